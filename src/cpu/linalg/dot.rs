//! The inner product of two vectors.
//!
//! Blocks of 4096 elements are summed in 64 lanes each and the block sums in order, so the result does not depend on
//! the number of threads. Half types sum in float32, integers wrap. Called by [`super`].

use crate::cpu::level::{Work, vectorized};
use crate::cpu::linalg::panel::MultiplyAdd;
use crate::cpu::parallel::for_each_chunk;
use crate::device::cpu::ensure_room;
use crate::dtype::{Complex32, Complex64, Element, bf16, f16};
use crate::error::Result;

const BLOCK: usize = 4096;
const LANES: usize = 64;

/// What an element is in a sum of products.
pub(crate) trait Dot: Element {
    type Sum: Element + std::ops::Add<Output = Self::Sum>;
    /// `sum + x * y`, or `sum + conj(x) * y`.
    fn step<const CONJ: bool, const FMA: bool>(sum: Self::Sum, x: Self, y: Self) -> Self::Sum;
    /// `x + y`, wrapping.
    fn join(x: Self::Sum, y: Self::Sum) -> Self::Sum;
}

macro_rules! plain {
    ($($t:ty => $join:expr),*) => { $(
        impl Dot for $t {
            type Sum = $t;
            #[inline(always)]
            fn step<const CONJ: bool, const FMA: bool>(sum: $t, x: $t, y: $t) -> $t {
                sum.multiply_add::<FMA>(x, y)
            }
            #[inline(always)]
            fn join(x: $t, y: $t) -> $t { $join(x, y) }
        }
    )* };
}
plain!(
    u8 => u8::wrapping_add, u16 => u16::wrapping_add, u32 => u32::wrapping_add, u64 => u64::wrapping_add,
    i8 => i8::wrapping_add, i16 => i16::wrapping_add, i32 => i32::wrapping_add, i64 => i64::wrapping_add,
    f32 => |x, y| x + y, f64 => |x, y| x + y
);

macro_rules! widened {
    ($($t:ty),*) => { $(
        impl Dot for $t {
            type Sum = f32;
            #[inline(always)]
            fn step<const CONJ: bool, const FMA: bool>(sum: f32, x: $t, y: $t) -> f32 {
                sum.multiply_add::<FMA>(x.cast(), y.cast())
            }
            #[inline(always)]
            fn join(x: f32, y: f32) -> f32 { x + y }
        }
    )* };
}
widened!(f16, bf16);

macro_rules! complex {
    ($($t:ty),*) => { $(
        impl Dot for $t {
            type Sum = $t;
            #[inline(always)]
            fn step<const CONJ: bool, const FMA: bool>(sum: $t, x: $t, y: $t) -> $t {
                sum + if CONJ { x.conj() } else { x } * y
            }
            #[inline(always)]
            fn join(x: $t, y: $t) -> $t { x + y }
        }
    )* };
}
complex!(Complex32, Complex64);

/// A vector in memory.
#[derive(Clone, Copy)]
pub(crate) struct Line<T> {
    pub(crate) at: *const T,
    pub(crate) step: isize,
}

struct BlockSum<T, const CONJ: bool> {
    x: Line<T>,
    y: Line<T>,
    n: usize,
}
impl<T: Dot, const CONJ: bool> Work for BlockSum<T, CONJ> {
    type Output = T::Sum;
    #[inline(always)]
    fn run<const FMA: bool>(self) -> T::Sum {
        let mut lanes = [T::Sum::default(); LANES];
        let whole = self.n / LANES * LANES;
        let (x, y) = (self.x, self.y);
        // SAFETY: `n` elements from each start, by contract of `dot`.
        let at = |line: Line<T>, i: usize| unsafe { line.at.offset(i as isize * line.step).read() };
        if x.step == 1 && y.step == 1 {
            for i in (0..whole).step_by(LANES) {
                for (l, lane) in lanes.iter_mut().enumerate() {
                    // SAFETY: as above.
                    let (x, y) = unsafe { (x.at.add(i + l).read(), y.at.add(i + l).read()) };
                    *lane = T::step::<CONJ, FMA>(*lane, x, y);
                }
            }
        } else {
            for i in 0..whole {
                lanes[i % LANES] = T::step::<CONJ, FMA>(lanes[i % LANES], at(x, i), at(y, i));
            }
        }
        for i in whole..self.n {
            lanes[i % LANES] = T::step::<CONJ, FMA>(lanes[i % LANES], at(x, i), at(y, i));
        }
        let mut width = LANES / 2;
        while width > 0 {
            for l in 0..width {
                lanes[l] = T::join(lanes[l], lanes[l + width]);
            }
            width /= 2;
        }
        lanes[0]
    }
}

/// The sum of `x[i] * y[i]`, or of `conj(x[i]) * y[i]`.
///
/// # Errors
/// `Interrupted`.
///
/// # Safety
/// Both lines are valid for `n` elements.
pub(crate) unsafe fn dot<T: Dot, const CONJ: bool>(x: Line<T>, y: Line<T>, n: usize) -> Result<T> {
    struct Shared<T: Dot>(Line<T>, Line<T>, *mut T::Sum);
    // SAFETY: reads of memory that the caller keeps alive, disjoint writes.
    unsafe impl<T: Dot> Sync for Shared<T> {}
    let blocks = n.div_ceil(BLOCK);
    ensure_room(blocks, size_of::<T::Sum>())?;
    let mut sums = vec![T::Sum::default(); blocks];
    let shared = Shared::<T>(x, y, sums.as_mut_ptr());
    for_each_chunk(blocks, 16, n / 8, |range| {
        let shared = &shared;
        for block in range {
            let start = block * BLOCK;
            let from = |l: Line<T>| Line { at: l.at.wrapping_offset(start as isize * l.step), step: l.step };
            let work = BlockSum::<T, CONJ> { x: from(shared.0), y: from(shared.1), n: BLOCK.min(n - start) };
            // SAFETY: one element per block.
            unsafe { shared.2.add(block).write(vectorized(work)) };
        }
    })?;
    Ok(sums.into_iter().fold(T::Sum::default(), T::join).cast())
}
