//! Views and in-place operations: what a view is a view of, and the `ADInplaceOrView` kernel.
//!
//! A view remembers its base (never itself a view) and the operations that lead to it, to be re-dispatched, never an
//! `as_strided`. When the base was written since the view got its history, the history is made again on access.
//! The kernel here also bumps versions, once per write, from the schema's marks: so it holds for custom operations.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::autograd::mode::{GradMode, grad_enabled, inference_mode};
use crate::autograd::node::{Slot, node_of};
use crate::dispatch::arg::{Arg, Outputs, Value};
use crate::dispatch::call::{Call, Guard, call as dispatch};
use crate::dispatch::facts::Derivative;
use crate::dispatch::key::{Functionality, Key, KeySet};
use crate::dispatch::registry::{Operator, find, tags};
use crate::error::{Error, Result};
use crate::tensor::Tensor;

/// One step from a base to a view, after those of `before`.
pub struct Replay {
    op: &'static Operator,
    /// Arguments; the viewed tensor's place holds None.
    args: Box<[Value]>,
    at: usize,
    /// Which result of the operation.
    output: usize,
    before: Option<Arc<Replay>>,
}

impl Replay {
    /// The same view of another tensor.
    ///
    /// # Errors
    /// What the view operations give.
    pub fn apply(&self, base: &Tensor) -> Result<Tensor> {
        let mut chain: SmallVec<[&Replay; 4]> = SmallVec::new();
        let mut step = Some(self);
        while let Some(s) = step {
            chain.push(s);
            step = s.before.as_deref();
        }
        let mut t = base.clone();
        for s in chain.into_iter().rev() {
            let out = {
                let mut args: SmallVec<[Arg<'_>; 8]> = s.args.iter().map(Value::as_arg).collect();
                args[s.at] = Arg::Tensor(&t);
                dispatch(s.op, &args)?
            };
            t = nth(out, s.output)?;
        }
        Ok(t)
    }
}

impl Drop for Replay {
    fn drop(&mut self) {
        // A long chain of views unlinks without recursion.
        let mut next = self.before.take();
        while let Some(r) = next {
            next = Arc::into_inner(r).and_then(|mut r| r.before.take());
        }
    }
}

fn nth(out: Outputs, i: usize) -> Result<Tensor> {
    let missing = || Error::runtime("a view operation returned fewer results when it was repeated");
    match out.into_iter().next().ok_or_else(missing)? {
        Value::Tensors(all) => all.into_vec().into_iter().nth(i).ok_or_else(missing),
        v => v.try_into(),
    }
}

/// What restricts in-place operations on a view; the most restrictive survives chaining.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Creation {
    Default,
    InFunction,
    MultiView,
    NoGrad,
    Inference,
}

pub struct View {
    pub base: Tensor,
    pub replay: Arc<Replay>,
    /// Version at which the history is right.
    pub version: u64,
    pub creation: Creation,
}

/// The `ADInplaceOrView` kernel of every operation that writes or returns views.
pub fn kernel(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    // Inference tensors have no autograd key, so this is the first to see them.
    if call.op.schema().is_mutable() && !inference_mode() {
        check_no_inference(call.op, args)?;
    }
    let out = {
        let _guard = Guard::exclude_below(KeySet::AD_INPLACE_OR_VIEW);
        call.below(Functionality::ADInplaceOrView, args)?
    };
    let schema = call.op.schema();
    if schema.is_mutable() {
        bump_written(call.op, args);
    }
    if schema.is_view() {
        track(call.op, args, &out)?;
    } else if call.op.has_tag(tags::INPLACE_VIEW) {
        track_inplace(call.op, args)?;
    }
    Ok(out)
}

fn check_no_inference(op: &'static Operator, args: &[Arg<'_>]) -> Result<()> {
    let mut found = false;
    for (a, arg) in op.schema().arguments.iter().zip(args) {
        if a.alias.as_ref().is_some_and(|x| x.write) {
            arg.each_tensor(|t| found |= t.is_inference());
        }
    }
    if found { Err(inference_write()) } else { Ok(()) }
}

fn inference_write() -> Error {
    Error::runtime(
        "a tensor made in inference_mode cannot be written in place outside of it; clone() it first",
    )
}

fn bump_written(op: &'static Operator, args: &[Arg<'_>]) {
    let mut seen: SmallVec<[&Tensor; 4]> = SmallVec::new();
    for (a, arg) in op.schema().arguments.iter().zip(args) {
        if a.alias.as_ref().is_some_and(|x| x.write) {
            arg.each_tensor(|t| {
                if !seen.iter().any(|s| s.storage().same(t.storage())) {
                    seen.push(t);
                    t.bump_version();
                }
            });
        }
    }
}

/// Position of the argument that the results are views of.
fn viewed(op: &'static Operator) -> Option<usize> {
    op.schema().arguments.iter().position(|a| a.alias.as_ref().is_some_and(|x| !x.write))
}

fn track(op: &'static Operator, args: &[Arg<'_>], out: &Outputs) -> Result<()> {
    let Some(at) = viewed(op) else { return Ok(()) };
    // What stops the gradient (detach) shares memory, but its history is not that of the base.
    if matches!(op.derivative(Key::Autograd), Some(Derivative::None(_))) {
        return Ok(());
    }
    let Ok(source) = args[at].tensor() else { return Ok(()) };
    let each = |t: &Tensor, i: usize| {
        if !t.same(source) && t.storage().same(source.storage()) {
            attach(op, args, at, i, source, t);
        }
    };
    for value in out {
        match value {
            Value::Tensor(t) => each(t, 0),
            Value::Tensors(all) => all.iter().enumerate().for_each(|(i, t)| each(t, i)),
            _ => {}
        }
    }
    Ok(())
}

fn attach(op: &'static Operator, args: &[Arg<'_>], at: usize, output: usize, source: &Tensor, view: &Tensor) {
    let mut creation = match () {
        () if inference_mode() => Creation::Inference,
        () if !grad_enabled() => Creation::NoGrad,
        () if op.has_tag(tags::MULTI_VIEW) => Creation::MultiView,
        () => Creation::Default,
    };
    let (base, before) = match parent(source) {
        Some((base, replay, of_parent)) => {
            creation = creation.max(of_parent);
            (base, Some(replay))
        }
        None => (source.clone(), None),
    };
    let args =
        args.iter().enumerate().map(|(i, a)| if i == at { Value::None } else { a.to_value() }).collect();
    let replay = Arc::new(Replay { op, args, at, output, before });
    let version = view.version();
    view.with_slot::<Slot, _>(|s| s.view = Some(Box::new(View { base, replay, version, creation })));
    view.set_view(true);
}

fn parent(t: &Tensor) -> Option<(Tensor, Arc<Replay>, Creation)> {
    if !t.is_view() {
        return None;
    }
    t.with_slot::<Slot, _>(|s| s.view.as_ref().map(|v| (v.base.clone(), v.replay.clone(), v.creation)))
}

/// `t_`, `squeeze_` … on a view: the view's way from its base gets one step longer.
fn track_inplace(op: &'static Operator, args: &[Arg<'_>]) -> Result<()> {
    let target = args.first().copied().unwrap_or(Arg::None).tensor()?;
    let Some((_, before, _)) = parent(target) else { return Ok(()) };
    let name = op.qualified_name();
    let plain = match name.split_once('.') {
        Some((base, overload)) => format!("{}.{overload}", base.trim_end_matches('_')),
        None => name.trim_end_matches('_').to_owned(),
    };
    // `resize_` and `set_` have no form without the underscore: the tensor is no view of its base any more.
    let Ok(view_op) = find(&plain) else {
        let old = target.with_slot::<Slot, _>(|s| s.view.take());
        target.set_view(false);
        drop(old);
        return Ok(());
    };
    let args =
        args.iter().enumerate().map(|(i, a)| if i == 0 { Value::None } else { a.to_value() }).collect();
    let replay = Arc::new(Replay { op: view_op, args, at: 0, output: 0, before: Some(before) });
    let old =
        target.with_slot::<Slot, _>(|s| s.view.as_mut().map(|v| std::mem::replace(&mut v.replay, replay)));
    drop(old);
    Ok(())
}

/// Makes the history of a view again if its storage was written since, and its base has one.
///
/// # Errors
/// What replaying the view gives.
pub fn refresh(t: &Tensor) -> Result<()> {
    let now = t.version();
    let stale = t.with_slot::<Slot, _>(|s| match &s.view {
        Some(v) if v.version != now => Some((v.base.clone(), v.replay.clone())),
        _ => None,
    });
    let Some((base, replay)) = stale else { return Ok(()) };
    let node = if base.requires_grad() {
        let _grad = GradMode::set(true);
        let _guard = Guard::admit(KeySet::AUTOGRAD.union(KeySet::AD_INPLACE_OR_VIEW));
        node_of_fresh(&replay.apply(&base)?)
    } else {
        None
    };
    let old = t.with_slot::<Slot, _>(|s| {
        if let Some(v) = &mut s.view {
            v.version = now;
        }
        match node {
            Some(n) => s.node.replace(n),
            None => None,
        }
    });
    drop(old);
    Ok(())
}

fn node_of_fresh(t: &Tensor) -> Option<crate::autograd::node::Edge> {
    t.with_slot::<Slot, _>(|s| s.node.clone())
}

/// Base, way and creation of a view, for recording an in-place operation on it.
pub fn of(t: &Tensor) -> Option<(Tensor, Arc<Replay>)> {
    parent(t).map(|(base, replay, _)| (base, replay))
}

/// After an in-place operation on a view was recorded on its base: the view's own history is made on next access.
pub fn mark_stale(t: &Tensor) {
    t.with_slot::<Slot, _>(|s| {
        if let Some(v) = &mut s.view {
            v.version = u64::MAX;
        }
    });
}

/// Marks the views that a custom Function returned.
pub fn mark_in_function(t: &Tensor) {
    if t.is_view() {
        t.with_slot::<Slot, _>(|s| {
            if let Some(v) = &mut s.view {
                // It was made in the no_grad() that forward runs in, which is nothing to hold against it.
                v.creation = Creation::InFunction;
            }
        });
    }
}

/// An error if `t` may not be written in place now. Called before anything is written.
///
/// # Errors
/// `Runtime`, a message for each forbidden case.
pub fn check_inplace(t: &Tensor, recording: bool) -> Result<()> {
    if t.is_inference() && !inference_mode() {
        return Err(inference_write());
    }
    if !grad_enabled() {
        return Ok(());
    }
    let leaf = t.requires_grad() && node_of(t)?.is_none();
    if leaf && !parent(t).is_some_and(|(base, ..)| base.requires_grad()) {
        return Err(Error::runtime(
            "a leaf that requires grad cannot be written in place; use no_grad(), or write to a clone() of it",
        ));
    }
    let Some((base, _, creation)) = parent(t) else { return Ok(()) };
    if base.requires_grad() && node_of(&base)?.is_none() {
        return Err(Error::runtime(
            "a view of a leaf that requires grad cannot be written in place; use no_grad(), or write to a clone() of it",
        ));
    }
    if !recording && !base.requires_grad() {
        return Ok(());
    }
    let why = match creation {
        Creation::Default => return Ok(()),
        Creation::InFunction => "was returned by a custom Function, whose backward the write would override",
        Creation::MultiView => {
            "is one of several results of an operation that returns views (split, chunk, unbind …)"
        }
        Creation::NoGrad => "was made in no_grad() and would be modified with grad mode on",
        Creation::Inference => "was made in inference_mode()",
    };
    Err(Error::runtime(format!(
        "this view {why}, so it cannot be written in place; write to a clone() of it"
    )))
}
