//! QR factorisation by Householder reflections, with LAPACK's signs: R has a real diagonal.
//!
//! A reflection is `I - tau v v^H`, `v` being 1 at its first element; the rest of `v` stands below R.

use std::ops::Range;

use super::gemm::Place;
use super::matrices::{Field, Parts, adjoint_copy, deliver, dense_copy, each, extents};
use super::reflections::{BLOCK, Block};
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Rows of `n` elements: subtracts `factor * v (v^H x)` from the columns `range`, `v` being column `k` below row `k`.
fn reflect<T: Field>(a: &mut [T], v: &[T], n: usize, k: usize, range: Range<usize>, factor: T) {
    let mut sums = vec![T::default(); range.len()];
    for (x, row) in v.iter().zip(a[k * n..].chunks_exact(n)) {
        let x = x.conjugate();
        sums.iter_mut().zip(&row[range.clone()]).for_each(|(s, y)| *s = s.plus(x.times(*y)));
    }
    for (x, row) in v.iter().zip(a[k * n..].chunks_exact_mut(n)) {
        let x = factor.times(*x);
        row[range.clone()].iter_mut().zip(&sums).for_each(|(y, s)| *y = y.minus(x.times(*s)));
    }
}

/// The columns, as many at a time as are worked on together.
fn blocks(steps: usize) -> impl DoubleEndedIterator<Item = Range<usize>> {
    (0..steps.div_ceil(BLOCK)).map(move |b| b * BLOCK..steps.min((b + 1) * BLOCK))
}

/// Factorises in place, `a` of `m` × `n` elements: some columns, then their effect on all to the right.
pub(super) fn factorise<T: Field>(a: &mut [T], m: usize, n: usize, taus: &mut [T]) {
    for range in blocks(m.min(n)) {
        range.clone().for_each(|k| step(a, m, n, k, taus, range.end));
        if range.end < n {
            let block = Block::of(a, m, n, range.clone(), taus);
            let whole = Place { at: a.as_mut_ptr(), row: n as isize, col: 1 };
            // SAFETY: the columns to the right, of which the block holds none.
            unsafe { block.apply(whole.from(range.start, range.end), n - range.end, true) };
        }
    }
}

/// Clears column `k` below its diagonal, and turns the columns to its right up to `end`.
pub(super) fn step<T: Field>(a: &mut [T], m: usize, n: usize, k: usize, taus: &mut [T], end: usize) {
    let alpha = a[k * n + k];
    let below = (k + 1..m).map(|i| a[i * n + k].size()).fold(0.0, f64::hypot);
    let parts = alpha.to_complex();
    if below == 0.0 && parts.im == 0.0 {
        taus[k] = T::default();
        return;
    }
    let beta = -alpha.size().hypot(below).copysign(parts.re);
    let beta_t = T::from_f64(beta);
    taus[k] = beta_t.minus(alpha).divide(beta_t);
    let scale = alpha.minus(beta_t);
    let mut v = vec![T::ONE; m - k];
    for i in k + 1..m {
        let x = a[i * n + k].divide(scale);
        a[i * n + k] = x;
        v[i - k] = x;
    }
    a[k * n + k] = beta_t;
    reflect(a, &v, n, k, k + 1..end, taus[k].conjugate());
}

/// What the columns that are multiplied hold so far.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Columns {
    Any,
    /// Those of the identity: a reflection of rows from `k` on leaves the columns before `k` alone.
    Identity,
}

/// Turns `q`, of `m` × `columns` elements, into the product of the reflections in `a` and `q`.
pub(super) fn multiply<T: Field>(
    a: &[T],
    n: usize,
    taus: &[T],
    q: &mut [T],
    (m, columns): (usize, usize),
    hold: Columns,
) {
    let whole = Place { at: q.as_mut_ptr(), row: columns as isize, col: 1 };
    for range in blocks(taus.len()).rev() {
        let first = if hold == Columns::Identity { range.start.min(columns) } else { 0 };
        let block = Block::of(a, m, n, range.clone(), taus);
        // SAFETY: rows and columns of `q`.
        unsafe { block.apply(whole.from(range.start, first), columns - first, false) };
    }
}

/// [`multiply`] by the conjugate transpose of the reflections' product.
pub(super) fn multiply_adjoint<T: Field>(
    a: &[T],
    n: usize,
    taus: &[T],
    q: &mut [T],
    (m, columns): (usize, usize),
) {
    let whole = Place { at: q.as_mut_ptr(), row: columns as isize, col: 1 };
    for range in blocks(taus.len()) {
        let block = Block::of(a, m, n, range.clone(), taus);
        // SAFETY: rows of `q`.
        unsafe { block.apply(whole.from(range.start, 0), columns, true) };
    }
}

/// Scales a matrix whose reflections would leave the range of its numbers by a power of two; gives what undoes it.
fn fit<T: Field>(a: &mut [T]) -> Option<f64> {
    let top = a.iter().map(|x| x.height()).fold(0.0, f64::max).min(f64::MAX);
    let exponent = top.log2().floor() as i32;
    // Small numbers lose nothing by growing; of large ones only what their sums need is taken.
    let change = match exponent {
        _ if top == 0.0 => return None,
        e if e < -T::REACH + 30 => (-e).min(T::REACH),
        e if e > T::REACH => -48,
        _ => return None,
    };
    a.iter_mut().for_each(|x| *x = x.scaled(2.0_f64.powi(change)));
    Some(2.0_f64.powi(-change))
}

/// The dense factors of every matrix.
fn factors<T: Field>(a: &Tensor) -> Result<[Tensor; 2]> {
    let (m, n, count) = extents(a)?;
    let steps = m.min(n);
    let made = dense_copy(a)?;
    let mut sizes = a.sizes()[..a.ndim() - 2].to_vec();
    sizes.push(steps as i64);
    let taus = Tensor::empty(&sizes, a.dtype(), a.device())?;
    let (all, ts) = (Parts::<T>::of(&made), Parts::<T>::of(&taus));
    each(count, m * n * steps, |i| {
        // SAFETY: dense tensors just made; one matrix each.
        let (a, taus) = unsafe { (all.at(i * m * n, m * n), ts.at(i * steps, steps)) };
        let undo = fit(a);
        factorise(a, m, n, taus);
        if let Some(factor) = undo {
            for (row, line) in a.chunks_exact_mut(n.max(1)).enumerate() {
                line.iter_mut().skip(row).for_each(|x| *x = x.scaled(factor));
            }
        }
    })?;
    Ok([made, taus])
}

/// The first columns of the product of reflections.
fn orthogonal<T: Field>(a: &Tensor, taus: &Tensor, columns: usize) -> Result<Tensor> {
    let (m, n, count) = extents(a)?;
    let steps = taus.sizes()[taus.ndim() - 1] as usize;
    let mut sizes = a.sizes().to_vec();
    let last = sizes.len() - 1;
    sizes[last] = columns as i64;
    let q = Tensor::empty(&sizes, a.dtype(), a.device())?;
    let (all, ts, qs) = (Parts::<T>::of(a), Parts::<T>::of(taus), Parts::<T>::of(&q));
    each(count, m * columns * steps, |i| {
        // SAFETY: dense tensors of these sizes; one matrix each.
        unsafe {
            let q = qs.at(i * m * columns, m * columns);
            q.fill(T::default());
            (0..m.min(columns)).for_each(|k| q[k * columns + k] = T::ONE);
            let (a, taus) = (all.at(i * m * n, m * n), ts.at(i * steps, steps));
            multiply(a, n, taus, q, (m, columns), Columns::Identity);
        }
    })?;
    Ok(q)
}

/// `geqrf`: the reflections below R, and their factors.
pub fn geqrf(_: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    let made = with_dtype!(self_.dtype(), wide_and_complex, |T| factors::<T>(self_))?;
    out.iter().zip(&made).try_for_each(|(out, made)| deliver(out, made))
}

/// `linalg_qr`.
pub fn linalg_qr(_: &Spec, out: &[Tensor], a: &Tensor, mode: &str) -> Result<()> {
    with_dtype!(a.dtype(), wide_and_complex, |T| {
        let [made, taus] = factors::<T>(a)?;
        if mode != "r" {
            let columns = out[0].sizes()[out[0].ndim() - 1] as usize;
            deliver(&out[0], &orthogonal::<T>(&made, &taus, columns)?)?;
        }
        let (rows, n, count) = extents(&out[1])?;
        let (m, ..) = extents(a)?;
        let r = Tensor::empty(out[1].sizes(), a.dtype(), a.device())?;
        let (from, to) = (Parts::<T>::of(&made), Parts::<T>::of(&r));
        each(count, rows * n, |i| {
            // SAFETY: dense tensors of these sizes; one matrix each.
            unsafe {
                let (from, to) = (from.at(i * m * n, m * n), to.at(i * rows * n, rows * n));
                for (at, x) in to.iter_mut().enumerate() {
                    *x = if at % n >= at / n { from[at] } else { T::default() };
                }
            }
        })?;
        deliver(&out[1], &r)
    })
}

/// `linalg_householder_product`.
pub fn linalg_householder_product(_: &Spec, out: &[Tensor], input: &Tensor, tau: &Tensor) -> Result<()> {
    with_dtype!(input.dtype(), wide_and_complex, |T| {
        let (_, columns, _) = extents(input)?;
        deliver(&out[0], &orthogonal::<T>(&dense_copy(input)?, &dense_copy(tau)?, columns)?)
    })
}

/// `ormqr`: the product of reflections, or its conjugate transpose, times `other` or the other way round.
pub fn ormqr(
    _: &Spec,
    out: &[Tensor],
    input: &Tensor,
    tau: &Tensor,
    other: &Tensor,
    left: bool,
    transpose: bool,
) -> Result<()> {
    with_dtype!(input.dtype(), wide_and_complex, |T| {
        let (m, n, count) = extents(input)?;
        let (a, taus) = (dense_copy(input)?, dense_copy(tau)?);
        // C Q is the conjugate transpose of Q^H C^H.
        let x = if left { dense_copy(other)? } else { adjoint_copy::<T>(other)? };
        let (_, columns, _) = extents(&x)?;
        let steps = tau.sizes()[tau.ndim() - 1] as usize;
        let (all, ts, xs) = (Parts::<T>::of(&a), Parts::<T>::of(&taus), Parts::<T>::of(&x));
        each(count, m * columns * steps, |i| {
            // SAFETY: dense tensors of these sizes; one matrix each.
            unsafe {
                let (a, taus) = (all.at(i * m * n, m * n), ts.at(i * steps, steps));
                let x = xs.at(i * m * columns, m * columns);
                if transpose == left {
                    multiply_adjoint(a, n, taus, x, (m, columns));
                } else {
                    multiply(a, n, taus, x, (m, columns), Columns::Any);
                }
            }
        })?;
        deliver(&out[0], &if left { x } else { adjoint_copy::<T>(&x)? })
    })
}
