//! The driver of reductions: what is folded is a small inlined trait, how it is walked is decided here.
//!
//! Three walks. Inner: the input's runs are reduced themselves, 32 accumulators wide, in blocks of [`BLOCK`] that are
//! joined pairwise. Outer: runs are kept, and rows are folded into a tile of columns. Narrow: outer with few columns,
//! where several rows at once fill the vector. Long reductions are cut into pieces of a fixed length, so that the
//! tree, and with it every bit of the result, is the same for any thread count.

use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::ops::Range;

use smallvec::SmallVec;

use super::plan::{Axis, Plan, count, position};
use super::wide::{BLOCK, Room, Source, Wide};
use crate::cpu::level::{Work, vectorized};
use crate::cpu::parallel::for_each_chunk;
use crate::device::cpu::ensure_room;
use crate::error::Result;

/// What is folded. `Context` is per result (a mean, a maximum), found by an earlier pass.
pub(crate) trait Fold: Copy + Sync {
    type In: Wide;
    type Context: Copy + Send + Sync;
    type Acc: Copy + Send + Sync;
    fn identity(self) -> Self::Acc;
    /// `at`: position among the elements of this result, in the order of the plan's reduced axes.
    fn step(self, context: Self::Context, acc: Self::Acc, x: Self::In, at: i64) -> Self::Acc;
    fn combine(self, a: Self::Acc, b: Self::Acc) -> Self::Acc;
    /// Folds at most [`BLOCK`] elements, for folds that have a faster way than step by step.
    #[inline(always)]
    fn block(self, context: Self::Context, xs: &[Self::In], at: i64) -> Self::Acc {
        fold_block(self, context, xs, at)
    }
}

const LANES: usize = 32;
/// Elements of a result that one piece of work folds (inner walk).
const PIECE: usize = 32 * BLOCK;
/// Columns of a tile and rows of a piece (outer walk).
const TILE: usize = 512;
const ROWS: usize = 2048;
/// Rows folded into one accumulator before it is joined to the next level.
const STEP: usize = 64;
/// Below this many columns several rows are folded at once.
const NARROW: usize = 32;

/// Folds `plan` over `source`. `context(i)` is asked for result `i`; `emit(i, to, acc)` gets each result once, `i`
/// counting the kept axes of the plan and `to` being the results' positions.
pub(crate) fn run<F: Fold>(
    fold: F,
    source: &Source<'_, F::In>,
    plan: &Plan,
    context: impl Fn(usize) -> F::Context + Sync,
    emit: impl Fn(usize, [i64; 2], F::Acc) + Sync,
) -> Result<()> {
    let (outputs, each) = (plan.outputs(), plan.each());
    if outputs == 0 {
        return Ok(());
    }
    let job = Job { fold, source, plan, each, context: &context, emit: &emit };
    let column =
        plan.kept.last().filter(|k| plan.reduced.last().is_some_and(|r| k.from < r.from && k.from > 0));
    match column {
        Some(c) if each > 1 => job.outer(*c),
        _ => job.inner(outputs),
    }
}

/// Folds `results` runs of `each` elements, one after the other, without a plan: for few elements, at most [`BLOCK`] in
/// a run, which the source lends. The bits are those of [`run`].
pub(crate) fn run_short<F: Fold<Context = ()>>(
    fold: F,
    source: &Source<'_, F::In>,
    (results, each): (usize, usize),
    emit: impl Fn(i64, F::Acc),
) {
    debug_assert!(each <= BLOCK && source.direct());
    vectorized(Runs { fold, source, results, each, emit });
}

struct Runs<'a, F: Fold, E> {
    fold: F,
    source: &'a Source<'a, F::In>,
    results: usize,
    each: usize,
    emit: E,
}
impl<F: Fold<Context = ()>, E: Fn(i64, F::Acc)> Work for Runs<'_, F, E> {
    type Output = ();
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let mut none: [F::In; 0] = [];
        for i in 0..self.results {
            // SAFETY: the runs are the input, which the source lends.
            let xs = unsafe { self.source.block((i * self.each) as i64, 1, self.each, &mut none) };
            (self.emit)(i as i64, self.fold.block((), xs, 0));
        }
    }
}

struct Job<'a, F: Fold, C, E> {
    fold: F,
    source: &'a Source<'a, F::In>,
    plan: &'a Plan,
    each: usize,
    context: &'a C,
    emit: &'a E,
}

/// One value per number, each written by one thread, read when all are done.
pub(crate) struct Slots<A>(Box<[UnsafeCell<A>]>);
// SAFETY: `put` asks for one writer per slot, and for no reader before all are done.
unsafe impl<A: Send> Sync for Slots<A> {}
impl<A: Copy> Slots<A> {
    pub(crate) fn new(n: usize, a: A) -> Result<Self> {
        ensure_room(n, size_of::<A>())?;
        Ok(Slots((0..n).map(|_| UnsafeCell::new(a)).collect()))
    }
    /// # Safety
    /// One writer per `i`; no reader before all are done.
    #[inline]
    pub(crate) unsafe fn put(&self, i: usize, a: A) {
        // SAFETY: by contract.
        unsafe { self.0[i].get().write(a) };
    }
    #[inline]
    pub(crate) fn get(&self, i: usize) -> A {
        // SAFETY: by the contract of `put` nobody writes any more.
        unsafe { *self.0[i].get() }
    }
}

impl<F, C, E> Job<'_, F, C, E>
where
    F: Fold,
    C: Fn(usize) -> F::Context + Sync,
    E: Fn(usize, [i64; 2], F::Acc) + Sync,
{
    fn inner(&self, outputs: usize) -> Result<()> {
        let cost = (outputs.saturating_mul(self.each) / 2).max(outputs * 4);
        let pieces = self.each.div_ceil(PIECE).max(1);
        let partials = Slots::new(if pieces > 1 { outputs * pieces } else { 0 }, self.fold.identity())?;
        let chunk = (PIECE / 2 / self.each.max(1)).max(1);
        for_each_chunk(outputs * pieces, chunk, cost, |range| {
            vectorized(Lines { job: self, range, pieces, partials: &partials });
        })?;
        if pieces > 1 {
            self.join(outputs, pieces, &partials);
        }
        Ok(())
    }

    /// Joins the pieces of each result, in order.
    fn join(&self, outputs: usize, pieces: usize, partials: &Slots<F::Acc>) {
        for i in 0..outputs {
            let mut tree = Cascade::new(self.fold);
            (i * pieces..(i + 1) * pieces).for_each(|p| tree.push(partials.get(p)));
            (self.emit)(i, position(&self.plan.kept, i).1, tree.finish());
        }
    }

    /// Columns along `column`, the innermost kept axis; rows are the reduced positions.
    fn outer(&self, column: Axis) -> Result<()> {
        let outside = &self.plan.kept[..self.plan.kept.len() - 1];
        let cost = column.size.saturating_mul(count(outside)).saturating_mul(self.each) / 2;
        let tiles = column.size.div_ceil(TILE);
        let pieces = self.each.div_ceil(ROWS);
        let jobs = count(outside) * tiles * pieces;
        let identity = if pieces > 1 { count(outside) * column.size * pieces } else { 0 };
        let partials = Slots::new(identity, self.fold.identity())?;
        let chunk = (PIECE / (TILE.min(column.size) * ROWS.min(self.each)).max(1)).max(1);
        for_each_chunk(jobs, chunk, cost, |range| {
            for job in range {
                let (rest, piece) = (job / pieces, job % pieces);
                let (out, tile) = (rest / tiles, rest % tiles);
                let columns = tile * TILE..((tile + 1) * TILE).min(column.size);
                let rows = piece * ROWS..((piece + 1) * ROWS).min(self.each);
                let acc = vectorized(Tile { job: self, column, out, columns: columns.clone(), rows });
                let base = position(outside, out).1;
                for (j, a) in columns.zip(acc) {
                    let i = out * column.size + j;
                    if pieces == 1 {
                        let to = std::array::from_fn(|k| base[k] + j as i64 * column.to[k]);
                        (self.emit)(i, to, a);
                    } else {
                        // SAFETY: each index belongs to one job.
                        unsafe { partials.put(i * pieces + piece, a) };
                    }
                }
            }
        })?;
        if pieces > 1 {
            self.join(identity / pieces, pieces, &partials);
        }
        Ok(())
    }
}

/// Pairwise joining of a stream: the error grows with the logarithm of its length.
struct Cascade<F: Fold> {
    fold: F,
    levels: SmallVec<[F::Acc; 16]>,
    pushed: usize,
}
impl<F: Fold> Cascade<F> {
    #[inline(always)]
    fn new(fold: F) -> Self {
        Cascade { fold, levels: SmallVec::new(), pushed: 0 }
    }
    #[inline(always)]
    fn push(&mut self, mut acc: F::Acc) {
        let mut n = self.pushed;
        while n & 1 == 1
            && let Some(last) = self.levels.pop()
        {
            acc = self.fold.combine(last, acc);
            n >>= 1;
        }
        self.levels.push(acc);
        self.pushed += 1;
    }
    #[inline(always)]
    fn finish(mut self) -> F::Acc {
        let Some(mut acc) = self.levels.pop() else { return self.fold.identity() };
        while let Some(last) = self.levels.pop() {
            acc = self.fold.combine(last, acc);
        }
        acc
    }
}

/// One block, [`LANES`] accumulators side by side.
#[inline(always)]
pub(crate) fn fold_block<F: Fold>(fold: F, context: F::Context, xs: &[F::In], at: i64) -> F::Acc {
    if xs.len() < LANES {
        let mut acc = fold.identity();
        for (i, x) in xs.iter().enumerate() {
            acc = fold.step(context, acc, *x, at + i as i64);
        }
        return acc;
    }
    let mut acc = [fold.identity(); LANES];
    let (chunks, rest) = xs.as_chunks::<LANES>();
    for (c, chunk) in chunks.iter().enumerate() {
        let at = at + (c * LANES) as i64;
        for j in 0..LANES {
            acc[j] = fold.step(context, acc[j], chunk[j], at + j as i64);
        }
    }
    let at = at + (chunks.len() * LANES) as i64;
    for (j, x) in rest.iter().enumerate() {
        acc[j] = fold.step(context, acc[j], *x, at + j as i64);
    }
    let mut width = LANES / 2;
    while width > 0 {
        for j in 0..width {
            acc[j] = fold.combine(acc[j], acc[j + width]);
        }
        width /= 2;
    }
    acc[0]
}

/// Pieces of results of the inner walk; whole results where there is one piece each.
struct Lines<'a, F: Fold, C, E> {
    job: &'a Job<'a, F, C, E>,
    range: Range<usize>,
    pieces: usize,
    partials: &'a Slots<F::Acc>,
}
impl<F, C, E> Work for Lines<'_, F, C, E>
where
    F: Fold,
    C: Fn(usize) -> F::Context + Sync,
    E: Fn(usize, [i64; 2], F::Acc) + Sync,
{
    type Output = ();
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Lines { job, range, pieces, partials } = self;
        let mut buffer = [const { MaybeUninit::uninit() }; BLOCK];
        for i in range {
            let (line, piece) = if pieces == 1 { (i, 0) } else { (i / pieces, i % pieces) };
            let span = piece * PIECE..((piece + 1) * PIECE).min(job.each);
            let acc = fold_line(job, line, span, &mut buffer);
            if pieces == 1 {
                (job.emit)(line, position(&job.plan.kept, line).1, acc);
            } else {
                // SAFETY: each index belongs to one chunk.
                unsafe { partials.put(i, acc) };
            }
        }
    }
}

#[inline(always)]
fn fold_line<F, C, E>(
    job: &Job<'_, F, C, E>,
    line: usize,
    span: Range<usize>,
    buffer: &mut [MaybeUninit<F::In>; BLOCK],
) -> F::Acc
where
    F: Fold,
    C: Fn(usize) -> F::Context + Sync,
    E: Fn(usize, [i64; 2], F::Acc) + Sync,
{
    let (fold, context) = (job.fold, (job.context)(line));
    let base = position(&job.plan.kept, line).0;
    let reduced = &job.plan.reduced;
    let stride = reduced.last().map_or(1, |a| a.from);
    if reduced.len() <= 1 && span.len() <= BLOCK {
        // SAFETY: positions of the plan lie within the input.
        let xs = unsafe { job.source.block(base + span.start as i64 * stride, stride, span.len(), buffer) };
        return fold.block(context, xs, span.start as i64);
    }
    let run = reduced.last().map_or(1, |a| a.size);
    let lend = job.source.direct() && stride == 1 && run >= BLOCK / 4;
    let mut tree = Cascade::new(fold);
    let mut start = span.start;
    while start < span.end {
        let mut n = BLOCK.min(span.end - start);
        let xs = if lend {
            n = n.min(run - start % run);
            let at = base + position(reduced, start).0;
            // SAFETY: as above.
            unsafe { job.source.block(at, 1, n, buffer) }
        } else {
            gather(job.source, reduced, base, start, &mut buffer[..n]);
            // SAFETY: all `n` were just written.
            unsafe { buffer[..n].assume_init_ref() }
        };
        tree.push(fold.block(context, xs, start as i64));
        start += n;
    }
    tree.finish()
}

/// Elements `start..` of the reduced axes, run by run.
pub(crate) fn gather<W: Wide>(
    source: &Source<'_, W>,
    axes: &[Axis],
    base: i64,
    start: usize,
    buffer: &mut [impl Room<W>],
) {
    let Some(inner) = axes.last() else {
        // SAFETY: no axes: one element.
        return unsafe { source.copy(base, 1, buffer.len(), buffer) };
    };
    let mut done = 0;
    while done < buffer.len() {
        let at = start + done;
        let n = (inner.size - at % inner.size).min(buffer.len() - done);
        // SAFETY: positions of the plan lie within the input.
        unsafe { source.copy(base + position(axes, at).0, inner.from, n, &mut buffer[done..]) };
        done += n;
    }
}

/// A tile of the outer walk.
struct Tile<'a, F: Fold, C, E> {
    job: &'a Job<'a, F, C, E>,
    column: Axis,
    /// Which combination of the other kept axes.
    out: usize,
    columns: Range<usize>,
    rows: Range<usize>,
}
impl<F, C, E> Work for Tile<'_, F, C, E>
where
    F: Fold,
    C: Fn(usize) -> F::Context + Sync,
    E: Fn(usize, [i64; 2], F::Acc) + Sync,
{
    type Output = SmallVec<[F::Acc; 64]>;
    #[inline(always)]
    fn run<const FMA: bool>(self) -> Self::Output {
        let Tile { job, column, out, columns, rows } = self;
        let (fold, n) = (job.fold, columns.len());
        let contexts: SmallVec<[F::Context; 64]> =
            columns.clone().map(|j| (job.context)(out * column.size + j)).collect();
        let outside = &job.plan.kept[..job.plan.kept.len() - 1];
        let base = position(outside, out).0 + columns.start as i64 * column.from;
        let dense = job.plan.reduced.len() == 1 && job.plan.reduced[0].from == n as i64 && column.from == 1;
        if dense && n < NARROW && job.source.direct() && rows.len() > LANES {
            return narrow(job, &contexts, base, rows);
        }
        let identity = || SmallVec::<[F::Acc; 64]>::from_elem(fold.identity(), n);
        let mut levels = [identity(), identity(), identity()];
        let mut buffer = [const { MaybeUninit::uninit() }; TILE];
        for (i, row) in rows.clone().enumerate() {
            let at = base + position(&job.plan.reduced, row).0;
            // SAFETY: positions of the plan lie within the input.
            let xs = unsafe { job.source.block(at, column.from, n, &mut buffer) };
            let (acc, contexts, xs) = (&mut levels[0][..n], &contexts[..n], &xs[..n]);
            for j in 0..n {
                acc[j] = fold.step(contexts[j], acc[j], xs[j], row as i64);
            }
            let i = i + 1;
            if i % STEP == 0 {
                lift(fold, &mut levels, 0);
            }
            if i % (STEP * STEP) == 0 {
                lift(fold, &mut levels, 1);
            }
        }
        lift(fold, &mut levels, 0);
        lift(fold, &mut levels, 1);
        let [_, _, result] = levels;
        result
    }
}

/// Joins a level's accumulators to the next level's and empties it.
#[inline(always)]
fn lift<F: Fold>(fold: F, levels: &mut [SmallVec<[F::Acc; 64]>; 3], level: usize) {
    let (low, high) = levels.split_at_mut(level + 1);
    for (l, h) in low[level].iter_mut().zip(high[0].iter_mut()) {
        *h = fold.combine(*h, *l);
        *l = fold.identity();
    }
}

/// Dense rows of few columns: `LANES / n` rows at once.
#[inline(always)]
fn narrow<F, C, E>(
    job: &Job<'_, F, C, E>,
    contexts: &[F::Context],
    base: i64,
    rows: Range<usize>,
) -> SmallVec<[F::Acc; 64]>
where
    F: Fold,
    C: Fn(usize) -> F::Context + Sync,
    E: Fn(usize, [i64; 2], F::Acc) + Sync,
{
    let (fold, n) = (job.fold, contexts.len());
    let group = LANES * 2 / n;
    let width = group * n;
    let repeated: SmallVec<[F::Context; 64]> = (0..width).map(|i| contexts[i % n]).collect();
    let rows_of: SmallVec<[i64; 64]> = (0..width).map(|i| (i / n) as i64).collect();
    let mut accs = SmallVec::<[F::Acc; 64]>::from_elem(fold.identity(), width);
    // Slices of one length: the compiler sees neither bounds nor calls in the loop.
    let (wide, row_of, acc) = (&repeated[..width], &rows_of[..width], &mut accs[..width]);
    let mut none: [F::In; 0] = [];
    // SAFETY: dense rows of the plan; the source lends.
    let all = unsafe { job.source.block(base + rows.start as i64 * n as i64, 1, rows.len() * n, &mut none) };
    let chunks = all.chunks_exact(width);
    let rest = chunks.remainder();
    let mut at = rows.start as i64;
    for xs in chunks {
        let xs = &xs[..width];
        for j in 0..width {
            acc[j] = fold.step(wide[j], acc[j], xs[j], at + row_of[j]);
        }
        at += group as i64;
    }
    for (j, x) in rest.iter().enumerate() {
        acc[j] = fold.step(wide[j], acc[j], *x, at + row_of[j]);
    }
    for g in 1..group {
        for j in 0..n {
            acc[j] = fold.combine(acc[j], acc[g * n + j]);
        }
    }
    accs.truncate(n);
    accs
}
