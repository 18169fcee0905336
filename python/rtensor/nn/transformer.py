"""The transformer's layers and stacks."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from rtensor import _C
from rtensor._C import Tensor
from rtensor.nn import functional as F
from rtensor.nn import init
from rtensor.nn.attention import MultiheadAttention
from rtensor.nn.container import ModuleList
from rtensor.nn.dropout import Dropout
from rtensor.nn.linear import Linear
from rtensor.nn.module import Module
from rtensor.nn.norm import LayerNorm


def _activation(activation: Any) -> Any:
    if isinstance(activation, str):
        if activation == "relu":
            return F.relu
        if activation == "gelu":
            return F.gelu
        raise RuntimeError(f"activation should be relu/gelu, not {activation}")
    return activation


class TransformerEncoderLayer(Module):
    """Self-attention and a feed-forward net, each with residual and layer norm."""

    norm_first: bool

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu",
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        where = {"device": device, "dtype": dtype}
        self.self_attn: MultiheadAttention = MultiheadAttention(
            d_model, nhead, dropout=dropout, bias=bias, batch_first=batch_first, **where
        )
        self.linear1: Linear = Linear(d_model, dim_feedforward, bias=bias, **where)
        self.dropout: Dropout = Dropout(dropout)
        self.linear2: Linear = Linear(dim_feedforward, d_model, bias=bias, **where)
        self.norm_first = norm_first
        self.norm1: LayerNorm = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **where)
        self.norm2: LayerNorm = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **where)
        self.dropout1: Dropout = Dropout(dropout)
        self.dropout2: Dropout = Dropout(dropout)
        self.activation: Any = _activation(activation)

    def forward(
        self,
        src: Tensor,
        src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool = False,
    ) -> Tensor:
        """Encode one step further."""
        x = src
        if self.norm_first:
            x = x + self._sa_block(self.norm1(x), src_mask, src_key_padding_mask, is_causal)
            return x + self._ff_block(self.norm2(x))
        x = self.norm1(x + self._sa_block(x, src_mask, src_key_padding_mask, is_causal))
        out: Tensor = self.norm2(x + self._ff_block(x))
        return out

    def _sa_block(
        self,
        x: Tensor,
        attn_mask: Tensor | None,
        key_padding_mask: Tensor | None,
        is_causal: bool = False,
    ) -> Tensor:
        attended = self.self_attn(x, x, x, key_padding_mask, False, attn_mask, True, is_causal)[0]
        out: Tensor = self.dropout1(attended)
        return out

    def _ff_block(self, x: Tensor) -> Tensor:
        out: Tensor = self.dropout2(self.linear2(self.dropout(self.activation(self.linear1(x)))))
        return out


class TransformerDecoderLayer(Module):
    """Self-attention, attention to an encoder's memory, and a feed-forward net."""

    norm_first: bool

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu",
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        where = {"device": device, "dtype": dtype}
        self.self_attn: MultiheadAttention = MultiheadAttention(
            d_model, nhead, dropout=dropout, bias=bias, batch_first=batch_first, **where
        )
        self.multihead_attn: MultiheadAttention = MultiheadAttention(
            d_model, nhead, dropout=dropout, bias=bias, batch_first=batch_first, **where
        )
        self.linear1: Linear = Linear(d_model, dim_feedforward, bias=bias, **where)
        self.dropout: Dropout = Dropout(dropout)
        self.linear2: Linear = Linear(dim_feedforward, d_model, bias=bias, **where)
        self.norm_first = norm_first
        self.norm1: LayerNorm = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **where)
        self.norm2: LayerNorm = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **where)
        self.norm3: LayerNorm = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **where)
        self.dropout1: Dropout = Dropout(dropout)
        self.dropout2: Dropout = Dropout(dropout)
        self.dropout3: Dropout = Dropout(dropout)
        self.activation: Any = _activation(activation)

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool = False,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """Decode one step further."""
        x = tgt
        if self.norm_first:
            x = x + self._sa_block(self.norm1(x), tgt_mask, tgt_key_padding_mask, tgt_is_causal)
            x = x + self._mha_block(
                self.norm2(x), memory, memory_mask, memory_key_padding_mask, memory_is_causal
            )
            return x + self._ff_block(self.norm3(x))
        x = self.norm1(x + self._sa_block(x, tgt_mask, tgt_key_padding_mask, tgt_is_causal))
        x = self.norm2(
            x + self._mha_block(x, memory, memory_mask, memory_key_padding_mask, memory_is_causal)
        )
        out: Tensor = self.norm3(x + self._ff_block(x))
        return out

    def _sa_block(
        self,
        x: Tensor,
        attn_mask: Tensor | None,
        key_padding_mask: Tensor | None,
        is_causal: bool = False,
    ) -> Tensor:
        attended = self.self_attn(x, x, x, key_padding_mask, False, attn_mask, True, is_causal)[0]
        out: Tensor = self.dropout1(attended)
        return out

    def _mha_block(
        self,
        x: Tensor,
        memory: Tensor,
        attn_mask: Tensor | None,
        key_padding_mask: Tensor | None,
        is_causal: bool = False,
    ) -> Tensor:
        attended = self.multihead_attn(
            x, memory, memory, key_padding_mask, False, attn_mask, True, is_causal
        )[0]
        out: Tensor = self.dropout2(attended)
        return out

    def _ff_block(self, x: Tensor) -> Tensor:
        out: Tensor = self.dropout3(self.linear2(self.dropout(self.activation(self.linear1(x)))))
        return out


class TransformerEncoder(Module):
    """A stack of encoder layers, copies of one."""

    num_layers: int

    def __init__(
        self,
        encoder_layer: Module,
        num_layers: int,
        norm: Module | None = None,
        enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:
        super().__init__()
        self.layers: ModuleList = ModuleList(
            copy.deepcopy(encoder_layer) for _ in range(num_layers)
        )
        self.num_layers = num_layers
        self.norm = norm

    def forward(
        self,
        src: Tensor,
        mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool | None = None,
    ) -> Tensor:
        """Encode."""
        causal = is_causal is not None and is_causal and mask is not None
        output = src
        for layer in self.layers:
            output = layer(output, mask, src_key_padding_mask, causal)
        if self.norm is not None:
            output = self.norm(output)
        return output


class TransformerDecoder(Module):
    """A stack of decoder layers, copies of one."""

    num_layers: int

    def __init__(self, decoder_layer: Module, num_layers: int, norm: Module | None = None) -> None:
        super().__init__()
        self.layers: ModuleList = ModuleList(
            copy.deepcopy(decoder_layer) for _ in range(num_layers)
        )
        self.num_layers = num_layers
        self.norm = norm

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """Decode."""
        causal = tgt_is_causal is not None and tgt_is_causal and tgt_mask is not None
        output = tgt
        for layer in self.layers:
            output = layer(
                output,
                memory,
                tgt_mask,
                memory_mask,
                tgt_key_padding_mask,
                memory_key_padding_mask,
                causal,
                memory_is_causal,
            )
        if self.norm is not None:
            output = self.norm(output)
        return output


class Transformer(Module):
    """An encoder and a decoder."""

    d_model: int
    nhead: int
    batch_first: bool

    def __init__(
        self,
        d_model: int = 512,
        nhead: int = 8,
        num_encoder_layers: int = 6,
        num_decoder_layers: int = 6,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: str | Callable[[Any], Any] = "relu",
        custom_encoder: Any = None,
        custom_decoder: Any = None,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        options = (
            dim_feedforward,
            dropout,
            activation,
            layer_norm_eps,
            batch_first,
            norm_first,
            bias,
            device,
            dtype,
        )

        def norm() -> LayerNorm:
            return LayerNorm(d_model, eps=layer_norm_eps, bias=bias, device=device, dtype=dtype)

        self.encoder: Any = custom_encoder
        if custom_encoder is None:
            layer = TransformerEncoderLayer(d_model, nhead, *options)
            self.encoder = TransformerEncoder(layer, num_encoder_layers, norm())
        self.decoder: Any = custom_decoder
        if custom_decoder is None:
            inner = TransformerDecoderLayer(d_model, nhead, *options)
            self.decoder = TransformerDecoder(inner, num_decoder_layers, norm())
        for p in self.parameters():
            if p.dim() > 1:
                init.xavier_uniform_(p)
        self.d_model = d_model
        self.nhead = nhead
        self.batch_first = batch_first

    def forward(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        src_is_causal: bool | None = None,
        tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """Encode `src`, then decode `tgt`."""
        if src.dim() == 3 and src.size(0 if self.batch_first else 1) != tgt.size(
            0 if self.batch_first else 1
        ):
            raise RuntimeError("the batch number of src and tgt must be equal")
        if src.size(-1) != self.d_model or tgt.size(-1) != self.d_model:
            raise RuntimeError("the feature number of src and tgt must be equal to d_model")
        memory = self.encoder(src, src_mask, src_key_padding_mask, src_is_causal)
        out: Tensor = self.decoder(
            tgt,
            memory,
            tgt_mask,
            memory_mask,
            tgt_key_padding_mask,
            memory_key_padding_mask,
            tgt_is_causal,
            memory_is_causal,
        )
        return out

    @staticmethod
    def generate_square_subsequent_mask(sz: int, device: Any = None, dtype: Any = None) -> Any:
        """Return the causal mask: -inf above the diagonal, 0 elsewhere."""
        return _C.full((sz, sz), float("-inf"), device=device, dtype=dtype).triu(1)
