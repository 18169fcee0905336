"""Look-ups in tables of embeddings."""

from __future__ import annotations

import warnings

from rtensor import _C
from rtensor._C import Tensor


def embedding(
    input: Tensor,
    weight: Tensor,
    padding_idx: int | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor:
    """Return the rows of `weight` that `input` names.

    With `max_norm`, rows that are longer are shortened in `weight` itself first; `padding_idx` gets no gradient.
    """
    row = -1
    if padding_idx is not None:
        row = _padding_row(padding_idx, weight.size(0))
    if max_norm is not None:
        _shorten(weight.detach(), input, max_norm, norm_type)
    return _C.embedding(weight, input, row, scale_grad_by_freq, sparse)


def _shorten(weight: Tensor, input: Tensor, max_norm: float, norm_type: float) -> None:
    """Shorten rows in use that are too long, in place; recorded nowhere, being no part of the function."""
    used = _C.unique_dim(input.reshape(-1), 0)[0]
    rows = weight.index_select(0, used)
    norms = _C.linalg_vector_norm(rows, norm_type, 1, True)
    factors = _C.where(norms > max_norm, max_norm / (norms + 1e-7), _C.ones_like(norms))
    weight.index_copy_(0, used, rows * factors)


def _padding_row(padding_idx: int, rows: int) -> int:
    if padding_idx >= rows or padding_idx < -rows:
        raise ValueError(
            f"padding_idx must be within num_embeddings: got {padding_idx} for {rows} rows"
        )
    if padding_idx < 0:
        return padding_idx + rows
    return padding_idx


def embedding_bag(
    input: Tensor,
    weight: Tensor,
    offsets: Tensor | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    scale_grad_by_freq: bool = False,
    mode: str = "mean",
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int | None = None,
) -> Tensor:
    """Return sums, means or maxima of bags of rows: of each row of a 2-d `input`, or between `offsets`."""
    if weight.dtype == _C.int64 and input.is_floating_point():
        warnings.warn(
            "the arguments of nn.functional.embedding_bag are (input, weight); this order is deprecated",
            stacklevel=2,
        )
        input, weight = weight, input
    if per_sample_weights is not None and input.shape != per_sample_weights.shape:
        raise ValueError(
            f"embedding_bag: If per_sample_weights ({per_sample_weights.shape}) is not None, "
            f"then it must have the same shape as the input ({input.shape})"
        )
    if input.dim() == 2:
        if offsets is not None:
            raise ValueError(
                "if input is 2D, then offsets has to be None, as input is treated is a mini-batch of "
                f"fixed length sequences. However, found offsets of type {type(offsets)}"
            )
        offsets = _C.arange(0, input.numel(), input.size(1), dtype=input.dtype, device=input.device)
        input = input.reshape(-1)
        if per_sample_weights is not None:
            per_sample_weights = per_sample_weights.reshape(-1)
    elif input.dim() == 1:
        if offsets is None:
            raise ValueError("offsets has to be a 1D Tensor but got None")
        if offsets.dim() != 1:
            raise ValueError("offsets has to be a 1D Tensor")
    else:
        raise ValueError(
            f"input has to be 1D or 2D Tensor, but got Tensor of dimension {input.dim()}"
        )
    if mode != "sum" and mode != "mean" and mode != "max":
        raise ValueError("mode has to be one of sum, mean or max")
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(
            "embedding_bag: per_sample_weights was not None. per_sample_weights is only supported for mode='sum' "
            f"(got mode='{mode}')."
        )
    if max_norm is not None:
        _shorten(weight.detach(), input, max_norm, norm_type)
    if mode == "max" and (scale_grad_by_freq or sparse):
        raise RuntimeError("embedding_bag: mode 'max' takes neither scale_grad_by_freq nor sparse")
    bags = offsets.size(0)
    if include_last_offset:
        bags = bags - 1
        offsets = offsets[:-1]
    # As in `embedding`, the gradient is dense whatever `sparse` says.
    rows = _C.embedding(weight, input.to(_C.int64), -1, scale_grad_by_freq, sparse)
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(-1)
    places = _C.arange(0, input.size(0), dtype=offsets.dtype, device=input.device)
    bag = _C.searchsorted(offsets, places, right=True) - 1
    if padding_idx is not None:
        kept = input != _padding_row(padding_idx, weight.size(0))
        rows = rows[kept]
        bag = bag[kept]
    return _reduce_bags(rows, bag, bags, mode)


def _reduce_bags(rows: Tensor, bag: Tensor, bags: int, mode: str) -> Tensor:
    zeros = _C.zeros([bags, rows.size(1)], dtype=rows.dtype, device=rows.device)
    if mode == "max":
        index = bag.unsqueeze(-1).expand(rows.shape)
        return zeros.scatter_reduce(0, index, rows, "amax", include_self=False)
    total = zeros.index_add(0, bag, rows)
    if mode == "mean":
        return total / _C.bincount(bag, minlength=bags).clamp(min=1).to(rows.dtype).unsqueeze(-1)
    return total
