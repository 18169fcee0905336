//! Joining tensors: each is copied, and converted, into its part of the result.

use crate::cpu::index::apart;
use crate::cpu::rows::copy_same;
use crate::dispatch::structured::{Spec, copy_into};
use crate::error::Result;
use crate::meta::join::Joined;
use crate::tensor::Tensor;

/// Copies `source` into `target`, which has its shape.
fn fill(target: &Tensor, source: &Tensor) -> Result<()> {
    if target.dtype() == source.dtype() { copy_same(target, source) } else { copy_into(target, source) }
}

fn reads(tensors: &[Tensor]) -> Vec<&Tensor> {
    tensors.iter().collect()
}

/// Tensors one after the other along a dimension.
pub fn cat(spec: &Spec<Joined>, out: &[Tensor], tensors: &[Tensor], _dim: i64) -> Result<()> {
    let Joined { dim, starts, lengths } = &spec.extra;
    apart(&out[0], &reads(tensors), |out| {
        for ((t, start), length) in tensors.iter().zip(starts).zip(lengths) {
            if *length > 0 {
                fill(&out.with_layout(out.layout().narrow(*dim as i64, *start, *length)?)?, t)?;
            }
        }
        Ok(())
    })
}

/// Tensors of one shape along a new dimension.
pub fn stack(spec: &Spec<usize>, out: &[Tensor], tensors: &[Tensor], _dim: i64) -> Result<()> {
    apart(&out[0], &reads(tensors), |out| {
        for (i, t) in tensors.iter().enumerate() {
            fill(&out.with_layout(out.layout().select(spec.extra as i64, i as i64)?)?, t)?;
        }
        Ok(())
    })
}
