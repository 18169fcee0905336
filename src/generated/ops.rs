//! Made by `python -m schema.gen` from schema/ops; do not edit.
#![allow(unused_imports, clippy::too_many_arguments, clippy::useless_conversion, reason = "generated")]

use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::arg::{Arg, DimList, FromOutputs};
use crate::dispatch::call::call;
use crate::dispatch::registry::Operator;
use crate::dtype::DType;
use crate::error::Result;
use crate::generated::table::OPERATORS;
use crate::generator::Generator;
use crate::scalar::{Dim, Real, Scalar};
use crate::tensor::Tensor;

fn run<R: FromOutputs>(op: &'static Operator, args: &[Arg<'_>]) -> Result<R> {
    R::from_outputs(call(op, args)?)
}

/// `view`: The same elements under another shape, without a copy; one size may be -1.
pub fn view(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[0], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `transpose.int`: Swaps two dimensions.
pub fn transpose(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[1], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `permute`: Reorders the dimensions.
pub fn permute(self_: &Tensor, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[2], &[Arg::Tensor(self_), Arg::Ints(&dims.dims())])
}

/// `reshape`: The elements under another shape; a view where strides allow it, else a copy.
pub fn reshape(self_: &Tensor, shape: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[3], &[Arg::Tensor(self_), Arg::Ints(&shape.dims())])
}
