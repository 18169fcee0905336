"""Programs that call programs: scripts, traces and loaded files from scripts, scripts from traces; markers of functions."""

from __future__ import annotations

import io
import warnings
from typing import Dict, List, NamedTuple, Optional  # noqa: UP035

import pytest
import rtensor as rt
from rtensor import nn

from tests.python.jit.script_harness import assert_refused, equal


def reloaded(program):
    out = io.BytesIO()
    rt.jit.save(program, out)
    return rt.jit.load(io.BytesIO(out.getvalue()))


class Pair(NamedTuple):
    a: rt.Tensor
    n: int


def steps(x, n: int):
    for i in range(n):
        x = x + i
    if bool(x.sum() > 0):
        x = -x
    return x


scripted_steps = rt.jit.script(steps)
traced_relu = rt.jit.trace(lambda x: x.relu() * 3, rt.ones(2))
loaded_relu = reloaded(traced_relu)


class Inner(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(rt.tensor([1.0, 2.0, 3.0]))
        self.register_buffer("seen", rt.zeros(3))
        self.calls = 0
        self.drop = nn.Dropout(0.5)

    @rt.jit.export
    def scaled(self, x, k: int = 2, scale: float = 1.0):
        return Pair(x * k * scale * self.weight, k)

    def forward(self, x, names: Optional[Dict[str, int]] = None):  # noqa: UP006, UP045
        self.calls += 1
        self.seen += 1
        if bool(x.sum() > 0):
            x = x * 2
        return self.drop(x * self.weight + self.seen), x.shape, self.calls


def call_function(x):
    return scripted_steps(x, 3) + scripted_steps(x, n=1)


def call_trace(x):
    return traced_relu(x) + loaded_relu(x)


@pytest.mark.parametrize("function", [call_function, call_trace])
def test_a_script_calls_compiled_functions(function):
    scripted = rt.jit.script(function)
    for x in (rt.tensor([1.0, -2.0, 3.0]), rt.tensor([-1.0, -2.0])):
        assert equal(function(x), scripted(x))
        assert equal(function(x), reloaded(scripted)(x))


class Holds(nn.Module):
    """A module with programs among its attributes."""

    def __init__(self, inner, relu=traced_relu):
        super().__init__()
        self.inner = inner
        self.relu = relu
        self.own = nn.Linear(3, 3)

    def forward(self, x):
        y, shape, calls = self.inner(x)
        pair = self.inner.scaled(x, scale=0.5)
        return (
            self.relu(self.own(y)) + pair.a + self.inner.weight,
            shape,
            calls,
            pair,
            self.inner.drop.training,
        )


@pytest.mark.parametrize("how", ["eager", "scripted", "loaded"])
@pytest.mark.parametrize("training", [True, False])
def test_a_script_calls_methods_of_a_program(how, training):
    def make():
        rt.manual_seed(0)
        inner = Inner().train(training)
        if how != "eager":
            inner = rt.jit.script(inner)
        if how == "loaded":
            inner = reloaded(inner)
        return Holds(inner)

    rt.manual_seed(0)
    eager = Holds(Inner().train(training))
    scripted = rt.jit.script(make())
    again = reloaded(rt.jit.script(make()))
    x = rt.tensor([1.0, -2.0, 4.0])
    for _ in range(2):
        rt.manual_seed(1)
        want = eager(x)
        for program in (scripted, again):
            rt.manual_seed(1)
            got = program(x)
            assert equal(want, got)
            assert type(want[1]) is type(got[1])
            assert got[3].n == 2
    assert equal(scripted.inner.seen, eager.inner.seen)
    assert {"inner.weight", "inner.seen", "own.weight"} <= set(scripted.state_dict())


def test_state_of_a_called_program_is_shared_and_trained():
    inner = rt.jit.script(Inner().eval())

    def f(x):
        return inner(x)[0].sum()

    scripted = rt.jit.script(f)
    scripted(rt.ones(3)).backward()
    assert equal(inner.weight.grad, rt.full((3,), 2.0))
    with rt.no_grad():
        inner.weight.zero_()
    inner.seen.zero_()
    assert float(scripted(rt.ones(3))) == 3.0  # seen counts to one; the weight is 0


def test_one_tensor_of_two_programs_is_one_piece_of_state():
    class Two(nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = Inner()
            self.script = rt.jit.script(self.inner.eval())

        def forward(self, x):
            return self.script(x)[0] + self.inner.weight + self.script.weight

    scripted = rt.jit.script(Two().eval())
    names = [n for n, _ in scripted.named_parameters()]
    assert len(names) == 1


def test_wrong_calls_of_a_program_are_refused():
    def too_many(x):
        return traced_relu(x, x)

    def unknown(x):
        return traced_relu(x, y=1)

    def missing():
        return traced_relu()

    def wrong_type(x):
        return traced_relu([1, 2])

    for f, word in (
        (too_many, "takes 1"),
        (unknown, "no argument 'y'"),
        (missing, "needs 'x'"),
        (wrong_type, "type int[]"),
    ):
        assert_refused(f, [word])


def test_a_trace_keeps_the_branches_of_a_script():
    def f(x):
        return scripted_steps(x * 2, 2) + 1

    traced = rt.jit.trace(f, rt.ones(3))
    assert "prim::CallFunction" in traced.graph
    for x in (rt.ones(3), -rt.ones(5) * 10):
        assert equal(f(x), traced(x))
        assert equal(f(x), reloaded(traced)(x))


def test_a_trace_of_a_module_with_a_script_in_it():
    inner = rt.jit.script(Inner().eval())
    module = Holds(inner)
    x = rt.tensor([1.0, -2.0, 4.0])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        traced = rt.jit.trace(module, x)
    for value in (x, -x):
        before = inner.seen.clone()
        want = module(value)[0]
        inner.seen.copy_(before)
        assert equal(want, traced(value)[0])


def test_a_trace_runs_through_a_program_without_branches():
    inner = rt.jit.script(Inner().eval())

    def f(x):
        return traced_relu(x) + inner.scaled(x).a

    traced = rt.jit.trace(f, rt.ones(3))
    assert "CallFunction" not in traced.graph
    assert list(traced.state())
    assert equal(f(rt.tensor([1.0, -1.0, 2.0])), traced(rt.tensor([1.0, -1.0, 2.0])))
    traced(rt.ones(3)).sum().backward()
    assert inner.weight.grad is not None


def test_sizes_from_a_script_stay_symbolic_in_a_trace():
    @rt.jit.script
    def half(x):
        n = x.size(0) // 2
        if n == 0:
            n = 1
        return n, x.shape

    def f(x):
        n, shape = half(x)
        return x[:n].reshape(-1), x.reshape(shape), shape

    traced = rt.jit.trace(f, rt.ones(4, 2))
    x = rt.arange(30.0).reshape(10, 3)
    assert equal(f(x), traced(x))


@rt.jit.script_if_tracing
def summed(x, n: int):
    for i in range(x.size(0)):
        x = x + i * n
    return x


def test_script_if_tracing():
    def f(x):
        return summed(x * 2, 3)

    traced = rt.jit.trace(f, rt.ones(2))
    assert equal(f(rt.ones(5)), traced(rt.ones(5)))
    assert equal(f(rt.ones(5)), rt.jit.script(f)(rt.ones(5)))


# ---- markers


@rt.jit.ignore
def in_python(x, n: int, more: List[int]) -> rt.Tensor:  # noqa: UP006
    return x * n + sum(more)


@rt.jit.unused
def never(x) -> rt.Tensor:
    return (lambda: x)()


def test_an_ignored_function_stays_python_and_is_not_saved():
    def f(x):
        return in_python(x, 3, [1, 2])

    scripted = rt.jit.script(f)
    x = rt.ones(2, requires_grad=True)
    out = scripted(x)
    assert equal(out.detach(), f(x).detach())
    out.sum().backward()
    assert equal(x.grad, rt.full((2,), 3.0))
    with pytest.raises(RuntimeError, match="python::in_python"):
        rt.jit.save(scripted, io.BytesIO())


def test_an_unused_function_raises_when_it_is_reached():
    def f(x, flag: bool):
        if flag:
            return never(x)
        return x + 1

    scripted = reloaded(rt.jit.script(f))
    assert equal(scripted(rt.ones(2), False), rt.full((2,), 2.0))
    with pytest.raises(NotImplementedError, match="never"):
        scripted(rt.ones(2), True)


class Marked(nn.Module):
    names: List[str]  # noqa: UP006
    factor: rt.jit.Final[int]

    def __init__(self):
        super().__init__()
        self.factor = 3
        self.names = []
        self.log = []

    @rt.jit.ignore
    def note(self, x: rt.Tensor) -> None:
        self.log.append(x)

    @rt.jit.unused
    def python_only(self, x):
        return [*map(abs, x)]

    def forward(self, x):
        if self.factor > 2:
            self.note(x)
        found = rt.jit.annotate(List[int], [])  # noqa: UP006
        found.append(self.factor)
        if not rt.jit.is_scripting():
            self.python_only(x)
        return x * self.factor, found, rt.jit.is_scripting(), rt.jit.is_tracing(), self.names


def test_markers_in_a_module():
    module = Marked()
    result = rt.jit.script(module)(rt.ones(2))
    assert equal(result, (rt.full((2,), 3.0), [3], True, False, []))
    assert len(module.log) == 1


def factorial(n: int) -> int:
    return 1 if n <= 1 else n * factorial(n - 1)


def unannotated(n: int):
    return 1 if n <= 1 else n * unannotated(n - 1)


def test_recursion_needs_a_declared_result():
    scripted = rt.jit.script(factorial)
    assert scripted(10) == factorial(10)
    assert reloaded(scripted)(10) == factorial(10)
    assert_refused(unannotated, ["annotate what it returns"])
