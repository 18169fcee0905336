"""What the five calls of ARCHITECTURE.md cost from Python, and their parts: `python benches/steps.py`.

Minimum of many rounds in one process. What the core spends of it, `cargo bench --bench steps` says.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable

import rtensor as rt
from rtensor import _C
from rtensor.autograd import engine


def cost(f: Callable[[], object], number: int = 1000, rounds: int = 60) -> float:
    """Minimum nanoseconds of a call of `f`, less that of a function that does nothing."""

    def least(f: Callable[[], object]) -> float:
        timeit.timeit(f, number=number // 4 + 1)
        return min(timeit.timeit(f, number=number) for _ in range(rounds)) / number * 1e9

    return least(f) - least(lambda: None)


def show(name: str, ns: float) -> None:
    """Print one row."""
    print(f"{name:56} {ns:12,.0f} ns")


def calls() -> None:
    """`a + b` and `a @ b`."""
    a, b = rt.ones(2, 2), rt.ones(2, 2)
    show("a + b, two plain dense tensors", cost(lambda: a + b))
    show("a + b, one transposed: the dispatcher's way", cost(lambda: a + b.mT) - cost(lambda: b.mT))
    show("a.add(b)", cost(lambda: a.add(b)))
    show("rt.add(a, b, alpha=1)", cost(lambda: rt.add(a, b, alpha=1)))
    show("a @ b", cost(lambda: a @ b))


def backward() -> None:
    """`(x * 2).sum().backward()`, part by part."""
    x = rt.ones(2, 2, requires_grad=True)
    product = x * 2
    loss = product.sum()
    show("x * 2, recorded", cost(lambda: x * 2))
    show(".sum(), recorded", cost(lambda: product.sum()))
    forward = cost(lambda: (x * 2).sum())
    whole = cost(lambda: (x * 2).sum().backward(), 300)
    show("(x * 2).sum().backward()", whole)
    show("  of which the backward", whole - forward)
    root = _C._engine_root_of_one(loss)
    show("  root: edge, gradient 1", cost(lambda: _C._engine_root_of_one(loss)))
    node, _, _, _, one = root
    show(
        "  sum's node: unpack, formula, fit, route",
        cost(lambda: _C._engine_apply(node, [one], True)),
    )
    with rt.no_grad():
        show(
            "  of which the formula",
            cost(lambda: engine._formulas["d_sum"]([one], (True,), x.shape)),
        )
    grad = rt.ones(2, 2)

    def accumulate() -> None:
        engine._accumulate(x, grad, False)

    with rt.no_grad():
        show("  accumulation into a gradient that is there", cost(accumulate))


def programs() -> None:
    """A trace, a script and their runs."""
    net = rt.nn.Sequential(rt.nn.Linear(8, 8), rt.nn.ReLU(), rt.nn.Linear(8, 4))
    x = rt.ones(2, 8)

    def function(x: rt.Tensor, n: int) -> rt.Tensor:
        for _ in range(n):
            x = x + 1
        return x

    with rt.no_grad():
        eager = cost(lambda: net(x))
        show("a net of two Linear and a ReLU, eager", eager)
        show(
            "  traced, without the check",
            cost(lambda: rt.jit.trace(net, (x,), check_trace=False), 5, 10),
        )
        traced = rt.jit.trace(net, (x,))
        show("  run of the trace", cost(lambda: traced(x)))
        show("a loop of one addition, scripted", cost(lambda: rt.jit.script(function), 5, 10))
        scripted = rt.jit.script(function)
        ten, thousand = cost(lambda: scripted(x, 10), 200), cost(lambda: scripted(x, 1010), 20)
        show("  run with 10 rounds", ten)
        show("  each round more", (thousand - ten) / 1000)


if __name__ == "__main__":
    rt.set_num_threads(1)
    calls()
    backward()
    programs()
