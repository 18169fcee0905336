"""Traces: sizes stay symbolic, what would freeze is said, state is state. Kind 8 of the trials is in `trials`."""

import warnings

import pytest
import rtensor as rt
import rtensor.nn.functional as F
from rtensor import nn
from rtensor.jit import TracerWarning, TracingCheckError, trace

from tests.python.jit.script_harness import equal


def clean(f, *args, **kwargs):
    """A trace that must not warn."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return trace(f, args, **kwargs)


SYMBOLIC = {
    "view": lambda x: x.view(x.size(0), -1),
    "reshape": lambda x: x.reshape(x.shape[0] * x.shape[1], x.shape[2]),
    "flatten": lambda x: x.flatten(1),
    "flatten_all": lambda x: x.reshape(-1),
    "expand": lambda x: x[:, :1].expand(x.size(0), 4, x.size(2)),
    "expand_as": lambda x: x.sum(0, keepdim=True).expand_as(x),
    "matmul": lambda x: x @ x.transpose(1, 2),
    "matmul_2d": lambda x: x.flatten(1) @ x.flatten(1).t(),
    "mean": lambda x: x.mean(),
    "mean_by_count": lambda x: x.sum() / x.size(0),
    "mean_by_numel": lambda x: x.sum() / x.numel(),
    "softmax": lambda x: x.softmax(-1),
    "cat": lambda x: rt.cat([x, x[:1]], dim=0),
    "stack": lambda x: rt.stack([x, x * 2], dim=1),
    "slice": lambda x: x[1:, :-1],
    "slice_by_size": lambda x: x[: x.size(0) // 2],
    "select_last": lambda x: x[-1],
    "permute": lambda x: x.permute(2, 0, 1).contiguous().view(x.size(2), -1),
    "zeros_of_size": lambda x: rt.zeros(x.size(0), 2) + x[:, 0, :1],
    "arange_of_size": lambda x: rt.arange(x.size(0)) + x[:, 0, 0],
    "ones_like": lambda x: rt.ones_like(x) + x,
    "full": lambda x: rt.full((x.size(0),), 2.5),
    "repeat": lambda x: x.repeat(2, 1, 1),
    "split_in_halves": lambda x: x.split(x.size(2) // 2, dim=2)[0],
    "chunk": lambda x: x.chunk(2, dim=2)[1],
    "unsqueeze": lambda x: x.unsqueeze(0) + x,
    "var": lambda x: x.var(),
    "std_of_rows": lambda x: x.std(0),
    "cumsum": lambda x: x.cumsum(0),
    "arithmetic_of_sizes": lambda x: x.sum() * (x.size(0) * 2 + x.size(1) - 1),
    "normalised": lambda x: (x - x.mean(0)) / (x.var(0, unbiased=False) + 1e-5).sqrt(),
}


@pytest.mark.parametrize("name", SYMBOLIC)
def test_sizes_stay_symbolic(name):
    f = SYMBOLIC[name]
    traced = clean(f, rt.randn(3, 5, 4))
    for n in (3, 2, 7):
        x = rt.randn(n, 5, 4)
        assert equal(f(x), traced(x)), name


def test_layers_run_at_other_batch_sizes():
    layers = [
        (nn.Linear(4, 3), (5, 4)),
        (nn.Linear(4, 3), (5, 6, 4)),
        (nn.Conv2d(2, 3, 3, padding=1), (5, 2, 6, 6)),
        (nn.LayerNorm(4), (5, 4)),
        (nn.BatchNorm1d(4).eval(), (5, 4)),
        (nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Flatten(), nn.Linear(8, 2)), (5, 4)),
        (nn.MaxPool2d(2), (5, 2, 6, 6)),
        (nn.Softmax(dim=1), (5, 4)),
    ]
    for layer, shape in layers:
        traced = clean(layer, rt.randn(*shape))
        for n in (1, 5, 8):
            x = rt.randn(n, *shape[1:])
            assert equal(layer(x), traced(x)), layer


def test_in_place_and_views():
    def f(x):
        y = x.clone()
        y[0] = 1
        y[:, 1] += 2
        z = y.view(-1)
        z.mul_(3)
        y[1:, ::2] -= z.sum()
        return y, z

    traced = clean(f, rt.randn(3, 4))
    for n in (3, 5):
        x = rt.randn(n, 4)
        assert equal(f(x), traced(x))


def test_modules_with_state():
    class Running(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("total", rt.zeros(2))
            self.weight = nn.Parameter(rt.ones(2))

        def forward(self, x):
            self.total += x.sum(0)
            return x * self.weight + self.total

    m, other = Running(), Running()
    traced = trace(m, (rt.ones(3, 2),))
    with rt.no_grad():
        m.total.zero_()
    for n in (3, 1):
        x = rt.randn(n, 2)
        assert equal(other(x), traced(x))
    assert equal(other.total, traced.total)
    assert traced.total is m.total or equal(m.total, traced.total)


def frozen_values():
    return [
        (lambda x: x * float(x.sum()), "float"),
        (lambda x: x * int(x.sum()), "int"),
        (lambda x: x * x.max().item(), "item"),
        (lambda x: x + 1 if bool(x.sum() > 0) else x, "bool"),
        (lambda x: x + rt.from_numpy(x.numpy() * 2), "numpy"),
        (lambda x: x * x.tolist()[0], "tolist"),
    ]


@pytest.mark.parametrize("i", range(6))
def test_what_freezes_is_said_with_its_line(i):
    f, _ = frozen_values()[i]
    with pytest.warns(TracerWarning) as caught:
        trace(f, (rt.tensor([1.0, 2.0]),))
    assert any("lambda x:" in str(w.message) for w in caught)
    with pytest.raises(RuntimeError):
        trace(f, (rt.tensor([1.0, 2.0]),), strict=True)


def test_loops_over_a_size_are_said():
    def f(x):
        s = rt.zeros(2)
        for i in range(x.size(0)):
            s = s + x[i]
        return s

    with pytest.warns(TracerWarning, match="range"):
        trace(f, (rt.ones(3, 2),))


def test_check_inputs():
    def f(x):
        return x + 1 if bool(x.sum() > 0) else x - 1

    with pytest.warns(TracerWarning), pytest.raises(TracingCheckError):
        trace(f, (rt.ones(2),), check_inputs=[(-rt.ones(2),)])
    clean(lambda x: x * 2, rt.ones(2), check_inputs=[(rt.ones(5),), (rt.zeros(1),)])


def test_outside_tensors_are_constants_with_a_warning():
    outside = rt.tensor([1.0, 2.0])
    with pytest.warns(TracerWarning, match="constant"):
        traced = trace(lambda x: x + outside, (rt.ones(2),))
    assert equal(traced(rt.ones(2)), rt.tensor([2.0, 3.0]))
    with pytest.raises(RuntimeError):
        trace(lambda x: x + outside, (rt.ones(2),), strict=True)


@pytest.mark.parametrize("optimizer", ["sgd", "adam"])
def test_training_steps(optimizer):
    def make():
        rt.manual_seed(0)
        parameters = [
            rt.randn(4, 8).requires_grad_(),
            rt.zeros(8).requires_grad_(),
            rt.randn(8, 3).requires_grad_(),
        ]
        moments = [rt.zeros_like(p) for p in parameters]
        squares = [rt.zeros_like(p) for p in parameters]

        def step(x, y):
            h = (x @ parameters[0] + parameters[1]).relu()
            loss = F.cross_entropy(h @ parameters[2], y)
            loss.backward()
            with rt.no_grad():
                for p, m, s in zip(parameters, moments, squares, strict=True):
                    if optimizer == "sgd":
                        p -= 0.1 * p.grad
                    else:
                        m.mul_(0.9).add_(p.grad, alpha=0.1)
                        s.mul_(0.99).addcmul_(p.grad, p.grad, value=0.01)
                        p.addcdiv_(m, s.sqrt() + 1e-8, value=-0.01)
                    p.grad = None
            return loss

        return parameters, step

    eager, step = make()
    own, other = make()
    x, y = rt.randn(6, 4), rt.tensor([0, 1, 2, 0, 1, 2])
    traced = trace(other, (x, y))
    assert all(p.grad is None for p in own)
    with rt.no_grad():
        for p, q in zip(own, make()[0], strict=True):
            p.copy_(q)
    for n in (6, 3, 5):
        a, b = rt.randn(n, 4), rt.arange(n) % 3
        # The moments of the traced step ran once more: only SGD is compared over several steps.
        want, got = step(a, b), traced(a, b)
        if optimizer == "sgd":
            assert equal(want.detach(), got.detach())
            for p, q in zip(eager, own, strict=True):
                assert equal(p, q)
        else:
            assert rt.isfinite(got).item()
