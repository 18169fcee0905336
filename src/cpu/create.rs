//! Kernels that make values: fills, ranges, identity, triangles.

use crate::cpu::cast::element;
use crate::cpu::parallel::for_each_chunk;
use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::structured::{Spec, overlap, writable};
use crate::dtype::{Complex64, DType, Element, default_float};
use crate::error::{Error, Result};
use crate::iter::{BLOCK, Plan, Slot};
use crate::layout::Overlap;
use crate::meta::create::{
    arange_count, arange_dtype, check_copy, check_options, empty_like, triangle_count, triangle_row,
};
use crate::meta::pointwise::check_value;
use crate::scalar::Scalar;
use crate::tensor::{Tensor, for_each_offset};
use crate::with_dtype;

/// Every element becomes `value`.
pub fn fill(target: &Tensor, value: Scalar) -> Result<()> {
    if target.is_meta() || target.numel() == 0 {
        return Ok(());
    }
    with_dtype!(target.dtype(), all, |T| {
        let value: T = value.cast();
        if target.is_contiguous() {
            let base = target.data_as::<T>() as usize;
            let n = target.numel() as usize;
            return for_each_chunk(n, 64 * BLOCK, n / 4, |range| {
                // SAFETY: chunks of a contiguous tensor are disjoint and within it.
                let run =
                    unsafe { std::slice::from_raw_parts_mut((base as *mut T).add(range.start), range.len()) };
                run.fill(value);
            });
        }
        let plan = Plan::new(&[Slot::tensor(target), Slot::value(&value)])?;
        crate::cpu::copy::run(&plan)
    })
}

/// Calls `f` with the position of each element of a fresh contiguous tensor.
fn generate<T: Element>(out: &Tensor, f: impl Fn(usize) -> T + Sync) -> Result<()> {
    if out.is_contiguous() {
        let base = out.data_as::<T>() as usize;
        let n = out.numel() as usize;
        return for_each_chunk(n, 32 * BLOCK, n, |range| {
            for i in range {
                // SAFETY: within a contiguous tensor; chunks are disjoint.
                unsafe { (base as *mut T).add(i).write(f(i)) };
            }
        });
    }
    let (base, mut i) = (out.data_as::<T>(), 0);
    for_each_offset(out.layout(), |offset| {
        // SAFETY: offsets of a checked layout.
        unsafe { base.offset(offset as isize).write(f(i)) };
        i += 1;
    });
    Ok(())
}

/// `start + i · step`; integers exactly.
fn range_into(out: &Tensor, start: Scalar, step: Scalar) -> Result<()> {
    let integral = !matches!(start, Scalar::Float(_)) && !matches!(step, Scalar::Float(_));
    with_dtype!(out.dtype(), real, |T| {
        if integral {
            let (start, step) = (start.to_i64(), step.to_i64());
            return generate::<T>(out, |i| element(start.wrapping_add((i as i64).wrapping_mul(step))));
        }
        let (start, step) = (start.to_f64(), step.to_f64());
        // An integer result steps by integers, as in PyTorch.
        let (start, step) =
            if T::DTYPE.is_integral() { (start.trunc(), step.trunc()) } else { (start, step) };
        generate::<T>(out, |i| T::from_f64(start + i as f64 * step))
    })
}

/// `steps` points from `start` to `end`, computed from both ends so that both are met.
fn points(
    out: &Tensor,
    start: Scalar,
    end: Scalar,
    steps: i64,
    f: impl Fn(Complex64) -> Complex64 + Sync,
) -> Result<()> {
    if out.is_meta() {
        return Ok(());
    }
    // For an integer result the ends are integers, though the points between need not be.
    let end_of = |s: Scalar| -> Complex64 {
        if out.dtype().is_integral() { Complex64::new(s.to_f64().trunc(), 0.0) } else { s.cast() }
    };
    let (a, b) = (end_of(start), end_of(end));
    let step = if steps > 1 { (b - a) / (steps - 1) as f64 } else { Complex64::new(0.0, 0.0) };
    with_dtype!(out.dtype(), all, |T| {
        generate::<T>(out, |i| {
            let i = i as i64;
            let x = if i < steps / 2 || steps == 1 {
                a + step * i as f64
            } else {
                b - step * (steps - 1 - i) as f64
            };
            T::from_complex(f(x))
        })
    })
}

/// Rows and columns of the elements on and below (`lower`) or above a diagonal.
fn write_triangle_indices(out: &Tensor, rows: i64, columns: i64, offset: i64, lower: bool) -> Result<()> {
    with_dtype!(out.dtype(), int, |T| {
        let count = out.sizes()[1] as usize;
        let base = out.data_as::<T>();
        let mut at = 0;
        for r in 0..rows {
            let (from, to) = triangle_row(r, columns, offset, lower);
            for c in from..to {
                // SAFETY: the meta function counted these elements.
                unsafe {
                    base.add(at).write(T::from_i64(r));
                    base.add(count + at).write(T::from_i64(c));
                }
                at += 1;
            }
        }
        debug_assert_eq!(at, count);
        Ok(())
    })
}

/// The lower (or upper) triangle of matrices; zeros elsewhere.
fn triangle(out: &Tensor, self_: &Tensor, offset: i64, lower: bool) -> Result<()> {
    let n = self_.ndim();
    let (rows, columns) = (self_.sizes()[n - 2], self_.sizes()[n - 1]);
    with_dtype!(self_.dtype(), all, |T| {
        let same = out.same(self_) || out.data() == self_.data();
        if !same {
            crate::cpu::copy::copy(out, self_)?;
        }
        let base = out.data_as::<T>();
        let matrices = out.layout().select(n as i64 - 1, 0);
        let (Ok(first_column), true) = (matrices, columns > 0) else { return Ok::<(), Error>(()) };
        let step = out.strides()[n - 1];
        let mut r = 0;
        for_each_offset(&first_column, |at| {
            let (from, to) = triangle_row(r, columns, offset, lower);
            for c in (0..from).chain(to..columns) {
                // SAFETY: within the row.
                unsafe { base.offset((at + c * step) as isize).write(T::default()) };
            }
            r = if r + 1 == rows { 0 } else { r + 1 };
        });
        Ok(())
    })
}

/// Keeps what is on and below a diagonal.
pub fn tril(_: &Spec, out: &[Tensor], self_: &Tensor, diagonal: i64) -> Result<()> {
    triangle(&out[0], self_, diagonal, true)
}
/// Keeps what is on and above a diagonal.
pub fn triu(_: &Spec, out: &[Tensor], self_: &Tensor, diagonal: i64) -> Result<()> {
    triangle(&out[0], self_, diagonal, false)
}

/// The one element of a tensor as a number.
pub fn local_scalar_dense(self_: &Tensor) -> Result<Scalar> {
    if self_.numel() != 1 {
        return Err(Error::runtime(format!(
            "a tensor with {} elements cannot be converted to a number",
            self_.numel()
        )));
    }
    with_dtype!(self_.dtype(), all, |T| {
        // SAFETY: one element is there.
        let x: T = unsafe { self_.data_as::<T>().read() };
        Ok(match T::DTYPE {
            DType::Bool => Scalar::Bool(x.to_bool()),
            d if d.is_complex() => Scalar::Complex(x.to_complex()),
            d if d.is_float() => Scalar::Float(x.to_f64()),
            DType::UInt64 if (x.to_i64()) < 0 => {
                return Err(Error::overflow(format!(
                    "{} does not fit in a 64-bit integer",
                    x.to_i64() as u64
                )));
            }
            _ => Scalar::Int(x.to_i64()),
        })
    })
}

/// The options that every factory has.
macro_rules! options {
    ($layout:ident, $pin_memory:ident) => {
        check_options($layout, $pin_memory)?
    };
}

/// Uninitialised, then filled.
fn made(size: &[i64], value: Scalar, dtype: DType, device: Option<Device>) -> Result<Tensor> {
    let out = Tensor::empty(size, dtype, device.unwrap_or(Device::CPU))?;
    fill(&out, value)?;
    Ok(out)
}

macro_rules! constants {
    ($($name:ident $like:ident $new:ident $value:expr;)*) => { $(
        /// See the schema.
        pub fn $name(
            size: &[i64],
            dtype: Option<DType>,
            layout: Option<MemoryLayout>,
            device: Option<Device>,
            pin_memory: Option<bool>,
        ) -> Result<Tensor> {
            options!(layout, pin_memory);
            made(size, $value, dtype.unwrap_or_else(default_float), device)
        }
        /// See the schema.
        pub fn $like(
            self_: &Tensor,
            dtype: Option<DType>,
            layout: Option<MemoryLayout>,
            device: Option<Device>,
            pin_memory: Option<bool>,
            memory_format: Option<MemoryFormat>,
        ) -> Result<Tensor> {
            let out = empty_like(self_, dtype, layout, device, pin_memory, memory_format)?;
            fill(&out, $value)?;
            Ok(out)
        }
        /// See the schema.
        pub fn $new(
            self_: &Tensor,
            size: &[i64],
            dtype: Option<DType>,
            layout: Option<MemoryLayout>,
            device: Option<Device>,
            pin_memory: Option<bool>,
        ) -> Result<Tensor> {
            options!(layout, pin_memory);
            made(size, $value, dtype.unwrap_or(self_.dtype()), device.or(Some(self_.device())))
        }
    )* };
}
constants! {
    zeros zeros_like new_zeros Scalar::Int(0);
    ones ones_like new_ones Scalar::Int(1);
}

/// See the schema.
pub fn full(
    size: &[i64],
    fill_value: Scalar,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    options!(layout, pin_memory);
    let dtype = dtype.unwrap_or_else(|| fill_value.dtype(default_float()));
    check_value(fill_value, dtype)?;
    made(size, fill_value, dtype, device)
}
/// See the schema.
pub fn full_like(
    self_: &Tensor,
    fill_value: Scalar,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    check_value(fill_value, dtype.unwrap_or(self_.dtype()))?;
    let out = empty_like(self_, dtype, layout, device, pin_memory, memory_format)?;
    fill(&out, fill_value)?;
    Ok(out)
}
/// See the schema.
pub fn new_full(
    self_: &Tensor,
    size: &[i64],
    fill_value: Scalar,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    options!(layout, pin_memory);
    let dtype = dtype.unwrap_or(self_.dtype());
    check_value(fill_value, dtype)?;
    made(size, fill_value, dtype, device.or(Some(self_.device())))
}
/// See the schema.
pub fn scalar_tensor(
    s: Scalar,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    full(&[], s, Some(dtype.unwrap_or_else(default_float)), layout, device, pin_memory)
}

/// See the schema.
pub fn arange(
    start: Scalar,
    end: Scalar,
    step: Scalar,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    options!(layout, pin_memory);
    let dtype = dtype.unwrap_or_else(|| arange_dtype(&[start, end, step]));
    // Only int64 counts in its own numbers; any other dtype in double precision, as in PyTorch.
    let [start, end, step] = [start, end, step].map(|s| match s {
        Scalar::Float(x) if dtype == DType::Int64 && x.is_finite() => Scalar::Int(x as i64),
        s => s,
    });
    let out = Tensor::empty(&[arange_count(start, end, step)?], dtype, device.unwrap_or(Device::CPU))?;
    if !out.is_meta() {
        range_into(&out, start, step)?;
    }
    Ok(out)
}
/// See the schema.
pub fn arange_start(
    start: Scalar,
    end: Scalar,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    arange(start, end, Scalar::Int(1), dtype, layout, device, pin_memory)
}
/// See the schema.
pub fn arange_end(
    end: Scalar,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    arange(Scalar::Int(0), end, Scalar::Int(1), dtype, layout, device, pin_memory)
}

/// Room for `steps` points.
fn room(ends: [Scalar; 2], steps: i64, dtype: Option<DType>, device: Option<Device>) -> Result<Tensor> {
    if steps < 0 {
        return Err(Error::runtime(format!("the number of steps must not be negative, got {steps}")));
    }
    let complex = ends.iter().any(|s| matches!(s, Scalar::Complex(_)));
    let inferred = || if complex { default_float().to_complex() } else { default_float() };
    Tensor::empty(&[steps], dtype.unwrap_or_else(inferred), device.unwrap_or(Device::CPU))
}

/// See the schema.
pub fn linspace(
    start: Scalar,
    end: Scalar,
    steps: i64,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    options!(layout, pin_memory);
    let out = room([start, end], steps, dtype, device)?;
    points(&out, start, end, steps, |x| x)?;
    Ok(out)
}
/// See the schema.
#[allow(clippy::too_many_arguments, reason = "the operation's own parameters")]
pub fn logspace(
    start: Scalar,
    end: Scalar,
    steps: i64,
    base: f64,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    options!(layout, pin_memory);
    let out = room([start, end], steps, dtype, device)?;
    points(&out, start, end, steps, |x| {
        if x.im == 0.0 { Complex64::new(base.powf(x.re), 0.0) } else { Complex64::new(base, 0.0).powc(x) }
    })?;
    Ok(out)
}

/// See the schema.
pub fn eye(
    n: i64,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    eye_m(n, n, dtype, layout, device, pin_memory)
}
/// See the schema.
pub fn eye_m(
    n: i64,
    m: i64,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
) -> Result<Tensor> {
    options!(layout, pin_memory);
    if n < 0 || m < 0 {
        return Err(Error::runtime(format!("rows and columns must not be negative, got {n} and {m}")));
    }
    let out = made(&[n, m], Scalar::Int(0), dtype.unwrap_or_else(default_float), device)?;
    let diagonal = out.with_layout(out.layout().diagonal(0, 0, 1)?)?;
    fill(&diagonal, Scalar::Int(1))?;
    Ok(out)
}

macro_rules! triangle_indices {
    ($($name:ident $lower:expr;)*) => { $(
        /// See the schema.
        pub fn $name(
            row: i64,
            col: i64,
            offset: i64,
            dtype: Option<DType>,
            layout: Option<MemoryLayout>,
            device: Option<Device>,
            pin_memory: Option<bool>,
        ) -> Result<Tensor> {
            options!(layout, pin_memory);
            let count = triangle_count(row, col, offset, $lower)?;
            let out = Tensor::empty(&[2, count], dtype.unwrap_or(DType::Int64), device.unwrap_or(Device::CPU))?;
            if !out.is_meta() {
                write_triangle_indices(&out, row, col, offset, $lower)?;
            }
            Ok(out)
        }
    )* };
}
triangle_indices! {
    tril_indices true;
    triu_indices false;
}

/// See the schema.
pub fn filled(self_: &Tensor, value: Scalar) -> Result<Tensor> {
    full_like(self_, value, None, None, None, None, None)
}
/// See the schema.
pub fn filled_by(self_: &Tensor, value: &Tensor) -> Result<Tensor> {
    let out = empty_like(self_, None, None, None, None, None)?;
    fill_tensor(&out, value)
}
/// See the schema.
pub fn fill_scalar(self_: &Tensor, value: Scalar) -> Result<Tensor> {
    writable(self_)?;
    check_value(value, self_.dtype())?;
    fill(self_, value)?;
    Ok(self_.clone())
}
/// See the schema.
pub fn fill_tensor(self_: &Tensor, value: &Tensor) -> Result<Tensor> {
    if value.ndim() != 0 {
        return Err(Error::runtime(format!(
            "the value must be a 0-dim tensor, got {} dimension(s)",
            value.ndim()
        )));
    }
    copy_(self_, value, false)
}
/// See the schema.
pub fn zero_(self_: &Tensor) -> Result<Tensor> {
    fill_scalar(self_, Scalar::Int(0))
}

/// See the schema.
pub fn clone(self_: &Tensor, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    to_copy(self_, None, None, None, None, false, memory_format)
}
/// See the schema.
pub fn copy_(self_: &Tensor, src: &Tensor, _non_blocking: bool) -> Result<Tensor> {
    check_copy(self_, src)?;
    if self_.is_meta() {
        return Ok(self_.clone());
    }
    if src.is_meta() {
        return Err(Error::not_implemented("a meta tensor has no data to copy"));
    }
    match overlap(self_, src) {
        Overlap::Same if self_.dtype() == src.dtype() => {}
        Overlap::None => crate::cpu::copy::copy(self_, src)?,
        // Memory that is read again after it was written: by way of a copy.
        _ => crate::cpu::copy::copy(self_, &clone(src, None)?)?,
    }
    Ok(self_.clone())
}
/// See the schema.
pub fn to_copy(
    self_: &Tensor,
    dtype: Option<DType>,
    layout: Option<MemoryLayout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    _non_blocking: bool,
    memory_format: Option<MemoryFormat>,
) -> Result<Tensor> {
    let out = empty_like(self_, dtype, layout, device, pin_memory, memory_format)?;
    copy_(&out, self_, false)
}
