//! The few types that reductions compute in, and blocks of any dtype read into them and written from them.
//!
//! float16 and bfloat16 are read as float32, bool and the integers as int64 (uint64 where order matters). A kernel is
//! written for these types only; what a tensor holds is converted block by block, in L1, by [`Source`] and [`Sink`].
//! A block that lies in memory as it is needed is lent, not copied.

use std::marker::PhantomData;
use std::mem::MaybeUninit;

use crate::cpu::level::{Level, Work, highest, vectorized};
use crate::dtype::{Complex32, Complex64, DType, Element, bf16, f16};
use crate::error::Result;
use crate::tensor::Tensor;

/// Elements of a block: its converted form stays in L1.
pub(crate) const BLOCK: usize = 2048;

/// A type that reductions compute in.
pub(crate) trait Wide: Element {
    /// What sums and products are kept in.
    type Sum: Number + Wide;
    fn sum(self) -> Self::Sum;
    /// The sum of a block of at most [`BLOCK`], where there is a faster way than element by element.
    #[inline(always)]
    fn sum_block(_xs: &[Self]) -> Option<Self::Sum> {
        None
    }
    /// Reading an element of another type.
    fn of<T: Element>(x: T) -> Self;
    /// Reads elements of `from` as if they had been cast to `through` first, where that type is computed in this one
    /// and reading directly would not be the same.
    fn reader_through(_from: DType, _through: DType) -> Result<Option<Reader<Self>>> {
        Ok(None)
    }
}

/// Arithmetic of accumulators; integers wrap.
pub(crate) trait Number: Element {
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    const ONE: Self;
    /// Divided by a count.
    fn over(self, count: f64) -> Self;
}

macro_rules! wide {
    ($($t:ty => $sum:ty, |$x:ident| $to:expr;)*) => { $(
        impl Wide for $t {
            type Sum = $sum;
            #[inline(always)]
            fn sum(self) -> $sum { let $x = self; $to }
            #[inline(always)]
            fn of<T: Element>(x: T) -> Self { x.cast() }
        }
    )* };
}
wide! {
    f64 => f64, |x| x;
    u64 => u64, |x| x;
    Complex32 => Complex64, |x| Complex64::new(x.re as f64, x.im as f64);
    Complex64 => Complex64, |x| x;
}
impl Wide for i64 {
    type Sum = i64;
    #[inline(always)]
    fn sum(self) -> i64 {
        self
    }
    #[inline(always)]
    fn of<T: Element>(x: T) -> i64 {
        x.cast()
    }
    fn reader_through(from: DType, through: DType) -> Result<Option<Reader<i64>>> {
        if through != DType::Bool {
            return Ok(None);
        }
        crate::with_dtype!(from, all, |T| Ok(Some(read_through::<T, i64, bool> as Reader<i64>)))
    }
}
impl Wide for f32 {
    type Sum = f64;
    #[inline(always)]
    fn sum(self) -> f64 {
        self as f64
    }
    /// 64 sums in float32 of at most 32 elements each, and those together in float64: twice as many elements in a
    /// vector, at an error of 32 roundings instead of one for each element.
    #[inline(always)]
    fn sum_block(xs: &[f32]) -> Option<f64> {
        const LANES: usize = 64;
        const { assert!(BLOCK <= 32 * LANES) };
        if xs.len() < LANES {
            return None;
        }
        let mut lanes = [0f32; LANES];
        let (chunks, rest) = xs.as_chunks::<LANES>();
        for chunk in chunks {
            for j in 0..LANES {
                lanes[j] += chunk[j];
            }
        }
        let mut sums = [0f64; LANES];
        for j in 0..LANES {
            sums[j] = f64::from(lanes[j]);
        }
        for (sum, x) in sums.iter_mut().zip(rest) {
            *sum += f64::from(*x);
        }
        let mut width = LANES / 2;
        while width > 0 {
            for j in 0..width {
                sums[j] += sums[j + width];
            }
            width /= 2;
        }
        Some(sums[0])
    }
    #[inline(always)]
    fn of<T: Element>(x: T) -> f32 {
        match T::DTYPE {
            DType::Float16 | DType::BFloat16 => half_bits(x),
            _ => x.cast(),
        }
    }
    fn reader_through(from: DType, through: DType) -> Result<Option<Reader<f32>>> {
        match through {
            DType::Float16 => {
                crate::with_dtype!(from, all, |T| Ok(Some(read_through::<T, f32, f16> as Reader<f32>)))
            }
            DType::BFloat16 => {
                crate::with_dtype!(from, all, |T| Ok(Some(read_through::<T, f32, bf16> as Reader<f32>)))
            }
            _ => Ok(None),
        }
    }
}

/// A half-precision number as float32, without the branches of the general conversion, so that loops vectorise.
#[inline(always)]
fn half_bits<T: Element>(x: T) -> f32 {
    debug_assert_eq!(size_of::<T>(), 2);
    // SAFETY: T is f16 or bf16, both 16 bits of plain data.
    let bits = u32::from(unsafe { std::mem::transmute_copy::<T, u16>(&x) });
    if T::DTYPE as u8 == DType::BFloat16 as u8 {
        return f32::from_bits(bits << 16);
    }
    // The exponent is rebiased by a multiplication with 2^112, which also normalises subnormals.
    let magnitude = (bits & 0x7fff) << 13;
    let scaled = (f32::from_bits(magnitude) * f32::from_bits(0x7780_0000)).to_bits();
    let special = magnitude >= 0x0f80_0000;
    let value = if special { magnitude | 0x7f80_0000 } else { scaled };
    f32::from_bits(value | (bits & 0x8000) << 16)
}

macro_rules! number {
    ($($t:ty: $plus:expr, $times:expr, $one:expr, $over:expr;)*) => { $(
        impl Number for $t {
            const ONE: Self = $one;
            #[inline(always)]
            fn plus(self, other: Self) -> Self { let f: fn($t, $t) -> $t = $plus; f(self, other) }
            #[inline(always)]
            fn times(self, other: Self) -> Self { let f: fn($t, $t) -> $t = $times; f(self, other) }
            #[inline(always)]
            fn over(self, count: f64) -> Self { let f: fn($t, f64) -> $t = $over; f(self, count) }
        }
    )* };
}
number! {
    f64: |a, b| a + b, |a, b| a * b, 1.0, |a, n| a / n;
    i64: i64::wrapping_add, i64::wrapping_mul, 1, |a, n| a / n as i64;
    u64: u64::wrapping_add, u64::wrapping_mul, 1, |a, n| a / n as u64;
    Complex64: |a, b| a + b, |a, b| a * b, Complex64::new(1.0, 0.0), |a, n| a / n;
}

struct Read<T, W> {
    from: *const T,
    stride: isize,
    n: usize,
    to: *mut W,
}
impl<T: Element, W: Wide> Work for Read<T, W> {
    type Output = ();
    const HIGHEST: Level = highest(T::DTYPE);
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Read { from, stride, n, to } = self;
        // SAFETY: `n` elements `stride` apart are readable, `n` are writable, and they do not overlap (`Source`).
        unsafe {
            if stride == 1 && T::DTYPE as u8 == W::DTYPE as u8 {
                std::ptr::copy_nonoverlapping(from.cast::<W>(), to, n);
            } else if stride == 1 {
                for i in 0..n {
                    to.add(i).write(W::of(from.add(i).read()));
                }
            } else {
                for i in 0..n {
                    to.add(i).write(W::of(from.offset(i as isize * stride).read()));
                }
            }
        }
    }
}
struct Write<W, T> {
    from: *const W,
    n: usize,
    to: *mut T,
    stride: isize,
}
impl<W: Wide, T: Element> Work for Write<W, T> {
    type Output = ();
    const HIGHEST: Level = highest(T::DTYPE);
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Write { from, n, to, stride } = self;
        // SAFETY: as for `Read`, the other way round (`Sink`).
        unsafe {
            if stride == 1 && T::DTYPE as u8 == W::DTYPE as u8 {
                std::ptr::copy_nonoverlapping(from.cast::<T>(), to, n);
            } else if stride == 1 {
                for i in 0..n {
                    to.add(i).write(from.add(i).read().cast());
                }
            } else {
                for i in 0..n {
                    to.offset(i as isize * stride).write(from.add(i).read().cast());
                }
            }
        }
    }
}

/// From, stride, count, to.
pub(crate) type Reader<W> = unsafe fn(*const u8, isize, usize, *mut W);
type Writer<W> = unsafe fn(*const W, usize, *mut u8, isize);

unsafe fn read<T: Element, W: Wide>(from: *const u8, stride: isize, n: usize, to: *mut W) {
    vectorized(Read::<T, W> { from: from.cast(), stride, n, to });
}
unsafe fn write<W: Wide, T: Element>(from: *const W, n: usize, to: *mut u8, stride: isize) {
    if n == 1 {
        // SAFETY: one element, by contract.
        unsafe { to.cast::<T>().write(from.read().cast()) };
    } else {
        vectorized(Write::<W, T> { from, n, to: to.cast(), stride });
    }
}
unsafe fn read_through<T: Element, W: Wide, H: Element>(
    from: *const u8,
    stride: isize,
    n: usize,
    to: *mut W,
) {
    for i in 0..n {
        // SAFETY: by contract of the reader.
        unsafe {
            let x = from.cast::<T>().offset(i as isize * stride).read();
            to.add(i).write(x.cast::<H>().cast());
        }
    }
}

/// Room for one element; what is there is never read.
///
/// # Safety
/// Of the layout of `W`.
pub(crate) unsafe trait Room<W> {}
// SAFETY: the same type.
unsafe impl<W> Room<W> for W {}
// SAFETY: `MaybeUninit` is transparent.
unsafe impl<W> Room<W> for MaybeUninit<W> {}

/// A tensor's elements, read as `W`.
pub(crate) struct Source<'t, W> {
    base: *const u8,
    size: isize,
    read: Reader<W>,
    direct: bool,
    /// Whose memory it is.
    tensor: PhantomData<&'t Tensor>,
}
// SAFETY: reading from several threads is fine, and the tensor is borrowed.
unsafe impl<W> Sync for Source<'_, W> {}
// SAFETY: as above.
unsafe impl<W> Send for Source<'_, W> {}

impl<'t, W: Wide> Source<'t, W> {
    pub(crate) fn new(t: &'t Tensor) -> Result<Self> {
        let read =
            crate::with_dtype!(t.dtype(), all, |T| Ok::<Reader<W>, crate::error::Error>(read::<T, W>))?;
        Ok(Self::with(t, read))
    }
    /// Elements as if the tensor had been cast to `dtype` first.
    pub(crate) fn cast(t: &'t Tensor, dtype: DType) -> Result<Self> {
        if dtype == t.dtype() {
            return Self::new(t);
        }
        let Some(read) = W::reader_through(t.dtype(), dtype)? else { return Self::new(t) };
        let mut out = Self::with(t, read);
        out.direct = false;
        Ok(out)
    }
    fn with(t: &'t Tensor, read: Reader<W>) -> Self {
        Source {
            base: t.data(),
            size: t.dtype().size() as isize,
            read,
            direct: t.dtype() == W::DTYPE,
            tensor: PhantomData,
        }
    }
    /// Blocks with stride 1 are lent.
    #[inline]
    pub(crate) fn direct(&self) -> bool {
        self.direct
    }
    /// `n` elements from position `at`, `stride` apart; in `buffer` (of at least `n`) unless they can be lent.
    ///
    /// # Safety
    /// The positions lie within the tensor.
    #[inline]
    pub(crate) unsafe fn block<'a>(
        &'a self,
        at: i64,
        stride: i64,
        n: usize,
        buffer: &'a mut [impl Room<W>],
    ) -> &'a [W] {
        let from = self.base.wrapping_offset(at as isize * self.size);
        if self.direct && (stride == 1 || n == 1) {
            // SAFETY: by contract, and of type W.
            return unsafe { std::slice::from_raw_parts(from.cast(), n) };
        }
        assert!(buffer.len() >= n);
        // SAFETY: by contract; the buffer holds `n`, which are written here.
        unsafe {
            (self.read)(from, stride as isize, n, buffer.as_mut_ptr().cast());
            std::slice::from_raw_parts(buffer.as_ptr().cast(), n)
        }
    }
    /// As [`Source::block`], always copied, to the start of `buffer`.
    ///
    /// # Safety
    /// As there.
    #[inline]
    pub(crate) unsafe fn copy(&self, at: i64, stride: i64, n: usize, buffer: &mut [impl Room<W>]) {
        debug_assert!(buffer.len() >= n);
        let from = self.base.wrapping_offset(at as isize * self.size);
        // SAFETY: by contract; the buffer holds `n`.
        unsafe { (self.read)(from, stride as isize, n, buffer.as_mut_ptr().cast()) };
    }
}

impl<'t> Source<'t, f64> {
    /// The magnitudes of complex elements.
    pub(crate) fn magnitudes(t: &'t Tensor) -> Result<Self> {
        let read = match t.dtype() {
            DType::Complex64 => read_magnitudes::<Complex32>,
            DType::Complex128 => read_magnitudes::<Complex64>,
            d => return Err(crate::error::Error::unsupported_dtype(d, "complex")),
        };
        Ok(Self::with(t, read))
    }
}
unsafe fn read_magnitudes<T: Element>(from: *const u8, stride: isize, n: usize, to: *mut f64) {
    for i in 0..n {
        // SAFETY: by contract of the reader.
        unsafe {
            let x = from.cast::<T>().offset(i as isize * stride).read().to_complex();
            to.add(i).write(x.re.hypot(x.im));
        }
    }
}

/// A tensor that `W`s are written into.
pub(crate) struct Sink<'t, W> {
    base: *mut u8,
    size: isize,
    write: Writer<W>,
    direct: bool,
    tensor: PhantomData<&'t Tensor>,
}
// SAFETY: callers write each element from one thread only.
unsafe impl<W> Sync for Sink<'_, W> {}
// SAFETY: as above.
unsafe impl<W> Send for Sink<'_, W> {}

impl<'t, W: Wide> Sink<'t, W> {
    pub(crate) fn new(t: &'t Tensor) -> Result<Self> {
        let write =
            crate::with_dtype!(t.dtype(), all, |T| Ok::<Writer<W>, crate::error::Error>(write::<W, T>))?;
        let direct = t.dtype() == W::DTYPE;
        Ok(Sink { base: t.data(), size: t.dtype().size() as isize, write, direct, tensor: PhantomData })
    }
    /// # Safety
    /// The position lies within the tensor, and no other thread touches it.
    #[inline]
    pub(crate) unsafe fn put(&self, at: i64, x: W) {
        // SAFETY: by contract.
        unsafe { (self.write)(&raw const x, 1, self.base.wrapping_offset(at as isize * self.size), 1) };
    }

    /// # Safety
    /// As [`Sink::put`], for all positions.
    #[inline]
    pub(crate) unsafe fn block(&self, at: i64, stride: i64, values: &[W]) {
        let to = self.base.wrapping_offset(at as isize * self.size);
        // SAFETY: by contract.
        unsafe { (self.write)(values.as_ptr(), values.len(), to, stride as isize) };
    }
    /// The place itself, where `n` elements from `at` with this stride are plain `W`s.
    ///
    /// # Safety
    /// As [`Sink::put`]; the slice is not used past the tensor's life.
    #[inline]
    #[allow(clippy::mut_from_ref, reason = "raw memory of the output, disjoint per caller")]
    pub(crate) unsafe fn lend(&self, at: i64, stride: i64, n: usize) -> Option<&mut [W]> {
        if !self.direct || (stride != 1 && n != 1) {
            return None;
        }
        let to = self.base.wrapping_offset(at as isize * self.size);
        // SAFETY: by contract.
        Some(unsafe { std::slice::from_raw_parts_mut(to.cast(), n) })
    }
}

/// Runs `$body` with `$W` the wide type for elements of `$dtype`: f32, f64, i64, u64, and for `all` the complex ones.
macro_rules! with_wide {
    ($dtype:expr, real, |$W:ident| $body:expr) => {
        match $dtype {
            $crate::dtype::DType::Float64 => {
                type $W = f64;
                $body
            }
            $crate::dtype::DType::UInt64 => {
                type $W = u64;
                $body
            }
            d if d.is_float() => {
                type $W = f32;
                $body
            }
            d if d.is_complex() => {
                Err($crate::error::Error::unsupported_dtype(d, "bool, integers, floating point"))
            }
            _ => {
                type $W = i64;
                $body
            }
        }
    };
    ($dtype:expr, all, |$W:ident| $body:expr) => {
        match $dtype {
            $crate::dtype::DType::Complex64 => {
                type $W = $crate::dtype::Complex32;
                $body
            }
            $crate::dtype::DType::Complex128 => {
                type $W = $crate::dtype::Complex64;
                $body
            }
            d => $crate::cpu::reduce::wide::with_wide!(d, real, |$W| $body),
        }
    };
    ($dtype:expr, float, |$W:ident| $body:expr) => {
        match $dtype {
            $crate::dtype::DType::Float64 => {
                type $W = f64;
                $body
            }
            d if d.is_float() => {
                type $W = f32;
                $body
            }
            d => Err($crate::error::Error::unsupported_dtype(d, "floating point")),
        }
    };
    ($dtype:expr, float_and_complex, |$W:ident| $body:expr) => {
        match $dtype {
            $crate::dtype::DType::Complex64 => {
                type $W = $crate::dtype::Complex32;
                $body
            }
            $crate::dtype::DType::Complex128 => {
                type $W = $crate::dtype::Complex64;
                $body
            }
            $crate::dtype::DType::Float64 => {
                type $W = f64;
                $body
            }
            d if d.is_float() => {
                type $W = f32;
                $body
            }
            d => Err($crate::error::Error::unsupported_dtype(d, "floating point, complex")),
        }
    };
}
pub(crate) use with_wide;

/// Types with an order. NaN is beyond everything: it wins both maximum and minimum.
pub(crate) trait Ordered: Wide + PartialOrd {
    const LOWEST: Self;
    const HIGHEST: Self;
    #[inline(always)]
    #[allow(clippy::eq_op, reason = "only NaN differs from itself")]
    fn is_nan(self) -> bool {
        self != self
    }
    /// The larger, or NaN.
    #[inline(always)]
    fn larger(self, other: Self) -> Self {
        if other > self || other.is_nan() { other } else { self }
    }
    /// The smaller, or NaN.
    #[inline(always)]
    fn smaller(self, other: Self) -> Self {
        if other < self || other.is_nan() { other } else { self }
    }
}
impl Ordered for f32 {
    const LOWEST: f32 = f32::NEG_INFINITY;
    const HIGHEST: f32 = f32::INFINITY;
}
impl Ordered for f64 {
    const LOWEST: f64 = f64::NEG_INFINITY;
    const HIGHEST: f64 = f64::INFINITY;
}
impl Ordered for i64 {
    const LOWEST: i64 = i64::MIN;
    const HIGHEST: i64 = i64::MAX;
}
impl Ordered for u64 {
    const LOWEST: u64 = 0;
    const HIGHEST: u64 = u64::MAX;
}
