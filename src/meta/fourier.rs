//! Shapes and dtypes of Fourier transforms.

use crate::dispatch::structured::{Spec, TensorSpec};
use crate::error::{Error, Result};
use crate::shape::wrap_dim;
use crate::tensor::Tensor;

/// `_fft_c2c`.
///
/// # Errors
/// `DType` unless complex, `Index`, `Runtime` for repeated dimensions and unknown normalisations.
pub fn c2c(self_: &Tensor, dim: &[i64], normalization: i64, _forward: bool) -> Result<Spec> {
    if !self_.dtype().is_complex() {
        return Err(Error::unsupported_dtype(self_.dtype(), "complex"));
    }
    let mut seen = Vec::with_capacity(dim.len());
    for d in dim {
        let d = wrap_dim(*d, self_.ndim())?;
        if seen.contains(&d) {
            return Err(Error::runtime(format!("dimension {d} is named twice")));
        }
        seen.push(d);
    }
    if !(0..=2).contains(&normalization) {
        return Err(Error::value(format!(
            "normalization must be 0 (none), 1 (by the root of the count) or 2 (by the count), got {normalization}"
        )));
    }
    let out = TensorSpec::new(self_.sizes(), self_.dtype(), self_.device());
    Ok(Spec::one(out, self_.dtype()))
}
