"""Parameters as one vector, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rtensor import _C
from rtensor.autograd.mode import no_grad

Tensor = _C.Tensor


def parameters_to_vector(parameters: Iterable[Any]) -> Any:
    """Return all values in one vector, one parameter after another."""
    return _C.cat([p.reshape(-1) for p in parameters])


def vector_to_parameters(vec: Any, parameters: Iterable[Any]) -> None:
    """Write the values of a vector into the parameters, one after another."""
    if not isinstance(vec, Tensor):
        raise TypeError(f"expected rtensor.Tensor, but got: {type(vec).__name__}")
    listed = list(parameters)
    wanted = sum(p.numel() for p in listed)
    if vec.numel() != wanted:
        raise ValueError(f"the vector has {vec.numel()} elements, the parameters {wanted}")
    start = 0
    with no_grad():
        for p in listed:
            p.copy_(vec[start : start + p.numel()].reshape(p.shape))
            start += p.numel()
