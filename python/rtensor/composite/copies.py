"""Views as copies, for callers that must not alias: the view, then a clone in row-major order."""

from __future__ import annotations

import rtensor as rt
from rtensor._C import Tensor


def _copy(x: Tensor) -> Tensor:
    return x.clone(memory_format=rt.contiguous_format)


def alias_copy(self: Tensor) -> Tensor:
    """As `alias`, a copy."""
    return _copy(self)


def detach_copy(self: Tensor) -> Tensor:
    """As `detach`, a copy."""
    return _copy(self.detach())


def as_strided_copy(
    self: Tensor, size: list[int], stride: list[int], storage_offset: int | None
) -> Tensor:
    """As `as_strided`, a copy."""
    return _copy(self.as_strided(size, stride, storage_offset))


def diagonal_copy(self: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    """As `diagonal`, a copy."""
    return _copy(self.diagonal(offset, dim1, dim2))


def expand_copy(self: Tensor, size: list[int], *, implicit: bool) -> Tensor:
    """As `expand`, a copy."""
    return _copy(self.expand(size))


def narrow_copy(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """As `narrow`, a copy."""
    return _copy(self.narrow(dim, start, length))


def permute_copy(self: Tensor, dims: list[int]) -> Tensor:
    """As `permute`, a copy."""
    return _copy(self.permute(dims))


def select_copy_int(self: Tensor, dim: int, index: int) -> Tensor:
    """As `select`, a copy."""
    return _copy(self.select(dim, index))


def slice_copy_tensor(
    self: Tensor, dim: int, start: int | None, end: int | None, step: int
) -> Tensor:
    """As `slice`, a copy."""
    return _copy(rt.slice(self, dim, start, end, step))


def squeeze_copy(self: Tensor) -> Tensor:
    """As `squeeze`, a copy."""
    return _copy(self.squeeze())


def squeeze_copy_dim(self: Tensor, dim: int) -> Tensor:
    """As `squeeze`, a copy."""
    return _copy(self.squeeze(dim))


def squeeze_copy_dims(self: Tensor, dim: list[int]) -> Tensor:
    """As `squeeze`, a copy."""
    return _copy(self.squeeze(dim))


def t_copy(self: Tensor) -> Tensor:
    """As `t`, a copy."""
    return _copy(self.t())


def transpose_copy_int(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """As `transpose`, a copy."""
    return _copy(self.transpose(dim0, dim1))


def unfold_copy(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """As `unfold`, a copy."""
    return _copy(self.unfold(dimension, size, step))


def unsqueeze_copy(self: Tensor, dim: int) -> Tensor:
    """As `unsqueeze`, a copy."""
    return _copy(self.unsqueeze(dim))


def view_copy(self: Tensor, size: list[int]) -> Tensor:
    """As `view`, a copy: so strides do not matter."""
    return _copy(self.reshape(size))


def view_as_real_copy(self: Tensor) -> Tensor:
    """As `view_as_real`, a copy."""
    return _copy(rt.view_as_real(self))


def view_as_complex_copy(self: Tensor) -> Tensor:
    """As `view_as_complex`, a copy."""
    return _copy(rt.view_as_complex(self))


def split_copy_tensor(self: Tensor, split_size: int, dim: int) -> list[Tensor]:
    """As `split`, a copy."""
    return [_copy(x) for x in self.split(split_size, dim)]


def split_with_sizes_copy(self: Tensor, split_sizes: list[int], dim: int) -> list[Tensor]:
    """As `split_with_sizes`, a copy."""
    return [_copy(x) for x in self.split_with_sizes(split_sizes, dim)]


def unbind_copy_int(self: Tensor, dim: int) -> list[Tensor]:
    """As `unbind`, a copy."""
    return [_copy(x) for x in self.unbind(dim)]
