"""Special functions. The functions are operations, found in the table of `_C`."""

from __future__ import annotations

from rtensor import _C

_operations = _C._functions.get("special", {})
globals().update(_operations)

__all__ = sorted(_operations)
