//! Look-ups by class or by row (negative log likelihood, embeddings), padding, and folding.
//!
//! Indices are checked before anything is written. Losses sum in float64, in order.

use crate::cpu::copy::copy;
use crate::cpu::math::Number;
use crate::cpu::nn::convolution::dense;
use crate::cpu::nn::norm::Lines;
use crate::cpu::nn::window::Block;
use crate::cpu::parallel::for_each_chunk;
use crate::device::cpu::ensure_room;
use crate::dispatch::structured::Spec;
use crate::dtype::{DType, Element};
use crate::error::{Error, Result};
use crate::meta::nn::{Geometry, MEAN, NONE};
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Class indices, each within the classes or to be ignored.
fn targets(target: &Tensor, classes: i64, ignore_index: i64) -> Result<Vec<i64>> {
    let all = dense(target, DType::Int64)?.to_vec::<i64>()?;
    match all.iter().find(|t| **t != ignore_index && !(0..classes).contains(*t)) {
        Some(bad) => Err(Error::index(format!("target {bad} is out of bounds for {classes} classes"))),
        None => Ok(all),
    }
}

/// Batch, classes and positions of an input.
fn extents(input: &Tensor) -> [usize; 3] {
    match *input.sizes() {
        [classes] => [1, classes as usize, 1],
        [batch, classes, ref rest @ ..] => {
            [batch as usize, classes as usize, rest.iter().product::<i64>() as usize]
        }
        [] => [1; 3],
    }
}

/// The negative log likelihood, and the sum of the targets' weights.
pub fn nll_loss_forward(
    spec: &Spec,
    out: &[Tensor],
    input: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: i64,
    ignore_index: i64,
) -> Result<()> {
    let [_, classes, positions] = extents(input);
    let targets = targets(target, classes as i64, ignore_index)?;
    let input = dense(input, spec.compute)?;
    let weight = weight.map(|w| dense(w, spec.compute)).transpose()?;
    with_dtype!(spec.compute, float, |T| {
        let weights = weight.map(|w| w.to_vec::<T>()).transpose()?;
        let data = Lines::<T>::of(&input);
        let term = |i: usize, t: i64| -> (f64, f64) {
            if t == ignore_index {
                return (0.0, 0.0);
            }
            let at = (i / positions * classes + t as usize) * positions + i % positions;
            let w = weights.as_ref().map_or(1.0, |w| w[t as usize].to_f64());
            // SAFETY: inside the input: the target is a class, the position one of the targets'.
            (unsafe { -data.at(at, 1)[0].to_f64() * w }, w)
        };
        let mut loss = 0.0;
        let mut total = 0.0;
        let mut each = Vec::new();
        for (i, t) in targets.iter().enumerate() {
            let (x, w) = term(i, *t);
            if reduction == NONE {
                each.push(T::from_f64(x));
            }
            loss += x;
            total += w;
        }
        if reduction == NONE {
            let each = Tensor::from_slice(&each)?;
            copy(&out[0], &each.with_layout(crate::layout::Layout::contiguous(target.sizes())?)?)?;
            total = 0.0;
        } else {
            let loss = if reduction == MEAN { loss / total } else { loss };
            // SAFETY: 0-dim results.
            unsafe { out[0].data_as::<T>().write(T::from_f64(loss)) };
        }
        // SAFETY: a 0-dim result.
        unsafe { out[1].data_as::<T>().write(T::from_f64(total)) };
        Ok(())
    })
}

/// The gradient of the input: the targets' weights, negated, in their places.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn nll_loss_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    input: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: i64,
    ignore_index: i64,
    total_weight: &Tensor,
) -> Result<()> {
    let [batch, classes, positions] = extents(input);
    let targets = targets(target, classes as i64, ignore_index)?;
    let grad = dense(grad, spec.compute)?;
    with_dtype!(spec.compute, float, |T| {
        let weights = weight.map(|w| dense(w, spec.compute)?.to_vec::<T>()).transpose()?;
        let total = total_weight.to_vec::<T>()?.first().map_or(1.0, |x| x.to_f64());
        let grads = grad.to_vec::<T>()?;
        let mut result = vec![T::default(); batch * classes * positions];
        for (i, t) in targets.iter().enumerate().filter(|(_, t)| **t != ignore_index) {
            let g = grads[if reduction == NONE { i } else { 0 }].to_f64();
            let w = weights.as_ref().map_or(1.0, |w| w[*t as usize].to_f64());
            let share = if reduction == MEAN { g / total } else { g };
            let at = (i / positions * classes + *t as usize) * positions + i % positions;
            result[at] = T::from_f64(-share * w);
        }
        let result = Tensor::from_slice(&result)?;
        copy(&out[0], &result.with_layout(crate::layout::Layout::contiguous(input.sizes())?)?)
    })
}

fn rows_of(indices: &Tensor, rows: i64) -> Result<Vec<i64>> {
    let all = dense(indices, DType::Int64)?.to_vec::<i64>()?;
    match all.iter().find(|i| !(0..rows).contains(*i)) {
        Some(bad) => Err(Error::index(format!("index {bad} is out of range for {rows} rows"))),
        None => Ok(all),
    }
}

/// Rows of `weight`, one for each index.
pub fn embedding(
    _: &Spec,
    out: &[Tensor],
    weight: &Tensor,
    indices: &Tensor,
    _: i64,
    _: bool,
    _: bool,
) -> Result<()> {
    let rows = rows_of(indices, weight.sizes()[0])?;
    let weight = dense(weight, weight.dtype())?;
    let fresh = if out[0].is_contiguous() {
        out[0].clone()
    } else {
        Tensor::empty(out[0].sizes(), out[0].dtype(), out[0].device())?
    };
    let width = weight.sizes()[1] as usize * weight.dtype().size();
    let (from, to) = (Bytes(weight.data()), Bytes(fresh.data()));
    for_each_chunk(rows.len(), (65_536 / width.max(1)).max(1), rows.len() * (width / 8 + 4), |range| {
        let (from, to) = (&from, &to);
        for i in range {
            // SAFETY: the index is a row, and each row of the result is written once.
            unsafe {
                let row = from.0.add(rows[i] as usize * width);
                std::ptr::copy_nonoverlapping(row, to.0.add(i * width), width);
            }
        }
    })?;
    if fresh.same(&out[0]) { Ok(()) } else { copy(&out[0], &fresh) }
}

struct Bytes(*mut u8);
// SAFETY: threads write rows of their own.
unsafe impl Sync for Bytes {}

/// The gradient of `weight`: rows of `grad` added up, in order; threads take columns.
pub fn embedding_dense_backward(
    spec: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    indices: &Tensor,
    num_weights: i64,
    padding_idx: i64,
    scale_grad_by_freq: bool,
) -> Result<()> {
    const COLUMNS: usize = 64;
    let rows = rows_of(indices, num_weights)?;
    let wide = spec.compute.accumulate();
    let grad = dense(grad, wide)?;
    let sums = Tensor::empty(out[0].sizes(), wide, out[0].device())?;
    let width = out[0].sizes()[1] as usize;
    ensure_room(num_weights as usize, size_of::<u32>())?;
    let mut counts = vec![0u32; if scale_grad_by_freq { num_weights as usize } else { 0 }];
    if scale_grad_by_freq {
        rows.iter().for_each(|r| counts[*r as usize] += 1);
    }
    with_dtype!(wide, wide_and_complex, |T| {
        let (from, to) = (Lines::<T>::of(&grad), Lines::<T>::of(&sums));
        for_each_chunk(
            width.div_ceil(COLUMNS),
            1,
            rows.len() * width + num_weights as usize * width,
            |range| {
                let (from, to) = (&from, &to);
                for start in range.map(|block| block * COLUMNS) {
                    let columns = COLUMNS.min(width - start);
                    // SAFETY: dense tensors; these columns are one thread's.
                    unsafe {
                        (0..num_weights as usize)
                            .for_each(|r| to.at(r * width + start, columns).fill(T::default()));
                        for (i, row) in rows.iter().enumerate().filter(|(_, r)| **r != padding_idx) {
                            let sum = to.at(*row as usize * width + start, columns);
                            let share = match counts.get(*row as usize) {
                                Some(n) => T::from_f64(1.0 / f64::from(*n)),
                                None => T::ONE,
                            };
                            for (sum, x) in sum.iter_mut().zip(from.at(i * width + start, columns)) {
                                *sum = sum.plus(x.times(share));
                            }
                        }
                    }
                }
            },
        )
    })?;
    copy(&out[0], &sums)
}

/// The input within a border of `value`.
pub fn constant_pad_nd(_: &Spec, out: &[Tensor], self_: &Tensor, pad: &[i64], value: Scalar) -> Result<()> {
    let out = &out[0];
    let border = Tensor::from_scalar(value, out.dtype(), out.device())?;
    if crate::dispatch::structured::overlap(out, self_) != crate::layout::Overlap::None {
        let fresh = Tensor::empty(out.sizes(), out.dtype(), out.device())?;
        pad_into(&fresh, self_, pad, &border)?;
        return copy(out, &fresh);
    }
    pad_into(out, self_, pad, &border)
}

fn pad_into(out: &Tensor, self_: &Tensor, pad: &[i64], border: &Tensor) -> Result<()> {
    copy(out, border)?;
    let (mut inner, mut source) = (out.layout().clone(), self_.layout().clone());
    for (i, pair) in pad.chunks_exact(2).enumerate() {
        let d = (self_.ndim() - 1 - i) as i64;
        let (before, after) = (pair[0], pair[1]);
        let kept = self_.sizes()[d as usize] + before.min(0) + after.min(0);
        if kept <= 0 {
            return Ok(());
        }
        inner = inner.narrow(d, before.max(0), kept)?;
        source = source.narrow(d, (-before).max(0), kept)?;
    }
    copy(&out.with_layout(inner)?, &self_.with_layout(source)?)
}

/// Windows as columns.
pub fn im2col(
    spec: &Spec<Geometry>,
    out: &[Tensor],
    self_: &Tensor,
    _: &[i64],
    _: &[i64],
    _: &[i64],
    _: &[i64],
) -> Result<()> {
    fold(&spec.extra, &out[0], self_, true)
}

/// Columns added up into images.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn col2im(
    spec: &Spec<Geometry>,
    out: &[Tensor],
    self_: &Tensor,
    _: &[i64],
    _: &[i64],
    _: &[i64],
    _: &[i64],
    _: &[i64],
) -> Result<()> {
    fold(&spec.extra, &out[0], self_, false)
}

/// Both ways, in a wide dtype: sums of half types are float32.
fn fold(g: &Geometry, out: &Tensor, input: &Tensor, gather: bool) -> Result<()> {
    let wide = if input.dtype() == DType::Bool { DType::UInt8 } else { input.dtype().accumulate() };
    let input = dense(input, wide)?;
    let result = Tensor::empty(out.sizes(), wide, out.device())?;
    with_dtype!(wide, numeric, |T| fold_typed::<<T as Wide>::Type>(g, &result, &input, gather))?;
    copy(out, &result)
}

/// The type that sums are kept in.
trait Wide {
    type Type: Number;
}
macro_rules! wide {
    ($($t:ty => $wide:ty),*) => { $( impl Wide for $t { type Type = $wide; } )* };
}
wide!(
    u8 => u8, u16 => u16, u32 => u32, u64 => u64, i8 => i8, i16 => i16, i32 => i32, i64 => i64,
    crate::dtype::f16 => f32, crate::dtype::bf16 => f32, f32 => f32, f64 => f64,
    crate::dtype::Complex32 => crate::dtype::Complex32, crate::dtype::Complex64 => crate::dtype::Complex64
);

fn fold_typed<T: Number>(g: &Geometry, out: &Tensor, input: &Tensor, gather: bool) -> Result<()> {
    let (window, positions, size) = (g.window(), g.positions(), g.large.iter().product::<usize>());
    let steps = [0, g.large[2] as isize, 1];
    let (from, to) = (Lines::<T>::of(input), Lines::<T>::of(out));
    let planes = g.batch * g.large_channels;
    for_each_chunk(planes, 1, planes * positions * window, |range| {
        let (from, to) = (&from, &to);
        for plane in range {
            let block = Block { geometry: g, channels: 1, positions: 0..positions };
            let columns = window * positions;
            // SAFETY: dense tensors of these many planes, each one thread's.
            unsafe {
                if gather {
                    let (image, columns) = (from.at(plane * size, size), to.at(plane * columns, columns));
                    block.gather(image.as_ptr(), 0, steps, columns.as_mut_ptr());
                } else {
                    let (image, columns) = (to.at(plane * size, size), from.at(plane * columns, columns));
                    image.fill(T::default());
                    block.scatter(image.as_mut_ptr(), 0, steps, columns.as_ptr());
                }
            }
        }
    })
}
