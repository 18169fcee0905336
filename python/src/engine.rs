//! What the backward engine in Python asks of the core for each node, in one call instead of many.
//!
//! The walk, its rules and the formulas are Python (`rtensor.autograd.engine`). A node without hooks takes [`apply`]:
//! saved values are unpacked, the formula is called, its results are fitted and told where to go. Everything else
//! runs in Python and ends in [`route`].

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyNone, PyTuple};
use rtensor::autograd::fit;
use rtensor::autograd::node::{self, Edge, Kind, NodeRef, Slot, unpack};
use rtensor::generated::ops;

use crate::autograd::{PyNode, node_object, tensor_of};
use crate::enter::{run, to_foreign};
use crate::results::value_object;
use crate::tensor::wrap;
use crate::wrapper::{Wrapper, borrow};

/// The formula functions by the address of their static names; each is looked up once.
fn formula_of<'py>(py: Python<'py>, name: &'static str) -> PyResult<Bound<'py, PyAny>> {
    static FOUND: Mutex<Option<HashMap<usize, Py<PyAny>>>> = Mutex::new(None);
    static ALL: PyOnceLock<Py<PyDict>> = PyOnceLock::new();
    let key = name.as_ptr() as usize;
    let known = {
        let found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
        found.as_ref().and_then(|f| f.get(&key)).map(|f| f.bind(py).clone())
    };
    if let Some(function) = known {
        return Ok(function);
    }
    let all = ALL.get_or_try_init(py, || {
        let module = py.import("rtensor._generated.derivatives")?;
        module.getattr("__dict__")?.cast_into::<PyDict>().map(Bound::unbind).map_err(PyErr::from)
    })?;
    let function = all.bind(py).as_any().get_item(name)?;
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    found.get_or_insert_default().insert(key, function.clone().unbind());
    Ok(function)
}

/// Runs the formula of a node that has one and no hooks: where its gradients go, as [`route`] gives it. None: the node
/// is of another kind, or somebody wants to see what passes.
#[pyfunction]
fn apply<'py>(
    node: &Bound<'py, PyNode>,
    grads: &Bound<'py, PyList>,
    keep: bool,
) -> PyResult<Option<Bound<'py, PyList>>> {
    let (py, n) = (node.py(), node.get().handle()?);
    let Kind::Formula { name, .. } = &n.kind else { return Ok(None) };
    if n.lock().has_hooks() {
        return Ok(None);
    }
    let saved = run(py, || unpack(n))?;
    let mut args = Vec::with_capacity(2 + saved.len());
    args.push(grads.clone().into_any());
    args.push(PyTuple::new(py, n.edges.iter().map(Option::is_some))?.into_any());
    for value in saved {
        args.push(value_object(py, value)?);
    }
    let results = crate::enter::call(&formula_of(py, name)?, &PyTuple::new(py, args)?, None)?;
    if !keep {
        n.release();
    }
    routes(py, n, results.try_iter()?).map(Some)
}

/// Fits the gradients that a node gave for its edges: (node, index of its result, sequence number or None for a leaf,
/// how many results it has, gradient) of each that goes somewhere.
#[pyfunction]
fn route<'py>(node: &Bound<'py, PyNode>, results: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
    routes(node.py(), node.get().handle()?, results.try_iter()?)
}

fn routes<'py>(
    py: Python<'py>,
    from: &NodeRef,
    results: impl Iterator<Item = PyResult<Bound<'py, PyAny>>>,
) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for (edge, result) in from.edges.iter().zip(results) {
        let result = result?;
        let Some(edge) = edge.as_ref().filter(|_| !result.is_none()) else { continue };
        let grad = tensor_of(&result)?;
        let fitted = run(py, || fit::fit_to_node(grad, &edge.node, edge.index, Some(from)))?;
        let fitted = if fitted.same(grad) { result } else { wrap(py, fitted)? };
        list.append(way(py, edge, fitted)?)?;
    }
    Ok(list)
}

/// One element of what [`route`] gives.
fn way<'py>(py: Python<'py>, edge: &Edge, grad: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    let order = match edge.node.kind {
        Kind::Accumulate { .. } => PyNone::get(py).to_owned().into_any(),
        _ => edge.node.sequence.into_pyobject(py)?.into_any(),
    };
    let to = node_object(py, edge.node.clone())?;
    (to, edge.index, order, edge.node.outputs.len(), grad).into_pyobject(py)
}

/// Where the gradient of an output goes, None as it is when the output has no history.
#[pyfunction]
fn root<'py>(output: &Bound<'py, PyAny>, grad: Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyTuple>>> {
    let (py, out) = (output.py(), tensor_of(output)?);
    run(py, || node::gradient_edge(out))?.map(|edge| way(py, &edge, grad)).transpose()
}

/// [`root`] with the gradient 1, of an output that it can be left out for. None: this is not one.
#[pyfunction]
fn root_of_one<'py>(output: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyTuple>>> {
    let (py, out) = (output.py(), tensor_of(output)?);
    if !out.requires_grad() || out.nested().is_some() || out.numel() != 1 || out.dtype().is_complex() {
        return Ok(None);
    }
    let one = run(py, || ops::ones_like(out, None, None, None, None, None))?;
    root(output, wrap(py, one)?)
}

/// Makes `grad` the gradient of a leaf that has none, without a copy, when nobody else can see it: no other owner, no
/// history, all of its memory its own, in the leaf's layout. False: it was not done.
#[pyfunction]
fn give_gradient<'py>(variable: &Bound<'py, PyAny>, grad: &Bound<'py, PyAny>) -> PyResult<bool> {
    let (t, g) = (tensor_of(variable)?, tensor_of(grad)?);
    let fits = is_sole_owner(grad)?
        && g.is_plain()
        && t.layout().same_sizes(g.layout())
        && t.strides() == g.strides()
        && g.dtype() == t.dtype()
        && g.device() == t.device()
        && t.nested().is_none();
    if !fits {
        return Ok(false);
    }
    let new = to_foreign(grad.clone());
    // What is not taken is dropped outside the slot's lock.
    let refused = t.with_slot::<Slot, _>(|s| {
        if s.grad.is_some() {
            Some(new)
        } else {
            s.grad = Some(new);
            None
        }
    });
    Ok(refused.is_none())
}

/// Whether nobody but the wrapper owns the tensor, nobody else its memory, and all of that memory is its elements.
#[pyfunction]
fn is_sole_owner(t: &Bound<'_, PyAny>) -> PyResult<bool> {
    let t = tensor_of(t)?;
    Ok(t.header().count() == 1
        && t.storage().count() == 1
        && !t.requires_grad()
        && t.layout().is_dense()
        && !t.layout().overlaps_itself())
}

/// A gradient fitted to what it is a gradient of; nobody computed it.
#[pyfunction]
fn fit_gradient<'py>(
    grad: &Bound<'py, PyAny>,
    to: &Bound<'py, PyAny>,
    index: u32,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, g) = (grad.py(), tensor_of(grad)?);
    let to = borrow::<PyNode>(to.as_ptr()).ok_or_else(|| PyTypeError::new_err("expected a Node"))?;
    let fitted = run(py, || fit::fit_to_node(g, to, index, None))?;
    wrap(py, fitted)
}

/// A gradient fitted to a tensor.
#[pyfunction]
fn fit_gradient_to<'py>(grad: &Bound<'py, PyAny>, like: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let (g, like) = (tensor_of(grad)?, tensor_of(like)?);
    let fitted = run(grad.py(), || fit::fit_to_tensor(g, like))?;
    wrap(grad.py(), fitted)
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    for f in [
        wrap_pyfunction!(apply, module)?,
        wrap_pyfunction!(route, module)?,
        wrap_pyfunction!(root, module)?,
        wrap_pyfunction!(root_of_one, module)?,
        wrap_pyfunction!(give_gradient, module)?,
        wrap_pyfunction!(is_sole_owner, module)?,
        wrap_pyfunction!(fit_gradient, module)?,
        wrap_pyfunction!(fit_gradient_to, module)?,
    ] {
        let name = format!("_engine_{}", f.getattr("__name__")?.extract::<String>()?);
        module.setattr(name, f)?;
    }
    Ok(())
}
