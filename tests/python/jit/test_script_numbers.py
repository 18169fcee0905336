"""Numbers of scripts, compared with Python: kinds of results, signs, zero divisors, rounding, overflow."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: SIM201, C416, C419, RUF057

import math

import pytest
import rtensor as rt

from tests.python.jit.script_harness import Cases, assert_same

cases = Cases()
II = tuple((a, b) for a in (-7, -1, 0, 3, 8) for b in (-3, -1, 0, 2))
FF = tuple(
    (a, b)
    for a in (-7.5, -0.0, 0.0, 1.0, 10.0, float("inf"), float("nan"))
    for b in (-2.0, 0.0, 0.1, float("-inf"))
)
F1 = (
    (-2.5,),
    (-0.5,),
    (-0.0,),
    (0.0,),
    (0.5,),
    (1.5,),
    (2.5,),
    (2.675,),
    (1e20,),
    (float("inf"),),
    (float("nan"),),
)


@cases.on(*II)
def int_sums(a: int, b: int):
    return a + b, a - b, a * b, -a, +a, ~a, abs(a)


@cases.on(*II)
def int_true_division(a: int, b: int):
    return a / b


@cases.on(*II)
def int_floor(a: int, b: int):
    return a // b, a % b, divmod(a, b)


@cases.on(*((a, b) for a in (-3, 0, 2) for b in (0, 1, 5)))
def int_power(a: int, b: int):
    return a**b, pow(a, b)


@cases.on((3,), (-2,))
def negative_literal_power(a: int):
    return a**-1, 2**-2


@cases.on((3, 5, 7), (2, 0, 5), (-3, 2, -5))
def modular_power(a: int, b: int, c: int):
    return pow(a, b, c)


@cases.on(*II)
def int_bits(a: int, b: int):
    return a & b, a | b, a ^ b


@cases.on((5, 2), (-5, 1), (1, 0), (1, -1))
def shifts(a: int, b: int):
    return a << b, a >> b


@cases.on(*II)
def int_compare(a: int, b: int):
    return a < b, a <= b, a > b, a >= b, a == b, a != b


@cases.on(*FF)
def float_sums(a: float, b: float):
    return a + b, a - b, a * b, -a, +a, abs(a)


@cases.on(*FF)
def float_division(a: float, b: float):
    return a / b


@cases.on(*FF)
def float_floor(a: float, b: float):
    return a // b, a % b, divmod(a, b)


@cases.on(*((a, b) for a in (0.5, 2.0, 0.0, 9.0) for b in (-1.0, 0.0, 0.5, 2.0)))
def float_power(a: float, b: float):
    return a**b


@cases.on(*FF)
def float_compare(a: float, b: float):
    return a < b, a <= b, a > b, a >= b, a == b, a != b


@cases.on((3, 0.5), (-3, 2.5), (0, -0.0))
def mixed(a: int, b: float):
    return a + b, a - b, a * b, b - a, a < b, a == b, b // 2, 7 % 2.5


@cases.on((1, 1.0), (2**53 + 1, float(2**53)), (2**62, 2.0**62))
def exact_compare(a: int, b: float):
    return a == b, a < b, a > b, a <= b, a != b


@cases.on((True, False), (True, True))
def bools(a: bool, b: bool):
    return (
        a + b,
        a * 3,
        a - b,
        a & b,
        a | b,
        a ^ b,
        ~a,
        -a,
        +a,
        a < b,
        a == b,
        a == 1,
        int(a),
        float(b),
        a / 2,
    )


@cases.on(*F1)
def rounding(x: float):
    return round(x, 2), round(x, 0), round(x, -1)


@cases.on(*F1)
def to_int(x: float):
    return round(x)


@cases.on(*F1)
def int_of(x: float):
    return int(x), math.floor(x), math.ceil(x), math.trunc(x)


@cases.on((1234,), (-1250,), (15,), (25,))
def round_int(x: int):
    return round(x), round(x, -1), round(x, -2), round(x, 2)


@cases.on((0,), (3,), (-2,))
def conversions(x: int):
    return float(x), bool(x), str(x), int(x), complex(x)


@cases.on((2**62,), (-(2**63),), (2**63 - 1,), (3037000500,))
def no_wrapping(x: int):
    return x - 1 + 1 - 0


@cases.on((1.5, 0.5), (4.0, -2.0))
def floats_of_math(a: float, b: float):
    return (
        math.sqrt(a), math.exp(b), math.log2(a), math.log10(a), math.log1p(a), math.sin(a), math.cos(b), math.tan(a),
        math.atan2(a, b), math.hypot(a, b), math.fmod(a, b), math.copysign(a, b), math.pow(a, b), math.degrees(a),
        math.radians(a), math.expm1(b), math.sinh(b), math.cosh(b), math.tanh(b), math.fabs(b), math.asinh(a),
    )  # fmt: skip


@cases.on((2.0,), (0.5,), (-1.0,), (0.0,))
def logs(a: float):
    return math.log(a)


@cases.on((-1.0,), (4.0,))
def square_root(a: float):
    return math.sqrt(a)


@cases.on((8.0, 2.0), (9.0, 3.0))
def log_base(a: float, b: float):
    return math.log(a, b)


@cases.on((12, 18), (0, 5), (-4, 6))
def int_math(a: int, b: int):
    return math.gcd(a, b), math.isqrt(abs(a)), math.factorial(abs(b) % 10)


@cases.on((1.5,), (-8.25,), (0.0,))
def parts(a: float):
    return (
        math.frexp(a),
        math.modf(a),
        math.ldexp(a, 3),
        math.isnan(a),
        math.isinf(a),
        math.isfinite(a),
    )


@cases.on((2,))
def constants(a: int):
    return math.pi * a, math.e, math.inf, -math.inf, math.tau


@cases.on((1, 5, 3), (-1, -5, 0))
def extremes(a: int, b: int, c: int):
    return min(a, b), max(a, b, c), min([a, b, c]), max((a, b, c))


@cases.on((1.0, float("nan")), (float("nan"), 1.0), (-0.0, 0.0), (2.0, 1.0))
def float_extremes(a: float, b: float):
    return min(a, b), max(a, b), min([a, b]), max([a, b])


@cases.on((5,))
def sums(n: int):
    return (
        sum([1, 2, n]),
        sum([0.5, 1.5]),
        sum([True, False, True]),
        sum([i for i in range(n)]),
        sum(range(n)),
    )


@cases.on((5,))
def sum_start(n: int):
    return sum([1, 2, n], 10), sum([i for i in range(n)], start=n)


@cases.on((1e16,), (0.1,))
def float_sum_is_compensated_as_in_python(x: float):
    return sum([x, 1.0, -x])


@cases.on((5,), (0,))
def quantifiers(n: int):
    return (
        any([i > 3 for i in range(n)]),
        all([i > 3 for i in range(n)]),
        any(i > 3 for i in range(n)),
        all(i < 9 for i in range(n)),
    )


@cases.on((1 + 2j, 3 - 1j), (0j, 1j))
def complexes(a: complex, b: complex):
    return a + b, a - b, a * b, a / b, -a, a.real, a.imag, a.conjugate(), abs(a), a == b


@cases.on((255,), (-255,), (0,))
def bases(a: int):
    return hex(a), oct(a), bin(a)


@cases.on((65,), (0x1F600,), (-1,), (0x110000,))
def characters(a: int):
    return chr(a), ord(chr(a))


@cases.on(("12",), (" -7 ",), ("1_000",), ("x",), ("",), ("1.5",))
def parse_int(s: str):
    return int(s)


@cases.on(("1.5",), ("-inf",), ("nan",), (" 1e5 ",), ("1_0.5",), ("x",))
def parse_float(s: str):
    return float(s)


@cases.on(("ff", 16), ("0x1F", 16), ("101", 2), ("z", 36), ("9", 8), ("0b11", 0))
def parse_base(s: str, base: int):
    return int(s, base)


@cases.on((3,), (4,))
def augmented(a: int):
    b = a
    b += 2
    b -= 1
    b *= 3
    b //= 2
    b %= 7
    b **= 2
    b <<= 1
    b >>= 1
    b |= 1
    b &= 13
    b ^= 3
    c = float(b)
    c /= 4
    return b, c


@cases.on((7,))
def literals(a: int):
    return 0x1F + a, 1_000, 0b101, 1e3, 1e-7, 0.5, 10.0, -0.0, 3j


@cases.on(("x",), ("",))
def truth_of_strings(s: str):
    return bool(s), not s, "y" if s else "n"


@cases.on((10,), (-10,))
def precedence(a: int):
    return -(a**2), 2 + 3 * a, (2 + 3) * a, a - 1 - 1, 2**3**0, not a == 1, a // 3 % 2


@cases.on((3,))
def int_is_kept_int(a: int):
    x = 2**a
    y = 10 // a
    z = abs(-a)
    return [0, 1, 2, 3, 4, 5, 6, 7, 8][x], y, z


@cases.on((2.0,), (3.5,))
def float_is_integer(x: float):
    return x.is_integer()


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_as_in_python(f, calls, message):
    assert_same(f, calls, message)


@pytest.mark.parametrize(
    ("expression", "args"),
    [
        ("a + b", (2**63 - 1, 1)),
        ("a * b", (2**62, 2)),
        ("a - b", (-(2**63), 1)),
        ("a ** b", (3, 50)),
        ("a << b", (1, 63)),
    ],
)
def test_overflow_raises(expression, args, tmp_path):
    import importlib.util

    path = tmp_path / "overflowing.py"
    path.write_text(f"def f(a: int, b: int):\n    return {expression}\n")
    spec = importlib.util.spec_from_file_location("overflowing", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with pytest.raises(OverflowError):
        rt.jit.script(module.f)(*args)


def negate(a: int):
    return -a, abs(a)


def test_negating_the_smallest_int_raises():
    with pytest.raises(OverflowError):
        rt.jit.script(negate)(-(2**63))


def power(a: int, b: int):
    return a**b


def test_an_int_to_a_negative_int_never_gives_a_wrong_number():
    # Python gives a float; the static type is int. The script refuses at run time.
    with pytest.raises(Exception) as caught:
        rt.jit.script(power)(2, -1)
    assert "negative" in str(caught.value)
