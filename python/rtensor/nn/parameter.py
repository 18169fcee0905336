"""Tensors that modules own and optimizers change.

`Parameter` is a subclass of Tensor: assigning one to a module's attribute registers it, and a Parameter stays one in
hooks, gradients' leaves and Python kernels. A `Buffer` is the same idea for state that is not trained.
"""

from __future__ import annotations

from typing import Any, Self

from rtensor import _C

Tensor = _C.Tensor


class Parameter(Tensor):
    """A tensor that is a module's parameter.

    Parameters
    ----------
    data : Tensor, optional
        The values; shared, not copied. Default: an empty tensor.
    requires_grad : bool
        Whether gradients are wanted.

    """

    def __new__(cls, data: Any = None, requires_grad: bool = True) -> Self:
        """Make a parameter over the memory of `data`."""
        if data is None:
            data = _C.empty(0)
        if not isinstance(data, Tensor):
            raise TypeError(f"Parameter: data must be a Tensor, got {type(data).__name__}")
        return Tensor._make_subclass(cls, data, requires_grad)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        if id(self) in memo:
            return memo[id(self)]
        memo[id(self)] = type(self)(self.detach().clone(), self.requires_grad)
        return memo[id(self)]

    def __repr__(self, **options: Any) -> str:  # type: ignore[override]
        return "Parameter containing:\n" + super().__repr__(**options)


class Buffer(Tensor):
    """A tensor that is a module's state but not trained: assigning one to an attribute registers it.

    Parameters
    ----------
    data : Tensor, optional
        The values; shared, not copied. Default: an empty tensor.
    persistent : bool
        Whether it is part of the module's state dict.

    """

    persistent: bool

    def __new__(cls, data: Any = None, *, persistent: bool = True) -> Self:
        """Make a buffer over the memory of `data`."""
        if data is None:
            data = _C.empty(0)
        if not isinstance(data, Tensor):
            raise TypeError(f"Buffer: data must be a Tensor, got {type(data).__name__}")
        result = Tensor._make_subclass(cls, data, data.requires_grad)
        result.persistent = persistent
        return result

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        if id(self) not in memo:
            memo[id(self)] = type(self)(self.detach().clone(), persistent=self.persistent)
        return memo[id(self)]
