"""Composites of the reduce family: operations made of operations, in the scriptable subset.

Sizes are asked from tensors and used as operands, so that a trace does not freeze them.
"""

from __future__ import annotations

from typing import Any, Literal, overload

from rtensor import _C
from rtensor._C import Tensor


def nanmean(
    self: Tensor, dim: list[int] | None = None, keepdim: bool = False, dtype: _C.dtype | None = None
) -> Tensor:
    """Sum of what is not NaN, over how many these are."""
    if not self.dtype.is_floating_point and not self.dtype.is_complex:
        raise RuntimeError(f"allowed: floating point and complex, got {self.dtype}")
    counted = (self == self).sum(dim, keepdim)
    narrow = self.dtype in (_C.float16, _C.bfloat16)
    numbers = self.masked_fill(self != self, 0)
    if narrow and dtype is None:
        # The sum of halves may overflow where their mean does not.
        mean = numbers.sum(dim, keepdim, dtype=_C.float32) / counted
        return mean.to(self.dtype)
    return numbers.sum(dim, keepdim, dtype=dtype) / counted


def norm_scalar(self: Tensor, p: float = 2) -> Tensor:
    """Norm of all elements."""
    return _C.linalg_vector_norm(self, p)


def norm_dim(self: Tensor, p: float | None, dim: list[int], keepdim: bool = False) -> Tensor:
    """Norm over `dim`; 2 unless `p` says otherwise."""
    return _C.linalg_vector_norm(self, 2 if p is None else p, dim, keepdim)


def norm_dim_dtype(
    self: Tensor, p: float | None, dim: list[int], keepdim: bool, dtype: _C.dtype
) -> Tensor:
    """Norm over `dim`, in a wider type."""
    return _C.linalg_vector_norm(self, 2 if p is None else p, dim, keepdim, dtype=dtype)


def norm_dtype(self: Tensor, p: float | None, dtype: _C.dtype) -> Tensor:
    """Norm of all elements, in a wider type."""
    return _C.linalg_vector_norm(self, 2 if p is None else p, dtype=dtype)


def norm_name(
    self: Tensor,
    p: str,
    dim: list[int] | None = None,
    keepdim: bool = False,
    dtype: _C.dtype | None = None,
) -> Tensor:
    """Frobenius norm of any number of dimensions, nuclear norm of two."""
    if p == "fro":
        return _C.linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)
    if p == "nuc":
        return _C.linalg_matrix_norm(
            self, "nuc", [-2, -1] if dim is None else dim, keepdim, dtype=dtype
        )
    raise ValueError(f"p must be a number, 'fro' or 'nuc', got '{p}'")


def trace(self: Tensor) -> Tensor:
    """Sum of the diagonal."""
    if self.ndim != 2:
        raise RuntimeError(f"expected a matrix, got shape {list(self.shape)}")
    if self.dtype == _C.bool:
        raise NotImplementedError("not available for bool; convert the input")
    diagonal = self.diagonal()
    return diagonal.sum()


def dist(self: Tensor, other: Tensor, p: float = 2) -> Tensor:
    """Norm of the difference."""
    return _C.linalg_vector_norm(self - other, p)


def renorm(self: Tensor, p: float, dim: int, maxnorm: float) -> Tensor:
    """Factors below 1 for slices whose norm is too large."""
    if p <= 0:
        raise RuntimeError(f"p must be positive, got {p}")
    if maxnorm < 0:
        raise RuntimeError(f"maxnorm must not be negative, got {maxnorm}")
    if self.ndim < 2:
        raise RuntimeError(f"expected at least 2 dimensions, got {self.ndim}")
    if dim < -self.ndim or dim >= self.ndim:
        raise IndexError(f"dim {dim} is out of range: {-self.ndim} to {self.ndim - 1}")
    kept = dim % self.ndim
    others = [d for d in range(self.ndim) if d != kept]
    norm = _C.linalg_vector_norm(self, p, others, True)
    factor = _C.where(norm > maxnorm, maxnorm / (norm + 1e-7), _C.ones_like(norm))
    return self * factor


def quantile_scalar(
    self: Tensor,
    q: float,
    dim: int | None = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """One quantile, as a tensor of the input's type."""
    _check_share(q)
    return quantile(self, _share(self, q), dim, keepdim, interpolation)


def nanquantile_scalar(
    self: Tensor,
    q: float,
    dim: int | None = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """One quantile, as a tensor of the input's type."""
    _check_share(q)
    return nanquantile(self, _share(self, q), dim, keepdim, interpolation)


def _check_share(q: float) -> None:
    if q < 0 or q > 1:
        raise RuntimeError(f"q must be between 0 and 1, got {q}")


def _share(self: Tensor, q: float) -> Tensor:
    return _C.full([], q, dtype=self.dtype, device=self.device)


def quantile(
    self: Tensor,
    q: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """Ranks are shares of the last position; a line with a NaN gives NaN."""
    return _quantile(self, q, dim, keepdim, interpolation, False)


def nanquantile(
    self: Tensor,
    q: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """Ranks are shares of the last position that is not NaN."""
    return _quantile(self, q, dim, keepdim, interpolation, True)


def _quantile(
    self: Tensor, q: Tensor, dim: int | None, keepdim: bool, interpolation: str, skip_nan: bool
) -> Tensor:
    if self.dtype != _C.float32 and self.dtype != _C.float64:
        raise RuntimeError(f"the input must be float32 or float64, got {self.dtype}")
    if q.dtype != self.dtype:
        raise RuntimeError(f"q must have the input's dtype {self.dtype}, got {q.dtype}")
    if q.ndim > 1:
        raise RuntimeError(f"q must be a number or one-dimensional, got shape {list(q.shape)}")
    if self.numel() == 0:
        raise RuntimeError("the input must not be empty")
    if interpolation not in ("linear", "lower", "higher", "midpoint", "nearest"):
        raise RuntimeError(
            "interpolation must be 'linear', 'lower', 'higher', 'midpoint' or 'nearest', "
            f"got '{interpolation}'"
        )
    if not q.is_meta and bool(((q < 0) | (q > 1)).any()):
        raise RuntimeError("the values of q must be between 0 and 1")
    ndim = self.ndim
    lines = self.reshape([-1]) if dim is None or ndim == 0 else self.movedim(dim, -1)
    ordered = lines.sort(-1)[0]
    last = ordered.shape[-1] - 1
    missing = ordered != ordered
    if skip_nan:
        valid = (missing.logical_not().sum([-1], True) - 1).clamp(0)
        ranks = q.reshape([-1]) * valid.to(self.dtype)
    else:
        ranks = q.reshape([-1]) * last
        ranks = ranks.expand([*ordered.shape[:-1], q.numel()])
        ranks = ranks.masked_fill(missing.narrow(-1, last, 1), last)
    result = _at_ranks(ordered, ranks, interpolation)
    if keepdim and dim is None:
        result = result.reshape([1] * ndim + [q.numel()])
    elif keepdim and ndim > 0 and dim is not None:
        result = result.unsqueeze(dim if dim >= 0 else dim - 1)
    if q.ndim == 0:
        return result.squeeze(-1)
    return result.movedim(-1, 0)


def _at_ranks(ordered: Tensor, ranks: Tensor, interpolation: str) -> Tensor:
    """Elements of sorted lines at fractional positions."""
    if interpolation == "lower":
        return ordered.gather(-1, ranks.floor().to(_C.int64))
    if interpolation == "higher":
        return ordered.gather(-1, ranks.ceil().to(_C.int64))
    if interpolation == "nearest":
        return ordered.gather(-1, ranks.round().to(_C.int64))
    below = ordered.gather(-1, ranks.floor().to(_C.int64))
    above = ordered.gather(-1, ranks.ceil().to(_C.int64))
    if interpolation == "midpoint":
        return below.lerp(above, 0.5)
    return below.lerp(above, ranks - ranks.floor())


def _ends(y: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """All but the first, all but the last."""
    n = y.shape[dim]
    return y.narrow(dim, 1, n - 1), y.narrow(dim, 0, n - 1)


def trapezoid_dx(y: Tensor, dx: float = 1, dim: int = -1) -> Tensor:
    """Half the step times the sum of neighbours."""
    if y.shape[dim] == 0:
        return y.sum([dim]) * 0.0
    after, before = _ends(y, dim)
    return (after + before).sum([dim]) * (dx / 2)


def trapezoid_x(y: Tensor, x: Tensor, dim: int = -1) -> Tensor:
    """Take steps from the differences of `x`."""
    if y.shape[dim] == 0:
        return y.sum([dim]) * 0.0
    after, before = _ends(y, dim)
    return (_steps(y, x, dim) * (after + before)).sum([dim]) / 2.0


def cumulative_trapezoid_dx(y: Tensor, dx: float = 1, dim: int = -1) -> Tensor:
    """Half the step times the running sum of neighbours."""
    after, before = _ends(y, dim)
    return (dx / 2) * (after + before).cumsum(dim)


def cumulative_trapezoid_x(y: Tensor, x: Tensor, dim: int = -1) -> Tensor:
    """Take steps from the differences of `x`."""
    after, before = _ends(y, dim)
    return (_steps(y, x, dim) * (after + before)).cumsum(dim) / 2.0


def _steps(y: Tensor, x: Tensor, dim: int) -> Tensor:
    """Differences of `x`, shaped to meet `y` along `dim`."""
    if x.ndim == 1:
        if x.shape[0] != y.shape[dim]:
            raise RuntimeError(f"x has {x.shape[0]} points, y has {y.shape[dim]} along dim {dim}")
        shape = [1] * y.ndim
        shape[dim] = x.shape[0]
        x = x.reshape(shape)
    elif x.ndim < y.ndim:
        x = x.reshape([1] * (y.ndim - x.ndim) + list(x.shape))
    after, before = _ends(x, dim)
    return after - before


def diff(
    self: Tensor,
    n: int = 1,
    dim: int = -1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
) -> Tensor:
    """Neighbours subtracted, `n` times; truth values differ by `!=`."""
    if self.ndim == 0:
        raise RuntimeError("the input must have at least one dimension")
    if n < 0:
        raise RuntimeError(f"n must not be negative, got {n}")
    if n == 0:
        return self.clone()
    parts = [self]
    if prepend is not None:
        parts = [prepend, *parts]
    if append is not None:
        parts = [*parts, append]
    out = _C.cat(parts, dim) if len(parts) > 1 else self
    for _ in range(min(n, out.shape[dim])):
        after, before = _ends(out, dim)
        out = after.logical_xor(before) if out.dtype == _C.bool else after - before
    return out


# Functions with a varying number of results: not operations, but what users call.

_UNIQUE_CONSECUTIVE = _C.get_packet("aten::unique_consecutive")


@overload
def unique(
    input: Tensor,
    sorted: bool = True,
    return_inverse: Literal[False] = False,
    return_counts: Literal[False] = False,
    dim: int | None = None,
) -> Tensor: ...
@overload
def unique(
    input: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Any: ...
def unique(
    input: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Tensor | tuple[Tensor, ...]:
    """Return the distinct elements (or slices along `dim`), sorted.

    With `return_inverse`, also which one each element is; with `return_counts`, how often each occurs.
    """
    if dim is None:
        found = _C._unique2(input, sorted, return_inverse, return_counts)
    else:
        found = _C.unique_dim(input, dim, sorted, return_inverse, return_counts)
    return _asked(found, return_inverse, return_counts)


@overload
def unique_consecutive(
    input: Tensor,
    return_inverse: Literal[False] = False,
    return_counts: Literal[False] = False,
    dim: int | None = None,
) -> Tensor: ...
@overload
def unique_consecutive(
    input: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> Any: ...
def unique_consecutive(
    input: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> Tensor | tuple[Tensor, ...]:
    """Return elements (or slices along `dim`) without those that repeat the one before."""
    found = _UNIQUE_CONSECUTIVE(input, return_inverse, return_counts, dim)
    return _asked(found, return_inverse, return_counts)


def _asked(
    found: tuple[Tensor, Tensor, Tensor], inverse: bool, counts: bool
) -> Tensor | tuple[Tensor, ...]:
    first, positions, occurrences = found
    if inverse and counts:
        return first, positions, occurrences
    if inverse:
        return first, positions
    if counts:
        return first, occurrences
    return first
