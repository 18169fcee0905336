"""Samples of eigenvalues of general matrices, LDL factors, exponentials, reflections and least squares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.testing.samples.factors import SQUARE, regular
from rtensor.testing.samples.maker import Draft, Maker


def _spread(make: Maker, *shape: int) -> Any:
    """Make matrices whose eigenvalues are well apart."""
    x = make(*shape).detach()
    steps = _C.arange(1, shape[-1] + 1).to(x.dtype)
    ladder = _C.zeros(list(shape), dtype=x.dtype)
    ladder.diagonal(0, -2, -1).copy_(steps * 12)
    return make.leaf(x + ladder)


def _general(make: Maker) -> Iterator[Draft]:
    for shape in SQUARE:
        yield Draft((_spread(make, *shape),))


def _symmetric(make: Maker, hermitian: bool, *shape: int) -> Any:
    x = make(*shape).detach()
    return make.leaf(x + (x.mH if hermitian else x.mT))


def _ldl_factor(make: Maker) -> Iterator[Draft]:
    for hermitian in (False, True):
        for shape in ((1, 1), (3, 3), (2, 4, 4), (0, 3, 3), (0, 0)):
            yield Draft((_symmetric(make, hermitian, *shape),), {"hermitian": hermitian})


def _ldl_solve(make: Maker) -> Iterator[Draft]:
    pivots = _C.tensor([3, -3, -3], dtype=_C.int32)
    for hermitian in (False, True):
        factors = regular(make, 3, 3)
        yield Draft((factors, pivots, make(3, 2)), {"hermitian": hermitian})
    pivots = _C.tensor([[-2, -2], [2, 2]], dtype=_C.int32)
    yield Draft((regular(make, 2, 2, 2), pivots, make(2, 2, 1)))
    yield Draft((regular(make, 2, 2, 2), pivots, make(2, 3)))


def _exponents(make: Maker) -> Iterator[Draft]:
    for shape in SQUARE:
        x = make(*shape).detach()
        yield Draft((make.leaf(x * 0.25),))


def _ormqr(make: Maker) -> Iterator[Draft]:
    for left in (False, True):
        for transpose in (False, True):
            other = make(3, 2) if left else make(2, 3)
            yield Draft((make(3, 2), make(2), other, left, transpose))
    yield Draft((make(2, 3, 3), make(2, 2), make(2, 3, 1)))
    yield Draft((make(0, 2), make(0), make(0, 1)))


def _systems(make: Maker) -> Iterator[tuple[Any, Any]]:
    for a, b in (((3, 3), (3, 2)), ((4, 2), (4, 1)), ((2, 3), (2, 1)), ((2, 3, 2), (2, 3, 1))):
        yield regular(make, *a), make(*b)


def _lstsq_leaf(make: Maker) -> Iterator[Draft]:
    for driver in ("gels", "gelsy", "gelsd", "gelss"):
        for a, b in _systems(make):
            yield Draft((a, b, None, driver))


def _lstsq(make: Maker) -> Iterator[Draft]:
    for driver in (None, "gels", "gelsy", "gelsd"):
        for a, b in _systems(make):
            yield Draft((a, b), {"driver": driver})
    yield Draft((regular(make, 2, 3, 2), make(2, 3)), {"rcond": 1e-3})
    yield Draft((make(3, 0), make(3, 1)))


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "general_matrices": _general,
    "ldl_factor": _ldl_factor,
    "ldl_solve": _ldl_solve,
    "exponents": _exponents,
    "ormqr": _ormqr,
    "lstsq_leaf": _lstsq_leaf,
    "lstsq": _lstsq,
}
