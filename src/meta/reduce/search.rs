//! searchsorted, bucketize, isin, histc.

use super::{floating, ordered};
use crate::dispatch::arg::Operand;
use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::scalar::Scalar;
use crate::shape::{Sizes, show};
use crate::tensor::Tensor;

fn operand_dtype(x: Operand<'_>, other: Option<DType>) -> DType {
    match (x, other) {
        (Operand::Tensor(t), _) => t.dtype(),
        (Operand::Scalar(_), Some(d)) => d,
        (Operand::Scalar(s), None) => s.dtype(crate::dtype::default_float()),
    }
}
fn operand_sizes(x: Operand<'_>) -> Sizes {
    match x {
        Operand::Tensor(t) => Sizes::from_slice(t.sizes()),
        Operand::Scalar(_) => Sizes::new(),
    }
}

/// `searchsorted`.
pub fn searchsorted(
    sorted_sequence: &Tensor,
    self_: Operand<'_>,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
) -> Result<Spec> {
    let (sequence, sizes) = (sorted_sequence.sizes(), operand_sizes(self_));
    ordered(sorted_sequence)?;
    if sequence.is_empty() {
        return Err(Error::shape("the sorted sequence must have at least one dimension"));
    }
    let leading = sequence.len() - 1;
    if leading > 0 && (sizes.len() != sequence.len() || sizes[..leading] != sequence[..leading]) {
        return Err(Error::shape(format!(
            "the sorted sequence must have one dimension, or the leading sizes of the values; got {} and {}",
            show(sequence),
            show(&sizes)
        )));
    }
    match side {
        None | Some("left" | "right") => {}
        Some(other) => return Err(Error::value(format!("side must be 'left' or 'right', got '{other}'"))),
    }
    if right && side == Some("left") {
        return Err(Error::value("side='left' contradicts right=True"));
    }
    if operand_dtype(self_, Some(sorted_sequence.dtype())) != sorted_sequence.dtype() {
        return Err(Error::dtype(format!(
            "the values must have the dtype of the sorted sequence, {}, got {}",
            sorted_sequence.dtype(),
            operand_dtype(self_, None)
        )));
    }
    if let Some(s) = sorter
        && (s.sizes() != sequence || s.dtype() != DType::Int64)
    {
        return Err(Error::shape(format!(
            "sorter must be int64 with the shape of the sorted sequence, {}; got {} of shape {}",
            show(sequence),
            s.dtype(),
            show(s.sizes())
        )));
    }
    let d = if out_int32 { DType::Int32 } else { DType::Int64 };
    if out_int32 && sequence[leading] > i64::from(i32::MAX) {
        return Err(Error::value("the sorted sequence is too long for out_int32"));
    }
    Ok(Spec::one(TensorSpec::new(&sizes, d, sorted_sequence.device()), d))
}
/// `bucketize`.
pub fn bucketize(self_: Operand<'_>, boundaries: &Tensor, out_int32: bool, right: bool) -> Result<Spec> {
    if boundaries.ndim() != 1 {
        return Err(Error::shape(format!(
            "boundaries must have one dimension, got shape {}",
            show(boundaries.sizes())
        )));
    }
    searchsorted(boundaries, self_, out_int32, right, None, None)
}
/// `isin`.
pub fn isin(elements: Operand<'_>, test_elements: Operand<'_>, _: bool, _: bool) -> Result<Spec> {
    let ((Operand::Tensor(t), _) | (_, Operand::Tensor(t))) = (elements, test_elements) else {
        return Err(Error::type_("one of elements and test_elements must be a tensor"));
    };
    for x in [elements, test_elements] {
        if let Operand::Tensor(t) = x {
            ordered(t)?;
        }
    }
    let compute = operand_dtype(elements, None).promote(operand_dtype(test_elements, None));
    Ok(Spec::one(TensorSpec::new(&operand_sizes(elements), DType::Bool, t.device()), compute))
}
/// `histc`.
pub fn histc(self_: &Tensor, bins: i64, min: Scalar, max: Scalar) -> Result<Spec> {
    floating(self_)?;
    if bins <= 0 {
        return Err(Error::runtime(format!("bins must be positive, got {bins}")));
    }
    if min.to_f64() > max.to_f64() {
        return Err(Error::runtime(format!("max must not be less than min, got min={min}, max={max}")));
    }
    Ok(Spec::one(TensorSpec::new(&[bins], self_.dtype(), self_.device()), self_.dtype()))
}
