# Made by `python -m schema.gen` from schema/ops and schema/gen/stub_head.pyi; do not edit.
import builtins
from collections.abc import Callable, Sequence
from typing import Any, Self, SupportsIndex, TypeAlias, TypeVar, final, overload

# Kept by hand up to the methods of Tensor: what the extension defines besides the table of operations.

# dtypes of the module, and attributes and methods of Tensor, hide these names.
_bool: TypeAlias = builtins.bool
_int: TypeAlias = builtins.int
_float: TypeAlias = builtins.float
_complex: TypeAlias = builtins.complex
_dtype: TypeAlias = dtype
_layout: TypeAlias = layout
_device: TypeAlias = device
_memory_format: TypeAlias = memory_format

_Index: TypeAlias = SupportsIndex
_Number: TypeAlias = _bool | _int | _float | _complex
_Key: TypeAlias = Any
_T = TypeVar("_T", bound=Tensor)

# The registry, the engine of autograd, programs and the tracer, for the package's own modules.
def __getattr__(name: str) -> Any: ...

__version__: str

class ShapeError(ValueError): ...
class DTypeError(TypeError): ...
class DeviceError(RuntimeError): ...
class OutOfMemoryError(RuntimeError): ...
class LoadError(RuntimeError): ...

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
def from_dlpack(ext_tensor: Any) -> Tensor: ...
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
def is_grad_enabled() -> _bool: ...
def is_inference_mode() -> _bool: ...
def explain_operator(name: str) -> dict[str, Any]: ...

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
    def get_state(self) -> Any: ...
    def set_state(self, state: Any) -> Any: ...
    def manual_seed(self, seed: _int) -> Generator: ...
    def seed(self) -> _int: ...
    def initial_seed(self) -> _int: ...

class Size(tuple[_int, ...]):
    def numel(self) -> _int: ...

class Tensor:
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
    def grad_fn(self) -> Any: ...
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
    def size(self) -> Size: ...
    @overload
    def size(self, dim: _int) -> _int: ...
    @overload
    def stride(self) -> tuple[_int, ...]: ...
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
    def is_non_overlapping_and_dense(self) -> _bool: ...
    def is_set_to(self, tensor: Tensor) -> _bool: ...
    def untyped_storage(self) -> UntypedStorage: ...
    def as_subclass(self, cls: type[_T]) -> _T: ...
    @staticmethod
    def _make_subclass(cls: type[_T], data: Tensor, require_grad: _bool = False) -> _T: ...
    def _is_view(self) -> _bool: ...
    def type(self, dtype: Any = None, non_blocking: _bool = False) -> Any: ...
    def set_(self, source: Any = None, *layout: Any, **named: Any) -> Tensor: ...
    def lu(A, pivot: _bool = True, get_infos: _bool = False) -> Any: ...
    def nonzero(input, *, as_tuple: _bool = False, out: Tensor | None = None) -> Any: ...
    def unique(
        input,
        sorted: _bool = True,
        return_inverse: _bool = False,
        return_counts: _bool = False,
        dim: _int | None = None,
    ) -> Tensor | tuple[Tensor, ...]: ...
    def unique_consecutive(
        input,
        return_inverse: _bool = False,
        return_counts: _bool = False,
        dim: _int | None = None,
    ) -> Tensor | tuple[Tensor, ...]: ...
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
    def numpy(self, *, force: _bool = False) -> Any: ...
    def __array__(self, dtype: Any = None, copy: _bool | None = None) -> Any: ...
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
    def __iter__(self) -> Any: ...
    def __getitem__(self, key: _Key, /) -> Tensor: ...
    def __setitem__(self, key: _Key, value: Tensor | _Number, /) -> None: ...
    def __repr__(self, **options: Any) -> str: ...
    def __str__(self, **options: Any) -> str: ...
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
    def __pow__(self, other: Tensor | _Number, /) -> Tensor: ...
    def __rpow__(self, other: Tensor | _Number, /) -> Tensor: ...
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
    def __ipow__(self, other: Tensor | _Number, /) -> Self: ...
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
    @overload
    def add(self, other: Tensor, *, alpha: _Number = ...) -> Tensor:
        """Adds `other`, scaled by `alpha`, to `self`."""
    @overload
    def add(self, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
    @overload
    def add_(self, other: Tensor, *, alpha: _Number = ...) -> Tensor:
        """Adds `other`, scaled by `alpha`, to `self`."""
    @overload
    def add_(self, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
    def addbmm(self, batch1: Tensor, batch2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
    def addbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
    def addcdiv(self, tensor1: Tensor, tensor2: Tensor, *, value: _Number = ...) -> Tensor:
        """self + value * tensor1 / tensor2."""
    def addcdiv_(self, tensor1: Tensor, tensor2: Tensor, *, value: _Number = ...) -> Tensor:
        """self + value * tensor1 / tensor2."""
    def addcmul(self, tensor1: Tensor, tensor2: Tensor, *, value: _Number = ...) -> Tensor:
        """self + value * tensor1 * tensor2."""
    def addcmul_(self, tensor1: Tensor, tensor2: Tensor, *, value: _Number = ...) -> Tensor:
        """self + value * tensor1 * tensor2."""
    def addmm(self, mat1: Tensor, mat2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
    def addmm_(self, mat1: Tensor, mat2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
    def addmv(self, mat: Tensor, vec: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
    def addmv_(self, mat: Tensor, vec: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
    def addr(self, vec1: Tensor, vec2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
    def addr_(self, vec1: Tensor, vec2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
    def adjoint(self) -> Tensor:
        """The last two dimensions swapped, elements conjugated."""
    @overload
    def all(self) -> Tensor:
        """Whether no element is zero. uint8 gives uint8."""
    @overload
    def all(self, dim: _Index, keepdim: _bool = ...) -> Tensor: ...
    @overload
    def all(self, dim: Sequence[_Index] | None = ..., keepdim: _bool = ...) -> Tensor: ...
    def allclose(self, other: Tensor, rtol: _float = ..., atol: _float = ..., equal_nan: _bool = ...) -> _bool:
        """Whether all elements are close."""
    def amax(self, dim: Sequence[_Index] | _Index = ..., keepdim: _bool = ...) -> Tensor:
        """The largest element over dimensions `dim`; equal ones share the gradient."""
    def amin(self, dim: Sequence[_Index] | _Index = ..., keepdim: _bool = ...) -> Tensor:
        """The smallest element over dimensions `dim`; equal ones share the gradient."""
    def aminmax(self, *, dim: _Index | None = ..., keepdim: _bool = ...) -> _results_of_aminmax:
        """The smallest and the largest element, in one pass."""
    def angle(self) -> Tensor:
        """The argument of a complex number; pi for negative real numbers."""
    @overload
    def any(self) -> Tensor:
        """Whether some element is not zero. uint8 gives uint8."""
    @overload
    def any(self, dim: _Index, keepdim: _bool = ...) -> Tensor: ...
    @overload
    def any(self, dim: Sequence[_Index] | None = ..., keepdim: _bool = ...) -> Tensor: ...
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
    def argmax(self, dim: _Index | None = ..., keepdim: _bool = ...) -> Tensor:
        """Where the largest element is; without `dim`, in the flattened input."""
    def argmin(self, dim: _Index | None = ..., keepdim: _bool = ...) -> Tensor:
        """Where the smallest element is; without `dim`, in the flattened input."""
    @overload
    def argsort(self, dim: _Index = ..., descending: _bool = ...) -> Tensor:
        """The positions that put the elements along `dim` in order."""
    @overload
    def argsort(self, *, stable: _bool, dim: _Index = ..., descending: _bool = ...) -> Tensor: ...
    def argwhere(self) -> Tensor:
        """As `nonzero`."""
    def as_strided(self, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ...) -> Tensor:
        """Any view of the storage, by sizes, strides and offset in elements."""
    def as_strided_(self, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ...) -> Tensor:
        """Gives the tensor itself any view of its storage."""
    def as_strided_scatter(self, src: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ...) -> Tensor:
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
    def baddbmm(self, batch1: Tensor, batch2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
    def baddbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
    @overload
    def bernoulli(self, *, generator: Generator | None = ...) -> Tensor:
        """1 with the probability that `self` has for each element, else 0."""
    @overload
    def bernoulli(self, p: _float, *, generator: Generator | None = ...) -> Tensor: ...
    @overload
    def bernoulli_(self, p: _float = ..., *, generator: Generator | None = ...) -> Tensor:
        """1 with probability `p`, else 0."""
    @overload
    def bernoulli_(self, p: Tensor, *, generator: Generator | None = ...) -> Tensor: ...
    def bfloat16(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as bfloat16."""
    def bincount(self, weights: Tensor | None = ..., minlength: _Index = ...) -> Tensor:
        """How often each nonnegative integer occurs, or the sum of its weights."""
    @overload
    def bitwise_and(self, other: Tensor) -> Tensor:
        """Bitwise and; of bools the logical one."""
    @overload
    def bitwise_and(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_and_(self, other: Tensor) -> Tensor:
        """Bitwise and; of bools the logical one."""
    @overload
    def bitwise_and_(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_left_shift(self, other: Tensor) -> Tensor:
        """Bits shifted to the left."""
    @overload
    def bitwise_left_shift(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_left_shift_(self, other: Tensor) -> Tensor:
        """Bits shifted to the left."""
    @overload
    def bitwise_left_shift_(self, other: _Number) -> Tensor: ...
    def bitwise_not(self) -> Tensor:
        """Every bit turned over."""
    def bitwise_not_(self) -> Tensor:
        """Every bit turned over."""
    @overload
    def bitwise_or(self, other: Tensor) -> Tensor:
        """Bitwise or; of bools the logical one."""
    @overload
    def bitwise_or(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_or_(self, other: Tensor) -> Tensor:
        """Bitwise or; of bools the logical one."""
    @overload
    def bitwise_or_(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_right_shift(self, other: Tensor) -> Tensor:
        """Bits shifted to the right."""
    @overload
    def bitwise_right_shift(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_right_shift_(self, other: Tensor) -> Tensor:
        """Bits shifted to the right."""
    @overload
    def bitwise_right_shift_(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_xor(self, other: Tensor) -> Tensor:
        """Bitwise exclusive or; of bools the logical one."""
    @overload
    def bitwise_xor(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_xor_(self, other: Tensor) -> Tensor:
        """Bitwise exclusive or; of bools the logical one."""
    @overload
    def bitwise_xor_(self, other: _Number) -> Tensor: ...
    def bmm(self, mat2: Tensor) -> Tensor:
        """The products of two batches of matrices, pair by pair."""
    def bool(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as bool."""
    @overload
    def broadcast_to(self, size: Sequence[_Index]) -> Tensor:
        """`expand` under NumPy's name."""
    @overload
    def broadcast_to(self, *size: _Index) -> Tensor: ...
    def bucketize(self, boundaries: Tensor, *, out_int32: _bool = ..., right: _bool = ...) -> Tensor:
        """The bucket that each value falls into, between sorted boundaries."""
    def byte(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as uint8."""
    def cauchy_(self, median: _float = ..., sigma: _float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Cauchy numbers."""
    def cdouble(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as complex128."""
    def ceil(self) -> Tensor:
        """Rounded up."""
    def ceil_(self) -> Tensor:
        """Rounded up."""
    def cfloat(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as complex64."""
    def char(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as int8."""
    def cholesky(self, upper: _bool = ...) -> Tensor:
        """As `linalg.cholesky`."""
    def cholesky_inverse(self, upper: _bool = ...) -> Tensor:
        """The inverse of the matrix that has this Cholesky factor."""
    def cholesky_solve(self, input2: Tensor, upper: _bool = ...) -> Tensor:
        """The solution of `A @ X = self` by the Cholesky factor of `A`."""
    def chunk(self, chunks: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
        """At most `chunks` parts of equal size; the last may be smaller."""
    @overload
    def clamp(self, min: _Number | None = ..., max: _Number | None = ...) -> Tensor:
        """The elements bounded by `min` and `max`; NaN stays."""
    @overload
    def clamp(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
    @overload
    def clamp_(self, min: _Number | None = ..., max: _Number | None = ...) -> Tensor:
        """The elements bounded by `min` and `max`; NaN stays."""
    @overload
    def clamp_(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
    @overload
    def clamp_max(self, max: Tensor) -> Tensor:
        """The elements, not above `max`."""
    @overload
    def clamp_max(self, max: _Number) -> Tensor: ...
    @overload
    def clamp_max_(self, max: Tensor) -> Tensor:
        """The elements, not above `max`."""
    @overload
    def clamp_max_(self, max: _Number) -> Tensor: ...
    @overload
    def clamp_min(self, min: Tensor) -> Tensor:
        """The elements, not below `min`."""
    @overload
    def clamp_min(self, min: _Number) -> Tensor: ...
    @overload
    def clamp_min_(self, min: Tensor) -> Tensor:
        """The elements, not below `min`."""
    @overload
    def clamp_min_(self, min: _Number) -> Tensor: ...
    @overload
    def clip(self, min: _Number | None = ..., max: _Number | None = ...) -> Tensor:
        """As `clamp`."""
    @overload
    def clip(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
    @overload
    def clip_(self, min: _Number | None = ..., max: _Number | None = ...) -> Tensor:
        """As `clamp`."""
    @overload
    def clip_(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
    def clone(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """A copy in memory of its own."""
    def conj(self) -> Tensor:
        """The complex conjugate; real tensors are returned as they are."""
    def conj_physical(self) -> Tensor:
        """The complex conjugate, in memory of its own."""
    def conj_physical_(self) -> Tensor:
        """The complex conjugate, in memory of its own."""
    def contiguous(self, *, memory_format: _memory_format = ...) -> Tensor:
        """The tensor itself if its memory is in order, else a copy that is."""
    def copy_(self, src: Tensor, non_blocking: _bool = ...) -> Tensor:
        """Takes over the elements of `src`, broadcast and converted."""
    @overload
    def copysign(self, other: Tensor) -> Tensor:
        """The size of `self` with the sign of `other`."""
    @overload
    def copysign(self, other: _Number) -> Tensor: ...
    @overload
    def copysign_(self, other: Tensor) -> Tensor:
        """The size of `self` with the sign of `other`."""
    @overload
    def copysign_(self, other: _Number) -> Tensor: ...
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
    def count_nonzero(self, dim: _Index | None = ...) -> Tensor:
        """How many elements are not zero."""
    @overload
    def count_nonzero(self, dim: Sequence[_Index]) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: _Index) -> Tensor: ...
    def cov(self, *, correction: _Index = ..., fweights: Tensor | None = ..., aweights: Tensor | None = ...) -> Tensor:
        """The covariances of variables, which are rows; columns may have counts and weights."""
    def cross(self, other: Tensor, dim: _Index | None = ...) -> Tensor:
        """The cross product of vectors of three elements."""
    def cummax(self, dim: _Index) -> _results_of_cummax:
        """The largest element so far along `dim`, and where it is (the last of equals)."""
    def cummin(self, dim: _Index) -> _results_of_cummin:
        """The smallest element so far along `dim`, and where it is (the last of equals)."""
    def cumprod(self, dim: _Index, *, dtype: _dtype | None = ...) -> Tensor:
        """The products so far along `dim`."""
    def cumprod_(self, dim: _Index, *, dtype: _dtype | None = ...) -> Tensor:
        """The products so far along `dim`."""
    def cumsum(self, dim: _Index, *, dtype: _dtype | None = ...) -> Tensor:
        """The sums so far along `dim`."""
    def cumsum_(self, dim: _Index, *, dtype: _dtype | None = ...) -> Tensor:
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
    def diag(self, diagonal: _Index = ...) -> Tensor:
        """A matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy."""
    def diag_embed(self, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ...) -> Tensor:
        """Zeros with `self` on a diagonal over two new dimensions."""
    def diagflat(self, offset: _Index = ...) -> Tensor:
        """A matrix with the elements of `self` on a diagonal."""
    def diagonal(self, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ...) -> Tensor:
        """The diagonal over two dimensions, as a new last dimension."""
    def diagonal_scatter(self, src: Tensor, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ...) -> Tensor:
        """`self` with `src` in place of a diagonal."""
    def diff(self, n: _Index = ..., dim: _Index = ..., prepend: Tensor | None = ..., append: Tensor | None = ...) -> Tensor:
        """The `n`-th differences of neighbours along `dim`."""
    def digamma(self) -> Tensor:
        """The derivative of `lgamma`."""
    def digamma_(self) -> Tensor:
        """The derivative of `lgamma`."""
    def dist(self, other: Tensor, p: _Number = ...) -> Tensor:
        """The `p`-norm of the difference."""
    @overload
    def div(self, other: Tensor) -> Tensor:
        """Divides; integers give floating point."""
    @overload
    def div(self, other: _Number) -> Tensor: ...
    @overload
    def div(self, other: Tensor, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def div(self, other: _Number, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def div_(self, other: Tensor) -> Tensor:
        """Divides; integers give floating point."""
    @overload
    def div_(self, other: _Number) -> Tensor: ...
    @overload
    def div_(self, other: Tensor, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def div_(self, other: _Number, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def divide(self, other: Tensor) -> Tensor:
        """As `div`."""
    @overload
    def divide(self, other: _Number) -> Tensor: ...
    @overload
    def divide_(self, other: Tensor) -> Tensor:
        """As `div`."""
    @overload
    def divide_(self, other: _Number) -> Tensor: ...
    def dot(self, tensor: Tensor) -> Tensor:
        """The sum of products of two vectors."""
    def double(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as float64."""
    @overload
    def dsplit(self, sections: _Index) -> tuple[Tensor, ...]:
        """Cuts dimension 2 into equal parts."""
    @overload
    def dsplit(self, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, *indices: _Index) -> tuple[Tensor, ...]: ...
    @overload
    def eq(self, other: Tensor) -> Tensor:
        """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def eq(self, other: _Number) -> Tensor: ...
    @overload
    def eq_(self, other: Tensor) -> Tensor:
        """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def eq_(self, other: _Number) -> Tensor: ...
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
    def expand(self, size: Sequence[_Index], *, implicit: _bool = ...) -> Tensor:
        """Repeats dimensions of size 1, without a copy; -1 keeps a size."""
    @overload
    def expand(self, *size: _Index, implicit: _bool = ...) -> Tensor: ...
    def expand_as(self, other: Tensor) -> Tensor:
        """`expand` to the shape of another tensor."""
    def expm1(self) -> Tensor:
        """exp(x) - 1, exact near 0."""
    def expm1_(self) -> Tensor:
        """exp(x) - 1, exact near 0."""
    def exponential_(self, lambd: _float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Exponential numbers with rate `lambd`."""
    @overload
    def fill_(self, value: _Number) -> Tensor:
        """Every element becomes `value`."""
    @overload
    def fill_(self, value: Tensor) -> Tensor: ...
    def fix(self) -> Tensor:
        """As `trunc`."""
    def fix_(self) -> Tensor:
        """As `trunc`."""
    def flatten(self, start_dim: _Index = ..., end_dim: _Index = ...) -> Tensor:
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
    def float(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as float32."""
    @overload
    def float_power(self, exponent: Tensor) -> Tensor:
        """A power computed in float64 or complex128."""
    @overload
    def float_power(self, exponent: _Number) -> Tensor: ...
    @overload
    def float_power_(self, exponent: Tensor) -> Tensor:
        """A power computed in float64 or complex128."""
    @overload
    def float_power_(self, exponent: _Number) -> Tensor: ...
    def floor(self) -> Tensor:
        """Rounded down."""
    def floor_(self) -> Tensor:
        """Rounded down."""
    @overload
    def floor_divide(self, other: Tensor) -> Tensor:
        """Divides and rounds down."""
    @overload
    def floor_divide(self, other: _Number) -> Tensor: ...
    @overload
    def floor_divide_(self, other: Tensor) -> Tensor:
        """Divides and rounds down."""
    @overload
    def floor_divide_(self, other: _Number) -> Tensor: ...
    def fmax(self, other: Tensor) -> Tensor:
        """The larger of two elements; the other where one is NaN."""
    def fmin(self, other: Tensor) -> Tensor:
        """The smaller of two elements; the other where one is NaN."""
    @overload
    def fmod(self, other: Tensor) -> Tensor:
        """What truncated division leaves, with the sign of the dividend."""
    @overload
    def fmod(self, other: _Number) -> Tensor: ...
    @overload
    def fmod_(self, other: Tensor) -> Tensor:
        """What truncated division leaves, with the sign of the dividend."""
    @overload
    def fmod_(self, other: _Number) -> Tensor: ...
    def frac(self) -> Tensor:
        """The part behind the point, with the sign of the input."""
    def frac_(self) -> Tensor:
        """The part behind the point, with the sign of the input."""
    def gather(self, dim: _Index, index: Tensor, *, sparse_grad: _bool = ...) -> Tensor:
        """One element for each index: along `dim` the one that it names, elsewhere at its own place."""
    def gcd(self, other: Tensor) -> Tensor:
        """The greatest common divisor."""
    def gcd_(self, other: Tensor) -> Tensor:
        """The greatest common divisor."""
    @overload
    def ge(self, other: Tensor) -> Tensor:
        """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def ge(self, other: _Number) -> Tensor: ...
    @overload
    def ge_(self, other: Tensor) -> Tensor:
        """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def ge_(self, other: _Number) -> Tensor: ...
    def geometric_(self, p: _float, *, generator: Generator | None = ...) -> Tensor:
        """Numbers of trials up to the first success, whose probability is `p`."""
    def geqrf(self) -> _results_of_geqrf:
        """Householder reflections below the upper triangle R of a QR factorisation, and their factors."""
    def ger(self, vec2: Tensor) -> Tensor:
        """Another name of `outer`."""
    @overload
    def greater(self, other: Tensor) -> Tensor:
        """As `gt`."""
    @overload
    def greater(self, other: _Number) -> Tensor: ...
    @overload
    def greater_(self, other: Tensor) -> Tensor:
        """As `gt`."""
    @overload
    def greater_(self, other: _Number) -> Tensor: ...
    @overload
    def greater_equal(self, other: Tensor) -> Tensor:
        """As `ge`."""
    @overload
    def greater_equal(self, other: _Number) -> Tensor: ...
    @overload
    def greater_equal_(self, other: Tensor) -> Tensor:
        """As `ge`."""
    @overload
    def greater_equal_(self, other: _Number) -> Tensor: ...
    @overload
    def gt(self, other: Tensor) -> Tensor:
        """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
    @overload
    def gt(self, other: _Number) -> Tensor: ...
    @overload
    def gt_(self, other: Tensor) -> Tensor:
        """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
    @overload
    def gt_(self, other: _Number) -> Tensor: ...
    def half(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as float16."""
    def hardshrink(self, lambd: _Number = ...) -> Tensor:
        """x, but 0 between -lambd and lambd."""
    def heaviside(self, values: Tensor) -> Tensor:
        """0, `values` or 1 where `self` is negative, 0 or positive."""
    def heaviside_(self, values: Tensor) -> Tensor:
        """0, `values` or 1 where `self` is negative, 0 or positive."""
    def histc(self, bins: _Index = ..., min: _Number = ..., max: _Number = ...) -> Tensor:
        """How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal)."""
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
    def index_add(self, dim: _Index, index: Tensor, source: Tensor, *, alpha: _Number = ...) -> Tensor:
        """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
    def index_add_(self, dim: _Index, index: Tensor, source: Tensor, *, alpha: _Number = ...) -> Tensor:
        """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
    def index_copy(self, dim: _Index, index: Tensor, source: Tensor) -> Tensor:
        """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
    def index_copy_(self, dim: _Index, index: Tensor, source: Tensor) -> Tensor:
        """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
    @overload
    def index_fill(self, dim: _Index, index: Tensor, value: _Number) -> Tensor:
        """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
    @overload
    def index_fill(self, dim: _Index, index: Tensor, value: Tensor) -> Tensor: ...
    @overload
    def index_fill_(self, dim: _Index, index: Tensor, value: _Number) -> Tensor:
        """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
    @overload
    def index_fill_(self, dim: _Index, index: Tensor, value: Tensor) -> Tensor: ...
    def index_put(self, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = ...) -> Tensor:
        """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
    def index_put_(self, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = ...) -> Tensor:
        """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
    def index_reduce(self, dim: _Index, index: Tensor, source: Tensor, reduce: str, *, include_self: _bool = ...) -> Tensor:
        """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
    def index_reduce_(self, dim: _Index, index: Tensor, source: Tensor, reduce: str, *, include_self: _bool = ...) -> Tensor:
        """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
    def index_select(self, dim: _Index, index: Tensor) -> Tensor:
        """Slices of `self` along `dim`, in the order of `index`."""
    def inner(self, other: Tensor) -> Tensor:
        """The product summed over both last dimensions."""
    def int(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as int32."""
    def inverse(self) -> Tensor:
        """As `linalg.inv`."""
    def is_nonzero(self) -> _bool:
        """The truth of a tensor of one element."""
    def isclose(self, other: Tensor, rtol: _float = ..., atol: _float = ..., equal_nan: _bool = ...) -> Tensor:
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
    def istft(self, n_fft: _Index, hop_length: _Index | None = ..., win_length: _Index | None = ..., window: Tensor | None = ..., center: _bool = ..., normalized: _bool = ..., onesided: _bool | None = ..., length: _Index | None = ..., return_complex: _bool = ...) -> Tensor:
        """The signal of which these are the transforms of overlapping windows, by least squares."""
    def kron(self, other: Tensor) -> Tensor:
        """The Kronecker product."""
    def kthvalue(self, k: _Index, dim: _Index = ..., keepdim: _bool = ...) -> _results_of_kthvalue:
        """The `k`-th smallest element along `dim`, and where it is."""
    def lcm(self, other: Tensor) -> Tensor:
        """The least common multiple."""
    def lcm_(self, other: Tensor) -> Tensor:
        """The least common multiple."""
    def ldexp(self, other: Tensor) -> Tensor:
        """self * 2**other."""
    def ldexp_(self, other: Tensor) -> Tensor:
        """self * 2**other."""
    @overload
    def le(self, other: Tensor) -> Tensor:
        """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def le(self, other: _Number) -> Tensor: ...
    @overload
    def le_(self, other: Tensor) -> Tensor:
        """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def le_(self, other: _Number) -> Tensor: ...
    @overload
    def lerp(self, end: Tensor, weight: Tensor) -> Tensor:
        """self + weight * (end - self)."""
    @overload
    def lerp(self, end: Tensor, weight: _Number) -> Tensor: ...
    @overload
    def lerp_(self, end: Tensor, weight: Tensor) -> Tensor:
        """self + weight * (end - self)."""
    @overload
    def lerp_(self, end: Tensor, weight: _Number) -> Tensor: ...
    @overload
    def less(self, other: Tensor) -> Tensor:
        """As `lt`."""
    @overload
    def less(self, other: _Number) -> Tensor: ...
    @overload
    def less_(self, other: Tensor) -> Tensor:
        """As `lt`."""
    @overload
    def less_(self, other: _Number) -> Tensor: ...
    @overload
    def less_equal(self, other: Tensor) -> Tensor:
        """As `le`."""
    @overload
    def less_equal(self, other: _Number) -> Tensor: ...
    @overload
    def less_equal_(self, other: Tensor) -> Tensor:
        """As `le`."""
    @overload
    def less_equal_(self, other: _Number) -> Tensor: ...
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
    def log_normal_(self, mean: _float = ..., std: _float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Numbers whose logarithm is normal."""
    def log_softmax(self, dim: _Index, dtype: _dtype | None = ...) -> Tensor:
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
    def logit(self, eps: _float | None = ...) -> Tensor:
        """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
    def logit_(self, eps: _float | None = ...) -> Tensor:
        """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
    def logsumexp(self, dim: Sequence[_Index] | _Index, keepdim: _bool = ...) -> Tensor:
        """The logarithm of the sum of exponentials over `dim`, without overflow."""
    def long(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as int64."""
    @overload
    def lt(self, other: Tensor) -> Tensor:
        """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
    @overload
    def lt(self, other: _Number) -> Tensor: ...
    @overload
    def lt_(self, other: Tensor) -> Tensor:
        """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
    @overload
    def lt_(self, other: _Number) -> Tensor: ...
    def lu_solve(self, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
        """`linalg.lu_solve` with the right side first."""
    @property
    def mH(self) -> Tensor: ...
    @property
    def mT(self) -> Tensor: ...
    @overload
    def masked_fill(self, mask: Tensor, value: Tensor) -> Tensor:
        """`self`, with `value` where the mask is true."""
    @overload
    def masked_fill(self, mask: Tensor, value: _Number) -> Tensor: ...
    @overload
    def masked_fill_(self, mask: Tensor, value: Tensor) -> Tensor:
        """`self`, with `value` where the mask is true."""
    @overload
    def masked_fill_(self, mask: Tensor, value: _Number) -> Tensor: ...
    def masked_scatter(self, mask: Tensor, source: Tensor) -> Tensor:
        """`self` with the first elements of `source`, in order, where `mask` is true."""
    def masked_scatter_(self, mask: Tensor, source: Tensor) -> Tensor:
        """`self` with the first elements of `source`, in order, where `mask` is true."""
    def masked_select(self, mask: Tensor) -> Tensor:
        """The elements where `mask` is true, in row-major order; both broadcast."""
    def matmul(self, other: Tensor) -> Tensor:
        """The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast."""
    def matrix_power(self, n: _Index) -> Tensor:
        """A power of square matrices."""
    @overload
    def max(self) -> Tensor:
        """The largest element; equal ones share the gradient."""
    @overload
    def max(self, dim: _Index, keepdim: _bool = ...) -> _results_of_max: ...
    @overload
    def max(self, other: Tensor) -> Tensor: ...
    def maximum(self, other: Tensor) -> Tensor:
        """The larger of two elements; NaN if either is."""
    @overload
    def mean(self, *, dtype: _dtype | None = ...) -> Tensor:
        """The mean of all elements; integers need `dtype`."""
    @overload
    def mean(self, dim: Sequence[_Index] | _Index | None, keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    @overload
    def median(self) -> Tensor:
        """The lower middle element."""
    @overload
    def median(self, dim: _Index, keepdim: _bool = ...) -> _results_of_median: ...
    @overload
    def min(self) -> Tensor:
        """The smallest element; equal ones share the gradient."""
    @overload
    def min(self, dim: _Index, keepdim: _bool = ...) -> _results_of_min: ...
    @overload
    def min(self, other: Tensor) -> Tensor: ...
    def minimum(self, other: Tensor) -> Tensor:
        """The smaller of two elements; NaN if either is."""
    def mm(self, mat2: Tensor) -> Tensor:
        """The product of two matrices."""
    def mode(self, dim: _Index = ..., keepdim: _bool = ...) -> _results_of_mode:
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
    @overload
    def mul(self, other: Tensor) -> Tensor:
        """Multiplies."""
    @overload
    def mul(self, other: _Number) -> Tensor: ...
    @overload
    def mul_(self, other: Tensor) -> Tensor:
        """Multiplies."""
    @overload
    def mul_(self, other: _Number) -> Tensor: ...
    def multinomial(self, num_samples: _Index, replacement: _bool = ..., *, generator: Generator | None = ...) -> Tensor:
        """Categories drawn with the probabilities of each row, which need not add up to 1."""
    @overload
    def multiply(self, other: Tensor) -> Tensor:
        """As `mul`."""
    @overload
    def multiply(self, other: _Number) -> Tensor: ...
    @overload
    def multiply_(self, other: Tensor) -> Tensor:
        """As `mul`."""
    @overload
    def multiply_(self, other: _Number) -> Tensor: ...
    def mv(self, vec: Tensor) -> Tensor:
        """The product of a matrix and a vector."""
    def mvlgamma(self, p: _Index) -> Tensor:
        """The logarithm of the gamma function of `p` dimensions."""
    def mvlgamma_(self, p: _Index) -> Tensor:
        """The logarithm of the gamma function of `p` dimensions."""
    def nan_to_num(self, nan: _float | None = ..., posinf: _float | None = ..., neginf: _float | None = ...) -> Tensor:
        """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
    def nan_to_num_(self, nan: _float | None = ..., posinf: _float | None = ..., neginf: _float | None = ...) -> Tensor:
        """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
    def nanmean(self, dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
        """The mean over `dim` of what is not NaN."""
    @overload
    def nanmedian(self) -> Tensor:
        """The lower middle element of those that are not NaN."""
    @overload
    def nanmedian(self, dim: _Index, keepdim: _bool = ...) -> _results_of_nanmedian: ...
    @overload
    def nanquantile(self, q: _float, dim: _Index | None = ..., keepdim: _bool = ..., *, interpolation: str = ...) -> Tensor:
        """The value below which a share `q` of the elements lies, of what is not NaN."""
    @overload
    def nanquantile(self, q: Tensor, dim: _Index | None = ..., keepdim: _bool = ..., *, interpolation: str = ...) -> Tensor: ...
    def nansum(self, dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
        """The sum over `dim`, NaN counting as 0."""
    def narrow(self, dim: _Index, start: _Index, length: _Index) -> Tensor:
        """`length` elements of a dimension from `start` on."""
    def narrow_copy(self, dim: _Index, start: _Index, length: _Index) -> Tensor:
        """As `narrow`, a copy."""
    @overload
    def ne(self, other: Tensor) -> Tensor:
        """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def ne(self, other: _Number) -> Tensor: ...
    @overload
    def ne_(self, other: Tensor) -> Tensor:
        """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def ne_(self, other: _Number) -> Tensor: ...
    def neg(self) -> Tensor:
        """The negative. Bools have none."""
    def neg_(self) -> Tensor:
        """The negative. Bools have none."""
    def negative(self) -> Tensor:
        """As `neg`."""
    def negative_(self) -> Tensor:
        """As `neg`."""
    @overload
    def new_empty(self, size: Sequence[_Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ...) -> Tensor:
        """Memory as it was found, with the dtype and device of this tensor."""
    @overload
    def new_empty(self, *size: _Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ...) -> Tensor: ...
    def new_empty_strided(self, size: Sequence[_Index], stride: Sequence[_Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ...) -> Tensor:
        """Memory as it was found in given strides, with the dtype and device of this tensor."""
    def new_full(self, size: Sequence[_Index], fill_value: _Number, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ...) -> Tensor:
        """One value with the dtype and device of this tensor."""
    @overload
    def new_ones(self, size: Sequence[_Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ...) -> Tensor:
        """Ones with the dtype and device of this tensor."""
    @overload
    def new_ones(self, *size: _Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ...) -> Tensor: ...
    @overload
    def new_zeros(self, size: Sequence[_Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ...) -> Tensor:
        """Zeros with the dtype and device of this tensor."""
    @overload
    def new_zeros(self, *size: _Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ...) -> Tensor: ...
    def nextafter(self, other: Tensor) -> Tensor:
        """The next number after `self` in the direction of `other`."""
    def nextafter_(self, other: Tensor) -> Tensor:
        """The next number after `self` in the direction of `other`."""
    def nonzero_numpy(self) -> tuple[Tensor, ...]:
        """As `nonzero`, one tensor for each dimension; a 0-dim tensor counts as one dimension."""
    def nonzero_static(self, *, size: _Index, fill_value: _Index = ...) -> Tensor:
        """As `nonzero`, cut or filled up to `size` rows."""
    @overload
    def norm(self, p: _Number = ...) -> Tensor:
        """The `p`-norm of all elements."""
    @overload
    def norm(self, p: _Number | None, dim: Sequence[_Index] | _Index, keepdim: _bool = ...) -> Tensor: ...
    @overload
    def norm(self, p: _Number | None, dim: Sequence[_Index] | _Index, keepdim: _bool, *, dtype: _dtype) -> Tensor: ...
    @overload
    def norm(self, p: _Number | None, *, dtype: _dtype) -> Tensor: ...
    @overload
    def norm(self, p: str = ..., dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    def normal_(self, mean: _float = ..., std: _float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Normal numbers."""
    @overload
    def not_equal(self, other: Tensor) -> Tensor:
        """As `ne`."""
    @overload
    def not_equal(self, other: _Number) -> Tensor: ...
    @overload
    def not_equal_(self, other: Tensor) -> Tensor:
        """As `ne`."""
    @overload
    def not_equal_(self, other: _Number) -> Tensor: ...
    def outer(self, vec2: Tensor) -> Tensor:
        """All products of an element of one vector with one of the other."""
    @overload
    def permute(self, dims: Sequence[_Index]) -> Tensor:
        """Reorders the dimensions."""
    @overload
    def permute(self, *dims: _Index) -> Tensor: ...
    def pinverse(self, rcond: _float = ...) -> Tensor:
        """As `linalg.pinv`."""
    def polygamma_(self, n: _Index) -> Tensor:
        """Puts the derivative of order `n` of `digamma` into its operand."""
    def positive(self) -> Tensor:
        """The input itself; bools are refused."""
    @overload
    def pow(self, exponent: Tensor) -> Tensor:
        """`self` to the power `exponent`."""
    @overload
    def pow(self, exponent: _Number) -> Tensor: ...
    @overload
    def pow_(self, exponent: Tensor) -> Tensor:
        """`self` to the power `exponent`."""
    @overload
    def pow_(self, exponent: _Number) -> Tensor: ...
    def prelu(self, weight: Tensor) -> Tensor:
        """x where positive, else weight * x, with one weight or one per channel."""
    @overload
    def prod(self, *, dtype: _dtype | None = ...) -> Tensor:
        """The product of all elements."""
    @overload
    def prod(self, dim: _Index, keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    def put(self, index: Tensor, source: Tensor, accumulate: _bool = ...) -> Tensor:
        """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
    def put_(self, index: Tensor, source: Tensor, accumulate: _bool = ...) -> Tensor:
        """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
    def qr(self, some: _bool = ...) -> _results_of_qr:
        """As `linalg.qr`."""
    @overload
    def quantile(self, q: _float, dim: _Index | None = ..., keepdim: _bool = ..., *, interpolation: str = ...) -> Tensor:
        """The value below which a share `q` of the elements lies."""
    @overload
    def quantile(self, q: Tensor, dim: _Index | None = ..., keepdim: _bool = ..., *, interpolation: str = ...) -> Tensor: ...
    def rad2deg(self) -> Tensor:
        """Radians as degrees."""
    def rad2deg_(self) -> Tensor:
        """Radians as degrees."""
    @overload
    def random_(self, *, generator: Generator | None = ...) -> Tensor:
        """Integers from 0 up to the largest that the type holds exactly."""
    @overload
    def random_(self, to: _Index, *, generator: Generator | None = ...) -> Tensor: ...
    @overload
    def random_(self, from_: _Index, to: _Index | None, *, generator: Generator | None = ...) -> Tensor: ...
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
    @overload
    def remainder(self, other: Tensor) -> Tensor:
        """What floor division leaves, with the sign of the divisor."""
    @overload
    def remainder(self, other: _Number) -> Tensor: ...
    @overload
    def remainder_(self, other: Tensor) -> Tensor:
        """What floor division leaves, with the sign of the divisor."""
    @overload
    def remainder_(self, other: _Number) -> Tensor: ...
    def renorm(self, p: _Number, dim: _Index, maxnorm: _Number) -> Tensor:
        """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
    def renorm_(self, p: _Number, dim: _Index, maxnorm: _Number) -> Tensor:
        """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
    @overload
    def repeat(self, repeats: Sequence[_Index]) -> Tensor:
        """The tensor again and again, `repeats[d]` times along each dimension."""
    @overload
    def repeat(self, *repeats: _Index) -> Tensor: ...
    @overload
    def repeat_interleave(self, repeats: Tensor, dim: _Index | None = ..., *, output_size: _Index | None = ...) -> Tensor:
        """The number `i`, `repeats[i]` times, for each `i`."""
    @overload
    def repeat_interleave(self, repeats: _Index, dim: _Index | None = ..., *, output_size: _Index | None = ...) -> Tensor: ...
    @overload
    def reshape(self, shape: Sequence[_Index]) -> Tensor:
        """The elements under another shape; a view where strides allow it, else a copy."""
    @overload
    def reshape(self, *shape: _Index) -> Tensor: ...
    def reshape_as(self, other: Tensor) -> Tensor:
        """`reshape` to the shape of another tensor."""
    @overload
    def resize_(self, size: Sequence[_Index], *, memory_format: _memory_format | None = ...) -> Tensor:
        """Gives the tensor other sizes, row-major; storage grows where it must."""
    @overload
    def resize_(self, *size: _Index, memory_format: _memory_format | None = ...) -> Tensor: ...
    def resize_as_(self, the_template: Tensor, *, memory_format: _memory_format | None = ...) -> Tensor:
        """`resize_` to the shape of another tensor."""
    def resolve_conj(self) -> Tensor:
        """The tensor itself: conjugates are never put off here."""
    def resolve_neg(self) -> Tensor:
        """The tensor itself: negatives are never put off here."""
    def roll(self, shifts: Sequence[_Index] | _Index, dims: Sequence[_Index] | _Index = ...) -> Tensor:
        """Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`."""
    def rot90(self, k: _Index = ..., dims: Sequence[_Index] = ...) -> Tensor:
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
    def scatter_reduce(self, dim: _Index, index: Tensor, src: Tensor, reduce: str, *, include_self: _bool = ...) -> Tensor:
        """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
    def scatter_reduce_(self, dim: _Index, index: Tensor, src: Tensor, reduce: str, *, include_self: _bool = ...) -> Tensor:
        """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
    def select(self, dim: _Index, index: _Index) -> Tensor:
        """One position of a dimension, which goes away."""
    def select_scatter(self, src: Tensor, dim: _Index, index: _Index) -> Tensor:
        """`self` with `src` in place of `self.select(dim, index)`."""
    def sgn(self) -> Tensor:
        """The sign; of a complex number the number over its absolute value."""
    def sgn_(self) -> Tensor:
        """The sign; of a complex number the number over its absolute value."""
    def short(self, *, memory_format: _memory_format | None = ...) -> Tensor:
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
    def slice(self, dim: _Index = ..., start: _Index | None = ..., end: _Index | None = ..., step: _Index = ...) -> Tensor:
        """A range of a dimension, by the rules of Python slices; the step is positive."""
    def slice_scatter(self, src: Tensor, dim: _Index = ..., start: _Index | None = ..., end: _Index | None = ..., step: _Index = ...) -> Tensor:
        """`self` with `src` in place of a slice."""
    def slogdet(self) -> _results_of_slogdet:
        """As `linalg.slogdet`."""
    def softmax(self, dim: _Index, dtype: _dtype | None = ...) -> Tensor:
        """Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first."""
    @overload
    def sort(self, dim: _Index = ..., descending: _bool = ...) -> _results_of_sort:
        """The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last."""
    @overload
    def sort(self, *, stable: _bool | None, dim: _Index = ..., descending: _bool = ...) -> _results_of_sort: ...
    @overload
    def split(self, split_size: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
        """Parts of `split_size` along a dimension; the last may be smaller."""
    @overload
    def split(self, split_size: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]: ...
    def split_with_sizes(self, split_sizes: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]:
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
    def squeeze(self, dim: _Index) -> Tensor: ...
    @overload
    def squeeze(self, dim: Sequence[_Index]) -> Tensor: ...
    @overload
    def squeeze(self, *dim: _Index) -> Tensor: ...
    @overload
    def squeeze_(self) -> Tensor:
        """Drops all dimensions of size 1 of the tensor itself."""
    @overload
    def squeeze_(self, dim: _Index) -> Tensor: ...
    @overload
    def squeeze_(self, dim: Sequence[_Index]) -> Tensor: ...
    @overload
    def squeeze_(self, *dim: _Index) -> Tensor: ...
    @overload
    def std(self, unbiased: _bool = ...) -> Tensor:
        """The standard deviation of all elements."""
    @overload
    def std(self, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ...) -> Tensor: ...
    @overload
    def std(self, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ...) -> Tensor: ...
    def stft(self, n_fft: _Index, hop_length: _Index | None = ..., win_length: _Index | None = ..., window: Tensor | None = ..., center: _bool = ..., pad_mode: str = ..., normalized: _bool = ..., onesided: _bool | None = ..., return_complex: _bool | None = ..., align_to_window: _bool | None = ...) -> Tensor:
        """Transforms of overlapping windows of a signal, one column for each."""
    @overload
    def sub(self, other: Tensor, *, alpha: _Number = ...) -> Tensor:
        """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
    @overload
    def sub(self, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
    @overload
    def sub_(self, other: Tensor, *, alpha: _Number = ...) -> Tensor:
        """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
    @overload
    def sub_(self, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
    @overload
    def subtract(self, other: Tensor, *, alpha: _Number = ...) -> Tensor:
        """As `sub`."""
    @overload
    def subtract(self, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
    @overload
    def subtract_(self, other: Tensor, *, alpha: _Number = ...) -> Tensor:
        """As `sub`."""
    @overload
    def subtract_(self, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
    @overload
    def sum(self, *, dtype: _dtype | None = ...) -> Tensor:
        """The sum of all elements; integers add up as int64."""
    @overload
    def sum(self, dim: Sequence[_Index] | _Index | None, keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    @overload
    def sum_to_size(self, size: Sequence[_Index]) -> Tensor:
        """Undoes a broadcast: sums over what it repeated, to the shape `size`."""
    @overload
    def sum_to_size(self, *size: _Index) -> Tensor: ...
    def svd(self, some: _bool = ..., compute_uv: _bool = ...) -> _results_of_svd:
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
    def take_along_dim(self, indices: Tensor, dim: _Index | None = ...) -> Tensor:
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
    def tensor_split(self, sections: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
        """Exactly `sections` parts, sizes differing by at most one."""
    @overload
    def tensor_split(self, indices: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, tensor_indices_or_sections: Tensor, dim: _Index = ...) -> tuple[Tensor, ...]: ...
    @overload
    def tile(self, dims: Sequence[_Index]) -> Tensor:
        """As `repeat`; a short `dims` counts from the last dimension."""
    @overload
    def tile(self, *dims: _Index) -> Tensor: ...
    @overload
    def to(self, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., non_blocking: _bool = ..., copy: _bool = ..., memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor with another dtype or device; itself where nothing changes, unless `copy`."""
    @overload
    def to(self, dtype: _dtype, non_blocking: _bool = ..., copy: _bool = ..., memory_format: _memory_format | None = ...) -> Tensor: ...
    @overload
    def to(self, device: _device | str, dtype: _dtype | None = ..., non_blocking: _bool = ..., copy: _bool = ..., memory_format: _memory_format | None = ...) -> Tensor: ...
    @overload
    def to(self, other: Tensor, non_blocking: _bool = ..., copy: _bool = ..., memory_format: _memory_format | None = ...) -> Tensor: ...
    def to_padded_tensor(self, padding: _float, output_size: Sequence[_Index] | None = ...) -> Tensor:
        """A dense tensor with every component of a nested one in its corner, the rest filled with `padding`."""
    def topk(self, k: _Index, dim: _Index = ..., largest: _bool = ..., sorted: _bool = ...) -> _results_of_topk:
        """The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest."""
    def trace(self) -> Tensor:
        """The sum of the diagonal of a matrix."""
    def transpose(self, dim0: _Index, dim1: _Index) -> Tensor:
        """Swaps two dimensions."""
    def transpose_(self, dim0: _Index, dim1: _Index) -> Tensor:
        """Swaps two dimensions of the tensor itself."""
    def triangular_solve(self, A: Tensor, upper: _bool = ..., transpose: _bool = ..., unitriangular: _bool = ...) -> _results_of_triangular_solve:
        """`linalg.solve_triangular` with the right side first, and a copy of the matrix."""
    def tril(self, diagonal: _Index = ...) -> Tensor:
        """The part of a matrix on and below a diagonal; zeros elsewhere."""
    def tril_(self, diagonal: _Index = ...) -> Tensor:
        """The part of a matrix on and below a diagonal; zeros elsewhere."""
    def triu(self, diagonal: _Index = ...) -> Tensor:
        """The part of a matrix on and above a diagonal; zeros elsewhere."""
    def triu_(self, diagonal: _Index = ...) -> Tensor:
        """The part of a matrix on and above a diagonal; zeros elsewhere."""
    @overload
    def true_divide(self, other: Tensor) -> Tensor:
        """As `div`."""
    @overload
    def true_divide(self, other: _Number) -> Tensor: ...
    @overload
    def true_divide_(self, other: Tensor) -> Tensor:
        """As `div`."""
    @overload
    def true_divide_(self, other: _Number) -> Tensor: ...
    def trunc(self) -> Tensor:
        """Rounded toward zero."""
    def trunc_(self) -> Tensor:
        """Rounded toward zero."""
    def type_as(self, other: Tensor) -> Tensor:
        """The tensor with the dtype and device of another."""
    def unbind(self, dim: _Index = ...) -> tuple[Tensor, ...]:
        """All positions of a dimension, each as a view without it."""
    def unflatten(self, dim: _Index, sizes: Sequence[_Index]) -> Tensor:
        """One dimension becomes several; one of their sizes may be -1."""
    def unfold(self, dimension: _Index, size: _Index, step: _Index) -> Tensor:
        """Windows of `size` elements along a dimension, `step` apart, as a new last dimension."""
    def uniform_(self, from_: _float = ..., to: _float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Uniform numbers from [from, to)."""
    def unsafe_chunk(self, chunks: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
        """As `chunk`, copies."""
    def unsafe_split(self, split_size: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
        """As `split`, copies."""
    def unsafe_split_with_sizes(self, split_sizes: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]:
        """As `split_with_sizes`, copies."""
    def unsqueeze(self, dim: _Index) -> Tensor:
        """Inserts a dimension of size 1."""
    def unsqueeze_(self, dim: _Index) -> Tensor:
        """Inserts a dimension of size 1 into the tensor itself."""
    @overload
    def var(self, unbiased: _bool = ...) -> Tensor:
        """The variance of all elements."""
    @overload
    def var(self, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ...) -> Tensor: ...
    @overload
    def var(self, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ...) -> Tensor: ...
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
    @overload
    def xlogy(self, other: Tensor) -> Tensor:
        """self * log(other), 0 where `self` is 0."""
    @overload
    def xlogy(self, other: _Number) -> Tensor: ...
    @overload
    def xlogy_(self, other: Tensor) -> Tensor:
        """self * log(other), 0 where `self` is 0."""
    @overload
    def xlogy_(self, other: _Number) -> Tensor: ...
    def zero_(self) -> Tensor:
        """Every element becomes 0."""
@overload
def _adaptive_avg_pool1d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """The gradient of the input."""
@overload
def _adaptive_avg_pool1d_backward(grad_output: Tensor, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def _adaptive_avg_pool2d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """The gradient of the input."""
@overload
def _adaptive_avg_pool2d_backward(grad_output: Tensor, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def _adaptive_avg_pool3d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """The gradient of the input."""
@overload
def _adaptive_avg_pool3d_backward(grad_output: Tensor, self: Tensor, *, out: Tensor) -> Tensor: ...
def _batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: _bool, eps: _float) -> tuple[Tensor, Tensor, Tensor]:
    """Channels normalised by the batch's statistics, or by the running ones; and those of the batch: mean and reciprocal deviation."""
def _batch_norm_update_(input: Tensor, running_var: Tensor, mean: Tensor, invstd: Tensor, momentum: _float, eps: _float, count: _Index) -> Tensor:
    """Moves the running mean and variance toward a batch's."""
@overload
def _chunk_cat(tensors: Sequence[Tensor], dim: _Index, num_chunks: _Index) -> Tensor:
    """Cuts each tensor, filled up with zeros, into `num_chunks` along `dim`, and joins the chunks of one number."""
@overload
def _chunk_cat(tensors: Sequence[Tensor], dim: _Index, num_chunks: _Index, *, out: Tensor) -> Tensor: ...
@overload
def _fft_c2c(input: Tensor, dim: Sequence[_Index], normalization: _Index, forward: _bool) -> Tensor:
    """Complex transforms over dimensions; normalisation 0 is none, 1 by the root of the count, 2 by the count."""
@overload
def _fft_c2c(input: Tensor, dim: Sequence[_Index], normalization: _Index, forward: _bool, *, out: Tensor) -> Tensor: ...
@overload
def _linalg_det(A: Tensor) -> _results_of__linalg_det:
    """The determinant, and the factors that it was made of."""
@overload
def _linalg_det(A: Tensor, *, out: tuple[Tensor, Tensor, Tensor]) -> _results_of__linalg_det: ...
@overload
def _linalg_eigh(A: Tensor, UPLO: str = ..., compute_v: _bool = ...) -> _results_of__linalg_eigh:
    """Eigenvalues, ascending, and eigenvectors of Hermitian matrices, of which one half is read."""
@overload
def _linalg_eigh(A: Tensor, UPLO: str = ..., compute_v: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of__linalg_eigh: ...
@overload
def _linalg_slogdet(A: Tensor) -> _results_of__linalg_slogdet:
    """The determinant's direction and the logarithm of its size, and the factors that they were made of."""
@overload
def _linalg_slogdet(A: Tensor, *, out: tuple[Tensor, Tensor, Tensor, Tensor]) -> _results_of__linalg_slogdet: ...
@overload
def _linalg_solve_ex(A: Tensor, B: Tensor, *, left: _bool = ..., check_errors: _bool = ...) -> _results_of__linalg_solve_ex:
    """The solution, the factors of `A`, and the first zero pivot (counted from 1) or 0."""
@overload
def _linalg_solve_ex(A: Tensor, B: Tensor, *, left: _bool = ..., check_errors: _bool = ..., out: tuple[Tensor, Tensor, Tensor, Tensor]) -> _results_of__linalg_solve_ex: ...
@overload
def _linalg_svd(A: Tensor, full_matrices: _bool = ..., compute_uv: _bool = ..., *, driver: str | None = ...) -> _results_of__linalg_svd:
    """The singular value decomposition; empty U and Vh if they are not wanted."""
@overload
def _linalg_svd(A: Tensor, full_matrices: _bool = ..., compute_uv: _bool = ..., *, driver: str | None = ..., out: tuple[Tensor, Tensor, Tensor]) -> _results_of__linalg_svd: ...
@overload
def _linear_scan(factors: Tensor, terms: Tensor, dim: _Index) -> Tensor:
    """y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of."""
@overload
def _linear_scan(factors: Tensor, terms: Tensor, dim: _Index, *, out: Tensor) -> Tensor: ...
def _local_scalar_dense(input: Tensor) -> Any:
    """The one element as a number."""
@overload
def _log_softmax(input: Tensor, dim: _Index, half_to_float: _bool) -> Tensor:
    """The logarithm of the softmax, computed without it."""
@overload
def _log_softmax(input: Tensor, dim: _Index, half_to_float: _bool, *, out: Tensor) -> Tensor: ...
@overload
def _log_softmax_backward_data(grad_output: Tensor, output: Tensor, dim: _Index, input_dtype: _dtype) -> Tensor:
    """The gradient of log_softmax, from its result."""
@overload
def _log_softmax_backward_data(grad_output: Tensor, output: Tensor, dim: _Index, input_dtype: _dtype, *, out: Tensor) -> Tensor: ...
@overload
def _lu_permutation(pivots: Tensor, n: _Index) -> Tensor:
    """The permutation of `n` rows that exchanges one after the other make."""
@overload
def _lu_permutation(pivots: Tensor, n: _Index, *, out: Tensor) -> Tensor: ...
@overload
def _native_batch_norm_legit(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor, training: _bool, momentum: _float, eps: _float) -> tuple[Tensor, Tensor, Tensor]:
    """`native_batch_norm`, whose schema says that it moves the running statistics."""
@overload
def _native_batch_norm_legit(input: Tensor, weight: Tensor | None, bias: Tensor | None, training: _bool, momentum: _float, eps: _float) -> tuple[Tensor, Tensor, Tensor]: ...
def _nested_from_padded_like(padded: Tensor, like: Tensor) -> Tensor:
    """The corners of a dense tensor that correspond to the components of a nested one."""
def _nested_tensor_from_list(list: Sequence[Tensor]) -> Tensor:
    """Copies tensors of one rank and dtype into a nested tensor."""
def _nested_unbind_backward(grads: Sequence[Tensor | None], self: Tensor) -> Tensor:
    """Gathers one gradient for each component of a nested tensor; one that is absent is zero."""
@overload
def _prelu_kernel(input: Tensor, weight: Tensor) -> Tensor:
    """x where positive, else weight * x."""
@overload
def _prelu_kernel(input: Tensor, weight: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def _prelu_kernel_backward(grad_output: Tensor, self: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    """Gradients of prelu."""
@overload
def _prelu_kernel_backward(grad_output: Tensor, self: Tensor, weight: Tensor, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def _softmax(input: Tensor, dim: _Index, half_to_float: _bool) -> Tensor:
    """Exponentials along `dim`, scaled to sum up to 1."""
@overload
def _softmax(input: Tensor, dim: _Index, half_to_float: _bool, *, out: Tensor) -> Tensor: ...
@overload
def _softmax_backward_data(grad_output: Tensor, output: Tensor, dim: _Index, input_dtype: _dtype) -> Tensor:
    """The gradient of softmax, from its result."""
@overload
def _softmax_backward_data(grad_output: Tensor, output: Tensor, dim: _Index, input_dtype: _dtype, *, out: Tensor) -> Tensor: ...
def _to_copy(input: Tensor, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., non_blocking: _bool = ..., memory_format: _memory_format | None = ...) -> Tensor:
    """A copy with another dtype, device or order of memory."""
def _unique(input: Tensor, sorted: _bool = ..., return_inverse: _bool = ...) -> tuple[Tensor, Tensor]:
    """The distinct elements, sorted, and for each element which one it is."""
def _unique2(input: Tensor, sorted: _bool = ..., return_inverse: _bool = ..., return_counts: _bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """The distinct elements, sorted, with inverse and counts."""
def _unsafe_index(input: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    """As `index`; the bounds are checked here as well."""
@overload
def _unsafe_index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = ...) -> Tensor:
    """As `index_put`; the bounds are checked here as well."""
@overload
def _unsafe_index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = ..., *, out: Tensor) -> Tensor: ...
def _unsafe_masked_index(input: Tensor, mask: Tensor, indices: Sequence[Tensor | None], fill: _Number) -> Tensor:
    """`self[indices]` where `mask` is true, else `fill`; indexes that the mask hides may be out of range."""
def _unsafe_masked_index_put_accumulate(input: Tensor, mask: Tensor, indices: Sequence[Tensor | None], values: Tensor) -> Tensor:
    """`values` added to `self[indices]` where `mask` is true."""
def _unsafe_view(input: Tensor, size: Sequence[_Index]) -> Tensor:
    """A view that autograd does not know as one: of a tensor that nobody else holds."""
@overload
def abs(input: Tensor) -> Tensor:
    """The absolute value."""
@overload
def abs(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def absolute(input: Tensor) -> Tensor:
    """As `abs`."""
@overload
def absolute(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def acos(input: Tensor) -> Tensor:
    """The arccosine."""
@overload
def acos(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def acosh(input: Tensor) -> Tensor:
    """The inverse hyperbolic cosine."""
@overload
def acosh(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def adaptive_avg_pool1d(input: Tensor, output_size: Sequence[_Index] | _Index) -> Tensor:
    """Means of as many windows as asked for."""
@overload
def adaptive_avg_pool1d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: Tensor) -> Tensor: ...
@overload
def adaptive_avg_pool2d(input: Tensor, output_size: Sequence[_Index] | _Index) -> Tensor:
    """Means of as many windows as asked for."""
@overload
def adaptive_avg_pool2d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: Tensor) -> Tensor: ...
@overload
def adaptive_avg_pool3d(input: Tensor, output_size: Sequence[_Index] | _Index) -> Tensor:
    """Means of as many windows as asked for."""
@overload
def adaptive_avg_pool3d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: Tensor) -> Tensor: ...
def adaptive_max_pool1d(input: Tensor, output_size: Sequence[_Index] | _Index) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions."""
@overload
def adaptive_max_pool2d(input: Tensor, output_size: Sequence[_Index] | _Index) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions in the plane."""
@overload
def adaptive_max_pool2d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def adaptive_max_pool2d_backward(grad_output: Tensor, self: Tensor, indices: Tensor) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def adaptive_max_pool2d_backward(grad_output: Tensor, self: Tensor, indices: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def adaptive_max_pool3d(input: Tensor, output_size: Sequence[_Index] | _Index) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions in the plane."""
@overload
def adaptive_max_pool3d(input: Tensor, output_size: Sequence[_Index] | _Index, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def adaptive_max_pool3d_backward(grad_output: Tensor, self: Tensor, indices: Tensor) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def adaptive_max_pool3d_backward(grad_output: Tensor, self: Tensor, indices: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def add(input: Tensor, other: Tensor, *, alpha: _Number = ...) -> Tensor:
    """Adds `other`, scaled by `alpha`, to `self`."""
@overload
def add(input: Tensor, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
@overload
def add(input: Tensor, other: Tensor, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def add(input: Tensor, other: _Number, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def addbmm(input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
    """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
@overload
def addbmm(input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: _Number = ..., alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def addcdiv(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: _Number = ...) -> Tensor:
    """self + value * tensor1 / tensor2."""
@overload
def addcdiv(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def addcmul(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: _Number = ...) -> Tensor:
    """self + value * tensor1 * tensor2."""
@overload
def addcmul(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def addmm(input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
@overload
def addmm(input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: _Number = ..., alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def addmv(input: Tensor, mat: Tensor, vec: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
    """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
@overload
def addmv(input: Tensor, mat: Tensor, vec: Tensor, *, beta: _Number = ..., alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def addr(input: Tensor, vec1: Tensor, vec2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
    """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
@overload
def addr(input: Tensor, vec1: Tensor, vec2: Tensor, *, beta: _Number = ..., alpha: _Number = ..., out: Tensor) -> Tensor: ...
def adjoint(input: Tensor) -> Tensor:
    """The last two dimensions swapped, elements conjugated."""
@overload
def special_airy_ai(input: Tensor) -> Tensor:
    """Airy's function Ai."""
@overload
def special_airy_ai(input: Tensor, *, out: Tensor) -> Tensor: ...
def alias(input: Tensor) -> Tensor:
    """The same view as a new tensor."""
@overload
def alias_copy(input: Tensor) -> Tensor:
    """As `alias`, a copy."""
@overload
def alias_copy(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def all(input: Tensor) -> Tensor:
    """Whether no element is zero. uint8 gives uint8."""
@overload
def all(input: Tensor, dim: _Index, keepdim: _bool = ...) -> Tensor: ...
@overload
def all(input: Tensor, dim: Sequence[_Index] | None = ..., keepdim: _bool = ...) -> Tensor: ...
@overload
def all(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def all(input: Tensor, dim: _Index, keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def all(input: Tensor, dim: Sequence[_Index] | None = ..., keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
def allclose(input: Tensor, other: Tensor, rtol: _float = ..., atol: _float = ..., equal_nan: _bool = ...) -> _bool:
    """Whether all elements are close."""
def alpha_dropout(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Dropout that keeps mean and variance of SELU's outputs."""
def alpha_dropout_(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Dropout that keeps mean and variance of SELU's outputs. In place."""
@overload
def amax(input: Tensor, dim: Sequence[_Index] | _Index = ..., keepdim: _bool = ...) -> Tensor:
    """The largest element over dimensions `dim`; equal ones share the gradient."""
@overload
def amax(input: Tensor, dim: Sequence[_Index] | _Index = ..., keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def amin(input: Tensor, dim: Sequence[_Index] | _Index = ..., keepdim: _bool = ...) -> Tensor:
    """The smallest element over dimensions `dim`; equal ones share the gradient."""
@overload
def amin(input: Tensor, dim: Sequence[_Index] | _Index = ..., keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def aminmax(input: Tensor, *, dim: _Index | None = ..., keepdim: _bool = ...) -> _results_of_aminmax:
    """The smallest and the largest element, in one pass."""
@overload
def aminmax(input: Tensor, *, dim: _Index | None = ..., keepdim: _bool = ..., out: tuple[Tensor, Tensor]) -> _results_of_aminmax: ...
@overload
def angle(input: Tensor) -> Tensor:
    """The argument of a complex number; pi for negative real numbers."""
@overload
def angle(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def any(input: Tensor) -> Tensor:
    """Whether some element is not zero. uint8 gives uint8."""
@overload
def any(input: Tensor, dim: _Index, keepdim: _bool = ...) -> Tensor: ...
@overload
def any(input: Tensor, dim: Sequence[_Index] | None = ..., keepdim: _bool = ...) -> Tensor: ...
@overload
def any(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def any(input: Tensor, dim: _Index, keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def any(input: Tensor, dim: Sequence[_Index] | None = ..., keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def arange(end: _Number, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Numbers from 0 up to, not including, `end`."""
@overload
def arange(start: _Number, end: _Number, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def arange(start: _Number, end: _Number, step: _Number = ..., *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def arange(end: _Number, *, out: Tensor) -> Tensor: ...
@overload
def arccos(input: Tensor) -> Tensor:
    """As `acos`."""
@overload
def arccos(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def arccosh(input: Tensor) -> Tensor:
    """As `acosh`."""
@overload
def arccosh(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def arcsin(input: Tensor) -> Tensor:
    """As `asin`."""
@overload
def arcsin(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def arcsinh(input: Tensor) -> Tensor:
    """As `asinh`."""
@overload
def arcsinh(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def arctan(input: Tensor) -> Tensor:
    """As `atan`."""
@overload
def arctan(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def arctan2(input: Tensor, other: Tensor) -> Tensor:
    """As `atan2`."""
@overload
def arctan2(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def arctanh(input: Tensor) -> Tensor:
    """As `atanh`."""
@overload
def arctanh(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def argmax(input: Tensor, dim: _Index | None = ..., keepdim: _bool = ...) -> Tensor:
    """Where the largest element is; without `dim`, in the flattened input."""
@overload
def argmax(input: Tensor, dim: _Index | None = ..., keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def argmin(input: Tensor, dim: _Index | None = ..., keepdim: _bool = ...) -> Tensor:
    """Where the smallest element is; without `dim`, in the flattened input."""
@overload
def argmin(input: Tensor, dim: _Index | None = ..., keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def argsort(input: Tensor, dim: _Index = ..., descending: _bool = ...) -> Tensor:
    """The positions that put the elements along `dim` in order."""
@overload
def argsort(input: Tensor, *, stable: _bool, dim: _Index = ..., descending: _bool = ...) -> Tensor: ...
def argwhere(input: Tensor) -> Tensor:
    """As `nonzero`."""
def as_strided(input: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ...) -> Tensor:
    """Any view of the storage, by sizes, strides and offset in elements."""
def as_strided_(input: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ...) -> Tensor:
    """Gives the tensor itself any view of its storage."""
@overload
def as_strided_copy(input: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ...) -> Tensor:
    """As `as_strided`, a copy."""
@overload
def as_strided_copy(input: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def as_strided_scatter(input: Tensor, src: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ...) -> Tensor:
    """`self`, row-major, with `src` in place of a strided part, which must not overlap itself."""
@overload
def as_strided_scatter(input: Tensor, src: Tensor, size: Sequence[_Index], stride: Sequence[_Index], storage_offset: _Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def asin(input: Tensor) -> Tensor:
    """The arcsine."""
@overload
def asin(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def asinh(input: Tensor) -> Tensor:
    """The inverse hyperbolic sine."""
@overload
def asinh(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def atan(input: Tensor) -> Tensor:
    """The arctangent."""
@overload
def atan(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def atan2(input: Tensor, other: Tensor) -> Tensor:
    """The angle of the point (other, self)."""
@overload
def atan2(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def atanh(input: Tensor) -> Tensor:
    """The inverse hyperbolic tangent."""
@overload
def atanh(input: Tensor, *, out: Tensor) -> Tensor: ...
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
@overload
def avg_pool1d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ..., count_include_pad: _bool = ...) -> Tensor:
    """Means of windows."""
@overload
def avg_pool1d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ..., count_include_pad: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def avg_pool1d_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool) -> Tensor:
    """The gradient of the input."""
@overload
def avg_pool1d_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool, *, out: Tensor) -> Tensor: ...
@overload
def avg_pool2d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ..., count_include_pad: _bool = ..., divisor_override: _Index | None = ...) -> Tensor:
    """Means of windows."""
@overload
def avg_pool2d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ..., count_include_pad: _bool = ..., divisor_override: _Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def avg_pool2d_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool, divisor_override: _Index | None) -> Tensor:
    """The gradient of the input."""
@overload
def avg_pool2d_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool, divisor_override: _Index | None, *, out: Tensor) -> Tensor: ...
@overload
def avg_pool3d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ..., count_include_pad: _bool = ..., divisor_override: _Index | None = ...) -> Tensor:
    """Means of windows."""
@overload
def avg_pool3d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ..., count_include_pad: _bool = ..., divisor_override: _Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def avg_pool3d_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool, divisor_override: _Index | None) -> Tensor:
    """The gradient of the input."""
@overload
def avg_pool3d_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, ceil_mode: _bool, count_include_pad: _bool, divisor_override: _Index | None, *, out: Tensor) -> Tensor: ...
@overload
def baddbmm(input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: _Number = ..., alpha: _Number = ...) -> Tensor:
    """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
@overload
def baddbmm(input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: _Number = ..., alpha: _Number = ..., out: Tensor) -> Tensor: ...
def batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: _bool, momentum: _float, eps: _float, cudnn_enabled: _bool) -> Tensor:
    """Channels normalised by the batch's statistics when training (the running ones move toward them), else by the running ones."""
@overload
def bernoulli(input: Tensor, *, generator: Generator | None = ...) -> Tensor:
    """1 with the probability that `self` has for each element, else 0."""
@overload
def bernoulli(input: Tensor, p: _float, *, generator: Generator | None = ...) -> Tensor: ...
@overload
def bernoulli(input: Tensor, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def bernoulli(input: Tensor, p: _float, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def special_bessel_j0(input: Tensor) -> Tensor:
    """The Bessel function J0."""
@overload
def special_bessel_j0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_bessel_j1(input: Tensor) -> Tensor:
    """The Bessel function J1."""
@overload
def special_bessel_j1(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_bessel_y0(input: Tensor) -> Tensor:
    """The Bessel function Y0."""
@overload
def special_bessel_y0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_bessel_y1(input: Tensor) -> Tensor:
    """The Bessel function Y1."""
@overload
def special_bessel_y1(input: Tensor, *, out: Tensor) -> Tensor: ...
def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = ...) -> Tensor:
    """`input1 @ weight @ input2` for each output feature."""
def binary_cross_entropy(input: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: _Index = ...) -> Tensor:
    """The cross entropy of probabilities and targets; logarithms are at least -100."""
def binary_cross_entropy_with_logits(input: Tensor, target: Tensor, weight: Tensor | None = ..., pos_weight: Tensor | None = ..., reduction: _Index = ...) -> Tensor:
    """The cross entropy of logits and targets, stable for large logits."""
def bincount(input: Tensor, weights: Tensor | None = ..., minlength: _Index = ...) -> Tensor:
    """How often each nonnegative integer occurs, or the sum of its weights."""
@overload
def bitwise_and(input: Tensor, other: Tensor) -> Tensor:
    """Bitwise and; of bools the logical one."""
@overload
def bitwise_and(input: Tensor, other: _Number) -> Tensor: ...
@overload
def bitwise_and(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_and(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: Tensor) -> Tensor:
    """Bits shifted to the left."""
@overload
def bitwise_left_shift(input: Tensor, other: _Number) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_not(input: Tensor) -> Tensor:
    """Every bit turned over."""
@overload
def bitwise_not(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_or(input: Tensor, other: Tensor) -> Tensor:
    """Bitwise or; of bools the logical one."""
@overload
def bitwise_or(input: Tensor, other: _Number) -> Tensor: ...
@overload
def bitwise_or(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_or(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: Tensor) -> Tensor:
    """Bits shifted to the right."""
@overload
def bitwise_right_shift(input: Tensor, other: _Number) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: Tensor) -> Tensor:
    """Bitwise exclusive or; of bools the logical one."""
@overload
def bitwise_xor(input: Tensor, other: _Number) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
def block_diag(tensors: Sequence[Tensor]) -> Tensor:
    """Matrices along the diagonal of a matrix of zeros."""
@overload
def bmm(input: Tensor, mat2: Tensor) -> Tensor:
    """The products of two batches of matrices, pair by pair."""
@overload
def bmm(input: Tensor, mat2: Tensor, *, out: Tensor) -> Tensor: ...
def broadcast_tensors(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Views of all tensors under the shape that they broadcast to."""
def broadcast_to(input: Tensor, size: Sequence[_Index]) -> Tensor:
    """`expand` under NumPy's name."""
@overload
def bucketize(input: Tensor, boundaries: Tensor, *, out_int32: _bool = ..., right: _bool = ...) -> Tensor:
    """The bucket that each value falls into, between sorted boundaries."""
@overload
def bucketize(self: _Number, boundaries: Tensor, *, out_int32: _bool = ..., right: _bool = ...) -> Tensor: ...
@overload
def bucketize(input: Tensor, boundaries: Tensor, *, out_int32: _bool = ..., right: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def bucketize(self: _Number, boundaries: Tensor, *, out_int32: _bool = ..., right: _bool = ..., out: Tensor) -> Tensor: ...
def cartesian_prod(tensors: Sequence[Tensor]) -> Tensor:
    """All combinations of one element of each vector, one row for each."""
@overload
def cat(tensors: Sequence[Tensor], dim: _Index = ...) -> Tensor:
    """Tensors one after the other along `dim`; one-dimensional empty ones are skipped."""
@overload
def cat(tensors: Sequence[Tensor], dim: _Index = ..., *, out: Tensor) -> Tensor: ...
def cdist(x1: Tensor, x2: Tensor, p: _float = ..., compute_mode: _Index | None = ...) -> Tensor:
    """p-norms of the differences of all pairs of rows."""
@overload
def ceil(input: Tensor) -> Tensor:
    """Rounded up."""
@overload
def ceil(input: Tensor, *, out: Tensor) -> Tensor: ...
def celu(input: Tensor, alpha: _Number = ...) -> Tensor:
    """x where positive, else alpha * (exp(x / alpha) - 1)."""
def celu_(input: Tensor, alpha: _Number = ...) -> Tensor:
    """x where positive, else alpha * (exp(x / alpha) - 1)."""
def chain_matmul(matrices: Sequence[Tensor]) -> Tensor:
    """The product of matrices in the cheapest order."""
def channel_shuffle(input: Tensor, groups: _Index) -> Tensor:
    """Channels of groups interleaved."""
@overload
def special_chebyshev_polynomial_t(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (chebyshev t) of degree `n`."""
@overload
def special_chebyshev_polynomial_t(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_chebyshev_polynomial_u(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (chebyshev u) of degree `n`."""
@overload
def special_chebyshev_polynomial_u(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_chebyshev_polynomial_v(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (chebyshev v) of degree `n`."""
@overload
def special_chebyshev_polynomial_v(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_chebyshev_polynomial_w(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (chebyshev w) of degree `n`."""
@overload
def special_chebyshev_polynomial_w(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def linalg_cholesky(input: Tensor, *, upper: _bool = ...) -> Tensor:
    """`linalg.cholesky_ex` that raises for matrices that are not positive-definite."""
@overload
def linalg_cholesky(input: Tensor, *, upper: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def cholesky(input: Tensor, upper: _bool = ...) -> Tensor:
    """As `linalg.cholesky`."""
@overload
def cholesky(input: Tensor, upper: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def linalg_cholesky_ex(input: Tensor, *, upper: _bool = ..., check_errors: _bool = ...) -> _results_of_linalg_cholesky_ex:
    """The triangle with `L @ L.mH` equal to the matrix, and the first minor that is not positive (counted from 1) or 0."""
@overload
def linalg_cholesky_ex(input: Tensor, *, upper: _bool = ..., check_errors: _bool = ..., out: tuple[Tensor, Tensor]) -> _results_of_linalg_cholesky_ex: ...
@overload
def cholesky_inverse(input: Tensor, upper: _bool = ...) -> Tensor:
    """The inverse of the matrix that has this Cholesky factor."""
@overload
def cholesky_inverse(input: Tensor, upper: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def cholesky_solve(input: Tensor, input2: Tensor, upper: _bool = ...) -> Tensor:
    """The solution of `A @ X = self` by the Cholesky factor of `A`."""
@overload
def cholesky_solve(input: Tensor, input2: Tensor, upper: _bool = ..., *, out: Tensor) -> Tensor: ...
def chunk(input: Tensor, chunks: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
    """At most `chunks` parts of equal size; the last may be smaller."""
@overload
def clamp(input: Tensor, min: _Number | None = ..., max: _Number | None = ...) -> Tensor:
    """The elements bounded by `min` and `max`; NaN stays."""
@overload
def clamp(input: Tensor, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
@overload
def clamp(input: Tensor, min: _Number | None = ..., max: _Number | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def clamp(input: Tensor, min: Tensor | None = ..., max: Tensor | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Tensor) -> Tensor:
    """The elements, not above `max`."""
@overload
def clamp_max(input: Tensor, max: _Number) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: _Number, *, out: Tensor) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Tensor) -> Tensor:
    """The elements, not below `min`."""
@overload
def clamp_min(input: Tensor, min: _Number) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: _Number, *, out: Tensor) -> Tensor: ...
@overload
def clip(input: Tensor, min: _Number | None = ..., max: _Number | None = ...) -> Tensor:
    """As `clamp`."""
@overload
def clip(input: Tensor, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
@overload
def clip(input: Tensor, min: _Number | None = ..., max: _Number | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def clip(input: Tensor, min: Tensor | None = ..., max: Tensor | None = ..., *, out: Tensor) -> Tensor: ...
def clone(input: Tensor, *, memory_format: _memory_format | None = ...) -> Tensor:
    """A copy in memory of its own."""
@overload
def col2im(input: Tensor, output_size: Sequence[_Index] | _Index, kernel_size: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index) -> Tensor:
    """Columns added up into images."""
@overload
def col2im(input: Tensor, output_size: Sequence[_Index] | _Index, kernel_size: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, *, out: Tensor) -> Tensor: ...
@overload
def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins columns; a vector is one column."""
@overload
def column_stack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
def combinations(input: Tensor, r: _Index = ..., with_replacement: _bool = ...) -> Tensor:
    """All choices of `r` elements of a vector, in order, one row for each."""
@overload
def complex(real: Tensor, imag: Tensor) -> Tensor:
    """Complex numbers of two parts."""
@overload
def complex(real: Tensor, imag: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def concat(tensors: Sequence[Tensor], dim: _Index = ...) -> Tensor:
    """As `cat`."""
@overload
def concat(tensors: Sequence[Tensor], dim: _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def concatenate(tensors: Sequence[Tensor], dim: _Index = ...) -> Tensor:
    """As `cat`."""
@overload
def concatenate(tensors: Sequence[Tensor], dim: _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def linalg_cond(input: Tensor, p: _Number | None = ...) -> Tensor:
    """The norm of matrices times the norm of their inverses; of singular values unless `p` says otherwise."""
@overload
def linalg_cond(input: Tensor, p: str) -> Tensor: ...
@overload
def linalg_cond(input: Tensor, p: _Number | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def linalg_cond(input: Tensor, p: str, *, out: Tensor) -> Tensor: ...
def conj(input: Tensor) -> Tensor:
    """The complex conjugate; real tensors are returned as they are."""
@overload
def conj_physical(input: Tensor) -> Tensor:
    """The complex conjugate, in memory of its own."""
@overload
def conj_physical(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def constant_pad_nd(input: Tensor, pad: Sequence[_Index], value: _Number = ...) -> Tensor:
    """The input within a border of `value`; pairs from the last dimension on, negative ones crop."""
@overload
def constant_pad_nd(input: Tensor, pad: Sequence[_Index], value: _Number = ..., *, out: Tensor) -> Tensor: ...
@overload
def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., groups: _Index = ...) -> Tensor:
    """A convolution over 1 dimension(s) of an input with or without a batch."""
@overload
def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: str = ..., dilation: Sequence[_Index] | _Index = ..., groups: _Index = ...) -> Tensor: ...
@overload
def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., groups: _Index = ...) -> Tensor:
    """A convolution over 2 dimension(s) of an input with or without a batch."""
@overload
def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: str = ..., dilation: Sequence[_Index] | _Index = ..., groups: _Index = ...) -> Tensor: ...
@overload
def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., groups: _Index = ...) -> Tensor:
    """A convolution over 3 dimension(s) of an input with or without a batch."""
@overload
def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: str = ..., dilation: Sequence[_Index] | _Index = ..., groups: _Index = ...) -> Tensor: ...
def conv_transpose1d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., output_padding: Sequence[_Index] | _Index = ..., groups: _Index = ..., dilation: Sequence[_Index] | _Index = ...) -> Tensor:
    """A transposed convolution over 1 dimension(s)."""
def conv_transpose2d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., output_padding: Sequence[_Index] | _Index = ..., groups: _Index = ..., dilation: Sequence[_Index] | _Index = ...) -> Tensor:
    """A transposed convolution over 2 dimension(s)."""
def conv_transpose3d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., output_padding: Sequence[_Index] | _Index = ..., groups: _Index = ..., dilation: Sequence[_Index] | _Index = ...) -> Tensor:
    """A transposed convolution over 3 dimension(s)."""
@overload
def convolution(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[_Index], padding: Sequence[_Index], dilation: Sequence[_Index], transposed: _bool, output_padding: Sequence[_Index], groups: _Index) -> Tensor:
    """A convolution, or a transposed one, over one to three spatial dimensions."""
@overload
def convolution(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[_Index], padding: Sequence[_Index], dilation: Sequence[_Index], transposed: _bool, output_padding: Sequence[_Index], groups: _Index, *, out: Tensor) -> Tensor: ...
def convolution_backward(grad_output: Tensor, input: Tensor, weight: Tensor, bias_sizes: Sequence[_Index] | None, stride: Sequence[_Index], padding: Sequence[_Index], dilation: Sequence[_Index], transposed: _bool, output_padding: Sequence[_Index], groups: _Index, output_mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias of a convolution that `output_mask` asks for."""
@overload
def copysign(input: Tensor, other: Tensor) -> Tensor:
    """The size of `self` with the sign of `other`."""
@overload
def copysign(input: Tensor, other: _Number) -> Tensor: ...
@overload
def copysign(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def copysign(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
def corrcoef(input: Tensor) -> Tensor:
    """Pearson's correlations of variables, which are rows."""
@overload
def cos(input: Tensor) -> Tensor:
    """The cosine of each element, in radians."""
@overload
def cos(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def cosh(input: Tensor) -> Tensor:
    """The hyperbolic cosine."""
@overload
def cosh(input: Tensor, *, out: Tensor) -> Tensor: ...
def cosine_similarity(x1: Tensor, x2: Tensor, dim: _Index = ..., eps: _float = ...) -> Tensor:
    """The cosine of the angle between vectors."""
@overload
def count_nonzero(input: Tensor, dim: _Index | None = ...) -> Tensor:
    """How many elements are not zero."""
@overload
def count_nonzero(input: Tensor, dim: Sequence[_Index]) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: _Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: Sequence[_Index], *, out: Tensor) -> Tensor: ...
def cov(input: Tensor, *, correction: _Index = ..., fweights: Tensor | None = ..., aweights: Tensor | None = ...) -> Tensor:
    """The covariances of variables, which are rows; columns may have counts and weights."""
def linalg_cross(input: Tensor, other: Tensor, *, dim: _Index = ...) -> Tensor:
    """The cross product of vectors of three elements."""
def cross(input: Tensor, other: Tensor, dim: _Index | None = ...) -> Tensor:
    """The cross product of vectors of three elements."""
def cross_entropy_loss(input: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: _Index = ..., ignore_index: _Index = ..., label_smoothing: _float = ...) -> Tensor:
    """The cross entropy of logits and classes, or class probabilities."""
@overload
def cummax(input: Tensor, dim: _Index) -> _results_of_cummax:
    """The largest element so far along `dim`, and where it is (the last of equals)."""
@overload
def cummax(input: Tensor, dim: _Index, *, out: tuple[Tensor, Tensor]) -> _results_of_cummax: ...
@overload
def cummin(input: Tensor, dim: _Index) -> _results_of_cummin:
    """The smallest element so far along `dim`, and where it is (the last of equals)."""
@overload
def cummin(input: Tensor, dim: _Index, *, out: tuple[Tensor, Tensor]) -> _results_of_cummin: ...
@overload
def cumprod(input: Tensor, dim: _Index, *, dtype: _dtype | None = ...) -> Tensor:
    """The products so far along `dim`."""
@overload
def cumprod(input: Tensor, dim: _Index, *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def cumsum(input: Tensor, dim: _Index, *, dtype: _dtype | None = ...) -> Tensor:
    """The sums so far along `dim`."""
@overload
def cumsum(input: Tensor, dim: _Index, *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def cumulative_trapezoid(y: Tensor, x: Tensor, *, dim: _Index = ...) -> Tensor:
    """The integrals of `y` so far, by the trapezoid rule, at points `x`."""
@overload
def cumulative_trapezoid(y: Tensor, *, dx: _Number = ..., dim: _Index = ...) -> Tensor: ...
@overload
def deg2rad(input: Tensor) -> Tensor:
    """Degrees as radians."""
@overload
def deg2rad(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def linalg_det(A: Tensor) -> Tensor:
    """The determinant."""
@overload
def linalg_det(A: Tensor, *, out: Tensor) -> Tensor: ...
def det(input: Tensor) -> Tensor:
    """The determinant."""
def detach(input: Tensor) -> Tensor:
    """The same view without history: no gradient flows through it."""
def detach_(input: Tensor) -> Tensor:
    """Cuts the tensor off its history."""
@overload
def detach_copy(input: Tensor) -> Tensor:
    """As `detach`, a copy."""
@overload
def detach_copy(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def diag(input: Tensor, diagonal: _Index = ...) -> Tensor:
    """A matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy."""
@overload
def diag(input: Tensor, diagonal: _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def diag_embed(input: Tensor, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ...) -> Tensor:
    """Zeros with `self` on a diagonal over two new dimensions."""
@overload
def diag_embed(input: Tensor, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ..., *, out: Tensor) -> Tensor: ...
def diagflat(input: Tensor, offset: _Index = ...) -> Tensor:
    """A matrix with the elements of `self` on a diagonal."""
def linalg_diagonal(A: Tensor, *, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ...) -> Tensor:
    """`diagonal` over the last two dimensions unless others are named."""
def diagonal(input: Tensor, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ...) -> Tensor:
    """The diagonal over two dimensions, as a new last dimension."""
def diagonal_backward(grad_output: Tensor, input_sizes: Sequence[_Index], offset: _Index, dim1: _Index, dim2: _Index) -> Tensor:
    """Gradient of `diagonal`."""
@overload
def diagonal_copy(input: Tensor, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ...) -> Tensor:
    """As `diagonal`, a copy."""
@overload
def diagonal_copy(input: Tensor, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def diagonal_scatter(input: Tensor, src: Tensor, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ...) -> Tensor:
    """`self` with `src` in place of a diagonal."""
@overload
def diagonal_scatter(input: Tensor, src: Tensor, offset: _Index = ..., dim1: _Index = ..., dim2: _Index = ..., *, out: Tensor) -> Tensor: ...
def diff(input: Tensor, n: _Index = ..., dim: _Index = ..., prepend: Tensor | None = ..., append: Tensor | None = ...) -> Tensor:
    """The `n`-th differences of neighbours along `dim`."""
@overload
def digamma(input: Tensor) -> Tensor:
    """The derivative of `lgamma`."""
@overload
def digamma(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_digamma(input: Tensor) -> Tensor:
    """As `digamma`."""
@overload
def special_digamma(input: Tensor, *, out: Tensor) -> Tensor: ...
def dist(input: Tensor, other: Tensor, p: _Number = ...) -> Tensor:
    """The `p`-norm of the difference."""
@overload
def div(input: Tensor, other: Tensor) -> Tensor:
    """Divides; integers give floating point."""
@overload
def div(input: Tensor, other: _Number) -> Tensor: ...
@overload
def div(input: Tensor, other: Tensor, *, rounding_mode: str | None) -> Tensor: ...
@overload
def div(input: Tensor, other: _Number, *, rounding_mode: str | None) -> Tensor: ...
@overload
def div(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def div(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def div(input: Tensor, other: Tensor, *, rounding_mode: str | None, out: Tensor) -> Tensor: ...
@overload
def div(input: Tensor, other: _Number, *, rounding_mode: str | None, out: Tensor) -> Tensor: ...
@overload
def divide(input: Tensor, other: Tensor) -> Tensor:
    """As `div`."""
@overload
def divide(input: Tensor, other: _Number) -> Tensor: ...
@overload
def divide(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def divide(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def dot(input: Tensor, tensor: Tensor) -> Tensor:
    """The sum of products of two vectors."""
@overload
def dot(input: Tensor, tensor: Tensor, *, out: Tensor) -> Tensor: ...
def dropout(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Zeros elements with probability `p` and scales the others, when training."""
def dropout_(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Zeros elements with probability `p` and scales the others, when training. In place."""
@overload
def dsplit(input: Tensor, sections: _Index) -> tuple[Tensor, ...]:
    """Cuts dimension 2 into equal parts."""
@overload
def dsplit(input: Tensor, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
@overload
def dstack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins along the third dimension."""
@overload
def dstack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
@overload
def linalg_eigh(input: Tensor, UPLO: str = ...) -> _results_of_linalg_eigh:
    """Eigenvalues, ascending, and eigenvectors of Hermitian matrices, of which one half is read."""
@overload
def linalg_eigh(input: Tensor, UPLO: str = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_linalg_eigh: ...
@overload
def linalg_eigvalsh(input: Tensor, UPLO: str = ...) -> Tensor:
    """Eigenvalues, ascending, of Hermitian matrices, of which one half is read."""
@overload
def linalg_eigvalsh(input: Tensor, UPLO: str = ..., *, out: Tensor) -> Tensor: ...
def einsum(equation: str, tensors: Sequence[Tensor], *, path: Sequence[_Index] | None = ...) -> Tensor:
    """Sums of products over named dimensions."""
@overload
def elu(input: Tensor, alpha: _Number = ..., scale: _Number = ..., input_scale: _Number = ...) -> Tensor:
    """x where positive, else alpha * (exp(x) - 1)."""
@overload
def elu(input: Tensor, alpha: _Number = ..., scale: _Number = ..., input_scale: _Number = ..., *, out: Tensor) -> Tensor: ...
def elu_(input: Tensor, alpha: _Number = ..., scale: _Number = ..., input_scale: _Number = ...) -> Tensor:
    """x where positive, else alpha * (exp(x) - 1)."""
@overload
def elu_backward(grad_output: Tensor, alpha: _Number, scale: _Number, input_scale: _Number, is_result: _bool, self_or_result: Tensor) -> Tensor:
    """Gradient of elu, from its input or its result."""
@overload
def elu_backward(grad_output: Tensor, alpha: _Number, scale: _Number, input_scale: _Number, is_result: _bool, self_or_result: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def embedding(weight: Tensor, indices: Tensor, padding_idx: _Index = ..., scale_grad_by_freq: _bool = ..., sparse: _bool = ...) -> Tensor:
    """Rows of `weight`, one for each index."""
@overload
def embedding(weight: Tensor, indices: Tensor, padding_idx: _Index = ..., scale_grad_by_freq: _bool = ..., sparse: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def embedding_dense_backward(grad_output: Tensor, indices: Tensor, num_weights: _Index, padding_idx: _Index, scale_grad_by_freq: _bool) -> Tensor:
    """The gradient of the rows."""
@overload
def embedding_dense_backward(grad_output: Tensor, indices: Tensor, num_weights: _Index, padding_idx: _Index, scale_grad_by_freq: _bool, *, out: Tensor) -> Tensor: ...
@overload
def empty(size: Sequence[_Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Memory as it was found, of the given shape."""
@overload
def empty(*size: _Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def empty(size: Sequence[_Index], *, memory_format: _memory_format | None = ..., out: Tensor) -> Tensor: ...
@overload
def empty(*size: _Index, memory_format: _memory_format | None = ..., out: Tensor) -> Tensor: ...
def empty_like(input: Tensor, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ...) -> Tensor:
    """Memory as it was found, with the shape, dtype and device of another tensor."""
def empty_strided(size: Sequence[_Index], stride: Sequence[_Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Memory as it was found, of the given shape and strides."""
@overload
def special_entr(input: Tensor) -> Tensor:
    """-x log(x); 0 at 0, -inf below."""
@overload
def special_entr(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def eq(input: Tensor, other: Tensor) -> Tensor:
    """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
@overload
def eq(input: Tensor, other: _Number) -> Tensor: ...
@overload
def eq(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def eq(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
def equal(input: Tensor, other: Tensor) -> _bool:
    """Whether both have the same shape and elements."""
@overload
def erf(input: Tensor) -> Tensor:
    """The error function."""
@overload
def erf(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_erf(input: Tensor) -> Tensor:
    """The error function."""
@overload
def special_erf(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def erfc(input: Tensor) -> Tensor:
    """1 - erf(x), exact where that is small."""
@overload
def erfc(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_erfc(input: Tensor) -> Tensor:
    """1 - erf(x)."""
@overload
def special_erfc(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_erfcx(input: Tensor) -> Tensor:
    """exp(x**2) erfc(x)."""
@overload
def special_erfcx(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def erfinv(input: Tensor) -> Tensor:
    """The inverse of the error function."""
@overload
def erfinv(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_erfinv(input: Tensor) -> Tensor:
    """As `erfinv`."""
@overload
def special_erfinv(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def exp(input: Tensor) -> Tensor:
    """e to the power of each element."""
@overload
def exp(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def exp2(input: Tensor) -> Tensor:
    """2 to the power of each element."""
@overload
def exp2(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_exp2(input: Tensor) -> Tensor:
    """2 to the power of each element."""
@overload
def special_exp2(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def expand_copy(input: Tensor, size: Sequence[_Index], *, implicit: _bool = ...) -> Tensor:
    """As `expand`, a copy."""
@overload
def expand_copy(input: Tensor, size: Sequence[_Index], *, implicit: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def special_expit(input: Tensor) -> Tensor:
    """1 / (1 + exp(-x))."""
@overload
def special_expit(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def expm1(input: Tensor) -> Tensor:
    """exp(x) - 1, exact near 0."""
@overload
def expm1(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_expm1(input: Tensor) -> Tensor:
    """exp(x) - 1, exact near 0."""
@overload
def special_expm1(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def eye(n: _Index, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """The identity matrix."""
@overload
def eye(n: _Index, m: _Index, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
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
@overload
def fft_fft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ...) -> Tensor:
    """Complex transform along a dimension."""
@overload
def fft_fft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_fft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ...) -> Tensor:
    """`fft.fft` over two dimensions."""
@overload
def fft_fft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_fftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ...) -> Tensor:
    """`fft.fft` over several dimensions."""
@overload
def fft_fftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
def fft_fftshift(input: Tensor, dim: Sequence[_Index] | _Index | None = ...) -> Tensor:
    """Moves the zero frequency to the middle."""
@overload
def fill(input: Tensor, value: _Number) -> Tensor:
    """A tensor of the same shape with one value."""
@overload
def fill(input: Tensor, value: Tensor) -> Tensor: ...
@overload
def fix(input: Tensor) -> Tensor:
    """As `trunc`."""
@overload
def fix(input: Tensor, *, out: Tensor) -> Tensor: ...
def flatten(input: Tensor, start_dim: _Index = ..., end_dim: _Index = ...) -> Tensor:
    """Dimensions `start_dim` to `end_dim` become one."""
@overload
def flip(input: Tensor, dims: Sequence[_Index]) -> Tensor:
    """Reverses dimensions `dims`; a copy."""
@overload
def flip(input: Tensor, dims: Sequence[_Index], *, out: Tensor) -> Tensor: ...
def fliplr(input: Tensor) -> Tensor:
    """Reverses the columns."""
def flipud(input: Tensor) -> Tensor:
    """Reverses the rows."""
@overload
def float_power(input: Tensor, exponent: Tensor) -> Tensor:
    """A power computed in float64 or complex128."""
@overload
def float_power(input: Tensor, exponent: _Number) -> Tensor: ...
@overload
def float_power(self: _Number, exponent: Tensor) -> Tensor: ...
@overload
def floor(input: Tensor) -> Tensor:
    """Rounded down."""
@overload
def floor(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def floor_divide(input: Tensor, other: Tensor) -> Tensor:
    """Divides and rounds down."""
@overload
def floor_divide(input: Tensor, other: _Number) -> Tensor: ...
@overload
def floor_divide(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def floor_divide(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def fmax(input: Tensor, other: Tensor) -> Tensor:
    """The larger of two elements; the other where one is NaN."""
@overload
def fmax(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def fmin(input: Tensor, other: Tensor) -> Tensor:
    """The smaller of two elements; the other where one is NaN."""
@overload
def fmin(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def fmod(input: Tensor, other: Tensor) -> Tensor:
    """What truncated division leaves, with the sign of the dividend."""
@overload
def fmod(input: Tensor, other: _Number) -> Tensor: ...
@overload
def fmod(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def fmod(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def frac(input: Tensor) -> Tensor:
    """The part behind the point, with the sign of the input."""
@overload
def frac(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def full(size: Sequence[_Index], fill_value: _Number, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """One value in the given shape; its kind decides the dtype unless one is given."""
@overload
def full(size: Sequence[_Index], fill_value: _Number, *, out: Tensor) -> Tensor: ...
def full_like(input: Tensor, fill_value: _Number, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ...) -> Tensor:
    """One value with the shape, dtype and device of another tensor."""
@overload
def special_gammainc(input: Tensor, other: Tensor) -> Tensor:
    """As `igamma`."""
@overload
def special_gammainc(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_gammaincc(input: Tensor, other: Tensor) -> Tensor:
    """As `igammac`."""
@overload
def special_gammaincc(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_gammaln(input: Tensor) -> Tensor:
    """As `lgamma`."""
@overload
def special_gammaln(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def gather(input: Tensor, dim: _Index, index: Tensor, *, sparse_grad: _bool = ...) -> Tensor:
    """One element for each index: along `dim` the one that it names, elsewhere at its own place."""
@overload
def gather(input: Tensor, dim: _Index, index: Tensor, *, sparse_grad: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def gcd(input: Tensor, other: Tensor) -> Tensor:
    """The greatest common divisor."""
@overload
def gcd(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def ge(input: Tensor, other: Tensor) -> Tensor:
    """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
@overload
def ge(input: Tensor, other: _Number) -> Tensor: ...
@overload
def ge(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def ge(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def gelu(input: Tensor, *, approximate: str = ...) -> Tensor:
    """x times the normal distribution function of x, exact or by tanh."""
@overload
def gelu(input: Tensor, *, approximate: str = ..., out: Tensor) -> Tensor: ...
def gelu_(input: Tensor, *, approximate: str = ...) -> Tensor:
    """x times the normal distribution function of x, exact or by tanh."""
@overload
def gelu_backward(grad_output: Tensor, self: Tensor, *, approximate: str = ...) -> Tensor:
    """Gradient of gelu."""
@overload
def gelu_backward(grad_output: Tensor, self: Tensor, *, approximate: str = ..., out: Tensor) -> Tensor: ...
@overload
def geqrf(input: Tensor) -> _results_of_geqrf:
    """Householder reflections below the upper triangle R of a QR factorisation, and their factors."""
@overload
def geqrf(input: Tensor, *, out: tuple[Tensor, Tensor]) -> _results_of_geqrf: ...
@overload
def ger(input: Tensor, vec2: Tensor) -> Tensor:
    """Another name of `outer`."""
@overload
def ger(input: Tensor, vec2: Tensor, *, out: Tensor) -> Tensor: ...
def glu(input: Tensor, dim: _Index = ...) -> Tensor:
    """One half of the input times the sigmoid of the other."""
@overload
def greater(input: Tensor, other: Tensor) -> Tensor:
    """As `gt`."""
@overload
def greater(input: Tensor, other: _Number) -> Tensor: ...
@overload
def greater(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def greater(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def greater_equal(input: Tensor, other: Tensor) -> Tensor:
    """As `ge`."""
@overload
def greater_equal(input: Tensor, other: _Number) -> Tensor: ...
@overload
def greater_equal(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def greater_equal(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
def grid_sampler(input: Tensor, grid: Tensor, interpolation_mode: _Index, padding_mode: _Index, align_corners: _bool) -> Tensor:
    """Images at the places of a grid; modes 0 linear, 1 nearest, 2 cubic; padding 0 zeros, 1 the border, 2 reflection."""
def grid_sampler_2d(input: Tensor, grid: Tensor, interpolation_mode: _Index, padding_mode: _Index, align_corners: _bool) -> Tensor:
    """`grid_sampler` of images."""
def grid_sampler_3d(input: Tensor, grid: Tensor, interpolation_mode: _Index, padding_mode: _Index, align_corners: _bool) -> Tensor:
    """`grid_sampler` of volumes."""
def group_norm(input: Tensor, num_groups: _Index, weight: Tensor | None = ..., bias: Tensor | None = ..., eps: _float = ..., cudnn_enabled: _bool = ...) -> Tensor:
    """Groups of channels of each image normalised by themselves."""
@overload
def gt(input: Tensor, other: Tensor) -> Tensor:
    """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
@overload
def gt(input: Tensor, other: _Number) -> Tensor: ...
@overload
def gt(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def gt(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def hardshrink(input: Tensor, lambd: _Number = ...) -> Tensor:
    """x, but 0 between -lambd and lambd."""
@overload
def hardshrink(input: Tensor, lambd: _Number = ..., *, out: Tensor) -> Tensor: ...
@overload
def hardshrink_backward(grad_out: Tensor, self: Tensor, lambd: _Number) -> Tensor:
    """Gradient of hardshrink."""
@overload
def hardshrink_backward(grad_out: Tensor, self: Tensor, lambd: _Number, *, out: Tensor) -> Tensor: ...
@overload
def hardsigmoid(input: Tensor) -> Tensor:
    """relu6(x + 3) / 6."""
@overload
def hardsigmoid(input: Tensor, *, out: Tensor) -> Tensor: ...
def hardsigmoid_(input: Tensor) -> Tensor:
    """relu6(x + 3) / 6."""
@overload
def hardsigmoid_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """Gradient of hardsigmoid."""
@overload
def hardsigmoid_backward(grad_output: Tensor, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def hardswish(input: Tensor) -> Tensor:
    """x * relu6(x + 3) / 6."""
@overload
def hardswish(input: Tensor, *, out: Tensor) -> Tensor: ...
def hardswish_(input: Tensor) -> Tensor:
    """x * relu6(x + 3) / 6."""
@overload
def hardswish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """Gradient of hardswish."""
@overload
def hardswish_backward(grad_output: Tensor, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def hardtanh(input: Tensor, min_val: _Number = ..., max_val: _Number = ...) -> Tensor:
    """x bounded by min_val and max_val."""
@overload
def hardtanh(input: Tensor, min_val: _Number = ..., max_val: _Number = ..., *, out: Tensor) -> Tensor: ...
def hardtanh_(input: Tensor, min_val: _Number = ..., max_val: _Number = ...) -> Tensor:
    """x bounded by min_val and max_val."""
@overload
def hardtanh_backward(grad_output: Tensor, self: Tensor, min_val: _Number, max_val: _Number) -> Tensor:
    """Gradient of hardtanh."""
@overload
def hardtanh_backward(grad_output: Tensor, self: Tensor, min_val: _Number, max_val: _Number, *, out: Tensor) -> Tensor: ...
@overload
def heaviside(input: Tensor, values: Tensor) -> Tensor:
    """0, `values` or 1 where `self` is negative, 0 or positive."""
@overload
def heaviside(input: Tensor, values: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_hermite_polynomial_h(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (hermite h) of degree `n`."""
@overload
def special_hermite_polynomial_h(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_hermite_polynomial_he(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (hermite he) of degree `n`."""
@overload
def special_hermite_polynomial_he(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def fft_hfft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ...) -> Tensor:
    """Real transform of the first half of a Hermitian line."""
@overload
def fft_hfft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_hfft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ...) -> Tensor:
    """`fft.hfft` over two dimensions."""
@overload
def fft_hfft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_hfftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ...) -> Tensor:
    """`fft.hfft` over several dimensions."""
@overload
def fft_hfftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def histc(input: Tensor, bins: _Index = ..., min: _Number = ..., max: _Number = ...) -> Tensor:
    """How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal)."""
@overload
def histc(input: Tensor, bins: _Index = ..., min: _Number = ..., max: _Number = ..., *, out: Tensor) -> Tensor: ...
@overload
def linalg_householder_product(input: Tensor, tau: Tensor) -> Tensor:
    """The first columns of the product of Householder reflections."""
@overload
def linalg_householder_product(input: Tensor, tau: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def hsplit(input: Tensor, sections: _Index) -> tuple[Tensor, ...]:
    """Cuts columns into equal parts."""
@overload
def hsplit(input: Tensor, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
@overload
def hstack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins columns; vectors one after the other."""
@overload
def hstack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
def huber_loss(input: Tensor, target: Tensor, reduction: _Index = ..., delta: _float = ...) -> Tensor:
    """The squared difference, absolute beyond `delta`."""
@overload
def hypot(input: Tensor, other: Tensor) -> Tensor:
    """sqrt(self**2 + other**2) without overflow."""
@overload
def hypot(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def i0(input: Tensor) -> Tensor:
    """The modified Bessel function of the first kind, of order 0."""
@overload
def i0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_i0(input: Tensor) -> Tensor:
    """As `i0`."""
@overload
def special_i0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_i0e(input: Tensor) -> Tensor:
    """exp(-abs(x)) i0(x)."""
@overload
def special_i0e(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_i1(input: Tensor) -> Tensor:
    """The modified Bessel function of the first kind, of order 1."""
@overload
def special_i1(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_i1e(input: Tensor) -> Tensor:
    """exp(-abs(x)) i1(x)."""
@overload
def special_i1e(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def fft_ifft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ...) -> Tensor:
    """Inverse of `fft`."""
@overload
def fft_ifft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_ifft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ...) -> Tensor:
    """`fft.ifft` over two dimensions."""
@overload
def fft_ifft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_ifftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ...) -> Tensor:
    """`fft.ifft` over several dimensions."""
@overload
def fft_ifftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
def fft_ifftshift(input: Tensor, dim: Sequence[_Index] | _Index | None = ...) -> Tensor:
    """Moves the zero frequency from the middle to the front."""
@overload
def igamma(input: Tensor, other: Tensor) -> Tensor:
    """The regularised lower incomplete gamma function."""
@overload
def igamma(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def igammac(input: Tensor, other: Tensor) -> Tensor:
    """The regularised upper incomplete gamma function."""
@overload
def igammac(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def fft_ihfft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ...) -> Tensor:
    """Inverse of `hfft`."""
@overload
def fft_ihfft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_ihfft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ...) -> Tensor:
    """`fft.ihfft` over two dimensions."""
@overload
def fft_ihfft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_ihfftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ...) -> Tensor:
    """`fft.ihfft` over several dimensions."""
@overload
def fft_ihfftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def im2col(input: Tensor, kernel_size: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index) -> Tensor:
    """Windows of images as columns."""
@overload
def im2col(input: Tensor, kernel_size: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, *, out: Tensor) -> Tensor: ...
def imag(input: Tensor) -> Tensor:
    """The imaginary parts of a complex tensor, as a view."""
@overload
def index(input: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    """`self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy."""
@overload
def index(input: Tensor, indices: Sequence[Tensor | None], *, out: Tensor) -> Tensor: ...
@overload
def index_add(input: Tensor, dim: _Index, index: Tensor, source: Tensor, *, alpha: _Number = ...) -> Tensor:
    """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
@overload
def index_add(input: Tensor, dim: _Index, index: Tensor, source: Tensor, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def index_copy(input: Tensor, dim: _Index, index: Tensor, source: Tensor) -> Tensor:
    """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
@overload
def index_copy(input: Tensor, dim: _Index, index: Tensor, source: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: _Index, index: Tensor, value: _Number) -> Tensor:
    """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
@overload
def index_fill(input: Tensor, dim: _Index, index: Tensor, value: Tensor) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: _Index, index: Tensor, value: _Number, *, out: Tensor) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: _Index, index: Tensor, value: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = ...) -> Tensor:
    """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
@overload
def index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def index_reduce(input: Tensor, dim: _Index, index: Tensor, source: Tensor, reduce: str, *, include_self: _bool = ...) -> Tensor:
    """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
@overload
def index_reduce(input: Tensor, dim: _Index, index: Tensor, source: Tensor, reduce: str, *, include_self: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def index_select(input: Tensor, dim: _Index, index: Tensor) -> Tensor:
    """Slices of `self` along `dim`, in the order of `index`."""
@overload
def index_select(input: Tensor, dim: _Index, index: Tensor, *, out: Tensor) -> Tensor: ...
def inner(input: Tensor, other: Tensor) -> Tensor:
    """The product summed over both last dimensions."""
def instance_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, use_input_stats: _bool, momentum: _float, eps: _float, cudnn_enabled: _bool) -> Tensor:
    """Each channel of each image normalised by itself."""
@overload
def linalg_inv(A: Tensor) -> Tensor:
    """The inverse; raises for singular matrices."""
@overload
def linalg_inv(A: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def linalg_inv_ex(A: Tensor, *, check_errors: _bool = ...) -> _results_of_linalg_inv_ex:
    """The inverse, and the first zero pivot (counted from 1) or 0."""
@overload
def linalg_inv_ex(A: Tensor, *, check_errors: _bool = ..., out: tuple[Tensor, Tensor]) -> _results_of_linalg_inv_ex: ...
@overload
def inverse(input: Tensor) -> Tensor:
    """As `linalg.inv`."""
@overload
def inverse(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def fft_irfft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ...) -> Tensor:
    """Inverse of `rfft`: real numbers of length `n`."""
@overload
def fft_irfft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_irfft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ...) -> Tensor:
    """`fft.irfft` over two dimensions."""
@overload
def fft_irfft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_irfftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ...) -> Tensor:
    """`fft.irfft` over several dimensions."""
@overload
def fft_irfftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
def is_nonzero(input: Tensor) -> _bool:
    """The truth of a tensor of one element."""
def isclose(input: Tensor, other: Tensor, rtol: _float = ..., atol: _float = ..., equal_nan: _bool = ...) -> Tensor:
    """True where the difference is at most atol + rtol * |other|."""
@overload
def isfinite(input: Tensor) -> Tensor:
    """True where neither NaN nor infinite."""
@overload
def isfinite(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def isin(elements: Tensor, test_elements: Tensor, *, assume_unique: _bool = ..., invert: _bool = ...) -> Tensor:
    """Whether each element is among the test elements."""
@overload
def isin(elements: Tensor, test_elements: _Number, *, assume_unique: _bool = ..., invert: _bool = ...) -> Tensor: ...
@overload
def isin(elements: _Number, test_elements: Tensor, *, assume_unique: _bool = ..., invert: _bool = ...) -> Tensor: ...
@overload
def isin(elements: Tensor, test_elements: Tensor, *, assume_unique: _bool = ..., invert: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def isin(elements: Tensor, test_elements: _Number, *, assume_unique: _bool = ..., invert: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def isin(elements: _Number, test_elements: Tensor, *, assume_unique: _bool = ..., invert: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def isinf(input: Tensor) -> Tensor:
    """True where infinite."""
@overload
def isinf(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def isnan(input: Tensor) -> Tensor:
    """True where NaN."""
@overload
def isnan(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def isneginf(input: Tensor) -> Tensor:
    """True where -infinity."""
@overload
def isneginf(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def isposinf(input: Tensor) -> Tensor:
    """True where +infinity."""
@overload
def isposinf(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def isreal(input: Tensor) -> Tensor:
    """True where there is no imaginary part."""
@overload
def isreal(input: Tensor, *, out: Tensor) -> Tensor: ...
def istft(input: Tensor, n_fft: _Index, hop_length: _Index | None = ..., win_length: _Index | None = ..., window: Tensor | None = ..., center: _bool = ..., normalized: _bool = ..., onesided: _bool | None = ..., length: _Index | None = ..., return_complex: _bool = ...) -> Tensor:
    """The signal of which these are the transforms of overlapping windows, by least squares."""
def kl_div(input: Tensor, target: Tensor, reduction: _Index = ..., *, log_target: _bool = ...) -> Tensor:
    """The divergence of log-probabilities from a target distribution."""
def kron(input: Tensor, other: Tensor) -> Tensor:
    """The Kronecker product."""
@overload
def kthvalue(input: Tensor, k: _Index, dim: _Index = ..., keepdim: _bool = ...) -> _results_of_kthvalue:
    """The `k`-th smallest element along `dim`, and where it is."""
@overload
def kthvalue(input: Tensor, k: _Index, dim: _Index = ..., keepdim: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_kthvalue: ...
def l1_loss(input: Tensor, target: Tensor, reduction: _Index = ...) -> Tensor:
    """The absolute difference."""
@overload
def special_laguerre_polynomial_l(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (laguerre l) of degree `n`."""
@overload
def special_laguerre_polynomial_l(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
def layer_norm(input: Tensor, normalized_shape: Sequence[_Index], weight: Tensor | None = ..., bias: Tensor | None = ..., eps: _float = ..., cudnn_enable: _bool = ...) -> Tensor:
    """The last dimensions normalised to mean 0 and deviation 1, then scaled and shifted."""
@overload
def lcm(input: Tensor, other: Tensor) -> Tensor:
    """The least common multiple."""
@overload
def lcm(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def ldexp(input: Tensor, other: Tensor) -> Tensor:
    """self * 2**other."""
@overload
def ldexp(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def le(input: Tensor, other: Tensor) -> Tensor:
    """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
@overload
def le(input: Tensor, other: _Number) -> Tensor: ...
@overload
def le(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def le(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def leaky_relu(input: Tensor, negative_slope: _Number = ...) -> Tensor:
    """x where positive, else negative_slope * x."""
@overload
def leaky_relu(input: Tensor, negative_slope: _Number = ..., *, out: Tensor) -> Tensor: ...
def leaky_relu_(input: Tensor, negative_slope: _Number = ...) -> Tensor:
    """x where positive, else negative_slope * x."""
@overload
def leaky_relu_backward(grad_output: Tensor, self: Tensor, negative_slope: _Number, self_is_result: _bool) -> Tensor:
    """Gradient of leaky_relu."""
@overload
def leaky_relu_backward(grad_output: Tensor, self: Tensor, negative_slope: _Number, self_is_result: _bool, *, out: Tensor) -> Tensor: ...
@overload
def special_legendre_polynomial_p(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (legendre p) of degree `n`."""
@overload
def special_legendre_polynomial_p(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor, weight: Tensor) -> Tensor:
    """self + weight * (end - self)."""
@overload
def lerp(input: Tensor, end: Tensor, weight: _Number) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor, weight: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor, weight: _Number, *, out: Tensor) -> Tensor: ...
@overload
def less(input: Tensor, other: Tensor) -> Tensor:
    """As `lt`."""
@overload
def less(input: Tensor, other: _Number) -> Tensor: ...
@overload
def less(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def less(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def less_equal(input: Tensor, other: Tensor) -> Tensor:
    """As `le`."""
@overload
def less_equal(input: Tensor, other: _Number) -> Tensor: ...
@overload
def less_equal(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def less_equal(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def lgamma(input: Tensor) -> Tensor:
    """The logarithm of the absolute value of the gamma function."""
@overload
def lgamma(input: Tensor, *, out: Tensor) -> Tensor: ...
def linear(input: Tensor, weight: Tensor, bias: Tensor | None = ...) -> Tensor:
    """`input @ weight.T + bias`, along the last dimension."""
@overload
def linspace(start: _Number, end: _Number, steps: _Index, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """As many points as `steps` at equal distances, both ends included."""
@overload
def linspace(start: _Number, end: _Number, steps: _Index, *, out: Tensor) -> Tensor: ...
@overload
def log(input: Tensor) -> Tensor:
    """The natural logarithm."""
@overload
def log(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def log10(input: Tensor) -> Tensor:
    """The logarithm to base 10."""
@overload
def log10(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def log1p(input: Tensor) -> Tensor:
    """log(1 + x), exact near 0."""
@overload
def log1p(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_log1p(input: Tensor) -> Tensor:
    """log(1 + x), exact near 0."""
@overload
def special_log1p(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def log2(input: Tensor) -> Tensor:
    """The logarithm to base 2."""
@overload
def log2(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_log_ndtr(input: Tensor) -> Tensor:
    """The logarithm of `special.ndtr`."""
@overload
def special_log_ndtr(input: Tensor, *, out: Tensor) -> Tensor: ...
def log_sigmoid(input: Tensor) -> Tensor:
    """log(sigmoid(x))."""
@overload
def log_sigmoid_backward(grad_output: Tensor, self: Tensor, buffer: Tensor) -> Tensor:
    """Gradient of log_sigmoid."""
@overload
def log_sigmoid_backward(grad_output: Tensor, self: Tensor, buffer: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def log_sigmoid_forward(input: Tensor) -> _results_of_log_sigmoid_forward:
    """log(sigmoid(x)), and an empty buffer."""
@overload
def log_sigmoid_forward(input: Tensor, *, out: tuple[Tensor, Tensor]) -> _results_of_log_sigmoid_forward: ...
def log_softmax(input: Tensor, dim: _Index, dtype: _dtype | None = ...) -> Tensor:
    """The logarithm of the softmax; the input is cast to `dtype` first."""
def special_log_softmax(input: Tensor, dim: _Index, *, dtype: _dtype | None = ...) -> Tensor:
    """As `log_softmax`."""
@overload
def logaddexp(input: Tensor, other: Tensor) -> Tensor:
    """log(exp(self) + exp(other)) without overflow."""
@overload
def logaddexp(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def logaddexp2(input: Tensor, other: Tensor) -> Tensor:
    """log2(2**self + 2**other) without overflow."""
@overload
def logaddexp2(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def logcumsumexp(input: Tensor, dim: _Index) -> Tensor:
    """The logarithm of the sums of exponentials so far, without overflow."""
@overload
def logcumsumexp(input: Tensor, dim: _Index, *, out: Tensor) -> Tensor: ...
def logdet(input: Tensor) -> Tensor:
    """The logarithm of the determinant; NaN if that is negative."""
@overload
def logical_and(input: Tensor, other: Tensor) -> Tensor:
    """True where both are not 0."""
@overload
def logical_and(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def logical_not(input: Tensor) -> Tensor:
    """True where the element is 0."""
@overload
def logical_not(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def logical_or(input: Tensor, other: Tensor) -> Tensor:
    """True where one is not 0."""
@overload
def logical_or(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def logical_xor(input: Tensor, other: Tensor) -> Tensor:
    """True where exactly one is not 0."""
@overload
def logical_xor(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def logit(input: Tensor, eps: _float | None = ...) -> Tensor:
    """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
@overload
def logit(input: Tensor, eps: _float | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def special_logit(input: Tensor, eps: _float | None = ...) -> Tensor:
    """log(x / (1 - x)), of x bounded by `eps` if given."""
@overload
def special_logit(input: Tensor, eps: _float | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def logit_backward(grad_output: Tensor, self: Tensor, eps: _float | None = ...) -> Tensor:
    """Gradient of logit."""
@overload
def logit_backward(grad_output: Tensor, self: Tensor, eps: _float | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def logspace(start: _Number, end: _Number, steps: _Index, base: _float = ..., *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """`base` to the power of each point of `linspace`."""
@overload
def logspace(start: _Number, end: _Number, steps: _Index, base: _float = ..., *, out: Tensor) -> Tensor: ...
@overload
def special_logsumexp(input: Tensor, dim: Sequence[_Index] | _Index, keepdim: _bool = ...) -> Tensor:
    """The logarithm of the sum of exponentials."""
@overload
def special_logsumexp(input: Tensor, dim: Sequence[_Index] | _Index, keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def logsumexp(input: Tensor, dim: Sequence[_Index] | _Index, keepdim: _bool = ...) -> Tensor:
    """The logarithm of the sum of exponentials over `dim`, without overflow."""
@overload
def logsumexp(input: Tensor, dim: Sequence[_Index] | _Index, keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def lt(input: Tensor, other: Tensor) -> Tensor:
    """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
@overload
def lt(input: Tensor, other: _Number) -> Tensor: ...
@overload
def lt(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def lt(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
def linalg_lu(A: Tensor, *, pivot: _bool = ...) -> _results_of_linalg_lu:
    """Matrices with `A = P @ L @ U`: a permutation, a lower triangle with a diagonal of 1, an upper triangle."""
def linalg_lu_factor(A: Tensor, *, pivot: _bool = ...) -> _results_of_linalg_lu_factor:
    """`linalg.lu_factor_ex` that raises for singular matrices."""
@overload
def linalg_lu_factor_ex(A: Tensor, *, pivot: _bool = ..., check_errors: _bool = ...) -> _results_of_linalg_lu_factor_ex:
    """The factors of an LU factorisation in one matrix, row exchanges, and the first zero pivot (counted from 1) or 0."""
@overload
def linalg_lu_factor_ex(A: Tensor, *, pivot: _bool = ..., check_errors: _bool = ..., out: tuple[Tensor, Tensor, Tensor]) -> _results_of_linalg_lu_factor_ex: ...
@overload
def linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, *, left: _bool = ..., adjoint: _bool = ...) -> Tensor:
    """The solution of `A @ X = B` by the factors of `A`."""
@overload
def linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, *, left: _bool = ..., adjoint: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def lu_solve(input: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    """`linalg.lu_solve` with the right side first."""
@overload
def lu_solve(input: Tensor, LU_data: Tensor, LU_pivots: Tensor, *, out: Tensor) -> Tensor: ...
def lu_unpack(LU_data: Tensor, LU_pivots: Tensor, unpack_data: _bool = ..., unpack_pivots: _bool = ...) -> _results_of_lu_unpack:
    """The three factors of what `linalg.lu_factor` gave; empty ones for what is not asked for."""
@overload
def masked_fill(input: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """`self`, with `value` where the mask is true."""
@overload
def masked_fill(input: Tensor, mask: Tensor, value: _Number) -> Tensor: ...
@overload
def masked_fill(input: Tensor, mask: Tensor, value: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def masked_fill(input: Tensor, mask: Tensor, value: _Number, *, out: Tensor) -> Tensor: ...
@overload
def masked_scatter(input: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """`self` with the first elements of `source`, in order, where `mask` is true."""
@overload
def masked_scatter(input: Tensor, mask: Tensor, source: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def masked_select(input: Tensor, mask: Tensor) -> Tensor:
    """The elements where `mask` is true, in row-major order; both broadcast."""
@overload
def masked_select(input: Tensor, mask: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def matmul(input: Tensor, other: Tensor) -> Tensor:
    """The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast."""
@overload
def matmul(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
def linalg_matmul(input: Tensor, other: Tensor) -> Tensor:
    """`matmul` in the linear algebra module."""
def matmul_backward(grad: Tensor, self: Tensor, other: Tensor, mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor]:
    """Gradients of a product of nested tensors, those that `mask` asks for."""
@overload
def linalg_matrix_norm(input: Tensor, ord: _Number, dim: Sequence[_Index] = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
    """The norm of matrices over two dimensions: of columns (1, -1), of rows (inf, -inf), or of singular values (2, -2)."""
@overload
def linalg_matrix_norm(input: Tensor, ord: str = ..., dim: Sequence[_Index] = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
@overload
def linalg_matrix_norm(input: Tensor, ord: _Number, dim: Sequence[_Index] = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def linalg_matrix_norm(input: Tensor, ord: str = ..., dim: Sequence[_Index] = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
def matrix_power(input: Tensor, n: _Index) -> Tensor:
    """A power of square matrices."""
def linalg_matrix_power(input: Tensor, n: _Index) -> Tensor:
    """A power of square matrices."""
@overload
def linalg_matrix_rank(input: Tensor, *, atol: _float | None = ..., rtol: _float | None = ..., hermitian: _bool = ...) -> Tensor:
    """How many singular values are larger than `atol` and `rtol` times the largest."""
@overload
def linalg_matrix_rank(input: Tensor, *, atol: Tensor | None = ..., rtol: Tensor | None = ..., hermitian: _bool = ...) -> Tensor: ...
@overload
def linalg_matrix_rank(input: Tensor, *, atol: _float | None = ..., rtol: _float | None = ..., hermitian: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def linalg_matrix_rank(input: Tensor, *, atol: Tensor | None = ..., rtol: Tensor | None = ..., hermitian: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def max(input: Tensor) -> Tensor:
    """The largest element; equal ones share the gradient."""
@overload
def max(input: Tensor, dim: _Index, keepdim: _bool = ...) -> _results_of_max: ...
@overload
def max(input: Tensor, other: Tensor) -> Tensor: ...
@overload
def max(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def max(input: Tensor, dim: _Index, keepdim: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_max: ...
def max_pool1d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ...) -> Tensor:
    """Maxima of windows."""
def max_pool1d_with_indices(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ...) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions."""
def max_pool2d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ...) -> Tensor:
    """Maxima of windows."""
@overload
def max_pool2d_with_indices(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ...) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions in the plane."""
@overload
def max_pool2d_with_indices(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def max_pool2d_with_indices_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, ceil_mode: _bool, indices: Tensor) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def max_pool2d_with_indices_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, ceil_mode: _bool, indices: Tensor, *, out: Tensor) -> Tensor: ...
def max_pool3d(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ...) -> Tensor:
    """Maxima of windows."""
@overload
def max_pool3d_with_indices(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ...) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions in the plane."""
@overload
def max_pool3d_with_indices(input: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index = ..., padding: Sequence[_Index] | _Index = ..., dilation: Sequence[_Index] | _Index = ..., ceil_mode: _bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def max_pool3d_with_indices_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, ceil_mode: _bool, indices: Tensor) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def max_pool3d_with_indices_backward(grad_output: Tensor, self: Tensor, kernel_size: Sequence[_Index] | _Index, stride: Sequence[_Index] | _Index, padding: Sequence[_Index] | _Index, dilation: Sequence[_Index] | _Index, ceil_mode: _bool, indices: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def maximum(input: Tensor, other: Tensor) -> Tensor:
    """The larger of two elements; NaN if either is."""
@overload
def maximum(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def mean(input: Tensor, *, dtype: _dtype | None = ...) -> Tensor:
    """The mean of all elements; integers need `dtype`."""
@overload
def mean(input: Tensor, dim: Sequence[_Index] | _Index | None, keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
@overload
def mean(input: Tensor, *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def mean(input: Tensor, dim: Sequence[_Index] | _Index | None, keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def median(input: Tensor) -> Tensor:
    """The lower middle element."""
@overload
def median(input: Tensor, dim: _Index, keepdim: _bool = ...) -> _results_of_median: ...
@overload
def median(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def median(input: Tensor, dim: _Index, keepdim: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_median: ...
@overload
def meshgrid(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Grids of coordinates, the first vector along the first dimension."""
@overload
def meshgrid(tensors: Sequence[Tensor], *, indexing: str) -> tuple[Tensor, ...]: ...
@overload
def min(input: Tensor) -> Tensor:
    """The smallest element; equal ones share the gradient."""
@overload
def min(input: Tensor, dim: _Index, keepdim: _bool = ...) -> _results_of_min: ...
@overload
def min(input: Tensor, other: Tensor) -> Tensor: ...
@overload
def min(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def min(input: Tensor, dim: _Index, keepdim: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_min: ...
@overload
def minimum(input: Tensor, other: Tensor) -> Tensor:
    """The smaller of two elements; NaN if either is."""
@overload
def minimum(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def mish(input: Tensor) -> Tensor:
    """x * tanh(softplus(x))."""
@overload
def mish(input: Tensor, *, out: Tensor) -> Tensor: ...
def mish_(input: Tensor) -> Tensor:
    """x * tanh(softplus(x))."""
@overload
def mish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """Gradient of mish."""
@overload
def mish_backward(grad_output: Tensor, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def mm(input: Tensor, mat2: Tensor) -> Tensor:
    """The product of two matrices."""
@overload
def mm(input: Tensor, mat2: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def mode(input: Tensor, dim: _Index = ..., keepdim: _bool = ...) -> _results_of_mode:
    """The most frequent element along `dim` (the smallest of these), and its last position."""
@overload
def mode(input: Tensor, dim: _Index = ..., keepdim: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_mode: ...
@overload
def special_modified_bessel_i0(input: Tensor) -> Tensor:
    """The modified Bessel function I0."""
@overload
def special_modified_bessel_i0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_modified_bessel_i1(input: Tensor) -> Tensor:
    """The modified Bessel function I1."""
@overload
def special_modified_bessel_i1(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_modified_bessel_k0(input: Tensor) -> Tensor:
    """The modified Bessel function K0."""
@overload
def special_modified_bessel_k0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_modified_bessel_k1(input: Tensor) -> Tensor:
    """The modified Bessel function K1."""
@overload
def special_modified_bessel_k1(input: Tensor, *, out: Tensor) -> Tensor: ...
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
def mse_loss(input: Tensor, target: Tensor, reduction: _Index = ...) -> Tensor:
    """The squared difference."""
def msort(input: Tensor) -> Tensor:
    """The elements in order along the first dimension."""
@overload
def mul(input: Tensor, other: Tensor) -> Tensor:
    """Multiplies."""
@overload
def mul(input: Tensor, other: _Number) -> Tensor: ...
@overload
def mul(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def mul(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
def linalg_multi_dot(tensors: Sequence[Tensor]) -> Tensor:
    """The product of matrices in the cheapest order; the outer ones may be vectors."""
def multi_margin_loss(input: Tensor, target: Tensor, p: _Number = ..., margin: _Number = ..., weight: Tensor | None = ..., reduction: _Index = ...) -> Tensor:
    """The margin of the target class over the others."""
@overload
def special_multigammaln(input: Tensor, p: _Index) -> Tensor:
    """The logarithm of the gamma function of `p` dimensions."""
@overload
def special_multigammaln(input: Tensor, p: _Index, *, out: Tensor) -> Tensor: ...
def multilabel_margin_loss(input: Tensor, target: Tensor, reduction: _Index = ...) -> Tensor:
    """The margin of every target class over the others."""
@overload
def multinomial(input: Tensor, num_samples: _Index, replacement: _bool = ..., *, generator: Generator | None = ...) -> Tensor:
    """Categories drawn with the probabilities of each row, which need not add up to 1."""
@overload
def multinomial(input: Tensor, num_samples: _Index, replacement: _bool = ..., *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def multiply(input: Tensor, other: Tensor) -> Tensor:
    """As `mul`."""
@overload
def multiply(input: Tensor, other: _Number) -> Tensor: ...
@overload
def multiply(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def multiply(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def mv(input: Tensor, vec: Tensor) -> Tensor:
    """The product of a matrix and a vector."""
@overload
def mv(input: Tensor, vec: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def mvlgamma(input: Tensor, p: _Index) -> Tensor:
    """The logarithm of the gamma function of `p` dimensions."""
@overload
def mvlgamma(input: Tensor, p: _Index, *, out: Tensor) -> Tensor: ...
@overload
def nan_to_num(input: Tensor, nan: _float | None = ..., posinf: _float | None = ..., neginf: _float | None = ...) -> Tensor:
    """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
@overload
def nan_to_num(input: Tensor, nan: _float | None = ..., posinf: _float | None = ..., neginf: _float | None = ..., *, out: Tensor) -> Tensor: ...
def nanmean(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
    """The mean over `dim` of what is not NaN."""
@overload
def nanmedian(input: Tensor) -> Tensor:
    """The lower middle element of those that are not NaN."""
@overload
def nanmedian(input: Tensor, dim: _Index, keepdim: _bool = ...) -> _results_of_nanmedian: ...
@overload
def nanmedian(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def nanmedian(input: Tensor, dim: _Index, keepdim: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_nanmedian: ...
@overload
def nanquantile(input: Tensor, q: _float, dim: _Index | None = ..., keepdim: _bool = ..., *, interpolation: str = ...) -> Tensor:
    """The value below which a share `q` of the elements lies, of what is not NaN."""
@overload
def nanquantile(input: Tensor, q: Tensor, dim: _Index | None = ..., keepdim: _bool = ..., *, interpolation: str = ...) -> Tensor: ...
@overload
def nansum(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
    """The sum over `dim`, NaN counting as 0."""
@overload
def nansum(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
def narrow(input: Tensor, dim: _Index, start: _Index, length: _Index) -> Tensor:
    """`length` elements of a dimension from `start` on."""
@overload
def narrow_copy(input: Tensor, dim: _Index, start: _Index, length: _Index) -> Tensor:
    """As `narrow`, a copy."""
@overload
def narrow_copy(input: Tensor, dim: _Index, start: _Index, length: _Index, *, out: Tensor) -> Tensor: ...
def native_batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: _bool, momentum: _float, eps: _float) -> tuple[Tensor, Tensor, Tensor]:
    """`batch_norm` with the statistics that were used."""
def native_batch_norm_backward(grad_out: Tensor, input: Tensor, weight: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None, save_invstd: Tensor | None, train: _bool, eps: _float, output_mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
def native_channel_shuffle(input: Tensor, groups: _Index) -> Tensor:
    """Another name of `channel_shuffle`."""
@overload
def native_dropout(input: Tensor, p: _float, train: _bool | None) -> tuple[Tensor, Tensor]:
    """Zeros with probability `p`, the rest scaled up so that the mean stays, and which were kept."""
@overload
def native_dropout(input: Tensor, p: _float, train: _bool | None, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: _float) -> Tensor:
    """`grad_output * mask * scale`."""
@overload
def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: _float, *, out: Tensor) -> Tensor: ...
@overload
def native_group_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, N: _Index, C: _Index, HxW: _Index, group: _Index, eps: _float) -> tuple[Tensor, Tensor, Tensor]:
    """`group_norm` with mean and reciprocal deviation of each group."""
@overload
def native_group_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, N: _Index, C: _Index, HxW: _Index, group: _Index, eps: _float, *, out: tuple[Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]: ...
def native_group_norm_backward(grad_out: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | None, N: _Index, C: _Index, HxW: _Index, group: _Index, output_mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
@overload
def native_layer_norm(input: Tensor, normalized_shape: Sequence[_Index], weight: Tensor | None, bias: Tensor | None, eps: _float) -> tuple[Tensor, Tensor, Tensor]:
    """`layer_norm` with mean and reciprocal deviation of each row."""
@overload
def native_layer_norm(input: Tensor, normalized_shape: Sequence[_Index], weight: Tensor | None, bias: Tensor | None, eps: _float, *, out: tuple[Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]: ...
def native_layer_norm_backward(grad_out: Tensor, input: Tensor, normalized_shape: Sequence[_Index], mean: Tensor, rstd: Tensor, weight: Tensor | None, bias: Tensor | None, output_mask: Sequence[_bool] | _bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
@overload
def special_ndtr(input: Tensor) -> Tensor:
    """The distribution function of the normal distribution."""
@overload
def special_ndtr(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_ndtri(input: Tensor) -> Tensor:
    """The inverse of `special.ndtr`."""
@overload
def special_ndtri(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def ne(input: Tensor, other: Tensor) -> Tensor:
    """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
@overload
def ne(input: Tensor, other: _Number) -> Tensor: ...
@overload
def ne(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def ne(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def neg(input: Tensor) -> Tensor:
    """The negative. Bools have none."""
@overload
def neg(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def negative(input: Tensor) -> Tensor:
    """As `neg`."""
@overload
def negative(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def nextafter(input: Tensor, other: Tensor) -> Tensor:
    """The next number after `self` in the direction of `other`."""
@overload
def nextafter(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
def nll_loss(input: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: _Index = ..., ignore_index: _Index = ...) -> Tensor:
    """The negative log likelihood, given log-probabilities."""
@overload
def nll_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: _Index, ignore_index: _Index, total_weight: Tensor) -> Tensor:
    """The gradient of the input."""
@overload
def nll_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: _Index, ignore_index: _Index, total_weight: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def nll_loss_forward(input: Tensor, target: Tensor, weight: Tensor | None, reduction: _Index, ignore_index: _Index) -> _results_of_nll_loss_forward:
    """The negative log likelihood of the targets' classes, and the sum of their weights."""
@overload
def nll_loss_forward(input: Tensor, target: Tensor, weight: Tensor | None, reduction: _Index, ignore_index: _Index, *, out: tuple[Tensor, Tensor]) -> _results_of_nll_loss_forward: ...
def nll_loss_nd(input: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: _Index = ..., ignore_index: _Index = ...) -> Tensor:
    """As `nll_loss`, of any rank."""
@overload
def nonzero(input: Tensor) -> Tensor:
    """Coordinates of the elements that are not 0, one row for each, in row-major order."""
@overload
def nonzero(input: Tensor, *, out: Tensor) -> Tensor: ...
def nonzero_numpy(input: Tensor) -> tuple[Tensor, ...]:
    """As `nonzero`, one tensor for each dimension; a 0-dim tensor counts as one dimension."""
@overload
def nonzero_static(input: Tensor, *, size: _Index, fill_value: _Index = ...) -> Tensor:
    """As `nonzero`, cut or filled up to `size` rows."""
@overload
def nonzero_static(input: Tensor, *, size: _Index, fill_value: _Index = ..., out: Tensor) -> Tensor: ...
@overload
def linalg_norm(input: Tensor, ord: _Number | None = ..., dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
    """The norm of vectors over one dimension, of matrices over two; without `ord`, the 2-norm of all elements."""
@overload
def linalg_norm(input: Tensor, ord: str, dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
@overload
def linalg_norm(input: Tensor, ord: _Number | None = ..., dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def linalg_norm(input: Tensor, ord: str, dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def norm(input: Tensor, p: _Number = ...) -> Tensor:
    """The `p`-norm of all elements."""
@overload
def norm(input: Tensor, p: _Number | None, dim: Sequence[_Index] | _Index, keepdim: _bool = ...) -> Tensor: ...
@overload
def norm(input: Tensor, p: _Number | None, dim: Sequence[_Index] | _Index, keepdim: _bool, *, dtype: _dtype) -> Tensor: ...
@overload
def norm(input: Tensor, p: _Number | None, *, dtype: _dtype) -> Tensor: ...
@overload
def norm(input: Tensor, p: str = ..., dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
@overload
def normal(mean: Tensor, std: _float = ..., *, generator: Generator | None = ...) -> Tensor:
    """Normal numbers around each element of `mean`."""
@overload
def normal(mean: _float, std: Tensor, *, generator: Generator | None = ...) -> Tensor: ...
@overload
def normal(mean: Tensor, std: Tensor, *, generator: Generator | None = ...) -> Tensor: ...
@overload
def normal(mean: _float, std: _float, size: Sequence[_Index], *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def normal(mean: Tensor, std: _float = ..., *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def normal(mean: _float, std: Tensor, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def normal(mean: Tensor, std: Tensor, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def normal(mean: _float, std: _float, size: Sequence[_Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def not_equal(input: Tensor, other: Tensor) -> Tensor:
    """As `ne`."""
@overload
def not_equal(input: Tensor, other: _Number) -> Tensor: ...
@overload
def not_equal(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def not_equal(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
def one_hot(input: Tensor, num_classes: _Index = ...) -> Tensor:
    """1 at each index, 0 elsewhere, along a new last dimension."""
@overload
def ones(size: Sequence[_Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Ones of the given shape."""
@overload
def ones(*size: _Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def ones(size: Sequence[_Index], *, out: Tensor) -> Tensor: ...
@overload
def ones(*size: _Index, out: Tensor) -> Tensor: ...
def ones_like(input: Tensor, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ...) -> Tensor:
    """Ones with the shape, dtype and device of another tensor."""
@overload
def outer(input: Tensor, vec2: Tensor) -> Tensor:
    """All products of an element of one vector with one of the other."""
@overload
def outer(input: Tensor, vec2: Tensor, *, out: Tensor) -> Tensor: ...
def pad(input: Tensor, pad: Sequence[_Index], mode: str = ..., value: _float | None = ...) -> Tensor:
    """The input within a border: a constant, or the input reflected, replicated or repeated."""
def pairwise_distance(x1: Tensor, x2: Tensor, p: _float = ..., eps: _float = ..., keepdim: _bool = ...) -> Tensor:
    """The p-norm of differences of rows."""
def pdist(input: Tensor, p: _float = ...) -> Tensor:
    """The distances of all pairs of rows, each once."""
def permute(input: Tensor, dims: Sequence[_Index]) -> Tensor:
    """Reorders the dimensions."""
@overload
def permute_copy(input: Tensor, dims: Sequence[_Index]) -> Tensor:
    """As `permute`, a copy."""
@overload
def permute_copy(input: Tensor, dims: Sequence[_Index], *, out: Tensor) -> Tensor: ...
@overload
def linalg_pinv(input: Tensor, *, atol: _float | None = ..., rtol: _float | None = ..., hermitian: _bool = ...) -> Tensor:
    """The pseudo-inverse; singular values up to `atol`, or `rtol` times the largest, count as 0."""
@overload
def linalg_pinv(input: Tensor, *, atol: Tensor | None = ..., rtol: Tensor | None = ..., hermitian: _bool = ...) -> Tensor: ...
@overload
def linalg_pinv(input: Tensor, *, atol: _float | None = ..., rtol: _float | None = ..., hermitian: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def linalg_pinv(input: Tensor, *, atol: Tensor | None = ..., rtol: Tensor | None = ..., hermitian: _bool = ..., out: Tensor) -> Tensor: ...
def pinverse(input: Tensor, rcond: _float = ...) -> Tensor:
    """As `linalg.pinv`."""
def pixel_shuffle(input: Tensor, upscale_factor: _Index) -> Tensor:
    """Channels moved into pixels."""
def pixel_unshuffle(input: Tensor, downscale_factor: _Index) -> Tensor:
    """Pixels moved into channels."""
@overload
def poisson(input: Tensor, generator: Generator | None = ...) -> Tensor:
    """Poisson numbers with the rates of `self`."""
@overload
def poisson(input: Tensor, generator: Generator | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def polar(abs: Tensor, angle: Tensor) -> Tensor:
    """Complex numbers of absolute value and angle."""
@overload
def polar(abs: Tensor, angle: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def polygamma(n: _Index, input: Tensor) -> Tensor:
    """The derivative of order `n` of `digamma`."""
@overload
def polygamma(n: _Index, input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_polygamma(n: _Index, input: Tensor) -> Tensor:
    """The derivative of order `n` of `digamma`."""
@overload
def special_polygamma(n: _Index, input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def positive(input: Tensor) -> Tensor:
    """The input itself; bools are refused."""
@overload
def positive(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Tensor) -> Tensor:
    """`self` to the power `exponent`."""
@overload
def pow(input: Tensor, exponent: _Number) -> Tensor: ...
@overload
def pow(self: _Number, exponent: Tensor) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: _Number, *, out: Tensor) -> Tensor: ...
@overload
def pow(self: _Number, exponent: Tensor, *, out: Tensor) -> Tensor: ...
def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """x where positive, else weight * x, with one weight or one per channel."""
@overload
def prod(input: Tensor, *, dtype: _dtype | None = ...) -> Tensor:
    """The product of all elements."""
@overload
def prod(input: Tensor, dim: _Index, keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
@overload
def prod(input: Tensor, *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def prod(input: Tensor, dim: _Index, keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def special_psi(input: Tensor) -> Tensor:
    """As `digamma`."""
@overload
def special_psi(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def put(input: Tensor, index: Tensor, source: Tensor, accumulate: _bool = ...) -> Tensor:
    """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
@overload
def put(input: Tensor, index: Tensor, source: Tensor, accumulate: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def linalg_qr(A: Tensor, mode: str = ...) -> _results_of_linalg_qr:
    """Orthonormal columns and an upper triangle with `A = Q @ R`; mode `complete` gives all columns, `r` only R."""
@overload
def linalg_qr(A: Tensor, mode: str = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_linalg_qr: ...
def qr(input: Tensor, some: _bool = ...) -> _results_of_qr:
    """As `linalg.qr`."""
@overload
def quantile(input: Tensor, q: _float, dim: _Index | None = ..., keepdim: _bool = ..., *, interpolation: str = ...) -> Tensor:
    """The value below which a share `q` of the elements lies."""
@overload
def quantile(input: Tensor, q: Tensor, dim: _Index | None = ..., keepdim: _bool = ..., *, interpolation: str = ...) -> Tensor: ...
@overload
def rad2deg(input: Tensor) -> Tensor:
    """Radians as degrees."""
@overload
def rad2deg(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def rand(size: Sequence[_Index], *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Uniform numbers from [0, 1)."""
@overload
def rand(*size: _Index, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def rand(size: Sequence[_Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def rand(*size: _Index, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
def rand_like(input: Tensor, *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ...) -> Tensor:
    """Uniform numbers from [0, 1) in the shape of `self`."""
@overload
def randint(high: _Index, size: Sequence[_Index], *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Integers from 0 up to `high`, which is excluded."""
@overload
def randint(low: _Index, high: _Index, size: Sequence[_Index], *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def randint(high: _Index, size: Sequence[_Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def randint(low: _Index, high: _Index, size: Sequence[_Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def randint_like(input: Tensor, high: _Index, *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ...) -> Tensor:
    """Integers from 0 up to `high` in the shape of `self`."""
@overload
def randint_like(input: Tensor, low: _Index, high: _Index, *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ...) -> Tensor: ...
@overload
def randn(size: Sequence[_Index], *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Normal numbers with mean 0 and variance 1."""
@overload
def randn(*size: _Index, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def randn(size: Sequence[_Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def randn(*size: _Index, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
def randn_like(input: Tensor, *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ...) -> Tensor:
    """Normal numbers in the shape of `self`."""
@overload
def randperm(n: _Index, *, generator: Generator | None = ..., dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """The numbers below `n`, shuffled."""
@overload
def randperm(n: _Index, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
def ravel(input: Tensor) -> Tensor:
    """All elements in one contiguous dimension."""
def real(input: Tensor) -> Tensor:
    """The real parts as a view; a real tensor is its own."""
@overload
def reciprocal(input: Tensor) -> Tensor:
    """1 / x."""
@overload
def reciprocal(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def relu(input: Tensor) -> Tensor:
    """The input where it is positive, else 0."""
@overload
def relu(input: Tensor, *, out: Tensor) -> Tensor: ...
def relu6(input: Tensor) -> Tensor:
    """x bounded by 0 and 6."""
@overload
def remainder(input: Tensor, other: Tensor) -> Tensor:
    """What floor division leaves, with the sign of the divisor."""
@overload
def remainder(input: Tensor, other: _Number) -> Tensor: ...
@overload
def remainder(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def remainder(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
def renorm(input: Tensor, p: _Number, dim: _Index, maxnorm: _Number) -> Tensor:
    """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
@overload
def repeat_interleave(repeats: Tensor, *, output_size: _Index | None = ...) -> Tensor:
    """The number `i`, `repeats[i]` times, for each `i`."""
@overload
def repeat_interleave(input: Tensor, repeats: Tensor, dim: _Index | None = ..., *, output_size: _Index | None = ...) -> Tensor: ...
@overload
def repeat_interleave(input: Tensor, repeats: _Index, dim: _Index | None = ..., *, output_size: _Index | None = ...) -> Tensor: ...
@overload
def repeat_interleave(repeats: Tensor, *, output_size: _Index | None = ..., out: Tensor) -> Tensor: ...
def reshape(input: Tensor, shape: Sequence[_Index]) -> Tensor:
    """The elements under another shape; a view where strides allow it, else a copy."""
def resize_as_(input: Tensor, the_template: Tensor, *, memory_format: _memory_format | None = ...) -> Tensor:
    """`resize_` to the shape of another tensor."""
def resolve_conj(input: Tensor) -> Tensor:
    """The tensor itself: conjugates are never put off here."""
def resolve_neg(input: Tensor) -> Tensor:
    """The tensor itself: negatives are never put off here."""
@overload
def fft_rfft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ...) -> Tensor:
    """The first half of the transform of real numbers."""
@overload
def fft_rfft(input: Tensor, n: _Index | None = ..., dim: _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_rfft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ...) -> Tensor:
    """`fft.rfft` over two dimensions."""
@overload
def fft_rfft2(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def fft_rfftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ...) -> Tensor:
    """`fft.rfft` over several dimensions."""
@overload
def fft_rfftn(input: Tensor, s: Sequence[_Index] | _Index | None = ..., dim: Sequence[_Index] | _Index | None = ..., norm: str | None = ..., *, out: Tensor) -> Tensor: ...
def rms_norm(input: Tensor, normalized_shape: Sequence[_Index], weight: Tensor | None = ..., eps: _float | None = ...) -> Tensor:
    """The last dimensions divided by their root mean square."""
@overload
def roll(input: Tensor, shifts: Sequence[_Index] | _Index, dims: Sequence[_Index] | _Index = ...) -> Tensor:
    """Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`."""
@overload
def roll(input: Tensor, shifts: Sequence[_Index] | _Index, dims: Sequence[_Index] | _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def rot90(input: Tensor, k: _Index = ..., dims: Sequence[_Index] = ...) -> Tensor:
    """Turns `k` times by 90 degrees, from the first towards the second of `dims`."""
@overload
def rot90(input: Tensor, k: _Index = ..., dims: Sequence[_Index] = ..., *, out: Tensor) -> Tensor: ...
@overload
def round(input: Tensor) -> Tensor:
    """Rounded to nearest, halves to even."""
@overload
def round(input: Tensor, *, decimals: _Index) -> Tensor: ...
@overload
def round(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def round(input: Tensor, *, decimals: _Index, out: Tensor) -> Tensor: ...
@overload
def special_round(input: Tensor, *, decimals: _Index = ...) -> Tensor:
    """Rounds half to even, to a number of decimals."""
@overload
def special_round(input: Tensor, *, decimals: _Index = ..., out: Tensor) -> Tensor: ...
@overload
def row_stack(tensors: Sequence[Tensor]) -> Tensor:
    """As `vstack`."""
@overload
def row_stack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
@overload
def rsqrt(input: Tensor) -> Tensor:
    """The reciprocal of the square root."""
@overload
def rsqrt(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def rsub(input: Tensor, other: Tensor, *, alpha: _Number = ...) -> Tensor:
    """Subtracts `self`, scaled by `alpha`, from `other`."""
@overload
def rsub(input: Tensor, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
@overload
def rsub(input: Tensor, other: Tensor, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def rsub(input: Tensor, other: _Number, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
def scalar_tensor(s: _Number, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """A 0-dim tensor of a number; float32 unless a dtype is given."""
def scaled_dot_product_attention(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = ..., dropout_p: _float = ..., is_causal: _bool = ..., *, scale: _float | None = ..., enable_gqa: _bool = ...) -> Tensor:
    """softmax(query @ key.T * scale + mask) @ value."""
@overload
def special_scaled_modified_bessel_k0(input: Tensor) -> Tensor:
    """The scaled modified Bessel function K0, times exp(x)."""
@overload
def special_scaled_modified_bessel_k0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_scaled_modified_bessel_k1(input: Tensor) -> Tensor:
    """The scaled modified Bessel function K1, times exp(x)."""
@overload
def special_scaled_modified_bessel_k1(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, src: Tensor) -> Tensor:
    """`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins."""
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, value: _Number) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, src: Tensor, *, reduce: str) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, value: _Number, *, reduce: str) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, src: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, value: _Number, *, out: Tensor) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, src: Tensor, *, reduce: str, out: Tensor) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _Index, index: Tensor, value: _Number, *, reduce: str, out: Tensor) -> Tensor: ...
@overload
def scatter_add(input: Tensor, dim: _Index, index: Tensor, src: Tensor) -> Tensor:
    """`self` plus the elements of `src` at the places along `dim` that `index` names."""
@overload
def scatter_add(input: Tensor, dim: _Index, index: Tensor, src: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def scatter_reduce(input: Tensor, dim: _Index, index: Tensor, src: Tensor, reduce: str, *, include_self: _bool = ...) -> Tensor:
    """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
@overload
def scatter_reduce(input: Tensor, dim: _Index, index: Tensor, src: Tensor, reduce: str, *, include_self: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def searchsorted(sorted_sequence: Tensor, self: Tensor, *, out_int32: _bool = ..., right: _bool = ..., side: str | None = ..., sorter: Tensor | None = ...) -> Tensor:
    """Where each value would go in a sorted sequence: before equal ones, or after them with `right`."""
@overload
def searchsorted(sorted_sequence: Tensor, self: _Number, *, out_int32: _bool = ..., right: _bool = ..., side: str | None = ..., sorter: Tensor | None = ...) -> Tensor: ...
@overload
def searchsorted(sorted_sequence: Tensor, self: Tensor, *, out_int32: _bool = ..., right: _bool = ..., side: str | None = ..., sorter: Tensor | None = ..., out: Tensor) -> Tensor: ...
@overload
def searchsorted(sorted_sequence: Tensor, self: _Number, *, out_int32: _bool = ..., right: _bool = ..., side: str | None = ..., sorter: Tensor | None = ..., out: Tensor) -> Tensor: ...
def select(input: Tensor, dim: _Index, index: _Index) -> Tensor:
    """One position of a dimension, which goes away."""
def select_backward(grad_output: Tensor, input_sizes: Sequence[_Index], dim: _Index, index: _Index) -> Tensor:
    """Gradient of `select`."""
@overload
def select_copy(input: Tensor, dim: _Index, index: _Index) -> Tensor:
    """As `select`, a copy."""
@overload
def select_copy(input: Tensor, dim: _Index, index: _Index, *, out: Tensor) -> Tensor: ...
@overload
def select_scatter(input: Tensor, src: Tensor, dim: _Index, index: _Index) -> Tensor:
    """`self` with `src` in place of `self.select(dim, index)`."""
@overload
def select_scatter(input: Tensor, src: Tensor, dim: _Index, index: _Index, *, out: Tensor) -> Tensor: ...
def selu(input: Tensor) -> Tensor:
    """Scaled elu with the constants that keep mean and variance."""
def selu_(input: Tensor) -> Tensor:
    """Scaled elu with the constants that keep mean and variance."""
@overload
def sgn(input: Tensor) -> Tensor:
    """The sign; of a complex number the number over its absolute value."""
@overload
def sgn(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_t(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (shifted chebyshev t) of degree `n`."""
@overload
def special_shifted_chebyshev_polynomial_t(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_u(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (shifted chebyshev u) of degree `n`."""
@overload
def special_shifted_chebyshev_polynomial_u(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_v(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (shifted chebyshev v) of degree `n`."""
@overload
def special_shifted_chebyshev_polynomial_v(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_w(x: Tensor, n: Tensor) -> Tensor:
    """Values of polynomials (shifted chebyshev w) of degree `n`."""
@overload
def special_shifted_chebyshev_polynomial_w(x: Tensor, n: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def sigmoid(input: Tensor) -> Tensor:
    """1 / (1 + exp(-x))."""
@overload
def sigmoid(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def sigmoid_backward(grad_output: Tensor, output: Tensor) -> Tensor:
    """Gradient of sigmoid."""
@overload
def sigmoid_backward(grad_output: Tensor, output: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def sign(input: Tensor) -> Tensor:
    """-1, 0 or 1 by the sign; 0 for NaN."""
@overload
def sign(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def signbit(input: Tensor) -> Tensor:
    """True where the sign is minus, -0.0 included."""
@overload
def signbit(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def silu(input: Tensor) -> Tensor:
    """x * sigmoid(x)."""
@overload
def silu(input: Tensor, *, out: Tensor) -> Tensor: ...
def silu_(input: Tensor) -> Tensor:
    """x * sigmoid(x)."""
@overload
def silu_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """Gradient of silu."""
@overload
def silu_backward(grad_output: Tensor, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def sin(input: Tensor) -> Tensor:
    """The sine of each element, in radians."""
@overload
def sin(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def sinc(input: Tensor) -> Tensor:
    """sin(pi x) / (pi x), 1 at 0."""
@overload
def sinc(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def special_sinc(input: Tensor) -> Tensor:
    """As `sinc`."""
@overload
def special_sinc(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def sinh(input: Tensor) -> Tensor:
    """The hyperbolic sine."""
@overload
def sinh(input: Tensor, *, out: Tensor) -> Tensor: ...
def slice(input: Tensor, dim: _Index = ..., start: _Index | None = ..., end: _Index | None = ..., step: _Index = ...) -> Tensor:
    """A range of a dimension, by the rules of Python slices; the step is positive."""
def slice_backward(grad_output: Tensor, input_sizes: Sequence[_Index], dim: _Index, start: _Index, end: _Index, step: _Index) -> Tensor:
    """Gradient of `slice`."""
@overload
def slice_copy(input: Tensor, dim: _Index = ..., start: _Index | None = ..., end: _Index | None = ..., step: _Index = ...) -> Tensor:
    """As `slice`, a copy."""
@overload
def slice_copy(input: Tensor, dim: _Index = ..., start: _Index | None = ..., end: _Index | None = ..., step: _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def slice_scatter(input: Tensor, src: Tensor, dim: _Index = ..., start: _Index | None = ..., end: _Index | None = ..., step: _Index = ...) -> Tensor:
    """`self` with `src` in place of a slice."""
@overload
def slice_scatter(input: Tensor, src: Tensor, dim: _Index = ..., start: _Index | None = ..., end: _Index | None = ..., step: _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def linalg_slogdet(A: Tensor) -> _results_of_linalg_slogdet:
    """The determinant's direction (0 if it is 0) and the logarithm of its size."""
@overload
def linalg_slogdet(A: Tensor, *, out: tuple[Tensor, Tensor]) -> _results_of_linalg_slogdet: ...
def slogdet(input: Tensor) -> _results_of_slogdet:
    """As `linalg.slogdet`."""
def smooth_l1_loss(input: Tensor, target: Tensor, reduction: _Index = ..., beta: _float = ...) -> Tensor:
    """The absolute difference, squared below `beta`."""
def soft_margin_loss(input: Tensor, target: Tensor, reduction: _Index = ...) -> Tensor:
    """log(1 + exp(-target * self)), stable for large margins."""
def softmax(input: Tensor, dim: _Index, dtype: _dtype | None = ...) -> Tensor:
    """Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first."""
def special_softmax(input: Tensor, dim: _Index, dtype: _dtype | None = ...) -> Tensor:
    """As `softmax`."""
@overload
def softplus(input: Tensor, beta: _Number = ..., threshold: _Number = ...) -> Tensor:
    """log(1 + exp(beta * x)) / beta; x itself above the threshold."""
@overload
def softplus(input: Tensor, beta: _Number = ..., threshold: _Number = ..., *, out: Tensor) -> Tensor: ...
@overload
def softplus_backward(grad_output: Tensor, self: Tensor, beta: _Number, threshold: _Number) -> Tensor:
    """Gradient of softplus."""
@overload
def softplus_backward(grad_output: Tensor, self: Tensor, beta: _Number, threshold: _Number, *, out: Tensor) -> Tensor: ...
@overload
def softshrink(input: Tensor, lambd: _Number = ...) -> Tensor:
    """x moved toward 0 by lambd, 0 in between."""
@overload
def softshrink(input: Tensor, lambd: _Number = ..., *, out: Tensor) -> Tensor: ...
@overload
def softshrink_backward(grad_output: Tensor, self: Tensor, lambd: _Number) -> Tensor:
    """Gradient of softshrink."""
@overload
def softshrink_backward(grad_output: Tensor, self: Tensor, lambd: _Number, *, out: Tensor) -> Tensor: ...
@overload
def linalg_solve(A: Tensor, B: Tensor, *, left: _bool = ...) -> Tensor:
    """The solution of `A @ X = B` (`X @ A = B` with `left=False`); raises for singular matrices."""
@overload
def linalg_solve(A: Tensor, B: Tensor, *, left: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def linalg_solve_ex(A: Tensor, B: Tensor, *, left: _bool = ..., check_errors: _bool = ...) -> _results_of_linalg_solve_ex:
    """The solution, and the first zero pivot (counted from 1) or 0."""
@overload
def linalg_solve_ex(A: Tensor, B: Tensor, *, left: _bool = ..., check_errors: _bool = ..., out: tuple[Tensor, Tensor]) -> _results_of_linalg_solve_ex: ...
@overload
def linalg_solve_triangular(input: Tensor, B: Tensor, *, upper: _bool, left: _bool = ..., unitriangular: _bool = ...) -> Tensor:
    """The solution of `A @ X = B` (`X @ A = B` with `left=False`), of which one half is read."""
@overload
def linalg_solve_triangular(input: Tensor, B: Tensor, *, upper: _bool, left: _bool = ..., unitriangular: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def sort(input: Tensor, dim: _Index = ..., descending: _bool = ...) -> _results_of_sort:
    """The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last."""
@overload
def sort(input: Tensor, *, stable: _bool | None, dim: _Index = ..., descending: _bool = ...) -> _results_of_sort: ...
@overload
def sort(input: Tensor, dim: _Index = ..., descending: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_sort: ...
@overload
def sort(input: Tensor, *, stable: _bool | None, dim: _Index = ..., descending: _bool = ..., out: tuple[Tensor, Tensor]) -> _results_of_sort: ...
@overload
def special_spherical_bessel_j0(input: Tensor) -> Tensor:
    """sin(x) / x."""
@overload
def special_spherical_bessel_j0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def split(input: Tensor, split_size: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
    """Parts of `split_size` along a dimension; the last may be smaller."""
@overload
def split(input: Tensor, split_size: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]: ...
def split_copy(input: Tensor, split_size: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
    """As `split`, a copy."""
def split_with_sizes(input: Tensor, split_sizes: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]:
    """Parts of the sizes given, which add up to that of the dimension."""
def split_with_sizes_copy(input: Tensor, split_sizes: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]:
    """As `split_with_sizes`, a copy."""
@overload
def sqrt(input: Tensor) -> Tensor:
    """The square root."""
@overload
def sqrt(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def square(input: Tensor) -> Tensor:
    """x * x."""
@overload
def square(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def squeeze(input: Tensor) -> Tensor:
    """Drops all dimensions of size 1."""
@overload
def squeeze(input: Tensor, dim: _Index) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: Sequence[_Index]) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor) -> Tensor:
    """As `squeeze`, a copy."""
@overload
def squeeze_copy(input: Tensor, dim: _Index) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: Sequence[_Index]) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: _Index, *, out: Tensor) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: Sequence[_Index], *, out: Tensor) -> Tensor: ...
@overload
def stack(tensors: Sequence[Tensor], dim: _Index = ...) -> Tensor:
    """Tensors of one shape along a new dimension."""
@overload
def stack(tensors: Sequence[Tensor], dim: _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def std(input: Tensor, unbiased: _bool = ...) -> Tensor:
    """The standard deviation of all elements."""
@overload
def std(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ...) -> Tensor: ...
@overload
def std(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ...) -> Tensor: ...
@overload
def std(input: Tensor, unbiased: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def std(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def std(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def std_mean(input: Tensor, unbiased: _bool = ...) -> tuple[Tensor, Tensor]:
    """The standard deviation and the mean of all elements."""
@overload
def std_mean(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, unbiased: _bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ..., out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
def stft(input: Tensor, n_fft: _Index, hop_length: _Index | None = ..., win_length: _Index | None = ..., window: Tensor | None = ..., center: _bool = ..., pad_mode: str = ..., normalized: _bool = ..., onesided: _bool | None = ..., return_complex: _bool | None = ..., align_to_window: _bool | None = ...) -> Tensor:
    """Transforms of overlapping windows of a signal, one column for each."""
@overload
def sub(input: Tensor, other: Tensor, *, alpha: _Number = ...) -> Tensor:
    """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
@overload
def sub(input: Tensor, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
@overload
def sub(input: Tensor, other: Tensor, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def sub(input: Tensor, other: _Number, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def subtract(input: Tensor, other: Tensor, *, alpha: _Number = ...) -> Tensor:
    """As `sub`."""
@overload
def subtract(input: Tensor, other: _Number, *, alpha: _Number = ...) -> Tensor: ...
@overload
def subtract(input: Tensor, other: Tensor, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def subtract(input: Tensor, other: _Number, *, alpha: _Number = ..., out: Tensor) -> Tensor: ...
@overload
def sum(input: Tensor, *, dtype: _dtype | None = ...) -> Tensor:
    """The sum of all elements; integers add up as int64."""
@overload
def sum(input: Tensor, dim: Sequence[_Index] | _Index | None, keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
@overload
def sum(input: Tensor, *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def sum(input: Tensor, dim: Sequence[_Index] | _Index | None, keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def linalg_svd(A: Tensor, full_matrices: _bool = ..., *, driver: str | None = ...) -> _results_of_linalg_svd:
    """Unitary U and Vh, and singular values, descending, with `A = U @ diag(S) @ Vh`."""
@overload
def linalg_svd(A: Tensor, full_matrices: _bool = ..., *, driver: str | None = ..., out: tuple[Tensor, Tensor, Tensor]) -> _results_of_linalg_svd: ...
def svd(input: Tensor, some: _bool = ..., compute_uv: _bool = ...) -> _results_of_svd:
    """`linalg.svd` with V in place of its conjugate transpose; zeros for vectors that are not wanted."""
@overload
def linalg_svdvals(A: Tensor, *, driver: str | None = ...) -> Tensor:
    """The singular values, descending."""
@overload
def linalg_svdvals(A: Tensor, *, driver: str | None = ..., out: Tensor) -> Tensor: ...
def swapaxes(input: Tensor, axis0: _Index, axis1: _Index) -> Tensor:
    """`transpose` under NumPy's name."""
def swapdims(input: Tensor, dim0: _Index, dim1: _Index) -> Tensor:
    """`transpose` under another name."""
def t(input: Tensor) -> Tensor:
    """Transposes a matrix; fewer dimensions stay as they are."""
@overload
def t_copy(input: Tensor) -> Tensor:
    """As `t`, a copy."""
@overload
def t_copy(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def take(input: Tensor, index: Tensor) -> Tensor:
    """Elements by their number in row-major order; negative ones count from the end."""
@overload
def take(input: Tensor, index: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def take_along_dim(input: Tensor, indices: Tensor, dim: _Index | None = ...) -> Tensor:
    """As `gather`, `self` and `indices` broadcasting except along `dim`; over the flattened tensor without `dim`."""
@overload
def take_along_dim(input: Tensor, indices: Tensor, dim: _Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def tan(input: Tensor) -> Tensor:
    """The tangent."""
@overload
def tan(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def tanh(input: Tensor) -> Tensor:
    """The hyperbolic tangent."""
@overload
def tanh(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def tanh_backward(grad_output: Tensor, output: Tensor) -> Tensor:
    """Gradient of tanh."""
@overload
def tanh_backward(grad_output: Tensor, output: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def tensor_split(input: Tensor, sections: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
    """Exactly `sections` parts, sizes differing by at most one."""
@overload
def tensor_split(input: Tensor, indices: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, tensor_indices_or_sections: Tensor, dim: _Index = ...) -> tuple[Tensor, ...]: ...
def tensordot(input: Tensor, other: Tensor, dims_self: Sequence[_Index], dims_other: Sequence[_Index]) -> Tensor:
    """The product summed over pairs of dimensions."""
@overload
def linalg_tensorinv(input: Tensor, ind: _Index = ...) -> Tensor:
    """The inverse of `tensordot` with `self` over its last dimensions, of which `ind` come first."""
@overload
def linalg_tensorinv(input: Tensor, ind: _Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def linalg_tensorsolve(input: Tensor, other: Tensor, dims: Sequence[_Index] | None = ...) -> Tensor:
    """The X with `tensordot(self, X, X.ndim) == other`; `dims` are moved to the end first."""
@overload
def linalg_tensorsolve(input: Tensor, other: Tensor, dims: Sequence[_Index] | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def threshold(input: Tensor, threshold: _Number, value: _Number) -> Tensor:
    """x where it is above the threshold, else value."""
@overload
def threshold(input: Tensor, threshold: _Number, value: _Number, *, out: Tensor) -> Tensor: ...
def threshold_(input: Tensor, threshold: _Number, value: _Number) -> Tensor:
    """x where it is above the threshold, else value."""
@overload
def threshold_backward(grad_output: Tensor, self: Tensor, threshold: _Number) -> Tensor:
    """Gradient of threshold."""
@overload
def threshold_backward(grad_output: Tensor, self: Tensor, threshold: _Number, *, out: Tensor) -> Tensor: ...
def tile(input: Tensor, dims: Sequence[_Index]) -> Tensor:
    """As `repeat`; a short `dims` counts from the last dimension."""
@overload
def topk(input: Tensor, k: _Index, dim: _Index = ..., largest: _bool = ..., sorted: _bool = ...) -> _results_of_topk:
    """The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest."""
@overload
def topk(input: Tensor, k: _Index, dim: _Index = ..., largest: _bool = ..., sorted: _bool = ..., *, out: tuple[Tensor, Tensor]) -> _results_of_topk: ...
def trace(input: Tensor) -> Tensor:
    """The sum of the diagonal of a matrix."""
def transpose(input: Tensor, dim0: _Index, dim1: _Index) -> Tensor:
    """Swaps two dimensions."""
@overload
def transpose_copy(input: Tensor, dim0: _Index, dim1: _Index) -> Tensor:
    """As `transpose`, a copy."""
@overload
def transpose_copy(input: Tensor, dim0: _Index, dim1: _Index, *, out: Tensor) -> Tensor: ...
@overload
def trapezoid(y: Tensor, x: Tensor, *, dim: _Index = ...) -> Tensor:
    """The integral of `y` by the trapezoid rule, at points `x`."""
@overload
def trapezoid(y: Tensor, *, dx: _Number = ..., dim: _Index = ...) -> Tensor: ...
@overload
def trapz(y: Tensor, x: Tensor, *, dim: _Index = ...) -> Tensor:
    """As `trapezoid`."""
@overload
def trapz(y: Tensor, *, dx: _float = ..., dim: _Index = ...) -> Tensor: ...
def triangular_solve(input: Tensor, A: Tensor, upper: _bool = ..., transpose: _bool = ..., unitriangular: _bool = ...) -> _results_of_triangular_solve:
    """`linalg.solve_triangular` with the right side first, and a copy of the matrix."""
@overload
def tril(input: Tensor, diagonal: _Index = ...) -> Tensor:
    """The part of a matrix on and below a diagonal; zeros elsewhere."""
@overload
def tril(input: Tensor, diagonal: _Index = ..., *, out: Tensor) -> Tensor: ...
def tril_indices(row: _Index, col: _Index, offset: _Index = ..., *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Rows and columns of the elements on and below a diagonal."""
def triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: _float = ..., p: _float = ..., eps: _float = ..., swap: _bool = ..., reduction: _Index = ...) -> Tensor:
    """The margin between distances to a positive and a negative example."""
@overload
def triu(input: Tensor, diagonal: _Index = ...) -> Tensor:
    """The part of a matrix on and above a diagonal; zeros elsewhere."""
@overload
def triu(input: Tensor, diagonal: _Index = ..., *, out: Tensor) -> Tensor: ...
def triu_indices(row: _Index, col: _Index, offset: _Index = ..., *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Rows and columns of the elements on and above a diagonal."""
@overload
def true_divide(input: Tensor, other: Tensor) -> Tensor:
    """As `div`."""
@overload
def true_divide(input: Tensor, other: _Number) -> Tensor: ...
@overload
def true_divide(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def true_divide(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def trunc(input: Tensor) -> Tensor:
    """Rounded toward zero."""
@overload
def trunc(input: Tensor, *, out: Tensor) -> Tensor: ...
def unbind(input: Tensor, dim: _Index = ...) -> tuple[Tensor, ...]:
    """All positions of a dimension, each as a view without it."""
def unbind_copy(input: Tensor, dim: _Index = ...) -> tuple[Tensor, ...]:
    """As `unbind`, a copy."""
def unflatten(input: Tensor, dim: _Index, sizes: Sequence[_Index]) -> Tensor:
    """One dimension becomes several; one of their sizes may be -1."""
def unfold_backward(grad_in: Tensor, input_sizes: Sequence[_Index], dim: _Index, size: _Index, step: _Index) -> Tensor:
    """Gradient of `unfold`: windows that overlap add up."""
@overload
def unfold_copy(input: Tensor, dimension: _Index, size: _Index, step: _Index) -> Tensor:
    """As `unfold`, a copy."""
@overload
def unfold_copy(input: Tensor, dimension: _Index, size: _Index, step: _Index, *, out: Tensor) -> Tensor: ...
def unique_dim(input: Tensor, dim: _Index, sorted: _bool = ..., return_inverse: _bool = ..., return_counts: _bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """The distinct slices along `dim`, sorted, with inverse and counts."""
def unique_dim_consecutive(input: Tensor, dim: _Index, return_inverse: _bool = ..., return_counts: _bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """As `unique_dim`, for neighbours only."""
def unravel_index(indices: Tensor, shape: Sequence[_Index]) -> tuple[Tensor, ...]:
    """Coordinates of elements named by their number in row-major order."""
def unsafe_chunk(input: Tensor, chunks: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
    """As `chunk`, copies."""
def unsafe_split(input: Tensor, split_size: _Index, dim: _Index = ...) -> tuple[Tensor, ...]:
    """As `split`, copies."""
def unsafe_split_with_sizes(input: Tensor, split_sizes: Sequence[_Index], dim: _Index = ...) -> tuple[Tensor, ...]:
    """As `split_with_sizes`, copies."""
def unsqueeze(input: Tensor, dim: _Index) -> Tensor:
    """Inserts a dimension of size 1."""
@overload
def unsqueeze_copy(input: Tensor, dim: _Index) -> Tensor:
    """As `unsqueeze`, a copy."""
@overload
def unsqueeze_copy(input: Tensor, dim: _Index, *, out: Tensor) -> Tensor: ...
def upsample_bicubic2d(input: Tensor, output_size: Sequence[_Index] | _Index, align_corners: _bool, scales_h: _float | None = ..., scales_w: _float | None = ...) -> Tensor:
    """Resized by cubic interpolation in both dimensions."""
def upsample_bilinear2d(input: Tensor, output_size: Sequence[_Index] | _Index, align_corners: _bool, scales_h: _float | None = ..., scales_w: _float | None = ...) -> Tensor:
    """Resized by linear interpolation in both dimensions."""
def upsample_linear1d(input: Tensor, output_size: Sequence[_Index] | _Index, align_corners: _bool, scales: _float | None = ...) -> Tensor:
    """Resized by linear interpolation."""
def upsample_nearest1d(input: Tensor, output_size: Sequence[_Index] | _Index, scales: _float | None = ...) -> Tensor:
    """Resized by the nearest element."""
def upsample_nearest2d(input: Tensor, output_size: Sequence[_Index] | _Index, scales_h: _float | None = ..., scales_w: _float | None = ...) -> Tensor:
    """Resized by the nearest element."""
def upsample_nearest3d(input: Tensor, output_size: Sequence[_Index] | _Index, scales_d: _float | None = ..., scales_h: _float | None = ..., scales_w: _float | None = ...) -> Tensor:
    """Resized by the nearest element."""
def upsample_trilinear3d(input: Tensor, output_size: Sequence[_Index] | _Index, align_corners: _bool, scales_d: _float | None = ..., scales_h: _float | None = ..., scales_w: _float | None = ...) -> Tensor:
    """Resized by linear interpolation in three dimensions."""
def vander(x: Tensor, N: _Index | None = ..., increasing: _bool = ...) -> Tensor:
    """The powers of a vector as columns, falling unless `increasing`."""
def linalg_vander(x: Tensor, *, N: _Index | None = ...) -> Tensor:
    """The powers of each element from 0 to `N - 1`, along a new last dimension."""
@overload
def var(input: Tensor, unbiased: _bool = ...) -> Tensor:
    """The variance of all elements."""
@overload
def var(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ...) -> Tensor: ...
@overload
def var(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ...) -> Tensor: ...
@overload
def var(input: Tensor, unbiased: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def var(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def var(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ..., out: Tensor) -> Tensor: ...
@overload
def var_mean(input: Tensor, unbiased: _bool = ...) -> tuple[Tensor, Tensor]:
    """The variance and the mean of all elements."""
@overload
def var_mean(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, unbiased: _bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, dim: Sequence[_Index] | _Index | None, unbiased: _bool = ..., keepdim: _bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, dim: Sequence[_Index] | _Index | None = ..., *, correction: _Number | None = ..., keepdim: _bool = ..., out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def vdot(input: Tensor, other: Tensor) -> Tensor:
    """The sum of products of the conjugate of one vector with another."""
@overload
def vdot(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
def linalg_vecdot(x: Tensor, y: Tensor, *, dim: _Index = ...) -> Tensor:
    """The sum of products along a dimension; the first operand is conjugated."""
@overload
def linalg_vector_norm(input: Tensor, ord: _Number = ..., dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
    """The `ord`-norm of the elements over `dim`, without overflow on the way; its gradient at 0 is 0."""
@overload
def linalg_vector_norm(input: Tensor, ord: _Number = ..., dim: Sequence[_Index] | _Index | None = ..., keepdim: _bool = ..., *, dtype: _dtype | None = ..., out: Tensor) -> Tensor: ...
def view_as_complex(input: Tensor) -> Tensor:
    """A real tensor with a last dimension of 2 as a complex one."""
@overload
def view_as_complex_copy(input: Tensor) -> Tensor:
    """As `view_as_complex`, a copy."""
@overload
def view_as_complex_copy(input: Tensor, *, out: Tensor) -> Tensor: ...
def view_as_real(input: Tensor) -> Tensor:
    """A complex tensor as a real one with a last dimension of 2."""
@overload
def view_as_real_copy(input: Tensor) -> Tensor:
    """As `view_as_real`, a copy."""
@overload
def view_as_real_copy(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def view_copy(input: Tensor, size: Sequence[_Index]) -> Tensor:
    """As `view`, a copy."""
@overload
def view_copy(input: Tensor, size: Sequence[_Index], *, out: Tensor) -> Tensor: ...
@overload
def vsplit(input: Tensor, sections: _Index) -> tuple[Tensor, ...]:
    """Cuts rows into equal parts."""
@overload
def vsplit(input: Tensor, indices: Sequence[_Index]) -> tuple[Tensor, ...]: ...
@overload
def vstack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins rows; a vector is one row."""
@overload
def vstack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor, self: Tensor, other: Tensor) -> Tensor:
    """`self` where the condition is true, else `other`."""
@overload
def where(condition: Tensor, self: _Number, other: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor, self: Tensor, other: _Number) -> Tensor: ...
@overload
def where(condition: Tensor, self: _Number, other: _Number) -> Tensor: ...
@overload
def where(condition: Tensor, self: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor, self: _Number, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor, self: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor, self: _Number, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def special_xlog1py(input: Tensor, other: Tensor) -> Tensor:
    """self * log(1 + other), 0 where `self` is 0."""
@overload
def special_xlog1py(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def xlogy(input: Tensor, other: Tensor) -> Tensor:
    """self * log(other), 0 where `self` is 0."""
@overload
def xlogy(input: Tensor, other: _Number) -> Tensor: ...
@overload
def xlogy(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def xlogy(input: Tensor, other: _Number, *, out: Tensor) -> Tensor: ...
@overload
def special_xlogy(input: Tensor, other: Tensor) -> Tensor:
    """self * log(other), 0 where `self` is 0."""
@overload
def special_xlogy(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def zeros(size: Sequence[_Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor:
    """Zeros of the given shape."""
@overload
def zeros(*size: _Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., requires_grad: _bool = ...) -> Tensor: ...
@overload
def zeros(size: Sequence[_Index], *, out: Tensor) -> Tensor: ...
@overload
def zeros(*size: _Index, out: Tensor) -> Tensor: ...
def zeros_like(input: Tensor, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: _bool | None = ..., memory_format: _memory_format | None = ...) -> Tensor:
    """Zeros with the shape, dtype and device of another tensor."""
@overload
def special_zeta(input: Tensor, other: Tensor) -> Tensor:
    """Hurwitz' zeta function: the sum of (other + k)**-self."""
@overload
def special_zeta(input: Tensor, other: Tensor, *, out: Tensor) -> Tensor: ...

class _results_of_linalg_lu_factor_ex(tuple[Tensor, Tensor, Tensor]):
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class _results_of_linalg_lu_factor(tuple[Tensor, Tensor]):
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...

class _results_of_linalg_lu(tuple[Tensor, Tensor, Tensor]):
    @property
    def P(self) -> Tensor: ...
    @property
    def L(self) -> Tensor: ...
    @property
    def U(self) -> Tensor: ...

class _results_of_lu_unpack(tuple[Tensor, Tensor, Tensor]):
    @property
    def P(self) -> Tensor: ...
    @property
    def L(self) -> Tensor: ...
    @property
    def U(self) -> Tensor: ...

class _results_of__linalg_solve_ex(tuple[Tensor, Tensor, Tensor, Tensor]):
    @property
    def result(self) -> Tensor: ...
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class _results_of_linalg_solve_ex(tuple[Tensor, Tensor]):
    @property
    def result(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class _results_of_linalg_inv_ex(tuple[Tensor, Tensor]):
    @property
    def inverse(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class _results_of__linalg_det(tuple[Tensor, Tensor, Tensor]):
    @property
    def result(self) -> Tensor: ...
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...

class _results_of__linalg_slogdet(tuple[Tensor, Tensor, Tensor, Tensor]):
    @property
    def sign(self) -> Tensor: ...
    @property
    def logabsdet(self) -> Tensor: ...
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...

class _results_of_linalg_slogdet(tuple[Tensor, Tensor]):
    @property
    def sign(self) -> Tensor: ...
    @property
    def logabsdet(self) -> Tensor: ...

class _results_of_slogdet(tuple[Tensor, Tensor]):
    @property
    def sign(self) -> Tensor: ...
    @property
    def logabsdet(self) -> Tensor: ...

class _results_of_linalg_cholesky_ex(tuple[Tensor, Tensor]):
    @property
    def L(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class _results_of_geqrf(tuple[Tensor, Tensor]):
    @property
    def a(self) -> Tensor: ...
    @property
    def tau(self) -> Tensor: ...

class _results_of_linalg_qr(tuple[Tensor, Tensor]):
    @property
    def Q(self) -> Tensor: ...
    @property
    def R(self) -> Tensor: ...

class _results_of_qr(tuple[Tensor, Tensor]):
    @property
    def Q(self) -> Tensor: ...
    @property
    def R(self) -> Tensor: ...

class _results_of__linalg_svd(tuple[Tensor, Tensor, Tensor]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def Vh(self) -> Tensor: ...

class _results_of_linalg_svd(tuple[Tensor, Tensor, Tensor]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def Vh(self) -> Tensor: ...

class _results_of__linalg_eigh(tuple[Tensor, Tensor]):
    @property
    def eigenvalues(self) -> Tensor: ...
    @property
    def eigenvectors(self) -> Tensor: ...

class _results_of_linalg_eigh(tuple[Tensor, Tensor]):
    @property
    def eigenvalues(self) -> Tensor: ...
    @property
    def eigenvectors(self) -> Tensor: ...

class _results_of_svd(tuple[Tensor, Tensor, Tensor]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def V(self) -> Tensor: ...

class _results_of_triangular_solve(tuple[Tensor, Tensor]):
    @property
    def solution(self) -> Tensor: ...
    @property
    def cloned_coefficient(self) -> Tensor: ...

class _results_of_nll_loss_forward(tuple[Tensor, Tensor]):
    @property
    def output(self) -> Tensor: ...
    @property
    def total_weight(self) -> Tensor: ...

class _results_of_log_sigmoid_forward(tuple[Tensor, Tensor]):
    @property
    def output(self) -> Tensor: ...
    @property
    def buffer(self) -> Tensor: ...

class _results_of_aminmax(tuple[Tensor, Tensor]):
    @property
    def min(self) -> Tensor: ...
    @property
    def max(self) -> Tensor: ...

class _results_of_max(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_min(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_cummax(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_cummin(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_sort(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_topk(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_kthvalue(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_median(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_nanmedian(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class _results_of_mode(tuple[Tensor, Tensor]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...
