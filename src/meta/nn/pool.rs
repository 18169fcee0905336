//! Shapes of pooling: along each axis, a list of spans of the input, one for each output element.
//!
//! Fixed windows and adaptive ones differ only in how the spans are made, so the kernels know spans alone. One to
//! three spatial dimensions; absent ones have size 1.

use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::shape::{Sizes, show};
use crate::tensor::Tensor;

/// What one output element sees along an axis: `start`, `start + step`, … below `end`.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub start: usize,
    pub end: usize,
    pub step: usize,
    /// Elements that an average divides by.
    pub counted: usize,
}

#[derive(Clone, Debug)]
pub struct Pooling {
    /// Images times channels.
    pub planes: usize,
    pub input: [usize; 3],
    pub axes: [Vec<Span>; 3],
    /// Divides sums instead of the spans' own count.
    pub divisor: Option<i64>,
}

impl Pooling {
    /// Output elements of a plane.
    pub fn positions(&self) -> usize {
        self.axes.iter().map(Vec::len).product()
    }
    /// Input elements of a plane.
    pub fn plane(&self) -> usize {
        self.input.iter().product()
    }
}

/// Windows as the operations take them, one value per spatial dimension.
pub struct Window<'a> {
    pub kernel: &'a [i64],
    pub stride: &'a [i64],
    pub padding: &'a [i64],
    pub dilation: &'a [i64],
    pub ceil_mode: bool,
    pub count_include_pad: bool,
}

fn one_of(name: &str, values: &[i64], i: usize, dims: usize, least: i64) -> Result<i64> {
    if values.len() != 1 && values.len() != dims {
        return Err(Error::shape(format!("{name} needs 1 or {dims} values, got {}", show(values))));
    }
    let x = values[if values.len() == 1 { 0 } else { i }];
    if !(least..1 << 31).contains(&x) {
        return Err(Error::value(format!("{name} must be at least {least} and below 2^31, got {x}")));
    }
    Ok(x)
}

fn spans(size: i64, w: &Window<'_>, i: usize, dims: usize) -> Result<Vec<Span>> {
    let kernel = one_of("kernel_size", w.kernel, i, dims, 1)?;
    let stride = if w.stride.is_empty() { kernel } else { one_of("stride", w.stride, i, dims, 1)? };
    let padding = one_of("padding", w.padding, i, dims, 0)?;
    let dilation = one_of("dilation", w.dilation, i, dims, 1)?;
    let reach = (kernel - 1) * dilation + 1;
    if padding > reach / 2 {
        return Err(Error::value(format!(
            "padding must be at most half of what the kernel spans ({reach} elements), got {padding}"
        )));
    }
    let room = size + 2 * padding - reach;
    let mut count =
        if w.ceil_mode { (room + stride - 1).div_euclid(stride) } else { room.div_euclid(stride) } + 1;
    // The last window must begin inside the input or its left padding.
    if w.ceil_mode && (count - 1) * stride >= size + padding {
        count -= 1;
    }
    if count < 1 {
        return Err(Error::shape(format!(
            "a window that spans {reach} elements does not fit into size {size} with padding {padding}"
        )));
    }
    Ok((0..count)
        .map(|o| {
            let begin = o * stride - padding;
            let padded_end = (begin + kernel).min(size + padding);
            let start = if begin < 0 { begin + (-begin + dilation - 1) / dilation * dilation } else { begin };
            let end = (begin + reach).min(size).max(start);
            let counted =
                if w.count_include_pad { padded_end - begin } else { (padded_end.min(size) - start).max(0) };
            Span {
                start: start as usize,
                end: end as usize,
                step: dilation as usize,
                counted: counted as usize,
            }
        })
        .collect())
}

fn adaptive_spans(size: i64, count: i64) -> Result<Vec<Span>> {
    if !(0..1 << 31).contains(&count) || size.checked_mul(count.max(1)).is_none() {
        return Err(Error::value(format!("output_size must be at least 0 and below 2^31, got {count}")));
    }
    Ok((0..count)
        .map(|o| {
            let (start, end) = (o * size / count, ((o + 1) * size + count - 1) / count);
            Span { start: start as usize, end: end as usize, step: 1, counted: (end - start) as usize }
        })
        .collect())
}

/// Planes and spans of an input `[channels, ...]` or `[batch, channels, ...]`; the output's sizes.
fn pooling(
    input: &Tensor,
    dims: usize,
    mut axis: impl FnMut(i64, usize) -> Result<Vec<Span>>,
) -> Result<(Pooling, Sizes)> {
    let sizes = input.sizes();
    let lead = sizes.len().wrapping_sub(dims);
    if !(1..=2).contains(&lead) || sizes[sizes.len() - dims - 1..].contains(&0) {
        return Err(Error::shape(format!(
            "needs an input of {} or {} dimensions, none but the batch empty, got shape {}",
            dims + 1,
            dims + 2,
            show(sizes)
        )));
    }
    let mut out = Sizes::from_slice(&sizes[..lead]);
    let mut pooling = Pooling {
        planes: sizes[..lead].iter().product::<i64>() as usize,
        input: [1; 3],
        axes: [(); 3].map(|()| vec![Span { start: 0, end: 1, step: 1, counted: 1 }]),
        divisor: None,
    };
    for i in 0..dims {
        let spans = axis(sizes[lead + i], i)?;
        out.push(spans.len() as i64);
        pooling.input[3 - dims + i] = sizes[lead + i] as usize;
        pooling.axes[3 - dims + i] = spans;
    }
    crate::shape::numel(&out)?;
    Ok((pooling, out))
}

/// Fixed windows.
pub fn windows(input: &Tensor, dims: usize, w: &Window<'_>) -> Result<(Pooling, Sizes)> {
    pooling(input, dims, |size, i| spans(size, w, i, dims))
}

/// Windows that divide the input into `output_size` parts.
pub fn adaptive(input: &Tensor, output_size: &[i64]) -> Result<(Pooling, Sizes)> {
    pooling(input, output_size.len(), |size, i| adaptive_spans(size, output_size[i]))
}

fn check_real(t: &Tensor) -> Result<()> {
    if t.dtype().is_complex() || t.dtype() == DType::Bool {
        Err(Error::unsupported_dtype(t.dtype(), "integers, floating point"))
    } else {
        Ok(())
    }
}

fn with_indices(input: &Tensor, (pooling, sizes): (Pooling, Sizes)) -> Result<Spec<Pooling>> {
    check_real(input)?;
    let value = TensorSpec::new(&sizes, input.dtype(), input.device());
    let index = TensorSpec::new(&sizes, DType::Int64, input.device());
    let outputs = smallvec::SmallVec::from_vec(vec![value, index]);
    Ok(Spec { outputs, compute: input.dtype(), extra: pooling })
}

macro_rules! max_pools {
    ($($name:ident, $backward:ident, $adaptive:ident, $adaptive_backward:ident, $dims:literal;)*) => { $(
        /// Values and their positions in the plane.
        pub fn $name(input: &Tensor, kernel: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool) -> Result<Spec<Pooling>> {
            let w = Window { kernel, stride, padding, dilation, ceil_mode, count_include_pad: false };
            with_indices(input, windows(input, $dims, &w)?)
        }
        /// The gradient of the input.
        #[allow(clippy::too_many_arguments, reason = "the operation's")]
        pub fn $backward(grad: &Tensor, input: &Tensor, _: &[i64], _: &[i64], _: &[i64], _: &[i64], _: bool, indices: &Tensor) -> Result<Spec> {
            max_pool_backward(grad, input, indices, $dims)
        }
        /// The gradient of the input.
        pub fn $adaptive_backward(grad: &Tensor, input: &Tensor, indices: &Tensor) -> Result<Spec> {
            max_pool_backward(grad, input, indices, $dims)
        }
        /// Values and their positions in the plane.
        pub fn $adaptive(input: &Tensor, output_size: &[i64]) -> Result<Spec<Pooling>> {
            with_indices(input, adaptive(input, &all_dims(output_size, $dims)?)?)
        }
    )* };
}
max_pools!(
    max_pool2d_with_indices, max_pool2d_with_indices_backward, adaptive_max_pool2d, adaptive_max_pool2d_backward, 2;
    max_pool3d_with_indices, max_pool3d_with_indices_backward, adaptive_max_pool3d, adaptive_max_pool3d_backward, 3;
);

fn all_dims(sizes: &[i64], dims: usize) -> Result<Sizes> {
    (0..dims).map(|i| one_of("output_size", sizes, i, dims, 0)).collect()
}

fn averaged(
    input: &Tensor,
    (mut pooling, sizes): (Pooling, Sizes),
    divisor: Option<i64>,
) -> Result<Spec<Pooling>> {
    check_real(input)?;
    if divisor == Some(0) {
        return Err(Error::value("divisor_override must not be 0"));
    }
    pooling.divisor = divisor;
    let output = TensorSpec::new(&sizes, input.dtype(), input.device());
    Ok(Spec::one(output, input.dtype()).with(pooling))
}

/// The gradient of an input has its shape; that of the output must have the output's.
fn backward(grad: &Tensor, input: &Tensor, spec: Spec<Pooling>) -> Result<Spec<Pooling>> {
    if grad.sizes() != &*spec.outputs[0].sizes {
        return Err(Error::shape(format!(
            "the gradient must have the output's shape {}, got {}",
            show(&spec.outputs[0].sizes),
            show(grad.sizes())
        )));
    }
    let output = TensorSpec::new(input.sizes(), input.dtype(), input.device());
    Ok(Spec::one(output, input.dtype()).with(spec.extra))
}

macro_rules! averages {
    ($($name:ident, $backward:ident, $adaptive:ident, $adaptive_backward:ident, $dims:literal;)*) => { $(
        /// Means of windows.
        pub fn $name(input: &Tensor, kernel: &[i64], stride: &[i64], padding: &[i64], ceil_mode: bool, count_include_pad: bool, divisor: Option<i64>) -> Result<Spec<Pooling>> {
            let w = Window { kernel, stride, padding, dilation: &[1], ceil_mode, count_include_pad };
            averaged(input, windows(input, $dims, &w)?, divisor)
        }
        /// The gradient of the input.
        #[allow(clippy::too_many_arguments, reason = "the operation's")]
        pub fn $backward(grad: &Tensor, input: &Tensor, kernel: &[i64], stride: &[i64], padding: &[i64], ceil_mode: bool, count_include_pad: bool, divisor: Option<i64>) -> Result<Spec<Pooling>> {
            backward(grad, input, $name(input, kernel, stride, padding, ceil_mode, count_include_pad, divisor)?)
        }
        /// Means of as many windows as asked for.
        pub fn $adaptive(input: &Tensor, output_size: &[i64]) -> Result<Spec<Pooling>> {
            averaged(input, adaptive(input, &all_dims(output_size, $dims)?)?, None)
        }
        /// The gradient of the input.
        pub fn $adaptive_backward(grad: &Tensor, input: &Tensor) -> Result<Spec<Pooling>> {
            let output_size = &grad.sizes()[grad.ndim().saturating_sub($dims)..];
            backward(grad, input, $adaptive(input, output_size)?)
        }
    )* };
}
averages!(
    line_means, line_means_backward, adaptive_avg_pool1d, adaptive_avg_pool1d_backward, 1;
    avg_pool2d, avg_pool2d_backward, adaptive_avg_pool2d, adaptive_avg_pool2d_backward, 2;
    avg_pool3d, avg_pool3d_backward, adaptive_avg_pool3d, adaptive_avg_pool3d_backward, 3;
);

/// Means of windows of a line.
pub fn avg_pool1d(
    input: &Tensor,
    kernel: &[i64],
    stride: &[i64],
    padding: &[i64],
    ceil_mode: bool,
    count_include_pad: bool,
) -> Result<Spec<Pooling>> {
    line_means(input, kernel, stride, padding, ceil_mode, count_include_pad, None)
}

/// The gradient of the input.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn avg_pool1d_backward(
    grad: &Tensor,
    input: &Tensor,
    kernel: &[i64],
    stride: &[i64],
    padding: &[i64],
    ceil_mode: bool,
    count_include_pad: bool,
) -> Result<Spec<Pooling>> {
    line_means_backward(grad, input, kernel, stride, padding, ceil_mode, count_include_pad, None)
}

/// The gradient of what maxima were taken of: it goes where the indices point, in planes of `dims` dimensions.
fn max_pool_backward(grad: &Tensor, input: &Tensor, indices: &Tensor, dims: usize) -> Result<Spec> {
    if grad.sizes() != indices.sizes() || grad.ndim() != input.ndim() || input.ndim() < dims {
        return Err(Error::shape(format!(
            "gradient {}, indices {} and input {} do not belong together",
            show(grad.sizes()),
            show(indices.sizes()),
            show(input.sizes())
        )));
    }
    if indices.dtype() != DType::Int64 {
        return Err(Error::dtype(format!("the indices must be int64, got {}", indices.dtype())));
    }
    Ok(Spec::one(TensorSpec::new(input.sizes(), input.dtype(), input.device()), input.dtype()))
}
