"""NumPy's side of sharing memory: imported with NumPy, when it is first asked for."""

from __future__ import annotations

import importlib
from typing import Any


class _View:
    """What NumPy makes an array of; the array keeps it, and it keeps the tensor."""

    __slots__ = ("__array_interface__", "tensor")

    def __init__(self, tensor: Any, interface: dict[str, Any]) -> None:
        self.tensor = tensor
        self.__array_interface__ = interface


def array_over(tensor: Any, interface: dict[str, Any]) -> Any:
    """Return an array over the memory that `interface` describes."""
    try:
        numpy = importlib.import_module("numpy")
    except ImportError:
        raise RuntimeError("numpy() needs NumPy, which is not installed; use tolist()") from None
    return numpy.asarray(_View(tensor, interface))


def converted(array: Any, dtype: Any, copy: bool | None) -> Any:
    """Finish `__array__`: another dtype, or a copy, where asked for."""
    if dtype is not None and array.dtype != dtype:
        if copy is False:
            raise ValueError(
                f"a copy is needed to convert {array.dtype} to {dtype}, but copy=False"
            )
        return array.astype(dtype)
    return array.copy() if copy else array
