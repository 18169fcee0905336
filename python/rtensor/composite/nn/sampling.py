"""Resampling of images by cubic interpolation, and at places that a grid names."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor
from rtensor.composite.nn.resizing import _along, _widened


def _cubic(t: Tensor) -> list[Tensor]:
    """Give the weights of four neighbours, `t` being the way from the second to the third; Keys' a is -3/4."""
    a = -0.75
    far, near = t + 1, 1 - t
    behind = ((far * a - 5 * a) * far + 8 * a) * far - 4 * a
    first = ((a + 2) * t - (a + 3)) * t * t + 1
    second = ((a + 2) * near - (a + 3)) * near * near + 1
    ahead = 2 - t
    return [behind, first, second, ((ahead * a - 5 * a) * ahead + 8 * a) * ahead - 4 * a]


def _cubic_places(
    x: Tensor, dim: int, size: int, align_corners: bool, scale: float | None
) -> tuple[Tensor, list[Tensor]]:
    """Return the second of four neighbours of each new element, and all their weights."""
    n = x.size(dim)
    wide = _C.float64 if x.dtype == _C.float64 or x.dtype == _C.uint8 else _C.float32
    place = _C.arange(size, dtype=wide, device=x.device)
    if align_corners:
        place = place * ((n - 1) / (size - 1) if size > 1 else 0.0)
    else:
        place = (place + 0.5) * (n / size if scale is None else 1.0 / scale) - 0.5
    low = place.floor()
    return low.to(_C.int64), _cubic(place - low)


def _cubic_along(
    x: Tensor, dim: int, size: int, align_corners: bool, scale: float | None, shares: _C.dtype
) -> Tensor:
    low, weights = _cubic_places(x, dim, size, align_corners, scale)
    out: Tensor | None = None
    for k in range(4):
        index = (low + (k - 1)).clamp(0, x.size(dim) - 1)
        part = x.index_select(dim, index) * _along(weights[k].to(shares).to(x.dtype), dim)
        out = part if out is None else out + part
    assert out is not None
    return out


def _cubic_bytes(
    x: Tensor, dim: int, size: int, align_corners: bool, scale: float | None
) -> Tensor:
    """Interpolate bytes in fixed point: weights have 15 bits, 14 where one of them is a whole."""
    low, weights = _cubic_places(x, dim, size, align_corners, scale)
    largest = _C.stack(weights).amax()
    one = _C.where(largest * 32768 + 0.5 >= 32768, 16384, 32768)
    total: Tensor | None = None
    for k in range(4):
        index = (low + (k - 1)).clamp(0, x.size(dim) - 1)
        weight = weights[k] * one
        # Rounds half away from 0.
        weight = ((weight.abs() + 0.5).floor() * weight.sign()).to(_C.int64)
        part = x.to(_C.int64).index_select(dim, index) * _along(weight, dim)
        total = part if total is None else total + part
    assert total is not None
    return (total + one.floor_divide(2)).floor_divide(one).clamp(0, 255).to(_C.uint8)


def upsample_bicubic2d(
    self: Tensor,
    output_size: list[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by cubic interpolation in both dimensions."""
    if self.dtype == _C.uint8:
        wide = _cubic_bytes(self, -1, output_size[1], align_corners, scales_w)
        return _cubic_bytes(wide, -2, output_size[0], align_corners, scales_h)
    x = _widened(self)
    wide = _cubic_along(x, -1, output_size[1], align_corners, scales_w, self.dtype)
    out = _cubic_along(wide, -2, output_size[0], align_corners, scales_h, self.dtype)
    return out.to(self.dtype)


def _reflected(c: Tensor, size: int, align_corners: bool) -> Tensor:
    """Fold places back between the first and the last element, or their outer edges."""
    low = 0.0 if align_corners else -0.5
    span = float(size - 1) if align_corners else float(size)
    if span == 0.0:
        return c * 0.0
    away = (c - low).abs()
    turns = (away.detach() / span).floor()
    rest = away - turns * span
    return _C.where(turns.remainder(2) == 0, rest, span - rest) + low


def _inside(c: Tensor, size: int, padding_mode: int, align_corners: bool) -> Tensor:
    """Bring places into the image, as the padding wants it."""
    if padding_mode == 2:
        c = _reflected(c, size, align_corners)
    return c.clamp(0, size - 1) if padding_mode != 0 else c


def _places_of(grid: Tensor, size: int, align_corners: bool) -> Tensor:
    """Turn places from -1 to 1 into places in elements."""
    if align_corners:
        return (grid + 1) * 0.5 * (size - 1)
    return ((grid + 1) * size - 1) * 0.5


def _read(flat: Tensor, sizes: list[int], index: list[Tensor]) -> Tensor:
    """Read whole places, one in each dimension; 0 outside of the image."""
    place: Tensor | None = None
    valid: Tensor | None = None
    for d in range(len(sizes)):
        within = (index[d] >= 0) & (index[d] <= sizes[d] - 1)
        valid = within if valid is None else valid & within
        step = index[d].clamp(0, sizes[d] - 1).to(_C.int64)
        place = step if place is None else place * sizes[d] + step
    assert place is not None
    assert valid is not None
    n, channels = flat.size(0), flat.size(1)
    where = place.reshape(n, 1, -1).expand(n, channels, -1)
    hidden = valid.logical_not().reshape(n, 1, -1)
    return flat.gather(2, where).masked_fill(hidden, 0)


def _weighed(value: Tensor, weight: Tensor) -> Tensor:
    return value * weight.reshape(weight.size(0), 1, -1)


def grid_sampler(
    input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    """Sample at the places of a grid: linearly, at the nearest element, or cubically (images only)."""
    dims = input.dim() - 2
    if dims != 2 and dims != 3:
        raise RuntimeError(
            f"grid_sampler: needs an input of 4 or 5 dimensions, got shape {list(input.shape)}"
        )
    if grid.dim() != input.dim() or grid.size(-1) != dims or grid.size(0) != input.size(0):
        raise RuntimeError(
            f"grid_sampler: a grid of shape {list(grid.shape)} does not fit an input of shape {list(input.shape)}"
        )
    if interpolation_mode == 2 and dims == 3:
        raise RuntimeError("grid_sampler: bicubic interpolation takes images of 4 dimensions only")
    if input.dtype != grid.dtype:
        raise RuntimeError(
            f"grid_sampler: input and grid need the same dtype, got {input.dtype} and {grid.dtype}"
        )
    sizes = list(input.shape)[2:]
    if input.size(2) == 0 or input.size(3) == 0 or sizes[dims - 1] == 0:
        raise RuntimeError(f"grid_sampler: the input has an empty image, shape {list(input.shape)}")
    # As in PyTorch, half types are rounded at each step.
    flat = input.flatten(2)
    places: list[Tensor] = []
    for d in range(dims):
        # The last coordinate of the grid is that of the first dimension.
        c = _places_of(grid.select(-1, dims - 1 - d), sizes[d], align_corners)
        if interpolation_mode != 2:
            c = _inside(c, sizes[d], padding_mode, align_corners)
        places.append(c)
    if interpolation_mode == 1:
        out = _read(flat, sizes, [c.round() for c in places])
    elif interpolation_mode == 0:
        out = _sampled_linearly(flat, sizes, places)
    else:
        out = _sampled_cubically(flat, sizes, places, padding_mode, align_corners)
    shape = [input.size(0), input.size(1), *list(grid.shape)[1:-1]]
    return out.reshape(shape).to(input.dtype)


def _sampled_linearly(flat: Tensor, sizes: list[int], places: list[Tensor]) -> Tensor:
    dims = len(sizes)
    lows = [c.detach().floor() for c in places]
    out: Tensor | None = None
    for corner in range(2**dims):
        index: list[Tensor] = []
        weight: Tensor | None = None
        for d in range(dims):
            upper = (corner // 2**d) % 2
            share = places[d] - lows[d]
            share = share if upper == 1 else 1 - share
            weight = share if weight is None else weight * share
            index.append(lows[d] + upper)
        assert weight is not None
        part = _weighed(_read(flat, sizes, index), weight)
        out = part if out is None else out + part
    assert out is not None
    return out


def _sampled_cubically(
    flat: Tensor, sizes: list[int], places: list[Tensor], padding_mode: int, align_corners: bool
) -> Tensor:
    lows = [c.detach().floor() for c in places]
    rows, columns = _cubic(places[0] - lows[0]), _cubic(places[1] - lows[1])
    out: Tensor | None = None
    for i in range(4):
        y = _inside(lows[0] + (i - 1), sizes[0], padding_mode, align_corners)
        row: Tensor | None = None
        for j in range(4):
            x = _inside(lows[1] + (j - 1), sizes[1], padding_mode, align_corners)
            part = _weighed(_read(flat, sizes, [y, x]), columns[j])
            row = part if row is None else row + part
        assert row is not None
        row = _weighed(row, rows[i])
        out = row if out is None else out + row
    assert out is not None
    return out


def pdist(self: Tensor, p: float = 2) -> Tensor:
    """Give the distances of all pairs of rows, each once."""
    if self.dim() != 2:
        raise RuntimeError(f"pdist: needs a matrix, got {self.dim()} dimension(s)")
    if p < 0:
        raise RuntimeError("pdist only supports non-negative p values")
    n = self.size(0)
    pairs = _C.triu_indices(n, n, 1, device=self.device)
    first, second = self.index_select(0, pairs[0]), self.index_select(0, pairs[1])
    return _C.linalg_vector_norm(first - second, p, [-1])
