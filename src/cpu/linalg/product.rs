//! The driver of matrix products: cuts a batch of products into tiles and hands them to threads.
//!
//! The cut depends on the sizes alone, never on the number of threads, and the inner dimension is never cut, so an
//! element is summed in one order. Called by the kernels of [`super`] and by convolutions.

use crate::cpu::linalg::gemm::{Gemm, Place, Tile};
use crate::cpu::parallel::for_each_chunk;
use crate::dispatch::structured::{copy_into, overlap};
use crate::error::Result;
use crate::layout::Overlap;
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Multiply-adds below which a product is not cut.
const UNCUT: usize = 1 << 20;
/// A tile is cut further only above this edge: packing costs one element copy per `edge` multiply-adds.
const EDGE: usize = 256;
/// Tiles of one matrix, at most.
const TILES: usize = 16;

/// A batch of matrices: the first one and the distance to the next.
#[derive(Clone, Copy)]
pub(crate) struct Batch<T> {
    pub(crate) first: Place<T>,
    pub(crate) step: isize,
}

impl<T> Batch<T> {
    fn at(&self, index: usize) -> Place<T> {
        Place { at: self.first.at.wrapping_offset(index as isize * self.step), ..self.first }
    }
}

/// A batch of products over typed memory.
pub(crate) struct Product<T: Gemm> {
    pub(crate) batch: usize,
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    pub(crate) out: Batch<T>,
    pub(crate) a: Batch<T>,
    pub(crate) b: Batch<T>,
    pub(crate) init: Option<(Batch<T>, T::Scale)>,
    pub(crate) alpha: T::Scale,
}
// SAFETY: addresses of tensors that the caller keeps alive; threads write disjoint tiles.
unsafe impl<T: Gemm> Sync for Product<T> {}

impl<T: Gemm> Product<T> {
    /// Runs all of it.
    ///
    /// # Errors
    /// `Interrupted`.
    ///
    /// # Safety
    /// As [`Gemm::multiply`], for every matrix of the batches.
    pub(crate) unsafe fn run(&self) -> Result<()> {
        let (tall, wide) = cut(self.m, self.n, self.k);
        let (down, across) = (self.m.div_ceil(tall), self.n.div_ceil(wide));
        let work = tall * wide * self.k.max(1);
        let cost = self.batch.saturating_mul(self.m * self.n).saturating_mul(self.k.max(1)) / T::RATE;
        let chunk = (UNCUT / work.max(1)).max(1);
        for_each_chunk(self.batch * down * across, chunk, cost, |range| {
            for index in range {
                let (rest, j) = (index / across, index % across);
                let (batch, i) = (rest / down, rest % down);
                // SAFETY: by contract; tiles are disjoint.
                unsafe { self.tile(batch, (i * tall, j * wide), (tall, wide)) };
            }
        })
    }

    unsafe fn tile(&self, batch: usize, (i, j): (usize, usize), (tall, wide): (usize, usize)) {
        let tile = Tile {
            m: tall.min(self.m - i),
            n: wide.min(self.n - j),
            k: self.k,
            out: self.out.at(batch).from(i, j),
            a: self.a.at(batch).from(i, 0),
            b: self.b.at(batch).from(0, j),
            init: self.init.map(|(init, beta)| (init.at(batch).from(i, j), beta)),
            alpha: self.alpha,
        };
        // SAFETY: handed on.
        unsafe { T::multiply(&tile) };
    }
}

/// Height and width of the tiles: the longer edge is halved until there are enough.
fn cut(m: usize, n: usize, k: usize) -> (usize, usize) {
    let (mut tall, mut wide, mut tiles) = (m.max(1), n.max(1), 1);
    while tiles < TILES && tall.max(wide) > EDGE && tall * wide * k.max(1) > UNCUT {
        let edge = if tall >= wide { &mut tall } else { &mut wide };
        // Multiples of 16 keep vectors whole.
        *edge = edge.div_ceil(2).next_multiple_of(16);
        tiles = m.div_ceil(tall) * n.div_ceil(wide);
    }
    (tall, wide)
}

/// `out = beta * init + alpha * a @ b` for matrices or batches of matrices of one dtype; without `init`, or with
/// `beta` 0, nothing is read from it. `init` must have been expanded to the shape of `out`.
///
/// # Errors
/// `DType` for bool, `Interrupted`, `OutOfMemory`.
pub(crate) fn product(
    out: &Tensor,
    init: Option<(&Tensor, Scalar)>,
    alpha: Scalar,
    a: &Tensor,
    b: &Tensor,
) -> Result<()> {
    if overlap(out, a) != Overlap::None || overlap(out, b) != Overlap::None {
        let fresh = Tensor::empty(out.sizes(), out.dtype(), out.device())?;
        product(&fresh, init, alpha, a, b)?;
        return copy_into(out, &fresh);
    }
    let init = init.filter(|(_, beta)| *beta != Scalar::Int(0) && beta.to_bool());
    let rank = out.ndim();
    let (m, n, k) = (out.sizes()[rank - 2], out.sizes()[rank - 1], a.sizes()[rank - 1]);
    let batch = if rank == 3 { out.sizes()[0] } else { 1 };
    with_dtype!(out.dtype(), numeric, |T| {
        let product = Product::<T> {
            batch: batch as usize,
            m: m as usize,
            n: n as usize,
            k: k as usize,
            out: batch_of(out),
            a: batch_of(a),
            b: batch_of(b),
            init: init.map(|(init, beta)| (batch_of(init), beta.cast())),
            alpha: alpha.cast(),
        };
        // SAFETY: the tensors have these sizes (checked by the meta functions) and do not overlap (above).
        unsafe { product.run() }
    })
}

/// A 2-d tensor as a batch of one, a 3-d one as a batch.
pub(crate) fn batch_of<T: Gemm>(t: &Tensor) -> Batch<T> {
    let strides = t.strides();
    let rank = strides.len();
    let first =
        Place { at: t.data_as::<T>(), row: strides[rank - 2] as isize, col: strides[rank - 1] as isize };
    Batch { first, step: if rank == 3 { strides[0] as isize } else { 0 } }
}
