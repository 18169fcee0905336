//! Shapes and dtypes of normalisations.

use smallvec::SmallVec;

use crate::dispatch::arg::{Outputs, Value};
use crate::dispatch::structured::{Spec, TensorSpec};
use crate::error::{Error, Result};
use crate::shape::{Sizes, show};
use crate::tensor::Tensor;

fn check_float(t: &Tensor) -> Result<()> {
    if t.dtype().is_float() { Ok(()) } else { Err(Error::unsupported_dtype(t.dtype(), "floating point")) }
}

fn check_parameter(name: &str, t: Option<&Tensor>, sizes: &[i64]) -> Result<()> {
    let Some(t) = t else { return Ok(()) };
    check_float(t)?;
    if t.sizes() != sizes {
        return Err(Error::shape(format!("{name} must have shape {}, got {}", show(sizes), show(t.sizes()))));
    }
    Ok(())
}

/// Mean and deviation are kept in the parameters' dtype, which may be wider than the input's.
fn statistics_dtype(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>) -> crate::dtype::DType {
    weight.or(bias).map_or(input.dtype(), |t| t.dtype())
}

fn several(specs: Vec<TensorSpec>, compute: crate::dtype::DType) -> Spec {
    Spec { outputs: SmallVec::from_vec(specs), compute, extra: () }
}

fn allocate(specs: &[TensorSpec]) -> Result<Outputs> {
    specs.iter().map(|s| s.allocate().map(Value::Tensor)).collect()
}

/// What `_batch_norm` gives: the output, and in training the mean and the reciprocal deviation of each channel.
///
/// # Errors
/// `Shape`, `DType`; `Value` when a channel has no statistics.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn batch_norm_specs(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
) -> Result<Vec<TensorSpec>> {
    check_float(input)?;
    if input.ndim() < 2 {
        return Err(Error::shape(format!(
            "needs an input of shape [batch, channels, ...], got {}",
            show(input.sizes())
        )));
    }
    let channels = [input.sizes()[1]];
    for (name, t) in
        [("weight", weight), ("bias", bias), ("running_mean", running_mean), ("running_var", running_var)]
    {
        check_parameter(name, t, &channels)?;
    }
    if !training && (running_mean.is_none() || running_var.is_none()) {
        return Err(Error::value("running_mean and running_var are needed when not training"));
    }
    let wide = input.dtype().accumulate();
    let statistics = TensorSpec::new(&[if training { channels[0] } else { 0 }], wide, input.device());
    Ok(vec![TensorSpec::like(input, input.dtype()), statistics.clone(), statistics])
}

pub fn batch_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
    _eps: f64,
) -> Result<Outputs> {
    allocate(&batch_norm_specs(input, weight, bias, running_mean, running_var, training)?)
}

/// One value for each channel in all four.
pub fn batch_norm_update_(
    running_mean: &Tensor,
    running_var: &Tensor,
    mean: &Tensor,
    invstd: &Tensor,
    _momentum: f64,
    _eps: f64,
    _count: i64,
) -> Result<Tensor> {
    check_parameter("running_var", Some(running_var), running_mean.sizes())?;
    check_parameter("mean", Some(mean), running_mean.sizes())?;
    check_parameter("invstd", Some(invstd), running_mean.sizes())?;
    crate::dispatch::structured::writable(running_mean)?;
    crate::dispatch::structured::writable(running_var)?;
    Ok(running_mean.clone())
}

/// Gradients of input, weight and bias, where `output_mask` asks for them.
fn gradients(
    grad: &Tensor,
    input: &Tensor,
    parameters: &[i64],
    dtype: crate::dtype::DType,
    output_mask: &[bool],
) -> Result<Outputs> {
    if grad.sizes() != input.sizes() {
        return Err(Error::shape(format!(
            "the gradient must have the input's shape {}, got {}",
            show(input.sizes()),
            show(grad.sizes())
        )));
    }
    if output_mask.len() != 3 {
        return Err(Error::value("output_mask needs three values"));
    }
    let like = [(input.sizes(), input.dtype()), (parameters, dtype), (parameters, dtype)];
    like.iter()
        .zip(output_mask)
        .map(|((sizes, dtype), wanted)| match wanted {
            true => Tensor::empty(sizes, *dtype, input.device()).map(Value::Tensor),
            false => Ok(Value::None),
        })
        .collect()
}

#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_batch_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    weight: Option<&Tensor>,
    _running_mean: Option<&Tensor>,
    _running_var: Option<&Tensor>,
    _save_mean: Option<&Tensor>,
    _save_invstd: Option<&Tensor>,
    _train: bool,
    _eps: f64,
    output_mask: &[bool],
) -> Result<Outputs> {
    let dtype = weight.map_or(input.dtype(), |w| w.dtype());
    gradients(grad_out, input, &input.sizes()[1..2], dtype, output_mask)
}

/// Rows and the length of a row; the statistics' sizes.
fn rows(input: &Tensor, normalized_shape: &[i64]) -> Result<(i64, Sizes)> {
    let lead = input.ndim().wrapping_sub(normalized_shape.len());
    if normalized_shape.is_empty() || lead > input.ndim() || input.sizes()[lead..] != *normalized_shape {
        return Err(Error::shape(format!(
            "given normalized_shape={}, the input's shape must end in it, got {}",
            show(normalized_shape),
            show(input.sizes())
        )));
    }
    let mut sizes = Sizes::from_slice(&input.sizes()[..lead]);
    sizes.resize(input.ndim(), 1);
    Ok((input.sizes()[..lead].iter().product(), sizes))
}

pub fn native_layer_norm(
    input: &Tensor,
    normalized_shape: &[i64],
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    _eps: f64,
) -> Result<Spec> {
    check_float(input)?;
    check_parameter("weight", weight, normalized_shape)?;
    check_parameter("bias", bias, normalized_shape)?;
    let (_, sizes) = rows(input, normalized_shape)?;
    let wide = input.dtype().accumulate();
    let statistics = TensorSpec::new(&sizes, statistics_dtype(input, weight, bias), input.device());
    let output = TensorSpec::new(input.sizes(), input.dtype(), input.device());
    Ok(several(vec![output, statistics.clone(), statistics], wide))
}

#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_layer_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    normalized_shape: &[i64],
    _mean: &Tensor,
    _rstd: &Tensor,
    weight: Option<&Tensor>,
    _bias: Option<&Tensor>,
    output_mask: &[bool],
) -> Result<Outputs> {
    rows(input, normalized_shape)?;
    let dtype = weight.map_or(input.dtype(), |w| w.dtype());
    gradients(grad_out, input, normalized_shape, dtype, output_mask)
}

#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_group_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    n: i64,
    c: i64,
    hxw: i64,
    group: i64,
    _eps: f64,
) -> Result<Spec> {
    check_float(input)?;
    check_groups(input, n, c, hxw, group)?;
    check_parameter("weight", weight, &[c])?;
    check_parameter("bias", bias, &[c])?;
    let wide = input.dtype().accumulate();
    let statistics = TensorSpec::new(&[n, group], statistics_dtype(input, weight, bias), input.device());
    let output = TensorSpec::new(input.sizes(), input.dtype(), input.device());
    Ok(several(vec![output, statistics.clone(), statistics], wide))
}

fn check_groups(input: &Tensor, n: i64, c: i64, hxw: i64, group: i64) -> Result<()> {
    if group < 1 || c % group != 0 {
        return Err(Error::value(format!("{c} channels cannot be divided into {group} groups")));
    }
    if crate::shape::numel(&[n, c, hxw])? != input.numel() {
        return Err(Error::shape(format!(
            "an input of shape {} does not have {n} images of {c} channels of {hxw} elements",
            show(input.sizes())
        )));
    }
    Ok(())
}

#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_group_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    _mean: &Tensor,
    _rstd: &Tensor,
    weight: Option<&Tensor>,
    n: i64,
    c: i64,
    hxw: i64,
    group: i64,
    output_mask: &[bool],
) -> Result<Outputs> {
    check_groups(input, n, c, hxw, group)?;
    let dtype = weight.map_or(input.dtype(), |w| w.dtype());
    gradients(grad_out, input, &[c], dtype, output_mask)
}
