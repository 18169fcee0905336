"""rtensor: a small tensor engine with PyTorch's names and semantics.

Only names live here. What is rarely needed is imported when it is first asked for.
"""

# ruff: noqa: F401
from __future__ import annotations

import importlib
from typing import Any

from rtensor import _C
from rtensor import _tensor as _tensor  # gives Tensor its methods that are written in Python
from rtensor._C import (
    DeviceError,
    DTypeError,
    Generator,
    LoadError,
    OutOfMemoryError,
    ShapeError,
    Size,
    Tensor,
    __version__,
    as_tensor,
    asarray,
    can_cast,
    default_generator,
    device,
    dtype,
    empty_cache,
    from_dlpack,
    from_numpy,
    frombuffer,
    get_default_dtype,
    get_num_threads,
    layout,
    memory_format,
    memory_stats,
    promote_types,
    set_flush_denormal,
    set_num_threads,
    tensor,
)
from rtensor._ops import ops
from rtensor._types import (
    finfo,
    iinfo,
    is_complex,
    is_floating_point,
    is_storage,
    is_tensor,
    result_type,
    set_default_dtype,
)
from rtensor.autograd import tensor as _autograd  # and those of autograd
from rtensor.random import get_rng_state, initial_seed, manual_seed, seed, set_rng_state

_MODULES = frozenset(
    {
        "autograd",
        "composite",
        "cuda",
        "fft",
        "jit",
        "library",
        "linalg",
        "masked",
        "nested",
        "nn",
        "optim",
        "random",
        "signal",
        "special",
        "testing",
        "utils",
    }
)
_FROM = {
    "enable_grad": "autograd",
    "explain": "_explain",
    "get_printoptions": "_printing",
    "inference_mode": "autograd",
    "is_grad_enabled": "autograd",
    "is_inference_mode_enabled": "autograd",
    "load": "serialization",
    "no_grad": "autograd",
    "save": "serialization",
    "set_grad_enabled": "autograd",
    "set_printoptions": "_printing",
    "unique": "composite.reduce",
    "unique_consecutive": "composite.reduce",
    **dict.fromkeys(
        (
            "atleast_1d",
            "atleast_2d",
            "atleast_3d",
            "block_diag",
            "broadcast_shapes",
            "broadcast_tensors",
            "cartesian_prod",
            "cdist",
            "chain_matmul",
            "einsum",
            "empty_permuted",
            "lu",
            "meshgrid",
            "nonzero",
            "tensordot",
        ),
        "_variadic",
    ),
}

e = 2.718281828459045
pi = 3.141592653589793
inf = float("inf")
nan = float("nan")
newaxis = None

# Constants that are singletons of the core, and the functions of the table.
for _name in (
    *_C._dtype_names,
    "half",
    "float",
    "double",
    "cfloat",
    "cdouble",
    "short",
    "int",
    "long",
    "strided",
    "jagged",
    "contiguous_format",
    "preserve_format",
    "channels_last",
    "channels_last_3d",
):
    globals()[_name] = getattr(_C, _name)
globals().update(
    (name, f)
    for name, f in _C._functions.get("", {}).items()
    if not name.startswith("_") and name not in _FROM
)
del _name


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return importlib.import_module(f"rtensor.{name}")
    if name in _FROM:
        value = getattr(importlib.import_module(f"rtensor.{_FROM[name]}"), name)
        globals()[name] = value
        return value
    if name in _C._functions.get("", {}):  # PyTorch's names that begin with an underscore
        return _C._functions[""][name]
    raise AttributeError(f"module 'rtensor' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted(set(globals()) | _MODULES | set(_FROM))
