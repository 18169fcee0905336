"""What scripts do not have is refused at compile time, with the source line and a caret; kind 9 of the trials."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: SIM108, RUF059

import pytest
import rtensor as rt

from tests.python.jit.script_harness import Cases, assert_refused

cases = Cases()


@cases.refuse("try")
def has_try(x: int):
    try:
        return x
    except ValueError:
        return 0


@cases.refuse("Lambda")
def has_lambda(x: int):
    return (lambda y: y)(x)


@cases.refuse("function")
def has_def(x: int):
    def inner():
        return 1

    return inner()


@cases.refuse("yield")
def has_yield(x: int):
    yield x


@cases.refuse("global")
def has_global(x: int):
    global LIMIT
    return x


@cases.refuse("import")
def has_import(x: int):
    import math

    return math.pi


@cases.refuse("*")
def has_star_call(x: list[int]):
    return max(*x)


@cases.refuse("Set")
def has_set(x: int):
    return {1, 2, x}


@cases.refuse("match")
def has_match(x: int):
    match x:
        case 1:
            return 1
    return 0


@cases.refuse("type")
def mixed_branches(x: int):
    if x > 1:
        y = 1
    else:
        y = "a"
    return y


@cases.refuse("one path")
def defined_on_one_path(x: int):
    if x > 1:
        y = 1
    return y


@cases.refuse("types")
def mixed_results(x: int):
    if x > 1:
        return 1
    return "a"


@cases.refuse("one type")
def mixed_list(x: int):
    return [x, "a"]


@cases.refuse("int", "str")
def adds_kinds(x: int, s: str):
    return x + s


@cases.refuse("int?")
def optional_without_a_test(x: int | None):
    return x + 1


@cases.refuse("nope")
def unknown_name(x: int):
    return nope + x  # noqa: F821


@cases.refuse("nope")
def unknown_method(x):
    return x.nope()


@cases.refuse("nope")
def unknown_keyword(x):
    return x.sum(nope=1)


@cases.refuse("is not None")
def none_by_equality(x: int | None):
    if x != None:  # noqa: E711
        return 1
    return 0


@cases.refuse("float")
def declared_otherwise(x: int):
    y: float = x
    return y


@cases.refuse("item()")
def item_without_a_type(x):
    return x.item()


@cases.refuse("writes into the argument 'd'")
def writes_a_dict(d: dict[str, int]):
    for k in ["a", "b"]:
        d[k] = 1
    return d


def put(xs: list[int]):
    xs.append(1)


@cases.refuse("writes into the argument 'xs'")
def writes_through_a_call_and_a_name(xs: list[int], flag: bool):
    ys = xs if flag else [1]
    put(ys)
    return ys


@cases.refuse("writes into the argument 'xs'")
def writes_an_inner_list(xs: list[list[int]]):
    for x in xs:
        x[0] = 1
    return xs


@cases.refuse("tensor outside")
def closes_over_a_tensor(x):
    return x + OUTSIDE


@cases.refuse("outer_function", "called from")
def error_in_a_callee(x: int):
    return outer_function(x)


def outer_function(x: int):
    return {x}


@cases.refuse("64 bits")
def big_literal(x: int):
    return x + 9223372036854775808


@cases.refuse("with")
def other_context(x: int):
    with open("f"):
        return x


@cases.refuse("star")
def starred_target(x: list[int]):
    a, *b = x
    return a


OUTSIDE = rt.ones(2)
LIMIT = 1


@pytest.mark.parametrize(("f", "words"), cases.refused)
def test_refused_with_the_place(f, words):
    assert_refused(f, words)


def test_a_lambda_cannot_be_scripted():
    with pytest.raises((rt.jit.ScriptError, TypeError)):
        rt.jit.script(lambda x: x)
    with pytest.raises(TypeError):
        rt.jit.script(3)


def test_the_caret_is_under_the_place():
    with pytest.raises(rt.jit.ScriptError) as caught:
        rt.jit.script(has_set)
    lines = str(caught.value).splitlines()
    at = next(i for i, line in enumerate(lines) if line.strip().startswith("^"))
    begin = lines[at].index("^")
    assert lines[at - 1][begin:].startswith("{1, 2, x}")
    assert "has_set, line" in str(caught.value)


def test_errors_at_run_time_show_the_script():
    def fails(x: int):
        y = x - 1
        return 10 // y

    with pytest.raises(ZeroDivisionError) as caught:
        rt.jit.script(fails)(1)
    assert "return 10 // y" in str(caught.value)
