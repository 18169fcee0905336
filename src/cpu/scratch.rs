//! Working memory of kernels: one buffer per thread, kept between calls, so that a tile never waits for page faults.
//!
//! A buffer is lent to one closure at a time. A kernel that runs inside another one's closure (a product inside a
//! convolution) gets a fresh one, which replaces the lender's if it is the larger.

use std::cell::Cell;

/// The strictest alignment anybody asks for (a cache line, an AVX-512 register).
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

thread_local! {
    static BUFFER: Cell<Vec<Line>> = const { Cell::new(Vec::new()) };
}

/// Larger buffers are given back after use.
const KEEP: usize = 8 << 20;

/// Lends `n` elements of unspecified value.
pub(crate) fn with_scratch<T: bytemuck::Pod, R>(n: usize, f: impl FnOnce(&mut [T]) -> R) -> R {
    let lines = n.saturating_mul(size_of::<T>()).div_ceil(64);
    let mut buffer = BUFFER.take();
    if buffer.len() < lines {
        buffer.resize(lines, Line([0; 64]));
    }
    // SAFETY: the buffer has at least `n` elements' bytes, aligned to 64, initialised; any bytes are a `T`.
    let slice = unsafe { std::slice::from_raw_parts_mut(buffer.as_mut_ptr().cast::<T>(), n) };
    let result = f(slice);
    let inner = BUFFER.take();
    let kept = if inner.len() > buffer.len() { inner } else { buffer };
    if kept.len() * 64 <= KEEP {
        BUFFER.set(kept);
    }
    result
}
