//! Memory shared with other libraries: NumPy's array interface both ways, the buffer protocol, lists, pickles.
//!
//! NumPy is never imported to read an array: `__array_interface__` says all there is to know. What cannot be shared as
//! it lies (another byte order, strides that are no multiple of the element or negative, a misaligned start) is an
//! error where sharing was asked for, and copied where it was not.

use std::any::Any;

use pyo3::exceptions::{PyBufferError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};
use rtensor::dtype::DType;
use rtensor::error::{Error, Result};
use rtensor::layout::{Layout, contiguous_strides};
use rtensor::storage::Storage;
use rtensor::tensor::Tensor;

use crate::{enter, scalars};

/// Memory described by somebody else, in bytes.
pub struct Described {
    pub data: *mut u8,
    pub dtype: DType,
    pub sizes: Vec<i64>,
    /// In bytes; row-major when absent.
    pub strides: Option<Vec<i64>>,
    pub read_only: bool,
}

impl Described {
    /// Sizes and strides in elements. Strides of dimensions with at most one element mean nothing and are replaced.
    fn layout(&self) -> Result<Layout> {
        let item = self.dtype.size() as i64;
        let mut strides = contiguous_strides(&self.sizes);
        let empty = self.sizes.contains(&0);
        if let Some(given) = &self.strides
            && !empty
        {
            for (i, (stride, size)) in given.iter().zip(&self.sizes).enumerate() {
                if *size <= 1 {
                    continue;
                }
                if *stride < 0 {
                    return Err(Error::value(format!(
                        "dimension {i} has a negative stride ({stride} bytes), which tensors do not have; copy the array first"
                    )));
                }
                if stride % item != 0 {
                    return Err(Error::value(format!(
                        "dimension {i} has a stride of {stride} bytes, which is no multiple of the {item} bytes of {}; copy the array first",
                        self.dtype
                    )));
                }
                strides[i] = stride / item;
            }
        }
        Layout::strided(&self.sizes, &strides, 0)
    }

    /// A tensor over the memory, which `owner` keeps alive.
    ///
    /// # Safety
    /// The memory is valid for what is described while `owner` lives.
    pub unsafe fn share(self, owner: Box<dyn Any + Send + Sync>) -> Result<Tensor> {
        let layout = self.layout()?;
        if layout.numel() == 0 {
            return Tensor::empty(&self.sizes, self.dtype, rtensor::device::Device::CPU);
        }
        let align = match self.dtype {
            DType::Complex64 => 4,
            DType::Complex128 => 8,
            dtype => dtype.size(),
        };
        if self.data.is_null() || !(self.data as usize).is_multiple_of(align) {
            return Err(Error::value(format!(
                "the data is not aligned to the {align} bytes that {} needs; copy the array first",
                self.dtype
            )));
        }
        let bytes = layout
            .extent()?
            .checked_mul(self.dtype.size() as i64)
            .ok_or_else(|| Error::shape("the array reaches past 2^63 bytes"))?;
        // SAFETY: by contract.
        let storage = unsafe { Storage::lend(self.data, bytes as usize, owner, self.read_only) }?;
        let out = Tensor::over(storage, layout, self.dtype)?;
        if self.dtype == DType::Bool {
            check_bools(&out)?;
        }
        Ok(out)
    }
}

/// Bytes other than 0 and 1 are no bools, in Rust as in C.
fn check_bools(t: &Tensor) -> Result<()> {
    let mut bad = None;
    rtensor::tensor::for_each_offset(t.layout(), |offset| {
        // SAFETY: within the bounds that every layout was checked against.
        let byte = unsafe { t.data().offset(offset as isize).read() };
        if byte > 1 {
            bad = Some(byte);
        }
    });
    match bad {
        None => Ok(()),
        Some(byte) => {
            Err(Error::value(format!("a bool array holds the byte {byte}, which is neither True nor False")))
        }
    }
}

/// Whether the object describes its memory as NumPy's arrays do; NumPy's single numbers do not count.
pub fn is_array(object: &Bound<'_, PyAny>) -> bool {
    object.hasattr("__array_interface__").unwrap_or(false) && object.hasattr("__setitem__").unwrap_or(false)
}

/// The dtype of a NumPy number or 0-dim array.
pub fn scalar_dtype(object: &Bound<'_, PyAny>) -> Option<DType> {
    let interface = object.getattr("__array_interface__").ok()?;
    if interface.get_item("shape").ok()?.len().ok()? != 0 {
        return None;
    }
    let text: String = interface.get_item("typestr").ok()?.extract().ok()?;
    DType::from_numpy(&text[1..])
}

/// A tensor over the memory of an object with `__array_interface__`.
///
/// # Errors
/// TypeError for a dtype that tensors do not have, ValueError for memory that cannot be shared as it lies.
pub fn from_array(array: &Bound<'_, PyAny>) -> PyResult<Tensor> {
    let py = array.py();
    let interface = array.getattr("__array_interface__")?;
    let text: String = interface.get_item("typestr")?.extract()?;
    let Some(dtype) = DType::from_numpy(&text[1..]) else {
        return Err(PyTypeError::new_err(format!(
            "an array of type {text} cannot become a tensor; tensors hold bool, integers up to 64 bits, float16, float32, float64, complex64, complex128"
        )));
    };
    if text.starts_with('>') && dtype.size() > 1 {
        return Err(PyValueError::new_err(format!(
            "the array has big-endian elements ({text}); convert it first: a.astype(a.dtype.newbyteorder('='))"
        )));
    }
    let (address, read_only): (usize, bool) = interface.get_item("data")?.extract()?;
    let strides = match interface.get_item("strides") {
        Ok(strides) if !strides.is_none() => Some(strides.extract()?),
        _ => None,
    };
    let sizes = interface.get_item("shape")?.extract()?;
    let described = Described { data: address as *mut u8, dtype, sizes, strides, read_only };
    let owner = Box::new(enter::to_foreign(array.clone()));
    // SAFETY: the array says that its memory is there, and the tensor's storage keeps the array alive.
    enter::run(py, || unsafe { described.share(owner) })
}

/// As [`from_array`], copying what cannot be shared.
pub fn from_array_or_copy(array: &Bound<'_, PyAny>) -> PyResult<Tensor> {
    match from_array(array) {
        Err(error) if error.is_instance_of::<PyValueError>(array.py()) && array.hasattr("astype")? => {
            let native = array.getattr("dtype")?.call_method1("newbyteorder", ("=",))?;
            from_array(&array.call_method1("astype", (native, "C"))?)
        }
        other => other,
    }
}

/// Keeps a buffer exported while a tensor uses its memory.
struct Exported(Box<ffi::Py_buffer>);
// SAFETY: the view is released under the interpreter lock, see Drop; nothing else touches it.
unsafe impl Send for Exported {}
// SAFETY: as above.
unsafe impl Sync for Exported {}
impl Exported {
    fn get(object: &Bound<'_, PyAny>, flags: std::ffi::c_int) -> PyResult<Exported> {
        let mut view = Box::new(ffi::Py_buffer::new());
        // SAFETY: a live object and a view that is filled or left alone.
        if unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), &raw mut *view, flags) } != 0 {
            return Err(PyErr::fetch(object.py()));
        }
        Ok(Exported(view))
    }
}
impl Drop for Exported {
    fn drop(&mut self) {
        // SAFETY: filled by `PyObject_GetBuffer`, released once, with the lock held.
        enter::with_python(|_| unsafe { ffi::PyBuffer_Release(&raw mut *self.0) });
    }
}

/// `count` elements from `offset` bytes on in a buffer's memory.
///
/// # Errors
/// ValueError when that reaches outside, `BufferError` when the object lends no memory.
pub fn from_buffer(object: &Bound<'_, PyAny>, dtype: DType, count: i64, offset: i64) -> PyResult<Tensor> {
    let writable = Exported::get(object, ffi::PyBUF_WRITABLE);
    let view = match writable {
        Ok(view) => view,
        Err(_) => Exported::get(object, ffi::PyBUF_SIMPLE)?,
    };
    let (length, item) = (view.0.len as i64, dtype.size() as i64);
    if offset < 0 || offset > length || (length == 0 && count != 0) {
        return Err(PyValueError::new_err(format!(
            "frombuffer(): offset {offset} is outside a buffer of {length} byte(s)"
        )));
    }
    if count < -1 {
        return Err(PyValueError::new_err(format!(
            "frombuffer(): count {count} is negative; -1 takes all that is left"
        )));
    }
    let rest = length - offset;
    let count = match count {
        n if n < 0 && rest % item != 0 => {
            return Err(PyValueError::new_err(format!(
                "frombuffer(): {rest} byte(s) are no whole number of {dtype} elements of {item}"
            )));
        }
        n if n < 0 => rest / item,
        n if n.checked_mul(item).is_none_or(|bytes| bytes > rest) => {
            return Err(PyValueError::new_err(format!(
                "frombuffer(): {n} elements of {dtype} need more than the {rest} byte(s) left"
            )));
        }
        n => n,
    };
    let data = view.0.buf.cast::<u8>().wrapping_offset(offset as isize);
    let read_only = view.0.readonly != 0;
    let described = Described { data, dtype, sizes: vec![count], strides: None, read_only };
    // SAFETY: the range was checked to lie in the buffer, which stays exported while the storage lives.
    enter::run(object.py(), || unsafe { described.share(Box::new(view)) })
}

/// The memory of an object with the buffer protocol, or None when it has none. Without `dtype` it holds bytes.
pub fn from_buffer_object(object: &Bound<'_, PyAny>, dtype: Option<DType>) -> PyResult<Option<Tensor>> {
    // SAFETY: a live object.
    if unsafe { ffi::PyObject_CheckBuffer(object.as_ptr()) } == 0 {
        return Ok(None);
    }
    let dtype = match dtype {
        Some(dtype) => dtype,
        None => buffer_dtype(object)?,
    };
    from_buffer(object, dtype, -1, 0).map(Some)
}
/// From the format letter of `memoryview`.
fn buffer_dtype(object: &Bound<'_, PyAny>) -> PyResult<DType> {
    let view = object.py().import("builtins")?.getattr("memoryview")?.call1((object,))?;
    let format: String = view.getattr("format")?.extract()?;
    let size: usize = view.getattr("itemsize")?.extract()?;
    let kind = match format.as_str() {
        "?" => 'b',
        "b" | "h" | "i" | "l" | "q" => 'i',
        "B" | "H" | "I" | "L" | "Q" | "c" => 'u',
        "e" | "f" | "d" => 'f',
        _ => '?',
    };
    DType::from_numpy(&format!("{kind}{size}")).ok_or_else(|| {
        PyBufferError::new_err(format!("a buffer of format '{format}' cannot become a tensor"))
    })
}

/// The dict that NumPy makes an array of.
fn array_interface<'py>(py: Python<'py>, t: &Tensor) -> PyResult<Bound<'py, PyDict>> {
    let Some(text) = t.dtype().numpy() else {
        return Err(PyTypeError::new_err(format!(
            "NumPy has no dtype for {}; convert first, to float32 perhaps",
            t.dtype()
        )));
    };
    let dict = PyDict::new(py);
    let item = t.dtype().size() as i64;
    dict.set_item("version", 3)?;
    let order = if item == 1 { '|' } else { '<' };
    dict.set_item("typestr", format!("{order}{text}"))?;
    dict.set_item("shape", PyTuple::new(py, t.sizes())?)?;
    if !t.is_contiguous() {
        dict.set_item("strides", PyTuple::new(py, t.strides().iter().map(|s| s * item))?)?;
    }
    dict.set_item("data", (t.data() as usize, t.storage().is_read_only()))?;
    Ok(dict)
}

/// `tensor.numpy()`: an array over the tensor's memory.
pub fn to_numpy<'py>(object: &Bound<'py, PyAny>, t: &Tensor, force: bool) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    if t.requires_grad() && !force {
        return Err(PyRuntimeError::new_err(
            "numpy() of a tensor that requires grad would lose its history; use detach().numpy()",
        ));
    }
    if t.is_meta() {
        return Err(PyTypeError::new_err("a meta tensor has no data, so no array"));
    }
    if t.nested().is_some() {
        return Err(PyTypeError::new_err("a nested tensor has no array; use unbind() or to_padded_tensor()"));
    }
    let interface = array_interface(py, t)?;
    py.import("rtensor._interop")?.getattr("array_over")?.call1((object, interface))
}

/// `__array__`.
pub fn array<'py>(
    object: &Bound<'py, PyAny>,
    t: &Tensor,
    dtype: Option<&Bound<'py, PyAny>>,
    copy: Option<bool>,
) -> PyResult<Bound<'py, PyAny>> {
    let array = to_numpy(object, t, false)?;
    object.py().import("rtensor._interop")?.getattr("converted")?.call1((array, dtype, copy))
}

/// Nested lists of numbers.
pub fn to_list<'py>(py: Python<'py>, t: &Tensor) -> PyResult<Bound<'py, PyAny>> {
    if t.is_meta() {
        return Err(PyRuntimeError::new_err("tolist(): a meta tensor has no data"));
    }
    if t.nested().is_some() {
        return Err(PyRuntimeError::new_err(
            "tolist(): not available for nested tensors; unbind() them first",
        ));
    }
    if t.ndim() == 0 {
        return scalars::item_object(py, t);
    }
    // The lists that are not full yet, outermost first: a tensor may have more dimensions than the stack has room for.
    let mut open = vec![(PyList::empty(py), 0isize, t.data().cast_const())];
    loop {
        let dim = open.len() - 1;
        let (list, next, start) = &mut open[dim];
        if *next as i64 == t.sizes()[dim] {
            let list = list.clone();
            open.pop();
            let Some((outer, ..)) = open.last() else { return Ok(list.into_any()) };
            outer.append(list)?;
            py.check_signals()?;
            continue;
        }
        let step = t.strides()[dim] as isize * t.dtype().size() as isize;
        let at = start.wrapping_offset(*next * step);
        *next += 1;
        if dim + 1 < t.ndim() {
            open.push((PyList::empty(py), 0, at));
        } else {
            // SAFETY: the sum of in-range steps from the first element: within the layout's checked bounds.
            list.append(unsafe { scalars::read_object(py, at, t.dtype()) }?)?;
        }
    }
}

/// How a tensor is pickled: its elements as bytes, what it is, its class and attributes. Memory that tensors share is
/// not shared any more when they come back.
pub fn reduce<'py>(object: &Bound<'py, PyAny>, t: &Tensor) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    if t.nested().is_some() {
        return Err(PyTypeError::new_err("a nested tensor cannot be pickled; pickle its unbind()"));
    }
    if t.requires_grad() && !enter::run(py, || rtensor::autograd::node::is_leaf(t))? {
        return Err(PyRuntimeError::new_err(
            "only leaves can be pickled or deep-copied, because history cannot; use detach()",
        ));
    }
    let room = || rtensor::device::cpu::ensure_room(t.numel() as usize, t.dtype().size());
    enter::run(py, room)?;
    let data = if t.is_meta() { None } else { Some(PyBytes::new(py, &row_major_bytes(t))) };
    let dtype = crate::types::dtype_object(py, t.dtype());
    let sizes = PyTuple::new(py, t.sizes())?;
    let state = object.getattr("__dict__").ok().filter(|d| d.len().is_ok_and(|n| n > 0));
    let rebuild = py.import("rtensor._C")?.getattr("_rebuild_tensor")?;
    let args = (object.get_type(), data, dtype, sizes, t.requires_grad()).into_pyobject(py)?;
    Ok((rebuild, args, state).into_pyobject(py)?.into_any())
}
fn row_major_bytes(t: &Tensor) -> Vec<u8> {
    let size = t.dtype().size();
    let mut bytes = Vec::with_capacity(t.numel() as usize * size);
    rtensor::tensor::for_each_offset(t.layout(), |offset| {
        // SAFETY: an element within the bounds that every layout was checked against.
        bytes.extend_from_slice(unsafe {
            std::slice::from_raw_parts(t.data().offset(offset as isize * size as isize), size)
        });
    });
    bytes
}

#[pyfunction]
#[pyo3(name = "_rebuild_tensor")]
pub fn rebuild_tensor<'py>(
    class: &Bound<'py, pyo3::types::PyType>,
    data: Option<&[u8]>,
    dtype: &crate::types::PyDType,
    sizes: Vec<i64>,
    requires_grad: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let py = class.py();
    let device = if data.is_some() { rtensor::device::Device::CPU } else { rtensor::device::Device::META };
    let made = enter::run(py, || {
        let out = Tensor::empty(&sizes, dtype.0, device)?;
        let Some(data) = data else { return Ok(out) };
        if data.len() != out.numel() as usize * dtype.0.size() {
            return Err(Error::load("the pickled tensor has another size than its data"));
        }
        if dtype.0 == DType::Bool && data.iter().any(|b| *b > 1) {
            return Err(Error::load("the pickled bool tensor holds bytes other than 0 and 1"));
        }
        // SAFETY: as many bytes as were just allocated.
        unsafe { std::ptr::copy_nonoverlapping(data.as_ptr(), out.data(), data.len()) };
        Ok(out)
    })?;
    crate::fields::require_grad(&made, requires_grad)?;
    crate::create::wrap_as(class, made)
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(rebuild_tensor, module)?)
}
