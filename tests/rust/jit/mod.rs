//! Programs, from text: what they mean, what is refused.

mod archive;
mod builtins;
mod interpreter;
mod passes;
mod text;
mod verify;

use std::collections::HashMap;

use rtensor::dispatch::arg::Value;
use rtensor::error::{Error, Result};
use rtensor::jit::interpreter::Executable;
use rtensor::jit::{parse, verify as gate};

/// A program of text alone, ready to run.
pub(crate) fn build(text: &str) -> Result<Executable> {
    let program = parse::program(text, &HashMap::new(), vec![])?;
    gate::program(&program)?;
    Executable::new(program)
}

/// Runs `forward` on ints.
pub(crate) fn run(text: &str, arguments: &[i64]) -> Result<Vec<Value>> {
    build(text)?.call("forward", arguments.iter().map(|i| Some(Value::Int((*i).into()))).collect())
}

pub(crate) fn ints(values: &[Value]) -> Vec<i64> {
    values.iter().map(|v| v.as_arg().int().expect("an int")).collect()
}

pub(crate) fn fails<T>(result: Result<T>) -> Error {
    result.err().expect("an error")
}
