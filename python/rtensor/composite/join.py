"""Composites of joining: stacks, grids, blocks."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def concat(tensors: list[Tensor], dim: int) -> Tensor:
    """As `cat`."""
    return _C.cat(tensors, dim)


def _some(tensors: list[Tensor], op: str) -> None:
    if len(tensors) == 0:
        raise RuntimeError(f"{op}: a list of at least one tensor is needed, got an empty one")


def atleast_1d(self: Tensor) -> Tensor:
    """Take a 0-dim tensor as one of one dimension; others as they are."""
    return self.reshape([1]) if self.ndim == 0 else self


def atleast_2d(self: Tensor) -> Tensor:
    """Take a tensor of fewer dimensions as one row."""
    if self.ndim == 0:
        return self.reshape([1, 1])
    return self.unsqueeze(0) if self.ndim == 1 else self


def atleast_3d(self: Tensor) -> Tensor:
    """Take a tensor of fewer dimensions as one of three."""
    if self.ndim == 0:
        return self.reshape([1, 1, 1])
    if self.ndim == 1:
        return self.unsqueeze(0).unsqueeze(-1)
    return self.unsqueeze(-1) if self.ndim == 2 else self


def atleast_1d_each(tensors: list[Tensor]) -> list[Tensor]:
    """`atleast_1d` of each tensor."""
    return [atleast_1d(t) for t in tensors]


def atleast_2d_each(tensors: list[Tensor]) -> list[Tensor]:
    """`atleast_2d` of each tensor."""
    return [atleast_2d(t) for t in tensors]


def atleast_3d_each(tensors: list[Tensor]) -> list[Tensor]:
    """`atleast_3d` of each tensor."""
    return [atleast_3d(t) for t in tensors]


def hstack(tensors: list[Tensor]) -> Tensor:
    """Join columns; vectors one after the other."""
    _some(tensors, "hstack")
    parts = atleast_1d_each(tensors)
    return _C.cat(parts, 0 if parts[0].ndim == 1 else 1)


def vstack(tensors: list[Tensor]) -> Tensor:
    """Join rows; a vector is one row."""
    _some(tensors, "vstack")
    return _C.cat(atleast_2d_each(tensors), 0)


def dstack(tensors: list[Tensor]) -> Tensor:
    """Join along the third dimension."""
    _some(tensors, "dstack")
    return _C.cat(atleast_3d_each(tensors), 2)


def column_stack(tensors: list[Tensor]) -> Tensor:
    """Join columns; a vector is one column."""
    _some(tensors, "column_stack")
    return _C.cat([t.reshape([t.numel(), 1]) if t.ndim <= 1 else t for t in tensors], 1)


def chunk_cat(tensors: list[Tensor], dim: int, num_chunks: int) -> Tensor:
    """Cut each tensor, filled up with zeros, into chunks along `dim`, and join chunks of one number."""
    _some(tensors, "_chunk_cat")
    if num_chunks < 1:
        raise RuntimeError(f"_chunk_cat: num_chunks must be at least 1, got {num_chunks}")
    ndim = tensors[0].ndim
    if dim < -ndim or dim >= ndim:
        raise IndexError(f"_chunk_cat: dimension {dim} is out of range for {ndim} dimension(s)")
    dim = dim + ndim if dim < 0 else dim
    parts: list[Tensor] = []
    for t in tensors:
        if t.numel() == 0 or t.ndim <= dim or t.shape[:dim] != tensors[0].shape[:dim]:
            raise RuntimeError(
                f"_chunk_cat: tensors must not be empty and agree before dimension {dim}, got shape {list(t.shape)}"
            )
        n = t.shape[dim]
        each = (n + num_chunks - 1) // num_chunks
        shape = list(t.shape)
        shape[dim] = each * num_chunks - n
        full = _C.cat([t, t.new_zeros(shape)], dim)
        parts.append(full.reshape([*t.shape[:dim], num_chunks, -1]))
    return _C.cat(parts, dim + 1)


def broadcast_tensors(tensors: list[Tensor]) -> list[Tensor]:
    """Give views of all tensors under the shape that they broadcast to."""
    n = 0
    for t in tensors:
        n = max(n, t.ndim)
    shape = [1] * n
    for t in tensors:
        for d in range(t.ndim):
            own, at = t.shape[d], n - t.ndim + d
            if own != 1:
                if shape[at] not in (1, own):
                    raise RuntimeError(
                        f"broadcast_tensors: shapes {[list(t.shape) for t in tensors]} cannot be broadcast together"
                    )
                shape[at] = own
    return [t.expand(shape) for t in tensors]


def meshgrid(tensors: list[Tensor]) -> list[Tensor]:
    """Grids of coordinates, the first vector along the first dimension."""
    return meshgrid_indexing(tensors, indexing="ij")


def meshgrid_indexing(tensors: list[Tensor], *, indexing: str) -> list[Tensor]:
    """Grids of coordinates; with `indexing="xy"` the first two dimensions change places."""
    _some(tensors, "meshgrid")
    if indexing not in ("ij", "xy"):
        raise RuntimeError(f"meshgrid: indexing must be 'ij' or 'xy', got '{indexing}'")
    for t in tensors:
        if t.ndim > 1:
            raise RuntimeError(f"meshgrid: needs vectors, got shape {list(t.shape)}")
        if t.dtype != tensors[0].dtype:
            raise RuntimeError(
                f"meshgrid: all tensors need one dtype, got {tensors[0].dtype} and {t.dtype}"
            )
    swap = indexing == "xy" and len(tensors) >= 2
    vectors = [tensors[1], tensors[0], *tensors[2:]] if swap else list(tensors)
    shape = [t.numel() for t in vectors]
    grids: list[Tensor] = []
    for i, t in enumerate(vectors):
        own = [1] * len(vectors)
        own[i] = t.numel()
        grids.append(t.reshape(own).expand(shape))
    return [grids[1], grids[0], *grids[2:]] if swap else grids


def cartesian_prod(tensors: list[Tensor]) -> Tensor:
    """All combinations of one element of each vector, one row for each."""
    for t in tensors:
        if t.ndim != 1:
            raise RuntimeError(f"cartesian_prod: needs vectors, got shape {list(t.shape)}")
    if len(tensors) == 1:
        return tensors[0]
    return _C.stack([g.flatten() for g in meshgrid(tensors)], 1)


def combinations(self: Tensor, r: int, with_replacement: bool) -> Tensor:
    """All choices of `r` elements of a vector, in order, one row for each."""
    if self.ndim != 1:
        raise RuntimeError(f"combinations: needs a vector, got shape {list(self.shape)}")
    if r < 0:
        raise RuntimeError(f"combinations: r must not be negative, got {r}")
    if r == 0:
        return self.new_empty([0])
    n = self.numel()
    grids = meshgrid([_C.arange(n, device=self.device)] * r)
    mask = _C.ones([n] * r, dtype=_C.bool, device=self.device)
    for i in range(r - 1):
        below = grids[i] <= grids[i + 1] if with_replacement else grids[i] < grids[i + 1]
        mask = mask & below
    return _C.stack([self.index_select(0, g.masked_select(mask)) for g in grids], 1)


def block_diag(tensors: list[Tensor]) -> Tensor:
    """Matrices along the diagonal of a matrix of zeros."""
    for t in tensors:
        if t.ndim > 2:
            raise RuntimeError(
                f"block_diag: needs matrices, vectors or numbers, got shape {list(t.shape)}"
            )
    blocks = [atleast_2d(t) for t in tensors]
    width = sum(b.shape[1] for b in blocks)
    rows: list[Tensor] = []
    left = 0
    for b in blocks:
        before = b.new_zeros([b.shape[0], left])
        left = left + b.shape[1]
        after = b.new_zeros([b.shape[0], width - left])
        rows.append(_C.cat([before, b, after], 1))
    return _C.cat(rows, 0) if rows else _C.empty([1, 0])


def unsafe_split(self: Tensor, split_size: int, dim: int) -> list[Tensor]:
    """As `split`, copies."""
    return [t.clone() for t in self.split(split_size, dim)]


def unsafe_split_with_sizes(self: Tensor, split_sizes: list[int], dim: int) -> list[Tensor]:
    """As `split_with_sizes`, copies."""
    return [t.clone() for t in self.split_with_sizes(split_sizes, dim)]


def unsafe_chunk(self: Tensor, chunks: int, dim: int) -> list[Tensor]:
    """As `chunk`, copies."""
    return [t.clone() for t in self.chunk(chunks, dim)]
