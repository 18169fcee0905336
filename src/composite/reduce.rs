//! Composites of the reduce family that programs may hold, or that are hot.

use crate::dispatch::arg::{Arg, FromOutputs};
use crate::dispatch::call::call;
use crate::dispatch::registry::find;
use crate::dtype::DType;
use crate::error::Result;
use crate::generated::ops;
use crate::scalar::Dim;
use crate::tensor::Tensor;

/// The tensor in another dtype, or itself.
fn cast(t: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    match dtype {
        Some(d) if d != t.dtype() => {
            let args = [Arg::Tensor(t), Arg::DType(d), Arg::Bool(false), Arg::Bool(false), Arg::None];
            Tensor::from_outputs(call(find("aten::to.dtype")?, &args)?)
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
