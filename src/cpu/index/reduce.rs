//! What is done where several values meet in one place: sum, product, mean, largest, smallest.
//!
//! Half types accumulate in float32 and are rounded once; only `index_put` and `put` round after each addition, as
//! PyTorch does. Integers wrap, bool adds by "or" and multiplies by "and".
//! NaN wins over any number in amax and amin.

use crate::cpu::index::{Kind, Positions, place};
use crate::cpu::rows::At;
use crate::dispatch::structured::copy_into;
use crate::dtype::{Complex32, Complex64, DType, Element};
use crate::error::{Error, Result};
use crate::meta::index::Reduce;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Arithmetic of an element type that sums are kept in.
pub(crate) trait Cell: Element {
    const ZERO: Self;
    const ONE: Self;
    /// What every number is at least, and at most.
    const LOWEST: Self;
    const HIGHEST: Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn larger(self, other: Self) -> Self;
    fn smaller(self, other: Self) -> Self;
    /// The mean of `count` values of which this is the sum; integers round down.
    fn shared(self, count: i64) -> Self;
}

macro_rules! cells {
    (int: $($t:ty),*) => { $( impl Cell for $t {
        const ZERO: Self = 0;
        const ONE: Self = 1;
        const LOWEST: Self = <$t>::MIN;
        const HIGHEST: Self = <$t>::MAX;
        #[inline(always)] fn plus(self, o: Self) -> Self { self.wrapping_add(o) }
        #[inline(always)] fn times(self, o: Self) -> Self { self.wrapping_mul(o) }
        #[inline(always)] fn larger(self, o: Self) -> Self { self.max(o) }
        #[inline(always)] fn smaller(self, o: Self) -> Self { self.min(o) }
        #[inline(always)] fn shared(self, count: i64) -> Self { (self as i128).div_euclid(i128::from(count)) as $t }
    } )* };
    (float: $($t:ty),*) => { $( impl Cell for $t {
        const ZERO: Self = 0.0;
        const ONE: Self = 1.0;
        const LOWEST: Self = <$t>::NEG_INFINITY;
        const HIGHEST: Self = <$t>::INFINITY;
        #[inline(always)] fn plus(self, o: Self) -> Self { self + o }
        #[inline(always)] fn times(self, o: Self) -> Self { self * o }
        #[inline(always)] fn larger(self, o: Self) -> Self { if self.is_nan() || self > o { self } else { o } }
        #[inline(always)] fn smaller(self, o: Self) -> Self { if self.is_nan() || self < o { self } else { o } }
        #[inline(always)] fn shared(self, count: i64) -> Self { self / count as $t }
    } )* };
    // Complex numbers have no order: the meta function refuses amax and amin.
    (complex: $($t:ty, $part:ty);*) => { $( impl Cell for $t {
        const ZERO: Self = <$t>::new(0.0, 0.0);
        const ONE: Self = <$t>::new(1.0, 0.0);
        const LOWEST: Self = Self::ZERO;
        const HIGHEST: Self = Self::ZERO;
        #[inline(always)] fn plus(self, o: Self) -> Self { self + o }
        #[inline(always)] fn times(self, o: Self) -> Self { self * o }
        #[inline(always)] fn larger(self, _: Self) -> Self { self }
        #[inline(always)] fn smaller(self, _: Self) -> Self { self }
        #[inline(always)] fn shared(self, count: i64) -> Self { self / count as $part }
    } )* };
}
cells!(int: u8, u16, u32, u64, i8, i16, i32, i64);
cells!(float: f32, f64);
cells!(complex: Complex32, f32; Complex64, f64);

impl Cell for bool {
    const ZERO: Self = false;
    const ONE: Self = true;
    const LOWEST: Self = false;
    const HIGHEST: Self = true;
    fn plus(self, o: Self) -> Self {
        self | o
    }
    fn times(self, o: Self) -> Self {
        self & o
    }
    fn larger(self, o: Self) -> Self {
        self | o
    }
    fn smaller(self, o: Self) -> Self {
        self & o
    }
    fn shared(self, _: i64) -> Self {
        self
    }
}

/// Runs `$body` with `$T` standing for a type that implements [`Cell`].
macro_rules! with_cell {
    ($dtype:expr, |$T:ident| $body:expr) => {
        match $dtype {
            narrow if narrow.is_narrow() => Err(Error::unsupported_dtype($dtype, "all but half types")),
            DType::Bool => {
                type $T = bool;
                $body
            }
            DType::Complex64 => {
                type $T = Complex32;
                $body
            }
            DType::Complex128 => {
                type $T = Complex64;
                $body
            }
            DType::Float32 => {
                type $T = f32;
                $body
            }
            DType::Float64 => {
                type $T = f64;
                $body
            }
            other => with_dtype!(other, int, |$T| $body),
        }
    };
}

/// Meets the values of `src` with those of `target` at `positions`, in order.
pub(crate) fn accumulate(
    target: &Tensor,
    src: &Tensor,
    positions: &Positions,
    reduce: Reduce,
    include_self: bool,
) -> Result<()> {
    if !target.dtype().is_narrow() {
        return with_cell!(target.dtype(), |T| {
            // SAFETY: positions are checked against the target by their maker.
            unsafe { reduced::<T>(target, src, positions, reduce, include_self) }
        });
    }
    if reduce == Reduce::Sum && matches!(positions.kind, Kind::Flat | Kind::Place(..)) {
        return with_dtype!(target.dtype(), half, |T| {
            let (rows, scale) = positions.rows(target, src);
            let (to, from, at) = (At::<T>::of(target), At::<T>::of(src), At::<i64>::of(&positions.tensor));
            let sum = |old: T, new: T| T::from_f64(f64::from(old.to_f64() as f32 + new.to_f64() as f32));
            // SAFETY: positions are checked against the target by their maker.
            unsafe { place(&rows, to, from, at, scale, sum) }
        });
    }
    let wide = Tensor::empty(target.sizes(), DType::Float32, target.device())?;
    copy_into(&wide, target)?;
    let source = Tensor::empty(src.sizes(), DType::Float32, src.device())?;
    copy_into(&source, src)?;
    // SAFETY: as above; both have the shapes of what they replace.
    unsafe { reduced::<f32>(&wide, &source, positions, reduce, include_self)? };
    copy_into(target, &wide)
}

unsafe fn reduced<T: Cell>(
    target: &Tensor,
    src: &Tensor,
    positions: &Positions,
    reduce: Reduce,
    include_self: bool,
) -> Result<()> {
    let identity = match reduce {
        Reduce::Prod => T::ONE,
        Reduce::Amax => T::LOWEST,
        Reduce::Amin => T::HIGHEST,
        _ => T::ZERO,
    };
    let at = At::<i64>::of(&positions.tensor);
    let (to, from) = (At::<T>::of(target), At::<T>::of(src));
    let (rows, scale) = positions.rows(target, src);
    // SAFETY: by contract of the caller, for each of the passes below.
    unsafe {
        if !include_self {
            place(&rows, to, from, at, scale, |_, _: T| identity)?;
        }
        match reduce {
            Reduce::Assign => place(&rows, to, from, at, scale, |_, new: T| new),
            Reduce::Sum => place(&rows, to, from, at, scale, T::plus),
            Reduce::Prod => place(&rows, to, from, at, scale, T::times),
            Reduce::Amax => place(&rows, to, from, at, scale, T::larger),
            Reduce::Amin => place(&rows, to, from, at, scale, T::smaller),
            Reduce::Mean => {
                place(&rows, to, from, at, scale, T::plus)?;
                share::<T>(target, src, positions, include_self)
            }
        }
    }
}

/// Divides each sum by the number of its values.
unsafe fn share<T: Cell>(
    target: &Tensor,
    src: &Tensor,
    positions: &Positions,
    include_self: bool,
) -> Result<()> {
    let counts = Tensor::empty(target.sizes(), DType::Int64, target.device())?;
    let first = i64::from(include_self);
    // SAFETY: as many elements as were just allocated.
    unsafe { std::slice::from_raw_parts_mut(counts.data_as::<i64>(), counts.numel() as usize).fill(first) };
    let (rows, scale) = positions.rows(&counts, src);
    let (to, from) = (At::<i64>::of(&counts), At::<T>::of(src));
    // SAFETY: positions fit the target, whose shape `counts` has.
    unsafe { place(&rows, to, from, At::of(&positions.tensor), scale, |n: i64, _: T| n + 1)? };
    let mut offsets = Vec::with_capacity(counts.numel() as usize);
    crate::tensor::for_each_offset(target.layout(), |o| offsets.push(o as isize));
    let sums = At::<T>::of(target);
    for (i, offset) in offsets.into_iter().enumerate() {
        // SAFETY: one count for each element, and offsets within the layout.
        unsafe {
            let n = to.read(i as isize);
            if n > 1 {
                sums.write(offset, sums.read(offset).shared(n));
            }
        }
    }
    Ok(())
}
