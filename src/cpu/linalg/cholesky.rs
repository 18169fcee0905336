//! Cholesky factorisation of Hermitian matrices that are positive definite. One half of the matrix is read.

use super::matrices::{Field, Parts, adjoint_copy, check_infos, deliver, dense_copy, each, extents};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Turns the lower half of `a` into L with `a = L L^H` and clears the rest; gives the first minor that is not
/// positive, or 0. The diagonal counts as real.
fn factorise<T: Field>(a: &mut [T], n: usize) -> i32 {
    for i in 0..n {
        let (above, rest) = a.split_at_mut(i * n);
        let row = &mut rest[..n];
        for j in 0..i {
            let other = &above[j * n..(j + 1) * n];
            let known =
                row[..j].iter().zip(other).fold(T::default(), |s, (x, y)| s.plus(x.times(y.conjugate())));
            row[j] = row[j].minus(known).divide(other[j]);
        }
        let taken: f64 = row[..i].iter().map(|x| x.size() * x.size()).sum();
        let left = row[i].to_complex().re - taken;
        if left.is_nan() || left <= 0.0 {
            return i as i32 + 1;
        }
        row[i] = T::from_f64(left.sqrt());
        row[i + 1..].fill(T::default());
    }
    0
}

/// `linalg_cholesky_ex`.
pub fn linalg_cholesky_ex(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    upper: bool,
    check_errors: bool,
) -> Result<()> {
    let (n, _, count) = extents(self_)?;
    let infos = Tensor::empty(out[1].sizes(), DType::Int32, self_.device())?;
    with_dtype!(self_.dtype(), wide_and_complex, |T| {
        let factor = if upper { adjoint_copy::<T>(self_)? } else { dense_copy(self_)? };
        let (all, is) = (Parts::<T>::of(&factor), Parts::<i32>::of(&infos));
        each(count, n * n * n, |i| {
            // SAFETY: dense tensors just made; one matrix each.
            unsafe { is.at(i, 1)[0] = factorise(all.at(i * n * n, n * n), n) };
        })?;
        if check_errors {
            check_infos(&infos, "the matrix is not positive-definite: a leading minor is not positive")?;
        }
        let factor = if upper { adjoint_copy::<T>(&factor)? } else { factor };
        deliver(&out[0], &factor)
    })?;
    deliver(&out[1], &infos)
}
