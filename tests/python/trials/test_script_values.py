"""Kind 9, values: scripts compute as Python does, in value and in type, or refuse; they never wrap."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: RUF057, UP006, UP032, UP035

import math
from typing import List, Tuple

import pytest
import rtensor as rt

from tests.python.jit.script_harness import Cases, assert_same

cases = Cases()


# ---- H127: numbers


@cases.on(())
def h127_numeric_builtins():
    return 2**3, 7 // 2, round(2.5), True + True, (-7) // 2, (-7) % 3, 7 % (-3)


@cases.on(*((a, b) for a in (-7, -1, 0, 5, 2**31, -(2**63) + 1) for b in (-3, -1, 1, 2, 62)))
def h127_kinds_of_results(a: int, b: int):
    return a // b, a % b, divmod(a, b), a / b, abs(b) ** 2, float(a), int(a / 4), a == b, a & b


@cases.on(
    *((a, b) for a in (2**62, 2**63 - 1, -(2**63), 3037000500) for b in (2, -1, 2**62, 3037000500))
)
def h127_no_wrapping_sum(a: int, b: int):
    return a + b


@cases.on(*((a, b) for a in (2**62, 2**63 - 1, -(2**63), 3037000500) for b in (2, -1, 3037000500)))
def h127_no_wrapping_product(a: int, b: int):
    return a * b


@cases.on((-(2**63), -1), (-(2**63), 1), (5, 0), message=True)
def h127_no_wrapping_quotient(a: int, b: int):
    return a // b


@cases.on((2, 63), (2, 62), (-2, 63), (10, 18), (10, 19), (0, 0), (1, 10**9), (-1, 10**9 + 1))
def h127_no_wrapping_power(a: int, b: int):
    return a**b


@cases.on((1, 62), (1, 63), (-1, 63), (1, 64), (0, 1000), (3, 200), (-5, 1))
def h127_no_wrapping_shift(a: int, b: int):
    return a << b


@cases.on((-5, 1), (-5, 64), (5, 63), (5, 10**6))
def h127_shift_right(a: int, b: int):
    return a >> b


@cases.on((True, False), (True, True))
def h127_bools_are_ints(a: bool, b: bool):
    return a + b, a * 2.5, -a, a & b, a == 1, sum([a, b]), int(a), a < b, ~int(a), a / 2, a // 1


@cases.on((0.5,), (1.5,), (2.5,), (-0.5,), (-2.5,), (1e15 + 0.5,), (2.675,), (1e300,), (math.inf,))
def h127_rounding(x: float):
    return round(x, 2), round(x)


@cases.on((12345,), (-15,), (25,))
def h127_rounding_of_ints(n: int):
    return round(n), round(n, -1), round(n, 2)


@cases.on((3, 0.5), (-3, 2.0))
def h127_mixed(a: int, b: float):
    return a + b, a // b, a % b, a**b if a > 0 else 0.0, max(a, 1), min(b, 0.25), b == a, a / 2


# ---- H131: floats


@cases.on(
    *(
        (a, b)
        for a in (10.0, -7.5, 7.5, 1.0, -1e-20, 0.0, -0.0, math.inf)
        for b in (0.1, 2.0, -2.0, 1.0)
    )
)
def h131_floor_and_remainder(a: float, b: float):
    return a // b, a % b, divmod(a, b)


@cases.on((1.0, 0.0), (0.0, 0.0), (math.nan, 0.0), (-1.0, -0.0), message=True)
def h131_floor_by_zero(a: float, b: float):
    return a // b


@cases.on((1.0, 0.0), (0.0, -0.0), message=True)
def h131_remainder_by_zero(a: float, b: float):
    return a % b


@cases.on((1.0, 0.0), message=True)
def h131_division_by_zero(a: float, b: float):
    return a / b


@cases.on((0.0, -1.0), (2.0, 5000.0), (0.0, 0.0), (-1.0, math.inf))
def h131_power(a: float, b: float):
    return a**b


# ---- strings, slices and tuples


@cases.on(
    *(
        ([1, 2, 3, 4, 5], a, b, c)
        for a in (-9, -2, 0, 3)
        for b in (-1, 0, 4, 99)
        for c in (1, 2, -1, -3)
    )
)
def slices_of_lists(x: List[int], a: int, b: int, c: int):
    return x[a:b:c], x[a:], x[:b], x[::c], x[-1], x[a:b][::-1]


@cases.on(("hello", -3, 9, 2), ("", 0, 1, 1), ("abc", 2, 0, -1), ("äöü", -1, 3, 1))
def slices_of_strings(s: str, a: int, b: int, c: int):
    return s[a:b:c], s[a:], s[::-1], s * 2, s + "x", len(s)


@cases.on(([1, 2, 3], 3), ([1, 2, 3], -4), ([], 0), message=True)
def outside_of_a_list(x: List[int], i: int):
    return x[i]


@cases.on(("abc", 3), ("", -1), message=True)
def outside_of_a_string(s: str, i: int):
    return s[i]


@cases.on(("a",), ("b",), message=True)
def outside_of_a_dict(k: str):
    return {"a": 1}[k]


@cases.on((3, 2.5, "x", True), (-1, 1e20, "", False), (0, -0.0, "é", True))
def formatted(n: int, x: float, s: str, b: bool):
    return f"{n:>5}|{x:.3f}|{s!r}|{b}|{n!s:<4}|{x}", "{} {}".format(n, s), str([n]), str(x)


@cases.on(((1, (2.0, "a")), [3, 4]))
def unpacked(t: Tuple[int, Tuple[float, str]], pair: List[int]):
    n, (x, s) = t
    a, b = pair
    a, b = b, a
    (n, a), b = (a, n), n
    return n, x, s, a, b


@cases.on(([1],), ([1, 2, 3],), message=True)
def unpacked_wrongly(pair: List[int]):
    a, b = pair
    return a, b


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_scripts_mean_what_python_means(f, calls, message):
    assert_same(f, calls, message)


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_loaded_scripts_mean_it_too(f, calls, message, tmp_path):
    scripted = rt.jit.script(f)
    rt.jit.save(scripted, tmp_path / "p.rt")
    assert_same(f, calls, message, rt.jit.load(tmp_path / "p.rt"))
