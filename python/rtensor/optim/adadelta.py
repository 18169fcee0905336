"""Adadelta."""

from __future__ import annotations

from typing import Any

from rtensor import _C
from rtensor.optim.optimizer import Optimizer, check, counter, gradient_of, with_gradients


class Adadelta(Optimizer):
    """Descent with steps scaled by the ratio of running means of squared steps and squared gradients."""

    def __init__(
        self,
        params: Any,
        lr: Any = 1.0,
        rho: float = 0.9,
        eps: float = 1e-6,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        capturable: bool = False,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        check(lr >= 0, "learning rate", lr)
        check(0 <= rho <= 1, "rho value", rho)
        check(eps >= 0, "epsilon value", eps)
        check(weight_decay >= 0, "weight_decay value", weight_decay)
        options = {
            "lr": lr,
            "rho": rho,
            "eps": eps,
            "weight_decay": weight_decay,
            "maximize": maximize,
            "capturable": capturable,
            "foreach": foreach,
            "differentiable": differentiable,
        }
        super().__init__(params, options)

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group."""
        rho, eps = group["rho"], group["eps"]
        for p in with_gradients(group):
            state = self.state[p]
            if not state:
                state["step"] = counter(p)
                state["square_avg"] = _C.zeros_like(p)
                state["acc_delta"] = _C.zeros_like(p)
            grad = gradient_of(p, group["maximize"])
            state["step"].add_(1)
            if group["weight_decay"] != 0:
                grad = grad.add(p, alpha=group["weight_decay"])
            square = state["square_avg"].mul_(rho).addcmul_(grad, grad, value=1 - rho)
            delta = (state["acc_delta"] + eps).sqrt_() / (square + eps).sqrt_() * grad
            state["acc_delta"].mul_(rho).addcmul_(delta, delta, value=1 - rho)
            p.sub_(delta * group["lr"])
