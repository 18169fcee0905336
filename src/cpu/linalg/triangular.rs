//! Systems of equations with a triangular matrix.

use std::ops::Range;

use super::gemm::{Gemm, Place, Tile};
use super::matrices::{Field, Parts, deliver, dense_copy, each, expanded_copy, extents};
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Which half of the matrix is read, and whether its diagonal is taken to be 1.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub(super) upper: bool,
    pub(super) unit: bool,
}

/// Rows that are solved for one after the other; larger systems are halved, and one half's effect on the other is a
/// product of matrices.
const DIRECT: usize = 32;

/// Overwrites `b`, of `n` × `columns` elements, with the solution of `a @ x = b`.
pub(super) fn solve<T: Field>(a: &[T], b: &mut [T], n: usize, columns: usize, shape: Shape) {
    part(a, b, n, columns, shape, 0..n);
}

/// Solves for the rows of a range, the others being known or not needed.
fn part<T: Field>(a: &[T], b: &mut [T], n: usize, columns: usize, shape: Shape, rows: Range<usize>) {
    if rows.len() <= DIRECT || columns == 0 {
        direct(a, b, n, columns, shape, rows);
        return;
    }
    let middle = rows.start + (rows.len() / 2).next_multiple_of(DIRECT);
    let (first, second) = if shape.upper {
        (middle..rows.end, rows.start..middle)
    } else {
        (rows.start..middle, middle..rows.end)
    };
    part(a, b, n, columns, shape, first.clone());
    let matrix = Place { at: a.as_ptr().cast_mut(), row: n as isize, col: 1 };
    let system = Place { at: b.as_mut_ptr(), row: columns as isize, col: 1 };
    let rest = system.from(second.start, 0);
    let tile = Tile::<T> {
        m: second.len(),
        n: columns,
        k: first.len(),
        out: rest,
        a: matrix.from(second.start, first.start),
        b: system.from(first.start, 0),
        init: Some((rest, T::ONE)),
        alpha: T::ONE.negated(),
    };
    // SAFETY: parts of two matrices that do not overlap; `a` is read only.
    unsafe { <T as Gemm>::multiply(&tile) };
    part(a, b, n, columns, shape, second);
}

/// The rows of a range, one after the other.
fn direct<T: Field>(a: &[T], b: &mut [T], n: usize, columns: usize, shape: Shape, rows: Range<usize>) {
    for step in 0..rows.len() {
        let i = if shape.upper { rows.end - 1 - step } else { rows.start + step };
        let known = if shape.upper { i + 1..rows.end } else { rows.start..i };
        let (before, rest) = b.split_at_mut(i * columns);
        let (row, after) = rest.split_at_mut(columns);
        for j in known {
            let factor = a[i * n + j];
            let other = if shape.upper {
                &after[(j - i - 1) * columns..(j - i) * columns]
            } else {
                &before[j * columns..(j + 1) * columns]
            };
            row.iter_mut().zip(other).for_each(|(x, y)| *x = x.minus(factor.times(*y)));
        }
        if !shape.unit {
            let pivot = a[i * n + i];
            row.iter_mut().for_each(|x| *x = x.divide(pivot));
        }
    }
}

/// `linalg_solve_triangular`.
pub fn linalg_solve_triangular(
    _: &Spec,
    out: &[Tensor],
    a: &Tensor,
    b: &Tensor,
    upper: bool,
    left: bool,
    unitriangular: bool,
) -> Result<()> {
    let transposed = |t: &Tensor| t.with_layout(t.layout().transpose(-2, -1)?);
    let batch = &out[0].sizes()[..out[0].ndim() - 2];
    // X A = B is the transpose of A^T X^T = B^T.
    let (a, x) = if left {
        (expanded_copy(a, batch)?, expanded_copy(b, batch)?)
    } else {
        (expanded_copy(&transposed(a)?, batch)?, expanded_copy(&transposed(b)?, batch)?)
    };
    let shape = Shape { upper: upper == left, unit: unitriangular };
    let (n, columns, count) = extents(&x)?;
    with_dtype!(x.dtype(), wide_and_complex, |T| {
        let (all, xs) = (Parts::<T>::of(&a), Parts::<T>::of(&x));
        each(count, n * n * columns, |i| {
            // SAFETY: dense tensors just made; one matrix each.
            unsafe {
                solve(all.at(i * n * n, n * n), xs.at(i * n * columns, n * columns), n, columns, shape);
            }
        })
    })?;
    if left { deliver(&out[0], &x) } else { deliver(&out[0], &dense_copy(&transposed(&x)?)?) }
}
