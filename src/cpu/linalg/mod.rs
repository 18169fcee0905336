//! Matrix and vector products on the CPU. Shapes and dtypes were checked by [`crate::meta::linalg`].

mod cholesky;
mod dot;
mod eigen;
mod exponential;
mod francis;
pub(crate) mod gemm;
mod half;
mod hessenberg;
mod ldl;
mod least_squares;
mod lu;
mod matrices;
mod panel;
pub(crate) mod product;
mod qr;
mod reflections;
mod spectra;
mod triangular;

pub use cholesky::linalg_cholesky_ex;
pub use eigen::{linalg_eig, linalg_eigvals};
pub use exponential::matrix_exp;
pub use ldl::{linalg_ldl_factor_ex, linalg_ldl_solve};
pub use least_squares::linalg_lstsq;
pub use lu::{
    linalg_det, linalg_inv_ex, linalg_lu_factor_ex, linalg_slogdet, linalg_solve_ex, lu_permutation,
};
use product::product;
pub use qr::{geqrf, linalg_householder_product, linalg_qr, ormqr};
pub use spectra::{linalg_eigh, linalg_svd};
pub use triangular::linalg_solve_triangular;

use crate::dispatch::structured::Spec;
use crate::dtype::Element;
use crate::error::Result;
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use crate::with_dtype;

const ONE: Scalar = Scalar::Int(1);

/// `self @ mat2` of matrices.
pub fn mm(_: &Spec, out: &[Tensor], a: &Tensor, b: &Tensor) -> Result<()> {
    product(&out[0], None, ONE, a, b)
}

/// `self @ mat2` of batches of matrices.
pub fn bmm(_: &Spec, out: &[Tensor], a: &Tensor, b: &Tensor) -> Result<()> {
    product(&out[0], None, ONE, a, b)
}

/// `self @ vec`.
pub fn mv(_: &Spec, out: &[Tensor], a: &Tensor, vec: &Tensor) -> Result<()> {
    product(&column(&out[0])?, None, ONE, a, &column(vec)?)
}

/// `beta * self + alpha * mat1 @ mat2`; with `beta` 0, `self` is not read.
pub fn addmm(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    a: &Tensor,
    b: &Tensor,
    beta: Scalar,
    alpha: Scalar,
) -> Result<()> {
    product(&out[0], Some((&expanded(self_, &out[0])?, beta)), alpha, a, b)
}

/// `beta * self + alpha * batch1 @ batch2`.
pub fn baddbmm(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    a: &Tensor,
    b: &Tensor,
    beta: Scalar,
    alpha: Scalar,
) -> Result<()> {
    product(&out[0], Some((&expanded(self_, &out[0])?, beta)), alpha, a, b)
}

/// `beta * self + alpha * mat @ vec`.
pub fn addmv(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    a: &Tensor,
    vec: &Tensor,
    beta: Scalar,
    alpha: Scalar,
) -> Result<()> {
    let init = column(&expanded(self_, &out[0])?)?;
    product(&column(&out[0])?, Some((&init, beta)), alpha, a, &column(vec)?)
}

/// `beta * self + alpha * sum(batch1 @ batch2)`: one `addmm` after the other, each of which rounds.
pub fn addbmm(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    a: &Tensor,
    b: &Tensor,
    beta: Scalar,
    alpha: Scalar,
) -> Result<()> {
    sum_products(&out[0], &expanded(self_, &out[0])?, (beta, alpha), a, b)
}

fn sum_products(
    out: &Tensor,
    init: &Tensor,
    (beta, alpha): (Scalar, Scalar),
    a: &Tensor,
    b: &Tensor,
) -> Result<()> {
    use crate::dispatch::structured::{copy_into, overlap};
    use crate::layout::Overlap;
    if overlap(out, a) != Overlap::None || overlap(out, b) != Overlap::None {
        let fresh = Tensor::empty(out.sizes(), out.dtype(), out.device())?;
        sum_products(&fresh, init, (beta, alpha), a, b)?;
        return copy_into(out, &fresh);
    }
    let at = |t: &Tensor, i: i64| t.with_layout(t.layout().select(0, i)?);
    let count = a.sizes()[0];
    if count == 0 {
        let none = |t: &Tensor| -> Result<Tensor> {
            let mut sizes = crate::shape::Sizes::from_slice(&t.sizes()[1..]);
            let inner = usize::from(std::ptr::eq(t, a));
            sizes[inner] = 0;
            Tensor::empty(&sizes, t.dtype(), t.device())
        };
        return product(out, Some((init, beta)), alpha, &none(a)?, &none(b)?);
    }
    for i in 0..count {
        let so_far = if i == 0 { (init, beta) } else { (out, ONE) };
        product(out, Some(so_far), alpha, &at(a, i)?, &at(b, i)?)?;
    }
    Ok(())
}

/// `beta * self + alpha * outer(vec1, vec2)`.
pub fn addr(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    vec1: &Tensor,
    vec2: &Tensor,
    beta: Scalar,
    alpha: Scalar,
) -> Result<()> {
    let row = vec2.with_layout(vec2.layout().unsqueeze(0)?)?;
    if out[0].dtype() == crate::dtype::DType::Bool {
        return any_of(&out[0], self_, vec1, vec2, beta.to_bool(), alpha.to_bool());
    }
    if out[0].dtype().accumulate() != out[0].dtype() {
        return with_dtype!(out[0].dtype(), half, |T| {
            rounded_addr::<T>(&out[0], self_, vec1, vec2, (beta, alpha))
        });
    }
    product(&out[0], Some((&expanded(self_, &out[0])?, beta)), alpha, &column(vec1)?, &row)
}

/// `addr` of half types: like the elementwise expression that it stands for, it rounds after each operation.
fn rounded_addr<T: Element>(
    out: &Tensor,
    self_: &Tensor,
    vec1: &Tensor,
    vec2: &Tensor,
    (beta, alpha): (Scalar, Scalar),
) -> Result<()> {
    let round = |x: f64| T::from_f64(f64::from(x as f32)).to_f64();
    let values =
        |t: &Tensor| -> Result<Vec<f64>> { Ok(t.to_vec::<T>()?.into_iter().map(Element::to_f64).collect()) };
    let (beta, alpha) = (round(beta.to_f64()), round(alpha.to_f64()));
    let (init, rows, columns) = (values(&expanded(self_, out)?)?, values(vec1)?, values(vec2)?);
    let mut result = Vec::with_capacity(init.len());
    for (i, x) in init.iter().enumerate() {
        let product = round(round(alpha * rows[i / columns.len()]) * columns[i % columns.len()]);
        let sum = if beta == 0.0 { product } else { round(beta * x) + product };
        result.push(T::from_f64(round(sum)));
    }
    let flat = Tensor::from_slice(&result)?;
    crate::cpu::copy::copy(out, &flat.with_layout(crate::layout::Layout::contiguous(out.sizes())?)?)
}

/// `addr` of truth values: `beta and self`, or `alpha and vec1 and vec2`.
fn any_of(out: &Tensor, self_: &Tensor, vec1: &Tensor, vec2: &Tensor, beta: bool, alpha: bool) -> Result<()> {
    let (init, rows, columns) =
        (expanded(self_, out)?.to_vec::<bool>()?, vec1.to_vec::<bool>()?, vec2.to_vec::<bool>()?);
    let value = |i: usize| {
        let both = rows[i / columns.len()] && columns[i % columns.len()];
        (beta && init[i]) || (alpha && both)
    };
    let result: Vec<bool> = (0..init.len()).map(value).collect();
    let flat = Tensor::from_slice(&result)?;
    crate::cpu::copy::copy(out, &flat.with_layout(crate::layout::Layout::contiguous(out.sizes())?)?)
}

/// The sum of products of two vectors.
pub fn dot(_: &Spec, out: &[Tensor], a: &Tensor, b: &Tensor) -> Result<()> {
    inner::<false>(&out[0], a, b)
}

/// The sum of `conj(self) * other`.
pub fn vdot(_: &Spec, out: &[Tensor], a: &Tensor, b: &Tensor) -> Result<()> {
    inner::<true>(&out[0], a, b)
}

fn inner<const CONJ: bool>(out: &Tensor, a: &Tensor, b: &Tensor) -> Result<()> {
    with_dtype!(out.dtype(), numeric, |T| {
        let line =
            |t: &Tensor| dot::Line { at: t.data_as::<T>().cast_const(), step: t.strides()[0] as isize };
        // SAFETY: both have the same number of elements, checked by the meta function.
        let sum = unsafe { dot::dot::<T, CONJ>(line(a), line(b), a.numel() as usize)? };
        // SAFETY: `out` is one element.
        unsafe { out.data_as::<T>().write(sum) };
        Ok(())
    })
}

fn column(t: &Tensor) -> Result<Tensor> {
    t.with_layout(t.layout().unsqueeze(1)?)
}

fn expanded(t: &Tensor, out: &Tensor) -> Result<Tensor> {
    t.with_layout(t.layout().expand(out.sizes())?)
}
