"""`rt.jit.trace`: run a function once, and keep what it did."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Sequence
from typing import Any, overload

from rtensor import _C
from rtensor.autograd.mode import no_grad
from rtensor.jit import _faces, _freezing
from rtensor.jit._freezing import TracerWarning
from rtensor.jit._program import MODE, Border, ScriptFunction, ScriptModule
from rtensor.nn.module import Module

Tensor = _C.Tensor


class TracingCheckError(RuntimeError):
    """A trace gives other results than the function."""


def _on_number(kind: str) -> None:
    if _C._trace_active():
        _freezing.on_freeze(f"a size, or a number made of one, as a plain {kind}")


_C._trace_install(_freezing.source_of, _freezing.on_freeze, _freezing.by_user)
_C._set_freeze_hook(_on_number)


def _names(function: Callable[..., Any], n: int) -> list[str]:
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return [f"x{i}" for i in range(n)]
    plain = [p.name for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    return [plain[i] if i < len(plain) else f"x{i}" for i in range(n)]


def _closure_tensors(function: Callable[..., Any]) -> list[tuple[str, str, Any]]:
    """Parameters and buffers of modules, and lists of parameters, that a function closes over."""
    found: dict[int, tuple[str, str, Any]] = {}

    def add(name: str, value: Any, depth: int = 0) -> None:
        if isinstance(value, Module):
            for path, kind, t in _module_tensors(value):
                found.setdefault(id(t), (f"{name}.{path}", kind, t))
        elif isinstance(value, Tensor):
            if value.requires_grad and value.is_leaf:
                found.setdefault(id(value), (name, "parameter", value))
        elif isinstance(value, (list, tuple)) and depth < 2:
            for i, item in enumerate(value):
                add(f"{name}.{i}", item, depth + 1)
        elif isinstance(value, dict) and depth < 2:
            for key, item in value.items():
                add(f"{name}.{key}", item, depth + 1)

    for f in _functions_within(function):
        for name, cell in zip(f.__code__.co_freevars, f.__closure__ or (), strict=True):
            try:
                add(name, cell.cell_contents)
            except ValueError:
                continue
        for name in f.__code__.co_names:
            value = f.__globals__.get(name)
            if isinstance(value, (Module, Tensor)):
                add(name, value)
    return list(found.values())


def _functions_within(function: Any, depth: int = 0) -> list[Any]:
    function = inspect.unwrap(function)
    if inspect.ismethod(function):
        function = function.__func__
    if not inspect.isfunction(function) or depth > 3:
        return []
    out = [function]
    for cell in function.__closure__ or ():
        try:
            inner = cell.cell_contents
        except ValueError:
            continue
        if inspect.isfunction(inner):
            out += _functions_within(inner, depth + 1)
    return out


def _module_tensors(module: Module) -> list[tuple[str, str, Any]]:
    out: list[tuple[str, str, Any]] = [
        (n, "parameter", p) for n, p in module.named_parameters(remove_duplicate=False)
    ]
    out += [(n, "buffer", b) for n, b in module.named_buffers(remove_duplicate=False)]
    return out


def _record(
    function: Callable[..., Any],
    inputs: Sequence[Any],
    state: list[tuple[str, str, Any]],
    name: str,
    strict: bool,
    mode: bool | None = None,
) -> Any:
    """Run `function` under the tracer; return the program."""
    names = _names(function, len(inputs))
    before, _freezing.strict = _freezing.strict, strict
    try:
        given = _C._trace_begin(list(zip(names, inputs, strict=True)), state)
        try:
            output = function(*given)
            tuples: dict[str, Any] = {}
            face = _faces.of_object(output, tuples)
            notes = [] if face is None else [(_faces.NOTE + name, _faces.write(face))]
            if mode is not None:
                notes.append((MODE, str(mode)))
            program, constants = _C._trace_finish(name, output, notes)
        except BaseException:
            _C._trace_abandon()
            raise
    finally:
        _freezing.strict = before
    for t, place in constants:
        where = f" ({place[0]}, line {place[1]}: {place[2]})" if place is not None else ""
        what = f"a tensor of shape {tuple(t.shape)} from outside{where}"
        if strict:
            raise RuntimeError(f"the trace keeps {what} as a constant")
        warnings.warn(f"the trace keeps {what} as a constant", TracerWarning, stacklevel=4)
    return Border(program, None, tuples)


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, (tuple, list)):
        return [t for v in value for t in _leaves(v)]
    if isinstance(value, dict):
        return [t for v in value.values() for t in _leaves(v)]
    return [value] if isinstance(value, Tensor) else []


def _copies(inputs: Sequence[Any]) -> tuple[Any, ...]:
    def copy(x: Any) -> Any:
        if isinstance(x, Tensor):
            with no_grad():
                c = x.detach().clone()
            return c.requires_grad_(x.requires_grad) if x.requires_grad else c
        if isinstance(x, dict):
            return {k: copy(v) for k, v in x.items()}
        return type(x)(copy(i) for i in x) if isinstance(x, (tuple, list)) else x

    return tuple(copy(x) for x in inputs)


def _check(
    traced: Any,
    function: Callable[..., Any],
    inputs: Sequence[Any],
    state: list[tuple[str, str, Any]],
    tolerance: float,
) -> None:
    """Compare the trace with the function on `inputs`, from the same state and random numbers."""
    saved = [(t, t.detach().clone(), t.grad) for _, _, t in state]
    random = _C.default_generator.get_state()

    def restore() -> None:
        _C.default_generator.set_state(random)
        with no_grad():
            for t, value, grad in saved:
                t.detach().copy_(value)
                t.grad = grad

    try:
        restore()
        want = _leaves(function(*_copies(inputs)))
        restore()
        got = _leaves(traced(*_copies(inputs)))
    finally:
        restore()
    if len(want) != len(got):
        raise TracingCheckError(
            f"the trace gives {len(got)} tensors where the function gives {len(want)}"
        )
    for i, (a, b) in enumerate(zip(want, got, strict=True)):
        a, b = a.detach(), b.detach()
        if (
            a.shape != b.shape
            or a.dtype != b.dtype
            or not _C.allclose(a, b, rtol=tolerance, atol=tolerance, equal_nan=True)
        ):
            raise TracingCheckError(
                f"result {i} of the trace differs from the function's: shapes {tuple(b.shape)} and {tuple(a.shape)}; "
                "what depends on values in Python (branches, numbers taken from tensors) does not follow the input"
            )


@overload
def trace(
    func: Module,
    example_inputs: Any,
    *,
    check_trace: bool = True,
    check_inputs: Sequence[Any] | None = None,
    check_tolerance: float = 1e-5,
    strict: bool = False,
) -> ScriptModule: ...
@overload
def trace(
    func: Callable[..., Any],
    example_inputs: Any,
    *,
    check_trace: bool = True,
    check_inputs: Sequence[Any] | None = None,
    check_tolerance: float = 1e-5,
    strict: bool = False,
) -> ScriptFunction: ...
def trace(
    func: Any,
    example_inputs: Any,
    *,
    check_trace: bool = True,
    check_inputs: Sequence[Any] | None = None,
    check_tolerance: float = 1e-5,
    strict: bool = False,
) -> Any:
    """Run `func` once on `example_inputs` and return the operations it did as a program.

    Sizes stay symbolic: the program runs on other shapes. Parameters, buffers and tensors that are written become
    state of the program; other tensors from outside become constants, with a warning.

    Parameters
    ----------
    func : function or nn.Module
        What to run.
    example_inputs : Tensor or tuple
        Its arguments.
    check_trace : bool
        Taken for compatibility; `check_inputs` says what is compared.
    check_tolerance : float
        How far results may be apart on `check_inputs`.
    check_inputs : sequence of tuples, optional
        More arguments on which the trace must give what `func` gives.
    strict : bool
        Refuse, instead of warning, whatever would be frozen into the trace.

    Raises
    ------
    TracingCheckError
        When trace and function differ on `check_inputs`.

    """
    inputs = (
        (example_inputs,)
        if isinstance(example_inputs, Tensor) or not isinstance(example_inputs, (tuple, list))
        else tuple(example_inputs)
    )
    if _C._trace_active():
        raise RuntimeError("trace within a trace")
    if isinstance(func, (ScriptFunction, ScriptModule)):
        return func
    is_module = isinstance(func, Module)
    state = _module_tensors(func) if is_module else _closure_tensors(func)
    call = func.forward if is_module else func
    name = "forward" if is_module else getattr(func, "__name__", "traced").strip("<>") or "traced"
    program = _record(
        call if not is_module else _module_call(func),
        _copies(inputs),
        state,
        name,
        strict,
        func.training if is_module else None,
    )
    traced: Any = ScriptModule(program, func) if is_module else ScriptFunction(program, name)
    for more in check_inputs or ():
        more = (more,) if isinstance(more, Tensor) else tuple(more)
        _check(traced, func, more, state, check_tolerance)
    return traced


def _module_call(module: Module) -> Callable[..., Any]:
    """The module's call, hooks included, under the parameter names of its forward."""

    def call(*args: Any) -> Any:
        return module(*args)

    call.__signature__ = inspect.signature(module.forward)  # type: ignore[attr-defined]
    return call


def is_tracing() -> bool:
    """Whether this thread records a trace."""
    return _C._trace_active()
