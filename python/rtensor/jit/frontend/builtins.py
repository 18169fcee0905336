"""Python's built-in functions and the methods of its types, in scripts.

Each row says how a call becomes instructions. What a row does not cover is a compile error.
"""

from __future__ import annotations

import math
from typing import Any

from rtensor import _C
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.types import Type

F, I, B, S = t.FLOAT, t.INT, t.BOOL, t.STR  # noqa: E741

# Plain functions, math.f of floats first -> (instruction, parameters, result).
MATH: dict[Any, tuple[str, tuple[Type, ...], Type]] = {}
for _name in [
    "sqrt",
    "exp",
    "expm1",
    "log2",
    "log10",
    "log1p",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
    "fabs",
    "degrees",
    "radians",
]:
    MATH[getattr(math, _name)] = (f"aten::{_name}.float", (F,), F)
for _name in ("floor", "ceil", "trunc"):
    MATH[getattr(math, _name)] = (f"aten::{_name}.float", (F,), I)
for _name in ("isnan", "isinf", "isfinite"):
    MATH[getattr(math, _name)] = (f"aten::{_name}.float", (F,), B)
for _name in ("atan2", "hypot", "fmod", "copysign"):
    MATH[getattr(math, _name)] = (f"aten::{_name}.float", (F, F), F)
MATH[math.pow] = ("aten::math_pow.float", (F, F), F)
MATH[math.factorial] = ("aten::factorial.int", (I,), I)
MATH[math.gcd] = ("aten::gcd.int", (I, I), I)
MATH[math.isqrt] = ("aten::isqrt.int", (I,), I)
MATH[math.ldexp] = ("aten::ldexp", (F, I), F)
MATH[math.frexp] = ("aten::frexp", (F,), t.tuple_of([F, I]))
MATH[math.modf] = ("aten::modf", (F,), t.tuple_of([F, F]))
for _name in ("cbrt", "exp2"):
    if hasattr(math, _name):
        MATH[getattr(math, _name)] = (f"aten::{_name}.float", (F,), F)

MATH[_C.promote_types] = ("prim::promote_types", (t.DTYPE, t.DTYPE), t.DTYPE)
MATH[_C.can_cast] = ("prim::can_cast", (t.DTYPE, t.DTYPE), B)

# Methods of strings: name -> (instruction, required, optional with defaults, result).
STR_METHODS: dict[str, tuple[str, tuple[Type, ...], tuple[tuple[str, Type, Any], ...], Type]] = {}
for _name in ["upper", "lower", "casefold", "capitalize", "title", "swapcase"]:
    STR_METHODS[_name] = (f"aten::{_name}", (), (), S)
for _name in [
    "isdigit",
    "isdecimal",
    "isnumeric",
    "isalpha",
    "isalnum",
    "isspace",
    "isidentifier",
    "isupper",
    "islower",
]:
    STR_METHODS[_name] = (f"aten::{_name}", (), (), B)
for _name in ("strip", "lstrip", "rstrip"):
    STR_METHODS[_name] = (f"aten::{_name}", (), (("chars", t.optional(S), None),), S)
for _name in ("find", "rfind", "index", "rindex", "count"):
    _op = f"aten::{_name}.str" if _name in ("index", "count") else f"aten::{_name}"
    STR_METHODS[_name] = (
        _op,
        (S,),
        (("start", t.optional(I), None), ("end", t.optional(I), None)),
        I,
    )
for _name in ("startswith", "endswith"):
    STR_METHODS[_name] = (
        f"aten::{_name}",
        (S,),
        (("start", t.optional(I), None), ("end", t.optional(I), None)),
        B,
    )
for _name in ("ljust", "rjust", "center"):
    STR_METHODS[_name] = (f"aten::{_name}", (I,), (("fillchar", S, " "),), S)
STR_METHODS["zfill"] = ("aten::zfill", (I,), (), S)
STR_METHODS["split"] = (
    "aten::split.str",
    (),
    (("sep", t.optional(S), None), ("maxsplit", I, -1)),
    t.list_of(S),
)
STR_METHODS["rsplit"] = (
    "aten::rsplit",
    (),
    (("sep", t.optional(S), None), ("maxsplit", I, -1)),
    t.list_of(S),
)
STR_METHODS["splitlines"] = ("aten::splitlines", (), (("keepends", B, False),), t.list_of(S))
STR_METHODS["replace"] = ("aten::replace", (S, S), (("count", I, -1),), S)
STR_METHODS["join"] = ("aten::join", (t.list_of(S),), (), S)
for _name in ("removeprefix", "removesuffix"):
    STR_METHODS[_name] = (f"aten::{_name}", (S,), (), S)
for _name in ("partition", "rpartition"):
    STR_METHODS[_name] = (f"aten::{_name}", (S,), (), t.tuple_of([S, S, S]))

# Methods of tensors that are no operations: name -> (instruction, parameters, result).
TENSOR_METHODS: dict[str, tuple[str, Type]] = {
    "dim": ("aten::dim", I),
    "ndimension": ("aten::dim", I),
    "numel": ("aten::numel", I),
    "nelement": ("aten::numel", I),
    "element_size": ("aten::element_size", I),
    "storage_offset": ("aten::storage_offset", I),
    "is_floating_point": ("aten::is_floating_point", B),
    "is_complex": ("aten::is_complex", B),
    "is_contiguous": ("aten::is_contiguous", B),
}
