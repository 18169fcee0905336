//! Composites of the reduce family that programs may hold, or that are hot.

use smallvec::SmallVec;

use crate::dispatch::arg::{Arg, FromOutputs};
use crate::dispatch::call::call;
use crate::dispatch::registry::find;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::generated::ops;
use crate::operator;
use crate::scalar::Dim;
use crate::tensor::Tensor;

/// The tensor in another dtype, or itself.
pub(crate) fn cast(t: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    match dtype {
        Some(d) if d != t.dtype() => {
            let args = [Arg::Tensor(t), Arg::DType(d), Arg::Bool(false), Arg::Bool(false), Arg::None];
            Tensor::from_outputs(call(operator!("aten::to.dtype"), &args)?)
        }
        _ => Ok(t.clone()),
    }
}
fn binary(name: &str, a: &Tensor, b: &Tensor) -> Result<Tensor> {
    Tensor::from_outputs(call(find(name)?, &[Arg::Tensor(a), Arg::Tensor(b)])?)
}

/// `softmax.int`.
pub fn softmax(self_: &Tensor, dim: Dim, dtype: Option<DType>) -> Result<Tensor> {
    ops::_softmax(&cast(self_, dtype)?, dim, false)
}
/// `log_softmax.int`.
pub fn log_softmax(self_: &Tensor, dim: Dim, dtype: Option<DType>) -> Result<Tensor> {
    ops::_log_softmax(&cast(self_, dtype)?, dim, false)
}
/// `argsort`.
pub fn argsort(self_: &Tensor, dim: Dim, descending: bool) -> Result<Tensor> {
    Ok(ops::sort(self_, dim, descending)?.1)
}
/// `argsort.stable`: every sort is.
pub fn argsort_stable(self_: &Tensor, _: bool, dim: Dim, descending: bool) -> Result<Tensor> {
    argsort(self_, dim, descending)
}
/// `msort`.
pub fn msort(self_: &Tensor) -> Result<Tensor> {
    Ok(ops::sort(self_, 0, false)?.0)
}
/// `max.other`.
pub fn max_other(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    binary("aten::maximum", self_, other)
}
/// `min.other`.
pub fn min_other(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    binary("aten::minimum", self_, other)
}
/// `sum_to_size`: undoes a broadcast, by summing what it repeated.
///
/// # Errors
/// `Shape` unless `size` broadcasts to the tensor's shape.
pub fn sum_to_size(self_: &Tensor, size: &[Dim]) -> Result<Tensor> {
    let sizes = self_.sizes();
    let misfit = || {
        let size: Vec<i64> = size.iter().map(|d| d.value).collect();
        Error::shape(format!("size {size:?} does not broadcast to the tensor's shape {sizes:?}"))
    };
    let lead = sizes.len().checked_sub(size.len()).ok_or_else(misfit)?;
    let mut dims: SmallVec<[i64; 6]> = (0..lead as i64).collect();
    for (i, (want, have)) in size.iter().zip(&sizes[lead..]).enumerate() {
        if want.value == 1 && *have != 1 {
            dims.push((lead + i) as i64);
        } else if want.value != *have {
            return Err(misfit());
        }
    }
    // To a number is a whole sum, which widens integers even where there is one element.
    if dims.is_empty() && !size.is_empty() {
        return Ok(self_.clone());
    }
    let dims: SmallVec<[Dim; 6]> = dims.into_iter().map(Dim::new).collect();
    let args = [Arg::Tensor(self_), Arg::Ints(&dims), Arg::Bool(true), Arg::None];
    let summed = Tensor::from_outputs(call(operator!("aten::sum.dim_IntList"), &args)?)?;
    if lead == 0 { Ok(summed) } else { ops::reshape(&summed, size) }
}
