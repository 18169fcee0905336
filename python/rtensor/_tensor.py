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


def _cpu(self: Any, memory_format: Any = None) -> Any:
    """Return the tensor in the memory of the CPU: itself, if it is there."""
    return self.to("cpu") if memory_format is None else self.to("cpu", memory_format=memory_format)


def _cuda(self: Any, device: Any = None, non_blocking: bool = False) -> Any:
    """Return the tensor in the memory of a CUDA device."""
    if isinstance(device, int):
        device = f"cuda:{device}"
    return self.to("cuda" if device is None else device, non_blocking=non_blocking)


def _where(self: Any, condition: Any, other: Any) -> Any:
    """Return elements of `self` where `condition` holds, of `other` elsewhere."""
    return _C.where(condition, self, other)


def _polygamma(self: Any, n: int) -> Any:
    """Return the derivative of order `n` of the digamma function."""
    return _C.polygamma(n, self)


def _is_same_size(self: Any, other: Any) -> bool:
    """Whether both have the same shape."""
    return bool(self.shape == other.shape)


def _new_tensor(self: Any, data: Any, **options: Any) -> Any:
    """Return a tensor of `data`, with this tensor's dtype and device unless others are given."""
    options["dtype"] = options.get("dtype") or self.dtype
    options["device"] = options.get("device") or self.device
    return _C.tensor(data, **options)


def _fill_diagonal(self: Any, fill_value: float, wrap: bool = False) -> Any:
    """Write the main diagonal; with `wrap`, that of a tall matrix begins anew after a free row."""
    sizes = list(self.shape)
    if len(sizes) < 2 or (len(sizes) > 2 and len(set(sizes)) > 1):
        raise RuntimeError(f"fill_diagonal_: needs a matrix, or equal sizes, got shape {sizes}")
    if len(sizes) > 2:
        at = _C.arange(sizes[0], device=self.device)
        self[(at,) * len(sizes)] = fill_value
        return self
    step = sizes[1] + 1 if wrap else max(sizes[0], 1)
    for start in range(0, sizes[0], step):
        self[start:].diagonal().fill_(fill_value)
    return self


def _apply(self: Any, function: Any) -> Any:
    """Replace each element by what a Python function makes of it: slow, and on the CPU only."""
    if self.requires_grad:
        raise RuntimeError("apply_: the tensor requires grad; call it on x.detach()")
    values = [function(x) for x in self.reshape(-1).tolist()]
    return self.copy_(_C.tensor(values, dtype=self.dtype).reshape(self.shape))


def _itself(self: Any) -> Any:
    """Return the tensor itself: there are no sparse ones."""
    return self


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
    "cpu": _cpu,
    "cuda": _cuda,
    "where": _where,
    "polygamma": _polygamma,
    "is_same_size": _is_same_size,
    "new_tensor": _new_tensor,
    "fill_diagonal_": _fill_diagonal,
    "apply_": _apply,
    "orgqr": _C.linalg_householder_product,
    "to_dense": _itself,
    # What other tensors of PyTorch can be, these never are.
    "is_conj": _never,
    "is_neg": _never,
    "is_sparse": property(_never),
    "is_quantized": property(_never),
    "is_pinned": _never,
    "is_shared": _never,
    "nonzero": _variadic.nonzero,
    "unique": reduce.unique,
    "unique_consecutive": reduce.unique_consecutive,
}


def _install() -> None:
    for name, member in _MEMBERS.items():
        setattr(Tensor, name, member)


_install()
