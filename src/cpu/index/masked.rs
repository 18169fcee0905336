//! Masks: selecting, counting and writing true elements.
//!
//! A count comes first (vectorised), so that results are allocated once; selecting then writes every element and moves
//! on by the mask's value, without a branch. Contiguous masks over contiguous data use AVX-512's compress where the
//! processor has it (the plain loop stays the reference).

use crate::cpu::index::{apart, at_least_1d, changed};
use crate::cpu::level::{Level, Work, level, vectorized};
use crate::cpu::rows::{At, Rows, with_bits};
use crate::device::Device;
use crate::device::cpu::ensure_room;
use crate::dispatch::structured::Spec;
use crate::dtype::{DType, Element};
use crate::error::{Error, Result};
use crate::shape::broadcast;
use crate::tensor::Tensor;
use crate::with_dtype;

struct CountTrue<'a, T>(&'a [T]);
impl<T: Element> Work for CountTrue<'_, T> {
    type Output = usize;
    #[inline(always)]
    fn run<const FMA: bool>(self) -> usize {
        // Bytes add up in lanes of 32 bits: fewer than 2^32 elements a piece.
        self.0.chunks(1 << 16).map(|c| c.iter().map(|x| u32::from(x.to_bool())).sum::<u32>() as usize).sum()
    }
}

/// Row-major numbers of the elements that are not 0.
pub(super) fn true_positions(t: &Tensor) -> Result<Vec<i64>> {
    with_dtype!(t.dtype(), all, |T| {
        let values;
        let slice: &[T] = if t.is_contiguous() {
            // SAFETY: contiguous: that many elements from the first.
            unsafe { std::slice::from_raw_parts(t.data_as::<T>(), t.numel() as usize) }
        } else {
            values = t.to_vec::<T>()?;
            &values
        };
        positions(slice)
    })
}

fn positions<T: Element>(values: &[T]) -> Result<Vec<i64>> {
    let count = vectorized(CountTrue(values));
    ensure_room(count + 1, size_of::<i64>())?;
    // One place more: the last element may write there without counting.
    let mut out = vec![0i64; count + 1];
    let mut at = 0;
    for (i, x) in values.iter().enumerate() {
        out[at] = i as i64;
        at += usize::from(x.to_bool());
    }
    out.truncate(count);
    Ok(out)
}

/// Coordinates of the elements that are not 0, one row for each.
pub fn nonzero(self_: &Tensor) -> Result<Tensor> {
    let flat = true_positions(self_)?;
    let out = Tensor::empty(&[flat.len() as i64, self_.ndim() as i64], DType::Int64, Device::CPU)?;
    write_coordinates(&out, self_, &flat);
    Ok(out)
}

fn write_coordinates(out: &Tensor, self_: &Tensor, flat: &[i64]) {
    let (sizes, base) = (self_.sizes(), out.data_as::<i64>());
    let n = sizes.len();
    for (row, position) in flat.iter().enumerate() {
        let mut rest = *position;
        for d in (0..n).rev() {
            // SAFETY: `out` is contiguous with `n` columns and at least as many rows.
            unsafe { base.add(row * n + d).write(rest % sizes[d]) };
            rest /= sizes[d];
        }
    }
}

/// [`nonzero`] cut or filled up to a given number of rows.
pub fn nonzero_static(
    _spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    size: i64,
    fill_value: i64,
) -> Result<()> {
    let mut flat = true_positions(self_)?;
    flat.truncate(size as usize);
    let fresh = Tensor::empty(out[0].sizes(), DType::Int64, Device::CPU)?;
    // SAFETY: as many elements as were just allocated.
    unsafe {
        std::slice::from_raw_parts_mut(fresh.data_as::<i64>(), fresh.numel() as usize).fill(fill_value);
    };
    write_coordinates(&fresh, self_, &flat);
    crate::cpu::rows::copy_same(&out[0], &fresh)
}

fn require_bool(mask: &Tensor) -> Result<()> {
    if mask.dtype() != DType::Bool {
        return Err(Error::dtype(format!("the mask must have dtype bool, got {}", mask.dtype())));
    }
    Ok(())
}

/// The elements where `mask` is true, in row-major order; both broadcast.
pub fn masked_select(self_: &Tensor, mask: &Tensor) -> Result<Tensor> {
    require_bool(mask)?;
    let sizes = broadcast(self_.sizes(), mask.sizes())?;
    let wide = mask.with_layout(mask.layout().expand(&sizes)?)?;
    let values = self_.with_layout(self_.layout().expand(&sizes)?)?;
    let count = count_true(&wide)?;
    let out = Tensor::empty(&[count as i64], self_.dtype(), self_.device())?;
    if count == 0 {
        return Ok(out);
    }
    with_bits!(self_.dtype().size(), |B| {
        // SAFETY: `out` has room for the true elements of the mask, whose shape `values` has.
        unsafe { compress::<B>(&out, &values, &wide, count)? }
    });
    Ok(out)
}

fn count_true(mask: &Tensor) -> Result<usize> {
    if mask.is_contiguous() {
        // SAFETY: contiguous: that many elements from the first; a bool is a byte of 0 or 1.
        let bytes = unsafe { std::slice::from_raw_parts(mask.data_as::<bool>(), mask.numel() as usize) };
        return Ok(vectorized(CountTrue(bytes)));
    }
    Ok(mask.to_vec::<bool>()?.iter().filter(|x| **x).count())
}

unsafe fn compress<B: Copy + Send + Sync>(
    out: &Tensor,
    values: &Tensor,
    mask: &Tensor,
    count: usize,
) -> Result<()> {
    let (to, from, on) = (At::<B>::of(out), At::<B>::of(values), At::<bool>::of(mask));
    let n = values.numel() as usize;
    #[cfg(target_arch = "x86_64")]
    if values.is_contiguous() && mask.is_contiguous() && level() == Level::V4 {
        // SAFETY: the level says that the instructions are there; both run over `n` elements, of which `count` are on.
        unsafe {
            match size_of::<B>() {
                4 => return wide::compress_4(to.get().cast(), from.get().cast(), on.get().cast(), n, count),
                8 => return wide::compress_8(to.get().cast(), from.get().cast(), on.get().cast(), n, count),
                _ => {}
            }
        }
    }
    let rows = Rows::new(values.sizes(), [values.strides(), mask.strides()]);
    let [sx, mx] = rows.steps();
    let at = std::sync::atomic::AtomicUsize::new(0);
    rows.in_order(|[s, m], n| {
        let mut next = at.load(std::sync::atomic::Ordering::Relaxed);
        for i in 0..n as isize {
            // SAFETY: offsets within both layouts; at most `count` writes (past the last one nothing is on, and
            // the check below keeps the speculative write inside).
            unsafe {
                if next < count {
                    to.write(next as isize, from.read(s + i * sx));
                }
                next += usize::from(on.read(m + i * mx));
            }
        }
        at.store(next, std::sync::atomic::Ordering::Relaxed);
    })
}

#[cfg(target_arch = "x86_64")]
mod wide {
    //! AVX-512: a register's elements that are on move together, and are stored whole while there is room.
    use std::arch::x86_64::*;

    use crate::error::Result;

    /// # Safety
    /// AVX-512 F and BW are there; `src` and `mask` have `n` elements, `count` of the mask's bytes are 1 (the rest 0), and
    /// `dst` has room for `count`.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,popcnt")]
    pub(super) unsafe fn compress_4(
        dst: *mut u32,
        src: *const u32,
        mask: *const u8,
        n: usize,
        count: usize,
    ) -> Result<()> {
        let (mut at, mut i) = (0, 0);
        // SAFETY: by contract; full stores happen only while 16 more fit.
        unsafe {
            while i + 16 <= n && at + 16 <= count {
                let on = _mm_test_epi8_mask(_mm_loadu_si128(mask.add(i).cast()), _mm_set1_epi8(-1));
                let packed = _mm512_maskz_compress_epi32(on, _mm512_loadu_si512(src.add(i).cast()));
                _mm512_storeu_si512(dst.add(at).cast(), packed);
                at += on.count_ones() as usize;
                i += 16;
            }
            rest(dst, src, mask, n, count, at, i);
        }
        Ok(())
    }

    /// # Safety
    /// As [`compress_4`].
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,popcnt")]
    pub(super) unsafe fn compress_8(
        dst: *mut u64,
        src: *const u64,
        mask: *const u8,
        n: usize,
        count: usize,
    ) -> Result<()> {
        let (mut at, mut i) = (0, 0);
        // SAFETY: by contract; full stores happen only while 8 more fit.
        unsafe {
            while i + 8 <= n && at + 8 <= count {
                let on = _mm_test_epi8_mask(_mm_loadl_epi64(mask.add(i).cast()), _mm_set1_epi8(-1)) as u8;
                let packed = _mm512_maskz_compress_epi64(on, _mm512_loadu_si512(src.add(i).cast()));
                _mm512_storeu_si512(dst.add(at).cast(), packed);
                at += on.count_ones() as usize;
                i += 8;
            }
            rest(dst, src, mask, n, count, at, i);
        }
        Ok(())
    }

    /// # Safety
    /// As [`compress_4`], `at` elements being written and `i` looked at.
    unsafe fn rest<B: Copy>(
        dst: *mut B,
        src: *const B,
        mask: *const u8,
        n: usize,
        count: usize,
        mut at: usize,
        mut i: usize,
    ) {
        while i < n && at < count {
            // SAFETY: by contract.
            unsafe {
                if mask.add(i).read() != 0 {
                    dst.add(at).write(src.add(i).read());
                    at += 1;
                }
            }
            i += 1;
        }
    }
}

/// `self` with the first elements of `source` where `mask` is true.
pub fn masked_scatter(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    mask: &Tensor,
    source: &Tensor,
) -> Result<()> {
    let sizes = &spec.outputs[0].sizes;
    let wide = mask.with_layout(mask.layout().expand(sizes)?)?;
    let own = self_.with_layout(self_.layout().expand(sizes)?)?;
    let own = if self_.sizes() == &**sizes { self_.clone() } else { own };
    let count = count_true(&wide)?;
    if count as i64 > source.numel() {
        return Err(Error::shape(format!(
            "the mask has {count} true elements, but source has {} elements",
            source.numel()
        )));
    }
    let values = crate::cpu::index::flattened(source)?;
    changed(&out[0], &own, &[&wide, &values], |out| {
        let to = at_least_1d(out.layout())?;
        let on = at_least_1d(wide.layout())?;
        let rows = Rows::new(to.sizes(), [to.strides(), on.strides()]);
        let [dx, mx] = rows.steps();
        let step = values.strides()[0];
        let next = std::sync::atomic::AtomicI64::new(0);
        with_bits!(out.dtype().size(), |B| {
            let (d, s, m) = (At::<B>::of(out), At::<B>::of(&values), At::<bool>::of(&wide));
            rows.in_order(|[od, om], n| {
                let mut k = next.load(std::sync::atomic::Ordering::Relaxed);
                for i in 0..n as isize {
                    // SAFETY: offsets within the layouts; `source` has at least as many elements as are on.
                    unsafe {
                        if m.read(om + i * mx) {
                            d.write(od + i * dx, s.read((k * step) as isize));
                            k += 1;
                        }
                    }
                }
                next.store(k, std::sync::atomic::Ordering::Relaxed);
            })
        })
    })
}

/// The number `i` repeated `repeats[i]` times, for each `i`.
pub fn repeat_interleave(repeats: &Tensor, output_size: Option<i64>) -> Result<Tensor> {
    if repeats.ndim() != 1 || !matches!(repeats.dtype(), DType::Int64 | DType::Int32) {
        return Err(Error::value(format!(
            "repeats must be one-dimensional with dtype int64 or int32, got shape {:?} and {}",
            repeats.sizes(),
            repeats.dtype()
        )));
    }
    let counts: Vec<i64> = match repeats.dtype() {
        DType::Int32 => repeats.to_vec::<i32>()?.into_iter().map(i64::from).collect(),
        _ => repeats.to_vec::<i64>()?,
    };
    if let Some(bad) = counts.iter().find(|n| **n < 0) {
        return Err(Error::value(format!("repeats must not be negative, got {bad}")));
    }
    let total = counts.iter().try_fold(0i64, |a, n| a.checked_add(*n));
    let total = total.ok_or_else(|| Error::shape("the result has more than 2^63 elements"))?;
    if output_size.is_some_and(|n| n != total) {
        return Err(Error::value(format!(
            "output_size={} does not match the sum of repeats, {total}",
            output_size.unwrap_or(0)
        )));
    }
    let out = Tensor::empty(&[total], DType::Int64, Device::CPU)?;
    apart(&out, &[], |out| {
        let mut at = out.data_as::<i64>();
        for (i, n) in counts.iter().enumerate() {
            // SAFETY: the counts add up to the size of `out`.
            unsafe {
                std::slice::from_raw_parts_mut(at, *n as usize).fill(i as i64);
                at = at.add(*n as usize);
            }
        }
        Ok(())
    })?;
    Ok(out)
}
