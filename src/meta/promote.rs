//! Which dtype operands of different dtypes meet in.
//!
//! PyTorch's rule: tensors with dimensions, 0-dim tensors and numbers form three classes; a class counts only where its
//! category (bool < integer < float < complex) is above that of the classes before it. A number's own dtype is int64,
//! the default float or complex dtype, or bool.

use crate::dispatch::arg::Operand;
use crate::dtype::{Category, DType, default_float};
use crate::error::{Error, Result};
use crate::tensor::Tensor;

/// The dtype of one operand by itself.
pub fn dtype_of(operand: Operand<'_>) -> DType {
    match operand {
        Operand::Tensor(t) => t.dtype(),
        Operand::Scalar(s) => s.dtype(default_float()),
    }
}

/// The dtype in which all operands meet.
pub fn result_type(operands: &[Operand<'_>]) -> DType {
    let mut classes: [Option<DType>; 3] = [None; 3];
    for operand in operands {
        let (class, dtype) = match operand {
            Operand::Tensor(t) if t.is_wrapped_number() => (2, number_dtype(t.dtype())),
            Operand::Tensor(t) if t.ndim() == 0 => (1, t.dtype()),
            Operand::Tensor(t) => (0, t.dtype()),
            Operand::Scalar(s) => (2, s.dtype(default_float())),
        };
        classes[class] = Some(classes[class].map_or(dtype, |d| d.promote(dtype)));
    }
    combine(classes[0], combine(classes[1], classes[2])).unwrap_or(DType::Float32)
}

/// A number that became a tensor counts as a number of the default precision.
fn number_dtype(dtype: DType) -> DType {
    match dtype.category() {
        Category::Float => default_float(),
        Category::Complex => default_float().to_complex(),
        _ => dtype,
    }
}

fn combine(higher: Option<DType>, lower: Option<DType>) -> Option<DType> {
    let (Some(h), Some(l)) = (higher, lower) else { return higher.or(lower) };
    Some(match (h.category(), l.category()) {
        (Category::Complex, _) => h,
        (Category::Float, Category::Complex) => h.to_complex(),
        (Category::Float, _) => h,
        (Category::Bool, _) | (_, Category::Float | Category::Complex) => h.promote(l),
        _ => h,
    })
}

/// Integers and bools become the default float.
pub fn to_float(dtype: DType) -> DType {
    if dtype.is_differentiable() { dtype } else { default_float() }
}

/// Two tensors, the usual case: no class to look at when the dtypes agree.
pub fn pair(self_: &Tensor, other: Operand<'_>) -> DType {
    match other {
        Operand::Tensor(t) if t.dtype() == self_.dtype() => t.dtype(),
        _ => result_type(&[Operand::Tensor(self_), other]),
    }
}

/// What an operation refuses.
#[derive(Clone, Copy)]
pub enum Refuses {
    Nothing,
    Bool,
    Complex,
    BoolAndComplex,
    /// Takes floating point only.
    NotFloat,
    /// Takes floating point and complex only.
    NotInexact,
    /// Takes integers only.
    NotInt,
    /// Takes integers and bool only.
    NotIntOrBool,
}

impl Refuses {
    /// # Errors
    /// `DType`, with what is allowed.
    pub fn check(self, dtype: DType) -> Result<DType> {
        let category = dtype.category();
        let (ok, allowed) = match self {
            Refuses::Nothing => (true, ""),
            Refuses::Bool => (category != Category::Bool, "integers, floating point, complex"),
            Refuses::Complex => (category != Category::Complex, "bool, integers, floating point"),
            Refuses::BoolAndComplex => {
                (matches!(category, Category::Int | Category::Float), "integers, floating point")
            }
            Refuses::NotFloat => (category == Category::Float, "floating point"),
            Refuses::NotInexact => (category >= Category::Float, "floating point, complex"),
            Refuses::NotInt => (category == Category::Int, "integers"),
            Refuses::NotIntOrBool => (category <= Category::Int, "bool, integers"),
        };
        if ok { Ok(dtype) } else { Err(Error::unsupported_dtype(dtype, allowed)) }
    }
}
