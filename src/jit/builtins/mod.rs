//! What programs do with numbers, strings, lists and dicts: pure functions over values, exactly as Python does it.
//!
//! One table, in the notation of schemas, with type variables (`t`, `k`, `v`) and `...` for any further arguments.
//! They take no kernel and are not dispatched; [`super::verify`] checks their types as it checks those of operations.
//! What Python would raise is `Error::Raised` with Python's class and words.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use crate::dispatch::arg::{Value, parking::Shared};
use crate::error::{Error, ErrorKind, Result};
use crate::jit::graph::Attr;
use crate::jit::parse::Parser;
use crate::jit::types::Type;
use crate::scalar::{Dim, Real};

pub mod compare;
mod data;
mod dict;
mod list;
mod math;
mod number;
mod string;
mod tensor;
pub mod text;

/// One row of the table.
pub struct Builtin {
    /// The declaration.
    pub text: &'static str,
    pub run: fn(&[Value]) -> Result<Value>,
    /// Can raise on values of the right types, other than by overflow: a dead call is kept.
    pub raises: bool,
}

const fn pure(text: &'static str, run: fn(&[Value]) -> Result<Value>) -> Builtin {
    Builtin { text, run, raises: false }
}
const fn raises(text: &'static str, run: fn(&[Value]) -> Result<Value>) -> Builtin {
    Builtin { text, run, raises: true }
}

/// A declared argument.
#[derive(Clone, Debug)]
pub struct Parameter {
    pub name: String,
    pub ty: Type,
    /// Marked `(a!)`.
    pub written: bool,
    pub default: Option<Attr>,
}

/// A parsed declaration.
#[derive(Debug)]
pub struct Signature {
    pub name: String,
    pub parameters: Vec<Parameter>,
    /// Takes any further arguments.
    pub variadic: bool,
    pub result: Option<Type>,
    /// The result is, or lies in, an argument.
    pub result_is_alias: bool,
}

/// A builtin with its parsed declaration.
pub struct Entry {
    pub builtin: &'static Builtin,
    pub signature: Signature,
}

impl Entry {
    pub fn writes(&self) -> bool {
        self.signature.parameters.iter().any(|p| p.written)
    }
    /// Same arguments, same result; nothing else happens, and the result is not a new container.
    pub fn is_function(&self) -> bool {
        let s = &self.signature;
        !s.variadic
            && !self.writes()
            && s.parameters.iter().all(|p| !p.ty.is_mutable())
            && s.result.as_ref().is_some_and(|t| !t.is_mutable())
    }
    /// The type of the result for arguments of these types.
    ///
    /// # Errors
    /// `Type` naming the argument that does not fit.
    pub fn check(&self, arguments: &[Type]) -> Result<Option<Type>> {
        let s = &self.signature;
        let required = s.parameters.iter().filter(|p| p.default.is_none()).count();
        if arguments.len() < required || (arguments.len() > s.parameters.len() && !s.variadic) {
            return Err(Error::type_(format!(
                "{} takes {} argument(s), got {}; declared as {}",
                s.name,
                s.parameters.len(),
                arguments.len(),
                self.builtin.text
            )));
        }
        let mut bound = HashMap::new();
        for (i, (given, p)) in arguments.iter().zip(&s.parameters).enumerate() {
            if !unify(given, &p.ty, &mut bound) {
                return Err(Error::type_(format!(
                    "{}: argument '{}' (position {i}) cannot be {given}; declared as {}",
                    s.name, p.name, self.builtin.text
                )));
            }
        }
        Ok(s.result.as_ref().map(|t| substitute(t, &bound)))
    }
}

/// Fits `given` to `wanted`, binding variables.
fn unify(given: &Type, wanted: &Type, bound: &mut HashMap<Arc<str>, Type>) -> bool {
    match (given, wanted) {
        (g, Type::Var(name)) => {
            if let Some(t) = bound.get(name) {
                g.fits(t)
            } else {
                bound.insert(name.clone(), g.clone());
                true
            }
        }
        (Type::List(g), Type::List(w)) => unify(g, w, bound),
        (Type::Dict(gk, gv), Type::Dict(wk, wv)) => unify(gk, wk, bound) && unify(gv, wv, bound),
        (Type::Tuple(g), Type::Tuple(w)) => {
            g.len() == w.len() && g.iter().zip(w.iter()).all(|(g, w)| unify(g, w, bound))
        }
        (Type::None, Type::Optional(_)) => true,
        (Type::Optional(g), Type::Optional(w)) => unify(g, w, bound),
        (g, Type::Optional(w)) => unify(g, w, bound),
        (g, w) => g.fits(w),
    }
}

fn substitute(t: &Type, bound: &HashMap<Arc<str>, Type>) -> Type {
    match t {
        Type::Var(name) => bound.get(name).cloned().unwrap_or(Type::Any),
        Type::List(t) => Type::list(substitute(t, bound)),
        Type::Optional(t) => Type::optional(substitute(t, bound)),
        Type::Dict(k, v) => Type::dict(substitute(k, bound), substitute(v, bound)),
        Type::Tuple(items) => Type::tuple(items.iter().map(|t| substitute(t, bound)).collect()),
        t => t.clone(),
    }
}

fn parse(text: &'static str) -> Result<Signature> {
    let mut p = Parser::new(text);
    p.variables = true;
    let name = p.operation()?;
    let (mut parameters, mut variadic) = (Vec::new(), false);
    p.expect("(")?;
    while !p.eat(")") {
        if p.eat("...") {
            variadic = true;
            p.expect(")")?;
            break;
        }
        let (ty, written, _) = marked(&mut p)?;
        let name = p.word("a parameter")?.to_owned();
        let default = if p.eat("=") { Some(p.attr()?) } else { None };
        parameters.push(Parameter { name, ty, written, default });
        if !p.eat(",") {
            p.expect(")")?;
            break;
        }
    }
    p.expect("->")?;
    let (result, result_is_alias) = if p.eat("()") {
        (None, false)
    } else {
        let (ty, _, alias) = marked(&mut p)?;
        (Some(ty), alias)
    };
    Ok(Signature { name, parameters, variadic, result, result_is_alias })
}

/// A type with an alias mark behind it: `t[](a!)`.
fn marked(p: &mut Parser<'_>) -> Result<(Type, bool, bool)> {
    let ty = p.ty(0)?;
    if !p.rest().starts_with('(') {
        return Ok((ty, false, false));
    }
    p.expect("(")?;
    p.word("an alias")?;
    let written = p.eat("!");
    p.expect(")")?;
    Ok((ty, written, true))
}

fn table() -> &'static HashMap<&'static str, Entry> {
    static TABLE: OnceLock<HashMap<&'static str, Entry>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let all: [&[Builtin]; 10] = [
            number::TABLE,
            math::TABLE,
            string::TABLE,
            list::TABLE,
            dict::TABLE,
            &compare::ORDERED,
            &compare::OTHERS,
            text::TABLE,
            tensor::TABLE,
            data::TABLE,
        ];
        let rows = all.into_iter().flatten();
        rows.map(|b| {
            let signature = parse(b.text).expect("declarations of builtins are tested");
            let name = &b.text[..b.text.find('(').unwrap_or(0)];
            (name, Entry { builtin: b, signature })
        })
        .collect()
    })
}

/// `ns::name.overload`, exactly.
pub fn find(name: &str) -> Option<&'static Entry> {
    table().get(name)
}

/// All of them, by name.
pub fn all() -> Vec<&'static Entry> {
    let mut all: Vec<_> = table().values().collect();
    all.sort_by_key(|e| &e.signature.name);
    all
}

/// What Python would raise.
#[cold]
pub fn raised(class: &str, message: impl Into<String>) -> Error {
    Error::new(ErrorKind::Raised { class: class.into(), message: message.into(), stack: String::new() })
}

fn int(a: &[Value], i: usize) -> Result<i64> {
    a[i].as_arg().int()
}
fn dim(a: &[Value], i: usize) -> Result<Dim> {
    a[i].as_arg().dim()
}
fn float(a: &[Value], i: usize) -> Result<f64> {
    a[i].as_arg().float()
}
fn boolean(a: &[Value], i: usize) -> Result<bool> {
    a[i].as_arg().bool()
}
fn string(a: &[Value], i: usize) -> Result<&str> {
    a[i].as_arg().str()
}
fn list(a: &[Value], i: usize) -> Result<&Shared<Vec<Value>>> {
    match &a[i] {
        Value::List(l) => Ok(l),
        other => Err(Error::type_(format!("expected a list, got {}", other.kind()))),
    }
}
fn dictionary(a: &[Value], i: usize) -> Result<&Shared<Vec<(Value, Value)>>> {
    match &a[i] {
        Value::Dict(d) => Ok(d),
        other => Err(Error::type_(format!("expected a dict, got {}", other.kind()))),
    }
}

fn from_int(x: i64) -> Result<Value> {
    Ok(Value::Int(Dim::new(x)))
}
fn from_float(x: f64) -> Result<Value> {
    Ok(Value::Float(Real::new(x)))
}
fn from_bool(x: bool) -> Result<Value> {
    Ok(Value::Bool(x))
}
fn from_str(x: impl Into<Arc<str>>) -> Result<Value> {
    Ok(Value::Str(x.into()))
}
/// A new list.
pub fn from_list(items: Vec<Value>) -> Value {
    Value::List(Shared::new(items))
}

/// `d[key] = value` on the pairs of a dict.
pub fn set_item(pairs: &mut Vec<(Value, Value)>, key: Value, value: Value) {
    dict::set(pairs, key, value);
}

/// The only element of a tensor as a number.
///
/// # Errors
/// `Raised(RuntimeError)` when it has another count of elements.
pub fn item(t: &crate::tensor::Tensor) -> Result<Value> {
    tensor::item(t)
}
