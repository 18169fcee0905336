//! Conversions: the tensor itself where nothing would change, else `_to_copy` or `clone`.

use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::arg::{Arg, FromOutputs, Outputs};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::meta::create::{check_options, format_strides};
use crate::scalar::Scalar;
use crate::tensor::Tensor;

/// Whether the memory is already in the order of `format`.
fn is_in_format(t: &Tensor, format: MemoryFormat) -> Result<bool> {
    Ok(match format_strides(t.sizes(), format, Some(t))? {
        _ if format == MemoryFormat::Preserve => true,
        None => t.is_contiguous(),
        Some(strides) => {
            t.numel() == 0 || (0..t.ndim()).all(|d| t.sizes()[d] == 1 || t.strides()[d] == strides[d])
        }
    })
}

fn convert(
    self_: &Tensor,
    dtype: Option<DType>,
    device: Option<Device>,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    let same = dtype.is_none_or(|d| d == self_.dtype())
        && device.is_none_or(|d| d == self_.device())
        && is_in_format(self_, memory_format.unwrap_or(MemoryFormat::Preserve))?;
    if same && !copy {
        return Ok(self_.clone());
    }
    let args = [
        Arg::Tensor(self_),
        dtype.map_or(Arg::None, Arg::DType),
        Arg::None,
        device.map_or(Arg::None, Arg::Device),
        Arg::None,
        Arg::Bool(non_blocking),
        memory_format.map_or(Arg::None, Arg::MemoryFormat),
    ];
    Tensor::from_outputs(forward!("aten::_to_copy", &args)?)
}

/// See the schema.
#[allow(clippy::too_many_arguments, reason = "the operation's own parameters")]
pub fn to_options(
    self_: &Tensor,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    check_options(layout, pin_memory)?;
    convert(self_, dtype, device, non_blocking, copy, memory_format)
}
/// See the schema.
pub fn to_dtype(
    self_: &Tensor,
    dtype: DType,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    convert(self_, Some(dtype), None, non_blocking, copy, memory_format)
}
/// See the schema.
pub fn to_device(
    self_: &Tensor,
    device: Device,
    dtype: Option<DType>,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    convert(self_, dtype, Some(device), non_blocking, copy, memory_format)
}
/// See the schema.
pub fn to_other(
    self_: &Tensor,
    other: &Tensor,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    convert(self_, Some(other.dtype()), Some(other.device()), non_blocking, copy, memory_format)
}
/// See the schema.
pub fn type_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    convert(self_, Some(other.dtype()), Some(other.device()), false, false, None)
}

macro_rules! conversions {
    ($($name:ident $dtype:ident;)*) => { $(
        /// See the schema.
        pub fn $name(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
            convert(self_, Some(DType::$dtype), None, false, false, memory_format)
        }
    )* };
}
conversions! {
    float32 Float32;
    float64 Float64;
    float16 Float16;
    bfloat16 BFloat16;
    int32 Int32;
    int64 Int64;
    int16 Int16;
    int8 Int8;
    uint8 UInt8;
    to_bool Bool;
    complex64 Complex64;
    complex128 Complex128;
}

/// See the schema.
pub fn contiguous(self_: &Tensor, memory_format: MemoryFormat) -> Result<Tensor> {
    if memory_format == MemoryFormat::Preserve {
        return Err(Error::runtime("preserve_format is no order of memory"));
    }
    if is_in_format(self_, memory_format)? {
        return Ok(self_.clone());
    }
    let args = [Arg::Tensor(self_), Arg::MemoryFormat(memory_format)];
    Tensor::from_outputs(forward!("aten::clone", &args)?)
}

/// See the schema.
pub fn item(self_: &Tensor) -> Result<Scalar> {
    let outputs: Outputs = forward!("aten::_local_scalar_dense", &[Arg::Tensor(self_)])?;
    let value = outputs.into_iter().next().unwrap_or_default();
    value.as_arg().scalar()
}
