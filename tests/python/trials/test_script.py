"""Kind 9: scripts mean what Python means, or refuse. Python is the reference, in value and in type."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: B006, B007, C416, E713, RUF005, RUF021, SIM108, UP006, UP035, UP045

import math
from typing import Dict, List, Optional

import pytest
import rtensor as rt
from rtensor import nn

from tests.python.jit.script_harness import Cases, assert_refused, assert_same

cases = Cases()


# ---- H121: variables that loops and branches carry


@cases.on((rt.arange(3.0),), (rt.zeros(0),), (rt.ones(5000),))
def h121_a_result_grown_in_a_nested_if(x):
    out = rt.zeros(0)
    for i in range(4):
        if i == 0:
            out = x
        else:
            out = rt.cat((out, x))
    return out


@cases.on((0,), (1,), (7,))
def h121_both_branches_of_nested_loops_carry(n: int):
    a, b, last = 0, 1, -1
    for i in range(n):
        for j in range(i):
            if (i + j) % 2 == 0:
                a, b = b, a + b
                if a > 5:
                    last = j
                    continue
            elif j == 3:
                break
            else:
                a += 1
            b = b - 1
        last += i
    return a, b, last


@cases.on((5,), (0,))
def h121_the_loop_variable_lives_on(n: int):
    i = -1
    for i in range(n):
        pass
    for k in range(2):
        i = i + k
    return i


@cases.on((5,))
def h121_shadowed_names(n: int):
    x = 1
    total = [x for x in range(n)]
    for x in [10, 20]:
        total.append(x)
    list_ = [x + y for x in total for y in (1, 2) if x > 1]
    return x, total, list_


@cases.on((3,), (0,), (-2,))
def h121_while_with_breaks(n: int):
    seen = [0]
    while True:
        n -= 1
        if n < 0:
            break
        if n == 1:
            continue
        seen[0] += n
        seen.append(n)
    else:
        seen.append(-1)
    return n, seen


@cases.on((0,), (1,), (2,), (9,))
def h121_returns_from_the_middle(n: int):
    for i in range(3):
        for j in range(3):
            if i * j == n:
                return i, j
            if j > i:
                break
    return -1, -1


@cases.on((10, 0, -3), (0, 10, 3), (5, 5, 1), (0, -10, -4), (-1, -2, 1), (3, -3, -1))
def h121_ranges(a: int, b: int, c: int):
    return [i for i in range(a, b, c)], len(range(a, b, c)), sum(range(a, b, c))


# ---- H123: names of one object


@cases.on(([1, 2, 3],))
def h123_two_names_of_a_list(given: List[int]):
    a = list(given)
    b = a
    c = a + [0]
    b[1] += 10
    b += [4]
    c.append(9)
    a = a + [5]
    return a, b, c


@cases.on(())
def h123_a_list_within_itself():
    row = [0]
    table = [row, row, [0]]
    row[0] = 7
    table[2][0] += 1
    copy = [r for r in table]
    copy[0].append(1)
    repeated = [[0]] * 3
    repeated[0][0] = 5
    return table, copy, repeated


@cases.on(())
def h123_dicts_share():
    d = {"a": [1]}
    e = d
    e["b"] = d["a"]
    d["a"].append(2)
    f = dict(d)
    f["c"] = [3]
    return d, e, f


def h123_callee_(items: List[int], value: int = 1):
    items.append(value)
    items = items + [100]
    return len(items)


@cases.on(())
def h123_a_callee_changes_the_list():
    a = [0]
    n = h123_callee_(a)
    m = h123_callee_(a, 5)
    return a, n, m


@cases.on((rt.zeros(3),))
def h123_tensors_are_shared_too(x):
    y = x.clone()
    z = y
    z[0] = 1
    z += 1
    held = [y, y]
    held[0][1] = 9
    y = y + 1
    return y, z, held


class Twins(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = [1, 2, 3]
        self.b = self.a
        self.n = 0

    def forward(self):
        self.b[1] += 10
        self.a.append(self.n)
        self.n += 1
        e = self.b
        e[0] -= 1
        return self.a, self.b, self.n, e


def test_h123_attributes_that_are_one_list_stay_one():
    module, scripted = Twins(), rt.jit.script(Twins())
    for _ in range(3):
        a, k, n, e = module()
        assert scripted() == (a, k, n, e)


class Nested(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = [1, 2]
        self.d = {"k": self.a}

    def forward(self):
        self.a.append(3)
        return self.d["k"]


class Row(nn.Module):
    def __init__(self):
        super().__init__()
        row = [0]
        self.table = [row, row]

    def forward(self):
        self.table[0][0] += 1
        return self.table[1]


class Replaced(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = [1]
        self.b = self.a

    def forward(self, new: bool):
        if new:
            self.b = [5]
        self.b.append(2)
        return self.a, self.b


class Held(nn.Module):
    def __init__(self):
        super().__init__()
        self.pair = ([1], 2)

    def forward(self):
        self.pair[0].append(3)
        return self.pair


@pytest.mark.parametrize(
    ("make", "args"), [(Nested, ()), (Row, ()), (Replaced, (False,)), (Held, ())]
)
def test_h123_containers_within_containers_stay_one_or_are_refused(make, args):
    module = make()
    try:
        scripted = rt.jit.script(make())
    except rt.jit.ScriptError as error:
        assert "self." in str(error)  # noqa: PT017
        return
    for _ in range(2):
        assert scripted(*args) == module(*args)


class OnlyTwins(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = [1, 2, 3]
        self.b = self.a

    def forward(self):
        self.b[1] += 10
        return self.a


def test_h123_the_reported_case():
    assert rt.jit.script(OnlyTwins())() == [1, 12, 3]


# ---- H125: containers changed while they are iterated


@cases.on((), message=True)
def h125_dict_grows():
    d = {"a": 1, "b": 2}
    s = 0
    for k in d:
        d[str(d[k])] = 1
        s += d[k]
    return s


@cases.on((), message=True)
def h125_dict_shrinks():
    d = {1: 1, 2: 2, 3: 3}
    for k, v in d.items():
        if v == 2:
            del d[k]
    return d


@cases.on((), message=True)
def h125_values_grow():
    d = {1: 1}
    for v in d.values():
        d[v + 1] = v
    return d


@cases.on(())
def h125_values_may_change_in_place():
    d = {"b": 1, "a": 2, "c": 3}
    for k in d:
        d[k] = d[k] * 2
    del d["a"]
    d["a"] = 0
    return d, list(d.keys()), [v for v in d.values()], [k for k in d], list(d.items())


@cases.on(())
def h125_lists_are_followed():
    a = [1, 2, 3]
    seen = [0]
    for x in a:
        seen.append(x)
        if x < 3:
            a.append(x + 2)
        if len(seen) > 20:
            break
    b = [1, 2, 3, 4]
    for y in b:
        if y % 2 == 0:
            b.remove(y)
    return a, seen, b


@cases.on(())
def h125_the_iterable_is_taken_once():
    a = [1, 2]
    n = 0
    for x in a:
        a = [9, 9, 9]
        n += x
    return a, n


# ---- H129: None, truth and short circuit


def h129_maybe(flag: bool):
    if flag:
        return None
    return 2


@cases.on((True,), (False,))
def h129_none_of_a_call(flag: bool):
    if h129_maybe(flag) is None:
        return 2
    else:
        return 3


@cases.on((True,), (False,))
def h129_not_none_of_a_call(flag: bool):
    value = h129_maybe(flag)
    if value is not None and value > 1:
        return value + 1
    return 0 if value is None else value


@cases.on((None,), (0,), (3,))
def h129_a_refined_optional(x: Optional[int]):
    if x is None:
        x = 5
    while x is not None:
        if x > 6:
            break
        x = x + 1
    return x


@cases.on((None, None), (None, 2), (1, None), (1, 2))
def h129_two_optionals(a: Optional[int], b: Optional[int]):
    if a is None or b is None:
        return -1 if a is None and b is None else 0
    return a + b


@cases.on(([], {}, "", 0, 0.0), ([0], {"a": 1}, "x", -1, -0.5), ([], {"": 0}, "0", 1, math.nan))
def h129_truth(a: List[int], d: Dict[str, int], s: str, n: int, x: float):
    out = [0]
    if a:
        out.append(1)
    if d:
        out.append(2)
    if s:
        out.append(3)
    if n:
        out.append(4)
    if x:
        out.append(5)
    return out, not a, not d, not s, bool(n), bool(x)


@cases.on((rt.tensor(0.0),), (rt.tensor([2]),), (rt.tensor([0, 1]),), (rt.zeros(0),))
def h129_truth_of_tensors(x):
    if x:
        return 1
    return 0


@cases.on((0,), (3,), (-3,))
def h129_short_circuit(n: int):
    seen: List[int] = []
    ok = n != 0 and 10 // n > 2
    other = n == 0 or 10 // n < 0
    value = (n and 5) + (n or 7)
    if n > 0 and len(seen) == 0 or n < -5:
        seen.append(n)
    return ok, other, value, seen


@cases.on((1,), (5,), (9,))
def h129_chained_comparisons(n: int):
    return 0 < n < 6, 0 < n <= 5 < 9, n == n == 5, n in [1, 5] and not n in (5,), 1 < n > 3


# ---- H133: comparison with None, kinds that do not mix


def test_h133_comparison_with_none_by_inequality_is_refused_with_the_right_form():
    def f(x: Optional[int]):
        if x != None:  # noqa: E711
            return 1
        return 0

    def g(x: Optional[int]):
        return 1 if x == None else 0  # noqa: E711

    assert_refused(f, ["is not None"])
    assert_refused(g, ["is None"])


# ---- H135: calls


def h135_factorial_(n: int) -> int:
    return 1 if n <= 1 else n * h135_factorial_(n - 1)


def h135_even_(n: int) -> bool:
    return True if n == 0 else h135_odd_(n - 1)


def h135_odd_(n: int) -> bool:
    return False if n == 0 else h135_even_(n - 1)


def test_h135_recursion_runs_and_a_runaway_depth_raises():
    scripted = rt.jit.script(h135_factorial_)
    assert scripted(5) == 120
    assert scripted(20) == math.factorial(20)
    for _ in range(2):
        with pytest.raises(RecursionError):
            scripted(10**6)
    assert scripted(5) == 120
    assert rt.jit.script(h135_even_)(10)
    with pytest.raises(RecursionError):
        rt.jit.script(h135_even_)(10**7)
    with pytest.raises(OverflowError):
        scripted(21)


def test_h135_recursion_without_a_declared_result_names_the_function():
    def endless(n: int):
        return endless(n - 1)

    with pytest.raises(rt.jit.ScriptError, match="endless"):
        rt.jit.script(endless)


def h135_default_(n: int, items: Optional[List[int]] = None, k: float = 0.5, name: str = "a"):
    kept = [n] if items is None else items
    kept.append(n)
    return kept, k, name


@cases.on(())
def h135_defaults_and_keywords():
    a = h135_default_(1)
    b = h135_default_(2, k=2.0)
    c = h135_default_(3, [7], name="c")
    return a, b, c


def test_h135_a_default_that_changes_is_refused_or_shared_as_in_python():
    def grow(n: int, items: List[int] = []):
        items.append(n)
        return len(items)

    def twice():
        return grow(1), grow(2)

    try:
        scripted = rt.jit.script(twice)
    except rt.jit.ScriptError as error:
        assert "items" in str(error) or "default" in str(error)  # noqa: PT017
    else:
        assert scripted() == (1, 2)


class Counter(nn.Module):
    def __init__(self):
        super().__init__()
        self.count = 0
        self.register_buffer("total", rt.zeros(2))
        self.history: List[int] = [0]
        self.table: Dict[str, int] = {"a": 1}

    def forward(self, x, n: int):
        self.count += n
        self.count *= 2
        self.total += x
        self.total[0] -= 1
        self.history[-1] += n
        self.history += [self.count]
        self.table["a"] -= n
        for i in range(n):
            if i == 1:
                continue
            self.count -= 1
        return self.count, self.total, self.history, self.table


def test_attributes_and_elements_written_by_augmented_assignment():
    module, scripted = Counter(), rt.jit.script(Counter())
    for n in (1, 3, 0, -2):
        got, want = scripted(rt.ones(2), n), module(rt.ones(2), n)
        assert (got[0], got[1].tolist(), got[2], got[3]) == (
            want[0],
            want[1].tolist(),
            want[2],
            want[3],
        )


@cases.on((0,), (1,), (2,), (3,))
def exceptions_of_their_class(n: int):
    if n == 0:
        raise ValueError("none")
    if n == 1:
        raise IndexError(f"at {n}")
    assert n < 3, "three"
    return n


@cases.on((rt.arange(6.0), 2), (rt.arange(0.0), 1))
def tensors_and_numbers(x, n: int):
    y = x * n + n / 2 - n**2
    z = y // 2 + y % 3 + (n - y) * 2.5
    m = -z
    m += n
    m[:1] = n
    return y, z, m, y > n, (y > n).sum() * n


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_scripts_mean_what_python_means(f, calls, message):
    assert_same(f, calls, message)


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_loaded_scripts_mean_it_too(f, calls, message, tmp_path):
    scripted = rt.jit.script(f)
    rt.jit.save(scripted, tmp_path / "p.rt")
    assert_same(f, calls, message, rt.jit.load(tmp_path / "p.rt"))
