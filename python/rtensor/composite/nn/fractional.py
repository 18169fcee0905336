"""Fractional maximum pooling (Graham, 2014): windows whose starts are a random sequence of two steps.

Each plane has its own sequences, so windows are gathered, and their maxima taken.
"""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _starts(sample: Tensor, size: int, count: int, window: int) -> Tensor:
    """First elements of `count` windows, for each sample: along a new last dimension."""
    last = _C.full([*list(sample.shape), 1], size - window, dtype=_C.int64, device=sample.device)
    if count == 1:
        return last
    alpha = (size - window) / (count - 1)
    steps = _C.arange(count - 1, device=sample.device).to(sample.dtype)
    offset = (sample * alpha).to(_C.int64).unsqueeze(-1)
    first = ((sample.unsqueeze(-1) + steps) * alpha).to(_C.int64) - offset
    return _C.cat([first, last], -1)


def _pooled(
    self: Tensor, kernel_size: list[int], output_size: list[int], random_samples: Tensor, dims: int
) -> tuple[Tensor, Tensor]:
    if self.dim() not in (dims + 1, dims + 2):
        raise RuntimeError(
            f"fractional_max_pool{dims}d: needs {dims + 1} or {dims + 2} dimensions, got {list(self.shape)}"
        )
    x = self.unsqueeze(0) if self.dim() == dims + 1 else self
    sizes = list(x.shape)
    if 0 in sizes[1:]:
        raise RuntimeError(
            f"fractional_max_pool{dims}d: only the batch may be empty, got {list(self.shape)}"
        )
    if list(random_samples.shape) != [sizes[0], sizes[1], dims]:
        raise RuntimeError(
            f"fractional_max_pool{dims}d: random samples must have shape {[sizes[0], sizes[1], dims]},"
            f" got {list(random_samples.shape)}"
        )
    if random_samples.dtype != x.dtype:
        raise RuntimeError(
            f"fractional_max_pool{dims}d: random samples must be {x.dtype}, got {random_samples.dtype}"
        )
    flat = _C.zeros([1], dtype=_C.int64, device=x.device)
    shape = [1] * (2 + 2 * dims)
    for axis in range(dims):
        size, window, count = sizes[2 + axis], kernel_size[axis], output_size[axis]
        if count < 1 or window < 1 or count + window - 1 > size:
            raise RuntimeError(
                f"fractional_max_pool{dims}d: {count} windows of {window} do not fit into {size}"
            )
        # In two dimensions the first sample is for columns, as in PyTorch.
        which = dims - 1 - axis if dims == 2 else axis
        start = _starts(random_samples.select(2, which), size, count, window)
        within = start.unsqueeze(-1) + _C.arange(window, device=x.device)
        view = list(shape)
        view[0], view[1], view[2 + axis], view[2 + dims + axis] = sizes[0], sizes[1], count, window
        flat = flat * size + within.reshape(view)
    planes = [sizes[0], sizes[1], *output_size]
    windows = 1
    for window in kernel_size:
        windows = windows * window
    flat = flat.reshape([*planes, windows])
    elements = x.flatten(2).gather(2, flat.flatten(2)).reshape([*planes, windows])
    result, at = elements.max(-1)
    indices = flat.gather(-1, at.unsqueeze(-1)).squeeze(-1)
    if self.dim() == dims + 1:
        return result.squeeze(0), indices.squeeze(0)
    return result, indices


def fractional_max_pool2d(
    self: Tensor, kernel_size: list[int], output_size: list[int], random_samples: Tensor
) -> tuple[Tensor, Tensor]:
    """Pool planes."""
    return _pooled(self, kernel_size, output_size, random_samples, 2)


def fractional_max_pool3d(
    self: Tensor, kernel_size: list[int], output_size: list[int], random_samples: Tensor
) -> tuple[Tensor, Tensor]:
    """Pool volumes."""
    return _pooled(self, kernel_size, output_size, random_samples, 3)
