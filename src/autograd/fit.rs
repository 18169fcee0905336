//! Fits a gradient to what it is a gradient of, once per edge.
//!
//! A gradient of an operand that was broadcast is summed over the dimensions it was spread over; of a real operand,
//! the real part counts; the dtype becomes the operand's. Any other mismatch of shapes is a faulty formula. All of it
//! by ordinary operations, so that `create_graph` and traces see it; sizes are the node's `Dim`s.

use crate::autograd::node::{Kind, Meta, Node};
use crate::dispatch::arg::{Arg, FromOutputs};
use crate::dispatch::call::call;
use crate::dispatch::registry::Operator;
use crate::error::{Error, Result};
use crate::operator;
use crate::scalar::Dim;
use crate::tensor::Tensor;

/// `grad`, as a gradient of result `index` of `to`. `from` computed it.
///
/// # Errors
/// `Shape` when the shapes do not fit and `from` does not broadcast.
pub fn fit_to_node(grad: &Tensor, to: &Node, index: u32, from: Option<&Node>) -> Result<Tensor> {
    let Some(meta) = to.outputs.get(index as usize) else {
        return Err(Error::runtime(format!("{} has no result {index}", to.name())));
    };
    let broadcasts = match from.map(|n| &n.kind) {
        Some(Kind::Formula { broadcasts, .. }) => *broadcasts,
        Some(Kind::CopySlices { inner, .. }) => {
            !matches!(inner.kind, Kind::Formula { broadcasts: false, .. })
        }
        Some(_) => true,
        None => false,
    };
    fit(grad, meta, broadcasts, &|| from.map_or("the caller".into(), Node::name))
}

/// `grad`, as a gradient of `like`.
///
/// # Errors
/// As [`fit_to_node`].
pub fn fit_to_tensor(grad: &Tensor, like: &Tensor) -> Result<Tensor> {
    fit(grad, &Meta::of(like), true, &|| "an in-place operation".into())
}

fn fit(grad: &Tensor, meta: &Meta, broadcasts: bool, from: &dyn Fn() -> String) -> Result<Tensor> {
    if meta.nested || grad.nested().is_some() {
        if meta.nested && grad.nested().is_some() {
            return Ok(grad.clone());
        }
        return Err(Error::shape(format!(
            "{} gave a dense gradient where a nested one belongs, or the reverse",
            from()
        )));
    }
    let same_shape =
        grad.ndim() == meta.sizes.len() && grad.sizes().iter().zip(&meta.sizes).all(|(a, b)| *a == b.value);
    // In a trace, what is one element long may be broadcast when the program runs.
    let may_differ = broadcasts && meta.sizes.iter().any(|d| d.is_traced() && d.value == 1);
    if same_shape && !may_differ && grad.dtype() == meta.dtype {
        return Ok(grad.clone());
    }
    let mut out = grad.clone();
    if !same_shape || may_differ {
        let sizes: Vec<i64> = meta.sizes.iter().map(|d| d.value).collect();
        let expandable =
            broadcasts && crate::shape::broadcast(&sizes, grad.sizes()).is_ok_and(|s| *s == *grad.sizes());
        if !expandable {
            return Err(Error::shape(format!(
                "{} gave a gradient of shape {:?} for a tensor of shape {sizes:?}",
                from(),
                grad.sizes()
            )));
        }
        out = sum_to_size(&out, &meta.sizes)?;
    }
    if out.dtype().is_complex() && !meta.dtype.is_complex() {
        out = one(operator!("aten::real"), &[Arg::Tensor(&out)])?;
    }
    if out.dtype() != meta.dtype {
        let args = [Arg::Tensor(&out), Arg::DType(meta.dtype), Arg::Bool(false), Arg::Bool(false), Arg::None];
        out = one(operator!("aten::to.dtype"), &args)?;
    }
    Ok(out)
}

fn sum_to_size(t: &Tensor, sizes: &[Dim]) -> Result<Tensor> {
    one(operator!("aten::sum_to_size"), &[Arg::Tensor(t), Arg::Ints(sizes)])
}

fn one(op: &'static Operator, args: &[Arg<'_>]) -> Result<Tensor> {
    Tensor::from_outputs(call(op, args)?)
}
