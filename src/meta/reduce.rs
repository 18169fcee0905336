//! Shapes, dtypes and refusals of the reductions.
//!
//! Every function has the arguments of its schema and says which dimensions go, so that kernels check nothing.

use smallvec::{SmallVec, smallvec};

use crate::dispatch::arg::Operand;
use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::scalar::Scalar;
use crate::shape::{Sizes, dim_flags, show, wrap_dim};
use crate::tensor::Tensor;

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
        let kept = t.sizes().iter().zip(&self.flags);
        kept.filter(|(_, gone)| keepdim || !**gone).map(|(n, gone)| if *gone { 1 } else { *n }).collect()
    }
    fn spec(self, t: &Tensor, keepdim: bool, outputs: &[DType], compute: DType) -> Spec<Reduction> {
        let sizes = self.sizes(t, keepdim);
        let outputs = outputs.iter().map(|d| TensorSpec::new(&sizes, *d, t.device())).collect();
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

/// What keeps the input's shape.
fn same_shape(t: &Tensor, dim: i64, dtypes: &[DType]) -> Result<Spec> {
    wrap_dim(dim, t.ndim())?;
    let outputs = dtypes.iter().map(|d| TensorSpec::new(t.sizes(), *d, t.device())).collect();
    Ok(Spec { outputs, compute: dtypes[0], extra: () })
}
fn floating(t: &Tensor) -> Result<()> {
    if t.dtype().is_float() { Ok(()) } else { Err(Error::unsupported_dtype(t.dtype(), "floating point")) }
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

fn operand_dtype(x: Operand<'_>, other: Option<DType>) -> DType {
    match (x, other) {
        (Operand::Tensor(t), _) => t.dtype(),
        (Operand::Scalar(_), Some(d)) => d,
        (Operand::Scalar(s), None) => s.dtype(crate::dtype::default_float()),
    }
}
fn operand_sizes(x: Operand<'_>) -> Sizes {
    match x {
        Operand::Tensor(t) => Sizes::from_slice(t.sizes()),
        Operand::Scalar(_) => Sizes::new(),
    }
}

/// `searchsorted`.
pub fn searchsorted(
    sorted_sequence: &Tensor,
    self_: Operand<'_>,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
) -> Result<Spec> {
    let (sequence, sizes) = (sorted_sequence.sizes(), operand_sizes(self_));
    ordered(sorted_sequence)?;
    if sequence.is_empty() {
        return Err(Error::shape("the sorted sequence must have at least one dimension"));
    }
    let leading = sequence.len() - 1;
    if leading > 0 && (sizes.len() != sequence.len() || sizes[..leading] != sequence[..leading]) {
        return Err(Error::shape(format!(
            "the sorted sequence must have one dimension, or the leading sizes of the values; got {} and {}",
            show(sequence),
            show(&sizes)
        )));
    }
    match side {
        None | Some("left" | "right") => {}
        Some(other) => return Err(Error::value(format!("side must be 'left' or 'right', got '{other}'"))),
    }
    if right && side == Some("left") {
        return Err(Error::value("side='left' contradicts right=True"));
    }
    if operand_dtype(self_, Some(sorted_sequence.dtype())) != sorted_sequence.dtype() {
        return Err(Error::dtype(format!(
            "the values must have the dtype of the sorted sequence, {}, got {}",
            sorted_sequence.dtype(),
            operand_dtype(self_, None)
        )));
    }
    if let Some(s) = sorter
        && (s.sizes() != sequence || s.dtype() != DType::Int64)
    {
        return Err(Error::shape(format!(
            "sorter must be int64 with the shape of the sorted sequence, {}; got {} of shape {}",
            show(sequence),
            s.dtype(),
            show(s.sizes())
        )));
    }
    let d = if out_int32 { DType::Int32 } else { DType::Int64 };
    if out_int32 && sequence[leading] > i64::from(i32::MAX) {
        return Err(Error::value("the sorted sequence is too long for out_int32"));
    }
    Ok(Spec::one(TensorSpec::new(&sizes, d, sorted_sequence.device()), d))
}
/// `bucketize`.
pub fn bucketize(self_: Operand<'_>, boundaries: &Tensor, out_int32: bool, right: bool) -> Result<Spec> {
    if boundaries.ndim() != 1 {
        return Err(Error::shape(format!(
            "boundaries must have one dimension, got shape {}",
            show(boundaries.sizes())
        )));
    }
    searchsorted(boundaries, self_, out_int32, right, None, None)
}
/// `isin`.
pub fn isin(elements: Operand<'_>, test_elements: Operand<'_>, _: bool, _: bool) -> Result<Spec> {
    let ((Operand::Tensor(t), _) | (_, Operand::Tensor(t))) = (elements, test_elements) else {
        return Err(Error::type_("one of elements and test_elements must be a tensor"));
    };
    for x in [elements, test_elements] {
        if let Operand::Tensor(t) = x {
            ordered(t)?;
        }
    }
    let compute = operand_dtype(elements, None).promote(operand_dtype(test_elements, None));
    Ok(Spec::one(TensorSpec::new(&operand_sizes(elements), DType::Bool, t.device()), compute))
}
/// `histc`.
pub fn histc(self_: &Tensor, bins: i64, min: Scalar, max: Scalar) -> Result<Spec> {
    floating(self_)?;
    if bins <= 0 {
        return Err(Error::runtime(format!("bins must be positive, got {bins}")));
    }
    if min.to_f64() > max.to_f64() {
        return Err(Error::runtime(format!("max must not be less than min, got min={min}, max={max}")));
    }
    Ok(Spec::one(TensorSpec::new(&[bins], self_.dtype(), self_.device()), self_.dtype()))
}
