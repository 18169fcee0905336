//! In-place draws: `uniform_`, `normal_` and their like.

use std::marker::PhantomData;

use crate::cpu::random::draws::{
    Bernoulli, Cauchy, Exponential, Geometric, Inverse, Inverted, LogNormal, Long, Normal, SHORT_RANGE,
    Short, Uniform,
};
use crate::cpu::random::source;
use crate::cpu::random::words::fill;
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::generator::Generator;
use crate::meta::random::{Range, random_range};
use crate::tensor::Tensor;
use crate::with_dtype;

/// A complex tensor as its parts; others as they are.
pub(super) fn parts(t: &Tensor) -> Result<Tensor> {
    if t.dtype().is_complex() {
        return Tensor::over(t.storage().clone(), t.layout().as_real()?, t.dtype().to_real());
    }
    Ok(t.clone())
}

pub(super) fn draw_uniform(out: &Tensor, low: f64, high: f64, generator: Option<&Generator>) -> Result<()> {
    let out = parts(out)?;
    with_dtype!(out.dtype(), float, |T| fill::<T, _>(&out, source(generator), &Uniform { low, high }))
}

/// The parts of a complex number have half its variance each.
pub(super) fn draw_normal(out: &Tensor, mean: f64, std: f64, generator: Option<&Generator>) -> Result<()> {
    let std = if out.dtype().is_complex() { std * std::f64::consts::FRAC_1_SQRT_2 } else { std };
    let out = parts(out)?;
    with_dtype!(out.dtype(), float, |T| fill::<T, _>(&out, source(generator), &Normal { mean, std }))
}

pub(super) fn draw_integers(out: &Tensor, range: Range, generator: Option<&Generator>) -> Result<()> {
    let short = Short { low: range.low, range: range.count };
    with_dtype!(out.dtype(), real_and_bool, |T| {
        if range.count != 0 && range.count <= SHORT_RANGE {
            fill::<T, _>(out, source(generator), &short)
        } else {
            fill::<T, _>(out, source(generator), &Long(short))
        }
    })
}

pub(super) fn draw_bernoulli(out: &Tensor, p: f64, generator: Option<&Generator>) -> Result<()> {
    with_dtype!(out.dtype(), all, |T| fill::<T, _>(out, source(generator), &Bernoulli::new(p)))
}

fn draw_inverse<F: Inverse>(out: &Tensor, f: F, generator: Option<&Generator>) -> Result<()> {
    // The type of the function's draw is named by the element type.
    struct Holder<F>(F);
    impl<F: Inverse> Inverse for Holder<&F> {
        #[inline(always)]
        fn at<const FMA: bool>(&self, u: f64) -> f64 {
            self.0.at::<FMA>(u)
        }
    }
    with_dtype!(out.dtype(), real, |T| fill::<T, _>(
        out,
        source(generator),
        &Inverted(Holder(&f), PhantomData::<fn() -> T>)
    ))
}

pub fn uniform(
    _: &Spec,
    out: &[Tensor],
    _: &Tensor,
    from: f64,
    to: f64,
    generator: Option<&Generator>,
) -> Result<()> {
    draw_uniform(&out[0], from, to, generator)
}
pub fn normal(
    _: &Spec,
    out: &[Tensor],
    _: &Tensor,
    mean: f64,
    std: f64,
    generator: Option<&Generator>,
) -> Result<()> {
    draw_normal(&out[0], mean, std, generator)
}
pub fn bernoulli_float(
    _: &Spec,
    out: &[Tensor],
    _: &Tensor,
    p: f64,
    generator: Option<&Generator>,
) -> Result<()> {
    draw_bernoulli(&out[0], p, generator)
}
pub fn exponential(
    _: &Spec,
    out: &[Tensor],
    _: &Tensor,
    lambd: f64,
    generator: Option<&Generator>,
) -> Result<()> {
    draw_inverse(&out[0], Exponential { rate: lambd }, generator)
}
pub fn geometric(_: &Spec, out: &[Tensor], _: &Tensor, p: f64, generator: Option<&Generator>) -> Result<()> {
    draw_inverse(&out[0], Geometric { log_failure: (-p).ln_1p() }, generator)
}
pub fn cauchy(
    _: &Spec,
    out: &[Tensor],
    _: &Tensor,
    median: f64,
    sigma: f64,
    generator: Option<&Generator>,
) -> Result<()> {
    draw_inverse(&out[0], Cauchy { median, sigma }, generator)
}
pub fn log_normal(
    _: &Spec,
    out: &[Tensor],
    _: &Tensor,
    mean: f64,
    std: f64,
    generator: Option<&Generator>,
) -> Result<()> {
    let draw = LogNormal(Normal { mean, std });
    with_dtype!(out[0].dtype(), float, |T| fill::<T, _>(&out[0], source(generator), &draw))
}
pub fn random(_: &Spec, out: &[Tensor], self_: &Tensor, generator: Option<&Generator>) -> Result<()> {
    draw_integers(&out[0], random_range(self_.dtype(), None, None)?, generator)
}
pub fn random_to(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    to: i64,
    generator: Option<&Generator>,
) -> Result<()> {
    draw_integers(&out[0], random_range(self_.dtype(), Some(0), Some(to))?, generator)
}
pub fn random_from(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    from: i64,
    to: Option<i64>,
    generator: Option<&Generator>,
) -> Result<()> {
    draw_integers(&out[0], random_range(self_.dtype(), Some(from), to)?, generator)
}

/// float32 for half types: what per-element parameters are computed in.
pub(super) fn wide(dtype: DType) -> DType {
    dtype.accumulate()
}
