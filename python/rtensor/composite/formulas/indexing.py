"""Derivatives of indexing and joining."""

from math import prod
from typing import Any

from rtensor import _C


def index_backward(grad: Any, shape: Any, indices: Any) -> Any:
    """Elements that were read several times get the sum."""
    return _C.index_put(grad.new_zeros(shape), indices, grad, True)


def zeros_of(x: Any) -> Any:
    """Zeros like `x`."""
    return _C.zeros_like(x)


def index_cleared(grad: Any, indices: Any) -> Any:
    """What was overwritten gets no gradient."""
    return _C.index_put(grad, indices, grad.new_zeros(()), False)


def put_cleared(grad: Any, index: Any) -> Any:
    """What was overwritten gets no gradient."""
    return grad.put(index, grad.new_zeros(index.shape), False)


def masked_cleared(grad: Any, mask: Any) -> Any:
    """What was overwritten gets no gradient."""
    return grad.masked_fill(mask, 0)


def as_strided_cleared(grad: Any, shape: Any, size: Any, stride: Any, storage_offset: Any) -> Any:
    """What was overwritten gets no gradient."""
    return grad.as_strided_scatter(grad.new_zeros(shape), size, stride, storage_offset)


def take_backward(grad: Any, shape: Any, index: Any) -> Any:
    """Elements that were taken several times get the sum."""
    return grad.new_zeros(shape).put(index, grad, True)


def gather_backward(grad: Any, shape: Any, dim: Any, index: Any) -> Any:
    """Each read place gets what was read from it."""
    return grad.new_zeros(shape).scatter_add(dim, index, grad)


def index_select_backward(grad: Any, shape: Any, dim: Any, index: Any) -> Any:
    """Each slice gets the sum over the times that it was read."""
    return grad.new_zeros(shape).index_add(dim, index, grad)


def _padded(x: Any, shape: Any) -> Any:
    """Zeros behind `x` along each dimension, up to `shape`."""
    for d in range(x.ndim):
        if x.shape[d] != shape[d]:
            now = [*x.shape[:d], shape[d], *x.shape[d + 1 :]]
            x = _C.slice_backward(x, now, d, 0, x.shape[d], 1)
    return x


def scatter_src_backward(grad: Any, dim: Any, index: Any, shape: Any) -> Any:
    """What was written comes from the place where it went; what the index does not reach gets nothing."""
    if index.numel() == 0:
        return grad.new_zeros(shape)
    return _padded(grad.gather(dim, index), shape)


def conj_number(x: Any) -> Any:
    """The conjugate of a number."""
    return x.conjugate()


def index_source_backward(grad: Any, dim: Any, index: Any, shape: Any) -> Any:
    """Each slice of `source` gets that of the place where it went."""
    return grad.index_select(dim, index).reshape(shape)


def index_fill_value_backward(grad: Any, dim: Any, index: Any) -> Any:
    """The sum over all filled slices; a slice named twice counts once."""
    filled = _C.zeros_like(grad).index_fill(dim, index, 1)
    return _C.where(filled == 1, grad, _C.zeros_like(grad)).sum()


def scatter_value_reduce_backward(grad: Any, dim: Any, index: Any, value: Any, reduce: Any) -> Any:
    """Adding a number passes the gradient on, multiplying scales it, once for each time."""
    if reduce == "add":
        return grad
    return grad.scatter(dim, index, conj_number(value), reduce="multiply")


def _cut(x: Any, shape: Any) -> Any:
    """The first elements along each dimension."""
    for d in range(x.ndim):
        x = x.narrow(d, 0, shape[d])
    return x


def scatter_reduce_backward(
    grad: Any,
    self: Any,
    dim: Any,
    index: Any,
    src: Any,
    reduce: Any,
    include_self: Any,
    result: Any,
) -> Any:
    """Gradients of `self` and `src`."""
    if index.numel() == 0:
        return grad, grad.new_zeros(src.shape)
    shape, src = src.shape, _cut(src, index.shape)
    if reduce == "sum":
        to_self, to_src = grad, grad.gather(dim, index)
    elif reduce == "prod":
        to_self, to_src = _product_backward(grad, self, dim, index, src, include_self, result)
    elif reduce == "mean":
        count = _C.ones_like(grad) if include_self else _C.zeros_like(grad)
        count = count.scatter_add(dim, index, _C.ones_like(src))
        to_self = grad / count.masked_fill(count == 0, 1)
        to_src = to_self.gather(dim, index)
    else:
        of_self = (self == result).to(grad.dtype)
        if not include_self:
            of_self = of_self.scatter(dim, index, 0)
        of_src = (src == result.gather(dim, index)).to(grad.dtype)
        ties = of_self.scatter_add(dim, index, of_src)
        share = grad / ties.masked_fill(ties == 0, 1)
        to_self, to_src = share * of_self, share.gather(dim, index) * of_src
    if not include_self:
        to_self = to_self.scatter(dim, index, 0)
    return to_self, _padded(to_src, shape)


def _conjugate(x: Any) -> Any:
    return x.conj() if x.dtype.is_complex else x


def _product_backward(
    grad: Any, self: Any, dim: Any, index: Any, src: Any, include_self: Any, result: Any
) -> Any:
    """Products of all other factors, right where factors are 0."""
    own = self.masked_fill(self == 0, 1)
    others = own.scatter_reduce(dim, index, src, "prod", include_self=include_self) / own
    zero = src == 0
    zeros = _C.zeros_like(self).scatter_add(dim, index, zero.to(self.dtype)).gather(dim, index)
    single = zero & (zeros == 1)
    without = self.scatter_reduce(
        dim, index, src.masked_fill(single, 1), "prod", include_self=include_self
    )
    through = result.gather(dim, index) / src.masked_fill(zero, 1)
    through = _C.where(single, without.gather(dim, index), through)
    return grad * _conjugate(others), grad.gather(dim, index) * _conjugate(through)


def index_reduce_backward(
    grad: Any,
    self: Any,
    dim: Any,
    index: Any,
    source: Any,
    reduce: Any,
    include_self: Any,
    result: Any,
) -> Any:
    """As for `scatter_reduce`, whose index names the slices element by element."""
    if self.ndim == 0:
        index, source_ = index.reshape(()), source.reshape(())
    else:
        d = dim + self.ndim if dim < 0 else dim
        source_ = source.reshape([index.numel() if i == d else n for i, n in enumerate(self.shape)])
        index = index.reshape([-1 if i == d else 1 for i in range(self.ndim)]).expand(source_.shape)
    to_self, to_source = scatter_reduce_backward(
        grad, self, dim, index, source_, reduce, include_self, result
    )
    return to_self, to_source.reshape(source.shape)


def masked_select_backward(grad: Any, shape: Any, mask: Any) -> Any:
    """Selected elements go back to their places; the engine sums what was broadcast."""
    n = max(len(shape), mask.ndim)
    whole = grad.new_zeros([1] * (n - len(shape)) + list(shape))
    return _C.masked_scatter(whole, mask, grad)


def masked_scatter_backward(grad: Any, mask: Any, shape: Any) -> Any:
    """The elements that were used, in order, then zeros."""
    used = grad.masked_select(mask)
    rest = grad.new_zeros(prod(shape) - used.numel())
    return _C.cat([used, rest]).reshape(shape)


def repeat_backward(grad: Any, repeats: Any, shape: Any) -> Any:
    """The sum over all copies."""
    extra = len(repeats) - len(shape)
    if prod(repeats) == 0:
        return grad.new_zeros(shape)
    sizes: list[Any] = []
    summed: list[Any] = []
    for d, n in enumerate(repeats):
        summed.append(len(sizes))
        sizes += [n] if d < extra else [n, shape[d - extra]]
    return grad.reshape(sizes).sum(summed) if summed else grad


def cat_backward(grad: Any, shapes: Any, dim: Any) -> Any:
    """Each tensor gets its part; an empty one that was skipped gets nothing."""
    dim = dim + grad.ndim if dim < 0 else dim
    out, start = [], 0
    for shape in shapes:
        if list(shape) == [0] and grad.ndim != 1:
            out.append(grad.new_zeros([0]))
            continue
        out.append(grad.narrow(dim, start, shape[dim]))
        start = start + shape[dim]
    return out
