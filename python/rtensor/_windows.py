"""PyTorch's older window functions: a period of the window, unless a symmetric one is wanted.

The shapes are those of `rtensor.signal.windows`; these take any floating-point dtype.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rtensor import _C
from rtensor._C import Tensor
from rtensor.signal import windows


def _window(
    shape: Callable[..., Tensor],
    length: int,
    periodic: bool,
    *,
    dtype: _C.dtype | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
    **options: Any,
) -> Tensor:
    """Make a window in double precision, rounded once."""
    if pin_memory:
        raise RuntimeError("pin_memory=True needs a CUDA device, and there is none")
    if length < 0:
        raise RuntimeError(f"the length of a window must not be negative, got {length}")
    dtype = _C.get_default_dtype() if dtype is None else dtype
    if not dtype.is_floating_point:
        raise RuntimeError(f"windows must be floating point, got {dtype}")
    window = shape(length, sym=not periodic, dtype=_C.float64, **options)
    return window.to(dtype).requires_grad_(requires_grad)


def bartlett_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """Return a triangle from 0 to 1 and back."""
    return _window(windows.bartlett, window_length, periodic, **options)


def blackman_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """Return `0.42 - 0.5 cos(2 pi n / N) + 0.08 cos(4 pi n / N)`."""
    return _window(windows.blackman, window_length, periodic, **options)


def hamming_window(
    window_length: int,
    periodic: bool = True,
    alpha: float = 0.54,
    beta: float = 0.46,
    **options: Any,
) -> Tensor:
    """Return `alpha - beta cos(2 pi n / N)`."""
    return _window(windows.general_cosine, window_length, periodic, a=[alpha, beta], **options)


def hann_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """Return `(1 - cos(2 pi n / N)) / 2`."""
    return _window(windows.hann, window_length, periodic, **options)


def kaiser_window(
    window_length: int, periodic: bool = True, beta: float = 12.0, **options: Any
) -> Tensor:
    """Return `I0(beta sqrt(1 - (2 n / N - 1)^2)) / I0(beta)`."""
    return _window(windows.kaiser, window_length, periodic, beta=abs(beta), **options)
