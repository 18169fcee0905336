"""Lists, dicts, tuples and comprehensions of scripts, compared with Python."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: B905, C416, RUF005

from typing import NamedTuple

import pytest

from tests.python.jit.script_harness import Cases, assert_same

cases = Cases()
LISTS = (([3, 1, 2],), ([5],), ([2, 2, 1, 1],))


@cases.on(*LISTS)
def list_methods(xs: list[int]):
    ys = xs.copy()
    ys.append(9)
    ys.extend([7, 8])
    ys.insert(0, -1)
    ys.insert(-1, -2)
    ys.insert(100, -3)
    p = ys.pop()
    q = ys.pop(0)
    ys.reverse()
    return ys, p, q, ys.index(9), ys.count(2), len(ys)


@cases.on(*LISTS)
def sorts(xs: list[int]):
    ys = list(xs)
    ys.sort()
    zs = list(xs)
    zs.sort(reverse=True)
    return ys, zs, sorted(xs), sorted(xs, reverse=True)


@cases.on(([1.5, -0.0, 0.0],), ([2.0, 1.0],))
def sorts_floats(xs: list[float]):
    return sorted(xs), sorted(xs, reverse=True)


@cases.on((["b", "a", "C"],))
def sorts_strings(xs: list[str]):
    return sorted(xs)


@cases.on(([(2, "b"), (1, "z"), (2, "a")],))
def sorts_tuples(xs: list[tuple[int, str]]):
    return sorted(xs)


@cases.on(([3, 1, 2], 1), ([3, 1, 2], 5), ([1, 1], 1))
def list_remove(xs: list[int], x: int):
    ys = list(xs)
    ys.remove(x)
    return ys


@cases.on(([3, 1, 2], 1), ([3, 1, 2], 5))
def list_index(xs: list[int], x: int):
    return xs.index(x)


@cases.on(*(([1, 2, 3], i) for i in (-4, -3, -1, 0, 2, 3)))
def list_item(xs: list[int], i: int):
    return xs[i]


@cases.on(*(([1, 2, 3], i) for i in (-4, -1, 0, 3)))
def list_item_set(xs: list[int], i: int):
    ys = list(xs)
    ys[i] = 10
    ys[0] += 5
    return ys


@cases.on(
    ([1, 2, 3, 4, 5], 1, 4, 2), ([1, 2, 3], -2, 100, 1), ([1, 2, 3], 3, 0, -1), ([1, 2], 0, 2, 0)
)
def list_slices(xs: list[int], a: int, b: int, c: int):
    return xs[a:b], xs[a:], xs[:b], xs[::-1], xs[a:b:c], xs[:]


@cases.on(([1, 2, 3, 4, 5],))
def list_slice_set(xs: list[int]):
    ys = list(xs)
    ys[1:3] = [9]
    ys[:0] = [7, 7]
    zs = list(xs)
    zs[::2] = [0, 0, 0]
    return ys, zs


@cases.on(([1, 2, 3, 4, 5],))
def list_slice_set_wrong_length(xs: list[int]):
    ys = list(xs)
    ys[::2] = [0]
    return ys


@cases.on(([1, 2, 3, 4, 5],))
def list_delete(xs: list[int]):
    ys = list(xs)
    del ys[0]
    del ys[-1]
    zs = list(xs)
    del zs[1:3]
    return ys, zs


@cases.on(([],), ([1],))
def list_pop_empty(xs: list[int]):
    ys = list(xs)
    ys.pop()
    return ys


@cases.on(([1, 2], [3]))
def list_operators(a: list[int], b: list[int]):
    c = a + b
    d = c * 2
    e = 2 * b
    f = list(a)
    f += b
    return c, d, e, f, a == b, a != b, a < b, 3 in c, 4 not in c


@cases.on(([1, 2],))
def list_alias(xs: list[int]):
    a = list(xs)
    b = a
    b.append(3)
    c = a
    c += [4]
    return a, b, c


@cases.on(([1, 2],))
def list_in_list_is_shared(xs: list[int]):
    inner = list(xs)
    outer = [inner, inner]
    outer[0].append(9)
    return outer, inner


@cases.on(([1, 2, 3],))
def list_clear(xs: list[int]):
    a = list(xs)
    b = a
    a.clear()
    return a, b, len(b)


@cases.on((3,), (0,))
def comprehensions(n: int):
    return (
        [i * i for i in range(n)],
        [i for i in range(n) if i % 2 == 0],
        [(i, j) for i in range(n) for j in range(i)],
        [str(i) for i in range(n) if i if i < 5],
        [[j for j in range(i)] for i in range(n)],
    )


@cases.on(([3, 4],))
def comprehension_scope(xs: list[int]):
    x = 100
    ys = [x + 1 for x in xs]
    return x, ys


@cases.on((["a", "bb"],))
def dict_comprehension(xs: list[str]):
    return {x: len(x) for x in xs}, {i: x for i, x in enumerate(xs) if x != "a"}


@cases.on(([1, 2], [3, 4]))
def comprehension_over_zip(a: list[int], b: list[int]):
    return [x * y for x, y in zip(a, b)], [i + x for i, x in enumerate(a)]


@cases.on(({"a": 1, "b": 2},))
def dict_methods(d: dict[str, int]):
    e = d.copy()
    e["c"] = 3
    e["a"] += 10
    got = e.get("zz", -1), e.get("a", 0)
    popped = e.pop("b")
    default = e.setdefault("q", 5)
    e.update({"a": 0, "r": 1})
    return (
        e,
        got,
        popped,
        default,
        len(e),
        list(e.keys()),
        list(e.values()),
        list(e.items()),
        "a" in e,
        "x" not in e,
    )


@cases.on(({"a": 1}, "a"), ({"a": 1}, "b"))
def dict_missing(d: dict[str, int], k: str):
    return d[k]


@cases.on(({"a": 1}, "a"), ({"a": 1}, "b"))
def dict_get(d: dict[str, int], k: str):
    v = d.get(k)
    if v is None:
        return -1
    return v + 1


@cases.on(({"a": 1, "b": 2}, "a"), ({"a": 1}, "b"))
def dict_delete(d: dict[str, int], k: str):
    e = dict(d)
    del e[k]
    return e


@cases.on(({"a": 1, "b": 2}, "a"), ({"a": 1}, "b"))
def dict_pop(d: dict[str, int], k: str):
    e = dict(d)
    return e.pop(k), e, d.copy().pop("nope", 7)


@cases.on(({"b": 2, "a": 1, "c": 0},))
def dict_order(d: dict[str, int]):
    e = dict(d)
    del e["b"]
    e["b"] = 5
    out = ""
    for k in e:
        out += k
    for k, v in e.items():
        out += k + str(v)
    for v in e.values():
        out += str(v)
    return out, e


@cases.on((4,))
def dict_of_ints(n: int):
    d = {0: "zero"}
    for i in range(n):
        d[i] = str(i)
    return d, d[2]


@cases.on((4,))
def dict_of_lists(n: int):
    d = {"a": [0]}
    d["a"].append(n)
    d["b"] = d["a"]
    d["b"].append(1)
    return d


@cases.on(({"a": 1}, {"a": 1}), ({"a": 1}, {"b": 1}))
def dict_equal(a: dict[str, int], b: dict[str, int]):
    return a == b, a != b


@cases.on((True, 0.5))
def dict_keys_of_kinds(b: bool, f: float):
    d = {b: 1}
    e = {f: "x", 1.0: "y"}
    return d, e


@cases.on(({"a": 1},))
def dict_clear(d: dict[str, int]):
    e = dict(d)
    e.clear()
    return e, len(e), bool(e), bool(d)


@cases.on(([("a", 1), ("b", 2)],))
def dict_of_pairs(pairs: list[tuple[str, int]]):
    return dict(pairs)


@cases.on(((1, "a", 2.0),))
def tuples(t: tuple[int, str, float]):
    a, b, c = t
    return t[0], t[-1], t[1:], t + (a,), len(t), (c, b), t == (1, "a", 2.0), t != t


@cases.on(((1, 2), (1, 3)), ((2, 0), (1, 9)), ((1, 2), (1, 2)))
def tuple_order(a: tuple[int, int], b: tuple[int, int]):
    return a < b, a <= b, a > b, a == b, 1 in a, 5 in b


@cases.on(((1, (2, 3)),))
def nested_unpacking(t: tuple[int, tuple[int, int]]):
    a, (b, c) = t
    (d, e), f = t[1], t[0]
    return a + b * 10 + c * 100, d, e, f


@cases.on(((1, 2, 3), 1), ((1, 2, 3), -1), ((1, 2, 3), 3))
def tuple_index(t: tuple[int, int, int], i: int):
    return t[i]


@cases.on(([1, 2],), ([1],), ([1, 2, 3],))
def list_unpacking(xs: list[int]):
    a, b = xs
    return a * 10 + b


class Point(NamedTuple):
    x: int
    y: float = 0.5


@cases.on((3,))
def named_tuples(n: int):
    p = Point(n, 2.0)
    q = Point(x=1)
    a, b = p
    return p.x, p.y, q.y, p[0], a, b, p == q


@cases.on((Point(1, 2.0),))
def named_tuple_argument(p: Point):
    return p.x + p.y


@cases.on((3,))
def named_tuple_result(n: int) -> Point:
    return Point(n, 1.5)


@cases.on((3,))
def chained_assignment(n: int):
    a = b = [n]
    a.append(1)
    c = d = n
    c += 1
    return a, b, c, d


@cases.on((2,))
def evaluation_order(n: int):
    log = [0]
    log.append(1)
    x = [log.pop(), len(log), log.pop()]
    return x, log


@cases.on(([3, 1, 2],))
def index_and_value_order(xs: list[int]):
    ys = list(xs)
    ys[ys.pop()] = len(ys)
    return ys


@cases.on(([[1, 2], [3]],))
def nested_lists(xs: list[list[int]]):
    out = [0]
    for row in xs:
        for x in row:
            out.append(x)
    return out, [x for row in xs for x in row], len(xs[0]), xs[1][0]


@cases.on(([1, 2, 3],))
def list_of_tuples(xs: list[int]):
    pairs = [(x, str(x)) for x in xs]
    s = 0
    for a, b in pairs:
        s += a + len(b)
    return pairs, s


@cases.on((2,))
def empty_annotated(n: int):
    a: list[int] = []
    b: dict[str, float] = {}
    for i in range(n):
        a.append(i)
        b[str(i)] = i / 2
    return a, b


@cases.on((2,))
def float_list_from_annotation(n: int):
    xs: list[float] = [1.0, 2.5]
    xs.append(0.5 * n)
    return xs


@cases.on(([1, 2, 3],), ([],))
def truth(xs: list[int]):
    return bool(xs), not xs, "full" if xs else "empty"


@cases.on(([1, 2, 3],))
def membership(xs: list[int]):
    return 2 in xs, 2.0 in [1.0, 2.0], "a" in ("a", "b"), "a" in {"a": 1}


@cases.on(([1, 5, 3],), ([],))
def extremes(xs: list[int]):
    return min(xs), max(xs), sum(xs)


@cases.on(([1, 2, 3],))
def joined_lists(xs: list[int]):
    return [0] + xs + [x * 2 for x in xs], [0] * 3


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_as_in_python(f, calls, message):
    assert_same(f, calls, message)


def fill(xs: list[int]):
    xs.append(1)
    return xs


def test_writing_into_an_argument_is_refused():
    # Arguments are copied in: the caller's list would not change, as it does in Python.
    from rtensor.jit import ScriptError, script

    with pytest.raises(ScriptError, match="xs"):
        script(fill)
