"""Makes the tensors of samples, and puts drafts into the form of calls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rtensor import _C
from rtensor.testing.tensors import make_tensor

Tensor = _C.Tensor

SHAPES = ((), (0,), (1,), (5,), (2, 3), (2, 0, 3), (2, 3, 4))


@dataclass
class Sample:
    """One call's arguments."""

    args: tuple[Any, ...]
    kwargs: dict[str, Any] = field(default_factory=dict)

    def tensors(self) -> list[Any]:
        """Return all tensors in it, those in lists too."""
        found: list[Any] = []
        for value in (*self.args, *self.kwargs.values()):
            items = value if isinstance(value, (list, tuple)) else [value]
            found += [v for v in items if isinstance(v, Tensor)]
        return found

    def map(self, function: Any) -> Sample:
        """Return a copy with `function` of each tensor in its place."""

        def one(value: Any) -> Any:
            if isinstance(value, Tensor):
                return function(value)
            if isinstance(value, (list, tuple)):
                return type(value)(one(v) for v in value)
            return value

        return Sample(tuple(one(a) for a in self.args), {k: one(v) for k, v in self.kwargs.items()})

    def __repr__(self) -> str:
        def show(value: Any) -> str:
            if isinstance(value, Tensor):
                return f"{str(value.dtype).split('.')[-1]}{list(value.shape)}"
            return (
                f"[{', '.join(map(show, value))}]"
                if isinstance(value, (list, tuple))
                else repr(value)
            )

        named = [f"{k}={show(v)}" for k, v in self.kwargs.items()]
        return f"({', '.join([*map(show, self.args), *named])})"


@dataclass
class Draft:
    """Arguments in order, and options of which an operation takes those that it declares."""

    args: tuple[Any, ...]
    options: dict[str, Any] = field(default_factory=dict)


class Maker:
    """Makes tensors of one dtype; every one has other values, and the same ones in every run."""

    def __init__(self, dtype: Any, schema: str, requires_grad: bool) -> None:
        self.dtype = dtype
        inside = schema[schema.index("(") + 1 : schema.rindex("->")].rstrip(" )")
        declared = [
            part.rsplit("=", 1)[0].split(" ") for part in re.split(r", (?![^\[]*\])", inside)
        ]
        # Types by names, in order, without alias marks.
        self.types = {d[-1]: re.sub(r"\(.*?\)", "", d[0]) for d in declared if len(d) == 2}
        self.arguments = tuple(self.types)
        self.returns = schema[schema.rindex("->") :]
        self.requires_grad = requires_grad
        self.made = 0

    @property
    def floating(self) -> bool:
        """Whether the dtype is real or complex floating point."""
        return bool(self.dtype.is_floating_point or self.dtype.is_complex)

    def __call__(
        self,
        *shape: int,
        low: float = -2.0,
        high: float = 2.0,
        dtype: Any = None,
        nonzero: bool = False,
    ) -> Any:
        """Make a contiguous tensor."""
        self.made += 1
        dtype = dtype or self.dtype
        if not (dtype.is_floating_point or dtype.is_complex) and (low, high) == (-2.0, 2.0):
            low, high = -4.0, 9.0
        result = make_tensor(
            shape, dtype=dtype, low=low, high=high, seed=self.made, exclude_zero=nonzero
        )
        wanted = self.requires_grad and (dtype.is_floating_point or dtype.is_complex)
        return result.requires_grad_() if wanted else result

    def leaf(self, view: Any) -> Any:
        """Return a view as an input of its own."""
        result = view.detach()
        wanted = self.requires_grad and (result.is_floating_point() or result.is_complex())
        return result.requires_grad_() if wanted else result

    def transposed(self, rows: int, columns: int, **options: Any) -> Any:
        """Make a matrix stored column by column."""
        return self.leaf(self(columns, rows, **options).detach().t())

    def offset(self, size: int, **options: Any) -> Any:
        """Make a vector that begins inside its storage, with gaps."""
        return self.leaf(self(2 * size + 1, **options).detach()[1::2])

    def layouts(self, **options: Any) -> Iterator[Any]:
        """Make tensors of all shapes, then of the other layouts."""
        for shape in SHAPES:
            yield self(*shape, **options)
        yield self.transposed(3, 4, **options)
        yield self.offset(3, **options)

    def indexes(self, *shape: int, below: int) -> Any:
        """Make int64 indexes from 0 to `below - 1`."""
        self.made += 1
        return make_tensor(shape, dtype=_C.int64, low=0, high=below - 1, seed=self.made)

    def mask(self, *shape: int) -> Any:
        """Make a boolean mask."""
        self.made += 1
        return make_tensor(shape, dtype=_C.bool, seed=self.made)

    def has(self, name: str, kind: str) -> bool:
        """Whether the operation declares an argument of this name and type."""
        return self.types.get(name) == kind

    def sample(self, draft: Draft) -> Sample:
        """Put a draft into the form of a call."""
        options = {k: v for k, v in draft.options.items() if k in self.arguments}
        return Sample(draft.args, options)
