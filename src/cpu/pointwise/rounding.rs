//! Rounding to integers and to decimals. Integers are their own result.

use crate::cpu::pointwise::native;
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::tensor::Tensor;

unary_ops! {
    frac(wide, 1): |x| x - x.trunc();
    floor_float(wide, 1): |x| x.floor();
    ceil_float(wide, 1): |x| x.ceil();
    trunc_float(wide, 1): |x| x.trunc();
    round_float(wide, 1): |x| x.round_even();
    /// To a multiple of 10^-decimals, by scaling.
    round_scaled(wide, 4, ten: f64): |x| (x * ten).round_even() / ten;
    /// To a multiple of 10^n for n > 0.
    round_divided(wide, 4, ten: f64): |x| (x / ten).round_even() * ten;
}

macro_rules! integers_pass {
    ($($(#[$doc:meta])* $name:ident $float:ident;)*) => { $(
        $(#[$doc])*
        pub fn $name(spec: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
            if native(spec.compute).is_float() { $float(spec, out, self_) } else { super::positive(spec, out, self_) }
        }
    )* };
}
integers_pass! {
    /// Down.
    floor floor_float;
    /// Up.
    ceil ceil_float;
    /// Toward zero.
    trunc trunc_float;
    /// To nearest, halves to even.
    round round_float;
}

/// To `decimals` places after the point (before it when negative), halves to even.
pub fn round_decimals(spec: &Spec, out: &[Tensor], self_: &Tensor, decimals: i64) -> Result<()> {
    let ten = 10f64.powi(decimals.unsigned_abs().min(400) as i32);
    match decimals {
        0 => round(spec, out, self_),
        1.. => round_scaled(spec, out, self_, ten),
        _ => round_divided(spec, out, self_, ten),
    }
}
