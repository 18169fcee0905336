//! Special functions of real numbers, in double precision, one element at a time.
//!
//! Each is computed where its own formula is exact to a few units in the last place: power series near 0, continued
//! fractions, asymptotic series and trapezoid sums of integrals far out, recurrences between. Called by
//! `cpu::pointwise::special`.

mod bessel;
mod error;
mod gamma;
mod polynomials;

pub(crate) use bessel::{
    airy_ai, bessel_i0, bessel_i1, bessel_j0, bessel_j1, bessel_k0, bessel_k1, bessel_y0, bessel_y1,
    scaled_i0, scaled_i1, scaled_k0, scaled_k1, spherical_j0,
};
pub(crate) use error::{entropy, erfcx, erfinv, log_ndtr, ndtr, ndtri};
pub(crate) use gamma::{digamma, lgamma, lower_gamma, polygamma, upper_gamma, zeta};
pub(crate) use polynomials::{
    chebyshev_t, chebyshev_u, chebyshev_v, chebyshev_w, hermite_h, hermite_he, laguerre, legendre,
};

const EPSILON: f64 = f64::EPSILON;
