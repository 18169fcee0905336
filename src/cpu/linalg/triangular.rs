//! Systems of equations with a triangular matrix.

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

/// Overwrites `b`, of `n` × `columns` elements, with the solution of `a @ x = b`.
pub(super) fn solve<T: Field>(a: &[T], b: &mut [T], n: usize, columns: usize, shape: Shape) {
    for step in 0..n {
        let i = if shape.upper { n - 1 - step } else { step };
        let known = if shape.upper { i + 1..n } else { 0..i };
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
