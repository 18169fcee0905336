"""Classes of the user's own in a program: their types, instances and methods."""

from __future__ import annotations

import ast
import dataclasses
import typing
from collections.abc import Mapping, Sequence
from typing import Any

from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.source import qualified_name
from rtensor.jit.frontend.sugar import ClassInfo, PyObject, Thing, Unit
from rtensor.jit.frontend.types import Type


class Classes:
    """What a compilation knows about classes."""

    classes: dict[type, ClassInfo]
    _call: Any

    def class_of(self, cls: Any) -> Type | None:
        """The type of a user's class, None for classes that scripts cannot have."""
        if not isinstance(cls, type) or cls.__module__.split(".")[0] in (
            "builtins",
            "typing",
            "rtensor",
            "enum",
        ):
            return None
        if cls not in self.classes:
            fields: dict[str, Type] = {}
            self.classes[cls] = ClassInfo(qualified_name(cls), cls, fields)
            if dataclasses.is_dataclass(cls):
                hints = typing.get_type_hints(cls)
                for f in dataclasses.fields(cls):
                    fields[f.name] = t.from_annotation(hints[f.name], self.class_of)
        return t.class_type(self.classes[cls].name)

    def class_info(self, kind: Type) -> ClassInfo | None:
        """The class of instances of type `kind`."""
        return next((c for c in self.classes.values() if c.name == kind.head), None)

    def construct(self, emitter: Any, cls: type, args: Any, kwargs: Any, node: ast.AST) -> Value:
        """A new instance of a user's class."""
        kind = self.class_of(cls)
        if kind is None or issubclass(cls, BaseException):
            raise emitter.error(node, f"{cls.__name__} cannot be made in a script")
        info = self.classes[cls]
        out: Value = emitter.op("prim::CreateObject", [], kind)
        if dataclasses.is_dataclass(cls):
            self._fill_dataclass(emitter, info, out, args, kwargs, node)
            return out
        init = cls.__init__
        if init is not object.__init__:
            self._call(emitter, Unit(init, f"{info.name}.__init__"), [out, *args], kwargs, node)
        elif args or kwargs:
            raise emitter.error(node, f"{cls.__name__}() takes no arguments")
        return out

    def _fill_dataclass(
        self,
        emitter: Any,
        info: ClassInfo,
        out: Value,
        args: Sequence[Thing],
        kwargs: Mapping[str, Thing],
        node: ast.AST,
    ) -> None:
        rest = dict(kwargs)
        fields = dataclasses.fields(info.cls)
        if len(args) > len(fields):
            raise emitter.error(node, f"{info.cls.__name__} takes {len(fields)} arguments")
        for i, f in enumerate(fields):
            if i < len(args):
                v = emitter.as_value(args[i], node)
            elif f.name in rest:
                v = emitter.as_value(rest.pop(f.name), node)
            elif f.default is not dataclasses.MISSING:
                v = emitter.as_value(PyObject(f.default, f.name), node)
            else:
                raise emitter.error(node, f"{info.cls.__name__} needs '{f.name}'")
            v = emitter.convert(v, info.fields[f.name], node, f"'{f.name}'")
            emitter.node("prim::SetAttr", [out, v], [], name=f.name)
        if rest:
            raise emitter.error(node, f"{info.cls.__name__} has no field '{next(iter(rest))}'")

    def call_method(
        self,
        emitter: Any,
        info: ClassInfo,
        name: str,
        args: Any,
        kwargs: Any,
        node: ast.AST,
        function: Any = None,
    ) -> Value:
        """Call a method of an instance of a user's class."""
        f = function or getattr(info.cls, name, None)
        if f is None:
            raise emitter.error(node, f"{info.cls.__name__} has no method '{name}'")
        out: Value = self._call(emitter, Unit(f, f"{info.name}.{name}"), args, kwargs, node)
        return out
