"""Adagrad."""

from __future__ import annotations

from typing import Any

from rtensor import _C
from rtensor.optim.optimizer import Optimizer, check, counter, gradient_of, with_gradients


class Adagrad(Optimizer):
    """Gradient descent, scaled by the root of the sum of all squared gradients."""

    def __init__(
        self,
        params: Any,
        lr: Any = 1e-2,
        lr_decay: float = 0,
        weight_decay: float = 0,
        initial_accumulator_value: float = 0,
        eps: float = 1e-10,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        check(lr >= 0, "learning rate", lr)
        check(lr_decay >= 0, "lr_decay value", lr_decay)
        check(weight_decay >= 0, "weight_decay value", weight_decay)
        check(
            initial_accumulator_value >= 0,
            "initial_accumulator_value value",
            initial_accumulator_value,
        )
        check(eps >= 0, "epsilon value", eps)
        options = {
            "lr": lr,
            "lr_decay": lr_decay,
            "eps": eps,
            "weight_decay": weight_decay,
            "initial_accumulator_value": initial_accumulator_value,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "fused": fused,
        }
        super().__init__(params, options)
        for group in self.param_groups:
            for p in group["params"]:
                self.state[p]["step"] = counter(p)
                self.state[p]["sum"] = _C.full_like(p.detach(), group["initial_accumulator_value"])

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group."""
        for p in with_gradients(group):
            state = self.state[p]
            if not state:
                state["step"] = counter(p)
                state["sum"] = _C.full_like(p, group["initial_accumulator_value"])
            grad = gradient_of(p, group["maximize"])
            step = state["step"].add_(1)
            if group["weight_decay"] != 0:
                grad = grad.add(p, alpha=group["weight_decay"])
            rate = group["lr"] / (1 + (step.to(_C.float64) - 1) * group["lr_decay"])
            total = state["sum"].addcmul_(grad, grad, value=1)
            p.sub_(grad / total.sqrt().add_(group["eps"]) * rate)
