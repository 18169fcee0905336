"""Automatic differentiation: engine, modes, `Function`, checks.

The engine and the formulas are loaded when they are first asked for.
"""

import importlib
from typing import Any

from rtensor._C import is_grad_enabled
from rtensor._C import is_inference_mode as is_inference_mode_enabled
from rtensor.autograd.mode import (
    detect_anomaly,
    enable_grad,
    inference_mode,
    no_grad,
    set_grad_enabled,
)

_LATER = {
    "checks": ("GradcheckError", "gradcheck", "gradgradcheck"),
    "engine": ("backward", "grad"),
    "function": ("Function", "FunctionCtx", "once_differentiable"),
}
_HOMES = {name: module for module, names in _LATER.items() for name in names}

__all__ = [
    *_HOMES,
    "detect_anomaly",
    "enable_grad",
    "inference_mode",
    "is_grad_enabled",
    "is_inference_mode_enabled",
    "no_grad",
    "set_grad_enabled",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'rtensor.autograd' has no attribute '{name}'")
    value = getattr(importlib.import_module(f"rtensor.autograd.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
