"""H091 and H093, kind 7: what a graph keeps alive, and what it does not."""

import gc

import pytest
import rtensor as rt

from tests.python.trials.forms import child


def live():
    gc.collect()
    return rt.memory_stats()["live_storages"]


class Keeps(rt.autograd.Function):
    """Keeps its own result, in the way that `how` says."""

    how = "saved"

    @classmethod
    def keep(cls, ctx, x, y):
        if cls.how == "saved":
            ctx.save_for_backward(y)
        elif cls.how == "both":
            ctx.save_for_backward(x, y)
        else:
            ctx.y = y

    @staticmethod
    def forward(ctx, x):
        y = x.clone()
        Keeps.keep(ctx, x, y)
        return y

    @staticmethod
    def backward(ctx, grad):
        return grad * 2


@pytest.fixture(params=["saved", "both", "attribute"])
def how(request):
    before, Keeps.how = Keeps.how, request.param
    yield request.param
    Keeps.how = before


def test_h091_a_function_that_keeps_its_result_makes_no_lasting_cycle(how):
    x = rt.ones(100, requires_grad=True)
    before = live()
    gc.disable()
    try:
        for _ in range(1000):
            Keeps.apply(x)
        held = rt.memory_stats()["live_storages"] - before
    finally:
        gc.enable()
    if how != "attribute":
        assert held == 0  # by counting alone
    assert live() == before
    y = Keeps.apply(x)
    (y * 3).sum().backward()
    assert x.grad.tolist() == [6.0] * 100
    x.grad = None
    del y
    assert live() == before


def test_h091_chains_views_and_errors_leave_nothing(how):
    x = rt.ones(10, requires_grad=True)
    before = live()
    for _ in range(50):
        y = x
        for _ in range(5):
            y = Keeps.apply(y)[1:]
        z = Keeps.apply(y.view(-1, 1))
        z.register_hook(lambda g, z=z: g)
        with pytest.raises(RuntimeError):
            z.backward()
    del y, z
    assert live() == before


def test_h091_memory_is_flat_over_many_calls():
    out = child(
        """
        import gc
        import rtensor as rt

        class F(rt.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                y = x.clone()
                ctx.save_for_backward(y)
                return y

            @staticmethod
            def backward(ctx, g):
                return g

        gc.disable()
        x = rt.ones(1000, requires_grad=True)
        F.apply(x)
        before = rt.memory_stats()["live_bytes"]
        for _ in range(10_000):
            F.apply(x)
        assert rt.memory_stats()["live_bytes"] == before
        print("flat")
        """
    )
    assert out == "flat"


HOLDERS = {
    "node": lambda b, hook: b.grad_fn.register_hook(hook),
    "pre": lambda b, hook: b.grad_fn.register_prehook(hook),
    "tensor": lambda b, hook: b.register_hook(hook),
    "retained": lambda b, hook: (b.retain_grad(), b.register_hook(hook)),
}


@pytest.mark.parametrize("name", HOLDERS)
def test_h093_a_hook_of_a_live_graph_runs_after_a_collection(name):
    seen = []

    def build():
        a = rt.ones(2, requires_grad=True)
        b = a.clone()
        fn = b.grad_fn

        def hook(*grads):
            seen.append(fn.name() if callable(getattr(fn, "name", None)) else fn)

        HOLDERS[name](b, hook)
        return a, b.clone().sum()

    before = live()
    a, out = build()
    for _ in range(3):
        gc.collect()
    out.backward()
    assert len(seen) == 1
    assert a.grad.tolist() == [1, 1]
    del a, out
    seen.clear()
    assert live() == before


def test_h093_hooks_that_hold_their_graph_are_collected_with_it():
    before = live()
    for _ in range(20):
        a = rt.ones(2, requires_grad=True)
        b = a * 2
        b.grad_fn.register_hook(lambda *grads, held=(a, b): None)
        a.register_hook(lambda g, held=(a, b): g)
        out = (b * b).sum()
        gc.collect()
        out.backward()
        assert a.grad.tolist() == [8, 8]
    del a, b, out
    assert live() == before


def test_h093_a_collection_in_the_middle_of_backward():
    seen = []
    a = rt.ones(2, requires_grad=True)
    y = a
    for i in range(20):
        y = y * 1

        def hook(g, i=i):
            gc.collect()
            seen.append(i)
            return g

        y.register_hook(hook)
    y.sum().backward()
    assert seen == list(range(19, -1, -1))
    assert a.grad.tolist() == [1, 1]
