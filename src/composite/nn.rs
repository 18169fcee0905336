//! Composites of the nn family that run in every step of a network: convolution, pooling, normalisation, likelihood.

use smallvec::SmallVec;

use crate::composite::reduce::cast;
use crate::dispatch::sizes::size;
use crate::error::{Error, Result};
use crate::generated::ops;
use crate::scalar::{Dim, Real};
use crate::shape::show;
use crate::tensor::Tensor;

type Dims = SmallVec<[Dim; 6]>;

/// Runs `f` on an input with a batch; one without gets a batch of one, which the result loses again.
fn with_batch(input: &Tensor, dims: usize, f: impl FnOnce(&Tensor) -> Result<Tensor>) -> Result<Tensor> {
    if input.ndim() == dims + 2 {
        return f(input);
    }
    if input.ndim() != dims + 1 {
        return Err(Error::shape(format!(
            "needs an input of {} dimensions (without a batch) or {}, got shape {}",
            dims + 1,
            dims + 2,
            show(input.sizes())
        )));
    }
    ops::squeeze_dim(&f(&ops::unsqueeze(input, 0)?)?, 0)
}

fn repeated(values: &[Dim], dims: usize) -> Dims {
    if values.len() == 1 { Dims::from_elem(values[0], dims) } else { Dims::from_slice(values) }
}

struct Convolution<'a> {
    dims: usize,
    input: &'a Tensor,
    weight: &'a Tensor,
    bias: Option<&'a Tensor>,
    stride: &'a [Dim],
    dilation: &'a [Dim],
    groups: Dim,
}

impl Convolution<'_> {
    fn run(&self, padding: &[Dim], transposed: bool, output_padding: &[Dim]) -> Result<Tensor> {
        let (stride, dilation) = (repeated(self.stride, self.dims), repeated(self.dilation, self.dims));
        let (padding, extra) = (repeated(padding, self.dims), repeated(output_padding, self.dims));
        with_batch(self.input, self.dims, |input| {
            let (weight, bias) = (self.weight, self.bias);
            ops::convolution(
                input,
                weight,
                bias,
                &*stride,
                &*padding,
                &*dilation,
                transposed,
                &*extra,
                self.groups,
            )
        })
    }

    /// `same`: as much padding as keeps the size; an odd rest goes to the end.
    fn padded(&self, padding: &str) -> Result<Tensor> {
        let zero = [Dim::new(0)];
        match padding {
            "valid" => return self.run(&zero, false, &zero),
            "same" => {}
            other => {
                return Err(Error::value(format!(
                    "padding must be 'valid', 'same' or numbers, got '{other}'"
                )));
            }
        }
        if self.weight.ndim() != self.dims + 2 {
            return self.run(&zero, false, &zero);
        }
        if self.stride.iter().any(|s| s.value != 1) {
            return Err(Error::value("padding='same' is not possible with a stride"));
        }
        let dilation = repeated(self.dilation, self.dims);
        let (mut low, mut rest, mut odd) = (Dims::new(), Dims::new(), false);
        for d in 0..self.dims {
            let total = size(self.weight, d + 2).sub(1)?.mul(dilation[d])?;
            let half = total.floordiv(2)?;
            let more = total.sub(half.mul(2)?)?;
            odd |= more.value != 0;
            low.push(half);
            rest.push(more);
        }
        if !odd {
            return self.run(&low, false, &zero);
        }
        let pairs: Dims = rest.iter().rev().flat_map(|more| [Dim::new(0), *more]).collect();
        let input = ops::constant_pad_nd(self.input, &*pairs, crate::scalar::Scalar::Int(0))?;
        Convolution { input: &input, ..*self }.run(&low, false, &zero)
    }
}

macro_rules! convolutions {
    ($($plain:ident, $padded:ident, $transposed:ident, $dims:literal;)*) => { $(
        /// A convolution, with or without a batch.
        ///
        /// # Errors
        /// `Shape`, `Value`, `DType` when the operands do not fit.
        pub fn $plain(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[Dim], padding: &[Dim], dilation: &[Dim], groups: Dim) -> Result<Tensor> {
            Convolution { dims: $dims, input, weight, bias, stride, dilation, groups }.run(padding, false, &[Dim::new(0)])
        }
        /// A convolution with padding by name.
        ///
        /// # Errors
        /// As above.
        pub fn $padded(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[Dim], padding: &str, dilation: &[Dim], groups: Dim) -> Result<Tensor> {
            Convolution { dims: $dims, input, weight, bias, stride, dilation, groups }.padded(padding)
        }
        /// A transposed convolution, with or without a batch.
        ///
        /// # Errors
        /// As above.
        #[allow(clippy::too_many_arguments, reason = "the operation's")]
        pub fn $transposed(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[Dim], padding: &[Dim], output_padding: &[Dim], groups: Dim, dilation: &[Dim]) -> Result<Tensor> {
            Convolution { dims: $dims, input, weight, bias, stride, dilation, groups }.run(padding, true, output_padding)
        }
    )* };
}
convolutions!(
    conv1d, conv1d_padding, conv_transpose1d, 1;
    conv2d, conv2d_padding, conv_transpose2d, 2;
    conv3d, conv3d_padding, conv_transpose3d, 3;
);

/// Maxima of windows in two dimensions.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
pub fn max_pool2d(
    self_: &Tensor,
    kernel_size: &[Dim],
    stride: &[Dim],
    padding: &[Dim],
    dilation: &[Dim],
    ceil_mode: bool,
) -> Result<Tensor> {
    Ok(ops::max_pool2d_with_indices(self_, kernel_size, stride, padding, dilation, ceil_mode)?.0)
}

/// Maxima of windows in three dimensions.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
pub fn max_pool3d(
    self_: &Tensor,
    kernel_size: &[Dim],
    stride: &[Dim],
    padding: &[Dim],
    dilation: &[Dim],
    ceil_mode: bool,
) -> Result<Tensor> {
    Ok(ops::max_pool3d_with_indices(self_, kernel_size, stride, padding, dilation, ceil_mode)?.0)
}

/// A line is an image of one row.
fn as_image(values: &[Dim], absent: i64) -> Dims {
    let mut out = Dims::from_elem(Dim::new(absent), 1);
    out.extend_from_slice(values);
    if values.is_empty() { values.into() } else { out }
}

/// Maxima of windows of a line, and where they are.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
pub fn max_pool1d_with_indices(
    self_: &Tensor,
    kernel_size: &[Dim],
    stride: &[Dim],
    padding: &[Dim],
    dilation: &[Dim],
    ceil_mode: bool,
) -> Result<(Tensor, Tensor)> {
    if !(2..=3).contains(&self_.ndim()) {
        return Err(Error::shape(format!(
            "needs an input of 2 or 3 dimensions, got {}",
            show(self_.sizes())
        )));
    }
    let image = ops::unsqueeze(self_, -2)?;
    let (kernel, stride) = (as_image(kernel_size, 1), as_image(stride, 1));
    let (padding, dilation) = (as_image(padding, 0), as_image(dilation, 1));
    let (values, indices) =
        ops::max_pool2d_with_indices(&image, &*kernel, &*stride, &*padding, &*dilation, ceil_mode)?;
    Ok((ops::squeeze_dim(&values, -2)?, ops::squeeze_dim(&indices, -2)?))
}

/// Maxima of windows of a line.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
pub fn max_pool1d(
    self_: &Tensor,
    kernel_size: &[Dim],
    stride: &[Dim],
    padding: &[Dim],
    dilation: &[Dim],
    ceil_mode: bool,
) -> Result<Tensor> {
    Ok(max_pool1d_with_indices(self_, kernel_size, stride, padding, dilation, ceil_mode)?.0)
}

/// Maxima of as many windows of a line as asked for.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
pub fn adaptive_max_pool1d(self_: &Tensor, output_size: &[Dim]) -> Result<(Tensor, Tensor)> {
    if !(2..=3).contains(&self_.ndim()) {
        return Err(Error::shape(format!(
            "needs an input of 2 or 3 dimensions, got {}",
            show(self_.sizes())
        )));
    }
    let image = ops::unsqueeze(self_, -2)?;
    let (values, indices) = ops::adaptive_max_pool2d(&image, &*as_image(output_size, 1))?;
    Ok((ops::squeeze_dim(&values, -2)?, ops::squeeze_dim(&indices, -2)?))
}

/// Batch normalisation with the statistics used; in training the running ones move.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_batch_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
    momentum: Real,
    eps: Real,
) -> Result<(Tensor, Tensor, Tensor)> {
    let given = [weight, bias, running_mean, running_var].into_iter().flatten().next();
    let kept = given.map_or(input.dtype(), |t| t.dtype());
    let (out, mean, invstd) =
        normalized(input, weight, bias, running_mean, running_var, training, momentum, eps)?;
    Ok((out, cast(&mean, Some(kept))?, cast(&invstd, Some(kept))?))
}

/// The statistics are as wide as they were computed.
fn normalized(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
    momentum: Real,
    eps: Real,
) -> Result<(Tensor, Tensor, Tensor)> {
    if !training {
        return ops::_batch_norm(input, weight, bias, running_mean, running_var, false, eps);
    }
    let results = ops::_batch_norm(input, weight, bias, None, None, true, eps)?;
    if let (Some(mean), Some(var)) = (running_mean, running_var) {
        let mut count = size(input, 0);
        for d in 2..input.ndim() {
            count = count.mul(size(input, d))?;
        }
        ops::_batch_norm_update_(mean, var, &results.1, &results.2, momentum, eps, count)?;
    }
    Ok(results)
}

/// Batch normalisation.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn batch_norm(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: Option<&Tensor>,
    running_var: Option<&Tensor>,
    training: bool,
    momentum: Real,
    eps: Real,
    _cudnn_enabled: bool,
) -> Result<Tensor> {
    if input.numel() == 0 && input.ndim() < 2 {
        // Nothing has no channels; the parameters stay part of the graph.
        let mut out = ops::clone(input, None)?;
        if let Some(weight) = weight.filter(|w| w.numel() > 0) {
            out = ops::mul(&out, &ops::select(weight, 0, 0)?)?;
        }
        if let Some(bias) = bias.filter(|b| b.numel() > 0) {
            out = ops::add(&out, &ops::select(bias, 0, 0)?, 1)?;
        }
        return Ok(out);
    }
    Ok(normalized(input, weight, bias, running_mean, running_var, training, momentum, eps)?.0)
}

/// Layer normalisation.
///
/// # Errors
/// `Shape`, `DType`.
pub fn layer_norm(
    input: &Tensor,
    normalized_shape: &[Dim],
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    eps: Real,
    _cudnn_enable: bool,
) -> Result<Tensor> {
    Ok(ops::native_layer_norm(input, normalized_shape, weight, bias, eps)?.0)
}

/// Group normalisation.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
pub fn group_norm(
    input: &Tensor,
    num_groups: Dim,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    eps: Real,
    _cudnn_enabled: bool,
) -> Result<Tensor> {
    if input.ndim() < 2 {
        return Err(Error::shape(format!(
            "needs an input [batch, channels, ...], got {}",
            show(input.sizes())
        )));
    }
    let mut rest = Dim::new(1);
    for d in 2..input.ndim() {
        rest = rest.mul(size(input, d))?;
    }
    let (n, c) = (size(input, 0), size(input, 1));
    Ok(ops::native_group_norm(input, weight, bias, n, c, rest, num_groups, eps)?.0)
}

/// The negative log likelihood.
///
/// # Errors
/// `Shape`, `DType`, `Index` for a target that is no class.
pub fn nll_loss(
    self_: &Tensor,
    target: &Tensor,
    weight: Option<&Tensor>,
    reduction: Dim,
    ignore_index: Dim,
) -> Result<Tensor> {
    Ok(ops::nll_loss_forward(self_, target, weight, reduction, ignore_index)?.0)
}

/// `native_batch_norm` with running statistics.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn native_batch_norm_legit(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    running_mean: &Tensor,
    running_var: &Tensor,
    training: bool,
    momentum: Real,
    eps: Real,
) -> Result<(Tensor, Tensor, Tensor)> {
    let running = (Some(running_mean), Some(running_var));
    native_batch_norm(input, weight, bias, running.0, running.1, training, momentum, eps)
}

/// `native_batch_norm` without running statistics.
///
/// # Errors
/// `Shape`, `Value`, `DType`.
pub fn native_batch_norm_without(
    input: &Tensor,
    weight: Option<&Tensor>,
    bias: Option<&Tensor>,
    training: bool,
    momentum: Real,
    eps: Real,
) -> Result<(Tensor, Tensor, Tensor)> {
    native_batch_norm(input, weight, bias, None, None, training, momentum, eps)
}
