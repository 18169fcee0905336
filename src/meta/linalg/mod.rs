//! Shapes and dtypes of matrix and vector products. Operands share one dtype; nothing is promoted.

mod decompositions;
mod systems;

pub use decompositions::*;
pub use systems::*;

use crate::dispatch::structured::{Spec, TensorSpec};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::scalar::Scalar;
use crate::shape::show;
use crate::tensor::Tensor;

fn result(sizes: &[i64], like: &Tensor) -> Spec {
    Spec::one(TensorSpec::new(sizes, like.dtype(), like.device()), like.dtype())
}

fn check_dtype(operands: &[(&str, &Tensor)]) -> Result<()> {
    let dtype = operands[0].1.dtype();
    if operands.iter().any(|(_, t)| t.dtype() != dtype) {
        let found: Vec<String> = operands.iter().map(|(n, t)| format!("{n} {}", t.dtype())).collect();
        return Err(Error::dtype(format!(
            "the operands must have the same dtype, got {}; convert one with .to()",
            found.join(", ")
        )));
    }
    if dtype == DType::Bool {
        return Err(Error::unsupported_dtype(dtype, "integers, floating point, complex"));
    }
    Ok(())
}

fn check_rank(name: &str, t: &Tensor, rank: usize) -> Result<()> {
    if t.ndim() != rank {
        let what = ["a number", "a vector (1-D)", "a matrix (2-D)", "a batch of matrices (3-D)"][rank];
        return Err(Error::shape(format!("{name} must be {what}, got shape {}", show(t.sizes()))));
    }
    Ok(())
}

fn check_inner(a: &Tensor, b: &Tensor) -> Result<()> {
    let inner = if b.ndim() == 1 { b.sizes()[0] } else { b.sizes()[b.ndim() - 2] };
    if a.sizes()[a.ndim() - 1] != inner {
        return Err(Error::shape(format!(
            "shapes {} and {} cannot be multiplied: the last size of the first ({}) must equal {} of the second ({inner})",
            show(a.sizes()),
            show(b.sizes()),
            a.sizes()[a.ndim() - 1],
            if b.ndim() == 1 { "the size" } else { "the number of rows" },
        )));
    }
    Ok(())
}

fn check_batches(a: &Tensor, b: &Tensor) -> Result<()> {
    if a.sizes()[0] != b.sizes()[0] {
        return Err(Error::shape(format!(
            "batches of {} and {} matrices cannot be multiplied: shapes {} and {}",
            a.sizes()[0],
            b.sizes()[0],
            show(a.sizes()),
            show(b.sizes())
        )));
    }
    Ok(())
}

/// What is added must broadcast to the result, and only complex operands take complex factors.
fn check_added(init: &Tensor, sizes: &[i64], beta: Scalar, alpha: Scalar) -> Result<()> {
    for (name, factor) in [("beta", beta), ("alpha", alpha)] {
        // Between real categories factors are converted, as in PyTorch.
        if matches!(factor, Scalar::Complex(c) if c.im != 0.0) && !init.dtype().is_complex() {
            return Err(Error::dtype(format!(
                "{name}={factor} is not possible for {} operands",
                init.dtype()
            )));
        }
    }
    init.layout().expand(sizes).map(|_| ()).map_err(|_| {
        Error::shape(format!(
            "the added tensor of shape {} cannot be broadcast to the result of shape {}",
            show(init.sizes()),
            show(sizes)
        ))
    })
}

pub fn mm(a: &Tensor, b: &Tensor) -> Result<Spec> {
    check_rank("self", a, 2)?;
    check_rank("mat2", b, 2)?;
    check_inner(a, b)?;
    check_dtype(&[("self", a), ("mat2", b)])?;
    Ok(result(&[a.sizes()[0], b.sizes()[1]], a))
}

pub fn bmm(a: &Tensor, b: &Tensor) -> Result<Spec> {
    check_rank("self", a, 3)?;
    check_rank("mat2", b, 3)?;
    check_batches(a, b)?;
    check_inner(a, b)?;
    check_dtype(&[("self", a), ("mat2", b)])?;
    Ok(result(&[a.sizes()[0], a.sizes()[1], b.sizes()[2]], a))
}

pub fn mv(a: &Tensor, vec: &Tensor) -> Result<Spec> {
    check_rank("self", a, 2)?;
    check_rank("vec", vec, 1)?;
    check_inner(a, vec)?;
    check_dtype(&[("self", a), ("vec", vec)])?;
    Ok(result(&a.sizes()[..1], a))
}

pub fn dot(a: &Tensor, b: &Tensor) -> Result<Spec> {
    check_rank("self", a, 1)?;
    check_rank("the other operand", b, 1)?;
    check_inner(a, b)?;
    check_dtype(&[("self", a), ("other", b)])?;
    Ok(result(&[], a))
}

pub fn vdot(a: &Tensor, b: &Tensor) -> Result<Spec> {
    dot(a, b)
}

pub fn addmm(self_: &Tensor, a: &Tensor, b: &Tensor, beta: Scalar, alpha: Scalar) -> Result<Spec> {
    check_rank("mat1", a, 2)?;
    check_rank("mat2", b, 2)?;
    check_inner(a, b)?;
    check_dtype(&[("self", self_), ("mat1", a), ("mat2", b)])?;
    let sizes = [a.sizes()[0], b.sizes()[1]];
    check_added(self_, &sizes, beta, alpha)?;
    Ok(result(&sizes, a))
}

pub fn addmv(self_: &Tensor, a: &Tensor, vec: &Tensor, beta: Scalar, alpha: Scalar) -> Result<Spec> {
    check_rank("mat", a, 2)?;
    check_rank("vec", vec, 1)?;
    check_inner(a, vec)?;
    check_dtype(&[("self", self_), ("mat", a), ("vec", vec)])?;
    check_added(self_, &a.sizes()[..1], beta, alpha)?;
    Ok(result(&a.sizes()[..1], a))
}

pub fn baddbmm(self_: &Tensor, a: &Tensor, b: &Tensor, beta: Scalar, alpha: Scalar) -> Result<Spec> {
    check_rank("batch1", a, 3)?;
    check_rank("batch2", b, 3)?;
    check_batches(a, b)?;
    check_inner(a, b)?;
    check_dtype(&[("self", self_), ("batch1", a), ("batch2", b)])?;
    let sizes = [a.sizes()[0], a.sizes()[1], b.sizes()[2]];
    check_added(self_, &sizes, beta, alpha)?;
    Ok(result(&sizes, a))
}

pub fn addbmm(self_: &Tensor, a: &Tensor, b: &Tensor, beta: Scalar, alpha: Scalar) -> Result<Spec> {
    check_rank("batch1", a, 3)?;
    check_rank("batch2", b, 3)?;
    check_batches(a, b)?;
    check_inner(a, b)?;
    check_dtype(&[("self", self_), ("batch1", a), ("batch2", b)])?;
    let sizes = [a.sizes()[1], b.sizes()[2]];
    check_added(self_, &sizes, beta, alpha)?;
    Ok(result(&sizes, a))
}

pub fn addr(self_: &Tensor, vec1: &Tensor, vec2: &Tensor, beta: Scalar, alpha: Scalar) -> Result<Spec> {
    check_rank("vec1", vec1, 1)?;
    check_rank("vec2", vec2, 1)?;
    let all_bool = [self_, vec1, vec2].iter().all(|t| t.dtype() == DType::Bool);
    if !all_bool {
        check_dtype(&[("self", self_), ("vec1", vec1), ("vec2", vec2)])?;
    }
    let sizes = [vec1.sizes()[0], vec2.sizes()[0]];
    check_added(self_, &sizes, beta, alpha)?;
    Ok(result(&sizes, self_))
}
