//! Views: each is a layout computed by `layout.rs` over the storage of its input, on any device.
//!
//! Nothing is read or written here; bounds are checked when the layout meets the storage.

use crate::error::{Error, Result};
use crate::shape::show;
use crate::tensor::Tensor;

pub fn view(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    match self_.layout().view(size)? {
        Some(layout) => self_.with_layout(layout),
        None => Err(Error::runtime(format!(
            "view size {} is not compatible with sizes {} and strides {}: at least one dimension spans memory that is not contiguous; use reshape",
            show(size),
            show(self_.sizes()),
            show(self_.strides())
        ))),
    }
}

pub fn transpose(self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    self_.with_layout(self_.layout().transpose(dim0, dim1)?)
}

pub fn permute(self_: &Tensor, dims: &[i64]) -> Result<Tensor> {
    self_.with_layout(self_.layout().permute(dims)?)
}
