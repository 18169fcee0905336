//! float16 and bfloat16: blocks are widened to float32, multiplied there, and rounded once at the end.
//!
//! Sums, `alpha` and `beta` are float32, as in PyTorch. Called by [`super::gemm`].

use crate::cpu::cast;
use crate::cpu::linalg::gemm::{Gemm, Place, Tile};
use crate::cpu::scratch::with_scratch;
use crate::dtype::{DType, Element};

/// Inner size of a block: one of 256 × 256 is 256 KiB, within L2 with its partner.
const DEPTH: usize = 256;

/// Runs the tile.
///
/// # Safety
/// As [`Gemm::multiply`].
pub(crate) unsafe fn multiply<T: Gemm<Scale = f32>>(tile: &Tile<T>) {
    let Tile { m, n, k, .. } = *tile;
    let depth = DEPTH.min(k);
    with_scratch::<f32, _>(m * n + m * depth + depth * n, |scratch| {
        let (sums, rest) = scratch.split_at_mut(m * n);
        let (a, b) = rest.split_at_mut(m * depth);
        let sums = Place { at: sums.as_mut_ptr(), row: n as isize, col: 1 };
        if let Some((init, beta)) = tile.init {
            // SAFETY: as large as the tile.
            unsafe {
                widen(init, m, n, sums);
                crate::cpu::linalg::gemm::scale_into(m, n, sums, sums, beta);
            }
        }
        let mut started = tile.init.is_some();
        let mut top = 0;
        while top < k || !started {
            let depth = depth.min(k - top);
            // A block keeps the order of its source: the copy runs along it, the product takes either.
            let a = place_like(tile.a, a.as_mut_ptr(), m, depth);
            let b = place_like(tile.b, b.as_mut_ptr(), depth, n);
            // SAFETY: the blocks lie inside the operands and are as large as the buffers.
            unsafe {
                widen(tile.a.from(0, top), m, depth, a);
                widen(tile.b.from(top, 0), depth, n, b);
                let init = started.then_some((sums, 1.0));
                f32::multiply(&Tile { m, n, k: depth, out: sums, a, b, init, alpha: tile.alpha });
            }
            started = true;
            top += depth;
        }
        // SAFETY: as large as the tile.
        unsafe { convert(DType::Float32, sums, T::DTYPE, tile.out, m, n) };
    });
}

/// A dense matrix at `at`, in the order of `source`.
fn place_like<T>(source: Place<T>, at: *mut f32, rows: usize, columns: usize) -> Place<f32> {
    if source.row.abs() < source.col.abs() {
        Place { at, row: 1, col: rows as isize }
    } else {
        Place { at, row: columns as isize, col: 1 }
    }
}

unsafe fn widen<T: Element>(from: Place<T>, rows: usize, columns: usize, to: Place<f32>) {
    // SAFETY: handed on.
    unsafe { convert(T::DTYPE, from, DType::Float32, to, rows, columns) };
}

unsafe fn convert<S, D>(from: DType, src: Place<S>, to: DType, dst: Place<D>, rows: usize, columns: usize) {
    let place = |at: *mut u8, along: isize, across: isize| cast::Place { at, steps: [along, across] };
    // SAFETY: handed on; the rectangle runs along the destination's smaller stride.
    unsafe {
        if dst.col.abs() <= dst.row.abs() {
            let (s, d) = (place(src.at.cast(), src.col, src.row), place(dst.at.cast(), dst.col, dst.row));
            cast::convert(from, s, to, d, columns, rows);
        } else {
            let (s, d) = (place(src.at.cast(), src.row, src.col), place(dst.at.cast(), dst.row, dst.col));
            cast::convert(from, s, to, d, rows, columns);
        }
    }
}
