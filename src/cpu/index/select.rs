//! Reading at positions along one dimension, or in the flattened tensor.

use crate::cpu::index::{apart, at_least_1d, checked, only, pick, without};
use crate::cpu::rows::{At, Rows, with_bits};
use crate::device::Device;
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::layout::Layout;
use crate::tensor::Tensor;

/// Slices of `self` along a dimension.
pub fn index_select(
    spec: &Spec<usize>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
) -> Result<()> {
    let dim = spec.extra;
    let own = at_least_1d(self_.layout())?;
    let positions = checked(index, dim, own.sizes()[dim], false)?;
    let step = if positions.ndim() == 0 { 0 } else { positions.strides()[0] };
    let along = only(own.ndim(), dim, step);
    read(&out[0], self_, &own, dim, &positions, &along)
}

/// One element of `self` for each index, the other coordinates being the index's own.
pub fn gather(
    spec: &Spec<usize>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    _sparse_grad: bool,
) -> Result<()> {
    let dim = spec.extra;
    let own = at_least_1d(self_.layout())?;
    if index.numel() == 0 {
        return Ok(());
    }
    let positions = checked(index, dim, own.sizes()[dim], false)?;
    let along = at_least_1d(positions.layout())?;
    read(&out[0], self_, &own, dim, &positions, along.strides())
}

fn read(
    out: &Tensor,
    self_: &Tensor,
    own: &Layout,
    dim: usize,
    positions: &Tensor,
    along: &[i64],
) -> Result<()> {
    apart(out, &[self_, positions], |out| {
        let to = at_least_1d(out.layout())?;
        let rows = Rows::new(to.sizes(), [to.strides(), &without(own.strides(), dim), along]);
        let scale = own.strides()[dim] as isize;
        with_bits!(self_.dtype().size(), |B| {
            // SAFETY: positions were checked against the dimension; the other coordinates are those of the result,
            // which the meta function holds to the size of `self`.
            unsafe { pick::<B>(&rows, At::of(out), At::of(self_), At::of(positions), scale) }
        })
    })
}

/// Elements of `self` by their number in row-major order; negative ones count from the end.
pub fn take(_spec: &Spec, out: &[Tensor], self_: &Tensor, index: &Tensor) -> Result<()> {
    let positions = flat_positions(index, self_)?;
    apart(&out[0], &[self_, &positions], |out| {
        let zeros = vec![0; out.ndim()];
        let rows = Rows::new(out.sizes(), [out.strides(), &zeros, positions.strides()]);
        with_bits!(self_.dtype().size(), |B| {
            // SAFETY: positions are offsets of elements of `self`.
            unsafe { pick::<B>(&rows, At::of(out), At::of(self_), At::of(&positions), 1) }
        })
    })
}

/// Numbers of elements as offsets from the first one, by the strides of `t`.
pub(super) fn flat_positions(index: &Tensor, t: &Tensor) -> Result<Tensor> {
    let positions = checked(index, 0, t.numel(), true)?;
    if t.is_contiguous() {
        return Ok(positions);
    }
    let out = Tensor::empty(index.sizes(), DType::Int64, Device::CPU)?;
    let (sizes, strides) = (t.sizes(), t.strides());
    for (i, number) in positions.to_vec::<i64>()?.into_iter().enumerate() {
        let (mut rest, mut offset) = (number, 0);
        for d in (0..sizes.len()).rev() {
            offset += rest % sizes[d] * strides[d];
            rest /= sizes[d];
        }
        // SAFETY: as many elements as `out` has.
        unsafe { out.data_as::<i64>().add(i).write(offset) };
    }
    Ok(out)
}
