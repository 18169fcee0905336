//! Shapes, dtypes and refusals of the reductions.
//!
//! Every function has the arguments of its schema and says which dimensions go, so that kernels check nothing.

use smallvec::{SmallVec, smallvec};

use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::scalar::Scalar;
use crate::shape::{Sizes, dim_flags, show, wrap_dim};
use crate::tensor::Tensor;

mod along;
mod search;

pub use along::*;
pub use search::*;

/// Which dimensions are reduced.
#[derive(Clone, Debug)]
pub struct Reduction {
    pub flags: SmallVec<[bool; 6]>,
}

fn everything(t: &Tensor) -> Reduction {
    Reduction { flags: SmallVec::from_elem(true, t.ndim()) }
}
fn one_dim(t: &Tensor, dim: i64) -> Result<Reduction> {
    let mut flags: SmallVec<[bool; 6]> = SmallVec::from_elem(false, t.ndim());
    let d = wrap_dim(dim, t.ndim())?;
    if let Some(flag) = flags.get_mut(d) {
        *flag = true;
    }
    Ok(Reduction { flags })
}
fn dims(t: &Tensor, dims: Option<&[i64]>) -> Result<Reduction> {
    Ok(Reduction { flags: dim_flags(dims, t.ndim())? })
}
fn opt_dim(t: &Tensor, dim: Option<i64>) -> Result<Reduction> {
    dim.map_or_else(|| Ok(everything(t)), |d| one_dim(t, d))
}

impl Reduction {
    fn sizes(&self, t: &Tensor, keepdim: bool) -> Sizes {
        let mut sizes = Sizes::new();
        for (n, gone) in t.sizes().iter().zip(&self.flags) {
            if keepdim || !gone {
                sizes.push(if *gone { 1 } else { *n });
            }
        }
        sizes
    }
    fn spec(self, t: &Tensor, keepdim: bool, outputs: &[DType], compute: DType) -> Spec<Reduction> {
        let sizes = self.sizes(t, keepdim);
        let of = |sizes: Sizes, dtype: DType| TensorSpec { sizes, strides: None, dtype, device: t.device() };
        let outputs = match outputs {
            [only] => SmallVec::from_buf([of(sizes, *only)]),
            many => many.iter().map(|d| of(sizes.clone(), *d)).collect(),
        };
        Spec { outputs, compute, extra: self }
    }
    /// An error when there is a result without elements, for reductions without an identity.
    fn not_empty(self, t: &Tensor) -> Result<Reduction> {
        let empty = t.sizes().iter().zip(&self.flags).position(|(n, gone)| *gone && *n == 0);
        let Some(dim) = empty else { return Ok(self) };
        if self.sizes(t, false).contains(&0) {
            return Ok(self);
        }
        let hint = if t.ndim() > 1 { "; give a dim whose size is not 0" } else { "" };
        Err(Error::index(format!(
            "an extreme of no elements does not exist: dimension {dim} of shape {} has size 0{hint}",
            show(t.sizes())
        )))
    }
}

fn sum_dtype(t: &Tensor, dtype: Option<DType>) -> DType {
    dtype.unwrap_or(if t.dtype().is_differentiable() { t.dtype() } else { DType::Int64 })
}
fn float_dtype(t: &Tensor, dtype: Option<DType>) -> Result<DType> {
    let d = dtype.unwrap_or(t.dtype());
    if d.is_differentiable() {
        return Ok(d);
    }
    let hint = if dtype.is_none() { "; give dtype=float32, or convert the input" } else { "" };
    Err(Error::runtime(format!("the result would have dtype {d}; allowed: floating point and complex{hint}")))
}
fn ordered(t: &Tensor) -> Result<()> {
    if t.dtype().is_complex() {
        return Err(Error::unsupported_dtype(
            t.dtype(),
            "bool, integers, floating point (complex numbers have no order)",
        ));
    }
    Ok(())
}

/// `sum()`.
pub fn sum(self_: &Tensor, dtype: Option<DType>) -> Result<Spec<Reduction>> {
    let d = sum_dtype(self_, dtype);
    Ok(everything(self_).spec(self_, false, &[d], d))
}
/// `sum(dim)`.
pub fn sum_dim(
    self_: &Tensor,
    dim: Option<&[i64]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Spec<Reduction>> {
    let d = sum_dtype(self_, dtype);
    Ok(dims(self_, dim)?.spec(self_, keepdim, &[d], d))
}
/// `nansum`.
pub fn nansum(
    self_: &Tensor,
    dim: Option<&[i64]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Spec<Reduction>> {
    ordered(self_)?;
    sum_dim(self_, dim, keepdim, dtype)
}
/// `mean()`.
pub fn mean(self_: &Tensor, dtype: Option<DType>) -> Result<Spec<Reduction>> {
    let d = float_dtype(self_, dtype)?;
    Ok(everything(self_).spec(self_, false, &[d], d))
}
/// `mean(dim)`.
pub fn mean_dim(
    self_: &Tensor,
    dim: Option<&[i64]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Spec<Reduction>> {
    let d = float_dtype(self_, dtype)?;
    Ok(dims(self_, dim)?.spec(self_, keepdim, &[d], d))
}
/// `prod()`.
pub fn prod(self_: &Tensor, dtype: Option<DType>) -> Result<Spec<Reduction>> {
    sum(self_, dtype)
}
/// `prod(dim)`.
pub fn prod_dim(self_: &Tensor, dim: i64, keepdim: bool, dtype: Option<DType>) -> Result<Spec<Reduction>> {
    let d = sum_dtype(self_, dtype);
    Ok(one_dim(self_, dim)?.spec(self_, keepdim, &[d], d))
}
/// `count_nonzero(dim: int?)`.
pub fn count_nonzero(self_: &Tensor, dim: Option<i64>) -> Result<Spec<Reduction>> {
    Ok(opt_dim(self_, dim)?.spec(self_, false, &[DType::Int64], self_.dtype()))
}
/// `count_nonzero(dim: int[])`.
pub fn count_nonzero_dims(self_: &Tensor, dim: &[i64]) -> Result<Spec<Reduction>> {
    Ok(dims(self_, Some(dim))?.spec(self_, false, &[DType::Int64], self_.dtype()))
}

fn truth(r: Reduction, t: &Tensor, keepdim: bool) -> Spec<Reduction> {
    let d = if t.dtype() == DType::UInt8 { DType::UInt8 } else { DType::Bool };
    r.spec(t, keepdim, &[d], t.dtype())
}
/// `any()`, `all()`.
pub fn any(self_: &Tensor) -> Result<Spec<Reduction>> {
    Ok(truth(everything(self_), self_, false))
}
/// `any(dim)`, `all(dim)`.
pub fn any_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Spec<Reduction>> {
    Ok(truth(one_dim(self_, dim)?, self_, keepdim))
}
/// `any(dims)`, `all(dims)`: an empty list reduces nothing.
pub fn any_dims(self_: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Result<Spec<Reduction>> {
    let r = match dim {
        Some([]) => Reduction { flags: SmallVec::from_elem(false, self_.ndim()) },
        dim => dims(self_, dim)?,
    };
    Ok(truth(r, self_, keepdim))
}
/// As `any`.
pub fn all(self_: &Tensor) -> Result<Spec<Reduction>> {
    any(self_)
}
/// As `any_dim`.
pub fn all_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Spec<Reduction>> {
    any_dim(self_, dim, keepdim)
}
/// As `any_dims`.
pub fn all_dims(self_: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Result<Spec<Reduction>> {
    any_dims(self_, dim, keepdim)
}

/// `amax`, `amin`.
pub fn amax(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Spec<Reduction>> {
    ordered(self_)?;
    Ok(dims(self_, Some(dim))?.not_empty(self_)?.spec(self_, keepdim, &[self_.dtype()], self_.dtype()))
}
/// As `amax`.
pub fn amin(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Spec<Reduction>> {
    amax(self_, dim, keepdim)
}
/// `max()`, `min()`.
pub fn max(self_: &Tensor) -> Result<Spec<Reduction>> {
    amax(self_, &[], false)
}
/// As `max`.
pub fn min(self_: &Tensor) -> Result<Spec<Reduction>> {
    max(self_)
}
/// `aminmax`.
pub fn aminmax(self_: &Tensor, dim: Option<i64>, keepdim: bool) -> Result<Spec<Reduction>> {
    ordered(self_)?;
    let d = self_.dtype();
    Ok(opt_dim(self_, dim)?.not_empty(self_)?.spec(self_, keepdim, &[d, d], d))
}
/// `max(dim)`, `min(dim)`.
pub fn max_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Spec<Reduction>> {
    ordered(self_)?;
    let d = self_.dtype();
    Ok(one_dim(self_, dim)?.not_empty(self_)?.spec(self_, keepdim, &[d, DType::Int64], d))
}
/// As `max_dim`.
pub fn min_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Spec<Reduction>> {
    max_dim(self_, dim, keepdim)
}
/// `argmax`, `argmin`: without `dim`, the position in the flattened input.
pub fn argmax(self_: &Tensor, dim: Option<i64>, keepdim: bool) -> Result<Spec<Reduction>> {
    ordered(self_)?;
    Ok(opt_dim(self_, dim)?.not_empty(self_)?.spec(self_, keepdim, &[DType::Int64], self_.dtype()))
}
/// As `argmax`.
pub fn argmin(self_: &Tensor, dim: Option<i64>, keepdim: bool) -> Result<Spec<Reduction>> {
    argmax(self_, dim, keepdim)
}

fn moments(r: Reduction, t: &Tensor, keepdim: bool, mean: bool) -> Result<Spec<Reduction>> {
    let d = float_dtype(t, None)?;
    let outputs: SmallVec<[DType; 2]> = if mean { smallvec![d.to_real(), d] } else { smallvec![d.to_real()] };
    Ok(r.spec(t, keepdim, &outputs, d))
}
/// `var()`, `std()`.
pub fn var(self_: &Tensor, _: bool) -> Result<Spec<Reduction>> {
    moments(everything(self_), self_, false, false)
}
/// `var(dim)`, `std(dim)`.
pub fn var_dim(self_: &Tensor, dim: Option<&[i64]>, _: bool, keepdim: bool) -> Result<Spec<Reduction>> {
    moments(dims(self_, dim)?, self_, keepdim, false)
}
/// `var(dim, correction)`, `std(dim, correction)`.
pub fn var_correction(
    self_: &Tensor,
    dim: Option<&[i64]>,
    _: Option<Scalar>,
    keepdim: bool,
) -> Result<Spec<Reduction>> {
    moments(dims(self_, dim)?, self_, keepdim, false)
}
/// `var_mean()`, `std_mean()`.
pub fn var_mean(self_: &Tensor, _: bool) -> Result<Spec<Reduction>> {
    moments(everything(self_), self_, false, true)
}
/// `var_mean(dim)`, `std_mean(dim)`.
pub fn var_mean_dim(self_: &Tensor, dim: Option<&[i64]>, _: bool, keepdim: bool) -> Result<Spec<Reduction>> {
    moments(dims(self_, dim)?, self_, keepdim, true)
}
/// `var_mean(dim, correction)`, `std_mean(dim, correction)`.
pub fn var_mean_correction(
    self_: &Tensor,
    dim: Option<&[i64]>,
    _: Option<Scalar>,
    keepdim: bool,
) -> Result<Spec<Reduction>> {
    moments(dims(self_, dim)?, self_, keepdim, true)
}

/// `linalg_vector_norm`.
pub fn linalg_vector_norm(
    self_: &Tensor,
    ord: Scalar,
    dim: Option<&[i64]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Spec<Reduction>> {
    if matches!(ord, Scalar::Complex(_)) {
        return Err(Error::type_(format!("ord must be a real number, got {ord}")));
    }
    float_dtype(self_, None)?;
    let d = float_dtype(self_, dtype)?;
    if self_.dtype().is_complex() != d.is_complex() || self_.dtype().promote(d) != d {
        return Err(Error::runtime(format!(
            "dtype {d} cannot hold the input's {}; give a type at least as wide, complex for complex",
            self_.dtype()
        )));
    }
    let r = dims(self_, dim)?;
    let p = ord.to_f64();
    let r = if p < 0.0 || p == f64::INFINITY { r.not_empty(self_)? } else { r };
    Ok(r.spec(self_, keepdim, &[d.to_real()], d))
}

/// `logsumexp`: integers give the default float type.
pub fn logsumexp(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Spec<Reduction>> {
    let d = if self_.dtype().is_differentiable() { self_.dtype() } else { crate::dtype::default_float() };
    Ok(dims(self_, Some(dim))?.spec(self_, keepdim, &[d], d))
}
fn floating(t: &Tensor) -> Result<()> {
    if t.dtype().is_float() { Ok(()) } else { Err(Error::unsupported_dtype(t.dtype(), "floating point")) }
}
