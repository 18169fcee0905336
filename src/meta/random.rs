//! What random operations give, and which parameters they refuse.

use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::generator::Generator;
use crate::scalar::int_range;
use crate::shape::{broadcast, show};
use crate::tensor::Tensor;

fn like(t: &Tensor) -> Spec {
    Spec::one(TensorSpec::like(t, t.dtype()), t.dtype())
}

fn require(holds: bool, what: &str, got: f64) -> Result<()> {
    if holds { Ok(()) } else { Err(Error::value(format!("{what}, got {got}"))) }
}

/// Floating point, and complex where `complex` says so.
pub(crate) fn require_float(dtype: DType, complex: bool) -> Result<()> {
    if dtype.is_float() || (complex && dtype.is_complex()) {
        return Ok(());
    }
    Err(Error::unsupported_dtype(dtype, if complex { "floating point, complex" } else { "floating point" }))
}

type Source<'a> = Option<&'a Generator>;

pub fn uniform(self_: &Tensor, from: f64, to: f64, _: Source<'_>) -> Result<Spec> {
    require_float(self_.dtype(), true)?;
    if !(from <= to && (to - from).is_finite()) {
        return Err(Error::value(format!(
            "draws from [from, to), which needs from <= to and a finite length; got from={from}, to={to}"
        )));
    }
    Ok(like(self_))
}
pub fn normal(self_: &Tensor, _mean: f64, std: f64, _: Source<'_>) -> Result<Spec> {
    require_float(self_.dtype(), true)?;
    require(std >= 0.0, "std must not be negative", std)?;
    Ok(like(self_))
}
pub fn log_normal(self_: &Tensor, _mean: f64, std: f64, _: Source<'_>) -> Result<Spec> {
    require_float(self_.dtype(), false)?;
    require(std > 0.0, "std must be positive", std)?;
    Ok(like(self_))
}
pub fn cauchy(self_: &Tensor, _median: f64, sigma: f64, _: Source<'_>) -> Result<Spec> {
    require_float(self_.dtype(), false)?;
    require(sigma > 0.0, "sigma must be positive", sigma)?;
    Ok(like(self_))
}
pub fn exponential(self_: &Tensor, lambd: f64, _: Source<'_>) -> Result<Spec> {
    require_float(self_.dtype(), false)?;
    require(lambd > 0.0, "lambd must be positive", lambd)?;
    Ok(like(self_))
}
pub fn geometric(self_: &Tensor, p: f64, _: Source<'_>) -> Result<Spec> {
    if matches!(self_.dtype(), DType::Bool) || self_.dtype().is_complex() {
        return Err(Error::unsupported_dtype(self_.dtype(), "integers, floating point"));
    }
    require(p > 0.0 && p < 1.0, "p must be between 0 and 1, both excluded", p)?;
    Ok(like(self_))
}
fn probability(p: f64) -> Result<()> {
    require((0.0..=1.0).contains(&p), "a probability must be between 0 and 1", p)
}
pub fn bernoulli_float(self_: &Tensor, p: f64, _: Source<'_>) -> Result<Spec> {
    probability(p)?;
    Ok(like(self_))
}
pub fn bernoulli(self_: &Tensor, _: Source<'_>) -> Result<Spec> {
    require_float(self_.dtype(), false)?;
    Ok(like(self_))
}
pub fn bernoulli_tensor(self_: &Tensor, p: &Tensor, _: Source<'_>) -> Result<Spec> {
    require_float(p.dtype(), false)?;
    if &*broadcast(self_.sizes(), p.sizes())? != self_.sizes() {
        return Err(Error::shape(format!(
            "p of shape {} does not broadcast to {}",
            show(p.sizes()),
            show(self_.sizes())
        )));
    }
    Ok(like(self_))
}
pub fn poisson(self_: &Tensor, _: Source<'_>) -> Result<Spec> {
    require_float(self_.dtype(), false)?;
    Ok(like(self_))
}
pub fn random(self_: &Tensor, _: Source<'_>) -> Result<Spec> {
    random_range(self_.dtype(), None, None)?;
    Ok(like(self_))
}
pub fn random_to(self_: &Tensor, to: i64, _: Source<'_>) -> Result<Spec> {
    random_range(self_.dtype(), Some(0), Some(to))?;
    Ok(like(self_))
}
pub fn random_from(self_: &Tensor, from: i64, to: Option<i64>, _: Source<'_>) -> Result<Spec> {
    random_range(self_.dtype(), Some(from), to)?;
    Ok(like(self_))
}

/// Integers from `low`, `count` of them; a count of 0 stands for 2^64.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    pub low: i64,
    pub count: u64,
}

/// What `random_` draws from: `from` up to `to`, or to the largest integer that the type holds exactly.
pub fn random_range(dtype: DType, from: Option<i64>, to: Option<i64>) -> Result<Range> {
    let (least, most): (i128, i128) = match dtype {
        DType::Bool => (0, 1),
        d if d.is_float() => (-(1 << d.exact_bits()), 1 << d.exact_bits()),
        d if d.is_integral() => int_range(d),
        other => return Err(Error::unsupported_dtype(other, "bool, integers, floating point")),
    };
    let low = i128::from(from.unwrap_or(0));
    let high = to.map_or(most + 1, i128::from);
    if low >= high {
        return Err(Error::value(format!("from must be less than to, got from={low}, to={high}")));
    }
    // Floats may be asked for more than they hold exactly, as in PyTorch; integers may not.
    if !dtype.is_float() && (low < least || high - 1 > most) {
        return Err(Error::value(format!("{low} to {} do not all fit in {dtype}", high - 1)));
    }
    let low = i64::try_from(low).map_err(|_| Error::value("from does not fit in 64 bits"))?;
    Ok(Range { low, count: (high - i128::from(low)) as u64 })
}

/// Shape and dtype of a normal draw whose mean or spread is a tensor.
fn spread(mean: Option<&Tensor>, std: Option<&Tensor>) -> Result<Spec> {
    for t in [mean, std].into_iter().flatten() {
        require_float(t.dtype(), false)?;
    }
    let (model, sizes) = match (mean, std) {
        (Some(m), Some(s)) => (m, broadcast(m.sizes(), s.sizes())?),
        (Some(t), None) | (None, Some(t)) => (t, t.sizes().into()),
        (None, None) => return Err(Error::runtime("one parameter is a tensor")),
    };
    Ok(Spec::one(TensorSpec::new(&sizes, model.dtype(), model.device()), model.dtype()))
}
pub fn normal_tensor_float(mean: &Tensor, std: f64, _: Source<'_>) -> Result<Spec> {
    require(std >= 0.0, "std must not be negative", std)?;
    spread(Some(mean), None)
}
pub fn normal_float_tensor(_mean: f64, std: &Tensor, _: Source<'_>) -> Result<Spec> {
    spread(None, Some(std))
}
pub fn normal_tensor_tensor(mean: &Tensor, std: &Tensor, _: Source<'_>) -> Result<Spec> {
    spread(Some(mean), Some(std))
}

pub fn multinomial(self_: &Tensor, num_samples: i64, replacement: bool, _: Source<'_>) -> Result<Spec> {
    require_float(self_.dtype(), false)?;
    let sizes = self_.sizes();
    if !(1..=2).contains(&sizes.len()) {
        return Err(Error::shape(format!(
            "probabilities must have one or two dimensions, got shape {}",
            show(sizes)
        )));
    }
    let categories = sizes[sizes.len() - 1];
    if num_samples <= 0 {
        return Err(Error::value(format!("num_samples must be positive, got {num_samples}")));
    }
    if categories == 0 || (!replacement && num_samples > categories) {
        return Err(Error::value(format!(
            "cannot draw {num_samples} samples from {categories} categories{}",
            if replacement { "" } else { " without replacement" }
        )));
    }
    let mut out = crate::shape::Sizes::from_slice(sizes);
    let last = out.len() - 1;
    out[last] = num_samples;
    Ok(Spec::one(TensorSpec::new(&out, DType::Int64, self_.device()), DType::Int64))
}

pub fn native_dropout(input: &Tensor, p: f64, _train: Option<bool>) -> Result<Spec> {
    probability(p)?;
    require_float(input.dtype(), true)?;
    let mut spec = like(input);
    spec.outputs.push(TensorSpec::like(input, DType::Bool));
    Ok(spec)
}
pub fn native_dropout_backward(grad: &Tensor, mask: &Tensor, _scale: f64) -> Result<Spec> {
    if grad.sizes() != mask.sizes() || mask.dtype() != DType::Bool {
        return Err(Error::shape(format!(
            "the mask must be bool and have the gradient's shape {}, got {} of shape {}",
            show(grad.sizes()),
            mask.dtype(),
            show(mask.sizes())
        )));
    }
    Ok(like(grad))
}
