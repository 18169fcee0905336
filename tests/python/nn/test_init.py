"""Initial values: bounds, moments, special forms, refusals."""

import math

import pytest
import rtensor as rt
from rtensor import nn
from rtensor.nn import init


@pytest.mark.parametrize(
    ("name", "param", "gain"),
    [
        ("linear", None, 1),
        ("conv2d", None, 1),
        ("tanh", None, 5 / 3),
        ("relu", None, math.sqrt(2)),
        ("leaky_relu", 0.2, math.sqrt(2 / 1.04)),
        ("leaky_relu", None, math.sqrt(2 / 1.0001)),
        ("selu", None, 0.75),
    ],
)
def test_gains(name, param, gain):
    assert init.calculate_gain(name, param) == pytest.approx(gain)


def test_uniform_ones_stay_within_their_bounds():
    rt.manual_seed(0)
    w = rt.empty(30, 20)
    for fill, bound in (
        (lambda: init.kaiming_uniform_(w, a=math.sqrt(5)), 1 / math.sqrt(20)),
        (lambda: init.kaiming_uniform_(w, nonlinearity="relu", mode="fan_out"), math.sqrt(6 / 30)),
        (lambda: init.xavier_uniform_(w), math.sqrt(6 / 50)),
        (lambda: init.uniform_(w, -0.5, 0.5), 0.5),
    ):
        assert fill() is w
        largest = w.abs().max().item()
        assert 0.95 * bound < largest <= bound


def test_normal_ones_have_their_deviation():
    rt.manual_seed(0)
    w = rt.empty(100, 80)
    for fill, deviation in (
        (lambda: init.normal_(w, 0, 0.3), 0.3),
        (lambda: init.xavier_normal_(w), math.sqrt(2 / 180)),
        (lambda: init.kaiming_normal_(w, nonlinearity="relu"), math.sqrt(2 / 80)),
    ):
        fill()
        assert w.std().item() == pytest.approx(deviation, rel=0.05)
        assert abs(w.mean().item()) < deviation / 20


def test_truncated_normal_stays_inside():
    rt.manual_seed(0)
    w = init.trunc_normal_(rt.empty(1000), mean=0.5, std=1.0, a=0.0, b=1.0)
    assert w.min().item() >= 0
    assert w.max().item() <= 1


def test_fixed_forms():
    assert init.eye_(rt.empty(2, 3)).tolist() == [[1, 0, 0], [0, 1, 0]]
    assert init.constant_(rt.empty(2), 0.3).tolist() == pytest.approx([0.3, 0.3])
    assert init.ones_(rt.empty(2)).tolist() == [1, 1]
    assert init.zeros_(rt.empty(2)).tolist() == [0, 0]
    w = init.dirac_(rt.empty(2, 2, 3))
    assert w.tolist() == [[[0, 1, 0], [0, 0, 0]], [[0, 0, 0], [0, 1, 0]]]
    sparse = init.sparse_(rt.empty(10, 4), sparsity=0.25)
    assert all((sparse[:, c] == 0).sum().item() == 3 for c in range(4))


def test_nothing_is_recorded():
    p = nn.Parameter(rt.empty(3, 3))
    assert init.normal_(p) is p
    assert p.grad_fn is None
    assert p.requires_grad


def test_refusals():
    with pytest.raises(ValueError, match="fewer than 2 dimensions"):
        init.xavier_uniform_(rt.empty(3))
    with pytest.raises(ValueError, match="Unsupported nonlinearity"):
        init.calculate_gain("swish")
    with pytest.raises(ValueError, match="not supported"):
        init.kaiming_normal_(rt.empty(2, 2), mode="fan")


def test_layers_begin_with_pytorchs_distributions():
    rt.manual_seed(0)
    for layer, fan in (
        (nn.Linear(50, 40), 50),
        (nn.Conv2d(8, 16, 3), 72),
        (nn.Conv1d(10, 20, 5, groups=2), 25),
    ):
        bound = 1 / math.sqrt(fan)
        assert 0.9 * bound < layer.weight.abs().max().item() <= bound
        assert layer.bias.abs().max().item() <= bound
    assert nn.Embedding(200, 50).weight.std().item() == pytest.approx(1, rel=0.05)
    assert nn.Embedding(4, 2, padding_idx=1).weight[1].tolist() == [0, 0]
    norm = nn.BatchNorm2d(3)
    assert norm.weight.tolist() == [1, 1, 1]
    assert norm.bias.tolist() == [0, 0, 0]
    lstm = nn.LSTM(3, 16)
    assert max(p.abs().max().item() for p in lstm.parameters()) <= 0.25
