//! Arithmetic that integers (wrapping), floats and complex numbers share.

use std::ops::{Add, Mul, Neg, Sub};

use crate::dtype::{Complex32, Complex64, Element};

/// Ring arithmetic, without a panic on overflow.
pub trait Number: Element + Sub<Output = Self> + Add<Output = Self> + Mul<Output = Self> {
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    const ONE: Self;
}

/// What has a sign, or a direction.
pub trait Signed: Number {
    fn negated(self) -> Self;
    /// -1, 0 or 1; for complex numbers the number divided by its absolute value.
    fn signum_or_zero(self) -> Self;
    fn conjugate(self) -> Self {
        self
    }
}

macro_rules! integers {
    ($($t:ty),*) => { $(
        impl Number for $t {
            const ONE: Self = 1;
            #[inline(always)] fn plus(self, other: Self) -> Self { self.wrapping_add(other) }
            #[inline(always)] fn minus(self, other: Self) -> Self { self.wrapping_sub(other) }
            #[inline(always)] fn times(self, other: Self) -> Self { self.wrapping_mul(other) }
        }
        impl Signed for $t {
            #[inline(always)] fn negated(self) -> Self { self.wrapping_neg() }
            #[inline(always)]
            #[allow(unused_comparisons, reason = "unsigned types too")]
            fn signum_or_zero(self) -> Self {
                ((self > 0) as $t).wrapping_sub((self < 0) as $t)
            }
        }
    )* };
}
integers!(u8, u16, u32, u64, i8, i16, i32, i64);

macro_rules! floats {
    ($($t:ty),*) => { $(
        impl Number for $t {
            const ONE: Self = 1.0;
            #[inline(always)] fn plus(self, other: Self) -> Self { self + other }
            #[inline(always)] fn minus(self, other: Self) -> Self { self - other }
            #[inline(always)] fn times(self, other: Self) -> Self { self * other }
        }
        impl Signed for $t {
            #[inline(always)] fn negated(self) -> Self { -self }
            // NaN and zeros give 0, as in PyTorch.
            #[inline(always)] fn signum_or_zero(self) -> Self {
                ((self > 0.0) as u8 as $t) - ((self < 0.0) as u8 as $t)
            }
        }
    )* };
}
floats!(f32, f64);

macro_rules! complexes {
    ($($t:ty),*) => { $(
        impl Number for $t {
            const ONE: Self = Self::new(1.0, 0.0);
            #[inline(always)] fn plus(self, other: Self) -> Self { self + other }
            #[inline(always)] fn minus(self, other: Self) -> Self { self - other }
            #[inline(always)] fn times(self, other: Self) -> Self { self * other }
        }
        impl Signed for $t {
            #[inline(always)] fn negated(self) -> Self { self.neg() }
            #[inline(always)] fn signum_or_zero(self) -> Self {
                let r = self.re.hypot(self.im);
                if r == 0.0 { Self::new(0.0, 0.0) } else { Self::new(self.re / r, self.im / r) }
            }
            #[inline(always)] fn conjugate(self) -> Self { self.conj() }
        }
    )* };
}
complexes!(Complex32, Complex64);
