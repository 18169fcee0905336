//! `self[indices]`: a list of masks, index tensors and gaps, as brackets make it.
//!
//! A mask stands for the index tensors of its true elements (a 0-dim mask takes up no dimension and adds one of size 0
//! or 1). All index tensors broadcast together; together they take the place of the dimensions that they index, or
//! come first when these are not next to each other. The positions of all indexes are added up into one int64 tensor.

use crate::cpu::index::{Kind, Positions, apart, checked, pick, visit, write};
use crate::cpu::rows::{At, Rows, with_bits};
use crate::device::Device;
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::meta::index::{Reduce, index_tensors, indexes_broadcast};
use crate::shape::{Sizes, broadcast, show};
use crate::tensor::Tensor;

/// The index space of a list of indexes over a tensor.
struct Space {
    /// Of the result.
    sizes: Sizes,
    /// Of the indexed tensor over it, 0 along the index tensors' dimensions.
    own: Sizes,
    /// Offsets that the index tensors name, and their strides over the index space.
    offsets: Tensor,
    strides: Sizes,
    scale: i64,
}

/// One index tensor and the dimension that it indexes.
struct Single {
    dim: usize,
    tensor: Tensor,
}

fn space(layout: &Layout, self_: &Tensor, indices: &[Option<Tensor>]) -> Result<Space> {
    index_tensors(self_, indices)?;
    let (mut singles, mut kept, mut common) = (Vec::new(), Vec::new(), Sizes::new());
    let mut dim = 0;
    // Where the first index stands among the kept dimensions, and how many runs of neighbours the indexes form.
    let (mut first, mut runs, mut inside) = (None, 0, false);
    for index in indices {
        let Some(t) = index else {
            kept.push(dim);
            dim += 1;
            inside = false;
            continue;
        };
        first.get_or_insert(kept.len());
        runs += usize::from(!inside);
        inside = true;
        if matches!(t.dtype(), DType::Bool | DType::UInt8) {
            let (columns, count) = true_elements(t)?;
            common = indexes_broadcast(&common, &[count])?;
            for (d, column) in columns.into_iter().enumerate() {
                singles.push(Single { dim: dim + d, tensor: Tensor::from_slice(&column)? });
            }
            dim += t.ndim();
        } else {
            common = indexes_broadcast(&common, t.sizes())?;
            singles.push(Single { dim, tensor: t.clone() });
            dim += 1;
        }
    }
    kept.extend(dim..self_.ndim());
    let first = if runs == 1 { first.unwrap_or(0) } else { 0 };
    let mut sizes: Sizes = kept.iter().map(|d| layout.sizes()[*d]).collect();
    let mut own: Sizes = kept.iter().map(|d| layout.strides()[*d]).collect();
    sizes.insert_many(first, common.iter().copied());
    own.insert_many(first, common.iter().map(|_| 0));
    let (offsets, scale) = offsets(layout, &singles, &common)?;
    let mut strides = Sizes::from_elem(0, kept.len());
    strides.insert_many(first, offsets.strides().iter().copied());
    Ok(Space { sizes, own, offsets, strides, scale })
}

/// Coordinates of the elements that are not 0, one column for each dimension, and their number.
pub(super) fn true_elements(mask: &Tensor) -> Result<(Vec<Vec<i64>>, i64)> {
    let flat = super::masked::true_positions(mask)?;
    let sizes = mask.sizes();
    let mut columns = vec![Vec::with_capacity(flat.len()); sizes.len()];
    if let [only] = &mut *columns {
        only.extend_from_slice(&flat);
    } else {
        for &position in &flat {
            let mut rest = position;
            for d in (0..sizes.len()).rev() {
                columns[d].push(rest % sizes[d]);
                rest /= sizes[d];
            }
        }
    }
    Ok((columns, flat.len() as i64))
}

/// The sum of all positions, broadcast to `common`; a single index that needs no wrapping is used as it is.
fn offsets(layout: &Layout, singles: &[Single], common: &[i64]) -> Result<(Tensor, i64)> {
    let good: Vec<Tensor> = singles
        .iter()
        .map(|s| checked(&s.tensor, s.dim, layout.sizes()[s.dim], true))
        .collect::<Result<_>>()?;
    if let ([single], [positions]) = (singles, &*good) {
        let wide = positions.layout().expand(common)?;
        return Ok((positions.with_layout(wide)?, layout.strides()[single.dim]));
    }
    let sum = Tensor::empty(common, DType::Int64, Device::CPU)?;
    // SAFETY: as many elements as were just allocated.
    let total = unsafe { std::slice::from_raw_parts_mut(sum.data_as::<i64>(), sum.numel() as usize) };
    total.fill(0);
    for (s, positions) in singles.iter().zip(&good) {
        let stride = layout.strides()[s.dim];
        let mut at = 0;
        visit(&positions.with_layout(positions.layout().expand(common)?)?, |row| {
            for i in row {
                total[at] += i * stride;
                at += 1;
            }
        });
    }
    Ok((sum, 1))
}

/// `self[indices]`, a copy.
pub fn index(self_: &Tensor, indices: &[Option<Tensor>]) -> Result<Tensor> {
    if let [Some(mask)] = indices
        && mask.dtype() == DType::Bool
        && mask.sizes() == self_.sizes()
        && mask.ndim() > 0
    {
        return super::masked_select(self_, mask);
    }
    let space = space(self_.layout(), self_, indices)?;
    let out = Tensor::empty(&space.sizes, self_.dtype(), self_.device())?;
    apart(&out, &[], |out| {
        let rows = Rows::new(&space.sizes, [out.strides(), &space.own, &space.strides]);
        with_bits!(out.dtype().size(), |B| {
            // SAFETY: every index was checked against its dimension.
            unsafe {
                pick::<B>(&rows, At::of(out), At::of(self_), At::of(&space.offsets), space.scale as isize)
            }
        })
    })?;
    Ok(out)
}

/// `self` with `values` at `self[indices]`; with `accumulate`, values that meet add up.
pub fn index_put(
    _spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
) -> Result<()> {
    // The offsets depend on the strides of what is written: `out`'s own, or row-major when a temporary is needed.
    let clash = indices
        .iter()
        .flatten()
        .chain([values])
        .any(|t| crate::dispatch::structured::overlap(&out[0], t) != crate::layout::Overlap::None);
    let plain = if clash { Some(Tensor::empty(self_.sizes(), self_.dtype(), self_.device())?) } else { None };
    let target = plain.as_ref().unwrap_or(&out[0]);
    let space = space(target.layout(), self_, indices)?;
    if broadcast(&space.sizes, values.sizes()).ok().as_deref() != Some(&*space.sizes) {
        return Err(Error::shape(format!(
            "values of shape {} cannot be broadcast to the indexed part, which has shape {}",
            show(values.sizes()),
            show(&space.sizes)
        )));
    }
    let positions = Positions {
        tensor: space.offsets,
        sizes: space.sizes,
        strides: space.strides,
        kind: Kind::Place(space.own, space.scale),
    };
    let reduce = if accumulate { Reduce::Sum } else { Reduce::Assign };
    write(target, self_, values, &positions, reduce, true)?;
    if plain.is_some() { crate::dispatch::structured::copy_into(&out[0], target) } else { Ok(()) }
}
