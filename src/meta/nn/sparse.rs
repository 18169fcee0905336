//! Shapes of what is looked up by class or by row: negative log likelihood and embeddings; padding and folding.

use smallvec::SmallVec;

use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::meta::nn::Geometry;
use crate::shape::{Sizes, show};
use crate::tensor::Tensor;

/// How a loss is reduced, as numbers in schemas.
pub const NONE: i64 = 0;
pub const MEAN: i64 = 1;

/// Classes are the second dimension, or the only one.
fn check_targets(input: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64) -> Result<i64> {
    let (sizes, targets) = (input.sizes(), target.sizes());
    if sizes.is_empty() {
        return Err(Error::shape("needs an input with a dimension of classes, got a 0-dim tensor"));
    }
    let axis = usize::from(sizes.len() > 1);
    let rest: Sizes = sizes.iter().enumerate().filter(|(i, _)| *i != axis).map(|(_, n)| *n).collect();
    if *rest != *targets {
        return Err(Error::shape(format!(
            "an input of shape {} needs targets of shape {}, got {}",
            show(sizes),
            show(&rest),
            show(targets)
        )));
    }
    if !matches!(target.dtype(), DType::Int64 | DType::UInt8) {
        return Err(Error::dtype(format!("targets must be int64 class indices, got {}", target.dtype())));
    }
    if !input.dtype().is_float() {
        return Err(Error::unsupported_dtype(input.dtype(), "floating point"));
    }
    if let Some(w) = weight {
        if w.sizes() != [sizes[axis]] {
            return Err(Error::shape(format!(
                "weight must have one value for each of the {} classes, got shape {}",
                sizes[axis],
                show(w.sizes())
            )));
        }
        if w.dtype() != input.dtype() {
            return Err(Error::dtype(format!(
                "weight must have the input's dtype {}, got {}",
                input.dtype(),
                w.dtype()
            )));
        }
    }
    if !(0..=2).contains(&reduction) {
        return Err(Error::value(format!(
            "reduction must be 0 (none), 1 (mean) or 2 (sum), got {reduction}"
        )));
    }
    Ok(sizes[axis])
}

/// The loss and the sum of the weights of the targets.
pub fn nll_loss_forward(
    input: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: i64,
    _ignore_index: i64,
) -> Result<Spec> {
    check_targets(input, target, weight, reduction)?;
    let sizes = if reduction == NONE { target.sizes() } else { &[] };
    let of = |sizes: &[i64]| TensorSpec::new(sizes, input.dtype(), input.device());
    let outputs = SmallVec::from_vec(vec![of(sizes), of(&[])]);
    Ok(Spec { outputs, compute: input.dtype(), extra: () })
}

/// The gradient of the input.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn nll_loss_backward(
    grad: &Tensor,
    input: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: i64,
    _ignore_index: i64,
    _total_weight: &Tensor,
) -> Result<Spec> {
    check_targets(input, target, weight, reduction)?;
    let wanted = if reduction == NONE { target.sizes() } else { &[] };
    if grad.sizes() != wanted {
        return Err(Error::shape(format!(
            "the gradient must have shape {}, got {}",
            show(wanted),
            show(grad.sizes())
        )));
    }
    Ok(Spec::one(TensorSpec::new(input.sizes(), input.dtype(), input.device()), input.dtype()))
}

fn check_indices(indices: &Tensor) -> Result<()> {
    match indices.dtype() {
        DType::Int64 | DType::Int32 => Ok(()),
        other => Err(Error::dtype(format!("indices must be int64 or int32, got {other}"))),
    }
}

/// Rows of `weight`, one for each index.
pub fn embedding(weight: &Tensor, indices: &Tensor, _: i64, _: bool, _: bool) -> Result<Spec> {
    check_indices(indices)?;
    if weight.ndim() != 2 {
        return Err(Error::shape(format!(
            "weight must be a matrix (2-D), got shape {}",
            show(weight.sizes())
        )));
    }
    let mut sizes = Sizes::from_slice(indices.sizes());
    sizes.push(weight.sizes()[1]);
    crate::shape::numel(&sizes)?;
    Ok(Spec::one(TensorSpec::new(&sizes, weight.dtype(), weight.device()), weight.dtype()))
}

/// The gradient of `weight`.
pub fn embedding_dense_backward(
    grad: &Tensor,
    indices: &Tensor,
    num_weights: i64,
    _padding_idx: i64,
    _scale_grad_by_freq: bool,
) -> Result<Spec> {
    check_indices(indices)?;
    let (sizes, wanted) = (grad.sizes(), indices.sizes());
    if sizes.len() != wanted.len() + 1 || !sizes.starts_with(wanted) {
        return Err(Error::shape(format!(
            "indices of shape {} do not belong to a gradient of shape {}",
            show(wanted),
            show(sizes)
        )));
    }
    let out = [num_weights, sizes[sizes.len() - 1]];
    crate::shape::numel(&out)?;
    Ok(Spec::one(TensorSpec::new(&out, grad.dtype(), grad.device()), grad.dtype()))
}

/// Sizes after padding, pairs from the last dimension on; negative amounts crop.
pub fn constant_pad_nd(self_: &Tensor, pad: &[i64], _value: crate::scalar::Scalar) -> Result<Spec> {
    let mut sizes = Sizes::from_slice(self_.sizes());
    if !pad.len().is_multiple_of(2) || pad.len() / 2 > sizes.len() {
        return Err(Error::shape(format!(
            "pad needs pairs, at most one for each of the {} dimensions, got {}",
            sizes.len(),
            show(pad)
        )));
    }
    for (i, pair) in pad.chunks_exact(2).enumerate() {
        let d = sizes.len() - 1 - i;
        let size = sizes[d].checked_add(pair[0]).and_then(|n| n.checked_add(pair[1]));
        sizes[d] = match size {
            Some(n) if n >= 0 => n,
            _ => {
                return Err(Error::shape(format!(
                    "padding dimension {d} of size {} by {} and {} gives no valid size",
                    sizes[d], pair[0], pair[1]
                )));
            }
        };
    }
    Ok(Spec::one(TensorSpec::new(&sizes, self_.dtype(), self_.device()), self_.dtype()))
}

fn pair(name: &str, values: &[i64], least: i64) -> Result<[i64; 2]> {
    let both = match *values {
        [one] => [one; 2],
        [a, b] => [a, b],
        _ => return Err(Error::shape(format!("{name} needs 1 or 2 values, got {}", show(values)))),
    };
    if both.iter().any(|x| !(least..1 << 31).contains(x)) {
        return Err(Error::value(format!("{name} must be at least {least}, got {}", show(values))));
    }
    Ok(both)
}

/// The windows of an image of `image` rows and columns.
fn folding(
    image: [i64; 2],
    kernel: &[i64],
    dilation: &[i64],
    padding: &[i64],
    stride: &[i64],
) -> Result<Geometry> {
    let (kernel, dilation) = (pair("kernel_size", kernel, 1)?, pair("dilation", dilation, 1)?);
    let (padding, stride) = (pair("padding", padding, 0)?, pair("stride", stride, 1)?);
    let mut small = [0; 2];
    for i in 0..2 {
        let room = image[i] + 2 * padding[i] - dilation[i] * (kernel[i] - 1) - 1;
        if room < 0 {
            return Err(Error::shape(format!(
                "a window of {} with dilation {} does not fit into size {} with padding {}",
                kernel[i], dilation[i], image[i], padding[i]
            )));
        }
        small[i] = room / stride[i] + 1;
    }
    let three = |x: [i64; 2], absent: usize| [absent, x[0] as usize, x[1] as usize];
    Ok(Geometry {
        batch: 1,
        groups: 1,
        large_channels: 1,
        small_channels: 1,
        large: three(image, 1),
        small: three(small, 1),
        kernel: three(kernel, 1),
        stride: three(stride, 1),
        padding: three(padding, 0),
        dilation: three(dilation, 1),
        transposed: false,
    })
}

/// Windows as columns: `[batch, channels * window, positions]`.
pub fn im2col(
    self_: &Tensor,
    kernel_size: &[i64],
    dilation: &[i64],
    padding: &[i64],
    stride: &[i64],
) -> Result<Spec<Geometry>> {
    let sizes = self_.sizes();
    if !(3..=4).contains(&sizes.len()) || sizes[sizes.len() - 3..].contains(&0) {
        return Err(Error::shape(format!(
            "needs an image [channels, height, width] or a batch of images, got shape {}",
            show(sizes)
        )));
    }
    let image = [sizes[sizes.len() - 2], sizes[sizes.len() - 1]];
    let mut g = folding(image, kernel_size, dilation, padding, stride)?;
    g.large_channels = sizes[sizes.len() - 3] as usize;
    let rows = sizes[sizes.len() - 3]
        .checked_mul(g.window() as i64)
        .ok_or_else(|| Error::shape("the columns have more than 2^63 elements"))?;
    let mut out = Sizes::from_slice(&sizes[..sizes.len() - 3]);
    g.batch = out.first().map_or(1, |n| *n as usize);
    out.extend([rows, g.positions() as i64]);
    Ok(Spec::one(TensorSpec::new(&out, self_.dtype(), self_.device()), self_.dtype()).with(g))
}

/// Columns added up into images: the transpose of `im2col`.
pub fn col2im(
    self_: &Tensor,
    output_size: &[i64],
    kernel_size: &[i64],
    dilation: &[i64],
    padding: &[i64],
    stride: &[i64],
) -> Result<Spec<Geometry>> {
    let sizes = self_.sizes();
    let image = pair("output_size", output_size, 1)?;
    let mut g = folding(image, kernel_size, dilation, padding, stride)?;
    let fits = (2..=3).contains(&sizes.len())
        && sizes[sizes.len() - 2] % g.window() as i64 == 0
        && sizes[sizes.len() - 1] == g.positions() as i64;
    if !fits {
        return Err(Error::shape(format!(
            "needs columns of shape [batch, channels * {}, {}], got {}",
            g.window(),
            g.positions(),
            show(sizes)
        )));
    }
    g.large_channels = sizes[sizes.len() - 2] as usize / g.window();
    let mut out = Sizes::from_slice(&sizes[..sizes.len() - 2]);
    g.batch = out.first().map_or(1, |n| *n as usize);
    out.extend([g.large_channels as i64, image[0], image[1]]);
    crate::shape::numel(&out)?;
    Ok(Spec::one(TensorSpec::new(&out, self_.dtype(), self_.device()), self_.dtype()).with(g))
}
