"""Schedules against closed formulas."""

import math

import pytest
import rtensor as rt
from rtensor import optim
from rtensor.optim import lr_scheduler as S

LR = 0.4


def rates(make, steps=12, **options):
    optimizer = optim.SGD([rt.ones(1, requires_grad=True)], LR, momentum=0.9)
    schedule = make(optimizer)
    found = []
    for _ in range(steps):
        found.append(schedule.get_last_lr()[0])
        optimizer.step()
        schedule.step()
    return found


CASES = [
    (lambda o: S.LambdaLR(o, lambda e: 1 / (e + 1)), lambda e: LR / (e + 1)),
    (lambda o: S.MultiplicativeLR(o, lambda e: 0.9), lambda e: LR * 0.9**e),
    (lambda o: S.StepLR(o, 3, 0.5), lambda e: LR * 0.5 ** (e // 3)),
    (
        lambda o: S.MultiStepLR(o, [2, 5, 5], 0.5),
        lambda e: LR * 0.5 ** sum(m <= e for m in (2, 5, 5)),
    ),
    (lambda o: S.ConstantLR(o, 0.5, 4), lambda e: LR * (0.5 if e < 4 else 1)),
    (lambda o: S.LinearLR(o, 0.25, 1.0, 6), lambda e: LR * (0.25 + 0.75 * min(e, 6) / 6)),
    (lambda o: S.ExponentialLR(o, 0.8), lambda e: LR * 0.8**e),
    (lambda o: S.PolynomialLR(o, 8, 2.0), lambda e: LR * (1 - min(e, 8) / 8) ** 2),
    (
        lambda o: S.CosineAnnealingLR(o, 5, 0.1),
        lambda e: 0.1 + (LR - 0.1) * (1 + math.cos(math.pi * e / 5)) / 2,
    ),
    (
        lambda o: S.CosineAnnealingWarmRestarts(o, 4),
        lambda e: LR * (1 + math.cos(math.pi * (e % 4) / 4)) / 2,
    ),
    (
        lambda o: S.SequentialLR(o, [S.ConstantLR(o, 0.1, 100), S.ExponentialLR(o, 0.9)], [3]),
        lambda e: LR * (0.1 if e < 3 else 0.9 ** (e - 3)),
    ),
    (
        lambda o: S.ChainedScheduler([S.ConstantLR(o, 0.5, 4), S.ExponentialLR(o, 0.9)]),
        lambda e: LR * 0.9**e * (0.5 if e < 4 else 1),
    ),
]


@pytest.mark.parametrize(("make", "formula"), CASES)
def test_rates_follow_the_formula(make, formula):
    assert rates(make) == pytest.approx([formula(e) for e in range(12)], abs=1e-12)


def test_one_cycle_goes_up_and_down_with_momentum_the_other_way():
    optimizer = optim.SGD([rt.ones(1, requires_grad=True)], 0.1, momentum=0.9)
    schedule = S.OneCycleLR(optimizer, max_lr=1.0, total_steps=20)
    seen = []
    for _ in range(20):
        seen.append((optimizer.param_groups[0]["lr"], optimizer.param_groups[0]["momentum"]))
        optimizer.step()
        schedule.step()
    assert seen[0] == pytest.approx((1 / 25, 0.95))
    assert max(r for r, _ in seen) == pytest.approx(1.0)
    assert seen[5] == pytest.approx((1.0, 0.85))
    assert seen[19] == pytest.approx((1 / 25 / 1e4, 0.95))


def test_plateau_waits_and_cools_down():
    optimizer = optim.SGD([rt.ones(1, requires_grad=True)], 1.0)
    schedule = S.ReduceLROnPlateau(optimizer, factor=0.5, patience=1, cooldown=1)
    seen = []
    for value in (5, 4, 4, 4, 4, 4, 4, 4):
        schedule.step(value)
        seen.append(optimizer.param_groups[0]["lr"])
    assert seen == [1, 1, 1, 0.5, 0.5, 0.5, 0.25, 0.25]


def test_state_can_be_saved_and_continued():
    def make():
        optimizer = optim.SGD([rt.ones(1, requires_grad=True)], LR)
        return optimizer, S.StepLR(optimizer, 2)

    optimizer, schedule = make()
    for _ in range(3):
        schedule.step()
    other, twin = make()
    other.load_state_dict(optimizer.state_dict())
    twin.load_state_dict(schedule.state_dict())
    schedule.step()
    twin.step()
    assert schedule.get_last_lr() == twin.get_last_lr()
    assert other.param_groups[0]["initial_lr"] == LR


def test_refusals():
    with pytest.raises(TypeError, match="not an Optimizer"):
        S.StepLR(3, 2)
    optimizer = optim.SGD([rt.ones(1, requires_grad=True)], LR)
    with pytest.raises(ValueError, match="between 0 and 1"):
        S.ConstantLR(optimizer, 3.0)
    with pytest.raises(ValueError, match="total_steps"):
        S.OneCycleLR(optimizer, 1.0)
