"""Connectionist temporal classification: against all paths, one by one."""

import itertools
import math

import numpy as np
import pytest
import rtensor as rt
from rtensor.nn import functional as F


def read(path, blank):
    """What a path reads as: repetitions dropped, then blanks."""
    kept = [k for k, _ in itertools.groupby(path)]
    return [k for k in kept if k != blank]


def by_paths(log_probs, target, blank):
    steps, classes = log_probs.shape
    chance = 0.0
    for path in itertools.product(range(classes), repeat=steps):
        if read(path, blank) == target:
            chance += math.exp(sum(log_probs[t, k] for t, k in enumerate(path)))
    return -math.log(chance) if chance > 0 else math.inf


@pytest.mark.parametrize("blank", [0, 2])
@pytest.mark.parametrize("target", [[], [1], [1, 1], [1, 3], [1, 1, 3], [3, 3, 3]])
def test_losses_are_those_of_all_paths(blank, target):
    x = rt.from_numpy(np.random.default_rng(3).standard_normal((4, 4))).log_softmax(-1)
    wanted = by_paths(x.numpy(), target, blank)
    padded = rt.tensor([*target, 1, 1][:3])
    options = {"blank": blank, "reduction": "none"}
    found = F.ctc_loss(x, padded, rt.tensor(4), rt.tensor(len(target)), **options)
    assert found.shape == ()
    assert found.item() == pytest.approx(wanted)


def test_targets_may_stand_one_after_the_other():
    x = rt.randn(6, 3, 5).log_softmax(-1)
    rows = rt.tensor([[1, 2], [3, 0], [4, 4]])
    lengths = [2, 1, 2]
    joined = rt.tensor([1, 2, 3, 4, 4])
    for reduction in ("none", "mean", "sum"):
        one = F.ctc_loss(x, rows, [6, 5, 4], lengths, reduction=reduction)
        other = F.ctc_loss(x, joined, rt.tensor([6, 5, 4]), rt.tensor(lengths), reduction=reduction)
        assert rt.equal(one, other)


def test_what_cannot_be_read_is_infinite_or_nothing():
    x = rt.randn(2, 1, 3, requires_grad=True)
    labels = rt.tensor([[1, 1]])
    assert F.ctc_loss(x.log_softmax(-1), labels, [2], [2]).item() == math.inf
    layer = rt.nn.CTCLoss(zero_infinity=True)
    loss = layer(x.log_softmax(-1), labels, rt.tensor([2]), rt.tensor([2]))
    assert loss.item() == 0
    loss.backward()
    assert (x.grad == 0).all()


def test_what_does_not_fit_is_refused():
    x, y = rt.randn(4, 2, 3), rt.tensor([[1, 2], [2, 1]])
    for bad in (
        lambda: F.ctc_loss(x, y, [5, 1], [1, 1]),
        lambda: F.ctc_loss(x, y, [4], [1, 1]),
        lambda: F.ctc_loss(x, y, [4, 4], [3, 1]),
        lambda: F.ctc_loss(x, y, [4, 4], [1, 1], blank=3),
        lambda: F.ctc_loss(x.long(), y, [4, 4], [1, 1]),
        lambda: F.ctc_loss(x.half(), y, [4, 4], [1, 1]),
    ):
        with pytest.raises(RuntimeError):
            bad()
