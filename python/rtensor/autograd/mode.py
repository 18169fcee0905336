"""Thread-local switches: grad mode, inference mode, anomaly detection."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Self, TypeVar, overload

from rtensor import _C

# CO_GENERATOR of `inspect`, which is slow to import.
_GENERATOR = 0x20

F = TypeVar("F", bound=Callable[..., Any])


class _Mode:
    """A context manager that also decorates functions and generators."""

    def __enter__(self) -> Any:
        raise NotImplementedError

    def __exit__(self, *exc: object) -> None:
        raise NotImplementedError

    def _again(self) -> _Mode:
        """Return a fresh mode of the same kind, so that a decorated function may call itself."""
        return type(self)()

    def __call__(self, function: F) -> F:
        if getattr(getattr(function, "__code__", None), "co_flags", 0) & _GENERATOR:
            return self._wrap_generator(function)

        @functools.wraps(function)
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            with self._again():
                return function(*args, **kwargs)

        return wrapped  # type: ignore[return-value]

    def _wrap_generator(self, function: F) -> F:
        @functools.wraps(function)
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            generator = function(*args, **kwargs)
            step = functools.partial(generator.send, None)
            while True:
                try:
                    # The mode holds while the body runs, not while it waits at a yield.
                    with self._again():
                        item = step()
                except StopIteration as stop:
                    return stop.value
                try:
                    reply = yield item
                except GeneratorExit:
                    with self._again():
                        generator.close()
                    raise
                except BaseException as error:  # the body handles it
                    step = functools.partial(generator.throw, error)
                else:
                    step = functools.partial(generator.send, reply)

        return wrapped  # type: ignore[return-value]


class set_grad_enabled(_Mode):
    """Switch recording on or off, at once; as a context manager, until its end."""

    def __init__(self, mode: bool) -> None:
        self.mode: bool = bool(mode)
        self.previous: bool = _C.set_grad_enabled(self.mode)

    def __enter__(self) -> None:
        _C.set_grad_enabled(self.mode)

    def __exit__(self, *exc: object) -> None:
        _C.set_grad_enabled(self.previous)

    def __call__(self, function: F) -> F:
        """Decorate a function."""
        # Used as a decorator: the call itself must not leave the mode switched.
        _C.set_grad_enabled(self.previous)
        return super().__call__(function)

    def _again(self) -> _Mode:
        return set_grad_enabled(self.mode)


class _GradMode(_Mode):
    """Shared by `no_grad` and `enable_grad`; instances nest."""

    _on: bool
    _stack: list[bool]

    @overload
    def __new__(cls, function: None = None) -> Self: ...
    @overload
    def __new__(cls, function: F) -> F: ...  # type: ignore[misc]
    def __new__(cls, function: Any = None) -> Any:
        # `@no_grad` without parentheses decorates too.
        self = super().__new__(cls)
        self._stack = []
        return self if function is None else self(function)

    def __enter__(self) -> None:
        self._stack.append(_C.set_grad_enabled(self._on))

    def __exit__(self, *exc: object) -> None:
        _C.set_grad_enabled(self._stack.pop())


class no_grad(_GradMode):
    """Record nothing within: results never require grad. Versions and views are tracked all the same."""

    _on = False


class enable_grad(_GradMode):
    """Record within, also inside `no_grad`."""

    _on = True


class inference_mode(_Mode):
    """Record nothing and track nothing: tensors made within can never take part in autograd."""

    mode: bool
    _stack: list[bool]

    @overload
    def __new__(cls, mode: bool = True) -> Self: ...
    @overload
    def __new__(cls, mode: F) -> F: ...  # type: ignore[misc]
    def __new__(cls, mode: Any = True) -> Any:
        """Make a mode, or decorate a function that is given instead of one."""
        self = super().__new__(cls)
        self.mode = callable(mode) or bool(mode)
        self._stack = []
        return self(mode) if callable(mode) else self

    def __enter__(self) -> None:
        self._stack.append(_C.set_inference_mode(self.mode))

    def __exit__(self, *exc: object) -> None:
        _C.set_inference_mode(self._stack.pop())

    def _again(self) -> _Mode:
        return inference_mode(self.mode)


_anomaly = False


class detect_anomaly(_Mode):
    """Raise when a backward formula gives NaN, naming the operation."""

    def __init__(self, check_nan: bool = True) -> None:
        self.check_nan = check_nan
        self._stack: list[bool] = []

    def __enter__(self) -> None:
        global _anomaly
        self._stack.append(_anomaly)
        _anomaly = self.check_nan

    def __exit__(self, *exc: object) -> None:
        global _anomaly
        _anomaly = self._stack.pop()

    def _again(self) -> _Mode:
        return detect_anomaly(self.check_nan)


def anomaly_enabled() -> bool:
    """Whether gradients are checked for NaN."""
    return _anomaly
