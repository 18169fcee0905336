//! From results of the core to Python objects, and back.
//!
//! One result is itself, several are a tuple with names where the schema has them (`values, indices`), a list of
//! tensors is a tuple from public functions, as in PyTorch, and a list from `rt.ops` and to Python kernels.

use std::collections::HashMap;
use std::ffi::CString;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyTypeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyComplex, PyDict, PyFloat, PyInt, PyList, PyNone, PyString, PyTuple};
use rtensor::dispatch::arg::{Arg, Outputs, Value};
use rtensor::dispatch::registry::Operator;
use rtensor::dispatch::schema::{Return, Type};
use rtensor::scalar::{Dim, Real, Scalar};

use crate::args::{Declared, Misfit, Object, Rules, convert};
use crate::store::Store;
use crate::tensor::wrap;
use crate::types::{PyDevice, PyGenerator, dtype_object, layout_object, memory_format_object};
use crate::{enter, scalars, tensor};

/// The results of `op`: a new reference.
#[inline]
pub fn to_python(py: Python<'_>, op: &'static Operator, outputs: Outputs, public: bool) -> PyResult<Object> {
    let mut all = outputs.into_iter();
    let (first, second) = (all.next(), all.next());
    match (first, second) {
        (Some(Value::Tensor(t)), None) => {
            let object = tensor::wrap_raw(py, t);
            if object.is_null() { Err(PyErr::fetch(py)) } else { Ok(object) }
        }
        (None, _) => Ok(py.None().into_ptr()),
        (Some(one), None) => value(py, one, public).map(Bound::into_ptr),
        (Some(first), Some(second)) => {
            let values = [first, second].into_iter().chain(all);
            let items: Vec<_> = values.map(|v| value(py, v, public)).collect::<PyResult<_>>()?;
            let named = public && op.schema().returns.iter().all(|r| r.name.is_some());
            if named { named_tuple(py, op, items) } else { Ok(PyTuple::new(py, items)?.into_ptr()) }
        }
    }
}

/// One value, lists as lists.
pub fn value_object(py: Python<'_>, value: Value) -> PyResult<Bound<'_, PyAny>> {
    self::value(py, value, false)
}

/// One value. Lists of tensors are tuples where `as_tuple`.
pub fn value(py: Python<'_>, value: Value, as_tuple: bool) -> PyResult<Bound<'_, PyAny>> {
    match value {
        Value::Tensor(t) => wrap(py, t),
        Value::Tensors(ts) => {
            let items = ts.into_vec().into_iter().map(|t| wrap(py, t)).collect::<PyResult<Vec<_>>>()?;
            if as_tuple {
                Ok(PyTuple::new(py, items)?.into_any())
            } else {
                Ok(PyList::new(py, items)?.into_any())
            }
        }
        Value::Generator(g) => Ok(Bound::new(py, PyGenerator(g))?.into_any()),
        Value::Tuple(items) => {
            let items =
                items.iter().map(|v| self::value(py, v.clone(), as_tuple)).collect::<PyResult<Vec<_>>>()?;
            Ok(PyTuple::new(py, items)?.into_any())
        }
        Value::List(items) => {
            let copy = items.lock().clone();
            let items =
                copy.into_iter().map(|v| self::value(py, v, as_tuple)).collect::<PyResult<Vec<_>>>()?;
            Ok(PyList::new(py, items)?.into_any())
        }
        Value::Dict(items) => {
            let copy = items.lock().clone();
            let dict = PyDict::new(py);
            for (k, v) in copy {
                dict.set_item(self::value(py, k, as_tuple)?, self::value(py, v, as_tuple)?)?;
            }
            Ok(dict.into_any())
        }
        Value::Foreign(object) => Ok(enter::from_foreign(py, &object)),
        Value::Object(_) => Err(PyTypeError::new_err("an object of a program has no Python form")),
        plain => arg(py, plain.as_arg()),
    }
}

/// One argument as Python sees it.
pub fn arg<'py>(py: Python<'py>, arg: Arg<'_>) -> PyResult<Bound<'py, PyAny>> {
    Ok(match arg {
        Arg::None => PyNone::get(py).to_owned().into_any(),
        Arg::Bool(x) => PyBool::new(py, x).to_owned().into_any(),
        Arg::Int(x) => int(py, x)?,
        Arg::Float(x) => float(py, x)?,
        Arg::Complex(x) => PyComplex::from_doubles(py, x.re, x.im).into_any(),
        Arg::Str(x) => PyString::new(py, x).into_any(),
        Arg::DType(x) => dtype_object(py, x),
        Arg::Device(x) => Bound::new(py, PyDevice(x))?.into_any(),
        Arg::Layout(x) => layout_object(py, x),
        Arg::MemoryFormat(x) => memory_format_object(py, x),
        Arg::Generator(x) => Bound::new(py, PyGenerator(x.clone()))?.into_any(),
        Arg::Tensor(x) => wrap(py, x.clone())?,
        Arg::Tensors(x) => list(py, x.iter().map(|t| wrap(py, t.clone())))?,
        Arg::OptTensors(x) => list(
            py,
            x.iter().map(|t| match t {
                Some(t) => wrap(py, t.clone()),
                None => Ok(PyNone::get(py).to_owned().into_any()),
            }),
        )?,
        Arg::Ints(x) => list(py, x.iter().map(|d| int(py, *d)))?,
        Arg::Floats(x) => list(py, x.iter().map(|r| float(py, *r)))?,
        Arg::Bools(x) => PyList::new(py, x)?.into_any(),
        Arg::Scalars(x) => list(py, x.iter().map(|s| number(py, *s)))?,
        Arg::Value(x) => value(py, x.clone(), false)?,
    })
}

fn list<'py>(
    py: Python<'py>,
    items: impl Iterator<Item = PyResult<Bound<'py, PyAny>>>,
) -> PyResult<Bound<'py, PyAny>> {
    Ok(PyList::new(py, items.collect::<PyResult<Vec<_>>>()?)?.into_any())
}

/// A traced value stays traced.
pub fn int(py: Python<'_>, x: Dim) -> PyResult<Bound<'_, PyAny>> {
    if x.is_traced() { scalars::from_dim(py, x) } else { Ok(PyInt::new(py, x.value).into_any()) }
}
pub fn float(py: Python<'_>, x: Real) -> PyResult<Bound<'_, PyAny>> {
    if x.id != 0 { scalars::from_real(py, x) } else { Ok(PyFloat::new(py, x.value).into_any()) }
}
pub fn number(py: Python<'_>, x: Scalar) -> PyResult<Bound<'_, PyAny>> {
    arg(py, Value::from_scalar(x).as_arg())
}

/// Classes of named results by their field names; they live for ever.
static NAMED: Mutex<Option<HashMap<String, usize>>> = Mutex::new(None);

/// The class of an operation's named results, made when it is first needed.
fn class_of_results(py: Python<'_>, op: &'static Operator) -> PyResult<*mut ffi::PyTypeObject> {
    let returns = &op.schema().returns;
    let base = op.name().rsplit("::").next().unwrap_or("");
    let key = format!("{base}({})", names(returns).collect::<Vec<_>>().join(","));
    let all = || NAMED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = all().get_or_insert_default().get(&key).copied();
    let class = if let Some(class) = known {
        class
    } else {
        // Without the lock: making a class may run any Python code that the collector finds to run.
        let class = named_class(py, base, returns)? as usize;
        *all().get_or_insert_default().entry(key).or_insert(class)
    };
    Ok(class as *mut ffi::PyTypeObject)
}

/// The class of the results of an operation by its base name, as pickles name it; None when there is none.
#[pyfunction]
#[pyo3(name = "_class_of_results")]
pub fn class_by_name<'py>(py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    let named = |op: &&'static Operator| {
        let returns = &op.schema().returns;
        returns.len() > 1 && returns.iter().all(|r| r.name.is_some())
    };
    let all = enter::attached(py, || rtensor::dispatch::registry::overloads(&format!("aten::{name}")));
    let Some(op) = all.into_iter().find(named) else { return Ok(None) };
    // SAFETY: the classes live for ever.
    Ok(Some(unsafe { Bound::from_borrowed_ptr(py, class_of_results(py, op)?.cast()) }))
}

fn named_tuple(py: Python<'_>, op: &'static Operator, items: Vec<Bound<'_, PyAny>>) -> PyResult<Object> {
    let class = class_of_results(py, op)?;
    // SAFETY: a struct sequence class with as many fields as the operator has results.
    unsafe {
        let tuple = ffi::PyStructSequence_New(class);
        if tuple.is_null() {
            return Err(PyErr::fetch(py));
        }
        for (i, item) in items.into_iter().enumerate() {
            ffi::PyStructSequence_SetItem(tuple, i as ffi::Py_ssize_t, item.into_ptr());
        }
        Ok(tuple)
    }
}
fn names(returns: &[Return]) -> impl Iterator<Item = &str> {
    returns.iter().map(|r| r.name.as_deref().unwrap_or(""))
}

fn named_class(py: Python<'_>, base: &str, returns: &[Return]) -> PyResult<*mut ffi::PyTypeObject> {
    let text = |s: &str| CString::new(s).map(|c| c.into_raw().cast_const());
    let mut fields = Vec::with_capacity(returns.len() + 1);
    for name in names(returns) {
        fields.push(ffi::PyStructSequence_Field { name: text(name)?, doc: std::ptr::null() });
    }
    fields.push(ffi::PyStructSequence_Field { name: std::ptr::null(), doc: std::ptr::null() });
    let mut description = ffi::PyStructSequence_Desc {
        name: text(&format!("rtensor.return_types.{base}"))?,
        doc: std::ptr::null(),
        fields: fields.leak().as_mut_ptr(),
        n_in_sequence: returns.len() as std::ffi::c_int,
    };
    // SAFETY: the description and its texts live for ever.
    let class = unsafe { ffi::PyStructSequence_NewType(&raw mut description) };
    if class.is_null() { Err(PyErr::fetch(py)) } else { Ok(class) }
}

/// A tuple of an operation's results under their names, as its public function gives it.
#[pyfunction]
pub fn named_results<'py>(
    py: Python<'py>,
    operation: &str,
    items: Vec<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let op = enter::run(py, || rtensor::dispatch::registry::find(operation))?;
    let returns = &op.schema().returns;
    if returns.len() != items.len() || returns.iter().any(|r| r.name.is_none()) {
        return Ok(PyTuple::new(py, items)?.into_any());
    }
    let object = named_tuple(py, op, items)?;
    // SAFETY: a new reference to a tuple.
    Ok(unsafe { Bound::from_owned_ptr(py, object) })
}

/// What a Python kernel returned, as results of `op`.
///
/// # Errors
/// TypeError naming the result that is not what the schema says.
pub fn from_python(py: Python<'_>, op: &'static Operator, result: &Bound<'_, PyAny>) -> PyResult<Outputs> {
    let returns = &op.schema().returns;
    match &**returns {
        [] if result.is_none() => Ok(Outputs::new()),
        [] => Err(wrong(op, "None", result)),
        [one] => Ok(Outputs::from_iter([returned(py, op, one, result)?])),
        many => {
            let items: Vec<Bound<'_, PyAny>> = match result.try_iter() {
                Ok(items) if !result.is_instance_of::<crate::tensor::PyTensor>() => {
                    items.collect::<PyResult<_>>()?
                }
                _ => return Err(wrong(op, &format!("a tuple of {} results", many.len()), result)),
            };
            if items.len() != many.len() {
                return Err(PyTypeError::new_err(format!(
                    "{}: the kernel must return {} results, got {}",
                    op.qualified_name(),
                    many.len(),
                    items.len()
                )));
            }
            many.iter().zip(&items).map(|(r, item)| returned(py, op, r, item)).collect()
        }
    }
}

fn returned(
    py: Python<'_>,
    op: &'static Operator,
    declared: &Return,
    object: &Bound<'_, PyAny>,
) -> PyResult<Value> {
    let store = Store::new();
    let wanted = Declared::new(&declared.ty, false);
    match convert(py, &store, wanted, object.as_ptr(), Rules { bools: true, ..Rules::default() }) {
        Ok(arg) => Ok(arg.to_value()),
        Err(Misfit::Raised(error)) => Err(*error),
        Err(Misfit::Kind) => Err(wrong(op, &declared.ty.to_string(), object)),
    }
}
fn wrong(op: &Operator, wanted: &str, got: &Bound<'_, PyAny>) -> PyErr {
    let got = got.get_type().name().map_or_else(|_| "?".into(), |n| n.to_string());
    PyTypeError::new_err(format!("{}: the kernel must return {wanted}, got {got}", op.qualified_name()))
}

/// Whether the declared results are one list.
pub fn returns_list(op: &Operator) -> bool {
    matches!(&*op.schema().returns, [one] if matches!(one.ty.inner(), Type::List(..)))
}
