//! What the core asks of the host language: to run a composite that is written in it.
//!
//! The binding installs one function at start-up. Without a host (the binary), such an operation is an error: a saved
//! program never holds one.

use std::sync::OnceLock;

use crate::dispatch::arg::{Arg, Outputs};
use crate::dispatch::call::Call;
use crate::error::{Error, Result};

/// Runs `module:function` of the host on the call's arguments.
pub type Composite = fn(path: &'static str, call: &Call, args: &[Arg<'_>]) -> Result<Outputs>;

static COMPOSITE: OnceLock<Composite> = OnceLock::new();

/// Called once by the binding.
pub fn install_composite(run: Composite) {
    let _ = COMPOSITE.set(run);
}

/// The kernel body of operations declared with `python: module:function`.
///
/// # Errors
/// What the function raises; `NotImplemented` without a host.
pub fn composite(path: &'static str, call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    match COMPOSITE.get() {
        Some(run) => run(path, call, args),
        None => Err(Error::not_implemented(format!(
            "is written in Python (rtensor.composite.{}), and there is no Python here",
            path.replace(':', ".")
        ))),
    }
}

/// The kernel in the table of such operations: the path is the operator's home.
///
/// # Errors
/// As [`composite`].
pub fn python_composite(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    match call.op.home.strip_prefix("python:") {
        Some(path) => composite(path, call, args),
        None => Err(call.op.missing_kernel(call.keys)),
    }
}
