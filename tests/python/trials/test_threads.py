"""Kind 13 and the numbers of kind 14: thread counts, seeds, locks, exit, flush to zero."""

import threading

import numpy as np
import pytest
import rtensor as rt

from tests.python.trials.forms import child

F = rt.nn.functional


def at_each_thread_count(f):
    before = rt.get_num_threads()
    try:
        results = []
        for n in (1, 2, 3, 8, 16):
            rt.set_num_threads(n)
            results.append(f())
    finally:
        rt.set_num_threads(before)
    return results


N = 8 * 80**3
LONG = rt.arange(N, dtype=rt.float64).sub(N / 2).add(0.5).float()
SUMS = {
    "sum": lambda: LONG.sum(),
    "mean": lambda: LONG.mean(),
    "var": lambda: LONG.var(),
    "norm": lambda: LONG.norm(),
    "rows": lambda: LONG.view(-1, 512).sum(1),
    "columns": lambda: LONG.view(-1, 512).sum(0),
    "transposed": lambda: LONG.view(512, -1).t().sum(1),
    "dot": lambda: LONG @ LONG,
    "matmul": lambda: LONG.view(-1, 512).t() @ LONG.view(-1, 512),
    "softmax": lambda: F.softmax(LONG.view(64, -1) / N, 1),
    "cumsum": lambda: LONG.view(-1, 512).cumsum(0),
    "index_add": lambda: rt.zeros(7).index_add(0, rt.arange(N) % 7, LONG),
    "scatter": lambda: rt.zeros(7).scatter_add(0, rt.arange(N) % 7, LONG),
    "layer norm": lambda: F.layer_norm(LONG.view(64, -1), (N // 64,)),
    "batch norm": lambda: F.batch_norm(LONG.view(-1, 64), None, None, training=True),
    "conv": lambda: F.conv2d(LONG.view(1, 1, -1, 512)[:, :, :200], rt.ones(4, 1, 3, 3)),
}


@pytest.mark.parametrize("name", SUMS)
def test_h177_results_do_not_depend_on_the_number_of_threads(name):
    first, *others = (r.numpy().tobytes() for r in at_each_thread_count(SUMS[name]))
    assert all(other == first for other in others)
    if name == "sum":
        assert SUMS[name]().item() == 0


DRAWS = {
    "randn": lambda: rt.randn(100_000),
    "rand": lambda: rt.rand(100_000),
    "randint": lambda: rt.randint(0, 1000, (100_000,)),
    "randperm": lambda: rt.randperm(100_000),
    "multinomial": lambda: rt.multinomial(rt.ones(1000), 500),
    "dropout": lambda: F.dropout(rt.ones(100_000), 0.5),
    "bernoulli": lambda: rt.bernoulli(rt.full((100_000,), 0.3)),
    "normal_": lambda: rt.empty(100_000, dtype=rt.float64).normal_(),
    "exponential_": lambda: rt.empty(100_000).exponential_(),
}


@pytest.mark.parametrize("name", DRAWS)
def test_h179_a_seed_gives_the_same_numbers_on_any_number_of_threads(name):
    def seeded():
        rt.manual_seed(5)
        return DRAWS[name]().numpy().tobytes()

    results = at_each_thread_count(seeded)
    thread = threading.Thread(target=lambda: results.append(seeded()))
    thread.start()
    thread.join()
    assert len(set(results)) == 1
    state = rt.get_rng_state()
    once = DRAWS[name]().numpy().tobytes()
    rt.set_rng_state(state)
    assert DRAWS[name]().numpy().tobytes() == once


def test_h181_hooks_that_take_a_lock_do_not_hang_backward():
    code = """
        import threading, time
        import rtensor as rt
        lock = threading.Lock()
        leaf = rt.zeros(1, requires_grad=True)
        def hook(grad):
            with lock:
                time.sleep(0.001)
        leaf.register_hook(hook)
        def passes():
            for _ in range(50):
                (leaf * 1).sum().backward()
        threads = [threading.Thread(target=passes) for _ in range(3)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        print(int(leaf.grad.item()))
    """
    assert child(code, timeout=60) == "150"


def test_h183_threads_with_tensors_of_their_own_see_nothing_of_each_other():
    shared = rt.zeros(4, requires_grad=True)
    rounds, wrong = 100, []

    def work(i):
        for n in range(rounds):
            x = rt.full((4,), float(i + n))
            y = (x.view(2, 2).t()[0] + x[::2]).sum().item()
            if y != 4.0 * (i + n):
                wrong.append((i, n, y))
            (shared * (i + 1)).sum().backward()

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert wrong == []
    assert shared.grad.tolist() == [rounds * sum(range(1, 9))] * 4


def test_h185_a_process_with_everything_alive_ends_cleanly():
    code = """
        import threading, numpy as np, rtensor as rt
        class Function(rt.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                ctx.save_for_backward(x)
                return x * 1
            @staticmethod
            def backward(ctx, g):
                return g
        x = rt.from_numpy(np.ones(3, dtype=np.float32)).requires_grad_()
        y = Function.apply(x)
        y.register_hook(lambda g, y=y: None)
        y.me = y
        def forever():
            while True:
                rt.ones(1 << 16).exp().sum()
        threading.Thread(target=forever, daemon=True).start()
        print("alive")
    """
    for _ in range(5):
        assert child(code, timeout=30) == "alive"


TINY = {
    "mul": lambda x: x * 1.0,
    "add": lambda x: x + 0.0,
    "matmul": lambda x: (x[:, None] @ rt.ones(1, 1))[:, 0],
    "conv": lambda x: F.conv1d(x.view(1, 1, -1), rt.ones(1, 1, 1)).flatten(),
    "sum": lambda x: x[:, None].sum(1),
    "copy": lambda x: x.clone(),
}


@pytest.mark.parametrize("name", TINY)
@pytest.mark.parametrize("n", [1, 9, 5000])
def test_h190_denormals_are_kept_unless_they_are_switched_off(name, n):
    x = rt.full((n,), 1e-40)
    normal = rt.full((n,), 1.5)
    want = np.full(n, np.float32(1e-40))
    assert TINY[name](x).numpy().tobytes() == want.tobytes()
    kept, switched = [], threading.Event()

    def other():
        switched.wait()
        kept.append(TINY[name](x).numpy().tobytes())

    # Begun before the switch: a new thread begins with its maker's setting.
    thread = threading.Thread(target=other)
    thread.start()
    is_on = rt.set_flush_denormal(True)
    try:
        assert TINY[name](normal).tolist() == [1.5] * n
        if is_on and name in ("mul", "add"):
            assert TINY[name](x).numpy().tobytes() == np.zeros(n, np.float32).tobytes()
    finally:
        switched.set()
        thread.join()
        rt.set_flush_denormal(False)
    assert kept == [want.tobytes()]
    assert TINY[name](x).numpy().tobytes() == want.tobytes()
