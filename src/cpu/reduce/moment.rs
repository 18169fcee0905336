//! Variance and standard deviation: the mean first, then squared deviations from it, both in float64.
//!
//! Deviations of float32 values near 1e19 or 1e-30 neither overflow nor vanish when squared in float64; only the
//! result is rounded to the tensor's type.

use std::marker::PhantomData;

use super::fold::{Fold, Slots, run};
use super::plan::Plan;
use super::sum::plan;
use super::wide::{Number, Sink, Source, Wide, with_wide};
use crate::dispatch::structured::Spec;
use crate::dtype::{Complex32, Complex64};
use crate::error::Result;
use crate::meta::reduce::Reduction;
use crate::scalar::Scalar;
use crate::tensor::Tensor;

/// Types whose deviations are measured.
pub(super) trait Measured: Wide {
    /// Squared distance from `mean`.
    fn deviation(self, mean: Self::Sum) -> f64;
}
macro_rules! measured {
    ($($real:ty),*; $($complex:ty),*) => {
        $(impl Measured for $real {
            #[inline(always)]
            fn deviation(self, mean: f64) -> f64 { let d = self as f64 - mean; d * d }
        })*
        $(impl Measured for $complex {
            #[inline(always)]
            fn deviation(self, mean: Complex64) -> f64 { (self.sum() - mean).norm_sqr() }
        })*
    };
}
measured!(f32, f64; Complex32, Complex64);

#[derive(Clone, Copy)]
struct Total<W>(PhantomData<W>);
impl<W: Measured> Fold for Total<W> {
    type In = W;
    type Context = ();
    type Acc = W::Sum;
    #[inline(always)]
    fn identity(self) -> W::Sum {
        W::Sum::default()
    }
    #[inline(always)]
    fn step(self, (): (), acc: W::Sum, x: W, _: i64) -> W::Sum {
        acc.plus(x.sum())
    }
    #[inline(always)]
    fn combine(self, a: W::Sum, b: W::Sum) -> W::Sum {
        a.plus(b)
    }
}
#[derive(Clone, Copy)]
struct Deviation<W>(PhantomData<W>);
impl<W: Measured> Fold for Deviation<W> {
    type In = W;
    type Context = W::Sum;
    type Acc = f64;
    #[inline(always)]
    fn identity(self) -> f64 {
        0.0
    }
    #[inline(always)]
    fn step(self, mean: W::Sum, acc: f64, x: W, _: i64) -> f64 {
        acc + x.deviation(mean)
    }
    #[inline(always)]
    fn combine(self, a: f64, b: f64) -> f64 {
        a + b
    }
}

/// Writes the variance (or its root) to `out[0]` and, where there is one, the mean to `out[1]`.
fn moments(
    spec: &Spec<Reduction>,
    out: &[Tensor],
    input: &Tensor,
    correction: f64,
    root: bool,
) -> Result<()> {
    with_wide!(input.dtype(), float_and_complex, |W| {
        let plan: Plan = plan(spec, out, input);
        let source = Source::<W>::new(input)?;
        let n = plan.each() as f64;
        let means = Slots::new(plan.outputs(), <W as Wide>::Sum::default())?;
        // SAFETY: each result is given once.
        run(Total::<W>(PhantomData), &source, &plan, |_| (), |i, _, s| unsafe { means.put(i, s.over(n)) })?;
        let sink = Sink::<f64>::new(&out[0])?;
        let mean = out.get(1).map(Sink::<<W as Wide>::Sum>::new).transpose()?;
        let freedom = (n - correction).max(0.0);
        run(
            Deviation::<W>(PhantomData),
            &source,
            &plan,
            |i| means.get(i),
            |i, to, acc| {
                let variance = acc / freedom;
                // SAFETY: the plan's positions lie within the outputs, each result once.
                unsafe {
                    sink.put(to[0], if root { variance.sqrt() } else { variance });
                    if let Some(mean) = &mean {
                        mean.put(to[1], means.get(i));
                    }
                }
            },
        )
    })
}

fn correction_of(correction: Option<Scalar>) -> f64 {
    correction.map_or(1.0, Scalar::to_f64)
}

macro_rules! entries {
    ($($name:ident, $name_dim:ident, $name_correction:ident, $root:literal;)*) => { $(
        #[doc = concat!("`", stringify!($name), "()`.")]
        pub fn $name(spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, unbiased: bool) -> Result<()> {
            moments(spec, out, self_, f64::from(u8::from(unbiased)), $root)
        }
        #[doc = concat!("`", stringify!($name), "(dim)`.")]
        pub fn $name_dim(
            spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: Option<&[i64]>, unbiased: bool, _: bool,
        ) -> Result<()> {
            moments(spec, out, self_, f64::from(u8::from(unbiased)), $root)
        }
        #[doc = concat!("`", stringify!($name), "(dim, correction)`.")]
        pub fn $name_correction(
            spec: &Spec<Reduction>, out: &[Tensor], self_: &Tensor, _: Option<&[i64]>, correction: Option<Scalar>, _: bool,
        ) -> Result<()> {
            moments(spec, out, self_, correction_of(correction), $root)
        }
    )* };
}
entries! {
    var, var_dim, var_correction, false;
    std, std_dim, std_correction, true;
    var_mean, var_mean_dim, var_mean_correction, false;
    std_mean, std_mean_dim, std_mean_correction, true;
}
