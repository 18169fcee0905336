//! Made by `python -m schema.gen` from schema/ops; do not edit.
#![allow(
    unused_imports,
    non_snake_case,
    clippy::too_many_arguments,
    clippy::useless_conversion,
    reason = "generated"
)]

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

/// `index.Tensor`: `self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy.
pub fn index(self_: &Tensor, indices: &[Option<Tensor>]) -> Result<Tensor> {
    run(&OPERATORS[0], &[Arg::Tensor(self_), Arg::OptTensors(indices)])
}

/// `index.out`: `self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy.
pub fn index_out(self_: &Tensor, indices: &[Option<Tensor>], out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1], &[Arg::Tensor(self_), Arg::OptTensors(indices), Arg::Tensor(out)])
}

/// `_unsafe_index.Tensor`: As `index`; the bounds are checked here as well.
pub fn _unsafe_index(self_: &Tensor, indices: &[Option<Tensor>]) -> Result<Tensor> {
    run(&OPERATORS[2], &[Arg::Tensor(self_), Arg::OptTensors(indices)])
}

/// `index_put`: `self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.
pub fn index_put(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[3],
        &[Arg::Tensor(self_), Arg::OptTensors(indices), Arg::Tensor(values), Arg::Bool(accumulate)],
    )
}

/// `index_put_`: `self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.
pub fn index_put_(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[4],
        &[Arg::Tensor(self_), Arg::OptTensors(indices), Arg::Tensor(values), Arg::Bool(accumulate)],
    )
}

/// `index_put.out`: `self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.
pub fn index_put_out(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[5],
        &[
            Arg::Tensor(self_),
            Arg::OptTensors(indices),
            Arg::Tensor(values),
            Arg::Bool(accumulate),
            Arg::Tensor(out),
        ],
    )
}

/// `_unsafe_index_put`: As `index_put`; the bounds are checked here as well.
pub fn _unsafe_index_put(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[6],
        &[Arg::Tensor(self_), Arg::OptTensors(indices), Arg::Tensor(values), Arg::Bool(accumulate)],
    )
}

/// `_unsafe_index_put.out`: As `index_put`; the bounds are checked here as well.
pub fn _unsafe_index_put_out(
    self_: &Tensor,
    indices: &[Option<Tensor>],
    values: &Tensor,
    accumulate: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[7],
        &[
            Arg::Tensor(self_),
            Arg::OptTensors(indices),
            Arg::Tensor(values),
            Arg::Bool(accumulate),
            Arg::Tensor(out),
        ],
    )
}

/// `index_select`: Slices of `self` along `dim`, in the order of `index`.
pub fn index_select(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[8], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index)])
}

/// `index_select.out`: Slices of `self` along `dim`, in the order of `index`.
pub fn index_select_out(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[9], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(out)])
}

/// `gather`: One element for each index: along `dim` the one that it names, elsewhere at its own place.
pub fn gather(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, sparse_grad: bool) -> Result<Tensor> {
    run(
        &OPERATORS[10],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Bool(sparse_grad)],
    )
}

/// `gather.out`: One element for each index: along `dim` the one that it names, elsewhere at its own place.
pub fn gather_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    sparse_grad: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[11],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Bool(sparse_grad),
            Arg::Tensor(out),
        ],
    )
}

/// `scatter.src`: `self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.
pub fn scatter(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[12], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src)])
}

/// `scatter_.src`: `self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.
pub fn scatter_(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[13], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src)])
}

/// `scatter.out`: `self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.
pub fn scatter_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[14],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src), Arg::Tensor(out)],
    )
}

/// `scatter.value`: `self` with `value` at the places along `dim` that `index` names.
pub fn scatter_value(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[15],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::from(value.into())],
    )
}

/// `scatter_.value`: `self` with `value` at the places along `dim` that `index` names.
pub fn scatter_value_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[16],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::from(value.into())],
    )
}

/// `scatter.value_out`: `self` with `value` at the places along `dim` that `index` names.
pub fn scatter_value_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[17],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `scatter.reduce`: As `scatter`, values adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_reduce(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
) -> Result<Tensor> {
    run(
        &OPERATORS[18],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src), Arg::Str(reduce)],
    )
}

/// `scatter_.reduce`: As `scatter`, values adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_reduce_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
) -> Result<Tensor> {
    run(
        &OPERATORS[19],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src), Arg::Str(reduce)],
    )
}

/// `scatter.reduce_out`: As `scatter`, values adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_reduce_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[20],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(src),
            Arg::Str(reduce),
            Arg::Tensor(out),
        ],
    )
}

/// `scatter.value_reduce`: As `scatter` with a number, adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_value_reduce(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    reduce: &str,
) -> Result<Tensor> {
    run(
        &OPERATORS[21],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Str(reduce),
        ],
    )
}

/// `scatter_.value_reduce`: As `scatter` with a number, adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_value_reduce_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    reduce: &str,
) -> Result<Tensor> {
    run(
        &OPERATORS[22],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Str(reduce),
        ],
    )
}

/// `scatter.value_reduce_out`: As `scatter` with a number, adding to (`reduce="add"`) or multiplying (`"multiply"`) what is there.
pub fn scatter_value_reduce_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    reduce: &str,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[23],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Str(reduce),
            Arg::Tensor(out),
        ],
    )
}

/// `scatter_add`: `self` plus the elements of `src` at the places along `dim` that `index` names.
pub fn scatter_add(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[24], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src)])
}

/// `scatter_add_`: `self` plus the elements of `src` at the places along `dim` that `index` names.
pub fn scatter_add_(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[25], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src)])
}

/// `scatter_add.out`: `self` plus the elements of `src` at the places along `dim` that `index` names.
pub fn scatter_add_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[26],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(src), Arg::Tensor(out)],
    )
}

/// `scatter_reduce.two`: Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.
pub fn scatter_reduce_two(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    include_self: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[27],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(src),
            Arg::Str(reduce),
            Arg::Bool(include_self),
        ],
    )
}

/// `scatter_reduce_.two`: Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.
pub fn scatter_reduce_two_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    include_self: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[28],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(src),
            Arg::Str(reduce),
            Arg::Bool(include_self),
        ],
    )
}

/// `scatter_reduce.out`: Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.
pub fn scatter_reduce_out_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    src: &Tensor,
    reduce: &str,
    include_self: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[29],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(src),
            Arg::Str(reduce),
            Arg::Bool(include_self),
            Arg::Tensor(out),
        ],
    )
}

/// `index_add`: `self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.
pub fn index_add(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[30],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::from(alpha.into()),
        ],
    )
}

/// `index_add_`: `self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.
pub fn index_add_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[31],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::from(alpha.into()),
        ],
    )
}

/// `index_add.out`: `self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.
pub fn index_add_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[32],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `index_copy`: `self` with each slice of `source` in place of the slice along `dim` that `index` names.
pub fn index_copy(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[33], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(source)])
}

/// `index_copy_`: `self` with each slice of `source` in place of the slice along `dim` that `index` names.
pub fn index_copy_(self_: &Tensor, dim: impl Into<Dim>, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[34], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(source)])
}

/// `index_copy.out`: `self` with each slice of `source` in place of the slice along `dim` that `index` names.
pub fn index_copy_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[35],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Tensor(out),
        ],
    )
}

/// `index_fill.int_Scalar`: `self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.
pub fn index_fill(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[36],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::from(value.into())],
    )
}

/// `index_fill_.int_Scalar`: `self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.
pub fn index_fill_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[37],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::from(value.into())],
    )
}

/// `index_fill.out`: `self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.
pub fn index_fill_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[38],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::from(value.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `index_fill.int_Tensor`: As with a number, the value being a 0-dim tensor.
pub fn index_fill_int_tensor(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[39], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(value)])
}

/// `index_fill_.int_Tensor`: As with a number, the value being a 0-dim tensor.
pub fn index_fill_int_tensor_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[40], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(value)])
}

/// `index_fill.int_Tensor_out`: As with a number, the value being a 0-dim tensor.
pub fn index_fill_int_tensor_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    value: &Tensor,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[41],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(index), Arg::Tensor(value), Arg::Tensor(out)],
    )
}

/// `index_reduce`: Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.
pub fn index_reduce(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    reduce: &str,
    include_self: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[42],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Str(reduce),
            Arg::Bool(include_self),
        ],
    )
}

/// `index_reduce_`: Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.
pub fn index_reduce_(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    reduce: &str,
    include_self: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[43],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Str(reduce),
            Arg::Bool(include_self),
        ],
    )
}

/// `index_reduce.out`: Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.
pub fn index_reduce_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    index: &Tensor,
    source: &Tensor,
    reduce: &str,
    include_self: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[44],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Str(reduce),
            Arg::Bool(include_self),
            Arg::Tensor(out),
        ],
    )
}

/// `take`: Elements by their number in row-major order; negative ones count from the end.
pub fn take(self_: &Tensor, index: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[45], &[Arg::Tensor(self_), Arg::Tensor(index)])
}

/// `take.out`: Elements by their number in row-major order; negative ones count from the end.
pub fn take_out(self_: &Tensor, index: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[46], &[Arg::Tensor(self_), Arg::Tensor(index), Arg::Tensor(out)])
}

/// `put`: `self` with `source` at elements named by their number in row-major order; with `accumulate`, added.
pub fn put(self_: &Tensor, index: &Tensor, source: &Tensor, accumulate: bool) -> Result<Tensor> {
    run(&OPERATORS[47], &[Arg::Tensor(self_), Arg::Tensor(index), Arg::Tensor(source), Arg::Bool(accumulate)])
}

/// `put_`: `self` with `source` at elements named by their number in row-major order; with `accumulate`, added.
pub fn put_(self_: &Tensor, index: &Tensor, source: &Tensor, accumulate: bool) -> Result<Tensor> {
    run(&OPERATORS[48], &[Arg::Tensor(self_), Arg::Tensor(index), Arg::Tensor(source), Arg::Bool(accumulate)])
}

/// `put.out`: `self` with `source` at elements named by their number in row-major order; with `accumulate`, added.
pub fn put_out(
    self_: &Tensor,
    index: &Tensor,
    source: &Tensor,
    accumulate: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[49],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(index),
            Arg::Tensor(source),
            Arg::Bool(accumulate),
            Arg::Tensor(out),
        ],
    )
}

/// `masked_select`: The elements where `mask` is true, in row-major order; both broadcast.
pub fn masked_select(self_: &Tensor, mask: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[50], &[Arg::Tensor(self_), Arg::Tensor(mask)])
}

/// `masked_select.out`: The elements where `mask` is true, in row-major order; both broadcast.
pub fn masked_select_out(self_: &Tensor, mask: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[51], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(out)])
}

/// `masked_scatter`: `self` with the first elements of `source`, in order, where `mask` is true.
pub fn masked_scatter(self_: &Tensor, mask: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[52], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(source)])
}

/// `masked_scatter_`: `self` with the first elements of `source`, in order, where `mask` is true.
pub fn masked_scatter_(self_: &Tensor, mask: &Tensor, source: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[53], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(source)])
}

/// `masked_scatter.out`: `self` with the first elements of `source`, in order, where `mask` is true.
pub fn masked_scatter_out(self_: &Tensor, mask: &Tensor, source: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[54], &[Arg::Tensor(self_), Arg::Tensor(mask), Arg::Tensor(source), Arg::Tensor(out)])
}

/// `nonzero`: Coordinates of the elements that are not 0, one row for each, in row-major order.
pub fn nonzero(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[55], &[Arg::Tensor(self_)])
}

/// `nonzero.out`: Coordinates of the elements that are not 0, one row for each, in row-major order.
pub fn nonzero_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[56], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `nonzero_static`: As `nonzero`, cut or filled up to `size` rows.
pub fn nonzero_static(self_: &Tensor, size: impl Into<Dim>, fill_value: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[57], &[Arg::Tensor(self_), Arg::Int(size.into()), Arg::Int(fill_value.into())])
}

/// `nonzero_static.out`: As `nonzero`, cut or filled up to `size` rows.
pub fn nonzero_static_out(
    self_: &Tensor,
    size: impl Into<Dim>,
    fill_value: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[58],
        &[Arg::Tensor(self_), Arg::Int(size.into()), Arg::Int(fill_value.into()), Arg::Tensor(out)],
    )
}

/// `flip`: Reverses dimensions `dims`; a copy.
pub fn flip(self_: &Tensor, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[61], &[Arg::Tensor(self_), Arg::Ints(&dims.dims())])
}

/// `flip.out`: Reverses dimensions `dims`; a copy.
pub fn flip_out(self_: &Tensor, dims: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[62], &[Arg::Tensor(self_), Arg::Ints(&dims.dims()), Arg::Tensor(out)])
}

/// `roll`: Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`.
pub fn roll(self_: &Tensor, shifts: impl DimList, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[67], &[Arg::Tensor(self_), Arg::Ints(&shifts.dims()), Arg::Ints(&dims.dims())])
}

/// `roll.out`: Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`.
pub fn roll_out(self_: &Tensor, shifts: impl DimList, dims: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(
        &OPERATORS[68],
        &[Arg::Tensor(self_), Arg::Ints(&shifts.dims()), Arg::Ints(&dims.dims()), Arg::Tensor(out)],
    )
}

/// `repeat`: The tensor again and again, `repeats[d]` times along each dimension.
pub fn repeat(self_: &Tensor, repeats: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[69], &[Arg::Tensor(self_), Arg::Ints(&repeats.dims())])
}

/// `repeat.out`: The tensor again and again, `repeats[d]` times along each dimension.
pub fn repeat_out(self_: &Tensor, repeats: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[70], &[Arg::Tensor(self_), Arg::Ints(&repeats.dims()), Arg::Tensor(out)])
}

/// `repeat_interleave.Tensor`: The number `i`, `repeats[i]` times, for each `i`.
pub fn repeat_interleave(repeats: &Tensor, output_size: Option<Dim>) -> Result<Tensor> {
    run(&OPERATORS[72], &[Arg::Tensor(repeats), output_size.into()])
}

/// `repeat_interleave.out`: The number `i`, `repeats[i]` times, for each `i`.
pub fn repeat_interleave_out(repeats: &Tensor, output_size: Option<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[73], &[Arg::Tensor(repeats), output_size.into(), Arg::Tensor(out)])
}

/// `select_scatter`: `self` with `src` in place of `self.select(dim, index)`.
pub fn select_scatter(
    self_: &Tensor,
    src: &Tensor,
    dim: impl Into<Dim>,
    index: impl Into<Dim>,
) -> Result<Tensor> {
    run(&OPERATORS[78], &[Arg::Tensor(self_), Arg::Tensor(src), Arg::Int(dim.into()), Arg::Int(index.into())])
}

/// `select_scatter.out`: `self` with `src` in place of `self.select(dim, index)`.
pub fn select_scatter_out(
    self_: &Tensor,
    src: &Tensor,
    dim: impl Into<Dim>,
    index: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[79],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(dim.into()),
            Arg::Int(index.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `slice_scatter`: `self` with `src` in place of a slice.
pub fn slice_scatter(
    self_: &Tensor,
    src: &Tensor,
    dim: impl Into<Dim>,
    start: Option<Dim>,
    end: Option<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[80],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(dim.into()),
            start.into(),
            end.into(),
            Arg::Int(step.into()),
        ],
    )
}

/// `slice_scatter.out`: `self` with `src` in place of a slice.
pub fn slice_scatter_out(
    self_: &Tensor,
    src: &Tensor,
    dim: impl Into<Dim>,
    start: Option<Dim>,
    end: Option<Dim>,
    step: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[81],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(dim.into()),
            start.into(),
            end.into(),
            Arg::Int(step.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `diagonal_scatter`: `self` with `src` in place of a diagonal.
pub fn diagonal_scatter(
    self_: &Tensor,
    src: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[82],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(offset.into()),
            Arg::Int(dim1.into()),
            Arg::Int(dim2.into()),
        ],
    )
}

/// `diagonal_scatter.out`: `self` with `src` in place of a diagonal.
pub fn diagonal_scatter_out(
    self_: &Tensor,
    src: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[83],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Int(offset.into()),
            Arg::Int(dim1.into()),
            Arg::Int(dim2.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `as_strided_scatter`: `self`, row-major, with `src` in place of a strided part, which must not overlap itself.
pub fn as_strided_scatter(
    self_: &Tensor,
    src: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[84],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Ints(&size.dims()),
            Arg::Ints(&stride.dims()),
            storage_offset.into(),
        ],
    )
}

/// `as_strided_scatter.out`: `self`, row-major, with `src` in place of a strided part, which must not overlap itself.
pub fn as_strided_scatter_out(
    self_: &Tensor,
    src: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[85],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(src),
            Arg::Ints(&size.dims()),
            Arg::Ints(&stride.dims()),
            storage_offset.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `diag_embed`: Zeros with `self` on a diagonal over two new dimensions.
pub fn diag_embed(
    self_: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[86],
        &[Arg::Tensor(self_), Arg::Int(offset.into()), Arg::Int(dim1.into()), Arg::Int(dim2.into())],
    )
}

/// `diag_embed.out`: Zeros with `self` on a diagonal over two new dimensions.
pub fn diag_embed_out(
    self_: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[87],
        &[
            Arg::Tensor(self_),
            Arg::Int(offset.into()),
            Arg::Int(dim1.into()),
            Arg::Int(dim2.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `cat`: Tensors one after the other along `dim`; one-dimensional empty ones are skipped.
pub fn cat(tensors: &[Tensor], dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[95], &[Arg::Tensors(tensors), Arg::Int(dim.into())])
}

/// `cat.out`: Tensors one after the other along `dim`; one-dimensional empty ones are skipped.
pub fn cat_out(tensors: &[Tensor], dim: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[96], &[Arg::Tensors(tensors), Arg::Int(dim.into()), Arg::Tensor(out)])
}

/// `stack`: Tensors of one shape along a new dimension.
pub fn stack(tensors: &[Tensor], dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[97], &[Arg::Tensors(tensors), Arg::Int(dim.into())])
}

/// `stack.out`: Tensors of one shape along a new dimension.
pub fn stack_out(tensors: &[Tensor], dim: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[98], &[Arg::Tensors(tensors), Arg::Int(dim.into()), Arg::Tensor(out)])
}

/// `mm`: The product of two matrices.
pub fn mm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[130], &[Arg::Tensor(self_), Arg::Tensor(mat2)])
}

/// `mm.out`: The product of two matrices.
pub fn mm_out(self_: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[131], &[Arg::Tensor(self_), Arg::Tensor(mat2), Arg::Tensor(out)])
}

/// `bmm`: The products of two batches of matrices, pair by pair.
pub fn bmm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[132], &[Arg::Tensor(self_), Arg::Tensor(mat2)])
}

/// `bmm.out`: The products of two batches of matrices, pair by pair.
pub fn bmm_out(self_: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[133], &[Arg::Tensor(self_), Arg::Tensor(mat2), Arg::Tensor(out)])
}

/// `mv`: The product of a matrix and a vector.
pub fn mv(self_: &Tensor, vec: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[134], &[Arg::Tensor(self_), Arg::Tensor(vec)])
}

/// `mv.out`: The product of a matrix and a vector.
pub fn mv_out(self_: &Tensor, vec: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[135], &[Arg::Tensor(self_), Arg::Tensor(vec), Arg::Tensor(out)])
}

/// `dot`: The sum of products of two vectors.
pub fn dot(self_: &Tensor, tensor: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[136], &[Arg::Tensor(self_), Arg::Tensor(tensor)])
}

/// `dot.out`: The sum of products of two vectors.
pub fn dot_out(self_: &Tensor, tensor: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[137], &[Arg::Tensor(self_), Arg::Tensor(tensor), Arg::Tensor(out)])
}

/// `vdot`: The sum of products of the conjugate of one vector with another.
pub fn vdot(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[138], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `vdot.out`: The sum of products of the conjugate of one vector with another.
pub fn vdot_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[139], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `addmm`: `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.
pub fn addmm(
    self_: &Tensor,
    mat1: &Tensor,
    mat2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[140],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat1),
            Arg::Tensor(mat2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addmm_`: `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.
pub fn addmm_(
    self_: &Tensor,
    mat1: &Tensor,
    mat2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[141],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat1),
            Arg::Tensor(mat2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addmm.out`: `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.
pub fn addmm_out(
    self_: &Tensor,
    mat1: &Tensor,
    mat2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[142],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat1),
            Arg::Tensor(mat2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `addmv`: `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.
pub fn addmv(
    self_: &Tensor,
    mat: &Tensor,
    vec: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[143],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat),
            Arg::Tensor(vec),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addmv_`: `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.
pub fn addmv_(
    self_: &Tensor,
    mat: &Tensor,
    vec: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[144],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat),
            Arg::Tensor(vec),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addmv.out`: `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.
pub fn addmv_out(
    self_: &Tensor,
    mat: &Tensor,
    vec: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[145],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(mat),
            Arg::Tensor(vec),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `baddbmm`: `beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.
pub fn baddbmm(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[146],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `baddbmm_`: `beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.
pub fn baddbmm_(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[147],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `baddbmm.out`: `beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.
pub fn baddbmm_out(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[148],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `addbmm`: `beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.
pub fn addbmm(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[149],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addbmm_`: `beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.
pub fn addbmm_(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[150],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addbmm.out`: `beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.
pub fn addbmm_out(
    self_: &Tensor,
    batch1: &Tensor,
    batch2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[151],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(batch1),
            Arg::Tensor(batch2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `addr`: `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.
pub fn addr(
    self_: &Tensor,
    vec1: &Tensor,
    vec2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[152],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(vec1),
            Arg::Tensor(vec2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addr_`: `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.
pub fn addr_(
    self_: &Tensor,
    vec1: &Tensor,
    vec2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[153],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(vec1),
            Arg::Tensor(vec2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
        ],
    )
}

/// `addr.out`: `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.
pub fn addr_out(
    self_: &Tensor,
    vec1: &Tensor,
    vec2: &Tensor,
    beta: impl Into<Scalar>,
    alpha: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[154],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(vec1),
            Arg::Tensor(vec2),
            Arg::from(beta.into()),
            Arg::from(alpha.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `matmul`: The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast.
pub fn matmul(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[155], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `matmul.out`: The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast.
pub fn matmul_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[156], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `sum`: The sum of all elements; integers add up as int64.
pub fn sum(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[157], &[Arg::Tensor(self_), dtype.into()])
}

/// `sum.out`: The sum of all elements; integers add up as int64.
pub fn sum_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[158], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `sum.dim_IntList`: The sum over dimensions `dim`.
pub fn sum_dim_int_list(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(&OPERATORS[159], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `sum.IntList_out`: The sum over dimensions `dim`.
pub fn sum_int_list_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[160],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `nansum`: The sum over `dim`, NaN counting as 0.
pub fn nansum(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[161], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `nansum.out`: The sum over `dim`, NaN counting as 0.
pub fn nansum_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[162],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `mean`: The mean of all elements; integers need `dtype`.
pub fn mean(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[163], &[Arg::Tensor(self_), dtype.into()])
}

/// `mean.dtype_out`: The mean of all elements; integers need `dtype`.
pub fn mean_dtype_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[164], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `mean.dim`: The mean over dimensions `dim`.
pub fn mean_dim(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[165], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `mean.out`: The mean over dimensions `dim`.
pub fn mean_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[166],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `prod`: The product of all elements.
pub fn prod(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[167], &[Arg::Tensor(self_), dtype.into()])
}

/// `prod.out`: The product of all elements.
pub fn prod_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[168], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `prod.dim_int`: The product over dimension `dim`.
pub fn prod_dim_int(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(&OPERATORS[169], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), dtype.into()])
}

/// `prod.int_out`: The product over dimension `dim`.
pub fn prod_int_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[170],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `amax`: The largest element over dimensions `dim`; equal ones share the gradient.
pub fn amax(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[171], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `amax.out`: The largest element over dimensions `dim`; equal ones share the gradient.
pub fn amax_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[172], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `amin`: The smallest element over dimensions `dim`; equal ones share the gradient.
pub fn amin(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[173], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `amin.out`: The smallest element over dimensions `dim`; equal ones share the gradient.
pub fn amin_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[174], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `aminmax`: The smallest and the largest element, in one pass.
pub fn aminmax(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[175], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `aminmax.out`: The smallest and the largest element, in one pass.
pub fn aminmax_out(
    self_: &Tensor,
    dim: Option<Dim>,
    keepdim: bool,
    min: &Tensor,
    max: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[176],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(min), Arg::Tensor(max)],
    )
}

/// `max`: The largest element; equal ones share the gradient.
pub fn max(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[177], &[Arg::Tensor(self_)])
}

/// `max.unary_out`: The largest element; equal ones share the gradient.
pub fn max_unary_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[178], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `max.dim`: The largest element along `dim`, and where it is (the first of equals).
pub fn max_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[179], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `max.dim_max`: The largest element along `dim`, and where it is (the first of equals).
pub fn max_dim_max(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[180],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `min`: The smallest element; equal ones share the gradient.
pub fn min(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[181], &[Arg::Tensor(self_)])
}

/// `min.unary_out`: The smallest element; equal ones share the gradient.
pub fn min_unary_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[182], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `min.dim`: The smallest element along `dim`, and where it is (the first of equals).
pub fn min_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[183], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `min.dim_min`: The smallest element along `dim`, and where it is (the first of equals).
pub fn min_dim_min(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[184],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `argmax`: Where the largest element is; without `dim`, in the flattened input.
pub fn argmax(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[185], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `argmax.out`: Where the largest element is; without `dim`, in the flattened input.
pub fn argmax_out(self_: &Tensor, dim: Option<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[186], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `argmin`: Where the smallest element is; without `dim`, in the flattened input.
pub fn argmin(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[187], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `argmin.out`: Where the smallest element is; without `dim`, in the flattened input.
pub fn argmin_out(self_: &Tensor, dim: Option<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[188], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `any`: Whether some element is not zero. uint8 gives uint8.
pub fn any(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[189], &[Arg::Tensor(self_)])
}

/// `any.all_out`: Whether some element is not zero. uint8 gives uint8.
pub fn any_all_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[190], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `any.dim`: Whether some element is not zero, along `dim`.
pub fn any_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[191], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `any.out`: Whether some element is not zero, along `dim`.
pub fn any_out(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[192], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `any.dims`: Whether some element is not zero, over several dimensions.
pub fn any_dims(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[193], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `any.dims_out`: Whether some element is not zero, over several dimensions.
pub fn any_dims_out(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[194], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `all`: Whether no element is zero. uint8 gives uint8.
pub fn all(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[195], &[Arg::Tensor(self_)])
}

/// `all.all_out`: Whether no element is zero. uint8 gives uint8.
pub fn all_all_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[196], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `all.dim`: Whether no element is zero, along `dim`.
pub fn all_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[197], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `all.out`: Whether no element is zero, along `dim`.
pub fn all_out(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[198], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `all.dims`: Whether no element is zero, over several dimensions.
pub fn all_dims(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[199], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `all.dims_out`: Whether no element is zero, over several dimensions.
pub fn all_dims_out(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[200], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `count_nonzero`: How many elements are not zero.
pub fn count_nonzero(self_: &Tensor, dim: Option<Dim>) -> Result<Tensor> {
    run(&OPERATORS[201], &[Arg::Tensor(self_), dim.into()])
}

/// `count_nonzero.out`: How many elements are not zero.
pub fn count_nonzero_out(self_: &Tensor, dim: Option<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[202], &[Arg::Tensor(self_), dim.into(), Arg::Tensor(out)])
}

/// `count_nonzero.dim_IntList`: How many elements over `dim` are not zero.
pub fn count_nonzero_dim_int_list(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[203], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `count_nonzero.dim_IntList_out`: How many elements over `dim` are not zero.
pub fn count_nonzero_dim_int_list_out(self_: &Tensor, dim: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[204], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Tensor(out)])
}

/// `var`: The variance of all elements.
pub fn var(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    run(&OPERATORS[205], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `var.all_out`: The variance of all elements.
pub fn var_all_out(self_: &Tensor, unbiased: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[206], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out)])
}

/// `var.dim`: The variance over dimensions `dim`.
pub fn var_dim(self_: &Tensor, dim: Option<&[Dim]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[207], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
}

/// `var.out`: The variance over dimensions `dim`.
pub fn var_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[208],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `var.correction`: The variance over `dim`: squared deviations divided by their number less `correction` (1).
pub fn var_correction(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
) -> Result<Tensor> {
    run(&OPERATORS[209], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
}

/// `var.correction_out`: The variance over `dim`: squared deviations divided by their number less `correction` (1).
pub fn var_correction_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[210],
        &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `std`: The standard deviation of all elements.
pub fn std(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    run(&OPERATORS[211], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `std.all_out`: The standard deviation of all elements.
pub fn std_all_out(self_: &Tensor, unbiased: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[212], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out)])
}

/// `std.dim`: The standard deviation over dimensions `dim`.
pub fn std_dim(self_: &Tensor, dim: Option<&[Dim]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[213], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
}

/// `std.out`: The standard deviation over dimensions `dim`.
pub fn std_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[214],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `std.correction`: The standard deviation over `dim`: squared deviations divided by their number less `correction` (1).
pub fn std_correction(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
) -> Result<Tensor> {
    run(&OPERATORS[215], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
}

/// `std.correction_out`: The standard deviation over `dim`: squared deviations divided by their number less `correction` (1).
pub fn std_correction_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[216],
        &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `var_mean`: The variance and the mean of all elements.
pub fn var_mean(self_: &Tensor, unbiased: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[217], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `var_mean.all_out`: The variance and the mean of all elements.
pub fn var_mean_all_out(
    self_: &Tensor,
    unbiased: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[218], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out0), Arg::Tensor(out1)])
}

/// `var_mean.dim`: The variance and the mean over dimensions `dim`.
pub fn var_mean_dim(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[219], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
}

/// `var_mean.dim_out`: The variance and the mean over dimensions `dim`.
pub fn var_mean_dim_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[220],
        &[
            Arg::Tensor(self_),
            dim.into(),
            Arg::Bool(unbiased),
            Arg::Bool(keepdim),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `var_mean.correction`: The variance and the mean over `dim`.
pub fn var_mean_correction(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[221], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
}

/// `var_mean.correction_out`: The variance and the mean over `dim`.
pub fn var_mean_correction_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[222],
        &[
            Arg::Tensor(self_),
            dim.into(),
            correction.into(),
            Arg::Bool(keepdim),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `std_mean`: The standard deviation and the mean of all elements.
pub fn std_mean(self_: &Tensor, unbiased: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[223], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `std_mean.all_out`: The standard deviation and the mean of all elements.
pub fn std_mean_all_out(
    self_: &Tensor,
    unbiased: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[224], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out0), Arg::Tensor(out1)])
}

/// `std_mean.dim`: The standard deviation and the mean over dimensions `dim`.
pub fn std_mean_dim(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[225], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
}

/// `std_mean.dim_out`: The standard deviation and the mean over dimensions `dim`.
pub fn std_mean_dim_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[226],
        &[
            Arg::Tensor(self_),
            dim.into(),
            Arg::Bool(unbiased),
            Arg::Bool(keepdim),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `std_mean.correction`: The standard deviation and the mean over `dim`.
pub fn std_mean_correction(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[227], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
}

/// `std_mean.correction_out`: The standard deviation and the mean over `dim`.
pub fn std_mean_correction_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    correction: Option<Scalar>,
    keepdim: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[228],
        &[
            Arg::Tensor(self_),
            dim.into(),
            correction.into(),
            Arg::Bool(keepdim),
            Arg::Tensor(out0),
            Arg::Tensor(out1),
        ],
    )
}

/// `linalg_vector_norm`: The `ord`-norm of the elements over `dim`, without overflow on the way; its gradient at 0 is 0.
pub fn linalg_vector_norm(
    self_: &Tensor,
    ord: impl Into<Scalar>,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(
        &OPERATORS[229],
        &[Arg::Tensor(self_), Arg::from(ord.into()), dim.into(), Arg::Bool(keepdim), dtype.into()],
    )
}

/// `linalg_vector_norm.out`: The `ord`-norm of the elements over `dim`, without overflow on the way; its gradient at 0 is 0.
pub fn linalg_vector_norm_out(
    self_: &Tensor,
    ord: impl Into<Scalar>,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[230],
        &[
            Arg::Tensor(self_),
            Arg::from(ord.into()),
            dim.into(),
            Arg::Bool(keepdim),
            dtype.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `logsumexp`: The logarithm of the sum of exponentials over `dim`, without overflow.
pub fn logsumexp(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[231], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `logsumexp.out`: The logarithm of the sum of exponentials over `dim`, without overflow.
pub fn logsumexp_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[232], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `_softmax`: Exponentials along `dim`, scaled to sum up to 1.
pub fn _softmax(self_: &Tensor, dim: impl Into<Dim>, half_to_float: bool) -> Result<Tensor> {
    run(&OPERATORS[233], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(half_to_float)])
}

/// `_softmax.out`: Exponentials along `dim`, scaled to sum up to 1.
pub fn _softmax_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    half_to_float: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[234],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(half_to_float), Arg::Tensor(out)],
    )
}

/// `_log_softmax`: The logarithm of the softmax, computed without it.
pub fn _log_softmax(self_: &Tensor, dim: impl Into<Dim>, half_to_float: bool) -> Result<Tensor> {
    run(&OPERATORS[235], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(half_to_float)])
}

/// `_log_softmax.out`: The logarithm of the softmax, computed without it.
pub fn _log_softmax_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    half_to_float: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[236],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(half_to_float), Arg::Tensor(out)],
    )
}

/// `_softmax_backward_data`: The gradient of softmax, from its result.
pub fn _softmax_backward_data(
    grad_output: &Tensor,
    output: &Tensor,
    dim: impl Into<Dim>,
    input_dtype: DType,
) -> Result<Tensor> {
    run(
        &OPERATORS[237],
        &[Arg::Tensor(grad_output), Arg::Tensor(output), Arg::Int(dim.into()), Arg::DType(input_dtype)],
    )
}

/// `_softmax_backward_data.out`: The gradient of softmax, from its result.
pub fn _softmax_backward_data_out(
    grad_output: &Tensor,
    output: &Tensor,
    dim: impl Into<Dim>,
    input_dtype: DType,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[238],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(output),
            Arg::Int(dim.into()),
            Arg::DType(input_dtype),
            Arg::Tensor(out),
        ],
    )
}

/// `_log_softmax_backward_data`: The gradient of log_softmax, from its result.
pub fn _log_softmax_backward_data(
    grad_output: &Tensor,
    output: &Tensor,
    dim: impl Into<Dim>,
    input_dtype: DType,
) -> Result<Tensor> {
    run(
        &OPERATORS[239],
        &[Arg::Tensor(grad_output), Arg::Tensor(output), Arg::Int(dim.into()), Arg::DType(input_dtype)],
    )
}

/// `_log_softmax_backward_data.out`: The gradient of log_softmax, from its result.
pub fn _log_softmax_backward_data_out(
    grad_output: &Tensor,
    output: &Tensor,
    dim: impl Into<Dim>,
    input_dtype: DType,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[240],
        &[
            Arg::Tensor(grad_output),
            Arg::Tensor(output),
            Arg::Int(dim.into()),
            Arg::DType(input_dtype),
            Arg::Tensor(out),
        ],
    )
}

/// `cumsum`: The sums so far along `dim`.
pub fn cumsum(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[241], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `cumsum_`: The sums so far along `dim`.
pub fn cumsum_(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[242], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `cumsum.out`: The sums so far along `dim`.
pub fn cumsum_out(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[243], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into(), Arg::Tensor(out)])
}

/// `cumprod`: The products so far along `dim`.
pub fn cumprod(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[244], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `cumprod_`: The products so far along `dim`.
pub fn cumprod_(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[245], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `cumprod.out`: The products so far along `dim`.
pub fn cumprod_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[246], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into(), Arg::Tensor(out)])
}

/// `cummax`: The largest element so far along `dim`, and where it is (the last of equals).
pub fn cummax(self_: &Tensor, dim: impl Into<Dim>) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[247], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `cummax.out`: The largest element so far along `dim`, and where it is (the last of equals).
pub fn cummax_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[248],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(values), Arg::Tensor(indices)],
    )
}

/// `cummin`: The smallest element so far along `dim`, and where it is (the last of equals).
pub fn cummin(self_: &Tensor, dim: impl Into<Dim>) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[249], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `cummin.out`: The smallest element so far along `dim`, and where it is (the last of equals).
pub fn cummin_out(
    self_: &Tensor,
    dim: impl Into<Dim>,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[250],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(values), Arg::Tensor(indices)],
    )
}

/// `logcumsumexp`: The logarithm of the sums of exponentials so far, without overflow.
pub fn logcumsumexp(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[251], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `logcumsumexp.out`: The logarithm of the sums of exponentials so far, without overflow.
pub fn logcumsumexp_out(self_: &Tensor, dim: impl Into<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[252], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(out)])
}

/// `_linear_scan`: y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of.
pub fn _linear_scan(factors: &Tensor, terms: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[253], &[Arg::Tensor(factors), Arg::Tensor(terms), Arg::Int(dim.into())])
}

/// `_linear_scan.out`: y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of.
pub fn _linear_scan_out(
    factors: &Tensor,
    terms: &Tensor,
    dim: impl Into<Dim>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[254], &[Arg::Tensor(factors), Arg::Tensor(terms), Arg::Int(dim.into()), Arg::Tensor(out)])
}

/// `sort`: The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last.
pub fn sort(self_: &Tensor, dim: impl Into<Dim>, descending: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[255], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(descending)])
}

/// `sort.values`: The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last.
pub fn sort_values(
    self_: &Tensor,
    dim: impl Into<Dim>,
    descending: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[256],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(descending),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `sort.stable`: As `sort`, which is always stable.
pub fn sort_stable(
    self_: &Tensor,
    stable: Option<bool>,
    dim: impl Into<Dim>,
    descending: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[257], &[Arg::Tensor(self_), stable.into(), Arg::Int(dim.into()), Arg::Bool(descending)])
}

/// `sort.values_stable`: As `sort`, which is always stable.
pub fn sort_values_stable(
    self_: &Tensor,
    stable: Option<bool>,
    dim: impl Into<Dim>,
    descending: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[258],
        &[
            Arg::Tensor(self_),
            stable.into(),
            Arg::Int(dim.into()),
            Arg::Bool(descending),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `topk`: The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest.
pub fn topk(
    self_: &Tensor,
    k: impl Into<Dim>,
    dim: impl Into<Dim>,
    largest: bool,
    sorted: bool,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[259],
        &[
            Arg::Tensor(self_),
            Arg::Int(k.into()),
            Arg::Int(dim.into()),
            Arg::Bool(largest),
            Arg::Bool(sorted),
        ],
    )
}

/// `topk.values`: The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest.
pub fn topk_values(
    self_: &Tensor,
    k: impl Into<Dim>,
    dim: impl Into<Dim>,
    largest: bool,
    sorted: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[260],
        &[
            Arg::Tensor(self_),
            Arg::Int(k.into()),
            Arg::Int(dim.into()),
            Arg::Bool(largest),
            Arg::Bool(sorted),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `kthvalue`: The `k`-th smallest element along `dim`, and where it is.
pub fn kthvalue(
    self_: &Tensor,
    k: impl Into<Dim>,
    dim: impl Into<Dim>,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[261], &[Arg::Tensor(self_), Arg::Int(k.into()), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `kthvalue.values`: The `k`-th smallest element along `dim`, and where it is.
pub fn kthvalue_values(
    self_: &Tensor,
    k: impl Into<Dim>,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[262],
        &[
            Arg::Tensor(self_),
            Arg::Int(k.into()),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `median`: The lower middle element.
pub fn median(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[263], &[Arg::Tensor(self_)])
}

/// `median.out`: The lower middle element.
pub fn median_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[264], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `median.dim`: The lower middle element along `dim`, and where it is.
pub fn median_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[265], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `median.dim_values`: The lower middle element along `dim`, and where it is.
pub fn median_dim_values(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[266],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `nanmedian`: The lower middle element of those that are not NaN.
pub fn nanmedian(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[267], &[Arg::Tensor(self_)])
}

/// `nanmedian.out`: The lower middle element of those that are not NaN.
pub fn nanmedian_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[268], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `nanmedian.dim`: The lower middle element of those that are not NaN along `dim`, and where it is.
pub fn nanmedian_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[269], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `nanmedian.dim_values`: The lower middle element of those that are not NaN along `dim`, and where it is.
pub fn nanmedian_dim_values(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[270],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `mode`: The most frequent element along `dim` (the smallest of these), and its last position.
pub fn mode(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[271], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `mode.values`: The most frequent element along `dim` (the smallest of these), and its last position.
pub fn mode_values(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    values: &Tensor,
    indices: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(
        &OPERATORS[272],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(keepdim),
            Arg::Tensor(values),
            Arg::Tensor(indices),
        ],
    )
}

/// `searchsorted.Tensor`: Where each value would go in a sorted sequence: before equal ones, or after them with `right`.
pub fn searchsorted(
    sorted_sequence: &Tensor,
    self_: &Tensor,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
) -> Result<Tensor> {
    run(
        &OPERATORS[273],
        &[
            Arg::Tensor(sorted_sequence),
            Arg::Tensor(self_),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            side.into(),
            sorter.into(),
        ],
    )
}

/// `searchsorted.Scalar`: Where each value would go in a sorted sequence: before equal ones, or after them with `right`.
pub fn searchsorted_scalar(
    sorted_sequence: &Tensor,
    self_: impl Into<Scalar>,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
) -> Result<Tensor> {
    run(
        &OPERATORS[274],
        &[
            Arg::Tensor(sorted_sequence),
            Arg::from(self_.into()),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            side.into(),
            sorter.into(),
        ],
    )
}

/// `searchsorted.out`: Where each value would go in a sorted sequence: before equal ones, or after them with `right`.
pub fn searchsorted_out(
    sorted_sequence: &Tensor,
    self_: &Tensor,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[275],
        &[
            Arg::Tensor(sorted_sequence),
            Arg::Tensor(self_),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            side.into(),
            sorter.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `searchsorted.Scalar_out`: Where each value would go in a sorted sequence: before equal ones, or after them with `right`.
pub fn searchsorted_scalar_out(
    sorted_sequence: &Tensor,
    self_: impl Into<Scalar>,
    out_int32: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[276],
        &[
            Arg::Tensor(sorted_sequence),
            Arg::from(self_.into()),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            side.into(),
            sorter.into(),
            Arg::Tensor(out),
        ],
    )
}

/// `bucketize.Tensor`: The bucket that each value falls into, between sorted boundaries.
pub fn bucketize(self_: &Tensor, boundaries: &Tensor, out_int32: bool, right: bool) -> Result<Tensor> {
    run(
        &OPERATORS[277],
        &[Arg::Tensor(self_), Arg::Tensor(boundaries), Arg::Bool(out_int32), Arg::Bool(right)],
    )
}

/// `bucketize.Scalar`: The bucket that each value falls into, between sorted boundaries.
pub fn bucketize_scalar(
    self_: impl Into<Scalar>,
    boundaries: &Tensor,
    out_int32: bool,
    right: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[278],
        &[Arg::from(self_.into()), Arg::Tensor(boundaries), Arg::Bool(out_int32), Arg::Bool(right)],
    )
}

/// `bucketize.out`: The bucket that each value falls into, between sorted boundaries.
pub fn bucketize_out(
    self_: &Tensor,
    boundaries: &Tensor,
    out_int32: bool,
    right: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[279],
        &[
            Arg::Tensor(self_),
            Arg::Tensor(boundaries),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            Arg::Tensor(out),
        ],
    )
}

/// `bucketize.Scalar_out`: The bucket that each value falls into, between sorted boundaries.
pub fn bucketize_scalar_out(
    self_: impl Into<Scalar>,
    boundaries: &Tensor,
    out_int32: bool,
    right: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[280],
        &[
            Arg::from(self_.into()),
            Arg::Tensor(boundaries),
            Arg::Bool(out_int32),
            Arg::Bool(right),
            Arg::Tensor(out),
        ],
    )
}

/// `isin.Tensor_Tensor`: Whether each element is among the test elements.
pub fn isin(elements: &Tensor, test_elements: &Tensor, assume_unique: bool, invert: bool) -> Result<Tensor> {
    run(
        &OPERATORS[281],
        &[Arg::Tensor(elements), Arg::Tensor(test_elements), Arg::Bool(assume_unique), Arg::Bool(invert)],
    )
}

/// `isin.Tensor_Scalar`: Whether each element is among the test elements.
pub fn isin_tensor_scalar(
    elements: &Tensor,
    test_elements: impl Into<Scalar>,
    assume_unique: bool,
    invert: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[282],
        &[
            Arg::Tensor(elements),
            Arg::from(test_elements.into()),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
        ],
    )
}

/// `isin.Scalar_Tensor`: Whether each element is among the test elements.
pub fn isin_scalar_tensor(
    elements: impl Into<Scalar>,
    test_elements: &Tensor,
    assume_unique: bool,
    invert: bool,
) -> Result<Tensor> {
    run(
        &OPERATORS[283],
        &[
            Arg::from(elements.into()),
            Arg::Tensor(test_elements),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
        ],
    )
}

/// `isin.out`: Whether each element is among the test elements.
pub fn isin_out(
    elements: &Tensor,
    test_elements: &Tensor,
    assume_unique: bool,
    invert: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[284],
        &[
            Arg::Tensor(elements),
            Arg::Tensor(test_elements),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
            Arg::Tensor(out),
        ],
    )
}

/// `isin.Tensor_Scalar_out`: Whether each element is among the test elements.
pub fn isin_tensor_scalar_out(
    elements: &Tensor,
    test_elements: impl Into<Scalar>,
    assume_unique: bool,
    invert: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[285],
        &[
            Arg::Tensor(elements),
            Arg::from(test_elements.into()),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
            Arg::Tensor(out),
        ],
    )
}

/// `isin.Scalar_Tensor_out`: Whether each element is among the test elements.
pub fn isin_scalar_tensor_out(
    elements: impl Into<Scalar>,
    test_elements: &Tensor,
    assume_unique: bool,
    invert: bool,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[286],
        &[
            Arg::from(elements.into()),
            Arg::Tensor(test_elements),
            Arg::Bool(assume_unique),
            Arg::Bool(invert),
            Arg::Tensor(out),
        ],
    )
}

/// `histc`: How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal).
pub fn histc(
    self_: &Tensor,
    bins: impl Into<Dim>,
    min: impl Into<Scalar>,
    max: impl Into<Scalar>,
) -> Result<Tensor> {
    run(
        &OPERATORS[287],
        &[Arg::Tensor(self_), Arg::Int(bins.into()), Arg::from(min.into()), Arg::from(max.into())],
    )
}

/// `histc.out`: How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal).
pub fn histc_out(
    self_: &Tensor,
    bins: impl Into<Dim>,
    min: impl Into<Scalar>,
    max: impl Into<Scalar>,
    out: &Tensor,
) -> Result<Tensor> {
    run(
        &OPERATORS[288],
        &[
            Arg::Tensor(self_),
            Arg::Int(bins.into()),
            Arg::from(min.into()),
            Arg::from(max.into()),
            Arg::Tensor(out),
        ],
    )
}

/// `bincount`: How often each nonnegative integer occurs, or the sum of its weights.
pub fn bincount(self_: &Tensor, weights: Option<&Tensor>, minlength: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[289], &[Arg::Tensor(self_), weights.into(), Arg::Int(minlength.into())])
}

/// `_unique`: The distinct elements, sorted, and for each element which one it is.
pub fn _unique(self_: &Tensor, sorted: bool, return_inverse: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[290], &[Arg::Tensor(self_), Arg::Bool(sorted), Arg::Bool(return_inverse)])
}

/// `_unique2`: The distinct elements, sorted, with inverse and counts.
pub fn _unique2(
    self_: &Tensor,
    sorted: bool,
    return_inverse: bool,
    return_counts: bool,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[291],
        &[Arg::Tensor(self_), Arg::Bool(sorted), Arg::Bool(return_inverse), Arg::Bool(return_counts)],
    )
}

/// `unique_dim`: The distinct slices along `dim`, sorted, with inverse and counts.
pub fn unique_dim(
    self_: &Tensor,
    dim: impl Into<Dim>,
    sorted: bool,
    return_inverse: bool,
    return_counts: bool,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[292],
        &[
            Arg::Tensor(self_),
            Arg::Int(dim.into()),
            Arg::Bool(sorted),
            Arg::Bool(return_inverse),
            Arg::Bool(return_counts),
        ],
    )
}

/// `unique_consecutive`: As `unique`, for neighbours only, in the order in which they stand.
pub fn unique_consecutive(
    self_: &Tensor,
    return_inverse: bool,
    return_counts: bool,
    dim: Option<Dim>,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[293],
        &[Arg::Tensor(self_), Arg::Bool(return_inverse), Arg::Bool(return_counts), dim.into()],
    )
}

/// `unique_dim_consecutive`: As `unique_dim`, for neighbours only.
pub fn unique_dim_consecutive(
    self_: &Tensor,
    dim: impl Into<Dim>,
    return_inverse: bool,
    return_counts: bool,
) -> Result<(Tensor, Tensor, Tensor)> {
    run(
        &OPERATORS[294],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(return_inverse), Arg::Bool(return_counts)],
    )
}

/// `softmax.int`: Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first.
pub fn softmax(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[295], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `log_softmax.int`: The logarithm of the softmax; the input is cast to `dtype` first.
pub fn log_softmax(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[296], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `special_softmax`: As `softmax`.
pub fn special_softmax(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[297], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `special_log_softmax`: As `log_softmax`.
pub fn special_log_softmax(self_: &Tensor, dim: impl Into<Dim>, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[298], &[Arg::Tensor(self_), Arg::Int(dim.into()), dtype.into()])
}

/// `argsort`: The positions that put the elements along `dim` in order.
pub fn argsort(self_: &Tensor, dim: impl Into<Dim>, descending: bool) -> Result<Tensor> {
    run(&OPERATORS[299], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(descending)])
}

/// `argsort.stable`: As `argsort`, which is always stable.
pub fn argsort_stable(self_: &Tensor, stable: bool, dim: impl Into<Dim>, descending: bool) -> Result<Tensor> {
    run(
        &OPERATORS[300],
        &[Arg::Tensor(self_), Arg::Bool(stable), Arg::Int(dim.into()), Arg::Bool(descending)],
    )
}

/// `msort`: The elements in order along the first dimension.
pub fn msort(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[301], &[Arg::Tensor(self_)])
}

/// `max.other`: As `maximum`.
pub fn max_other(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[302], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `min.other`: As `minimum`.
pub fn min_other(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[303], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `view`: The same elements under another shape, without a copy; one size may be -1.
pub fn view(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[325], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `view.dtype`: The same bytes as elements of another dtype.
pub fn view_dtype(self_: &Tensor, dtype: DType) -> Result<Tensor> {
    run(&OPERATORS[326], &[Arg::Tensor(self_), Arg::DType(dtype)])
}

/// `_unsafe_view`: A view that autograd does not know as one: of a tensor that nobody else holds.
pub fn _unsafe_view(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[327], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `transpose.int`: Swaps two dimensions.
pub fn transpose(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[328], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `t`: Transposes a matrix; fewer dimensions stay as they are.
pub fn t(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[329], &[Arg::Tensor(self_)])
}

/// `permute`: Reorders the dimensions.
pub fn permute(self_: &Tensor, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[330], &[Arg::Tensor(self_), Arg::Ints(&dims.dims())])
}

/// `expand`: Repeats dimensions of size 1, without a copy; -1 keeps a size.
pub fn expand(self_: &Tensor, size: impl DimList, implicit: bool) -> Result<Tensor> {
    run(&OPERATORS[331], &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Bool(implicit)])
}

/// `select.int`: One position of a dimension, which goes away.
pub fn select(self_: &Tensor, dim: impl Into<Dim>, index: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[332], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Int(index.into())])
}

/// `slice.Tensor`: A range of a dimension, by the rules of Python slices; the step is positive.
pub fn slice(
    self_: &Tensor,
    dim: impl Into<Dim>,
    start: Option<Dim>,
    end: Option<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[333],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), start.into(), end.into(), Arg::Int(step.into())],
    )
}

/// `squeeze`: Drops all dimensions of size 1.
pub fn squeeze(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[334], &[Arg::Tensor(self_)])
}

/// `squeeze.dim`: Drops a dimension if its size is 1.
pub fn squeeze_dim(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[335], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `squeeze.dims`: Drops those of the dimensions whose size is 1.
pub fn squeeze_dims(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[336], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `unsqueeze`: Inserts a dimension of size 1.
pub fn unsqueeze(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[337], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `unfold`: Windows of `size` elements along a dimension, `step` apart, as a new last dimension.
pub fn unfold(
    self_: &Tensor,
    dimension: impl Into<Dim>,
    size: impl Into<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[338],
        &[Arg::Tensor(self_), Arg::Int(dimension.into()), Arg::Int(size.into()), Arg::Int(step.into())],
    )
}

/// `diagonal`: The diagonal over two dimensions, as a new last dimension.
pub fn diagonal(
    self_: &Tensor,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[339],
        &[Arg::Tensor(self_), Arg::Int(offset.into()), Arg::Int(dim1.into()), Arg::Int(dim2.into())],
    )
}

/// `as_strided`: Any view of the storage, by sizes, strides and offset in elements.
pub fn as_strided(
    self_: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[340],
        &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Ints(&stride.dims()), storage_offset.into()],
    )
}

/// `alias`: The same view as a new tensor.
pub fn alias(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[341], &[Arg::Tensor(self_)])
}

/// `detach`: The same view without history: no gradient flows through it.
pub fn detach(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[342], &[Arg::Tensor(self_)])
}

/// `view_as_real`: A complex tensor as a real one with a last dimension of 2.
pub fn view_as_real(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[343], &[Arg::Tensor(self_)])
}

/// `view_as_complex`: A real tensor with a last dimension of 2 as a complex one.
pub fn view_as_complex(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[344], &[Arg::Tensor(self_)])
}

/// `split.Tensor`: Parts of `split_size` along a dimension; the last may be smaller.
pub fn split(self_: &Tensor, split_size: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[345], &[Arg::Tensor(self_), Arg::Int(split_size.into()), Arg::Int(dim.into())])
}

/// `split.sizes`: Parts of the sizes given.
pub fn split_sizes(self_: &Tensor, split_size: impl DimList, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[346], &[Arg::Tensor(self_), Arg::Ints(&split_size.dims()), Arg::Int(dim.into())])
}

/// `split_with_sizes`: Parts of the sizes given, which add up to that of the dimension.
pub fn split_with_sizes(
    self_: &Tensor,
    split_sizes: impl DimList,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[347], &[Arg::Tensor(self_), Arg::Ints(&split_sizes.dims()), Arg::Int(dim.into())])
}

/// `unbind.int`: All positions of a dimension, each as a view without it.
pub fn unbind(self_: &Tensor, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[348], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `transpose_`: Swaps two dimensions of the tensor itself.
pub fn transpose_(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[349], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `t_`: Transposes the matrix itself.
pub fn t_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[350], &[Arg::Tensor(self_)])
}

/// `squeeze_`: Drops all dimensions of size 1 of the tensor itself.
pub fn squeeze_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[351], &[Arg::Tensor(self_)])
}

/// `squeeze_.dim`: Drops a dimension of the tensor itself if its size is 1.
pub fn squeeze_dim_(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[352], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `squeeze_.dims`: Drops those dimensions of the tensor itself whose size is 1.
pub fn squeeze_dims_(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[353], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `unsqueeze_`: Inserts a dimension of size 1 into the tensor itself.
pub fn unsqueeze_(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[354], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `as_strided_`: Gives the tensor itself any view of its storage.
pub fn as_strided_(
    self_: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[355],
        &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Ints(&stride.dims()), storage_offset.into()],
    )
}

/// `detach_`: Cuts the tensor off its history.
pub fn detach_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[356], &[Arg::Tensor(self_)])
}

/// `swapaxes_`: `transpose_` under NumPy's name.
pub fn swapaxes_(self_: &Tensor, axis0: impl Into<Dim>, axis1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[357], &[Arg::Tensor(self_), Arg::Int(axis0.into()), Arg::Int(axis1.into())])
}

/// `swapdims_`: `transpose_` under another name.
pub fn swapdims_(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[358], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `resize_`: Gives the tensor other sizes, row-major; storage grows where it must.
pub fn resize_(self_: &Tensor, size: impl DimList, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[359], &[Arg::Tensor(self_), Arg::Ints(&size.dims()), memory_format.into()])
}

/// `reshape`: The elements under another shape; a view where strides allow it, else a copy.
pub fn reshape(self_: &Tensor, shape: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[360], &[Arg::Tensor(self_), Arg::Ints(&shape.dims())])
}

/// `reshape_as`: `reshape` to the shape of another tensor.
pub fn reshape_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[361], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `view_as`: `view` with the shape of another tensor.
pub fn view_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[362], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `expand_as`: `expand` to the shape of another tensor.
pub fn expand_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[363], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `broadcast_to`: `expand` under NumPy's name.
pub fn broadcast_to(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[364], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `ravel`: All elements in one contiguous dimension.
pub fn ravel(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[365], &[Arg::Tensor(self_)])
}

/// `flatten.using_ints`: Dimensions `start_dim` to `end_dim` become one.
pub fn flatten(self_: &Tensor, start_dim: impl Into<Dim>, end_dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[366], &[Arg::Tensor(self_), Arg::Int(start_dim.into()), Arg::Int(end_dim.into())])
}

/// `unflatten.int`: One dimension becomes several; one of their sizes may be -1.
pub fn unflatten(self_: &Tensor, dim: impl Into<Dim>, sizes: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[367], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Ints(&sizes.dims())])
}

/// `narrow`: `length` elements of a dimension from `start` on.
pub fn narrow(
    self_: &Tensor,
    dim: impl Into<Dim>,
    start: impl Into<Dim>,
    length: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[368],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Int(start.into()), Arg::Int(length.into())],
    )
}

/// `narrow.Tensor`: `narrow` with the start in a 0-dim integer tensor.
pub fn narrow_tensor(
    self_: &Tensor,
    dim: impl Into<Dim>,
    start: &Tensor,
    length: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[369],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(start), Arg::Int(length.into())],
    )
}

/// `movedim.intlist`: Moves dimensions to other places; the others keep their order.
pub fn movedim(self_: &Tensor, source: impl DimList, destination: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[370], &[Arg::Tensor(self_), Arg::Ints(&source.dims()), Arg::Ints(&destination.dims())])
}

/// `movedim.int`: Moves one dimension to another place.
pub fn movedim_int(self_: &Tensor, source: impl Into<Dim>, destination: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[371], &[Arg::Tensor(self_), Arg::Int(source.into()), Arg::Int(destination.into())])
}

/// `moveaxis.intlist`: `movedim` under NumPy's name.
pub fn moveaxis(self_: &Tensor, source: impl DimList, destination: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[372], &[Arg::Tensor(self_), Arg::Ints(&source.dims()), Arg::Ints(&destination.dims())])
}

/// `moveaxis.int`: `movedim` under NumPy's name.
pub fn moveaxis_int(self_: &Tensor, source: impl Into<Dim>, destination: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[373], &[Arg::Tensor(self_), Arg::Int(source.into()), Arg::Int(destination.into())])
}

/// `swapaxes`: `transpose` under NumPy's name.
pub fn swapaxes(self_: &Tensor, axis0: impl Into<Dim>, axis1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[374], &[Arg::Tensor(self_), Arg::Int(axis0.into()), Arg::Int(axis1.into())])
}

/// `swapdims`: `transpose` under another name.
pub fn swapdims(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[375], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `adjoint`: The last two dimensions swapped, elements conjugated.
pub fn adjoint(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[376], &[Arg::Tensor(self_)])
}

/// `chunk`: At most `chunks` parts of equal size; the last may be smaller.
pub fn chunk(self_: &Tensor, chunks: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[377], &[Arg::Tensor(self_), Arg::Int(chunks.into()), Arg::Int(dim.into())])
}

/// `tensor_split.sections`: Exactly `sections` parts, sizes differing by at most one.
pub fn tensor_split(self_: &Tensor, sections: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[378], &[Arg::Tensor(self_), Arg::Int(sections.into()), Arg::Int(dim.into())])
}

/// `tensor_split.indices`: Parts that begin at each index, by the rules of Python slices.
pub fn tensor_split_indices(
    self_: &Tensor,
    indices: impl DimList,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[379], &[Arg::Tensor(self_), Arg::Ints(&indices.dims()), Arg::Int(dim.into())])
}

/// `tensor_split.tensor_indices_or_sections`: As above, with sections or indices in an int64 CPU tensor.
pub fn tensor_split_tensor_indices_or_sections(
    self_: &Tensor,
    tensor_indices_or_sections: &Tensor,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[380], &[Arg::Tensor(self_), Arg::Tensor(tensor_indices_or_sections), Arg::Int(dim.into())])
}

/// `hsplit.int`: Cuts columns into equal parts.
pub fn hsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[381], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `hsplit.array`: Cuts columns before each index.
pub fn hsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[382], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `vsplit.int`: Cuts rows into equal parts.
pub fn vsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[383], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `vsplit.array`: Cuts rows before each index.
pub fn vsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[384], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `dsplit.int`: Cuts dimension 2 into equal parts.
pub fn dsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[385], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `dsplit.array`: Cuts dimension 2 before each index.
pub fn dsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[386], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `numpy_T`: All dimensions in reverse order.
pub fn numpy_T(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[387], &[Arg::Tensor(self_)])
}

/// `mT`: The last two dimensions swapped.
pub fn mT(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[388], &[Arg::Tensor(self_)])
}

/// `matrix_H`: The adjoint of a matrix.
pub fn matrix_H(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[389], &[Arg::Tensor(self_)])
}

/// `mH`: The adjoint over the last two dimensions.
pub fn mH(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[390], &[Arg::Tensor(self_)])
}

/// `real`: The real parts as a view; a real tensor is its own.
pub fn real(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[391], &[Arg::Tensor(self_)])
}

/// `imag`: The imaginary parts of a complex tensor, as a view.
pub fn imag(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[392], &[Arg::Tensor(self_)])
}

/// `select_backward`: Gradient of `select`.
pub fn select_backward(
    grad_output: &Tensor,
    input_sizes: impl DimList,
    dim: impl Into<Dim>,
    index: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[393],
        &[
            Arg::Tensor(grad_output),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(dim.into()),
            Arg::Int(index.into()),
        ],
    )
}

/// `slice_backward`: Gradient of `slice`.
pub fn slice_backward(
    grad_output: &Tensor,
    input_sizes: impl DimList,
    dim: impl Into<Dim>,
    start: impl Into<Dim>,
    end: impl Into<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[394],
        &[
            Arg::Tensor(grad_output),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(dim.into()),
            Arg::Int(start.into()),
            Arg::Int(end.into()),
            Arg::Int(step.into()),
        ],
    )
}

/// `diagonal_backward`: Gradient of `diagonal`.
pub fn diagonal_backward(
    grad_output: &Tensor,
    input_sizes: impl DimList,
    offset: impl Into<Dim>,
    dim1: impl Into<Dim>,
    dim2: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[395],
        &[
            Arg::Tensor(grad_output),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(offset.into()),
            Arg::Int(dim1.into()),
            Arg::Int(dim2.into()),
        ],
    )
}

/// `unfold_backward`: Gradient of `unfold`: windows that overlap add up.
pub fn unfold_backward(
    grad_in: &Tensor,
    input_sizes: impl DimList,
    dim: impl Into<Dim>,
    size: impl Into<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[396],
        &[
            Arg::Tensor(grad_in),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(dim.into()),
            Arg::Int(size.into()),
            Arg::Int(step.into()),
        ],
    )
}
