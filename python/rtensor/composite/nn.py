"""Losses, dropout, padding, distances, attention and resizing, as operations made of operations.

Written in the subset that `script` understands. Reductions are numbers: 0 none, 1 mean, 2 sum.
"""

from __future__ import annotations

import math

from rtensor import _C
from rtensor._C import Tensor


def _reduce(loss: Tensor, reduction: int) -> Tensor:
    if reduction == 1:
        return loss.mean()
    if reduction == 2:
        return loss.sum()
    return loss


# Losses


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


# Dropout


def _mask(input: Tensor, p: float) -> Tensor:
    return _C.empty_like(input).bernoulli_(1.0 - p)


def _channels(input: Tensor) -> list[int]:
    if input.dim() < 2:
        raise RuntimeError("Feature dropout requires at least 2 dimensions in the input")
    return [input.size(0), input.size(1)] + [1] * (input.dim() - 2)


def _check_probability(p: float) -> None:
    if p < 0.0 or p > 1.0:
        raise RuntimeError(f"dropout probability has to be between 0 and 1, but got {p}")


def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Zero elements with probability `p` and scale the others."""
    _check_probability(p)
    if not train or p == 0.0 or input.numel() == 0:
        return input
    if p == 1.0:
        return input * _C.zeros([], dtype=input.dtype, device=input.device)
    return input * _mask(input, p).div_(1.0 - p)


def dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """Do so in place."""
    _check_probability(p)
    if not train or p == 0.0 or self.numel() == 0:
        return self
    if p == 1.0:
        return self.mul_(0.0)
    return self.mul_(_mask(self, p).div_(1.0 - p))


def feature_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Zero whole channels with probability `p` and scale the others."""
    _check_probability(p)
    if not train or p == 0.0 or input.numel() == 0:
        return input
    noise = input.new_empty(_channels(input))
    if p == 1.0:
        return input * noise.zero_()
    return input * noise.bernoulli_(1.0 - p).div_(1.0 - p)


def feature_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """Do so in place."""
    _check_probability(p)
    if not train or p == 0.0 or self.numel() == 0:
        return self
    noise = self.new_empty(_channels(self))
    if p == 1.0:
        return self.mul_(noise.zero_())
    return self.mul_(noise.bernoulli_(1.0 - p).div_(1.0 - p))


# The value that SELU approaches from above, negated: what dropped elements become.
_SATURATION = 1.7580993408473766


def _alpha(input: Tensor, noise: Tensor, p: float) -> Tensor:
    scale = 1.0 / math.sqrt((_SATURATION * _SATURATION * p + 1.0) * (1.0 - p))
    shift = (noise - 1.0) * (_SATURATION * scale) + _SATURATION * scale * p
    return input * (noise * scale) + shift


def alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Dropout that keeps mean and variance of SELU's outputs."""
    _check_probability(p)
    if not train or p == 0.0 or input.numel() == 0:
        return input
    if p == 1.0:
        return input * 0.0
    return _alpha(input, _mask(input, p), p)


def alpha_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """Do so in place."""
    return self.copy_(alpha_dropout(self, p, train)) if train and p > 0.0 else self


def feature_alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Do so for whole channels."""
    _check_probability(p)
    if not train or p == 0.0 or input.numel() == 0:
        return input
    if p == 1.0:
        return input * 0.0
    return _alpha(input, input.new_empty(_channels(input)).bernoulli_(1.0 - p), p)


def feature_alpha_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """Do so for whole channels, in place."""
    return self.copy_(feature_alpha_dropout(self, p, train)) if train and p > 0.0 else self


# Normalisation


def instance_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    use_input_stats: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Tensor:
    """Normalise each channel of each image: a batch norm over images folded into channels."""
    if not use_input_stats and (running_mean is None or running_var is None):
        raise RuntimeError(
            "Expected running_mean and running_var to be defined when use_input_stats is false"
        )
    batch, channels = input.size(0), input.size(1)
    flat = input.reshape([1, batch * channels, *list(input.shape)[2:]])
    mean = None if running_mean is None else running_mean.repeat([batch])
    var = None if running_var is None else running_var.repeat([batch])
    scale = None if weight is None else weight.repeat([batch])
    shift = None if bias is None else bias.repeat([batch])
    out = _C.batch_norm(
        flat, scale, shift, mean, var, use_input_stats, momentum, eps, cudnn_enabled
    )
    if use_input_stats:
        if running_mean is not None and mean is not None:
            running_mean.copy_(mean.reshape(batch, channels).mean(0))
        if running_var is not None and var is not None:
            running_var.copy_(var.reshape(batch, channels).mean(0))
    return out.reshape(input.shape)


def rms_norm(
    input: Tensor,
    normalized_shape: list[int],
    weight: Tensor | None = None,
    eps: float | None = None,
) -> Tensor:
    """Divide the last dimensions by their root mean square."""
    dims = len(normalized_shape)
    if list(input.shape)[input.dim() - dims :] != list(normalized_shape):
        raise RuntimeError(
            f"Given normalized_shape={list(normalized_shape)}, expected input with shape "
            f"[*, {', '.join(str(n) for n in normalized_shape)}], but got input of size {list(input.shape)}"
        )
    half = input.dtype == _C.float16 or input.dtype == _C.bfloat16
    wide = input.to(_C.float32) if half else input
    if eps is None:
        double = wide.dtype == _C.float64 or wide.dtype == _C.complex128
        eps = 2.220446049250313e-16 if double else 1.1920928955078125e-07
    axes = [-i - 1 for i in range(dims)]
    square = (wide * wide).mean(axes, True)
    out = wide * (square + eps).rsqrt()
    if half:
        out = out.to(input.dtype)
    return out if weight is None else out * weight


# Padding and shuffling


def pad(self: Tensor, pad: list[int], mode: str = "constant", value: float | None = None) -> Tensor:
    """Put a border around the input; pairs from the last dimension on."""
    if mode == "constant":
        return _C.constant_pad_nd(self, pad, 0 if value is None else value)
    if value is not None and value != 0:
        raise ValueError(f'Padding mode "{mode}" doesn\'t take in value argument')
    if len(pad) % 2 != 0 or len(pad) // 2 > self.dim():
        raise RuntimeError(f"padding needs pairs, at most one a dimension, got {list(pad)}")
    if mode != "reflect" and mode != "replicate" and mode != "circular":
        raise NotImplementedError(f"Unrecognised padding mode {mode}")
    out = self
    for i in range(len(pad) // 2):
        before, after = pad[2 * i], pad[2 * i + 1]
        if before != 0 or after != 0:
            out = _pad_one(out, out.dim() - 1 - i, before, after, mode)
    return out


def _pad_one(x: Tensor, dim: int, before: int, after: int, mode: str) -> Tensor:
    """Select the elements along one dimension that the border is made of."""
    size = x.size(dim)
    if size + before + after < 1:
        raise RuntimeError(f"padding a size {size} by {before} and {after} leaves nothing")
    if mode == "reflect" and (before >= size or after >= size):
        raise RuntimeError(
            f"Padding size should be less than the corresponding input dimension, but got: padding "
            f"({before}, {after}) at dimension {dim} of input {list(x.shape)}"
        )
    if mode == "circular" and (before > size or after > size):
        raise RuntimeError("Padding value causes wrapping around more than once.")
    place = _C.arange(-before, size + after, device=x.device)
    if mode == "reflect":
        place = place.abs()
        place = (size - 1) - ((size - 1) - place).abs()
    elif mode == "replicate":
        place = place.clamp(0, size - 1)
    else:
        place = place.remainder(size)
    return x.index_select(dim, place)


def one_hot(self: Tensor, num_classes: int = -1) -> Tensor:
    """Put 1 at each index, along a new last dimension."""
    if self.dtype != _C.int64:
        raise RuntimeError("one_hot is only applicable to index tensor of type LongTensor.")
    if self.numel() == 0:
        if num_classes <= 0:
            raise RuntimeError("Can not infer total number of classes from empty tensor.")
        return _C.zeros([*list(self.shape), num_classes], dtype=_C.int64, device=self.device)
    # On the device meta there are no values to check.
    known = not self.is_meta
    if known and int(self.min()) < 0:
        raise RuntimeError("Class values must be non-negative.")
    if num_classes == -1:
        num_classes = int(self.max()) + 1
    elif num_classes < 1:
        raise RuntimeError("num_classes should be positive")
    elif known and int(self.max()) >= num_classes:
        raise RuntimeError("Class values must be smaller than num_classes.")
    zeros = _C.zeros([*list(self.shape), num_classes], dtype=_C.int64, device=self.device)
    return zeros.scatter(-1, self.unsqueeze(-1), 1)


def pixel_shuffle(self: Tensor, upscale_factor: int) -> Tensor:
    """Move channels into pixels."""
    if self.dim() < 3 or upscale_factor < 1:
        raise RuntimeError("pixel_shuffle needs at least 3 dimensions and a positive factor")
    r = upscale_factor
    lead = list(self.shape)[:-3]
    c, h, w = self.size(-3), self.size(-2), self.size(-1)
    if c % (r * r) != 0:
        raise RuntimeError(f"pixel_shuffle: the channels ({c}) must be divisible by {r * r}")
    n = len(lead)
    out = self.reshape([*lead, c // (r * r), r, r, h, w])
    out = out.permute([*range(n), n, n + 3, n + 1, n + 4, n + 2])
    return out.reshape([*lead, c // (r * r), h * r, w * r])


def pixel_unshuffle(self: Tensor, downscale_factor: int) -> Tensor:
    """Move pixels into channels."""
    if self.dim() < 3 or downscale_factor < 1:
        raise RuntimeError("pixel_unshuffle needs at least 3 dimensions and a positive factor")
    r = downscale_factor
    lead = list(self.shape)[:-3]
    c, h, w = self.size(-3), self.size(-2), self.size(-1)
    if h % r != 0 or w % r != 0:
        raise RuntimeError(f"pixel_unshuffle: height {h} and width {w} must be divisible by {r}")
    n = len(lead)
    out = self.reshape([*lead, c, h // r, r, w // r, r])
    out = out.permute([*range(n), n, n + 2, n + 4, n + 1, n + 3])
    return out.reshape([*lead, c * r * r, h // r, w // r])


def channel_shuffle(self: Tensor, groups: int) -> Tensor:
    """Interleave the channels of groups."""
    if self.dim() < 3:
        raise RuntimeError("channel_shuffle needs an input with more than 2 dimensions")
    c = self.size(1)
    if groups < 1 or c % groups != 0:
        raise RuntimeError(f"channel_shuffle: {c} channels cannot be divided into {groups} groups")
    rest = list(self.shape)[2:]
    out = self.reshape([self.size(0), groups, c // groups, *rest])
    return out.transpose(1, 2).reshape(self.shape)


# Distances and attention


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-08) -> Tensor:
    """Return the cosine of the angle between vectors; lengths are at least `eps`."""
    x1, x2 = _C.broadcast_tensors([x1, x2])
    first = _C.linalg_vector_norm(x1, 2, [dim], True).clamp_min(eps)
    second = _C.linalg_vector_norm(x2, 2, [dim], True).clamp_min(eps)
    return ((x1 / first) * (x2 / second)).sum(dim)


def pairwise_distance(
    x1: Tensor, x2: Tensor, p: float = 2, eps: float = 1e-06, keepdim: bool = False
) -> Tensor:
    """Return the p-norm of differences along the last dimension."""
    return _C.linalg_vector_norm(x1 - x2 + eps, p, [-1], keepdim)


def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """Return `input1 @ weight[o] @ input2` for each output feature `o`."""
    if input1.size(-1) != weight.size(1) or input2.size(-1) != weight.size(2):
        raise RuntimeError(
            f"bilinear: inputs of {input1.size(-1)} and {input2.size(-1)} features do not fit a weight of "
            f"shape {list(weight.shape)}"
        )
    lead = list(input1.shape)[:-1]
    rows1 = input1.reshape(-1, input1.size(-1))
    rows2 = input2.reshape(-1, input2.size(-1))
    # [rows, out, in2] against [rows, in2, 1]
    flat = weight.permute(1, 0, 2).reshape(weight.size(1), -1)
    half = (rows1 @ flat).reshape(rows1.size(0), weight.size(0), weight.size(2))
    out = half.bmm(rows2.unsqueeze(2)).squeeze(2).reshape([*lead, weight.size(0)])
    return out if bias is None else out + bias


def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    """Return softmax(query @ key.T * scale + mask) @ value; rows that see nothing give 0."""
    if is_causal and attn_mask is not None:
        raise RuntimeError("Explicit attn_mask should not be set when is_causal=True")
    if enable_gqa:
        key = key.repeat_interleave(query.size(-3) // key.size(-3), -3)
        value = value.repeat_interleave(query.size(-3) // value.size(-3), -3)
    factor = 1.0 / math.sqrt(query.size(-1)) if scale is None else scale
    scores = (query * factor) @ key.transpose(-2, -1)
    hidden: Tensor | None = None
    if is_causal:
        rows = _C.arange(query.size(-2), device=query.device).unsqueeze(1)
        hidden = _C.arange(key.size(-2), device=key.device).unsqueeze(0) > rows
    elif attn_mask is not None:
        if attn_mask.dtype == _C.bool:
            hidden = ~attn_mask
        else:
            scores = scores + attn_mask
    if hidden is not None:
        scores = scores.masked_fill(hidden, -math.inf)
    weights = _C.softmax(scores, -1)
    if hidden is not None:
        weights = weights.masked_fill(hidden.all(-1, True), 0.0)
    if dropout_p > 0.0:
        weights = _C.dropout(weights, dropout_p, True)
    return weights @ value


# Resizing


def _nearest(x: Tensor, dim: int, size: int, scale: float | None) -> Tensor:
    ratio = x.size(dim) / size if scale is None else 1.0 / scale
    place = (_C.arange(size, dtype=_C.float32, device=x.device) * ratio).floor().to(_C.int64)
    return x.index_select(dim, place.clamp_max(x.size(dim) - 1))


def upsample_nearest1d(self: Tensor, output_size: list[int], scales: float | None = None) -> Tensor:
    """Resize by the nearest element."""
    return _nearest(self, -1, output_size[0], scales)


def upsample_nearest2d(
    self: Tensor,
    output_size: list[int],
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by the nearest element."""
    return _nearest(_nearest(self, -2, output_size[0], scales_h), -1, output_size[1], scales_w)


def upsample_nearest3d(
    self: Tensor,
    output_size: list[int],
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by the nearest element."""
    deep = _nearest(self, -3, output_size[0], scales_d)
    return upsample_nearest2d(deep, output_size[1:], scales_h, scales_w)


def _linear(x: Tensor, dim: int, size: int, align_corners: bool, scale: float | None) -> Tensor:
    n = x.size(dim)
    wide = _C.float64 if x.dtype == _C.float64 else _C.float32
    place = _C.arange(size, dtype=wide, device=x.device)
    if align_corners:
        place = place * ((n - 1) / (size - 1) if size > 1 else 0.0)
    else:
        ratio = n / size if scale is None else 1.0 / scale
        place = ((place + 0.5) * ratio - 0.5).clamp_min(0.0)
    low = place.floor().to(_C.int64).clamp_max(n - 1)
    high = (low + 1).clamp_max(n - 1)
    part = (place - low).to(x.dtype)
    for _ in range(-dim - 1):
        part = part.unsqueeze(-1)
    return x.index_select(dim, low) * (1 - part) + x.index_select(dim, high) * part


def upsample_linear1d(
    self: Tensor, output_size: list[int], align_corners: bool, scales: float | None = None
) -> Tensor:
    """Resize by linear interpolation."""
    return _linear(self, -1, output_size[0], align_corners, scales)


def upsample_bilinear2d(
    self: Tensor,
    output_size: list[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by linear interpolation in both dimensions."""
    tall = _linear(self, -2, output_size[0], align_corners, scales_h)
    return _linear(tall, -1, output_size[1], align_corners, scales_w)


def upsample_trilinear3d(
    self: Tensor,
    output_size: list[int],
    align_corners: bool,
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """Resize by linear interpolation in three dimensions."""
    deep = _linear(self, -3, output_size[0], align_corners, scales_d)
    return upsample_bilinear2d(deep, output_size[1:], align_corners, scales_h, scales_w)


def glu(self: Tensor, dim: int = -1) -> Tensor:
    """Return one half of the input times the sigmoid of the other."""
    if self.dim() == 0:
        raise RuntimeError("glu does not support 0-dimensional tensors")
    if self.size(dim) % 2 != 0:
        raise RuntimeError(
            f"Halving dimension must be even, but dimension {dim} is size {self.size(dim)}"
        )
    half = self.size(dim) // 2
    return self.narrow(dim, 0, half) * self.narrow(dim, half, half).sigmoid()
