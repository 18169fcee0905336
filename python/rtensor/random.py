"""Random state of the process."""

from __future__ import annotations

from typing import Any, SupportsInt

from rtensor import _C

Tensor = _C.Tensor
Generator = _C.Generator

_default = _C.default_generator


def manual_seed(seed: SupportsInt) -> Generator:
    """Start the default generator's sequence that belongs to `seed`, any integer of 64 bits."""
    return _default.manual_seed(int(seed))


def seed() -> int:
    """Start from a seed that the system gives; return it."""
    return _default.seed()


def initial_seed() -> int:
    """Return the seed that the default generator was started with."""
    return _default.initial_seed()


def get_rng_state() -> Tensor:
    """Return the default generator's state, as a tensor."""
    return _default.get_state()


def set_rng_state(new_state: Tensor) -> None:
    """Go back to a state that `get_rng_state` gave."""
    _default.set_state(new_state)


class fork_rng:
    """Within the block draw what you like: the state afterwards is that of before."""

    def __init__(self, devices: Any = None, enabled: bool = True) -> None:
        self._enabled = enabled

    def __enter__(self) -> None:
        if self._enabled:
            self._state = _default.get_state()

    def __exit__(self, *exc: object) -> None:
        if self._enabled:
            _default.set_state(self._state)
