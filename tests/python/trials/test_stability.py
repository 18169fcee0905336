"""Kind 5: overflow and cancellation where the value itself is harmless."""

import math

import pytest
import rtensor as rt

from tests.python.trials.forms import LENGTHS, cycled, layouts

F = rt.nn.functional
FAR = [-1e4, -1000.0, -200.0, -90.0, -30.0, 0.0, 30.0, 90.0, 200.0, 1000.0, 1e4]


def test_h059_softplus_and_what_is_built_on_it_are_linear_far_out():
    z = rt.tensor([20.0, 50.0, 100.0, -1000.0], requires_grad=True)
    y = F.softplus(z, beta=5.0)
    assert y.tolist() == [20, 50, 100, 0]
    y.sum().backward()
    assert z.grad.tolist() == [1, 1, 1, 0]
    assert F.soft_margin_loss(rt.tensor([200.0]), rt.tensor([-1.0])).item() == 200


GROWING = {
    "softplus": lambda z: F.softplus(z),
    "softplus 5": lambda z: F.softplus(z, beta=5.0),
    "minus logsigmoid": lambda z: -F.logsigmoid(-z),
    "logaddexp": lambda z: rt.logaddexp(z, rt.zeros_like(z)),
    "logsumexp": lambda z: rt.stack([z, rt.zeros_like(z)]).logsumexp(0),
    "logaddexp2": lambda z: rt.logaddexp2(z, rt.zeros_like(z)),
    "soft_margin": lambda z: F.soft_margin_loss(z, -rt.ones_like(z), reduction="none"),
    "with_logits": lambda z: F.binary_cross_entropy_with_logits(
        z, rt.zeros_like(z), reduction="none"
    ),
    "multilabel": lambda z: F.multilabel_soft_margin_loss(
        z[:, None], rt.zeros_like(z)[:, None], reduction="none"
    ),
    "relu like gelu": lambda z: F.gelu(z),
    "silu": lambda z: F.silu(z),
    "mish": lambda z: F.mish(z),
    "elu": lambda z: F.elu(z) + (z < 0),
    "cross entropy": lambda z: F.cross_entropy(
        rt.stack([z, rt.zeros_like(z)], 1), rt.ones(z.size(0), dtype=rt.int64), reduction="none"
    ),
}


@pytest.mark.parametrize("dtype", [rt.float32, rt.float64], ids=str)
@pytest.mark.parametrize("name", GROWING)
def test_h059_values_and_gradients_far_out(name, dtype):
    z = rt.tensor(FAR, dtype=dtype, requires_grad=True)
    y = GROWING[name](z)
    y.sum().backward()
    assert rt.isfinite(y).all()
    for v, got, slope in zip(FAR, y.tolist(), z.grad.tolist(), strict=True):
        if abs(v) >= 90:
            assert got == pytest.approx(max(v, 0.0), abs=1e-6)
            assert slope == pytest.approx(1.0 if v > 0 else 0.0, abs=1e-6)
        assert math.isfinite(slope)


SQUASHED = {
    "sigmoid": rt.sigmoid,
    "tanh": rt.tanh,
    "gelu": F.gelu,
    "gelu tanh": lambda z: F.gelu(z, approximate="tanh"),
    "silu": F.silu,
    "mish": F.mish,
    "softsign": F.softsign,
    "hardswish": F.hardswish,
    "celu": F.celu,
    "selu": F.selu,
    "logsigmoid": F.logsigmoid,
    "tanhshrink": F.tanhshrink,
    "erf": rt.erf,
    "erfc": rt.erfc,
    "atan": rt.atan,
    "asinh": rt.asinh,
}


@pytest.mark.parametrize("dtype", [rt.float16, rt.bfloat16, rt.float32, rt.float64], ids=str)
@pytest.mark.parametrize("name", SQUASHED)
def test_h061_gradients_stay_finite_on_both_sides(name, dtype):
    z = rt.tensor([v for v in FAR if abs(v) <= 1000], dtype=dtype, requires_grad=True)
    y = SQUASHED[name](z)
    y.sum().backward()
    assert rt.isfinite(y).all()
    assert rt.isfinite(z.grad).all()
    if name in ("sigmoid", "tanh", "gelu", "gelu tanh", "silu", "mish"):
        rising = 1.0 if name in ("gelu", "gelu tanh", "silu", "mish") else 0.0
        assert z.grad[0].item() == pytest.approx(0, abs=1e-6)
        assert z.grad[-1].item() == pytest.approx(rising, abs=1e-6)


@pytest.mark.parametrize("n", [1, 8, 33])
@pytest.mark.parametrize("scale", [1e-30, 1e30])
def test_h063_a_norm_of_tiny_or_huge_values(scale, n):
    a, b = rt.full((n,), 3 * scale), rt.full((n,), 4 * scale)
    five = pytest.approx([5 * scale] * n, rel=1e-5)
    pair = rt.stack([a, b])
    for t in layouts(pair):
        assert rt.linalg.vector_norm(t, dim=0).tolist() == five
        assert rt.linalg.norm(t, dim=0).tolist() == five
        assert t.norm(dim=0).tolist() == five
    assert rt.linalg.norm(pair).item() == pytest.approx(5 * scale * math.sqrt(n), rel=1e-5)
    assert rt.linalg.matrix_norm(pair).item() == pytest.approx(5 * scale * math.sqrt(n), rel=1e-5)
    assert rt.hypot(a, b).tolist() == five
    assert rt.complex(a, b).abs().tolist() == five
    assert rt.dist(a, -rt.zeros(n)).item() == pytest.approx(3 * scale * math.sqrt(n), rel=1e-5)
    assert F.normalize(pair, dim=0, eps=0.0)[0].tolist() == pytest.approx([0.6] * n, rel=1e-5)
    x = pair.clone().requires_grad_()
    rt.linalg.vector_norm(x, dim=0).sum().backward()
    assert x.grad[0].tolist() == pytest.approx([0.6] * n, rel=1e-5)


def test_h065_a_variance_does_not_cancel():
    x = rt.tensor([2281.5, 2281.25])
    assert x.var(0).item() == 0.03125
    assert x.var(0, unbiased=False).item() == 0.015625
    assert x[:, None].expand(2, 5).contiguous().var(0).tolist() == [0.03125] * 5
    for n in LENGTHS[1:]:
        y = cycled([4096.25, 4096.75], 2 * n).reshape(n, 2)
        for t in (*layouts(y), y[:, :]):
            assert t.var(1, unbiased=False).tolist() == [0.0625] * n
            assert t.reshape(-1).var(unbiased=False).item() == 0.0625
        var, mean = rt.var_mean(y, 1)
        assert (var == 0.125).all()
        assert (mean == 4096.5).all()
        for shape in ((n, 1, 2), (2 * n, 1), (1, 1, 2 * n)):
            z = F.batch_norm(y.view(shape), None, None, training=True, eps=0.0)
            assert z.flatten()[:2].tolist() == pytest.approx([-1, 1], abs=3e-3)
        for w in (F.layer_norm(y, (2,), eps=0.0), F.layer_norm(y, (n, 2), eps=0.0)):
            assert w[0].tolist() == pytest.approx([-1, 1], abs=3e-3)
        v = F.group_norm(y.view(1, 2, n), 1, eps=0.0)
        assert v.abs().flatten().tolist() == pytest.approx([1] * (2 * n), abs=3e-3)


@pytest.mark.parametrize("scale", [1e-30, 1.0, 1e19, 1e30])
def test_h067_a_deviation_whose_square_does_not_fit(scale):
    x = rt.tensor([1.0, 2.0, 3.0]) * scale
    assert x.std().item() == pytest.approx(scale, rel=1e-3)
    for n in (5, 33):
        for t in layouts(x[:, None].expand(3, n).contiguous()):
            assert t.std(0).tolist() == pytest.approx([scale] * n, rel=1e-3)
    assert rt.std_mean(x, 0)[0].item() == pytest.approx(scale, rel=1e-3)
    rt.manual_seed(1)
    y = rt.randn(1000) * 1e19 + 1e20
    assert y.std().item() == pytest.approx(y.double().std().item(), rel=1e-3)


def test_h069_a_running_sum_does_not_stop_at_the_last_exact_integer():
    n = 2**24 + 1024
    assert rt.cumsum(rt.ones(n), 0)[-1].item() == n
    assert rt.ones(n).sum().item() == n
    assert rt.ones(n // 2, 2).t().sum().item() == n
    assert rt.cumsum(rt.ones(n // 2, 2), 0)[-1].tolist() == [n // 2] * 2
    assert rt.ones(n).dot(rt.ones(n)).item() == n


def test_h071_losses_of_spread_logits():
    assert F.log_softmax(rt.tensor([1e4, 0.0]), 0).tolist() == [0, -10000]
    assert F.cross_entropy(rt.tensor([[1000.0, 0.0]]), rt.tensor([1])).item() == 1000
    assert F.binary_cross_entropy_with_logits(
        rt.tensor([200.0, -200.0]), rt.tensor([0.0, 1.0]), reduction="none"
    ).tolist() == [200, 200]
    assert F.softmax(rt.tensor([1e38, -1e38]), 0).tolist() == [1, 0]


@pytest.mark.parametrize("n", [2, 9, 33])
@pytest.mark.parametrize("spread", [1e4, 1e38, math.inf])
def test_h071_softmax_of_any_spread(spread, n):
    x = rt.full((n, 3), -spread)
    x[0] = min(spread, 3e38)
    one = [1.0] + [0.0] * (n - 1)
    for t in layouts(x):
        assert F.softmax(t, 0).t().tolist() == [one] * 3
        assert F.softmax(t.t(), 1).tolist() == [one] * 3
        assert (-F.softmin(-t, 0) + 1).min().item() == 0
        assert F.log_softmax(t, 0)[0].tolist() == [0.0] * 3
        assert t.logsumexp(0).tolist() == x[0].tolist()
    assert F.softmax(rt.full((3,), -1e38), 0).tolist() == pytest.approx([1 / 3] * 3)
    p = F.softmax(x, 0).requires_grad_()
    F.softmax(p, 0).sum().backward()
    assert rt.isfinite(p.grad).all()
