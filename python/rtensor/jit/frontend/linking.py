"""Calls of programs that are compiled already: scripted modules, traces, loaded programs.

They are put into the program under construction, with their state, under a prefix. (Of a scripted function the source
is compiled again, for the types of the call.)
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import Any

from rtensor.jit import _faces as faces
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.sugar import PyObject, Thing


class Linking:
    """What a compilation knows about other programs."""

    # Program by identity -> (prefix, border).
    links: dict[int, tuple[str, Any]]
    functions: dict[str, Any]
    states: dict[str, Any]
    exceptions: dict[str, type[BaseException]]
    call_function: Any

    def is_program(self, f: Any) -> bool:
        """Whether something is a compiled function or module."""
        return hasattr(type(f), "is_program")

    def call_program(
        self, emitter: Any, callee: PyObject, args: Any, kwargs: Any, node: ast.AST
    ) -> Value:
        """Call a compiled function or module."""
        f = callee.object
        if f._script_source is not None:
            return self.call_function(emitter, f._script_source, args, kwargs, node)  # type: ignore[no-any-return]
        border, name = f._border, getattr(f, "_name", "forward")
        prefix = self._prefix(border, callee.name)
        self.exceptions.update(border.exceptions)
        values = self._arguments(emitter, border.program.parameters(name), args, kwargs, node)
        results = border.program.results(name)
        if len(results) != 1:
            raise emitter.error(node, f"'{callee.name}' gives {len(results)} values")
        kind = faces.on_type(border.faces.get(name), t.parse(results[0]), border.tuples)
        return emitter.op("prim::CallFunction", values, kind, name=f"{prefix}.{name}")  # type: ignore[no-any-return]

    def program_attribute(self, emitter: Any, owner: PyObject, name: str) -> Value | None:
        """A piece of a program's state, read from it or from one of its parts; None for anything else."""
        if not hasattr(type(owner.object), "is_program"):
            return None
        border = owner.object._border
        within = getattr(owner.object, "_prefix", "")
        row = border.program.state.get(within + name)
        if row is None:
            return None
        prefix = self._prefix(border, owner.name.removesuffix("." + within.removesuffix(".")))
        return emitter.op("prim::GetState", [], t.parse(row[1]), name=f"{prefix}.{within}{name}")  # type: ignore[no-any-return]

    def _prefix(self, border: Any, name: str) -> str:
        """The prefix of a program: the name by which it is reached first."""
        known = self.links.get(id(border.program))
        if known is not None:
            return known[0]
        taken = {p for p, _ in self.links.values()}
        n = 0
        prefix = name
        while prefix in taken or any(
            x == prefix or x.startswith(prefix + ".") for x in (*self.functions, *self.states)
        ):
            n += 1
            prefix = f"{name}${n}"
        self.links[id(border.program)] = (prefix, border)
        return prefix

    def _arguments(
        self,
        emitter: Any,
        parameters: Sequence[tuple[str, str, bool, Any]],
        args: Sequence[Thing],
        kwargs: Mapping[str, Thing],
        node: ast.AST,
    ) -> list[Value]:
        if len(args) > len(parameters):
            raise emitter.error(node, f"takes {len(parameters)} arguments, got {len(args)}")
        rest = dict(kwargs)
        values = []
        for i, (name, kind, has_default, default) in enumerate(parameters):
            if i < len(args):
                if name in rest:
                    raise emitter.error(node, f"got '{name}' twice")
                thing = args[i]
            elif name in rest:
                thing = rest.pop(name)
            elif has_default:
                thing = PyObject(default, name)
            else:
                raise emitter.error(node, f"needs '{name}'")
            value = emitter.as_value(thing, node)
            values.append(emitter.coerce(value, t.parse(kind), node, f"'{name}'"))
        if rest:
            raise emitter.error(node, f"has no argument '{next(iter(rest))}'")
        return values

    def linked(self) -> list[tuple[str, Any]]:
        """The programs that are called, with their prefixes."""
        return [(prefix, border.program) for prefix, border in self.links.values()]
