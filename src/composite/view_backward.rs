//! Gradients of views: the gradient written, or added, into a view of zeros.
//!
//! Explicit composites with formulas of their own (the view itself), so that any order of gradients works.

use crate::dispatch::arg::Arg;
use crate::dispatch::call::call;
use crate::dispatch::structured::copy_into;
use crate::error::{Error, Result};
use crate::generated::ops;
use crate::layout::Layout;
use crate::operator;
use crate::scalar::Dim;
use crate::tensor::Tensor;

fn zeros(sizes: &[Dim], like: &Tensor) -> Result<Tensor> {
    ops::new_zeros(like, sizes, None, None, None, None)
}

/// Zeros of `sizes`, with `grad` in the view of them.
fn placed(grad: &Tensor, sizes: &[Dim], view: impl FnOnce(&Layout) -> Result<Layout>) -> Result<Tensor> {
    let whole = zeros(sizes, grad)?;
    let part = whole.with_layout(view(whole.layout())?)?;
    if part.sizes() != grad.sizes() {
        return Err(Error::shape(format!(
            "the gradient has shape {:?}, the view {:?}",
            grad.sizes(),
            part.sizes()
        )));
    }
    copy_into(&part, grad)?;
    Ok(whole)
}

pub fn select_backward(grad: &Tensor, sizes: &[Dim], dim: Dim, index: Dim) -> Result<Tensor> {
    placed(grad, sizes, |l| l.select(dim.value, index.value))
}

pub fn slice_backward(
    grad: &Tensor,
    sizes: &[Dim],
    dim: Dim,
    start: Dim,
    end: Dim,
    step: Dim,
) -> Result<Tensor> {
    placed(grad, sizes, |l| l.slice(dim.value, Some(start.value), Some(end.value), step.value))
}

pub fn diagonal_backward(grad: &Tensor, sizes: &[Dim], offset: Dim, dim1: Dim, dim2: Dim) -> Result<Tensor> {
    placed(grad, sizes, |l| l.diagonal(offset.value, dim1.value, dim2.value))
}

/// Windows that overlap add up: position by position within the window, whose places are distinct.
pub fn unfold_backward(grad: &Tensor, sizes: &[Dim], dim: Dim, size: Dim, step: Dim) -> Result<Tensor> {
    if step.value >= size.value {
        return placed(grad, sizes, |l| l.unfold(dim.value, size.value, step.value));
    }
    let whole = zeros(sizes, grad)?;
    let windows = whole.with_layout(whole.layout().unfold(dim.value, size.value, step.value)?)?;
    if windows.sizes() != grad.sizes() {
        return Err(Error::shape(format!(
            "the gradient has shape {:?}, the windows {:?}",
            grad.sizes(),
            windows.sizes()
        )));
    }
    let add = operator!("aten::add_.Tensor");
    for i in 0..size.value {
        let part = windows.with_layout(windows.layout().select(-1, i)?)?;
        let more = grad.with_layout(grad.layout().select(-1, i)?)?;
        call(add, &[Arg::Tensor(&part), Arg::Tensor(&more), Arg::Int(Dim::new(1))])?;
    }
    Ok(whole)
}
