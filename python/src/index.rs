//! `x[…]` and `x[…] = v`.
//!
//! Ints, slices, None, Ellipsis and bools become view operations, one by one through the dispatcher; index tensors,
//! masks and lists are collected and go into one `index` or `index_put_` call on the resulting view.

use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyEllipsis, PySlice, PyTuple};
use rtensor::device::Device;
use rtensor::dispatch::arg::Arg;
use rtensor::dtype::DType;
use rtensor::jit::trace;
use rtensor::scalar::Dim;
use rtensor::tensor::Tensor;
use smallvec::SmallVec;

use crate::args::{Misfit, Rules, int, number};
use crate::operations::Named;
use crate::tensor::{PyTensor, borrow, wrap};
use crate::wrapper::Wrapper;
use crate::{create, enter, interop, jit};

static SELECT: Named = Named::new("aten::select.int");
static SLICE: Named = Named::new("aten::slice.Tensor");
static UNSQUEEZE: Named = Named::new("aten::unsqueeze");
static ALIAS: Named = Named::new("aten::alias");
static INDEX: Named = Named::new("aten::index.Tensor");
static INDEX_PUT: Named = Named::new("aten::index_put_");
static COPY: Named = Named::new("aten::copy_");
static NEW_FULL: Named = Named::new("aten::new_full");
static FILL: Named = Named::new("aten::fill_.Scalar");
static UNBIND: Named = Named::new("aten::unbind.int");

/// One entry of a key.
enum Entry<'py> {
    Int(Dim),
    Slice(Bound<'py, PySlice>),
    None,
    Ellipsis,
    Bool(bool),
    Tensor(Tensor),
}

impl Entry<'_> {
    /// How many dimensions it takes.
    fn takes(&self) -> usize {
        match self {
            Entry::Int(_) | Entry::Slice(_) => 1,
            Entry::None | Entry::Ellipsis | Entry::Bool(_) => 0,
            Entry::Tensor(t) if is_mask(t) => t.ndim(),
            Entry::Tensor(_) => 1,
        }
    }
}
fn is_mask(t: &Tensor) -> bool {
    matches!(t.dtype(), DType::Bool | DType::UInt8)
}

fn entry<'py>(key: &Bound<'py, PyAny>) -> PyResult<Entry<'py>> {
    let (py, pointer) = (key.py(), key.as_ptr());
    // SAFETY: type tests of a live object; the singletons are immortal for us.
    unsafe {
        if ffi::PyLong_CheckExact(pointer) != 0 {
            return plain_int(key);
        }
        if ffi::PySlice_Check(pointer) != 0 {
            return Ok(Entry::Slice(key.clone().cast_into_unchecked()));
        }
        if pointer == ffi::Py_None() {
            return Ok(Entry::None);
        }
        if pointer == ffi::Py_True() || pointer == ffi::Py_False() {
            return Ok(Entry::Bool(pointer == ffi::Py_True()));
        }
    }
    if key.is_instance_of::<PyEllipsis>() {
        return Ok(Entry::Ellipsis);
    }
    if let Some(t) = borrow(pointer) {
        return tensor_entry(t.clone());
    }
    if interop::is_array(key) {
        return tensor_entry(interop::from_array_or_copy(key)?);
    }
    match int(py, pointer) {
        Ok(i) => Ok(Entry::Int(i)),
        Err(Misfit::Raised(error)) => Err(*error),
        Err(Misfit::Kind) => sequence_entry(key),
    }
}
fn plain_int<'py>(key: &Bound<'py, PyAny>) -> PyResult<Entry<'py>> {
    match int(key.py(), key.as_ptr()) {
        Ok(i) => Ok(Entry::Int(i)),
        Err(_) => {
            Err(PyIndexError::new_err(format!("index {key} is out of range: it does not fit in 64 bits")))
        }
    }
}

fn sequence_entry<'py>(key: &Bound<'py, PyAny>) -> PyResult<Entry<'py>> {
    // SAFETY: a live object.
    let is_sequence = unsafe { ffi::PyList_Check(key.as_ptr()) | ffi::PyTuple_Check(key.as_ptr()) } != 0
        || key.is_instance_of::<pyo3::types::PyRange>();
    if !is_sequence {
        return Err(PyTypeError::new_err(format!(
            "an index must be an int, a slice, None, Ellipsis, a bool, or a tensor, array or list of ints or bools; got {}",
            key.get_type().name()?
        )));
    }
    let t = create::from_sequence(key, None)?;
    // An empty list says nothing about its dtype.
    let t = if t.numel() == 0 { create::copied(key.py(), &t, DType::Int64)? } else { t };
    trace::literal(&t);
    tensor_entry(t)
}
fn tensor_entry<'py>(t: Tensor) -> PyResult<Entry<'py>> {
    if !(t.dtype().is_integral() || t.dtype() == DType::Bool) {
        return Err(PyIndexError::new_err(format!(
            "a tensor used as an index must hold integers or bools, got {}",
            t.dtype()
        )));
    }
    Ok(Entry::Tensor(t))
}

/// A key after its views: the view, and the tensors that index its dimensions.
struct Viewed {
    tensor: Tensor,
    /// Something was cut: `tensor` is not the receiver itself.
    changed: bool,
    indices: Vec<Option<Tensor>>,
}

fn entries<'py>(key: &Bound<'py, PyAny>) -> PyResult<SmallVec<[Entry<'py>; 4]>> {
    match key.cast::<PyTuple>() {
        Ok(all) => all.iter().map(|item| entry(&item)).collect(),
        Err(_) => Ok(SmallVec::from_iter([entry(key)?])),
    }
}

fn apply(py: Python<'_>, t: &Tensor, key: &Bound<'_, PyAny>) -> PyResult<Viewed> {
    let entries = entries(key)?;
    let taken: usize = entries.iter().map(Entry::takes).sum();
    if taken > t.ndim() {
        return Err(PyIndexError::new_err(format!(
            "too many indices: {taken} for a tensor of {} dimension(s)",
            t.ndim()
        )));
    }
    let mut state = Viewed { tensor: t.clone(), changed: false, indices: Vec::new() };
    let mut dim = 0;
    let mut seen_ellipsis = false;
    for entry in entries {
        match entry {
            Entry::Ellipsis if std::mem::replace(&mut seen_ellipsis, true) => {
                return Err(PyIndexError::new_err("an index can have only one Ellipsis ('...')"));
            }
            Entry::Ellipsis => dim += t.ndim() - taken,
            other => state.enter(py, other, &mut dim)?,
        }
    }
    Ok(state)
}

impl Viewed {
    fn view(&mut self, tensor: Tensor) {
        self.tensor = tensor;
        self.changed = true;
    }
    fn unsqueeze(&mut self, py: Python<'_>, dim: usize) -> PyResult<()> {
        let view = UNSQUEEZE.tensor(py, &[Arg::Tensor(&self.tensor), at(dim)])?;
        self.view(view);
        Ok(())
    }
    /// Notes that `index` indexes dimension `dim`.
    fn index(&mut self, dim: usize, index: Tensor) {
        // Masks take several dimensions but one entry: entries before this one may stand for more.
        let covered: usize = self.indices.iter().map(|i| i.as_ref().map_or(1, covers)).sum();
        self.indices.extend((covered..dim).map(|_| None));
        self.indices.push(Some(index));
    }
    fn enter(&mut self, py: Python<'_>, entry: Entry<'_>, dim: &mut usize) -> PyResult<()> {
        match entry {
            Entry::Int(i) => {
                let view = SELECT.tensor(py, &[Arg::Tensor(&self.tensor), at(*dim), Arg::Int(i)])?;
                self.view(view);
            }
            Entry::Slice(slice) => {
                if let Some(view) = sliced(py, &self.tensor, *dim, &slice)? {
                    self.view(view);
                }
                *dim += 1;
            }
            Entry::None => {
                self.unsqueeze(py, *dim)?;
                *dim += 1;
            }
            Entry::Bool(on) => self.zero_dim_mask(py, on, dim)?,
            Entry::Tensor(t) if t.ndim() == 0 && is_mask(&t) => {
                let on = crate::scalars::item(py, &t)?.to_bool();
                self.zero_dim_mask(py, on, dim)?;
            }
            Entry::Tensor(t) => {
                let takes = covers(&t);
                if is_mask(&t) {
                    check_mask(&self.tensor, *dim, &t)?;
                }
                self.index(*dim, t);
                *dim += takes;
            }
            Entry::Ellipsis => {}
        }
        Ok(())
    }
    /// True keeps, False drops everything: a new dimension of size 1 or 0.
    fn zero_dim_mask(&mut self, py: Python<'_>, on: bool, dim: &mut usize) -> PyResult<()> {
        self.unsqueeze(py, *dim)?;
        let rows: &[i64] = if on { &[0] } else { &[] };
        let index = enter::run(py, || Tensor::from_slice(rows))?;
        trace::literal(&index);
        self.index(*dim, index);
        *dim += 1;
        Ok(())
    }
}

/// Dimensions that an index tensor takes.
fn covers(t: &Tensor) -> usize {
    if is_mask(t) { t.ndim() } else { 1 }
}
fn check_mask(t: &Tensor, dim: usize, mask: &Tensor) -> PyResult<()> {
    let here = t.sizes().get(dim..dim + mask.ndim()).unwrap_or(&[]);
    if here == mask.sizes() {
        return Ok(());
    }
    Err(PyIndexError::new_err(format!(
        "the mask has shape {:?}, but the indexed dimensions (from {dim}) of shape {:?} are {here:?}",
        mask.sizes(),
        t.sizes()
    )))
}
fn at<'a>(dim: usize) -> Arg<'a> {
    Arg::Int(Dim::new(dim as i64))
}

/// The view of a slice; None for `:`.
fn sliced(py: Python<'_>, t: &Tensor, dim: usize, slice: &Bound<'_, PySlice>) -> PyResult<Option<Tensor>> {
    let part = |name: &str| -> PyResult<Option<Dim>> {
        let value = slice.getattr(name)?;
        if value.is_none() {
            return Ok(None);
        }
        match int(py, value.as_ptr()) {
            Ok(dim) => Ok(Some(dim)),
            Err(Misfit::Raised(error)) if error.is_instance_of::<pyo3::exceptions::PyOverflowError>(py) => {
                // As for lists: ends far outside are clamped.
                Ok(Some(Dim::new(if value.lt(0)? { i64::MIN } else { i64::MAX })))
            }
            Err(Misfit::Raised(error)) => Err(*error),
            Err(Misfit::Kind) => Err(PyTypeError::new_err(format!(
                "slice {name} must be an int or None, got {}",
                value.get_type().name()?
            ))),
        }
    };
    let (start, stop, step) = (part("start")?, part("stop")?, part("step")?);
    let step = step.unwrap_or(Dim::new(1));
    if step.value <= 0 {
        return Err(PyValueError::new_err(format!(
            "slice step must be positive, got {}; use flip to reverse",
            step.value
        )));
    }
    if start.is_none() && stop.is_none() && step.value == 1 {
        return Ok(None);
    }
    let optional = |d: Option<Dim>| d.map_or(Arg::None, Arg::Int);
    SLICE.tensor(py, &[Arg::Tensor(t), at(dim), optional(start), optional(stop), Arg::Int(step)]).map(Some)
}

/// `x[key]`.
pub fn get<'py>(py: Python<'py>, t: &Tensor, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    // SAFETY: a live object.
    if unsafe { ffi::PyLong_CheckExact(key.as_ptr()) } != 0
        && let Entry::Int(i) = plain_int(key)?
    {
        if t.ndim() == 0 {
            return Err(PyIndexError::new_err("a 0-dim tensor cannot be indexed by an int; use item()"));
        }
        return wrap(py, SELECT.tensor(py, &[Arg::Tensor(t), at(0), Arg::Int(i)])?);
    }
    let viewed = apply(py, t, key)?;
    if !viewed.indices.is_empty() {
        let args = [Arg::Tensor(&viewed.tensor), Arg::OptTensors(&viewed.indices)];
        return wrap(py, INDEX.tensor(py, &args)?);
    }
    if viewed.changed {
        return wrap(py, viewed.tensor);
    }
    // `x[:]` and `x[...]` are views too, not the tensor itself.
    wrap(py, ALIAS.tensor(py, &[Arg::Tensor(t)])?)
}

/// `x[key] = value`.
pub fn set(py: Python<'_>, t: &Tensor, key: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
    let viewed = apply(py, t, key)?;
    if viewed.indices.is_empty() {
        return assign(py, &viewed.tensor, value);
    }
    let value = match number_in_trace(py, t, value)? {
        Some(value) => value,
        None => value_tensor(py, value, t.dtype(), t.device())?,
    };
    let args = [
        Arg::Tensor(&viewed.tensor),
        Arg::OptTensors(&viewed.indices),
        Arg::Tensor(&value),
        Arg::Bool(false),
    ];
    INDEX_PUT.outputs(py, &args).map(drop)
}

/// While a trace is recorded, a number is an operation of its own, so that its dtype follows the tensor's.
fn number_in_trace(py: Python<'_>, t: &Tensor, value: &Bound<'_, PyAny>) -> PyResult<Option<Tensor>> {
    if !trace::is_active() {
        return Ok(None);
    }
    match number(py, value.as_ptr(), Rules::default()) {
        Ok(number) => {
            let value = rtensor::dispatch::arg::Value::from_scalar(number);
            let rest = [Arg::None, Arg::None, Arg::None, Arg::None];
            let given = [Arg::Tensor(t), Arg::Ints(&[]), value.as_arg()];
            let args: SmallVec<[Arg<'_>; 8]> = given.into_iter().chain(rest).collect();
            NEW_FULL.tensor(py, &args).map(Some)
        }
        Err(Misfit::Raised(error)) => Err(*error),
        Err(Misfit::Kind) => Ok(None),
    }
}

/// Writes into a view: a number everywhere, a tensor broadcast.
fn assign(py: Python<'_>, view: &Tensor, value: &Bound<'_, PyAny>) -> PyResult<()> {
    match number(py, value.as_ptr(), Rules::default()) {
        Ok(number) => {
            let value = rtensor::dispatch::arg::Value::from_scalar(number);
            return FILL.outputs(py, &[Arg::Tensor(view), value.as_arg()]).map(drop);
        }
        Err(Misfit::Raised(error)) => return Err(*error),
        Err(Misfit::Kind) => {}
    }
    let value = value_tensor(py, value, view.dtype(), view.device())?;
    let value = without_leading_ones(py, value, view.ndim())?;
    COPY.outputs(py, &[Arg::Tensor(view), Arg::Tensor(&value), Arg::Bool(false)]).map(drop)
}

fn value_tensor(py: Python<'_>, value: &Bound<'_, PyAny>, dtype: DType, device: Device) -> PyResult<Tensor> {
    if let Some(t) = borrow(value.as_ptr()) {
        return Ok(t.clone());
    }
    if interop::is_array(value) {
        return interop::from_array_or_copy(value);
    }
    // Numbers are checked against the dtype that they are written to.
    let made = create::from_sequence(value, Some(dtype))?;
    let _ = py;
    if device == made.device() || device.kind == rtensor::device::DeviceKind::Meta {
        return Ok(made);
    }
    Ok(made)
}
/// Leading dimensions of size 1 that the target does not have are dropped, as in NumPy.
fn without_leading_ones(py: Python<'_>, t: Tensor, ndim: usize) -> PyResult<Tensor> {
    let mut t = t;
    while t.ndim() > ndim && t.sizes()[0] == 1 {
        t = SELECT.tensor(py, &[Arg::Tensor(&t), at(0), at(0)])?;
    }
    Ok(t)
}

/// `iter(x)`: its slices along the first dimension.
pub fn iterate<'py>(object: &Bound<'py, PyTensor>) -> PyResult<Bound<'py, PyAny>> {
    let (py, t) = (object.py(), object.get().handle()?);
    if t.ndim() == 0 {
        return Err(PyTypeError::new_err("iteration over a 0-dim tensor"));
    }
    jit::notice(py, "how many slices iterating over a tensor gives")?;
    let mut outputs = UNBIND.outputs(py, &[Arg::Tensor(t), at(0)])?;
    let slices = outputs.pop().map_or(Ok(None), |v| crate::results::value(py, v, false).map(Some))?;
    match slices {
        Some(list) => Ok(list.try_iter()?.into_any()),
        None => Err(PyTypeError::new_err("unbind returned nothing")),
    }
}

/// `element in x`: whether any element equals it.
pub fn contains(object: &Bound<'_, PyTensor>, element: &Bound<'_, PyAny>) -> PyResult<bool> {
    let py = object.py();
    let is_number = number(py, element.as_ptr(), Rules::default()).is_ok();
    if !is_number && borrow(element.as_ptr()).is_none() {
        return Err(PyTypeError::new_err(format!(
            "'in' needs a tensor or a number, got {}",
            element.get_type().name()?
        )));
    }
    let equal = crate::operators::infix(object, element, crate::operators::Infix::Eq)?;
    equal.call_method0("any")?.is_truthy()
}
