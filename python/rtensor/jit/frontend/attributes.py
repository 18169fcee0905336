"""Attributes: of tensors, modules, instances of classes, named tuples and Python objects."""

from __future__ import annotations

import ast
from typing import Any

from rtensor import _C
from rtensor._types import finfo, iinfo
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.subscripts import Subscripts
from rtensor.jit.frontend.sugar import Bound, Items, Limits, ModuleRef, PyObject, Thing
from rtensor.jit.frontend.types import Type

# Attribute of a tensor -> (instruction, type of the result).
_TENSOR_FACTS: dict[str, tuple[str, Type]] = {
    "shape": ("aten::size", t.SIZE),
    "ndim": ("aten::dim", t.INT),
    "itemsize": ("aten::element_size", t.INT),
    "dtype": ("prim::dtype", t.DTYPE),
    "device": ("prim::device", t.DEVICE),
    "layout": ("prim::layout", t.LAYOUT),
    "requires_grad": ("prim::requires_grad", t.BOOL),
}
_DTYPE_FACTS = {
    "is_floating_point": t.BOOL,
    "is_complex": t.BOOL,
    "is_signed": t.BOOL,
    "itemsize": t.INT,
}
# Dtypes that have limits. (A complex one has those of its parts.)
_LIMITED = {
    finfo: (_C.float32, _C.float64, _C.float16, _C.bfloat16, _C.complex64, _C.complex128),
    iinfo: (
        _C.int64,
        _C.int32,
        _C.int16,
        _C.int8,
        _C.uint8,
        _C.uint16,
        _C.uint32,
        _C.uint64,
    ),
}
_TENSOR_VIEWS = {
    "T": "numpy_T",
    "mT": "mT",
    "H": "matrix_H",
    "mH": "mH",
    "real": "real",
    "imag": "imag",
    "data": "detach",
}


class Attributes(Subscripts):
    """Emits attributes."""

    def load_attribute(self, owner: Thing, node: ast.Attribute) -> Thing:
        """`owner.name`."""
        name = node.attr
        if isinstance(owner, ModuleRef):
            return self.module_attribute(owner, name, node)
        if isinstance(owner, PyObject):
            state = self.compilation.program_attribute(self, owner, name)
            if state is not None:
                return state
            try:
                return PyObject(getattr(owner.object, name), f"{owner.name}.{name}")
            except AttributeError:
                raise self.error(node, f"'{owner.name}' has no attribute '{name}'") from None
        if isinstance(owner, Limits):
            return self._limit(owner, name, node)
        if isinstance(owner, Items):
            raise self.error(node, f"this has no attribute '{name}'")
        v: Value = self.as_value(owner, node)  # type: ignore[attr-defined]
        kind = v.type
        if kind == t.TENSOR:
            if name in _TENSOR_FACTS:
                op, out = _TENSOR_FACTS[name]
                return self.op(op, [v], out)
            if name in _TENSOR_VIEWS:
                return self.call_operator(_TENSOR_VIEWS[name], [v], {}, node)
            if name in ("is_cuda", "is_meta", "is_cpu"):
                return self.constant(name == "is_cpu")  # programs run where values are, on the CPU
            if name == "nbytes":
                count = self.op("aten::numel", [v], t.INT)
                size = self.op("aten::element_size", [v], t.INT)
                return self.op("aten::mul.int", [count, size], t.INT)
            return Bound(v, name)
        if kind.head == "Tuple" and kind.fields is not None and name in kind.fields:
            i = kind.fields.index(name)
            return self.op("prim::TupleIndex", [v], kind.args[i], index=i)
        info = self.compilation.class_info(kind)
        if info is not None:
            if name in info.fields:
                return self.op("prim::GetAttr", [v], info.fields[name], name=name)
            found = getattr(info.cls, name, None)
            if isinstance(found, property):
                return self.compilation.call_method(
                    self, info, f"{name}", [v], {}, node, found.fget
                )
            return Bound(v, name)
        if kind == t.COMPLEX and name in ("real", "imag"):
            return self.op(f"aten::{name}.complex", [v], t.FLOAT)
        if kind == t.DTYPE:
            if name in _DTYPE_FACTS:
                return self.op(f"prim::{name}", [v], _DTYPE_FACTS[name])
            raise self.error(node, f"dtypes have no attribute '{name}' in a script")
        return Bound(v, name)

    def _limit(self, owner: Limits, name: str, node: ast.AST) -> Value:
        """An attribute of finfo or iinfo, chosen by the dtype when the program runs."""
        known = []
        for dtype in _LIMITED[owner.of]:
            found = getattr(owner.of(dtype), name, None)
            if isinstance(found, int) and not -(2**63) <= found < 2**63:
                continue
            if not isinstance(found, (int, float)):
                raise self.error(node, f"{owner.of.__name__} has no attribute '{name}' in a script")
            known.append((dtype, found))

        def choose(rest: list[tuple[Any, int | float]]) -> Value:
            (dtype, found), *more = rest
            if not more:
                return self.constant(found)
            same = self.op("aten::eq.any", [owner.dtype, self.constant(dtype)], t.BOOL)
            return self.select(same, lambda: self.constant(found), lambda: choose(more), node)

        fits = self.op(
            "aten::__contains__.t",
            [self.list_of([self.constant(d) for d, _ in known], t.DTYPE), owner.dtype],
            t.BOOL,
        )

        def fail() -> bool:
            message = self.constant(f"{owner.of.__name__}(): this dtype has no such limits")
            self.node("prim::RaiseException", [message, self.constant("TypeError")], [])
            return False

        self.branch(fits, lambda: False, fail)
        return choose(known)

    def module_attribute(self, ref: ModuleRef, name: str, node: ast.AST) -> Thing:
        """An attribute of a module: state, a submodule, a method, or a constant."""
        module, path = ref.module, ref.child(name)
        for store in (module._parameters, module._buffers):
            if name in store:
                if store[name] is None:
                    return self.constant(None)
                self.compilation.add_state(
                    path, store[name], "parameter" if store is module._parameters else "buffer"
                )
                return self.op("prim::GetState", [], t.TENSOR, name=path)
        if name in module._modules:
            child = module._modules[name]
            if self.compilation.is_program(child):
                return PyObject(child, path)
            return self.constant(None) if child is None else ModuleRef(child, path)
        if name == "training":
            self.compilation.add_state(path, module.training, "attribute")
            return self.op("prim::GetState", [], t.BOOL, name=path)
        try:
            found = getattr(module, name)
        except AttributeError:
            raise self.error(node, f"{type(module).__name__} has no attribute '{name}'") from None
        if callable(found) and not isinstance(found, _C.Tensor):
            if getattr(found, "__self__", None) is module:
                return Bound(ref, name)
            return PyObject(found, path if self.compilation.is_program(found) else name)
        if self.compilation.is_written(ref, name):
            kind = self._attribute_type(module, name, found, node)
            self._check_place(path, found, node)
            self.compilation.add_state(path, found, "attribute", kind)
            return self.op("prim::GetState", [], kind, name=path)
        if isinstance(found, (list, dict)):
            # Shared and mutable: state, even if only items of it change.
            kind = self._attribute_type(module, name, found, node)
            first = self.compilation.first_path(path, found)
            self._check_place(first, found, node)
            shared = self.compilation.shared_state(path, found, kind)
            return self.op("prim::GetState", [], kind, name=shared)
        return PyObject(found, f"{type(module).__name__}.{name}")

    def _check_place(self, path: str, value: Any, node: ast.AST) -> None:
        other = self.compilation.also_at(path, value)
        if other is not None:
            raise self.error(
                node,
                f"self.{path} and self.{other} share a list or dict; in a program they would become two: "
                "give each its own",
            )

    def _attribute_type(self, module: Any, name: str, value: Any, node: ast.AST) -> Type:
        hints = self.compilation.module_hints(type(module))
        try:
            if name in hints:
                return t.from_annotation(hints[name], self.compilation.class_of)
            return t.of_value(value, self.compilation.class_of)
        except t.UnknownTypeError as why:
            raise self.error(node, f"attribute '{name}': {why}") from None

    def peek_module_attribute(self, ref: ModuleRef, name: str) -> Thing | None:
        """What an attribute of a module stands for, where that is known without emitting anything."""
        module = ref.module
        for store in (module._parameters, module._buffers, module._modules):
            if name in store:
                if store[name] is None:
                    return PyObject(None, name)
                if store is module._modules:
                    if self.compilation.is_program(store[name]):
                        return PyObject(store[name], ref.child(name))
                    return ModuleRef(store[name], ref.child(name))
                return Value(t.TENSOR)
        if (
            name == "training"
            or self.compilation.is_written(ref, name)
            or not hasattr(module, name)
        ):
            return None
        found = getattr(module, name)
        return None if isinstance(found, (list, dict)) else PyObject(found, name)

    def static_attribute(self, node: ast.Attribute) -> bool | None:
        """The truth of an attribute that never changes."""
        found = self.peek(node)  # type: ignore[attr-defined]
        if isinstance(found, PyObject) and (
            found.object is None or isinstance(found.object, (bool, int, float, str))
        ):
            return bool(found.object)
        return None

    def store_attribute(self, owner: Thing, target: ast.Attribute, value: Value) -> None:
        """`owner.name = value`."""
        name = target.attr
        if isinstance(owner, ModuleRef):
            self._store_state(owner, name, value, target)
            return
        v: Value = self.as_value(owner, target)  # type: ignore[attr-defined]
        info = self.compilation.class_info(v.type)
        if info is None:
            raise self.error(target, f"attributes of a value of type {v.type} cannot be set")
        if name not in info.fields:
            if not self.source.name.endswith(".__init__"):
                raise self.error(
                    target, f"{info.cls.__name__} has no attribute '{name}'; set it in __init__"
                )
            # The first assignment in __init__ declares it.
            info.fields[name] = value.type
        value = self.convert(value, info.fields[name], target, f"attribute '{name}'")
        self.node("prim::SetAttr", [v, value], [], name=name)

    def _store_state(self, ref: ModuleRef, name: str, value: Value, target: ast.AST) -> None:
        module, path = ref.module, ref.child(name)
        if name in module._parameters:
            raise self.error(
                target, f"parameter '{name}' cannot be replaced in a script; write into it in place"
            )
        if name in module._buffers:
            self.compilation.add_state(path, module._buffers[name], "buffer")
            kind = t.TENSOR
        else:
            if not hasattr(module, name):
                raise self.error(
                    target, f"{type(module).__name__} has no attribute '{name}'; set it in __init__"
                )
            kind = (
                t.BOOL
                if name == "training"
                else self._attribute_type(module, name, getattr(module, name), target)
            )
            self._check_place(path, getattr(module, name), target)
            self.compilation.add_state(path, getattr(module, name), "attribute", kind)
        self.node(
            "prim::SetState",
            [self.convert(value, kind, target, f"attribute '{name}'")],
            [],
            name=path,
        )

    def isinstance_of(self, v: Thing, kinds: list[Type]) -> bool | None:
        """Whether a value is known to be, or not to be, of one of the types."""
        if isinstance(v, PyObject):
            try:
                v = Value(t.of_value(v.object))
            except t.UnknownTypeError:
                return None
        if isinstance(v, Items):
            return any(k.head == "tuple" for k in kinds)
        if not isinstance(v, Value):
            return None
        if v.type == t.ANY or v.type.is_optional:
            return None
        return any(self._is_kind(v.type, k) for k in kinds)

    def _is_kind(self, given: Type, asked: Type) -> bool:
        if asked.head == "list":
            return given.head == "List" and given.face is None
        if asked.head == "tuple":
            return given.head == "Tuple" or given.face in ("Size", "tuple")
        if asked.head == "Size":
            return bool(given.face == "Size")
        if asked.head == "dict":
            return given.head == "Dict"
        if given.head == "Tuple" and isinstance(asked.face, type):
            return given.face is asked.face
        return given == asked or (asked == t.INT and given == t.BOOL)
