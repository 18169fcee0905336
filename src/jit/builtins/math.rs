//! Python's `math` module over floats and ints: same errors (`ValueError: math domain error`, OverflowError).

use super::{Builtin, float, from_bool, from_float, from_int, int, number::whole, pure, raised, raises};
use crate::dispatch::arg::Value;
use crate::error::{Error, Result};
use crate::scalar::Real;

type Args<'a> = &'a [Value];

fn domain() -> Error {
    raised("ValueError", "math domain error")
}

/// A function of one float: NaN from a number is a domain error, infinity from a finite one too large.
fn unary(a: Args<'_>, name: &'static str, f: fn(f64) -> f64) -> Result<Value> {
    let x = a[0].as_arg().real()?;
    let y = f(x.value);
    if y.is_nan() && !x.value.is_nan() {
        return Err(domain());
    }
    if y.is_infinite() && x.value.is_finite() {
        return Err(raised("OverflowError", "math range error"));
    }
    Ok(Value::Float(Real::apply(name, &[x], y)))
}
/// Logarithms: 0 and below are outside the domain.
fn logarithm(a: Args<'_>, name: &'static str, f: fn(f64) -> f64, above: f64) -> Result<Value> {
    if float(a, 0)? <= above { Err(domain()) } else { unary(a, name, f) }
}
fn binary(a: Args<'_>, f: fn(f64, f64) -> f64) -> Result<Value> {
    let (x, y) = (float(a, 0)?, float(a, 1)?);
    let z = f(x, y);
    if z.is_nan() && !x.is_nan() && !y.is_nan() {
        return Err(domain());
    }
    if z.is_infinite() && x.is_finite() && y.is_finite() {
        return Err(raised("OverflowError", "math range error"));
    }
    from_float(z)
}

fn math_pow(a: Args<'_>) -> Result<Value> {
    let (x, y) = (float(a, 0)?, float(a, 1)?);
    if x == 0.0 && y < 0.0 && y.is_finite() {
        return Err(domain());
    }
    binary(a, f64::powf)
}

fn factorial(a: Args<'_>) -> Result<Value> {
    let n = int(a, 0)?;
    if n < 0 {
        return Err(raised("ValueError", "factorial() not defined for negative values"));
    }
    let product = (1..=n.min(30)).try_fold(1i64, i64::checked_mul);
    from_int(product.ok_or_else(|| raised("OverflowError", format!("factorial({n}) is past 64 bits")))?)
}
fn gcd(a: Args<'_>) -> Result<Value> {
    let (mut x, mut y) = (int(a, 0)?.unsigned_abs(), int(a, 1)?.unsigned_abs());
    while y != 0 {
        (x, y) = (y, x % y);
    }
    from_int(i64::try_from(x).map_err(|_| raised("OverflowError", "gcd is past 64 bits"))?)
}
fn integer_root(a: Args<'_>) -> Result<Value> {
    let n = int(a, 0)?;
    if n < 0 {
        return Err(raised("ValueError", "isqrt() argument must be nonnegative"));
    }
    from_int(n.isqrt())
}
fn is_close(a: Args<'_>) -> Result<Value> {
    let (x, y, rel, abs) = (float(a, 0)?, float(a, 1)?, float(a, 2)?, float(a, 3)?);
    if rel < 0.0 || abs < 0.0 {
        return Err(raised("ValueError", "tolerances must be non-negative"));
    }
    if x == y {
        return from_bool(true);
    }
    if x.is_infinite() || y.is_infinite() {
        return from_bool(false);
    }
    let gap = (y - x).abs();
    from_bool(gap <= (rel * y).abs() || gap <= (rel * x).abs() || gap <= abs)
}
fn ldexp(a: Args<'_>) -> Result<Value> {
    let (x, n) = (float(a, 0)?, int(a, 1)?.clamp(-4000, 4000) as i32);
    // In steps: a power of two beyond the range of a double would lose subnormal results.
    let (mut y, mut left) = (x, n);
    while left != 0 {
        let step = left.clamp(-1000, 1000);
        y *= 2f64.powi(step);
        left -= step;
    }
    if y.is_infinite() && x.is_finite() {
        Err(raised("OverflowError", "math range error"))
    } else {
        from_float(y)
    }
}
fn frexp(a: Args<'_>) -> Result<Value> {
    let x = float(a, 0)?;
    let (m, e) = if x == 0.0 || !x.is_finite() {
        (x, 0)
    } else {
        let (scaled, by) = if x.abs() < f64::MIN_POSITIVE { (x * 2f64.powi(64), -64) } else { (x, 0) };
        let exponent = ((scaled.to_bits() >> 52) & 0x7ff) as i64 - 1022;
        let mantissa = f64::from_bits(scaled.to_bits() & !(0x7ff << 52) | (1022 << 52));
        (mantissa, exponent + by)
    };
    Ok(Value::Tuple([from_float(m)?, from_int(e)?].into()))
}
fn modf(a: Args<'_>) -> Result<Value> {
    let x = float(a, 0)?;
    let fraction = if x.is_infinite() { 0.0 } else { x - x.trunc() };
    Ok(Value::Tuple([from_float(fraction.copysign(x))?, from_float(x.trunc())?].into()))
}
pub(super) const TABLE: &[Builtin] = &[
    raises("aten::sqrt.float(float a) -> float", |a| unary(a, "sqrt", f64::sqrt)),
    raises("aten::cbrt.float(float a) -> float", |a| unary(a, "cbrt", f64::cbrt)),
    raises("aten::exp.float(float a) -> float", |a| unary(a, "exp", f64::exp)),
    raises("aten::exp2.float(float a) -> float", |a| unary(a, "exp2", f64::exp2)),
    raises("aten::expm1.float(float a) -> float", |a| unary(a, "expm1", f64::exp_m1)),
    raises("aten::log.float(float a) -> float", |a| logarithm(a, "log", f64::ln, 0.0)),
    raises("aten::log2.float(float a) -> float", |a| logarithm(a, "log2", f64::log2, 0.0)),
    raises("aten::log10.float(float a) -> float", |a| logarithm(a, "log10", f64::log10, 0.0)),
    raises("aten::log1p.float(float a) -> float", |a| logarithm(a, "log1p", f64::ln_1p, -1.0)),
    raises("aten::log.base(float a, float base) -> float", |a| {
        let (x, b) = (float(a, 0)?, float(a, 1)?);
        if x <= 0.0 || b <= 0.0 {
            return Err(domain());
        }
        if b == 1.0 {
            return Err(raised("ZeroDivisionError", "division by zero"));
        }
        from_float(x.ln() / b.ln())
    }),
    raises("aten::sin.float(float a) -> float", |a| unary(a, "sin", f64::sin)),
    raises("aten::cos.float(float a) -> float", |a| unary(a, "cos", f64::cos)),
    raises("aten::tan.float(float a) -> float", |a| unary(a, "tan", f64::tan)),
    raises("aten::asin.float(float a) -> float", |a| unary(a, "asin", f64::asin)),
    raises("aten::acos.float(float a) -> float", |a| unary(a, "acos", f64::acos)),
    pure("aten::atan.float(float a) -> float", |a| unary(a, "atan", f64::atan)),
    raises("aten::sinh.float(float a) -> float", |a| unary(a, "sinh", f64::sinh)),
    raises("aten::cosh.float(float a) -> float", |a| unary(a, "cosh", f64::cosh)),
    pure("aten::tanh.float(float a) -> float", |a| unary(a, "tanh", f64::tanh)),
    pure("aten::asinh.float(float a) -> float", |a| unary(a, "asinh", f64::asinh)),
    raises("aten::acosh.float(float a) -> float", |a| unary(a, "acosh", f64::acosh)),
    raises("aten::atanh.float(float a) -> float", |a| {
        if float(a, 0)?.abs() >= 1.0 { Err(domain()) } else { unary(a, "atanh", f64::atanh) }
    }),
    pure("aten::atan2.float(float a, float b) -> float", |a| binary(a, f64::atan2)),
    raises("aten::hypot.float(float a, float b) -> float", |a| binary(a, f64::hypot)),
    raises("aten::fmod.float(float a, float b) -> float", |a| binary(a, |x, y| x % y)),
    raises("aten::math_pow.float(float a, float b) -> float", math_pow),
    pure("aten::copysign.float(float a, float b) -> float", |a| {
        from_float(float(a, 0)?.copysign(float(a, 1)?))
    }),
    pure("aten::fabs.float(float a) -> float", |a| from_float(float(a, 0)?.abs())),
    raises("aten::floor.float(float a) -> int", |a| whole(float(a, 0)?.floor())),
    raises("aten::ceil.float(float a) -> int", |a| whole(float(a, 0)?.ceil())),
    raises("aten::trunc.float(float a) -> int", |a| whole(float(a, 0)?.trunc())),
    pure("aten::degrees.float(float a) -> float", |a| {
        from_float(float(a, 0)? * (180.0 / std::f64::consts::PI))
    }),
    pure("aten::radians.float(float a) -> float", |a| {
        from_float(float(a, 0)? * (std::f64::consts::PI / 180.0))
    }),
    pure("aten::isnan.float(float a) -> bool", |a| from_bool(float(a, 0)?.is_nan())),
    pure("aten::isinf.float(float a) -> bool", |a| from_bool(float(a, 0)?.is_infinite())),
    pure("aten::isfinite.float(float a) -> bool", |a| from_bool(float(a, 0)?.is_finite())),
    raises("aten::isclose.float(float a, float b, float rel_tol=1e-09, float abs_tol=0.0) -> bool", is_close),
    raises("aten::factorial.int(int a) -> int", factorial),
    pure("aten::gcd.int(int a, int b) -> int", gcd),
    raises("aten::isqrt.int(int a) -> int", integer_root),
    raises("aten::ldexp(float a, int n) -> float", ldexp),
    pure("aten::frexp(float a) -> (float, int)", frexp),
    pure("aten::modf(float a) -> (float, float)", modf),
];
