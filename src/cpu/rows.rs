//! Loops over N operands in the row-major order of an index space.
//!
//! Indexing, joining and random numbers need what `iter.rs` does not promise: that elements are visited in logical
//! order (the last of two writes to one place wins, element `i` gets draw `i`), whatever the strides. Operands may
//! have stride 0, the written one too: it is then addressed by positions read from another operand. Dimensions merge
//! where every operand's strides multiply through, so that rows are as long as they can be.

use std::ops::Range;

use smallvec::SmallVec;

use crate::cpu::parallel::for_each_chunk;
use crate::error::Result;
use crate::tensor::Tensor;

/// Elements that one thread takes at a time.
const CHUNK: usize = 16 * 1024;

/// An address that threads may share: what makes the loop keeps the tensor alive and hands out disjoint elements.
#[derive(Clone, Copy)]
pub(crate) struct At<T>(*mut T);
// SAFETY: an address alone does nothing; every access is justified where it is made.
unsafe impl<T> Send for At<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for At<T> {}
impl<T> At<T> {
    /// The first element of `t`, as anything of its size.
    pub(crate) fn of(t: &Tensor) -> At<T> {
        debug_assert_eq!(t.dtype().size(), size_of::<T>());
        At(t.data().cast())
    }
    #[inline(always)]
    pub(crate) fn get(self) -> *mut T {
        self.0
    }
    /// # Safety
    /// The element is within the tensor and initialised.
    #[inline(always)]
    pub(crate) unsafe fn read(self, offset: isize) -> T {
        // SAFETY: by contract. 16-byte elements may be aligned to 8 only.
        unsafe { self.0.offset(offset).read_unaligned() }
    }
    /// # Safety
    /// The element is within the tensor, and nobody else writes it now.
    #[inline(always)]
    pub(crate) unsafe fn write(self, offset: isize, value: T) {
        // SAFETY: by contract.
        unsafe { self.0.offset(offset).write_unaligned(value) }
    }
}

/// The loop: dimensions from the outermost in, at least one.
pub(crate) struct Rows<const N: usize> {
    sizes: SmallVec<[usize; 6]>,
    strides: SmallVec<[[isize; N]; 4]>,
    pub(crate) numel: usize,
}

impl<const N: usize> Rows<N> {
    /// `strides[k]` are those of operand `k` over `sizes`.
    pub(crate) fn new(sizes: &[i64], strides: [&[i64]; N]) -> Rows<N> {
        let mut out = Rows { sizes: SmallVec::new(), strides: SmallVec::new(), numel: 1 };
        for (d, &size) in sizes.iter().enumerate() {
            out.numel *= size as usize;
            if size == 1 {
                continue;
            }
            let step: [isize; N] = std::array::from_fn(|k| strides[k][d] as isize);
            if let (Some(n), Some(last)) = (out.sizes.last_mut(), out.strides.last_mut())
                && (0..N).all(|k| last[k] == step[k] * size as isize)
            {
                *n *= size as usize;
                *last = step;
                continue;
            }
            out.sizes.push(size as usize);
            out.strides.push(step);
        }
        if out.sizes.is_empty() {
            out.sizes.push(1);
            out.strides.push([1; N]);
        }
        out
    }

    /// Steps of the operands along a row.
    #[inline(always)]
    pub(crate) fn steps(&self) -> [isize; N] {
        self.strides[self.strides.len() - 1]
    }

    /// Calls `f` with the operands' offsets at the start of each row, or part of one, and its length, for the
    /// elements `range` in order.
    #[inline(always)]
    pub(crate) fn each(&self, range: Range<usize>, mut f: impl FnMut([isize; N], usize)) {
        if range.is_empty() {
            return;
        }
        let last = self.sizes.len() - 1;
        let mut index: SmallVec<[usize; 6]> = SmallVec::from_elem(0, self.sizes.len());
        let mut offsets = [0isize; N];
        let mut rest = range.start;
        for d in (0..=last).rev() {
            index[d] = rest % self.sizes[d];
            rest /= self.sizes[d];
            for k in 0..N {
                offsets[k] += self.strides[d][k] * index[d] as isize;
            }
        }
        let mut left = range.end - range.start;
        loop {
            let n = (self.sizes[last] - index[last]).min(left);
            f(offsets, n);
            left -= n;
            if left == 0 {
                return;
            }
            for k in 0..N {
                offsets[k] -= self.strides[last][k] * index[last] as isize;
            }
            index[last] = 0;
            for d in (0..last).rev() {
                index[d] += 1;
                for k in 0..N {
                    offsets[k] += self.strides[d][k];
                }
                if index[d] < self.sizes[d] {
                    break;
                }
                for k in 0..N {
                    offsets[k] -= self.strides[d][k] * self.sizes[d] as isize;
                }
                index[d] = 0;
            }
        }
    }

    /// [`Rows::each`] over everything, on several threads: elements written must be disjoint.
    pub(crate) fn parallel(&self, f: impl Fn([isize; N], usize) + Sync) -> Result<()> {
        for_each_chunk(self.numel, CHUNK, self.numel, |range| self.each(range, &f))
    }

    /// [`Rows::each`] over everything, strictly in order.
    pub(crate) fn in_order(&self, f: impl Fn([isize; N], usize) + Sync) -> Result<()> {
        for_each_chunk(self.numel, self.numel, self.numel, |range| self.each(range, &f))
    }
}

/// Runs `$body` with `$B` standing for a plain type of `$size` bytes: for moving elements without looking at them.
macro_rules! with_bits {
    ($size:expr, |$B:ident| $body:expr) => {
        match $size {
            1 => {
                type $B = u8;
                $body
            }
            2 => {
                type $B = u16;
                $body
            }
            4 => {
                type $B = u32;
                $body
            }
            8 => {
                type $B = u64;
                $body
            }
            _ => {
                type $B = [u64; 2];
                $body
            }
        }
    };
}
pub(crate) use with_bits;

/// Copies `n` elements between rows.
///
/// # Safety
/// Both rows are within their tensors and do not overlap unless they are the same.
#[inline(always)]
pub(crate) unsafe fn copy_row<B: Copy>(dst: *mut B, dx: isize, src: *const B, sx: isize, n: usize) {
    // SAFETY: by contract.
    unsafe {
        if dx == 1 && sx == 1 {
            std::ptr::copy(src.cast::<u8>(), dst.cast::<u8>(), n * size_of::<B>());
        } else {
            for i in 0..n as isize {
                dst.offset(i * dx).write_unaligned(src.offset(i * sx).read_unaligned());
            }
        }
    }
}

/// Copies `src` into `dst`: same shape and dtype, any strides.
pub(crate) fn copy_same(dst: &Tensor, src: &Tensor) -> Result<()> {
    debug_assert_eq!((dst.sizes(), dst.dtype()), (src.sizes(), src.dtype()));
    let rows = Rows::new(dst.sizes(), [dst.strides(), src.strides()]);
    let [dx, sx] = rows.steps();
    with_bits!(dst.dtype().size(), |B| {
        let (d, s) = (At::<B>::of(dst), At::<B>::of(src));
        rows.parallel(|[od, os], n| {
            // SAFETY: offsets come from the tensors' own layouts; rows of `dst` are disjoint (checked when written).
            unsafe { copy_row(d.get().offset(od), dx, s.get().offset(os), sx, n) };
        })
    })
}
