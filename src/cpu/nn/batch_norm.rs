//! Batch normalisation and its gradients, channel by channel.
//!
//! In training the statistics are those of the batch (two passes, in a fixed order), else the running ones. Moving the
//! running ones is an operation of its own, so that the write shows in its schema. Half types are widened to float32.

use crate::cpu::copy::copy;
use crate::cpu::math::Math;
use crate::cpu::nn::convolution::dense;
use crate::cpu::nn::lines;
use crate::cpu::nn::norm::{Lines, deliver, into_wide, targets, widened};
use crate::cpu::parallel::for_each_chunk;
use crate::dispatch::arg::{Outputs, Value};
use crate::dtype::DType;
use crate::error::Result;
use crate::tensor::Tensor;
use crate::with_dtype;

/// `[batch, channels, positions]` of an input.
fn extents(input: &Tensor) -> [usize; 3] {
    let sizes = input.sizes();
    [sizes[0] as usize, sizes[1] as usize, sizes[2..].iter().product::<i64>() as usize]
}

/// Output, and the batch's mean and reciprocal deviation when training.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn batch_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
    eps: f64,
) -> Result<Outputs> {
    let specs = crate::meta::nn::batch_norm_specs(input, weight, bias, running_mean, running_var, training)?;
    let outs =
        specs.iter().map(crate::dispatch::structured::TensorSpec::allocate).collect::<Result<Vec<_>>>()?;
    let wide = input.dtype().accumulate();
    let x = dense(input, wide)?;
    let running = [widened(running_mean, wide)?, widened(running_var, wide)?];
    let parameters = [widened(weight, wide)?, widened(bias, wide)?];
    into_wide(&outs[..1], wide, |out| {
        with_dtype!(wide, wide, |T| {
            let saved = training.then_some([&outs[1], &outs[2]]);
            forward::<T>(&out[0], &x, saved, &running, &parameters, eps)
        })
    })?;
    Ok(outs.into_iter().map(Value::Tensor).collect())
}

/// Moves the running statistics toward those of a batch of `count` elements a channel.
pub fn batch_norm_update_(
    running_mean: &Tensor,
    running_var: &Tensor,
    mean: &Tensor,
    invstd: &Tensor,
    momentum: f64,
    eps: f64,
    count: i64,
) -> Result<Tensor> {
    crate::meta::nn::batch_norm_update_(running_mean, running_var, mean, invstd, momentum, eps, count)?;
    let unbiased = count as f64 / (count as f64 - 1.0);
    let values = |t: &Tensor| dense(t, DType::Float64)?.to_vec::<f64>();
    let step = |old: &Tensor, new: Vec<f64>| -> Result<()> {
        let moved: Vec<f64> =
            values(old)?.iter().zip(new).map(|(old, new)| old * (1.0 - momentum) + new * momentum).collect();
        copy(old, &Tensor::from_slice(&moved)?)
    };
    step(running_mean, values(mean)?)?;
    step(running_var, values(invstd)?.iter().map(|s| (1.0 / (s * s) - eps).max(0.0) * unbiased).collect())?;
    Ok(running_mean.clone())
}

fn forward<T: Math>(
    out: &Tensor,
    x: &Tensor,
    saved: Option<[&Tensor; 2]>,
    running: &[Option<Tensor>; 2],
    parameters: &[Option<Tensor>; 2],
    eps: f64,
) -> Result<()> {
    let [images, channels, size] = extents(x);
    let count = images * size;
    let (from, to) = (Lines::<T>::of(x), Lines::<T>::of(out));
    let lines_of = |t: &Option<Tensor>| t.as_ref().map(Lines::<T>::of);
    let ([mean_run, var_run], [weight, bias]) =
        (running.each_ref().map(lines_of), parameters.each_ref().map(lines_of));
    let saved = saved.map(|s| s.map(Lines::<T>::of));
    let shared = (from, to, mean_run, var_run, weight, bias, saved);
    for_each_chunk(channels, 1, images * channels * size * 2, |range| {
        let (from, to, mean_run, var_run, weight, bias, saved) = &shared;
        for c in range {
            let line = |i: usize| (i * channels + c) * size;
            // SAFETY: dense tensors of these sizes; each channel is one thread's.
            unsafe {
                let one = |l: &Option<Lines<T>>| l.map(|l| &mut l.at(c, 1)[0]);
                let (mean, scale) = if let Some([means, scales]) = saved {
                    // Over the images in double precision: lines may be as short as one element.
                    let n = count as f64;
                    let total: f64 = (0..images).map(|i| lines::sum(from.at(line(i), size)).to_f64()).sum();
                    let mean = T::from_f64(total / n);
                    let squares: f64 =
                        (0..images).map(|i| lines::squares(from.at(line(i), size), mean).to_f64()).sum();
                    let scale = T::from_f64(1.0 / (squares / n + eps).sqrt());
                    means.at(c, 1)[0] = mean;
                    scales.at(c, 1)[0] = scale;
                    (mean, scale)
                } else {
                    let var = one(var_run).map_or(T::ONE, |v| *v);
                    let mean = one(mean_run).map_or(T::default(), |m| *m);
                    (mean, (var + T::from_f64(eps)).sqrt().reciprocal())
                };
                let factor = scale * one(weight).map_or(T::ONE, |w| *w);
                let shift = one(bias).map_or(T::default(), |b| *b) - mean * factor;
                for i in 0..images {
                    lines::scale(to.at(line(i), size), from.at(line(i), size), factor, shift);
                }
            }
        }
    })
}

/// Gradients of input, weight and bias.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_batch_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    weight: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    save_mean: Option<&Tensor>,
    save_invstd: Option<&Tensor>,
    train: bool,
    eps: f64,
    output_mask: &[bool],
) -> Result<Outputs> {
    let meta = crate::meta::nn::native_batch_norm_backward;
    let outputs = meta(
        grad_out,
        input,
        weight,
        running_mean,
        running_var,
        save_mean,
        save_invstd,
        train,
        eps,
        output_mask,
    )?;
    let wide = input.dtype().accumulate();
    let statistics = if train { [save_mean, save_invstd] } else { [running_mean, running_var] };
    let [Some(mean), Some(spread)] = statistics else {
        return Err(crate::error::Error::value("the statistics of the forward pass are needed"));
    };
    let (mean, spread) = (dense(mean, wide)?, dense(spread, wide)?);
    let (grad, input, weight) = (dense(grad_out, wide)?, dense(input, wide)?, widened(weight, wide)?);
    let computed = targets(&outputs, wide)?;
    with_dtype!(wide, wide, |T| {
        let eps = (!train).then_some(eps);
        backward::<T>(&computed, [&grad, &input, &mean, &spread], weight.as_ref(), eps)
    })?;
    deliver(outputs, &computed)
}

/// `eps`: present when `spread` is the running variance, absent when it is the batch's reciprocal deviation.
fn backward<T: Math>(
    computed: &[Option<Tensor>; 3],
    operands: [&Tensor; 4],
    weight: Option<&Tensor>,
    eps: Option<f64>,
) -> Result<()> {
    let [images, channels, size] = extents(operands[1]);
    let [y, x, means, spreads] = operands.map(Lines::<T>::of);
    let targets = computed.each_ref().map(|t| t.as_ref().map(Lines::<T>::of));
    let shared = (y, x, means, spreads, targets, weight.map(Lines::<T>::of));
    for_each_chunk(channels, 1, images * channels * size * 3, |range| {
        let (y, x, means, spreads, [dx, dw, db], weight) = &shared;
        for c in range {
            let line = |i: usize| (i * channels + c) * size;
            // SAFETY: dense tensors of these sizes; each channel is one thread's.
            unsafe {
                let (mean, spread) = (means.at(c, 1)[0], spreads.at(c, 1)[0]);
                let scale = eps.map_or(spread, |eps| (spread + T::from_f64(eps)).sqrt().reciprocal());
                let sum = |f: &dyn Fn(usize) -> T| T::from_f64((0..images).map(|i| f(i).to_f64()).sum());
                let total = sum(&|i| lines::sum(y.at(line(i), size)));
                let along = sum(&|i| lines::products(y.at(line(i), size), x.at(line(i), size), mean));
                if let Some(dw) = dw {
                    dw.at(c, 1)[0] = along * scale;
                }
                if let Some(db) = db {
                    db.at(c, 1)[0] = total;
                }
                let Some(dx) = dx else { continue };
                let factor = scale * weight.map_or(T::ONE, |w| w.at(c, 1)[0]);
                let n = T::from_f64((images * size) as f64);
                let (slope, shift) = match eps {
                    None => (along.divide(n) * scale * scale * factor, total.divide(n) * factor),
                    Some(_) => (T::default(), T::default()),
                };
                let factors = [factor, T::default() - slope, T::default() - shift];
                for i in 0..images {
                    let (y, x) = (y.at(line(i), size), x.at(line(i), size));
                    lines::combine(dx.at(line(i), size), y, x, mean, factors);
                }
            }
        }
    })
}
