"""Resizing of images: the nearest element, or linear interpolation."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _nearest(x: Tensor, dim: int, size: int, scale: float | None) -> Tensor:
    ratio = x.size(dim) / size if scale is None else 1.0 / scale
    place = (_C.arange(size, dtype=_C.float32, device=x.device) * ratio).floor().to(_C.int64)
    return x.index_select(dim, place.clamp_max(x.size(dim) - 1))


def upsample_nearest1d(self: Tensor, output_size: list[int], scales: float | None = None) -> Tensor:
    """Resize by the nearest element."""
    return _nearest(self, -1, output_size[0], scales)


def upsample_nearest2d(
    self: Tensor,
    output_size: list[int],
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by the nearest element."""
    return _nearest(_nearest(self, -2, output_size[0], scales_h), -1, output_size[1], scales_w)


def upsample_nearest3d(
    self: Tensor,
    output_size: list[int],
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by the nearest element."""
    deep = _nearest(self, -3, output_size[0], scales_d)
    return upsample_nearest2d(deep, output_size[1:], scales_h, scales_w)


def _linear(x: Tensor, dim: int, size: int, align_corners: bool, scale: float | None) -> Tensor:
    n = x.size(dim)
    wide = _C.float64 if x.dtype == _C.float64 else _C.float32
    place = _C.arange(size, dtype=wide, device=x.device)
    if align_corners:
        place = place * ((n - 1) / (size - 1) if size > 1 else 0.0)
    else:
        ratio = n / size if scale is None else 1.0 / scale
        place = ((place + 0.5) * ratio - 0.5).clamp_min(0.0)
    low = place.floor().to(_C.int64).clamp_max(n - 1)
    high = (low + 1).clamp_max(n - 1)
    part = (place - low).to(x.dtype)
    for _ in range(-dim - 1):
        part = part.unsqueeze(-1)
    return x.index_select(dim, low) * (1 - part) + x.index_select(dim, high) * part


def upsample_linear1d(
    self: Tensor, output_size: list[int], align_corners: bool, scales: float | None = None
) -> Tensor:
    """Resize by linear interpolation."""
    return _linear(self, -1, output_size[0], align_corners, scales)


def upsample_bilinear2d(
    self: Tensor,
    output_size: list[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by linear interpolation in both dimensions."""
    tall = _linear(self, -2, output_size[0], align_corners, scales_h)
    return _linear(tall, -1, output_size[1], align_corners, scales_w)


def upsample_trilinear3d(
    self: Tensor,
    output_size: list[int],
    align_corners: bool,
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by linear interpolation in three dimensions."""
    deep = _linear(self, -3, output_size[0], align_corners, scales_d)
    return upsample_bilinear2d(deep, output_size[1:], align_corners, scales_h, scales_w)
