"""`rt.jit.script`: compile functions and modules to programs."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, overload

from rtensor import _C
from rtensor.jit._program import ScriptFunction, ScriptModule, program_of
from rtensor.jit.frontend.compilation import Compilation
from rtensor.jit.frontend.source import ScriptError, qualified_name
from rtensor.jit.frontend.sugar import ModuleRef, Unit
from rtensor.jit.frontend.types import Type
from rtensor.nn.module import Module

T = TypeVar("T")

__all__ = [
    "Final",
    "ScriptError",
    "annotate",
    "export",
    "ignore",
    "is_scripting",
    "script",
    "script_if_tracing",
    "unused",
]


@overload
def script(obj: Module, example_inputs: Any = None) -> ScriptModule: ...  # type: ignore[overload-overlap]
@overload
def script(obj: type[T], example_inputs: Any = None) -> type[T]: ...  # type: ignore[overload-overlap]
@overload
def script(obj: Callable[..., Any], example_inputs: Any = None) -> ScriptFunction: ...
def script(obj: Any, example_inputs: Any = None) -> Any:
    """Compile a function, a class or a module.

    Parameters
    ----------
    obj : function, class or nn.Module
        What to compile. Parameters without annotations are tensors. A class is returned as it is: it is compiled where
        scripts use it.
    example_inputs : object, optional
        Not used: types come from annotations.

    Returns
    -------
    ScriptFunction or ScriptModule
        Called like the original. It means what Python means.

    Raises
    ------
    ScriptError
        What scripts do not have, with the source line and a caret.

    """
    del example_inputs  # types come from annotations
    if isinstance(obj, (ScriptFunction, ScriptModule)):
        return obj
    if isinstance(obj, Module):
        return _script_module(obj)
    if inspect.isclass(obj):
        return obj
    if inspect.isfunction(inspect.unwrap(obj)):
        return _script_function(obj)
    raise TypeError(f"script takes functions, classes and modules, got {type(obj).__name__}")


def _script_function(
    function: Callable[..., Any], types: Mapping[str, Type] | None = None
) -> ScriptFunction:
    compilation = Compilation()
    entry = compilation.entry(Unit(function, qualified_name(function)), types)
    return ScriptFunction(program_of(compilation), entry.name, function)


def _exported(module: Module) -> list[str]:
    names = ["forward"]
    for name, f in inspect.getmembers(type(module), inspect.isfunction):
        if getattr(f, "__script_export__", False) and name not in names:
            names.append(name)
    return names


def _script_module(module: Module) -> ScriptModule:
    compilation = Compilation()
    for name in _exported(module):
        f = getattr(type(module), name)
        if name == "forward" and f is Module.forward:
            raise ScriptError(f"{type(module).__name__} has no forward to script")
        compilation.entry(Unit(f, name, ModuleRef(module, "")))
    # What no method reads is still part of the state dict, as it is of the original's.
    for path, p in module.named_parameters(remove_duplicate=False):
        compilation.add_state(path, p, "parameter")
    persistent = set(module.state_dict())
    for path, b in module.named_buffers(remove_duplicate=False):
        if path in persistent:
            compilation.add_state(path, b, "buffer")
    for path, m in module.named_modules():
        if compilation.is_program(m):
            continue  # its flags come with it
        compilation.add_state(f"{path}.training" if path else "training", m.training, "attribute")
    return ScriptModule(program_of(compilation), module)


def export(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a method of a module as an entry point besides forward."""
    function.__script_export__ = True  # type: ignore[attr-defined]
    return function


def unused(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a function as not for scripts: one that calls it compiles, and raises where the call is reached."""
    function.__script_unused__ = True  # type: ignore[attr-defined]
    return function


def ignore(function: Any = None, **options: Any) -> Any:
    """Mark a function as staying Python: scripts call it, and cannot be saved."""
    if options.pop("drop", False):
        return unused if function is None else unused(function)
    if options:
        raise TypeError(f"ignore() has no argument '{next(iter(options))}'")
    if not callable(function):  # @ignore()
        return ignore

    function.__script_unused__ = True
    function.__script_ignore__ = True
    return function


def annotate(the_type: Any, the_value: Any) -> Any:
    """Return `the_value`; in a script it has the given type, so that an empty list can say what it holds."""
    del the_type
    return the_value


annotate.__script_annotates__ = True  # type: ignore[attr-defined]


def script_if_tracing(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function when a trace first calls it, so that the trace keeps its branches and loops."""
    compiled: list[Any] = []

    @functools.wraps(function)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if not _C._trace_active():
            return function(*args, **kwargs)
        if not compiled:
            compiled.append(script(function))
        return compiled[0](*args, **kwargs)

    wrapper.__script_original__ = function  # type: ignore[attr-defined]
    return wrapper


def is_scripting() -> bool:
    """False in Python; True, at compile time, in a script."""
    return False
