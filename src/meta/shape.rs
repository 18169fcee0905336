//! Views: each is a layout computed by `layout.rs` over the storage of its input, on any device.
//!
//! Nothing is read or written here; bounds are checked when the layout meets the storage. The in-place forms change
//! sizes and strides of the tensor itself, in one step.

use crate::device::MemoryFormat;
use crate::device::cpu::ensure_room;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::shape::{show, wrap_dim};
use crate::tensor::Tensor;

pub fn view(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    match self_.layout().view(size)? {
        Some(layout) => self_.with_layout(layout),
        None => Err(Error::runtime(format!(
            "view size {} is not compatible with sizes {} and strides {}: at least one dimension spans memory that is not contiguous; use reshape",
            show(size),
            show(self_.sizes()),
            show(self_.strides())
        ))),
    }
}

/// The same bytes as elements of another type; the last dimension takes up a difference in size.
pub fn view_dtype(self_: &Tensor, dtype: DType) -> Result<Tensor> {
    let (old, new) = (self_.dtype().size() as i64, dtype.size() as i64);
    let layout = match old.cmp(&new) {
        std::cmp::Ordering::Equal => self_.layout().clone(),
        std::cmp::Ordering::Greater => self_.layout().finer(old / new)?,
        std::cmp::Ordering::Less => self_.layout().coarser(new / old)?,
    };
    Tensor::over(self_.storage().clone(), layout, dtype)
}

pub fn transpose(self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    self_.with_layout(self_.layout().transpose(dim0, dim1)?)
}

fn layout_t(self_: &Tensor) -> Result<Layout> {
    match self_.ndim() {
        0 | 1 => Ok(self_.layout().clone()),
        2 => self_.layout().transpose(0, 1),
        n => Err(Error::runtime(format!("needs a tensor of at most 2 dimensions, got {n}; use mT"))),
    }
}

pub fn t(self_: &Tensor) -> Result<Tensor> {
    self_.with_layout(layout_t(self_)?)
}

pub fn permute(self_: &Tensor, dims: &[i64]) -> Result<Tensor> {
    self_.with_layout(self_.layout().permute(dims)?)
}

pub fn expand(self_: &Tensor, size: &[i64], _implicit: bool) -> Result<Tensor> {
    self_.with_layout(self_.layout().expand(size)?)
}

pub fn select(self_: &Tensor, dim: i64, index: i64) -> Result<Tensor> {
    self_.with_layout(self_.layout().select(dim, index)?)
}

pub fn slice(self_: &Tensor, dim: i64, start: Option<i64>, end: Option<i64>, step: i64) -> Result<Tensor> {
    self_.with_layout(self_.layout().slice(dim, start, end, step)?)
}

pub fn squeeze(self_: &Tensor) -> Result<Tensor> {
    self_.with_layout(self_.layout().squeeze(None)?)
}

pub fn squeeze_dim(self_: &Tensor, dim: i64) -> Result<Tensor> {
    self_.with_layout(self_.layout().squeeze(Some(&[dim]))?)
}

pub fn squeeze_dims(self_: &Tensor, dim: &[i64]) -> Result<Tensor> {
    self_.with_layout(self_.layout().squeeze(Some(dim))?)
}

pub fn unsqueeze(self_: &Tensor, dim: i64) -> Result<Tensor> {
    self_.with_layout(self_.layout().unsqueeze(dim)?)
}

pub fn unfold(self_: &Tensor, dimension: i64, size: i64, step: i64) -> Result<Tensor> {
    self_.with_layout(self_.layout().unfold(dimension, size, step)?)
}

pub fn diagonal(self_: &Tensor, offset: i64, dim1: i64, dim2: i64) -> Result<Tensor> {
    self_.with_layout(self_.layout().diagonal(offset, dim1, dim2)?)
}

fn layout_strided(self_: &Tensor, size: &[i64], stride: &[i64], offset: Option<i64>) -> Result<Layout> {
    Layout::strided(size, stride, offset.unwrap_or(self_.layout().offset()))
}

pub fn as_strided(
    self_: &Tensor,
    size: &[i64],
    stride: &[i64],
    storage_offset: Option<i64>,
) -> Result<Tensor> {
    self_.with_layout(layout_strided(self_, size, stride, storage_offset)?)
}

/// The same view under a new handle: `alias`, `detach`.
pub fn alias(self_: &Tensor) -> Result<Tensor> {
    Ok(self_.alias())
}

pub fn view_as_real(self_: &Tensor) -> Result<Tensor> {
    if !self_.dtype().is_complex() {
        return Err(Error::runtime(format!("needs a complex tensor, got {}", self_.dtype())));
    }
    Tensor::over(self_.storage().clone(), self_.layout().as_real()?, self_.dtype().to_real())
}

pub fn view_as_complex(self_: &Tensor) -> Result<Tensor> {
    if !matches!(self_.dtype(), DType::Float32 | DType::Float64) {
        return Err(Error::runtime(format!("needs a float32 or float64 tensor, got {}", self_.dtype())));
    }
    Tensor::over(self_.storage().clone(), self_.layout().as_complex()?, self_.dtype().to_complex())
}

/// Results of an operation that gives many views; the count comes from the caller's sizes, so memory may not do.
fn list(count: i64, mut each: impl FnMut(i64) -> Result<Tensor>) -> Result<Vec<Tensor>> {
    let mut out = room_for(count as usize)?;
    for i in 0..count {
        out.push(each(i)?);
    }
    Ok(out)
}

/// An empty list for `count` new views.
///
/// # Errors
/// `OutOfMemory` when the system would not give them a place all together: what is refused piece by piece, once
/// nothing is left, ends the process.
pub(crate) fn room_for(count: usize) -> Result<Vec<Tensor>> {
    const EACH: usize = 256;
    ensure_room(count, EACH)?;
    Ok(Vec::with_capacity(count))
}

/// The dimension to split, and its size.
fn split_dim(self_: &Tensor, dim: i64) -> Result<(usize, i64)> {
    if self_.ndim() == 0 {
        return Err(Error::runtime("needs a tensor of at least one dimension"));
    }
    let d = wrap_dim(dim, self_.ndim())?;
    Ok((d, self_.sizes()[d]))
}

pub fn split(self_: &Tensor, split_size: i64, dim: i64) -> Result<Vec<Tensor>> {
    let (d, n) = split_dim(self_, dim)?;
    if split_size < 0 || split_size == 0 && n != 0 {
        return Err(Error::runtime(format!(
            "split_size must be positive for dimension {d} with size {n}, got {split_size}"
        )));
    }
    // Nothing splits into one empty part.
    let count = if n == 0 { 1 } else { n / split_size + i64::from(n % split_size != 0) };
    list(count, |i| {
        let start = i * split_size;
        self_.with_layout(self_.layout().narrow(d as i64, start, split_size.min(n - start))?)
    })
}

pub fn split_with_sizes(self_: &Tensor, split_sizes: &[i64], dim: i64) -> Result<Vec<Tensor>> {
    let (d, n) = split_dim(self_, dim)?;
    let total = split_sizes.iter().try_fold(0i64, |a, b| if *b < 0 { None } else { a.checked_add(*b) });
    if total != Some(n) {
        return Err(Error::runtime(format!(
            "split_sizes must be non-negative and add up to {n}, the size of dimension {d}, got {}",
            show(split_sizes)
        )));
    }
    let mut start = 0;
    list(split_sizes.len() as i64, |i| {
        let length = split_sizes[i as usize];
        let part = self_.with_layout(self_.layout().narrow(d as i64, start, length)?);
        start += length;
        part
    })
}

pub fn unbind(self_: &Tensor, dim: i64) -> Result<Vec<Tensor>> {
    let (d, n) = split_dim(self_, dim)?;
    list(n, |i| self_.with_layout(self_.layout().select(d as i64, i)?))
}

/// Gives the tensor itself another layout.
fn set_layout(self_: &Tensor, layout: Layout) -> Result<Tensor> {
    self_.set_body(self_.storage().clone(), layout)?;
    Ok(self_.clone())
}

pub fn transpose_(self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    set_layout(self_, self_.layout().transpose(dim0, dim1)?)
}

pub fn t_(self_: &Tensor) -> Result<Tensor> {
    set_layout(self_, layout_t(self_)?)
}

pub fn squeeze_(self_: &Tensor) -> Result<Tensor> {
    set_layout(self_, self_.layout().squeeze(None)?)
}

pub fn squeeze_dim_(self_: &Tensor, dim: i64) -> Result<Tensor> {
    set_layout(self_, self_.layout().squeeze(Some(&[dim]))?)
}

pub fn squeeze_dims_(self_: &Tensor, dim: &[i64]) -> Result<Tensor> {
    set_layout(self_, self_.layout().squeeze(Some(dim))?)
}

pub fn unsqueeze_(self_: &Tensor, dim: i64) -> Result<Tensor> {
    set_layout(self_, self_.layout().unsqueeze(dim)?)
}

pub fn as_strided_(
    self_: &Tensor,
    size: &[i64],
    stride: &[i64],
    storage_offset: Option<i64>,
) -> Result<Tensor> {
    set_layout(self_, layout_strided(self_, size, stride, storage_offset)?)
}

/// Below autograd there is nothing to cut off.
pub fn detach_(self_: &Tensor) -> Result<Tensor> {
    Ok(self_.clone())
}

/// Gives the tensor other sizes, row-major; the storage grows where it must.
pub fn resize_(self_: &Tensor, size: &[i64], memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    if let Some(format) = memory_format.filter(|f| *f != MemoryFormat::Contiguous) {
        return Err(Error::not_implemented(format!(
            "memory_format={} is not available here; only contiguous_format is",
            format.name()
        )));
    }
    crate::dispatch::structured::resize(self_, size)?;
    Ok(self_.clone())
}
