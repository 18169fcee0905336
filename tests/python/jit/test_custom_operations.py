"""Custom operations in programs: composites are inlined and saved, opaque ones run and are refused by name."""

from __future__ import annotations

import io

import numpy as np
import pytest
import rtensor as rt
from rtensor import library

from tests.python.jit.script_harness import equal


def doubled(x, n: int = 2, *, shift: float = 0.0):
    for _ in range(n):
        x = x + x
    return x + shift


def halves(x):
    a, b = x.chunk(2)
    return a * 2, b


@pytest.fixture
def composites():
    lib = library.Library("jit_composites", "DEF")
    lib.define("doubled(Tensor x, int n=2, *, float shift=0.0) -> Tensor")
    lib.impl("doubled", doubled)
    lib.define("halves(Tensor x) -> (Tensor, Tensor)")
    lib.impl("halves", halves)
    yield rt.ops.jit_composites
    lib._destroy()


@library.custom_op("jit_opaque::scaled", mutates_args=())
def scaled(x: rt.Tensor, k: float, others: list[rt.Tensor]) -> rt.Tensor:
    out = np.array(x.detach()) * k
    for o in others:
        out = out + np.array(o.detach())
    return rt.from_numpy(out.astype(np.float32))


scaled.register_autograd(
    lambda ctx, grad: (grad * ctx.k, None, [grad]),
    setup_context=lambda ctx, inputs, output: setattr(ctx, "k", inputs[1]),
)


@library.custom_op("jit_opaque::split", mutates_args=())
def split(x: rt.Tensor) -> tuple[rt.Tensor, rt.Tensor]:
    return x.clone(), -x


@library.custom_op("jit_opaque::bump_", mutates_args=("x",))
def bump_(x: rt.Tensor) -> None:
    x.add_(1)


def saved(program):
    out = io.BytesIO()
    rt.jit.save(program, out)
    return rt.jit.load(io.BytesIO(out.getvalue()))


@pytest.mark.parametrize("how", ["trace", "script"])
def test_a_composite_is_inlined_and_saved(composites, how):
    def f(x):
        a, b = rt.ops.jit_composites.halves(x)
        return (
            rt.ops.jit_composites.doubled(a, shift=1.0)
            + rt.ops.jit_composites.doubled(b, 1)
            + composites_of(x)
        )

    def composites_of(x):
        return rt.ops.jit_composites.doubled.default(x, 0)[:2]

    program = rt.jit.trace(f, rt.ones(4)) if how == "trace" else rt.jit.script(f)
    assert "jit_composites" not in program.inlined_graph.replace("tests.python.jit", "")
    loaded = saved(program)
    x = rt.arange(4.0).requires_grad_()
    assert equal(f(x), program(x))
    assert equal(f(x), loaded(x))
    f(x).sum().backward()
    want, x.grad = x.grad, None
    loaded(x).sum().backward()
    assert equal(want, x.grad)


def use_opaque(x):
    return scaled(x, 3.0, [x, x * 2]) + rt.ops.jit_opaque.scaled(x, 0.5, [])


def use_two(x):
    a, b = split(x)
    return a * b


def use_in_place(x):
    y = x.clone()
    bump_(y)
    return y * 2


@pytest.mark.parametrize("how", ["trace", "script"])
@pytest.mark.parametrize("function", [use_two, use_in_place, use_opaque])
def test_an_opaque_operation_runs_and_is_not_saved(function, how):
    program = rt.jit.trace(function, rt.ones(3)) if how == "trace" else rt.jit.script(function)
    x = rt.arange(5.0)
    assert equal(function(x), program(x))
    with pytest.raises(RuntimeError, match="jit_opaque::") as caught:
        rt.jit.save(program, io.BytesIO())
    assert "custom operation" in str(caught.value)


@pytest.mark.parametrize("how", ["trace", "script"])
def test_gradients_pass_through_an_opaque_operation(how):
    def f(x):
        return scaled(x, 3.0, [x])

    program = rt.jit.trace(f, rt.ones(3)) if how == "trace" else rt.jit.script(f)
    x = rt.ones(3, requires_grad=True)
    program(x).sum().backward()
    assert equal(x.grad, rt.full((3,), 4.0))


def test_wrong_arguments_are_refused_at_compile_time():
    def f(x):
        return scaled(x, "a", [x])

    with pytest.raises(rt.jit.ScriptError, match="'k' must be float"):
        rt.jit.script(f)


def test_a_composite_that_is_gone_is_gone(composites):
    def f(x):
        return rt.ops.jit_composites.doubled(x)

    assert equal(rt.jit.script(f)(rt.ones(2)), rt.full((2,), 4.0))
