"""Derivatives of neural networks: convolutions, norms, embeddings, softmax, dropout.

Where the backward pass has a kernel of its own, it runs with grad mode off; with grad mode on (`create_graph`) the same
gradient is made of differentiable operations.
"""

from typing import Any

from rtensor import _C


def convolution_gradients(
    grad: Any,
    input: Any,
    weight: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    transposed: Any,
    output_padding: Any,
    groups: Any,
    need: Any,
) -> Any:
    """Of input, weight and bias."""
    args = (stride, padding, dilation, transposed, output_padding, groups)
    found = _C.convolution_backward(
        grad, input.conj(), weight.conj(), [grad.size(1)], *args, list(need)
    )
    return tuple(g if wanted else None for g, wanted in zip(found, need, strict=True))


def convolution_double_backward(
    grads: Any,
    grad_output: Any,
    input: Any,
    weight: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    transposed: Any,
    output_padding: Any,
    groups: Any,
    need: Any,
) -> Any:
    """The gradients are linear in each of the three tensors: convolutions again."""
    args = (stride, padding, dilation, transposed, output_padding, groups)
    of_input, of_weight, of_bias = grads
    parts = []
    if need[0]:
        if of_input is not None:
            parts.append(_C.convolution(of_input, weight.conj(), None, *args))
        if of_weight is not None:
            parts.append(_C.convolution(input.conj(), of_weight, None, *args))
        if of_bias is not None:
            parts.append(
                of_bias.reshape([1, -1] + [1] * (grad_output.ndim - 2)).expand_as(grad_output)
            )
    total: Any = parts[0] if parts else None
    for part in parts[1:]:
        total = total + part
    for_input = for_weight = None
    if need[1] and of_weight is not None:
        mask = [True, False, False]
        for_input = _C.convolution_backward(
            grad_output.conj(), input, of_weight, None, *args, mask
        )[0]
    if need[2] and of_input is not None:
        mask = [False, True, False]
        for_weight = _C.convolution_backward(
            grad_output.conj(), of_input, weight, None, *args, mask
        )[1]
    return total, for_input, for_weight


def pooled_at(grad: Any, indices: Any, dims: Any) -> Any:
    """The elements that were the maxima."""
    return grad.flatten(-dims).gather(-1, indices.flatten(-dims)).reshape(indices.shape)


def _normalized_gradients(grad: Any, scaled: Any, centered: Any, rstd: Any, dims: Any) -> Any:
    """Of what was normalised over `dims`: `scaled` is the gradient times the weight."""
    unit = centered * rstd
    along = (scaled * unit).mean(dims, True)
    return (scaled - scaled.mean(dims, True) - unit * along) * rstd


def _deviation(x: Any, dims: Any, eps: Any) -> Any:
    centered = x - x.mean(dims, True)
    return centered, (centered.square().mean(dims, True) + eps).rsqrt()


def batch_norm_gradients(
    grad: Any,
    input: Any,
    weight: Any,
    running_mean: Any,
    running_var: Any,
    mean: Any,
    invstd: Any,
    training: Any,
    eps: Any,
    need: Any,
) -> Any:
    """Of input, weight and bias."""
    if not _C.is_grad_enabled():
        return _C.native_batch_norm_backward(
            grad, input, weight, running_mean, running_var, mean, invstd, training, eps, list(need)
        )
    shape = [1, -1] + [1] * (input.ndim - 2)
    dims = [0, *range(2, input.ndim)]
    scaled = grad if weight is None else grad * weight.reshape(shape)
    if training:
        centered, rstd = _deviation(input, dims, eps)
        for_input = _normalized_gradients(grad, scaled, centered, rstd, dims)
    else:
        centered = input - running_mean.reshape(shape)
        rstd = (running_var.reshape(shape) + eps).rsqrt()
        for_input = scaled * rstd
    for_weight = (grad * centered * rstd).sum(dims) if need[1] else None
    return for_input, for_weight, grad.sum(dims) if need[2] else None


def layer_norm_gradients(
    grad: Any,
    input: Any,
    normalized_shape: Any,
    mean: Any,
    rstd: Any,
    weight: Any,
    eps: Any,
    need: Any,
) -> Any:
    """Of input, weight and bias."""
    if not _C.is_grad_enabled():
        return _C.native_layer_norm_backward(
            grad, input, normalized_shape, mean, rstd, weight, None, list(need)
        )
    inner = list(range(input.ndim - len(normalized_shape), input.ndim))
    outer = list(range(input.ndim - len(normalized_shape)))
    centered, rstd = _deviation(input, inner, eps)
    scaled = grad if weight is None else grad * weight
    for_input = _normalized_gradients(grad, scaled, centered, rstd, inner)
    unit = grad * centered * rstd
    for_weight = (unit.sum(outer) if outer else unit) if need[1] else None
    for_bias = (grad.sum(outer) if outer else grad) if need[2] else None
    return for_input, for_weight, for_bias


def group_norm_gradients(
    grads: Any,
    input: Any,
    mean: Any,
    rstd: Any,
    weight: Any,
    N: Any,
    C: Any,
    HxW: Any,
    group: Any,
    eps: Any,
    need: Any,
) -> Any:
    """Of input, weight and bias; the statistics are results like the output."""
    grad, of_mean, of_rstd = grads
    if of_mean is not None or of_rstd is not None:
        for_input, for_weight, for_bias = None, None, None
        if grad is not None:
            for_input, for_weight, for_bias = group_norm_gradients(
                (grad, None, None), input, mean, rstd, weight, N, C, HxW, group, eps, need
            )
        if need[0]:
            slope = _statistics_gradient(of_mean, of_rstd, input, N, C, HxW, group, eps)
            for_input = slope if for_input is None else for_input + slope
        return for_input, for_weight, for_bias
    if not _C.is_grad_enabled():
        return _C.native_group_norm_backward(
            grad, input, mean, rstd, weight, N, C, HxW, group, list(need)
        )
    shape = [N, group, C // group, HxW]
    grouped = input.reshape(shape)
    centered, rstd = _deviation(grouped, [2, 3], eps)
    slope = grad.reshape(shape)
    scaled = slope if weight is None else slope * weight.reshape([1, group, C // group, 1])
    for_input = _normalized_gradients(slope, scaled, centered, rstd, [2, 3]).reshape(input.shape)
    for_weight = (slope * centered * rstd).sum([0, 3]).reshape([C]) if need[1] else None
    return for_input, for_weight, slope.sum([0, 3]).reshape([C]) if need[2] else None


def _statistics_gradient(
    of_mean: Any, of_rstd: Any, input: Any, N: Any, C: Any, HxW: Any, group: Any, eps: Any
) -> Any:
    """Of the input, through the mean and the reciprocal deviation of each group."""
    count = C // group * HxW
    grouped = input.reshape([N, group, count])
    centered, rstd = _deviation(grouped, [2], eps)
    parts = _C.zeros_like(grouped)
    if of_mean is not None:
        parts = parts + of_mean.unsqueeze(-1) / max(count, 1)
    if of_rstd is not None:
        parts = parts - of_rstd.unsqueeze(-1) * rstd * rstd * rstd * centered / max(count, 1)
    return parts.reshape(input.shape)


def embedding_double_backward(
    grad: Any, indices: Any, padding_idx: Any, scale_grad_by_freq: Any
) -> Any:
    """The rows again, without those of the padding index."""
    rows = grad.index_select(0, indices.reshape(-1)).reshape([*indices.shape, grad.size(1)])
    if scale_grad_by_freq:
        flat = indices.reshape(-1)
        counts = (flat.unsqueeze(0) == flat.unsqueeze(1)).sum(0).reshape(indices.shape)
        rows = rows / counts.unsqueeze(-1)
    if padding_idx < 0:
        return rows
    return rows.masked_fill((indices == padding_idx).unsqueeze(-1), 0)


def softmax_double_backward(grad: Any, grad_output: Any, output: Any, dim: Any) -> Any:
    """Of `_softmax_backward_data` for its second argument."""
    inner = (grad_output * output).sum(dim, True)
    return grad * (grad_output - inner) - grad_output * (grad * output).sum(dim, True)


def log_softmax_transposed(grad: Any, output: Any, dim: Any) -> Any:
    """Of `_log_softmax_backward_data` for the gradient that it is given."""
    return grad - (grad * output.exp()).sum(dim, True)


def log_softmax_double_backward(grad: Any, grad_output: Any, output: Any, dim: Any) -> Any:
    """Of `_log_softmax_backward_data` for its second argument."""
    return -grad * output.exp() * grad_output.sum(dim, True)


def dropout_backward(grad: Any, mask: Any, p: Any, train: Any) -> Any:
    """What was kept was scaled."""
    scale = 1.0 if train is False or p == 0 else 0.0 if p == 1 else 1.0 / (1.0 - p)
    return _C.native_dropout_backward(grad, mask, scale)
