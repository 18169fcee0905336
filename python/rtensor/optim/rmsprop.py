"""RMSprop."""

from __future__ import annotations

from typing import Any

from rtensor import _C
from rtensor.optim.optimizer import Optimizer, check, counter, gradient_of, with_gradients


class RMSprop(Optimizer):
    """Gradient descent, scaled by the root of a running mean of squared gradients."""

    def __init__(
        self,
        params: Any,
        lr: Any = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum: float = 0,
        centered: bool = False,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        check(lr >= 0, "learning rate", lr)
        check(eps >= 0, "epsilon value", eps)
        check(momentum >= 0, "momentum value", momentum)
        check(weight_decay >= 0, "weight_decay value", weight_decay)
        check(alpha >= 0, "alpha value", alpha)
        options = {
            "lr": lr,
            "momentum": momentum,
            "alpha": alpha,
            "eps": eps,
            "centered": centered,
            "weight_decay": weight_decay,
            "capturable": capturable,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
        }
        super().__init__(params, options)

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group."""
        alpha, lr = group["alpha"], group["lr"]
        for p in with_gradients(group):
            state = self.state[p]
            if not state:
                state["step"] = counter(p)
                state["square_avg"] = _C.zeros_like(p)
                if group["momentum"] > 0:
                    state["momentum_buffer"] = _C.zeros_like(p)
                if group["centered"]:
                    state["grad_avg"] = _C.zeros_like(p)
            grad = gradient_of(p, group["maximize"])
            state["step"].add_(1)
            if group["weight_decay"] != 0:
                grad = grad.add(p, alpha=group["weight_decay"])
            square = state["square_avg"].mul_(alpha).addcmul_(grad, grad, value=1 - alpha)
            if group["centered"]:
                mean = state["grad_avg"].lerp_(grad, 1 - alpha)
                square = square - mean * mean
            scaled = grad / square.sqrt().add_(group["eps"])
            if group["momentum"] > 0:
                scaled = state["momentum_buffer"].mul_(group["momentum"]).add_(scaled)
            p.sub_(scaled * lr)
