//! From a name and arguments to a kernel.
//!
//! # Rationale
//! Every operation, whoever calls it (Python, a formula, a program, a kernel's fallback), goes through [`call::call`],
//! so that autograd, tracing and devices hold everywhere. One boxed convention ([`arg`]) serves Rust kernels, Python
//! kernels, the tracer and the interpreter alike: a fallback is written once for all operations.
//!
//! # Limitations
//! Tensors inside `Any` arguments are seen only when they are the argument itself.

pub mod arg;
pub mod binding;
pub mod call;
pub mod explain;
pub mod factory;
pub mod facts;
pub mod forms;
pub mod host;
pub mod kernel;
pub mod key;
pub mod registry;
pub mod schema;
pub mod sizes;
pub mod stage;
pub mod structured;

/// A native operation by name, looked up once; in a function that returns a `Result`.
#[macro_export]
macro_rules! operator {
    ($name:literal) => {{
        static OP: std::sync::OnceLock<&'static $crate::dispatch::registry::Operator> =
            std::sync::OnceLock::new();
        match OP.get() {
            Some(op) => *op,
            None => {
                let found = $crate::dispatch::registry::find($name)?;
                *OP.get_or_init(|| found)
            }
        }
    }};
}
