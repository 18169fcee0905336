"""What a name can stand for in a script besides a value of the graph."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.types import Type


@dataclasses.dataclass(frozen=True)
class PyObject:
    """An object of Python that the script refers to: a function, class, namespace, dtype, constant."""

    object: Any
    name: str


@dataclasses.dataclass(frozen=True)
class ModuleRef:
    """An `nn.Module` instance: its attributes are state of the program, under `path`."""

    module: Any
    path: str

    def child(self, name: str) -> str:
        """Path of an attribute."""
        return f"{self.path}.{name}" if self.path else name


@dataclasses.dataclass(frozen=True)
class Bound:
    """A method of a value, about to be called."""

    receiver: Any
    name: str


@dataclasses.dataclass(frozen=True)
class Undefined:
    """A variable that has no usable value here, and why."""

    why: str


@dataclasses.dataclass(frozen=True)
class Items:
    """Several things to iterate over, known one by one at compile time."""

    items: tuple[Any, ...]


@dataclasses.dataclass(frozen=True)
class Iteration:
    """A built-in iterator in a for statement: range, enumerate, zip, reversed, dict views."""

    kind: str
    parts: tuple[Any, ...]


@dataclasses.dataclass(frozen=True)
class Element:
    """`x.item()`: a number whose type is known once int(), float() or bool() is asked for it."""

    tensor: Value


@dataclasses.dataclass(frozen=True)
class Listing:
    """`x.tolist()`: a list whose type is known once one is declared for it."""

    tensor: Value


@dataclasses.dataclass(frozen=True)
class Limits:
    """`rt.finfo(dtype)` or `rt.iinfo(dtype)`: its attributes are numbers."""

    of: Any
    dtype: Value


Thing = (
    Limits
    | Listing
    | Element
    | Value
    | PyObject
    | ModuleRef
    | Bound
    | Undefined
    | Items
    | Iteration
)


@dataclasses.dataclass
class ClassInfo:
    """A user's class in the program."""

    name: str
    cls: type
    fields: dict[str, Type]
    compiled: bool = False


@dataclasses.dataclass
class State:
    """A value that outlives calls."""

    kind: str
    type: Type
    value: Any


@dataclasses.dataclass
class Unit:
    """Something with source that can be called."""

    function: Callable[..., Any]
    name: str
    receiver: ModuleRef | None = None
