//! Relatives of the error function: its inverse, its scaled complement, the normal distribution.

use std::f64::consts::{FRAC_1_SQRT_2, PI, SQRT_2};

use crate::cpu::math::Real;

/// exp(x^2) erfc(x).
pub(crate) fn erfcx(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x < 0.0 {
        // Beyond, the square overflows anyway.
        return if x < -26.7 { f64::INFINITY } else { 2.0 * (x * x).exp() - erfcx(-x) };
    }
    if x < 2.0 {
        return (x * x).exp() * Real::erfc::<false>(x);
    }
    // Laplace's continued fraction, from the inside: 1 / (x + (1/2) / (x + 1 / (x + (3/2) / ...))).
    let depth = (20.0 + 400.0 / (x * x)) as usize;
    let mut tail = x;
    for k in (1..=depth).rev() {
        tail = x + 0.5 * k as f64 / tail;
    }
    1.0 / (PI.sqrt() * tail)
}

/// The x with erfc(x) = z, z from 0 to 1.
fn erfc_inverse(z: f64) -> f64 {
    if z == 0.0 {
        return f64::INFINITY;
    }
    // Winitzki's formula, then Halley's steps, each of which triples the digits.
    let log = (z * (2.0 - z)).ln();
    let half = 2.0 / (PI * 0.147) + 0.5 * log;
    let mut x = ((half * half - log / 0.147).sqrt() - half).max(0.0).sqrt();
    for _ in 0..3 {
        let slope = -2.0 / PI.sqrt() * (-x * x).exp();
        let ratio = if slope == 0.0 { 0.0 } else { (Real::erfc::<false>(x) - z) / slope };
        x -= ratio / (1.0 + x * ratio);
    }
    x
}

/// The inverse of the error function.
pub(crate) fn erfinv(y: f64) -> f64 {
    let size = y.abs();
    if y.is_nan() || size > 1.0 {
        return f64::NAN;
    }
    if size < 0.5 {
        // By the function itself: its complement does not tell small numbers apart.
        let mut x = size * PI.sqrt() / 2.0;
        for _ in 0..4 {
            let slope = 2.0 / PI.sqrt() * (-x * x).exp();
            let ratio = (Real::erf::<false>(x) - size) / slope;
            x -= ratio / (1.0 + x * ratio);
        }
        return x.copysign(y);
    }
    erfc_inverse(1.0 - size).copysign(y)
}

/// The distribution function of the normal distribution.
pub(crate) fn ndtr(x: f64) -> f64 {
    0.5 * Real::erfc::<false>(-x * FRAC_1_SQRT_2)
}

/// Its logarithm.
pub(crate) fn log_ndtr(x: f64) -> f64 {
    if x < -1.0 {
        let t = x * FRAC_1_SQRT_2;
        return (erfcx(-t) / 2.0).ln() - t * t;
    }
    (-0.5 * Real::erfc::<false>(x * FRAC_1_SQRT_2)).ln_1p()
}

/// Its inverse.
pub(crate) fn ndtri(p: f64) -> f64 {
    if !(0.0..=1.0).contains(&p) {
        return f64::NAN;
    }
    if (0.25..=0.75).contains(&p) {
        return SQRT_2 * erfinv(2.0 * p - 1.0);
    }
    if p < 0.5 { -SQRT_2 * erfc_inverse(2.0 * p) } else { SQRT_2 * erfc_inverse(2.0 * (1.0 - p)) }
}

/// -x log(x); 0 at 0, -inf below.
pub(crate) fn entropy(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x > 0.0 {
        -x * x.ln()
    } else if x == 0.0 {
        0.0
    } else {
        f64::NEG_INFINITY
    }
}
