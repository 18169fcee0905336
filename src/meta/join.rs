//! What joining operations give.

use smallvec::SmallVec;

use crate::dispatch::arg::Operand;
use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::meta::promote::result_type;
use crate::shape::{Sizes, show, wrap_dim};
use crate::tensor::Tensor;

/// Where the parts lie along the joined dimension.
#[derive(Clone, Debug)]
pub struct Joined {
    pub dim: usize,
    /// First position of each part; a part that is skipped (the old rule for empty ones) has length 0.
    pub starts: SmallVec<[i64; 8]>,
    pub lengths: SmallVec<[i64; 8]>,
}

fn common_dtype(tensors: &[Tensor]) -> DType {
    let operands: SmallVec<[Operand<'_>; 8]> = tensors.iter().map(Operand::Tensor).collect();
    result_type(&operands)
}

/// One-dimensional and empty: joins with anything, by an old rule.
fn is_skipped(t: &Tensor) -> bool {
    t.ndim() == 1 && t.numel() == 0
}

pub fn cat(tensors: &[Tensor], dim: i64) -> Result<Spec<Joined>> {
    let Some(first) = tensors.first() else {
        return Err(Error::value("a list of at least one tensor is needed, got an empty one"));
    };
    if let Some(i) = tensors.iter().position(|t| t.ndim() == 0) {
        return Err(Error::shape(format!("0-dim tensors cannot be joined (tensor {i}); use stack")));
    }
    let (at, model) = tensors.iter().enumerate().find(|(_, t)| !is_skipped(t)).unwrap_or((0, first));
    let dim = wrap_dim(dim, model.ndim())?;
    let mut sizes = Sizes::from_slice(model.sizes());
    let (mut starts, mut lengths, mut total) = (SmallVec::new(), SmallVec::new(), 0i64);
    for (i, t) in tensors.iter().enumerate() {
        let fits = t.ndim() == model.ndim() && (0..t.ndim()).all(|d| d == dim || t.sizes()[d] == sizes[d]);
        if !fits && !is_skipped(t) {
            return Err(Error::shape(format!(
                "the shapes must agree except in dimension {dim}: tensor {at} has shape {}, tensor {i} has {}",
                show(model.sizes()),
                show(t.sizes())
            )));
        }
        let length = if fits { t.sizes()[dim] } else { 0 };
        starts.push(total);
        lengths.push(length);
        total = total
            .checked_add(length)
            .ok_or_else(|| Error::shape("the result has more than 2^63 elements"))?;
    }
    sizes[dim] = total;
    let dtype = common_dtype(tensors);
    Ok(Spec::one(TensorSpec::new(&sizes, dtype, first.device()), dtype).with(Joined { dim, starts, lengths }))
}

/// `extra`: the new dimension.
pub fn stack(tensors: &[Tensor], dim: i64) -> Result<Spec<usize>> {
    let Some(first) = tensors.first() else {
        return Err(Error::value("a list of at least one tensor is needed, got an empty one"));
    };
    let dim = wrap_dim(dim, first.ndim() + 1)?;
    if let Some(i) = tensors.iter().position(|t| t.sizes() != first.sizes()) {
        return Err(Error::shape(format!(
            "all tensors must have the same shape: tensor 0 has {}, tensor {i} has {}",
            show(first.sizes()),
            show(tensors[i].sizes())
        )));
    }
    let mut sizes = Sizes::from_slice(first.sizes());
    sizes.insert(dim, tensors.len() as i64);
    let dtype = common_dtype(tensors);
    Ok(Spec::one(TensorSpec::new(&sizes, dtype, first.device()), dtype).with(dim))
}
