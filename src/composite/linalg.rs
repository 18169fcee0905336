//! Composites of the linalg family: the recipes behind `@` and `linear`. Sizes stay [`Dim`]s.

use smallvec::SmallVec;

use crate::dispatch::sizes::{size, sizes};
use crate::error::{Error, Result};
use crate::generated::ops;
use crate::scalar::{Dim, Scalar};
use crate::shape::show;
use crate::tensor::Tensor;

type Dims = SmallVec<[Dim; 4]>;

const ONE: Scalar = Scalar::Int(1);

/// All products of two vectors' elements.
///
/// # Errors
/// `Shape` unless both are vectors.
pub fn outer(self_: &Tensor, vec2: &Tensor) -> Result<Tensor> {
    if self_.ndim() != 1 || vec2.ndim() != 1 {
        return Err(Error::shape(format!(
            "both operands must be vectors (1-D), got shapes {} and {}",
            show(self_.sizes()),
            show(vec2.sizes())
        )));
    }
    ops::mul(&ops::unsqueeze(self_, 1)?, vec2)
}

/// The product by ranks: dot, mv and mm for small ones; leading dimensions of one operand folded into the rows when
/// the other is a matrix or a vector; else both expanded to one batch.
///
/// # Errors
/// `Shape` when an operand is 0-dim, or sizes do not fit.
pub fn matmul(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    match (self_.ndim(), other.ndim()) {
        (0, _) | (_, 0) => Err(Error::shape(format!(
            "both operands must have at least one dimension, got shapes {} and {}; multiply numbers with *",
            show(self_.sizes()),
            show(other.sizes())
        ))),
        (1, 1) => ops::dot(self_, other),
        (2, 1) => ops::mv(self_, other),
        (1, 2) => ops::squeeze_dim(&ops::mm(&ops::unsqueeze(self_, 0)?, other)?, 0),
        (2, 2) => ops::mm(self_, other),
        (_, 1 | 2) => fold(self_, other),
        (1 | 2, _) => fold_other(self_, other),
        _ => batched(self_, other),
    }
}

/// `(..., m, k) @ (k, n)` or `(..., m, k) @ (k,)`: the leading dimensions become rows of one product.
fn fold(a: &Tensor, b: &Tensor) -> Result<Tensor> {
    let mut shape: Dims = sizes(a);
    let inner = shape.pop().unwrap_or(Dim::new(1));
    check_inner(a, b, inner, size(b, 0))?;
    let rows = shape.iter().try_fold(Dim::new(1), |rows, n| rows.mul(*n))?;
    let flat = ops::reshape(a, &[rows, inner][..])?;
    let product = if b.ndim() == 1 {
        ops::mv(&flat, b)?
    } else {
        shape.push(size(b, 1));
        ops::mm(&flat, b)?
    };
    ops::view(&product, &*shape)
}

/// `(m, k) @ (..., k, n)` and `(k,) @ (..., k, n)`: by the transposes, which fold.
fn fold_other(a: &Tensor, b: &Tensor) -> Result<Tensor> {
    let rank = b.ndim() as i64;
    let turned = ops::transpose(b, rank - 2, rank - 1)?;
    if a.ndim() == 1 {
        return fold(&turned, a);
    }
    check_inner(a, b, size(a, 1), size(b, b.ndim() - 2))?;
    let product = fold(&turned, &ops::transpose(a, 0, 1)?)?;
    ops::transpose(&product, rank - 2, rank - 1)
}

/// Both have batches: broadcast, expand, multiply as one batch.
fn batched(a: &Tensor, b: &Tensor) -> Result<Tensor> {
    let (a_sizes, b_sizes) = (sizes(a), sizes(b));
    let (a_batch, a_matrix) = a_sizes.split_at(a.ndim() - 2);
    let (b_batch, b_matrix) = b_sizes.split_at(b.ndim() - 2);
    check_inner(a, b, a_matrix[1], b_matrix[0])?;
    let batch = broadcast(a_batch, b_batch, a, b)?;
    let count = batch.iter().try_fold(Dim::new(1), |count, n| count.mul(*n))?;
    let flat = |t: &Tensor, matrix: &[Dim]| {
        let whole: Dims = batch.iter().chain(matrix).copied().collect();
        ops::reshape(&ops::expand(t, &*whole, false)?, &[count, matrix[0], matrix[1]][..])
    };
    let product = ops::bmm(&flat(a, a_matrix)?, &flat(b, b_matrix)?)?;
    let shape: Dims = batch.iter().copied().chain([a_matrix[0], b_matrix[1]]).collect();
    ops::view(&product, &*shape)
}

fn broadcast(a: &[Dim], b: &[Dim], first: &Tensor, second: &Tensor) -> Result<Dims> {
    let n = a.len().max(b.len());
    let at = |dims: &[Dim], i: usize| (i + dims.len()).checked_sub(n).map(|i| dims[i]);
    (0..n)
        .map(|i| match (at(a, i), at(b, i)) {
            (Some(x), Some(y)) if x.value != y.value && x.value != 1 && y.value != 1 => {
                Err(Error::shape(format!(
                    "the batch sizes of shapes {} and {} cannot be broadcast",
                    show(first.sizes()),
                    show(second.sizes())
                )))
            }
            (Some(x), Some(y)) => Ok(if x.value == 1 { y } else { x }),
            (x, y) => Ok(x.or(y).unwrap_or(Dim::new(1))),
        })
        .collect()
}

fn check_inner(a: &Tensor, b: &Tensor, last: Dim, rows: Dim) -> Result<()> {
    if last.value == rows.value {
        return Ok(());
    }
    Err(Error::shape(format!(
        "shapes {} and {} cannot be multiplied: inner sizes {} and {} differ",
        show(a.sizes()),
        show(b.sizes()),
        last.value,
        rows.value
    )))
}

/// `input @ weight.T + bias`: one `addmm` where there is a bias, whatever the rank of the input.
///
/// # Errors
/// `Shape` when sizes do not fit.
pub fn linear(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>) -> Result<Tensor> {
    let weight_rank = weight.ndim();
    if input.ndim() == 0 || !(1..=2).contains(&weight_rank) {
        return Err(Error::shape(format!(
            "needs an input of at least one dimension and a weight of shape [out, in] or [in], got {} and {}",
            show(input.sizes()),
            show(weight.sizes())
        )));
    }
    let last = size(input, input.ndim() - 1);
    check_inner(input, weight, last, size(weight, weight_rank - 1))?;
    let turned = if weight_rank == 2 { ops::transpose(weight, 0, 1)? } else { weight.clone() };
    let Some(bias) = bias else { return matmul(input, &turned) };
    if weight_rank == 1 || bias.ndim() > 1 || input.ndim() == 1 {
        return ops::add(&matmul(input, &turned)?, bias, ONE);
    }
    if input.ndim() == 2 {
        return ops::addmm(bias, input, &turned, ONE, ONE);
    }
    let mut shape: Dims = sizes(input);
    shape.pop();
    let rows = shape.iter().try_fold(Dim::new(1), |rows, n| rows.mul(*n))?;
    shape.push(size(weight, 0));
    let flat = ops::reshape(input, &[rows, last][..])?;
    ops::view(&ops::addmm(bias, &flat, &turned, ONE, ONE)?, &*shape)
}
