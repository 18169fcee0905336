"""Losses against NumPy's plain formulas, with all reductions."""

import numpy as np
import pytest
import rtensor as rt
from rtensor import nn
from rtensor.nn import functional as F

rng = np.random.default_rng(1)
X, Y = rng.standard_normal((4, 3)), rng.standard_normal((4, 3))
P = 1 / (1 + np.exp(-Y))
SIGN = np.sign(Y)
LABELS = np.array([0, 2, 1, 2])


def ten(a):
    a = np.asarray(a)
    return rt.tensor(a.tolist(), dtype=rt.int64 if a.dtype.kind == "i" else rt.float64)


def log_softmax(x):
    return x - np.log(np.exp(x).sum(1, keepdims=True))


def rows(x):
    return x[np.arange(4), LABELS]


CASES = [
    ("l1_loss", (X, Y), {}, np.abs(X - Y)),
    ("mse_loss", (X, Y), {}, (X - Y) ** 2),
    (
        "smooth_l1_loss",
        (X, Y),
        {"beta": 0.5},
        np.where(np.abs(X - Y) < 0.5, (X - Y) ** 2, np.abs(X - Y) - 0.25),
    ),
    (
        "huber_loss",
        (X, Y),
        {"delta": 0.5},
        np.where(np.abs(X - Y) < 0.5, (X - Y) ** 2 / 2, 0.5 * (np.abs(X - Y) - 0.25)),
    ),
    ("cross_entropy", (X, LABELS), {}, -rows(log_softmax(X))),
    (
        "cross_entropy",
        (X, LABELS),
        {"label_smoothing": 0.3},
        -(0.7 * rows(log_softmax(X)) + 0.1 * log_softmax(X).sum(1)),
    ),
    ("nll_loss", (log_softmax(X), LABELS), {}, -rows(log_softmax(X))),
    (
        "binary_cross_entropy_with_logits",
        (X, P),
        {},
        np.log1p(np.exp(X)) - X * P,
    ),
    (
        "binary_cross_entropy",
        (1 / (1 + np.exp(-X)), P),
        {},
        np.log1p(np.exp(X)) - X * P,
    ),
    ("kl_div", (log_softmax(X), P), {}, P * (np.log(P) - log_softmax(X))),
    (
        "kl_div",
        (log_softmax(X), log_softmax(Y)),
        {"log_target": True},
        np.exp(log_softmax(Y)) * (log_softmax(Y) - log_softmax(X)),
    ),
    ("poisson_nll_loss", (X, P), {}, np.exp(X) - P * X),
    ("soft_margin_loss", (X, SIGN), {}, np.log1p(np.exp(-SIGN * X))),
    ("hinge_embedding_loss", (X, SIGN), {}, np.where(SIGN == 1, X, np.maximum(0, 1 - X))),
    ("gaussian_nll_loss", (X, Y, P), {}, 0.5 * (np.log(P) + (X - Y) ** 2 / P)),
    ("margin_ranking_loss", (X, Y, SIGN), {"margin": 0.1}, np.maximum(0, -SIGN * (X - Y) + 0.1)),
    (
        "triplet_margin_loss",
        (X, Y, P),
        {},
        np.maximum(
            0, np.linalg.norm(X - Y + 1e-6, axis=1) - np.linalg.norm(X - P + 1e-6, axis=1) + 1
        ),
    ),
    (
        "multilabel_soft_margin_loss",
        (X, P),
        {},
        (np.log1p(np.exp(X)) - X * P).mean(1),
    ),
]


@pytest.mark.parametrize(("name", "args", "options", "want"), CASES, ids=[c[0] for c in CASES])
def test_values_of_all_reductions(name, args, options, want):
    loss = getattr(F, name)
    given = [ten(a) for a in args]
    for reduction, reduced in (("none", want), ("mean", want.mean()), ("sum", want.sum())):
        got = loss(*given, **options, reduction=reduction)
        np.testing.assert_allclose(np.array(got.tolist()), reduced, rtol=1e-7, atol=1e-9)
    with pytest.raises(ValueError, match=r"not a valid value|not valid"):
        loss(*given, **options, reduction="median")


def test_cross_entropy_weights_and_ignored_labels():
    weight = np.array([0.2, 0.5, 1.0])
    each = -rows(log_softmax(X)) * weight[LABELS]
    got = F.cross_entropy(ten(X), ten(LABELS), weight=ten(weight))
    assert got.item() == pytest.approx(each.sum() / weight[LABELS].sum())
    got = F.cross_entropy(ten(X), ten(LABELS), ignore_index=2)
    kept = -rows(log_softmax(X))[LABELS != 2]
    assert got.item() == pytest.approx(kept.mean())
    probabilities = P / P.sum(1, keepdims=True)
    got = F.cross_entropy(ten(X), ten(probabilities))
    assert got.item() == pytest.approx(-(probabilities * log_softmax(X)).sum(1).mean())


def test_modules_call_their_functions():
    x, y = ten(X), ten(Y)
    assert nn.MSELoss(reduction="sum")(x, y).item() == F.mse_loss(x, y, reduction="sum").item()
    assert nn.CrossEntropyLoss(label_smoothing=0.1)(x, ten(LABELS)).item() == pytest.approx(
        F.cross_entropy(x, ten(LABELS), label_smoothing=0.1).item()
    )
    weighted = nn.NLLLoss(weight=ten([1.0, 2.0, 3.0]))
    assert "weight" in weighted.state_dict()
    with pytest.warns(UserWarning, match="deprecated"):
        assert nn.L1Loss(size_average=False).reduction == "sum"


def test_refusals():
    with pytest.raises(ValueError, match="must be the same as input size"):
        F.binary_cross_entropy_with_logits(ten(X), ten(LABELS))
    with pytest.warns(UserWarning, match="different to the input size"):
        F.mse_loss(ten(X), ten(X[:1]))
    with pytest.raises(ValueError, match="negative"):
        F.gaussian_nll_loss(ten(X), ten(X), ten(-P))
