//! Eigenvalues and eigenvectors of general matrices: balance, Hessenberg form, shifted QR, back substitution.
//!
//! Complex matrices take single shifts (Wilkinson's), real ones Francis' double shifts (in [`super::francis`]), so that
//! eigenvalues of real matrices are real or come in exact conjugate pairs. After Golub and Van Loan, "Matrix
//! Computations", 7.5 and 7.6; everything is computed in double precision. Vectors have length 1.

use super::francis;
use super::hessenberg::{balance, reduce};
use super::matrices::{Failure, Field, Parts, deliver, doubled, each, ensure_work, extents};
use super::spectra::scale;
use crate::cpu::math::{Math, Number};
use crate::dispatch::structured::Spec;
use crate::dtype::{Complex64, DType};
use crate::error::{Error, Result};
use crate::tensor::Tensor;

/// QR steps for one eigenvalue before it counts as not found; two or three are usual.
pub(super) const STEPS: usize = 100;

/// Eigenvalues, and vectors as rows, not yet of length 1.
pub(super) type Eigen = (Vec<Complex64>, Vec<Complex64>);

/// `linalg_eig`.
pub fn linalg_eig(_: &Spec, out: &[Tensor], a: &Tensor) -> Result<()> {
    general(&out[0], Some(&out[1]), a)
}

/// `_linalg_eigvals`: without vectors.
pub fn linalg_eigvals(_: &Spec, out: &[Tensor], a: &Tensor) -> Result<()> {
    general(&out[0], None, a)
}

fn general(values: &Tensor, vectors: Option<&Tensor>, a: &Tensor) -> Result<()> {
    let (n, _, count) = extents(a)?;
    let real = !a.dtype().is_complex();
    let input = doubled(a)?;
    let made = Tensor::empty(values.sizes(), DType::Complex128, a.device())?;
    let room = if vectors.is_some() { a.sizes() } else { &[0] };
    let turned = Tensor::empty(room, DType::Complex128, a.device())?;
    let (ls, vs) = (Parts::<Complex64>::of(&made), Parts::<Complex64>::of(&turned));
    // The rotations, and the vectors before they are turned.
    ensure_work::<Complex64>(count, if vectors.is_some() { 2 } else { 1 } * n * n)?;
    let failure = Failure::default();
    each(count, n * n * n * 25, |i| {
        // SAFETY: dense tensors just made; one matrix each.
        let found = unsafe {
            if real {
                matrix(Parts::<f64>::of(&input).at(i * n * n, n * n), n, vectors.is_some(), francis::real)
            } else {
                matrix(Parts::<Complex64>::of(&input).at(i * n * n, n * n), n, vectors.is_some(), complex)
            }
        };
        let (values, mut rows) = match found {
            Ok(found) => found,
            Err(e) => return failure.note(Err(e)),
        };
        // SAFETY: as above.
        unsafe { ls.at(i * n, n) }.copy_from_slice(&values);
        if vectors.is_some() {
            rows.chunks_exact_mut(n.max(1)).for_each(unit);
            // SAFETY: as above.
            let to = unsafe { vs.at(i * n * n, n * n) };
            to.iter_mut().enumerate().for_each(|(at, x)| *x = rows[at % n * n + at / n]);
        }
    })?;
    failure.into_result()?;
    deliver(values, &made)?;
    vectors.map_or(Ok(()), |to| deliver(to, &turned))
}

/// How a Hessenberg matrix becomes a triangle: the matrix, the rotations, their size, what is left between which rows,
/// and whether vectors are wanted.
type Iterate<T> = fn(&mut [T], &mut [T], usize, (usize, usize), bool) -> Option<Eigen>;

/// Eigenvalues and vectors of `a`, which is overwritten.
///
/// # Errors
/// `LinearAlgebra` for NaN and infinity, and where the iteration does not end.
fn matrix<T: Field>(a: &mut [T], n: usize, vectors: bool, iterate: Iterate<T>) -> Result<Eigen> {
    // Powers of two change no digit, and keep squares in range.
    let factor = scale(a)?;
    let how = balance(a, n);
    let mut z = vec![T::default(); n * n];
    reduce(a, &mut z, n, how.low, how.high);
    let (mut values, mut rows) = iterate(a, &mut z, n, (how.low, how.high), vectors)
        .ok_or_else(|| Error::linear_algebra("the QR iteration did not converge"))?;
    values.iter_mut().for_each(|x| *x *= factor);
    if vectors {
        how.undo(&mut rows, n);
    }
    Ok((values, rows))
}

/// Gives a vector length 1, its largest element being real where it is not real as a whole.
fn unit(x: &mut [Complex64]) {
    let top = x.iter().map(|x| x.re.abs().max(x.im.abs())).fold(0.0, f64::max);
    if top == 0.0 {
        return;
    }
    x.iter_mut().for_each(|x| *x /= top);
    let length = x.iter().map(Complex64::norm_sqr).sum::<f64>().sqrt();
    x.iter_mut().for_each(|x| *x /= length);
    if x.iter().all(|x| x.im == 0.0) {
        return;
    }
    let Some(largest) = (0..x.len()).max_by(|a, b| x[*a].norm_sqr().total_cmp(&x[*b].norm_sqr())) else {
        return;
    };
    let turn = x[largest].conj() / x[largest].norm();
    x.iter_mut().for_each(|x| *x *= turn);
    x[largest].im = 0.0;
}

/// A rotation with `(c, s; -conj(s), c)` applied to `(x, y)` giving `(r, 0)`.
fn rotation(x: Complex64, y: Complex64) -> (f64, Complex64) {
    let (a, b) = (x.norm(), y.norm());
    let r = a.hypot(b);
    if b == 0.0 {
        return (1.0, Complex64::default());
    }
    if a == 0.0 {
        return (0.0, y.conj() / b);
    }
    (a / r, (x / a) * y.conj() / r)
}

/// The upper triangle of a Hessenberg matrix by single-shift QR, then its vectors turned by `z`.
fn complex(
    h: &mut [Complex64],
    z: &mut [Complex64],
    n: usize,
    (low, high): (usize, usize),
    vectors: bool,
) -> Option<Eigen> {
    let small = h.iter().map(|x| x.norm()).fold(0.0, f64::max) * f64::MIN_POSITIVE / f64::EPSILON;
    let mut end = high;
    let mut steps = 0;
    while end > low + 1 {
        let at = |h: &[Complex64], i: usize, j: usize| h[i * n + j];
        let start = (low + 1..end).rev().find(|k| {
            let around = at(h, k - 1, k - 1).l1_norm() + at(h, *k, *k).l1_norm();
            at(h, *k, k - 1).l1_norm() <= (f64::EPSILON * around).max(small)
        });
        let start = match start {
            Some(k) => {
                h[k * n + k - 1] = Complex64::default();
                k
            }
            None => low,
        };
        if start + 1 == end {
            end -= 1;
            steps = 0;
            continue;
        }
        steps += 1;
        if steps > STEPS {
            return None;
        }
        let shift = if steps % 10 == 0 {
            // A shift out of the ordinary breaks cycles.
            at(h, end - 1, end - 1) + at(h, end - 1, end - 2).norm() * 0.75
        } else {
            wilkinson(h, n, end)
        };
        sweep(h, z, n, (start, end), shift);
    }
    let values: Vec<Complex64> = (0..n).map(|k| h[k * n + k]).collect();
    let rows = if vectors { substitute(h, z, n) } else { Vec::new() };
    Some((values, rows))
}

/// The eigenvalue of the last two rows and columns that is nearer to the last element.
fn wilkinson(h: &[Complex64], n: usize, end: usize) -> Complex64 {
    let (p, q) = (end - 2, end - 1);
    let (a, b, c, d) = (h[p * n + p], h[p * n + q], h[q * n + p], h[q * n + q]);
    let half = (a - d) * 0.5;
    let product = b * c;
    if product.norm() == 0.0 {
        return d;
    }
    let root = (half * half + product).sqrt();
    let sum = if (half.conj() * root).re < 0.0 { half - root } else { half + root };
    d - product.divide(sum)
}

/// One QR step with a shift on rows and columns `start..end`.
fn sweep(h: &mut [Complex64], z: &mut [Complex64], n: usize, (start, end): (usize, usize), shift: Complex64) {
    let mut x = h[start * n + start] - shift;
    let mut y = h[(start + 1) * n + start];
    for k in start..end - 1 {
        if k > start {
            x = h[k * n + k - 1];
            y = h[(k + 1) * n + k - 1];
        }
        let (c, s) = rotation(x, y);
        for j in k.saturating_sub(1).max(start)..n {
            let (p, q) = (h[k * n + j], h[(k + 1) * n + j]);
            h[k * n + j] = p * c + s * q;
            h[(k + 1) * n + j] = q * c - s.conj() * p;
        }
        if k > start {
            h[(k + 1) * n + k - 1] = Complex64::default();
        }
        let last = (k + 3).min(end);
        let turn = |row: &mut [Complex64]| {
            let (p, q) = (row[k], row[k + 1]);
            row[k] = p * c + s.conj() * q;
            row[k + 1] = q * c - s * p;
        };
        h.chunks_exact_mut(n).take(last).for_each(turn);
        z.chunks_exact_mut(n).for_each(turn);
    }
}

/// Vectors of an upper triangle by back substitution, each turned by `z`: rows of the result.
fn substitute(t: &[Complex64], z: &[Complex64], n: usize) -> Vec<Complex64> {
    let norm = t.iter().map(|x| x.norm()).fold(0.0, f64::max);
    let least = (norm * f64::EPSILON).max(f64::MIN_POSITIVE);
    let mut rows = vec![Complex64::default(); n * n];
    let mut x = vec![Complex64::default(); n];
    for k in (0..n).rev() {
        x[k] = Complex64::ONE;
        for i in (0..k).rev() {
            let sum = (i + 1..=k).fold(Complex64::default(), |sum, j| sum.plus(t[i * n + j].times(x[j])));
            let mut gap = t[k * n + k] - t[i * n + i];
            if gap.norm() < least {
                gap = Complex64::new(least, 0.0);
            }
            x[i] = sum.divide(gap);
            let size = x[i].norm();
            if size > 1e100 {
                x[i..=k].iter_mut().for_each(|x| *x /= size);
            }
        }
        for (to, turn) in rows[k * n..(k + 1) * n].iter_mut().zip(z.chunks_exact(n)) {
            *to = turn.iter().zip(&x[..=k]).fold(Complex64::default(), |sum, (z, x)| sum + z * x);
        }
    }
    rows
}
