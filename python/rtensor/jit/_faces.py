"""What results of a program look like to Python: sizes, tuples of any length, named tuples.

A program computes with lists and plain tuples. What the function that it was made of gives to its caller is noted with
the program, by function, as JSON, and put on when the results leave. Notes of a file are checked before they are used.

A face is None (as it is) or one of: `["Size"]`, `["tuple", item]`, `["list", item]`, `["dict", item]`,
`["items", [item, ...]]`, `["result", "aten::max.dim", [item, ...]]`, `["named", "Point", [field, ...], [item, ...]]`.
"""

from __future__ import annotations

import collections
import dataclasses
import json
import keyword
from collections.abc import Mapping
from typing import Any

from rtensor import _C

Face = Any
NOTE = "gives "
# How deep faces nest: no deeper than types.
_DEPTH = 50
_EACH = {"tuple": tuple, "list": list}


def of_type(kind: Any) -> Face:
    """The face of values of a static type."""
    if kind.is_optional:
        return of_type(kind.args[0])
    if kind.face == "Size":
        return ["Size"]
    if kind.head == "Tuple":
        items = [of_type(a) for a in kind.args]
        if isinstance(kind.face, str):
            return ["result", kind.face, items]
        if kind.face is not None:
            return ["named", kind.face.__name__, list(kind.fields), items]
        return None if not any(items) else ["items", items]
    if kind.head in ("List", "Dict"):
        inner = of_type(kind.args[-1])
        if kind.face == "tuple":
            return ["tuple", inner]
        return None if inner is None else [kind.head.lower(), inner]
    return None


def on_type(face: Face, kind: Any, tuples: Mapping[str, Any]) -> Any:
    """A static type with the face that values of it have."""
    if face is None:
        return kind
    if kind.is_optional:
        return dataclasses.replace(kind, args=(on_type(face, kind.args[0], tuples),))
    word = face[0]
    if word == "Size":
        return dataclasses.replace(kind, face="Size")
    if word in ("tuple", "list", "dict"):
        inner = on_type(face[1], kind.args[-1], tuples)
        args = (*kind.args[:-1], inner)
        return dataclasses.replace(kind, args=args, face="tuple" if word == "tuple" else None)
    args = tuple(on_type(f, a, tuples) for f, a in zip(face[-1], kind.args, strict=False))
    if len(args) != len(kind.args):
        return kind
    if word == "result":
        schemas = [r for r in _C.operator_schemas(face[1]) if r[0] == face[1]]
        fields = tuple(n for _, n in schemas[0][2])
        return dataclasses.replace(kind, args=args, fields=fields, face=face[1])
    if word == "named":
        return dataclasses.replace(
            kind, args=args, fields=tuple(face[2]), face=named_class(face[1], face[2], tuples)
        )
    return dataclasses.replace(kind, args=args)


def named_class(name: str, fields: list[str], classes: Any) -> Any:
    """The class of a named tuple: the user's, or one that is made for a loaded program."""
    if name not in classes:
        classes[name] = collections.namedtuple(name, fields)
    return classes[name]


def of_object(value: Any, classes: dict[str, type]) -> Face:
    """The face of what a traced function gave; `classes` takes the named tuples in it."""
    if isinstance(value, _C.Size):
        return ["items", []] if not value else ["Size"]
    if isinstance(value, tuple):
        items = [of_object(v, classes) for v in value]
        name = type(value).__name__
        if hasattr(value, "_fields"):
            classes[name] = type(value)
            return ["named", name, list(value._fields), items]
        if type(value).__module__ == "rtensor.return_types":
            operator = _operator_of(value)
            return None if operator is None else ["result", operator, items]
        return ["items", items] if any(items) else None
    if isinstance(value, list) and value:
        inner = of_object(value[0], classes)
        return None if inner is None else ["list", inner]
    if isinstance(value, dict) and value:
        inner = of_object(next(iter(value.values())), classes)
        return None if inner is None else ["dict", inner]
    return None


def _operator_of(value: Any) -> str | None:
    """The operation whose named results a tuple is."""
    for name, _, results, _, _ in _C.operator_schemas(f"aten::{type(value).__name__}"):
        fields = tuple(n for _, n in results)
        if None not in fields and all(hasattr(value, f) for f in fields):
            return str(name)
    return None


def _check(face: Any, depth: int = 0) -> None:
    """Raise ValueError unless a note is a face."""
    if face is None:
        return
    if depth > _DEPTH or not isinstance(face, list) or not face:
        raise ValueError("no face of a result")
    kind, *rest = face
    if kind == "Size" and not rest:
        return
    if kind in ("tuple", "list", "dict") and len(rest) == 1:
        _check(rest[0], depth + 1)
        return
    names = rest[:-1]
    if not (rest and isinstance(rest[-1], list)):
        raise ValueError("no face of a result")
    if kind == "result" and len(names) == 1 and isinstance(names[0], str):
        if not any(row[0] == names[0] for row in _C.operator_schemas(names[0])):
            raise ValueError(f"no operation is named {names[0]!r}")
    elif kind == "named" and len(names) == 2:
        fields = names[1] if isinstance(names[1], list) else [None]
        words = [names[0], *fields]
        plain = all(
            isinstance(w, str) and w.isidentifier() and not keyword.iskeyword(w) for w in words
        )
        if not plain or len(fields) != len(rest[-1]) or len(set(fields)) != len(fields):
            raise ValueError("no names of a tuple")
        if any(str(f).startswith("_") for f in fields):
            raise ValueError("no names of a tuple")
    elif kind != "items" or names:
        raise ValueError("no face of a result")
    for item in rest[-1]:
        _check(item, depth + 1)


def read(notes: Mapping[str, str]) -> dict[str, Face]:
    """The faces in the notes of a program, by function.

    Raises
    ------
    LoadError
        When a note is not one that a program is saved with.

    """
    found = {}
    for key, text in notes.items():
        if key.startswith(NOTE):
            try:
                face = json.loads(text)
                _check(face)
            except (ValueError, RecursionError) as error:
                raise _C.LoadError(
                    f"the note '{key}' of the program is not readable: {error}"
                ) from None
            found[key.removeprefix(NOTE)] = face
    return found


def write(face: Face) -> str:
    """A face as the text of a note."""
    return json.dumps(face, separators=(",", ":"))


def put_on(face: Face, value: Any, classes: dict[str, Any]) -> Any:
    """A result as its face says; what does not have the shape of the face stays as it is."""
    if face is None or value is None:
        return value
    kind = face[0]
    if kind == "Size":
        plain = isinstance(value, (list, tuple)) and all(
            isinstance(v, (int, _C.TracedInt)) for v in value
        )
        return _C.Size(value) if plain else value
    if kind in _EACH and isinstance(value, list):
        return _EACH[kind](put_on(face[1], v, classes) for v in value)
    if kind == "dict" and isinstance(value, dict):
        return {k: put_on(face[1], v, classes) for k, v in value.items()}
    if (
        kind in _EACH
        or kind == "dict"
        or not isinstance(value, tuple)
        or len(face[-1]) != len(value)
    ):
        return value
    items = [put_on(f, v, classes) for f, v in zip(face[-1], value, strict=True)]
    if kind == "result":
        return _C.named_results(face[1], items)
    if kind == "named":
        if face[1] not in classes:
            classes[face[1]] = collections.namedtuple(face[1], face[2])
        return classes[face[1]](*items)
    return tuple(items)
