"""Kind 4: NaN, infinities and the sign of zero in selection, sorting, clamping and comparison."""

import numpy as np
import pytest
import rtensor as rt

from tests.python.trials.forms import FLOATS, LENGTHS, cycled, inf, layouts, nan, same, ways

F = rt.nn.functional


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_h048_running_extremes_carry_nan_on(dtype):
    for x in layouts(rt.tensor([[1.0, 3.0, nan, 5.0, 4.0]] * 3, dtype=dtype)):
        for t, d in ((x, 1), (x.t(), 0)):
            for f, values in (
                (rt.cummax, [1, 3, nan, nan, nan]),
                (rt.cummin, [1, 1, nan, nan, nan]),
            ):
                v, i = f(t, d)
                same(v if d else v.t(), [values] * 3)
                if f is rt.cummax:
                    same(i if d else i.t(), [[0, 1, 2, 2, 2]] * 3)


EXTREMES = {
    "max": lambda t, d: t.max(d)[0],
    "min": lambda t, d: t.min(d)[0],
    "amax": lambda t, d: t.amax(d),
    "amin": lambda t, d: t.amin(d),
    "aminmax": lambda t, d: rt.aminmax(t, dim=d)[0],
    "median": lambda t, d: t.median(d)[0],
    "cummax": lambda t, d: t.cummax(d)[0].select(d, -1),
    "cummin": lambda t, d: t.cummin(d)[0].select(d, -1),
    "sort": lambda t, d: t.sort(d)[0].select(d, -1),
    "topk": lambda t, d: t.topk(1, d)[0].select(d, 0),
    "msort": lambda t, d: (t if d == 0 else t.t()).msort()[-1],
    "kthvalue": lambda t, d: t.kthvalue(t.size(d), d)[0],
    "norm": lambda t, d: rt.linalg.vector_norm(t, float("inf"), d),
    "logsumexp": lambda t, d: t.logsumexp(d),
    "quantile": lambda t, d: rt.quantile(t.double(), 0.5, d),
    "scatter_reduce": lambda t, d: t.sum(d).scatter_reduce(
        0, rt.arange(t.size(1 - d)), t.amax(d), "amax"
    ),
    "max_pool": lambda t, d: F.max_pool1d(
        (t if d else t.t()).float()[None].contiguous(), t.size(d)
    )[0, :, 0],
}


@pytest.mark.parametrize("n", [*LENGTHS[:-1], 300])
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("name", EXTREMES)
def test_h048_every_selection_gives_nan_when_one_is_there(name, dtype, n):
    for place in {0, n // 2, n - 1}:
        x = rt.ones(2, n, dtype=dtype)
        x[1, place] = nan
        for t in layouts(x):
            for form, d in ((t, 1), (t.t(), 0)):
                assert EXTREMES[name](form, d).isnan().tolist() == [False, True]
        if name in ("max", "min", "amax", "amin"):
            assert getattr(x, name)().isnan().item()
            assert x.argmax(1).tolist()[1] == x.argmin(1).tolist()[1] == place


PAIRWISE = {
    "maximum": (rt.maximum, True),
    "minimum": (rt.minimum, True),
    "clamp_min": (lambda a, b: rt.clamp_min(a, b), True),
    "clamp_max": (lambda a, b: rt.clamp_max(a, b), True),
    "clamp": (lambda a, b: rt.clamp(a, b, b), True),
    "clamp upper": (lambda a, b: rt.clamp(a, None, b), True),
    "fmax": (rt.fmax, False),
    "fmin": (rt.fmin, False),
}


@pytest.mark.parametrize("n", [*LENGTHS, 35])
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("name", PAIRWISE)
def test_h050_nan_of_either_operand_goes_on(name, dtype, n):
    f, goes_on = PAIRWISE[name]
    m = cycled([nan, 1.0, 1.0, nan, 1.0], n, dtype)
    where = m.isnan().tolist() if goes_on else [False] * n
    for t in layouts(m):
        z = rt.zeros(n, dtype=dtype)
        assert f(z, t).isnan().tolist() == where
        assert f(t, z).isnan().tolist() == where
        assert f(t, rt.zeros((), dtype=dtype)).isnan().tolist() == where
    assert rt.clamp(m, 0.0, 1.0).isnan().tolist() == m.isnan().tolist()
    for g in (F.relu, F.relu6, F.hardtanh, F.leaky_relu, F.hardswish, F.hardsigmoid):
        assert g(m).isnan().tolist() == m.isnan().tolist()


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_h052_nan_ranks_above_every_number(dtype):
    for x in layouts(rt.tensor([nan, inf, 3.0, inf, -inf], dtype=dtype)):
        same(x.topk(1)[0], [nan])
        same(x.topk(1, largest=False)[0], [-inf])
        same(x.topk(5)[0], [nan, inf, inf, 3, -inf])
        same(x.sort()[0], [-inf, 3, inf, inf, nan])
        same(x.sort(descending=True)[0], [nan, inf, inf, 3, -inf])
        same(x.sort(stable=True)[1], [4, 2, 1, 3, 0])
        same(x.kthvalue(5)[0], nan)
        same(x.kthvalue(1)[0], -inf)
        assert x.argsort()[-1].item() == 0
        assert x.argmax().item() == 0
        same(x.msort(), [-inf, 3, inf, inf, nan])
        assert x.nanmedian().item() in (3.0, inf)


@pytest.mark.parametrize("n", [8, 9, 33, 200, 5000])
def test_h052_partial_and_full_selection_agree_with_nan_among_many(n):
    rt.manual_seed(n)
    x = rt.randn(n)
    x[:: max(2, n // 7)] = nan
    x[1] = -inf
    x[3] = inf
    down = x.sort(descending=True)[0]
    up = x.sort()[0]
    for k in (1, 2, n // 2, n):
        same(x.topk(k)[0], down[:k])
        same(x.topk(k, largest=False)[0], up[:k])
        same(x.kthvalue(k)[0], up[k - 1])
        same(x[x.topk(k)[1]], down[:k])
    same(up, np.sort(x.numpy()))


def relu(x):
    return rt.relu(x)


def clamp(x):
    return rt.clamp(x, 0.0, 1.0)


def sign(x):
    return rt.sign(x)


def rounded(x):
    return rt.round(x)


def maximum_zero(x):
    return rt.maximum(x, rt.zeros_like(x))


def leaky(x):
    return F.leaky_relu(x)


def threshold(x):
    return rt.abs(x)


@pytest.mark.parametrize("f", [relu, clamp, sign, rounded, maximum_zero, leaky, threshold])
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_h054_the_sign_of_zero_is_the_same_everywhere(f, dtype):
    seen = set()
    for n in LENGTHS:
        for x in (
            *layouts(rt.full((n,), -0.0, dtype=dtype)),
            *layouts(rt.full((3, n), -0.0, dtype=dtype)),
        ):
            assert (f(x) == 0).all()
            seen |= set(rt.signbit(f(x)).flatten().tolist())
    for g in ways(f, rt.zeros(3, dtype=dtype)).values():
        seen |= set(rt.signbit(g(rt.full((9,), -0.0, dtype=dtype))).tolist())
    if f in (relu, rounded, leaky):
        assert seen == {True}
    elif f is threshold:
        assert seen == {False}
    else:
        assert len(seen) == 1


@pytest.mark.parametrize("n", LENGTHS)
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_h054_rounding_keeps_the_sign(dtype, n):
    for f, v in (
        (rt.round, -0.4),
        (rt.ceil, -0.4),
        (rt.trunc, -0.4),
        (rt.sin, -0.0),
        (rt.sqrt, -0.0),
        (rt.floor, -0.0),
    ):
        x = rt.full((n,), v, dtype=dtype)
        assert (f(x) == 0).all()
        assert f(x).signbit().all()


@pytest.mark.parametrize("n", [1, 2, 9, 33])
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_h056_beta_of_zero_does_not_read_the_input(dtype, n):
    i, a = rt.full((1, n, n), nan, dtype=dtype), rt.ones(1, n, n, dtype=dtype)
    full = [[float(n)] * n] * n
    for b in layouts(a):
        assert rt.baddbmm(i, b, b, beta=0).tolist() == [full]
        assert rt.bmm(b, b, out=i.clone()).tolist() == [full]
        assert rt.addmm(i[0], b[0], b[0], beta=0).tolist() == full
        assert rt.addmv(i[0, 0], b[0], b[0, 0], beta=0).tolist() == full[0]
        assert rt.addbmm(i[0], b, b, beta=0).tolist() == full
        assert i[0].clone().addmm_(b[0], b[0], beta=0).tolist() == full
        assert rt.mm(b[0], b[0], out=i[0].clone()).tolist() == full
        assert rt.addr(i[0], b[0, 0], b[0, 0], beta=0).tolist() == [[1.0] * n] * n
    assert i.isnan().all()


def not_finite(x):
    return (x - x) + (x != x).float()


def nan_of_a_quotient(x):
    return rt.isnan(x / x)


def zero_times(x):
    return x * 0.0


def plus_zero(x):
    return x + 0.0


def reassociated(x):
    return (x + 1e20) - 1e20


CLAIMS = [
    (not_finite, [inf, nan, 1.0], [nan, nan, 0.0]),
    (nan_of_a_quotient, [0.0, 1.0, inf], [True, False, True]),
    (zero_times, [inf, nan, -1.0], [nan, nan, -0.0]),
    (plus_zero, [-0.0, 1.0, nan], [0.0, 1.0, nan]),
    (reassociated, [1.0, -3.0, inf], [0.0, 0.0, inf]),
]


@pytest.mark.parametrize(("f", "x", "want"), CLAIMS, ids=lambda c: getattr(c, "__name__", ""))
def test_h058_compiled_forms_assume_nothing_of_the_values(f, x, want):
    forms = ways(f, rt.ones(3))
    for n in LENGTHS:
        for t in layouts(cycled(x, n)):
            for g in forms.values():
                for _ in range(3):
                    same(g(t), [want[i % 3] for i in range(n)])
