//! Dicts, in insertion order. Keys are compared as Python compares them; tensors by identity.

use super::compare::key_equal;
use super::{Builtin, dictionary, from_bool, from_int, from_list, int, pure, raised, raises};
use crate::dispatch::arg::{Value, parking::Shared};
use crate::error::Result;

type Args<'a> = &'a [Value];

fn find(pairs: &[(Value, Value)], key: &Value) -> Option<usize> {
    pairs.iter().position(|(k, _)| key_equal(k, key))
}
fn missing(key: &Value) -> crate::error::Error {
    raised("KeyError", super::text::repr(key))
}
/// `d[key] = value`: a key that exists keeps its place.
pub(crate) fn set(pairs: &mut Vec<(Value, Value)>, key: Value, value: Value) {
    match find(pairs, &key) {
        Some(i) => pairs[i].1 = value,
        None => pairs.push((key, value)),
    }
}
fn pop(a: Args<'_>) -> Result<Value> {
    let mut pairs = dictionary(a, 0)?.lock();
    match find(&pairs, &a[1]) {
        Some(i) => Ok(pairs.remove(i).1),
        None if a.len() > 2 => Ok(a[2].clone()),
        None => Err(missing(&a[1])),
    }
}
fn pair((k, v): &(Value, Value)) -> Value {
    Value::Tuple([k.clone(), v.clone()].into())
}

pub(super) const TABLE: &[Builtin] = &[
    pure("aten::len.Dict(Dict(k, v) a) -> int", |a| from_int(dictionary(a, 0)?.lock().len() as i64)),
    pure("aten::Bool.Dict(Dict(k, v) a) -> bool", |a| from_bool(!dictionary(a, 0)?.lock().is_empty())),
    raises("aten::__getitem__.Dict(Dict(k, v) self, k key) -> v(a)", |a| {
        let pairs = dictionary(a, 0)?.lock();
        find(&pairs, &a[1]).map(|i| pairs[i].1.clone()).ok_or_else(|| missing(&a[1]))
    }),
    pure("aten::_set_item.Dict(Dict(k, v)(a!) self, k key, v value) -> ()", |a| {
        set(&mut dictionary(a, 0)?.lock(), a[1].clone(), a[2].clone());
        Ok(Value::None)
    }),
    raises("aten::Delete.Dict(Dict(k, v)(a!) self, k key) -> ()", |a| {
        let mut pairs = dictionary(a, 0)?.lock();
        let at = find(&pairs, &a[1]).ok_or_else(|| missing(&a[1]))?;
        pairs.remove(at);
        Ok(Value::None)
    }),
    pure("aten::__contains__.Dict(Dict(k, v) self, k key) -> bool", |a| {
        from_bool(find(&dictionary(a, 0)?.lock(), &a[1]).is_some())
    }),
    pure("aten::keys(Dict(k, v) self) -> k[]", |a| {
        Ok(from_list(dictionary(a, 0)?.lock().iter().map(|(k, _)| k.clone()).collect()))
    }),
    pure("aten::values(Dict(k, v) self) -> v[]", |a| {
        Ok(from_list(dictionary(a, 0)?.lock().iter().map(|(_, v)| v.clone()).collect()))
    }),
    pure("aten::items(Dict(k, v) self) -> (k, v)[]", |a| {
        Ok(from_list(dictionary(a, 0)?.lock().iter().map(pair).collect()))
    }),
    pure("aten::get(Dict(k, v) self, k key) -> v?", |a| {
        let pairs = dictionary(a, 0)?.lock();
        Ok(find(&pairs, &a[1]).map_or(Value::None, |i| pairs[i].1.clone()))
    }),
    pure("aten::get.default(Dict(k, v) self, k key, v default_value) -> v", |a| {
        let pairs = dictionary(a, 0)?.lock();
        Ok(find(&pairs, &a[1]).map_or_else(|| a[2].clone(), |i| pairs[i].1.clone()))
    }),
    raises("aten::pop.Dict(Dict(k, v)(a!) self, k key) -> v", pop),
    pure("aten::pop.Dict_default(Dict(k, v)(a!) self, k key, v default_value) -> v", pop),
    raises("aten::popitem(Dict(k, v)(a!) self) -> (k, v)", |a| {
        let last = dictionary(a, 0)?.lock().pop();
        last.as_ref().map(pair).ok_or_else(|| raised("KeyError", "'popitem(): dictionary is empty'"))
    }),
    pure("aten::setdefault(Dict(k, v)(a!) self, k key, v default_value) -> v", |a| {
        let mut pairs = dictionary(a, 0)?.lock();
        if find(&pairs, &a[1]).is_none() {
            pairs.push((a[1].clone(), a[2].clone()));
            return Ok(a[2].clone());
        }
        Ok(find(&pairs, &a[1]).map_or(Value::None, |i| pairs[i].1.clone()))
    }),
    pure("aten::update(Dict(k, v)(a!) self, Dict(k, v) other) -> ()", |a| {
        let more = dictionary(a, 1)?.lock().clone();
        let mut pairs = dictionary(a, 0)?.lock();
        more.into_iter().for_each(|(k, v)| set(&mut pairs, k, v));
        Ok(Value::None)
    }),
    pure("aten::clear.Dict(Dict(k, v)(a!) self) -> ()", |a| {
        dictionary(a, 0)?.lock().clear();
        Ok(Value::None)
    }),
    pure("aten::copy.Dict(Dict(k, v) self) -> Dict(k, v)", |a| {
        Ok(Value::Dict(Shared::new(dictionary(a, 0)?.lock().clone())))
    }),
    pure("aten::dict.Dict(Dict(k, v) self) -> Dict(k, v)", |a| {
        Ok(Value::Dict(Shared::new(dictionary(a, 0)?.lock().clone())))
    }),
    raises("aten::dict.items((k, v)[] pairs) -> Dict(k, v)", |a| {
        let mut out = Vec::new();
        for item in super::list(a, 0)?.lock().iter() {
            if let Value::Tuple(kv) = item
                && let [k, v] = &**kv
            {
                set(&mut out, k.clone(), v.clone());
            }
        }
        Ok(Value::Dict(Shared::new(out)))
    }),
    raises("aten::__check_size(Dict(k, v) self, int size) -> ()", |a| {
        if dictionary(a, 0)?.lock().len() as i64 == int(a, 1)? {
            return Ok(Value::None);
        }
        Err(raised("RuntimeError", "dictionary changed size during iteration"))
    }),
];
