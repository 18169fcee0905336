"""Rates that go down and up again: cosines and the one cycle."""

from __future__ import annotations

import math
from typing import Any

from rtensor.optim.lr_scheduler.base import LRScheduler
from rtensor.optim.optimizer import Optimizer


class CosineAnnealingLR(LRScheduler):
    """Half a cosine down to `eta_min` in `T_max` epochs, then up again."""

    def __init__(
        self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1
    ) -> None:
        self.T_max = T_max
        self.eta_min = eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """Return the rates for `last_epoch`."""
        if self._first:
            return self._current()
        low, t = self.eta_min, self.T_max
        if self._step_count == 1 and self.last_epoch > 0:
            return self._closed_form()
        if (self.last_epoch - 1 - t) % (2 * t) == 0:
            # The rate before is the lowest: nothing to scale.
            rise = (1 - math.cos(math.pi / t)) / 2
            return [
                lr + (base - low) * rise
                for base, lr in zip(self.base_lrs, self._current(), strict=True)
            ]
        now = 1 + math.cos(math.pi * self.last_epoch / t)
        before = 1 + math.cos(math.pi * (self.last_epoch - 1) / t)
        return [now / before * (lr - low) + low for lr in self._current()]

    def _closed_form(self) -> list[Any]:
        height = (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / 2
        return [self.eta_min + (base - self.eta_min) * height for base in self.base_lrs]


class CosineAnnealingWarmRestarts(LRScheduler):
    """Half a cosine down to `eta_min`, again and again, each time `T_mult` as long."""

    def __init__(
        self,
        optimizer: Optimizer,
        T_0: int,
        T_mult: int = 1,
        eta_min: float = 0.0,
        last_epoch: int = -1,
    ) -> None:
        if T_0 <= 0 or not isinstance(T_0, int):
            raise ValueError(f"Expected positive integer T_0, but got {T_0}")
        if T_mult < 1 or not isinstance(T_mult, int):
            raise ValueError(f"Expected integer T_mult >= 1, but got {T_mult}")
        self.T_0 = T_0
        self.T_i: int = T_0
        self.T_mult = T_mult
        self.eta_min = eta_min
        self.T_cur: float = last_epoch
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """Return the rates for the place in the present cosine."""
        height = (1 + math.cos(math.pi * self.T_cur / self.T_i)) / 2
        return [self.eta_min + (base - self.eta_min) * height for base in self.base_lrs]

    def step(self, epoch: float | None = None) -> None:
        """Go one epoch further, or to `epoch`, which may be a fraction."""
        if epoch is None and self.last_epoch < 0:
            epoch = 0
        if epoch is None:
            epoch = self.last_epoch + 1
            self.T_cur += 1
            if self.T_cur >= self.T_i:
                self.T_cur -= self.T_i
                self.T_i *= self.T_mult
        else:
            if epoch < 0:
                raise ValueError(f"Expected non-negative epoch, but got {epoch}")
            self._place(epoch)
        self._step_count += 1
        self.last_epoch: int = math.floor(epoch)
        self._write(self.get_lr())

    def _place(self, epoch: float) -> None:
        if epoch < self.T_0 or self.T_mult == 1:
            self.T_i = self.T_0
            self.T_cur = epoch % self.T_0 if epoch >= self.T_0 else epoch
            return
        n = int(math.log(epoch / self.T_0 * (self.T_mult - 1) + 1, self.T_mult))
        self.T_cur = epoch - self.T_0 * (self.T_mult**n - 1) / (self.T_mult - 1)
        self.T_i = self.T_0 * self.T_mult**n


class OneCycleLR(LRScheduler):
    """Up to `max_lr` and down again, once; momentum the other way round."""

    def __init__(
        self,
        optimizer: Optimizer,
        max_lr: float | list[float],
        total_steps: int | None = None,
        epochs: int | None = None,
        steps_per_epoch: int | None = None,
        pct_start: float = 0.3,
        anneal_strategy: str = "cos",
        cycle_momentum: bool = True,
        base_momentum: float = 0.85,
        max_momentum: float = 0.95,
        div_factor: float = 25.0,
        final_div_factor: float = 1e4,
        three_phase: bool = False,
        last_epoch: int = -1,
    ) -> None:
        if total_steps is None:
            if epochs is None or steps_per_epoch is None:
                raise ValueError(
                    "You must define either total_steps OR (epochs AND steps_per_epoch)"
                )
            total_steps = epochs * steps_per_epoch
        if total_steps <= 0 or not isinstance(total_steps, int):
            raise ValueError(f"Expected positive integer total_steps, but got {total_steps}")
        if not 0 <= pct_start <= 1:
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(
                f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}"
            )
        self.total_steps = total_steps
        self.anneal_strategy = anneal_strategy
        self.cycle_momentum = cycle_momentum
        top = pct_start * total_steps - 1
        # (last step, rate at the start, rate at the end, momentum at the start, momentum at the end)
        up = (top, "initial_lr", "max_lr", "max_momentum", "base_momentum")
        if three_phase:
            self.phases: list[Any] = [
                up,
                (2 * top, "max_lr", "initial_lr", "base_momentum", "max_momentum"),
                (total_steps - 1, "initial_lr", "min_lr", "max_momentum", "max_momentum"),
            ]
        else:
            self.phases = [
                up,
                (total_steps - 1, "max_lr", "min_lr", "base_momentum", "max_momentum"),
            ]
        groups = optimizer.param_groups
        tops = list(max_lr) if isinstance(max_lr, (list, tuple)) else [max_lr] * len(groups)
        if len(tops) != len(groups):
            raise ValueError(f"expected {len(groups)} values for max_lr, got {len(tops)}")
        if last_epoch == -1:
            for group, high in zip(groups, tops, strict=True):
                group["lr"] = group["initial_lr"] = high / div_factor
                group["max_lr"] = high
                group["min_lr"] = group["initial_lr"] / final_div_factor
                if cycle_momentum:
                    if "momentum" not in group and "betas" not in group:
                        raise ValueError(
                            "optimizer must support momentum or beta1 with `cycle_momentum` option enabled"
                        )
                    group["max_momentum"], group["base_momentum"] = max_momentum, base_momentum
        super().__init__(optimizer, last_epoch)

    def _between(self, start: float, end: float, share: float) -> float:
        if self.anneal_strategy == "linear":
            return (end - start) * share + start
        return end + (start - end) / 2.0 * (1 + math.cos(math.pi * share))

    def get_lr(self) -> list[Any]:
        """Return the rates for `last_epoch`, and set the momentum."""
        step = self.last_epoch
        if step > self.total_steps:
            raise ValueError(
                f"Tried to step {step} times. The specified number of total steps is {self.total_steps}"
            )
        rates = []
        for group in self.optimizer.param_groups:
            begin = 0.0
            for i, (end, lr0, lr1, m0, m1) in enumerate(self.phases):
                if step <= end or i == len(self.phases) - 1:
                    share = (step - begin) / (end - begin)
                    rates.append(self._between(group[lr0], group[lr1], share))
                    if self.cycle_momentum:
                        momentum = self._between(group[m0], group[m1], share)
                        if "betas" in group:
                            group["betas"] = (momentum, *group["betas"][1:])
                        else:
                            group["momentum"] = momentum
                    break
                begin = end
        return rates
