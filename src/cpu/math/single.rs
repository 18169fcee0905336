//! float32. Errors in ULP: exp, exp2 1; expm1 2; log, log2, log10, log1p 2; sin, cos 1; tanh 3; sigmoid 2; pow 1.

use crate::cpu::math::double::{exp2_of, log2_of, reduce};
use crate::cpu::math::error_function::{erf32, erfc64};
use crate::cpu::math::{Math, Real, horner};

/// Adding and taking away 1.5 · 2^23 rounds to an integer, which then stands in the low bits.
const ROUND: f32 = 12_582_912.0;
const LN2_HIGH: f32 = 0.693_359_4;
const LN2_LOW: f32 = -2.121_944_4e-4;
/// Beyond this, sine and cosine need more digits of pi than the reduction has.
const HUGE: f32 = 1_000_000.0;

/// 2^n for n from -126 to 127, n in the low bits of a rounded number.
#[inline(always)]
fn power_of_two(n: i32) -> f32 {
    f32::from_bits(((n + 127) as u32) << 23)
}

/// exp(r) - 1 for |r| ≤ ln(2)/2.
#[inline(always)]
fn expm1_small<const FMA: bool>(r: f32) -> f32 {
    let q = horner!(f32, FMA, r, [0.001_392_628_4, 0.008_363_259, 0.041_666_554, 0.166_665_77, 0.5]);
    Real::mul_add::<FMA>(r * r, q, r)
}

/// `x = n ln 2 + r`.
#[inline(always)]
fn split<const FMA: bool>(x: f32) -> (i32, f32) {
    let shifted = Real::mul_add::<FMA>(x, std::f32::consts::LOG2_E, ROUND);
    let n = shifted - ROUND;
    let r = Real::mul_add::<FMA>(n, -LN2_LOW, Real::mul_add::<FMA>(n, -LN2_HIGH, x));
    ((shifted.to_bits() as i32).wrapping_sub(ROUND.to_bits() as i32), r)
}

/// Bounds by comparison, which let NaN through.
#[inline(always)]
fn clamp(x: f32, low: f32, high: f32) -> f32 {
    let x = if x > high { high } else { x };
    if x < low { low } else { x }
}

/// Scaled by 2^n in two steps, so that subnormal results and 2^128 come out.
#[inline(always)]
fn scale_by(p: f32, n: i32) -> f32 {
    let half = n >> 1;
    p * power_of_two(half) * power_of_two(n.wrapping_sub(half))
}

/// log(1 + f) for 1 + f from sqrt(1/2) to sqrt(2), plus n ln 2.
#[inline(always)]
fn log_parts<const FMA: bool>(f: f32, n: f32) -> f32 {
    let p = horner!(
        f32,
        FMA,
        f,
        [
            0.069_725_186,
            -0.114_812_12,
            0.116_857_85,
            -0.124_255_234,
            0.142_490_07,
            -0.166_678_07,
            0.200_007_17,
            -0.249_999_97,
            0.333_333_31
        ]
    );
    let z = f * f;
    let tail = Real::mul_add::<FMA>(z * f, p, Real::mul_add::<FMA>(z, -0.5, n * LN2_LOW));
    n * LN2_HIGH + (f + tail)
}

/// Exponent and the rest, from sqrt(1/2) to sqrt(2), minus 1.
#[inline(always)]
fn decompose(x: f32) -> (f32, f32) {
    let tiny = x < f32::MIN_POSITIVE;
    let scaled = if tiny { x * 8_388_608.0 } else { x };
    let bits = scaled.to_bits() as i32;
    // sqrt(1/2) as bits: mantissas below it belong to the next exponent.
    let n = bits.wrapping_sub(0x3f35_04f3) >> 23;
    let m = f32::from_bits(bits.wrapping_sub(n << 23) as u32);
    (n as f32 - if tiny { 23.0 } else { 0.0 }, m - 1.0)
}

/// What log gives outside the positive finite numbers.
#[inline(always)]
fn log_special(x: f32, result: f32) -> f32 {
    if x == 0.0 {
        f32::NEG_INFINITY
    } else if x < 0.0 {
        f32::NAN
    } else if x < f32::INFINITY {
        result
    } else {
        x
    }
}

impl Math for f32 {
    #[inline(always)]
    fn exp<const FMA: bool>(self) -> f32 {
        let (n, r) = split::<FMA>(clamp(self, -105.0, 89.0));
        scale_by(1.0 + expm1_small::<FMA>(r), n)
    }
    #[inline(always)]
    fn exp2<const FMA: bool>(self) -> f32 {
        let x = clamp(self, -151.0, 129.0);
        let shifted = x + ROUND;
        let r = (x - (shifted - ROUND)) * std::f32::consts::LN_2;
        let n = (shifted.to_bits() as i32).wrapping_sub(ROUND.to_bits() as i32);
        scale_by(1.0 + expm1_small::<FMA>(r), n)
    }
    #[inline(always)]
    fn expm1<const FMA: bool>(self) -> f32 {
        let (n, r) = split::<FMA>(clamp(self, -20.0, 89.0));
        // Half of 2^n, so that n = 128 does not overflow too early.
        let s = power_of_two(n.wrapping_sub(1));
        let out = 2.0 * Real::mul_add::<FMA>(s, expm1_small::<FMA>(r), s - 0.5);
        if n == 0 { self_or(self, expm1_small::<FMA>(r)) } else { out }
    }
    #[inline(always)]
    fn log<const FMA: bool>(self) -> f32 {
        let (n, f) = decompose(self);
        log_special(self, log_parts::<FMA>(f, n))
    }
    #[inline(always)]
    fn log2<const FMA: bool>(self) -> f32 {
        let (n, f) = decompose(self);
        let l = log_parts::<FMA>(f, 0.0);
        let product = l * std::f32::consts::LOG2_E;
        log_special(self, n + product)
    }
    #[inline(always)]
    fn log10<const FMA: bool>(self) -> f32 {
        Math::log10::<FMA>(self as f64) as f32
    }
    #[inline(always)]
    fn log1p<const FMA: bool>(self) -> f32 {
        let u = 1.0 + self;
        let (n, f) = decompose(u);
        // What 1 + x lost, relative to u.
        let lost = (self - (u - 1.0)) / u;
        let out = log_parts::<FMA>(f, n) + lost;
        let out = if self.abs() < 1e-5 { self - 0.5 * self * self } else { out };
        if self == -1.0 {
            f32::NEG_INFINITY
        } else if self < -1.0 {
            f32::NAN
        } else if self < f32::INFINITY {
            out
        } else {
            self
        }
    }
    #[inline(always)]
    fn sqrt(self) -> f32 {
        f32::sqrt(self)
    }
    #[inline(always)]
    fn reciprocal(self) -> f32 {
        1.0 / self
    }
    #[inline(always)]
    fn sin<const FMA: bool>(self) -> f32 {
        let (quadrant, sine, cosine) = sin_cos::<FMA>(self);
        let value = if quadrant & 1 == 0 { sine } else { cosine };
        // The sign of a zero is that of the argument.
        let value = (if quadrant & 2 == 0 { value } else { -value }) as f32;
        if self == 0.0 { self } else { value }
    }
    #[inline(always)]
    fn cos<const FMA: bool>(self) -> f32 {
        let (quadrant, sine, cosine) = sin_cos::<FMA>(self);
        let value = if quadrant & 1 == 0 { cosine } else { sine };
        (if (quadrant + 1) & 2 == 0 { value } else { -value }) as f32
    }
    #[inline(always)]
    fn is_huge(self) -> bool {
        self.abs() > HUGE
    }
    fn sin_huge(self) -> f32 {
        f64::sin(self as f64) as f32
    }
    fn cos_huge(self) -> f32 {
        f64::cos(self as f64) as f32
    }
    #[inline]
    fn tan(self) -> f32 {
        f64::tan(self as f64) as f32
    }
    #[inline]
    fn asin(self) -> f32 {
        f64::asin(self as f64) as f32
    }
    #[inline]
    fn acos(self) -> f32 {
        f64::acos(self as f64) as f32
    }
    #[inline]
    fn atan(self) -> f32 {
        f64::atan(self as f64) as f32
    }
    #[inline]
    fn sinh(self) -> f32 {
        f64::sinh(self as f64) as f32
    }
    #[inline]
    fn cosh(self) -> f32 {
        f64::cosh(self as f64) as f32
    }
    #[inline(always)]
    fn tanh<const FMA: bool>(self) -> f32 {
        let a = self.abs();
        let t = Math::expm1::<FMA>(2.0 * clamp(a, 0.0, 10.0));
        let out = t / (t + 2.0);
        if self == 0.0 || self.is_nan() { self } else { out.copysign(self) }
    }
    #[inline]
    fn asinh(self) -> f32 {
        <f64 as Math>::asinh(self as f64) as f32
    }
    #[inline]
    fn acosh(self) -> f32 {
        <f64 as Math>::acosh(self as f64) as f32
    }
    #[inline]
    fn atanh(self) -> f32 {
        <f64 as Math>::atanh(self as f64) as f32
    }
    #[inline(always)]
    fn sigmoid<const FMA: bool>(self) -> f32 {
        1.0 / (1.0 + Math::exp::<FMA>(-self))
    }
    #[inline(always)]
    fn divide(self, other: f32) -> f32 {
        self / other
    }
    #[inline(always)]
    fn power<const FMA: bool>(self, exponent: f32) -> f32 {
        let y = exponent as f64;
        let magnitude = exp2_of::<FMA>(y * log2_of::<FMA>(self.abs() as f64)) as f32;
        let integral = f32::trunc(exponent) == exponent;
        let half = exponent * 0.5;
        let odd = integral && f32::trunc(half) != half && exponent.abs() < f32::INFINITY;
        let magnitude = if self.abs() == 1.0 && !exponent.is_nan() { 1.0 } else { magnitude };
        let signed = if self.is_sign_negative() && odd { -magnitude } else { magnitude };
        let invalid = self < 0.0 && self > f32::NEG_INFINITY && !integral && !exponent.is_nan();
        if exponent == 0.0 || self == 1.0 {
            1.0
        } else if invalid {
            f32::NAN
        } else {
            signed
        }
    }
}

/// Keeps the sign of a zero.
#[inline(always)]
fn self_or(x: f32, value: f32) -> f32 {
    if x == 0.0 { x } else { value }
}

/// Quadrant, and sine and cosine of the rest, in float64.
#[inline(always)]
fn sin_cos<const FMA: bool>(x: f32) -> (i64, f64, f64) {
    let (quadrant, r) = reduce::<FMA>(x as f64);
    let z = r * r;
    let s = horner!(
        f64,
        FMA,
        z,
        [
            2.724_992_502_453_788_56e-6,
            -0.000_198_400_867_293_807_564,
            0.008_333_331_874_699_094_6,
            -0.166_666_666_638_552_61
        ]
    );
    let c = horner!(
        f64,
        FMA,
        z,
        [
            -2.730_095_855_412_353_65e-7,
            0.000_024_800_600_372_145_676_2,
            -0.001_388_888_767_200_751_45,
            0.041_666_666_664_321_179_5
        ]
    );
    let sine = Real::mul_add::<FMA>(z * r, s, r);
    let cosine = Real::mul_add::<FMA>(z * z, c, Real::mul_add::<FMA>(z, -0.5, 1.0));
    (quadrant, sine, cosine)
}

impl Real for f32 {
    const EPSILON: f32 = f32::EPSILON;
    #[inline(always)]
    fn of(x: f64) -> f32 {
        x as f32
    }
    #[inline(always)]
    fn mul_add<const FMA: bool>(self, a: f32, b: f32) -> f32 {
        if FMA { f32::mul_add(self, a, b) } else { self * a + b }
    }
    #[inline(always)]
    fn erf<const FMA: bool>(self) -> f32 {
        erf32::<FMA>(self)
    }
    #[inline(always)]
    fn erfc<const FMA: bool>(self) -> f32 {
        erfc64::<FMA>(self as f64) as f32
    }
    #[inline(always)]
    fn floor(self) -> f32 {
        f32::floor(self)
    }
    #[inline(always)]
    fn ceil(self) -> f32 {
        f32::ceil(self)
    }
    #[inline(always)]
    fn trunc(self) -> f32 {
        f32::trunc(self)
    }
    #[inline(always)]
    fn round_even(self) -> f32 {
        f32::round_ties_even(self)
    }
    #[inline(always)]
    fn absolute(self) -> f32 {
        f32::abs(self)
    }
    #[inline(always)]
    fn copysign(self, sign: f32) -> f32 {
        f32::copysign(self, sign)
    }
    #[inline(always)]
    fn has_sign_bit(self) -> bool {
        self.to_bits() >> 31 != 0
    }
    #[inline(always)]
    fn hypot(self, other: f32) -> f32 {
        let (x, y) = (self as f64, other as f64);
        let out = f64::sqrt(x * x + y * y) as f32;
        if self.infinite() || other.infinite() { f32::INFINITY } else { out }
    }
    #[inline]
    fn atan2(self, other: f32) -> f32 {
        f64::atan2(self as f64, other as f64) as f32
    }
    #[inline(always)]
    fn next_after(self, other: f32) -> f32 {
        if self.is_nan() || other.is_nan() {
            f32::NAN
        } else if self == other {
            other
        } else if self == 0.0 {
            f32::from_bits(1).copysign(other)
        } else if (self < other) == (self > 0.0) {
            f32::from_bits(self.to_bits() + 1)
        } else {
            f32::from_bits(self.to_bits() - 1)
        }
    }
    #[inline(always)]
    fn fmod(self, other: f32) -> f32 {
        self % other
    }
    #[inline(always)]
    fn scale(self, n: f64) -> f32 {
        (self as f64 * f64::exp2(n)) as f32
    }
}
