"""More of Python in scripts: loops with else, stars, zip(strict=), limits of dtypes, declared elements, named tuples."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: B007, UP006, UP035

import enum
import io
import math
from typing import Dict, List, NamedTuple

import pytest
import rtensor as rt

from tests.python.jit.script_harness import Cases, assert_refused, assert_same, equal

cases = Cases()
X = rt.arange(12.0).reshape(3, 4)


class Color(enum.Enum):
    RED = 1
    BLUE = 2


class Point(NamedTuple):
    x: int
    y: float = 2.0


@cases.on((0,), (3,), (8,))
def for_else(n: int):
    found = ""
    for i in range(n):
        if i == 5:
            found = "five"
            break
    else:
        found = "none"
    return found


@cases.on((0,), (3,), (8,))
def while_else(n: int):
    i, out = 0, 0
    while i < n:
        i += 1
        if i == 2:
            continue
        if i == 6:
            break
        out += i
    else:
        return -out
    return out


@cases.on((1,), (4,), (9,))
def else_leaves_the_loop_around(n: int):
    count = 0
    for i in range(n):
        for j in range(i):
            if j == 2:
                break
        else:
            if i > 1:
                break
            continue
        count += 10
    return count


@cases.on((1,), (2,))
def else_of_an_unrolled_loop(n: int):
    for word, k in (("a", 1), ("b", 3)):
        if k == n:
            break
    else:
        return "nothing", word
    return "found", word


@cases.on(([1, 2], [3, 4]), ([1], [3, 4]), ([1, 2], [3]), ([], []), message=True)
def strict_zip(a: List[int], b: List[int]):
    out = 0
    for x, y in zip(a, b, strict=True):
        out += x * y
    return out, [x + y for x, y in zip(a, b, strict=True)]


@cases.on(([1], [2], [4]), ([1], [2, 3], [4]), ([1, 2], [2, 3], [4]), message=True)
def strict_zip_of_three(a: List[int], b: List[int], c: List[int]):
    return [x + y + z for x, y, z in zip(a, b, c, strict=True)]


def pick(a: int, *rest: int):
    total = a
    for r in rest:
        total += r
    return total, len(rest)


@cases.on((3,))
def stars_in_calls(n: int):
    pair = (n, n + 1)
    return pick(*pair), pick(1), pick(0, *pair, 9), max(*pair), pick(*(1, 2, 3))


@cases.on(([1, 2],))
def stars_in_displays(a: List[int]):
    t = (1, 2)
    return [*a, 3], (*a, 3), (*t, 5), [0, *t], (0, *a, *t)


@cases.on((X,), (X.half(),), (X.double(),), (X.int(),))
def limits(x):
    return (
        rt.finfo(x.dtype).eps,
        rt.finfo(rt.float64).max,
        rt.iinfo(rt.int32).max,
        x + rt.finfo(x.dtype).tiny,
    )


@cases.on((X,), (X.int(),), (X > 2,))
def facts_of_dtypes(x):
    d = x.dtype
    return (
        d.is_floating_point,
        d.is_complex,
        d.is_signed,
        d.itemsize,
        rt.promote_types(d, rt.float16),
        rt.can_cast(d, rt.int64),
    )


@cases.on((X[0],))
def declared_elements(x):
    values: List[float] = x.tolist()
    first: float = x[0].item()
    rows: List[List[int]] = rt.arange(4).reshape(2, 2).tolist()
    return values, first, rows


@cases.on((X,))
def declared_result(x) -> List[List[float]]:
    return x.tolist()


@cases.on((1,))
def named_tuples(a: int):
    p, q = Point(a), Point(x=a, y=3.0)
    moved = p._replace(x=5)
    return p, q.x, q.y, p[0], moved, Point(1, 2.0) == Point(1, 2.0)


@cases.on((2.5,))
def more_math(x: float):
    return (
        math.isclose(x, 2.5),
        math.isclose(x, 2.4, rel_tol=0.1),
        math.prod([1, 2, 3]),
        math.prod([x, 2.0], start=0.5),
    )


@cases.on((X,))
def sums_of_tensors(x):
    return sum([x, x * 2]), sum([row * 2 for row in x], x[0]), sum(x.unbind())


@cases.on((X,))
def kinds(x):
    parts = x.unbind()
    return type(x) is rt.Tensor if False else isinstance(parts, (list, tuple)), isinstance(
        x.shape, rt.Size
    )


def mode(x, which: Color):
    if which == Color.RED:
        return x + 1
    return x - 1


@cases.on((X,))
def members_of_an_enum(x):
    return mode(x, Color.RED), mode(x, Color.BLUE), Color.RED.value, Color.BLUE.name


@cases.on((X, None), (X, 2))
def and_or_of_optionals(x, n: int | None):
    k = n or 7
    flag = n is not None and n > 1
    return x * k, flag, n is None or n > 5


@cases.on(({"a": 1, "b": 2},))
def dicts(d: Dict[str, int]):
    out = {k: v * 2 for k, v in d.items() if v > 1}
    for k, v in d.items():
        out[k] = v
    total = 0
    for i, k in enumerate(d):
        total += d[k] * i
    return out, total, sorted(d), list(d.values()), d.get("c", 5), "a" in d


@pytest.mark.parametrize(("function", "calls", "message"), cases.same)
def test_as_in_python(function, calls, message):
    scripted = rt.jit.script(function)
    assert_same(function, calls, message, scripted)
    out = io.BytesIO()
    rt.jit.save(scripted, out)
    loaded = rt.jit.load(io.BytesIO(out.getvalue()))
    if function is not named_tuples:
        assert equal(loaded(*calls[0]), function(*calls[0]))


def test_an_element_of_another_type_than_declared_is_refused():
    scripted = rt.jit.script(declared_result)
    with pytest.raises(TypeError, match="expected float, got int"):
        scripted(X.int())
    with pytest.raises(TypeError, match=r"2 dimension"):
        scripted(X[0])


@pytest.mark.parametrize("value", [None, 0, 3])
def test_an_optional_as_a_condition(value):
    def f(n: int | None):
        if n:
            return n + 1
        return -1

    assert rt.jit.script(f)(value) == f(value)


def test_print_with_separator(capsys):
    def f(n: int):
        print("n", n, sep="=", end="!\n")
        print(n, rt.zeros(2).shape, (1, 2)[:1])

    f(3)
    want = capsys.readouterr().out
    rt.jit.script(f)(3)
    assert capsys.readouterr().out == want


@cases.refuse("type")
def undeclared_item(x):
    return x.item()


@cases.refuse("type")
def undeclared_list(x):
    return x.tolist()


@cases.refuse("starred")
def starred_target(x):
    a, *b = x
    return a, b


@cases.refuse("'**'")
def double_star(n: int):
    return pick(**{"a": n})


@cases.refuse("tuple of known length")
def star_of_a_list(a: List[int]):
    return pick(*a)


@cases.refuse("functions within functions")
def inner_function(n: int):
    def f():
        return n

    return f()


@cases.refuse("match")
def matches(n: int):
    match n:
        case 1:
            return 2
    return 0


@cases.refuse("union")
def unions(n: "int | str"):
    return n


@cases.refuse("Color")
def chosen_member(n: int):
    c = Color.RED if n == 1 else Color.BLUE
    return c.value


@pytest.mark.parametrize(("function", "words"), cases.refused)
def test_refused_with_the_place(function, words):
    assert_refused(function, words)
