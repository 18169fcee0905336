"""Elementwise operations made of others."""

from __future__ import annotations

from typing import Any

from rtensor import _C
from rtensor._C import Tensor


def relu6(self: Tensor) -> Tensor:
    """Bound by 0 and 6."""
    return _C.hardtanh(self, 0, 6)


def selu(self: Tensor) -> Tensor:
    """Scale elu so that mean and variance are kept."""
    return _C.elu(self, 1.6732632423543772, 1.0507009873554805)


def celu(self: Tensor, alpha: float = 1.0) -> Tensor:
    """Make elu smooth for any alpha."""
    return _C.elu(self, alpha, 1.0, 1.0 / alpha)


def prelu(self: Tensor, weight: Tensor) -> Tensor:
    """Give the weight the place of the channels."""
    if weight.numel() == 1:
        return _C._prelu_kernel(self, weight.reshape([1] * self.ndim))
    channels = self.shape[1] if self.ndim > 1 else 1
    if weight.ndim != 1 or weight.shape[0] != channels:
        raise RuntimeError(
            f"prelu: needs one weight or one per channel ({channels}), got shape {list(weight.shape)}"
        )
    return _C._prelu_kernel(self, weight.reshape([1, channels] + [1] * (self.ndim - 2)))


def log_sigmoid(self: Tensor) -> Tensor:
    """Drop the buffer."""
    return _C.log_sigmoid_forward(self)[0]


def ldexp(self: Tensor, other: Tensor) -> Tensor:
    """Multiply by a power of two."""
    return self * 2.0**other


def _wide(*operands: Any) -> _C.dtype:
    """float64, or complex128 if an operand is complex."""
    for x in operands:
        if isinstance(x, complex) or (not isinstance(x, (int, float)) and x.is_complex()):
            return _C.complex128
    return _C.float64


def float_power(self: Tensor, exponent: Tensor) -> Tensor:
    """Compute in double precision."""
    dtype = _wide(self, exponent)
    return self.to(dtype) ** exponent.to(dtype)


def float_power_scalar(self: Tensor, exponent: complex) -> Tensor:
    """Compute in double precision."""
    return self.to(_wide(self, exponent)) ** exponent


def float_power_base(self: complex, exponent: Tensor) -> Tensor:
    """Compute in double precision."""
    return self ** exponent.to(_wide(self, exponent))


def isclose(
    self: Tensor, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
) -> Tensor:
    """Compare the difference with a bound relative to `other`."""
    if self.dtype != other.dtype:
        raise RuntimeError(
            f"isclose: both tensors need the same dtype, got {self.dtype} and {other.dtype}"
        )
    if rtol < 0 or atol < 0:
        raise RuntimeError("isclose: rtol and atol must not be negative")
    close = self == other
    if equal_nan and (self.is_floating_point() or self.is_complex()):
        close = close | (self.isnan() & other.isnan())
    if not (self.is_floating_point() or self.is_complex()):
        if rtol == 0 and atol == 0:
            return close
        self, other = self.double(), other.double()
    bound = (other.abs() * rtol) + atol
    error = (self - other).abs()
    return close | (error.isfinite() & (error <= bound))


def allclose(
    self: Tensor, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
) -> bool:
    """Ask whether all are close."""
    return bool(_C.isclose(self, other, rtol, atol, equal_nan).all())


def clip(self: Tensor, min: float | None = None, max: float | None = None) -> Tensor:
    """Use the other name."""
    return _C.clamp(self, min, max)


def clip_tensor(self: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor:
    """Use the other name."""
    return _C.clamp(self, min, max)


def is_nonzero(self: Tensor) -> bool:
    """Give the truth of one element."""
    return bool(self.item())
