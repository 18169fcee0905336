"""Stochastic gradient descent."""

from __future__ import annotations

from typing import Any

from rtensor._C import Tensor
from rtensor.optim.optimizer import Optimizer, check, gradient_of, with_gradients


class SGD(Optimizer):
    """Gradient descent, with momentum.

    Parameters
    ----------
    params : iterable
        What to optimize.
    lr : float
        Learning rate.
    momentum, dampening : float
        `buffer = momentum * buffer + (1 - dampening) * gradient`.
    weight_decay : float
        Added to the gradient, times the parameter.
    nesterov : bool
        Look ahead along the momentum.
    maximize : bool
        Climb instead.

    """

    def __init__(
        self,
        params: Any,
        lr: Any = 1e-3,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float = 0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        check(lr >= 0, "learning rate", lr)
        check(momentum >= 0, "momentum value", momentum)
        check(weight_decay >= 0, "weight_decay value", weight_decay)
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        options = {
            "lr": lr,
            "momentum": momentum,
            "dampening": dampening,
            "weight_decay": weight_decay,
            "nesterov": nesterov,
            "maximize": maximize,
            "foreach": foreach,
            "differentiable": differentiable,
            "fused": fused,
        }
        super().__init__(params, options)

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group."""
        momentum = group["momentum"]
        for p in with_gradients(group):
            grad = gradient_of(p, group["maximize"])
            if group["weight_decay"] != 0:
                grad = grad.add(p, alpha=group["weight_decay"])
            if momentum != 0:
                state = self.state[p]
                buffer = state.get("momentum_buffer")
                if buffer is None:
                    buffer = state["momentum_buffer"] = grad.detach().clone()
                else:
                    buffer.mul_(momentum).add_(grad, alpha=1 - group["dampening"])
                grad = grad.add(buffer, alpha=momentum) if group["nesterov"] else buffer
            lr = group["lr"]
            if isinstance(lr, Tensor):
                p.sub_(grad * lr)
            else:
                p.add_(grad, alpha=-lr)
