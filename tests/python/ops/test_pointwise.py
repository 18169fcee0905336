"""Elementwise operations: promotion, integers, NaN and signed zeros, stability, second gradients."""

import math
import threading

import numpy as np
import pytest
import rtensor as rt
from rtensor.autograd import gradcheck, gradgradcheck

LENGTHS = (1, 7, 8, 9, 33, 5000)
nan, inf = math.nan, math.inf


def layouts(array):
    """The same values contiguous, transposed and stepped."""
    yield rt.from_numpy(array.copy())
    yield rt.from_numpy(np.ascontiguousarray(array.T)).t()
    yield rt.from_numpy(np.repeat(array, 2, axis=-1))[..., ::2]


@pytest.mark.parametrize("n", LENGTHS)
@pytest.mark.parametrize("name", ["exp", "log1p", "sin", "tanh", "sqrt", "floor", "square", "sign"])
def test_every_layout_gives_the_same_bits(name, n):
    a = np.abs(np.random.default_rng(1).standard_normal((n, 3)).astype(np.float32)) * 20
    first = None
    for t in layouts(a):
        got = getattr(t, name)().numpy()
        first = got if first is None else first
        assert got.tobytes() == first.tobytes()
    np.testing.assert_allclose(first, getattr(np, name)(a.astype(np.float64)), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("a", "b", "dtype"),
    [
        (rt.int32, 1.5, rt.float32),
        (rt.float16, 1e10, rt.float16),
        (rt.bool, 1, rt.int64),
        (rt.uint8, 300, rt.uint8),
        (rt.float32, 1j, rt.complex64),
        (rt.float64, 1j, rt.complex128),
    ],
)
def test_numbers_count_only_by_category(a, b, dtype):
    assert (rt.ones(2).to(a) * b).dtype == dtype


def test_tensors_without_dimensions_count_less():
    assert (rt.ones(2, dtype=rt.int64) + rt.tensor(1.0)).dtype == rt.float32
    assert (rt.ones(2, dtype=rt.float32) + rt.tensor(1.0, dtype=rt.float64)).dtype == rt.float32
    assert (rt.ones(2, dtype=rt.float16) + rt.ones(2, dtype=rt.bfloat16)).dtype == rt.float32
    assert (rt.ones(2, dtype=rt.uint8) + rt.ones(2, dtype=rt.int8)).dtype == rt.int16


@pytest.mark.parametrize("n", LENGTHS)
def test_the_most_negative_integer_divides(n):
    least = rt.full((n,), -(2**63))
    assert rt.remainder(least, rt.tensor(-1)).tolist() == [0] * n
    assert rt.fmod(least, -1).tolist() == [0] * n


def test_integer_division_is_that_of_python():
    assert (rt.tensor([-7, 7, -7]) // rt.tensor([2, -2, -2])).tolist() == [-4, -4, 3]
    assert (rt.tensor([-7, 7]) % rt.tensor([3, -3])).tolist() == [2, -2]
    assert rt.fmod(rt.tensor([-7]), 3).tolist() == [-1]


@pytest.mark.parametrize("call", [lambda x: x // 0, lambda x: x % 0, lambda x: rt.fmod(x, 0)])
def test_integer_division_by_zero_is_refused_and_writes_nothing(call):
    x = rt.tensor([1, 2])
    with pytest.raises(RuntimeError, match="zero"):
        call(x)
    with pytest.raises(RuntimeError, match="zero"):
        x.remainder_(0)
    assert x.tolist() == [1, 2]


def test_comparison_is_by_arithmetic():
    x = rt.tensor([1, 2], dtype=rt.uint8)
    assert (x <= rt.tensor(-19, dtype=rt.int8)).tolist() == [False, False]
    assert (x <= rt.tensor([-19], dtype=rt.int8)).tolist() == [False, False]
    assert (x < 300).tolist() == [True, True]
    assert (x == -255).tolist() == [False, False]


@pytest.mark.parametrize(
    "call",
    [
        lambda: rt.full((1,), 2.0**63, dtype=rt.int64),
        lambda: rt.full((1,), 2.0**31, dtype=rt.int32),
        lambda: rt.tensor([1], dtype=rt.uint8).fill_(300),
        lambda: rt.tensor([1], dtype=rt.uint8).masked_fill(rt.tensor([True]), 300),
    ],
)
def test_values_that_do_not_fit_are_refused(call):
    with pytest.raises((ValueError, RuntimeError, OverflowError)):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: rt.tensor([True]) - rt.tensor([True]),
        lambda: -rt.tensor([True]),
        lambda: rt.tensor([2]) ** -1,
        lambda: rt.tensor([1.0]) & rt.tensor([1.0]),
        lambda: rt.maximum(rt.tensor([1j]), rt.tensor([1j])),
        lambda: rt.tensor([1, 2]).add_(1.5),
        lambda: rt.ones(2, 3).add_(rt.ones(2, 2, 3)),
        lambda: rt.ones(1).expand(3).add_(1),
        lambda: rt.add(rt.tensor([1]), rt.tensor([1]), alpha=1.5),
        lambda: rt.clamp(rt.ones(2)),
    ],
)
def test_what_is_refused(call):
    with pytest.raises((RuntimeError, TypeError, ValueError)):
        call()


def test_one_rounding_to_half_types():
    assert rt.tensor([2.0**-133], dtype=rt.float64).to(rt.bfloat16).double().item() == 2.0**-133
    x = rt.tensor([1 + 2**-11 + 2**-40], dtype=rt.float64).to(rt.float16)
    assert x.item() == 1.0009765625


@pytest.mark.parametrize("n", LENGTHS)
def test_nan_wins_in_bounds_and_extremes(n):
    a, m = rt.zeros(n), rt.ones(n)
    m[: n // 2 + 1] = nan
    for got in (rt.clamp_min(a, m), rt.maximum(a, m), rt.minimum(m, a), rt.clamp(a, m, m)):
        assert got.isnan().tolist() == m.isnan().tolist()
    assert not rt.fmax(a, m).isnan().any()


@pytest.mark.parametrize("n", LENGTHS)
def test_zeros_keep_their_sign(n):
    x = rt.full((n,), -0.0)
    assert rt.relu(x).signbit().all()
    assert rt.clamp(x, 0.0, 1.0).signbit().all()
    assert not rt.sign(x).signbit().any()
    assert (x - 0.4).round().signbit().all()


def test_large_arguments_neither_overflow_nor_vanish():
    assert rt.hypot(rt.tensor(3e-30), rt.tensor(4e-30)).item() == pytest.approx(5e-30)
    assert rt.tensor([3e30 + 4e30j]).abs().item() == pytest.approx(5e30, rel=1e-6)
    z = rt.tensor([20.0, 50.0, 100.0, -1000.0], requires_grad=True)
    y = rt.softplus(z, 5.0) if hasattr(rt, "softplus") else rt.nn.functional.softplus(z, beta=5.0)
    y.sum().backward()
    assert y.tolist() == [20, 50, 100, 0]
    assert z.grad.tolist() == [1, 1, 1, 0]


@pytest.mark.parametrize("name", ["sigmoid", "tanh", "gelu", "silu", "mish"])
def test_gradients_are_finite_far_out(name):
    f = getattr(rt, name, None) or getattr(rt.nn.functional, name)
    z = rt.tensor([-200.0, -90.0, 90.0, 200.0], requires_grad=True)
    f(z).sum().backward()
    flat = name in ("sigmoid", "tanh")
    np.testing.assert_allclose(z.grad.numpy(), [0, 0, 0, 0] if flat else [0, 0, 1, 1], atol=1e-6)


@pytest.mark.parametrize(
    "name",
    [
        "exp",
        "exp2",
        "expm1",
        "log",
        "log2",
        "log10",
        "log1p",
        "sqrt",
        "rsqrt",
        "reciprocal",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "sinh",
        "cosh",
        "tanh",
        "asinh",
        "atanh",
        "sigmoid",
        "erf",
        "erfc",
        "square",
        "logit",
    ],
)
def test_second_gradients_of_one_operand(name):
    x = rt.tensor([0.1, 0.35, 0.8], dtype=rt.float64, requires_grad=True)
    assert gradcheck(getattr(rt, name), (x,))
    assert gradgradcheck(getattr(rt, name), (x,))


@pytest.mark.parametrize(
    "f",
    [
        lambda x, y: x * y,
        lambda x, y: x / y,
        lambda x, y: x**y,
        rt.atan2,
        rt.hypot,
        rt.logaddexp,
        rt.xlogy,
        rt.maximum,
        lambda x, y: rt.lerp(x, y, 0.3),
        lambda x, y: rt.addcmul(x, x, y, value=2.0),
        lambda x, y: rt.addcdiv(x, x, y, value=2.0),
        lambda x, y: rt.where(x > y, x * 2, y),
    ],
)
def test_second_gradients_of_two_operands_that_broadcast(f):
    x = rt.tensor([[0.5], [1.5]], dtype=rt.float64, requires_grad=True)
    y = rt.tensor([0.7, 1.2, 2.0], dtype=rt.float64, requires_grad=True)
    assert gradcheck(f, (x, y))
    assert gradgradcheck(f, (x, y))


@pytest.mark.parametrize(
    "f", [rt.exp, rt.log, rt.sqrt, rt.tanh, rt.sin, rt.abs, rt.sgn, rt.reciprocal]
)
def test_gradients_of_complex_numbers(f):
    z = rt.tensor([0.5 + 0.3j, -0.7 + 1.1j], dtype=rt.complex128, requires_grad=True)
    assert gradcheck(f, (z,))


def test_operands_that_share_memory_with_the_target():
    x = rt.arange(6.0)
    rt.add(x[:5], 1, out=x[1:])
    assert x.tolist() == [0, 1, 2, 3, 4, 5]
    y = rt.arange(9.0).reshape(3, 3)
    y.add_(y.t())
    assert y.tolist() == [[0, 4, 8], [4, 8, 12], [8, 12, 16]]


def test_denormals_are_flushed_on_request_by_the_thread_that_asks_and_its_workers():
    small, many = rt.full((4,), 1e-40), rt.full((1_000_000,), 1e-40)
    one, ones = rt.ones(4), rt.ones(1_000_000)
    other, switched = [], threading.Event()
    # It runs already: a thread that is started begins with the mode of the one that starts it.
    thread = threading.Thread(target=lambda: (switched.wait(), other.append(small * one)))
    thread.start()
    try:
        supported = rt.set_flush_denormal(True)
        mine = (small * one, (many * ones).max(), small * one + 1e-30)
        switched.set()
        thread.join()
    finally:
        rt.set_flush_denormal(False)
    if not supported:
        pytest.skip("the processor has no such mode")
    assert mine[0].tolist() == [0] * 4
    assert mine[1].item() == 0
    assert mine[2].tolist() == [np.float32(1e-30)] * 4
    assert other[0].tolist() == small.tolist()
    assert (small * one).tolist() == small.tolist()
    assert (many * ones).min().item() > 0


@pytest.mark.parametrize(
    ("name", "base", "options"),
    [
        ("expit", "sigmoid", {}),
        ("exp2",) * 2 + ({},),
        ("expm1",) * 2 + ({},),
        ("erf",) * 2 + ({},),
        ("erfc",) * 2 + ({},),
        ("log1p",) * 2 + ({},),
        ("logit",) * 2 + ({"eps": 0.1},),
        ("round",) * 2 + ({"decimals": 1},),
        ("logsumexp",) * 2 + ({"dim": 0},),
    ],
)
def test_special_functions_have_their_other_names(name, base, options):
    x = rt.tensor([0.12, 0.5, 0.98])
    want = getattr(rt, base)(x, **options)
    assert rt.equal(getattr(rt.special, name)(x, **options), want)


# Known values, to more digits than float64 holds.
SPECIAL = {
    "lgamma": {
        0.5: 0.5723649429247001,
        1.5: -0.1207822376352452,
        30.0: 71.25703896716801,
        -0.5: 1.2655121234846454,
    },
    "digamma": {1.0: -0.5772156649015329, 0.25: -4.227453533376265, 20.0: 2.9705239922421498},
    "special.bessel_j0": {
        1.0: 0.7651976865579666,
        5.0: -0.1775967713143383,
        40.0: 0.007366890584237512,
    },
    "special.bessel_j1": {1.0: 0.4400505857449335, -5.0: 0.3275791375914652},
    "special.bessel_y0": {1.0: 0.08825696421567697, 20.0: 0.06264059680938384},
    "special.bessel_y1": {1.0: -0.7812128213002887, 20.0: -0.1655116143625214},
    "special.modified_bessel_i1": {1.0: 0.565159103992485, -3.0: -3.953370217402609},
    "special.modified_bessel_k0": {0.1: 2.427069024702017, 3.0: 0.03473950438627925},
    "special.modified_bessel_k1": {0.1: 9.853844780870606, 3.0: 0.04015643112819419},
    "special.airy_ai": {
        0.0: 0.3550280538878172,
        1.0: 0.1352924163128814,
        5.0: 0.0001083444281360744,
    },
    "special.erfcx": {1.0: 0.4275835761558070, 10.0: 0.05614099274382259, -1.0: 5.008980080762283},
    "special.ndtri": {0.975: 1.959963984540054, 1e-10: -6.361340902404056},
    "erfinv": {0.5: 0.4769362762044699, -0.9999: -2.751063905712061, 1e-12: 8.862269254527580e-13},
}


@pytest.mark.parametrize("name", SPECIAL)
def test_special_functions_have_their_known_values(name):
    function = getattr(rt.special, name[8:]) if name.startswith("special.") else getattr(rt, name)
    points, want = list(SPECIAL[name]), list(SPECIAL[name].values())
    got = function(rt.tensor(points, dtype=rt.float64))
    np.testing.assert_allclose(got.numpy(), want, rtol=1e-12)


def test_special_functions_meet_each_other():
    x = rt.linspace(0.3, 40, 57, dtype=rt.float64)
    close = {"rtol": 1e-12, "atol": 1e-13}
    a = rt.full_like(x, 7.5)
    assert rt.allclose(rt.igamma(a, x) + rt.igammac(a, x), rt.ones_like(x), **close)
    assert rt.allclose(rt.special.zeta(rt.full_like(x, 2.0), x), rt.polygamma(1, x), **close)
    assert rt.allclose(rt.erf(rt.erfinv(x / 41)), x / 41, **close)
    assert rt.allclose(rt.special.ndtr(rt.special.ndtri(x / 41)), x / 41, **close)
    left = rt.special.i0e(x) * rt.special.scaled_modified_bessel_k1(x)
    right = rt.special.i1e(x) * rt.special.scaled_modified_bessel_k0(x)
    assert rt.allclose((left + right) * x, rt.ones_like(x), **close)
    wronskian = rt.special.bessel_j1(x) * rt.special.bessel_y0(x)
    wronskian = wronskian - rt.special.bessel_j0(x) * rt.special.bessel_y1(x)
    assert rt.allclose(wronskian * x, rt.full_like(x, 2 / math.pi), rtol=1e-11, atol=1e-12)
    t = rt.linspace(-1.5, 1.5, 31, dtype=rt.float64)
    for n in (3, 9):
        cosine = rt.special.chebyshev_polynomial_t(t, n) ** 2
        sine = (1 - t * t) * rt.special.chebyshev_polynomial_u(t, n - 1) ** 2
        assert rt.allclose(cosine + sine, rt.ones_like(t), rtol=1e-8, atol=1e-6)


def test_special_functions_at_their_ends():
    x = rt.tensor([-inf, -2.0, 0.0, inf, nan], dtype=rt.float64)
    assert rt.lgamma(x).tolist()[:4] == [inf, inf, inf, inf]
    assert rt.special.entr(x).tolist()[:3] == [-inf, -inf, 0]
    assert rt.special.i1(x).tolist()[::3] == [-inf, inf]
    assert rt.special.modified_bessel_k0(x).tolist()[2:4] == [inf, 0]
    assert rt.erfinv(rt.tensor([1.0, -1.0])).tolist() == [inf, -inf]
    assert rt.sinc(rt.tensor([0.0, 1.0])).tolist()[0] == 1
    for function in (rt.lgamma, rt.digamma, rt.erfinv, rt.special.airy_ai, rt.special.bessel_y0):
        assert math.isnan(function(x)[4].item())


@pytest.mark.parametrize("n", [1, 127, 128, 1024, 5000, 200_001])
@pytest.mark.parametrize("dtype", [rt.float32, rt.float64, rt.int16, rt.bfloat16, rt.complex64])
def test_writing_over_an_operand_gives_the_same_bits(dtype, n):
    x, y = (rt.arange(n).add(k).remainder(97).to(dtype) for k in (1, 40))
    forms = (
        (lambda t: t.add_(y), lambda: x + y),
        (lambda t: t.mul_(t), lambda: x * x),
        (lambda t: t.mul_(3), lambda: x * 3),
        (lambda t: t.neg_(), lambda: -x),
        (lambda t: rt.sub(y, t, out=t), lambda: y - x),
        (lambda t: rt.where(t == y, t, y, out=t), lambda: rt.where(x == y, x, y)),
        (lambda t: t.addcmul_(y, t, value=2), lambda: x.addcmul(y, x, value=2)),
    )
    for written, fresh in forms:
        target = x.clone()
        assert written(target) is target
        assert rt.equal(target, fresh())
