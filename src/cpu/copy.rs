//! Copies between layouts and dtypes: every tile goes straight from one place to the other.

use crate::cpu::cast::{Place, convert};
use crate::cpu::parallel::for_each_chunk;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::iter::{BLOCK, Plan, Slot};
use crate::tensor::Tensor;

/// Writes `source`, broadcast and converted, into `target`. The two do not overlap, or are the same elements.
pub fn copy(target: &Tensor, source: &Tensor) -> Result<()> {
    let plan = Plan::new(&[Slot::tensor(target), Slot::tensor(source)])?;
    run(&plan)
}

pub(crate) fn run(plan: &Plan<2>) -> Result<()> {
    let [to, from] = plan.dtypes;
    let work = plan.numel.saturating_mul(if to == from { 1 } else { 3 }) / 4;
    if plan.is_flat() && plan.strides[0][1] == 1 {
        return for_each_chunk(plan.numel, 64 * BLOCK, work, |range| {
            let at = |i: usize, d: DType| Place {
                at: plan.bases[i].wrapping_add(range.start * d.size()),
                steps: [1, 0],
            };
            // SAFETY: both operands are contiguous and hold the range.
            unsafe { convert(from, at(1, from), to, at(0, to), range.len(), 1) };
        });
    }
    let tiling = plan.tiling();
    let per_chunk = (32 * BLOCK / (tiling.width * tiling.height).max(1)).max(1);
    for_each_chunk(tiling.count, per_chunk, work.saturating_mul(2), |range| {
        for index in range {
            let tile = plan.tile(&tiling, index);
            let at = |i: usize, d: DType| Place {
                at: plan.bases[i].wrapping_offset(tile.offsets[i] * d.size() as isize),
                steps: plan.steps(i),
            };
            // SAFETY: tiles lie within both operands.
            unsafe { convert(from, at(1, from), to, at(0, to), tile.width, tile.height) };
        }
    })
}

/// Whether both hold the same elements in the same order; shapes and dtypes are checked.
pub fn equal(self_: &Tensor, other: &Tensor) -> Result<bool> {
    if self_.dtype() != other.dtype() {
        return Err(Error::dtype(format!(
            "both tensors need the same dtype, got {} and {}",
            self_.dtype(),
            other.dtype()
        )));
    }
    if self_.sizes() != other.sizes() {
        return Ok(false);
    }
    crate::with_dtype!(self_.dtype(), all, |T| {
        let same = std::sync::atomic::AtomicBool::new(true);
        let plan = Plan::new(&[Slot::tensor(self_), Slot::tensor(other)])?;
        let tiling = plan.tiling();
        for_each_chunk(tiling.count, 32, plan.numel, |range| {
            for index in range {
                if !same.load(std::sync::atomic::Ordering::Relaxed) {
                    return;
                }
                let tile = plan.tile(&tiling, index);
                let steps = [plan.steps(0), plan.steps(1)];
                let base = |i: usize| plan.bases[i].cast::<T>().wrapping_offset(tile.offsets[i]);
                let mut all = true;
                for y in 0..tile.height as isize {
                    for x in 0..tile.width as isize {
                        let at = |i: usize| base(i).wrapping_offset(x * steps[i][0] + y * steps[i][1]);
                        // SAFETY: tiles lie within both operands.
                        all &= unsafe { at(0).read() == at(1).read() };
                    }
                }
                if !all {
                    same.store(false, std::sync::atomic::Ordering::Relaxed);
                }
            }
        })?;
        Ok(same.into_inner())
    })
}
