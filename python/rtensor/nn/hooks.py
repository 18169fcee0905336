"""Hooks of modules: the handle that removes one, and the gates that see gradients pass.

A hook table is an ordered dict from a number to what was registered; a handle knows its table weakly, so that keeping
a handle keeps no module alive. A backward hook is two gates: identity functions around the module's inputs and
outputs, whose backward calls the hooks with what passes.
"""

from __future__ import annotations

import itertools
import weakref
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from rtensor import _C
from rtensor.autograd.function import Function

Tensor = _C.Tensor
_numbers = itertools.count()


class RemovableHandle:
    """Removes a hook again; works as a context manager too."""

    def __init__(self, table: OrderedDict[int, Any]) -> None:
        self.id: int = next(_numbers)
        self._table: weakref.ref[OrderedDict[int, Any]] = weakref.ref(table)

    def remove(self) -> None:
        """Remove the hook; removing it twice does nothing."""
        table = self._table()
        if table is not None:
            table.pop(self.id, None)

    def __enter__(self) -> RemovableHandle:
        return self

    def __exit__(self, *exc: object) -> None:
        self.remove()

    def __getstate__(self) -> tuple[Any, int]:
        return self._table(), self.id

    def __setstate__(self, state: tuple[Any, int]) -> None:
        table, self.id = state
        self._table = weakref.ref(OrderedDict() if table is None else table)


def register(table: OrderedDict[int, Any], entry: Any, prepend: bool = False) -> RemovableHandle:
    """Add `entry` to a hook table, last or first."""
    handle = RemovableHandle(table)
    table[handle.id] = entry
    if prepend:
        table.move_to_end(handle.id, last=False)
    return handle


class _Gate(Function):
    """Identity; its backward asks `seen` what to pass on."""

    @staticmethod
    def forward(ctx: Any, seen: Callable[[tuple[Any, ...]], Any], *tensors: Any) -> Any:
        ctx.seen = seen
        ctx.set_materialize_grads(False)
        return tuple(t.view_as(t) for t in tensors)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return (None, *ctx.seen(grads))


def _through(seen: Callable[[tuple[Any, ...]], Any], values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Pass those of `values` that are tensors through one gate."""
    at = [i for i, v in enumerate(values) if isinstance(v, Tensor)]
    if not at:
        return values
    passed = _Gate.apply(seen, *(values[i] for i in at))
    result = list(values)
    for i, tensor in zip(at, passed, strict=True):
        result[i] = tensor
    return tuple(result)


class BackwardHooks:
    """One call of a module that has backward hooks."""

    def __init__(self, module: Any, hooks: list[Any], pre_hooks: list[Any]) -> None:
        self.module = module
        self.hooks = hooks
        self.pre_hooks = pre_hooks
        self.grad_output: tuple[Any, ...] | None = None
        self.at_inputs: list[int] = []
        self.inputs: int = 0
        self.gated: bool = False

    def on_inputs(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """Gate the inputs: there the gradients of the inputs are complete."""
        self.inputs = len(args)
        self.at_inputs = [i for i, v in enumerate(args) if isinstance(v, Tensor)]
        self.gated = _C.is_grad_enabled() and any(args[i].requires_grad for i in self.at_inputs)
        return _through(self._seen_inputs, args) if self.gated else args

    def on_outputs(self, result: Any) -> Any:
        """Gate the outputs: there the gradients of the outputs arrive."""
        if isinstance(result, Tensor):
            return _through(self._seen_outputs, (result,))[0]
        if not isinstance(result, tuple):
            raise RuntimeError(
                f"a module with backward hooks must return a Tensor or a tuple of Tensors, got {type(result).__name__}"
            )
        passed = _through(self._seen_outputs, result)
        return passed if type(result) is tuple else type(result)(*passed)

    def _seen_outputs(self, grads: tuple[Any, ...]) -> tuple[Any, ...]:
        for hook in self.pre_hooks:
            changed = hook(self.module, grads)
            if changed is not None:
                grads = _checked(changed, grads, "backward pre-hook")
        self.grad_output = grads
        if not self.gated:
            # No input wants a gradient, so nothing will arrive there.
            for hook in self.hooks:
                if hook(self.module, (None,) * self.inputs, grads) is not None:
                    raise RuntimeError(
                        "a backward hook may return gradients only if an input of the module requires grad"
                    )
        return grads

    def _seen_inputs(self, grads: tuple[Any, ...]) -> tuple[Any, ...]:
        if self.grad_output is None:
            return grads
        whole: list[Any] = [None] * self.inputs
        for i, g in zip(self.at_inputs, grads, strict=True):
            whole[i] = g
        given = tuple(whole)
        for hook in self.hooks:
            changed = hook(self.module, given, self.grad_output)
            if changed is not None:
                given = _checked(changed, given, "backward hook")
        self.grad_output = None
        return tuple(given[i] for i in self.at_inputs)


def _checked(changed: Any, old: tuple[Any, ...], what: str) -> tuple[Any, ...]:
    new = changed if isinstance(changed, tuple) else (changed,)
    if len(new) != len(old):
        raise RuntimeError(f"a {what} returned {len(new)} gradients, expected {len(old)}")
    return new
