"""The backward pass.

Nodes are taken in descending sequence number, which is a topological order: whoever uses a result was recorded after
it. Each node's formula is a function of `_generated/derivatives.py` over the gradients of its results and what it
saved; an undefined gradient is None. A gradient is fitted to what it is a gradient of (summed over broadcast
dimensions, real part, dtype) once per edge, by `_C._engine_route`. Leaves come last. No recursion anywhere.
"""

from __future__ import annotations

import heapq
import os
import sys
from _thread import RLock
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from rtensor import _C
from rtensor._generated import derivatives
from rtensor.autograd import mode

Tensor = _C.Tensor
Tensors: TypeAlias = Tensor | Sequence[Tensor]


# Kinds of nodes, as `Node.kind` gives them.
FORMULA, ACCUMULATE, FUNCTION, NOT_DIFFERENTIABLE, COPY_SLICES = range(5)

_formulas: dict[str, Callable[..., tuple[Any, ...]]] = vars(derivatives)
_callbacks: list[Callable[[], None]] = []
# Passes in several threads may meet at a leaf. Entered again by hooks that the release of an old gradient sets off.
_accumulating = RLock()


def _after_fork() -> None:
    global _accumulating
    _accumulating = RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def queue_callback(callback: Callable[[], None]) -> None:
    """Run `callback` when the pass in progress ends."""
    _callbacks.append(callback)


def _run_formula(node: Any, grads: list[Any], keep: bool) -> Sequence[Any]:
    name, needs, saved = node.formula()
    results = _formulas[name](grads, needs, *saved)
    if not keep:
        node.release()
    return results


def _run_function(node: Any, grads: list[Any], keep: bool) -> Sequence[Any]:
    context = node.object
    context._node = node
    try:
        results: Sequence[Any] = context._backward(grads)
    finally:
        context._node = None  # a context that keeps its node would be a cycle
    if not keep:
        node.release()
    return results


def _run_not_differentiable(node: Any, grads: list[Any], keep: bool) -> Sequence[Any]:
    raise RuntimeError(node.reason)


def _run_copy_slices(node: Any, grads: list[Any], keep: bool) -> Sequence[Any]:
    """In-place on a view: the operation's gradient on the view's part, the base's own on the rest."""
    inner, own = node.inner, node.own
    strides = node.base_strides
    if strides and not grads[0].is_nested:
        # Row by row where the base is: a trace then follows its sizes.
        base = grads[0].new_empty(grads[0].shape)
        if base.stride() != tuple(strides):
            base = _C.empty_strided(
                grads[0].shape, strides, dtype=grads[0].dtype, device=grads[0].device
            )
        base = base.copy_(grads[0])
    else:
        base = grads[0].clone()
    part = node.replay(base)
    run = _RUNNERS[inner.kind]
    results = list(run(inner, [part.clone()], keep))
    if own is None:
        part.zero_()
        results.append(base)
        return results
    through = results[own]
    if through is None:
        part.zero_()
    else:
        part.copy_(_C._engine_fit_gradient_to(through, part))
    results[own] = base
    return results


_RUNNERS: dict[int, Callable[[Any, list[Any], bool], Sequence[Any]]] = {
    FORMULA: _run_formula,
    FUNCTION: _run_function,
    NOT_DIFFERENTIABLE: _run_not_differentiable,
    COPY_SLICES: _run_copy_slices,
}


def _on_the_way(roots: Iterable[Any], targets: set[Any]) -> set[Any]:
    """The nodes from which a target can be reached (targets among them)."""
    order: list[Any] = []
    seen: set[Any] = set()
    stack = list(roots)
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        order.append(node)
        stack.extend(edge[0] for edge in node.edges if edge is not None)
    needed = set(targets)
    # Users have higher numbers than what they use: ascending, every edge's target is decided before.
    for node in sorted(order, key=lambda n: -1 if n.kind == ACCUMULATE else n.sequence):
        if any(edge is not None and edge[0] in needed for edge in node.edges):
            needed.add(node)
    return needed


def _like(t: Any) -> str:
    return f"a gradient of shape {tuple(t.shape)}, {t.dtype} on {t.device}"


def _apply_hooks(hooks: Iterable[Callable[[Any], Any]], grad: Any) -> Any:
    for hook in hooks:
        result = hook(grad)
        if result is not None:
            if not isinstance(result, Tensor):
                raise TypeError(
                    f"a tensor hook must return a Tensor or None, got {type(result).__name__}"
                )
            same = grad.is_nested or result.shape == grad.shape
            if not same or result.dtype != grad.dtype or result.device != grad.device:
                raise RuntimeError(
                    f"a tensor hook returned {_like(result)} in the place of {_like(grad)}"
                )
            grad = result
    return grad


def _check_nan(node: Any, results: Sequence[Any]) -> None:
    for i, result in enumerate(results):
        if result is not None and result.isnan().any():
            raise RuntimeError(
                f"anomaly detection: {node.name()} returned nan as gradient {i} of its inputs"
            )


class Pass:
    """One walk from roots to leaves."""

    __slots__ = ("accumulate", "captures", "create", "heap", "keep", "leaves", "needed", "pending")

    def __init__(self, keep: bool, create: bool, needed: set[Any] | None) -> None:
        self.keep: bool = keep
        self.create: bool = create
        self.needed: set[Any] | None = needed
        self.captures: dict[tuple[Any, int], list[Any]] = {}
        self.pending: dict[Any, list[Any]] = {}
        self.heap: list[tuple[int, Any]] = []
        self.leaves: dict[Any, Any] = {}
        self.accumulate: bool = True

    def push(self, node: Any, index: int, order: int | None, outputs: int, grad: Any) -> None:
        """Add a gradient of result `index` of `node`, which has `outputs` results; leaves have no order."""
        if self.needed is not None and node not in self.needed:
            return
        if order is None:
            old = self.leaves.get(node)
            self.leaves[node] = grad if old is None else old + grad
            return
        grads = self.pending.get(node)
        if grads is None:
            grads = self.pending[node] = [None] * outputs
            heapq.heappush(self.heap, (-order, node))
        old = grads[index]
        grads[index] = grad if old is None else old + grad

    def _before(self, node: Any, grads: list[Any]) -> list[Any]:
        """Hooks of the node's results and of the node, retained gradients, captures."""
        if node.has_hooks:
            for index, hook in node.tensor_hooks:
                if grads[index] is not None:
                    grads[index] = _apply_hooks([hook], grads[index])
            for index, tensor in node.retained:
                if grads[index] is not None:
                    _accumulate(tensor, grads[index], self.create)
            for hook in node.pre_hooks:
                result = hook(tuple(grads))
                if result is not None:
                    grads = list(result) if isinstance(result, tuple) else [result]
        if self.captures:
            for index, grad in enumerate(grads):
                slot = self.captures.get((node, index))
                if slot is not None:
                    slot[0] = grad
        return grads

    def run(self) -> None:
        """Walk until nothing is pending."""
        heap, pending, needed, push = self.heap, self.pending, self.needed, self.push
        plain = not (self.captures or mode.anomaly_enabled())
        while heap:
            _, node = heapq.heappop(heap)
            grads = pending.pop(node)
            if needed is not None and not any(e is not None and e[0] in needed for e in node.edges):
                self._before(node, grads)
                continue
            routes = _C._engine_apply(node, grads, self.keep) if plain else None
            if routes is None:
                routes = self._apply(node, grads)
            for route in routes:
                push(*route)
            # No name is left of a gradient: a leaf may keep it without a copy.
            del grads, routes
            route = None
        self._finish_leaves()

    def _apply(self, node: Any, grads: list[Any]) -> list[Any]:
        """What `_C._engine_apply` does, for nodes of every kind, with hooks and checks."""
        grads = self._before(node, grads)
        if all(g is None for g in grads):
            return []
        results = _RUNNERS[node.kind](node, grads, self.keep)
        if mode.anomaly_enabled():
            _check_nan(node, results)
        if node.has_hooks:
            for hook in node.post_hooks:
                changed = hook(tuple(results), tuple(grads))
                if changed is not None:
                    results = changed if isinstance(changed, tuple) else (changed,)
        routes: list[Any] = _C._engine_route(node, results)
        return routes

    def _finish_leaves(self) -> None:
        leaves, self.leaves = self.leaves, {}
        while leaves:
            node, grad = leaves.popitem()
            variable = node.variable
            hooks = _C.leaf_hooks(variable)
            if hooks is not None:
                grad = _apply_hooks(hooks[0], grad)
            if self.captures:
                slot = self.captures.get((node, 0))
                if slot is not None:
                    slot[0] = grad
            if self.accumulate:
                _accumulate(variable, grad, self.create)
                for hook in hooks[1] if hooks is not None else ():
                    hook(variable)


def _references_here(thing: Any, *_: Any) -> int:
    return sys.getrefcount(thing)


def _references_of_a_name() -> int:
    thing = object()
    return _references_here(thing, None, None)


# References to a gradient that nobody but the caller of `_accumulate` has a name for; versions of Python differ.
_UNSEEN = _references_of_a_name()


def _accumulate(variable: Any, grad: Any, create: bool) -> None:
    """Add to `.grad` by the rules of PyTorch: steal, add in place, or make a new sum."""
    unseen = sys.getrefcount(grad) <= _UNSEEN
    with _accumulating:
        if unseen and not create and _C._engine_give_gradient(variable, grad):
            return
        old = variable._grad
        if old is None:
            variable.grad = grad if create else _copy_for(grad, variable)
        elif create or old.is_nested:
            variable.grad = old + grad
        else:
            old.add_(grad)  # the pass runs with grad mode off


def _copy_for(grad: Any, variable: Any) -> Any:
    """A copy of a gradient in its leaf's layout where that is dense, else row-major."""
    with mode.no_grad():
        if grad.is_nested:
            return grad.clone()
        # No dtype where it is the same: a trace then follows the leaf's.
        dtype = None if grad.dtype == variable.dtype else grad.dtype
        return _C.empty_like(variable, dtype=dtype).copy_(grad)


def _as_tuple(x: Any) -> tuple[Any, ...]:
    return (x,) if isinstance(x, Tensor) else tuple(x)


def _root_gradients(outputs: tuple[Any, ...], gradients: Any, create: bool) -> list[Any]:
    if gradients is None:
        given: tuple[Any, ...] = (None,) * len(outputs)
    else:
        given = (gradients,) if isinstance(gradients, Tensor) else tuple(gradients)
    if len(given) != len(outputs):
        raise RuntimeError(f"got {len(given)} gradients for {len(outputs)} outputs")
    result: list[Any] = []
    for i, (out, grad) in enumerate(zip(outputs, given, strict=True)):
        if not isinstance(out, Tensor):
            raise TypeError(f"output {i} must be a Tensor, got {type(out).__name__}")
        if grad is None:
            if not out.requires_grad:
                result.append(None)
                continue
            if not out.is_nested and out.numel() != 1:
                raise RuntimeError(
                    f"a gradient can be left out for outputs of one element only, "
                    f"output {i} has shape {tuple(out.shape)}"
                )
            if out.is_complex():
                raise RuntimeError("a gradient can be left out for real outputs only")
            grad = _C.ones_like(out)
        elif not isinstance(grad, Tensor):
            raise TypeError(f"gradient {i} must be a Tensor or None, got {type(grad).__name__}")
        elif not out.is_nested and grad.shape != out.shape:
            raise RuntimeError(
                f"gradient {i} has shape {tuple(grad.shape)}, but output {i} has shape {tuple(out.shape)}"
            )
        elif grad.is_complex() and not out.is_complex():
            raise RuntimeError(f"gradient {i} is complex, but output {i} has dtype {out.dtype}")
        result.append(grad)
    return result


def _roots(outputs: tuple[Any, ...], gradients: Any, create: bool) -> list[Any]:
    """Where to begin, as `_C._engine_route` gives it."""
    if gradients is None and len(outputs) == 1 and isinstance(outputs[0], Tensor):
        root = _C._engine_root_of_one(outputs[0])
        if root is not None:
            return [root]
    roots = []
    grads = _root_gradients(outputs, gradients, create)
    for i, (out, grad) in enumerate(zip(outputs, grads, strict=True)):
        root = _C._engine_root(out, grad)
        if root is None:
            raise RuntimeError(f"output {i} does not require grad and has no grad_fn")
        roots.append(root)
    return roots


def run_backward(
    outputs: tuple[Any, ...],
    gradients: Any,
    keep: bool,
    create: bool,
    inputs: tuple[Any, ...] | None,
    accumulate: bool,
) -> list[Any]:
    """Walk back from `outputs`. With `inputs`, return their gradients (None where not reached)."""
    roots = _roots(outputs, gradients, create)
    walk = Pass(keep, create, None)
    walk.accumulate = accumulate
    slots: list[list[Any]] = []
    if inputs is not None:
        targets = []
        for i, x in enumerate(inputs):
            edge = _C.gradient_edge(x) if isinstance(x, Tensor) else None
            if edge is None:
                raise RuntimeError(f"input {i} does not require grad, so it has no gradient")
            targets.append(edge)
        walk.needed = _on_the_way((root[0] for root in roots), {node for node, _ in targets})
        for node, index in targets:
            slots.append(walk.captures.setdefault((node, index), [None]))
    previous = _C.set_grad_enabled(create)
    try:
        for node, index, order, results, grad in roots:
            walk.push(node, index, order, results, _C._engine_fit_gradient(grad, node, index))
        del roots, grad
        walk.run()
        while _callbacks:
            _callbacks.pop(0)()
    finally:
        _C.set_grad_enabled(previous)
    return [slot[0] for slot in slots]


def backward(
    tensors: Tensors,
    grad_tensors: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: Tensors | None = None,
) -> None:
    """Add the gradients of `tensors` into the `.grad` of the leaves that they depend on.

    Parameters
    ----------
    tensors : Tensor or sequence of Tensor
        Where to begin.
    grad_tensors : Tensor or sequence of Tensor or None
        Gradients of `tensors`, of their shapes; may be left out for tensors of one element.
    retain_graph : bool, optional
        Keep what the graph saved, for another pass. Default: `create_graph`.
    create_graph : bool
        Record the pass itself, for higher derivatives.
    inputs : Tensor or sequence of Tensor, optional
        Accumulate into these only.

    """
    keep = create_graph if retain_graph is None else retain_graph
    outputs = _as_tuple(tensors)
    if not outputs:
        raise RuntimeError("backward() needs at least one tensor")
    if inputs is None:
        run_backward(outputs, grad_tensors, keep, create_graph, None, True)
        return
    wanted = _as_tuple(inputs)
    if not wanted:
        raise RuntimeError("inputs of backward() must not be empty")
    results = run_backward(outputs, grad_tensors, keep, create_graph, wanted, False)
    for x, g in zip(wanted, results, strict=True):
        if g is not None:
            with mode.set_grad_enabled(create_graph):
                _accumulate(x, g, create_graph)
            hooks = _C.leaf_hooks(x)
            for hook in hooks[1] if hooks is not None else ():
                hook(x)


def grad(
    outputs: Tensors,
    inputs: Tensors,
    grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
) -> tuple[Tensor, ...]:
    """Return the gradients of `outputs` with respect to `inputs`.

    An input that is not reached is an error unless `allow_unused` (its gradient is None) or `materialize_grads`
    (zeros).
    """
    if is_grads_batched:
        raise NotImplementedError("grad: is_grads_batched is not available")
    if materialize_grads and allow_unused is False:
        raise ValueError("grad: materialize_grads=True needs allow_unused to be True or None")
    keep = create_graph if retain_graph is None else retain_graph
    wanted = _as_tuple(inputs)
    results = run_backward(_as_tuple(outputs), grad_outputs, keep, create_graph, wanted, False)
    for i, g in enumerate(results):
        if g is None:
            if materialize_grads:
                results[i] = _C.zeros_like(wanted[i])
            elif not allow_unused:
                raise RuntimeError(
                    f"input {i} was not used in computing the outputs; allow_unused=True gives None for it"
                )
    return tuple(results)
