"""Calls: of built-ins, operations, methods, functions, modules and classes."""

from __future__ import annotations

import ast
import builtins
import functools
import math
import types as pytypes
import typing
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from rtensor import _C
from rtensor._types import finfo, iinfo
from rtensor.jit.frontend import library
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.attributes import Attributes
from rtensor.jit.frontend.builtin_calls import BuiltinCalls
from rtensor.jit.frontend.builtins import MATH
from rtensor.jit.frontend.ir import Types, Value
from rtensor.jit.frontend.sugar import Bound, Items, Limits, ModuleRef, PyObject, Thing
from rtensor.jit.frontend.types import Type
from rtensor.library._custom_op import CustomOpDef
from rtensor.nn.module import Module


@functools.cache
def _public() -> dict[int, str]:
    """Operations by the identity of their public functions."""
    found = {}
    for module, names in _C.binding_operators().items():
        for name, op in names.items():
            function = _C._functions.get(module, {}).get(name)
            if function is not None:
                found[id(function)] = op
    return found


def operator_of(f: Any) -> str | None:
    """The operation that a Python object calls, if it is one's function or handle."""
    if isinstance(f, _C.OpOverload):
        return str(f.name())
    if isinstance(f, _C.OpOverloadPacket):
        return str(getattr(f, f.overloads()[0]).name()).partition(".")[0]
    if isinstance(f, CustomOpDef):
        return f._qualname
    return _public().get(id(f))


# Classes of values whose type says all.
_CLASS_OF = {
    t.TENSOR: _C.Tensor, t.INT: int, t.FLOAT: float, t.BOOL: bool, t.STR: str, t.COMPLEX: complex, t.NONE: type(None),
}  # fmt: skip


class Calls(BuiltinCalls, Attributes):
    """Emits calls."""

    def _e_call(self, node: ast.Call) -> Thing:
        if any(k.arg is None for k in node.keywords):
            raise self.error(node, "'**' in a call is not supported")
        callee: Thing = self.expression(node.func)  # type: ignore[attr-defined]
        if isinstance(callee, PyObject):
            special = self.special_call(callee.object, node)
            if special is not None:
                return special
        args, kwargs = self.arguments(node)
        self.at = node
        return self.call(callee, args, kwargs, node)

    def arguments(self, node: ast.Call) -> tuple[list[Thing], dict[str, Thing]]:
        """The arguments of a call, in the order of the source."""
        args: list[Thing] = []
        for a in node.args:
            if isinstance(a, ast.Starred):
                args += self.spread(a)
            else:
                args.append(self.expression(a))  # type: ignore[attr-defined]
        kwargs: dict[str, Thing] = {k.arg: self.expression(k.value) for k in node.keywords if k.arg}  # type: ignore[attr-defined]
        return args, kwargs

    def spread(self, node: ast.Starred) -> list[Thing]:
        """The items that `*x` stands for in a call: those of a tuple, whose number is known."""
        thing = self.expression(node.value)  # type: ignore[attr-defined]
        if isinstance(thing, ModuleRef):
            thing = self.module_container(thing, node)
        if isinstance(thing, Items):
            return list(thing.items)
        if isinstance(thing, PyObject) and isinstance(thing.object, tuple):
            return [PyObject(x, thing.name) for x in thing.object]
        v = self.as_value(thing, node)  # type: ignore[attr-defined]
        if v.type.head != "Tuple":
            raise self.error(node, f"'*' in a call takes a tuple of known length, got {v.type}")
        return list(self.unpack(v))

    def _values(
        self, args: Sequence[Thing], kwargs: Mapping[str, Thing], node: ast.AST
    ) -> tuple[list[Value], dict[str, Value]]:
        as_value = self.as_value  # type: ignore[attr-defined]
        return [as_value(a, node) for a in args], {k: as_value(v, node) for k, v in kwargs.items()}

    def call(
        self, callee: Thing, args: Sequence[Thing], kwargs: Mapping[str, Thing], node: ast.AST
    ) -> Thing:
        """Call what a name stands for."""
        if isinstance(callee, ModuleRef):
            return self.compilation.call_module(self, callee, "forward", args, kwargs, node)
        if isinstance(callee, Bound):
            if (
                isinstance(callee.receiver, ModuleRef)
                and type(callee.receiver.module).__name__ == "ModuleDict"
            ):
                found = self._module_dict(callee.receiver, callee.name)
                if found is not None and not args and not kwargs:
                    return found
            if isinstance(callee.receiver, ModuleRef):
                return self.compilation.call_module(
                    self, callee.receiver, callee.name, args, kwargs, node
                )
            return self.call_bound(callee, args, kwargs, node)
        if isinstance(callee, PyObject):
            return self.call_object(callee, args, kwargs, node)
        if isinstance(callee, Value):
            info = self.compilation.class_info(callee.type)
            own = None if info is None else vars(info.cls).get("__call__")
            if info is not None and isinstance(own, pytypes.FunctionType):
                return self.compilation.call_method(
                    self, info, "__call__", [callee, *args], kwargs, node
                )
        raise self.error(node, "this cannot be called")

    def special_method(
        self, owner: Value, name: str, args: Sequence[Value], node: ast.AST
    ) -> Value | None:
        """Call a method such as `__add__` of an instance of a user's class that defines it; else None."""
        info = self.compilation.class_info(owner.type)
        if info is None or not isinstance(getattr(info.cls, name, None), pytypes.FunctionType):
            return None
        return self.compilation.call_method(self, info, name, [owner, *args], {}, node)

    def call_object(
        self, callee: PyObject, args: Sequence[Thing], kwargs: Mapping[str, Thing], node: ast.AST
    ) -> Thing:
        """Call a Python object."""
        f = callee.object
        found = self.call_builtin(callee, args, kwargs, node)
        if found is not None:
            return found
        try:
            row = MATH.get(f)
        except TypeError:
            row = None
        if f is warnings.warn and self.source.name.startswith("rtensor."):
            return self.constant(None)  # the library's advice to who calls it from Python
        if f is math.prod:
            return self._product(args, kwargs, node)
        if f is math.isclose:
            return self._is_close(args, kwargs, node)
        if f is math.log:
            return self._logarithm(args, kwargs, node)
        if f is _C.as_tensor and args and isinstance(args[0], Value) and args[0].type == t.TENSOR:
            dtype = kwargs.get("dtype", args[1] if len(args) == 2 else None)
            if len(args) > 2 or set(kwargs) - {"dtype"}:
                raise self.error(node, "as_tensor takes a tensor and a dtype in a script")
            if dtype is None:
                return args[0]
            return self.call_public("to", [args[0], self.as_value(dtype, node)], {}, node)  # type: ignore[attr-defined]
        if f in (_C.tensor, _C.as_tensor):
            return self._tensor(args, kwargs, node)
        if row is not None:
            return self._call_math(callee, row, args, kwargs, node)
        name = operator_of(f)
        if name is not None:
            values, named = self._values(args, kwargs, node)
            out = self.call_public(name, values, named, node)
            if isinstance(f, (_C.OpOverload, _C.OpOverloadPacket)):
                out.type = out.type.plain  # names and tuples are for the public functions
            return out
        if self.compilation.is_program(f):
            return self.compilation.call_program(self, callee, args, kwargs, node)
        if isinstance(f, type):
            return self._construct(f, args, kwargs, node)
        if isinstance(f, pytypes.BuiltinMethodType) and isinstance(f.__self__, (str, tuple)):
            receiver = self.as_value(PyObject(f.__self__, callee.name), node)  # type: ignore[attr-defined]
            return self.call_bound(Bound(receiver, f.__name__), args, kwargs, node)
        if isinstance(f, pytypes.MethodType):
            return self.compilation.call_bound_python(self, f, args, kwargs, node)
        if isinstance(f, pytypes.FunctionType):
            return self.compilation.call_function(self, f, args, kwargs, node)
        raise self.error(node, f"'{callee.name}' ({type(f).__name__}) cannot be called in a script")

    def call_public(
        self, name: str, args: Sequence[Value], kwargs: Mapping[str, Value], node: ast.AST
    ) -> Value:
        """Call an operation as the public function of its name: `out=` writes, factories take requires_grad."""
        rest = dict(kwargs)
        for ignored, allowed in (("requires_grad", False), ("pin_memory", False)):
            if ignored in rest and not any(
                p.name == ignored for o in self.forms(name) for p in o.parameters
            ):
                v = rest.pop(ignored)
                if self.literal_of(v) is not allowed:
                    raise self.error(node, f"{ignored} must be {allowed} in a script")
        return self.call_operator(name, args, rest, node)

    def _call_math(
        self,
        callee: PyObject,
        row: tuple[str, tuple[Type, ...], Type],
        args: Any,
        kwargs: Any,
        node: ast.AST,
    ) -> Value:
        op, wanted, out = row
        values, named = self._values(args, kwargs, node)
        if named or len(values) != len(wanted):
            raise self.error(node, f"{callee.name} takes {len(wanted)} argument(s)")
        if callee.object in (math.floor, math.ceil, math.trunc) and values[0].type in (
            t.INT,
            t.BOOL,
        ):
            return self.to_int(values[0])
        items = [
            self.coerce(v, w, node, "the argument") for v, w in zip(values, wanted, strict=True)
        ]
        return self.op(op, items, out)

    def _logarithm(self, args: Any, kwargs: Any, node: ast.AST) -> Value:
        values, named = self._values(args, kwargs, node)
        if named or not 1 <= len(values) <= 2:
            raise self.error(node, "log takes one or two numbers")
        items = [self.coerce(v, t.FLOAT, node, "the argument") for v in values]
        return self.op("aten::log.float" if len(items) == 1 else "aten::log.base", items, t.FLOAT)

    def _product(self, args: Any, kwargs: Any, node: ast.AST) -> Value:
        values, named = self._values(args, kwargs, node)
        v = self._as_list(values[0], node) if values else None
        if not isinstance(v, Value) or v.type.args[0] not in (t.INT, t.FLOAT) or len(values) > 1:
            raise self.error(node, "prod takes a list of ints or floats")
        start = named.pop("start", None) or self.constant(1 if v.type.args[0] == t.INT else 1.0)
        if named or start.type != v.type.args[0]:
            raise self.error(node, "the start of prod must be a number of the list's type")
        f = library.product if v.type.args[0] == t.INT else library.product_of_floats
        return self.compilation.call_function(self, f, [v, start], {}, node)

    def _is_close(self, args: Any, kwargs: Any, node: ast.AST) -> Value:
        values, named = self._values(args, kwargs, node)
        if len(values) != 2 or not set(named) <= {"rel_tol", "abs_tol"}:
            raise self.error(node, "isclose takes two numbers, rel_tol and abs_tol")
        values.append(named.get("rel_tol") or self.constant(1e-9))
        values.append(named.get("abs_tol") or self.constant(0.0))
        items = [self.coerce(v, t.FLOAT, node, "the argument") for v in values]
        return self.op("aten::isclose.float", items, t.BOOL)

    def _numbers(self, node: ast.expr) -> Value:
        """A display of numbers as a tuple, which may mix them."""
        if isinstance(node, (ast.List, ast.Tuple)) and not any(
            isinstance(e, ast.Starred) for e in node.elts
        ):
            return self.tuple_of([self._numbers(e) for e in node.elts])
        return self.value(node)  # type: ignore[attr-defined, no-any-return]

    def _tensor(self, args: Any, kwargs: Any, node: ast.AST) -> Value:
        """`rt.tensor` of a number or of nested lists and tuples of numbers."""
        values, named = self._values(args, kwargs, node)
        if len(values) != 1:
            raise self.error(node, "tensor takes the data as its one positional argument")
        for key, v in named.items():
            if (key == "requires_grad" and self.literal_of(v) is False) or (
                key in ("device", "pin_memory") and v.type == t.NONE
            ):
                continue
            if key != "dtype" or v.type not in (t.DTYPE, t.NONE, t.optional(t.DTYPE)):
                raise self.error(node, f"tensor() takes a dtype, and no {key}, in a script")
        return self.make_tensor(values[0], named.get("dtype"), node)

    def _module_dict(self, ref: ModuleRef, method: str) -> Items | None:
        """keys(), values() and items() of a ModuleDict, one by one."""
        parts = list(ref.module.named_children())
        if method == "keys":
            return Items(tuple(PyObject(n, n) for n, _ in parts))
        if method == "values":
            return Items(tuple(self.member(m, ref.child(n)) for n, m in parts))
        if method == "items":
            return Items(
                tuple(Items((PyObject(n, n), self.member(m, ref.child(n)))) for n, m in parts)
            )
        return None

    def _construct(
        self, cls: type, args: Sequence[Thing], kwargs: Mapping[str, Thing], node: ast.AST
    ) -> Thing:
        if issubclass(cls, tuple) and hasattr(cls, "_fields"):
            return self._named_tuple(cls, args, kwargs, node)
        if cls in (finfo, iinfo):
            values, named = self._values(args, kwargs, node)
            if named or len(values) != 1 or values[0].type != t.DTYPE:
                raise self.error(node, f"{cls.__name__} takes a dtype in a script")
            return Limits(cls, values[0])
        if cls is _C.Size and len(args) == 1 and not kwargs:
            v = self._builtin_list(list(args), {}, node)
            if not isinstance(v, Value) or v.type != t.list_of(t.INT):
                raise self.error(node, "Size takes ints")
            return self.op("aten::list.t", [v], t.SIZE)
        if cls.__module__ == "builtins":
            raise self.error(node, f"{cls.__name__}() is not supported in a script")
        return self.compilation.construct(self, cls, args, kwargs, node)

    def _named_tuple(
        self, cls: Any, args: Sequence[Thing], kwargs: Mapping[str, Thing], node: ast.AST
    ) -> Value:
        values, named = self._values(args, kwargs, node)
        wanted = t.from_annotation(cls, self.compilation.class_of)
        items = []
        for i, (name, kind) in enumerate(zip(cls._fields, wanted.args, strict=True)):
            if i < len(values):
                v = values[i]
            elif name in named:
                v = named.pop(name)
            elif name in cls._field_defaults:
                v = self.constant(cls._field_defaults[name])
            else:
                raise self.error(node, f"{cls.__name__} needs '{name}'")
            items.append(self.convert(v, kind, node, f"'{name}'"))
        if named or len(values) > len(items):
            raise self.error(node, f"{cls.__name__} takes {len(items)} values")
        return self.tuple_of(items, cls._fields, cls)

    # ---- things that are not ordinary calls

    def special_call(self, f: Any, node: ast.Call) -> Thing | None:
        """Calls whose arguments are not plain expressions."""
        if f is builtins.isinstance:
            return self._isinstance(node)
        if f is builtins.type and len(node.args) == 1:
            owner = self.expression(node.args[0])  # type: ignore[attr-defined]
            if isinstance(owner, ModuleRef):
                return PyObject(type(owner.module), type(owner.module).__name__)
            if isinstance(owner, Value) and owner.type in _CLASS_OF:
                return PyObject(_CLASS_OF[owner.type], "type")
            raise self.error(node, "type() is not known here; use isinstance")
        if (
            f is _C.tensor
            and len(node.args) == 1
            and isinstance(node.args[0], (ast.List, ast.Tuple))
        ):
            kwargs = {k.arg: self.expression(k.value) for k in node.keywords if k.arg}  # type: ignore[attr-defined]
            return self._tensor([self._numbers(node.args[0])], kwargs, node)
        if f in (builtins.getattr, builtins.hasattr):
            return self._reflect(f, node)
        if f is builtins.print:
            self._print(node)
            return self.constant(None)
        if f is typing.cast:
            wanted = self.annotation(node.args[0])
            return self.cast(self.value(node.args[1]), wanted)  # type: ignore[attr-defined]
        if getattr(f, "__script_annotates__", False) and len(node.args) == 2:
            wanted = self.annotation(node.args[0])
            value = self.value(node.args[1], wanted)  # type: ignore[attr-defined]
            return self.widen(self.convert(value, wanted, node, "the value"), wanted)
        static = self.static_call(node)
        if static is not None and f not in (builtins.isinstance, builtins.hasattr):
            return self.constant(static)
        return None

    def _print(self, node: ast.Call) -> None:
        attrs = {}
        for k in node.keywords:
            text = self.known_text(k.value)
            if k.arg not in ("sep", "end") or text is None:
                raise self.error(
                    node, "of keywords print takes sep and end, as literals, in a script"
                )
            attrs[k.arg] = text
        node = ast.copy_location(ast.Call(node.func, node.args, []), node)
        given = [self.as_value(a, node) for a in self.arguments(node)[0]]  # type: ignore[attr-defined]
        values = [self.shown(v, node) for v in given]
        self.node("prim::Print", values, [], **attrs)

    def _class_list(self, node: ast.expr) -> list[Type]:
        """The classes that an isinstance asks for; `list`, `tuple` and `dict` of anything among them."""
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return self._class_list(node.left) + self._class_list(node.right)
        if isinstance(node, ast.Tuple):
            return [k for p in node.elts for k in self._class_list(p)]
        found = self.compilation.evaluate(self, node)
        if isinstance(found, tuple):
            names = [ast.copy_location(ast.Constant(None), node) for _ in found]
            return [self._class(x, n) for x, n in zip(found, names, strict=True)]
        return [self._class(found, node)]

    def _class(self, found: Any, node: ast.expr) -> Type:
        if found in (list, tuple, dict, _C.Size):
            return Type("Size" if found is _C.Size else str(found.__name__))
        if isinstance(found, type) and issubclass(found, Module):
            return Type("module")
        return self._type_named(found, node)

    def _isinstance(self, node: ast.Call) -> Value:
        if len(node.args) != 2 or node.keywords:
            raise self.error(node, "isinstance takes a value and a class")
        thing = self.expression(node.args[0])  # type: ignore[attr-defined]
        if isinstance(thing, ModuleRef):
            classes = self.compilation.evaluate(self, node.args[1])
            return self.constant(isinstance(thing.module, classes))
        kinds = self._class_list(node.args[1])
        known = self.isinstance_of(thing, kinds)
        if known is not None:
            return self.constant(known)
        return self.op("prim::isinstance", [self.as_value(thing, node)], t.BOOL, types=Types(kinds))  # type: ignore[attr-defined]

    def isinstance_facts(self, node: ast.Call) -> tuple[dict[str, Type], dict[str, Type]]:
        """What an isinstance says about its variable."""
        target = node.args[0]
        if not isinstance(target, ast.Name):
            return {}, {}
        v = self.env.get(target.id)
        kinds = self._class_list(node.args[1])
        if not isinstance(v, Value) or len(kinds) != 1:
            return {}, {}
        if v.type.is_optional and v.type.args[0] == kinds[0]:
            return {target.id: kinds[0]}, {target.id: t.NONE}
        if v.type == t.ANY:
            return {target.id: kinds[0]}, {}
        return {}, {}

    def static_call(self, node: ast.Call) -> bool | None:
        """isinstance and hasattr that are known at compile time; is_scripting()."""
        f = self.peek(node.func)  # type: ignore[attr-defined]
        if not isinstance(f, PyObject):
            return None
        if f.object is builtins.isinstance and len(node.args) == 2:
            thing = self.peek(node.args[0])  # type: ignore[attr-defined]
            if isinstance(thing, ModuleRef):
                return isinstance(thing.module, self.compilation.evaluate(self, node.args[1]))
            return (
                None if thing is None else self.isinstance_of(thing, self._class_list(node.args[1]))
            )
        name = self.known_text(node.args[1]) if len(node.args) == 2 else None
        if f.object is builtins.hasattr and name is not None:
            owner = self.peek(node.args[0])  # type: ignore[attr-defined]
            if isinstance(owner, ModuleRef):
                return hasattr(owner.module, name)
            if isinstance(owner, PyObject):
                return hasattr(owner.object, name)
            if isinstance(owner, Value):
                info = self.compilation.class_info(owner.type)
                if info is not None:
                    return name in info.fields or hasattr(info.cls, name)
        if getattr(f.object, "__name__", "") == "is_scripting" and not node.args:
            return True
        if getattr(f.object, "__name__", "") == "is_tracing" and getattr(
            f.object, "__module__", ""
        ).startswith("rtensor"):
            return False
        return None

    def _reflect(self, f: Any, node: ast.Call) -> Thing:
        name = self.known_text(node.args[1]) if len(node.args) >= 2 else None
        if name is None:
            raise self.error(node, "the attribute's name must be a literal")
        if f is builtins.hasattr:
            known = self.static_call(node)
            if known is None:
                raise self.error(node, "hasattr is known for modules only")
            return self.constant(known)
        access = ast.copy_location(ast.Attribute(node.args[0], name, ast.Load()), node)
        return self.expression(access)  # type: ignore[attr-defined, no-any-return]

    def known_text(self, node: ast.expr) -> str | None:
        """A string that is known at compile time."""
        found = node.value if isinstance(node, ast.Constant) else None
        if found is None:
            thing = self.peek(node)  # type: ignore[attr-defined]
            if isinstance(thing, PyObject):
                found = thing.object
            elif isinstance(thing, Value) and thing.type == t.STR:
                found = self.literal_of(thing)
        return found if isinstance(found, str) else None

    def context(self, item: ast.withitem) -> bool | None:
        """The grad mode that a with statement sets."""
        call = item.context_expr
        found = self.peek(call.func) if isinstance(call, ast.Call) else None  # type: ignore[attr-defined]
        name = getattr(found.object, "__name__", "") if isinstance(found, PyObject) else ""
        if item.optional_vars is None and isinstance(call, ast.Call):
            if name == "no_grad" or name == "inference_mode":
                return False
            if name == "enable_grad":
                return True
            if (
                name == "set_grad_enabled"
                and len(call.args) == 1
                and isinstance(call.args[0], ast.Constant)
            ):
                return bool(call.args[0].value)
        raise self.error(
            call, "with is supported for no_grad(), enable_grad() and set_grad_enabled(...) only"
        )

    def annotation(self, node: ast.expr) -> Type:
        """The type that an annotation in the source names."""
        return self._type_named(self.compilation.evaluate(self, node), node)

    def _type_named(self, value: Any, node: ast.expr) -> Type:
        try:
            return t.from_annotation(value, self.compilation.class_of)
        except t.UnknownTypeError as why:
            raise self.error(node, str(why)) from None
