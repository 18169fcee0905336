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
    def addbmm(self, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
    def addbmm_(self, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
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
    def amax(self, dim: Sequence[Index] | Index = ..., keepdim: bool = ...) -> Tensor:
        """The largest element over dimensions `dim`; equal ones share the gradient."""
    def amin(self, dim: Sequence[Index] | Index = ..., keepdim: bool = ...) -> Tensor:
        """The smallest element over dimensions `dim`; equal ones share the gradient."""
    def aminmax(self, *, dim: Index | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """The smallest and the largest element, in one pass."""
    @overload
    def any(self) -> Tensor:
        """Whether some element is not zero. uint8 gives uint8."""
    @overload
    def any(self, dim: Index, keepdim: bool = ...) -> Tensor: ...
    @overload
    def any(self, dim: Sequence[Index] | None = ..., keepdim: bool = ...) -> Tensor: ...
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
    def baddbmm(self, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
    def baddbmm_(self, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
    def bincount(self, weights: Tensor | None = ..., minlength: Index = ...) -> Tensor:
        """How often each nonnegative integer occurs, or the sum of its weights."""
    def bmm(self, mat2: Tensor | Number) -> Tensor:
        """The products of two batches of matrices, pair by pair."""
    @overload
    def broadcast_to(self, size: Sequence[Index]) -> Tensor:
        """`expand` under NumPy's name."""
    @overload
    def broadcast_to(self, *size: Index) -> Tensor: ...
    def bucketize(self, boundaries: Tensor | Number, *, out_int32: bool = ..., right: bool = ...) -> Tensor:
        """The bucket that each value falls into, between sorted boundaries."""
    def chunk(self, chunks: Index, dim: Index = ...) -> tuple[Tensor, ...]:
        """At most `chunks` parts of equal size; the last may be smaller."""
    @overload
    def count_nonzero(self, dim: Index | None = ...) -> Tensor:
        """How many elements are not zero."""
    @overload
    def count_nonzero(self, dim: Sequence[Index]) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: Index) -> Tensor: ...
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
    def dist(self, other: Tensor | Number, p: Number = ...) -> Tensor:
        """The `p`-norm of the difference."""
    def dot(self, tensor: Tensor | Number) -> Tensor:
        """The sum of products of two vectors."""
    @overload
    def dsplit(self, sections: Index) -> tuple[Tensor, ...]:
        """Cuts dimension 2 into equal parts."""
    @overload
    def dsplit(self, indices: Sequence[Index]) -> tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, *indices: Index) -> tuple[Tensor, ...]: ...
    @overload
    def expand(self, size: Sequence[Index], *, implicit: bool = ...) -> Tensor:
        """Repeats dimensions of size 1, without a copy; -1 keeps a size."""
    @overload
    def expand(self, *size: Index, implicit: bool = ...) -> Tensor: ...
    def expand_as(self, other: Tensor | Number) -> Tensor:
        """`expand` to the shape of another tensor."""
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
    def gather(self, dim: Index, index: Tensor | Number, *, sparse_grad: bool = ...) -> Tensor:
        """One element for each index: along `dim` the one that it names, elsewhere at its own place."""
    def histc(self, bins: Index = ..., min: Number = ..., max: Number = ...) -> Tensor:
        """How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal)."""
    @overload
    def hsplit(self, sections: Index) -> tuple[Tensor, ...]:
        """Cuts columns into equal parts."""
    @overload
    def hsplit(self, indices: Sequence[Index]) -> tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, *indices: Index) -> tuple[Tensor, ...]: ...
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
    def kthvalue(self, k: Index, dim: Index = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """The `k`-th smallest element along `dim`, and where it is."""
    def log_softmax(self, dim: Index, dtype: _dtype | None = ...) -> Tensor:
        """The logarithm of the softmax; the input is cast to `dtype` first."""
    def logcumsumexp(self, dim: Index) -> Tensor:
        """The logarithm of the sums of exponentials so far, without overflow."""
    def logsumexp(self, dim: Sequence[Index] | Index, keepdim: bool = ...) -> Tensor:
        """The logarithm of the sum of exponentials over `dim`, without overflow."""
    @property
    def mH(self) -> Tensor: ...
    @property
    def mT(self) -> Tensor: ...
    def masked_scatter(self, mask: Tensor | Number, source: Tensor | Number) -> Tensor:
        """`self` with the first elements of `source`, in order, where `mask` is true."""
    def masked_scatter_(self, mask: Tensor | Number, source: Tensor | Number) -> Tensor:
        """`self` with the first elements of `source`, in order, where `mask` is true."""
    def masked_select(self, mask: Tensor | Number) -> Tensor:
        """The elements where `mask` is true, in row-major order; both broadcast."""
    def matmul(self, other: Tensor | Number) -> Tensor:
        """The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast."""
    @overload
    def max(self) -> Tensor:
        """The largest element; equal ones share the gradient."""
    @overload
    def max(self, dim: Index, keepdim: bool = ...) -> tuple[Tensor, Tensor]: ...
    @overload
    def max(self, other: Tensor | Number) -> Tensor: ...
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
    def mv(self, vec: Tensor | Number) -> Tensor:
        """The product of a matrix and a vector."""
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
    def norm(self, p: str, dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    @overload
    def permute(self, dims: Sequence[Index]) -> Tensor:
        """Reorders the dimensions."""
    @overload
    def permute(self, *dims: Index) -> Tensor: ...
    @overload
    def prod(self, *, dtype: _dtype | None = ...) -> Tensor:
        """The product of all elements."""
    @overload
    def prod(self, dim: Index, keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
    def put(self, index: Tensor | Number, source: Tensor | Number, accumulate: bool = ...) -> Tensor:
        """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
    def put_(self, index: Tensor | Number, source: Tensor | Number, accumulate: bool = ...) -> Tensor:
        """`self` with `source` at elements named by their number in row-major order; with `accumulate`, added."""
    @overload
    def quantile(self, q: float, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
        """The value below which a share `q` of the elements lies."""
    @overload
    def quantile(self, q: Tensor | Number, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor: ...
    def ravel(self) -> Tensor:
        """All elements in one contiguous dimension."""
    @property
    def real(self) -> Tensor: ...
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
    def roll(self, shifts: Sequence[Index] | Index, dims: Sequence[Index] | Index = ...) -> Tensor:
        """Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`."""
    def rot90(self, k: Index = ..., dims: Sequence[Index] = ...) -> Tensor:
        """Turns `k` times by 90 degrees, from the first towards the second of `dims`."""
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
    def slice(self, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
        """A range of a dimension, by the rules of Python slices; the step is positive."""
    def slice_scatter(self, src: Tensor | Number, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
        """`self` with `src` in place of a slice."""
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
    @overload
    def sum(self, *, dtype: _dtype | None = ...) -> Tensor:
        """The sum of all elements; integers add up as int64."""
    @overload
    def sum(self, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: _dtype | None = ...) -> Tensor: ...
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
    def topk(self, k: Index, dim: Index = ..., largest: bool = ..., sorted: bool = ...) -> tuple[Tensor, Tensor]:
        """The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest."""
    def trace(self) -> Tensor:
        """The sum of the diagonal of a matrix."""
    def transpose(self, dim0: Index, dim1: Index) -> Tensor:
        """Swaps two dimensions."""
    def transpose_(self, dim0: Index, dim1: Index) -> Tensor:
        """Swaps two dimensions of the tensor itself."""
    def unbind(self, dim: Index = ...) -> tuple[Tensor, ...]:
        """All positions of a dimension, each as a view without it."""
    def unflatten(self, dim: Index, sizes: Sequence[Index]) -> Tensor:
        """One dimension becomes several; one of their sizes may be -1."""
    def unfold(self, dimension: Index, size: Index, step: Index) -> Tensor:
        """Windows of `size` elements along a dimension, `step` apart, as a new last dimension."""
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
def _chunk_cat(tensors: Sequence[Tensor], dim: Index, num_chunks: Index) -> Tensor:
    """Cuts each tensor, filled up with zeros, into `num_chunks` along `dim`, and joins the chunks of one number."""
@overload
def _chunk_cat(tensors: Sequence[Tensor], dim: Index, num_chunks: Index, *, out: Tensor) -> Tensor: ...
@overload
def _linear_scan(factors: Tensor | Number, terms: Tensor | Number, dim: Index) -> Tensor:
    """y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of."""
@overload
def _linear_scan(factors: Tensor | Number, terms: Tensor | Number, dim: Index, *, out: Tensor) -> Tensor: ...
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
def _softmax(input: Tensor, dim: Index, half_to_float: bool) -> Tensor:
    """Exponentials along `dim`, scaled to sum up to 1."""
@overload
def _softmax(input: Tensor, dim: Index, half_to_float: bool, *, out: Tensor) -> Tensor: ...
@overload
def _softmax_backward_data(grad_output: Tensor | Number, output: Tensor | Number, dim: Index, input_dtype: dtype) -> Tensor:
    """The gradient of softmax, from its result."""
@overload
def _softmax_backward_data(grad_output: Tensor | Number, output: Tensor | Number, dim: Index, input_dtype: dtype, *, out: Tensor) -> Tensor: ...
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
def addbmm(input: Tensor, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
    """`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
@overload
def addbmm(input: Tensor, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ..., out: Tensor) -> Tensor: ...
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
def as_strided_scatter(input: Tensor, src: Tensor | Number, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ...) -> Tensor:
    """`self`, row-major, with `src` in place of a strided part, which must not overlap itself."""
@overload
def as_strided_scatter(input: Tensor, src: Tensor | Number, size: Sequence[Index], stride: Sequence[Index], storage_offset: Index | None = ..., *, out: Tensor) -> Tensor: ...
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
def baddbmm(input: Tensor, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ...) -> Tensor:
    """`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read."""
@overload
def baddbmm(input: Tensor, batch1: Tensor | Number, batch2: Tensor | Number, *, beta: Number = ..., alpha: Number = ..., out: Tensor) -> Tensor: ...
def bincount(input: Tensor, weights: Tensor | None = ..., minlength: Index = ...) -> Tensor:
    """How often each nonnegative integer occurs, or the sum of its weights."""
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
def chunk(input: Tensor, chunks: Index, dim: Index = ...) -> tuple[Tensor, ...]:
    """At most `chunks` parts of equal size; the last may be smaller."""
@overload
def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Joins columns; a vector is one column."""
@overload
def column_stack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
def combinations(input: Tensor, r: Index = ..., with_replacement: bool = ...) -> Tensor:
    """All choices of `r` elements of a vector, in order, one row for each."""
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
@overload
def count_nonzero(input: Tensor, dim: Index | None = ...) -> Tensor:
    """How many elements are not zero."""
@overload
def count_nonzero(input: Tensor, dim: Sequence[Index]) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: Index | None = ..., *, out: Tensor) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: Sequence[Index], *, out: Tensor) -> Tensor: ...
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
def detach(input: Tensor) -> Tensor:
    """The same view without history: no gradient flows through it."""
def detach_(input: Tensor) -> Tensor:
    """Cuts the tensor off its history."""
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
def diagonal_scatter(input: Tensor, src: Tensor | Number, offset: Index = ..., dim1: Index = ..., dim2: Index = ...) -> Tensor:
    """`self` with `src` in place of a diagonal."""
@overload
def diagonal_scatter(input: Tensor, src: Tensor | Number, offset: Index = ..., dim1: Index = ..., dim2: Index = ..., *, out: Tensor) -> Tensor: ...
def diff(input: Tensor, n: Index = ..., dim: Index = ..., prepend: Tensor | None = ..., append: Tensor | None = ...) -> Tensor:
    """The `n`-th differences of neighbours along `dim`."""
def dist(input: Tensor, other: Tensor | Number, p: Number = ...) -> Tensor:
    """The `p`-norm of the difference."""
@overload
def dot(input: Tensor, tensor: Tensor | Number) -> Tensor:
    """The sum of products of two vectors."""
@overload
def dot(input: Tensor, tensor: Tensor | Number, *, out: Tensor) -> Tensor: ...
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
def gather(input: Tensor, dim: Index, index: Tensor | Number, *, sparse_grad: bool = ...) -> Tensor:
    """One element for each index: along `dim` the one that it names, elsewhere at its own place."""
@overload
def gather(input: Tensor, dim: Index, index: Tensor | Number, *, sparse_grad: bool = ..., out: Tensor) -> Tensor: ...
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
def kthvalue(input: Tensor, k: Index, dim: Index = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """The `k`-th smallest element along `dim`, and where it is."""
@overload
def kthvalue(input: Tensor, k: Index, dim: Index = ..., keepdim: bool = ..., *, out: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]: ...
def log_softmax(input: Tensor, dim: Index, dtype: dtype | None = ...) -> Tensor:
    """The logarithm of the softmax; the input is cast to `dtype` first."""
@overload
def logcumsumexp(input: Tensor, dim: Index) -> Tensor:
    """The logarithm of the sums of exponentials so far, without overflow."""
@overload
def logcumsumexp(input: Tensor, dim: Index, *, out: Tensor) -> Tensor: ...
@overload
def logsumexp(input: Tensor, dim: Sequence[Index] | Index, keepdim: bool = ...) -> Tensor:
    """The logarithm of the sum of exponentials over `dim`, without overflow."""
@overload
def logsumexp(input: Tensor, dim: Sequence[Index] | Index, keepdim: bool = ..., *, out: Tensor) -> Tensor: ...
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
def msort(input: Tensor) -> Tensor:
    """The elements in order along the first dimension."""
@overload
def mv(input: Tensor, vec: Tensor | Number) -> Tensor:
    """The product of a matrix and a vector."""
@overload
def mv(input: Tensor, vec: Tensor | Number, *, out: Tensor) -> Tensor: ...
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
def norm(input: Tensor, p: str, dim: Sequence[Index] | Index | None = ..., keepdim: bool = ..., *, dtype: dtype | None = ...) -> Tensor: ...
def permute(input: Tensor, dims: Sequence[Index]) -> Tensor:
    """Reorders the dimensions."""
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
@overload
def quantile(input: Tensor, q: float, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
    """The value below which a share `q` of the elements lies."""
@overload
def quantile(input: Tensor, q: Tensor | Number, dim: Index | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor: ...
def ravel(input: Tensor) -> Tensor:
    """All elements in one contiguous dimension."""
def real(input: Tensor) -> Tensor:
    """The real parts as a view; a real tensor is its own."""
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
def row_stack(tensors: Sequence[Tensor]) -> Tensor:
    """As `vstack`."""
@overload
def row_stack(tensors: Sequence[Tensor], *, out: Tensor) -> Tensor: ...
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
def select_scatter(input: Tensor, src: Tensor | Number, dim: Index, index: Index) -> Tensor:
    """`self` with `src` in place of `self.select(dim, index)`."""
@overload
def select_scatter(input: Tensor, src: Tensor | Number, dim: Index, index: Index, *, out: Tensor) -> Tensor: ...
def slice(input: Tensor, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
    """A range of a dimension, by the rules of Python slices; the step is positive."""
def slice_backward(grad_output: Tensor | Number, input_sizes: Sequence[Index], dim: Index, start: Index, end: Index, step: Index) -> Tensor:
    """Gradient of `slice`."""
@overload
def slice_scatter(input: Tensor, src: Tensor | Number, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ...) -> Tensor:
    """`self` with `src` in place of a slice."""
@overload
def slice_scatter(input: Tensor, src: Tensor | Number, dim: Index = ..., start: Index | None = ..., end: Index | None = ..., step: Index = ..., *, out: Tensor) -> Tensor: ...
def softmax(input: Tensor, dim: Index, dtype: dtype | None = ...) -> Tensor:
    """Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first."""
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
def split_with_sizes(input: Tensor, split_sizes: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]:
    """Parts of the sizes given, which add up to that of the dimension."""
@overload
def squeeze(input: Tensor) -> Tensor:
    """Drops all dimensions of size 1."""
@overload
def squeeze(input: Tensor, dim: Index) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: Sequence[Index]) -> Tensor: ...
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
@overload
def sum(input: Tensor, *, dtype: dtype | None = ...) -> Tensor:
    """The sum of all elements; integers add up as int64."""
@overload
def sum(input: Tensor, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: dtype | None = ...) -> Tensor: ...
@overload
def sum(input: Tensor, *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
@overload
def sum(input: Tensor, dim: Sequence[Index] | Index | None, keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor) -> Tensor: ...
def swapaxes(input: Tensor, axis0: Index, axis1: Index) -> Tensor:
    """`transpose` under NumPy's name."""
def swapdims(input: Tensor, dim0: Index, dim1: Index) -> Tensor:
    """`transpose` under another name."""
def t(input: Tensor) -> Tensor:
    """Transposes a matrix; fewer dimensions stay as they are."""
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
def tensor_split(input: Tensor, sections: Index, dim: Index = ...) -> tuple[Tensor, ...]:
    """Exactly `sections` parts, sizes differing by at most one."""
@overload
def tensor_split(input: Tensor, indices: Sequence[Index], dim: Index = ...) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, tensor_indices_or_sections: Tensor | Number, dim: Index = ...) -> tuple[Tensor, ...]: ...
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
def trapezoid(y: Tensor | Number, x: Tensor | Number, *, dim: Index = ...) -> Tensor:
    """The integral of `y` by the trapezoid rule, at points `x`."""
@overload
def trapezoid(y: Tensor | Number, *, dx: Number = ..., dim: Index = ...) -> Tensor: ...
@overload
def trapz(y: Tensor | Number, x: Tensor | Number, *, dim: Index = ...) -> Tensor:
    """As `trapezoid`."""
@overload
def trapz(y: Tensor | Number, *, dx: float = ..., dim: Index = ...) -> Tensor: ...
def unbind(input: Tensor, dim: Index = ...) -> tuple[Tensor, ...]:
    """All positions of a dimension, each as a view without it."""
def unflatten(input: Tensor, dim: Index, sizes: Sequence[Index]) -> Tensor:
    """One dimension becomes several; one of their sizes may be -1."""
def unfold_backward(grad_in: Tensor | Number, input_sizes: Sequence[Index], dim: Index, size: Index, step: Index) -> Tensor:
    """Gradient of `unfold`: windows that overlap add up."""
def unique_consecutive(input: Tensor, return_inverse: bool = ..., return_counts: bool = ..., dim: Index | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """As `unique`, for neighbours only, in the order in which they stand."""
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
def view_as_real(input: Tensor) -> Tensor:
    """A complex tensor as a real one with a last dimension of 2."""
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
