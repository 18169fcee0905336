"""Custom operations: define, implement, differentiate.

Low level: `Library(ns, kind)` with `define` and `impl`. High level: the `custom_op` decorator. What a library
registers is undone when it is dropped; what the decorator or the free functions register stays for the process.
"""

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

__all__ = [
    "CustomOpDef",
    "Library",
    "custom_op",
    "define",
    "get_kernel",
    "impl",
    "infer_schema",
    "opcheck",
    "register_autograd",
    "register_fake",
    "register_kernel",
]
