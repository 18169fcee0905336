//! Elements in another order: flip, roll, repeat.
//!
//! Each is a copy between two strided layouts that no view can express (negative steps, wrapped ranges), made of
//! few copies that can.

use crate::cpu::index::apart;
use crate::cpu::rows::{At, Rows, copy_row, copy_same, with_bits};
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::layout::Layout;
use crate::shape::Sizes;
use crate::tensor::Tensor;

/// Dimensions reversed.
pub fn flip(spec: &Spec<Vec<bool>>, out: &[Tensor], self_: &Tensor, _dims: &[i64]) -> Result<()> {
    apart(&out[0], &[self_], |out| {
        let (sizes, mut strides, mut start) = (self_.sizes(), Sizes::from_slice(self_.strides()), 0);
        for (d, _) in spec.extra.iter().enumerate().filter(|(_, on)| **on) {
            start += (sizes[d] - 1) * strides[d];
            strides[d] = -strides[d];
        }
        let rows = Rows::new(sizes, [out.strides(), &strides]);
        let [dx, sx] = rows.steps();
        with_bits!(out.dtype().size(), |B| {
            let (to, from) = (At::<B>::of(out), At::<B>::of(self_));
            rows.parallel(|[d, s], n| {
                // SAFETY: from the last element of each reversed dimension backwards: all within `self`.
                unsafe { copy_row(to.get().offset(d), dx, from.get().offset(start as isize + s), sx, n) };
            })
        })
    })
}

/// Elements moved along dimensions, those that fall off coming back at the start.
pub fn roll(
    spec: &Spec<Option<Sizes>>,
    out: &[Tensor],
    self_: &Tensor,
    shifts: &[i64],
    _dims: &[i64],
) -> Result<()> {
    apart(&out[0], &[self_], |out| {
        if let Some(shifts) = &spec.extra {
            return shifted(out, self_, shifts);
        }
        let n = self_.numel();
        let shift = Sizes::from_elem(shifts[0].rem_euclid(n.max(1)), 1);
        let flat = crate::cpu::index::flattened(self_)?;
        let rolled = Tensor::empty(&[n], out.dtype(), out.device())?;
        shifted(&rolled, &flat, &shift)?;
        copy_same(out, &rolled.with_layout(Layout::contiguous(out.sizes())?)?)
    })
}

/// Copies the two parts of each shifted dimension, all combinations of them.
fn shifted(out: &Tensor, self_: &Tensor, shifts: &[i64]) -> Result<()> {
    let Some(d) = shifts.iter().position(|s| *s != 0) else {
        return copy_same(out, self_);
    };
    let (n, shift) = (self_.sizes()[d], shifts[d]);
    let mut rest = Sizes::from_slice(shifts);
    rest[d] = 0;
    for (from, to, length) in [(0, shift, n - shift), (n - shift, 0, shift)] {
        let part = |t: &Tensor, start| t.with_layout(t.layout().narrow(d as i64, start, length)?);
        shifted(&part(out, to)?, &part(self_, from)?, &rest)?;
    }
    Ok(())
}

/// Tiles: the tensor again and again along each dimension.
pub fn repeat(_spec: &Spec, out: &[Tensor], self_: &Tensor, repeats: &[i64]) -> Result<()> {
    if out[0].numel() == 0 {
        return Ok(());
    }
    apart(&out[0], &[self_], |out| {
        // Both as (repeats[0], size[0], repeats[1], size[1], ...), `self` with stride 0 along the repeats.
        let extra = repeats.len() - self_.ndim();
        let (mut sizes, mut to, mut from) = (Sizes::new(), Sizes::new(), Sizes::new());
        for (d, &n) in repeats.iter().enumerate() {
            let (size, stride) =
                if d < extra { (1, 0) } else { (self_.sizes()[d - extra], self_.strides()[d - extra]) };
            sizes.extend([n, size]);
            to.extend([out.strides()[d] * size, out.strides()[d]]);
            from.extend([0, stride]);
        }
        let wide = Layout::strided(&sizes, &to, out.layout().offset())?;
        let tiles = Layout::strided(&sizes, &from, self_.layout().offset())?;
        copy_same(&out.with_layout(wide)?, &self_.with_layout(tiles)?)
    })
}
