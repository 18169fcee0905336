"""Make one batch of a list of samples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rtensor import _C
from rtensor.utils.data.dataset import _Rows

Tensor = _C.Tensor


def _is_array(value: Any) -> bool:
    """Whether this is a NumPy array or scalar; NumPy itself is not needed to know."""
    return type(value).__module__ == "numpy"


def default_collate(batch: Any) -> Any:
    """Stack tensors, arrays and numbers; keep strings; go into tuples, lists and dicts."""
    if isinstance(batch, _Rows):
        return batch.collated()
    first = batch[0]
    if isinstance(first, Tensor):
        return _C.stack(list(batch))
    if _is_array(first):
        if first.dtype.kind in "OSUV":
            raise TypeError(
                f"default_collate: cannot make a tensor of an array of dtype {first.dtype}"
            )
        return default_collate([_C.as_tensor(value) for value in batch])
    if isinstance(first, float):
        return _C.tensor(list(batch), dtype=_C.float64)
    if isinstance(first, int):
        return _C.tensor(list(batch))
    if isinstance(first, (str, bytes)):
        return batch
    if isinstance(first, Mapping):
        values = {key: default_collate([d[key] for d in batch]) for key in first}
        try:
            return type(first)(values)  # type: ignore[call-arg]
        except TypeError:
            return values
    if isinstance(first, tuple) and hasattr(first, "_fields"):
        return type(first)(*(default_collate(column) for column in zip(*batch, strict=True)))
    if isinstance(first, Sequence):
        if any(len(sample) != len(first) for sample in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        return [default_collate(column) for column in zip(*batch, strict=True)]
    raise TypeError(
        "default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; "
        f"found {type(first)}"
    )


def default_convert(data: Any) -> Any:
    """Turn arrays in one sample into tensors; go into tuples, lists and dicts."""
    if isinstance(data, Tensor):
        return data
    if _is_array(data):
        return data if data.dtype.kind in "OSUV" else _C.as_tensor(data)
    if isinstance(data, Mapping):
        return {key: default_convert(value) for key, value in data.items()}
    if isinstance(data, tuple) and hasattr(data, "_fields"):
        return type(data)(*(default_convert(value) for value in data))
    if isinstance(data, tuple):
        return [default_convert(value) for value in data]
    if isinstance(data, Sequence) and not isinstance(data, (str, bytes)):
        return [default_convert(value) for value in data]
    return data
