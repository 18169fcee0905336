"""Expressions of scripts: names, constants, f-strings, operators."""

from __future__ import annotations

import ast

from rtensor import _C
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.conditions import Conditions
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.sugar import (
    Element,
    Items,
    Iteration,
    Limits,
    Listing,
    ModuleRef,
    PyObject,
    Thing,
    Undefined,
)
from rtensor.jit.frontend.types import Type

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
_SYMBOL = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.MatMult: "@", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
# What a class calls its own operators.
_SPECIAL = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "truediv", ast.FloorDiv: "floordiv", ast.Mod: "mod",
    ast.Pow: "pow", ast.MatMult: "matmul", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor",
    ast.LShift: "lshift", ast.RShift: "rshift",
}  # fmt: skip


class Expressions(Conditions):
    """Emits expressions."""

    # ---- entry points

    def expression(self, node: ast.expr, expected: Type | None = None) -> Thing:
        """Emit an expression; what it stands for need not be a value."""
        self.at = node
        method = getattr(self, f"_e_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.error(node, f"scripts have no {type(node).__name__} expression")
        if isinstance(
            node, (ast.List, ast.Dict, ast.ListComp, ast.DictComp, ast.IfExp, ast.Tuple, ast.BinOp)
        ):
            return method(node, expected)  # type: ignore[no-any-return]
        return method(node)  # type: ignore[no-any-return]

    def value(self, node: ast.expr, expected: Type | None = None) -> Value:
        """Emit an expression that must be a value."""
        thing = self.expression(node, expected)
        if isinstance(thing, Element):
            return self._typed_element(thing, expected, node)
        if isinstance(thing, Listing) and expected is not None:
            return self._typed_list(thing.tensor, expected, node)
        return self.as_value(thing, node)

    def _typed_list(self, x: Value, expected: Type, node: ast.expr) -> Value:
        """`x.tolist()` where a type is declared: lists within lists of elements."""
        if expected.is_number:
            return self.cast(self.op("aten::item", [x], t.ANY), expected)
        if expected.head != "List":
            raise self.error(node, f"tolist() gives lists of numbers, not {expected}")
        depth, inner = 1, expected.args[0]
        while inner.head == "List":
            depth, inner = depth + 1, inner.args[0]
        rank = self.op("aten::dim", [x], t.INT)
        fits = self.op("aten::eq.any", [rank, self.constant(depth)], t.BOOL)

        def fail() -> bool:
            message = self.constant(
                f"tolist(): the tensor must have {depth} dimension(s) for {expected}"
            )
            self.node("prim::RaiseException", [message, self.constant("TypeError")], [])
            return False

        self.branch(fits, lambda: False, fail)
        return self._listed(x, expected, node)

    def _listed(self, x: Value, kind: Type, node: ast.expr) -> Value:
        if kind.is_number:
            return self.cast(self.op("aten::item", [x], t.ANY), kind)
        out = self.list_of([], kind.args[0])
        name = ast.Name("$element", ast.Store())
        parts = self.call_operator("unbind", [x], {}, node)

        def collect() -> None:
            item = self.value(ast.copy_location(ast.Name("$element", ast.Load()), node))
            self.node("aten::append.t", [out, self._listed(item, kind.args[0], node)], [])

        saved = dict(self.env)
        self.iterate(
            parts,
            node,
            lambda trip, live, item, check: self._plain_loop(
                name, trip, live, item, check, collect
            ),
        )
        self.env = saved
        return out

    def _typed_element(self, thing: Element, expected: Type | None, node: ast.expr) -> Value:
        """`x.item()` where a type is declared, which is checked when the program runs."""
        if expected is not None and expected.is_number:
            return self.cast(self.op("aten::item", [thing.tensor], t.ANY), expected)
        return self.as_value(thing, node)

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
            raise self.error(
                node, "a module is no value of a script: call it, or read its attributes"
            )
        if isinstance(thing, Listing):
            raise self.error(
                node, "tolist() has no static type: declare one, as 'a: list[float] = x.tolist()'"
            )
        if isinstance(thing, Limits):
            raise self.error(node, "of finfo and iinfo scripts have the attributes only")
        if isinstance(thing, Element):
            raise self.error(
                node, "item() has no static type: write int(x), float(x) or bool(x), or declare one"
            )
        raise self.error(node, f"the method '{thing.name}' must be called")

    def _python_constant(self, thing: PyObject, node: ast.AST) -> Value:
        x = thing.object
        if x is None or isinstance(
            x, (bool, int, float, complex, str, _C.dtype, _C.device, _C.layout, _C.memory_format)
        ):
            return self.constant(x)
        if isinstance(x, tuple):
            items = [self._python_constant(PyObject(i, thing.name), node) for i in x]
            if isinstance(x, _C.Size):
                return self.op("prim::ListConstruct", items, t.SIZE)
            fields = getattr(x, "_fields", None)
            return self.tuple_of(items, fields, type(x) if fields is not None else None)
        if isinstance(x, _C.Tensor):
            raise self.error(
                node,
                f"'{thing.name}' is a tensor outside of the script; pass it in, or make it a buffer of a module",
            )
        raise self.error(
            node, f"'{thing.name}' ({type(x).__name__}) is no value that a script can hold"
        )

    # ---- atoms

    def _e_constant(self, node: ast.Constant) -> Thing:
        if node.value is Ellipsis or isinstance(node.value, bytes):
            raise self.error(node, "this constant has no place here")
        if (
            isinstance(node.value, int)
            and not isinstance(node.value, bool)
            and abs(node.value) >= 2**63
        ):
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
            thing = self.expression(piece.value)
            if isinstance(thing, PyObject) and isinstance(thing.object, type):
                thing = PyObject(str(thing.object), thing.name)
            value = self.shown(self.as_value(thing, piece.value), piece.value)
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

    def tuple_text(self, v: Value, node: ast.AST) -> Value:
        """The text of a list as that of a tuple."""
        text = self.op("aten::str", [v], t.STR)
        inner = self.op(
            "aten::slice.str", [text, self.constant(1), self.constant(-1), self.constant(1)], t.STR
        )
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
        word = _SPECIAL[type(op)]
        for owner, other, name in ((a, b, f"__{word}__"), (b, a, f"__r{word}__")):
            found = self.special_method(owner, name, [other], node)
            if found is not None:
                return found
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
        if name == "add":
            a, b = self._as_one_list(a, b)
            ta, tb = a.type, b.type
        if name == "add" and ta == tb and ta.head == "List":
            return self.op("aten::add.t", [a, b], self._sum_type(ta, tb))
        if name == "mul":
            if tb == t.STR or tb.head == "List":
                (a, b), (ta, tb) = (b, a), (tb, ta)
            if tb in (t.INT, t.BOOL) and ta == t.STR:
                return self.op("aten::mul.str", [a, self.to_int(b)], t.STR)
            if tb in (t.INT, t.BOOL) and ta.head == "List":
                return self.op(
                    "aten::mul.list",
                    [a, self.to_int(b)],
                    ta if ta.face is None else t.any_tuple_of(ta.args[0]),
                )
        return None

    def _as_one_list(self, a: Value, b: Value) -> tuple[Value, Value]:
        """A Size and a tuple written out: the tuple becomes one of any length."""
        for this, other in ((a, b), (b, a)):
            if this.type.face in ("Size", "tuple") and other.type.head == "Tuple":
                element = this.type.args[0]
                if all(k == element for k in other.type.args):
                    made = self.op(
                        "prim::ListConstruct", self.unpack(other), t.any_tuple_of(element)
                    )
                    return (a, made) if this is a else (made, b)
        return a, b

    def _sum_type(self, a: Type, b: Type) -> Type:
        """The type of a sum of lists: Python decides by the left one."""
        if (a.face is None) != (b.face is None):
            return a.plain
        return a

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
            return self.op(
                f"aten::{name}.complex", [self.to_complex(a), self.to_complex(b)], t.COMPLEX
            )
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
        found = self.special_method(a, f"__i{_SPECIAL[type(op)]}__", [b], node)
        if found is not None:
            return found
        if a.type == t.TENSOR and not isinstance(op, ast.MatMult):
            return self.call_operator(_BINARY[type(op)][1], [a, b], {}, node)
        if a.type.head == "List" and isinstance(op, ast.Add) and a.type.face is None:
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
        word = {ast.USub: "neg", ast.Invert: "invert", ast.UAdd: "pos"}[type(node.op)]
        found = self.special_method(v, f"__{word}__", [], node)
        if found is not None:
            return found
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
