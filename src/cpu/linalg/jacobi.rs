//! Singular values and vectors, eigenvalues and eigenvectors of Hermitian matrices, by Jacobi's rotations.
//!
//! Rotations of two columns at a time make the columns of a matrix orthogonal (singular values are then their
//! lengths), or a Hermitian matrix diagonal. Small values come out with high relative precision. Everything is computed
//! in double precision. Columns are kept as rows, so that a rotation runs over memory in order.

use super::matrices::{Field, Parts, deliver, each, extents};
use crate::dispatch::structured::Spec;
use crate::dtype::{Complex64, DType};
use crate::error::{Error, Result};
use crate::tensor::Tensor;

/// Passes over all pairs of columns; five to ten are enough in practice.
const SWEEPS: usize = 60;

fn inner<T: Field>(x: &[T], y: &[T]) -> T {
    x.iter().zip(y).fold(T::default(), |sum, (x, y)| sum.plus(x.conjugate().times(*y)))
}
fn length<T: Field>(x: &[T]) -> f64 {
    x.iter().map(|x| x.size()).fold(0.0, f64::hypot)
}

/// The rotation that makes two columns orthogonal.
#[derive(Clone, Copy)]
struct Rotation<T> {
    cosine: f64,
    /// The sine times the direction of the inner product.
    sine: T,
}
impl<T: Field> Rotation<T> {
    /// For squared lengths `a` and `b`, and inner product `g`, which is not 0.
    fn of(a: f64, b: f64, g: T) -> Self {
        let size = g.size();
        let slope = (b - a) / (2.0 * size);
        let tangent = 1.0_f64.copysign(slope) / (slope.abs() + slope.hypot(1.0));
        let cosine = 1.0 / tangent.hypot(1.0);
        Rotation { cosine, sine: g.scaled(cosine * tangent / size) }
    }
    fn turn(&self, x: &mut [T], y: &mut [T]) {
        let back = self.sine.conjugate();
        for (x, y) in x.iter_mut().zip(y) {
            let (p, q) = (*x, *y);
            *x = p.scaled(self.cosine).minus(back.times(q));
            *y = self.sine.times(p).plus(q.scaled(self.cosine));
        }
    }
}

fn pair<T>(rows: &mut [T], n: usize, p: usize, q: usize) -> (&mut [T], &mut [T]) {
    let (before, after) = rows.split_at_mut(q * n);
    (&mut before[p * n..(p + 1) * n], &mut after[..n])
}

/// Makes the `n` rows of `w`, `m` long, orthogonal; `v`, `n` × `n`, turns with them. False when it does not end.
fn orthogonalise<T: Field>(w: &mut [T], v: &mut [T], m: usize, n: usize) -> bool {
    // An inner product of m terms is not known better.
    let enough = T::EPSILON * (m as f64).sqrt().max(4.0);
    for _ in 0..SWEEPS {
        let mut done = true;
        for p in 0..n {
            for q in p + 1..n {
                let (x, y) = pair(w, m, p, q);
                let (a, b) = (inner(x, x).size(), inner(y, y).size());
                let g = inner(x, y);
                if g.size() <= enough * (a * b).sqrt() || g.size() == 0.0 {
                    continue;
                }
                done = false;
                let rotation = Rotation::of(a, b, g);
                rotation.turn(x, y);
                let (x, y) = pair(v, n, p, q);
                rotation.turn(x, y);
            }
        }
        if done {
            return true;
        }
    }
    false
}

/// Fills rows `known..` of `rows`, `m` long, so that all are orthonormal.
fn complete<T: Field>(rows: &mut [T], m: usize, known: usize) {
    let count = rows.len() / m.max(1);
    let mut next = 0;
    for k in known..count {
        loop {
            let mut x = vec![T::default(); m];
            x[next % m] = T::ONE;
            next += 1;
            for _ in 0..2 {
                for other in rows[..k * m].chunks_exact(m) {
                    let along = inner(other, &x);
                    x.iter_mut().zip(other).for_each(|(x, y)| *x = x.minus(along.times(*y)));
                }
            }
            let size = length(&x);
            // Among m directions one has at least this much outside of the span of fewer than m rows.
            if size * size * m as f64 > 0.25 {
                rows[k * m..(k + 1) * m].iter_mut().zip(&x).for_each(|(to, x)| *to = x.scaled(1.0 / size));
                break;
            }
        }
    }
}

/// Singular values, descending, and the vectors as rows: `left` times as many as asked for, `right` all.
pub(super) struct Singular<T> {
    pub(super) values: Vec<f64>,
    pub(super) left: Vec<T>,
    pub(super) right: Vec<T>,
}

/// Of a matrix with `m` >= `n`, given by its columns.
pub(super) fn tall<T: Field>(mut w: Vec<T>, m: usize, n: usize, full: bool) -> Option<Singular<T>> {
    // Scaling keeps squares in range.
    let top = w.iter().map(|x| x.size()).fold(0.0, f64::max);
    if !top.is_finite() || w.iter().any(|x| x.size().is_nan()) {
        return None;
    }
    let scale = if top > 0.0 { top } else { 1.0 };
    w.iter_mut().for_each(|x| *x = x.scaled(1.0 / scale));
    let mut v = vec![T::default(); n * n];
    (0..n).for_each(|k| v[k * n + k] = T::ONE);
    if !orthogonalise(&mut w, &mut v, m, n) {
        return None;
    }
    let sizes: Vec<f64> = w.chunks_exact(m.max(1)).map(length).collect();
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|a, b| sizes[*b].total_cmp(&sizes[*a]));
    let largest = order.first().map_or(0.0, |k| sizes[*k]);
    let mut found = Singular {
        values: Vec::new(),
        left: vec![T::default(); m * if full { m } else { n }],
        right: Vec::new(),
    };
    let mut known = 0;
    for k in order {
        let size = sizes[k];
        found.right.extend(&v[k * n..(k + 1) * n]);
        // Columns of rounding errors have no direction: they are replaced below.
        if size > largest * T::EPSILON * m as f64 {
            let to = &mut found.left[known * m..(known + 1) * m];
            to.iter_mut().zip(&w[k * m..]).for_each(|(to, x)| *to = x.scaled(1.0 / size));
            known += 1;
        }
        found.values.push(size * scale);
    }
    complete(&mut found.left, m, known);
    Some(found)
}

fn to_double(dtype: DType) -> DType {
    if dtype.is_complex() { DType::Complex128 } else { DType::Float64 }
}

fn not_converged() -> Error {
    Error::runtime("the rotations did not end: the input holds NaN or infinity")
}

/// `_linalg_svd`: the values, and the vectors unless they are not wanted.
pub fn linalg_svd(
    _: &Spec,
    out: &[Tensor],
    a: &Tensor,
    full_matrices: bool,
    compute_uv: bool,
    _driver: Option<&str>,
) -> Result<()> {
    if a.dtype().is_complex() {
        svd::<Complex64>(out, a, full_matrices, compute_uv)
    } else {
        svd::<f64>(out, a, full_matrices, compute_uv)
    }
}

fn svd<T: Field>(out: &[Tensor], a: &Tensor, full: bool, vectors: bool) -> Result<()> {
    let (m, n, count) = extents(a)?;
    let dtype = to_double(a.dtype());
    let input = Tensor::empty(a.sizes(), dtype, a.device())?;
    crate::cpu::copy::copy(&input, a)?;
    let fresh = |t: &Tensor, dtype: DType| Tensor::empty(t.sizes(), dtype, t.device());
    let (u, s, vh) = (fresh(&out[0], dtype)?, fresh(&out[1], DType::Float64)?, fresh(&out[2], dtype)?);
    let (from, us, ss, vs) =
        (Parts::<T>::of(&input), Parts::<T>::of(&u), Parts::<f64>::of(&s), Parts::<T>::of(&vh));
    let failed = std::sync::atomic::AtomicBool::new(false);
    let (long, short) = (m.max(n), m.min(n));
    each(count, long * short * short * 20, |i| {
        // SAFETY: dense tensors of these sizes; one matrix each.
        let a = unsafe { from.at(i * m * n, m * n) };
        // The columns of A, or of its conjugate transpose.
        let columns: Vec<T> = if m >= n {
            (0..n).flat_map(|j| (0..m).map(move |i| (i, j))).map(|(i, j)| a[i * n + j]).collect()
        } else {
            a.iter().map(|x| x.conjugate()).collect()
        };
        let Some(found) = tall(columns, long, short, full && vectors) else {
            failed.store(true, std::sync::atomic::Ordering::Relaxed);
            return;
        };
        // SAFETY: as above.
        unsafe { ss.at(i * short, short) }.copy_from_slice(&found.values);
        if !vectors {
            return;
        }
        let (first, second) = if m >= n { (found.left, found.right) } else { (found.right, found.left) };
        let (left, right) = (first.len() / m.max(1), second.len() / n.max(1));
        // SAFETY: as above.
        let (u, v) = unsafe { (us.at(i * m * left, m * left), vs.at(i * n * right, n * right)) };
        for (at, x) in u.iter_mut().enumerate() {
            *x = first[at % left * m + at / left];
        }
        v.iter_mut().zip(&second).for_each(|(to, x)| *to = x.conjugate());
    })?;
    if failed.into_inner() {
        return Err(not_converged());
    }
    deliver(&out[1], &s)?;
    if vectors {
        deliver(&out[0], &u)?;
        deliver(&out[2], &vh)?;
    }
    Ok(())
}

/// `_linalg_eigh`: eigenvalues, ascending, and eigenvectors, of which one half of the matrix is read.
pub fn linalg_eigh(_: &Spec, out: &[Tensor], a: &Tensor, uplo: &str, compute_v: bool) -> Result<()> {
    let upper = uplo.eq_ignore_ascii_case("U");
    if a.dtype().is_complex() {
        eigen::<Complex64>(out, a, upper, compute_v)
    } else {
        eigen::<f64>(out, a, upper, compute_v)
    }
}

fn eigen<T: Field>(out: &[Tensor], a: &Tensor, upper: bool, vectors: bool) -> Result<()> {
    let (n, _, count) = extents(a)?;
    let dtype = to_double(a.dtype());
    let input = Tensor::empty(a.sizes(), dtype, a.device())?;
    crate::cpu::copy::copy(&input, a)?;
    let values = Tensor::empty(out[0].sizes(), DType::Float64, a.device())?;
    let made = Tensor::empty(a.sizes(), dtype, a.device())?;
    let (from, ls, vs) = (Parts::<T>::of(&input), Parts::<f64>::of(&values), Parts::<T>::of(&made));
    let failed = std::sync::atomic::AtomicBool::new(false);
    each(count, n * n * n * 20, |i| {
        // SAFETY: dense tensors just made; one matrix each.
        let (a, values, made) =
            unsafe { (from.at(i * n * n, n * n), ls.at(i * n, n), vs.at(i * n * n, n * n)) };
        for r in 0..n {
            for c in 0..r {
                let (low, high) = (r * n + c, c * n + r);
                if upper { a[low] = a[high].conjugate() } else { a[high] = a[low].conjugate() }
            }
            a[r * n + r] = T::from_f64(a[r * n + r].to_complex().re);
        }
        // Columns as rows: the transpose of a Hermitian matrix is its conjugate.
        a.iter_mut().for_each(|x| *x = x.conjugate());
        let mut v = vec![T::default(); n * n];
        (0..n).for_each(|k| v[k * n + k] = T::ONE);
        if !diagonalise(a, &mut v, n) {
            failed.store(true, std::sync::atomic::Ordering::Relaxed);
            return;
        }
        let size = |k: usize| a[k * n + k].to_complex().re;
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|x, y| size(*x).total_cmp(&size(*y)));
        for (to, k) in order.into_iter().enumerate() {
            values[to] = size(k);
            (0..n).for_each(|row| made[row * n + to] = v[k * n + row]);
        }
    })?;
    if failed.into_inner() {
        return Err(not_converged());
    }
    deliver(&out[0], &values)?;
    if vectors { deliver(&out[1], &made) } else { Ok(()) }
}

/// Makes a Hermitian matrix, given by its columns, diagonal; `v` turns with it. False when it does not end.
fn diagonalise<T: Field>(a: &mut [T], v: &mut [T], n: usize) -> bool {
    if a.iter().any(|x| !x.size().is_finite()) {
        return false;
    }
    let whole = length(a);
    for _ in 0..SWEEPS {
        let mut done = true;
        for p in 0..n {
            for q in p + 1..n {
                // Row q holds column q: the element in row p of it.
                let g = a[q * n + p];
                let (x, y) = (a[p * n + p].to_complex().re, a[q * n + q].to_complex().re);
                if g.size() <= T::EPSILON * (x.abs() * y.abs()).sqrt() || g.size() <= whole * 1e-20 {
                    continue;
                }
                done = false;
                let rotation = Rotation::of(x, y, g);
                let (first, second) = pair(a, n, p, q);
                rotation.turn(first, second);
                let across = Rotation { cosine: rotation.cosine, sine: rotation.sine.conjugate() };
                for column in a.chunks_exact_mut(n) {
                    let (first, second) = pair(column, 1, p, q);
                    across.turn(first, second);
                }
                // What the rotation is for, free of rounding.
                (a[q * n + p], a[p * n + q]) = (T::default(), T::default());
                let (first, second) = pair(v, n, p, q);
                rotation.turn(first, second);
            }
        }
        if done {
            return true;
        }
    }
    let rest = a.iter().enumerate().filter(|(at, _)| at % n != at / n);
    rest.map(|(_, x)| x.size()).fold(0.0, f64::hypot) <= whole * T::EPSILON * n as f64
}
