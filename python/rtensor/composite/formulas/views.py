"""Derivatives of views and of numbers that scale."""

from typing import Any

from rtensor import _C

# The end of a slice that goes to the end of the dimension.
_LAST = 2**63 - 1


def permute_backward(grad: Any, dims: Any) -> Any:
    """Gradient of `permute`: the inverse order."""
    n = len(dims)
    order = [0] * n
    for i, d in enumerate(dims):
        order[d % n] = i
    return grad.permute(order)


def slice_backward_from(grad: Any, sizes: Any, dim: Any, start: Any, end: Any, step: Any) -> Any:
    """Gradient of `slice`, whose ends may be left out."""
    start = 0 if start is None else start
    end = _LAST if end is None else end
    return _C.slice_backward(grad, sizes, dim, start, end, step)


def split_backward(grads: Any, split_size: Any, dim: Any, sizes: Any) -> Any:
    """Gradient of `split`: the parts' gradients one after the other."""
    left = sizes[dim]
    split_sizes = []
    for _ in grads:
        part = left if left < split_size else split_size
        split_sizes.append(part)
        left = left - part
    return split_with_sizes_backward(grads, split_sizes, dim, sizes)


def split_with_sizes_backward(grads: Any, split_sizes: Any, dim: Any, sizes: Any) -> Any:
    """Gradient of `split_with_sizes`; a part without gradient counts as zeros."""
    some = next(g for g in grads if g is not None)
    parts = []
    for g, size in zip(grads, split_sizes, strict=True):
        if g is None:
            shape = list(sizes)
            shape[dim] = size
            g = some.new_zeros(shape)
        parts.append(g)
    return _C.cat(parts, dim)


def unbind_backward(grads: Any, dim: Any, sizes: Any) -> Any:
    """Gradient of `unbind`; a position without gradient counts as zeros."""
    some = next(g for g in grads if g is not None)
    shape = list(sizes)
    del shape[dim]
    return _C.stack([some.new_zeros(shape) if g is None else g for g in grads], dim)


def as_strided_backward(
    grad: Any, sizes: Any, strides: Any, offset: Any, size: Any, stride: Any, storage_offset: Any
) -> Any:
    """Gradient of `as_strided`.

    The gradient is added up over the memory that input and result reach, then read as the input lies in it. Where
    several elements of the input share memory, each gets its share.
    """
    at = offset if storage_offset is None else storage_offset
    low = min(offset, at)
    reach = max(_extent(sizes, strides, offset), _extent(size, stride, at)) - low
    places = _C.arange(reach, device=grad.device)
    memory = grad.new_zeros([reach])
    written = places.as_strided(size, stride, at - low).reshape([-1])
    memory = memory.index_add(0, written, grad.reshape([-1]))
    if _overlaps(sizes, strides):
        read = places.as_strided(sizes, strides, offset - low).reshape([-1])
        ones = grad.new_ones([1]).expand([read.numel()])
        memory = memory / grad.new_zeros([reach]).index_add(0, read, ones).clamp_min(1)
    return memory.as_strided(sizes, strides, offset - low)


def _extent(sizes: Any, strides: Any, offset: Any) -> Any:
    """One past the last element reached."""
    if 0 in sizes:
        return offset
    return offset + 1 + sum((n - 1) * s for n, s in zip(sizes, strides, strict=True))


def _overlaps(sizes: Any, strides: Any) -> Any:
    """Whether two indexes may mean the same element."""
    reach = 0
    for stride, size in sorted(zip(strides, sizes, strict=True)):
        if size > 1:
            if stride <= reach:
                return True
            reach += stride * (size - 1)
    return False


def times_conjugate(grad: Any, factor: Any) -> Any:
    """A gradient times the conjugate of a number that scaled the value."""
    if isinstance(factor, complex):
        return grad * factor.conjugate()
    return grad if factor == 1 else grad * factor
