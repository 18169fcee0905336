"""Dropout: random zeros in training, identity otherwise."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _check(p: float) -> None:
    if p < 0.0 or p > 1.0:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")


def dropout(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Zero elements with probability `p` and scale the others by `1 / (1 - p)`."""
    _check(p)
    if inplace:
        return _C.dropout_(input, p, training)
    return _C.dropout(input, p, training)


def alpha_dropout(
    input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False
) -> Tensor:
    """Dropout that keeps the mean and the variance of SELU's outputs."""
    _check(p)
    if inplace:
        return _C.alpha_dropout_(input, p, training)
    return _C.alpha_dropout(input, p, training)


def dropout1d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Zero whole channels of a (N, C, L) or (C, L) input."""
    _check(p)
    ndim = input.dim()
    if ndim != 2 and ndim != 3:
        raise RuntimeError(
            f"dropout1d: Expected 2D or 3D input, but received a {ndim}D input. "
            "Note that dropout1d exists to provide channel-wise dropout on inputs with 1 "
            "spatial dimension, a channel dimension, and an optional batch dimension."
        )
    if ndim == 2:
        if inplace:
            _C.feature_dropout_(input.unsqueeze(0), p, training)
            return input
        return _C.feature_dropout(input.unsqueeze(0), p, training).squeeze(0)
    if inplace:
        return _C.feature_dropout_(input, p, training)
    return _C.feature_dropout(input, p, training)


def dropout2d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Zero whole channels of a (N, C, H, W) input."""
    _check(p)
    if inplace:
        return _C.feature_dropout_(input, p, training)
    return _C.feature_dropout(input, p, training)


def dropout3d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Zero whole channels of a (N, C, D, H, W) input."""
    _check(p)
    if inplace:
        return _C.feature_dropout_(input, p, training)
    return _C.feature_dropout(input, p, training)


def feature_alpha_dropout(
    input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False
) -> Tensor:
    """Alpha dropout of whole channels."""
    _check(p)
    if inplace:
        return _C.feature_alpha_dropout_(input, p, training)
    return _C.feature_alpha_dropout(input, p, training)
