//! `+ - * / @ == …` on tensors.
//!
//! Each symbol has one operator of the table. Two tensors take its tensor overload, a tensor and a number its scalar
//! overload where there is one. Two plain dense tensors of one shape and dtype go straight to the loop when nothing can
//! be recorded, traced or watched: the layers skipped would do nothing.

use std::mem::ManuallyDrop;
use std::sync::OnceLock;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rtensor::autograd::mode;
use rtensor::cpu::pointwise;
use rtensor::dispatch::arg::{Arg, FromOutputs, Operand, Value};
use rtensor::dispatch::call;
use rtensor::dispatch::registry::{Operator, overloads};
use rtensor::dispatch::schema::Type;
use rtensor::dispatch::structured::Spec;
use rtensor::dtype::DType;
use rtensor::error::{Error, Result};
use rtensor::scalar::Scalar;
use rtensor::tensor::Tensor;
use smallvec::SmallVec;

use crate::args::{Misfit, Rules, number, plain_number, wrapped_number};
use crate::tensor::{PyTensor, borrow, wrap_raw};
use crate::wrapper::Wrapper;
use crate::{enter, interop};

/// Symbols between two operands.
#[derive(Clone, Copy, PartialEq)]
pub enum Infix {
    Add,
    Sub,
    Mul,
    Div,
    FloorDiv,
    Remainder,
    Pow,
    Matmul,
    And,
    Or,
    Xor,
    LeftShift,
    RightShift,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}
const INFIX: [&str; 19] = [
    "add",
    "sub",
    "mul",
    "div",
    "floor_divide",
    "remainder",
    "pow",
    "matmul",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "bitwise_left_shift",
    "bitwise_right_shift",
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
];
/// Symbols before one operand.
#[derive(Clone, Copy)]
pub enum Prefix {
    Neg,
    Abs,
    Not,
}
const PREFIX: [&str; 3] = ["neg", "abs", "bitwise_not"];

/// The overloads that a symbol calls, with the defaults of the arguments behind the operands.
struct Resolved {
    name: &'static str,
    tensor: Option<Overload>,
    /// Tensor, number.
    scalar: Option<Overload>,
    /// Number, tensor.
    scalar_first: Option<Overload>,
}
#[derive(Clone, Copy)]
struct Overload {
    op: &'static Operator,
    rest: &'static [Value],
}

static RESOLVED: [OnceLock<Resolved>; 19] = [const { OnceLock::new() }; 19];
static INPLACE: [OnceLock<Resolved>; 19] = [const { OnceLock::new() }; 19];
static UNARY: [OnceLock<Option<&'static Operator>>; 3] = [const { OnceLock::new() }; 3];

fn find(name: &str, first: &Type, second: &Type) -> Option<Overload> {
    overloads(&format!("aten::{name}")).into_iter().find_map(|op| {
        let arguments = &op.schema().arguments;
        let fits = arguments.len() >= 2 && arguments[0].ty == *first && arguments[1].ty == *second;
        let rest: Option<Vec<Value>> = arguments.iter().skip(2).map(|a| a.default.clone()).collect();
        match rest {
            Some(rest) if fits => Some(Overload { op, rest: rest.leak() }),
            _ => None,
        }
    })
}
fn resolve(name: &'static str, suffix: &str) -> Resolved {
    let full = format!("{name}{suffix}");
    Resolved {
        name,
        tensor: find(&full, &Type::Tensor, &Type::Tensor),
        scalar: find(&full, &Type::Tensor, &Type::Scalar),
        scalar_first: find(&full, &Type::Scalar, &Type::Tensor),
    }
}
#[inline]
fn resolved(infix: Infix) -> &'static Resolved {
    RESOLVED[infix as usize].get_or_init(|| resolve(INFIX[infix as usize], ""))
}

/// Nothing may be recorded, traced or watched in a call on this tensor.
#[inline]
fn is_quiet(t: &Tensor) -> bool {
    t.keys() == call::PLAIN && !(t.requires_grad() && mode::grad_enabled())
}

impl Overload {
    fn call(&self, a: Arg<'_>, b: Arg<'_>) -> Result<Tensor> {
        let mut args: SmallVec<[Arg<'_>; 4]> = SmallVec::new();
        args.push(a);
        args.push(b);
        args.extend(self.rest.iter().map(Value::as_arg));
        Tensor::from_outputs(call::call(self.op, &args)?)
    }
}

/// Runs a call and wraps its one result.
#[inline]
fn finish(py: Python<'_>, f: impl FnOnce() -> Result<Tensor>) -> PyResult<Bound<'_, PyAny>> {
    let result = enter::run(py, f)?;
    // SAFETY: a new reference, or null with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, wrap_raw(py, result)) }
}

#[cold]
fn absent(name: &str) -> Error {
    Error::not_implemented(format!("no overload of {name} takes these operands"))
}

/// Two plain tensors of one shape and dtype: nothing to check, promote or broadcast, so the kernel is all there is to
/// run. None when the call is not of that kind.
#[inline]
fn dense(infix: Infix, x: &Tensor, y: &Tensor) -> Option<Result<Tensor>> {
    let dtype = x.dtype();
    let kernel: fn(&Spec, &[Tensor], &Tensor, Operand<'_>) -> Result<()> = match infix {
        Infix::Add => |spec, out, x, y| pointwise::add(spec, out, x, y, Scalar::Int(1)),
        Infix::Sub => |spec, out, x, y| pointwise::sub(spec, out, x, y, Scalar::Int(1)),
        Infix::Mul => pointwise::mul,
        Infix::Div if dtype.is_float() => pointwise::div,
        _ => return None,
    };
    let fits = is_quiet(x)
        && is_quiet(y)
        && dtype == y.dtype()
        && dtype != DType::Bool
        && x.layout().same_sizes(y.layout())
        && x.is_contiguous()
        && y.is_contiguous()
        && !x.is_wrapped_number()
        && !y.is_wrapped_number()
        && call::is_usual();
    fits.then(|| {
        // Owns nothing: there is nothing to drop.
        let spec = ManuallyDrop::new(Spec { outputs: SmallVec::new(), compute: dtype, extra: () });
        let out = x.empty_alike()?;
        kernel(&spec, std::slice::from_ref(&out), x, Operand::Tensor(y))?;
        Ok(out)
    })
}

/// What the other operand is.
enum Other<'a> {
    Tensor(&'a Tensor),
    Owned(Tensor),
    Number(Scalar),
    Unknown,
}
#[inline]
fn other<'a>(object: &'a Bound<'_, PyAny>) -> PyResult<Other<'a>> {
    if let Some(t) = borrow(object.as_ptr()) {
        return Ok(Other::Tensor(t));
    }
    match plain_number(object.py(), object.as_ptr())? {
        Some(number) => Ok(Other::Number(number)),
        None => unusual(object),
    }
}
/// NumPy's numbers and arrays; what is nothing of the kind is left to its own operator.
#[cold]
fn unusual<'a>(object: &Bound<'_, PyAny>) -> PyResult<Other<'a>> {
    let py = object.py();
    match number(py, object.as_ptr(), Rules::default()) {
        Ok(number) => return Ok(Other::Number(number)),
        Err(Misfit::Raised(error)) => return Err(*error),
        Err(Misfit::Kind) => {}
    }
    if let Some(dim) = crate::scalars::traced_int(object.as_ptr()) {
        return Ok(Other::Number(Scalar::Int(dim.value)));
    }
    if let Some(real) = crate::scalars::traced_float(object.as_ptr()) {
        return Ok(Other::Number(Scalar::Float(real.value)));
    }
    if object.hasattr("__array_interface__")? {
        return Ok(Other::Owned(interop::from_array(object)?));
    }
    Ok(Other::Unknown)
}

/// `a ∘ b`, for `self` on the left and for commuting operators on either side.
#[inline]
pub fn infix<'py>(
    a: &Bound<'py, PyTensor>,
    b: &Bound<'py, PyAny>,
    infix: Infix,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, x, found) = (a.py(), a.get().handle()?, resolved(infix));
    match other(b)? {
        Other::Tensor(y) => finish(py, || dense(infix, x, y).unwrap_or_else(|| tensors(found, x, y))),
        Other::Owned(y) => finish(py, || tensors(found, x, &y)),
        Other::Number(y) => with_number(py, found, x, traced_or(b, y)),
        Other::Unknown => Ok(py.NotImplemented().into_bound(py)),
    }
}
#[inline]
fn tensors(found: &Resolved, x: &Tensor, y: &Tensor) -> Result<Tensor> {
    let overload = found.tensor.ok_or_else(|| absent(found.name))?;
    overload.call(Arg::Tensor(x), Arg::Tensor(y))
}
/// A traced number keeps its place in the trace.
fn traced_or<'a>(object: &Bound<'_, PyAny>, number: Scalar) -> Arg<'a> {
    match number {
        Scalar::Int(_) if !call::is_usual() => {
            crate::scalars::traced_int(object.as_ptr()).map_or(Arg::from(number), Arg::Int)
        }
        Scalar::Float(_) if !call::is_usual() => {
            crate::scalars::traced_float(object.as_ptr()).map_or(Arg::from(number), Arg::Float)
        }
        _ => Arg::from(number),
    }
}
fn with_number<'py>(
    py: Python<'py>,
    found: &Resolved,
    x: &Tensor,
    y: Arg<'_>,
) -> PyResult<Bound<'py, PyAny>> {
    if let Some(scalar) = found.scalar {
        return finish(py, || scalar.call(Arg::Tensor(x), y));
    }
    let number = enter::run(py, || y.scalar())?;
    let wrapped = wrapped_number(py, number)?;
    finish(py, || tensors(found, x, &wrapped))
}

/// `b ∘ a` where `self` is on the right.
pub fn reflected<'py>(
    a: &Bound<'py, PyTensor>,
    b: &Bound<'py, PyAny>,
    infix: Infix,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, x, found) = (a.py(), a.get().handle()?, resolved(infix));
    match other(b)? {
        Other::Tensor(y) => finish(py, || tensors(found, y, x)),
        Other::Owned(y) => finish(py, || tensors(found, &y, x)),
        Other::Number(y) => {
            if let Some(overload) = found.scalar_first {
                let y = traced_or(b, y);
                finish(py, || overload.call(y, Arg::Tensor(x)))
            } else {
                let wrapped = wrapped_number(py, y)?;
                finish(py, || tensors(found, &wrapped, x))
            }
        }
        Other::Unknown => Ok(py.NotImplemented().into_bound(py)),
    }
}

/// `a ∘= b`.
pub fn inplace(a: &Bound<'_, PyTensor>, b: &Bound<'_, PyAny>, infix: Infix) -> PyResult<()> {
    let (py, x) = (a.py(), a.get().handle()?);
    let found = INPLACE[infix as usize].get_or_init(|| resolve(INFIX[infix as usize], "_"));
    match other(b)? {
        Other::Tensor(y) => finish(py, || tensors(found, x, y)).map(drop),
        Other::Owned(y) => finish(py, || tensors(found, x, &y)).map(drop),
        Other::Number(y) => {
            if let Some(scalar) = found.scalar {
                let y = traced_or(b, y);
                finish(py, || scalar.call(Arg::Tensor(x), y)).map(drop)
            } else {
                let wrapped = wrapped_number(py, y)?;
                finish(py, || tensors(found, x, &wrapped)).map(drop)
            }
        }
        Other::Unknown => Err(pyo3::exceptions::PyTypeError::new_err(format!(
            "{}_: the operand must be a Tensor or a number, not {}",
            INFIX[infix as usize],
            b.get_type().name()?
        ))),
    }
}
/// `-a`, `abs(a)`, `~a`.
pub fn prefix<'py>(a: &Bound<'py, PyTensor>, prefix: Prefix) -> PyResult<Bound<'py, PyAny>> {
    let x = a.get().handle()?;
    let name = PREFIX[prefix as usize];
    let op = UNARY[prefix as usize].get_or_init(|| overloads(&format!("aten::{name}")).first().copied());
    finish(a.py(), || {
        let op = (*op).ok_or_else(|| absent(name))?;
        Tensor::from_outputs(call::call(op, &[Arg::Tensor(x)])?)
    })
}

/// Refuses the third operand of `pow`.
pub fn no_modulo(modulo: &Bound<'_, PyAny>) -> PyResult<()> {
    if modulo.is_none() {
        Ok(())
    } else {
        Err(PyValueError::new_err("pow(): a modulus is not supported for tensors"))
    }
}
