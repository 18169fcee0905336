//! Least squares by the four ways that LAPACK has, named by its drivers.
//!
//! `gels` takes a QR factorisation and wants full rank. `gelsy` takes QR with column exchanges, which shows the rank, and
//! a second one that makes the shortest solution (a complete orthogonal factorisation). `gelsd` and `gelss` take singular
//! values. After Golub and Van Loan, "Matrix Computations", 5.3 and 5.5; everything is computed in double precision.

use std::sync::atomic::{AtomicUsize, Ordering};

use faer::linalg::svd::ComputeSvdVectors;

use super::matrices::{
    Double, Failure, Field, Parts, deliver, doubled, each, ensure_work, expanded_copy, extents, in_double,
};
use super::qr;
use super::spectra::{Singular, singular};
use super::triangular::{Shape, solve};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::meta::linalg::lstsq_batch;
use crate::tensor::Tensor;

/// One system: `a` of `m` × `n`, `b` of `m` × `columns` elements.
struct System<'a, T> {
    a: &'a mut [T],
    b: &'a mut [T],
    m: usize,
    n: usize,
    columns: usize,
}

/// What a system gives besides the solution, `n` × `columns`.
struct Found<T> {
    solution: Vec<T>,
    rank: usize,
    values: Vec<f64>,
}

fn adjoint<T: Field>(a: &[T], m: usize, n: usize) -> Vec<T> {
    (0..m * n).map(|at| a[at % m * n + at / m].conjugate()).collect()
}

/// The upper triangle of the first `k` rows and columns of rows of `n`.
fn corner<T: Field>(a: &[T], n: usize, k: usize) -> Vec<T> {
    (0..k * k).map(|at| if at % k >= at / k { a[at / k * n + at % k] } else { T::default() }).collect()
}

/// Whether a triangle's diagonal holds what is no more than rounding beside the largest of it.
fn is_singular<T: Field>(triangle: &[T], k: usize) -> bool {
    let size = |i: usize| triangle[i * k + i].size();
    let largest = (0..k).map(size).fold(0.0, f64::max);
    (0..k).any(|i| size(i) <= largest * T::EPSILON * k as f64)
}

/// The shortest `x` with `L x = b` for `L`, `r` × `n`: `b` has `r` rows. None when it is singular.
fn shortest<T: Field>(l: &[T], b: &mut [T], (r, n, columns): (usize, usize, usize)) -> Option<Vec<T>> {
    let mut turned = adjoint(l, r, n);
    let mut taus = vec![T::default(); r];
    qr::factorise(&mut turned, n, r, &mut taus);
    let upper = corner(&turned, r, r);
    if is_singular(&upper, r) {
        return None;
    }
    solve(&adjoint(&upper, r, r), b, r, columns, Shape { upper: false, unit: false });
    let mut x = vec![T::default(); n * columns];
    x[..r * columns].copy_from_slice(&b[..r * columns]);
    qr::multiply(&turned, r, &taus, &mut x, (n, columns), qr::Columns::Any);
    Some(x)
}

fn by_qr<T: Field>(s: System<'_, T>) -> Option<Found<T>> {
    let System { a, b, m, n, columns } = s;
    if m < n {
        let solution = shortest(a, b, (m, n, columns))?;
        return Some(Found { solution, rank: m, values: Vec::new() });
    }
    let mut taus = vec![T::default(); n];
    qr::factorise(a, m, n, &mut taus);
    qr::multiply_adjoint(a, n, &taus, b, (m, columns));
    let upper = corner(a, n, n);
    if is_singular(&upper, n) {
        return None;
    }
    let mut solution = b[..n * columns].to_vec();
    solve(&upper, &mut solution, n, columns, Shape { upper: true, unit: false });
    Some(Found { solution, rank: n, values: Vec::new() })
}

/// Brings the longest remaining column to the front before each reflection; gives the columns' order.
fn pivoted<T: Field>(a: &mut [T], m: usize, n: usize, taus: &mut [T]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    for k in 0..m.min(n) {
        let length = |j: usize| (k..m).map(|i| a[i * n + j].size()).fold(0.0, f64::hypot);
        let best =
            (k..n).map(|j| (j, length(j))).fold((k, -1.0), |best, x| if x.1 > best.1 { x } else { best });
        if best.0 != k {
            (0..m).for_each(|i| a.swap(i * n + k, i * n + best.0));
            order.swap(k, best.0);
        }
        qr::step(a, m, n, k, taus, n);
    }
    order
}

fn by_complete_factors<T: Field>(s: System<'_, T>, rcond: f64) -> Option<Found<T>> {
    let System { a, b, m, n, columns } = s;
    let mut taus = vec![T::default(); m.min(n)];
    let order = pivoted(a, m, n, &mut taus);
    let size = |k: usize| a[k * n + k].size();
    let rank = (0..m.min(n)).take_while(|k| size(*k) > rcond * size(0)).count();
    qr::multiply_adjoint(a, n, &taus, b, (m, columns));
    let rows: Vec<T> = (0..rank * n).map(|at| if at % n >= at / n { a[at] } else { T::default() }).collect();
    let x = shortest(&rows, b, (rank, n, columns))?;
    let mut solution = vec![T::default(); n * columns];
    for (row, to) in x.chunks_exact(columns.max(1)).zip(order) {
        solution[to * columns..(to + 1) * columns].copy_from_slice(row);
    }
    Some(Found { solution, rank, values: Vec::new() })
}

fn by_singular_values<T: Double>(s: System<'_, T>, rcond: f64) -> Result<Found<T>> {
    let System { a, b, m, n, columns } = s;
    let short = m.min(n);
    let (mut u, mut v, mut values) =
        (vec![T::default(); m * short], vec![T::default(); n * short], vec![0.0; short]);
    let to = Singular { left: &mut u, values: &mut values, right: &mut v };
    singular(a, (m, n), ComputeSvdVectors::Thin, to)?;
    let bound = rcond * values.first().copied().unwrap_or(0.0);
    let rank = values.iter().filter(|s| **s > bound).count();
    let mut solution = vec![T::default(); n * columns];
    for k in 0..rank {
        for column in 0..columns {
            let along = (0..m).fold(T::default(), |sum, i| {
                sum.plus(u[k * m + i].conjugate().times(b[i * columns + column]))
            });
            let along = along.scaled(1.0 / values[k]);
            for j in 0..n {
                let x = &mut solution[j * columns + column];
                *x = x.plus(v[k * n + j].times(along));
            }
        }
    }
    Ok(Found { solution, rank, values })
}

/// None where the driver has no solution.
fn solved<T: Double>(s: System<'_, T>, rcond: f64, driver: &str) -> Result<Option<Found<T>>> {
    if s.a.iter().any(|x| !x.size().is_finite()) {
        return Ok(None);
    }
    match driver {
        "gels" => Ok(by_qr(s)),
        "gelsy" => Ok(by_complete_factors(s, rcond)),
        _ => by_singular_values(s, rcond).map(Some),
    }
}

/// `_linalg_lstsq`: solutions, ranks, singular values.
pub fn linalg_lstsq(
    spec: &Spec,
    out: &[Tensor],
    a: &Tensor,
    b: &Tensor,
    rcond: Option<f64>,
    driver: &str,
) -> Result<()> {
    in_double!(spec.compute, |T| typed::<T>(out, a, b, rcond, driver))
}

fn typed<T: Double>(out: &[Tensor], a: &Tensor, b: &Tensor, rcond: Option<f64>, driver: &str) -> Result<()> {
    let (m, n, _) = extents(a)?;
    let batch = lstsq_batch(a, b)?;
    let (left, right) = (expanded_copy(&doubled(a)?, &batch)?, expanded_copy(&doubled(b)?, &batch)?);
    let (_, columns, count) = extents(&right)?;
    let epsilon = if a.dtype().to_real() == DType::Float32 { f64::from(f32::EPSILON) } else { f64::EPSILON };
    let rcond = rcond.unwrap_or(epsilon * m.max(n) as f64);
    let made = Tensor::empty(out[0].sizes(), left.dtype(), a.device())?;
    let ranks = Tensor::empty(&batch, DType::Int64, a.device())?;
    let mut sizes = batch.to_vec();
    sizes.push(m.min(n) as i64);
    let values = Tensor::empty(&sizes, DType::Float64, a.device())?;
    let (all, bs) = (Parts::<T>::of(&left), Parts::<T>::of(&right));
    let (xs, rs, ss) = (Parts::<T>::of(&made), Parts::<i64>::of(&ranks), Parts::<f64>::of(&values));
    // Factors, triangles and solutions of the driver that takes most.
    ensure_work::<T>(count, 2 * m * n + 3 * m.min(n) * m.min(n) + 2 * n * columns)?;
    let (failed, failure) = (AtomicUsize::new(usize::MAX), Failure::default());
    each(count, m * n * m.min(n) * 4, |i| {
        // SAFETY: dense tensors just made; one system each.
        let (a, b, x, rank, s) = unsafe {
            let b = bs.at(i * m * columns, m * columns);
            let x = xs.at(i * n * columns, n * columns);
            (all.at(i * m * n, m * n), b, x, rs.at(i, 1), ss.at(i * m.min(n), m.min(n)))
        };
        match solved(System { a, b, m, n, columns }, rcond, driver) {
            Err(e) => failure.note(Err(e)),
            Ok(None) => _ = failed.fetch_min(i, Ordering::Relaxed),
            Ok(Some(found)) => {
                x.copy_from_slice(&found.solution);
                rank[0] = found.rank as i64;
                s[..found.values.len()].copy_from_slice(&found.values);
            }
        }
    })?;
    failure.into_result()?;
    if let at @ 0..usize::MAX = failed.into_inner() {
        return Err(Error::linear_algebra(format!(
            "system {at} has no solution by driver '{driver}': its matrix has not full rank, or holds infinities or NaN"
        )));
    }
    deliver(&out[0], &made)?;
    deliver(&out[1], &ranks)?;
    if out[2].ndim() == sizes.len() && matches!(driver, "gelsd" | "gelss") {
        deliver(&out[2], &values)
    } else {
        Ok(())
    }
}
