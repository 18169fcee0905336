"""What schedules of learning rates share.

A schedule keeps the first rate of every group (`initial_lr`), counts its steps in `last_epoch`, and writes the
groups' `lr` at each `step`. Most rates are computed from the one before, so that several schedules can be used on
one optimizer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rtensor.optim.optimizer import Optimizer


class LRScheduler:
    """Base of schedules: subclasses define `get_lr`."""

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        if not isinstance(optimizer, Optimizer):
            raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")
        self.optimizer = optimizer
        for i, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                # Another schedule of this optimizer may have changed the rate already.
                group.setdefault("initial_lr", group["lr"])
            elif "initial_lr" not in group:
                raise KeyError(
                    f"param 'initial_lr' is not specified in param_groups[{i}] when resuming an optimizer"
                )
        self.base_lrs: list[float] = [group["initial_lr"] for group in optimizer.param_groups]
        self.last_epoch: int = last_epoch
        self._step_count = 0
        self._first = True
        self.step()
        self._first = False

    def get_lr(self) -> list[Any]:
        """Return the rates for `last_epoch`."""
        raise NotImplementedError

    def get_last_lr(self) -> list[Any]:
        """Return the rates in use."""
        return self._last_lr

    def step(self, epoch: int | None = None) -> None:
        """Go one epoch further, or to `epoch`."""
        self._step_count += 1
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        closed = getattr(self, "_closed_form", None)
        rates = self.get_lr() if epoch is None or closed is None else closed()
        self._write(rates)

    def _write(self, rates: Sequence[Any]) -> None:
        for group, rate in zip(self.optimizer.param_groups, rates, strict=True):
            if hasattr(group["lr"], "fill_"):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self._last_lr = [group["lr"] for group in self.optimizer.param_groups]

    def _current(self) -> list[Any]:
        return [group["lr"] for group in self.optimizer.param_groups]

    def state_dict(self) -> dict[str, Any]:
        """Return everything but the optimizer."""
        return {k: v for k, v in self.__dict__.items() if k != "optimizer"}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take back what `state_dict` gave."""
        self.__dict__.update(state_dict)
