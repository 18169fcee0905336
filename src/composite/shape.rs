//! Composites of the shape family.

use crate::device::MemoryFormat;
use crate::dispatch::arg::{Arg, FromOutputs};
use crate::dispatch::call::call;
use crate::dispatch::registry::find;
use crate::error::Result;
use crate::generated::ops;
use crate::scalar::Dim;
use crate::shape::Sizes;
use crate::tensor::Tensor;

/// A view where strides allow it, else a contiguous copy under the new shape.
///
/// # Errors
/// `Shape` when the element counts differ.
pub fn reshape(self_: &Tensor, shape: &[Dim]) -> Result<Tensor> {
    let plain: Sizes = shape.iter().map(|d| d.value).collect();
    if self_.layout().view(&plain)?.is_some() {
        return ops::view(self_, shape);
    }
    let clone = find("aten::clone")?;
    let copy = call(clone, &[Arg::Tensor(self_), Arg::MemoryFormat(MemoryFormat::Contiguous)])?;
    ops::view(&Tensor::from_outputs(copy)?, shape)
}
