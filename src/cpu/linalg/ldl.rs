//! LDL factorisation of symmetric and Hermitian matrices by Bunch and Kaufman's pivoting, in LAPACK's form.
//!
//! `P A P^T = L D L^T` (or `L D L^H`), of which the lower half is read and written: D has blocks of one and of two rows.
//! A positive pivot is the row that was exchanged (from 1); two equal negative ones mark a block of two. After Golub and
//! Van Loan, "Matrix Computations", 4.4.4; pivots as LAPACK's `sytf2` chooses them.

use super::matrices::{Field, Parts, check_infos, deliver, dense_copy, each, expanded_copy, extents};
use crate::dispatch::structured::Spec;
use crate::dtype::{DType, Element};
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use crate::with_dtype;

/// What bounds the growth of elements best: (1 + sqrt 17) / 8.
const ALPHA: f64 = 0.640_388_203_202_208_4;

fn mirrored<T: Field>(x: T, hermitian: bool) -> T {
    if hermitian { x.conjugate() } else { x }
}

/// Drops the imaginary part of what is real in a Hermitian matrix.
fn on_diagonal<T: Field>(x: T, hermitian: bool) -> T {
    if hermitian { T::from_f64(x.to_complex().re) } else { x }
}

/// The row with the highest element of column `k` among `rows`, and its height.
fn highest<T: Field>(a: &[T], n: usize, k: usize, rows: std::ops::Range<usize>) -> (usize, f64) {
    let mut best = (rows.start, 0.0);
    for row in rows {
        let height = a[row * n + k].height();
        if height > best.1 {
            best = (row, height);
        }
    }
    best
}

/// The pivot's row, and whether it is a block of two; None for a column of zeros.
fn choose<T: Field>(a: &[T], n: usize, k: usize, hermitian: bool) -> Option<(usize, bool)> {
    let here = on_diagonal(a[k * n + k], hermitian).height();
    let (row, top) = highest(a, n, k, k + 1..n);
    if here.max(top) == 0.0 || here.is_nan() {
        return None;
    }
    if here >= ALPHA * top {
        return Some((k, false));
    }
    let across = (k..row).map(|j| a[row * n + j].height()).fold(0.0, f64::max);
    let across = across.max(highest(a, n, row, row + 1..n).1);
    if here >= ALPHA * top * (top / across) {
        Some((k, false))
    } else if on_diagonal(a[row * n + row], hermitian).height() >= ALPHA * across {
        Some((row, false))
    } else {
        Some((row, true))
    }
}

/// Exchanges rows and columns `i` < `j` of the lower half, from column `i` on.
fn exchange<T: Field>(a: &mut [T], n: usize, i: usize, j: usize, hermitian: bool) {
    for row in j + 1..n {
        a.swap(row * n + i, row * n + j);
    }
    for k in i + 1..j {
        let (x, y) = (a[k * n + i], a[j * n + k]);
        a[k * n + i] = mirrored(y, hermitian);
        a[j * n + k] = mirrored(x, hermitian);
    }
    a[j * n + i] = mirrored(a[j * n + i], hermitian);
    a.swap(i * n + i, j * n + j);
}

/// Factorises the lower half in place; gives the first zero pivot, or 0.
fn factorise<T: Field>(a: &mut [T], n: usize, pivots: &mut [i32], hermitian: bool) -> i32 {
    let (mut k, mut info) = (0, 0);
    while k < n {
        let Some((row, pair)) = choose(a, n, k, hermitian) else {
            info = if info == 0 { k as i32 + 1 } else { info };
            a[k * n + k] = on_diagonal(a[k * n + k], hermitian);
            pivots[k] = k as i32 + 1;
            k += 1;
            continue;
        };
        let place = if pair { k + 1 } else { k };
        if row != place {
            exchange(a, n, place, row, hermitian);
            if pair {
                a.swap((k + 1) * n + k, row * n + k);
            }
        }
        for d in k..=place {
            a[d * n + d] = on_diagonal(a[d * n + d], hermitian);
        }
        if pair {
            (pivots[k], pivots[k + 1]) = (-(row as i32) - 1, -(row as i32) - 1);
            clear_pair(a, n, k, hermitian);
            k += 2;
        } else {
            pivots[k] = row as i32 + 1;
            clear_one(a, n, k, hermitian);
            k += 1;
        }
    }
    info
}

fn clear_one<T: Field>(a: &mut [T], n: usize, k: usize, hermitian: bool) {
    let pivot = a[k * n + k];
    let column: Vec<T> = (k + 1..n).map(|row| a[row * n + k]).collect();
    for (i, x) in column.iter().enumerate() {
        let factor = x.divide(pivot);
        let row = &mut a[(k + 1 + i) * n..(k + 2 + i) * n];
        for (to, y) in row[k + 1..k + 2 + i].iter_mut().zip(&column) {
            *to = to.minus(factor.times(mirrored(*y, hermitian)));
        }
        row[k + 1 + i] = on_diagonal(row[k + 1 + i], hermitian);
        row[k] = factor;
    }
}

fn clear_pair<T: Field>(a: &mut [T], n: usize, k: usize, hermitian: bool) {
    let (p, q, low) = (a[k * n + k], a[(k + 1) * n + k + 1], a[(k + 1) * n + k]);
    let columns: Vec<[T; 2]> = (k + 2..n).map(|row| [a[row * n + k], a[row * n + k + 1]]).collect();
    for (i, x) in columns.iter().enumerate() {
        let factors = over_block(*x, (p, q, low), hermitian);
        let row = &mut a[(k + 2 + i) * n..(k + 3 + i) * n];
        for (to, y) in row[k + 2..k + 3 + i].iter_mut().zip(&columns) {
            let product =
                factors[0].times(mirrored(y[0], hermitian)).plus(factors[1].times(mirrored(y[1], hermitian)));
            *to = to.minus(product);
        }
        row[k + 2 + i] = on_diagonal(row[k + 2 + i], hermitian);
        (row[k], row[k + 1]) = (factors[0], factors[1]);
    }
}

/// `x` times the inverse of the block with diagonal `p`, `q` and `low` below: everything is first divided by `low`.
fn over_block<T: Field>(x: [T; 2], (p, q, low): (T, T, T), hermitian: bool) -> [T; 2] {
    let high = mirrored(low, hermitian);
    let (p, q) = (p.divide(low), q.divide(high));
    let det = p.times(q).minus(T::ONE);
    let (first, second) = (x[0].divide(low), x[1].divide(high));
    [first.times(q).minus(second).divide(det), second.times(p).minus(first).divide(det)]
}

/// `linalg_ldl_factor_ex`.
pub fn linalg_ldl_factor_ex(
    _: &Spec,
    out: &[Tensor],
    a: &Tensor,
    hermitian: bool,
    check_errors: bool,
) -> Result<()> {
    let made = with_dtype!(a.dtype(), wide_and_complex, |T| factors::<T>(a, hermitian))?;
    if check_errors {
        check_infos(&made[2], "D is singular: it has a zero on its diagonal")?;
    }
    out.iter().zip(&made).try_for_each(|(out, made)| deliver(out, made))
}

fn factors<T: Field>(a: &Tensor, hermitian: bool) -> Result<[Tensor; 3]> {
    let (n, _, count) = extents(a)?;
    let made = dense_copy(a)?;
    let pivots = Tensor::empty(&a.sizes()[..a.ndim() - 1], DType::Int32, a.device())?;
    let infos = Tensor::empty(&a.sizes()[..a.ndim() - 2], DType::Int32, a.device())?;
    let (all, ps, is) = (Parts::<T>::of(&made), Parts::<i32>::of(&pivots), Parts::<i32>::of(&infos));
    each(count, n * n * n, |i| {
        // SAFETY: dense tensors just made; one matrix each.
        unsafe {
            let a = all.at(i * n * n, n * n);
            is.at(i, 1)[0] = factorise(a, n, ps.at(i * n, n), hermitian);
            (0..n).for_each(|row| a[row * n + row + 1..(row + 1) * n].fill(T::default()));
        }
    })?;
    Ok([made, pivots, infos])
}

/// Where each step of the factorisation begins, with its exchange and whether it is a block of two.
fn steps(pivots: &[i32]) -> Vec<(usize, usize, bool)> {
    let (mut k, mut found) = (0, Vec::new());
    while k < pivots.len() {
        let pair = pivots[k] < 0;
        found.push((k, pivots[k].unsigned_abs() as usize - 1, pair));
        k += if pair { 2 } else { 1 };
    }
    found
}

fn swap_rows<T: Element>(b: &mut [T], columns: usize, i: usize, j: usize) {
    if i != j {
        (0..columns).for_each(|c| b.swap(i * columns + c, j * columns + c));
    }
}

/// Row `to` of `b` less `factor` times row `from`.
fn take<T: Field>(b: &mut [T], columns: usize, to: usize, from: usize, factor: T) {
    for c in 0..columns {
        b[to * columns + c] = b[to * columns + c].minus(factor.times(b[from * columns + c]));
    }
}

/// Overwrites `b`, `n` × `columns`, with the solution.
fn solve<T: Field>(a: &[T], n: usize, pivots: &[i32], b: &mut [T], columns: usize, hermitian: bool) {
    let all = steps(pivots);
    for (k, row, pair) in all.iter().copied() {
        let size = if pair { 2 } else { 1 };
        swap_rows(b, columns, k + size - 1, row);
        for below in k + size..n {
            (k..k + size).for_each(|j| take(b, columns, below, j, a[below * n + j]));
        }
        if pair {
            let (p, q, low) = (a[k * n + k], a[(k + 1) * n + k + 1], a[(k + 1) * n + k]);
            // The transpose of the block takes columns as rows.
            let turned = mirrored(low, hermitian);
            for c in 0..columns {
                let x = [b[k * columns + c], b[(k + 1) * columns + c]];
                let x = over_block(x, (p, q, turned), hermitian);
                (b[k * columns + c], b[(k + 1) * columns + c]) = (x[0], x[1]);
            }
        } else {
            let pivot = a[k * n + k];
            b[k * columns..(k + 1) * columns].iter_mut().for_each(|x| *x = x.divide(pivot));
        }
    }
    for (k, row, pair) in all.into_iter().rev() {
        let size = if pair { 2 } else { 1 };
        for below in k + size..n {
            (k..k + size).for_each(|j| take(b, columns, j, below, mirrored(a[below * n + j], hermitian)));
        }
        swap_rows(b, columns, k + size - 1, row);
    }
}

/// Pivots that no factorisation gives would lead outside of the matrix.
fn check_pivots(pivots: &[i32], n: usize) -> Result<()> {
    for line in pivots.chunks_exact(n.max(1)) {
        let mut k = 0;
        while k < n {
            let pair = line[k] < 0;
            let row = line[k].unsigned_abs() as usize;
            let place = k + usize::from(pair);
            if row == 0 || row > n || place >= n || row < place + 1 || (pair && line[k + 1] != line[k]) {
                return Err(Error::value(format!("pivots hold {} at {k}, which is no pivot", line[k])));
            }
            k = place + 1;
        }
    }
    Ok(())
}

/// `linalg_ldl_solve`.
pub fn linalg_ldl_solve(
    _: &Spec,
    out: &[Tensor],
    factors: &Tensor,
    pivots: &Tensor,
    b: &Tensor,
    hermitian: bool,
) -> Result<()> {
    let batch = &out[0].sizes()[..out[0].ndim() - 2];
    let (n, columns, count) = extents(&out[0])?;
    with_dtype!(b.dtype(), wide_and_complex, |T| {
        let (a, x) = (expanded_copy(factors, batch)?, expanded_copy(b, batch)?);
        let mut sizes = batch.to_vec();
        sizes.push(n as i64);
        let ps = dense_copy(&pivots.with_layout(pivots.layout().expand(&sizes)?)?)?;
        check_pivots(&ps.to_vec::<i32>()?, n)?;
        let (all, xs, pivots) = (Parts::<T>::of(&a), Parts::<T>::of(&x), Parts::<i32>::of(&ps));
        each(count, n * n * columns * 2, |i| {
            // SAFETY: dense tensors just made; one matrix each.
            unsafe {
                let b = xs.at(i * n * columns, n * columns);
                solve::<T>(all.at(i * n * n, n * n), n, pivots.at(i * n, n), b, columns, hermitian);
            }
        })?;
        deliver(&out[0], &x)
    })
}
