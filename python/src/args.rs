//! From Python objects to the arguments of one operator, by its schema.
//!
//! [`convert`] turns one object into an [`Arg`] of the declared type or says that it does not fit, so that another
//! overload can be tried. Conversions are PyTorch's: int to float, NumPy numbers and 0-dim integer tensors to numbers,
//! never float to int, bool to int only where [`Rules::bools`] allows it, a number to a tensor only where
//! [`Rules::tensors`] does.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use rtensor::dispatch::arg::{Arg, Value};
use rtensor::dispatch::registry::{Operator, tags};
use rtensor::dispatch::schema::{Argument, Type};
use rtensor::dtype::{Complex64, DType};
use rtensor::scalar::{Dim, Real, Scalar};
use rtensor::tensor::Tensor;
use smallvec::SmallVec;

use crate::store::Store;
use crate::tensor::borrow;
use crate::types::{PyGenerator, PyLayout, PyMemoryFormat, to_device, to_dtype};

pub type Object = *mut ffi::PyObject;

/// Declared types, as far as conversion tells them apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    Tensor,
    Scalar,
    Int,
    Float,
    Bool,
    Str,
    Complex,
    DType,
    Layout,
    Device,
    MemoryFormat,
    Generator,
    /// With the length that a bare int stands for.
    Ints(Option<u32>),
    Floats,
    Bools,
    Scalars,
    Tensors,
    OptTensors,
    Any,
}

impl Kind {
    fn of(ty: &Type) -> Kind {
        match ty.inner() {
            Type::Tensor => Kind::Tensor,
            Type::Int => Kind::Int,
            Type::Float => Kind::Float,
            Type::Bool => Kind::Bool,
            Type::Str => Kind::Str,
            Type::Complex => Kind::Complex,
            Type::Scalar => Kind::Scalar,
            Type::DType => Kind::DType,
            Type::Layout => Kind::Layout,
            Type::Device => Kind::Device,
            Type::MemoryFormat => Kind::MemoryFormat,
            Type::Generator => Kind::Generator,
            Type::Any | Type::Optional(_) => Kind::Any,
            Type::List(element, length) => match element.inner() {
                Type::Int => Kind::Ints(*length),
                Type::Float => Kind::Floats,
                Type::Bool => Kind::Bools,
                Type::Scalar => Kind::Scalars,
                Type::Tensor if element.is_optional() => Kind::OptTensors,
                Type::Tensor => Kind::Tensors,
                _ => Kind::Any,
            },
        }
    }
}

/// What an object is converted to.
#[derive(Clone, Copy)]
pub struct Declared {
    pub kind: Kind,
    pub optional: bool,
    /// An `out=` or in-place target: never a number.
    pub written: bool,
}
impl Declared {
    pub fn new(ty: &Type, written: bool) -> Declared {
        Declared { kind: Kind::of(ty), optional: ty.is_optional(), written }
    }
}

/// One declared argument.
pub struct Spec {
    pub argument: &'static Argument,
    pub declared: Declared,
    pub keyword_only: bool,
    /// Keyword names that mean it, interned; the declared one first.
    pub names: SmallVec<[Object; 2]>,
}

/// One operator as Python calls it.
pub struct Overload {
    pub op: &'static Operator,
    pub specs: Box<[Spec]>,
    /// Every name of every argument.
    pub names: Box<[Object]>,
    pub positional: usize,
    /// Takes `requires_grad=` and `pin_memory=` besides.
    pub factory: bool,
    /// Written tensors that are passed by keyword: the results of an `out=` form.
    pub outs: usize,
}
// SAFETY: the pointers are to interned strings that live as long as the process, read under the interpreter lock.
unsafe impl Send for Overload {}
// SAFETY: as above.
unsafe impl Sync for Overload {}

/// A string that lives for ever, compared by address.
pub fn intern(py: Python<'_>, text: &str) -> Object {
    PyString::intern(py, text).into_ptr()
}

impl Overload {
    pub fn new(py: Python<'_>, op: &'static Operator) -> Overload {
        let schema = op.schema();
        let specs: Box<[Spec]> = schema
            .arguments
            .iter()
            .map(|argument| {
                let mut names: SmallVec<[Object; 2]> = SmallVec::new();
                let mut add = |name: &str| names.push(intern(py, name));
                add(&argument.name);
                match argument.name.as_str() {
                    "self" if schema.argument("input").is_none() => add("input"),
                    "dim" if schema.argument("axis").is_none() => add("axis"),
                    "keepdim" => add("keepdims"),
                    _ => {}
                }
                Spec {
                    argument,
                    declared: Declared::new(&argument.ty, argument.alias.as_ref().is_some_and(|a| a.write)),
                    keyword_only: argument.kwarg_only,
                    names,
                }
            })
            .collect();
        let outs = specs.iter().filter(|s| s.keyword_only && s.declared.written).count();
        let names = specs.iter().flat_map(|s| s.names.iter().copied()).collect();
        Overload {
            op,
            positional: schema.positional(),
            factory: op.has_tag(tags::FACTORY),
            outs,
            specs,
            names,
        }
    }
    /// Positional sizes may be given one by one: `x.view(2, 3)`. `skip`: arguments already bound (self).
    pub fn takes_varargs(&self, skip: usize) -> bool {
        self.positional == skip + 1 && matches!(self.specs[skip].declared.kind, Kind::Ints(_))
    }
}

/// What a round of overload resolution allows.
#[derive(Clone, Copy, Default)]
pub struct Rules {
    /// 0-dim tensors where a number is declared.
    pub numbers: bool,
    /// Numbers where a tensor is declared.
    pub tensors: bool,
    /// Booleans where an int is declared.
    pub bools: bool,
}

/// Why an object did not become an argument.
pub enum Misfit {
    Kind,
    /// Python code raised, or a value is out of range: no other overload is tried.
    Raised(Box<PyErr>),
}
impl From<PyErr> for Misfit {
    #[cold]
    fn from(error: PyErr) -> Self {
        Misfit::Raised(Box::new(error))
    }
}
type Fit<T> = std::result::Result<T, Misfit>;

#[inline(always)]
fn class(object: Object) -> *mut ffi::PyTypeObject {
    // SAFETY: callers pass live objects.
    unsafe { ffi::Py_TYPE(object) }
}
#[inline(always)]
fn is_exactly(object: Object, wanted: *mut ffi::PyTypeObject) -> bool {
    class(object) == wanted
}
macro_rules! exactly {
    ($object:expr, $class:ident) => {
        is_exactly($object, &raw mut ffi::$class)
    };
}
fn is_none(object: Object) -> bool {
    // SAFETY: None is immortal for us.
    object == unsafe { ffi::Py_None() }
}
fn bound<'a, 'py>(py: Python<'py>, object: &'a Object) -> Borrowed<'a, 'py, PyAny> {
    // SAFETY: callers pass live objects that outlive the call.
    unsafe { Borrowed::from_ptr(py, *object) }
}

/// `object` as what is declared.
///
/// # Errors
/// [`Misfit::Kind`] when it is of another type.
#[inline]
pub fn convert<'a>(
    py: Python<'_>,
    store: &'a Store,
    declared: Declared,
    object: Object,
    rules: Rules,
) -> Fit<Arg<'a>> {
    match declared.kind {
        Kind::Tensor => {
            if let Some(t) = borrow(object) {
                return Ok(Arg::Tensor(t));
            }
        }
        Kind::Scalar => {
            if let Some(number) = plain_number(py, object)? {
                return Ok(Arg::from(number));
            }
        }
        Kind::Int if exactly!(object, PyLong_Type) => return Ok(Arg::Int(Dim::new(long(py, object)?))),
        _ => {}
    }
    if declared.optional && is_none(object) {
        return Ok(Arg::None);
    }
    convert_slow(py, store, declared, object, rules)
}

fn convert_slow<'a>(
    py: Python<'_>,
    store: &'a Store,
    declared: Declared,
    object: Object,
    rules: Rules,
) -> Fit<Arg<'a>> {
    Ok(match declared.kind {
        Kind::Tensor if rules.tensors && !declared.written => {
            Arg::Tensor(store.tensor(number_tensor(py, object)?))
        }
        Kind::Tensor => return Err(Misfit::Kind),
        Kind::Scalar => match crate::scalars::traced_int(object) {
            Some(dim) => Arg::Int(dim),
            None => match crate::scalars::traced_float(object) {
                Some(real) => Arg::Float(real),
                None => Arg::from(number(py, object, rules)?),
            },
        },
        // Where an overload takes a tensor, a 0-dim one is not meant as a number.
        Kind::Int if !rules.numbers && borrow(object).is_some() => return Err(Misfit::Kind),
        Kind::Int => Arg::Int(int_of(py, object, rules)?),
        Kind::Float => Arg::Float(float(py, object, rules)?),
        Kind::Bool => Arg::Bool(boolean(py, object)?),
        Kind::Complex => Arg::Complex(match number(py, object, rules)? {
            Scalar::Complex(c) => c,
            real => Complex64::new(real.to_f64(), 0.0),
        }),
        Kind::Str => Arg::Str(text(object)?),
        Kind::DType => Arg::DType(to_dtype(&bound(py, &object)).ok_or(Misfit::Kind)?),
        Kind::Device => Arg::Device(to_device(&bound(py, &object))?.ok_or(Misfit::Kind)?),
        Kind::Layout => Arg::Layout(bound(py, &object).cast::<PyLayout>().map_err(|_| Misfit::Kind)?.get().0),
        Kind::MemoryFormat => {
            Arg::MemoryFormat(bound(py, &object).cast::<PyMemoryFormat>().map_err(|_| Misfit::Kind)?.get().0)
        }
        Kind::Generator => {
            let generator = bound(py, &object);
            let generator = generator.cast::<PyGenerator>().map_err(|_| Misfit::Kind)?;
            Arg::Generator(store.generator(generator.get().0.clone()))
        }
        Kind::Ints(length) => ints(py, store, object, length, rules)?,
        Kind::Floats => Arg::Floats(store.reals(list(py, object, |o| float(py, o, rules))?)),
        Kind::Bools => Arg::Bools(store.bools(list(py, object, |o| boolean(py, o))?)),
        Kind::Scalars => Arg::Scalars(store.scalars(list(py, object, |o| number(py, o, rules))?)),
        Kind::Tensors => {
            Arg::Tensors(store.tensors(list(py, object, |o| borrow(o).cloned().ok_or(Misfit::Kind))?))
        }
        Kind::OptTensors => Arg::OptTensors(store.opt_tensors(list(py, object, optional_tensor)?)),
        Kind::Any => return any(py, store, object),
    })
}

fn optional_tensor(object: Object) -> Fit<Option<Tensor>> {
    match borrow(object) {
        Some(t) => Ok(Some(t.clone())),
        None if is_none(object) => Ok(None),
        None => Err(Misfit::Kind),
    }
}

/// An argument of type Any: numbers, strings and tensors as themselves, other objects opaque.
fn any<'a>(py: Python<'_>, store: &'a Store, object: Object) -> Fit<Arg<'a>> {
    if is_none(object) {
        return Ok(Arg::None);
    }
    if let Some(t) = borrow(object) {
        return Ok(Arg::Tensor(t));
    }
    if let Some(number) = plain_number(py, object)? {
        return Ok(Arg::from(number));
    }
    if let Ok(text) = text(object) {
        return Ok(Arg::Str(text));
    }
    let owned = bound(py, &object).to_owned();
    Ok(Arg::Value(store.value(Value::Foreign(crate::enter::to_foreign(owned)))))
}

/// The value of an exact int; OverflowError outside 64 bits.
#[inline]
fn long(py: Python<'_>, object: Object) -> PyResult<i64> {
    // SAFETY: a live int.
    let value = unsafe { ffi::PyLong_AsLongLong(object) };
    if value == -1
        && let Some(error) = PyErr::take(py)
    {
        return Err(error);
    }
    Ok(value)
}

/// A float, int, bool or complex of exactly these classes.
#[inline]
pub fn plain_number(py: Python<'_>, object: Object) -> PyResult<Option<Scalar>> {
    // SAFETY: live objects of the classes just tested.
    unsafe {
        Ok(Some(if exactly!(object, PyFloat_Type) {
            Scalar::Float(ffi::PyFloat_AsDouble(object))
        } else if exactly!(object, PyLong_Type) {
            Scalar::Int(long(py, object)?)
        } else if exactly!(object, PyBool_Type) {
            Scalar::Bool(object == ffi::Py_True())
        } else if exactly!(object, PyComplex_Type) {
            Scalar::Complex(complex(object))
        } else {
            return Ok(None);
        }))
    }
}
/// # Safety
/// A live complex.
unsafe fn complex(object: Object) -> Complex64 {
    // SAFETY: by contract.
    unsafe { Complex64::new(ffi::PyComplex_RealAsDouble(object), ffi::PyComplex_ImagAsDouble(object)) }
}

/// Any number: subclasses, NumPy's and, where the rules allow it, 0-dim tensors.
///
/// # Errors
/// [`Misfit::Kind`] for what is no number.
pub fn number(py: Python<'_>, object: Object, rules: Rules) -> Fit<Scalar> {
    if let Some(number) = plain_number(py, object)? {
        return Ok(number);
    }
    if let Some(tensor) = borrow(object) {
        return if rules.numbers && tensor.ndim() == 0 && !tensor.requires_grad() {
            Ok(crate::scalars::item(py, tensor)?)
        } else {
            Err(Misfit::Kind)
        };
    }
    let object = bound(py, &object);
    let ptr = object.as_ptr();
    // SAFETY: tests and conversions of a live object; each sets an exception only where its result says so.
    unsafe {
        if ffi::PyLong_Check(ptr) != 0 {
            return Ok(Scalar::Int(long(py, ptr)?));
        }
        if ffi::PyFloat_Check(ptr) != 0 {
            return Ok(Scalar::Float(ffi::PyFloat_AsDouble(ptr)));
        }
        if ffi::PyComplex_Check(ptr) != 0 {
            return Ok(Scalar::Complex(complex(ptr)));
        }
    }
    match array_scalar_kind(&object) {
        Some('b') => Ok(Scalar::Bool(object.is_truthy()?)),
        Some('i' | 'u') => Ok(Scalar::Int(object.call_method0("__index__")?.extract()?)),
        Some('f') => Ok(Scalar::Float(object.call_method0("__float__")?.extract()?)),
        Some('c') => {
            let value = object.call_method0("__complex__")?;
            // SAFETY: `__complex__` gives a complex (or a subclass).
            Ok(Scalar::Complex(unsafe { complex(value.as_ptr()) }))
        }
        _ => Err(Misfit::Kind),
    }
}

/// The kind letter of a NumPy number or 0-dim array (`b`, `i`, `u`, `f`, `c`), found without importing NumPy.
fn array_scalar_kind(object: &Bound<'_, PyAny>) -> Option<char> {
    let interface = object.getattr("__array_interface__").ok()?;
    if interface.get_item("shape").ok()?.len().ok()? != 0 {
        return None;
    }
    interface.get_item("typestr").ok()?.extract::<String>().ok()?.chars().nth(1)
}

/// A number as a 0-dim tensor that promotes like the number.
///
/// # Errors
/// [`Misfit::Kind`] for what is no number.
pub fn number_tensor(py: Python<'_>, object: Object) -> Fit<Tensor> {
    let number = number(py, object, Rules::default())?;
    Ok(wrapped_number(py, number)?)
}
pub fn wrapped_number(py: Python<'_>, number: Scalar) -> PyResult<Tensor> {
    let dtype = number.dtype(DType::Float64);
    crate::enter::run(py, || {
        let tensor = Tensor::from_scalar(number, dtype, rtensor::device::Device::CPU)?;
        tensor.set_wrapped_number();
        Ok(tensor)
    })
}

/// Anything that is an integer: `__index__`, but no float.
pub fn int(py: Python<'_>, object: Object) -> Fit<Dim> {
    if exactly!(object, PyLong_Type) {
        return Ok(Dim::new(long(py, object)?));
    }
    if let Some(dim) = crate::scalars::traced_int(object) {
        return Ok(dim);
    }
    // SAFETY: a live object; PyIndex_Check raises nothing, PyNumber_Index gives a new int or null.
    unsafe {
        if ffi::PyIndex_Check(object) == 0 {
            return match array_scalar_kind(&bound(py, &object)) {
                Some('b') => Ok(Dim::new(i64::from(bound(py, &object).is_truthy()?))),
                _ => Err(Misfit::Kind),
            };
        }
        let index = Bound::from_owned_ptr_or_err(py, ffi::PyNumber_Index(object));
        match index {
            Ok(index) => Ok(Dim::new(long(py, index.as_ptr())?)),
            // A tensor that is no single integer is not an int.
            Err(error) if error.is_instance_of::<pyo3::exceptions::PyTypeError>(py) => Err(Misfit::Kind),
            Err(error) => Err(error.into()),
        }
    }
}

/// [`int`] under the rules of a call.
fn int_of(py: Python<'_>, object: Object, rules: Rules) -> Fit<Dim> {
    if !rules.bools && exactly!(object, PyBool_Type) {
        return Err(Misfit::Kind);
    }
    int(py, object)
}

fn float(py: Python<'_>, object: Object, rules: Rules) -> Fit<Real> {
    if exactly!(object, PyFloat_Type) {
        // SAFETY: a live float.
        return Ok(Real::new(unsafe { ffi::PyFloat_AsDouble(object) }));
    }
    if let Some(dim) = crate::scalars::traced_int(object) {
        return Ok(dim.to_real());
    }
    if let Some(real) = crate::scalars::traced_float(object) {
        return Ok(real);
    }
    match number(py, object, rules)? {
        Scalar::Complex(_) => Err(Misfit::Kind),
        real => Ok(Real::new(real.to_f64())),
    }
}

fn boolean(py: Python<'_>, object: Object) -> Fit<bool> {
    if exactly!(object, PyBool_Type) {
        // SAFETY: True is immortal for us.
        return Ok(object == unsafe { ffi::Py_True() });
    }
    match array_scalar_kind(&bound(py, &object)) {
        Some('b') => Ok(bound(py, &object).is_truthy()?),
        _ => Err(Misfit::Kind),
    }
}

fn text<'a>(object: Object) -> Fit<&'a str> {
    // SAFETY: a live str keeps its UTF-8 form; the caller holds the object through the call.
    unsafe {
        if ffi::PyUnicode_Check(object) == 0 {
            return Err(Misfit::Kind);
        }
        let mut length = 0;
        let data = ffi::PyUnicode_AsUTF8AndSize(object, &raw mut length);
        if data.is_null() {
            return Err(PyErr::fetch(Python::assume_attached()).into());
        }
        let bytes = std::slice::from_raw_parts(data.cast::<u8>(), length as usize);
        Ok(std::str::from_utf8_unchecked(bytes))
    }
}

/// The elements of a tuple, list or other sequence. A list is copied first: converting an element may run Python
/// code that changes it.
fn list<T>(py: Python<'_>, object: Object, mut element: impl FnMut(Object) -> Fit<T>) -> Fit<Vec<T>> {
    let items = sequence(py, object)?;
    let n = items.len();
    let mut out = Vec::with_capacity(n);
    for i in 0..n {
        // SAFETY: a tuple owns its items, and the index is in range.
        out.push(element(unsafe { ffi::PyTuple_GetItem(items.as_ptr(), i as ffi::Py_ssize_t) })?);
    }
    Ok(out)
}

/// Tuples as they are, lists and sequences of another kind as a tuple; tensors, strings and dicts are none.
fn sequence(py: Python<'_>, object: Object) -> Fit<Bound<'_, PyTuple>> {
    // SAFETY: type tests of a live object, and a new tuple or null.
    unsafe {
        if ffi::PyTuple_Check(object) != 0 {
            return Ok(Bound::from_borrowed_ptr(py, object).cast_into_unchecked());
        }
        let is_list = ffi::PyList_Check(object) != 0;
        if !is_list
            && (ffi::PySequence_Check(object) == 0
                || borrow(object).is_some()
                || ffi::PyUnicode_Check(object) != 0
                || ffi::PyBytes_Check(object) != 0)
        {
            return Err(Misfit::Kind);
        }
        Ok(Bound::from_owned_ptr_or_err(py, ffi::PySequence_Tuple(object))?.cast_into_unchecked())
    }
}

fn ints<'a>(
    py: Python<'_>,
    store: &'a Store,
    object: Object,
    length: Option<u32>,
    rules: Rules,
) -> Fit<Arg<'a>> {
    if let Some(length) = length
        && exactly!(object, PyLong_Type)
    {
        let all = SmallVec::<[Dim; 4]>::from_elem(Dim::new(long(py, object)?), length as usize);
        return Ok(Arg::Ints(store.dims(&all)));
    }
    let items = match sequence(py, object) {
        Ok(items) => items,
        Err(misfit) => {
            // A bare int stands for as many as the type says.
            let Some(length) = length else { return Err(misfit) };
            let all = SmallVec::<[Dim; 4]>::from_elem(int_of(py, object, rules)?, length as usize);
            return Ok(Arg::Ints(store.dims(&all)));
        }
    };
    let n = items.len();
    let mut dims: SmallVec<[Dim; 8]> = SmallVec::with_capacity(n);
    for i in 0..n {
        // SAFETY: a tuple owns its items, and the index is in range.
        dims.push(int_of(py, unsafe { ffi::PyTuple_GetItem(items.as_ptr(), i as ffi::Py_ssize_t) }, rules)?);
    }
    Ok(Arg::Ints(store.dims(&dims)))
}

/// Sizes given one by one.
pub fn varargs<'a>(py: Python<'_>, store: &'a Store, objects: &[Object], rules: Rules) -> Fit<Arg<'a>> {
    let dims: SmallVec<[Dim; 8]> = objects.iter().map(|o| int_of(py, *o, rules)).collect::<Fit<_>>()?;
    Ok(Arg::Ints(store.dims(&dims)))
}

/// Whether `object` could be one of several sizes given one by one.
pub fn is_int_like(object: Object) -> bool {
    // SAFETY: a live object.
    exactly!(object, PyLong_Type)
        || unsafe { ffi::PyTuple_Check(object) == 0 && ffi::PyIndex_Check(object) != 0 }
}

pub fn is_absent(object: Object) -> bool {
    is_none(object)
}
