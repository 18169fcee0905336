//! `matmul_nested`: one product per component, no padding.

use crate::cpu::linalg::{bmm, mm};
use crate::error::{Error, Result};
use crate::meta::linalg as meta;
use crate::nested::{components, empty, sizes_of};
use crate::shape::show;
use crate::tensor::Tensor;

/// Checks one pair of components and gives the size of their product.
fn product_size(i: usize, a: &[i64], b: &[i64]) -> Result<Vec<i64>> {
    let n = a.len();
    if n < 2 || b.len() != n {
        return Err(Error::shape(format!(
            "components must have the same rank, at least 2: component {i} has shapes {} and {}",
            show(a),
            show(b)
        )));
    }
    if a[..n - 2] != b[..n - 2] {
        return Err(Error::shape(format!(
            "component {i}: the leading dimensions of {} and {} must be equal (nested operands do not broadcast)",
            show(a),
            show(b)
        )));
    }
    if a[n - 1] != b[n - 2] {
        return Err(Error::shape(format!(
            "component {i}: shapes {} and {} cannot be multiplied: {} is not {}",
            show(a),
            show(b),
            a[n - 1],
            b[n - 2]
        )));
    }
    let mut size = a.to_vec();
    size[n - 1] = b[n - 1];
    Ok(size)
}

/// `out = a @ b` of one pair; leading dimensions are one batch.
fn matmul_into(out: &Tensor, a: &Tensor, b: &Tensor) -> Result<()> {
    if a.ndim() == 2 {
        return mm(&meta::mm(a, b)?, std::slice::from_ref(out), a, b);
    }
    let fold = |t: &Tensor| {
        let n = t.ndim();
        let sizes = [-1, t.sizes()[n - 2], t.sizes()[n - 1]];
        let layout = t.layout().view(&sizes)?;
        t.with_layout(
            layout.ok_or_else(|| Error::shape("the leading dimensions are no single run of memory"))?,
        )
    };
    if out.numel() == 0 {
        return Ok(());
    }
    let (out, a, b) = (fold(out)?, fold(a)?, fold(b)?);
    bmm(&meta::bmm(&a, &b)?, std::slice::from_ref(&out), &a, &b)
}

fn products(left: &[Tensor], right: &[Tensor], like: &Tensor) -> Result<Tensor> {
    if left.len() != right.len() {
        return Err(Error::shape(format!("the operands have {} and {} components", left.len(), right.len())));
    }
    let pairs = left.iter().zip(right).enumerate();
    let sizes = pairs.map(|(i, (a, b))| product_size(i, a.sizes(), b.sizes())).collect::<Result<Vec<_>>>()?;
    let out = empty(&sizes, like.dtype(), like)?;
    for ((part, a), b) in components(&out, "result")?.iter().zip(left).zip(right) {
        matmul_into(part, a, b)?;
    }
    Ok(out)
}

/// The product of each pair of components.
///
/// # Errors
/// `Type` when one operand is not nested; `Shape` naming the component and both shapes; `DType`.
pub fn matmul_nested(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let (a, b) = (components(self_, "self")?, components(other, "other")?);
    if self_.dtype() != other.dtype() {
        return Err(Error::dtype(format!(
            "operands must have one dtype, got {} and {}",
            self_.dtype(),
            other.dtype()
        )));
    }
    products(&a, &b, self_)
}

/// Conjugate transpose of the last two dimensions.
fn adjoint(parts: &[Tensor]) -> Result<Vec<Tensor>> {
    let one = |t: &Tensor| {
        let flipped = t.with_layout(t.layout().transpose(-2, -1)?)?;
        if t.dtype().is_complex() { crate::generated::ops::conj_physical(&flipped) } else { Ok(flipped) }
    };
    parts.iter().map(one).collect()
}

/// Gradients of [`matmul_nested`]: `grad @ other.mH` and `self.mH @ grad`; where `mask` says no, an empty one.
///
/// # Errors
/// As [`matmul_nested`].
pub fn matmul_backward(
    grad: &Tensor,
    self_: &Tensor,
    other: &Tensor,
    mask: &[bool],
) -> Result<(Tensor, Tensor)> {
    let wanted = |i: usize| mask.get(i).copied().unwrap_or(false);
    let g = components(grad, "grad")?;
    let nothing = || Tensor::nested_over(&Tensor::empty(&[0], grad.dtype(), grad.device())?, Vec::new());
    let to_self =
        if wanted(0) { products(&g, &adjoint(&components(other, "other")?)?, grad)? } else { nothing()? };
    let to_other =
        if wanted(1) { products(&adjoint(&components(self_, "self")?)?, &g, grad)? } else { nothing()? };
    debug_assert!(sizes_of(&to_self, "result").is_ok());
    Ok((to_self, to_other))
}
