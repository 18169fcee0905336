//! Activation functions and their backward passes. Every backward pass is finite wherever its gradient is.

use crate::cpu::math::{Math, Real, Signed};
use crate::cpu::pointwise::{Binary, Unary, binary, native, unary};
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::iter::Slot;
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use crate::with_dtype;

/// sqrt(1/2), sqrt(2/π), 1/sqrt(2π) and the cubic coefficient of the tanh form of GELU.
const SQRT_HALF: f64 = std::f64::consts::FRAC_1_SQRT_2;
const SQRT_2_OVER_PI: f64 = 0.797_884_560_802_865_4;
const INV_SQRT_2PI: f64 = 0.398_942_280_401_432_7;
const CUBIC: f64 = 0.044_715;

unary_ops! {
    /// Keeps -0.0 and NaN.
    relu(real, 1): |x| if x < T::default() { T::default() } else { x };
    gelu_erf(wide, 10): |x| {
        x * T::of(0.5) * (T::ONE + (x * T::of(SQRT_HALF)).erf::<FMA>())
    };
    gelu_tanh(wide, 10): |x| {
        let inner = T::of(SQRT_2_OVER_PI) * (x + T::of(CUBIC) * x * x * x);
        T::of(0.5) * x * (T::ONE + inner.tanh::<FMA>())
    };
    silu(wide_and_complex, 6): |x| x.divide(T::ONE.plus(Math::exp::<FMA>(x.negated())));
    mish(wide, 16): |x| x * softplus_of::<T, FMA>(x).tanh::<FMA>();
    softplus(wide, 8, beta: Scalar, threshold: Scalar): |x| {
        let scaled = x * beta;
        let soft = Math::log1p::<FMA>(Math::exp::<FMA>(scaled)).divide(beta);
        if scaled > threshold { x } else { soft }
    };
    elu(wide, 6, alpha: Scalar, scale: Scalar, input_scale: Scalar): |x| {
        let negative = (alpha * scale) * Math::expm1::<FMA>(x * input_scale);
        if x < T::default() { negative } else { x * scale }
    };
    leaky_relu(wide, 1, negative_slope: Scalar): |x| if x > T::default() { x } else { x * negative_slope };
    hardswish(wide, 2): |x| {
        let (zero, six) = (T::default(), T::of(6.0));
        let gate = x + T::of(3.0);
        let gate = if gate < zero { zero } else if gate > six { six } else { gate };
        (x * gate).divide(six)
    };
    hardsigmoid(wide, 2): |x| {
        let (zero, six) = (T::default(), T::of(6.0));
        let gate = x + T::of(3.0);
        let gate = if gate < zero { zero } else if gate > six { six } else { gate };
        gate.divide(six)
    };
    softshrink(wide, 1, lambd: Scalar): |x| {
        let zero = T::default();
        if x > lambd { x - lambd } else if x < -lambd { x + lambd } else if x.nan() { x } else { zero }
    };
    hardshrink(wide, 1, lambd: Scalar): |x| if x >= -lambd && x <= lambd { T::default() } else { x };
    log_sigmoid(wide, 8): |x| {
        let below = if x < T::default() || x.nan() { x } else { T::default() };
        below - Math::log1p::<FMA>(Math::exp::<FMA>(-x.absolute()))
    };
}

/// log(1 + exp(x)) that does not overflow.
#[inline(always)]
fn softplus_of<T: Real, const FMA: bool>(x: T) -> T {
    let positive = if x > T::default() { x } else { T::default() };
    let out = positive + Math::log1p::<FMA>(Math::exp::<FMA>(-x.absolute()));
    if x.nan() { x } else { out }
}

/// exp(-x²/2) / sqrt(2π).
#[inline(always)]
fn normal_density<T: Real, const FMA: bool>(x: T) -> T {
    T::of(INV_SQRT_2PI) * Math::exp::<FMA>(x * x * T::of(-0.5))
}

pair_ops! {
    sigmoid_backward(wide_and_complex, 1): |grad, result| grad.times(T::ONE.minus(result).times(result).conjugate());
    tanh_backward(wide_and_complex, 1): |grad, result| grad.times(T::ONE.minus(result.times(result)).conjugate());
    threshold_positive(real, 1): |grad, x| if x <= T::default() { T::default() } else { grad };
    gelu_erf_backward(wide, 16): |grad, x| {
        let cdf = T::of(0.5) * (T::ONE + (x * T::of(SQRT_HALF)).erf::<FMA>());
        // The density falls faster than x grows: no infinity times 0.
        let bounded = if x.infinite() { T::default() } else { x * normal_density::<T, FMA>(x) };
        grad * (cdf + bounded)
    };
    gelu_tanh_backward(wide, 16): |grad, x| {
        let square = x * x;
        let t = (T::of(SQRT_2_OVER_PI) * x * (T::ONE + T::of(CUBIC) * square)).tanh::<FMA>();
        let slope = T::of(SQRT_2_OVER_PI) * (T::ONE + T::of(3.0 * CUBIC) * square);
        let inner = (T::ONE - t * t) * slope * x;
        let inner = if t * t == T::ONE { T::default() } else { inner };
        grad * T::of(0.5) * (T::ONE + t + inner)
    };
    silu_backward(wide_and_complex, 8): |grad, x| {
        let s = x.sigmoid::<FMA>();
        // At the far ends the slope is 0 or 1, whatever infinity times 0 says.
        let rise = if s == T::ONE { T::default() } else { x.times(T::ONE.minus(s)) };
        let slope = if s.is_zero() { s } else { s.times(T::ONE.plus(rise)) };
        grad.times(slope.conjugate())
    };
    mish_backward(wide, 24): |grad, x| {
        let t = softplus_of::<T, FMA>(x).tanh::<FMA>();
        let rise = x * x.sigmoid::<FMA>() * (T::ONE - t * t);
        let rise = if t == T::ONE || x.infinite() { T::default() } else { rise };
        grad * (t + rise)
    };
    softplus_backward(wide, 8, beta: Scalar, threshold: Scalar): |grad, x| {
        let scaled = x * beta;
        if scaled > threshold { grad } else { grad * scaled.sigmoid::<FMA>() }
    };
    leaky_relu_backward_of(wide, 1, negative_slope: Scalar): |grad, x| {
        if x > T::default() { grad } else { grad * negative_slope }
    };
    hardtanh_backward(wide, 1, min_val: Scalar, max_val: Scalar): |grad, x| {
        if x <= min_val || x >= max_val { T::default() } else { grad }
    };
    hardswish_backward(wide, 2): |grad, x| {
        let three = T::of(3.0);
        if x <= -three { T::default() } else if x < three { grad * (x.divide(three) + T::of(0.5)) } else { grad }
    };
    hardsigmoid_backward(wide, 1): |grad, x| {
        let three = T::of(3.0);
        if x > -three && x < three { grad * T::of(1.0 / 6.0) } else { T::default() }
    };
    softshrink_backward(wide, 1, lambd: Scalar): |grad, x| {
        if x >= -lambd && x <= lambd { T::default() } else { grad }
    };
    hardshrink_backward(wide, 1, lambd: Scalar): |grad, x| {
        if x >= -lambd && x <= lambd { T::default() } else { grad }
    };
    log_sigmoid_backward_of(wide, 6): |grad, x| grad * (-x).sigmoid::<FMA>();
    logit_backward_plain(wide, 2): |grad, x| {
        if x < T::default() || x > T::ONE { T::of(f64::NAN) } else { grad.divide(x * (T::ONE - x)) }
    };
    logit_backward_clamped(wide, 2, eps: f64): |grad, x| {
        if x < eps || x > T::ONE - eps { T::default() } else { grad.divide(x * (T::ONE - x)) }
    };
    elu_backward_of_self(wide, 6, alpha: Scalar, scale: Scalar, input_scale: Scalar): |grad, x| {
        let negative = grad * input_scale * (alpha * scale) * Math::exp::<FMA>(x * input_scale);
        if x <= T::default() { negative } else { grad * scale }
    };
    elu_backward_of_result(wide, 2, alpha: Scalar, scale: Scalar, input_scale: Scalar): |grad, y| {
        let negative = grad * input_scale * (y + alpha * scale);
        if y <= T::default() { negative } else { grad * scale }
    };
    /// `self` where it is positive, else `weight · self`.
    prelu_kernel(wide, 1): |x, weight| if x > T::default() { x } else { weight * x };
}

/// GELU, exact or by tanh.
pub fn gelu(spec: &Spec, out: &[Tensor], self_: &Tensor, approximate: &str) -> Result<()> {
    if approximate == "tanh" { gelu_tanh(spec, out, self_) } else { gelu_erf(spec, out, self_) }
}
/// Gradient of [`gelu`].
pub fn gelu_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    self_: &Tensor,
    approximate: &str,
) -> Result<()> {
    if approximate == "tanh" {
        gelu_tanh_backward(spec, out, grad, self_)
    } else {
        gelu_erf_backward(spec, out, grad, self_)
    }
}

/// Gradient of elu, from its input or its result.
#[allow(clippy::too_many_arguments, reason = "the operation's own parameters")]
pub fn elu_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    alpha: Scalar,
    scale: Scalar,
    input_scale: Scalar,
    is_result: bool,
    self_or_result: &Tensor,
) -> Result<()> {
    if is_result {
        elu_backward_of_result(spec, out, grad, self_or_result, alpha, scale, input_scale)
    } else {
        elu_backward_of_self(spec, out, grad, self_or_result, alpha, scale, input_scale)
    }
}

/// Gradient of `leaky_relu`; the sign of its result is that of its input.
pub fn leaky_relu_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    self_: &Tensor,
    negative_slope: Scalar,
    _self_is_result: bool,
) -> Result<()> {
    leaky_relu_backward_of(spec, out, grad, self_, negative_slope)
}

/// The result, and an empty buffer: the gradient is computed from the input.
pub fn log_sigmoid_forward(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    log_sigmoid(spec, out, self_)
}
/// Gradient of `log_sigmoid`.
pub fn log_sigmoid_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    self_: &Tensor,
    _buffer: &Tensor,
) -> Result<()> {
    log_sigmoid_backward_of(spec, out, grad, self_)
}

/// Gradient of logit.
pub fn logit_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    self_: &Tensor,
    eps: Option<f64>,
) -> Result<()> {
    match eps {
        None => logit_backward_plain(spec, out, grad, self_),
        Some(eps) => logit_backward_clamped(spec, out, grad, self_, eps),
    }
}

/// Within `min_val` and `max_val`.
pub fn hardtanh(spec: &Spec, out: &[Tensor], self_: &Tensor, min_val: Scalar, max_val: Scalar) -> Result<()> {
    super::clamp(spec, out, self_, Some(min_val), Some(max_val))
}

/// Gradients of prelu with respect to input and weight; the weight is broadcast already.
pub fn prelu_kernel_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    self_: &Tensor,
    weight: &Tensor,
) -> Result<()> {
    struct ToInput;
    impl<T: Real> crate::cpu::pointwise::Ternary<T> for ToInput {
        type Out = T;
        #[inline(always)]
        fn apply<const FMA: bool>(&self, grad: T, x: T, weight: T) -> T {
            if x > T::default() { grad } else { weight * grad }
        }
    }
    struct ToWeight;
    impl<T: Real> Binary<T> for ToWeight {
        type Out = T;
        #[inline(always)]
        fn apply<const FMA: bool>(&self, grad: T, x: T) -> T {
            if x > T::default() { T::default() } else { x * grad }
        }
    }
    with_dtype!(native(spec.compute), wide, |T| {
        let operands = [grad, self_, weight].map(Slot::tensor);
        crate::cpu::pointwise::ternary::<T, _>(Slot::tensor(&out[0]), operands, 1, ToInput)?;
        binary::<T, _>(Slot::tensor(&out[1]), Slot::tensor(grad), Slot::tensor(self_), 1, ToWeight)
    })
}

struct Threshold<T> {
    threshold: T,
    value: T,
}
impl<T: Signed + PartialOrd> Unary<T> for Threshold<T> {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T) -> T {
        if x <= self.threshold { self.value } else { x }
    }
}
impl<T: Signed + PartialOrd> Binary<T> for Threshold<T> {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, grad: T, x: T) -> T {
        if x <= self.threshold { self.value } else { grad }
    }
}

/// `value` where the element is not above `threshold`.
pub fn threshold(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    threshold: Scalar,
    value: Scalar,
) -> Result<()> {
    with_native!(native(spec.compute), real, |T| {
        let op = Threshold::<T> { threshold: threshold.cast(), value: value.cast() };
        unary(Slot::tensor(&out[0]), Slot::tensor(self_), 1, op)
    })
}
/// The gradient where the input is above `threshold`, else 0.
pub fn threshold_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    self_: &Tensor,
    threshold: Scalar,
) -> Result<()> {
    if threshold.to_f64() == 0.0 {
        return threshold_positive(spec, out, grad, self_);
    }
    with_native!(native(spec.compute), real, |T| {
        let op = Threshold::<T> { threshold: threshold.cast(), value: T::default() };
        binary(Slot::tensor(&out[0]), Slot::tensor(grad), Slot::tensor(self_), 1, op)
    })
}
