//! Exponentials, logarithms, angles and their relatives. Errors are stated in `cpu::math`.

use crate::cpu::math::Math;
use crate::cpu::pointwise::{Unary, native, unary};
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::iter::Slot;
use crate::tensor::Tensor;
use crate::with_dtype;

unary_ops! {
    exp(wide_and_complex, 4): |x| x.exp::<FMA>();
    exp2(wide_and_complex, 4): |x| x.exp2::<FMA>();
    expm1(wide_and_complex, 5): |x| x.expm1::<FMA>();
    log(wide_and_complex, 5): |x| x.log::<FMA>();
    log2(wide_and_complex, 5): |x| x.log2::<FMA>();
    log10(wide_and_complex, 8): |x| x.log10::<FMA>();
    log1p(wide_and_complex, 6): |x| x.log1p::<FMA>();
    tan(wide_and_complex, 100): |x| x.tan();
    asin(wide_and_complex, 100): |x| x.asin();
    acos(wide_and_complex, 100): |x| x.acos();
    atan(wide_and_complex, 100): |x| x.atan();
    sinh(wide_and_complex, 100): |x| x.sinh();
    cosh(wide_and_complex, 100): |x| x.cosh();
    tanh(wide_and_complex, 6): |x| x.tanh::<FMA>();
    asinh(wide_and_complex, 100): |x| x.asinh();
    acosh(wide_and_complex, 100): |x| x.acosh();
    atanh(wide_and_complex, 100): |x| x.atanh();
    sigmoid(wide_and_complex, 5): |x| x.sigmoid::<FMA>();
    erf(wide, 8): |x| x.erf::<FMA>();
    erfc(wide, 30): |x| x.erfc::<FMA>();
}

struct Sine;
impl<T: Math> Unary<T> for Sine {
    type Out = T;
    const HAS_RARE: bool = true;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T) -> T {
        x.sin::<FMA>()
    }
    #[inline(always)]
    fn is_rare(&self, x: T) -> bool {
        x.is_huge()
    }
    fn slow(&self, x: T) -> T {
        x.sin_huge()
    }
}
struct Cosine;
impl<T: Math> Unary<T> for Cosine {
    type Out = T;
    const HAS_RARE: bool = true;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T) -> T {
        x.cos::<FMA>()
    }
    #[inline(always)]
    fn is_rare(&self, x: T) -> bool {
        x.is_huge()
    }
    fn slow(&self, x: T) -> T {
        x.cos_huge()
    }
}

/// Sine.
pub fn sin(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    with_dtype!(native(spec.compute), wide_and_complex, |T| {
        unary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 8, Sine)
    })
}
/// Cosine.
pub fn cos(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    with_dtype!(native(spec.compute), wide_and_complex, |T| {
        unary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 8, Cosine)
    })
}

unary_ops! {
    logit_plain(wide, 8): |x| Math::log::<FMA>(x / (T::ONE - x));
    logit_clamped(wide, 8, eps: f64): |x| {
        let high = T::ONE - eps;
        let x = if x < eps { eps } else if x > high { high } else { x };
        Math::log::<FMA>(x / (T::ONE - x))
    };
}

/// log(x / (1 - x)), x first clamped to [eps, 1 - eps].
pub fn logit(spec: &Spec, out: &[Tensor], self_: &Tensor, eps: Option<f64>) -> Result<()> {
    match eps {
        None => logit_plain(spec, out, self_),
        Some(eps) => logit_clamped(spec, out, self_, eps),
    }
}
