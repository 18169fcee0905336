# Made by `python -m schema.gen` from schema/ops and python/rtensor/autograd/__init__.py; do not edit.
from rtensor._C import is_grad_enabled as is_grad_enabled
from rtensor._C import is_inference_mode as is_inference_mode_enabled
from rtensor.autograd.checks import GradcheckError as GradcheckError
from rtensor.autograd.checks import gradcheck as gradcheck
from rtensor.autograd.checks import gradgradcheck as gradgradcheck
from rtensor.autograd.engine import backward as backward
from rtensor.autograd.engine import grad as grad
from rtensor.autograd.function import Function as Function
from rtensor.autograd.function import FunctionCtx as FunctionCtx
from rtensor.autograd.function import once_differentiable as once_differentiable
from rtensor.autograd.mode import detect_anomaly as detect_anomaly
from rtensor.autograd.mode import enable_grad as enable_grad
from rtensor.autograd.mode import inference_mode as inference_mode
from rtensor.autograd.mode import no_grad as no_grad
from rtensor.autograd.mode import set_grad_enabled as set_grad_enabled

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
