"""Calls of operations: which overload, which conversions, what comes back."""

from __future__ import annotations

import ast
import dataclasses
import functools
import importlib
from collections.abc import Mapping, Sequence
from typing import Any

from rtensor import _C
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.conversions import Conversions
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.types import Type
from rtensor.library._registration import composites


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A declared argument of an operation."""

    name: str
    type: str
    kwarg_only: bool
    has_default: bool
    default: Any

    @property
    def optional(self) -> bool:
        """Whether None may be given."""
        return self.type.endswith("?")

    @property
    def inner(self) -> str:
        """The type without `?`, and without the length of a list."""
        base = self.type.removesuffix("?")
        return base[: base.index("[")] + "[]" if base.endswith("]") else base

    @property
    def length(self) -> int | None:
        """How many equal values a bare one stands for."""
        base = self.type.removesuffix("?")
        inside = base[base.rindex("[") + 1 : -1] if base.endswith("]") else ""
        return int(inside) if inside else None


@dataclasses.dataclass(frozen=True)
class Overload:
    """One overload of an operation."""

    name: str
    parameters: tuple[Parameter, ...]
    results: tuple[tuple[str, str | None], ...]
    is_tuple: bool
    home: str


@functools.cache
def _overloads(name: str, generation: int) -> tuple[Overload, ...]:
    found = []
    for qualified, parameters, results, is_tuple, home in _C.operator_schemas(name):
        found.append(
            Overload(
                qualified, tuple(Parameter(*p) for p in parameters), tuple(results), is_tuple, home
            )
        )
    return tuple(found)


def overloads(name: str) -> tuple[Overload, ...]:
    """The overloads of `ns::name`, in the order in which they are tried."""
    return _overloads(name, _C.registry_generation())


_RESULT = {
    "Tensor": t.TENSOR,
    "int": t.INT,
    "float": t.FLOAT,
    "bool": t.BOOL,
    "str": t.STR,
    "complex": t.COMPLEX,
    "ScalarType": t.DTYPE,
    "Device": t.DEVICE,
    "Layout": t.LAYOUT,
    "Any": t.ANY,
}
_PLAIN = {
    "int": (t.INT, t.BOOL),
    "float": (t.FLOAT, t.INT, t.BOOL),
    "bool": (t.BOOL,),
    "str": (t.STR,),
    "complex": (t.COMPLEX, t.FLOAT, t.INT),
    "Scalar": (t.INT, t.FLOAT, t.BOOL, t.COMPLEX),
    "ScalarType": (t.DTYPE,),
    "Layout": (t.LAYOUT,),
    "Device": (t.DEVICE,),
    "MemoryFormat": (t.MEMORY_FORMAT,),
    "Generator": (t.GENERATOR,),
}
_ELEMENT = {
    "int[]": t.INT,
    "float[]": t.FLOAT,
    "bool[]": t.BOOL,
    "Scalar[]": None,
    "Tensor[]": t.TENSOR,
}


def result_type(name: str) -> Type:
    """The static type of a declared result."""
    if name.endswith("[]"):
        return t.list_of(result_type(name[:-2]))
    if name.endswith("?"):
        return t.optional(result_type(name[:-1]))
    return _RESULT[name]


class NoMatchError(Exception):
    """Why an overload does not take the arguments."""


class Operators(Conversions):
    """Emits calls of operations."""

    def call_operator(
        self, name: str, args: Sequence[Value], kwargs: Mapping[str, Value], node: ast.AST
    ) -> Value:
        """Call an operation by name (`aten` unless a namespace is given)."""
        qualified = name if "::" in name else f"aten::{name}"
        candidates = overloads(qualified)
        if not candidates:
            raise self.error(node, f"no operation is named '{qualified}'")
        reasons = []
        for loose in (False, True):
            for overload in candidates:
                try:
                    plan = self._plan(overload, args, kwargs, loose)
                except NoMatchError as why:
                    if loose:
                        reasons.append(f"  {overload.name}: {why}")
                    continue
                return self._emit_call(overload, plan, node)
        given = ", ".join(
            [str(v.type) for v in args] + [f"{k}={v.type}" for k, v in kwargs.items()]
        )
        raise self.error(node, f"no form of {qualified} takes ({given}):\n" + "\n".join(reasons))

    def _plan(
        self, overload: Overload, args: Sequence[Value], kwargs: Mapping[str, Value], loose: bool
    ) -> list[tuple[Parameter, Any]]:
        """Match arguments with parameters without emitting anything."""
        rest = dict(kwargs)
        if "input" in rest and overload.parameters and overload.parameters[0].name == "self":
            rest["self"] = rest.pop("input")
        if "axis" in rest and any(p.name == "dim" for p in overload.parameters):
            rest["dim"] = rest.pop("axis")
        given = list(args)
        plan: list[tuple[Parameter, Any]] = []
        positional = [p for p in overload.parameters if not p.kwarg_only]
        if self._is_varargs(positional, given):
            at = next(i for i, p in enumerate(positional) if p.inner == "int[]")
            given[at:] = [given[at:]]  # type: ignore[list-item]
        if len(given) > len(positional):
            raise NoMatchError(f"takes {len(positional)} positional arguments, got {len(given)}")
        for i, p in enumerate(overload.parameters):
            if i < len(given) and not p.kwarg_only:
                if p.name in rest:
                    raise NoMatchError(f"'{p.name}' is given twice")
                plan.append((p, self._accept(p, given[i], loose)))
            elif p.name in rest:
                plan.append((p, self._accept(p, rest.pop(p.name), loose)))
            elif p.has_default or p.optional:
                plan.append((p, None))
            else:
                raise NoMatchError(f"'{p.name}' is missing")
        if rest:
            raise NoMatchError(f"has no argument '{next(iter(rest))}'")
        return plan

    def _is_varargs(self, positional: Sequence[Parameter], given: Sequence[Value]) -> bool:
        at = next((i for i, p in enumerate(positional) if p.inner == "int[]"), None)
        if at is None or at != len(positional) - 1 or len(given) <= at:
            return False
        return all(v.type in (t.INT, t.BOOL) for v in given[at:]) and (
            len(given) > at + 1 or positional[at].length is None
        )

    def _accept(self, p: Parameter, v: Any, loose: bool) -> Any:
        """Check that `v` may be given for `p`; return it."""
        if isinstance(v, list):
            return v
        kind = v.type
        if kind == t.NONE:
            if p.optional:
                return v
            raise NoMatchError(f"'{p.name}' cannot be None")
        if kind.is_optional and p.optional:
            kind = kind.args[0]
        inner = p.inner
        ok = False
        if inner == "Tensor":
            ok = kind == t.TENSOR or (loose and kind.is_number)
        elif inner in _PLAIN:
            ok = kind in _PLAIN[inner] or (inner == "Device" and kind == t.STR)
        elif inner == "Tensor?[]":
            ok = kind.head in ("List", "Tuple") and all(
                a in (t.TENSOR, t.NONE, t.optional(t.TENSOR)) for a in kind.args
            )
        elif inner in _ELEMENT:
            ok = self._accept_list(p, kind) or self.is_empty_display(v)
        elif inner == "Any":
            ok = True
        if not ok:
            raise NoMatchError(f"'{p.name}' must be {p.type}, got {v.type}")
        return v

    def is_empty_display(self, v: Value) -> bool:
        """Whether a value is `[]`, which is a list of anything."""
        return v.type.head == "List" and any(
            v in n.outputs and n.op == "prim::ListConstruct" and not n.inputs
            for n in reversed(self.block.nodes)
        )

    def _accept_list(self, p: Parameter, kind: Type) -> bool:
        element = _ELEMENT[p.inner]
        allowed: tuple[Type, ...] = (
            (t.INT, t.FLOAT, t.BOOL, t.COMPLEX) if element is None else (element,)
        )
        if element == t.FLOAT:
            allowed = (t.FLOAT, t.INT)
        if kind.head == "List":
            return kind.args[0] in allowed or (element == t.FLOAT and kind.args[0] == t.INT)
        if kind.head == "Tuple":
            return all(a in allowed for a in kind.args)
        # A bare number stands for a list where the length is fixed, and for `dim=` lists of one.
        return kind in allowed and (p.length is not None or p.inner == "int[]")

    # ---- emitting

    def _emit_call(
        self, overload: Overload, plan: list[tuple[Parameter, Any]], node: ast.AST
    ) -> Value:
        self.at = node
        inputs = [self._argument(p, v, node) for p, v in plan]
        if any(r == "Scalar" for r, _ in overload.results):
            raise self.error(
                node,
                f"what {overload.name} gives has no static type: use int(x), float(x) or bool(x)",
            )
        kinds = [result_type(r) for r, _ in overload.results]
        if len(kinds) == 1 and kinds[0].head == "List":
            kinds = [t.any_tuple_of(kinds[0].args[0])]  # as public functions give it
        names = tuple(n for _, n in overload.results if n is not None)
        fields = names if len(names) == len(kinds) > 1 else None
        if overload.home.startswith("python:") or overload.name in composites:
            outs = self.call_composite(overload, inputs, kinds, node)
        else:
            outs = self.node(overload.name, inputs, kinds).outputs
        if not kinds:
            return self.constant(None)
        return (
            outs[0]
            if len(outs) == 1 and not (overload.is_tuple and len(kinds) > 1)
            else self.tuple_of(outs, fields, None if fields is None else overload.name)
        )

    def call_composite(
        self, overload: Overload, inputs: list[Value], kinds: list[Type], node: ast.AST
    ) -> list[Value]:
        """Call an operation whose home is Python: its source is compiled, once for these types."""
        body = composites.get(overload.name)
        if body is None:
            _, module, name = overload.home.split(":")
            body = getattr(importlib.import_module(f"rtensor.composite.{module}"), name)
        out = self.compilation.call_composite(self, body, inputs, node)
        if not kinds:
            return []
        if len(kinds) == 1 and out.type == kinds[0]:
            out.type = kinds[0]  # a list of a composite's leaves it as a tuple
        if len(kinds) > 1:
            return self.unpack(out)
        return [out]

    def _argument(self, p: Parameter, v: Value | list[Any] | None, node: ast.AST) -> Value:
        """The value for a parameter."""
        if v is None:
            return self._default(p)
        if isinstance(v, list):
            return self.list_of([self.to_int(x) for x in v], t.INT)
        if v.type == t.NONE:
            return v
        inner = p.inner
        kind = v.type
        if inner == "Tensor" and kind.is_number:
            return self.op("prim::NumToTensor", [v], t.TENSOR)
        if inner == "Device" and kind == t.STR:
            return self._device(v, node)
        if inner == "Tensor?[]":
            items = self.unpack(v) if kind.head == "Tuple" else None
            return v if items is None else self.list_of(items, t.optional(t.TENSOR))
        if inner in _ELEMENT:
            element = _ELEMENT[inner]
            if kind == t.list_of(t.TENSOR) and element != t.TENSOR:
                return self.list_of([], element or t.INT)
            if kind.head == "Tuple":
                items = self.unpack(v)
                joined = element or (items[0].type if items else t.INT)
                if joined == t.FLOAT:
                    items = [self.to_float(i) for i in items]
                return self.list_of(items, joined)
            if kind.head != "List" and not kind.is_optional:
                item = self.to_float(v) if element == t.FLOAT else v
                return self.list_of([item] * (p.length or 1), element or kind)
        return v

    def _device(self, v: Value, node: ast.AST) -> Value:
        for n in self.block.nodes:
            if v in n.outputs and n.op == "prim::Constant":
                return self.constant(_C.device(n.attrs["value"]))
        raise self.error(node, "a device must be a literal here")

    def _default(self, p: Parameter) -> Value:
        if not p.has_default:
            return self.constant(None)
        d = p.default
        if isinstance(d, (list, tuple)):
            element = _ELEMENT.get(p.inner) or t.INT
            return self.list_of([self.constant(x) for x in d], element)
        if p.inner == "float" and isinstance(d, int):
            d = float(d)
        return self.constant(d)
