"""The decorator: a custom operation, its kernels and its derivative."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from rtensor import _C
from rtensor.autograd.function import Function, FunctionCtx
from rtensor.library._registration import _DEVICE_KEYS, Library, _code_place, _resolve_waiting
from rtensor.library._schema_inference import infer_schema

Tensor = _C.Tensor
F = TypeVar("F", bound=Callable[..., Any])

# What the free functions and the decorator register lives as long as the process.
_kept: list[Any] = []


class CustomOpDef:
    """A custom operation: callable, with `register_kernel`, `register_fake` and `register_autograd`."""

    def __init__(
        self, namespace: str, name: str, schema: str, fn: Callable[..., Any], tags: Iterable[str]
    ) -> None:
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

    def register_kernel(
        self, device_types: str | Sequence[str] | None, fn: F | None = None, /
    ) -> Any:
        """Give the operation a kernel for some devices (None: for all). Also a decorator."""

        def register(function: F) -> F:
            names = [device_types] if isinstance(device_types, str) else device_types
            if names is None:
                self._library._register(
                    self._qualname, self._checked(function), "CompositeExplicitAutograd", False
                )
                return function
            for device in names:
                if device not in _DEVICE_KEYS:
                    raise ValueError(
                        f"register_kernel: device type {device!r} is not one of {sorted(_DEVICE_KEYS)}"
                    )
                self._library._register(
                    self._qualname, self._checked(function), _DEVICE_KEYS[device], False
                )
            return function

        return register if fn is None else register(fn)

    def _checked(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Refuse results that share memory with an argument, which the schema says they do not."""
        name = self._qualname

        def kernel(*args: Any, **kwargs: Any) -> Any:
            result = function(*args, **kwargs)
            pointers = {
                a.untyped_storage().data_ptr() for a in _flat(args) if a.numel() and not a.is_meta
            }
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
    keyword_only = _C.keyword_only_names(name)

    class Recorded(Function):
        @staticmethod
        def forward(ctx: FunctionCtx, n: int, *flat: Any) -> Any:
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
        raise RuntimeError(
            f"the backward of {name} returned {len(grads)} gradients, expected {len(counts)}"
        )
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
