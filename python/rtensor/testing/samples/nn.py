"""Samples of what networks are made of: dropout, convolutions, pooling, norms, losses, embeddings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rtensor.testing.samples.maker import Draft, Maker


def _dropout(make: Maker) -> Iterator[Draft]:
    if "mask" in make.arguments:
        yield Draft((make(5), make.mask(5), 2.0))
        return
    for shape in ((5,), (2, 3), (0,)):
        yield Draft((make(*shape), 0.5, True))


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "dropout": _dropout,
}
