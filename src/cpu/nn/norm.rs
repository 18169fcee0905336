//! Layer and group normalisation, and their gradients, row by row.
//!
//! A row is what one mean and one deviation are taken of. It is read twice (mean, then squared deviations), so that
//! no precision is lost to cancellation. Half types are widened to float32 as a whole. Sums over rows run in one
//! order, in blocks of columns, for any number of threads. Batch normalisation is in [`super::batch_norm`].

use crate::cpu::copy::copy;
use crate::cpu::math::{Math, Number};
use crate::cpu::nn::convolution::dense;
use crate::cpu::nn::lines;
use crate::cpu::parallel::for_each_chunk;
use crate::dispatch::arg::{Outputs, Value};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Columns that a thread sums over all rows.
const COLUMNS: usize = 64;

/// A dense tensor's elements, for threads that keep to parts of their own.
#[derive(Clone, Copy)]
pub(super) struct Lines<T>(*mut T);
// SAFETY: whoever writes, writes a part of its own.
unsafe impl<T> Sync for Lines<T> {}
impl<T: crate::dtype::Element> Lines<T> {
    pub(super) fn of(t: &Tensor) -> Self {
        Lines(t.data_as::<T>())
    }
    /// # Safety
    /// Inside the tensor; nobody else writes it.
    pub(super) unsafe fn at<'a>(self, start: usize, length: usize) -> &'a mut [T] {
        // SAFETY: by contract.
        unsafe { std::slice::from_raw_parts_mut(self.0.add(start), length) }
    }
}

/// Operands in one wide dtype, dense.
pub(super) fn widened(t: Option<&Tensor>, wide: DType) -> Result<Option<Tensor>> {
    t.map(|t| dense(t, wide)).transpose()
}

/// Runs `kernel` on wide, dense results and copies them where the targets are not that.
pub(super) fn into_wide(
    outs: &[Tensor],
    wide: DType,
    kernel: impl FnOnce(&[Tensor]) -> Result<()>,
) -> Result<()> {
    let fresh: Vec<Tensor> = outs
        .iter()
        .map(|t| {
            if t.dtype() == wide && t.is_contiguous() {
                Ok(t.clone())
            } else {
                Tensor::empty(t.sizes(), wide, t.device())
            }
        })
        .collect::<Result<_>>()?;
    kernel(&fresh)?;
    outs.iter().zip(&fresh).filter(|(out, new)| !out.same(new)).try_for_each(|(out, new)| copy(out, new))
}

fn moments<T: Math>(row: &[T], eps: f64) -> (T, T) {
    let n = T::from_f64(row.len() as f64);
    let mean = lines::sum(row).divide(n);
    let var = lines::squares(row, mean).divide(n);
    (mean, (var + T::from_f64(eps)).sqrt().reciprocal())
}

/// Output, mean and reciprocal deviation of each row.
pub fn native_layer_norm(
    spec: &Spec,
    out: &[Tensor],
    input: &Tensor,
    normalized_shape: &[i64],
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    eps: f64,
) -> Result<()> {
    let wide = spec.compute;
    let (input, weight, bias) = (dense(input, wide)?, widened(weight, wide)?, widened(bias, wide)?);
    let n = normalized_shape.iter().product::<i64>() as usize;
    let rows = out[1].numel() as usize;
    into_wide(out, wide, |out| {
        with_dtype!(wide, wide, |T| {
            let (from, to) = (Lines::<T>::of(&input), Lines::<T>::of(&out[0]));
            let (means, scales) = (Lines::<T>::of(&out[1]), Lines::<T>::of(&out[2]));
            let parameters = [&weight, &bias].map(|t| t.as_ref().map(Lines::<T>::of));
            for_each_chunk(rows, (4096 / n.max(1)).max(1), rows * n, |range| {
                let (from, to, means, scales, parameters) = (&from, &to, &means, &scales, &parameters);
                for row in range {
                    // SAFETY: dense tensors of these sizes; each row is one thread's.
                    unsafe {
                        let line = from.at(row * n, n);
                        let (mean, scale) = moments(line, eps);
                        let [weight, bias] = parameters.map(|p| p.map(|p| &*p.at(0, n)));
                        lines::normalize(to.at(row * n, n), line, (mean, scale), weight, bias);
                        means.at(row, 1)[0] = mean;
                        scales.at(row, 1)[0] = scale;
                    }
                }
            })
        })
    })
}

/// The gradients' targets as wide tensors; absent where not asked for.
pub(super) fn targets(outputs: &Outputs, wide: DType) -> Result<[Option<Tensor>; 3]> {
    let mut wanted = [None, None, None];
    for (slot, value) in wanted.iter_mut().zip(outputs) {
        if let Value::Tensor(t) = value {
            *slot =
                Some(if t.dtype() == wide { t.clone() } else { Tensor::empty(t.sizes(), wide, t.device())? });
        }
    }
    Ok(wanted)
}

/// Copies what was computed apart.
pub(super) fn deliver(outputs: Outputs, computed: &[Option<Tensor>; 3]) -> Result<Outputs> {
    for (value, new) in outputs.iter().zip(computed) {
        if let (Value::Tensor(t), Some(new)) = (value, new)
            && !t.same(new)
        {
            copy(t, new)?;
        }
    }
    Ok(outputs)
}

/// Gradients of input, weight and bias.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_layer_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    normalized_shape: &[i64],
    mean: &Tensor,
    rstd: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    output_mask: &[bool],
) -> Result<Outputs> {
    let meta = crate::meta::nn::native_layer_norm_backward;
    let outputs = meta(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)?;
    let wide = input.dtype().accumulate();
    let (grad, input, weight) = (dense(grad_out, wide)?, dense(input, wide)?, widened(weight, wide)?);
    let (mean, rstd) = (dense(mean, wide)?, dense(rstd, wide)?);
    let computed = targets(&outputs, wide)?;
    let n = normalized_shape.iter().product::<i64>() as usize;
    with_dtype!(wide, wide, |T| {
        let [y, x, means, scales] = [&grad, &input, &mean, &rstd].map(Lines::<T>::of);
        let weight = weight.as_ref().map(Lines::<T>::of);
        let rows = mean.numel() as usize;
        if let Some(to) = computed[0].as_ref().map(Lines::<T>::of) {
            for_each_chunk(rows, (4096 / n.max(1)).max(1), rows * n * 2, |range| {
                let (y, x, means, scales, to, weight) = (&y, &x, &means, &scales, &to, &weight);
                for row in range {
                    // SAFETY: dense tensors of these sizes; each row is one thread's.
                    unsafe {
                        let (to, y, x) = (to.at(row * n, n), y.at(row * n, n), x.at(row * n, n));
                        if let Some(weight) = weight {
                            lines::multiply(to, y, weight.at(0, n));
                        } else {
                            to.copy_from_slice(y);
                        }
                        row_gradient(to, x, means.at(row, 1)[0], scales.at(row, 1)[0]);
                    }
                }
            })?;
        }
        if computed[1].is_some() || computed[2].is_some() {
            let sums = [1, 2].map(|i| computed[i].as_ref().map(Lines::<T>::of));
            for_each_chunk(n.div_ceil(COLUMNS), 1, rows * n, |range| {
                let (y, x, means, scales, sums) = (&y, &x, &means, &scales, &sums);
                for start in range.map(|block| block * COLUMNS) {
                    let width = COLUMNS.min(n - start);
                    let (mut dw, mut db) = ([T::default(); COLUMNS], [T::default(); COLUMNS]);
                    for row in 0..rows {
                        // SAFETY: dense tensors of these sizes.
                        unsafe {
                            let at = row * n + start;
                            let moments = (means.at(row, 1)[0], scales.at(row, 1)[0]);
                            lines::accumulate(
                                &mut dw[..width],
                                &mut db[..width],
                                y.at(at, width),
                                x.at(at, width),
                                moments,
                            );
                        }
                    }
                    for (to, from) in sums.iter().zip([dw, db]) {
                        if let Some(to) = to {
                            // SAFETY: columns of this block are one thread's.
                            unsafe { to.at(start, width) }.copy_from_slice(&from[..width]);
                        }
                    }
                }
            })?;
        }
        Ok(())
    })?;
    deliver(outputs, &computed)
}

/// Turns the gradient of normalised values, in `to`, into that of the row `x`.
fn row_gradient<T: Math>(to: &mut [T], x: &[T], mean: T, scale: T) {
    let n = T::from_f64(x.len() as f64);
    let total = lines::sum(to).divide(n);
    let along = lines::products(to, x, mean).divide(n);
    let slope = T::default() - along * scale * scale * scale;
    lines::adjust(to, x, mean, [scale, slope, T::default() - total * scale]);
}

/// Output, mean and reciprocal deviation of each group of channels.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_group_norm(
    spec: &Spec,
    out: &[Tensor],
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    n: i64,
    c: i64,
    hxw: i64,
    group: i64,
    eps: f64,
) -> Result<()> {
    let wide = spec.compute;
    let (input, weight, bias) = (dense(input, wide)?, widened(weight, wide)?, widened(bias, wide)?);
    let (rows, channels, size) = ((n * group) as usize, (c / group) as usize, hxw as usize);
    into_wide(out, wide, |out| {
        with_dtype!(wide, wide, |T| {
            let (from, to) = (Lines::<T>::of(&input), Lines::<T>::of(&out[0]));
            let (means, scales) = (Lines::<T>::of(&out[1]), Lines::<T>::of(&out[2]));
            let parameters = [&weight, &bias].map(|t| t.as_ref().map(Lines::<T>::of));
            for_each_chunk(rows, 1, rows * channels * size, |range| {
                let (from, to, means, scales, parameters) = (&from, &to, &means, &scales, &parameters);
                for row in range {
                    let length = channels * size;
                    // SAFETY: dense tensors of these sizes; each row is one thread's.
                    unsafe {
                        let (mean, rstd) = moments(from.at(row * length, length), eps);
                        for i in 0..channels {
                            let channel = row % group as usize * channels + i;
                            let [weight, bias] = parameters.map(|p| p.map(|p| p.at(channel, 1)[0]));
                            let scale = rstd * weight.unwrap_or(T::ONE);
                            let shift = bias.unwrap_or_default() - mean * scale;
                            let at = row * length + i * size;
                            lines::scale(to.at(at, size), from.at(at, size), scale, shift);
                        }
                        means.at(row, 1)[0] = mean;
                        scales.at(row, 1)[0] = rstd;
                    }
                }
            })
        })
    })
}

/// Gradients of input, weight and bias.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_group_norm_backward(
    grad_out: &Tensor,
    input: &Tensor,
    mean: &Tensor,
    rstd: &Tensor,
    weight: Option<&Tensor>,
    n: i64,
    c: i64,
    hxw: i64,
    group: i64,
    output_mask: &[bool],
) -> Result<Outputs> {
    let meta = crate::meta::nn::native_group_norm_backward;
    let outputs = meta(grad_out, input, mean, rstd, weight, n, c, hxw, group, output_mask)?;
    let wide = input.dtype().accumulate();
    let (grad, input, weight) = (dense(grad_out, wide)?, dense(input, wide)?, widened(weight, wide)?);
    let (mean, rstd) = (dense(mean, wide)?, dense(rstd, wide)?);
    let computed = targets(&outputs, wide)?;
    let (images, groups, channels, size) = (n as usize, group as usize, (c / group) as usize, hxw as usize);
    with_dtype!(wide, wide, |T| {
        let [y, x, means, scales] = [&grad, &input, &mean, &rstd].map(Lines::<T>::of);
        let weight = weight.as_ref().map(Lines::<T>::of);
        let work = images * groups * channels * size;
        if let Some(to) = computed[0].as_ref().map(Lines::<T>::of) {
            for_each_chunk(images * groups, 1, work * 2, |range| {
                let (y, x, means, scales, to, weight) = (&y, &x, &means, &scales, &to, &weight);
                for row in range {
                    let length = channels * size;
                    // SAFETY: dense tensors of these sizes; each row is one thread's.
                    unsafe {
                        for i in 0..channels {
                            let (channel, at) = (row % groups * channels + i, row * length + i * size);
                            let factor = weight.map_or(T::ONE, |w| w.at(channel, 1)[0]);
                            lines::scale(to.at(at, size), y.at(at, size), factor, T::default());
                        }
                        let (to, x) = (to.at(row * length, length), x.at(row * length, length));
                        row_gradient(to, x, means.at(row, 1)[0], scales.at(row, 1)[0]);
                    }
                }
            })?;
        }
        if computed[1].is_some() || computed[2].is_some() {
            let sums = [1, 2].map(|i| computed[i].as_ref().map(Lines::<T>::of));
            for_each_chunk(groups * channels, 1, work, |range| {
                let (y, x, means, scales, sums) = (&y, &x, &means, &scales, &sums);
                for channel in range {
                    let (mut dw, mut db) = (T::default(), T::default());
                    for image in 0..images {
                        let (row, at) = (
                            image * groups + channel / channels,
                            (image * groups * channels + channel) * size,
                        );
                        // SAFETY: dense tensors of these sizes.
                        unsafe {
                            let (y, x) = (y.at(at, size), x.at(at, size));
                            dw += lines::products(y, x, means.at(row, 1)[0]) * scales.at(row, 1)[0];
                            db += lines::sum(y);
                        }
                    }
                    for (to, from) in sums.iter().zip([dw, db]) {
                        if let Some(to) = to {
                            // SAFETY: this channel is one thread's.
                            unsafe { to.at(channel, 1)[0] = from };
                        }
                    }
                }
            })?;
        }
        Ok(())
    })?;
    deliver(outputs, &computed)
}
