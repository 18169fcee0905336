"""Samples of products of matrices and vectors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor.testing.samples.maker import Draft, Maker


def shapes(*rows: tuple[Any, ...], scaled: bool = False) -> Callable[[Maker], Iterator[Draft]]:
    """Make a generator of tensors with given shapes; scaled ones also with `alpha` and `beta`."""

    def generate(make: Maker) -> Iterator[Draft]:
        for row in rows:
            yield Draft(tuple(make(*shape) for shape in row))
            if scaled:
                yield Draft(tuple(make(*shape) for shape in row), {"alpha": 2, "beta": 3})

    return generate


def _mm(make: Maker) -> Iterator[Draft]:
    for n, k, m in ((2, 3, 4), (1, 1, 1), (0, 3, 2), (2, 0, 3), (5, 4, 1)):
        yield Draft((make(n, k), make(k, m)))
    yield Draft((make.transposed(2, 3), make.transposed(3, 4)))


def _matmul(make: Maker) -> Iterator[Draft]:
    pairs = (
        ((3,), (3,)),
        ((2, 3), (3,)),
        ((3,), (3, 4)),
        ((2, 3), (3, 4)),
        ((5, 2, 3), (3, 4)),
        ((5, 2, 3), (5, 3, 4)),
        ((1, 2, 3), (5, 3, 4)),
        ((2, 1, 2, 3), (5, 3, 1)),
        ((3,), (5, 3, 4)),
        ((2, 0), (0, 3)),
    )
    for a, b in pairs:
        yield Draft((make(*a), make(*b)))
    yield Draft((make.transposed(2, 3), make(3, 4)))


def _vander(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3),))
    yield Draft((make(3), 4, True))


def _matrix_power(make: Maker) -> Iterator[Draft]:
    for n in (0, 1, 3):
        yield Draft((make(2, 3, 3), n))


def _einsum(make: Maker) -> Iterator[Draft]:
    for equation, *shapes_ in (
        ("ij,jk->ik", (2, 3), (3, 4)),
        ("ii", (3, 3)),
        ("i,j", (2,), (3,)),
        ("bij,bj->b", (2, 3, 4), (2, 4)),
    ):
        yield Draft((equation, [make(*s) for s in shapes_]))


def _tensordot(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 3, 4), make(4, 3, 5), [1, 2], [1, 0]))
    yield Draft((make(2, 3), make(3), [1], [0]))


def _chain(make: Maker) -> Iterator[Draft]:
    yield Draft(([make(2, 3), make(3, 4), make(4, 1)],))
    yield Draft(([make(2, 3), make(3, 4)],))


def _vector(make: Maker) -> Iterator[Draft]:
    yield Draft((make(4),))
    yield Draft((make(3),), {"r": 2, "with_replacement": True})


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "dot": shapes(((3,), (3,)), ((1,), (1,)), ((0,), (0,))),
    "mv": shapes(((2, 3), (3,)), ((0, 3), (3,)), ((2, 0), (0,))),
    "mm": _mm,
    "bmm": shapes(((2, 3, 4), (2, 4, 5)), ((0, 2, 3), (0, 3, 2)), ((1, 1, 1), (1, 1, 1))),
    "matmul": _matmul,
    "addmm": shapes(
        ((2, 4), (2, 3), (3, 4)), ((4,), (2, 3), (3, 4)), ((), (2, 0), (0, 4)), scaled=True
    ),
    "addmv": shapes(((2,), (2, 3), (3,)), ((), (2, 3), (3,)), scaled=True),
    "addr": shapes(((2, 3), (2,), (3,)), ((3,), (2,), (3,)), scaled=True),
    "addbmm": shapes(((3, 5), (2, 3, 4), (2, 4, 5)), scaled=True),
    "baddbmm": shapes(((2, 3, 5), (2, 3, 4), (2, 4, 5)), ((5,), (2, 3, 4), (2, 4, 5)), scaled=True),
    "vander": _vander,
    "outer": shapes(((2,), (3,)), ((0,), (2,))),
    "inner": shapes(((3,), (3,)), ((2, 3), (4, 3)), ((), (3,))),
    "kron": shapes(((2,), (3,)), ((2, 2), (1, 3)), ((2, 2), (3,))),
    "linear": shapes(
        ((2, 3), (4, 3)),
        ((2, 3), (4, 3), (4,)),
        ((5, 2, 3), (4, 3), (4,)),
        ((3,), (4, 3)),
        ((0, 3), (4, 3), (4,)),
    ),
    "bilinear": shapes(((2, 3), (2, 4), (5, 3, 4)), ((2, 3), (2, 4), (5, 3, 4), (5,))),
    "cross": shapes(((3,), (3,)), ((2, 3), (2, 3))),
    "linalg_cross": shapes(((3,), (3,)), ((2, 3), (2, 3)), ((1, 3), (2, 3))),
    "vecdot": shapes(((3,), (3,)), ((2, 3), (2, 3)), ((1, 3), (2, 3))),
    "cdist": shapes(((3, 2), (4, 2)), ((2, 3, 2), (2, 1, 2))),
    "cosine_similarity": shapes(((2, 3), (2, 3)), ((2, 3, 4), (1, 3, 1))),
    "pairwise_distance": shapes(((2, 3), (2, 3)), ((2, 3), (3,))),
    "matrix_power": _matrix_power,
    "einsum": _einsum,
    "tensordot": _tensordot,
    "chain_matmul": _chain,
    "multi_dot": _chain,
    "vector": _vector,
}
