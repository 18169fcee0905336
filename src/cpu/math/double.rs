//! float64. Errors in ULP: exp, exp2 1; expm1 2; log 1.5; log1p 2; sin, cos 1; tanh 3; sigmoid 2; pow and the rest the
//! platform's.

use crate::cpu::math::error_function::{erf64, erfc64};
use crate::cpu::math::{Math, Real, horner};

/// Adding and taking away 1.5 · 2^52 rounds to an integer, which then stands in the low bits.
const ROUND: f64 = 6_755_399_441_055_744.0;
/// The first 32 bits of ln 2, and the rest.
const LN2_HIGH: f64 = 6.931_471_803_691_238_2e-1;
const LN2_LOW: f64 = 1.908_214_929_270_587_8e-10;
const HUGE: f64 = 1_000_000.0;

#[inline(always)]
fn power_of_two(n: i64) -> f64 {
    f64::from_bits(((n + 1023) as u64) << 52)
}

/// The integer in the low bits of a number rounded by [`ROUND`].
#[inline(always)]
fn low_bits(shifted: f64) -> i64 {
    (shifted.to_bits() as i64).wrapping_sub(ROUND.to_bits() as i64)
}

#[inline(always)]
fn expm1_small<const FMA: bool>(r: f64) -> f64 {
    let q = horner!(
        f64,
        FMA,
        r,
        [
            2.091_478_897_260_215_92e-9,
            2.510_535_982_984_683_31e-8,
            2.755_727_339_769_397_67e-7,
            2.755_725_505_653_823_88e-6,
            0.000_024_801_587_325_741_483_8,
            0.000_198_412_698_750_919_315,
            0.001_388_888_888_888_369_28,
            0.008_333_333_333_326_057_42,
            0.041_666_666_666_666_669_8,
            0.166_666_666_666_666_71,
            0.5
        ]
    );
    Real::mul_add::<FMA>(r * r, q, r)
}

#[inline(always)]
fn split<const FMA: bool>(x: f64) -> (i64, f64) {
    let shifted = Real::mul_add::<FMA>(x, std::f64::consts::LOG2_E, ROUND);
    let n = shifted - ROUND;
    let r = Real::mul_add::<FMA>(n, -LN2_LOW, Real::mul_add::<FMA>(n, -LN2_HIGH, x));
    (low_bits(shifted), r)
}

#[inline(always)]
fn clamp(x: f64, low: f64, high: f64) -> f64 {
    let x = if x > high { high } else { x };
    if x < low { low } else { x }
}

#[inline(always)]
fn scale_by(p: f64, n: i64) -> f64 {
    let half = n >> 1;
    p * power_of_two(half) * power_of_two(n.wrapping_sub(half))
}

/// 2^x.
#[inline(always)]
pub(crate) fn exp2_of<const FMA: bool>(x: f64) -> f64 {
    let x = clamp(x, -1080.0, 1025.0);
    let shifted = x + ROUND;
    let r = (x - (shifted - ROUND)) * std::f64::consts::LN_2;
    scale_by(1.0 + expm1_small::<FMA>(r), low_bits(shifted))
}

/// log2 of a number that is not negative, to about 2^-52.
#[inline(always)]
pub(crate) fn log2_of<const FMA: bool>(x: f64) -> f64 {
    let (n, f) = decompose(x);
    special(x, Real::mul_add::<FMA>(log_parts::<FMA>(f, 0.0), std::f64::consts::LOG2_E, n))
}

/// log(1 + f) + n ln 2.
#[inline(always)]
fn log_parts<const FMA: bool>(f: f64, n: f64) -> f64 {
    let s = f / (2.0 + f);
    let z = s * s;
    let p = horner!(
        f64,
        FMA,
        z,
        [
            0.130_944_166_665_253_44,
            0.132_680_261_404_287_393,
            0.153_862_676_728_822_25,
            0.181_817_951_244_767_535,
            0.222_222_223_965_529_808,
            0.285_714_285_707_822_077,
            0.400_000_000_000_009_12,
            0.666_666_666_666_666_665
        ]
    );
    // log(1+f) = f - f²/2 + s (f²/2 + z p): the large term stays exact.
    let half = 0.5 * f * f;
    let tail = Real::mul_add::<FMA>(s, Real::mul_add::<FMA>(z, p, half), n * LN2_LOW);
    n * LN2_HIGH - ((half - tail) - f)
}

#[inline(always)]
fn decompose(x: f64) -> (f64, f64) {
    let tiny = x < f64::MIN_POSITIVE;
    let scaled = if tiny { x * 18_014_398_509_481_984.0 } else { x };
    let bits = scaled.to_bits() as i64;
    let n = bits.wrapping_sub(0x3fe6_a09e_667f_3bcd) >> 52;
    let m = f64::from_bits(bits.wrapping_sub(n << 52) as u64);
    (n as i32 as f64 - if tiny { 54.0 } else { 0.0 }, m - 1.0)
}

#[inline(always)]
fn special(x: f64, result: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x < 0.0 {
        f64::NAN
    } else if x < f64::INFINITY {
        result
    } else {
        x
    }
}

/// `x = quadrant · π/2 + r`, for |x| up to a million: the products with the first two parts of π/2 are exact.
#[inline(always)]
pub(crate) fn reduce<const FMA: bool>(x: f64) -> (i64, f64) {
    let shifted = Real::mul_add::<FMA>(x, std::f64::consts::FRAC_2_PI, ROUND);
    let n = shifted - ROUND;
    let r = x - n * 1.570_796_326_734_125_6;
    let r = r - n * 6.077_100_506_303_966e-11;
    (low_bits(shifted), r - n * 2.022_266_248_795_950_6e-21)
}

#[inline(always)]
fn sin_cos<const FMA: bool>(x: f64) -> (i64, f64, f64) {
    let (quadrant, r) = reduce::<FMA>(x);
    let z = r * r;
    let s = horner!(
        f64,
        FMA,
        z,
        [
            -7.586_696_964_319_366_92e-13,
            1.605_853_161_638_406_51e-10,
            -2.505_210_623_243_116_08e-8,
            2.755_731_921_933_911_93e-6,
            -0.000_198_412_698_412_650_649,
            0.008_333_333_333_333_331_49,
            -0.166_666_666_666_666_667
        ]
    );
    let c = horner!(
        f64,
        FMA,
        z,
        [
            4.745_871_816_762_601_06e-14,
            -1.147_046_088_616_325_49e-11,
            2.087_675_579_107_129_66e-9,
            -2.755_731_922_140_279_81e-7,
            0.000_024_801_587_301_584_646_4,
            -0.001_388_888_888_888_888_79,
            0.041_666_666_666_666_666_7
        ]
    );
    let sine = Real::mul_add::<FMA>(z * r, s, r);
    // 1 - z/2 with what its rounding lost.
    let half = 0.5 * z;
    let w = 1.0 - half;
    let cosine = w + (((1.0 - w) - half) + z * z * c);
    (quadrant, sine, cosine)
}

impl Math for f64 {
    #[inline(always)]
    fn exp<const FMA: bool>(self) -> f64 {
        let (n, r) = split::<FMA>(clamp(self, -746.0, 710.0));
        scale_by(1.0 + expm1_small::<FMA>(r), n)
    }
    #[inline(always)]
    fn exp2<const FMA: bool>(self) -> f64 {
        exp2_of::<FMA>(self)
    }
    #[inline(always)]
    fn expm1<const FMA: bool>(self) -> f64 {
        let (n, r) = split::<FMA>(clamp(self, -40.0, 710.0));
        let s = power_of_two(n.wrapping_sub(1));
        let small = expm1_small::<FMA>(r);
        let out = 2.0 * Real::mul_add::<FMA>(s, small, s - 0.5);
        let small = if self == 0.0 { self } else { small };
        if n == 0 { small } else { out }
    }
    #[inline(always)]
    fn log<const FMA: bool>(self) -> f64 {
        let (n, f) = decompose(self);
        special(self, log_parts::<FMA>(f, n))
    }
    #[inline]
    fn log2<const FMA: bool>(self) -> f64 {
        f64::log2(self)
    }
    #[inline]
    fn log10<const FMA: bool>(self) -> f64 {
        f64::log10(self)
    }
    #[inline(always)]
    fn log1p<const FMA: bool>(self) -> f64 {
        let u = 1.0 + self;
        let (n, f) = decompose(u);
        let lost = (self - (u - 1.0)) / u;
        let out = log_parts::<FMA>(f, n) + lost;
        let out = if self.abs() < 1e-9 { self - 0.5 * self * self } else { out };
        if self == -1.0 {
            f64::NEG_INFINITY
        } else if self < -1.0 {
            f64::NAN
        } else if self < f64::INFINITY {
            out
        } else {
            self
        }
    }
    #[inline(always)]
    fn sqrt(self) -> f64 {
        f64::sqrt(self)
    }
    #[inline(always)]
    fn reciprocal(self) -> f64 {
        1.0 / self
    }
    #[inline(always)]
    fn sin<const FMA: bool>(self) -> f64 {
        let (quadrant, sine, cosine) = sin_cos::<FMA>(self);
        let value = if quadrant & 1 == 0 { sine } else { cosine };
        let value = if quadrant & 2 == 0 { value } else { -value };
        if self == 0.0 { self } else { value }
    }
    #[inline(always)]
    fn cos<const FMA: bool>(self) -> f64 {
        let (quadrant, sine, cosine) = sin_cos::<FMA>(self);
        let value = if quadrant & 1 == 0 { cosine } else { sine };
        if (quadrant + 1) & 2 == 0 { value } else { -value }
    }
    #[inline(always)]
    fn is_huge(self) -> bool {
        self.abs() > HUGE
    }
    fn sin_huge(self) -> f64 {
        f64::sin(self)
    }
    fn cos_huge(self) -> f64 {
        f64::cos(self)
    }
    #[inline]
    fn tan(self) -> f64 {
        f64::tan(self)
    }
    #[inline]
    fn asin(self) -> f64 {
        f64::asin(self)
    }
    #[inline]
    fn acos(self) -> f64 {
        f64::acos(self)
    }
    #[inline]
    fn atan(self) -> f64 {
        f64::atan(self)
    }
    #[inline]
    fn sinh(self) -> f64 {
        f64::sinh(self)
    }
    #[inline]
    fn cosh(self) -> f64 {
        f64::cosh(self)
    }
    #[inline(always)]
    fn tanh<const FMA: bool>(self) -> f64 {
        let t = Math::expm1::<FMA>(2.0 * clamp(self.abs(), 0.0, 20.0));
        let out = t / (t + 2.0);
        if self == 0.0 || self.is_nan() { self } else { out.copysign(self) }
    }
    #[inline]
    fn asinh(self) -> f64 {
        let a = self.abs();
        // log(a + sqrt(a² + 1)), kept exact near 0 and away from overflow.
        let out = if a > 1e10 {
            a.ln() + std::f64::consts::LN_2
        } else {
            (a + a * a / (1.0 + (a * a + 1.0).sqrt())).ln_1p()
        };
        out.copysign(self)
    }
    #[inline]
    fn acosh(self) -> f64 {
        if self > 1e10 {
            return self.ln() + std::f64::consts::LN_2;
        }
        let t = self - 1.0;
        (t + (2.0 * t + t * t).sqrt()).ln_1p()
    }
    #[inline]
    fn atanh(self) -> f64 {
        let a = self.abs();
        (0.5 * (2.0 * a / (1.0 - a)).ln_1p()).copysign(self)
    }
    #[inline(always)]
    fn sigmoid<const FMA: bool>(self) -> f64 {
        1.0 / (1.0 + Math::exp::<FMA>(-self))
    }
    #[inline(always)]
    fn divide(self, other: f64) -> f64 {
        self / other
    }
    #[inline]
    fn power<const FMA: bool>(self, exponent: f64) -> f64 {
        f64::powf(self, exponent)
    }
}

impl Real for f64 {
    const EPSILON: f64 = f64::EPSILON;
    #[inline(always)]
    fn of(x: f64) -> f64 {
        x
    }
    #[inline(always)]
    fn mul_add<const FMA: bool>(self, a: f64, b: f64) -> f64 {
        if FMA { f64::mul_add(self, a, b) } else { self * a + b }
    }
    #[inline(always)]
    fn erf<const FMA: bool>(self) -> f64 {
        erf64::<FMA>(self)
    }
    #[inline(always)]
    fn erfc<const FMA: bool>(self) -> f64 {
        erfc64::<FMA>(self)
    }
    #[inline(always)]
    fn floor(self) -> f64 {
        f64::floor(self)
    }
    #[inline(always)]
    fn ceil(self) -> f64 {
        f64::ceil(self)
    }
    #[inline(always)]
    fn trunc(self) -> f64 {
        f64::trunc(self)
    }
    #[inline(always)]
    fn round_even(self) -> f64 {
        f64::round_ties_even(self)
    }
    #[inline(always)]
    fn absolute(self) -> f64 {
        f64::abs(self)
    }
    #[inline(always)]
    fn copysign(self, sign: f64) -> f64 {
        f64::copysign(self, sign)
    }
    #[inline(always)]
    fn has_sign_bit(self) -> bool {
        self.to_bits() >> 63 != 0
    }
    #[inline]
    fn hypot(self, other: f64) -> f64 {
        f64::hypot(self, other)
    }
    #[inline]
    fn atan2(self, other: f64) -> f64 {
        f64::atan2(self, other)
    }
    #[inline(always)]
    fn next_after(self, other: f64) -> f64 {
        if self.is_nan() || other.is_nan() {
            f64::NAN
        } else if self == other {
            other
        } else if self == 0.0 {
            f64::from_bits(1).copysign(other)
        } else if (self < other) == (self > 0.0) {
            f64::from_bits(self.to_bits() + 1)
        } else {
            f64::from_bits(self.to_bits() - 1)
        }
    }
    #[inline(always)]
    fn fmod(self, other: f64) -> f64 {
        self % other
    }
    #[inline(always)]
    fn scale(self, n: f64) -> f64 {
        self * f64::exp2(n)
    }
}
