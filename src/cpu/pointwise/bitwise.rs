//! Operations on the bits of integers and bools, and the integer arithmetic that divides.

use crate::cpu::math::Signed;

/// What integers do beyond ring arithmetic.
pub trait Integer: Signed + PartialOrd + Eq {
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn complement(self) -> Self;
    /// 0 when the count is negative or not below the width.
    fn left(self, count: Self) -> Self;
    /// All copies of the sign in that case.
    fn right(self, count: Self) -> Self;
    /// The divisor is not 0; the most negative number divided by -1 wraps.
    fn trunc_div(self, other: Self) -> Self;
    fn floor_div(self, other: Self) -> Self;
    fn trunc_rem(self, other: Self) -> Self;
    fn floor_rem(self, other: Self) -> Self;
}

macro_rules! integers {
    ($($t:ty),*) => { $(
        impl Integer for $t {
            #[inline(always)] fn and(self, other: Self) -> Self { self & other }
            #[inline(always)] fn or(self, other: Self) -> Self { self | other }
            #[inline(always)] fn xor(self, other: Self) -> Self { self ^ other }
            #[inline(always)] fn complement(self) -> Self { !self }
            #[inline(always)]
            #[allow(unused_comparisons, reason = "unsigned types too")]
            fn left(self, count: Self) -> Self {
                if count < 0 || count >= <$t>::BITS as $t { 0 } else { self.wrapping_shl(count as u32) }
            }
            #[inline(always)]
            #[allow(unused_comparisons, reason = "unsigned types too")]
            fn right(self, count: Self) -> Self {
                let most = <$t>::BITS as $t - 1;
                if count < 0 || count > most {
                    if self < 0 { (0 as $t).wrapping_sub(1) } else { 0 }
                } else {
                    self.wrapping_shr(count as u32)
                }
            }
            #[inline(always)] fn trunc_div(self, other: Self) -> Self { if other == 0 { 0 } else { self.wrapping_div(other) } }
            #[inline(always)]
            #[allow(unused_comparisons, reason = "unsigned types too")]
            fn floor_div(self, other: Self) -> Self {
                if other == 0 { return 0; }
                let q = self.wrapping_div(other);
                if self.wrapping_rem(other) != 0 && (self < 0) != (other < 0) { q.wrapping_sub(1) } else { q }
            }
            #[inline(always)] fn trunc_rem(self, other: Self) -> Self { if other == 0 { 0 } else { self.wrapping_rem(other) } }
            #[inline(always)]
            #[allow(unused_comparisons, reason = "unsigned types too")]
            fn floor_rem(self, other: Self) -> Self {
                if other == 0 { return 0; }
                let r = self.wrapping_rem(other);
                if r != 0 && (r < 0) != (other < 0) { r.wrapping_add(other) } else { r }
            }
        }
    )* };
}
integers!(u8, u16, u32, u64, i8, i16, i32, i64);

binary_ops! {
    // Bools are bytes 0 and 1 here, which these keep.
    bitwise_and(bits, 1): |x, y| x.and(y);
    bitwise_or(bits, 1): |x, y| x.or(y);
    bitwise_xor(bits, 1): |x, y| x.xor(y);
    bitwise_left_shift(long, 2): |x, y| x.left(y);
    bitwise_right_shift(long, 2): |x, y| x.right(y);
}

unary_ops! {
    complement(bits, 1): |x| x.complement();
}

/// All bits turned over; of a bool its negation.
pub fn bitwise_not(
    spec: &crate::dispatch::structured::Spec,
    out: &[crate::tensor::Tensor],
    self_: &crate::tensor::Tensor,
) -> crate::error::Result<()> {
    if spec.compute == crate::dtype::DType::Bool {
        return super::logical_not(spec, out, self_);
    }
    complement(spec, out, self_)
}
