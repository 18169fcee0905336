"""Samples of reading and writing by index."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.testing.samples.maker import Draft, Maker


def _gather(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), 0, make.indexes(2, 4, below=3)))
    yield Draft((make(3, 4), 1, make.indexes(3, 2, below=4)))
    yield Draft((make(5), -1, make.indexes(2, below=5)))
    yield Draft((make.transposed(3, 4), 1, make.indexes(3, 0, below=4)))


def _take_along(make: Maker) -> Iterator[Draft]:
    if "indices" in make.arguments:
        yield Draft((make(3, 4), make.indexes(3, 2, below=4), 1))
        yield Draft((make(3, 4), make.indexes(5, below=12)))
    else:
        yield from _gather(make)


def _index_select(make: Maker) -> Iterator[Draft]:
    for dim, below in ((0, 3), (1, 4)):
        yield Draft((make(3, 4), dim, make.indexes(5, below=below)))
    yield Draft((make(3, 4), 0, make.indexes(0, below=3)))


def _distinct(count: int) -> Any:
    return _C.tensor(list(range(count))[::-1], dtype=_C.int64)


def ordered(make: Maker, *names: str) -> tuple[str, ...]:
    """Leave out the reductions that need an order where complex numbers have none."""
    return tuple(n for n in names if not (make.dtype.is_complex and n in ("amax", "amin")))


def _index_add(make: Maker) -> Iterator[Draft]:
    reductions = ordered(make, "mean", "amax") if "reduce" in make.arguments else (None,)
    for reduce in reductions:
        extra = () if reduce is None else (reduce,)
        yield Draft((make(3, 4), 0, _distinct(2), make(2, 4), *extra))
        yield Draft((make(3, 4), 1, _distinct(4), make(3, 4), *extra))


def _index_fill(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), 0, make.indexes(2, below=3), 1))


def _index_fill_by(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), 0, make.indexes(2, below=3), make()))


def _index(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), [make.indexes(2, below=3)]))
    yield Draft((make(3, 4), [make.indexes(2, below=3), make.indexes(2, below=4)]))
    yield Draft((make(3, 4), [None, make.indexes(2, 2, below=4)]))
    yield Draft((make(3, 4), [make.mask(3)]))


def _index_put(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), [_distinct(2)], make(2, 4)))
    yield Draft((make(3, 4), [_distinct(2), _distinct(2)], make(2)))
    yield Draft((make(3, 4), [make.indexes(5, below=3)], make(5, 4), True))


def _masked_index(make: Maker) -> Iterator[Draft]:
    mask = _C.tensor([True, False, True])
    last = make(3) if "values" in make.arguments else 0
    yield Draft((make(4), mask, [make.indexes(3, below=4)], last))


def _masked_select(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), make.mask(3, 4)))
    yield Draft((make(3, 4), make.mask(4)))
    yield Draft((make(0), make.mask(0)))


def _masked_scatter(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), make.mask(3, 4), make(12)))
    yield Draft((make(3, 4), make.mask(4), make(3, 4)))


def _scatter(make: Maker) -> Iterator[Draft]:
    options = {"reduce": "add"} if "reduce" in make.arguments else {}
    yield Draft((make(3, 4), 0, _distinct(3).reshape(1, 3), make(1, 3)), options)
    yield Draft((make(5), 0, _distinct(3), make(4)), options)


def _scatter_reduce(make: Maker) -> Iterator[Draft]:
    for reduce in ordered(make, "sum", "mean", "amax", "amin", "prod"):
        yield Draft((make(3, 4), 0, make.indexes(2, 4, below=3), make(2, 4), reduce))
    yield Draft((make(5), 0, make.indexes(3, below=5), make(3), "sum"), {"include_self": False})


def _scatter_value(make: Maker) -> Iterator[Draft]:
    options = {"reduce": "add"} if "reduce" in make.arguments else {}
    yield Draft((make(3, 4), 1, make.indexes(3, 2, below=4), 2), options)


def _take(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), make.indexes(2, 3, below=12)))
    yield Draft((make.transposed(3, 4), make.indexes(5, below=12)))


def _put(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), _distinct(3), make(3)))
    yield Draft((make(3, 4), make.indexes(5, below=12), make(5), True))


def _nonzero(make: Maker) -> Iterator[Draft]:
    options = {"size": 3} if "size" in make.arguments else {}
    for shape in ((5,), (2, 3), (0,), (2, 0)):
        yield Draft((make(*shape),), options)


def _unravel_index(make: Maker) -> Iterator[Draft]:
    yield Draft((make.indexes(4, below=12), [3, 4]))


def _renorm(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), 2, 0, 1.0))
    yield Draft((make(3, 4), 1, 1, 0.5))


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "gather": _take_along,
    "index_select": _index_select,
    "index_add": _index_add,
    "index_fill": _index_fill,
    "index_fill_by": _index_fill_by,
    "index": _index,
    "index_put": _index_put,
    "masked_index": _masked_index,
    "masked_select": _masked_select,
    "masked_scatter": _masked_scatter,
    "scatter": _scatter,
    "scatter_reduce": _scatter_reduce,
    "scatter_value": _scatter_value,
    "take": _take,
    "put": _put,
    "nonzero": _nonzero,
    "unravel_index": _unravel_index,
    "renorm": _renorm,
}
