"""Nested tensors: several tensors of different sizes as one.

The components lie one after the other in one buffer. What works on them: `supported()`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rtensor import _C

Tensor = _C.Tensor

__all__ = ["Ragged", "as_nested_tensor", "nested_tensor", "supported"]


class Ragged:
    """A size that differs between components, in the shape of a nested tensor."""

    __slots__ = ("sizes",)

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes: tuple[int, ...] = tuple(sizes)

    def __repr__(self) -> str:
        return "*"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ragged) and self.sizes == other.sizes

    def __hash__(self) -> int:
        return hash(self.sizes)


def shape_of(t: Tensor) -> tuple[Any, ...]:
    """Number of components, then each size: an int where all components agree, else a `Ragged`."""
    rows = _C._nested_sizes(t)
    dims: list[Any] = [len(rows)]
    for column in zip(*rows, strict=True):
        dims.append(column[0] if all(n == column[0] for n in column) else Ragged(column))
    return tuple(dims)


def as_nested_tensor(
    tensors: Sequence[Any], dtype: _C.dtype | None = None, device: _C.device | str | None = None
) -> Tensor:
    """Return a nested tensor of copies of `tensors`; gradients flow back to them."""
    items = [t if isinstance(t, Tensor) else _C.tensor(t) for t in tensors]
    if not items:
        raise ValueError("a nested tensor needs at least one component")
    if dtype is not None or device is not None:
        items = [
            t.to(device=device if device is not None else t.device, dtype=dtype or t.dtype)
            for t in items
        ]
    return _C._nested_tensor_from_list(items)


def nested_tensor(
    tensor_list: Sequence[Any],
    *,
    dtype: _C.dtype | None = None,
    device: _C.device | str | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """Return a new nested tensor with the values of `tensor_list`, without their history.

    The tensors must have one rank, at least 1, and one dtype.
    """
    items = [t.detach() if isinstance(t, Tensor) else t for t in tensor_list]
    out = as_nested_tensor(items, dtype, device)
    return out.requires_grad_() if requires_grad else out


def supported() -> list[str]:
    """Names of the operations that have a kernel for nested tensors."""
    return sorted(n for n in _C.operator_names() if _C.has_kernel(n, "NestedTensorCPU"))
