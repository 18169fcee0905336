//! From one meta function and one kernel to the functional, in-place and `out=` forms.
//!
//! The meta function checks the call and says what each result is ([`Spec`]); the kernel writes into given tensors.
//! The forms differ only in where those tensors come from. Everything that can be wrong is found before a byte is
//! written: an in-place operation that fails leaves its operand as it was.

use smallvec::SmallVec;

use crate::device::Device;
use crate::dispatch::arg::{Arg, Outputs, Value, one};
use crate::dispatch::call;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::{Layout, Overlap};
use crate::operator;
use crate::shape::{Sizes, nbytes, show};
use crate::storage::Storage;
use crate::tensor::Tensor;

/// What one result is.
#[derive(Clone, Debug)]
pub struct TensorSpec {
    pub sizes: Sizes,
    /// Row-major when absent.
    pub strides: Option<Sizes>,
    pub dtype: DType,
    pub device: Device,
}

impl TensorSpec {
    pub fn new(sizes: &[i64], dtype: DType, device: Device) -> Self {
        TensorSpec { sizes: Sizes::from_slice(sizes), strides: None, dtype, device }
    }
    /// The shape of `t`, dense in its order of dimensions.
    pub fn like(t: &Tensor, dtype: DType) -> Self {
        let strides = (!t.is_contiguous()).then(|| t.layout().preserved_strides());
        TensorSpec { sizes: Sizes::from_slice(t.sizes()), strides, dtype, device: t.device() }
    }
    pub fn allocate(&self) -> Result<Tensor> {
        match &self.strides {
            None => Tensor::empty(&self.sizes, self.dtype, self.device),
            Some(strides) => Tensor::empty_strided(&self.sizes, strides, self.dtype, self.device),
        }
    }
}

/// What a call gives, decided by its meta function, and what that hands on to the kernel.
#[derive(Clone, Debug)]
pub struct Spec<X = ()> {
    pub outputs: SmallVec<[TensorSpec; 1]>,
    /// The dtype in which the kernel computes.
    pub compute: DType,
    pub extra: X,
}

impl Spec {
    pub fn one(output: TensorSpec, compute: DType) -> Spec {
        Spec { outputs: SmallVec::from_buf([output]), compute, extra: () }
    }
    pub fn with<X>(self, extra: X) -> Spec<X> {
        Spec { outputs: self.outputs, compute: self.compute, extra }
    }
}

/// Allocates the results and runs the kernel.
pub fn functional<X>(spec: &Spec<X>, kernel: impl FnOnce(&[Tensor]) -> Result<()>) -> Result<Outputs> {
    if let [only] = &*spec.outputs {
        let out = only.allocate()?;
        kernel(std::slice::from_ref(&out))?;
        return Ok(one(out));
    }
    let outs: SmallVec<[Tensor; 4]> = spec.outputs.iter().map(TensorSpec::allocate).collect::<Result<_>>()?;
    kernel(&outs)?;
    Ok(outs.into_iter().map(Value::Tensor).collect())
}

/// Writes into the first argument.
pub fn inplace<X>(
    args: &[Arg<'_>],
    spec: &Spec<X>,
    kernel: impl FnOnce(&[Tensor]) -> Result<()>,
) -> Result<Outputs> {
    let target = args.first().copied().unwrap_or(Arg::None).tensor()?;
    let [only] = &*spec.outputs else {
        return Err(Error::runtime("an in-place form has one result"));
    };
    check_inplace(target, only)?;
    into(args, &[target], &spec.outputs, kernel)?;
    Ok(one(target.clone()))
}

/// Writes into `targets`, which are resized where their shape differs.
pub fn out<X>(
    args: &[Arg<'_>],
    targets: &[&Tensor],
    spec: &Spec<X>,
    kernel: impl FnOnce(&[Tensor]) -> Result<()>,
) -> Result<Outputs> {
    for (target, want) in targets.iter().zip(&spec.outputs) {
        check_out(target, want)?;
    }
    for (target, want) in targets.iter().zip(&spec.outputs) {
        resize(target, &want.sizes)?;
    }
    into(args, targets, &spec.outputs, kernel)?;
    Ok(targets.iter().map(|t| Value::Tensor((*t).clone())).collect())
}

/// The in-place form of an operation that has no structured kernel: computes, checks, copies.
pub fn inplace_from_result(args: &[Arg<'_>], result: Outputs) -> Result<Outputs> {
    let target = args.first().copied().unwrap_or(Arg::None).tensor()?;
    let result: Tensor = crate::dispatch::arg::FromOutputs::from_outputs(result)?;
    check_inplace(target, &TensorSpec::new(result.sizes(), result.dtype(), result.device()))?;
    copy_into(target, &result)?;
    Ok(one(target.clone()))
}

/// The `out=` form of an operation that has no structured kernel.
pub fn out_from_result(targets: &[&Tensor], result: Outputs) -> Result<Outputs> {
    let results = result.into_iter().map(Tensor::try_from).collect::<Result<SmallVec<[Tensor; 4]>>>()?;
    let specs = results.iter().map(|r| TensorSpec::new(r.sizes(), r.dtype(), r.device()));
    for (target, want) in targets.iter().zip(specs.clone()) {
        check_out(target, &want)?;
    }
    for ((target, want), result) in targets.iter().zip(specs).zip(&results) {
        resize(target, &want.sizes)?;
        copy_into(target, result)?;
    }
    Ok(targets.iter().map(|t| Value::Tensor((*t).clone())).collect())
}

pub(crate) fn check_inplace(target: &Tensor, want: &TensorSpec) -> Result<()> {
    if target.sizes() != &*want.sizes {
        return Err(Error::shape(format!(
            "the in-place form writes into shape {}, but the result has shape {}",
            show(target.sizes()),
            show(&want.sizes)
        )));
    }
    check_written(target, want)
}

pub(crate) fn check_out(target: &Tensor, want: &TensorSpec) -> Result<()> {
    check_written(target, want)?;
    if target.sizes() != &*want.sizes
        && target.numel() != 0
        && crate::autograd::mode::grad_enabled()
        && target.requires_grad()
    {
        return Err(Error::runtime("out= tensors that require grad cannot be resized"));
    }
    Ok(())
}

/// An error unless each target has the dtype of its result.
pub(crate) fn check_out_dtypes(targets: &[&Tensor], wanted: impl Iterator<Item = DType>) -> Result<()> {
    for (target, want) in targets.iter().zip(wanted) {
        if target.dtype() != want {
            return Err(Error::dtype(format!(
                "the out= tensor must have the result's dtype {want}, got {}",
                target.dtype()
            )));
        }
    }
    Ok(())
}

fn check_written(target: &Tensor, want: &TensorSpec) -> Result<()> {
    if !want.dtype.can_cast(target.dtype()) {
        return Err(Error::dtype(format!(
            "the result has dtype {}, which cannot be cast to {} of the tensor it is written into",
            want.dtype,
            target.dtype()
        )));
    }
    if target.device() != want.device {
        return Err(Error::device(format!(
            "the result is on {}, the tensor it is written into on {}",
            want.device,
            target.device()
        )));
    }
    writable(target)
}

/// An error unless every element of `t` may be written, and is written once.
pub fn writable(t: &Tensor) -> Result<()> {
    t.storage().writable()?;
    if t.layout().overlaps_itself() {
        return Err(Error::runtime(format!(
            "several elements of the written tensor share memory (sizes {}, strides {}); write to a clone() of it",
            show(t.sizes()),
            show(t.strides())
        )));
    }
    Ok(())
}

/// How `t` and `other` share elements; across element sizes, by extents in bytes.
pub fn overlap(t: &Tensor, other: &Tensor) -> Overlap {
    if !t.storage().same(other.storage()) {
        return lent_overlap(t, other);
    }
    if t.dtype().size() == other.dtype().size() {
        return t.layout().overlap(other.layout());
    }
    byte_overlap(t, other)
}

fn byte_overlap(t: &Tensor, other: &Tensor) -> Overlap {
    let span = |t: &Tensor| {
        let bytes = (t.layout().extent().unwrap_or(i64::MAX) - t.layout().offset())
            .saturating_mul(t.dtype().size() as i64);
        (t.data() as usize, (t.data() as usize).saturating_add(bytes as usize))
    };
    let ((a, a_end), (b, b_end)) = (span(t), span(other));
    if t.numel() == 0 || other.numel() == 0 || a_end <= b || b_end <= a {
        Overlap::None
    } else {
        Overlap::Partial
    }
}

/// Two storages may be lent over the same memory (two `from_numpy` of one array).
fn lent_overlap(t: &Tensor, other: &Tensor) -> Overlap {
    if t.data() == other.data()
        && t.dtype() == other.dtype()
        && t.sizes() == other.sizes()
        && t.strides() == other.strides()
    {
        return if t.data().is_null() { Overlap::None } else { Overlap::Same };
    }
    if t.data().is_null() || other.data().is_null() { Overlap::None } else { byte_overlap(t, other) }
}

/// Runs the kernel on the targets, or on temporaries where a target has another dtype or partly overlaps an operand.
fn into(
    args: &[Arg<'_>],
    targets: &[&Tensor],
    wants: &[TensorSpec],
    kernel: impl FnOnce(&[Tensor]) -> Result<()>,
) -> Result<()> {
    let written = targets.len();
    for (i, t) in targets.iter().enumerate() {
        for u in &targets[i + 1..] {
            if overlap(t, u) != Overlap::None {
                return Err(Error::runtime("two of the tensors written into share memory"));
            }
        }
    }
    let outs: SmallVec<[Tensor; 2]> = targets
        .iter()
        .zip(wants)
        .map(|(target, want)| {
            let mut clash = target.dtype() != want.dtype;
            for arg in args {
                arg.each_tensor(|t| clash |= !t.same(target) && overlap(target, t) == Overlap::Partial);
            }
            if clash { want.allocate() } else { Ok((*target).clone()) }
        })
        .collect::<Result<_>>()?;
    debug_assert_eq!(outs.len(), written);
    kernel(&outs)?;
    for (out, target) in outs.iter().zip(targets) {
        if !out.same(target) {
            copy_into(target, out)?;
        }
    }
    Ok(())
}

/// `target.copy_(source)` below autograd.
pub fn copy_into(target: &Tensor, source: &Tensor) -> Result<()> {
    let copy = operator!("aten::copy_");
    let keys = target.keys().union(source.keys()).below(crate::dispatch::key::Functionality::BackendSelect);
    let call = call::Call { op: copy, keys };
    call.redispatch(keys, &[Arg::Tensor(target), Arg::Tensor(source), Arg::Bool(false)]).map(|_| ())
}

/// Gives `t` other sizes, row-major, in place; a larger storage is allocated when the old one is too small.
///
/// # Errors
/// `Shape`, `OutOfMemory`; `Runtime` when the memory is lent.
pub fn resize(t: &Tensor, sizes: &[i64]) -> Result<()> {
    if t.sizes() == sizes {
        return Ok(());
    }
    let layout = Layout::contiguous(sizes)?;
    let need = nbytes(sizes, t.dtype().size())?;
    let offset = t.layout().offset();
    let end = (offset as usize).checked_mul(t.dtype().size()).and_then(|o| o.checked_add(need));
    let end = end.ok_or_else(|| Error::shape("the resized tensor would reach past 2^63 bytes"))?;
    if end <= t.storage().nbytes() {
        return t.set_body(t.storage().clone(), layout.shifted(offset));
    }
    let grown = Storage::allocate(need, t.device())?;
    if !t.is_meta() {
        // SAFETY: both ranges are within their storages, which differ.
        unsafe {
            let old = t.storage().nbytes().saturating_sub(offset as usize * t.dtype().size()).min(need);
            std::ptr::copy_nonoverlapping(t.data(), grown.data(), old);
        }
    }
    t.set_body(grown, layout)
}
