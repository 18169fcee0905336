"""Custom operations: define, implement, differentiate.

Low level: `Library(ns, kind)` with `define` and `impl`. High level: the `custom_op` decorator. What a library
registers is undone when it is dropped; what the decorator or the free functions register stays for the process.
From C: `include_path()` has the header, `rt.ops.load_library` loads what was built with it.
"""

from pathlib import Path

from rtensor.library._custom_op import CustomOpDef, custom_op
from rtensor.library._functions import (
    define,
    get_kernel,
    impl,
    register_autograd,
    register_fake,
    register_kernel,
)
from rtensor.library._opcheck import opcheck
from rtensor.library._registration import Library
from rtensor.library._schema_inference import infer_schema


def include_path() -> str:
    """Return the folder of `rtensor.h`, the interface of custom operations in C."""
    return str(Path(__file__).parents[1] / "include")


__all__ = [
    "CustomOpDef",
    "Library",
    "custom_op",
    "define",
    "get_kernel",
    "impl",
    "include_path",
    "infer_schema",
    "opcheck",
    "register_autograd",
    "register_fake",
    "register_kernel",
]
