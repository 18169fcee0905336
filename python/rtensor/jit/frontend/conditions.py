"""Conditions of scripts: comparisons, truth, `and` and `or`, what they say about types, what is known beforehand."""

# mypy: disable-error-code="attr-defined, no-any-return"

from __future__ import annotations

import ast
import dataclasses
import enum
import operator
from collections.abc import Callable
from typing import Any

from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.displays import Displays
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.sugar import Items, ModuleRef, PyObject, Thing
from rtensor.jit.frontend.types import Type

_COMPARE: dict[type, str] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
}
_ORDER = {ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge}


@dataclasses.dataclass
class Condition:
    """A bool, and what is known about types of variables when it holds and when it does not."""

    value: Value
    when_true: dict[str, Type]
    when_false: dict[str, Type]


class Conditions(Displays):
    """Emits comparisons and conditions."""

    def _e_compare(self, node: ast.Compare) -> Thing:
        left = node.left
        if len(node.ops) == 1:
            return self._compare_one(node.ops[0], left, node.comparators[0], node)
        values = [self.value(left)]

        def chain(i: int) -> Value:
            values.append(self.value(node.comparators[i]))
            first = self.truth(self.compare(node.ops[i], values[i], values[i + 1], node), node)
            if i + 1 == len(node.ops):
                return first
            return self.select(first, lambda: chain(i + 1), lambda: self.constant(False), node)

        return chain(0)

    def _compare_one(self, op: ast.cmpop, left: ast.expr, right: ast.expr, node: ast.AST) -> Value:
        if isinstance(op, (ast.Is, ast.IsNot)):
            return self._is(op, left, right, node)
        return self.compare(op, self.value(left), self.value(right), node)

    def _is(self, op: ast.cmpop, left: ast.expr, right: ast.expr, node: ast.AST) -> Value:
        a, b = self.value(left), self.value(right)
        name = "aten::__is__" if isinstance(op, ast.Is) else "aten::__isnot__"
        if t.NONE not in (a.type, b.type) and not (a.type == b.type == t.BOOL):
            raise self.error(node, "'is' compares with None (and bools) only")
        return self.op(name, [a, b], t.BOOL)

    def compare(self, op: ast.cmpop, a: Value, b: Value, node: ast.AST) -> Value:
        """A comparison, `in` among them."""
        if isinstance(op, (ast.In, ast.NotIn)):
            found = self._contains(a, b, node)
            return self.not_(found) if isinstance(op, ast.NotIn) else found
        if isinstance(op, (ast.Is, ast.IsNot)):
            raise self.error(node, "'is' cannot be chained")
        name = _COMPARE[type(op)]
        own = self.special_method(a, f"__{name}__", [b], node)
        if own is not None:
            return own
        if t.TENSOR in (a.type, b.type):
            if a.type != t.TENSOR:
                swapped = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}.get(name, name)
                return self.call_operator(swapped, [b, a], {}, node)
            return self.call_operator(name, [a, b], {}, node)
        a, b = self._as_one_list(a, b)
        if a.type.head == b.type.head == "List" and (a.type.face is None) != (b.type.face is None):
            if name not in ("eq", "ne"):
                raise self.error(node, "a tuple (or Size) and a list have no order")
            return self.constant(name == "ne")  # a tuple is no list to Python
        if name in ("eq", "ne"):
            if t.NONE in (a.type, b.type):
                raise self.error(node, "compare with None by 'is None' or 'is not None'")
        elif (
            (t.join(a.type, b.type) is None and not (a.type.is_number and b.type.is_number))
            or t.COMPLEX in (a.type, b.type)
            or a.type.is_optional
            or b.type.is_optional
            or a.type.head == "Dict"
        ):
            raise self.error(node, f"{a.type} and {b.type} have no order")
        return self.op(f"aten::{name}.any", [a, b], t.BOOL)

    def _contains(self, item: Value, box: Value, node: ast.AST) -> Value:
        if box.type.head == "Dict":
            return self.op(
                "aten::__contains__.Dict",
                [box, self.convert(item, box.type.args[0], node, "the key")],
                t.BOOL,
            )
        own = self.special_method(box, "__contains__", [item], node)
        if own is not None:
            return self.truth(own, node)
        if box.type == t.STR:
            return self.op(
                "aten::__contains__.str", [box, self.convert(item, t.STR, node, "the item")], t.BOOL
            )
        if box.type.head == "Tuple" and box.type.args:
            box = self.list_of(self.unpack(box), box.type.args[0])
        if box.type.head == "List":
            return self.op(
                "aten::__contains__.t",
                [box, self.convert(item, box.type.args[0], node, "the item")],
                t.BOOL,
            )
        raise self.error(node, f"'in' is not defined for {box.type}")

    def truth(self, v: Value, node: ast.AST) -> Value:
        """A value as a bool, as Python's `if` sees it."""
        if v.type == t.BOOL:
            return v
        own = self.special_method(v, "__bool__", [], node)
        if own is not None:
            return own
        if v.type == t.TENSOR:
            return self.op("aten::Bool.Tensor", [v], t.BOOL)
        if v.type.is_number or v.type == t.STR:
            return self.op(f"aten::Bool.{v.type}", [v], t.BOOL)
        if v.type.head == "List":
            return self.op("aten::Bool.list", [v], t.BOOL)
        if v.type.head == "Dict":
            return self.op("aten::Bool.Dict", [v], t.BOOL)
        if v.type.head == "Tuple":
            return self.constant(bool(v.type.args))
        if v.type == t.NONE:
            return self.constant(False)
        if v.type.is_optional:
            inner = v.type.args[0]
            some = self.op("aten::__isnot__", [v, self.constant(None)], t.BOOL)
            return self.select(
                some,
                lambda: self.truth(self.cast(v, inner), node),
                lambda: self.constant(False),
                node,
            )
        raise self.error(
            node, f"a value of type {v.type} as a condition: say what is meant, as 'x is not None'"
        )

    def condition(self, node: ast.expr) -> Condition:
        """Emit a condition and find out what it says about types."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            c = self.condition(node.operand)
            return Condition(self.not_(c.value), c.when_false, c.when_true)
        if isinstance(node, ast.BoolOp):
            return self._bool_condition(node)
        value = self.truth(self.value(node), node)
        when_true, when_false = self._facts(node)
        return Condition(value, when_true, when_false)

    def _bool_condition(self, node: ast.BoolOp) -> Condition:
        both = isinstance(node.op, ast.And)
        first = self.condition(node.values[0])
        if len(node.values) == 1:
            return first
        rest = (
            node.values[1]
            if len(node.values) == 2
            else ast.copy_location(ast.BoolOp(node.op, node.values[1:]), node)
        )
        inner: list[Condition] = []

        def evaluate() -> Value:
            self.refine(first.when_true if both else first.when_false)
            inner.append(self.condition(rest))
            return inner[0].value

        if both:
            value = self.select(first.value, evaluate, lambda: self.constant(False), node)
            return Condition(value, {**first.when_true, **inner[0].when_true}, {})
        value = self.select(first.value, lambda: self.constant(True), evaluate, node)
        return Condition(value, {}, {**first.when_false, **inner[0].when_false})

    def _facts(self, node: ast.expr) -> tuple[dict[str, Type], dict[str, Type]]:
        """Types of variables when `node` is true and when it is false."""
        if (
            isinstance(node, ast.Compare)
            and len(node.ops) == 1
            and isinstance(node.ops[0], (ast.Is, ast.IsNot))
        ):
            name, other = node.left, node.comparators[0]
            if isinstance(name, ast.NamedExpr):
                name = name.target
            is_none = isinstance(other, ast.Constant) and other.value is None
            if isinstance(name, ast.Name) and is_none:
                v = self.env.get(name.id)
                if isinstance(v, Value) and v.type.is_optional:
                    some, none = {name.id: v.type.args[0]}, {name.id: t.NONE}
                    return (none, some) if isinstance(node.ops[0], ast.Is) else (some, none)
        if isinstance(node, ast.Name):
            v = self.env.get(node.id)
            if isinstance(v, Value) and v.type.is_optional:
                return {node.id: v.type.args[0]}, {}
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "isinstance"
        ):
            return self.isinstance_facts(node)
        return {}, {}

    def facts_of_test(self, node: ast.expr) -> dict[str, Type]:
        """Types of variables when a test holds, without emitting it: for the body of a while."""
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
            found: dict[str, Type] = {}
            for v in node.values:
                found.update(self.facts_of_test(v))
            return found
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self._facts(node.operand)[1]
        return self._facts(node)[0]

    def refine(self, facts: dict[str, Type]) -> None:
        """Let variables have the types that are known here."""
        for name, known in facts.items():
            v = self.env.get(name)
            if isinstance(v, Value) and v.type != known:
                self.env[name] = self.cast(v, known)

    def static_condition(self, node: ast.expr) -> bool | None:
        """The truth of a condition that is known at compile time: one branch is then not compiled at all."""
        if isinstance(node, ast.Constant):
            return bool(node.value)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = self.static_condition(node.operand)
            return None if inner is None else not inner
        if (
            isinstance(node, ast.Compare)
            and len(node.ops) == 1
            and isinstance(node.ops[0], (ast.Is, ast.IsNot))
        ):
            return self._static_is(node)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            return self._static_compare(node)
        if isinstance(node, ast.Attribute):
            return self.static_attribute(node)
        if isinstance(node, ast.Name):
            found = self.env.get(node.id)
            return (
                bool(found.object)
                if isinstance(found, PyObject) and self._is_plain(found)
                else None
            )
        if isinstance(node, ast.Call):
            return self.static_call(node)
        if isinstance(node, ast.BoolOp):
            return self._static_bool(node)
        return None

    def _static_bool(self, node: ast.BoolOp) -> bool | None:
        """`and` and `or`: one known operand decides, where those before it do nothing but be read."""
        decides = isinstance(node.op, ast.Or)
        whole = True
        for v in node.values:
            known = self.static_condition(v)
            if known is decides:
                return decides
            whole = whole and known is not None
            if known is None and not isinstance(v, (ast.Name, ast.Attribute, ast.Constant)):
                return None
        return (not decides) if whole else None

    def _static_compare(self, node: ast.Compare) -> bool | None:
        """A comparison of strings, flags and numbers that are all known."""
        sides: list[Any] = []
        for e in (node.left, node.comparators[0]):
            if isinstance(e, ast.Constant):
                sides.append(e.value)
                continue
            if isinstance(e, (ast.Tuple, ast.List)) and all(
                isinstance(x, ast.Constant) for x in e.elts
            ):
                sides.append(tuple(x.value for x in e.elts if isinstance(x, ast.Constant)))
                continue
            count = self._static_length(e)
            if count is not None:
                sides.append(count)
                continue
            found = self.peek(e)
            if not isinstance(found, PyObject):
                return None
            if not self._is_plain(found) and not isinstance(found.object, enum.Enum):
                return None
            sides.append(found.object)
        a, b = sides
        if isinstance(node.ops[0], (ast.In, ast.NotIn)) and isinstance(b, tuple):
            return (a in b) == isinstance(node.ops[0], ast.In)
        if isinstance(node.ops[0], (ast.Eq, ast.NotEq)) and type(a) is type(b):
            return (a == b) == isinstance(node.ops[0], ast.Eq)
        order = _ORDER.get(type(node.ops[0]))
        if order is not None and type(a) is type(b) is int:
            return bool(order(a, b))
        return None

    def _static_length(self, node: ast.expr) -> int | None:
        """`len(x)` of a tuple, or of a container of modules."""
        if not (isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords):
            return None
        if self.peek(node.func) != PyObject(len, "len"):
            return None
        found = self.peek(node.args[0])
        if isinstance(found, Items):
            return len(found.items)
        if isinstance(found, PyObject) and isinstance(found.object, tuple):
            return len(found.object)
        if isinstance(found, Value) and found.type.head == "Tuple":
            return len(found.type.args)
        return None

    def _static_is(self, node: ast.Compare) -> bool | None:
        other = node.comparators[0]
        if not (isinstance(other, ast.Constant) and other.value is None):
            return None
        found = self.peek(node.left)
        if found is None:
            return None
        if isinstance(found, Value):
            if found.type.is_optional or found.type in (t.ANY, t.NEVER):
                return None
            is_none = found.type == t.NONE
        else:
            is_none = isinstance(found, PyObject) and found.object is None
        return is_none if isinstance(node.ops[0], ast.Is) else not is_none

    def peek(self, node: ast.expr) -> Thing | None:
        """What a name or attribute path stands for, without emitting anything."""
        if isinstance(node, ast.Name):
            if node.id in self.env:
                return self.env[node.id]
            try:
                return PyObject(self.scope(node.id), node.id)
            except KeyError:
                return None
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            owner, i = self.peek(node.value), node.slice.value
            if isinstance(owner, PyObject) and isinstance(owner.object, (tuple, list)):
                if not isinstance(i, int) or not -len(owner.object) <= i < len(owner.object):
                    return None
                return PyObject(owner.object[i], owner.name)
            if isinstance(owner, Items) and isinstance(i, int) and i < len(owner.items):
                found: Thing = owner.items[i]
                return found
            if isinstance(owner, Value) and owner.type.head == "Tuple" and isinstance(i, int):
                kinds = owner.type.args
                return Value(kinds[i]) if -len(kinds) <= i < len(kinds) else None
            return None
        if isinstance(node, ast.Attribute):
            owner = self.peek(node.value)
            if isinstance(owner, ModuleRef):
                return self.peek_module_attribute(owner, node.attr)
            if isinstance(owner, PyObject) and hasattr(owner.object, node.attr):
                return PyObject(getattr(owner.object, node.attr), node.attr)
        return None

    def _e_boolop(self, node: ast.BoolOp) -> Thing:
        """`and` and `or` give one of their operands, as in Python."""
        both = isinstance(node.op, ast.And)
        known = self.static_condition(node.values[0])
        if known is not None and len(node.values) > 1:
            # The operand's own value, not only its truth, is the result.
            if known is not both:
                return self.value(node.values[0])
            tail = node.values[1:]
            rest = tail[0] if len(tail) == 1 else ast.copy_location(ast.BoolOp(node.op, tail), node)
            return self.value(rest)
        first = self.value(node.values[0])
        when_true, when_false = self._facts(node.values[0])
        rest = (
            node.values[1]
            if len(node.values) == 2
            else ast.copy_location(ast.BoolOp(node.op, node.values[1:]), node)
        )

        def evaluate() -> Value:
            self.refine(when_true if both else when_false)
            return self.value(rest)

        truth = self.truth(first, node.values[0])
        if both:
            return self.select(truth, evaluate, lambda: first, node)
        # What `x or y` keeps of an optional x is not None.
        kept = first
        if first.type.is_optional:
            return self.select(truth, lambda: self.cast(first, first.type.args[0]), evaluate, node)
        return self.select(truth, lambda: kept, evaluate, node)

    def _e_ifexp(self, node: ast.IfExp, expected: Type | None = None) -> Thing:
        static = self.static_condition(node.test)
        if static is not None:
            return self.expression(node.body if static else node.orelse, expected)
        c = self.condition(node.test)

        def side(expr: ast.expr, facts: dict[str, Type]) -> Callable[[], Value]:
            def emit() -> Value:
                self.refine(facts)
                return self.value(expr, expected)

            return emit

        return self.select(
            c.value, side(node.body, c.when_true), side(node.orelse, c.when_false), node
        )
