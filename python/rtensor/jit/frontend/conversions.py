"""Conversions between types that a script makes without being asked, and those it asks for."""

from __future__ import annotations

import ast

from rtensor.jit.frontend import library
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.emitter import Emitter
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.types import Type


class Conversions(Emitter):
    """Emits conversions."""

    def convert(self, v: Value, to: Type, node: ast.AST, what: str) -> Value:
        """`v` where `to` is declared. Numbers do not change: Python keeps an int where a float is announced."""
        if t.fits(v.type, to):
            return v
        if to.head == v.type.head == "Tuple" and len(to.args) == len(v.type.args):
            items = [
                self.convert(i, w, node, what) for i, w in zip(self.unpack(v), to.args, strict=True)
            ]
            return self.tuple_of(items, v.type.fields, v.type.face)
        raise self.error(node, f"{what} has type {v.type}, expected {to}")

    def coerce(self, v: Value, to: Type, node: ast.AST, what: str) -> Value:
        """`v` as an argument of a built-in function, which widens numbers as Python's do."""
        if t.fits(v.type, to):
            return v
        wanted = to.args[0] if to.is_optional else to
        if wanted == t.FLOAT and v.type in (t.INT, t.BOOL):
            return self.to_float(v)
        if wanted == t.INT and v.type == t.BOOL:
            return self.to_int(v)
        if wanted == t.COMPLEX and v.type.is_number:
            return self.to_complex(v)
        return self.convert(v, to, node, what)

    def widen(self, v: Value, to: Type) -> Value:
        """`v` under the wider type that its variable was declared with."""
        if v.type == to or to.head == "Tuple":
            return v
        return self.cast(v, to)

    def to_int(self, v: Value) -> Value:
        """A bool as an int."""
        return v if v.type == t.INT else self.op(f"aten::Int.{v.type}", [v], t.INT)

    def to_float(self, v: Value) -> Value:
        """An int or bool as a float."""
        return v if v.type == t.FLOAT else self.op(f"aten::Float.{v.type}", [v], t.FLOAT)

    def to_complex(self, v: Value) -> Value:
        """A real number as a complex one."""
        if v.type == t.COMPLEX:
            return v
        return self.op("aten::Complex.float", [self.to_float(v), self.constant(0.0)], t.COMPLEX)

    def shown(self, v: Value, node: ast.AST) -> Value:
        """`v` as text shows it: a list that is a Size or a tuple to Python is turned into their text."""
        if v.type.face == "Size":
            return self.compilation.call_function(self, library.size_text, [v], {}, node)
        if v.type.face == "tuple":
            return self.tuple_text(v, node)  # type: ignore[attr-defined, no-any-return]
        return v

    def text_of(self, node: ast.expr) -> Value:
        """An expression as str() gives it."""
        v = self.shown(self.value(node), node)  # type: ignore[attr-defined]
        return v if v.type == t.STR else self.op("aten::str", [v], t.STR)
