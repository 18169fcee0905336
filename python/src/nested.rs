//! Nested tensors at the border: the sizes of their components, and a shape with ragged marks.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use rtensor::tensor::Tensor;

use crate::autograd::tensor_of;

/// Sizes of each component.
#[pyfunction]
fn _nested_sizes(t: &Bound<'_, PyAny>) -> PyResult<Vec<Vec<i64>>> {
    let nested = tensor_of(t)?.nested();
    Ok(nested.ok_or_else(|| PyTypeError::new_err("expected a nested tensor"))?.sizes.clone())
}

/// Rank of the tensor, the dimension of components included.
pub fn ndim(t: &Tensor) -> usize {
    t.nested().map_or(t.ndim(), |n| n.sizes.first().map_or(0, Vec::len) + 1)
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(_nested_sizes, module)?)
}
