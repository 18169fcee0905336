//! Elementwise operations that are another one under a second name, and conj.

use crate::dispatch::arg::{Arg, FromOutputs, Operand};
use crate::error::Result;
use crate::scalar::{Dim, Real, Scalar};
use crate::tensor::Tensor;

/// A number as an argument.
fn number(s: Scalar) -> Arg<'static> {
    match s {
        Scalar::Bool(x) => Arg::Bool(x),
        Scalar::Int(x) => Arg::Int(Dim::new(x)),
        Scalar::Float(x) => Arg::Float(Real::new(x)),
        Scalar::Complex(x) => Arg::Complex(x),
    }
}

macro_rules! unary_aliases {
    ($($name:ident $of:literal;)*) => { $(
        /// See the schema.
        pub fn $name(self_: &Tensor) -> Result<Tensor> {
            Tensor::from_outputs(forward!(concat!("aten::", $of), &[Arg::Tensor(self_)])?)
        }
    )* };
}
unary_aliases! {
    absolute "abs";
    arccos "acos";
    arcsin "asin";
    arctan "atan";
    arccosh "acosh";
    arcsinh "asinh";
    arctanh "atanh";
    negative "neg";
    fix "trunc";
}

macro_rules! binary_aliases {
    ($($name:ident $of:literal ($($p:ident)?);)*) => { $(
        /// See the schema.
        pub fn $name(self_: &Tensor, other: Operand<'_> $(, $p: Scalar)?) -> Result<Tensor> {
            let outputs = match other {
                Operand::Tensor(t) => forward!(
                    concat!("aten::", $of, ".Tensor"), &[Arg::Tensor(self_), Arg::Tensor(t) $(, number($p))?]),
                Operand::Scalar(s) => forward!(
                    concat!("aten::", $of, ".Scalar"), &[Arg::Tensor(self_), number(s) $(, number($p))?]),
            };
            Tensor::from_outputs(outputs?)
        }
    )* };
}
binary_aliases! {
    subtract "sub" (alpha);
    multiply "mul" ();
    divide "div" ();
    true_divide "div" ();
    greater "gt" ();
    greater_equal "ge" ();
    less "lt" ();
    less_equal "le" ();
    not_equal "ne" ();
}

/// See the schema.
pub fn arctan2(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    Tensor::from_outputs(forward!("aten::atan2", &[Arg::Tensor(self_), Arg::Tensor(other)])?)
}

/// A real tensor is its own conjugate.
pub fn conj(self_: &Tensor) -> Result<Tensor> {
    if !self_.dtype().is_complex() {
        return Ok(self_.clone());
    }
    Tensor::from_outputs(forward!("aten::conj_physical", &[Arg::Tensor(self_)])?)
}
