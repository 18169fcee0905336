//! The forms of one entry: functional, in-place, `out=`, on any backend.
//!
//! Generated shims unpack arguments and come here; the operator says which form it is. A structured entry has one
//! shim for all forms and devices ([`run`]). Any other in-place or `out=` form runs the functional one and copies:
//! below autograd for leaves ([`from_functional`]), above it for composites ([`composite_form`]), so that the copy is
//! recorded like any other operation.

use smallvec::SmallVec;

use crate::dispatch::arg::{Arg, FromOutputs, Outputs, Value, one};
use crate::dispatch::call::{self, Call};
use crate::dispatch::facts::{Form, tags};
use crate::dispatch::key::Key;
use crate::dispatch::registry::Operator;
use crate::dispatch::stage;
use crate::dispatch::structured::{self, Spec, TensorSpec};
use crate::error::{Error, Result};
use crate::operator;
use crate::tensor::Tensor;

type Kernel<'k> = &'k mut dyn FnMut(&[Tensor]) -> Result<()>;

/// A structured operation: results as the form wants them, computed as the backend wants it.
///
/// # Errors
/// Those of the form and of the kernel.
pub fn run<X>(call: &Call, args: &[Arg<'_>], spec: &Spec<X>, kernel: Kernel<'_>) -> Result<Outputs> {
    match call.keys.slot() {
        Key::CPU => in_form(call, args, spec, kernel),
        Key::Meta => in_form(call, args, spec, &mut |_| Ok(())),
        Key::Undefined if stage::is_set() => stage::hand_over(&spec.outputs, kernel),
        _ => default_backend(call, args, &spec.outputs),
    }
}

fn in_form<X>(call: &Call, args: &[Arg<'_>], spec: &Spec<X>, kernel: Kernel<'_>) -> Result<Outputs> {
    match call.op.form {
        Form::Functional => structured::functional(spec, kernel),
        Form::Inplace => structured::inplace(args, spec, kernel),
        Form::Out => {
            let (_, targets) = split(args, spec.outputs.len())?;
            if call.op.tags & tags::EXACT_OUT != 0 {
                structured::check_out_dtypes(&targets, spec.outputs.iter().map(|want| want.dtype))?;
            }
            structured::out(args, &targets, spec, kernel)
        }
    }
}

/// For a backend that has the `out=` form only: allocates, and calls that.
fn default_backend(call: &Call, args: &[Arg<'_>], specs: &[TensorSpec]) -> Result<Outputs> {
    let functional = match call.op.form {
        Form::Functional => Some(call.op),
        Form::Inplace => call.op.other_form(),
        Form::Out => None,
    };
    let Some(out) = functional.and_then(Operator::other_form) else {
        return Err(call.op.missing_kernel(call.keys));
    };
    let targets: SmallVec<[Tensor; 2]> = if call.op.form == Form::Inplace {
        let target = args.first().copied().unwrap_or(Arg::None).tensor()?;
        specs.iter().try_for_each(|want| structured::check_inplace(target, want))?;
        std::iter::once(target.clone()).collect()
    } else {
        specs.iter().map(TensorSpec::allocate).collect::<Result<_>>()?
    };
    let mut all: SmallVec<[Arg<'_>; 8]> = args.into();
    all.extend(targets.iter().map(Arg::Tensor));
    Call { op: out, keys: call.keys }.redispatch(call.keys, &all)
}

/// Inputs and targets of an `out=` form.
fn split<'r, 'a>(args: &'r [Arg<'a>], count: usize) -> Result<(&'r [Arg<'a>], SmallVec<[&'a Tensor; 2]>)> {
    let (inputs, targets) = args.split_at(args.len().saturating_sub(count));
    Ok((inputs, targets.iter().map(|t| t.tensor()).collect::<Result<_>>()?))
}

fn functional_of(op: &'static Operator) -> Result<&'static Operator> {
    op.other_form().ok_or_else(|| Error::runtime("the table has no functional form for it"))
}

/// The targets of an `out=` form and the arguments of its functional form. A factory's options, which its `out=` form
/// does not take, are those of the target.
fn unpack_out<'a>(
    op: &Operator,
    functional: &Operator,
    args: &[Arg<'a>],
) -> Result<(SmallVec<[Arg<'a>; 8]>, SmallVec<[&'a Tensor; 2]>)> {
    let (inputs, targets) = split(args, op.schema().returns.len())?;
    let mut inputs: SmallVec<[Arg<'a>; 8]> = inputs.into();
    let wanted = &functional.schema().arguments;
    if inputs.len() < wanted.len() {
        let given: SmallVec<[Arg<'a>; 8]> = std::mem::take(&mut inputs);
        let target = targets.first().ok_or_else(|| Error::runtime("an out= form has a target"))?;
        for argument in wanted {
            inputs.push(match op.schema().argument(&argument.name) {
                Some(i) => given[i],
                None if argument.name == "dtype" => Arg::DType(target.dtype()),
                None if argument.name == "device" => Arg::Device(target.device()),
                None => Arg::None,
            });
        }
    }
    Ok((inputs, targets))
}

/// The in-place or `out=` form of a leaf that has none of its own: computes, checks, copies.
///
/// # Errors
/// Those of the functional form; a target of the wrong shape, dtype or device.
pub fn from_functional(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let functional = functional_of(call.op)?;
    let below = Call { op: functional, keys: call.keys };
    if call.op.form == Form::Inplace {
        return structured::inplace_from_result(args, below.redispatch(call.keys, args)?);
    }
    let (inputs, targets) = unpack_out(call.op, functional, args)?;
    let result = below.redispatch(call.keys, &inputs)?;
    if call.op.tags & tags::EXACT_OUT != 0 {
        let dtypes = result.iter().filter_map(|r| r.as_arg().tensor().ok()).map(|t| t.dtype());
        structured::check_out_dtypes(&targets, dtypes)?;
    }
    structured::out_from_result(&targets, result)
}

fn recording(args: &[Arg<'_>]) -> bool {
    let mut any = false;
    args.iter().for_each(|a| a.each_tensor(|t| any |= t.requires_grad()));
    any && crate::autograd::mode::grad_enabled()
}

fn copy_of(t: &Tensor) -> Result<Tensor> {
    Tensor::from_outputs(call::call(operator!("aten::clone"), &[Arg::Tensor(t), Arg::None])?)
}

/// The in-place or `out=` form of a composite: both parts are ordinary calls.
///
/// # Errors
/// As [`from_functional`]; `Runtime` for an `out=` form of what requires grad.
pub fn composite_form(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let functional = functional_of(call.op)?;
    if call.op.form == Form::Inplace {
        let target = args.first().copied().unwrap_or(Arg::None).tensor()?;
        // What the parts save must outlive the write.
        let kept = if recording(args) { Some(copy_of(target)?) } else { None };
        let mut inputs: SmallVec<[Arg<'_>; 8]> = SmallVec::from_slice(args);
        if let Some(kept) = &kept {
            inputs[0] = Arg::Tensor(kept);
        }
        let result = Tensor::from_outputs(call::call(functional, &inputs)?)?;
        structured::check_inplace(target, &spec_of(&result))?;
        return copy(target, &result).map(|()| one(target.clone()));
    }
    let (inputs, targets) = unpack_out(call.op, functional, args)?;
    no_grad_for_out(args)?;
    let results = call::call(functional, &inputs)?
        .into_iter()
        .map(Tensor::try_from)
        .collect::<Result<SmallVec<[Tensor; 2]>>>()?;
    for (target, result) in targets.iter().zip(&results) {
        structured::check_out(target, &spec_of(result))?;
    }
    for (target, result) in targets.iter().zip(&results) {
        structured::resize(target, result.sizes())?;
        copy(target, result)?;
    }
    Ok(targets.iter().map(|t| Value::Tensor((*t).clone())).collect())
}

fn spec_of(t: &Tensor) -> TensorSpec {
    TensorSpec::new(t.sizes(), t.dtype(), t.device())
}

/// `out=` forms are not differentiable, and say so.
///
/// # Errors
/// `Runtime` when grad mode is on and a tensor among `args` requires grad.
pub fn no_grad_for_out(args: &[Arg<'_>]) -> Result<()> {
    let mut required = false;
    if crate::autograd::mode::grad_enabled() {
        args.iter().for_each(|a| a.each_tensor(|t| required |= t.requires_grad()));
    }
    if required {
        return Err(Error::runtime(
            "forms with out= do not support automatic differentiation, but one of the arguments requires grad; call it without out=, or under no_grad()",
        ));
    }
    Ok(())
}

/// `target.copy_(source)` through the dispatcher.
fn copy(target: &Tensor, source: &Tensor) -> Result<()> {
    let op = operator!("aten::copy_");
    call::call(op, &[Arg::Tensor(target), Arg::Tensor(source), Arg::Bool(false)]).map(|_| ())
}

/// The error of a call that has fewer arguments than the operation declares.
#[cold]
pub fn too_few(call: &Call, args: &[Arg<'_>]) -> Error {
    Error::type_(format!("got {} argument(s); declared as {}", args.len(), call.op.text()))
}
