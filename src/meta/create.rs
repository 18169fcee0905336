//! Tensors without values: what factories give before anything is written, on any device.
//!
//! A factory's dtype is the default float unless one is given; the device is the CPU unless one is given.

use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::structured::{Spec, TensorSpec, writable};
use crate::dtype::{DType, default_float};
use crate::error::{Error, Result};
use crate::iter::result_strides;
use crate::layout::Layout;
use crate::scalar::Scalar;
use crate::shape::{Sizes, show};
use crate::tensor::Tensor;

/// An error unless the layout and the memory asked for exist.
pub fn check_options(layout: Option<MemoryLayout>, pin_memory: Option<bool>) -> Result<()> {
    if layout == Some(MemoryLayout::Jagged) {
        return Err(Error::runtime(
            "a jagged layout comes from rtensor.nested; factories make strided tensors",
        ));
    }
    if pin_memory == Some(true) {
        return Err(Error::runtime("pinned memory needs a CUDA backend, which this build does not have"));
    }
    Ok(())
}

/// Strides of a memory format; `None`: row-major.
///
/// # Errors
/// `Runtime` when the number of dimensions does not fit the format.
pub fn format_strides(sizes: &[i64], format: MemoryFormat, like: Option<&Tensor>) -> Result<Option<Sizes>> {
    let order: &[usize] = match (format, sizes.len()) {
        (MemoryFormat::Contiguous, _) => return Ok(None),
        (MemoryFormat::Preserve, _) => {
            return Ok(like.and_then(|t| match t.layout() {
                l if l.is_contiguous() => None,
                l if l.is_dense() && !l.overlaps_itself() => Some(Sizes::from_slice(l.strides())),
                l => result_strides(sizes, &[l]),
            }));
        }
        (MemoryFormat::ChannelsLast, 4) => &[1, 3, 2, 0],
        (MemoryFormat::ChannelsLast3d, 5) => &[1, 4, 3, 2, 0],
        (format, n) => {
            let want = if format == MemoryFormat::ChannelsLast { 4 } else { 5 };
            return Err(Error::runtime(format!("{} needs {want} dimensions, got {n}", format.name())));
        }
    };
    let mut strides = Sizes::from_elem(1, sizes.len());
    let mut step = 1i64;
    for &d in order {
        strides[d] = step;
        step = step.saturating_mul(sizes[d].max(1));
    }
    Ok(Some(strides))
}

/// Uninitialised memory in a memory format.
pub fn formatted(
    sizes: &[i64],
    dtype: DType,
    device: Device,
    format: MemoryFormat,
    like: Option<&Tensor>,
) -> Result<Tensor> {
    match format_strides(sizes, format, like)? {
        None => Tensor::empty(sizes, dtype, device),
        Some(strides) => Tensor::empty_strided(sizes, &strides, dtype, device),
    }
}

/// See the schema.
pub fn empty(
    size: &[i64],
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    check_options(layout, pin_memory)?;
    if memory_format == Some(MemoryFormat::Preserve) {
        return Err(Error::runtime("preserve_format needs a tensor to take the order of"));
    }
    let format = memory_format.unwrap_or(MemoryFormat::Contiguous);
    formatted(size, dtype.unwrap_or_else(default_float), device.unwrap_or(Device::CPU), format, None)
}

/// See the schema.
pub fn empty_strided(
    size: &[i64],
    stride: &[i64],
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    check_options(layout, pin_memory)?;
    let (dtype, device) = (dtype.unwrap_or_else(default_float), device.unwrap_or(Device::CPU));
    Tensor::empty_strided(size, stride, dtype, device)
}

/// See the schema.
pub fn empty_like(
    self_: &Tensor,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    check_options(layout, pin_memory)?;
    let (dtype, device) = (dtype.unwrap_or(self_.dtype()), device.unwrap_or(self_.device()));
    let format = memory_format.unwrap_or(MemoryFormat::Preserve);
    formatted(self_.sizes(), dtype, device, format, Some(self_))
}

/// See the schema.
pub fn new_empty(
    self_: &Tensor,
    size: &[i64],
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    check_options(layout, pin_memory)?;
    Tensor::empty(size, dtype.unwrap_or(self_.dtype()), device.unwrap_or(self_.device()))
}

/// See the schema.
pub fn new_empty_strided(
    self_: &Tensor,
    size: &[i64],
    stride: &[i64],
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    check_options(layout, pin_memory)?;
    Tensor::empty_strided(size, stride, dtype.unwrap_or(self_.dtype()), device.unwrap_or(self_.device()))
}

/// How many numbers a range has. Integers are counted exactly, floats in double precision.
///
/// # Errors
/// `Runtime` for a step of 0, a step in the wrong direction, or ends that are not finite.
pub fn arange_count(start: Scalar, end: Scalar, step: Scalar) -> Result<i64> {
    let wrong_way = || {
        Error::runtime(format!(
            "a range from {start} to {end} has no step {step}: its sign must lead from start to end"
        ))
    };
    if let (Scalar::Int(a), Scalar::Int(b), Scalar::Int(s)) = (as_int(start), as_int(end), as_int(step)) {
        if s == 0 {
            return Err(Error::runtime("step must not be 0"));
        }
        let span = b as i128 - a as i128;
        if span != 0 && (span < 0) != (s < 0) {
            return Err(wrong_way());
        }
        let count = (span.abs() + (s as i128).abs() - 1) / (s as i128).abs();
        return i64::try_from(count).map_err(|_| Error::runtime("the range has more than 2^63 numbers"));
    }
    let (a, b, s) = (start.to_f64(), end.to_f64(), step.to_f64());
    if s == 0.0 {
        return Err(Error::runtime("step must not be 0"));
    }
    if !a.is_finite() || !b.is_finite() || s.is_nan() {
        return Err(Error::runtime(format!("the range from {start} to {end} by {step} is not finite")));
    }
    if b != a && (b < a) != (s < 0.0) {
        return Err(wrong_way());
    }
    let count = ((b - a) / s).ceil();
    if count >= 9.2e18 {
        return Err(Error::runtime("the range has more than 2^63 numbers"));
    }
    Ok(count as i64)
}

fn as_int(s: Scalar) -> Scalar {
    if let Scalar::Bool(b) = s { Scalar::Int(b as i64) } else { s }
}

/// The dtype of a range: float as soon as one number is.
pub fn arange_dtype(numbers: &[Scalar]) -> DType {
    if numbers.iter().any(|s| matches!(s, Scalar::Float(_))) { default_float() } else { DType::Int64 }
}

/// How many elements a triangle has.
pub fn triangle_count(rows: i64, columns: i64, offset: i64, lower: bool) -> Result<i64> {
    if rows < 0 || columns < 0 {
        return Err(Error::runtime(format!(
            "rows and columns must not be negative, got {rows} and {columns}"
        )));
    }
    let mut count = 0i64;
    for r in 0..rows {
        let (from, to) = triangle_row(r, columns, offset, lower);
        count = count
            .checked_add((to - from).max(0))
            .ok_or_else(|| Error::runtime("the triangle is too large"))?;
    }
    Ok(count)
}

/// Columns of row `r` that belong to a triangle.
pub fn triangle_row(r: i64, columns: i64, offset: i64, lower: bool) -> (i64, i64) {
    let edge = r.saturating_add(offset);
    if lower { (0, edge.saturating_add(1).clamp(0, columns)) } else { (edge.clamp(0, columns), columns) }
}

fn matrix(self_: &Tensor) -> Result<Spec> {
    if self_.ndim() < 2 {
        return Err(Error::runtime(format!(
            "needs at least 2 dimensions, got shape {}",
            show(self_.sizes())
        )));
    }
    let dtype = self_.dtype();
    Ok(Spec::one(TensorSpec::new(self_.sizes(), dtype, self_.device()), dtype))
}
/// See the schema.
pub fn tril(self_: &Tensor, _: i64) -> Result<Spec> {
    matrix(self_)
}
/// See the schema.
pub fn triu(self_: &Tensor, _: i64) -> Result<Spec> {
    matrix(self_)
}

/// Shares another tensor's storage and layout.
pub fn set_(self_: &Tensor, source: &Tensor) -> Result<Tensor> {
    check_source(self_, source)?;
    self_.set_body(source.storage().clone(), source.layout().clone())?;
    Ok(self_.clone())
}

/// Shares another tensor's storage, under a layout that must lie within it.
pub fn set_strided(
    self_: &Tensor,
    source: &Tensor,
    storage_offset: i64,
    size: &[i64],
    stride: &[i64],
) -> Result<Tensor> {
    check_source(self_, source)?;
    let layout = if stride.is_empty() && !size.is_empty() {
        Layout::strided(size, Layout::contiguous(size)?.strides(), storage_offset)?
    } else {
        Layout::strided(size, stride, storage_offset)?
    };
    self_.set_body(source.storage().clone(), layout)?;
    Ok(self_.clone())
}

/// No memory, one dimension of size 0.
pub fn set_empty(self_: &Tensor) -> Result<Tensor> {
    let empty = Tensor::empty(&[0], self_.dtype(), self_.device())?;
    self_.set_body(empty.storage().clone(), empty.layout().clone())?;
    Ok(self_.clone())
}

fn check_source(self_: &Tensor, source: &Tensor) -> Result<()> {
    if self_.dtype() != source.dtype() {
        return Err(Error::dtype(format!(
            "both tensors need the same dtype, got {} and {}",
            self_.dtype(),
            source.dtype()
        )));
    }
    if self_.device() != source.device() {
        return Err(Error::device(format!(
            "the source is on {}, not on {}",
            source.device(),
            self_.device()
        )));
    }
    Ok(())
}

/// An error unless `source` broadcasts to what it is written into, and that may be written.
pub fn check_copy(target: &Tensor, source: &Tensor) -> Result<()> {
    writable(target)?;
    let fits = crate::shape::broadcast(target.sizes(), source.sizes()).is_ok_and(|s| *s == *target.sizes());
    if fits {
        return Ok(());
    }
    Err(Error::shape(format!(
        "the source has shape {}, which does not broadcast to {}",
        show(source.sizes()),
        show(target.sizes())
    )))
}
