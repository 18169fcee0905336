//! Types of the IR, printed and read in TorchScript's notation: `Tensor`, `int[]`, `str?`, `Dict(str, Tensor)`,
//! `(Tensor, int)` for tuples, a dotted name for a class.
//!
//! `T??` does not exist, `None?` is `None`, `Any?` is `Any`: [`Type::optional`] is the only constructor of optionals.

use std::fmt;
use std::sync::Arc;

use crate::dispatch::arg::Value;
use crate::dispatch::schema;

#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub enum Type {
    Tensor,
    Int,
    Float,
    Bool,
    Str,
    Complex,
    None,
    DType,
    Layout,
    Device,
    MemoryFormat,
    Generator,
    Any,
    Optional(Arc<Type>),
    List(Arc<Type>),
    Dict(Arc<Type>, Arc<Type>),
    Tuple(Arc<[Type]>),
    /// An instance of a class of the program, by qualified name.
    Class(Arc<str>),
    /// A type variable: in signatures of builtins only.
    Var(Arc<str>),
}

/// Types without parts and what they are called.
pub const NAMED: [(&str, Type); 13] = [
    ("Tensor", Type::Tensor),
    ("int", Type::Int),
    ("float", Type::Float),
    ("bool", Type::Bool),
    ("str", Type::Str),
    ("complex", Type::Complex),
    ("None", Type::None),
    ("ScalarType", Type::DType),
    ("Layout", Type::Layout),
    ("Device", Type::Device),
    ("MemoryFormat", Type::MemoryFormat),
    ("Generator", Type::Generator),
    ("Any", Type::Any),
];

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Optional(t) => write!(f, "{t}?"),
            Type::List(t) => write!(f, "{t}[]"),
            Type::Dict(k, v) => write!(f, "Dict({k}, {v})"),
            Type::Tuple(items) => {
                f.write_str("(")?;
                for (i, t) in items.iter().enumerate() {
                    if i > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{t}")?;
                }
                f.write_str(")")
            }
            Type::Class(name) | Type::Var(name) => f.write_str(name),
            named => f.write_str(NAMED.iter().find(|(_, t)| t == named).map_or("?", |(n, _)| n)),
        }
    }
}

impl Type {
    pub fn optional(t: Type) -> Type {
        match t {
            Type::Optional(_) | Type::None | Type::Any => t,
            t => Type::Optional(Arc::new(t)),
        }
    }
    pub fn list(t: Type) -> Type {
        Type::List(Arc::new(t))
    }
    pub fn dict(k: Type, v: Type) -> Type {
        Type::Dict(Arc::new(k), Arc::new(v))
    }
    pub fn tuple(items: Vec<Type>) -> Type {
        Type::Tuple(items.into())
    }
    /// Values of it can change while they are held: identity matters.
    pub fn is_mutable(&self) -> bool {
        match self {
            Type::Tensor
            | Type::List(_)
            | Type::Dict(..)
            | Type::Class(_)
            | Type::Any
            | Type::Generator
            | Type::Var(_) => true,
            Type::Optional(t) => t.is_mutable(),
            Type::Tuple(items) => items.iter().any(Type::is_mutable),
            _ => false,
        }
    }
    pub fn has_tensor(&self) -> bool {
        match self {
            Type::Tensor | Type::Any | Type::Class(_) => true,
            Type::Optional(t) | Type::List(t) => t.has_tensor(),
            Type::Dict(k, v) => k.has_tensor() || v.has_tensor(),
            Type::Tuple(items) => items.iter().any(Type::has_tensor),
            _ => false,
        }
    }
    /// Whether a value of type `self` may stand where `wanted` is declared. Containers are invariant (they are
    /// shared and mutable), tuples are not.
    pub fn fits(&self, wanted: &Type) -> bool {
        match (self, wanted) {
            (_, Type::Any) => true,
            (a, b) if a == b => true,
            (Type::None, Type::Optional(_)) => true,
            (Type::Optional(a), Type::Optional(b)) => a.fits(b),
            (a, Type::Optional(b)) => a.fits(b),
            (Type::Tuple(a), Type::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b.iter()).all(|(x, y)| x.fits(y))
            }
            _ => false,
        }
    }
    /// Whether a value of type `self` may be passed where an operation's schema declares `wanted`.
    pub fn fits_schema(&self, wanted: &schema::Type) -> bool {
        use schema::Type as S;
        match (self, wanted) {
            (_, S::Any) => true,
            (Type::None, S::Optional(_)) => true,
            (Type::Optional(a), S::Optional(b)) => a.fits_schema(b),
            (a, S::Optional(b)) => a.fits_schema(b),
            (Type::Tensor, S::Tensor) => true,
            // A kernel that takes numbers for tensors checks for itself.
            (Type::Int | Type::Float | Type::Bool | Type::Complex, S::Tensor | S::Scalar) => true,
            (Type::Int | Type::Bool, S::Int | S::Float) | (Type::Float, S::Float) => true,
            (Type::Bool, S::Bool) | (Type::Str, S::Str) => true,
            (Type::Complex | Type::Float | Type::Int, S::Complex) => true,
            (Type::DType, S::DType) | (Type::Layout, S::Layout) | (Type::Device, S::Device) => true,
            (Type::MemoryFormat, S::MemoryFormat) | (Type::Generator, S::Generator) => true,
            (Type::List(a), S::List(b, _)) => a.fits_schema(b),
            _ => false,
        }
    }
    /// The type of an operation's result. `Scalar` is no type here: None stands for it.
    pub fn of_schema(t: &schema::Type) -> Option<Type> {
        use schema::Type as S;
        Some(match t {
            S::Tensor => Type::Tensor,
            S::Int => Type::Int,
            S::Float => Type::Float,
            S::Bool => Type::Bool,
            S::Str => Type::Str,
            S::Complex => Type::Complex,
            S::DType => Type::DType,
            S::Layout => Type::Layout,
            S::Device => Type::Device,
            S::MemoryFormat => Type::MemoryFormat,
            S::Generator => Type::Generator,
            S::Any => Type::Any,
            S::Scalar => return None,
            S::Optional(t) => Type::optional(Type::of_schema(t)?),
            S::List(t, _) => Type::list(Type::of_schema(t)?),
        })
    }
    /// Whether `value` is of this type, containers by their elements (what a caller from outside hands in).
    pub fn holds(&self, value: &Value) -> bool {
        match (self, value) {
            (Type::Any, _) => true,
            (Type::None | Type::Optional(_), Value::None) => true,
            (Type::Optional(t), v) => t.holds(v),
            (Type::Tensor, Value::Tensor(_))
            | (Type::Int, Value::Int(_))
            | (Type::Float, Value::Float(_))
            | (Type::Bool, Value::Bool(_))
            | (Type::Str, Value::Str(_))
            | (Type::Complex, Value::Complex(_))
            | (Type::DType, Value::DType(_))
            | (Type::Layout, Value::Layout(_))
            | (Type::Device, Value::Device(_))
            | (Type::MemoryFormat, Value::MemoryFormat(_))
            | (Type::Generator, Value::Generator(_)) => true,
            (Type::List(t), Value::List(items)) => items.lock().iter().all(|v| t.holds(v)),
            (Type::Dict(k, v), Value::Dict(items)) => {
                items.lock().iter().all(|(x, y)| k.holds(x) && v.holds(y))
            }
            (Type::Tuple(types), Value::Tuple(items)) => {
                types.len() == items.len() && types.iter().zip(items.iter()).all(|(t, v)| t.holds(v))
            }
            (Type::Class(name), Value::Object(o)) => o.lock().class == *name,
            _ => false,
        }
    }
}
