"""Discrete Fourier transforms. The functions are operations, found in the table of `_C`, and the frequencies of bins."""

from __future__ import annotations

from rtensor import _C
from rtensor._frequencies import fftfreq as fftfreq
from rtensor._frequencies import rfftfreq as rfftfreq

_operations = _C._functions.get("fft", {})
globals().update(_operations)

__all__ = sorted([*_operations, "fftfreq", "rfftfreq"])
