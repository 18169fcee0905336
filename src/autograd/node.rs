//! Nodes of the graph, and the slot that a tensor keeps for autograd.
//!
//! Ownership among nodes and tensors is a DAG: a tensor owns its node, a node its edges and saved tensors, an
//! Accumulate its leaf. What would close a cycle is weak: leaf to Accumulate, a node to the tensor that retains its
//! gradient, and a saved result, which is a detached alias that is put together with its node when unpacked.
//! Saved values, hooks and gradients are moved out under a lock and dropped after it.

use std::any::Any;
use std::ptr::null;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use smallvec::SmallVec;

use crate::autograd::view::{Replay, View};
use crate::counted::{self, Counted, Header, Ref, VTable};
use crate::device::Device;
use crate::dispatch::arg::Value;
use crate::dispatch::registry::Operator;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::foreign::Foreign;
use crate::scalar::Dim;
use crate::tensor::{AutogradSlot, Tensor, TensorImpl};

pub type NodeRef = Ref<Node>;

/// Where a gradient goes: a node, and which of its results it is the gradient of.
#[derive(Clone)]
pub struct Edge {
    pub node: NodeRef,
    pub index: u32,
}

/// What a result was, to check and fit gradients by. Sizes are `Dim`s: in a trace they stay symbolic.
#[derive(Clone)]
pub struct Meta {
    pub sizes: SmallVec<[Dim; 4]>,
    pub dtype: DType,
    pub device: Device,
    pub nested: bool,
}

impl Meta {
    pub fn of(t: &Tensor) -> Meta {
        let sizes = if t.nested().is_some() { SmallVec::new() } else { crate::dispatch::sizes::sizes(t) };
        Meta { sizes, dtype: t.dtype(), device: t.device(), nested: t.nested().is_some() }
    }
}

pub enum Kind {
    /// A formula of the table, in `rtensor._generated.derivatives`.
    Formula { op: &'static Operator, name: &'static str, broadcasts: bool },
    /// Adds into the leaf's `.grad`.
    Accumulate { variable: Tensor },
    /// A `Function`: its context is the node's object.
    Function { name: String },
    /// An operation that has no derivative.
    NotDifferentiable { op: &'static Operator, why: &'static str },
    /// In-place on a view: `inner` is the operation's node, `replay` cuts the view out of the base's gradient.
    CopySlices { inner: NodeRef, replay: Arc<Replay>, own: Option<u32>, strides: Box<[i64]> },
}

/// A tensor kept for the formula, with the version it must still have.
pub struct SavedTensor {
    tensor: Tensor,
    version: u64,
    /// A result of the node itself: then `tensor` is a detached alias.
    output: Option<u32>,
}

pub enum Saved {
    Tensor(SavedTensor),
    Value(Value),
    /// Sizes of a tensor, kept without it.
    Sizes(Box<[Dim]>),
}

#[derive(Default)]
pub struct Inner {
    pub saved: SmallVec<[Saved; 3]>,
    /// Run on the gradient of one result before the node: (result, id, hook).
    pub tensor_hooks: Vec<(u32, u64, Foreign)>,
    pub pre_hooks: Vec<(u64, Foreign)>,
    pub post_hooks: Vec<(u64, Foreign)>,
    /// Context of a Function; of an Accumulate: the wrapper of a leaf whose class is not exactly Tensor.
    pub object: Option<Foreign>,
    retains: Vec<(u32, WeakTensor)>,
    pub released: bool,
}

impl Inner {
    /// Anything for the engine to call, or a gradient to keep.
    pub fn has_hooks(&self) -> bool {
        !(self.tensor_hooks.is_empty()
            && self.pre_hooks.is_empty()
            && self.post_hooks.is_empty()
            && self.retains.is_empty())
    }
    pub fn new(saved: SmallVec<[Saved; 3]>, object: Option<Foreign>) -> Self {
        Inner { saved, object, ..Inner::default() }
    }
}

/// Not counted: the tensor takes itself out before it is freed.
struct WeakTensor(*const TensorImpl);
// SAFETY: only compared, or upgraded under the node's lock.
unsafe impl Send for WeakTensor {}

#[repr(C)]
pub struct Node {
    header: Header,
    pub kind: Kind,
    /// Rises with time: the engine takes the highest first. Accumulate nodes are last.
    pub sequence: u64,
    pub edges: Box<[Option<Edge>]>,
    pub outputs: SmallVec<[Meta; 1]>,
    inner: Mutex<Inner>,
}

// SAFETY: everything mutable is behind the mutex or in the header, which is `Sync`.
unsafe impl Send for Node {}
// SAFETY: as above.
unsafe impl Sync for Node {}
// SAFETY: `repr(C)`, header first, with this type's vtable; `make` is the only constructor, by `Ref::new`.
unsafe impl Counted for Node {}

static SEQUENCE: AtomicU64 = AtomicU64::new(1);
static HOOK_ID: AtomicU64 = AtomicU64::new(1);
static LIVE: AtomicI64 = AtomicI64::new(0);

/// Nodes alive in the process.
pub fn live_nodes() -> i64 {
    LIVE.load(Relaxed)
}
pub fn next_hook_id() -> u64 {
    HOOK_ID.fetch_add(1, Relaxed)
}

static VTABLE: VTable = VTable {
    free: |h| {
        // SAFETY: the counting layer calls it once, at count 0; only `Node` uses this vtable.
        unsafe {
            (*h.cast::<Node>()).forget();
            counted::free::<Node>(h);
        }
    },
    is_plain: |_| false,
    children: |h, wait, object, child| {
        // SAFETY: only `Node` uses this vtable.
        let node = unsafe { &*std::ptr::from_ref(h).cast::<Node>() };
        let inner = if wait { Some(node.lock()) } else { node.inner.try_lock().ok() };
        let Some(inner) = inner else { return false };
        inner.object.iter().for_each(&mut *object);
        inner.tensor_hooks.iter().for_each(|(_, _, f)| object(f));
        inner.pre_hooks.iter().chain(&inner.post_hooks).for_each(|(_, f)| object(f));
        for saved in &inner.saved {
            match saved {
                Saved::Tensor(s) => child(s.tensor.header()),
                Saved::Value(v) => value_children(v, object, child),
                Saved::Sizes(_) => {}
            }
        }
        match &node.kind {
            Kind::Accumulate { variable } => child(variable.header()),
            Kind::CopySlices { inner, .. } => {
                child(inner.header());
            }
            _ => {}
        }
        node.edges.iter().flatten().for_each(|e| child(e.node.header()));
        true
    },
};

/// The counted and host objects directly inside a saved value.
pub fn value_children(v: &Value, object: &mut dyn FnMut(&Foreign), child: &mut dyn FnMut(&Header)) {
    match v {
        Value::Foreign(f) => object(f),
        v => v.as_arg().each_tensor(|t| child(t.header())),
    }
}

impl Node {
    pub fn make(
        kind: Kind,
        edges: Box<[Option<Edge>]>,
        outputs: SmallVec<[Meta; 1]>,
        inner: Inner,
    ) -> NodeRef {
        LIVE.fetch_add(1, Relaxed);
        let last = matches!(kind, Kind::Accumulate { .. });
        let sequence = if last { u64::MAX } else { SEQUENCE.fetch_add(1, Relaxed) };
        Ref::new(Node {
            header: Header::new(&VTABLE),
            kind,
            sequence,
            edges,
            outputs,
            inner: Mutex::new(inner),
        })
    }
    pub fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// An Accumulate is about to die: its leaf must not find it any more.
    fn forget(&self) {
        LIVE.fetch_sub(1, Relaxed);
        if let Kind::Accumulate { variable } = &self.kind {
            variable.with_slot::<Slot, _>(|s| {
                if std::ptr::eq(s.accumulate.0, self) {
                    s.accumulate.0 = null();
                }
            });
        }
    }
    /// As people know it: `MulBackward`, `AccumulateGrad`.
    pub fn name(&self) -> String {
        match &self.kind {
            Kind::Formula { op, .. } | Kind::NotDifferentiable { op, .. } => {
                let base = op.name().rsplit("::").next().unwrap_or("").trim_end_matches('_');
                let camel: String = base
                    .split('_')
                    .map(|w| {
                        w.chars().next().map_or(String::new(), |c| {
                            c.to_uppercase().collect::<String>() + &w[c.len_utf8()..]
                        })
                    })
                    .collect();
                if matches!(self.kind, Kind::Formula { .. }) {
                    format!("{camel}Backward")
                } else {
                    format!("{camel}NotDifferentiable")
                }
            }
            Kind::Accumulate { .. } => "AccumulateGrad".into(),
            Kind::Function { name } => format!("{name}Backward"),
            Kind::CopySlices { .. } => "CopySlices".into(),
        }
    }
    /// Frees what was saved; a context stays until the node dies.
    pub fn release(&self) {
        let mut inner = self.lock();
        inner.released = true;
        let saved = std::mem::take(&mut inner.saved);
        drop(inner);
        drop(saved);
        if let Kind::CopySlices { inner, .. } = &self.kind {
            inner.release();
        }
    }
    /// The tensors that want to keep the gradient of a result, and which.
    pub fn retained(&self) -> Vec<(u32, Tensor)> {
        let inner = self.lock();
        let alive = inner.retains.iter().filter_map(|(i, t)| {
            // SAFETY: a dying tensor takes itself out under this node's lock before it is freed.
            let t = unsafe { Ref::upgrade(t.0) }?;
            // SAFETY: the count just taken goes to the handle.
            Some((*i, unsafe { Tensor::from_raw(t.into_raw()) }))
        });
        alive.collect()
    }
}

impl SavedTensor {
    pub fn new(tensor: Tensor, output: Option<u32>) -> Self {
        let version = tensor.version();
        SavedTensor { tensor, version, output }
    }
}

/// A saved value, checked; a result gets its place in the graph back.
///
/// # Errors
/// `Runtime` when the values were freed or a tensor was written since.
pub fn unpack(node: &NodeRef) -> Result<Vec<Value>> {
    let inner = node.lock();
    if inner.released {
        return Err(Error::runtime(format!(
            "the values saved by {} were freed by an earlier backward pass; pass retain_graph=True to that one to run another",
            node.name()
        )));
    }
    let mut out = Vec::with_capacity(inner.saved.len());
    let mut rebuilt: SmallVec<[Tensor; 2]> = SmallVec::new();
    for saved in &inner.saved {
        out.push(match saved {
            Saved::Value(v) => v.clone(),
            Saved::Sizes(d) => Value::Ints(d.clone()),
            Saved::Tensor(s) => {
                let now = s.tensor.version();
                if now != s.version {
                    return Err(Error::runtime(format!(
                        "a tensor of dtype {} and shape {:?} that {} needs for its gradient was modified in place: it is at version {now}, saved at version {}; clone() it before modifying it",
                        s.tensor.dtype(),
                        s.tensor.sizes(),
                        node.name(),
                        s.version
                    )));
                }
                match s.output {
                    None => Value::Tensor(s.tensor.clone()),
                    Some(index) => {
                        let t = s.tensor.alias();
                        rebuilt.push(t.clone());
                        t.set_requires_grad(true);
                        t.with_slot::<Slot, _>(|slot| slot.node = Some(Edge { node: node.clone(), index }));
                        Value::Tensor(t)
                    }
                }
            }
        });
    }
    drop(inner);
    Ok(out)
}

/// The autograd slot of a tensor; absent on a plain one.
#[derive(Default)]
pub struct Slot {
    pub node: Option<Edge>,
    /// The wrapper of the gradient.
    pub grad: Option<Foreign>,
    /// Hooks of a leaf: (id, hook).
    pub hooks: Vec<(u64, Foreign)>,
    /// Run after accumulation.
    pub post_hooks: Vec<(u64, Foreign)>,
    pub view: Option<Box<View>>,
    pub retains_grad: bool,
    accumulate: WeakNode,
    /// Who we are, while a node knows us as retaining its gradient.
    me: usize,
}

struct WeakNode(*const Node);
impl Default for WeakNode {
    fn default() -> Self {
        WeakNode(null())
    }
}
// SAFETY: only compared, or upgraded under the slot's lock.
unsafe impl Send for WeakNode {}

impl AutogradSlot for Slot {
    fn children(&self, object: &mut dyn FnMut(&Foreign), child: &mut dyn FnMut(&Header)) {
        self.grad.iter().for_each(&mut *object);
        self.hooks.iter().chain(&self.post_hooks).for_each(|(_, f)| object(f));
        self.node.iter().for_each(|e| child(e.node.header()));
        if let Some(v) = &self.view {
            child(v.base.header());
        }
    }
    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
    fn base(&self) -> Option<Tensor> {
        // A view has its base's history only once that was written since the view was made.
        let view = self.view.as_ref()?;
        (self.node.is_some() || view.version != view.base.version()).then(|| view.base.clone())
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if self.retains_grad
            && let Some(edge) = &self.node
        {
            let me = self.me;
            edge.node.lock().retains.retain(|(_, t)| t.0 as usize != me);
        }
    }
}

/// Called with a leaf when its Accumulate is made: the host may want to keep the leaf's wrapper alive by it.
pub type Keep = fn(&Tensor) -> Option<Foreign>;
static KEEP: OnceLock<Keep> = OnceLock::new();
pub fn install_keep(keep: Keep) {
    let _ = KEEP.set(keep);
}

/// The node and result index of a tensor that is not a leaf. A view whose base was written since is brought up to
/// date first.
///
/// # Errors
/// What replaying a view gives.
pub fn node_of(t: &Tensor) -> Result<Option<Edge>> {
    if t.is_plain() {
        return Ok(None);
    }
    if t.is_view() {
        crate::autograd::view::refresh(t)?;
    }
    Ok(t.with_slot::<Slot, _>(|s| s.node.clone()))
}

/// Whether the tensor has no history.
pub fn is_leaf(t: &Tensor) -> Result<bool> {
    Ok(!t.requires_grad() || node_of(t)?.is_none())
}

/// Where a gradient of `t` goes: its node, or its Accumulate, made on demand. None when it requires no grad.
///
/// # Errors
/// As [`node_of`].
pub fn gradient_edge(t: &Tensor) -> Result<Option<Edge>> {
    if !t.requires_grad() {
        return Ok(None);
    }
    if let Some(edge) = node_of(t)? {
        return Ok(Some(edge));
    }
    let found = t.with_slot::<Slot, _>(|s| {
        // SAFETY: a dying Accumulate takes this slot's lock in `forget` before it is freed.
        if s.accumulate.0.is_null() { None } else { unsafe { Ref::upgrade(s.accumulate.0) } }
    });
    if let Some(node) = found {
        return Ok(Some(Edge { node, index: 0 }));
    }
    let object = KEEP.get().and_then(|keep| keep(t));
    let inner = Inner { object, ..Inner::default() };
    let node = Node::make(
        Kind::Accumulate { variable: t.clone() },
        Box::default(),
        SmallVec::from_buf([Meta::of(t)]),
        inner,
    );
    let kept = t.with_slot::<Slot, _>(|s| {
        // SAFETY: as above; another thread may have been first.
        let first = if s.accumulate.0.is_null() { None } else { unsafe { Ref::upgrade(s.accumulate.0) } };
        first.unwrap_or_else(|| {
            s.accumulate.0 = node.as_ptr();
            node.clone()
        })
    });
    Ok(Some(Edge { node: kept, index: 0 }))
}

/// Gives a tensor a history (in-place: another one). A retained gradient moves along.
pub fn set_history(t: &Tensor, node: &NodeRef, index: u32) {
    t.set_requires_grad(true);
    let (old, retains) = t.with_slot::<Slot, _>(|s| {
        if let Some(v) = &mut s.view {
            v.version = t.version();
        }
        (s.node.replace(Edge { node: node.clone(), index }), s.retains_grad)
    });
    if retains {
        if let Some(old) = &old {
            old.node.lock().retains.retain(|(_, w)| w.0 as usize != t.id());
        }
        node.lock().retains.push((index, WeakTensor(t.id() as *const TensorImpl)));
    }
    drop(old);
}

/// Takes a tensor's history away.
pub fn clear_history(t: &Tensor) {
    if t.is_plain() {
        return;
    }
    let old = t.with_slot::<Slot, _>(|s| (s.node.take(), s.view.take()));
    t.set_view(false);
    drop(old);
}

/// Keeps the gradient of a tensor that is not a leaf.
///
/// # Errors
/// `Runtime` when it requires no grad.
pub fn retain_grad(t: &Tensor) -> Result<()> {
    if !t.requires_grad() {
        return Err(Error::runtime("retain_grad() needs a tensor that requires grad"));
    }
    let Some(edge) = node_of(t)? else { return Ok(()) };
    let already = t.with_slot::<Slot, _>(|s| {
        s.me = t.id();
        std::mem::replace(&mut s.retains_grad, true)
    });
    if !already {
        edge.node.lock().retains.push((edge.index, WeakTensor(t.id() as *const TensorImpl)));
    }
    Ok(())
}
