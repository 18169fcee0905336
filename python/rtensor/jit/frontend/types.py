"""Static types of scripts, and how Python annotations name them.

They print in the notation of the IR (`int[]`, `Tensor?`, `Dict(str, int)`). Equality is structural.
"""

from __future__ import annotations

import collections.abc
import dataclasses
import types
import typing
from typing import Any

from rtensor import _C


@dataclasses.dataclass(frozen=True)
class Type:
    """A type: its head and, for containers, what it contains."""

    head: str
    args: tuple[Type, ...] = ()
    # Field names of a NamedTuple; they do not take part in equality.
    fields: tuple[str, ...] | None = dataclasses.field(default=None, compare=False)
    # What Python has where a program has a list or a plain tuple: "Size", "tuple" (of any length), the class of a
    # NamedTuple, the name of the operation whose named results it is. It takes no part in equality either.
    face: Any = dataclasses.field(default=None, compare=False)

    def __str__(self) -> str:
        if self.head == "Optional":
            return f"{self.args[0]}?"
        if self.head == "List":
            return f"{self.args[0]}[]"
        if self.head == "Dict":
            return f"Dict({self.args[0]}, {self.args[1]})"
        if self.head == "Tuple":
            return f"({', '.join(map(str, self.args))})"
        return self.head

    @property
    def faces(self) -> tuple[Any, ...]:
        """Faces and field names, within too: what equality leaves out."""
        return (self.face, self.fields, *(a.faces for a in self.args))

    @property
    def plain(self) -> Type:
        """The type of the same values as Python's own list or tuple."""
        return Type(self.head, self.args)

    @property
    def is_optional(self) -> bool:
        """Whether None is one of its values (`Any` and `None` aside)."""
        return self.head == "Optional"

    @property
    def is_number(self) -> bool:
        """int, float, bool or complex."""
        return self in (INT, FLOAT, BOOL, COMPLEX)


TENSOR = Type("Tensor")
INT = Type("int")
FLOAT = Type("float")
BOOL = Type("bool")
STR = Type("str")
COMPLEX = Type("complex")
NONE = Type("None")
DTYPE = Type("ScalarType")
LAYOUT = Type("Layout")
DEVICE = Type("Device")
MEMORY_FORMAT = Type("MemoryFormat")
GENERATOR = Type("Generator")
ANY = Type("Any")
# A list that is no list of Python's, where functions give one.
SIZE = Type("List", (INT,), face="Size")
# The type of a variable that was not given a value on some path; it joins with any other.
NEVER = Type("Never")


def optional(t: Type) -> Type:
    """Return `t` or None."""
    return t if t in (NONE, ANY) or t.is_optional else Type("Optional", (t,))


def list_of(t: Type) -> Type:
    """Return the type of lists of `t`."""
    return Type("List", (t,))


def dict_of(k: Type, v: Type) -> Type:
    """Return the type of dicts from `k` to `v`."""
    return Type("Dict", (k, v))


def tuple_of(
    items: typing.Iterable[Type], fields: tuple[str, ...] | None = None, face: Any = None
) -> Type:
    """Return the type of tuples of exactly these."""
    return Type("Tuple", tuple(items), fields, face)


def any_tuple_of(t: Type) -> Type:
    """Return the type of tuples of any length, which are lists to a program."""
    return Type("List", (t,), face="tuple")


def _shared_faces(a: Type, b: Type) -> Type:
    """Of two equal types the one that has what both say."""
    if a.faces == b.faces:
        return a
    args = tuple(_shared_faces(x, y) for x, y in zip(a.args, b.args, strict=True))
    same = a.face == b.face and a.fields == b.fields
    return Type(a.head, args, a.fields if same else None, a.face if same else None)


def class_type(name: str) -> Type:
    """Return the type of instances of a class of the program, by qualified name."""
    return Type(name)


_CLASSES = ("Optional", "List", "Dict", "Tuple")


def fits(given: Type, wanted: Type) -> bool:
    """Whether a value of type `given` may stand where `wanted` is declared. Containers are invariant."""
    if given in (wanted, NEVER) or wanted == ANY:
        return True
    if wanted.is_optional:
        return given == NONE or fits(given.args[0] if given.is_optional else given, wanted.args[0])
    if given.head == wanted.head == "Tuple" and len(given.args) == len(wanted.args):
        return all(fits(a, b) for a, b in zip(given.args, wanted.args, strict=True))
    return False


def join(a: Type, b: Type) -> Type | None:
    """Return the type that covers both, or None when there is none."""
    if a == b:
        return _shared_faces(a, b)
    if b == NEVER:
        return a
    if a == NEVER:
        return b
    if fits(a, b):
        return b
    if fits(b, a):
        return a
    if a == NONE:
        return optional(b)
    if b == NONE:
        return optional(a)
    if a.is_optional or b.is_optional:
        inner = join(a.args[0] if a.is_optional else a, b.args[0] if b.is_optional else b)
        return None if inner is None else optional(inner)
    if a.head == b.head == "Tuple" and len(a.args) == len(b.args):
        items = [join(x, y) for x, y in zip(a.args, b.args, strict=True)]
        if all(i is not None for i in items):
            same = a.face == b.face
            return tuple_of(
                [i for i in items if i is not None],
                a.fields if same else None,
                a.face if same else None,
            )
    return None


def parse(text: str) -> Type:
    """Return the type that the notation of the IR says, as programs print it."""
    found, rest = _parse(text.strip())
    if rest:
        raise ValueError(f"{text!r} is no type")
    return found


def _parse(text: str) -> tuple[Type, str]:
    if text.startswith("("):
        items, rest = _parse_items(text[1:])
        found = tuple_of(items)
    elif text.startswith("Dict("):
        items, rest = _parse_items(text[5:])
        found = dict_of(*items)
    else:
        end = next((i for i, c in enumerate(text) if c in "[]?,()"), len(text))
        found, rest = Type(text[:end].strip()), text[end:]
    while rest[:1] in ("[", "?") and rest:
        if rest[0] == "?":
            found, rest = optional(found), rest[1:]
        else:
            found, rest = list_of(found), rest[2:]
    return found, rest.lstrip()


def _parse_items(text: str) -> tuple[list[Type], str]:
    items: list[Type] = []
    text = text.lstrip()
    while not text.startswith(")"):
        item, text = _parse(text)
        items.append(item)
        text = text.removeprefix(",").lstrip()
    return items, text[1:]


class UnknownTypeError(Exception):
    """An annotation that scripts have no type for."""


_SIMPLE: dict[Any, Type] = {
    _C.Tensor: TENSOR,
    int: INT,
    float: FLOAT,
    bool: BOOL,
    str: STR,
    complex: COMPLEX,
    None: NONE,
    type(None): NONE,
    _C.dtype: DTYPE,
    _C.device: DEVICE,
    _C.layout: LAYOUT,
    _C.memory_format: MEMORY_FORMAT,
    _C.Generator: GENERATOR,
    Any: ANY,
}


def from_annotation(annotation: Any, classes: Any = None) -> Type:
    """Return the type that an annotation (an object, not source text) names.

    `classes(cls)` gives the type of a user's class, or None.
    """
    try:
        if annotation in _SIMPLE:
            return _SIMPLE[annotation]
    except TypeError:  # not hashable, so none of the simple ones
        pass
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        rest = [a for a in args if a is not type(None)]
        if len(rest) == 1 and len(args) == 2:
            return optional(from_annotation(rest[0], classes))
        raise UnknownTypeError(f"{annotation}: of unions, only Optional is supported")
    if origin in (list, collections.abc.Sequence) and args:
        return list_of(from_annotation(args[0], classes))
    if origin is dict and args:
        key = from_annotation(args[0], classes)
        if key not in (STR, INT, FLOAT, BOOL, COMPLEX, TENSOR):
            raise UnknownTypeError(
                f"{annotation}: keys may be str, int, float, bool, complex or Tensor"
            )
        return dict_of(key, from_annotation(args[1], classes))
    if origin is tuple:
        if Ellipsis in args:
            raise UnknownTypeError(f"{annotation}: a tuple's length must be fixed; use a list")
        return tuple_of(from_annotation(a, classes) for a in args if a != ())
    if origin is typing.Final or origin is typing.Annotated:
        return from_annotation(args[0], classes)
    if isinstance(annotation, type):
        if issubclass(annotation, _C.Tensor):
            return TENSOR
        if issubclass(annotation, tuple) and hasattr(annotation, "_fields"):
            hints = typing.get_type_hints(annotation)
            names = annotation._fields
            return tuple_of(
                [from_annotation(hints.get(n, _C.Tensor), classes) for n in names],
                names,
                annotation,
            )
        if annotation in (list, dict, tuple):
            raise UnknownTypeError(
                f"{annotation.__name__}: say what it contains, as {annotation.__name__}[...]"
            )
        if classes is not None:
            found = classes(annotation)
            if found is not None:
                return typing.cast("Type", found)
    raise UnknownTypeError(f"{annotation}: scripts have no such type")


def of_value(value: Any, classes: Any = None) -> Type:
    """Return the type of a Python value (of an attribute, or an argument at the border)."""
    if value is None:
        return NONE
    for kind, t in ((bool, BOOL), (int, INT), (float, FLOAT), (complex, COMPLEX), (str, STR)):
        if type(value) is kind:
            return t
    for kind, t in _SIMPLE.items():
        if kind is not Any and isinstance(kind, type) and isinstance(value, kind):
            return t
    if isinstance(value, _C.Size):
        return SIZE
    if isinstance(value, tuple):
        items = [of_value(v, classes) for v in value]
        if hasattr(value, "_fields"):
            return tuple_of(items, value._fields, type(value))
        return tuple_of(items)
    if isinstance(value, list):
        return list_of(_common([of_value(v, classes) for v in value], "list"))
    if isinstance(value, dict):
        keys = _common([of_value(k, classes) for k in value], "dict")
        return dict_of(keys, _common([of_value(v, classes) for v in value.values()], "dict"))
    if classes is not None:
        found = classes(type(value))
        if found is not None:
            return typing.cast("Type", found)
    raise UnknownTypeError(f"a value of type {type(value).__name__}: scripts have no such type")


def containers(value: Any, path: str) -> collections.abc.Iterator[tuple[str, Any]]:
    """Give the lists and dicts that a value holds, itself first, with their places."""
    if isinstance(value, (list, dict)):
        yield path, value
    if isinstance(value, dict):
        for k, v in value.items():
            yield from containers(v, f"{path}[{k!r}]")
    elif isinstance(value, (list, tuple)):
        for i, v in enumerate(value):
            yield from containers(v, f"{path}[{i}]")


def _common(items: list[Type], what: str) -> Type:
    if not items:
        raise UnknownTypeError(f"an empty {what}: annotate what it contains")
    result: Type | None = items[0]
    for t in items[1:]:
        result = None if result is None else join(result, t)
    if result is None:
        raise UnknownTypeError(f"a {what} that mixes {', '.join(sorted({str(t) for t in items}))}")
    return result
