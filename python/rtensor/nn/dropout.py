"""Dropout as modules: active in training, identity in evaluation."""

from __future__ import annotations

from rtensor._C import Tensor
from rtensor.nn import functional as F
from rtensor.nn.module import Module


class _Dropout(Module):
    p: float
    inplace: bool

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        if p < 0 or p > 1:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
        self.p = p
        self.inplace = inplace

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"p={self.p}, inplace={self.inplace}"


class Dropout(_Dropout):
    """Zeroes elements with probability `p`, scales the others by `1 / (1 - p)`."""

    def forward(self, input: Tensor) -> Tensor:
        """Drop, in training."""
        return F.dropout(input, self.p, self.training, self.inplace)


class Dropout1d(_Dropout):
    """Zeroes whole channels of a (N, C, L) or (C, L) input."""

    def forward(self, input: Tensor) -> Tensor:
        """Drop, in training."""
        return F.dropout1d(input, self.p, self.training, self.inplace)


class Dropout2d(_Dropout):
    """Zeroes whole channels of a (N, C, H, W) input."""

    def forward(self, input: Tensor) -> Tensor:
        """Drop, in training."""
        return F.dropout2d(input, self.p, self.training, self.inplace)


class Dropout3d(_Dropout):
    """Zeroes whole channels of a (N, C, D, H, W) input."""

    def forward(self, input: Tensor) -> Tensor:
        """Drop, in training."""
        return F.dropout3d(input, self.p, self.training, self.inplace)


class AlphaDropout(_Dropout):
    """Dropout that keeps the mean and the variance of SELU's outputs."""

    def forward(self, input: Tensor) -> Tensor:
        """Drop, in training."""
        return F.alpha_dropout(input, self.p, self.training, self.inplace)


class FeatureAlphaDropout(_Dropout):
    """Alpha dropout of whole channels."""

    def forward(self, input: Tensor) -> Tensor:
        """Drop, in training."""
        return F.feature_alpha_dropout(input, self.p, self.training, self.inplace)
