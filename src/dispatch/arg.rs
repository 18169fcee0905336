//! The one calling convention: borrowed arguments, owned values.
//!
//! A call passes a slice of [`Arg`], which is `Copy` and borrows; results come back as [`Outputs`]. What is kept
//! (in autograd nodes, traces, interpreter registers) is a [`Value`]. Accessors check the kind, so a kernel that is
//! called with the wrong argument gets an error value.

use std::sync::Arc;

use parking::Shared;
use smallvec::SmallVec;

use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dtype::{Complex64, DType};
use crate::error::{Error, Result};
use crate::foreign::Foreign;
use crate::generator::Generator;
use crate::scalar::{Dim, Real, Scalar};
use crate::shape::Sizes;
use crate::tensor::Tensor;

/// One argument of a call.
#[derive(Clone, Copy)]
pub enum Arg<'a> {
    None,
    Bool(bool),
    Int(Dim),
    Float(Real),
    Complex(Complex64),
    Str(&'a str),
    DType(DType),
    Device(Device),
    Layout(MemoryLayout),
    MemoryFormat(MemoryFormat),
    Generator(&'a Generator),
    Tensor(&'a Tensor),
    Tensors(&'a [Tensor]),
    OptTensors(&'a [Option<Tensor>]),
    Ints(&'a [Dim]),
    Floats(&'a [Real]),
    Bools(&'a [bool]),
    Scalars(&'a [Scalar]),
    /// Anything else (containers and objects of programs, host objects).
    Value(&'a Value),
}

/// An owned argument or result.
#[derive(Clone, Default)]
pub enum Value {
    #[default]
    None,
    Bool(bool),
    Int(Dim),
    Float(Real),
    Complex(Complex64),
    Str(Arc<str>),
    DType(DType),
    Device(Device),
    Layout(MemoryLayout),
    MemoryFormat(MemoryFormat),
    Generator(Generator),
    Tensor(Tensor),
    Tensors(Box<[Tensor]>),
    OptTensors(Box<[Option<Tensor>]>),
    Ints(Box<[Dim]>),
    Floats(Box<[Real]>),
    Bools(Box<[bool]>),
    Scalars(Box<[Scalar]>),
    /// Containers of programs are shared references, as in Python.
    List(Shared<Vec<Value>>),
    Tuple(Arc<[Value]>),
    Dict(Shared<Vec<(Value, Value)>>),
    Object(Shared<Object>),
    /// An object of the host language.
    Foreign(Foreign),
}

/// An instance of a class of a program: attributes by slot.
pub struct Object {
    /// Qualified name of the class.
    pub class: Arc<str>,
    pub slots: Vec<Value>,
}

/// A chain of objects of any length is freed without recursion: nested drops push, the outermost drains.
impl Drop for Object {
    fn drop(&mut self) {
        use std::cell::RefCell;
        thread_local! {
            static QUEUE: RefCell<Option<Vec<Value>>> = const { RefCell::new(None) };
        }
        let slots = std::mem::take(&mut self.slots);
        let outermost = QUEUE.try_with(|q| {
            let mut q = q.borrow_mut();
            let outermost = q.is_none();
            q.get_or_insert_with(Vec::new).extend(slots);
            outermost
        });
        // At thread exit the slots were dropped in place.
        if outermost.unwrap_or(false) {
            while let Some(next) = QUEUE.with(|q| q.borrow_mut().as_mut().and_then(Vec::pop)) {
                drop(next);
            }
            QUEUE.with(|q| *q.borrow_mut() = None);
        }
    }
}

/// Shared mutable containers.
pub mod parking {
    use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

    /// A shared, locked value; identity counts.
    pub struct Shared<T>(Arc<Mutex<T>>);
    impl<T> Shared<T> {
        pub fn new(value: T) -> Self {
            Shared(Arc::new(Mutex::new(value)))
        }
        pub fn lock(&self) -> MutexGuard<'_, T> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner)
        }
        pub fn same(&self, other: &Self) -> bool {
            Arc::ptr_eq(&self.0, &other.0)
        }
        /// Address, for tables keyed by identity.
        pub fn id(&self) -> usize {
            Arc::as_ptr(&self.0) as usize
        }
    }
    impl<T> Clone for Shared<T> {
        fn clone(&self) -> Self {
            Shared(self.0.clone())
        }
    }
}

/// Results of a call; one inline.
pub type Outputs = SmallVec<[Value; 1]>;

/// A tensor operand where a number may stand as well (`scalar:` in the schema).
#[derive(Clone, Copy, Debug)]
pub enum Operand<'a> {
    Tensor(&'a Tensor),
    Scalar(Scalar),
}

macro_rules! accessors {
    ($($(#[$doc:meta])* $name:ident -> $t:ty, $what:literal: $($pattern:pat => $value:expr),+;)*) => {
        impl<'a> Arg<'a> { $(
            $(#[$doc])*
            #[inline]
            pub fn $name(self) -> Result<$t> {
                match self { $($pattern => Ok($value),)+ other => Err(other.unexpected($what)) }
            }
        )* }
    };
}
accessors! {
    tensor -> &'a Tensor, "Tensor": Arg::Tensor(t) => t, Arg::Value(Value::Tensor(t)) => t;
    opt_tensor -> Option<&'a Tensor>, "Tensor?": Arg::None => None, Arg::Tensor(t) => Some(t), Arg::Value(Value::Tensor(t)) => Some(t);
    tensors -> &'a [Tensor], "Tensor[]": Arg::Tensors(t) => t;
    opt_tensors -> &'a [Option<Tensor>], "Tensor?[]": Arg::OptTensors(t) => t;
    bool -> bool, "bool": Arg::Bool(b) => b;
    opt_bool -> Option<bool>, "bool?": Arg::None => None, Arg::Bool(b) => Some(b);
    dim -> Dim, "int": Arg::Int(i) => i, Arg::Bool(b) => Dim::new(b as i64);
    int -> i64, "int": Arg::Int(i) => i.value, Arg::Bool(b) => b as i64;
    opt_dim -> Option<Dim>, "int?": Arg::None => None, Arg::Int(i) => Some(i), Arg::Bool(b) => Some(Dim::new(b as i64));
    opt_int -> Option<i64>, "int?": Arg::None => None, Arg::Int(i) => Some(i.value), Arg::Bool(b) => Some(b as i64);
    dims -> &'a [Dim], "int[]": Arg::Ints(i) => i;
    opt_dims -> Option<&'a [Dim]>, "int[]?": Arg::None => None, Arg::Ints(i) => Some(i);
    real -> Real, "float": Arg::Float(x) => x, Arg::Int(i) => i.to_real(), Arg::Bool(b) => Real::new(b as u8 as f64);
    float -> f64, "float": Arg::Float(x) => x.value, Arg::Int(i) => i.value as f64, Arg::Bool(b) => b as u8 as f64;
    opt_float -> Option<f64>, "float?": Arg::None => None, Arg::Float(x) => Some(x.value), Arg::Int(i) => Some(i.value as f64), Arg::Bool(b) => Some(b as u8 as f64);
    opt_real -> Option<Real>, "float?": Arg::None => None, Arg::Float(x) => Some(x), Arg::Int(i) => Some(i.to_real()), Arg::Bool(b) => Some(Real::new(b as u8 as f64));
    floats -> &'a [Real], "float[]": Arg::Floats(x) => x;
    opt_floats -> Option<&'a [Real]>, "float[]?": Arg::None => None, Arg::Floats(x) => Some(x);
    bools -> &'a [bool], "bool[]": Arg::Bools(x) => x;
    scalars -> &'a [Scalar], "Scalar[]": Arg::Scalars(x) => x;
    str -> &'a str, "str": Arg::Str(s) => s;
    opt_str -> Option<&'a str>, "str?": Arg::None => None, Arg::Str(s) => Some(s);
    dtype -> DType, "ScalarType": Arg::DType(d) => d;
    opt_dtype -> Option<DType>, "ScalarType?": Arg::None => None, Arg::DType(d) => Some(d);
    device -> Device, "Device": Arg::Device(d) => d;
    opt_device -> Option<Device>, "Device?": Arg::None => None, Arg::Device(d) => Some(d);
    opt_layout -> Option<MemoryLayout>, "Layout?": Arg::None => None, Arg::Layout(l) => Some(l);
    memory_format -> MemoryFormat, "MemoryFormat": Arg::MemoryFormat(m) => m;
    opt_memory_format -> Option<MemoryFormat>, "MemoryFormat?": Arg::None => None, Arg::MemoryFormat(m) => Some(m);
    opt_generator -> Option<&'a Generator>, "Generator?": Arg::None => None, Arg::Generator(g) => Some(g);
    scalar -> Scalar, "Scalar": Arg::Bool(b) => Scalar::Bool(b), Arg::Int(i) => Scalar::Int(i.value), Arg::Float(x) => Scalar::Float(x.value), Arg::Complex(c) => Scalar::Complex(c);
    opt_scalar -> Option<Scalar>, "Scalar?": Arg::None => None, Arg::Bool(b) => Some(Scalar::Bool(b)), Arg::Int(i) => Some(Scalar::Int(i.value)), Arg::Float(x) => Some(Scalar::Float(x.value)), Arg::Complex(c) => Some(Scalar::Complex(c));
    operand -> Operand<'a>, "Tensor or number": Arg::Tensor(t) => Operand::Tensor(t), Arg::Value(Value::Tensor(t)) => Operand::Tensor(t), Arg::Bool(b) => Operand::Scalar(Scalar::Bool(b)), Arg::Int(i) => Operand::Scalar(Scalar::Int(i.value)), Arg::Float(x) => Operand::Scalar(Scalar::Float(x.value)), Arg::Complex(c) => Operand::Scalar(Scalar::Complex(c));
}

impl<'a> Arg<'a> {
    /// An `int[]` without trace ids.
    pub fn ints(self) -> Result<Sizes> {
        Ok(self.dims()?.iter().map(|d| d.value).collect())
    }
    pub fn opt_ints(self) -> Result<Option<Sizes>> {
        Ok(self.opt_dims()?.map(|d| d.iter().map(|d| d.value).collect()))
    }
    /// A `float[]` without trace ids.
    pub fn plain_floats(self) -> Result<SmallVec<[f64; 6]>> {
        Ok(self.floats()?.iter().map(|x| x.value).collect())
    }
    pub fn opt_plain_floats(self) -> Result<Option<SmallVec<[f64; 6]>>> {
        Ok(self.opt_floats()?.map(|x| x.iter().map(|x| x.value).collect()))
    }
    /// What it is, in the schema's words.
    pub fn kind(&self) -> &'static str {
        match self {
            Arg::None => "None",
            Arg::Bool(_) => "bool",
            Arg::Int(_) => "int",
            Arg::Float(_) => "float",
            Arg::Complex(_) => "complex",
            Arg::Str(_) => "str",
            Arg::DType(_) => "ScalarType",
            Arg::Device(_) => "Device",
            Arg::Layout(_) => "Layout",
            Arg::MemoryFormat(_) => "MemoryFormat",
            Arg::Generator(_) => "Generator",
            Arg::Tensor(_) => "Tensor",
            Arg::Tensors(_) => "Tensor[]",
            Arg::OptTensors(_) => "Tensor?[]",
            Arg::Ints(_) => "int[]",
            Arg::Floats(_) => "float[]",
            Arg::Bools(_) => "bool[]",
            Arg::Scalars(_) => "Scalar[]",
            Arg::Value(v) => v.kind(),
        }
    }
    #[cold]
    fn unexpected(self, wanted: &str) -> Error {
        Error::type_(format!("expected an argument of type {wanted}, got {}", self.kind()))
    }
    pub fn to_value(self) -> Value {
        match self {
            Arg::None => Value::None,
            Arg::Bool(x) => Value::Bool(x),
            Arg::Int(x) => Value::Int(x),
            Arg::Float(x) => Value::Float(x),
            Arg::Complex(x) => Value::Complex(x),
            Arg::Str(x) => Value::Str(x.into()),
            Arg::DType(x) => Value::DType(x),
            Arg::Device(x) => Value::Device(x),
            Arg::Layout(x) => Value::Layout(x),
            Arg::MemoryFormat(x) => Value::MemoryFormat(x),
            Arg::Generator(x) => Value::Generator(x.clone()),
            Arg::Tensor(x) => Value::Tensor(x.clone()),
            Arg::Tensors(x) => Value::Tensors(x.into()),
            Arg::OptTensors(x) => Value::OptTensors(x.into()),
            Arg::Ints(x) => Value::Ints(x.into()),
            Arg::Floats(x) => Value::Floats(x.into()),
            Arg::Bools(x) => Value::Bools(x.into()),
            Arg::Scalars(x) => Value::Scalars(x.into()),
            Arg::Value(x) => x.clone(),
        }
    }
    /// Calls `f` with each tensor in it.
    #[inline]
    pub fn each_tensor(self, mut f: impl FnMut(&'a Tensor)) {
        match self {
            Arg::Tensor(t) | Arg::Value(Value::Tensor(t)) => f(t),
            Arg::Tensors(ts) => ts.iter().for_each(f),
            Arg::OptTensors(ts) => ts.iter().flatten().for_each(f),
            _ => {}
        }
    }
}

impl Value {
    pub fn as_arg(&self) -> Arg<'_> {
        match self {
            Value::None => Arg::None,
            Value::Bool(x) => Arg::Bool(*x),
            Value::Int(x) => Arg::Int(*x),
            Value::Float(x) => Arg::Float(*x),
            Value::Complex(x) => Arg::Complex(*x),
            Value::Str(x) => Arg::Str(x),
            Value::DType(x) => Arg::DType(*x),
            Value::Device(x) => Arg::Device(*x),
            Value::Layout(x) => Arg::Layout(*x),
            Value::MemoryFormat(x) => Arg::MemoryFormat(*x),
            Value::Generator(x) => Arg::Generator(x),
            Value::Tensor(x) => Arg::Tensor(x),
            Value::Tensors(x) => Arg::Tensors(x),
            Value::OptTensors(x) => Arg::OptTensors(x),
            Value::Ints(x) => Arg::Ints(x),
            Value::Floats(x) => Arg::Floats(x),
            Value::Bools(x) => Arg::Bools(x),
            Value::Scalars(x) => Arg::Scalars(x),
            other => Arg::Value(other),
        }
    }
    pub fn kind(&self) -> &'static str {
        match self {
            Value::List(_) => "list",
            Value::Tuple(_) => "tuple",
            Value::Dict(_) => "dict",
            Value::Object(_) => "object",
            Value::Foreign(_) => "host object",
            other => other.as_arg().kind(),
        }
    }
    pub fn from_scalar(s: Scalar) -> Value {
        match s {
            Scalar::Bool(x) => Value::Bool(x),
            Scalar::Int(x) => Value::Int(Dim::new(x)),
            Scalar::Float(x) => Value::Float(Real::new(x)),
            Scalar::Complex(x) => Value::Complex(x),
        }
    }
}

macro_rules! into_value {
    ($($t:ty: $x:pat => $value:expr;)*) => { $(
        impl From<$t> for Value {
            #[inline]
            fn from($x: $t) -> Value { $value }
        }
        impl IntoOutputs for $t {
            #[inline]
            fn into_outputs(self) -> Result<Outputs> { Ok(SmallVec::from_buf([self.into()])) }
        }
    )* };
}

/// Packing results on the typed side: what a typed kernel may return.
pub trait IntoOutputs {
    /// # Errors
    /// None of its own; the type is that of kernels.
    fn into_outputs(self) -> Result<Outputs>;
}
into_value! {
    Tensor: t => Value::Tensor(t);
    Vec<Tensor>: t => Value::Tensors(t.into());
    Box<[Tensor]>: t => Value::Tensors(t);
    bool: b => Value::Bool(b);
    i64: i => Value::Int(Dim::new(i));
    Dim: i => Value::Int(i);
    f64: x => Value::Float(Real::new(x));
    Real: x => Value::Float(x);
    Scalar: s => Value::from_scalar(s);
    DType: d => Value::DType(d);
    Vec<Dim>: i => Value::Ints(i.into());
}
impl IntoOutputs for () {
    fn into_outputs(self) -> Result<Outputs> {
        Ok(Outputs::new())
    }
}
impl IntoOutputs for Outputs {
    fn into_outputs(self) -> Result<Outputs> {
        Ok(self)
    }
}
macro_rules! into_tuple {
    ($($t:ident $i:tt),*) => {
        impl<$($t: Into<Value>),*> IntoOutputs for ($($t,)*) {
            fn into_outputs(self) -> Result<Outputs> { Ok(Outputs::from_iter([$(self.$i.into()),*])) }
        }
    };
}
into_tuple!(A 0, B 1);
into_tuple!(A 0, B 1, C 2);
into_tuple!(A 0, B 1, C 2, D 3);
into_tuple!(A 0, B 1, C 2, D 3, E 4);

/// What may be given where a list of sizes is declared: plain integers or traced ones.
pub trait DimList {
    fn dims(&self) -> SmallVec<[Dim; 6]>;
}
impl DimList for [Dim] {
    fn dims(&self) -> SmallVec<[Dim; 6]> {
        SmallVec::from_slice(self)
    }
}
impl DimList for [i64] {
    fn dims(&self) -> SmallVec<[Dim; 6]> {
        self.iter().map(|i| Dim::new(*i)).collect()
    }
}
impl<T, const N: usize> DimList for [T; N]
where
    [T]: DimList,
{
    fn dims(&self) -> SmallVec<[Dim; 6]> {
        self[..].dims()
    }
}
impl<T: DimList + ?Sized> DimList for &T {
    fn dims(&self) -> SmallVec<[Dim; 6]> {
        (**self).dims()
    }
}
impl<A: smallvec::Array> DimList for SmallVec<A>
where
    [A::Item]: DimList,
{
    fn dims(&self) -> SmallVec<[Dim; 6]> {
        self[..].dims()
    }
}

impl From<Scalar> for Arg<'_> {
    fn from(s: Scalar) -> Self {
        match s {
            Scalar::Bool(x) => Arg::Bool(x),
            Scalar::Int(x) => Arg::Int(Dim::new(x)),
            Scalar::Float(x) => Arg::Float(Real::new(x)),
            Scalar::Complex(x) => Arg::Complex(x),
        }
    }
}
macro_rules! optional_args {
    ($($t:ty: $x:pat => $arg:expr;)*) => { $(
        impl<'a> From<Option<$t>> for Arg<'a> {
            fn from(x: Option<$t>) -> Self { match x { Some($x) => $arg, None => Arg::None } }
        }
    )* };
}
optional_args! {
    &'a Tensor: t => Arg::Tensor(t);
    &'a [Dim]: i => Arg::Ints(i);
    &'a [Real]: x => Arg::Floats(x);
    &'a str: s => Arg::Str(s);
    &'a Generator: g => Arg::Generator(g);
    Dim: i => Arg::Int(i);
    Real: x => Arg::Float(x);
    bool: b => Arg::Bool(b);
    Scalar: s => s.into();
    DType: d => Arg::DType(d);
    Device: d => Arg::Device(d);
    MemoryLayout: l => Arg::Layout(l);
    MemoryFormat: m => Arg::MemoryFormat(m);
}

/// One tensor as the results of a call.
#[inline]
pub fn one(t: Tensor) -> Outputs {
    SmallVec::from_buf([Value::Tensor(t)])
}

/// Unpacking results on the typed side.
pub trait FromOutputs: Sized {
    fn from_outputs(outputs: Outputs) -> Result<Self>;
}
impl FromOutputs for () {
    fn from_outputs(_: Outputs) -> Result<Self> {
        Ok(())
    }
}
impl FromOutputs for Value {
    fn from_outputs(outputs: Outputs) -> Result<Self> {
        outputs.into_iter().next().ok_or_else(|| Error::runtime("the kernel returned nothing"))
    }
}
macro_rules! from_value {
    ($($t:ty, $what:literal: $pattern:pat => $value:expr;)*) => { $(
        impl TryFrom<Value> for $t {
            type Error = Error;
            fn try_from(v: Value) -> Result<Self> {
                match v { $pattern => Ok($value), other => Err(Error::type_(format!("the kernel returned {}, not {}", other.kind(), $what))) }
            }
        }
        impl FromOutputs for $t {
            fn from_outputs(outputs: Outputs) -> Result<Self> { Value::from_outputs(outputs)?.try_into() }
        }
    )* };
}
from_value! {
    Tensor, "Tensor": Value::Tensor(t) => t;
    Box<[Tensor]>, "Tensor[]": Value::Tensors(t) => t;
    bool, "bool": Value::Bool(b) => b;
    Dim, "int": Value::Int(i) => i;
    Real, "float": Value::Float(x) => x;
}
impl TryFrom<Value> for Scalar {
    type Error = Error;
    fn try_from(v: Value) -> Result<Self> {
        v.as_arg().scalar()
    }
}
impl FromOutputs for Scalar {
    fn from_outputs(outputs: Outputs) -> Result<Self> {
        Value::from_outputs(outputs)?.try_into()
    }
}
macro_rules! from_tuple {
    ($($t:ident),*) => {
        impl<$($t: TryFrom<Value, Error = Error>),*> FromOutputs for ($($t,)*) {
            fn from_outputs(outputs: Outputs) -> Result<Self> {
                let mut all = outputs.into_iter();
                let mut next = || all.next().ok_or_else(|| Error::runtime("the kernel returned too few results"));
                Ok(($($t::try_from(next()?)?,)*))
            }
        }
    };
}
from_tuple!(A, B);
from_tuple!(A, B, C);
from_tuple!(A, B, C, D);
from_tuple!(A, B, C, D, E);
