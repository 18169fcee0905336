"""Automatic differentiation: engine, modes, `Function`, checks."""

from rtensor.autograd.engine import backward, grad
from rtensor.autograd.function import Function, FunctionCtx, once_differentiable
from rtensor.autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck
from rtensor.autograd.mode import (
    detect_anomaly,
    enable_grad,
    inference_mode,
    is_grad_enabled,
    is_inference_mode_enabled,
    no_grad,
    set_grad_enabled,
)

__all__ = [
    "Function",
    "FunctionCtx",
    "GradcheckError",
    "backward",
    "detect_anomaly",
    "enable_grad",
    "grad",
    "gradcheck",
    "gradgradcheck",
    "inference_mode",
    "is_grad_enabled",
    "is_inference_mode_enabled",
    "no_grad",
    "once_differentiable",
    "set_grad_enabled",
]
