//! Elementwise kernels of the CPU.
//!
//! Each operation is an element function in one line of [`unary_ops!`](macros) or its sisters; `loops` applies it over
//! any layout and dtype. A kernel computes in `spec.compute`, mapped by [`native`]: half types in float32. Operands of
//! other dtypes, 0-dim tensors and numbers included, are cast on the way in.

#[macro_use]
mod macros;
mod loops;

mod activation;
mod arithmetic;
mod bitwise;
mod compare;
mod frexp;
mod rounding;
mod select;
mod special;
mod transcendental;

pub use activation::*;
pub use arithmetic::*;
pub use bitwise::*;
pub use compare::*;
pub use frexp::frexp;
pub use rounding::*;
pub use select::*;
pub use special::*;
pub use transcendental::*;

pub(crate) use loops::{Binary, Ternary, Unary, binary, drive, ternary, unary};

use crate::dispatch::arg::Operand;
use crate::dtype::{Complex64, DType, Element};
use crate::iter::Slot;
use crate::scalar::Scalar;
use crate::tensor::Tensor;

/// The dtype whose element functions compute for `dtype`.
pub(crate) fn native(dtype: DType) -> DType {
    match dtype {
        DType::Bool => DType::UInt8,
        d => d.accumulate(),
    }
}

/// The signed integer of the same size.
pub(crate) fn signless(dtype: DType) -> DType {
    match dtype {
        DType::UInt8 => DType::Int8,
        DType::UInt16 => DType::Int16,
        DType::UInt32 => DType::Int32,
        DType::UInt64 => DType::Int64,
        d => d,
    }
}

/// The 64-bit integer of the same kind.
pub(crate) fn long(dtype: DType) -> DType {
    match dtype {
        d if !d.is_integral() => d,
        d if d.is_signed() => DType::Int64,
        _ => DType::UInt64,
    }
}

/// A tensor or a number as an operand of a loop.
pub(crate) struct Held<'a> {
    tensor: Option<&'a Tensor>,
    // The number in each type that it may be read as.
    bool: bool,
    int: i64,
    float: f64,
    complex: Complex64,
    dtype: DType,
}

impl<'a> Held<'a> {
    pub(crate) fn new(operand: Operand<'a>) -> Self {
        let (tensor, value) = match operand {
            Operand::Tensor(t) => (Some(t), Scalar::Bool(false)),
            Operand::Scalar(s) => (None, s),
        };
        let dtype = value.dtype(DType::Float64);
        Held {
            tensor,
            bool: value.to_bool(),
            int: value.to_i64(),
            float: value.to_f64(),
            complex: value.cast(),
            dtype,
        }
    }
    pub(crate) fn slot(&self) -> Slot<'_> {
        match (self.tensor, self.dtype) {
            (Some(t), _) => Slot::tensor(t),
            (None, DType::Bool) => Slot::value(&self.bool),
            (None, DType::Int64) => Slot::value(&self.int),
            (None, DType::Float64) => Slot::value(&self.float),
            (None, _) => Slot::value(&self.complex),
        }
    }
    /// As one element of type `T`, when it is a number.
    pub(crate) fn number<T: Element>(&self) -> Option<T> {
        match (self.tensor, self.dtype) {
            (Some(_), _) => None,
            (None, DType::Bool) => Some(T::from_i64(self.bool as i64)),
            (None, DType::Int64) => Some(T::from_i64(self.int)),
            (None, DType::Float64) => Some(T::from_f64(self.float)),
            (None, _) => Some(T::from_complex(self.complex)),
        }
    }
}

/// [`binary`] over a tensor and a tensor or number.
pub(crate) fn binary_with<T: Element, F: Binary<T>>(
    out: &Tensor,
    x: &Tensor,
    y: Operand<'_>,
    cost: usize,
    op: F,
) -> crate::error::Result<()> {
    if let Operand::Tensor(y) = y {
        return binary(Slot::tensor(out), Slot::tensor(x), Slot::tensor(y), cost, op);
    }
    let held = Held::new(y);
    // A number is read in the loop's own type: no cast, no block.
    if let Some(number) = held.number::<T>() {
        return binary(Slot::tensor(out), Slot::tensor(x), Slot::value(&number), cost, op);
    }
    binary(Slot::tensor(out), Slot::tensor(x), held.slot(), cost, op)
}

/// A number that an element function takes besides elements.
pub(crate) trait Parameter: Copy {
    fn value(self) -> f64;
}
impl Parameter for f64 {
    fn value(self) -> f64 {
        self
    }
}
impl Parameter for Scalar {
    fn value(self) -> f64 {
        self.to_f64()
    }
}
