"""Adamax."""

from __future__ import annotations

from typing import Any

from rtensor import _C
from rtensor.optim.optimizer import (
    Optimizer,
    check,
    corrected,
    counter,
    gradient_of,
    with_gradients,
)


class Adamax(Optimizer):
    """Adam with the running maximum of the gradient's size in place of the mean of its square."""

    def __init__(
        self,
        params: Any,
        lr: Any = 2e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        check(lr >= 0, "learning rate", lr)
        check(eps >= 0, "epsilon value", eps)
        for i, beta in enumerate(betas):
            check(0 <= beta < 1, f"beta parameter at index {i}", beta)
        check(weight_decay >= 0, "weight_decay value", weight_decay)
        options = {
            "lr": lr,
            "betas": betas,
            "eps": eps,
            "weight_decay": weight_decay,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "capturable": capturable,
        }
        super().__init__(params, options)

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group."""
        beta1, beta2 = group["betas"]
        for p in with_gradients(group):
            state = self.state[p]
            if not state:
                state["step"] = counter(p)
                state["exp_avg"] = _C.zeros_like(p)
                state["exp_inf"] = _C.zeros_like(p)
            grad = gradient_of(p, group["maximize"])
            step = state["step"].add_(1)
            if group["weight_decay"] != 0:
                grad = grad.add(p, alpha=group["weight_decay"])
            mean = state["exp_avg"].lerp_(grad, 1 - beta1)
            largest = state["exp_inf"]
            largest.copy_(_C.maximum(largest * beta2, grad.abs().add_(group["eps"])))
            p.sub_(mean / largest * (group["lr"] / corrected(beta1, step)))
