//! From a reserved range of Philox blocks to a tensor full of draws.
//!
//! Sixteen blocks are computed side by side (AVX-512 has sixteen 32-bit lanes), then put into order.

use std::ops::Range;

use crate::cpu::level::{Work, vectorized};
use crate::cpu::parallel::for_each_chunk;
use crate::cpu::rows::{At, Rows};
use crate::dtype::Element;
use crate::error::Result;
use crate::generator::{Generator, State};
use crate::tensor::Tensor;

/// Words of sixteen blocks.
pub(super) const BATCH: usize = 64;
/// Elements that a thread takes at a time; a multiple of every batch.
const CHUNK: usize = 16 * 1024;
/// Elements drawn before they are spread over a strided result.
const BUFFER: usize = 1024;

/// How words become elements.
pub(super) trait Draw<T>: Sync {
    /// Words an element: 1 or 2.
    const WORDS: usize;
    /// Fills `out`, which has `BATCH / WORDS` elements.
    fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [T]);
}

/// Sixteen blocks from `block` on, their words in order.
#[inline(always)]
fn batch(state: State, block: u64) -> [u32; BATCH] {
    const LANES: usize = 16;
    const M0: u64 = 0xD251_1F53;
    const M1: u64 = 0xCD9E_8D57;
    let (mut c0, mut c1, mut c2, mut c3) = ([0u32; LANES], [0u32; LANES], [0u32; LANES], [0u32; LANES]);
    for lane in 0..LANES {
        let b = block.wrapping_add(lane as u64);
        c0[lane] = b as u32;
        c1[lane] = (b >> 32) as u32;
    }
    let (mut k0, mut k1) = (state.seed as u32, (state.seed >> 32) as u32);
    for _ in 0..10 {
        for lane in 0..LANES {
            let p0 = M0 * u64::from(c0[lane]);
            let p1 = M1 * u64::from(c2[lane]);
            c0[lane] = (p1 >> 32) as u32 ^ c1[lane] ^ k0;
            c1[lane] = p1 as u32;
            c2[lane] = (p0 >> 32) as u32 ^ c3[lane] ^ k1;
            c3[lane] = p0 as u32;
        }
        k0 = k0.wrapping_add(0x9E37_79B9);
        k1 = k1.wrapping_add(0xBB67_AE85);
    }
    let mut out = [0u32; BATCH];
    for lane in 0..LANES {
        out[4 * lane] = c0[lane];
        out[4 * lane + 1] = c1[lane];
        out[4 * lane + 2] = c2[lane];
        out[4 * lane + 3] = c3[lane];
    }
    out
}

struct Run<'a, T, D> {
    draw: &'a D,
    state: State,
    /// First element, a multiple of the batch.
    start: usize,
    out: &'a mut [T],
}
impl<T: Element, D: Draw<T>> Work for Run<'_, T, D> {
    type Output = ();
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let each = BATCH / D::WORDS;
        let mut block = self.state.position.wrapping_add((self.start / each * (BATCH / 4)) as u64);
        let mut whole = self.out.chunks_exact_mut(each);
        for part in &mut whole {
            self.draw.draw::<FMA>(&batch(self.state, block), part);
            block = block.wrapping_add((BATCH / 4) as u64);
        }
        let rest = whole.into_remainder();
        if !rest.is_empty() {
            let mut last = [T::default(); BATCH];
            self.draw.draw::<FMA>(&batch(self.state, block), &mut last[..each]);
            rest.copy_from_slice(&last[..rest.len()]);
        }
    }
}

/// Reserves the blocks of `n` elements.
pub(super) fn reserve(generator: &Generator, n: usize, words: usize) -> State {
    generator.reserve((n * words).div_ceil(4) as u64)
}

/// Fills `out` with draws.
pub(super) fn fill<T: Element, D: Draw<T>>(out: &Tensor, generator: &Generator, draw: &D) -> Result<()> {
    let n = out.numel() as usize;
    let state = reserve(generator, n, D::WORDS);
    let to = At::<T>::of(out);
    if out.is_contiguous() {
        return for_each_chunk(n, CHUNK, n, |range| {
            // SAFETY: the chunk is part of a contiguous tensor, and no other thread has it.
            let out = unsafe { std::slice::from_raw_parts_mut(to.get().add(range.start), range.len()) };
            vectorized(Run { draw, state, start: range.start, out });
        });
    }
    let rows = Rows::new(out.sizes(), [out.strides()]);
    let [step] = rows.steps();
    for_each_chunk(n, CHUNK, n, |range| {
        let mut buffer = [T::default(); BUFFER];
        let mut start = range.start;
        while start < range.end {
            let part = start..(start + BUFFER).min(range.end);
            let drawn = &mut buffer[..part.len()];
            vectorized(Run { draw, state, start, out: drawn });
            spread(&rows, part.clone(), to, step, &buffer);
            start = part.end;
        }
    })
}

/// Writes drawn elements to their places.
fn spread<T: Element>(rows: &Rows<1>, range: Range<usize>, to: At<T>, step: isize, drawn: &[T]) {
    let mut next = 0;
    rows.each(range, |[at], n| {
        for i in 0..n {
            // SAFETY: within the layout; each element belongs to one chunk.
            unsafe { to.write(at + i as isize * step, drawn[next + i]) };
        }
        next += n;
    });
}
