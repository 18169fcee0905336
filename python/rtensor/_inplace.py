"""Operations in place as functions: PyTorch has these beside the methods."""

from __future__ import annotations

from typing import Any

from rtensor._C import Tensor


def __getattr__(name: str) -> Any:
    if name.endswith("_") and not name.startswith("_"):
        return getattr(Tensor, name)
    raise AttributeError(f"module 'rtensor._inplace' has no attribute '{name}'")
