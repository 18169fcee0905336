"""Attention with many heads."""

from __future__ import annotations

from typing import Any

from rtensor import _C
from rtensor._C import Tensor
from rtensor.nn import functional as F
from rtensor.nn import init
from rtensor.nn.linear import Linear
from rtensor.nn.module import Module
from rtensor.nn.parameter import Parameter


class MultiheadAttention(Module):
    """Attention over several subspaces at once ("Attention Is All You Need").

    Parameters
    ----------
    embed_dim, num_heads : int
        Width of the model, and heads that share it.
    dropout : float
        Dropout of the attention weights.
    bias, add_bias_kv, add_zero_attn : bool
        Biases of the projections; learned extra keys and values; an extra key and value of zeros.
    kdim, vdim : int, optional
        Widths of keys and values, if not `embed_dim`.
    batch_first : bool
        Whether the batch is the first dimension, not the second.

    """

    embed_dim: int
    kdim: int
    vdim: int
    num_heads: int
    dropout: float
    batch_first: bool
    head_dim: int
    add_zero_attn: bool
    in_proj_weight: Tensor | None
    in_proj_bias: Tensor | None
    q_proj_weight: Tensor | None
    k_proj_weight: Tensor | None
    v_proj_weight: Tensor | None
    bias_k: Tensor | None
    bias_v: Tensor | None

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dropout: float = 0.0,
        bias: bool = True,
        add_bias_kv: bool = False,
        add_zero_attn: bool = False,
        kdim: int | None = None,
        vdim: int | None = None,
        batch_first: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if embed_dim <= 0 or num_heads <= 0:
            raise ValueError(
                f"embed_dim and num_heads must be greater than 0, got embed_dim={embed_dim} and num_heads={num_heads} instead"
            )
        if embed_dim % num_heads != 0:
            raise AssertionError("embed_dim must be divisible by num_heads")
        self.embed_dim = embed_dim
        self.kdim = embed_dim if kdim is None else kdim
        self.vdim = embed_dim if vdim is None else vdim
        self._qkv_same_embed_dim = self.kdim == embed_dim and self.vdim == embed_dim
        self.num_heads = num_heads
        self.dropout = dropout
        self.batch_first = batch_first
        self.head_dim = embed_dim // num_heads
        self.add_zero_attn = add_zero_attn

        def parameter(*sizes: int) -> Parameter:
            return Parameter(_C.empty(sizes, device=device, dtype=dtype))

        same = self._qkv_same_embed_dim
        self.register_parameter("q_proj_weight", None if same else parameter(embed_dim, embed_dim))
        self.register_parameter("k_proj_weight", None if same else parameter(embed_dim, self.kdim))
        self.register_parameter("v_proj_weight", None if same else parameter(embed_dim, self.vdim))
        self.register_parameter(
            "in_proj_weight", parameter(3 * embed_dim, embed_dim) if same else None
        )
        self.register_parameter("in_proj_bias", parameter(3 * embed_dim) if bias else None)
        self.out_proj: Linear = Linear(embed_dim, embed_dim, bias=bias, device=device, dtype=dtype)
        self.register_parameter("bias_k", parameter(1, 1, embed_dim) if add_bias_kv else None)
        self.register_parameter("bias_v", parameter(1, 1, embed_dim) if add_bias_kv else None)
        self._reset_parameters()

    def _reset_parameters(self) -> None:
        for weight in (
            self.in_proj_weight,
            self.q_proj_weight,
            self.k_proj_weight,
            self.v_proj_weight,
        ):
            if weight is not None:
                init.xavier_uniform_(weight)
        if self.in_proj_bias is not None:
            init.zeros_(self.in_proj_bias)
            if self.out_proj.bias is not None:
                init.zeros_(self.out_proj.bias)
        for bias in (self.bias_k, self.bias_v):
            if bias is not None:
                init.xavier_normal_(bias)

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        key_padding_mask: Tensor | None = None,
        need_weights: bool = True,
        attn_mask: Tensor | None = None,
        average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Tensor, Tensor | None]:
        """Attend from `query` to `key` and `value`.

        Parameters
        ----------
        query, key, value : Tensor
            (L, N, E), (S, N, E), (S, N, E), or batch first, or without a batch.
        key_padding_mask : Tensor, optional
            (N, S); True (or a number to add) where to look away.
        need_weights, average_attn_weights : bool
            Whether to return the weights, and averaged over the heads.
        attn_mask : Tensor, optional
            (L, S) or (N * heads, L, S); True (or a number to add) where to look away.
        is_causal : bool
            A hint that `attn_mask` is causal.

        Returns
        -------
        tuple of Tensor and Tensor or None
            The result, shaped as `query`, and the weights.

        """
        swap = self.batch_first and query.dim() == 3
        if swap:
            query = query.transpose(0, 1)
            key = key.transpose(0, 1)
            value = value.transpose(0, 1)
        result, weights = F.multi_head_attention_forward(
            query,
            key,
            value,
            self.embed_dim,
            self.num_heads,
            self.in_proj_weight,
            self.in_proj_bias,
            self.bias_k,
            self.bias_v,
            self.add_zero_attn,
            self.dropout,
            self.out_proj.weight,
            self.out_proj.bias,
            self.training,
            key_padding_mask,
            need_weights,
            attn_mask,
            not self._qkv_same_embed_dim,
            self.q_proj_weight,
            self.k_proj_weight,
            self.v_proj_weight,
            None,
            None,
            average_attn_weights,
            is_causal,
        )
        if swap:
            result = result.transpose(0, 1)
        return result, weights
