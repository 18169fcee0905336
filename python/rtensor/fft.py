"""Discrete Fourier transforms. The functions are operations, found in the table of `_C`."""

from __future__ import annotations

from rtensor import _C

_operations = _C._functions.get("fft", {})
globals().update(_operations)

__all__ = sorted(_operations)
