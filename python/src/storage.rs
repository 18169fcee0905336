//! `tensor.untyped_storage()`: what can be asked of a tensor's memory.

use pyo3::prelude::*;
use rtensor::storage::Storage;

use crate::types::PyDevice;

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
