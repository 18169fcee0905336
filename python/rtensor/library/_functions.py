"""Free functions that define, implement and differentiate operations by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from rtensor import _C
from rtensor.library._custom_op import CustomOpDef, _autograd_kernel
from rtensor.library._registration import _DEVICE_KEYS, Library

F = TypeVar("F", bound=Callable[..., Any])

_fragments: dict[str, Library] = {}


def _library_of(name: str, lib: Library | None) -> Library:
    if lib is not None:
        return lib
    namespace = name.split("::")[0]
    if namespace not in _fragments:
        _fragments[namespace] = Library(namespace, "IMPL" if namespace == "aten" else "FRAGMENT")
    return _fragments[namespace]


def define(
    qualname: str, schema: str, *, lib: Library | None = None, tags: Iterable[str] = ()
) -> None:
    """Define `ns::name` with a schema `(Type arg, …) -> Type`."""
    _library_of(qualname, lib).define(qualname.split("::", 1)[1] + schema, tags=tags)


def impl(
    qualname: str, types: str | Sequence[str], func: F | None = None, *, lib: Library | None = None
) -> Any:
    """Give an operation a kernel for device types, or `"default"` for all. Also a decorator."""

    def register(function: F) -> F:
        for device in [types] if isinstance(types, str) else types:
            key = (
                "CompositeExplicitAutograd"
                if device == "default"
                else _DEVICE_KEYS.get(device, device)
            )
            _library_of(qualname, lib).impl(qualname, function, key)
        return function

    return register if func is None else register(func)


def _defined(op: Any) -> str:
    if isinstance(op, CustomOpDef):
        return op._qualname
    if isinstance(op, _C.OpOverloadPacket):
        return op._qualified_op_name
    return op if isinstance(op, str) else op.name()


def register_kernel(
    op: Any,
    device_types: str | Sequence[str] | None,
    func: F | None = None,
    /,
    *,
    lib: Library | None = None,
) -> Any:
    """Give an operation a kernel for device types (None: for all). Also a decorator."""
    if isinstance(op, CustomOpDef):
        return op.register_kernel(device_types, func)
    return impl(_defined(op), "default" if device_types is None else device_types, func, lib=lib)


def register_fake(op: Any, func: F | None = None, /, *, lib: Library | None = None) -> Any:
    """Give an operation its shape rule. Also a decorator."""

    def register(function: F) -> F:
        if isinstance(op, CustomOpDef):
            return op.register_fake(function)
        _library_of(_defined(op), lib).impl(_defined(op), function, "Meta")
        return function

    return register if func is None else register(func)


def register_autograd(
    op: Any,
    backward: Callable[..., Any],
    /,
    *,
    setup_context: Callable[..., Any] | None = None,
    lib: Library | None = None,
) -> None:
    """Give an operation its derivative: see `CustomOpDef.register_autograd`."""
    if isinstance(op, CustomOpDef):
        op.register_autograd(backward, setup_context=setup_context)
        return
    name = _defined(op)
    if _C.is_mutable(name):
        raise RuntimeError(
            f"register_autograd: {name} writes its arguments, so it cannot have a derivative"
        )
    kernel = _autograd_kernel(name, backward, setup_context)
    _library_of(name, lib).impl(name, kernel, "Autograd")


def get_kernel(op: Any, dispatch_key: str) -> Any:
    """Return what answers for a key: (kernel name, file and line, why)."""
    for key, reason, kernel in _C.dispatch_table(_defined(op)):
        if key == dispatch_key:
            return kernel, reason
    raise RuntimeError(f"get_kernel: {dispatch_key!r} is not a dispatch key")
