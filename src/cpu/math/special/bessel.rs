//! Bessel functions of order 0 and 1, and Airy's function.
//!
//! J and Y: Miller's backward recurrence (Neumann's series for Y) below 25, Hankel's asymptotic series above. I: the
//! power series, all of whose terms are positive, and the asymptotic series. K: the power series below 2, and above it
//! the integral of exp(-x cosh t) cosh(v t), for which the trapezoid rule converges faster than any power.

use std::f64::consts::{FRAC_PI_4, PI};

use super::EPSILON;

const EULER: f64 = 0.577_215_664_901_532_9;
const FAR: f64 = 25.0;

/// J0, J1, and the sums of Neumann's series for Y0 and Y1.
fn miller(x: f64) -> [f64; 4] {
    let start = 2 * f64::midpoint(x, 40.0) as usize;
    let (mut above, mut here) = (0.0, 1e-300);
    let (mut norm, mut even, mut odd) = (0.0, 0.0, 0.0);
    let mut first = 0.0;
    for n in (0..=start).rev() {
        // `here` is J_n, up to a factor.
        let k = n / 2;
        let sign = if k % 2 == 0 { 1.0 } else { -1.0 };
        if n % 2 == 0 && n > 0 {
            norm += 2.0 * here;
            even += sign * here / k as f64;
        } else if n == 0 {
            norm += here;
        } else if n > 1 {
            odd += sign * here * (2 * k + 1) as f64 / (k * (k + 1)) as f64;
        } else {
            first = here;
        }
        if n > 0 {
            let below = 2.0 * n as f64 / x * here - above;
            (above, here) = (here, below);
        }
    }
    // After the last step `here` is J_0.
    [here / norm, first / norm, even / norm, odd / norm]
}

/// Hankel's series: the amplitudes of cosine and sine for order v.
fn hankel(order: f64, x: f64) -> (f64, f64) {
    let mu = 4.0 * order * order;
    let (mut term, mut p, mut q) = (1.0, 1.0, 0.0);
    for k in 1..60 {
        let odd = (2 * k - 1) as f64;
        let next = term * (mu - odd * odd) / (k as f64 * 8.0 * x);
        if f64::abs(next) > f64::abs(term) || next.abs() < EPSILON * 0.01 {
            break;
        }
        term = next;
        match k % 4 {
            1 => q += term,
            2 => p -= term,
            3 => q -= term,
            _ => p += term,
        }
    }
    (p, q)
}

/// J and Y of an order, far out.
fn far(order: f64, x: f64) -> (f64, f64) {
    let (p, q) = hankel(order, x);
    // The phase, split so that x itself is reduced exactly.
    let (sine, cosine) = x.sin_cos();
    let (s, c) = (order * 2.0 * FRAC_PI_4 + FRAC_PI_4).sin_cos();
    let (cos, sin) = (cosine * c + sine * s, sine * c - cosine * s);
    let scale = (2.0 / (PI * x)).sqrt();
    (scale * (p * cos - q * sin), scale * (p * sin + q * cos))
}

pub(crate) fn bessel_j0(x: f64) -> f64 {
    let x = x.abs();
    if x.is_infinite() {
        0.0
    } else if x < 1e-8 {
        1.0
    } else if x < FAR {
        miller(x)[0]
    } else {
        far(0.0, x).0
    }
}
pub(crate) fn bessel_j1(x: f64) -> f64 {
    let size = x.abs();
    let value = if size.is_infinite() {
        0.0
    } else if size < 1e-8 {
        size / 2.0
    } else if size < FAR {
        miller(size)[1]
    } else {
        far(1.0, size).0
    };
    if x < 0.0 { -value } else { value }
}
pub(crate) fn bessel_y0(x: f64) -> f64 {
    if x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x.is_infinite() {
        return 0.0;
    }
    if x >= FAR {
        return far(0.0, x).1;
    }
    if x < 1e-8 {
        return 2.0 / PI * ((x / 2.0).ln() + EULER);
    }
    let [j0, _, even, _] = miller(x);
    2.0 / PI * ((x / 2.0).ln() + EULER) * j0 - 4.0 / PI * even
}
pub(crate) fn bessel_y1(x: f64) -> f64 {
    if x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x.is_infinite() {
        return 0.0;
    }
    if x >= FAR {
        return far(1.0, x).1;
    }
    if x < 1e-8 {
        return -2.0 / (PI * x);
    }
    let [j0, j1, _, odd] = miller(x);
    -2.0 / (PI * x) * j0 + 2.0 / PI * ((x / 2.0).ln() + EULER - 1.0) * j1 - 2.0 / PI * odd
}

/// exp(-x) I of order 0 or 1, x at least 0.
fn scaled_i(order: u32, x: f64) -> f64 {
    if x > 30.0 {
        if x.is_infinite() {
            return 0.0;
        }
        let mu = 4.0 * f64::from(order * order);
        let (mut term, mut sum) = (1.0, 1.0);
        for k in 1..40 {
            let odd = f64::from(2 * k - 1);
            let next: f64 = -term * (mu - odd * odd) / (f64::from(k) * 8.0 * x);
            if next.abs() > f64::abs(term) || next.abs() < EPSILON * 0.1 {
                break;
            }
            term = next;
            sum += term;
        }
        return sum / (2.0 * PI * x).sqrt();
    }
    let quarter = x * x / 4.0;
    let mut term = if order == 0 { 1.0 } else { x / 2.0 };
    let mut sum = term;
    for k in 1..200 {
        term *= quarter / (f64::from(k) * f64::from(k + order as i32));
        sum += term;
        if term < sum * EPSILON * 0.1 {
            break;
        }
    }
    sum * (-x).exp()
}
pub(crate) fn scaled_i0(x: f64) -> f64 {
    scaled_i(0, x.abs())
}
pub(crate) fn scaled_i1(x: f64) -> f64 {
    let value = scaled_i(1, x.abs());
    if x < 0.0 { -value } else { value }
}
pub(crate) fn bessel_i0(x: f64) -> f64 {
    grown(scaled_i0(x), x.abs())
}
pub(crate) fn bessel_i1(x: f64) -> f64 {
    grown(scaled_i1(x), x.abs())
}
/// `scaled * exp(x)`, also where the exponential alone overflows.
fn grown(scaled: f64, x: f64) -> f64 {
    if x.is_infinite() {
        return f64::INFINITY.copysign(scaled);
    }
    let half = (x / 2.0).exp();
    scaled * half * half
}

/// exp(x) K of an order, by its integral; x not small.
fn integral_k(order: f64, x: f64) -> f64 {
    const STEP: f64 = 1.0 / 16.0;
    let mut sum = 0.5;
    let mut t = STEP;
    loop {
        let half = (t / 2.0).sinh();
        let term = (-2.0 * x * half * half).exp() * (order * t).cosh();
        sum += term;
        if term < EPSILON * 0.01 * sum {
            return sum * STEP;
        }
        t += STEP;
    }
}
/// exp(x) K of order 0 or 1.
fn scaled_k(order: u32, x: f64) -> f64 {
    if x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::INFINITY;
    }
    if x > 2.0 {
        return if x.is_infinite() { 0.0 } else { integral_k(f64::from(order), x) };
    }
    let (quarter, log) = (x * x / 4.0, (x / 2.0).ln());
    let mut harmonic = -EULER;
    let mut term = 1.0;
    let mut sum = 0.0;
    for k in 0..40 {
        let n = f64::from(k);
        if order == 0 {
            sum += term * (harmonic - log);
            term *= quarter / ((n + 1.0) * (n + 1.0));
        } else {
            // psi(k + 1) + psi(k + 2), and log of the square.
            sum += term * (log - harmonic - 0.5 / (n + 1.0));
            term *= quarter / ((n + 1.0) * (n + 2.0));
        }
        harmonic += 1.0 / (n + 1.0);
    }
    let value = if order == 0 { sum } else { 1.0 / x + x / 2.0 * sum };
    value * x.exp()
}
pub(crate) fn scaled_k0(x: f64) -> f64 {
    scaled_k(0, x)
}
pub(crate) fn scaled_k1(x: f64) -> f64 {
    scaled_k(1, x)
}
pub(crate) fn bessel_k0(x: f64) -> f64 {
    scaled_k(0, x) * (-x).exp()
}
pub(crate) fn bessel_k1(x: f64) -> f64 {
    scaled_k(1, x) * (-x).exp()
}

/// sin(x) / x.
pub(crate) fn spherical_j0(x: f64) -> f64 {
    if x.is_infinite() {
        0.0
    } else if x.abs() < 1e-8 {
        1.0
    } else {
        x.sin() / x
    }
}

/// Airy's function: by K of order 1/3 for positive numbers, by Taylor's series near 0, by its phase far below.
pub(crate) fn airy_ai(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let zeta = 2.0 / 3.0 * x.abs().powf(1.5);
    if x.is_infinite() || zeta > 1e8 {
        return if x > 0.0 || x.is_infinite() { 0.0 } else { f64::NAN };
    }
    if x > 1.0 {
        return (x / 3.0).sqrt() / PI * integral_k(1.0 / 3.0, zeta) * (-zeta).exp();
    }
    if x > -7.0 {
        const AT_ZERO: f64 = 0.355_028_053_887_817_24;
        const SLOPE: f64 = -0.258_819_403_792_806_8;
        let cube = x * x * x;
        let (mut first, mut second) = (AT_ZERO, SLOPE * x);
        let mut sum = first + second;
        for k in 1..120 {
            let n = 3.0 * f64::from(k);
            first *= cube / (n * (n - 1.0));
            second *= cube / (n * (n + 1.0));
            sum += first + second;
            if first.abs() + second.abs() < 1e-20 {
                break;
            }
        }
        return sum;
    }
    // Terms of the asymptotic series by their ratio.
    let (mut term, mut even, mut odd) = (1.0, 1.0, 0.0);
    for k in 1..40 {
        let n = f64::from(k);
        let next = term * (6.0 * n - 5.0) * (6.0 * n - 1.0) / (72.0 * n * zeta);
        if next > term || next < EPSILON * 0.01 {
            break;
        }
        term = next;
        match k % 4 {
            1 => odd += term,
            2 => even -= term,
            3 => odd -= term,
            _ => even += term,
        }
    }
    let (sine, cosine) = (zeta + FRAC_PI_4).sin_cos();
    (sine * even - cosine * odd) / (PI.sqrt() * (-x).powf(0.25))
}
