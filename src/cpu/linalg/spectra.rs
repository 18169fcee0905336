//! Singular values and vectors, eigenvalues and eigenvectors of Hermitian matrices, by `faer`.
//!
//! Everything is computed in double precision, by one thread for each matrix, so results do not depend on how many
//! there are. Before, a matrix is scaled by a power of two, so that squares stay in range. Vectors are made by columns,
//! which is how the factorisations like them, and turned on the way to their targets.

use faer::dyn_stack::MemStack;
use faer::linalg::evd::{self, ComputeEigenvectors};
use faer::linalg::svd::{self, ComputeSvdVectors};
use faer::{MatMut, MatRef, Par, diag};

use super::matrices::{Double, Failure, Field, Parts, deliver, doubled, each, extents, in_double, workspace};
use crate::cpu::copy::copy;
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::tensor::Tensor;

fn not_finite() -> Error {
    Error::linear_algebra("the input holds NaN or infinity: there is no decomposition")
}
fn not_converged() -> Error {
    Error::linear_algebra(
        "the iteration did not come to an end: the input is ill-conditioned or has too many repeated values",
    )
}

/// Brings the largest element to between 1 and 2; gives what the values are to be multiplied by.
///
/// # Errors
/// `LinearAlgebra` for NaN and infinity.
pub(super) fn scale<T: Field>(a: &mut [T]) -> Result<f64> {
    let mut top = 0.0_f64;
    for x in a.iter() {
        let size = x.height();
        if !size.is_finite() {
            // The parts may be finite where their sum is not.
            let parts = x.to_complex();
            if !(parts.re.is_finite() && parts.im.is_finite()) {
                return Err(not_finite());
            }
        }
        top = top.max(size);
    }
    if top == 0.0 {
        return Ok(1.0);
    }
    let top = top.min(f64::MAX);
    // 2^1023 has an inverse that is no subnormal number's neighbour; smaller ones are normal.
    let exponent = (top.log2().floor() as i32).clamp(-1000, 1000);
    let factor = 2.0_f64.powi(-exponent);
    a.iter_mut().for_each(|x| *x = x.scaled(factor));
    Ok(2.0_f64.powi(exponent))
}

/// Like `t`, dense and by columns: the last two dimensions exchanged.
fn by_columns(t: &Tensor, dtype: DType) -> Result<Tensor> {
    let mut sizes = t.sizes().to_vec();
    let n = sizes.len();
    if n >= 2 {
        sizes.swap(n - 2, n - 1);
    }
    Tensor::empty(&sizes, dtype, t.device())
}

fn deliver_columns(out: &Tensor, made: &Tensor) -> Result<()> {
    copy(out, &made.with_layout(made.layout().transpose(-2, -1)?)?)
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
    let wanted = match (compute_uv, full_matrices) {
        (false, _) => ComputeSvdVectors::No,
        (true, false) => ComputeSvdVectors::Thin,
        (true, true) => ComputeSvdVectors::Full,
    };
    in_double!(a.dtype(), |T| svd::<T>(out, a, wanted))
}

/// What is kept of one matrix: vectors by columns, values descending.
pub(super) struct Singular<'a, T> {
    pub(super) left: &'a mut [T],
    pub(super) values: &'a mut [f64],
    pub(super) right: &'a mut [T],
}

/// Decomposes `a`, of `m` × `n` elements by rows, which is overwritten.
///
/// # Errors
/// `LinearAlgebra` for NaN and infinity, and where the iteration does not end; `OutOfMemory`.
pub(super) fn singular<T: Double>(
    a: &mut [T],
    (m, n): (usize, usize),
    wanted: ComputeSvdVectors,
    to: Singular<'_, T>,
) -> Result<()> {
    let factor = scale(a)?;
    // The first rows of columns that only complete a basis are left by `faer` as they are found.
    to.left.fill(T::default());
    to.right.fill(T::default());
    let need = svd::svd_scratch::<T>(m, n, wanted, wanted, Par::Seq, faer::prelude::default());
    let (mut memory, mut found) = (workspace(need)?, vec![T::default(); m.min(n)]);
    let vectors = wanted != ComputeSvdVectors::No;
    let columns = |length: usize| if wanted == ComputeSvdVectors::Full { length } else { m.min(n) };
    svd::svd(
        MatRef::from_row_major_slice(a, m, n),
        diag::DiagMut::from_slice_mut(&mut found),
        vectors.then(|| MatMut::from_column_major_slice_mut(to.left, m, columns(m))),
        vectors.then(|| MatMut::from_column_major_slice_mut(to.right, n, columns(n))),
        Par::Seq,
        MemStack::new(&mut memory),
        faer::prelude::default(),
    )
    .map_err(|_| not_converged())?;
    to.values.iter_mut().zip(&found).for_each(|(to, x)| *to = x.real() * factor);
    Ok(())
}

fn svd<T: Double>(out: &[Tensor], a: &Tensor, wanted: ComputeSvdVectors) -> Result<()> {
    let (m, n, count) = extents(a)?;
    let short = m.min(n);
    let (left, right) = match wanted {
        ComputeSvdVectors::No => (0, 0),
        ComputeSvdVectors::Thin => (m * short, n * short),
        ComputeSvdVectors::Full => (m * m, n * n),
    };
    let input = doubled(a)?;
    let values = Tensor::empty(out[1].sizes(), DType::Float64, a.device())?;
    // V by columns is the transpose of V^H by rows.
    let (u, vh) =
        (by_columns(&out[0], input.dtype())?, Tensor::empty(out[2].sizes(), input.dtype(), a.device())?);
    let (from, us, ss, vs) =
        (Parts::<T>::of(&input), Parts::<T>::of(&u), Parts::<f64>::of(&values), Parts::<T>::of(&vh));
    let failure = Failure::default();
    each(count, m.max(n) * short * short * 20, |i| {
        // SAFETY: dense tensors of these sizes; one matrix each.
        let (a, left, values, right) = unsafe {
            (
                from.at(i * m * n, m * n),
                us.at(i * left, left),
                ss.at(i * short, short),
                vs.at(i * right, right),
            )
        };
        failure.note(singular(a, (m, n), wanted, Singular { left, values, right }));
    })?;
    failure.into_result()?;
    deliver(&out[1], &values)?;
    if wanted != ComputeSvdVectors::No {
        deliver_columns(&out[0], &u)?;
        if a.dtype().is_complex() {
            // SAFETY: a dense tensor just made.
            unsafe { vs.at(0, vh.numel() as usize) }.iter_mut().for_each(|x| *x = x.conjugate());
        }
        deliver(&out[2], &vh)?;
    }
    Ok(())
}

/// `_linalg_eigh`: eigenvalues, ascending, and eigenvectors, of which one half of the matrix is read.
pub fn linalg_eigh(_: &Spec, out: &[Tensor], a: &Tensor, uplo: &str, compute_v: bool) -> Result<()> {
    let upper = uplo.eq_ignore_ascii_case("U");
    in_double!(a.dtype(), |T| eigen::<T>(out, a, upper, compute_v))
}

fn eigen<T: Double>(out: &[Tensor], a: &Tensor, upper: bool, vectors: bool) -> Result<()> {
    let (n, _, count) = extents(a)?;
    if n == 0 {
        return Ok(());
    }
    let input = doubled(a)?;
    let values = Tensor::empty(out[0].sizes(), DType::Float64, a.device())?;
    let made = Tensor::empty(if vectors { a.sizes() } else { &[0] }, input.dtype(), a.device())?;
    let (from, ls, vs) = (Parts::<T>::of(&input), Parts::<f64>::of(&values), Parts::<T>::of(&made));
    let wanted = if vectors { ComputeEigenvectors::Yes } else { ComputeEigenvectors::No };
    let need = evd::self_adjoint_evd_scratch::<T>(n, wanted, Par::Seq, faer::prelude::default());
    let failure = Failure::default();
    each(count, n * n * n * 20, |i| {
        failure.note((|| {
            let room = if vectors { n * n } else { 0 };
            // SAFETY: dense tensors just made; one matrix each.
            let (a, values, made) =
                unsafe { (from.at(i * n * n, n * n), ls.at(i * n, n), vs.at(i * room, room)) };
            mirror(a, n, upper);
            let factor = scale(a)?;
            let mut found = vec![T::default(); n];
            let mut memory = workspace(need)?;
            evd::self_adjoint_evd(
                MatRef::from_row_major_slice(a, n, n),
                diag::DiagMut::from_slice_mut(&mut found),
                vectors.then(|| MatMut::from_column_major_slice_mut(made, n, n)),
                Par::Seq,
                MemStack::new(&mut memory),
                faer::prelude::default(),
            )
            .map_err(|_| not_converged())?;
            values.iter_mut().zip(&found).for_each(|(to, x)| *to = x.real() * factor);
            Ok(())
        })());
    })?;
    failure.into_result()?;
    deliver(&out[0], &values)?;
    if vectors { deliver_columns(&out[1], &made) } else { Ok(()) }
}

/// Makes a matrix Hermitian by one of its halves; the diagonal counts as real.
fn mirror<T: Double>(a: &mut [T], n: usize, upper: bool) {
    for r in 0..n {
        for c in 0..r {
            let (low, high) = (r * n + c, c * n + r);
            if upper { a[low] = a[high].conjugate() } else { a[high] = a[low].conjugate() }
        }
        a[r * n + r] = T::from_f64(a[r * n + r].real());
    }
}
