"""Pooling that is more than one operation: optional indices, default sizes, power means, un-pooling."""

from __future__ import annotations

from collections.abc import Sequence

from rtensor import _C
from rtensor._C import Tensor


def max_pool1d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> tuple[Tensor, Tensor]:
    """Return the maxima of windows, and where they were."""
    return _C.max_pool1d_with_indices(
        input, kernel_size, kernel_size if stride is None else stride, padding, dilation, ceil_mode
    )


def max_pool1d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Tensor:
    """Return the maxima of windows; with `return_indices`, also where they were."""
    if return_indices:
        return max_pool1d_with_indices(input, kernel_size, stride, padding, dilation, ceil_mode)  # type: ignore[return-value]
    return _C.max_pool1d(
        input, kernel_size, kernel_size if stride is None else stride, padding, dilation, ceil_mode
    )


def max_pool2d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> tuple[Tensor, Tensor]:
    """Return the maxima of windows, and where they were."""
    return _C.max_pool2d_with_indices(
        input, kernel_size, kernel_size if stride is None else stride, padding, dilation, ceil_mode
    )


def max_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Tensor:
    """Return the maxima of windows; with `return_indices`, also where they were."""
    if return_indices:
        return max_pool2d_with_indices(input, kernel_size, stride, padding, dilation, ceil_mode)  # type: ignore[return-value]
    return _C.max_pool2d(
        input, kernel_size, kernel_size if stride is None else stride, padding, dilation, ceil_mode
    )


def max_pool3d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> tuple[Tensor, Tensor]:
    """Return the maxima of windows, and where they were."""
    return _C.max_pool3d_with_indices(
        input, kernel_size, kernel_size if stride is None else stride, padding, dilation, ceil_mode
    )


def max_pool3d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Tensor:
    """Return the maxima of windows; with `return_indices`, also where they were."""
    if return_indices:
        return max_pool3d_with_indices(input, kernel_size, stride, padding, dilation, ceil_mode)  # type: ignore[return-value]
    return _C.max_pool3d(
        input, kernel_size, kernel_size if stride is None else stride, padding, dilation, ceil_mode
    )


def _sizes(output_size: int | Sequence[int | None], input: Tensor, n: int) -> list[int]:
    """Fill in the input's own sizes where `output_size` has None."""
    if isinstance(output_size, int):
        return [output_size] * n
    own = list(input.shape)[-n:]
    if len(output_size) != n:
        raise ValueError(f"expected {n} output sizes, got {len(output_size)}")
    return [own[i] if size is None else size for i, size in enumerate(output_size)]


def adaptive_avg_pool2d(input: Tensor, output_size: int | Sequence[int | None]) -> Tensor:
    """Average over as many windows as `output_size` says; None keeps a size."""
    return _C.adaptive_avg_pool2d(input, _sizes(output_size, input, 2))


def adaptive_avg_pool3d(input: Tensor, output_size: int | Sequence[int | None]) -> Tensor:
    """Average over as many windows as `output_size` says; None keeps a size."""
    return _C.adaptive_avg_pool3d(input, _sizes(output_size, input, 3))


def adaptive_max_pool1d(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> Tensor:
    """Return the maxima of as many windows as `output_size` says, and where they were if asked."""
    result, indices = _C.adaptive_max_pool1d(input, _sizes(output_size, input, 1))
    if return_indices:
        return result, indices  # type: ignore[return-value]
    return result


def adaptive_max_pool2d(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> Tensor:
    """Return the maxima of as many windows as `output_size` says, and where they were if asked."""
    result, indices = _C.adaptive_max_pool2d(input, _sizes(output_size, input, 2))
    if return_indices:
        return result, indices  # type: ignore[return-value]
    return result


def adaptive_max_pool3d(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> Tensor:
    """Return the maxima of as many windows as `output_size` says, and where they were if asked."""
    result, indices = _C.adaptive_max_pool3d(input, _sizes(output_size, input, 3))
    if return_indices:
        return result, indices  # type: ignore[return-value]
    return result


def lp_pool1d(
    input: Tensor,
    norm_type: float,
    kernel_size: int,
    stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """Return the p-norms of windows."""
    mean = _C.avg_pool1d(
        input.pow(norm_type), kernel_size, kernel_size if stride is None else stride, 0, ceil_mode
    )
    return (_C.sign(mean) * _C.relu(mean.abs()) * kernel_size).pow(1.0 / norm_type)


def _window(kernel_size: int | Sequence[int], n: int) -> int:
    """Count the elements of a window."""
    if isinstance(kernel_size, int):
        return int(kernel_size**n)
    count = 1
    for size in kernel_size:
        count = count * size
    return count


def lp_pool2d(
    input: Tensor,
    norm_type: float,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """Return the p-norms of windows."""
    mean = _C.avg_pool2d(
        input.pow(norm_type), kernel_size, kernel_size if stride is None else stride, 0, ceil_mode
    )
    return (_C.sign(mean) * _C.relu(mean.abs()) * _window(kernel_size, 2)).pow(1.0 / norm_type)


def lp_pool3d(
    input: Tensor,
    norm_type: float,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """Return the p-norms of windows."""
    mean = _C.avg_pool3d(
        input.pow(norm_type), kernel_size, kernel_size if stride is None else stride, 0, ceil_mode
    )
    return (_C.sign(mean) * _C.relu(mean.abs()) * _window(kernel_size, 3)).pow(1.0 / norm_type)


def _each(value: int | Sequence[int], n: int) -> list[int]:
    if isinstance(value, int):
        return [value] * n
    return list(value)


def _unpool_size(
    input: Tensor,
    kernel_size: list[int],
    stride: list[int],
    padding: list[int],
    output_size: Sequence[int] | None,
) -> list[int]:
    n = len(kernel_size)
    own = list(input.shape)[-n:]
    default = [(own[i] - 1) * stride[i] + kernel_size[i] - 2 * padding[i] for i in range(n)]
    if output_size is None:
        return default
    given = list(output_size)
    if len(given) == n + 2:
        given = given[2:]
    if len(given) != n:
        raise ValueError(
            f"output_size should be a sequence containing {n} or {n + 2} elements, but it has a length of "
            f"'{len(output_size)}'"
        )
    for i in range(n):
        low = default[i] - stride[i]
        high = default[i] + stride[i]
        if not low < given[i] < high:
            raise ValueError(
                f"invalid output_size {given} (dim {i} must be between {low} and {high})"
            )
    return given


def _unpool(input: Tensor, indices: Tensor, size: list[int]) -> Tensor:
    """Scatter values to their places in flat planes of `size`."""
    if list(indices.shape) != list(input.shape):
        raise ValueError(
            f"max_unpool: expected indices of the input's shape {tuple(input.shape)}, got {tuple(indices.shape)}"
        )
    lead = list(input.shape)[: input.dim() - len(size)]
    count = 1
    for n in size:
        count = count * n
    flat = _C.zeros([*lead, count], dtype=input.dtype, device=input.device)
    flat = flat.scatter(-1, indices.reshape([*lead, -1]), input.reshape([*lead, -1]))
    return flat.reshape([*lead, *size])


def max_unpool1d(
    input: Tensor,
    indices: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """Put values back where `indices` say that they were the maxima; zeros elsewhere."""
    kernel = _each(kernel_size, 1)
    steps = kernel if stride is None else _each(stride, 1)
    size = _unpool_size(input, kernel, steps, _each(padding, 1), output_size)
    return _unpool(input, indices, size)


def max_unpool2d(
    input: Tensor,
    indices: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """Put values back where `indices` say that they were the maxima; zeros elsewhere."""
    kernel = _each(kernel_size, 2)
    steps = kernel if stride is None else _each(stride, 2)
    size = _unpool_size(input, kernel, steps, _each(padding, 2), output_size)
    return _unpool(input, indices, size)


def max_unpool3d(
    input: Tensor,
    indices: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """Put values back where `indices` say that they were the maxima; zeros elsewhere."""
    kernel = _each(kernel_size, 3)
    steps = kernel if stride is None else _each(stride, 3)
    size = _unpool_size(input, kernel, steps, _each(padding, 3), output_size)
    return _unpool(input, indices, size)
