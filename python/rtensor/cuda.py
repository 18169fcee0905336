"""What programs ask before they use a GPU. This build has no CUDA backend yet, so the answer is no."""

from __future__ import annotations

from rtensor import _C


def is_available() -> bool:
    """Whether tensors can be made on a CUDA device."""
    try:
        _C.empty((0,), device="cuda")
    except _C.DeviceError:
        return False
    return True


def device_count() -> int:
    """How many CUDA devices there are."""
    found = 0
    while True:
        try:
            _C.empty((0,), device=f"cuda:{found}")
        except _C.DeviceError:
            return found
        found += 1


__all__ = ["device_count", "is_available"]
