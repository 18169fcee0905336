"""Graphs as things in memory: very deep, in cycles, in several threads."""

import gc
import threading
import weakref

import pytest
import rtensor as rt
from rtensor import _C

DEPTH = 100_000


def settled():
    gc.collect()
    return rt.memory_stats()["live_storages"], _C.live_nodes()


class Twice(rt.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x + x

    @staticmethod
    def backward(ctx, g):
        return g + g


@pytest.mark.parametrize(
    ("step", "depth"),
    [
        (lambda y: y + 1.0, DEPTH),
        (lambda y: y * 1.0, DEPTH),
        (lambda y: y.sin(), DEPTH),
        (lambda y: y.add_(1.0), DEPTH),
        (lambda y: y.view(1), DEPTH),
        (lambda y: Twice.apply(y) * 0.5, DEPTH // 4),
    ],
    ids=["plain", "scaled", "saved tensors", "in place", "views", "functions"],
)
def test_a_deep_graph_is_built_walked_and_dropped(step, depth):
    before = settled()
    x = rt.zeros(1, requires_grad=True)
    y = x * 1.0
    for _ in range(depth):
        y = step(y)
    dropped = y
    y.sum().backward()
    assert x.grad is not None
    del dropped, y, x
    assert settled() == before


def test_a_deep_graph_is_dropped_without_a_backward():
    before = settled()
    x = rt.zeros(1, requires_grad=True)
    y = x
    for _ in range(DEPTH):
        y = y * 2.0
    del y
    assert settled()[1] <= before[1] + 1
    del x
    assert settled() == before


def test_a_wide_graph():
    x = rt.ones(1, requires_grad=True)
    total = x * 0.0
    for _ in range(5_000):
        total = total + x
    total.sum().backward()
    assert x.grad.item() == 5000


def test_diamonds_do_not_multiply_the_work():
    x = rt.ones(1, requires_grad=True)
    y = x
    for _ in range(200):
        y = (y + y) * 0.5
    y.sum().backward()
    assert x.grad.item() == 1


def test_a_pass_frees_what_the_graph_saved():
    x = rt.ones(4, requires_grad=True)
    token = rt.ones(4)
    alive = weakref.ref(token)
    y = x * token
    del token
    y.sum().backward()
    gc.collect()
    assert alive() is None
    assert y.grad_fn is not None


def test_nothing_is_left_after_graphs_and_errors():
    def build():
        x = rt.ones(3, requires_grad=True)
        y = (x * x).exp()
        y.sum().backward()
        y = x * 2
        y[1:].mul_(3)
        y.sum().backward()
        (g,) = rt.autograd.grad((x**3).sum(), x, create_graph=True)
        g.sum().backward()
        w = rt.ones(3)
        z = x * w
        w.add_(1)
        try:
            z.sum().backward()
        except RuntimeError:
            return
        raise AssertionError

    build()
    before = settled()
    for _ in range(5):
        build()
    assert settled() == before


def test_a_gradient_with_history_makes_a_cycle_that_is_collected():
    before = settled()
    x = rt.ones(3, requires_grad=True)
    (x**3).sum().backward(create_graph=True)
    assert x.grad.requires_grad
    del x
    assert settled() == before


def test_objects_in_cycles_through_the_graph_are_collected():
    before = settled()
    gone = []

    class Holder:
        pass

    for _ in range(3):
        holder = Holder()
        weakref.finalize(holder, gone.append, 1)
        x = rt.ones(2, requires_grad=True)
        y = x * 2
        holder.y = y
        y.register_hook(lambda g, holder=holder: None)
        x.holder = holder
        del holder, x, y
    gc.collect()
    assert gone == [1, 1, 1]
    assert settled() == before


def test_the_collector_leaves_what_a_live_graph_needs():
    x = rt.ones(1, requires_grad=True)
    seen = []
    y = x.clone()
    node = y.grad_fn
    y.register_hook(lambda g, node=node: seen.append(node.name()))
    out = y.clone()
    del y, node
    gc.collect()
    out.sum().backward()
    assert seen == ["CloneBackward"]


def test_many_threads_accumulate_into_one_leaf():
    x = rt.zeros(64, requires_grad=True)
    rounds, workers = 50, 8
    failed = []

    def work():
        try:
            for _ in range(rounds):
                (x * 2 + x).sum().backward()
        except BaseException as e:
            failed.append(e)

    threads = [threading.Thread(target=work) for _ in range(workers)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert failed == []
    assert x.grad.tolist() == [3.0 * rounds * workers] * 64


def test_threads_share_a_graph_but_not_their_modes():
    x = rt.ones(2, requires_grad=True)
    y = (x * x).sum()
    results = []

    def work():
        results.append(rt.autograd.grad(y, x, retain_graph=True)[0].tolist())

    with rt.no_grad():
        threads = [threading.Thread(target=work) for _ in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
    assert results == [[2, 2]] * 4
