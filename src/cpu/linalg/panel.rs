//! Our own product kernel: a block of `b`, packed 16 columns wide, against four rows of `a` at a time.
//!
//! For integers (which wrap) of any size, and for float32 and float64 up to 16 × 16 × 16, where the call into a big
//! kernel would cost more than the product. The loops over 16 columns become vector instructions of whatever level
//! the processor has. Called by [`super::gemm`].

use std::mem::MaybeUninit;

use crate::cpu::level::{Work, vectorized};
use crate::cpu::linalg::gemm::{Gemm, Tile};
use crate::dtype::Element;

/// Columns of a packed block.
const WIDTH: usize = 16;
/// Rows of `b` in a packed block: 16 KiB at most.
const DEPTH: usize = 128;
/// Rows of `a` that share a loaded row of `b`.
const HEIGHT: usize = 4;

/// Arithmetic of a product: integers wrap, floats use fused multiply-add where it is one instruction.
pub(crate) trait MultiplyAdd: Element {
    /// `self + x * y`.
    fn multiply_add<const FMA: bool>(self, x: Self, y: Self) -> Self;
}

macro_rules! wrapping {
    ($($t:ty),*) => { $(
        impl MultiplyAdd for $t {
            #[inline(always)]
            fn multiply_add<const FMA: bool>(self, x: Self, y: Self) -> Self {
                self.wrapping_add(x.wrapping_mul(y))
            }
        }
    )* };
}
wrapping!(u8, u16, u32, u64, i8, i16, i32, i64);

macro_rules! fused {
    ($($t:ty),*) => { $(
        impl MultiplyAdd for $t {
            #[inline(always)]
            fn multiply_add<const FMA: bool>(self, x: Self, y: Self) -> Self {
                if FMA { x.mul_add(y, self) } else { self + x * y }
            }
        }
    )* };
}
fused!(f32, f64);

struct Panel<'a, T: Gemm>(&'a Tile<T>);

/// Runs the tile.
///
/// # Safety
/// As [`Gemm::multiply`].
#[inline]
pub(crate) unsafe fn multiply<T: MultiplyAdd + Gemm<Scale = T>>(tile: &Tile<T>) {
    vectorized(Panel(tile));
}

impl<T: MultiplyAdd + Gemm<Scale = T>> Work for Panel<'_, T> {
    type Output = ();
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let tile = self.0;
        let mut packed = [[MaybeUninit::<T>::uninit(); WIDTH]; DEPTH];
        for left in (0..tile.n).step_by(WIDTH) {
            let width = WIDTH.min(tile.n - left);
            // At least once, so that an empty inner dimension still writes `init`.
            let mut top = 0;
            loop {
                let depth = DEPTH.min(tile.k - top);
                // SAFETY: inside the tile, by contract of `multiply`.
                unsafe {
                    let packed = pack(tile, &mut packed, (top, depth), (left, width));
                    for i in (0..tile.m).step_by(HEIGHT) {
                        if tile.m - i >= HEIGHT {
                            rows::<T, HEIGHT, FMA>(tile, packed, i, top, (left, width));
                        } else {
                            (i..tile.m).for_each(|i| rows::<T, 1, FMA>(tile, packed, i, top, (left, width)));
                        }
                    }
                }
                top += depth;
                if top >= tile.k {
                    break;
                }
            }
        }
    }
}

/// Copies rows of `b` side by side, filled with zeros up to the width.
#[inline(always)]
unsafe fn pack<'p, T: Gemm>(
    tile: &Tile<T>,
    packed: &'p mut [[MaybeUninit<T>; WIDTH]; DEPTH],
    (top, depth): (usize, usize),
    (left, width): (usize, usize),
) -> &'p [[T; WIDTH]] {
    for (p, row) in packed.iter_mut().enumerate().take(depth) {
        if width == WIDTH && tile.b.col == 1 {
            let from = tile.b.element(top + p, left).cast::<[MaybeUninit<T>; WIDTH]>();
            // SAFETY: 16 neighbours inside `b`.
            *row = unsafe { from.read() };
            continue;
        }
        for (j, x) in row.iter_mut().enumerate() {
            *x = MaybeUninit::new(if j < width {
                // SAFETY: inside `b`.
                unsafe { tile.b.element(top + p, left + j).read() }
            } else {
                T::default()
            });
        }
    }
    // SAFETY: `depth` rows were just written in full; the layout is the same.
    unsafe { std::slice::from_raw_parts(packed.as_ptr().cast(), depth) }
}

/// `N` rows of the result: the sums stay in registers.
#[inline(always)]
unsafe fn rows<T: MultiplyAdd + Gemm<Scale = T>, const N: usize, const FMA: bool>(
    tile: &Tile<T>,
    packed: &[[T; WIDTH]],
    i: usize,
    top: usize,
    (left, width): (usize, usize),
) {
    let mut sums = [[T::default(); WIDTH]; N];
    for (p, b) in packed.iter().enumerate() {
        for (r, sum) in sums.iter_mut().enumerate() {
            // SAFETY: inside `a`.
            let a = unsafe { tile.a.element(i + r, top + p).read() };
            for j in 0..WIDTH {
                sum[j] = sum[j].multiply_add::<FMA>(a, b[j]);
            }
        }
    }
    let zero = T::default();
    let unscaled = tile.alpha == T::from_i64(1);
    for (r, sum) in sums.iter().enumerate() {
        for (j, sum) in sum.iter().enumerate().take(width) {
            let out = tile.out.element(i + r, left + j);
            let scaled = if unscaled { *sum } else { zero.multiply_add::<false>(tile.alpha, *sum) };
            // SAFETY: inside `out` and `init`.
            unsafe {
                let before = match tile.init {
                    _ if top > 0 => Some(out.read()),
                    Some((init, beta)) => {
                        Some(zero.multiply_add::<false>(beta, init.element(i + r, left + j).read()))
                    }
                    None => None,
                };
                out.write(match before {
                    Some(before) => before.multiply_add::<false>(T::from_i64(1), scaled),
                    None => scaled,
                });
            }
        }
    }
}
