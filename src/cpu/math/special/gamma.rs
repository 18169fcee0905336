//! The gamma function's logarithm, its derivatives, incomplete gamma functions, and Hurwitz' zeta function.

use std::f64::consts::PI;

use super::EPSILON;
use crate::cpu::math::horner;

/// No fused multiply-add: these are compiled for every processor.
const PLAIN: bool = false;
const EULER: f64 = 0.577_215_664_901_532_9;
const HALF_LOG_TWO_PI: f64 = 0.918_938_533_204_672_8;

/// The logarithm of gamma(2 + z), |z| at most 1/2: a power series whose coefficients fall by four from one to the next.
fn near_two(z: f64) -> f64 {
    let tail = horner!(
        f64,
        PLAIN,
        z,
        [
            3.1044247747322276e-11,
            -6.4229645638381e-11,
            1.330476437424449e-10,
            -2.7595228851242334e-10,
            5.731367241678862e-10,
            -1.1921401405860912e-09,
            2.4836745438024785e-09,
            -5.183475041970047e-09,
            1.0838659214896955e-08,
            -2.2711094608943164e-08,
            4.7698101693639804e-08,
            -1.0043224823968099e-07,
            2.1207184805554665e-07,
            -4.492469198764566e-07,
            9.55141213040742e-07,
            -2.039215753801366e-06,
            4.374866789907488e-06,
            -9.439488275268397e-06,
            2.050721277567069e-05,
            -4.492623673813314e-05,
            9.945751278180853e-05,
            -0.00022315475845357939,
            0.0005096695247430425,
            -0.001192753911703261,
            0.0028905103307415234,
            -0.007385551028673986,
            0.020580808427784546,
            -0.0673523010531981,
            0.3224670334241132
        ]
    );
    z * (1.0 - EULER) + z * z * tail
}

/// The logarithm of the absolute value of the gamma function.
pub(crate) fn lgamma(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return f64::INFINITY;
    }
    if x < 0.5 {
        if x == x.floor() && x <= 0.0 {
            return f64::INFINITY;
        }
        // Reflection; the distance to the nearest integer keeps its precision.
        let sine = (PI * (x - x.round())).sin().abs();
        return if x.abs() < 1e-300 { -x.abs().ln() } else { (PI / sine).ln() - lgamma(1.0 - x) };
    }
    if x < 1.5 {
        return near_two(x - 1.0) - (x - 1.0).ln_1p();
    }
    if x < 2.5 {
        return near_two(x - 2.0);
    }
    // Up to where Stirling's series is exact.
    let (mut shift, mut y) = (1.0, x);
    while y < 12.0 {
        shift *= y;
        y += 1.0;
    }
    let w = 1.0 / (y * y);
    let series = horner!(
        f64,
        PLAIN,
        w,
        [-1.0 / 360_360.0 * 691.0, 1.0 / 1188.0, -1.0 / 1680.0, 1.0 / 1260.0, -1.0 / 360.0, 1.0 / 12.0]
    );
    (y - 0.5) * y.ln() - y + HALF_LOG_TWO_PI + series / y - shift.ln()
}

/// The derivative of `lgamma`.
pub(crate) fn digamma(x: f64) -> f64 {
    if x == 0.0 {
        return f64::INFINITY.copysign(-x);
    }
    if x < 0.0 {
        if x == x.floor() {
            return f64::NAN;
        }
        return digamma(1.0 - x) - PI / (PI * (x - x.round())).tan();
    }
    if x.is_infinite() {
        return x;
    }
    let (mut sum, mut y) = (0.0, x);
    while y < 12.0 {
        sum -= 1.0 / y;
        y += 1.0;
    }
    let w = 1.0 / (y * y);
    let series = horner!(
        f64,
        PLAIN,
        w,
        [691.0 / 32_760.0, -1.0 / 132.0, 1.0 / 240.0, -1.0 / 252.0, 1.0 / 120.0, -1.0 / 12.0]
    );
    sum + y.ln() - 0.5 / y + w * series
}

/// The derivative of order n of `digamma`; of order 1, x is at least 0.
pub(crate) fn polygamma(n: i64, x: f64) -> f64 {
    match n {
        0 => digamma(x),
        1 => zeta(2.0, x),
        _ => {
            let sign = if n % 2 == 1 { 1.0 } else { -1.0 };
            let order = n as f64 + 1.0;
            sign * lgamma(order).exp() * zeta(order, x)
        }
    }
}

/// Bernoulli numbers of even order from 2, over the factorials of their orders.
const BERNOULLI: [f64; 12] = [
    1.0 / 12.0,
    -1.0 / 720.0,
    1.0 / 30_240.0,
    -1.0 / 1_209_600.0,
    1.0 / 47_900_160.0,
    -691.0 / 1_307_674_368_000.0,
    1.0 / 74_724_249_600.0,
    -3617.0 / 10_670_622_842_880_000.0,
    43_867.0 / 5_109_094_217_170_944_000.0,
    -174_611.0 / 802_857_662_698_291_200_000.0,
    77_683.0 / 14_101_100_039_391_805_440_000.0,
    -236_364_091.0 / 1_693_824_136_731_743_669_452_800_000.0,
];

/// The sum of (q + k)^-x over k from 0.
pub(crate) fn zeta(x: f64, q: f64) -> f64 {
    if x == 1.0 {
        return f64::INFINITY;
    }
    if x.is_nan() || q.is_nan() || x < 1.0 {
        return f64::NAN;
    }
    if q <= 0.0 {
        if q == q.floor() {
            return f64::INFINITY;
        }
        if x != x.floor() {
            return f64::NAN;
        }
    }
    let (mut sum, mut y) = (0.0, q);
    // The first terms, then the Euler-Maclaurin formula.
    for _ in 0..(10.0 - q).ceil().clamp(10.0, 1e6) as usize {
        let term = y.powf(-x);
        sum += term;
        y += 1.0;
        if term.abs() < EPSILON * 0.1 * sum.abs() && y > 1.0 {
            return sum;
        }
    }
    let power = y.powf(-x);
    sum += y * power / (x - 1.0) + 0.5 * power;
    let (mut factor, mut scale) = (x, power / y);
    for (k, b) in BERNOULLI.iter().enumerate() {
        let term = b * factor * scale;
        sum += term;
        if term.abs() < EPSILON * 0.1 * sum.abs() {
            break;
        }
        let order = 2.0 * k as f64 + 1.0;
        factor *= (x + order) * (x + order + 1.0);
        scale /= y * y;
    }
    sum
}

/// exp(-x) x^a / gamma(a).
fn density(a: f64, x: f64) -> f64 {
    if a < 20.0 {
        return (a * x.ln() - x - lgamma(a)).exp();
    }
    // Near x = a the two large parts cancel: Stirling's formula takes them together.
    let d = (x - a) / a;
    let excess = if d.abs() < 0.4 { d.ln_1p() - d } else { (x / a).ln() - d };
    let w = 1.0 / (a * a);
    let correction = (1.0 / 12.0 - w * (1.0 / 360.0 - w / 1260.0)) / a;
    (a * excess - correction).exp() * (a / (2.0 * PI)).sqrt()
}

/// Regularised: by the power series below about a, by Lentz' continued fraction above. (lower, upper)
fn incomplete(a: f64, x: f64) -> (f64, f64) {
    if a.is_nan() || x.is_nan() || a < 0.0 || x < 0.0 || (a == 0.0 && x == 0.0) {
        return (f64::NAN, f64::NAN);
    }
    if a == 0.0 {
        return (1.0, 0.0);
    }
    if x == 0.0 {
        return (0.0, 1.0);
    }
    if a.is_infinite() {
        return if x.is_infinite() { (f64::NAN, f64::NAN) } else { (0.0, 1.0) };
    }
    if x.is_infinite() {
        return (1.0, 0.0);
    }
    let scale = density(a, x);
    // About six square roots of a away from a the terms have died out.
    let steps = 200 + (8.0 * a.max(x).sqrt()) as usize;
    if x < a + 1.0 {
        let (mut term, mut sum) = (1.0 / a, 1.0 / a);
        for k in 1..steps {
            term *= x / (a + k as f64);
            sum += term;
            if term < sum * EPSILON * 0.1 {
                break;
            }
        }
        let lower = (scale * sum).min(1.0);
        return (lower, 1.0 - lower);
    }
    let mut b = x + 1.0 - a;
    let mut c = 1e300;
    let mut d = 1.0 / b;
    let mut fraction = d;
    for k in 1..steps {
        let k = k as f64;
        let step = k * (a - k);
        b += 2.0;
        d = 1.0 / nonzero(step * d + b);
        c = nonzero(b + step / c);
        fraction *= d * c;
        if (d * c - 1.0).abs() < EPSILON {
            break;
        }
    }
    let upper = (scale * fraction).min(1.0);
    (1.0 - upper, upper)
}
fn nonzero(x: f64) -> f64 {
    if x.abs() < 1e-300 { 1e-300 } else { x }
}

/// The regularised lower incomplete gamma function.
pub(crate) fn lower_gamma(a: f64, x: f64) -> f64 {
    incomplete(a, x).0
}
/// The regularised upper incomplete gamma function.
pub(crate) fn upper_gamma(a: f64, x: f64) -> f64 {
    incomplete(a, x).1
}
