//! Programs and traces from Python: `_C.Program` and the `_trace_*` functions.
//!
//! Values cross by copy: lists, tuples and dicts are taken apart on the way in and made anew on the way out; tensors
//! are handed over as they are. A program runs without the interpreter lock unless something unusual is on.

use std::collections::HashMap;
use std::sync::Arc;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{
    PyBool, PyBytes, PyComplex, PyComplexMethods, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple,
};
use rtensor::cpu::parallel;
use rtensor::dispatch::arg::{Value, parking::Shared};
use rtensor::dispatch::call;
use rtensor::dtype::{Complex64, DType};
use rtensor::error::{Error, Result};
use rtensor::jit::graph::{Source, StateKind};
use rtensor::jit::interpreter::{self, Executable};
use rtensor::jit::print::{self, Reader};
use rtensor::jit::{archive, builtins, fusion, link, parse, passes, trace};
use rtensor::tensor::Tensor;

use crate::types::{PyDType, PyDevice, PyGenerator, PyLayout, PyMemoryFormat};
use crate::{enter, errors, results, scalars, tensor};

/// How deep Python containers may nest.
const MAX_DEPTH: usize = 100;

/// Says that a trace in progress would keep something as it is.
pub fn notice(py: Python<'_>, what: &str) -> PyResult<()> {
    if trace::is_active() { enter::run(py, || trace::notice(what)) } else { Ok(()) }
}

/// As [`notice`], when it is the user's code that asks.
pub fn notice_user(py: Python<'_>, what: &str) -> PyResult<()> {
    if trace::is_active() && asked_by_user(py) { notice(py, what) } else { Ok(()) }
}
/// The dtype of a tensor is looked at. By the user's code: a trace in progress holds for that dtype only. By the
/// library: where it passes the dtype on.
pub fn looked_at_dtype(py: Python<'_>, t: &Tensor) -> DType {
    if trace::is_active() {
        if asked_by_user(py) { trace::looks_at_dtype(t) } else { trace::library_looks_at_dtype(t) }
    }
    t.dtype()
}
/// As [`looked_at_dtype`], for the device.
pub fn looks_at_device(py: Python<'_>, t: &Tensor) {
    if trace::is_active() && asked_by_user(py) {
        trace::looks_at_device(t);
    }
}
/// Whether the running Python frame is not the library's, which follows dtypes by operations. Where nobody can say, it is.
fn asked_by_user(py: Python<'_>) -> bool {
    let asked = |h: &Hooks| enter::call(h.by_user.bind(py), &PyTuple::empty(py), None)?.is_truthy();
    HOOKS.get(py).is_some_and(|h| asked(h).unwrap_or(true))
}

/// A Python object as a value of a program.
fn to_value(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > MAX_DEPTH {
        return Err(PyValueError::new_err("the value is nested too deeply for a program"));
    }
    let all = |items: Vec<Bound<'_, PyAny>>| {
        items.iter().map(|i| to_value(i, depth + 1)).collect::<PyResult<Vec<_>>>()
    };
    if object.is_none() {
        return Ok(Value::None);
    }
    if let Some(t) = tensor::borrow(object.as_ptr()) {
        return Ok(Value::Tensor(t.clone()));
    }
    if let Some(d) = scalars::traced_int(object.as_ptr()) {
        return Ok(Value::Int(d));
    }
    if let Some(x) = scalars::traced_float(object.as_ptr()) {
        return Ok(Value::Float(x));
    }
    if let Ok(b) = object.cast::<PyBool>() {
        return Ok(Value::Bool(b.is_true()));
    }
    if object.is_instance_of::<PyInt>() {
        return Ok(Value::Int(object.extract::<i64>()?.into()));
    }
    if let Ok(x) = object.cast::<PyFloat>() {
        return Ok(Value::Float(x.value().into()));
    }
    if let Ok(c) = object.cast::<PyComplex>() {
        return Ok(Value::Complex(Complex64::new(c.real(), c.imag())));
    }
    if let Ok(s) = object.cast::<PyString>() {
        return Ok(Value::Str(s.to_cow()?.as_ref().into()));
    }
    if let Ok(d) = object.cast::<PyDType>() {
        return Ok(Value::DType(d.get().0));
    }
    if let Ok(d) = object.cast::<PyDevice>() {
        return Ok(Value::Device(d.get().0));
    }
    if let Ok(l) = object.cast::<PyLayout>() {
        return Ok(Value::Layout(l.get().0));
    }
    if let Ok(m) = object.cast::<PyMemoryFormat>() {
        return Ok(Value::MemoryFormat(m.get().0));
    }
    if let Ok(g) = object.cast::<PyGenerator>() {
        return Ok(Value::Generator(g.get().0.clone()));
    }
    if let Ok(items) = object.cast::<PyList>() {
        return Ok(Value::List(Shared::new(all(items.iter().collect())?)));
    }
    if let Ok(items) = object.cast::<PyTuple>() {
        return Ok(Value::Tuple(all(items.iter().collect())?.into()));
    }
    if let Ok(items) = object.cast::<PyDict>() {
        let mut pairs = Vec::new();
        for (k, v) in items.iter() {
            pairs.push((to_value(&k, depth + 1)?, to_value(&v, depth + 1)?));
        }
        return Ok(Value::Dict(Shared::new(pairs)));
    }
    Err(PyTypeError::new_err(format!("a program cannot take a value of type {}", object.get_type())))
}

fn text_list(py: Python<'_>, items: impl Iterator<Item = String>) -> PyResult<Bound<'_, PyList>> {
    PyList::new(py, items.collect::<Vec<_>>())
}

/// A verified, compiled program with its state.
#[pyclass(name = "Program", module = "rtensor._C", frozen)]
pub struct PyProgram(Arc<Executable>);

#[pymethods]
impl PyProgram {
    /// From the text of a program file, with the tensors of its state by name and its constants.
    ///
    /// `linked` are programs whose functions it calls, with the prefix that their names get.
    #[new]
    #[pyo3(signature = (text, state, constants = Vec::new(), linked = Vec::new()))]
    fn new(
        py: Python<'_>,
        text: &str,
        state: HashMap<String, Bound<'_, PyAny>>,
        constants: Vec<Bound<'_, PyAny>>,
        linked: Vec<(String, Bound<'_, PyProgram>)>,
    ) -> PyResult<Self> {
        let take = |object: &Bound<'_, PyAny>| {
            tensor::borrow(object.as_ptr()).cloned().ok_or_else(|| {
                PyTypeError::new_err(format!("state and constants are tensors, got {}", object.get_type()))
            })
        };
        let state =
            state.iter().map(|(k, v)| Ok((k.clone(), take(v)?))).collect::<PyResult<HashMap<_, _>>>()?;
        let constants = constants.iter().map(take).collect::<PyResult<Vec<Tensor>>>()?;
        enter::run(py, || {
            let mut program = parse::program(text, &state, constants)?;
            for (prefix, other) in &linked {
                link::link(&mut program, prefix, &other.get().0.snapshot())?;
            }
            Executable::new(program)
        })
        .map(|e| PyProgram(Arc::new(e)))
    }
    /// Reads a program file and verifies all of it; runs nothing.
    #[staticmethod]
    fn load(py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        enter::run(py, || Executable::new(archive::load(data)?)).map(|e| PyProgram(Arc::new(e)))
    }
    /// As `load`, of the file at a path: its large weights are mapped.
    #[staticmethod]
    fn load_file(py: Python<'_>, path: std::path::PathBuf) -> PyResult<Self> {
        enter::run(py, || Executable::new(archive::load_file(&path)?)).map(|e| PyProgram(Arc::new(e)))
    }
    /// The program file, with the state as it is now; the same bytes every time.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = enter::run(py, || archive::save(&self.0.snapshot()))?;
        Ok(PyBytes::new(py, &bytes))
    }
    /// Calls a function of the program.
    #[pyo3(signature = (name, args, kwargs = None))]
    fn call<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let parameters = enter::run(py, || self.0.parameters(name))?;
        let short = name.rsplit('.').next().unwrap_or(name);
        if args.len() > parameters.len() {
            return Err(PyTypeError::new_err(format!(
                "{short}() takes {} argument(s), got {}",
                parameters.len(),
                args.len()
            )));
        }
        let mut values: Vec<Option<Value>> = vec![None; parameters.len()];
        for (i, object) in args.iter().enumerate() {
            values[i] = Some(to_value(&object, 0)?);
        }
        for (key, object) in kwargs.into_iter().flat_map(pyo3::types::PyDictMethods::iter) {
            let key = key.extract::<String>()?;
            let Some(i) = parameters.iter().position(|(n, _, _)| **n == *key) else {
                return Err(PyTypeError::new_err(format!("{short}() has no argument '{key}'")));
            };
            if values[i].is_some() {
                return Err(PyTypeError::new_err(format!(
                    "{short}() got multiple values for argument '{key}'"
                )));
            }
            values[i] = Some(to_value(&object, 0)?);
        }
        let program = &self.0;
        let results = if trace::is_active() {
            enter::run(py, || self.recorded(name, values))?
        } else {
            let run = || program.call(name, values);
            enter::run(py, || if call::is_usual() { parallel::detached(run) } else { run() })?
        };
        let mut objects = Vec::with_capacity(results.len());
        for v in results {
            objects.push(results::value_object(py, v)?);
        }
        match <[_; 1]>::try_from(objects) {
            Ok([one]) => Ok(one),
            Err(many) => Ok(PyTuple::new(py, many)?.into_any()),
        }
    }
    /// Names of all functions.
    #[getter]
    fn functions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        text_list(py, self.0.program().functions.keys().map(ToString::to_string))
    }
    /// Names of the functions that are meant to be called from outside.
    #[getter]
    fn entries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        text_list(py, self.0.program().entries.iter().map(ToString::to_string))
    }
    /// `(name, type, has_default, default)` of each parameter of a function.
    fn parameters<'py>(
        &self,
        py: Python<'py>,
        name: &str,
    ) -> PyResult<Vec<(String, String, bool, Bound<'py, PyAny>)>> {
        let parameters = enter::run(py, || self.0.parameters(name))?;
        let row = |(n, t, d): &(Arc<str>, rtensor::jit::types::Type, Option<Value>)| {
            let default = results::value_object(py, d.clone().unwrap_or_default())?;
            Ok((n.to_string(), t.to_string(), d.is_some(), default))
        };
        parameters.iter().map(row).collect()
    }
    /// Types of a function's results.
    fn results(&self, py: Python<'_>, name: &str) -> PyResult<Vec<String>> {
        Ok(enter::run(py, || self.0.results(name))?.iter().map(ToString::to_string).collect())
    }
    /// A function's graph as text; with `inlined`, calls within put in place and constants folded.
    #[pyo3(signature = (name, inlined = false))]
    fn graph(&self, py: Python<'_>, name: &str, inlined: bool) -> PyResult<String> {
        enter::run(py, || {
            let mut program = self.0.program().clone();
            if inlined {
                passes::simplify(&mut program)?;
            }
            let f = program.function(name)?;
            Ok(print::graph(&f.graph, Reader::Person(&program.sources)))
        })
    }
    /// The whole program as text, as it stands in a program file.
    fn text(&self, py: Python<'_>) -> PyResult<String> {
        enter::run(py, || print::program(&mut self.0.snapshot(), Reader::Machine))
    }
    /// `{name: (kind, type, value)}` of the state as it is now.
    #[getter(state)]
    fn all_state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let out = PyDict::new(py);
        for (name, s) in &self.0.snapshot().state {
            let value = results::value_object(py, s.value.clone())?;
            out.set_item(&**name, (s.kind.name(), s.ty.to_string(), value))?;
        }
        Ok(out)
    }
    fn get_state<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let missing = || Error::attribute(format!("the program has no state '{name}'"));
        let value = enter::run(py, || self.0.state_value(name).ok_or_else(missing))?;
        results::value_object(py, value)
    }
    fn set_state(&self, py: Python<'_>, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let value = to_value(value, 0)?;
        enter::run(py, || self.0.set_state(name, value))
    }
    /// A program whose unchanging state has become constants.
    fn freeze(&self, py: Python<'_>) -> PyResult<Self> {
        enter::run(py, || {
            let mut program = self.0.snapshot();
            passes::simplify(&mut program)?;
            passes::freeze::run(&mut program);
            passes::simplify(&mut program)?;
            Executable::new(program)
        })
        .map(|e| PyProgram(Arc::new(e)))
    }
    /// `(function, operations, runs)` of each group of pointwise operations that may run fused, in order.
    fn fusion_groups(&self) -> Vec<(String, Vec<&'static str>, u64)> {
        self.0.fusion_groups().map(|(f, g)| (f.to_owned(), g.operations(), g.runs())).collect()
    }
    /// Text that the maker noted, by key.
    #[getter]
    fn notes(&self) -> HashMap<String, String> {
        self.0.program().metadata.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect()
    }
    fn __repr__(&self) -> String {
        let entries: Vec<&str> = self.0.program().entries.iter().map(|e| &**e).collect();
        format!("<Program with {}>", entries.join(", "))
    }
}

impl PyProgram {
    /// Calls a function while a trace is recorded: the trace gets its operations, or one call with its branches and
    /// loops.
    fn recorded(&self, name: &str, values: Vec<Option<Value>>) -> Result<Vec<Value>> {
        let key = Arc::as_ptr(&self.0) as usize;
        if !trace::stays_call(self.0.program(), name)? {
            trace::name_state(key, &self.0.snapshot());
            return self.0.call(name, values);
        }
        let target = trace::call_target(key, name, &self.0.snapshot(), &values)?;
        let plain = values.into_iter().map(|v| v.as_ref().map(trace::plain)).collect();
        let results = trace::paused(|| self.0.call(name, plain))?;
        trace::record_call(target, results)
    }
}

/// What the tracer asks of Python.
struct Hooks {
    /// Gives `(place, line, text)` or None.
    source: Py<PyAny>,
    /// Warns or raises about `what`.
    freeze: Py<PyAny>,
    /// Whether the frame that called is the user's own.
    by_user: Py<PyAny>,
}
static HOOKS: PyOnceLock<Hooks> = PyOnceLock::new();

fn source() -> Option<Source> {
    enter::with_python(|py| {
        let found = enter::call(HOOKS.get(py)?.source.bind(py), &PyTuple::empty(py), None).ok()?;
        let (place, line, text) = found.extract::<(String, u32, String)>().ok()?;
        Some(Source { place: place.into(), line, text: text.into() })
    })
}
fn freeze(what: &str) -> Result<()> {
    enter::with_python(|py| match HOOKS.get(py) {
        Some(hooks) => PyTuple::new(py, [what])
            .and_then(|args| enter::call(hooks.freeze.bind(py), &args, None))
            .map(drop)
            .map_err(|e| errors::foreign(py, e)),
        None => Ok(()),
    })
}
/// Installs what the tracer asks of Python, once.
#[pyfunction]
#[pyo3(name = "_trace_install")]
fn trace_install(py: Python<'_>, source_of: Py<PyAny>, on_freeze: Py<PyAny>, by_user: Py<PyAny>) {
    if HOOKS.set(py, Hooks { source: source_of, freeze: on_freeze, by_user }).is_ok() {
        trace::install_host(trace::Host { source, freeze, by_user: || enter::with_python(asked_by_user) });
    }
}

/// Starts a trace; returns what the function is to be called with.
#[pyfunction]
#[pyo3(name = "_trace_begin")]
fn trace_begin<'py>(
    py: Python<'py>,
    inputs: Vec<(String, Bound<'py, PyAny>)>,
    state: Vec<(String, String, Bound<'py, PyAny>)>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let inputs =
        inputs.iter().map(|(n, v)| Ok((n.as_str().into(), to_value(v, 0)?))).collect::<PyResult<Vec<_>>>()?;
    let mut named = Vec::new();
    for (name, kind, object) in &state {
        let kind = match kind.as_str() {
            "parameter" => StateKind::Parameter,
            "buffer" => StateKind::Buffer,
            other => {
                return Err(PyValueError::new_err(format!("state is parameter or buffer, not '{other}'")));
            }
        };
        let t = tensor::borrow(object.as_ptr())
            .ok_or_else(|| PyTypeError::new_err(format!("the state '{name}' is no tensor")))?;
        named.push((name.as_str().into(), kind, t.clone()));
    }
    let given = enter::run(py, || trace::begin(inputs, named))?;
    let given: PyResult<Vec<_>> = given.into_iter().map(|v| results::value_object(py, v)).collect();
    given.inspect_err(|_| trace::abandon())
}

/// A constant of a finished trace: the tensor and the source line that read it.
type Constant<'py> = (Bound<'py, PyAny>, Option<(String, u32, String)>);

/// Ends the trace: `(program, constants)`.
#[pyfunction]
#[pyo3(name = "_trace_finish")]
#[pyo3(signature = (name, output, notes = Vec::new()))]
fn trace_finish<'py>(
    py: Python<'py>,
    name: &str,
    output: &Bound<'py, PyAny>,
    notes: Vec<(String, String)>,
) -> PyResult<(PyProgram, Vec<Constant<'py>>)> {
    let output = match to_value(output, 0) {
        Ok(v) => v,
        Err(e) => {
            trace::abandon();
            return Err(e);
        }
    };
    let (program, constants) = enter::run(py, || {
        let mut done = trace::finish(name, &output)?;
        done.program.metadata.extend(notes.into_iter().map(|(k, v)| (k.into(), v.into())));
        Ok((Executable::new(done.program)?, done.constants))
    })?;
    let mut rows = Vec::new();
    for (t, source) in constants {
        let place = source.map(|s| (s.place.to_string(), s.line, s.text.to_string()));
        rows.push((tensor::wrap(py, t)?, place));
    }
    Ok((PyProgram(Arc::new(program)), rows))
}
/// Ends the trace without a result.
#[pyfunction]
#[pyo3(name = "_trace_abandon")]
fn trace_abandon(py: Python<'_>) {
    enter::attached(py, trace::abandon);
}
/// Whether this thread records.
#[pyfunction]
#[pyo3(name = "_trace_active")]
fn trace_active() -> bool {
    trace::is_active()
}
/// Whether the trace in progress knows a tensor.
#[pyfunction]
#[pyo3(name = "_trace_knows")]
fn trace_knows(object: &Bound<'_, PyAny>) -> bool {
    tensor::borrow(object.as_ptr()).is_some_and(trace::knows)
}
/// Declarations of the functions that scripts have besides operations.
#[pyfunction]
#[pyo3(name = "_builtins")]
fn builtin_texts(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    text_list(py, builtins::all().into_iter().map(|e| e.builtin.text.to_owned()))
}
/// Sets from how many elements on groups run fused; gives the number before.
#[pyfunction]
#[pyo3(name = "_set_fusion_threshold")]
fn set_fusion_threshold(elements: usize) -> usize {
    fusion::set_threshold(elements)
}

/// `print` of a program goes where Python's goes.
fn printer(text: &str) -> Result<()> {
    enter::with_python(|py| {
        let write = || py.import("sys")?.getattr("stdout")?.call_method1("write", (text,)).map(drop);
        write().map_err(|e: PyErr| errors::foreign(py, e))
    })
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    interpreter::install_printer(printer);
    module.add_class::<PyProgram>()?;
    module.add_function(wrap_pyfunction!(trace_install, module)?)?;
    module.add_function(wrap_pyfunction!(trace_begin, module)?)?;
    module.add_function(wrap_pyfunction!(trace_finish, module)?)?;
    module.add_function(wrap_pyfunction!(trace_abandon, module)?)?;
    module.add_function(wrap_pyfunction!(trace_active, module)?)?;
    module.add_function(wrap_pyfunction!(trace_knows, module)?)?;
    module.add_function(wrap_pyfunction!(set_fusion_threshold, module)?)?;
    module.add_function(wrap_pyfunction!(results::named_results, module)?)?;
    module.add_function(wrap_pyfunction!(results::class_by_name, module)?)?;
    module.add_function(wrap_pyfunction!(builtin_texts, module)?)
}
