//! What indexing operations give: shapes, dtypes, and every check that needs no data.
//!
//! `extra` of a spec is the wrapped dimension, unless a function says otherwise. 0-dim tensors count as one dimension
//! of size 1, as in PyTorch. Values of indexes are checked by the kernels, before they write.

use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::scalar::Scalar;
use crate::shape::{Sizes, broadcast, dim_flags, numel, show, wrap_dim};
use crate::tensor::Tensor;

/// What is done where several values meet in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduce {
    Assign,
    Sum,
    Prod,
    Mean,
    Amax,
    Amin,
}

impl Reduce {
    fn among(name: &str, allowed: &[(&str, Reduce)]) -> Result<Reduce> {
        allowed.iter().find(|(n, _)| *n == name).map(|(_, r)| *r).ok_or_else(|| {
            let names: Vec<&str> = allowed.iter().map(|(n, _)| *n).collect();
            Error::value(format!("reduce must be one of {}, got '{name}'", names.join(", ")))
        })
    }
}

/// A dimension, and what is done where values meet.
#[derive(Clone, Copy, Debug)]
pub struct Along {
    pub dim: usize,
    pub reduce: Reduce,
}

/// The shape that indexing sees: at least one dimension.
fn seen(t: &Tensor) -> Sizes {
    if t.ndim() == 0 { Sizes::from_elem(1, 1) } else { Sizes::from_slice(t.sizes()) }
}

fn like(t: &Tensor) -> Spec {
    Spec::one(TensorSpec::like(t, t.dtype()), t.dtype())
}

fn same_dtype(self_: &Tensor, other: &Tensor, name: &str) -> Result<()> {
    if self_.dtype() != other.dtype() {
        return Err(Error::dtype(format!(
            "self and {name} must have the same dtype, got {} and {}",
            self_.dtype(),
            other.dtype()
        )));
    }
    Ok(())
}

fn integers(index: &Tensor) -> Result<()> {
    if !matches!(index.dtype(), DType::Int64 | DType::Int32) {
        return Err(Error::dtype(format!("the index must have dtype int64 or int32, got {}", index.dtype())));
    }
    Ok(())
}

fn vector(index: &Tensor) -> Result<()> {
    integers(index)?;
    if index.ndim() > 1 {
        return Err(Error::index(format!(
            "the index must have at most one dimension, got shape {}",
            show(index.sizes())
        )));
    }
    Ok(())
}

pub fn index_select(self_: &Tensor, dim: i64, index: &Tensor) -> Result<Spec<usize>> {
    let dim = wrap_dim(dim, self_.ndim())?;
    vector(index)?;
    let mut sizes = Sizes::from_slice(self_.sizes());
    match sizes.get_mut(dim) {
        Some(n) => *n = index.numel(),
        None if index.numel() != 1 => {
            return Err(Error::index(format!(
                "a 0-dim tensor can be indexed by one value only, got {}",
                index.numel()
            )));
        }
        None => {}
    }
    Ok(Spec::one(TensorSpec::new(&sizes, self_.dtype(), self_.device()), self_.dtype()).with(dim))
}

/// `index` may not be larger than `other` in any dimension but `skip`; ranks must agree.
fn fits(index: &Tensor, other: &Tensor, name: &str, skip: Option<usize>) -> Result<()> {
    let (i, o) = (seen(index), seen(other));
    if i.len() != o.len() {
        return Err(Error::shape(format!(
            "index and {name} must have the same number of dimensions, got shapes {} and {}",
            show(index.sizes()),
            show(other.sizes())
        )));
    }
    match (0..i.len()).find(|d| Some(*d) != skip && i[*d] > o[*d]) {
        None => Ok(()),
        Some(d) => Err(Error::shape(format!(
            "index of shape {} is larger than {name} of shape {} at dimension {d}",
            show(index.sizes()),
            show(other.sizes())
        ))),
    }
}

pub fn gather(self_: &Tensor, dim: i64, index: &Tensor, _sparse_grad: bool) -> Result<Spec<usize>> {
    let dim = wrap_dim(dim, self_.ndim())?;
    // An empty index says nothing, whatever its shape and dtype.
    if index.numel() != 0 {
        integers(index)?;
        fits(index, self_, "self", Some(dim))?;
    }
    Ok(Spec::one(TensorSpec::new(index.sizes(), self_.dtype(), self_.device()), self_.dtype()).with(dim))
}

fn scattered(
    self_: &Tensor,
    dim: i64,
    index: &Tensor,
    src: Option<&Tensor>,
    reduce: Reduce,
) -> Result<Spec<Along>> {
    let dim = wrap_dim(dim, self_.ndim())?;
    if index.numel() != 0 {
        integers(index)?;
    }
    if let Some(src) = src {
        same_dtype(self_, src, "src")?;
    }
    if index.numel() != 0 {
        fits(index, self_, "self", Some(dim))?;
        if let Some(src) = src {
            fits(index, src, "src", None)?;
        }
    }
    ordered(self_.dtype(), reduce)?;
    Ok(like(self_).with(Along { dim, reduce }))
}

fn ordered(dtype: DType, reduce: Reduce) -> Result<()> {
    if dtype.is_complex() && matches!(reduce, Reduce::Amax | Reduce::Amin) {
        return Err(Error::dtype(format!(
            "complex numbers have no order; reduce must be a sum, product or mean for {dtype}"
        )));
    }
    Ok(())
}

const ARITHMETIC: &[(&str, Reduce)] = &[("add", Reduce::Sum), ("multiply", Reduce::Prod)];
const REDUCTIONS: &[(&str, Reduce)] = &[
    ("sum", Reduce::Sum),
    ("prod", Reduce::Prod),
    ("mean", Reduce::Mean),
    ("amax", Reduce::Amax),
    ("amin", Reduce::Amin),
];

pub fn scatter(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Spec<Along>> {
    scattered(self_, dim, index, Some(src), Reduce::Assign)
}
pub fn scatter_value(self_: &Tensor, dim: i64, index: &Tensor, _value: Scalar) -> Result<Spec<Along>> {
    scattered(self_, dim, index, None, Reduce::Assign)
}
pub fn scatter_with(
    self_: &Tensor,
    dim: i64,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
) -> Result<Spec<Along>> {
    scattered(self_, dim, index, Some(src), Reduce::among(reduce, ARITHMETIC)?)
}
pub fn scatter_value_with(
    self_: &Tensor,
    dim: i64,
    index: &Tensor,
    _value: Scalar,
    reduce: &str,
) -> Result<Spec<Along>> {
    scattered(self_, dim, index, None, Reduce::among(reduce, ARITHMETIC)?)
}
pub fn scatter_add(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Spec<Along>> {
    scattered(self_, dim, index, Some(src), Reduce::Sum)
}
pub fn scatter_reduce(
    self_: &Tensor,
    dim: i64,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    _include_self: bool,
) -> Result<Spec<Along>> {
    scattered(self_, dim, index, Some(src), Reduce::among(reduce, REDUCTIONS)?)
}

/// `source` has `self`'s shape, but for `dim`, where it has one slice for each index.
fn slices(self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: Reduce) -> Result<Spec<Along>> {
    let dim = wrap_dim(dim, self_.ndim())?;
    vector(index)?;
    same_dtype(self_, source, "source")?;
    ordered(self_.dtype(), reduce)?;
    let mut want = seen(self_);
    want[dim] = index.numel();
    // One slice may come without the dimension where nothing is left of it.
    let scalar = source.ndim() == 0 && want.iter().all(|n| *n == 1);
    if !scalar && seen(source) != want {
        return Err(Error::shape(format!(
            "source of shape {} does not fit: {} indexes along dimension {dim} of self of shape {} need {}",
            show(source.sizes()),
            index.numel(),
            show(self_.sizes()),
            show(&want)
        )));
    }
    Ok(like(self_).with(Along { dim, reduce }))
}

pub fn index_add(
    self_: &Tensor,
    dim: i64,
    index: &Tensor,
    source: &Tensor,
    _alpha: Scalar,
) -> Result<Spec<Along>> {
    slices(self_, dim, index, source, Reduce::Sum)
}
pub fn index_copy(self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<Spec<Along>> {
    slices(self_, dim, index, source, Reduce::Assign)
}
pub fn index_reduce(
    self_: &Tensor,
    dim: i64,
    index: &Tensor,
    source: &Tensor,
    reduce: &str,
    _include_self: bool,
) -> Result<Spec<Along>> {
    slices(self_, dim, index, source, Reduce::among(reduce, &REDUCTIONS[1..])?)
}
pub fn index_fill(self_: &Tensor, dim: i64, index: &Tensor, _value: Scalar) -> Result<Spec<usize>> {
    let dim = wrap_dim(dim, self_.ndim())?;
    vector(index)?;
    Ok(like(self_).with(dim))
}
pub fn index_fill_tensor(self_: &Tensor, dim: i64, index: &Tensor, value: &Tensor) -> Result<Spec<usize>> {
    if value.ndim() != 0 {
        return Err(Error::shape(format!(
            "the value must be a 0-dim tensor, got shape {}",
            show(value.sizes())
        )));
    }
    index_fill(self_, dim, index, Scalar::Int(0))
}

pub fn take(self_: &Tensor, index: &Tensor) -> Result<Spec> {
    integers(index)?;
    Ok(Spec::one(TensorSpec::new(index.sizes(), self_.dtype(), self_.device()), self_.dtype()))
}
pub fn put(self_: &Tensor, index: &Tensor, source: &Tensor, _accumulate: bool) -> Result<Spec> {
    integers(index)?;
    same_dtype(self_, source, "source")?;
    if index.numel() != source.numel() {
        return Err(Error::index(format!(
            "source and index must have the same number of elements, got {} and {}",
            source.numel(),
            index.numel()
        )));
    }
    Ok(like(self_))
}

pub fn index_put(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    _accumulate: bool,
) -> Result<Spec> {
    same_dtype(self_, values, "values")?;
    index_tensors(self_, indices)?;
    Ok(like(self_))
}

/// Checks dtypes, ranks and the shapes of masks; returns how many dimensions the indexes take up.
pub fn index_tensors(self_: &Tensor, indices: &[Option<Tensor>]) -> Result<usize> {
    let mut used = 0;
    for index in indices {
        let Some(t) = index else {
            used += 1;
            continue;
        };
        match t.dtype() {
            DType::Bool | DType::UInt8 => {
                for (d, &n) in t.sizes().iter().enumerate() {
                    if self_.sizes().get(used + d) != Some(&n) {
                        return Err(Error::index(format!(
                            "the mask of shape {} does not match the indexed tensor of shape {} at dimension {}",
                            show(t.sizes()),
                            show(self_.sizes()),
                            used + d
                        )));
                    }
                }
                used += t.ndim();
            }
            DType::Int64 | DType::Int32 => used += 1,
            other => {
                return Err(Error::index(format!(
                    "tensors used as indices must have dtype int64, int32, uint8 or bool, got {other}"
                )));
            }
        }
    }
    if used > self_.ndim() {
        return Err(Error::index(format!(
            "too many indices for a tensor of {} dimension(s): got {used}",
            self_.ndim()
        )));
    }
    Ok(used)
}

/// The shape of `self[indices]`, indexes being int64 or int32.
///
/// # Errors
/// `NotImplemented` with masks, which give a shape that depends on their data.
pub fn index(self_: &Tensor, indices: &[Option<Tensor>]) -> Result<Tensor> {
    index_tensors(self_, indices)?;
    let masks = indices.iter().flatten().any(|t| matches!(t.dtype(), DType::Bool | DType::UInt8));
    if masks {
        return Err(data_dependent("a mask"));
    }
    let mut common = Sizes::new();
    for t in indices.iter().flatten() {
        common = indexes_broadcast(&common, t.sizes())?;
    }
    let kept = |d: usize| indices.get(d).is_none_or(Option::is_none);
    let taken: Vec<usize> = (0..indices.len()).filter(|d| !kept(*d)).collect();
    let runs = taken.windows(2).all(|w| w[1] == w[0] + 1);
    let first = if runs { taken.first().copied().unwrap_or(0) } else { 0 };
    let mut sizes: Sizes = (0..self_.ndim()).filter(|d| kept(*d)).map(|d| self_.sizes()[d]).collect();
    sizes.insert_many(first, common);
    Tensor::empty(&sizes, self_.dtype(), self_.device())
}

/// [`broadcast`], as an error about indexes.
pub fn indexes_broadcast(a: &[i64], b: &[i64]) -> Result<Sizes> {
    broadcast(a, b).map_err(|_| {
        Error::index(format!(
            "index tensors of shapes {} and {} cannot be broadcast together",
            show(a),
            show(b)
        ))
    })
}

/// For results whose shape only the data tells.
pub fn data_dependent(what: &str) -> Error {
    Error::not_implemented(format!(
        "the shape of the result depends on the data of {what}, which a meta tensor has not"
    ))
}
pub fn nonzero(_self: &Tensor) -> Result<Tensor> {
    Err(data_dependent("self"))
}
pub fn masked_select(_self: &Tensor, _mask: &Tensor) -> Result<Tensor> {
    Err(data_dependent("mask"))
}
pub fn repeat_interleave(repeats: &Tensor, output_size: Option<i64>) -> Result<Tensor> {
    match output_size {
        Some(n) => Tensor::empty(&[n], DType::Int64, repeats.device()),
        None => Err(data_dependent("repeats")),
    }
}
pub fn nonzero_static(self_: &Tensor, size: i64, _fill_value: i64) -> Result<Spec> {
    if size < 0 {
        return Err(Error::value(format!("size must not be negative, got {size}")));
    }
    let sizes = [size, self_.ndim() as i64];
    Ok(Spec::one(TensorSpec::new(&sizes, DType::Int64, self_.device()), DType::Int64))
}
pub fn masked_scatter(self_: &Tensor, mask: &Tensor, source: &Tensor) -> Result<Spec> {
    same_dtype(self_, source, "source")?;
    if mask.dtype() != DType::Bool {
        return Err(Error::dtype(format!("the mask must have dtype bool, got {}", mask.dtype())));
    }
    let sizes = broadcast(self_.sizes(), mask.sizes())?;
    Ok(Spec::one(TensorSpec::new(&sizes, self_.dtype(), self_.device()), self_.dtype()))
}

/// `extra`: a flag for each dimension.
pub fn flip(self_: &Tensor, dims: &[i64]) -> Result<Spec<Vec<bool>>> {
    let mut flags = vec![false; self_.ndim()];
    if !dims.is_empty() {
        for (flag, on) in flags.iter_mut().zip(dim_flags(Some(dims), self_.ndim())?) {
            *flag = on;
        }
    }
    Ok(like(self_).with(flags))
}

/// `extra`: the shift of each dimension, within its size; absent: over the flattened tensor.
pub fn roll(self_: &Tensor, shifts: &[i64], dims: &[i64]) -> Result<Spec<Option<Sizes>>> {
    if dims.is_empty() && shifts.len() == 1 {
        return Ok(like(self_).with(None));
    }
    if shifts.is_empty() || shifts.len() != dims.len() {
        return Err(Error::runtime(format!(
            "shifts and dims must have the same length, got shifts={} and dims={}",
            show(shifts),
            show(dims)
        )));
    }
    let mut all = Sizes::from_elem(0, self_.ndim());
    for (&shift, &dim) in shifts.iter().zip(dims) {
        let d = wrap_dim(dim, self_.ndim())?;
        if let Some(at) = all.get_mut(d) {
            let n = self_.sizes()[d].max(1);
            *at = (*at + shift.rem_euclid(n)) % n;
        }
    }
    Ok(like(self_).with(Some(all)))
}

pub fn repeat(self_: &Tensor, repeats: &[i64]) -> Result<Spec> {
    let extra = repeats.len().checked_sub(self_.ndim()).ok_or_else(|| {
        Error::shape(format!(
            "repeats={} must have at least as many entries as the tensor has dimensions ({})",
            show(repeats),
            self_.ndim()
        ))
    })?;
    let own = |d: usize| if d < extra { 1 } else { self_.sizes()[d - extra] };
    let mut sizes = Sizes::new();
    for (d, &n) in repeats.iter().enumerate() {
        if n < 0 {
            return Err(Error::value(format!("repeats must not be negative, got {}", show(repeats))));
        }
        let size =
            n.checked_mul(own(d)).ok_or_else(|| Error::shape("the result has more than 2^63 elements"))?;
        sizes.push(size);
    }
    numel(&sizes)?;
    Ok(Spec::one(TensorSpec::new(&sizes, self_.dtype(), self_.device()), self_.dtype()))
}

/// `extra`: the part of `self` that `src` replaces.
fn replaced(self_: &Tensor, src: &Tensor, part: Layout) -> Result<Spec<Layout>> {
    same_dtype(self_, src, "src")?;
    if src.sizes() != part.sizes() {
        return Err(Error::shape(format!(
            "src must have the shape of the part that it replaces, {}, got {}",
            show(part.sizes()),
            show(src.sizes())
        )));
    }
    Ok(Spec::one(TensorSpec::new(self_.sizes(), self_.dtype(), self_.device()), self_.dtype()).with(part))
}

/// The layout of a result of `self`'s shape.
fn plain(sizes: &[i64]) -> Result<Layout> {
    Layout::contiguous(sizes)
}
pub fn select_scatter(self_: &Tensor, src: &Tensor, dim: i64, index: i64) -> Result<Spec<Layout>> {
    replaced(self_, src, plain(self_.sizes())?.select(dim, index)?)
}
pub fn slice_scatter(
    self_: &Tensor,
    src: &Tensor,
    dim: i64,
    start: Option<i64>,
    end: Option<i64>,
    step: i64,
) -> Result<Spec<Layout>> {
    replaced(self_, src, plain(self_.sizes())?.slice(dim, start, end, step)?)
}
pub fn diagonal_scatter(
    self_: &Tensor,
    src: &Tensor,
    offset: i64,
    dim1: i64,
    dim2: i64,
) -> Result<Spec<Layout>> {
    replaced(self_, src, plain(self_.sizes())?.diagonal(offset, dim1, dim2)?)
}
pub fn as_strided_scatter(
    self_: &Tensor,
    src: &Tensor,
    size: &[i64],
    stride: &[i64],
    storage_offset: Option<i64>,
) -> Result<Spec<Layout>> {
    let part = Layout::strided(size, stride, storage_offset.unwrap_or(0))?;
    part.check_bounds(1, self_.numel() as usize)?;
    if part.overlaps_itself() {
        return Err(Error::runtime(
            "elements of the strided part overlap: what is written there is not defined",
        ));
    }
    replaced(self_, src, part)
}

/// `extra`: where `grad` goes in zeros of `sizes`.
fn spread(grad: &Tensor, sizes: &[i64], part: Layout) -> Result<Spec<Layout>> {
    if grad.sizes() != part.sizes() {
        return Err(Error::shape(format!(
            "the gradient must have shape {}, got {}",
            show(part.sizes()),
            show(grad.sizes())
        )));
    }
    Ok(Spec::one(TensorSpec::new(sizes, grad.dtype(), grad.device()), grad.dtype()).with(part))
}
/// `extra`: the diagonal over the result.
pub fn diag_embed(self_: &Tensor, offset: i64, dim1: i64, dim2: i64) -> Result<Spec<Layout>> {
    let n = self_.ndim() + 1;
    let (a, b) = (wrap_dim(dim1, n)?, wrap_dim(dim2, n)?);
    if self_.ndim() == 0 || a == b {
        return Err(Error::runtime(format!(
            "needs a tensor of at least one dimension and two different dimensions, got {}, {dim1} and {dim2}",
            show(self_.sizes())
        )));
    }
    let own = self_.sizes();
    let length = own[own.len() - 1]
        .checked_add(offset.checked_abs().unwrap_or(i64::MAX))
        .ok_or_else(|| Error::shape("the result has more than 2^63 elements"))?;
    let mut sizes = Sizes::from_slice(&own[..own.len() - 1]);
    sizes.insert(a.min(b), length);
    sizes.insert(a.max(b), length);
    let part = plain(&sizes)?.diagonal(offset, a as i64, b as i64)?;
    spread(self_, &sizes, part)
}
