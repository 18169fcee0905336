//! Shapes of convolutions.
//!
//! A convolution and a transposed one are the same sums read two ways. [`Geometry`] therefore speaks of the *large*
//! image, which windows slide over, and the *small* one, which has one position per window: input and output of a
//! convolution, output and input of a transposed one. The weight is `[small channels, large channels per group,
//! kernel]` in both. One to three spatial dimensions; absent ones have size 1.

use crate::dispatch::arg::{Outputs, Value};
use crate::dispatch::structured::{Spec, TensorSpec};
use crate::error::{Error, Result};
use crate::shape::{Sizes, show};
use crate::tensor::Tensor;

#[derive(Clone, Debug)]
pub struct Geometry {
    pub batch: usize,
    pub groups: usize,
    /// Channels of one group.
    pub large_channels: usize,
    pub small_channels: usize,
    pub large: [usize; 3],
    pub small: [usize; 3],
    pub kernel: [usize; 3],
    pub stride: [usize; 3],
    pub padding: [usize; 3],
    pub dilation: [usize; 3],
    pub transposed: bool,
}

impl Geometry {
    /// Elements of the kernel.
    pub fn window(&self) -> usize {
        self.kernel.iter().product()
    }
    /// Positions of the small image.
    pub fn positions(&self) -> usize {
        self.small.iter().product()
    }
}

/// How windows move, as the operations take it.
struct Motion<'a> {
    stride: &'a [i64],
    padding: &'a [i64],
    dilation: &'a [i64],
    output_padding: &'a [i64],
}

fn each<'a>(name: &str, given: &'a [i64], dims: usize, least: i64) -> Result<std::borrow::Cow<'a, [i64]>> {
    if let Some(bad) = given.iter().find(|x| **x < least) {
        return Err(Error::value(format!("{name} must be at least {least}, got {bad} in {}", show(given))));
    }
    match given {
        [one] => Ok(vec![*one; dims].into()),
        all if all.len() == dims => Ok(all.into()),
        _ => Err(Error::shape(format!("{name} needs 1 or {dims} values, got {}", show(given)))),
    }
}

fn at(values: &[i64], i: usize, dims: usize, absent: i64) -> i64 {
    // Spatial dimensions fill the three from the right.
    (i + dims).checked_sub(3).map_or(absent, |i| values[i])
}

fn extent(kernel: i64, dilation: i64) -> Result<i64> {
    (kernel - 1)
        .checked_mul(dilation)
        .and_then(|x| x.checked_add(1))
        .ok_or_else(|| Error::shape(format!("a kernel of {kernel} with dilation {dilation} is too large")))
}

/// Size of the other image along one dimension.
fn moved(size: i64, m: &Motion<'_>, kernel: i64, d: usize, transposed: bool) -> Result<i64> {
    let extent = extent(kernel, m.dilation[d])?;
    let too_large = || Error::shape(format!("the convolution of a size {size} does not fit in 64 bits"));
    let around = m.padding[d].checked_mul(2).ok_or_else(too_large)?;
    if transposed {
        if m.output_padding[d] >= m.stride[d].max(m.dilation[d]) {
            return Err(Error::value(format!(
                "output_padding {} must be smaller than the stride {} or the dilation {}",
                m.output_padding[d], m.stride[d], m.dilation[d]
            )));
        }
        let stretched = (size - 1).checked_mul(m.stride[d]).and_then(|x| x.checked_add(extent));
        let out = stretched.and_then(|x| x.checked_add(m.output_padding[d])).ok_or_else(too_large)? - around;
        if out < 0 {
            return Err(Error::shape(format!("the output would have the negative size {out}")));
        }
        return Ok(out);
    }
    let padded = size.checked_add(around).ok_or_else(too_large)?;
    if padded < extent {
        return Err(Error::shape(format!(
            "the kernel spans {extent} elements (size {kernel}, dilation {}), the padded input only {padded}",
            m.dilation[d]
        )));
    }
    Ok((padded - extent) / m.stride[d] + 1)
}

fn check_ranks(input: &Tensor, weight: &Tensor) -> Result<usize> {
    let dims = weight.ndim().wrapping_sub(2);
    if !(1..=3).contains(&dims) || input.ndim() != weight.ndim() {
        return Err(Error::shape(format!(
            "needs an input of shape [batch, channels, ...] and a weight with one to three spatial dimensions, got {} and {}",
            show(input.sizes()),
            show(weight.sizes())
        )));
    }
    if input.dtype() != weight.dtype() {
        return Err(Error::dtype(format!(
            "input and weight must have the same dtype, got {} and {}",
            input.dtype(),
            weight.dtype()
        )));
    }
    Ok(dims)
}

fn check_channels(input: &Tensor, weight: &Tensor, transposed: bool, groups: i64) -> Result<(i64, i64)> {
    let (channels, w) = (input.sizes()[1], weight.sizes());
    if groups < 1 {
        return Err(Error::value(format!("groups must be at least 1, got {groups}")));
    }
    if w[0] % groups != 0 {
        return Err(Error::shape(format!(
            "the weight's first size {} must be divisible by groups={groups}",
            w[0]
        )));
    }
    let wanted = if transposed { Some(w[0]) } else { w[1].checked_mul(groups) };
    if wanted != Some(channels) {
        return Err(Error::shape(format!(
            "given groups={groups} and a weight of shape {}, the input must have {} channels, got {channels} in shape {}",
            show(w),
            wanted.unwrap_or(i64::MAX),
            show(input.sizes())
        )));
    }
    Ok((w[1], w[0] / groups))
}

fn geometry(
    input: &Tensor,
    weight: &Tensor,
    motion: &Motion<'_>,
    transposed: bool,
    groups: i64,
) -> Result<(Geometry, Sizes)> {
    let dims = check_ranks(input, weight)?;
    let (large_channels, small_channels) = check_channels(input, weight, transposed, groups)?;
    let (spatial, kernel) = (&input.sizes()[2..], &weight.sizes()[2..]);
    if kernel.contains(&0) {
        return Err(Error::shape(format!(
            "the kernel must not be empty, got weight {}",
            show(weight.sizes())
        )));
    }
    let channels = if transposed { large_channels * groups } else { small_channels * groups };
    let mut sizes = Sizes::from_slice(&[input.sizes()[0], channels]);
    for d in 0..dims {
        sizes.push(moved(spatial[d], motion, kernel[d], d, transposed)?);
    }
    let three = |values: &[i64], absent| [0, 1, 2].map(|i| at(values, i, dims, absent) as usize);
    let (large, small) = if transposed { (&sizes[2..], spatial) } else { (spatial, &sizes[2..]) };
    let geometry = Geometry {
        batch: input.sizes()[0] as usize,
        groups: groups as usize,
        large_channels: large_channels as usize,
        small_channels: small_channels as usize,
        large: three(large, 1),
        small: three(small, 1),
        kernel: three(kernel, 1),
        stride: three(motion.stride, 1),
        padding: three(motion.padding, 0),
        dilation: three(motion.dilation, 1),
        transposed,
    };
    Ok((geometry, sizes))
}

/// The output of a convolution.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn convolution(
    input: &Tensor,
    weight: &Tensor,
    bias: Option<&Tensor>,
    stride: &[i64],
    padding: &[i64],
    dilation: &[i64],
    transposed: bool,
    output_padding: &[i64],
    groups: i64,
) -> Result<Spec<Geometry>> {
    let dims = check_ranks(input, weight)?;
    let (stride, dilation) = (each("stride", stride, dims, 1)?, each("dilation", dilation, dims, 1)?);
    let padding = each("padding", padding, dims, 0)?;
    let output_padding = each("output_padding", output_padding, dims, 0)?;
    let motion =
        Motion { stride: &stride, padding: &padding, dilation: &dilation, output_padding: &output_padding };
    let (geometry, sizes) = geometry(input, weight, &motion, transposed, groups)?;
    if let Some(bias) = bias {
        if bias.sizes() != [sizes[1]] {
            return Err(Error::shape(format!(
                "the bias must have shape [{}], one value per output channel, got {}",
                sizes[1],
                show(bias.sizes())
            )));
        }
        if bias.dtype() != input.dtype() {
            return Err(Error::dtype(format!(
                "input and bias must have the same dtype, got {} and {}",
                input.dtype(),
                bias.dtype()
            )));
        }
    }
    let output = TensorSpec::new(&sizes, input.dtype(), input.device());
    Ok(Spec::one(output, input.dtype()).with(geometry))
}

/// The gradients' shapes: those of input, weight and bias, where `output_mask` asks for them.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn convolution_backward(
    grad_output: &Tensor,
    input: &Tensor,
    weight: &Tensor,
    _bias_sizes: Option<&[i64]>,
    stride: &[i64],
    padding: &[i64],
    dilation: &[i64],
    transposed: bool,
    output_padding: &[i64],
    groups: i64,
    output_mask: &[bool],
) -> Result<Outputs> {
    let spec =
        convolution(input, weight, None, stride, padding, dilation, transposed, output_padding, groups)?;
    if grad_output.sizes() != &*spec.outputs[0].sizes {
        return Err(Error::shape(format!(
            "the gradient must have the output's shape {}, got {}",
            show(&spec.outputs[0].sizes),
            show(grad_output.sizes())
        )));
    }
    let channels = [grad_output.sizes()[1]];
    let sizes: [&[i64]; 3] = [input.sizes(), weight.sizes(), &channels];
    if output_mask.len() != 3 {
        return Err(Error::value("output_mask needs three values"));
    }
    sizes
        .iter()
        .zip(output_mask)
        .map(|(sizes, wanted)| match wanted {
            true => Tensor::empty(sizes, input.dtype(), input.device()).map(Value::Tensor),
            // A placeholder, so that the others keep their places.
            false => Tensor::empty(&[0], input.dtype(), input.device()).map(Value::Tensor),
        })
        .collect()
}
