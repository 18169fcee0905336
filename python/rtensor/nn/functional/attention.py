"""Attention with many heads, over packed or separate projections."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _as_bias(mask: Tensor | None, name: str, like: Tensor) -> Tensor | None:
    """Turn a boolean mask (True: look away) into numbers to add."""
    if mask is None:
        return None
    if mask.dtype == _C.bool:
        return _C.zeros_like(mask, dtype=like.dtype).masked_fill(mask, float("-inf"))
    if not mask.is_floating_point():
        raise RuntimeError(f"only bool and floating types of {name} are supported")
    return mask


def _project(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    q_weight: Tensor | None,
    k_weight: Tensor | None,
    v_weight: Tensor | None,
) -> tuple[Tensor, Tensor, Tensor]:
    width = query.size(-1)
    q_bias = k_bias = v_bias = None
    if bias is not None:
        q_bias, k_bias, v_bias = bias.chunk(3)
    if weight is not None:
        if key.size(-1) != width or value.size(-1) != width:
            raise RuntimeError(
                f"expected keys and values of width {width}, got {key.shape} and {value.shape}"
            )
        q_weight, k_weight, v_weight = weight.chunk(3)
    if q_weight is None or k_weight is None or v_weight is None:
        raise ValueError(
            "use_separate_proj_weight needs q_proj_weight, k_proj_weight and v_proj_weight"
        )
    return (
        _C.linear(query, q_weight, q_bias),
        _C.linear(key, k_weight, k_bias),
        _C.linear(value, v_weight, v_bias),
    )


def _check_masks(
    mask: Tensor | None, padding: Tensor | None, batch: int, heads: int, target: int, source: int
) -> Tensor | None:
    """Check the shapes; return the attention mask with a leading dimension of 1 or batch * heads."""
    if padding is not None and list(padding.shape) != [batch, source]:
        raise RuntimeError(
            f"expecting key_padding_mask shape of {(batch, source)}, but got {tuple(padding.shape)}"
        )
    if mask is None:
        return None
    if mask.dim() == 2:
        if list(mask.shape) != [target, source]:
            raise RuntimeError(
                f"The shape of the 2D attn_mask is {tuple(mask.shape)}, but should be {(target, source)}."
            )
        return mask.unsqueeze(0)
    if mask.dim() == 3:
        if list(mask.shape) != [batch * heads, target, source]:
            raise RuntimeError(
                f"The shape of the 3D attn_mask is {tuple(mask.shape)}, but should be {(batch * heads, target, source)}."
            )
        return mask
    raise RuntimeError(f"attn_mask's dimension {mask.dim()} is not supported")


def multi_head_attention_forward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    embed_dim_to_check: int,
    num_heads: int,
    in_proj_weight: Tensor | None,
    in_proj_bias: Tensor | None,
    bias_k: Tensor | None,
    bias_v: Tensor | None,
    add_zero_attn: bool,
    dropout_p: float,
    out_proj_weight: Tensor,
    out_proj_bias: Tensor | None,
    training: bool = True,
    key_padding_mask: Tensor | None = None,
    need_weights: bool = True,
    attn_mask: Tensor | None = None,
    use_separate_proj_weight: bool = False,
    q_proj_weight: Tensor | None = None,
    k_proj_weight: Tensor | None = None,
    v_proj_weight: Tensor | None = None,
    static_k: Tensor | None = None,
    static_v: Tensor | None = None,
    average_attn_weights: bool = True,
    is_causal: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """Attend from `query` (L, N, E) to `key` and `value` (S, N, E); the batch may be left out.

    Returns
    -------
    tuple of Tensor and Tensor or None
        The result (L, N, E), and the weights (N, L, S) if asked for; per head (N, H, L, S) if not averaged.

    """
    batched = query.dim() == 3
    if query.dim() != 2 and query.dim() != 3:
        raise RuntimeError(
            f"query should be unbatched 2D or batched 3D tensor but received {query.dim()}-D query tensor"
        )
    if key.dim() != query.dim() or value.dim() != query.dim():
        raise RuntimeError(
            f"For {'batched' if batched else 'unbatched'} (3-D) `query`, expected `key` and `value` of as many "
            f"dimensions, but found {key.dim()}-D and {value.dim()}-D tensors"
        )
    if not batched:
        query, key, value = query.unsqueeze(1), key.unsqueeze(1), value.unsqueeze(1)
        if key_padding_mask is not None:
            key_padding_mask = key_padding_mask.unsqueeze(0)
    target, batch, width = query.size(0), query.size(1), query.size(2)
    source = key.size(0)
    if width != embed_dim_to_check:
        raise RuntimeError(
            f"was expecting embedding dimension of {embed_dim_to_check}, but got {width}"
        )
    if width % num_heads != 0:
        raise RuntimeError(f"embed_dim {width} not divisible by num_heads {num_heads}")
    if key.size(0) != value.size(0) or key.size(1) != value.size(1):
        raise RuntimeError(
            f"key shape {tuple(key.shape)} does not match value shape {tuple(value.shape)}"
        )
    if is_causal and attn_mask is None:
        raise RuntimeError(
            "Need attn_mask if specifying the is_causal hint. You may use the Transformer module method "
            "`generate_square_subsequent_mask` to create this mask."
        )
    head = width // num_heads
    q, k, v = _project(
        query,
        key,
        value,
        None if use_separate_proj_weight else in_proj_weight,
        in_proj_bias,
        q_proj_weight,
        k_proj_weight,
        v_proj_weight,
    )
    mask = _check_masks(
        _as_bias(attn_mask, "attn_mask", q), key_padding_mask, batch, num_heads, target, source
    )
    padding = _as_bias(key_padding_mask, "key_padding_mask", q)
    if bias_k is not None and bias_v is not None:
        if static_k is not None or static_v is not None:
            raise RuntimeError("bias cannot be added to static key or value")
        k = _C.cat([k, bias_k.expand(1, batch, width)])
        v = _C.cat([v, bias_v.expand(1, batch, width)])
        mask = None if mask is None else _C.pad(mask, [0, 1])
        padding = None if padding is None else _C.pad(padding, [0, 1])
    q = q.reshape(target, batch * num_heads, head).transpose(0, 1)
    if static_k is None:
        k = k.reshape(k.size(0), batch * num_heads, head).transpose(0, 1)
    else:
        k = static_k
    if static_v is None:
        v = v.reshape(v.size(0), batch * num_heads, head).transpose(0, 1)
    else:
        v = static_v
    if add_zero_attn:
        k = _C.cat([k, _C.zeros([batch * num_heads, 1, head], dtype=k.dtype, device=k.device)], 1)
        v = _C.cat([v, _C.zeros([batch * num_heads, 1, head], dtype=v.dtype, device=v.device)], 1)
        mask = None if mask is None else _C.pad(mask, [0, 1])
        padding = None if padding is None else _C.pad(padding, [0, 1])
    source = k.size(1)
    if padding is not None:
        spread = padding.reshape(batch, 1, 1, source).expand(batch, num_heads, 1, source)
        spread = spread.reshape(batch * num_heads, 1, source)
        mask = spread if mask is None else mask + spread
    drop = dropout_p if training else 0.0
    if need_weights:
        scores = (q * head**-0.5) @ k.transpose(-2, -1)
        if mask is not None:
            scores = scores + mask
        weights = scores.softmax(-1)
        if drop > 0.0:
            weights = _C.dropout(weights, drop, True)
        result = weights @ v
    else:
        if mask is not None:
            mask = mask.expand(batch * num_heads, target, source).reshape(
                batch, num_heads, target, source
            )
        result = _C.scaled_dot_product_attention(
            q.reshape(batch, num_heads, target, head),
            k.reshape(batch, num_heads, source, head),
            v.reshape(batch, num_heads, source, head),
            mask,
            drop,
            False,
        ).reshape(batch * num_heads, target, head)
        weights = None
    result = _C.linear(
        result.transpose(0, 1).reshape(target, batch, width), out_proj_weight, out_proj_bias
    )
    if weights is not None:
        weights = weights.reshape(batch, num_heads, target, source)
        if average_attn_weights:
            weights = weights.mean(1)
        if not batched:
            weights = weights.squeeze(0)
    if not batched:
        result = result.squeeze(1)
    return result, weights
