"""Frequencies of the bins of discrete Fourier transforms."""

from __future__ import annotations

import math
from typing import Any

from rtensor import _C
from rtensor._C import Tensor


def _frequencies(bins: Tensor, length: float, out: Tensor | None, requires_grad: bool) -> Tensor:
    """Return the bins over the length of the signal: a leaf, as from other factories."""
    # No length divides as tensors do.
    found = bins * (1.0 / length if length != 0 else math.copysign(math.inf, length))
    return found.requires_grad_(requires_grad) if out is None else out.copy_(found)


def fftfreq(
    n: int,
    d: float = 1.0,
    *,
    out: Tensor | None = None,
    dtype: _C.dtype | None = None,
    requires_grad: bool = False,
    **options: Any,
) -> Tensor:
    """Return the frequencies of the `n` bins of `fft`, for samples `d` apart; the negative ones last."""
    places = _C.arange(n, dtype=_C.get_default_dtype() if dtype is None else dtype, **options)
    return _frequencies(places - n * (places >= (n + 1) // 2), n * d, out, requires_grad)


def rfftfreq(
    n: int,
    d: float = 1.0,
    *,
    out: Tensor | None = None,
    dtype: _C.dtype | None = None,
    requires_grad: bool = False,
    **options: Any,
) -> Tensor:
    """Return the frequencies of the bins of `rfft`, for `n` samples `d` apart."""
    dtype = _C.get_default_dtype() if dtype is None else dtype
    return _frequencies(_C.arange(n // 2 + 1, dtype=dtype, **options), n * d, out, requires_grad)
