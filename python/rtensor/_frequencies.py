"""Frequencies of the bins of discrete Fourier transforms."""

from __future__ import annotations

from typing import Any

from rtensor import _C


def fftfreq(n: int, d: float = 1.0, **options: Any) -> _C.Tensor:
    """Return the frequencies of the `n` bins of `fft`, for samples `d` apart; the negative ones last."""
    out = options.pop("out", None)
    options["dtype"] = options.get("dtype") or _C.get_default_dtype()
    places = _C.arange(n, **options)
    found = (places - n * (places >= (n + 1) // 2)) * (1.0 / (n * d))
    return found if out is None else out.copy_(found)


def rfftfreq(n: int, d: float = 1.0, **options: Any) -> _C.Tensor:
    """Return the frequencies of the bins of `rfft`, for `n` samples `d` apart."""
    out = options.pop("out", None)
    options["dtype"] = options.get("dtype") or _C.get_default_dtype()
    found = _C.arange(n // 2 + 1, **options) * (1.0 / (n * d))
    return found if out is None else out.copy_(found)
