//! Equality, order, identity, minimum and maximum, as Python defines them.
//!
//! An int and a float compare by their exact values. Containers compare element by element; tensors inside them have
//! no truth value and raise.

use std::cmp::Ordering;

use super::{Builtin, boolean, from_bool, from_float, from_int, from_list, list, pure, raised, raises};
use crate::dispatch::arg::Value;
use crate::error::{Error, Result};

type Args<'a> = &'a [Value];
/// Containers that hold themselves would never end.
const MAX_DEPTH: usize = 200;

enum Number {
    Int(i64),
    Float(f64),
}
use Number::{Float, Int};

fn number(v: &Value) -> Option<Number> {
    match v {
        Value::Bool(b) => Some(Int(i64::from(*b))),
        Value::Int(i) => Some(Int(i.value)),
        Value::Float(x) => Some(Float(x.value)),
        _ => None,
    }
}
/// By exact value; None with NaN.
fn int_with_float(i: i64, x: f64) -> Option<Ordering> {
    if x.is_nan() {
        return None;
    }
    if x >= 9_223_372_036_854_775_808.0 {
        return Some(Ordering::Less);
    }
    if x < -9_223_372_036_854_775_808.0 {
        return Some(Ordering::Greater);
    }
    let whole = x.trunc() as i64;
    Some(i.cmp(&whole).then_with(|| 0f64.partial_cmp(&x.fract()).unwrap_or(Ordering::Equal)))
}
fn order_numbers(a: Number, b: Number) -> Option<Ordering> {
    match (a, b) {
        (Int(a), Int(b)) => Some(a.cmp(&b)),
        (Float(a), Float(b)) => a.partial_cmp(&b),
        (Int(a), Float(b)) => int_with_float(a, b),
        (Float(a), Int(b)) => int_with_float(b, a).map(Ordering::reverse),
    }
}

/// Python's `==`.
///
/// # Errors
/// `Raised(RuntimeError)` for tensors, `RecursionError` for what holds itself.
pub fn equal(a: &Value, b: &Value) -> Result<bool> {
    equal_at(a, b, 0)
}
fn equal_at(a: &Value, b: &Value, depth: usize) -> Result<bool> {
    if depth > MAX_DEPTH {
        return Err(raised("RecursionError", "maximum recursion depth exceeded in comparison"));
    }
    if let (Some(x), Some(y)) = (number(a), number(b)) {
        return Ok(order_numbers(x, y) == Some(Ordering::Equal));
    }
    let all = |xs: &[Value], ys: &[Value]| -> Result<bool> {
        if xs.len() != ys.len() {
            return Ok(false);
        }
        for (x, y) in xs.iter().zip(ys) {
            if !same(x, y) && !equal_at(x, y, depth + 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    };
    Ok(match (a, b) {
        (Value::None, Value::None) => true,
        (Value::Str(x), Value::Str(y)) => x == y,
        (Value::Complex(x), Value::Complex(y)) => x == y,
        (Value::Complex(c), n) | (n, Value::Complex(c)) if number(n).is_some() => {
            c.im == 0.0 && equal_at(n, &from_float(c.re)?, depth + 1)?
        }
        (Value::DType(x), Value::DType(y)) => x == y,
        (Value::Device(x), Value::Device(y)) => x == y,
        (Value::Layout(x), Value::Layout(y)) => x == y,
        (Value::MemoryFormat(x), Value::MemoryFormat(y)) => x == y,
        (Value::List(x), Value::List(y)) => {
            if x.same(y) {
                return Ok(true);
            }
            let (x, y) = (x.lock().clone(), y.lock().clone());
            all(&x, &y)?
        }
        (Value::Tuple(x), Value::Tuple(y)) => all(x, y)?,
        (Value::Dict(x), Value::Dict(y)) => {
            if x.same(y) {
                return Ok(true);
            }
            let (x, y) = (x.lock().clone(), y.lock().clone());
            if x.len() != y.len() {
                return Ok(false);
            }
            for (k, v) in &x {
                let mut hit = false;
                for (k2, v2) in &y {
                    if key_equal(k, k2) {
                        hit = same(v, v2) || equal_at(v, v2, depth + 1)?;
                        break;
                    }
                }
                if !hit {
                    return Ok(false);
                }
            }
            true
        }
        (Value::Tensor(_), Value::Tensor(_)) => {
            return Err(raised("RuntimeError", "the truth value of a comparison of tensors is ambiguous"));
        }
        (Value::Object(x), Value::Object(y)) => x.same(y),
        _ => false,
    })
}

/// Equality of dict keys; tensors by identity.
pub(super) fn key_equal(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Tensor(x), Value::Tensor(y)) => x.same(y),
        _ => same(a, b) || equal(a, b).unwrap_or(false),
    }
}

/// Python's `is`, as far as values have an identity.
pub fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::None, Value::None) => true,
        (Value::Bool(x), Value::Bool(y)) => x == y,
        (Value::List(x), Value::List(y)) => x.same(y),
        (Value::Dict(x), Value::Dict(y)) => x.same(y),
        (Value::Object(x), Value::Object(y)) => x.same(y),
        (Value::Tensor(x), Value::Tensor(y)) => x.same(y),
        (Value::DType(x), Value::DType(y)) => x == y,
        _ => false,
    }
}

/// Python's `<`.
///
/// # Errors
/// `Raised(TypeError)` where Python has no order.
pub fn less(a: &Value, b: &Value) -> Result<bool> {
    less_at(a, b, 0)
}
fn less_at(a: &Value, b: &Value, depth: usize) -> Result<bool> {
    if depth > MAX_DEPTH {
        return Err(raised("RecursionError", "maximum recursion depth exceeded in comparison"));
    }
    if let (Some(x), Some(y)) = (number(a), number(b)) {
        return Ok(order_numbers(x, y) == Some(Ordering::Less));
    }
    let lexical = |xs: &[Value], ys: &[Value]| -> Result<bool> {
        for (x, y) in xs.iter().zip(ys) {
            if !same(x, y) && !equal_at(x, y, depth + 1)? {
                return less_at(x, y, depth + 1);
            }
        }
        Ok(xs.len() < ys.len())
    };
    match (a, b) {
        (Value::Str(x), Value::Str(y)) => Ok(x < y),
        (Value::Tuple(x), Value::Tuple(y)) => lexical(x, y),
        (Value::List(x), Value::List(y)) => {
            let (x, y) = (x.lock().clone(), y.lock().clone());
            lexical(&x, &y)
        }
        _ => Err(raised(
            "TypeError",
            format!("'<' not supported between instances of '{}' and '{}'", a.kind(), b.kind()),
        )),
    }
}

/// Stable merge sort that needs nothing of `less` (NaN breaks every rule of order).
fn sort(items: Vec<Value>) -> Result<Vec<Value>> {
    if items.len() < 2 {
        return Ok(items);
    }
    let mut left = items;
    let right = sort(left.split_off(left.len() / 2))?;
    let left = sort(left)?;
    let mut out = Vec::with_capacity(left.len() + right.len());
    let (mut a, mut b) = (left.into_iter().peekable(), right.into_iter().peekable());
    while let (Some(x), Some(y)) = (a.peek(), b.peek()) {
        out.extend(if less(y, x)? { b.next() } else { a.next() });
    }
    out.extend(a);
    out.extend(b);
    Ok(out)
}
/// Python's `sorted`: equal elements keep their order, in reverse as well.
fn sorted(mut items: Vec<Value>, reverse: bool) -> Result<Vec<Value>> {
    if reverse {
        items.reverse();
    }
    let mut out = sort(items)?;
    if reverse {
        out.reverse();
    }
    Ok(out)
}

fn pick(items: &[Value], what: &str, better: fn(&Value, &Value) -> Result<bool>) -> Result<Value> {
    let mut all = items.iter();
    let Some(mut best) = all.next() else {
        return Err(raised("ValueError", format!("{what}() iterable argument is empty")));
    };
    for v in all {
        if better(v, best)? {
            best = v;
        }
    }
    Ok(best.clone())
}
fn greater(a: &Value, b: &Value) -> Result<bool> {
    less(b, a)
}
fn minimum(a: Args<'_>) -> Result<Value> {
    pick(a, "min", less)
}
fn maximum(a: Args<'_>) -> Result<Value> {
    pick(a, "max", greater)
}

/// From left to right, as Python sums up to 3.11 (later versions compensate, which may differ in the last bit).
fn sum_floats(items: &[Value]) -> Result<f64> {
    items.iter().try_fold(0f64, |total, v| Ok(total + v.as_arg().float()?))
}
fn sum_ints(items: &[Value]) -> Result<i64> {
    let mut total = 0i64;
    for v in items {
        let past = || Error::overflow("the sum of the list does not fit in 64 bits");
        total = total.checked_add(v.as_arg().int()?).ok_or_else(past)?;
    }
    Ok(total)
}

/// `<=` is `<` or `==`: for floats with NaN both are false.
fn less_equal(a: &Value, b: &Value) -> Result<bool> {
    Ok(less(a, b)? || equal(a, b)?)
}

macro_rules! for_types {
    ($($name:literal($t:literal, $u:literal)),* $(,)?) => { [$(
        pure(concat!("aten::eq.", $name, "(", $t, " a, ", $u, " b) -> bool"), |a| from_bool(equal(&a[0], &a[1])?)),
        pure(concat!("aten::ne.", $name, "(", $t, " a, ", $u, " b) -> bool"), |a| from_bool(!equal(&a[0], &a[1])?)),
        pure(concat!("aten::lt.", $name, "(", $t, " a, ", $u, " b) -> bool"), |a| from_bool(less(&a[0], &a[1])?)),
        pure(concat!("aten::gt.", $name, "(", $t, " a, ", $u, " b) -> bool"), |a| from_bool(less(&a[1], &a[0])?)),
        pure(concat!("aten::le.", $name, "(", $t, " a, ", $u, " b) -> bool"), |a| from_bool(less_equal(&a[0], &a[1])?)),
        pure(concat!("aten::ge.", $name, "(", $t, " a, ", $u, " b) -> bool"), |a| from_bool(less_equal(&a[1], &a[0])?)),
    )*] };
}
pub(super) static ORDERED: [Builtin; 36] = for_types!(
    "int"("int", "int"),
    "float"("float", "float"),
    "int_float"("int", "float"),
    "float_int"("float", "int"),
    "str"("str", "str"),
    "bool"("bool", "bool"),
);
pub(super) static OTHERS: [Builtin; 23] = [
    raises("aten::eq.any(Any a, Any b) -> bool", |a| from_bool(equal(&a[0], &a[1])?)),
    raises("aten::ne.any(Any a, Any b) -> bool", |a| from_bool(!equal(&a[0], &a[1])?)),
    raises("aten::lt.any(Any a, Any b) -> bool", |a| from_bool(less(&a[0], &a[1])?)),
    raises("aten::gt.any(Any a, Any b) -> bool", |a| from_bool(less(&a[1], &a[0])?)),
    raises("aten::le.any(Any a, Any b) -> bool", |a| from_bool(less_equal(&a[0], &a[1])?)),
    raises("aten::ge.any(Any a, Any b) -> bool", |a| from_bool(less_equal(&a[1], &a[0])?)),
    pure("aten::__is__(Any a, Any b) -> bool", |a| from_bool(same(&a[0], &a[1]))),
    pure("aten::__isnot__(Any a, Any b) -> bool", |a| from_bool(!same(&a[0], &a[1]))),
    pure("prim::min.int(int a, int b) -> int", minimum),
    pure("prim::max.int(int a, int b) -> int", maximum),
    pure("prim::min.float(float a, float b) -> float", minimum),
    pure("prim::max.float(float a, float b) -> float", maximum),
    pure("prim::min.str(str a, str b) -> str", minimum),
    pure("prim::max.str(str a, str b) -> str", maximum),
    raises("prim::min.list(t[] a) -> t", |a| pick(&list(a, 0)?.lock().clone(), "min", less)),
    raises("prim::max.list(t[] a) -> t", |a| pick(&list(a, 0)?.lock().clone(), "max", greater)),
    pure("aten::sum.ints(int[] a) -> int", |a| from_int(sum_ints(&list(a, 0)?.lock())?)),
    pure("aten::sum.floats(float[] a) -> float", |a| from_float(sum_floats(&list(a, 0)?.lock())?)),
    pure("aten::sum.bools(bool[] a) -> int", |a| from_int(sum_ints(&list(a, 0)?.lock())?)),
    pure("aten::any.bools(bool[] a) -> bool", |a| {
        from_bool(list(a, 0)?.lock().iter().any(|v| matches!(v, Value::Bool(true))))
    }),
    pure("aten::all.bools(bool[] a) -> bool", |a| {
        from_bool(list(a, 0)?.lock().iter().all(|v| matches!(v, Value::Bool(true))))
    }),
    raises("aten::sorted.t(t[] a, bool reverse=False) -> t[]", |a| {
        let items = list(a, 0)?.lock().clone();
        Ok(from_list(sorted(items, boolean(a, 1)?)?))
    }),
    raises("aten::sort.list(t[](a!) self, bool reverse=False) -> ()", |a| {
        let target = list(a, 0)?;
        let items = target.lock().clone();
        *target.lock() = sorted(items, boolean(a, 1)?)?;
        Ok(Value::None)
    }),
];
