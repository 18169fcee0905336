//! Operators as Python objects: `rt.ops.aten.add`, `rt.ops.aten.add.Tensor`, and what can be asked of the dispatcher.
//!
//! A handle holds a name, not an operator: it is looked up at each call, so that overloads defined later are seen and
//! handles can be pickled.

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use rtensor::dispatch::arg::Arg;
use rtensor::dispatch::call::{Call, Guard};
use rtensor::dispatch::explain;
use rtensor::dispatch::key::{Key, KeySet};
use rtensor::dispatch::registry::{self, Operator, find, overloads};
use smallvec::SmallVec;

use crate::args::{Object, Overload, intern};
use crate::bindings::{Callable, Given};
use crate::handlers::{key_of, key_set};
use crate::{enter, errors, results};

/// Callables by name, good while the operators are the same.
static CALLABLES: Mutex<Option<HashMap<String, Arc<Callable>>>> = Mutex::new(None);

/// The overloads that `ns::name` or `ns::name.overload` means now.
fn callable(py: Python<'_>, name: &str) -> PyResult<Arc<Callable>> {
    let found = match name.split_once('.') {
        Some(_) => vec![enter::run(py, || find(name))?],
        None => overloads(name),
    };
    if found.is_empty() {
        return Err(PyAttributeError::new_err(format!("no operation is named '{name}'")));
    }
    let same = |c: &Callable| {
        c.overloads.len() == found.len()
            && c.overloads.iter().zip(&found).all(|(a, b)| std::ptr::eq(a.op, *b))
    };
    let mut all = CALLABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let all = all.get_or_insert_default();
    if let Some(known) = all.get(name).filter(|c| same(c)) {
        return Ok(known.clone());
    }
    let overloads = found.into_iter().map(|op| Overload::new(py, op)).collect();
    let made = Arc::new(Callable { name: name.to_owned(), overloads, public: false });
    all.insert(name.to_owned(), made.clone());
    Ok(made)
}

/// Calls with a tuple and a dict of keywords.
fn with_given<R>(
    py: Python<'_>,
    args: &Bound<'_, PyTuple>,
    kwargs: Option<&Bound<'_, PyDict>>,
    f: impl FnOnce(Given<'_>) -> PyResult<R>,
) -> PyResult<R> {
    let positional: SmallVec<[Bound<'_, PyAny>; 6]> = args.iter().collect();
    let positional: SmallVec<[Object; 6]> = positional.iter().map(Bound::as_ptr).collect();
    let (mut names, mut keywords): (Vec<Object>, Vec<Object>) = (Vec::new(), Vec::new());
    for (name, value) in kwargs.into_iter().flatten() {
        names.push(intern(py, &name.extract::<String>()?));
        keywords.push(value.as_ptr());
    }
    f(Given { receiver: None, positional: &positional, keywords: &keywords, names: &names })
}

fn invoke<'py>(
    py: Python<'py>,
    name: &str,
    args: &Bound<'py, PyTuple>,
    kwargs: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let callable = callable(py, name)?;
    let result = enter::attached(py, || with_given(py, args, kwargs, |given| callable.guarded(py, given)))?;
    // SAFETY: a new reference.
    Ok(unsafe { Bound::from_owned_ptr(py, result) })
}

/// One operator: `rt.ops.aten.add.Tensor`.
#[pyclass(name = "OpOverload", module = "rtensor._C", frozen)]
pub struct PyOverload {
    /// As `ns::name.overload`, without the dot for the default overload.
    name: String,
}
/// All overloads of a name: `rt.ops.aten.add`.
#[pyclass(name = "OpOverloadPacket", module = "rtensor._C", frozen)]
pub struct PyPacket {
    name: String,
}

/// Handles by name: one object for each, so that a copied or pickled handle is the handle.
static HANDLES: Mutex<BTreeMap<String, Py<PyAny>>> = Mutex::new(BTreeMap::new());

fn handle<'py>(
    py: Python<'py>,
    name: String,
    make: impl FnOnce(String) -> PyResult<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    // Nothing below takes the interpreter lock or calls Python while the table is locked.
    if let Some(found) = HANDLES.lock().unwrap_or_else(PoisonError::into_inner).get(&name) {
        return Ok(found.bind(py).clone());
    }
    let made = make(name.clone())?;
    let mut all = HANDLES.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(all.entry(name).or_insert_with(|| made.unbind()).bind(py).clone())
}

pub fn overload_object<'py>(py: Python<'py>, op: &'static Operator) -> PyResult<Bound<'py, PyAny>> {
    let name = op.qualified_name();
    let name = if name.contains('.') { name.to_owned() } else { format!("{name}.default") };
    handle(py, name, |name| Ok(Bound::new(py, PyOverload { name })?.into_any()))
}

impl PyOverload {
    fn op(&self, py: Python<'_>) -> PyResult<&'static Operator> {
        enter::run(py, || find(&self.name))
    }
}

fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[pymethods]
impl PyOverload {
    #[pyo3(signature = (*args, **kwargs))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        invoke(py, &self.name, args, kwargs)
    }
    /// Calls the kernel that a key set selects, as a kernel calls on below itself.
    #[pyo3(signature = (keys, *args, **kwargs))]
    fn redispatch<'py>(
        &self,
        py: Python<'py>,
        keys: &PyKeySet,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let callable = callable(py, &self.name)?;
        let outputs = with_given(py, args, kwargs, |given| {
            callable.parsed(py, given, |op, args| {
                let call = Call { op, keys: keys.0 };
                enter::run(py, || call.redispatch(keys.0, args))
            })
        })?;
        // SAFETY: a new reference.
        results::to_python(py, self.op(py)?, outputs, false).map(|o| unsafe { Bound::from_owned_ptr(py, o) })
    }
    /// `ns::name.overload`.
    fn name(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.op(py)?.qualified_name().to_owned())
    }
    #[getter]
    fn __name__(&self) -> &str {
        self.name.split("::").nth(1).unwrap_or("")
    }
    #[getter]
    fn namespace(&self) -> &str {
        self.name.split("::").next().unwrap_or("")
    }
    #[getter]
    fn _overloadname(&self) -> &str {
        self.name.split_once('.').map_or("default", |(_, o)| o)
    }
    #[getter]
    fn overloadpacket<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let name = self.name.split('.').next().unwrap_or("").to_owned();
        handle(py, name, |name| Ok(Bound::new(py, PyPacket { name })?.into_any()))
    }
    #[getter]
    fn _schema(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.op(py)?.schema().to_string())
    }
    #[getter]
    fn __doc__(&self, py: Python<'_>) -> PyResult<String> {
        let op = self.op(py)?;
        Ok(format!("{}\n\n{}", op.schema(), op.doc))
    }
    #[getter]
    fn is_view(&self, py: Python<'_>) -> PyResult<bool> {
        Ok(self.op(py)?.schema().is_view())
    }
    fn has_kernel_for_dispatch_key(&self, py: Python<'_>, key: &str) -> PyResult<bool> {
        has_kernel(py, &self.name, key)
    }
    fn __eq__(&self, other: &Self) -> bool {
        self.name == other.name
    }
    fn __hash__(&self) -> u64 {
        hash_of(&self.name)
    }
    fn __repr__(&self) -> String {
        let (ns, name) = self.name.split_once("::").unwrap_or(("", &self.name));
        let (base, overload) = name.split_once('.').unwrap_or((name, "default"));
        format!("<OpOverload(op='{ns}.{base}', overload='{overload}')>")
    }
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let get = py.import("rtensor._C")?.getattr("get_operator")?;
        Ok((get, (&self.name,)).into_pyobject(py)?.into_any())
    }
    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }
    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }
}

#[pymethods]
impl PyPacket {
    #[pyo3(signature = (*args, **kwargs))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        invoke(py, &self.name, args, kwargs)
    }
    fn __getattr__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        if name.starts_with("__") {
            return Err(PyAttributeError::new_err(format!("'{}' has no attribute '{name}'", self.name)));
        }
        let full = format!("{}.{name}", self.name);
        let op = enter::run(py, || find(&full))?;
        overload_object(py, op)
    }
    /// Names of the overloads.
    fn overloads(&self) -> Vec<&'static str> {
        let name = |op: &&'static Operator| if op.overload().is_empty() { "default" } else { op.overload() };
        overloads(&self.name).iter().map(name).collect()
    }
    #[getter]
    fn _qualified_op_name(&self) -> &str {
        &self.name
    }
    #[getter]
    fn __name__(&self) -> &str {
        self.name.split("::").nth(1).unwrap_or("")
    }
    #[getter]
    fn __doc__(&self) -> String {
        let all: Vec<String> =
            overloads(&self.name).iter().map(|op| format!("{}\n{}", op.schema(), op.doc)).collect();
        all.join("\n\n")
    }
    fn __dir__(&self) -> Vec<&'static str> {
        let mut names = self.overloads();
        names.push("overloads");
        names
    }
    fn __eq__(&self, other: &Self) -> bool {
        self.name == other.name
    }
    fn __hash__(&self) -> u64 {
        hash_of(&self.name)
    }
    fn __repr__(&self) -> String {
        let (ns, name) = self.name.split_once("::").unwrap_or(("", &self.name));
        format!("<OpOverloadPacket(op='{ns}.{name}')>")
    }
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let get = py.import("rtensor._C")?.getattr("get_packet")?;
        Ok((get, (&self.name,)).into_pyobject(py)?.into_any())
    }
    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }
    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }
}

/// A set of dispatch keys.
#[pyclass(name = "DispatchKeySet", module = "rtensor._C", frozen)]
pub struct PyKeySet(pub KeySet);
#[pymethods]
impl PyKeySet {
    #[new]
    #[pyo3(signature = (*names))]
    fn new(names: Vec<String>) -> PyResult<Self> {
        Ok(PyKeySet(key_set(&names)?))
    }
    fn has(&self, key: &str) -> PyResult<bool> {
        Ok(self.0.intersects(key_of(key)?.set()))
    }
    fn highest_priority_key(&self) -> &'static str {
        self.0.slot().name()
    }
    /// The set without a key's functionality.
    fn remove(&self, key: &str) -> PyResult<PyKeySet> {
        Ok(PyKeySet(self.0.without(key_of(key)?.set())))
    }
    /// Everything below a key.
    fn below(&self, key: &str) -> PyResult<PyKeySet> {
        let bits = key_of(key)?.set().0 >> 8 << 8;
        let lowest = bits.trailing_zeros().min(63);
        Ok(PyKeySet(KeySet(self.0.0 & ((1u64 << lowest) - 1))))
    }
    fn keys(&self) -> Vec<&'static str> {
        self.0.keys().iter().map(|k| k.name()).collect()
    }
    fn __or__(&self, other: &Self) -> PyKeySet {
        PyKeySet(self.0.union(other.0))
    }
    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }
    fn __hash__(&self) -> u64 {
        self.0.0
    }
    fn __repr__(&self) -> String {
        format!("DispatchKeySet({})", self.keys().join(", "))
    }
}

/// Adds or takes away keys of every call of the thread, for a block.
#[pyclass(name = "_KeyGuard", module = "rtensor._C", unsendable)]
struct KeyGuard {
    keys: KeySet,
    include: bool,
    held: Vec<Guard>,
}
#[pymethods]
impl KeyGuard {
    #[new]
    fn new(names: Vec<String>, include: bool) -> PyResult<Self> {
        Ok(KeyGuard { keys: key_set(&names)?, include, held: Vec::new() })
    }
    fn __enter__(&mut self) {
        let guard = if self.include { Guard::include(self.keys) } else { Guard::exclude(self.keys) };
        self.held.push(guard);
    }
    #[pyo3(signature = (*_exc))]
    fn __exit__(&mut self, _exc: &Bound<'_, PyTuple>) {
        self.held.pop();
    }
}

#[pyfunction]
fn get_operator(py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
    let op = enter::run(py, || find(name))?;
    Ok(overload_object(py, op)?.unbind())
}
#[pyfunction]
fn get_packet(py: Python<'_>, name: String) -> PyResult<Bound<'_, PyAny>> {
    if overloads(&name).is_empty() {
        return Err(PyAttributeError::new_err(format!("no operation is named '{name}'")));
    }
    handle(py, name, |name| Ok(Bound::new(py, PyPacket { name })?.into_any()))
}
/// Calls an operation by its name.
#[pyfunction]
#[pyo3(signature = (name, /, *args, **kwargs))]
fn call_operator<'py>(
    py: Python<'py>,
    name: &str,
    args: &Bound<'py, PyTuple>,
    kwargs: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    invoke(py, name, args, kwargs)
}
#[pyfunction]
fn has_operator(name: &str) -> bool {
    find(name).is_ok()
}
/// Names of all operators, sorted.
#[pyfunction]
fn operator_names() -> Vec<&'static str> {
    registry::all().iter().map(|op| op.qualified_name()).collect()
}
/// Names of all keys, those with a slot first.
#[pyfunction]
fn dispatch_keys() -> Vec<&'static str> {
    Key::all().map(Key::name).collect()
}
/// Whether a kernel is registered for exactly this key.
#[pyfunction]
fn has_kernel(py: Python<'_>, name: &str, key: &str) -> PyResult<bool> {
    let key = key_of(key)?;
    Ok(enter::run(py, || find(name))?.direct(key).is_some())
}
fn schema_of(py: Python<'_>, name: &str) -> PyResult<&'static rtensor::dispatch::schema::Schema> {
    Ok(enter::run(py, || find(name))?.schema())
}
#[pyfunction]
fn schema(py: Python<'_>, name: &str) -> PyResult<String> {
    Ok(schema_of(py, name)?.to_string())
}
#[pyfunction]
fn is_mutable(py: Python<'_>, name: &str) -> PyResult<bool> {
    Ok(schema_of(py, name)?.is_mutable())
}
#[pyfunction]
fn returns_list(py: Python<'_>, name: &str) -> PyResult<bool> {
    Ok(results::returns_list(enter::run(py, || find(name))?))
}
#[pyfunction]
fn argument_names(py: Python<'_>, name: &str) -> PyResult<Vec<&'static str>> {
    Ok(schema_of(py, name)?.arguments.iter().map(|a| a.name.as_str()).collect())
}
#[pyfunction]
fn keyword_only_names(py: Python<'_>, name: &str) -> PyResult<Vec<&'static str>> {
    Ok(schema_of(py, name)?.arguments.iter().filter(|a| a.kwarg_only).map(|a| a.name.as_str()).collect())
}
/// Names of the arguments that the operation writes.
#[pyfunction]
fn written_arguments(py: Python<'_>, name: &str) -> PyResult<Vec<&'static str>> {
    let written =
        |a: &&'static rtensor::dispatch::schema::Argument| a.alias.as_ref().is_some_and(|x| x.write);
    Ok(schema_of(py, name)?.arguments.iter().filter(written).map(|a| a.name.as_str()).collect())
}
/// (key, reason, kernel) for each slot.
#[pyfunction]
fn dispatch_table(py: Python<'_>, name: &str) -> PyResult<Vec<(&'static str, &'static str, String)>> {
    let op = enter::run(py, || find(name))?;
    Ok(explain::table(op).into_iter().map(|s| (s.key.name(), s.reason.name(), s.kernel)).collect())
}
/// (key, kernel) for each registration, newest first per key.
#[pyfunction]
fn registrations(py: Python<'_>, name: &str) -> PyResult<Vec<(&'static str, String)>> {
    let op = enter::run(py, || find(name))?;
    Ok(op.registrations().into_iter().map(|(k, f)| (k.name(), explain::place(f))).collect())
}

/// What a call would do: operation, schema, kind, keys met with what answers, derivative.
#[pyfunction]
#[pyo3(signature = (name, args, kwargs))]
fn explain_call<'py>(
    py: Python<'py>,
    name: &str,
    args: &Bound<'py, PyTuple>,
    kwargs: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyDict>> {
    let callable = callable(py, name)?;
    with_given(py, args, Some(kwargs), |given| {
        callable.parsed(py, given, |op, args: &[Arg<'_>]| {
            let (keys, steps) = enter::run(py, || explain::path(op, args))?;
            let dict = describe(py, op, keys)?;
            let steps: Vec<_> =
                steps.into_iter().map(|s| (s.key.name(), s.reason.name(), s.kernel)).collect();
            dict.set_item("steps", PyList::new(py, steps)?)?;
            Ok(dict)
        })
    })
}
fn describe<'py>(py: Python<'py>, op: &'static Operator, keys: KeySet) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("operation", op.qualified_name())?;
    dict.set_item("schema", op.schema().to_string())?;
    dict.set_item("kind", op.kind.name())?;
    dict.set_item("keys", keys.keys().iter().map(|k| k.name()).collect::<Vec<_>>())?;
    let autograd = keys.keys().into_iter().find(|k| k.is_autograd()).unwrap_or(Key::AutogradCPU);
    dict.set_item("derivative", explain::derivative(op, autograd))?;
    Ok(dict)
}
/// The facts of an operation without a call.
#[pyfunction]
fn explain_operator<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let op = enter::run(py, || find(name))?;
    describe(py, op, KeySet::EMPTY)
}

impl Callable {
    /// As `invoke`, with panics turned into errors.
    fn guarded(&self, py: Python<'_>, given: Given<'_>) -> PyResult<Object> {
        let run = std::panic::AssertUnwindSafe(|| self.invoke(py, given));
        std::panic::catch_unwind(run).unwrap_or_else(|panic| Err(errors::from_panic(&*panic)))
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<PyOverload>()?;
    module.add_class::<PyPacket>()?;
    module.add_class::<PyKeySet>()?;
    module.add_class::<KeyGuard>()?;
    for function in [
        wrap_pyfunction!(get_operator, module)?,
        wrap_pyfunction!(get_packet, module)?,
        wrap_pyfunction!(call_operator, module)?,
        wrap_pyfunction!(has_operator, module)?,
        wrap_pyfunction!(operator_names, module)?,
        wrap_pyfunction!(dispatch_keys, module)?,
        wrap_pyfunction!(has_kernel, module)?,
        wrap_pyfunction!(schema, module)?,
        wrap_pyfunction!(is_mutable, module)?,
        wrap_pyfunction!(returns_list, module)?,
        wrap_pyfunction!(argument_names, module)?,
        wrap_pyfunction!(keyword_only_names, module)?,
        wrap_pyfunction!(written_arguments, module)?,
        wrap_pyfunction!(dispatch_table, module)?,
        wrap_pyfunction!(registrations, module)?,
        wrap_pyfunction!(explain_call, module)?,
        wrap_pyfunction!(explain_operator, module)?,
    ] {
        module.add_function(function)?;
    }
    Ok(())
}
