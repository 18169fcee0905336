//! Convolutions: blocks of windows as columns ([`super::window`]) times the weight ([`crate::cpu::linalg`]).
//!
//! Three passes serve both kinds and their gradients (see [`Geometry`] for *large* and *small*): `gather` makes the
//! small image from the large one, `scatter` the large from the small, `correlate` the weight from both. Work is cut
//! by image, group, and block of positions or channels, by sizes alone: the same bits for any number of threads.
//! Half types are widened to float32 as a whole.

use crate::cpu::copy::copy;
use crate::cpu::linalg::gemm::{Gemm, Place, Tile};
use crate::cpu::math::Number;
use crate::cpu::nn::window::{Block, Image};
use crate::cpu::parallel::for_each_chunk;
use crate::cpu::scratch::with_scratch;
use crate::dispatch::arg::{Outputs, Value};
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::meta::nn::Geometry;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Elements of a block of columns: half a mebibyte of float32.
const BLOCK: usize = 1 << 17;

/// What an image's and a kernel's elements can be here, half types having been widened.
trait Sample: Gemm<Scale = Self> + Number + bytemuck::Pod {}
impl<T: Gemm<Scale = T> + Number + bytemuck::Pod> Sample for T {}

macro_rules! with_values {
    ($dtype:expr, |$T:ident| $body:expr) => {
        match $dtype {
            narrow if narrow == DType::Bool || narrow.is_narrow() => {
                Err(crate::error::Error::unsupported_dtype(narrow, "integers, floating point, complex"))
            }
            other => with_wide!(other, |$T| $body),
        }
    };
}
macro_rules! with_wide {
    ($dtype:expr, |$T:ident| $body:expr) => {
        match $dtype.is_integral() {
            true => with_dtype!($dtype, int, |$T| $body),
            false => with_dtype!($dtype, wide_and_complex, |$T| $body),
        }
    };
}

/// The forward pass.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn convolution(
    spec: &Spec<Geometry>,
    out: &[Tensor],
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    _stride: &[i64],
    _padding: &[i64],
    _dilation: &[i64],
    _transposed: bool,
    _output_padding: &[i64],
    _groups: i64,
) -> Result<()> {
    let (g, out) = (&spec.extra, &out[0]);
    let wide = out.dtype().accumulate();
    let apart = crate::dispatch::structured::overlap(out, input) != crate::layout::Overlap::None;
    if wide != out.dtype() || !out.is_contiguous() || apart {
        let result = Tensor::empty(out.sizes(), wide, out.device())?;
        let bias = bias.map(|b| dense(b, wide)).transpose()?;
        forward(g, &result, &dense(input, wide)?, &dense(weight, wide)?, bias.as_ref())?;
        return copy(out, &result);
    }
    let bias = bias.map(|b| dense(b, wide)).transpose()?;
    forward(g, out, input, &dense(weight, wide)?, bias.as_ref())
}

fn forward(g: &Geometry, out: &Tensor, input: &Tensor, weight: &Tensor, bias: Option<&Tensor>) -> Result<()> {
    with_values!(out.dtype(), |T| {
        let weight = weight.data_as::<T>();
        let bias = bias.map(|b| b.data_as::<T>());
        if g.transposed {
            let input = dense(input, input.dtype())?;
            scatter::<T>(g, Image::of(out), Image::of(&input), weight, bias)
        } else {
            gather::<T>(g, Image::of(out), Image::of(input), weight, bias)
        }
    })
}

/// Row-major, in `dtype`: the tensor itself if it is that already.
pub(crate) fn dense(t: &Tensor, dtype: DType) -> Result<Tensor> {
    if t.dtype() == dtype && t.is_contiguous() {
        return Ok(t.clone());
    }
    let out = Tensor::empty(t.sizes(), dtype, t.device())?;
    copy(&out, t)?;
    Ok(out)
}

/// The gradients of input, weight and bias that `output_mask` asks for.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn convolution_backward(
    grad_output: &Tensor,
    input: &Tensor,
    weight: &Tensor,
    bias_sizes: Option<&[i64]>,
    stride: &[i64],
    padding: &[i64],
    dilation: &[i64],
    transposed: bool,
    output_padding: &[i64],
    groups: i64,
    output_mask: &[bool],
) -> Result<Outputs> {
    let meta = crate::meta::nn::convolution;
    let g = meta(input, weight, None, stride, padding, dilation, transposed, output_padding, groups)?.extra;
    let targets = crate::meta::nn::convolution_backward(
        grad_output,
        input,
        weight,
        bias_sizes,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
        output_mask,
    )?;
    let wide = input.dtype().accumulate();
    let (grad, input, weight) = (dense(grad_output, wide)?, dense(input, wide)?, dense(weight, wide)?);
    targets
        .into_iter()
        .zip(output_mask)
        .enumerate()
        .map(|(i, (target, wanted))| {
            let Value::Tensor(target) = target else { return Ok(target) };
            if !wanted {
                return Ok(Value::Tensor(target));
            }
            let out = if wide == target.dtype() {
                target.clone()
            } else {
                Tensor::empty(target.sizes(), wide, target.device())?
            };
            gradient(i, &g, &out, &grad, &input, &weight)?;
            if !out.same(&target) {
                copy(&target, &out)?;
            }
            Ok(Value::Tensor(target))
        })
        .collect()
}

fn gradient(
    i: usize,
    g: &Geometry,
    out: &Tensor,
    grad: &Tensor,
    input: &Tensor,
    weight: &Tensor,
) -> Result<()> {
    let (small, large) = if g.transposed { (input, grad) } else { (grad, input) };
    with_values!(out.dtype(), |T| match i {
        0 if g.transposed => gather::<T>(g, Image::of(out), Image::of(grad), weight.data_as::<T>(), None),
        0 => scatter::<T>(g, Image::of(out), Image::of(grad), weight.data_as::<T>(), None),
        1 => correlate::<T>(g, out.data_as::<T>(), Image::of(large), Image::of(small)),
        _ => {
            let positions = grad.sizes()[2..].iter().product::<i64>() as usize;
            sum_channels::<T>(out.data_as::<T>(), Image::of(grad), grad.sizes(), positions)
        }
    })
}

/// Addresses that threads share: each writes a part of its own.
struct Shared<T>(*mut T);
// SAFETY: the passes below give every thread a disjoint part.
unsafe impl<T> Sync for Shared<T> {}

/// Multiply-adds of a pass, in nanoseconds.
fn cost<T: Gemm>(g: &Geometry) -> usize {
    let sums = g.small_channels * g.large_channels * g.window();
    (g.batch * g.groups * g.positions()).saturating_mul(sums) / T::RATE
}

/// Whether windows are single elements, so that the image is its own matrix of columns.
fn pointlike<T>(g: &Geometry, large: &Image<T>) -> bool {
    let [depth, height, width] = g.large;
    let [z, y, x] = large.steps;
    g.kernel == [1; 3]
        && g.stride == [1; 3]
        && g.padding == [0; 3]
        && (height == 1 || y == width as isize * x)
        && (depth == 1 || z == (height * width) as isize * x)
}

/// The weight of a group: one row per small channel.
fn weight_of<T>(g: &Geometry, weight: *mut T, group: usize) -> Place<T> {
    let row = g.large_channels * g.window();
    Place { at: weight.wrapping_add(group * g.small_channels * row), row: row as isize, col: 1 }
}

/// small = weight · columns(large) + bias.
fn gather<T: Sample>(
    g: &Geometry,
    small: Image<T>,
    large: Image<T>,
    weight: *mut T,
    bias: Option<*mut T>,
) -> Result<()> {
    let (rows, positions) = (g.large_channels * g.window(), g.positions());
    let direct = pointlike(g, &large);
    let width = block_width(rows, positions, if direct { 4 * BLOCK } else { BLOCK });
    let blocks = positions.div_ceil(width);
    let (weight, bias) = (Shared(weight), Shared(bias.unwrap_or(std::ptr::null_mut())));
    for_each_chunk(g.batch * g.groups * blocks, 1, cost::<T>(g), |range| {
        let (weight, bias) = (&weight, &bias);
        for index in range {
            let (rest, block) = (index / blocks, index % blocks);
            let (n, group) = (rest / g.groups, rest % g.groups);
            let start = block * width;
            let end = (start + width).min(positions);
            let image = large.channel(n, group * g.large_channels);
            let channel = group * g.small_channels;
            let out = Place { at: small.channel(n, channel).wrapping_add(start), row: small.channel, col: 1 };
            let init = (!bias.0.is_null())
                .then(|| (Place { at: bias.0.wrapping_add(channel), row: 1, col: 0 }, T::ONE));
            let multiply = |b: Place<T>| {
                let a = weight_of(g, weight.0, group);
                let tile =
                    Tile { m: g.small_channels, n: end - start, k: rows, out, a, b, init, alpha: T::ONE };
                // SAFETY: sizes and places agree with the geometry; the output is apart from the operands.
                unsafe { T::multiply(&tile) };
            };
            if direct {
                let at = image.wrapping_offset(start as isize * large.steps[2]);
                multiply(Place { at, row: large.channel, col: large.steps[2] });
                continue;
            }
            with_scratch::<T, _>(rows * (end - start), |columns| {
                let block = Block { geometry: g, channels: g.large_channels, positions: start..end };
                // SAFETY: the geometry is that of the image; the buffer holds the block.
                unsafe { block.gather(image, large.channel, large.steps, columns.as_mut_ptr()) };
                multiply(Place { at: columns.as_mut_ptr(), row: (end - start) as isize, col: 1 });
            });
        }
    })
}

fn block_width(rows: usize, positions: usize, elements: usize) -> usize {
    let width = (elements / rows.max(1)).max(16) / 16 * 16;
    width.min(positions).max(1)
}

/// large = columns⁻¹(weightᵀ · small) + bias: every thread owns some channels of an image.
fn scatter<T: Sample>(
    g: &Geometry,
    large: Image<T>,
    small: Image<T>,
    weight: *mut T,
    bias: Option<*mut T>,
) -> Result<()> {
    let (window, positions) = (g.window(), g.positions());
    let size: usize = g.large.iter().product();
    let block = channel_block(g);
    let blocks = g.large_channels.div_ceil(block);
    let (weight, bias) = (Shared(weight), Shared(bias.unwrap_or(std::ptr::null_mut())));
    for_each_chunk(g.batch * g.groups * blocks, 1, cost::<T>(g), |range| {
        let (weight, bias) = (&weight, &bias);
        for index in range {
            let (rest, first) = (index / blocks, index % blocks * block);
            let (n, group) = (rest / g.groups, rest % g.groups);
            let channels = block.min(g.large_channels - first);
            let channel = group * g.large_channels + first;
            for c in channel..channel + channels {
                // SAFETY: a row-major image; a bias has one element per channel.
                unsafe {
                    let value = if bias.0.is_null() { T::default() } else { bias.0.add(c).read() };
                    std::slice::from_raw_parts_mut(large.channel(n, c), size).fill(value);
                }
            }
            let rows = channels * window;
            let width = block_width(rows, positions, BLOCK);
            let from = weight_of(g, weight.0, group);
            let a = Place { at: from.at.wrapping_add(first * window), ..from }.transposed();
            with_scratch::<T, _>(rows * width, |columns| {
                for start in (0..positions).step_by(width) {
                    let end = (start + width).min(positions);
                    let image = small.channel(n, group * g.small_channels).wrapping_add(start);
                    let b = Place { at: image, row: small.channel, col: 1 };
                    let out = Place { at: columns.as_mut_ptr(), row: (end - start) as isize, col: 1 };
                    let tile = Tile {
                        m: rows,
                        n: end - start,
                        k: g.small_channels,
                        out,
                        a,
                        b,
                        init: None,
                        alpha: T::ONE,
                    };
                    let part = Block { geometry: g, channels, positions: start..end };
                    // SAFETY: sizes and places agree with the geometry; these channels are this thread's.
                    unsafe {
                        T::multiply(&tile);
                        part.scatter(large.channel(n, channel), large.channel, large.steps, columns.as_ptr());
                    }
                }
            });
        }
    })
}

/// Channels that one thread takes: enough blocks for threads, each large enough for a product.
fn channel_block(g: &Geometry) -> usize {
    (32 / g.window()).max(g.large_channels.div_ceil(8)).clamp(1, g.large_channels.max(1))
}

/// weight = Σ small · columns(large)ᵀ over all images: every thread owns the weights of some large channels.
fn correlate<T: Sample>(g: &Geometry, weight: *mut T, large: Image<T>, small: Image<T>) -> Result<()> {
    let (window, positions) = (g.window(), g.positions());
    let block = channel_block(g);
    let blocks = g.large_channels.div_ceil(block);
    let weight = Shared(weight);
    for_each_chunk(g.groups * blocks, 1, cost::<T>(g), |range| {
        let weight = &weight;
        for index in range {
            let (group, first) = (index / blocks, index % blocks * block);
            let channels = block.min(g.large_channels - first);
            let rows = channels * window;
            let width = block_width(rows, positions, BLOCK);
            let to = weight_of(g, weight.0, group);
            let out = Place { at: to.at.wrapping_add(first * window), ..to };
            let mut init = None;
            let mut add = |a: Place<T>, columns: *mut T, count: usize| {
                let b = Place { at: columns, row: 1, col: count as isize };
                let tile = Tile { m: g.small_channels, n: rows, k: count, out, a, b, init, alpha: T::ONE };
                // SAFETY: sizes and places agree with the geometry; these weights are this thread's.
                unsafe { T::multiply(&tile) };
                init = Some((out, T::ONE));
            };
            with_scratch::<T, _>(rows * width, |columns| {
                for n in 0..g.batch {
                    for start in (0..positions).step_by(width) {
                        let end = (start + width).min(positions);
                        let image = large.channel(n, group * g.large_channels + first);
                        let part = Block { geometry: g, channels, positions: start..end };
                        // SAFETY: the geometry is that of the image; the buffer holds the block.
                        unsafe { part.gather(image, large.channel, large.steps, columns.as_mut_ptr()) };
                        let at = small.channel(n, group * g.small_channels).wrapping_add(start);
                        add(Place { at, row: small.channel, col: 1 }, columns.as_mut_ptr(), end - start);
                    }
                }
                if g.batch * positions == 0 {
                    add(out, columns.as_mut_ptr(), 0);
                }
            });
        }
    })
}

/// Sums over everything but channels, of a row-major image.
fn sum_channels<T: Sample>(out: *mut T, image: Image<T>, sizes: &[i64], positions: usize) -> Result<()> {
    let (batch, channels) = (sizes[0] as usize, sizes[1] as usize);
    let out = Shared(out);
    for_each_chunk(channels, 1, batch * channels * positions / 4, |range| {
        let out = &out;
        for c in range {
            let mut lanes = [T::default(); 16];
            for n in 0..batch {
                // SAFETY: a row-major image.
                let line = unsafe { std::slice::from_raw_parts(image.channel(n, c), positions) };
                for part in line.chunks(16) {
                    part.iter().zip(&mut lanes).for_each(|(x, lane)| *lane = lane.plus(*x));
                }
            }
            let sum = lanes.into_iter().fold(T::default(), T::plus);
            // SAFETY: one element per channel.
            unsafe { out.0.add(c).write(sum) };
        }
    })
}
