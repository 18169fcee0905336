//! Exception classes, and the way of errors between the core and Python.
//!
//! Each kind of [`Error`] has one class (design 12). A Python exception that crosses the core keeps its object and
//! traceback. The classes are made at import, because they have two bases each.

use std::any::Any;

use pyo3::exceptions::{
    PyAttributeError, PyIndexError, PyKeyboardInterrupt, PyMemoryError, PyNotImplementedError,
    PyOverflowError, PyRuntimeError, PyTypeError, PyValueError,
};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use rtensor::error::{Error, ErrorKind};

use crate::enter;

struct Classes {
    shape: Py<PyType>,
    dtype: Py<PyType>,
    device: Py<PyType>,
    memory: Py<PyType>,
    load: Py<PyType>,
    linear_algebra: Py<PyType>,
}
static CLASSES: PyOnceLock<Classes> = PyOnceLock::new();

fn class(py: Python<'_>, name: &str, doc: &str, bases: Vec<Bound<'_, PyType>>) -> PyResult<Py<PyType>> {
    let namespace = pyo3::types::PyDict::new(py);
    namespace.set_item("__module__", "rtensor")?;
    namespace.set_item("__doc__", doc)?;
    let made = py.get_type::<PyType>().call1((name, PyTuple::new(py, bases)?, namespace))?;
    Ok(made.cast_into::<PyType>()?.unbind())
}

/// Makes the classes and adds them to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let runtime = || py.get_type::<PyRuntimeError>();
    let classes = Classes {
        shape: class(
            py,
            "ShapeError",
            "Sizes, ranks or strides do not fit.",
            vec![py.get_type::<PyValueError>(), runtime()],
        )?,
        dtype: class(
            py,
            "DTypeError",
            "A dtype is not allowed here.",
            vec![py.get_type::<PyTypeError>(), runtime()],
        )?,
        device: class(py, "DeviceError", "A tensor or kernel is on the wrong device.", vec![runtime()])?,
        memory: class(
            py,
            "OutOfMemoryError",
            "The allocator refused.",
            vec![runtime(), py.get_type::<PyMemoryError>()],
        )?,
        load: class(py, "LoadError", "A file is not what it says.", vec![runtime()])?,
        linear_algebra: class(
            py,
            "LinAlgError",
            "A matrix has no such factorisation, inverse or solution.",
            vec![runtime()],
        )?,
    };
    module.add("ShapeError", classes.shape.bind(py))?;
    module.add("DTypeError", classes.dtype.bind(py))?;
    module.add("DeviceError", classes.device.bind(py))?;
    module.add("OutOfMemoryError", classes.memory.bind(py))?;
    module.add("LoadError", classes.load.bind(py))?;
    let linear_algebra = classes.linear_algebra.bind(py);
    // Its public place, where pickles look for it.
    linear_algebra.setattr("__module__", "rtensor.linalg")?;
    module.add("LinAlgError", linear_algebra)?;
    let _ = CLASSES.set(py, classes);
    Ok(())
}

/// The exception for an error.
#[cold]
pub fn exception(py: Python<'_>, error: Error) -> PyErr {
    let text = error.to_string();
    let own = |pick: fn(&Classes) -> &Py<PyType>| match CLASSES.get(py) {
        Some(classes) => PyErr::from_type(pick(classes).bind(py).clone(), text.clone()),
        None => PyRuntimeError::new_err(text.clone()),
    };
    match error.into_kind() {
        ErrorKind::Shape(_) => own(|c| &c.shape),
        ErrorKind::DType(_) => own(|c| &c.dtype),
        ErrorKind::Device(_) => own(|c| &c.device),
        ErrorKind::OutOfMemory { .. } => own(|c| &c.memory),
        ErrorKind::Load(_) => own(|c| &c.load),
        ErrorKind::LinearAlgebra(_) => own(|c| &c.linear_algebra),
        ErrorKind::Index(_) => PyIndexError::new_err(text),
        ErrorKind::Value(_) => PyValueError::new_err(text),
        ErrorKind::Type(_) => PyTypeError::new_err(text),
        ErrorKind::Runtime(_) => PyRuntimeError::new_err(text),
        ErrorKind::NotImplemented(_) => PyNotImplementedError::new_err(text),
        ErrorKind::Attribute(_) => PyAttributeError::new_err(text),
        ErrorKind::Overflow(_) => PyOverflowError::new_err(text),
        ErrorKind::Interrupted => enter::take_pending().unwrap_or_else(|| PyKeyboardInterrupt::new_err(())),
        ErrorKind::Foreign(object) => PyErr::from_value(enter::from_foreign(py, &object)),
        ErrorKind::Raised { class, message, stack } => raised(py, &class, message, &stack),
    }
}

/// What a program raised: the builtin class of that name, RuntimeError for others.
fn raised(py: Python<'_>, class: &str, message: String, stack: &str) -> PyErr {
    let text = if stack.is_empty() { message } else { format!("{message}\n{stack}") };
    let found = py.import("builtins").and_then(|b| b.getattr(class)).ok();
    match found.and_then(|c| c.cast_into::<PyType>().ok()) {
        Some(ty) if ty.is_subclass_of::<pyo3::exceptions::PyException>().unwrap_or(false) => {
            PyErr::from_type(ty, text)
        }
        _ => PyRuntimeError::new_err(format!("{class}: {text}")),
    }
}

/// An exception on its way through the core.
pub fn foreign(py: Python<'_>, exception: PyErr) -> Error {
    let object = exception.into_value(py).into_bound(py).into_any();
    Error::new(ErrorKind::Foreign(enter::to_foreign(object)))
}

/// A panic, which is a bug of rtensor.
#[cold]
pub fn from_panic(panic: &(dyn Any + Send)) -> PyErr {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message");
    PyRuntimeError::new_err(format!("internal error: {text}; please report this"))
}
