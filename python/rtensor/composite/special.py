"""Operations of the module `special` under the names that it gives to others."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def expit(self: Tensor) -> Tensor:
    """Call `sigmoid`."""
    return _C.sigmoid(self)


def exp2(self: Tensor) -> Tensor:
    """Call `exp2`."""
    return _C.exp2(self)


def expm1(self: Tensor) -> Tensor:
    """Call `expm1`."""
    return _C.expm1(self)


def log1p(self: Tensor) -> Tensor:
    """Call `log1p`."""
    return _C.log1p(self)


def erf(self: Tensor) -> Tensor:
    """Call `erf`."""
    return _C.erf(self)


def erfc(self: Tensor) -> Tensor:
    """Call `erfc`."""
    return _C.erfc(self)


def logit(self: Tensor, eps: float | None = None) -> Tensor:
    """Call `logit`."""
    return _C.logit(self, eps)


def xlogy(self: Tensor, other: Tensor) -> Tensor:
    """Call `xlogy`."""
    return _C.xlogy(self, other)


def round(self: Tensor, *, decimals: int = 0) -> Tensor:
    """Call `round`."""
    return _C.round(self) if decimals == 0 else _C.round(self, decimals=decimals)


def logsumexp(self: Tensor, dim: list[int], keepdim: bool = False) -> Tensor:
    """Call `logsumexp`."""
    return _C.logsumexp(self, dim, keepdim)
