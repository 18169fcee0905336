//! Several Householder reflections as one step, by matrix products.
//!
//! The product of k reflections `I - tau v v^H` is `I - V T V^H` with an upper triangular T (the compact WY form:
//! Schreiber and Van Loan, "A storage-efficient WY representation for products of Householder transformations", 1989).
//! Called by [`super::qr`].

use std::ops::Range;

use super::gemm::{Gemm, Place, Tile};
use super::matrices::Field;

/// Reflections that are taken together.
pub(super) const BLOCK: usize = 32;

/// The reflections of some neighbouring columns.
pub(super) struct Block<T> {
    rows: usize,
    count: usize,
    /// V, by rows.
    vectors: Vec<T>,
    /// V^H, by rows.
    adjoint: Vec<T>,
    /// T, by rows.
    factors: Vec<T>,
}

/// A matrix that is read.
fn by_rows<T>(of: &[T], columns: usize) -> Place<T> {
    Place { at: of.as_ptr().cast_mut(), row: columns as isize, col: 1 }
}

impl<T: Field> Block<T> {
    /// Those that stand below the diagonal in the columns `range` of `a`, `m` rows of `n` elements.
    pub(super) fn of(a: &[T], m: usize, n: usize, range: Range<usize>, taus: &[T]) -> Block<T> {
        let (rows, count) = (m - range.start, range.len());
        let mut vectors = vec![T::default(); rows * count];
        let mut adjoint = vec![T::default(); rows * count];
        for i in 0..rows {
            for j in 0..count.min(i + 1) {
                let x = if i == j { T::ONE } else { a[(range.start + i) * n + range.start + j] };
                vectors[i * count + j] = x;
                adjoint[j * rows + i] = x.conjugate();
            }
        }
        let mut factors = vec![T::default(); count * count];
        for j in 0..count {
            let tau = taus[range.start + j];
            let along: Vec<T> = (0..j)
                .map(|l| {
                    (j..rows).fold(T::default(), |sum, r| {
                        sum.plus(adjoint[l * rows + r].times(vectors[r * count + j]))
                    })
                })
                .collect();
            for i in 0..j {
                let sum =
                    (i..j).fold(T::default(), |sum, l| sum.plus(factors[i * count + l].times(along[l])));
                factors[i * count + j] = tau.times(sum).negated();
            }
            factors[j * count + j] = tau;
        }
        Block { rows, count, vectors, adjoint, factors }
    }

    /// Multiplies a matrix of as many rows by the product of the reflections, or by its conjugate transpose.
    ///
    /// # Safety
    /// The place is valid for `columns` columns and nobody else's.
    pub(super) unsafe fn apply(&self, target: Place<T>, columns: usize, adjoint: bool) {
        let Block { rows, count, .. } = *self;
        if columns == 0 || count == 0 {
            return;
        }
        let turned: Vec<T>;
        let factors = if adjoint {
            turned = (0..count * count)
                .map(|at| self.factors[at % count * count + at / count].conjugate())
                .collect();
            &turned
        } else {
            &self.factors
        };
        let mut room = vec![T::default(); 2 * count * columns];
        let (along, weights) = room.split_at_mut(count * columns);
        let place = |of: &mut [T]| Place { at: of.as_mut_ptr(), row: columns as isize, col: 1 };
        let (along, weights) = (place(along), place(weights));
        let plain = |m, k, out, a, b| Tile { m, n: columns, k, out, a, b, init: None, alpha: T::ONE };
        // SAFETY: buffers of these sizes that live to the end of this function, and the caller's place.
        unsafe {
            <T as Gemm>::multiply(&plain(count, rows, along, by_rows(&self.adjoint, rows), target));
            <T as Gemm>::multiply(&plain(count, count, weights, by_rows(factors, count), along));
            <T as Gemm>::multiply(&Tile {
                init: Some((target, T::ONE)),
                alpha: T::ONE.negated(),
                ..plain(rows, count, target, by_rows(&self.vectors, count), weights)
            });
        }
    }
}
