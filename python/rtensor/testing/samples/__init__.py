"""Sample inputs for operations, by the names that schema entries give them in `samples:`.

A generator yields positional tensors (and other arguments) and options by name. What an operation does not declare is
left out, so that one generator serves a family.
Shapes always include rank 0, size 0 and size 1, operands that broadcast, and transposed and offset layouts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor.testing.samples import (
    counting,
    create,
    factors,
    fft,
    index,
    linalg,
    nn,
    pointwise,
    reduce,
    shape,
    systems,
)
from rtensor.testing.samples.maker import Draft, Maker, Sample

Generator = Callable[[Maker], Iterator[Draft]]

_TABLES: list[dict[str, Generator]] = [
    counting.TABLE,
    create.TABLE,
    factors.TABLE,
    fft.TABLE,
    index.TABLE,
    linalg.TABLE,
    nn.TABLE,
    pointwise.TABLE,
    reduce.TABLE,
    shape.TABLE,
    systems.TABLE,
]
_GENERATORS: dict[str, Generator] = {name: g for table in _TABLES for name, g in table.items()}


def sample_names() -> list[str]:
    """Return the names that have a generator."""
    return sorted(_GENERATORS)


def samples(name: str, schema: str, dtype: Any, requires_grad: bool = False) -> list[Sample]:
    """Return the samples of a name, for an operation of a schema.

    Parameters
    ----------
    name : str
        As in the entry's `samples:`.
    schema : str
        The operation's schema.
    dtype : dtype
        Of the main inputs.
    requires_grad : bool
        Whether inputs of floating-point or complex dtype require grad.

    Raises
    ------
    KeyError
        When no generator has this name.

    """
    if name not in _GENERATORS:
        raise KeyError(f"no samples are called {name!r}")
    maker = Maker(dtype, schema, requires_grad)
    return [maker.sample(draft) for draft in _GENERATORS[name](maker)]
