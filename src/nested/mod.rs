//! Kernels of nested tensors: components of different sizes in one flat buffer.
//!
//! A nested tensor's storage holds its components one after the other, each row-major; the sizes are rows of
//! [`NestedSizes`](crate::tensor::NestedSizes). What is here stands in the table under `NestedTensorCPU`; every other
//! operation is an error that names itself and the key. Structure is compared by content, never by identity.

use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::arg::Operand;
use crate::dispatch::structured::copy_into;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::scalar::Scalar;
use crate::shape::show;
use crate::tensor::{NestedSizes, Tensor};

mod products;

pub use products::{matmul_backward, matmul_nested};

/// Sizes of the components of `t`.
///
/// # Errors
/// `Type` when it is not nested, naming which operand it is.
pub(crate) fn sizes_of<'a>(t: &'a Tensor, what: &str) -> Result<&'a NestedSizes> {
    t.nested().ok_or_else(|| {
        Error::type_(format!("{what} must be a nested tensor, got a tensor of shape {}", show(t.sizes())))
    })
}

fn same_structure(a: &Tensor, b: &Tensor) -> Result<()> {
    let (x, y) = (sizes_of(a, "self")?, sizes_of(b, "other")?);
    if x == y {
        return Ok(());
    }
    let first = x.sizes.iter().zip(&y.sizes).position(|(p, q)| p != q);
    Err(Error::shape(match first {
        Some(i) => format!(
            "component {i} has shape {} in one operand and {} in the other",
            show(&x.sizes[i]),
            show(&y.sizes[i])
        ),
        None => format!("the operands have {} and {} components", x.sizes.len(), y.sizes.len()),
    }))
}

/// The components as views of the buffer.
pub(crate) fn components(t: &Tensor, what: &str) -> Result<Vec<Tensor>> {
    let mut start = t.layout().offset();
    let mut out = Vec::new();
    for row in &sizes_of(t, what)?.sizes {
        let layout = Layout::contiguous(row)?.shifted(start);
        start += layout.numel();
        out.push(Tensor::over(t.storage().clone(), layout, t.dtype())?);
    }
    Ok(out)
}

/// A nested tensor with room for components of these sizes.
pub(crate) fn empty(sizes: &[Vec<i64>], dtype: DType, like: &Tensor) -> Result<Tensor> {
    let mut total: i64 = 0;
    for row in sizes {
        let n = crate::shape::numel(row)?;
        total = total
            .checked_add(n)
            .ok_or_else(|| Error::shape("the components have more than 2^63 elements together"))?;
    }
    let buffer = Tensor::empty(&[total], dtype, like.device())?;
    Tensor::nested_over(&buffer, sizes.to_vec())
}

/// Copies tensors of one rank, dtype and device into a nested tensor.
///
/// # Errors
/// `Value` for an empty list; `Shape`, `DType` naming the first component that differs.
pub fn nested_tensor_from_list(list: &[Tensor]) -> Result<Tensor> {
    let Some(first) = list.first() else {
        return Err(Error::value("a nested tensor needs at least one component"));
    };
    for (i, t) in list.iter().enumerate() {
        if t.nested().is_some() {
            return Err(Error::type_(format!("component {i} is itself nested: one level only")));
        }
        if t.ndim() != first.ndim() || t.ndim() == 0 {
            return Err(Error::shape(format!(
                "components must have one rank, at least 1: component 0 has shape {}, component {i} {}",
                show(first.sizes()),
                show(t.sizes())
            )));
        }
        if t.dtype() != first.dtype() {
            return Err(Error::dtype(format!(
                "components must have one dtype: component 0 is {}, component {i} {}",
                first.dtype(),
                t.dtype()
            )));
        }
    }
    let sizes: Vec<Vec<i64>> = list.iter().map(|t| t.sizes().to_vec()).collect();
    let out = empty(&sizes, first.dtype(), first)?;
    for (part, t) in components(&out, "result")?.iter().zip(list) {
        copy_into(part, t)?;
    }
    Ok(out)
}

/// The components as separate tensors that share the memory.
///
/// # Errors
/// `Index` for any dimension but 0.
pub fn unbind(self_: &Tensor, dim: i64) -> Result<Vec<Tensor>> {
    let rank = sizes_of(self_, "self")?.sizes.first().map_or(0, Vec::len) as i64 + 1;
    if dim != 0 && dim != -rank {
        return Err(Error::index(format!(
            "a nested tensor can be unbound along dimension 0 only, got {dim}"
        )));
    }
    components(self_, "self")
}

/// A dense tensor: every component in its corner, the rest filled with `padding`.
///
/// # Errors
/// `Shape` when `output_size` is too small or of another rank.
pub fn to_padded_tensor(self_: &Tensor, padding: f64, output_size: Option<&[i64]>) -> Result<Tensor> {
    let nested = sizes_of(self_, "self")?;
    let mut size = vec![nested.sizes.len() as i64];
    size.extend(largest(nested));
    if let Some(wanted) = output_size {
        if wanted.len() != size.len() || wanted.iter().zip(&size).any(|(w, n)| w < n) {
            return Err(Error::shape(format!(
                "output_size {} must be at least {} in every dimension",
                show(wanted),
                show(&size)
            )));
        }
        size = wanted.to_vec();
    }
    let out = Tensor::empty(&size, self_.dtype(), self_.device())?;
    let fill = Tensor::from_scalar(Scalar::Float(padding), self_.dtype(), self_.device())?;
    copy_into(&out, &fill)?;
    for (i, part) in components(self_, "self")?.iter().enumerate() {
        copy_into(&corner(&out, i as i64, part.sizes())?, part)?;
    }
    Ok(out)
}

/// The largest size of each dimension over all components.
fn largest(nested: &NestedSizes) -> Vec<i64> {
    let rank = nested.sizes.first().map_or(0, Vec::len);
    (0..rank).map(|d| nested.sizes.iter().map(|row| row[d]).max().unwrap_or(0)).collect()
}

fn corner(dense: &Tensor, i: i64, sizes: &[i64]) -> Result<Tensor> {
    let mut layout = dense.layout().select(0, i)?;
    for (d, n) in sizes.iter().enumerate() {
        layout = layout.narrow(d as i64, 0, *n)?;
    }
    dense.with_layout(layout)
}

/// The corners of a dense tensor that correspond to the components of `like`: the gradient of padding.
///
/// # Errors
/// `Shape` when the dense tensor is too small.
pub fn from_padded_like(padded: &Tensor, like: &Tensor) -> Result<Tensor> {
    let out = empty(&sizes_of(like, "like")?.sizes, padded.dtype(), like)?;
    for (i, part) in components(&out, "result")?.iter().enumerate() {
        copy_into(part, &corner(padded, i as i64, part.sizes())?)?;
    }
    Ok(out)
}

/// Gathers one gradient for each component; one that is absent is zero.
///
/// # Errors
/// `Shape` when a gradient has another shape than its component.
pub fn unbind_backward(grads: &[Option<Tensor>], self_: &Tensor) -> Result<Tensor> {
    let out = filled(self_, 0.0)?;
    for (i, (part, g)) in components(&out, "result")?.iter().zip(grads).enumerate() {
        if let Some(g) = g {
            if g.sizes() != part.sizes() {
                return Err(Error::shape(format!(
                    "gradient {i} has shape {}, component {}",
                    show(g.sizes()),
                    show(part.sizes())
                )));
            }
            copy_into(part, g)?;
        }
    }
    Ok(out)
}

/// The flat buffer of a nested tensor, without history.
fn buffer(t: &Tensor) -> Result<Tensor> {
    Tensor::over(t.storage().clone(), t.layout().clone(), t.dtype())
}

/// A copy in memory of its own.
///
/// # Errors
/// `OutOfMemory`.
pub fn clone(self_: &Tensor, _format: Option<MemoryFormat>) -> Result<Tensor> {
    let out = empty(&sizes_of(self_, "self")?.sizes, self_.dtype(), self_)?;
    copy_into(&buffer(&out)?, &buffer(self_)?)?;
    Ok(out)
}

/// The same memory without history.
///
/// # Errors
/// None.
pub fn detach(self_: &Tensor) -> Result<Tensor> {
    Ok(self_.alias())
}

fn filled(self_: &Tensor, value: f64) -> Result<Tensor> {
    let out = empty(&sizes_of(self_, "self")?.sizes, self_.dtype(), self_)?;
    let fill = Tensor::from_scalar(Scalar::Float(value), self_.dtype(), self_.device())?;
    copy_into(&buffer(&out)?, &fill)?;
    Ok(out)
}

/// What `*_like` functions take besides the tensor; a nested result has the input's dtype and device.
fn plain_options(dtype: Option<DType>, device: Option<Device>, like: &Tensor) -> Result<()> {
    if dtype.is_some_and(|d| d != like.dtype()) || device.is_some_and(|d| d != like.device()) {
        return Err(Error::value("another dtype or device is not available for nested tensors"));
    }
    Ok(())
}

/// Ones with the structure of `self_`.
///
/// # Errors
/// `Value` for another dtype or device.
pub fn ones_like(
    self_: &Tensor,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin: Option<bool>,
    _format: Option<MemoryFormat>,
) -> Result<Tensor> {
    plain_options(dtype, device, self_)?;
    filled(self_, 1.0)
}

/// Zeros with the structure of `self_`.
///
/// # Errors
/// `Value` for another dtype or device.
pub fn zeros_like(
    self_: &Tensor,
    dtype: Option<DType>,
    _layout: Option<MemoryLayout>,
    device: Option<Device>,
    _pin: Option<bool>,
    _format: Option<MemoryFormat>,
) -> Result<Tensor> {
    plain_options(dtype, device, self_)?;
    filled(self_, 0.0)
}

/// The sum of two nested tensors of one structure, or of one and a number.
///
/// # Errors
/// `Shape` naming the first component that differs; `Type` for a dense tensor.
pub fn add(self_: &Tensor, other: Operand<'_>, alpha: Scalar) -> Result<Tensor> {
    let a = buffer(self_)?;
    let sum = match other {
        Operand::Tensor(other) => {
            same_structure(self_, other)?;
            crate::generated::ops::add(&a, &buffer(other)?, alpha)?
        }
        Operand::Scalar(x) => {
            let x = Tensor::from_scalar(x, self_.dtype(), self_.device())?;
            crate::generated::ops::add(&a, &x, alpha)?
        }
    };
    Tensor::nested_over(&sum, sizes_of(self_, "self")?.sizes.clone())
}
