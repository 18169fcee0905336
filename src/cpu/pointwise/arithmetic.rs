//! Addition to powers: numbers of every kind. Integers wrap; an integer division by zero is refused before anything is
//! written.

use crate::cpu::math::{Math, Number, Real, Signed, integer_power};
use crate::cpu::pointwise::{Binary, Held, Integer, Unary, binary, binary_with, native, unary};
use crate::dispatch::arg::Operand;
use crate::dispatch::structured::Spec;
use crate::dtype::{Complex32, Complex64, DType, Element};
use crate::error::{Error, Result};
use crate::iter::Slot;
use crate::scalar::Scalar;
use crate::tensor::{Tensor, for_each_offset};
use crate::with_dtype;

binary_ops! {
    mul(ring, 1): |x, y| x.times(y);
    /// True division.
    div(wide_and_complex, 2): |x, y| x.divide(y);
    hypot_with(wide, 4): |x, y| x.hypot(y);
    atan2_with(wide, 160): |x, y| x.atan2(y);
    copysign(wide, 1): |x, y| x.copysign(y);
    nextafter_with(wide, 4): |x, y| x.next_after(y);
    maximum_with(real, 1): |x, y| {
        let larger = if x > y { x } else { y };
        if is_nan(x) { x } else { larger }
    };
    minimum_with(real, 1): |x, y| {
        let smaller = if x < y { x } else { y };
        if is_nan(x) { x } else { smaller }
    };
    /// The larger; the other one where one is NaN.
    fmax_float(wide, 1): |x, y| {
        let larger = if x >= y { x } else { y };
        if is_nan(y) { x } else { larger }
    };
    fmin_float(wide, 1): |x, y| {
        let smaller = if x <= y { x } else { y };
        if is_nan(y) { x } else { smaller }
    };
    xlogy(wide, 12): |x, y| {
        let product = x * Math::log::<FMA>(y);
        if y.nan() { y } else if x == T::default() { x } else { product }
    };
    special_xlog1py_with(wide, 12): |x, y| {
        let product = x * Math::log1p::<FMA>(y);
        if y.nan() { y } else if x == T::default() { x } else { product }
    };
    logaddexp_float(wide, 20): |x, y| {
        let (m, d) = (x.max_nan(y), (x - y).absolute());
        // Equal infinities have no difference.
        let sum = m + Math::log1p::<FMA>(Math::exp::<FMA>(-d));
        if x == y && x.infinite() { x } else { sum }
    };
    logaddexp2_with(wide, 20): |x, y| {
        let (m, d) = (x.max_nan(y), (x - y).absolute());
        let sum = m + Math::log1p::<FMA>(Math::exp2::<FMA>(-d)) * T::of(std::f64::consts::LOG2_E);
        if x == y && x.infinite() { x } else { sum }
    };
    heaviside_with(real, 1): |x, y| {
        let zero = T::default();
        if is_nan(x) { x } else if x == zero { y } else if x > zero { T::ONE } else { zero }
    };
    gcd_with(long, 200): |x, y| T::from_i64(crate::cpu::math::gcd(x.to_i64(), y.to_i64()));
    lcm_with(long, 200): |x, y| T::from_i64(crate::cpu::math::lcm(x.to_i64(), y.to_i64()));
}

unary_ops! {
    neg(ring, 1): |x| x.negated();
    sign(real, 1): |x| x.signum_or_zero();
    sgn_complex(complex, 20): |x| x.signum_or_zero();
    positive(ring, 1): |x| x;
    square(ring, 1): |x| x.times(x);
    conj_physical(ring, 1): |x| x.conjugate();
    reciprocal(wide_and_complex, 2): |x| x.reciprocal();
    sqrt(wide_and_complex, 4): |x| x.sqrt();
    rsqrt(wide_and_complex, 4): |x| x.sqrt().reciprocal();
    deg2rad(wide, 1): |x| x * T::of(std::f64::consts::PI / 180.0);
    rad2deg(wide, 1): |x| x * T::of(180.0 / std::f64::consts::PI);
}

struct ComplexLogSum;
macro_rules! complex_log_sum {
    ($($t:ty)*) => { $(
        impl Binary<$t> for ComplexLogSum {
            type Out = $t;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, x: $t, y: $t) -> $t {
                let (large, small) = if x.re < y.re { (y, x) } else { (x, y) };
                let sum = large + Math::log1p::<FMA>(Math::exp::<FMA>(small - large));
                if large.re.is_infinite() { large } else { sum }
            }
        }
    )* };
}
complex_log_sum!(Complex32 Complex64);

/// log(exp(self) + exp(other)).
pub fn logaddexp(spec: &Spec, out: &[Tensor], self_: &Tensor, other: &Tensor) -> Result<()> {
    let operand = Operand::Tensor(other);
    if !spec.compute.is_complex() {
        return logaddexp_float(spec, out, self_, operand);
    }
    with_dtype!(spec.compute, complex, |T| binary_with::<T, _>(&out[0], self_, operand, 80, ComplexLogSum))
}

tensor_forms! { maximum maximum_with; minimum minimum_with; atan2 atan2_with; hypot hypot_with; logaddexp2 logaddexp2_with; special_xlog1py special_xlog1py_with; nextafter nextafter_with; heaviside heaviside_with; gcd gcd_with; lcm lcm_with; }

#[inline(always)]
#[allow(clippy::eq_op, reason = "the vectorisable test; false for integers")]
pub(crate) fn is_nan<T: PartialEq>(x: T) -> bool {
    x != x
}

struct Plus;
impl<T: Number> Binary<T> for Plus {
    type Out = T;
    const COMMUTES: bool = true;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T, y: T) -> T {
        x.plus(y)
    }
}
struct PlusScaled<T>(T);
impl<T: Number> Binary<T> for PlusScaled<T> {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T, y: T) -> T {
        x.plus(self.0.times(y))
    }
}
struct Minus;
impl<T: Number> Binary<T> for Minus {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T, y: T) -> T {
        x.minus(y)
    }
}

fn is_one(alpha: Scalar) -> bool {
    match alpha {
        Scalar::Bool(x) => x,
        Scalar::Int(x) => x == 1,
        Scalar::Float(x) => x == 1.0,
        Scalar::Complex(x) => x == Complex64::new(1.0, 0.0),
    }
}

/// `self + alpha * other`.
pub fn add(spec: &Spec, out: &[Tensor], self_: &Tensor, other: Operand<'_>, alpha: Scalar) -> Result<()> {
    with_native!(native(spec.compute), ring, |T| {
        if is_one(alpha) {
            return binary_with::<T, _>(&out[0], self_, other, 1, Plus);
        }
        binary_with::<T, _>(&out[0], self_, other, 1, PlusScaled(alpha.cast::<T>()))
    })
}

/// `self - alpha * other`.
pub fn sub(spec: &Spec, out: &[Tensor], self_: &Tensor, other: Operand<'_>, alpha: Scalar) -> Result<()> {
    with_native!(native(spec.compute), ring, |T| {
        if is_one(alpha) {
            return binary_with::<T, _>(&out[0], self_, other, 1, Minus);
        }
        binary_with::<T, _>(&out[0], self_, other, 1, PlusScaled(alpha.cast::<T>().negated()))
    })
}

/// `other - alpha * self`.
pub fn rsub(spec: &Spec, out: &[Tensor], self_: &Tensor, other: Operand<'_>, alpha: Scalar) -> Result<()> {
    with_native!(native(spec.compute), ring, |T| {
        let held = Held::new(other);
        let number = held.number::<T>();
        let left = number.as_ref().map_or_else(|| held.slot(), Slot::value);
        let alpha = alpha.cast::<T>().negated();
        binary::<T, _>(Slot::tensor(&out[0]), left, Slot::tensor(self_), 1, PlusScaled(alpha))
    })
}

/// An error when `other`, an integer divisor, holds a zero.
fn refuse_zero(out: &Tensor, other: Operand<'_>) -> Result<()> {
    let zero = match other {
        Operand::Scalar(s) => !s.to_bool(),
        Operand::Tensor(t) => with_dtype!(t.dtype(), all, |T| Ok::<bool, Error>(has_zero::<T>(t)))?,
    };
    if zero && out.numel() > 0 {
        return Err(Error::runtime("integer division by zero (ZeroDivisionError)"));
    }
    Ok(())
}

fn has_zero<T: Element>(t: &Tensor) -> bool {
    let base = t.data_as::<T>();
    if t.is_contiguous() {
        // SAFETY: contiguous tensors hold `numel` elements from their base on.
        return unsafe { std::slice::from_raw_parts(base, t.numel() as usize) }.contains(&T::default());
    }
    let mut found = false;
    // SAFETY: offsets of a checked layout.
    for_each_offset(t.layout(), |o| found |= unsafe { base.offset(o as isize).read() } == T::default());
    found
}

/// `NAME: integers; floats;` for operations that divide.
macro_rules! division_ops {
    ($($(#[$doc:meta])* $name:ident: |$x:ident, $y:ident| $int:expr; |$a:ident, $b:ident| $float:expr;)*) => { $(
        $(#[$doc])*
        pub fn $name(spec: &Spec, out: &[Tensor], self_: &Tensor, other: Operand<'_>) -> Result<()> {
            struct Ints;
            impl<T: Integer> Binary<T> for Ints {
                type Out = T;
                #[inline(always)]
                fn apply<const FMA: bool>(&self, $x: T, $y: T) -> T { $int }
            }
            struct Floats;
            impl<T: Real> Binary<T> for Floats {
                type Out = T;
                #[inline(always)]
                fn apply<const FMA: bool>(&self, $a: T, $b: T) -> T { $float }
            }
            if spec.compute.is_integral() {
                refuse_zero(&out[0], other)?;
                return with_native!(spec.compute, long, |T| binary_with::<T, _>(&out[0], self_, other, 16, Ints));
            }
            with_dtype!(native(spec.compute), wide, |T| binary_with::<T, _>(&out[0], self_, other, 40, Floats))
        }
    )* };
}
division_ops! {
    /// Rounds down.
    floor_divide: |x, y| x.floor_div(y); |a, b| floor_quotient(a, b);
    trunc_quotient: |x, y| x.trunc_div(y); |a, b| (a.divide(b)).trunc();
    /// The rest of floor division: the sign of the divisor.
    remainder: |x, y| x.floor_rem(y); |a, b| floor_remainder(a, b);
    /// The rest of truncated division: the sign of the dividend.
    fmod: |x, y| x.trunc_rem(y); |a, b| a.fmod(b);
}

/// Rounds toward zero; of half types the quotient in their own precision, as in PyTorch.
pub fn trunc_divide(spec: &Spec, out: &[Tensor], self_: &Tensor, other: Operand<'_>) -> Result<()> {
    if spec.compute.is_float() && spec.compute.size() == 2 {
        div(spec, out, self_, other)?;
        return super::trunc(spec, out, &out[0]);
    }
    trunc_quotient(spec, out, self_, other)
}

#[inline(always)]
fn floor_remainder<T: Real>(a: T, b: T) -> T {
    let r = a.fmod(b);
    if r != T::default() && (b < T::default()) != (r < T::default()) { r + b } else { r }
}

/// floor(a / b), exact: from the remainder, as in Python, not from a rounded quotient.
#[inline(always)]
fn floor_quotient<T: Real>(a: T, b: T) -> T {
    let zero = T::default();
    if b == zero {
        return a.divide(b);
    }
    let r = a.fmod(b);
    let mut quotient = (a - r).divide(b);
    if r != zero && (b < zero) != (r < zero) {
        quotient = quotient - T::ONE;
    }
    if quotient == zero {
        return zero.copysign(a.divide(b));
    }
    let floor = quotient.floor();
    if quotient - floor > T::of(0.5) { floor + T::ONE } else { floor }
}

/// `div` with a rounding mode.
pub fn div_mode(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    other: Operand<'_>,
    rounding_mode: Option<&str>,
) -> Result<()> {
    match rounding_mode {
        None => div(spec, out, self_, other),
        Some("floor") => floor_divide(spec, out, self_, other),
        _ => trunc_divide(spec, out, self_, other),
    }
}

struct Power;
impl<T: Math> Binary<T> for Power {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T, y: T) -> T {
        x.power::<FMA>(y)
    }
}
struct IntPower;
impl<T: Integer> Binary<T> for IntPower {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T, y: T) -> T {
        T::from_i64(integer_power(x.to_i64(), y.to_i64()))
    }
}

/// `self ** exponent`, elementwise.
pub fn pow(spec: &Spec, out: &[Tensor], self_: &Tensor, exponent: Operand<'_>) -> Result<()> {
    let native = native(spec.compute);
    if let (Operand::Scalar(e), false) = (exponent, native.is_complex())
        && let Some(result) = simple_power(native, &out[0], self_, e.to_f64())
    {
        return result;
    }
    if native.is_integral() {
        return with_native!(native, long, |T| binary_with::<T, _>(&out[0], self_, exponent, 40, IntPower));
    }
    with_dtype!(native, wide_and_complex, |T| binary_with::<T, _>(&out[0], self_, exponent, 40, Power))
}

/// `number ** exponent`.
pub fn pow_scalar(spec: &Spec, out: &[Tensor], self_: Scalar, exponent: &Tensor) -> Result<()> {
    let (out, exponent) = (Slot::tensor(&out[0]), Slot::tensor(exponent));
    let native = native(spec.compute);
    if native.is_integral() {
        return with_native!(native, long, |T| {
            let base: T = self_.cast();
            binary::<T, _>(out, Slot::value(&base), exponent, 40, IntPower)
        });
    }
    with_dtype!(native, wide_and_complex, |T| {
        let base: T = self_.cast();
        binary::<T, _>(out, Slot::value(&base), exponent, 40, Power)
    })
}

/// Exponents that are a few multiplications, or a root.
fn simple_power(native: DType, out: &Tensor, x: &Tensor, exponent: f64) -> Option<Result<()>> {
    struct Square;
    impl<T: Number> Unary<T> for Square {
        type Out = T;
        #[inline(always)]
        fn apply<const FMA: bool>(&self, x: T) -> T {
            x.times(x)
        }
    }
    struct Cube;
    impl<T: Number> Unary<T> for Cube {
        type Out = T;
        #[inline(always)]
        fn apply<const FMA: bool>(&self, x: T) -> T {
            x.times(x).times(x)
        }
    }
    /// 0.5, -0.5, -1 and -2: square roots and reciprocals.
    struct Root {
        root: bool,
        inverse: bool,
    }
    impl<T: Real> Unary<T> for Root {
        type Out = T;
        #[inline(always)]
        fn apply<const FMA: bool>(&self, x: T) -> T {
            let y = if self.root { x.sqrt() } else { x };
            if self.inverse { y.reciprocal() } else { y }
        }
    }
    let (out, x) = (Slot::tensor(out), Slot::tensor(x));
    if exponent == 2.0 {
        return Some(with_native!(native, ring, |T| unary::<T, _>(out, x, 1, Square)));
    }
    if exponent == 3.0 {
        return Some(with_native!(native, ring, |T| unary::<T, _>(out, x, 1, Cube)));
    }
    if !native.is_float() || ![0.5, -0.5, -1.0].contains(&exponent) {
        return None;
    }
    let op = Root { root: exponent.abs() == 0.5, inverse: exponent < 0.0 };
    Some(with_dtype!(native, wide, |T| unary::<T, _>(out, x, 4, op)))
}

struct Magnitude;
macro_rules! real_magnitude {
    ($($t:ty)*) => { $(
        impl Unary<$t> for Magnitude {
            type Out = $t;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, x: $t) -> $t { if x < <$t>::default() { x.negated() } else { x } }
        }
    )* };
}
real_magnitude!(i8 i16 i32 i64);
macro_rules! float_magnitude {
    ($($t:ty, $c:ty);*) => { $(
        impl Unary<$t> for Magnitude {
            type Out = $t;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, x: $t) -> $t { x.abs() }
        }
        impl Unary<$c> for Magnitude {
            type Out = $t;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, x: $c) -> $t { x.re.hypot(x.im) }
        }
        impl Unary<$t> for Direction {
            type Out = $t;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, x: $t) -> $t {
                if x.is_nan() { x } else if x < 0.0 { std::f64::consts::PI as $t } else { 0.0 }
            }
        }
        impl Unary<$c> for Direction {
            type Out = $t;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, x: $c) -> $t { x.im.atan2(x.re) }
        }
    )* };
}
struct Direction;
float_magnitude!(f32, Complex32; f64, Complex64);

/// Absolute value; of a complex number a real one.
pub fn abs(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    if !spec.compute.is_signed() {
        return positive(spec, out, self_);
    }
    with_native!(native(spec.compute), ring, |T| {
        unary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 1, Magnitude)
    })
}

/// The sign; of a complex number its direction.
pub fn sgn(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    if spec.compute.is_complex() { sgn_complex(spec, out, self_) } else { sign(spec, out, self_) }
}

/// The larger; the other one where one is NaN.
pub fn fmax(spec: &Spec, out: &[Tensor], self_: &Tensor, other: &Tensor) -> Result<()> {
    let operand = Operand::Tensor(other);
    if spec.compute.is_float() {
        fmax_float(spec, out, self_, operand)
    } else {
        maximum(spec, out, self_, other)
    }
}
/// The smaller; the other one where one is NaN.
pub fn fmin(spec: &Spec, out: &[Tensor], self_: &Tensor, other: &Tensor) -> Result<()> {
    let operand = Operand::Tensor(other);
    if spec.compute.is_float() {
        fmin_float(spec, out, self_, operand)
    } else {
        minimum(spec, out, self_, other)
    }
}

/// The argument of a complex number; π for negative real ones.
pub fn angle(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    with_dtype!(native(spec.compute), wide_and_complex, |T| {
        unary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 20, Direction)
    })
}

struct Pair;
struct FromPolar;
macro_rules! make_complex {
    ($($t:ty, $c:ty);*) => { $(
        impl Binary<$t> for Pair {
            type Out = $c;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, x: $t, y: $t) -> $c { <$c>::new(x, y) }
        }
        impl Binary<$t> for FromPolar {
            type Out = $c;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, x: $t, y: $t) -> $c { <$c>::new(x * y.cos(), x * y.sin()) }
        }
    )* };
}
make_complex!(f32, Complex32; f64, Complex64);

/// `real + i imag`.
pub fn complex(spec: &Spec, out: &[Tensor], real: &Tensor, imag: &Tensor) -> Result<()> {
    with_dtype!(native(spec.compute), wide, |T| {
        binary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(real), Slot::tensor(imag), 1, Pair)
    })
}

/// `abs · exp(i angle)`.
pub fn polar(spec: &Spec, out: &[Tensor], abs: &Tensor, angle: &Tensor) -> Result<()> {
    with_dtype!(native(spec.compute), wide, |T| {
        binary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(abs), Slot::tensor(angle), 40, FromPolar)
    })
}
