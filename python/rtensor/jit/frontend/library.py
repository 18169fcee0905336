"""What scripts call that is itself written as a script: compiled where it is used."""

from __future__ import annotations


def numel(sizes: list[int]) -> int:
    """The product of all sizes."""
    n = 1
    for size in sizes:
        n *= size
    return n


def size_text(sizes: list[int]) -> str:
    """`str(x.shape)`."""
    return "rtensor.Size(" + str(list(sizes)) + ")"
