# Made by `python -m schema.gen` from schema/ops, schema/gen/stub_head.pyi and schema/gen/stub_core.pyi; do not edit.
import builtins
from collections.abc import Callable, Iterator, Sequence
from types import EllipsisType
from typing import Any, Literal, Self, SupportsIndex, TypeAlias, TypeVar, final, overload

from numpy import ndarray
from rtensor import return_types  # noqa: F401 - of the methods that follow
from typing_extensions import disjoint_base

# Kept by hand up to the methods of Tensor: what the extension defines besides the table of operations.

# dtypes of the module, and attributes and methods of Tensor, hide these names.
_bool: TypeAlias = builtins.bool
_slice: TypeAlias = builtins.slice[Any, Any, Any]
_int: TypeAlias = builtins.int
_float: TypeAlias = builtins.float
_complex: TypeAlias = builtins.complex
_dtype: TypeAlias = dtype
_layout: TypeAlias = layout
_device: TypeAlias = device
_memory_format: TypeAlias = memory_format

_Index: TypeAlias = SupportsIndex
_Number: TypeAlias = _bool | _int | _float | _complex
_Item: TypeAlias = _Index | _slice | EllipsisType | Tensor | list[Any] | range | None
_Key: TypeAlias = _Item | tuple[_Item, ...]
_T = TypeVar("_T", bound=Tensor)

__version__: str

class ShapeError(ValueError): ...
class DTypeError(TypeError): ...
class DeviceError(RuntimeError): ...
class OutOfMemoryError(RuntimeError): ...
class LoadError(RuntimeError): ...
class LinAlgError(RuntimeError): ...

uint8: dtype
uint16: dtype
uint32: dtype
uint64: dtype
int8: dtype
int16: dtype
int32: dtype
int64: dtype
float16: dtype
bfloat16: dtype
float32: dtype
float64: dtype
complex64: dtype
complex128: dtype
bool: dtype
short: dtype
int: dtype
long: dtype
half: dtype
float: dtype
double: dtype
cfloat: dtype
cdouble: dtype
strided: layout
jagged: layout
contiguous_format: memory_format
preserve_format: memory_format
channels_last: memory_format
channels_last_3d: memory_format
default_generator: Generator

def tensor(
    data: Any,
    *,
    dtype: _dtype | None = None,
    device: _device | str | None = None,
    requires_grad: _bool = False,
    pin_memory: _bool = False,
) -> Tensor: ...
def as_tensor(
    data: Any, dtype: _dtype | None = None, device: _device | str | None = None
) -> Tensor: ...
def asarray(
    obj: Any,
    *,
    dtype: _dtype | None = None,
    device: _device | str | None = None,
    copy: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
def from_numpy(array: Any) -> Tensor: ...
def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: _bool | None = None) -> Tensor: ...
def frombuffer(
    buffer: Any,
    *,
    dtype: _dtype,
    count: _int = ...,
    offset: _int = 0,
    requires_grad: _bool = False,
) -> Tensor: ...
def can_cast(from_: _dtype, to: _dtype) -> _bool: ...
def promote_types(type1: _dtype, type2: _dtype) -> _dtype: ...
def get_default_dtype() -> _dtype: ...
def set_default_dtype(d: _dtype) -> None: ...
def get_num_threads() -> _int: ...
def set_num_threads(n: _int) -> None: ...
def set_flush_denormal(mode: _bool) -> _bool: ...
def memory_stats() -> dict[str, _int]: ...
def empty_cache() -> None: ...

@final
class UntypedStorage:
    @property
    def device(self) -> _device: ...
    def nbytes(self) -> _int: ...
    def size(self) -> _int: ...
    def data_ptr(self) -> _int: ...
    def _as_tensor(self, dtype: _dtype) -> Tensor: ...

@final
class RemovableHandle:
    @property
    def id(self) -> _int: ...
    def remove(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *error: Any) -> None: ...

@final
class Node:
    def name(self) -> str: ...
    @property
    def next_functions(self) -> tuple[tuple[Node | None, _int], ...]: ...
    def register_hook(self, hook: Callable[..., Any]) -> RemovableHandle: ...
    def register_prehook(self, hook: Callable[..., Any]) -> RemovableHandle: ...
    @property
    def variable(self) -> Tensor | None: ...
    @property
    def kind(self) -> _int: ...
    @property
    def sequence(self) -> _int: ...
    @property
    def edges(self) -> tuple[Any, ...]: ...
    def formula(self) -> tuple[str, tuple[Any, ...], tuple[Any, ...]]: ...
    @property
    def saved(self) -> tuple[Any, ...]: ...
    def release(self) -> None: ...
    @property
    def object(self) -> Any: ...
    @property
    def reason(self) -> str | None: ...
    @property
    def inner(self) -> Node | None: ...
    @property
    def own(self) -> _int | None: ...
    @property
    def base_strides(self) -> tuple[_int, ...]: ...
    def replay(self, base: Tensor) -> Tensor: ...
    @property
    def has_hooks(self) -> _bool: ...
    @property
    def tensor_hooks(self) -> list[tuple[_int, Any]]: ...
    @property
    def pre_hooks(self) -> list[Any]: ...
    @property
    def post_hooks(self) -> list[Any]: ...
    @property
    def retained(self) -> list[tuple[_int, Tensor]]: ...

@final
class dtype:
    @property
    def itemsize(self) -> _int: ...
    @property
    def is_floating_point(self) -> _bool: ...
    @property
    def is_complex(self) -> _bool: ...
    @property
    def is_signed(self) -> _bool: ...
    def to_real(self) -> _dtype: ...
    def to_complex(self) -> _dtype: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: Any) -> Self: ...

@final
class layout: ...

@final
class memory_format: ...

@final
class device:
    def __new__(cls, type: str | _device, index: _int | None = None) -> Self: ...
    @property
    def type(self) -> str: ...
    @property
    def index(self) -> _int | None: ...

@final
class Generator:
    def __new__(cls, device: _device | str | None = None) -> Self: ...
    @property
    def device(self) -> _device: ...
    def get_state(self) -> Tensor: ...
    def set_state(self, state: Tensor) -> Generator: ...
    def manual_seed(self, seed: _int) -> Generator: ...
    def seed(self) -> _int: ...
    def initial_seed(self) -> _int: ...

class Size(tuple[_int, ...]):
    def numel(self) -> _int: ...
    @overload
    def __getitem__(self, key: _Index, /) -> _int: ...
    @overload
    def __getitem__(self, key: _slice, /) -> Size: ...
    def __add__(self, other: tuple[_int, ...], /) -> Size: ...  # type: ignore[override]

@disjoint_base
class Tensor:
    __array_priority__: _int
    requires_grad: _bool
    grad: Tensor | None
    data: Tensor
    @property
    def shape(self) -> Size: ...
    @property
    def dtype(self) -> _dtype: ...
    @property
    def device(self) -> _device: ...
    @property
    def layout(self) -> _layout: ...
    @property
    def ndim(self) -> _int: ...
    @property
    def itemsize(self) -> _int: ...
    @property
    def nbytes(self) -> _int: ...
    @property
    def is_leaf(self) -> _bool: ...
    @property
    def grad_fn(self) -> Node | None: ...
    @property
    def is_nested(self) -> _bool: ...
    @property
    def is_meta(self) -> _bool: ...
    @property
    def is_cpu(self) -> _bool: ...
    @property
    def is_cuda(self) -> _bool: ...
    @property
    def is_sparse(self) -> _bool: ...
    @property
    def is_quantized(self) -> _bool: ...
    @property
    def retains_grad(self) -> _bool: ...
    @property
    def output_nr(self) -> _int: ...
    @property
    def _base(self) -> Tensor | None: ...
    @property
    def _version(self) -> _int: ...
    real: Tensor
    imag: Tensor
    @overload
    def size(self, dim: None = None) -> Size: ...
    @overload
    def size(self, dim: _int) -> _int: ...
    @overload
    def stride(self, dim: None = None) -> tuple[_int, ...]: ...
    @overload
    def stride(self, dim: _int) -> _int: ...
    def dim(self) -> _int: ...
    def numel(self) -> _int: ...
    def nelement(self) -> _int: ...
    def ndimension(self) -> _int: ...
    def get_device(self) -> _int: ...
    def storage_offset(self) -> _int: ...
    def element_size(self) -> _int: ...
    def data_ptr(self) -> _int: ...
    def is_contiguous(self, memory_format: _memory_format | None = None) -> _bool: ...
    def is_floating_point(self) -> _bool: ...
    def is_complex(self) -> _bool: ...
    def is_signed(self) -> _bool: ...
    def is_inference(self) -> _bool: ...
    def is_conj(self) -> _bool: ...
    def is_neg(self) -> _bool: ...
    def is_pinned(self) -> _bool: ...
    def is_shared(self) -> _bool: ...
    def is_same_size(self, other: Tensor) -> _bool: ...
    def cpu(self, memory_format: _memory_format | None = None) -> Tensor: ...
    def cuda(
        self, device: _device | str | _int | None = None, non_blocking: _bool = False
    ) -> Tensor: ...
    def to_dense(self) -> Tensor: ...
    def new_tensor(self, data: Any, **options: Any) -> Tensor: ...
    def where(self, condition: Tensor, other: Tensor | _Number) -> Tensor: ...
    def polygamma(self, n: _int) -> Tensor: ...
    def orgqr(input, tau: Tensor, *, out: Tensor | None = None) -> Tensor: ...
    def fill_diagonal_(self, fill_value: _Number, wrap: _bool = False) -> Self: ...
    def apply_(self, function: Callable[[Any], Any]) -> Self: ...
    def is_non_overlapping_and_dense(self) -> _bool: ...
    def is_set_to(self, tensor: Tensor) -> _bool: ...
    def untyped_storage(self) -> UntypedStorage: ...
    def as_subclass(self, cls: type[_T]) -> _T: ...
    @staticmethod
    def _make_subclass(cls: type[_T], data: Tensor, require_grad: _bool = False) -> _T: ...
    def _is_view(self) -> _bool: ...
    @overload
    def type(self, dtype: None = None, non_blocking: _bool = False) -> str: ...
    @overload
    def type(self, dtype: _dtype | str, non_blocking: _bool = False) -> Tensor: ...
    def set_(
        self, source: Tensor | UntypedStorage | None = None, *layout: Any, **named: Any
    ) -> Tensor: ...
    @overload
    def lu(A, pivot: _bool = True, get_infos: Literal[False] = False) -> tuple[Tensor, Tensor]: ...
    @overload
    def lu(
        A, pivot: _bool = True, *, get_infos: Literal[True]
    ) -> tuple[Tensor, Tensor, Tensor]: ...
    @overload
    def nonzero(
        input, *, as_tuple: Literal[False] = False, out: Tensor | None = None
    ) -> Tensor: ...
    @overload
    def nonzero(input, *, as_tuple: Literal[True]) -> tuple[Tensor, ...]: ...
    @overload
    def unique(
        input,
        sorted: _bool = True,
        return_inverse: Literal[False] = False,
        return_counts: Literal[False] = False,
        dim: _int | None = None,
    ) -> Tensor: ...
    @overload
    def unique(
        input,
        sorted: _bool = True,
        return_inverse: _bool = False,
        return_counts: _bool = False,
        dim: _int | None = None,
    ) -> Any: ...
    @overload
    def unique_consecutive(
        input,
        return_inverse: Literal[False] = False,
        return_counts: Literal[False] = False,
        dim: _int | None = None,
    ) -> Tensor: ...
    @overload
    def unique_consecutive(
        input,
        return_inverse: _bool = False,
        return_counts: _bool = False,
        dim: _int | None = None,
    ) -> Any: ...
    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle: ...
    def register_post_accumulate_grad_hook(
        self, hook: Callable[[Tensor], None]
    ) -> RemovableHandle: ...
    def retain_grad(self) -> None: ...
    def requires_grad_(self, requires_grad: _bool = True) -> Self: ...
    def backward(
        self,
        gradient: Tensor | None = None,
        retain_graph: _bool | None = None,
        create_graph: _bool = False,
        inputs: Sequence[Tensor] | Tensor | None = None,
    ) -> None: ...
    def item(self) -> Any: ...
    def tolist(self) -> Any: ...
    def numpy(self, *, force: _bool = False) -> ndarray[Any, Any]: ...
    def __array__(self, dtype: Any = None, copy: _bool | None = None) -> ndarray[Any, Any]: ...
    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[_int, _int] | None = None,
        dl_device: tuple[_int, _int] | None = None,
        copy: _bool | None = None,
    ) -> Any: ...
    def __dlpack_device__(self) -> tuple[_int, _int]: ...
    def __bool__(self) -> _bool: ...
    def __int__(self) -> _int: ...
    def __float__(self) -> _float: ...
    def __complex__(self) -> _complex: ...
    def __index__(self) -> _int: ...
    def __len__(self) -> _int: ...
    def __iter__(self) -> Iterator[Tensor]: ...
    def __getitem__(self, key: _Key, /) -> Tensor: ...
    def __setitem__(self, key: _Key, value: Tensor | _Number, /) -> None: ...
    def __repr__(self, *, tensor_contents: str | None = None) -> str: ...
    def __str__(self, *, tensor_contents: str | None = None) -> str: ...
    def __format__(self, spec: str) -> str: ...
    def __deepcopy__(self, memo: dict[_int, Any]) -> Self: ...
    def __contains__(self, key: Any, /) -> _bool: ...
    def __hash__(self) -> _int: ...
    def __neg__(self) -> Tensor: ...
    def __pos__(self) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def __invert__(self) -> Tensor: ...
    def __eq__(self, other: Tensor | _Number, /) -> Tensor: ...  # type: ignore[override]
    def __ne__(self, other: Tensor | _Number, /) -> Tensor: ...  # type: ignore[override]
    def __lt__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __le__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __gt__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __ge__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __add__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __radd__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __sub__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rsub__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __mul__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rmul__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __truediv__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rtruediv__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __floordiv__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rfloordiv__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __mod__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rmod__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __pow__(self, other: Tensor | _Number, mod: None = None, /) -> Tensor: ...
    def __rpow__(self, other: Tensor | _Number, mod: None = None, /) -> Tensor: ...
    def __matmul__(self, other: Tensor, /) -> Tensor: ...
    def __rmatmul__(self, other: Tensor, /) -> Tensor: ...
    def __and__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __or__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __xor__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __iadd__(self, other: Tensor | _Number, /) -> Self: ...
    def __isub__(self, other: Tensor | _Number, /) -> Self: ...
    def __imul__(self, other: Tensor | _Number, /) -> Self: ...
    def __itruediv__(self, other: Tensor | _Number, /) -> Self: ...
    def __ifloordiv__(self, other: Tensor | _Number, /) -> Self: ...
    def __imod__(self, other: Tensor | _Number, /) -> Self: ...
    def __ipow__(self, other: Tensor | _Number, /) -> Self: ...  # type: ignore[misc]
    def __iand__(self, other: Tensor | _Number, /) -> Self: ...
    def __ior__(self, other: Tensor | _Number, /) -> Self: ...
    def __ixor__(self, other: Tensor | _Number, /) -> Self: ...
    def __ilshift__(self, other: Tensor | _Number, /) -> Self: ...
    def __irshift__(self, other: Tensor | _Number, /) -> Self: ...
    def __rand__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __ror__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rxor__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __lshift__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rlshift__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rshift__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rrshift__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rdiv__(self, other: Tensor | _Number, /) -> Tensor: ...
    @property
    def H(self) -> Tensor: ...
    @property
    def T(self) -> Tensor: ...
    def abs(self) -> Tensor:
        """The absolute value."""
    def abs_(self) -> Tensor:
        """The absolute value."""
    def absolute(self) -> Tensor:
        """As `abs`."""
    def absolute_(self) -> Tensor:
        """As `abs`."""
    def acos(self) -> Tensor:
        """The arccosine."""
    def acos_(self) -> Tensor:
        """The arccosine."""
    def acosh(self) -> Tensor:
        """The inverse hyperbolic cosine."""
    def acosh_(self) -> Tensor:
        """The inverse hyperbolic cosine."""
    def add(self, other: Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
        """Adds `other`, scaled by `alpha`, to `self`."""
    def add_(self, other: Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
        """Adds `other`, scaled by `alpha`, to `self`."""
    def addbmm(self, batch1: Tensor, batch2: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
    def addbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
    def addcdiv(self, tensor1: Tensor, tensor2: Tensor, *, value: _Number = 1) -> Tensor:
        """self + value * tensor1 / tensor2."""
    def addcdiv_(self, tensor1: Tensor, tensor2: Tensor, *, value: _Number = 1) -> Tensor:
        """self + value * tensor1 / tensor2."""
    def addcmul(self, tensor1: Tensor, tensor2: Tensor, *, value: _Number = 1) -> Tensor:
        """self + value * tensor1 * tensor2."""
    def addcmul_(self, tensor1: Tensor, tensor2: Tensor, *, value: _Number = 1) -> Tensor:
        """self + value * tensor1 * tensor2."""
    def addmm(self, mat1: Tensor, mat2: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
    def addmm_(self, mat1: Tensor, mat2: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
    def addmv(self, mat: Tensor, vec: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
    def addmv_(self, mat: Tensor, vec: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
    def addr(self, vec1: Tensor, vec2: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
    def addr_(self, vec1: Tensor, vec2: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
    def adjoint(self) -> Tensor:
        """The last two dimensions swapped, elements conjugated."""
    @overload
    def all(self) -> Tensor:
        """Whether no element is zero. uint8 gives uint8."""
    @overload
    def all(self, dim: _Index, keepdim: _bool = False) -> Tensor: ...
    @overload
    def all(self, dim: Sequence[_Index] | None = None, keepdim: _bool = False) -> Tensor: ...
    def allclose(self, other: Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False) -> _bool:
        """Whether all elements are close."""
    def amax(self, dim: Sequence[_Index] | _Index = [], keepdim: _bool = False) -> Tensor:
        """The largest element over dimensions `dim`; equal ones share the gradient."""
    def amin(self, dim: Sequence[_Index] | _Index = [], keepdim: _bool = False) -> Tensor:
        """The smallest element over dimensions `dim`; equal ones share the gradient."""
    def aminmax(self, *, dim: _Index | None = None, keepdim: _bool = False) -> return_types.aminmax:
        """The smallest and the largest element, in one pass."""
    def angle(self) -> Tensor:
        """The argument of a complex number; pi for negative real numbers."""
    @overload
    def any(self) -> Tensor:
        """Whether some element is not zero. uint8 gives uint8."""
    @overload
    def any(self, dim: _Index, keepdim: _bool = False) -> Tensor: ...
    @overload
    def any(self, dim: Sequence[_Index] | None = None, keepdim: _bool = False) -> Tensor: ...
    def arccos(self) -> Tensor:
        """As `acos`."""
    def arccos_(self) -> Tensor:
        """As `acos`."""
    def arccosh(self) -> Tensor:
        """As `acosh`."""
    def arccosh_(self) -> Tensor:
        """As `acosh`."""
    def arcsin(self) -> Tensor:
        """As `asin`."""
    def arcsin_(self) -> Tensor:
        """As `asin`."""
    def arcsinh(self) -> Tensor:
        """As `asinh`."""
    def arcsinh_(self) -> Tensor:
        """As `asinh`."""
    def arctan(self) -> Tensor:
        """As `atan`."""
    def arctan2(self, other: Tensor) -> Tensor:
        """As `atan2`."""
    def arctan2_(self, other: Tensor) -> Tensor:
        """As `atan2`."""
    def arctan_(self) -> Tensor:
        """As `atan`."""
    def arctanh(self) -> Tensor:
        """As `atanh`."""
    def arctanh_(self) -> Tensor:
        """As `atanh`."""
    def argmax(self, dim: _Index | None = None, keepdim: _bool = False) -> Tensor:
        """Where the largest element is; without `dim`, in the flattened input."""
    def argmin(self, dim: _Index | None = None, keepdim: _bool = False) -> Tensor:
        """Where the smallest element is; without `dim`, in the flattened input."""
    @overload
    def argsort(self, dim: _Index = -1, descending: _bool = False) -> Tensor:
        """The positions that put the elements along `dim` in order."""
    @overload
    def argsort(self, *, stable: _bool, dim: _Index = -1, descending: _bool = False) -> Tensor: ...
    def argwhere(self) -> Tensor:
        """As `nonzero`."""
    def as_strided(self, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = None) -> Tensor:
        """Any view of the storage, by sizes, strides and offset in elements."""
    def as_strided_(self, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = None) -> Tensor:
        """Gives the tensor itself any view of its storage."""
    def as_strided_scatter(self, src: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = None) -> Tensor:
        """`self`, row-major, with `src` in place of a strided part, which must not overlap itself."""
    def asin(self) -> Tensor:
        """The arcsine."""
    def asin_(self) -> Tensor:
        """The arcsine."""
    def asinh(self) -> Tensor:
        """The inverse hyperbolic sine."""
    def asinh_(self) -> Tensor:
        """The inverse hyperbolic sine."""
    def atan(self) -> Tensor:
        """The arctangent."""
    def atan2(self, other: Tensor) -> Tensor:
        """The angle of the point (other, self)."""
    def atan2_(self, other: Tensor) -> Tensor:
        """The angle of the point (other, self)."""
    def atan_(self) -> Tensor:
        """The arctangent."""
    def atanh(self) -> Tensor:
        """The inverse hyperbolic tangent."""
    def atanh_(self) -> Tensor:
        """The inverse hyperbolic tangent."""
    def baddbmm(self, batch1: Tensor, batch2: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
    def baddbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
    @overload
    def bernoulli(self, *, generator: Generator | None = None) -> Tensor:
        """1 with the probability that `self` has for each element, else 0."""
    @overload
    def bernoulli(self, p: _float, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli_(self, p: _float = 0.5, *, generator: Generator | None = None) -> Tensor:
        """1 with probability `p`, else 0."""
    @overload
    def bernoulli_(self, p: Tensor, *, generator: Generator | None = None) -> Tensor: ...
    def bfloat16(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as bfloat16."""
    def bincount(self, weights: Tensor | None = None, minlength: _Index = 0) -> Tensor:
        """How often each nonnegative integer occurs, or the sum of its weights."""
    def bitwise_and(self, other: Tensor | _Number) -> Tensor:
        """Bitwise and; of bools the logical one."""
    def bitwise_and_(self, other: Tensor | _Number) -> Tensor:
        """Bitwise and; of bools the logical one."""
    def bitwise_left_shift(self, other: Tensor | _Number) -> Tensor:
        """Bits shifted to the left."""
    def bitwise_left_shift_(self, other: Tensor | _Number) -> Tensor:
        """Bits shifted to the left."""
    def bitwise_not(self) -> Tensor:
        """Every bit turned over."""
    def bitwise_not_(self) -> Tensor:
        """Every bit turned over."""
    def bitwise_or(self, other: Tensor | _Number) -> Tensor:
        """Bitwise or; of bools the logical one."""
    def bitwise_or_(self, other: Tensor | _Number) -> Tensor:
        """Bitwise or; of bools the logical one."""
    def bitwise_right_shift(self, other: Tensor | _Number) -> Tensor:
        """Bits shifted to the right."""
    def bitwise_right_shift_(self, other: Tensor | _Number) -> Tensor:
        """Bits shifted to the right."""
    def bitwise_xor(self, other: Tensor | _Number) -> Tensor:
        """Bitwise exclusive or; of bools the logical one."""
    def bitwise_xor_(self, other: Tensor | _Number) -> Tensor:
        """Bitwise exclusive or; of bools the logical one."""
    def bmm(self, mat2: Tensor) -> Tensor:
        """The products of two batches of matrices, pair by pair."""
    def bool(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as bool."""
    @overload
    def broadcast_to(self, size: Sequence[_Index]) -> Tensor:
        """`expand` under NumPy's name."""
    @overload
    def broadcast_to(self, *size: _Index) -> Tensor: ...
    def bucketize(self, boundaries: Tensor, *, out_int32: _bool = False, right: _bool = False) -> Tensor:
        """The bucket that each value falls into, between sorted boundaries."""
    def byte(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as uint8."""
    def cauchy_(self, median: _float = 0, sigma: _float = 1, *, generator: Generator | None = None) -> Tensor:
        """Cauchy numbers."""
    def cdouble(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as complex128."""
    def ceil(self) -> Tensor:
        """Rounded up."""
    def ceil_(self) -> Tensor:
        """Rounded up."""
    def cfloat(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as complex64."""
    def char(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as int8."""
    def cholesky(self, upper: _bool = False) -> Tensor:
        """As `linalg.cholesky`."""
    def cholesky_inverse(self, upper: _bool = False) -> Tensor:
        """The inverse of the matrix that has this Cholesky factor."""
    def cholesky_solve(self, input2: Tensor, upper: _bool = False) -> Tensor:
        """The solution of `A @ X = self` by the Cholesky factor of `A`."""
    def chunk(self, chunks: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
        """At most `chunks` parts of equal size; the last may be smaller."""
    @overload
    def clamp(self, min: _Number | None = None, max: _Number | None = None) -> Tensor:
        """The elements bounded by `min` and `max`; NaN stays."""
    @overload
    def clamp(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_(self, min: _Number | None = None, max: _Number | None = None) -> Tensor:
        """The elements bounded by `min` and `max`; NaN stays."""
    @overload
    def clamp_(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
    def clamp_max(self, max: Tensor | _Number) -> Tensor:
        """The elements, not above `max`."""
    def clamp_max_(self, max: Tensor | _Number) -> Tensor:
        """The elements, not above `max`."""
    def clamp_min(self, min: Tensor | _Number) -> Tensor:
        """The elements, not below `min`."""
    def clamp_min_(self, min: Tensor | _Number) -> Tensor:
        """The elements, not below `min`."""
    @overload
    def clip(self, min: _Number | None = None, max: _Number | None = None) -> Tensor:
        """As `clamp`."""
    @overload
    def clip(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
    @overload
    def clip_(self, min: _Number | None = None, max: _Number | None = None) -> Tensor:
        """As `clamp`."""
    @overload
    def clip_(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
    def clone(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """A copy in memory of its own."""
    def conj(self) -> Tensor:
        """The complex conjugate; real tensors are returned as they are."""
    def conj_physical(self) -> Tensor:
        """The complex conjugate, in memory of its own."""
    def conj_physical_(self) -> Tensor:
        """The complex conjugate, in memory of its own."""
    def contiguous(self, *, memory_format: _memory_format = ...) -> Tensor:
        """The tensor itself if its memory is in order, else a copy that is."""
    def copy_(self, src: Tensor | _Number, non_blocking: _bool = False) -> Tensor:
        """Takes over the elements of `src`, broadcast and converted."""
    def copysign(self, other: Tensor | _Number) -> Tensor:
        """The size of `self` with the sign of `other`."""
    def copysign_(self, other: Tensor | _Number) -> Tensor:
        """The size of `self` with the sign of `other`."""
    def corrcoef(self) -> Tensor:
        """Pearson's correlations of variables, which are rows."""
    def cos(self) -> Tensor:
        """The cosine of each element, in radians."""
    def cos_(self) -> Tensor:
        """The cosine of each element, in radians."""
    def cosh(self) -> Tensor:
        """The hyperbolic cosine."""
    def cosh_(self) -> Tensor:
        """The hyperbolic cosine."""
    @overload
    def count_nonzero(self, dim: _Index | None = None) -> Tensor:
        """How many elements are not zero."""
    @overload
    def count_nonzero(self, dim: Sequence[_Index]) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: _Index) -> Tensor: ...
    def cov(self, *, correction: _Index = 1, fweights: Tensor | None = None, aweights: Tensor | None = None) -> Tensor:
        """The covariances of variables, which are rows; columns may have counts and weights."""
    def cross(self, other: Tensor, dim: _Index | None = None) -> Tensor:
        """The cross product of vectors of three elements."""
    def cummax(self, dim: _Index) -> return_types.cummax:
        """The largest element so far along `dim`, and where it is (the last of equals)."""
    def cummin(self, dim: _Index) -> return_types.cummin:
        """The smallest element so far along `dim`, and where it is (the last of equals)."""
    def cumprod(self, dim: _Index, *, dtype: _dtype | None = None) -> Tensor:
        """The products so far along `dim`."""
    def cumprod_(self, dim: _Index, *, dtype: _dtype | None = None) -> Tensor:
        """The products so far along `dim`."""
    def cumsum(self, dim: _Index, *, dtype: _dtype | None = None) -> Tensor:
        """The sums so far along `dim`."""
    def cumsum_(self, dim: _Index, *, dtype: _dtype | None = None) -> Tensor:
        """The sums so far along `dim`."""
    def deg2rad(self) -> Tensor:
        """Degrees as radians."""
    def deg2rad_(self) -> Tensor:
        """Degrees as radians."""
    def det(self) -> Tensor:
        """The determinant."""
    def detach(self) -> Tensor:
        """The same view without history: no gradient flows through it."""
    def detach_(self) -> Tensor:
        """Cuts the tensor off its history."""
    def diag(self, diagonal: _Index = 0) -> Tensor:
        """A matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy."""
    def diag_embed(self, offset: _Index = 0, dim1: _Index = -2, dim2: _Index = -1) -> Tensor:
        """Zeros with `self` on a diagonal over two new dimensions."""
    def diagflat(self, offset: _Index = 0) -> Tensor:
        """A matrix with the elements of `self` on a diagonal."""
    def diagonal(self, offset: _Index = 0, dim1: _Index = 0, dim2: _Index = 1) -> Tensor:
        """The diagonal over two dimensions, as a new last dimension."""
    def diagonal_scatter(self, src: Tensor, offset: _Index = 0, dim1: _Index = 0, dim2: _Index = 1) -> Tensor:
        """`self` with `src` in place of a diagonal."""
    def diff(self, n: _Index = 1, dim: _Index = -1, prepend: Tensor | None = None, append: Tensor | None = None) -> Tensor:
        """The `n`-th differences of neighbours along `dim`."""
    def digamma(self) -> Tensor:
        """The derivative of `lgamma`."""
    def digamma_(self) -> Tensor:
        """The derivative of `lgamma`."""
    def dist(self, other: Tensor, p: _Number = 2) -> Tensor:
        """The `p`-norm of the difference."""
    @overload
    def div(self, other: Tensor | _Number) -> Tensor:
        """Divides; integers give floating point."""
    @overload
    def div(self, other: Tensor | _Number, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def div_(self, other: Tensor | _Number) -> Tensor:
        """Divides; integers give floating point."""
    @overload
    def div_(self, other: Tensor | _Number, *, rounding_mode: str | None) -> Tensor: ...
    def divide(self, other: Tensor | _Number) -> Tensor:
        """As `div`."""
    def divide_(self, other: Tensor | _Number) -> Tensor:
        """As `div`."""
    def dot(self, tensor: Tensor) -> Tensor:
        """The sum of products of two vectors."""
    def double(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as float64."""
    @overload
    def dsplit(self, sections: _Index) -> tuple[Tensor, ...]:
        """Cuts dimension 2 into equal parts."""
    @overload
    def dsplit(self, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, *indices: _Index) -> tuple[Tensor, ...]: ...
    def eq(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
    def eq_(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
    def equal(self, other: Tensor) -> _bool:
        """Whether both have the same shape and elements."""
    def erf(self) -> Tensor:
        """The error function."""
    def erf_(self) -> Tensor:
        """The error function."""
    def erfc(self) -> Tensor:
        """1 - erf(x), exact where that is small."""
    def erfc_(self) -> Tensor:
        """1 - erf(x), exact where that is small."""
    def erfinv(self) -> Tensor:
        """The inverse of the error function."""
    def erfinv_(self) -> Tensor:
        """The inverse of the error function."""
    def exp(self) -> Tensor:
        """e to the power of each element."""
    def exp2(self) -> Tensor:
        """2 to the power of each element."""
    def exp2_(self) -> Tensor:
        """2 to the power of each element."""
    def exp_(self) -> Tensor:
        """e to the power of each element."""
    @overload
    def expand(self, size: Sequence[_Index], *, implicit: _bool = False) -> Tensor:
        """Repeats dimensions of size 1, without a copy; -1 keeps a size."""
    @overload
    def expand(self, *size: _Index, implicit: _bool = False) -> Tensor: ...
    def expand_as(self, other: Tensor) -> Tensor:
        """`expand` to the shape of another tensor."""
    def expm1(self) -> Tensor:
        """exp(x) - 1, exact near 0."""
    def expm1_(self) -> Tensor:
        """exp(x) - 1, exact near 0."""
    def exponential_(self, lambd: _float = 1, *, generator: Generator | None = None) -> Tensor:
        """Exponential numbers with rate `lambd`."""
    def fill_(self, value: _Number | Tensor) -> Tensor:
        """Every element becomes `value`."""
    def fix(self) -> Tensor:
        """As `trunc`."""
    def fix_(self) -> Tensor:
        """As `trunc`."""
    def flatten(self, start_dim: _Index = 0, end_dim: _Index = -1) -> Tensor:
        """Dimensions `start_dim` to `end_dim` become one."""
    @overload
    def flip(self, dims: Sequence[_Index]) -> Tensor:
        """Reverses dimensions `dims`; a copy."""
    @overload
    def flip(self, *dims: _Index) -> Tensor: ...
    def fliplr(self) -> Tensor:
        """Reverses the columns."""
    def flipud(self) -> Tensor:
        """Reverses the rows."""
    def float(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as float32."""
    def float_power(self, exponent: Tensor | _Number) -> Tensor:
        """A power computed in float64 or complex128."""
    def float_power_(self, exponent: Tensor | _Number) -> Tensor:
        """A power computed in float64 or complex128."""
    def floor(self) -> Tensor:
        """Rounded down."""
    def floor_(self) -> Tensor:
        """Rounded down."""
    def floor_divide(self, other: Tensor | _Number) -> Tensor:
        """Divides and rounds down."""
    def floor_divide_(self, other: Tensor | _Number) -> Tensor:
        """Divides and rounds down."""
    def fmax(self, other: Tensor) -> Tensor:
        """The larger of two elements; the other where one is NaN."""
    def fmin(self, other: Tensor) -> Tensor:
        """The smaller of two elements; the other where one is NaN."""
    def fmod(self, other: Tensor | _Number) -> Tensor:
        """What truncated division leaves, with the sign of the dividend."""
    def fmod_(self, other: Tensor | _Number) -> Tensor:
        """What truncated division leaves, with the sign of the dividend."""
    def frac(self) -> Tensor:
        """The part behind the point, with the sign of the input."""
    def frac_(self) -> Tensor:
        """The part behind the point, with the sign of the input."""
    def frexp(self) -> return_types.frexp:
        """Fractions from a half to one and exponents with `mantissa * 2**exponent` equal to the input."""
    def gather(self, dim: _Index, index: Tensor, *, sparse_grad: _bool = False) -> Tensor:
        """One element for each index: along `dim` the one that it names, elsewhere at its own place."""
    def gcd(self, other: Tensor) -> Tensor:
        """The greatest common divisor."""
    def gcd_(self, other: Tensor) -> Tensor:
        """The greatest common divisor."""
    def ge(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
    def ge_(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
    def geometric_(self, p: _float, *, generator: Generator | None = None) -> Tensor:
        """Numbers of trials up to the first success, whose probability is `p`."""
    def geqrf(self) -> return_types.geqrf:
        """Householder reflections below the upper triangle R of a QR factorisation, and their factors."""
    def ger(self, vec2: Tensor) -> Tensor:
        """Another name of `outer`."""
    def greater(self, other: Tensor | _Number) -> Tensor:
        """As `gt`."""
    def greater_(self, other: Tensor | _Number) -> Tensor:
        """As `gt`."""
    def greater_equal(self, other: Tensor | _Number) -> Tensor:
        """As `ge`."""
    def greater_equal_(self, other: Tensor | _Number) -> Tensor:
        """As `ge`."""
    def gt(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
    def gt_(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
    def half(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as float16."""
    def hardshrink(self, lambd: _Number = 0.5) -> Tensor:
        """x, but 0 between -lambd and lambd."""
    def heaviside(self, values: Tensor) -> Tensor:
        """0, `values` or 1 where `self` is negative, 0 or positive."""
    def heaviside_(self, values: Tensor) -> Tensor:
        """0, `values` or 1 where `self` is negative, 0 or positive."""
    def histc(self, bins: _Index = 100, min: _Number = 0, max: _Number = 0) -> Tensor:
        """How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal)."""
    @overload
    def histogram(self, bins: Tensor, *, weight: Tensor | None = None, density: _bool = False) -> return_types.histogram:
        """How many elements, or what sum of weights, falls between each edge and the next; the last bin holds its upper edge too."""
    @overload
    def histogram(self, bins: _Index = 100, *, range: Sequence[_float] | None = None, weight: Tensor | None = None, density: _bool = False) -> return_types.histogram: ...
    @overload
    def hsplit(self, sections: _Index) -> tuple[Tensor, ...]:
        """Cuts columns into equal parts."""
    @overload
    def hsplit(self, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, *indices: _Index) -> tuple[Tensor, ...]: ...
    def hypot(self, other: Tensor) -> Tensor:
        """sqrt(self**2 + other**2) without overflow."""
    def hypot_(self, other: Tensor) -> Tensor:
        """sqrt(self**2 + other**2) without overflow."""
    def i0(self) -> Tensor:
        """The modified Bessel function of the first kind, of order 0."""
    def i0_(self) -> Tensor:
        """The modified Bessel function of the first kind, of order 0."""
    def igamma(self, other: Tensor) -> Tensor:
        """The regularised lower incomplete gamma function."""
    def igamma_(self, other: Tensor) -> Tensor:
        """The regularised lower incomplete gamma function."""
    def igammac(self, other: Tensor) -> Tensor:
        """The regularised upper incomplete gamma function."""
    def igammac_(self, other: Tensor) -> Tensor:
        """The regularised upper incomplete gamma function."""
    def index_add(self, dim: _Index, index: Tensor, source: Tensor, *, alpha: _Number = 1) -> Tensor:
        """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
    def index_add_(self, dim: _Index, index: Tensor, source: Tensor, *, alpha: _Number = 1) -> Tensor:
        """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
    def index_copy(self, dim: _Index, index: Tensor, source: Tensor) -> Tensor:
        """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
    def index_copy_(self, dim: _Index, index: Tensor, source: Tensor) -> Tensor:
        """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
    def index_fill(self, dim: _Index, index: Tensor, value: _Number | Tensor) -> Tensor:
        """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
    def index_fill_(self, dim: _Index, index: Tensor, value: _Number | Tensor) -> Tensor:
        """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
    def index_put(self, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = False) -> Tensor:
        """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
    def index_put_(self, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = False) -> Tensor:
        """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
    def index_reduce(self, dim: _Index, index: Tensor, source: Tensor, reduce: str, *, include_self: _bool = True) -> Tensor:
        """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
    def index_reduce_(self, dim: _Index, index: Tensor, source: Tensor, reduce: str, *, include_self: _bool = True) -> Tensor:
        """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
    def index_select(self, dim: _Index, index: Tensor) -> Tensor:
        """Slices of `self` along `dim`, in the order of `index`."""
    def inner(self, other: Tensor) -> Tensor:
        """The product summed over both last dimensions."""
    def int(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as int32."""
    def inverse(self) -> Tensor:
        """As `linalg.inv`."""
    def is_nonzero(self) -> _bool:
        """The truth of a tensor of one element."""
    def isclose(self, other: Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False) -> Tensor:
        """True where the difference is at most atol + rtol * |other|."""
    def isfinite(self) -> Tensor:
        """True where neither NaN nor infinite."""
    def isinf(self) -> Tensor:
        """True where infinite."""
    def isnan(self) -> Tensor:
        """True where NaN."""
    def isneginf(self) -> Tensor:
        """True where -infinity."""
    def isposinf(self) -> Tensor:
        """True where +infinity."""
    def isreal(self) -> Tensor:
        """True where there is no imaginary part."""
    def istft(self, n_fft: _Index, hop_length: _Index | None = None, win_length: _Index | None = None, window: Tensor | None = None, center: _bool = True, normalized: _bool = False, onesided: _bool | None = None, length: _Index | None = None, return_complex: _bool = False) -> Tensor:
        """The signal of which these are the transforms of overlapping windows, by least squares."""
    def kron(self, other: Tensor) -> Tensor:
        """The Kronecker product."""
    def kthvalue(self, k: _Index, dim: _Index = -1, keepdim: _bool = False) -> return_types.kthvalue:
        """The `k`-th smallest element along `dim`, and where it is."""
    def lcm(self, other: Tensor) -> Tensor:
        """The least common multiple."""
    def lcm_(self, other: Tensor) -> Tensor:
        """The least common multiple."""
    def ldexp(self, other: Tensor) -> Tensor:
        """self * 2**other."""
    def ldexp_(self, other: Tensor) -> Tensor:
        """self * 2**other."""
    def le(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
    def le_(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
    def lerp(self, end: Tensor, weight: Tensor | _Number) -> Tensor:
        """self + weight * (end - self)."""
    def lerp_(self, end: Tensor, weight: Tensor | _Number) -> Tensor:
        """self + weight * (end - self)."""
    def less(self, other: Tensor | _Number) -> Tensor:
        """As `lt`."""
    def less_(self, other: Tensor | _Number) -> Tensor:
        """As `lt`."""
    def less_equal(self, other: Tensor | _Number) -> Tensor:
        """As `le`."""
    def less_equal_(self, other: Tensor | _Number) -> Tensor:
        """As `le`."""
    def lgamma(self) -> Tensor:
        """The logarithm of the absolute value of the gamma function."""
    def lgamma_(self) -> Tensor:
        """The logarithm of the absolute value of the gamma function."""
    def log(self) -> Tensor:
        """The natural logarithm."""
    def log10(self) -> Tensor:
        """The logarithm to base 10."""
    def log10_(self) -> Tensor:
        """The logarithm to base 10."""
    def log1p(self) -> Tensor:
        """log(1 + x), exact near 0."""
    def log1p_(self) -> Tensor:
        """log(1 + x), exact near 0."""
    def log2(self) -> Tensor:
        """The logarithm to base 2."""
    def log2_(self) -> Tensor:
        """The logarithm to base 2."""
    def log_(self) -> Tensor:
        """The natural logarithm."""
    def log_normal_(self, mean: _float = 1, std: _float = 2, *, generator: Generator | None = None) -> Tensor:
        """Numbers whose logarithm is normal."""
    def log_softmax(self, dim: _Index, dtype: _dtype | None = None) -> Tensor:
        """The logarithm of the softmax; the input is cast to `dtype` first."""
    def logaddexp(self, other: Tensor) -> Tensor:
        """log(exp(self) + exp(other)) without overflow."""
    def logaddexp2(self, other: Tensor) -> Tensor:
        """log2(2**self + 2**other) without overflow."""
    def logcumsumexp(self, dim: _Index) -> Tensor:
        """The logarithm of the sums of exponentials so far, without overflow."""
    def logdet(self) -> Tensor:
        """The logarithm of the determinant; NaN if that is negative."""
    def logical_and(self, other: Tensor) -> Tensor:
        """True where both are not 0."""
    def logical_and_(self, other: Tensor) -> Tensor:
        """True where both are not 0."""
    def logical_not(self) -> Tensor:
        """True where the element is 0."""
    def logical_not_(self) -> Tensor:
        """True where the element is 0."""
    def logical_or(self, other: Tensor) -> Tensor:
        """True where one is not 0."""
    def logical_or_(self, other: Tensor) -> Tensor:
        """True where one is not 0."""
    def logical_xor(self, other: Tensor) -> Tensor:
        """True where exactly one is not 0."""
    def logical_xor_(self, other: Tensor) -> Tensor:
        """True where exactly one is not 0."""
    def logit(self, eps: _float | None = None) -> Tensor:
        """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
    def logit_(self, eps: _float | None = None) -> Tensor:
        """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
    def logsumexp(self, dim: Sequence[_Index] | _Index, keepdim: _bool = False) -> Tensor:
        """The logarithm of the sum of exponentials over `dim`, without overflow."""
    def long(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as int64."""
    def lt(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
    def lt_(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
    def lu_solve(self, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
        """`linalg.lu_solve` with the right side first."""
    @property
    def mH(self) -> Tensor: ...
    @property
    def mT(self) -> Tensor: ...
    def masked_fill(self, mask: Tensor, value: Tensor | _Number) -> Tensor:
        """`self`, with `value` where the mask is true."""
    def masked_fill_(self, mask: Tensor, value: Tensor | _Number) -> Tensor:
        """`self`, with `value` where the mask is true."""
    def masked_scatter(self, mask: Tensor, source: Tensor) -> Tensor:
        """`self` with the first elements of `source`, in order, where `mask` is true."""
    def masked_scatter_(self, mask: Tensor, source: Tensor) -> Tensor:
        """`self` with the first elements of `source`, in order, where `mask` is true."""
    def masked_select(self, mask: Tensor) -> Tensor:
        """The elements where `mask` is true, in row-major order; both broadcast."""
    def matmul(self, other: Tensor) -> Tensor:
        """The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast."""
    def matrix_exp(self) -> Tensor:
        """The exponential of square matrices, by Higham's scaling and squaring."""
    def matrix_power(self, n: _Index) -> Tensor:
        """A power of square matrices."""
    @overload
    def max(self) -> Tensor:
        """The largest element; equal ones share the gradient."""
    @overload
    def max(self, dim: _Index, keepdim: _bool = False) -> return_types.max: ...
    @overload
    def max(self, other: Tensor) -> Tensor: ...
    def maximum(self, other: Tensor) -> Tensor:
        """The larger of two elements; NaN if either is."""
    @overload
    def mean(self, *, dtype: _dtype | None = None) -> Tensor:
        """The mean of all elements; integers need `dtype`."""
    @overload
    def mean(self, dim: Sequence[_Index] | _Index | None, keepdim: _bool = False, *, dtype: _dtype | None = None) -> Tensor: ...
    @overload
    def median(self) -> Tensor:
        """The lower middle element."""
    @overload
    def median(self, dim: _Index, keepdim: _bool = False) -> return_types.median: ...
    @overload
    def min(self) -> Tensor:
        """The smallest element; equal ones share the gradient."""
    @overload
    def min(self, dim: _Index, keepdim: _bool = False) -> return_types.min: ...
    @overload
    def min(self, other: Tensor) -> Tensor: ...
    def minimum(self, other: Tensor) -> Tensor:
        """The smaller of two elements; NaN if either is."""
    def mm(self, mat2: Tensor) -> Tensor:
        """The product of two matrices."""
    def mode(self, dim: _Index = -1, keepdim: _bool = False) -> return_types.mode:
        """The most frequent element along `dim` (the smallest of these), and its last position."""
    @overload
    def moveaxis(self, source: Sequence[_Index], destination: Sequence[_Index]) -> Tensor:
        """`movedim` under NumPy's name."""
    @overload
    def moveaxis(self, source: _Index, destination: _Index) -> Tensor: ...
    @overload
    def movedim(self, source: Sequence[_Index], destination: Sequence[_Index]) -> Tensor:
        """Moves dimensions to other places; the others keep their order."""
    @overload
    def movedim(self, source: _Index, destination: _Index) -> Tensor: ...
    def msort(self) -> Tensor:
        """The elements in order along the first dimension."""
    def mul(self, other: Tensor | _Number) -> Tensor:
        """Multiplies."""
    def mul_(self, other: Tensor | _Number) -> Tensor:
        """Multiplies."""
    def multinomial(self, num_samples: _Index, replacement: _bool = False, *, generator: Generator | None = None) -> Tensor:
        """Categories drawn with the probabilities of each row, which need not add up to 1."""
    def multiply(self, other: Tensor | _Number) -> Tensor:
        """As `mul`."""
    def multiply_(self, other: Tensor | _Number) -> Tensor:
        """As `mul`."""
    def mv(self, vec: Tensor) -> Tensor:
        """The product of a matrix and a vector."""
    def mvlgamma(self, p: _Index) -> Tensor:
        """The logarithm of the gamma function of `p` dimensions."""
    def mvlgamma_(self, p: _Index) -> Tensor:
        """The logarithm of the gamma function of `p` dimensions."""
    def nan_to_num(self, nan: _float | None = None, posinf: _float | None = None, neginf: _float | None = None) -> Tensor:
        """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
    def nan_to_num_(self, nan: _float | None = None, posinf: _float | None = None, neginf: _float | None = None) -> Tensor:
        """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
    def nanmean(self, dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None) -> Tensor:
        """The mean over `dim` of what is not NaN."""
    @overload
    def nanmedian(self) -> Tensor:
        """The lower middle element of those that are not NaN."""
    @overload
    def nanmedian(self, dim: _Index, keepdim: _bool = False) -> return_types.nanmedian: ...
    def nanquantile(self, q: _float | Tensor, dim: _Index | None = None, keepdim: _bool = False, *, interpolation: str = 'linear') -> Tensor:
        """The value below which a share `q` of the elements lies, of what is not NaN."""
    def nansum(self, dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None) -> Tensor:
        """The sum over `dim`, NaN counting as 0."""
    def narrow(self, dim: _Index, start: _Index, length: _Index) -> Tensor:
        """`length` elements of a dimension from `start` on."""
    def narrow_copy(self, dim: _Index, start: _Index, length: _Index) -> Tensor:
        """As `narrow`, a copy."""
    def ne(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
    def ne_(self, other: Tensor | _Number) -> Tensor:
        """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
    def neg(self) -> Tensor:
        """The negative. Bools have none."""
    def neg_(self) -> Tensor:
        """The negative. Bools have none."""
    def negative(self) -> Tensor:
        """As `neg`."""
    def negative_(self) -> Tensor:
        """As `neg`."""
    @overload
    def new_empty(self, size: Sequence[_Index], *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None) -> Tensor:
        """Memory as it was found, with the dtype and device of this tensor."""
    @overload
    def new_empty(self, *size: _Index, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None) -> Tensor: ...
    def new_empty_strided(self, size: Sequence[_Index], stride: Sequence[_Index], *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None) -> Tensor:
        """Memory as it was found in given strides, with the dtype and device of this tensor."""
    def new_full(self, size: Sequence[_Index], fill_value: _Number, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None) -> Tensor:
        """One value with the dtype and device of this tensor."""
    @overload
    def new_ones(self, size: Sequence[_Index], *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None) -> Tensor:
        """Ones with the dtype and device of this tensor."""
    @overload
    def new_ones(self, *size: _Index, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None) -> Tensor: ...
    @overload
    def new_zeros(self, size: Sequence[_Index], *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None) -> Tensor:
        """Zeros with the dtype and device of this tensor."""
    @overload
    def new_zeros(self, *size: _Index, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None) -> Tensor: ...
    def nextafter(self, other: Tensor) -> Tensor:
        """The next number after `self` in the direction of `other`."""
    def nextafter_(self, other: Tensor) -> Tensor:
        """The next number after `self` in the direction of `other`."""
    def nonzero_numpy(self) -> tuple[Tensor, ...]:
        """As `nonzero`, one tensor for each dimension; a 0-dim tensor counts as one dimension."""
    def nonzero_static(self, *, size: _Index, fill_value: _Index = -1) -> Tensor:
        """As `nonzero`, cut or filled up to `size` rows."""
    @overload
    def norm(self, p: _Number = 2) -> Tensor:
        """The `p`-norm of all elements."""
    @overload
    def norm(self, p: _Number | None, dim: Sequence[_Index] | _Index, keepdim: _bool = False) -> Tensor: ...
    @overload
    def norm(self, p: _Number | None, dim: Sequence[_Index] | _Index, keepdim: _bool, *, dtype: _dtype) -> Tensor: ...
    @overload
    def norm(self, p: _Number | None, *, dtype: _dtype) -> Tensor: ...
    @overload
    def norm(self, p: str = 'fro', dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None) -> Tensor: ...
    def normal_(self, mean: _float = 0, std: _float = 1, *, generator: Generator | None = None) -> Tensor:
        """Normal numbers."""
    def not_equal(self, other: Tensor | _Number) -> Tensor:
        """As `ne`."""
    def not_equal_(self, other: Tensor | _Number) -> Tensor:
        """As `ne`."""
    def ormqr(self, input2: Tensor, input3: Tensor, left: _bool = True, transpose: _bool = False) -> Tensor:
        """`Q @ input3` (`input3 @ Q` with `left=False`), Q or its conjugate transpose being a product of Householder reflections."""
    def outer(self, vec2: Tensor) -> Tensor:
        """All products of an element of one vector with one of the other."""
    @overload
    def permute(self, dims: Sequence[_Index]) -> Tensor:
        """Reorders the dimensions."""
    @overload
    def permute(self, *dims: _Index) -> Tensor: ...
    def pinverse(self, rcond: _float = 1e-15) -> Tensor:
        """As `linalg.pinv`."""
    def polygamma_(self, n: _Index) -> Tensor:
        """Puts the derivative of order `n` of `digamma` into its operand."""
    def positive(self) -> Tensor:
        """The input itself; bools are refused."""
    def pow(self, exponent: Tensor | _Number) -> Tensor:
        """`self` to the power `exponent`."""
    def pow_(self, exponent: Tensor | _Number) -> Tensor:
        """`self` to the power `exponent`."""
    def prelu(self, weight: Tensor) -> Tensor:
        """x where positive, else weight * x, with one weight or one per channel."""
    @overload
    def prod(self, *, dtype: _dtype | None = None) -> Tensor:
        """The product of all elements."""
    @overload
    def prod(self, dim: _Index, keepdim: _bool = False, *, dtype: _dtype | None = None) -> Tensor: ...
    def put(self, index: Tensor, source: Tensor, accumulate: _bool = False) -> Tensor:
        """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
    def put_(self, index: Tensor, source: Tensor, accumulate: _bool = False) -> Tensor:
        """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
    def qr(self, some: _bool = True) -> return_types.qr:
        """As `linalg.qr`."""
    def quantile(self, q: _float | Tensor, dim: _Index | None = None, keepdim: _bool = False, *, interpolation: str = 'linear') -> Tensor:
        """The value below which a share `q` of the elements lies."""
    def rad2deg(self) -> Tensor:
        """Radians as degrees."""
    def rad2deg_(self) -> Tensor:
        """Radians as degrees."""
    @overload
    def random_(self, *, generator: Generator | None = None) -> Tensor:
        """Integers from 0 up to the largest that the type holds exactly."""
    @overload
    def random_(self, to: _Index, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, from_: _Index, to: _Index | None, *, generator: Generator | None = None) -> Tensor: ...
    def ravel(self) -> Tensor:
        """All elements in one contiguous dimension."""
    def reciprocal(self) -> Tensor:
        """1 / x."""
    def reciprocal_(self) -> Tensor:
        """1 / x."""
    def relu(self) -> Tensor:
        """The input where it is positive, else 0."""
    def relu_(self) -> Tensor:
        """The input where it is positive, else 0."""
    def remainder(self, other: Tensor | _Number) -> Tensor:
        """What floor division leaves, with the sign of the divisor."""
    def remainder_(self, other: Tensor | _Number) -> Tensor:
        """What floor division leaves, with the sign of the divisor."""
    def renorm(self, p: _Number, dim: _Index, maxnorm: _Number) -> Tensor:
        """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
    def renorm_(self, p: _Number, dim: _Index, maxnorm: _Number) -> Tensor:
        """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
    @overload
    def repeat(self, repeats: Sequence[_Index]) -> Tensor:
        """The tensor again and again, `repeats[d]` times along each dimension."""
    @overload
    def repeat(self, *repeats: _Index) -> Tensor: ...
    def repeat_interleave(self, repeats: _Index, dim: _Index | None = None, *, output_size: _Index | None = None) -> Tensor:
        """The number `i`, `repeats[i]` times, for each `i`."""
    @overload
    def reshape(self, shape: Sequence[_Index]) -> Tensor:
        """The elements under another shape; a view where strides allow it, else a copy."""
    @overload
    def reshape(self, *shape: _Index) -> Tensor: ...
    def reshape_as(self, other: Tensor) -> Tensor:
        """`reshape` to the shape of another tensor."""
    @overload
    def resize_(self, size: Sequence[_Index], *, memory_format: _memory_format | None = None) -> Tensor:
        """Gives the tensor other sizes, row-major; storage grows where it must."""
    @overload
    def resize_(self, *size: _Index, memory_format: _memory_format | None = None) -> Tensor: ...
    def resize_as_(self, the_template: Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
        """`resize_` to the shape of another tensor."""
    def resolve_conj(self) -> Tensor:
        """The tensor itself: conjugates are never put off here."""
    def resolve_neg(self) -> Tensor:
        """The tensor itself: negatives are never put off here."""
    def roll(self, shifts: Sequence[_Index] | _Index, dims: Sequence[_Index] | _Index = []) -> Tensor:
        """Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`."""
    def rot90(self, k: _Index = 1, dims: Sequence[_Index] = [0, 1]) -> Tensor:
        """Turns `k` times by 90 degrees, from the first towards the second of `dims`."""
    @overload
    def round(self) -> Tensor:
        """Rounded to nearest, halves to even."""
    @overload
    def round(self, *, decimals: _Index) -> Tensor: ...
    @overload
    def round_(self) -> Tensor:
        """Rounded to nearest, halves to even."""
    @overload
    def round_(self, *, decimals: _Index) -> Tensor: ...
    def rsqrt(self) -> Tensor:
        """The reciprocal of the square root."""
    def rsqrt_(self) -> Tensor:
        """The reciprocal of the square root."""
    @overload
    def scatter(self, dim: _Index, index: Tensor, src: Tensor) -> Tensor:
        """`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins."""
    @overload
    def scatter(self, dim: _Index, index: Tensor, value: _Number) -> Tensor: ...
    @overload
    def scatter(self, dim: _Index, index: Tensor, src: Tensor, *, reduce: str) -> Tensor: ...
    @overload
    def scatter(self, dim: _Index, index: Tensor, value: _Number, *, reduce: str) -> Tensor: ...
    @overload
    def scatter_(self, dim: _Index, index: Tensor, src: Tensor) -> Tensor:
        """`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins."""
    @overload
    def scatter_(self, dim: _Index, index: Tensor, value: _Number) -> Tensor: ...
    @overload
    def scatter_(self, dim: _Index, index: Tensor, src: Tensor, *, reduce: str) -> Tensor: ...
    @overload
    def scatter_(self, dim: _Index, index: Tensor, value: _Number, *, reduce: str) -> Tensor: ...
    def scatter_add(self, dim: _Index, index: Tensor, src: Tensor) -> Tensor:
        """`self` plus the elements of `src` at the places along `dim` that `index` names."""
    def scatter_add_(self, dim: _Index, index: Tensor, src: Tensor) -> Tensor:
        """`self` plus the elements of `src` at the places along `dim` that `index` names."""
    def scatter_reduce(self, dim: _Index, index: Tensor, src: Tensor, reduce: str, *, include_self: _bool = True) -> Tensor:
        """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
    def scatter_reduce_(self, dim: _Index, index: Tensor, src: Tensor, reduce: str, *, include_self: _bool = True) -> Tensor:
        """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
    def select(self, dim: _Index, index: _Index) -> Tensor:
        """One position of a dimension, which goes away."""
    def select_scatter(self, src: Tensor, dim: _Index, index: _Index) -> Tensor:
        """`self` with `src` in place of `self.select(dim, index)`."""
    def sgn(self) -> Tensor:
        """The sign; of a complex number the number over its absolute value."""
    def sgn_(self) -> Tensor:
        """The sign; of a complex number the number over its absolute value."""
    def short(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as int16."""
    def sigmoid(self) -> Tensor:
        """1 / (1 + exp(-x))."""
    def sigmoid_(self) -> Tensor:
        """1 / (1 + exp(-x))."""
    def sign(self) -> Tensor:
        """-1, 0 or 1 by the sign; 0 for NaN."""
    def sign_(self) -> Tensor:
        """-1, 0 or 1 by the sign; 0 for NaN."""
    def signbit(self) -> Tensor:
        """True where the sign is minus, -0.0 included."""
    def sin(self) -> Tensor:
        """The sine of each element, in radians."""
    def sin_(self) -> Tensor:
        """The sine of each element, in radians."""
    def sinc(self) -> Tensor:
        """sin(pi x) / (pi x), 1 at 0."""
    def sinc_(self) -> Tensor:
        """sin(pi x) / (pi x), 1 at 0."""
    def sinh(self) -> Tensor:
        """The hyperbolic sine."""
    def sinh_(self) -> Tensor:
        """The hyperbolic sine."""
    def slice(self, dim: _Index = 0, start: _Index | None = None, end: _Index | None = None, step: _Index = 1) -> Tensor:
        """A range of a dimension, by the rules of Python slices; the step is positive."""
    def slice_scatter(self, src: Tensor, dim: _Index = 0, start: _Index | None = None, end: _Index | None = None, step: _Index = 1) -> Tensor:
        """`self` with `src` in place of a slice."""
    def slogdet(self) -> return_types.slogdet:
        """As `linalg.slogdet`."""
    def softmax(self, dim: _Index, dtype: _dtype | None = None) -> Tensor:
        """Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first."""
    @overload
    def sort(self, dim: _Index = -1, descending: _bool = False) -> return_types.sort:
        """The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last."""
    @overload
    def sort(self, *, stable: _bool | None, dim: _Index = -1, descending: _bool = False) -> return_types.sort: ...
    def split(self, split_size: _Index | Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]:
        """Parts of `split_size` along a dimension; the last may be smaller."""
    def split_with_sizes(self, split_sizes: Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]:
        """Parts of the sizes given, which add up to that of the dimension."""
    def sqrt(self) -> Tensor:
        """The square root."""
    def sqrt_(self) -> Tensor:
        """The square root."""
    def square(self) -> Tensor:
        """x * x."""
    def square_(self) -> Tensor:
        """x * x."""
    @overload
    def squeeze(self) -> Tensor:
        """Drops all dimensions of size 1."""
    @overload
    def squeeze(self, dim: _Index | Sequence[_Index]) -> Tensor: ...
    @overload
    def squeeze(self, *dim: _Index) -> Tensor: ...
    @overload
    def squeeze_(self) -> Tensor:
        """Drops all dimensions of size 1 of the tensor itself."""
    @overload
    def squeeze_(self, dim: _Index | Sequence[_Index]) -> Tensor: ...
    @overload
    def squeeze_(self, *dim: _Index) -> Tensor: ...
    @overload
    def std(self, unbiased: _bool = True) -> Tensor:
        """The standard deviation of all elements."""
    @overload
    def std(self, dim: Sequence[_Index] | _Index | None, unbiased: _bool = True, keepdim: _bool = False) -> Tensor: ...
    @overload
    def std(self, dim: Sequence[_Index] | _Index | None = None, *, correction: _Number | None = None, keepdim: _bool = False) -> Tensor: ...
    def stft(self, n_fft: _Index, hop_length: _Index | None = None, win_length: _Index | None = None, window: Tensor | None = None, center: _bool = True, pad_mode: str = 'reflect', normalized: _bool = False, onesided: _bool | None = None, return_complex: _bool | None = None, align_to_window: _bool | None = None) -> Tensor:
        """Transforms of overlapping windows of a signal, one column for each."""
    def sub(self, other: Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
        """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
    def sub_(self, other: Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
        """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
    def subtract(self, other: Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
        """As `sub`."""
    def subtract_(self, other: Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
        """As `sub`."""
    @overload
    def sum(self, *, dtype: _dtype | None = None) -> Tensor:
        """The sum of all elements; integers add up as int64."""
    @overload
    def sum(self, dim: Sequence[_Index] | _Index | None, keepdim: _bool = False, *, dtype: _dtype | None = None) -> Tensor: ...
    @overload
    def sum_to_size(self, size: Sequence[_Index]) -> Tensor:
        """Undoes a broadcast: sums over what it repeated, to the shape `size`."""
    @overload
    def sum_to_size(self, *size: _Index) -> Tensor: ...
    def svd(self, some: _bool = True, compute_uv: _bool = True) -> return_types.svd:
        """`linalg.svd` with V in place of its conjugate transpose; zeros for vectors that are not wanted."""
    def swapaxes(self, axis0: _Index, axis1: _Index) -> Tensor:
        """`transpose` under NumPy's name."""
    def swapaxes_(self, axis0: _Index, axis1: _Index) -> Tensor:
        """`transpose_` under NumPy's name."""
    def swapdims(self, dim0: _Index, dim1: _Index) -> Tensor:
        """`transpose` under another name."""
    def swapdims_(self, dim0: _Index, dim1: _Index) -> Tensor:
        """`transpose_` under another name."""
    def t(self) -> Tensor:
        """Transposes a matrix; fewer dimensions stay as they are."""
    def t_(self) -> Tensor:
        """Transposes the matrix itself."""
    def take(self, index: Tensor) -> Tensor:
        """Elements by their number in row-major order; negative ones count from the end."""
    def take_along_dim(self, indices: Tensor, dim: _Index | None = None) -> Tensor:
        """As `gather`, `self` and `indices` broadcasting except along `dim`; over the flattened tensor without `dim`."""
    def tan(self) -> Tensor:
        """The tangent."""
    def tan_(self) -> Tensor:
        """The tangent."""
    def tanh(self) -> Tensor:
        """The hyperbolic tangent."""
    def tanh_(self) -> Tensor:
        """The hyperbolic tangent."""
    @overload
    def tensor_split(self, sections: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
        """Exactly `sections` parts, sizes differing by at most one."""
    @overload
    def tensor_split(self, indices: Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, tensor_indices_or_sections: Tensor, dim: _Index = 0) -> tuple[Tensor, ...]: ...
    @overload
    def tile(self, dims: Sequence[_Index]) -> Tensor:
        """As `repeat`; a short `dims` counts from the last dimension."""
    @overload
    def tile(self, *dims: _Index) -> Tensor: ...
    @overload
    def to(self, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, non_blocking: _bool = False, copy: _bool = False, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor with another dtype or device; itself where nothing changes, unless `copy`."""
    @overload
    def to(self, dtype: _dtype, non_blocking: _bool = False, copy: _bool = False, memory_format: _memory_format | None = None) -> Tensor: ...
    @overload
    def to(self, device: _device | str, dtype: _dtype | None = None, non_blocking: _bool = False, copy: _bool = False, memory_format: _memory_format | None = None) -> Tensor: ...
    @overload
    def to(self, other: Tensor, non_blocking: _bool = False, copy: _bool = False, memory_format: _memory_format | None = None) -> Tensor: ...
    def to_padded_tensor(self, padding: _float, output_size: Sequence[_Index] | None = None) -> Tensor:
        """A dense tensor with every component of a nested one in its corner, the rest filled with `padding`."""
    def topk(self, k: _Index, dim: _Index = -1, largest: _bool = True, sorted: _bool = True) -> return_types.topk:
        """The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest."""
    def trace(self) -> Tensor:
        """The sum of the diagonal of a matrix."""
    def transpose(self, dim0: _Index, dim1: _Index) -> Tensor:
        """Swaps two dimensions."""
    def transpose_(self, dim0: _Index, dim1: _Index) -> Tensor:
        """Swaps two dimensions of the tensor itself."""
    def triangular_solve(self, A: Tensor, upper: _bool = True, transpose: _bool = False, unitriangular: _bool = False) -> return_types.triangular_solve:
        """`linalg.solve_triangular` with the right side first, and a copy of the matrix."""
    def tril(self, diagonal: _Index = 0) -> Tensor:
        """The part of a matrix on and below a diagonal; zeros elsewhere."""
    def tril_(self, diagonal: _Index = 0) -> Tensor:
        """The part of a matrix on and below a diagonal; zeros elsewhere."""
    def triu(self, diagonal: _Index = 0) -> Tensor:
        """The part of a matrix on and above a diagonal; zeros elsewhere."""
    def triu_(self, diagonal: _Index = 0) -> Tensor:
        """The part of a matrix on and above a diagonal; zeros elsewhere."""
    def true_divide(self, other: Tensor | _Number) -> Tensor:
        """As `div`."""
    def true_divide_(self, other: Tensor | _Number) -> Tensor:
        """As `div`."""
    def trunc(self) -> Tensor:
        """Rounded toward zero."""
    def trunc_(self) -> Tensor:
        """Rounded toward zero."""
    def type_as(self, other: Tensor) -> Tensor:
        """The tensor with the dtype and device of another."""
    def unbind(self, dim: _Index = 0) -> tuple[Tensor, ...]:
        """All positions of a dimension, each as a view without it."""
    def unflatten(self, dim: _Index, sizes: Sequence[_Index]) -> Tensor:
        """One dimension becomes several; one of their sizes may be -1."""
    def unfold(self, dimension: _Index, size: _Index, step: _Index) -> Tensor:
        """Windows of `size` elements along a dimension, `step` apart, as a new last dimension."""
    def uniform_(self, from_: _float = 0, to: _float = 1, *, generator: Generator | None = None) -> Tensor:
        """Uniform numbers from [from, to)."""
    def unsafe_chunk(self, chunks: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
        """As `chunk`, copies."""
    def unsafe_split(self, split_size: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
        """As `split`, copies."""
    def unsafe_split_with_sizes(self, split_sizes: Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]:
        """As `split_with_sizes`, copies."""
    def unsqueeze(self, dim: _Index) -> Tensor:
        """Inserts a dimension of size 1."""
    def unsqueeze_(self, dim: _Index) -> Tensor:
        """Inserts a dimension of size 1 into the tensor itself."""
    @overload
    def var(self, unbiased: _bool = True) -> Tensor:
        """The variance of all elements."""
    @overload
    def var(self, dim: Sequence[_Index] | _Index | None, unbiased: _bool = True, keepdim: _bool = False) -> Tensor: ...
    @overload
    def var(self, dim: Sequence[_Index] | _Index | None = None, *, correction: _Number | None = None, keepdim: _bool = False) -> Tensor: ...
    def vdot(self, other: Tensor) -> Tensor:
        """The sum of products of the conjugate of one vector with another."""
    @overload
    def view(self, size: Sequence[_Index]) -> Tensor:
        """The same elements under another shape, without a copy; one size may be -1."""
    @overload
    def view(self, *size: _Index) -> Tensor: ...
    @overload
    def view(self, dtype: _dtype) -> Tensor: ...
    def view_as(self, other: Tensor) -> Tensor:
        """`view` with the shape of another tensor."""
    @overload
    def vsplit(self, sections: _Index) -> tuple[Tensor, ...]:
        """Cuts rows into equal parts."""
    @overload
    def vsplit(self, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, *indices: _Index) -> tuple[Tensor, ...]: ...
    def xlogy(self, other: Tensor | _Number) -> Tensor:
        """self * log(other), 0 where `self` is 0."""
    def xlogy_(self, other: Tensor | _Number) -> Tensor:
        """self * log(other), 0 where `self` is 0."""
    def zero_(self) -> Tensor:
        """Every element becomes 0."""
def _adaptive_avg_pool1d_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input."""
def _adaptive_avg_pool2d_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input."""
def _adaptive_avg_pool3d_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input."""
def _batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: _bool, eps: _float) -> tuple[Tensor, Tensor, Tensor]:
    """Channels normalised by the batch's statistics, or by the running ones; and those of the batch: mean and reciprocal deviation."""
def _batch_norm_update_(input: Tensor, running_var: Tensor, mean: Tensor, invstd: Tensor, momentum: _float, eps: _float, count: _Index) -> Tensor:
    """Moves the running mean and variance toward a batch's."""
def _chunk_cat(tensors: Sequence[Tensor], dim: _Index, num_chunks: _Index, *, out: Tensor | None = None) -> Tensor:
    """Cuts each tensor, filled up with zeros, into `num_chunks` along `dim`, and joins the chunks of one number."""
def _fft_c2c(input: Tensor, dim: Sequence[_Index], normalization: _Index, forward: _bool, *, out: Tensor | None = None) -> Tensor:
    """Complex transforms over dimensions; normalisation 0 is none, 1 by the root of the count, 2 by the count."""
def _linalg_det(A: Tensor, *, out: tuple[Tensor, Tensor, Tensor] | None = None) -> return_types._linalg_det:
    """The determinant, and the factors that it was made of."""
def _linalg_eigh(A: Tensor, UPLO: str = 'L', compute_v: _bool = True, *, out: tuple[Tensor, Tensor] | None = None) -> return_types._linalg_eigh:
    """Eigenvalues, ascending, and eigenvectors of Hermitian matrices, of which one half is read."""
def _linalg_eigvals(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The eigenvalues of general matrices, without their vectors."""
def _linalg_lstsq(A: Tensor, B: Tensor, rcond: _float | None, driver: str, *, out: tuple[Tensor, Tensor, Tensor] | None = None) -> return_types._linalg_lstsq:
    """Least squares by LAPACK's driver of that name: solutions, ranks, and singular values where the driver has them."""
def _linalg_slogdet(A: Tensor, *, out: tuple[Tensor, Tensor, Tensor, Tensor] | None = None) -> return_types._linalg_slogdet:
    """The determinant's direction and the logarithm of its size, and the factors that they were made of."""
def _linalg_solve_ex(A: Tensor, B: Tensor, *, left: _bool = True, check_errors: _bool = False, out: tuple[Tensor, Tensor, Tensor, Tensor] | None = None) -> return_types._linalg_solve_ex:
    """The solution, the factors of `A`, and the first zero pivot (counted from 1) or 0."""
def _linalg_svd(A: Tensor, full_matrices: _bool = False, compute_uv: _bool = True, *, driver: str | None = None, out: tuple[Tensor, Tensor, Tensor] | None = None) -> return_types._linalg_svd:
    """The singular value decomposition; empty U and Vh if they are not wanted."""
def _linear_scan(factors: Tensor, terms: Tensor, dim: _Index, *, out: Tensor | None = None) -> Tensor:
    """y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of."""
def _local_scalar_dense(input: Tensor) -> Any:
    """The one element as a number."""
def _log_softmax(input: Tensor, dim: _Index, half_to_float: _bool, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the softmax, computed without it."""
def _log_softmax_backward_data(grad_output: Tensor, output: Tensor, dim: _Index, input_dtype: _dtype, *, out: Tensor | None = None) -> Tensor:
    """The gradient of log_softmax, from its result."""
def _lu_permutation(pivots: Tensor, n: _Index, *, out: Tensor | None = None) -> Tensor:
    """The permutation of `n` rows that exchanges one after the other make."""
@overload
def _native_batch_norm_legit(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor, training: _bool, momentum: _float, eps: _float) -> tuple[Tensor, Tensor, Tensor]:
    """`native_batch_norm`, whose schema says that it moves the running statistics."""
@overload
def _native_batch_norm_legit(input: Tensor, weight: Tensor | None, bias: Tensor | None, training: _bool, momentum: _float, eps: _float) -> tuple[Tensor, Tensor, Tensor]: ...
def _nested_from_padded_like(padded: Tensor, like: Tensor) -> Tensor:
    """The corners of a dense tensor that correspond to the components of a nested one."""
def _nested_tensor_from_list(list: Sequence[Tensor]) -> Tensor:
    """Copies tensors of one rank and dtype into a nested tensor."""
def _nested_unbind_backward(grads: Sequence[Tensor | None], input: Tensor) -> Tensor:
    """Gathers one gradient for each component of a nested tensor; one that is absent is zero."""
def _prelu_kernel(input: Tensor, weight: Tensor, *, out: Tensor | None = None) -> Tensor:
    """x where positive, else weight * x."""
def _prelu_kernel_backward(grad_output: Tensor, input: Tensor, weight: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """Gradients of prelu."""
def _softmax(input: Tensor, dim: _Index, half_to_float: _bool, *, out: Tensor | None = None) -> Tensor:
    """Exponentials along `dim`, scaled to sum up to 1."""
def _softmax_backward_data(grad_output: Tensor, output: Tensor, dim: _Index, input_dtype: _dtype, *, out: Tensor | None = None) -> Tensor:
    """The gradient of softmax, from its result."""
def _to_copy(input: Tensor, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, non_blocking: _bool = False, memory_format: _memory_format | None = None) -> Tensor:
    """A copy with another dtype, device or order of memory."""
def _unique(input: Tensor, sorted: _bool = True, return_inverse: _bool = False) -> tuple[Tensor, Tensor]:
    """The distinct elements, sorted, and for each element which one it is."""
def _unique2(input: Tensor, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False) -> tuple[Tensor, Tensor, Tensor]:
    """The distinct elements, sorted, with inverse and counts."""
def _unsafe_index(input: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    """As `index`; the bounds are checked here as well."""
def _unsafe_index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """As `index_put`; the bounds are checked here as well."""
def _unsafe_masked_index(input: Tensor, mask: Tensor, indices: Sequence[Tensor | None], fill: _Number) -> Tensor:
    """`self[indices]` where `mask` is true, else `fill`; indexes that the mask hides may be out of range."""
def _unsafe_masked_index_put_accumulate(input: Tensor, mask: Tensor, indices: Sequence[Tensor | None], values: Tensor) -> Tensor:
    """`values` added to `self[indices]` where `mask` is true."""
def _unsafe_view(input: Tensor, size: Sequence[_Index]) -> Tensor:
    """A view that autograd does not know as one: of a tensor that nobody else holds."""
def abs(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The absolute value."""
def absolute(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `abs`."""
def acos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The arccosine."""
def acosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic cosine."""
def adaptive_avg_pool1d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: Tensor | None = None) -> Tensor:
    """Means of as many windows as asked for."""
def adaptive_avg_pool2d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: Tensor | None = None) -> Tensor:
    """Means of as many windows as asked for."""
def adaptive_avg_pool3d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: Tensor | None = None) -> Tensor:
    """Means of as many windows as asked for."""
def adaptive_max_pool1d(input: Tensor, output_size: Sequence[_Index] | _Index) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions."""
def adaptive_max_pool2d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions in the plane."""
def adaptive_max_pool2d_backward(grad_output: Tensor, input: Tensor, indices: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input, where the maxima were."""
def adaptive_max_pool3d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions in the plane."""
def adaptive_max_pool3d_backward(grad_output: Tensor, input: Tensor, indices: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def add(input: Tensor, other: Tensor | _Number, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """Adds `other`, scaled by `alpha`, to `self`."""
@overload
def add(input: _Number, other: Tensor, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor: ...
def addbmm(input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
def addcdiv(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: _Number = 1, out: Tensor | None = None) -> Tensor:
    """self + value * tensor1 / tensor2."""
def addcmul(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: _Number = 1, out: Tensor | None = None) -> Tensor:
    """self + value * tensor1 * tensor2."""
def addmm(input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
def addmv(input: Tensor, mat: Tensor, vec: Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
def addr(input: Tensor, vec1: Tensor, vec2: Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
def adjoint(input: Tensor) -> Tensor:
    """The last two dimensions swapped, elements conjugated."""
def special_airy_ai(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Airy's function Ai."""
def alias(input: Tensor) -> Tensor:
    """The same view as a new tensor."""
def alias_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `alias`, a copy."""
@overload
def all(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether no element is zero. uint8 gives uint8."""
@overload
def all(input: Tensor, dim: _Index, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def all(input: Tensor, dim: Sequence[_Index] | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
def allclose(input: Tensor, other: Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False) -> _bool:
    """Whether all elements are close."""
def alpha_dropout(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Dropout that keeps mean and variance of SELU's outputs."""
def alpha_dropout_(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Dropout that keeps mean and variance of SELU's outputs. In place."""
def amax(input: Tensor, dim: Sequence[_Index] | _Index = [], keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The largest element over dimensions `dim`; equal ones share the gradient."""
def amin(input: Tensor, dim: Sequence[_Index] | _Index = [], keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The smallest element over dimensions `dim`; equal ones share the gradient."""
def aminmax(input: Tensor, *, dim: _Index | None = None, keepdim: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> return_types.aminmax:
    """The smallest and the largest element, in one pass."""
def angle(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The argument of a complex number; pi for negative real numbers."""
@overload
def any(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether some element is not zero. uint8 gives uint8."""
@overload
def any(input: Tensor, dim: _Index, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def any(input: Tensor, dim: Sequence[_Index] | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def arange(end: _Number, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Numbers from 0 up to, not including, `end`."""
@overload
def arange(start: _Number, end: _Number, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def arange(start: _Number, end: _Number, step: _Number = 1, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def arange(end: _Number, *, out: Tensor) -> Tensor: ...
def arccos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `acos`."""
def arccosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `acosh`."""
def arcsin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `asin`."""
def arcsinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `asinh`."""
def arctan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `atan`."""
def arctan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `atan2`."""
def arctanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `atanh`."""
def argmax(input: Tensor, dim: _Index | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """Where the largest element is; without `dim`, in the flattened input."""
def argmin(input: Tensor, dim: _Index | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """Where the smallest element is; without `dim`, in the flattened input."""
@overload
def argsort(input: Tensor, dim: _Index = -1, descending: _bool = False) -> Tensor:
    """The positions that put the elements along `dim` in order."""
@overload
def argsort(input: Tensor, *, stable: _bool, dim: _Index = -1, descending: _bool = False) -> Tensor: ...
def argwhere(input: Tensor) -> Tensor:
    """As `nonzero`."""
def as_strided(input: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = None) -> Tensor:
    """Any view of the storage, by sizes, strides and offset in elements."""
def as_strided_(input: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = None) -> Tensor:
    """Gives the tensor itself any view of its storage."""
def as_strided_copy(input: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = None, *, out: Tensor | None = None) -> Tensor:
    """As `as_strided`, a copy."""
def as_strided_scatter(input: Tensor, src: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = None, *, out: Tensor | None = None) -> Tensor:
    """`self`, row-major, with `src` in place of a strided part, which must not overlap itself."""
def asin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The arcsine."""
def asinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic sine."""
def atan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The arctangent."""
def atan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The angle of the point (other, self)."""
def atanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic tangent."""
@overload
def atleast_1d(input: Tensor) -> Tensor:
    """A 0-dim tensor as one of one dimension; others as they are."""
@overload
def atleast_1d(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def atleast_2d(input: Tensor) -> Tensor:
    """A tensor of fewer dimensions as one row."""
@overload
def atleast_2d(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def atleast_3d(input: Tensor) -> Tensor:
    """A tensor of fewer dimensions as one of three."""
@overload
def atleast_3d(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def avg_pool1d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, ceil_mode: _bool = False, count_include_pad: _bool = True, *, out: Tensor | None = None) -> Tensor:
    """Means of windows."""
def avg_pool1d_backward(grad_output: Tensor, input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input."""
def avg_pool2d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, ceil_mode: _bool = False, count_include_pad: _bool = True, divisor_override: _Index | None = None, *, out: Tensor | None = None) -> Tensor:
    """Means of windows."""
def avg_pool2d_backward(grad_output: Tensor, input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool, divisor_override: _Index | None, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input."""
def avg_pool3d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, ceil_mode: _bool = False, count_include_pad: _bool = True, divisor_override: _Index | None = None, *, out: Tensor | None = None) -> Tensor:
    """Means of windows."""
def avg_pool3d_backward(grad_output: Tensor, input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool, divisor_override: _Index | None, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input."""
def baddbmm(input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
def batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: _bool, momentum: _float, eps: _float, cudnn_enabled: _bool) -> Tensor:
    """Channels normalised by the batch's statistics when training (the running ones move toward them), else by the running ones."""
@overload
def bernoulli(input: Tensor, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """1 with the probability that `self` has for each element, else 0."""
@overload
def bernoulli(input: Tensor, p: _float, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor: ...
def special_bessel_j0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function J0."""
def special_bessel_j1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function J1."""
def special_bessel_y0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function Y0."""
def special_bessel_y1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function Y1."""
def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """`input1 @ weight @ input2` for each output feature."""
def binary_cross_entropy(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: _Index = 1) -> Tensor:
    """The cross entropy of probabilities and targets; logarithms are at least -100."""
def binary_cross_entropy_with_logits(input: Tensor, target: Tensor, weight: Tensor | None = None, pos_weight: Tensor | None = None, reduction: _Index = 1) -> Tensor:
    """The cross entropy of logits and targets, stable for large logits."""
def bincount(input: Tensor, weights: Tensor | None = None, minlength: _Index = 0) -> Tensor:
    """How often each nonnegative integer occurs, or the sum of its weights."""
@overload
def bitwise_and(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Bitwise and; of bools the logical one."""
@overload
def bitwise_and(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Bits shifted to the left."""
@overload
def bitwise_left_shift(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def bitwise_not(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Every bit turned over."""
@overload
def bitwise_or(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Bitwise or; of bools the logical one."""
@overload
def bitwise_or(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Bits shifted to the right."""
@overload
def bitwise_right_shift(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Bitwise exclusive or; of bools the logical one."""
@overload
def bitwise_xor(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def block_diag(tensors: Sequence[Tensor]) -> Tensor:
    """Matrices along the diagonal of a matrix of zeros."""
def bmm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The products of two batches of matrices, pair by pair."""
def broadcast_tensors(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Views of all tensors under the shape that they broadcast to."""
def broadcast_to(input: Tensor, size: Sequence[_Index]) -> Tensor:
    """`expand` under NumPy's name."""
def bucketize(input: Tensor | _Number, boundaries: Tensor, *, out_int32: _bool = False, right: _bool = False, out: Tensor | None = None) -> Tensor:
    """The bucket that each value falls into, between sorted boundaries."""
def cartesian_prod(tensors: Sequence[Tensor]) -> Tensor:
    """All combinations of one element of each vector, one row for each."""
def cat(tensors: Sequence[Tensor], dim: _Index = 0, *, out: Tensor | None = None) -> Tensor:
    """Tensors one after the other along `dim`; one-dimensional empty ones are skipped."""
def cdist(x1: Tensor, x2: Tensor, p: _float = 2, compute_mode: _Index | None = None) -> Tensor:
    """p-norms of the differences of all pairs of rows."""
def ceil(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Rounded up."""
def celu(input: Tensor, alpha: _Number = 1.0) -> Tensor:
    """x where positive, else alpha * (exp(x / alpha) - 1)."""
def celu_(input: Tensor, alpha: _Number = 1.0) -> Tensor:
    """x where positive, else alpha * (exp(x / alpha) - 1)."""
def chain_matmul(matrices: Sequence[Tensor]) -> Tensor:
    """The product of matrices in the cheapest order."""
def channel_shuffle(input: Tensor, groups: _Index) -> Tensor:
    """Channels of groups interleaved."""
@overload
def special_chebyshev_polynomial_t(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (chebyshev t) of degree `n`."""
@overload
def special_chebyshev_polynomial_t(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_u(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (chebyshev u) of degree `n`."""
@overload
def special_chebyshev_polynomial_u(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_v(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (chebyshev v) of degree `n`."""
@overload
def special_chebyshev_polynomial_v(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_w(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (chebyshev w) of degree `n`."""
@overload
def special_chebyshev_polynomial_w(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def linalg_cholesky(input: Tensor, *, upper: _bool = False, out: Tensor | None = None) -> Tensor:
    """`linalg.cholesky_ex` that raises for matrices that are not positive-definite."""
def cholesky(input: Tensor, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """As `linalg.cholesky`."""
def linalg_cholesky_ex(input: Tensor, *, upper: _bool = False, check_errors: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_cholesky_ex:
    """The triangle with `L @ L.mH` equal to the matrix, and the first minor that is not positive (counted from 1) or 0."""
def cholesky_inverse(input: Tensor, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The inverse of the matrix that has this Cholesky factor."""
def cholesky_solve(input: Tensor, input2: Tensor, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The solution of `A @ X = self` by the Cholesky factor of `A`."""
def chunk(input: Tensor, chunks: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
    """At most `chunks` parts of equal size; the last may be smaller."""
@overload
def clamp(input: Tensor, min: _Number | None = None, max: _Number | None = None, *, out: Tensor | None = None) -> Tensor:
    """The elements bounded by `min` and `max`; NaN stays."""
@overload
def clamp(input: Tensor, min: Tensor | None = None, max: Tensor | None = None, *, out: Tensor | None = None) -> Tensor: ...
def clamp_max(input: Tensor, max: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """The elements, not above `max`."""
def clamp_min(input: Tensor, min: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """The elements, not below `min`."""
@overload
def clip(input: Tensor, min: _Number | None = None, max: _Number | None = None, *, out: Tensor | None = None) -> Tensor:
    """As `clamp`."""
@overload
def clip(input: Tensor, min: Tensor | None = None, max: Tensor | None = None, *, out: Tensor | None = None) -> Tensor: ...
def clone(input: Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
    """A copy in memory of its own."""
def col2im(input: Tensor, output_size: Sequence[_Index] | _Index, kernel_size: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, *, out: Tensor | None = None) -> Tensor:
    """Columns added up into images."""
def column_stack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Joins columns; a vector is one column."""
def combinations(input: Tensor, r: _Index = 2, with_replacement: _bool = False) -> Tensor:
    """All choices of `r` elements of a vector, in order, one row for each."""
def complex(real: Tensor, imag: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complex numbers of two parts."""
def concat(tensors: Sequence[Tensor], dim: _Index = 0, *, out: Tensor | None = None) -> Tensor:
    """As `cat`."""
def concatenate(tensors: Sequence[Tensor], dim: _Index = 0, *, out: Tensor | None = None) -> Tensor:
    """As `cat`."""
@overload
def linalg_cond(input: Tensor, p: _Number | None = None, *, out: Tensor | None = None) -> Tensor:
    """The norm of matrices times the norm of their inverses; of singular values unless `p` says otherwise."""
@overload
def linalg_cond(input: Tensor, p: str, *, out: Tensor | None = None) -> Tensor: ...
def conj(input: Tensor) -> Tensor:
    """The complex conjugate; real tensors are returned as they are."""
def conj_physical(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The complex conjugate, in memory of its own."""
def constant_pad_nd(input: Tensor, pad: Sequence[_Index], value: _Number = 0, *, out: Tensor | None = None) -> Tensor:
    """The input within a border of `value`; pairs from the last dimension on, negative ones crop."""
@overload
def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, groups: _Index = 1) -> Tensor:
    """A convolution over 1 dimension(s) of an input with or without a batch."""
@overload
def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: str = "valid", dilation: Sequence[_Index] | _Index = 1, groups: _Index = 1) -> Tensor: ...
@overload
def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, groups: _Index = 1) -> Tensor:
    """A convolution over 2 dimension(s) of an input with or without a batch."""
@overload
def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: str = "valid", dilation: Sequence[_Index] | _Index = 1, groups: _Index = 1) -> Tensor: ...
@overload
def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, groups: _Index = 1) -> Tensor:
    """A convolution over 3 dimension(s) of an input with or without a batch."""
@overload
def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: str = "valid", dilation: Sequence[_Index] | _Index = 1, groups: _Index = 1) -> Tensor: ...
def conv_transpose1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: Sequence[_Index] | _Index = 0, output_padding: Sequence[_Index] | _Index = 0, groups: _Index = 1, dilation: Sequence[_Index] | _Index = 1) -> Tensor:
    """A transposed convolution over 1 dimension(s)."""
def conv_transpose2d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: Sequence[_Index] | _Index = 0, output_padding: Sequence[_Index] | _Index = 0, groups: _Index = 1, dilation: Sequence[_Index] | _Index = 1) -> Tensor:
    """A transposed convolution over 2 dimension(s)."""
def conv_transpose3d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[_Index] | _Index = 1, padding: Sequence[_Index] | _Index = 0, output_padding: Sequence[_Index] | _Index = 0, groups: _Index = 1, dilation: Sequence[_Index] | _Index = 1) -> Tensor:
    """A transposed convolution over 3 dimension(s)."""
def convolution(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[_Index], padding: Sequence[_Index], dilation: Sequence[_Index], transposed: _bool, output_padding: Sequence[_Index], groups: _Index, *, out: Tensor | None = None) -> Tensor:
    """A convolution, or a transposed one, over one to three spatial dimensions."""
def convolution_backward(grad_output: Tensor, input: Tensor, weight: Tensor, bias_sizes: Sequence[_Index] | None, stride: Sequence[_Index], padding: Sequence[_Index], dilation: Sequence[_Index], transposed: _bool, output_padding: Sequence[_Index], groups: _Index, output_mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias of a convolution that `output_mask` asks for."""
def copysign(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """The size of `self` with the sign of `other`."""
def corrcoef(input: Tensor) -> Tensor:
    """Pearson's correlations of variables, which are rows."""
def cos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The cosine of each element, in radians."""
def cosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The hyperbolic cosine."""
def cosine_similarity(x1: Tensor, x2: Tensor, dim: _Index = 1, eps: _float = 1e-08) -> Tensor:
    """The cosine of the angle between vectors."""
@overload
def count_nonzero(input: Tensor, dim: _Index | None = None, *, out: Tensor | None = None) -> Tensor:
    """How many elements are not zero."""
@overload
def count_nonzero(input: Tensor, dim: Sequence[_Index], *, out: Tensor | None = None) -> Tensor: ...
def cov(input: Tensor, *, correction: _Index = 1, fweights: Tensor | None = None, aweights: Tensor | None = None) -> Tensor:
    """The covariances of variables, which are rows; columns may have counts and weights."""
def linalg_cross(input: Tensor, other: Tensor, *, dim: _Index = -1) -> Tensor:
    """The cross product of vectors of three elements."""
def cross(input: Tensor, other: Tensor, dim: _Index | None = None) -> Tensor:
    """The cross product of vectors of three elements."""
def cross_entropy_loss(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: _Index = 1, ignore_index: _Index = -100, label_smoothing: _float = 0.0) -> Tensor:
    """The cross entropy of logits and classes, or class probabilities."""
@overload
def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[_Index], target_lengths: Sequence[_Index], blank: _Index = 0, reduction: _Index = 1, zero_infinity: _bool = False) -> Tensor:
    """Less the logarithm of the chance that a sequence of frames reads as the target, blanks and repetitions dropped (Graves et al., 2006)."""
@overload
def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: _Index = 0, reduction: _Index = 1, zero_infinity: _bool = False) -> Tensor: ...
def cummax(input: Tensor, dim: _Index, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.cummax:
    """The largest element so far along `dim`, and where it is (the last of equals)."""
def cummin(input: Tensor, dim: _Index, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.cummin:
    """The smallest element so far along `dim`, and where it is (the last of equals)."""
def cumprod(input: Tensor, dim: _Index, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The products so far along `dim`."""
def cumsum(input: Tensor, dim: _Index, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The sums so far along `dim`."""
@overload
def cumulative_trapezoid(y: Tensor, x: Tensor, *, dim: _Index = -1) -> Tensor:
    """The integrals of `y` so far, by the trapezoid rule, at points `x`."""
@overload
def cumulative_trapezoid(y: Tensor, *, dx: _Number = 1, dim: _Index = -1) -> Tensor: ...
def deg2rad(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Degrees as radians."""
def linalg_det(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The determinant."""
def det(input: Tensor) -> Tensor:
    """The determinant."""
def detach(input: Tensor) -> Tensor:
    """The same view without history: no gradient flows through it."""
def detach_(input: Tensor) -> Tensor:
    """Cuts the tensor off its history."""
def detach_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `detach`, a copy."""
def diag(input: Tensor, diagonal: _Index = 0, *, out: Tensor | None = None) -> Tensor:
    """A matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy."""
def diag_embed(input: Tensor, offset: _Index = 0, dim1: _Index = -2, dim2: _Index = -1, *, out: Tensor | None = None) -> Tensor:
    """Zeros with `self` on a diagonal over two new dimensions."""
def diagflat(input: Tensor, offset: _Index = 0) -> Tensor:
    """A matrix with the elements of `self` on a diagonal."""
def linalg_diagonal(A: Tensor, *, offset: _Index = 0, dim1: _Index = -2, dim2: _Index = -1) -> Tensor:
    """`diagonal` over the last two dimensions unless others are named."""
def diagonal(input: Tensor, offset: _Index = 0, dim1: _Index = 0, dim2: _Index = 1) -> Tensor:
    """The diagonal over two dimensions, as a new last dimension."""
def diagonal_backward(grad_output: Tensor, input_sizes: Sequence[_Index], offset: _Index, dim1: _Index, dim2: _Index) -> Tensor:
    """Gradient of `diagonal`."""
def diagonal_copy(input: Tensor, offset: _Index = 0, dim1: _Index = 0, dim2: _Index = 1, *, out: Tensor | None = None) -> Tensor:
    """As `diagonal`, a copy."""
def diagonal_scatter(input: Tensor, src: Tensor, offset: _Index = 0, dim1: _Index = 0, dim2: _Index = 1, *, out: Tensor | None = None) -> Tensor:
    """`self` with `src` in place of a diagonal."""
def diff(input: Tensor, n: _Index = 1, dim: _Index = -1, prepend: Tensor | None = None, append: Tensor | None = None) -> Tensor:
    """The `n`-th differences of neighbours along `dim`."""
def digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The derivative of `lgamma`."""
def special_digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `digamma`."""
def dist(input: Tensor, other: Tensor, p: _Number = 2) -> Tensor:
    """The `p`-norm of the difference."""
@overload
def div(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Divides; integers give floating point."""
@overload
def div(input: Tensor, other: Tensor | _Number, *, rounding_mode: str | None, out: Tensor | None = None) -> Tensor: ...
@overload
def div(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def div(input: _Number, other: Tensor, *, rounding_mode: str | None, out: Tensor | None = None) -> Tensor: ...
@overload
def divide(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """As `div`."""
@overload
def divide(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def dot(input: Tensor, tensor: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The sum of products of two vectors."""
def dropout(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Zeros elements with probability `p` and scales the others, when training."""
def dropout_(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Zeros elements with probability `p` and scales the others, when training. In place."""
@overload
def dsplit(input: Tensor, sections: _Index) -> tuple[Tensor, ...]:
    """Cuts dimension 2 into equal parts."""
@overload
def dsplit(input: Tensor, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
def dstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Joins along the third dimension."""
def linalg_eig(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_eig:
    """Eigenvalues and eigenvectors (columns of length 1) of general matrices, complex; by shifted QR on the balanced Hessenberg form."""
def linalg_eigh(input: Tensor, UPLO: str = 'L', *, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_eigh:
    """Eigenvalues, ascending, and eigenvectors of Hermitian matrices, of which one half is read."""
def linalg_eigvals(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The eigenvalues of general matrices, complex."""
def linalg_eigvalsh(input: Tensor, UPLO: str = 'L', *, out: Tensor | None = None) -> Tensor:
    """Eigenvalues, ascending, of Hermitian matrices, of which one half is read."""
def einsum(equation: str, tensors: Sequence[Tensor], *, path: Sequence[_Index] | None = None) -> Tensor:
    """Sums of products over named dimensions."""
def elu(input: Tensor, alpha: _Number = 1, scale: _Number = 1, input_scale: _Number = 1, *, out: Tensor | None = None) -> Tensor:
    """x where positive, else alpha * (exp(x) - 1)."""
def elu_(input: Tensor, alpha: _Number = 1, scale: _Number = 1, input_scale: _Number = 1) -> Tensor:
    """x where positive, else alpha * (exp(x) - 1)."""
def elu_backward(grad_output: Tensor, alpha: _Number, scale: _Number, input_scale: _Number, is_result: _bool, self_or_result: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of elu, from its input or its result."""
def embedding(weight: Tensor, indices: Tensor, padding_idx: _Index = -1, scale_grad_by_freq: _bool = False, sparse: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """Rows of `weight`, one for each index."""
def embedding_dense_backward(grad_output: Tensor, indices: Tensor, num_weights: _Index, padding_idx: _Index, scale_grad_by_freq: _bool, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the rows."""
@overload
def empty(size: Sequence[_Index], *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None, requires_grad: _bool = False) -> Tensor:
    """Memory as it was found, of the given shape."""
@overload
def empty(*size: _Index, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def empty(size: Sequence[_Index], *, memory_format: _memory_format | None = None, out: Tensor) -> Tensor: ...
@overload
def empty(*size: _Index, memory_format: _memory_format | None = None, out: Tensor) -> Tensor: ...
def empty_like(input: Tensor, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None) -> Tensor:
    """Memory as it was found, with the shape, dtype and device of another tensor."""
def empty_strided(size: Sequence[_Index], stride: Sequence[_Index], *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Memory as it was found, of the given shape and strides."""
def special_entr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """-x log(x); 0 at 0, -inf below."""
def eq(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
def equal(input: Tensor, other: Tensor) -> _bool:
    """Whether both have the same shape and elements."""
def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The error function."""
def special_erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The error function."""
def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 - erf(x), exact where that is small."""
def special_erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 - erf(x)."""
def special_erfcx(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x**2) erfc(x)."""
def erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverse of the error function."""
def special_erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `erfinv`."""
def exp(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """e to the power of each element."""
def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2 to the power of each element."""
def special_exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2 to the power of each element."""
def expand_copy(input: Tensor, size: Sequence[_Index], *, implicit: _bool = False, out: Tensor | None = None) -> Tensor:
    """As `expand`, a copy."""
def special_expit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 / (1 + exp(-x))."""
def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) - 1, exact near 0."""
def special_expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) - 1, exact near 0."""
@overload
def eye(n: _Index, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """The identity matrix."""
@overload
def eye(n: _Index, m: _Index, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def eye(n: _Index, *, out: Tensor) -> Tensor: ...
@overload
def eye(n: _Index, m: _Index, *, out: Tensor) -> Tensor: ...
def feature_alpha_dropout(input: Tensor, p: _float, train: _bool) -> Tensor:
    """`alpha_dropout` of whole channels."""
def feature_alpha_dropout_(input: Tensor, p: _float, train: _bool) -> Tensor:
    """`alpha_dropout` of whole channels. In place."""
def feature_dropout(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Zeros whole channels with probability `p` and scales the others, when training."""
def feature_dropout_(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Zeros whole channels with probability `p` and scales the others, when training. In place."""
def fft_fft(input: Tensor, n: _Index | None = None, dim: _Index = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Complex transform along a dimension."""
def fft_fft2(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index = [-2, -1], norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.fft` over two dimensions."""
def fft_fftn(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.fft` over several dimensions."""
def fft_fftshift(input: Tensor, dim: Sequence[_Index] | _Index | None = None) -> Tensor:
    """Moves the zero frequency to the middle."""
def fill(input: Tensor, value: _Number | Tensor) -> Tensor:
    """A tensor of the same shape with one value."""
def fix(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `trunc`."""
def flatten(input: Tensor, start_dim: _Index = 0, end_dim: _Index = -1) -> Tensor:
    """Dimensions `start_dim` to `end_dim` become one."""
def flip(input: Tensor, dims: Sequence[_Index], *, out: Tensor | None = None) -> Tensor:
    """Reverses dimensions `dims`; a copy."""
def fliplr(input: Tensor) -> Tensor:
    """Reverses the columns."""
def flipud(input: Tensor) -> Tensor:
    """Reverses the rows."""
@overload
def float_power(input: Tensor, exponent: Tensor | _Number) -> Tensor:
    """A power computed in float64 or complex128."""
@overload
def float_power(input: _Number, exponent: Tensor) -> Tensor: ...
def floor(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Rounded down."""
@overload
def floor_divide(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Divides and rounds down."""
@overload
def floor_divide(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def fmax(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The larger of two elements; the other where one is NaN."""
def fmin(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The smaller of two elements; the other where one is NaN."""
def fmod(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """What truncated division leaves, with the sign of the dividend."""
def frac(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The part behind the point, with the sign of the input."""
def fractional_max_pool2d(input: Tensor, kernel_size: Sequence[_Index] | _Index, output_size: Sequence[_Index] | _Index, random_samples: Tensor) -> tuple[Tensor, Tensor]:
    """Maxima of windows at random places (Graham, 2014), and their positions; `random_samples` has 2 numbers of [0, 1) for each plane."""
def fractional_max_pool3d(input: Tensor, kernel_size: Sequence[_Index] | _Index, output_size: Sequence[_Index] | _Index, random_samples: Tensor) -> tuple[Tensor, Tensor]:
    """Maxima of windows at random places (Graham, 2014), and their positions; `random_samples` has 3 numbers of [0, 1) for each plane."""
def frexp(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.frexp:
    """Fractions from a half to one and exponents with `mantissa * 2**exponent` equal to the input."""
@overload
def full(size: Sequence[_Index], fill_value: _Number, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """One value in the given shape; its kind decides the dtype unless one is given."""
@overload
def full(size: Sequence[_Index], fill_value: _Number, *, out: Tensor) -> Tensor: ...
def full_like(input: Tensor, fill_value: _Number, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None) -> Tensor:
    """One value with the shape, dtype and device of another tensor."""
def special_gammainc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `igamma`."""
def special_gammaincc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `igammac`."""
def special_gammaln(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `lgamma`."""
def gather(input: Tensor, dim: _Index, index: Tensor, *, sparse_grad: _bool = False, out: Tensor | None = None) -> Tensor:
    """One element for each index: along `dim` the one that it names, elsewhere at its own place."""
def gcd(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The greatest common divisor."""
def ge(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
def gelu(input: Tensor, *, approximate: str = 'none', out: Tensor | None = None) -> Tensor:
    """x times the normal distribution function of x, exact or by tanh."""
def gelu_(input: Tensor, *, approximate: str = 'none') -> Tensor:
    """x times the normal distribution function of x, exact or by tanh."""
def gelu_backward(grad_output: Tensor, input: Tensor, *, approximate: str = 'none', out: Tensor | None = None) -> Tensor:
    """Gradient of gelu."""
def geqrf(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.geqrf:
    """Householder reflections below the upper triangle R of a QR factorisation, and their factors."""
def ger(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of `outer`."""
def glu(input: Tensor, dim: _Index = -1) -> Tensor:
    """One half of the input times the sigmoid of the other."""
@overload
def gradient(input: Tensor, *, spacing: _Number | None = None, dim: _Index | None = None, edge_order: _Index = 1) -> tuple[Tensor, ...]:
    """Slopes along each dimension: central differences of second order, one-sided ones at the edges; `spacing` is the step, a list of them, or lists of points."""
@overload
def gradient(input: Tensor, *, spacing: _Number | Sequence[_Number] | Sequence[Tensor], dim: Sequence[_Index], edge_order: _Index = 1) -> tuple[Tensor, ...]: ...
@overload
def gradient(input: Tensor, *, dim: Sequence[_Index], edge_order: _Index = 1) -> tuple[Tensor, ...]: ...
@overload
def gradient(input: Tensor, *, spacing: Sequence[_Number] | Sequence[Tensor], dim: _Index | None = None, edge_order: _Index = 1) -> tuple[Tensor, ...]: ...
def greater(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """As `gt`."""
def greater_equal(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """As `ge`."""
def grid_sampler(input: Tensor, grid: Tensor, interpolation_mode: _Index, padding_mode: _Index, align_corners: _bool) -> Tensor:
    """Images at the places of a grid; modes 0 linear, 1 nearest, 2 cubic; padding 0 zeros, 1 the border, 2 reflection."""
def grid_sampler_2d(input: Tensor, grid: Tensor, interpolation_mode: _Index, padding_mode: _Index, align_corners: _bool) -> Tensor:
    """`grid_sampler` of images."""
def grid_sampler_3d(input: Tensor, grid: Tensor, interpolation_mode: _Index, padding_mode: _Index, align_corners: _bool) -> Tensor:
    """`grid_sampler` of volumes."""
def group_norm(input: Tensor, num_groups: _Index, weight: Tensor | None = None, bias: Tensor | None = None, eps: _float = 1e-05, cudnn_enabled: _bool = True) -> Tensor:
    """Groups of channels of each image normalised by themselves."""
def gt(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
def hardshrink(input: Tensor, lambd: _Number = 0.5, *, out: Tensor | None = None) -> Tensor:
    """x, but 0 between -lambd and lambd."""
def hardshrink_backward(grad_out: Tensor, input: Tensor, lambd: _Number, *, out: Tensor | None = None) -> Tensor:
    """Gradient of hardshrink."""
def hardsigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """relu6(x + 3) / 6."""
def hardsigmoid_(input: Tensor) -> Tensor:
    """relu6(x + 3) / 6."""
def hardsigmoid_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of hardsigmoid."""
def hardswish(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """x * relu6(x + 3) / 6."""
def hardswish_(input: Tensor) -> Tensor:
    """x * relu6(x + 3) / 6."""
def hardswish_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of hardswish."""
def hardtanh(input: Tensor, min_val: _Number = -1, max_val: _Number = 1, *, out: Tensor | None = None) -> Tensor:
    """x bounded by min_val and max_val."""
def hardtanh_(input: Tensor, min_val: _Number = -1, max_val: _Number = 1) -> Tensor:
    """x bounded by min_val and max_val."""
def hardtanh_backward(grad_output: Tensor, input: Tensor, min_val: _Number, max_val: _Number, *, out: Tensor | None = None) -> Tensor:
    """Gradient of hardtanh."""
def heaviside(input: Tensor, values: Tensor, *, out: Tensor | None = None) -> Tensor:
    """0, `values` or 1 where `self` is negative, 0 or positive."""
@overload
def special_hermite_polynomial_h(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (hermite h) of degree `n`."""
@overload
def special_hermite_polynomial_h(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_hermite_polynomial_he(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (hermite he) of degree `n`."""
@overload
def special_hermite_polynomial_he(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def fft_hfft(input: Tensor, n: _Index | None = None, dim: _Index = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Real transform of the first half of a Hermitian line."""
def fft_hfft2(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index = [-2, -1], norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.hfft` over two dimensions."""
def fft_hfftn(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.hfft` over several dimensions."""
def histc(input: Tensor, bins: _Index = 100, min: _Number = 0, max: _Number = 0, *, out: Tensor | None = None) -> Tensor:
    """How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal)."""
@overload
def histogram(input: Tensor, bins: Tensor, *, weight: Tensor | None = None, density: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> return_types.histogram:
    """How many elements, or what sum of weights, falls between each edge and the next; the last bin holds its upper edge too."""
@overload
def histogram(input: Tensor, bins: _Index = 100, *, range: Sequence[_float] | None = None, weight: Tensor | None = None, density: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> return_types.histogram: ...
def histogramdd(input: Tensor, bins: Sequence[_Index] | _Index | Sequence[Tensor], range: Sequence[_float] | None = None, weight: Tensor | None = None, density: _bool = False) -> return_types.histogramdd:
    """How many points, whose coordinates are along the last dimension, fall into each cell of a grid."""
def linalg_householder_product(input: Tensor, tau: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The first columns of the product of Householder reflections."""
@overload
def hsplit(input: Tensor, sections: _Index) -> tuple[Tensor, ...]:
    """Cuts columns into equal parts."""
@overload
def hsplit(input: Tensor, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
def hstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Joins columns; vectors one after the other."""
def huber_loss(input: Tensor, target: Tensor, reduction: _Index = 1, delta: _float = 1.0) -> Tensor:
    """The squared difference, absolute beyond `delta`."""
def hypot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sqrt(self**2 + other**2) without overflow."""
def i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind, of order 0."""
def special_i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `i0`."""
def special_i0e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(-abs(x)) i0(x)."""
def special_i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind, of order 1."""
def special_i1e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(-abs(x)) i1(x)."""
def fft_ifft(input: Tensor, n: _Index | None = None, dim: _Index = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse of `fft`."""
def fft_ifft2(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index = [-2, -1], norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.ifft` over two dimensions."""
def fft_ifftn(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.ifft` over several dimensions."""
def fft_ifftshift(input: Tensor, dim: Sequence[_Index] | _Index | None = None) -> Tensor:
    """Moves the zero frequency from the middle to the front."""
def igamma(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The regularised lower incomplete gamma function."""
def igammac(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The regularised upper incomplete gamma function."""
def fft_ihfft(input: Tensor, n: _Index | None = None, dim: _Index = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse of `hfft`."""
def fft_ihfft2(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index = [-2, -1], norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.ihfft` over two dimensions."""
def fft_ihfftn(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.ihfft` over several dimensions."""
def im2col(input: Tensor, kernel_size: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, *, out: Tensor | None = None) -> Tensor:
    """Windows of images as columns."""
def imag(input: Tensor) -> Tensor:
    """The imaginary parts of a complex tensor, as a view."""
def index(input: Tensor, indices: Sequence[Tensor | None], *, out: Tensor | None = None) -> Tensor:
    """`self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy."""
def index_add(input: Tensor, dim: _Index, index: Tensor, source: Tensor, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
def index_copy(input: Tensor, dim: _Index, index: Tensor, source: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
def index_fill(input: Tensor, dim: _Index, index: Tensor, value: _Number | Tensor, *, out: Tensor | None = None) -> Tensor:
    """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
def index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
def index_reduce(input: Tensor, dim: _Index, index: Tensor, source: Tensor, reduce: str, *, include_self: _bool = True, out: Tensor | None = None) -> Tensor:
    """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
def index_select(input: Tensor, dim: _Index, index: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Slices of `self` along `dim`, in the order of `index`."""
def inner(input: Tensor, other: Tensor) -> Tensor:
    """The product summed over both last dimensions."""
def instance_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, use_input_stats: _bool, momentum: _float, eps: _float, cudnn_enabled: _bool) -> Tensor:
    """Each channel of each image normalised by itself."""
def linalg_inv(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverse; raises for singular matrices."""
def linalg_inv_ex(A: Tensor, *, check_errors: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_inv_ex:
    """The inverse, and the first zero pivot (counted from 1) or 0."""
def inverse(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `linalg.inv`."""
def fft_irfft(input: Tensor, n: _Index | None = None, dim: _Index = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse of `rfft`: real numbers of length `n`."""
def fft_irfft2(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index = [-2, -1], norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.irfft` over two dimensions."""
def fft_irfftn(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.irfft` over several dimensions."""
def is_nonzero(input: Tensor) -> _bool:
    """The truth of a tensor of one element."""
def isclose(input: Tensor, other: Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False) -> Tensor:
    """True where the difference is at most atol + rtol * |other|."""
def isfinite(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where neither NaN nor infinite."""
@overload
def isin(elements: Tensor, test_elements: Tensor | _Number, *, assume_unique: _bool = False, invert: _bool = False, out: Tensor | None = None) -> Tensor:
    """Whether each element is among the test elements."""
@overload
def isin(elements: _Number, test_elements: Tensor, *, assume_unique: _bool = False, invert: _bool = False, out: Tensor | None = None) -> Tensor: ...
def isinf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where infinite."""
def isnan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where NaN."""
def isneginf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where -infinity."""
def isposinf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where +infinity."""
def isreal(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where there is no imaginary part."""
def istft(input: Tensor, n_fft: _Index, hop_length: _Index | None = None, win_length: _Index | None = None, window: Tensor | None = None, center: _bool = True, normalized: _bool = False, onesided: _bool | None = None, length: _Index | None = None, return_complex: _bool = False) -> Tensor:
    """The signal of which these are the transforms of overlapping windows, by least squares."""
def kl_div(input: Tensor, target: Tensor, reduction: _Index = 1, *, log_target: _bool = False) -> Tensor:
    """The divergence of log-probabilities from a target distribution."""
def kron(input: Tensor, other: Tensor) -> Tensor:
    """The Kronecker product."""
def kthvalue(input: Tensor, k: _Index, dim: _Index = -1, keepdim: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.kthvalue:
    """The `k`-th smallest element along `dim`, and where it is."""
def l1_loss(input: Tensor, target: Tensor, reduction: _Index = 1) -> Tensor:
    """The absolute difference."""
@overload
def special_laguerre_polynomial_l(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (laguerre l) of degree `n`."""
@overload
def special_laguerre_polynomial_l(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def layer_norm(input: Tensor, normalized_shape: Sequence[_Index], weight: Tensor | None = None, bias: Tensor | None = None, eps: _float = 1e-05, cudnn_enable: _bool = True) -> Tensor:
    """The last dimensions normalised to mean 0 and deviation 1, then scaled and shifted."""
def lcm(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The least common multiple."""
def ldexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """self * 2**other."""
def linalg_ldl_factor(input: Tensor, *, hermitian: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_ldl_factor:
    """`linalg.ldl_factor_ex` that raises for singular matrices."""
def linalg_ldl_factor_ex(input: Tensor, *, hermitian: _bool = False, check_errors: _bool = False, out: tuple[Tensor, Tensor, Tensor] | None = None) -> return_types.linalg_ldl_factor_ex:
    """Bunch and Kaufman's L and D of a symmetric (Hermitian) matrix in one, row exchanges as LAPACK's, and the first zero pivot (counted from 1) or 0."""
def linalg_ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, *, hermitian: _bool = False, out: Tensor | None = None) -> Tensor:
    """The solution of `A @ X = B` by the LDL factors of `A`."""
def le(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
def leaky_relu(input: Tensor, negative_slope: _Number = 0.01, *, out: Tensor | None = None) -> Tensor:
    """x where positive, else negative_slope * x."""
def leaky_relu_(input: Tensor, negative_slope: _Number = 0.01) -> Tensor:
    """x where positive, else negative_slope * x."""
def leaky_relu_backward(grad_output: Tensor, input: Tensor, negative_slope: _Number, self_is_result: _bool, *, out: Tensor | None = None) -> Tensor:
    """Gradient of leaky_relu."""
@overload
def special_legendre_polynomial_p(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (legendre p) of degree `n`."""
@overload
def special_legendre_polynomial_p(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def lerp(input: Tensor, end: Tensor, weight: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """self + weight * (end - self)."""
def less(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """As `lt`."""
def less_equal(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """As `le`."""
def lgamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the absolute value of the gamma function."""
def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """`input @ weight.T + bias`, along the last dimension."""
@overload
def linspace(start: _Number, end: _Number, steps: _Index, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """As many points as `steps` at equal distances, both ends included."""
@overload
def linspace(start: _Number, end: _Number, steps: _Index, *, out: Tensor) -> Tensor: ...
def log(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The natural logarithm."""
def log10(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The logarithm to base 10."""
def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 + x), exact near 0."""
def special_log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 + x), exact near 0."""
def log2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The logarithm to base 2."""
def special_log_ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of `special.ndtr`."""
def log_sigmoid(input: Tensor) -> Tensor:
    """log(sigmoid(x))."""
def log_sigmoid_backward(grad_output: Tensor, input: Tensor, buffer: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of log_sigmoid."""
def log_sigmoid_forward(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.log_sigmoid_forward:
    """log(sigmoid(x)), and an empty buffer."""
def log_softmax(input: Tensor, dim: _Index, dtype: _dtype | None = None) -> Tensor:
    """The logarithm of the softmax; the input is cast to `dtype` first."""
def special_log_softmax(input: Tensor, dim: _Index, *, dtype: _dtype | None = None) -> Tensor:
    """As `log_softmax`."""
def logaddexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(exp(self) + exp(other)) without overflow."""
def logaddexp2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log2(2**self + 2**other) without overflow."""
def logcumsumexp(input: Tensor, dim: _Index, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the sums of exponentials so far, without overflow."""
def logdet(input: Tensor) -> Tensor:
    """The logarithm of the determinant; NaN if that is negative."""
def logical_and(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where both are not 0."""
def logical_not(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where the element is 0."""
def logical_or(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where one is not 0."""
def logical_xor(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where exactly one is not 0."""
def logit(input: Tensor, eps: _float | None = None, *, out: Tensor | None = None) -> Tensor:
    """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
def special_logit(input: Tensor, eps: _float | None = None, *, out: Tensor | None = None) -> Tensor:
    """log(x / (1 - x)), of x bounded by `eps` if given."""
def logit_backward(grad_output: Tensor, input: Tensor, eps: _float | None = None, *, out: Tensor | None = None) -> Tensor:
    """Gradient of logit."""
@overload
def logspace(start: _Number, end: _Number, steps: _Index, base: _float = 10.0, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """`base` to the power of each point of `linspace`."""
@overload
def logspace(start: _Number, end: _Number, steps: _Index, base: _float = 10.0, *, out: Tensor) -> Tensor: ...
def special_logsumexp(input: Tensor, dim: Sequence[_Index] | _Index, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the sum of exponentials."""
def logsumexp(input: Tensor, dim: Sequence[_Index] | _Index, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the sum of exponentials over `dim`, without overflow."""
def linalg_lstsq(input: Tensor, b: Tensor, rcond: _float | None = None, *, driver: str | None = None, out: tuple[Tensor, Tensor, Tensor, Tensor] | None = None) -> return_types.linalg_lstsq:
    """The X for which `A @ X - B` is shortest, and is itself the shortest; squared lengths that remain, for more rows than columns; rank and singular values where the driver gives them."""
def lt(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
def linalg_lu(A: Tensor, *, pivot: _bool = True) -> return_types.linalg_lu:
    """Matrices with `A = P @ L @ U`: a permutation, a lower triangle with a diagonal of 1, an upper triangle."""
def linalg_lu_factor(A: Tensor, *, pivot: _bool = True) -> return_types.linalg_lu_factor:
    """`linalg.lu_factor_ex` that raises for singular matrices."""
def linalg_lu_factor_ex(A: Tensor, *, pivot: _bool = True, check_errors: _bool = False, out: tuple[Tensor, Tensor, Tensor] | None = None) -> return_types.linalg_lu_factor_ex:
    """The factors of an LU factorisation in one matrix, row exchanges, and the first zero pivot (counted from 1) or 0."""
def linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, *, left: _bool = True, adjoint: _bool = False, out: Tensor | None = None) -> Tensor:
    """The solution of `A @ X = B` by the factors of `A`."""
def lu_solve(input: Tensor, LU_data: Tensor, LU_pivots: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`linalg.lu_solve` with the right side first."""
def lu_unpack(LU_data: Tensor, LU_pivots: Tensor, unpack_data: _bool = True, unpack_pivots: _bool = True) -> return_types.lu_unpack:
    """The three factors of what `linalg.lu_factor` gave; empty ones for what is not asked for."""
def masked_fill(input: Tensor, mask: Tensor, value: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """`self`, with `value` where the mask is true."""
def masked_scatter(input: Tensor, mask: Tensor, source: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`self` with the first elements of `source`, in order, where `mask` is true."""
def masked_select(input: Tensor, mask: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The elements where `mask` is true, in row-major order; both broadcast."""
def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast."""
def linalg_matmul(input: Tensor, other: Tensor) -> Tensor:
    """`matmul` in the linear algebra module."""
def matmul_backward(grad: Tensor, input: Tensor, other: Tensor, mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor]:
    """Gradients of a product of nested tensors, those that `mask` asks for."""
def matrix_exp(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The exponential of square matrices, by Higham's scaling and squaring."""
def linalg_matrix_exp(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `matrix_exp`."""
@overload
def linalg_matrix_norm(input: Tensor, ord: _Number, dim: Sequence[_Index] = [-2, -1], keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The norm of matrices over two dimensions: of columns (1, -1), of rows (inf, -inf), or of singular values (2, -2)."""
@overload
def linalg_matrix_norm(input: Tensor, ord: str = 'fro', dim: Sequence[_Index] = [-2, -1], keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
def matrix_power(input: Tensor, n: _Index) -> Tensor:
    """A power of square matrices."""
def linalg_matrix_power(input: Tensor, n: _Index) -> Tensor:
    """A power of square matrices."""
@overload
def linalg_matrix_rank(input: Tensor, *, atol: _float | None = None, rtol: _float | None = None, hermitian: _bool = False, out: Tensor | None = None) -> Tensor:
    """How many singular values are larger than `atol` and `rtol` times the largest."""
@overload
def linalg_matrix_rank(input: Tensor, *, atol: Tensor | None = None, rtol: Tensor | None = None, hermitian: _bool = False, out: Tensor | None = None) -> Tensor: ...
@overload
def max(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The largest element; equal ones share the gradient."""
@overload
def max(input: Tensor, dim: _Index, keepdim: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.max: ...
@overload
def max(input: Tensor, other: Tensor) -> Tensor: ...
def max_pool1d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, ceil_mode: _bool = False) -> Tensor:
    """Maxima of windows."""
def max_pool1d_with_indices(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, ceil_mode: _bool = False) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions."""
def max_pool2d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, ceil_mode: _bool = False) -> Tensor:
    """Maxima of windows."""
def max_pool2d_with_indices(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, ceil_mode: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions in the plane."""
def max_pool2d_with_indices_backward(grad_output: Tensor, input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, ceil_mode: _bool, indices: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input, where the maxima were."""
def max_pool3d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, ceil_mode: _bool = False) -> Tensor:
    """Maxima of windows."""
def max_pool3d_with_indices(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = [], padding: Sequence[_Index] | _Index = 0, dilation: Sequence[_Index] | _Index = 1, ceil_mode: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions in the plane."""
def max_pool3d_with_indices_backward(grad_output: Tensor, input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, ceil_mode: _bool, indices: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input, where the maxima were."""
def maximum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The larger of two elements; NaN if either is."""
@overload
def mean(input: Tensor, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The mean of all elements; integers need `dtype`."""
@overload
def mean(input: Tensor, dim: Sequence[_Index] | _Index | None, keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def median(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The lower middle element."""
@overload
def median(input: Tensor, dim: _Index, keepdim: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.median: ...
@overload
def meshgrid(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Grids of coordinates, the first vector along the first dimension."""
@overload
def meshgrid(tensors: Sequence[Tensor], *, indexing: str) -> tuple[Tensor, ...]: ...
@overload
def min(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The smallest element; equal ones share the gradient."""
@overload
def min(input: Tensor, dim: _Index, keepdim: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.min: ...
@overload
def min(input: Tensor, other: Tensor) -> Tensor: ...
def minimum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The smaller of two elements; NaN if either is."""
def mish(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """x * tanh(softplus(x))."""
def mish_(input: Tensor) -> Tensor:
    """x * tanh(softplus(x))."""
def mish_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of mish."""
def mm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The product of two matrices."""
def mode(input: Tensor, dim: _Index = -1, keepdim: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.mode:
    """The most frequent element along `dim` (the smallest of these), and its last position."""
def special_modified_bessel_i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function I0."""
def special_modified_bessel_i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function I1."""
def special_modified_bessel_k0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function K0."""
def special_modified_bessel_k1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function K1."""
@overload
def moveaxis(input: Tensor, source: Sequence[_Index], destination: Sequence[_Index]) -> Tensor:
    """`movedim` under NumPy's name."""
@overload
def moveaxis(input: Tensor, source: _Index, destination: _Index) -> Tensor: ...
@overload
def movedim(input: Tensor, source: Sequence[_Index], destination: Sequence[_Index]) -> Tensor:
    """Moves dimensions to other places; the others keep their order."""
@overload
def movedim(input: Tensor, source: _Index, destination: _Index) -> Tensor: ...
def mse_loss(input: Tensor, target: Tensor, reduction: _Index = 1) -> Tensor:
    """The squared difference."""
def msort(input: Tensor) -> Tensor:
    """The elements in order along the first dimension."""
@overload
def mul(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Multiplies."""
@overload
def mul(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def linalg_multi_dot(tensors: Sequence[Tensor]) -> Tensor:
    """The product of matrices in the cheapest order; the outer ones may be vectors."""
def multi_margin_loss(input: Tensor, target: Tensor, p: _Number = 1, margin: _Number = 1, weight: Tensor | None = None, reduction: _Index = 1) -> Tensor:
    """The margin of the target class over the others."""
def special_multigammaln(input: Tensor, p: _Index, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the gamma function of `p` dimensions."""
def multilabel_margin_loss(input: Tensor, target: Tensor, reduction: _Index = 1) -> Tensor:
    """The margin of every target class over the others."""
def multinomial(input: Tensor, num_samples: _Index, replacement: _bool = False, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Categories drawn with the probabilities of each row, which need not add up to 1."""
@overload
def multiply(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """As `mul`."""
@overload
def multiply(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def mv(input: Tensor, vec: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The product of a matrix and a vector."""
def mvlgamma(input: Tensor, p: _Index, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the gamma function of `p` dimensions."""
def nan_to_num(input: Tensor, nan: _float | None = None, posinf: _float | None = None, neginf: _float | None = None, *, out: Tensor | None = None) -> Tensor:
    """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
def nanmean(input: Tensor, dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None) -> Tensor:
    """The mean over `dim` of what is not NaN."""
@overload
def nanmedian(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The lower middle element of those that are not NaN."""
@overload
def nanmedian(input: Tensor, dim: _Index, keepdim: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.nanmedian: ...
def nanquantile(input: Tensor, q: _float | Tensor, dim: _Index | None = None, keepdim: _bool = False, *, interpolation: str = 'linear') -> Tensor:
    """The value below which a share `q` of the elements lies, of what is not NaN."""
def nansum(input: Tensor, dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The sum over `dim`, NaN counting as 0."""
def narrow(input: Tensor, dim: _Index, start: _Index, length: _Index) -> Tensor:
    """`length` elements of a dimension from `start` on."""
def narrow_copy(input: Tensor, dim: _Index, start: _Index, length: _Index, *, out: Tensor | None = None) -> Tensor:
    """As `narrow`, a copy."""
def native_batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: _bool, momentum: _float, eps: _float) -> tuple[Tensor, Tensor, Tensor]:
    """`batch_norm` with the statistics that were used."""
def native_batch_norm_backward(grad_out: Tensor, input: Tensor, weight: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None, save_invstd: Tensor | None, train: _bool, eps: _float, output_mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
def native_channel_shuffle(input: Tensor, groups: _Index) -> Tensor:
    """Another name of `channel_shuffle`."""
def native_dropout(input: Tensor, p: _float, train: _bool | None, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """Zeros with probability `p`, the rest scaled up so that the mean stays, and which were kept."""
def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: _float, *, out: Tensor | None = None) -> Tensor:
    """`grad_output * mask * scale`."""
def native_group_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, N: _Index, C: _Index, HxW: _Index, group: _Index, eps: _float, *, out: tuple[Tensor, Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor, Tensor]:
    """`group_norm` with mean and reciprocal deviation of each group."""
def native_group_norm_backward(grad_out: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | None, N: _Index, C: _Index, HxW: _Index, group: _Index, output_mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
def native_layer_norm(input: Tensor, normalized_shape: Sequence[_Index], weight: Tensor | None, bias: Tensor | None, eps: _float, *, out: tuple[Tensor, Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor, Tensor]:
    """`layer_norm` with mean and reciprocal deviation of each row."""
def native_layer_norm_backward(grad_out: Tensor, input: Tensor, normalized_shape: Sequence[_Index], mean: Tensor, rstd: Tensor, weight: Tensor | None, bias: Tensor | None, output_mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
def special_ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The distribution function of the normal distribution."""
def special_ndtri(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverse of `special.ndtr`."""
def ne(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
def neg(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The negative. Bools have none."""
def negative(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `neg`."""
def nextafter(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The next number after `self` in the direction of `other`."""
def nll_loss(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: _Index = 1, ignore_index: _Index = -100) -> Tensor:
    """The negative log likelihood, given log-probabilities."""
def nll_loss_backward(grad_output: Tensor, input: Tensor, target: Tensor, weight: Tensor | None, reduction: _Index, ignore_index: _Index, total_weight: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The gradient of the input."""
def nll_loss_forward(input: Tensor, target: Tensor, weight: Tensor | None, reduction: _Index, ignore_index: _Index, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.nll_loss_forward:
    """The negative log likelihood of the targets' classes, and the sum of their weights."""
def nll_loss_nd(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: _Index = 1, ignore_index: _Index = -100) -> Tensor:
    """As `nll_loss`, of any rank."""
def nonzero(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Coordinates of the elements that are not 0, one row for each, in row-major order."""
def nonzero_numpy(input: Tensor) -> tuple[Tensor, ...]:
    """As `nonzero`, one tensor for each dimension; a 0-dim tensor counts as one dimension."""
def nonzero_static(input: Tensor, *, size: _Index, fill_value: _Index = -1, out: Tensor | None = None) -> Tensor:
    """As `nonzero`, cut or filled up to `size` rows."""
@overload
def linalg_norm(input: Tensor, ord: _Number | None = None, dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The norm of vectors over one dimension, of matrices over two; without `ord`, the 2-norm of all elements."""
@overload
def linalg_norm(input: Tensor, ord: str, dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def norm(input: Tensor, p: _Number = 2) -> Tensor:
    """The `p`-norm of all elements."""
@overload
def norm(input: Tensor, p: _Number | None, dim: Sequence[_Index] | _Index, keepdim: _bool = False) -> Tensor: ...
@overload
def norm(input: Tensor, p: _Number | None, dim: Sequence[_Index] | _Index, keepdim: _bool, *, dtype: _dtype) -> Tensor: ...
@overload
def norm(input: Tensor, p: _Number | None, *, dtype: _dtype) -> Tensor: ...
@overload
def norm(input: Tensor, p: str = 'fro', dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None) -> Tensor: ...
@overload
def normal(mean: Tensor, std: _float = 1, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Normal numbers around each element of `mean`."""
@overload
def normal(mean: _float | Tensor, std: Tensor, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def normal(mean: _float, std: _float, size: Sequence[_Index], *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def normal(mean: _float, std: _float, size: Sequence[_Index], *, generator: Generator | None = None, out: Tensor) -> Tensor: ...
def not_equal(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """As `ne`."""
def one_hot(input: Tensor, num_classes: _Index = -1) -> Tensor:
    """1 at each index, 0 elsewhere, along a new last dimension."""
@overload
def ones(size: Sequence[_Index], *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Ones of the given shape."""
@overload
def ones(*size: _Index, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def ones(size: Sequence[_Index], *, out: Tensor) -> Tensor: ...
@overload
def ones(*size: _Index, out: Tensor) -> Tensor: ...
def ones_like(input: Tensor, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None) -> Tensor:
    """Ones with the shape, dtype and device of another tensor."""
def ormqr(input: Tensor, input2: Tensor, input3: Tensor, left: _bool = True, transpose: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """`Q @ input3` (`input3 @ Q` with `left=False`), Q or its conjugate transpose being a product of Householder reflections."""
def outer(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """All products of an element of one vector with one of the other."""
def pad(input: Tensor, pad: Sequence[_Index], mode: str = "constant", value: _float | None = None) -> Tensor:
    """The input within a border: a constant, or the input reflected, replicated or repeated."""
def pairwise_distance(x1: Tensor, x2: Tensor, p: _float = 2, eps: _float = 1e-06, keepdim: _bool = False) -> Tensor:
    """The p-norm of differences of rows."""
def pdist(input: Tensor, p: _float = 2) -> Tensor:
    """The distances of all pairs of rows, each once."""
def permute(input: Tensor, dims: Sequence[_Index]) -> Tensor:
    """Reorders the dimensions."""
def permute_copy(input: Tensor, dims: Sequence[_Index], *, out: Tensor | None = None) -> Tensor:
    """As `permute`, a copy."""
@overload
def linalg_pinv(input: Tensor, *, atol: _float | None = None, rtol: _float | None = None, hermitian: _bool = False, out: Tensor | None = None) -> Tensor:
    """The pseudo-inverse; singular values up to `atol`, or `rtol` times the largest, count as 0."""
@overload
def linalg_pinv(input: Tensor, *, atol: Tensor | None = None, rtol: Tensor | None = None, hermitian: _bool = False, out: Tensor | None = None) -> Tensor: ...
def pinverse(input: Tensor, rcond: _float = 1e-15) -> Tensor:
    """As `linalg.pinv`."""
def pixel_shuffle(input: Tensor, upscale_factor: _Index) -> Tensor:
    """Channels moved into pixels."""
def pixel_unshuffle(input: Tensor, downscale_factor: _Index) -> Tensor:
    """Pixels moved into channels."""
def poisson(input: Tensor, generator: Generator | None = None, *, out: Tensor | None = None) -> Tensor:
    """Poisson numbers with the rates of `self`."""
def polar(abs: Tensor, angle: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complex numbers of absolute value and angle."""
def polygamma(n: _Index, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The derivative of order `n` of `digamma`."""
def special_polygamma(n: _Index, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The derivative of order `n` of `digamma`."""
def positive(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The input itself; bools are refused."""
@overload
def pow(input: Tensor, exponent: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """`self` to the power `exponent`."""
@overload
def pow(input: _Number, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """x where positive, else weight * x, with one weight or one per channel."""
@overload
def prod(input: Tensor, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The product of all elements."""
@overload
def prod(input: Tensor, dim: _Index, keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
def special_psi(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `digamma`."""
def put(input: Tensor, index: Tensor, source: Tensor, accumulate: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
def linalg_qr(A: Tensor, mode: str = 'reduced', *, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_qr:
    """Orthonormal columns and an upper triangle with `A = Q @ R`; mode `complete` gives all columns, `r` only R."""
def qr(input: Tensor, some: _bool = True) -> return_types.qr:
    """As `linalg.qr`."""
def quantile(input: Tensor, q: _float | Tensor, dim: _Index | None = None, keepdim: _bool = False, *, interpolation: str = 'linear') -> Tensor:
    """The value below which a share `q` of the elements lies."""
def rad2deg(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Radians as degrees."""
@overload
def rand(size: Sequence[_Index], *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Uniform numbers from [0, 1)."""
@overload
def rand(*size: _Index, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def rand(size: Sequence[_Index], *, generator: Generator | None = None, out: Tensor) -> Tensor: ...
@overload
def rand(*size: _Index, generator: Generator | None = None, out: Tensor) -> Tensor: ...
def rand_like(input: Tensor, *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None) -> Tensor:
    """Uniform numbers from [0, 1) in the shape of `self`."""
@overload
def randint(high: _Index, size: Sequence[_Index], *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Integers from 0 up to `high`, which is excluded."""
@overload
def randint(low: _Index, high: _Index, size: Sequence[_Index], *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def randint(high: _Index, size: Sequence[_Index], *, generator: Generator | None = None, out: Tensor) -> Tensor: ...
@overload
def randint(low: _Index, high: _Index, size: Sequence[_Index], *, generator: Generator | None = None, out: Tensor) -> Tensor: ...
@overload
def randint_like(input: Tensor, high: _Index, *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None) -> Tensor:
    """Integers from 0 up to `high` in the shape of `self`."""
@overload
def randint_like(input: Tensor, low: _Index, high: _Index, *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None) -> Tensor: ...
@overload
def randn(size: Sequence[_Index], *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Normal numbers with mean 0 and variance 1."""
@overload
def randn(*size: _Index, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def randn(size: Sequence[_Index], *, generator: Generator | None = None, out: Tensor) -> Tensor: ...
@overload
def randn(*size: _Index, generator: Generator | None = None, out: Tensor) -> Tensor: ...
def randn_like(input: Tensor, *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None) -> Tensor:
    """Normal numbers in the shape of `self`."""
@overload
def randperm(n: _Index, *, generator: Generator | None = None, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """The numbers below `n`, shuffled."""
@overload
def randperm(n: _Index, *, generator: Generator | None = None, out: Tensor) -> Tensor: ...
def ravel(input: Tensor) -> Tensor:
    """All elements in one contiguous dimension."""
def real(input: Tensor) -> Tensor:
    """The real parts as a view; a real tensor is its own."""
def reciprocal(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 / x."""
def relu(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The input where it is positive, else 0."""
def relu6(input: Tensor) -> Tensor:
    """x bounded by 0 and 6."""
@overload
def remainder(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """What floor division leaves, with the sign of the divisor."""
@overload
def remainder(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def renorm(input: Tensor, p: _Number, dim: _Index, maxnorm: _Number) -> Tensor:
    """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
@overload
def repeat_interleave(repeats: Tensor, *, output_size: _Index | None = None, out: Tensor | None = None) -> Tensor:
    """The number `i`, `repeats[i]` times, for each `i`."""
@overload
def repeat_interleave(input: Tensor, repeats: _Index, dim: _Index | None = None, *, output_size: _Index | None = None) -> Tensor: ...
def reshape(input: Tensor, shape: Sequence[_Index]) -> Tensor:
    """The elements under another shape; a view where strides allow it, else a copy."""
def resize_as_(input: Tensor, the_template: Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
    """`resize_` to the shape of another tensor."""
def resolve_conj(input: Tensor) -> Tensor:
    """The tensor itself: conjugates are never put off here."""
def resolve_neg(input: Tensor) -> Tensor:
    """The tensor itself: negatives are never put off here."""
def fft_rfft(input: Tensor, n: _Index | None = None, dim: _Index = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """The first half of the transform of real numbers."""
def fft_rfft2(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index = [-2, -1], norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.rfft` over two dimensions."""
def fft_rfftn(input: Tensor, s: Sequence[_Index] | _Index | None = None, dim: Sequence[_Index] | _Index | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """`fft.rfft` over several dimensions."""
def rms_norm(input: Tensor, normalized_shape: Sequence[_Index], weight: Tensor | None = None, eps: _float | None = None) -> Tensor:
    """The last dimensions divided by their root mean square."""
def roll(input: Tensor, shifts: Sequence[_Index] | _Index, dims: Sequence[_Index] | _Index = [], *, out: Tensor | None = None) -> Tensor:
    """Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`."""
def rot90(input: Tensor, k: _Index = 1, dims: Sequence[_Index] = [0, 1], *, out: Tensor | None = None) -> Tensor:
    """Turns `k` times by 90 degrees, from the first towards the second of `dims`."""
@overload
def round(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Rounded to nearest, halves to even."""
@overload
def round(input: Tensor, *, decimals: _Index, out: Tensor | None = None) -> Tensor: ...
def special_round(input: Tensor, *, decimals: _Index = 0, out: Tensor | None = None) -> Tensor:
    """Rounds half to even, to a number of decimals."""
def row_stack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """As `vstack`."""
def rsqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The reciprocal of the square root."""
def rsub(input: Tensor, other: Tensor | _Number, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """Subtracts `self`, scaled by `alpha`, from `other`."""
def scalar_tensor(s: _Number, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """A 0-dim tensor of a number; float32 unless a dtype is given."""
def scaled_dot_product_attention(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = None, dropout_p: _float = 0.0, is_causal: _bool = False, *, scale: _float | None = None, enable_gqa: _bool = False) -> Tensor:
    """softmax(query @ key.T * scale + mask) @ value."""
def special_scaled_modified_bessel_k0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The scaled modified Bessel function K0, times exp(x)."""
def special_scaled_modified_bessel_k1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The scaled modified Bessel function K1, times exp(x)."""
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, src: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins."""
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, value: _Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, src: Tensor, *, reduce: str, out: Tensor | None = None) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, value: _Number, *, reduce: str, out: Tensor | None = None) -> Tensor: ...
def scatter_add(input: Tensor, dim: _Index, index: Tensor, src: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`self` plus the elements of `src` at the places along `dim` that `index` names."""
def scatter_reduce(input: Tensor, dim: _Index, index: Tensor, src: Tensor, reduce: str, *, include_self: _bool = True, out: Tensor | None = None) -> Tensor:
    """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
def searchsorted(sorted_sequence: Tensor, input: Tensor | _Number, *, out_int32: _bool = False, right: _bool = False, side: str | None = None, sorter: Tensor | None = None, out: Tensor | None = None) -> Tensor:
    """Where each value would go in a sorted sequence: before equal ones, or after them with `right`."""
def select(input: Tensor, dim: _Index, index: _Index) -> Tensor:
    """One position of a dimension, which goes away."""
def select_backward(grad_output: Tensor, input_sizes: Sequence[_Index], dim: _Index, index: _Index) -> Tensor:
    """Gradient of `select`."""
def select_copy(input: Tensor, dim: _Index, index: _Index, *, out: Tensor | None = None) -> Tensor:
    """As `select`, a copy."""
def select_scatter(input: Tensor, src: Tensor, dim: _Index, index: _Index, *, out: Tensor | None = None) -> Tensor:
    """`self` with `src` in place of `self.select(dim, index)`."""
def selu(input: Tensor) -> Tensor:
    """Scaled elu with the constants that keep mean and variance."""
def selu_(input: Tensor) -> Tensor:
    """Scaled elu with the constants that keep mean and variance."""
def sgn(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The sign; of a complex number the number over its absolute value."""
@overload
def special_shifted_chebyshev_polynomial_t(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (shifted chebyshev t) of degree `n`."""
@overload
def special_shifted_chebyshev_polynomial_t(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_u(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (shifted chebyshev u) of degree `n`."""
@overload
def special_shifted_chebyshev_polynomial_u(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_v(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (shifted chebyshev v) of degree `n`."""
@overload
def special_shifted_chebyshev_polynomial_v(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_w(x: Tensor, n: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Values of polynomials (shifted chebyshev w) of degree `n`."""
@overload
def special_shifted_chebyshev_polynomial_w(x: _Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 / (1 + exp(-x))."""
def sigmoid_backward(grad_output: Tensor, output: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of sigmoid."""
def sign(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """-1, 0 or 1 by the sign; 0 for NaN."""
def signbit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where the sign is minus, -0.0 included."""
def silu(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """x * sigmoid(x)."""
def silu_(input: Tensor) -> Tensor:
    """x * sigmoid(x)."""
def silu_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of silu."""
def sin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The sine of each element, in radians."""
def sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sin(pi x) / (pi x), 1 at 0."""
def special_sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `sinc`."""
def sinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The hyperbolic sine."""
def slice(input: Tensor, dim: _Index = 0, start: _Index | None = None, end: _Index | None = None, step: _Index = 1) -> Tensor:
    """A range of a dimension, by the rules of Python slices; the step is positive."""
def slice_backward(grad_output: Tensor, input_sizes: Sequence[_Index], dim: _Index, start: _Index, end: _Index, step: _Index) -> Tensor:
    """Gradient of `slice`."""
def slice_copy(input: Tensor, dim: _Index = 0, start: _Index | None = None, end: _Index | None = None, step: _Index = 1, *, out: Tensor | None = None) -> Tensor:
    """As `slice`, a copy."""
def slice_scatter(input: Tensor, src: Tensor, dim: _Index = 0, start: _Index | None = None, end: _Index | None = None, step: _Index = 1, *, out: Tensor | None = None) -> Tensor:
    """`self` with `src` in place of a slice."""
def linalg_slogdet(A: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_slogdet:
    """The determinant's direction (0 if it is 0) and the logarithm of its size."""
def slogdet(input: Tensor) -> return_types.slogdet:
    """As `linalg.slogdet`."""
def smooth_l1_loss(input: Tensor, target: Tensor, reduction: _Index = 1, beta: _float = 1.0) -> Tensor:
    """The absolute difference, squared below `beta`."""
def soft_margin_loss(input: Tensor, target: Tensor, reduction: _Index = 1) -> Tensor:
    """log(1 + exp(-target * self)), stable for large margins."""
def softmax(input: Tensor, dim: _Index, dtype: _dtype | None = None) -> Tensor:
    """Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first."""
def special_softmax(input: Tensor, dim: _Index, dtype: _dtype | None = None) -> Tensor:
    """As `softmax`."""
def softplus(input: Tensor, beta: _Number = 1, threshold: _Number = 20, *, out: Tensor | None = None) -> Tensor:
    """log(1 + exp(beta * x)) / beta; x itself above the threshold."""
def softplus_backward(grad_output: Tensor, input: Tensor, beta: _Number, threshold: _Number, *, out: Tensor | None = None) -> Tensor:
    """Gradient of softplus."""
def softshrink(input: Tensor, lambd: _Number = 0.5, *, out: Tensor | None = None) -> Tensor:
    """x moved toward 0 by lambd, 0 in between."""
def softshrink_backward(grad_output: Tensor, input: Tensor, lambd: _Number, *, out: Tensor | None = None) -> Tensor:
    """Gradient of softshrink."""
def linalg_solve(A: Tensor, B: Tensor, *, left: _bool = True, out: Tensor | None = None) -> Tensor:
    """The solution of `A @ X = B` (`X @ A = B` with `left=False`); raises for singular matrices."""
def linalg_solve_ex(A: Tensor, B: Tensor, *, left: _bool = True, check_errors: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> return_types.linalg_solve_ex:
    """The solution, and the first zero pivot (counted from 1) or 0."""
def linalg_solve_triangular(input: Tensor, B: Tensor, *, upper: _bool, left: _bool = True, unitriangular: _bool = False, out: Tensor | None = None) -> Tensor:
    """The solution of `A @ X = B` (`X @ A = B` with `left=False`), of which one half is read."""
@overload
def sort(input: Tensor, dim: _Index = -1, descending: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.sort:
    """The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last."""
@overload
def sort(input: Tensor, *, stable: _bool | None, dim: _Index = -1, descending: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> return_types.sort: ...
def special_spherical_bessel_j0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sin(x) / x."""
def split(input: Tensor, split_size: _Index | Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]:
    """Parts of `split_size` along a dimension; the last may be smaller."""
def split_copy(input: Tensor, split_size: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
    """As `split`, a copy."""
def split_with_sizes(input: Tensor, split_sizes: Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]:
    """Parts of the sizes given, which add up to that of the dimension."""
def split_with_sizes_copy(input: Tensor, split_sizes: Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]:
    """As `split_with_sizes`, a copy."""
def sqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The square root."""
def square(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """x * x."""
@overload
def squeeze(input: Tensor) -> Tensor:
    """Drops all dimensions of size 1."""
@overload
def squeeze(input: Tensor, dim: _Index | Sequence[_Index]) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `squeeze`, a copy."""
@overload
def squeeze_copy(input: Tensor, dim: _Index | Sequence[_Index], *, out: Tensor | None = None) -> Tensor: ...
def stack(tensors: Sequence[Tensor], dim: _Index = 0, *, out: Tensor | None = None) -> Tensor:
    """Tensors of one shape along a new dimension."""
@overload
def std(input: Tensor, unbiased: _bool = True, *, out: Tensor | None = None) -> Tensor:
    """The standard deviation of all elements."""
@overload
def std(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = True, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def std(input: Tensor, dim: Sequence[_Index] | _Index | None = None, *, correction: _Number | None = None, keepdim: _bool = False, out: Tensor | None = None) -> Tensor: ...
@overload
def std_mean(input: Tensor, unbiased: _bool = True, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """The standard deviation and the mean of all elements."""
@overload
def std_mean(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = True, keepdim: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, dim: Sequence[_Index] | _Index | None = None, *, correction: _Number | None = None, keepdim: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]: ...
def stft(input: Tensor, n_fft: _Index, hop_length: _Index | None = None, win_length: _Index | None = None, window: Tensor | None = None, center: _bool = True, pad_mode: str = 'reflect', normalized: _bool = False, onesided: _bool | None = None, return_complex: _bool | None = None, align_to_window: _bool | None = None) -> Tensor:
    """Transforms of overlapping windows of a signal, one column for each."""
@overload
def sub(input: Tensor, other: Tensor | _Number, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
@overload
def sub(input: _Number, other: Tensor, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor: ...
@overload
def subtract(input: Tensor, other: Tensor | _Number, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor:
    """As `sub`."""
@overload
def subtract(input: _Number, other: Tensor, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor: ...
@overload
def sum(input: Tensor, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The sum of all elements; integers add up as int64."""
@overload
def sum(input: Tensor, dim: Sequence[_Index] | _Index | None, keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
def linalg_svd(A: Tensor, full_matrices: _bool = True, *, driver: str | None = None, out: tuple[Tensor, Tensor, Tensor] | None = None) -> return_types.linalg_svd:
    """Unitary U and Vh, and singular values, descending, with `A = U @ diag(S) @ Vh`."""
def svd(input: Tensor, some: _bool = True, compute_uv: _bool = True) -> return_types.svd:
    """`linalg.svd` with V in place of its conjugate transpose; zeros for vectors that are not wanted."""
def linalg_svdvals(A: Tensor, *, driver: str | None = None, out: Tensor | None = None) -> Tensor:
    """The singular values, descending."""
def swapaxes(input: Tensor, axis0: _Index, axis1: _Index) -> Tensor:
    """`transpose` under NumPy's name."""
def swapdims(input: Tensor, dim0: _Index, dim1: _Index) -> Tensor:
    """`transpose` under another name."""
def t(input: Tensor) -> Tensor:
    """Transposes a matrix; fewer dimensions stay as they are."""
def t_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `t`, a copy."""
def take(input: Tensor, index: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Elements by their number in row-major order; negative ones count from the end."""
def take_along_dim(input: Tensor, indices: Tensor, dim: _Index | None = None, *, out: Tensor | None = None) -> Tensor:
    """As `gather`, `self` and `indices` broadcasting except along `dim`; over the flattened tensor without `dim`."""
def tan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The tangent."""
def tanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The hyperbolic tangent."""
def tanh_backward(grad_output: Tensor, output: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of tanh."""
@overload
def tensor_split(input: Tensor, sections: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
    """Exactly `sections` parts, sizes differing by at most one."""
@overload
def tensor_split(input: Tensor, indices: Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, tensor_indices_or_sections: Tensor, dim: _Index = 0) -> tuple[Tensor, ...]: ...
def tensordot(input: Tensor, other: Tensor, dims_self: Sequence[_Index], dims_other: Sequence[_Index]) -> Tensor:
    """The product summed over pairs of dimensions."""
def linalg_tensorinv(input: Tensor, ind: _Index = 2, *, out: Tensor | None = None) -> Tensor:
    """The inverse of `tensordot` with `self` over its last dimensions, of which `ind` come first."""
def linalg_tensorsolve(input: Tensor, other: Tensor, dims: Sequence[_Index] | None = None, *, out: Tensor | None = None) -> Tensor:
    """The X with `tensordot(self, X, X.ndim) == other`; `dims` are moved to the end first."""
def threshold(input: Tensor, threshold: _Number, value: _Number, *, out: Tensor | None = None) -> Tensor:
    """x where it is above the threshold, else value."""
def threshold_(input: Tensor, threshold: _Number, value: _Number) -> Tensor:
    """x where it is above the threshold, else value."""
def threshold_backward(grad_output: Tensor, input: Tensor, threshold: _Number, *, out: Tensor | None = None) -> Tensor:
    """Gradient of threshold."""
def tile(input: Tensor, dims: Sequence[_Index]) -> Tensor:
    """As `repeat`; a short `dims` counts from the last dimension."""
def topk(input: Tensor, k: _Index, dim: _Index = -1, largest: _bool = True, sorted: _bool = True, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.topk:
    """The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest."""
def trace(input: Tensor) -> Tensor:
    """The sum of the diagonal of a matrix."""
def transpose(input: Tensor, dim0: _Index, dim1: _Index) -> Tensor:
    """Swaps two dimensions."""
def transpose_copy(input: Tensor, dim0: _Index, dim1: _Index, *, out: Tensor | None = None) -> Tensor:
    """As `transpose`, a copy."""
@overload
def trapezoid(y: Tensor, x: Tensor, *, dim: _Index = -1) -> Tensor:
    """The integral of `y` by the trapezoid rule, at points `x`."""
@overload
def trapezoid(y: Tensor, *, dx: _Number = 1, dim: _Index = -1) -> Tensor: ...
@overload
def trapz(y: Tensor, x: Tensor, *, dim: _Index = -1) -> Tensor:
    """As `trapezoid`."""
@overload
def trapz(y: Tensor, *, dx: _float = 1, dim: _Index = -1) -> Tensor: ...
def triangular_solve(input: Tensor, A: Tensor, upper: _bool = True, transpose: _bool = False, unitriangular: _bool = False) -> return_types.triangular_solve:
    """`linalg.solve_triangular` with the right side first, and a copy of the matrix."""
def tril(input: Tensor, diagonal: _Index = 0, *, out: Tensor | None = None) -> Tensor:
    """The part of a matrix on and below a diagonal; zeros elsewhere."""
def tril_indices(row: _Index, col: _Index, offset: _Index = 0, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Rows and columns of the elements on and below a diagonal."""
def triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: _float = 1.0, p: _float = 2.0, eps: _float = 1e-06, swap: _bool = False, reduction: _Index = 1) -> Tensor:
    """The margin between distances to a positive and a negative example."""
def triu(input: Tensor, diagonal: _Index = 0, *, out: Tensor | None = None) -> Tensor:
    """The part of a matrix on and above a diagonal; zeros elsewhere."""
def triu_indices(row: _Index, col: _Index, offset: _Index = 0, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Rows and columns of the elements on and above a diagonal."""
@overload
def true_divide(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """As `div`."""
@overload
def true_divide(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def trunc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Rounded toward zero."""
def unbind(input: Tensor, dim: _Index = 0) -> tuple[Tensor, ...]:
    """All positions of a dimension, each as a view without it."""
def unbind_copy(input: Tensor, dim: _Index = 0) -> tuple[Tensor, ...]:
    """As `unbind`, a copy."""
def unflatten(input: Tensor, dim: _Index, sizes: Sequence[_Index]) -> Tensor:
    """One dimension becomes several; one of their sizes may be -1."""
def unfold_backward(grad_in: Tensor, input_sizes: Sequence[_Index], dim: _Index, size: _Index, step: _Index) -> Tensor:
    """Gradient of `unfold`: windows that overlap add up."""
def unfold_copy(input: Tensor, dimension: _Index, size: _Index, step: _Index, *, out: Tensor | None = None) -> Tensor:
    """As `unfold`, a copy."""
def unique_dim(input: Tensor, dim: _Index, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False) -> tuple[Tensor, Tensor, Tensor]:
    """The distinct slices along `dim`, sorted, with inverse and counts."""
def unique_dim_consecutive(input: Tensor, dim: _Index, return_inverse: _bool = False, return_counts: _bool = False) -> tuple[Tensor, Tensor, Tensor]:
    """As `unique_dim`, for neighbours only."""
def unravel_index(indices: Tensor, shape: Sequence[_Index]) -> tuple[Tensor, ...]:
    """Coordinates of elements named by their number in row-major order."""
def unsafe_chunk(input: Tensor, chunks: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
    """As `chunk`, copies."""
def unsafe_split(input: Tensor, split_size: _Index, dim: _Index = 0) -> tuple[Tensor, ...]:
    """As `split`, copies."""
def unsafe_split_with_sizes(input: Tensor, split_sizes: Sequence[_Index], dim: _Index = 0) -> tuple[Tensor, ...]:
    """As `split_with_sizes`, copies."""
def unsqueeze(input: Tensor, dim: _Index) -> Tensor:
    """Inserts a dimension of size 1."""
def unsqueeze_copy(input: Tensor, dim: _Index, *, out: Tensor | None = None) -> Tensor:
    """As `unsqueeze`, a copy."""
def upsample_bicubic2d(input: Tensor, output_size: Sequence[_Index] | _Index, align_corners: _bool, scales_h: _float | None = None, scales_w: _float | None = None) -> Tensor:
    """Resized by cubic interpolation in both dimensions."""
def upsample_bilinear2d(input: Tensor, output_size: Sequence[_Index] | _Index, align_corners: _bool, scales_h: _float | None = None, scales_w: _float | None = None) -> Tensor:
    """Resized by linear interpolation in both dimensions."""
def upsample_linear1d(input: Tensor, output_size: Sequence[_Index] | _Index, align_corners: _bool, scales: _float | None = None) -> Tensor:
    """Resized by linear interpolation."""
def upsample_nearest1d(input: Tensor, output_size: Sequence[_Index] | _Index, scales: _float | None = None) -> Tensor:
    """Resized by the nearest element."""
def upsample_nearest2d(input: Tensor, output_size: Sequence[_Index] | _Index, scales_h: _float | None = None, scales_w: _float | None = None) -> Tensor:
    """Resized by the nearest element."""
def upsample_nearest3d(input: Tensor, output_size: Sequence[_Index] | _Index, scales_d: _float | None = None, scales_h: _float | None = None, scales_w: _float | None = None) -> Tensor:
    """Resized by the nearest element."""
def upsample_trilinear3d(input: Tensor, output_size: Sequence[_Index] | _Index, align_corners: _bool, scales_d: _float | None = None, scales_h: _float | None = None, scales_w: _float | None = None) -> Tensor:
    """Resized by linear interpolation in three dimensions."""
def vander(x: Tensor, N: _Index | None = None, increasing: _bool = False) -> Tensor:
    """The powers of a vector as columns, falling unless `increasing`."""
def linalg_vander(x: Tensor, *, N: _Index | None = None) -> Tensor:
    """The powers of each element from 0 to `N - 1`, along a new last dimension."""
@overload
def var(input: Tensor, unbiased: _bool = True, *, out: Tensor | None = None) -> Tensor:
    """The variance of all elements."""
@overload
def var(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = True, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def var(input: Tensor, dim: Sequence[_Index] | _Index | None = None, *, correction: _Number | None = None, keepdim: _bool = False, out: Tensor | None = None) -> Tensor: ...
@overload
def var_mean(input: Tensor, unbiased: _bool = True, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """The variance and the mean of all elements."""
@overload
def var_mean(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = True, keepdim: _bool = False, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, dim: Sequence[_Index] | _Index | None = None, *, correction: _Number | None = None, keepdim: _bool = False, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]: ...
def vdot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The sum of products of the conjugate of one vector with another."""
def linalg_vecdot(x: Tensor, y: Tensor, *, dim: _Index = -1) -> Tensor:
    """The sum of products along a dimension; the first operand is conjugated."""
def linalg_vector_norm(input: Tensor, ord: _Number = 2, dim: Sequence[_Index] | _Index | None = None, keepdim: _bool = False, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """The `ord`-norm of the elements over `dim`, without overflow on the way; its gradient at 0 is 0."""
def view_as_complex(input: Tensor) -> Tensor:
    """A real tensor with a last dimension of 2 as a complex one."""
def view_as_complex_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `view_as_complex`, a copy."""
def view_as_real(input: Tensor) -> Tensor:
    """A complex tensor as a real one with a last dimension of 2."""
def view_as_real_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """As `view_as_real`, a copy."""
def view_copy(input: Tensor, size: Sequence[_Index], *, out: Tensor | None = None) -> Tensor:
    """As `view`, a copy."""
@overload
def vsplit(input: Tensor, sections: _Index) -> tuple[Tensor, ...]:
    """Cuts rows into equal parts."""
@overload
def vsplit(input: Tensor, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
def vstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Joins rows; a vector is one row."""
@overload
def where(condition: Tensor) -> tuple[Tensor, ...]:
    """As `nonzero` with `as_tuple=True`: the coordinates of elements that are not 0, one tensor for each dimension."""
@overload
def where(condition: Tensor, input: Tensor | _Number, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_xlog1py(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(1 + other), 0 where `self` is 0."""
@overload
def special_xlog1py(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def xlogy(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(other), 0 where `self` is 0."""
@overload
def xlogy(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_xlogy(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(other), 0 where `self` is 0."""
@overload
def special_xlogy(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def zeros(size: Sequence[_Index], *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor:
    """Zeros of the given shape."""
@overload
def zeros(*size: _Index, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False) -> Tensor: ...
@overload
def zeros(size: Sequence[_Index], *, out: Tensor) -> Tensor: ...
@overload
def zeros(*size: _Index, out: Tensor) -> Tensor: ...
def zeros_like(input: Tensor, *, dtype: _dtype | None = None, layout: _layout | None = None, device: _device | str | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None) -> Tensor:
    """Zeros with the shape, dtype and device of another tensor."""
@overload
def special_zeta(input: Tensor, other: Tensor | _Number, *, out: Tensor | None = None) -> Tensor:
    """Hurwitz' zeta function: the sum of (other + k)**-self."""
@overload
def special_zeta(input: _Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...

# Kept by hand: what the package's own modules call, the registry, the engine of autograd, programs and the tracer.
# It is printed behind `stub_head.pyi`, where its types are declared.
# ruff: noqa: F821
from os import PathLike

_dtype_names: tuple[str, ...]
_safetensors_dtypes: dict[str, _dtype]
_functions: dict[str, dict[str, Callable[..., Any]]]
_collector_phases: str

@final
class OpOverload:
    __name__: str
    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...
    def redispatch(self, keys: DispatchKeySet, *args: Any, **kwargs: Any) -> Any: ...
    def name(self) -> str: ...
    @property
    def namespace(self) -> str: ...
    @property
    def overloadpacket(self) -> OpOverloadPacket: ...
    @property
    def is_view(self) -> _bool: ...
    @property
    def _overloadname(self) -> str: ...
    @property
    def _schema(self) -> str: ...
    def has_kernel_for_dispatch_key(self, key: str) -> _bool: ...
    def __hash__(self) -> _int: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: Any) -> Self: ...

@final
class OpOverloadPacket:
    __name__: str
    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...
    def __getattr__(self, name: str, /) -> OpOverload: ...
    def overloads(self) -> list[str]: ...
    @property
    def _qualified_op_name(self) -> str: ...
    def __dir__(self) -> list[str]: ...
    def __hash__(self) -> _int: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: Any) -> Self: ...

@final
class DispatchKeySet:
    def __new__(cls, *names: str) -> Self: ...
    def has(self, key: str) -> _bool: ...
    def highest_priority_key(self) -> str: ...
    def remove(self, key: str) -> DispatchKeySet: ...
    def below(self, key: str) -> DispatchKeySet: ...
    def keys(self) -> list[str]: ...
    def __or__(self, other: DispatchKeySet, /) -> DispatchKeySet: ...
    def __ror__(self, other: DispatchKeySet, /) -> DispatchKeySet: ...
    def __hash__(self) -> _int: ...

@final
class _KeyGuard:
    def __new__(cls, names: Sequence[str], include: _bool) -> Self: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *_exc: Any) -> None: ...

@final
class Registration:
    def remove(self) -> None: ...

def get_operator(name: str) -> OpOverload: ...
def get_packet(name: str) -> OpOverloadPacket: ...
def call_operator(name: str, /, *args: Any, **kwargs: Any) -> Any: ...
def has_operator(name: str) -> _bool: ...
def operator_names() -> list[str]: ...
def dispatch_keys() -> list[str]: ...
def has_kernel(name: str, key: str) -> _bool: ...
def schema(name: str) -> str: ...
def is_mutable(name: str) -> _bool: ...
def returns_list(name: str) -> _bool: ...
def argument_names(name: str) -> list[str]: ...
def keyword_only_names(name: str) -> list[str]: ...
def written_arguments(name: str) -> list[str]: ...
def dispatch_table(name: str) -> list[tuple[str, str, str]]: ...
def registrations(name: str) -> list[tuple[str, str]]: ...
def registry_generation() -> _int: ...
def operator_schemas(name: str) -> list[tuple[Any, ...]]: ...
def binding_operators() -> dict[str, dict[str, str]]: ...
def explain_call(name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]: ...
def explain_operator(name: str) -> dict[str, Any]: ...
def define(schema: str, tags: Sequence[str], file: str, line: _int) -> Registration: ...
def register_kernel(
    name: str,
    key: str,
    function: Callable[..., Any],
    with_keyset: _bool,
    file: str,
    line: _int,
) -> Registration: ...
def register_fallback(
    namespace: str,
    key: str,
    function: Callable[..., Any],
    with_keyset: _bool,
    file: str,
    line: _int,
) -> Registration: ...
def register_fallthrough(name: str, key: str) -> Registration: ...
def load_plugin(path: str | PathLike[str]) -> None: ...
def named_results(operation: str, items: Sequence[Any]) -> Any: ...
def _class_of_results(name: str) -> type[Any] | None: ...
def _result_type(a: Any, b: Any) -> _dtype: ...
def _rebuild_generator(seed: _int, position: _int) -> Generator: ...
def _rebuild_tensor(
    class_: type[_T],
    data: bytes | None,
    dtype: _dtype,
    sizes: Sequence[_int],
    requires_grad: _bool,
) -> _T: ...
def _nested_sizes(t: Tensor) -> list[list[_int]]: ...
def _cpu_level() -> str: ...
def _after_fork_in_child() -> None: ...
def _collection_boundary(phase: str, info: Any) -> None: ...

@final
class exclude_autograd:
    def __new__(cls) -> Self: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *_exc: Any) -> None: ...

def set_grad_enabled(on: _bool) -> _bool: ...
def is_grad_enabled() -> _bool: ...
def set_inference_mode(on: _bool) -> _bool: ...
def is_inference_mode() -> _bool: ...
def live_nodes() -> _int: ...
def gradient_edge(t: Tensor) -> tuple[Node, _int] | None: ...
def grad_fn(t: Tensor) -> Node | None: ...
def is_leaf(t: Tensor) -> _bool: ...
def retain_grad(t: Tensor) -> None: ...
def retains_grad(t: Tensor) -> _bool: ...
def register_tensor_hook(t: Tensor, hook: Callable[[Tensor], Any]) -> RemovableHandle: ...
def register_post_accumulate_grad_hook(
    t: Tensor, hook: Callable[[Tensor], None]
) -> RemovableHandle: ...
def leaf_hooks(t: Tensor) -> tuple[list[Any], list[Any]] | None: ...
def record_function(
    name: str,
    inputs: Sequence[Tensor | None],
    outputs: Sequence[Tensor],
    differentiable: Sequence[_bool],
    saved: Sequence[tuple[Tensor | None, _int | None]],
    context: Any,
) -> None: ...
def _engine_apply(node: Node, grads: list[Any], keep: _bool) -> list[Any] | None: ...
def _engine_route(node: Node, results: Any) -> list[Any]: ...
def _engine_root(output: Tensor, grad: Tensor) -> tuple[Any, ...] | None: ...
def _engine_root_of_one(output: Tensor) -> tuple[Any, ...] | None: ...
def _engine_give_gradient(variable: Tensor, grad: Tensor) -> _bool: ...
def _engine_fit_gradient(grad: Tensor, to: Node, index: _int) -> Any: ...
def _engine_fit_gradient_to(grad: Tensor, like: Tensor) -> Tensor: ...
def _engine_is_sole_owner(t: Any) -> _bool: ...

@final
class Program:
    def __new__(
        cls,
        text: str,
        state: dict[str, Any],
        constants: Sequence[Any] = ...,
        linked: Sequence[tuple[str, Program]] = ...,
    ) -> Self: ...
    @staticmethod
    def load(data: bytes) -> Program: ...
    @staticmethod
    def load_file(path: str | PathLike[str]) -> Program: ...
    def save(self) -> bytes: ...
    def call(
        self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any] | None = None
    ) -> Any: ...
    @property
    def functions(self) -> list[str]: ...
    @property
    def entries(self) -> list[str]: ...
    def parameters(self, name: str) -> list[tuple[str, str, _bool, Any]]: ...
    def results(self, name: str) -> list[str]: ...
    def graph(self, name: str, inlined: _bool = False) -> str: ...
    def text(self) -> str: ...
    @property
    def state(self) -> dict[str, tuple[str, Any, Any]]: ...
    def get_state(self, name: str) -> Any: ...
    def set_state(self, name: str, value: Any) -> None: ...
    def freeze(self) -> Program: ...
    def fusion_groups(self) -> list[tuple[str, list[str], _int]]: ...
    @property
    def notes(self) -> dict[str, str]: ...

# Numbers that a trace follows: what they are made of, and what is made of them, is traced too.
class _Traced:
    def __add__(self, other: Any, /) -> Any: ...
    def __radd__(self, other: Any, /) -> Any: ...
    def __sub__(self, other: Any, /) -> Any: ...
    def __rsub__(self, other: Any, /) -> Any: ...
    def __mul__(self, other: Any, /) -> Any: ...
    def __rmul__(self, other: Any, /) -> Any: ...
    def __floordiv__(self, other: Any, /) -> Any: ...
    def __rfloordiv__(self, other: Any, /) -> Any: ...
    def __mod__(self, other: Any, /) -> Any: ...
    def __rmod__(self, other: Any, /) -> Any: ...
    def __truediv__(self, other: Any, /) -> Any: ...
    def __rtruediv__(self, other: Any, /) -> Any: ...
    def __pow__(self, other: Any, mod: Any = None, /) -> Any: ...
    def __rpow__(self, other: Any, mod: Any = None, /) -> Any: ...
    def __int__(self) -> _int: ...
    def __float__(self) -> _float: ...
    def __ceil__(self) -> Any: ...
    def __floor__(self) -> Any: ...
    def __trunc__(self) -> Any: ...
    def __round__(self, ndigits: _int | None = None) -> Any: ...
    def conjugate(self) -> Self: ...
    def __hash__(self) -> _int: ...

@final
class TracedInt(_Traced): ...

@final
class TracedFloat(_Traced): ...

def _trace_install(
    source_of: Callable[..., Any], on_freeze: Callable[..., Any], by_user: Callable[..., Any]
) -> None: ...
def _trace_begin(
    inputs: Sequence[tuple[str, Any]], state: Sequence[tuple[str, str, Any]]
) -> list[Any]: ...
def _trace_finish(
    name: str, output: Any, notes: Sequence[tuple[str, str]] = ...
) -> tuple[Program, list[tuple[Any, tuple[str, _int, str] | None]]]: ...
def _trace_abandon() -> None: ...
def _trace_active() -> _bool: ...
def _trace_knows(object: Any) -> _bool: ...
def _builtins() -> list[Any]: ...
def _set_freeze_hook(hook: Callable[..., Any]) -> None: ...
def _set_fusion_threshold(elements: _int) -> _int: ...
