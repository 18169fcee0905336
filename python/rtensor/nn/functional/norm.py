"""Normalization: over the batch, over features, over groups, over instances, to unit length."""

from __future__ import annotations

from collections.abc import Sequence

from rtensor import _C
from rtensor._C import Tensor


def batch_norm(
    input: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """Normalize each channel by the batch's statistics in training, else by the running ones."""
    if training:
        _check_batch_size(input)
    return _C.batch_norm(
        input, weight, bias, running_mean, running_var, training, momentum, eps, True
    )


def _check_batch_size(input: Tensor) -> None:
    # Without dimensions beyond the channels, the batch is all that the statistics are over.
    if input.dim() >= 2 and input.numel() == input.size(1):
        raise ValueError(
            f"Expected more than 1 value per channel when training, got input size {input.shape}"
        )


def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """Normalize over the last dimensions, which are `normalized_shape`."""
    return _C.layer_norm(input, normalized_shape, weight, bias, eps)


def rms_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    eps: float | None = None,
) -> Tensor:
    """Divide by the root mean square over the last dimensions, which are `normalized_shape`."""
    return _C.rms_norm(input, normalized_shape, weight, eps)


def group_norm(
    input: Tensor,
    num_groups: int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """Normalize over groups of channels."""
    if input.dim() < 2:
        raise RuntimeError(
            f"Expected at least 2 dimensions for input tensor but received {input.dim()}"
        )
    return _C.group_norm(input, num_groups, weight, bias, eps, True)


def instance_norm(
    input: Tensor,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    use_input_stats: bool = True,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """Normalize each channel of each sample on its own."""
    if use_input_stats and input.dim() > 2 and input.numel() == input.size(0) * input.size(1):
        raise ValueError(
            f"Expected more than 1 spatial element when training, got input size {input.shape}"
        )
    return _C.instance_norm(
        input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, True
    )


def local_response_norm(
    input: Tensor, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0
) -> Tensor:
    """Divide by the local energy over `size` neighbouring channels."""
    ndim = input.dim()
    if ndim < 3:
        raise ValueError(f"Expected 3D or higher dimensionality input (got {ndim} dimensions)")
    if input.numel() == 0:
        return input
    square = (input * input).unsqueeze(1)
    # Pads channels; what lies behind them is one flat dimension for the pooling.
    flat = square.reshape(square.size(0), 1, square.size(2), -1)
    padded = _C.pad(flat, [0, 0, size // 2, (size - 1) // 2])
    mean = _C.avg_pool2d(padded, [size, 1], 1).reshape(input.shape)
    return input / (mean * alpha + k).pow(beta)


def normalize(
    input: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12, out: Tensor | None = None
) -> Tensor:
    """Divide by the p-norm along `dim`, at least `eps`."""
    length = input.norm(p, dim, True).clamp_min(eps).expand_as(input)
    if out is None:
        return input / length
    return _C.div(input, length, out=out)
