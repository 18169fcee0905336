//! New tensors full of draws: `rand`, `randn`, `randint` and the forms like another tensor.
//!
//! On the Meta device they are sizes alone, and no number is drawn.

use crate::cpu::random::fills::{draw_integers, draw_normal, draw_uniform};
use crate::cpu::random::samples::permutation;
use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::structured::TensorSpec;
use crate::dtype::{DType, default_float};
use crate::error::{Error, Result};
use crate::generator::Generator;
use crate::meta::random::{random_range, require_float};
use crate::tensor::Tensor;

type Source<'a> = Option<&'a Generator>;

/// A new tensor that `draw` fills, unless it has no memory.
fn filled(spec: &TensorSpec, draw: impl FnOnce(&Tensor) -> Result<()>) -> Result<Tensor> {
    let out = spec.allocate()?;
    if !out.is_meta() {
        draw(&out)?;
    }
    Ok(out)
}

fn plain(size: &[i64], dtype: DType, device: Option<Device>) -> TensorSpec {
    TensorSpec::new(size, dtype, device.unwrap_or(Device::CPU))
}

fn like(
    self_: &Tensor,
    dtype: Option<DType>,
    device: Option<Device>,
    format: Option<MemoryFormat>,
) -> TensorSpec {
    let mut spec = TensorSpec::like(self_, dtype.unwrap_or(self_.dtype()));
    if format == Some(MemoryFormat::Contiguous) {
        spec.strides = None;
    }
    spec.device = device.unwrap_or(spec.device);
    spec
}

fn uniform(spec: &TensorSpec, generator: Source<'_>) -> Result<Tensor> {
    require_float(spec.dtype, true)?;
    filled(spec, |out| draw_uniform(out, 0.0, 1.0, generator))
}
fn normal(spec: &TensorSpec, mean: f64, std: f64, generator: Source<'_>) -> Result<Tensor> {
    require_float(spec.dtype, true)?;
    filled(spec, |out| draw_normal(out, mean, std, generator))
}
fn integers(spec: &TensorSpec, low: i64, high: i64, generator: Source<'_>) -> Result<Tensor> {
    let range = random_range(spec.dtype, Some(low), Some(high))?;
    filled(spec, |out| draw_integers(out, range, generator))
}

pub fn rand(
    size: &[i64],
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
) -> Result<Tensor> {
    uniform(&plain(size, dtype.unwrap_or_else(default_float), device), generator)
}
pub fn randn(
    size: &[i64],
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
) -> Result<Tensor> {
    normal(&plain(size, dtype.unwrap_or_else(default_float), device), 0.0, 1.0, generator)
}
#[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
pub fn normal_float_float(
    mean: f64,
    std: f64,
    size: &[i64],
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
) -> Result<Tensor> {
    if std < 0.0 || std.is_nan() {
        return Err(Error::value(format!("std must not be negative, got {std}")));
    }
    normal(&plain(size, dtype.unwrap_or_else(default_float), device), mean, std, generator)
}
pub fn randint(
    high: i64,
    size: &[i64],
    generator: Source<'_>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    randint_low(0, high, size, generator, dtype, layout, device, pin_memory)
}
#[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
pub fn randint_low(
    low: i64,
    high: i64,
    size: &[i64],
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
) -> Result<Tensor> {
    integers(&plain(size, dtype.unwrap_or(DType::Int64), device), low, high, generator)
}
pub fn randperm(
    n: i64,
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
) -> Result<Tensor> {
    if n < 0 {
        return Err(Error::value(format!("n must not be negative, got {n}")));
    }
    let dtype = dtype.unwrap_or(DType::Int64);
    if n > 1 {
        random_range(dtype, Some(0), Some(n))?;
    }
    filled(&plain(&[n], dtype, device), |out| permutation(out, generator))
}

pub fn rand_like(
    self_: &Tensor,
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    uniform(&like(self_, dtype, device, memory_format), generator)
}
pub fn randn_like(
    self_: &Tensor,
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    normal(&like(self_, dtype, device, memory_format), 0.0, 1.0, generator)
}
#[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
pub fn randint_like(
    self_: &Tensor,
    high: i64,
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    integers(&like(self_, dtype, device, memory_format), 0, high, generator)
}
#[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
pub fn randint_like_low(
    self_: &Tensor,
    low: i64,
    high: i64,
    generator: Source<'_>,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    integers(&like(self_, dtype, device, memory_format), low, high, generator)
}
