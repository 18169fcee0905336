# Made by `python -m schema.gen` from schema/ops and schema/gen/stub_head.pyi; do not edit.
from collections.abc import Sequence
from typing import Any, Self, SupportsIndex, overload

Index = SupportsIndex

# Kept by hand up to the methods of Tensor: what the extension defines besides the table of operations.

Number = bool | int | float | complex
Key = Any

def __getattr__(name: str) -> Any: ...

class dtype:
    @property
    def itemsize(self) -> int: ...
    @property
    def is_floating_point(self) -> bool: ...
    @property
    def is_complex(self) -> bool: ...
    @property
    def is_signed(self) -> bool: ...
    def to_real(self) -> dtype: ...
    def to_complex(self) -> dtype: ...

class layout: ...
class memory_format: ...

class device:
    def __init__(self, type: str | device, index: int | None = None) -> None: ...
    @property
    def type(self) -> str: ...
    @property
    def index(self) -> int | None: ...

class Generator:
    def __init__(self, device: device | str = "cpu") -> None: ...
    def manual_seed(self, seed: int) -> Generator: ...
    def seed(self) -> int: ...
    def initial_seed(self) -> int: ...

class Size(tuple[int, ...]):
    def numel(self) -> int: ...

_dtype = dtype
_layout = layout
_device = device
_memory_format = memory_format

class Tensor:
    requires_grad: bool
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
    def ndim(self) -> int: ...
    @property
    def itemsize(self) -> int: ...
    @property
    def nbytes(self) -> int: ...
    @property
    def is_leaf(self) -> bool: ...
    @property
    def grad_fn(self) -> Any: ...
    @property
    def is_nested(self) -> bool: ...
    @property
    def is_meta(self) -> bool: ...
    @overload
    def size(self) -> Size: ...
    @overload
    def size(self, dim: int) -> int: ...
    @overload
    def stride(self) -> tuple[int, ...]: ...
    @overload
    def stride(self, dim: int) -> int: ...
    def dim(self) -> int: ...
    def numel(self) -> int: ...
    def nelement(self) -> int: ...
    def storage_offset(self) -> int: ...
    def element_size(self) -> int: ...
    def data_ptr(self) -> int: ...
    def is_contiguous(self, memory_format: _memory_format = ...) -> bool: ...
    def is_floating_point(self) -> bool: ...
    def is_complex(self) -> bool: ...
    def is_signed(self) -> bool: ...
    def is_inference(self) -> bool: ...
    def requires_grad_(self, requires_grad: bool = True) -> Self: ...
    def backward(
        self,
        gradient: Tensor | None = None,
        retain_graph: bool | None = None,
        create_graph: bool = False,
        inputs: Sequence[Tensor] | Tensor | None = None,
    ) -> None: ...
    def item(self) -> Any: ...
    def tolist(self) -> Any: ...
    def numpy(self, *, force: bool = False) -> Any: ...
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any: ...
    def __dlpack__(self, **options: Any) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...
    def __bool__(self) -> bool: ...
    def __int__(self) -> int: ...
    def __float__(self) -> float: ...
    def __complex__(self) -> complex: ...
    def __index__(self) -> int: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Any: ...
    def __getitem__(self, key: Key) -> Tensor: ...
    def __setitem__(self, key: Key, value: Tensor | Number) -> None: ...
    def __contains__(self, element: Any) -> bool: ...
    def __hash__(self) -> int: ...
    def __neg__(self) -> Tensor: ...
    def __pos__(self) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def __invert__(self) -> Tensor: ...
    def __eq__(self, other: Tensor | Number) -> Tensor: ...  # type: ignore[override]
    def __ne__(self, other: Tensor | Number) -> Tensor: ...  # type: ignore[override]
    def __lt__(self, other: Tensor | Number) -> Tensor: ...
    def __le__(self, other: Tensor | Number) -> Tensor: ...
    def __gt__(self, other: Tensor | Number) -> Tensor: ...
    def __ge__(self, other: Tensor | Number) -> Tensor: ...
    def __add__(self, other: Tensor | Number) -> Tensor: ...
    def __radd__(self, other: Tensor | Number) -> Tensor: ...
    def __sub__(self, other: Tensor | Number) -> Tensor: ...
    def __rsub__(self, other: Tensor | Number) -> Tensor: ...
    def __mul__(self, other: Tensor | Number) -> Tensor: ...
    def __rmul__(self, other: Tensor | Number) -> Tensor: ...
    def __truediv__(self, other: Tensor | Number) -> Tensor: ...
    def __rtruediv__(self, other: Tensor | Number) -> Tensor: ...
    def __floordiv__(self, other: Tensor | Number) -> Tensor: ...
    def __rfloordiv__(self, other: Tensor | Number) -> Tensor: ...
    def __mod__(self, other: Tensor | Number) -> Tensor: ...
    def __rmod__(self, other: Tensor | Number) -> Tensor: ...
    def __pow__(self, other: Tensor | Number) -> Tensor: ...
    def __rpow__(self, other: Tensor | Number) -> Tensor: ...
    def __matmul__(self, other: Tensor) -> Tensor: ...
    def __rmatmul__(self, other: Tensor) -> Tensor: ...
    def __and__(self, other: Tensor | Number) -> Tensor: ...
    def __or__(self, other: Tensor | Number) -> Tensor: ...
    def __xor__(self, other: Tensor | Number) -> Tensor: ...
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
    def add(self, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
        """Adds `other`, scaled by `alpha`, to `self`."""
    @overload
    def add(self, other: Number, *, alpha: Number = ...) -> Tensor: ...
    @overload
    def add_(self, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
        """Adds `other`, scaled by `alpha`, to `self`."""
    @overload
    def add_(self, other: Number, *, alpha: Number = ...) -> Tensor: ...
    def addbmm(self, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
    def addbmm_(self, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
    def addcdiv(self, tensor1: Tensor | Number, tensor2: Tensor | Number, *, value: Number = ...) -> Tensor:
        """self + value * tensor1 / tensor2."""
    def addcdiv_(self, tensor1: Tensor | Number, tensor2: Tensor | Number, *, value: Number = ...) -> Tensor:
        """self + value * tensor1 / tensor2."""
    def addcmul(self, tensor1: Tensor | Number, tensor2: Tensor | Number, *, value: Number = ...) -> Tensor:
        """self + value * tensor1 * tensor2."""
    def addcmul_(self, tensor1: Tensor | Number, tensor2: Tensor | Number, *, value: Number = ...) -> Tensor:
        """self + value * tensor1 * tensor2."""
    def addmm(self, mat1: Tensor | Number, mat2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
    def addmm_(self, mat1: Tensor | Number, mat2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
    def addmv(self, mat: Tensor | Number, vec: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
    def addmv_(self, mat: Tensor | Number, vec: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
    def addr(self, vec1: Tensor | Number, vec2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
    def addr_(self, vec1: Tensor | Number, vec2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
    def adjoint(self) -> Tensor:
        """The last two dimensions swapped, elements conjugated."""
    @overload
    def all(self) -> Tensor:
        """Whether no element is zero. uint8 gives uint8."""
    @overload
    def all(self, dim: Index, keepdim: bool = ...) -> Tensor: ...
    @overload
    def all(self, dim: Sequence[Index] | None = ..., keepdim: bool = ...) -> Tensor: ...
    def allclose(self, other: Tensor | Number, rtol: float = ..., atol: float = ..., equal_nan: bool = ...) -> bool:
        """Whether all elements are close."""
    def amax(self, dim: Sequence[Index] | Index = ..., keepdim: bool = ...) -> Tensor:
        """The largest element over dimensions `dim`; equal ones share the gradient."""
    def amin(self, dim: Sequence[Index] | Index = ..., keepdim: bool = ...) -> Tensor:
        """The smallest element over dimensions `dim`; equal ones share the gradient."""
    def aminmax(self, *, dim: Index | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """The smallest and the largest element, in one pass."""
    def angle(self) -> Tensor:
        """The argument of a complex number; pi for negative real numbers."""
    @overload
    def any(self) -> Tensor:
        """Whether some element is not zero. uint8 gives uint8."""
    @overload
    def any(self, dim: Index, keepdim: bool = ...) -> Tensor: ...
    @overload
    def any(self, dim: Sequence[Index] | None = ..., keepdim: bool = ...) -> Tensor: ...
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
    def arctan2(self, other: Tensor | Number) -> Tensor:
        """As `atan2`."""
    def arctan2_(self, other: Tensor | Number) -> Tensor:
        """As `atan2`."""
    def arctan_(self) -> Tensor:
        """As `atan`."""
    def arctanh(self) -> Tensor:
        """As `atanh`."""
    def arctanh_(self) -> Tensor:
        """As `atanh`."""
    def argmax(self, dim: Index | None = ..., keepdim: bool = ...) -> Tensor:
        """Where the largest element is; without `dim`, in the flattened input."""
    def argmin(self, dim: Index | None = ..., keepdim: bool = ...) -> Tensor:
        """Where the smallest element is; without `dim`, in the flattened input."""
    @overload
    def argsort(self, dim: Index = ..., descending: bool = ...) -> Tensor:
        """The positions that put the elements along `dim` in order."""
    @overload
    def argsort(self, *, stable: bool, dim: Index = ..., descending: bool = ...) -> Tensor: ...
    def argwhere(self) -> Tensor:
        """As `nonzero`."""
    def as_strided(self, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ...) -> Tensor:
        """Any view of the storage, by sizes, strides and offset in elements."""
    def as_strided_(self, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ...) -> Tensor:
        """Gives the tensor itself any view of its storage."""
    def as_strided_scatter(self, src: Tensor | Number, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ...) -> Tensor:
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
    def atan2(self, other: Tensor | Number) -> Tensor:
        """The angle of the point (other, self)."""
    def atan2_(self, other: Tensor | Number) -> Tensor:
        """The angle of the point (other, self)."""
    def atan_(self) -> Tensor:
        """The arctangent."""
    def atanh(self) -> Tensor:
        """The inverse hyperbolic tangent."""
    def atanh_(self) -> Tensor:
        """The inverse hyperbolic tangent."""
    def baddbmm(self, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
    def baddbmm_(self, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
    @overload
    def bernoulli(self, *, generator: Generator | None = ...) -> Tensor:
        """1 with the probability that `self` has for each element, else 0."""
    @overload
    def bernoulli(self, p: float, *, generator: Generator | None = ...) -> Tensor: ...
    @overload
    def bernoulli_(self, p: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """1 with probability `p`, else 0."""
    @overload
    def bernoulli_(self, p: Tensor | Number, *, generator: Generator | None = ...) -> Tensor: ...
    def bfloat16(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as bfloat16."""
    def bincount(self, weights: Tensor | None = ..., minlength: Index = ...) -> Tensor:
        """How often each nonnegative integer occurs, or the sum of its weights."""
    @overload
    def bitwise_and(self, other: Tensor | Number) -> Tensor:
        """Bitwise and; of bools the logical one."""
    @overload
    def bitwise_and(self, other: Number) -> Tensor: ...
    @overload
    def bitwise_and_(self, other: Tensor | Number) -> Tensor:
        """Bitwise and; of bools the logical one."""
    @overload
    def bitwise_and_(self, other: Number) -> Tensor: ...
    @overload
    def bitwise_left_shift(self, other: Tensor | Number) -> Tensor:
        """Bits shifted to the left."""
    @overload
    def bitwise_left_shift(self, other: Number) -> Tensor: ...
    @overload
    def bitwise_left_shift_(self, other: Tensor | Number) -> Tensor:
        """Bits shifted to the left."""
    @overload
    def bitwise_left_shift_(self, other: Number) -> Tensor: ...
    def bitwise_not(self) -> Tensor:
        """Every bit turned over."""
    def bitwise_not_(self) -> Tensor:
        """Every bit turned over."""
    @overload
    def bitwise_or(self, other: Tensor | Number) -> Tensor:
        """Bitwise or; of bools the logical one."""
    @overload
    def bitwise_or(self, other: Number) -> Tensor: ...
    @overload
    def bitwise_or_(self, other: Tensor | Number) -> Tensor:
        """Bitwise or; of bools the logical one."""
    @overload
    def bitwise_or_(self, other: Number) -> Tensor: ...
    @overload
    def bitwise_right_shift(self, other: Tensor | Number) -> Tensor:
        """Bits shifted to the right."""
    @overload
    def bitwise_right_shift(self, other: Number) -> Tensor: ...
    @overload
    def bitwise_right_shift_(self, other: Tensor | Number) -> Tensor:
        """Bits shifted to the right."""
    @overload
    def bitwise_right_shift_(self, other: Number) -> Tensor: ...
    @overload
    def bitwise_xor(self, other: Tensor | Number) -> Tensor:
        """Bitwise exclusive or; of bools the logical one."""
    @overload
    def bitwise_xor(self, other: Number) -> Tensor: ...
    @overload
    def bitwise_xor_(self, other: Tensor | Number) -> Tensor:
        """Bitwise exclusive or; of bools the logical one."""
    @overload
    def bitwise_xor_(self, other: Number) -> Tensor: ...
    def bmm(self, mat2: Tensor | Number) -> Tensor:
        """The products of two batches of matrices, pair by pair."""
    def bool(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as bool."""
    @overload
    def broadcast_to(self, size: Sequence[Index]) -> Tensor:
        """`expand` under NumPy's name."""
    @overload
    def broadcast_to(self, *size: Index) -> Tensor: ...
    def bucketize(self, boundaries: Tensor | Number, *, out_int32: bool = ..., right: bool = ...) -> Tensor:
        """The bucket that each value falls into, between sorted boundaries."""
    def byte(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as uint8."""
    def cauchy_(self, median: float = ..., sigma: float = ..., *, generator: Generator | None = ...) -> Tensor:
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
    def cholesky(self, upper: bool = ...) -> Tensor:
        """As `linalg.cholesky`."""
    def cholesky_inverse(self, upper: bool = ...) -> Tensor:
        """The inverse of the matrix that has this Cholesky factor."""
    def cholesky_solve(self, input2: Tensor | Number, upper: bool = ...) -> Tensor:
        """The solution of `A @ X = self` by the Cholesky factor of `A`."""
    def chunk(self, chunks: Index, dim: Index = ...) -> tuple[Tensor, ...]:
        """At most `chunks` parts of equal size; the last may be smaller."""
    @overload
    def clamp(self, min: Number | None = ..., max: Number | None = ...) -> Tensor:
        """The elements bounded by `min` and `max`; NaN stays."""
    @overload
    def clamp(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
    @overload
    def clamp_(self, min: Number | None = ..., max: Number | None = ...) -> Tensor:
        """The elements bounded by `min` and `max`; NaN stays."""
    @overload
    def clamp_(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
    @overload
    def clamp_max(self, max: Tensor | Number) -> Tensor:
        """The elements, not above `max`."""
    @overload
    def clamp_max(self, max: Number) -> Tensor: ...
    @overload
    def clamp_max_(self, max: Tensor | Number) -> Tensor:
        """The elements, not above `max`."""
    @overload
    def clamp_max_(self, max: Number) -> Tensor: ...
    @overload
    def clamp_min(self, min: Tensor | Number) -> Tensor:
        """The elements, not below `min`."""
    @overload
    def clamp_min(self, min: Number) -> Tensor: ...
    @overload
    def clamp_min_(self, min: Tensor | Number) -> Tensor:
        """The elements, not below `min`."""
    @overload
    def clamp_min_(self, min: Number) -> Tensor: ...
    @overload
    def clip(self, min: Number | None = ..., max: Number | None = ...) -> Tensor:
        """As `clamp`."""
    @overload
    def clip(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
    @overload
    def clip_(self, min: Number | None = ..., max: Number | None = ...) -> Tensor:
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
    def copy_(self, src: Tensor | Number, non_blocking: bool = ...) -> Tensor:
        """Takes over the elements of `src`, broadcast and converted."""
    @overload
    def copysign(self, other: Tensor | Number) -> Tensor:
        """The size of `self` with the sign of `other`."""
    @overload
    def copysign(self, other: Number) -> Tensor: ...
    @overload
    def copysign_(self, other: Tensor | Number) -> Tensor:
        """The size of `self` with the sign of `other`."""
    @overload
    def copysign_(self, other: Number) -> Tensor: ...
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
    def count_nonzero(self, dim: Index | None = ...) -> Tensor:
        """How many elements are not zero."""
    @overload
    def count_nonzero(self, dim: Sequence[Index]) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: Index) -> Tensor: ...
    def cov(self, *, correction: Index = ..., fweights: Tensor | None = ..., aweights: Tensor | None = ...) -> Tensor:
        """The covariances of variables, which are rows; columns may have counts and weights."""
    def cross(self, other: Tensor | Number, dim: Index | None = ...) -> Tensor:
        """The cross product of vectors of three elements."""
    def cummax(self, dim: Index) -> tuple[Tensor, Tensor]:
        """The largest element so far along `dim`, and where it is (the last of equals)."""
    def cummin(self, dim: Index) -> tuple[Tensor, Tensor]:
        """The smallest element so far along `dim`, and where it is (the last of equals)."""
    def cumprod(self, dim: Index, *, dtype: _dtype | None = ...) -> Tensor:
        """The products so far along `dim`."""
    def cumprod_(self, dim: Index, *, dtype: _dtype | None = ...) -> Tensor:
        """The products so far along `dim`."""
    def cumsum(self, dim: Index, *, dtype: _dtype | None = ...) -> Tensor:
        """The sums so far along `dim`."""
    def cumsum_(self, dim: Index, *, dtype: _dtype | None = ...) -> Tensor:
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
    def diag(self, diagonal: Index = ...) -> Tensor:
        """A matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy."""
    def diag_embed(self, offset: Index = ..., dim1: Index = ..., dim2: Index = ...) -> Tensor:
        """Zeros with `self` on a diagonal over two new dimensions."""
    def diagflat(self, offset: Index = ...) -> Tensor:
        """A matrix with the elements of `self` on a diagonal."""
    def diagonal(self, offset: Index = ..., dim1: Index = ..., dim2: Index = ...) -> Tensor:
        """The diagonal over two dimensions, as a new last dimension."""
    def diagonal_scatter(self, src: Tensor | Number, offset: Index = ..., dim1: Index = ..., dim2: Index = ...) -> Tensor:
        """`self` with `src` in place of a diagonal."""
    def diff(self, n: Index = ..., dim: Index = ..., prepend: Tensor | None = ..., append: Tensor | None = ...) -> Tensor:
        """The `n`-th differences of neighbours along `dim`."""
    def digamma(self) -> Tensor:
        """The derivative of `lgamma`."""
    def digamma_(self) -> Tensor:
        """The derivative of `lgamma`."""
    def dist(self, other: Tensor | Number, p: Number = ...) -> Tensor:
        """The `p`-norm of the difference."""
    @overload
    def div(self, other: Tensor | Number) -> Tensor:
        """Divides; integers give floating point."""
    @overload
    def div(self, other: Number) -> Tensor: ...
    @overload
    def div(self, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def div(self, other: Number, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def div_(self, other: Tensor | Number) -> Tensor:
        """Divides; integers give floating point."""
    @overload
    def div_(self, other: Number) -> Tensor: ...
    @overload
    def div_(self, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def div_(self, other: Number, *, rounding_mode: str | None) -> Tensor: ...
    @overload
    def divide(self, other: Tensor | Number) -> Tensor:
        """As `div`."""
    @overload
    def divide(self, other: Number) -> Tensor: ...
    @overload
    def divide_(self, other: Tensor | Number) -> Tensor:
        """As `div`."""
    @overload
    def divide_(self, other: Number) -> Tensor: ...
    def dot(self, tensor: Tensor | Number) -> Tensor:
        """The sum of products of two vectors."""
    def double(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as float64."""
    @overload
    def dsplit(self, sections: Index) -> tuple[Tensor, ...]:
        """Cuts dimension 2 into equal parts."""
    @overload
    def dsplit(self, indices: Sequence[Index]) -> tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, *indices: Index) -> tuple[Tensor, ...]: ...
    @overload
    def eq(self, other: Tensor | Number) -> Tensor:
        """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def eq(self, other: Number) -> Tensor: ...
    @overload
    def eq_(self, other: Tensor | Number) -> Tensor:
        """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def eq_(self, other: Number) -> Tensor: ...
    def equal(self, other: Tensor | Number) -> bool:
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
    def expand(self, size: Sequence[Index], *, implicit: bool = ...) -> Tensor:
        """Repeats dimensions of size 1, without a copy; -1 keeps a size."""
    @overload
    def expand(self, *size: Index, implicit: bool = ...) -> Tensor: ...
    def expand_as(self, other: Tensor | Number) -> Tensor:
        """`expand` to the shape of another tensor."""
    def expm1(self) -> Tensor:
        """exp(x) - 1, exact near 0."""
    def expm1_(self) -> Tensor:
        """exp(x) - 1, exact near 0."""
    def exponential_(self, lambd: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Exponential numbers with rate `lambd`."""
    @overload
    def fill_(self, value: Number) -> Tensor:
        """Every element becomes `value`."""
    @overload
    def fill_(self, value: Tensor | Number) -> Tensor: ...
    def fix(self) -> Tensor:
        """As `trunc`."""
    def fix_(self) -> Tensor:
        """As `trunc`."""
    def flatten(self, start_dim: Index = ..., end_dim: Index = ...) -> Tensor:
        """Dimensions `start_dim` to `end_dim` become one."""
    @overload
    def flip(self, dims: Sequence[Index]) -> Tensor:
        """Reverses dimensions `dims`; a copy."""
    @overload
    def flip(self, *dims: Index) -> Tensor: ...
    def fliplr(self) -> Tensor:
        """Reverses the columns."""
    def flipud(self) -> Tensor:
        """Reverses the rows."""
    def float(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as float32."""
    @overload
    def float_power(self, exponent: Tensor | Number) -> Tensor:
        """A power computed in float64 or complex128."""
    @overload
    def float_power(self, exponent: Number) -> Tensor: ...
    @overload
    def float_power_(self, exponent: Tensor | Number) -> Tensor:
        """A power computed in float64 or complex128."""
    @overload
    def float_power_(self, exponent: Number) -> Tensor: ...
    def floor(self) -> Tensor:
        """Rounded down."""
    def floor_(self) -> Tensor:
        """Rounded down."""
    @overload
    def floor_divide(self, other: Tensor | Number) -> Tensor:
        """Divides and rounds down."""
    @overload
    def floor_divide(self, other: Number) -> Tensor: ...
    @overload
    def floor_divide_(self, other: Tensor | Number) -> Tensor:
        """Divides and rounds down."""
    @overload
    def floor_divide_(self, other: Number) -> Tensor: ...
    def fmax(self, other: Tensor | Number) -> Tensor:
        """The larger of two elements; the other where one is NaN."""
    def fmin(self, other: Tensor | Number) -> Tensor:
        """The smaller of two elements; the other where one is NaN."""
    @overload
    def fmod(self, other: Tensor | Number) -> Tensor:
        """What truncated division leaves, with the sign of the dividend."""
    @overload
    def fmod(self, other: Number) -> Tensor: ...
    @overload
    def fmod_(self, other: Tensor | Number) -> Tensor:
        """What truncated division leaves, with the sign of the dividend."""
    @overload
    def fmod_(self, other: Number) -> Tensor: ...
    def frac(self) -> Tensor:
        """The part behind the point, with the sign of the input."""
    def frac_(self) -> Tensor:
        """The part behind the point, with the sign of the input."""
    def gather(self, dim: Index, index: Tensor | Number, *, sparse_grad: bool = ...) -> Tensor:
        """One element for each index: along `dim` the one that it names, elsewhere at its own place."""
    def gcd(self, other: Tensor | Number) -> Tensor:
        """The greatest common divisor."""
    def gcd_(self, other: Tensor | Number) -> Tensor:
        """The greatest common divisor."""
    @overload
    def ge(self, other: Tensor | Number) -> Tensor:
        """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def ge(self, other: Number) -> Tensor: ...
    @overload
    def ge_(self, other: Tensor | Number) -> Tensor:
        """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def ge_(self, other: Number) -> Tensor: ...
    def geometric_(self, p: float, *, generator: Generator | None = ...) -> Tensor:
        """Numbers of trials up to the first success, whose probability is `p`."""
    def geqrf(self) -> tuple[Tensor, Tensor]:
        """Householder reflections below the upper triangle R of a QR factorisation, and their factors."""
    def ger(self, vec2: Tensor | Number) -> Tensor:
        """Another name of `outer`."""
    @overload
    def greater(self, other: Tensor | Number) -> Tensor:
        """As `gt`."""
    @overload
    def greater(self, other: Number) -> Tensor: ...
    @overload
    def greater_(self, other: Tensor | Number) -> Tensor:
        """As `gt`."""
    @overload
    def greater_(self, other: Number) -> Tensor: ...
    @overload
    def greater_equal(self, other: Tensor | Number) -> Tensor:
        """As `ge`."""
    @overload
    def greater_equal(self, other: Number) -> Tensor: ...
    @overload
    def greater_equal_(self, other: Tensor | Number) -> Tensor:
        """As `ge`."""
    @overload
    def greater_equal_(self, other: Number) -> Tensor: ...
    @overload
    def gt(self, other: Tensor | Number) -> Tensor:
        """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
    @overload
    def gt(self, other: Number) -> Tensor: ...
    @overload
    def gt_(self, other: Tensor | Number) -> Tensor:
        """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
    @overload
    def gt_(self, other: Number) -> Tensor: ...
    def half(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as float16."""
    def hardshrink(self, lambd: Number = ...) -> Tensor:
        """x, but 0 between -lambd and lambd."""
    def heaviside(self, values: Tensor | Number) -> Tensor:
        """0, `values` or 1 where `self` is negative, 0 or positive."""
    def heaviside_(self, values: Tensor | Number) -> Tensor:
        """0, `values` or 1 where `self` is negative, 0 or positive."""
    def histc(self, bins: Index = ..., min: Number = ..., max: Number = ...) -> Tensor:
        """How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal)."""
    @overload
    def hsplit(self, sections: Index) -> tuple[Tensor, ...]:
        """Cuts columns into equal parts."""
    @overload
    def hsplit(self, indices: Sequence[Index]) -> tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, *indices: Index) -> tuple[Tensor, ...]: ...
    def hypot(self, other: Tensor | Number) -> Tensor:
        """sqrt(self**2 + other**2) without overflow."""
    def hypot_(self, other: Tensor | Number) -> Tensor:
        """sqrt(self**2 + other**2) without overflow."""
    def i0(self) -> Tensor:
        """The modified Bessel function of the first kind, of order 0."""
    def i0_(self) -> Tensor:
        """The modified Bessel function of the first kind, of order 0."""
    def igamma(self, other: Tensor | Number) -> Tensor:
        """The regularised lower incomplete gamma function."""
    def igamma_(self, other: Tensor | Number) -> Tensor:
        """The regularised lower incomplete gamma function."""
    def igammac(self, other: Tensor | Number) -> Tensor:
        """The regularised upper incomplete gamma function."""
    def igammac_(self, other: Tensor | Number) -> Tensor:
        """The regularised upper incomplete gamma function."""
    @property
    def imag(self) -> Tensor: ...
    def index_add(self, dim: Index, index: Tensor | Number, source: Tensor | Number, *, alpha: Number = ...) -> Tensor:
        """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
    def index_add_(self, dim: Index, index: Tensor | Number, source: Tensor | Number, *, alpha: Number = ...) -> Tensor:
        """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
    def index_copy(self, dim: Index, index: Tensor | Number, source: Tensor | Number) -> Tensor:
        """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
    def index_copy_(self, dim: Index, index: Tensor | Number, source: Tensor | Number) -> Tensor:
        """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
    @overload
    def index_fill(self, dim: Index, index: Tensor | Number, value: Number) -> Tensor:
        """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
    @overload
    def index_fill(self, dim: Index, index: Tensor | Number, value: Tensor | Number) -> Tensor: ...
    @overload
    def index_fill_(self, dim: Index, index: Tensor | Number, value: Number) -> Tensor:
        """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
    @overload
    def index_fill_(self, dim: Index, index: Tensor | Number, value: Tensor | Number) -> Tensor: ...
    def index_put(self, indices: Sequence[Tensor | None], values: Tensor | Number, accumulate: bool = ...) -> Tensor:
        """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
    def index_put_(self, indices: Sequence[Tensor | None], values: Tensor | Number, accumulate: bool = ...) -> Tensor:
        """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
    def index_reduce(self, dim: Index, index: Tensor | Number, source: Tensor | Number, reduce: str, *, include_self: bool = ...) -> Tensor:
        """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
    def index_reduce_(self, dim: Index, index: Tensor | Number, source: Tensor | Number, reduce: str, *, include_self: bool = ...) -> Tensor:
        """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
    def index_select(self, dim: Index, index: Tensor | Number) -> Tensor:
        """Slices of `self` along `dim`, in the order of `index`."""
    def inner(self, other: Tensor | Number) -> Tensor:
        """The product summed over both last dimensions."""
    def int(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as int32."""
    def inverse(self) -> Tensor:
        """As `linalg.inv`."""
    def is_nonzero(self) -> bool:
        """The truth of a tensor of one element."""
    def isclose(self, other: Tensor | Number, rtol: float = ..., atol: float = ..., equal_nan: bool = ...) -> Tensor:
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
    def istft(self, n_fft: Index, hop_length: Index | None = ..., win_length: Index | None = ..., window: Tensor | None = ..., center: bool = ..., normalized: bool = ..., onesided: bool | None = ..., length: Index | None = ..., return_complex: bool = ...) -> Tensor:
        """The signal of which these are the transforms of overlapping windows, by least squares."""
    def kron(self, other: Tensor | Number) -> Tensor:
        """The Kronecker product."""
    def kthvalue(self, k: Index, dim: Index = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """The `k`-th smallest element along `dim`, and where it is."""
    def lcm(self, other: Tensor | Number) -> Tensor:
        """The least common multiple."""
    def lcm_(self, other: Tensor | Number) -> Tensor:
        """The least common multiple."""
    def ldexp(self, other: Tensor | Number) -> Tensor:
        """self * 2**other."""
    def ldexp_(self, other: Tensor | Number) -> Tensor:
        """self * 2**other."""
    @overload
    def le(self, other: Tensor | Number) -> Tensor:
        """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def le(self, other: Number) -> Tensor: ...
    @overload
    def le_(self, other: Tensor | Number) -> Tensor:
        """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def le_(self, other: Number) -> Tensor: ...
    @overload
    def lerp(self, end: Tensor | Number, weight: Tensor | Number) -> Tensor:
        """self + weight * (end - self)."""
    @overload
    def lerp(self, end: Tensor | Number, weight: Number) -> Tensor: ...
    @overload
    def lerp_(self, end: Tensor | Number, weight: Tensor | Number) -> Tensor:
        """self + weight * (end - self)."""
    @overload
    def lerp_(self, end: Tensor | Number, weight: Number) -> Tensor: ...
    @overload
    def less(self, other: Tensor | Number) -> Tensor:
        """As `lt`."""
    @overload
    def less(self, other: Number) -> Tensor: ...
    @overload
    def less_(self, other: Tensor | Number) -> Tensor:
        """As `lt`."""
    @overload
    def less_(self, other: Number) -> Tensor: ...
    @overload
    def less_equal(self, other: Tensor | Number) -> Tensor:
        """As `le`."""
    @overload
    def less_equal(self, other: Number) -> Tensor: ...
    @overload
    def less_equal_(self, other: Tensor | Number) -> Tensor:
        """As `le`."""
    @overload
    def less_equal_(self, other: Number) -> Tensor: ...
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
    def log_normal_(self, mean: float = ..., std: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Numbers whose logarithm is normal."""
    def log_softmax(self, dim: Index, dtype: _dtype | None = ...) -> Tensor:
        """The logarithm of the softmax; the input is cast to `dtype` first."""
    def logaddexp(self, other: Tensor | Number) -> Tensor:
        """log(exp(self) + exp(other)) without overflow."""
    def logaddexp2(self, other: Tensor | Number) -> Tensor:
        """log2(2**self + 2**other) without overflow."""
    def logcumsumexp(self, dim: Index) -> Tensor:
        """The logarithm of the sums of exponentials so far, without overflow."""
    def logdet(self) -> Tensor:
        """The logarithm of the determinant; NaN if that is negative."""
    def logical_and(self, other: Tensor | Number) -> Tensor:
        """True where both are not 0."""
    def logical_and_(self, other: Tensor | Number) -> Tensor:
        """True where both are not 0."""
    def logical_not(self) -> Tensor:
        """True where the element is 0."""
    def logical_not_(self) -> Tensor:
        """True where the element is 0."""
    def logical_or(self, other: Tensor | Number) -> Tensor:
        """True where one is not 0."""
    def logical_or_(self, other: Tensor | Number) -> Tensor:
        """True where one is not 0."""
    def logical_xor(self, other: Tensor | Number) -> Tensor:
        """True where exactly one is not 0."""
    def logical_xor_(self, other: Tensor | Number) -> Tensor:
        """True where exactly one is not 0."""
    def logit(self, eps: float | None = ...) -> Tensor:
        """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
    def logit_(self, eps: float | None = ...) -> Tensor:
        """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
    def logsumexp(self, dim: Sequence[Index] | Index, keepdim: bool = ...) -> Tensor:
        """The logarithm of the sum of exponentials over `dim`, without overflow."""
    def long(self, *, memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor as int64."""
    @overload
    def lt(self, other: Tensor | Number) -> Tensor:
        """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
    @overload
    def lt(self, other: Number) -> Tensor: ...
    @overload
    def lt_(self, other: Tensor | Number) -> Tensor:
        """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
    @overload
    def lt_(self, other: Number) -> Tensor: ...
    def lu_solve(self, LU_data: Tensor | Number, LU_pivots: Tensor | Number) -> Tensor:
        """`linalg.lu_solve` with the right side first."""
    @property
    def mH(self) -> Tensor: ...
    @property
    def mT(self) -> Tensor: ...
    @overload
    def masked_fill(self, mask: Tensor | Number, value: Tensor | Number) -> Tensor:
        """`self`, with `value` where the mask is true."""
    @overload
    def masked_fill(self, mask: Tensor | Number, value: Number) -> Tensor: ...
    @overload
    def masked_fill_(self, mask: Tensor | Number, value: Tensor | Number) -> Tensor:
        """`self`, with `value` where the mask is true."""
    @overload
    def masked_fill_(self, mask: Tensor | Number, value: Number) -> Tensor: ...
    def masked_scatter(self, mask: Tensor | Number, source: Tensor | Number) -> Tensor:
        """`self` with the first elements of `source`, in order, where `mask` is true."""
    def masked_scatter_(self, mask: Tensor | Number, source: Tensor | Number) -> Tensor:
        """`self` with the first elements of `source`, in order, where `mask` is true."""
    def masked_select(self, mask: Tensor | Number) -> Tensor:
        """The elements where `mask` is true, in row-major order; both broadcast."""
    def matmul(self, other: Tensor | Number) -> Tensor:
        """The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast."""
    def matrix_power(self, n: Index) -> Tensor:
        """A power of square matrices."""
    @overload
    def max(self) -> Tensor:
        """The largest element; equal ones share the gradient."""
    @overload
    def max(self, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
    @overload
    def max(self, other: Tensor | Number) -> Tensor: ...
    def maximum(self, other: Tensor | Number) -> Tensor:
        """The larger of two elements; NaN if either is."""
    @overload
    def mean(self, *, dtype: _dtype | None = ...) -> Tensor:
        """The mean of all elements; integers need `dtype`."""
    @overload
    def mean(self, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    @overload
    def median(self) -> Tensor:
        """The lower middle element."""
    @overload
    def median(self, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
    @overload
    def min(self) -> Tensor:
        """The smallest element; equal ones share the gradient."""
    @overload
    def min(self, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
    @overload
    def min(self, other: Tensor | Number) -> Tensor: ...
    def minimum(self, other: Tensor | Number) -> Tensor:
        """The smaller of two elements; NaN if either is."""
    def mm(self, mat2: Tensor | Number) -> Tensor:
        """The product of two matrices."""
    def mode(self, dim: Index = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """The most frequent element along `dim` (the smallest of these), and its last position."""
    @overload
    def moveaxis(self, source: Sequence[Index], destination: Sequence[Index]) -> Tensor:
        """`movedim` under NumPy's name."""
    @overload
    def moveaxis(self, source: Index, destination: Index) -> Tensor: ...
    @overload
    def movedim(self, source: Sequence[Index], destination: Sequence[Index]) -> Tensor:
        """Moves dimensions to other places; the others keep their order."""
    @overload
    def movedim(self, source: Index, destination: Index) -> Tensor: ...
    def msort(self) -> Tensor:
        """The elements in order along the first dimension."""
    @overload
    def mul(self, other: Tensor | Number) -> Tensor:
        """Multiplies."""
    @overload
    def mul(self, other: Number) -> Tensor: ...
    @overload
    def mul_(self, other: Tensor | Number) -> Tensor:
        """Multiplies."""
    @overload
    def mul_(self, other: Number) -> Tensor: ...
    def multinomial(self, num_samples: Index, replacement: bool = ..., *, generator: Generator | None = ...) -> Tensor:
        """Categories drawn with the probabilities of each row, which need not add up to 1."""
    @overload
    def multiply(self, other: Tensor | Number) -> Tensor:
        """As `mul`."""
    @overload
    def multiply(self, other: Number) -> Tensor: ...
    @overload
    def multiply_(self, other: Tensor | Number) -> Tensor:
        """As `mul`."""
    @overload
    def multiply_(self, other: Number) -> Tensor: ...
    def mv(self, vec: Tensor | Number) -> Tensor:
        """The product of a matrix and a vector."""
    def mvlgamma(self, p: Index) -> Tensor:
        """The logarithm of the gamma function of `p` dimensions."""
    def mvlgamma_(self, p: Index) -> Tensor:
        """The logarithm of the gamma function of `p` dimensions."""
    def nan_to_num(self, nan: float | None = ..., posinf: float | None = ..., neginf: float | None = ...) -> Tensor:
        """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
    def nan_to_num_(self, nan: float | None = ..., posinf: float | None = ..., neginf: float | None = ...) -> Tensor:
        """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
    def nanmean(self, dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
        """The mean over `dim` of what is not NaN."""
    @overload
    def nanmedian(self) -> Tensor:
        """The lower middle element of those that are not NaN."""
    @overload
    def nanmedian(self, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
    @overload
    def nanquantile(self, q: float, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
        """The value below which a share `q` of the elements lies, of what is not NaN."""
    @overload
    def nanquantile(self, q: Tensor | Number, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor: ...
    def nansum(self, dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor:
        """The sum over `dim`, NaN counting as 0."""
    @overload
    def narrow(self, dim: Index, start: Index, length: Index) -> Tensor:
        """`length` elements of a dimension from `start` on."""
    @overload
    def narrow(self, dim: Index, start: Tensor | Number, length: Index) -> Tensor: ...
    def narrow_copy(self, dim: Index, start: Index, length: Index) -> Tensor:
        """As `narrow`, a copy."""
    @overload
    def ne(self, other: Tensor | Number) -> Tensor:
        """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def ne(self, other: Number) -> Tensor: ...
    @overload
    def ne_(self, other: Tensor | Number) -> Tensor:
        """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
    @overload
    def ne_(self, other: Number) -> Tensor: ...
    def neg(self) -> Tensor:
        """The negative. Bools have none."""
    def neg_(self) -> Tensor:
        """The negative. Bools have none."""
    def negative(self) -> Tensor:
        """As `neg`."""
    def negative_(self) -> Tensor:
        """As `neg`."""
    @overload
    def new_empty(self, size: Sequence[Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """Memory as it was found, with the dtype and device of this tensor."""
    @overload
    def new_empty(self, *size: Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
    def new_empty_strided(self, size: Sequence[Index], stride: Sequence[Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """Memory as it was found in given strides, with the dtype and device of this tensor."""
    def new_full(self, size: Sequence[Index], fill_value: Number, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """One value with the dtype and device of this tensor."""
    @overload
    def new_ones(self, size: Sequence[Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """Ones with the dtype and device of this tensor."""
    @overload
    def new_ones(self, *size: Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
    @overload
    def new_zeros(self, size: Sequence[Index], *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """Zeros with the dtype and device of this tensor."""
    @overload
    def new_zeros(self, *size: Index, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
    def nextafter(self, other: Tensor | Number) -> Tensor:
        """The next number after `self` in the direction of `other`."""
    def nextafter_(self, other: Tensor | Number) -> Tensor:
        """The next number after `self` in the direction of `other`."""
    def nonzero(self) -> Tensor:
        """Coordinates of the elements that are not 0, one row for each, in row-major order."""
    def nonzero_numpy(self) -> tuple[Tensor, ...]:
        """As `nonzero`, one tensor for each dimension; a 0-dim tensor counts as one dimension."""
    def nonzero_static(self, *, size: Index, fill_value: Index = ...) -> Tensor:
        """As `nonzero`, cut or filled up to `size` rows."""
    @overload
    def norm(self, p: Number = ...) -> Tensor:
        """The `p`-norm of all elements."""
    @overload
    def norm(self, p: Number | None, dim: Sequence[Index] | Index, keepdim: bool = ...) -> Tensor: ...
    @overload
    def norm(self, p: Number | None, dim: Sequence[Index] | Index, keepdim: bool, *, dtype: _dtype) -> Tensor: ...
    @overload
    def norm(self, p: Number | None, *, dtype: _dtype) -> Tensor: ...
    @overload
    def norm(self, p: str = ..., dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    def normal_(self, mean: float = ..., std: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Normal numbers."""
    @overload
    def not_equal(self, other: Tensor | Number) -> Tensor:
        """As `ne`."""
    @overload
    def not_equal(self, other: Number) -> Tensor: ...
    @overload
    def not_equal_(self, other: Tensor | Number) -> Tensor:
        """As `ne`."""
    @overload
    def not_equal_(self, other: Number) -> Tensor: ...
    def outer(self, vec2: Tensor | Number) -> Tensor:
        """All products of an element of one vector with one of the other."""
    @overload
    def permute(self, dims: Sequence[Index]) -> Tensor:
        """Reorders the dimensions."""
    @overload
    def permute(self, *dims: Index) -> Tensor: ...
    def pinverse(self, rcond: float = ...) -> Tensor:
        """As `linalg.pinv`."""
    def polygamma_(self, n: Index) -> Tensor:
        """Puts the derivative of order `n` of `digamma` into its operand."""
    def positive(self) -> Tensor:
        """The input itself; bools are refused."""
    @overload
    def pow(self, exponent: Tensor | Number) -> Tensor:
        """`self` to the power `exponent`."""
    @overload
    def pow(self, exponent: Number) -> Tensor: ...
    @overload
    def pow_(self, exponent: Tensor | Number) -> Tensor:
        """`self` to the power `exponent`."""
    @overload
    def pow_(self, exponent: Number) -> Tensor: ...
    def prelu(self, weight: Tensor | Number) -> Tensor:
        """x where positive, else weight * x, with one weight or one per channel."""
    @overload
    def prod(self, *, dtype: _dtype | None = ...) -> Tensor:
        """The product of all elements."""
    @overload
    def prod(self, dim: Index, keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    def put(self, index: Tensor | Number, source: Tensor | Number, accumulate: bool = ...) -> Tensor:
        """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
    def put_(self, index: Tensor | Number, source: Tensor | Number, accumulate: bool = ...) -> Tensor:
        """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
    def qr(self, some: bool = ...) -> tuple[Tensor, Tensor]:
        """As `linalg.qr`."""
    @overload
    def quantile(self, q: float, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
        """The value below which a share `q` of the elements lies."""
    @overload
    def quantile(self, q: Tensor | Number, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor: ...
    def rad2deg(self) -> Tensor:
        """Radians as degrees."""
    def rad2deg_(self) -> Tensor:
        """Radians as degrees."""
    @overload
    def random_(self, *, generator: Generator | None = ...) -> Tensor:
        """Integers from 0 up to the largest that the type holds exactly."""
    @overload
    def random_(self, to: Index, *, generator: Generator | None = ...) -> Tensor: ...
    @overload
    def random_(self, from_: Index, to: Index | None, *, generator: Generator | None = ...) -> Tensor: ...
    def ravel(self) -> Tensor:
        """All elements in one contiguous dimension."""
    @property
    def real(self) -> Tensor: ...
    def reciprocal(self) -> Tensor:
        """1 / x."""
    def reciprocal_(self) -> Tensor:
        """1 / x."""
    def relu(self) -> Tensor:
        """The input where it is positive, else 0."""
    def relu_(self) -> Tensor:
        """The input where it is positive, else 0."""
    @overload
    def remainder(self, other: Tensor | Number) -> Tensor:
        """What floor division leaves, with the sign of the divisor."""
    @overload
    def remainder(self, other: Number) -> Tensor: ...
    @overload
    def remainder_(self, other: Tensor | Number) -> Tensor:
        """What floor division leaves, with the sign of the divisor."""
    @overload
    def remainder_(self, other: Number) -> Tensor: ...
    def renorm(self, p: Number, dim: Index, maxnorm: Number) -> Tensor:
        """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
    def renorm_(self, p: Number, dim: Index, maxnorm: Number) -> Tensor:
        """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
    @overload
    def repeat(self, repeats: Sequence[Index]) -> Tensor:
        """The tensor again and again, `repeats[d]` times along each dimension."""
    @overload
    def repeat(self, *repeats: Index) -> Tensor: ...
    @overload
    def repeat_interleave(self, repeats: Tensor | Number, dim: Index | None = ..., *, output_size: Index | None = ...) -> Tensor:
        """The number `i`, `repeats[i]` times, for each `i`."""
    @overload
    def repeat_interleave(self, repeats: Index, dim: Index | None = ..., *, output_size: Index | None = ...) -> Tensor: ...
    @overload
    def reshape(self, shape: Sequence[Index]) -> Tensor:
        """The elements under another shape; a view where strides allow it, else a copy."""
    @overload
    def reshape(self, *shape: Index) -> Tensor: ...
    def reshape_as(self, other: Tensor | Number) -> Tensor:
        """`reshape` to the shape of another tensor."""
    @overload
    def resize_(self, size: Sequence[Index], *, memory_format: _memory_format | None = ...) -> Tensor:
        """Gives the tensor other sizes, row-major; storage grows where it must."""
    @overload
    def resize_(self, *size: Index, memory_format: _memory_format | None = ...) -> Tensor: ...
    def resize_as_(self, the_template: Tensor | Number, *, memory_format: _memory_format | None = ...) -> Tensor:
        """`resize_` to the shape of another tensor."""
    def resolve_conj(self) -> Tensor:
        """The tensor itself: conjugates are never put off here."""
    def resolve_neg(self) -> Tensor:
        """The tensor itself: negatives are never put off here."""
    def roll(self, shifts: Sequence[Index] | Index, dims: Sequence[Index] | Index = ...) -> Tensor:
        """Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`."""
    def rot90(self, k: Index = ..., dims: Sequence[Index] = ...) -> Tensor:
        """Turns `k` times by 90 degrees, from the first towards the second of `dims`."""
    @overload
    def round(self) -> Tensor:
        """Rounded to nearest, halves to even."""
    @overload
    def round(self, *, decimals: Index) -> Tensor: ...
    @overload
    def round_(self) -> Tensor:
        """Rounded to nearest, halves to even."""
    @overload
    def round_(self, *, decimals: Index) -> Tensor: ...
    def rsqrt(self) -> Tensor:
        """The reciprocal of the square root."""
    def rsqrt_(self) -> Tensor:
        """The reciprocal of the square root."""
    @overload
    def scatter(self, dim: Index, index: Tensor | Number, src: Tensor | Number) -> Tensor:
        """`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins."""
    @overload
    def scatter(self, dim: Index, index: Tensor | Number, value: Number) -> Tensor: ...
    @overload
    def scatter(self, dim: Index, index: Tensor | Number, src: Tensor | Number, *, reduce: str) -> Tensor: ...
    @overload
    def scatter(self, dim: Index, index: Tensor | Number, value: Number, *, reduce: str) -> Tensor: ...
    @overload
    def scatter_(self, dim: Index, index: Tensor | Number, src: Tensor | Number) -> Tensor:
        """`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins."""
    @overload
    def scatter_(self, dim: Index, index: Tensor | Number, value: Number) -> Tensor: ...
    @overload
    def scatter_(self, dim: Index, index: Tensor | Number, src: Tensor | Number, *, reduce: str) -> Tensor: ...
    @overload
    def scatter_(self, dim: Index, index: Tensor | Number, value: Number, *, reduce: str) -> Tensor: ...
    def scatter_add(self, dim: Index, index: Tensor | Number, src: Tensor | Number) -> Tensor:
        """`self` plus the elements of `src` at the places along `dim` that `index` names."""
    def scatter_add_(self, dim: Index, index: Tensor | Number, src: Tensor | Number) -> Tensor:
        """`self` plus the elements of `src` at the places along `dim` that `index` names."""
    def scatter_reduce(self, dim: Index, index: Tensor | Number, src: Tensor | Number, reduce: str, *, include_self: bool = ...) -> Tensor:
        """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
    def scatter_reduce_(self, dim: Index, index: Tensor | Number, src: Tensor | Number, reduce: str, *, include_self: bool = ...) -> Tensor:
        """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
    def select(self, dim: Index, index: Index) -> Tensor:
        """One position of a dimension, which goes away."""
    def select_scatter(self, src: Tensor | Number, dim: Index, index: Index) -> Tensor:
        """`self` with `src` in place of `self.select(dim, index)`."""
    @overload
    def set_(self, source: Tensor | Number) -> Tensor:
        """Makes this tensor share the memory and shape of another."""
    @overload
    def set_(self, source: Tensor | Number, storage_offset: Index, size: Sequence[Index], stride: Sequence[Index] = ...) -> Tensor: ...
    @overload
    def set_(self) -> Tensor: ...
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
    def slice(self, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
        """A range of a dimension, by the rules of Python slices; the step is positive."""
    def slice_scatter(self, src: Tensor | Number, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
        """`self` with `src` in place of a slice."""
    def slogdet(self) -> tuple[Tensor, Tensor]:
        """As `linalg.slogdet`."""
    def softmax(self, dim: Index, dtype: _dtype | None = ...) -> Tensor:
        """Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first."""
    @overload
    def sort(self, dim: Index = ..., descending: bool = ...) -> tuple[Tensor, Tensor]:
        """The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last."""
    @overload
    def sort(self, *, stable: bool | None, dim: Index = ..., descending: bool = ...) -> tuple[Tensor, Tensor]: ...
    @overload
    def split(self, split_size: Index, dim: Index = ...) -> tuple[Tensor, ...]:
        """Parts of `split_size` along a dimension; the last may be smaller."""
    @overload
    def split(self, split_size: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]: ...
    def split_with_sizes(self, split_sizes: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]:
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
    def squeeze(self, dim: Index) -> Tensor: ...
    @overload
    def squeeze(self, dim: Sequence[Index]) -> Tensor: ...
    @overload
    def squeeze(self, *dim: Index) -> Tensor: ...
    @overload
    def squeeze_(self) -> Tensor:
        """Drops all dimensions of size 1 of the tensor itself."""
    @overload
    def squeeze_(self, dim: Index) -> Tensor: ...
    @overload
    def squeeze_(self, dim: Sequence[Index]) -> Tensor: ...
    @overload
    def squeeze_(self, *dim: Index) -> Tensor: ...
    @overload
    def std(self, unbiased: bool = ...) -> Tensor:
        """The standard deviation of all elements."""
    @overload
    def std(self, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ...) -> Tensor: ...
    @overload
    def std(self, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ...) -> Tensor: ...
    def stft(self, n_fft: Index, hop_length: Index | None = ..., win_length: Index | None = ..., window: Tensor | None = ..., center: bool = ..., pad_mode: str = ..., normalized: bool = ..., onesided: bool | None = ..., return_complex: bool | None = ..., align_to_window: bool | None = ...) -> Tensor:
        """Transforms of overlapping windows of a signal, one column for each."""
    @overload
    def sub(self, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
        """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
    @overload
    def sub(self, other: Number, *, alpha: Number = ...) -> Tensor: ...
    @overload
    def sub_(self, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
        """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
    @overload
    def sub_(self, other: Number, *, alpha: Number = ...) -> Tensor: ...
    @overload
    def subtract(self, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
        """As `sub`."""
    @overload
    def subtract(self, other: Number, *, alpha: Number = ...) -> Tensor: ...
    @overload
    def subtract_(self, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
        """As `sub`."""
    @overload
    def subtract_(self, other: Number, *, alpha: Number = ...) -> Tensor: ...
    @overload
    def sum(self, *, dtype: _dtype | None = ...) -> Tensor:
        """The sum of all elements; integers add up as int64."""
    @overload
    def sum(self, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    @overload
    def sum_to_size(self, size: Sequence[Index]) -> Tensor:
        """Undoes a broadcast: sums over what it repeated, to the shape `size`."""
    @overload
    def sum_to_size(self, *size: Index) -> Tensor: ...
    def svd(self, some: bool = ..., compute_uv: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
        """`linalg.svd` with V in place of its conjugate transpose; zeros for vectors that are not wanted."""
    def swapaxes(self, axis0: Index, axis1: Index) -> Tensor:
        """`transpose` under NumPy's name."""
    def swapaxes_(self, axis0: Index, axis1: Index) -> Tensor:
        """`transpose_` under NumPy's name."""
    def swapdims(self, dim0: Index, dim1: Index) -> Tensor:
        """`transpose` under another name."""
    def swapdims_(self, dim0: Index, dim1: Index) -> Tensor:
        """`transpose_` under another name."""
    def t(self) -> Tensor:
        """Transposes a matrix; fewer dimensions stay as they are."""
    def t_(self) -> Tensor:
        """Transposes the matrix itself."""
    def take(self, index: Tensor | Number) -> Tensor:
        """Elements by their number in row-major order; negative ones count from the end."""
    def take_along_dim(self, indices: Tensor | Number, dim: Index | None = ...) -> Tensor:
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
    def tensor_split(self, sections: Index, dim: Index = ...) -> tuple[Tensor, ...]:
        """Exactly `sections` parts, sizes differing by at most one."""
    @overload
    def tensor_split(self, indices: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, tensor_indices_or_sections: Tensor | Number, dim: Index = ...) -> tuple[Tensor, ...]: ...
    @overload
    def tile(self, dims: Sequence[Index]) -> Tensor:
        """As `repeat`; a short `dims` counts from the last dimension."""
    @overload
    def tile(self, *dims: Index) -> Tensor: ...
    @overload
    def to(self, *, dtype: _dtype | None = ..., layout: _layout | None = ..., device: _device | str | None = ..., pin_memory: bool | None = ..., non_blocking: bool = ..., copy: bool = ..., memory_format: _memory_format | None = ...) -> Tensor:
        """The tensor with another dtype or device; itself where nothing changes, unless `copy`."""
    @overload
    def to(self, dtype: _dtype, non_blocking: bool = ..., copy: bool = ..., memory_format: _memory_format | None = ...) -> Tensor: ...
    @overload
    def to(self, device: _device | str, dtype: _dtype | None = ..., non_blocking: bool = ..., copy: bool = ..., memory_format: _memory_format | None = ...) -> Tensor: ...
    @overload
    def to(self, other: Tensor | Number, non_blocking: bool = ..., copy: bool = ..., memory_format: _memory_format | None = ...) -> Tensor: ...
    def to_padded_tensor(self, padding: float, output_size: Sequence[Index] | None = ...) -> Tensor:
        """A dense tensor with every component of a nested one in its corner, the rest filled with `padding`."""
    def topk(self, k: Index, dim: Index = ..., largest: bool = ..., sorted: bool = ...) -> tuple[Tensor, Tensor]:
        """The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest."""
    def trace(self) -> Tensor:
        """The sum of the diagonal of a matrix."""
    def transpose(self, dim0: Index, dim1: Index) -> Tensor:
        """Swaps two dimensions."""
    def transpose_(self, dim0: Index, dim1: Index) -> Tensor:
        """Swaps two dimensions of the tensor itself."""
    def triangular_solve(self, A: Tensor | Number, upper: bool = ..., transpose: bool = ..., unitriangular: bool = ...) -> tuple[Tensor, Tensor]:
        """`linalg.solve_triangular` with the right side first, and a copy of the matrix."""
    def tril(self, diagonal: Index = ...) -> Tensor:
        """The part of a matrix on and below a diagonal; zeros elsewhere."""
    def tril_(self, diagonal: Index = ...) -> Tensor:
        """The part of a matrix on and below a diagonal; zeros elsewhere."""
    def triu(self, diagonal: Index = ...) -> Tensor:
        """The part of a matrix on and above a diagonal; zeros elsewhere."""
    def triu_(self, diagonal: Index = ...) -> Tensor:
        """The part of a matrix on and above a diagonal; zeros elsewhere."""
    @overload
    def true_divide(self, other: Tensor | Number) -> Tensor:
        """As `div`."""
    @overload
    def true_divide(self, other: Number) -> Tensor: ...
    @overload
    def true_divide_(self, other: Tensor | Number) -> Tensor:
        """As `div`."""
    @overload
    def true_divide_(self, other: Number) -> Tensor: ...
    def trunc(self) -> Tensor:
        """Rounded toward zero."""
    def trunc_(self) -> Tensor:
        """Rounded toward zero."""
    def type_as(self, other: Tensor | Number) -> Tensor:
        """The tensor with the dtype and device of another."""
    def unbind(self, dim: Index = ...) -> tuple[Tensor, ...]:
        """All positions of a dimension, each as a view without it."""
    def unflatten(self, dim: Index, sizes: Sequence[Index]) -> Tensor:
        """One dimension becomes several; one of their sizes may be -1."""
    def unfold(self, dimension: Index, size: Index, step: Index) -> Tensor:
        """Windows of `size` elements along a dimension, `step` apart, as a new last dimension."""
    def uniform_(self, from_: float = ..., to: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """Uniform numbers from [from, to)."""
    def unsafe_chunk(self, chunks: Index, dim: Index = ...) -> tuple[Tensor, ...]:
        """As `chunk`, copies."""
    def unsafe_split(self, split_size: Index, dim: Index = ...) -> tuple[Tensor, ...]:
        """As `split`, copies."""
    def unsafe_split_with_sizes(self, split_sizes: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]:
        """As `split_with_sizes`, copies."""
    def unsqueeze(self, dim: Index) -> Tensor:
        """Inserts a dimension of size 1."""
    def unsqueeze_(self, dim: Index) -> Tensor:
        """Inserts a dimension of size 1 into the tensor itself."""
    @overload
    def var(self, unbiased: bool = ...) -> Tensor:
        """The variance of all elements."""
    @overload
    def var(self, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ...) -> Tensor: ...
    @overload
    def var(self, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ...) -> Tensor: ...
    def vdot(self, other: Tensor | Number) -> Tensor:
        """The sum of products of the conjugate of one vector with another."""
    @overload
    def view(self, size: Sequence[Index]) -> Tensor:
        """The same elements under another shape, without a copy; one size may be -1."""
    @overload
    def view(self, *size: Index) -> Tensor: ...
    @overload
    def view(self, dtype: _dtype) -> Tensor: ...
    def view_as(self, other: Tensor | Number) -> Tensor:
        """`view` with the shape of another tensor."""
    @overload
    def vsplit(self, sections: Index) -> tuple[Tensor, ...]:
        """Cuts rows into equal parts."""
    @overload
    def vsplit(self, indices: Sequence[Index]) -> tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, *indices: Index) -> tuple[Tensor, ...]: ...
    @overload
    def xlogy(self, other: Tensor | Number) -> Tensor:
        """self * log(other), 0 where `self` is 0."""
    @overload
    def xlogy(self, other: Number) -> Tensor: ...
    @overload
    def xlogy_(self, other: Tensor | Number) -> Tensor:
        """self * log(other), 0 where `self` is 0."""
    @overload
    def xlogy_(self, other: Number) -> Tensor: ...
    def zero_(self) -> Tensor:
        """Every element becomes 0."""
@overload
def _adaptive_avg_pool1d_backward(grad_output: Tensor | Number, self: Tensor) -> Tensor:
    """The gradient of the input."""
@overload
def _adaptive_avg_pool1d_backward(grad_output: Tensor | Number, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def _adaptive_avg_pool2d_backward(grad_output: Tensor | Number, self: Tensor) -> Tensor:
    """The gradient of the input."""
@overload
def _adaptive_avg_pool2d_backward(grad_output: Tensor | Number, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def _adaptive_avg_pool3d_backward(grad_output: Tensor | Number, self: Tensor) -> Tensor:
    """The gradient of the input."""
@overload
def _adaptive_avg_pool3d_backward(grad_output: Tensor | Number, self: Tensor, *, out: Tensor) -> Tensor: ...
def _batch_norm(input: Tensor | Number, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """Channels normalised by the batch's statistics, or by the running ones; and those of the batch: mean and reciprocal deviation."""
def _batch_norm_update_(input: Tensor, running_var: Tensor | Number, mean: Tensor | Number, invstd: Tensor | Number, momentum: float, eps: float, count: Index) -> Tensor:
    """Moves the running mean and variance toward a batch's."""
@overload
def _chunk_cat(tensors: Sequence[Tensor], dim: Index, num_chunks: Index) -> Tensor:
    """Cuts each tensor, filled up with zeros, into `num_chunks` along `dim`, and joins the chunks of one number."""
@overload
def _chunk_cat(tensors: Sequence[Tensor], dim: Index, num_chunks: Index, *, out: Tensor) -> Tensor: ...
@overload
def _fft_c2c(input: Tensor, dim: Sequence[Index], normalization: Index, forward: bool) -> Tensor:
    """Complex transforms over dimensions; normalisation 0 is none, 1 by the root of the count, 2 by the count."""
@overload
def _fft_c2c(input: Tensor, dim: Sequence[Index], normalization: Index, forward: bool, *, out: Tensor) -> Tensor: ...
@overload
def _linalg_det(A: Tensor | Number) -> tuple[Tensor, Tensor, Tensor]:
    """The determinant, and the factors that it was made of."""
@overload
def _linalg_det(A: Tensor | Number, *, out: tuple[Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]: ...
@overload
def _linalg_eigh(A: Tensor | Number, UPLO: str = ..., compute_v: bool = ...) -> tuple[Tensor, Tensor]:
    """Eigenvalues, ascending, and eigenvectors of Hermitian matrices, of which one half is read."""
@overload
def _linalg_eigh(A: Tensor | Number, UPLO: str = ..., compute_v: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def _linalg_slogdet(A: Tensor | Number) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The determinant's direction and the logarithm of its size, and the factors that they were made of."""
@overload
def _linalg_slogdet(A: Tensor | Number, *, out: tuple[Tensor, Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
@overload
def _linalg_solve_ex(A: Tensor | Number, B: Tensor | Number, *, left: bool = ..., check_errors: bool = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The solution, the factors of `A`, and the first zero pivot (counted from 1) or 0."""
@overload
def _linalg_solve_ex(A: Tensor | Number, B: Tensor | Number, *, left: bool = ..., check_errors: bool = ..., out: tuple[Tensor, Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
@overload
def _linalg_svd(A: Tensor | Number, full_matrices: bool = ..., compute_uv: bool = ..., *, driver: str | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """The singular value decomposition; empty U and Vh if they are not wanted."""
@overload
def _linalg_svd(A: Tensor | Number, full_matrices: bool = ..., compute_uv: bool = ..., *, driver: str | None = ..., out: tuple[Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]: ...
@overload
def _linear_scan(factors: Tensor | Number, terms: Tensor | Number, dim: Index) -> Tensor:
    """y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of."""
@overload
def _linear_scan(factors: Tensor | Number, terms: Tensor | Number, dim: Index, *, out: Tensor) -> Tensor: ...
def _local_scalar_dense(input: Tensor) -> Any:
    """The one element as a number."""
@overload
def _log_softmax(input: Tensor, dim: Index, half_to_float: bool) -> Tensor:
    """The logarithm of the softmax, computed without it."""
@overload
def _log_softmax(input: Tensor, dim: Index, half_to_float: bool, *, out: Tensor) -> Tensor: ...
@overload
def _log_softmax_backward_data(grad_output: Tensor | Number, output: Tensor | Number, dim: Index, input_dtype: dtype) -> Tensor:
    """The gradient of log_softmax, from its result."""
@overload
def _log_softmax_backward_data(grad_output: Tensor | Number, output: Tensor | Number, dim: Index, input_dtype: dtype, *, out: Tensor) -> Tensor: ...
@overload
def _lu_permutation(pivots: Tensor | Number, n: Index) -> Tensor:
    """The permutation of `n` rows that exchanges one after the other make."""
@overload
def _lu_permutation(pivots: Tensor | Number, n: Index, *, out: Tensor) -> Tensor: ...
@overload
def _native_batch_norm_legit(input: Tensor | Number, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | Number, running_var: Tensor | Number, training: bool, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`native_batch_norm`, whose schema says that it moves the running statistics."""
@overload
def _native_batch_norm_legit(input: Tensor | Number, weight: Tensor | None, bias: Tensor | None, training: bool, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor]: ...
def _nested_from_padded_like(padded: Tensor | Number, like: Tensor | Number) -> Tensor:
    """The corners of a dense tensor that correspond to the components of a nested one."""
def _nested_tensor_from_list(list: Sequence[Tensor]) -> Tensor:
    """Copies tensors of one rank and dtype into a nested tensor."""
def _nested_unbind_backward(grads: Sequence[Tensor | None], self: Tensor) -> Tensor:
    """Gathers one gradient for each component of a nested tensor; one that is absent is zero."""
@overload
def _prelu_kernel(input: Tensor, weight: Tensor | Number) -> Tensor:
    """x where positive, else weight * x."""
@overload
def _prelu_kernel(input: Tensor, weight: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def _prelu_kernel_backward(grad_output: Tensor | Number, self: Tensor, weight: Tensor | Number) -> tuple[Tensor, Tensor]:
    """Gradients of prelu."""
@overload
def _prelu_kernel_backward(grad_output: Tensor | Number, self: Tensor, weight: Tensor | Number, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def _softmax(input: Tensor, dim: Index, half_to_float: bool) -> Tensor:
    """Exponentials along `dim`, scaled to sum up to 1."""
@overload
def _softmax(input: Tensor, dim: Index, half_to_float: bool, *, out: Tensor) -> Tensor: ...
@overload
def _softmax_backward_data(grad_output: Tensor | Number, output: Tensor | Number, dim: Index, input_dtype: dtype) -> Tensor:
    """The gradient of softmax, from its result."""
@overload
def _softmax_backward_data(grad_output: Tensor | Number, output: Tensor | Number, dim: Index, input_dtype: dtype, *, out: Tensor) -> Tensor: ...
def _to_copy(input: Tensor, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., non_blocking: bool = ..., memory_format: memory_format | None = ...) -> Tensor:
    """A copy with another dtype, device or order of memory."""
def _unique(input: Tensor, sorted: bool = ..., return_inverse: bool = ...) -> tuple[Tensor, Tensor]:
    """The distinct elements, sorted, and for each element which one it is."""
def _unique2(input: Tensor, sorted: bool = ..., return_inverse: bool = ..., return_counts: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """The distinct elements, sorted, with inverse and counts."""
def _unsafe_index(input: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    """As `index`; the bounds are checked here as well."""
@overload
def _unsafe_index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor | Number, accumulate: bool = ...) -> Tensor:
    """As `index_put`; the bounds are checked here as well."""
@overload
def _unsafe_index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor | Number, accumulate: bool = ..., *, out: Tensor) -> Tensor: ...
def _unsafe_masked_index(input: Tensor, mask: Tensor | Number, indices: Sequence[Tensor | None], fill: Number) -> Tensor:
    """`self[indices]` where `mask` is true, else `fill`; indexes that the mask hides may be out of range."""
def _unsafe_masked_index_put_accumulate(input: Tensor, mask: Tensor | Number, indices: Sequence[Tensor | None], values: Tensor | Number) -> Tensor:
    """`values` added to `self[indices]` where `mask` is true."""
def _unsafe_view(input: Tensor, size: Sequence[Index]) -> Tensor:
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
def adaptive_avg_pool1d(input: Tensor, output_size: Sequence[Index] | Index) -> Tensor:
    """Means of as many windows as asked for."""
@overload
def adaptive_avg_pool1d(input: Tensor, output_size: Sequence[Index] | Index, *, out: Tensor) -> Tensor: ...
@overload
def adaptive_avg_pool2d(input: Tensor, output_size: Sequence[Index] | Index) -> Tensor:
    """Means of as many windows as asked for."""
@overload
def adaptive_avg_pool2d(input: Tensor, output_size: Sequence[Index] | Index, *, out: Tensor) -> Tensor: ...
@overload
def adaptive_avg_pool3d(input: Tensor, output_size: Sequence[Index] | Index) -> Tensor:
    """Means of as many windows as asked for."""
@overload
def adaptive_avg_pool3d(input: Tensor, output_size: Sequence[Index] | Index, *, out: Tensor) -> Tensor: ...
def adaptive_max_pool1d(input: Tensor, output_size: Sequence[Index] | Index) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions."""
@overload
def adaptive_max_pool2d(input: Tensor, output_size: Sequence[Index] | Index) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions in the plane."""
@overload
def adaptive_max_pool2d(input: Tensor, output_size: Sequence[Index] | Index, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def adaptive_max_pool2d_backward(grad_output: Tensor | Number, self: Tensor, indices: Tensor | Number) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def adaptive_max_pool2d_backward(grad_output: Tensor | Number, self: Tensor, indices: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def adaptive_max_pool3d(input: Tensor, output_size: Sequence[Index] | Index) -> tuple[Tensor, Tensor]:
    """Maxima of as many windows as asked for, and their positions in the plane."""
@overload
def adaptive_max_pool3d(input: Tensor, output_size: Sequence[Index] | Index, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def adaptive_max_pool3d_backward(grad_output: Tensor | Number, self: Tensor, indices: Tensor | Number) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def adaptive_max_pool3d_backward(grad_output: Tensor | Number, self: Tensor, indices: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def add(input: Tensor, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
    """Adds `other`, scaled by `alpha`, to `self`."""
@overload
def add(input: Tensor, other: Number, *, alpha: Number = ...) -> Tensor: ...
@overload
def add(input: Tensor, other: Tensor | Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def add(input: Tensor, other: Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def addbmm(input: Tensor, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
    """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
@overload
def addbmm(input: Tensor, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def addcdiv(input: Tensor, tensor1: Tensor | Number, tensor2: Tensor | Number, *, value: Number = ...) -> Tensor:
    """self + value * tensor1 / tensor2."""
@overload
def addcdiv(input: Tensor, tensor1: Tensor | Number, tensor2: Tensor | Number, *, value: Number = ..., out: Tensor) -> Tensor: ...
@overload
def addcmul(input: Tensor, tensor1: Tensor | Number, tensor2: Tensor | Number, *, value: Number = ...) -> Tensor:
    """self + value * tensor1 * tensor2."""
@overload
def addcmul(input: Tensor, tensor1: Tensor | Number, tensor2: Tensor | Number, *, value: Number = ..., out: Tensor) -> Tensor: ...
@overload
def addmm(input: Tensor, mat1: Tensor | Number, mat2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
@overload
def addmm(input: Tensor, mat1: Tensor | Number, mat2: Tensor | Number, *, beta: Number = ..., alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def addmv(input: Tensor, mat: Tensor | Number, vec: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
    """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
@overload
def addmv(input: Tensor, mat: Tensor | Number, vec: Tensor | Number, *, beta: Number = ..., alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def addr(input: Tensor, vec1: Tensor | Number, vec2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
    """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
@overload
def addr(input: Tensor, vec1: Tensor | Number, vec2: Tensor | Number, *, beta: Number = ..., alpha: Number = ..., out: Tensor) -> Tensor: ...
def adjoint(input: Tensor) -> Tensor:
    """The last two dimensions swapped, elements conjugated."""
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
def all(input: Tensor, dim: Index, keepdim: bool = ...) -> Tensor: ...
@overload
def all(input: Tensor, dim: Sequence[Index] | None = ..., keepdim: bool = ...) -> Tensor: ...
@overload
def all(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def all(input: Tensor, dim: Index, keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def all(input: Tensor, dim: Sequence[Index] | None = ..., keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
def allclose(input: Tensor, other: Tensor | Number, rtol: float = ..., atol: float = ..., equal_nan: bool = ...) -> bool:
    """Whether all elements are close."""
def alpha_dropout(input: Tensor | Number, p: float, train: bool) -> Tensor:
    """Dropout that keeps mean and variance of SELU's outputs."""
def alpha_dropout_(input: Tensor, p: float, train: bool) -> Tensor:
    """Dropout that keeps mean and variance of SELU's outputs. In place."""
@overload
def amax(input: Tensor, dim: Sequence[Index] | Index = ..., keepdim: bool = ...) -> Tensor:
    """The largest element over dimensions `dim`; equal ones share the gradient."""
@overload
def amax(input: Tensor, dim: Sequence[Index] | Index = ..., keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def amin(input: Tensor, dim: Sequence[Index] | Index = ..., keepdim: bool = ...) -> Tensor:
    """The smallest element over dimensions `dim`; equal ones share the gradient."""
@overload
def amin(input: Tensor, dim: Sequence[Index] | Index = ..., keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def aminmax(input: Tensor, *, dim: Index | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """The smallest and the largest element, in one pass."""
@overload
def aminmax(input: Tensor, *, dim: Index | None = ..., keepdim: bool = ..., out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def angle(input: Tensor) -> Tensor:
    """The argument of a complex number; pi for negative real numbers."""
@overload
def angle(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def any(input: Tensor) -> Tensor:
    """Whether some element is not zero. uint8 gives uint8."""
@overload
def any(input: Tensor, dim: Index, keepdim: bool = ...) -> Tensor: ...
@overload
def any(input: Tensor, dim: Sequence[Index] | None = ..., keepdim: bool = ...) -> Tensor: ...
@overload
def any(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def any(input: Tensor, dim: Index, keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def any(input: Tensor, dim: Sequence[Index] | None = ..., keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def arange(end: Number, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Numbers from 0 up to, not including, `end`."""
@overload
def arange(start: Number, end: Number, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def arange(start: Number, end: Number, step: Number = ..., *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def arange(end: Number, *, out: Tensor) -> Tensor: ...
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
def arctan2(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `atan2`."""
@overload
def arctan2(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def arctanh(input: Tensor) -> Tensor:
    """As `atanh`."""
@overload
def arctanh(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def argmax(input: Tensor, dim: Index | None = ..., keepdim: bool = ...) -> Tensor:
    """Where the largest element is; without `dim`, in the flattened input."""
@overload
def argmax(input: Tensor, dim: Index | None = ..., keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def argmin(input: Tensor, dim: Index | None = ..., keepdim: bool = ...) -> Tensor:
    """Where the smallest element is; without `dim`, in the flattened input."""
@overload
def argmin(input: Tensor, dim: Index | None = ..., keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def argsort(input: Tensor, dim: Index = ..., descending: bool = ...) -> Tensor:
    """The positions that put the elements along `dim` in order."""
@overload
def argsort(input: Tensor, *, stable: bool, dim: Index = ..., descending: bool = ...) -> Tensor: ...
def argwhere(input: Tensor) -> Tensor:
    """As `nonzero`."""
def as_strided(input: Tensor, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ...) -> Tensor:
    """Any view of the storage, by sizes, strides and offset in elements."""
def as_strided_(input: Tensor, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ...) -> Tensor:
    """Gives the tensor itself any view of its storage."""
@overload
def as_strided_copy(input: Tensor, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ...) -> Tensor:
    """As `as_strided`, a copy."""
@overload
def as_strided_copy(input: Tensor, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def as_strided_scatter(input: Tensor, src: Tensor | Number, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ...) -> Tensor:
    """`self`, row-major, with `src` in place of a strided part, which must not overlap itself."""
@overload
def as_strided_scatter(input: Tensor, src: Tensor | Number, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ..., *, out: Tensor) -> Tensor: ...
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
def atan2(input: Tensor, other: Tensor | Number) -> Tensor:
    """The angle of the point (other, self)."""
@overload
def atan2(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
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
def avg_pool1d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., ceil_mode: bool = ..., count_include_pad: bool = ...) -> Tensor:
    """Means of windows."""
@overload
def avg_pool1d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., ceil_mode: bool = ..., count_include_pad: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def avg_pool1d_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, ceil_mode: bool, count_include_pad: bool) -> Tensor:
    """The gradient of the input."""
@overload
def avg_pool1d_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, ceil_mode: bool, count_include_pad: bool, *, out: Tensor) -> Tensor: ...
@overload
def avg_pool2d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., ceil_mode: bool = ..., count_include_pad: bool = ..., divisor_override: Index | None = ...) -> Tensor:
    """Means of windows."""
@overload
def avg_pool2d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., ceil_mode: bool = ..., count_include_pad: bool = ..., divisor_override: Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def avg_pool2d_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, ceil_mode: bool, count_include_pad: bool, divisor_override: Index | None) -> Tensor:
    """The gradient of the input."""
@overload
def avg_pool2d_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, ceil_mode: bool, count_include_pad: bool, divisor_override: Index | None, *, out: Tensor) -> Tensor: ...
@overload
def avg_pool3d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., ceil_mode: bool = ..., count_include_pad: bool = ..., divisor_override: Index | None = ...) -> Tensor:
    """Means of windows."""
@overload
def avg_pool3d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., ceil_mode: bool = ..., count_include_pad: bool = ..., divisor_override: Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def avg_pool3d_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, ceil_mode: bool, count_include_pad: bool, divisor_override: Index | None) -> Tensor:
    """The gradient of the input."""
@overload
def avg_pool3d_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, ceil_mode: bool, count_include_pad: bool, divisor_override: Index | None, *, out: Tensor) -> Tensor: ...
@overload
def baddbmm(input: Tensor, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
    """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
@overload
def baddbmm(input: Tensor, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ..., out: Tensor) -> Tensor: ...
def batch_norm(input: Tensor | Number, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> Tensor:
    """Channels normalised by the batch's statistics when training (the running ones move toward them), else by the running ones."""
@overload
def bernoulli(input: Tensor, *, generator: Generator | None = ...) -> Tensor:
    """1 with the probability that `self` has for each element, else 0."""
@overload
def bernoulli(input: Tensor, p: float, *, generator: Generator | None = ...) -> Tensor: ...
@overload
def bernoulli(input: Tensor, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def bernoulli(input: Tensor, p: float, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
def bilinear(input1: Tensor | Number, input2: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ...) -> Tensor:
    """`input1 @ weight @ input2` for each output feature."""
def binary_cross_entropy(input: Tensor, target: Tensor | Number, weight: Tensor | None = ..., reduction: Index = ...) -> Tensor:
    """The cross entropy of probabilities and targets; logarithms are at least -100."""
def binary_cross_entropy_with_logits(input: Tensor, target: Tensor | Number, weight: Tensor | None = ..., pos_weight: Tensor | None = ..., reduction: Index = ...) -> Tensor:
    """The cross entropy of logits and targets, stable for large logits."""
def bincount(input: Tensor, weights: Tensor | None = ..., minlength: Index = ...) -> Tensor:
    """How often each nonnegative integer occurs, or the sum of its weights."""
@overload
def bitwise_and(input: Tensor, other: Tensor | Number) -> Tensor:
    """Bitwise and; of bools the logical one."""
@overload
def bitwise_and(input: Tensor, other: Number) -> Tensor: ...
@overload
def bitwise_and(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_and(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: Tensor | Number) -> Tensor:
    """Bits shifted to the left."""
@overload
def bitwise_left_shift(input: Tensor, other: Number) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_not(input: Tensor) -> Tensor:
    """Every bit turned over."""
@overload
def bitwise_not(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_or(input: Tensor, other: Tensor | Number) -> Tensor:
    """Bitwise or; of bools the logical one."""
@overload
def bitwise_or(input: Tensor, other: Number) -> Tensor: ...
@overload
def bitwise_or(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_or(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: Tensor | Number) -> Tensor:
    """Bits shifted to the right."""
@overload
def bitwise_right_shift(input: Tensor, other: Number) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: Tensor | Number) -> Tensor:
    """Bitwise exclusive or; of bools the logical one."""
@overload
def bitwise_xor(input: Tensor, other: Number) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
def block_diag(tensors: Sequence[Tensor]) -> Tensor:
    """Matrices along the diagonal of a matrix of zeros."""
@overload
def bmm(input: Tensor, mat2: Tensor | Number) -> Tensor:
    """The products of two batches of matrices, pair by pair."""
@overload
def bmm(input: Tensor, mat2: Tensor | Number, *, out: Tensor) -> Tensor: ...
def broadcast_tensors(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Views of all tensors under the shape that they broadcast to."""
def broadcast_to(input: Tensor, size: Sequence[Index]) -> Tensor:
    """`expand` under NumPy's name."""
@overload
def bucketize(input: Tensor, boundaries: Tensor | Number, *, out_int32: bool = ..., right: bool = ...) -> Tensor:
    """The bucket that each value falls into, between sorted boundaries."""
@overload
def bucketize(self: Number, boundaries: Tensor | Number, *, out_int32: bool = ..., right: bool = ...) -> Tensor: ...
@overload
def bucketize(input: Tensor, boundaries: Tensor | Number, *, out_int32: bool = ..., right: bool = ..., out: Tensor) -> Tensor: ...
@overload
def bucketize(self: Number, boundaries: Tensor | Number, *, out_int32: bool = ..., right: bool = ..., out: Tensor) -> Tensor: ...
def cartesian_prod(tensors: Sequence[Tensor]) -> Tensor:
    """All combinations of one element of each vector, one row for each."""
@overload
def cat(tensors: Sequence[Tensor], dim: Index = ...) -> Tensor:
    """Tensors one after the other along `dim`; one-dimensional empty ones are skipped."""
@overload
def cat(tensors: Sequence[Tensor], dim: Index = ..., *, out: Tensor) -> Tensor: ...
def cdist(x1: Tensor | Number, x2: Tensor | Number, p: float = ..., compute_mode: Index | None = ...) -> Tensor:
    """p-norms of the differences of all pairs of rows."""
@overload
def ceil(input: Tensor) -> Tensor:
    """Rounded up."""
@overload
def ceil(input: Tensor, *, out: Tensor) -> Tensor: ...
def celu(input: Tensor, alpha: Number = ...) -> Tensor:
    """x where positive, else alpha * (exp(x / alpha) - 1)."""
def celu_(input: Tensor, alpha: Number = ...) -> Tensor:
    """x where positive, else alpha * (exp(x / alpha) - 1)."""
def chain_matmul(matrices: Sequence[Tensor]) -> Tensor:
    """The product of matrices in the cheapest order."""
def channel_shuffle(input: Tensor, groups: Index) -> Tensor:
    """Channels of groups interleaved."""
@overload
def cholesky(input: Tensor, upper: bool = ...) -> Tensor:
    """As `linalg.cholesky`."""
@overload
def cholesky(input: Tensor, upper: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def cholesky_inverse(input: Tensor, upper: bool = ...) -> Tensor:
    """The inverse of the matrix that has this Cholesky factor."""
@overload
def cholesky_inverse(input: Tensor, upper: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def cholesky_solve(input: Tensor, input2: Tensor | Number, upper: bool = ...) -> Tensor:
    """The solution of `A @ X = self` by the Cholesky factor of `A`."""
@overload
def cholesky_solve(input: Tensor, input2: Tensor | Number, upper: bool = ..., *, out: Tensor) -> Tensor: ...
def chunk(input: Tensor, chunks: Index, dim: Index = ...) -> tuple[Tensor, ...]:
    """At most `chunks` parts of equal size; the last may be smaller."""
@overload
def clamp(input: Tensor, min: Number | None = ..., max: Number | None = ...) -> Tensor:
    """The elements bounded by `min` and `max`; NaN stays."""
@overload
def clamp(input: Tensor, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
@overload
def clamp(input: Tensor, min: Number | None = ..., max: Number | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def clamp(input: Tensor, min: Tensor | None = ..., max: Tensor | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Tensor | Number) -> Tensor:
    """The elements, not above `max`."""
@overload
def clamp_max(input: Tensor, max: Number) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Number, *, out: Tensor) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Tensor | Number) -> Tensor:
    """The elements, not below `min`."""
@overload
def clamp_min(input: Tensor, min: Number) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Number, *, out: Tensor) -> Tensor: ...
@overload
def clip(input: Tensor, min: Number | None = ..., max: Number | None = ...) -> Tensor:
    """As `clamp`."""
@overload
def clip(input: Tensor, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor: ...
@overload
def clip(input: Tensor, min: Number | None = ..., max: Number | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def clip(input: Tensor, min: Tensor | None = ..., max: Tensor | None = ..., *, out: Tensor) -> Tensor: ...
def clone(input: Tensor, *, memory_format: memory_format | None = ...) -> Tensor:
    """A copy in memory of its own."""
@overload
def col2im(input: Tensor, output_size: Sequence[Index] | Index, kernel_size: Sequence[Index] | Index, dilation: Sequence[Index] | Index, padding: Sequence[Index] | Index, stride: Sequence[Index] | Index) -> Tensor:
    """Columns added up into images."""
@overload
def col2im(input: Tensor, output_size: Sequence[Index] | Index, kernel_size: Sequence[Index] | Index, dilation: Sequence[Index] | Index, padding: Sequence[Index] | Index, stride: Sequence[Index] | Index, *, out: Tensor) -> Tensor: ...
@overload
def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins columns; a vector is one column."""
@overload
def column_stack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
def combinations(input: Tensor, r: Index = ..., with_replacement: bool = ...) -> Tensor:
    """All choices of `r` elements of a vector, in order, one row for each."""
@overload
def complex(real: Tensor | Number, imag: Tensor | Number) -> Tensor:
    """Complex numbers of two parts."""
@overload
def complex(real: Tensor | Number, imag: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def concat(tensors: Sequence[Tensor], dim: Index = ...) -> Tensor:
    """As `cat`."""
@overload
def concat(tensors: Sequence[Tensor], dim: Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def concatenate(tensors: Sequence[Tensor], dim: Index = ...) -> Tensor:
    """As `cat`."""
@overload
def concatenate(tensors: Sequence[Tensor], dim: Index = ..., *, out: Tensor) -> Tensor: ...
def conj(input: Tensor) -> Tensor:
    """The complex conjugate; real tensors are returned as they are."""
@overload
def conj_physical(input: Tensor) -> Tensor:
    """The complex conjugate, in memory of its own."""
@overload
def conj_physical(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def constant_pad_nd(input: Tensor, pad: Sequence[Index], value: Number = ...) -> Tensor:
    """The input within a border of `value`; pairs from the last dimension on, negative ones crop."""
@overload
def constant_pad_nd(input: Tensor, pad: Sequence[Index], value: Number = ..., *, out: Tensor) -> Tensor: ...
@overload
def conv1d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., groups: Index = ...) -> Tensor:
    """A convolution over 1 dimension(s) of an input with or without a batch."""
@overload
def conv1d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: str = ..., dilation: Sequence[Index] | Index = ..., groups: Index = ...) -> Tensor: ...
@overload
def conv2d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., groups: Index = ...) -> Tensor:
    """A convolution over 2 dimension(s) of an input with or without a batch."""
@overload
def conv2d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: str = ..., dilation: Sequence[Index] | Index = ..., groups: Index = ...) -> Tensor: ...
@overload
def conv3d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., groups: Index = ...) -> Tensor:
    """A convolution over 3 dimension(s) of an input with or without a batch."""
@overload
def conv3d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: str = ..., dilation: Sequence[Index] | Index = ..., groups: Index = ...) -> Tensor: ...
def conv_transpose1d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., output_padding: Sequence[Index] | Index = ..., groups: Index = ..., dilation: Sequence[Index] | Index = ...) -> Tensor:
    """A transposed convolution over 1 dimension(s)."""
def conv_transpose2d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., output_padding: Sequence[Index] | Index = ..., groups: Index = ..., dilation: Sequence[Index] | Index = ...) -> Tensor:
    """A transposed convolution over 2 dimension(s)."""
def conv_transpose3d(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ..., stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., output_padding: Sequence[Index] | Index = ..., groups: Index = ..., dilation: Sequence[Index] | Index = ...) -> Tensor:
    """A transposed convolution over 3 dimension(s)."""
@overload
def convolution(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None, stride: Sequence[Index], padding: Sequence[Index], dilation: Sequence[Index], transposed: bool, output_padding: Sequence[Index], groups: Index) -> Tensor:
    """A convolution, or a transposed one, over one to three spatial dimensions."""
@overload
def convolution(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None, stride: Sequence[Index], padding: Sequence[Index], dilation: Sequence[Index], transposed: bool, output_padding: Sequence[Index], groups: Index, *, out: Tensor) -> Tensor: ...
def convolution_backward(grad_output: Tensor | Number, input: Tensor | Number, weight: Tensor | Number, bias_sizes: Sequence[Index] | None, stride: Sequence[Index], padding: Sequence[Index], dilation: Sequence[Index], transposed: bool, output_padding: Sequence[Index], groups: Index, output_mask: Sequence[bool] | bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias of a convolution that `output_mask` asks for."""
@overload
def copysign(input: Tensor, other: Tensor | Number) -> Tensor:
    """The size of `self` with the sign of `other`."""
@overload
def copysign(input: Tensor, other: Number) -> Tensor: ...
@overload
def copysign(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def copysign(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
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
def cosine_similarity(x1: Tensor | Number, x2: Tensor | Number, dim: Index = ..., eps: float = ...) -> Tensor:
    """The cosine of the angle between vectors."""
@overload
def count_nonzero(input: Tensor, dim: Index | None = ...) -> Tensor:
    """How many elements are not zero."""
@overload
def count_nonzero(input: Tensor, dim: Sequence[Index]) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: Sequence[Index], *, out: Tensor) -> Tensor: ...
def cov(input: Tensor, *, correction: Index = ..., fweights: Tensor | None = ..., aweights: Tensor | None = ...) -> Tensor:
    """The covariances of variables, which are rows; columns may have counts and weights."""
def cross(input: Tensor, other: Tensor | Number, dim: Index | None = ...) -> Tensor:
    """The cross product of vectors of three elements."""
def cross_entropy_loss(input: Tensor, target: Tensor | Number, weight: Tensor | None = ..., reduction: Index = ..., ignore_index: Index = ..., label_smoothing: float = ...) -> Tensor:
    """The cross entropy of logits and classes, or class probabilities."""
@overload
def cummax(input: Tensor, dim: Index) -> tuple[Tensor, Tensor]:
    """The largest element so far along `dim`, and where it is (the last of equals)."""
@overload
def cummax(input: Tensor, dim: Index, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def cummin(input: Tensor, dim: Index) -> tuple[Tensor, Tensor]:
    """The smallest element so far along `dim`, and where it is (the last of equals)."""
@overload
def cummin(input: Tensor, dim: Index, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def cumprod(input: Tensor, dim: Index, *, dtype: dtype | None = ...) -> Tensor:
    """The products so far along `dim`."""
@overload
def cumprod(input: Tensor, dim: Index, *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def cumsum(input: Tensor, dim: Index, *, dtype: dtype | None = ...) -> Tensor:
    """The sums so far along `dim`."""
@overload
def cumsum(input: Tensor, dim: Index, *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def cumulative_trapezoid(y: Tensor | Number, x: Tensor | Number, *, dim: Index = ...) -> Tensor:
    """The integrals of `y` so far, by the trapezoid rule, at points `x`."""
@overload
def cumulative_trapezoid(y: Tensor | Number, *, dx: Number = ..., dim: Index = ...) -> Tensor: ...
@overload
def deg2rad(input: Tensor) -> Tensor:
    """Degrees as radians."""
@overload
def deg2rad(input: Tensor, *, out: Tensor) -> Tensor: ...
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
def diag(input: Tensor, diagonal: Index = ...) -> Tensor:
    """A matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy."""
@overload
def diag(input: Tensor, diagonal: Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def diag_embed(input: Tensor, offset: Index = ..., dim1: Index = ..., dim2: Index = ...) -> Tensor:
    """Zeros with `self` on a diagonal over two new dimensions."""
@overload
def diag_embed(input: Tensor, offset: Index = ..., dim1: Index = ..., dim2: Index = ..., *, out: Tensor) -> Tensor: ...
def diagflat(input: Tensor, offset: Index = ...) -> Tensor:
    """A matrix with the elements of `self` on a diagonal."""
def diagonal(input: Tensor, offset: Index = ..., dim1: Index = ..., dim2: Index = ...) -> Tensor:
    """The diagonal over two dimensions, as a new last dimension."""
def diagonal_backward(grad_output: Tensor | Number, input_sizes: Sequence[Index], offset: Index, dim1: Index, dim2: Index) -> Tensor:
    """Gradient of `diagonal`."""
@overload
def diagonal_copy(input: Tensor, offset: Index = ..., dim1: Index = ..., dim2: Index = ...) -> Tensor:
    """As `diagonal`, a copy."""
@overload
def diagonal_copy(input: Tensor, offset: Index = ..., dim1: Index = ..., dim2: Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def diagonal_scatter(input: Tensor, src: Tensor | Number, offset: Index = ..., dim1: Index = ..., dim2: Index = ...) -> Tensor:
    """`self` with `src` in place of a diagonal."""
@overload
def diagonal_scatter(input: Tensor, src: Tensor | Number, offset: Index = ..., dim1: Index = ..., dim2: Index = ..., *, out: Tensor) -> Tensor: ...
def diff(input: Tensor, n: Index = ..., dim: Index = ..., prepend: Tensor | None = ..., append: Tensor | None = ...) -> Tensor:
    """The `n`-th differences of neighbours along `dim`."""
@overload
def digamma(input: Tensor) -> Tensor:
    """The derivative of `lgamma`."""
@overload
def digamma(input: Tensor, *, out: Tensor) -> Tensor: ...
def dist(input: Tensor, other: Tensor | Number, p: Number = ...) -> Tensor:
    """The `p`-norm of the difference."""
@overload
def div(input: Tensor, other: Tensor | Number) -> Tensor:
    """Divides; integers give floating point."""
@overload
def div(input: Tensor, other: Number) -> Tensor: ...
@overload
def div(input: Tensor, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor: ...
@overload
def div(input: Tensor, other: Number, *, rounding_mode: str | None) -> Tensor: ...
@overload
def div(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def div(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def div(input: Tensor, other: Tensor | Number, *, rounding_mode: str | None, out: Tensor) -> Tensor: ...
@overload
def div(input: Tensor, other: Number, *, rounding_mode: str | None, out: Tensor) -> Tensor: ...
@overload
def divide(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `div`."""
@overload
def divide(input: Tensor, other: Number) -> Tensor: ...
@overload
def divide(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def divide(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def dot(input: Tensor, tensor: Tensor | Number) -> Tensor:
    """The sum of products of two vectors."""
@overload
def dot(input: Tensor, tensor: Tensor | Number, *, out: Tensor) -> Tensor: ...
def dropout(input: Tensor | Number, p: float, train: bool) -> Tensor:
    """Zeros elements with probability `p` and scales the others, when training."""
def dropout_(input: Tensor, p: float, train: bool) -> Tensor:
    """Zeros elements with probability `p` and scales the others, when training. In place."""
@overload
def dsplit(input: Tensor, sections: Index) -> tuple[Tensor, ...]:
    """Cuts dimension 2 into equal parts."""
@overload
def dsplit(input: Tensor, indices: Sequence[Index]) -> tuple[Tensor, ...]: ...
@overload
def dstack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins along the third dimension."""
@overload
def dstack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
def einsum(equation: str, tensors: Sequence[Tensor], *, path: Sequence[Index] | None = ...) -> Tensor:
    """Sums of products over named dimensions."""
@overload
def elu_backward(grad_output: Tensor | Number, alpha: Number, scale: Number, input_scale: Number, is_result: bool, self_or_result: Tensor | Number) -> Tensor:
    """Gradient of elu, from its input or its result."""
@overload
def elu_backward(grad_output: Tensor | Number, alpha: Number, scale: Number, input_scale: Number, is_result: bool, self_or_result: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def embedding(weight: Tensor | Number, indices: Tensor | Number, padding_idx: Index = ..., scale_grad_by_freq: bool = ..., sparse: bool = ...) -> Tensor:
    """Rows of `weight`, one for each index."""
@overload
def embedding(weight: Tensor | Number, indices: Tensor | Number, padding_idx: Index = ..., scale_grad_by_freq: bool = ..., sparse: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def embedding_dense_backward(grad_output: Tensor | Number, indices: Tensor | Number, num_weights: Index, padding_idx: Index, scale_grad_by_freq: bool) -> Tensor:
    """The gradient of the rows."""
@overload
def embedding_dense_backward(grad_output: Tensor | Number, indices: Tensor | Number, num_weights: Index, padding_idx: Index, scale_grad_by_freq: bool, *, out: Tensor) -> Tensor: ...
@overload
def empty(size: Sequence[Index], *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor:
    """Memory as it was found, of the given shape."""
@overload
def empty(*size: Index, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor: ...
@overload
def empty(size: Sequence[Index], *, memory_format: memory_format | None = ..., out: Tensor) -> Tensor: ...
@overload
def empty(*size: Index, memory_format: memory_format | None = ..., out: Tensor) -> Tensor: ...
def empty_like(input: Tensor, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor:
    """Memory as it was found, with the shape, dtype and device of another tensor."""
def empty_strided(size: Sequence[Index], stride: Sequence[Index], *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Memory as it was found, of the given shape and strides."""
@overload
def eq(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where `self` is equal to `other`, compared as numbers whatever the dtypes."""
@overload
def eq(input: Tensor, other: Number) -> Tensor: ...
@overload
def eq(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def eq(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
def equal(input: Tensor, other: Tensor | Number) -> bool:
    """Whether both have the same shape and elements."""
@overload
def erf(input: Tensor) -> Tensor:
    """The error function."""
@overload
def erf(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def erfc(input: Tensor) -> Tensor:
    """1 - erf(x), exact where that is small."""
@overload
def erfc(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def erfinv(input: Tensor) -> Tensor:
    """The inverse of the error function."""
@overload
def erfinv(input: Tensor, *, out: Tensor) -> Tensor: ...
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
def expand_copy(input: Tensor, size: Sequence[Index], *, implicit: bool = ...) -> Tensor:
    """As `expand`, a copy."""
@overload
def expand_copy(input: Tensor, size: Sequence[Index], *, implicit: bool = ..., out: Tensor) -> Tensor: ...
@overload
def expm1(input: Tensor) -> Tensor:
    """exp(x) - 1, exact near 0."""
@overload
def expm1(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def eye(n: Index, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """The identity matrix."""
@overload
def eye(n: Index, m: Index, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def eye(n: Index, *, out: Tensor) -> Tensor: ...
@overload
def eye(n: Index, m: Index, *, out: Tensor) -> Tensor: ...
def feature_alpha_dropout(input: Tensor | Number, p: float, train: bool) -> Tensor:
    """`alpha_dropout` of whole channels."""
def feature_alpha_dropout_(input: Tensor, p: float, train: bool) -> Tensor:
    """`alpha_dropout` of whole channels. In place."""
def feature_dropout(input: Tensor | Number, p: float, train: bool) -> Tensor:
    """Zeros whole channels with probability `p` and scales the others, when training."""
def feature_dropout_(input: Tensor, p: float, train: bool) -> Tensor:
    """Zeros whole channels with probability `p` and scales the others, when training. In place."""
@overload
def fill(input: Tensor, value: Number) -> Tensor:
    """A tensor of the same shape with one value."""
@overload
def fill(input: Tensor, value: Tensor | Number) -> Tensor: ...
@overload
def fix(input: Tensor) -> Tensor:
    """As `trunc`."""
@overload
def fix(input: Tensor, *, out: Tensor) -> Tensor: ...
def flatten(input: Tensor, start_dim: Index = ..., end_dim: Index = ...) -> Tensor:
    """Dimensions `start_dim` to `end_dim` become one."""
@overload
def flip(input: Tensor, dims: Sequence[Index]) -> Tensor:
    """Reverses dimensions `dims`; a copy."""
@overload
def flip(input: Tensor, dims: Sequence[Index], *, out: Tensor) -> Tensor: ...
def fliplr(input: Tensor) -> Tensor:
    """Reverses the columns."""
def flipud(input: Tensor) -> Tensor:
    """Reverses the rows."""
@overload
def float_power(input: Tensor, exponent: Tensor | Number) -> Tensor:
    """A power computed in float64 or complex128."""
@overload
def float_power(input: Tensor, exponent: Number) -> Tensor: ...
@overload
def float_power(self: Number, exponent: Tensor | Number) -> Tensor: ...
@overload
def floor(input: Tensor) -> Tensor:
    """Rounded down."""
@overload
def floor(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def floor_divide(input: Tensor, other: Tensor | Number) -> Tensor:
    """Divides and rounds down."""
@overload
def floor_divide(input: Tensor, other: Number) -> Tensor: ...
@overload
def floor_divide(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def floor_divide(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def fmax(input: Tensor, other: Tensor | Number) -> Tensor:
    """The larger of two elements; the other where one is NaN."""
@overload
def fmax(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def fmin(input: Tensor, other: Tensor | Number) -> Tensor:
    """The smaller of two elements; the other where one is NaN."""
@overload
def fmin(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def fmod(input: Tensor, other: Tensor | Number) -> Tensor:
    """What truncated division leaves, with the sign of the dividend."""
@overload
def fmod(input: Tensor, other: Number) -> Tensor: ...
@overload
def fmod(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def fmod(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def frac(input: Tensor) -> Tensor:
    """The part behind the point, with the sign of the input."""
@overload
def frac(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def full(size: Sequence[Index], fill_value: Number, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """One value in the given shape; its kind decides the dtype unless one is given."""
@overload
def full(size: Sequence[Index], fill_value: Number, *, out: Tensor) -> Tensor: ...
def full_like(input: Tensor, fill_value: Number, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor:
    """One value with the shape, dtype and device of another tensor."""
@overload
def gather(input: Tensor, dim: Index, index: Tensor | Number, *, sparse_grad: bool = ...) -> Tensor:
    """One element for each index: along `dim` the one that it names, elsewhere at its own place."""
@overload
def gather(input: Tensor, dim: Index, index: Tensor | Number, *, sparse_grad: bool = ..., out: Tensor) -> Tensor: ...
@overload
def gcd(input: Tensor, other: Tensor | Number) -> Tensor:
    """The greatest common divisor."""
@overload
def gcd(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def ge(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where `self` is greater than or equal to `other`, compared as numbers whatever the dtypes."""
@overload
def ge(input: Tensor, other: Number) -> Tensor: ...
@overload
def ge(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def ge(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def gelu_backward(grad_output: Tensor | Number, self: Tensor, *, approximate: str = ...) -> Tensor:
    """Gradient of gelu."""
@overload
def gelu_backward(grad_output: Tensor | Number, self: Tensor, *, approximate: str = ..., out: Tensor) -> Tensor: ...
@overload
def geqrf(input: Tensor) -> tuple[Tensor, Tensor]:
    """Householder reflections below the upper triangle R of a QR factorisation, and their factors."""
@overload
def geqrf(input: Tensor, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def ger(input: Tensor, vec2: Tensor | Number) -> Tensor:
    """Another name of `outer`."""
@overload
def ger(input: Tensor, vec2: Tensor | Number, *, out: Tensor) -> Tensor: ...
def glu(input: Tensor, dim: Index = ...) -> Tensor:
    """One half of the input times the sigmoid of the other."""
@overload
def greater(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `gt`."""
@overload
def greater(input: Tensor, other: Number) -> Tensor: ...
@overload
def greater(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def greater(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def greater_equal(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `ge`."""
@overload
def greater_equal(input: Tensor, other: Number) -> Tensor: ...
@overload
def greater_equal(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def greater_equal(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
def grid_sampler(input: Tensor | Number, grid: Tensor | Number, interpolation_mode: Index, padding_mode: Index, align_corners: bool) -> Tensor:
    """Images at the places of a grid; modes 0 linear, 1 nearest, 2 cubic; padding 0 zeros, 1 the border, 2 reflection."""
def grid_sampler_2d(input: Tensor | Number, grid: Tensor | Number, interpolation_mode: Index, padding_mode: Index, align_corners: bool) -> Tensor:
    """`grid_sampler` of images."""
def grid_sampler_3d(input: Tensor | Number, grid: Tensor | Number, interpolation_mode: Index, padding_mode: Index, align_corners: bool) -> Tensor:
    """`grid_sampler` of volumes."""
def group_norm(input: Tensor | Number, num_groups: Index, weight: Tensor | None = ..., bias: Tensor | None = ..., eps: float = ..., cudnn_enabled: bool = ...) -> Tensor:
    """Groups of channels of each image normalised by themselves."""
@overload
def gt(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where `self` is greater than `other`, compared as numbers whatever the dtypes."""
@overload
def gt(input: Tensor, other: Number) -> Tensor: ...
@overload
def gt(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def gt(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def hardshrink(input: Tensor, lambd: Number = ...) -> Tensor:
    """x, but 0 between -lambd and lambd."""
@overload
def hardshrink(input: Tensor, lambd: Number = ..., *, out: Tensor) -> Tensor: ...
@overload
def hardshrink_backward(grad_out: Tensor | Number, self: Tensor, lambd: Number) -> Tensor:
    """Gradient of hardshrink."""
@overload
def hardshrink_backward(grad_out: Tensor | Number, self: Tensor, lambd: Number, *, out: Tensor) -> Tensor: ...
@overload
def hardsigmoid_backward(grad_output: Tensor | Number, self: Tensor) -> Tensor:
    """Gradient of hardsigmoid."""
@overload
def hardsigmoid_backward(grad_output: Tensor | Number, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def hardswish_backward(grad_output: Tensor | Number, self: Tensor) -> Tensor:
    """Gradient of hardswish."""
@overload
def hardswish_backward(grad_output: Tensor | Number, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def hardtanh_backward(grad_output: Tensor | Number, self: Tensor, min_val: Number, max_val: Number) -> Tensor:
    """Gradient of hardtanh."""
@overload
def hardtanh_backward(grad_output: Tensor | Number, self: Tensor, min_val: Number, max_val: Number, *, out: Tensor) -> Tensor: ...
@overload
def heaviside(input: Tensor, values: Tensor | Number) -> Tensor:
    """0, `values` or 1 where `self` is negative, 0 or positive."""
@overload
def heaviside(input: Tensor, values: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def histc(input: Tensor, bins: Index = ..., min: Number = ..., max: Number = ...) -> Tensor:
    """How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal)."""
@overload
def histc(input: Tensor, bins: Index = ..., min: Number = ..., max: Number = ..., *, out: Tensor) -> Tensor: ...
@overload
def hsplit(input: Tensor, sections: Index) -> tuple[Tensor, ...]:
    """Cuts columns into equal parts."""
@overload
def hsplit(input: Tensor, indices: Sequence[Index]) -> tuple[Tensor, ...]: ...
@overload
def hstack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins columns; vectors one after the other."""
@overload
def hstack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
def huber_loss(input: Tensor, target: Tensor | Number, reduction: Index = ..., delta: float = ...) -> Tensor:
    """The squared difference, absolute beyond `delta`."""
@overload
def hypot(input: Tensor, other: Tensor | Number) -> Tensor:
    """sqrt(self**2 + other**2) without overflow."""
@overload
def hypot(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def i0(input: Tensor) -> Tensor:
    """The modified Bessel function of the first kind, of order 0."""
@overload
def i0(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def igamma(input: Tensor, other: Tensor | Number) -> Tensor:
    """The regularised lower incomplete gamma function."""
@overload
def igamma(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def igammac(input: Tensor, other: Tensor | Number) -> Tensor:
    """The regularised upper incomplete gamma function."""
@overload
def igammac(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def im2col(input: Tensor, kernel_size: Sequence[Index] | Index, dilation: Sequence[Index] | Index, padding: Sequence[Index] | Index, stride: Sequence[Index] | Index) -> Tensor:
    """Windows of images as columns."""
@overload
def im2col(input: Tensor, kernel_size: Sequence[Index] | Index, dilation: Sequence[Index] | Index, padding: Sequence[Index] | Index, stride: Sequence[Index] | Index, *, out: Tensor) -> Tensor: ...
def imag(input: Tensor) -> Tensor:
    """The imaginary parts of a complex tensor, as a view."""
@overload
def index(input: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    """`self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy."""
@overload
def index(input: Tensor, indices: Sequence[Tensor | None], *, out: Tensor) -> Tensor: ...
@overload
def index_add(input: Tensor, dim: Index, index: Tensor | Number, source: Tensor | Number, *, alpha: Number = ...) -> Tensor:
    """`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names."""
@overload
def index_add(input: Tensor, dim: Index, index: Tensor | Number, source: Tensor | Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def index_copy(input: Tensor, dim: Index, index: Tensor | Number, source: Tensor | Number) -> Tensor:
    """`self` with each slice of `source` in place of the slice along `dim` that `index` names."""
@overload
def index_copy(input: Tensor, dim: Index, index: Tensor | Number, source: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: Index, index: Tensor | Number, value: Number) -> Tensor:
    """`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end."""
@overload
def index_fill(input: Tensor, dim: Index, index: Tensor | Number, value: Tensor | Number) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: Index, index: Tensor | Number, value: Number, *, out: Tensor) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: Index, index: Tensor | Number, value: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor | Number, accumulate: bool = ...) -> Tensor:
    """`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up."""
@overload
def index_put(input: Tensor, indices: Sequence[Tensor | None], values: Tensor | Number, accumulate: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def index_reduce(input: Tensor, dim: Index, index: Tensor | Number, source: Tensor | Number, reduce: str, *, include_self: bool = ...) -> Tensor:
    """Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin."""
@overload
def index_reduce(input: Tensor, dim: Index, index: Tensor | Number, source: Tensor | Number, reduce: str, *, include_self: bool = ..., out: Tensor) -> Tensor: ...
@overload
def index_select(input: Tensor, dim: Index, index: Tensor | Number) -> Tensor:
    """Slices of `self` along `dim`, in the order of `index`."""
@overload
def index_select(input: Tensor, dim: Index, index: Tensor | Number, *, out: Tensor) -> Tensor: ...
def inner(input: Tensor, other: Tensor | Number) -> Tensor:
    """The product summed over both last dimensions."""
def instance_norm(input: Tensor | Number, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool) -> Tensor:
    """Each channel of each image normalised by itself."""
@overload
def inverse(input: Tensor) -> Tensor:
    """As `linalg.inv`."""
@overload
def inverse(input: Tensor, *, out: Tensor) -> Tensor: ...
def is_nonzero(input: Tensor) -> bool:
    """The truth of a tensor of one element."""
def isclose(input: Tensor, other: Tensor | Number, rtol: float = ..., atol: float = ..., equal_nan: bool = ...) -> Tensor:
    """True where the difference is at most atol + rtol * |other|."""
@overload
def isfinite(input: Tensor) -> Tensor:
    """True where neither NaN nor infinite."""
@overload
def isfinite(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def isin(elements: Tensor | Number, test_elements: Tensor | Number, *, assume_unique: bool = ..., invert: bool = ...) -> Tensor:
    """Whether each element is among the test elements."""
@overload
def isin(elements: Tensor | Number, test_elements: Number, *, assume_unique: bool = ..., invert: bool = ...) -> Tensor: ...
@overload
def isin(elements: Number, test_elements: Tensor | Number, *, assume_unique: bool = ..., invert: bool = ...) -> Tensor: ...
@overload
def isin(elements: Tensor | Number, test_elements: Tensor | Number, *, assume_unique: bool = ..., invert: bool = ..., out: Tensor) -> Tensor: ...
@overload
def isin(elements: Tensor | Number, test_elements: Number, *, assume_unique: bool = ..., invert: bool = ..., out: Tensor) -> Tensor: ...
@overload
def isin(elements: Number, test_elements: Tensor | Number, *, assume_unique: bool = ..., invert: bool = ..., out: Tensor) -> Tensor: ...
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
def istft(input: Tensor, n_fft: Index, hop_length: Index | None = ..., win_length: Index | None = ..., window: Tensor | None = ..., center: bool = ..., normalized: bool = ..., onesided: bool | None = ..., length: Index | None = ..., return_complex: bool = ...) -> Tensor:
    """The signal of which these are the transforms of overlapping windows, by least squares."""
def kl_div(input: Tensor, target: Tensor | Number, reduction: Index = ..., *, log_target: bool = ...) -> Tensor:
    """The divergence of log-probabilities from a target distribution."""
def kron(input: Tensor, other: Tensor | Number) -> Tensor:
    """The Kronecker product."""
@overload
def kthvalue(input: Tensor, k: Index, dim: Index = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """The `k`-th smallest element along `dim`, and where it is."""
@overload
def kthvalue(input: Tensor, k: Index, dim: Index = ..., keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
def l1_loss(input: Tensor, target: Tensor | Number, reduction: Index = ...) -> Tensor:
    """The absolute difference."""
def layer_norm(input: Tensor | Number, normalized_shape: Sequence[Index], weight: Tensor | None = ..., bias: Tensor | None = ..., eps: float = ..., cudnn_enable: bool = ...) -> Tensor:
    """The last dimensions normalised to mean 0 and deviation 1, then scaled and shifted."""
@overload
def lcm(input: Tensor, other: Tensor | Number) -> Tensor:
    """The least common multiple."""
@overload
def lcm(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def ldexp(input: Tensor, other: Tensor | Number) -> Tensor:
    """self * 2**other."""
@overload
def ldexp(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def le(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where `self` is less than or equal to `other`, compared as numbers whatever the dtypes."""
@overload
def le(input: Tensor, other: Number) -> Tensor: ...
@overload
def le(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def le(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def leaky_relu_backward(grad_output: Tensor | Number, self: Tensor, negative_slope: Number, self_is_result: bool) -> Tensor:
    """Gradient of leaky_relu."""
@overload
def leaky_relu_backward(grad_output: Tensor | Number, self: Tensor, negative_slope: Number, self_is_result: bool, *, out: Tensor) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor | Number, weight: Tensor | Number) -> Tensor:
    """self + weight * (end - self)."""
@overload
def lerp(input: Tensor, end: Tensor | Number, weight: Number) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor | Number, weight: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor | Number, weight: Number, *, out: Tensor) -> Tensor: ...
@overload
def less(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `lt`."""
@overload
def less(input: Tensor, other: Number) -> Tensor: ...
@overload
def less(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def less(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def less_equal(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `le`."""
@overload
def less_equal(input: Tensor, other: Number) -> Tensor: ...
@overload
def less_equal(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def less_equal(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def lgamma(input: Tensor) -> Tensor:
    """The logarithm of the absolute value of the gamma function."""
@overload
def lgamma(input: Tensor, *, out: Tensor) -> Tensor: ...
def linear(input: Tensor | Number, weight: Tensor | Number, bias: Tensor | None = ...) -> Tensor:
    """`input @ weight.T + bias`, along the last dimension."""
@overload
def linspace(start: Number, end: Number, steps: Index, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """As many points as `steps` at equal distances, both ends included."""
@overload
def linspace(start: Number, end: Number, steps: Index, *, out: Tensor) -> Tensor: ...
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
def log2(input: Tensor) -> Tensor:
    """The logarithm to base 2."""
@overload
def log2(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def log_sigmoid_backward(grad_output: Tensor | Number, self: Tensor, buffer: Tensor | Number) -> Tensor:
    """Gradient of log_sigmoid."""
@overload
def log_sigmoid_backward(grad_output: Tensor | Number, self: Tensor, buffer: Tensor | Number, *, out: Tensor) -> Tensor: ...
def log_softmax(input: Tensor, dim: Index, dtype: dtype | None = ...) -> Tensor:
    """The logarithm of the softmax; the input is cast to `dtype` first."""
@overload
def logaddexp(input: Tensor, other: Tensor | Number) -> Tensor:
    """log(exp(self) + exp(other)) without overflow."""
@overload
def logaddexp(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def logaddexp2(input: Tensor, other: Tensor | Number) -> Tensor:
    """log2(2**self + 2**other) without overflow."""
@overload
def logaddexp2(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def logcumsumexp(input: Tensor, dim: Index) -> Tensor:
    """The logarithm of the sums of exponentials so far, without overflow."""
@overload
def logcumsumexp(input: Tensor, dim: Index, *, out: Tensor) -> Tensor: ...
def logdet(input: Tensor) -> Tensor:
    """The logarithm of the determinant; NaN if that is negative."""
@overload
def logical_and(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where both are not 0."""
@overload
def logical_and(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def logical_not(input: Tensor) -> Tensor:
    """True where the element is 0."""
@overload
def logical_not(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def logical_or(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where one is not 0."""
@overload
def logical_or(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def logical_xor(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where exactly one is not 0."""
@overload
def logical_xor(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def logit(input: Tensor, eps: float | None = ...) -> Tensor:
    """log(x / (1 - x)), the input first clamped to [eps, 1 - eps]."""
@overload
def logit(input: Tensor, eps: float | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def logit_backward(grad_output: Tensor | Number, self: Tensor, eps: float | None = ...) -> Tensor:
    """Gradient of logit."""
@overload
def logit_backward(grad_output: Tensor | Number, self: Tensor, eps: float | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def logspace(start: Number, end: Number, steps: Index, base: float = ..., *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`base` to the power of each point of `linspace`."""
@overload
def logspace(start: Number, end: Number, steps: Index, base: float = ..., *, out: Tensor) -> Tensor: ...
@overload
def logsumexp(input: Tensor, dim: Sequence[Index] | Index, keepdim: bool = ...) -> Tensor:
    """The logarithm of the sum of exponentials over `dim`, without overflow."""
@overload
def logsumexp(input: Tensor, dim: Sequence[Index] | Index, keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def lt(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where `self` is less than `other`, compared as numbers whatever the dtypes."""
@overload
def lt(input: Tensor, other: Number) -> Tensor: ...
@overload
def lt(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def lt(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def lu_solve(input: Tensor, LU_data: Tensor | Number, LU_pivots: Tensor | Number) -> Tensor:
    """`linalg.lu_solve` with the right side first."""
@overload
def lu_solve(input: Tensor, LU_data: Tensor | Number, LU_pivots: Tensor | Number, *, out: Tensor) -> Tensor: ...
def lu_unpack(LU_data: Tensor | Number, LU_pivots: Tensor | Number, unpack_data: bool = ..., unpack_pivots: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """The three factors of what `linalg.lu_factor` gave; empty ones for what is not asked for."""
@overload
def masked_fill(input: Tensor, mask: Tensor | Number, value: Tensor | Number) -> Tensor:
    """`self`, with `value` where the mask is true."""
@overload
def masked_fill(input: Tensor, mask: Tensor | Number, value: Number) -> Tensor: ...
@overload
def masked_fill(input: Tensor, mask: Tensor | Number, value: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def masked_fill(input: Tensor, mask: Tensor | Number, value: Number, *, out: Tensor) -> Tensor: ...
@overload
def masked_scatter(input: Tensor, mask: Tensor | Number, source: Tensor | Number) -> Tensor:
    """`self` with the first elements of `source`, in order, where `mask` is true."""
@overload
def masked_scatter(input: Tensor, mask: Tensor | Number, source: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def masked_select(input: Tensor, mask: Tensor | Number) -> Tensor:
    """The elements where `mask` is true, in row-major order; both broadcast."""
@overload
def masked_select(input: Tensor, mask: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def matmul(input: Tensor, other: Tensor | Number) -> Tensor:
    """The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast."""
@overload
def matmul(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
def matmul_backward(grad: Tensor | Number, self: Tensor, other: Tensor | Number, mask: Sequence[bool] | bool) -> tuple[Tensor, Tensor]:
    """Gradients of a product of nested tensors, those that `mask` asks for."""
def matrix_power(input: Tensor, n: Index) -> Tensor:
    """A power of square matrices."""
@overload
def max(input: Tensor) -> Tensor:
    """The largest element; equal ones share the gradient."""
@overload
def max(input: Tensor, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def max(input: Tensor, other: Tensor | Number) -> Tensor: ...
@overload
def max(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def max(input: Tensor, dim: Index, keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
def max_pool1d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., ceil_mode: bool = ...) -> Tensor:
    """Maxima of windows."""
def max_pool1d_with_indices(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., ceil_mode: bool = ...) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions."""
def max_pool2d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., ceil_mode: bool = ...) -> Tensor:
    """Maxima of windows."""
@overload
def max_pool2d_with_indices(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., ceil_mode: bool = ...) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions in the plane."""
@overload
def max_pool2d_with_indices(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., ceil_mode: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def max_pool2d_with_indices_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, dilation: Sequence[Index] | Index, ceil_mode: bool, indices: Tensor | Number) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def max_pool2d_with_indices_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, dilation: Sequence[Index] | Index, ceil_mode: bool, indices: Tensor | Number, *, out: Tensor) -> Tensor: ...
def max_pool3d(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., ceil_mode: bool = ...) -> Tensor:
    """Maxima of windows."""
@overload
def max_pool3d_with_indices(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., ceil_mode: bool = ...) -> tuple[Tensor, Tensor]:
    """Maxima of windows, and their positions in the plane."""
@overload
def max_pool3d_with_indices(input: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index = ..., padding: Sequence[Index] | Index = ..., dilation: Sequence[Index] | Index = ..., ceil_mode: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def max_pool3d_with_indices_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, dilation: Sequence[Index] | Index, ceil_mode: bool, indices: Tensor | Number) -> Tensor:
    """The gradient of the input, where the maxima were."""
@overload
def max_pool3d_with_indices_backward(grad_output: Tensor | Number, self: Tensor, kernel_size: Sequence[Index] | Index, stride: Sequence[Index] | Index, padding: Sequence[Index] | Index, dilation: Sequence[Index] | Index, ceil_mode: bool, indices: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def maximum(input: Tensor, other: Tensor | Number) -> Tensor:
    """The larger of two elements; NaN if either is."""
@overload
def maximum(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def mean(input: Tensor, *, dtype: dtype | None = ...) -> Tensor:
    """The mean of all elements; integers need `dtype`."""
@overload
def mean(input: Tensor, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: dtype | None = ...) -> Tensor: ...
@overload
def mean(input: Tensor, *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def mean(input: Tensor, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def median(input: Tensor) -> Tensor:
    """The lower middle element."""
@overload
def median(input: Tensor, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def median(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def median(input: Tensor, dim: Index, keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def meshgrid(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Grids of coordinates, the first vector along the first dimension."""
@overload
def meshgrid(tensors: Sequence[Tensor], *, indexing: str) -> tuple[Tensor, ...]: ...
@overload
def min(input: Tensor) -> Tensor:
    """The smallest element; equal ones share the gradient."""
@overload
def min(input: Tensor, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def min(input: Tensor, other: Tensor | Number) -> Tensor: ...
@overload
def min(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def min(input: Tensor, dim: Index, keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def minimum(input: Tensor, other: Tensor | Number) -> Tensor:
    """The smaller of two elements; NaN if either is."""
@overload
def minimum(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def mish_backward(grad_output: Tensor | Number, self: Tensor) -> Tensor:
    """Gradient of mish."""
@overload
def mish_backward(grad_output: Tensor | Number, self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def mm(input: Tensor, mat2: Tensor | Number) -> Tensor:
    """The product of two matrices."""
@overload
def mm(input: Tensor, mat2: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def mode(input: Tensor, dim: Index = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """The most frequent element along `dim` (the smallest of these), and its last position."""
@overload
def mode(input: Tensor, dim: Index = ..., keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def moveaxis(input: Tensor, source: Sequence[Index], destination: Sequence[Index]) -> Tensor:
    """`movedim` under NumPy's name."""
@overload
def moveaxis(input: Tensor, source: Index, destination: Index) -> Tensor: ...
@overload
def movedim(input: Tensor, source: Sequence[Index], destination: Sequence[Index]) -> Tensor:
    """Moves dimensions to other places; the others keep their order."""
@overload
def movedim(input: Tensor, source: Index, destination: Index) -> Tensor: ...
def mse_loss(input: Tensor, target: Tensor | Number, reduction: Index = ...) -> Tensor:
    """The squared difference."""
def msort(input: Tensor) -> Tensor:
    """The elements in order along the first dimension."""
@overload
def mul(input: Tensor, other: Tensor | Number) -> Tensor:
    """Multiplies."""
@overload
def mul(input: Tensor, other: Number) -> Tensor: ...
@overload
def mul(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def mul(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
def multi_margin_loss(input: Tensor, target: Tensor | Number, p: Number = ..., margin: Number = ..., weight: Tensor | None = ..., reduction: Index = ...) -> Tensor:
    """The margin of the target class over the others."""
def multilabel_margin_loss(input: Tensor, target: Tensor | Number, reduction: Index = ...) -> Tensor:
    """The margin of every target class over the others."""
@overload
def multinomial(input: Tensor, num_samples: Index, replacement: bool = ..., *, generator: Generator | None = ...) -> Tensor:
    """Categories drawn with the probabilities of each row, which need not add up to 1."""
@overload
def multinomial(input: Tensor, num_samples: Index, replacement: bool = ..., *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def multiply(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `mul`."""
@overload
def multiply(input: Tensor, other: Number) -> Tensor: ...
@overload
def multiply(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def multiply(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def mv(input: Tensor, vec: Tensor | Number) -> Tensor:
    """The product of a matrix and a vector."""
@overload
def mv(input: Tensor, vec: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def mvlgamma(input: Tensor, p: Index) -> Tensor:
    """The logarithm of the gamma function of `p` dimensions."""
@overload
def mvlgamma(input: Tensor, p: Index, *, out: Tensor) -> Tensor: ...
@overload
def nan_to_num(input: Tensor, nan: float | None = ..., posinf: float | None = ..., neginf: float | None = ...) -> Tensor:
    """Numbers in place of NaN and the infinities; by default 0 and the largest and smallest finite number."""
@overload
def nan_to_num(input: Tensor, nan: float | None = ..., posinf: float | None = ..., neginf: float | None = ..., *, out: Tensor) -> Tensor: ...
def nanmean(input: Tensor, dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: dtype | None = ...) -> Tensor:
    """The mean over `dim` of what is not NaN."""
@overload
def nanmedian(input: Tensor) -> Tensor:
    """The lower middle element of those that are not NaN."""
@overload
def nanmedian(input: Tensor, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def nanmedian(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def nanmedian(input: Tensor, dim: Index, keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def nanquantile(input: Tensor, q: float, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
    """The value below which a share `q` of the elements lies, of what is not NaN."""
@overload
def nanquantile(input: Tensor, q: Tensor | Number, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor: ...
@overload
def nansum(input: Tensor, dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: dtype | None = ...) -> Tensor:
    """The sum over `dim`, NaN counting as 0."""
@overload
def nansum(input: Tensor, dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def narrow(input: Tensor, dim: Index, start: Index, length: Index) -> Tensor:
    """`length` elements of a dimension from `start` on."""
@overload
def narrow(input: Tensor, dim: Index, start: Tensor | Number, length: Index) -> Tensor: ...
@overload
def narrow_copy(input: Tensor, dim: Index, start: Index, length: Index) -> Tensor:
    """As `narrow`, a copy."""
@overload
def narrow_copy(input: Tensor, dim: Index, start: Index, length: Index, *, out: Tensor) -> Tensor: ...
def native_batch_norm(input: Tensor | Number, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`batch_norm` with the statistics that were used."""
def native_batch_norm_backward(grad_out: Tensor | Number, input: Tensor | Number, weight: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None, save_invstd: Tensor | None, train: bool, eps: float, output_mask: Sequence[bool] | bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
def native_channel_shuffle(input: Tensor, groups: Index) -> Tensor:
    """Another name of `channel_shuffle`."""
@overload
def native_dropout(input: Tensor | Number, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """Zeros with probability `p`, the rest scaled up so that the mean stays, and which were kept."""
@overload
def native_dropout(input: Tensor | Number, p: float, train: bool | None, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def native_dropout_backward(grad_output: Tensor | Number, mask: Tensor | Number, scale: float) -> Tensor:
    """`grad_output * mask * scale`."""
@overload
def native_dropout_backward(grad_output: Tensor | Number, mask: Tensor | Number, scale: float, *, out: Tensor) -> Tensor: ...
@overload
def native_group_norm(input: Tensor | Number, weight: Tensor | None, bias: Tensor | None, N: Index, C: Index, HxW: Index, group: Index, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`group_norm` with mean and reciprocal deviation of each group."""
@overload
def native_group_norm(input: Tensor | Number, weight: Tensor | None, bias: Tensor | None, N: Index, C: Index, HxW: Index, group: Index, eps: float, *, out: tuple[Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]: ...
def native_group_norm_backward(grad_out: Tensor | Number, input: Tensor | Number, mean: Tensor | Number, rstd: Tensor | Number, weight: Tensor | None, N: Index, C: Index, HxW: Index, group: Index, output_mask: Sequence[bool] | bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
@overload
def native_layer_norm(input: Tensor | Number, normalized_shape: Sequence[Index], weight: Tensor | None, bias: Tensor | None, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`layer_norm` with mean and reciprocal deviation of each row."""
@overload
def native_layer_norm(input: Tensor | Number, normalized_shape: Sequence[Index], weight: Tensor | None, bias: Tensor | None, eps: float, *, out: tuple[Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]: ...
def native_layer_norm_backward(grad_out: Tensor | Number, input: Tensor | Number, normalized_shape: Sequence[Index], mean: Tensor | Number, rstd: Tensor | Number, weight: Tensor | None, bias: Tensor | None, output_mask: Sequence[bool] | bool) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias."""
@overload
def ne(input: Tensor, other: Tensor | Number) -> Tensor:
    """True where `self` is not equal to `other`, compared as numbers whatever the dtypes."""
@overload
def ne(input: Tensor, other: Number) -> Tensor: ...
@overload
def ne(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def ne(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
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
def nextafter(input: Tensor, other: Tensor | Number) -> Tensor:
    """The next number after `self` in the direction of `other`."""
@overload
def nextafter(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
def nll_loss(input: Tensor, target: Tensor | Number, weight: Tensor | None = ..., reduction: Index = ..., ignore_index: Index = ...) -> Tensor:
    """The negative log likelihood, given log-probabilities."""
@overload
def nll_loss_backward(grad_output: Tensor | Number, self: Tensor, target: Tensor | Number, weight: Tensor | None, reduction: Index, ignore_index: Index, total_weight: Tensor | Number) -> Tensor:
    """The gradient of the input."""
@overload
def nll_loss_backward(grad_output: Tensor | Number, self: Tensor, target: Tensor | Number, weight: Tensor | None, reduction: Index, ignore_index: Index, total_weight: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def nll_loss_forward(input: Tensor, target: Tensor | Number, weight: Tensor | None, reduction: Index, ignore_index: Index) -> tuple[Tensor, Tensor]:
    """The negative log likelihood of the targets' classes, and the sum of their weights."""
@overload
def nll_loss_forward(input: Tensor, target: Tensor | Number, weight: Tensor | None, reduction: Index, ignore_index: Index, *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
def nll_loss_nd(input: Tensor, target: Tensor | Number, weight: Tensor | None = ..., reduction: Index = ..., ignore_index: Index = ...) -> Tensor:
    """As `nll_loss`, of any rank."""
@overload
def nonzero(input: Tensor) -> Tensor:
    """Coordinates of the elements that are not 0, one row for each, in row-major order."""
@overload
def nonzero(input: Tensor, *, out: Tensor) -> Tensor: ...
def nonzero_numpy(input: Tensor) -> tuple[Tensor, ...]:
    """As `nonzero`, one tensor for each dimension; a 0-dim tensor counts as one dimension."""
@overload
def nonzero_static(input: Tensor, *, size: Index, fill_value: Index = ...) -> Tensor:
    """As `nonzero`, cut or filled up to `size` rows."""
@overload
def nonzero_static(input: Tensor, *, size: Index, fill_value: Index = ..., out: Tensor) -> Tensor: ...
@overload
def norm(input: Tensor, p: Number = ...) -> Tensor:
    """The `p`-norm of all elements."""
@overload
def norm(input: Tensor, p: Number | None, dim: Sequence[Index] | Index, keepdim: bool = ...) -> Tensor: ...
@overload
def norm(input: Tensor, p: Number | None, dim: Sequence[Index] | Index, keepdim: bool, *, dtype: dtype) -> Tensor: ...
@overload
def norm(input: Tensor, p: Number | None, *, dtype: dtype) -> Tensor: ...
@overload
def norm(input: Tensor, p: str = ..., dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: dtype | None = ...) -> Tensor: ...
@overload
def normal(mean: Tensor | Number, std: float = ..., *, generator: Generator | None = ...) -> Tensor:
    """Normal numbers around each element of `mean`."""
@overload
def normal(mean: float, std: Tensor | Number, *, generator: Generator | None = ...) -> Tensor: ...
@overload
def normal(mean: Tensor | Number, std: Tensor | Number, *, generator: Generator | None = ...) -> Tensor: ...
@overload
def normal(mean: float, std: float, size: Sequence[Index], *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def normal(mean: Tensor | Number, std: float = ..., *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def normal(mean: float, std: Tensor | Number, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def normal(mean: Tensor | Number, std: Tensor | Number, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def normal(mean: float, std: float, size: Sequence[Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def not_equal(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `ne`."""
@overload
def not_equal(input: Tensor, other: Number) -> Tensor: ...
@overload
def not_equal(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def not_equal(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
def one_hot(input: Tensor, num_classes: Index = ...) -> Tensor:
    """1 at each index, 0 elsewhere, along a new last dimension."""
@overload
def ones(size: Sequence[Index], *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Ones of the given shape."""
@overload
def ones(*size: Index, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def ones(size: Sequence[Index], *, out: Tensor) -> Tensor: ...
@overload
def ones(*size: Index, out: Tensor) -> Tensor: ...
def ones_like(input: Tensor, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor:
    """Ones with the shape, dtype and device of another tensor."""
@overload
def outer(input: Tensor, vec2: Tensor | Number) -> Tensor:
    """All products of an element of one vector with one of the other."""
@overload
def outer(input: Tensor, vec2: Tensor | Number, *, out: Tensor) -> Tensor: ...
def pad(input: Tensor, pad: Sequence[Index], mode: str = ..., value: float | None = ...) -> Tensor:
    """The input within a border: a constant, or the input reflected, replicated or repeated."""
def pairwise_distance(x1: Tensor | Number, x2: Tensor | Number, p: float = ..., eps: float = ..., keepdim: bool = ...) -> Tensor:
    """The p-norm of differences of rows."""
def pdist(input: Tensor, p: float = ...) -> Tensor:
    """The distances of all pairs of rows, each once."""
def permute(input: Tensor, dims: Sequence[Index]) -> Tensor:
    """Reorders the dimensions."""
@overload
def permute_copy(input: Tensor, dims: Sequence[Index]) -> Tensor:
    """As `permute`, a copy."""
@overload
def permute_copy(input: Tensor, dims: Sequence[Index], *, out: Tensor) -> Tensor: ...
def pinverse(input: Tensor, rcond: float = ...) -> Tensor:
    """As `linalg.pinv`."""
def pixel_shuffle(input: Tensor, upscale_factor: Index) -> Tensor:
    """Channels moved into pixels."""
def pixel_unshuffle(input: Tensor, downscale_factor: Index) -> Tensor:
    """Pixels moved into channels."""
@overload
def poisson(input: Tensor, generator: Generator | None = ...) -> Tensor:
    """Poisson numbers with the rates of `self`."""
@overload
def poisson(input: Tensor, generator: Generator | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def polar(abs: Tensor | Number, angle: Tensor | Number) -> Tensor:
    """Complex numbers of absolute value and angle."""
@overload
def polar(abs: Tensor | Number, angle: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def polygamma(n: Index, input: Tensor) -> Tensor:
    """The derivative of order `n` of `digamma`."""
@overload
def polygamma(n: Index, input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def positive(input: Tensor) -> Tensor:
    """The input itself; bools are refused."""
@overload
def positive(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Tensor | Number) -> Tensor:
    """`self` to the power `exponent`."""
@overload
def pow(input: Tensor, exponent: Number) -> Tensor: ...
@overload
def pow(self: Number, exponent: Tensor | Number) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Number, *, out: Tensor) -> Tensor: ...
@overload
def pow(self: Number, exponent: Tensor | Number, *, out: Tensor) -> Tensor: ...
def prelu(input: Tensor, weight: Tensor | Number) -> Tensor:
    """x where positive, else weight * x, with one weight or one per channel."""
@overload
def prod(input: Tensor, *, dtype: dtype | None = ...) -> Tensor:
    """The product of all elements."""
@overload
def prod(input: Tensor, dim: Index, keepdim: bool = ..., *, dtype: dtype | None = ...) -> Tensor: ...
@overload
def prod(input: Tensor, *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def prod(input: Tensor, dim: Index, keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def put(input: Tensor, index: Tensor | Number, source: Tensor | Number, accumulate: bool = ...) -> Tensor:
    """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
@overload
def put(input: Tensor, index: Tensor | Number, source: Tensor | Number, accumulate: bool = ..., *, out: Tensor) -> Tensor: ...
def qr(input: Tensor, some: bool = ...) -> tuple[Tensor, Tensor]:
    """As `linalg.qr`."""
@overload
def quantile(input: Tensor, q: float, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
    """The value below which a share `q` of the elements lies."""
@overload
def quantile(input: Tensor, q: Tensor | Number, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor: ...
@overload
def rad2deg(input: Tensor) -> Tensor:
    """Radians as degrees."""
@overload
def rad2deg(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def rand(size: Sequence[Index], *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Uniform numbers from [0, 1)."""
@overload
def rand(*size: Index, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def rand(size: Sequence[Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def rand(*size: Index, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
def rand_like(input: Tensor, *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor:
    """Uniform numbers from [0, 1) in the shape of `self`."""
@overload
def randint(high: Index, size: Sequence[Index], *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Integers from 0 up to `high`, which is excluded."""
@overload
def randint(low: Index, high: Index, size: Sequence[Index], *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def randint(high: Index, size: Sequence[Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def randint(low: Index, high: Index, size: Sequence[Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def randint_like(input: Tensor, high: Index, *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor:
    """Integers from 0 up to `high` in the shape of `self`."""
@overload
def randint_like(input: Tensor, low: Index, high: Index, *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor: ...
@overload
def randn(size: Sequence[Index], *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Normal numbers with mean 0 and variance 1."""
@overload
def randn(*size: Index, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def randn(size: Sequence[Index], *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
@overload
def randn(*size: Index, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
def randn_like(input: Tensor, *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor:
    """Normal numbers in the shape of `self`."""
@overload
def randperm(n: Index, *, generator: Generator | None = ..., dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """The numbers below `n`, shuffled."""
@overload
def randperm(n: Index, *, generator: Generator | None = ..., out: Tensor) -> Tensor: ...
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
@overload
def remainder(input: Tensor, other: Tensor | Number) -> Tensor:
    """What floor division leaves, with the sign of the divisor."""
@overload
def remainder(input: Tensor, other: Number) -> Tensor: ...
@overload
def remainder(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def remainder(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
def renorm(input: Tensor, p: Number, dim: Index, maxnorm: Number) -> Tensor:
    """Scales slices along `dim` down to a `p`-norm of at most `maxnorm`."""
@overload
def repeat_interleave(repeats: Tensor | Number, *, output_size: Index | None = ...) -> Tensor:
    """The number `i`, `repeats[i]` times, for each `i`."""
@overload
def repeat_interleave(input: Tensor, repeats: Tensor | Number, dim: Index | None = ..., *, output_size: Index | None = ...) -> Tensor: ...
@overload
def repeat_interleave(input: Tensor, repeats: Index, dim: Index | None = ..., *, output_size: Index | None = ...) -> Tensor: ...
@overload
def repeat_interleave(repeats: Tensor | Number, *, output_size: Index | None = ..., out: Tensor) -> Tensor: ...
def reshape(input: Tensor, shape: Sequence[Index]) -> Tensor:
    """The elements under another shape; a view where strides allow it, else a copy."""
def resize_as_(input: Tensor, the_template: Tensor | Number, *, memory_format: memory_format | None = ...) -> Tensor:
    """`resize_` to the shape of another tensor."""
def resolve_conj(input: Tensor) -> Tensor:
    """The tensor itself: conjugates are never put off here."""
def resolve_neg(input: Tensor) -> Tensor:
    """The tensor itself: negatives are never put off here."""
def rms_norm(input: Tensor | Number, normalized_shape: Sequence[Index], weight: Tensor | None = ..., eps: float | None = ...) -> Tensor:
    """The last dimensions divided by their root mean square."""
@overload
def roll(input: Tensor, shifts: Sequence[Index] | Index, dims: Sequence[Index] | Index = ...) -> Tensor:
    """Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`."""
@overload
def roll(input: Tensor, shifts: Sequence[Index] | Index, dims: Sequence[Index] | Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def rot90(input: Tensor, k: Index = ..., dims: Sequence[Index] = ...) -> Tensor:
    """Turns `k` times by 90 degrees, from the first towards the second of `dims`."""
@overload
def rot90(input: Tensor, k: Index = ..., dims: Sequence[Index] = ..., *, out: Tensor) -> Tensor: ...
@overload
def round(input: Tensor) -> Tensor:
    """Rounded to nearest, halves to even."""
@overload
def round(input: Tensor, *, decimals: Index) -> Tensor: ...
@overload
def round(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def round(input: Tensor, *, decimals: Index, out: Tensor) -> Tensor: ...
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
def rsub(input: Tensor, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
    """Subtracts `self`, scaled by `alpha`, from `other`."""
@overload
def rsub(input: Tensor, other: Number, *, alpha: Number = ...) -> Tensor: ...
@overload
def rsub(input: Tensor, other: Tensor | Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def rsub(input: Tensor, other: Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
def scalar_tensor(s: Number, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """A 0-dim tensor of a number; float32 unless a dtype is given."""
def scaled_dot_product_attention(query: Tensor | Number, key: Tensor | Number, value: Tensor | Number, attn_mask: Tensor | None = ..., dropout_p: float = ..., is_causal: bool = ..., *, scale: float | None = ..., enable_gqa: bool = ...) -> Tensor:
    """softmax(query @ key.T * scale + mask) @ value."""
@overload
def scatter(input: Tensor, dim: Index, index: Tensor | Number, src: Tensor | Number) -> Tensor:
    """`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins."""
@overload
def scatter(input: Tensor, dim: Index, index: Tensor | Number, value: Number) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: Index, index: Tensor | Number, src: Tensor | Number, *, reduce: str) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: Index, index: Tensor | Number, value: Number, *, reduce: str) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: Index, index: Tensor | Number, src: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: Index, index: Tensor | Number, value: Number, *, out: Tensor) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: Index, index: Tensor | Number, src: Tensor | Number, *, reduce: str, out: Tensor) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: Index, index: Tensor | Number, value: Number, *, reduce: str, out: Tensor) -> Tensor: ...
@overload
def scatter_add(input: Tensor, dim: Index, index: Tensor | Number, src: Tensor | Number) -> Tensor:
    """`self` plus the elements of `src` at the places along `dim` that `index` names."""
@overload
def scatter_add(input: Tensor, dim: Index, index: Tensor | Number, src: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def scatter_reduce(input: Tensor, dim: Index, index: Tensor | Number, src: Tensor | Number, reduce: str, *, include_self: bool = ...) -> Tensor:
    """Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin."""
@overload
def scatter_reduce(input: Tensor, dim: Index, index: Tensor | Number, src: Tensor | Number, reduce: str, *, include_self: bool = ..., out: Tensor) -> Tensor: ...
@overload
def searchsorted(sorted_sequence: Tensor | Number, self: Tensor, *, out_int32: bool = ..., right: bool = ..., side: str | None = ..., sorter: Tensor | None = ...) -> Tensor:
    """Where each value would go in a sorted sequence: before equal ones, or after them with `right`."""
@overload
def searchsorted(sorted_sequence: Tensor | Number, self: Number, *, out_int32: bool = ..., right: bool = ..., side: str | None = ..., sorter: Tensor | None = ...) -> Tensor: ...
@overload
def searchsorted(sorted_sequence: Tensor | Number, self: Tensor, *, out_int32: bool = ..., right: bool = ..., side: str | None = ..., sorter: Tensor | None = ..., out: Tensor) -> Tensor: ...
@overload
def searchsorted(sorted_sequence: Tensor | Number, self: Number, *, out_int32: bool = ..., right: bool = ..., side: str | None = ..., sorter: Tensor | None = ..., out: Tensor) -> Tensor: ...
def select(input: Tensor, dim: Index, index: Index) -> Tensor:
    """One position of a dimension, which goes away."""
def select_backward(grad_output: Tensor | Number, input_sizes: Sequence[Index], dim: Index, index: Index) -> Tensor:
    """Gradient of `select`."""
@overload
def select_copy(input: Tensor, dim: Index, index: Index) -> Tensor:
    """As `select`, a copy."""
@overload
def select_copy(input: Tensor, dim: Index, index: Index, *, out: Tensor) -> Tensor: ...
@overload
def select_scatter(input: Tensor, src: Tensor | Number, dim: Index, index: Index) -> Tensor:
    """`self` with `src` in place of `self.select(dim, index)`."""
@overload
def select_scatter(input: Tensor, src: Tensor | Number, dim: Index, index: Index, *, out: Tensor) -> Tensor: ...
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
def sigmoid(input: Tensor) -> Tensor:
    """1 / (1 + exp(-x))."""
@overload
def sigmoid(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def sigmoid_backward(grad_output: Tensor | Number, output: Tensor | Number) -> Tensor:
    """Gradient of sigmoid."""
@overload
def sigmoid_backward(grad_output: Tensor | Number, output: Tensor | Number, *, out: Tensor) -> Tensor: ...
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
def silu_backward(grad_output: Tensor | Number, self: Tensor) -> Tensor:
    """Gradient of silu."""
@overload
def silu_backward(grad_output: Tensor | Number, self: Tensor, *, out: Tensor) -> Tensor: ...
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
def sinh(input: Tensor) -> Tensor:
    """The hyperbolic sine."""
@overload
def sinh(input: Tensor, *, out: Tensor) -> Tensor: ...
def slice(input: Tensor, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
    """A range of a dimension, by the rules of Python slices; the step is positive."""
def slice_backward(grad_output: Tensor | Number, input_sizes: Sequence[Index], dim: Index, start: Index, end: Index, step: Index) -> Tensor:
    """Gradient of `slice`."""
@overload
def slice_copy(input: Tensor, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
    """As `slice`, a copy."""
@overload
def slice_copy(input: Tensor, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def slice_scatter(input: Tensor, src: Tensor | Number, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
    """`self` with `src` in place of a slice."""
@overload
def slice_scatter(input: Tensor, src: Tensor | Number, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ..., *, out: Tensor) -> Tensor: ...
def slogdet(input: Tensor) -> tuple[Tensor, Tensor]:
    """As `linalg.slogdet`."""
def smooth_l1_loss(input: Tensor, target: Tensor | Number, reduction: Index = ..., beta: float = ...) -> Tensor:
    """The absolute difference, squared below `beta`."""
def soft_margin_loss(input: Tensor, target: Tensor | Number, reduction: Index = ...) -> Tensor:
    """log(1 + exp(-target * self)), stable for large margins."""
def softmax(input: Tensor, dim: Index, dtype: dtype | None = ...) -> Tensor:
    """Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first."""
@overload
def softplus_backward(grad_output: Tensor | Number, self: Tensor, beta: Number, threshold: Number) -> Tensor:
    """Gradient of softplus."""
@overload
def softplus_backward(grad_output: Tensor | Number, self: Tensor, beta: Number, threshold: Number, *, out: Tensor) -> Tensor: ...
@overload
def softshrink_backward(grad_output: Tensor | Number, self: Tensor, lambd: Number) -> Tensor:
    """Gradient of softshrink."""
@overload
def softshrink_backward(grad_output: Tensor | Number, self: Tensor, lambd: Number, *, out: Tensor) -> Tensor: ...
@overload
def sort(input: Tensor, dim: Index = ..., descending: bool = ...) -> tuple[Tensor, Tensor]:
    """The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last."""
@overload
def sort(input: Tensor, *, stable: bool | None, dim: Index = ..., descending: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def sort(input: Tensor, dim: Index = ..., descending: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def sort(input: Tensor, *, stable: bool | None, dim: Index = ..., descending: bool = ..., out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def split(input: Tensor, split_size: Index, dim: Index = ...) -> tuple[Tensor, ...]:
    """Parts of `split_size` along a dimension; the last may be smaller."""
@overload
def split(input: Tensor, split_size: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]: ...
def split_copy(input: Tensor, split_size: Index, dim: Index = ...) -> tuple[Tensor, ...]:
    """As `split`, a copy."""
def split_with_sizes(input: Tensor, split_sizes: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]:
    """Parts of the sizes given, which add up to that of the dimension."""
def split_with_sizes_copy(input: Tensor, split_sizes: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]:
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
def squeeze(input: Tensor, dim: Index) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: Sequence[Index]) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor) -> Tensor:
    """As `squeeze`, a copy."""
@overload
def squeeze_copy(input: Tensor, dim: Index) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: Sequence[Index]) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: Index, *, out: Tensor) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: Sequence[Index], *, out: Tensor) -> Tensor: ...
@overload
def stack(tensors: Sequence[Tensor], dim: Index = ...) -> Tensor:
    """Tensors of one shape along a new dimension."""
@overload
def stack(tensors: Sequence[Tensor], dim: Index = ..., *, out: Tensor) -> Tensor: ...
@overload
def std(input: Tensor, unbiased: bool = ...) -> Tensor:
    """The standard deviation of all elements."""
@overload
def std(input: Tensor, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ...) -> Tensor: ...
@overload
def std(input: Tensor, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ...) -> Tensor: ...
@overload
def std(input: Tensor, unbiased: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def std(input: Tensor, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def std(input: Tensor, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ..., out: Tensor) -> Tensor: ...
@overload
def std_mean(input: Tensor, unbiased: bool = ...) -> tuple[Tensor, Tensor]:
    """The standard deviation and the mean of all elements."""
@overload
def std_mean(input: Tensor, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, unbiased: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ..., out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
def stft(input: Tensor, n_fft: Index, hop_length: Index | None = ..., win_length: Index | None = ..., window: Tensor | None = ..., center: bool = ..., pad_mode: str = ..., normalized: bool = ..., onesided: bool | None = ..., return_complex: bool | None = ..., align_to_window: bool | None = ...) -> Tensor:
    """Transforms of overlapping windows of a signal, one column for each."""
@overload
def sub(input: Tensor, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
    """Subtracts `other`, scaled by `alpha`, from `self`. Bools do not subtract."""
@overload
def sub(input: Tensor, other: Number, *, alpha: Number = ...) -> Tensor: ...
@overload
def sub(input: Tensor, other: Tensor | Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def sub(input: Tensor, other: Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def subtract(input: Tensor, other: Tensor | Number, *, alpha: Number = ...) -> Tensor:
    """As `sub`."""
@overload
def subtract(input: Tensor, other: Number, *, alpha: Number = ...) -> Tensor: ...
@overload
def subtract(input: Tensor, other: Tensor | Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def subtract(input: Tensor, other: Number, *, alpha: Number = ..., out: Tensor) -> Tensor: ...
@overload
def sum(input: Tensor, *, dtype: dtype | None = ...) -> Tensor:
    """The sum of all elements; integers add up as int64."""
@overload
def sum(input: Tensor, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: dtype | None = ...) -> Tensor: ...
@overload
def sum(input: Tensor, *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def sum(input: Tensor, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
def svd(input: Tensor, some: bool = ..., compute_uv: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`linalg.svd` with V in place of its conjugate transpose; zeros for vectors that are not wanted."""
def swapaxes(input: Tensor, axis0: Index, axis1: Index) -> Tensor:
    """`transpose` under NumPy's name."""
def swapdims(input: Tensor, dim0: Index, dim1: Index) -> Tensor:
    """`transpose` under another name."""
def t(input: Tensor) -> Tensor:
    """Transposes a matrix; fewer dimensions stay as they are."""
@overload
def t_copy(input: Tensor) -> Tensor:
    """As `t`, a copy."""
@overload
def t_copy(input: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def take(input: Tensor, index: Tensor | Number) -> Tensor:
    """Elements by their number in row-major order; negative ones count from the end."""
@overload
def take(input: Tensor, index: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def take_along_dim(input: Tensor, indices: Tensor | Number, dim: Index | None = ...) -> Tensor:
    """As `gather`, `self` and `indices` broadcasting except along `dim`; over the flattened tensor without `dim`."""
@overload
def take_along_dim(input: Tensor, indices: Tensor | Number, dim: Index | None = ..., *, out: Tensor) -> Tensor: ...
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
def tanh_backward(grad_output: Tensor | Number, output: Tensor | Number) -> Tensor:
    """Gradient of tanh."""
@overload
def tanh_backward(grad_output: Tensor | Number, output: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def tensor_split(input: Tensor, sections: Index, dim: Index = ...) -> tuple[Tensor, ...]:
    """Exactly `sections` parts, sizes differing by at most one."""
@overload
def tensor_split(input: Tensor, indices: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, tensor_indices_or_sections: Tensor | Number, dim: Index = ...) -> tuple[Tensor, ...]: ...
def tensordot(input: Tensor, other: Tensor | Number, dims_self: Sequence[Index], dims_other: Sequence[Index]) -> Tensor:
    """The product summed over pairs of dimensions."""
@overload
def threshold(input: Tensor, threshold: Number, value: Number) -> Tensor:
    """x where it is above the threshold, else value."""
@overload
def threshold(input: Tensor, threshold: Number, value: Number, *, out: Tensor) -> Tensor: ...
def threshold_(input: Tensor, threshold: Number, value: Number) -> Tensor:
    """x where it is above the threshold, else value."""
@overload
def threshold_backward(grad_output: Tensor | Number, self: Tensor, threshold: Number) -> Tensor:
    """Gradient of threshold."""
@overload
def threshold_backward(grad_output: Tensor | Number, self: Tensor, threshold: Number, *, out: Tensor) -> Tensor: ...
def tile(input: Tensor, dims: Sequence[Index]) -> Tensor:
    """As `repeat`; a short `dims` counts from the last dimension."""
@overload
def topk(input: Tensor, k: Index, dim: Index = ..., largest: bool = ..., sorted: bool = ...) -> tuple[Tensor, Tensor]:
    """The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest."""
@overload
def topk(input: Tensor, k: Index, dim: Index = ..., largest: bool = ..., sorted: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
def trace(input: Tensor) -> Tensor:
    """The sum of the diagonal of a matrix."""
def transpose(input: Tensor, dim0: Index, dim1: Index) -> Tensor:
    """Swaps two dimensions."""
@overload
def transpose_copy(input: Tensor, dim0: Index, dim1: Index) -> Tensor:
    """As `transpose`, a copy."""
@overload
def transpose_copy(input: Tensor, dim0: Index, dim1: Index, *, out: Tensor) -> Tensor: ...
@overload
def trapezoid(y: Tensor | Number, x: Tensor | Number, *, dim: Index = ...) -> Tensor:
    """The integral of `y` by the trapezoid rule, at points `x`."""
@overload
def trapezoid(y: Tensor | Number, *, dx: Number = ..., dim: Index = ...) -> Tensor: ...
@overload
def trapz(y: Tensor | Number, x: Tensor | Number, *, dim: Index = ...) -> Tensor:
    """As `trapezoid`."""
@overload
def trapz(y: Tensor | Number, *, dx: float = ..., dim: Index = ...) -> Tensor: ...
def triangular_solve(input: Tensor, A: Tensor | Number, upper: bool = ..., transpose: bool = ..., unitriangular: bool = ...) -> tuple[Tensor, Tensor]:
    """`linalg.solve_triangular` with the right side first, and a copy of the matrix."""
@overload
def tril(input: Tensor, diagonal: Index = ...) -> Tensor:
    """The part of a matrix on and below a diagonal; zeros elsewhere."""
@overload
def tril(input: Tensor, diagonal: Index = ..., *, out: Tensor) -> Tensor: ...
def tril_indices(row: Index, col: Index, offset: Index = ..., *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Rows and columns of the elements on and below a diagonal."""
def triplet_margin_loss(anchor: Tensor | Number, positive: Tensor | Number, negative: Tensor | Number, margin: float = ..., p: float = ..., eps: float = ..., swap: bool = ..., reduction: Index = ...) -> Tensor:
    """The margin between distances to a positive and a negative example."""
@overload
def triu(input: Tensor, diagonal: Index = ...) -> Tensor:
    """The part of a matrix on and above a diagonal; zeros elsewhere."""
@overload
def triu(input: Tensor, diagonal: Index = ..., *, out: Tensor) -> Tensor: ...
def triu_indices(row: Index, col: Index, offset: Index = ..., *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Rows and columns of the elements on and above a diagonal."""
@overload
def true_divide(input: Tensor, other: Tensor | Number) -> Tensor:
    """As `div`."""
@overload
def true_divide(input: Tensor, other: Number) -> Tensor: ...
@overload
def true_divide(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def true_divide(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def trunc(input: Tensor) -> Tensor:
    """Rounded toward zero."""
@overload
def trunc(input: Tensor, *, out: Tensor) -> Tensor: ...
def unbind(input: Tensor, dim: Index = ...) -> tuple[Tensor, ...]:
    """All positions of a dimension, each as a view without it."""
def unbind_copy(input: Tensor, dim: Index = ...) -> tuple[Tensor, ...]:
    """As `unbind`, a copy."""
def unflatten(input: Tensor, dim: Index, sizes: Sequence[Index]) -> Tensor:
    """One dimension becomes several; one of their sizes may be -1."""
def unfold_backward(grad_in: Tensor | Number, input_sizes: Sequence[Index], dim: Index, size: Index, step: Index) -> Tensor:
    """Gradient of `unfold`: windows that overlap add up."""
@overload
def unfold_copy(input: Tensor, dimension: Index, size: Index, step: Index) -> Tensor:
    """As `unfold`, a copy."""
@overload
def unfold_copy(input: Tensor, dimension: Index, size: Index, step: Index, *, out: Tensor) -> Tensor: ...
def unique_dim(input: Tensor, dim: Index, sorted: bool = ..., return_inverse: bool = ..., return_counts: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """The distinct slices along `dim`, sorted, with inverse and counts."""
def unique_dim_consecutive(input: Tensor, dim: Index, return_inverse: bool = ..., return_counts: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """As `unique_dim`, for neighbours only."""
def unravel_index(indices: Tensor | Number, shape: Sequence[Index]) -> tuple[Tensor, ...]:
    """Coordinates of elements named by their number in row-major order."""
def unsafe_chunk(input: Tensor, chunks: Index, dim: Index = ...) -> tuple[Tensor, ...]:
    """As `chunk`, copies."""
def unsafe_split(input: Tensor, split_size: Index, dim: Index = ...) -> tuple[Tensor, ...]:
    """As `split`, copies."""
def unsafe_split_with_sizes(input: Tensor, split_sizes: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]:
    """As `split_with_sizes`, copies."""
def unsqueeze(input: Tensor, dim: Index) -> Tensor:
    """Inserts a dimension of size 1."""
@overload
def unsqueeze_copy(input: Tensor, dim: Index) -> Tensor:
    """As `unsqueeze`, a copy."""
@overload
def unsqueeze_copy(input: Tensor, dim: Index, *, out: Tensor) -> Tensor: ...
def upsample_bicubic2d(input: Tensor, output_size: Sequence[Index] | Index, align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """Resized by cubic interpolation in both dimensions."""
def upsample_bilinear2d(input: Tensor, output_size: Sequence[Index] | Index, align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """Resized by linear interpolation in both dimensions."""
def upsample_linear1d(input: Tensor, output_size: Sequence[Index] | Index, align_corners: bool, scales: float | None = ...) -> Tensor:
    """Resized by linear interpolation."""
def upsample_nearest1d(input: Tensor, output_size: Sequence[Index] | Index, scales: float | None = ...) -> Tensor:
    """Resized by the nearest element."""
def upsample_nearest2d(input: Tensor, output_size: Sequence[Index] | Index, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """Resized by the nearest element."""
def upsample_nearest3d(input: Tensor, output_size: Sequence[Index] | Index, scales_d: float | None = ..., scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """Resized by the nearest element."""
def upsample_trilinear3d(input: Tensor, output_size: Sequence[Index] | Index, align_corners: bool, scales_d: float | None = ..., scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """Resized by linear interpolation in three dimensions."""
def vander(x: Tensor | Number, N: Index | None = ..., increasing: bool = ...) -> Tensor:
    """The powers of a vector as columns, falling unless `increasing`."""
@overload
def var(input: Tensor, unbiased: bool = ...) -> Tensor:
    """The variance of all elements."""
@overload
def var(input: Tensor, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ...) -> Tensor: ...
@overload
def var(input: Tensor, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ...) -> Tensor: ...
@overload
def var(input: Tensor, unbiased: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def var(input: Tensor, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
@overload
def var(input: Tensor, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ..., out: Tensor) -> Tensor: ...
@overload
def var_mean(input: Tensor, unbiased: bool = ...) -> tuple[Tensor, Tensor]:
    """The variance and the mean of all elements."""
@overload
def var_mean(input: Tensor, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, unbiased: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, dim: Sequence[Index] | Index | None, unbiased: bool = ..., keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, dim: Sequence[Index] | Index | None = ..., *, correction: Number | None = ..., keepdim: bool = ..., out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
@overload
def vdot(input: Tensor, other: Tensor | Number) -> Tensor:
    """The sum of products of the conjugate of one vector with another."""
@overload
def vdot(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
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
def view_copy(input: Tensor, size: Sequence[Index]) -> Tensor:
    """As `view`, a copy."""
@overload
def view_copy(input: Tensor, size: Sequence[Index], *, out: Tensor) -> Tensor: ...
@overload
def vsplit(input: Tensor, sections: Index) -> tuple[Tensor, ...]:
    """Cuts rows into equal parts."""
@overload
def vsplit(input: Tensor, indices: Sequence[Index]) -> tuple[Tensor, ...]: ...
@overload
def vstack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins rows; a vector is one row."""
@overload
def vstack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor | Number, self: Tensor, other: Tensor | Number) -> Tensor:
    """`self` where the condition is true, else `other`."""
@overload
def where(condition: Tensor | Number, self: Number, other: Tensor | Number) -> Tensor: ...
@overload
def where(condition: Tensor | Number, self: Tensor, other: Number) -> Tensor: ...
@overload
def where(condition: Tensor | Number, self: Number, other: Number) -> Tensor: ...
@overload
def where(condition: Tensor | Number, self: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor | Number, self: Number, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor | Number, self: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor | Number, self: Number, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def xlogy(input: Tensor, other: Tensor | Number) -> Tensor:
    """self * log(other), 0 where `self` is 0."""
@overload
def xlogy(input: Tensor, other: Number) -> Tensor: ...
@overload
def xlogy(input: Tensor, other: Tensor | Number, *, out: Tensor) -> Tensor: ...
@overload
def xlogy(input: Tensor, other: Number, *, out: Tensor) -> Tensor: ...
@overload
def zeros(size: Sequence[Index], *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """Zeros of the given shape."""
@overload
def zeros(*size: Index, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ...) -> Tensor: ...
@overload
def zeros(size: Sequence[Index], *, out: Tensor) -> Tensor: ...
@overload
def zeros(*size: Index, out: Tensor) -> Tensor: ...
def zeros_like(input: Tensor, *, dtype: dtype | None = ..., layout: layout | None = ..., device: device | str | None = ..., pin_memory: bool | None = ..., memory_format: memory_format | None = ...) -> Tensor:
    """Zeros with the shape, dtype and device of another tensor."""
