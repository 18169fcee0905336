//! Comparisons, logic and tests: the results are bools (or 0 and 1 in the dtype of an `out=` tensor).

use crate::cpu::math::Real;
use crate::cpu::pointwise::{Binary, Held, Unary, arithmetic::is_nan, binary, unary};
use crate::dispatch::arg::Operand;
use crate::dispatch::structured::Spec;
use crate::dtype::{Complex32, Complex64};
use crate::error::Result;
use crate::iter::Slot;
use crate::tensor::Tensor;
use crate::with_dtype;

compare_ops! {
    eq(ring): |x, y| x == y;
    ne(ring): |x, y| x != y;
    lt(real): |x, y| x < y;
    le(real): |x, y| x <= y;
    gt(real): |x, y| x > y;
    ge(real): |x, y| x >= y;
}

test_ops! {
    isnan_float(wide_and_complex, 1): |x| is_nan(x);
    isposinf_float(wide, 1): |x| x.infinite() && x > T::default();
    isneginf_float(wide, 1): |x| x.infinite() && x < T::default();
}

struct And;
struct Or;
struct Xor;
macro_rules! logic {
    ($($op:ident: |$x:ident, $y:ident| $body:expr;)*) => { $(
        impl Binary<bool> for $op {
            type Out = bool;
            #[inline(always)]
            fn apply<const FMA: bool>(&self, $x: bool, $y: bool) -> bool { $body }
        }
    )* };
}
logic! {
    And: |x, y| x & y;
    Or: |x, y| x | y;
    Xor: |x, y| x ^ y;
}

macro_rules! logical_ops {
    ($($name:ident $op:ident;)*) => { $(
        /// Anything but 0 counts as true.
        pub fn $name(_: &Spec, out: &[Tensor], self_: &Tensor, other: Operand<'_>) -> Result<()> {
            let held = Held::new(other);
            binary::<bool, _>(Slot::tensor(&out[0]), Slot::tensor(self_), held.slot(), 1, $op)
        }
    )* };
}
logical_ops! {
    logical_and_with And;
    logical_or_with Or;
    logical_xor_with Xor;
}

tensor_forms! { logical_and logical_and_with; logical_or logical_or_with; logical_xor logical_xor_with; }

struct Not;
impl Unary<bool> for Not {
    type Out = bool;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: bool) -> bool {
        !x
    }
}
/// True where the element is 0.
pub fn logical_not(_: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    unary::<bool, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 1, Not)
}

struct Infinite;
struct Finite;
struct SignBit;
struct RealValued;
macro_rules! float_tests {
    ($($t:ty, $c:ty);*) => { $(
        impl Unary<$t> for Infinite {
            type Out = bool;
            #[inline(always)] fn apply<const FMA: bool>(&self, x: $t) -> bool { x.abs() == <$t>::INFINITY }
        }
        impl Unary<$c> for Infinite {
            type Out = bool;
            #[inline(always)] fn apply<const FMA: bool>(&self, x: $c) -> bool {
                x.re.abs() == <$t>::INFINITY || x.im.abs() == <$t>::INFINITY
            }
        }
        impl Unary<$t> for Finite {
            type Out = bool;
            #[inline(always)] fn apply<const FMA: bool>(&self, x: $t) -> bool { x.abs() < <$t>::INFINITY }
        }
        impl Unary<$c> for Finite {
            type Out = bool;
            #[inline(always)] fn apply<const FMA: bool>(&self, x: $c) -> bool {
                x.re.abs() < <$t>::INFINITY && x.im.abs() < <$t>::INFINITY
            }
        }
        impl Unary<$c> for RealValued {
            type Out = bool;
            #[inline(always)] fn apply<const FMA: bool>(&self, x: $c) -> bool { x.im == 0.0 }
        }
        impl Unary<$t> for SignBit {
            type Out = bool;
            #[inline(always)] fn apply<const FMA: bool>(&self, x: $t) -> bool { x.has_sign_bit() }
        }
    )* };
}
float_tests!(f32, Complex32; f64, Complex64);
macro_rules! integer_sign {
    ($($t:ty)*) => { $(
        impl Unary<$t> for SignBit {
            type Out = bool;
            #[inline(always)]
            #[allow(unused_comparisons, reason = "unsigned types too")]
            fn apply<const FMA: bool>(&self, x: $t) -> bool { x < 0 }
        }
    )* };
}
integer_sign!(u8 u16 u32 u64 i8 i16 i32 i64);

/// A test that only some kinds of numbers can pass; `other` is the answer for the rest.
fn constant(out: &Tensor, answer: bool) -> Result<()> {
    super::super::create::fill(out, crate::scalar::Scalar::Bool(answer))
}

/// NaN in a part.
pub fn isnan(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    if spec.compute.is_differentiable() { isnan_float(spec, out, self_) } else { constant(&out[0], false) }
}

/// +infinity.
pub fn isposinf(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    if spec.compute.is_float() { isposinf_float(spec, out, self_) } else { constant(&out[0], false) }
}
/// -infinity.
pub fn isneginf(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    if spec.compute.is_float() { isneginf_float(spec, out, self_) } else { constant(&out[0], false) }
}

/// Infinite in a part.
pub fn isinf(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    if !spec.compute.is_differentiable() {
        return constant(&out[0], false);
    }
    with_dtype!(super::native(spec.compute), wide_and_complex, |T| {
        unary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 1, Infinite)
    })
}

/// Finite in every part.
pub fn isfinite(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    if !spec.compute.is_differentiable() {
        return constant(&out[0], true);
    }
    with_dtype!(super::native(spec.compute), wide_and_complex, |T| {
        unary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 1, Finite)
    })
}

/// Without an imaginary part.
pub fn isreal(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    if !spec.compute.is_complex() {
        return constant(&out[0], true);
    }
    with_dtype!(spec.compute, complex, |T| {
        unary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 1, RealValued)
    })
}

/// The sign is minus, that of a zero and of NaN included.
pub fn signbit(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    with_native!(super::native(spec.compute), real, |T| {
        unary::<T, _>(Slot::tensor(&out[0]), Slot::tensor(self_), 1, SignBit)
    })
}
