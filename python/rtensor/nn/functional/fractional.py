"""Fractional maximum pooling: window places are drawn here, the pooling is an operation."""

from __future__ import annotations

from collections.abc import Sequence

from rtensor import _C
from rtensor._C import Tensor

Size = int | Sequence[int]
Ratio = float | Sequence[float]


def _pooled(
    input: Tensor,
    kernel_size: Size,
    output_size: Size | None,
    output_ratio: Ratio | None,
    samples: Tensor | None,
    dims: int,
) -> tuple[Tensor, Tensor]:
    if output_size is None and output_ratio is None:
        raise ValueError(f"fractional_max_pool{dims}d: needs an output_size or an output_ratio")
    if output_size is None:
        sizes: list[int] = []
        for i in range(dims):
            ratio = output_ratio if isinstance(output_ratio, (int, float)) else output_ratio[i]  # type: ignore[index]
            sizes.append(int(input.size(i - dims) * ratio))
        output_size = sizes
    elif output_ratio is not None:
        raise ValueError(f"fractional_max_pool{dims}d: takes output_size or output_ratio, not both")
    if samples is None:
        first = 1 if input.dim() == dims + 1 else input.size(0)
        planes = [first, input.size(-dims - 1), dims]
        samples = _C.rand(planes, dtype=input.dtype, device=input.device)
    if dims == 2:
        return _C.fractional_max_pool2d(input, kernel_size, output_size, samples)
    return _C.fractional_max_pool3d(input, kernel_size, output_size, samples)


def fractional_max_pool2d_with_indices(
    input: Tensor,
    kernel_size: Size,
    output_size: Size | None = None,
    output_ratio: Ratio | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """Return the maxima of windows at random places, and where they were."""
    return _pooled(input, kernel_size, output_size, output_ratio, _random_samples, 2)


def fractional_max_pool2d(
    input: Tensor,
    kernel_size: Size,
    output_size: Size | None = None,
    output_ratio: Ratio | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> Tensor:
    """Return the maxima of windows at random places; with `return_indices`, also where they were."""
    found = _pooled(input, kernel_size, output_size, output_ratio, _random_samples, 2)
    return found if return_indices else found[0]  # type: ignore[return-value]


def fractional_max_pool3d_with_indices(
    input: Tensor,
    kernel_size: Size,
    output_size: Size | None = None,
    output_ratio: Ratio | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """Return the maxima of windows at random places, and where they were."""
    return _pooled(input, kernel_size, output_size, output_ratio, _random_samples, 3)


def fractional_max_pool3d(
    input: Tensor,
    kernel_size: Size,
    output_size: Size | None = None,
    output_ratio: Ratio | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> Tensor:
    """Return the maxima of windows at random places; with `return_indices`, also where they were."""
    found = _pooled(input, kernel_size, output_size, output_ratio, _random_samples, 3)
    return found if return_indices else found[0]  # type: ignore[return-value]
