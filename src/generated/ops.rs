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

/// `sum`: The sum of all elements; integers add up as int64.
pub fn sum(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[0], &[Arg::Tensor(self_), dtype.into()])
}

/// `sum.out`: The sum of all elements; integers add up as int64.
pub fn sum_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[1], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `sum.dim_IntList`: The sum over dimensions `dim`.
pub fn sum_dim_int_list(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(&OPERATORS[2], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `sum.IntList_out`: The sum over dimensions `dim`.
pub fn sum_int_list_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[3], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)])
}

/// `nansum`: The sum over `dim`, NaN counting as 0.
pub fn nansum(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[4], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `nansum.out`: The sum over `dim`, NaN counting as 0.
pub fn nansum_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[5], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)])
}

/// `mean`: The mean of all elements; integers need `dtype`.
pub fn mean(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[6], &[Arg::Tensor(self_), dtype.into()])
}

/// `mean.dtype_out`: The mean of all elements; integers need `dtype`.
pub fn mean_dtype_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[7], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `mean.dim`: The mean over dimensions `dim`.
pub fn mean_dim(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[8], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into()])
}

/// `mean.out`: The mean over dimensions `dim`.
pub fn mean_out(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    keepdim: bool,
    dtype: Option<DType>,
    out: &Tensor,
) -> Result<Tensor> {
    run(&OPERATORS[9], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)])
}

/// `prod`: The product of all elements.
pub fn prod(self_: &Tensor, dtype: Option<DType>) -> Result<Tensor> {
    run(&OPERATORS[10], &[Arg::Tensor(self_), dtype.into()])
}

/// `prod.out`: The product of all elements.
pub fn prod_out(self_: &Tensor, dtype: Option<DType>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[11], &[Arg::Tensor(self_), dtype.into(), Arg::Tensor(out)])
}

/// `prod.dim_int`: The product over dimension `dim`.
pub fn prod_dim_int(
    self_: &Tensor,
    dim: impl Into<Dim>,
    keepdim: bool,
    dtype: Option<DType>,
) -> Result<Tensor> {
    run(&OPERATORS[12], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), dtype.into()])
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
        &OPERATORS[13],
        &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), dtype.into(), Arg::Tensor(out)],
    )
}

/// `amax`: The largest element over dimensions `dim`; equal ones share the gradient.
pub fn amax(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[14], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `amax.out`: The largest element over dimensions `dim`; equal ones share the gradient.
pub fn amax_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[15], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `amin`: The smallest element over dimensions `dim`; equal ones share the gradient.
pub fn amin(self_: &Tensor, dim: impl DimList, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[16], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `amin.out`: The smallest element over dimensions `dim`; equal ones share the gradient.
pub fn amin_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[17], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `aminmax`: The smallest and the largest element, in one pass.
pub fn aminmax(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[18], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[19],
        &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(min), Arg::Tensor(max)],
    )
}

/// `max`: The largest element; equal ones share the gradient.
pub fn max(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[20], &[Arg::Tensor(self_)])
}

/// `max.unary_out`: The largest element; equal ones share the gradient.
pub fn max_unary_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[21], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `max.dim`: The largest element along `dim`, and where it is (the first of equals).
pub fn max_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[22], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
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
        &OPERATORS[23],
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
    run(&OPERATORS[24], &[Arg::Tensor(self_)])
}

/// `min.unary_out`: The smallest element; equal ones share the gradient.
pub fn min_unary_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[25], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `min.dim`: The smallest element along `dim`, and where it is (the first of equals).
pub fn min_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[26], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
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
        &OPERATORS[27],
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
    run(&OPERATORS[28], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `argmax.out`: Where the largest element is; without `dim`, in the flattened input.
pub fn argmax_out(self_: &Tensor, dim: Option<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[29], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `argmin`: Where the smallest element is; without `dim`, in the flattened input.
pub fn argmin(self_: &Tensor, dim: Option<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[30], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `argmin.out`: Where the smallest element is; without `dim`, in the flattened input.
pub fn argmin_out(self_: &Tensor, dim: Option<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[31], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `any`: Whether some element is not zero. uint8 gives uint8.
pub fn any(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[32], &[Arg::Tensor(self_)])
}

/// `any.all_out`: Whether some element is not zero. uint8 gives uint8.
pub fn any_all_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[33], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `any.dim`: Whether some element is not zero, along `dim`.
pub fn any_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[34], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `any.out`: Whether some element is not zero, along `dim`.
pub fn any_out(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[35], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `any.dims`: Whether some element is not zero, over several dimensions.
pub fn any_dims(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[36], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `any.dims_out`: Whether some element is not zero, over several dimensions.
pub fn any_dims_out(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[37], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `all`: Whether no element is zero. uint8 gives uint8.
pub fn all(self_: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[38], &[Arg::Tensor(self_)])
}

/// `all.all_out`: Whether no element is zero. uint8 gives uint8.
pub fn all_all_out(self_: &Tensor, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[39], &[Arg::Tensor(self_), Arg::Tensor(out)])
}

/// `all.dim`: Whether no element is zero, along `dim`.
pub fn all_dim(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[40], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim)])
}

/// `all.out`: Whether no element is zero, along `dim`.
pub fn all_out(self_: &Tensor, dim: impl Into<Dim>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[41], &[Arg::Tensor(self_), Arg::Int(dim.into()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `all.dims`: Whether no element is zero, over several dimensions.
pub fn all_dims(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[42], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim)])
}

/// `all.dims_out`: Whether no element is zero, over several dimensions.
pub fn all_dims_out(self_: &Tensor, dim: Option<&[Dim]>, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[43], &[Arg::Tensor(self_), dim.into(), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `count_nonzero`: How many elements are not zero.
pub fn count_nonzero(self_: &Tensor, dim: Option<Dim>) -> Result<Tensor> {
    run(&OPERATORS[44], &[Arg::Tensor(self_), dim.into()])
}

/// `count_nonzero.out`: How many elements are not zero.
pub fn count_nonzero_out(self_: &Tensor, dim: Option<Dim>, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[45], &[Arg::Tensor(self_), dim.into(), Arg::Tensor(out)])
}

/// `count_nonzero.dim_IntList`: How many elements over `dim` are not zero.
pub fn count_nonzero_dim_int_list(self_: &Tensor, dim: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[46], &[Arg::Tensor(self_), Arg::Ints(&dim.dims())])
}

/// `count_nonzero.dim_IntList_out`: How many elements over `dim` are not zero.
pub fn count_nonzero_dim_int_list_out(self_: &Tensor, dim: impl DimList, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[47], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Tensor(out)])
}

/// `var`: The variance of all elements.
pub fn var(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    run(&OPERATORS[48], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `var.all_out`: The variance of all elements.
pub fn var_all_out(self_: &Tensor, unbiased: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[49], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out)])
}

/// `var.dim`: The variance over dimensions `dim`.
pub fn var_dim(self_: &Tensor, dim: Option<&[Dim]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[50], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
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
        &OPERATORS[51],
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
    run(&OPERATORS[52], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[53],
        &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `std`: The standard deviation of all elements.
pub fn std(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    run(&OPERATORS[54], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `std.all_out`: The standard deviation of all elements.
pub fn std_all_out(self_: &Tensor, unbiased: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[55], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out)])
}

/// `std.dim`: The standard deviation over dimensions `dim`.
pub fn std_dim(self_: &Tensor, dim: Option<&[Dim]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    run(&OPERATORS[56], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
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
        &OPERATORS[57],
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
    run(&OPERATORS[58], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[59],
        &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim), Arg::Tensor(out)],
    )
}

/// `var_mean`: The variance and the mean of all elements.
pub fn var_mean(self_: &Tensor, unbiased: bool) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[60], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `var_mean.all_out`: The variance and the mean of all elements.
pub fn var_mean_all_out(
    self_: &Tensor,
    unbiased: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[61], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out0), Arg::Tensor(out1)])
}

/// `var_mean.dim`: The variance and the mean over dimensions `dim`.
pub fn var_mean_dim(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[62], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
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
        &OPERATORS[63],
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
    run(&OPERATORS[64], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[65],
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
    run(&OPERATORS[66], &[Arg::Tensor(self_), Arg::Bool(unbiased)])
}

/// `std_mean.all_out`: The standard deviation and the mean of all elements.
pub fn std_mean_all_out(
    self_: &Tensor,
    unbiased: bool,
    out0: &Tensor,
    out1: &Tensor,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[67], &[Arg::Tensor(self_), Arg::Bool(unbiased), Arg::Tensor(out0), Arg::Tensor(out1)])
}

/// `std_mean.dim`: The standard deviation and the mean over dimensions `dim`.
pub fn std_mean_dim(
    self_: &Tensor,
    dim: Option<&[Dim]>,
    unbiased: bool,
    keepdim: bool,
) -> Result<(Tensor, Tensor)> {
    run(&OPERATORS[68], &[Arg::Tensor(self_), dim.into(), Arg::Bool(unbiased), Arg::Bool(keepdim)])
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
        &OPERATORS[69],
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
    run(&OPERATORS[70], &[Arg::Tensor(self_), dim.into(), correction.into(), Arg::Bool(keepdim)])
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
        &OPERATORS[71],
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
        &OPERATORS[72],
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
        &OPERATORS[73],
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
    run(&OPERATORS[74], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim)])
}

/// `logsumexp.out`: The logarithm of the sum of exponentials over `dim`, without overflow.
pub fn logsumexp_out(self_: &Tensor, dim: impl DimList, keepdim: bool, out: &Tensor) -> Result<Tensor> {
    run(&OPERATORS[75], &[Arg::Tensor(self_), Arg::Ints(&dim.dims()), Arg::Bool(keepdim), Arg::Tensor(out)])
}

/// `view`: The same elements under another shape, without a copy; one size may be -1.
pub fn view(self_: &Tensor, size: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[76], &[Arg::Tensor(self_), Arg::Ints(&size.dims())])
}

/// `transpose.int`: Swaps two dimensions.
pub fn transpose(self_: &Tensor, dim0: impl Into<Dim>, dim1: impl Into<Dim>) -> Result<Tensor> {
    run(&OPERATORS[77], &[Arg::Tensor(self_), Arg::Int(dim0.into()), Arg::Int(dim1.into())])
}

/// `permute`: Reorders the dimensions.
pub fn permute(self_: &Tensor, dims: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[78], &[Arg::Tensor(self_), Arg::Ints(&dims.dims())])
}

/// `reshape`: The elements under another shape; a view where strides allow it, else a copy.
pub fn reshape(self_: &Tensor, shape: impl DimList) -> Result<Tensor> {
    run(&OPERATORS[79], &[Arg::Tensor(self_), Arg::Ints(&shape.dims())])
}
