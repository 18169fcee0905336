"""Expressions of scripts: names, operators, conditions, containers, comprehensions."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from rtensor import _C
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.calls import Calls
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.sugar import Bound, Element, Items, Iteration, ModuleRef, PyObject, Thing, Undefined
from rtensor.jit.frontend.types import Type


@dataclasses.dataclass
class Condition:
    """A bool, and what is known about types of variables when it holds and when it does not."""

    value: Value
    when_true: dict[str, Type]
    when_false: dict[str, Type]


# Operator -> (tensor operation, in-place method, number builtin).
_BINARY: dict[type, tuple[str, str, str]] = {
    ast.Add: ("add", "add_", "add"),
    ast.Sub: ("sub", "sub_", "sub"),
    ast.Mult: ("mul", "mul_", "mul"),
    ast.Div: ("div", "div_", "div"),
    ast.FloorDiv: ("floor_divide", "floor_divide_", "floordiv"),
    ast.Mod: ("remainder", "remainder_", "remainder"),
    ast.Pow: ("pow", "pow_", "pow"),
    ast.MatMult: ("matmul", "matmul", ""),
    ast.BitAnd: ("bitwise_and", "bitwise_and_", "bitwise_and"),
    ast.BitOr: ("bitwise_or", "bitwise_or_", "bitwise_or"),
    ast.BitXor: ("bitwise_xor", "bitwise_xor_", "bitwise_xor"),
    ast.LShift: ("bitwise_left_shift", "bitwise_left_shift_", "lshift"),
    ast.RShift: ("bitwise_right_shift", "bitwise_right_shift_", "rshift"),
}
_COMPARE: dict[type, str] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
}
_SYMBOL = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.MatMult: "@", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip


class Expressions(Calls):
    """Emits expressions."""

    # ---- entry points

    def expression(self, node: ast.expr, expected: Type | None = None) -> Thing:
        """Emit an expression; what it stands for need not be a value."""
        self.at = node
        method = getattr(self, f"_e_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.error(node, f"scripts have no {type(node).__name__} expression")
        if isinstance(node, (ast.List, ast.Dict, ast.ListComp, ast.DictComp, ast.IfExp, ast.Tuple, ast.BinOp)):
            return method(node, expected)  # type: ignore[no-any-return]
        return method(node)  # type: ignore[no-any-return]

    def value(self, node: ast.expr, expected: Type | None = None) -> Value:
        """Emit an expression that must be a value."""
        return self.as_value(self.expression(node, expected), node)

    def as_value(self, thing: Thing, node: ast.AST) -> Value:
        """A value out of what a name stands for."""
        if isinstance(thing, Value):
            if thing is self.compilation.false:
                return self.constant(False)
            if thing.type == t.NEVER:
                raise self.error(node, "this has no value here")
            return thing
        if isinstance(thing, Undefined):
            raise self.error(node, thing.why)
        if isinstance(thing, PyObject):
            return self._python_constant(thing, node)
        if isinstance(thing, Items):
            return self.tuple_of([self.as_value(i, node) for i in thing.items])
        if isinstance(thing, Iteration):
            return self.iteration_as_list(thing, node)
        if isinstance(thing, ModuleRef):
            raise self.error(node, "a module is no value of a script: call it, or read its attributes")
        if isinstance(thing, Element):
            raise self.error(node, "item() has no static type: write int(x), float(x) or bool(x)")
        raise self.error(node, f"the method '{thing.name}' must be called")

    def _python_constant(self, thing: PyObject, node: ast.AST) -> Value:
        x = thing.object
        if x is None or isinstance(x, (bool, int, float, complex, str, _C.dtype, _C.device, _C.layout, _C.memory_format)):
            return self.constant(x)
        if isinstance(x, tuple):
            items = [self._python_constant(PyObject(i, thing.name), node) for i in x]
            return self.tuple_of(items, getattr(x, "_fields", None))
        if isinstance(x, _C.Tensor):
            raise self.error(
                node, f"'{thing.name}' is a tensor outside of the script; pass it in, or make it a buffer of a module"
            )
        raise self.error(node, f"'{thing.name}' ({type(x).__name__}) is no value that a script can hold")

    # ---- atoms

    def _e_constant(self, node: ast.Constant) -> Thing:
        if node.value is Ellipsis or isinstance(node.value, bytes):
            raise self.error(node, "this constant has no place here")
        if isinstance(node.value, int) and not isinstance(node.value, bool) and abs(node.value) >= 2**63:
            raise self.error(node, "integers of scripts have 64 bits")
        return self.constant(node.value)

    def _e_name(self, node: ast.Name) -> Thing:
        if node.id in self.env:
            thing = self.env[node.id]
            if isinstance(thing, Undefined):
                raise self.error(node, thing.why)
            return thing
        try:
            return PyObject(self.scope(node.id), node.id)
        except KeyError:
            raise self.error(node, f"'{node.id}' is not defined") from None

    def _e_attribute(self, node: ast.Attribute) -> Thing:
        return self.load_attribute(self.expression(node.value), node)

    def _e_namedexpr(self, node: ast.NamedExpr) -> Thing:
        value = self.value(node.value)
        self.env[node.target.id] = value
        return value

    def _e_joinedstr(self, node: ast.JoinedStr) -> Value:
        parts: list[Value] = []
        for piece in node.values:
            if isinstance(piece, ast.Constant):
                parts.append(self.constant(piece.value))
                continue
            assert isinstance(piece, ast.FormattedValue)
            value = self._tuple_text(piece.value) or self.value(piece.value)
            if piece.conversion == ord("r"):
                value = self.op("aten::repr", [value], t.STR)
            elif piece.conversion == ord("s"):
                value = self.op("aten::str", [value], t.STR)
            elif piece.conversion not in (-1,):
                raise self.error(node, "!a is not supported")
            spec = self.constant("") if piece.format_spec is None else self.value(piece.format_spec)
            parts.append(self.op("aten::__format__", [value, spec], t.STR))
        out = parts[0] if parts else self.constant("")
        for p in parts[1:]:
            out = self.op("aten::add.str", [out, p], t.STR)
        return out

    def _tuple_text(self, node: ast.expr) -> Value | None:
        """`tuple(sizes)` within an f-string: the text of a tuple, whose length need not be known."""
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tuple"):
            return None
        if len(node.args) != 1 or self.peek(node.func) != PyObject(tuple, "tuple"):
            return None
        v = self.value(node.args[0])
        if v.type.head != "List":
            return None
        text = self.op("aten::str", [v], t.STR)
        inner = self.op("aten::slice.str", [text, self.constant(1), self.constant(-1), self.constant(1)], t.STR)
        single = self.op("aten::eq.any", [self.length(v), self.constant(1)], t.BOOL)
        end = self.select(single, lambda: self.constant(",)"), lambda: self.constant(")"), node)
        begin = self.op("aten::add.str", [self.constant("("), inner], t.STR)
        return self.op("aten::add.str", [begin, end], t.STR)

    # ---- operators

    def _e_binop(self, node: ast.BinOp, expected: Type | None = None) -> Thing:
        left = self.value(node.left, expected if isinstance(node.left, ast.List) else None)
        right = self.value(node.right)
        self.at = node
        return self.binary(node.op, left, right, node)

    def binary(self, op: ast.operator, a: Value, b: Value, node: ast.AST) -> Value:
        """An operator on two values."""
        tensor, _, number = _BINARY[type(op)]
        if t.TENSOR in (a.type, b.type):
            return self._tensor_binary(tensor, a, b, node)
        found = self._plain_binary(number, a, b)
        if found is None:
            raise self.error(node, f"{a.type} {_SYMBOL[type(op)]} {b.type} is not defined")
        return found

    def _tensor_binary(self, name: str, a: Value, b: Value, node: ast.AST) -> Value:
        if a.type == t.TENSOR:
            return self.call_operator(name, [a, b], {}, node)
        if not a.type.is_number:
            raise self.error(node, f"{a.type} and Tensor cannot be combined")
        # A number on the left: the forms that eager mode takes.
        if name in ("add", "mul", "bitwise_and", "bitwise_or", "bitwise_xor"):
            return self.call_operator(name, [b, a], {}, node)
        if name == "pow":
            return self.call_operator(name, [a, b], {}, node)
        return self.call_operator(name, [self.op("prim::NumToTensor", [a], t.TENSOR), b], {}, node)

    def _plain_binary(self, name: str, a: Value, b: Value) -> Value | None:
        ta, tb = a.type, b.type
        if ta.is_number and tb.is_number and name:
            return self._number_binary(name, a, b)
        if name == "add" and ta == tb == t.STR:
            return self.op("aten::add.str", [a, b], t.STR)
        if name == "add" and ta.head == tb.head == "Tuple":
            return self.tuple_of(self.unpack(a) + self.unpack(b))
        if name == "add" and ta == tb and ta.head == "List":
            return self.op("aten::add.t", [a, b], ta)
        if name == "mul":
            if tb == t.STR or tb.head == "List":
                (a, b), (ta, tb) = (b, a), (tb, ta)
            if tb in (t.INT, t.BOOL) and ta == t.STR:
                return self.op("aten::mul.str", [a, self.to_int(b)], t.STR)
            if tb in (t.INT, t.BOOL) and ta.head == "List":
                return self.op("aten::mul.list", [a, self.to_int(b)], ta)
        return None

    def _number_binary(self, name: str, a: Value, b: Value) -> Value | None:
        kinds = {a.type, b.type}
        if name.startswith("bitwise") or name.endswith("shift"):
            if kinds == {t.BOOL} and name.startswith("bitwise"):
                return self.op(f"aten::{name}.bool", [a, b], t.BOOL)
            if kinds <= {t.INT, t.BOOL}:
                return self.op(f"aten::{name}.int", [self.to_int(a), self.to_int(b)], t.INT)
            return None
        if t.COMPLEX in kinds:
            if name not in ("add", "sub", "mul", "div"):
                return None
            return self.op(f"aten::{name}.complex", [self.to_complex(a), self.to_complex(b)], t.COMPLEX)
        if t.FLOAT in kinds:
            return self.op(f"aten::{name}.float", [self.to_float(a), self.to_float(b)], t.FLOAT)
        out = t.FLOAT if name == "div" else t.INT
        if name == "pow" and self._is_negative_literal(b):
            return self.op("aten::pow.int_to_float", [self.to_int(a), self.to_int(b)], t.FLOAT)
        return self.op(f"aten::{name}.int", [self.to_int(a), self.to_int(b)], out)

    def _is_negative_literal(self, v: Value) -> bool:
        for n in reversed(self.block.nodes):
            if v in n.outputs:
                if n.op == "prim::Constant":
                    return isinstance(n.attrs["value"], int) and n.attrs["value"] < 0
                return n.op == "aten::neg.int" and self._is_literal(n.inputs[0])
        return False

    def _is_literal(self, v: Value) -> bool:
        return any(v in n.outputs and n.op == "prim::Constant" for n in self.block.nodes)

    def in_place(self, op: ast.operator, a: Value, b: Value, node: ast.AST) -> Value:
        """An augmented assignment: tensors and lists change in place, as in Python."""
        if a.type == t.TENSOR and not isinstance(op, ast.MatMult):
            return self.call_operator(_BINARY[type(op)][1], [a, b], {}, node)
        if a.type.head == "List" and isinstance(op, ast.Add):
            if b.type != a.type:
                raise self.error(node, f"{a.type} += {b.type} is not defined")
            self.node("aten::extend.t", [a, b], [])
            return a
        return self.binary(op, a, b, node)

    def _e_unaryop(self, node: ast.UnaryOp) -> Thing:
        if isinstance(node.op, ast.Not):
            return self.not_(self.condition(node.operand).value)
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            x = node.operand.value
            if isinstance(x, (int, float)) and not isinstance(x, bool):
                return self.constant(-x)
        v = self.value(node.operand)
        if v.type == t.TENSOR:
            name = {ast.USub: "neg", ast.Invert: "bitwise_not", ast.UAdd: "positive"}[type(node.op)]
            return self.call_operator(name, [v], {}, node)
        if isinstance(node.op, ast.Invert) and v.type in (t.INT, t.BOOL):
            return self.op("aten::bitwise_not.int", [self.to_int(v)], t.INT)
        if isinstance(node.op, ast.UAdd) and v.type.is_number:
            return self.to_int(v) if v.type == t.BOOL else v
        if isinstance(node.op, ast.USub) and v.type.is_number:
            v = self.to_int(v) if v.type == t.BOOL else v
            return self.op(f"aten::neg.{v.type}", [v], v.type)
        raise self.error(node, f"this operator is not defined for {v.type}")

    # ---- comparisons and conditions

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
        if t.TENSOR in (a.type, b.type):
            if a.type != t.TENSOR:
                swapped = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}.get(name, name)
                return self.call_operator(swapped, [b, a], {}, node)
            return self.call_operator(name, [a, b], {}, node)
        if name in ("eq", "ne"):
            if t.NONE in (a.type, b.type):
                raise self.error(node, "compare with None by 'is None' or 'is not None'")
        elif t.join(a.type, b.type) is None and not (a.type.is_number and b.type.is_number):
            raise self.error(node, f"{a.type} and {b.type} have no order")
        elif t.COMPLEX in (a.type, b.type) or a.type.is_optional or b.type.is_optional or a.type.head == "Dict":
            raise self.error(node, f"{a.type} and {b.type} have no order")
        return self.op(f"aten::{name}.any", [a, b], t.BOOL)

    def _contains(self, item: Value, box: Value, node: ast.AST) -> Value:
        if box.type.head == "Dict":
            return self.op("aten::__contains__.Dict", [box, self.convert(item, box.type.args[0], node, "the key")], t.BOOL)
        if box.type == t.STR:
            return self.op("aten::__contains__.str", [box, self.convert(item, t.STR, node, "the item")], t.BOOL)
        if box.type.head == "Tuple" and box.type.args:
            box = self.list_of(self.unpack(box), box.type.args[0])
        if box.type.head == "List":
            return self.op("aten::__contains__.t", [box, self.convert(item, box.type.args[0], node, "the item")], t.BOOL)
        raise self.error(node, f"'in' is not defined for {box.type}")

    def truth(self, v: Value, node: ast.AST) -> Value:
        """A value as a bool, as Python's `if` sees it."""
        if v.type == t.BOOL:
            return v
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
        raise self.error(node, f"a value of type {v.type} as a condition: say what is meant, as 'x is not None'")

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
        rest = node.values[1] if len(node.values) == 2 else ast.copy_location(ast.BoolOp(node.op, node.values[1:]), node)
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
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], (ast.Is, ast.IsNot)):
            name, other = node.left, node.comparators[0]
            if isinstance(name, ast.NamedExpr):
                name = name.target
            is_none = isinstance(other, ast.Constant) and other.value is None
            if isinstance(name, ast.Name) and is_none:
                v = self.env.get(name.id)
                if isinstance(v, Value) and v.type.is_optional:
                    some, none = {name.id: v.type.args[0]}, {name.id: t.NONE}
                    return (none, some) if isinstance(node.ops[0], ast.Is) else (some, none)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
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
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], (ast.Is, ast.IsNot)):
            return self._static_is(node)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            return self._static_compare(node)
        if isinstance(node, ast.Attribute):
            return self.static_attribute(node)
        if isinstance(node, ast.Name):
            found = self.env.get(node.id)
            return bool(found.object) if isinstance(found, PyObject) and self._is_plain(found) else None
        if isinstance(node, ast.Call):
            return self.static_call(node)
        if isinstance(node, ast.BoolOp):
            known = [self.static_condition(v) for v in node.values]
            if isinstance(node.op, ast.And):
                return False if known[0] is False else True if all(known) else None
            return True if known[0] is True else False if all(k is False for k in known) else None
        return None

    def _static_compare(self, node: ast.Compare) -> bool | None:
        """A comparison of strings, flags and numbers that are all known."""
        sides = []
        for e in (node.left, node.comparators[0]):
            if isinstance(e, ast.Constant):
                sides.append(e.value)
                continue
            if isinstance(e, (ast.Tuple, ast.List)) and all(isinstance(x, ast.Constant) for x in e.elts):
                sides.append(tuple(x.value for x in e.elts if isinstance(x, ast.Constant)))
                continue
            found = self.peek(e)
            if not (isinstance(found, PyObject) and self._is_plain(found)):
                return None
            sides.append(found.object)
        a, b = sides
        if isinstance(node.ops[0], (ast.In, ast.NotIn)) and isinstance(b, tuple):
            return (a in b) == isinstance(node.ops[0], ast.In)
        if isinstance(node.ops[0], (ast.Eq, ast.NotEq)) and type(a) is type(b):
            return (a == b) == isinstance(node.ops[0], ast.Eq)
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
        first = self.value(node.values[0])
        when_true, when_false = self._facts(node.values[0])
        rest = node.values[1] if len(node.values) == 2 else ast.copy_location(ast.BoolOp(node.op, node.values[1:]), node)

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

        return self.select(c.value, side(node.body, c.when_true), side(node.orelse, c.when_false), node)

    # ---- containers

    def _e_tuple(self, node: ast.Tuple, expected: Type | None = None) -> Thing:
        wanted: Sequence[Type | None] = [None] * len(node.elts)
        if expected is not None and expected.head == "Tuple" and len(expected.args) == len(node.elts):
            wanted = expected.args
        things = [self.expression(self._no_star(e), w) for e, w in zip(node.elts, wanted, strict=True)]
        if any(isinstance(x, (ModuleRef, PyObject)) and not self._is_plain(x) for x in things):
            return Items(tuple(things))
        return self.tuple_of([self.as_value(x, node) for x in things])

    def _is_plain(self, thing: Any) -> bool:
        return isinstance(thing, PyObject) and (
            thing.object is None or isinstance(thing.object, (bool, int, float, complex, str, tuple, _C.dtype, _C.device))
        )

    def _no_star(self, node: ast.expr) -> ast.expr:
        if isinstance(node, ast.Starred):
            raise self.error(node, "'*' in a display is not supported")
        return node

    def _element(self, expected: Type | None, head: str, i: int = 0) -> Type | None:
        if expected is None:
            return None
        inner = expected.args[0] if expected.is_optional else expected
        return inner.args[i] if inner.head == head else None

    def _e_list(self, node: ast.List, expected: Type | None = None) -> Thing:
        element = self._element(expected, "List")
        if any(isinstance(e, ast.Starred) for e in node.elts):
            return self._starred_list(node, element)
        values = [self.value(e, element) for e in node.elts]
        if element is None:
            if not values:
                element = t.TENSOR  # as PyTorch takes it; annotate anything else
            else:
                joined: Type | None = values[0].type
                for v in values[1:]:
                    joined = None if joined is None else t.join(joined, v.type)
                if joined is None:
                    kinds = ", ".join(sorted({str(v.type) for v in values}))
                    raise self.error(node, f"a list holds one type, got {kinds}")
                element = joined
        items = [self.convert(v, element, node, "an item of the list") for v in values]
        return self.list_of(items, element)

    def _starred_list(self, node: ast.List, element: Type | None) -> Value:
        """`[*a, b]`: a concatenation."""
        parts: list[Value] = []
        for e in node.elts:
            if not isinstance(e, ast.Starred):
                v = self.value(e, element)
                parts.append(self.list_of([v], element or v.type))
                continue
            v = self.value(e.value)
            if v.type.head == "Tuple" and v.type.args:
                v = self.list_of(self.unpack(v), v.type.args[0])
            if v.type.head != "List":
                raise self.error(e, f"'*' takes a list or tuple, got {v.type}")
            parts.append(v)
        out = self.op("aten::list.t", [parts[0]], parts[0].type)
        for p in parts[1:]:
            if p.type != out.type:
                raise self.error(node, f"a list holds one type, got {out.type.args[0]} and {p.type.args[0]}")
            out = self.op("aten::add.t", [out, p], out.type)
        return out

    def _e_dict(self, node: ast.Dict, expected: Type | None = None) -> Thing:
        key, item = self._element(expected, "Dict"), self._element(expected, "Dict", 1)
        pairs = []
        for k, v in zip(node.keys, node.values, strict=True):
            if k is None:
                raise self.error(node, "'**' in a dict is not supported")
            pairs.append((self.value(k, key), self.value(v, item)))
        if key is None or item is None:
            if not pairs:
                key, item = t.STR, t.TENSOR  # as PyTorch takes it
            else:
                key, item = pairs[0][0].type, pairs[0][1].type
                for k, v in pairs[1:]:
                    joined = t.join(item, v.type)
                    if k.type != key or joined is None:
                        raise self.error(node, "a dict holds keys of one type and values of one type")
                    item = joined
        flat = [x for k, v in pairs for x in (self.convert(k, key, node, "a key"), self.convert(v, item, node, "a value"))]
        return self.op("prim::DictConstruct", flat, t.dict_of(key, item))

    # ---- comprehensions

    def _e_listcomp(self, node: ast.ListComp, expected: Type | None = None) -> Thing:
        element = self._element(expected, "List")
        return self.comprehension(node.elt, node.generators, node, element)

    def _e_generatorexp(self, node: ast.GeneratorExp) -> Thing:
        return self.comprehension(node.elt, node.generators, node, None)

    def comprehension(
        self, elt: ast.expr, generators: list[ast.comprehension], node: ast.AST, element: Type | None
    ) -> Value:
        """A list built by a loop. The element's type is found by compiling it once, if it is not known."""
        if element is None:
            element = self._probe(elt, generators, node)
        out = self.list_of([], element)

        def collect() -> None:
            item = self.convert(self.value(elt, element), element, node, "an item")
            self.node("aten::append.t", [out, item], [])

        saved = dict(self.env)
        self._nest(generators, collect, node)
        self.env = saved  # the loop's variables are its own
        return out

    def _probe(self, elt: ast.expr, generators: list[ast.comprehension], node: ast.AST) -> Type:
        count, saved = len(self.block.nodes), dict(self.env)
        found: list[Type] = []
        self._nest(generators, lambda: found.append(self.value(elt).type), node)
        del self.block.nodes[count:]
        self.env = saved
        if not found:
            return t.TENSOR
        joined: Type | None = found[0]
        for other in found[1:]:
            joined = None if joined is None else t.join(joined, other)
        if joined is None:
            raise self.error(node, "the items of this comprehension have different types")
        return joined

    def _e_dictcomp(self, node: ast.DictComp, expected: Type | None = None) -> Thing:
        key, item = self._element(expected, "Dict"), self._element(expected, "Dict", 1)
        if key is None or item is None:
            key = self._probe(node.key, node.generators, node)
            item = self._probe(node.value, node.generators, node)
        out = self.op("prim::DictConstruct", [], t.dict_of(key, item))

        def collect() -> None:
            k = self.convert(self.value(node.key, key), key, node, "a key")
            v = self.convert(self.value(node.value, item), item, node, "a value")
            self.node("aten::_set_item.Dict", [out, k, v], [])

        saved = dict(self.env)
        self._nest(node.generators, collect, node)
        self.env = saved
        return out

    def _nest(self, generators: list[ast.comprehension], innermost: Callable[[], None], node: ast.AST) -> None:
        if not generators:
            innermost()
            return
        g = generators[0]

        def within() -> None:
            self._filtered(g.ifs, lambda: self._nest(generators[1:], innermost, node))

        thing = self.iterable(g.iter)
        if isinstance(thing, Items):
            for item in thing.items:
                self.assign(g.target, item)
                within()
            return
        self.iterate(thing, g.iter, lambda trip, live, item, check: self._plain_loop(g.target, trip, live, item, check, within))

    def _filtered(self, tests: list[ast.expr], body: Callable[[], None]) -> None:
        if not tests:
            body()
            return
        c = self.condition(tests[0])

        def then() -> bool:
            self.refine(c.when_true)
            self._filtered(tests[1:], body)
            return False

        self.branch(c.value, then, lambda: False)
