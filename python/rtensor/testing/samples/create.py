"""Samples of factories, conversions and random fillings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.testing.samples.maker import Draft, Maker
from rtensor.testing.samples.shape import of


def plain(*rows: tuple[Any, ...]) -> Callable[[Maker], Iterator[Draft]]:
    """Make a generator of plain arguments, with the dtype."""

    def generate(make: Maker) -> Iterator[Draft]:
        for row in rows:
            yield Draft(row, {"dtype": make.dtype})

    return generate


def _arange(make: Maker) -> Iterator[Draft]:
    rows: list[tuple[int, ...]] = (
        [(5,), (0,)] if "start" not in make.arguments else [(1, 5), (3, 3)]
    )
    if "step" in make.arguments:
        rows = [(0, 7, 2), (1, 5, 1)]
    for row in rows:
        yield Draft(row, {"dtype": make.dtype})


def _eye(make: Maker) -> Iterator[Draft]:
    for row in ((3, 2), (2, 3), (0, 2)) if "m" in make.arguments else ((3,), (0,)):
        yield Draft(row, {"dtype": make.dtype})


def _to_dtype(make: Maker) -> Iterator[Draft]:
    for dtype in (_C.float64, _C.float32, make.dtype):
        yield Draft((make(2, 3), dtype))


def _to_other(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 3), make(1, dtype=_C.float64)))


def _to_options(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 3),), {"dtype": _C.float64})
    yield Draft((make(3),))


def _normal(make: Maker) -> Iterator[Draft]:
    mean = make(3) if make.has("mean", "Tensor") else 0.5
    yield Draft((mean, make(3, low=0.5, high=1.0) if make.has("std", "Tensor") else 0.5))


def _probability(make: Maker) -> Iterator[Draft]:
    for shape in ((3,), (2, 3), (0,), ()):
        yield Draft((make(*shape), 0.3))


def _bound(make: Maker) -> int:
    """Return the number below which integers are drawn: all must fit in the dtype."""
    return 2 if make.dtype == _C.bool else 5


def _randint(make: Maker) -> Iterator[Draft]:
    bounds = (0, _bound(make)) if "low" in make.arguments else (_bound(make),)
    for size in ([3], [], [0, 2]):
        yield Draft((*bounds, size), {"dtype": make.dtype})


def _random_factory(make: Maker) -> Iterator[Draft]:
    first = (0.0, 1.0) if "mean" in make.arguments else ()
    for size in ([3], [], [0, 2]):
        yield Draft((*first, size), {"dtype": make.dtype})


def _random_like(make: Maker) -> Iterator[Draft]:
    bounds: tuple[int, ...] = (_bound(make),) if "high" in make.arguments else ()
    if "low" in make.arguments:
        bounds = (0, _bound(make))
    for shape in ((3,), (), (2, 0)):
        yield Draft((make(*shape), *bounds))


def _triangle_indices(make: Maker) -> Iterator[Draft]:
    for row in ((3, 3), (2, 4, 1), (4, 2, -1), (0, 3)):
        yield Draft(row, {"dtype": _C.int64})


def _random_fill(make: Maker) -> Iterator[Draft]:
    rest: tuple[Any, ...] = (
        (0, _bound(make))
        if make.has("from", "int")
        else (_bound(make),)
        if make.has("to", "int")
        else ()
    )
    if "lambd" not in make.arguments and "p" in make.arguments:
        rest = (make(low=0.2, high=0.8, dtype=_C.float32),) if make.has("p", "Tensor") else (0.3,)
    for shape in ((5,), (2, 3), (0,), ()):
        yield Draft((make(*shape), *rest))


def _set(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3), make(2, 3)))


def _set_empty(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 3),))


def _set_strided(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3), make(2, 3), 1, [2, 2], [1, 2]))
    yield Draft((make(3), make(2, 3), 2, [4]))


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "sizes": plain(([3],), ([],), ([2, 0],), ([2, 3],)),
    "sizes_strides": plain(([2, 3], [3, 1]), ([2, 3], [1, 2]), ([], [])),
    "full": plain(([3], 1), ([], 2), ([2, 0], 1)),
    "arange": _arange,
    "linspace": plain((0, 1, 5), (1, 3, 1), (1, 3, 0)),
    "eye": _eye,
    "scalar": plain((1,), (0,)),
    "triangle": of(((3, 3),), ((2, 4), 1), ((2, 3, 4), -1), ((0, 2),)),
    "triangle_indices": _triangle_indices,
    "new_sizes": of(((2,), [3]), ((2,), []), ((2,), [2, 0])),
    "new_full": of(((2,), [3], 1), ((2,), [], 2)),
    "new_sizes_strides": of(((2,), [2, 3], [3, 1])),
    "to_dtype": _to_dtype,
    "to_device": of(((2, 3), "cpu")),
    "to_other": _to_other,
    "to_options": _to_options,
    "one_element": of(((),), ((1,),), ((1, 1),)),
    "random_fill": _random_fill,
    "random_factory": _random_factory,
    "random_like": _random_like,
    "randint": _randint,
    "randperm": plain((5,), (0,), (1,)),
    "normal": _normal,
    "probability": _probability,
    "multinomial": of(((4,), 2), ((2, 4), 3), low=0.1, high=1.0),
    "set": _set,
    "set_strided": _set_strided,
    "set_empty": _set_empty,
}
