"""Tools around tensors."""

from rtensor.utils import data

__all__ = ["data"]
