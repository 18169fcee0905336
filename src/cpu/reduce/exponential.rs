//! exp for the insides of reductions, in a form that vectorises.

use super::wide::{Ordered, Wide};

/// float32 and float64.
pub(crate) trait Float: Ordered + Wide<Sum = f64> {
    fn exp<const FMA: bool>(self) -> Self;
    fn from_sum(x: f64) -> Self;
    fn minus(self, other: Self) -> Self;
    fn by(self, other: Self) -> Self;
}

impl Float for f32 {
    /// Within 1 unit in the last place: 2^n times a polynomial on ±ln(2)/2. NaN stays, overflow gives infinity.
    #[inline(always)]
    fn exp<const FMA: bool>(self) -> f32 {
        let fma = |a: f32, b: f32, c: f32| if FMA { a.mul_add(b, c) } else { a * b + c };
        // Beyond these the result is 0 or infinite anyway; the scale below stays in range.
        let x = if self < -104.0 { -104.0 } else { self };
        let x = if x > 89.0 { 89.0 } else { x };
        // Adding 1.5 * 2^23 rounds to an integer that stands in the low bits.
        let shifted = fma(x, std::f32::consts::LOG2_E, 12_582_912.0);
        let n = shifted - 12_582_912.0;
        let r = fma(n, -0.693_145_75, x);
        let r = fma(n, -1.428_606_8e-6, r);
        let p = fma(r, 1.0 / 5040.0, 1.0 / 720.0);
        let p = fma(p, r, 1.0 / 120.0);
        let p = fma(p, r, 1.0 / 24.0);
        let p = fma(p, r, 1.0 / 6.0);
        let p = fma(p, r, 0.5);
        let p = fma(p * r, r, r) + 1.0;
        // In two steps, so that subnormal results come out.
        let n = (shifted.to_bits() as i32).wrapping_sub(0x4b40_0000);
        let half = n >> 1;
        let power = |n: i32| f32::from_bits((n.wrapping_add(127) as u32) << 23);
        p * power(half) * power(n.wrapping_sub(half))
    }
    #[inline(always)]
    fn from_sum(x: f64) -> f32 {
        x as f32
    }
    #[inline(always)]
    fn minus(self, other: f32) -> f32 {
        self - other
    }
    #[inline(always)]
    fn by(self, other: f32) -> f32 {
        self * other
    }
}
impl Float for f64 {
    #[inline(always)]
    fn exp<const FMA: bool>(self) -> f64 {
        f64::exp(self)
    }
    #[inline(always)]
    fn from_sum(x: f64) -> f64 {
        x
    }
    #[inline(always)]
    fn minus(self, other: f64) -> f64 {
        self - other
    }
    #[inline(always)]
    fn by(self, other: f64) -> f64 {
        self * other
    }
}
