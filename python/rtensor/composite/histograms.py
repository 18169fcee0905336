"""Histograms: points are placed among edges by `searchsorted`, and their weights added up.

Sums are kept in float64, so that counts stay exact, and rounded once.
"""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _check(self: Tensor, dims: int, weight: Tensor | None) -> None:
    if self.dtype not in (_C.float32, _C.float64):
        raise NotImplementedError(f"histogram: needs float32 or float64, got {self.dtype}")
    if self.dim() < 2:
        raise RuntimeError(
            f"histogramdd: needs at least 2 dimensions, got shape {list(self.shape)}"
        )
    if dims != self.size(-1):
        raise RuntimeError(
            f"histogramdd: points of {self.size(-1)} coordinates need bins for each, got {dims}"
        )
    if weight is None:
        return
    if weight.dtype != self.dtype:
        raise RuntimeError(
            f"histogramdd: weights must be {self.dtype} like the input, got {weight.dtype}"
        )
    if list(weight.shape) != list(self.shape)[:-1]:
        raise RuntimeError(
            f"histogramdd: points of shape {list(self.shape)} need weights of shape"
            f" {list(self.shape)[:-1]}, got {list(weight.shape)}"
        )


def _ends(x: Tensor, given: list[float] | None, at: int) -> tuple[float, float]:
    """Where the first bin begins and the last one ends."""
    if given is not None:
        left, right = given[2 * at], given[2 * at + 1]
        if left > right:
            raise RuntimeError(f"histogramdd: min must not exceed max, got {left} and {right}")
    elif x.numel() == 0 or x.is_meta:
        left, right = 0.0, 1.0
    else:
        lowest, highest = _C.aminmax(x)
        left, right = float(lowest), float(highest)
    span = right - left
    if not span * 0 == 0:
        raise RuntimeError(
            f"histogramdd: dimension {at} has range [{left}, {right}], which is not finite"
        )
    if left == right:
        return left - 0.5, right + 0.5
    return left, right


def _counted(
    self: Tensor, edges: list[Tensor], weight: Tensor | None, density: bool
) -> tuple[Tensor, list[Tensor]]:
    points = self.reshape([-1, self.size(-1)]) if self.size(-1) > 0 else self.reshape([0, 0])
    n = points.size(0)
    place = _C.zeros([n], dtype=_C.int64, device=self.device)
    inside = _C.ones([n], dtype=_C.bool, device=self.device)
    shape: list[int] = []
    total = 1
    for i, edge in enumerate(edges):
        x = points.select(1, i).contiguous()
        bins = edge.numel() - 1
        first, last = edge.select(0, 0), edge.select(0, bins)
        at = _C.searchsorted(edge, x, right=True) - 1
        # The last bin holds its upper edge too.
        at = _C.where(x == last, bins - 1, at)
        inside = inside & (x >= first) & (x <= last)
        place = place * bins + at.clamp(0, bins - 1)
        shape.append(bins)
        total = total * bins
    if total >= 2**60:
        raise RuntimeError(f"histogramdd: a grid of {shape} cells needs more than 2^63 bytes")
    amount = _C.ones([n], dtype=_C.float64, device=self.device)
    if weight is not None:
        amount = weight.reshape([-1]).to(_C.float64)
    amount = _C.where(inside, amount, 0.0)
    hist = _C.zeros([total], dtype=_C.float64, device=self.device).index_add(0, place, amount)
    hist = hist.reshape(shape)
    if density:
        hist = hist / hist.sum()
        for i, edge in enumerate(edges):
            widths = [1] * len(edges)
            widths[i] = shape[i]
            hist = hist / edge.to(_C.float64).diff().reshape(widths)
    return hist.to(self.dtype), edges


def histogramdd(
    self: Tensor,
    bins: list[int],
    range: list[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, list[Tensor]]:
    """Cut the range of each dimension into equal parts."""
    _check(self, len(bins), weight)
    if range is not None and len(range) != 2 * len(bins):
        raise RuntimeError(
            f"histogramdd: {len(bins)} dimensions need a range of {2 * len(bins)} numbers, got {len(range)}"
        )
    edges: list[Tensor] = []
    for i, count in enumerate(bins):
        if count <= 0:
            raise RuntimeError(f"histogramdd: bins must be positive, got {count} for dimension {i}")
        left, right = _ends(self.detach().select(-1, i), range, i)
        edges.append(_C.linspace(left, right, count + 1, dtype=self.dtype, device=self.device))
    return _counted(self, edges, weight, density)


def histogramdd_of_one_count(
    self: Tensor,
    bins: int,
    range: list[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, list[Tensor]]:
    """Take the count for every dimension."""
    if self.dim() == 0:
        raise RuntimeError("histogramdd: needs at least 2 dimensions, got shape []")
    return histogramdd(self, [bins] * self.size(-1), range, weight, density)


def histogramdd_by_edges(
    self: Tensor,
    bins: list[Tensor],
    range: list[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, list[Tensor]]:
    """Take the edges as they are."""
    _check(self, len(bins), weight)
    for i, edge in enumerate(bins):
        if edge.dtype != self.dtype:
            raise RuntimeError(
                f"histogramdd: edges must be {self.dtype} like the input, got {edge.dtype} for dimension {i}"
            )
        if edge.dim() != 1 or edge.numel() < 2:
            raise RuntimeError(
                f"histogramdd: edges must be a vector of at least 2, got shape {list(edge.shape)} for dimension {i}"
            )
    return _counted(self, [edge.contiguous() for edge in bins], weight, density)


def histogram(
    self: Tensor,
    bins: int = 100,
    *,
    range: list[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, Tensor]:
    """Take the elements as points of one coordinate."""
    flat = None if weight is None else weight.reshape([-1])
    hist, edges = histogramdd(self.reshape([-1, 1]), [bins], range, flat, density)
    return hist, edges[0]


def histogram_by_edges(
    self: Tensor, bins: Tensor, *, weight: Tensor | None = None, density: bool = False
) -> tuple[Tensor, Tensor]:
    """Take the elements as points of one coordinate."""
    flat = None if weight is None else weight.reshape([-1])
    hist, edges = histogramdd_by_edges(self.reshape([-1, 1]), [bins], None, flat, density)
    return hist, edges[0].clone()
