//! Tensors from Python data: `tensor()`, `as_tensor()`, `asarray()` and the constructor of the class.
//!
//! Nested sequences are walked once into a flat list of numbers, which decides the dtype, and then written with a check
//! of each value. Arrays of other libraries come in through `interop.rs` and `dlpack.rs`.

use pyo3::exceptions::{PyOverflowError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use rtensor::device::{Device, DeviceKind};
use rtensor::dispatch::arg::Arg;
use rtensor::dispatch::structured::copy_into;
use rtensor::dtype::{Category, Complex64, DType, Element, default_float};
use rtensor::error::{Error, Result};
use rtensor::scalar::{Scalar, int_range};
use rtensor::tensor::Tensor;

use crate::args::plain_number;
use crate::fields::require_grad;
use crate::operations::Named;
use crate::tensor::{PyTensor, borrow, wrap};
use crate::types::{to_device, to_dtype};
use crate::{enter, interop, scalars, wrapper};

/// Deeper nesting is refused: a list that contains itself would never end.
const DEEPEST: usize = 128;

/// One element, before its dtype is known. Integers up to those of uint64.
#[derive(Clone, Copy)]
enum Item {
    Int(i128),
    Number(Scalar),
}

/// What walking nested sequences gives.
struct Walk {
    sizes: Vec<i64>,
    items: Vec<Item>,
    /// The smallest dtype that fits all items.
    dtype: Option<DType>,
}

impl Walk {
    fn note(&mut self, item: Item, dtype: DType) {
        self.items.push(item);
        self.dtype = Some(self.dtype.map_or(dtype, |d| d.promote(dtype)));
    }
    /// An element, if `object` is a number.
    fn number(&mut self, object: &Bound<'_, PyAny>) -> PyResult<bool> {
        let pointer = object.as_ptr();
        // SAFETY: a live object.
        if unsafe { ffi::PyLong_CheckExact(pointer) } != 0 {
            self.note(Item::Int(integer(object)?), DType::Int64);
            return Ok(true);
        }
        if let Some(number) = plain_number(object.py(), pointer)? {
            self.note(Item::Number(number), number.dtype(default_float()));
            return Ok(true);
        }
        self.other_number(object)
    }
    /// NumPy's numbers, 0-dim tensors and arrays, subclasses of numbers, traced numbers.
    fn other_number(&mut self, object: &Bound<'_, PyAny>) -> PyResult<bool> {
        let py = object.py();
        if let Some(t) = borrow(object.as_ptr()) {
            if t.ndim() != 0 {
                return Ok(false);
            }
            let item = match t.dtype() {
                DType::UInt64 => Item::Int(scalars::item_object(py, t)?.extract()?),
                _ => Item::Number(scalars::item(py, t)?),
            };
            self.note(item, t.dtype());
            return Ok(true);
        }
        if let Some(dtype) = interop::scalar_dtype(object) {
            let item = match dtype.category() {
                Category::Bool => Item::Number(Scalar::Bool(object.is_truthy()?)),
                Category::Int => Item::Int(object.call_method0("__int__")?.extract()?),
                Category::Float => Item::Number(Scalar::Float(object.call_method0("__float__")?.extract()?)),
                Category::Complex => {
                    let c: Complex64 = complex(&object.call_method0("__complex__")?)?;
                    Item::Number(Scalar::Complex(c))
                }
            };
            self.note(item, dtype);
            return Ok(true);
        }
        if let Some(dim) = scalars::traced_int(object.as_ptr()) {
            self.note(Item::Int(i128::from(dim.value)), DType::Int64);
            return Ok(true);
        }
        // SAFETY: type tests of a live object.
        let (is_int, is_float) =
            unsafe { (ffi::PyLong_Check(object.as_ptr()) != 0, ffi::PyFloat_Check(object.as_ptr()) != 0) };
        if is_int {
            self.note(Item::Int(integer(object)?), DType::Int64);
        } else if is_float {
            self.note(Item::Number(Scalar::Float(object.extract()?)), default_float());
        }
        Ok(is_int || is_float)
    }

    fn walk(&mut self, object: &Bound<'_, PyAny>, depth: usize) -> PyResult<()> {
        let first = self.sizes.len() == depth && self.items.is_empty();
        if self.number(object)? {
            return if depth == self.sizes.len() { Ok(()) } else { Err(ragged(depth, "a number")) };
        }
        if depth == DEEPEST {
            return Err(PyValueError::new_err(format!("tensor(): more than {DEEPEST} nested sequences")));
        }
        let items = elements(object)?;
        match self.sizes.get(depth) {
            None if first => self.sizes.push(items.len() as i64),
            None => return Err(ragged(depth, "a sequence")),
            Some(n) if *n != items.len() as i64 => {
                return Err(PyValueError::new_err(format!(
                    "tensor(): expected a sequence of length {n} at dimension {depth}, got length {}",
                    items.len()
                )));
            }
            Some(_) => {}
        }
        for item in items.iter() {
            self.walk(&item, depth + 1)?;
        }
        Ok(())
    }
}
fn ragged(depth: usize, got: &str) -> PyErr {
    PyValueError::new_err(format!("tensor(): elements at dimension {depth} differ: unexpectedly {got}"))
}
fn complex(object: &Bound<'_, PyAny>) -> PyResult<Complex64> {
    let real = object.getattr("real")?.extract()?;
    Ok(Complex64::new(real, object.getattr("imag")?.extract()?))
}

fn integer(object: &Bound<'_, PyAny>) -> PyResult<i128> {
    let wide: PyResult<i128> = object.extract();
    match wide {
        Ok(x) if x >= i128::from(i64::MIN) && x <= i128::from(u64::MAX) => Ok(x),
        _ => Err(PyOverflowError::new_err(format!("tensor(): the integer {object} does not fit in 64 bits"))),
    }
}

/// The elements of a list, tuple, tensor, array or other sequence.
fn elements<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    // SAFETY: type tests of a live object, and a new tuple or null.
    unsafe {
        let pointer = object.as_ptr();
        let text = ffi::PyUnicode_Check(pointer) != 0 || ffi::PyDict_Check(pointer) != 0;
        if text || (ffi::PySequence_Check(pointer) == 0 && borrow(pointer).is_none()) {
            return Err(PyTypeError::new_err(format!(
                "tensor(): data must be numbers in nested sequences, a tensor or an array; got {}",
                object.get_type().name()?
            )));
        }
        let tuple = ffi::PySequence_Tuple(pointer);
        Ok(Bound::from_owned_ptr_or_err(object.py(), tuple)?.cast_into_unchecked())
    }
}

/// The value of an item as an element, checked.
fn checked<T: Element>(item: Item) -> Result<T> {
    match item {
        Item::Number(number) => number.checked::<T>(),
        Item::Int(x) => match T::DTYPE.category() {
            Category::Int => {
                let (lo, hi) = int_range(T::DTYPE);
                if x < lo || x > hi {
                    return Err(Error::value(format!("value {x} cannot be represented in {}", T::DTYPE)));
                }
                Ok(T::from_i64(x as i64))
            }
            Category::Bool => Ok(T::from_i64(i64::from(x != 0))),
            _ => match i64::try_from(x) {
                Ok(x) => Scalar::Int(x).checked::<T>(),
                Err(_) => Scalar::Float(x as f64).checked::<T>(),
            },
        },
    }
}

fn write(walk: &Walk, dtype: DType) -> Result<Tensor> {
    let out = Tensor::empty(&walk.sizes, dtype, Device::CPU)?;
    rtensor::with_dtype!(dtype, all, |T| {
        let base = out.data_as::<T>();
        for (i, item) in walk.items.iter().enumerate() {
            let value = checked::<T>(*item)?;
            // SAFETY: the walk has as many items as its sizes say, and `out` was just allocated for them.
            unsafe { base.add(i).write(value) };
        }
        Ok::<(), Error>(())
    })?;
    Ok(out)
}

/// A tensor of new memory from numbers in nested sequences.
pub fn from_sequence(data: &Bound<'_, PyAny>, dtype: Option<DType>) -> PyResult<Tensor> {
    let mut walk = Walk { sizes: Vec::new(), items: Vec::new(), dtype: None };
    walk.walk(data, 0)?;
    let dtype = dtype.or(walk.dtype).unwrap_or_else(default_float);
    enter::run(data.py(), || write(&walk, dtype).map_err(|e| e.at("tensor")))
}

/// A copy in memory of its own, with another dtype perhaps; no history.
pub fn copied(py: Python<'_>, t: &Tensor, dtype: DType) -> PyResult<Tensor> {
    enter::run(py, || {
        let out = Tensor::empty(t.sizes(), dtype, t.device())?;
        if out.is_meta() || out.numel() == 0 {
            return Ok(out);
        }
        if t.dtype() == dtype && t.is_contiguous() {
            // SAFETY: both have as many elements of one size, in a row, and do not share memory.
            unsafe {
                std::ptr::copy_nonoverlapping(t.data(), out.data(), t.numel() as usize * dtype.size());
            }
        } else {
            copy_into(&out, &t.alias())?;
        }
        Ok(out)
    })
}

static TO: Named = Named::new("aten::to.device");

/// Moves a tensor where it is asked for: to meta only its sizes go.
fn place(py: Python<'_>, t: Tensor, device: Option<Device>) -> PyResult<Tensor> {
    let Some(device) = device.filter(|d| *d != t.device()) else { return Ok(t) };
    enter::run(py, || device.available())?;
    if device.kind == DeviceKind::Meta && !t.requires_grad() {
        return enter::run(py, || Tensor::empty(t.sizes(), t.dtype(), device));
    }
    let (dtype, no) = (Arg::DType(t.dtype()), Arg::Bool(false));
    TO.tensor(py, &[Arg::Tensor(&t), Arg::Device(device), dtype, no, no, Arg::None])
}

/// Where a new tensor goes and what it holds.
#[derive(Clone, Copy, Default)]
struct Options {
    dtype: Option<DType>,
    device: Option<Device>,
}
fn options(dtype: Option<&Bound<'_, PyAny>>, device: Option<&Bound<'_, PyAny>>) -> PyResult<Options> {
    let wrong = |what: &str, got: &Bound<'_, PyAny>| {
        PyTypeError::new_err(format!("{what} must be a {what} object or stand for one, got {got}"))
    };
    let dtype = match dtype {
        Some(d) => Some(to_dtype(d).ok_or_else(|| wrong("dtype", d))?),
        None => None,
    };
    let device = match device {
        Some(d) => Some(to_device(d)?.ok_or_else(|| wrong("device", d))?),
        None => None,
    };
    Ok(Options { dtype, device })
}

/// The memory of `data` where it has some that can be shared.
fn shared(data: &Bound<'_, PyAny>) -> PyResult<Option<Tensor>> {
    if let Some(t) = borrow(data.as_ptr()) {
        return Ok(Some(t.clone()));
    }
    if interop::is_array(data) {
        return interop::from_array_or_copy(data).map(Some);
    }
    Ok(None)
}

/// A tensor with data copied from `data`: numbers in nested sequences, a tensor or an array.
#[pyfunction]
#[pyo3(signature = (data, *, dtype = None, device = None, requires_grad = false, pin_memory = false))]
fn tensor<'py>(
    data: &Bound<'py, PyAny>,
    dtype: Option<&Bound<'py, PyAny>>,
    device: Option<&Bound<'py, PyAny>>,
    requires_grad: bool,
    pin_memory: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let py = data.py();
    if pin_memory {
        return Err(PyRuntimeError::new_err("pin_memory=True needs a CUDA device, and there is none"));
    }
    let options = options(dtype, device)?;
    let made = match shared(data)? {
        Some(t) => {
            let copy = copied(py, &t, options.dtype.unwrap_or(t.dtype()))?;
            place(py, copy, options.device)?
        }
        None => place(py, from_sequence(data, options.dtype)?, options.device)?,
    };
    require_grad(&made, requires_grad)?;
    wrap(py, made)
}

static TO_DTYPE: Named = Named::new("aten::to.dtype");

/// A tensor over the memory of `data` where that is possible, a copy else. Autograd history is kept.
#[pyfunction]
#[pyo3(signature = (data, dtype = None, device = None))]
fn as_tensor<'py>(
    data: &Bound<'py, PyAny>,
    dtype: Option<&Bound<'py, PyAny>>,
    device: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = data.py();
    let options = options(dtype, device)?;
    let made = match shared(data)? {
        Some(t) => converted(py, t, options.dtype)?,
        None => from_sequence(data, options.dtype)?,
    };
    wrap(py, place(py, made, options.device)?)
}
fn converted(py: Python<'_>, t: Tensor, dtype: Option<DType>) -> PyResult<Tensor> {
    match dtype {
        Some(dtype) if dtype != t.dtype() && t.requires_grad() => TO_DTYPE
            .tensor(py, &[Arg::Tensor(&t), Arg::DType(dtype), Arg::Bool(false), Arg::Bool(false), Arg::None]),
        Some(dtype) if dtype != t.dtype() => copied(py, &t, dtype),
        _ => Ok(t),
    }
}

/// As `as_tensor`, for DLPack and buffer objects too; `copy` forces or forbids a copy.
#[pyfunction]
#[pyo3(signature = (obj, *, dtype = None, device = None, copy = None, requires_grad = false))]
fn asarray<'py>(
    obj: &Bound<'py, PyAny>,
    dtype: Option<&Bound<'py, PyAny>>,
    device: Option<&Bound<'py, PyAny>>,
    copy: Option<bool>,
    requires_grad: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let py = obj.py();
    let options = options(dtype, device)?;
    let found = match shared(obj)? {
        None if obj.hasattr("__dlpack__")? => Some(crate::dlpack::import(obj)?),
        None => interop::from_buffer_object(obj, options.dtype)?,
        found => found,
    };
    let made = match (found, copy) {
        (Some(t), Some(true)) => copied(py, &t, options.dtype.unwrap_or(t.dtype()))?,
        (Some(t), copy) => {
            let made = converted(py, t.clone(), options.dtype)?;
            if copy == Some(false) && !made.same(&t) {
                return Err(PyValueError::new_err(
                    "asarray(): copy=False, but the dtype asked for needs a copy",
                ));
            }
            made
        }
        (None, Some(false)) => {
            return Err(PyValueError::new_err(
                "asarray(): copy=False, but a sequence has no memory to share",
            ));
        }
        (None, _) => from_sequence(obj, options.dtype)?,
    };
    let made = place(py, made, options.device)?;
    if requires_grad {
        require_grad(&made, true)?;
    }
    wrap(py, made)
}

/// `Tensor(...)`: sizes, or data as float numbers; keeps subclasses.
pub fn constructor<'py>(
    class: &Bound<'py, PyType>,
    args: &Bound<'py, PyTuple>,
    kwargs: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = class.py();
    if let Some(kwargs) = kwargs
        && !kwargs.is_empty()
        && class.is(py.get_type::<PyTensor>())
    {
        return Err(PyTypeError::new_err(format!(
            "Tensor(): unknown keyword(s) {}; use rtensor.tensor(data, dtype=…)",
            kwargs.keys()
        )));
    }
    let made = match args.len() {
        1 => {
            let data = args.get_item(0)?;
            match borrow(data.as_ptr()) {
                Some(t) => t.alias(),
                None if data.is_instance_of::<PyString>() => {
                    return Err(PyTypeError::new_err("Tensor(): data is a str"));
                }
                // SAFETY: a live object.
                None if unsafe { ffi::PyLong_CheckExact(data.as_ptr()) } != 0 => {
                    sized(py, &[data.extract()?])?
                }
                None if interop::is_array(&data) => {
                    let t = interop::from_array_or_copy(&data)?;
                    copied(py, &t, default_float())?
                }
                None => from_sequence(&data, Some(default_float()))?,
            }
        }
        0 => sized(py, &[0])?,
        _ => {
            let sizes: Vec<i64> = args.iter().map(|n| n.extract()).collect::<PyResult<_>>()?;
            sized(py, &sizes)?
        }
    };
    wrap_as(class, made)
}
fn sized(py: Python<'_>, sizes: &[i64]) -> PyResult<Tensor> {
    enter::run(py, || {
        let out = Tensor::empty(sizes, default_float(), Device::CPU)?;
        // SAFETY: as many bytes as were just allocated; zeros are safer than what lay there.
        unsafe { std::ptr::write_bytes(out.data(), 0, out.storage().nbytes()) };
        Ok(out)
    })
}

/// A wrapper of class `class` for a tensor that has none yet.
pub fn wrap_as<'py>(class: &Bound<'py, PyType>, tensor: Tensor) -> PyResult<Bound<'py, PyAny>> {
    if !class.is_subclass_of::<PyTensor>()? {
        return Err(PyTypeError::new_err(format!("{} is no subclass of Tensor", class.name()?)));
    }
    wrapper::wrap_as::<PyTensor>(class, tensor)
}

/// A 1-dim tensor over the memory of a buffer.
#[pyfunction]
#[pyo3(signature = (buffer, *, dtype, count = -1, offset = 0, requires_grad = false))]
fn frombuffer<'py>(
    buffer: &Bound<'py, PyAny>,
    dtype: &Bound<'py, PyAny>,
    count: i64,
    offset: i64,
    requires_grad: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let py = buffer.py();
    let dtype = to_dtype(dtype).ok_or_else(|| PyTypeError::new_err("frombuffer(): dtype must be a dtype"))?;
    let made = interop::from_buffer(buffer, dtype, count, offset)?;
    require_grad(&made, requires_grad)?;
    wrap(py, made)
}

/// A tensor over the memory of a NumPy array.
#[pyfunction]
fn from_numpy<'py>(array: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    if !interop::is_array(array) {
        return Err(PyTypeError::new_err(format!(
            "from_numpy(): expected a NumPy array, got {}",
            array.get_type().name()?
        )));
    }
    wrap(array.py(), interop::from_array(array)?)
}

/// A tensor over the memory of any object that speaks DLPack; a copy of it where asked for or another device is.
#[pyfunction]
#[pyo3(signature = (ext_tensor, *, device = None, copy = None))]
fn from_dlpack<'py>(
    ext_tensor: &Bound<'py, PyAny>,
    device: Option<&Bound<'py, PyAny>>,
    copy: Option<bool>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = ext_tensor.py();
    let shared = wrap(py, crate::dlpack::import(ext_tensor)?)?;
    let there = match device {
        Some(device) => shared.call_method1("to", (device,))?,
        None => shared.clone(),
    };
    match copy {
        Some(false) if !there.is(&shared) => Err(pyo3::exceptions::PyBufferError::new_err(
            "from_dlpack(): a copy is needed to reach another device, but copy=False",
        )),
        Some(true) if there.is(&shared) => there.call_method0("clone"),
        _ => Ok(there),
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(tensor, module)?)?;
    module.add_function(wrap_pyfunction!(as_tensor, module)?)?;
    module.add_function(wrap_pyfunction!(asarray, module)?)?;
    module.add_function(wrap_pyfunction!(frombuffer, module)?)?;
    module.add_function(wrap_pyfunction!(from_numpy, module)?)?;
    module.add_function(wrap_pyfunction!(from_dlpack, module)?)
}
