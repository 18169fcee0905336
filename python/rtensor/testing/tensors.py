"""Tensors made to order, the same ones each time."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from rtensor import _C

_LOW, _HIGH = -9.0, 9.0


def integer_range(dtype: Any) -> tuple[int, int]:
    """Return the least and the greatest value of an integer dtype."""
    bits = 8 * dtype.itemsize
    return (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if dtype.is_signed else (0, 2**bits - 1)


def draw(source: random.Random, count: int, dtype: Any, low: float, high: float) -> list[Any]:
    """Draw `count` Python values that suit `dtype`, from `low` to `high`."""
    if dtype == _C.bool:
        return [source.random() < 0.5 for _ in range(count)]
    if dtype.is_complex:
        return [complex(source.uniform(low, high), source.uniform(low, high)) for _ in range(count)]
    if dtype.is_floating_point:
        return [source.uniform(low, high) for _ in range(count)]
    least, most = integer_range(dtype)
    first, last = max(math.ceil(low), least), min(math.floor(high), most)
    return [source.randint(first, max(first, last)) for _ in range(count)]


def make_tensor(
    *shape: int | Sequence[int],
    dtype: Any,
    device: Any = "cpu",
    low: float | None = None,
    high: float | None = None,
    requires_grad: bool = False,
    noncontiguous: bool = False,
    exclude_zero: bool = False,
    seed: int = 0,
) -> Any:
    """Return a tensor of values between `low` and `high`, drawn with `seed`.

    Parameters
    ----------
    shape : int or sequence of int
        Its sizes.
    dtype, device
        What and where it is.
    low, high : float, optional
        Bounds of the values; -9 and 9 by default (0 and 9 for unsigned integers).
    requires_grad : bool
        Whether it shall require grad.
    noncontiguous : bool
        Leave gaps between the elements.
    exclude_zero : bool
        Put ones in the place of zeros.
    seed : int
        Another one gives other values.

    """
    sizes = [int(n) for part in shape for n in (part if isinstance(part, Sequence) else (part,))]
    count = math.prod(sizes)
    values = draw(
        random.Random(seed),
        count,
        dtype,
        _LOW if low is None else low,
        _HIGH if high is None else high,
    )
    if exclude_zero:
        values = [v if v != 0 else type(v)(1) for v in values]
    if noncontiguous and count > 1:
        # Every element twice; the view takes the first of each pair.
        values = [v for v in values for _ in range(2)]
        wide = _C.tensor(values, dtype=dtype).reshape(*sizes[:-1], 2 * sizes[-1])
        result = wide[..., ::2]
    else:
        result = _C.tensor(values, dtype=dtype).reshape(sizes)
    result = result.to(device)
    return result.requires_grad_() if requires_grad else result
