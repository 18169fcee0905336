//! Maximum, minimum and where they are. NaN is the extreme of whatever contains it; the first of equals is named.
//!
//! A position is found in a second pass, as the first element that equals the extreme: two vector passes are faster
//! than one that carries positions.

use std::marker::PhantomData;

use super::fold::{Fold, Slots, run};
use super::plan::Plan;
use super::sum::plan;
use super::wide::{Ordered, Sink, Source, with_wide};
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::meta::reduce::Reduction;
use crate::tensor::Tensor;

#[derive(Clone, Copy)]
pub(super) struct Extreme<W, const MAX: bool>(pub(super) PhantomData<W>);
impl<W: Ordered, const MAX: bool> Fold for Extreme<W, MAX> {
    type In = W;
    type Context = ();
    type Acc = W;
    #[inline(always)]
    fn identity(self) -> W {
        if MAX { W::LOWEST } else { W::HIGHEST }
    }
    #[inline(always)]
    fn step(self, (): (), acc: W, x: W, _: i64) -> W {
        if MAX { acc.larger(x) } else { acc.smaller(x) }
    }
    #[inline(always)]
    fn combine(self, a: W, b: W) -> W {
        self.step((), a, b, 0)
    }
}

#[derive(Clone, Copy)]
struct Both<W>(PhantomData<W>);
impl<W: Ordered> Fold for Both<W> {
    type In = W;
    type Context = ();
    type Acc = (W, W);
    #[inline(always)]
    fn identity(self) -> (W, W) {
        (W::HIGHEST, W::LOWEST)
    }
    #[inline(always)]
    fn step(self, (): (), acc: (W, W), x: W, _: i64) -> (W, W) {
        (acc.0.smaller(x), acc.1.larger(x))
    }
    #[inline(always)]
    fn combine(self, a: (W, W), b: (W, W)) -> (W, W) {
        (a.0.smaller(b.0), a.1.larger(b.1))
    }
}

/// Position of the first element equal to the context.
#[derive(Clone, Copy)]
struct First<W>(PhantomData<W>);
impl<W: Ordered> Fold for First<W> {
    type In = W;
    type Context = W;
    type Acc = i64;
    #[inline(always)]
    fn identity(self) -> i64 {
        i64::MAX
    }
    #[inline(always)]
    fn step(self, wanted: W, acc: i64, x: W, at: i64) -> i64 {
        let hit = x == wanted || (x.is_nan() && wanted.is_nan());
        acc.min(if hit { at } else { i64::MAX })
    }
    #[inline(always)]
    fn combine(self, a: i64, b: i64) -> i64 {
        a.min(b)
    }
}

/// The extreme of each result: written, or kept for a second pass. (One function for both, so that the walk is
/// compiled once.)
fn extremes<W: Ordered, const MAX: bool>(
    source: &Source<'_, W>,
    plan: &Plan,
    written: Option<&Sink<'_, W>>,
    kept: &Slots<W>,
) -> Result<()> {
    run(
        Extreme::<W, MAX>(PhantomData),
        source,
        plan,
        |_| (),
        |i, to, x| {
            // SAFETY: the plan's positions lie within the output, each result once.
            unsafe {
                match written {
                    Some(sink) => sink.put(to[0], x),
                    None => kept.put(i, x),
                }
            }
        },
    )
}

fn extreme<const MAX: bool>(spec: &Spec<Reduction>, out: &[Tensor], input: &Tensor) -> Result<()> {
    with_wide!(input.dtype(), real, |W| {
        let plan = plan(spec, out, input);
        let (source, sink) = (Source::<W>::new(input)?, Sink::<W>::new(&out[0])?);
        extremes::<W, MAX>(&source, &plan, Some(&sink), &Slots::new(0, W::default())?)
    })
}

/// Values (unless absent) and positions of the extremes.
fn located<const MAX: bool>(
    spec: &Spec<Reduction>,
    values: Option<&Tensor>,
    indices: &Tensor,
    input: &Tensor,
) -> Result<()> {
    with_wide!(input.dtype(), real, |W| {
        let layouts = [values.unwrap_or(indices).layout(), indices.layout()];
        let plan = Plan::new(input.layout(), &spec.extra.flags, &layouts, true);
        let source = Source::<W>::new(input)?;
        let found = Slots::new(plan.outputs(), W::default())?;
        extremes::<W, MAX>(&source, &plan, None, &found)?;
        positions(&source, &plan, &found, values, indices)
    })
}

/// The second pass: where what was found is.
fn positions<W: Ordered>(
    source: &Source<'_, W>,
    plan: &Plan,
    found: &Slots<W>,
    values: Option<&Tensor>,
    indices: &Tensor,
) -> Result<()> {
    let values = values.map(Sink::<W>::new).transpose()?;
    let indices = Sink::<i64>::new(indices)?;
    run(
        First::<W>(PhantomData),
        source,
        plan,
        |i| found.get(i),
        |i, to, at| {
            // SAFETY: the plan's positions lie within the outputs, each result once.
            unsafe {
                if let Some(values) = &values {
                    values.put(to[0], found.get(i));
                }
                indices.put(to[1], at);
            }
        },
    )
}

/// `amax`.
pub fn amax(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: &[i64], _: bool) -> Result<()> {
    extreme::<true>(spec, out, self_)
}
/// `amin`.
pub fn amin(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: &[i64], _: bool) -> Result<()> {
    extreme::<false>(spec, out, self_)
}
/// `max()`.
pub fn max(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor) -> Result<()> {
    extreme::<true>(spec, out, self_)
}
/// `min()`.
pub fn min(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor) -> Result<()> {
    extreme::<false>(spec, out, self_)
}
/// `aminmax`.
pub fn aminmax(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    self_: &Tensor,
    _: Option<i64>,
    _: bool,
) -> Result<()> {
    with_wide!(self_.dtype(), real, |W| {
        let plan = plan(spec, out, self_);
        let (source, low, high) =
            (Source::<W>::new(self_)?, Sink::<W>::new(&out[0])?, Sink::<W>::new(&out[1])?);
        run(
            Both::<W>(PhantomData),
            &source,
            &plan,
            |_| (),
            |_, to, acc| {
                // SAFETY: the plan's positions lie within the outputs, each result once.
                unsafe {
                    low.put(to[0], acc.0);
                    high.put(to[1], acc.1);
                }
            },
        )
    })
}
/// `max(dim)`.
pub fn max_dim(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: i64, _: bool) -> Result<()> {
    located::<true>(spec, Some(&out[0]), &out[1], self_)
}
/// `min(dim)`.
pub fn min_dim(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: i64, _: bool) -> Result<()> {
    located::<false>(spec, Some(&out[0]), &out[1], self_)
}
/// `argmax`.
pub fn argmax(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: Option<i64>, _: bool) -> Result<()> {
    located::<true>(spec, None, &out[0], self_)
}
/// `argmin`.
pub fn argmin(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: Option<i64>, _: bool) -> Result<()> {
    located::<false>(spec, None, &out[0], self_)
}

/// Whether `x` takes the place of `best` in a running extreme: equal ones do.
#[inline(always)]
pub(super) fn extreme_of<W: Ordered, const MAX: bool>(x: W, best: W) -> bool {
    if MAX { x >= best } else { x <= best }
}
