"""Kind 3: promotion, integer overflow, division and rounding, accumulation in half precision, casts."""

import math

import numpy as np
import pytest
import rtensor as rt

from tests.python.trials.forms import HALVES, INTS, LENGTHS, cycled, layouts, same, ways

SIGNED = (rt.int8, rt.int16, rt.int32, rt.int64)
REMAINDERS = {
    "remainder": lambda a, b: rt.remainder(a, b),
    "fmod": lambda a, b: rt.fmod(a, b),
    "%": lambda a, b: a % b,
}


@pytest.mark.parametrize("n", LENGTHS)
@pytest.mark.parametrize("dtype", SIGNED, ids=str)
def test_h029_the_smallest_integer_by_minus_one(dtype, n):
    low = rt.iinfo(dtype).min
    for a in layouts(rt.full((n,), low, dtype=dtype)):
        for b in (-1, rt.tensor(-1, dtype=dtype), rt.full((n,), -1, dtype=dtype)):
            for f in REMAINDERS.values():
                assert f(a, b).count_nonzero().item() == 0
            for g in (lambda x, y: x // y, lambda x, y: rt.div(x, y, rounding_mode="trunc")):
                assert g(a, b).tolist() == [low] * n  # wraps
        assert a.abs().tolist() == a.neg().tolist() == [low] * n


@pytest.mark.parametrize("dtype", [*INTS, rt.float32, rt.float64, *HALVES], ids=str)
@pytest.mark.parametrize("n", LENGTHS)
def test_h031_divisions_round_as_in_python(dtype, n):
    sign = 1 if dtype is rt.uint8 else -1
    xs, ys = [sign * 7, 7, sign * 7, 7, 6, 0], [2, sign * 2, sign * 2, 2, 3, 5]
    a, b = cycled(xs, n, dtype), cycled(ys, n, dtype)
    pairs = [(xs[i % 6], ys[i % 6]) for i in range(n)]
    for x, y in zip(layouts(a), layouts(b), strict=True):
        assert (x // y).tolist() == [p // q for p, q in pairs]
        assert (x % y).tolist() == [p % q for p, q in pairs]
        assert rt.fmod(x, y).tolist() == [math.fmod(p, q) for p, q in pairs]
        assert rt.div(x, y, rounding_mode="trunc").tolist() == [math.trunc(p / q) for p, q in pairs]
        assert (x // 2).tolist() == [p // 2 for p, _ in pairs]
        assert (7 % y).tolist() == [7 % q for _, q in pairs]
        assert (7 // y).tolist() == [7 // q for _, q in pairs]


@pytest.mark.parametrize("dtype", INTS, ids=str)
def test_h031_integers_by_zero_raise(dtype):
    a, z = rt.ones(9, dtype=dtype), rt.zeros(9, dtype=dtype)
    for f in (*REMAINDERS.values(), lambda x, y: x // y):
        with pytest.raises((RuntimeError, ZeroDivisionError)):
            f(a, z)
        with pytest.raises((RuntimeError, ZeroDivisionError)):
            f(a, 0)
    assert all(math.isinf(v) for v in (a / z).tolist())


def compare_le(a, b):
    return a <= b


def compare_gt(a, b):
    return a > b


def compare_eq(a, b):
    return a == b


@pytest.mark.parametrize(
    ("f", "want"), [(compare_le, False), (compare_gt, True), (compare_eq, False)]
)
def test_h033_a_byte_against_a_negative_number(f, want):
    answers = set()
    for n in (1, 2, 9, 33):
        a, b = rt.ones(n, dtype=rt.uint8), rt.tensor([-19], dtype=rt.int8)
        for g in ways(f, a, b).values():
            assert g(a, b).tolist() == [want] * n
        scalar = rt.tensor(-19, dtype=rt.int8)
        answers |= {v for g in ways(f, a, scalar).values() for v in g(a, scalar).tolist()}
    assert len(answers) == 1


@pytest.mark.parametrize("n", LENGTHS)
@pytest.mark.parametrize("dtype", [*INTS, rt.float32, rt.float16, rt.complex64], ids=str)
def test_h035_logical_results_are_zero_or_one(dtype, n):
    x = cycled([2, 4, 0, 8, 6], 3 * n, dtype).reshape(3, n)
    truth = (x != 0).tolist()
    for t in layouts(x):
        for f, g in ((rt.all, all), (rt.any, any)):
            assert f(t, dim=1).tolist() == [g(row) for row in truth]
            assert f(t, dim=0).tolist() == [g(c) for c in zip(*truth, strict=True)]
            assert f(t).item() == g(v for row in truth for v in row)
            assert f(t, dim=0).dtype is (rt.uint8 if dtype is rt.uint8 else rt.bool)
        assert rt.logical_not(t).to(rt.uint8).max().item() <= 1
        assert rt.logical_and(t, t).tolist() == rt.logical_or(t, t).tolist() == truth
        assert t.to(rt.bool).to(rt.uint8).max().item() <= 1


@pytest.mark.parametrize("dtype", HALVES, ids=str)
def test_h037_h039_half_precision_accumulates_wider(dtype):
    n = 70000
    x, y = rt.ones(n, dtype=dtype), rt.ones(n, 2, dtype=dtype)
    total = math.inf if dtype is rt.float16 else 70144
    forms = [x, *layouts(y)]
    for t in forms:
        assert t.mean(0).flatten().tolist() == [1] * (t.numel() // n)
        assert t.sum(0).flatten().tolist() == [total] * (t.numel() // n)
        for f in (rt.var, rt.std):
            assert f(t, 0).flatten().tolist() == [0] * (t.numel() // n)
        assert t.nansum(0).flatten().tolist() == t.sum(0).flatten().tolist()
        assert t.nanmean(0).flatten().tolist() == t.mean(0).flatten().tolist()
        want = math.sqrt(n)
        norm = rt.linalg.vector_norm(t, dim=0).flatten().tolist()
        assert norm == pytest.approx([want] * len(norm), rel=0.01)
    assert x.sum().item() == total
    assert x.mean().item() == 1
    assert rt.ones(4096, dtype=dtype).cumsum(0)[-1].item() == 4096
    assert rt.ones(2, 4096, dtype=dtype).t().cumsum(0)[-1].tolist() == [4096, 4096]
    assert (x @ x).item() == total
    assert rt.nn.functional.softmax(rt.zeros(4096, dtype=dtype), 0).sum().item() == 1
    assert rt.zeros(1, dtype=dtype).index_add(
        0, rt.zeros(512, dtype=rt.int64), rt.ones(512, dtype=dtype)
    ).item() in (256, 512)


@pytest.mark.parametrize("dtype", [rt.uint8, rt.int8, rt.int32], ids=str)
def test_h039_small_integers_sum_as_int64(dtype):
    x = rt.full((1000, 3), 100, dtype=dtype)
    for t in layouts(x):
        assert t.sum().item() == 300000
        assert t.sum(0).tolist() == [100000] * 3
        assert t.cumsum(0)[-1].tolist() == [100000] * 3
        assert t[:5].prod(0).tolist() == [10**10] * 3
        assert t.sum(0).dtype is rt.int64


@pytest.mark.parametrize("dtype", INTS, ids=str)
def test_h041_a_number_out_of_the_range_is_refused(dtype):
    limits = rt.iinfo(dtype)
    low, high = limits.min, limits.max
    makers = (
        lambda v: rt.tensor([v], dtype=dtype),
        lambda v: rt.full((1,), v, dtype=dtype),
        lambda v: rt.zeros(3, dtype=dtype).fill_(v),
        lambda v: rt.scalar_tensor(v, dtype=dtype),
    )
    for make in makers:
        for good in (low, high, 0):
            assert set(make(good).flatten().tolist()) == {good}
        for wrong in (
            high + 1,
            low - 1,
            float(2.0 ** (limits.bits + 1)),
            -1e30,
            2**64,
            math.inf,
            math.nan,
        ):
            with pytest.raises((RuntimeError, OverflowError, ValueError, TypeError)):
                make(wrong)
    x = rt.zeros(3, dtype=dtype)
    with pytest.raises((RuntimeError, OverflowError, ValueError, TypeError)):
        x[0] = high + 1
    assert x.tolist() == [0, 0, 0]


def test_h041_the_end_of_the_float_range_is_not_the_end_of_the_integers():
    for dtype, power in ((rt.int64, 63), (rt.int32, 31), (rt.int16, 15)):
        with pytest.raises((RuntimeError, OverflowError, ValueError)):
            rt.full((1,), 2.0**power, dtype=dtype)
        assert rt.full((1,), -(2.0**power), dtype=dtype).item() == -(2**power)


ARANGES = [
    (0, 9.86, 1.3),
    (0.1, 0.5, 0.05),
    (0, 1, 0.1),
    (5, 0, -1),
    (1, 1, 1),
    (0, 10, 3),
    (2**53, 2**53 + 5, 1),
    (-0.3, 0.3, 0.1),
    (3, -4, -2.5),
]


@pytest.mark.parametrize("bounds", ARANGES, ids=str)
@pytest.mark.parametrize("dtype", [None, rt.int32, rt.int64, rt.float64], ids=str)
def test_h043_arange_counts_in_double_before_the_cast(bounds, dtype):
    start, end, step = bounds
    if dtype is rt.int64 and any(isinstance(v, float) for v in bounds):
        # This dtype counts in its own numbers, as PyTorch did up to 2.13.
        start, end, step = int(start), int(end), int(step)
        if step == 0:
            with pytest.raises(RuntimeError):
                rt.arange(*bounds, dtype=dtype)
            return
    n = max(0, math.ceil((end - start) / step))
    t = rt.arange(start, end, step, dtype=dtype)
    assert t.shape == (n,)
    if dtype is rt.int64:
        assert t.tolist() == [int(start) + i * int(step) for i in range(n)]
    if dtype is rt.float64:
        np.testing.assert_allclose(
            t.tolist(), [start + i * step for i in range(n)], rtol=1e-15, atol=1e-15
        )


def test_h043_arange_at_the_ends_of_the_integers():
    top, low = 2**63 - 1, -(2**63)
    assert rt.arange(top - 2, top).tolist() == [top - 2, top - 1]
    assert rt.arange(low, low + 3).tolist() == [low, low + 1, low + 2]
    assert rt.arange(low + 2, low, -1).tolist() == [low + 2, low + 1]
    assert rt.arange(0, top, 2**62).tolist() == [0, 2**62]
    assert rt.arange(low, top, top).tolist() == [low, -1, top - 1]
    for wrong in (
        (0, 5, 0),
        (0, 5, -1),
        (5, 0, 1),
        (0, math.inf, 1),
        (0, math.nan, 1),
        (0, 1e30, 1),
        (low, top, 1),
    ):
        with pytest.raises((RuntimeError, ValueError, OverflowError, MemoryError)):
            rt.arange(*wrong)


CASTS = {
    rt.bfloat16: [(2.0**-133, 2.0**-133), (2.0**-134, 0.0), (1.5 * 2.0**-134, 2.0**-133), (1 + 2**-8 + 2**-40, 1 + 2**-7), (1 + 2**-8, 1.0), (3.4e38, math.inf), (-1e300, -math.inf)],
    rt.float16: [(1 + 2**-11 + 2**-40, 1.0009765625), (1 + 2**-11, 1.0), (2.0**-24, 2.0**-24), (2.0**-25, 0.0), (2.0**-25 * (1 + 2**-40), 2.0**-24), (65519.999, 65504.0), (65520.0, math.inf), (-0.0, -0.0)],
    rt.float32: [(1 + 2**-24, 1.0), (1 + 2**-24 + 2**-50, 1 + 2**-23), (2.0**-149, 2.0**-149), (1e39, math.inf)],
}  # fmt: skip


@pytest.mark.parametrize("dtype", CASTS, ids=str)
@pytest.mark.parametrize("n", LENGTHS)
def test_h045_a_cast_rounds_once_and_keeps_subnormals(dtype, n):
    wide, want = zip(*CASTS[dtype], strict=True)
    x = cycled(wide, n, rt.float64)
    expected = cycled(want, n, rt.float64)
    for t in layouts(x):
        same(t.to(dtype).double(), expected)
        same(rt.empty(n, dtype=dtype).copy_(t).double(), expected)
    for i in range(min(n, len(wide))):
        if math.isfinite(want[i]):
            assert rt.full((1,), wide[i], dtype=dtype).item() == want[i]
            assert rt.tensor([wide[i]], dtype=dtype).item() == want[i]
