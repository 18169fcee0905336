"""Resampling of images, and patches."""

from __future__ import annotations

import math
import warnings
from collections.abc import Sequence

from rtensor import _C
from rtensor._C import Tensor


def unfold(
    input: Tensor,
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0,
    stride: int | Sequence[int] = 1,
) -> Tensor:
    """Return all patches of a (N, C, H, W) input as columns."""
    return _C.im2col(input, kernel_size, dilation, padding, stride)


def fold(
    input: Tensor,
    output_size: int | Sequence[int],
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0,
    stride: int | Sequence[int] = 1,
) -> Tensor:
    """Sum columns of patches back into images."""
    return _C.col2im(input, output_size, kernel_size, dilation, padding, stride)


def _target_size(
    input: Tensor,
    size: int | Sequence[int] | None,
    scale_factor: float | Sequence[float] | None,
) -> list[int]:
    n = input.dim() - 2
    if size is not None:
        sizes = [size] * n if isinstance(size, int) else list(size)
        if len(sizes) != n:
            raise ValueError(
                "Input and output must have the same number of spatial dimensions, but got input with spatial "
                f"dimensions of {list(input.shape)[2:]} and output size of {size}."
            )
        return sizes
    scales = _scales(input, scale_factor)
    # trunc() of a traced size stays one.
    return [math.trunc(input.size(i + 2) * scales[i]) for i in range(n)]


def _scales(input: Tensor, scale_factor: float | Sequence[float] | None) -> list[float]:
    n = input.dim() - 2
    if scale_factor is None:
        raise ValueError("either size or scale_factor should be defined")
    scales = (
        [float(scale_factor)] * n
        if isinstance(scale_factor, (int, float))
        else [float(s) for s in scale_factor]
    )
    if len(scales) != n:
        raise ValueError(
            "Input and scale_factor must have the same number of spatial dimensions, but got input with spatial "
            f"dimensions of {list(input.shape)[2:]} and scale_factor of shape {scale_factor}."
        )
    return scales


def _nearest_exact(input: Tensor, sizes: list[int], scales: list[float | None]) -> Tensor:
    """Take the element whose middle is nearest to the middle of each new one."""
    result = input
    for i in range(len(sizes)):
        own = input.size(i + 2)
        scale = scales[i]
        step = own / sizes[i] if scale is None else 1.0 / scale
        middle = _C.arange(sizes[i], dtype=_C.float64, device=input.device) + 0.5
        index = (middle * step).floor().clamp(max=own - 1).to(_C.int64)
        result = result.index_select(i + 2, index)
    return result


def interpolate(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
    antialias: bool = False,
) -> Tensor:
    """Resample a (N, C, …) input to another size.

    `mode` is nearest, nearest-exact, linear (3-d), bilinear and bicubic (4-d), trilinear (5-d) or area.
    """
    if align_corners is not None and mode in ("nearest", "area", "nearest-exact"):
        raise ValueError(
            "align_corners option can only be set with the interpolating modes: "
            "linear | bilinear | bicubic | trilinear"
        )
    ndim = input.dim()
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    if recompute_scale_factor is not None and recompute_scale_factor and size is not None:
        raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
    if antialias and not (mode in ("bilinear", "bicubic") and ndim == 4):
        raise ValueError(
            "Anti-alias option is restricted to bilinear and bicubic modes and requires a 4-D tensor as input"
        )
    if antialias:
        raise NotImplementedError("interpolate: antialias=True is not available yet")
    if ndim < 3:
        raise NotImplementedError(
            f"interpolate: the input must have a batch, channels and 1 to 3 dimensions, got {ndim}D"
        )
    sizes = _target_size(input, size, scale_factor)
    scales: list[float | None] = [None] * (ndim - 2)
    if size is None and not (recompute_scale_factor is not None and recompute_scale_factor):
        scales = list(_scales(input, scale_factor))
    align = align_corners is not None and align_corners
    if ndim == 3:
        if mode == "nearest":
            return _C.upsample_nearest1d(input, sizes, scales[0])
        if mode == "nearest-exact":
            return _nearest_exact(input, sizes, scales)
        if mode == "area":
            return _C.adaptive_avg_pool1d(input, sizes)
        if mode == "linear":
            return _C.upsample_linear1d(input, sizes, align, scales[0])
    if ndim == 4:
        if mode == "nearest":
            return _C.upsample_nearest2d(input, sizes, scales[0], scales[1])
        if mode == "nearest-exact":
            return _nearest_exact(input, sizes, scales)
        if mode == "area":
            return _C.adaptive_avg_pool2d(input, sizes)
        if mode == "bilinear":
            return _C.upsample_bilinear2d(input, sizes, align, scales[0], scales[1])
        if mode == "bicubic":
            return _C.upsample_bicubic2d(input, sizes, align, scales[0], scales[1])
    if ndim == 5:
        if mode == "nearest":
            return _C.upsample_nearest3d(input, sizes, scales[0], scales[1], scales[2])
        if mode == "nearest-exact":
            return _nearest_exact(input, sizes, scales)
        if mode == "area":
            return _C.adaptive_avg_pool3d(input, sizes)
        if mode == "trilinear":
            return _C.upsample_trilinear3d(input, sizes, align, scales[0], scales[1], scales[2])
    raise NotImplementedError(
        "Input Error: Only 3D, 4D and 5D input Tensors supported "
        f"(got {ndim}D) for the modes: nearest | linear | bilinear | bicubic | trilinear | area | nearest-exact "
        f"(got {mode})"
    )


def upsample(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
) -> Tensor:
    """Resample; the older name of `interpolate`."""
    warnings.warn(
        "`nn.functional.upsample` is deprecated. Use `nn.functional.interpolate` instead.",
        stacklevel=2,
    )
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
) -> Tensor:
    """Resample by the nearest neighbour; an older name of `interpolate`."""
    return interpolate(input, size, scale_factor, "nearest")


def upsample_bilinear(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
) -> Tensor:
    """Resample bilinearly with aligned corners; an older name of `interpolate`."""
    return interpolate(input, size, scale_factor, "bilinear", True)


def grid_sample(
    input: Tensor,
    grid: Tensor,
    mode: str = "bilinear",
    padding_mode: str = "zeros",
    align_corners: bool | None = None,
) -> Tensor:
    """Sample `input` at the places that `grid` gives, from -1 to 1 across the image."""
    if mode == "bilinear":
        mode_number = 0
    elif mode == "nearest":
        mode_number = 1
    elif mode == "bicubic":
        mode_number = 2
    else:
        raise ValueError(
            f"nn.functional.grid_sample(): expected mode to be 'bilinear', 'nearest' or 'bicubic', but got: '{mode}'"
        )
    if padding_mode == "zeros":
        padding_number = 0
    elif padding_mode == "border":
        padding_number = 1
    elif padding_mode == "reflection":
        padding_number = 2
    else:
        raise ValueError(
            "nn.functional.grid_sample(): expected padding_mode to be 'zeros', 'border', or 'reflection', "
            f"but got: '{padding_mode}'"
        )
    align = align_corners is not None and align_corners
    return _C.grid_sampler(input, grid, mode_number, padding_number, align)


def affine_grid(theta: Tensor, size: Sequence[int], align_corners: bool | None = None) -> Tensor:
    """Return the sampling grid of affine maps `theta`."""
    if not theta.is_floating_point():
        raise ValueError(f"Expected theta to have floating point type, but got {theta.dtype}")
    align = align_corners is not None and align_corners
    n = len(size) - 2
    if n != 2 and n != 3:
        raise NotImplementedError(
            f"affine_grid only supports 4D and 5D sizes, for 2D and 3D affine maps; got {size}"
        )
    if list(theta.shape) != [size[0], n, n + 1]:
        raise ValueError(
            f"Expected a batch of {n}D affine matrices of shape Nx{n}x{n + 1}; got {tuple(theta.shape)}"
        )
    space = list(size)[2:]
    # The last coordinate of the base is 1, the others run along the dimensions, x first.
    parts = [_C.ones(space, dtype=theta.dtype, device=theta.device)]
    for i in range(n):
        line = _base_line(space[i], align, theta)
        shape = [1] * n
        shape[i] = space[i]
        parts.insert(0, line.reshape(shape).expand(space))
    base = _C.stack(parts, -1).reshape(1, -1, n + 1)
    return (base @ theta.transpose(1, 2)).reshape([size[0], *space, n])


def _base_line(count: int, align: bool, like: Tensor) -> Tensor:
    if count <= 1:
        return _C.zeros([count], dtype=like.dtype, device=like.device)
    line = _C.linspace(-1.0, 1.0, count, dtype=like.dtype, device=like.device)
    if align:
        return line
    return line * ((count - 1) / count)
