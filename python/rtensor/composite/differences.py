"""`gradient`: slopes of sampled functions by differences of second order inside, one-sided ones at the edges.

The weights of uneven steps are those of the parabola through three points (Quarteroni, Sacco and Saleri, "Numerical
Mathematics", 10.10).
"""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _check(self: Tensor, given: int, dims: list[int], edge_order: int) -> list[int]:
    """Give the dimensions, counted from 0."""
    if edge_order not in (1, 2):
        raise RuntimeError(f"gradient: edge_order must be 1 or 2, got {edge_order}")
    if self.dtype == _C.uint8:
        raise NotImplementedError("gradient: uint8 is not supported; convert it with .to()")
    if given >= 0 and given != len(dims):
        raise RuntimeError(
            f"gradient: spacing must be one number or one for each of {len(dims)} dimensions, got {given}"
        )
    found: list[int] = []
    for dim in dims:
        if dim < -self.dim() or dim >= self.dim():
            raise IndexError(f"gradient: dim {dim} is out of range for {self.dim()} dimensions")
        at = dim % self.dim()
        if at in found:
            raise RuntimeError(f"gradient: dim {dim} is given twice")
        if self.size(at) < edge_order + 1:
            raise RuntimeError(
                f"gradient: dim {dim} needs at least {edge_order + 1} elements, got {self.size(at)}"
            )
        found.append(at)
    return found


def _even(self: Tensor, dim: int, step: float, edge_order: int) -> Tensor:
    n = self.size(dim)
    inside = (self.narrow(dim, 2, n - 2) - self.narrow(dim, 0, n - 2)) / step / 2
    first, second = self.narrow(dim, 0, 1), self.narrow(dim, 1, 1)
    last, before = self.narrow(dim, n - 1, 1), self.narrow(dim, n - 2, 1)
    if edge_order == 1:
        start, end = (second - first) / step, (last - before) / step
    else:
        start = (second * 4 - first * 3 - self.narrow(dim, 2, 1)) / step / 2
        end = (last * 3 - before * 4 + self.narrow(dim, n - 3, 1)) / step / 2
    return _C.cat([start, inside, end], dim)


def _uneven(self: Tensor, dim: int, points: Tensor, edge_order: int) -> Tensor:
    n = self.size(dim)
    if points.dim() != 1 or points.numel() != n:
        raise RuntimeError(
            f"gradient: dim {dim} needs {n} points, got coordinates of shape {list(points.shape)}"
        )
    shape = [1] * self.dim()
    shape[dim] = n - 1
    steps = points.diff().reshape(shape)
    h, k = steps.narrow(dim, 0, n - 2), steps.narrow(dim, 1, n - 2)
    low, middle, high = (
        self.narrow(dim, 0, n - 2),
        self.narrow(dim, 1, n - 2),
        self.narrow(dim, 2, n - 2),
    )
    inside = low * (-k / (h * (h + k))) + middle * ((k - h) / (h * k)) + high * (h / (k * (h + k)))
    first, second = self.narrow(dim, 0, 1), self.narrow(dim, 1, 1)
    last, before = self.narrow(dim, n - 1, 1), self.narrow(dim, n - 2, 1)
    h, k = steps.narrow(dim, 0, 1), steps.narrow(dim, n - 2, 1)
    if edge_order == 1:
        start, end = (second - first) / h, (last - before) / k
    else:
        g = steps.narrow(dim, 1, 1)
        third = self.narrow(dim, 2, 1)
        start = (
            first * (-(h * 2 + g) / (h * (h + g)))
            + second * ((h + g) / (h * g))
            - third * (h / (g * (h + g)))
        )
        g = steps.narrow(dim, n - 3, 1)
        third = self.narrow(dim, n - 3, 1)
        end = (
            third * (k / (g * (g + k)))
            - before * ((g + k) / (g * k))
            + last * ((k * 2 + g) / (k * (g + k)))
        )
    return _C.cat([start, inside, end], dim)


def _dims(self: Tensor, dim: int | None) -> list[int]:
    return list(range(self.dim())) if dim is None else [dim]


def gradient_scalar(
    self: Tensor, *, spacing: float | None = None, dim: int | None = None, edge_order: int = 1
) -> list[Tensor]:
    """Take one step for all dimensions."""
    step = 1.0 if spacing is None else spacing
    return gradient_scalar_dims(self, spacing=step, dim=_dims(self, dim), edge_order=edge_order)


def gradient_scalar_dims(
    self: Tensor, *, spacing: float, dim: list[int], edge_order: int = 1
) -> list[Tensor]:
    """Take one step for the dimensions named."""
    dims = _check(self, -1, dim, edge_order)
    return [_even(self, at, spacing, edge_order) for at in dims]


def gradient_dims(self: Tensor, *, dim: list[int], edge_order: int = 1) -> list[Tensor]:
    """Take steps of 1."""
    return gradient_scalar_dims(self, spacing=1.0, dim=dim, edge_order=edge_order)


def gradient_scalars(
    self: Tensor, *, spacing: list[float], dim: int | None = None, edge_order: int = 1
) -> list[Tensor]:
    """Take a step for each dimension."""
    return gradient_scalars_dims(self, spacing=spacing, dim=_dims(self, dim), edge_order=edge_order)


def gradient_scalars_dims(
    self: Tensor, *, spacing: list[float], dim: list[int], edge_order: int = 1
) -> list[Tensor]:
    """Take a step for each dimension named."""
    dims = _check(self, len(spacing), dim, edge_order)
    return [_even(self, at, spacing[i], edge_order) for i, at in enumerate(dims)]


def gradient_points(
    self: Tensor, *, spacing: list[Tensor], dim: int | None = None, edge_order: int = 1
) -> list[Tensor]:
    """Take points along each dimension."""
    return gradient_points_dims(self, spacing=spacing, dim=_dims(self, dim), edge_order=edge_order)


def gradient_points_dims(
    self: Tensor, *, spacing: list[Tensor], dim: list[int], edge_order: int = 1
) -> list[Tensor]:
    """Take points along each dimension named."""
    dims = _check(self, len(spacing), dim, edge_order)
    return [_uneven(self, at, spacing[i], edge_order) for i, at in enumerate(dims)]
