//! Recording: a thread's calls become a graph while they run.
//!
//! While a trace is on, the Tracer key is included in every call of the thread. [`kernel`] is its fallback for all
//! operations: a composite written in Python is run through, and so is a Rust composite when something in the call
//! requires grad (so that what nodes save has a place in the graph); anything else is one node. Tensors are known by
//! identity or by the memory that they are; numbers by the ids of `Dim` and `Real`. What the trace does not know is a
//! named state if the caller said so or if something writes it, else a constant, reported when the trace ends.

mod looks;
mod programs;
mod values;

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Once, OnceLock};

use crate::autograd::mode::grad_enabled;
use crate::dispatch::arg::{Arg, Outputs, Value};
use crate::dispatch::call::{Call, Guard, mark_unusual};
use crate::dispatch::key::{Functionality, KeySet};
use crate::dispatch::registry::{Kind, Operator, tags};
use crate::dispatch::sizes;
use crate::error::{Error, Result};
use crate::jit::builtins;
use crate::jit::graph::{
    Attr, Function, Graph, Node, NodeId, Parameter, Program, Source, State, StateKind, ValueId,
};
use crate::jit::types::Type;
use crate::scalar::{Dim, Number, Real, TraceId, install_recorder};
use crate::tensor::Tensor;

pub use looks::{library_looks_at_dtype, literal, looks_at_device, looks_at_dtype};
pub use programs::{Target, call_target, name_state, plain, record_call, stays_call};

/// What the host does for the tracer.
#[derive(Clone, Copy)]
pub struct Host {
    /// The line of the user's code that is running.
    pub source: fn() -> Option<Source>,
    /// Something is about to be frozen into the trace: `what` says what. An error refuses.
    pub freeze: fn(what: &str) -> Result<()>,
    /// Whether the code that runs is the user's own, not the library's.
    pub by_user: fn() -> bool,
}
static HOST: OnceLock<Host> = OnceLock::new();
/// Installed once, by the binding.
pub fn install_host(host: Host) {
    let _ = HOST.set(host);
}

/// The value of a number that has none yet.
const PENDING: ValueId = ValueId(u32::MAX);

/// A tensor's place in memory: aliases made behind the tracer's back are the same value.
#[derive(PartialEq, Eq, Hash, Clone)]
struct Place {
    storage: usize,
    offset: i64,
    sizes: Vec<i64>,
    strides: Vec<i64>,
    dtype: u8,
}
fn place(t: &Tensor) -> Place {
    Place {
        storage: t.storage().data() as usize,
        offset: t.layout().offset(),
        sizes: t.sizes().to_vec(),
        strides: t.strides().to_vec(),
        dtype: t.dtype() as u8,
    }
}

/// A tensor from outside that is not named: what it will be is known at the end.
struct Outside {
    tensor: Tensor,
    node: NodeId,
    written: bool,
    source: Option<u32>,
}

/// What a finished trace gives.
pub struct Finished {
    pub program: Program,
    /// Shape, dtype and source of each tensor that became a constant.
    pub constants: Vec<(Tensor, Option<Source>)>,
}

#[derive(Default)]
struct Trace {
    program: Program,
    graph: Graph,
    parameters: Vec<Parameter>,
    /// Reads of state and constants: they come first.
    prologue: Vec<NodeId>,
    nodes: Vec<NodeId>,
    ids: HashMap<usize, ValueId>,
    places: HashMap<Place, ValueId>,
    /// Keeps what ids and places name alive.
    alive: Vec<Tensor>,
    /// By trace id - 1.
    numbers: Vec<ValueId>,
    named: HashMap<usize, Arc<str>>,
    named_places: HashMap<Place, Arc<str>>,
    outside: Vec<Outside>,
    /// Tensors made of what stands in the source: constants of which nothing is said.
    literals: HashSet<usize>,
    /// Values whose dtype, or whose device, the function looked at.
    looked_at: HashSet<(ValueId, &'static str)>,
    /// Tensors whose dtype a composite that runs has looked at.
    read_dtypes: Vec<Tensor>,
    /// `aten::size.int` of a value and dimension, asked before.
    sizes: HashMap<(ValueId, usize), TraceId>,
    /// Questions about results of the operation that is running: answered when they are bound.
    pending: Vec<(TraceId, Tensor, usize)>,
    /// Programs that are called: their prefixes here, and the names of functions of those that were put in.
    prefixes: HashMap<usize, Arc<str>>,
    linked: HashMap<usize, HashMap<Arc<str>, Arc<str>>>,
    /// Inside an operation that is recorded whole.
    inside: usize,
    /// Code runs that is no part of the trace.
    paused: usize,
    grad: bool,
}

thread_local! {
    static TRACE: RefCell<Option<Trace>> = const { RefCell::new(None) };
    static GUARD: RefCell<Option<Guard>> = const { RefCell::new(None) };
}

fn with<R>(f: impl FnOnce(&mut Trace) -> R) -> Option<R> {
    TRACE.try_with(|t| t.try_borrow_mut().ok().and_then(|mut t| t.as_mut().map(f))).ok().flatten()
}

/// Whether this thread records.
pub fn is_active() -> bool {
    TRACE.try_with(|t| t.try_borrow().is_ok_and(|t| t.is_some())).unwrap_or(false)
}
/// Whether the trace knows `t`: an input, a result, or state.
pub fn knows(t: &Tensor) -> bool {
    with(|trace| trace.find(t).is_some()).unwrap_or(false)
}

/// Starts a trace of this thread. `named` are tensors that shall be state, with their names; inputs are given to the
/// function instead of the arguments: numbers in them are traced.
///
/// # Errors
/// `Runtime` when the thread traces already.
pub fn begin(
    inputs: Vec<(Arc<str>, Value)>,
    named: Vec<(Arc<str>, StateKind, Tensor)>,
) -> Result<Vec<Value>> {
    static INSTALL: Once = Once::new();
    INSTALL.call_once(|| {
        install_recorder(record_number);
        sizes::install(size_of);
    });
    if is_active() {
        return Err(Error::runtime("a trace is running on this thread; traces do not nest"));
    }
    let mut trace = Trace { grad: grad_enabled(), ..Trace::default() };
    for (name, kind, tensor) in named {
        if trace.program.state.contains_key(&name) {
            return Err(Error::runtime(format!("two tensors are named '{name}'")));
        }
        trace.add_named(name, kind, tensor);
    }
    let mut given = Vec::new();
    for (name, value) in inputs {
        let ty = Trace::type_of(&value)?;
        let v = trace.graph.add_input(Graph::BODY, ty, Some(name.clone()));
        trace.parameters.push(Parameter { name, default: None });
        given.push(trace.take_apart(v, value)?);
    }
    TRACE.with(|t| *t.borrow_mut() = Some(trace));
    GUARD.with(|g| *g.borrow_mut() = Some(Guard::include(KeySet::TRACER)));
    Ok(given)
}

/// Ends the trace without a result.
pub fn abandon() {
    GUARD.with(|g| drop(g.borrow_mut().take()));
    let trace = TRACE.with(|t| t.borrow_mut().take());
    drop(trace);
}

/// Ends the trace: the function `name` gives `output`.
///
/// # Errors
/// `Runtime` when no trace runs, or `output` is not made of tensors and numbers.
pub fn finish(name: &str, output: &Value) -> Result<Finished> {
    GUARD.with(|g| drop(g.borrow_mut().take()));
    let Some(mut trace) = TRACE.with(|t| t.borrow_mut().take()) else {
        return Err(Error::runtime("no trace is running on this thread"));
    };
    let (result, _) = trace.value(output, None)?;
    trace.graph.block_mut(Graph::BODY).outputs.push(result);
    let mut constants = Vec::new();
    let mut n = 0;
    for o in std::mem::take(&mut trace.outside) {
        let source = o.source.and_then(|s| trace.program.sources.get(s as usize)).cloned();
        let node = trace.graph.node_mut(o.node);
        if o.written {
            while trace.program.state.contains_key(&*format!("outside.{n}")) {
                n += 1;
            }
            let name: Arc<str> = format!("outside.{n}").into();
            node.op = "prim::GetState".into();
            node.attrs = vec![("name".into(), Attr::Str(name.clone()))];
            let value = Value::Tensor(o.tensor);
            trace.program.state.insert(name, State { kind: StateKind::Buffer, ty: Type::Tensor, value });
        } else {
            let row = trace.program.add_constant(&o.tensor);
            node.attrs = vec![("value".into(), Attr::Constant(row))];
            if !trace.literals.contains(&o.tensor.id()) {
                constants.push((o.tensor, source));
            }
        }
    }
    let mut nodes = trace.prologue;
    nodes.append(&mut trace.nodes);
    trace.graph.block_mut(Graph::BODY).nodes = nodes;
    let mut graph = trace.graph.compact();
    super::passes::cse::pool_constants(&mut graph);
    // Looking at a shape asks for all its sizes; those that were not used cannot have raised.
    super::passes::dce::run_with(&mut graph, &|op| op == "aten::size.int");
    let function = Function { parameters: trace.parameters, graph: graph.compact() };
    let name: Arc<str> = name.into();
    trace.program.functions.insert(name.clone(), function);
    trace.program.entries.push(name);
    super::verify::program(&trace.program)?;
    Ok(Finished { program: trace.program, constants })
}

impl Trace {
    // ---- values

    fn find(&self, t: &Tensor) -> Option<ValueId> {
        self.ids.get(&t.id()).or_else(|| self.places.get(&place(t))).copied()
    }
    fn bind(&mut self, t: &Tensor, v: ValueId) {
        self.ids.insert(t.id(), v);
        self.places.insert(place(t), v);
        self.alive.push(t.clone());
    }
    fn add_named(&mut self, name: Arc<str>, kind: StateKind, tensor: Tensor) {
        self.named.entry(tensor.id()).or_insert_with(|| name.clone());
        self.named_places.entry(place(&tensor)).or_insert_with(|| name.clone());
        let state = State { kind, ty: Type::Tensor, value: Value::Tensor(tensor) };
        self.program.state.entry(name).or_insert(state);
    }
    /// The name of a tensor that is state.
    fn name_of(&self, t: &Tensor) -> Option<Arc<str>> {
        self.named.get(&t.id()).or_else(|| self.named_places.get(&place(t))).cloned()
    }
    /// The value of a tensor; one from outside becomes state or, for now, a constant.
    fn tensor(&mut self, t: &Tensor) -> ValueId {
        if let Some(v) = self.find(t) {
            return v;
        }
        let name = self.name_of(t);
        let (op, attrs): (&str, Vec<(Arc<str>, Attr)>) = match name {
            Some(name) => ("prim::GetState", vec![("name".into(), Attr::Str(name))]),
            None => ("prim::Constant", vec![]),
        };
        let outside = attrs.is_empty();
        let source = self.source();
        let v = self.graph.new_value(Type::Tensor, None);
        let node = self.node(op, vec![], vec![v], attrs, None);
        self.prologue.push(node);
        if outside {
            self.outside.push(Outside { tensor: t.clone(), node, written: false, source });
        }
        self.bind(t, v);
        v
    }
    fn source(&mut self) -> Option<u32> {
        let source = HOST.get().and_then(|h| (h.source)())?;
        Some(self.program.add_source(source))
    }
    fn node(
        &mut self,
        op: &str,
        inputs: Vec<ValueId>,
        outputs: Vec<ValueId>,
        attrs: Vec<(Arc<str>, Attr)>,
        source: Option<u32>,
    ) -> NodeId {
        let mode = grad_enabled();
        let grad = (mode != self.grad && !op.starts_with("prim::")).then_some(mode);
        self.graph.nodes.push(Node { op: op.into(), inputs, outputs, blocks: vec![], attrs, source, grad });
        NodeId(self.graph.nodes.len() as u32 - 1)
    }
    fn emit(&mut self, op: &str, inputs: Vec<ValueId>, outputs: Vec<Type>) -> Vec<ValueId> {
        let source = self.source();
        let outputs: Vec<ValueId> = outputs.into_iter().map(|t| self.graph.new_value(t, None)).collect();
        let node = self.node(op, inputs, outputs.clone(), vec![], source);
        self.nodes.push(node);
        outputs
    }
    fn one(&mut self, op: &str, inputs: Vec<ValueId>, output: Type) -> ValueId {
        self.emit(op, inputs, vec![output])[0]
    }
    fn constant(&mut self, a: Attr) -> ValueId {
        let v = self.graph.new_value(a.ty(), None);
        let node = self.node("prim::Constant", vec![], vec![v], vec![("value".into(), a)], None);
        self.nodes.push(node);
        v
    }
    fn number(&mut self, id: TraceId, plain: Attr) -> ValueId {
        match self.numbers.get((id as usize).wrapping_sub(1)) {
            Some(v) if *v != PENDING => *v,
            _ => self.constant(plain),
        }
    }
    /// Whether it is a size of a result of the operation that is running.
    fn is_pending(&self, id: TraceId) -> bool {
        self.numbers.get((id as usize).wrapping_sub(1)) == Some(&PENDING)
    }
    fn new_number(&mut self, v: ValueId) -> TraceId {
        self.numbers.push(v);
        self.numbers.len() as TraceId
    }
    fn dim(&mut self, d: Dim) -> ValueId {
        self.number(d.id, Attr::Int(d.value))
    }
    fn real(&mut self, x: Real) -> ValueId {
        self.number(x.id, Attr::float(x.value))
    }
    fn list(&mut self, items: Vec<ValueId>, element: Type) -> ValueId {
        self.one("prim::ListConstruct", items, Type::list(element))
    }

    // ---- operations

    /// Marks what the operation writes.
    fn note_writes(&mut self, op: &Operator, args: &[Arg<'_>]) {
        for (a, arg) in op.schema().arguments.iter().zip(args) {
            if a.alias.as_ref().is_some_and(|x| x.write) {
                arg.each_tensor(|t| {
                    let memory = t.storage().data();
                    let hit = |o: &&mut Outside| o.tensor.storage().data() == memory;
                    self.outside.iter_mut().filter(hit).for_each(|o| o.written = true);
                });
            }
        }
    }
    fn arguments(&mut self, op: &Operator, args: &[Arg<'_>]) -> Result<Vec<ValueId>> {
        let mut inputs = Vec::with_capacity(args.len());
        for (a, arg) in op.schema().arguments.iter().zip(args) {
            let element = match a.ty.inner() {
                crate::dispatch::schema::Type::List(t, _) => Type::of_schema(t),
                _ => None,
            };
            let (id, _) = self
                .value(&arg.to_value(), element.as_ref())
                .map_err(|e| Error::runtime(format!("argument '{}': {e}", a.name)))?;
            inputs.push(id);
        }
        Ok(inputs)
    }
    /// The node of a call that has run.
    fn record(
        &mut self,
        op: &Operator,
        inputs: Vec<ValueId>,
        source: Option<u32>,
        outputs: &Outputs,
    ) -> Result<()> {
        let mut types = Vec::new();
        for (i, v) in outputs.iter().enumerate() {
            types.push(match v {
                // A gradient that nobody asked for: absent where the schema says Tensor.
                Value::None
                    if op.schema().returns.get(i).is_some_and(|r| Type::of_schema(&r.ty).is_some()) =>
                {
                    Type::of_schema(&op.schema().returns[i].ty).unwrap_or(Type::None)
                }
                Value::Tensors(_) => Type::list(Type::Tensor),
                Value::Ints(_) => Type::list(Type::Int),
                Value::Tensor(_) => Type::Tensor,
                plain => match Attr::of_value(plain) {
                    Some(a) => a.ty(),
                    None => {
                        return Err(Error::runtime(format!(
                            "{} gives a value of kind {}, which cannot be traced",
                            op.name(),
                            plain.kind()
                        )));
                    }
                },
            });
        }
        let ids: Vec<ValueId> = types.into_iter().map(|t| self.graph.new_value(t, None)).collect();
        let node = self.node(op.qualified_name(), inputs, ids.clone(), vec![], source);
        self.nodes.push(node);
        for (id, v) in ids.into_iter().zip(outputs) {
            match v {
                Value::Tensor(t) => self.bind(t, id),
                Value::Tensors(all) => {
                    let parts = self.emit("prim::ListUnpack", vec![id], vec![Type::Tensor; all.len()]);
                    parts.into_iter().zip(all).for_each(|(p, t)| self.bind(t, p));
                }
                _ => {}
            }
        }
        self.answer_pending();
        Ok(())
    }
    /// Sizes of results that were asked for while the operation ran.
    fn answer_pending(&mut self) {
        for (id, t, dim) in std::mem::take(&mut self.pending) {
            // A part of an operation that was recorded whole is nobody's from here on.
            let Some(v) = self.find(&t) else { continue };
            let size = self.size_node(v, dim);
            self.numbers[id as usize - 1] = size;
        }
    }
    fn size_node(&mut self, v: ValueId, dim: usize) -> ValueId {
        let d = self.constant(Attr::Int(dim as i64));
        self.one("aten::size.int", vec![v, d], Type::Int)
    }
}

/// Something of the example is about to be kept as it is: said while a trace is recorded.
///
/// # Errors
/// What the host raises, when it refuses.
pub fn notice(what: &str) -> Result<()> {
    if is_active() { freeze(what) } else { Ok(()) }
}

fn freeze(what: &str) -> Result<()> {
    HOST.get().map_or(Ok(()), |h| (h.freeze)(what))
}

/// The Tracer kernel of every operation.
///
/// # Errors
/// What the operation gives; `Runtime` for arguments that have no place in a graph.
pub fn kernel(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let op = call.op;
    let requires_grad = || {
        let mut any = false;
        args.iter().for_each(|a| a.each_tensor(|t| any |= t.requires_grad()));
        any && grad_enabled()
    };
    let through = match op.kind {
        _ if op.has_tag(tags::PYTHON) => true,
        Kind::Composite => requires_grad(),
        // One in Rust works on memory that its parts do not show (the gradients of views).
        Kind::ExplicitComposite => op.has_tag(tags::OUT),
        Kind::Leaf => false,
        // A composite of a library is run through where its parts are operations; others stay opaque.
        Kind::Custom => op.direct(crate::dispatch::key::Key::CompositeImplicitAutograd).is_some(),
    };
    if is_active() {
        looks::note_dtypes(args);
    }
    if through || !is_active() {
        let before = with(|t| t.read_dtypes.len());
        let outputs = call.below(Functionality::Tracer, args);
        with(|t| t.read_dtypes.truncate(before.unwrap_or(0)));
        return outputs;
    }
    let recorded = with(|t| {
        t.note_writes(op, args);
        let source = t.source();
        let inputs = t.arguments(op, args)?;
        t.inside += 1;
        Ok::<_, Error>((inputs, source))
    });
    let Some(recorded) = recorded else { return call.below(Functionality::Tracer, args) };
    let (inputs, source) = recorded?;
    let result = {
        let _guard = Guard::exclude_below(KeySet::TRACER);
        if op.kind == Kind::Custom {
            // Opaque: what its kernel asks of sizes is no part of the trace.
            paused(|| call.below(Functionality::Tracer, args))
        } else {
            call.below(Functionality::Tracer, args)
        }
    };
    let outputs = match result {
        Ok(outputs) => outputs,
        Err(e) => {
            with(|t| t.inside -= 1);
            return Err(e);
        }
    };
    with(|t| {
        t.inside -= 1;
        t.record(op, inputs, source, &outputs)
    })
    .unwrap_or(Ok(()))?;
    let is_plain = |v: &Value| !matches!(v, Value::Tensor(_) | Value::Tensors(_) | Value::None);
    if outputs.iter().any(is_plain) {
        freeze(&format!("the value that {} gives", op.name()))?;
    }
    Ok(outputs)
}

/// Arithmetic of traced numbers, from `Dim` and `Real`.
fn record_number(op: &'static str, operands: &[Number], result: Number) -> TraceId {
    let ints = operands.iter().all(|n| matches!(n, Number::Dim(_)));
    let name = format!("aten::{op}.{}", if ints { "int" } else { "float" });
    let ty = match result {
        Number::Dim(_) => Type::Int,
        Number::Real(_) => Type::Float,
    };
    let fits = builtins::find(&name).is_some_and(|e| e.signature.result.as_ref() == Some(&ty));
    if !fits {
        // No such function in programs: the number is a constant from here on.
        return 0;
    }
    with(|t| {
        let unknown = |n: &Number| match n {
            Number::Dim(d) => t.is_pending(d.id),
            Number::Real(x) => t.is_pending(x.id),
        };
        if t.paused > 0 || operands.iter().any(unknown) {
            // Within an operation that is recorded whole: what it computes of its parts is its own affair.
            return 0;
        }
        let inputs = operands
            .iter()
            .map(|n| match n {
                Number::Dim(d) => t.dim(*d),
                Number::Real(x) => t.real(*x),
            })
            .collect();
        let v = t.one(&name, inputs, ty);
        t.new_number(v)
    })
    .unwrap_or(0)
}

/// A size of a tensor, asked by whoever computes with sizes.
fn size_of(tensor: &Tensor, dim: usize) -> Dim {
    let value = tensor.sizes()[dim];
    let id = with(|t| {
        if t.paused > 0 {
            return 0;
        }
        if t.inside > 0 && t.find(tensor).is_none() {
            // A result of the operation that runs now.
            let id = t.new_number(PENDING);
            t.pending.push((id, tensor.clone(), dim));
            return id;
        }
        let v = t.tensor(tensor);
        if let Some(id) = t.sizes.get(&(v, dim)) {
            return *id;
        }
        let size = t.size_node(v, dim);
        let id = t.new_number(size);
        t.sizes.insert((v, dim), id);
        id
    });
    Dim { value, id: id.unwrap_or(0) }
}

/// Runs `f` without recording; what it makes is unknown to the trace.
pub fn paused<R>(f: impl FnOnce() -> R) -> R {
    if !is_active() {
        return f();
    }
    mark_unusual(1);
    with(|t| t.paused += 1);
    let guard = Guard::exclude_below(KeySet::TRACER);
    let result = f();
    drop(guard);
    with(|t| t.paused -= 1);
    mark_unusual(-1);
    result
}
