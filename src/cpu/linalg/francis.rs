//! Francis' double-shift QR on real Hessenberg matrices: real arithmetic finds complex pairs as blocks of two rows.
//!
//! After Golub and Van Loan, "Matrix Computations", 7.5. Vectors come by back substitution on the quasi-triangle in
//! complex numbers, one for each pair. Called by [`super::eigen`].

use super::eigen::{Eigen, STEPS};
use crate::cpu::math::Math;
use crate::dtype::Complex64;

/// Eigenvalues, and vectors where asked for, of a Hessenberg matrix whose rows `low..high` are not yet triangular.
pub(super) fn real(
    h: &mut [f64],
    z: &mut [f64],
    n: usize,
    (low, high): (usize, usize),
    vectors: bool,
) -> Option<Eigen> {
    let small = h.iter().fold(0.0_f64, |m, x| m.max(x.abs())) * f64::MIN_POSITIVE / f64::EPSILON;
    let mut end = high;
    let mut steps = 0;
    while end > low {
        let start = (low + 1..end).rev().find(|k| {
            let around = h[(k - 1) * n + k - 1].abs() + h[k * n + k].abs();
            h[k * n + k - 1].abs() <= (f64::EPSILON * around).max(small)
        });
        if let Some(k) = start {
            h[k * n + k - 1] = 0.0;
        }
        let start = start.unwrap_or(low);
        if start + 1 == end {
            end -= 1;
            steps = 0;
        } else if start + 2 == end {
            split(h, z, n, start);
            end -= 2;
            steps = 0;
        } else {
            steps += 1;
            if steps > STEPS {
                return None;
            }
            sweep(h, z, n, (start, end), shifts(h, n, end, steps));
        }
    }
    let values = diagonal(h, n);
    let rows = if vectors { substitute(h, z, n, &values) } else { Vec::new() };
    Some((values, rows))
}

/// Sum and product of the two shifts.
fn shifts(h: &[f64], n: usize, end: usize, steps: usize) -> (f64, f64) {
    let (p, q) = (end - 2, end - 1);
    if steps.is_multiple_of(10) {
        // Shifts out of the ordinary break cycles; these are EISPACK's.
        let size = h[q * n + p].abs() + if p > 0 { h[p * n + p - 1].abs() } else { 0.0 };
        let middle = h[q * n + q] + 0.75 * size;
        return (2.0 * middle, middle * middle + 0.4375 * size * size);
    }
    let (a, b, c, d) = (h[p * n + p], h[p * n + q], h[q * n + p], h[q * n + q]);
    (a + d, a * d - b * c)
}

/// Applies `I - v v^T` (scaled so) to rows and columns `k..k + v.len()` of `h`, and to columns of `z`.
fn reflect(h: &mut [f64], z: &mut [f64], n: usize, k: usize, v: &[f64], (from, to): (usize, usize)) {
    for j in from..n {
        let sum: f64 = v.iter().enumerate().map(|(i, v)| v * h[(k + i) * n + j]).sum();
        v.iter().enumerate().for_each(|(i, v)| h[(k + i) * n + j] -= v * sum);
    }
    let side = |row: &mut [f64]| {
        let part = &mut row[k..k + v.len()];
        let sum: f64 = part.iter().zip(v).map(|(x, v)| x * v).sum();
        part.iter_mut().zip(v).for_each(|(x, v)| *x -= sum * v);
    };
    h.chunks_exact_mut(n).take(to).for_each(side);
    z.chunks_exact_mut(n).for_each(side);
}

/// The reflection that clears all but the first of `x`, as `v` of squared length 2; None where that is done.
fn reflector(x: &[f64]) -> Option<[f64; 3]> {
    let top = x.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    if x[1..].iter().all(|x| *x == 0.0) {
        return None;
    }
    let mut v = [0.0; 3];
    v.iter_mut().zip(x).for_each(|(v, x)| *v = x / top);
    let length = v.iter().map(|x| x * x).sum::<f64>().sqrt();
    let first = v[0];
    v[0] += length.copysign(first);
    let scale = 1.0 / (length * (length + first.abs())).sqrt();
    v.iter_mut().for_each(|v| *v *= scale);
    Some(v)
}

/// One double step on rows and columns `start..end`.
fn sweep(h: &mut [f64], z: &mut [f64], n: usize, (start, end): (usize, usize), (sum, product): (f64, f64)) {
    let at = |h: &[f64], i: usize, j: usize| h[(start + i) * n + start + j];
    let mut x = [
        (at(h, 0, 0) * at(h, 0, 0) - sum * at(h, 0, 0) + product) + at(h, 0, 1) * at(h, 1, 0),
        at(h, 1, 0) * (at(h, 0, 0) + at(h, 1, 1) - sum),
        at(h, 1, 0) * at(h, 2, 1),
    ];
    for k in start..end - 1 {
        let length = (end - k).min(3);
        if k > start {
            (0..length).for_each(|i| x[i] = h[(k + i) * n + k - 1]);
        }
        if let Some(v) = reflector(&x[..length]) {
            let from = if k > start { k - 1 } else { start };
            reflect(h, z, n, k, &v[..length], (from, (k + length + 1).min(end)));
            if k > start {
                (1..length).for_each(|i| h[(k + i) * n + k - 1] = 0.0);
            }
        }
    }
}

/// Makes rows and columns `k, k + 1` triangular if their eigenvalues are real, else gives them equal diagonals.
fn split(h: &mut [f64], z: &mut [f64], n: usize, k: usize) {
    let (a, b, c, d) = (h[k * n + k], h[k * n + k + 1], h[(k + 1) * n + k], h[(k + 1) * n + k + 1]);
    let half = (a - d) / 2.0;
    let inside = half * half + b * c;
    let (cosine, sine) = if inside >= 0.0 {
        // The eigenvector of the eigenvalue far from d, which then comes first.
        let far = half + inside.sqrt().copysign(half);
        if far == 0.0 && c == 0.0 {
            return;
        }
        let r = far.hypot(c);
        (far / r, c / r)
    } else {
        let angle = (-2.0 * half).atan2(b + c) / 2.0;
        (angle.cos(), angle.sin())
    };
    let turned = |first: &mut f64, second: &mut f64| {
        let (p, q) = (*first, *second);
        (*first, *second) = (cosine * p + sine * q, cosine * q - sine * p);
    };
    for j in k..n {
        let (upper, lower) = h.split_at_mut((k + 1) * n);
        turned(&mut upper[k * n + j], &mut lower[j]);
    }
    for rows in [&mut h[..(k + 2) * n], z] {
        for row in rows.chunks_exact_mut(n) {
            let (first, second) = row.split_at_mut(k + 1);
            turned(&mut first[k], &mut second[0]);
        }
    }
    if inside >= 0.0 {
        h[(k + 1) * n + k] = 0.0;
    } else {
        let middle = f64::midpoint(h[k * n + k], h[(k + 1) * n + k + 1]);
        h[k * n + k] = middle;
        h[(k + 1) * n + k + 1] = middle;
    }
}

/// The eigenvalues of a quasi-triangle; the one with the positive imaginary part comes first in a pair.
fn diagonal(h: &[f64], n: usize) -> Vec<Complex64> {
    let mut values: Vec<Complex64> = (0..n).map(|k| Complex64::new(h[k * n + k], 0.0)).collect();
    for k in 1..n {
        let low = h[k * n + k - 1];
        if low != 0.0 {
            let size = low.abs().sqrt() * h[(k - 1) * n + k].abs().sqrt();
            values[k - 1].im = size;
            values[k].im = -size;
        }
    }
    values
}

/// Vectors of a quasi-triangle by back substitution, each turned by `z`: rows of the result.
fn substitute(h: &[f64], z: &[f64], n: usize, values: &[Complex64]) -> Vec<Complex64> {
    let norm = h.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    let least = (norm * f64::EPSILON).max(f64::MIN_POSITIVE);
    let mut rows = vec![Complex64::default(); n * n];
    let mut x = vec![Complex64::default(); n];
    for k in (0..n).rev() {
        let value = values[k];
        if value.im > 0.0 {
            // The conjugate of the vector below.
            let (first, second) = rows[k * n..(k + 2) * n].split_at_mut(n);
            first.iter_mut().zip(second).for_each(|(to, x)| *to = x.conj());
            continue;
        }
        x[k] = Complex64::new(1.0, 0.0);
        let mut i = k;
        if value.im < 0.0 {
            // (h - value) x = 0 in the block's second row.
            x[k - 1] = Complex64::new(0.0, value.im) / h[k * n + k - 1];
            i = k - 1;
        }
        while i > 0 {
            i -= 1;
            i -= usize::from(i > 0 && h[i * n + i - 1] != 0.0);
            solve_row(h, n, i, (value, k, least), &mut x);
        }
        for (to, turn) in rows[k * n..(k + 1) * n].iter_mut().zip(z.chunks_exact(n)) {
            *to = turn.iter().zip(&x[..=k]).fold(Complex64::default(), |sum, (z, x)| sum + x * z);
        }
    }
    rows
}

/// Solves for row `i`, or for rows `i` and `i + 1` where they are a block, of `(h - value) x = 0`.
fn solve_row(h: &[f64], n: usize, i: usize, (value, k, least): (Complex64, usize, f64), x: &mut [Complex64]) {
    let pair = i < k && h[(i + 1) * n + i] != 0.0;
    let known = i + if pair { 2 } else { 1 };
    let sum = |row: usize, x: &[Complex64]| {
        (known..=k).fold(Complex64::default(), |sum, j| sum - x[j] * h[row * n + j])
    };
    let gap = |row: usize| Complex64::new(h[row * n + row], 0.0) - value;
    if pair {
        let (p, q) = (gap(i), gap(i + 1));
        let (b, c) = (h[i * n + i + 1], h[(i + 1) * n + i]);
        let (r, s) = (sum(i, x), sum(i + 1, x));
        let det = p * q - b * c;
        let bound = least * (p.norm() + q.norm() + b.abs() + c.abs());
        let det = if det.norm() < bound { Complex64::new(bound, 0.0) } else { det };
        x[i] = (r * q - s * b).divide(det);
        x[i + 1] = (s * p - r * c).divide(det);
    } else {
        let gap = gap(i);
        x[i] = sum(i, x).divide(if gap.norm() < least { Complex64::new(least, 0.0) } else { gap });
    }
    let size = x[i].norm().max(if pair { x[i + 1].norm() } else { 0.0 });
    if size > 1e100 {
        x[i..=k].iter_mut().for_each(|x| *x /= size);
    }
}
