"""Functions whose Python form takes what no schema can say: any number of tensors, or results that depend on a flag."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, overload

from rtensor import _C

Tensor = _C.Tensor
Size = _C.Size


def _listed(tensors: tuple[Any, ...]) -> list[Tensor]:
    """Several tensors, or one sequence of them."""
    if len(tensors) == 1 and isinstance(tensors[0], list | tuple):
        return list(tensors[0])
    return list(tensors)


@overload
def nonzero(
    input: Tensor, *, as_tuple: Literal[False] = False, out: Tensor | None = None
) -> Tensor: ...
@overload
def nonzero(input: Tensor, *, as_tuple: Literal[True]) -> tuple[Tensor, ...]: ...
def nonzero(input: Tensor, *, as_tuple: bool = False, out: Tensor | None = None) -> Any:
    """Coordinates of the elements that are not 0: rows of a matrix, or one tensor for each dimension."""
    if as_tuple:
        return tuple(_C.nonzero_numpy(input))
    return _C.nonzero(input) if out is None else _C.nonzero(input, out=out)


def meshgrid(*tensors: Tensor | Sequence[Tensor], indexing: str = "ij") -> tuple[Tensor, ...]:
    """Grids of coordinates; with `indexing="xy"` the first two dimensions change places."""
    return _C.meshgrid(_listed(tensors), indexing=indexing)


def broadcast_tensors(*tensors: Tensor | Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Return views of all tensors under the shape that they broadcast to."""
    return _C.broadcast_tensors(_listed(tensors))


def block_diag(*tensors: Tensor | Sequence[Tensor]) -> Tensor:
    """Matrices along the diagonal of a matrix of zeros."""
    return _C.block_diag(_listed(tensors))


def cartesian_prod(*tensors: Tensor | Sequence[Tensor]) -> Tensor:
    """All combinations of one element of each vector, one row for each."""
    return _C.cartesian_prod(_listed(tensors))


@overload
def atleast_1d(tensor: Tensor, /) -> Tensor: ...
@overload
def atleast_1d(*tensors: Tensor) -> tuple[Tensor, ...]: ...
@overload
def atleast_1d(tensors: Sequence[Tensor], /) -> tuple[Tensor, ...]: ...
def atleast_1d(*tensors: Any) -> Any:
    """Tensors of at least one dimension."""
    return _C.atleast_1d(tensors[0] if len(tensors) == 1 else list(tensors))


@overload
def atleast_2d(tensor: Tensor, /) -> Tensor: ...
@overload
def atleast_2d(*tensors: Tensor) -> tuple[Tensor, ...]: ...
@overload
def atleast_2d(tensors: Sequence[Tensor], /) -> tuple[Tensor, ...]: ...
def atleast_2d(*tensors: Any) -> Any:
    """Tensors of at least two dimensions."""
    return _C.atleast_2d(tensors[0] if len(tensors) == 1 else list(tensors))


@overload
def atleast_3d(tensor: Tensor, /) -> Tensor: ...
@overload
def atleast_3d(*tensors: Tensor) -> tuple[Tensor, ...]: ...
@overload
def atleast_3d(tensors: Sequence[Tensor], /) -> tuple[Tensor, ...]: ...
def atleast_3d(*tensors: Any) -> Any:
    """Tensors of at least three dimensions."""
    return _C.atleast_3d(tensors[0] if len(tensors) == 1 else list(tensors))


def einsum(equation: str, *operands: Tensor | Sequence[Tensor]) -> Tensor:
    """Sum products over the dimensions that the result does not name, as in NumPy."""
    return _C.einsum(equation, _listed(operands))


def chain_matmul(*matrices: Tensor | Sequence[Tensor]) -> Tensor:
    """Multiply matrices in the cheapest order."""
    return _C.chain_matmul(_listed(matrices))


def tensordot(a: Tensor, b: Tensor, dims: Any = 2, out: Tensor | None = None) -> Tensor:
    """Sum the product over pairs of dimensions: the last `dims` of `a` with the first of `b`, or two lists of them."""
    if isinstance(dims, _C.Tensor):
        dims = dims.tolist()
    if isinstance(dims, int):
        if dims < 0 or dims > min(a.dim(), b.dim()):
            raise RuntimeError(
                f"tensordot expects 0 <= dims <= {min(a.dim(), b.dim())}, but got dims={dims}"
            )
        first, second = list(range(a.dim() - dims, a.dim())), list(range(dims))
    else:
        first, second = ([d] if isinstance(d, int) else list(d) for d in dims)
    result = _C.tensordot(a, b, first, second)
    return result if out is None else out.copy_(result)


_COMPUTE_MODES = (
    "use_mm_for_euclid_dist_if_necessary",
    "use_mm_for_euclid_dist",
    "donot_use_mm_for_euclid_dist",
)


def cdist(x1: Tensor, x2: Tensor, p: float = 2.0, compute_mode: str = _COMPUTE_MODES[0]) -> Tensor:
    """p-norms of the differences of all pairs of rows."""
    if compute_mode not in _COMPUTE_MODES:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode")
    return _C.cdist(x1, x2, p)


def broadcast_shapes(*shapes: int | Sequence[int]) -> Size:
    """Return the shape that tensors of these shapes broadcast to; no tensor of them is made."""
    found: list[int] = []
    for shape in shapes:
        sizes = [shape] if isinstance(shape, int) else list(shape)
        if any(n < 0 for n in sizes):
            raise RuntimeError(f"broadcast_shapes: sizes must not be negative, got {sizes}")
        found = [1] * (len(sizes) - len(found)) + found
        for i in range(1, len(sizes) + 1):
            if found[-i] == 1:
                found[-i] = sizes[-i]
            elif sizes[-i] not in (1, found[-i]):
                raise RuntimeError(
                    f"broadcast_shapes: {sizes} does not broadcast with the shapes before it, {found}"
                )
    return _C.Size(found)


def empty_permuted(size: Iterable[int], physical_layout: Iterable[int], **options: Any) -> Tensor:
    """Memory as it was found, whose dimensions lie in the order `physical_layout`, outermost first."""
    sizes, order = list(size), list(physical_layout)
    if sorted(order) != list(range(len(sizes))):
        raise RuntimeError(
            f"empty_permuted: physical_layout must name each of {len(sizes)} dimensions once, got {order}"
        )
    requires_grad = options.pop("requires_grad", False)
    dense = _C.empty([sizes[d] for d in order], **options)
    result = dense.permute([order.index(d) for d in range(len(order))])
    return result.requires_grad_() if requires_grad else result


@overload
def lu(
    A: Tensor, pivot: bool = True, get_infos: Literal[False] = False
) -> tuple[Tensor, Tensor]: ...
@overload
def lu(
    A: Tensor, pivot: bool = True, *, get_infos: Literal[True]
) -> tuple[Tensor, Tensor, Tensor]: ...
def lu(A: Tensor, pivot: bool = True, get_infos: bool = False) -> Any:
    """Return the factors of `linalg.lu_factor` in one matrix, row exchanges, and where asked for failures."""
    LU, pivots, infos = _C.linalg_lu_factor_ex(A, pivot=pivot, check_errors=not get_infos)
    return (LU, pivots, infos) if get_infos else (LU, pivots)
