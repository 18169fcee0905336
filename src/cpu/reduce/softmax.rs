//! softmax and `log_softmax`, and their backward passes.
//!
//! Along the innermost dimension a line is worked on as it lies; along any other one, 64 neighbouring lines at once,
//! columns of a scratch tile that stays in cache, so that no dimension is slow.

use super::exponential::Float;
use super::lines::{Lines, at_least_1d};
use super::wide::{Sink, Source, with_wide};
use crate::cpu::level::{Work, vectorized};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::tensor::Tensor;

const LANES: usize = 32;
/// Neighbouring lines that are worked on at once.
const SIDE: usize = 64;

/// What is done to lines. `xs` is the input, or the output of the forward pass; `gs` is its gradient.
trait Map: Copy + Sync {
    type W: Float;
    /// One line; results replace `xs`.
    fn line<const FMA: bool>(self, xs: &mut [Self::W], gs: &[Self::W]);
    /// Lines that are the `SIDE` columns of `xs`.
    fn columns<const FMA: bool>(self, xs: &mut [[Self::W; SIDE]], gs: &[[Self::W; SIDE]]);
}

/// Folds a line, [`LANES`] accumulators side by side.
#[inline(always)]
fn fold<W: Float, A: Copy>(
    xs: &[W],
    zero: A,
    step: impl Fn(A, W, usize) -> A,
    join: impl Fn(A, A) -> A,
) -> A {
    let mut acc = [zero; LANES];
    let (chunks, rest) = xs.as_chunks::<LANES>();
    for (c, chunk) in chunks.iter().enumerate() {
        for j in 0..LANES {
            acc[j] = step(acc[j], chunk[j], c * LANES + j);
        }
    }
    for (j, x) in rest.iter().enumerate() {
        acc[j] = step(acc[j], *x, chunks.len() * LANES + j);
    }
    let mut width = LANES / 2;
    while width > 0 {
        for j in 0..width {
            acc[j] = join(acc[j], acc[j + width]);
        }
        width /= 2;
    }
    acc[0]
}

#[derive(Clone, Copy)]
struct Forward<W, const LOG: bool>(std::marker::PhantomData<W>);
impl<W: Float, const LOG: bool> Map for Forward<W, LOG> {
    type W = W;
    #[inline(always)]
    fn line<const FMA: bool>(self, xs: &mut [W], _: &[W]) {
        let top = fold(xs, W::LOWEST, |a, x, _| a.larger(x), W::larger);
        if LOG {
            let sum = fold(xs, 0.0, |a, x, _| a + x.minus(top).exp::<FMA>().sum(), |a, b| a + b);
            let log = W::from_sum(sum.ln());
            for x in xs {
                *x = x.minus(top).minus(log);
            }
            return;
        }
        for x in xs.iter_mut() {
            *x = x.minus(top).exp::<FMA>();
        }
        let sum = fold(xs, 0.0, |a, x, _| a + x.sum(), |a, b| a + b);
        let scale = W::from_sum(1.0 / sum);
        for x in xs {
            *x = x.by(scale);
        }
    }
    #[inline(always)]
    fn columns<const FMA: bool>(self, xs: &mut [[W; SIDE]], _: &[[W; SIDE]]) {
        let mut top = [W::LOWEST; SIDE];
        for row in xs.iter() {
            for j in 0..SIDE {
                top[j] = top[j].larger(row[j]);
            }
        }
        let mut sum = [0.0; SIDE];
        for row in xs.iter_mut() {
            for j in 0..SIDE {
                let e = row[j].minus(top[j]).exp::<FMA>();
                sum[j] += e.sum();
                if !LOG {
                    row[j] = e;
                }
            }
        }
        let last: [W; SIDE] =
            std::array::from_fn(|j| W::from_sum(if LOG { f64::ln(sum[j]) } else { 1.0 / sum[j] }));
        for row in xs {
            for j in 0..SIDE {
                row[j] = if LOG { row[j].minus(top[j]).minus(last[j]) } else { row[j].by(last[j]) };
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Backward<W, const LOG: bool>(std::marker::PhantomData<W>);
impl<W: Float, const LOG: bool> Backward<W, LOG> {
    /// What is summed along the line: the gradient, weighted with the output for softmax.
    #[inline(always)]
    fn term(y: W, g: W) -> f64 {
        if LOG { g.sum() } else { g.sum() * y.sum() }
    }
    #[inline(always)]
    fn finish<const FMA: bool>(y: W, g: W, sum: W) -> W {
        if LOG { g.minus(y.exp::<FMA>().by(sum)) } else { g.minus(sum).by(y) }
    }
}
impl<W: Float, const LOG: bool> Map for Backward<W, LOG> {
    type W = W;
    #[inline(always)]
    fn line<const FMA: bool>(self, ys: &mut [W], gs: &[W]) {
        let gs = &gs[..ys.len()];
        let sum = fold(ys, 0.0, |a, y, i| a + Self::term(y, gs[i]), |a, b| a + b);
        let sum = W::from_sum(sum);
        for (y, g) in ys.iter_mut().zip(gs) {
            *y = Self::finish::<FMA>(*y, *g, sum);
        }
    }
    #[inline(always)]
    fn columns<const FMA: bool>(self, ys: &mut [[W; SIDE]], gs: &[[W; SIDE]]) {
        let mut sum = [0.0; SIDE];
        for (y, g) in ys.iter().zip(gs) {
            for j in 0..SIDE {
                sum[j] += Self::term(y[j], g[j]);
            }
        }
        let sum: [W; SIDE] = std::array::from_fn(|j| W::from_sum(sum[j]));
        for (y, g) in ys.iter_mut().zip(gs) {
            for j in 0..SIDE {
                y[j] = Self::finish::<FMA>(y[j], g[j], sum[j]);
            }
        }
    }
}

struct Line<'a, M: Map> {
    map: M,
    xs: &'a mut [M::W],
    gs: &'a [M::W],
}
impl<M: Map> Work for Line<'_, M> {
    type Output = ();
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        self.map.line::<FMA>(self.xs, self.gs);
    }
}
struct Columns<'a, M: Map> {
    map: M,
    xs: &'a mut [[M::W; SIDE]],
    gs: &'a [[M::W; SIDE]],
}
impl<M: Map> Work for Columns<'_, M> {
    type Output = ();
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        self.map.columns::<FMA>(self.xs, self.gs);
    }
}

/// The tensors of a call: `x` is the input or the forward result, `g` its gradient.
struct Operands<'a, W> {
    lines: &'a Lines,
    n: usize,
    x: Source<'a, W>,
    g: Option<Source<'a, W>>,
    out: Sink<'a, W>,
}

fn along<M: Map>(map: M, dim: i64, x: &Tensor, g: Option<&Tensor>, out: &Tensor) -> Result<()> {
    let layouts =
        [at_least_1d(x.layout())?, at_least_1d(out.layout())?, at_least_1d(g.unwrap_or(x).layout())?];
    let dim = crate::shape::wrap_dim(dim, layouts[0].ndim())?;
    let n = layouts[0].sizes()[dim] as usize;
    let lines = Lines::new(dim, &[&layouts[0], &layouts[1], &layouts[2]]);
    if n == 0 || lines.count == 0 {
        return Ok(());
    }
    let (x, out) = (Source::new(x)?, Sink::new(out)?);
    let job = Operands { lines: &lines, n, x, g: g.map(Source::new).transpose()?, out };
    let (side, apart) = lines.neighbours();
    if lines.along[0] > 1 && side >= SIDE / 2 && apart[0] < lines.along[0] {
        job.tiles(map)
    } else {
        job.rows(map)
    }
}

impl<W: Float> Operands<'_, W> {
    fn rows<M: Map<W = W>>(&self, map: M) -> Result<()> {
        let Operands { lines, n, x, g, out } = self;
        let n = *n;
        lines.run(n * 2, |range| {
            let mut scratch = Vec::new();
            let mut gradient = vec![W::default(); if g.is_some() { n } else { 0 }];
            for line in range {
                let [from, to, at, _] = lines.bases(line);
                // SAFETY: the positions of a line lie within its tensors; each line belongs to one chunk.
                unsafe {
                    let gs = match g {
                        Some(g) => g.block(at, lines.along[2], n, &mut gradient),
                        None => &[],
                    };
                    if let Some(xs) = out.lend(to, lines.along[1], n) {
                        x.copy(from, lines.along[0], n, xs);
                        vectorized(Line { map, xs, gs });
                    } else {
                        scratch.resize(n, W::default());
                        x.copy(from, lines.along[0], n, &mut scratch);
                        vectorized(Line { map, xs: &mut scratch, gs });
                        out.block(to, lines.along[1], &scratch);
                    }
                }
            }
        })
    }

    fn tiles<M: Map<W = W>>(&self, map: M) -> Result<()> {
        let Operands { lines, n, x, g, out } = self;
        let n = *n;
        let (side, apart) = lines.neighbours();
        let tiles = side.div_ceil(SIDE);
        let groups = lines.count / side;
        let each = n * SIDE * 2;
        let chunk = (32_768 / each).max(1);
        crate::cpu::parallel::for_each_chunk(groups * tiles, chunk, groups * tiles * each, |range| {
            let mut scratch = vec![[W::default(); SIDE]; n];
            let mut gradient = vec![[W::default(); SIDE]; if g.is_some() { n } else { 0 }];
            for job in range {
                let (group, tile) = (job / tiles, job % tiles);
                let first = tile * SIDE;
                let wide = SIDE.min(side - first);
                let [from, to, at, _] = lines.bases(group * side + first);
                for i in 0..n {
                    let step = i as i64;
                    // SAFETY: as in `rows`.
                    unsafe {
                        x.copy(from + step * lines.along[0], apart[0], wide, &mut scratch[i]);
                        if let Some(g) = g {
                            g.copy(at + step * lines.along[2], apart[2], wide, &mut gradient[i]);
                        }
                    }
                }
                vectorized(Columns { map, xs: &mut scratch, gs: &gradient });
                for (i, row) in scratch.iter().enumerate() {
                    // SAFETY: as in `rows`.
                    unsafe { out.block(to + i as i64 * lines.along[1], apart[1], &row[..wide]) };
                }
            }
        })
    }
}

/// `_softmax`.
pub fn softmax(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64, _: bool) -> Result<()> {
    with_wide!(self_.dtype(), float, |W| {
        along(Forward::<W, false>(std::marker::PhantomData), dim, self_, None, &out[0])
    })
}
/// `_log_softmax`.
pub fn log_softmax(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64, _: bool) -> Result<()> {
    with_wide!(self_.dtype(), float, |W| {
        along(Forward::<W, true>(std::marker::PhantomData), dim, self_, None, &out[0])
    })
}
/// `_softmax_backward_data`.
pub fn softmax_backward_data(
    _: &Spec,
    out: &[Tensor],
    grad_output: &Tensor,
    output: &Tensor,
    dim: i64,
    _: DType,
) -> Result<()> {
    with_wide!(output.dtype(), float, |W| {
        along(Backward::<W, false>(std::marker::PhantomData), dim, output, Some(grad_output), &out[0])
    })
}
/// `_log_softmax_backward_data`.
pub fn log_softmax_backward_data(
    _: &Spec,
    out: &[Tensor],
    grad_output: &Tensor,
    output: &Tensor,
    dim: i64,
    _: DType,
) -> Result<()> {
    with_wide!(output.dtype(), float, |W| {
        along(Backward::<W, true>(std::marker::PhantomData), dim, output, Some(grad_output), &out[0])
    })
}
