"""rtensor: a small tensor engine with PyTorch's names and semantics.

Only names live here. What is rarely needed is imported when it is first asked for.
"""

# ruff: noqa: F401
from __future__ import annotations

import importlib
from math import e, inf, nan, pi
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
    bfloat16,
    bool,
    can_cast,
    cdouble,
    cfloat,
    channels_last,
    channels_last_3d,
    complex64,
    complex128,
    contiguous_format,
    default_generator,
    device,
    double,
    dtype,
    empty_cache,
    float,
    float16,
    float32,
    float64,
    from_dlpack,
    from_numpy,
    frombuffer,
    get_default_dtype,
    get_num_threads,
    half,
    int,
    int8,
    int16,
    int32,
    int64,
    jagged,
    layout,
    long,
    memory_format,
    memory_stats,
    preserve_format,
    promote_types,
    set_flush_denormal,
    set_num_threads,
    short,
    strided,
    tensor,
    uint8,
    uint16,
    uint32,
    uint64,
)
from rtensor._ops import ops
from rtensor._types import (
    finfo,
    get_device,
    iinfo,
    is_complex,
    is_conj,
    is_floating_point,
    is_neg,
    is_same_size,
    is_signed,
    is_storage,
    is_tensor,
    numel,
    result_type,
    set_default_dtype,
)
from rtensor.autograd import tensor as _autograd  # and those of autograd
from rtensor.random import get_rng_state, initial_seed, manual_seed, seed, set_rng_state

# What is imported when it is first asked for: modules, and by module names.
_MODULES = (
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
    "return_types",
    "signal",
    "special",
    "testing",
    "utils",
)
_LATER = {
    "_explain": ("explain",),
    "_inplace": (
        "abs_",
        "acos_",
        "acosh_",
        "addmv_",
        "arccos_",
        "arccosh_",
        "arcsin_",
        "arcsinh_",
        "arctan_",
        "arctanh_",
        "asin_",
        "asinh_",
        "atan_",
        "atanh_",
        "ceil_",
        "clamp_",
        "clamp_max_",
        "clamp_min_",
        "clip_",
        "conj_physical_",
        "cos_",
        "cosh_",
        "deg2rad_",
        "erf_",
        "erfc_",
        "exp2_",
        "exp_",
        "expm1_",
        "fill_",
        "fix_",
        "floor_",
        "frac_",
        "gcd_",
        "i0_",
        "index_put_",
        "lcm_",
        "ldexp_",
        "log10_",
        "log1p_",
        "log2_",
        "log_",
        "logit_",
        "nan_to_num_",
        "neg_",
        "negative_",
        "rad2deg_",
        "reciprocal_",
        "relu_",
        "round_",
        "rsqrt_",
        "sigmoid_",
        "sin_",
        "sinc_",
        "sinh_",
        "sqrt_",
        "square_",
        "tan_",
        "tanh_",
        "trunc_",
        "xlogy_",
        "zero_",
    ),
    "_lowrank": ("pca_lowrank", "svd_lowrank"),
    "_printing": ("get_printoptions", "set_printoptions"),
    "_variadic": (
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
    "_windows": (
        "bartlett_window",
        "blackman_window",
        "hamming_window",
        "hann_window",
        "kaiser_window",
    ),
    "autograd": (
        "enable_grad",
        "inference_mode",
        "is_grad_enabled",
        "is_inference_mode_enabled",
        "no_grad",
        "set_grad_enabled",
    ),
    "nn.functional": ("rrelu", "rrelu_"),
    "composite.reduce": ("unique", "unique_consecutive"),
    "serialization": ("load", "save"),
}
_HOMES = {name: module for module, names in _LATER.items() for name in names}

newaxis = None

# The functions of the table, but those that have a wider form in Python.
globals().update(
    (name, f)
    for name, f in _C._functions.get("", {}).items()
    if not name.startswith("_") and name not in _HOMES
)


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return importlib.import_module(f"rtensor.{name}")
    if name in _HOMES:
        value = getattr(importlib.import_module(f"rtensor.{_HOMES[name]}"), name)
        globals()[name] = value
        return value
    if name in _C._functions.get("", {}):  # PyTorch's names that begin with an underscore
        return _C._functions[""][name]
    raise AttributeError(f"module 'rtensor' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES, *_HOMES})
