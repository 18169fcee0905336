//! Vector norms, scaled so that neither tiny nor huge values are lost, and logsumexp.
//!
//! The general norm takes the largest magnitude first and sums powers of the ratios. The 2-norm of float32 needs no
//! scaling, since its squares are exact and in range as float64; float64 is scaled like the others.

use std::marker::PhantomData;

use super::fold::{Fold, Slots, run};
use super::plan::Plan;
use super::scan::Exponential;
use super::sum::plan;
use super::wide::{Number, Ordered, Sink, Source, Wide, with_wide};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::meta::reduce::Reduction;
use crate::scalar::Scalar;
use crate::tensor::Tensor;

/// Types with a magnitude.
pub(super) trait Magnitude: Wide {
    fn magnitude(self) -> f64;
}
impl Magnitude for f32 {
    #[inline(always)]
    fn magnitude(self) -> f64 {
        f64::from(self.abs())
    }
}
impl Magnitude for f64 {
    #[inline(always)]
    fn magnitude(self) -> f64 {
        self.abs()
    }
}
/// What is done with magnitudes.
#[derive(Clone, Copy, PartialEq)]
enum Order {
    NonZero,
    One,
    Two,
    Largest,
    Smallest,
    Power(f64),
}
impl Order {
    fn of(p: f64) -> Order {
        match p {
            0.0 => Order::NonZero,
            1.0 => Order::One,
            2.0 => Order::Two,
            f64::INFINITY => Order::Largest,
            f64::NEG_INFINITY => Order::Smallest,
            p => Order::Power(p),
        }
    }
}

macro_rules! magnitude_fold {
    ($(#[$doc:meta])* $name:ident, $identity:expr, |$scale:ident, $p:ident, $acc:ident, $m:ident| $step:expr, |$a:ident, $b:ident| $combine:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        struct $name<W>(f64, PhantomData<W>);
        impl<W: Magnitude> Fold for $name<W> {
            type In = W;
            /// Factor that the magnitudes are multiplied with.
            type Context = f64;
            type Acc = f64;
            #[inline(always)]
            fn identity(self) -> f64 { $identity }
            #[inline(always)]
            fn step(self, $scale: f64, $acc: f64, x: W, _: i64) -> f64 {
                let ($m, $p) = (x.magnitude(), self.0);
                let _ = ($scale, $p);
                $step
            }
            #[inline(always)]
            fn combine(self, $a: f64, $b: f64) -> f64 { $combine }
        }
    };
}
magnitude_fold!(CountNonZero, 0.0, |_s, _p, acc, m| acc + f64::from(u8::from(m != 0.0)), |a, b| a + b);
magnitude_fold!(Absolute, 0.0, |_s, _p, acc, m| acc + m, |a, b| a + b);
magnitude_fold!(
    Squares,
    0.0,
    |s, _p, acc, m| {
        let m = m * s;
        acc + m * m
    },
    |a, b| a + b
);
magnitude_fold!(Powers, 0.0, |s, p, acc, m| acc + (m * s).powf(p), |a, b| a + b);
magnitude_fold!(Largest, 0.0, |_s, _p, acc, m| if m > acc || m.is_nan() { m } else { acc }, |a, b| if b > a
    || b.is_nan()
{
    b
} else {
    a
});
magnitude_fold!(
    Smallest,
    f64::INFINITY,
    |_s, _p, acc, m| if m < acc || m.is_nan() { m } else { acc },
    |a, b| if b < a || b.is_nan() { b } else { a }
);

/// A power of two near `1 / x`, so that scaling by it is exact; 1 where nothing needs scaling.
fn scale_for(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return 1.0;
    }
    let exponent = (x.to_bits() >> 52 & 0x7ff) as i64 - 1023;
    f64::from_bits((1023 - exponent.clamp(-1000, 1000)) as u64 * (1 << 52))
}

fn norm_of<W: Magnitude>(
    order: Order,
    source: Source<'_, W>,
    spec: &Spec<Reduction>,
    out: &Tensor,
    input: &Tensor,
) -> Result<()> {
    let plan = plan(spec, std::slice::from_ref(out), input);
    let sink = Sink::<f64>::new(out)?;
    let pass = Pass { source, plan, sink };
    let p = match order {
        Order::NonZero => return pass.run(CountNonZero::<W>(0.0, PhantomData), None, 1.0),
        Order::One => return pass.run(Absolute::<W>(0.0, PhantomData), None, 1.0),
        Order::Largest => return pass.run(Largest::<W>(0.0, PhantomData), None, 1.0),
        Order::Smallest => return pass.run(Smallest::<W>(0.0, PhantomData), None, 1.0),
        Order::Two if size_of::<W::Sum>() > size_of::<W>() => {
            return pass.run(Squares::<W>(2.0, PhantomData), None, 2.0);
        }
        Order::Two => 2.0,
        Order::Power(p) => p,
    };
    let scales = Slots::new(pass.plan.outputs(), 1.0)?;
    if p > 0.0 {
        pass.run(Largest::<W>(0.0, PhantomData), Some((&scales, true)), 1.0)?;
    } else {
        pass.run(Smallest::<W>(0.0, PhantomData), Some((&scales, true)), 1.0)?;
    }
    if p == 2.0 {
        pass.run(Squares::<W>(p, PhantomData), Some((&scales, false)), p)
    } else {
        pass.run(Powers::<W>(p, PhantomData), Some((&scales, false)), p)
    }
}

struct Pass<'a, W> {
    source: Source<'a, W>,
    plan: Plan,
    sink: Sink<'a, f64>,
}
impl<W: Wide> Pass<'_, W> {
    /// One pass of either kind: with `(scales, true)` it finds the scales, else it writes the `p`-th root, unscaled.
    /// (One function for both, so that each fold's walk is compiled once.)
    fn run<F>(&self, fold: F, scales: Option<(&Slots<f64>, bool)>, p: f64) -> Result<()>
    where
        F: Fold<In = W, Context = f64, Acc = f64>,
    {
        let context = |i: usize| match scales {
            Some((scales, false)) => scales.get(i),
            _ => 1.0,
        };
        run(fold, &self.source, &self.plan, context, |i, to, acc| {
            if let Some((scales, true)) = scales {
                // SAFETY: each result is given once, and read in the next pass.
                return unsafe { scales.put(i, scale_for(acc)) };
            }
            let root = match p {
                1.0 => acc,
                2.0 => acc.sqrt(),
                p => acc.powf(1.0 / p),
            };
            // SAFETY: the plan's positions lie within the output, each result once.
            unsafe { self.sink.put(to[0], root / context(i)) }
        })
    }
}

/// `linalg_vector_norm`.
pub fn linalg_vector_norm(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    self_: &Tensor,
    ord: Scalar,
    _: Option<&[i64]>,
    _: bool,
    _: Option<DType>,
) -> Result<()> {
    let order = Order::of(ord.to_f64());
    if self_.dtype().is_complex() {
        return norm_of::<f64>(order, Source::magnitudes(self_)?, spec, &out[0], self_);
    }
    with_wide!(spec.compute, float, |W| {
        norm_of::<W>(order, Source::<W>::cast(self_, spec.compute)?, spec, &out[0], self_)
    })
}

/// The largest real part.
#[derive(Clone, Copy)]
struct Top<W>(PhantomData<W>);
impl<W: Exponential> Fold for Top<W> {
    type In = W;
    type Context = ();
    type Acc = f64;
    #[inline(always)]
    fn identity(self) -> f64 {
        f64::NEG_INFINITY
    }
    #[inline(always)]
    fn step(self, (): (), acc: f64, x: W, _: i64) -> f64 {
        acc.larger(x.height())
    }
    #[inline(always)]
    fn combine(self, a: f64, b: f64) -> f64 {
        a.larger(b)
    }
}
/// The sum of `exp(x - context)`.
#[derive(Clone, Copy)]
struct Exponentials<W>(PhantomData<W>);
impl<W: Exponential> Fold for Exponentials<W> {
    type In = W;
    type Context = f64;
    type Acc = W::Sum;
    #[inline(always)]
    fn identity(self) -> W::Sum {
        W::Sum::default()
    }
    #[inline(always)]
    fn step(self, top: f64, acc: W::Sum, x: W, _: i64) -> W::Sum {
        acc.plus(x.above(top))
    }
    #[inline(always)]
    fn combine(self, a: W::Sum, b: W::Sum) -> W::Sum {
        a.plus(b)
    }
}

/// `logsumexp`: the largest element is taken out, so that nothing overflows; -inf for no elements.
pub fn logsumexp(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: &[i64], _: bool) -> Result<()> {
    with_wide!(spec.compute, float_and_complex, |W| {
        let plan: Plan = plan(spec, out, self_);
        let source = Source::<W>::cast(self_, spec.compute)?;
        let sink = Sink::<<W as Wide>::Sum>::new(&out[0])?;
        let tops = Slots::new(plan.outputs(), 0.0)?;
        run(
            Top::<W>(PhantomData),
            &source,
            &plan,
            |_| (),
            |i, _, x| {
                // Infinite: exp(inf - inf) would be NaN; the sum itself is infinite, zero or NaN then.
                // SAFETY: each result is given once.
                unsafe { tops.put(i, if f64::is_infinite(x) { 0.0 } else { x }) }
            },
        )?;
        run(
            Exponentials::<W>(PhantomData),
            &source,
            &plan,
            |i| tops.get(i),
            |i, to, acc| {
                // SAFETY: the plan's positions lie within the output, each result once.
                unsafe { sink.put(to[0], W::log_of(acc, tops.get(i))) }
            },
        )
    })
}
