"""The methods of `Tensor` that concern autograd."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rtensor import _C, autograd

Tensor = _C.Tensor


def _backward(
    self: Any,
    gradient: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: Any = None,
) -> None:
    """Add the gradients of this tensor into the `.grad` of the leaves it depends on.

    `gradient`, of this tensor's shape, may be left out when it has one element.
    """
    autograd.backward(self, gradient, retain_graph, create_graph, inputs)


def _register_hook(self: Any, hook: Callable[[Any], Any]) -> Any:
    """Run `hook(gradient)` in each backward pass; a tensor that it returns takes the gradient's place."""
    return _C.register_tensor_hook(self, hook)


def _register_post_accumulate_grad_hook(self: Any, hook: Callable[[Any], None]) -> Any:
    """Run `hook(self)` after the gradient of this leaf was accumulated."""
    return _C.register_post_accumulate_grad_hook(self, hook)


def _retain_grad(self: Any) -> None:
    """Keep the gradient of a tensor that is not a leaf in `.grad`."""
    _C.retain_grad(self)


def install() -> None:
    """Give `Tensor` these methods."""
    for function in (_backward, _register_hook, _register_post_accumulate_grad_hook, _retain_grad):
        name = function.__name__[1:]
        function.__name__ = name
        function.__qualname__ = f"Tensor.{name}"
        setattr(Tensor, name, function)
    retains_grad = property(_C.retains_grad, doc="Whether `retain_grad` was called.")
    Tensor.retains_grad = retains_grad  # type: ignore[method-assign, assignment]


install()
