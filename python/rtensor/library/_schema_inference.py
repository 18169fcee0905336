"""Schemas read off a function's annotations."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rtensor import _C

Tensor = _C.Tensor

_BASE_TYPES: dict[Any, str] = {
    Tensor: "Tensor",
    int: "int",
    float: "float",
    bool: "bool",
    str: "str",
    complex: "complex",
    int | float | bool: "Scalar",
    _C.dtype: "ScalarType",
    _C.device: "Device",
}


def _type_name(annotation: Any, what: str) -> str:
    if annotation in _BASE_TYPES:
        return _BASE_TYPES[annotation]
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        rest = [a for a in args if a is not type(None)]
        if len(rest) < len(args):
            inner = rest[0] if len(rest) == 1 else typing.Union[tuple(rest)]  # noqa: UP007
            return _type_name(inner, what) + "?"
        if set(rest) == {int, float, bool}:
            return "Scalar"
    if origin in (list, Sequence) and len(args) == 1:
        return _type_name(args[0], what) + "[]"
    if origin is tuple or annotation is tuple:
        raise ValueError(f"infer_schema: {what} is a tuple, which schemas do not have; use a list")
    if origin is dict or annotation is dict:
        raise ValueError(
            f"infer_schema: {what} is a dict, which schemas do not have; pass lists of keys and values"
        )
    raise ValueError(f"infer_schema: {what} has type {annotation}, which schemas do not have")


def _default_text(value: Any, what: str) -> str:
    if value is None or isinstance(value, (bool, int, float)):
        return repr(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, _C.dtype):
        return str(value).split(".")[-1]
    raise ValueError(
        f"infer_schema: the default of {what} must be None, a number, a string or a dtype"
    )


def _annotations(function: Callable[..., Any]) -> dict[str, Any]:
    try:
        return typing.get_type_hints(function)
    except NameError as error:
        raise ValueError(
            f"infer_schema: an annotation of {function.__name__} could not be resolved ({error}); "
            "names in annotations must be visible at module level"
        ) from None


def _returns(annotation: Any) -> str:
    if annotation is None or annotation is type(None):
        return "()"
    if typing.get_origin(annotation) is tuple:
        parts = [_type_name(a, "a result") for a in typing.get_args(annotation)]
        return "(" + ", ".join(parts) + ")"
    return _type_name(annotation, "the result")


def infer_schema(
    prototype_function: Callable[..., Any],
    /,
    *,
    mutates_args: str | Iterable[str],
    op_name: str | None = None,
) -> str:
    """Read a schema off a function's annotations.

    Every parameter and the result need one. `mutates_args` names the tensors that it writes, or is `"unknown"` for
    all of them.
    """
    signature = inspect.signature(prototype_function)
    hints = _annotations(prototype_function)
    every = mutates_args == "unknown"
    if isinstance(mutates_args, str) and not every:
        raise ValueError('infer_schema: mutates_args must be a sequence of names or "unknown"')
    mutated = set() if every else set(mutates_args)
    unknown = mutated - set(signature.parameters)
    if unknown:
        raise ValueError(
            f"infer_schema: mutates_args names {sorted(unknown)}, which are not parameters"
        )
    parts: list[str] = []
    star = False
    letters = iter("abcdefghijklmnopqrstuvwxyz")
    for name, p in signature.parameters.items():
        what = f"parameter '{name}'"
        if p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD, p.POSITIONAL_ONLY):
            raise ValueError(
                f"infer_schema: {what} must be a plain parameter (no *args, **kwargs, positional-only)"
            )
        if name not in hints:
            raise ValueError(f"infer_schema: {what} needs an annotation")
        text = _type_name(hints[name], what)
        if p.kind is p.KEYWORD_ONLY and not star:
            parts.append("*")
            star = True
        if p.kind is p.KEYWORD_ONLY and text.startswith("Tensor"):
            raise ValueError(f"infer_schema: {what} is a keyword-only tensor; make it positional")
        if name in mutated or (every and text.startswith("Tensor")):
            if not text.startswith("Tensor"):
                raise ValueError(f"infer_schema: {what} is in mutates_args but is no tensor")
            text = text.replace("Tensor", f"Tensor({next(letters)}!)", 1)
        default = "" if p.default is p.empty else "=" + _default_text(p.default, what)
        parts.append(f"{text} {name}{default}")
    if "return" not in hints:
        raise ValueError("infer_schema: the result needs an annotation")
    text = f"({', '.join(parts)}) -> {_returns(hints['return'])}"
    return text if op_name is None else f"{op_name}{text}"
