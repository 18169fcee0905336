//! What works along one dimension: softmax, scans, sorts, selections.

use smallvec::smallvec;

use super::{float_dtype, floating, one_dim, ordered, sum_dtype};
use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::shape::{Sizes, show, wrap_dim};
use crate::tensor::Tensor;

/// What keeps the input's shape.
fn same_shape(t: &Tensor, dim: i64, dtypes: &[DType]) -> Result<Spec> {
    wrap_dim(dim, t.ndim())?;
    let outputs = dtypes.iter().map(|d| TensorSpec::new(t.sizes(), *d, t.device())).collect();
    Ok(Spec { outputs, compute: dtypes[0], extra: () })
}
/// `_softmax`, `_log_softmax`: `half_to_float` gives float32 for a half type.
pub fn softmax(self_: &Tensor, dim: i64, half_to_float: bool) -> Result<Spec> {
    floating(self_)?;
    same_shape(self_, dim, &[if half_to_float { DType::Float32 } else { self_.dtype() }])
}
/// As `softmax`.
pub fn log_softmax(self_: &Tensor, dim: i64, half_to_float: bool) -> Result<Spec> {
    softmax(self_, dim, half_to_float)
}
/// `_softmax_backward_data`, `_log_softmax_backward_data`.
pub fn softmax_backward_data(
    grad_output: &Tensor,
    output: &Tensor,
    dim: i64,
    input_dtype: DType,
) -> Result<Spec> {
    floating(output)?;
    floating(grad_output)?;
    if grad_output.sizes() != output.sizes() {
        return Err(Error::shape(format!(
            "grad_output has shape {}, output {}; they must be equal",
            show(grad_output.sizes()),
            show(output.sizes())
        )));
    }
    same_shape(output, dim, &[input_dtype])
}
/// As `softmax_backward_data`.
pub fn log_softmax_backward_data(
    grad_output: &Tensor,
    output: &Tensor,
    dim: i64,
    input_dtype: DType,
) -> Result<Spec> {
    softmax_backward_data(grad_output, output, dim, input_dtype)
}

/// `cumsum`, `cumprod`.
pub fn cumsum(self_: &Tensor, dim: i64, dtype: Option<DType>) -> Result<Spec> {
    same_shape(self_, dim, &[sum_dtype(self_, dtype)])
}
/// As `cumsum`.
pub fn cumprod(self_: &Tensor, dim: i64, dtype: Option<DType>) -> Result<Spec> {
    cumsum(self_, dim, dtype)
}
/// `cummax`, `cummin`.
pub fn cummax(self_: &Tensor, dim: i64) -> Result<Spec> {
    ordered(self_)?;
    same_shape(self_, dim, &[self_.dtype(), DType::Int64])
}
/// As `cummax`.
pub fn cummin(self_: &Tensor, dim: i64) -> Result<Spec> {
    cummax(self_, dim)
}
/// `logcumsumexp`.
pub fn logcumsumexp(self_: &Tensor, dim: i64) -> Result<Spec> {
    float_dtype(self_, None)?;
    same_shape(self_, dim, &[self_.dtype()])
}
/// `_linear_scan`.
pub fn linear_scan(a: &Tensor, b: &Tensor, dim: i64) -> Result<Spec> {
    float_dtype(a, None)?;
    if a.sizes() != b.sizes() || a.dtype() != b.dtype() {
        return Err(Error::shape(format!(
            "a and b must be alike, got shapes {} and {}, dtypes {} and {}",
            show(a.sizes()),
            show(b.sizes()),
            a.dtype(),
            b.dtype()
        )));
    }
    same_shape(a, dim, &[a.dtype()])
}

/// Positions in a line are kept in 32 bits.
fn line(t: &Tensor, dim: i64) -> Result<(usize, i64)> {
    let d = wrap_dim(dim, t.ndim())?;
    let n = t.sizes().get(d).copied().unwrap_or(1);
    if n > i64::from(u32::MAX) {
        return Err(Error::shape(format!(
            "dimension {d} has size {n}; lines of up to 2^32 - 1 can be sorted"
        )));
    }
    Ok((d, n))
}
/// `sort`.
pub fn sort(self_: &Tensor, dim: i64, _: bool) -> Result<Spec> {
    ordered(self_)?;
    line(self_, dim)?;
    same_shape(self_, dim, &[self_.dtype(), DType::Int64])
}
/// `sort.stable`.
pub fn sort_stable(self_: &Tensor, _: Option<bool>, dim: i64, descending: bool) -> Result<Spec> {
    sort(self_, dim, descending)
}
/// `topk`.
pub fn topk(self_: &Tensor, k: i64, dim: i64, _: bool, _: bool) -> Result<Spec> {
    ordered(self_)?;
    let (d, n) = line(self_, dim)?;
    if k < 0 || k > n {
        return Err(Error::runtime(format!(
            "k={k} is out of range for dimension {d} of size {n}; allowed: 0 to {n}"
        )));
    }
    let mut sizes = Sizes::from_slice(self_.sizes());
    if let Some(size) = sizes.get_mut(d) {
        *size = k;
    }
    let output = |dtype| TensorSpec::new(&sizes, dtype, self_.device());
    Ok(Spec {
        outputs: smallvec![output(self_.dtype()), output(DType::Int64)],
        compute: self_.dtype(),
        extra: (),
    })
}

/// One element of each line.
fn chosen(t: &Tensor, dim: i64, keepdim: bool) -> Result<Spec> {
    ordered(t)?;
    line(t, dim)?;
    let r = one_dim(t, dim)?.not_empty(t)?;
    let spec = r.spec(t, keepdim, &[t.dtype(), DType::Int64], t.dtype());
    Ok(Spec { outputs: spec.outputs, compute: spec.compute, extra: () })
}
/// `kthvalue`.
pub fn kthvalue(self_: &Tensor, k: i64, dim: i64, keepdim: bool) -> Result<Spec> {
    let spec = chosen(self_, dim, keepdim)?;
    let (d, n) = line(self_, dim)?;
    if k < 1 || k > n {
        return Err(Error::runtime(format!(
            "k={k} is out of range for dimension {d} of size {n}; allowed: 1 to {n}"
        )));
    }
    Ok(spec)
}
/// `median(dim)`, `nanmedian(dim)`.
pub fn median_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Spec> {
    chosen(self_, dim, keepdim)
}
/// As `median_dim`.
pub fn nanmedian_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Spec> {
    chosen(self_, dim, keepdim)
}
/// `mode`.
pub fn mode(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Spec> {
    chosen(self_, dim, keepdim)
}
/// `median()`, `nanmedian()`: NaN for no elements, where the type has it.
pub fn median(self_: &Tensor) -> Result<Spec> {
    ordered(self_)?;
    if self_.numel() == 0 && !self_.dtype().is_float() {
        return Err(Error::index(format!("the median of no elements does not exist in {}", self_.dtype())));
    }
    if self_.numel() > i64::from(u32::MAX) {
        return Err(Error::shape("the median of more than 2^32 - 1 elements is not supported"));
    }
    Ok(Spec::one(TensorSpec::new(&[], self_.dtype(), self_.device()), self_.dtype()))
}
/// As `median`.
pub fn nanmedian(self_: &Tensor) -> Result<Spec> {
    median(self_)
}
