//! `rt.tensor` in programs: a tensor of a number, or of nested lists and tuples of numbers.
//!
//! The dtype is that of the numbers together (bool, int64, the default float, complex) unless one is given; every
//! number must fit it. What is read is checked before the tensor is made.

use super::{Builtin, raised, raises};
use crate::device::Device;
use crate::dispatch::arg::Value;
use crate::dtype::{DType, default_float};
use crate::error::{Error, Result};
use crate::scalar::Scalar;
use crate::tensor::Tensor;

/// Numbers in row-major order and the sizes found on the way down.
#[derive(Default)]
struct Data {
    sizes: Vec<i64>,
    numbers: Vec<Scalar>,
}

/// The items of a list or tuple; a tensor of one element counts as a number.
fn items(v: &Value) -> Option<Vec<Value>> {
    match v {
        Value::List(l) => Some(l.lock().clone()),
        Value::Tuple(t) => Some(t.to_vec()),
        _ => None,
    }
}

/// Collect `v`, which stands at `depth`. Nesting is bounded by the static type of the list.
fn collect(v: &Value, depth: usize, data: &mut Data, first: bool) -> Result<()> {
    let Some(inner) = items(v) else {
        if depth != data.sizes.len() {
            return Err(raised("ValueError", "expected a sequence, got a number: the nesting is not even"));
        }
        let number = match v {
            Value::Tensor(t) => super::item(t)?.as_arg().scalar()?,
            other => other.as_arg().scalar()?,
        };
        data.numbers.push(number);
        return Ok(());
    };
    let n = inner.len() as i64;
    if first && depth == data.sizes.len() {
        data.sizes.push(n);
    } else if data.sizes.get(depth) != Some(&n) {
        let wanted = data.sizes.get(depth).copied().unwrap_or(0);
        return Err(raised(
            "ValueError",
            format!("expected sequence of length {wanted} at dim {depth} (got {n})"),
        ));
    }
    for (i, v) in inner.iter().enumerate() {
        collect(v, depth + 1, data, first && i == 0)?;
    }
    Ok(())
}

fn make(data: &Data, dtype: DType) -> Result<Tensor> {
    let out = Tensor::empty(&data.sizes, dtype, Device::CPU)?;
    crate::with_dtype!(dtype, all, |T| {
        let values: Vec<T> = data.numbers.iter().map(|x| x.checked::<T>()).collect::<Result<_>>()?;
        if values.len() as i64 != out.numel() {
            return Err(Error::value("the nesting is not even"));
        }
        // SAFETY: the tensor is new, dense, and has as many elements.
        unsafe { std::ptr::copy_nonoverlapping(values.as_ptr(), out.data_as::<T>(), values.len()) };
        Ok::<(), Error>(())
    })?;
    Ok(out)
}

fn tensor(a: &[Value]) -> Result<Value> {
    let mut data = Data::default();
    collect(&a[0], 0, &mut data, true)?;
    let found = data.numbers.iter().map(|x| x.dtype(default_float())).reduce(DType::promote);
    let dtype = match &a[1] {
        Value::DType(d) => *d,
        _ => found.unwrap_or_else(default_float),
    };
    Ok(Value::Tensor(make(&data, dtype)?))
}

pub(super) const TABLE: &[Builtin] =
    &[raises("aten::tensor(Any data, ScalarType? dtype=None) -> Tensor", tensor)];
