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

/// `mm`: The product of two matrices.
pub fn mm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[0], &[Arg::Tensor(self_), Arg::Tensor(mat2)])
}

/// `mm.out`: The product of two matrices.
pub fn mm_out(self_: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1], &[Arg::Tensor(self_), Arg::Tensor(mat2), Arg::Tensor(out)])
}

/// `bmm`: The products of two batches of matrices, pair by pair.
pub fn bmm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[2], &[Arg::Tensor(self_), Arg::Tensor(mat2)])
}

/// `bmm.out`: The products of two batches of matrices, pair by pair.
pub fn bmm_out(self_: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[3], &[Arg::Tensor(self_), Arg::Tensor(mat2), Arg::Tensor(out)])
}

/// `mv`: The product of a matrix and a vector.
pub fn mv(self_: &Tensor, vec: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[4], &[Arg::Tensor(self_), Arg::Tensor(vec)])
}

/// `mv.out`: The product of a matrix and a vector.
pub fn mv_out(self_: &Tensor, vec: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[5], &[Arg::Tensor(self_), Arg::Tensor(vec), Arg::Tensor(out)])
}

/// `dot`: The sum of products of two vectors.
pub fn dot(self_: &Tensor, tensor: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[6], &[Arg::Tensor(self_), Arg::Tensor(tensor)])
}

/// `dot.out`: The sum of products of two vectors.
pub fn dot_out(self_: &Tensor, tensor: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[7], &[Arg::Tensor(self_), Arg::Tensor(tensor), Arg::Tensor(out)])
}

/// `vdot`: The sum of products of the conjugate of one vector with another.
pub fn vdot(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[8], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `vdot.out`: The sum of products of the conjugate of one vector with another.
pub fn vdot_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[9], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
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
        &OPERATORS[10],
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
        &OPERATORS[11],
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
        &OPERATORS[12],
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
        &OPERATORS[13],
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
        &OPERATORS[14],
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
        &OPERATORS[15],
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
        &OPERATORS[16],
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
        &OPERATORS[17],
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
        &OPERATORS[18],
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
        &OPERATORS[19],
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
        &OPERATORS[20],
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
        &OPERATORS[21],
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
        &OPERATORS[22],
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
        &OPERATORS[23],
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
        &OPERATORS[24],
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
    run(&OPERATORS[25], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `matmul.out`: The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast.
pub fn matmul_out(self_: &Tensor, other: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[26], &[Arg::Tensor(self_), Arg::Tensor(other), Arg::Tensor(out)])
}

/// `sum`: The sum of all elements; integers add up as int64.
pub fn sum(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[27], &[Arg::Tensor(self_), dtype.into()])
}

/// `sum.out`: The sum of all elements; integers add up as int64.
pub fn sum_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[28], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `sum.dim_IntList`: The sum over dimensions `dim`.
pub fn sum_dim_int_list(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(&OPERATORS[29], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `sum.IntList_out`: The sum over dimensions `dim`.
pub fn sum_int_list_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[30], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)])
}

/// `nansum`: The sum over `dim`, NaN counting as 0.
pub fn nansum(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[31], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `nansum.out`: The sum over `dim`, NaN counting as 0.
pub fn nansum_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[32], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)])
}

/// `mean`: The mean of all elements; integers need `dtype`.
pub fn mean(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[33], &[Arg::Tensor(self_), dtype.into()])
}

/// `mean.dtype_out`: The mean of all elements; integers need `dtype`.
pub fn mean_dtype_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[34], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `mean.dim`: The mean over dimensions `dim`.
pub fn mean_dim(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[35], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `mean.out`: The mean over dimensions `dim`.
pub fn mean_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[36], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)])
}

/// `prod`: The product of all elements.
pub fn prod(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[37], &[Arg::Tensor(self_), dtype.into()])
}

/// `prod.out`: The product of all elements.
pub fn prod_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[38], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `prod.dim_int`: The product over dimension `dim`.
pub fn prod_dim_int(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(&OPERATORS[39], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), dtype.into()])
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
        &OPERATORS[40],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `amax`: The largest element over dimensions `dim`; equal ones share the gradient.
pub fn amax(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[41], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `amax.out`: The largest element over dimensions `dim`; equal ones share the gradient.
pub fn amax_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[42], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `amin`: The smallest element over dimensions `dim`; equal ones share the gradient.
pub fn amin(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[43], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `amin.out`: The smallest element over dimensions `dim`; equal ones share the gradient.
pub fn amin_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[44], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `aminmax`: The smallest and the largest element, in one pass.
pub fn aminmax(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[45], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[46],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(min), Arg::Tensor(max)],
    )
}

/// `max`: The largest element; equal ones share the gradient.
pub fn max(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[47], &[Arg::Tensor(self_)])
}

/// `max.unary_out`: The largest element; equal ones share the gradient.
pub fn max_unary_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[48], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `max.dim`: The largest element along `dim`, and where it is (the first of equals).
pub fn max_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[49], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
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
        &OPERATORS[50],
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
    run(&OPERATORS[51], &[Arg::Tensor(self_)])
}

/// `min.unary_out`: The smallest element; equal ones share the gradient.
pub fn min_unary_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[52], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `min.dim`: The smallest element along `dim`, and where it is (the first of equals).
pub fn min_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[53], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
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
        &OPERATORS[54],
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
    run(&OPERATORS[55], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `argmax.out`: Where the largest element is; without `dim`, in the flattened input.
pub fn argmax_out(self_: &Tensor, dim: Option<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[56], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `argmin`: Where the smallest element is; without `dim`, in the flattened input.
pub fn argmin(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[57], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `argmin.out`: Where the smallest element is; without `dim`, in the flattened input.
pub fn argmin_out(self_: &Tensor, dim: Option<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[58], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `any`: Whether some element is not zero. uint8 gives uint8.
pub fn any(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[59], &[Arg::Tensor(self_)])
}

/// `any.all_out`: Whether some element is not zero. uint8 gives uint8.
pub fn any_all_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[60], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `any.dim`: Whether some element is not zero, along `dim`.
pub fn any_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[61], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `any.out`: Whether some element is not zero, along `dim`.
pub fn any_out(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[62], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `any.dims`: Whether some element is not zero, over several dimensions.
pub fn any_dims(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[63], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `any.dims_out`: Whether some element is not zero, over several dimensions.
pub fn any_dims_out(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[64], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `all`: Whether no element is zero. uint8 gives uint8.
pub fn all(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[65], &[Arg::Tensor(self_)])
}

/// `all.all_out`: Whether no element is zero. uint8 gives uint8.
pub fn all_all_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[66], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `all.dim`: Whether no element is zero, along `dim`.
pub fn all_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[67], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `all.out`: Whether no element is zero, along `dim`.
pub fn all_out(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[68], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `all.dims`: Whether no element is zero, over several dimensions.
pub fn all_dims(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[69], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `all.dims_out`: Whether no element is zero, over several dimensions.
pub fn all_dims_out(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[70], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `count_nonzero`: How many elements are not zero.
pub fn count_nonzero(self_: &Tensor, dim: Option<Dim>) -> Result<Tensor> {
    run(&OPERATORS[71], &[Arg::Tensor(self_), dim.into()])
}

/// `count_nonzero.out`: How many elements are not zero.
pub fn count_nonzero_out(self_: &Tensor, dim: Option<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[72], &[Arg::Tensor(self_), dim.into(), Arg::Tensor(out)])
}

/// `count_nonzero.dim_IntList`: How many elements over `dim` are not zero.
pub fn count_nonzero_dim_int_list(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[73], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `count_nonzero.dim_IntList_out`: How many elements over `dim` are not zero.
pub fn count_nonzero_dim_int_list_out(self_: &Tensor, dim: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[74], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Tensor(out)])
}

/// `var`: The variance of all elements.
pub fn var(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    run(&OPERATORS[75], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `var.all_out`: The variance of all elements.
pub fn var_all_out(self_: &Tensor, unbiased: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[76], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out)])
}

/// `var.dim`: The variance over dimensions `dim`.
pub fn var_dim(self_: &Tensor, dim: Option<&[Dim]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[77], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
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
        &OPERATORS[78],
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
    run(&OPERATORS[79], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[80],
        &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `std`: The standard deviation of all elements.
pub fn std(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    run(&OPERATORS[81], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `std.all_out`: The standard deviation of all elements.
pub fn std_all_out(self_: &Tensor, unbiased: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[82], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out)])
}

/// `std.dim`: The standard deviation over dimensions `dim`.
pub fn std_dim(self_: &Tensor, dim: Option<&[Dim]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[83], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
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
        &OPERATORS[84],
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
    run(&OPERATORS[85], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[86],
        &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `var_mean`: The variance and the mean of all elements.
pub fn var_mean(self_: &Tensor, unbiased: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[87], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `var_mean.all_out`: The variance and the mean of all elements.
pub fn var_mean_all_out(
    self_: &Tensor,
    unbiased: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[88], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out0), Arg::Tensor(out1)])
}

/// `var_mean.dim`: The variance and the mean over dimensions `dim`.
pub fn var_mean_dim(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[89], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
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
        &OPERATORS[90],
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
    run(&OPERATORS[91], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[92],
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
    run(&OPERATORS[93], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `std_mean.all_out`: The standard deviation and the mean of all elements.
pub fn std_mean_all_out(
    self_: &Tensor,
    unbiased: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[94], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out0), Arg::Tensor(out1)])
}

/// `std_mean.dim`: The standard deviation and the mean over dimensions `dim`.
pub fn std_mean_dim(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[95], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
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
        &OPERATORS[96],
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
    run(&OPERATORS[97], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[98],
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
        &OPERATORS[99],
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
        &OPERATORS[100],
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
    run(&OPERATORS[101], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `logsumexp.out`: The logarithm of the sum of exponentials over `dim`, without overflow.
pub fn logsumexp_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[102], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `view`: The same elements under another shape, without a copy; one size may be -1.
pub fn view(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[103], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `view.dtype`: The same bytes as elements of another dtype.
pub fn view_dtype(self_: &Tensor, dtype: DType) -> Result<Tensor> {
    run(&OPERATORS[104], &[Arg::Tensor(self_), Arg::DType(dtype)])
}

/// `_unsafe_view`: A view that autograd does not know as one: of a tensor that nobody else holds.
pub fn _unsafe_view(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[105], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `transpose.int`: Swaps two dimensions.
pub fn transpose(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[106], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `t`: Transposes a matrix; fewer dimensions stay as they are.
pub fn t(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[107], &[Arg::Tensor(self_)])
}

/// `permute`: Reorders the dimensions.
pub fn permute(self_: &Tensor, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[108], &[Arg::Tensor(self_), Arg::Ints(&dims.dims())])
}

/// `expand`: Repeats dimensions of size 1, without a copy; -1 keeps a size.
pub fn expand(self_: &Tensor, size: impl DimList, implicit: bool) -> Result<Tensor> {
    run(&OPERATORS[109], &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Bool(implicit)])
}

/// `select.int`: One position of a dimension, which goes away.
pub fn select(self_: &Tensor, dim: impl Into<Dim>, index: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[110], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Int(index.into())])
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
        &OPERATORS[111],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), start.into(), end.into(), Arg::Int(step.into())],
    )
}

/// `squeeze`: Drops all dimensions of size 1.
pub fn squeeze(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[112], &[Arg::Tensor(self_)])
}

/// `squeeze.dim`: Drops a dimension if its size is 1.
pub fn squeeze_dim(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[113], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `squeeze.dims`: Drops those of the dimensions whose size is 1.
pub fn squeeze_dims(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[114], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `unsqueeze`: Inserts a dimension of size 1.
pub fn unsqueeze(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[115], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `unfold`: Windows of `size` elements along a dimension, `step` apart, as a new last dimension.
pub fn unfold(
    self_: &Tensor,
    dimension: impl Into<Dim>,
    size: impl Into<Dim>,
    step: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[116],
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
        &OPERATORS[117],
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
        &OPERATORS[118],
        &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Ints(&stride.dims()), storage_offset.into()],
    )
}

/// `alias`: The same view as a new tensor.
pub fn alias(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[119], &[Arg::Tensor(self_)])
}

/// `detach`: The same view without history: no gradient flows through it.
pub fn detach(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[120], &[Arg::Tensor(self_)])
}

/// `view_as_real`: A complex tensor as a real one with a last dimension of 2.
pub fn view_as_real(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[121], &[Arg::Tensor(self_)])
}

/// `view_as_complex`: A real tensor with a last dimension of 2 as a complex one.
pub fn view_as_complex(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[122], &[Arg::Tensor(self_)])
}

/// `split.Tensor`: Parts of `split_size` along a dimension; the last may be smaller.
pub fn split(self_: &Tensor, split_size: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[123], &[Arg::Tensor(self_), Arg::Int(split_size.into()), Arg::Int(dim.into())])
}

/// `split.sizes`: Parts of the sizes given.
pub fn split_sizes(self_: &Tensor, split_size: impl DimList, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[124], &[Arg::Tensor(self_), Arg::Ints(&split_size.dims()), Arg::Int(dim.into())])
}

/// `split_with_sizes`: Parts of the sizes given, which add up to that of the dimension.
pub fn split_with_sizes(
    self_: &Tensor,
    split_sizes: impl DimList,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[125], &[Arg::Tensor(self_), Arg::Ints(&split_sizes.dims()), Arg::Int(dim.into())])
}

/// `unbind.int`: All positions of a dimension, each as a view without it.
pub fn unbind(self_: &Tensor, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[126], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `transpose_`: Swaps two dimensions of the tensor itself.
pub fn transpose_(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[127], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `t_`: Transposes the matrix itself.
pub fn t_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[128], &[Arg::Tensor(self_)])
}

/// `squeeze_`: Drops all dimensions of size 1 of the tensor itself.
pub fn squeeze_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[129], &[Arg::Tensor(self_)])
}

/// `squeeze_.dim`: Drops a dimension of the tensor itself if its size is 1.
pub fn squeeze_dim_(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[130], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `squeeze_.dims`: Drops those dimensions of the tensor itself whose size is 1.
pub fn squeeze_dims_(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[131], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `unsqueeze_`: Inserts a dimension of size 1 into the tensor itself.
pub fn unsqueeze_(self_: &Tensor, dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[132], &[Arg::Tensor(self_), Arg::Int(dim.into())])
}

/// `as_strided_`: Gives the tensor itself any view of its storage.
pub fn as_strided_(
    self_: &Tensor,
    size: impl DimList,
    stride: impl DimList,
    storage_offset: Option<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[133],
        &[Arg::Tensor(self_), Arg::Ints(&size.dims()), Arg::Ints(&stride.dims()), storage_offset.into()],
    )
}

/// `detach_`: Cuts the tensor off its history.
pub fn detach_(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[134], &[Arg::Tensor(self_)])
}

/// `swapaxes_`: `transpose_` under NumPy's name.
pub fn swapaxes_(self_: &Tensor, axis0: impl Into<Dim>, axis1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[135], &[Arg::Tensor(self_), Arg::Int(axis0.into()), Arg::Int(axis1.into())])
}

/// `swapdims_`: `transpose_` under another name.
pub fn swapdims_(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[136], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `resize_`: Gives the tensor other sizes, row-major; storage grows where it must.
pub fn resize_(self_: &Tensor, size: impl DimList, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    run(&OPERATORS[137], &[Arg::Tensor(self_), Arg::Ints(&size.dims()), memory_format.into()])
}

/// `reshape`: The elements under another shape; a view where strides allow it, else a copy.
pub fn reshape(self_: &Tensor, shape: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[138], &[Arg::Tensor(self_), Arg::Ints(&shape.dims())])
}

/// `reshape_as`: `reshape` to the shape of another tensor.
pub fn reshape_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[139], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `view_as`: `view` with the shape of another tensor.
pub fn view_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[140], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `expand_as`: `expand` to the shape of another tensor.
pub fn expand_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[141], &[Arg::Tensor(self_), Arg::Tensor(other)])
}

/// `broadcast_to`: `expand` under NumPy's name.
pub fn broadcast_to(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[142], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `ravel`: All elements in one contiguous dimension.
pub fn ravel(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[143], &[Arg::Tensor(self_)])
}

/// `flatten.using_ints`: Dimensions `start_dim` to `end_dim` become one.
pub fn flatten(self_: &Tensor, start_dim: impl Into<Dim>, end_dim: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[144], &[Arg::Tensor(self_), Arg::Int(start_dim.into()), Arg::Int(end_dim.into())])
}

/// `unflatten.int`: One dimension becomes several; one of their sizes may be -1.
pub fn unflatten(self_: &Tensor, dim: impl Into<Dim>, sizes: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[145], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Ints(&sizes.dims())])
}

/// `narrow`: `length` elements of a dimension from `start` on.
pub fn narrow(
    self_: &Tensor,
    dim: impl Into<Dim>,
    start: impl Into<Dim>,
    length: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[146],
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
        &OPERATORS[147],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Tensor(start), Arg::Int(length.into())],
    )
}

/// `movedim.intlist`: Moves dimensions to other places; the others keep their order.
pub fn movedim(self_: &Tensor, source: impl DimList, destination: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[148], &[Arg::Tensor(self_), Arg::Ints(&source.dims()), Arg::Ints(&destination.dims())])
}

/// `movedim.int`: Moves one dimension to another place.
pub fn movedim_int(self_: &Tensor, source: impl Into<Dim>, destination: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[149], &[Arg::Tensor(self_), Arg::Int(source.into()), Arg::Int(destination.into())])
}

/// `moveaxis.intlist`: `movedim` under NumPy's name.
pub fn moveaxis(self_: &Tensor, source: impl DimList, destination: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[150], &[Arg::Tensor(self_), Arg::Ints(&source.dims()), Arg::Ints(&destination.dims())])
}

/// `moveaxis.int`: `movedim` under NumPy's name.
pub fn moveaxis_int(self_: &Tensor, source: impl Into<Dim>, destination: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[151], &[Arg::Tensor(self_), Arg::Int(source.into()), Arg::Int(destination.into())])
}

/// `swapaxes`: `transpose` under NumPy's name.
pub fn swapaxes(self_: &Tensor, axis0: impl Into<Dim>, axis1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[152], &[Arg::Tensor(self_), Arg::Int(axis0.into()), Arg::Int(axis1.into())])
}

/// `swapdims`: `transpose` under another name.
pub fn swapdims(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[153], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `adjoint`: The last two dimensions swapped, elements conjugated.
pub fn adjoint(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[154], &[Arg::Tensor(self_)])
}

/// `chunk`: At most `chunks` parts of equal size; the last may be smaller.
pub fn chunk(self_: &Tensor, chunks: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[155], &[Arg::Tensor(self_), Arg::Int(chunks.into()), Arg::Int(dim.into())])
}

/// `tensor_split.sections`: Exactly `sections` parts, sizes differing by at most one.
pub fn tensor_split(self_: &Tensor, sections: impl Into<Dim>, dim: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[156], &[Arg::Tensor(self_), Arg::Int(sections.into()), Arg::Int(dim.into())])
}

/// `tensor_split.indices`: Parts that begin at each index, by the rules of Python slices.
pub fn tensor_split_indices(
    self_: &Tensor,
    indices: impl DimList,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[157], &[Arg::Tensor(self_), Arg::Ints(&indices.dims()), Arg::Int(dim.into())])
}

/// `tensor_split.tensor_indices_or_sections`: As above, with sections or indices in an int64 CPU tensor.
pub fn tensor_split_tensor_indices_or_sections(
    self_: &Tensor,
    tensor_indices_or_sections: &Tensor,
    dim: impl Into<Dim>,
) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[158], &[Arg::Tensor(self_), Arg::Tensor(tensor_indices_or_sections), Arg::Int(dim.into())])
}

/// `hsplit.int`: Cuts columns into equal parts.
pub fn hsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[159], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `hsplit.array`: Cuts columns before each index.
pub fn hsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[160], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `vsplit.int`: Cuts rows into equal parts.
pub fn vsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[161], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `vsplit.array`: Cuts rows before each index.
pub fn vsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[162], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `dsplit.int`: Cuts dimension 2 into equal parts.
pub fn dsplit(self_: &Tensor, sections: impl Into<Dim>) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[163], &[Arg::Tensor(self_), Arg::Int(sections.into())])
}

/// `dsplit.array`: Cuts dimension 2 before each index.
pub fn dsplit_array(self_: &Tensor, indices: impl DimList) -> Result<Box<[Tensor]>> {
    run(&OPERATORS[164], &[Arg::Tensor(self_), Arg::Ints(&indices.dims())])
}

/// `numpy_T`: All dimensions in reverse order.
pub fn numpy_T(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[165], &[Arg::Tensor(self_)])
}

/// `mT`: The last two dimensions swapped.
pub fn mT(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[166], &[Arg::Tensor(self_)])
}

/// `matrix_H`: The adjoint of a matrix.
pub fn matrix_H(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[167], &[Arg::Tensor(self_)])
}

/// `mH`: The adjoint over the last two dimensions.
pub fn mH(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[168], &[Arg::Tensor(self_)])
}

/// `real`: The real parts as a view; a real tensor is its own.
pub fn real(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[169], &[Arg::Tensor(self_)])
}

/// `imag`: The imaginary parts of a complex tensor, as a view.
pub fn imag(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[170], &[Arg::Tensor(self_)])
}

/// `select_backward`: Gradient of `select`.
pub fn select_backward(
    grad_output: &Tensor,
    input_sizes: impl DimList,
    dim: impl Into<Dim>,
    index: impl Into<Dim>,
) -> Result<Tensor> {
    run(
        &OPERATORS[171],
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
        &OPERATORS[172],
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
        &OPERATORS[173],
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
        &OPERATORS[174],
        &[
            Arg::Tensor(grad_in),
            Arg::Ints(&input_sizes.dims()),
            Arg::Int(dim.into()),
            Arg::Int(size.into()),
            Arg::Int(step.into()),
        ],
    )
}
