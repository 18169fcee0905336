//! Composites of the shape family that rearrange: each ends in one view operation, or in a copy where none will do.
//!
//! Sizes are asked as `Dim`s and computed with as such, so that a trace through these does not freeze a shape;
//! positions of dimensions are plain numbers.

use smallvec::SmallVec;

use crate::device::MemoryFormat;
use crate::dispatch::arg::{Arg, FromOutputs};
use crate::dispatch::call::call;
use crate::dispatch::sizes::{size, sizes};
use crate::error::{Error, Result};
use crate::generated::ops;
use crate::operator;
use crate::scalar::Dim;
use crate::shape::{Sizes, show, wrap_dim};
use crate::tensor::Tensor;

type Dims = SmallVec<[Dim; 6]>;

fn plain(dims: &[Dim]) -> Sizes {
    dims.iter().map(|d| d.value).collect()
}

fn contiguous_copy(t: &Tensor) -> Result<Tensor> {
    let clone = operator!("aten::clone");
    Tensor::from_outputs(call(clone, &[Arg::Tensor(t), Arg::MemoryFormat(MemoryFormat::Contiguous)])?)
}

/// A view where strides allow it, else a contiguous copy under the new shape.
///
/// # Errors
/// `Shape` when the element counts differ.
pub fn reshape(self_: &Tensor, shape: &[Dim]) -> Result<Tensor> {
    if self_.layout().view(&plain(shape))?.is_some() {
        return ops::view(self_, shape);
    }
    ops::_unsafe_view(&contiguous_copy(self_)?, shape)
}

/// As `reshape` to the shape of another tensor.
pub fn reshape_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    ops::reshape(self_, sizes(other))
}

/// As `view` with the shape of another tensor.
pub fn view_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    ops::view(self_, sizes(other))
}

/// As `expand` to the shape of another tensor.
pub fn expand_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    ops::expand(self_, sizes(other), false)
}

/// `expand` under NumPy's name.
pub fn broadcast_to(self_: &Tensor, size: &[Dim]) -> Result<Tensor> {
    ops::expand(self_, size, false)
}

/// All elements in one contiguous dimension.
pub fn ravel(self_: &Tensor) -> Result<Tensor> {
    if self_.is_contiguous() {
        return ops::view(self_, [-1]);
    }
    ops::_unsafe_view(&contiguous_copy(self_)?, [-1])
}

/// Dimensions `start_dim` to `end_dim` become one.
///
/// # Errors
/// `Index` out of range; `Runtime` when start lies behind end.
pub fn flatten(self_: &Tensor, start_dim: Dim, end_dim: Dim) -> Result<Tensor> {
    let n = self_.ndim();
    let (start, end) = (wrap_dim(start_dim.value, n)?, wrap_dim(end_dim.value, n)?);
    if start > end {
        return Err(Error::runtime(format!("start_dim {start} must not come after end_dim {end}")));
    }
    if n == 0 {
        return ops::reshape(self_, [1]);
    }
    if start == end {
        return Ok(self_.clone());
    }
    let all = sizes(self_);
    let one = all[start..=end].iter().try_fold(Dim::new(1), |a, b| a.mul(*b))?;
    let shape: Dims = all[..start]
        .iter()
        .copied()
        .chain(std::iter::once(one))
        .chain(all[end + 1..].iter().copied())
        .collect();
    ops::reshape(self_, shape)
}

/// One dimension becomes several; one of their sizes may be -1.
///
/// # Errors
/// `Index` out of range; `Runtime` when the sizes do not multiply to that of the dimension.
pub fn unflatten(self_: &Tensor, dim: Dim, new: &[Dim]) -> Result<Tensor> {
    let n = self_.ndim();
    if n == 0 {
        return Err(Error::index("needs a tensor of at least one dimension, got a 0-dim tensor"));
    }
    let d = wrap_dim(dim.value, n)?;
    if new.is_empty() {
        return Err(Error::runtime("sizes must not be empty"));
    }
    let whole = size(self_, d);
    crate::shape::infer_size(&plain(new), whole.value).map_err(|_| {
        Error::runtime(format!(
            "sizes {} do not multiply up to {}, the size of dimension {d}",
            show(&plain(new)),
            whole.value
        ))
    })?;
    let mut shape: Dims = sizes(self_).into_iter().collect();
    let known = new.iter().filter(|s| s.value != -1).try_fold(Dim::new(1), |a, b| a.mul(*b))?;
    let parts = new.iter().map(|s| if s.value == -1 { whole.floordiv(known) } else { Ok(*s) });
    let parts: Dims = parts.collect::<Result<_>>()?;
    shape.remove(d);
    shape.insert_many(d, parts);
    ops::view(self_, shape)
}

/// `length` elements of a dimension from `start` on, as a view.
///
/// # Errors
/// `Index` when they reach out of the dimension; `Runtime` for a negative length.
pub fn narrow(self_: &Tensor, dim: Dim, start: Dim, length: Dim) -> Result<Tensor> {
    self_.layout().narrow(dim.value, start.value, length.value)?;
    let d = wrap_dim(dim.value, self_.ndim())?;
    let from = if start.value < 0 { start.add(size(self_, d))? } else { start };
    ops::slice(self_, d as i64, Some(from), Some(from.add(length)?), 1)
}

/// As `narrow` with the start in a 0-dim integer tensor.
///
/// # Errors
/// `Runtime` for a start that is no 0-dim integer; as `narrow`.
pub fn narrow_tensor(self_: &Tensor, dim: Dim, start: &Tensor, length: Dim) -> Result<Tensor> {
    if start.ndim() != 0 || !start.dtype().is_integral() {
        return Err(Error::runtime("start must be a 0-dim tensor of an integer dtype"));
    }
    let item = call(operator!("aten::item"), &[Arg::Tensor(start)])?;
    ops::narrow(self_, dim, Dim::from_outputs(item)?, length)
}

/// Moves one dimension to another place.
pub fn movedim(self_: &Tensor, source: Dim, destination: Dim) -> Result<Tensor> {
    movedim_list(self_, &[source], &[destination])
}

/// Moves dimensions to other places; the others keep their order.
///
/// # Errors
/// `Runtime` for lists of different length or repeated dimensions; `Index`.
pub fn movedim_list(self_: &Tensor, source: &[Dim], destination: &[Dim]) -> Result<Tensor> {
    let n = self_.ndim();
    if source.len() != destination.len() {
        return Err(Error::runtime(format!(
            "source {} and destination {} must have as many dimensions",
            show(&plain(source)),
            show(&plain(destination))
        )));
    }
    let wrapped = |dims: &[Dim], what: &str| -> Result<SmallVec<[usize; 6]>> {
        let out: SmallVec<[usize; 6]> = dims.iter().map(|d| wrap_dim(d.value, n)).collect::<Result<_>>()?;
        if (0..out.len()).any(|i| out[..i].contains(&out[i])) {
            return Err(Error::runtime(format!("repeated dimension in {what}={}", show(&plain(dims)))));
        }
        Ok(out)
    };
    let (from, to) = (wrapped(source, "source")?, wrapped(destination, "destination")?);
    if n == 0 {
        return ops::alias(self_);
    }
    let mut rest = (0..n).filter(|d| !from.contains(d));
    let mut order: SmallVec<[Dim; 6]> = SmallVec::new();
    for place in 0..n {
        let d = match to.iter().position(|t| *t == place) {
            Some(i) => Some(from[i]),
            None => rest.next(),
        };
        let d = d.ok_or_else(|| Error::runtime("every place takes one dimension"))?;
        order.push(Dim::new(d as i64));
    }
    ops::permute(self_, order)
}

/// `transpose` under NumPy's name.
pub fn swapaxes(self_: &Tensor, axis0: Dim, axis1: Dim) -> Result<Tensor> {
    ops::transpose(self_, axis0, axis1)
}

/// `transpose_` under NumPy's name.
pub fn swapaxes_(self_: &Tensor, axis0: Dim, axis1: Dim) -> Result<Tensor> {
    ops::transpose_(self_, axis0, axis1)
}

/// `.T`: all dimensions in reverse.
pub fn reversed(self_: &Tensor) -> Result<Tensor> {
    let order: Dims = (0..self_.ndim() as i64).rev().map(Dim::new).collect();
    ops::permute(self_, order)
}

/// `.mT`: the last two dimensions swapped.
///
/// # Errors
/// `Runtime` for fewer than two dimensions.
pub fn matrix_transpose(self_: &Tensor) -> Result<Tensor> {
    if self_.ndim() < 2 {
        return Err(Error::runtime(format!(
            "needs a matrix or a batch of them, got a tensor of {} dimension(s)",
            self_.ndim()
        )));
    }
    ops::transpose(self_, -2, -1)
}

/// The last two dimensions swapped, elements conjugated.
pub fn adjoint(self_: &Tensor) -> Result<Tensor> {
    let turned = matrix_transpose(self_)?;
    if !turned.dtype().is_complex() {
        return Ok(turned);
    }
    Tensor::from_outputs(call(operator!("aten::conj"), &[Arg::Tensor(&turned)])?)
}

/// `.H`: the adjoint of one matrix.
///
/// # Errors
/// `Runtime` unless there are 0 or 2 dimensions.
pub fn matrix_adjoint(self_: &Tensor) -> Result<Tensor> {
    match self_.ndim() {
        0 => ops::alias(self_),
        2 => adjoint(self_),
        n => Err(Error::runtime(format!("needs a matrix, got a tensor of {n} dimension(s); use mH"))),
    }
}

/// The real parts as a view; a real tensor is its own.
pub fn real(self_: &Tensor) -> Result<Tensor> {
    if !self_.dtype().is_complex() {
        return Ok(self_.clone());
    }
    ops::select(&ops::view_as_real(self_)?, -1, 0)
}

/// The imaginary parts as a view.
///
/// # Errors
/// `Runtime` for a real tensor.
pub fn imag(self_: &Tensor) -> Result<Tensor> {
    if !self_.dtype().is_complex() {
        return Err(Error::runtime(format!("needs a complex tensor, got {}", self_.dtype())));
    }
    ops::select(&ops::view_as_real(self_)?, -1, 1)
}

/// The tensor as it is.
pub fn itself(self_: &Tensor) -> Result<Tensor> {
    Ok(self_.clone())
}

/// `resize_` to the shape of another tensor.
pub fn resize_as_(
    self_: &Tensor,
    the_template: &Tensor,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    ops::resize_(self_, sizes(the_template), memory_format)
}
