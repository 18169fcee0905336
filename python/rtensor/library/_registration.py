"""Libraries: what they define and implement is undone when they are dropped."""

from __future__ import annotations

import inspect
import sys
import typing
import warnings
from collections.abc import Callable, Iterable
from typing import Any

from rtensor import _C

_DEVICE_KEYS = {
    "cpu": "CPU",
    "cuda": "CUDA",
    "meta": "Meta",
    "private0": "Private0",
    "private1": "Private1",
}


def _place(depth: int) -> tuple[str, int]:
    frame = sys._getframe(depth + 1)
    return frame.f_code.co_filename, frame.f_lineno


def _code_place(function: Callable[..., Any]) -> tuple[str, int]:
    code = getattr(inspect.unwrap(function), "__code__", None)
    return (code.co_filename, code.co_firstlineno) if code is not None else ("<unknown>", 0)


# Python bodies of custom composites by operation: scripts compile them.
composites: dict[str, Callable[..., Any]] = {}


class Library:
    """A namespace's operations, defined or implemented.

    Parameters
    ----------
    ns : str
        Namespace, as in `ns::name`.
    kind : {"DEF", "FRAGMENT", "IMPL"}
        DEF: the one that owns the namespace. FRAGMENT: adds operations to it. IMPL: gives kernels only.
    dispatch_key : str
        The key of `impl` calls that name none.

    """

    _owners: typing.ClassVar[dict[str, tuple[str, int]]] = {}

    def __init__(self, ns: str, kind: str, dispatch_key: str = "") -> None:
        if kind not in ("DEF", "FRAGMENT", "IMPL"):
            raise ValueError(f"Library: kind must be 'DEF', 'FRAGMENT' or 'IMPL', got {kind!r}")
        if ns in ("prim", "aten") and kind != "IMPL":
            raise ValueError(f"Library: the namespace {ns!r} is reserved")
        place = _place(1)
        if kind == "DEF":
            if ns in Library._owners:
                file, line = Library._owners[ns]
                raise RuntimeError(
                    f"Library: the namespace {ns!r} has a DEF library already, made at {file}:{line}; "
                    f"a second one at {place[0]}:{place[1]} must be a FRAGMENT"
                )
            Library._owners[ns] = place
        self.ns = ns
        self.kind = kind
        self.dispatch_key = dispatch_key
        self._registrations: list[Any] = []
        self._composites: list[str] = []
        # Kernels for operations that are not defined yet.
        self._waiting: list[tuple[str, Callable[..., Any], str, bool]] = []

    def define(self, schema: str, alias_analysis: str = "", *, tags: Iterable[str] = ()) -> str:
        """Define `name(Type arg, …) -> Type` in the namespace; return its name."""
        if self.kind == "IMPL":
            raise RuntimeError("Library.define: a library of kind IMPL gives kernels only")
        file, line = _place(1)
        text = schema if "::" in schema.split("(")[0] else f"{self.ns}::{schema}"
        if not text.startswith(f"{self.ns}::"):
            raise ValueError(f"Library.define: {schema!r} is not in the namespace {self.ns!r}")
        self._registrations.append(_C.define(text, list(tags), file, line))
        name = text.split("(")[0].strip()
        _resolve_waiting(name)
        return name.split("::")[1]

    def impl(
        self,
        op_name: Any,
        fn: Callable[..., Any],
        dispatch_key: str = "",
        *,
        with_keyset: bool = False,
        allow_override: bool = True,
    ) -> None:
        """Give an operation a kernel for a key; without a key it is a composite."""
        key = dispatch_key or self.dispatch_key or "CompositeImplicitAutograd"
        name = op_name if isinstance(op_name, str) else op_name.name()
        name = name if "::" in name else f"{self.ns}::{name}"
        if not name.startswith(f"{self.ns}::"):
            raise ValueError(
                f"Library.impl: {name} is not in the namespace {self.ns!r}; "
                f"Library({name.split('::')[0]!r}, 'IMPL') gives it kernels"
            )
        if not callable(fn):
            raise TypeError(
                f"Library.impl: the kernel of {name} must be callable, got {type(fn).__name__}"
            )
        if not _C.has_operator(name):
            if key not in _C.dispatch_keys():
                raise RuntimeError(f"Library.impl: {key!r} is not a dispatch key")
            entry = (name, fn, key, with_keyset)
            self._waiting.append(entry)
            _waiting.append((self, entry))
            return
        if not allow_override and _C.has_kernel(name, key):
            raise RuntimeError(
                f"Library.impl: {name} has a kernel for {key} already, and allow_override is False"
            )
        self._register(name, fn, key, with_keyset)

    def fallback(
        self, fn: Callable[..., Any], dispatch_key: str = "", *, with_keyset: bool = False
    ) -> None:
        """One kernel, `fn(op, *args, **kwargs)`, for every operation of the namespace (`_`: of all) at a key."""
        key = dispatch_key or self.dispatch_key
        if not key:
            raise ValueError("Library.fallback: a dispatch key is needed")
        file, line = _code_place(fn)
        self._registrations.append(_C.register_fallback(self.ns, key, fn, with_keyset, file, line))

    def _register(self, name: str, fn: Callable[..., Any], key: str, with_keyset: bool) -> None:
        file, line = _code_place(fn)
        if _C.has_kernel(name, key):
            warnings.warn(
                f"{name} has a kernel for {key} already; the one at {file}:{line} serves it until it is undone",
                stacklevel=3,
            )
        if key == "CompositeImplicitAutograd" and not with_keyset:
            composites[name] = fn
            self._composites.append(name)
        self._registrations.append(_C.register_kernel(name, key, fn, with_keyset, file, line))

    def _destroy(self) -> None:
        """Undo everything, newest first."""
        _waiting[:] = [w for w in _waiting if w[0] is not self]
        for name in self._composites:
            composites.pop(name, None)
        while self._registrations:
            self._registrations.pop().remove()
        if self.kind == "DEF":
            Library._owners.pop(self.ns, None)

    def __del__(self) -> None:
        if not sys.is_finalizing() and hasattr(self, "_registrations"):
            self._destroy()


_waiting: list[tuple[Library, tuple[str, Callable[..., Any], str, bool]]] = []


def _resolve_waiting(name: str) -> None:
    ready = [w for w in _waiting if w[1][0] == name]
    for library, (op, fn, key, with_keyset) in ready:
        _waiting.remove((library, (op, fn, key, with_keyset)))
        library._register(op, fn, key, with_keyset)
