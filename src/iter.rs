//! A plan of a loop over N operands, the written one first.
//!
//! # Rationale
//! Elementwise work never looks at shapes: it gets tiles, rectangles of at most [`BLOCK`] elements with two strides per
//! operand. The plan is made in one of two ways. When every operand is row-major with the same sizes, or is a single
//! element, the loop is one run and nothing is sorted or allocated (the common case, a few compares). Otherwise the
//! operands are broadcast (stride 0, nothing is materialised), the dimensions sorted so that the written operand's
//! smallest stride comes first (ties by the next operand, then by size), and neighbours merged where every operand's
//! strides multiply through. Tiles are square when an operand runs along the second dimension (a transposed copy), so
//! that both directions stay within cache lines that are used up; else as long as possible.
//!
//! Strides count elements. A plan holds the layouts by value and addresses; whoever makes it keeps the tensors alive.
//!
//! # Limitations
//! A tile spans two dimensions: a loop over very small ones that cannot be merged (3 × 3 × many) pays the cost of a
//! tile (about 50 ns) for few elements. Shapes are checked by meta functions; here a misfit is an error, not undefined.

use smallvec::SmallVec;

use crate::dtype::{DType, Element};
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::shape::{Sizes, show};
use crate::tensor::Tensor;

/// Elements of a tile: four operands of eight bytes fit in L1.
pub const BLOCK: usize = 1024;
/// Edge of a square tile.
const EDGE: usize = 32;

/// One operand: where it starts, what it holds, how it is laid out. No layout: one element for all.
#[derive(Clone, Copy)]
pub struct Slot<'a> {
    pub base: *mut u8,
    pub dtype: DType,
    pub layout: Option<&'a Layout>,
}

impl<'a> Slot<'a> {
    #[inline]
    pub fn tensor(t: &'a Tensor) -> Self {
        let body = t.body();
        let offset = body.layout.offset() as isize * t.dtype().size() as isize;
        Slot {
            base: body.storage.data().wrapping_offset(offset),
            dtype: t.dtype(),
            layout: Some(&body.layout),
        }
    }
    /// A number, which must outlive the loop.
    #[inline]
    pub fn value<T: Element>(value: &'a T) -> Self {
        Slot { base: std::ptr::from_ref(value).cast_mut().cast(), dtype: T::DTYPE, layout: None }
    }
}

/// The loop: dimensions from the innermost out.
pub struct Plan<const N: usize> {
    pub bases: [*mut u8; N],
    pub dtypes: [DType; N],
    /// At least one.
    pub sizes: SmallVec<[usize; 6]>,
    pub strides: SmallVec<[[isize; N]; 4]>,
    pub numel: usize,
}
// SAFETY: the addresses are those of tensors that the maker of the plan keeps alive; threads get disjoint tiles.
unsafe impl<const N: usize> Sync for Plan<N> {}
// SAFETY: as above.
unsafe impl<const N: usize> Send for Plan<N> {}

/// How a plan is cut into tiles.
#[derive(Clone, Copy, Debug)]
pub struct Tiling {
    pub width: usize,
    pub height: usize,
    across: usize,
    down: usize,
    /// Number of tiles.
    pub count: usize,
}

/// One rectangle: positions in elements from each base, and its extent.
pub struct Tile<const N: usize> {
    pub offsets: [isize; N],
    pub width: usize,
    pub height: usize,
}

impl<const N: usize> Plan<N> {
    /// # Errors
    /// `Shape` when an operand does not broadcast to the first.
    pub fn new(slots: &[Slot<'_>; N]) -> Result<Plan<N>> {
        let bases = slots.map(|s| s.base);
        let dtypes = slots.map(|s| s.dtype);
        let Some(shape) = slots[0].layout else {
            return Err(Error::runtime("the written operand of a loop needs a layout"));
        };
        let numel = shape.numel() as usize;
        if let Some(steps) = flat(slots, shape) {
            let sizes = SmallVec::from_buf_and_len([numel, 0, 0, 0, 0, 0], 1);
            let mut strides = SmallVec::new();
            strides.push(steps);
            return Ok(Plan { bases, dtypes, sizes, strides, numel });
        }
        let (sizes, strides) = nest(slots, shape.sizes())?;
        Ok(Plan { bases, dtypes, sizes, strides, numel })
    }

    /// One run in which operand `i` steps by 0 or 1, as `steps` says.
    #[inline]
    pub fn is_flat(&self) -> bool {
        self.sizes.len() == 1 && self.strides[0].iter().all(|s| *s == 0 || *s == 1) && self.strides[0][0] == 1
    }

    /// Operand `i` is one element throughout.
    #[inline]
    pub fn is_single(&self, i: usize) -> bool {
        self.strides.iter().all(|s| s[i] == 0)
    }

    pub fn tiling(&self) -> Tiling {
        let inner = self.sizes[0];
        let next = self.sizes.get(1).copied().unwrap_or(1);
        let crossed = self.sizes.len() > 1
            && self.strides[0].iter().zip(&self.strides[1]).any(|(a, b)| *b != 0 && b.abs() < a.abs());
        let (width, height) = if crossed {
            let width = inner.min(EDGE.max(BLOCK / next.max(1)));
            (width, next.min((BLOCK / width).max(1)))
        } else {
            let width = inner.min(BLOCK);
            (width, next.min((BLOCK / width.max(1)).max(1)))
        };
        let (across, down) = (inner.div_ceil(width.max(1)), next.div_ceil(height.max(1)));
        let outer: usize = self.sizes.iter().skip(2).product();
        Tiling { width, height, across, down, count: if self.numel == 0 { 0 } else { across * down * outer } }
    }

    #[inline]
    pub fn tile(&self, tiling: &Tiling, index: usize) -> Tile<N> {
        let (rest, x) = (index / tiling.across, index % tiling.across);
        let (mut rest, y) = (rest / tiling.down, rest % tiling.down);
        let (left, top) = (x * tiling.width, y * tiling.height);
        let mut offsets = [0isize; N];
        let mut step = |strides: &[isize; N], count: usize| {
            for i in 0..N {
                offsets[i] += strides[i] * count as isize;
            }
        };
        step(&self.strides[0], left);
        let mut height = 1;
        if self.sizes.len() > 1 {
            step(&self.strides[1], top);
            height = tiling.height.min(self.sizes[1] - top);
        }
        for d in 2..self.sizes.len() {
            step(&self.strides[d], rest % self.sizes[d]);
            rest /= self.sizes[d];
        }
        Tile { offsets, width: tiling.width.min(self.sizes[0] - left), height }
    }

    /// Strides of the two dimensions of a tile.
    #[inline]
    pub fn steps(&self, i: usize) -> [isize; 2] {
        [self.strides[0][i], self.strides.get(1).map_or(0, |s| s[i])]
    }
}

/// The length of the run when every operand is row-major with the sizes of the first and holds what `native` says:
/// no plan is needed then.
#[inline]
pub fn dense<const N: usize>(slots: &[Slot<'_>; N], native: [DType; N]) -> Option<usize> {
    let shape = slots[0].layout?;
    for (slot, wanted) in slots.iter().zip(native) {
        let layout = slot.layout?;
        if slot.dtype != wanted || !layout.is_contiguous() || !layout.same_sizes(shape) {
            return None;
        }
    }
    Some(shape.numel() as usize)
}

/// Steps (1, or 0 for a single element) when the whole loop is one run.
#[inline]
fn flat<const N: usize>(slots: &[Slot<'_>; N], shape: &Layout) -> Option<[isize; N]> {
    let mut steps = [1; N];
    for (step, slot) in steps.iter_mut().zip(slots) {
        match slot.layout {
            Some(l) if l.is_contiguous() && l.same_sizes(shape) => {}
            Some(l) if l.numel() != 1 || l.ndim() > shape.ndim() => return None,
            _ => *step = 0,
        }
    }
    (steps[0] == 1).then_some(steps)
}

type Nest<const N: usize> = (SmallVec<[usize; 6]>, SmallVec<[[isize; N]; 4]>);

/// Broadcast, sorted, merged.
fn nest<const N: usize>(slots: &[Slot<'_>; N], shape: &[i64]) -> Result<Nest<N>> {
    let mut dims: SmallVec<[(usize, [isize; N]); 6]> = SmallVec::new();
    for d in (0..shape.len()).rev() {
        if shape[d] == 1 {
            continue;
        }
        let mut strides = [0isize; N];
        for (stride, slot) in strides.iter_mut().zip(slots) {
            *stride = broadcast_stride(slot, shape, d)?;
        }
        dims.push((shape[d] as usize, strides));
    }
    sort(&mut dims);
    let mut sizes = SmallVec::new();
    let mut strides: SmallVec<[[isize; N]; 4]> = SmallVec::new();
    for (size, stride) in dims {
        if let (Some(last_size), Some(last)) = (sizes.last_mut(), strides.last())
            && (0..N).all(|i| last[i] * *last_size as isize == stride[i])
        {
            *last_size *= size;
            continue;
        }
        sizes.push(size);
        strides.push(stride);
    }
    if sizes.is_empty() {
        sizes.push(1);
        strides.push([1; N]);
    }
    Ok((sizes, strides))
}

fn broadcast_stride(slot: &Slot<'_>, shape: &[i64], d: usize) -> Result<isize> {
    let Some(layout) = slot.layout else { return Ok(0) };
    let missing = shape.len() as isize - layout.ndim() as isize;
    let k = d as isize - missing;
    if missing < 0 {
        return Err(misfit(layout, shape));
    }
    if k < 0 {
        return Ok(0);
    }
    match layout.sizes()[k as usize] {
        s if s == shape[d] => Ok(layout.strides()[k as usize] as isize),
        1 => Ok(0),
        _ => Err(misfit(layout, shape)),
    }
}

#[cold]
fn misfit(layout: &Layout, shape: &[i64]) -> Error {
    Error::shape(format!("shape {} does not broadcast to {}", show(layout.sizes()), show(shape)))
}

/// Insertion sort, stable where operands say nothing; `dims` come innermost first.
fn sort<const N: usize>(dims: &mut [(usize, [isize; N])]) {
    for i in 1..dims.len() {
        let mut at = i;
        for j in (0..at).rev() {
            match order(&dims[j], &dims[at]) {
                std::cmp::Ordering::Greater => {
                    dims.swap(j, at);
                    at = j;
                }
                std::cmp::Ordering::Less => break,
                std::cmp::Ordering::Equal => {}
            }
        }
    }
}

/// Which dimension should be inner: by the first operand that has both strides, smaller first, then smaller size.
fn order<const N: usize>(a: &(usize, [isize; N]), b: &(usize, [isize; N])) -> std::cmp::Ordering {
    for i in 0..N {
        let (x, y) = (a.1[i], b.1[i]);
        if x == 0 || y == 0 {
            continue;
        }
        if x != y {
            return x.cmp(&y);
        }
        if a.0 > b.0 {
            return std::cmp::Ordering::Greater;
        }
    }
    std::cmp::Ordering::Equal
}

/// Strides for a result of `shape` that keeps the order of dimensions of its operands; `None`: row-major.
pub fn result_strides(shape: &[i64], operands: &[&Layout]) -> Option<Sizes> {
    if operands.iter().all(|l| l.is_contiguous()) {
        return None;
    }
    const MOST: usize = 4;
    let mut slots = [Slot { base: std::ptr::null_mut(), dtype: DType::Bool, layout: None }; MOST];
    for (slot, layout) in slots.iter_mut().zip(operands) {
        slot.layout = Some(layout);
    }
    let mut dims: SmallVec<[(usize, [isize; MOST]); 6]> = SmallVec::new();
    let mut which: SmallVec<[usize; 6]> = (0..shape.len()).rev().collect();
    for &d in &which {
        let mut strides = [0; MOST];
        for (stride, slot) in strides.iter_mut().zip(&slots) {
            *stride = broadcast_stride(slot, shape, d).ok()?;
        }
        dims.push((shape[d] as usize, strides));
    }
    // Sort the dimension numbers along with the strides.
    for i in 1..dims.len() {
        let mut at = i;
        for j in (0..at).rev() {
            match order(&dims[j], &dims[at]) {
                std::cmp::Ordering::Greater => {
                    dims.swap(j, at);
                    which.swap(j, at);
                    at = j;
                }
                std::cmp::Ordering::Less => break,
                std::cmp::Ordering::Equal => {}
            }
        }
    }
    let mut strides = Sizes::from_elem(1, shape.len());
    let mut step = 1i64;
    for d in which {
        strides[d] = step;
        step = step.saturating_mul(shape[d].max(1));
    }
    (*strides != *crate::layout::contiguous_strides(shape)).then_some(strides)
}
