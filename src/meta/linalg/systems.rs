//! Shapes and dtypes of eigenvalues of general matrices, LDL factors, exponentials and least squares.

use super::decompositions::{batch, check_matrices, check_square, same_dtype, several, sizes};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::shape::{Sizes, broadcast, show};
use crate::tensor::Tensor;

/// The names of LAPACK's ways to least squares.
pub const DRIVERS: [&str; 4] = ["gels", "gelsy", "gelsd", "gelss"];

pub fn linalg_eig(self_: &Tensor) -> Result<Spec> {
    check_square("A", self_)?;
    let values = sizes(&self_.sizes()[..self_.ndim() - 1], &[]);
    let dtype = self_.dtype().to_complex();
    Ok(several(self_, [(values, dtype), (Sizes::from_slice(self_.sizes()), dtype)]))
}

pub fn linalg_eigvals(self_: &Tensor) -> Result<Spec> {
    check_square("A", self_)?;
    let values = sizes(&self_.sizes()[..self_.ndim() - 1], &[]);
    Ok(several(self_, [(values, self_.dtype().to_complex())]))
}

pub fn linalg_ldl_factor_ex(self_: &Tensor, _hermitian: bool, _check_errors: bool) -> Result<Spec> {
    check_square("A", self_)?;
    Ok(several(
        self_,
        [
            (Sizes::from_slice(self_.sizes()), self_.dtype()),
            (sizes(&self_.sizes()[..self_.ndim() - 1], &[]), DType::Int32),
            (sizes(batch(self_), &[]), DType::Int32),
        ],
    ))
}

pub fn linalg_ldl_solve(factors: &Tensor, pivots: &Tensor, b: &Tensor, _hermitian: bool) -> Result<Spec> {
    check_square("LD", factors)?;
    check_matrices("B", b)?;
    same_dtype(factors, b)?;
    if pivots.dtype() != DType::Int32 {
        return Err(Error::dtype(format!("pivots must be int32, got {}", pivots.dtype())));
    }
    let n = factors.sizes()[factors.ndim() - 1];
    let common = broadcast(batch(factors), batch(b));
    let fits = b.sizes()[b.ndim() - 2] == n && pivots.sizes() == &factors.sizes()[..factors.ndim() - 1];
    let (Ok(common), true) = (common, fits) else {
        return Err(Error::shape(format!(
            "factors of shape {}, pivots of shape {} and B of shape {} do not make a system of equations",
            show(factors.sizes()),
            show(pivots.sizes()),
            show(b.sizes())
        )));
    };
    Ok(several(b, [(sizes(&common, &b.sizes()[b.ndim() - 2..]), b.dtype())]))
}

pub fn matrix_exp(self_: &Tensor) -> Result<Spec> {
    let dtype = self_.dtype();
    if !(dtype.is_float() || dtype.is_complex()) {
        return Err(Error::unsupported_dtype(dtype, "floating point, complex"));
    }
    let n = self_.ndim();
    if n < 2 || self_.sizes()[n - 1] != self_.sizes()[n - 2] {
        return Err(Error::shape(format!(
            "A must be a matrix, or a batch of them, with as many rows as columns, got shape {}",
            show(self_.sizes())
        )));
    }
    Ok(several(self_, [(Sizes::from_slice(self_.sizes()), dtype)]))
}

/// The common batch of the matrices and right sides of least squares.
///
/// # Errors
/// `Shape` when they have none.
pub fn lstsq_batch(a: &Tensor, b: &Tensor) -> Result<Sizes> {
    let common = broadcast(batch(a), batch(b));
    let (Ok(common), true) = (common, a.sizes()[a.ndim() - 2] == b.sizes()[b.ndim() - 2]) else {
        return Err(Error::shape(format!(
            "A of shape {} and B of shape {} do not make a system of equations: they need as many rows",
            show(a.sizes()),
            show(b.sizes())
        )));
    };
    Ok(common.iter().copied().collect())
}

pub fn linalg_lstsq(a: &Tensor, b: &Tensor, _rcond: Option<f64>, driver: &str) -> Result<Spec> {
    check_matrices("A", a)?;
    check_matrices("B", b)?;
    same_dtype(a, b)?;
    if !DRIVERS.contains(&driver) {
        return Err(Error::value(format!("driver must be one of {}, got '{driver}'", DRIVERS.join(", "))));
    }
    let common = lstsq_batch(a, b)?;
    let (m, n) = (a.sizes()[a.ndim() - 2], a.sizes()[a.ndim() - 1]);
    let columns = b.sizes()[b.ndim() - 1];
    let values = match driver {
        "gelsd" | "gelss" => sizes(&common, &[m.min(n)]),
        _ => sizes(&[], &[0]),
    };
    Ok(several(
        a,
        [
            (sizes(&common, &[n, columns]), a.dtype()),
            (sizes(&common, &[]), DType::Int64),
            (values, a.dtype().to_real()),
        ],
    ))
}

pub fn ormqr(input: &Tensor, tau: &Tensor, other: &Tensor, left: bool, _transpose: bool) -> Result<Spec> {
    check_matrices("input", input)?;
    check_matrices("other", other)?;
    same_dtype(input, tau)?;
    same_dtype(input, other)?;
    let (m, k) = (input.sizes()[input.ndim() - 2], input.sizes()[input.ndim() - 1]);
    let steps = tau.sizes().last().copied().unwrap_or(0);
    let fits = tau.ndim() + 1 == input.ndim()
        && batch(input) == &tau.sizes()[..tau.ndim() - 1]
        && batch(input) == batch(other)
        && other.sizes()[other.ndim() - if left { 2 } else { 1 }] == m;
    if !fits || steps > k || steps > m {
        return Err(Error::shape(format!(
            "reflections of shape {}, factors of shape {} and other of shape {} do not fit",
            show(input.sizes()),
            show(tau.sizes()),
            show(other.sizes())
        )));
    }
    Ok(several(other, [(Sizes::from_slice(other.sizes()), other.dtype())]))
}
