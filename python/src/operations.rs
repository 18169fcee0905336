//! Operations that the border itself calls, found by name once.

use std::sync::OnceLock;

use pyo3::prelude::*;
use rtensor::dispatch::arg::{Arg, FromOutputs, Outputs};
use rtensor::dispatch::call;
use rtensor::dispatch::registry::{Operator, find};
use rtensor::error::Result;
use rtensor::tensor::Tensor;

use crate::enter;

/// An operator by its qualified name.
pub struct Named {
    name: &'static str,
    found: OnceLock<&'static Operator>,
}
impl Named {
    pub const fn new(name: &'static str) -> Self {
        Named { name, found: OnceLock::new() }
    }
    fn get(&self) -> Result<&'static Operator> {
        if let Some(op) = self.found.get() {
            Ok(op)
        } else {
            let op = find(self.name)?;
            let _ = self.found.set(op);
            Ok(op)
        }
    }
    /// Runs it.
    ///
    /// # Errors
    /// What the operation raises.
    pub fn outputs(&self, py: Python<'_>, args: &[Arg<'_>]) -> PyResult<Outputs> {
        enter::run(py, || call::call(self.get()?, args))
    }
    /// Runs it for its one tensor.
    ///
    /// # Errors
    /// What the operation raises.
    pub fn tensor(&self, py: Python<'_>, args: &[Arg<'_>]) -> PyResult<Tensor> {
        enter::run(py, || Tensor::from_outputs(call::call(self.get()?, args)?))
    }
}

/// Loads a plug-in by `rtensor.h`.
#[pyfunction]
fn load_plugin(py: Python<'_>, path: std::path::PathBuf) -> PyResult<()> {
    enter::run(py, || rtensor::library::plugin::load(&path))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(load_plugin, module)?)
}
