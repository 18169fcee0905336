"""Reductions and normalisations of the elements that a mask selects; all without a mask.

What is masked out counts as the identity of the reduction. `dim` may be one dimension, several, or none for all.
"""

from __future__ import annotations

from typing import Any

from rtensor import _C
from rtensor._C import Tensor
from rtensor._types import iinfo

__all__ = [
    "amax",
    "amin",
    "argmax",
    "argmin",
    "cumprod",
    "cumsum",
    "log_softmax",
    "logaddexp",
    "logsumexp",
    "mean",
    "median",
    "norm",
    "normalize",
    "prod",
    "softmax",
    "softmin",
    "std",
    "sum",
    "var",
]

_INF = float("inf")


def _filled(input: Tensor, mask: Tensor | None, value: Any, dtype: Any = None) -> Tensor:
    """Put a value where the mask is false; the mask broadcasts to the input."""
    x = input if dtype is None else input.to(dtype)
    if mask is None:
        return x
    if mask.dtype != _C.bool:
        raise TypeError(f"the mask must be a bool tensor, got {mask.dtype}")
    return _C.where(mask.expand(input.shape), x, _C.full([], value, dtype=x.dtype, device=x.device))


def _dims(input: Tensor, dim: Any) -> list[int]:
    """List the dimensions, counted from 0."""
    n = max(input.dim(), 1)
    if dim is None or (isinstance(dim, tuple | list) and len(dim) == 0):
        return list(range(input.dim()))
    dims = [dim] if isinstance(dim, int) else list(dim)
    for d in dims:
        if d < -n or d >= n:
            raise IndexError(f"dimension {d} is out of range for {input.dim()} dimension(s)")
    wrapped = [d % n for d in dims]
    if len(set(wrapped)) != len(wrapped):
        raise RuntimeError(f"a dimension is named twice in {dims}")
    return [d for d in wrapped if input.dim() > 0]


def _lowest(dtype: Any) -> Any:
    if dtype.is_floating_point:
        return -_INF
    return False if dtype == _C.bool else iinfo(dtype).min


def _highest(dtype: Any) -> Any:
    if dtype.is_floating_point:
        return _INF
    return True if dtype == _C.bool else iinfo(dtype).max


def _count(input: Tensor, mask: Tensor | None, dims: list[int], keepdim: bool) -> Tensor:
    """Count the elements that each result is made of."""
    ones = _C.ones(input.shape, dtype=_C.int64, device=input.device)
    return _reduced_sum(_filled(ones, mask, 0), dims, keepdim)


def _reduced_sum(x: Tensor, dims: list[int], keepdim: bool, dtype: Any = None) -> Tensor:
    return x.sum(dims, keepdim, dtype=dtype) if dims else x.sum(dtype=dtype)


def sum(
    input: Tensor,
    dim: Any = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Sum of the selected elements."""
    return _reduced_sum(_filled(input, mask, 0), _dims(input, dim), keepdim, dtype)


def prod(
    input: Tensor,
    dim: Any = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Product of the selected elements."""
    x = _filled(input, mask, 1)
    if x.dim() == 0:
        return x.prod(dtype=dtype)
    for d in sorted(_dims(input, dim), reverse=True):
        x = x.prod(d, keepdim, dtype=dtype)
    return x if dtype is None else x.to(dtype)


def amax(
    input: Tensor,
    dim: Any = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Largest of the selected elements."""
    x = _filled(input, mask, _lowest(input.dtype if dtype is None else dtype), dtype)
    return x.amax(_dims(input, dim), keepdim)


def amin(
    input: Tensor,
    dim: Any = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Smallest of the selected elements."""
    x = _filled(input, mask, _highest(input.dtype if dtype is None else dtype), dtype)
    return x.amin(_dims(input, dim), keepdim)


def argmax(
    input: Tensor,
    dim: int | None = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Where the largest of the selected elements is."""
    x = _filled(input, mask, _lowest(input.dtype if dtype is None else dtype), dtype)
    return x.argmax(dim, keepdim).to(x.dtype)


def argmin(
    input: Tensor,
    dim: int | None = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Where the smallest of the selected elements is."""
    x = _filled(input, mask, _highest(input.dtype if dtype is None else dtype), dtype)
    return x.argmin(dim, keepdim).to(x.dtype)


def mean(
    input: Tensor,
    dim: Any = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Mean of the selected elements."""
    dims = _dims(input, dim)
    x = input if dtype is None else input.to(dtype)
    total = _reduced_sum(_filled(x, mask, 0), dims, keepdim, dtype)
    return total / _count(input, mask, dims, keepdim)


def median(
    input: Tensor,
    dim: int = -1,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Lower middle of the selected elements."""
    x = input if dtype is None else input.to(dtype)
    if not x.is_floating_point():
        raise ValueError(f"masked.median: needs floating point, got {x.dtype}")
    if mask is None:
        return x.median(dim, keepdim).values
    return _filled(x, mask, float("nan")).nanmedian(dim, keepdim).values


def norm(
    input: Tensor,
    ord: float | None = 2.0,
    dim: Any = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Norm of the selected elements as a vector."""
    order = 2.0 if ord is None else float(ord)
    x = _filled(input, mask, _INF if order < 0 else 0, dtype)
    return _C.linalg_vector_norm(x, order, _dims(input, dim), keepdim)


def _correction(unbiased: bool | None, correction: float | None) -> float:
    if unbiased is not None and correction is not None:
        raise RuntimeError("give one of unbiased and correction")
    if correction is not None:
        return correction
    return 0 if unbiased is False else 1


def _spread(
    input: Tensor,
    dim: Any,
    correction: float,
    keepdim: bool,
    dtype: Any,
    mask: Tensor | None,
) -> Tensor:
    dims = _dims(input, dim)
    x = input if dtype is None else input.to(dtype)
    if not (x.is_floating_point() or x.is_complex()):
        x = x.to(_C.float32)
    count = _count(input, mask, dims, True)
    center = _reduced_sum(_filled(x, mask, 0), dims, True) / count
    apart = _filled(x - center, mask, 0)
    square = (apart * apart.conj()).real if apart.is_complex() else apart * apart
    total = _reduced_sum(square, dims, keepdim)
    free = _count(input, mask, dims, keepdim)
    # Of complex numbers too the result has the input's dtype.
    return (total / (free - correction).clamp_min(0)).to(x.dtype)


def var(
    input: Tensor,
    dim: Any = None,
    unbiased: bool | None = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Variance of the selected elements."""
    return _spread(input, dim, _correction(unbiased, correction), keepdim, dtype, mask)


def std(
    input: Tensor,
    dim: Any = None,
    unbiased: bool | None = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Standard deviation of the selected elements."""
    return _spread(input, dim, _correction(unbiased, correction), keepdim, dtype, mask).sqrt()


def logsumexp(
    input: Tensor,
    dim: Any = None,
    *,
    keepdim: bool = False,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Logarithm of the sum of exponentials of the selected elements."""
    x = input if dtype is None else input.to(dtype)
    lowest = -_INF if x.is_floating_point() or x.is_complex() else _lowest(x.dtype)
    found = _filled(x, mask, lowest).logsumexp(_dims(input, dim), keepdim)
    return found.to(x.dtype)


def logaddexp(
    input: Tensor,
    other: Tensor,
    *,
    dtype: Any = None,
    input_mask: Tensor | None = None,
    other_mask: Tensor | None = None,
) -> Tensor:
    """Logarithm of the sum of exponentials of the operands where they are selected."""
    first = _filled(input, input_mask, -_INF, dtype)
    return _C.logaddexp(first, _filled(other, other_mask, -_INF, dtype))


def softmax(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Softmax over the selected elements."""
    return _filled(input, mask, -_INF, dtype).softmax(dim)


def log_softmax(
    input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None
) -> Tensor:
    """Logarithm of the softmax over the selected elements."""
    return _filled(input, mask, -_INF, dtype).log_softmax(dim)


def softmin(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Softmax of the negative over the selected elements."""
    return (-_filled(input, mask, _INF, dtype)).softmax(dim)


def normalize(
    input: Tensor,
    ord: float,
    dim: int,
    *,
    eps: float = 1e-12,
    dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Divide by the norm of the selected elements, at least `eps`."""
    x = input if dtype is None else input.to(dtype)
    length = norm(x, ord, dim, keepdim=True, mask=mask).clamp_min(eps)
    return _filled(x, mask, 0) / length


def cumsum(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Running sum of the selected elements."""
    return _filled(input, mask, 0).cumsum(dim, dtype=input.dtype if dtype is None else dtype)


def cumprod(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Running product of the selected elements."""
    return _filled(input, mask, 1).cumprod(dim, dtype=input.dtype if dtype is None else dtype)
