"""Linear algebra made of other operations: tensors as matrices, covariances, older names."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def diagonal(A: Tensor, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """Name other dimensions."""
    return A.diagonal(offset, dim1, dim2)


def vander(x: Tensor, *, N: int | None = None) -> Tensor:
    """Multiply up."""
    base = x.reshape([1]) if x.dim() == 0 else x
    if not (base.is_floating_point() or base.is_complex()):
        base = base.to(_C.int64)
    n = base.size(-1) if N is None else N
    if n < 2 and N is not None:
        raise RuntimeError(f"linalg.vander: N must be greater than 1, got {n}")
    one = _C.ones_like(base).unsqueeze(-1)
    if n < 2:
        return one.narrow(-1, 0, n)
    column = base.unsqueeze(-1).expand([*list(base.shape), n - 1])
    return _C.cat([one, column.cumprod(-1)], -1)


def _count(sizes: list[int]) -> int:
    n = 1
    for size in sizes:
        n = n * size
    return n


def tensorinv(self: Tensor, ind: int = 2) -> Tensor:
    """Invert the matrix that the first dimensions make with the others."""
    if ind <= 0:
        raise RuntimeError(f"linalg.tensorinv: ind must be positive, got {ind}")
    shape = list(self.shape)
    first, last = shape[:ind], shape[ind:]
    if _count(first) != _count(last):
        raise RuntimeError(
            f"linalg.tensorinv: the sizes up to ind={ind} of shape {shape} must multiply to those behind"
        )
    n = _count(first)
    return _C.linalg_inv(self.reshape([n, n])).reshape([*last, *first])


def tensorsolve(self: Tensor, other: Tensor, dims: list[int] | None = None) -> Tensor:
    """Solve with the matrix that the dimensions of the result make with the others."""
    matrix = self
    if dims is not None:
        matrix = self.movedim(dims, [i - len(dims) for i in range(len(dims))])
    shape = list(matrix.shape)[other.dim() :]
    n = other.numel()
    if _count(shape) != n or matrix.numel() != n * n:
        raise RuntimeError(
            f"linalg.tensorsolve: shapes {list(self.shape)} and {list(other.shape)} make no square system"
        )
    return _C.linalg_solve(matrix.reshape([n, n]), other.reshape([n])).reshape(shape)


def svd(self: Tensor, some: bool = True, compute_uv: bool = True) -> tuple[Tensor, Tensor, Tensor]:
    """Turn the rows into columns."""
    if compute_uv:
        U, S, Vh = _C.linalg_svd(self, not some)
        return U, S, Vh.mH
    batch = list(self.shape)[:-2]
    m, n = self.size(-2), self.size(-1)
    U = _C.zeros([*batch, m, m], dtype=self.dtype, device=self.device)
    V = _C.zeros([*batch, n, n], dtype=self.dtype, device=self.device)
    return U, _C.linalg_svdvals(self), V


def triangular_solve(
    self: Tensor,
    A: Tensor,
    upper: bool = True,
    transpose: bool = False,
    unitriangular: bool = False,
) -> tuple[Tensor, Tensor]:
    """Put the matrix first."""
    matrix = A.mT if transpose else A
    found = _C.linalg_solve_triangular(
        matrix, self, upper=upper != transpose, unitriangular=unitriangular
    )
    return found, A.clone()


def cov(
    self: Tensor,
    *,
    correction: int = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor:
    """Multiply deviations from the weighted means."""
    if self.dim() > 2:
        raise RuntimeError(f"cov: needs at most two dimensions, got {self.dim()}")
    if self.dtype == _C.bool:
        raise RuntimeError("cov: bool is not supported")
    x = self.reshape([1, -1]) if self.dim() < 2 else self
    count = x.size(1)
    weights: Tensor | None = None
    if fweights is not None:
        _check_weights(fweights, count, "fweights")
        if fweights.is_floating_point() or fweights.is_complex() or fweights.dtype == _C.bool:
            raise RuntimeError(f"cov: fweights must be integers, got {fweights.dtype}")
        weights = fweights
    if aweights is not None:
        _check_weights(aweights, count, "aweights")
        if not aweights.is_floating_point():
            raise RuntimeError(f"cov: aweights must be floating point, got {aweights.dtype}")
        weights = aweights if weights is None else weights * aweights
    x = x if x.is_floating_point() or x.is_complex() else x * 1.0
    if weights is None:
        centered = x - x.mean(1, True) if count > 0 else x
        spread = centered @ centered.mH
        return (spread / max(count - correction, 0)).squeeze()
    total = weights.sum()
    mean = (x * weights).sum(1, True) / total
    if aweights is None:
        free = total - correction
    elif fweights is None:
        free = total - correction * (weights * aweights).sum() / total
    else:
        free = total - correction * (weights * aweights).sum() / total
    centered = x - mean
    spread = (centered * weights) @ centered.mH
    return (spread / free.clamp_min(0)).squeeze()


def _check_weights(weights: Tensor, count: int, name: str) -> None:
    if weights.dim() > 1 or weights.numel() != count:
        raise RuntimeError(
            f"cov: {name} must be a vector of {count} elements, got shape {list(weights.shape)}"
        )
    if not weights.is_meta and bool((weights < 0).any()):
        raise RuntimeError(f"cov: {name} must not be negative")


def corrcoef(self: Tensor) -> Tensor:
    """Divide covariances by deviations; parts stay between -1 and 1."""
    c = cov(self)
    if c.dim() == 0:
        return c / c
    deviation = c.diagonal().sqrt()
    c = c / deviation.unsqueeze(1) / deviation.unsqueeze(0)
    if c.is_complex():
        return _C.complex(c.real.clamp(-1, 1), c.imag.clamp(-1, 1))
    return c.clamp(-1, 1)
