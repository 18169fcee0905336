//! Values that go into and come out of a trace: their place in the graph, their types, and inputs taken apart.

use super::Trace;
use crate::dispatch::arg::{Value, parking::Shared};
use crate::error::{Error, Result};
use crate::jit::graph::{Attr, ValueId};
use crate::jit::types::Type;
use crate::scalar::{Dim, Real, Scalar};

impl Trace {
    /// A value as the graph has it, and its type. `wanted` decides the element type of an empty list.
    pub(super) fn value(&mut self, v: &Value, wanted: Option<&Type>) -> Result<(ValueId, Type)> {
        let id = match v {
            Value::Tensor(t) => self.tensor(t),
            Value::Int(d) => self.dim(*d),
            Value::Float(x) => self.real(*x),
            Value::Tensors(all) => {
                let items = all.iter().map(|t| self.tensor(t)).collect();
                self.list(items, Type::Tensor)
            }
            Value::OptTensors(all) => {
                let mut items = Vec::new();
                for t in all {
                    items.push(match t {
                        Some(t) => self.tensor(t),
                        None => self.constant(Attr::None),
                    });
                }
                self.list(items, Type::optional(Type::Tensor))
            }
            Value::Ints(all) => {
                let items = all.iter().map(|d| self.dim(*d)).collect();
                self.list(items, Type::Int)
            }
            Value::Floats(all) => {
                let items = all.iter().map(|x| self.real(*x)).collect();
                self.list(items, Type::Float)
            }
            Value::Bools(all) => {
                let items = all.iter().map(|b| self.constant(Attr::Bool(*b))).collect();
                self.list(items, Type::Bool)
            }
            Value::Scalars(all) => {
                let attrs: Vec<Attr> = all.iter().map(|s| scalar_attr(*s)).collect();
                let ty = attrs.first().map_or(Type::Int, Attr::ty);
                if attrs.iter().any(|a| a.ty() != ty) {
                    return Err(Error::runtime("a list of numbers of different kinds cannot be traced"));
                }
                let items = attrs.into_iter().map(|a| self.constant(a)).collect();
                self.list(items, ty)
            }
            Value::Tuple(items) => {
                let mut parts = Vec::new();
                for v in items.iter() {
                    parts.push(self.value(v, None)?);
                }
                let (ids, types): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
                self.one("prim::TupleConstruct", ids, Type::tuple(types))
            }
            Value::List(items) => {
                let items = items.lock().clone();
                let mut ids = Vec::new();
                let mut element = wanted.cloned();
                for v in &items {
                    let (id, ty) = self.value(v, None)?;
                    if element.get_or_insert_with(|| ty.clone()) != &ty {
                        return Err(Error::runtime("a list of values of different types cannot be traced"));
                    }
                    ids.push(id);
                }
                self.list(ids, element.unwrap_or(Type::Tensor))
            }
            Value::Dict(items) => self.dict(items.lock().clone())?,
            plain => match Attr::of_value(plain) {
                Some(a) => self.constant(a),
                None => {
                    return Err(Error::runtime(format!("a value of kind {} cannot be traced", plain.kind())));
                }
            },
        };
        Ok((id, self.graph.ty(id).clone()))
    }

    fn dict(&mut self, items: Vec<(Value, Value)>) -> Result<ValueId> {
        let (mut ids, mut types) = (Vec::new(), None);
        for (k, v) in &items {
            let (key, key_type) = self.value(k, None)?;
            let (value, value_type) = self.value(v, None)?;
            let both = (key_type, value_type);
            if types.get_or_insert_with(|| both.clone()) != &both {
                return Err(Error::runtime("a dict of values of different types cannot be traced"));
            }
            ids.extend([key, value]);
        }
        let (k, v) = types.unwrap_or((Type::Str, Type::Tensor));
        Ok(self.one("prim::DictConstruct", ids, Type::dict(k, v)))
    }

    /// The type of an input.
    pub(super) fn type_of(v: &Value) -> Result<Type> {
        let same = |types: Vec<Type>, what: &str| match types.split_first() {
            None => Err(Error::runtime(format!("an empty {what} cannot be an input of a trace"))),
            Some((t, rest)) if rest.iter().all(|u| u == t) => Ok(t.clone()),
            Some(_) => {
                Err(Error::runtime(format!("a {what} of different types cannot be an input of a trace")))
            }
        };
        Ok(match v {
            Value::Tensor(_) => Type::Tensor,
            Value::Int(_) => Type::Int,
            Value::Float(_) => Type::Float,
            Value::Tuple(items) => Type::tuple(items.iter().map(Self::type_of).collect::<Result<Vec<_>>>()?),
            Value::List(items) => {
                let types = items.lock().iter().map(Self::type_of).collect::<Result<Vec<_>>>()?;
                Type::list(same(types, "list")?)
            }
            Value::Dict(items) => {
                let items = items.lock();
                let keys =
                    items.iter().map(|(k, _)| Attr::of_value(k).map(|a| a.ty())).collect::<Option<Vec<_>>>();
                let keys =
                    keys.ok_or_else(|| Error::runtime("keys of a traced dict are numbers or strings"))?;
                let values = items.iter().map(|(_, v)| Self::type_of(v)).collect::<Result<Vec<_>>>()?;
                Type::dict(same(keys, "dict")?, same(values, "dict")?)
            }
            other => {
                return Err(Error::type_(format!(
                    "inputs of a trace are tensors, ints, floats, and tuples, lists and dicts of these; got {}",
                    other.kind()
                )));
            }
        })
    }
    /// Binds what is in an input, and returns it with its numbers traced.
    pub(super) fn take_apart(&mut self, v: ValueId, value: Value) -> Result<Value> {
        Ok(match value {
            Value::Tensor(t) => {
                self.bind(&t, v);
                Value::Tensor(t)
            }
            Value::Int(d) => Value::Int(Dim { value: d.value, id: self.new_number(v) }),
            Value::Float(x) => Value::Float(Real { value: x.value, id: self.new_number(v) }),
            Value::Tuple(items) => {
                let types = items.iter().map(Self::type_of).collect::<Result<Vec<_>>>()?;
                let parts = self.emit("prim::TupleUnpack", vec![v], types);
                let mut out = Vec::new();
                for (part, item) in parts.into_iter().zip(items.iter()) {
                    out.push(self.take_apart(part, item.clone())?);
                }
                Value::Tuple(out.into())
            }
            Value::List(items) => {
                let items = items.lock().clone();
                let types = items.iter().map(Self::type_of).collect::<Result<Vec<_>>>()?;
                let parts = self.emit("prim::ListUnpack", vec![v], types);
                let mut out = Vec::new();
                for (part, item) in parts.into_iter().zip(items) {
                    out.push(self.take_apart(part, item)?);
                }
                Value::List(Shared::new(out))
            }
            Value::Dict(items) => {
                let mut out = Vec::new();
                for (k, item) in items.lock().clone() {
                    let (key, _) = self.value(&k, None)?;
                    let ty = Self::type_of(&item)?;
                    let part = self.one("aten::__getitem__.Dict", vec![v, key], ty);
                    out.push((k, self.take_apart(part, item)?));
                }
                Value::Dict(Shared::new(out))
            }
            other => other,
        })
    }
}

fn scalar_attr(s: Scalar) -> Attr {
    match s {
        Scalar::Bool(b) => Attr::Bool(b),
        Scalar::Int(i) => Attr::Int(i),
        Scalar::Float(x) => Attr::float(x),
        Scalar::Complex(c) => Attr::Complex(c.re.to_bits(), c.im.to_bits()),
    }
}
