//! Indexing on the CPU: reading and writing at positions that tensors name.
//!
//! Two loops do nearly everything: [`pick`] reads at positions (gather, index, `index_select`, take, ...), [`place`]
//! writes at positions (scatter, `index_put`, `index_add`, put, ...), strictly in row-major order of the index space, so
//! that duplicates give the same result each time. A position is an element of an int64 tensor times a fixed stride.
//! Index tensors are checked as a whole by [`checked`] before anything is written.

mod advanced;
mod masked;
mod order;
mod place;
mod reduce;
mod select;
mod windows;

use crate::cpu::rows::{At, Rows, copy_row, copy_same};
use crate::device::Device;
use crate::dispatch::structured::{copy_into, overlap};
use crate::dtype::{Category, DType, Element};
use crate::error::{Error, Result};
use crate::layout::{Layout, Overlap};
use crate::scalar::Scalar;
use crate::shape::Sizes;
use crate::tensor::Tensor;
use crate::with_dtype;

pub use advanced::*;
pub use masked::*;
pub use order::*;
pub use place::*;
pub(crate) use place::{Kind, Positions, write};
pub(crate) use reduce::accumulate;
pub use select::*;
pub use windows::*;

/// Index tensors that a kernel takes.
pub(crate) fn require_integers(index: &Tensor) -> Result<()> {
    if !matches!(index.dtype(), DType::Int64 | DType::Int32) {
        return Err(Error::dtype(format!("the index must have dtype int64 or int32, got {}", index.dtype())));
    }
    Ok(())
}

/// The index as int64 values in `0..size`; with `wrap`, negative ones count from the end.
///
/// # Errors
/// `DType` unless the index is int64 or int32; `Index` naming the first bad value.
pub(crate) fn checked(index: &Tensor, dim: usize, size: i64, wrap: bool) -> Result<Tensor> {
    require_integers(index)?;
    let index = if index.dtype() == DType::Int32 { widened(index)? } else { index.alias() };
    let lowest = if wrap { -size } else { 0 };
    let (mut min, mut max) = (i64::MAX, i64::MIN);
    visit(&index, |row| {
        for &i in row {
            min = min.min(i);
            max = max.max(i);
        }
    });
    if index.numel() > 0 && (min < lowest || max >= size) {
        let mut bad = None;
        visit(&index, |row| bad = bad.or_else(|| row.iter().copied().find(|i| *i < lowest || *i >= size)));
        return Err(Error::index(format!(
            "index {} is out of range for dimension {dim} with size {size}; allowed: {lowest} to {}",
            bad.unwrap_or(min),
            size - 1
        )));
    }
    if min >= 0 { Ok(index) } else { wrapped(&index, size) }
}

/// Calls `f` with the elements in order, in pieces.
fn visit(index: &Tensor, mut f: impl FnMut(&[i64])) {
    let base = index.data_as::<i64>();
    if index.is_contiguous() {
        // SAFETY: contiguous: that many elements from the first.
        f(unsafe { std::slice::from_raw_parts(base, index.numel() as usize) });
        return;
    }
    crate::tensor::for_each_offset(index.layout(), |offset| {
        // SAFETY: within the layout.
        f(&[unsafe { base.offset(offset as isize).read() }]);
    });
}

fn widened(index: &Tensor) -> Result<Tensor> {
    let values = index.to_vec::<i32>()?;
    let out = Tensor::empty(index.sizes(), DType::Int64, Device::CPU)?;
    for (i, value) in values.into_iter().enumerate() {
        // SAFETY: as many elements as `out` has.
        unsafe { out.data_as::<i64>().add(i).write(i64::from(value)) };
    }
    Ok(out)
}

fn wrapped(index: &Tensor, size: i64) -> Result<Tensor> {
    let out = Tensor::empty(index.sizes(), DType::Int64, Device::CPU)?;
    let (mut at, base) = (0, out.data_as::<i64>());
    visit(index, |row| {
        for &i in row {
            // SAFETY: the pieces have as many elements together as `out`.
            unsafe { base.add(at).write(if i < 0 { i + size } else { i }) };
            at += 1;
        }
    });
    Ok(out)
}

/// A 0-dim layout as one dimension of size 1; others as they are.
pub(crate) fn at_least_1d(layout: &Layout) -> Result<Layout> {
    if layout.ndim() == 0 { layout.unsqueeze(0) } else { Ok(layout.clone()) }
}

/// Strides with 0 at `dim`.
pub(crate) fn without(strides: &[i64], dim: usize) -> Sizes {
    let mut out = Sizes::from_slice(strides);
    out[dim] = 0;
    out
}

/// Strides that are 0 but for `dim`.
pub(crate) fn only(ndim: usize, dim: usize, stride: i64) -> Sizes {
    let mut out = Sizes::from_elem(0, ndim);
    out[dim] = stride;
    out
}

/// `out[p] = src[p + positions[p] * scale]` over the rows of (out, src, positions).
///
/// # Safety
/// Every position, scaled, lands within `src`; elements of `out` are disjoint.
pub(crate) unsafe fn pick<B: Copy + Send + Sync>(
    rows: &Rows<3>,
    out: At<B>,
    src: At<B>,
    positions: At<i64>,
    scale: isize,
) -> Result<()> {
    let [dx, sx, px] = rows.steps();
    rows.parallel(|[d, s, p], n| {
        // SAFETY: by contract.
        unsafe {
            if px == 0 {
                let s = s + positions.read(p) as isize * scale;
                copy_row(out.get().offset(d), dx, src.get().offset(s), sx, n);
                return;
            }
            for i in 0..n as isize {
                let at = positions.read(p + i * px) as isize * scale;
                out.write(d + i * dx, src.read(s + i * sx + at));
            }
        }
    })
}

/// `dst[p + positions[p] * scale] = f(old, src[p])` over the rows of (dst, src, positions), in order.
///
/// # Safety
/// Every position, scaled, lands within `dst`.
pub(crate) unsafe fn place<D: Copy + Send + Sync, S: Copy + Send + Sync>(
    rows: &Rows<3>,
    dst: At<D>,
    src: At<S>,
    positions: At<i64>,
    scale: isize,
    f: impl Fn(D, S) -> D + Sync,
) -> Result<()> {
    let [dx, sx, px] = rows.steps();
    rows.in_order(|[d, s, p], n| {
        for i in 0..n as isize {
            // SAFETY: by contract.
            unsafe {
                let to = d + i * dx + positions.read(p + i * px) as isize * scale;
                dst.write(to, f(dst.read(to), src.read(s + i * sx)));
            }
        }
    })
}

/// [`place`] of bits: what was there is not looked at, and rows are moved whole.
///
/// # Safety
/// As [`place`].
pub(crate) unsafe fn assign<B: Copy + Send + Sync>(
    rows: &Rows<3>,
    dst: At<B>,
    src: At<B>,
    positions: At<i64>,
    scale: isize,
) -> Result<()> {
    let [dx, sx, px] = rows.steps();
    rows.in_order(|[d, s, p], n| {
        // SAFETY: by contract.
        unsafe {
            if px == 0 {
                let to = d + positions.read(p) as isize * scale;
                copy_row(dst.get().offset(to), dx, src.get().offset(s), sx, n);
                return;
            }
            for i in 0..n as isize {
                let to = d + i * dx + positions.read(p + i * px) as isize * scale;
                dst.write(to, src.read(s + i * sx));
            }
        }
    })
}

/// The one element of a tensor.
pub(crate) fn number(t: &Tensor) -> Result<Scalar> {
    with_dtype!(t.dtype(), all, |T| {
        let x = *t
            .to_vec::<T>()?
            .first()
            .ok_or_else(|| Error::shape("a number is needed, got an empty tensor"))?;
        Ok(match T::DTYPE.category() {
            Category::Bool => Scalar::Bool(x.to_bool()),
            Category::Int => Scalar::Int(x.to_i64()),
            Category::Float => Scalar::Float(x.to_f64()),
            Category::Complex => Scalar::Complex(x.to_complex()),
        })
    })
}

/// The elements in row-major order as one dimension: a view where strides allow it.
pub(crate) fn flattened(t: &Tensor) -> Result<Tensor> {
    let n = [t.numel()];
    if let Some(layout) = t.layout().view(&n)? {
        return t.with_layout(layout);
    }
    let out = Tensor::empty(t.sizes(), t.dtype(), t.device())?;
    copy_same(&out, t)?;
    out.with_layout(Layout::contiguous(&n)?)
}

/// Runs `kernel` on `out`, or on a temporary where `out` shares memory with something it reads out of order.
pub(crate) fn apart(
    out: &Tensor,
    reads: &[&Tensor],
    kernel: impl FnOnce(&Tensor) -> Result<()>,
) -> Result<()> {
    if reads.iter().all(|t| overlap(out, t) == Overlap::None) {
        return kernel(out);
    }
    let fresh = Tensor::empty(out.sizes(), out.dtype(), out.device())?;
    kernel(&fresh)?;
    copy_into(out, &fresh)
}

/// For operations that change part of `self`: `out` begins as a copy of it (in the in-place form it is `self`), and
/// `kernel` writes there. What it reads besides is copied first where it shares memory with `out`.
pub(crate) fn changed(
    out: &Tensor,
    self_: &Tensor,
    reads: &[&Tensor],
    kernel: impl FnOnce(&Tensor) -> Result<()>,
) -> Result<()> {
    if reads.iter().any(|t| overlap(out, t) != Overlap::None) {
        let fresh = Tensor::empty(out.sizes(), out.dtype(), out.device())?;
        copy_same(&fresh, self_)?;
        kernel(&fresh)?;
        return copy_into(out, &fresh);
    }
    if !out.same(self_) && overlap(out, self_) != Overlap::Same {
        copy_same(out, self_)?;
    }
    kernel(out)
}
