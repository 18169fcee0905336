//! Writing at positions along one dimension, or in the flattened tensor.

use crate::cpu::index::select::flat_positions;
use crate::cpu::index::{accumulate, assign, at_least_1d, changed, checked, only, without};
use crate::cpu::rows::{At, Rows, with_bits};
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::layout::Layout;
use crate::meta::index::{Along, Reduce};
use crate::scalar::Scalar;
use crate::shape::Sizes;
use crate::tensor::Tensor;

/// Where values go: a checked int64 tensor, and the index space in which target, values and positions meet.
pub(crate) struct Positions {
    pub(crate) tensor: Tensor,
    /// Sizes of the index space, and the positions' strides over it.
    pub(crate) sizes: Sizes,
    pub(crate) strides: Sizes,
    pub(crate) kind: Kind,
}

/// What a position counts, and how values lie over the index space.
pub(crate) enum Kind {
    /// Slices of the target along a dimension; values have the index space's dimensions.
    Along(usize),
    /// Elements of the target; values are taken in order.
    Flat,
    /// Elements, times a stride, added to the place that these strides give; values broadcast.
    Place(Sizes, i64),
}

impl Positions {
    /// The loop over (target, values, positions), and what a position is multiplied by.
    pub(crate) fn rows(&self, target: &Tensor, src: &Tensor) -> (Rows<3>, isize) {
        let n = self.sizes.len();
        let to = seen(target.layout());
        let from = expanded(src, n);
        let (strides, scale) = match &self.kind {
            Kind::Along(dim) => (without(to.strides(), *dim), to.strides()[*dim]),
            Kind::Flat => (Sizes::from_elem(0, n), 1),
            Kind::Place(strides, scale) => (strides.clone(), *scale),
        };
        (Rows::new(&self.sizes, [&strides, &from, &self.strides]), scale as isize)
    }
}

fn seen(layout: &Layout) -> Layout {
    at_least_1d(layout).unwrap_or_else(|_| layout.clone())
}

/// Strides of `src` over an index space of `n` dimensions, aligned from the right; 0 where it has size 1 or none.
fn expanded(src: &Tensor, n: usize) -> Sizes {
    let mut out = Sizes::from_elem(0, n);
    let shift = n - src.ndim().min(n);
    for d in 0..src.ndim().min(n) {
        if src.sizes()[d] != 1 {
            out[d + shift] = src.strides()[d];
        }
    }
    out
}

/// Writes or reduces `src` at `positions`.
pub(crate) fn write(
    out: &Tensor,
    self_: &Tensor,
    src: &Tensor,
    positions: &Positions,
    reduce: Reduce,
    include_self: bool,
) -> Result<()> {
    changed(out, self_, &[src, &positions.tensor], |out| {
        if reduce != Reduce::Assign {
            return accumulate(out, src, positions, reduce, include_self);
        }
        let (rows, scale) = positions.rows(out, src);
        with_bits!(out.dtype().size(), |B| {
            // SAFETY: the positions were checked against `self`, whose shape `out` has.
            unsafe { assign::<B>(&rows, At::of(out), At::of(src), At::of(&positions.tensor), scale) }
        })
    })
}

/// The index of `scatter`, not empty: one position for each element of the index space.
fn scattered(self_: &Tensor, dim: usize, index: &Tensor) -> Result<Positions> {
    let own = at_least_1d(self_.layout())?;
    let sizes = Sizes::from_slice(at_least_1d(index.layout())?.sizes());
    let tensor = checked(index, dim, own.sizes()[dim], false)?;
    let strides = Sizes::from_slice(seen(tensor.layout()).strides());
    Ok(Positions { tensor, sizes, strides, kind: Kind::Along(dim) })
}

/// `src` cut to the index space (it may be larger).
fn cut(src: &Tensor, positions: &Positions) -> Result<Tensor> {
    let own = at_least_1d(src.layout())?;
    src.with_layout(Layout::strided(
        &positions.sizes,
        &own.strides()[..positions.sizes.len().min(own.ndim())],
        own.offset(),
    )?)
}

pub fn scatter(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    src: &Tensor,
) -> Result<()> {
    scatter_reduce(spec, out, self_, 0, index, src, "", true)
}
pub fn scatter_with(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    src: &Tensor,
    _reduce: &str,
) -> Result<()> {
    scatter_reduce(spec, out, self_, 0, index, src, "", true)
}
pub fn scatter_add(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    src: &Tensor,
) -> Result<()> {
    scatter_reduce(spec, out, self_, 0, index, src, "", true)
}
#[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
pub fn scatter_reduce(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    src: &Tensor,
    _reduce: &str,
    include_self: bool,
) -> Result<()> {
    let Along { dim, reduce } = spec.extra;
    // An empty index says nothing, whatever its shape and dtype.
    if index.numel() == 0 {
        return changed(&out[0], self_, &[], |_| Ok(()));
    }
    let positions = scattered(self_, dim, index)?;
    write(&out[0], self_, &cut(src, &positions)?, &positions, reduce, include_self)
}

pub fn scatter_value(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    value: Scalar,
) -> Result<()> {
    scatter_value_with(spec, out, self_, 0, index, value, "")
}
pub fn scatter_value_with(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    value: Scalar,
    _reduce: &str,
) -> Result<()> {
    let Along { dim, reduce } = spec.extra;
    if index.numel() == 0 {
        return changed(&out[0], self_, &[], |_| Ok(()));
    }
    let positions = scattered(self_, dim, index)?;
    let value = Tensor::from_scalar(value, self_.dtype(), self_.device())?;
    write(&out[0], self_, &value, &positions, reduce, true)
}

/// The index of `index_add` and its like: one slice for each value.
fn sliced(self_: &Tensor, dim: usize, index: &Tensor, wrap: bool) -> Result<Positions> {
    let own = at_least_1d(self_.layout())?;
    let tensor = checked(index, dim, own.sizes()[dim], wrap)?;
    let mut sizes = Sizes::from_slice(own.sizes());
    sizes[dim] = index.numel();
    let step = if tensor.ndim() == 0 { 0 } else { tensor.strides()[0] };
    Ok(Positions { tensor, sizes, strides: only(own.ndim(), dim, step), kind: Kind::Along(dim) })
}

pub fn index_add(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    source: &Tensor,
    alpha: Scalar,
) -> Result<()> {
    let positions = sliced(self_, spec.extra.dim, index, false)?;
    let source = if alpha == Scalar::Int(1) { source.alias() } else { scaled(source, alpha)? };
    write(&out[0], self_, &source, &positions, Reduce::Sum, true)
}

/// `source * alpha`, in the dtype of `source`.
fn scaled(source: &Tensor, alpha: Scalar) -> Result<Tensor> {
    let out = Tensor::empty(source.sizes(), source.dtype(), source.device())?;
    let factor = Tensor::from_scalar(alpha, source.dtype(), source.device())?;
    let shape = Sizes::from_slice(source.sizes());
    let zeros = Sizes::from_elem(0, shape.len());
    // Every element meets its own place, which holds the factor.
    crate::cpu::rows::copy_same(&out, &factor.with_layout(Layout::strided(&shape, &zeros, 0)?)?)?;
    let tensor = Tensor::from_slice(&[0i64])?;
    let strides = Sizes::from_slice(out.strides());
    let positions = Positions { tensor, sizes: shape, strides: zeros, kind: Kind::Place(strides, 0) };
    accumulate(&out, source, &positions, Reduce::Prod, true)?;
    Ok(out)
}

pub fn index_copy(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    source: &Tensor,
) -> Result<()> {
    let positions = sliced(self_, spec.extra.dim, index, false)?;
    write(&out[0], self_, source, &positions, Reduce::Assign, true)
}
#[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
pub fn index_reduce(
    spec: &Spec<Along>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    source: &Tensor,
    _reduce: &str,
    include_self: bool,
) -> Result<()> {
    let positions = sliced(self_, spec.extra.dim, index, false)?;
    write(&out[0], self_, source, &positions, spec.extra.reduce, include_self)
}
pub fn index_fill(
    spec: &Spec<usize>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    value: Scalar,
) -> Result<()> {
    let positions = sliced(self_, spec.extra, index, true)?;
    let value = Tensor::from_scalar(value, self_.dtype(), self_.device())?;
    write(&out[0], self_, &value, &positions, Reduce::Assign, true)
}
pub fn index_fill_tensor(
    spec: &Spec<usize>,
    out: &[Tensor],
    self_: &Tensor,
    _dim: i64,
    index: &Tensor,
    value: &Tensor,
) -> Result<()> {
    index_fill(spec, out, self_, 0, index, crate::cpu::index::number(value)?)
}

/// Values at the numbers of elements in row-major order.
pub fn put(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    index: &Tensor,
    source: &Tensor,
    accumulate: bool,
) -> Result<()> {
    let _ = spec;
    let reduce = if accumulate { Reduce::Sum } else { Reduce::Assign };
    // Positions are offsets by the strides of what is written, which `changed` may choose: plain ones, then.
    let target = Tensor::empty(self_.sizes(), self_.dtype(), self_.device())?;
    let tensor = flat_positions(index, &target)?;
    let tensor = crate::cpu::index::flattened(&tensor)?;
    let source = crate::cpu::index::flattened(source)?;
    let sizes = Sizes::from_elem(tensor.numel(), 1);
    let positions =
        Positions { strides: Sizes::from_slice(tensor.strides()), tensor, sizes, kind: Kind::Flat };
    write(&target, self_, &source, &positions, reduce, true)?;
    crate::cpu::rows::copy_same(&out[0], &target)
}
