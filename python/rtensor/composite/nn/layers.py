"""Normalisation, padding, shuffling, distances, attention."""

from __future__ import annotations

import math

from rtensor import _C
from rtensor._C import Tensor


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
    if dims == 0:
        raise RuntimeError("normalized_shape must name at least one dimension, got []")
    if list(input.shape)[input.dim() - dims :] != list(normalized_shape):
        raise RuntimeError(
            f"Given normalized_shape={list(normalized_shape)}, expected input with shape "
            f"[*, {', '.join(str(n) for n in normalized_shape)}], but got input of size {list(input.shape)}"
        )
    # What follows is made for this dtype: passing it on lets a trace refuse another.
    input = input.to(input.dtype)
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
    dtype = query.dtype
    if dtype == _C.float16 or dtype == _C.bfloat16:
        # Half types are rounded once, at the end.
        query, key, value = query.to(_C.float32), key.to(_C.float32), value.to(_C.float32)
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
    return (weights @ value).to(dtype)


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
