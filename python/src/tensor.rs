//! The class `Tensor`: what can be asked of a tensor without running an operation, and the number protocol.
//!
//! Operations come from the table (`bindings.rs`); operators are in `operators.rs`, indexing in `index.rs`, exchange
//! with other libraries in `interop.rs`, construction in `create.rs`. This is the one `#[pymethods]` block, so most of
//! its methods are one line.

use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyUserWarning};
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use pyo3::types::{PyComplex, PyDict, PyTuple, PyType};
use rtensor::autograd::node::{self, Slot};
use rtensor::device::MemoryFormat;
use rtensor::dispatch::sizes;
use rtensor::dtype::DType;
use rtensor::scalar::Scalar;
use rtensor::tensor::Tensor;

use crate::args::Object;
use crate::autograd::PyNode;
use crate::operators::{self, Infix, Prefix};
use crate::storage::PyStorage;
use crate::types::{PyDevice, PyMemoryFormat, dtype_object, layout_object};
use crate::wrapper::{self, Cell, Facts, Wrapper};
use crate::{create, enter, fields, handlers, index, interop, jit, nested, results, scalars, size};

/// An array of numbers that can be differentiated.
#[pyclass(name = "Tensor", module = "rtensor", frozen, subclass, weakref, dict)]
pub struct PyTensor(Cell<Tensor>);

impl Wrapper for PyTensor {
    type Of = Tensor;
    fn cell(&self) -> &Cell<Tensor> {
        &self.0
    }
    fn facts() -> &'static Facts {
        static FACTS: Facts = Facts::new();
        &FACTS
    }
}
impl Drop for PyTensor {
    fn drop(&mut self) {
        self.leave();
    }
}

/// The wrapper of a tensor: a new reference, null with an exception set.
#[inline]
pub fn wrap_raw(py: Python<'_>, tensor: Tensor) -> Object {
    wrapper::wrap_raw::<PyTensor>(py, tensor)
}
/// The wrapper of a tensor.
pub fn wrap(py: Python<'_>, tensor: Tensor) -> PyResult<Bound<'_, PyAny>> {
    wrapper::wrap::<PyTensor>(py, tensor)
}
/// The tensor in an object, if it is one.
#[inline]
pub fn borrow<'a>(object: Object) -> Option<&'a Tensor> {
    wrapper::borrow::<PyTensor>(object)
}
pub fn node_of(t: &Tensor) -> PyResult<Option<node::Edge>> {
    // SAFETY: called from methods, under the interpreter lock.
    enter::run(unsafe { Python::assume_attached() }, || node::node_of(t))
}

/// One dimension, from Python's form.
fn dimension(py: Python<'_>, t: &Tensor, dim: i64) -> PyResult<usize> {
    enter::run(py, || rtensor::shape::wrap_dim(dim, t.ndim()))
}

#[pymethods]
#[allow(clippy::new_ret_no_self, reason = "the class may be a subclass")]
impl PyTensor {
    #[new]
    #[classmethod]
    #[pyo3(signature = (*args, **kwargs))]
    fn new<'py>(
        class: &Bound<'py, PyType>,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        create::constructor(class, args, kwargs)
    }
    /// A tensor of class `cls` over the memory of `data`.
    #[staticmethod]
    #[pyo3(signature = (cls, data, require_grad = false))]
    fn _make_subclass<'py>(
        cls: &Bound<'py, PyType>,
        data: &PyTensor,
        require_grad: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let alias = data.handle()?.alias();
        fields::require_grad(&alias, require_grad)?;
        create::wrap_as(cls, alias)
    }
    /// This tensor's memory under a new tensor of class `cls`, without history.
    fn as_subclass<'py>(&self, cls: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyAny>> {
        create::wrap_as(cls, self.handle()?.alias())
    }

    // ---- shape and place
    #[getter]
    fn shape<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let (py, t) = (slf.py(), slf.get().handle()?);
        if t.nested().is_some() {
            return handlers::nested_shape(slf.as_any());
        }
        size::new(py, &sizes::sizes(t))
    }
    #[pyo3(signature = (dim = None))]
    fn size<'py>(&self, py: Python<'py>, dim: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let t = self.handle()?;
        match dim {
            None => size::new(py, &sizes::sizes(t)),
            Some(dim) if t.ndim() == 0 => Err(pyo3::exceptions::PyIndexError::new_err(format!(
                "size(): dimension {dim} was asked for, but the tensor has no dimensions"
            ))),
            Some(dim) => results::int(py, sizes::size(t, dimension(py, t, dim)?)),
        }
    }
    #[pyo3(signature = (dim = None))]
    fn stride<'py>(&self, py: Python<'py>, dim: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let t = self.handle()?;
        jit::notice_user(py, "the strides of a tensor")?;
        match dim {
            None => Ok(PyTuple::new(py, t.strides())?.into_any()),
            Some(dim) => Ok(t.strides()[dimension(py, t, dim)?].into_pyobject(py)?.into_any()),
        }
    }
    #[getter]
    fn ndim(&self) -> PyResult<usize> {
        Ok(nested::ndim(self.handle()?))
    }
    fn dim(&self) -> PyResult<usize> {
        Ok(nested::ndim(self.handle()?))
    }
    fn numel<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let t = self.handle()?;
        results::int(py, enter::run(py, || sizes::numel(t))?)
    }
    fn storage_offset(&self, py: Python<'_>) -> PyResult<i64> {
        jit::notice_user(py, "the storage offset of a tensor")?;
        Ok(self.handle()?.layout().offset())
    }
    #[getter]
    fn itemsize(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(jit::looked_at_dtype(py, self.handle()?).size())
    }
    #[getter]
    fn nbytes(&self, py: Python<'_>) -> PyResult<i64> {
        let t = self.handle()?;
        jit::notice_user(py, "the number of bytes of a tensor")?;
        Ok(t.numel() * t.dtype().size() as i64)
    }
    fn data_ptr(&self, py: Python<'_>) -> PyResult<usize> {
        jit::notice_user(py, "the address of a tensor")?;
        Ok(self.handle()?.data() as usize)
    }
    #[pyo3(signature = (memory_format = None))]
    fn is_contiguous(&self, py: Python<'_>, memory_format: Option<&PyMemoryFormat>) -> PyResult<bool> {
        jit::notice_user(py, "whether a tensor is contiguous")?;
        fields::is_contiguous(self.handle()?, memory_format.map_or(MemoryFormat::Contiguous, |m| m.0))
    }
    fn is_non_overlapping_and_dense(&self) -> PyResult<bool> {
        Ok(self.handle()?.layout().is_dense())
    }
    fn untyped_storage(&self) -> PyResult<PyStorage> {
        Ok(PyStorage(self.handle()?.storage().clone()))
    }
    /// Whether both tensors are the same view of the same memory.
    fn is_set_to(&self, tensor: &PyTensor) -> PyResult<bool> {
        let (a, b) = (self.handle()?, tensor.handle()?);
        Ok(a.storage().same(b.storage()) && a.layout() == b.layout())
    }

    // ---- what it is
    #[getter]
    fn dtype<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(dtype_object(py, jit::looked_at_dtype(py, self.handle()?)))
    }
    #[getter(device)]
    fn place(&self, py: Python<'_>) -> PyResult<PyDevice> {
        let t = self.handle()?;
        jit::looks_at_device(py, t);
        Ok(PyDevice(t.device()))
    }
    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.handle()?;
        Ok(layout_object(py, rtensor::device::MemoryLayout::Strided))
    }
    fn get_device(&self) -> PyResult<i64> {
        Ok(self.handle()?.device().index.map_or(-1, i64::from))
    }
    fn is_floating_point(&self, py: Python<'_>) -> PyResult<bool> {
        Ok(jit::looked_at_dtype(py, self.handle()?).is_float())
    }
    fn is_complex(&self, py: Python<'_>) -> PyResult<bool> {
        Ok(jit::looked_at_dtype(py, self.handle()?).is_complex())
    }
    fn is_signed(&self, py: Python<'_>) -> PyResult<bool> {
        Ok(jit::looked_at_dtype(py, self.handle()?).is_signed())
    }
    fn is_inference(&self) -> PyResult<bool> {
        Ok(self.handle()?.is_inference())
    }
    #[getter]
    fn is_meta(&self) -> PyResult<bool> {
        Ok(self.handle()?.is_meta())
    }
    #[getter]
    fn is_nested(&self) -> PyResult<bool> {
        Ok(self.handle()?.nested().is_some())
    }

    // ---- autograd
    #[getter]
    fn get_requires_grad(&self) -> PyResult<bool> {
        Ok(self.handle()?.requires_grad())
    }
    #[setter]
    fn set_requires_grad(&self, on: bool) -> PyResult<()> {
        fields::require_grad(self.handle()?, on)
    }
    #[pyo3(signature = (requires_grad = true))]
    fn requires_grad_(slf: Bound<'_, Self>, requires_grad: bool) -> PyResult<Bound<'_, Self>> {
        fields::require_grad(slf.get().handle()?, requires_grad)?;
        Ok(slf)
    }
    #[getter]
    fn is_leaf(&self, py: Python<'_>) -> PyResult<bool> {
        let t = self.handle()?;
        enter::run(py, || node::is_leaf(t))
    }
    #[getter]
    fn grad_fn<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let t = self.handle()?;
        if !t.requires_grad() {
            return Ok(None);
        }
        node_of(t)?.map(|edge| wrapper::wrap::<PyNode>(py, edge.node)).transpose()
    }
    #[getter]
    fn output_nr(&self) -> PyResult<u32> {
        Ok(node_of(self.handle()?)?.map_or(0, |edge| edge.index))
    }
    #[getter]
    fn get_grad<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let t = self.handle()?;
        if t.is_plain() {
            return Ok(None);
        }
        let (grad, never) = t.with_slot::<Slot, _>(|s| {
            let grad = s.grad.as_ref().map(|g| enter::from_foreign(py, g));
            let never = grad.is_none() && s.node.is_some() && !s.retains_grad;
            (grad, never)
        });
        if never {
            let text = c"grad of a tensor that is not a leaf: it is kept only after retain_grad()";
            PyErr::warn(py, &py.get_type::<PyUserWarning>(), text, 1)?;
        }
        Ok(grad)
    }
    /// `grad`, without advice.
    #[getter]
    fn _grad<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let t = self.handle()?;
        if t.is_plain() {
            return Ok(None);
        }
        Ok(t.with_slot::<Slot, _>(|s| s.grad.as_ref().map(|g| enter::from_foreign(py, g))))
    }
    #[deleter]
    fn delete_grad(slf: &Bound<'_, Self>) -> PyResult<()> {
        Self::set_grad(slf, None)
    }
    #[setter]
    fn set_grad(slf: &Bound<'_, Self>, grad: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        fields::set_grad(slf.py(), slf.get().handle()?, grad)
    }
    #[getter]
    fn get_data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let data = self.handle()?.alias();
        data.set_unversioned();
        wrap(py, data)
    }
    #[setter]
    fn set_data(&self, py: Python<'_>, data: &PyTensor) -> PyResult<()> {
        fields::set_data(py, self.handle()?, data.handle()?)
    }
    #[getter]
    fn _version(&self) -> PyResult<u64> {
        Ok(self.handle()?.version())
    }
    fn _is_view(&self) -> PyResult<bool> {
        Ok(self.handle()?.is_view())
    }
    #[getter]
    fn _base<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let base = rtensor::autograd::view::of(self.handle()?);
        base.map(|(base, _)| wrap(py, base)).transpose()
    }

    // ---- values
    fn item<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        scalars::item_object(py, self.handle()?)
    }
    fn tolist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        jit::notice(py, "the numbers of a tensor, as a list,")?;
        interop::to_list(py, self.handle()?)
    }
    #[pyo3(signature = (*, force = false))]
    fn numpy<'py>(slf: &Bound<'py, Self>, force: bool) -> PyResult<Bound<'py, PyAny>> {
        interop::to_numpy(slf.as_any(), slf.get().handle()?, force)
    }
    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__<'py>(
        slf: &Bound<'py, Self>,
        dtype: Option<&Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        interop::array(slf.as_any(), slf.get().handle()?, dtype, copy)
    }
    #[classattr]
    fn __array_priority__() -> i32 {
        1000
    }
    #[pyo3(signature = (*, stream = None, max_version = None, dl_device = None, copy = None))]
    fn __dlpack__<'py>(
        slf: &Bound<'py, Self>,
        stream: Option<&Bound<'py, PyAny>>,
        max_version: Option<(u32, u32)>,
        dl_device: Option<(i32, i32)>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let _ = stream; // the CPU has no streams
        crate::dlpack::export(slf.py(), slf.get().handle()?, max_version, dl_device, copy)
    }
    fn __dlpack_device__(&self) -> PyResult<(i32, i32)> {
        crate::dlpack::device(self.handle()?)
    }
    fn __reduce_ex__<'py>(slf: &Bound<'py, Self>, _protocol: i32) -> PyResult<Bound<'py, PyAny>> {
        interop::reduce(slf.as_any(), slf.get().handle()?)
    }
    fn __bool__(&self, py: Python<'_>) -> PyResult<bool> {
        let t = self.handle()?;
        if t.numel() != 1 {
            return Err(PyRuntimeError::new_err(format!(
                "the truth of a tensor with {} elements is ambiguous; use any() or all()",
                t.numel()
            )));
        }
        Ok(scalars::item(py, t)?.to_bool())
    }
    fn __int__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        scalars::item_object(py, self.handle()?)?.call_method0("__int__")
    }
    fn __float__(&self, py: Python<'_>) -> PyResult<f64> {
        match scalars::item(py, self.handle()?)? {
            Scalar::Complex(c) if c.im != 0.0 => {
                Err(PyTypeError::new_err("a complex value with an imaginary part is no float"))
            }
            _ if self.handle()?.dtype() == DType::UInt64 => {
                scalars::item_object(py, self.handle()?)?.extract()
            }
            number => Ok(number.to_f64()),
        }
    }
    fn __complex__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyComplex>> {
        Ok(match scalars::item(py, self.handle()?)? {
            Scalar::Complex(c) => PyComplex::from_doubles(py, c.re, c.im),
            number => PyComplex::from_doubles(py, number.to_f64(), 0.0),
        })
    }
    fn __index__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let t = self.handle()?;
        let number = t.dtype().is_integral() || t.dtype() == DType::Bool;
        if !number || t.numel() != 1 {
            return Err(PyTypeError::new_err(
                "only an integer tensor of one element can be used as an index",
            ));
        }
        scalars::item_object(py, t)?.call_method0("__int__")
    }

    // ---- as a container
    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        let t = self.handle()?;
        match t.sizes().first() {
            Some(n) => {
                jit::notice(py, "the length of a tensor, as a plain int,")?;
                Ok(*n as usize)
            }
            None => Err(PyTypeError::new_err("a 0-dim tensor has no len()")),
        }
    }
    fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        index::iterate(slf)
    }
    fn __getitem__<'py>(slf: &Bound<'py, Self>, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        index::get(slf.py(), slf.get().handle()?, key)
    }
    fn __setitem__<'py>(
        slf: &Bound<'py, Self>,
        key: &Bound<'py, PyAny>,
        value: &Bound<'py, PyAny>,
    ) -> PyResult<()> {
        index::set(slf.py(), slf.get().handle()?, key, value)
    }
    fn __contains__(slf: &Bound<'_, Self>, element: &Bound<'_, PyAny>) -> PyResult<bool> {
        index::contains(slf, element)
    }
    fn __hash__(&self) -> usize {
        // By identity; shifted, because addresses are multiples of 16.
        (self.object() as usize) >> 4
    }

    // ---- operators
    fn __add__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Add)
    }
    fn __radd__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Add)
    }
    fn __sub__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Sub)
    }
    fn __rsub__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::reflected(slf, other, Infix::Sub)
    }
    fn __mul__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Mul)
    }
    fn __rmul__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Mul)
    }
    fn __truediv__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Div)
    }
    fn __rtruediv__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::reflected(slf, other, Infix::Div)
    }
    fn __floordiv__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::FloorDiv)
    }
    fn __rfloordiv__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::reflected(slf, other, Infix::FloorDiv)
    }
    fn __mod__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Remainder)
    }
    fn __rmod__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::reflected(slf, other, Infix::Remainder)
    }
    fn __pow__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        modulo: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        operators::no_modulo(modulo)?;
        operators::infix(slf, other, Infix::Pow)
    }
    fn __rpow__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        modulo: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        operators::no_modulo(modulo)?;
        operators::reflected(slf, other, Infix::Pow)
    }
    fn __matmul__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Matmul)
    }
    fn __rmatmul__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::reflected(slf, other, Infix::Matmul)
    }
    fn __and__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::And)
    }
    fn __rand__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::And)
    }
    fn __or__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Or)
    }
    fn __ror__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Or)
    }
    fn __xor__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Xor)
    }
    fn __rxor__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::Xor)
    }
    fn __lshift__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::LeftShift)
    }
    fn __rlshift__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::reflected(slf, other, Infix::LeftShift)
    }
    fn __rshift__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::infix(slf, other, Infix::RightShift)
    }
    fn __rrshift__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::reflected(slf, other, Infix::RightShift)
    }
    fn __iadd__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::Add)
    }
    fn __isub__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::Sub)
    }
    fn __imul__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::Mul)
    }
    fn __itruediv__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::Div)
    }
    fn __ifloordiv__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::FloorDiv)
    }
    fn __imod__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::Remainder)
    }
    fn __ipow__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        modulo: &Bound<'py, PyAny>,
    ) -> PyResult<()> {
        operators::no_modulo(modulo)?;
        operators::inplace(slf, other, Infix::Pow)
    }
    fn __iand__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::And)
    }
    fn __ior__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::Or)
    }
    fn __ixor__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::Xor)
    }
    fn __ilshift__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::LeftShift)
    }
    fn __irshift__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<()> {
        operators::inplace(slf, other, Infix::RightShift)
    }
    fn __richcmp__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        op: CompareOp,
    ) -> PyResult<Bound<'py, PyAny>> {
        let comparison = match op {
            CompareOp::Eq => Infix::Eq,
            CompareOp::Ne => Infix::Ne,
            CompareOp::Lt => Infix::Lt,
            CompareOp::Le => Infix::Le,
            CompareOp::Gt => Infix::Gt,
            CompareOp::Ge => Infix::Ge,
        };
        operators::infix(slf, other, comparison)
    }
    fn __neg__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        operators::prefix(slf, Prefix::Neg)
    }
    fn __pos__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }
    fn __abs__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        operators::prefix(slf, Prefix::Abs)
    }
    fn __invert__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        operators::prefix(slf, Prefix::Not)
    }

    // ---- garbage collection
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.traverse(&visit)
    }
    fn __clear__(&self) {
        self.clear();
    }
}

/// Adds the class, measured with one instance.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_class::<PyTensor>()?;
    let tensor = enter::run(py, || Tensor::from_slice(&[0.0f32]))?;
    wrapper::measure(&Bound::new(py, PyTensor(Cell::new(tensor)))?);
    Ok(())
}
