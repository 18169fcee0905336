//! Shapes and dtypes of factorisations and of what is solved with them: float32, float64 and complex matrices.

use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::shape::{Sizes, broadcast, show};
use crate::tensor::Tensor;

fn check_float(t: &Tensor) -> Result<()> {
    if t.dtype().accumulate() == t.dtype() && (t.dtype().is_float() || t.dtype().is_complex()) {
        return Ok(());
    }
    Err(Error::unsupported_dtype(t.dtype(), "float32, float64, complex"))
}

pub(super) fn check_matrices(name: &str, t: &Tensor) -> Result<()> {
    check_float(t)?;
    if t.ndim() < 2 {
        return Err(Error::shape(format!(
            "{name} must have at least 2 dimensions, got shape {}",
            show(t.sizes())
        )));
    }
    Ok(())
}

pub(super) fn check_square(name: &str, t: &Tensor) -> Result<()> {
    check_matrices(name, t)?;
    let n = t.ndim();
    if t.sizes()[n - 1] != t.sizes()[n - 2] {
        return Err(Error::shape(format!(
            "{name} must be a matrix, or a batch of them, with as many rows as columns, got shape {}",
            show(t.sizes())
        )));
    }
    Ok(())
}

pub(super) fn batch(t: &Tensor) -> &[i64] {
    &t.sizes()[..t.ndim() - 2]
}

pub(super) fn sizes(batch: &[i64], last: &[i64]) -> Sizes {
    batch.iter().chain(last).copied().collect()
}

pub(super) fn several<const N: usize>(like: &Tensor, outputs: [(Sizes, DType); N]) -> Spec {
    Spec {
        outputs: outputs.into_iter().map(|(s, d)| TensorSpec::new(&s, d, like.device())).collect(),
        compute: like.dtype(),
        extra: (),
    }
}

pub fn linalg_lu_factor_ex(a: &Tensor, _pivot: bool, _check_errors: bool) -> Result<Spec> {
    check_matrices("A", a)?;
    let n = a.ndim();
    let steps = a.sizes()[n - 1].min(a.sizes()[n - 2]);
    Ok(several(
        a,
        [
            (Sizes::from_slice(a.sizes()), a.dtype()),
            (sizes(batch(a), &[steps]), DType::Int32),
            (sizes(batch(a), &[]), DType::Int32),
        ],
    ))
}

pub fn linalg_det(a: &Tensor) -> Result<Spec> {
    check_square("A", a)?;
    let pivots = sizes(&a.sizes()[..a.ndim() - 1], &[]);
    Ok(several(
        a,
        [
            (sizes(batch(a), &[]), a.dtype()),
            (Sizes::from_slice(a.sizes()), a.dtype()),
            (pivots, DType::Int32),
        ],
    ))
}

pub fn linalg_slogdet(a: &Tensor) -> Result<Spec> {
    check_square("A", a)?;
    let pivots = sizes(&a.sizes()[..a.ndim() - 1], &[]);
    let one = sizes(batch(a), &[]);
    Ok(several(
        a,
        [
            (one.clone(), a.dtype()),
            (one, a.dtype().to_real()),
            (Sizes::from_slice(a.sizes()), a.dtype()),
            (pivots, DType::Int32),
        ],
    ))
}

pub fn linalg_inv_ex(a: &Tensor, _check_errors: bool) -> Result<Spec> {
    check_square("A", a)?;
    Ok(several(a, [(Sizes::from_slice(a.sizes()), a.dtype()), (sizes(batch(a), &[]), DType::Int32)]))
}

pub fn linalg_cholesky_ex(self_: &Tensor, _upper: bool, check_errors: bool) -> Result<Spec> {
    linalg_inv_ex(self_, check_errors)
}

/// How `b` meets `a`: the common batch, and whether `b` holds vectors.
pub struct System {
    pub batch: Sizes,
    pub vector: bool,
}

/// A right side of one dimension, or of `a`'s shape without its last, is a vector or a batch of them.
///
/// # Errors
/// `Shape` when they do not meet.
pub fn system(a: &Tensor, b: &Tensor, left: bool) -> Result<System> {
    let rows = &a.sizes()[..a.ndim() - 1];
    let vector = b.ndim() == 1 || (b.ndim() + 1 == a.ndim() && b.sizes() == rows);
    let misfit = || {
        Error::shape(format!(
            "A of shape {} and B of shape {} do not make a system of equations",
            show(a.sizes()),
            show(b.sizes())
        ))
    };
    if vector && !left {
        return Err(Error::shape("with left=False, B must be a matrix, or a batch of them"));
    }
    let n = a.sizes()[a.ndim() - 1];
    if vector {
        if b.sizes()[b.ndim() - 1] != n {
            return Err(misfit());
        }
        let common = broadcast(batch(a), &b.sizes()[..b.ndim() - 1]).map_err(|_| misfit())?;
        return Ok(System { batch: common.iter().copied().collect(), vector });
    }
    if b.ndim() < 2 || b.sizes()[b.ndim() - if left { 2 } else { 1 }] != n {
        return Err(misfit());
    }
    let common = broadcast(batch(a), batch(b)).map_err(|_| misfit())?;
    Ok(System { batch: common.iter().copied().collect(), vector })
}

pub(super) fn same_dtype(a: &Tensor, b: &Tensor) -> Result<()> {
    if a.dtype() == b.dtype() {
        return Ok(());
    }
    Err(Error::dtype(format!(
        "both operands must have the same dtype, got {} and {}; convert one with .to()",
        a.dtype(),
        b.dtype()
    )))
}

pub fn linalg_solve_ex(a: &Tensor, b: &Tensor, left: bool, _check_errors: bool) -> Result<Spec> {
    check_square("A", a)?;
    same_dtype(a, b)?;
    let found = system(a, b, left)?;
    let last = if found.vector { &b.sizes()[b.ndim() - 1..] } else { &b.sizes()[b.ndim() - 2..] };
    Ok(several(
        a,
        [
            (sizes(&found.batch, last), a.dtype()),
            (Sizes::from_slice(a.sizes()), a.dtype()),
            (sizes(&a.sizes()[..a.ndim() - 1], &[]), DType::Int32),
            (sizes(batch(a), &[]), DType::Int32),
        ],
    ))
}

pub fn linalg_solve_triangular(
    a: &Tensor,
    b: &Tensor,
    _upper: bool,
    left: bool,
    _unitriangular: bool,
) -> Result<Spec> {
    check_square("self", a)?;
    check_matrices("B", b)?;
    same_dtype(a, b)?;
    let inner = b.sizes()[b.ndim() - if left { 2 } else { 1 }];
    let common = broadcast(batch(a), batch(b));
    let (Ok(common), true) = (common, inner == a.sizes()[a.ndim() - 1]) else {
        return Err(Error::shape(format!(
            "a triangular matrix of shape {} and B of shape {} do not make a system of equations",
            show(a.sizes()),
            show(b.sizes())
        )));
    };
    Ok(several(b, [(sizes(&common, &b.sizes()[b.ndim() - 2..]), b.dtype())]))
}

pub fn lu_permutation(pivots: &Tensor, n: i64) -> Result<Spec> {
    if pivots.dtype() != DType::Int32 || pivots.ndim() < 1 {
        return Err(Error::dtype(format!(
            "pivots must be an int32 tensor of at least one dimension, got {} of shape {}",
            pivots.dtype(),
            show(pivots.sizes())
        )));
    }
    let lead = &pivots.sizes()[..pivots.ndim() - 1];
    Ok(several(pivots, [(sizes(lead, &[n]), DType::Int64)]))
}

pub fn geqrf(self_: &Tensor) -> Result<Spec> {
    check_matrices("self", self_)?;
    let n = self_.ndim();
    let steps = self_.sizes()[n - 1].min(self_.sizes()[n - 2]);
    let whole = Sizes::from_slice(self_.sizes());
    Ok(several(self_, [(whole, self_.dtype()), (sizes(batch(self_), &[steps]), self_.dtype())]))
}

pub fn linalg_qr(a: &Tensor, mode: &str) -> Result<Spec> {
    check_matrices("A", a)?;
    let (m, n) = (a.sizes()[a.ndim() - 2], a.sizes()[a.ndim() - 1]);
    let (q, rows) = match mode {
        "reduced" => (sizes(batch(a), &[m, m.min(n)]), m.min(n)),
        "complete" => (sizes(batch(a), &[m, m]), m),
        "r" => (sizes(&[], &[0]), m.min(n)),
        other => {
            return Err(Error::value(format!("mode must be 'reduced', 'complete' or 'r', got '{other}'")));
        }
    };
    Ok(several(a, [(q, a.dtype()), (sizes(batch(a), &[rows, n]), a.dtype())]))
}

pub fn linalg_householder_product(input: &Tensor, tau: &Tensor) -> Result<Spec> {
    check_matrices("input", input)?;
    same_dtype(input, tau)?;
    let (m, n) = (input.sizes()[input.ndim() - 2], input.sizes()[input.ndim() - 1]);
    let fits = tau.ndim() + 1 == input.ndim() && batch(input) == &tau.sizes()[..tau.ndim() - 1];
    if m < n || !fits || tau.sizes()[tau.ndim() - 1] > n {
        return Err(Error::shape(format!(
            "needs at least as many rows as columns, and a tau for at most each column, got shapes {} and {}",
            show(input.sizes()),
            show(tau.sizes())
        )));
    }
    Ok(several(input, [(Sizes::from_slice(input.sizes()), input.dtype())]))
}

pub fn linalg_svd(a: &Tensor, full_matrices: bool, compute_uv: bool, driver: Option<&str>) -> Result<Spec> {
    check_matrices("A", a)?;
    if let Some(driver) = driver {
        return Err(Error::runtime(format!("driver '{driver}' is for CUDA only; leave it out")));
    }
    let (m, n) = (a.sizes()[a.ndim() - 2], a.sizes()[a.ndim() - 1]);
    let k = m.min(n);
    let (left, right) = match (compute_uv, full_matrices) {
        (false, _) => (sizes(&[], &[0]), sizes(&[], &[0])),
        (true, true) => (sizes(batch(a), &[m, m]), sizes(batch(a), &[n, n])),
        (true, false) => (sizes(batch(a), &[m, k]), sizes(batch(a), &[k, n])),
    };
    let values = sizes(batch(a), &[k]);
    Ok(several(a, [(left, a.dtype()), (values, a.dtype().to_real()), (right, a.dtype())]))
}

pub fn linalg_eigh(a: &Tensor, uplo: &str, compute_v: bool) -> Result<Spec> {
    check_square("A", a)?;
    if !["L", "U"].iter().any(|half| uplo.eq_ignore_ascii_case(half)) {
        return Err(Error::value(format!("UPLO must be 'L' or 'U', got '{uplo}'")));
    }
    let vectors = if compute_v { Sizes::from_slice(a.sizes()) } else { sizes(&[], &[0]) };
    let values = sizes(&a.sizes()[..a.ndim() - 1], &[]);
    Ok(several(a, [(values, a.dtype().to_real()), (vectors, a.dtype())]))
}
