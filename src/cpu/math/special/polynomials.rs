//! Orthogonal polynomials of degree n; 0 for negative degrees.
//!
//! Chebyshev's are cosines and sines of multiples of an angle, and hyperbolic ones beyond 1; the others go by their
//! recurrences, which end early once the value is no finite number.

/// Below this degree a recurrence is exact and short.
const FEW: f64 = 7.0;

/// `p[k + 1] = next(k, p[k], p[k - 1])` from the first two.
fn recurrence(n: f64, first: f64, second: f64, next: impl Fn(f64, f64, f64) -> f64) -> f64 {
    let n = n.trunc();
    if n.is_nan() || n < 0.0 {
        return 0.0;
    }
    if n == 0.0 {
        return first;
    }
    let (mut before, mut here, mut k) = (first, second, 1.0);
    while k < n && here.is_finite() {
        (before, here) = (here, next(k, here, before));
        k += 1.0;
    }
    here
}

fn odd(n: f64) -> bool {
    n.trunc() % 2.0 != 0.0
}

pub(crate) fn chebyshev_t(x: f64, n: f64) -> f64 {
    let n = n.trunc();
    if n < FEW || x.is_nan() {
        return recurrence(n, 1.0, x, |_, here, before| 2.0 * x * here - before);
    }
    if x.abs() <= 1.0 {
        return (n * x.acos()).cos();
    }
    let size = (n * x.abs().acosh()).cosh();
    if x < 0.0 && odd(n) { -size } else { size }
}

pub(crate) fn chebyshev_u(x: f64, n: f64) -> f64 {
    let n = n.trunc();
    if n < FEW || x.is_nan() {
        return recurrence(n, 1.0, 2.0 * x, |_, here, before| 2.0 * x * here - before);
    }
    let size = if x.abs() == 1.0 {
        n + 1.0
    } else if x.abs() < 1.0 {
        let angle = x.acos();
        return ((n + 1.0) * angle).sin() / angle.sin();
    } else {
        let angle = x.abs().acosh();
        ((n + 1.0) * angle).sinh() / angle.sinh()
    };
    if x < 0.0 && odd(n) { -size } else { size }
}

pub(crate) fn chebyshev_v(x: f64, n: f64) -> f64 {
    let n = n.trunc();
    if n >= FEW && x.abs() < 1.0 {
        let angle = x.acos();
        return ((n + 0.5) * angle).cos() / (0.5 * angle).cos();
    }
    if n >= FEW && x == -1.0 {
        return if odd(n) { -(2.0 * n + 1.0) } else { 2.0 * n + 1.0 };
    }
    recurrence(n, 1.0, 2.0 * x - 1.0, |_, here, before| 2.0 * x * here - before)
}

pub(crate) fn chebyshev_w(x: f64, n: f64) -> f64 {
    let n = n.trunc();
    if n >= FEW && x.abs() < 1.0 {
        let angle = x.acos();
        return ((n + 0.5) * angle).sin() / (0.5 * angle).sin();
    }
    if n >= FEW && x == 1.0 {
        return 2.0 * n + 1.0;
    }
    recurrence(n, 1.0, 2.0 * x + 1.0, |_, here, before| 2.0 * x * here - before)
}

pub(crate) fn hermite_h(x: f64, n: f64) -> f64 {
    recurrence(n, 1.0, 2.0 * x, |k, here, before| 2.0 * x * here - 2.0 * k * before)
}

pub(crate) fn hermite_he(x: f64, n: f64) -> f64 {
    recurrence(n, 1.0, x, |k, here, before| x * here - k * before)
}

pub(crate) fn laguerre(x: f64, n: f64) -> f64 {
    recurrence(n, 1.0, 1.0 - x, |k, here, before| ((2.0 * k + 1.0 - x) * here - k * before) / (k + 1.0))
}

pub(crate) fn legendre(x: f64, n: f64) -> f64 {
    recurrence(n, 1.0, x, |k, here, before| ((2.0 * k + 1.0) * x * here - k * before) / (k + 1.0))
}
