//! What can be set on a tensor, and the checks before it is.

use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use rtensor::autograd::node::Slot;
use rtensor::device::MemoryFormat;
use rtensor::shape::Sizes;
use rtensor::tensor::Tensor;

use crate::enter;
use crate::tensor::{borrow, node_of};

/// Checks and sets `requires_grad`.
///
/// # Errors
/// RuntimeError for a dtype without gradients, or when the tensor has a history.
pub fn require_grad(t: &Tensor, on: bool) -> PyResult<()> {
    if on && !t.dtype().is_differentiable() {
        return Err(PyRuntimeError::new_err(format!(
            "only tensors of floating point and complex dtype can require gradients, this one has {}",
            t.dtype()
        )));
    }
    if on && t.is_inference() && !rtensor::autograd::mode::inference_mode() {
        return Err(PyRuntimeError::new_err(
            "an inference tensor cannot require gradients outside inference mode",
        ));
    }
    if t.requires_grad() != on && !t.is_plain() && node_of(t)?.is_some() {
        return Err(PyRuntimeError::new_err(
            "requires_grad of a tensor that is no leaf cannot be changed; use detach()",
        ));
    }
    t.set_requires_grad(on);
    Ok(())
}
/// `t.grad = grad`.
///
/// # Errors
/// TypeError or RuntimeError when `grad` is no tensor like `t`.
pub fn set_grad(py: Python<'_>, t: &Tensor, grad: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
    if let Some(grad) = grad {
        let Some(g) = borrow(grad.as_ptr()) else {
            return Err(PyTypeError::new_err(format!(
                "grad must be a Tensor or None, got {}",
                grad.get_type().name()?
            )));
        };
        if g.same(t) {
            return Err(PyRuntimeError::new_err("a tensor cannot be its own gradient"));
        }
        if g.sizes() != t.sizes() || g.dtype() != t.dtype() || g.device() != t.device() {
            return Err(PyRuntimeError::new_err(format!(
                "grad must be like its tensor, {} {:?} on {}, but is {} {:?} on {}",
                t.dtype(),
                t.sizes(),
                t.device(),
                g.dtype(),
                g.sizes(),
                g.device()
            )));
        }
    } else if t.is_plain() {
        return Ok(());
    }
    let new = grad.map(|g| enter::to_foreign(g.clone()));
    let old = t.with_slot::<Slot, _>(|s| std::mem::replace(&mut s.grad, new));
    enter::attached(py, || drop(old)); // outside the slot's lock: it may run any code
    Ok(())
}

/// `t.data = new`: other memory under the same tensor.
///
/// # Errors
/// RuntimeError when dtype or device differ.
pub fn set_data(py: Python<'_>, t: &Tensor, new: &Tensor) -> PyResult<()> {
    if t.dtype() != new.dtype() || t.device() != new.device() {
        return Err(PyRuntimeError::new_err(format!(
            "data of a tensor of {} on {} cannot become {} on {}",
            t.dtype(),
            t.device(),
            new.dtype(),
            new.device()
        )));
    }
    enter::run(py, || t.set_body(new.storage().clone(), new.layout().clone()))
}

/// Whether the elements lie one after the other in an order of memory.
///
/// # Errors
/// RuntimeError for `preserve_format`, which is no order.
pub fn is_contiguous(t: &Tensor, format: MemoryFormat) -> PyResult<bool> {
    let order: &[usize] = match (format, t.ndim()) {
        (MemoryFormat::Contiguous, _) => return Ok(t.is_contiguous()),
        (MemoryFormat::ChannelsLast, 4) => &[0, 2, 3, 1],
        (MemoryFormat::ChannelsLast3d, 5) => &[0, 2, 3, 4, 1],
        (MemoryFormat::Preserve, _) => {
            return Err(PyRuntimeError::new_err("is_contiguous(): preserve_format is no order of memory"));
        }
        _ => return Ok(false),
    };
    let order: Sizes = order.iter().map(|d| *d as i64).collect();
    Ok(t.layout().permute(&order).is_ok_and(|l| l.is_contiguous()))
}
