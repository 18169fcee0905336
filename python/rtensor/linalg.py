"""Linear algebra. The functions are operations, found in the table of `_C`."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import LinAlgError as LinAlgError

_operations = _C._functions.get("linalg", {})
globals().update(_operations)

__all__ = sorted([*_operations, "LinAlgError"])
