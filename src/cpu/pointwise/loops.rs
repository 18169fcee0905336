//! Loops over one, two and three operands, compiled per instruction set, and the driver that feeds them.
//!
//! An operation is a value that implements [`Unary`], [`Binary`] or [`Ternary`]: an element function, inlined. The
//! driver is compiled once for all operations. It hands the inner loop long contiguous runs where operands have the
//! right dtype and step by one; everything else passes through L1 blocks of [`BLOCK`] elements, gathered and cast on
//! the way in, cast and scattered on the way out. So one inner loop computes every layout, and the bits agree.
//! A single element on either side of a binary operation is a loop of its own: nothing is expanded.

use std::mem::MaybeUninit;

use crate::cpu::cast::{Place, convert};
use crate::cpu::level::{Level, Work, highest, vectorized};
use crate::cpu::parallel::{SERIAL_BELOW, for_each_chunk};
use crate::dtype::{DType, Element};
use crate::error::Result;
use crate::iter::{BLOCK, Plan, Slot, dense};

/// Elements that one thread takes at a time in a flat loop.
const CHUNK: usize = 32 * BLOCK;

/// A function of one element.
pub(crate) trait Unary<T: Element>: Sync {
    type Out: Element;
    /// Some arguments need [`Unary::slow`]: blocks that hold one go element by element.
    const HAS_RARE: bool = false;
    fn apply<const FMA: bool>(&self, x: T) -> Self::Out;
    #[inline(always)]
    fn is_rare(&self, _x: T) -> bool {
        false
    }
    fn slow(&self, x: T) -> Self::Out {
        self.apply::<false>(x)
    }
}
/// A function of two elements.
pub(crate) trait Binary<T: Element>: Sync {
    type Out: Element;
    /// The order of the operands does not matter: one loop less.
    const COMMUTES: bool = false;
    fn apply<const FMA: bool>(&self, x: T, y: T) -> Self::Out;
}
/// A function of three elements.
pub(crate) trait Ternary<T: Element>: Sync {
    type Out: Element;
    fn apply<const FMA: bool>(&self, x: T, y: T, z: T) -> Self::Out;
}

/// Applies `op` to each element. `cost`: nanoseconds for about eight elements.
pub(crate) fn unary<T: Element, F: Unary<T>>(out: Slot<'_>, x: Slot<'_>, cost: usize, op: F) -> Result<()> {
    let native = [F::Out::DTYPE, T::DTYPE];
    if let Some(n) = small(&[out, x], native, cost) {
        vectorized(UnaryLoop { op: &op, out: out.base.cast(), x: x.base.cast::<T>(), n });
        return Ok(());
    }
    let plan = Plan::new(&[out, x])?;
    drive(&plan, native, cost, false, &|at, _, n| {
        vectorized(UnaryLoop { op: &op, out: at[0].cast(), x: at[1].cast::<T>(), n });
    })
}

/// Applies `op` to each pair.
pub(crate) fn binary<T: Element, F: Binary<T>>(
    out: Slot<'_>,
    x: Slot<'_>,
    y: Slot<'_>,
    cost: usize,
    op: F,
) -> Result<()> {
    let native = [F::Out::DTYPE, T::DTYPE, T::DTYPE];
    if let Some(n) = small(&[out, x, y], native, cost) {
        let (x, y) = (x.base.cast::<T>(), y.base.cast::<T>());
        vectorized(BinaryLoop { op: &op, out: out.base.cast(), x, y, n });
        return Ok(());
    }
    let plan = Plan::new(&[out, x, y])?;
    drive(&plan, native, cost, true, &|at, single, n| {
        let (out, x, y) = (at[0].cast(), at[1].cast::<T>(), at[2].cast::<T>());
        // SAFETY: a single operand has one element.
        unsafe {
            match (single[1], single[2]) {
                (_, true) => vectorized(RightLoop { op: &op, out, x, y: y.read(), step: !single[1], n }),
                (true, false) if F::COMMUTES => {
                    vectorized(RightLoop { op: &op, out, x: y, y: x.read(), step: true, n });
                }
                (true, false) => left_loop(&op, out, x.read(), y, n),
                (false, false) => vectorized(BinaryLoop { op: &op, out, x, y, n }),
            }
        }
    })
}

/// Applies `op` to each triple.
pub(crate) fn ternary<T: Element, F: Ternary<T>>(
    out: Slot<'_>,
    operands: [Slot<'_>; 3],
    cost: usize,
    op: F,
) -> Result<()> {
    let [x, y, z] = operands;
    let plan = Plan::new(&[out, x, y, z])?;
    drive(&plan, [F::Out::DTYPE, T::DTYPE, T::DTYPE, T::DTYPE], cost, false, &|at, _, n| {
        let (x, y, z) = (at[1].cast::<T>(), at[2].cast::<T>(), at[3].cast::<T>());
        vectorized(TernaryLoop { op: &op, out: at[0].cast(), x, y, z, n });
    })
}

/// The length of a loop over dense operands that is not worth a plan, nor threads.
#[inline]
fn small<const N: usize>(slots: &[Slot<'_>; N], native: [DType; N], cost: usize) -> Option<usize> {
    let n = dense(slots, native).filter(|n| n.saturating_mul(cost) / 8 < SERIAL_BELOW)?;
    let in_place = slots[1..].iter().any(|s| s.base == slots[0].base);
    (n < BLOCK / 8 || !in_place).then_some(n)
}

struct UnaryLoop<'a, F, T, R> {
    op: &'a F,
    out: *mut R,
    x: *const T,
    n: usize,
}
impl<T: Element, F: Unary<T>> Work for UnaryLoop<'_, F, T, F::Out> {
    type Output = ();
    const HIGHEST: Level = highest(T::DTYPE);
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        // SAFETY: the driver gives runs of `n` elements of the loop's types.
        unsafe {
            if F::HAS_RARE {
                for start in (0..self.n).step_by(BLOCK) {
                    let end = (start + BLOCK).min(self.n);
                    let mut rare = false;
                    for i in start..end {
                        rare |= self.op.is_rare(self.x.add(i).read());
                    }
                    for i in start..end {
                        if !rare {
                            break;
                        }
                        let x = self.x.add(i).read();
                        let slow = self.op.is_rare(x);
                        self.out.add(i).write(if slow { self.op.slow(x) } else { self.op.apply::<FMA>(x) });
                    }
                    for i in start..if rare { start } else { end } {
                        self.out.add(i).write(self.op.apply::<FMA>(self.x.add(i).read()));
                    }
                }
                return;
            }
            for i in 0..self.n {
                self.out.add(i).write(self.op.apply::<FMA>(self.x.add(i).read()));
            }
        }
    }
}

struct BinaryLoop<'a, F, T, R> {
    op: &'a F,
    out: *mut R,
    x: *const T,
    y: *const T,
    n: usize,
}
impl<T: Element, F: Binary<T>> Work for BinaryLoop<'_, F, T, F::Out> {
    type Output = ();
    const HIGHEST: Level = highest(T::DTYPE);
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        for i in 0..self.n {
            // SAFETY: as in `UnaryLoop`.
            unsafe {
                self.out.add(i).write(self.op.apply::<FMA>(self.x.add(i).read(), self.y.add(i).read()));
            };
        }
    }
}

struct RightLoop<'a, F, T, R> {
    op: &'a F,
    out: *mut R,
    x: *const T,
    y: T,
    /// False: `x` is one element too.
    step: bool,
    n: usize,
}
impl<T: Element, F: Binary<T>> Work for RightLoop<'_, F, T, F::Out> {
    type Output = ();
    const HIGHEST: Level = highest(T::DTYPE);
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        // SAFETY: as in `UnaryLoop`.
        unsafe {
            if !self.step {
                let value = self.op.apply::<FMA>(self.x.read(), self.y);
                for i in 0..self.n {
                    self.out.add(i).write(value);
                }
                return;
            }
            for i in 0..self.n {
                self.out.add(i).write(self.op.apply::<FMA>(self.x.add(i).read(), self.y));
            }
        }
    }
}

struct LeftLoop<'a, F, T, R> {
    op: &'a F,
    out: *mut R,
    x: T,
    y: *const T,
    n: usize,
}
impl<T: Element, F: Binary<T>> Work for LeftLoop<'_, F, T, F::Out> {
    type Output = ();
    const HIGHEST: Level = highest(T::DTYPE);
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        for i in 0..self.n {
            // SAFETY: as in `UnaryLoop`.
            unsafe { self.out.add(i).write(self.op.apply::<FMA>(self.x, self.y.add(i).read())) };
        }
    }
}

/// Not compiled for operations that commute.
fn left_loop<T: Element, F: Binary<T>>(op: &F, out: *mut F::Out, x: T, y: *const T, n: usize) {
    if !F::COMMUTES {
        vectorized(LeftLoop { op, out, x, y, n });
    }
}

struct TernaryLoop<'a, F, T, R> {
    op: &'a F,
    out: *mut R,
    x: *const T,
    y: *const T,
    z: *const T,
    n: usize,
}
impl<T: Element, F: Ternary<T>> Work for TernaryLoop<'_, F, T, F::Out> {
    type Output = ();
    const HIGHEST: Level = highest(T::DTYPE);
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        for i in 0..self.n {
            // SAFETY: as in `UnaryLoop`.
            unsafe {
                let (x, y, z) = (self.x.add(i).read(), self.y.add(i).read(), self.z.add(i).read());
                self.out.add(i).write(self.op.apply::<FMA>(x, y, z));
            }
        }
    }
}

/// An inner loop: addresses, which operands are one element, length.
pub(crate) type Inner<'a, const N: usize> = dyn Fn([*mut u8; N], [bool; N], usize) + Sync + 'a;

/// Runs `inner` over the plan with every operand as `native` wants it. `singles`: the inner loop takes single elements
/// as they are; otherwise they are spread over a block.
pub(crate) fn drive<const N: usize>(
    plan: &Plan<N>,
    native: [DType; N],
    cost: usize,
    singles: bool,
    inner: &Inner<'_, N>,
) -> Result<()> {
    if plan.numel == 0 {
        return Ok(());
    }
    let single: [bool; N] = std::array::from_fn(|i| i > 0 && plan.numel > 1 && plan.is_single(i));
    let direct = std::array::from_fn::<bool, N, _>(|i| same_bits(plan.dtypes[i], native[i], i == 0));
    if plan.is_flat() && !direct.contains(&false) && (singles || !single.contains(&true)) {
        let run = |start: usize, n: usize| {
            let at = std::array::from_fn(|i| {
                let skip = if single[i] { 0 } else { start * native[i].size() };
                plan.bases[i].wrapping_add(skip)
            });
            apart(at, single, n, native, inner);
        };
        let work = plan.numel.saturating_mul(cost) / 8;
        if work < SERIAL_BELOW {
            run(0, plan.numel);
            return Ok(());
        }
        return for_each_chunk(plan.numel, CHUNK, work, |range| run(range.start, range.len()));
    }
    drive_tiles(plan, native, cost, singles.then_some(single), inner)
}

/// Runs `inner` on dense operands. The compiler's vector loops are for operands that lie apart; one that is written over
/// in place is read through a block, at the cost of a copy within L1 instead of going element by element.
fn apart<const N: usize>(
    at: [*mut u8; N],
    single: [bool; N],
    n: usize,
    native: [DType; N],
    inner: &Inner<'_, N>,
) {
    let size = native[0].size();
    let over: [bool; N] =
        std::array::from_fn(|i| i > 0 && !single[i] && at[i] == at[0] && native[i].size() == size);
    if !over.contains(&true) {
        return inner(at, single, n);
    }
    let mut block = Block(MaybeUninit::uninit());
    let copy: *mut u8 = block.0.as_mut_ptr().cast();
    for start in (0..n).step_by(BLOCK) {
        let len = BLOCK.min(n - start);
        // SAFETY: the operand has `n` elements of this size, the block room for `BLOCK` of any.
        unsafe { std::ptr::copy_nonoverlapping(at[0].add(start * size), copy, len * size) };
        let here = std::array::from_fn(|i| match (over[i], single[i]) {
            (true, _) => copy,
            (_, true) => at[i],
            _ => at[i].wrapping_add(start * native[i].size()),
        });
        inner(here, single, len);
    }
}

/// Whether elements of `held` can be used as `wanted` without a conversion: integers of one size wrap into each other,
/// and a bool that is read is a byte 0 or 1.
#[inline]
fn same_bits(held: DType, wanted: DType, written: bool) -> bool {
    held == wanted
        || (held.size() == wanted.size()
            && wanted.is_integral()
            && (held.is_integral() || (held == DType::Bool && !written)))
}

/// One operand's block.
#[repr(C, align(64))]
struct Block(MaybeUninit<[u8; BLOCK * 16]>);

fn drive_tiles<const N: usize>(
    plan: &Plan<N>,
    native: [DType; N],
    cost: usize,
    single: Option<[bool; N]>,
    inner: &Inner<'_, N>,
) -> Result<()> {
    let tiling = plan.tiling();
    let area = tiling.width * tiling.height;
    let work = plan.numel.saturating_mul(cost + 4 * N) / 8;
    for_each_chunk(tiling.count, (CHUNK / area.max(1)).max(1), work, |range| {
        let mut blocks: [Block; N] = std::array::from_fn(|_| Block(MaybeUninit::uninit()));
        for index in range {
            run_tile(plan, &native, single, plan.tile(&tiling, index), &mut blocks, inner);
        }
    })
}

/// `singles`: which operands are one element throughout, where the inner loop takes them as they are.
fn run_tile<const N: usize>(
    plan: &Plan<N>,
    native: &[DType; N],
    singles: Option<[bool; N]>,
    tile: crate::iter::Tile<N>,
    blocks: &mut [Block; N],
    inner: &Inner<'_, N>,
) {
    let (width, height) = (tile.width, tile.height);
    let mut at = [std::ptr::null_mut(); N];
    let mut direct = [false; N];
    let mut single = singles.unwrap_or([false; N]);
    for i in 0..N {
        let dtype = plan.dtypes[i];
        let [x, y] = plan.steps(i);
        // A column beside rows: one element for all of a row.
        single[i] |= singles.is_some() && i > 0 && x == 0 && height == 1;
        let base = plan.bases[i].wrapping_offset(tile.offsets[i] * dtype.size() as isize);
        let dense = x == 1 && (height == 1 || y == width as isize);
        direct[i] = same_bits(dtype, native[i], i == 0) && (dense || single[i]);
        if direct[i] {
            at[i] = base;
            continue;
        }
        at[i] = blocks[i].0.as_mut_ptr().cast();
        if i > 0 {
            let src = Place { at: base, steps: [x, y] };
            let dst = Place { at: at[i], steps: [1, width as isize] };
            let (w, h) = if single[i] { (1, 1) } else { (width, height) };
            // SAFETY: the tile lies within the operand, the block holds a tile.
            unsafe { convert(dtype, src, native[i], dst, w, h) };
        }
    }
    inner(at, single, width * height);
    if !direct[0] {
        let base = plan.bases[0].wrapping_offset(tile.offsets[0] * plan.dtypes[0].size() as isize);
        let src = Place { at: at[0], steps: [1, width as isize] };
        let dst = Place { at: base, steps: plan.steps(0) };
        // SAFETY: as above.
        unsafe { convert(native[0], src, plan.dtypes[0], dst, width, height) };
    }
}
