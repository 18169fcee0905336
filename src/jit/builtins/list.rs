//! Lists and ranges. A list is a shared reference: every name for it sees a change.

use super::compare::{equal, same};
use super::{Builtin, from_bool, from_int, from_list, int, list, pure, raised, raises};
use crate::dispatch::arg::Value;
use crate::error::{Error, Result};

type Args<'a> = &'a [Value];

/// Python's index: from the end when negative.
pub(super) fn position(i: i64, len: usize, what: &str) -> Result<usize> {
    let n = len as i64;
    let at = if i < 0 { i.saturating_add(n) } else { i };
    if at < 0 || at >= n {
        return Err(raised("IndexError", format!("{what} index out of range")));
    }
    Ok(at as usize)
}

/// The positions of `[start:end:step]`, as Python's `slice.indices`.
pub(super) fn slice_positions(a: Args<'_>, len: usize) -> Result<Vec<usize>> {
    let step = int(a, 3)?;
    if step == 0 {
        return Err(raised("ValueError", "slice step cannot be zero"));
    }
    let n = len as i64;
    let (low, high) = if step > 0 { (0, n) } else { (-1, n - 1) };
    let bound = |v: &Value, absent: i64| -> Result<i64> {
        Ok(match v.as_arg().opt_int()? {
            None => absent,
            Some(i) if i < 0 => i.saturating_add(n).max(low),
            Some(i) => i.min(high),
        })
    };
    let start = bound(&a[1], if step > 0 { low } else { high })?;
    let end = bound(&a[2], if step > 0 { high } else { low })?;
    let mut out = Vec::new();
    let mut at = start;
    while (step > 0 && at < end) || (step < 0 && at > end) {
        out.push(at as usize);
        match at.checked_add(step) {
            Some(next) => at = next,
            None => break,
        }
    }
    Ok(out)
}

fn range_length(a: Args<'_>) -> Result<Value> {
    let (lo, hi, step) = (i128::from(int(a, 0)?), i128::from(int(a, 1)?), i128::from(int(a, 2)?));
    if step == 0 {
        return Err(raised("ValueError", "range() arg 3 must not be zero"));
    }
    let gap = if step > 0 { hi - lo } else { lo - hi };
    let n = if gap <= 0 { 0 } else { (gap - 1) / step.abs() + 1 };
    from_int(i64::try_from(n).map_err(|_| Error::overflow("the range has more than 2^63 elements"))?)
}

fn insert(a: Args<'_>) -> Result<Value> {
    let i = int(a, 1)?;
    let mut items = list(a, 0)?.lock();
    let n = items.len() as i64;
    let at = if i < 0 { i.saturating_add(n).max(0) } else { i.min(n) };
    items.insert(at as usize, a[2].clone());
    Ok(Value::None)
}
fn pop(a: Args<'_>) -> Result<Value> {
    let mut items = list(a, 0)?.lock();
    if items.is_empty() {
        return Err(raised("IndexError", "pop from empty list"));
    }
    let at = position(int(a, 1)?, items.len(), "pop")?;
    Ok(items.remove(at))
}
fn find(items: &[Value], wanted: &Value) -> Result<Option<usize>> {
    for (i, v) in items.iter().enumerate() {
        if same(v, wanted) || equal(v, wanted)? {
            return Ok(Some(i));
        }
    }
    Ok(None)
}
fn remove(a: Args<'_>) -> Result<Value> {
    let items = list(a, 0)?.lock().clone();
    match find(&items, &a[1])? {
        Some(i) => {
            list(a, 0)?.lock().remove(i);
            Ok(Value::None)
        }
        None => Err(raised("ValueError", "list.remove(x): x not in list")),
    }
}
fn index(a: Args<'_>) -> Result<Value> {
    let items = list(a, 0)?.lock().clone();
    match find(&items, &a[1])? {
        Some(i) => from_int(i as i64),
        None => Err(raised("ValueError", format!("{} is not in list", super::text::repr(&a[1])))),
    }
}
fn count(a: Args<'_>) -> Result<Value> {
    let items = list(a, 0)?.lock().clone();
    let mut n = 0;
    for v in &items {
        n += i64::from(same(v, &a[1]) || equal(v, &a[1])?);
    }
    from_int(n)
}
fn extend(a: Args<'_>) -> Result<Value> {
    // A list may extend itself: copy first.
    let more = list(a, 1)?.lock().clone();
    list(a, 0)?.lock().extend(more);
    Ok(Value::None)
}
fn repeat(a: Args<'_>) -> Result<Value> {
    let (items, n) = (list(a, 0)?.lock().clone(), int(a, 1)?.max(0) as usize);
    let total = items.len().checked_mul(n).filter(|t| *t <= 1 << 40);
    let total = total.ok_or_else(|| raised("MemoryError", "the repeated list is too long"))?;
    let mut out = Vec::new();
    out.try_reserve_exact(total).map_err(|_| raised("MemoryError", "the repeated list is too long"))?;
    for _ in 0..n {
        out.extend_from_slice(&items);
    }
    Ok(from_list(out))
}
fn slice(a: Args<'_>) -> Result<Value> {
    let items = list(a, 0)?.lock();
    Ok(from_list(slice_positions(a, items.len())?.into_iter().map(|i| items[i].clone()).collect()))
}
/// `l[start:end:step] = new`.
fn set_slice(a: Args<'_>) -> Result<Value> {
    let new = list(a, 4)?.lock().clone();
    let mut items = list(a, 0)?.lock();
    let positions = slice_positions(a, items.len())?;
    if int(a, 3)? == 1 {
        let n = items.len() as i64;
        let begin = match a[1].as_arg().opt_int()? {
            None => 0,
            Some(i) if i < 0 => i.saturating_add(n).max(0),
            Some(i) => i.min(n),
        } as usize;
        items.splice(begin..begin + positions.len(), new);
        return Ok(Value::None);
    }
    if positions.len() != new.len() {
        return Err(raised(
            "ValueError",
            format!(
                "attempt to assign sequence of size {} to extended slice of size {}",
                new.len(),
                positions.len()
            ),
        ));
    }
    for (at, v) in positions.into_iter().zip(new) {
        items[at] = v;
    }
    Ok(Value::None)
}
fn delete_slice(a: Args<'_>) -> Result<Value> {
    let mut items = list(a, 0)?.lock();
    let mut gone = slice_positions(a, items.len())?;
    gone.sort_unstable();
    for at in gone.into_iter().rev() {
        items.remove(at);
    }
    Ok(Value::None)
}

pub(super) const TABLE: &[Builtin] = &[
    pure("aten::len.t(t[] a) -> int", |a| from_int(list(a, 0)?.lock().len() as i64)),
    pure("aten::Bool.list(t[] a) -> bool", |a| from_bool(!list(a, 0)?.lock().is_empty())),
    pure("aten::add.t(t[] a, t[] b) -> t[]", |a| {
        let mut out = list(a, 0)?.lock().clone();
        out.extend(list(a, 1)?.lock().iter().cloned());
        Ok(from_list(out))
    }),
    raises("aten::mul.list(t[] a, int n) -> t[]", repeat),
    pure("aten::list.t(t[] a) -> t[]", |a| Ok(from_list(list(a, 0)?.lock().clone()))),
    pure("aten::copy.t(t[] a) -> t[]", |a| Ok(from_list(list(a, 0)?.lock().clone()))),
    pure("aten::append.t(t[](a!) self, t el) -> ()", |a| {
        list(a, 0)?.lock().push(a[1].clone());
        Ok(Value::None)
    }),
    pure("aten::extend.t(t[](a!) self, t[] other) -> ()", extend),
    pure("aten::insert.t(t[](a!) self, int idx, t el) -> ()", insert),
    raises("aten::pop.t(t[](a!) self, int idx=-1) -> t", pop),
    raises("aten::remove.t(t[](a!) self, t el) -> ()", remove),
    pure("aten::clear.t(t[](a!) self) -> ()", |a| {
        list(a, 0)?.lock().clear();
        Ok(Value::None)
    }),
    pure("aten::reverse.t(t[](a!) self) -> ()", |a| {
        list(a, 0)?.lock().reverse();
        Ok(Value::None)
    }),
    raises("aten::index.list(t[] self, t el) -> int", index),
    raises("aten::count.t(t[] self, t el) -> int", count),
    raises("aten::__contains__.t(t[] self, t el) -> bool", |a| {
        let items = list(a, 0)?.lock().clone();
        from_bool(find(&items, &a[1])?.is_some())
    }),
    raises("aten::__getitem__.t(t[] self, int idx) -> t(a)", |a| {
        let items = list(a, 0)?.lock();
        Ok(items[position(int(a, 1)?, items.len(), "list")?].clone())
    }),
    raises("aten::_set_item.t(t[](a!) self, int idx, t el) -> ()", |a| {
        let mut items = list(a, 0)?.lock();
        let at = position(int(a, 1)?, items.len(), "list assignment")?;
        items[at] = a[2].clone();
        Ok(Value::None)
    }),
    raises("aten::Delete.t(t[](a!) self, int idx) -> ()", |a| {
        let mut items = list(a, 0)?.lock();
        let at = position(int(a, 1)?, items.len(), "list assignment")?;
        items.remove(at);
        Ok(Value::None)
    }),
    raises("aten::slice.t(t[] l, int? start=None, int? end=None, int step=1) -> t[]", slice),
    raises("aten::_set_slice.t(t[](a!) l, int? start, int? end, int step, t[] new) -> ()", set_slice),
    raises(
        "aten::_delete_slice.t(t[](a!) l, int? start=None, int? end=None, int step=1) -> ()",
        delete_slice,
    ),
    raises("aten::__range_length(int lo, int hi, int step) -> int", range_length),
    pure("aten::__derive_index(int idx, int start, int step) -> int", |a| {
        Ok(Value::Int(super::dim(a, 1)?.add(super::dim(a, 0)?.mul(super::dim(a, 2)?)?)?))
    }),
    raises("aten::list.range(int lo, int hi, int step=1) -> int[]", |a| {
        let n = range_length(a)?.as_arg().int()?;
        if n > 1 << 34 {
            return Err(raised("MemoryError", "the range is too long for a list"));
        }
        let (lo, step) = (int(a, 0)?, int(a, 2)?);
        Ok(from_list((0..n).map(|i| Value::Int((lo + i * step).into())).collect()))
    }),
];
