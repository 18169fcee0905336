//! Composites that cut a tensor into a list of views.

use crate::dispatch::sizes::size;
use crate::error::{Error, Result};
use crate::generated::ops;
use crate::meta::shape::room_for;
use crate::scalar::Dim;
use crate::shape::wrap_dim;
use crate::tensor::Tensor;

fn dimension(self_: &Tensor, dim: Dim) -> Result<usize> {
    if self_.ndim() == 0 {
        return Err(Error::runtime("needs a tensor of at least one dimension, got a 0-dim tensor"));
    }
    wrap_dim(dim.value, self_.ndim())
}

/// `split` by a list of sizes, under its other name.
pub fn split_sizes(self_: &Tensor, split_size: &[Dim], dim: Dim) -> Result<Box<[Tensor]>> {
    ops::split_with_sizes(self_, split_size, dim)
}

/// At most `chunks` parts of equal size, the last one smaller.
///
/// # Errors
/// `Runtime` unless `chunks` is positive.
pub fn chunk(self_: &Tensor, chunks: Dim, dim: Dim) -> Result<Box<[Tensor]>> {
    let d = dimension(self_, dim)?;
    if chunks.value <= 0 {
        return Err(Error::runtime(format!("chunks must be positive, got {}", chunks.value)));
    }
    let n = size(self_, d);
    let each = n.add(chunks)?.sub(1)?.floordiv(chunks)?;
    if each.value == 0 {
        // Nothing to cut: as many empty parts as were asked for.
        let count = usize::try_from(chunks.value).unwrap_or(usize::MAX);
        drop(room_for(count)?);
        let zeros = vec![each; count];
        return ops::split_with_sizes(self_, &*zeros, d as i64);
    }
    ops::split(self_, each, d as i64)
}

/// Exactly `sections` parts, sizes differing by at most one, larger ones first.
///
/// # Errors
/// `Runtime` unless `sections` is positive.
pub fn tensor_split(self_: &Tensor, sections: Dim, dim: Dim) -> Result<Vec<Tensor>> {
    let d = dimension(self_, dim)?;
    if sections.value <= 0 {
        return Err(Error::runtime(format!(
            "the number of sections must be positive, got {}",
            sections.value
        )));
    }
    let n = size(self_, d);
    let (least, larger) = (n.floordiv(sections)?, n.remainder(sections)?);
    let mut start = Dim::new(0);
    let mut parts = room_for(usize::try_from(sections.value).unwrap_or(usize::MAX))?;
    for i in 0..sections.value {
        let length = if i < larger.value { least.add(1)? } else { least };
        let end = start.add(length)?;
        parts.push(ops::slice(self_, d as i64, Some(start), Some(end), 1)?);
        start = end;
    }
    Ok(parts)
}

/// Cuts before each index, by the rules of Python slices.
pub fn tensor_split_indices(self_: &Tensor, indices: &[Dim], dim: Dim) -> Result<Vec<Tensor>> {
    let d = dimension(self_, dim)? as i64;
    let mut start = Dim::new(0);
    let mut parts = Vec::with_capacity(indices.len() + 1);
    for &end in indices {
        parts.push(ops::slice(self_, d, Some(start), Some(end), 1)?);
        start = end;
    }
    parts.push(ops::slice(self_, d, Some(start), None, 1)?);
    Ok(parts)
}

/// As `tensor_split` with the number of sections (0-dim) or the indices (1-dim) in an int64 CPU tensor.
///
/// # Errors
/// `Runtime` for any other tensor.
pub fn tensor_split_by(self_: &Tensor, by: &Tensor, dim: Dim) -> Result<Vec<Tensor>> {
    if by.dtype() != crate::dtype::DType::Int64 || by.is_meta() || by.ndim() > 1 {
        return Err(Error::runtime(
            "tensor_indices_or_sections must be a CPU tensor of dtype int64 and of 0 or 1 dimensions",
        ));
    }
    let values: Vec<Dim> = by.to_vec::<i64>()?.into_iter().map(Dim::new).collect();
    match &*values {
        [only] if by.ndim() == 0 => tensor_split(self_, *only, dim),
        all => tensor_split_indices(self_, all, dim),
    }
}

/// The dimension that `hsplit`, `vsplit` and `dsplit` cut, given how many they ask for.
fn named_dimension(self_: &Tensor, dim: i64, at_least: usize) -> Result<Dim> {
    if self_.ndim() < at_least {
        return Err(Error::runtime(format!(
            "needs a tensor of at least {at_least} dimension(s), got {}",
            self_.ndim()
        )));
    }
    Ok(Dim::new(dim))
}

fn even(self_: &Tensor, sections: Dim, dim: Dim) -> Result<Vec<Tensor>> {
    let n = self_.sizes()[dim.value as usize];
    if sections.value <= 0 || n % sections.value != 0 {
        return Err(Error::runtime(format!(
            "dimension {} with size {n} is not divisible into {} sections",
            dim.value, sections.value
        )));
    }
    tensor_split(self_, sections, dim)
}

fn columns(self_: &Tensor) -> Result<Dim> {
    named_dimension(self_, i64::from(self_.ndim() > 1), 1)
}

/// Cuts columns (dimension 1, or 0 of a vector) into equal parts.
pub fn hsplit(self_: &Tensor, sections: Dim) -> Result<Vec<Tensor>> {
    even(self_, sections, columns(self_)?)
}

/// Cuts columns before each index.
pub fn hsplit_indices(self_: &Tensor, indices: &[Dim]) -> Result<Vec<Tensor>> {
    tensor_split_indices(self_, indices, columns(self_)?)
}

/// Cuts rows into equal parts.
pub fn vsplit(self_: &Tensor, sections: Dim) -> Result<Vec<Tensor>> {
    even(self_, sections, named_dimension(self_, 0, 2)?)
}

/// Cuts rows before each index.
pub fn vsplit_indices(self_: &Tensor, indices: &[Dim]) -> Result<Vec<Tensor>> {
    tensor_split_indices(self_, indices, named_dimension(self_, 0, 2)?)
}

/// Cuts dimension 2 into equal parts.
pub fn dsplit(self_: &Tensor, sections: Dim) -> Result<Vec<Tensor>> {
    even(self_, sections, named_dimension(self_, 2, 3)?)
}

/// Cuts dimension 2 before each index.
pub fn dsplit_indices(self_: &Tensor, indices: &[Dim]) -> Result<Vec<Tensor>> {
    tensor_split_indices(self_, indices, named_dimension(self_, 2, 3)?)
}
