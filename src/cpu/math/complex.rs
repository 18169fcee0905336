//! Complex numbers: everything is computed in complex128, through num-complex where its formula is sound.

use crate::cpu::math::Math;
use crate::dtype::{Complex32, Complex64};

fn narrow(z: Complex64) -> Complex32 {
    Complex32::new(z.re as f32, z.im as f32)
}
fn wide(z: Complex32) -> Complex64 {
    Complex64::new(z.re as f64, z.im as f64)
}

/// `a / b` without overflow in between: scaled by the larger part of `b`.
fn divide(a: Complex64, b: Complex64) -> Complex64 {
    if b.re.abs() >= b.im.abs() {
        if b.re == 0.0 && b.im == 0.0 {
            return Complex64::new(a.re / b.re.abs(), a.im / b.re.abs());
        }
        let ratio = b.im / b.re;
        let scale = 1.0 / (b.re + b.im * ratio);
        Complex64::new((a.re + a.im * ratio) * scale, (a.im - a.re * ratio) * scale)
    } else {
        let ratio = b.re / b.im;
        let scale = 1.0 / (b.re * ratio + b.im);
        Complex64::new((a.re * ratio + a.im) * scale, (a.im * ratio - a.re) * scale)
    }
}

/// exp(z) - 1 without cancellation near 0.
fn expm1(z: Complex64) -> Complex64 {
    let half = (z.im / 2.0).sin();
    let e = z.re.exp();
    Complex64::new(z.re.exp_m1() * z.im.cos() - 2.0 * half * half, e * z.im.sin())
}

/// log(1 + z) without cancellation near 0.
fn log1p(z: Complex64) -> Complex64 {
    let (x, y) = (z.re, z.im);
    let re = if x.hypot(y) < 0.5 { 0.5 * (x * (2.0 + x) + y * y).ln_1p() } else { (1.0 + x).hypot(y).ln() };
    Complex64::new(re, y.atan2(1.0 + x))
}

/// tanh that does not overflow for large real parts.
fn tanh(z: Complex64) -> Complex64 {
    if z.re.abs() > 20.0 {
        let e = (-2.0 * z.re.abs()).exp();
        return Complex64::new(1f64.copysign(z.re), 4.0 * z.im.sin() * z.im.cos() * e);
    }
    z.tanh()
}

/// 0 to the power 0 is 1, 0 to a power with positive real part is 0.
fn power(a: Complex64, b: Complex64) -> Complex64 {
    let zero = Complex64::new(0.0, 0.0);
    if b == zero {
        return Complex64::new(1.0, 0.0);
    }
    if a == zero {
        return if b.re > 0.0 { zero } else { Complex64::new(f64::NAN, f64::NAN) };
    }
    if b.im == 0.0 && b.re.fract() == 0.0 && b.re.abs() <= 64.0 {
        return a.powi(b.re as i32);
    }
    a.powc(b)
}

macro_rules! complex {
    ($t:ty, $wide:expr, $narrow:expr) => {
        impl Math for $t {
            fn exp<const FMA: bool>(self) -> Self {
                $narrow($wide(self).exp())
            }
            fn exp2<const FMA: bool>(self) -> Self {
                $narrow(($wide(self) * std::f64::consts::LN_2).exp())
            }
            fn expm1<const FMA: bool>(self) -> Self {
                $narrow(expm1($wide(self)))
            }
            fn log<const FMA: bool>(self) -> Self {
                $narrow($wide(self).ln())
            }
            fn log2<const FMA: bool>(self) -> Self {
                $narrow($wide(self).ln() / std::f64::consts::LN_2)
            }
            fn log10<const FMA: bool>(self) -> Self {
                $narrow($wide(self).ln() / std::f64::consts::LN_10)
            }
            fn log1p<const FMA: bool>(self) -> Self {
                $narrow(log1p($wide(self)))
            }
            fn sqrt(self) -> Self {
                $narrow($wide(self).sqrt())
            }
            fn reciprocal(self) -> Self {
                $narrow(divide(Complex64::new(1.0, 0.0), $wide(self)))
            }
            fn sin<const FMA: bool>(self) -> Self {
                $narrow($wide(self).sin())
            }
            fn cos<const FMA: bool>(self) -> Self {
                $narrow($wide(self).cos())
            }
            fn sin_huge(self) -> Self {
                $narrow($wide(self).sin())
            }
            fn cos_huge(self) -> Self {
                $narrow($wide(self).cos())
            }
            fn tan(self) -> Self {
                // tan z = -i tanh(i z)
                let z: Complex64 = $wide(self);
                let t = tanh(Complex64::new(-z.im, z.re));
                $narrow(Complex64::new(t.im, -t.re))
            }
            fn asin(self) -> Self {
                $narrow($wide(self).asin())
            }
            fn acos(self) -> Self {
                $narrow($wide(self).acos())
            }
            fn atan(self) -> Self {
                $narrow($wide(self).atan())
            }
            fn sinh(self) -> Self {
                $narrow($wide(self).sinh())
            }
            fn cosh(self) -> Self {
                $narrow($wide(self).cosh())
            }
            fn tanh<const FMA: bool>(self) -> Self {
                $narrow(tanh($wide(self)))
            }
            fn asinh(self) -> Self {
                $narrow($wide(self).asinh())
            }
            fn acosh(self) -> Self {
                $narrow($wide(self).acosh())
            }
            fn atanh(self) -> Self {
                $narrow($wide(self).atanh())
            }
            fn sigmoid<const FMA: bool>(self) -> Self {
                let one = Complex64::new(1.0, 0.0);
                $narrow(divide(one, one + (-$wide(self)).exp()))
            }
            fn divide(self, other: Self) -> Self {
                $narrow(divide($wide(self), $wide(other)))
            }
            fn power<const FMA: bool>(self, exponent: Self) -> Self {
                $narrow(power($wide(self), $wide(exponent)))
            }
        }
    };
}
complex!(Complex32, wide, narrow);
complex!(Complex64, std::convert::identity, std::convert::identity);
