"""Keep gradients from growing too large; nothing is recorded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rtensor import _C
from rtensor.autograd.mode import no_grad

Tensor = _C.Tensor


def _listed(parameters: Any) -> list[Any]:
    return [parameters] if isinstance(parameters, Tensor) else list(parameters)


def get_total_norm(
    tensors: Any,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Any:
    """Return the norm of all `tensors` as one vector."""
    with no_grad():
        each = [_C.linalg_vector_norm(t.detach(), norm_type) for t in _listed(tensors)]
        if not each:
            return _C.tensor(0.0)
        total = _C.linalg_vector_norm(_C.stack(each), norm_type)
        if error_if_nonfinite and not bool(total.isfinite()):
            raise RuntimeError(
                f"The total norm of order {norm_type} for gradients from `parameters` is non-finite, so it cannot be "
                "clipped. To disable this error and scale the gradients by the non-finite norm anyway, set "
                "`error_if_nonfinite=False`"
            )
        return total


def clip_grads_with_norm_(
    parameters: Any, max_norm: float, total_norm: Any, foreach: bool | None = None
) -> None:
    """Scale gradients in place so that a norm of `total_norm` becomes at most `max_norm`."""
    with no_grad():
        # Computed without a branch on the value, so that a trace of it stays right.
        factor = (max_norm / (total_norm + 1e-6)).clamp(max=1.0)
        for p in _listed(parameters):
            if p.grad is not None:
                p.grad.mul_(factor.to(p.grad.dtype))


def clip_grad_norm_(
    parameters: Tensor | Iterable[Any],
    max_norm: float,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Any:
    """Scale the gradients of `parameters` in place so that their common norm is at most `max_norm`.

    Returns
    -------
    Tensor
        The norm before.

    """
    listed = _listed(parameters)
    grads = [p.grad for p in listed if p.grad is not None]
    total = get_total_norm(grads, float(norm_type), error_if_nonfinite)
    clip_grads_with_norm_(listed, float(max_norm), total)
    return total


def clip_grad_value_(
    parameters: Tensor | Iterable[Any], clip_value: float, foreach: bool | None = None
) -> None:
    """Clamp every element of the gradients in place to `-clip_value` … `clip_value`."""
    with no_grad():
        for p in _listed(parameters):
            if p.grad is not None:
                p.grad.clamp_(-float(clip_value), float(clip_value))
