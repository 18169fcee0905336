"""Composites of indexing: elements in another order, diagonals, coordinates."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def nonzero_numpy(self: Tensor) -> list[Tensor]:
    """As `nonzero`, one tensor for each dimension; a 0-dim tensor counts as one dimension."""
    x = self.reshape([1]) if self.ndim == 0 else self
    return list(_C.nonzero(x).unbind(1))


def argwhere(self: Tensor) -> Tensor:
    """As `nonzero`."""
    return _C.nonzero(self)


def _at_least(x: Tensor, dims: int, op: str) -> None:
    if x.ndim < dims:
        raise RuntimeError(f"{op}: needs a tensor of at least {dims} dimension(s), got {x.ndim}")


def fliplr(self: Tensor) -> Tensor:
    """Reverses the columns."""
    _at_least(self, 2, "fliplr")
    return self.flip([1])


def flipud(self: Tensor) -> Tensor:
    """Reverses the rows."""
    _at_least(self, 1, "flipud")
    return self.flip([0])


def rot90(self: Tensor, k: int, dims: list[int]) -> Tensor:
    """Turn `k` times by 90 degrees, from the first towards the second of `dims`."""
    if len(dims) != 2:
        raise RuntimeError(f"rot90: dims must name two dimensions, got {dims}")
    _at_least(self, 2, "rot90")
    n = self.ndim
    for d in dims:
        if d < -n or d >= n:
            raise IndexError(f"rot90: dimension {d} is out of range for a tensor of {n} dimensions")
    a, b = dims[0] % n, dims[1] % n
    if a == b:
        raise RuntimeError(f"rot90: the two dimensions must differ, got {dims}")
    turns = k % 4
    if turns == 1:
        return self.flip([b]).transpose(a, b)
    if turns == 2:
        return self.flip([a, b])
    if turns == 3:
        return self.flip([a]).transpose(a, b)
    return self.clone()


def tile(self: Tensor, dims: list[int]) -> Tensor:
    """As `repeat`; a short `dims` counts from the last dimension."""
    missing = self.ndim - len(dims)
    return self.repeat([1] * max(missing, 0) + list(dims))


def repeat_interleave_tensor(
    self: Tensor, repeats: Tensor, dim: int | None, *, output_size: int | None = None
) -> Tensor:
    """Each slice along `dim` as often as `repeats` says."""
    x = self if dim is not None else self.flatten()
    x = x.reshape([1]) if x.ndim == 0 else x
    d = dim if dim is not None else 0
    times = repeats.reshape([1]) if repeats.ndim == 0 else repeats
    if times.ndim != 1:
        raise RuntimeError(
            f"repeat_interleave: repeats must have at most one dimension, got {times.ndim}"
        )
    if times.shape[0] == 1:
        times = times.expand([x.shape[d]])
    elif times.shape[0] != x.shape[d]:
        raise RuntimeError(
            f"repeat_interleave: {times.shape[0]} repeats for dimension {d} with size {x.shape[d]}"
        )
    return x.index_select(d, _C.repeat_interleave(times, output_size=output_size))


def repeat_interleave_int(
    self: Tensor, repeats: int, dim: int | None, *, output_size: int | None = None
) -> Tensor:
    """Each slice along `dim`, `repeats` times."""
    if repeats < 0:
        raise RuntimeError(f"repeat_interleave: repeats must not be negative, got {repeats}")
    x = self if dim is not None else self.flatten()
    x = x.reshape([1]) if x.ndim == 0 else x
    d = dim if dim is not None else 0
    d = d + x.ndim if d < 0 else d
    if d < 0 or d >= x.ndim:
        raise IndexError(
            f"repeat_interleave: dimension {dim} is out of range for {x.ndim} dimension(s)"
        )
    n = x.shape[d] * repeats
    if output_size is not None and output_size != n:
        raise RuntimeError(f"repeat_interleave: output_size={output_size} does not match {n}")
    wide = list(x.shape)
    wide.insert(d + 1, repeats)
    flat = list(x.shape)
    flat[d] = n
    return x.unsqueeze(d + 1).expand(wide).clone().reshape(flat)


def take_along_dim(self: Tensor, indices: Tensor, dim: int | None) -> Tensor:
    """As `gather`, `self` and `indices` broadcasting except along `dim`; negative positions count from the end."""
    if indices.dtype != _C.int64:
        raise RuntimeError(f"take_along_dim: indices must have dtype int64, got {indices.dtype}")
    if dim is None:
        return self.flatten().gather(0, indices.flatten())
    if self.ndim != indices.ndim:
        raise RuntimeError(
            f"take_along_dim: self and indices need the same number of dimensions, got {self.ndim} and {indices.ndim}"
        )
    n = self.ndim
    d = dim + n if dim < 0 else dim
    if d < 0 or d >= max(n, 1):
        raise IndexError(f"take_along_dim: dimension {dim} is out of range for {n} dimension(s)")
    own, index = list(self.shape), list(indices.shape)
    for i in range(n):
        if i != d:
            common = index[i] if own[i] == 1 else own[i]
            if index[i] not in (1, common):
                raise RuntimeError(
                    f"take_along_dim: shapes {self.shape} and {indices.shape} cannot be broadcast except along {dim}"
                )
            own[i] = common
            index[i] = common
    # Unlike `gather`, negative positions count from the end.
    places = _C.where(indices < 0, indices + own[d], indices) if n > 0 else indices
    return self.expand(own).gather(d, places.expand(index))


def diag(self: Tensor, diagonal: int) -> Tensor:
    """Make a matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy."""
    if self.ndim == 1:
        return _C.diag_embed(self, diagonal)
    if self.ndim == 2:
        return self.diagonal(diagonal).clone()
    raise RuntimeError(f"diag: needs a vector or a matrix, got {self.ndim} dimension(s)")


def diagflat(self: Tensor, offset: int) -> Tensor:
    """Make a matrix with the elements of `self` on a diagonal."""
    return _C.diag_embed(self.flatten(), offset)


def vander(x: Tensor, N: int | None, increasing: bool) -> Tensor:
    """Give the powers of a vector as columns, falling unless `increasing`."""
    if x.ndim != 1:
        raise RuntimeError(f"vander: needs a vector, got {x.ndim} dimension(s)")
    n = N if N is not None else x.shape[0]
    if n < 0:
        raise RuntimeError(f"vander: N must not be negative, got {n}")
    exact = x if x.is_floating_point() or x.is_complex() else x.to(_C.int64)
    powers = _C.ones([x.shape[0], n], dtype=exact.dtype, device=x.device)
    if n > 1:
        column = exact.unsqueeze(1)
        powers = _C.cat([powers[:, :1], column.expand([x.shape[0], n - 1]).cumprod(1)], 1)
    return powers if increasing else powers.flip([1])


def unravel_index(indices: Tensor, shape: list[int]) -> list[Tensor]:
    """Coordinates of elements named by their number in row-major order."""
    if indices.is_floating_point() or indices.is_complex() or indices.dtype == _C.bool:
        raise ValueError(f"unravel_index: indices must be integers, got {indices.dtype}")
    total = 1
    for n in shape:
        if n < 0:
            raise ValueError(f"unravel_index: sizes must not be negative, got {shape}")
        total = total * n
    # On the device meta there are no values to check.
    known = indices.numel() > 0 and not indices.is_meta
    if known and (bool((indices < -total).any()) or bool((indices >= total).any())):
        raise ValueError(f"unravel_index: an index is out of range for the shape {shape}")
    index = indices.to(_C.int64)
    rest = _C.where(index < 0, index + total, index)
    out: list[Tensor] = []
    for n in reversed(shape):
        out.append(rest.remainder(n))
        rest = rest.floor_divide(n)
    return list(reversed(out))


def _within(self: Tensor, indices: list[Tensor | None]) -> list[Tensor | None]:
    """Indexes clamped to their dimension: those that a mask hides may be anything."""
    out: list[Tensor | None] = []
    for d, index in enumerate(indices):
        n = max(self.shape[d], 1)
        out.append(index.clamp(-n, n - 1) if index is not None else None)
    return out


def unsafe_masked_index(
    self: Tensor, mask: Tensor, indices: list[Tensor | None], fill: float
) -> Tensor:
    """`self[indices]` where `mask` is true, else `fill`."""
    if self.numel() == 0:
        # Nothing can be read: the mask hides everything, or the index raises.
        shape = _C.index(
            self.new_zeros([1] * self.ndim), [i if i is None else i * 0 for i in indices]
        ).shape
        return self.new_full(shape, fill)
    return _C.index(self, _within(self, indices)).masked_fill(mask.logical_not(), fill)


def unsafe_masked_index_put_accumulate(
    self: Tensor, mask: Tensor, indices: list[Tensor | None], values: Tensor
) -> Tensor:
    """`values` added to `self[indices]` where `mask` is true."""
    if self.numel() == 0:
        return self.clone()
    return self.index_put(_within(self, indices), values.masked_fill(mask.logical_not(), 0), True)


def where_nonzero(condition: Tensor) -> list[Tensor]:
    """Call the operation of the other name."""
    return list(_C.nonzero_numpy(condition))
