"""Window functions: symmetric ones for filters, periodic ones (`sym=False`) for spectra.

A periodic window of M points is a symmetric one of M + 1 points without the last.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

from rtensor import _C
from rtensor._C import Tensor

__all__ = [
    "bartlett",
    "blackman",
    "cosine",
    "exponential",
    "gaussian",
    "general_cosine",
    "general_hamming",
    "hamming",
    "hann",
    "kaiser",
    "nuttall",
]


def _window(
    name: str,
    M: int,
    sym: bool,
    shape: Callable[[Tensor, float], Tensor],
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """Evaluate `shape(points, last)` at the points 0 to M - 1, `last` being the last point of the symmetric window."""
    dtype = _C.get_default_dtype() if dtype is None else dtype
    if M < 0:
        raise ValueError(f"{name}: requires a non-negative window length, got M={M}")
    if layout is not None and layout != _C.strided:
        raise ValueError(f"{name}: is implemented for strided tensors only, got {layout}")
    if dtype not in (_C.float32, _C.float64):
        raise ValueError(f"{name}: expects float32 or float64, got {dtype}")
    if M <= 1:
        return _C.ones([M], dtype=dtype, device=device, requires_grad=requires_grad)
    points = _C.arange(M, dtype=_C.float64, device=device)
    window = shape(points, float(M - 1 if sym else M)).to(dtype)
    return window.requires_grad_() if requires_grad else window


def exponential(
    M: int, *, center: float | None = None, tau: float = 1.0, sym: bool = True, **options: Any
) -> Tensor:
    """exp(-abs(n - center) / tau); the center of a symmetric window is its middle."""
    if tau <= 0:
        raise ValueError(f"Tau must be positive, got: {tau} instead.")
    if sym and center is not None:
        raise ValueError("Center must be None for symmetric windows")
    return _window(
        "exponential",
        M,
        sym,
        lambda n, last: (-(n - (last / 2 if center is None else center)).abs() / tau).exp(),
        **options,
    )


def cosine(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Half a period of a sine."""
    return _window(
        "cosine", M, sym, lambda n, last: ((n + 0.5) * (math.pi / (last + 1))).sin(), **options
    )


def gaussian(M: int, *, std: float = 1.0, sym: bool = True, **options: Any) -> Tensor:
    """exp(-((n - middle) / std)**2 / 2)."""
    if std <= 0:
        raise ValueError(f"Standard deviation must be positive, got: {std} instead.")
    return _window(
        "gaussian",
        M,
        sym,
        lambda n, last: (((n - last / 2) / std).square() * -0.5).exp(),
        **options,
    )


def kaiser(M: int, *, beta: float = 12.0, sym: bool = True, **options: Any) -> Tensor:
    """Kaiser's window, by the modified Bessel function of order 0."""
    if beta < 0:
        raise ValueError(f"beta must be non-negative, got: {beta} instead.")

    def shape(n: Tensor, last: float) -> Tensor:
        side = (1 - (n * (2 / last) - 1).square()).clamp_min(0).sqrt()
        return _C.i0(side * beta) / _C.i0(_C.full([], beta, dtype=n.dtype, device=n.device))

    return _window("kaiser", M, sym, shape, **options)


def general_cosine(M: int, *, a: Iterable[float], sym: bool = True, **options: Any) -> Tensor:
    """Weighted cosines with alternating signs."""
    if not isinstance(a, Iterable):
        raise TypeError("Coefficients must be a list/tuple")
    weights = list(a)
    if not weights:
        raise ValueError("Coefficients cannot be empty")

    def shape(n: Tensor, last: float) -> Tensor:
        total = _C.zeros_like(n)
        for k, weight in enumerate(weights):
            total = total + (n * (2 * math.pi * k / last)).cos() * (weight * (-1) ** k)
        return total

    return _window("general_cosine", M, sym, shape, **options)


def general_hamming(M: int, *, alpha: float = 0.54, sym: bool = True, **options: Any) -> Tensor:
    """alpha - (1 - alpha) cos(2 pi n / last)."""
    return general_cosine(M, a=[alpha, 1.0 - alpha], sym=sym, **options)


def hamming(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Hamming's window: `general_hamming` with alpha 0.54."""
    return general_hamming(M, sym=sym, **options)


def hann(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Hann's window: `general_hamming` with alpha 0.5."""
    return general_hamming(M, alpha=0.5, sym=sym, **options)


def blackman(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Blackman's window."""
    return general_cosine(M, a=[0.42, 0.5, 0.08], sym=sym, **options)


def nuttall(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Nuttall's window of least side lobes."""
    return general_cosine(M, a=[0.3635819, 0.4891775, 0.1365995, 0.0106411], sym=sym, **options)


def bartlett(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """A triangle from 0 to 0."""
    return _window("bartlett", M, sym, lambda n, last: 1 - (n * (2 / last) - 1).abs(), **options)
