"""Norms of matrices, and what is decided by their singular values."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rtensor import _C
from rtensor._C import Tensor


def _cast(x: Tensor, dtype: _C.dtype | None) -> Tensor:
    return x if dtype is None else x.to(dtype)


def _two_dims(x: Tensor, dim: Sequence[int]) -> tuple[int, int]:
    """Check and wrap the dimensions of matrices."""
    if len(dim) != 2:
        raise RuntimeError(f"linalg.matrix_norm: dim must name two dimensions, got {list(dim)}")
    n = x.dim()
    for d in dim:
        if d < -n or d >= n:
            raise IndexError(
                f"linalg.matrix_norm: dimension {d} is out of range for {n} dimension(s)"
            )
    first, second = dim[0] % n, dim[1] % n
    if first == second:
        raise RuntimeError(f"linalg.matrix_norm: the two dimensions must differ, got {list(dim)}")
    return first, second


def _check_matrix(x: Tensor) -> None:
    if x.dim() < 2:
        raise RuntimeError(
            f"linalg.matrix_norm: needs at least 2 dimensions, got shape {list(x.shape)}"
        )


def _singular(x: Tensor, first: int, second: int) -> Tensor:
    """Singular values of matrices over two dimensions, along the last one."""
    return _C.linalg_svdvals(x.movedim([first, second], [-2, -1]))


def _restored(x: Tensor, first: int, second: int, keepdim: bool) -> Tensor:
    if not keepdim:
        return x
    return x.unsqueeze(min(first, second)).unsqueeze(max(first, second))


def matrix_norm(
    self: Tensor,
    ord: float,
    dim: Sequence[int] = (-2, -1),
    keepdim: bool = False,
    *,
    dtype: _C.dtype | None = None,
) -> Tensor:
    """Take the extreme of sums, or of singular values."""
    _check_matrix(self)
    first, second = _two_dims(self, dim)
    size = abs(ord)
    if size != 1 and size != 2 and size != math.inf:
        raise RuntimeError(f"linalg.matrix_norm: order {ord} is not supported")
    x = _cast(self, dtype)
    if size == 2:
        values = _singular(x, first, second)
        found = values.amax(-1) if ord > 0 else values.amin(-1)
        return _restored(found, first, second, keepdim)
    if size == math.inf:
        first, second = second, first
    sums = _C.linalg_vector_norm(x, 1, [first], keepdim)
    if not keepdim and second > first:
        second = second - 1
    return sums.amax(second, keepdim) if ord > 0 else sums.amin(second, keepdim)


def matrix_norm_named(
    self: Tensor,
    ord: str = "fro",
    dim: Sequence[int] = (-2, -1),
    keepdim: bool = False,
    *,
    dtype: _C.dtype | None = None,
) -> Tensor:
    """Take the 2-norm of the elements, or the sum of the singular values."""
    _check_matrix(self)
    first, second = _two_dims(self, dim)
    if ord == "fro":
        return _C.linalg_vector_norm(self, 2, [first, second], keepdim, dtype=dtype)
    if ord != "nuc":
        raise RuntimeError(f"linalg.matrix_norm: order '{ord}' is not supported")
    found = _singular(_cast(self, dtype), first, second).sum(-1)
    return _restored(found, first, second, keepdim)


def norm(
    self: Tensor,
    ord: float | None = None,
    dim: list[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: _C.dtype | None = None,
) -> Tensor:
    """Decide between vectors and matrices."""
    if ord is None:
        return _C.linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)
    if dim is None:
        if self.dim() != 1 and self.dim() != 2:
            raise RuntimeError(
                "linalg.norm: without dim, an order needs an input of 1 or 2 dimensions, got "
                f"shape {list(self.shape)}"
            )
        dim = list(range(self.dim()))
    elif len(dim) != 1 and len(dim) != 2:
        raise RuntimeError(f"linalg.norm: dim must name one or two dimensions, got {list(dim)}")
    if len(dim) == 2:
        return matrix_norm(self, ord, dim, keepdim, dtype=dtype)
    return _C.linalg_vector_norm(self, ord, dim, keepdim, dtype=dtype)


def norm_named(
    self: Tensor,
    ord: str,
    dim: list[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: _C.dtype | None = None,
) -> Tensor:
    """Require matrices."""
    if dim is None:
        if self.dim() != 2:
            raise RuntimeError(
                f"linalg.norm: without dim, order '{ord}' needs a matrix, got shape {list(self.shape)}"
            )
        dim = [0, 1]
    return matrix_norm_named(self, ord, dim, keepdim, dtype=dtype)


def cond(self: Tensor, p: float | None = None) -> Tensor:
    """Divide the extreme singular values, or multiply norms."""
    _check_matrix(self)
    if p is None or abs(p) == 2:
        values = _C.linalg_svdvals(self)
        if self.size(-1) == 0 or self.size(-2) == 0:
            return values.sum(-1)
        largest, smallest = values.select(-1, 0), values.select(-1, -1)
        return smallest / largest if p is not None and p < 0 else largest / smallest
    _check_square(self)
    if self.size(-1) == 0:
        return matrix_norm_named(self, "fro")
    found = _C.linalg_inv_ex(self)
    size = matrix_norm(self, p) * matrix_norm(found[0], p)
    return size.masked_fill(found[1] != 0, math.inf)


def cond_named(self: Tensor, p: str) -> Tensor:
    """Multiply norms."""
    _check_matrix(self)
    if p == "nuc":
        values = _C.linalg_svdvals(self)
        return values.sum(-1) * values.reciprocal().sum(-1)
    _check_square(self)
    found = _C.linalg_inv_ex(self)
    size = matrix_norm_named(self, p) * matrix_norm_named(found[0], p)
    return size.masked_fill(found[1] != 0, math.inf)


def _check_square(x: Tensor) -> None:
    if x.size(-1) != x.size(-2):
        raise RuntimeError(f"linalg.cond: this order needs square matrices, got {list(x.shape)}")


def _bound(self: Tensor, values: Tensor, atol: float | None, rtol: float | None) -> Tensor:
    """Say what singular values must be larger than, with a last dimension of 1."""
    share = rtol
    if share is None:
        share = 0.0 if atol is not None and atol > 0 else _share(self)
    return (values.amax(-1, True) * share).clamp_min(0.0 if atol is None else atol)


def _share(self: Tensor) -> float:
    double = self.dtype == _C.float64 or self.dtype == _C.complex128
    epsilon = 2.220446049250313e-16 if double else 1.1920928955078125e-07
    return epsilon * max(self.size(-2), self.size(-1))


def _bounds(self: Tensor, values: Tensor, atol: Tensor | None, rtol: Tensor | None) -> Tensor:
    """Say the same for bounds in tensors, one for each matrix."""
    least = _C.zeros_like(values.amax(-1, True))
    if atol is not None:
        least = atol.to(values.dtype).unsqueeze(-1) + least
    if rtol is not None:
        share = rtol.to(values.dtype).unsqueeze(-1)
    elif atol is not None:
        share = _C.where(least > 0, 0.0, _share(self)).to(values.dtype)
    else:
        share = least + _share(self)
    return _C.maximum(values.amax(-1, True) * share, least)


def _spectrum(self: Tensor, hermitian: bool) -> tuple[Tensor, Tensor, Tensor]:
    """Take matrices apart: columns, values, rows."""
    _check_matrix(self)
    if hermitian:
        L, V = _C.linalg_eigh(self)
        return V, L, V.mH
    U, S, Vh = _C.linalg_svd(self, False)
    return U, S, Vh


def _inverted(columns: Tensor, values: Tensor, rows: Tensor, small: Tensor) -> Tensor:
    """Put matrices together again, with the inverses of values that are not too small."""
    inverse = values.masked_fill(small, 1).reciprocal().masked_fill(small, 0)
    return (rows.mH * inverse.unsqueeze(-2)) @ columns.mH


def pinv(
    self: Tensor, *, atol: float | None = None, rtol: float | None = None, hermitian: bool = False
) -> Tensor:
    """Count small values as 0."""
    columns, values, rows = _spectrum(self, hermitian)
    if self.numel() == 0:
        return self.mT.clone()
    size = values.abs()
    return _inverted(columns, values, rows, size <= _bound(self, size, atol, rtol))


def pinv_bounds(
    self: Tensor, *, atol: Tensor | None = None, rtol: Tensor | None = None, hermitian: bool = False
) -> Tensor:
    """Count small values as 0."""
    columns, values, rows = _spectrum(self, hermitian)
    if self.numel() == 0:
        return self.mT.clone()
    size = values.abs()
    return _inverted(columns, values, rows, size <= _bounds(self, size, atol, rtol))


def pinverse(self: Tensor, rcond: float = 1e-15) -> Tensor:
    """Name the share."""
    return _C.linalg_pinv(self, rtol=rcond)


def _values(self: Tensor, hermitian: bool) -> Tensor:
    _check_matrix(self)
    x = self.detach()
    return _C.linalg_eigvalsh(x).abs() if hermitian else _C.linalg_svdvals(x)


def matrix_rank(
    self: Tensor, *, atol: float | None = None, rtol: float | None = None, hermitian: bool = False
) -> Tensor:
    """Count what is not too small."""
    values = _values(self, hermitian)
    if self.numel() == 0:
        return values.sum(-1).to(_C.int64)
    return (values > _bound(self, values, atol, rtol)).sum(-1)


def matrix_rank_bounds(
    self: Tensor, *, atol: Tensor | None = None, rtol: Tensor | None = None, hermitian: bool = False
) -> Tensor:
    """Count what is not too small."""
    values = _values(self, hermitian)
    if self.numel() == 0:
        return values.sum(-1).to(_C.int64)
    return (values > _bounds(self, values, atol, rtol)).sum(-1)
