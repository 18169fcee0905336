//! LU factorisation with partial pivoting, and what is made of it: determinants, inverses, solutions.
//!
//! Columns are taken in blocks: a block is factorised, the rows of U to its right are solved for, and the rest is
//! updated by one matrix product. Pivots are chosen by |re| + |im|, as in LAPACK. Pivots and infos count from 1.

use super::gemm::{Gemm, Place, Tile};
use super::matrices::{Field, Parts, check_infos, deliver, dense_copy, each, expanded_copy, extents};
use super::triangular::{Shape, solve};
use crate::cpu::math::{Number, Signed};
use crate::dispatch::structured::Spec;
use crate::dtype::{DType, Element};
use crate::error::Result;
use crate::meta::linalg::{System, system};
use crate::tensor::Tensor;
use crate::with_dtype;

const BLOCK: usize = 32;
const SINGULAR: &str = "the matrix is singular: a pivot is zero";

/// Factorises in place, `a` of `m` × `n` elements; gives the first zero pivot, or 0.
pub(super) fn factorise<T: Field>(a: &mut [T], m: usize, n: usize, pivots: &mut [i32], pivot: bool) -> i32 {
    let (steps, mut info) = (m.min(n), 0);
    for start in (0..steps).step_by(BLOCK) {
        let end = (start + BLOCK).min(steps);
        for k in start..end {
            let best = if pivot { highest(a, k, m, n) } else { k };
            pivots[k] = best as i32 + 1;
            if best != k {
                let (upper, lower) = a.split_at_mut(best * n);
                upper[k * n..(k + 1) * n].swap_with_slice(&mut lower[..n]);
            }
            let (upper, lower) = a.split_at_mut((k + 1) * n);
            let row = &upper[k * n..];
            if row[k].is_zero() {
                info = if info == 0 { k as i32 + 1 } else { info };
                continue;
            }
            for other in lower.chunks_exact_mut(n) {
                let factor = other[k].divide(row[k]);
                other[k] = factor;
                subtract(&mut other[k + 1..end], &row[k + 1..end], factor);
            }
        }
        if end < n {
            for k in start..end {
                let (upper, lower) = a.split_at_mut((k + 1) * n);
                for other in lower[..(end - k - 1) * n].chunks_exact_mut(n) {
                    let factor = other[k];
                    subtract(&mut other[end..], &upper[k * n + end..], factor);
                }
            }
            update(a, m, n, start, end);
        }
    }
    info
}

/// `xs -= factor * ys`.
#[inline(always)]
fn subtract<T: Field>(xs: &mut [T], ys: &[T], factor: T) {
    xs.iter_mut().zip(ys).for_each(|(x, y)| *x = x.minus(factor.times(*y)));
}

/// The row at or below `k` with the highest element in column `k`.
fn highest<T: Field>(a: &[T], k: usize, m: usize, n: usize) -> usize {
    let mut best = k;
    for i in k + 1..m {
        if a[i * n + k].height() > a[best * n + k].height() {
            best = i;
        }
    }
    best
}

/// Subtracts the product of the block's columns of L and rows of U from what is left.
fn update<T: Field>(a: &mut [T], m: usize, n: usize, start: usize, end: usize) {
    if end >= m {
        return;
    }
    let whole = Place { at: a.as_mut_ptr(), row: n as isize, col: 1 };
    let rest = whole.from(end, end);
    let tile = Tile::<T> {
        m: m - end,
        n: n - end,
        k: end - start,
        out: rest,
        a: whole.from(end, start),
        b: whole.from(start, end),
        init: Some((rest, T::ONE)),
        alpha: T::ONE.negated(),
    };
    // SAFETY: parts of one matrix that do not overlap.
    unsafe { <T as Gemm>::multiply(&tile) };
}

/// The factors of every matrix, dense: LU, pivots, infos.
pub(super) fn factors<T: Field>(a: &Tensor, pivot: bool) -> Result<[Tensor; 3]> {
    let (m, n, count) = extents(a)?;
    let (steps, batch) = (m.min(n), &a.sizes()[..a.ndim() - 2]);
    let sizes =
        |last: Option<usize>| -> Vec<i64> { batch.iter().copied().chain(last.map(|n| n as i64)).collect() };
    let lu = dense_copy(a)?;
    let pivots = Tensor::empty(&sizes(Some(steps)), DType::Int32, a.device())?;
    let infos = Tensor::empty(&sizes(None), DType::Int32, a.device())?;
    let (lus, ps, is) = (Parts::<T>::of(&lu), Parts::<i32>::of(&pivots), Parts::<i32>::of(&infos));
    each(count, m * n * steps, |i| {
        // SAFETY: dense tensors just made; one matrix each.
        unsafe {
            let info = factorise(lus.at(i * m * n, m * n), m, n, ps.at(i * steps, steps), pivot);
            is.at(i, 1)[0] = info;
        }
    })?;
    Ok([lu, pivots, infos])
}

/// `linalg_lu_factor_ex`.
pub fn linalg_lu_factor_ex(
    _: &Spec,
    out: &[Tensor],
    a: &Tensor,
    pivot: bool,
    check_errors: bool,
) -> Result<()> {
    let made = with_dtype!(a.dtype(), wide_and_complex, |T| factors::<T>(a, pivot))?;
    if check_errors {
        check_infos(&made[2], SINGULAR)?;
    }
    out.iter().zip(&made).try_for_each(|(out, made)| deliver(out, made))
}

/// `_linalg_det`: the product of the pivots, with the sign of the permutation.
pub fn linalg_det(_: &Spec, out: &[Tensor], a: &Tensor) -> Result<()> {
    with_dtype!(a.dtype(), wide_and_complex, |T| {
        let [lu, pivots, _] = factors::<T>(a, true)?;
        let values = Tensor::empty(out[0].sizes(), a.dtype(), a.device())?;
        diagonals::<T>(&lu, &pivots, |i, diagonal, odd| {
            let start = if odd { T::ONE.negated() } else { T::ONE };
            // SAFETY: one value for each matrix.
            let value = unsafe { Parts::<T>::of(&values).at(i, 1) };
            value[0] = diagonal.into_iter().fold(start, Number::times);
        })?;
        [&values, &lu, &pivots].iter().zip(out).try_for_each(|(made, out)| deliver(out, made))
    })
}

/// `_linalg_slogdet`: the determinant's direction and the logarithm of its size.
pub fn linalg_slogdet(_: &Spec, out: &[Tensor], a: &Tensor) -> Result<()> {
    with_dtype!(a.dtype(), wide_and_complex, |T| {
        let [lu, pivots, _] = factors::<T>(a, true)?;
        let signs = Tensor::empty(out[0].sizes(), a.dtype(), a.device())?;
        let sizes = Tensor::empty(out[1].sizes(), DType::Float64, a.device())?;
        diagonals::<T>(&lu, &pivots, |i, diagonal, odd| {
            let start = if odd { T::ONE.negated() } else { T::ONE };
            let sign = diagonal.iter().fold(start, |sign, x| sign.times(x.signum_or_zero()));
            // SAFETY: one value for each matrix.
            unsafe {
                Parts::<T>::of(&signs).at(i, 1)[0] = sign;
                Parts::<f64>::of(&sizes).at(i, 1)[0] = diagonal.iter().map(|x| x.size().ln()).sum();
            }
        })?;
        [&signs, &sizes, &lu, &pivots].iter().zip(out).try_for_each(|(made, out)| deliver(out, made))
    })
}

/// Calls `body` with each matrix' pivots and whether an odd number of rows was exchanged.
fn diagonals<T: Field>(lu: &Tensor, pivots: &Tensor, body: impl Fn(usize, Vec<T>, bool)) -> Result<()> {
    let (n, _, count) = extents(lu)?;
    let (lus, ps) = (Parts::<T>::of(lu), Parts::<i32>::of(pivots));
    for i in 0..count {
        // SAFETY: dense tensors of these sizes.
        let (lu, pivots) = unsafe { (lus.at(i * n * n, n * n), ps.at(i * n, n)) };
        let moved = pivots.iter().enumerate().filter(|(k, p)| **p != *k as i32 + 1).count();
        body(i, (0..n).map(|k| lu[k * n + k]).collect(), moved % 2 == 1);
    }
    Ok(())
}

/// Exchanges rows of `n` elements as the pivots say.
pub(super) fn exchange<T: Element>(xs: &mut [T], n: usize, pivots: &[i32]) {
    for (k, p) in pivots.iter().enumerate() {
        let p = *p as usize - 1;
        if p != k {
            let (upper, lower) = xs.split_at_mut(p.max(k) * n);
            let first = p.min(k) * n;
            upper[first..first + n].swap_with_slice(&mut lower[..n]);
        }
    }
}

/// Overwrites `b`, dense with `columns` columns a matrix, with the solutions.
fn solve_by<T: Field>(lu: &Tensor, pivots: &Tensor, b: &Tensor) -> Result<()> {
    let (n, columns, count) = extents(b)?;
    let (lus, ps, bs) = (Parts::<T>::of(lu), Parts::<i32>::of(pivots), Parts::<T>::of(b));
    each(count, n * n * columns, |i| {
        // SAFETY: dense tensors of these sizes; one matrix each.
        unsafe {
            let (lu, b) = (lus.at(i * n * n, n * n), bs.at(i * n * columns, n * columns));
            exchange(b, columns, ps.at(i * n, n));
            solve(lu, b, n, columns, Shape { upper: false, unit: true });
            solve(lu, b, n, columns, Shape { upper: true, unit: false });
        }
    })
}

/// `linalg_inv_ex`.
pub fn linalg_inv_ex(_: &Spec, out: &[Tensor], a: &Tensor, check_errors: bool) -> Result<()> {
    with_dtype!(a.dtype(), wide_and_complex, |T| {
        let [lu, pivots, infos] = factors::<T>(a, true)?;
        if check_errors {
            check_infos(&infos, SINGULAR)?;
        }
        let inverse = Tensor::empty(a.sizes(), a.dtype(), a.device())?;
        let (n, _, count) = extents(a)?;
        let all = Parts::<T>::of(&inverse);
        // SAFETY: dense, just made.
        let all = unsafe { all.at(0, count * n * n) };
        for (at, x) in all.iter_mut().enumerate() {
            *x = if at % (n * n) % (n + 1) == 0 { T::ONE } else { T::default() };
        }
        solve_by::<T>(&lu, &pivots, &inverse)?;
        deliver(&out[0], &inverse)?;
        deliver(&out[1], &infos)
    })
}

/// `_linalg_solve_ex`: the solution and the factors of `a`.
pub fn linalg_solve_ex(
    _: &Spec,
    out: &[Tensor],
    a: &Tensor,
    b: &Tensor,
    left: bool,
    check_errors: bool,
) -> Result<()> {
    let System { batch, vector } = system(a, b, left)?;
    let b = if vector { b.with_layout(b.layout().unsqueeze(-1)?)? } else { b.clone() };
    let transposed = |t: &Tensor| t.with_layout(t.layout().transpose(-2, -1)?);
    with_dtype!(a.dtype(), wide_and_complex, |T| {
        let [lu, pivots, infos] = factors::<T>(a, true)?;
        if check_errors {
            check_infos(&infos, SINGULAR)?;
        }
        // X A = B is the transpose of A^T X^T = B^T.
        let (x, own) = if left {
            (expanded_copy(&b, &batch)?, [lu.clone(), pivots.clone()])
        } else {
            let [lu, pivots, _] = factors::<T>(&transposed(a)?, true)?;
            (expanded_copy(&transposed(&b)?, &batch)?, [lu, pivots])
        };
        let mut sizes = batch.clone();
        sizes.push(pivots.sizes()[pivots.ndim() - 1]);
        let spread = own[1].with_layout(own[1].layout().expand(&sizes)?)?;
        solve_by::<T>(&expanded_copy(&own[0], &batch)?, &dense_copy(&spread)?, &x)?;
        let x = if left { x } else { dense_copy(&transposed(&x)?)? };
        [&x, &lu, &pivots, &infos].iter().zip(out).try_for_each(|(made, out)| deliver(out, made))
    })
}

/// `_lu_permutation`: which row of the original each row of the product of the factors is.
pub fn lu_permutation(_: &Spec, out: &[Tensor], pivots: &Tensor, n: i64) -> Result<()> {
    let (n, steps) = (n as usize, pivots.sizes()[pivots.ndim() - 1] as usize);
    let swaps = pivots.to_vec::<i32>()?;
    let made = Tensor::empty(out[0].sizes(), DType::Int64, pivots.device())?;
    let count = made.numel() as usize / n.max(1);
    let all = Parts::<i64>::of(&made);
    for i in 0..count {
        // SAFETY: dense, just made.
        let rows = unsafe { all.at(i * n, n) };
        rows.iter_mut().enumerate().for_each(|(k, row)| *row = k as i64);
        let swaps = &swaps[i * steps..(i + 1) * steps];
        if let Some(bad) = swaps.iter().find(|p| **p < 1 || **p as usize > n) {
            return Err(crate::error::Error::runtime(format!("pivots must be from 1 to {n}, found {bad}")));
        }
        exchange(rows, 1, swaps);
    }
    deliver(&out[0], &made)
}
