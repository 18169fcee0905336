"""Modules that only rearrange: flatten, pad, shuffle pixels, patches, resample; and distances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rtensor._C import Tensor
from rtensor.nn import functional as F
from rtensor.nn.conv import repeated
from rtensor.nn.module import Module


class Flatten(Module):
    """Joins the dimensions from `start_dim` to `end_dim` into one."""

    start_dim: int
    end_dim: int

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__()
        self.start_dim = start_dim
        self.end_dim = end_dim

    def forward(self, input: Tensor) -> Tensor:
        """Flatten."""
        return input.flatten(self.start_dim, self.end_dim)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"start_dim={self.start_dim}, end_dim={self.end_dim}"


class Unflatten(Module):
    """Splits one dimension into several."""

    dim: int
    unflattened_size: tuple[int, ...]

    def __init__(self, dim: int, unflattened_size: Sequence[int]) -> None:
        super().__init__()
        if not isinstance(dim, int):
            raise TypeError(
                f"Unflatten: dim must be an int (names are not supported), got {type(dim).__name__}"
            )
        for i, size in enumerate(unflattened_size):
            if not isinstance(size, int):
                raise TypeError(
                    "unflattened_size must be tuple of ints, "
                    f"but found element of type {type(size).__name__} at pos {i}"
                )
        self.dim = dim
        self.unflattened_size = tuple(unflattened_size)

    def forward(self, input: Tensor) -> Tensor:
        """Unflatten."""
        return input.unflatten(self.dim, self.unflattened_size)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"dim={self.dim}, unflattened_size={self.unflattened_size}"


class PixelShuffle(Module):
    """Moves channels into space: (C r², H, W) to (C, H r, W r)."""

    upscale_factor: int

    def __init__(self, upscale_factor: int) -> None:
        super().__init__()
        self.upscale_factor = upscale_factor

    def forward(self, input: Tensor) -> Tensor:
        """Shuffle."""
        return F.pixel_shuffle(input, self.upscale_factor)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"upscale_factor={self.upscale_factor}"


class PixelUnshuffle(Module):
    """Moves space into channels: (C, H r, W r) to (C r², H, W)."""

    downscale_factor: int

    def __init__(self, downscale_factor: int) -> None:
        super().__init__()
        self.downscale_factor = downscale_factor

    def forward(self, input: Tensor) -> Tensor:
        """Shuffle back."""
        return F.pixel_unshuffle(input, self.downscale_factor)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"downscale_factor={self.downscale_factor}"


class ChannelShuffle(Module):
    """Mixes groups of channels."""

    groups: int

    def __init__(self, groups: int) -> None:
        super().__init__()
        self.groups = groups

    def forward(self, input: Tensor) -> Tensor:
        """Shuffle."""
        return F.channel_shuffle(input, self.groups)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"groups={self.groups}"


class Unfold(Module):
    """All patches of a (N, C, H, W) input, as columns."""

    def __init__(
        self, kernel_size: Any, dilation: Any = 1, padding: Any = 0, stride: Any = 1
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.dilation = dilation
        self.padding = padding
        self.stride = stride

    def forward(self, input: Tensor) -> Tensor:
        """Cut out the patches."""
        return F.unfold(input, self.kernel_size, self.dilation, self.padding, self.stride)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"kernel_size={self.kernel_size}, dilation={self.dilation}, padding={self.padding}, stride={self.stride}"


class Fold(Module):
    """Sums columns of patches back into images."""

    def __init__(
        self,
        output_size: Any,
        kernel_size: Any,
        dilation: Any = 1,
        padding: Any = 0,
        stride: Any = 1,
    ) -> None:
        super().__init__()
        self.output_size = output_size
        self.kernel_size = kernel_size
        self.dilation = dilation
        self.padding = padding
        self.stride = stride

    def forward(self, input: Tensor) -> Tensor:
        """Put the patches back."""
        return F.fold(
            input, self.output_size, self.kernel_size, self.dilation, self.padding, self.stride
        )

    def extra_repr(self) -> str:
        """Return the settings."""
        return (
            f"output_size={self.output_size}, kernel_size={self.kernel_size}, dilation={self.dilation}, "
            f"padding={self.padding}, stride={self.stride}"
        )


class Upsample(Module):
    """Resamples to a size or by a factor; see `rtensor.nn.functional.interpolate`."""

    mode: str
    align_corners: bool | None

    def __init__(
        self,
        size: Any = None,
        scale_factor: Any = None,
        mode: str = "nearest",
        align_corners: bool | None = None,
        recompute_scale_factor: bool | None = None,
    ) -> None:
        super().__init__()
        self.size = size
        if isinstance(scale_factor, Sequence):
            self.scale_factor: Any = tuple(float(f) for f in scale_factor)
        else:
            self.scale_factor = float(scale_factor) if scale_factor else None
        self.mode = mode
        self.align_corners = align_corners
        self.recompute_scale_factor = recompute_scale_factor

    def forward(self, input: Tensor) -> Tensor:
        """Resample."""
        return F.interpolate(
            input,
            self.size,
            self.scale_factor,
            self.mode,
            self.align_corners,
            self.recompute_scale_factor,
        )

    def extra_repr(self) -> str:
        """Return the settings."""
        what = (
            f"size={self.size}"
            if self.scale_factor is None
            else f"scale_factor={self.scale_factor!r}"
        )
        return f"{what}, mode={self.mode!r}"


class UpsamplingNearest2d(Upsample):
    """Resamples a (N, C, H, W) input by the nearest neighbour."""

    def __init__(self, size: Any = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, "nearest")


class UpsamplingBilinear2d(Upsample):
    """Resamples a (N, C, H, W) input bilinearly, with aligned corners."""

    def __init__(self, size: Any = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, "bilinear", True)


class CosineSimilarity(Module):
    """Cosine between vectors along a dimension."""

    dim: int
    eps: float

    def __init__(self, dim: int = 1, eps: float = 1e-8) -> None:
        super().__init__()
        self.dim = dim
        self.eps = eps

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        """Compare."""
        return F.cosine_similarity(x1, x2, self.dim, self.eps)


class PairwiseDistance(Module):
    """p-norm of differences of vectors."""

    norm: float
    eps: float
    keepdim: bool

    def __init__(self, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False) -> None:
        super().__init__()
        self.norm = p
        self.eps = eps
        self.keepdim = keepdim

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        """Compare."""
        return F.pairwise_distance(x1, x2, self.norm, self.eps, self.keepdim)


class _Pad(Module):
    """Pads the last dimensions; `padding` has two numbers for each, the last dimension first."""

    padding: tuple[int, ...]
    _dims = 1
    _mode = "constant"

    def __init__(self, padding: int | Sequence[int]) -> None:
        super().__init__()
        self.padding = repeated(padding, 2 * self._dims)

    def forward(self, input: Tensor) -> Tensor:
        """Pad."""
        return F.pad(input, self.padding, self._mode)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"{self.padding}"


class _ConstantPad(_Pad):
    value: float

    def __init__(self, padding: int | Sequence[int], value: float) -> None:
        super().__init__(padding)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        """Pad."""
        return F.pad(input, self.padding, "constant", self.value)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"padding={self.padding}, value={self.value}"


class _ZeroPad(_ConstantPad):
    def __init__(self, padding: int | Sequence[int]) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"{self.padding}"


class ConstantPad1d(_ConstantPad):
    """Pads the last dimension by a constant."""

    _dims = 1


class ConstantPad2d(_ConstantPad):
    """Pads the last 2 dimensions by a constant."""

    _dims = 2


class ConstantPad3d(_ConstantPad):
    """Pads the last 3 dimensions by a constant."""

    _dims = 3


class ZeroPad1d(_ZeroPad):
    """Pads the last dimension by zeros."""

    _dims = 1


class ZeroPad2d(_ZeroPad):
    """Pads the last 2 dimensions by zeros."""

    _dims = 2


class ZeroPad3d(_ZeroPad):
    """Pads the last 3 dimensions by zeros."""

    _dims = 3


class ReflectionPad1d(_Pad):
    """Pads the last dimension by reflection at the edge."""

    _dims = 1
    _mode = "reflect"


class ReflectionPad2d(_Pad):
    """Pads the last 2 dimensions by reflection at the edge."""

    _dims = 2
    _mode = "reflect"


class ReflectionPad3d(_Pad):
    """Pads the last 3 dimensions by reflection at the edge."""

    _dims = 3
    _mode = "reflect"


class ReplicationPad1d(_Pad):
    """Pads the last dimension by repeating the edge."""

    _dims = 1
    _mode = "replicate"


class ReplicationPad2d(_Pad):
    """Pads the last 2 dimensions by repeating the edge."""

    _dims = 2
    _mode = "replicate"


class ReplicationPad3d(_Pad):
    """Pads the last 3 dimensions by repeating the edge."""

    _dims = 3
    _mode = "replicate"


class CircularPad1d(_Pad):
    """Pads the last dimension by wrapping around."""

    _dims = 1
    _mode = "circular"


class CircularPad2d(_Pad):
    """Pads the last 2 dimensions by wrapping around."""

    _dims = 2
    _mode = "circular"


class CircularPad3d(_Pad):
    """Pads the last 3 dimensions by wrapping around."""

    _dims = 3
    _mode = "circular"
