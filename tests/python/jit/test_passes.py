"""What is done to programs before they run changes no result, no error and no line of a stack."""

import pytest
import rtensor as rt

from tests.python.jit.script_harness import equal


def inner(x, y):
    rt.mm(x, y)  # nobody reads it, and it may raise
    return x.shape[0] + 2 * 3


def outer(x, y):
    n = inner(x, y)
    m = x.size(0) + x.size(0)
    if 2 > 1:
        m = m + 1
    for _ in range(1):
        m = m * 2
    for _ in range(0):
        m = 0
    x.add_(1)
    return x + n + m, x.shape, 1 // max(m, 1)


def test_results_errors_and_stacks():
    scripted = rt.jit.script(lambda_free)
    a, b = rt.ones(2, 3), rt.ones(3, 2)
    assert equal(outer(a.clone(), b), scripted(a.clone(), b))
    with pytest.raises(RuntimeError) as caught:
        scripted(a.clone(), a)
    text = str(caught.value)
    assert "inner" in text
    assert "outer" in text
    assert "rt.mm(x, y)" in text


def lambda_free(x, y):
    return outer(x, y)


def test_the_graph_that_is_shown_is_the_one_that_was_made():
    def f(x):
        return x + 2 * 3

    scripted = rt.jit.script(f)
    assert "aten::mul.int" in scripted.graph
    assert "value=6" in scripted.inlined_graph
