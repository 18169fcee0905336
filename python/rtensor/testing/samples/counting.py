"""Samples of histograms and of differences along grids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.testing.samples.maker import Draft, Maker


def _edges(make: Maker, *values: float) -> Any:
    return _C.tensor(values, dtype=make.dtype)


def _histogram(make: Maker) -> Iterator[Draft]:
    for t in make.layouts():
        yield Draft((t.detach(), 3))
    options = {"range": [-1.0, 2.0], "weight": make(2, 5).detach(), "density": False}
    yield Draft((make(2, 5).detach(), 4), options)


def _histogram_by_edges(make: Maker) -> Iterator[Draft]:
    edges = _edges(make, -1.0, 0.0, 0.25, 3.0)
    for t in make.layouts():
        yield Draft((t.detach(), edges))
    yield Draft((make(6).detach(), edges), {"weight": make(6).detach()})


def _histogramdd(make: Maker) -> Iterator[Draft]:
    yield Draft((make(5, 2).detach(), [2, 3]))
    yield Draft((make(2, 3, 1).detach(), [4]), {"weight": make(2, 3).detach()})
    yield Draft((make(0, 2).detach(), [1, 2], [0.0, 1.0, 0.0, 2.0]))


def _histogramdd_of_one_count(make: Maker) -> Iterator[Draft]:
    yield Draft((make(5, 2).detach(), 3))


def _histogramdd_by_edges(make: Maker) -> Iterator[Draft]:
    edges = [_edges(make, -2.0, 0.0, 2.0), _edges(make, -1.0, 0.5)]
    yield Draft((make(5, 2).detach(), edges))


def _steps(make: Maker, spacing: Any, dim: Any) -> Iterator[Draft]:
    for edge_order in (1, 2):
        options: dict[str, Any] = {"edge_order": edge_order}
        if spacing is not None:
            options["spacing"] = spacing
        if dim is not None:
            options["dim"] = dim
        yield Draft((make(3, 4),), options)


def _gradient_scalar(make: Maker) -> Iterator[Draft]:
    yield from _steps(make, None, None)
    yield from _steps(make, 2.0, 1)


def _gradient_scalar_dims(make: Maker) -> Iterator[Draft]:
    yield from _steps(make, 0.5, [0, -1])


def _gradient_dims(make: Maker) -> Iterator[Draft]:
    yield from _steps(make, None, [1, 0])


def _gradient_scalars(make: Maker) -> Iterator[Draft]:
    yield from _steps(make, [2.0, 0.5], None)
    yield from _steps(make, [2.0], 0)


def _gradient_scalars_dims(make: Maker) -> Iterator[Draft]:
    yield from _steps(make, [2.0, 0.5], [1, 0])


def _points(make: Maker) -> list[Any]:
    real = _C.zeros([], dtype=make.dtype).real if make.dtype.is_complex else None
    dtype = make.dtype if real is None else real.dtype
    return [
        _C.tensor([0.0, 1.0, 3.0], dtype=dtype),
        _C.tensor([-1.0, 0.0, 0.5, 2.0], dtype=dtype),
    ]


def _gradient_points(make: Maker) -> Iterator[Draft]:
    yield from _steps(make, _points(make), None)
    yield from _steps(make, _points(make)[1:], 1)


def _gradient_points_dims(make: Maker) -> Iterator[Draft]:
    yield from _steps(make, _points(make), [0, 1])


def _fractional(make: Maker, dims: int) -> Iterator[Draft]:
    size, kernel, out = (5, 6, 4)[:dims], (2, 3, 1)[:dims], (3, 2, 4)[:dims]
    samples = _C.tensor([0.1, 0.7, 0.4], dtype=make.dtype)[:dims].expand([2, 2, dims])
    yield Draft((make(2, 2, *size), list(kernel), list(out), samples))
    yield Draft((make(2, *size), [2] * dims, [1] * dims, samples[:1]))


def _fractional2(make: Maker) -> Iterator[Draft]:
    yield from _fractional(make, 2)


def _fractional3(make: Maker) -> Iterator[Draft]:
    yield from _fractional(make, 3)


def _ctc(make: Maker) -> Iterator[tuple[Any, Any, list[int], list[int]]]:
    for shape, targets, inputs, lengths in (
        ((4, 2, 3), [[1, 2], [2, 2]], [4, 3], [2, 1]),
        ((3, 2, 3), [1, 2, 1], [3, 3], [1, 2]),
        ((3, 1, 2), [[1, 1]], [3], [2]),
    ):
        yield make.leaf(make(*shape).detach().log_softmax(-1)), _C.tensor(targets), inputs, lengths


def _ctc_loss(make: Maker) -> Iterator[Draft]:
    for x, targets, inputs, lengths in _ctc(make):
        for reduction in (0, 1, 2):
            tensors = (_C.tensor(inputs), _C.tensor(lengths))
            yield Draft((x, targets, *tensors), {"reduction": reduction})


def _ctc_loss_lists(make: Maker) -> Iterator[Draft]:
    for x, targets, inputs, lengths in _ctc(make):
        yield Draft((x, targets, inputs, lengths), {"zero_infinity": True})


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "histogram": _histogram,
    "histogram_by_edges": _histogram_by_edges,
    "histogramdd": _histogramdd,
    "histogramdd_of_one_count": _histogramdd_of_one_count,
    "histogramdd_by_edges": _histogramdd_by_edges,
    "gradient_scalar": _gradient_scalar,
    "gradient_scalar_dims": _gradient_scalar_dims,
    "gradient_dims": _gradient_dims,
    "gradient_scalars": _gradient_scalars,
    "gradient_scalars_dims": _gradient_scalars_dims,
    "gradient_points": _gradient_points,
    "gradient_points_dims": _gradient_points_dims,
    "ctc_loss": _ctc_loss,
    "ctc_loss_lists": _ctc_loss_lists,
    "fractional_max_pool2d": _fractional2,
    "fractional_max_pool3d": _fractional3,
}
