"""Iteration in scripts: lists, strings, tuples that are unrolled, enumerate and zip, compared with Python."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: B905

import pytest

from tests.python.jit.script_harness import Cases, assert_same

cases = Cases()
INTS = ((-3,), (0,), (1,), (2,), (5,), (11,))


@cases.on(([1, 2, 3],), ([4],))
def over_list(xs: list[int]):
    s = 0
    for x in xs:
        s = s * 10 + x
    return s


@cases.on(([1, 2, 3],))
def list_grows_while_iterated(xs: list[int]):
    ys = list(xs)
    n = 0
    for y in ys:
        n += y
        if len(ys) < 6:
            ys.append(y + 1)
    return ys, n


@cases.on(([1, 2, 3, 4],))
def list_shrinks_while_iterated(xs: list[int]):
    ys = list(xs)
    seen = [0]
    for y in ys:
        seen.append(y)
        ys.remove(y)
    return ys, seen


@cases.on(("abc",), ("",), ("é漢",))
def over_string(s: str):
    out = ""
    for c in s:
        out = c + out
    return out


@cases.on(((1, "a", 2.5),))
def over_tuple_unrolled(x: tuple[int, str, float]):
    out = ""
    for v in x:
        out += str(v) + ";"
    return out


@cases.on((0,), (1,), (2,), (9,))
def unrolled_break(k: int):
    s = 0
    for v in (3, 5, 7, 9):
        if v > k * 3:
            break
        s += v
    return s


@cases.on((0,), (1,), (3,), (5,))
def unrolled_continue(k: int):
    s = 0
    for v in (3, 5, 7):
        if v == k:
            continue
        s += v
    return s


@cases.on((0,), (3,), (5,), (7,))
def unrolled_return(k: int):
    for i, v in enumerate((3, 5, 7)):
        if v == k:
            return i
    return -1


@cases.on((0,), (3,), (5,), (7,))
def unrolled_nested(k: int):
    s = 0
    for v in (3, 5):
        for w in (1, 2):
            if v * w > k:
                break
            s += v * w
        else_value = s
        s = else_value + 100
    return s


@cases.on((0,), (2,), (4,))
def unrolled_always_break(k: int):
    s = k
    for v in (3, 5):
        s += v
        break
    return s


@cases.on((0,), (2,), (4,))
def unrolled_always_return(k: int):
    for v in (3, 5):
        return v + k
    return -1


@cases.on((0,), (2,), (4,))
def unrolled_return_in_loop(k: int):
    for i in range(3):
        for v in (1, 2):
            if i * v == k:
                return i * 10 + v
    return -1


@cases.on((0,), (2,), (4,))
def loop_in_unrolled(k: int):
    s = 0
    for v in (1, 2):
        for i in range(k):
            if i == 3:
                continue
            if s > 20:
                return s
            s += i * v
    return s


@cases.on(*INTS)
def enumerate_list(x: int):
    s = 0
    for i, v in enumerate([5, 6, 7]):
        s += i * v * x
    for i, v in enumerate([5, 6, 7], 2):
        s += i * v
    return s


@cases.on(([1, 2, 3], [10, 20]), ([1], [1, 2, 3]))
def zipped(a: list[int], b: list[int]):
    s = 0
    for x, y in zip(a, b):
        s += x * y
    return s


@cases.on(([1, 2, 3], ["a", "b", "c"]))
def zip_enumerate(a: list[int], b: list[str]):
    out = ""
    for i, (x, y) in enumerate(zip(a, b)):
        out += str(i) + str(x) + y
    return out


@cases.on(([3, 1, 2],))
def reversed_list(a: list[int]):
    out = [0]
    for x in reversed(a):
        out.append(x)
    return out


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_as_in_python(f, calls, message):
    assert_same(f, calls, message)
