"""Optionals, classes, recursion and calls between functions in scripts, compared with Python."""

# The functions below are spelled in many ways on purpose.

import dataclasses
from typing import Any

import pytest
import rtensor as rt

from tests.python.jit.script_harness import Cases, assert_same

cases = Cases()


@cases.on((None,), (3,))
def is_none(x: int | None):
    if x is None:
        return 0
    return x + 1


@cases.on((None,), (3,))
def is_not_none(x: int | None):
    if x is not None:
        return x * 2
    else:
        return -1


@cases.on((None, None), (1, None), (None, 2), (1, 2))
def both(a: int | None, b: int | None):
    if a is not None and b is not None:
        return a + b
    if a is None or b is None:
        return -1
    return 0


@cases.on((None,), (0,), (5,))
def ternary_refines(x: int | None):
    return x if x is not None else 10


@cases.on((None,), (0,), (5,))
def assert_refines(x: int | None):
    assert x is not None
    return x + 1


@cases.on((None,), (0,), (5,))
def raise_refines(x: int | None):
    if x is None:
        raise ValueError("none")
    return x + 1


@cases.on((None,), (0,), (5,))
def reassigned(x: int | None):
    if x is None:
        x = 7
    return x * 2


@cases.on((None,), ("a",))
def isinstance_refines(x: str | None):
    if isinstance(x, str):
        return x + "!"
    return "none"


@cases.on((None,), (2,))
def not_none_and(x: int | None):
    return x is not None and x > 1


@cases.on((None,), (2,))
def none_or(x: int | None):
    return x is None or x > 1


@cases.on(([1, None, 3],), ([None],))
def optional_items(xs: list[int | None]):
    s = 0
    for x in xs:
        if x is not None:
            s += x
    return s


@cases.on((None,), (2.5,))
def equality_with_optional(x: float | None):
    return x == 2.5, x != 2.5


@cases.on((2, None), (None, 3))
def optional_result(a: int | None, b: int | None) -> int | None:
    if a is None:
        return b
    return a


@cases.on((None,), (1,))
def early_refinement_in_loop(x: int | None):
    s = 0
    for i in range(3):
        if x is None:
            continue
        s += x + i
    return s


@cases.on((3,), (None,))
def while_not_none(x: int | None):
    n = 0
    y = x
    while y is not None:
        n += 1
        y = y - 1 if y > 0 else None
    return n


def add_default(a: int, b: int = 2, *, c: int = 3):
    return a + 10 * b + 100 * c


@cases.on((1,))
def calls_with_defaults(a: int):
    return add_default(a), add_default(a, 5), add_default(a, c=7), add_default(b=1, a=a)


def maybe(flag: bool):
    if flag:
        return None
    return 2


@cases.on((True,), (False,))
def none_of_a_call(flag: bool):
    if maybe(flag) is None:
        return 2
    return 3


def polymorphic(x, y):
    return x + y


@cases.on((1,))
def unannotated_callee_takes_types_of_the_call(a: int):
    return polymorphic(a, 2), polymorphic("a", "b"), polymorphic(0.5, 1.5)


def push(xs: list[int], x: int):
    xs.append(x)


@cases.on((1,))
def callee_changes_a_list(a: int):
    xs = [0]
    push(xs, a)
    push(xs, a + 1)
    return xs


def factorial(n: int) -> int:
    return 1 if n <= 1 else n * factorial(n - 1)


@cases.on((5,), (0,))
def recursion(n: int):
    return factorial(n)


def is_even(n: int) -> bool:
    return True if n == 0 else is_odd(n - 1)


def is_odd(n: int) -> bool:
    return False if n == 0 else is_even(n - 1)


@cases.on((5,), (4,))
def mutual_recursion(n: int):
    return is_even(n), is_odd(n)


def fibonacci(n: int) -> int:
    if n < 2:
        return n
    return fibonacci(n - 1) + fibonacci(n - 2)


@cases.on((10,))
def double_recursion(n: int):
    return fibonacci(n)


def fails(x: int):
    if x > 1:
        raise ValueError(f"bad {x}")
    return x


@cases.on((1,), (2,), message=True)
def exception_through_a_call(x: int):
    return fails(x) + 1


class MyError(Exception):
    pass


@cases.on((1,), (2,))
def own_exception(x: int):
    if x > 1:
        raise MyError("mine")
    return x


LIMIT = 10
NAMES = ("a", "b")


@cases.on((1,))
def globals_of_plain_types(x: int):
    return x + LIMIT, NAMES, NAMES[1], len(NAMES)


class Counter:
    def __init__(self, start: int, step: int = 1):
        self.n = start
        self.step = step
        self.log = [0]

    def up(self) -> int:
        self.n += self.step
        self.log.append(self.n)
        return self.n

    def twice(self):
        self.up()
        return self.up()

    @property
    def double(self) -> int:
        return self.n * 2


@cases.on((1,), (5,))
def classes(x: int):
    c = Counter(x)
    d = Counter(x, step=10)
    c.up()
    d.twice()
    e = c
    e.n += 100
    return c.n, d.n, c.double, c.log, d.log


def bump(c: Counter):
    c.n += 1


@cases.on((1,))
def instances_are_shared(x: int):
    c = Counter(x)
    for _ in range(3):
        bump(c)
    cs = [c, c]
    cs[0].n += 10
    return c.n, cs[1].n, len(cs)


@dataclasses.dataclass
class Pair:
    a: int
    b: float = 0.5

    def total(self) -> float:
        return self.a + self.b


@cases.on((1,))
def data_classes(x: int):
    p = Pair(x)
    q = Pair(b=2.0, a=x)
    p.a = 7
    return p.a, p.b, q.total(), p.total()


class Node:
    def __init__(self, value: int):
        self.value = value
        self.children: list[int] = []

    def add(self, x: int) -> "Node":
        self.children.append(x)
        return self


@cases.on((1,))
def fluent(x: int):
    n = Node(x).add(1).add(2)
    return n.children, n.value


@cases.on((1,))
def string_annotations(x: "int") -> "tuple[int, str]":
    return x, "a"


@cases.on((1,))
def any_value(x: Any):
    if isinstance(x, int):
        return x + 1
    return 0


@cases.on((3, 4.0))
def int_argument_to_float(n: int, y: float):
    return halve(n) + halve(y)


def halve(x: float):
    return x / 2


@cases.on(([1, 2, 3],))
def passed_on(xs: list[int]):
    return total(xs), total([x * 2 for x in xs])


def total(xs: list[int]) -> int:
    s = 0
    for x in xs:
        s += x
    return s


@cases.on(({"a": [1, 2]},))
def nested_types(d: dict[str, list[int]]):
    out: dict[str, int] = {}
    for k, v in d.items():
        out[k] = sum(v)
    return out


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_as_in_python(f, calls, message):
    assert_same(f, calls, message)


def test_defaults_and_keywords_at_the_border():
    scripted = rt.jit.script(add_default)
    assert scripted(1) == 321
    assert scripted(1, 5) == 351
    assert scripted(1, c=1) == 121
    assert scripted(a=1, b=0) == 301
    with pytest.raises(TypeError):
        scripted()
    with pytest.raises(TypeError):
        scripted(1, 2, nope=3)
    with pytest.raises(TypeError):
        scripted("1")


def test_a_runaway_recursion_raises():
    with pytest.raises(RecursionError):
        rt.jit.script(factorial)(10**6)


def test_script_as_a_decorator():
    @rt.jit.script
    def inner(x: int):
        return x + 1

    @rt.jit.script
    def outer(x: int):
        return inner(x) * 2

    assert outer(3) == 8
    assert inner.__name__ == "inner"


@rt.jit.script
class Money:
    """A class with operators of its own."""

    def __init__(self, amount: float):
        self.amount = amount
        self.log: list[str] = []

    def __add__(self, other: "Money"):
        return Money(self.amount + other.amount)

    def __radd__(self, other: float):
        return other + self.amount

    def __mul__(self, k: float):
        return Money(self.amount * k)

    def __iadd__(self, other: "Money"):
        self.amount += other.amount
        self.log.append("added")
        return self

    def __neg__(self):
        return Money(-self.amount)

    def __lt__(self, other: "Money"):
        return self.amount < other.amount

    def __eq__(self, other: "Money"):
        return self.amount == other.amount

    def __len__(self):
        return len(self.log)

    def __getitem__(self, i: int):
        return self.log[i]

    def __setitem__(self, i: int, text: str):
        self.log[i] = text

    def __contains__(self, text: str):
        return text in self.log

    def __bool__(self):
        return self.amount != 0.0

    def __call__(self, rate: float):
        return self.amount * rate


def with_operators(a: float, b: float):
    x, y = Money(a), Money(b)
    z = x + y * 2.0
    z += x
    z[0] = "changed"
    text = z[0] if z else "nothing"
    truths = x < y, x == y, "changed" in z, bool(-x)
    return (-z).amount, 1.0 + x, len(z), text, truths, z(3.0)


def test_operators_of_a_class():
    scripted = rt.jit.script(with_operators)
    for a, b in ((1.0, 2.0), (2.0, 2.0), (0.0, 0.0)):
        assert scripted(a, b) == with_operators(a, b)
