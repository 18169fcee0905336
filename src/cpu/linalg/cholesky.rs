//! Cholesky factorisation of Hermitian matrices that are positive definite, by `faer`. One half of the matrix is read.

use faer::dyn_stack::MemStack;
use faer::linalg::cholesky::llt::factor::{LltError, cholesky_in_place, cholesky_in_place_scratch};
use faer::{MatMut, Par};

use super::matrices::{
    Double, Failure, Parts, adjoint_copy, check_infos, deliver, doubled, each, extents, in_double, workspace,
};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::tensor::Tensor;

/// `linalg_cholesky_ex`.
pub fn linalg_cholesky_ex(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    upper: bool,
    check_errors: bool,
) -> Result<()> {
    in_double!(self_.dtype(), |T| factors::<T>(out, self_, upper, check_errors))
}

fn factors<T: Double>(out: &[Tensor], a: &Tensor, upper: bool, check_errors: bool) -> Result<()> {
    let (n, _, count) = extents(a)?;
    let infos = Tensor::empty(out[1].sizes(), DType::Int32, a.device())?;
    let factor = if upper { adjoint_copy::<T>(&doubled(a)?)? } else { doubled(a)? };
    let (all, is) = (Parts::<T>::of(&factor), Parts::<i32>::of(&infos));
    let failure = Failure::default();
    each(count, n * n * n, |i| {
        // SAFETY: dense tensors just made; one matrix each.
        let (a, info) = unsafe { (all.at(i * n * n, n * n), is.at(i, 1)) };
        failure.note(factorise(a, n).map(|minor| info[0] = minor));
    })?;
    failure.into_result()?;
    if check_errors {
        check_infos(&infos, "the matrix is not positive-definite: a leading minor is not positive")?;
    }
    let factor = if upper { adjoint_copy::<T>(&factor)? } else { factor };
    deliver(&out[0], &factor)?;
    deliver(&out[1], &infos)
}

/// Turns the lower half of `a` into L with `a = L L^H` and clears the rest; gives the first minor that is not
/// positive, or 0. The diagonal counts as real.
fn factorise<T: Double>(a: &mut [T], n: usize) -> Result<i32> {
    for (r, row) in a.chunks_exact_mut(n.max(1)).enumerate() {
        row[r] = T::from_f64(row[r].real());
        row[r + 1..].fill(T::default());
    }
    let (par, parameters) = (Par::Seq, faer::prelude::default());
    let mut memory = workspace(cholesky_in_place_scratch::<T>(n, par, parameters))?;
    let matrix = MatMut::from_row_major_slice_mut(a, n, n);
    let made = cholesky_in_place(
        matrix,
        faer::prelude::default(),
        par,
        MemStack::new(&mut memory),
        faer::prelude::default(),
    );
    Ok(match made {
        Ok(_) => 0,
        Err(LltError::NonPositivePivot { index }) => index as i32 + 1,
    })
}
