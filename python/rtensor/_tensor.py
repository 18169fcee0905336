"""Methods of `Tensor` that are written in Python."""

from __future__ import annotations

import copy
from typing import Any

from rtensor import _C, _printing, _variadic
from rtensor._generated.dtypes import TYPE_NAMES
from rtensor.composite import reduce

Tensor = _C.Tensor


def _get_real(self: Any) -> Any:
    """Return the real parts; of a real tensor, itself."""
    return _C.view_as_real(self).select(-1, 0) if self.is_complex() else self


def _set_real(self: Any, value: Any) -> None:
    _get_real(self).copy_(_C.as_tensor(value))


def _get_imag(self: Any) -> Any:
    """Return the imaginary parts of a complex tensor."""
    if not self.is_complex():
        raise RuntimeError("imag is not available for real tensors")
    return _C.view_as_real(self).select(-1, 1)


def _set_imag(self: Any, value: Any) -> None:
    _get_imag(self).copy_(_C.as_tensor(value))


def _repr(self: Any, *, tensor_contents: str | None = None) -> str:
    return _printing.text(self, tensor_contents)


def _format(self: Any, spec: str) -> str:
    if self.ndim == 0 and not self.is_meta and type(self) is Tensor:
        return format(self.item(), spec)
    return object.__format__(self, spec)


def _deepcopy(self: Any, memo: dict[int, Any]) -> Any:
    if id(self) in memo:
        return memo[id(self)]
    rebuild, args, *state = self.__reduce_ex__(4)
    copied = rebuild(*args)
    memo[id(self)] = copied
    if state and state[0]:
        copied.__dict__.update(copy.deepcopy(state[0], memo))
    if self.grad is not None:
        copied.grad = _deepcopy(self.grad, memo)
    return copied


def _type(self: Any, dtype: Any = None, non_blocking: bool = False) -> Any:
    """Return the tensor as another dtype; without one, the name of its type."""
    if dtype is None:
        return f"rtensor.{TYPE_NAMES[self.dtype]}"
    if isinstance(dtype, str):
        names = {f"rtensor.{name}": d for d, name in TYPE_NAMES.items()}
        names |= {f"torch.{name}": d for d, name in TYPE_NAMES.items()}
        if dtype not in names:
            raise ValueError(
                f"type(): {dtype!r} is not known; pass a dtype such as rtensor.float32"
            )
        dtype = names[dtype]
    return self.to(dtype)


def _reversed_division(self: Any, other: Any) -> Any:
    """Return `other / self`."""
    return self.reciprocal() * other


_SET = _C.get_packet("aten::set_")


def _set(self: Any, source: Any = None, *layout: Any, **named: Any) -> Any:
    """Share the memory of a tensor or storage, under its layout or a given one; without a source, become empty."""
    if source is None:
        return _SET(self)
    if isinstance(source, _C.UntypedStorage):
        source = source._as_tensor(self.dtype)
    return _SET(self, source, *layout, **named)


def _element_size(self: Tensor) -> int:
    """Return the bytes of one element."""
    return self.itemsize


def _never(self: Any) -> bool:
    return False


# By name: the stub of `_C` declares them with the rest of the class.
_MEMBERS = {
    "real": property(_get_real, _set_real),
    "imag": property(_get_imag, _set_imag),
    "__repr__": _repr,
    "__str__": _repr,
    "__format__": _format,
    "__deepcopy__": _deepcopy,
    "type": _type,
    "set_": _set,
    "__rdiv__": _reversed_division,
    "lu": _variadic.lu,
    "nelement": Tensor.numel,
    "element_size": _element_size,
    "is_cpu": property(lambda self: self.device.type == "cpu"),
    "is_cuda": property(lambda self: self.device.type == "cuda"),
    "ndimension": Tensor.dim,
    # What other tensors of PyTorch can be, these never are.
    "is_conj": _never,
    "is_neg": _never,
    "is_sparse": property(_never),
    "is_quantized": property(_never),
    "nonzero": _variadic.nonzero,
    "unique": reduce.unique,
    "unique_consecutive": reduce.unique_consecutive,
}


def _install() -> None:
    for name, member in _MEMBERS.items():
        setattr(Tensor, name, member)


_install()
