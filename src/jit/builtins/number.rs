//! Arithmetic of int, float, bool and complex. Ints are 64 bits and checked: what leaves them raises OverflowError.
//!
//! Sums, products and quotients of ints go through [`Dim`], so that a trace in progress records them.

use super::{
    Builtin, boolean, dim, float, from_bool, from_float, from_int, int, pure, raised, raises, string,
};
use crate::dispatch::arg::Value;
use crate::dtype::Complex64;
use crate::error::{Error, Result};
use crate::scalar::{Dim, Real, divmod};

type Args<'a> = &'a [Value];

fn overflow(what: &str, a: i64, b: i64) -> Error {
    raised("OverflowError", format!("{what}: {a} and {b} give an integer past 64 bits"))
}

/// Python's `//`.
fn floor_div_int(a: Args<'_>) -> Result<Value> {
    let (x, y) = (dim(a, 0)?, dim(a, 1)?);
    if y.value == 0 {
        return Err(raised("ZeroDivisionError", "integer division or modulo by zero"));
    }
    Ok(Value::Int(x.floordiv(y)?))
}
/// Python's `%`.
fn remainder_int(a: Args<'_>) -> Result<Value> {
    let (x, y) = (dim(a, 0)?, dim(a, 1)?);
    if y.value == 0 {
        return Err(raised("ZeroDivisionError", "integer modulo by zero"));
    }
    Ok(Value::Int(x.remainder(y)?))
}
/// Quotient of ints, correctly rounded as Python does it.
fn div_int(a: Args<'_>) -> Result<Value> {
    let (x, y) = (dim(a, 0)?, dim(a, 1)?);
    if y.value == 0 {
        return Err(raised("ZeroDivisionError", "division by zero"));
    }
    if x.is_traced() || y.is_traced() {
        return Ok(Value::Float(x.div(y)?));
    }
    from_float(true_div(x.value, y.value))
}
fn true_div(x: i64, y: i64) -> f64 {
    const EXACT: u64 = 1 << 53;
    let (n, d) = (x.unsigned_abs(), y.unsigned_abs());
    if n <= EXACT && d <= EXACT {
        return x as f64 / y as f64;
    }
    if n == 0 {
        return 0.0;
    }
    // 127 bits over at most 64: the quotient has more than 53 bits, what is left over sticks to the last.
    let shift = u128::from(n).leading_zeros() - 1;
    let wide = u128::from(n) << shift;
    let (q, rest) = (wide / u128::from(d), wide % u128::from(d));
    let magnitude = (q | u128::from(rest != 0)) as f64 * 2f64.powi(-(shift as i32));
    if (x < 0) == (y < 0) { magnitude } else { -magnitude }
}

fn divmod_float(x: f64, y: f64, what: &str) -> Result<(f64, f64)> {
    divmod(x, y).ok_or_else(|| raised("ZeroDivisionError", what))
}
fn div_float(a: Args<'_>) -> Result<Value> {
    let (x, y) = (float(a, 0)?, float(a, 1)?);
    if y == 0.0 {
        return Err(raised("ZeroDivisionError", "float division by zero"));
    }
    from_float(x / y)
}

fn pow_int(a: Args<'_>) -> Result<Value> {
    let (x, y) = (int(a, 0)?, int(a, 1)?);
    if y < 0 {
        return Err(raised(
            "ValueError",
            format!("{x} ** {y}: an int to a negative power is a float; write float({x}) ** {y}"),
        ));
    }
    let result = match (x, u32::try_from(y)) {
        (0 | 1, _) => Some(if y == 0 { 1 } else { x }),
        (-1, _) => Some(if y % 2 == 0 { 1 } else { -1 }),
        (_, Ok(y)) => x.checked_pow(y),
        _ => None,
    };
    from_int(result.ok_or_else(|| overflow("**", x, y))?)
}
fn pow_float(a: Args<'_>) -> Result<Value> {
    let (x, y) = (float(a, 0)?, float(a, 1)?);
    if x == 0.0 && y < 0.0 {
        return Err(raised("ZeroDivisionError", "0.0 cannot be raised to a negative power"));
    }
    if x < 0.0 && x.is_finite() && y.is_finite() && y.fract() != 0.0 {
        return Err(raised("ValueError", "a negative number to a fractional power is complex"));
    }
    let result = x.powf(y);
    if result.is_infinite() && x.is_finite() && y.is_finite() {
        return Err(raised("OverflowError", "(34, 'Numerical result out of range')"));
    }
    from_float(result)
}
fn pow_modulo(a: Args<'_>) -> Result<Value> {
    let (x, y, m) = (int(a, 0)?, int(a, 1)?, int(a, 2)?);
    if m == 0 {
        return Err(raised("ValueError", "pow() 3rd argument cannot be 0"));
    }
    if y < 0 {
        return Err(raised("ValueError", "pow() with a negative exponent and a modulus is not supported"));
    }
    let m128 = i128::from(m).abs();
    let (mut base, mut power, mut out) = (i128::from(x).rem_euclid(m128), y, 1 % m128);
    while power > 0 {
        if power & 1 == 1 {
            out = out * base % m128;
        }
        base = base * base % m128;
        power >>= 1;
    }
    if m < 0 && out != 0 {
        out += i128::from(m);
    }
    from_int(out as i64)
}

fn shift_left(a: Args<'_>) -> Result<Value> {
    let (x, n) = (int(a, 0)?, int(a, 1)?);
    if n < 0 {
        return Err(raised("ValueError", "negative shift count"));
    }
    let wide = if x == 0 {
        Some(0)
    } else if n < 64 {
        i64::try_from(i128::from(x) << n).ok()
    } else {
        None
    };
    from_int(wide.ok_or_else(|| overflow("<<", x, n))?)
}
fn shift_right(a: Args<'_>) -> Result<Value> {
    let (x, n) = (int(a, 0)?, int(a, 1)?);
    if n < 0 {
        return Err(raised("ValueError", "negative shift count"));
    }
    from_int(x >> n.min(63))
}

/// A float as an int; the class and words of Python's `int()`, `round()`, `math.floor()`.
pub(super) fn whole(x: f64) -> Result<Value> {
    if x.is_nan() {
        return Err(raised("ValueError", "cannot convert float NaN to integer"));
    }
    if x.is_infinite() {
        return Err(raised("OverflowError", "cannot convert float infinity to integer"));
    }
    if !(-9_223_372_036_854_775_808.0..9_223_372_036_854_775_808.0).contains(&x) {
        return Err(raised("OverflowError", format!("{x:?} does not fit in a 64-bit int")));
    }
    from_int(x as i64)
}

/// `round(x, n)`: decimal, correctly rounded, half to even on the exact value.
fn round_digits(x: f64, digits: i64) -> f64 {
    if !x.is_finite() || digits > 323 {
        return x;
    }
    if digits < -308 {
        return 0f64.copysign(x);
    }
    if digits >= 0 {
        // Rust formats the exact binary value, ties to even.
        return format!("{x:.*}", digits as usize).parse().unwrap_or(x);
    }
    let places = (-digits) as usize;
    let text = format!("{:.0}", x.abs().trunc());
    if text.len() < places {
        return 0f64.copysign(x);
    }
    let (head, tail) = text.split_at(text.len() - places);
    let half = format!("5{}", "0".repeat(places - 1));
    let has_fraction = x.fract() != 0.0;
    let odd = head.ends_with(['1', '3', '5', '7', '9']);
    let up = tail > half.as_str() || (tail == half && (has_fraction || odd));
    let mut head: Vec<u8> = std::iter::once(b'0').chain(head.bytes()).collect();
    if up {
        for digit in head.iter_mut().rev() {
            *digit = if *digit == b'9' { b'0' } else { *digit + 1 };
            if *digit != b'0' {
                break;
            }
        }
    }
    let text: String = head.into_iter().map(char::from).chain("0".repeat(places).chars()).collect();
    text.parse::<f64>().unwrap_or(x).copysign(x)
}
/// `round(i, n)` with negative `n`: half to even.
fn round_int(a: Args<'_>) -> Result<Value> {
    let (x, digits) = (int(a, 0)?, int(a, 1)?);
    if digits >= 0 {
        return from_int(x);
    }
    if digits < -19 {
        return from_int(0);
    }
    let unit = 10i128.pow(digits.unsigned_abs() as u32);
    let (q, r) = (i128::from(x).div_euclid(unit), i128::from(x).rem_euclid(unit));
    let up = 2 * r > unit || (2 * r == unit && q % 2 != 0);
    let out = (q + i128::from(up)) * unit;
    from_int(i64::try_from(out).map_err(|_| overflow("round", x, digits))?)
}

fn parse_int(a: Args<'_>) -> Result<Value> {
    let (text, base) = (string(a, 0)?, int(a, 1)?);
    let bad = || {
        raised(
            "ValueError",
            format!("invalid literal for int() with base {base}: {}", super::text::repr_str(text)),
        )
    };
    if base != 0 && !(2..=36).contains(&base) {
        return Err(raised("ValueError", "int() base must be >= 2 and <= 36, or 0"));
    }
    let trimmed = text.trim_matches(super::string::is_space);
    let (negative, mut digits) = match trimmed.as_bytes() {
        [b'-', ..] => (true, &trimmed[1..]),
        [b'+', ..] => (false, &trimmed[1..]),
        _ => (false, trimmed),
    };
    let mut radix = base as u32;
    for (prefix, of) in [("0x", 16), ("0o", 8), ("0b", 2)] {
        let has = digits.get(..2).is_some_and(|p| p.eq_ignore_ascii_case(prefix));
        if has && (base == 0 || base == of) {
            digits = &digits[2..];
            digits = digits.strip_prefix('_').unwrap_or(digits);
            radix = of as u32;
        }
    }
    if radix == 0 {
        radix = 10;
        if digits.len() > 1 && digits.starts_with('0') && digits.bytes().any(|c| c != b'0' && c != b'_') {
            return Err(bad());
        }
    }
    let well_placed = !digits.starts_with('_') && !digits.ends_with('_') && !digits.contains("__");
    let plain: String = digits.chars().filter(|c| *c != '_').collect();
    if !well_placed || plain.is_empty() || !plain.chars().all(|c| c.is_digit(radix)) {
        return Err(bad());
    }
    let signed = if negative { format!("-{plain}") } else { plain };
    match i64::from_str_radix(&signed, radix) {
        Ok(x) => from_int(x),
        Err(_) => Err(raised("OverflowError", format!("int('{text}') does not fit in 64 bits"))),
    }
}
fn parse_float(a: Args<'_>) -> Result<Value> {
    let text = string(a, 0)?;
    let bad = || {
        raised("ValueError", format!("could not convert string to float: {}", super::text::repr_str(text)))
    };
    let t = text.trim_matches(super::string::is_space);
    let well_placed = !t.starts_with('_')
        && !t.ends_with('_')
        && t.as_bytes().windows(3).all(|w| w[1] != b'_' || (w[0].is_ascii_digit() && w[2].is_ascii_digit()));
    let plain = t.replace('_', "");
    if !well_placed || t == "_" {
        return Err(bad());
    }
    // Rust reads what Python reads, "inf", "infinity" and "nan" in any case included.
    plain.parse::<f64>().map_err(|_| bad()).and_then(from_float)
}

fn complex(a: Args<'_>, i: usize) -> Result<Complex64> {
    Ok(match &a[i] {
        Value::Complex(c) => *c,
        other => Complex64::new(other.as_arg().float()?, 0.0),
    })
}
fn complex_op(a: Args<'_>, f: fn(Complex64, Complex64) -> Complex64) -> Result<Value> {
    Ok(Value::Complex(f(complex(a, 0)?, complex(a, 1)?)))
}
fn complex_div(a: Args<'_>) -> Result<Value> {
    let (x, y) = (complex(a, 0)?, complex(a, 1)?);
    if y.re == 0.0 && y.im == 0.0 {
        return Err(raised("ZeroDivisionError", "complex division by zero"));
    }
    // Smith's way, as CPython.
    let out = if y.re.abs() >= y.im.abs() {
        let ratio = y.im / y.re;
        let denominator = y.re + y.im * ratio;
        Complex64::new((x.re + x.im * ratio) / denominator, (x.im - x.re * ratio) / denominator)
    } else {
        let ratio = y.re / y.im;
        let denominator = y.re * ratio + y.im;
        Complex64::new((x.re * ratio + x.im) / denominator, (x.im * ratio - x.re) / denominator)
    };
    Ok(Value::Complex(out))
}

fn tuple2(a: Value, b: Value) -> Value {
    Value::Tuple([a, b].into())
}

/// Float arithmetic is recorded by a trace where it can be.
fn real_op(a: Args<'_>, name: &'static str, f: fn(f64, f64) -> f64) -> Result<Value> {
    let (x, y) = (a[0].as_arg().real()?, a[1].as_arg().real()?);
    Ok(Value::Float(Real::apply(name, &[x, y], f(x.value, y.value))))
}

pub(super) const TABLE: &[Builtin] = &[
    pure("aten::add.int(int a, int b) -> int", |a| Ok(Value::Int(dim(a, 0)?.add(dim(a, 1)?)?))),
    pure("aten::sub.int(int a, int b) -> int", |a| Ok(Value::Int(dim(a, 0)?.sub(dim(a, 1)?)?))),
    pure("aten::mul.int(int a, int b) -> int", |a| Ok(Value::Int(dim(a, 0)?.mul(dim(a, 1)?)?))),
    pure("aten::add.float(float a, float b) -> float", |a| real_op(a, "add", |x, y| x + y)),
    pure("aten::sub.float(float a, float b) -> float", |a| real_op(a, "sub", |x, y| x - y)),
    pure("aten::mul.float(float a, float b) -> float", |a| real_op(a, "mul", |x, y| x * y)),
    pure("aten::add.complex(complex a, complex b) -> complex", |a| complex_op(a, |x, y| x + y)),
    pure("aten::sub.complex(complex a, complex b) -> complex", |a| complex_op(a, |x, y| x - y)),
    pure("aten::mul.complex(complex a, complex b) -> complex", |a| complex_op(a, |x, y| x * y)),
    raises("aten::div.complex(complex a, complex b) -> complex", complex_div),
    raises("aten::div.int(int a, int b) -> float", div_int),
    raises("aten::div.float(float a, float b) -> float", div_float),
    raises("aten::floordiv.int(int a, int b) -> int", floor_div_int),
    raises("aten::floordiv.float(float a, float b) -> float", |a| {
        from_float(divmod_float(float(a, 0)?, float(a, 1)?, "float floor division by zero")?.0)
    }),
    raises("aten::remainder.int(int a, int b) -> int", remainder_int),
    raises("aten::remainder.float(float a, float b) -> float", |a| {
        from_float(divmod_float(float(a, 0)?, float(a, 1)?, "float modulo by zero")?.1)
    }),
    raises("aten::divmod.int(int a, int b) -> (int, int)", |a| {
        Ok(tuple2(floor_div_int(a)?, remainder_int(a)?))
    }),
    raises("aten::divmod.float(float a, float b) -> (float, float)", |a| {
        let (q, r) = divmod_float(float(a, 0)?, float(a, 1)?, "float floor division by zero")?;
        Ok(tuple2(from_float(q)?, from_float(r)?))
    }),
    raises("aten::pow.int(int a, int b) -> int", pow_int),
    raises("aten::pow.int_to_float(int a, int b) -> float", pow_float),
    raises("aten::pow.float(float a, float b) -> float", pow_float),
    raises("aten::pow.modulo(int a, int b, int m) -> int", pow_modulo),
    pure("aten::neg.int(int a) -> int", |a| Ok(Value::Int(Dim::new(0).sub(dim(a, 0)?)?))),
    pure("aten::neg.float(float a) -> float", |a| from_float(-float(a, 0)?)),
    pure("aten::neg.complex(complex a) -> complex", |a| Ok(Value::Complex(-complex(a, 0)?))),
    pure("aten::abs.int(int a) -> int", |a| {
        let x = int(a, 0)?;
        from_int(x.checked_abs().ok_or_else(|| overflow("abs", x, 0))?)
    }),
    pure("aten::abs.float(float a) -> float", |a| from_float(float(a, 0)?.abs())),
    pure("aten::abs.complex(complex a) -> float", |a| from_float(complex(a, 0)?.norm())),
    pure("aten::real.complex(complex a) -> float", |a| from_float(complex(a, 0)?.re)),
    pure("aten::imag.complex(complex a) -> float", |a| from_float(complex(a, 0)?.im)),
    pure("aten::conj.complex(complex a) -> complex", |a| Ok(Value::Complex(complex(a, 0)?.conj()))),
    pure("aten::bitwise_and.int(int a, int b) -> int", |a| from_int(int(a, 0)? & int(a, 1)?)),
    pure("aten::bitwise_or.int(int a, int b) -> int", |a| from_int(int(a, 0)? | int(a, 1)?)),
    pure("aten::bitwise_xor.int(int a, int b) -> int", |a| from_int(int(a, 0)? ^ int(a, 1)?)),
    pure("aten::bitwise_not.int(int a) -> int", |a| from_int(!int(a, 0)?)),
    pure("aten::bitwise_and.bool(bool a, bool b) -> bool", |a| from_bool(boolean(a, 0)? & boolean(a, 1)?)),
    pure("aten::bitwise_or.bool(bool a, bool b) -> bool", |a| from_bool(boolean(a, 0)? | boolean(a, 1)?)),
    pure("aten::bitwise_xor.bool(bool a, bool b) -> bool", |a| from_bool(boolean(a, 0)? ^ boolean(a, 1)?)),
    raises("aten::lshift.int(int a, int b) -> int", shift_left),
    raises("aten::rshift.int(int a, int b) -> int", shift_right),
    pure("aten::__not__(bool a) -> bool", |a| from_bool(!boolean(a, 0)?)),
    raises("aten::round.float(float a) -> int", |a| whole(float(a, 0)?.round_ties_even())),
    raises("aten::round.digits(float a, int digits) -> float", |a| {
        from_float(round_digits(float(a, 0)?, int(a, 1)?))
    }),
    pure("aten::round.int(int a, int digits=0) -> int", round_int),
    pure("aten::Int.int(int a) -> int", |a| Ok(a[0].clone())),
    pure("aten::Int.bool(bool a) -> int", |a| from_int(i64::from(boolean(a, 0)?))),
    raises("aten::Int.float(float a) -> int", |a| whole(float(a, 0)?.trunc())),
    raises("aten::Int.str(str a, int base=10) -> int", parse_int),
    pure("aten::Float.int(int a) -> float", |a| Ok(Value::Float(dim(a, 0)?.to_real()))),
    pure("aten::Float.bool(bool a) -> float", |a| from_float(f64::from(u8::from(boolean(a, 0)?)))),
    pure("aten::Float.float(float a) -> float", |a| Ok(a[0].clone())),
    raises("aten::Float.str(str a) -> float", parse_float),
    pure("aten::Complex.float(float re, float im=0.0) -> complex", |a| {
        Ok(Value::Complex(Complex64::new(float(a, 0)?, float(a, 1)?)))
    }),
    pure("aten::Bool.int(int a) -> bool", |a| from_bool(int(a, 0)? != 0)),
    pure("aten::Bool.float(float a) -> bool", |a| from_bool(float(a, 0)? != 0.0)),
    pure("aten::Bool.complex(complex a) -> bool", |a| from_bool(complex(a, 0)? != Complex64::new(0.0, 0.0))),
    pure("aten::Bool.bool(bool a) -> bool", |a| Ok(a[0].clone())),
    pure("aten::Bool.str(str a) -> bool", |a| from_bool(!string(a, 0)?.is_empty())),
];
