"""What scripts call that is itself written as a script: compiled where it is used."""

from __future__ import annotations

from rtensor._C import Tensor


def numel(sizes: list[int]) -> int:
    """The product of all sizes."""
    n = 1
    for size in sizes:
        n *= size
    return n


def size_text(sizes: list[int]) -> str:
    """`str(x.shape)`."""
    return "rtensor.Size(" + str(list(sizes)) + ")"


def product(items: list[int], start: int) -> int:
    """`math.prod` of ints."""
    for x in items:
        start = start * x
    return start


def product_of_floats(items: list[float], start: float) -> float:
    """`math.prod` of floats."""
    for x in items:
        start = start * x
    return start


def sum_of_tensors(items: list[Tensor]) -> Tensor:
    """`sum` of tensors, which Python begins at 0."""
    if len(items) == 0:
        raise NotImplementedError("sum() of no tensors is an int, which a script cannot give here")
    out = 0 + items[0]
    for x in items[1:]:
        out = out + x
    return out


def sum_from(items: list[Tensor], start: Tensor) -> Tensor:
    """`sum` of tensors with a start."""
    for x in items:
        start = start + x
    return start
