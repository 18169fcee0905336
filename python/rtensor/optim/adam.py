"""Adam and its kin."""

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


def _check_common(lr: Any, betas: tuple[float, float], eps: float, weight_decay: float) -> None:
    check(lr >= 0, "learning rate", lr)
    check(eps >= 0, "epsilon value", eps)
    for i, beta in enumerate(betas):
        check(0 <= beta < 1, f"beta parameter at index {i}", beta)
    check(weight_decay >= 0, "weight_decay value", weight_decay)


class Adam(Optimizer):
    """Descent along running means of the gradient, scaled by running means of its square.

    Parameters
    ----------
    params : iterable
        What to optimize.
    lr : float
        Learning rate.
    betas : tuple of float
        How slowly the two means follow.
    eps : float
        Added to the denominator.
    weight_decay : float
        Added to the gradient, times the parameter.
    amsgrad : bool
        Use the largest mean of squares so far.
    maximize : bool
        Climb instead.
    decoupled_weight_decay : bool
        Shrink the parameter itself instead, as AdamW does.

    """

    def __init__(
        self,
        params: Any,
        lr: Any = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        amsgrad: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
        decoupled_weight_decay: bool = False,
    ) -> None:
        _check_common(lr, betas, eps, weight_decay)
        options = {
            "lr": lr,
            "betas": betas,
            "eps": eps,
            "weight_decay": weight_decay,
            "amsgrad": amsgrad,
            "maximize": maximize,
            "foreach": foreach,
            "capturable": capturable,
            "differentiable": differentiable,
            "fused": fused,
            "decoupled_weight_decay": decoupled_weight_decay,
        }
        super().__init__(params, options)

    def _state_of(self, p: Any, amsgrad: bool) -> dict[str, Any]:
        state = self.state[p]
        if not state:
            state["step"] = counter(p)
            state["exp_avg"] = _C.zeros_like(p)
            state["exp_avg_sq"] = _C.zeros_like(p)
            if amsgrad:
                state["max_exp_avg_sq"] = _C.zeros_like(p)
        return state

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group."""
        beta1, beta2 = group["betas"]
        lr, decay = group["lr"], group["weight_decay"]
        for p in with_gradients(group):
            state = self._state_of(p, group["amsgrad"])
            grad = gradient_of(p, group["maximize"])
            step, mean, square = state["step"], state["exp_avg"], state["exp_avg_sq"]
            step.add_(1)
            if decay != 0:
                if group["decoupled_weight_decay"]:
                    p.mul_(1 - lr * decay)
                else:
                    grad = grad.add(p, alpha=decay)
            mean.lerp_(grad, 1 - beta1)
            square.mul_(beta2).addcmul_(
                grad, grad.conj() if grad.is_complex() else grad, value=1 - beta2
            )
            if group["amsgrad"]:
                largest = state["max_exp_avg_sq"]
                square = largest.copy_(_C.maximum(largest, square))
            denominator = (square.sqrt() / corrected(beta2, step).sqrt()).add_(group["eps"])
            p.sub_(mean / denominator * (lr / corrected(beta1, step)))


class AdamW(Adam):
    """Adam with a weight decay that shrinks the parameter itself."""

    def __init__(
        self,
        params: Any,
        lr: Any = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        super().__init__(
            params,
            lr,
            betas,
            eps,
            weight_decay,
            amsgrad,
            foreach=foreach,
            maximize=maximize,
            capturable=capturable,
            differentiable=differentiable,
            fused=fused,
            decoupled_weight_decay=True,
        )


class NAdam(Optimizer):
    """Adam that looks ahead along the mean, as Nesterov's momentum does."""

    def __init__(
        self,
        params: Any,
        lr: Any = 2e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum_decay: float = 4e-3,
        decoupled_weight_decay: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
    ) -> None:
        _check_common(lr, betas, eps, weight_decay)
        check(momentum_decay >= 0, "momentum_decay value", momentum_decay)
        options = {
            "lr": lr,
            "betas": betas,
            "eps": eps,
            "weight_decay": weight_decay,
            "momentum_decay": momentum_decay,
            "decoupled_weight_decay": decoupled_weight_decay,
            "maximize": maximize,
            "foreach": foreach,
            "capturable": capturable,
            "differentiable": differentiable,
        }
        super().__init__(params, options)

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group."""
        beta1, beta2 = group["betas"]
        lr, decay, slowing = group["lr"], group["weight_decay"], group["momentum_decay"]
        for p in with_gradients(group):
            state = self.state[p]
            if not state:
                state["step"] = counter(p)
                state["mu_product"] = _C.ones((), dtype=_C.float64, device=p.device)
                state["exp_avg"] = _C.zeros_like(p)
                state["exp_avg_sq"] = _C.zeros_like(p)
            grad = gradient_of(p, group["maximize"])
            step, mean, square = state["step"], state["exp_avg"], state["exp_avg_sq"]
            step.add_(1)
            if decay != 0:
                if group["decoupled_weight_decay"]:
                    p.mul_(1 - lr * decay)
                else:
                    grad = grad.add(p, alpha=decay)
            count = step.to(_C.float64)
            mu = beta1 * (1 - 0.5 * 0.96 ** (count * slowing))
            mu_next = beta1 * (1 - 0.5 * 0.96 ** ((count + 1) * slowing))
            product = state["mu_product"].mul_(mu)
            mean.lerp_(grad, 1 - beta1)
            square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
            denominator = (square / corrected(beta2, step)).sqrt().add_(group["eps"])
            p.sub_(grad / denominator * (lr * (1 - mu) / (1 - product)))
            p.sub_(mean / denominator * (lr * mu_next / (1 - product * mu_next)))


class RAdam(Optimizer):
    """Adam that begins as plain momentum, until the variance of its scale is known."""

    def __init__(
        self,
        params: Any,
        lr: Any = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        decoupled_weight_decay: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
    ) -> None:
        _check_common(lr, betas, eps, weight_decay)
        options = {
            "lr": lr,
            "betas": betas,
            "eps": eps,
            "weight_decay": weight_decay,
            "decoupled_weight_decay": decoupled_weight_decay,
            "maximize": maximize,
            "foreach": foreach,
            "capturable": capturable,
            "differentiable": differentiable,
        }
        super().__init__(params, options)

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group."""
        beta1, beta2 = group["betas"]
        lr, decay = group["lr"], group["weight_decay"]
        limit = 2 / (1 - beta2) - 1
        for p in with_gradients(group):
            state = self.state[p]
            if not state:
                state["step"] = counter(p)
                state["exp_avg"] = _C.zeros_like(p)
                state["exp_avg_sq"] = _C.zeros_like(p)
            grad = gradient_of(p, group["maximize"])
            step, mean, square = state["step"], state["exp_avg"], state["exp_avg_sq"]
            step.add_(1)
            if decay != 0:
                if group["decoupled_weight_decay"]:
                    p.mul_(1 - lr * decay)
                else:
                    grad = grad.add(p, alpha=decay)
            mean.lerp_(grad, 1 - beta1)
            square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
            variance = corrected(beta2, step)
            length = limit - 2 * step.to(_C.float64) * (1 - variance) / variance
            known = (length - 4) * (length - 2) * limit / ((limit - 4) * (limit - 2) * length)
            # Both forms, and a choice that a trace records.
            rectified = (
                known.clamp_min(0).sqrt() * variance.sqrt() / square.sqrt().add(group["eps"])
            )
            scale = _C.where(length > 5, rectified.to(p.dtype), _C.ones_like(p))
            p.sub_(mean * scale * (lr / corrected(beta1, step)))
