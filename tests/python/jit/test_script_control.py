"""Control flow of scripts, compared with Python."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: SIM108, B007, SIM102

import pytest
import rtensor as rt

from tests.python.jit.script_harness import Cases, assert_same

cases = Cases()
INTS = ((-3,), (0,), (1,), (2,), (5,), (11,))


@cases.on(*INTS)
def if_else(x: int):
    if x > 2:
        y = x * 2
    else:
        y = x - 1
    return y


@cases.on(*INTS)
def elif_chain(x: int):
    if x < 0:
        return "negative"
    elif x == 0:
        return "zero"
    elif x < 3:
        return "small"
    return "large"


@cases.on(*INTS)
def early_return(x: int):
    if x < 0:
        return -1
    y = x + 1
    if y > 5:
        return y
    y *= 3
    return y


@cases.on(*INTS)
def return_in_both(x: int):
    if x > 1:
        return 1
    else:
        return 2


@cases.on(*INTS)
def return_in_loop(x: int):
    for i in range(10):
        if i * i > x:
            return i
    return -1


@cases.on(*INTS)
def return_in_nested_loops(x: int):
    for i in range(6):
        for j in range(6):
            if i * j == x:
                return (i, j)
    return (-1, -1)


@cases.on(*INTS)
def return_in_while_true(x: int):
    n = 0
    while True:
        if n > x:
            return n
        n += 2


@cases.on(*INTS)
def while_break(x: int):
    n = 0
    while True:
        n += 1
        if n >= x:
            break
    return n


@cases.on(*INTS)
def while_condition(x: int):
    n, steps = x, 0
    while n > 0:
        n //= 2
        steps += 1
    return n, steps


@cases.on(*INTS)
def continue_odd(x: int):
    s = 0
    for i in range(x):
        if i % 2 == 1:
            continue
        s += i
    return s


@cases.on(*INTS)
def continue_and_break(x: int):
    out = [0]
    for i in range(20):
        if i % 3 == 0:
            continue
        if i > x:
            break
        out.append(i)
    return out


@cases.on(*INTS)
def break_inner_only(x: int):
    s = 0
    for i in range(4):
        for j in range(4):
            if j > x:
                break
            s += 10 * i + j
        s += 1000
    return s


@cases.on(*INTS)
def break_then_more(x: int):
    s = 0
    for i in range(5):
        if i == x:
            s += 100
            break
        s += i
    s += 1
    return s


@cases.on(*INTS)
def nested_ifs(x: int):
    r = 0
    if x > 0:
        if x > 1:
            if x > 4:
                r = 3
            else:
                r = 2
        else:
            r = 1
    return r


@cases.on(*INTS)
def carried_in_nested_if(x: int):
    last = -1
    for i in range(x):
        if i > 0:
            if i % 2 == 0:
                last = i
    return last


@cases.on(*INTS)
def swap_in_loop(x: int):
    a, b = 0, 1
    for _ in range(x):
        a, b = b, a + b
    return a


@cases.on(*INTS)
def ternary(x: int):
    return "odd" if x % 2 else "even"


@cases.on(*INTS)
def nested_ternary(x: int):
    return 1 if x > 2 else (2 if x > 0 else 3)


@cases.on(*INTS)
def and_or_values(x: int):
    return (x and 7), (x or 9), ((x and 3) or 4)


@cases.on(*INTS)
def short_circuit(x: int):
    return x != 0 and 10 // x > 3


@cases.on(*INTS)
def chained_compare(x: int):
    return 0 < x < 5, 0 <= x <= x, 1 < x > 2, x == x != 3


@cases.on(*INTS)
def not_values(x: int):
    return not x, not (x > 1), bool(x)


@cases.on(*INTS)
def walrus(x: int):
    if (y := x * 2) > 4:
        return y
    return y + 100


@cases.on(*INTS)
def while_with_walrus(x: int):
    n = x
    while (m := n - 1) > 0:
        n = m
    return n


@cases.on(*INTS)
def range_forms(x: int):
    out = [0]
    for i in range(2, x):
        out.append(i)
    for i in range(x, -2, -2):
        out.append(i)
    return out


@cases.on((1,), (0,), (-1,))
def range_zero_step(x: int):
    s = 0
    for i in range(0, 5, x):
        s += i
        if i < -3:
            break
    return s


@cases.on(*INTS)
def range_is_fixed_at_start(x: int):
    n, c = x, 0
    for _ in range(n):
        n += 1
        c += 1
    return n, c


@cases.on(*INTS)
def loop_variable_reassigned(x: int):
    s = 0
    for i in range(x):
        i = i * 10
        s += i
    return s


@cases.on(*INTS)
def loop_variable_after(x: int):
    i = -5
    for i in range(x):
        pass
    return i


@cases.on(*INTS)
def maybe_none(x: int):
    if x > 2:
        return x
    return None


@cases.on(*INTS)
def falls_off(x: int) -> int | None:
    if x > 2:
        return x * 2


@cases.on(*INTS)
def no_return(x: int):
    x + 1


@cases.on(*INTS)
def bare_return(x: int):
    if x > 0:
        return
    x += 1
    return


@cases.on(*INTS)
def deep_returns(x: int):
    for i in range(3):
        if x > i:
            while True:
                if x > 4:
                    return "big"
                if i == 1:
                    break
                return "first"
        else:
            continue
    return "end"


@cases.on(*INTS)
def return_then_dead(x: int):
    return x
    x = 2


@cases.on(*INTS)
def variable_after_return_branch(x: int):
    if x > 3:
        return 0
    else:
        y = x + 1
    return y


@cases.on(*INTS)
def variable_after_raise_branch(x: int):
    if x > 3:
        raise ValueError(f"x is {x}")
    else:
        y = x + 1
    return y


@cases.on(*INTS, message=True)
def raises(x: int):
    if x == 0:
        raise ZeroDivisionError("zero!")
    if x < 0:
        raise KeyError("k")
    if x > 10:
        raise RuntimeError("big " + str(x))
    if x == 5:
        raise NotImplementedError
    return x


@cases.on(*INTS, message=True)
def asserts(x: int):
    assert x != 0, "zero"
    assert x < 10, f"{x} is too big"
    return x


@cases.on(*INTS, message=True)
def raise_in_loop(x: int):
    s = 0
    for i in range(8):
        if i == x:
            raise IndexError("at " + str(i))
        s += i
    return s


@cases.on(*INTS)
def flags_shared_by_loops(x: int):
    hits = 0
    for i in range(3):
        found = False
        for j in range(5):
            if i + j == x:
                found = True
                break
        if found:
            hits += 1
    return hits


@cases.on(*INTS)
def while_continue(x: int):
    n = 0
    odd = 0
    while n < x:
        n += 1
        if n % 2 == 0:
            continue
        odd += n
    return odd


@cases.on(*INTS)
def continue_last_statement(x: int):
    s = 0
    for i in range(x):
        s += i
        if s > 3:
            s -= 1
        else:
            continue
    return s


@cases.on(*INTS)
def break_in_both_branches(x: int):
    s = 0
    for i in range(5):
        s += i
        if x > i:
            s += 10
            break
        else:
            s += 20
            break
    return s


@cases.on(*INTS)
def while_with_side_effect_in_test(x: int):
    a = [1, 2, 3, 4]
    while a.pop() > x:
        if len(a) == 0:
            break
    return a


@cases.on(*INTS)
def widening_in_loop(x: int):
    best: int | None = None
    for i in range(x):
        if best is None or i * 7 % 5 > best:
            best = i * 7 % 5
    return best


@cases.on(*INTS)
def none_to_value_in_loop(x: int):
    found = None
    for i in range(6):
        if i == x:
            found = i
    if found is None:
        return -1
    return found + 100


@cases.on(*INTS)
def del_name(x: int):
    y = x + 1
    z = y * 2
    del y
    return z


@cases.on(*INTS)
def pass_everywhere(x: int):
    if x > 1:
        pass
    else:
        pass
    for _ in range(x):
        pass
    while False:
        pass
    return x


@cases.on(*INTS)
def with_no_grad(x: int):
    with rt.no_grad():
        if x > 3:
            return x
        x += 1
    return x * 2


@cases.on(*INTS)
def for_inside_if_inside_for(x: int):
    out = [0]
    for i in range(3):
        if i != x:
            for j in range(i):
                if j == 1:
                    break
                out.append(j * 10 + i)
            out.append(-i)
    return out


@cases.on((3,), (0,))
def collatz(x: int):
    n = x
    trail = [n]
    while n > 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        trail.append(n)
    return trail


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_as_in_python(f, calls, message):
    assert_same(f, calls, message)
