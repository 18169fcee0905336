"""Convolutions over one, two and three dimensions, and their transposes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rtensor import _C
from rtensor._C import Tensor
from rtensor.nn import functional as F
from rtensor.nn import init
from rtensor.nn.module import Module
from rtensor.nn.parameter import Parameter

_MODES = ("zeros", "reflect", "replicate", "circular")


def repeated(value: Any, n: int) -> tuple[Any, ...]:
    """Return `value` n times, or as the tuple that it already is."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(value)
    return (value,) * n


class _Conv(Module):
    """What all convolutions share: sizes, checks, initial values, printing."""

    in_channels: int
    out_channels: int
    kernel_size: tuple[int, ...]
    stride: tuple[int, ...]
    padding: str | tuple[int, ...]
    dilation: tuple[int, ...]
    output_padding: tuple[int, ...]
    groups: int
    padding_mode: str
    transposed: bool
    weight: Tensor
    bias: Tensor | None
    _dims: int

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any,
        padding: Any,
        dilation: Any,
        transposed: bool,
        output_padding: Any,
        groups: int,
        bias: bool,
        padding_mode: str,
        device: Any,
        dtype: Any,
    ) -> None:
        super().__init__()
        n = self._dims
        if groups <= 0:
            raise ValueError("groups must be a positive integer")
        if in_channels % groups != 0:
            raise ValueError("in_channels must be divisible by groups")
        if out_channels % groups != 0:
            raise ValueError("out_channels must be divisible by groups")
        if isinstance(padding, str):
            if padding not in ("same", "valid"):
                raise ValueError(
                    f"Invalid padding string {padding!r}, should be one of 'valid', 'same'"
                )
            if padding == "same" and any(s != 1 for s in repeated(stride, n)):
                raise ValueError("padding='same' is not supported for strided convolutions")
        if padding_mode not in _MODES:
            raise ValueError(
                f"padding_mode must be one of {list(_MODES)}, but got padding_mode='{padding_mode}'"
            )
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.kernel_size = repeated(kernel_size, n)
        self.stride = repeated(stride, n)
        self.padding = padding if isinstance(padding, str) else repeated(padding, n)
        self.dilation = repeated(dilation, n)
        self.transposed = transposed
        self.output_padding = repeated(output_padding, n)
        self.groups = groups
        self.padding_mode = padding_mode
        self._reversed_padding_repeated_twice = self._padding_for_pad()
        shape = (
            (in_channels, out_channels // groups)
            if transposed
            else (out_channels, in_channels // groups)
        )
        self.weight = Parameter(_C.empty((*shape, *self.kernel_size), device=device, dtype=dtype))
        if bias:
            self.bias = Parameter(_C.empty(out_channels, device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def _padding_for_pad(self) -> list[int]:
        """Return the padding as `F.pad` takes it: last dimension first, both ends."""
        pairs: list[int] = []
        for i in reversed(range(self._dims)):
            if self.padding == "same":
                total = self.dilation[i] * (self.kernel_size[i] - 1)
                pairs += [total // 2, total - total // 2]
            elif isinstance(self.padding, str):
                pairs += [0, 0]
            else:
                pairs += [self.padding[i], self.padding[i]]
        return pairs

    def reset_parameters(self) -> None:
        """Draw new values: uniform within one over the root of the fan-in."""
        init.kaiming_uniform_(self.weight, a=math.sqrt(5))
        if self.bias is not None:
            fan_in, _ = init._fans(self.weight)
            if fan_in != 0:
                bound = 1 / math.sqrt(fan_in)
                init.uniform_(self.bias, -bound, bound)

    def extra_repr(self) -> str:
        """Return the sizes, and what is not the default."""
        n = self._dims
        text = f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"
        if self.padding != (0,) * n:
            text += f", padding={self.padding}"
        if self.dilation != (1,) * n:
            text += f", dilation={self.dilation}"
        if self.output_padding != (0,) * n:
            text += f", output_padding={self.output_padding}"
        if self.groups != 1:
            text += f", groups={self.groups}"
        if self.bias is None:
            text += ", bias=False"
        if self.padding_mode != "zeros":
            text += f", padding_mode={self.padding_mode}"
        return text


class Conv1d(_Conv):
    """Convolution of a (N, C, L) input; see `rtensor.nn.functional.conv1d`."""

    _dims = 1

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        padding: str | int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            False,
            0,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )

    def forward(self, input: Tensor) -> Tensor:
        """Convolve."""
        if self.padding_mode != "zeros":
            padded = F.pad(input, self._reversed_padding_repeated_twice, self.padding_mode)
            return F.conv1d(
                padded, self.weight, self.bias, self.stride, 0, self.dilation, self.groups
            )
        return F.conv1d(
            input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups
        )


class Conv2d(_Conv):
    """Convolution of a (N, C, H, W) input; see `rtensor.nn.functional.conv2d`."""

    _dims = 2

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        padding: str | int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            False,
            0,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )

    def forward(self, input: Tensor) -> Tensor:
        """Convolve."""
        if self.padding_mode != "zeros":
            padded = F.pad(input, self._reversed_padding_repeated_twice, self.padding_mode)
            return F.conv2d(
                padded, self.weight, self.bias, self.stride, 0, self.dilation, self.groups
            )
        return F.conv2d(
            input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups
        )


class Conv3d(_Conv):
    """Convolution of a (N, C, D, H, W) input; see `rtensor.nn.functional.conv3d`."""

    _dims = 3

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        padding: str | int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            False,
            0,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )

    def forward(self, input: Tensor) -> Tensor:
        """Convolve."""
        if self.padding_mode != "zeros":
            padded = F.pad(input, self._reversed_padding_repeated_twice, self.padding_mode)
            return F.conv3d(
                padded, self.weight, self.bias, self.stride, 0, self.dilation, self.groups
            )
        return F.conv3d(
            input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups
        )


class _ConvTranspose(_Conv):
    """What transposed convolutions share."""

    if TYPE_CHECKING:
        padding: tuple[int, ...]

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        padding: int | Sequence[int] = 0,
        output_padding: int | Sequence[int] = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: int | Sequence[int] = 1,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        if padding_mode != "zeros":
            raise ValueError(f'Only "zeros" padding mode is supported for {type(self).__name__}')
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            True,
            output_padding,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
        )

    def _output_padding(self, input: Tensor, output_size: list[int] | None) -> list[int]:
        """Return the padding that gives `output_size`."""
        if output_size is None:
            return list(self.output_padding)
        n = len(self.kernel_size)
        given = output_size
        if len(given) == input.dim() and len(given) > n:
            given = given[len(given) - n :]
        if len(given) != n:
            raise ValueError(
                f"ConvTranspose{n}D: for {input.dim()}D input, output_size must have {n} "
                f"or {input.dim()} elements (got {len(output_size)})"
            )
        extra: list[int] = []
        for i in range(n):
            low = (
                (input.size(input.dim() - n + i) - 1) * self.stride[i]
                - 2 * self.padding[i]
                + self.dilation[i] * (self.kernel_size[i] - 1)
                + 1
            )
            high = low + self.stride[i] - 1
            if given[i] < low or given[i] > high:
                raise ValueError(
                    f"requested an output size of {output_size}, but dimension {i} must be "
                    f"from {low} to {high} (for an input of {input.shape})"
                )
            extra.append(given[i] - low)
        return extra


class ConvTranspose1d(_ConvTranspose):
    """Transposed convolution of a (N, C, L) input; see `rtensor.nn.functional.conv_transpose1d`."""

    _dims = 1

    def forward(self, input: Tensor, output_size: list[int] | None = None) -> Tensor:
        """Convolve by the transpose; `output_size` decides between the sizes that a stride allows."""
        extra = self._output_padding(input, output_size)
        return F.conv_transpose1d(
            input,
            self.weight,
            self.bias,
            self.stride,
            self.padding,
            extra,
            self.groups,
            self.dilation,
        )


class ConvTranspose2d(_ConvTranspose):
    """Transposed convolution of a (N, C, H, W) input; see `rtensor.nn.functional.conv_transpose2d`."""

    _dims = 2

    def forward(self, input: Tensor, output_size: list[int] | None = None) -> Tensor:
        """Convolve by the transpose; `output_size` decides between the sizes that a stride allows."""
        extra = self._output_padding(input, output_size)
        return F.conv_transpose2d(
            input,
            self.weight,
            self.bias,
            self.stride,
            self.padding,
            extra,
            self.groups,
            self.dilation,
        )


class ConvTranspose3d(_ConvTranspose):
    """Transposed convolution of a (N, C, D, H, W) input; see `rtensor.nn.functional.conv_transpose3d`."""

    _dims = 3

    def forward(self, input: Tensor, output_size: list[int] | None = None) -> Tensor:
        """Convolve by the transpose; `output_size` decides between the sizes that a stride allows."""
        extra = self._output_padding(input, output_size)
        return F.conv_transpose3d(
            input,
            self.weight,
            self.bias,
            self.stride,
            self.padding,
            extra,
            self.groups,
            self.dilation,
        )
