"""Samples of factorisations and of what is solved with them: matrices far from singular."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.testing.samples.maker import Draft, Maker

SQUARE = ((1, 1), (3, 3), (2, 3, 3), (0, 3, 3), (0, 0), (2, 1, 2, 2))


def regular(make: Maker, *shape: int) -> Any:
    """Make matrices with a heavy diagonal."""
    x = make(*shape).detach()
    one = _C.eye(shape[-2], shape[-1], dtype=x.dtype)
    return make.leaf(x + one * 6)


def positive(make: Maker, *shape: int) -> Any:
    """Make Hermitian matrices that are positive definite."""
    x = make(*shape).detach()
    one = _C.eye(shape[-1], dtype=x.dtype)
    return make.leaf(x @ x.mH + one)


def _square(make: Maker) -> Iterator[Draft]:
    for shape in SQUARE:
        yield Draft((regular(make, *shape),))
    yield Draft((make.leaf(regular(make, 3, 3).detach().mT),))


def _matrices(make: Maker) -> Iterator[Draft]:
    yield from _square(make)
    for shape in ((2, 3), (4, 2), (2, 3, 2), (0, 3)):
        yield Draft((regular(make, *shape),))


def _positive(make: Maker) -> Iterator[Draft]:
    for shape in SQUARE:
        for upper in (False, True):
            yield Draft((positive(make, *shape),), {"upper": upper})


def _distinct(make: Maker, *shape: int) -> Any:
    """Make matrices whose singular values differ."""
    x = make(*shape).detach()
    steps = _C.arange(1, min(shape[-2:]) + 1).to(x.dtype)
    ladder = _C.zeros(list(shape), dtype=x.dtype)
    ladder.diagonal(0, -2, -1).copy_(steps * 5)
    return make.leaf(x + ladder)


def _hermitian(make: Maker) -> Iterator[Draft]:
    for shape in SQUARE:
        for half in ("L", "U"):
            x = _distinct(make, *shape).detach()
            yield Draft((make.leaf((x + x.mH) * 0.5),), {"UPLO": half})


def _svd(make: Maker) -> Iterator[Draft]:
    # Singular vectors are known up to a direction: one that no test looks at is not looked for here.
    for shape in ((1, 1), (3, 3), (4, 2), (2, 3), (2, 3, 2), (0, 3, 3), (0, 2)):
        yield Draft((_distinct(make, *shape),), {"full_matrices": False})


def _regular(make: Maker) -> Iterator[Draft]:
    for shape in ((1, 1), (3, 3), (4, 2), (2, 3), (2, 3, 2), (0, 3)):
        yield Draft((_distinct(make, *shape),))


def _qr(make: Maker) -> Iterator[Draft]:
    for shape in ((1, 1), (3, 3), (4, 2), (2, 3), (2, 3, 2), (0, 3, 2), (0, 2)):
        yield Draft((regular(make, *shape),))
    yield Draft((regular(make, 2, 3),), {"mode": "complete"})


def _householder(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 2), make(2)))
    yield Draft((make(2, 3, 3), make(2, 2)))


def _matrix_norm(make: Maker) -> Iterator[Draft]:
    for ord in (1, -1, float("inf"), -float("inf"), 2, -2):
        yield Draft((_distinct(make, 3, 3), ord))
        yield Draft((_distinct(make, 2, 4, 3), ord), {"keepdim": True})
    yield Draft((make(2, 3, 2), 1, [0, 2]))


def _matrix_norm_named(make: Maker) -> Iterator[Draft]:
    for ord in ("fro", "nuc"):
        yield Draft((_distinct(make, 3, 3), ord))
        yield Draft((_distinct(make, 4, 3), ord), {"keepdim": True})


def _norm(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3),))
    yield Draft((make(2, 3, 2),))
    for ord in (1, 2, 3, float("inf"), 0):
        yield Draft((make(4), ord))
        yield Draft((make(2, 3), ord, [1]), {"keepdim": True})
    for ord in (1, 2, -2, float("inf")):
        yield Draft((_distinct(make, 3, 3), ord))


def _cond_named(make: Maker) -> Iterator[Draft]:
    for p in ("fro", "nuc"):
        yield Draft((_distinct(make, 3, 3), p))


def _vectors(make: Maker) -> Iterator[Draft]:
    for shape in ((3,), (2, 3), (1,), (0,)):
        yield Draft((make(*shape),))
    yield Draft((make(3),), {"N": 4})


def _tensorinv(make: Maker) -> Iterator[Draft]:
    yield Draft((make.leaf(regular(make, 4, 4).detach().reshape([2, 2, 4])),))
    yield Draft((regular(make, 3, 3),), {"ind": 1})


def _tensorsolve(make: Maker) -> Iterator[Draft]:
    yield Draft((make.leaf(regular(make, 4, 4).detach().reshape([2, 2, 4])), make(2, 2)))
    yield Draft((make.leaf(regular(make, 3, 3).detach()), make(3)), {"dims": [0]})


def _singular_values(make: Maker) -> Iterator[Draft]:
    for shape in ((3, 3), (2, 3), (0, 2, 2)):
        yield Draft((_distinct(make, *shape), True, False))


def _triangular_solve(make: Maker) -> Iterator[Draft]:
    for upper in (False, True):
        for transpose in (False, True):
            yield Draft((make(3, 2), regular(make, 3, 3), upper, transpose))


def _observations(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 4),))
    yield Draft((make(4),), {"correction": 0})
    counts = _C.tensor([1, 2, 0, 3])
    weights = _C.tensor([0.5, 1.0, 0.25, 2.0])
    for options in ({"fweights": counts}, {"aweights": weights}):
        yield Draft((make(2, 4),), options)


def _correlated(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 5),))


def _triangles(make: Maker) -> Iterator[Draft]:
    for shape in ((1, 1), (3, 3), (2, 3, 3)):
        yield Draft((regular(make, *shape),), {"upper": True})
        yield Draft((regular(make, *shape),), {"upper": False})


def _pivots(*rows: list[int]) -> Any:
    return _C.tensor(rows if len(rows) > 1 else rows[0], dtype=_C.int32)


def _permutation(make: Maker) -> Iterator[Draft]:
    yield Draft((_pivots([2, 2, 3]), 3))
    yield Draft((_pivots([3, 2], [1, 2]), 4))


def _unpack(make: Maker) -> Iterator[Draft]:
    yield Draft((regular(make, 3, 3), _pivots([2, 2, 3])))
    yield Draft((regular(make, 2, 4, 2), _pivots([3, 2], [1, 2])))
    yield Draft((regular(make, 2, 3), _pivots([1, 2]), True, False))


def _lu_solve(make: Maker) -> Iterator[Draft]:
    for adjoint in (False, True):
        options = {"adjoint": adjoint}
        yield Draft((regular(make, 3, 3), _pivots([2, 2, 3]), make(3, 2)), options)
        left = options | {"left": False}
        yield Draft((regular(make, 3, 3), _pivots([2, 2, 3]), make(2, 3)), left)
    yield Draft((regular(make, 2, 2, 2), _pivots([2, 2], [1, 2]), make(2, 2, 3)))


def _lu_solve_old(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 2), regular(make, 3, 3), _pivots([2, 2, 3])))


def _solve_triangular(make: Maker) -> Iterator[Draft]:
    for upper in (False, True):
        for left in (False, True):
            options = {"upper": upper, "left": left, "unitriangular": upper != left}
            b = make(3, 2) if left else make(2, 3)
            yield Draft((regular(make, 3, 3), b), options)
    yield Draft((regular(make, 2, 3, 3), make(3, 1)), {"upper": True})
    yield Draft((regular(make, 3, 3), make(4, 3, 2)), {"upper": False})
    yield Draft((regular(make, 0, 0), make(0, 2)), {"upper": False})


def _solve(make: Maker) -> Iterator[Draft]:
    pairs = (((3, 3), (3,)), ((3, 3), (3, 2)), ((2, 3, 3), (2, 3)), ((2, 3, 3), (2, 3, 1)))
    for a, b in (*pairs, ((2, 3, 3), (3, 2)), ((3, 3), (2, 3, 1)), ((0, 0), (0, 2))):
        yield Draft((regular(make, *a), make(*b)))
    yield Draft((regular(make, 3, 3), make(2, 3)), {"left": False})
    yield Draft((regular(make, 2, 3, 3), make(4, 3)), {"left": False})


def _cholesky_solve(make: Maker) -> Iterator[Draft]:
    for upper in (False, True):
        yield Draft((make(3, 2), regular(make, 3, 3)), {"upper": upper})
    yield Draft((make(2, 3, 2), regular(make, 2, 3, 3)))


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "any_matrices": _matrices,
    "square_matrices": _square,
    "positive_matrices": _positive,
    "triangles": _triangles,
    "vander_batch": _vectors,
    "tensorinv": _tensorinv,
    "tensorsolve": _tensorsolve,
    "singular_values": _singular_values,
    "triangular_solve": _triangular_solve,
    "observations": _observations,
    "correlated": _correlated,
    "hermitian_matrices": _hermitian,
    "regular_matrices": _regular,
    "svd": _svd,
    "qr": _qr,
    "householder": _householder,
    "matrix_norm": _matrix_norm,
    "matrix_norm_named": _matrix_norm_named,
    "norm": _norm,
    "cond_named": _cond_named,
    "lu_permutation": _permutation,
    "lu_unpack": _unpack,
    "lu_solve": _lu_solve,
    "lu_solve_old": _lu_solve_old,
    "solve_triangular": _solve_triangular,
    "solve": _solve,
    "cholesky_solve": _cholesky_solve,
}
