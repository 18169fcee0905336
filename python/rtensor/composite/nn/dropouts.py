"""Dropout of elements and of channels."""

from __future__ import annotations

import math

from rtensor import _C
from rtensor._C import Tensor


def _mask(input: Tensor, p: float) -> Tensor:
    return _C.empty_like(input).bernoulli_(1.0 - p)


def _channels(input: Tensor) -> list[int]:
    if input.dim() < 2:
        raise RuntimeError("Feature dropout requires at least 2 dimensions in the input")
    return [input.size(0), input.size(1)] + [1] * (input.dim() - 2)


def _check_probability(p: float) -> None:
    if p < 0.0 or p > 1.0:
        raise RuntimeError(f"dropout probability has to be between 0 and 1, but got {p}")


def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Zero elements with probability `p` and scale the others."""
    _check_probability(p)
    if not train or p == 0.0:
        return input
    if p == 1.0:
        return input * _C.zeros([], dtype=input.dtype, device=input.device)
    return input * _mask(input, p).div_(1.0 - p)


def dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """Do so in place."""
    _check_probability(p)
    if not train or p == 0.0:
        return self
    if p == 1.0:
        return self.mul_(0.0)
    return self.mul_(_mask(self, p).div_(1.0 - p))


def feature_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Zero whole channels with probability `p` and scale the others."""
    _check_probability(p)
    if not train or p == 0.0 or input.numel() == 0:
        return input
    noise = input.new_empty(_channels(input))
    if p == 1.0:
        return input * noise.zero_()
    return input * noise.bernoulli_(1.0 - p).div_(1.0 - p)


def feature_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """Do so in place."""
    _check_probability(p)
    if not train or p == 0.0 or self.numel() == 0:
        return self
    noise = self.new_empty(_channels(self))
    if p == 1.0:
        return self.mul_(noise.zero_())
    return self.mul_(noise.bernoulli_(1.0 - p).div_(1.0 - p))


# The value that SELU approaches from above, negated: what dropped elements become.
_SATURATION = 1.7580993408473766


def _alpha(input: Tensor, noise: Tensor, p: float) -> Tensor:
    scale = 1.0 / math.sqrt((_SATURATION * _SATURATION * p + 1.0) * (1.0 - p))
    shift = (noise - 1.0) * (_SATURATION * scale) + _SATURATION * scale * p
    return input * (noise * scale) + shift


def alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Dropout that keeps mean and variance of SELU's outputs."""
    _check_probability(p)
    if not train or p == 0.0:
        return input
    if p == 1.0:
        return input * 0.0
    return _alpha(input, _mask(input, p), p)


def alpha_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """Do so in place."""
    return self.copy_(alpha_dropout(self, p, train)) if train and p > 0.0 else self


def feature_alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Do so for whole channels."""
    _check_probability(p)
    if not train or p == 0.0 or input.numel() == 0:
        return input
    if p == 1.0:
        return input * 0.0
    return _alpha(input, input.new_empty(_channels(input)).bernoulli_(1.0 - p), p)


def feature_alpha_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """Do so for whole channels, in place."""
    return self.copy_(feature_alpha_dropout(self, p, train)) if train and p > 0.0 else self
