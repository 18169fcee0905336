"""Samples of reductions, scans, sorts and searches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.testing.samples.maker import Draft, Maker
from rtensor.testing.tensors import make_tensor


def _all(make: Maker) -> Iterator[Draft]:
    for shape in ((), (1,), (5,), (2, 3), (2, 3, 4)):
        yield Draft((make(*shape),))
    yield Draft((make.transposed(3, 4),))
    yield Draft((make.offset(3),))


def _dims(make: Maker) -> Iterator[Draft]:
    for dim in ([0], [1], [-1, 0], [0, 1, 2]):
        for keepdim in (False, True):
            yield Draft((make(2, 3, 4), *_ord(make), dim), {"keepdim": keepdim})
    yield Draft((make.transposed(3, 4), *_ord(make), [1]))
    yield Draft((make(3, 0), *_ord(make), [0]))


def _ord(make: Maker) -> tuple[Any, ...]:
    """Return the order of a norm, which stands before the dimensions."""
    return (2,) if "p" in make.arguments or "ord" in make.arguments else ()


def _dim(make: Maker) -> Iterator[Draft]:
    for dim in (0, 1, -1):
        for keepdim in (False, True):
            yield Draft((make(2, 3, 4),), {"dim": dim, "keepdim": keepdim})
    yield Draft((make.transposed(3, 4),), {"dim": 0})
    yield Draft((make(1),), {"dim": 0})


def _moments(make: Maker) -> Iterator[Draft]:
    for dim in ([0], [-1], [0, 2]):
        for correction in (0, 1):
            yield Draft((make(3, 4, 3), dim), {"correction": correction})
    yield Draft((make.transposed(3, 4), [0]), {"keepdim": True})
    yield Draft((make(5),))


def _scan(make: Maker) -> Iterator[Draft]:
    for dim in (0, 1, -1):
        yield Draft((make(2, 3, 4), dim))
    yield Draft((make.transposed(3, 4), 0))
    yield Draft((make(), 0))
    yield Draft((make(0, 3), 0))
    yield Draft((make(1), 0))


def _softmax(make: Maker) -> Iterator[Draft]:
    rest = (False,) if "half_to_float" in make.arguments else ()
    for dim in (0, 1, -1):
        yield Draft((make(2, 3, 4), dim, *rest))
    yield Draft((make.transposed(3, 4), 0, *rest))
    yield Draft((make(), 0, *rest))
    yield Draft((make(0, 3), 1, *rest))
    yield Draft((make(1), 0, *rest))


def _softmax_backward(make: Maker) -> Iterator[Draft]:
    for shape, dim in (((2, 3), 1), ((2, 3), 0), ((3,), 0), ((0, 2), 1)):
        yield Draft((make(*shape), make(*shape, low=0.1, high=0.9), dim, make.dtype))


def _sort(make: Maker) -> Iterator[Draft]:
    extra = {"stable": True} if "stable" in make.arguments else {}
    for dim in (0, -1):
        for descending in (False, True):
            yield Draft((make(3, 4),), {"dim": dim, "descending": descending, **extra})
    yield Draft((make.transposed(3, 4),), dict(extra))
    yield Draft((make(1),), dict(extra))


def _quantile(make: Maker) -> Iterator[Draft]:
    for values in ([0.0, 0.3, 1.0], [0.5]):
        q = _C.tensor(values, dtype=make.dtype)
        yield Draft((make(3, 4), q), {"dim": 1})
        yield Draft((make(5), q), {"keepdim": True})
    yield Draft((make(3, 4), _C.tensor(0.7, dtype=make.dtype)), {"dim": 0})


def _quantile_scalar(make: Maker) -> Iterator[Draft]:
    for q in (0.5, 0.2):
        yield Draft((make(3, 4), q), {"dim": 1})
    yield Draft((make(5), 0.7), {"keepdim": True})


def _topk(make: Maker) -> Iterator[Draft]:
    for k, dim in ((1, 0), (2, 1), (3, -1)):
        yield Draft((make(3, 4), k), {"dim": dim, "largest": k != 2})
    yield Draft((make(5), 0))


def _kthvalue(make: Maker) -> Iterator[Draft]:
    for k, dim in ((1, 0), (2, 1), (4, -1)):
        yield Draft((make(3, 4), k), {"dim": dim, "keepdim": k == 2})


def _norm_dim(make: Maker) -> Iterator[Draft]:
    tail = {"dtype": make.dtype} if "dtype" in make.arguments else {}
    for dim in ([0], [0, 1]):
        args = (make(3, 4), 2, dim, True) if "dim" in make.arguments else (make(3, 4), 2)
        yield Draft(args, tail)


def _norm_name(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), "fro"))
    yield Draft((make(3, 4), "fro", [0]))


def _unique(make: Maker) -> Iterator[Draft]:
    for shape in ((6,), (2, 3)):
        values = make_tensor(shape, dtype=make.dtype, low=0, high=3, seed=make.made)
        dims = (0,) if "dim" in make.arguments and make.arguments[1] == "dim" else ()
        yield Draft((values, *dims))


def _searchsorted(make: Maker) -> Iterator[Draft]:
    yield Draft((_C.tensor([1, 3, 5], dtype=make.dtype), make(2, 3)))
    yield Draft((_C.tensor([[1, 3, 5], [0, 2, 4]], dtype=make.dtype), make(2, 4)), {"right": True})


def _bucketize(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 3), _C.tensor([1, 3, 5], dtype=make.dtype)))
    yield Draft((make(0), _C.tensor([1, 3, 5], dtype=make.dtype)), {"right": True})


def _bincount(make: Maker) -> Iterator[Draft]:
    for shape in ((5,), (0,)):
        yield Draft((make(*shape, low=0, high=4),), {"minlength": 3})


def _histc(make: Maker) -> Iterator[Draft]:
    yield Draft((make(7),), {"bins": 4})
    yield Draft((make(2, 3),), {"bins": 3, "min": -1, "max": 1})


def _isin(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 3), make(4)))
    yield Draft((make(5), make(2)), {"invert": True})


def _trapezoid(make: Maker) -> Iterator[Draft]:
    for dim in (0, -1):
        second = (make(3, 4),) if "x" in make.arguments else ()
        yield Draft((make(3, 4), *second), {"dim": dim})


def _diff(make: Maker) -> Iterator[Draft]:
    yield Draft((make(5),))
    yield Draft((make(3, 4),), {"n": 2, "dim": 0})
    yield Draft((make(3, 4),), {"dim": 1, "prepend": make(3, 1)})


def _linear_scan(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), make(3, 4), 0))
    yield Draft((make(3, 4), make(3, 4), 1))


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "reduce_all": _all,
    "reduce_dims": _dims,
    "reduce_dim": _dim,
    "moments": _moments,
    "scan": _scan,
    "softmax": _softmax,
    "softmax_backward": _softmax_backward,
    "sort": _sort,
    "quantile": _quantile,
    "quantile_scalar": _quantile_scalar,
    "topk": _topk,
    "kthvalue": _kthvalue,
    "vector_norm": _dims,
    "norm_dim": _norm_dim,
    "norm_name": _norm_name,
    "unique": _unique,
    "searchsorted": _searchsorted,
    "bucketize": _bucketize,
    "bincount": _bincount,
    "histc": _histc,
    "isin": _isin,
    "trapezoid": _trapezoid,
    "diff": _diff,
    "linear_scan": _linear_scan,
}
