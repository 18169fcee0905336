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


def _places(
    x: Tensor, dim: int, size: int, align_corners: bool, scale: float | None
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the neighbours of each new element, and the share of the second."""
    n = x.size(dim)
    wide = _C.float64 if x.dtype == _C.float64 else _C.float32
    place = _C.arange(size, dtype=wide, device=x.device)
    if align_corners:
        place = place * ((n - 1) / (size - 1) if size > 1 else 0.0)
    elif size != n:
        ratio = n / size if scale is None else 1.0 / scale
        place = ((place + 0.5) * ratio - 0.5).clamp_min(0.0)
    low = place.floor().to(_C.int64).clamp_max(n - 1)
    return low, (low + 1).clamp_max(n - 1), place - low


def _along(share: Tensor, dim: int) -> Tensor:
    """Give a vector the trailing dimensions that let it meet dimension `dim`, counted from the end."""
    for _ in range(-dim - 1):
        share = share.unsqueeze(-1)
    return share


def _linear(
    x: Tensor,
    dim: int,
    size: int,
    align_corners: bool,
    scale: float | None,
    shares: _C.dtype | None,
) -> Tensor:
    """Interpolate along one dimension; the shares are rounded to the dtype `shares` first."""
    low, high, part = _places(x, dim, size, align_corners, scale)
    part = _along(part.to(x.dtype if shares is None else shares), dim)
    rest = (1 - part).to(x.dtype)
    return x.index_select(dim, low) * rest + x.index_select(dim, high) * part.to(x.dtype)


def _linear_bytes(
    x: Tensor, dim: int, size: int, align_corners: bool, scale: float | None
) -> Tensor:
    """Interpolate bytes in fixed point: shares have 15 bits, 14 where one of them is a whole."""
    low, high, part = _places(x, dim, size, align_corners, scale)
    part = part.to(_C.float64)
    whole = (_C.maximum(part, 1 - part).amax() * 32768 + 0.5) >= 32768
    one = _C.where(whole, 16384, 32768)
    first = _along(((1 - part) * one + 0.5).floor().to(_C.int64), dim)
    second = _along((part * one + 0.5).floor().to(_C.int64), dim)
    wide = x.to(_C.int64)
    total = wide.index_select(dim, low) * first + wide.index_select(dim, high) * second
    return (total + one.floor_divide(2)).floor_divide(one).clamp(0, 255).to(_C.uint8)


def _widened(x: Tensor) -> Tensor:
    """Half types are interpolated in float32 and rounded once."""
    half = x.dtype == _C.float16 or x.dtype == _C.bfloat16
    return x.to(_C.float32) if half else x


def upsample_linear1d(
    self: Tensor, output_size: list[int], align_corners: bool, scales: float | None = None
) -> Tensor:
    """Resize by linear interpolation."""
    out = _linear(_widened(self), -1, output_size[0], align_corners, scales, self.dtype)
    return out.to(self.dtype)


def upsample_bilinear2d(
    self: Tensor,
    output_size: list[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by linear interpolation in both dimensions."""
    if self.dtype == _C.uint8:
        wide = _linear_bytes(self, -1, output_size[1], align_corners, scales_w)
        return _linear_bytes(wide, -2, output_size[0], align_corners, scales_h)
    tall = _linear(_widened(self), -2, output_size[0], align_corners, scales_h, None)
    return _linear(tall, -1, output_size[1], align_corners, scales_w, None).to(self.dtype)


def upsample_trilinear3d(
    self: Tensor,
    output_size: list[int],
    align_corners: bool,
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by linear interpolation in three dimensions."""
    deep = _linear(_widened(self), -3, output_size[0], align_corners, scales_d, self.dtype)
    tall = _linear(deep, -2, output_size[1], align_corners, scales_h, self.dtype)
    out = _linear(tall, -1, output_size[2], align_corners, scales_w, self.dtype)
    return out.to(self.dtype)
