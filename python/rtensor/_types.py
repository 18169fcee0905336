"""Questions about types: limits of dtypes, promotion, what is a tensor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rtensor import _C
from rtensor._generated.dtypes import FLOATS

if TYPE_CHECKING:
    from typing_extensions import TypeIs

Tensor = _C.Tensor
dtype = _C.dtype


class finfo:
    """Limits of a floating-point dtype (of a complex one: of its parts)."""

    dtype: str
    bits: int
    eps: float
    min: float
    max: float
    tiny: float
    smallest_normal: float
    resolution: float

    def __init__(self, type: _C.dtype | None = None) -> None:
        given = _C.get_default_dtype() if type is None else type
        real = given.to_real() if isinstance(given, dtype) else given
        limits = FLOATS.get(real)
        if limits is None:
            raise TypeError(f"finfo(): expected a floating-point dtype, got {given}; see iinfo")
        self.dtype = repr(given).split(".")[1]
        digits, lowest, highest, self.resolution = limits
        self.bits = 8 * real.itemsize
        self.eps = 2.0 ** (1 - digits)
        self.max = (2 - self.eps) * 2.0**highest
        self.tiny = 2.0**lowest
        self.min = -self.max
        self.smallest_normal = self.tiny

    def __repr__(self) -> str:
        return (
            f"finfo(resolution={self.resolution}, min={self.min}, max={self.max}, eps={self.eps}, "
            f"smallest_normal={self.smallest_normal}, tiny={self.tiny}, dtype={self.dtype})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, finfo) and self.dtype == other.dtype

    def __hash__(self) -> int:
        return hash(self.dtype)


class iinfo:
    """Limits of an integer dtype."""

    dtype: str
    bits: int
    min: int
    max: int

    def __init__(self, type: _C.dtype) -> None:
        if (
            not isinstance(type, dtype)
            or type.is_floating_point
            or type.is_complex
            or type is _C.bool
        ):
            raise TypeError(f"iinfo(): expected an integer dtype, got {type}; see finfo")
        self.dtype = repr(type).split(".")[1]
        self.bits = 8 * type.itemsize
        self.min = -(1 << (self.bits - 1)) if type.is_signed else 0
        self.max = (1 << (self.bits - 1)) - 1 if type.is_signed else (1 << self.bits) - 1

    def __repr__(self) -> str:
        return f"iinfo(min={self.min}, max={self.max}, dtype={self.dtype})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, iinfo) and self.dtype == other.dtype

    def __hash__(self) -> int:
        return hash(self.dtype)


def is_tensor(obj: Any) -> TypeIs[Tensor]:
    """Whether `obj` is a tensor."""
    return isinstance(obj, Tensor)


def is_storage(obj: Any) -> bool:
    """Whether `obj` is the memory of a tensor."""
    return type(obj).__name__ == "UntypedStorage"


def is_floating_point(input: Tensor) -> bool:
    """Whether the tensor's dtype is a floating-point one."""
    return input.is_floating_point()


def is_complex(input: Tensor) -> bool:
    """Whether the tensor's dtype is a complex one."""
    return input.is_complex()


def is_signed(input: Tensor) -> bool:
    """Whether the tensor's dtype has negative numbers."""
    return input.is_signed()


def is_conj(input: Tensor) -> bool:
    """Return False: conjugates are computed at once."""
    return False


def is_neg(input: Tensor) -> bool:
    """Return False: negatives are computed at once."""
    return False


def is_same_size(input: Tensor, other: Tensor) -> bool:
    """Whether both have the same shape."""
    return input.shape == other.shape


def numel(input: Tensor) -> int:
    """Return the number of elements."""
    return input.numel()


def get_device(input: Tensor) -> int:
    """Return the index of the tensor's device; -1 for the CPU."""
    return input.get_device()


def set_default_dtype(d: dtype) -> None:
    """Set the dtype that floating-point results get where nothing else decides."""
    _C.set_default_dtype(d)


def result_type(tensor1: Tensor | complex, tensor2: Tensor | complex) -> dtype:
    """Return the dtype that an operation on the two, tensors or numbers, computes in."""
    return _C._result_type(tensor1, tensor2)
