//! Sums, means, products, counts and truth: one pass, one accumulator per result.

use super::fold::{Fold, fold_block, run, run_short};
use super::plan::{Plan, runs};
use super::wide::{BLOCK, Number, Sink, Source, Wide, with_wide};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::meta::reduce::Reduction;
use crate::tensor::Tensor;

/// Elements below which making a plan costs more than summing.
const SMALL: i64 = 4096;

/// `skip_nan`: NaN counts as 0.
#[derive(Clone, Copy)]
struct Sum<W, const SKIP_NAN: bool>(std::marker::PhantomData<W>);
impl<W: Wide, const SKIP_NAN: bool> Fold for Sum<W, SKIP_NAN> {
    type In = W;
    type Context = ();
    type Acc = W::Sum;
    #[inline(always)]
    fn identity(self) -> W::Sum {
        W::Sum::default()
    }
    #[inline(always)]
    #[allow(clippy::eq_op, reason = "only NaN differs from itself")]
    fn step(self, (): (), acc: W::Sum, x: W, _: i64) -> W::Sum {
        let x = if SKIP_NAN && x != x { W::default() } else { x };
        acc.plus(x.sum())
    }
    #[inline(always)]
    fn combine(self, a: W::Sum, b: W::Sum) -> W::Sum {
        a.plus(b)
    }
    #[inline(always)]
    fn block(self, (): (), xs: &[W], at: i64) -> W::Sum {
        let fast = if SKIP_NAN { None } else { W::sum_block(xs) };
        fast.unwrap_or_else(|| fold_block(self, (), xs, at))
    }
}

#[derive(Clone, Copy)]
struct Product<W>(std::marker::PhantomData<W>);
impl<W: Wide> Fold for Product<W> {
    type In = W;
    type Context = ();
    type Acc = W::Sum;
    #[inline(always)]
    fn identity(self) -> W::Sum {
        W::Sum::ONE
    }
    #[inline(always)]
    fn step(self, (): (), acc: W::Sum, x: W, _: i64) -> W::Sum {
        acc.times(x.sum())
    }
    #[inline(always)]
    fn combine(self, a: W::Sum, b: W::Sum) -> W::Sum {
        a.times(b)
    }
}

/// How many elements are not zero (NaN is not).
#[derive(Clone, Copy)]
struct NonZero<W>(std::marker::PhantomData<W>);
impl<W: Wide> Fold for NonZero<W> {
    type In = W;
    type Context = ();
    type Acc = i64;
    #[inline(always)]
    fn identity(self) -> i64 {
        0
    }
    #[inline(always)]
    fn step(self, (): (), acc: i64, x: W, _: i64) -> i64 {
        acc + i64::from(x != W::default())
    }
    #[inline(always)]
    fn combine(self, a: i64, b: i64) -> i64 {
        a + b
    }
}

pub(super) fn plan(spec: &Spec<Reduction>, out: &[Tensor], input: &Tensor) -> Plan {
    let mut layouts = smallvec::SmallVec::<[&crate::layout::Layout; 2]>::new();
    layouts.extend(out.iter().map(|t| t.layout()));
    Plan::new(input.layout(), &spec.extra.flags, &layouts, false)
}

/// The sum of each result's elements, or their mean. (A flag, not a closure: each closure would compile the whole
/// walk anew.)
fn total<W: Wide, const SKIP_NAN: bool>(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    input: &Tensor,
    mean: bool,
) -> Result<()> {
    let (source, sink) = (Source::<W>::cast(input, spec.compute)?, Sink::<W::Sum>::new(&out[0])?);
    let fold = Sum::<W, SKIP_NAN>(std::marker::PhantomData);
    if let Some(runs) = runs(input.layout(), &spec.extra.flags)
        && source.direct()
        && runs.1 <= BLOCK
        && input.numel() < SMALL
        && out[0].is_contiguous()
    {
        run_short(fold, &source, runs, |i, acc| {
            let result = if mean { acc.over(runs.1 as f64) } else { acc };
            // SAFETY: one position of the output for each run.
            unsafe { sink.put(i, result) }
        });
        return Ok(());
    }
    let plan = plan(spec, out, input);
    let n = plan.each() as f64;
    run(
        fold,
        &source,
        &plan,
        |_| (),
        |_, to, acc| {
            let result = if mean { acc.over(n) } else { acc };
            // SAFETY: the plan's positions lie within the output, each result once.
            unsafe { sink.put(to[0], result) }
        },
    )
}

/// `sum()`.
pub fn sum(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: Option<DType>) -> Result<()> {
    with_wide!(spec.compute, all, |W| total::<W, false>(spec, out, self_, false))
}
/// `sum(dim)`.
pub fn sum_dim(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    self_: &Tensor,
    _: Option<&[i64]>,
    _: bool,
    dtype: Option<DType>,
) -> Result<()> {
    sum(spec, out, self_, dtype)
}
/// `nansum`.
pub fn nansum(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    self_: &Tensor,
    _: Option<&[i64]>,
    _: bool,
    _: Option<DType>,
) -> Result<()> {
    with_wide!(spec.compute, real, |W| total::<W, true>(spec, out, self_, false))
}
/// `mean()`.
pub fn mean(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: Option<DType>) -> Result<()> {
    with_wide!(spec.compute, float_and_complex, |W| total::<W, false>(spec, out, self_, true))
}
/// `mean(dim)`.
pub fn mean_dim(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    self_: &Tensor,
    _: Option<&[i64]>,
    _: bool,
    dtype: Option<DType>,
) -> Result<()> {
    mean(spec, out, self_, dtype)
}

/// `prod()`.
pub fn prod(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: Option<DType>) -> Result<()> {
    with_wide!(spec.compute, all, |W| {
        let plan = plan(spec, out, self_);
        let (source, sink) =
            (Source::<W>::cast(self_, spec.compute)?, Sink::<<W as Wide>::Sum>::new(&out[0])?);
        let fold = Product::<W>(std::marker::PhantomData);
        // SAFETY: the plan's positions lie within the output, each result once.
        run(fold, &source, &plan, |_| (), |_, to, acc| unsafe { sink.put(to[0], acc) })
    })
}
/// `prod(dim)`.
pub fn prod_dim(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    self_: &Tensor,
    _: i64,
    _: bool,
    dtype: Option<DType>,
) -> Result<()> {
    prod(spec, out, self_, dtype)
}

/// What the number of nonzero elements is turned into.
#[derive(Clone, Copy, PartialEq)]
enum Ask {
    Count,
    Any,
    All,
}
fn nonzero(spec: &Spec<Reduction>, out: &[Tensor], input: &Tensor, ask: Ask) -> Result<()> {
    with_wide!(input.dtype(), all, |W| {
        let plan = plan(spec, out, input);
        let (source, sink) = (Source::<W>::new(input)?, Sink::<i64>::new(&out[0])?);
        let n = plan.each() as i64;
        let fold = NonZero::<W>(std::marker::PhantomData);
        run(
            fold,
            &source,
            &plan,
            |_| (),
            |_, to, acc| {
                let result = match ask {
                    Ask::Count => acc,
                    Ask::Any => i64::from(acc > 0),
                    Ask::All => i64::from(acc == n),
                };
                // SAFETY: the plan's positions lie within the output, each result once.
                unsafe { sink.put(to[0], result) }
            },
        )
    })
}

/// `count_nonzero(dim: int?)`.
pub fn count_nonzero(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: Option<i64>) -> Result<()> {
    nonzero(spec, out, self_, Ask::Count)
}
/// `count_nonzero(dim: int[])`.
pub fn count_nonzero_dims(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: &[i64]) -> Result<()> {
    nonzero(spec, out, self_, Ask::Count)
}

/// `any()`.
pub fn any(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor) -> Result<()> {
    nonzero(spec, out, self_, Ask::Any)
}
/// `any(dim)`.
pub fn any_dim(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: i64, _: bool) -> Result<()> {
    any(spec, out, self_)
}
/// `any(dims)`.
pub fn any_dims(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    self_: &Tensor,
    _: Option<&[i64]>,
    _: bool,
) -> Result<()> {
    any(spec, out, self_)
}
/// `all()`.
pub fn all(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor) -> Result<()> {
    nonzero(spec, out, self_, Ask::All)
}
/// `all(dim)`.
pub fn all_dim(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: i64, _: bool) -> Result<()> {
    all(spec, out, self_)
}
/// `all(dims)`.
pub fn all_dims(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    self_: &Tensor,
    _: Option<&[i64]>,
    _: bool,
) -> Result<()> {
    all(spec, out, self_)
}
