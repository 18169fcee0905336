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


def lgamma(self: Tensor) -> Tensor:
    """Call `lgamma`."""
    return _C.lgamma(self)


def digamma(self: Tensor) -> Tensor:
    """Call `digamma`."""
    return _C.digamma(self)


def erfinv(self: Tensor) -> Tensor:
    """Call `erfinv`."""
    return _C.erfinv(self)


def i0(self: Tensor) -> Tensor:
    """Call `i0`."""
    return _C.i0(self)


def sinc(self: Tensor) -> Tensor:
    """Call `sinc`."""
    return _C.sinc(self)


def igamma(self: Tensor, other: Tensor) -> Tensor:
    """Call `igamma`."""
    return _C.igamma(self, other)


def igammac(self: Tensor, other: Tensor) -> Tensor:
    """Call `igammac`."""
    return _C.igammac(self, other)


def polygamma(n: int, self: Tensor) -> Tensor:
    """Call `polygamma`."""
    return _C.polygamma(n, self)


def multigammaln(self: Tensor, p: int) -> Tensor:
    """Sum the one-dimensional ones, half a step apart."""
    if p < 1:
        raise RuntimeError(f"p must be at least 1, got {p}")
    total = _C.lgamma(self)
    for i in range(1, p):
        total = total + _C.lgamma(self - 0.5 * i)
    return total + p * (p - 1) * 0.28618247146235004


def polygamma_(self: Tensor, n: int) -> Tensor:
    """Put the result into the operand, which must hold it."""
    if not self.is_floating_point():
        raise RuntimeError(f"polygamma_: the result is no {self.dtype}")
    return self.copy_(_C.polygamma(n, self))
