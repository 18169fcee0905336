//! Functions and methods, made at import from `rtensor::generated::bindings`.
//!
//! Each binding has one trampoline, which knows its index; all enter [`invoke`]: resolve the overload, convert by its
//! schema, call the dispatcher, wrap. Specs are built on a binding's first call. Overloads are tried in order, first
//! without and then with conversions between numbers and tensors; what fits none is a TypeError that names each.

use std::ffi::CString;
use std::sync::OnceLock;

use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyModule, PyString};
use pyo3::{ffi, intern};
use rtensor::dispatch::arg::{Arg, Outputs};
use rtensor::dispatch::binding::Binding;
use rtensor::dispatch::call;
use rtensor::dispatch::registry::{Operator, tags};
use rtensor::generated::bindings::BINDINGS;
use rtensor::generated::table::OPERATORS;
use smallvec::SmallVec;

use crate::args::{
    Misfit, Object, Overload, Rules, Spec, convert, intern as intern_name, is_absent, is_int_like, varargs,
};
use crate::store::Store;
use crate::{enter, fields, results, tensor};

/// Trampolines made; more bindings than this is a build error of the crate.
const MOST: usize = 2048;
const _: () = assert!(BINDINGS.len() <= MOST, "double MOST in bindings.rs");

/// The objects of one call, as `METH_FASTCALL` passes them.
#[derive(Clone, Copy)]
pub struct Given<'a> {
    /// A method's receiver.
    pub receiver: Option<Object>,
    pub positional: &'a [Object],
    /// Values of keywords, in order of `names`.
    pub keywords: &'a [Object],
    pub names: &'a [Object],
}

/// A set of overloads under one name.
pub struct Callable {
    pub name: String,
    pub overloads: Vec<Overload>,
    /// From a binding: results are wrapped as tuples where PyTorch's functions do so.
    pub public: bool,
}

/// Why a call does not fit an overload.
enum Refusal {
    /// Argument `spec`, given as `object`.
    Kind {
        spec: usize,
        object: Object,
    },
    TooMany {
        allowed: usize,
    },
    Missing {
        spec: usize,
    },
    Unknown {
        keyword: Object,
    },
    Twice {
        spec: usize,
    },
    OutCount,
    Raised(Box<PyErr>),
}
impl Refusal {
    #[cold]
    fn raised(error: PyErr) -> Self {
        Refusal::Raised(Box::new(error))
    }
}

/// The parts of a call that are not arguments of the operator.
#[derive(Clone, Copy, Default)]
struct Extras {
    requires_grad: bool,
}

impl Callable {
    /// Resolves, converts and calls: a new reference.
    ///
    /// # Errors
    /// TypeError when no overload fits; what the operation raises.
    pub fn invoke(&self, py: Python<'_>, given: Given<'_>) -> PyResult<Object> {
        let (overload, outputs) = self.outputs(py, given)?;
        results::to_python(py, overload.op, outputs, self.public)
    }

    /// As [`Callable::invoke`], before wrapping.
    fn outputs(&self, py: Python<'_>, given: Given<'_>) -> PyResult<(&Overload, Outputs)> {
        self.resolve(py, given, |overload, args, extras| Ok((overload, call(py, overload, args, extras)?)))
    }

    /// Gives the operator and the arguments of a call to `f`.
    ///
    /// # Errors
    /// TypeError when no overload fits; what `f` gives.
    pub fn parsed<R>(
        &self,
        py: Python<'_>,
        given: Given<'_>,
        f: impl FnOnce(&'static Operator, &[Arg<'_>]) -> PyResult<R>,
    ) -> PyResult<R> {
        self.resolve(py, given, |overload, args, _| f(overload.op, args))
    }

    #[inline]
    fn resolve<'s, R>(
        &'s self,
        py: Python<'_>,
        given: Given<'_>,
        f: impl FnOnce(&'s Overload, &[Arg<'_>], Extras) -> PyResult<R>,
    ) -> PyResult<R> {
        for numbers in [false, true] {
            for overload in self.overloads.iter().filter(|o| o.may_take(py, given)) {
                let store = Store::new();
                let mut args: SmallVec<[Arg<'_>; 8]> = SmallVec::new();
                let mut extras = Extras::default();
                match overload.parse(py, &store, &mut args, &mut extras, given, self.rules(overload, numbers))
                {
                    Ok(()) => return f(overload, &args, extras),
                    Err(Refusal::Raised(error)) => return Err(*error),
                    Err(_) => {}
                }
            }
        }
        match interned(py, given.names) {
            Some(names) => self.resolve(py, Given { names: &names, ..given }, f),
            None => Err(self.explain(py, given)),
        }
    }

    /// What the first round (`second` false) or the second allows in a call of `overload`.
    fn rules(&self, overload: &Overload, second: bool) -> Rules {
        Rules { numbers: second, tensors: second && overload.op.has_tag(tags::NUMBERS), bools: !self.public }
    }

    #[cold]
    fn explain(&self, py: Python<'_>, given: Given<'_>) -> PyErr {
        let mut lines = Vec::new();
        // Who does not pass out= does not want to read about it.
        let out = given.names.iter().any(|n| *n == intern!(py, "out").as_ptr());
        for overload in self.overloads.iter().filter(|o| out || o.outs == 0 || self.overloads.len() == 1) {
            let store = Store::new();
            let (mut args, mut extras) = (SmallVec::new(), Extras::default());
            let rules = self.rules(overload, true);
            let refusal = overload.parse(py, &store, &mut args, &mut extras, given, rules).err();
            let why = refusal.map_or_else(String::new, |r| overload.describe(py, &r, given));
            lines.push((overload.signature(), why));
        }
        PyTypeError::new_err(match &*lines {
            [(signature, why)] => format!("{}(): {why}; the signature is {signature}", self.name),
            many => {
                let all: Vec<String> = many.iter().map(|(s, why)| format!("  {s}: {why}")).collect();
                format!("{}(): no overload takes {}:\n{}", self.name, found(py, given), all.join("\n"))
            }
        })
    }
}

/// What a call was given, by type.
fn found(py: Python<'_>, given: Given<'_>) -> String {
    let mut all: Vec<String> =
        given.receiver.iter().chain(given.positional).map(|o| type_name(py, *o)).collect();
    let named = given.names.iter().zip(given.keywords);
    all.extend(named.map(|(name, value)| format!("{}={}", show(py, *name), type_name(py, *value))));
    format!("({})", all.join(", "))
}
fn type_name(py: Python<'_>, object: Object) -> String {
    // SAFETY: a live object.
    let object = unsafe { Borrowed::from_ptr(py, object) };
    object.get_type().name().map_or_else(|_| "?".into(), |n| n.to_string())
}
fn show(py: Python<'_>, object: Object) -> String {
    // SAFETY: a live object.
    unsafe { Borrowed::from_ptr(py, object) }.to_string()
}

fn call(py: Python<'_>, overload: &Overload, args: &[Arg<'_>], extras: Extras) -> PyResult<Outputs> {
    let outputs = match call::call(overload.op, args) {
        Ok(outputs) => outputs,
        Err(error) => return Err(crate::errors::exception(py, error)),
    };
    if extras.requires_grad {
        for output in &outputs {
            if let Arg::Tensor(t) = output.as_arg() {
                fields::require_grad(t, true)?;
            }
        }
    }
    Ok(outputs)
}

impl Overload {
    /// False when a call of this form fits no way: cheaper to see than to convert for.
    #[inline]
    fn may_take(&self, py: Python<'_>, given: Given<'_>) -> bool {
        let bound = usize::from(given.receiver.is_some());
        if given.positional.len() + bound > self.positional && !self.takes_varargs(bound) {
            return false;
        }
        given.names.iter().zip(given.keywords).all(|(name, value)| {
            self.factory
                || is_absent(*value)
                || self.names.contains(name)
                || (self.outs > 1 && *name == intern!(py, "out").as_ptr())
        })
    }

    /// Converts what was given, argument by argument.
    #[inline]
    fn parse<'a>(
        &'a self,
        py: Python<'_>,
        store: &'a Store,
        args: &mut SmallVec<[Arg<'a>; 8]>,
        extras: &mut Extras,
        given: Given<'_>,
        rules: Rules,
    ) -> Result<(), Refusal> {
        // Pushes: an argument handed up through results would be copied at each step.
        let fit = |args: &mut SmallVec<[Arg<'a>; 8]>, spec: &'a Spec, index: usize, object: Object| {
            match convert(py, store, spec.declared, object, rules) {
                Ok(arg) => args.push(arg),
                Err(Misfit::Kind) => return Err(Refusal::Kind { spec: index, object }),
                Err(Misfit::Raised(error)) => return Err(Refusal::Raised(error)),
            }
            Ok(())
        };
        let mut next = 0;
        if let Some(receiver) = given.receiver {
            let Some(spec) = self.specs.first() else { return Err(Refusal::TooMany { allowed: 0 }) };
            fit(args, spec, 0, receiver)?;
            next = 1;
        }
        let bound = next;
        let mut taken = 0;
        while taken < given.positional.len() && next < self.positional {
            let rest = &given.positional[taken..];
            if next == bound && self.takes_varargs(bound) && (rest.len() > 1 || is_int_like(rest[0])) {
                args.push(varargs(py, store, rest, rules).map_err(|misfit| match misfit {
                    Misfit::Kind => Refusal::Kind { spec: next, object: rest[0] },
                    Misfit::Raised(error) => Refusal::Raised(error),
                })?);
                taken = given.positional.len();
            } else {
                fit(args, &self.specs[next], next, rest[0])?;
                taken += 1;
            }
            next += 1;
        }
        if taken < given.positional.len() {
            return Err(Refusal::TooMany { allowed: self.positional - bound });
        }
        if given.names.is_empty() {
            for (i, spec) in self.specs.iter().enumerate().skip(next) {
                args.push(default(spec, i)?);
            }
        } else {
            self.keywords(py, args, extras, given, next, &fit)?;
        }
        // Numbers stand for tensors only beside a tensor.
        if rules.tensors && !given_tensor(given) && self.specs.iter().zip(&*args).any(wrapped) {
            let i = self.specs.iter().zip(&*args).position(wrapped).unwrap_or(0);
            let object = given.positional.get(i).copied().unwrap_or(std::ptr::null_mut());
            return Err(Refusal::Kind { spec: i, object });
        }
        Ok(())
    }

    #[inline]
    fn keywords<'a>(
        &'a self,
        py: Python<'_>,
        args: &mut SmallVec<[Arg<'a>; 8]>,
        extras: &mut Extras,
        given: Given<'_>,
        next: usize,
        fit: &impl Fn(&mut SmallVec<[Arg<'a>; 8]>, &'a Spec, usize, Object) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let tuple = if self.outs < 2 { None } else { self.out_tuple(py, given)? };
        let has_tuple = tuple.is_some();
        let mut used = usize::from(has_tuple);
        let mut outs = tuple.into_iter().flatten();
        for (i, spec) in self.specs.iter().enumerate().skip(next) {
            let hit = given.names.iter().position(|n| spec.is_named(*n));
            let mut out = || if spec.keyword_only && spec.declared.written { outs.next() } else { None };
            match hit {
                Some(k) => {
                    used += 1;
                    fit(args, spec, i, given.keywords[k])?;
                }
                None => match out() {
                    Some(object) => fit(args, spec, i, object)?,
                    None => args.push(default(spec, i)?),
                },
            }
        }
        if used < given.names.len() { self.rest(py, extras, given, next, has_tuple) } else { Ok(()) }
    }

    /// Keywords that name none of the arguments from `next` on, nor, with `has_tuple`, the results.
    #[cold]
    fn rest(
        &self,
        py: Python<'_>,
        extras: &mut Extras,
        given: Given<'_>,
        next: usize,
        has_tuple: bool,
    ) -> Result<(), Refusal> {
        let out = has_tuple.then(|| intern!(py, "out").as_ptr());
        let named = |n: Object| Some(n) == out || self.specs[next..].iter().any(|s| s.is_named(n));
        for (k, keyword) in given.names.iter().enumerate().filter(|(_, n)| !named(**n)) {
            if let Some(spec) = self.specs[..next].iter().position(|s| s.is_named(*keyword)) {
                return Err(Refusal::Twice { spec });
            }
            self.extra(py, *keyword, given.keywords[k], extras)?;
        }
        Ok(())
    }

    /// `out=(a, b)` for an operation with several results.
    fn out_tuple(&self, py: Python<'_>, given: Given<'_>) -> Result<Option<Vec<Object>>, Refusal> {
        let Some(k) = given.names.iter().position(|n| *n == intern!(py, "out").as_ptr()) else {
            return Ok(None);
        };
        // SAFETY: live objects; a tuple or list that is held by the call.
        let items: Vec<Object> = unsafe {
            let object = given.keywords[k];
            if ffi::PyTuple_Check(object) != 0 {
                (0..ffi::PyTuple_Size(object)).map(|i| ffi::PyTuple_GetItem(object, i)).collect()
            } else if ffi::PyList_Check(object) != 0 {
                (0..ffi::PyList_Size(object)).map(|i| ffi::PyList_GetItem(object, i)).collect()
            } else {
                return Ok(None);
            }
        };
        if items.len() != self.outs {
            return Err(Refusal::OutCount);
        }
        Ok(Some(items))
    }

    /// Keywords of factories that the operator itself does not know.
    fn extra(
        &self,
        py: Python<'_>,
        keyword: Object,
        value: Object,
        extras: &mut Extras,
    ) -> Result<(), Refusal> {
        if is_absent(value) && self.outs == 0 && keyword == intern!(py, "out").as_ptr() {
            return Ok(());
        }
        // SAFETY: a live object.
        let value = unsafe { Borrowed::from_ptr(py, value) };
        let requires_grad = keyword == intern!(py, "requires_grad").as_ptr();
        if !self.factory || !(requires_grad || keyword == intern!(py, "pin_memory").as_ptr()) {
            return Err(Refusal::Unknown { keyword });
        }
        let on = value.is_truthy().map_err(Refusal::raised)?;
        if requires_grad {
            extras.requires_grad = on;
        } else if on {
            let text = "pin_memory=True needs a CUDA device, and there is none";
            return Err(Refusal::raised(PyRuntimeError::new_err(text)));
        }
        Ok(())
    }

    /// The declaration, as Python calls it.
    pub fn signature(&self) -> String {
        let text = self.op.schema().to_string();
        let text = text.strip_prefix("aten::").unwrap_or(&text);
        text.replacen(" self", " input", 1)
    }

    #[cold]
    fn describe(&self, py: Python<'_>, refusal: &Refusal, given: Given<'_>) -> String {
        let name = |i: &usize| match self.specs[*i].argument.name.as_str() {
            "self" => "input",
            name => name,
        };
        match refusal {
            Refusal::Kind { spec, object } => {
                let got = if object.is_null() { "a number".into() } else { type_name(py, *object) };
                format!(
                    "argument '{}' (position {spec}) must be {}, not {got}",
                    name(spec),
                    self.specs[*spec].argument.ty
                )
            }
            Refusal::TooMany { allowed } => {
                format!("takes {allowed} positional argument(s), {} given", given.positional.len())
            }
            Refusal::Missing { spec } => format!("argument '{}' is missing", name(spec)),
            Refusal::Unknown { keyword } => format!("unknown keyword '{}'", show(py, *keyword)),
            Refusal::Twice { spec } => format!("argument '{}' is given twice", name(spec)),
            Refusal::OutCount => format!("out= needs {} tensors", self.outs),
            Refusal::Raised(error) => error.to_string(),
        }
    }
}

/// A tensor made of a number, where the schema wants a tensor.
fn wrapped((spec, arg): (&Spec, &Arg<'_>)) -> bool {
    spec.declared.kind == crate::args::Kind::Tensor && matches!(arg, Arg::Tensor(t) if t.is_wrapped_number())
}
fn given_tensor(given: Given<'_>) -> bool {
    given.receiver.iter().chain(given.positional).chain(given.keywords).any(|o| tensor::borrow(*o).is_some())
}

fn default(spec: &Spec, index: usize) -> Result<Arg<'_>, Refusal> {
    match &spec.argument.default {
        Some(value) => Ok(value.as_arg()),
        None => Err(Refusal::Missing { spec: index }),
    }
}

impl Spec {
    /// Keywords are interned: by the compiler where they are written, by [`interned`] else.
    #[inline]
    fn is_named(&self, keyword: Object) -> bool {
        self.names.contains(&keyword)
    }
}

/// The keywords of `f(**kwargs)`, which need not be interned, or None when they are.
#[cold]
fn interned(py: Python<'_>, names: &[Object]) -> Option<Vec<Object>> {
    let all: Vec<Object> = names.iter().map(|name| intern_name(py, &show(py, *name))).collect();
    (all != names).then_some(all)
}

/// A binding with its overloads, built on first use.
struct Entry {
    binding: &'static Binding,
    callable: OnceLock<Callable>,
}
static ENTRIES: OnceLock<Vec<Entry>> = OnceLock::new();

fn entry(py: Python<'_>, index: usize) -> Option<&'static Callable> {
    let entry = ENTRIES.get()?.get(index)?;
    Some(entry.callable.get_or_init(|| Callable {
        name: entry.binding.name.to_owned(),
        overloads:
            entry.binding.operators.iter().map(|i| Overload::new(py, &OPERATORS[*i as usize])).collect(),
        public: true,
    }))
}

/// Splits the arguments of `METH_FASTCALL`.
///
/// # Safety
/// `args` holds `count` positional values, then one for each name in the tuple `names` (or null).
pub unsafe fn given(
    receiver: Option<Object>,
    args: *const Object,
    count: ffi::Py_ssize_t,
    names: Object,
    buffer: &mut SmallVec<[Object; 8]>,
) -> Given<'_> {
    let count = count as usize;
    // SAFETY: by contract; a null `args` comes only with no values at all.
    unsafe {
        let named = if names.is_null() { 0 } else { ffi::PyTuple_Size(names) as usize };
        buffer.extend((0..named).map(|i| ffi::PyTuple_GetItem(names, i as ffi::Py_ssize_t)));
        let all = if count + named == 0 { &[] } else { std::slice::from_raw_parts(args, count + named) };
        Given { receiver, positional: &all[..count], keywords: &all[count..], names: buffer }
    }
}

/// What every trampoline enters.
#[inline(never)]
unsafe fn enter(
    index: usize,
    receiver: Object,
    args: *const Object,
    count: ffi::Py_ssize_t,
    names: Object,
) -> Object {
    enter::trampoline(|py| {
        let Some(callable) = entry(py, index) else {
            return Err(PyRuntimeError::new_err("rtensor is not initialised"));
        };
        // A function is bound to its module, a method to its tensor.
        // SAFETY: a live object.
        let is_module = unsafe { ffi::Py_TYPE(receiver) == &raw mut ffi::PyModule_Type };
        let mut buffer = SmallVec::new();
        // SAFETY: CPython's calling convention.
        let given = unsafe { given((!is_module).then_some(receiver), args, count, names, &mut buffer) };
        callable.invoke(py, given)
    })
}

unsafe extern "C" fn trampoline<const I: usize>(
    receiver: Object,
    args: *const Object,
    count: ffi::Py_ssize_t,
    names: Object,
) -> Object {
    // SAFETY: passed on as they came.
    unsafe { enter(I, receiver, args, count, names) }
}

macro_rules! trampolines {
    ($($at:expr),*;) => { [$(trampoline::<{ $at }> as ffi::PyCFunctionFastWithKeywords),*] };
    ($($at:expr),*; $bit:literal $($rest:literal)*) => { trampolines!($($at),*, $($at + $bit),*; $($rest)*) };
}
static TRAMPOLINES: [ffi::PyCFunctionFastWithKeywords; MOST] =
    trampolines!(0; 1 2 4 8 16 32 64 128 256 512 1024);

fn definition(index: usize, binding: &Binding, heading: &str) -> PyResult<&'static mut ffi::PyMethodDef> {
    // CPython keeps pointers into a definition: it and its texts live for ever.
    Ok(Box::leak(Box::new(ffi::PyMethodDef {
        ml_name: CString::new(binding.name)?.into_raw(),
        ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: TRAMPOLINES[index] },
        ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS,
        ml_doc: CString::new([heading, binding.doc].concat())?.into_raw(),
    })))
}

/// Adds methods to the class Tensor and functions to the module `_C` (`_C._functions[module]` for other modules).
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let class = py.get_type::<tensor::PyTensor>();
    let entries = BINDINGS.iter().map(|binding| Entry { binding, callable: OnceLock::new() }).collect();
    let _ = ENTRIES.set(entries);
    let modules = PyDict::new(py);
    let property = py.import("builtins")?.getattr("property")?;
    for (index, binding) in BINDINGS.iter().enumerate() {
        if binding.function {
            let in_module = match binding.module {
                "" => "rtensor".to_owned(),
                name => format!("rtensor.{name}"),
            };
            let def = definition(index, binding, binding.function_heading)?;
            let name = PyString::new(py, &in_module);
            // SAFETY: the definition lives for ever; a new function or null.
            let function = unsafe {
                Bound::from_owned_ptr_or_err(py, ffi::PyCFunction_NewEx(def, module.as_ptr(), name.as_ptr()))
            }?;
            match modules.get_item(binding.module)? {
                Some(functions) => functions.set_item(binding.name, &function)?,
                None => modules.set_item(binding.module, [(binding.name, &function)].into_py_dict(py)?)?,
            }
            // Here under the operation's own name: formulas and modules call `_C.linalg_vector_norm`, `_C.gelu`.
            if let Some(op) = binding.operators.first().and_then(|i| OPERATORS.get(usize::from(*i))) {
                module.setattr(op.name().trim_start_matches("aten::"), function)?;
            }
        }
        // What the class defines itself stays: it answers without a call, or calls where anything may be watching.
        let own = class.getattr("__dict__")?.contains(binding.name)?;
        if (binding.method || binding.attribute) && !own {
            let def = definition(index, binding, binding.method_heading)?;
            // SAFETY: the definition lives for ever; a new descriptor or null.
            let method = unsafe {
                Bound::from_owned_ptr_or_err(py, ffi::PyDescr_NewMethod(class.as_type_ptr(), def))
            }?;
            if binding.attribute {
                class.setattr(binding.name, property.call1((method,))?)?;
            } else {
                class.setattr(binding.name, method)?;
            }
        }
    }
    module.add("_functions", modules)
}
