"""Custom operations: define, implement, differentiate.

Low level: `Library(ns, kind)` with `define` and `impl`. High level: the `custom_op` decorator. What a library
registers is undone when it is dropped; what the decorator or the free functions register stays for the process.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from rtensor import _C
from rtensor.autograd.function import Function, FunctionCtx

Tensor = _C.Tensor
F = TypeVar("F", bound=Callable[..., Any])

__all__ = [
    "CustomOpDef",
    "Library",
    "custom_op",
    "define",
    "get_kernel",
    "impl",
    "infer_schema",
    "opcheck",
    "register_autograd",
    "register_fake",
    "register_kernel",
]

# What the free functions and the decorator register lives as long as the process.
_kept: list[Any] = []

_DEVICE_KEYS = {"cpu": "CPU", "cuda": "CUDA", "meta": "Meta", "private0": "Private0", "private1": "Private1"}


def _place(depth: int) -> tuple[str, int]:
    frame = sys._getframe(depth + 1)
    return frame.f_code.co_filename, frame.f_lineno


def _code_place(function: Callable[..., Any]) -> tuple[str, int]:
    code = getattr(inspect.unwrap(function), "__code__", None)
    return (code.co_filename, code.co_firstlineno) if code is not None else ("<unknown>", 0)


class Library:
    """A namespace's operations, defined or implemented.

    Parameters
    ----------
    ns : str
        Namespace, as in `ns::name`.
    kind : {"DEF", "FRAGMENT", "IMPL"}
        DEF: the one that owns the namespace. FRAGMENT: adds operations to it. IMPL: gives kernels only.
    dispatch_key : str
        The key of `impl` calls that name none.

    """

    _owners: typing.ClassVar[dict[str, tuple[str, int]]] = {}

    def __init__(self, ns: str, kind: str, dispatch_key: str = "") -> None:
        if kind not in ("DEF", "FRAGMENT", "IMPL"):
            raise ValueError(f"Library: kind must be 'DEF', 'FRAGMENT' or 'IMPL', got {kind!r}")
        if ns in ("prim", "aten") and kind != "IMPL":
            raise ValueError(f"Library: the namespace {ns!r} is reserved")
        place = _place(1)
        if kind == "DEF":
            if ns in Library._owners:
                file, line = Library._owners[ns]
                raise RuntimeError(
                    f"Library: the namespace {ns!r} has a DEF library already, made at {file}:{line}; "
                    f"a second one at {place[0]}:{place[1]} must be a FRAGMENT"
                )
            Library._owners[ns] = place
        self.ns = ns
        self.kind = kind
        self.dispatch_key = dispatch_key
        self._registrations: list[Any] = []
        # Kernels for operations that are not defined yet.
        self._waiting: list[tuple[str, Callable[..., Any], str, bool]] = []

    def define(self, schema: str, alias_analysis: str = "", *, tags: Iterable[str] = ()) -> str:
        """Define `name(Type arg, …) -> Type` in the namespace; return its name."""
        if self.kind == "IMPL":
            raise RuntimeError("Library.define: a library of kind IMPL gives kernels only")
        file, line = _place(1)
        text = schema if "::" in schema.split("(")[0] else f"{self.ns}::{schema}"
        if not text.startswith(f"{self.ns}::"):
            raise ValueError(f"Library.define: {schema!r} is not in the namespace {self.ns!r}")
        self._registrations.append(_C.define(text, list(tags), file, line))
        name = text.split("(")[0].strip()
        _resolve_waiting(name)
        return name.split("::")[1]

    def impl(
        self,
        op_name: Any,
        fn: Callable[..., Any],
        dispatch_key: str = "",
        *,
        with_keyset: bool = False,
        allow_override: bool = True,
    ) -> None:
        """Give an operation a kernel for a key; without a key it is a composite."""
        key = dispatch_key or self.dispatch_key or "CompositeImplicitAutograd"
        name = op_name if isinstance(op_name, str) else op_name.name()
        name = name if "::" in name else f"{self.ns}::{name}"
        if not callable(fn):
            raise TypeError(f"Library.impl: the kernel of {name} must be callable, got {type(fn).__name__}")
        if not _C.has_operator(name):
            if key not in _C.dispatch_keys():
                raise RuntimeError(f"Library.impl: {key!r} is not a dispatch key")
            entry = (name, fn, key, with_keyset)
            self._waiting.append(entry)
            _waiting.append((self, entry))
            return
        if not allow_override and _C.has_kernel(name, key):
            raise RuntimeError(f"Library.impl: {name} has a kernel for {key} already, and allow_override is False")
        self._register(name, fn, key, with_keyset)

    def fallback(self, fn: Callable[..., Any], dispatch_key: str = "", *, with_keyset: bool = False) -> None:
        """One kernel, `fn(op, *args, **kwargs)`, for every operation of the namespace (`_`: of all) at a key."""
        key = dispatch_key or self.dispatch_key
        if not key:
            raise ValueError("Library.fallback: a dispatch key is needed")
        file, line = _code_place(fn)
        self._registrations.append(_C.register_fallback(self.ns, key, fn, with_keyset, file, line))

    def _register(self, name: str, fn: Callable[..., Any], key: str, with_keyset: bool) -> None:
        file, line = _code_place(fn)
        self._registrations.append(_C.register_kernel(name, key, fn, with_keyset, file, line))

    def _destroy(self) -> None:
        """Undo everything, newest first."""
        _waiting[:] = [w for w in _waiting if w[0] is not self]
        while self._registrations:
            self._registrations.pop().remove()
        if self.kind == "DEF":
            Library._owners.pop(self.ns, None)

    def __del__(self) -> None:
        if not sys.is_finalizing() and hasattr(self, "_registrations"):
            self._destroy()


_waiting: list[tuple[Library, tuple[str, Callable[..., Any], str, bool]]] = []


def _resolve_waiting(name: str) -> None:
    ready = [w for w in _waiting if w[1][0] == name]
    for library, (op, fn, key, with_keyset) in ready:
        _waiting.remove((library, (op, fn, key, with_keyset)))
        library._register(op, fn, key, with_keyset)


# ---- schema inference

_BASE_TYPES: dict[Any, str] = {
    Tensor: "Tensor",
    int: "int",
    float: "float",
    bool: "bool",
    str: "str",
    complex: "complex",
    int | float | bool: "Scalar",
    _C.dtype: "ScalarType",
    _C.device: "Device",
}


def _type_name(annotation: Any, what: str) -> str:
    if annotation in _BASE_TYPES:
        return _BASE_TYPES[annotation]
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        rest = [a for a in args if a is not type(None)]
        if len(rest) < len(args):
            inner = rest[0] if len(rest) == 1 else typing.Union[tuple(rest)]  # noqa: UP007
            return _type_name(inner, what) + "?"
        if set(rest) == {int, float, bool}:
            return "Scalar"
    if origin in (list, Sequence) and len(args) == 1:
        return _type_name(args[0], what) + "[]"
    if origin is tuple or annotation is tuple:
        raise ValueError(f"infer_schema: {what} is a tuple, which schemas do not have; use a list")
    if origin is dict or annotation is dict:
        raise ValueError(f"infer_schema: {what} is a dict, which schemas do not have; pass lists of keys and values")
    raise ValueError(f"infer_schema: {what} has type {annotation}, which schemas do not have")


def _default_text(value: Any, what: str) -> str:
    if value is None or isinstance(value, (bool, int, float)):
        return repr(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, _C.dtype):
        return str(value).split(".")[-1]
    raise ValueError(f"infer_schema: the default of {what} must be None, a number, a string or a dtype")


def _annotations(function: Callable[..., Any]) -> dict[str, Any]:
    try:
        return typing.get_type_hints(function)
    except NameError as error:
        raise ValueError(
            f"infer_schema: an annotation of {function.__name__} could not be resolved ({error}); "
            "names in annotations must be visible at module level"
        ) from None


def _returns(annotation: Any) -> str:
    if annotation is None or annotation is type(None):
        return "()"
    if typing.get_origin(annotation) is tuple:
        parts = [_type_name(a, "a result") for a in typing.get_args(annotation)]
        return "(" + ", ".join(parts) + ")"
    return _type_name(annotation, "the result")


def infer_schema(
    prototype_function: Callable[..., Any],
    /,
    *,
    mutates_args: str | Iterable[str],
    op_name: str | None = None,
) -> str:
    """Read a schema off a function's annotations.

    Every parameter and the result need one. `mutates_args` names the tensors that it writes, or is `"unknown"` for
    all of them.
    """
    signature = inspect.signature(prototype_function)
    hints = _annotations(prototype_function)
    every = mutates_args == "unknown"
    if isinstance(mutates_args, str) and not every:
        raise ValueError('infer_schema: mutates_args must be a sequence of names or "unknown"')
    mutated = set() if every else set(mutates_args)
    unknown = mutated - set(signature.parameters)
    if unknown:
        raise ValueError(f"infer_schema: mutates_args names {sorted(unknown)}, which are not parameters")
    parts: list[str] = []
    star = False
    letters = iter("abcdefghijklmnopqrstuvwxyz")
    for name, p in signature.parameters.items():
        what = f"parameter '{name}'"
        if p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD, p.POSITIONAL_ONLY):
            raise ValueError(f"infer_schema: {what} must be a plain parameter (no *args, **kwargs, positional-only)")
        if name not in hints:
            raise ValueError(f"infer_schema: {what} needs an annotation")
        text = _type_name(hints[name], what)
        if p.kind is p.KEYWORD_ONLY and not star:
            parts.append("*")
            star = True
        if p.kind is p.KEYWORD_ONLY and text.startswith("Tensor"):
            raise ValueError(f"infer_schema: {what} is a keyword-only tensor; make it positional")
        if name in mutated or (every and text.startswith("Tensor")):
            if not text.startswith("Tensor"):
                raise ValueError(f"infer_schema: {what} is in mutates_args but is no tensor")
            text = text.replace("Tensor", f"Tensor({next(letters)}!)", 1)
        default = "" if p.default is p.empty else "=" + _default_text(p.default, what)
        parts.append(f"{text} {name}{default}")
    if "return" not in hints:
        raise ValueError("infer_schema: the result needs an annotation")
    text = f"({', '.join(parts)}) -> {_returns(hints['return'])}"
    return text if op_name is None else f"{op_name}{text}"


# ---- the decorator


class CustomOpDef:
    """A custom operation: callable, with `register_kernel`, `register_fake` and `register_autograd`."""

    def __init__(self, namespace: str, name: str, schema: str, fn: Callable[..., Any], tags: Iterable[str]) -> None:
        self._qualname = f"{namespace}::{name}"
        self._name = name
        self._namespace = namespace
        self._schema = schema
        self._init_fn = fn
        self._library = Library(namespace, "FRAGMENT")
        file, line = _code_place(fn)
        text = f"{self._qualname}{schema}"
        self._library._registrations.append(_C.define(text, list(tags), file, line))
        _resolve_waiting(self._qualname)
        self._backward: Callable[..., Any] | None = None
        self.__name__ = name
        self.__doc__ = fn.__doc__

    def __repr__(self) -> str:
        return f"<CustomOpDef({self._qualname})>"

    @property
    def _opoverload(self) -> Any:
        return _C.get_operator(self._qualname)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return _C.call_operator(self._qualname, *args, **kwargs)

    def register_kernel(self, device_types: str | Sequence[str] | None, fn: F | None = None, /) -> Any:
        """Give the operation a kernel for some devices (None: for all). Also a decorator."""

        def register(function: F) -> F:
            names = [device_types] if isinstance(device_types, str) else device_types
            if names is None:
                self._library._register(self._qualname, self._checked(function), "CompositeExplicitAutograd", False)
                return function
            for device in names:
                if device not in _DEVICE_KEYS:
                    raise ValueError(f"register_kernel: device type {device!r} is not one of {sorted(_DEVICE_KEYS)}")
                self._library._register(self._qualname, self._checked(function), _DEVICE_KEYS[device], False)
            return function

        return register if fn is None else register(fn)

    def _checked(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Refuse results that share memory with an argument, which the schema says they do not."""
        name = self._qualname

        def kernel(*args: Any, **kwargs: Any) -> Any:
            result = function(*args, **kwargs)
            pointers = {a.untyped_storage().data_ptr() for a in _flat(args) if a.numel() and not a.is_meta}
            for out in _flat(result if isinstance(result, (tuple, list)) else (result,)):
                if out.numel() and not out.is_meta and out.untyped_storage().data_ptr() in pointers:
                    raise RuntimeError(
                        f"{name}: a result shares memory with an argument, which the schema does not say; "
                        "return a clone() of it"
                    )
            return result

        kernel.__wrapped__ = function  # type: ignore[attr-defined]
        return kernel

    def register_fake(self, fn: F, /) -> F:
        """Give the operation its shape rule: a function that makes results of the right shape and dtype."""
        self._library._register(self._qualname, fn, "Meta", False)
        return fn

    def register_autograd(
        self, backward: Callable[..., Any], /, *, setup_context: Callable[..., Any] | None = None
    ) -> None:
        """Give the operation its derivative.

        `setup_context(ctx, inputs, output)` runs after the operation, `backward(ctx, *grads)` returns one gradient
        (or None) for each input.
        """
        if _C.is_mutable(self._qualname):
            raise RuntimeError(
                f"register_autograd: {self._qualname} writes its arguments, so it cannot have a derivative"
            )
        self._backward = backward
        kernel = _autograd_kernel(self._qualname, backward, setup_context)
        self._library._register(self._qualname, kernel, "Autograd", False)


def _flat(items: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for item in items:
        if isinstance(item, Tensor):
            found.append(item)
        elif isinstance(item, (tuple, list)):
            found.extend(x for x in item if isinstance(x, Tensor))
    return found


def _autograd_kernel(
    name: str, backward: Callable[..., Any], setup_context: Callable[..., Any] | None
) -> Callable[..., Any]:
    """Return a kernel that runs the operation below autograd and records `backward`."""
    names = _C.argument_names(name)
    keyword_only = _C.keyword_only_names(name)

    class Recorded(Function):
        @staticmethod
        def forward(ctx: FunctionCtx, n: int, *flat: Any) -> Any:  # type: ignore[override]
            values, layout = flat[:n], flat[n]
            inputs = _unflatten(values, layout)
            with _C.exclude_autograd():
                output = _C.call_operator(name, *inputs[0], **inputs[1])
            ctx._layout = layout  # type: ignore[attr-defined]
            if setup_context is not None:
                given = inputs[0]
                if keyword_only:
                    setup_context(ctx, given, inputs[1], output)
                else:
                    setup_context(ctx, given, output)
            return tuple(output) if isinstance(output, list) else output

        @staticmethod
        def backward(ctx: FunctionCtx, *grads: Any) -> Any:
            result = backward(ctx, *grads)
            result = result if isinstance(result, tuple) else (result,)
            return (None, *_flatten_grads(result, ctx._layout, name), None)  # type: ignore[attr-defined]

    Recorded.__name__ = name.split("::")[1].split(".")[0]

    def kernel(*args: Any, **kwargs: Any) -> Any:
        values, layout = _flatten_args(args, kwargs)
        output = Recorded.apply(len(values), *values, layout)
        return list(output) if _C.returns_list(name) else output

    kernel.__wrapped__ = backward  # type: ignore[attr-defined]
    del names
    return kernel


def _flatten_args(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[list[Any], Any]:
    """Lists of tensors taken apart, so that each tensor is an input of its own."""
    values: list[Any] = []
    layout: list[int | None] = []
    for a in args:
        if isinstance(a, (list, tuple)) and any(isinstance(x, Tensor) for x in a):
            values.extend(a)
            layout.append(len(a))
        else:
            values.append(a)
            layout.append(None)
    return values, (tuple(layout), kwargs)


def _unflatten(values: Sequence[Any], layout: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
    args: list[Any] = []
    at = 0
    for n in layout[0]:
        if n is None:
            args.append(values[at])
            at += 1
        else:
            args.append(list(values[at : at + n]))
            at += n
    return tuple(args), layout[1]


def _flatten_grads(grads: tuple[Any, ...], layout: Any, name: str) -> list[Any]:
    counts = layout[0]
    if len(grads) != len(counts) and len(grads) != len(counts) + len(layout[1]):
        raise RuntimeError(f"the backward of {name} returned {len(grads)} gradients, expected {len(counts)}")
    flat: list[Any] = []
    for n, g in zip(counts, grads, strict=False):
        if n is None:
            flat.append(g)
        else:
            flat.extend([None] * n if g is None else g)
    return flat


def custom_op(
    name: str,
    fn: Callable[..., Any] | None = None,
    /,
    *,
    mutates_args: str | Iterable[str],
    device_types: str | Sequence[str] | None = None,
    schema: str | None = None,
    tags: Iterable[str] = (),
) -> Any:
    """Make an operation of a function: `@custom_op("ns::name", mutates_args=())`."""
    if "::" not in name:
        raise ValueError(f"custom_op: the name must be 'namespace::name', got {name!r}")
    namespace, base = name.split("::", 1)

    def make(function: Callable[..., Any]) -> CustomOpDef:
        text = infer_schema(function, mutates_args=mutates_args) if schema is None else schema
        op = CustomOpDef(namespace, base, text, function, tags)
        op.register_kernel(device_types)(function)
        _kept.append(op)
        return op

    return make if fn is None else make(fn)


# ---- free functions

_fragments: dict[str, Library] = {}


def _library_of(name: str, lib: Library | None) -> Library:
    if lib is not None:
        return lib
    namespace = name.split("::")[0]
    if namespace not in _fragments:
        _fragments[namespace] = Library(namespace, "IMPL" if namespace == "aten" else "FRAGMENT")
    return _fragments[namespace]


def define(qualname: str, schema: str, *, lib: Library | None = None, tags: Iterable[str] = ()) -> None:
    """Define `ns::name` with a schema `(Type arg, …) -> Type`."""
    _library_of(qualname, lib).define(qualname.split("::", 1)[1] + schema, tags=tags)


def impl(qualname: str, types: str | Sequence[str], func: F | None = None, *, lib: Library | None = None) -> Any:
    """Give an operation a kernel for device types, or `"default"` for all. Also a decorator."""

    def register(function: F) -> F:
        for device in [types] if isinstance(types, str) else types:
            key = "CompositeExplicitAutograd" if device == "default" else _DEVICE_KEYS.get(device, device)
            _library_of(qualname, lib).impl(qualname, function, key)
        return function

    return register if func is None else register(func)


def _defined(op: Any) -> str:
    return op._qualname if isinstance(op, CustomOpDef) else op if isinstance(op, str) else op.name()


def register_kernel(
    op: Any, device_types: str | Sequence[str] | None, func: F | None = None, /, *, lib: Library | None = None
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
        raise RuntimeError(f"register_autograd: {name} writes its arguments, so it cannot have a derivative")
    kernel = _autograd_kernel(name, backward, setup_context)
    _library_of(name, lib).impl(name, kernel, "Autograd")


def get_kernel(op: Any, dispatch_key: str) -> Any:
    """Return what answers for a key: (kernel name, file and line, why)."""
    for key, reason, kernel in _C.dispatch_table(_defined(op)):
        if key == dispatch_key:
            return kernel, reason
    raise RuntimeError(f"get_kernel: {dispatch_key!r} is not a dispatch key")


# ---- opcheck


def _snapshot(args: Iterable[Any]) -> list[tuple[Any, Any, Any, int]]:
    return [(t, t.detach().clone(), tuple(t.stride()), t._version) for t in _flat(args)]


def _check_schema(name: str, op: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> None:
    written = _C.written_arguments(name)
    mutable = {i for i, n in enumerate(_C.argument_names(name)) if n in written}
    before = [(i, s) for i, a in enumerate(args) for s in _snapshot([a])]
    result = op(*args, **kwargs)
    for i, (t, copy, strides, _) in before:
        if i in mutable:
            continue
        same = t.shape == copy.shape and tuple(t.stride()) == strides and t.detach().equal(copy)
        if not same and not t.detach().isnan().any():
            raise RuntimeError(f"opcheck: {name} wrote its argument {i}, which its schema declares read-only")
    pointers = {t.untyped_storage().data_ptr() for i, (t, *_) in before if i not in mutable and t.numel()}
    for out in _flat(result if isinstance(result, (tuple, list)) else (result,)):
        if out.numel() and out.untyped_storage().data_ptr() in pointers:
            raise RuntimeError(f"opcheck: a result of {name} shares memory with an argument, which its schema does not say")


def _check_fake(name: str, op: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> None:
    def fake(x: Any) -> Any:
        if isinstance(x, Tensor):
            return _C.empty_strided(tuple(x.shape), tuple(x.stride()), dtype=x.dtype, device="meta")
        return type(x)(fake(i) for i in x) if isinstance(x, (tuple, list)) else x

    real = op(*args, **kwargs)
    shape_only = op(*[fake(a) for a in args], **{k: fake(v) for k, v in kwargs.items()})
    pairs = zip(
        _flat(real if isinstance(real, (tuple, list)) else (real,)),
        _flat(shape_only if isinstance(shape_only, (tuple, list)) else (shape_only,)),
        strict=True,
    )
    for i, (r, f) in enumerate(pairs):
        for what, a, b in (
            ("shape", tuple(r.shape), tuple(f.shape)),
            ("dtype", r.dtype, f.dtype),
            ("stride", tuple(r.stride()), tuple(f.stride())),
        ):
            if a != b:
                raise RuntimeError(f"opcheck: result {i} of {name} has {what} {a}, its shape rule says {b}")


def _check_autograd(name: str, op: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> None:
    if not any(t.requires_grad for t in _flat(args)):
        return
    with _C.exclude_autograd():
        result = op(*args, **kwargs)
    inputs = _flat(args)
    for out in _flat(result if isinstance(result, (tuple, list)) else (result,)):
        if out.requires_grad and not any(out is t for t in inputs):
            raise RuntimeError(f"opcheck: a device kernel of {name} records gradients itself; use register_autograd")


def opcheck(
    op: Any,
    args: Sequence[Any],
    kwargs: dict[str, Any] | None = None,
    *,
    test_utils: Sequence[str] = ("test_schema", "test_autograd_registration", "test_faketensor"),
    raise_exception: bool = True,
) -> dict[str, str]:
    """Test an operation against what it declares: writes, aliases, shape rule, where its gradient comes from.

    Returns the outcome of each test ("SUCCESS" or the message).
    """
    name = _defined(op)
    call = op if callable(op) and not isinstance(op, str) else lambda *a, **k: _C.call_operator(name, *a, **k)
    checks = {
        "test_schema": _check_schema,
        "test_autograd_registration": _check_autograd,
        "test_faketensor": _check_fake,
    }
    outcome: dict[str, str] = {}
    for test in test_utils:
        if test not in checks:
            raise ValueError(f"opcheck: no test is named {test!r}; there are {sorted(checks)}")
        try:
            checks[test](name, call, args, kwargs or {})
            outcome[test] = "SUCCESS"
        except Exception as error:
            if raise_exception:
                raise
            outcome[test] = str(error)
    return outcome
