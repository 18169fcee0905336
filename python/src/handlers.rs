//! Where Rust calls Python: composites, kernels and fallbacks written in Python.
//!
//! A Python kernel gets its arguments as the schema orders them, keyword-only ones by keyword, and its results are
//! converted by the schema. Exceptions cross the core with their traceback. The lock is taken here and nowhere else.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rtensor::dispatch::arg::{Arg, Outputs};
use rtensor::dispatch::call::Call;
use rtensor::dispatch::host;
use rtensor::dispatch::key::{Key, KeySet};
use rtensor::dispatch::registry::{self, Kernel, Operator, Registration, find, tags};
use rtensor::error::Result;
use rtensor::foreign::Foreign;

use crate::ops::PyKeySet;
use crate::{enter, errors, ops, results};

/// Composite functions by `module:function`, imported at first call.
static COMPOSITES: Mutex<Option<HashMap<&'static str, Foreign>>> = Mutex::new(None);

fn composite_function<'py>(py: Python<'py>, path: &'static str) -> PyResult<Bound<'py, PyAny>> {
    let known = {
        let all = COMPOSITES.lock().unwrap_or_else(PoisonError::into_inner);
        all.as_ref().and_then(|all| all.get(path)).map(|f| enter::from_foreign(py, f))
    };
    if let Some(function) = known {
        return Ok(function);
    }
    let (module, name) = path
        .split_once(':')
        .ok_or_else(|| PyRuntimeError::new_err(format!("'{path}' is not module:function")))?;
    let function = py.import(format!("rtensor.composite.{module}"))?.getattr(name)?;
    let held = enter::to_foreign(function.clone());
    let mut all = COMPOSITES.lock().unwrap_or_else(PoisonError::into_inner);
    all.get_or_insert_default().insert(path, held);
    Ok(function)
}

fn run_composite(path: &'static str, call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    enter::with_python(|py| {
        let function = composite_function(py, path);
        function.and_then(|f| call_function(py, &f, call.op, args, &[])).map_err(|e| errors::foreign(py, e))
    })
}

/// `function(*before, *args)` with keyword-only arguments by keyword, results by the schema.
fn call_function<'py>(
    py: Python<'py>,
    function: &Bound<'py, PyAny>,
    op: &'static Operator,
    args: &[Arg<'_>],
    before: &[Bound<'py, PyAny>],
) -> PyResult<Outputs> {
    let declared = &op.schema().arguments;
    let positional = declared.iter().filter(|a| !a.kwarg_only).count().min(args.len());
    let mut all: Vec<Bound<'py, PyAny>> = before.to_vec();
    for arg in &args[..positional] {
        all.push(results::arg(py, *arg)?);
    }
    let keywords = PyDict::new(py);
    for (declared, arg) in declared.iter().zip(args).skip(positional) {
        keywords.set_item(&declared.name, results::arg(py, *arg)?)?;
    }
    let keywords = (!keywords.is_empty()).then_some(&keywords);
    let result = enter::call(function, &PyTuple::new(py, all)?, keywords)?;
    results::from_python(py, op, &result)
}

/// A Python function that is a kernel; emptied when its registration goes, since kernels themselves are never freed.
#[derive(Clone)]
struct Code(Arc<RwLock<Option<Foreign>>>);
impl Code {
    fn new(function: &Bound<'_, PyAny>) -> Code {
        Code(Arc::new(RwLock::new(Some(enter::to_foreign(function.clone())))))
    }
    fn take(&self) -> Option<Foreign> {
        self.0.write().unwrap_or_else(PoisonError::into_inner).take()
    }
    fn run(&self, call: &Call, args: &[Arg<'_>], with_keyset: bool, with_op: bool) -> Result<Outputs> {
        let done = enter::with_python(|py| {
            let held = self.0.read().unwrap_or_else(PoisonError::into_inner);
            let function = held.as_ref().map(|f| enter::from_foreign(py, f));
            drop(held);
            let Some(function) = function else { return Ok(None) };
            let before = || -> PyResult<Vec<Bound<'_, PyAny>>> {
                let mut before = Vec::new();
                if with_keyset {
                    before.push(Bound::new(py, PyKeySet(call.keys))?.into_any());
                }
                if with_op {
                    before.push(ops::overload_object(py, call.op)?);
                }
                Ok(before)
            };
            before()
                .and_then(|before| call_function(py, &function, call.op, args, &before))
                .map(Some)
                .map_err(|e| errors::foreign(py, e))
        })?;
        // Unregistered by another thread since this call selected it: the table has what takes its place.
        done.map_or_else(|| call.redispatch(call.keys, args), Ok)
    }
}

/// What a library registered; `remove()` undoes it.
#[pyclass(name = "Registration", module = "rtensor._C", frozen)]
pub struct PyRegistration {
    held: Mutex<Option<Registration>>,
    code: Option<Code>,
}
impl PyRegistration {
    fn new(held: Registration, code: Option<Code>) -> Self {
        PyRegistration { held: Mutex::new(Some(held)), code }
    }
}
#[pymethods]
impl PyRegistration {
    /// Undoes the registration; a second time does nothing.
    fn remove(&self, py: Python<'_>) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner).take();
        enter::attached(py, || {
            drop(held);
            drop(self.code.as_ref().and_then(Code::take));
        });
    }
}
impl Drop for PyRegistration {
    fn drop(&mut self) {
        // Dropped without `remove`: the registration stays, as one that was leaked.
        if let Some(held) = self.held.get_mut().unwrap_or_else(PoisonError::into_inner).take() {
            held.leak();
        }
    }
}

fn tag_bits(names: &[String]) -> PyResult<u32> {
    names.iter().try_fold(0, |bits, name| {
        let bit = match name.as_str() {
            "random" | "nondeterministic_seeded" => tags::RANDOM,
            "any_device" => tags::ANY_DEVICE,
            "factory" => tags::FACTORY,
            "inplace_view" => tags::INPLACE_VIEW,
            "multi_view" => tags::MULTI_VIEW,
            "data_dependent" | "data_dependent_output" | "dynamic_output_shape" => tags::DATA_DEPENDENT,
            "pointwise" => tags::POINTWISE,
            "reduction" => tags::REDUCTION,
            "out" => tags::OUT,
            // Promises that change nothing here.
            "pt2_compliant_tag"
            | "core"
            | "needs_fixed_stride_order"
            | "flexible_layout"
            | "needs_exact_strides"
            | "needs_contiguous_strides"
            | "inplace" => 0,
            other => {
                return Err(PyTypeError::new_err(format!("define(): the tag '{other}' is not known")));
            }
        };
        Ok(bits | bit)
    })
}

/// The shape of a nested tensor, with marks where components differ.
pub fn nested_shape<'py>(t: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    t.py().import("rtensor.nested")?.getattr("shape_of")?.call1((t,))
}

/// The key of a name.
pub fn key_of(name: &str) -> PyResult<Key> {
    Key::parse(name).ok_or_else(|| PyRuntimeError::new_err(format!("'{name}' is not a dispatch key")))
}

/// Makes a new operation.
#[pyfunction]
fn define(
    py: Python<'_>,
    schema: &str,
    tags: Vec<String>,
    file: String,
    line: u32,
) -> PyResult<PyRegistration> {
    let bits = tag_bits(&tags)?;
    let (_, registration) = enter::run(py, || registry::define(schema, bits, (file, line)))?;
    Ok(PyRegistration::new(registration, None))
}

fn kernel_name(function: &Bound<'_, PyAny>) -> String {
    let part = |name: &str| function.getattr(name).ok().and_then(|v| v.extract::<String>().ok());
    match (part("__module__"), part("__qualname__")) {
        (Some(module), Some(name)) => format!("{module}.{name}"),
        (_, Some(name)) => name,
        _ => function.to_string(),
    }
}

/// Gives an operation a Python kernel for a key.
#[pyfunction]
fn register_kernel(
    name: &str,
    key: &str,
    function: &Bound<'_, PyAny>,
    with_keyset: bool,
    file: String,
    line: u32,
) -> PyResult<PyRegistration> {
    let (py, key) = (function.py(), key_of(key)?);
    let code = Code::new(function);
    let (label, run) = (kernel_name(function), code.clone());
    let kernel =
        Kernel::dynamic(label, file, line, move |call, args| run.run(call, args, with_keyset, false));
    let registration = enter::run(py, || registry::register(find(name)?, key, kernel))?;
    Ok(PyRegistration::new(registration, Some(code)))
}

/// One Python kernel `f(op, *args)` for every operation of a namespace (`_`: of all) at a key.
#[pyfunction]
fn register_fallback(
    namespace: &str,
    key: &str,
    function: &Bound<'_, PyAny>,
    with_keyset: bool,
    file: String,
    line: u32,
) -> PyResult<PyRegistration> {
    let (py, key) = (function.py(), key_of(key)?);
    let code = Code::new(function);
    let (label, run) = (kernel_name(function), code.clone());
    let kernel = Kernel::dynamic(label, file, line, move |call, args| run.run(call, args, with_keyset, true));
    let registration = enter::run(py, || registry::register_fallback(key, namespace, kernel))?;
    Ok(PyRegistration::new(registration, Some(code)))
}

/// A fallthrough at a key: it is skipped.
#[pyfunction]
fn register_fallthrough(py: Python<'_>, name: &str, key: &str) -> PyResult<PyRegistration> {
    static SKIP: Kernel = Kernel::fallthrough();
    let key = key_of(key)?;
    let registration = enter::run(py, || registry::register(find(name)?, key, &SKIP))?;
    Ok(PyRegistration::new(registration, None))
}

/// The keys in a set given by names.
pub fn key_set(names: &[String]) -> PyResult<KeySet> {
    names.iter().try_fold(KeySet::EMPTY, |set, name| Ok(set.union(key_of(name)?.set())))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    host::install_composite(run_composite);
    module.add_class::<PyRegistration>()?;
    module.add_function(wrap_pyfunction!(define, module)?)?;
    module.add_function(wrap_pyfunction!(register_kernel, module)?)?;
    module.add_function(wrap_pyfunction!(register_fallback, module)?)?;
    module.add_function(wrap_pyfunction!(register_fallthrough, module)?)
}
