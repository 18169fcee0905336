//! Schemas: PyTorch's notation, parsed on first use.
//!
//! `ns::name.overload(Type arg=default, *, Type kwonly) -> Ret`, alias marks included. Parsing a text and printing the
//! result gives the text back. Errors show the text with a caret under the column. The generator (`schema/gen`) checks
//! the structural rules for native operations; [`Schema::check`] checks those for operations defined at run time.

use std::fmt;

use crate::device::MemoryFormat;
use crate::dispatch::arg::{Arg, Value};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::scalar::{Dim, Real};

#[derive(Clone, PartialEq, Debug)]
pub enum Type {
    Tensor,
    Int,
    Float,
    Bool,
    Str,
    Complex,
    Scalar,
    DType,
    Layout,
    Device,
    MemoryFormat,
    Generator,
    Any,
    Optional(Box<Type>),
    /// With a fixed length where a bare value may stand for that many equal ones.
    List(Box<Type>, Option<u32>),
}

impl Type {
    pub fn is_optional(&self) -> bool {
        matches!(self, Type::Optional(_))
    }
    /// The type without `?`.
    pub fn inner(&self) -> &Type {
        match self {
            Type::Optional(t) => t,
            t => t,
        }
    }
    /// Whether tensors can be in it.
    pub fn has_tensor(&self) -> bool {
        match self {
            Type::Tensor | Type::Any => true,
            Type::Optional(t) | Type::List(t, _) => t.has_tensor(),
            _ => false,
        }
    }
}

const BASE: [(&str, Type); 13] = [
    ("Tensor", Type::Tensor),
    ("int", Type::Int),
    ("float", Type::Float),
    ("bool", Type::Bool),
    ("str", Type::Str),
    ("complex", Type::Complex),
    ("Scalar", Type::Scalar),
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
            Type::List(t, None) => write!(f, "{t}[]"),
            Type::List(t, Some(n)) => write!(f, "{t}[{n}]"),
            base => f.write_str(BASE.iter().find(|(_, t)| t == base).map_or("?", |(n, _)| n)),
        }
    }
}

/// `(a)`, `(a!)`, `(a -> *)`.
#[derive(Clone, PartialEq, Debug)]
pub struct Alias {
    pub name: String,
    pub write: bool,
    pub wildcard: bool,
}

impl fmt::Display for Alias {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bang, star) = (if self.write { "!" } else { "" }, if self.wildcard { " -> *" } else { "" });
        write!(f, "({}{bang}{star})", self.name)
    }
}

#[derive(Clone)]
pub struct Argument {
    pub name: String,
    pub ty: Type,
    pub alias: Option<Alias>,
    pub default: Option<Value>,
    /// As written.
    default_text: Option<String>,
    pub kwarg_only: bool,
}

#[derive(Clone)]
pub struct Return {
    pub name: Option<String>,
    pub ty: Type,
    pub alias: Option<Alias>,
}

#[derive(Clone)]
pub struct Schema {
    /// `ns::name`.
    pub name: String,
    pub overload: String,
    pub arguments: Vec<Argument>,
    pub returns: Vec<Return>,
    returns_tuple: bool,
}

fn annotated(ty: &Type, alias: Option<&Alias>) -> String {
    let text = ty.to_string();
    match alias {
        // The mark stands behind `Tensor`, before `?` and `[]`.
        Some(a) => text.replacen("Tensor", &format!("Tensor{a}"), 1),
        None => text,
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", annotated(&self.ty, self.alias.as_ref()), self.name)?;
        self.default_text.iter().try_for_each(|d| write!(f, "={d}"))
    }
}

impl fmt::Display for Return {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&annotated(&self.ty, self.alias.as_ref()))?;
        self.name.iter().try_for_each(|n| write!(f, " {n}"))
    }
}

impl fmt::Display for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if !self.overload.is_empty() {
            write!(f, ".{}", self.overload)?;
        }
        f.write_str("(")?;
        let mut star = false;
        for (i, a) in self.arguments.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            if a.kwarg_only && !std::mem::replace(&mut star, true) {
                f.write_str("*, ")?;
            }
            write!(f, "{a}")?;
        }
        f.write_str(") -> ")?;
        match &*self.returns {
            [one] if !self.returns_tuple => write!(f, "{one}"),
            all => write!(f, "({})", all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
        }
    }
}

impl Schema {
    /// Reads a schema.
    ///
    /// # Errors
    /// `Runtime` with what was expected, the text and a caret.
    pub fn parse(text: &str) -> Result<Schema> {
        Parser { text, at: 0 }.schema()
    }
    pub fn qualified_name(&self) -> String {
        if self.overload.is_empty() { self.name.clone() } else { format!("{}.{}", self.name, self.overload) }
    }
    pub fn namespace(&self) -> &str {
        self.name.split("::").next().unwrap_or("")
    }
    pub fn is_mutable(&self) -> bool {
        self.arguments.iter().any(|a| a.alias.as_ref().is_some_and(|a| a.write))
    }
    /// Returns an alias of an argument that it does not write.
    pub fn is_view(&self) -> bool {
        self.returns.iter().any(|r| r.alias.as_ref().is_some_and(|a| !a.write))
    }
    pub fn argument(&self, name: &str) -> Option<usize> {
        self.arguments.iter().position(|a| a.name == name)
    }
    /// Positions that are passed by keyword only when called from Python.
    pub fn positional(&self) -> usize {
        self.arguments.iter().filter(|a| !a.kwarg_only).count()
    }

    /// The structural rules for operations defined at run time.
    ///
    /// # Errors
    /// `Runtime` naming the rule.
    pub fn check(&self) -> Result<()> {
        let bad = |what: String| Err(Error::runtime(format!("schema {self}: {what}")));
        let mut optional: Option<&str> = None;
        for (i, a) in self.arguments.iter().enumerate() {
            if self.arguments[..i].iter().any(|b| b.name == a.name) {
                return bad(format!("two arguments are named '{}'", a.name));
            }
            match optional {
                Some(before) if !a.kwarg_only && a.default.is_none() => {
                    return bad(format!("'{}' has no default but follows '{before}', which has one", a.name));
                }
                _ if !a.kwarg_only && a.default.is_some() => optional = Some(&a.name),
                _ => {}
            }
        }
        let written = |r: &Return| r.alias.as_ref().is_some_and(|a| a.write);
        if self.returns.iter().any(written) && !self.returns.iter().all(written) {
            return bad("either all results are written arguments or none is".into());
        }
        for r in self.returns.iter().filter_map(|r| r.alias.as_ref()) {
            let named =
                |a: &Argument| a.alias.as_ref().is_some_and(|x| x.name == r.name && x.write == r.write);
            if !self.arguments.iter().any(named) {
                return bad(format!("the result's alias {r} is not that of an argument"));
            }
        }
        let base = self.name.rsplit("::").next().unwrap_or("");
        let in_place = base.ends_with('_') && !base.ends_with("__");
        if in_place && !self.arguments.first().is_some_and(|a| a.alias.as_ref().is_some_and(|a| a.write)) {
            return bad(
                "a name that ends in '_' is in-place: its first argument must be written, as Tensor(a!)"
                    .into(),
            );
        }
        Ok(())
    }

    /// Whether `arg` may stand for argument `i`.
    pub fn accepts(&self, i: usize, arg: &Arg<'_>) -> bool {
        self.arguments.get(i).is_some_and(|a| accepts(&a.ty, arg))
    }

    /// Checks count and kinds of a whole call.
    ///
    /// # Errors
    /// `Type` naming the argument, what was expected and found, and the declaration.
    pub fn check_args(&self, args: &[Arg<'_>]) -> Result<()> {
        if args.len() != self.arguments.len() {
            let (n, m) = (self.arguments.len(), args.len());
            return Err(Error::type_(format!("expected {n} argument(s), got {m}; declared as {self}")));
        }
        match (0..args.len()).find(|i| !self.accepts(*i, &args[*i])) {
            None => Ok(()),
            Some(i) => Err(Error::type_(format!(
                "argument '{}' (position {i}) must be {}, got {}; declared as {self}",
                self.arguments[i].name,
                self.arguments[i].ty,
                args[i].kind()
            ))),
        }
    }
}

fn accepts(ty: &Type, arg: &Arg<'_>) -> bool {
    match (ty, arg) {
        (Type::Any, _) => true,
        (Type::Optional(_), Arg::None) => true,
        (Type::Optional(t), a) => accepts(t, a),
        (Type::Tensor, Arg::Tensor(_) | Arg::Value(Value::Tensor(_))) => true,
        // A number may stand for a tensor: the kernel or the border decides.
        (Type::Tensor, Arg::Bool(_) | Arg::Int(_) | Arg::Float(_) | Arg::Complex(_)) => true,
        (Type::Int, Arg::Int(_) | Arg::Bool(_)) => true,
        (Type::Float, Arg::Float(_) | Arg::Int(_) | Arg::Bool(_)) => true,
        (Type::Bool, Arg::Bool(_)) => true,
        (Type::Str, Arg::Str(_)) => true,
        (Type::Complex, Arg::Complex(_) | Arg::Float(_) | Arg::Int(_)) => true,
        (Type::Scalar, Arg::Bool(_) | Arg::Int(_) | Arg::Float(_) | Arg::Complex(_)) => true,
        (Type::DType, Arg::DType(_)) => true,
        (Type::Layout, Arg::Layout(_)) => true,
        (Type::Device, Arg::Device(_)) => true,
        (Type::MemoryFormat, Arg::MemoryFormat(_)) => true,
        (Type::Generator, Arg::Generator(_)) => true,
        (Type::List(t, _), a) => match (&**t, a) {
            (Type::Tensor, Arg::Tensors(_)) => true,
            (Type::Optional(o), Arg::OptTensors(_) | Arg::Tensors(_)) if **o == Type::Tensor => true,
            (Type::Int, Arg::Ints(_)) => true,
            (Type::Float, Arg::Floats(_)) => true,
            (Type::Bool, Arg::Bools(_)) => true,
            (Type::Scalar, Arg::Scalars(_)) => true,
            (_, Arg::Value(Value::List(_))) => true,
            _ => false,
        },
        _ => false,
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }
    fn space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }
    fn error<T>(&self, expected: &str) -> Result<T> {
        let found = self.rest().chars().next().map_or("the end".into(), |c| format!("'{c}'"));
        let column = self.text[..self.at].chars().count();
        Err(Error::runtime(format!(
            "schema: expected {expected}, found {found} at column {column}:\n{}\n{}^",
            self.text,
            " ".repeat(column)
        )))
    }
    fn eat(&mut self, token: &str) -> bool {
        self.space();
        let hit = self.rest().starts_with(token);
        if hit {
            self.at += token.len();
        }
        hit
    }
    fn expect(&mut self, token: &str) -> Result<()> {
        if self.eat(token) { Ok(()) } else { self.error(&format!("'{token}'")) }
    }
    fn ident(&mut self, what: &str) -> Result<String> {
        self.space();
        let ok = |c: char| c == '_' || c.is_ascii_alphanumeric();
        let n = self.rest().find(|c| !ok(c)).unwrap_or(self.rest().len());
        if n == 0 || self.rest().starts_with(|c: char| c.is_ascii_digit()) {
            return self.error(what);
        }
        let word = self.rest()[..n].to_owned();
        self.at += n;
        Ok(word)
    }
    fn schema(mut self) -> Result<Schema> {
        let ns = self.ident("a namespace")?;
        self.expect("::")?;
        let name = format!("{ns}::{}", self.ident("an operation name")?);
        let overload = if self.eat(".") { self.ident("an overload name")? } else { String::new() };
        self.expect("(")?;
        let (mut arguments, mut kwarg_only) = (Vec::new(), false);
        if !self.eat(")") {
            loop {
                if self.eat("*") {
                    if kwarg_only {
                        return self.error("one '*' only");
                    }
                    kwarg_only = true;
                } else {
                    arguments.push(self.argument(kwarg_only)?);
                }
                if self.eat(")") {
                    break;
                }
                if !self.eat(",") {
                    return self.error("',' or ')'");
                }
            }
        }
        self.expect("->")?;
        let mut returns = Vec::new();
        let returns_tuple = self.eat("(");
        if returns_tuple {
            if !self.eat(")") {
                loop {
                    returns.push(self.returned(true)?);
                    if self.eat(")") {
                        break;
                    }
                    if !self.eat(",") {
                        return self.error("',' or ')'");
                    }
                }
            }
        } else {
            returns.push(self.returned(false)?);
        }
        self.space();
        if !self.rest().is_empty() {
            return self.error("the end of the schema");
        }
        Ok(Schema { name, overload, arguments, returns, returns_tuple })
    }
    fn ty(&mut self) -> Result<(Type, Option<Alias>)> {
        self.space();
        let start = self.at;
        let word = self.ident("a type")?;
        // A symbolic int is an int here: every int may be traced.
        let word = if word == "SymInt" { "int".to_owned() } else { word };
        let Some((_, mut ty)) = BASE.iter().find(|(n, _)| *n == word).cloned() else {
            self.at = start;
            return self.error(&format!("a type ('{word}' is none)"));
        };
        let mut alias = None;
        if ty == Type::Tensor && self.rest().starts_with('(') {
            self.at += 1;
            let name = self.ident("an alias name")?;
            let write = self.eat("!");
            let wildcard = self.eat("->") && self.eat("*");
            self.expect(")")?;
            alias = Some(Alias { name, write, wildcard });
        }
        loop {
            if self.rest().starts_with('?') {
                self.at += 1;
                ty = Type::Optional(Box::new(ty));
            } else if self.rest().starts_with('[') {
                self.at += 1;
                let n = self.rest().find(']').unwrap_or(0);
                let count = match &self.rest()[..n] {
                    "" => None,
                    digits => match digits.parse() {
                        Ok(n) => Some(n),
                        Err(_) => return self.error("a list length or ']'"),
                    },
                };
                self.at += n;
                self.expect("]")?;
                ty = Type::List(Box::new(ty), count);
            } else {
                return Ok((ty, alias));
            }
        }
    }
    fn argument(&mut self, kwarg_only: bool) -> Result<Argument> {
        let (ty, alias) = self.ty()?;
        let name = self.ident("an argument name")?;
        let (mut default, mut default_text) = (None, None);
        if self.eat("=") {
            self.space();
            let start = self.at;
            default = Some(self.default(&ty)?);
            default_text = Some(self.text[start..self.at].to_owned());
        }
        Ok(Argument { name, ty, alias, default, default_text, kwarg_only })
    }
    fn returned(&mut self, named: bool) -> Result<Return> {
        let (ty, alias) = self.ty()?;
        self.space();
        let name = if named && self.rest().starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            Some(self.ident("a result name")?)
        } else {
            None
        };
        Ok(Return { name, ty, alias })
    }
    fn default(&mut self, ty: &Type) -> Result<Value> {
        self.space();
        if self.eat("None") {
            return if ty.is_optional() {
                Ok(Value::None)
            } else {
                self.error("a default other than None: the type is not optional")
            };
        }
        let inner = ty.inner().clone();
        if self.rest().starts_with('"') || self.rest().starts_with('\'') {
            let quote = self.rest()[..1].to_owned();
            self.at += 1;
            let Some(n) = self.rest().find(&quote) else { return self.error("a closing quote") };
            let text = self.rest()[..n].to_owned();
            self.at += n + 1;
            return if inner == Type::Str {
                Ok(Value::Str(text.into()))
            } else {
                self.error(&format!("a default of type {ty}"))
            };
        }
        if self.eat("[") {
            let Type::List(element, _) = inner else { return self.error(&format!("a default of type {ty}")) };
            let mut items = Vec::new();
            while !self.eat("]") {
                items.push(self.default(&element)?);
                if !self.eat(",") {
                    self.expect("]")?;
                    break;
                }
            }
            return self.list(&element, items);
        }
        let n = self.rest().find([',', ')', ']']).unwrap_or(self.rest().len());
        let word = self.rest()[..n].trim_end().to_owned();
        let value = match &inner {
            Type::List(element, Some(length)) => {
                let item = self.default(element)?;
                let element = element.clone();
                return self.list(&element, vec![item; *length as usize]);
            }
            Type::Bool => parse_bool(&word),
            Type::Int => word.parse().ok().map(|i: i64| Value::Int(Dim::new(i))),
            Type::Float => parse_float(&word).map(|x| Value::Float(Real::new(x))),
            Type::Scalar | Type::Any => parse_bool(&word)
                .or_else(|| word.parse().ok().map(|i: i64| Value::Int(Dim::new(i))))
                .or_else(|| parse_float(&word).map(|x| Value::Float(Real::new(x)))),
            Type::DType => DType::from_name(&word).map(Value::DType),
            Type::MemoryFormat => {
                MemoryFormat::ALL.into_iter().find(|m| m.name() == word).map(Value::MemoryFormat)
            }
            _ => None,
        };
        match value {
            Some(v) => {
                self.at += word.len();
                Ok(v)
            }
            None => self.error(&format!("a default of type {ty}")),
        }
    }
    fn list(&mut self, element: &Type, items: Vec<Value>) -> Result<Value> {
        let ints = || items.iter().map(|v| v.as_arg().dim()).collect::<Result<Box<[_]>>>();
        Ok(match element {
            Type::Int => Value::Ints(ints()?),
            Type::Float => Value::Floats(items.iter().map(|v| v.as_arg().real()).collect::<Result<_>>()?),
            Type::Bool => Value::Bools(items.iter().map(|v| v.as_arg().bool()).collect::<Result<_>>()?),
            Type::Scalar => Value::Scalars(items.iter().map(|v| v.as_arg().scalar()).collect::<Result<_>>()?),
            Type::Tensor if items.is_empty() => Value::Tensors(Box::default()),
            _ => return self.error("a list of numbers"),
        })
    }
}

fn parse_bool(word: &str) -> Option<Value> {
    match word {
        "True" => Some(Value::Bool(true)),
        "False" => Some(Value::Bool(false)),
        _ => None,
    }
}

fn parse_float(word: &str) -> Option<f64> {
    // Not `inf` and `nan` in Rust's loose spellings: exactly these.
    match word {
        "inf" => Some(f64::INFINITY),
        "-inf" => Some(f64::NEG_INFINITY),
        "nan" => Some(f64::NAN),
        w if w.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '.') => w.parse().ok(),
        _ => None,
    }
}
