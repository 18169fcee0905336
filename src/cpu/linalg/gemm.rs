//! One tile of a matrix product: `out = beta * init + alpha * a @ b`, serially, in the element's own way.
//!
//! float32, float64 and complex go to the gemm crate, small ones and integers to [`super::panel`], half types to
//! [`super::half`]. An absent `init` is never read. Strides are arbitrary, so transposed operands are not copied.
//! Called by [`super::product`] for tiles that do not depend on the number of threads: same bits for any.

use crate::cpu::linalg::{half, panel};
use crate::dtype::{Complex32, Complex64, Element, bf16, f16};

/// A matrix in memory: first element and strides in elements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<T> {
    pub(crate) at: *mut T,
    pub(crate) row: isize,
    pub(crate) col: isize,
}

impl<T> Place<T> {
    /// The address of an element.
    #[inline(always)]
    pub(crate) fn element(&self, i: usize, j: usize) -> *mut T {
        self.at.wrapping_offset(i as isize * self.row + j as isize * self.col)
    }
    /// The same matrix, beginning elsewhere.
    pub(crate) fn from(&self, i: usize, j: usize) -> Place<T> {
        Place { at: self.element(i, j), ..*self }
    }
    /// The other way round.
    pub(crate) fn transposed(&self) -> Place<T> {
        Place { at: self.at, row: self.col, col: self.row }
    }
}

/// `out = beta * init + alpha * a @ b`, with `a` of `m` × `k` and `b` of `k` × `n` elements.
pub(crate) struct Tile<T: Gemm> {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    pub(crate) out: Place<T>,
    pub(crate) a: Place<T>,
    pub(crate) b: Place<T>,
    pub(crate) init: Option<(Place<T>, T::Scale)>,
    pub(crate) alpha: T::Scale,
}

/// Element types that have a matrix product.
pub(crate) trait Gemm: Element {
    /// What `alpha` and `beta` are: the type in which sums are kept.
    type Scale: Element;
    /// Multiply-adds that one core does in a nanosecond, roughly: decides what is worth a second thread.
    const RATE: usize;

    /// # Safety
    /// The places are valid for their sizes; `out` overlaps neither `a` nor `b`, and `init` only as the same elements.
    unsafe fn multiply(tile: &Tile<Self>);
}

/// Products with all sizes up to this stay in registers and a stack buffer.
const SMALL: usize = 16;

macro_rules! by_crate {
    ($($t:ty, $rate:literal, $small:expr);*) => { $(
        impl Gemm for $t {
            type Scale = $t;
            const RATE: usize = $rate;
            #[inline]
            unsafe fn multiply(tile: &Tile<Self>) {
                // SAFETY: handed on.
                unsafe {
                    if $small(tile) {
                        return;
                    }
                    if let Some((init, beta)) = tile.init {
                        scale_into(tile.m, tile.n, tile.out, init, beta);
                    }
                    by_gemm(tile);
                }
            }
        }
    )* };
}
by_crate!(
    f32, 64, small_panel;
    f64, 32, small_panel;
    Complex32, 16, |_: &Tile<Complex32>| false;
    Complex64, 8, |_: &Tile<Complex64>| false
);

/// Runs a small product here and says so.
#[inline]
fn small_panel<T: panel::MultiplyAdd + Gemm<Scale = T>>(tile: &Tile<T>) -> bool {
    let small = tile.m.max(tile.n).max(tile.k) <= SMALL;
    if small {
        // SAFETY: the contract of `multiply`, of which this is a part.
        unsafe { panel::multiply(tile) };
    }
    small
}

/// `out = beta * init`.
///
/// # Safety
/// As [`Gemm::multiply`].
pub(crate) unsafe fn scale_into<T: Element + std::ops::Mul<Output = T>>(
    m: usize,
    n: usize,
    out: Place<T>,
    init: Place<T>,
    beta: T,
) {
    let keep = beta == T::from_i64(1);
    if keep && out.at == init.at && out.row == init.row && out.col == init.col {
        return;
    }
    let (rows, columns, out, init) = if out.col.abs() <= out.row.abs() {
        (m, n, out, init)
    } else {
        (n, m, out.transposed(), init.transposed())
    };
    for i in 0..rows {
        for j in 0..columns {
            // SAFETY: by contract.
            unsafe {
                let x = init.element(i, j).read();
                out.element(i, j).write(if keep { x } else { beta * x });
            }
        }
    }
}

/// The gemm crate, on this thread. Its argument order: sizes as (m, n, k), column stride first, its `alpha` scales
/// what is in the destination and its `beta` the product.
unsafe fn by_gemm<T: Gemm<Scale = T> + 'static>(tile: &Tile<T>) {
    let Tile { m, n, k, out, a, b, .. } = *tile;
    // SAFETY: by contract of `multiply`.
    unsafe {
        gemm::gemm(
            m,
            n,
            k,
            out.at,
            out.col,
            out.row,
            tile.init.is_some(),
            a.at,
            a.col,
            a.row,
            b.at,
            b.col,
            b.row,
            T::from_i64(1),
            tile.alpha,
            false,
            false,
            false,
            gemm::Parallelism::None,
        );
    }
}

macro_rules! by_panel {
    ($($t:ty),*) => { $(
        impl Gemm for $t {
            type Scale = $t;
            const RATE: usize = 4;
            unsafe fn multiply(tile: &Tile<Self>) {
                // SAFETY: handed on.
                unsafe { panel::multiply(tile) };
            }
        }
    )* };
}
by_panel!(u8, u16, u32, u64, i8, i16, i32, i64);

macro_rules! by_widening {
    ($($t:ty),*) => { $(
        impl Gemm for $t {
            type Scale = f32;
            const RATE: usize = 32;
            unsafe fn multiply(tile: &Tile<Self>) {
                // SAFETY: handed on.
                unsafe { half::multiply(tile) };
            }
        }
    )* };
}
by_widening!(f16, bf16);
