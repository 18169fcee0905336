//! The Python face of rtensor: the extension module `rtensor._C`.
//!
//! Nothing here computes. Calls are converted by the schema (`args`, `bindings`), enter the core through one door
//! (`enter`), and results are wrapped (`results`, `wrapper`). The core calls Python from `handlers` only.

#![allow(non_snake_case, reason = "the module is named _C")]
#![allow(unreachable_pub, reason = "nothing is exported from here but the module itself")]

mod args;
mod autograd;
mod bindings;
mod create;
mod dlpack;
mod engine;
mod enter;
mod errors;
mod fields;
mod handlers;
mod index;
mod interop;
mod jit;
mod nested;
mod operations;
mod operators;
mod ops;
mod results;
mod scalars;
mod schemas;
mod size;
mod stack;
mod state;
mod storage;
mod store;
mod tensor;
mod types;
mod wrapper;

use pyo3::prelude::*;

#[pymodule]
fn _C(module: &Bound<'_, PyModule>) -> PyResult<()> {
    enter::install();
    errors::register(module)?;
    types::register(module)?;
    size::register(module)?;
    scalars::register(module)?;
    tensor::register(module)?;
    bindings::register(module)?;
    create::register(module)?;
    interop::register(module)?;
    autograd::register(module)?;
    engine::register(module)?;
    handlers::register(module)?;
    jit::register(module)?;
    nested::register(module)?;
    operations::register(module)?;
    ops::register(module)?;
    state::register(module)?;
    schemas::register(module)?;
    wrapper::register(module)
}
