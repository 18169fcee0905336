"""Fractional maximum pooling as modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rtensor._C import Tensor
from rtensor.nn import functional as F
from rtensor.nn.module import Module

Size = int | Sequence[int]
Ratio = float | Sequence[float]


class _FractionalMaxPool(Module):
    kernel_size: Any
    return_indices: bool
    output_size: Any
    output_ratio: Any
    dims: int

    def __init__(
        self,
        kernel_size: Size,
        output_size: Size | None = None,
        output_ratio: Ratio | None = None,
        return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> None:
        super().__init__()
        name = type(self).__name__
        if (output_size is None) == (output_ratio is None):
            raise ValueError(f"{name}: needs an output_size or an output_ratio, and not both")

        def each(x: Any) -> Any:
            return (x,) * self.dims if isinstance(x, (int, float)) else tuple(x)

        self.kernel_size = each(kernel_size)
        self.return_indices = return_indices
        self.register_buffer("_random_samples", _random_samples)
        self.output_size = None if output_size is None else each(output_size)
        self.output_ratio = None if output_ratio is None else each(output_ratio)
        if self.output_ratio is not None and not all(0 < r < 1 for r in self.output_ratio):
            raise ValueError(f"{name}: output_ratio must be between 0 and 1, got {output_ratio}")


class FractionalMaxPool2d(_FractionalMaxPool):
    """Maxima of windows at random places of a (N, C, H, W) input, as many as a size or a ratio says."""

    dims = 2

    def forward(self, input: Tensor) -> Tensor:
        """Pool."""
        return F.fractional_max_pool2d(
            input,
            self.kernel_size,
            self.output_size,
            self.output_ratio,
            self.return_indices,
            _random_samples=self._random_samples,
        )


class FractionalMaxPool3d(_FractionalMaxPool):
    """Maxima of windows at random places of a (N, C, D, H, W) input, as many as a size or a ratio says."""

    dims = 3

    def forward(self, input: Tensor) -> Tensor:
        """Pool."""
        return F.fractional_max_pool3d(
            input,
            self.kernel_size,
            self.output_size,
            self.output_ratio,
            self.return_indices,
            _random_samples=self._random_samples,
        )
