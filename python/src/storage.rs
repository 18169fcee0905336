//! `tensor.untyped_storage()`: what can be asked of a tensor's memory.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use rtensor::layout::Layout;
use rtensor::storage::Storage;
use rtensor::tensor::Tensor;

use crate::types::{PyDevice, to_dtype};
use crate::{enter, tensor};

/// The memory that a tensor and its views share.
#[pyclass(name = "UntypedStorage", module = "rtensor", frozen)]
pub struct PyStorage(pub Storage);

#[pymethods]
impl PyStorage {
    /// Bytes in it.
    fn nbytes(&self) -> usize {
        self.0.nbytes()
    }
    fn size(&self) -> usize {
        self.0.nbytes()
    }
    /// Address of the first byte.
    fn data_ptr(&self) -> usize {
        self.0.data() as usize
    }
    #[getter]
    fn device(&self) -> PyDevice {
        PyDevice(self.0.device())
    }
    /// All of it as a vector of one dtype: what `Tensor.set_` takes.
    fn _as_tensor<'py>(&self, py: Python<'py>, dtype: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let dtype = to_dtype(dtype).ok_or_else(|| PyTypeError::new_err("_as_tensor(): expected a dtype"))?;
        let count = (self.0.nbytes() / dtype.size()) as i64;
        let whole = enter::run(py, || {
            let t = Tensor::empty(&[0], dtype, self.0.device())?;
            t.set_body(self.0.clone(), Layout::contiguous(&[count])?)?;
            Ok(t)
        })?;
        tensor::wrap(py, whole)
    }
    fn __len__(&self) -> usize {
        self.0.nbytes()
    }
    fn __eq__(&self, other: &Self) -> bool {
        self.0.same(&other.0)
    }
    fn __hash__(&self) -> usize {
        self.0.data() as usize
    }
    fn __repr__(&self) -> String {
        format!("<UntypedStorage of {} bytes on {}>", self.0.nbytes(), self.0.device())
    }
}
