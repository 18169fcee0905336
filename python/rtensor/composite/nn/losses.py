"""Losses. Reductions are numbers: 0 none, 1 mean, 2 sum."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _reduce(loss: Tensor, reduction: int) -> Tensor:
    if reduction == 1:
        return loss.mean()
    if reduction == 2:
        return loss.sum()
    return loss


def cross_entropy_loss(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
    label_smoothing: float = 0.0,
) -> Tensor:
    """Return the cross entropy of logits and classes, or class probabilities of the same shape."""
    if label_smoothing < 0.0 or label_smoothing > 1.0:
        raise ValueError(f"label_smoothing must be between 0.0 and 1.0, got {label_smoothing}")
    axis = 0 if self.dim() == 1 else 1
    logs = _C.log_softmax(self, axis)
    if target.is_floating_point():
        return _cross_entropy_of_probabilities(
            logs, target, weight, reduction, label_smoothing, axis
        )
    if label_smoothing == 0.0:
        return _C.nll_loss_nd(logs, target, weight, reduction, ignore_index)
    return _smooth_cross_entropy(
        logs, target, weight, reduction, ignore_index, label_smoothing, axis
    )


def _along(weight: Tensor, dims: int, axis: int) -> Tensor:
    """Give a vector of classes the rank of the input."""
    for _ in range(dims - axis - 1):
        weight = weight.unsqueeze(-1)
    return weight


def _cross_entropy_of_probabilities(
    logs: Tensor, target: Tensor, weight: Tensor | None, reduction: int, smoothing: float, axis: int
) -> Tensor:
    if list(target.shape) != list(logs.shape):
        raise RuntimeError(
            f"class probabilities need the input's shape {list(logs.shape)}, got {list(target.shape)}"
        )
    classes = logs.size(axis)
    if smoothing > 0.0:
        target = target * (1.0 - smoothing) + smoothing / classes
    loss = logs * target
    if weight is not None:
        loss = loss * _along(weight, logs.dim(), axis)
    if reduction == 0:
        return -loss.sum(axis)
    if reduction == 2:
        return -loss.sum()
    return -loss.sum() / (logs.numel() // max(classes, 1))


def _smooth_cross_entropy(
    logs: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    smoothing: float,
    axis: int,
) -> Tensor:
    hard = _C.nll_loss_nd(logs, target, weight, reduction, ignore_index)
    spread = logs if weight is None else logs * _along(weight, logs.dim(), axis)
    smooth = (-spread.sum(axis)).masked_fill(target == ignore_index, 0.0)
    if reduction == 2:
        smooth = smooth.sum()
    if reduction == 1:
        if weight is None:
            smooth = smooth.sum() / (target != ignore_index).sum()
        else:
            # The hard loss divides by the same sum of weights.
            kept = target.masked_fill(target == ignore_index, 0)
            each = weight.index_select(0, kept.reshape(-1)).reshape(target.shape)
            smooth = smooth.sum() / each.masked_fill(target == ignore_index, 0.0).sum()
    return hard * (1.0 - smoothing) + smooth * (smoothing / logs.size(axis))


def mse_loss(self: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    """Return the squared difference."""
    return _reduce((self - target).square(), reduction)


def l1_loss(self: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    """Return the absolute difference."""
    return _reduce((self - target).abs(), reduction)


def smooth_l1_loss(self: Tensor, target: Tensor, reduction: int = 1, beta: float = 1.0) -> Tensor:
    """Return the absolute difference, squared where it is below `beta`."""
    if beta < 0.0:
        raise RuntimeError("smooth_l1_loss does not support negative values for beta.")
    size = (self - target).abs()
    if beta == 0.0:
        return _reduce(size, reduction)
    low = size.clamp_max(beta)
    # Below beta both parts are the square, above it the second is 0 apart from the line.
    return _reduce(low * low * (0.5 / beta) + (size - low), reduction)


def huber_loss(self: Tensor, target: Tensor, reduction: int = 1, delta: float = 1.0) -> Tensor:
    """Return half the squared difference, and a line beyond `delta`."""
    if delta <= 0.0:
        raise RuntimeError("huber_loss does not support non-positive values for delta.")
    size = (self - target).abs()
    low = size.clamp_max(delta)
    return _reduce(low * low * 0.5 + (size - low) * delta, reduction)


def binary_cross_entropy(
    self: Tensor, target: Tensor, weight: Tensor | None = None, reduction: int = 1
) -> Tensor:
    """Return the cross entropy of probabilities and targets; logarithms are at least -100."""
    on = self.log().clamp_min(-100.0)
    off = (-self).log1p().clamp_min(-100.0)
    loss = (target - 1.0) * off - target * on
    if weight is not None:
        loss = loss * weight
    return _reduce(loss, reduction)


def binary_cross_entropy_with_logits(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    pos_weight: Tensor | None = None,
    reduction: int = 1,
) -> Tensor:
    """Return the cross entropy of logits and targets; no exponential can overflow."""
    off = _C.log_sigmoid(self)
    if pos_weight is None:
        loss = (1.0 - target) * self - off
    else:
        loss = (1.0 - target) * self - ((pos_weight - 1.0) * target + 1.0) * off
    if weight is not None:
        loss = loss * weight
    return _reduce(loss, reduction)


def kl_div(self: Tensor, target: Tensor, reduction: int = 1, *, log_target: bool = False) -> Tensor:
    """Return the divergence of log-probabilities from a target distribution."""
    if log_target:
        return _reduce(target.exp() * (target - self), reduction)
    return _reduce(_C.xlogy(target, target) - target * self, reduction)


def soft_margin_loss(self: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    """Return log(1 + exp(-target * self)), which grows like a line and does not overflow."""
    return _reduce(-_C.log_sigmoid(target * self), reduction)


def multi_margin_loss(
    self: Tensor,
    target: Tensor,
    p: float = 1,
    margin: float = 1,
    weight: Tensor | None = None,
    reduction: int = 1,
) -> Tensor:
    """Return the margin by which the target class fails to lead, over the others."""
    if p != 1 and p != 2:
        raise RuntimeError("multi_margin_loss: p must be 1 or 2")
    rows = self if self.dim() == 2 else self.reshape(1, -1)
    columns = target.reshape(-1, 1)
    short = (margin - rows.gather(1, columns) + rows).clamp_min(0)
    if p == 2:
        short = short * short
    if weight is not None:
        short = short * weight.index_select(0, target.reshape(-1)).unsqueeze(1)
    others = _C.ones_like(short).scatter(1, columns, 0.0)
    loss = (short * others).sum(1) / rows.size(1)
    if self.dim() < 2 and target.dim() == 0:
        loss = loss.squeeze(0)
    return _reduce(loss, reduction)


def multilabel_margin_loss(self: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    """Return the margin by which every target class fails to lead; targets end at the first -1."""
    if list(self.shape) != list(target.shape):
        raise RuntimeError("multilabel_margin_loss: input and target must have the same shape")
    rows = self if self.dim() == 2 else self.reshape(1, -1)
    targets = target if target.dim() == 2 else target.reshape(1, -1)
    listed = (targets < 0).to(_C.int64).cumsum(1) == 0
    places = targets.masked_fill(~listed, 0)
    # A class is a target if any listed place names it.
    marks = _C.zeros_like(targets).scatter_add(1, places, listed.to(_C.int64)) > 0
    leads = rows.gather(1, places).unsqueeze(2) - rows.unsqueeze(1)
    short = (1.0 - leads).clamp_min(0.0)
    counted = listed.unsqueeze(2) & ~marks.unsqueeze(1)
    loss = short.masked_fill(~counted, 0.0).sum([1, 2]) / rows.size(1)
    if self.dim() < 2:
        loss = loss.squeeze(0)
    return _reduce(loss, reduction)


def triplet_margin_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: float = 1.0,
    p: float = 2.0,
    eps: float = 1e-06,
    swap: bool = False,
    reduction: int = 1,
) -> Tensor:
    """Return how far the negative example fails to be farther away than the positive one."""
    near = _C.pairwise_distance(anchor, positive, p, eps)
    far = _C.pairwise_distance(anchor, negative, p, eps)
    if swap:
        far = _C.minimum(far, _C.pairwise_distance(positive, negative, p, eps))
    return _reduce((margin + near - far).clamp_min(0.0), reduction)
