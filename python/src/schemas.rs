//! Schemas as data, for the compiler of scripts.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use rtensor::dispatch::registry::{find, overloads, registry_generation, tags};
use rtensor::dispatch::schema::Argument;
use rtensor::generated::bindings::BINDINGS;
use rtensor::generated::table::OPERATORS;

use crate::results::value_object;

/// Name, type, keyword-only, has a default, default.
type Parameter<'py> = (&'static str, String, bool, bool, Bound<'py, PyAny>);
/// Qualified name, parameters, results as (type, name), more than one result declared, home.
type Row<'py> = (&'static str, Vec<Parameter<'py>>, Vec<(String, Option<&'static str>)>, bool, &'static str);

fn parameter<'py>(py: Python<'py>, a: &'static Argument) -> PyResult<Parameter<'py>> {
    let default = value_object(py, a.default.clone().unwrap_or_default())?;
    Ok((&a.name, a.ty.to_string(), a.kwarg_only, a.default.is_some(), default))
}

/// The overloads of `ns::name`, or one of them, `ns::name.overload`, `out=` forms last.
#[pyfunction]
fn operator_schemas<'py>(py: Python<'py>, name: &str) -> PyResult<Vec<Row<'py>>> {
    let mut found = if name.contains('.') { find(name).into_iter().collect() } else { overloads(name) };
    found.sort_by_key(|op| op.has_tag(tags::OUT));
    let row = |op: &'static rtensor::dispatch::registry::Operator| {
        let schema = op.schema();
        let parameters = schema.arguments.iter().map(|a| parameter(py, a)).collect::<PyResult<Vec<_>>>()?;
        let results: Vec<_> = schema.returns.iter().map(|r| (r.ty.to_string(), r.name.as_deref())).collect();
        let many = results.len() > 1;
        Ok((op.qualified_name(), parameters, results, many, op.home))
    };
    found.into_iter().map(row).collect()
}

/// `{module: {name: operator}}` of the public functions.
#[pyfunction]
fn binding_operators(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let out = PyDict::new(py);
    for b in BINDINGS {
        let Some(first) = b.operators.first() else { continue };
        let inner = if let Some(d) = out.get_item(b.module)? {
            d.cast_into::<PyDict>()?
        } else {
            let d = PyDict::new(py);
            out.set_item(b.module, &d)?;
            d
        };
        inner.set_item(b.name, OPERATORS[*first as usize].name())?;
    }
    Ok(out)
}

/// Grows whenever an operator comes or goes.
#[pyfunction(name = "registry_generation")]
fn generation() -> u64 {
    registry_generation()
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(operator_schemas, module)?)?;
    module.add_function(wrap_pyfunction!(binding_operators, module)?)?;
    module.add_function(wrap_pyfunction!(generation, module)?)
}
