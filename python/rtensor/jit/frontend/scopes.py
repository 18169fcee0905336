"""Source text during a compilation: parsed once, with the names that each function sees."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from typing import Any

from rtensor.jit.frontend.source import ScriptError, Source


class Scopes:
    """What a compilation knows about sources: their rows in the program, trees, scopes, and who called what."""

    sources: dict[tuple[str, int, str], int]
    _stack: list[tuple[Source, ast.AST]]
    _parsed: dict[Any, tuple[Source, ast.FunctionDef]]

    def source_row(self, source: Source, node: ast.AST) -> int:
        """The row of a node's line in the source table."""
        key = (source.name, source.line(node), source.text(node))
        return self.sources.setdefault(key, len(self.sources))

    def trail(self) -> str:
        """Who called what is being compiled."""
        lines = [
            f"  called from {s.name}, line {s.line(n)}: {s.text(n)}"
            for s, n in reversed(self._stack)
        ]
        return "\n".join(lines)

    def parse(self, function: Any, name: str) -> tuple[Source, ast.FunctionDef]:
        """Source and tree of a function."""
        function = inspect.unwrap(function)
        found = self._parsed.get(function)
        if found is None:
            source = Source(function, name)
            tree = source.parse()
            if isinstance(tree, (ast.Expr, ast.Assign)) or not isinstance(tree, ast.FunctionDef):
                raise ScriptError(f"{name}: only functions made by def can be scripted")
            found = self._parsed[function] = (source, tree)
        return found

    def scope_of(self, function: Any) -> Callable[[str], Any]:
        """Names that a function sees besides its variables."""
        function = inspect.unwrap(function)
        closure: dict[str, Any] = {}
        for name, cell in zip(
            function.__code__.co_freevars, function.__closure__ or (), strict=True
        ):
            try:
                closure[name] = cell.cell_contents
            except ValueError:
                continue  # not bound yet
        builtins_of = function.__globals__.get("__builtins__", {})
        builtins_dict = builtins_of if isinstance(builtins_of, dict) else vars(builtins_of)

        def lookup(name: str) -> Any:
            for space in (closure, function.__globals__, builtins_dict):
                if name in space:
                    return space[name]
            raise KeyError(name)

        return lookup

    def evaluate(self, emitter: Any, node: ast.expr, scope: Any = None) -> Any:
        """The object that an annotation names."""
        lookup = scope or emitter.scope

        class Names(dict[str, Any]):
            def __missing__(self, name: str) -> Any:
                return lookup(name)

        expression = ast.Expression(node)
        try:
            value = eval(compile(expression, "<annotation>", "eval"), {"__builtins__": {}}, Names())
            if isinstance(value, str):
                inner = ast.parse(value, mode="eval")
                value = eval(compile(inner, "<annotation>", "eval"), {"__builtins__": {}}, Names())
        except Exception as error:
            raise emitter.error(node, f"this annotation cannot be read: {error}") from None
        return value
