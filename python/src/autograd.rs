//! Autograd's part of the border: the Node class, modes, and what the engine in Python asks of the core.

use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use rtensor::autograd::node::{self, Kind, Node, NodeRef, Slot, unpack};
use rtensor::autograd::{mode, record};
use rtensor::counted::{Header, Ref};
use rtensor::dispatch::call::Guard;
use rtensor::dispatch::key::KeySet;
use rtensor::error::Error;
use rtensor::foreign::Foreign;
use rtensor::tensor::Tensor;

use crate::enter::{from_foreign, run, to_foreign};
use crate::results::value_object;
use crate::tensor::PyTensor;
use crate::wrapper::{Cell, Facts, Handle, Wrapper, borrow, measure, wrap};

impl Handle for NodeRef {
    type Target = Node;
    fn raw(self) -> *mut Node {
        self.into_raw()
    }
    unsafe fn from_raw(pointer: *mut Node) -> Self {
        // SAFETY: by contract.
        unsafe { Ref::from_raw(pointer) }
    }
    fn header(&self) -> &Header {
        Ref::header(self)
    }
}

/// A node of the graph.
#[pyclass(name = "Node", module = "rtensor", frozen, weakref)]
pub struct PyNode(Cell<NodeRef>);

static FACTS: Facts = Facts::new();
impl Wrapper for PyNode {
    type Of = NodeRef;
    fn cell(&self) -> &Cell<NodeRef> {
        &self.0
    }
    fn facts() -> &'static Facts {
        &FACTS
    }
}
impl Drop for PyNode {
    fn drop(&mut self) {
        self.leave();
    }
}

pub fn node_object(py: Python<'_>, node: NodeRef) -> PyResult<Bound<'_, PyAny>> {
    wrap::<PyNode>(py, node)
}
fn tensor_object(py: Python<'_>, t: Tensor) -> PyResult<Bound<'_, PyAny>> {
    wrap::<PyTensor>(py, t)
}

/// The tensor in a Python object.
pub fn tensor_of<'a>(object: &'a Bound<'_, PyAny>) -> PyResult<&'a Tensor> {
    borrow::<PyTensor>(object.as_ptr()).ok_or_else(|| {
        let found = object.get_type().name().map_or_else(|_| "object".to_owned(), |n| n.to_string());
        PyTypeError::new_err(format!("expected a Tensor, got {found}"))
    })
}

fn edge_object<'py>(py: Python<'py>, edge: &node::Edge) -> PyResult<Bound<'py, PyTuple>> {
    (node_object(py, edge.node.clone())?, edge.index).into_pyobject(py)
}

/// A hook's registration: `remove()` takes it away. None once the cycle collector cleared it.
#[pyclass(module = "rtensor", frozen)]
pub struct RemovableHandle {
    target: Mutex<Option<Py<PyAny>>>,
    id: u64,
}
impl RemovableHandle {
    fn lock(&self) -> MutexGuard<'_, Option<Py<PyAny>>> {
        self.target.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
#[pymethods]
impl RemovableHandle {
    /// Takes the hook away; a second time does nothing.
    fn remove(&self, py: Python<'_>) -> PyResult<()> {
        let Some(target) = self.lock().as_ref().map(|t| t.bind(py).clone()) else { return Ok(()) };
        if let Some(n) = borrow::<PyNode>(target.as_ptr()) {
            remove_from_node(n, self.id);
        } else {
            remove_from_leaf(tensor_of(&target)?, self.id);
        }
        Ok(())
    }
    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }
    #[pyo3(signature = (*_exc))]
    fn __exit__(&self, py: Python<'_>, _exc: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.remove(py)
    }
    #[getter]
    fn id(&self) -> u64 {
        self.id
    }
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        // Nobody holds the lock while the collector runs: it is taken for a clone or a swap alone.
        match self.target.try_lock() {
            Ok(target) => visit.call(&*target),
            Err(_) => Ok(()),
        }
    }
    fn __clear__(&self) {
        let gone = self.lock().take();
        drop(gone);
    }
}

fn remove_from_node(n: &NodeRef, id: u64) {
    let mut inner = n.lock();
    let mut gone: Vec<Foreign> = Vec::new();
    gone.extend(inner.tensor_hooks.extract_if(.., |(_, i, _)| *i == id).map(|(_, _, f)| f));
    gone.extend(inner.pre_hooks.extract_if(.., |(i, _)| *i == id).map(|(_, f)| f));
    gone.extend(inner.post_hooks.extract_if(.., |(i, _)| *i == id).map(|(_, f)| f));
    drop(inner);
    drop(gone); // outside the lock: a hook's death may run any code
}

fn remove_from_leaf(t: &Tensor, id: u64) {
    if t.is_plain() {
        return;
    }
    let gone = t.with_slot::<Slot, _>(|s| {
        let mut gone: Vec<Foreign> = s.hooks.extract_if(.., |(i, _)| *i == id).map(|(_, f)| f).collect();
        gone.extend(s.post_hooks.extract_if(.., |(i, _)| *i == id).map(|(_, f)| f));
        gone
    });
    drop(gone);
}

fn handle<'py>(py: Python<'py>, target: Bound<'py, PyAny>, id: u64) -> PyResult<Bound<'py, RemovableHandle>> {
    Bound::new(py, RemovableHandle { target: Mutex::new(Some(target.unbind())), id })
}

fn callable(hook: &Bound<'_, PyAny>) -> PyResult<Foreign> {
    if !hook.is_callable() {
        return Err(PyTypeError::new_err(format!(
            "a hook must be callable, got {}",
            hook.get_type().name()?
        )));
    }
    Ok(to_foreign(hook.clone()))
}

#[pymethods]
impl PyNode {
    fn name(&self) -> PyResult<String> {
        Ok(self.handle()?.name())
    }
    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<{}>", self.handle()?.name()))
    }
    /// 0: formula, 1: accumulate, 2: Function, 3: not differentiable, 4: in-place on a view.
    #[getter]
    fn kind(&self) -> PyResult<u8> {
        Ok(match self.handle()?.kind {
            Kind::Formula { .. } => 0,
            Kind::Accumulate { .. } => 1,
            Kind::Function { .. } => 2,
            Kind::NotDifferentiable { .. } => 3,
            Kind::CopySlices { .. } => 4,
        })
    }
    #[getter]
    fn sequence(&self) -> PyResult<u64> {
        Ok(self.handle()?.sequence)
    }
    /// Where each gradient goes: (node, index of its result) or None.
    #[getter]
    fn edges<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let edges = self.handle()?.edges.iter().map(|e| e.as_ref().map(|e| edge_object(py, e)).transpose());
        PyTuple::new(py, edges.collect::<PyResult<Vec<_>>>()?)
    }
    /// As PyTorch shows `edges`: `(None, 0)` where there is none.
    #[getter]
    fn next_functions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let pair = |e: &Option<node::Edge>| match e {
            Some(e) => edge_object(py, e),
            None => (py.None(), 0).into_pyobject(py),
        };
        PyTuple::new(py, self.handle()?.edges.iter().map(pair).collect::<PyResult<Vec<_>>>()?)
    }
    /// Name of the formula, which inputs need a gradient, saved values.
    fn formula<'py>(&self, py: Python<'py>) -> PyResult<(&str, Bound<'py, PyTuple>, Bound<'py, PyTuple>)> {
        let n = self.handle()?;
        let Kind::Formula { name, .. } = &n.kind else {
            return Err(PyRuntimeError::new_err(format!("{} has no formula", n.name())));
        };
        let needs = PyTuple::new(py, n.edges.iter().map(Option::is_some))?;
        Ok((name, needs, self.saved(py)?))
    }
    /// What the node saved, checked.
    #[getter]
    fn saved<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let n = self.handle()?;
        let values = run(py, || unpack(n))?;
        let objects = values.into_iter().map(|v| value_object(py, v)).collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, objects)
    }
    fn release(&self) -> PyResult<()> {
        self.handle()?.release();
        Ok(())
    }
    /// The leaf of an Accumulate.
    #[getter]
    fn variable<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        match &self.handle()?.kind {
            Kind::Accumulate { variable } => Ok(Some(tensor_object(py, variable.clone())?)),
            _ => Ok(None),
        }
    }
    /// The context of a Function.
    #[getter]
    fn object<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        Ok(self.handle()?.lock().object.as_ref().map(|o| from_foreign(py, o)))
    }
    /// Why there is no derivative.
    #[getter]
    fn reason(&self) -> PyResult<Option<String>> {
        Ok(match &self.handle()?.kind {
            Kind::NotDifferentiable { op, why } => Some(format!("{}: not differentiable: {why}", op.name())),
            _ => None,
        })
    }
    /// Of an in-place operation on a view: the operation's own node.
    #[getter]
    fn inner<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        match &self.handle()?.kind {
            Kind::CopySlices { inner, .. } => Ok(Some(node_object(py, inner.clone())?)),
            _ => Ok(None),
        }
    }
    /// Which gradient of `inner` is the view's.
    #[getter]
    fn own(&self) -> PyResult<Option<u32>> {
        Ok(match &self.handle()?.kind {
            Kind::CopySlices { own, .. } => *own,
            _ => None,
        })
    }
    /// Strides of the base that was written through a view, where it is dense.
    #[getter]
    fn base_strides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match &self.handle()?.kind {
            Kind::CopySlices { strides, .. } => PyTuple::new(py, strides),
            _ => Ok(PyTuple::empty(py)),
        }
    }
    /// The view of another base.
    fn replay<'py>(&self, py: Python<'py>, base: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let n = self.handle()?;
        let Kind::CopySlices { replay, .. } = &n.kind else {
            return Err(PyRuntimeError::new_err("only in-place operations on views have a view to replay"));
        };
        let base = tensor_of(base)?;
        let view = run(py, || replay.apply(base))?;
        tensor_object(py, view)
    }
    #[getter]
    fn has_hooks(&self) -> PyResult<bool> {
        let n = self.handle()?;
        Ok(n.lock().has_hooks())
    }
    /// (result, hook) pairs.
    #[getter]
    fn tensor_hooks<'py>(&self, py: Python<'py>) -> PyResult<Vec<(u32, Bound<'py, PyAny>)>> {
        let hooks: Vec<(u32, Foreign)> =
            self.handle()?.lock().tensor_hooks.iter().map(|(i, _, f)| (*i, f.clone())).collect();
        Ok(hooks.iter().map(|(i, f)| (*i, from_foreign(py, f))).collect())
    }
    #[getter]
    fn pre_hooks<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let hooks: Vec<Foreign> = self.handle()?.lock().pre_hooks.iter().map(|(_, f)| f.clone()).collect();
        Ok(hooks.iter().map(|f| from_foreign(py, f)).collect())
    }
    #[getter]
    fn post_hooks<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let hooks: Vec<Foreign> = self.handle()?.lock().post_hooks.iter().map(|(_, f)| f.clone()).collect();
        Ok(hooks.iter().map(|f| from_foreign(py, f)).collect())
    }
    /// (result, tensor) pairs of the tensors that keep their gradient.
    #[getter]
    fn retained<'py>(&self, py: Python<'py>) -> PyResult<Vec<(u32, Bound<'py, PyAny>)>> {
        self.handle()?.retained().into_iter().map(|(i, t)| Ok((i, tensor_object(py, t)?))).collect()
    }
    /// Runs `hook(gradients)` before the node; it may return others.
    fn register_prehook<'py>(
        slf: &Bound<'py, Self>,
        hook: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, RemovableHandle>> {
        let (id, hook) = (node::next_hook_id(), callable(hook)?);
        slf.get().handle()?.lock().pre_hooks.push((id, hook));
        handle(slf.py(), slf.clone().into_any(), id)
    }
    /// Runs `hook(gradients of inputs, gradients of results)` after the node; it may return other gradients of inputs.
    fn register_hook<'py>(
        slf: &Bound<'py, Self>,
        hook: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, RemovableHandle>> {
        let (id, hook) = (node::next_hook_id(), callable(hook)?);
        slf.get().handle()?.lock().post_hooks.push((id, hook));
        handle(slf.py(), slf.clone().into_any(), id)
    }
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.traverse(&visit)
    }
    fn __clear__(&self) {
        self.clear();
    }
}

#[pyfunction]
fn set_grad_enabled(on: bool) -> bool {
    mode::set_grad_enabled(on)
}
#[pyfunction]
fn is_grad_enabled() -> bool {
    mode::grad_enabled()
}
#[pyfunction]
fn set_inference_mode(on: bool) -> bool {
    mode::set_inference_mode(on)
}
#[pyfunction]
fn is_inference_mode() -> bool {
    mode::inference_mode()
}
/// Nodes alive in the process.
#[pyfunction]
fn live_nodes() -> i64 {
    node::live_nodes()
}

/// (node, index) that a gradient of the tensor goes to, or None.
#[pyfunction]
fn gradient_edge<'py>(t: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyTuple>>> {
    let (py, tensor) = (t.py(), tensor_of(t)?);
    run(py, || node::gradient_edge(tensor))?.map(|e| edge_object(py, &e)).transpose()
}

/// The node that made a tensor, None for a leaf.
#[pyfunction]
fn grad_fn<'py>(t: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let (py, tensor) = (t.py(), tensor_of(t)?);
    run(py, || node::node_of(tensor))?.map(|e| node_object(py, e.node)).transpose()
}

#[pyfunction]
fn is_leaf(t: &Bound<'_, PyAny>) -> PyResult<bool> {
    let tensor = tensor_of(t)?;
    run(t.py(), || node::is_leaf(tensor))
}

#[pyfunction]
fn retain_grad(t: &Bound<'_, PyAny>) -> PyResult<()> {
    let tensor = tensor_of(t)?;
    run(t.py(), || node::retain_grad(tensor))
}

#[pyfunction]
fn retains_grad(t: &Bound<'_, PyAny>) -> PyResult<bool> {
    let t = tensor_of(t)?;
    Ok(!t.is_plain() && t.with_slot::<Slot, _>(|s| s.retains_grad))
}

/// Runs `hook(gradient)` when the tensor's gradient is known; it may return another.
#[pyfunction]
fn register_tensor_hook<'py>(
    t: &Bound<'py, PyAny>,
    hook: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, RemovableHandle>> {
    let (py, tensor, f) = (t.py(), tensor_of(t)?, callable(hook)?);
    if !tensor.requires_grad() {
        return Err(PyRuntimeError::new_err(
            "register_hook: the tensor does not require grad, so it has no gradient",
        ));
    }
    let id = node::next_hook_id();
    if let Some(edge) = run(py, || node::node_of(tensor))? {
        edge.node.lock().tensor_hooks.push((edge.index, id, f));
        handle(py, node_object(py, edge.node)?, id)
    } else {
        tensor.with_slot::<Slot, _>(|s| s.hooks.push((id, f)));
        handle(py, t.clone(), id)
    }
}

/// Runs `hook(tensor)` after a leaf's gradient was accumulated.
#[pyfunction]
fn register_post_accumulate_grad_hook<'py>(
    t: &Bound<'py, PyAny>,
    hook: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, RemovableHandle>> {
    let (py, tensor, f) = (t.py(), tensor_of(t)?, callable(hook)?);
    if !tensor.requires_grad() || !run(py, || node::is_leaf(tensor))? {
        return Err(PyRuntimeError::new_err(
            "register_post_accumulate_grad_hook: only leaves that require grad accumulate one",
        ));
    }
    let id = node::next_hook_id();
    tensor.with_slot::<Slot, _>(|s| s.post_hooks.push((id, f)));
    handle(py, t.clone(), id)
}

/// Hooks of a leaf, before and after accumulation; None when there are none.
#[pyfunction]
fn leaf_hooks<'py>(t: &Bound<'py, PyAny>) -> PyResult<Option<(Bound<'py, PyList>, Bound<'py, PyList>)>> {
    let (py, tensor) = (t.py(), tensor_of(t)?);
    if tensor.is_plain() {
        return Ok(None);
    }
    let list = |hooks: Vec<Foreign>| PyList::new(py, hooks.iter().map(|f| from_foreign(py, f)));
    let copy = |hooks: &[(u64, Foreign)]| hooks.iter().map(|(_, f)| f.clone()).collect::<Vec<_>>();
    let found = tensor.with_slot::<Slot, _>(|s| {
        (!s.hooks.is_empty() || !s.post_hooks.is_empty()).then(|| (copy(&s.hooks), copy(&s.post_hooks)))
    });
    found.map(|(before, after)| Ok((list(before)?, list(after)?))).transpose()
}

/// Records a Function: see `rtensor.autograd.function`.
#[pyfunction]
fn record_function(
    name: String,
    inputs: Vec<Option<Bound<'_, PyAny>>>,
    outputs: Vec<Bound<'_, PyAny>>,
    differentiable: Vec<bool>,
    saved: Vec<(Option<Bound<'_, PyAny>>, Option<u32>)>,
    context: Bound<'_, PyAny>,
) -> PyResult<()> {
    let py = context.py();
    let optional = |o: &Option<Bound<'_, PyAny>>| o.as_ref().map(|t| tensor_of(t).cloned()).transpose();
    let inputs = inputs.iter().map(optional).collect::<PyResult<Vec<_>>>()?;
    let outputs = outputs.iter().map(|t| tensor_of(t).cloned()).collect::<PyResult<Vec<_>>>()?;
    let saved = saved.iter().map(|(t, i)| Ok((optional(t)?, *i))).collect::<PyResult<Vec<_>>>()?;
    let object = to_foreign(context);
    run(py, || record::record_function(name, &inputs, &outputs, &differentiable, saved, object)).map(drop)
}

/// Switches recording off for a block, whatever grad mode is: what a kernel below autograd runs under.
#[pyclass(name = "exclude_autograd", module = "rtensor._C", unsendable)]
struct ExcludeAutograd(Vec<Guard>);
#[pymethods]
impl ExcludeAutograd {
    #[new]
    fn new() -> Self {
        ExcludeAutograd(Vec::new())
    }
    fn __enter__(&mut self) {
        self.0.push(Guard::exclude(KeySet::AUTOGRAD));
    }
    #[pyo3(signature = (*_exc))]
    fn __exit__(&mut self, _exc: &Bound<'_, PyTuple>) {
        self.0.pop();
    }
}

/// Keeps the wrapper of a leaf whose class is not exactly Tensor alive by its Accumulate.
fn keep(t: &Tensor) -> Option<Foreign> {
    crate::wrapper::live_subclass::<PyTensor>(t)
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    node::install_keep(keep);
    module.add_class::<PyNode>()?;
    module.add_class::<RemovableHandle>()?;
    module.add_class::<ExcludeAutograd>()?;
    let probe = Tensor::from_slice(&[0.0f32]).map_err(|e: Error| PyRuntimeError::new_err(e.to_string()))?;
    probe.set_requires_grad(true);
    if let Some(edge) = run(py, || node::gradient_edge(&probe))? {
        measure(&Bound::new(py, PyNode(Cell::new(edge.node)))?);
    }
    for f in [
        wrap_pyfunction!(set_grad_enabled, module)?,
        wrap_pyfunction!(is_grad_enabled, module)?,
        wrap_pyfunction!(set_inference_mode, module)?,
        wrap_pyfunction!(is_inference_mode, module)?,
        wrap_pyfunction!(live_nodes, module)?,
        wrap_pyfunction!(gradient_edge, module)?,
        wrap_pyfunction!(grad_fn, module)?,
        wrap_pyfunction!(is_leaf, module)?,
        wrap_pyfunction!(retain_grad, module)?,
        wrap_pyfunction!(retains_grad, module)?,
        wrap_pyfunction!(register_tensor_hook, module)?,
        wrap_pyfunction!(register_post_accumulate_grad_hook, module)?,
        wrap_pyfunction!(leaf_hooks, module)?,
        wrap_pyfunction!(record_function, module)?,
    ] {
        module.add_function(f)?;
    }
    Ok(())
}
