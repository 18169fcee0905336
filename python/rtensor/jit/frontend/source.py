"""Source text of what is scripted, and errors that point into it."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Any


class ScriptError(RuntimeError):
    """A script that cannot be compiled; the message shows the line with a caret."""


class Source:
    """The text of one function or class: where it is from, by qualified name, never by path."""

    def __init__(self, thing: Any, name: str) -> None:
        try:
            lines, first = inspect.getsourcelines(thing)
        except (OSError, TypeError):
            raise ScriptError(
                f"{name}: its source cannot be read, so it cannot be scripted"
            ) from None
        self.name = name
        self.first = first
        self.lines = textwrap.dedent("".join(lines)).splitlines()
        raw_indent = len(lines[0]) - len(lines[0].lstrip())
        self.indent = raw_indent

    def parse(self) -> ast.AST:
        """Return the definition's tree."""
        try:
            tree = ast.parse("\n".join(self.lines))
        except SyntaxError as error:
            raise ScriptError(
                f"{self.name}: its source cannot be parsed on its own: {error.msg}"
            ) from None
        return tree.body[0]

    def line(self, node: ast.AST) -> int:
        """Line of a node in its module."""
        return self.first + getattr(node, "lineno", 1) - 1

    def text(self, node: ast.AST) -> str:
        """The source line of a node."""
        i = getattr(node, "lineno", 1) - 1
        return self.lines[i].strip() if i < len(self.lines) else ""

    def error(self, node: ast.AST, message: str, notes: str = "") -> ScriptError:
        """Return an error that shows the node's line and marks it."""
        i = getattr(node, "lineno", 1) - 1
        line = self.lines[i] if i < len(self.lines) else ""
        start = len(line.encode()[: getattr(node, "col_offset", 0)].decode(errors="replace"))
        end_line, end = (
            getattr(node, "end_lineno", None),
            getattr(node, "end_col_offset", start + 1),
        )
        stop = end if end_line == getattr(node, "lineno", 1) else len(line)
        marks = " " * start + "^" + "~" * max(0, stop - start - 1)
        where = f"  in {self.name}, line {self.line(node)}"
        tail = f"\n{notes}" if notes else ""
        return ScriptError(f"{message}\n{where}:\n    {line}\n    {marks}{tail}")


def qualified_name(thing: Callable[..., Any] | type) -> str:
    """Module-qualified name of a function or class."""
    module = getattr(thing, "__module__", None) or "__main__"
    return f"{module}.{getattr(thing, '__qualname__', getattr(thing, '__name__', 'anonymous'))}"
