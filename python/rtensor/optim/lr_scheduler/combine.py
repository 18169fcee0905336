"""Schedules made of schedules, and the one that watches a metric."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from rtensor.optim.lr_scheduler.base import LRScheduler
from rtensor.optim.optimizer import Optimizer


class SequentialLR(LRScheduler):
    """One schedule after another, changing at milestones."""

    def __init__(
        self,
        optimizer: Optimizer,
        schedulers: list[LRScheduler],
        milestones: list[int],
        last_epoch: int = -1,
    ) -> None:
        if not schedulers:
            raise ValueError(
                "Sequential Schedulers expects at least one scheduler to be chained, but got none."
            )
        for i, scheduler in enumerate(schedulers):
            if scheduler.optimizer is not optimizer:
                raise ValueError(
                    f"Sequential Schedulers expects all schedulers to belong to the same optimizer, but scheduler {i} does not"
                )
        if len(milestones) != len(schedulers) - 1:
            raise ValueError(
                "Sequential Schedulers expects number of schedulers provided to be one more than the number of "
                f"milestone points, but got number of schedulers {len(schedulers)} and the number of milestones "
                f"to be equal to {len(milestones)}"
            )
        self.optimizer = optimizer
        self._schedulers = schedulers
        self._milestones = milestones
        self.last_epoch = last_epoch + 1
        # Each has taken its first step when it was made: undo them, then take the first one's again.
        for group in optimizer.param_groups:
            group["lr"] = group["initial_lr"]
        for scheduler in schedulers:
            scheduler.last_epoch -= 1
        schedulers[0]._first = True
        schedulers[0].step()
        schedulers[0]._first = False
        self._last_lr = schedulers[0].get_last_lr()

    def step(self, epoch: int | None = None) -> None:
        """Go one epoch further."""
        self.last_epoch += 1
        at = bisect_right(self._milestones, self.last_epoch)
        if at > 0 and self._milestones[at - 1] == self.last_epoch:
            self._schedulers[at].step(0)
        else:
            self._schedulers[at].step()
        self._last_lr = self._schedulers[at].get_last_lr()

    def state_dict(self) -> dict[str, Any]:
        """Return everything but the optimizer."""
        own = {k: v for k, v in self.__dict__.items() if k not in ("optimizer", "_schedulers")}
        return {**own, "_schedulers": [s.state_dict() for s in self._schedulers]}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take back what `state_dict` gave."""
        own = dict(state_dict)
        for scheduler, saved in zip(self._schedulers, own.pop("_schedulers"), strict=True):
            scheduler.load_state_dict(saved)
        self.__dict__.update(own)


class ChainedScheduler(LRScheduler):
    """Several schedules at once."""

    def __init__(
        self, schedulers: Sequence[LRScheduler], optimizer: Optimizer | None = None
    ) -> None:
        if len(schedulers) < 1:
            raise ValueError(
                "ChainedScheduler expects at least one scheduler to be chained, but got no scheduler."
            )
        self.optimizer: Optimizer = optimizer or schedulers[0].optimizer
        for i, scheduler in enumerate(schedulers):
            if scheduler.optimizer is not self.optimizer:
                raise ValueError(
                    f"ChainedScheduler expects all schedulers to belong to the same optimizer, but scheduler {i} does not"
                )
        self._schedulers = list(schedulers)
        self._last_lr = self._current()

    def step(self, epoch: int | None = None) -> None:
        """Go one epoch further."""
        for scheduler in self._schedulers:
            scheduler.step()
        self._last_lr = self._current()

    state_dict = SequentialLR.state_dict
    load_state_dict = SequentialLR.load_state_dict


class ReduceLROnPlateau(LRScheduler):
    """Times `factor` when a metric has stopped improving."""

    def __init__(
        self,
        optimizer: Optimizer,
        mode: str = "min",
        factor: float = 0.1,
        patience: int = 10,
        threshold: float = 1e-4,
        threshold_mode: str = "rel",
        cooldown: int = 0,
        min_lr: float | list[float] = 0,
        eps: float = 1e-8,
    ) -> None:
        if factor >= 1.0:
            raise ValueError("Factor should be < 1.0.")
        if not isinstance(optimizer, Optimizer):
            raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")
        if mode not in ("min", "max"):
            raise ValueError(f"mode {mode} is unknown!")
        if threshold_mode not in ("rel", "abs"):
            raise ValueError(f"threshold mode {threshold_mode} is unknown!")
        groups = optimizer.param_groups
        lows = list(min_lr) if isinstance(min_lr, (list, tuple)) else [min_lr] * len(groups)
        if len(lows) != len(groups):
            raise ValueError(f"expected {len(groups)} min_lrs, got {len(lows)}")
        self.optimizer = optimizer
        self.mode = mode
        self.factor = factor
        self.patience = patience
        self.threshold = threshold
        self.threshold_mode = threshold_mode
        self.cooldown = cooldown
        self.min_lrs = lows
        self.eps = eps
        self.best: float = math.inf if mode == "min" else -math.inf
        self.num_bad_epochs: int = 0
        self.cooldown_counter: int = 0
        self.last_epoch = 0
        self._last_lr = self._current()

    def _better(self, value: float) -> bool:
        sign = -1 if self.mode == "min" else 1
        if self.threshold_mode == "abs":
            return sign * value > sign * self.best + self.threshold
        return sign * value > sign * self.best * (1 + sign * self.threshold)

    def step(self, metrics: Any, epoch: int | None = None) -> None:  # type: ignore[override]
        """Look at the metric."""
        value = float(metrics)
        self.last_epoch: int = self.last_epoch + 1 if epoch is None else epoch
        if self._better(value):
            self.best = value
            self.num_bad_epochs = 0
        else:
            self.num_bad_epochs += 1
        if self.cooldown_counter > 0:
            self.cooldown_counter -= 1
            self.num_bad_epochs = 0
        rates = self._current()
        if self.num_bad_epochs > self.patience:
            lower = [
                max(float(lr) * self.factor, low)
                for lr, low in zip(rates, self.min_lrs, strict=True)
            ]
            rates = [
                new if float(old) - new > self.eps else old
                for old, new in zip(rates, lower, strict=True)
            ]
            self.cooldown_counter = self.cooldown
            self.num_bad_epochs = 0
        self._write(rates)
