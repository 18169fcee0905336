"""Functions that scripts do not compile: `@unused` ones raise when they are reached, `@ignore`d ones stay Python.

A call of Python is a custom operation of its own, with the function as its kernel: it runs in memory, gradients flow
through it, and a program that has one is refused by name when it is saved.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.sugar import Thing, Unit
from rtensor.jit.frontend.types import Type
from rtensor.library import Library

# Operations of ignored functions, by function and receiver; they live as long as the process.
_made: dict[tuple[Any, int], tuple[str, Any]] = {}
_library: Any = None


def _declared(unit: Unit, emitter: Any, tree: ast.FunctionDef) -> tuple[dict[str, Type], Type]:
    """Types of parameters and of the result: what is not annotated is a tensor."""
    scope = emitter.compilation.scope_of(unit.function)

    def kind(node: ast.expr | None) -> Type:
        if node is None:
            return t.TENSOR
        value = emitter.compilation.evaluate(emitter, node, scope)
        return t.from_annotation(value, emitter.compilation.class_of)

    names = [*tree.args.posonlyargs, *tree.args.args, *tree.args.kwonlyargs]
    if unit.receiver is not None:
        names = names[1:]
    return {a.arg: kind(a.annotation) for a in names}, kind(tree.returns)


class Opaque:
    """Emits calls of functions that are not compiled."""

    parse: Callable[..., Any]
    _bind: Callable[..., dict[str, Thing]]

    def call_opaque(
        self,
        emitter: Any,
        unit: Unit,
        args: Sequence[Thing],
        kwargs: Mapping[str, Thing],
        node: ast.AST,
    ) -> Value:
        """Call a function marked by `unused` or `ignore`."""
        _, tree = self.parse(unit.function, unit.name)
        try:
            parameters, result = _declared(unit, emitter, tree)
        except t.UnknownTypeError as why:
            raise emitter.error(node, f"{unit.name}: {why}") from None
        if getattr(inspect.unwrap(unit.function), "__script_ignore__", False):
            return self._call_python(emitter, unit, tree, parameters, result, (args, kwargs), node)
        message = f"{unit.name} is marked by @unused: a program cannot run it"
        emitter.node(
            "prim::RaiseException",
            [emitter.constant(message), emitter.constant("NotImplementedError")],
            [],
        )
        if result == t.NONE:
            return emitter.constant(None)  # type: ignore[no-any-return]
        return emitter.op("prim::Uninitialized", [], result)  # type: ignore[no-any-return]

    def _call_python(
        self,
        emitter: Any,
        unit: Unit,
        tree: ast.FunctionDef,
        parameters: dict[str, Type],
        result: Type,
        given: tuple[Sequence[Thing], Mapping[str, Thing]],
        node: ast.AST,
    ) -> Value:
        bound = self._bind(emitter, unit, tree, *given, node)
        values = [
            emitter.coerce(emitter.as_value(bound[n], node), kind, node, f"'{n}'")
            for n, kind in parameters.items()
        ]
        name = _operation(unit, parameters, result)
        if result == t.NONE:
            emitter.node(name, values, [])
            return emitter.constant(None)  # type: ignore[no-any-return]
        if result.head == "Tuple":
            return emitter.tuple_of(emitter.node(name, values, list(result.args)).outputs)  # type: ignore[no-any-return]
        return emitter.op(name, values, result)  # type: ignore[no-any-return]


def _operation(unit: Unit, parameters: dict[str, Type], result: Type) -> str:
    """The operation that calls the function."""
    global _library
    function = inspect.unwrap(unit.function)
    module = None if unit.receiver is None else unit.receiver.module
    key = (function, id(module))
    if key in _made:
        return _made[key][0]
    if _library is None:
        _library = Library("python", "FRAGMENT")
    word = re.sub(r"\W", "_", function.__qualname__)
    taken = {known for known, _ in _made.values()}
    name = word
    while f"python::{name}" in taken:
        name = f"{word}_{len(_made)}"
    arguments = ", ".join(f"{kind} {n}" for n, kind in parameters.items())
    gives = "()" if result == t.NONE else str(result)
    _library.define(f"{name}({arguments}) -> {gives}")

    def kernel(*args: Any) -> Any:
        return function(*args) if module is None else function(module, *args)

    _library.impl(name, kernel, "CompositeImplicitAutograd")
    _made[key] = (f"python::{name}", module)
    return f"python::{name}"
