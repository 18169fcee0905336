"""Strings of scripts, compared with Python: methods, formatting, conversions."""

# The functions below are spelled in many ways on purpose.

import pytest

from tests.python.jit.script_harness import Cases, assert_same

cases = Cases()
TEXTS = (
    ("",),
    ("abc",),
    ("  Hello World \t",),
    ("a,b,,c",),
    ("ÄÖß straße",),
    ("1234",),
    ("漢字 ①²",),
    ("x\ny\r\nz",),
)


@cases.on(*TEXTS)
def case(s: str):
    return s.upper(), s.lower(), s.title(), s.capitalize(), s.swapcase(), s.casefold()


@cases.on(*TEXTS)
def kinds(s: str):
    return (
        s.isdigit(),
        s.isalpha(),
        s.isalnum(),
        s.isspace(),
        s.isupper(),
        s.islower(),
        s.isnumeric(),
        s.isdecimal(),
    )


@cases.on(*TEXTS)
def strips(s: str):
    return s.strip(), s.lstrip(), s.rstrip(), s.strip("a c"), s.rstrip("c")


@cases.on(*TEXTS)
def splits(s: str):
    return (
        s.split(),
        s.split(","),
        s.split(",", 1),
        s.rsplit(",", 1),
        s.splitlines(),
        s.split(maxsplit=1),
    )


@cases.on(*TEXTS)
def finds(s: str):
    return (
        s.find("a"),
        s.rfind("a"),
        s.count("a"),
        s.count(""),
        s.find(""),
        s.find("b", 1),
        s.find("b", -2, 10),
    )


@cases.on(("banana",), ("xyz",))
def index_of(s: str):
    return s.index("an"), s.rindex("an")


@cases.on(*TEXTS)
def replaces(s: str):
    return s.replace("a", "bb"), s.replace("", "-"), s.replace(",", "", 1)


@cases.on(*TEXTS)
def begins(s: str):
    return (
        s.startswith("a"),
        s.endswith("c"),
        s.startswith(""),
        s.startswith("b", 1),
        s.endswith("b", 0, 2),
    )


@cases.on(*TEXTS)
def pads(s: str):
    return s.center(12, "*"), s.ljust(12) + "|", s.rjust(12, "."), s.zfill(8)


@cases.on(("a-b-c",), ("none",))
def partitions(s: str):
    return s.partition("-"), s.rpartition("-"), s.removeprefix("a"), s.removesuffix("c")


@cases.on(*TEXTS)
def slices(s: str):
    return s[1:3], s[::-1], s[-2:], s[:-1], s[::2], s[5:1], s[-100:100]


@cases.on(("abc", 0), ("abc", -1), ("abc", 3), ("漢字", 1))
def item(s: str, i: int):
    return s[i]


@cases.on(("ab", 3), ("ab", 0), ("ab", -1))
def repeats(s: str, n: int):
    return s * n, n * s, s + "!"


@cases.on(("a", "b"), ("b", "a"), ("a", "a"), ("Z", "a"), ("", "a"))
def compares(a: str, b: str):
    return a < b, a <= b, a == b, a != b, a > b, a in b, a not in b


@cases.on((["a", "b", "c"],), (["x"],))
def joins(xs: list[str]):
    return ",".join(xs), "".join(xs), " - ".join([x + x for x in xs])


@cases.on((3, 2.5, "t"), (-12345, 1e-10, "it's"), (0, -0.0, ""))
def fstrings(a: int, b: float, c: str):
    return (
        f"{a} {b} {c}",
        f"{c!r}",
        f"{a:5d}|{a:<5}|{a:^7}|{a:+}|{a:05}|{a:x}",
        f"{b:.2f}|{b:8.3f}|{b:e}|{b:g}|{b:.3%}",
    )


@cases.on((3, 2.5, "t"), (123456789, 1234567.891, "längs"))
def format_specs(a: int, b: float, c: str):
    return (
        f"{a:,}",
        f"{a:_}",
        f"{b:,.2f}",
        f"{c:>10}|{c:*^9}|{c:.2}",
        f"{a:b}",
        f"{a:#x}",
        f"{{{a}}}",
        f"{a=}",
    )


@cases.on((7, 3.14159, 8))
def nested_spec(a: int, b: float, width: int):
    return f"{b:{width}.2f}", f"{a:>{width}}"


@cases.on((3, "x", 1.5))
def format_method(a: int, s: str, f: float):
    return f"{a} {s} {f}", f"{a}-{s}-{a}", f"{f:.2f}", f"{a:>5}|{s:<4}|", f"{{}} {a}"


@cases.on(
    (1.0, 1e16), (0.1, 1e-5), (123456789.123, 1e22), (float("inf"), float("nan")), (-0.0, 5e-324)
)
def str_of_floats(a: float, b: float):
    return str(a), str(b), repr(a), f"{b}"


@cases.on(("it's",), ('say "hi"',), ("both ' and \"",), ("tab\tnew\nline\\",), ("é漢\x00\x7f",))
def repr_of_strings(s: str):
    return repr(s), str(s), str([s]), f"{s!r}"


@cases.on((1, 2.0, "a"))
def str_of_containers(a: int, b: float, c: str):
    return (
        str([a, 2]),
        str((a, b, c)),
        str({c: a}),
        str([b]),
        str((a,)),
        str([[a], [a]]),
        str(True),
        str(None),
    )


@cases.on(("hello",))
def lists_of_characters(s: str):
    return list(s), sorted(s), len(s), [c for c in s if c != "l"]


@cases.on(("a1b2",))
def loops_over_characters(s: str):
    digits = 0
    for i, c in enumerate(s):
        if c.isdigit():
            digits += int(c) * (i + 1)
    return digits


@cases.on((1 + 2j,), (-0.5j,), (0j,))
def str_of_complex(z: complex):
    return str(z), repr(z), f"{z}"


@cases.on(("abc",))
def implicit_joining(s: str):
    return (
        "a"
        "b"
        + s
        + """
multi"""
    )


@cases.on((True,), (False,))
def str_of_bool(b: bool):
    return str(b), f"{b}", f"{b:d}"


@cases.on(("key=value; other=2",))
def parse_pairs(text: str):
    out = {"": ""}
    for part in text.split(";"):
        k, _, v = part.strip().partition("=")
        out[k] = v
    return out


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_as_in_python(f, calls, message):
    assert_same(f, calls, message)
