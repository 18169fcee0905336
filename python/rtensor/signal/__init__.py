"""Signals: window functions."""

from rtensor.signal import windows

__all__ = ["windows"]
