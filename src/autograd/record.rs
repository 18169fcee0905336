//! The Autograd kernel of every operation that has a derivative of its own.
//!
//! Grad mode off, or nothing requires grad: go below. Else save what the formula names (and no more), run below with
//! autograd excluded, make the node, give the results their history. All checks come before the operation runs.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::autograd::mode::{GradMode, grad_enabled};
use crate::autograd::node::{
    Edge, Inner, Kind, Meta, Node, NodeRef, Saved, SavedTensor, clear_history, gradient_edge, set_history,
};
use crate::autograd::view;
use crate::dispatch::arg::{Arg, FromOutputs, Outputs, Value};
use crate::dispatch::call::{Call, Guard, call as dispatch, requires_grad};
use crate::dispatch::key::{Functionality, KeySet};
use crate::dispatch::registry::{Derivative, Operator, Save, tags};
use crate::dispatch::schema::Type;
use crate::dispatch::sizes;
use crate::error::{Error, Result};
use crate::operator;
use crate::tensor::Tensor;

/// Runs the operation below autograd, with autograd excluded for what it calls.
fn below(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let _guard = Guard::exclude_below(KeySet::AUTOGRAD);
    call.below(Functionality::AutogradOther, args)
}

/// Calls `f` with each tensor that the operation writes.
fn each_written(op: &Operator, args: &[Arg<'_>], mut f: impl FnMut(&Tensor) -> Result<()>) -> Result<()> {
    let schema = op.schema();
    let mut result = Ok(());
    for (a, arg) in schema.arguments.iter().zip(args) {
        if a.alias.as_ref().is_some_and(|x| x.write) {
            arg.each_tensor(|t| {
                if result.is_ok() {
                    result = f(t);
                }
            });
        }
    }
    result
}

/// The Autograd kernel.
pub fn kernel(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let recording = grad_enabled() && requires_grad(args);
    let mutable = call.op.schema().is_mutable();
    if mutable {
        each_written(call.op, args, |t| view::check_inplace(t, recording))?;
    }
    if !recording {
        return below(call, args);
    }
    if call.op.has_tag(tags::OUT) {
        return Err(Error::runtime(
            "out= forms are not differentiable, and an argument requires grad; use the form without out=",
        ));
    }
    match call.op.derivative(call.keys.slot()) {
        Some(Derivative::Formula { name, inputs, saves, outputs, broadcasts, .. }) => {
            let formula = Formula { op: call.op, name, inputs, saves, outputs, broadcasts: *broadcasts };
            formula.record(call, args, mutable)
        }
        Some(Derivative::None(_)) => {
            let out = below(call, args)?;
            if mutable {
                each_written(call.op, args, |t| {
                    clear_own_history(t);
                    Ok(())
                })?;
            }
            Ok(out)
        }
        Some(Derivative::NotImplemented(why)) => without(call, args, why),
        Some(Derivative::Composite) | None => without(call, args, "no derivative is registered for it"),
    }
}

/// `detach_`, `zero_` without formula …: the written tensor starts anew.
fn clear_own_history(t: &Tensor) {
    if !t.is_view() {
        clear_history(t);
        t.set_requires_grad(false);
    }
}

/// The fallback of the autograd keys: for operations that nobody gave a derivative.
pub fn not_implemented(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let recording = grad_enabled() && requires_grad(args);
    if call.op.schema().is_mutable() {
        each_written(call.op, args, |t| view::check_inplace(t, recording))?;
    }
    if !recording {
        return below(call, args);
    }
    without(call, args, "no derivative is registered for it: register_autograd gives it one")
}

/// Results get a node that raises when backward reaches it.
fn without(call: &Call, args: &[Arg<'_>], why: &'static str) -> Result<Outputs> {
    let out = below(call, args)?;
    let tensors = flatten(&out);
    let metas = tensors.iter().map(Meta::of).collect();
    let edges = args_edges(args)?;
    let node = Node::make(Kind::NotDifferentiable { op: call.op, why }, edges, metas, Inner::default());
    for (i, t) in tensors.iter().enumerate() {
        if t.dtype().is_differentiable() {
            set_history(t, &node, i as u32);
        }
    }
    Ok(out)
}

fn args_edges(args: &[Arg<'_>]) -> Result<Box<[Option<Edge>]>> {
    let mut tensors: SmallVec<[&Tensor; 4]> = SmallVec::new();
    args.iter().for_each(|a| a.each_tensor(|t| tensors.push(t)));
    tensors.into_iter().map(gradient_edge).collect()
}

/// The tensors among results, lists taken apart.
fn flatten(out: &Outputs) -> SmallVec<[Tensor; 2]> {
    let mut all = SmallVec::new();
    for value in out {
        value.as_arg().each_tensor(|t| all.push(t.clone()));
    }
    all
}

struct Formula {
    op: &'static Operator,
    name: &'static str,
    inputs: &'static [u8],
    saves: &'static [Save],
    outputs: &'static [u8],
    broadcasts: bool,
}

impl Formula {
    fn record(&self, call: &Call, args: &[Arg<'_>], mutable: bool) -> Result<Outputs> {
        let edges = self.edges(args)?;
        let before = self.save_before(args, mutable)?;
        let out = below(call, args)?;
        let tensors = flatten(&out);
        let metas = tensors.iter().map(Meta::of).collect();
        let saved = self.saved(before, &tensors);
        let kind = Kind::Formula { op: self.op, name: self.name, broadcasts: self.broadcasts };
        let node = Node::make(kind, edges, metas, Inner::new(saved, None));
        let list = out.iter().any(|v| matches!(v, Value::Tensors(_)));
        for (i, t) in tensors.iter().enumerate() {
            let differentiable = list || self.outputs.contains(&(i as u8));
            if differentiable && t.dtype().is_differentiable() {
                self.give(t, &node, i as u32, mutable)?;
            }
        }
        Ok(out)
    }

    /// Gives a result its history. In place on a view, the base's history changes.
    fn give(&self, t: &Tensor, node: &NodeRef, index: u32, mutable: bool) -> Result<()> {
        if mutable
            && !self.op.has_tag(tags::INPLACE_VIEW)
            && let Some((base, replay)) = view::of(t)
        {
            let own = self.inputs.iter().position(|i| *i == 0).map(|p| p as u32);
            return rebase(t, &base, replay, node, own);
        }
        set_history(t, node, index);
        Ok(())
    }

    /// One edge per gradient of the formula: a list argument takes one for each of its tensors.
    fn edges(&self, args: &[Arg<'_>]) -> Result<Box<[Option<Edge>]>> {
        let mut tensors: SmallVec<[Option<&Tensor>; 4]> = SmallVec::new();
        for &i in self.inputs {
            let before = tensors.len();
            args[i as usize].each_tensor(|t| tensors.push(Some(t)));
            let single = !matches!(self.op.schema().arguments[i as usize].ty.inner(), Type::List(..));
            if tensors.len() == before && single {
                tensors.push(None); // a number, or an absent optional
            }
        }
        tensors.into_iter().map(|t| t.map_or(Ok(None), gradient_edge)).collect()
    }

    /// Arguments that the formula names, taken before the call: what it overwrites is cloned.
    fn save_before(&self, args: &[Arg<'_>], mutable: bool) -> Result<SmallVec<[Option<Saved>; 3]>> {
        let written =
            |i: usize| mutable && self.op.schema().arguments[i].alias.as_ref().is_some_and(|a| a.write);
        // `x.mul_(x)`, `x[1:].add_(x[:-1])`: what shares memory with the target changes too.
        let overwritten = |t: &Tensor| {
            let mut shared = false;
            for (_, arg) in args.iter().enumerate().filter(|(i, _)| written(*i)) {
                arg.each_tensor(|w| shared |= w.storage().same(t.storage()));
            }
            shared
        };
        let one = |save: &Save| -> Result<Option<Saved>> {
            Ok(Some(match *save {
                Save::Arg(i) => match args[i as usize] {
                    Arg::Tensor(t) if mutable && overwritten(t) => {
                        Saved::Tensor(SavedTensor::new(copy_of(t)?, None))
                    }
                    Arg::Tensor(t) => {
                        check_saved(t)?;
                        Saved::Tensor(SavedTensor::new(t.clone(), None))
                    }
                    other => Saved::Value(other.to_value()),
                },
                Save::Shape(i) => match args[i as usize] {
                    Arg::Tensor(t) => Saved::Sizes(sizes::sizes(t).into_vec().into()),
                    Arg::Tensors(all) => {
                        let each = all.iter().map(|t| Value::Ints(sizes::sizes(t).into_vec().into()));
                        Saved::Value(Value::Tuple(each.collect()))
                    }
                    _ => Saved::Sizes(Box::default()),
                },
                Save::DType(i) => Saved::Value(match args[i as usize] {
                    Arg::Tensor(t) => Value::DType(t.dtype()),
                    Arg::Tensors(all) => Value::Tuple(all.iter().map(|t| Value::DType(t.dtype())).collect()),
                    _ => Value::None,
                }),
                Save::Strides(i) => Saved::Value(match args[i as usize] {
                    Arg::Tensor(t) => Value::Ints(t.strides().iter().map(|s| (*s).into()).collect()),
                    _ => Value::None,
                }),
                Save::Offset(i) => Saved::Value(match args[i as usize] {
                    Arg::Tensor(t) => Value::Int(t.layout().offset().into()),
                    _ => Value::None,
                }),
                Save::Result(_) | Save::ResultShape(_) => return Ok(None),
            }))
        };
        self.saves.iter().map(one).collect()
    }

    fn saved(&self, before: SmallVec<[Option<Saved>; 3]>, outs: &[Tensor]) -> SmallVec<[Saved; 3]> {
        let fill = |(saved, save): (Option<Saved>, &Save)| match (saved, *save) {
            (Some(s), _) => s,
            (None, Save::Result(i)) => match outs.get(i as usize) {
                Some(t) => Saved::Tensor(SavedTensor::new(t.alias(), Some(u32::from(i)))),
                None => Saved::Value(Value::None),
            },
            (None, Save::ResultShape(i)) => match outs.get(i as usize) {
                Some(t) => Saved::Sizes(sizes::sizes(t).into_vec().into()),
                None => Saved::Sizes(Box::default()),
            },
            (None, _) => Saved::Value(Value::None),
        };
        before.into_iter().zip(self.saves).map(fill).collect()
    }
}

/// After a write through the view `t`, which `node` describes: the history of its base is that write in a part of it.
/// `own` says which gradient of `node` is the view's.
fn rebase(
    t: &Tensor,
    base: &Tensor,
    replay: Arc<view::Replay>,
    node: &NodeRef,
    own: Option<u32>,
) -> Result<()> {
    let mut edges: Vec<Option<Edge>> = node.edges.to_vec();
    let to_base = gradient_edge(base)?;
    match own {
        Some(p) => edges[p as usize] = to_base,
        None => edges.push(to_base),
    }
    // The view is made again from a gradient of the base's layout: of another it might not exist.
    let strides = if base.layout().is_dense() { base.strides().into() } else { Box::default() };
    let kind = Kind::CopySlices { inner: node.clone(), replay, own, strides };
    let copy = Node::make(kind, edges.into(), SmallVec::from_buf([Meta::of(base)]), Inner::default());
    set_history(base, &copy, 0);
    t.set_requires_grad(true);
    view::mark_stale(t);
    Ok(())
}

fn check_saved(t: &Tensor) -> Result<()> {
    if t.is_inference() {
        return Err(Error::runtime(
            "a tensor made in inference_mode cannot be saved for backward; clone() it outside first",
        ));
    }
    Ok(())
}

/// A copy of what an in-place operation is about to overwrite, in the same place of the graph: second derivatives go
/// through it. The tracer sees it: a replayed step needs it too.
fn copy_of(t: &Tensor) -> Result<Tensor> {
    let op = operator!("aten::clone");
    let _mode = GradMode::set(false);
    let _guard = Guard::admit(KeySet::TRACER);
    let args: SmallVec<[Arg<'_>; 2]> = SmallVec::from_buf([Arg::Tensor(t), Arg::None]);
    let copy = Tensor::from_outputs(dispatch(op, &args)?)?;
    if let Some(edge) = gradient_edge(t)? {
        set_history(&copy, &edge.node, edge.index);
    }
    Ok(copy)
}

/// Records a `Function` of the host: its results come from `inputs` by code that the node's object runs.
///
/// # Errors
/// As for other operations.
pub fn record_function(
    name: String,
    inputs: &[Option<Tensor>],
    outputs: &[Tensor],
    differentiable: &[bool],
    saved: Vec<(Option<Tensor>, Option<u32>)>,
    object: crate::foreign::Foreign,
) -> Result<NodeRef> {
    let written = |t: &Tensor| inputs.iter().position(|i| i.as_ref().is_some_and(|i| i.same(t)));
    for t in outputs.iter().filter(|t| written(t).is_some()) {
        view::check_inplace(t, true)?;
        if t.is_view() && outputs.len() > 1 {
            return Err(Error::runtime("a Function that writes a view in place can have one result alone"));
        }
    }
    let edges = inputs.iter().map(|t| t.as_ref().map_or(Ok(None), gradient_edge)).collect::<Result<_>>()?;
    let metas = outputs.iter().map(Meta::of).collect();
    let keep = |(t, output): (Option<Tensor>, Option<u32>)| match t {
        None => Saved::Value(Value::None),
        Some(t) if output.is_some() => Saved::Tensor(SavedTensor::new(t.alias(), output)),
        Some(t) => Saved::Tensor(SavedTensor::new(t, None)),
    };
    let inner = Inner::new(saved.into_iter().map(keep).collect(), Some(object));
    let node = Node::make(Kind::Function { name }, edges, metas, inner);
    for (i, t) in outputs.iter().enumerate() {
        if differentiable.get(i) == Some(&true) && t.dtype().is_differentiable() {
            if let (Some(at), Some((base, replay))) = (written(t), view::of(t)) {
                rebase(t, &base, replay, &node, Some(at as u32))?;
            } else {
                set_history(t, &node, i as u32);
                view::mark_in_function(t);
            }
        }
    }
    Ok(node)
}
