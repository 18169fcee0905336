//! Shapes, dtypes and refusals of elementwise operations.
//!
//! Every function has the arguments of its schema. Operands broadcast; the result keeps their order of dimensions;
//! `compute` is the dtype in which operands meet. Called by the shims of the table, before any kernel.

use smallvec::SmallVec;

use crate::dispatch::arg::Operand;
use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::{Category, DType};
use crate::error::{Error, Result};
use crate::iter::result_strides;
use crate::layout::Layout;
use crate::meta::promote::{Refuses, dtype_of, pair, result_type, to_float};
use crate::scalar::{Scalar, int_range};
use crate::shape::{Sizes, broadcast};
use crate::tensor::Tensor;

/// The result of one operand's shape.
pub(crate) fn like(t: &Tensor, dtype: DType) -> TensorSpec {
    let mut spec = TensorSpec::new(t.sizes(), dtype, t.device());
    if !t.is_contiguous() {
        spec.strides = result_strides(t.sizes(), &[t.layout()]);
    }
    spec
}

/// The result of operands broadcast together.
pub(crate) fn broadcasted(operands: &[Operand<'_>], dtype: DType) -> Result<TensorSpec> {
    let tensors: SmallVec<[&Tensor; 4]> = operands
        .iter()
        .filter_map(|o| match o {
            Operand::Tensor(t) => Some(*t),
            Operand::Scalar(_) => None,
        })
        .collect();
    let Some(first) = tensors.first() else { return Err(Error::type_("needs a tensor")) };
    // A 0-dim tensor of the CPU may stand beside tensors of another device.
    let device = tensors.iter().find(|t| t.ndim() > 0).unwrap_or(first).device();
    let mut sizes = Sizes::from_slice(first.sizes());
    for t in &tensors[1..] {
        if t.sizes() != &*sizes {
            sizes = broadcast(&sizes, t.sizes())?;
        }
    }
    let strides = if tensors.iter().all(|t| t.is_contiguous()) {
        None
    } else {
        let layouts: SmallVec<[&Layout; 4]> = tensors.iter().map(|t| t.layout()).collect();
        result_strides(&sizes, &layouts)
    };
    Ok(TensorSpec { sizes, strides, dtype, device })
}

fn unary(t: &Tensor, dtype: DType, compute: DType) -> Result<Spec> {
    Ok(Spec::one(like(t, dtype), compute))
}
fn binary(x: &Tensor, y: Operand<'_>, dtype: DType, compute: DType) -> Result<Spec> {
    if let Operand::Scalar(_) = y {
        return unary(x, dtype, compute);
    }
    Ok(Spec::one(broadcasted(&[Operand::Tensor(x), y], dtype)?, compute))
}

/// `RULE: names` for operations of one tensor, with the parameters that a rule's operations share.
macro_rules! unary_rules {
    ($($refuses:ident $rule:ident $parameters:tt: $($name:ident)*;)*) => { $($(
        unary_rules!(@ $name, $refuses, $rule, $parameters);
    )*)* };
    (@ $name:ident, $refuses:ident, $rule:ident, ($($p:ident: $pt:ty),*)) => {
        /// See the schema.
        ///
        /// # Errors
        /// `DType` for dtypes that the operation does not take.
        pub fn $name(self_: &Tensor, $(_: $pt),*) -> Result<Spec> {
            let dtype = Refuses::$refuses.check(self_.dtype())?;
            let (out, compute) = $rule(dtype);
            unary(self_, out, compute)
        }
    };
}
fn same(d: DType) -> (DType, DType) {
    (d, d)
}
fn float(d: DType) -> (DType, DType) {
    (to_float(d), to_float(d))
}
fn truth(d: DType) -> (DType, DType) {
    (DType::Bool, d)
}
fn real_part(d: DType) -> (DType, DType) {
    (d.to_real(), d)
}
fn real_float(d: DType) -> (DType, DType) {
    (to_float(d).to_real(), to_float(d))
}

unary_rules! {
    Nothing float(): exp exp2 expm1 log log2 log10 log1p sqrt rsqrt sin cos tan asin acos atan sinh cosh tanh asinh
        acosh atanh sigmoid reciprocal sinc;
    Complex float(): erf erfc deg2rad rad2deg lgamma digamma erfinv i0 special_i0e special_i1 special_i1e special_entr special_erfcx special_ndtr special_ndtri special_log_ndtr special_bessel_j0 special_bessel_j1 special_bessel_y0 special_bessel_y1 special_modified_bessel_i0 special_modified_bessel_i1 special_modified_bessel_k0 special_modified_bessel_k1 special_scaled_modified_bessel_k0 special_scaled_modified_bessel_k1 special_spherical_bessel_j0 special_airy_ai;
    Bool same(): neg positive;
    Nothing same(): sgn conj_physical;
    Complex same(): sign;
    BoolAndComplex same(): relu floor ceil trunc round;
    Bool real_part(): abs;
    Nothing real_float(): angle;
    NotFloat same(): frac mish hardswish hardsigmoid;
    NotInexact same(): silu;
    Nothing truth(): isnan isinf isfinite isreal logical_not;
    Complex truth(): isposinf isneginf signbit;
    NotIntOrBool same(): bitwise_not;
    NotFloat same(approximate: &str): gelu_any;
    NotFloat same(a: Scalar): leaky_relu;
    NotFloat same(a: Scalar): hardshrink softshrink_any;
    NotFloat same(a: Scalar, b: Scalar): softplus;
    NotFloat same(a: Scalar, b: Scalar, c: Scalar): elu;
    BoolAndComplex same(a: Scalar, b: Scalar): threshold hardtanh;
    Complex float(eps: Option<f64>): logit;
    Complex same(a: Option<f64>, b: Option<f64>, c: Option<f64>): nan_to_num;
    NotFloat same(decimals: i64): round_decimals;
}

/// See the schema.
pub fn polygamma(n: i64, self_: &Tensor) -> Result<Spec> {
    if n < 0 {
        return Err(Error::runtime(format!("polygamma(n, x): n must not be negative, got {n}")));
    }
    digamma(self_)
}

/// The threshold is a distance.
pub fn softshrink(self_: &Tensor, lambd: Scalar) -> Result<Spec> {
    if lambd.to_f64() < 0.0 {
        return Err(Error::runtime(format!("lambd must not be negative, got {lambd}")));
    }
    softshrink_any(self_, lambd)
}

/// bool squares to int64, as a power.
pub fn square(self_: &Tensor) -> Result<Spec> {
    let dtype = if self_.dtype() == DType::Bool { DType::Int64 } else { self_.dtype() };
    unary(self_, dtype, dtype)
}

fn gelu_mode(approximate: &str) -> Result<()> {
    if matches!(approximate, "none" | "tanh") {
        return Ok(());
    }
    Err(Error::runtime(format!("approximate must be 'none' or 'tanh', got '{approximate}'")))
}
/// See the schema.
pub fn gelu(self_: &Tensor, approximate: &str) -> Result<Spec> {
    gelu_mode(approximate)?;
    gelu_any(self_, approximate)
}

/// A scale must be of a category that the result can hold.
fn check_alpha(dtype: DType, alpha: Scalar) -> Result<()> {
    let fits = match alpha.category() {
        Category::Bool => dtype == DType::Bool || alpha == Scalar::Bool(true),
        c => c <= dtype.category() || (dtype == DType::Bool && c == Category::Int),
    };
    if fits {
        return Ok(());
    }
    Err(Error::runtime(format!("alpha is {alpha}, which does not fit the result's dtype {dtype}")))
}

/// See the schema.
pub fn add(self_: &Tensor, other: Operand<'_>, alpha: Scalar) -> Result<Spec> {
    let dtype = pair(self_, other);
    check_alpha(dtype, alpha)?;
    binary(self_, other, dtype, dtype)
}
/// See the schema. Bools do not subtract.
pub fn sub(self_: &Tensor, other: Operand<'_>, alpha: Scalar) -> Result<Spec> {
    if self_.dtype() == DType::Bool || dtype_of(other) == DType::Bool {
        return Err(Error::runtime(
            "bools cannot be subtracted; use `^` (logical_xor), or `~` to invert a mask",
        ));
    }
    add(self_, other, alpha)
}
/// See the schema.
pub fn rsub(self_: &Tensor, other: Operand<'_>, alpha: Scalar) -> Result<Spec> {
    sub(self_, other, alpha)
}

macro_rules! binary_rules {
    ($other:ty, $as_operand:expr; $($refuses:ident $rule:ident: $($name:ident)*;)*) => { $($(
        /// See the schema.
        ///
        /// # Errors
        /// `DType` for dtypes that the operation does not take, `Shape` when shapes do not broadcast.
        pub fn $name(self_: &Tensor, other: $other) -> Result<Spec> {
            let other = $as_operand(other);
            let dtype = Refuses::$refuses.check(pair(self_, other))?;
            let (out, compute) = $rule(dtype);
            binary(self_, other, out, compute)
        }
    )*)* };
}
binary_rules! {
    Operand<'_>, std::convert::identity;
    Nothing same: mul;
    Nothing float: div;
    Complex float: copysign xlogy;
    BoolAndComplex same: floor_divide remainder fmod;
    NotInt same: bitwise_left_shift bitwise_right_shift;
    NotIntOrBool same: bitwise_and bitwise_or bitwise_xor;
}
binary_rules! {
    &Tensor, Operand::Tensor;
    Complex float: atan2 special_xlog1py special_zeta special_chebyshev_polynomial_t special_chebyshev_polynomial_u special_chebyshev_polynomial_v special_chebyshev_polynomial_w special_shifted_chebyshev_polynomial_t special_shifted_chebyshev_polynomial_u special_shifted_chebyshev_polynomial_v special_shifted_chebyshev_polynomial_w special_hermite_polynomial_h special_hermite_polynomial_he special_laguerre_polynomial_l special_legendre_polynomial_p;
    Complex same: maximum minimum fmax fmin;
    NotFloat same: hypot nextafter logaddexp2 igamma igammac;
    NotInexact same: logaddexp;
    NotInt same: gcd lcm;
    Nothing truth: logical_and logical_or logical_xor;
}

/// See the schema.
pub fn div_mode(self_: &Tensor, other: Operand<'_>, rounding_mode: Option<&str>) -> Result<Spec> {
    match rounding_mode {
        None => div(self_, other),
        Some("floor" | "trunc") => floor_divide(self_, other),
        Some(mode) => {
            Err(Error::runtime(format!("rounding_mode must be None, 'floor' or 'trunc', got '{mode}'")))
        }
    }
}

/// Both operands need the same dtype.
pub fn heaviside(self_: &Tensor, values: &Tensor) -> Result<Spec> {
    if values.dtype() != self_.dtype() {
        return Err(Error::dtype(format!(
            "both tensors need the same dtype, got {} and {}",
            self_.dtype(),
            values.dtype()
        )));
    }
    let dtype = Refuses::Complex.check(self_.dtype())?;
    binary(self_, Operand::Tensor(values), dtype, dtype)
}

/// Integers to negative integer numbers have no integer result.
pub fn pow(self_: &Tensor, exponent: Operand<'_>) -> Result<Spec> {
    let dtype = pair(self_, exponent);
    if let (Operand::Scalar(Scalar::Int(e)), true) = (exponent, dtype.is_integral())
        && e < 0
    {
        return Err(Error::runtime(format!(
            "integers to negative integer powers are not allowed (exponent {e})"
        )));
    }
    if let (Operand::Tensor(_), DType::Bool) = (exponent, dtype) {
        return Err(Error::unsupported_dtype(dtype, "integers, floating point, complex"));
    }
    binary(self_, exponent, dtype, dtype)
}
/// See the schema.
pub fn pow_scalar(self_: Scalar, exponent: &Tensor) -> Result<Spec> {
    let dtype = result_type(&[Operand::Scalar(self_), Operand::Tensor(exponent)]);
    unary(exponent, dtype, dtype)
}

/// Where a number or 0-dim tensor does not fit the dtype of the other side, both are compared in a wider one: the
/// answer is that of arithmetic, never of wrapped bits.
fn compare(self_: &Tensor, other: Operand<'_>, refuses: Refuses) -> Result<Spec> {
    let mut compute = refuses.check(pair(self_, other))?;
    match other {
        Operand::Scalar(Scalar::Int(x)) if compute.is_integral() => {
            let (low, high) = int_range(compute);
            if (x as i128) < low || x as i128 > high {
                compute = if compute == DType::UInt64 { DType::Float64 } else { DType::Int64 };
            }
        }
        Operand::Tensor(t) if compute.is_integral() && t.dtype() != self_.dtype() => {
            compute = self_.dtype().promote(t.dtype());
        }
        _ => {}
    }
    binary(self_, other, DType::Bool, compute)
}
macro_rules! comparisons {
    ($($refuses:ident: $($name:ident)*;)*) => { $($(
        /// See the schema.
        pub fn $name(self_: &Tensor, other: Operand<'_>) -> Result<Spec> {
            compare(self_, other, Refuses::$refuses)
        }
    )*)* };
}
comparisons! {
    Nothing: eq ne;
    Complex: lt le gt ge;
}

/// Gradient and another tensor: the result has the gradient's dtype.
macro_rules! backward_rules {
    ($($refuses:ident $parameters:tt: $($name:ident)*;)*) => { $($(
        backward_rules!(@ $name, $refuses, $parameters);
    )*)* };
    (@ $name:ident, $refuses:ident, ($($p:ident: $pt:ty),*)) => {
        /// See the schema.
        pub fn $name(grad: &Tensor, other: &Tensor, $(_: $pt),*) -> Result<Spec> {
            backward(grad, other, Refuses::$refuses)
        }
    };
}
fn backward(grad: &Tensor, other: &Tensor, refuses: Refuses) -> Result<Spec> {
    let dtype = refuses.check(pair(grad, Operand::Tensor(other)))?;
    binary(grad, Operand::Tensor(other), dtype, dtype)
}
backward_rules! {
    NotInexact(): sigmoid_backward tanh_backward silu_backward;
    NotFloat(): mish_backward hardswish_backward hardsigmoid_backward prelu_kernel;
    Complex(a: Scalar): threshold_backward;
    NotFloat(a: Scalar): softshrink_backward hardshrink_backward;
    NotFloat(a: Scalar, b: Scalar): softplus_backward hardtanh_backward;
    NotFloat(a: Scalar, b: bool): leaky_relu_backward;
    NotFloat(a: &Tensor): log_sigmoid_backward;
    NotFloat(a: Option<f64>): logit_backward;
}
/// See the schema.
pub fn gelu_backward(grad: &Tensor, self_: &Tensor, approximate: &str) -> Result<Spec> {
    gelu_mode(approximate)?;
    backward(grad, self_, Refuses::NotFloat)
}
/// See the schema.
pub fn elu_backward(
    grad: &Tensor,
    alpha: Scalar,
    _: Scalar,
    _: Scalar,
    is_result: bool,
    self_or_result: &Tensor,
) -> Result<Spec> {
    if is_result && alpha.to_f64() < 0.0 {
        return Err(Error::runtime(
            "with a negative alpha the gradient cannot be found from the result: an in-place elu has none",
        ));
    }
    backward(grad, self_or_result, Refuses::NotFloat)
}
/// The result, and an empty buffer.
pub fn log_sigmoid_forward(self_: &Tensor) -> Result<Spec> {
    let dtype = Refuses::NotFloat.check(self_.dtype())?;
    let mut spec = unary(self_, dtype, dtype)?;
    spec.outputs.push(TensorSpec::new(&[0], dtype, self_.device()));
    Ok(spec)
}
/// Gradients of input and weight.
pub fn prelu_kernel_backward(grad: &Tensor, self_: &Tensor, weight: &Tensor) -> Result<Spec> {
    let operands = [grad, self_, weight].map(Operand::Tensor);
    let dtype = Refuses::NotFloat.check(result_type(&operands))?;
    let out = broadcasted(&operands, dtype)?;
    let mut spec = Spec::one(out.clone(), dtype);
    spec.outputs.push(out);
    Ok(spec)
}

/// See the schema.
pub fn where_(condition: &Tensor, self_: Operand<'_>, other: Operand<'_>) -> Result<Spec> {
    if !matches!(condition.dtype(), DType::Bool | DType::UInt8) {
        return Err(Error::dtype(format!("the condition must be bool, got {}", condition.dtype())));
    }
    let dtype = result_type(&[self_, other]);
    Ok(Spec::one(broadcasted(&[Operand::Tensor(condition), self_, other], dtype)?, dtype))
}

/// The value must fit the tensor's dtype.
pub fn masked_fill(self_: &Tensor, mask: &Tensor, value: Operand<'_>) -> Result<Spec> {
    if mask.dtype() != DType::Bool {
        return Err(Error::dtype(format!("the mask must be bool, got {}", mask.dtype())));
    }
    let dtype = self_.dtype();
    match value {
        Operand::Scalar(s) => check_value(s, dtype)?,
        Operand::Tensor(t) if t.ndim() > 0 => {
            return Err(Error::runtime(format!(
                "the value must be a 0-dim tensor, got {} dimension(s)",
                t.ndim()
            )));
        }
        Operand::Tensor(t) if !t.dtype().can_cast(dtype) => {
            return Err(Error::dtype(format!(
                "the value has dtype {}, which cannot be cast to {dtype}",
                t.dtype()
            )));
        }
        Operand::Tensor(_) => {}
    }
    Ok(Spec::one(broadcasted(&[Operand::Tensor(self_), Operand::Tensor(mask)], dtype)?, dtype))
}

/// An error unless `value` can stand in a tensor of `dtype`.
pub fn check_value(value: Scalar, dtype: DType) -> Result<()> {
    crate::with_dtype!(dtype, all, |T| value.checked::<T>().map(|_| ()))
}

fn bounds<'a>(self_: &'a Tensor, min: Option<Operand<'a>>, max: Option<Operand<'a>>) -> Result<Spec> {
    if min.is_none() && max.is_none() {
        return Err(Error::runtime("at least one of min and max must be given"));
    }
    let mut operands: SmallVec<[Operand<'_>; 3]> = SmallVec::new();
    operands.push(Operand::Tensor(self_));
    operands.extend(min.into_iter().chain(max));
    let dtype = Refuses::Complex.check(result_type(&operands))?;
    Ok(Spec::one(broadcasted(&operands, dtype)?, dtype))
}
/// See the schema.
pub fn clamp(self_: &Tensor, min: Option<Scalar>, max: Option<Scalar>) -> Result<Spec> {
    bounds(self_, min.map(Operand::Scalar), max.map(Operand::Scalar))
}
/// See the schema.
pub fn clamp_tensor(self_: &Tensor, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<Spec> {
    bounds(self_, min.map(Operand::Tensor), max.map(Operand::Tensor))
}
/// See the schema.
pub fn clamp_min(self_: &Tensor, min: Operand<'_>) -> Result<Spec> {
    bounds(self_, Some(min), None)
}
/// See the schema.
pub fn clamp_max(self_: &Tensor, max: Operand<'_>) -> Result<Spec> {
    bounds(self_, None, Some(max))
}

/// All operands need one dtype, floating or complex.
pub fn lerp(self_: &Tensor, end: &Tensor, weight: Operand<'_>) -> Result<Spec> {
    let dtype = Refuses::NotInexact.check(self_.dtype())?;
    for t in [Operand::Tensor(end), weight] {
        if let Operand::Tensor(t) = t
            && t.dtype() != dtype
        {
            return Err(Error::dtype(format!("expected dtype {dtype} for every operand, got {}", t.dtype())));
        }
    }
    Ok(Spec::one(broadcasted(&[Operand::Tensor(self_), Operand::Tensor(end), weight], dtype)?, dtype))
}
/// See the schema.
pub fn addcmul(self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor, value: Scalar) -> Result<Spec> {
    let operands = [self_, tensor1, tensor2].map(Operand::Tensor);
    let dtype = Refuses::Bool.check(result_type(&operands))?;
    check_alpha(dtype, value)?;
    Ok(Spec::one(broadcasted(&operands, dtype)?, dtype))
}
/// Integers do not divide here.
pub fn addcdiv(self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor, _: Scalar) -> Result<Spec> {
    if !tensor1.dtype().is_differentiable() && !tensor2.dtype().is_differentiable() {
        return Err(Error::dtype("integers cannot be divided here; convert one operand to floating point"));
    }
    let operands = [self_, tensor1, tensor2].map(Operand::Tensor);
    let dtype = Refuses::NotInexact.check(result_type(&operands))?;
    Ok(Spec::one(broadcasted(&operands, dtype)?, dtype))
}

fn parts(x: &Tensor, y: &Tensor) -> Result<Spec> {
    let dtype = Refuses::NotFloat.check(x.dtype())?;
    if y.dtype() != dtype {
        return Err(Error::dtype(format!("both parts need the same dtype, got {dtype} and {}", y.dtype())));
    }
    binary(x, Operand::Tensor(y), dtype.to_complex(), dtype)
}
/// See the schema.
pub fn complex(real: &Tensor, imag: &Tensor) -> Result<Spec> {
    parts(real, imag)
}
/// See the schema.
pub fn polar(abs: &Tensor, angle: &Tensor) -> Result<Spec> {
    parts(abs, angle)
}

/// The default dtypes that `float_power` computes in.
pub fn float_power_dtype(operands: &[Operand<'_>]) -> DType {
    if result_type(operands).is_complex() { DType::Complex128 } else { DType::Float64 }
}

/// A fraction of the same dtype, and an exponent.
pub fn frexp(self_: &Tensor) -> Result<Spec> {
    if !self_.dtype().is_float() {
        return Err(Error::unsupported_dtype(self_.dtype(), "floating point"));
    }
    Ok(Spec {
        outputs: SmallVec::from_iter([like(self_, self_.dtype()), like(self_, DType::Int32)]),
        compute: self_.dtype(),
        extra: (),
    })
}
