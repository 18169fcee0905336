//! Vector math: plain Rust functions that the compiler vectorises inside [`crate::cpu::level::Work::run`].
//!
//! Every function is branchless where it is hot, takes `FMA` (whether a fused multiply-add is one instruction), and
//! keeps IEEE's special cases. Stated errors, in units in the last place, are tested against float64 (for float32)
//! and against the platform's libm (for float64) in `tests/rust/pointwise.rs`. What is rarely used goes through the
//! platform's float64 functions, one element at a time. Kernels call these through [`Math`] and [`Real`].

mod complex;
mod double;
mod error_function;
mod integer;
mod number;
mod single;
pub(crate) mod special;

pub(crate) use integer::{gcd, lcm, power as integer_power};
pub use number::Number;
pub use number::Signed;

/// Functions of floating point and complex numbers.
pub trait Math: Number + Signed {
    fn exp<const FMA: bool>(self) -> Self;
    fn exp2<const FMA: bool>(self) -> Self;
    fn expm1<const FMA: bool>(self) -> Self;
    fn log<const FMA: bool>(self) -> Self;
    fn log2<const FMA: bool>(self) -> Self;
    fn log10<const FMA: bool>(self) -> Self;
    fn log1p<const FMA: bool>(self) -> Self;
    fn sqrt(self) -> Self;
    fn reciprocal(self) -> Self;
    /// Where [`Math::is_huge`] says no; [`Math::sin_huge`] beyond.
    fn sin<const FMA: bool>(self) -> Self;
    fn cos<const FMA: bool>(self) -> Self;
    /// Sine and cosine need another reduction for this argument.
    #[inline(always)]
    fn is_huge(self) -> bool {
        false
    }
    fn sin_huge(self) -> Self;
    fn cos_huge(self) -> Self;
    fn tan(self) -> Self;
    fn asin(self) -> Self;
    fn acos(self) -> Self;
    fn atan(self) -> Self;
    fn sinh(self) -> Self;
    fn cosh(self) -> Self;
    fn tanh<const FMA: bool>(self) -> Self;
    fn asinh(self) -> Self;
    fn acosh(self) -> Self;
    fn atanh(self) -> Self;
    fn sigmoid<const FMA: bool>(self) -> Self;
    fn divide(self, other: Self) -> Self;
    fn power<const FMA: bool>(self, exponent: Self) -> Self;
    /// Equal to 0.
    fn is_zero(self) -> bool {
        self == Self::default()
    }
}

/// Functions of float32 and float64 alone.
pub trait Real: Math + PartialOrd + std::ops::Neg<Output = Self> + std::ops::Div<Output = Self> {
    const EPSILON: Self;
    fn of(x: f64) -> Self;
    /// `self * a + b`, fused where that is one instruction.
    fn mul_add<const FMA: bool>(self, a: Self, b: Self) -> Self;
    fn erf<const FMA: bool>(self) -> Self;
    fn erfc<const FMA: bool>(self) -> Self;
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn trunc(self) -> Self;
    fn round_even(self) -> Self;
    fn absolute(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn has_sign_bit(self) -> bool;
    fn hypot(self, other: Self) -> Self;
    fn atan2(self, other: Self) -> Self;
    fn next_after(self, other: Self) -> Self;
    fn fmod(self, other: Self) -> Self;
    /// `self * 2**n`.
    fn scale(self, n: f64) -> Self;
    #[inline(always)]
    #[allow(clippy::eq_op, reason = "the vectorisable test")]
    fn nan(self) -> bool {
        self != self
    }
    #[inline(always)]
    #[allow(clippy::eq_op, reason = "the vectorisable test")]
    fn finite(self) -> bool {
        self - self == Self::default()
    }
    #[inline(always)]
    fn infinite(self) -> bool {
        !self.finite() && !self.nan()
    }
    /// The larger; NaN if either is.
    #[inline(always)]
    fn max_nan(self, other: Self) -> Self {
        let larger = if self > other { self } else { other };
        if self.nan() { self } else { larger }
    }
    #[inline(always)]
    fn min_nan(self, other: Self) -> Self {
        let smaller = if self < other { self } else { other };
        if self.nan() { self } else { smaller }
    }
}

/// `c[0] + c[1] x + …` with the highest coefficient first, by Horner's rule.
macro_rules! horner {
    ($t:ty, $fma:ident, $x:expr, [$first:expr $(, $c:expr)* $(,)?]) => {{
        let x: $t = $x;
        let p: $t = $first;
        $(let p = <$t as $crate::cpu::math::Real>::mul_add::<$fma>(p, x, $c);)*
        p
    }};
}
pub(crate) use horner;
