"""Calls of Python's built-in functions and of methods of values."""

from __future__ import annotations

import ast
import builtins
import inspect
import types as pytypes
from collections.abc import Mapping, Sequence
from typing import Any

from rtensor import _C
from rtensor.jit.frontend import library
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.builtins import STR_METHODS, TENSOR_METHODS
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.operators import Operators, Overload, overloads
from rtensor.jit.frontend.sugar import Bound, Element, Items, Iteration, Listing, PyObject, Thing
from rtensor.jit.frontend.types import Type


class BuiltinCalls(Operators):
    """Emits calls of built-ins."""

    def forms(self, name: str) -> tuple[Overload, ...]:
        """The overloads of an operation."""
        return overloads(name if "::" in name else f"aten::{name}")

    def literal_of(self, v: Value) -> Any:
        """The constant that a value is, or Ellipsis."""
        for n in reversed(self.block.nodes):
            if v in n.outputs:
                return n.attrs["value"] if n.op == "prim::Constant" else ...
        return ...

    # ---- methods

    def call_bound(
        self, callee: Bound, args: Sequence[Thing], kwargs: Mapping[str, Thing], node: ast.AST
    ) -> Thing:
        """Call a method of a value."""
        receiver, name = callee.receiver, callee.name
        kind = receiver.type
        if kind.head == "Dict" and name in ("keys", "values", "items") and not args and not kwargs:
            return Iteration(name, (receiver,))
        as_value = self.as_value  # type: ignore[attr-defined]
        values = [as_value(a, node) for a in args]
        named = {k: as_value(v, node) for k, v in kwargs.items()}
        if kind == t.TENSOR:
            return self._tensor_method(receiver, name, values, named, node)
        if kind == t.STR:
            return self._str_method(receiver, name, values, named, node)
        if kind.head == "List":
            return self._list_method(receiver, name, values, named, node)
        if kind.head == "Dict":
            return self._dict_method(receiver, name, values, named, node)
        info = self.compilation.class_info(kind)
        if info is not None:
            return self.compilation.call_method(self, info, name, [receiver, *values], named, node)
        if kind == t.FLOAT and name == "is_integer" and not values:
            return self.op(
                "aten::eq.any",
                [
                    self.op("aten::floordiv.float", [receiver, self.constant(1.0)], t.FLOAT),
                    receiver,
                ],
                t.BOOL,
            )
        if kind.head == "Tuple" and kind.fields is not None and name == "_replace" and not args:
            return self._replace(receiver, kwargs, node)
        if kind == t.COMPLEX and name == "conjugate" and not values:
            return self.op("aten::conj.complex", [receiver], t.COMPLEX)
        raise self.error(node, f"a value of type {kind} has no method '{name}'")

    def _tensor_method(
        self, x: Value, name: str, args: list[Value], kwargs: dict[str, Value], node: ast.AST
    ) -> Thing:
        if name in TENSOR_METHODS and not args and not kwargs:
            op, out = TENSOR_METHODS[name]
            return self.op(op, [x], out)
        if name in ("size", "stride"):
            if not args and not kwargs:
                kind = t.SIZE if name == "size" else t.any_tuple_of(t.INT)
                return self.op(f"aten::{name}", [x], kind)
            dim = args[0] if args else kwargs["dim"]
            return self.op(f"aten::{name}.int", [x, self.coerce(dim, t.INT, node, "dim")], t.INT)
        if name in ("item", "tolist", "numpy", "backward", "__len__"):
            if name == "item":
                return Element(x)
            if name == "tolist":
                return Listing(x)
            if name != "__len__":
                raise self.error(node, f"{name}() is not supported in a script")
            return self.op("aten::len.Tensor", [x], t.INT)
        if name == "requires_grad_":
            raise self.error(node, "requires_grad_() is not supported in a script")
        written = inspect.getattr_static(_C.Tensor, name, None)
        if isinstance(written, pytypes.FunctionType) and name != "set_":
            # A method that is Python's itself.
            return self.compilation.call_function(self, written, [x, *args], kwargs, node)
        if not self.forms(name):
            raise self.error(node, f"Tensor has no method '{name}'")
        result: Thing = self.call_public(name, [x, *args], kwargs, node)  # type: ignore[attr-defined]
        return result

    def _str_method(
        self, x: Value, name: str, args: list[Value], kwargs: dict[str, Value], node: ast.AST
    ) -> Thing:
        if name == "format":
            if kwargs:
                raise self.error(node, "format with names is not supported; use an f-string")
            return self.op("aten::format", [x, *(self.shown(a, node) for a in args)], t.STR)
        row = STR_METHODS.get(name)
        if row is None:
            raise self.error(node, f"str has no method '{name}' in a script")
        op, required, optional, out = row
        if len(args) < len(required) or len(args) > len(required) + len(optional):
            raise self.error(
                node,
                f"str.{name} takes {len(required)} to {len(required) + len(optional)} argument(s)",
            )
        items = [
            self.coerce(v, w, node, "the argument") for v, w in zip(args, required, strict=False)
        ]
        for i, (key, wanted, default) in enumerate(optional):
            at = len(required) + i
            if at < len(args):
                items.append(self.coerce(args[at], wanted, node, f"'{key}'"))
            elif key in kwargs:
                items.append(self.coerce(kwargs.pop(key), wanted, node, f"'{key}'"))
            else:
                items.append(self.constant(default))
        if kwargs:
            raise self.error(node, f"str.{name} has no argument '{next(iter(kwargs))}'")
        return self.op(op, [x, *items], out)

    def _list_method(
        self, x: Value, name: str, args: list[Value], kwargs: dict[str, Value], node: ast.AST
    ) -> Thing:
        element = x.type.args[0]
        if x.type.face == "Size" and name == "numel" and not args and not kwargs:
            return self.compilation.call_function(self, library.numel, [x], {}, node)
        if x.type.face is not None and name not in ("index", "count"):
            what = "a Size" if x.type.face == "Size" else "a tuple"
            raise self.error(node, f"{what} has no method '{name}'; make a list of it by list()")
        if name == "sort" and not args and set(kwargs) <= {"reverse"}:
            self.node("aten::sort.list", [x, kwargs.get("reverse") or self.constant(False)], [])
            return self.constant(None)
        if kwargs:
            raise self.error(node, f"list.{name} takes no keywords")
        wanted: dict[str, tuple[tuple[Type, ...], str, Type]] = {
            "append": ((element,), "append.t", t.NONE),
            "extend": ((x.type,), "extend.t", t.NONE),
            "insert": ((t.INT, element), "insert.t", t.NONE),
            "remove": ((element,), "remove.t", t.NONE),
            "clear": ((), "clear.t", t.NONE),
            "reverse": ((), "reverse.t", t.NONE),
            "copy": ((), "copy.t", x.type),
            "index": ((element,), "index.list", t.INT),
            "count": ((element,), "count.t", t.INT),
        }
        if name == "pop" and len(args) <= 1:
            at = self.coerce(args[0], t.INT, node, "the index") if args else self.constant(-1)
            return self.op("aten::pop.t", [x, at], element)
        if name not in wanted or len(args) != len(wanted[name][0]):
            raise self.error(
                node, f"list has no method '{name}' with {len(args)} argument(s) in a script"
            )
        kinds, op, out = wanted[name]
        items = [self.convert(v, k, node, "the argument") for v, k in zip(args, kinds, strict=True)]
        return self._maybe(f"aten::{op}", [x, *items], out)

    def _maybe(self, op: str, inputs: list[Value], out: Type) -> Value:
        """An instruction that gives nothing gives None."""
        if out == t.NONE:
            self.node(op, inputs, [])
            return self.constant(None)
        return self.op(op, inputs, out)

    def _dict_method(
        self, x: Value, name: str, args: list[Value], kwargs: dict[str, Value], node: ast.AST
    ) -> Thing:
        k, v = x.type.args
        if kwargs:
            raise self.error(node, f"dict.{name} takes no keywords in a script")
        items = (
            [self.convert(a, w, node, "the argument") for a, w in zip(args, (k, v), strict=False)]
            if name != "update"
            else args
        )
        if name == "get" and len(args) == 1:
            return self.op("aten::get", [x, items[0]], t.optional(v))
        if name == "get" and len(args) == 2:
            return self.op("aten::get.default", [x, *items], v)
        if name == "pop" and len(args) == 1:
            return self.op("aten::pop.Dict", [x, items[0]], v)
        if name == "pop" and len(args) == 2:
            return self.op("aten::pop.Dict_default", [x, *items], v)
        if name == "setdefault" and len(args) == 2:
            return self.op("aten::setdefault", [x, *items], v)
        if name == "popitem" and not args:
            return self.op("aten::popitem", [x], t.tuple_of([k, v]))
        if name == "copy" and not args:
            return self.op("aten::copy.Dict", [x], x.type)
        if name == "clear" and not args:
            return self._maybe("aten::clear.Dict", [x], t.NONE)
        if name == "update" and len(args) == 1 and args[0].type == x.type:
            return self._maybe("aten::update", [x, args[0]], t.NONE)
        raise self.error(node, f"dict has no method '{name}' with these arguments in a script")

    def _replace(self, v: Value, kwargs: Mapping[str, Thing], node: ast.AST) -> Value:
        """A named tuple with other values in some of its fields."""
        items = list(self.unpack(v))
        for name, thing in kwargs.items():
            if v.type.fields is None or name not in v.type.fields:
                raise self.error(node, f"the named tuple has no field '{name}'")
            i = v.type.fields.index(name)
            value = self.as_value(thing, node)  # type: ignore[attr-defined]
            items[i] = self.convert(value, v.type.args[i], node, f"'{name}'")
        return self.tuple_of(items, v.type.fields, v.type.face)

    # ---- functions

    def call_builtin(
        self, callee: PyObject, args: Sequence[Thing], kwargs: Mapping[str, Thing], node: ast.AST
    ) -> Thing | None:
        """Call a built-in function of Python; None when it is none that scripts have."""
        name = getattr(callee.object, "__name__", "")
        method = getattr(self, f"_builtin_{name}", None)
        if getattr(builtins, name, None) is not callee.object or method is None:
            return None
        return method(list(args), dict(kwargs), node)  # type: ignore[no-any-return]

    def _one(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST, name: str) -> Value:
        if len(args) != 1 or kwargs:
            raise self.error(node, f"{name}() takes one argument in a script")
        if isinstance(args[0], Element) and name in ("int", "float", "bool"):
            return args[0].tensor
        return self.as_value(args[0], node)  # type: ignore[attr-defined, no-any-return]

    def _builtin_len(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        if len(args) == 1 and isinstance(args[0], Items):
            return self.constant(len(args[0].items))
        if len(args) == 1 and not isinstance(args[0], (Value, PyObject, Iteration)):
            return self.constant(len(self.module_container(args[0], node).items))  # type: ignore[attr-defined]
        v = self._one(args, kwargs, node, "len")
        found = self.special_method(v, "__len__", [], node)  # type: ignore[attr-defined]
        if found is not None:
            return found  # type: ignore[no-any-return]
        if v.type.head == "Tuple":
            return self.constant(len(v.type.args))
        suffix = {t.STR: "str", t.TENSOR: "Tensor"}.get(v.type) or {
            "List": "t",
            "Dict": "Dict",
        }.get(v.type.head)
        if suffix is None:
            raise self.error(node, f"a value of type {v.type} has no len()")
        return self.op(f"aten::len.{suffix}", [v], t.INT)

    def _builtin_range(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        if kwargs or not 1 <= len(args) <= 3:
            raise self.error(node, "range takes 1 to 3 ints")
        as_value = self.as_value  # type: ignore[attr-defined]
        ints = [self.coerce(as_value(a, node), t.INT, node, "an argument of range") for a in args]
        start = ints[0] if len(ints) > 1 else self.constant(0)
        stop = ints[1] if len(ints) > 1 else ints[0]
        return Iteration("range", (start, stop, ints[2] if len(ints) > 2 else self.constant(1)))

    def _builtin_enumerate(
        self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST
    ) -> Thing:
        start: Any = 0
        given = kwargs.get("start", args[1] if len(args) > 1 else None)
        if given is not None:
            v = self.coerce(self.as_value(given, node), t.INT, node, "start")  # type: ignore[attr-defined]
            literal = self.literal_of(v)
            start = v if literal is ... else literal
        return Iteration("enumerate", (self._iterable_thing(args[0], node), start))

    def _builtin_zip(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        strict: Any = False
        if "strict" in kwargs:
            strict = self.literal_of(self.as_value(kwargs.pop("strict"), node))  # type: ignore[attr-defined]
        if kwargs or not isinstance(strict, bool):
            raise self.error(node, "of keywords zip takes strict=True or False in a script")
        parts = tuple(self._iterable_thing(a, node) for a in args)
        return Iteration("zip_strict" if strict else "zip", parts)

    def _iterable_thing(self, thing: Thing, node: ast.AST) -> Thing:
        if isinstance(thing, (Value, Iteration, Items)):
            if isinstance(thing, Value) and thing.type.head == "Tuple":
                items = self.unpack(thing)
                if items and all(i.type == items[0].type for i in items):
                    return self.list_of(items, items[0].type)
                return Items(tuple(items))
            return thing
        if isinstance(thing, PyObject):
            items = thing.object
            if isinstance(items, (tuple, list)) and any(
                isinstance(x, (tuple, list)) or type(x) is not type(items[0]) for x in items
            ):
                return Items(tuple(PyObject(x, thing.name) for x in items))
            return self.as_value(thing, node)  # type: ignore[attr-defined, no-any-return]
        return self.module_container(thing, node)  # type: ignore[attr-defined, no-any-return]

    def _builtin_reversed(
        self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST
    ) -> Thing:
        if len(args) == 1 and isinstance(args[0], Items):
            return Items(tuple(reversed(args[0].items)))
        thing = args[0] if len(args) == 1 else None
        if isinstance(thing, Iteration):
            thing = self.iteration_as_list(thing, node)  # type: ignore[attr-defined]
        v = self._one([thing], kwargs, node, "reversed") if thing is not None else None
        if v is None or v.type.head != "List":
            raise self.error(node, "reversed takes a list or a range")
        return Iteration("reversed", (v,))

    def _number(self, name: str, v: Value, node: ast.AST, out: Type) -> Value:
        if v.type == t.TENSOR:
            return self.op(f"aten::{name}.Tensor", [v], out)
        if v.type.is_number or v.type == t.STR:
            if v.type == t.COMPLEX and out != t.BOOL:
                raise self.error(node, f"a complex number has no {out}")
            return self.op(f"aten::{name}.{v.type}", [v], out)
        raise self.error(node, f"a value of type {v.type} cannot become {out}")

    def _builtin_int(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        if len(args) == 2:
            text, base = (self.as_value(a, node) for a in args)  # type: ignore[attr-defined]
            return self.op(
                "aten::Int.str", [text, self.coerce(base, t.INT, node, "the base")], t.INT
            )
        v = self._one(args, kwargs, node, "int")
        if v.type == t.STR:
            return self.op("aten::Int.str", [v, self.constant(10)], t.INT)
        return self._number("Int", v, node, t.INT)

    def _builtin_float(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._number("Float", self._one(args, kwargs, node, "float"), node, t.FLOAT)

    def _builtin_bool(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self.truth(self._one(args, kwargs, node, "bool"), node)  # type: ignore[attr-defined, no-any-return]

    def _builtin_complex(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        values = [self.as_value(a, node) for a in args]  # type: ignore[attr-defined]
        if (
            kwargs
            or not 1 <= len(values) <= 2
            or not all(v.type in (t.INT, t.FLOAT, t.BOOL) for v in values)
        ):
            raise self.error(node, "complex takes one or two real numbers in a script")
        imaginary = self.to_float(values[1]) if len(values) == 2 else self.constant(0.0)
        return self.op("aten::Complex.float", [self.to_float(values[0]), imaginary], t.COMPLEX)

    def _builtin_str(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        v = self.shown(self._one(args, kwargs, node, "str"), node)
        return v if v.type == t.STR else self.op("aten::str", [v], t.STR)

    def _builtin_repr(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        given = self._one(args, kwargs, node, "repr")
        v = self.shown(given, node)
        return v if v is not given else self.op("aten::repr", [v], t.STR)

    def _builtin_abs(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        v = self._one(args, kwargs, node, "abs")
        if v.type == t.TENSOR:
            return self.call_operator("abs", [v], {}, node)
        if not v.type.is_number:
            raise self.error(node, f"abs() is not defined for {v.type}")
        v = self.to_int(v) if v.type == t.BOOL else v
        return self.op(f"aten::abs.{v.type}", [v], t.FLOAT if v.type == t.COMPLEX else v.type)

    def _builtin_round(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        things = [*args, *kwargs.values()]
        values = [self.as_value(a, node) for a in things]  # type: ignore[attr-defined]
        v = values[0]
        if v.type == t.TENSOR:
            raise self.error(node, "round a tensor by its method round()")
        if len(values) == 2:
            digits = self.coerce(values[1], t.INT, node, "ndigits")
            if v.type == t.FLOAT:
                return self.op("aten::round.digits", [v, digits], t.FLOAT)
            return self.op("aten::round.int", [self.to_int(v), digits], t.INT)
        if v.type == t.FLOAT:
            return self.op("aten::round.float", [v], t.INT)
        if v.type in (t.INT, t.BOOL):
            return self.to_int(v)
        raise self.error(node, f"round() is not defined for {v.type}")

    def _builtin_divmod(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        a, b = (self.as_value(x, node) for x in args)  # type: ignore[attr-defined]
        if t.FLOAT in (a.type, b.type):
            return self.op(
                "aten::divmod.float",
                [self.to_float(a), self.to_float(b)],
                t.tuple_of([t.FLOAT, t.FLOAT]),
            )
        return self.op(
            "aten::divmod.int", [self.to_int(a), self.to_int(b)], t.tuple_of([t.INT, t.INT])
        )

    def _builtin_pow(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        values = [self.as_value(a, node) for a in args]  # type: ignore[attr-defined]
        if len(values) == 3:
            return self.op(
                "aten::pow.modulo",
                [self.coerce(v, t.INT, node, "the argument") for v in values],
                t.INT,
            )
        return self.binary(ast.Pow(), values[0], values[1], node)  # type: ignore[attr-defined, no-any-return]

    def _extreme(
        self, name: str, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST
    ) -> Value:
        if kwargs:
            raise self.error(node, f"{name}() takes no keywords in a script")
        values = [self.as_value(a, node) for a in args]  # type: ignore[attr-defined]
        if len(values) == 1 and values[0].type.head == "Tuple":
            values = self.unpack(values[0])
        if len(values) == 1 and values[0].type.head == "List":
            return self.op(f"prim::{name}.list", values, values[0].type.args[0])
        if len(values) < 2:
            raise self.error(node, f"{name}() takes a list or several values")
        out: Value = values[0]
        for v in values[1:]:
            out = self._extreme_of_two(name, out, v, node)
        return out

    def _extreme_of_two(self, name: str, a: Value, b: Value, node: ast.AST) -> Value:
        kinds = {a.type, b.type}
        if kinds == {t.INT} or kinds == {t.FLOAT} or kinds == {t.STR}:
            return self.op(f"prim::{name}.{a.type}", [a, b], a.type)
        if kinds <= {t.INT, t.BOOL}:
            raise self.error(
                node, f"{name}() of int and bool gives one of either; convert one of them"
            )
        if kinds <= {t.INT, t.FLOAT, t.BOOL}:
            raise self.error(
                node, f"{name}() of int and float gives one of either; convert one of them"
            )
        raise self.error(node, f"{name}() is not defined for {a.type} and {b.type} in a script")

    def _builtin_min(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._extreme("min", args, kwargs, node)

    def _builtin_max(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._extreme("max", args, kwargs, node)

    def _builtin_sum(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        start = kwargs.pop("start", args.pop() if len(args) == 2 else None)
        v = self._one(args, kwargs, node, "sum")
        if start is not None:
            first = self.as_value(start, node)  # type: ignore[attr-defined]
            if v.type == t.list_of(t.TENSOR) and first.type == t.TENSOR:
                return self.compilation.call_function(self, library.sum_from, [v, first], {}, node)
            if v.type != t.list_of(t.INT) or first.type != t.INT:
                raise self.error(node, "sum() with a start is defined for ints in a script")
            return self.op("aten::add.int", [self.op("aten::sum.ints", [v], t.INT), first], t.INT)
        kind = v.type.args[0] if v.type.head == "List" else None
        if kind in (t.INT, t.FLOAT, t.BOOL):
            out = t.FLOAT if kind == t.FLOAT else t.INT
            return self.op(f"aten::sum.{kind}s", [v], out)
        if kind == t.TENSOR:
            return self.compilation.call_function(self, library.sum_of_tensors, [v], {}, node)
        raise self.error(node, f"sum() is not defined for {v.type} in a script")

    def _quantified(
        self, name: str, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST
    ) -> Value:
        v = self._one(args, kwargs, node, name)
        if v.type == t.list_of(t.BOOL):
            return self.op(f"aten::{name}.bools", [v], t.BOOL)
        raise self.error(node, f"{name}() takes a list of bools in a script")

    def _builtin_any(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._quantified("any", args, kwargs, node)

    def _builtin_all(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._quantified("all", args, kwargs, node)

    def _builtin_sorted(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        reverse = kwargs.pop("reverse", None)
        v = self._one(args, kwargs, node, "sorted")
        if v.type.head != "List":
            v = self._as_list(v, node)
        flag = self.constant(False) if reverse is None else self.as_value(reverse, node)  # type: ignore[attr-defined]
        return self.op("aten::sorted.t", [v, flag], v.type.plain)

    def _as_list(self, v: Value, node: ast.AST) -> Value:
        if v.type == t.STR:
            return self.op("aten::list.str", [v], t.list_of(t.STR))
        if v.type.head == "List":
            return self.op("aten::list.t", [v], v.type.plain)
        if v.type.head == "Dict":
            return self.op("aten::keys", [v], t.list_of(v.type.args[0]))
        if v.type.head == "Tuple" and v.type.args and all(a == v.type.args[0] for a in v.type.args):
            return self.list_of(self.unpack(v), v.type.args[0])
        if v.type == t.TENSOR:
            return self.call_operator("unbind", [v], {}, node)
        raise self.error(node, f"a value of type {v.type} cannot become a list")

    def _builtin_list(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        if not args:
            return self.list_of([], t.TENSOR)
        if isinstance(args[0], Iteration):
            return self.as_value(args[0], node)  # type: ignore[attr-defined, no-any-return]
        return self._as_list(self._one(args, kwargs, node, "list"), node)

    def _builtin_tuple(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        if not args and not kwargs:
            return self.tuple_of([])
        if len(args) == 1 and isinstance(args[0], Items):
            return args[0]
        v = self._one(args, kwargs, node, "tuple")
        if v.type.head == "Tuple":
            return v if v.type.face is None else self.tuple_of(self.unpack(v))
        if v.type.face == "tuple":
            return v
        v = self._as_list(v, node)
        return self.op("aten::list.t", [v], t.any_tuple_of(v.type.args[0]))

    def _builtin_dict(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        v = self._one(args, kwargs, node, "dict")
        if v.type.head == "Dict":
            return self.op("aten::dict.Dict", [v], v.type)
        if (
            v.type.head == "List"
            and v.type.args[0].head == "Tuple"
            and len(v.type.args[0].args) == 2
        ):
            return self.op("aten::dict.items", [v], t.dict_of(*v.type.args[0].args))
        raise self.error(node, f"a value of type {v.type} cannot become a dict")

    def _text_function(
        self, name: str, wanted: Type, out: Type, args: Any, kwargs: Any, node: ast.AST
    ) -> Value:
        v = self.coerce(self._one(args, kwargs, node, name), wanted, node, "the argument")
        return self.op(f"aten::{name}", [v], out)

    def _builtin_ord(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._text_function("ord", t.STR, t.INT, args, kwargs, node)

    def _builtin_chr(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._text_function("chr", t.INT, t.STR, args, kwargs, node)

    def _builtin_hex(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._text_function("hex", t.INT, t.STR, args, kwargs, node)

    def _builtin_oct(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._text_function("oct", t.INT, t.STR, args, kwargs, node)

    def _builtin_bin(self, args: list[Thing], kwargs: dict[str, Thing], node: ast.AST) -> Thing:
        return self._text_function("bin", t.INT, t.STR, args, kwargs, node)
