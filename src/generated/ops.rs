//! Made by `python -m schema.gen` from schema/ops; do not edit.
#![allow(
    unused_imports,
    non_snake_case,
    clippy::too_many_arguments,
    clippy::useless_conversion,
    reason = "generated"
)]

use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::arg::{Arg, DimList, FromOutputs};
use crate::dispatch::call::call;
use crate::dispatch::registry::Operator;
use crate::dtype::DType;
use crate::error::Result;
use crate::generated::table::OPERATORS;
use crate::generator::Generator;
use crate::scalar::{Dim, Real, Scalar};
use crate::tensor::Tensor;

fn run<R: FromOutputs>(op: &'static Operator, args: &[Arg<'_>]) -> Result<R> {
    R::from_outputs(call(op, args)?)
}

/// `empty.memory_format`: Memory as it was found, of the given shape.
pub fn empty(
    size: impl DimList,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[41],
        &[
            Arg::Ints(&size.dims()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `empty.out`: Memory as it was found, of the given shape.
pub fn empty_out(size: impl DimList, memory_format: Option<MemoryFormat>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[42], &[Arg::Ints(&size.dims()), memory_format.into(), Arg::Tensor(out)])
}

/// `empty_strided`: Memory as it was found, of the given shape and strides.
pub fn empty_strided(
    size: impl DimList,
    stride: impl DimList,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[43],
        &[
            Arg::Ints(&size.dims()),
            Arg::Ints(&stride.dims()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `zeros`: Zeros of the given shape.
pub fn zeros(
    size: impl DimList,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[44],
        &[Arg::Ints(&size.dims()), dtype.into(), layout.into(), device.into(), pin_memory.into()],
    )
}

/// `zeros.out`: Zeros of the given shape.
pub fn zeros_out(size: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[45], &[Arg::Ints(&size.dims()), Arg::Tensor(out)])
}

/// `ones`: Ones of the given shape.
pub fn ones(
    size: impl DimList,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[46],
        &[Arg::Ints(&size.dims()), dtype.into(), layout.into(), device.into(), pin_memory.into()],
    )
}

/// `ones.out`: Ones of the given shape.
pub fn ones_out(size: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[47], &[Arg::Ints(&size.dims()), Arg::Tensor(out)])
}

/// `full`: One value in the given shape; its kind decides the dtype unless one is given.
pub fn full(
    size: impl DimList,
    fill_value: impl Into<Scalar>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[48],
        &[
            Arg::Ints(&size.dims()),
            Arg::from(fill_value.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `full.out`: One value in the given shape; its kind decides the dtype unless one is given.
pub fn full_out(size: impl DimList, fill_value: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[49], &[Arg::Ints(&size.dims()), Arg::from(fill_value.into()), Arg::Tensor(out)])
}

/// `scalar_tensor`: A 0-dim tensor of a number; float32 unless a dtype is given.
pub fn scalar_tensor(
    s: impl Into<Scalar>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(&OPERATORS[50], &[Arg::from(s.into()), dtype.into(), layout.into(), device.into(), pin_memory.into()])
}

/// `arange`: Numbers from 0 up to, not including, `end`.
pub fn arange(
    end: impl Into<Scalar>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[51],
        &[Arg::from(end.into()), dtype.into(), layout.into(), device.into(), pin_memory.into()],
    )
}

/// `arange.out`: Numbers from 0 up to, not including, `end`.
pub fn arange_out(end: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[52], &[Arg::from(end.into()), Arg::Tensor(out)])
}

/// `arange.start`: Numbers from `start` up to, not including, `end`.
pub fn arange_start(
    start: impl Into<Scalar>,
    end: impl Into<Scalar>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[53],
        &[
            Arg::from(start.into()),
            Arg::from(end.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `arange.start_step`: Numbers from `start` towards `end`, which is not included, by `step`.
pub fn arange_start_step(
    start: impl Into<Scalar>,
    end: impl Into<Scalar>,
    step: impl Into<Scalar>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[54],
        &[
            Arg::from(start.into()),
            Arg::from(end.into()),
            Arg::from(step.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `linspace`: As many points as `steps` at equal distances, both ends included.
pub fn linspace(
    start: impl Into<Scalar>,
    end: impl Into<Scalar>,
    steps: impl Into<Dim>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[55],
        &[
            Arg::from(start.into()),
            Arg::from(end.into()),
            Arg::Int(steps.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `linspace.out`: As many points as `steps` at equal distances, both ends included.
pub fn linspace_out(
    start: impl Into<Scalar>,
    end: impl Into<Scalar>,
    steps: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[56],
        &[Arg::from(start.into()), Arg::from(end.into()), Arg::Int(steps.into()), Arg::Tensor(out)],
    )
}

/// `logspace`: `base` to the power of each point of `linspace`.
pub fn logspace(
    start: impl Into<Scalar>,
    end: impl Into<Scalar>,
    steps: impl Into<Dim>,
    base: impl Into<Real>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[57],
        &[
            Arg::from(start.into()),
            Arg::from(end.into()),
            Arg::Int(steps.into()),
            Arg::Float(base.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `logspace.out`: `base` to the power of each point of `linspace`.
pub fn logspace_out(
    start: impl Into<Scalar>,
    end: impl Into<Scalar>,
    steps: impl Into<Dim>,
    base: impl Into<Real>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[58],
        &[
            Arg::from(start.into()),
            Arg::from(end.into()),
            Arg::Int(steps.into()),
            Arg::Float(base.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `eye`: The identity matrix.
pub fn eye(
    n: impl Into<Dim>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(&OPERATORS[59], &[Arg::Int(n.into()), dtype.into(), layout.into(), device.into(), pin_memory.into()])
}

/// `eye.out`: The identity matrix.
pub fn eye_out(n: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[60], &[Arg::Int(n.into()), Arg::Tensor(out)])
}

/// `eye.m`: Ones on the diagonal of an n by m matrix.
pub fn eye_m(
    n: impl Into<Dim>,
    m: impl Into<Dim>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[61],
        &[
            Arg::Int(n.into()),
            Arg::Int(m.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `eye.m_out`: Ones on the diagonal of an n by m matrix.
pub fn eye_m_out(n: impl Into<Dim>, m: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[62], &[Arg::Int(n.into()), Arg::Int(m.into()), Arg::Tensor(out)])
}

/// `tril_indices`: Rows and columns of the elements on and below a diagonal.
pub fn tril_indices(
    row: impl Into<Dim>,
    col: impl Into<Dim>,
    offset: impl Into<Dim>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[63],
        &[
            Arg::Int(row.into()),
            Arg::Int(col.into()),
            Arg::Int(offset.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `triu_indices`: Rows and columns of the elements on and above a diagonal.
pub fn triu_indices(
    row: impl Into<Dim>,
    col: impl Into<Dim>,
    offset: impl Into<Dim>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[64],
        &[
            Arg::Int(row.into()),
            Arg::Int(col.into()),
            Arg::Int(offset.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `empty_like`: Memory as it was found, with the shape, dtype and device of another tensor.
pub fn empty_like(
    self_: &Tensor,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[65],
        &[
            Arg::Tensor(self_),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `zeros_like`: Zeros with the shape, dtype and device of another tensor.
pub fn zeros_like(
    self_: &Tensor,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[66],
        &[
            Arg::Tensor(self_),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `ones_like`: Ones with the shape, dtype and device of another tensor.
pub fn ones_like(
    self_: &Tensor,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[67],
        &[
            Arg::Tensor(self_),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `full_like`: One value with the shape, dtype and device of another tensor.
pub fn full_like(
    self_: &Tensor,
    fill_value: impl Into<Scalar>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[68],
        &[
            Arg::Tensor(self_),
            Arg::from(fill_value.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `new_empty`: Memory as it was found, with the dtype and device of this tensor.
pub fn new_empty(
    self_: &Tensor,
    size: impl DimList,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[69],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&size.dims()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `new_empty_strided`: Memory as it was found in given strides, with the dtype and device of this tensor.
pub fn new_empty_strided(
    self_: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[70],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&size.dims()),
            Arg::Ints(&stride.dims()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `new_zeros`: Zeros with the dtype and device of this tensor.
pub fn new_zeros(
    self_: &Tensor,
    size: impl DimList,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[71],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&size.dims()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `new_ones`: Ones with the dtype and device of this tensor.
pub fn new_ones(
    self_: &Tensor,
    size: impl DimList,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[72],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&size.dims()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `new_full`: One value with the dtype and device of this tensor.
pub fn new_full(
    self_: &Tensor,
    size: impl DimList,
    fill_value: impl Into<Scalar>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[73],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&size.dims()),
            Arg::from(fill_value.into()),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `fill.Scalar`: A tensor of the same shape with one value.
pub fn fill(self_: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[74], &[Arg::Tensor(self_), Arg::from(value.into())])
}

/// `fill.Tensor`: A tensor of the same shape with the value of a 0-dim tensor.
pub fn fill_tensor(self_: &Tensor, value: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[75], &[Arg::Tensor(self_), Arg::Tensor(value)])
}

/// `fill_.Scalar`: Every element becomes `value`.
pub fn fill_(self_: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[76], &[Arg::Tensor(self_), Arg::from(value.into())])
}

/// `fill_.Tensor`: Every element becomes the value of a 0-dim tensor.
pub fn fill_tensor_(self_: &Tensor, value: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[77], &[Arg::Tensor(self_), Arg::Tensor(value)])
}

/// `zero_`: Every element becomes 0.
pub fn zero_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[78], &[Arg::Tensor(self_)])
}

/// `clone`: A copy in memory of its own.
pub fn clone(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[79], &[Arg::Tensor(self_), memory_format.into()])
}

/// `copy_`: Takes over the elements of `src`, broadcast and converted.
pub fn copy_(self_: &Tensor, src: &Tensor, non_blocking: bool) -> Result<Tensor> {
    run(&OPERATORS[80], &[Arg::Tensor(self_), Arg::Tensor(src), Arg::Bool(non_blocking)])
}

/// `_to_copy`: A copy with another dtype, device or order of memory.
pub fn _to_copy(
    self_: &Tensor,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    non_blocking: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[81],
        &[
            Arg::Tensor(self_),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            Arg::Bool(non_blocking),
            memory_format.into(),
        ],
    )
}

/// `to.dtype_layout`: The tensor with another dtype or device; itself where nothing changes, unless `copy`.
pub fn to(
    self_: &Tensor,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[82],
        &[
            Arg::Tensor(self_),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            Arg::Bool(non_blocking),
            Arg::Bool(copy),
            memory_format.into(),
        ],
    )
}

/// `to.dtype`: The tensor with another dtype; itself where nothing changes, unless `copy`.
pub fn to_dtype(
    self_: &Tensor,
    dtype: DType,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[83],
        &[
            Arg::Tensor(self_),
            Arg::DType(dtype),
            Arg::Bool(non_blocking),
            Arg::Bool(copy),
            memory_format.into(),
        ],
    )
}

/// `to.device`: The tensor on a device; itself where nothing changes, unless `copy`.
pub fn to_device(
    self_: &Tensor,
    device: Device,
    dtype: Option<DType>,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[84],
        &[
            Arg::Tensor(self_),
            Arg::Device(device),
            dtype.into(),
            Arg::Bool(non_blocking),
            Arg::Bool(copy),
            memory_format.into(),
        ],
    )
}

/// `to.other`: The tensor with the dtype and device of another.
pub fn to_other(
    self_: &Tensor,
    other: &Tensor,
    non_blocking: bool,
    copy: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[85],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(other),
            Arg::Bool(non_blocking),
            Arg::Bool(copy),
            memory_format.into(),
        ],
    )
}

/// `type_as`: The tensor with the dtype and device of another.
pub fn type_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[86], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `contiguous`: The tensor itself if its memory is in order, else a copy that is.
pub fn contiguous(self_: &Tensor, memory_format: MemoryFormat) -> Result<Tensor> {
    run(&OPERATORS[87], &[Arg::Tensor(self_), Arg::MemoryFormat(memory_format)])
}

/// `item`: The one element as a number.
pub fn item(self_: &Tensor) -> Result<Scalar> {
    run(&OPERATORS[88], &[Arg::Tensor(self_)])
}

/// `_local_scalar_dense`: The one element as a number.
pub fn _local_scalar_dense(self_: &Tensor) -> Result<Scalar> {
    run(&OPERATORS[89], &[Arg::Tensor(self_)])
}

/// `equal`: Whether both have the same shape and elements.
pub fn equal(self_: &Tensor, other: &Tensor) -> Result<bool> {
    run(&OPERATORS[90], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `set_.source_Tensor`: Makes this tensor share the memory and shape of another.
pub fn set_(self_: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[91], &[Arg::Tensor(self_), Arg::Tensor(source)])
}

/// `set_.source_Tensor_storage_offset`: Makes this tensor share the memory of another, by sizes and strides (row-major without them).
pub fn set_source_tensor_storage_offset(
    self_: &Tensor,
    source: &Tensor,
    storage_offset: impl Into<Dim>,
    size: impl DimList,
    stride: impl DimList,
) -> Result<Tensor> {
    run(
        &OPERATORS[92],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(source),
            Arg::Int(storage_offset.into()),
            Arg::Ints(&size.dims()),
            Arg::Ints(&stride.dims()),
        ],
    )
}

/// `set_`: Makes this tensor an empty vector.
pub fn set__(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[93], &[Arg::Tensor(self_)])
}

/// `tril`: The part of a matrix on and below a diagonal; zeros elsewhere.
pub fn tril(self_: &Tensor, diagonal: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[94], &[Arg::Tensor(self_), Arg::Int(diagonal.into())])
}

/// `tril_`: The part of a matrix on and below a diagonal; zeros elsewhere.
pub fn tril_(self_: &Tensor, diagonal: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[95], &[Arg::Tensor(self_), Arg::Int(diagonal.into())])
}

/// `tril.out`: The part of a matrix on and below a diagonal; zeros elsewhere.
pub fn tril_out(self_: &Tensor, diagonal: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[96], &[Arg::Tensor(self_), Arg::Int(diagonal.into()), Arg::Tensor(out)])
}

/// `triu`: The part of a matrix on and above a diagonal; zeros elsewhere.
pub fn triu(self_: &Tensor, diagonal: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[97], &[Arg::Tensor(self_), Arg::Int(diagonal.into())])
}

/// `triu_`: The part of a matrix on and above a diagonal; zeros elsewhere.
pub fn triu_(self_: &Tensor, diagonal: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[98], &[Arg::Tensor(self_), Arg::Int(diagonal.into())])
}

/// `triu.out`: The part of a matrix on and above a diagonal; zeros elsewhere.
pub fn triu_out(self_: &Tensor, diagonal: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[99], &[Arg::Tensor(self_), Arg::Int(diagonal.into()), Arg::Tensor(out)])
}

/// `float`: The tensor as float32.
pub fn float(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[100], &[Arg::Tensor(self_), memory_format.into()])
}

/// `double`: The tensor as float64.
pub fn double(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[101], &[Arg::Tensor(self_), memory_format.into()])
}

/// `half`: The tensor as float16.
pub fn half(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[102], &[Arg::Tensor(self_), memory_format.into()])
}

/// `bfloat16`: The tensor as bfloat16.
pub fn bfloat16(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[103], &[Arg::Tensor(self_), memory_format.into()])
}

/// `int`: The tensor as int32.
pub fn int(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[104], &[Arg::Tensor(self_), memory_format.into()])
}

/// `long`: The tensor as int64.
pub fn long(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[105], &[Arg::Tensor(self_), memory_format.into()])
}

/// `short`: The tensor as int16.
pub fn short(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[106], &[Arg::Tensor(self_), memory_format.into()])
}

/// `char`: The tensor as int8.
pub fn char(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[107], &[Arg::Tensor(self_), memory_format.into()])
}

/// `byte`: The tensor as uint8.
pub fn byte(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[108], &[Arg::Tensor(self_), memory_format.into()])
}

/// `bool`: The tensor as bool.
pub fn bool(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[109], &[Arg::Tensor(self_), memory_format.into()])
}

/// `cfloat`: The tensor as complex64.
pub fn cfloat(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[110], &[Arg::Tensor(self_), memory_format.into()])
}

/// `cdouble`: The tensor as complex128.
pub fn cdouble(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[111], &[Arg::Tensor(self_), memory_format.into()])
}

/// `_fft_c2c`: Complex transforms over dimensions; normalisation 0 is none, 1 by the root of the count, 2 by the count.
pub fn _fft_c2c(
    self_: &Tensor,
    dim: impl DimList,
    normalization: impl Into<Dim>,
    forward: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[112],
        &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Int(normalization.into()), Arg::Bool(forward)],
    )
}

/// `_fft_c2c.out`: Complex transforms over dimensions; normalisation 0 is none, 1 by the root of the count, 2 by the count.
pub fn _fft_c2c_out(
    self_: &Tensor,
    dim: impl DimList,
    normalization: impl Into<Dim>,
    forward: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[113],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&dim.dims()),
            Arg::Int(normalization.into()),
            Arg::Bool(forward),
            Arg::Tensor(out),
        ],
    )
}

/// `index.Tensor`: `self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy.
pub fn index(self_: &Tensor, indices: &[Option<Tensor>]) -> Result<Tensor> {
    run(&OPERATORS[154], &[Arg::Tensor(self_), Arg::OptTensors(indices)])
}

/// `index.out`: `self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy.
pub fn index_out(self_: &Tensor, indices: &[Option<Tensor>], out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[155], &[Arg::Tensor(self_), Arg::OptTensors(indices), Arg::Tensor(out)])
}

/// `_unsafe_index.Tensor`: As `index`; the bounds are checked here as well.
pub fn _unsafe_index(self_: &Tensor, indices: &[Option<Tensor>]) -> Result<Tensor> {
    run(&OPERATORS[156], &[Arg::Tensor(self_), Arg::OptTensors(indices)])
}

/// `index_put`: `self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.
pub fn index_put(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[157],
        &[Arg::Tensor(self_), Arg::OptTensors(indices), Arg::Tensor(values), Arg::Bool(accumulate)],
    )
}

/// `index_put_`: `self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.
pub fn index_put_(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[158],
        &[Arg::Tensor(self_), Arg::OptTensors(indices), Arg::Tensor(values), Arg::Bool(accumulate)],
    )
}

/// `index_put.out`: `self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.
pub fn index_put_out(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[159],
        &[
            Arg::Tensor(self_),
            Arg::OptTensors(indices),
            Arg::Tensor(values),
            Arg::Bool(accumulate),
            Arg::Tensor(out),
        ],
    )
}

/// `_unsafe_index_put`: As `index_put`; the bounds are checked here as well.
pub fn _unsafe_index_put(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[160],
        &[Arg::Tensor(self_), Arg::OptTensors(indices), Arg::Tensor(values), Arg::Bool(accumulate)],
    )
}

/// `_unsafe_index_put.out`: As `index_put`; the bounds are checked here as well.
pub fn _unsafe_index_put_out(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[161],
        &[
            Arg::Tensor(self_),
            Arg::OptTensors(indices),
            Arg::Tensor(values),
            Arg::Bool(accumulate),
            Arg::Tensor(out),
        ],
    )
}

/// `index_select`: Slices of `self` along `dim`, in the order of `index`.
pub fn index_select(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[162], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index)])
}

/// `index_select.out`: Slices of `self` along `dim`, in the order of `index`.
pub fn index_select_out(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[163], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(out)])
}

/// `gather`: One element for each index: along `dim` the one that it names, elsewhere at its own place.
pub fn gather(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, sparse_grad: bool) -> Result<Tensor> {
    run(
        &OPERATORS[164],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Bool(sparse_grad)],
    )
}

/// `gather.out`: One element for each index: along `dim` the one that it names, elsewhere at its own place.
pub fn gather_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    sparse_grad: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[165],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Bool(sparse_grad),
            Arg::Tensor(out),
        ],
    )
}

/// `scatter.src`: `self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.
pub fn scatter(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[166], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src)])
}

/// `scatter_.src`: `self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.
pub fn scatter_(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[167], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src)])
}

/// `scatter.out`: `self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.
pub fn scatter_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[168],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src), Arg::Tensor(out)],
    )
}

/// `scatter.value`: `self` with `value` at the places along `dim` that `index` names.
pub fn scatter_value(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[169],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::from(value.into())],
    )
}

/// `scatter_.value`: `self` with `value` at the places along `dim` that `index` names.
pub fn scatter_value_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[170],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::from(value.into())],
    )
}

/// `scatter.value_out`: `self` with `value` at the places along `dim` that `index` names.
pub fn scatter_value_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[171],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `scatter.reduce`: As `scatter`, values adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_reduce(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
) -> Result<Tensor> {
    run(
        &OPERATORS[172],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src), Arg::Str(reduce)],
    )
}

/// `scatter_.reduce`: As `scatter`, values adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_reduce_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
) -> Result<Tensor> {
    run(
        &OPERATORS[173],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src), Arg::Str(reduce)],
    )
}

/// `scatter.reduce_out`: As `scatter`, values adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_reduce_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[174],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(src),
            Arg::Str(reduce),
            Arg::Tensor(out),
        ],
    )
}

/// `scatter.value_reduce`: As `scatter` with a number, adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_value_reduce(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    reduce: &str,
) -> Result<Tensor> {
    run(
        &OPERATORS[175],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Str(reduce),
        ],
    )
}

/// `scatter_.value_reduce`: As `scatter` with a number, adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_value_reduce_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    reduce: &str,
) -> Result<Tensor> {
    run(
        &OPERATORS[176],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Str(reduce),
        ],
    )
}

/// `scatter.value_reduce_out`: As `scatter` with a number, adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_value_reduce_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    reduce: &str,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[177],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Str(reduce),
            Arg::Tensor(out),
        ],
    )
}

/// `scatter_add`: `self` plus the elements of `src` at the places along `dim` that `index` names.
pub fn scatter_add(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[178], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src)])
}

/// `scatter_add_`: `self` plus the elements of `src` at the places along `dim` that `index` names.
pub fn scatter_add_(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[179], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src)])
}

/// `scatter_add.out`: `self` plus the elements of `src` at the places along `dim` that `index` names.
pub fn scatter_add_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[180],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src), Arg::Tensor(out)],
    )
}

/// `scatter_reduce.two`: Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.
pub fn scatter_reduce_two(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    include_self: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[181],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(src),
            Arg::Str(reduce),
            Arg::Bool(include_self),
        ],
    )
}

/// `scatter_reduce_.two`: Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.
pub fn scatter_reduce_two_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    include_self: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[182],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(src),
            Arg::Str(reduce),
            Arg::Bool(include_self),
        ],
    )
}

/// `scatter_reduce.out`: Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.
pub fn scatter_reduce_out_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    include_self: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[183],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(src),
            Arg::Str(reduce),
            Arg::Bool(include_self),
            Arg::Tensor(out),
        ],
    )
}

/// `index_add`: `self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.
pub fn index_add(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[184],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::from(alpha.into()),
        ],
    )
}

/// `index_add_`: `self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.
pub fn index_add_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[185],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::from(alpha.into()),
        ],
    )
}

/// `index_add.out`: `self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.
pub fn index_add_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[186],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `index_copy`: `self` with each slice of `source` in place of the slice along `dim` that `index` names.
pub fn index_copy(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[187], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(source)])
}

/// `index_copy_`: `self` with each slice of `source` in place of the slice along `dim` that `index` names.
pub fn index_copy_(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[188], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(source)])
}

/// `index_copy.out`: `self` with each slice of `source` in place of the slice along `dim` that `index` names.
pub fn index_copy_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[189],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Tensor(out),
        ],
    )
}

/// `index_fill.int_Scalar`: `self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.
pub fn index_fill(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[190],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::from(value.into())],
    )
}

/// `index_fill_.int_Scalar`: `self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.
pub fn index_fill_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[191],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::from(value.into())],
    )
}

/// `index_fill.out`: `self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.
pub fn index_fill_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[192],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `index_fill.int_Tensor`: As with a number, the value being a 0-dim tensor.
pub fn index_fill_int_tensor(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[193], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(value)])
}

/// `index_fill_.int_Tensor`: As with a number, the value being a 0-dim tensor.
pub fn index_fill_int_tensor_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[194], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(value)])
}

/// `index_fill.int_Tensor_out`: As with a number, the value being a 0-dim tensor.
pub fn index_fill_int_tensor_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[195],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(value), Arg::Tensor(out)],
    )
}

/// `index_reduce`: Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.
pub fn index_reduce(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    reduce: &str,
    include_self: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[196],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Str(reduce),
            Arg::Bool(include_self),
        ],
    )
}

/// `index_reduce_`: Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.
pub fn index_reduce_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    reduce: &str,
    include_self: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[197],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Str(reduce),
            Arg::Bool(include_self),
        ],
    )
}

/// `index_reduce.out`: Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.
pub fn index_reduce_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    reduce: &str,
    include_self: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[198],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Str(reduce),
            Arg::Bool(include_self),
            Arg::Tensor(out),
        ],
    )
}

/// `take`: Elements by their number in row-major order; negative ones count from the end.
pub fn take(self_: &Tensor, index: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[199], &[Arg::Tensor(self_), Arg::Tensor(index)])
}

/// `take.out`: Elements by their number in row-major order; negative ones count from the end.
pub fn take_out(self_: &Tensor, index: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[200], &[Arg::Tensor(self_), Arg::Tensor(index), Arg::Tensor(out)])
}

/// `put`: `self` with `source` at elements named by their number in row-major order; with `accumulate`, added.
pub fn put(self_: &Tensor, index: &Tensor, source: &Tensor, accumulate: bool) -> Result<Tensor> {
    run(
        &OPERATORS[201],
        &[Arg::Tensor(self_), Arg::Tensor(index), Arg::Tensor(source), Arg::Bool(accumulate)],
    )
}

/// `put_`: `self` with `source` at elements named by their number in row-major order; with `accumulate`, added.
pub fn put_(self_: &Tensor, index: &Tensor, source: &Tensor, accumulate: bool) -> Result<Tensor> {
    run(
        &OPERATORS[202],
        &[Arg::Tensor(self_), Arg::Tensor(index), Arg::Tensor(source), Arg::Bool(accumulate)],
    )
}

/// `put.out`: `self` with `source` at elements named by their number in row-major order; with `accumulate`, added.
pub fn put_out(
    self_: &Tensor,
    index: &Tensor,
    source: &Tensor,
    accumulate: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[203],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Bool(accumulate),
            Arg::Tensor(out),
        ],
    )
}

/// `masked_select`: The elements where `mask` is true, in row-major order; both broadcast.
pub fn masked_select(self_: &Tensor, mask: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[204], &[Arg::Tensor(self_), Arg::Tensor(mask)])
}

/// `masked_select.out`: The elements where `mask` is true, in row-major order; both broadcast.
pub fn masked_select_out(self_: &Tensor, mask: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[205], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(out)])
}

/// `masked_scatter`: `self` with the first elements of `source`, in order, where `mask` is true.
pub fn masked_scatter(self_: &Tensor, mask: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[206], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(source)])
}

/// `masked_scatter_`: `self` with the first elements of `source`, in order, where `mask` is true.
pub fn masked_scatter_(self_: &Tensor, mask: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[207], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(source)])
}

/// `masked_scatter.out`: `self` with the first elements of `source`, in order, where `mask` is true.
pub fn masked_scatter_out(self_: &Tensor, mask: &Tensor, source: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[208], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(source), Arg::Tensor(out)])
}

/// `nonzero`: Coordinates of the elements that are not 0, one row for each, in row-major order.
pub fn nonzero(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[209], &[Arg::Tensor(self_)])
}

/// `nonzero.out`: Coordinates of the elements that are not 0, one row for each, in row-major order.
pub fn nonzero_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[210], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `nonzero_static`: As `nonzero`, cut or filled up to `size` rows.
pub fn nonzero_static(self_: &Tensor, size: impl Into<Dim>, fill_value: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[211], &[Arg::Tensor(self_), Arg::Int(size.into()), Arg::Int(fill_value.into())])
}

/// `nonzero_static.out`: As `nonzero`, cut or filled up to `size` rows.
pub fn nonzero_static_out(
    self_: &Tensor,
    size: impl Into<Dim>,
    fill_value: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[212],
        &[Arg::Tensor(self_), Arg::Int(size.into()), Arg::Int(fill_value.into()), Arg::Tensor(out)],
    )
}

/// `flip`: Reverses dimensions `dims`; a copy.
pub fn flip(self_: &Tensor, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[215], &[Arg::Tensor(self_), Arg::Ints(&dims.dims())])
}

/// `flip.out`: Reverses dimensions `dims`; a copy.
pub fn flip_out(self_: &Tensor, dims: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[216], &[Arg::Tensor(self_), Arg::Ints(&dims.dims()), Arg::Tensor(out)])
}

/// `roll`: Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`.
pub fn roll(self_: &Tensor, shifts: impl DimList, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[221], &[Arg::Tensor(self_), Arg::Ints(&shifts.dims()), Arg::Ints(&dims.dims())])
}

/// `roll.out`: Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`.
pub fn roll_out(self_: &Tensor, shifts: impl DimList, dims: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(
        &OPERATORS[222],
        &[Arg::Tensor(self_), Arg::Ints(&shifts.dims()), Arg::Ints(&dims.dims()), Arg::Tensor(out)],
    )
}

/// `repeat`: The tensor again and again, `repeats[d]` times along each dimension.
pub fn repeat(self_: &Tensor, repeats: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[223], &[Arg::Tensor(self_), Arg::Ints(&repeats.dims())])
}

/// `repeat.out`: The tensor again and again, `repeats[d]` times along each dimension.
pub fn repeat_out(self_: &Tensor, repeats: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[224], &[Arg::Tensor(self_), Arg::Ints(&repeats.dims()), Arg::Tensor(out)])
}

/// `repeat_interleave.Tensor`: The number `i`, `repeats[i]` times, for each `i`.
pub fn repeat_interleave(repeats: &Tensor, output_size: Option<Dim>) -> Result<Tensor> {
    run(&OPERATORS[226], &[Arg::Tensor(repeats), output_size.into()])
}

/// `repeat_interleave.out`: The number `i`, `repeats[i]` times, for each `i`.
pub fn repeat_interleave_out(repeats: &Tensor, output_size: Option<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[227], &[Arg::Tensor(repeats), output_size.into(), Arg::Tensor(out)])
}

/// `select_scatter`: `self` with `src` in place of `self.select(dim, index)`.
pub fn select_scatter(
    self_: &Tensor,
    src: &Tensor,
    dim: impl Into<Dim>,
    index: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[232],
        &[Arg::Tensor(self_), Arg::Tensor(src), Arg::Int(dim.into()), Arg::Int(index.into())],
    )
}

/// `select_scatter.out`: `self` with `src` in place of `self.select(dim, index)`.
pub fn select_scatter_out(
    self_: &Tensor,
    src: &Tensor,
    dim: impl Into<Dim>,
    index: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[233],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(dim.into()),
            Arg::Int(index.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `slice_scatter`: `self` with `src` in place of a slice.
pub fn slice_scatter(
    self_: &Tensor,
    src: &Tensor,
    dim: impl Into<Dim>,
    start: Option<Dim>,
    end: Option<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[234],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(dim.into()),
            start.into(),
            end.into(),
            Arg::Int(step.into()),
        ],
    )
}

/// `slice_scatter.out`: `self` with `src` in place of a slice.
pub fn slice_scatter_out(
    self_: &Tensor,
    src: &Tensor,
    dim: impl Into<Dim>,
    start: Option<Dim>,
    end: Option<Dim>,
    step: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[235],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(dim.into()),
            start.into(),
            end.into(),
            Arg::Int(step.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `diagonal_scatter`: `self` with `src` in place of a diagonal.
pub fn diagonal_scatter(
    self_: &Tensor,
    src: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[236],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(offset.into()),
            Arg::Int(dim1.into()),
            Arg::Int(dim2.into()),
        ],
    )
}

/// `diagonal_scatter.out`: `self` with `src` in place of a diagonal.
pub fn diagonal_scatter_out(
    self_: &Tensor,
    src: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[237],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(offset.into()),
            Arg::Int(dim1.into()),
            Arg::Int(dim2.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `as_strided_scatter`: `self`, row-major, with `src` in place of a strided part, which must not overlap itself.
pub fn as_strided_scatter(
    self_: &Tensor,
    src: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[238],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Ints(&size.dims()),
            Arg::Ints(&stride.dims()),
            storage_offset.into(),
        ],
    )
}

/// `as_strided_scatter.out`: `self`, row-major, with `src` in place of a strided part, which must not overlap itself.
pub fn as_strided_scatter_out(
    self_: &Tensor,
    src: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[239],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Ints(&size.dims()),
            Arg::Ints(&stride.dims()),
            storage_offset.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `diag_embed`: Zeros with `self` on a diagonal over two new dimensions.
pub fn diag_embed(
    self_: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[240],
        &[Arg::Tensor(self_), Arg::Int(offset.into()), Arg::Int(dim1.into()), Arg::Int(dim2.into())],
    )
}

/// `diag_embed.out`: Zeros with `self` on a diagonal over two new dimensions.
pub fn diag_embed_out(
    self_: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[241],
        &[
            Arg::Tensor(self_),
            Arg::Int(offset.into()),
            Arg::Int(dim1.into()),
            Arg::Int(dim2.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `cat`: Tensors one after the other along `dim`; one-dimensional empty ones are skipped.
pub fn cat(tensors: &[Tensor], dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[250], &[Arg::Tensors(tensors), Arg::Int(dim.into())])
}

/// `cat.out`: Tensors one after the other along `dim`; one-dimensional empty ones are skipped.
pub fn cat_out(tensors: &[Tensor], dim: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[251], &[Arg::Tensors(tensors), Arg::Int(dim.into()), Arg::Tensor(out)])
}

/// `stack`: Tensors of one shape along a new dimension.
pub fn stack(tensors: &[Tensor], dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[252], &[Arg::Tensors(tensors), Arg::Int(dim.into())])
}

/// `stack.out`: Tensors of one shape along a new dimension.
pub fn stack_out(tensors: &[Tensor], dim: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[253], &[Arg::Tensors(tensors), Arg::Int(dim.into()), Arg::Tensor(out)])
}

/// `mm`: The product of two matrices.
pub fn mm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[285], &[Arg::Tensor(self_), Arg::Tensor(mat2)])
}

/// `mm.out`: The product of two matrices.
pub fn mm_out(self_: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[286], &[Arg::Tensor(self_), Arg::Tensor(mat2), Arg::Tensor(out)])
}

/// `bmm`: The products of two batches of matrices, pair by pair.
pub fn bmm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[287], &[Arg::Tensor(self_), Arg::Tensor(mat2)])
}

/// `bmm.out`: The products of two batches of matrices, pair by pair.
pub fn bmm_out(self_: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[288], &[Arg::Tensor(self_), Arg::Tensor(mat2), Arg::Tensor(out)])
}

/// `mv`: The product of a matrix and a vector.
pub fn mv(self_: &Tensor, vec: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[289], &[Arg::Tensor(self_), Arg::Tensor(vec)])
}

/// `mv.out`: The product of a matrix and a vector.
pub fn mv_out(self_: &Tensor, vec: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[290], &[Arg::Tensor(self_), Arg::Tensor(vec), Arg::Tensor(out)])
}

/// `dot`: The sum of products of two vectors.
pub fn dot(self_: &Tensor, tensor: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[291], &[Arg::Tensor(self_), Arg::Tensor(tensor)])
}

/// `dot.out`: The sum of products of two vectors.
pub fn dot_out(self_: &Tensor, tensor: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[292], &[Arg::Tensor(self_), Arg::Tensor(tensor), Arg::Tensor(out)])
}

/// `vdot`: The sum of products of the conjugate of one vector with another.
pub fn vdot(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[293], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `vdot.out`: The sum of products of the conjugate of one vector with another.
pub fn vdot_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[294], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `addmm`: `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.
pub fn addmm(
    self_: &Tensor,
    mat1: &Tensor,
    mat2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[295],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat1),
            Arg::Tensor(mat2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addmm_`: `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.
pub fn addmm_(
    self_: &Tensor,
    mat1: &Tensor,
    mat2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[296],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat1),
            Arg::Tensor(mat2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addmm.out`: `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.
pub fn addmm_out(
    self_: &Tensor,
    mat1: &Tensor,
    mat2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[297],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat1),
            Arg::Tensor(mat2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `addmv`: `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.
pub fn addmv(
    self_: &Tensor,
    mat: &Tensor,
    vec: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[298],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat),
            Arg::Tensor(vec),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addmv_`: `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.
pub fn addmv_(
    self_: &Tensor,
    mat: &Tensor,
    vec: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[299],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat),
            Arg::Tensor(vec),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addmv.out`: `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.
pub fn addmv_out(
    self_: &Tensor,
    mat: &Tensor,
    vec: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[300],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat),
            Arg::Tensor(vec),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `baddbmm`: `beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.
pub fn baddbmm(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[301],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `baddbmm_`: `beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.
pub fn baddbmm_(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[302],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `baddbmm.out`: `beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.
pub fn baddbmm_out(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[303],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `addbmm`: `beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.
pub fn addbmm(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[304],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addbmm_`: `beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.
pub fn addbmm_(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[305],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addbmm.out`: `beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.
pub fn addbmm_out(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[306],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `addr`: `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.
pub fn addr(
    self_: &Tensor,
    vec1: &Tensor,
    vec2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[307],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(vec1),
            Arg::Tensor(vec2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addr_`: `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.
pub fn addr_(
    self_: &Tensor,
    vec1: &Tensor,
    vec2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[308],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(vec1),
            Arg::Tensor(vec2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addr.out`: `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.
pub fn addr_out(
    self_: &Tensor,
    vec1: &Tensor,
    vec2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[309],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(vec1),
            Arg::Tensor(vec2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `matmul`: The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast.
pub fn matmul(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[310], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `matmul.out`: The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast.
pub fn matmul_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[311], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `outer`: All products of an element of one vector with one of the other.
pub fn outer(self_: &Tensor, vec2: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[312], &[Arg::Tensor(self_), Arg::Tensor(vec2)])
}

/// `outer.out`: All products of an element of one vector with one of the other.
pub fn outer_out(self_: &Tensor, vec2: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[313], &[Arg::Tensor(self_), Arg::Tensor(vec2), Arg::Tensor(out)])
}

/// `ger`: Another name of `outer`.
pub fn ger(self_: &Tensor, vec2: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[314], &[Arg::Tensor(self_), Arg::Tensor(vec2)])
}

/// `ger.out`: Another name of `outer`.
pub fn ger_out(self_: &Tensor, vec2: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[315], &[Arg::Tensor(self_), Arg::Tensor(vec2), Arg::Tensor(out)])
}

/// `linear`: `input @ weight.T + bias`, along the last dimension.
pub fn linear(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>) -> Result<Tensor> {
    run(&OPERATORS[316], &[Arg::Tensor(input), Arg::Tensor(weight), bias.into()])
}

/// `linalg_lu_factor_ex`: The factors of an LU factorisation in one matrix, row exchanges, and the first zero pivot (counted from 1) or 0.
pub fn linalg_lu_factor_ex(A: &Tensor, pivot: bool, check_errors: bool) -> Result<(Tensor, Tensor, Tensor)> {
    run(&OPERATORS[330], &[Arg::Tensor(A), Arg::Bool(pivot), Arg::Bool(check_errors)])
}

/// `linalg_lu_factor_ex.out`: The factors of an LU factorisation in one matrix, row exchanges, and the first zero pivot (counted from 1) or 0.
pub fn linalg_lu_factor_ex_out(
    A: &Tensor,
    pivot: bool,
    check_errors: bool,
    LU: &Tensor,
    pivots: &Tensor,
    info: &Tensor,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[331],
        &[
            Arg::Tensor(A),
            Arg::Bool(pivot),
            Arg::Bool(check_errors),
            Arg::Tensor(LU),
            Arg::Tensor(pivots),
            Arg::Tensor(info),
        ],
    )
}

/// `_lu_permutation`: The permutation of `n` rows that exchanges one after the other make.
pub fn _lu_permutation(pivots: &Tensor, n: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[334], &[Arg::Tensor(pivots), Arg::Int(n.into())])
}

/// `_lu_permutation.out`: The permutation of `n` rows that exchanges one after the other make.
pub fn _lu_permutation_out(pivots: &Tensor, n: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[335], &[Arg::Tensor(pivots), Arg::Int(n.into()), Arg::Tensor(out)])
}

/// `linalg_solve_triangular`: The solution of `A @ X = B` (`X @ A = B` with `left=False`), of which one half is read.
pub fn linalg_solve_triangular(
    self_: &Tensor,
    B: &Tensor,
    upper: bool,
    left: bool,
    unitriangular: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[341],
        &[Arg::Tensor(self_), Arg::Tensor(B), Arg::Bool(upper), Arg::Bool(left), Arg::Bool(unitriangular)],
    )
}

/// `linalg_solve_triangular.out`: The solution of `A @ X = B` (`X @ A = B` with `left=False`), of which one half is read.
pub fn linalg_solve_triangular_out(
    self_: &Tensor,
    B: &Tensor,
    upper: bool,
    left: bool,
    unitriangular: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[342],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(B),
            Arg::Bool(upper),
            Arg::Bool(left),
            Arg::Bool(unitriangular),
            Arg::Tensor(out),
        ],
    )
}

/// `_linalg_solve_ex`: The solution, the factors of `A`, and the first zero pivot (counted from 1) or 0.
pub fn _linalg_solve_ex(
    A: &Tensor,
    B: &Tensor,
    left: bool,
    check_errors: bool,
) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    run(&OPERATORS[343], &[Arg::Tensor(A), Arg::Tensor(B), Arg::Bool(left), Arg::Bool(check_errors)])
}

/// `_linalg_solve_ex.out`: The solution, the factors of `A`, and the first zero pivot (counted from 1) or 0.
pub fn _linalg_solve_ex_out(
    A: &Tensor,
    B: &Tensor,
    left: bool,
    check_errors: bool,
    result: &Tensor,
    LU: &Tensor,
    pivots: &Tensor,
    info: &Tensor,
) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[344],
        &[
            Arg::Tensor(A),
            Arg::Tensor(B),
            Arg::Bool(left),
            Arg::Bool(check_errors),
            Arg::Tensor(result),
            Arg::Tensor(LU),
            Arg::Tensor(pivots),
            Arg::Tensor(info),
        ],
    )
}

/// `linalg_inv_ex`: The inverse, and the first zero pivot (counted from 1) or 0.
pub fn linalg_inv_ex(A: &Tensor, check_errors: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[349], &[Arg::Tensor(A), Arg::Bool(check_errors)])
}

/// `linalg_inv_ex.out`: The inverse, and the first zero pivot (counted from 1) or 0.
pub fn linalg_inv_ex_out(
    A: &Tensor,
    check_errors: bool,
    inverse: &Tensor,
    info: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[350], &[Arg::Tensor(A), Arg::Bool(check_errors), Arg::Tensor(inverse), Arg::Tensor(info)])
}

/// `_linalg_det`: The determinant, and the factors that it was made of.
pub fn _linalg_det(A: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    run(&OPERATORS[355], &[Arg::Tensor(A)])
}

/// `_linalg_det.out`: The determinant, and the factors that it was made of.
pub fn _linalg_det_out(
    A: &Tensor,
    result: &Tensor,
    LU: &Tensor,
    pivots: &Tensor,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(&OPERATORS[356], &[Arg::Tensor(A), Arg::Tensor(result), Arg::Tensor(LU), Arg::Tensor(pivots)])
}

/// `_linalg_slogdet`: The determinant's direction and the logarithm of its size, and the factors that they were made of.
pub fn _linalg_slogdet(A: &Tensor) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    run(&OPERATORS[360], &[Arg::Tensor(A)])
}

/// `_linalg_slogdet.out`: The determinant's direction and the logarithm of its size, and the factors that they were made of.
pub fn _linalg_slogdet_out(
    A: &Tensor,
    sign: &Tensor,
    logabsdet: &Tensor,
    LU: &Tensor,
    pivots: &Tensor,
) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[361],
        &[Arg::Tensor(A), Arg::Tensor(sign), Arg::Tensor(logabsdet), Arg::Tensor(LU), Arg::Tensor(pivots)],
    )
}

/// `linalg_cholesky_ex`: The triangle with `L @ L.mH` equal to the matrix, and the first minor that is not positive (counted from 1) or 0.
pub fn linalg_cholesky_ex(self_: &Tensor, upper: bool, check_errors: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[366], &[Arg::Tensor(self_), Arg::Bool(upper), Arg::Bool(check_errors)])
}

/// `linalg_cholesky_ex.out`: The triangle with `L @ L.mH` equal to the matrix, and the first minor that is not positive (counted from 1) or 0.
pub fn linalg_cholesky_ex_out(
    self_: &Tensor,
    upper: bool,
    check_errors: bool,
    L: &Tensor,
    info: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[367],
        &[Arg::Tensor(self_), Arg::Bool(upper), Arg::Bool(check_errors), Arg::Tensor(L), Arg::Tensor(info)],
    )
}

/// `geqrf`: Householder reflections below the upper triangle R of a QR factorisation, and their factors.
pub fn geqrf(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[376], &[Arg::Tensor(self_)])
}

/// `geqrf.out`: Householder reflections below the upper triangle R of a QR factorisation, and their factors.
pub fn geqrf_out(self_: &Tensor, a: &Tensor, tau: &Tensor) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[377], &[Arg::Tensor(self_), Arg::Tensor(a), Arg::Tensor(tau)])
}

/// `linalg_householder_product`: The first columns of the product of Householder reflections.
pub fn linalg_householder_product(input: &Tensor, tau: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[378], &[Arg::Tensor(input), Arg::Tensor(tau)])
}

/// `linalg_householder_product.out`: The first columns of the product of Householder reflections.
pub fn linalg_householder_product_out(input: &Tensor, tau: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[379], &[Arg::Tensor(input), Arg::Tensor(tau), Arg::Tensor(out)])
}

/// `linalg_qr`: Orthonormal columns and an upper triangle with `A = Q @ R`; mode `complete` gives all columns, `r` only R.
pub fn linalg_qr(A: &Tensor, mode: &str) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[380], &[Arg::Tensor(A), Arg::Str(mode)])
}

/// `linalg_qr.out`: Orthonormal columns and an upper triangle with `A = Q @ R`; mode `complete` gives all columns, `r` only R.
pub fn linalg_qr_out(A: &Tensor, mode: &str, Q: &Tensor, R: &Tensor) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[381], &[Arg::Tensor(A), Arg::Str(mode), Arg::Tensor(Q), Arg::Tensor(R)])
}

/// `_linalg_svd`: The singular value decomposition; empty U and Vh if they are not wanted.
pub fn _linalg_svd(
    A: &Tensor,
    full_matrices: bool,
    compute_uv: bool,
    driver: Option<&str>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(&OPERATORS[383], &[Arg::Tensor(A), Arg::Bool(full_matrices), Arg::Bool(compute_uv), driver.into()])
}

/// `_linalg_svd.out`: The singular value decomposition; empty U and Vh if they are not wanted.
pub fn _linalg_svd_out(
    A: &Tensor,
    full_matrices: bool,
    compute_uv: bool,
    driver: Option<&str>,
    U: &Tensor,
    S: &Tensor,
    Vh: &Tensor,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[384],
        &[
            Arg::Tensor(A),
            Arg::Bool(full_matrices),
            Arg::Bool(compute_uv),
            driver.into(),
            Arg::Tensor(U),
            Arg::Tensor(S),
            Arg::Tensor(Vh),
        ],
    )
}

/// `_linalg_eigh`: Eigenvalues, ascending, and eigenvectors of Hermitian matrices, of which one half is read.
pub fn _linalg_eigh(A: &Tensor, UPLO: &str, compute_v: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[389], &[Arg::Tensor(A), Arg::Str(UPLO), Arg::Bool(compute_v)])
}

/// `_linalg_eigh.out`: Eigenvalues, ascending, and eigenvectors of Hermitian matrices, of which one half is read.
pub fn _linalg_eigh_out(
    A: &Tensor,
    UPLO: &str,
    compute_v: bool,
    eigenvalues: &Tensor,
    eigenvectors: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[390],
        &[
            Arg::Tensor(A),
            Arg::Str(UPLO),
            Arg::Bool(compute_v),
            Arg::Tensor(eigenvalues),
            Arg::Tensor(eigenvectors),
        ],
    )
}

/// `linalg_eig`: Eigenvalues and eigenvectors (columns of length 1) of general matrices, complex; by shifted QR on the balanced Hessenberg form.
pub fn linalg_eig(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[426], &[Arg::Tensor(self_)])
}

/// `linalg_eig.out`: Eigenvalues and eigenvectors (columns of length 1) of general matrices, complex; by shifted QR on the balanced Hessenberg form.
pub fn linalg_eig_out(
    self_: &Tensor,
    eigenvalues: &Tensor,
    eigenvectors: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[427], &[Arg::Tensor(self_), Arg::Tensor(eigenvalues), Arg::Tensor(eigenvectors)])
}

/// `_linalg_eigvals`: The eigenvalues of general matrices, without their vectors.
pub fn _linalg_eigvals(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[428], &[Arg::Tensor(self_)])
}

/// `_linalg_eigvals.out`: The eigenvalues of general matrices, without their vectors.
pub fn _linalg_eigvals_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[429], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `linalg_ldl_factor_ex`: Bunch and Kaufman's L and D of a symmetric (Hermitian) matrix in one, row exchanges as LAPACK's, and the first zero pivot (counted from 1) or 0.
pub fn linalg_ldl_factor_ex(
    self_: &Tensor,
    hermitian: bool,
    check_errors: bool,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(&OPERATORS[432], &[Arg::Tensor(self_), Arg::Bool(hermitian), Arg::Bool(check_errors)])
}

/// `linalg_ldl_factor_ex.out`: Bunch and Kaufman's L and D of a symmetric (Hermitian) matrix in one, row exchanges as LAPACK's, and the first zero pivot (counted from 1) or 0.
pub fn linalg_ldl_factor_ex_out(
    self_: &Tensor,
    hermitian: bool,
    check_errors: bool,
    LD: &Tensor,
    pivots: &Tensor,
    info: &Tensor,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[433],
        &[
            Arg::Tensor(self_),
            Arg::Bool(hermitian),
            Arg::Bool(check_errors),
            Arg::Tensor(LD),
            Arg::Tensor(pivots),
            Arg::Tensor(info),
        ],
    )
}

/// `linalg_ldl_solve`: The solution of `A @ X = B` by the LDL factors of `A`.
pub fn linalg_ldl_solve(LD: &Tensor, pivots: &Tensor, B: &Tensor, hermitian: bool) -> Result<Tensor> {
    run(&OPERATORS[436], &[Arg::Tensor(LD), Arg::Tensor(pivots), Arg::Tensor(B), Arg::Bool(hermitian)])
}

/// `linalg_ldl_solve.out`: The solution of `A @ X = B` by the LDL factors of `A`.
pub fn linalg_ldl_solve_out(
    LD: &Tensor,
    pivots: &Tensor,
    B: &Tensor,
    hermitian: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[437],
        &[Arg::Tensor(LD), Arg::Tensor(pivots), Arg::Tensor(B), Arg::Bool(hermitian), Arg::Tensor(out)],
    )
}

/// `matrix_exp`: The exponential of square matrices, by Higham's scaling and squaring.
pub fn matrix_exp(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[438], &[Arg::Tensor(self_)])
}

/// `matrix_exp.out`: The exponential of square matrices, by Higham's scaling and squaring.
pub fn matrix_exp_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[439], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `ormqr`: `Q @ input3` (`input3 @ Q` with `left=False`), Q or its conjugate transpose being a product of Householder reflections.
pub fn ormqr(
    self_: &Tensor,
    input2: &Tensor,
    input3: &Tensor,
    left: bool,
    transpose: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[442],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(input2),
            Arg::Tensor(input3),
            Arg::Bool(left),
            Arg::Bool(transpose),
        ],
    )
}

/// `ormqr.out`: `Q @ input3` (`input3 @ Q` with `left=False`), Q or its conjugate transpose being a product of Householder reflections.
pub fn ormqr_out(
    self_: &Tensor,
    input2: &Tensor,
    input3: &Tensor,
    left: bool,
    transpose: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[443],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(input2),
            Arg::Tensor(input3),
            Arg::Bool(left),
            Arg::Bool(transpose),
            Arg::Tensor(out),
        ],
    )
}

/// `_linalg_lstsq`: Least squares by LAPACK's driver of that name: solutions, ranks, and singular values where the driver has them.
pub fn _linalg_lstsq(
    A: &Tensor,
    B: &Tensor,
    rcond: Option<Real>,
    driver: &str,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(&OPERATORS[444], &[Arg::Tensor(A), Arg::Tensor(B), rcond.into(), Arg::Str(driver)])
}

/// `_linalg_lstsq.out`: Least squares by LAPACK's driver of that name: solutions, ranks, and singular values where the driver has them.
pub fn _linalg_lstsq_out(
    A: &Tensor,
    B: &Tensor,
    rcond: Option<Real>,
    driver: &str,
    solution: &Tensor,
    rank: &Tensor,
    singular_values: &Tensor,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[445],
        &[
            Arg::Tensor(A),
            Arg::Tensor(B),
            rcond.into(),
            Arg::Str(driver),
            Arg::Tensor(solution),
            Arg::Tensor(rank),
            Arg::Tensor(singular_values),
        ],
    )
}

/// `_nested_tensor_from_list`: Copies tensors of one rank and dtype into a nested tensor.
pub fn _nested_tensor_from_list(list: &[Tensor]) -> Result<Tensor> {
    run(&OPERATORS[448], &[Arg::Tensors(list)])
}

/// `to_padded_tensor`: A dense tensor with every component of a nested one in its corner, the rest filled with `padding`.
pub fn to_padded_tensor(
    self_: &Tensor,
    padding: impl Into<Real>,
    output_size: Option<&[Dim]>,
) -> Result<Tensor> {
    run(&OPERATORS[449], &[Arg::Tensor(self_), Arg::Float(padding.into()), output_size.into()])
}

/// `_nested_from_padded_like`: The corners of a dense tensor that correspond to the components of a nested one.
pub fn _nested_from_padded_like(padded: &Tensor, like: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[450], &[Arg::Tensor(padded), Arg::Tensor(like)])
}

/// `_nested_unbind_backward`: Gathers one gradient for each component of a nested tensor; one that is absent is zero.
pub fn _nested_unbind_backward(grads: &[Option<Tensor>], self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[451], &[Arg::OptTensors(grads), Arg::Tensor(self_)])
}

/// `matmul_backward`: Gradients of a product of nested tensors, those that `mask` asks for.
pub fn matmul_backward(
    grad: &Tensor,
    self_: &Tensor,
    other: &Tensor,
    mask: &[bool],
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[452], &[Arg::Tensor(grad), Arg::Tensor(self_), Arg::Tensor(other), Arg::Bools(mask)])
}

/// `convolution`: A convolution, or a transposed one, over one to three spatial dimensions.
pub fn convolution(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    transposed: bool,
    output_padding: impl DimList,
    groups: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[453],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(transposed),
            Arg::Ints(&output_padding.dims()),
            Arg::Int(groups.into()),
        ],
    )
}

/// `convolution.out`: A convolution, or a transposed one, over one to three spatial dimensions.
pub fn convolution_out(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    transposed: bool,
    output_padding: impl DimList,
    groups: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[454],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(transposed),
            Arg::Ints(&output_padding.dims()),
            Arg::Int(groups.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `convolution_backward`: The gradients of input, weight and bias of a convolution that `output_mask` asks for.
pub fn convolution_backward(
    grad_output: &Tensor,
    input: &Tensor,
    weight: &Tensor,
    bias_sizes: Option<&[Dim]>,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    transposed: bool,
    output_padding: impl DimList,
    groups: impl Into<Dim>,
    output_mask: &[bool],
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[455],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias_sizes.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(transposed),
            Arg::Ints(&output_padding.dims()),
            Arg::Int(groups.into()),
            Arg::Bools(output_mask),
        ],
    )
}

/// `conv1d`: A convolution over 1 dimension(s) of an input with or without a batch.
pub fn conv1d(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    groups: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[456],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Int(groups.into()),
        ],
    )
}

/// `conv1d.padding`: As above; `valid` pads nothing, `same` as much as keeps the size.
pub fn conv1d_padding(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: &str,
    dilation: impl DimList,
    groups: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[457],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Str(padding),
            Arg::Ints(&dilation.dims()),
            Arg::Int(groups.into()),
        ],
    )
}

/// `conv_transpose1d`: A transposed convolution over 1 dimension(s).
pub fn conv_transpose1d(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: impl DimList,
    output_padding: impl DimList,
    groups: impl Into<Dim>,
    dilation: impl DimList,
) -> Result<Tensor> {
    run(
        &OPERATORS[458],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&output_padding.dims()),
            Arg::Int(groups.into()),
            Arg::Ints(&dilation.dims()),
        ],
    )
}

/// `conv2d`: A convolution over 2 dimension(s) of an input with or without a batch.
pub fn conv2d(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    groups: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[459],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Int(groups.into()),
        ],
    )
}

/// `conv2d.padding`: As above; `valid` pads nothing, `same` as much as keeps the size.
pub fn conv2d_padding(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: &str,
    dilation: impl DimList,
    groups: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[460],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Str(padding),
            Arg::Ints(&dilation.dims()),
            Arg::Int(groups.into()),
        ],
    )
}

/// `conv_transpose2d.input`: A transposed convolution over 2 dimension(s).
pub fn conv_transpose2d(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: impl DimList,
    output_padding: impl DimList,
    groups: impl Into<Dim>,
    dilation: impl DimList,
) -> Result<Tensor> {
    run(
        &OPERATORS[461],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&output_padding.dims()),
            Arg::Int(groups.into()),
            Arg::Ints(&dilation.dims()),
        ],
    )
}

/// `conv3d`: A convolution over 3 dimension(s) of an input with or without a batch.
pub fn conv3d(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    groups: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[462],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Int(groups.into()),
        ],
    )
}

/// `conv3d.padding`: As above; `valid` pads nothing, `same` as much as keeps the size.
pub fn conv3d_padding(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: &str,
    dilation: impl DimList,
    groups: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[463],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Str(padding),
            Arg::Ints(&dilation.dims()),
            Arg::Int(groups.into()),
        ],
    )
}

/// `conv_transpose3d.input`: A transposed convolution over 3 dimension(s).
pub fn conv_transpose3d(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: impl DimList,
    padding: impl DimList,
    output_padding: impl DimList,
    groups: impl Into<Dim>,
    dilation: impl DimList,
) -> Result<Tensor> {
    run(
        &OPERATORS[464],
        &[
            Arg::Tensor(input),
            Arg::Tensor(weight),
            bias.into(),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&output_padding.dims()),
            Arg::Int(groups.into()),
            Arg::Ints(&dilation.dims()),
        ],
    )
}

/// `max_pool2d_with_indices`: Maxima of windows, and their positions in the plane.
pub fn max_pool2d_with_indices(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[465],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
        ],
    )
}

/// `max_pool2d_with_indices.out`: Maxima of windows, and their positions in the plane.
pub fn max_pool2d_with_indices_out(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[466],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `max_pool2d_with_indices_backward`: The gradient of the input, where the maxima were.
pub fn max_pool2d_with_indices_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
    indices: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[467],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
            Arg::Tensor(indices),
        ],
    )
}

/// `max_pool2d_with_indices_backward.out`: The gradient of the input, where the maxima were.
pub fn max_pool2d_with_indices_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
    indices: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[468],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
            Arg::Tensor(indices),
            Arg::Tensor(out),
        ],
    )
}

/// `max_pool2d`: Maxima of windows.
pub fn max_pool2d(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[469],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
        ],
    )
}

/// `adaptive_max_pool2d`: Maxima of as many windows as asked for, and their positions in the plane.
pub fn adaptive_max_pool2d(self_: &Tensor, output_size: impl DimList) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[470], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims())])
}

/// `adaptive_max_pool2d.out`: Maxima of as many windows as asked for, and their positions in the plane.
pub fn adaptive_max_pool2d_out(
    self_: &Tensor,
    output_size: impl DimList,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[471],
        &[Arg::Tensor(self_), Arg::Ints(&output_size.dims()), Arg::Tensor(out0), Arg::Tensor(out1)],
    )
}

/// `adaptive_max_pool2d_backward`: The gradient of the input, where the maxima were.
pub fn adaptive_max_pool2d_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    indices: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[472], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(indices)])
}

/// `adaptive_max_pool2d_backward.out`: The gradient of the input, where the maxima were.
pub fn adaptive_max_pool2d_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    indices: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[473],
        &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(indices), Arg::Tensor(out)],
    )
}

/// `max_pool3d_with_indices`: Maxima of windows, and their positions in the plane.
pub fn max_pool3d_with_indices(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[474],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
        ],
    )
}

/// `max_pool3d_with_indices.out`: Maxima of windows, and their positions in the plane.
pub fn max_pool3d_with_indices_out(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[475],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `max_pool3d_with_indices_backward`: The gradient of the input, where the maxima were.
pub fn max_pool3d_with_indices_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
    indices: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[476],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
            Arg::Tensor(indices),
        ],
    )
}

/// `max_pool3d_with_indices_backward.out`: The gradient of the input, where the maxima were.
pub fn max_pool3d_with_indices_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
    indices: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[477],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
            Arg::Tensor(indices),
            Arg::Tensor(out),
        ],
    )
}

/// `max_pool3d`: Maxima of windows.
pub fn max_pool3d(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[478],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
        ],
    )
}

/// `adaptive_max_pool3d`: Maxima of as many windows as asked for, and their positions in the plane.
pub fn adaptive_max_pool3d(self_: &Tensor, output_size: impl DimList) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[479], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims())])
}

/// `adaptive_max_pool3d.out`: Maxima of as many windows as asked for, and their positions in the plane.
pub fn adaptive_max_pool3d_out(
    self_: &Tensor,
    output_size: impl DimList,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[480],
        &[Arg::Tensor(self_), Arg::Ints(&output_size.dims()), Arg::Tensor(out0), Arg::Tensor(out1)],
    )
}

/// `adaptive_max_pool3d_backward`: The gradient of the input, where the maxima were.
pub fn adaptive_max_pool3d_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    indices: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[481], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(indices)])
}

/// `adaptive_max_pool3d_backward.out`: The gradient of the input, where the maxima were.
pub fn adaptive_max_pool3d_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    indices: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[482],
        &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(indices), Arg::Tensor(out)],
    )
}

/// `max_pool1d_with_indices`: Maxima of windows, and their positions.
pub fn max_pool1d_with_indices(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[483],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
        ],
    )
}

/// `max_pool1d`: Maxima of windows.
pub fn max_pool1d(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    dilation: impl DimList,
    ceil_mode: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[484],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Bool(ceil_mode),
        ],
    )
}

/// `adaptive_max_pool1d`: Maxima of as many windows as asked for, and their positions.
pub fn adaptive_max_pool1d(self_: &Tensor, output_size: impl DimList) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[485], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims())])
}

/// `avg_pool1d`: Means of windows.
pub fn avg_pool1d(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[486],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
        ],
    )
}

/// `avg_pool1d.out`: Means of windows.
pub fn avg_pool1d_out(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[487],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            Arg::Tensor(out),
        ],
    )
}

/// `avg_pool1d_backward`: The gradient of the input.
pub fn avg_pool1d_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[488],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
        ],
    )
}

/// `avg_pool1d_backward.out`: The gradient of the input.
pub fn avg_pool1d_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[489],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            Arg::Tensor(out),
        ],
    )
}

/// `adaptive_avg_pool1d`: Means of as many windows as asked for.
pub fn adaptive_avg_pool1d(self_: &Tensor, output_size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[490], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims())])
}

/// `adaptive_avg_pool1d.out`: Means of as many windows as asked for.
pub fn adaptive_avg_pool1d_out(self_: &Tensor, output_size: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[491], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims()), Arg::Tensor(out)])
}

/// `_adaptive_avg_pool1d_backward`: The gradient of the input.
pub fn _adaptive_avg_pool1d_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[492], &[Arg::Tensor(grad_output), Arg::Tensor(self_)])
}

/// `_adaptive_avg_pool1d_backward.out`: The gradient of the input.
pub fn _adaptive_avg_pool1d_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[493], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `avg_pool2d`: Means of windows.
pub fn avg_pool2d(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[494],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            divisor_override.into(),
        ],
    )
}

/// `avg_pool2d.out`: Means of windows.
pub fn avg_pool2d_out(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: Option<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[495],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            divisor_override.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `avg_pool2d_backward`: The gradient of the input.
pub fn avg_pool2d_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[496],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            divisor_override.into(),
        ],
    )
}

/// `avg_pool2d_backward.out`: The gradient of the input.
pub fn avg_pool2d_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: Option<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[497],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            divisor_override.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `adaptive_avg_pool2d`: Means of as many windows as asked for.
pub fn adaptive_avg_pool2d(self_: &Tensor, output_size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[498], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims())])
}

/// `adaptive_avg_pool2d.out`: Means of as many windows as asked for.
pub fn adaptive_avg_pool2d_out(self_: &Tensor, output_size: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[499], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims()), Arg::Tensor(out)])
}

/// `_adaptive_avg_pool2d_backward`: The gradient of the input.
pub fn _adaptive_avg_pool2d_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[500], &[Arg::Tensor(grad_output), Arg::Tensor(self_)])
}

/// `_adaptive_avg_pool2d_backward.out`: The gradient of the input.
pub fn _adaptive_avg_pool2d_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[501], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `avg_pool3d`: Means of windows.
pub fn avg_pool3d(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[502],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            divisor_override.into(),
        ],
    )
}

/// `avg_pool3d.out`: Means of windows.
pub fn avg_pool3d_out(
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: Option<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[503],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            divisor_override.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `avg_pool3d_backward`: The gradient of the input.
pub fn avg_pool3d_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[504],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            divisor_override.into(),
        ],
    )
}

/// `avg_pool3d_backward.out`: The gradient of the input.
pub fn avg_pool3d_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    kernel_size: impl DimList,
    stride: impl DimList,
    padding: impl DimList,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: Option<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[505],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Bool(ceil_mode),
            Arg::Bool(count_include_pad),
            divisor_override.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `adaptive_avg_pool3d`: Means of as many windows as asked for.
pub fn adaptive_avg_pool3d(self_: &Tensor, output_size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[506], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims())])
}

/// `adaptive_avg_pool3d.out`: Means of as many windows as asked for.
pub fn adaptive_avg_pool3d_out(self_: &Tensor, output_size: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[507], &[Arg::Tensor(self_), Arg::Ints(&output_size.dims()), Arg::Tensor(out)])
}

/// `_adaptive_avg_pool3d_backward`: The gradient of the input.
pub fn _adaptive_avg_pool3d_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[508], &[Arg::Tensor(grad_output), Arg::Tensor(self_)])
}

/// `_adaptive_avg_pool3d_backward.out`: The gradient of the input.
pub fn _adaptive_avg_pool3d_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[509], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `_batch_norm`: Channels normalised by the batch's statistics, or by the running ones; and those of the batch: mean and reciprocal deviation.
pub fn _batch_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
    eps: impl Into<Real>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[510],
        &[
            Arg::Tensor(input),
            weight.into(),
            bias.into(),
            running_mean.into(),
            running_var.into(),
            Arg::Bool(training),
            Arg::Float(eps.into()),
        ],
    )
}

/// `_batch_norm_update_`: Moves the running mean and variance toward a batch's.
pub fn _batch_norm_update_(
    self_: &Tensor,
    running_var: &Tensor,
    mean: &Tensor,
    invstd: &Tensor,
    momentum: impl Into<Real>,
    eps: impl Into<Real>,
    count: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[511],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(running_var),
            Arg::Tensor(mean),
            Arg::Tensor(invstd),
            Arg::Float(momentum.into()),
            Arg::Float(eps.into()),
            Arg::Int(count.into()),
        ],
    )
}

/// `native_batch_norm_backward`: The gradients of input, weight and bias.
pub fn native_batch_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    weight: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    save_mean: Option<&Tensor>,
    save_invstd: Option<&Tensor>,
    train: bool,
    eps: impl Into<Real>,
    output_mask: &[bool],
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[512],
        &[
            Arg::Tensor(grad_out),
            Arg::Tensor(input),
            weight.into(),
            running_mean.into(),
            running_var.into(),
            save_mean.into(),
            save_invstd.into(),
            Arg::Bool(train),
            Arg::Float(eps.into()),
            Arg::Bools(output_mask),
        ],
    )
}

/// `native_batch_norm`: `batch_norm` with the statistics that were used.
pub fn native_batch_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
    momentum: impl Into<Real>,
    eps: impl Into<Real>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[513],
        &[
            Arg::Tensor(input),
            weight.into(),
            bias.into(),
            running_mean.into(),
            running_var.into(),
            Arg::Bool(training),
            Arg::Float(momentum.into()),
            Arg::Float(eps.into()),
        ],
    )
}

/// `batch_norm`: Channels normalised by the batch's statistics when training (the running ones move toward them), else by the running ones.
pub fn batch_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
    momentum: impl Into<Real>,
    eps: impl Into<Real>,
    cudnn_enabled: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[514],
        &[
            Arg::Tensor(input),
            weight.into(),
            bias.into(),
            running_mean.into(),
            running_var.into(),
            Arg::Bool(training),
            Arg::Float(momentum.into()),
            Arg::Float(eps.into()),
            Arg::Bool(cudnn_enabled),
        ],
    )
}

/// `native_layer_norm`: `layer_norm` with mean and reciprocal deviation of each row.
pub fn native_layer_norm(
    input: &Tensor,
    normalized_shape: impl DimList,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    eps: impl Into<Real>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[516],
        &[
            Arg::Tensor(input),
            Arg::Ints(&normalized_shape.dims()),
            weight.into(),
            bias.into(),
            Arg::Float(eps.into()),
        ],
    )
}

/// `native_layer_norm.out`: `layer_norm` with mean and reciprocal deviation of each row.
pub fn native_layer_norm_out(
    input: &Tensor,
    normalized_shape: impl DimList,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    eps: impl Into<Real>,
    out0: &Tensor,
    out1: &Tensor,
    out2: &Tensor,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[517],
        &[
            Arg::Tensor(input),
            Arg::Ints(&normalized_shape.dims()),
            weight.into(),
            bias.into(),
            Arg::Float(eps.into()),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
            Arg::Tensor(out2),
        ],
    )
}

/// `native_layer_norm_backward`: The gradients of input, weight and bias.
pub fn native_layer_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    normalized_shape: impl DimList,
    mean: &Tensor,
    rstd: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    output_mask: &[bool],
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[518],
        &[
            Arg::Tensor(grad_out),
            Arg::Tensor(input),
            Arg::Ints(&normalized_shape.dims()),
            Arg::Tensor(mean),
            Arg::Tensor(rstd),
            weight.into(),
            bias.into(),
            Arg::Bools(output_mask),
        ],
    )
}

/// `layer_norm`: The last dimensions normalised to mean 0 and deviation 1, then scaled and shifted.
pub fn layer_norm(
    input: &Tensor,
    normalized_shape: impl DimList,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    eps: impl Into<Real>,
    cudnn_enable: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[519],
        &[
            Arg::Tensor(input),
            Arg::Ints(&normalized_shape.dims()),
            weight.into(),
            bias.into(),
            Arg::Float(eps.into()),
            Arg::Bool(cudnn_enable),
        ],
    )
}

/// `native_group_norm`: `group_norm` with mean and reciprocal deviation of each group.
pub fn native_group_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    N: impl Into<Dim>,
    C: impl Into<Dim>,
    HxW: impl Into<Dim>,
    group: impl Into<Dim>,
    eps: impl Into<Real>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[520],
        &[
            Arg::Tensor(input),
            weight.into(),
            bias.into(),
            Arg::Int(N.into()),
            Arg::Int(C.into()),
            Arg::Int(HxW.into()),
            Arg::Int(group.into()),
            Arg::Float(eps.into()),
        ],
    )
}

/// `native_group_norm.out`: `group_norm` with mean and reciprocal deviation of each group.
pub fn native_group_norm_out(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    N: impl Into<Dim>,
    C: impl Into<Dim>,
    HxW: impl Into<Dim>,
    group: impl Into<Dim>,
    eps: impl Into<Real>,
    out0: &Tensor,
    out1: &Tensor,
    out2: &Tensor,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[521],
        &[
            Arg::Tensor(input),
            weight.into(),
            bias.into(),
            Arg::Int(N.into()),
            Arg::Int(C.into()),
            Arg::Int(HxW.into()),
            Arg::Int(group.into()),
            Arg::Float(eps.into()),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
            Arg::Tensor(out2),
        ],
    )
}

/// `native_group_norm_backward`: The gradients of input, weight and bias.
pub fn native_group_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    mean: &Tensor,
    rstd: &Tensor,
    weight: Option<&Tensor>,
    N: impl Into<Dim>,
    C: impl Into<Dim>,
    HxW: impl Into<Dim>,
    group: impl Into<Dim>,
    output_mask: &[bool],
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[522],
        &[
            Arg::Tensor(grad_out),
            Arg::Tensor(input),
            Arg::Tensor(mean),
            Arg::Tensor(rstd),
            weight.into(),
            Arg::Int(N.into()),
            Arg::Int(C.into()),
            Arg::Int(HxW.into()),
            Arg::Int(group.into()),
            Arg::Bools(output_mask),
        ],
    )
}

/// `group_norm`: Groups of channels of each image normalised by themselves.
pub fn group_norm(
    input: &Tensor,
    num_groups: impl Into<Dim>,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    eps: impl Into<Real>,
    cudnn_enabled: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[523],
        &[
            Arg::Tensor(input),
            Arg::Int(num_groups.into()),
            weight.into(),
            bias.into(),
            Arg::Float(eps.into()),
            Arg::Bool(cudnn_enabled),
        ],
    )
}

/// `nll_loss_forward`: The negative log likelihood of the targets' classes, and the sum of their weights.
pub fn nll_loss_forward(
    self_: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: impl Into<Dim>,
    ignore_index: impl Into<Dim>,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[525],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(target),
            weight.into(),
            Arg::Int(reduction.into()),
            Arg::Int(ignore_index.into()),
        ],
    )
}

/// `nll_loss_forward.out`: The negative log likelihood of the targets' classes, and the sum of their weights.
pub fn nll_loss_forward_out(
    self_: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: impl Into<Dim>,
    ignore_index: impl Into<Dim>,
    output: &Tensor,
    total_weight: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[526],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(target),
            weight.into(),
            Arg::Int(reduction.into()),
            Arg::Int(ignore_index.into()),
            Arg::Tensor(output),
            Arg::Tensor(total_weight),
        ],
    )
}

/// `nll_loss_backward`: The gradient of the input.
pub fn nll_loss_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: impl Into<Dim>,
    ignore_index: impl Into<Dim>,
    total_weight: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[527],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Tensor(target),
            weight.into(),
            Arg::Int(reduction.into()),
            Arg::Int(ignore_index.into()),
            Arg::Tensor(total_weight),
        ],
    )
}

/// `nll_loss_backward.out`: The gradient of the input.
pub fn nll_loss_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: impl Into<Dim>,
    ignore_index: impl Into<Dim>,
    total_weight: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[528],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Tensor(target),
            weight.into(),
            Arg::Int(reduction.into()),
            Arg::Int(ignore_index.into()),
            Arg::Tensor(total_weight),
            Arg::Tensor(out),
        ],
    )
}

/// `nll_loss`: The negative log likelihood, given log-probabilities.
pub fn nll_loss(
    self_: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: impl Into<Dim>,
    ignore_index: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[529],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(target),
            weight.into(),
            Arg::Int(reduction.into()),
            Arg::Int(ignore_index.into()),
        ],
    )
}

/// `nll_loss_nd`: As `nll_loss`, of any rank.
pub fn nll_loss_nd(
    self_: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: impl Into<Dim>,
    ignore_index: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[530],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(target),
            weight.into(),
            Arg::Int(reduction.into()),
            Arg::Int(ignore_index.into()),
        ],
    )
}

/// `embedding`: Rows of `weight`, one for each index.
pub fn embedding(
    weight: &Tensor,
    indices: &Tensor,
    padding_idx: impl Into<Dim>,
    scale_grad_by_freq: bool,
    sparse: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[543],
        &[
            Arg::Tensor(weight),
            Arg::Tensor(indices),
            Arg::Int(padding_idx.into()),
            Arg::Bool(scale_grad_by_freq),
            Arg::Bool(sparse),
        ],
    )
}

/// `embedding.out`: Rows of `weight`, one for each index.
pub fn embedding_out(
    weight: &Tensor,
    indices: &Tensor,
    padding_idx: impl Into<Dim>,
    scale_grad_by_freq: bool,
    sparse: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[544],
        &[
            Arg::Tensor(weight),
            Arg::Tensor(indices),
            Arg::Int(padding_idx.into()),
            Arg::Bool(scale_grad_by_freq),
            Arg::Bool(sparse),
            Arg::Tensor(out),
        ],
    )
}

/// `embedding_dense_backward`: The gradient of the rows.
pub fn embedding_dense_backward(
    grad_output: &Tensor,
    indices: &Tensor,
    num_weights: impl Into<Dim>,
    padding_idx: impl Into<Dim>,
    scale_grad_by_freq: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[545],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(indices),
            Arg::Int(num_weights.into()),
            Arg::Int(padding_idx.into()),
            Arg::Bool(scale_grad_by_freq),
        ],
    )
}

/// `embedding_dense_backward.out`: The gradient of the rows.
pub fn embedding_dense_backward_out(
    grad_output: &Tensor,
    indices: &Tensor,
    num_weights: impl Into<Dim>,
    padding_idx: impl Into<Dim>,
    scale_grad_by_freq: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[546],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(indices),
            Arg::Int(num_weights.into()),
            Arg::Int(padding_idx.into()),
            Arg::Bool(scale_grad_by_freq),
            Arg::Tensor(out),
        ],
    )
}

/// `constant_pad_nd`: The input within a border of `value`; pairs from the last dimension on, negative ones crop.
pub fn constant_pad_nd(self_: &Tensor, pad: impl DimList, value: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[547], &[Arg::Tensor(self_), Arg::Ints(&pad.dims()), Arg::from(value.into())])
}

/// `constant_pad_nd.out`: The input within a border of `value`; pairs from the last dimension on, negative ones crop.
pub fn constant_pad_nd_out(
    self_: &Tensor,
    pad: impl DimList,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[548],
        &[Arg::Tensor(self_), Arg::Ints(&pad.dims()), Arg::from(value.into()), Arg::Tensor(out)],
    )
}

/// `im2col`: Windows of images as columns.
pub fn im2col(
    self_: &Tensor,
    kernel_size: impl DimList,
    dilation: impl DimList,
    padding: impl DimList,
    stride: impl DimList,
) -> Result<Tensor> {
    run(
        &OPERATORS[550],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&stride.dims()),
        ],
    )
}

/// `im2col.out`: Windows of images as columns.
pub fn im2col_out(
    self_: &Tensor,
    kernel_size: impl DimList,
    dilation: impl DimList,
    padding: impl DimList,
    stride: impl DimList,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[551],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Tensor(out),
        ],
    )
}

/// `col2im`: Columns added up into images.
pub fn col2im(
    self_: &Tensor,
    output_size: impl DimList,
    kernel_size: impl DimList,
    dilation: impl DimList,
    padding: impl DimList,
    stride: impl DimList,
) -> Result<Tensor> {
    run(
        &OPERATORS[552],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&output_size.dims()),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&stride.dims()),
        ],
    )
}

/// `col2im.out`: Columns added up into images.
pub fn col2im_out(
    self_: &Tensor,
    output_size: impl DimList,
    kernel_size: impl DimList,
    dilation: impl DimList,
    padding: impl DimList,
    stride: impl DimList,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[553],
        &[
            Arg::Tensor(self_),
            Arg::Ints(&output_size.dims()),
            Arg::Ints(&kernel_size.dims()),
            Arg::Ints(&dilation.dims()),
            Arg::Ints(&padding.dims()),
            Arg::Ints(&stride.dims()),
            Arg::Tensor(out),
        ],
    )
}

/// `_native_batch_norm_legit`: `native_batch_norm`, whose schema says that it moves the running statistics.
pub fn _native_batch_norm_legit(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: &Tensor,
    running_var: &Tensor,
    training: bool,
    momentum: impl Into<Real>,
    eps: impl Into<Real>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[578],
        &[
            Arg::Tensor(input),
            weight.into(),
            bias.into(),
            Arg::Tensor(running_mean),
            Arg::Tensor(running_var),
            Arg::Bool(training),
            Arg::Float(momentum.into()),
            Arg::Float(eps.into()),
        ],
    )
}

/// `_native_batch_norm_legit.no_stats`: `native_batch_norm` without running statistics.
pub fn _native_batch_norm_legit_no_stats(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    training: bool,
    momentum: impl Into<Real>,
    eps: impl Into<Real>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[579],
        &[
            Arg::Tensor(input),
            weight.into(),
            bias.into(),
            Arg::Bool(training),
            Arg::Float(momentum.into()),
            Arg::Float(eps.into()),
        ],
    )
}

/// `exp`: e to the power of each element.
pub fn exp(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[589], &[Arg::Tensor(self_)])
}

/// `exp_`: e to the power of each element.
pub fn exp_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[590], &[Arg::Tensor(self_)])
}

/// `exp.out`: e to the power of each element.
pub fn exp_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[591], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `exp2`: 2 to the power of each element.
pub fn exp2(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[592], &[Arg::Tensor(self_)])
}

/// `exp2_`: 2 to the power of each element.
pub fn exp2_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[593], &[Arg::Tensor(self_)])
}

/// `exp2.out`: 2 to the power of each element.
pub fn exp2_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[594], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `expm1`: exp(x) - 1, exact near 0.
pub fn expm1(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[595], &[Arg::Tensor(self_)])
}

/// `expm1_`: exp(x) - 1, exact near 0.
pub fn expm1_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[596], &[Arg::Tensor(self_)])
}

/// `expm1.out`: exp(x) - 1, exact near 0.
pub fn expm1_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[597], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `log`: The natural logarithm.
pub fn log(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[598], &[Arg::Tensor(self_)])
}

/// `log_`: The natural logarithm.
pub fn log_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[599], &[Arg::Tensor(self_)])
}

/// `log.out`: The natural logarithm.
pub fn log_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[600], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `log2`: The logarithm to base 2.
pub fn log2(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[601], &[Arg::Tensor(self_)])
}

/// `log2_`: The logarithm to base 2.
pub fn log2_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[602], &[Arg::Tensor(self_)])
}

/// `log2.out`: The logarithm to base 2.
pub fn log2_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[603], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `log10`: The logarithm to base 10.
pub fn log10(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[604], &[Arg::Tensor(self_)])
}

/// `log10_`: The logarithm to base 10.
pub fn log10_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[605], &[Arg::Tensor(self_)])
}

/// `log10.out`: The logarithm to base 10.
pub fn log10_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[606], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `log1p`: log(1 + x), exact near 0.
pub fn log1p(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[607], &[Arg::Tensor(self_)])
}

/// `log1p_`: log(1 + x), exact near 0.
pub fn log1p_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[608], &[Arg::Tensor(self_)])
}

/// `log1p.out`: log(1 + x), exact near 0.
pub fn log1p_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[609], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `sqrt`: The square root.
pub fn sqrt(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[610], &[Arg::Tensor(self_)])
}

/// `sqrt_`: The square root.
pub fn sqrt_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[611], &[Arg::Tensor(self_)])
}

/// `sqrt.out`: The square root.
pub fn sqrt_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[612], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `rsqrt`: The reciprocal of the square root.
pub fn rsqrt(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[613], &[Arg::Tensor(self_)])
}

/// `rsqrt_`: The reciprocal of the square root.
pub fn rsqrt_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[614], &[Arg::Tensor(self_)])
}

/// `rsqrt.out`: The reciprocal of the square root.
pub fn rsqrt_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[615], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `reciprocal`: 1 / x.
pub fn reciprocal(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[616], &[Arg::Tensor(self_)])
}

/// `reciprocal_`: 1 / x.
pub fn reciprocal_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[617], &[Arg::Tensor(self_)])
}

/// `reciprocal.out`: 1 / x.
pub fn reciprocal_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[618], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `sin`: The sine of each element, in radians.
pub fn sin(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[619], &[Arg::Tensor(self_)])
}

/// `sin_`: The sine of each element, in radians.
pub fn sin_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[620], &[Arg::Tensor(self_)])
}

/// `sin.out`: The sine of each element, in radians.
pub fn sin_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[621], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `cos`: The cosine of each element, in radians.
pub fn cos(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[622], &[Arg::Tensor(self_)])
}

/// `cos_`: The cosine of each element, in radians.
pub fn cos_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[623], &[Arg::Tensor(self_)])
}

/// `cos.out`: The cosine of each element, in radians.
pub fn cos_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[624], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `tan`: The tangent.
pub fn tan(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[625], &[Arg::Tensor(self_)])
}

/// `tan_`: The tangent.
pub fn tan_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[626], &[Arg::Tensor(self_)])
}

/// `tan.out`: The tangent.
pub fn tan_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[627], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `asin`: The arcsine.
pub fn asin(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[628], &[Arg::Tensor(self_)])
}

/// `asin_`: The arcsine.
pub fn asin_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[629], &[Arg::Tensor(self_)])
}

/// `asin.out`: The arcsine.
pub fn asin_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[630], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `acos`: The arccosine.
pub fn acos(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[631], &[Arg::Tensor(self_)])
}

/// `acos_`: The arccosine.
pub fn acos_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[632], &[Arg::Tensor(self_)])
}

/// `acos.out`: The arccosine.
pub fn acos_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[633], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `atan`: The arctangent.
pub fn atan(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[634], &[Arg::Tensor(self_)])
}

/// `atan_`: The arctangent.
pub fn atan_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[635], &[Arg::Tensor(self_)])
}

/// `atan.out`: The arctangent.
pub fn atan_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[636], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `sinh`: The hyperbolic sine.
pub fn sinh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[637], &[Arg::Tensor(self_)])
}

/// `sinh_`: The hyperbolic sine.
pub fn sinh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[638], &[Arg::Tensor(self_)])
}

/// `sinh.out`: The hyperbolic sine.
pub fn sinh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[639], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `cosh`: The hyperbolic cosine.
pub fn cosh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[640], &[Arg::Tensor(self_)])
}

/// `cosh_`: The hyperbolic cosine.
pub fn cosh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[641], &[Arg::Tensor(self_)])
}

/// `cosh.out`: The hyperbolic cosine.
pub fn cosh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[642], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `tanh`: The hyperbolic tangent.
pub fn tanh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[643], &[Arg::Tensor(self_)])
}

/// `tanh_`: The hyperbolic tangent.
pub fn tanh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[644], &[Arg::Tensor(self_)])
}

/// `tanh.out`: The hyperbolic tangent.
pub fn tanh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[645], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `asinh`: The inverse hyperbolic sine.
pub fn asinh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[646], &[Arg::Tensor(self_)])
}

/// `asinh_`: The inverse hyperbolic sine.
pub fn asinh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[647], &[Arg::Tensor(self_)])
}

/// `asinh.out`: The inverse hyperbolic sine.
pub fn asinh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[648], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `acosh`: The inverse hyperbolic cosine.
pub fn acosh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[649], &[Arg::Tensor(self_)])
}

/// `acosh_`: The inverse hyperbolic cosine.
pub fn acosh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[650], &[Arg::Tensor(self_)])
}

/// `acosh.out`: The inverse hyperbolic cosine.
pub fn acosh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[651], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `atanh`: The inverse hyperbolic tangent.
pub fn atanh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[652], &[Arg::Tensor(self_)])
}

/// `atanh_`: The inverse hyperbolic tangent.
pub fn atanh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[653], &[Arg::Tensor(self_)])
}

/// `atanh.out`: The inverse hyperbolic tangent.
pub fn atanh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[654], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `sigmoid`: 1 / (1 + exp(-x)).
pub fn sigmoid(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[655], &[Arg::Tensor(self_)])
}

/// `sigmoid_`: 1 / (1 + exp(-x)).
pub fn sigmoid_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[656], &[Arg::Tensor(self_)])
}

/// `sigmoid.out`: 1 / (1 + exp(-x)).
pub fn sigmoid_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[657], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `erf`: The error function.
pub fn erf(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[658], &[Arg::Tensor(self_)])
}

/// `erf_`: The error function.
pub fn erf_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[659], &[Arg::Tensor(self_)])
}

/// `erf.out`: The error function.
pub fn erf_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[660], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `erfc`: 1 - erf(x), exact where that is small.
pub fn erfc(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[661], &[Arg::Tensor(self_)])
}

/// `erfc_`: 1 - erf(x), exact where that is small.
pub fn erfc_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[662], &[Arg::Tensor(self_)])
}

/// `erfc.out`: 1 - erf(x), exact where that is small.
pub fn erfc_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[663], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `deg2rad`: Degrees as radians.
pub fn deg2rad(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[664], &[Arg::Tensor(self_)])
}

/// `deg2rad_`: Degrees as radians.
pub fn deg2rad_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[665], &[Arg::Tensor(self_)])
}

/// `deg2rad.out`: Degrees as radians.
pub fn deg2rad_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[666], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `rad2deg`: Radians as degrees.
pub fn rad2deg(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[667], &[Arg::Tensor(self_)])
}

/// `rad2deg_`: Radians as degrees.
pub fn rad2deg_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[668], &[Arg::Tensor(self_)])
}

/// `rad2deg.out`: Radians as degrees.
pub fn rad2deg_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[669], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `neg`: The negative. Bools have none.
pub fn neg(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[670], &[Arg::Tensor(self_)])
}

/// `neg_`: The negative. Bools have none.
pub fn neg_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[671], &[Arg::Tensor(self_)])
}

/// `neg.out`: The negative. Bools have none.
pub fn neg_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[672], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `positive`: The input itself; bools are refused.
pub fn positive(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[673], &[Arg::Tensor(self_)])
}

/// `positive.out`: The input itself; bools are refused.
pub fn positive_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[674], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `abs`: The absolute value.
pub fn abs(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[675], &[Arg::Tensor(self_)])
}

/// `abs_`: The absolute value.
pub fn abs_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[676], &[Arg::Tensor(self_)])
}

/// `abs.out`: The absolute value.
pub fn abs_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[677], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `sign`: -1, 0 or 1 by the sign; 0 for NaN.
pub fn sign(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[678], &[Arg::Tensor(self_)])
}

/// `sign_`: -1, 0 or 1 by the sign; 0 for NaN.
pub fn sign_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[679], &[Arg::Tensor(self_)])
}

/// `sign.out`: -1, 0 or 1 by the sign; 0 for NaN.
pub fn sign_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[680], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `sgn`: The sign; of a complex number the number over its absolute value.
pub fn sgn(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[681], &[Arg::Tensor(self_)])
}

/// `sgn_`: The sign; of a complex number the number over its absolute value.
pub fn sgn_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[682], &[Arg::Tensor(self_)])
}

/// `sgn.out`: The sign; of a complex number the number over its absolute value.
pub fn sgn_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[683], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `square`: x * x.
pub fn square(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[684], &[Arg::Tensor(self_)])
}

/// `square_`: x * x.
pub fn square_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[685], &[Arg::Tensor(self_)])
}

/// `square.out`: x * x.
pub fn square_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[686], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `conj_physical`: The complex conjugate, in memory of its own.
pub fn conj_physical(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[687], &[Arg::Tensor(self_)])
}

/// `conj_physical_`: The complex conjugate, in memory of its own.
pub fn conj_physical_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[688], &[Arg::Tensor(self_)])
}

/// `conj_physical.out`: The complex conjugate, in memory of its own.
pub fn conj_physical_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[689], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `angle`: The argument of a complex number; pi for negative real numbers.
pub fn angle(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[690], &[Arg::Tensor(self_)])
}

/// `angle.out`: The argument of a complex number; pi for negative real numbers.
pub fn angle_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[691], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `floor`: Rounded down.
pub fn floor(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[692], &[Arg::Tensor(self_)])
}

/// `floor_`: Rounded down.
pub fn floor_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[693], &[Arg::Tensor(self_)])
}

/// `floor.out`: Rounded down.
pub fn floor_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[694], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `ceil`: Rounded up.
pub fn ceil(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[695], &[Arg::Tensor(self_)])
}

/// `ceil_`: Rounded up.
pub fn ceil_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[696], &[Arg::Tensor(self_)])
}

/// `ceil.out`: Rounded up.
pub fn ceil_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[697], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `trunc`: Rounded toward zero.
pub fn trunc(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[698], &[Arg::Tensor(self_)])
}

/// `trunc_`: Rounded toward zero.
pub fn trunc_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[699], &[Arg::Tensor(self_)])
}

/// `trunc.out`: Rounded toward zero.
pub fn trunc_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[700], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `round`: Rounded to nearest, halves to even.
pub fn round(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[701], &[Arg::Tensor(self_)])
}

/// `round_`: Rounded to nearest, halves to even.
pub fn round_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[702], &[Arg::Tensor(self_)])
}

/// `round.out`: Rounded to nearest, halves to even.
pub fn round_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[703], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `round.decimals`: Rounded to `decimals` places, halves to even.
pub fn round_decimals(self_: &Tensor, decimals: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[704], &[Arg::Tensor(self_), Arg::Int(decimals.into())])
}

/// `round_.decimals`: Rounded to `decimals` places, halves to even.
pub fn round_decimals_(self_: &Tensor, decimals: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[705], &[Arg::Tensor(self_), Arg::Int(decimals.into())])
}

/// `round.decimals_out`: Rounded to `decimals` places, halves to even.
pub fn round_decimals_out(self_: &Tensor, decimals: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[706], &[Arg::Tensor(self_), Arg::Int(decimals.into()), Arg::Tensor(out)])
}

/// `frac`: The part behind the point, with the sign of the input.
pub fn frac(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[707], &[Arg::Tensor(self_)])
}

/// `frac_`: The part behind the point, with the sign of the input.
pub fn frac_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[708], &[Arg::Tensor(self_)])
}

/// `frac.out`: The part behind the point, with the sign of the input.
pub fn frac_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[709], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `relu`: The input where it is positive, else 0.
pub fn relu(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[710], &[Arg::Tensor(self_)])
}

/// `relu_`: The input where it is positive, else 0.
pub fn relu_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[711], &[Arg::Tensor(self_)])
}

/// `relu.out`: The input where it is positive, else 0.
pub fn relu_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[712], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `isnan`: True where NaN.
pub fn isnan(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[713], &[Arg::Tensor(self_)])
}

/// `isnan.out`: True where NaN.
pub fn isnan_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[714], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `isinf`: True where infinite.
pub fn isinf(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[715], &[Arg::Tensor(self_)])
}

/// `isinf.out`: True where infinite.
pub fn isinf_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[716], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `isfinite`: True where neither NaN nor infinite.
pub fn isfinite(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[717], &[Arg::Tensor(self_)])
}

/// `isfinite.out`: True where neither NaN nor infinite.
pub fn isfinite_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[718], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `isreal`: True where there is no imaginary part.
pub fn isreal(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[719], &[Arg::Tensor(self_)])
}

/// `isreal.out`: True where there is no imaginary part.
pub fn isreal_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[720], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `isposinf`: True where +infinity.
pub fn isposinf(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[721], &[Arg::Tensor(self_)])
}

/// `isposinf.out`: True where +infinity.
pub fn isposinf_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[722], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `isneginf`: True where -infinity.
pub fn isneginf(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[723], &[Arg::Tensor(self_)])
}

/// `isneginf.out`: True where -infinity.
pub fn isneginf_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[724], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `signbit`: True where the sign is minus, -0.0 included.
pub fn signbit(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[725], &[Arg::Tensor(self_)])
}

/// `signbit.out`: True where the sign is minus, -0.0 included.
pub fn signbit_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[726], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `logical_not`: True where the element is 0.
pub fn logical_not(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[727], &[Arg::Tensor(self_)])
}

/// `logical_not_`: True where the element is 0.
pub fn logical_not_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[728], &[Arg::Tensor(self_)])
}

/// `logical_not.out`: True where the element is 0.
pub fn logical_not_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[729], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `bitwise_not`: Every bit turned over.
pub fn bitwise_not(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[730], &[Arg::Tensor(self_)])
}

/// `bitwise_not_`: Every bit turned over.
pub fn bitwise_not_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[731], &[Arg::Tensor(self_)])
}

/// `bitwise_not.out`: Every bit turned over.
pub fn bitwise_not_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[732], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `logit`: log(x / (1 - x)), the input first clamped to [eps, 1 - eps].
pub fn logit(self_: &Tensor, eps: Option<Real>) -> Result<Tensor> {
    run(&OPERATORS[733], &[Arg::Tensor(self_), eps.into()])
}

/// `logit_`: log(x / (1 - x)), the input first clamped to [eps, 1 - eps].
pub fn logit_(self_: &Tensor, eps: Option<Real>) -> Result<Tensor> {
    run(&OPERATORS[734], &[Arg::Tensor(self_), eps.into()])
}

/// `logit.out`: log(x / (1 - x)), the input first clamped to [eps, 1 - eps].
pub fn logit_out(self_: &Tensor, eps: Option<Real>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[735], &[Arg::Tensor(self_), eps.into(), Arg::Tensor(out)])
}

/// `nan_to_num`: Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number.
pub fn nan_to_num(
    self_: &Tensor,
    nan: Option<Real>,
    posinf: Option<Real>,
    neginf: Option<Real>,
) -> Result<Tensor> {
    run(&OPERATORS[736], &[Arg::Tensor(self_), nan.into(), posinf.into(), neginf.into()])
}

/// `nan_to_num_`: Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number.
pub fn nan_to_num_(
    self_: &Tensor,
    nan: Option<Real>,
    posinf: Option<Real>,
    neginf: Option<Real>,
) -> Result<Tensor> {
    run(&OPERATORS[737], &[Arg::Tensor(self_), nan.into(), posinf.into(), neginf.into()])
}

/// `nan_to_num.out`: Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number.
pub fn nan_to_num_out(
    self_: &Tensor,
    nan: Option<Real>,
    posinf: Option<Real>,
    neginf: Option<Real>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[738], &[Arg::Tensor(self_), nan.into(), posinf.into(), neginf.into(), Arg::Tensor(out)])
}

/// `add.Tensor`: Adds `other`, scaled by `alpha`, to `self`.
pub fn add(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[739], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into())])
}

/// `add.Scalar`: Adds `other`, scaled by `alpha`, to `self`.
pub fn add_scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[740], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into())])
}

/// `add_.Tensor`: Adds `other`, scaled by `alpha`, to `self`.
pub fn add_(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[741], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into())])
}

/// `add_.Scalar`: Adds `other`, scaled by `alpha`, to `self`.
pub fn add_scalar_(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[742], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into())])
}

/// `add.out`: Adds `other`, scaled by `alpha`, to `self`.
pub fn add_out(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[743], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into()), Arg::Tensor(out)])
}

/// `add.Scalar_out`: Adds `other`, scaled by `alpha`, to `self`.
pub fn add_scalar_out(
    self_: &Tensor,
    other: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[744],
        &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into()), Arg::Tensor(out)],
    )
}

/// `sub.Tensor`: Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract.
pub fn sub(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[745], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into())])
}

/// `sub.Scalar`: Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract.
pub fn sub_scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[746], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into())])
}

/// `sub_.Tensor`: Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract.
pub fn sub_(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[747], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into())])
}

/// `sub_.Scalar`: Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract.
pub fn sub_scalar_(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[748], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into())])
}

/// `sub.out`: Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract.
pub fn sub_out(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[749], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into()), Arg::Tensor(out)])
}

/// `sub.Scalar_out`: Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract.
pub fn sub_scalar_out(
    self_: &Tensor,
    other: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[750],
        &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into()), Arg::Tensor(out)],
    )
}

/// `rsub.Tensor`: Subtracts `self`, scaled by `alpha`, from `other`.
pub fn rsub(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[751], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into())])
}

/// `rsub.Scalar`: Subtracts `self`, scaled by `alpha`, from `other`.
pub fn rsub_scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[752], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into())])
}

/// `rsub.out`: Subtracts `self`, scaled by `alpha`, from `other`.
pub fn rsub_out(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[753], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into()), Arg::Tensor(out)])
}

/// `rsub.Scalar_out`: Subtracts `self`, scaled by `alpha`, from `other`.
pub fn rsub_scalar_out(
    self_: &Tensor,
    other: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[754],
        &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into()), Arg::Tensor(out)],
    )
}

/// `mul.Tensor`: Multiplies.
pub fn mul(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[755], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `mul.Scalar`: Multiplies.
pub fn mul_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[756], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `mul_.Tensor`: Multiplies.
pub fn mul_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[757], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `mul_.Scalar`: Multiplies.
pub fn mul_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[758], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `mul.out`: Multiplies.
pub fn mul_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[759], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `mul.Scalar_out`: Multiplies.
pub fn mul_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[760], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `div.Tensor`: Divides; integers give floating point.
pub fn div(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[761], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `div.Scalar`: Divides; integers give floating point.
pub fn div_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[762], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `div_.Tensor`: Divides; integers give floating point.
pub fn div_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[763], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `div_.Scalar`: Divides; integers give floating point.
pub fn div_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[764], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `div.out`: Divides; integers give floating point.
pub fn div_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[765], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `div.Scalar_out`: Divides; integers give floating point.
pub fn div_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[766], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `div.Tensor_mode`: Divides and rounds by `rounding_mode` - None, 'floor' or 'trunc'.
pub fn div_tensor_mode(self_: &Tensor, other: &Tensor, rounding_mode: Option<&str>) -> Result<Tensor> {
    run(&OPERATORS[767], &[Arg::Tensor(self_), Arg::Tensor(other), rounding_mode.into()])
}

/// `div.Scalar_mode`: Divides and rounds by `rounding_mode` - None, 'floor' or 'trunc'.
pub fn div_scalar_mode(
    self_: &Tensor,
    other: impl Into<Scalar>,
    rounding_mode: Option<&str>,
) -> Result<Tensor> {
    run(&OPERATORS[768], &[Arg::Tensor(self_), Arg::from(other.into()), rounding_mode.into()])
}

/// `div_.Tensor_mode`: Divides and rounds by `rounding_mode` - None, 'floor' or 'trunc'.
pub fn div_tensor_mode_(self_: &Tensor, other: &Tensor, rounding_mode: Option<&str>) -> Result<Tensor> {
    run(&OPERATORS[769], &[Arg::Tensor(self_), Arg::Tensor(other), rounding_mode.into()])
}

/// `div_.Scalar_mode`: Divides and rounds by `rounding_mode` - None, 'floor' or 'trunc'.
pub fn div_scalar_mode_(
    self_: &Tensor,
    other: impl Into<Scalar>,
    rounding_mode: Option<&str>,
) -> Result<Tensor> {
    run(&OPERATORS[770], &[Arg::Tensor(self_), Arg::from(other.into()), rounding_mode.into()])
}

/// `div.Tensor_mode_out`: Divides and rounds by `rounding_mode` - None, 'floor' or 'trunc'.
pub fn div_tensor_mode_out(
    self_: &Tensor,
    other: &Tensor,
    rounding_mode: Option<&str>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[771], &[Arg::Tensor(self_), Arg::Tensor(other), rounding_mode.into(), Arg::Tensor(out)])
}

/// `div.Scalar_mode_out`: Divides and rounds by `rounding_mode` - None, 'floor' or 'trunc'.
pub fn div_scalar_mode_out(
    self_: &Tensor,
    other: impl Into<Scalar>,
    rounding_mode: Option<&str>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[772],
        &[Arg::Tensor(self_), Arg::from(other.into()), rounding_mode.into(), Arg::Tensor(out)],
    )
}

/// `floor_divide`: Divides and rounds down.
pub fn floor_divide(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[773], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `floor_divide.Scalar`: Divides and rounds down.
pub fn floor_divide_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[774], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `floor_divide_`: Divides and rounds down.
pub fn floor_divide_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[775], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `floor_divide_.Scalar`: Divides and rounds down.
pub fn floor_divide_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[776], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `floor_divide.out`: Divides and rounds down.
pub fn floor_divide_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[777], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `floor_divide.Scalar_out`: Divides and rounds down.
pub fn floor_divide_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[778], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `remainder.Tensor`: What floor division leaves, with the sign of the divisor.
pub fn remainder(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[779], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `remainder.Scalar`: What floor division leaves, with the sign of the divisor.
pub fn remainder_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[780], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `remainder_.Tensor`: What floor division leaves, with the sign of the divisor.
pub fn remainder_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[781], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `remainder_.Scalar`: What floor division leaves, with the sign of the divisor.
pub fn remainder_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[782], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `remainder.out`: What floor division leaves, with the sign of the divisor.
pub fn remainder_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[783], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `remainder.Scalar_out`: What floor division leaves, with the sign of the divisor.
pub fn remainder_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[784], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `fmod.Tensor`: What truncated division leaves, with the sign of the dividend.
pub fn fmod(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[785], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `fmod.Scalar`: What truncated division leaves, with the sign of the dividend.
pub fn fmod_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[786], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `fmod_.Tensor`: What truncated division leaves, with the sign of the dividend.
pub fn fmod_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[787], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `fmod_.Scalar`: What truncated division leaves, with the sign of the dividend.
pub fn fmod_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[788], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `fmod.out`: What truncated division leaves, with the sign of the dividend.
pub fn fmod_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[789], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `fmod.Scalar_out`: What truncated division leaves, with the sign of the dividend.
pub fn fmod_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[790], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `pow.Tensor_Tensor`: `self` to the power `exponent`.
pub fn pow(self_: &Tensor, exponent: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[791], &[Arg::Tensor(self_), Arg::Tensor(exponent)])
}

/// `pow.Tensor_Scalar`: `self` to the power `exponent`.
pub fn pow_tensor_scalar(self_: &Tensor, exponent: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[792], &[Arg::Tensor(self_), Arg::from(exponent.into())])
}

/// `pow_.Tensor_Tensor`: `self` to the power `exponent`.
pub fn pow_(self_: &Tensor, exponent: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[793], &[Arg::Tensor(self_), Arg::Tensor(exponent)])
}

/// `pow_.Tensor_Scalar`: `self` to the power `exponent`.
pub fn pow_tensor_scalar_(self_: &Tensor, exponent: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[794], &[Arg::Tensor(self_), Arg::from(exponent.into())])
}

/// `pow.out`: `self` to the power `exponent`.
pub fn pow_out(self_: &Tensor, exponent: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[795], &[Arg::Tensor(self_), Arg::Tensor(exponent), Arg::Tensor(out)])
}

/// `pow.Tensor_Scalar_out`: `self` to the power `exponent`.
pub fn pow_tensor_scalar_out(self_: &Tensor, exponent: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[796], &[Arg::Tensor(self_), Arg::from(exponent.into()), Arg::Tensor(out)])
}

/// `pow.Scalar`: A number to the power `exponent`.
pub fn pow_scalar(self_: impl Into<Scalar>, exponent: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[797], &[Arg::from(self_.into()), Arg::Tensor(exponent)])
}

/// `pow.Scalar_out`: A number to the power `exponent`.
pub fn pow_scalar_out(self_: impl Into<Scalar>, exponent: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[798], &[Arg::from(self_.into()), Arg::Tensor(exponent), Arg::Tensor(out)])
}

/// `maximum`: The larger of two elements; NaN if either is.
pub fn maximum(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[799], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `maximum.out`: The larger of two elements; NaN if either is.
pub fn maximum_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[800], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `minimum`: The smaller of two elements; NaN if either is.
pub fn minimum(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[801], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `minimum.out`: The smaller of two elements; NaN if either is.
pub fn minimum_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[802], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `fmax`: The larger of two elements; the other where one is NaN.
pub fn fmax(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[803], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `fmax.out`: The larger of two elements; the other where one is NaN.
pub fn fmax_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[804], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `fmin`: The smaller of two elements; the other where one is NaN.
pub fn fmin(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[805], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `fmin.out`: The smaller of two elements; the other where one is NaN.
pub fn fmin_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[806], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `atan2`: The angle of the point (other, self).
pub fn atan2(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[807], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `atan2_`: The angle of the point (other, self).
pub fn atan2_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[808], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `atan2.out`: The angle of the point (other, self).
pub fn atan2_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[809], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `hypot`: sqrt(self**2 + other**2) without overflow.
pub fn hypot(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[810], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `hypot_`: sqrt(self**2 + other**2) without overflow.
pub fn hypot_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[811], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `hypot.out`: sqrt(self**2 + other**2) without overflow.
pub fn hypot_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[812], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `logaddexp`: log(exp(self) + exp(other)) without overflow.
pub fn logaddexp(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[813], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `logaddexp.out`: log(exp(self) + exp(other)) without overflow.
pub fn logaddexp_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[814], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `logaddexp2`: log2(2**self + 2**other) without overflow.
pub fn logaddexp2(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[815], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `logaddexp2.out`: log2(2**self + 2**other) without overflow.
pub fn logaddexp2_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[816], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `copysign.Tensor`: The size of `self` with the sign of `other`.
pub fn copysign(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[817], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `copysign.Scalar`: The size of `self` with the sign of `other`.
pub fn copysign_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[818], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `copysign_.Tensor`: The size of `self` with the sign of `other`.
pub fn copysign_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[819], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `copysign_.Scalar`: The size of `self` with the sign of `other`.
pub fn copysign_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[820], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `copysign.out`: The size of `self` with the sign of `other`.
pub fn copysign_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[821], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `copysign.Scalar_out`: The size of `self` with the sign of `other`.
pub fn copysign_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[822], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `xlogy.Tensor`: self * log(other), 0 where `self` is 0.
pub fn xlogy(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[823], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `xlogy.Scalar_Other`: self * log(other), 0 where `self` is 0.
pub fn xlogy_scalar_other(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[824], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `xlogy_.Tensor`: self * log(other), 0 where `self` is 0.
pub fn xlogy_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[825], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `xlogy_.Scalar_Other`: self * log(other), 0 where `self` is 0.
pub fn xlogy_scalar_other_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[826], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `xlogy.out`: self * log(other), 0 where `self` is 0.
pub fn xlogy_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[827], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `xlogy.Scalar_Other_out`: self * log(other), 0 where `self` is 0.
pub fn xlogy_scalar_other_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[828], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `special_xlog1py`: self * log(1 + other), 0 where `self` is 0.
pub fn special_xlog1py(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[829], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `special_xlog1py.out`: self * log(1 + other), 0 where `self` is 0.
pub fn special_xlog1py_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[830], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `nextafter`: The next number after `self` in the direction of `other`.
pub fn nextafter(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[831], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `nextafter_`: The next number after `self` in the direction of `other`.
pub fn nextafter_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[832], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `nextafter.out`: The next number after `self` in the direction of `other`.
pub fn nextafter_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[833], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `heaviside`: 0, `values` or 1 where `self` is negative, 0 or positive.
pub fn heaviside(self_: &Tensor, values: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[834], &[Arg::Tensor(self_), Arg::Tensor(values)])
}

/// `heaviside_`: 0, `values` or 1 where `self` is negative, 0 or positive.
pub fn heaviside_(self_: &Tensor, values: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[835], &[Arg::Tensor(self_), Arg::Tensor(values)])
}

/// `heaviside.out`: 0, `values` or 1 where `self` is negative, 0 or positive.
pub fn heaviside_out(self_: &Tensor, values: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[836], &[Arg::Tensor(self_), Arg::Tensor(values), Arg::Tensor(out)])
}

/// `gcd`: The greatest common divisor.
pub fn gcd(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[837], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `gcd_`: The greatest common divisor.
pub fn gcd_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[838], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `gcd.out`: The greatest common divisor.
pub fn gcd_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[839], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `lcm`: The least common multiple.
pub fn lcm(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[840], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `lcm_`: The least common multiple.
pub fn lcm_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[841], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `lcm.out`: The least common multiple.
pub fn lcm_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[842], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `eq.Tensor`: True where `self` is equal to `other`, compared as numbers whatever the dtypes.
pub fn eq(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[843], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `eq.Scalar`: True where `self` is equal to `other`, compared as numbers whatever the dtypes.
pub fn eq_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[844], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `eq_.Tensor`: True where `self` is equal to `other`, compared as numbers whatever the dtypes.
pub fn eq_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[845], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `eq_.Scalar`: True where `self` is equal to `other`, compared as numbers whatever the dtypes.
pub fn eq_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[846], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `eq.out`: True where `self` is equal to `other`, compared as numbers whatever the dtypes.
pub fn eq_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[847], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `eq.Scalar_out`: True where `self` is equal to `other`, compared as numbers whatever the dtypes.
pub fn eq_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[848], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `ne.Tensor`: True where `self` is not equal to `other`, compared as numbers whatever the dtypes.
pub fn ne(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[849], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `ne.Scalar`: True where `self` is not equal to `other`, compared as numbers whatever the dtypes.
pub fn ne_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[850], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `ne_.Tensor`: True where `self` is not equal to `other`, compared as numbers whatever the dtypes.
pub fn ne_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[851], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `ne_.Scalar`: True where `self` is not equal to `other`, compared as numbers whatever the dtypes.
pub fn ne_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[852], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `ne.out`: True where `self` is not equal to `other`, compared as numbers whatever the dtypes.
pub fn ne_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[853], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `ne.Scalar_out`: True where `self` is not equal to `other`, compared as numbers whatever the dtypes.
pub fn ne_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[854], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `lt.Tensor`: True where `self` is less than `other`, compared as numbers whatever the dtypes.
pub fn lt(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[855], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `lt.Scalar`: True where `self` is less than `other`, compared as numbers whatever the dtypes.
pub fn lt_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[856], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `lt_.Tensor`: True where `self` is less than `other`, compared as numbers whatever the dtypes.
pub fn lt_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[857], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `lt_.Scalar`: True where `self` is less than `other`, compared as numbers whatever the dtypes.
pub fn lt_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[858], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `lt.out`: True where `self` is less than `other`, compared as numbers whatever the dtypes.
pub fn lt_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[859], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `lt.Scalar_out`: True where `self` is less than `other`, compared as numbers whatever the dtypes.
pub fn lt_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[860], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `le.Tensor`: True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes.
pub fn le(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[861], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `le.Scalar`: True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes.
pub fn le_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[862], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `le_.Tensor`: True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes.
pub fn le_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[863], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `le_.Scalar`: True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes.
pub fn le_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[864], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `le.out`: True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes.
pub fn le_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[865], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `le.Scalar_out`: True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes.
pub fn le_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[866], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `gt.Tensor`: True where `self` is greater than `other`, compared as numbers whatever the dtypes.
pub fn gt(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[867], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `gt.Scalar`: True where `self` is greater than `other`, compared as numbers whatever the dtypes.
pub fn gt_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[868], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `gt_.Tensor`: True where `self` is greater than `other`, compared as numbers whatever the dtypes.
pub fn gt_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[869], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `gt_.Scalar`: True where `self` is greater than `other`, compared as numbers whatever the dtypes.
pub fn gt_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[870], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `gt.out`: True where `self` is greater than `other`, compared as numbers whatever the dtypes.
pub fn gt_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[871], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `gt.Scalar_out`: True where `self` is greater than `other`, compared as numbers whatever the dtypes.
pub fn gt_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[872], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `ge.Tensor`: True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes.
pub fn ge(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[873], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `ge.Scalar`: True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes.
pub fn ge_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[874], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `ge_.Tensor`: True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes.
pub fn ge_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[875], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `ge_.Scalar`: True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes.
pub fn ge_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[876], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `ge.out`: True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes.
pub fn ge_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[877], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `ge.Scalar_out`: True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes.
pub fn ge_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[878], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `bitwise_and.Tensor`: Bitwise and; of bools the logical one.
pub fn bitwise_and(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[879], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_and.Scalar`: Bitwise and; of bools the logical one.
pub fn bitwise_and_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[880], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_and_.Tensor`: Bitwise and; of bools the logical one.
pub fn bitwise_and_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[881], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_and_.Scalar`: Bitwise and; of bools the logical one.
pub fn bitwise_and_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[882], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_and.out`: Bitwise and; of bools the logical one.
pub fn bitwise_and_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[883], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `bitwise_and.Scalar_out`: Bitwise and; of bools the logical one.
pub fn bitwise_and_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[884], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `bitwise_or.Tensor`: Bitwise or; of bools the logical one.
pub fn bitwise_or(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[885], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_or.Scalar`: Bitwise or; of bools the logical one.
pub fn bitwise_or_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[886], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_or_.Tensor`: Bitwise or; of bools the logical one.
pub fn bitwise_or_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[887], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_or_.Scalar`: Bitwise or; of bools the logical one.
pub fn bitwise_or_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[888], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_or.out`: Bitwise or; of bools the logical one.
pub fn bitwise_or_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[889], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `bitwise_or.Scalar_out`: Bitwise or; of bools the logical one.
pub fn bitwise_or_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[890], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `bitwise_xor.Tensor`: Bitwise exclusive or; of bools the logical one.
pub fn bitwise_xor(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[891], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_xor.Scalar`: Bitwise exclusive or; of bools the logical one.
pub fn bitwise_xor_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[892], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_xor_.Tensor`: Bitwise exclusive or; of bools the logical one.
pub fn bitwise_xor_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[893], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_xor_.Scalar`: Bitwise exclusive or; of bools the logical one.
pub fn bitwise_xor_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[894], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_xor.out`: Bitwise exclusive or; of bools the logical one.
pub fn bitwise_xor_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[895], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `bitwise_xor.Scalar_out`: Bitwise exclusive or; of bools the logical one.
pub fn bitwise_xor_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[896], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `bitwise_left_shift.Tensor`: Bits shifted to the left.
pub fn bitwise_left_shift(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[897], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_left_shift.Tensor_Scalar`: Bits shifted to the left.
pub fn bitwise_left_shift_tensor_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[898], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_left_shift_.Tensor`: Bits shifted to the left.
pub fn bitwise_left_shift_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[899], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_left_shift_.Tensor_Scalar`: Bits shifted to the left.
pub fn bitwise_left_shift_tensor_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[900], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_left_shift.out`: Bits shifted to the left.
pub fn bitwise_left_shift_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[901], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `bitwise_left_shift.Tensor_Scalar_out`: Bits shifted to the left.
pub fn bitwise_left_shift_tensor_scalar_out(
    self_: &Tensor,
    other: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[902], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `bitwise_right_shift.Tensor`: Bits shifted to the right.
pub fn bitwise_right_shift(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[903], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_right_shift.Tensor_Scalar`: Bits shifted to the right.
pub fn bitwise_right_shift_tensor_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[904], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_right_shift_.Tensor`: Bits shifted to the right.
pub fn bitwise_right_shift_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[905], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `bitwise_right_shift_.Tensor_Scalar`: Bits shifted to the right.
pub fn bitwise_right_shift_tensor_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[906], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `bitwise_right_shift.out`: Bits shifted to the right.
pub fn bitwise_right_shift_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[907], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `bitwise_right_shift.Tensor_Scalar_out`: Bits shifted to the right.
pub fn bitwise_right_shift_tensor_scalar_out(
    self_: &Tensor,
    other: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[908], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `logical_and`: True where both are not 0.
pub fn logical_and(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[909], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `logical_and_`: True where both are not 0.
pub fn logical_and_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[910], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `logical_and.out`: True where both are not 0.
pub fn logical_and_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[911], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `logical_or`: True where one is not 0.
pub fn logical_or(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[912], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `logical_or_`: True where one is not 0.
pub fn logical_or_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[913], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `logical_or.out`: True where one is not 0.
pub fn logical_or_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[914], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `logical_xor`: True where exactly one is not 0.
pub fn logical_xor(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[915], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `logical_xor_`: True where exactly one is not 0.
pub fn logical_xor_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[916], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `logical_xor.out`: True where exactly one is not 0.
pub fn logical_xor_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[917], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `where.self`: `self` where the condition is true, else `other`.
pub fn where_self(condition: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[918], &[Arg::Tensor(condition), Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `where.ScalarSelf`: `self` where the condition is true, else `other`.
pub fn where_scalar_self(condition: &Tensor, self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[919], &[Arg::Tensor(condition), Arg::from(self_.into()), Arg::Tensor(other)])
}

/// `where.ScalarOther`: `self` where the condition is true, else `other`.
pub fn where_scalar_other(condition: &Tensor, self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[920], &[Arg::Tensor(condition), Arg::Tensor(self_), Arg::from(other.into())])
}

/// `where.Scalar`: `self` where the condition is true, else `other`.
pub fn where_scalar(
    condition: &Tensor,
    self_: impl Into<Scalar>,
    other: impl Into<Scalar>,
) -> Result<Tensor> {
    run(&OPERATORS[921], &[Arg::Tensor(condition), Arg::from(self_.into()), Arg::from(other.into())])
}

/// `where.self_out`: `self` where the condition is true, else `other`.
pub fn where_self_out(condition: &Tensor, self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[922], &[Arg::Tensor(condition), Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `where.ScalarSelf_out`: `self` where the condition is true, else `other`.
pub fn where_scalar_self_out(
    condition: &Tensor,
    self_: impl Into<Scalar>,
    other: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[923],
        &[Arg::Tensor(condition), Arg::from(self_.into()), Arg::Tensor(other), Arg::Tensor(out)],
    )
}

/// `where.ScalarOther_out`: `self` where the condition is true, else `other`.
pub fn where_scalar_other_out(
    condition: &Tensor,
    self_: &Tensor,
    other: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[924],
        &[Arg::Tensor(condition), Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)],
    )
}

/// `where.Scalar_out`: `self` where the condition is true, else `other`.
pub fn where_scalar_out(
    condition: &Tensor,
    self_: impl Into<Scalar>,
    other: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[925],
        &[Arg::Tensor(condition), Arg::from(self_.into()), Arg::from(other.into()), Arg::Tensor(out)],
    )
}

/// `masked_fill.Tensor`: `self`, with `value` where the mask is true.
pub fn masked_fill(self_: &Tensor, mask: &Tensor, value: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[926], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(value)])
}

/// `masked_fill.Scalar`: `self`, with `value` where the mask is true.
pub fn masked_fill_scalar(self_: &Tensor, mask: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[927], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::from(value.into())])
}

/// `masked_fill_.Tensor`: `self`, with `value` where the mask is true.
pub fn masked_fill_(self_: &Tensor, mask: &Tensor, value: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[928], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(value)])
}

/// `masked_fill_.Scalar`: `self`, with `value` where the mask is true.
pub fn masked_fill_scalar_(self_: &Tensor, mask: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[929], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::from(value.into())])
}

/// `masked_fill.out`: `self`, with `value` where the mask is true.
pub fn masked_fill_out(self_: &Tensor, mask: &Tensor, value: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[930], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(value), Arg::Tensor(out)])
}

/// `masked_fill.Scalar_out`: `self`, with `value` where the mask is true.
pub fn masked_fill_scalar_out(
    self_: &Tensor,
    mask: &Tensor,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[931], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::from(value.into()), Arg::Tensor(out)])
}

/// `clamp`: The elements bounded by `min` and `max`; NaN stays.
pub fn clamp(self_: &Tensor, min: Option<Scalar>, max: Option<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[932], &[Arg::Tensor(self_), min.into(), max.into()])
}

/// `clamp_`: The elements bounded by `min` and `max`; NaN stays.
pub fn clamp_(self_: &Tensor, min: Option<Scalar>, max: Option<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[933], &[Arg::Tensor(self_), min.into(), max.into()])
}

/// `clamp.out`: The elements bounded by `min` and `max`; NaN stays.
pub fn clamp_out(self_: &Tensor, min: Option<Scalar>, max: Option<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[934], &[Arg::Tensor(self_), min.into(), max.into(), Arg::Tensor(out)])
}

/// `clamp.Tensor`: The elements bounded by the tensors `min` and `max`; NaN wins.
pub fn clamp_tensor(self_: &Tensor, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<Tensor> {
    run(&OPERATORS[935], &[Arg::Tensor(self_), min.into(), max.into()])
}

/// `clamp_.Tensor`: The elements bounded by the tensors `min` and `max`; NaN wins.
pub fn clamp_tensor_(self_: &Tensor, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<Tensor> {
    run(&OPERATORS[936], &[Arg::Tensor(self_), min.into(), max.into()])
}

/// `clamp.Tensor_out`: The elements bounded by the tensors `min` and `max`; NaN wins.
pub fn clamp_tensor_out(
    self_: &Tensor,
    min: Option<&Tensor>,
    max: Option<&Tensor>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[937], &[Arg::Tensor(self_), min.into(), max.into(), Arg::Tensor(out)])
}

/// `clamp_min.Tensor`: The elements, not below `min`.
pub fn clamp_min(self_: &Tensor, min: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[938], &[Arg::Tensor(self_), Arg::Tensor(min)])
}

/// `clamp_min.Scalar`: The elements, not below `min`.
pub fn clamp_min_scalar(self_: &Tensor, min: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[939], &[Arg::Tensor(self_), Arg::from(min.into())])
}

/// `clamp_min_.Tensor`: The elements, not below `min`.
pub fn clamp_min_(self_: &Tensor, min: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[940], &[Arg::Tensor(self_), Arg::Tensor(min)])
}

/// `clamp_min_.Scalar`: The elements, not below `min`.
pub fn clamp_min_scalar_(self_: &Tensor, min: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[941], &[Arg::Tensor(self_), Arg::from(min.into())])
}

/// `clamp_min.out`: The elements, not below `min`.
pub fn clamp_min_out(self_: &Tensor, min: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[942], &[Arg::Tensor(self_), Arg::Tensor(min), Arg::Tensor(out)])
}

/// `clamp_min.Scalar_out`: The elements, not below `min`.
pub fn clamp_min_scalar_out(self_: &Tensor, min: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[943], &[Arg::Tensor(self_), Arg::from(min.into()), Arg::Tensor(out)])
}

/// `clamp_max.Tensor`: The elements, not above `max`.
pub fn clamp_max(self_: &Tensor, max: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[944], &[Arg::Tensor(self_), Arg::Tensor(max)])
}

/// `clamp_max.Scalar`: The elements, not above `max`.
pub fn clamp_max_scalar(self_: &Tensor, max: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[945], &[Arg::Tensor(self_), Arg::from(max.into())])
}

/// `clamp_max_.Tensor`: The elements, not above `max`.
pub fn clamp_max_(self_: &Tensor, max: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[946], &[Arg::Tensor(self_), Arg::Tensor(max)])
}

/// `clamp_max_.Scalar`: The elements, not above `max`.
pub fn clamp_max_scalar_(self_: &Tensor, max: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[947], &[Arg::Tensor(self_), Arg::from(max.into())])
}

/// `clamp_max.out`: The elements, not above `max`.
pub fn clamp_max_out(self_: &Tensor, max: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[948], &[Arg::Tensor(self_), Arg::Tensor(max), Arg::Tensor(out)])
}

/// `clamp_max.Scalar_out`: The elements, not above `max`.
pub fn clamp_max_scalar_out(self_: &Tensor, max: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[949], &[Arg::Tensor(self_), Arg::from(max.into()), Arg::Tensor(out)])
}

/// `lerp.Tensor`: self + weight * (end - self).
pub fn lerp(self_: &Tensor, end: &Tensor, weight: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[950], &[Arg::Tensor(self_), Arg::Tensor(end), Arg::Tensor(weight)])
}

/// `lerp.Scalar`: self + weight * (end - self).
pub fn lerp_scalar(self_: &Tensor, end: &Tensor, weight: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[951], &[Arg::Tensor(self_), Arg::Tensor(end), Arg::from(weight.into())])
}

/// `lerp_.Tensor`: self + weight * (end - self).
pub fn lerp_(self_: &Tensor, end: &Tensor, weight: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[952], &[Arg::Tensor(self_), Arg::Tensor(end), Arg::Tensor(weight)])
}

/// `lerp_.Scalar`: self + weight * (end - self).
pub fn lerp_scalar_(self_: &Tensor, end: &Tensor, weight: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[953], &[Arg::Tensor(self_), Arg::Tensor(end), Arg::from(weight.into())])
}

/// `lerp.out`: self + weight * (end - self).
pub fn lerp_out(self_: &Tensor, end: &Tensor, weight: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[954], &[Arg::Tensor(self_), Arg::Tensor(end), Arg::Tensor(weight), Arg::Tensor(out)])
}

/// `lerp.Scalar_out`: self + weight * (end - self).
pub fn lerp_scalar_out(
    self_: &Tensor,
    end: &Tensor,
    weight: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[955], &[Arg::Tensor(self_), Arg::Tensor(end), Arg::from(weight.into()), Arg::Tensor(out)])
}

/// `addcmul`: self + value * tensor1 * tensor2.
pub fn addcmul(
    self_: &Tensor,
    tensor1: &Tensor,
    tensor2: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[956],
        &[Arg::Tensor(self_), Arg::Tensor(tensor1), Arg::Tensor(tensor2), Arg::from(value.into())],
    )
}

/// `addcmul_`: self + value * tensor1 * tensor2.
pub fn addcmul_(
    self_: &Tensor,
    tensor1: &Tensor,
    tensor2: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[957],
        &[Arg::Tensor(self_), Arg::Tensor(tensor1), Arg::Tensor(tensor2), Arg::from(value.into())],
    )
}

/// `addcmul.out`: self + value * tensor1 * tensor2.
pub fn addcmul_out(
    self_: &Tensor,
    tensor1: &Tensor,
    tensor2: &Tensor,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[958],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(tensor1),
            Arg::Tensor(tensor2),
            Arg::from(value.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `addcdiv`: self + value * tensor1 / tensor2.
pub fn addcdiv(
    self_: &Tensor,
    tensor1: &Tensor,
    tensor2: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[959],
        &[Arg::Tensor(self_), Arg::Tensor(tensor1), Arg::Tensor(tensor2), Arg::from(value.into())],
    )
}

/// `addcdiv_`: self + value * tensor1 / tensor2.
pub fn addcdiv_(
    self_: &Tensor,
    tensor1: &Tensor,
    tensor2: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[960],
        &[Arg::Tensor(self_), Arg::Tensor(tensor1), Arg::Tensor(tensor2), Arg::from(value.into())],
    )
}

/// `addcdiv.out`: self + value * tensor1 / tensor2.
pub fn addcdiv_out(
    self_: &Tensor,
    tensor1: &Tensor,
    tensor2: &Tensor,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[961],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(tensor1),
            Arg::Tensor(tensor2),
            Arg::from(value.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `complex`: Complex numbers of two parts.
pub fn complex(real: &Tensor, imag: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[962], &[Arg::Tensor(real), Arg::Tensor(imag)])
}

/// `complex.out`: Complex numbers of two parts.
pub fn complex_out(real: &Tensor, imag: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[963], &[Arg::Tensor(real), Arg::Tensor(imag), Arg::Tensor(out)])
}

/// `polar`: Complex numbers of absolute value and angle.
pub fn polar(abs: &Tensor, angle: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[964], &[Arg::Tensor(abs), Arg::Tensor(angle)])
}

/// `polar.out`: Complex numbers of absolute value and angle.
pub fn polar_out(abs: &Tensor, angle: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[965], &[Arg::Tensor(abs), Arg::Tensor(angle), Arg::Tensor(out)])
}

/// `gelu`: x times the normal distribution function of x, exact or by tanh.
pub fn gelu(self_: &Tensor, approximate: &str) -> Result<Tensor> {
    run(&OPERATORS[966], &[Arg::Tensor(self_), Arg::Str(approximate)])
}

/// `gelu_`: x times the normal distribution function of x, exact or by tanh.
pub fn gelu_(self_: &Tensor, approximate: &str) -> Result<Tensor> {
    run(&OPERATORS[967], &[Arg::Tensor(self_), Arg::Str(approximate)])
}

/// `gelu.out`: x times the normal distribution function of x, exact or by tanh.
pub fn gelu_out(self_: &Tensor, approximate: &str, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[968], &[Arg::Tensor(self_), Arg::Str(approximate), Arg::Tensor(out)])
}

/// `silu`: x * sigmoid(x).
pub fn silu(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[969], &[Arg::Tensor(self_)])
}

/// `silu_`: x * sigmoid(x).
pub fn silu_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[970], &[Arg::Tensor(self_)])
}

/// `silu.out`: x * sigmoid(x).
pub fn silu_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[971], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `mish`: x * tanh(softplus(x)).
pub fn mish(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[972], &[Arg::Tensor(self_)])
}

/// `mish_`: x * tanh(softplus(x)).
pub fn mish_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[973], &[Arg::Tensor(self_)])
}

/// `mish.out`: x * tanh(softplus(x)).
pub fn mish_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[974], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `softplus`: log(1 + exp(beta * x)) / beta; x itself above the threshold.
pub fn softplus(self_: &Tensor, beta: impl Into<Scalar>, threshold: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[975], &[Arg::Tensor(self_), Arg::from(beta.into()), Arg::from(threshold.into())])
}

/// `softplus.out`: log(1 + exp(beta * x)) / beta; x itself above the threshold.
pub fn softplus_out(
    self_: &Tensor,
    beta: impl Into<Scalar>,
    threshold: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[976],
        &[Arg::Tensor(self_), Arg::from(beta.into()), Arg::from(threshold.into()), Arg::Tensor(out)],
    )
}

/// `elu`: x where positive, else alpha * (exp(x) - 1).
pub fn elu(
    self_: &Tensor,
    alpha: impl Into<Scalar>,
    scale: impl Into<Scalar>,
    input_scale: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[977],
        &[
            Arg::Tensor(self_),
            Arg::from(alpha.into()),
            Arg::from(scale.into()),
            Arg::from(input_scale.into()),
        ],
    )
}

/// `elu_`: x where positive, else alpha * (exp(x) - 1).
pub fn elu_(
    self_: &Tensor,
    alpha: impl Into<Scalar>,
    scale: impl Into<Scalar>,
    input_scale: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[978],
        &[
            Arg::Tensor(self_),
            Arg::from(alpha.into()),
            Arg::from(scale.into()),
            Arg::from(input_scale.into()),
        ],
    )
}

/// `elu.out`: x where positive, else alpha * (exp(x) - 1).
pub fn elu_out(
    self_: &Tensor,
    alpha: impl Into<Scalar>,
    scale: impl Into<Scalar>,
    input_scale: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[979],
        &[
            Arg::Tensor(self_),
            Arg::from(alpha.into()),
            Arg::from(scale.into()),
            Arg::from(input_scale.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `leaky_relu`: x where positive, else negative_slope * x.
pub fn leaky_relu(self_: &Tensor, negative_slope: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[980], &[Arg::Tensor(self_), Arg::from(negative_slope.into())])
}

/// `leaky_relu_`: x where positive, else negative_slope * x.
pub fn leaky_relu_(self_: &Tensor, negative_slope: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[981], &[Arg::Tensor(self_), Arg::from(negative_slope.into())])
}

/// `leaky_relu.out`: x where positive, else negative_slope * x.
pub fn leaky_relu_out(self_: &Tensor, negative_slope: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[982], &[Arg::Tensor(self_), Arg::from(negative_slope.into()), Arg::Tensor(out)])
}

/// `hardtanh`: x bounded by min_val and max_val.
pub fn hardtanh(self_: &Tensor, min_val: impl Into<Scalar>, max_val: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[983], &[Arg::Tensor(self_), Arg::from(min_val.into()), Arg::from(max_val.into())])
}

/// `hardtanh_`: x bounded by min_val and max_val.
pub fn hardtanh_(self_: &Tensor, min_val: impl Into<Scalar>, max_val: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[984], &[Arg::Tensor(self_), Arg::from(min_val.into()), Arg::from(max_val.into())])
}

/// `hardtanh.out`: x bounded by min_val and max_val.
pub fn hardtanh_out(
    self_: &Tensor,
    min_val: impl Into<Scalar>,
    max_val: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[985],
        &[Arg::Tensor(self_), Arg::from(min_val.into()), Arg::from(max_val.into()), Arg::Tensor(out)],
    )
}

/// `hardswish`: x * relu6(x + 3) / 6.
pub fn hardswish(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[986], &[Arg::Tensor(self_)])
}

/// `hardswish_`: x * relu6(x + 3) / 6.
pub fn hardswish_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[987], &[Arg::Tensor(self_)])
}

/// `hardswish.out`: x * relu6(x + 3) / 6.
pub fn hardswish_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[988], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `hardsigmoid`: relu6(x + 3) / 6.
pub fn hardsigmoid(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[989], &[Arg::Tensor(self_)])
}

/// `hardsigmoid_`: relu6(x + 3) / 6.
pub fn hardsigmoid_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[990], &[Arg::Tensor(self_)])
}

/// `hardsigmoid.out`: relu6(x + 3) / 6.
pub fn hardsigmoid_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[991], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `softshrink`: x moved toward 0 by lambd, 0 in between.
pub fn softshrink(self_: &Tensor, lambd: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[992], &[Arg::Tensor(self_), Arg::from(lambd.into())])
}

/// `softshrink.out`: x moved toward 0 by lambd, 0 in between.
pub fn softshrink_out(self_: &Tensor, lambd: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[993], &[Arg::Tensor(self_), Arg::from(lambd.into()), Arg::Tensor(out)])
}

/// `hardshrink`: x, but 0 between -lambd and lambd.
pub fn hardshrink(self_: &Tensor, lambd: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[994], &[Arg::Tensor(self_), Arg::from(lambd.into())])
}

/// `hardshrink.out`: x, but 0 between -lambd and lambd.
pub fn hardshrink_out(self_: &Tensor, lambd: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[995], &[Arg::Tensor(self_), Arg::from(lambd.into()), Arg::Tensor(out)])
}

/// `threshold`: x where it is above the threshold, else value.
pub fn threshold(self_: &Tensor, threshold: impl Into<Scalar>, value: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[996], &[Arg::Tensor(self_), Arg::from(threshold.into()), Arg::from(value.into())])
}

/// `threshold_`: x where it is above the threshold, else value.
pub fn threshold_(self_: &Tensor, threshold: impl Into<Scalar>, value: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[997], &[Arg::Tensor(self_), Arg::from(threshold.into()), Arg::from(value.into())])
}

/// `threshold.out`: x where it is above the threshold, else value.
pub fn threshold_out(
    self_: &Tensor,
    threshold: impl Into<Scalar>,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[998],
        &[Arg::Tensor(self_), Arg::from(threshold.into()), Arg::from(value.into()), Arg::Tensor(out)],
    )
}

/// `log_sigmoid_forward`: log(sigmoid(x)), and an empty buffer.
pub fn log_sigmoid_forward(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[999], &[Arg::Tensor(self_)])
}

/// `log_sigmoid_forward.out`: log(sigmoid(x)), and an empty buffer.
pub fn log_sigmoid_forward_out(self_: &Tensor, output: &Tensor, buffer: &Tensor) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1000], &[Arg::Tensor(self_), Arg::Tensor(output), Arg::Tensor(buffer)])
}

/// `_prelu_kernel`: x where positive, else weight * x.
pub fn _prelu_kernel(self_: &Tensor, weight: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1001], &[Arg::Tensor(self_), Arg::Tensor(weight)])
}

/// `_prelu_kernel.out`: x where positive, else weight * x.
pub fn _prelu_kernel_out(self_: &Tensor, weight: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1002], &[Arg::Tensor(self_), Arg::Tensor(weight), Arg::Tensor(out)])
}

/// `sigmoid_backward`: Gradient of sigmoid.
pub fn sigmoid_backward(grad_output: &Tensor, output: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1003], &[Arg::Tensor(grad_output), Arg::Tensor(output)])
}

/// `sigmoid_backward.out`: Gradient of sigmoid.
pub fn sigmoid_backward_out(grad_output: &Tensor, output: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1004], &[Arg::Tensor(grad_output), Arg::Tensor(output), Arg::Tensor(out)])
}

/// `tanh_backward`: Gradient of tanh.
pub fn tanh_backward(grad_output: &Tensor, output: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1005], &[Arg::Tensor(grad_output), Arg::Tensor(output)])
}

/// `tanh_backward.out`: Gradient of tanh.
pub fn tanh_backward_out(grad_output: &Tensor, output: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1006], &[Arg::Tensor(grad_output), Arg::Tensor(output), Arg::Tensor(out)])
}

/// `threshold_backward`: Gradient of threshold.
pub fn threshold_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    threshold: impl Into<Scalar>,
) -> Result<Tensor> {
    run(&OPERATORS[1007], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::from(threshold.into())])
}

/// `threshold_backward.out`: Gradient of threshold.
pub fn threshold_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    threshold: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1008],
        &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::from(threshold.into()), Arg::Tensor(out)],
    )
}

/// `gelu_backward`: Gradient of gelu.
pub fn gelu_backward(grad_output: &Tensor, self_: &Tensor, approximate: &str) -> Result<Tensor> {
    run(&OPERATORS[1009], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Str(approximate)])
}

/// `gelu_backward.out`: Gradient of gelu.
pub fn gelu_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    approximate: &str,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1010],
        &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Str(approximate), Arg::Tensor(out)],
    )
}

/// `silu_backward`: Gradient of silu.
pub fn silu_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1011], &[Arg::Tensor(grad_output), Arg::Tensor(self_)])
}

/// `silu_backward.out`: Gradient of silu.
pub fn silu_backward_out(grad_output: &Tensor, self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1012], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `mish_backward`: Gradient of mish.
pub fn mish_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1013], &[Arg::Tensor(grad_output), Arg::Tensor(self_)])
}

/// `mish_backward.out`: Gradient of mish.
pub fn mish_backward_out(grad_output: &Tensor, self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1014], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `softplus_backward`: Gradient of softplus.
pub fn softplus_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    beta: impl Into<Scalar>,
    threshold: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1015],
        &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::from(beta.into()), Arg::from(threshold.into())],
    )
}

/// `softplus_backward.out`: Gradient of softplus.
pub fn softplus_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    beta: impl Into<Scalar>,
    threshold: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1016],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::from(beta.into()),
            Arg::from(threshold.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `elu_backward`: Gradient of elu, from its input or its result.
pub fn elu_backward(
    grad_output: &Tensor,
    alpha: impl Into<Scalar>,
    scale: impl Into<Scalar>,
    input_scale: impl Into<Scalar>,
    is_result: bool,
    self_or_result: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1017],
        &[
            Arg::Tensor(grad_output),
            Arg::from(alpha.into()),
            Arg::from(scale.into()),
            Arg::from(input_scale.into()),
            Arg::Bool(is_result),
            Arg::Tensor(self_or_result),
        ],
    )
}

/// `elu_backward.out`: Gradient of elu, from its input or its result.
pub fn elu_backward_out(
    grad_output: &Tensor,
    alpha: impl Into<Scalar>,
    scale: impl Into<Scalar>,
    input_scale: impl Into<Scalar>,
    is_result: bool,
    self_or_result: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1018],
        &[
            Arg::Tensor(grad_output),
            Arg::from(alpha.into()),
            Arg::from(scale.into()),
            Arg::from(input_scale.into()),
            Arg::Bool(is_result),
            Arg::Tensor(self_or_result),
            Arg::Tensor(out),
        ],
    )
}

/// `leaky_relu_backward`: Gradient of leaky_relu.
pub fn leaky_relu_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    negative_slope: impl Into<Scalar>,
    self_is_result: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[1019],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::from(negative_slope.into()),
            Arg::Bool(self_is_result),
        ],
    )
}

/// `leaky_relu_backward.out`: Gradient of leaky_relu.
pub fn leaky_relu_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    negative_slope: impl Into<Scalar>,
    self_is_result: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1020],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::from(negative_slope.into()),
            Arg::Bool(self_is_result),
            Arg::Tensor(out),
        ],
    )
}

/// `hardtanh_backward`: Gradient of hardtanh.
pub fn hardtanh_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    min_val: impl Into<Scalar>,
    max_val: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1021],
        &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::from(min_val.into()), Arg::from(max_val.into())],
    )
}

/// `hardtanh_backward.out`: Gradient of hardtanh.
pub fn hardtanh_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    min_val: impl Into<Scalar>,
    max_val: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1022],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::from(min_val.into()),
            Arg::from(max_val.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `hardswish_backward`: Gradient of hardswish.
pub fn hardswish_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1023], &[Arg::Tensor(grad_output), Arg::Tensor(self_)])
}

/// `hardswish_backward.out`: Gradient of hardswish.
pub fn hardswish_backward_out(grad_output: &Tensor, self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1024], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `hardsigmoid_backward`: Gradient of hardsigmoid.
pub fn hardsigmoid_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1025], &[Arg::Tensor(grad_output), Arg::Tensor(self_)])
}

/// `hardsigmoid_backward.out`: Gradient of hardsigmoid.
pub fn hardsigmoid_backward_out(grad_output: &Tensor, self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1026], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `softshrink_backward`: Gradient of softshrink.
pub fn softshrink_backward(grad_output: &Tensor, self_: &Tensor, lambd: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1027], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::from(lambd.into())])
}

/// `softshrink_backward.out`: Gradient of softshrink.
pub fn softshrink_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    lambd: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1028],
        &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::from(lambd.into()), Arg::Tensor(out)],
    )
}

/// `hardshrink_backward`: Gradient of hardshrink.
pub fn hardshrink_backward(grad_out: &Tensor, self_: &Tensor, lambd: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1029], &[Arg::Tensor(grad_out), Arg::Tensor(self_), Arg::from(lambd.into())])
}

/// `hardshrink_backward.out`: Gradient of hardshrink.
pub fn hardshrink_backward_out(
    grad_out: &Tensor,
    self_: &Tensor,
    lambd: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1030],
        &[Arg::Tensor(grad_out), Arg::Tensor(self_), Arg::from(lambd.into()), Arg::Tensor(out)],
    )
}

/// `log_sigmoid_backward`: Gradient of log_sigmoid.
pub fn log_sigmoid_backward(grad_output: &Tensor, self_: &Tensor, buffer: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1031], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(buffer)])
}

/// `log_sigmoid_backward.out`: Gradient of log_sigmoid.
pub fn log_sigmoid_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    buffer: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1032],
        &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(buffer), Arg::Tensor(out)],
    )
}

/// `logit_backward`: Gradient of logit.
pub fn logit_backward(grad_output: &Tensor, self_: &Tensor, eps: Option<Real>) -> Result<Tensor> {
    run(&OPERATORS[1033], &[Arg::Tensor(grad_output), Arg::Tensor(self_), eps.into()])
}

/// `logit_backward.out`: Gradient of logit.
pub fn logit_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    eps: Option<Real>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[1034], &[Arg::Tensor(grad_output), Arg::Tensor(self_), eps.into(), Arg::Tensor(out)])
}

/// `_prelu_kernel_backward`: Gradients of prelu.
pub fn _prelu_kernel_backward(
    grad_output: &Tensor,
    self_: &Tensor,
    weight: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1035], &[Arg::Tensor(grad_output), Arg::Tensor(self_), Arg::Tensor(weight)])
}

/// `_prelu_kernel_backward.out`: Gradients of prelu.
pub fn _prelu_kernel_backward_out(
    grad_output: &Tensor,
    self_: &Tensor,
    weight: &Tensor,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1036],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(self_),
            Arg::Tensor(weight),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `conj`: The complex conjugate; real tensors are returned as they are.
pub fn conj(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1037], &[Arg::Tensor(self_)])
}

/// `absolute`: As `abs`.
pub fn absolute(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1038], &[Arg::Tensor(self_)])
}

/// `absolute_`: As `abs`.
pub fn absolute_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1039], &[Arg::Tensor(self_)])
}

/// `absolute.out`: As `abs`.
pub fn absolute_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1040], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `arccos`: As `acos`.
pub fn arccos(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1041], &[Arg::Tensor(self_)])
}

/// `arccos_`: As `acos`.
pub fn arccos_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1042], &[Arg::Tensor(self_)])
}

/// `arccos.out`: As `acos`.
pub fn arccos_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1043], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `arcsin`: As `asin`.
pub fn arcsin(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1044], &[Arg::Tensor(self_)])
}

/// `arcsin_`: As `asin`.
pub fn arcsin_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1045], &[Arg::Tensor(self_)])
}

/// `arcsin.out`: As `asin`.
pub fn arcsin_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1046], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `arctan`: As `atan`.
pub fn arctan(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1047], &[Arg::Tensor(self_)])
}

/// `arctan_`: As `atan`.
pub fn arctan_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1048], &[Arg::Tensor(self_)])
}

/// `arctan.out`: As `atan`.
pub fn arctan_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1049], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `arccosh`: As `acosh`.
pub fn arccosh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1050], &[Arg::Tensor(self_)])
}

/// `arccosh_`: As `acosh`.
pub fn arccosh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1051], &[Arg::Tensor(self_)])
}

/// `arccosh.out`: As `acosh`.
pub fn arccosh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1052], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `arcsinh`: As `asinh`.
pub fn arcsinh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1053], &[Arg::Tensor(self_)])
}

/// `arcsinh_`: As `asinh`.
pub fn arcsinh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1054], &[Arg::Tensor(self_)])
}

/// `arcsinh.out`: As `asinh`.
pub fn arcsinh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1055], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `arctanh`: As `atanh`.
pub fn arctanh(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1056], &[Arg::Tensor(self_)])
}

/// `arctanh_`: As `atanh`.
pub fn arctanh_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1057], &[Arg::Tensor(self_)])
}

/// `arctanh.out`: As `atanh`.
pub fn arctanh_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1058], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `negative`: As `neg`.
pub fn negative(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1059], &[Arg::Tensor(self_)])
}

/// `negative_`: As `neg`.
pub fn negative_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1060], &[Arg::Tensor(self_)])
}

/// `negative.out`: As `neg`.
pub fn negative_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1061], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `fix`: As `trunc`.
pub fn fix(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1062], &[Arg::Tensor(self_)])
}

/// `fix_`: As `trunc`.
pub fn fix_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1063], &[Arg::Tensor(self_)])
}

/// `fix.out`: As `trunc`.
pub fn fix_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1064], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `subtract.Tensor`: As `sub`.
pub fn subtract(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1065], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into())])
}

/// `subtract.Scalar`: As `sub`.
pub fn subtract_scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1066], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into())])
}

/// `subtract_.Tensor`: As `sub`.
pub fn subtract_(self_: &Tensor, other: &Tensor, alpha: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1067], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into())])
}

/// `subtract_.Scalar`: As `sub`.
pub fn subtract_scalar_(
    self_: &Tensor,
    other: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(&OPERATORS[1068], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into())])
}

/// `subtract.out`: As `sub`.
pub fn subtract_out(
    self_: &Tensor,
    other: &Tensor,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1069],
        &[Arg::Tensor(self_), Arg::Tensor(other), Arg::from(alpha.into()), Arg::Tensor(out)],
    )
}

/// `subtract.Scalar_out`: As `sub`.
pub fn subtract_scalar_out(
    self_: &Tensor,
    other: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1070],
        &[Arg::Tensor(self_), Arg::from(other.into()), Arg::from(alpha.into()), Arg::Tensor(out)],
    )
}

/// `multiply.Tensor`: As `mul`.
pub fn multiply(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1071], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `multiply.Scalar`: As `mul`.
pub fn multiply_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1072], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `multiply_.Tensor`: As `mul`.
pub fn multiply_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1073], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `multiply_.Scalar`: As `mul`.
pub fn multiply_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1074], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `multiply.out`: As `mul`.
pub fn multiply_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1075], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `multiply.Scalar_out`: As `mul`.
pub fn multiply_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1076], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `divide.Tensor`: As `div`.
pub fn divide(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1077], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `divide.Scalar`: As `div`.
pub fn divide_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1078], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `divide_.Tensor`: As `div`.
pub fn divide_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1079], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `divide_.Scalar`: As `div`.
pub fn divide_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1080], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `divide.out`: As `div`.
pub fn divide_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1081], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `divide.Scalar_out`: As `div`.
pub fn divide_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1082], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `true_divide.Tensor`: As `div`.
pub fn true_divide(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1083], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `true_divide.Scalar`: As `div`.
pub fn true_divide_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1084], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `true_divide_.Tensor`: As `div`.
pub fn true_divide_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1085], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `true_divide_.Scalar`: As `div`.
pub fn true_divide_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1086], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `true_divide.out`: As `div`.
pub fn true_divide_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1087], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `true_divide.Scalar_out`: As `div`.
pub fn true_divide_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1088], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `greater.Tensor`: As `gt`.
pub fn greater(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1089], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `greater.Scalar`: As `gt`.
pub fn greater_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1090], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `greater_.Tensor`: As `gt`.
pub fn greater_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1091], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `greater_.Scalar`: As `gt`.
pub fn greater_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1092], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `greater.out`: As `gt`.
pub fn greater_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1093], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `greater.Scalar_out`: As `gt`.
pub fn greater_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1094], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `greater_equal.Tensor`: As `ge`.
pub fn greater_equal(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1095], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `greater_equal.Scalar`: As `ge`.
pub fn greater_equal_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1096], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `greater_equal_.Tensor`: As `ge`.
pub fn greater_equal_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1097], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `greater_equal_.Scalar`: As `ge`.
pub fn greater_equal_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1098], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `greater_equal.out`: As `ge`.
pub fn greater_equal_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1099], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `greater_equal.Scalar_out`: As `ge`.
pub fn greater_equal_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1100], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `less.Tensor`: As `lt`.
pub fn less(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1101], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `less.Scalar`: As `lt`.
pub fn less_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1102], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `less_.Tensor`: As `lt`.
pub fn less_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1103], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `less_.Scalar`: As `lt`.
pub fn less_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1104], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `less.out`: As `lt`.
pub fn less_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1105], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `less.Scalar_out`: As `lt`.
pub fn less_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1106], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `less_equal.Tensor`: As `le`.
pub fn less_equal(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1107], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `less_equal.Scalar`: As `le`.
pub fn less_equal_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1108], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `less_equal_.Tensor`: As `le`.
pub fn less_equal_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1109], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `less_equal_.Scalar`: As `le`.
pub fn less_equal_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1110], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `less_equal.out`: As `le`.
pub fn less_equal_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1111], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `less_equal.Scalar_out`: As `le`.
pub fn less_equal_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1112], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `not_equal.Tensor`: As `ne`.
pub fn not_equal(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1113], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `not_equal.Scalar`: As `ne`.
pub fn not_equal_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1114], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `not_equal_.Tensor`: As `ne`.
pub fn not_equal_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1115], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `not_equal_.Scalar`: As `ne`.
pub fn not_equal_scalar_(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    run(&OPERATORS[1116], &[Arg::Tensor(self_), Arg::from(other.into())])
}

/// `not_equal.out`: As `ne`.
pub fn not_equal_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1117], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `not_equal.Scalar_out`: As `ne`.
pub fn not_equal_scalar_out(self_: &Tensor, other: impl Into<Scalar>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1118], &[Arg::Tensor(self_), Arg::from(other.into()), Arg::Tensor(out)])
}

/// `arctan2`: As `atan2`.
pub fn arctan2(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1119], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `arctan2_`: As `atan2`.
pub fn arctan2_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1120], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `arctan2.out`: As `atan2`.
pub fn arctan2_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1121], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `lgamma`: The logarithm of the absolute value of the gamma function.
pub fn lgamma(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1166], &[Arg::Tensor(self_)])
}

/// `lgamma_`: The logarithm of the absolute value of the gamma function.
pub fn lgamma_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1167], &[Arg::Tensor(self_)])
}

/// `lgamma.out`: The logarithm of the absolute value of the gamma function.
pub fn lgamma_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1168], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `digamma`: The derivative of `lgamma`.
pub fn digamma(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1169], &[Arg::Tensor(self_)])
}

/// `digamma_`: The derivative of `lgamma`.
pub fn digamma_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1170], &[Arg::Tensor(self_)])
}

/// `digamma.out`: The derivative of `lgamma`.
pub fn digamma_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1171], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `erfinv`: The inverse of the error function.
pub fn erfinv(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1172], &[Arg::Tensor(self_)])
}

/// `erfinv_`: The inverse of the error function.
pub fn erfinv_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1173], &[Arg::Tensor(self_)])
}

/// `erfinv.out`: The inverse of the error function.
pub fn erfinv_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1174], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `i0`: The modified Bessel function of the first kind, of order 0.
pub fn i0(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1175], &[Arg::Tensor(self_)])
}

/// `i0_`: The modified Bessel function of the first kind, of order 0.
pub fn i0_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1176], &[Arg::Tensor(self_)])
}

/// `i0.out`: The modified Bessel function of the first kind, of order 0.
pub fn i0_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1177], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_i0e`: exp(-abs(x)) i0(x).
pub fn special_i0e(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1178], &[Arg::Tensor(self_)])
}

/// `special_i0e.out`: exp(-abs(x)) i0(x).
pub fn special_i0e_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1179], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_i1`: The modified Bessel function of the first kind, of order 1.
pub fn special_i1(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1180], &[Arg::Tensor(self_)])
}

/// `special_i1.out`: The modified Bessel function of the first kind, of order 1.
pub fn special_i1_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1181], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_i1e`: exp(-abs(x)) i1(x).
pub fn special_i1e(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1182], &[Arg::Tensor(self_)])
}

/// `special_i1e.out`: exp(-abs(x)) i1(x).
pub fn special_i1e_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1183], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_entr`: -x log(x); 0 at 0, -inf below.
pub fn special_entr(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1184], &[Arg::Tensor(self_)])
}

/// `special_entr.out`: -x log(x); 0 at 0, -inf below.
pub fn special_entr_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1185], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_erfcx`: exp(x**2) erfc(x).
pub fn special_erfcx(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1186], &[Arg::Tensor(self_)])
}

/// `special_erfcx.out`: exp(x**2) erfc(x).
pub fn special_erfcx_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1187], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_ndtr`: The distribution function of the normal distribution.
pub fn special_ndtr(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1188], &[Arg::Tensor(self_)])
}

/// `special_ndtr.out`: The distribution function of the normal distribution.
pub fn special_ndtr_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1189], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_ndtri`: The inverse of `special.ndtr`.
pub fn special_ndtri(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1190], &[Arg::Tensor(self_)])
}

/// `special_ndtri.out`: The inverse of `special.ndtr`.
pub fn special_ndtri_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1191], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_log_ndtr`: The logarithm of `special.ndtr`.
pub fn special_log_ndtr(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1192], &[Arg::Tensor(self_)])
}

/// `special_log_ndtr.out`: The logarithm of `special.ndtr`.
pub fn special_log_ndtr_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1193], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_bessel_j0`: The Bessel function J0.
pub fn special_bessel_j0(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1194], &[Arg::Tensor(self_)])
}

/// `special_bessel_j0.out`: The Bessel function J0.
pub fn special_bessel_j0_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1195], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_bessel_j1`: The Bessel function J1.
pub fn special_bessel_j1(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1196], &[Arg::Tensor(self_)])
}

/// `special_bessel_j1.out`: The Bessel function J1.
pub fn special_bessel_j1_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1197], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_bessel_y0`: The Bessel function Y0.
pub fn special_bessel_y0(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1198], &[Arg::Tensor(self_)])
}

/// `special_bessel_y0.out`: The Bessel function Y0.
pub fn special_bessel_y0_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1199], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_bessel_y1`: The Bessel function Y1.
pub fn special_bessel_y1(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1200], &[Arg::Tensor(self_)])
}

/// `special_bessel_y1.out`: The Bessel function Y1.
pub fn special_bessel_y1_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1201], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_modified_bessel_i0`: The modified Bessel function I0.
pub fn special_modified_bessel_i0(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1202], &[Arg::Tensor(self_)])
}

/// `special_modified_bessel_i0.out`: The modified Bessel function I0.
pub fn special_modified_bessel_i0_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1203], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_modified_bessel_i1`: The modified Bessel function I1.
pub fn special_modified_bessel_i1(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1204], &[Arg::Tensor(self_)])
}

/// `special_modified_bessel_i1.out`: The modified Bessel function I1.
pub fn special_modified_bessel_i1_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1205], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_modified_bessel_k0`: The modified Bessel function K0.
pub fn special_modified_bessel_k0(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1206], &[Arg::Tensor(self_)])
}

/// `special_modified_bessel_k0.out`: The modified Bessel function K0.
pub fn special_modified_bessel_k0_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1207], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_modified_bessel_k1`: The modified Bessel function K1.
pub fn special_modified_bessel_k1(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1208], &[Arg::Tensor(self_)])
}

/// `special_modified_bessel_k1.out`: The modified Bessel function K1.
pub fn special_modified_bessel_k1_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1209], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_scaled_modified_bessel_k0`: The scaled modified Bessel function K0, times exp(x).
pub fn special_scaled_modified_bessel_k0(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1210], &[Arg::Tensor(self_)])
}

/// `special_scaled_modified_bessel_k0.out`: The scaled modified Bessel function K0, times exp(x).
pub fn special_scaled_modified_bessel_k0_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1211], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_scaled_modified_bessel_k1`: The scaled modified Bessel function K1, times exp(x).
pub fn special_scaled_modified_bessel_k1(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1212], &[Arg::Tensor(self_)])
}

/// `special_scaled_modified_bessel_k1.out`: The scaled modified Bessel function K1, times exp(x).
pub fn special_scaled_modified_bessel_k1_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1213], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_spherical_bessel_j0`: sin(x) / x.
pub fn special_spherical_bessel_j0(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1214], &[Arg::Tensor(self_)])
}

/// `special_spherical_bessel_j0.out`: sin(x) / x.
pub fn special_spherical_bessel_j0_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1215], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `special_airy_ai`: Airy's function Ai.
pub fn special_airy_ai(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1216], &[Arg::Tensor(self_)])
}

/// `special_airy_ai.out`: Airy's function Ai.
pub fn special_airy_ai_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1217], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `sinc`: sin(pi x) / (pi x), 1 at 0.
pub fn sinc(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1218], &[Arg::Tensor(self_)])
}

/// `sinc_`: sin(pi x) / (pi x), 1 at 0.
pub fn sinc_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1219], &[Arg::Tensor(self_)])
}

/// `sinc.out`: sin(pi x) / (pi x), 1 at 0.
pub fn sinc_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1220], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `polygamma`: The derivative of order `n` of `digamma`.
pub fn polygamma(n: impl Into<Dim>, self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1221], &[Arg::Int(n.into()), Arg::Tensor(self_)])
}

/// `polygamma.out`: The derivative of order `n` of `digamma`.
pub fn polygamma_out(n: impl Into<Dim>, self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1222], &[Arg::Int(n.into()), Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `igamma`: The regularised lower incomplete gamma function.
pub fn igamma(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1231], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `igamma_`: The regularised lower incomplete gamma function.
pub fn igamma_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1232], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `igamma.out`: The regularised lower incomplete gamma function.
pub fn igamma_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1233], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `igammac`: The regularised upper incomplete gamma function.
pub fn igammac(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1234], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `igammac_`: The regularised upper incomplete gamma function.
pub fn igammac_(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1235], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `igammac.out`: The regularised upper incomplete gamma function.
pub fn igammac_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1236], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `special_zeta`: Hurwitz' zeta function: the sum of (other + k)**-self.
pub fn special_zeta(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1237], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `special_zeta.out`: Hurwitz' zeta function: the sum of (other + k)**-self.
pub fn special_zeta_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1238], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `special_chebyshev_polynomial_t`: Values of polynomials (chebyshev t) of degree `n`.
pub fn special_chebyshev_polynomial_t(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1239], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_chebyshev_polynomial_t.out`: Values of polynomials (chebyshev t) of degree `n`.
pub fn special_chebyshev_polynomial_t_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1240], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_chebyshev_polynomial_u`: Values of polynomials (chebyshev u) of degree `n`.
pub fn special_chebyshev_polynomial_u(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1241], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_chebyshev_polynomial_u.out`: Values of polynomials (chebyshev u) of degree `n`.
pub fn special_chebyshev_polynomial_u_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1242], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_chebyshev_polynomial_v`: Values of polynomials (chebyshev v) of degree `n`.
pub fn special_chebyshev_polynomial_v(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1243], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_chebyshev_polynomial_v.out`: Values of polynomials (chebyshev v) of degree `n`.
pub fn special_chebyshev_polynomial_v_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1244], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_chebyshev_polynomial_w`: Values of polynomials (chebyshev w) of degree `n`.
pub fn special_chebyshev_polynomial_w(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1245], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_chebyshev_polynomial_w.out`: Values of polynomials (chebyshev w) of degree `n`.
pub fn special_chebyshev_polynomial_w_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1246], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_shifted_chebyshev_polynomial_t`: Values of polynomials (shifted chebyshev t) of degree `n`.
pub fn special_shifted_chebyshev_polynomial_t(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1247], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_shifted_chebyshev_polynomial_t.out`: Values of polynomials (shifted chebyshev t) of degree `n`.
pub fn special_shifted_chebyshev_polynomial_t_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1248], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_shifted_chebyshev_polynomial_u`: Values of polynomials (shifted chebyshev u) of degree `n`.
pub fn special_shifted_chebyshev_polynomial_u(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1249], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_shifted_chebyshev_polynomial_u.out`: Values of polynomials (shifted chebyshev u) of degree `n`.
pub fn special_shifted_chebyshev_polynomial_u_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1250], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_shifted_chebyshev_polynomial_v`: Values of polynomials (shifted chebyshev v) of degree `n`.
pub fn special_shifted_chebyshev_polynomial_v(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1251], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_shifted_chebyshev_polynomial_v.out`: Values of polynomials (shifted chebyshev v) of degree `n`.
pub fn special_shifted_chebyshev_polynomial_v_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1252], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_shifted_chebyshev_polynomial_w`: Values of polynomials (shifted chebyshev w) of degree `n`.
pub fn special_shifted_chebyshev_polynomial_w(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1253], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_shifted_chebyshev_polynomial_w.out`: Values of polynomials (shifted chebyshev w) of degree `n`.
pub fn special_shifted_chebyshev_polynomial_w_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1254], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_hermite_polynomial_h`: Values of polynomials (hermite h) of degree `n`.
pub fn special_hermite_polynomial_h(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1255], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_hermite_polynomial_h.out`: Values of polynomials (hermite h) of degree `n`.
pub fn special_hermite_polynomial_h_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1256], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_hermite_polynomial_he`: Values of polynomials (hermite he) of degree `n`.
pub fn special_hermite_polynomial_he(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1257], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_hermite_polynomial_he.out`: Values of polynomials (hermite he) of degree `n`.
pub fn special_hermite_polynomial_he_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1258], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_laguerre_polynomial_l`: Values of polynomials (laguerre l) of degree `n`.
pub fn special_laguerre_polynomial_l(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1259], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_laguerre_polynomial_l.out`: Values of polynomials (laguerre l) of degree `n`.
pub fn special_laguerre_polynomial_l_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1260], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `special_legendre_polynomial_p`: Values of polynomials (legendre p) of degree `n`.
pub fn special_legendre_polynomial_p(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1261], &[Arg::Tensor(x), Arg::Tensor(n)])
}

/// `special_legendre_polynomial_p.out`: Values of polynomials (legendre p) of degree `n`.
pub fn special_legendre_polynomial_p_out(x: &Tensor, n: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1262], &[Arg::Tensor(x), Arg::Tensor(n), Arg::Tensor(out)])
}

/// `frexp.Tensor`: Fractions from a half to one and exponents with `mantissa * 2**exponent` equal to the input.
pub fn frexp(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1279], &[Arg::Tensor(self_)])
}

/// `frexp.out`: Fractions from a half to one and exponents with `mantissa * 2**exponent` equal to the input.
pub fn frexp_out(self_: &Tensor, mantissa: &Tensor, exponent: &Tensor) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1280], &[Arg::Tensor(self_), Arg::Tensor(mantissa), Arg::Tensor(exponent)])
}

/// `rand`: Uniform numbers from [0, 1).
pub fn rand(
    size: impl DimList,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1281],
        &[
            Arg::Ints(&size.dims()),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `rand.out`: Uniform numbers from [0, 1).
pub fn rand_out(size: impl DimList, generator: Option<&Generator>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1282], &[Arg::Ints(&size.dims()), generator.into(), Arg::Tensor(out)])
}

/// `randn`: Normal numbers with mean 0 and variance 1.
pub fn randn(
    size: impl DimList,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1283],
        &[
            Arg::Ints(&size.dims()),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `randn.out`: Normal numbers with mean 0 and variance 1.
pub fn randn_out(size: impl DimList, generator: Option<&Generator>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1284], &[Arg::Ints(&size.dims()), generator.into(), Arg::Tensor(out)])
}

/// `randint`: Integers from 0 up to `high`, which is excluded.
pub fn randint(
    high: impl Into<Dim>,
    size: impl DimList,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1285],
        &[
            Arg::Int(high.into()),
            Arg::Ints(&size.dims()),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `randint.out`: Integers from 0 up to `high`, which is excluded.
pub fn randint_out(
    high: impl Into<Dim>,
    size: impl DimList,
    generator: Option<&Generator>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1286],
        &[Arg::Int(high.into()), Arg::Ints(&size.dims()), generator.into(), Arg::Tensor(out)],
    )
}

/// `randint.low`: Integers from `low` up to `high`, which is excluded.
pub fn randint_low(
    low: impl Into<Dim>,
    high: impl Into<Dim>,
    size: impl DimList,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1287],
        &[
            Arg::Int(low.into()),
            Arg::Int(high.into()),
            Arg::Ints(&size.dims()),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `randint.low_out`: Integers from `low` up to `high`, which is excluded.
pub fn randint_low_out(
    low: impl Into<Dim>,
    high: impl Into<Dim>,
    size: impl DimList,
    generator: Option<&Generator>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1288],
        &[
            Arg::Int(low.into()),
            Arg::Int(high.into()),
            Arg::Ints(&size.dims()),
            generator.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `randperm`: The numbers below `n`, shuffled.
pub fn randperm(
    n: impl Into<Dim>,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1289],
        &[
            Arg::Int(n.into()),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `randperm.out`: The numbers below `n`, shuffled.
pub fn randperm_out(n: impl Into<Dim>, generator: Option<&Generator>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1290], &[Arg::Int(n.into()), generator.into(), Arg::Tensor(out)])
}

/// `rand_like`: Uniform numbers from [0, 1) in the shape of `self`.
pub fn rand_like(
    self_: &Tensor,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1291],
        &[
            Arg::Tensor(self_),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `randn_like`: Normal numbers in the shape of `self`.
pub fn randn_like(
    self_: &Tensor,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1292],
        &[
            Arg::Tensor(self_),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `randint_like`: Integers from 0 up to `high` in the shape of `self`.
pub fn randint_like(
    self_: &Tensor,
    high: impl Into<Dim>,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1293],
        &[
            Arg::Tensor(self_),
            Arg::Int(high.into()),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `randint_like.low_dtype`: Integers from `low` up to `high` in the shape of `self`.
pub fn randint_like_low_dtype(
    self_: &Tensor,
    low: impl Into<Dim>,
    high: impl Into<Dim>,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1294],
        &[
            Arg::Tensor(self_),
            Arg::Int(low.into()),
            Arg::Int(high.into()),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
            memory_format.into(),
        ],
    )
}

/// `uniform_`: Uniform numbers from [from, to).
pub fn uniform_(
    self_: &Tensor,
    from: impl Into<Real>,
    to: impl Into<Real>,
    generator: Option<&Generator>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1295],
        &[Arg::Tensor(self_), Arg::Float(from.into()), Arg::Float(to.into()), generator.into()],
    )
}

/// `normal_`: Normal numbers.
pub fn normal_(
    self_: &Tensor,
    mean: impl Into<Real>,
    std: impl Into<Real>,
    generator: Option<&Generator>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1296],
        &[Arg::Tensor(self_), Arg::Float(mean.into()), Arg::Float(std.into()), generator.into()],
    )
}

/// `log_normal_`: Numbers whose logarithm is normal.
pub fn log_normal_(
    self_: &Tensor,
    mean: impl Into<Real>,
    std: impl Into<Real>,
    generator: Option<&Generator>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1297],
        &[Arg::Tensor(self_), Arg::Float(mean.into()), Arg::Float(std.into()), generator.into()],
    )
}

/// `cauchy_`: Cauchy numbers.
pub fn cauchy_(
    self_: &Tensor,
    median: impl Into<Real>,
    sigma: impl Into<Real>,
    generator: Option<&Generator>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1298],
        &[Arg::Tensor(self_), Arg::Float(median.into()), Arg::Float(sigma.into()), generator.into()],
    )
}

/// `exponential_`: Exponential numbers with rate `lambd`.
pub fn exponential_(self_: &Tensor, lambd: impl Into<Real>, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1299], &[Arg::Tensor(self_), Arg::Float(lambd.into()), generator.into()])
}

/// `geometric_`: Numbers of trials up to the first success, whose probability is `p`.
pub fn geometric_(self_: &Tensor, p: impl Into<Real>, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1300], &[Arg::Tensor(self_), Arg::Float(p.into()), generator.into()])
}

/// `random_`: Integers from 0 up to the largest that the type holds exactly.
pub fn random_(self_: &Tensor, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1301], &[Arg::Tensor(self_), generator.into()])
}

/// `random_.to`: Integers from 0 up to `to`, which is excluded.
pub fn random_to(self_: &Tensor, to: impl Into<Dim>, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1302], &[Arg::Tensor(self_), Arg::Int(to.into()), generator.into()])
}

/// `random_.from`: Integers from `from` up to `to`, which is excluded.
pub fn random_from(
    self_: &Tensor,
    from: impl Into<Dim>,
    to: Option<Dim>,
    generator: Option<&Generator>,
) -> Result<Tensor> {
    run(&OPERATORS[1303], &[Arg::Tensor(self_), Arg::Int(from.into()), to.into(), generator.into()])
}

/// `bernoulli_.float`: 1 with probability `p`, else 0.
pub fn bernoulli_(self_: &Tensor, p: impl Into<Real>, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1304], &[Arg::Tensor(self_), Arg::Float(p.into()), generator.into()])
}

/// `bernoulli_.Tensor`: 1 with the probability that `p` has for each element, else 0.
pub fn bernoulli_tensor(self_: &Tensor, p: &Tensor, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1305], &[Arg::Tensor(self_), Arg::Tensor(p), generator.into()])
}

/// `bernoulli`: 1 with the probability that `self` has for each element, else 0.
pub fn bernoulli(self_: &Tensor, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1306], &[Arg::Tensor(self_), generator.into()])
}

/// `bernoulli.out`: 1 with the probability that `self` has for each element, else 0.
pub fn bernoulli_out(self_: &Tensor, generator: Option<&Generator>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1307], &[Arg::Tensor(self_), generator.into(), Arg::Tensor(out)])
}

/// `bernoulli.p`: 1 with probability `p`, else 0, in the shape of `self`.
pub fn bernoulli_p(self_: &Tensor, p: impl Into<Real>, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1308], &[Arg::Tensor(self_), Arg::Float(p.into()), generator.into()])
}

/// `bernoulli.p_out`: 1 with probability `p`, else 0, in the shape of `self`.
pub fn bernoulli_p_out(
    self_: &Tensor,
    p: impl Into<Real>,
    generator: Option<&Generator>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[1309], &[Arg::Tensor(self_), Arg::Float(p.into()), generator.into(), Arg::Tensor(out)])
}

/// `normal.Tensor_float`: Normal numbers around each element of `mean`.
pub fn normal(mean: &Tensor, std: impl Into<Real>, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1310], &[Arg::Tensor(mean), Arg::Float(std.into()), generator.into()])
}

/// `normal.out`: Normal numbers around each element of `mean`.
pub fn normal_out(
    mean: &Tensor,
    std: impl Into<Real>,
    generator: Option<&Generator>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[1311], &[Arg::Tensor(mean), Arg::Float(std.into()), generator.into(), Arg::Tensor(out)])
}

/// `normal.float_Tensor`: Normal numbers with the spread of each element of `std`.
pub fn normal_float_tensor(
    mean: impl Into<Real>,
    std: &Tensor,
    generator: Option<&Generator>,
) -> Result<Tensor> {
    run(&OPERATORS[1312], &[Arg::Float(mean.into()), Arg::Tensor(std), generator.into()])
}

/// `normal.float_Tensor_out`: Normal numbers with the spread of each element of `std`.
pub fn normal_float_tensor_out(
    mean: impl Into<Real>,
    std: &Tensor,
    generator: Option<&Generator>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[1313], &[Arg::Float(mean.into()), Arg::Tensor(std), generator.into(), Arg::Tensor(out)])
}

/// `normal.Tensor_Tensor`: Normal numbers around each element of `mean` with the spread of `std`.
pub fn normal_tensor_tensor(mean: &Tensor, std: &Tensor, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1314], &[Arg::Tensor(mean), Arg::Tensor(std), generator.into()])
}

/// `normal.Tensor_Tensor_out`: Normal numbers around each element of `mean` with the spread of `std`.
pub fn normal_tensor_tensor_out(
    mean: &Tensor,
    std: &Tensor,
    generator: Option<&Generator>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[1315], &[Arg::Tensor(mean), Arg::Tensor(std), generator.into(), Arg::Tensor(out)])
}

/// `normal.float_float`: Normal numbers.
pub fn normal_float_float(
    mean: impl Into<Real>,
    std: impl Into<Real>,
    size: impl DimList,
    generator: Option<&Generator>,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1316],
        &[
            Arg::Float(mean.into()),
            Arg::Float(std.into()),
            Arg::Ints(&size.dims()),
            generator.into(),
            dtype.into(),
            layout.into(),
            device.into(),
            pin_memory.into(),
        ],
    )
}

/// `normal.float_float_out`: Normal numbers.
pub fn normal_float_float_out(
    mean: impl Into<Real>,
    std: impl Into<Real>,
    size: impl DimList,
    generator: Option<&Generator>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1317],
        &[
            Arg::Float(mean.into()),
            Arg::Float(std.into()),
            Arg::Ints(&size.dims()),
            generator.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `poisson`: Poisson numbers with the rates of `self`.
pub fn poisson(self_: &Tensor, generator: Option<&Generator>) -> Result<Tensor> {
    run(&OPERATORS[1318], &[Arg::Tensor(self_), generator.into()])
}

/// `poisson.out`: Poisson numbers with the rates of `self`.
pub fn poisson_out(self_: &Tensor, generator: Option<&Generator>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1319], &[Arg::Tensor(self_), generator.into(), Arg::Tensor(out)])
}

/// `multinomial`: Categories drawn with the probabilities of each row, which need not add up to 1.
pub fn multinomial(
    self_: &Tensor,
    num_samples: impl Into<Dim>,
    replacement: bool,
    generator: Option<&Generator>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1320],
        &[Arg::Tensor(self_), Arg::Int(num_samples.into()), Arg::Bool(replacement), generator.into()],
    )
}

/// `multinomial.out`: Categories drawn with the probabilities of each row, which need not add up to 1.
pub fn multinomial_out(
    self_: &Tensor,
    num_samples: impl Into<Dim>,
    replacement: bool,
    generator: Option<&Generator>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1321],
        &[
            Arg::Tensor(self_),
            Arg::Int(num_samples.into()),
            Arg::Bool(replacement),
            generator.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `native_dropout`: Zeros with probability `p`, the rest scaled up so that the mean stays, and which were kept.
pub fn native_dropout(input: &Tensor, p: impl Into<Real>, train: Option<bool>) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1322], &[Arg::Tensor(input), Arg::Float(p.into()), train.into()])
}

/// `native_dropout.out`: Zeros with probability `p`, the rest scaled up so that the mean stays, and which were kept.
pub fn native_dropout_out(
    input: &Tensor,
    p: impl Into<Real>,
    train: Option<bool>,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1323],
        &[Arg::Tensor(input), Arg::Float(p.into()), train.into(), Arg::Tensor(out0), Arg::Tensor(out1)],
    )
}

/// `native_dropout_backward`: `grad_output * mask * scale`.
pub fn native_dropout_backward(
    grad_output: &Tensor,
    mask: &Tensor,
    scale: impl Into<Real>,
) -> Result<Tensor> {
    run(&OPERATORS[1324], &[Arg::Tensor(grad_output), Arg::Tensor(mask), Arg::Float(scale.into())])
}

/// `native_dropout_backward.out`: `grad_output * mask * scale`.
pub fn native_dropout_backward_out(
    grad_output: &Tensor,
    mask: &Tensor,
    scale: impl Into<Real>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1325],
        &[Arg::Tensor(grad_output), Arg::Tensor(mask), Arg::Float(scale.into()), Arg::Tensor(out)],
    )
}

/// `sum`: The sum of all elements; integers add up as int64.
pub fn sum(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1326], &[Arg::Tensor(self_), dtype.into()])
}

/// `sum.out`: The sum of all elements; integers add up as int64.
pub fn sum_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1327], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `sum.dim_IntList`: The sum over dimensions `dim`.
pub fn sum_dim_int_list(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(&OPERATORS[1328], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `sum.IntList_out`: The sum over dimensions `dim`.
pub fn sum_int_list_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1329],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `nansum`: The sum over `dim`, NaN counting as 0.
pub fn nansum(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1330], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `nansum.out`: The sum over `dim`, NaN counting as 0.
pub fn nansum_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1331],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `mean`: The mean of all elements; integers need `dtype`.
pub fn mean(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1332], &[Arg::Tensor(self_), dtype.into()])
}

/// `mean.dtype_out`: The mean of all elements; integers need `dtype`.
pub fn mean_dtype_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1333], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `mean.dim`: The mean over dimensions `dim`.
pub fn mean_dim(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1334], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `mean.out`: The mean over dimensions `dim`.
pub fn mean_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1335],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `prod`: The product of all elements.
pub fn prod(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1336], &[Arg::Tensor(self_), dtype.into()])
}

/// `prod.out`: The product of all elements.
pub fn prod_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1337], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `prod.dim_int`: The product over dimension `dim`.
pub fn prod_dim_int(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(&OPERATORS[1338], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), dtype.into()])
}

/// `prod.int_out`: The product over dimension `dim`.
pub fn prod_int_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1339],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `amax`: The largest element over dimensions `dim`; equal ones share the gradient.
pub fn amax(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1340], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `amax.out`: The largest element over dimensions `dim`; equal ones share the gradient.
pub fn amax_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1341], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `amin`: The smallest element over dimensions `dim`; equal ones share the gradient.
pub fn amin(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1342], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `amin.out`: The smallest element over dimensions `dim`; equal ones share the gradient.
pub fn amin_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1343], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `aminmax`: The smallest and the largest element, in one pass.
pub fn aminmax(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1344], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `aminmax.out`: The smallest and the largest element, in one pass.
pub fn aminmax_out(
    self_: &Tensor,
    dim: Option<Dim>,
    keepdim: bool,
    min: &Tensor,
    max: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1345],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(min), Arg::Tensor(max)],
    )
}

/// `max`: The largest element; equal ones share the gradient.
pub fn max(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1346], &[Arg::Tensor(self_)])
}

/// `max.unary_out`: The largest element; equal ones share the gradient.
pub fn max_unary_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1347], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `max.dim`: The largest element along `dim`, and where it is (the first of equals).
pub fn max_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1348], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `max.dim_max`: The largest element along `dim`, and where it is (the first of equals).
pub fn max_dim_max(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1349],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `min`: The smallest element; equal ones share the gradient.
pub fn min(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1350], &[Arg::Tensor(self_)])
}

/// `min.unary_out`: The smallest element; equal ones share the gradient.
pub fn min_unary_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1351], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `min.dim`: The smallest element along `dim`, and where it is (the first of equals).
pub fn min_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1352], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `min.dim_min`: The smallest element along `dim`, and where it is (the first of equals).
pub fn min_dim_min(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1353],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `argmax`: Where the largest element is; without `dim`, in the flattened input.
pub fn argmax(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1354], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `argmax.out`: Where the largest element is; without `dim`, in the flattened input.
pub fn argmax_out(self_: &Tensor, dim: Option<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1355], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `argmin`: Where the smallest element is; without `dim`, in the flattened input.
pub fn argmin(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1356], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `argmin.out`: Where the smallest element is; without `dim`, in the flattened input.
pub fn argmin_out(self_: &Tensor, dim: Option<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1357], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `any`: Whether some element is not zero. uint8 gives uint8.
pub fn any(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1358], &[Arg::Tensor(self_)])
}

/// `any.all_out`: Whether some element is not zero. uint8 gives uint8.
pub fn any_all_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1359], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `any.dim`: Whether some element is not zero, along `dim`.
pub fn any_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1360], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `any.out`: Whether some element is not zero, along `dim`.
pub fn any_out(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1361], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `any.dims`: Whether some element is not zero, over several dimensions.
pub fn any_dims(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1362], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `any.dims_out`: Whether some element is not zero, over several dimensions.
pub fn any_dims_out(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1363], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `all`: Whether no element is zero. uint8 gives uint8.
pub fn all(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1364], &[Arg::Tensor(self_)])
}

/// `all.all_out`: Whether no element is zero. uint8 gives uint8.
pub fn all_all_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1365], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `all.dim`: Whether no element is zero, along `dim`.
pub fn all_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1366], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `all.out`: Whether no element is zero, along `dim`.
pub fn all_out(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1367], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `all.dims`: Whether no element is zero, over several dimensions.
pub fn all_dims(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1368], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `all.dims_out`: Whether no element is zero, over several dimensions.
pub fn all_dims_out(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1369], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `count_nonzero`: How many elements are not zero.
pub fn count_nonzero(self_: &Tensor, dim: Option<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1370], &[Arg::Tensor(self_), dim.into()])
}

/// `count_nonzero.out`: How many elements are not zero.
pub fn count_nonzero_out(self_: &Tensor, dim: Option<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1371], &[Arg::Tensor(self_), dim.into(), Arg::Tensor(out)])
}

/// `count_nonzero.dim_IntList`: How many elements over `dim` are not zero.
pub fn count_nonzero_dim_int_list(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1372], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `count_nonzero.dim_IntList_out`: How many elements over `dim` are not zero.
pub fn count_nonzero_dim_int_list_out(self_: &Tensor, dim: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1373], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Tensor(out)])
}

/// `var`: The variance of all elements.
pub fn var(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    run(&OPERATORS[1374], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `var.all_out`: The variance of all elements.
pub fn var_all_out(self_: &Tensor, unbiased: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1375], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out)])
}

/// `var.dim`: The variance over dimensions `dim`.
pub fn var_dim(self_: &Tensor, dim: Option<&[Dim]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1376], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
}

/// `var.out`: The variance over dimensions `dim`.
pub fn var_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1377],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `var.correction`: The variance over `dim`: squared deviations divided by their number less `correction` (1).
pub fn var_correction(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
) -> Result<Tensor> {
    run(&OPERATORS[1378], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
}

/// `var.correction_out`: The variance over `dim`: squared deviations divided by their number less `correction` (1).
pub fn var_correction_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1379],
        &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `std`: The standard deviation of all elements.
pub fn std(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    run(&OPERATORS[1380], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `std.all_out`: The standard deviation of all elements.
pub fn std_all_out(self_: &Tensor, unbiased: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1381], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out)])
}

/// `std.dim`: The standard deviation over dimensions `dim`.
pub fn std_dim(self_: &Tensor, dim: Option<&[Dim]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1382], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
}

/// `std.out`: The standard deviation over dimensions `dim`.
pub fn std_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1383],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `std.correction`: The standard deviation over `dim`: squared deviations divided by their number less `correction` (1).
pub fn std_correction(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
) -> Result<Tensor> {
    run(&OPERATORS[1384], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
}

/// `std.correction_out`: The standard deviation over `dim`: squared deviations divided by their number less `correction` (1).
pub fn std_correction_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1385],
        &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `var_mean`: The variance and the mean of all elements.
pub fn var_mean(self_: &Tensor, unbiased: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1386], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `var_mean.all_out`: The variance and the mean of all elements.
pub fn var_mean_all_out(
    self_: &Tensor,
    unbiased: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1387], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out0), Arg::Tensor(out1)])
}

/// `var_mean.dim`: The variance and the mean over dimensions `dim`.
pub fn var_mean_dim(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1388], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
}

/// `var_mean.dim_out`: The variance and the mean over dimensions `dim`.
pub fn var_mean_dim_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1389],
        &[
            Arg::Tensor(self_),
            dim.into(),
            Arg::Bool(unbiased),
            Arg::Bool(keepdim),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `var_mean.correction`: The variance and the mean over `dim`.
pub fn var_mean_correction(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1390], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
}

/// `var_mean.correction_out`: The variance and the mean over `dim`.
pub fn var_mean_correction_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1391],
        &[
            Arg::Tensor(self_),
            dim.into(),
            correction.into(),
            Arg::Bool(keepdim),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `std_mean`: The standard deviation and the mean of all elements.
pub fn std_mean(self_: &Tensor, unbiased: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1392], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `std_mean.all_out`: The standard deviation and the mean of all elements.
pub fn std_mean_all_out(
    self_: &Tensor,
    unbiased: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1393], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out0), Arg::Tensor(out1)])
}

/// `std_mean.dim`: The standard deviation and the mean over dimensions `dim`.
pub fn std_mean_dim(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1394], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
}

/// `std_mean.dim_out`: The standard deviation and the mean over dimensions `dim`.
pub fn std_mean_dim_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1395],
        &[
            Arg::Tensor(self_),
            dim.into(),
            Arg::Bool(unbiased),
            Arg::Bool(keepdim),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `std_mean.correction`: The standard deviation and the mean over `dim`.
pub fn std_mean_correction(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1396], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
}

/// `std_mean.correction_out`: The standard deviation and the mean over `dim`.
pub fn std_mean_correction_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1397],
        &[
            Arg::Tensor(self_),
            dim.into(),
            correction.into(),
            Arg::Bool(keepdim),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `linalg_vector_norm`: The `ord`-norm of the elements over `dim`, without overflow on the way; its gradient at 0 is 0.
pub fn linalg_vector_norm(
    self_: &Tensor,
    ord: impl Into<Scalar>,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1398],
        &[Arg::Tensor(self_), Arg::from(ord.into()), dim.into(), Arg::Bool(keepdim), dtype.into()],
    )
}

/// `linalg_vector_norm.out`: The `ord`-norm of the elements over `dim`, without overflow on the way; its gradient at 0 is 0.
pub fn linalg_vector_norm_out(
    self_: &Tensor,
    ord: impl Into<Scalar>,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1399],
        &[
            Arg::Tensor(self_),
            Arg::from(ord.into()),
            dim.into(),
            Arg::Bool(keepdim),
            dtype.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `logsumexp`: The logarithm of the sum of exponentials over `dim`, without overflow.
pub fn logsumexp(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[1400], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `logsumexp.out`: The logarithm of the sum of exponentials over `dim`, without overflow.
pub fn logsumexp_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1401], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `_softmax`: Exponentials along `dim`, scaled to sum up to 1.
pub fn _softmax(self_: &Tensor, dim: impl Into<Dim>, half_to_float: bool) -> Result<Tensor> {
    run(&OPERATORS[1402], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(half_to_float)])
}

/// `_softmax.out`: Exponentials along `dim`, scaled to sum up to 1.
pub fn _softmax_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    half_to_float: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1403],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(half_to_float), Arg::Tensor(out)],
    )
}

/// `_log_softmax`: The logarithm of the softmax, computed without it.
pub fn _log_softmax(self_: &Tensor, dim: impl Into<Dim>, half_to_float: bool) -> Result<Tensor> {
    run(&OPERATORS[1404], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(half_to_float)])
}

/// `_log_softmax.out`: The logarithm of the softmax, computed without it.
pub fn _log_softmax_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    half_to_float: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1405],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(half_to_float), Arg::Tensor(out)],
    )
}

/// `_softmax_backward_data`: The gradient of softmax, from its result.
pub fn _softmax_backward_data(
    grad_output: &Tensor,
    output: &Tensor,
    dim: impl Into<Dim>,
    input_dtype: DType,
) -> Result<Tensor> {
    run(
        &OPERATORS[1406],
        &[Arg::Tensor(grad_output), Arg::Tensor(output), Arg::Int(dim.into()), Arg::DType(input_dtype)],
    )
}

/// `_softmax_backward_data.out`: The gradient of softmax, from its result.
pub fn _softmax_backward_data_out(
    grad_output: &Tensor,
    output: &Tensor,
    dim: impl Into<Dim>,
    input_dtype: DType,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1407],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(output),
            Arg::Int(dim.into()),
            Arg::DType(input_dtype),
            Arg::Tensor(out),
        ],
    )
}

/// `_log_softmax_backward_data`: The gradient of log_softmax, from its result.
pub fn _log_softmax_backward_data(
    grad_output: &Tensor,
    output: &Tensor,
    dim: impl Into<Dim>,
    input_dtype: DType,
) -> Result<Tensor> {
    run(
        &OPERATORS[1408],
        &[Arg::Tensor(grad_output), Arg::Tensor(output), Arg::Int(dim.into()), Arg::DType(input_dtype)],
    )
}

/// `_log_softmax_backward_data.out`: The gradient of log_softmax, from its result.
pub fn _log_softmax_backward_data_out(
    grad_output: &Tensor,
    output: &Tensor,
    dim: impl Into<Dim>,
    input_dtype: DType,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1409],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(output),
            Arg::Int(dim.into()),
            Arg::DType(input_dtype),
            Arg::Tensor(out),
        ],
    )
}

/// `cumsum`: The sums so far along `dim`.
pub fn cumsum(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1410], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `cumsum_`: The sums so far along `dim`.
pub fn cumsum_(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1411], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `cumsum.out`: The sums so far along `dim`.
pub fn cumsum_out(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1412], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into(), Arg::Tensor(out)])
}

/// `cumprod`: The products so far along `dim`.
pub fn cumprod(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1413], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `cumprod_`: The products so far along `dim`.
pub fn cumprod_(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1414], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `cumprod.out`: The products so far along `dim`.
pub fn cumprod_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[1415], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into(), Arg::Tensor(out)])
}

/// `cummax`: The largest element so far along `dim`, and where it is (the last of equals).
pub fn cummax(self_: &Tensor, dim: impl Into<Dim>) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1416], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `cummax.out`: The largest element so far along `dim`, and where it is (the last of equals).
pub fn cummax_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1417],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(values), Arg::Tensor(indices)],
    )
}

/// `cummin`: The smallest element so far along `dim`, and where it is (the last of equals).
pub fn cummin(self_: &Tensor, dim: impl Into<Dim>) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1418], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `cummin.out`: The smallest element so far along `dim`, and where it is (the last of equals).
pub fn cummin_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1419],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(values), Arg::Tensor(indices)],
    )
}

/// `logcumsumexp`: The logarithm of the sums of exponentials so far, without overflow.
pub fn logcumsumexp(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1420], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `logcumsumexp.out`: The logarithm of the sums of exponentials so far, without overflow.
pub fn logcumsumexp_out(self_: &Tensor, dim: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1421], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(out)])
}

/// `_linear_scan`: y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of.
pub fn _linear_scan(factors: &Tensor, terms: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1422], &[Arg::Tensor(factors), Arg::Tensor(terms), Arg::Int(dim.into())])
}

/// `_linear_scan.out`: y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of.
pub fn _linear_scan_out(
    factors: &Tensor,
    terms: &Tensor,
    dim: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[1423], &[Arg::Tensor(factors), Arg::Tensor(terms), Arg::Int(dim.into()), Arg::Tensor(out)])
}

/// `sort`: The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last.
pub fn sort(self_: &Tensor, dim: impl Into<Dim>, descending: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1424], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(descending)])
}

/// `sort.values`: The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last.
pub fn sort_values(
    self_: &Tensor,
    dim: impl Into<Dim>,
    descending: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1425],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(descending),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `sort.stable`: As `sort`, which is always stable.
pub fn sort_stable(
    self_: &Tensor,
    stable: Option<bool>,
    dim: impl Into<Dim>,
    descending: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1426], &[Arg::Tensor(self_), stable.into(), Arg::Int(dim.into()), Arg::Bool(descending)])
}

/// `sort.values_stable`: As `sort`, which is always stable.
pub fn sort_values_stable(
    self_: &Tensor,
    stable: Option<bool>,
    dim: impl Into<Dim>,
    descending: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1427],
        &[
            Arg::Tensor(self_),
            stable.into(),
            Arg::Int(dim.into()),
            Arg::Bool(descending),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `topk`: The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest.
pub fn topk(
    self_: &Tensor,
    k: impl Into<Dim>,
    dim: impl Into<Dim>,
    largest: bool,
    sorted: bool,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1428],
        &[
            Arg::Tensor(self_),
            Arg::Int(k.into()),
            Arg::Int(dim.into()),
            Arg::Bool(largest),
            Arg::Bool(sorted),
        ],
    )
}

/// `topk.values`: The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest.
pub fn topk_values(
    self_: &Tensor,
    k: impl Into<Dim>,
    dim: impl Into<Dim>,
    largest: bool,
    sorted: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1429],
        &[
            Arg::Tensor(self_),
            Arg::Int(k.into()),
            Arg::Int(dim.into()),
            Arg::Bool(largest),
            Arg::Bool(sorted),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `kthvalue`: The `k`-th smallest element along `dim`, and where it is.
pub fn kthvalue(
    self_: &Tensor,
    k: impl Into<Dim>,
    dim: impl Into<Dim>,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1430], &[Arg::Tensor(self_), Arg::Int(k.into()), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `kthvalue.values`: The `k`-th smallest element along `dim`, and where it is.
pub fn kthvalue_values(
    self_: &Tensor,
    k: impl Into<Dim>,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1431],
        &[
            Arg::Tensor(self_),
            Arg::Int(k.into()),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `median`: The lower middle element.
pub fn median(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1432], &[Arg::Tensor(self_)])
}

/// `median.out`: The lower middle element.
pub fn median_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1433], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `median.dim`: The lower middle element along `dim`, and where it is.
pub fn median_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1434], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `median.dim_values`: The lower middle element along `dim`, and where it is.
pub fn median_dim_values(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1435],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `nanmedian`: The lower middle element of those that are not NaN.
pub fn nanmedian(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1436], &[Arg::Tensor(self_)])
}

/// `nanmedian.out`: The lower middle element of those that are not NaN.
pub fn nanmedian_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1437], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `nanmedian.dim`: The lower middle element of those that are not NaN along `dim`, and where it is.
pub fn nanmedian_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1438], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `nanmedian.dim_values`: The lower middle element of those that are not NaN along `dim`, and where it is.
pub fn nanmedian_dim_values(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1439],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `mode`: The most frequent element along `dim` (the smallest of these), and its last position.
pub fn mode(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1440], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `mode.values`: The most frequent element along `dim` (the smallest of these), and its last position.
pub fn mode_values(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[1441],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `searchsorted.Tensor`: Where each value would go in a sorted sequence: before equal ones, or after them with `right`.
pub fn searchsorted(
    sorted_sequence: &Tensor,
    self_: &Tensor,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1442],
        &[
            Arg::Tensor(sorted_sequence),
            Arg::Tensor(self_),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            side.into(),
            sorter.into(),
        ],
    )
}

/// `searchsorted.Scalar`: Where each value would go in a sorted sequence: before equal ones, or after them with `right`.
pub fn searchsorted_scalar(
    sorted_sequence: &Tensor,
    self_: impl Into<Scalar>,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1443],
        &[
            Arg::Tensor(sorted_sequence),
            Arg::from(self_.into()),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            side.into(),
            sorter.into(),
        ],
    )
}

/// `searchsorted.out`: Where each value would go in a sorted sequence: before equal ones, or after them with `right`.
pub fn searchsorted_out(
    sorted_sequence: &Tensor,
    self_: &Tensor,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1444],
        &[
            Arg::Tensor(sorted_sequence),
            Arg::Tensor(self_),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            side.into(),
            sorter.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `searchsorted.Scalar_out`: Where each value would go in a sorted sequence: before equal ones, or after them with `right`.
pub fn searchsorted_scalar_out(
    sorted_sequence: &Tensor,
    self_: impl Into<Scalar>,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1445],
        &[
            Arg::Tensor(sorted_sequence),
            Arg::from(self_.into()),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            side.into(),
            sorter.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `bucketize.Tensor`: The bucket that each value falls into, between sorted boundaries.
pub fn bucketize(self_: &Tensor, boundaries: &Tensor, out_int32: bool, right: bool) -> Result<Tensor> {
    run(
        &OPERATORS[1446],
        &[Arg::Tensor(self_), Arg::Tensor(boundaries), Arg::Bool(out_int32), Arg::Bool(right)],
    )
}

/// `bucketize.Scalar`: The bucket that each value falls into, between sorted boundaries.
pub fn bucketize_scalar(
    self_: impl Into<Scalar>,
    boundaries: &Tensor,
    out_int32: bool,
    right: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[1447],
        &[Arg::from(self_.into()), Arg::Tensor(boundaries), Arg::Bool(out_int32), Arg::Bool(right)],
    )
}

/// `bucketize.out`: The bucket that each value falls into, between sorted boundaries.
pub fn bucketize_out(
    self_: &Tensor,
    boundaries: &Tensor,
    out_int32: bool,
    right: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1448],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(boundaries),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            Arg::Tensor(out),
        ],
    )
}

/// `bucketize.Scalar_out`: The bucket that each value falls into, between sorted boundaries.
pub fn bucketize_scalar_out(
    self_: impl Into<Scalar>,
    boundaries: &Tensor,
    out_int32: bool,
    right: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1449],
        &[
            Arg::from(self_.into()),
            Arg::Tensor(boundaries),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            Arg::Tensor(out),
        ],
    )
}

/// `isin.Tensor_Tensor`: Whether each element is among the test elements.
pub fn isin(elements: &Tensor, test_elements: &Tensor, assume_unique: bool, invert: bool) -> Result<Tensor> {
    run(
        &OPERATORS[1450],
        &[Arg::Tensor(elements), Arg::Tensor(test_elements), Arg::Bool(assume_unique), Arg::Bool(invert)],
    )
}

/// `isin.Tensor_Scalar`: Whether each element is among the test elements.
pub fn isin_tensor_scalar(
    elements: &Tensor,
    test_elements: impl Into<Scalar>,
    assume_unique: bool,
    invert: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[1451],
        &[
            Arg::Tensor(elements),
            Arg::from(test_elements.into()),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
        ],
    )
}

/// `isin.Scalar_Tensor`: Whether each element is among the test elements.
pub fn isin_scalar_tensor(
    elements: impl Into<Scalar>,
    test_elements: &Tensor,
    assume_unique: bool,
    invert: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[1452],
        &[
            Arg::from(elements.into()),
            Arg::Tensor(test_elements),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
        ],
    )
}

/// `isin.out`: Whether each element is among the test elements.
pub fn isin_out(
    elements: &Tensor,
    test_elements: &Tensor,
    assume_unique: bool,
    invert: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1453],
        &[
            Arg::Tensor(elements),
            Arg::Tensor(test_elements),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
            Arg::Tensor(out),
        ],
    )
}

/// `isin.Tensor_Scalar_out`: Whether each element is among the test elements.
pub fn isin_tensor_scalar_out(
    elements: &Tensor,
    test_elements: impl Into<Scalar>,
    assume_unique: bool,
    invert: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1454],
        &[
            Arg::Tensor(elements),
            Arg::from(test_elements.into()),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
            Arg::Tensor(out),
        ],
    )
}

/// `isin.Scalar_Tensor_out`: Whether each element is among the test elements.
pub fn isin_scalar_tensor_out(
    elements: impl Into<Scalar>,
    test_elements: &Tensor,
    assume_unique: bool,
    invert: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1455],
        &[
            Arg::from(elements.into()),
            Arg::Tensor(test_elements),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
            Arg::Tensor(out),
        ],
    )
}

/// `histc`: How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal).
pub fn histc(
    self_: &Tensor,
    bins: impl Into<Dim>,
    min: impl Into<Scalar>,
    max: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1456],
        &[Arg::Tensor(self_), Arg::Int(bins.into()), Arg::from(min.into()), Arg::from(max.into())],
    )
}

/// `histc.out`: How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal).
pub fn histc_out(
    self_: &Tensor,
    bins: impl Into<Dim>,
    min: impl Into<Scalar>,
    max: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[1457],
        &[
            Arg::Tensor(self_),
            Arg::Int(bins.into()),
            Arg::from(min.into()),
            Arg::from(max.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `bincount`: How often each nonnegative integer occurs, or the sum of its weights.
pub fn bincount(self_: &Tensor, weights: Option<&Tensor>, minlength: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1458], &[Arg::Tensor(self_), weights.into(), Arg::Int(minlength.into())])
}

/// `_unique`: The distinct elements, sorted, and for each element which one it is.
pub fn _unique(self_: &Tensor, sorted: bool, return_inverse: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[1459], &[Arg::Tensor(self_), Arg::Bool(sorted), Arg::Bool(return_inverse)])
}

/// `_unique2`: The distinct elements, sorted, with inverse and counts.
pub fn _unique2(
    self_: &Tensor,
    sorted: bool,
    return_inverse: bool,
    return_counts: bool,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[1460],
        &[Arg::Tensor(self_), Arg::Bool(sorted), Arg::Bool(return_inverse), Arg::Bool(return_counts)],
    )
}

/// `unique_dim`: The distinct slices along `dim`, sorted, with inverse and counts.
pub fn unique_dim(
    self_: &Tensor,
    dim: impl Into<Dim>,
    sorted: bool,
    return_inverse: bool,
    return_counts: bool,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[1461],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(sorted),
            Arg::Bool(return_inverse),
            Arg::Bool(return_counts),
        ],
    )
}

/// `unique_consecutive`: As `unique`, for neighbours only, in the order in which they stand.
pub fn unique_consecutive(
    self_: &Tensor,
    return_inverse: bool,
    return_counts: bool,
    dim: Option<Dim>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[1462],
        &[Arg::Tensor(self_), Arg::Bool(return_inverse), Arg::Bool(return_counts), dim.into()],
    )
}

/// `unique_dim_consecutive`: As `unique_dim`, for neighbours only.
pub fn unique_dim_consecutive(
    self_: &Tensor,
    dim: impl Into<Dim>,
    return_inverse: bool,
    return_counts: bool,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[1463],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(return_inverse), Arg::Bool(return_counts)],
    )
}

/// `softmax.int`: Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first.
pub fn softmax(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1464], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `log_softmax.int`: The logarithm of the softmax; the input is cast to `dtype` first.
pub fn log_softmax(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1465], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `special_softmax`: As `softmax`.
pub fn special_softmax(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1466], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `special_log_softmax`: As `log_softmax`.
pub fn special_log_softmax(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[1467], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `argsort`: The positions that put the elements along `dim` in order.
pub fn argsort(self_: &Tensor, dim: impl Into<Dim>, descending: bool) -> Result<Tensor> {
    run(&OPERATORS[1468], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(descending)])
}

/// `argsort.stable`: As `argsort`, which is always stable.
pub fn argsort_stable(self_: &Tensor, stable: bool, dim: impl Into<Dim>, descending: bool) -> Result<Tensor> {
    run(
        &OPERATORS[1469],
        &[Arg::Tensor(self_), Arg::Bool(stable), Arg::Int(dim.into()), Arg::Bool(descending)],
    )
}

/// `msort`: The elements in order along the first dimension.
pub fn msort(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1470], &[Arg::Tensor(self_)])
}

/// `max.other`: As `maximum`.
pub fn max_other(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1471], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `min.other`: As `minimum`.
pub fn min_other(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1472], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `sum_to_size`: Undoes a broadcast: sums over what it repeated, to the shape `size`.
pub fn sum_to_size(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1494], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `view`: The same elements under another shape, without a copy; one size may be -1.
pub fn view(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1509], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `view.dtype`: The same bytes as elements of another dtype.
pub fn view_dtype(self_: &Tensor, dtype: DType) -> Result<Tensor> {
    run(&OPERATORS[1510], &[Arg::Tensor(self_), Arg::DType(dtype)])
}

/// `_unsafe_view`: A view that autograd does not know as one: of a tensor that nobody else holds.
pub fn _unsafe_view(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1511], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `transpose.int`: Swaps two dimensions.
pub fn transpose(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1512], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `t`: Transposes a matrix; fewer dimensions stay as they are.
pub fn t(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1513], &[Arg::Tensor(self_)])
}

/// `permute`: Reorders the dimensions.
pub fn permute(self_: &Tensor, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1514], &[Arg::Tensor(self_), Arg::Ints(&dims.dims())])
}

/// `expand`: Repeats dimensions of size 1, without a copy; -1 keeps a size.
pub fn expand(self_: &Tensor, size: impl DimList, implicit: bool) -> Result<Tensor> {
    run(&OPERATORS[1515], &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Bool(implicit)])
}

/// `select.int`: One position of a dimension, which goes away.
pub fn select(self_: &Tensor, dim: impl Into<Dim>, index: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1516], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Int(index.into())])
}

/// `slice.Tensor`: A range of a dimension, by the rules of Python slices; the step is positive.
pub fn slice(
    self_: &Tensor,
    dim: impl Into<Dim>,
    start: Option<Dim>,
    end: Option<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1517],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), start.into(), end.into(), Arg::Int(step.into())],
    )
}

/// `squeeze`: Drops all dimensions of size 1.
pub fn squeeze(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1518], &[Arg::Tensor(self_)])
}

/// `squeeze.dim`: Drops a dimension if its size is 1.
pub fn squeeze_dim(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1519], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `squeeze.dims`: Drops those of the dimensions whose size is 1.
pub fn squeeze_dims(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1520], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `unsqueeze`: Inserts a dimension of size 1.
pub fn unsqueeze(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1521], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `unfold`: Windows of `size` elements along a dimension, `step` apart, as a new last dimension.
pub fn unfold(
    self_: &Tensor,
    dimension: impl Into<Dim>,
    size: impl Into<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1522],
        &[Arg::Tensor(self_), Arg::Int(dimension.into()), Arg::Int(size.into()), Arg::Int(step.into())],
    )
}

/// `diagonal`: The diagonal over two dimensions, as a new last dimension.
pub fn diagonal(
    self_: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1523],
        &[Arg::Tensor(self_), Arg::Int(offset.into()), Arg::Int(dim1.into()), Arg::Int(dim2.into())],
    )
}

/// `as_strided`: Any view of the storage, by sizes, strides and offset in elements.
pub fn as_strided(
    self_: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1524],
        &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Ints(&stride.dims()), storage_offset.into()],
    )
}

/// `alias`: The same view as a new tensor.
pub fn alias(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1525], &[Arg::Tensor(self_)])
}

/// `detach`: The same view without history: no gradient flows through it.
pub fn detach(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1526], &[Arg::Tensor(self_)])
}

/// `view_as_real`: A complex tensor as a real one with a last dimension of 2.
pub fn view_as_real(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1527], &[Arg::Tensor(self_)])
}

/// `view_as_complex`: A real tensor with a last dimension of 2 as a complex one.
pub fn view_as_complex(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1528], &[Arg::Tensor(self_)])
}

/// `split.Tensor`: Parts of `split_size` along a dimension; the last may be smaller.
pub fn split(self_: &Tensor, split_size: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1529], &[Arg::Tensor(self_), Arg::Int(split_size.into()), Arg::Int(dim.into())])
}

/// `split.sizes`: Parts of the sizes given.
pub fn split_sizes(self_: &Tensor, split_size: impl DimList, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1530], &[Arg::Tensor(self_), Arg::Ints(&split_size.dims()), Arg::Int(dim.into())])
}

/// `split_with_sizes`: Parts of the sizes given, which add up to that of the dimension.
pub fn split_with_sizes(
    self_: &Tensor,
    split_sizes: impl DimList,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1531], &[Arg::Tensor(self_), Arg::Ints(&split_sizes.dims()), Arg::Int(dim.into())])
}

/// `unbind.int`: All positions of a dimension, each as a view without it.
pub fn unbind(self_: &Tensor, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1532], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `transpose_`: Swaps two dimensions of the tensor itself.
pub fn transpose_(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1533], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `t_`: Transposes the matrix itself.
pub fn t_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1534], &[Arg::Tensor(self_)])
}

/// `squeeze_`: Drops all dimensions of size 1 of the tensor itself.
pub fn squeeze_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1535], &[Arg::Tensor(self_)])
}

/// `squeeze_.dim`: Drops a dimension of the tensor itself if its size is 1.
pub fn squeeze_dim_(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1536], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `squeeze_.dims`: Drops those dimensions of the tensor itself whose size is 1.
pub fn squeeze_dims_(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1537], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `unsqueeze_`: Inserts a dimension of size 1 into the tensor itself.
pub fn unsqueeze_(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1538], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `as_strided_`: Gives the tensor itself any view of its storage.
pub fn as_strided_(
    self_: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1539],
        &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Ints(&stride.dims()), storage_offset.into()],
    )
}

/// `detach_`: Cuts the tensor off its history.
pub fn detach_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1540], &[Arg::Tensor(self_)])
}

/// `swapaxes_`: `transpose_` under NumPy's name.
pub fn swapaxes_(self_: &Tensor, axis0: impl Into<Dim>, axis1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1541], &[Arg::Tensor(self_), Arg::Int(axis0.into()), Arg::Int(axis1.into())])
}

/// `swapdims_`: `transpose_` under another name.
pub fn swapdims_(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1542], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `resize_`: Gives the tensor other sizes, row-major; storage grows where it must.
pub fn resize_(self_: &Tensor, size: impl DimList, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[1543], &[Arg::Tensor(self_), Arg::Ints(&size.dims()), memory_format.into()])
}

/// `reshape`: The elements under another shape; a view where strides allow it, else a copy.
pub fn reshape(self_: &Tensor, shape: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1544], &[Arg::Tensor(self_), Arg::Ints(&shape.dims())])
}

/// `reshape_as`: `reshape` to the shape of another tensor.
pub fn reshape_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1545], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `view_as`: `view` with the shape of another tensor.
pub fn view_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1546], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `expand_as`: `expand` to the shape of another tensor.
pub fn expand_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1547], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `broadcast_to`: `expand` under NumPy's name.
pub fn broadcast_to(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1548], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `ravel`: All elements in one contiguous dimension.
pub fn ravel(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1549], &[Arg::Tensor(self_)])
}

/// `flatten.using_ints`: Dimensions `start_dim` to `end_dim` become one.
pub fn flatten(self_: &Tensor, start_dim: impl Into<Dim>, end_dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1550], &[Arg::Tensor(self_), Arg::Int(start_dim.into()), Arg::Int(end_dim.into())])
}

/// `unflatten.int`: One dimension becomes several; one of their sizes may be -1.
pub fn unflatten(self_: &Tensor, dim: impl Into<Dim>, sizes: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1551], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Ints(&sizes.dims())])
}

/// `narrow`: `length` elements of a dimension from `start` on.
pub fn narrow(
    self_: &Tensor,
    dim: impl Into<Dim>,
    start: impl Into<Dim>,
    length: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1552],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Int(start.into()), Arg::Int(length.into())],
    )
}

/// `narrow.Tensor`: `narrow` with the start in a 0-dim integer tensor.
pub fn narrow_tensor(
    self_: &Tensor,
    dim: impl Into<Dim>,
    start: &Tensor,
    length: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1553],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(start), Arg::Int(length.into())],
    )
}

/// `movedim.intlist`: Moves dimensions to other places; the others keep their order.
pub fn movedim(self_: &Tensor, source: impl DimList, destination: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1554], &[Arg::Tensor(self_), Arg::Ints(&source.dims()), Arg::Ints(&destination.dims())])
}

/// `movedim.int`: Moves one dimension to another place.
pub fn movedim_int(self_: &Tensor, source: impl Into<Dim>, destination: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1555], &[Arg::Tensor(self_), Arg::Int(source.into()), Arg::Int(destination.into())])
}

/// `moveaxis.intlist`: `movedim` under NumPy's name.
pub fn moveaxis(self_: &Tensor, source: impl DimList, destination: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[1556], &[Arg::Tensor(self_), Arg::Ints(&source.dims()), Arg::Ints(&destination.dims())])
}

/// `moveaxis.int`: `movedim` under NumPy's name.
pub fn moveaxis_int(self_: &Tensor, source: impl Into<Dim>, destination: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1557], &[Arg::Tensor(self_), Arg::Int(source.into()), Arg::Int(destination.into())])
}

/// `swapaxes`: `transpose` under NumPy's name.
pub fn swapaxes(self_: &Tensor, axis0: impl Into<Dim>, axis1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1558], &[Arg::Tensor(self_), Arg::Int(axis0.into()), Arg::Int(axis1.into())])
}

/// `swapdims`: `transpose` under another name.
pub fn swapdims(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1559], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `adjoint`: The last two dimensions swapped, elements conjugated.
pub fn adjoint(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1560], &[Arg::Tensor(self_)])
}

/// `chunk`: At most `chunks` parts of equal size; the last may be smaller.
pub fn chunk(self_: &Tensor, chunks: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1561], &[Arg::Tensor(self_), Arg::Int(chunks.into()), Arg::Int(dim.into())])
}

/// `tensor_split.sections`: Exactly `sections` parts, sizes differing by at most one.
pub fn tensor_split(self_: &Tensor, sections: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1562], &[Arg::Tensor(self_), Arg::Int(sections.into()), Arg::Int(dim.into())])
}

/// `tensor_split.indices`: Parts that begin at each index, by the rules of Python slices.
pub fn tensor_split_indices(
    self_: &Tensor,
    indices: impl DimList,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1563], &[Arg::Tensor(self_), Arg::Ints(&indices.dims()), Arg::Int(dim.into())])
}

/// `tensor_split.tensor_indices_or_sections`: As above, with sections or indices in an int64 CPU tensor.
pub fn tensor_split_tensor_indices_or_sections(
    self_: &Tensor,
    tensor_indices_or_sections: &Tensor,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(
        &OPERATORS[1564],
        &[Arg::Tensor(self_), Arg::Tensor(tensor_indices_or_sections), Arg::Int(dim.into())],
    )
}

/// `hsplit.int`: Cuts columns into equal parts.
pub fn hsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1565], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `hsplit.array`: Cuts columns before each index.
pub fn hsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1566], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `vsplit.int`: Cuts rows into equal parts.
pub fn vsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1567], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `vsplit.array`: Cuts rows before each index.
pub fn vsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1568], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `dsplit.int`: Cuts dimension 2 into equal parts.
pub fn dsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1569], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `dsplit.array`: Cuts dimension 2 before each index.
pub fn dsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[1570], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `numpy_T`: All dimensions in reverse order.
pub fn numpy_T(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1571], &[Arg::Tensor(self_)])
}

/// `mT`: The last two dimensions swapped.
pub fn mT(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1572], &[Arg::Tensor(self_)])
}

/// `matrix_H`: The adjoint of a matrix.
pub fn matrix_H(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1573], &[Arg::Tensor(self_)])
}

/// `mH`: The adjoint over the last two dimensions.
pub fn mH(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1574], &[Arg::Tensor(self_)])
}

/// `real`: The real parts as a view; a real tensor is its own.
pub fn real(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1575], &[Arg::Tensor(self_)])
}

/// `imag`: The imaginary parts of a complex tensor, as a view.
pub fn imag(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1576], &[Arg::Tensor(self_)])
}

/// `select_backward`: Gradient of `select`.
pub fn select_backward(
    grad_output: &Tensor,
    input_sizes: impl DimList,
    dim: impl Into<Dim>,
    index: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1577],
        &[
            Arg::Tensor(grad_output),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(dim.into()),
            Arg::Int(index.into()),
        ],
    )
}

/// `slice_backward`: Gradient of `slice`.
pub fn slice_backward(
    grad_output: &Tensor,
    input_sizes: impl DimList,
    dim: impl Into<Dim>,
    start: impl Into<Dim>,
    end: impl Into<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1578],
        &[
            Arg::Tensor(grad_output),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(dim.into()),
            Arg::Int(start.into()),
            Arg::Int(end.into()),
            Arg::Int(step.into()),
        ],
    )
}

/// `diagonal_backward`: Gradient of `diagonal`.
pub fn diagonal_backward(
    grad_output: &Tensor,
    input_sizes: impl DimList,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1579],
        &[
            Arg::Tensor(grad_output),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(offset.into()),
            Arg::Int(dim1.into()),
            Arg::Int(dim2.into()),
        ],
    )
}

/// `unfold_backward`: Gradient of `unfold`: windows that overlap add up.
pub fn unfold_backward(
    grad_in: &Tensor,
    input_sizes: impl DimList,
    dim: impl Into<Dim>,
    size: impl Into<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[1580],
        &[
            Arg::Tensor(grad_in),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(dim.into()),
            Arg::Int(size.into()),
            Arg::Int(step.into()),
        ],
    )
}

/// `resolve_conj`: The tensor itself: conjugates are never put off here.
pub fn resolve_conj(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1581], &[Arg::Tensor(self_)])
}

/// `resolve_neg`: The tensor itself: negatives are never put off here.
pub fn resolve_neg(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1582], &[Arg::Tensor(self_)])
}

/// `resize_as_`: `resize_` to the shape of another tensor.
pub fn resize_as_(
    self_: &Tensor,
    the_template: &Tensor,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    run(&OPERATORS[1583], &[Arg::Tensor(self_), Arg::Tensor(the_template), memory_format.into()])
}
