"""Losses. `reduction` is 'none', 'mean' or 'sum'; `size_average` and `reduce` are PyTorch's older way to say it."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

from rtensor import _C
from rtensor._C import Tensor


def _number(reduction: str) -> int:
    """Return the number by which operations know a reduction."""
    if reduction == "none":
        return 0
    if reduction == "mean":
        return 1
    if reduction == "sum":
        return 2
    raise ValueError(f"{reduction} is not a valid value for reduction")


def _reduction(size_average: bool | None, reduce: bool | None, reduction: str) -> int:
    """Translate the older arguments, if given."""
    if size_average is None and reduce is None:
        return _number(reduction)
    warnings.warn(
        "size_average and reduce args are deprecated, please use reduction instead.", stacklevel=3
    )
    if reduce is not None and not reduce:
        return 0
    if size_average is not None and not size_average:
        return 2
    return 1


def _reduce(loss: Tensor, number: int) -> Tensor:
    if number == 1:
        return loss.mean()
    if number == 2:
        return loss.sum()
    return loss


def _warn_of_sizes(name: str, input: Tensor, target: Tensor) -> None:
    if input.shape != target.shape:
        warnings.warn(
            f"Using a target size ({target.shape}) that is different to the input size ({input.shape}). "
            f"This will likely lead to incorrect results due to broadcasting in {name}. "
            "Please ensure they have the same size.",
            stacklevel=3,
        )


def l1_loss(
    input: Tensor,
    target: Tensor,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    weight: Tensor | None = None,
) -> Tensor:
    """Return the absolute error."""
    _warn_of_sizes("l1_loss", input, target)
    number = _reduction(size_average, reduce, reduction)
    if weight is not None:
        return _weighted((input - target).abs(), weight, number)
    return _C.l1_loss(input, target, number)


def mse_loss(
    input: Tensor,
    target: Tensor,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    weight: Tensor | None = None,
) -> Tensor:
    """Return the squared error."""
    _warn_of_sizes("mse_loss", input, target)
    number = _reduction(size_average, reduce, reduction)
    if weight is not None:
        return _weighted((input - target).square(), weight, number)
    return _C.mse_loss(input, target, number)


def _weighted(loss: Tensor, weight: Tensor, number: int) -> Tensor:
    if weight.shape != loss.shape:
        raise ValueError("Weights and input must have the same size.")
    weighted = loss * weight
    if number == 1:
        return weighted.sum() / weight.sum()
    return _reduce(weighted, number)


def smooth_l1_loss(
    input: Tensor,
    target: Tensor,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    beta: float = 1.0,
) -> Tensor:
    """Squared error below `beta`, absolute error above, joined smoothly."""
    _warn_of_sizes("smooth_l1_loss", input, target)
    number = _reduction(size_average, reduce, reduction)
    if beta == 0.0:
        return _C.l1_loss(input, target, number)
    return _C.smooth_l1_loss(input, target, number, beta)


def huber_loss(
    input: Tensor,
    target: Tensor,
    reduction: str = "mean",
    delta: float = 1.0,
    weight: Tensor | None = None,
) -> Tensor:
    """Squared error below `delta`, `delta`-scaled absolute error above."""
    _warn_of_sizes("huber_loss", input, target)
    if weight is not None:
        if weight.shape != input.shape:
            raise ValueError("Weights and input must have the same size.")
        return _reduce(_C.huber_loss(input, target, 0, delta) * weight, _number(reduction))
    return _C.huber_loss(input, target, _number(reduction), delta)


def cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: bool | None = None,
    ignore_index: int = -100,
    reduce: bool | None = None,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
    """Cross entropy of logits against class indexes or class probabilities."""
    number = _reduction(size_average, reduce, reduction)
    return _C.cross_entropy_loss(input, target, weight, number, ignore_index, label_smoothing)


def linear_cross_entropy(
    input: Tensor,
    linear_weight: Tensor,
    target: Tensor,
    *,
    linear_bias: Tensor | None = None,
    weight: Tensor | None = None,
    reduction: str = "mean",
    ignore_index: int | None = None,
    label_smoothing: float = 0.0,
    options: Any = None,
) -> Tensor:
    """Cross entropy of logits that are a linear map of `input`."""
    if options is not None:
        raise NotImplementedError(
            "linear_cross_entropy: options (chunking) are not supported; leave them out"
        )
    classes = list(linear_weight.shape)[:-1]
    batch = list(input.shape)[:-1]
    if input.dim() not in (1, 2) or linear_weight.dim() < 2:
        raise RuntimeError(
            "linear_cross_entropy: needs input (C,) or (N, C) and a weight of at least 2 dimensions, got shapes "
            f"{list(input.shape)} and {list(linear_weight.shape)}"
        )
    if input.size(-1) != linear_weight.size(-1):
        raise RuntimeError(
            f"linear_cross_entropy: {input.size(-1)} features of the input do not meet {linear_weight.size(-1)} of "
            "the weight"
        )
    if linear_bias is not None and list(linear_bias.shape) != classes:
        raise RuntimeError(
            f"linear_cross_entropy: linear_bias must have shape {classes}, got {list(linear_bias.shape)}"
        )
    if len(classes) > 1 and not batch:
        raise RuntimeError(
            f"linear_cross_entropy: a weight of shape {list(linear_weight.shape)} needs a batched input (N, "
            f"{input.size(-1)}), got {list(input.shape)}"
        )
    if ignore_index is not None and list(target.shape) == [*batch, *classes]:
        raise RuntimeError(
            "linear_cross_entropy: no index to ignore where the target has probabilities"
        )
    flat_bias = None if linear_bias is None else linear_bias.reshape(-1)
    logits = _C.linear(input, linear_weight.reshape(-1, linear_weight.size(-1)), flat_bias)
    logits = logits.reshape([*batch, *classes])
    ignored = -100 if ignore_index is None else ignore_index
    return _C.cross_entropy_loss(
        logits, target, weight, _number(reduction), ignored, label_smoothing
    )


def nll_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: bool | None = None,
    ignore_index: int = -100,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Negative log likelihood of class indexes, given log-probabilities."""
    number = _reduction(size_average, reduce, reduction)
    return _C.nll_loss_nd(input, target, weight, number, ignore_index)


def binary_cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Cross entropy of probabilities against probabilities."""
    number = _reduction(size_average, reduce, reduction)
    if target.shape != input.shape:
        raise ValueError(
            f"Using a target size ({target.shape}) that is different to the input size ({input.shape}) is "
            "deprecated. Please ensure they have the same size."
        )
    if weight is not None:
        weight = weight.expand(target.shape)
    return _C.binary_cross_entropy(input, target, weight, number)


def binary_cross_entropy_with_logits(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    pos_weight: Tensor | None = None,
) -> Tensor:
    """Cross entropy of logits against probabilities."""
    number = _reduction(size_average, reduce, reduction)
    if target.shape != input.shape:
        raise ValueError(
            f"Target size ({target.shape}) must be the same as input size ({input.shape})"
        )
    return _C.binary_cross_entropy_with_logits(input, target, weight, pos_weight, number)


def kl_div(
    input: Tensor,
    target: Tensor,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    log_target: bool = False,
) -> Tensor:
    """Kullback-Leibler divergence of log-probabilities from `target`."""
    if reduction == "batchmean":
        total = _C.kl_div(input, target, 2, log_target=log_target)
        if input.dim() != 0:
            return total / input.size(0)
        return total
    number = _reduction(size_average, reduce, reduction)
    return _C.kl_div(input, target, number, log_target=log_target)


def poisson_nll_loss(
    input: Tensor,
    target: Tensor,
    log_input: bool = True,
    full: bool = False,
    size_average: bool | None = None,
    eps: float = 1e-8,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Negative log likelihood of a Poisson distribution."""
    number = _reduction(size_average, reduce, reduction)
    loss = input.exp() - target * input if log_input else input - target * (input + eps).log()
    if full:
        stirling = target * target.log() - target + 0.5 * (target * (2.0 * math.pi)).log()
        loss = loss + stirling.masked_fill(target <= 1, 0.0)
    return _reduce(loss, number)


def gaussian_nll_loss(
    input: Tensor,
    target: Tensor,
    var: Tensor | float,
    full: bool = False,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Tensor:
    """Negative log likelihood of a normal distribution with variances `var`, at least `eps`."""
    if isinstance(var, float):
        if var < 0.0:
            raise ValueError("var has negative entry/entries")
        var = _C.full_like(input, var)
    elif (var < 0).any():
        raise ValueError("var has negative entry/entries")
    if var.shape != input.shape:
        if list(input.shape)[:-1] == list(var.shape):
            var = var.unsqueeze(-1)
        elif not (list(input.shape)[:-1] == list(var.shape)[:-1] and var.size(-1) == 1):
            raise ValueError("var is of incorrect size")
    if reduction != "none" and reduction != "mean" and reduction != "sum":
        raise ValueError(reduction + " is not valid")
    # The floor is no part of the function: gradients pass to var as if it were not there.
    safe = var + (var.detach().clamp(min=eps) - var.detach())
    loss = 0.5 * (safe.log() + (input - target).square() / safe)
    if full:
        loss = loss + 0.5 * math.log(2.0 * math.pi)
    return _reduce(loss, _number(reduction))


def hinge_embedding_loss(
    input: Tensor,
    target: Tensor,
    margin: float = 1.0,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Return `x` where the target is 1, `max(0, margin - x)` where it is -1."""
    number = _reduction(size_average, reduce, reduction)
    zeros = _C.zeros_like(input)
    far = _C.where(target != 1, (margin - input).clamp_min(0), zeros)
    near = _C.where(target != -1, input, zeros)
    return _reduce(far + near, number)


def margin_ranking_loss(
    input1: Tensor,
    input2: Tensor,
    target: Tensor,
    margin: float = 0.0,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Return `max(0, -target * (input1 - input2) + margin)`."""
    number = _reduction(size_average, reduce, reduction)
    if input1.dim() != input2.dim() or input1.dim() != target.dim():
        raise RuntimeError(
            "margin_ranking_loss : All input tensors should have same dimension but got sizes: "
            f"input1: {input1.shape}, input2: {input2.shape}, target: {target.shape} "
        )
    return _reduce((-target * (input1 - input2) + margin).clamp_min(0), number)


def cosine_embedding_loss(
    input1: Tensor,
    input2: Tensor,
    target: Tensor,
    margin: float = 0.0,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Return `1 - cos` where the target is 1, `max(0, cos - margin)` where it is -1."""
    number = _reduction(size_average, reduce, reduction)
    if target.dim() != 0 and target.dim() != 1:
        raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
    if input1.dim() != target.dim() + 1 or input2.dim() != target.dim() + 1:
        raise RuntimeError(
            f"{target.dim()}D target tensor expects {target.dim() + 1}D input tensors, but found inputs with sizes "
            f"{input1.shape} and {input2.shape}."
        )
    tiny = 1e-12
    product = (input1 * input2).sum(-1)
    lengths = (input1.square().sum(-1) + tiny) * (input2.square().sum(-1) + tiny)
    cosine = product / lengths.sqrt()
    zeros = _C.zeros_like(cosine)
    near = _C.where(target == 1, 1 - cosine, zeros)
    far = _C.where(target == -1, (cosine - margin).clamp_min(0), zeros)
    return _reduce(near + far, number)


def soft_margin_loss(
    input: Tensor,
    target: Tensor,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Return `log(1 + exp(-target * x))`."""
    return _C.soft_margin_loss(input, target, _reduction(size_average, reduce, reduction))


def multi_margin_loss(
    input: Tensor,
    target: Tensor,
    p: int = 1,
    margin: float = 1.0,
    weight: Tensor | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Multi-class margin loss against class indexes."""
    number = _reduction(size_average, reduce, reduction)
    if p != 1 and p != 2:
        raise ValueError("only p == 1 and p == 2 supported")
    if weight is not None and weight.dim() != 1:
        raise ValueError("weight must be one-dimensional")
    return _C.multi_margin_loss(input, target, p, margin, weight, number)


def multilabel_margin_loss(
    input: Tensor,
    target: Tensor,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Multi-label margin loss against lists of class indexes that end with -1."""
    return _C.multilabel_margin_loss(input, target, _reduction(size_average, reduce, reduction))


def multilabel_soft_margin_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Multi-label loss by maximum entropy: the mean over classes of binary cross entropies."""
    number = _reduction(size_average, reduce, reduction)
    loss = -(target * _C.log_sigmoid(input) + (1 - target) * _C.log_sigmoid(-input))
    if weight is not None:
        loss = loss * weight
    return _reduce(loss.sum(input.dim() - 1) / input.size(input.dim() - 1), number)


def triplet_margin_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: float = 1.0,
    p: float = 2,
    eps: float = 1e-6,
    swap: bool = False,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Return `max(0, d(anchor, positive) - d(anchor, negative) + margin)` with p-norm distances."""
    number = _reduction(size_average, reduce, reduction)
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    if anchor.dim() != positive.dim() or anchor.dim() != negative.dim():
        raise RuntimeError(
            "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: "
            f"anchor {anchor.dim()}D, positive {positive.dim()}D, and negative {negative.dim()}D inputs"
        )
    near = _C.pairwise_distance(anchor, positive, p, eps)
    far = _C.pairwise_distance(anchor, negative, p, eps)
    if swap:
        far = _C.minimum(far, _C.pairwise_distance(positive, negative, p, eps))
    return _reduce((margin + near - far).clamp_min(0), number)


def triplet_margin_with_distance_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    *,
    distance_function: Callable[[Any, Any], Any] | None = None,
    margin: float = 1.0,
    swap: bool = False,
    reduction: str = "mean",
) -> Tensor:
    """Triplet loss with any distance; by default, the Euclidean one."""
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    if anchor.dim() != positive.dim() or anchor.dim() != negative.dim():
        raise RuntimeError(
            "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: "
            f"anchor {anchor.dim()}D, positive {positive.dim()}D, and negative {negative.dim()}D inputs"
        )
    distance = _C.pairwise_distance if distance_function is None else distance_function
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = _C.minimum(far, distance(positive, negative))
    return _reduce((margin + near - far).clamp_min(0), _number(reduction))
