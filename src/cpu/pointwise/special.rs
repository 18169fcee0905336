//! Special functions: each element in double precision, by [`crate::cpu::math::special`].

use std::f64::consts::PI;

use crate::cpu::math::special;
use crate::dispatch::arg::Operand;
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::tensor::Tensor;

macro_rules! of_one {
    ($($name:ident $cost:literal $function:ident;)*) => {
        unary_ops! { $($name(wide, $cost): |x| T::of(special::$function(x.to_f64()));)* }
    };
}
of_one! {
    lgamma 60 lgamma;
    digamma 60 digamma;
    erfinv 80 erfinv;
    i0 80 bessel_i0;
    special_i0e 80 scaled_i0;
    special_i1 80 bessel_i1;
    special_i1e 80 scaled_i1;
    special_entr 20 entropy;
    special_erfcx 60 erfcx;
    special_ndtr 40 ndtr;
    special_ndtri 80 ndtri;
    special_log_ndtr 60 log_ndtr;
    special_bessel_j0 200 bessel_j0;
    special_bessel_j1 200 bessel_j1;
    special_bessel_y0 200 bessel_y0;
    special_bessel_y1 200 bessel_y1;
    special_modified_bessel_i0 80 bessel_i0;
    special_modified_bessel_i1 80 bessel_i1;
    special_modified_bessel_k0 300 bessel_k0;
    special_modified_bessel_k1 300 bessel_k1;
    special_scaled_modified_bessel_k0 300 scaled_k0;
    special_scaled_modified_bessel_k1 300 scaled_k1;
    special_spherical_bessel_j0 30 spherical_j0;
    special_airy_ai 300 airy_ai;
}

unary_ops! {
    /// sin(pi x) / (pi x).
    sinc(wide_and_complex, 100): |x| {
        let turned = x.times(T::from_f64(PI));
        if x.is_zero() { T::ONE } else { turned.sin_huge().divide(turned) }
    };
    polygamma_of(wide, 300, n: f64): |x| {
        let n = n.to_f64() as i64;
        if n == 1 && x < T::of(0.5) {
            // Reflection, with the sine in the element's own type.
            let ratio = T::of(PI) / (T::of(PI) * x).sin_huge();
            ratio * ratio - T::of(special::polygamma(1, 1.0 - x.to_f64()))
        } else {
            T::of(special::polygamma(n, x.to_f64()))
        }
    };
}

/// `polygamma`.
pub fn polygamma(spec: &Spec, out: &[Tensor], n: i64, self_: &Tensor) -> Result<()> {
    polygamma_of(spec, out, self_, n as f64)
}

macro_rules! of_two {
    ($($name:ident $with:ident $cost:literal |$x:ident, $y:ident| $body:expr;)*) => {
        binary_ops! { $($with(wide, $cost): |x, y| {
            let ($x, $y) = (x.to_f64(), y.to_f64());
            T::of($body)
        };)* }
        $(
            /// See the schema.
            pub fn $name(spec: &Spec, out: &[Tensor], self_: &Tensor, other: &Tensor) -> Result<()> {
                $with(spec, out, self_, Operand::Tensor(other))
            }
        )*
    };
}
of_two! {
    igamma igamma_with 300 |x, y| special::lower_gamma(x, y);
    igammac igammac_with 300 |x, y| special::upper_gamma(x, y);
    special_zeta zeta_with 300 |x, y| special::zeta(x, y);
    special_chebyshev_polynomial_t t_with 60 |x, n| special::chebyshev_t(x, n);
    special_chebyshev_polynomial_u u_with 60 |x, n| special::chebyshev_u(x, n);
    special_chebyshev_polynomial_v v_with 60 |x, n| special::chebyshev_v(x, n);
    special_chebyshev_polynomial_w w_with 60 |x, n| special::chebyshev_w(x, n);
    special_shifted_chebyshev_polynomial_t shifted_t_with 60 |x, n| special::chebyshev_t(2.0 * x - 1.0, n);
    special_shifted_chebyshev_polynomial_u shifted_u_with 60 |x, n| special::chebyshev_u(2.0 * x - 1.0, n);
    special_shifted_chebyshev_polynomial_v shifted_v_with 60 |x, n| special::chebyshev_v(2.0 * x - 1.0, n);
    special_shifted_chebyshev_polynomial_w shifted_w_with 60 |x, n| special::chebyshev_w(2.0 * x - 1.0, n);
    special_hermite_polynomial_h hermite_h_with 60 |x, n| special::hermite_h(x, n);
    special_hermite_polynomial_he hermite_he_with 60 |x, n| special::hermite_he(x, n);
    special_laguerre_polynomial_l laguerre_with 60 |x, n| special::laguerre(x, n);
    special_legendre_polynomial_p legendre_with 60 |x, n| special::legendre(x, n);
}
