"""Moving and converting all that a module owns.

A tensor's dtype and device are for life, so what changes them makes new Parameters; a parameter that several modules
share stays shared. Make the optimizer after converting, not before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rtensor import _C
from rtensor.nn.tree import Tree

Tensor = _C.Tensor
M = TypeVar("M", bound="Convertible")


class Convertible(Tree):
    """What `Module` can do to all its tensors."""

    def _apply(self: M, fn: Callable[[Any], Any], recurse: bool = True) -> M:
        """Replace every parameter, gradient and buffer by `fn` of it."""
        made: dict[int, tuple[Any, Any]] = {}
        for module in self.modules() if recurse else [self]:
            for name, param in module._parameters.items():
                if param is not None:
                    if id(param) not in made:
                        made[id(param)] = (param, _converted(param, fn))
                    module._parameters[name] = made[id(param)][1]
            for name, buffer in module._buffers.items():
                if buffer is not None:
                    if id(buffer) not in made:
                        made[id(buffer)] = (buffer, fn(buffer))
                    module._buffers[name] = made[id(buffer)][1]
        return self

    def to(self: M, *args: Any, **kwargs: Any) -> M:
        """Move or convert: `to(device)`, `to(dtype)`, `to(device, dtype)`, `to(tensor)`; integers keep their dtype."""
        device, dtype, non_blocking = _parse_to(args, kwargs)
        if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
            raise TypeError(
                f"nn.Module.to only accepts floating point or complex dtypes, but got desired dtype={dtype}"
            )

        def convert(t: Any) -> Any:
            wanted = (
                dtype
                if dtype is not None and (t.is_floating_point() or t.is_complex())
                else t.dtype
            )
            return t.to(t.device if device is None else device, wanted, non_blocking)

        return self._apply(convert)

    def to_empty(self: M, *, device: Any, recurse: bool = True) -> M:
        """Move to `device` without copying: the values are whatever the memory holds."""
        return self._apply(lambda t: _C.empty_like(t, device=device), recurse)

    def type(self: M, dst_type: Any) -> M:
        """Convert every parameter and buffer to a dtype."""
        return self._apply(lambda t: t.to(dst_type))

    def float(self: M) -> M:
        """Convert floating-point parameters and buffers to float32."""
        return self._apply(lambda t: t.to(_C.float32) if t.is_floating_point() else t)

    def double(self: M) -> M:
        """Convert floating-point parameters and buffers to float64."""
        return self._apply(lambda t: t.to(_C.float64) if t.is_floating_point() else t)

    def half(self: M) -> M:
        """Convert floating-point parameters and buffers to float16."""
        return self._apply(lambda t: t.to(_C.float16) if t.is_floating_point() else t)

    def bfloat16(self: M) -> M:
        """Convert floating-point parameters and buffers to bfloat16."""
        return self._apply(lambda t: t.to(_C.bfloat16) if t.is_floating_point() else t)

    def cpu(self: M) -> M:
        """Move to the CPU."""
        return self.to("cpu")

    def cuda(self: M, device: int | None = None) -> M:
        """Move to a CUDA device."""
        return self.to("cuda" if device is None else f"cuda:{device}")


def _converted(param: Any, fn: Callable[[Any], Any]) -> Any:
    data = param.detach()
    new = fn(data)
    if new is data:
        return param
    # Same memory, dtype and device: nothing was converted.
    if (
        new.dtype == param.dtype
        and new.device == param.device
        and new.data_ptr() == param.data_ptr() != 0
    ):
        return param
    result = type(param)(new.detach(), param.requires_grad)
    if param.grad is not None:
        result.grad = fn(param.grad.detach())
    return result


def _parse_to(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, Any, bool]:
    options = dict(kwargs)
    device, dtype = options.pop("device", None), options.pop("dtype", None)
    other = options.pop("tensor", None)
    non_blocking = options.pop("non_blocking", False)
    options.pop("memory_format", None)
    if options:
        raise TypeError(f"Module.to: unexpected keyword {next(iter(options))!r}")
    rest = list(args)
    if rest and isinstance(rest[0], Tensor):
        other = rest.pop(0)
    elif rest and isinstance(rest[0], _C.dtype):
        dtype = rest.pop(0)
    elif rest:
        device = rest.pop(0)
        if rest and (rest[0] is None or isinstance(rest[0], _C.dtype)):
            dtype = rest.pop(0)
    if rest:
        non_blocking = rest.pop(0)
    if rest or not isinstance(non_blocking, bool):
        raise TypeError(
            "Module.to takes (device), (dtype), (device, dtype) or (tensor), and non_blocking"
        )
    if other is not None:
        device, dtype = other.device, other.dtype
    return device, dtype, non_blocking
