"""A program under construction: functions compiled on demand, classes, state, sources.

A function is compiled once per combination of static types. Modules are compiled per instance: their parameters,
buffers and the attributes that some method writes are state of the program, under their path; everything else about
them is constant.
"""

from __future__ import annotations

import ast
import inspect
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rtensor.jit import _faces as faces
from rtensor.jit.frontend import arguments, ir
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.classes import Classes
from rtensor.jit.frontend.emitter import RESULT, RETURNED
from rtensor.jit.frontend.ir import NO_DEFAULT, Function, Value
from rtensor.jit.frontend.linking import Linking
from rtensor.jit.frontend.opaque import Opaque
from rtensor.jit.frontend.scopes import Scopes
from rtensor.jit.frontend.source import ScriptError, Source, qualified_name
from rtensor.jit.frontend.statements import Statements, assigned_names
from rtensor.jit.frontend.sugar import ClassInfo, Items, ModuleRef, PyObject, State, Thing, Unit
from rtensor.jit.frontend.types import Type

# Types of arguments, or what stands for an argument that is no value.
Key = tuple[Any, ...]


class Compilation(Classes, Linking, Opaque, Scopes):
    """Compiles into one program."""

    def __init__(self) -> None:
        self.functions: dict[str, Function] = {}
        self.states: dict[str, State] = {}
        self.links: dict[int, tuple[str, Any]] = {}
        self.classes: dict[type, ClassInfo] = {}
        self.sources: dict[tuple[str, int, str], int] = {}
        self.constants: list[Any] = []
        # Exception classes of the user's own, by name: what the core raises under the name becomes one again.
        self.exceptions: dict[str, type[BaseException]] = {}
        # Named tuples of the user's own, by name: what the program returns becomes one again.
        self.tuples: dict[str, type] = {}
        self.false = Value(t.BOOL, "false")
        self._done: dict[Key, Function] = {}
        self._open: dict[Key, Function] = {}
        self._stack: list[tuple[Source, ast.AST]] = []
        self._parsed: dict[Any, tuple[Source, ast.FunctionDef]] = {}
        self._written: dict[type, frozenset[str]] = {}
        self._shared: dict[int, str] = {}
        # Where each list, dict or object of the state lies.
        self._places: dict[int, str] = {}
        self._alive: list[Any] = []

    # ---- state

    def add_state(self, path: str, value: Any, kind: str, type: Type | None = None) -> None:
        """Make a value state of the program."""
        if path not in self.states:
            self.states[path] = State(kind, type or t.of_value(value, self.class_of), value)

    def first_path(self, path: str, value: Any) -> str:
        """The path under which an object was met first."""
        self._alive.append(value)
        return self._shared.setdefault(id(value), path)

    def shared_state(self, path: str, value: Any, type: Type) -> str:
        """The path under which a mutable value is state: the same object has one path."""
        first = self.first_path(path, value)
        self.add_state(first, value, "attribute", type)
        return first

    def also_at(self, path: str, value: Any) -> str | None:
        """Another place of the state with a list, dict or object that is in `value`: two pieces of state would part."""
        if path in self.states:
            return None
        for place, container in t.containers(value, path):
            first = self._places.setdefault(id(container), place)
            self._alive.append(container)
            if first != place:
                return first
        return None

    def is_written(self, ref: ModuleRef, name: str) -> bool:
        """Whether a method of the module's class (other than __init__) gives the attribute a value."""
        cls = type(ref.module)
        if cls not in self._written:
            self._written[cls] = frozenset(self._find_written(cls))
        return name in self._written[cls]

    def _find_written(self, cls: type) -> set[str]:
        names: set[str] = set()
        for base in cls.__mro__:
            if base.__module__ == "rtensor.nn.module" or base is object:
                continue
            for name, f in vars(base).items():
                if name == "__init__" or not inspect.isfunction(f):
                    continue
                try:
                    _, tree = self.parse(f, qualified_name(f))
                except ScriptError:
                    continue
                for node in ast.walk(tree):
                    if (
                        isinstance(node, ast.Attribute)
                        and isinstance(node.ctx, ast.Store)
                        and isinstance(node.value, ast.Name)
                        and node.value.id == "self"
                    ):
                        names.add(node.attr)
        return names

    def module_hints(self, cls: type) -> dict[str, Any]:
        """Annotations of a module's attributes."""
        try:
            return typing.get_type_hints(cls)
        except (NameError, TypeError):
            return {}

    # ---- calls

    def call_function(self, emitter: Any, f: Any, args: Any, kwargs: Any, node: ast.AST) -> Value:
        """Call a Python function: its source is compiled."""
        return self._call(emitter, Unit(f, qualified_name(f)), args, kwargs, node)

    def call_composite(
        self, emitter: Any, f: Callable[..., Any], inputs: Sequence[Value], node: ast.AST
    ) -> Value:
        """Call an operation whose body is the function `f`."""
        signature = inspect.signature(f)
        named = [n for n, p in signature.parameters.items() if p.kind is p.KEYWORD_ONLY]
        n = len(inputs) - len(named)
        return self._call(
            emitter,
            Unit(f, qualified_name(f)),
            inputs[:n],
            dict(zip(named, inputs[n:], strict=True)),
            node,
        )

    def call_module(
        self, emitter: Any, ref: ModuleRef, method: str, args: Any, kwargs: Any, node: ast.AST
    ) -> Value:
        """Call a method of a module."""
        f = getattr(type(ref.module), method, None)
        if f is None or not inspect.isfunction(inspect.unwrap(f)):
            raise emitter.error(
                node, f"{type(ref.module).__name__} has no method '{method}' that can be scripted"
            )
        for hooks in ("_forward_hooks", "_forward_pre_hooks"):
            if method == "forward" and getattr(ref.module, hooks, None):
                raise emitter.error(
                    node, f"{type(ref.module).__name__} has forward hooks, which scripts do not run"
                )
        name = f"{ref.path}.{method}" if ref.path else method
        return self._call(emitter, Unit(f, name, ref), args, kwargs, node)

    def call_bound_python(
        self, emitter: Any, f: Any, args: Any, kwargs: Any, node: ast.AST
    ) -> Value:
        """Call a method of a Python object that is no part of the program: classmethods only."""
        if isinstance(f.__self__, type):
            raise emitter.error(node, "class methods are not supported in a script")
        raise emitter.error(node, f"{f.__qualname__} belongs to an object outside of the script")

    def _call(
        self,
        emitter: Any,
        unit: Unit,
        args: Sequence[Thing],
        kwargs: Mapping[str, Thing],
        node: ast.AST,
    ) -> Value:
        """Compile `unit` for these arguments, unless that was done, and call it.

        As in Python, annotations of parameters do not change what is passed: the types of the call count.
        """
        if getattr(inspect.unwrap(unit.function), "__script_unused__", False):
            return self.call_opaque(emitter, unit, args, kwargs, node)
        source, tree = self.parse(unit.function, unit.name)
        bound = self._bind(emitter, unit, tree, args, kwargs, node)
        values: list[Value] = []
        fixed: dict[str, Thing] = {}
        key: list[Any] = [
            inspect.unwrap(unit.function),
            unit.receiver and (id(unit.receiver.module), unit.receiver.path),
        ]
        parameters: list[tuple[str, Type]] = []
        for name, thing in bound.items():
            if isinstance(thing, Items):
                fixed[name] = thing
                key.append((name, tuple(map(repr, thing.items))))
                continue
            if isinstance(thing, (ModuleRef, PyObject)) and not emitter._is_plain(thing):
                fixed[name] = thing
                key.append(
                    (name, id(thing.module if isinstance(thing, ModuleRef) else thing.object))
                )
                continue
            known = self._known(emitter, thing, name, tree)
            if known is not None:
                fixed[name] = known
                key.append((name, type(known.object), known.object))
                continue
            v = emitter.as_value(thing, node)
            values.append(v)
            parameters.append((name, v.type))
            key.append((name, v.type, v.type.faces))
        function = self._compile(
            tuple(key), unit, source, tree, parameters, fixed, (emitter.source, node)
        )
        if function.result is t.NEVER:
            # It calls itself. Elsewhere what the library's own functions declare does not matter.
            function.result = self._announced(unit, source, tree)
        if function.result is t.NEVER:
            raise emitter.error(node, f"{unit.name} calls itself: annotate what it returns")
        return emitter.op("prim::CallFunction", values, function.result, name=function.name)  # type: ignore[no-any-return]

    def _known(
        self, emitter: Any, thing: Thing, name: str, tree: ast.FunctionDef
    ) -> PyObject | None:
        """A flag, string or None that is known here: the function is compiled for it, its other branches are not."""
        found: Any = ...
        if isinstance(thing, PyObject):
            found = thing.object
        elif isinstance(thing, Value) and thing.type in (t.BOOL, t.NONE, t.STR):
            found = emitter.literal_of(thing)
        if not (found is None or isinstance(found, (bool, str))) or name in assigned_names(
            tree.body
        ):
            return None
        return PyObject(found, name)

    def _bind(
        self,
        emitter: Any,
        unit: Unit,
        tree: ast.FunctionDef,
        args: Sequence[Thing],
        kwargs: Mapping[str, Thing],
        node: ast.AST,
    ) -> dict[str, Thing]:
        a = tree.args
        if a.kwarg:
            raise emitter.error(
                node, f"{unit.name} takes **{a.kwarg.arg}, which scripts do not have"
            )
        names = [p.arg for p in [*a.posonlyargs, *a.args]]
        if unit.receiver is not None:
            names = names[1:]
        more: dict[str, Thing] = {}
        if a.vararg:
            rest = tuple(args[len(names) :])
            values = [emitter.as_value(x, node) for x in rest if isinstance(x, (Value, PyObject))]
            whole = len(values) == len(rest)
            more[a.vararg.arg] = emitter.tuple_of(values) if whole else Items(rest)
            args = args[: len(names)]
        if len(args) > len(names):
            raise emitter.error(
                node, f"{unit.name} takes {len(names)} positional arguments, got {len(args)}"
            )
        bound: dict[str, Thing] = dict(zip(names, args, strict=False))
        for name, thing in kwargs.items():
            if name in bound:
                raise emitter.error(node, f"{unit.name} got '{name}' twice")
            if name not in names and name not in [p.arg for p in a.kwonlyargs]:
                raise emitter.error(node, f"{unit.name} has no argument '{name}'")
            bound[name] = thing
        signature = inspect.signature(inspect.unwrap(unit.function))
        for name in names + [p.arg for p in a.kwonlyargs]:
            if name not in bound:
                default = signature.parameters[name].default
                if default is inspect.Parameter.empty:
                    raise emitter.error(node, f"{unit.name} needs '{name}'")
                bound[name] = PyObject(default, name)
        return {**{n: bound[n] for n in names + [p.arg for p in a.kwonlyargs]}, **more}

    def _hints(self, unit: Unit, source: Source, tree: ast.FunctionDef) -> dict[str, Type]:
        """Return the declared types of parameters."""
        emitter = Statements(self, source, self.scope_of(unit.function))
        hints = {}
        for p in [*tree.args.posonlyargs, *tree.args.args, *tree.args.kwonlyargs]:
            if p.annotation is None:
                continue
            try:
                hints[p.arg] = emitter.annotation(p.annotation)
            except ScriptError:
                # The library's own functions take more than scripts have types for; called from outside, tensors.
                if unit.function.__module__.split(".")[0] != "rtensor":
                    raise
        return hints

    def _declared_result(self, unit: Unit, source: Source, tree: ast.FunctionDef) -> Type | None:
        """The annotation of the result; functions of the library may say what is no type of scripts."""
        if tree.returns is None:
            return None
        emitter = Statements(self, source, self.scope_of(unit.function))
        if unit.function.__module__.split(".")[0] != "rtensor":
            return emitter.annotation(tree.returns)
        return None

    def _announced(self, unit: Unit, source: Source, tree: ast.FunctionDef) -> Type:
        if tree.returns is None or unit.function.__module__.split(".")[0] != "rtensor":
            return t.NEVER
        return Statements(self, source, self.scope_of(unit.function)).annotation(tree.returns)

    def _compile(
        self,
        key: Key,
        unit: Unit,
        source: Source,
        tree: ast.FunctionDef,
        parameters: list[tuple[str, Type]],
        fixed: dict[str, Thing],
        caller: tuple[Source, ast.AST] | None,
    ) -> Function:
        if key in self._done:
            return self._done[key]
        if key in self._open:
            return self._open[key]
        function = Function(self._free_name(unit.name))
        declared = self._declared_result(unit, source, tree)
        function.result = t.NEVER if declared is None else declared
        self._open[key] = function
        self.functions[function.name] = function
        if caller is not None:
            self._stack.append(caller)
        if len(self._stack) > 100:
            raise source.error(tree, "calls are nested too deeply", self.trail())
        try:
            self._emit(function, unit, source, tree, parameters, fixed, declared)
        finally:
            if caller is not None:
                self._stack.pop()
            del self._open[key]
        self._done[key] = function
        return function

    def _free_name(self, name: str) -> str:
        if name not in self.functions:
            return name
        n = 1
        while f"{name}${n}" in self.functions:
            n += 1
        return f"{name}${n}"

    def _emit(
        self,
        function: Function,
        unit: Unit,
        source: Source,
        tree: ast.FunctionDef,
        parameters: list[tuple[str, Type]],
        fixed: dict[str, Thing],
        declared: Type | None,
    ) -> None:
        emitter = Statements(self, source, self.scope_of(unit.function))
        emitter.block = function.block
        emitter.result_type = declared
        emitter.env[RETURNED] = self.false
        emitter.env[RESULT] = Value(t.NEVER)
        emitter.env.update(fixed)
        if unit.receiver is not None:
            emitter.env[tree.args.args[0].arg] = unit.receiver
        for name, kind in parameters:
            v = Value(kind, name)
            function.block.inputs.append(v)
            function.parameters.append((name, NO_DEFAULT))
            emitter.env[name] = v
        left = emitter.body(tree.body)
        function.block.outputs = [self._result(emitter, left, declared, tree)]
        found = function.block.outputs[0].type
        # What is declared says the type; what is returned also says what Python sees.
        function.result = found if declared is None or found == declared else declared

    def _result(
        self, emitter: Statements, left: bool, declared: Type | None, tree: ast.FunctionDef
    ) -> Value:
        """What a function returns: on paths that end without a return, None."""
        found = emitter.env.get(RESULT)
        at = tree.body[-1]
        if isinstance(found, Value) and found.type == t.NEVER:
            found = None
        if found is not None and not isinstance(found, Value):
            raise emitter.error(
                tree, "its return statements give different types: " + getattr(found, "why", "")
            )
        if left:
            if found is None:  # every path raises
                return emitter.materialize(emitter.block, None, declared or t.NONE)
            return found
        returned = emitter.env.get(RETURNED)
        if found is None or returned is self.false or not isinstance(returned, Value):
            none = emitter.constant(None)
            return (
                none
                if declared is None
                else emitter.convert(none, declared, at, "the result of a path without return")
            )
        value = found

        def otherwise() -> Value:
            none = emitter.constant(None)
            return (
                none
                if declared is None
                else emitter.convert(none, declared, at, "the result of a path without return")
            )

        return emitter.select(returned, lambda: value, otherwise, at)

    # ---- entries

    def entry(self, unit: Unit, types: Mapping[str, Type] | None = None) -> Function:
        """Compile something to be called from outside: parameters without an annotation are tensors."""
        source, tree = self.parse(unit.function, unit.name)
        a = tree.args
        if a.vararg or a.kwarg:
            raise source.error(
                tree, "what is called from outside cannot take *args or **kwargs in a script"
            )
        hints = self._hints(unit, source, tree)
        if unit.function.__module__.split(".")[0] == "rtensor":
            # A Sequential hands on anything; called from outside, it is given tensors.
            hints = {n: t.TENSOR if k == t.ANY else k for n, k in hints.items()}
        names = [p.arg for p in [*a.posonlyargs, *a.args, *a.kwonlyargs]]
        if unit.receiver is not None:
            names = names[1:]
        parameters = [(n, (types or {}).get(n) or hints.get(n, t.TENSOR)) for n in names]
        key = (
            inspect.unwrap(unit.function),
            unit.receiver and (id(unit.receiver.module), unit.receiver.path),
        )
        function = self._compile(
            (*key, *((n, k, k.faces) for n, k in parameters)),
            unit,
            source,
            tree,
            parameters,
            {},
            None,
        )
        function.entry = True
        arguments.check(
            function,
            self.functions,
            lambda name, row: self._written_argument(name, row, source, tree),
        )
        signature = inspect.signature(inspect.unwrap(unit.function))
        defaults = [
            self._default(signature.parameters[n].default, k, source, tree) for n, k in parameters
        ]
        function.parameters = [(n, d) for (n, _), d in zip(parameters, defaults, strict=True)]
        return function

    def _written_argument(
        self, name: str, row: int | None, source: Source, tree: ast.FunctionDef
    ) -> ScriptError:
        """The error for a write into an argument, at its line where that is in the function itself."""
        place = next((key for key, r in self.sources.items() if r == row), None)
        at: ast.AST = tree
        if place is not None and place[0] == source.name:
            at = next(
                (
                    n
                    for n in ast.walk(tree)
                    if isinstance(n, ast.stmt) and source.line(n) == place[1]
                ),
                tree,
            )
        return source.error(
            at,
            f"this writes into the argument '{name}', which a program gets as a copy: the caller would not see it",
        )

    def _default(self, value: Any, kind: Type, source: Source, tree: ast.AST) -> Any:
        if value is inspect.Parameter.empty:
            return NO_DEFAULT
        if isinstance(value, (list, dict, tuple)) and not isinstance(value, str):
            raise source.error(
                tree, "the default of a parameter must be a number, string, dtype, device or None"
            )
        if kind == t.FLOAT and isinstance(value, int):
            return float(value)
        return value

    def text(self) -> tuple[str, dict[str, Any], list[Any]]:
        """The program in the notation of program files, its tensors by name, and its constants."""
        lines = []
        for place, line, source in self.sources:
            lines.append(f"source {ir.quote(place)} {line} {ir.quote(source)}\n")
        for info in sorted(self.classes.values(), key=lambda c: c.name):
            lines.append(f"class {info.name}:\n")
            lines += [f"  {name} : {kind}\n" for name, kind in info.fields.items()]
        tensors = {}
        for name in sorted(self.states):
            s = self.states[name]
            if s.type == t.TENSOR:
                tensors[name] = s.value
                lines.append(f"state {ir.quote(name)} : Tensor {s.kind}\n")
            else:
                lines.append(
                    f"state {ir.quote(name)} : {s.type} {s.kind} = {self._literal(s.value, s.type)}\n"
                )
        for name in sorted(n for n, f in self.functions.items() if f.entry):
            face = faces.of_type(self.functions[name].result)
            if face is not None:
                self._keep_tuples(self.functions[name].result)
                lines.append(f"note {ir.quote(faces.NOTE + name)} {ir.quote(faces.write(face))}\n")
        lines += [ir.text(self.functions[name]) for name in sorted(self.functions)]
        return "".join(lines), tensors, self.constants

    def _keep_tuples(self, kind: Type) -> None:
        if isinstance(kind.face, type):
            self.tuples[kind.face.__name__] = kind.face
        for inner in kind.args:
            self._keep_tuples(inner)

    def _literal(self, value: Any, kind: Type) -> str:
        if kind.is_optional:
            return "None" if value is None else self._literal(value, kind.args[0])
        if kind == t.TENSOR:
            self.constants.append(value)
            return f"constant({len(self.constants) - 1})"
        if kind.head == "List":
            return f"[{', '.join(self._literal(v, kind.args[0]) for v in value)}]"
        if kind.head == "Tuple":
            return (
                f"({', '.join(self._literal(v, k) for v, k in zip(value, kind.args, strict=True))})"
            )
        if kind.head == "Dict":
            flat = [
                self._literal(x, k)
                for pair in value.items()
                for x, k in zip(pair, kind.args, strict=True)
            ]
            return f"{{{', '.join(flat)}}}"
        if kind == t.FLOAT:
            return ir.literal(float(value))
        return ir.literal(value)
