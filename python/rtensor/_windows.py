"""PyTorch's older window functions: a period of the window, unless a symmetric one is wanted.

`rtensor.signal.windows` has the newer ones. Written from their definitions in Harris, "On the use of windows for
harmonic analysis with the discrete Fourier transform" (1978).
"""

from __future__ import annotations

import math
from typing import Any

from rtensor import _C
from rtensor._C import Tensor


def _places(length: int, periodic: bool, options: dict[str, Any]) -> tuple[Tensor, int]:
    """Return the places from 0 on, in double precision, and the last place of the symmetric window."""
    if length < 0:
        raise RuntimeError(f"the length of a window must not be negative, got {length}")
    dtype = options.get("dtype") or _C.get_default_dtype()
    if not dtype.is_floating_point:
        raise RuntimeError(f"windows must be floating point, got {dtype}")
    last = length if periodic else length - 1
    return _C.arange(length, dtype=_C.float64, device=options.get("device")), max(last, 1)


def _finished(window: Tensor, options: dict[str, Any]) -> Tensor:
    dtype = options.get("dtype") or _C.get_default_dtype()
    one = window.numel() == 1
    result = (_C.ones_like(window) if one else window).to(dtype)
    return result.requires_grad_(bool(options.get("requires_grad", False)))


def bartlett_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """Return a triangle from 0 to 1 and back."""
    n, last = _places(window_length, periodic, options)
    return _finished(1 - (n * (2 / last) - 1).abs(), options)


def blackman_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """Return `0.42 - 0.5 cos(2 pi n / N) + 0.08 cos(4 pi n / N)`."""
    n, last = _places(window_length, periodic, options)
    turn = n * (2 * math.pi / last)
    return _finished((0.42 - 0.5 * turn.cos() + 0.08 * (turn * 2).cos()).clamp(min=0), options)


def hamming_window(
    window_length: int,
    periodic: bool = True,
    alpha: float = 0.54,
    beta: float = 0.46,
    **options: Any,
) -> Tensor:
    """Return `alpha - beta cos(2 pi n / N)`."""
    n, last = _places(window_length, periodic, options)
    return _finished(alpha - beta * (n * (2 * math.pi / last)).cos(), options)


def hann_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """Return `(1 - cos(2 pi n / N)) / 2`."""
    return hamming_window(window_length, periodic, 0.5, 0.5, **options)


def kaiser_window(
    window_length: int, periodic: bool = True, beta: float = 12.0, **options: Any
) -> Tensor:
    """Return `I0(beta sqrt(1 - (2 n / N - 1)^2)) / I0(beta)`."""
    n, last = _places(window_length, periodic, options)
    away = (n * (2 / last) - 1).square()
    top = _C.i0(_C.tensor(beta, dtype=_C.float64))
    return _finished(_C.i0((1 - away).clamp(min=0).sqrt() * beta) / top, options)
