//! Numbers that are not tensors: [`Scalar`], and the traced integers and floats [`Dim`] and [`Real`].
//!
//! A `Dim` is an i64 that may stand for a value of the trace in progress; so is a `Real` for a float. Arithmetic on
//! them gives the plain result and, if an operand is traced, asks the recorder (installed by the tracer) for the id of
//! the result. That is why sizes, in kernels' arguments and in what nodes save, are `Dim`s: a trace never freezes one.

use std::fmt;
use std::sync::OnceLock;

use crate::dtype::{Category, Complex64, DType, Element};
use crate::error::{Error, Result};

/// A number held by value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scalar {
    Bool(bool),
    Int(i64),
    Float(f64),
    Complex(Complex64),
}

impl Scalar {
    pub fn category(self) -> Category {
        match self {
            Scalar::Bool(_) => Category::Bool,
            Scalar::Int(_) => Category::Int,
            Scalar::Float(_) => Category::Float,
            Scalar::Complex(_) => Category::Complex,
        }
    }
    /// The dtype that a tensor made of this number gets.
    pub fn dtype(self, default_float: DType) -> DType {
        match self {
            Scalar::Bool(_) => DType::Bool,
            Scalar::Int(_) => DType::Int64,
            Scalar::Float(_) => default_float,
            Scalar::Complex(_) => default_float.to_complex(),
        }
    }
    /// As an element, by the conversion rules of [`Element`].
    pub fn cast<T: Element>(self) -> T {
        match self {
            Scalar::Bool(x) => T::from_i64(x as i64),
            Scalar::Int(x) => T::from_i64(x),
            Scalar::Float(x) => T::from_f64(x),
            Scalar::Complex(x) => T::from_complex(x),
        }
    }
    /// As an element, or an error when the value does not fit the type (300 in uint8, 2.0**63 in int64, 1.5j in a
    /// real type). Floats are cut toward zero.
    pub fn checked<T: Element>(self) -> Result<T> {
        let misfit = || Error::value(format!("value {self} cannot be represented in {}", T::DTYPE));
        match T::DTYPE.category() {
            Category::Bool | Category::Complex => Ok(self.cast()),
            Category::Float => match self {
                Scalar::Complex(c) if c.im != 0.0 => Err(misfit()),
                // A finite number that only the type makes infinite.
                _ => {
                    let x: T = self.cast();
                    if x.to_f64().is_infinite() && self.to_f64().is_finite() { Err(misfit()) } else { Ok(x) }
                }
            },
            Category::Int => {
                let wide: i128 = match self {
                    Scalar::Bool(x) => x as i128,
                    Scalar::Int(x) => x as i128,
                    Scalar::Complex(c) if c.im != 0.0 => return Err(misfit()),
                    _ => {
                        let x = self.to_f64();
                        if !x.is_finite() {
                            return Err(misfit());
                        }
                        x as i128
                    }
                };
                let (lo, hi) = int_range(T::DTYPE);
                if wide < lo || wide > hi { Err(misfit()) } else { Ok(T::from_i64(wide as i64)) }
            }
        }
    }
    pub fn to_f64(self) -> f64 {
        match self {
            Scalar::Bool(x) => x as u8 as f64,
            Scalar::Int(x) => x as f64,
            Scalar::Float(x) => x,
            Scalar::Complex(x) => x.re,
        }
    }
    pub fn to_i64(self) -> i64 {
        self.cast()
    }
    pub fn to_bool(self) -> bool {
        self.cast()
    }
}

/// Smallest and largest value of an integer dtype.
pub fn int_range(dtype: DType) -> (i128, i128) {
    let bits = 8 * dtype.size() as u32;
    if dtype.is_signed() { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Bool(x) => write!(f, "{}", if *x { "True" } else { "False" }),
            Scalar::Int(x) => write!(f, "{x}"),
            Scalar::Float(x) => write!(f, "{x:?}"),
            Scalar::Complex(x) => write!(f, "({:?}+{:?}j)", x.re, x.im),
        }
    }
}

/// Which value of the trace in progress a number is; 0: none.
pub type TraceId = u32;

/// An integer (a size, an index, a count) that may be a value of the trace in progress.
#[derive(Clone, Copy)]
pub struct Dim {
    pub value: i64,
    pub id: TraceId,
}

/// A float that may be a value of the trace in progress.
#[derive(Clone, Copy, Debug)]
pub struct Real {
    pub value: f64,
    pub id: TraceId,
}

/// A number as the recorder sees it.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    Dim(Dim),
    Real(Real),
}

/// Records `op` (an `aten::` name over numbers, such as `mul` or `floordiv`) and returns the id of its result.
pub type Recorder = fn(op: &'static str, operands: &[Number], result: Number) -> TraceId;
static RECORDER: OnceLock<Recorder> = OnceLock::new();

/// Installed once, by the tracer.
pub fn install_recorder(recorder: Recorder) {
    let _ = RECORDER.set(recorder);
}

#[cold]
fn record(op: &'static str, operands: &[Number], result: Number) -> TraceId {
    RECORDER.get().map_or(0, |r| r(op, operands, result))
}

impl Dim {
    pub const fn new(value: i64) -> Self {
        Dim { value, id: 0 }
    }
    pub fn is_traced(self) -> bool {
        self.id != 0
    }
    fn binary(self, op: &'static str, other: Dim, f: impl FnOnce(i64, i64) -> Option<i64>) -> Result<Dim> {
        let value = f(self.value, other.value).ok_or_else(|| overflow(op, self.value, other.value))?;
        let mut out = Dim::new(value);
        if self.id | other.id != 0 {
            out.id = record(op, &[Number::Dim(self), Number::Dim(other)], Number::Dim(out));
        }
        Ok(out)
    }
    pub fn add(self, other: impl Into<Dim>) -> Result<Dim> {
        self.binary("add", other.into(), i64::checked_add)
    }
    /// To a power that is not negative.
    pub fn pow(self, other: impl Into<Dim>) -> Result<Dim> {
        self.binary("pow", other.into(), |a, b| match u32::try_from(b) {
            Ok(b) => a.checked_pow(b),
            Err(_) => (b > 0 && matches!(a, -1..=1)).then(|| if b % 2 == 0 { a.abs() } else { a }),
        })
    }
    pub fn sub(self, other: impl Into<Dim>) -> Result<Dim> {
        self.binary("sub", other.into(), i64::checked_sub)
    }
    pub fn mul(self, other: impl Into<Dim>) -> Result<Dim> {
        self.binary("mul", other.into(), i64::checked_mul)
    }
    /// Python's `//`.
    pub fn floordiv(self, other: impl Into<Dim>) -> Result<Dim> {
        let other = other.into();
        if other.value == 0 {
            return Err(Error::value("integer division by zero"));
        }
        self.binary("floordiv", other, |a, b| {
            let q = a.checked_div(b)?;
            Some(if a % b != 0 && (a < 0) != (b < 0) { q - 1 } else { q })
        })
    }
    /// Python's `%`: the sign of the divisor.
    pub fn remainder(self, other: impl Into<Dim>) -> Result<Dim> {
        let other = other.into();
        if other.value == 0 {
            return Err(Error::value("integer modulo by zero"));
        }
        self.binary("remainder", other, |a, b| {
            let r = a.checked_rem(b).unwrap_or(0);
            Some(if r != 0 && (r < 0) != (b < 0) { r + b } else { r })
        })
    }
    /// `self >> n`, rounded down; every bit may go.
    pub fn rshift(self, n: impl Into<Dim>) -> Result<Dim> {
        self.shift("rshift", n.into(), |a, n| Some(a >> n.min(63)))
    }
    pub fn lshift(self, n: impl Into<Dim>) -> Result<Dim> {
        self.shift("lshift", n.into(), |a, n| {
            let shifted = if n < 64 { a << n } else { 0 };
            (a == 0 || (n < 64 && shifted >> n == a)).then_some(shifted)
        })
    }
    fn shift(self, op: &'static str, n: Dim, f: fn(i64, i64) -> Option<i64>) -> Result<Dim> {
        if n.value < 0 {
            return Err(Error::value("negative shift count"));
        }
        self.binary(op, n, f)
    }
    pub fn abs(self) -> Result<Dim> {
        let value = self.value.checked_abs().ok_or_else(|| overflow("abs", self.value, 0))?;
        let mut out = Dim::new(value);
        if self.id != 0 {
            out.id = record("abs", &[Number::Dim(self)], Number::Dim(out));
        }
        Ok(out)
    }
    /// True division, a float.
    pub fn div(self, other: impl Into<Dim>) -> Result<Real> {
        let other = other.into();
        if other.value == 0 {
            return Err(Error::value("division by zero"));
        }
        let mut out = Real::new(self.value as f64 / other.value as f64);
        if self.id | other.id != 0 {
            out.id = record("div", &[Number::Dim(self), Number::Dim(other)], Number::Real(out));
        }
        Ok(out)
    }
    pub fn to_real(self) -> Real {
        let mut out = Real::new(self.value as f64);
        if self.id != 0 {
            out.id = record("Float", &[Number::Dim(self)], Number::Real(out));
        }
        out
    }
}

impl Real {
    pub const fn new(value: f64) -> Self {
        Real { value, id: 0 }
    }
    /// Any float function of up to two operands, recorded under `op`.
    pub fn apply(op: &'static str, operands: &[Real], value: f64) -> Real {
        let mut out = Real::new(value);
        if operands.iter().any(|x| x.id != 0) {
            let numbers: smallvec::SmallVec<[Number; 2]> =
                operands.iter().map(|x| Number::Real(*x)).collect();
            out.id = record(op, &numbers, Number::Real(out));
        }
        out
    }
    /// The whole number that `op` (`floor`, `ceil`, `trunc`, `round`) makes of it: `whole` is its value.
    ///
    /// # Errors
    /// `Overflow` when it does not fit in 64 bits; `Value` for NaN.
    pub fn to_dim(self, op: &'static str, whole: f64) -> Result<Dim> {
        if whole.is_nan() {
            return Err(Error::value("cannot convert float NaN to integer"));
        }
        if !(-9_223_372_036_854_775_808.0..9_223_372_036_854_775_808.0).contains(&whole) {
            return Err(Error::overflow(format!("{op}({}) does not fit in 64 bits", self.value)));
        }
        let mut out = Dim::new(whole as i64);
        if self.id != 0 {
            out.id = record(op, &[Number::Real(self)], Number::Dim(out));
        }
        Ok(out)
    }
}

/// Python's float `//` and `%`: the quotient is a whole number, the remainder has the divisor's sign. None for a zero
/// divisor.
pub fn divmod(x: f64, y: f64) -> Option<(f64, f64)> {
    if y == 0.0 {
        return None;
    }
    let mut rest = x % y;
    let mut quotient = (x - rest) / y;
    if rest == 0.0 {
        rest = 0f64.copysign(y);
    } else if (y < 0.0) != (rest < 0.0) {
        rest += y;
        quotient -= 1.0;
    }
    let whole = if quotient == 0.0 {
        0f64.copysign(x / y)
    } else {
        let floor = quotient.floor();
        if quotient - floor > 0.5 { floor + 1.0 } else { floor }
    };
    Some((whole, rest))
}

fn overflow(op: &str, a: i64, b: i64) -> Error {
    Error::overflow(format!("integer overflow: {op}({a}, {b}) does not fit in 64 bits"))
}

impl From<i64> for Dim {
    fn from(value: i64) -> Self {
        Dim::new(value)
    }
}
impl From<f64> for Real {
    fn from(value: f64) -> Self {
        Real::new(value)
    }
}
macro_rules! scalar_from {
    ($($t:ty => $kind:ident),*) => { $(
        impl From<$t> for Scalar {
            fn from(x: $t) -> Self { Scalar::$kind(x.into()) }
        }
    )* };
}
scalar_from!(bool => Bool, i32 => Int, i64 => Int, f32 => Float, f64 => Float, Complex64 => Complex);

impl PartialEq for Dim {
    fn eq(&self, other: &Dim) -> bool {
        self.value == other.value
    }
}
impl PartialEq for Real {
    fn eq(&self, other: &Real) -> bool {
        self.value == other.value
    }
}
impl fmt::Debug for Dim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.id == 0 { write!(f, "{}", self.value) } else { write!(f, "{}%{}", self.value, self.id) }
    }
}
