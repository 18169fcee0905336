"""Reductions and what works along a dimension: values against NumPy, edge cases, gradients."""

import math

import numpy as np
import pytest
import rtensor as rt

LENGTHS = (1, 7, 8, 9, 33, 5000)
nan, inf = math.nan, math.inf


def layouts(array):
    """The same values contiguous, transposed and stepped."""
    t = rt.from_numpy(array.copy())
    yield t
    yield rt.from_numpy(np.ascontiguousarray(array.T)).t()
    yield rt.from_numpy(np.repeat(array, 2, axis=-1))[..., ::2]


@pytest.mark.parametrize("n", LENGTHS)
@pytest.mark.parametrize("dim", [0, 1, None])
@pytest.mark.parametrize(
    ("name", "reference"),
    [
        ("sum", np.sum),
        ("mean", np.mean),
        ("amax", np.max),
        ("amin", np.min),
        ("var", np.var),
        ("std", np.std),
    ],
)
def test_values_agree_with_numpy_for_any_layout(name, reference, n, dim):
    a = np.random.default_rng(0).standard_normal((n, 9)).astype(np.float32)
    options = {"ddof": 1} if name in ("var", "std") else {}
    if options and (n if dim == 0 else 9) < 2:
        return
    for t in layouts(a):
        got = (
            getattr(t, name)()
            if dim is None and name in ("sum", "mean")
            else getattr(t, name)(dim=dim if dim is not None else [0, 1])
        )
        np.testing.assert_allclose(
            got.numpy(), reference(a.astype(np.float64), axis=dim, **options), rtol=1e-5, atol=1e-6
        )


def test_no_elements():
    t = rt.zeros(0, 4)
    values, indices = t.max(1)
    assert values.shape == (0,)
    assert indices.dtype == rt.int64
    assert t.sum(0).tolist() == [0.0] * 4
    assert math.isnan(t.mean().item())
    for call in (lambda: t.max(0), lambda: t.argmax(), lambda: rt.zeros(0).max()):
        with pytest.raises(IndexError):
            call()


def test_a_0_dim_tensor_has_dim_0():
    s = rt.tensor(5.0)
    assert s.sum(0).item() == 5
    assert s.softmax(0).item() == 1
    assert s.cumsum(-1).item() == 5
    assert [x.item() for x in s.sort(-1)] == [5, 0]
    assert [x.item() for x in s.max(0)] == [5, 0]
    with pytest.raises(IndexError):
        s.sum(1)


def test_halves_and_bytes():
    assert rt.all(rt.tensor([[2, 4], [0, 8]], dtype=rt.uint8), dim=0).tolist() == [0, 1]
    assert rt.any(rt.tensor([[2, 0]], dtype=rt.uint8), dim=1).tolist() == [1]
    assert rt.ones(70000, dtype=rt.float16).mean().item() == 1
    assert rt.ones(70000, dtype=rt.bfloat16).sum().item() == 70144
    assert rt.ones(4096, dtype=rt.bfloat16).cumsum(0)[-1].item() == 4096


def test_nan_is_the_largest():
    values, indices = rt.cummax(rt.tensor([1.0, 3.0, nan, 5.0, 4.0]), 0)
    assert indices.tolist() == [0, 1, 2, 2, 2]
    assert math.isnan(values[-1].item())
    x = rt.tensor([nan, inf, 3.0, inf, -inf])
    assert x.topk(1)[1].item() == 0
    assert x.topk(1, largest=False)[1].item() == 4
    assert x.sort()[1].tolist() == [4, 2, 1, 3, 0]
    assert x.sort(descending=True)[1].tolist() == [
        0,
        1,
        3,
        2,
        4,
    ]
    assert x.kthvalue(5)[1].item() == 0


def test_nothing_overflows_or_vanishes_on_the_way():
    assert rt.linalg.vector_norm(rt.tensor([3e-30, 4e-30])).item() == pytest.approx(5e-30)
    assert rt.tensor([2281.5, 2281.25]).var(0).item() == 0.03125
    for scale in (1e-30, 1e30):
        assert rt.tensor([scale, 2 * scale, 3 * scale]).std().item() == pytest.approx(scale)
    assert rt.cumsum(rt.ones(2**25), 0)[-1].item() == 2**25
    assert rt.log_softmax(rt.tensor([1e4, 0.0]), 0).tolist() == [0, -10000]
    assert rt.softmax(rt.tensor([1e38, -1e38]), 0).tolist() == [1, 0]


def test_a_sum_does_not_depend_on_threads():
    n = 8 * 80**3
    x = rt.from_numpy((np.arange(n) - n // 2 + 0.5).astype(np.float32))
    before = rt.get_num_threads()
    try:
        for threads in (1, 2, 3, 16):
            rt.set_num_threads(threads)
            assert x.sum().item() == 0
    finally:
        rt.set_num_threads(before)


def test_unique_gives_what_was_asked_for():
    x = rt.tensor([3, 1, 2, 1])
    assert rt.unique(x).tolist() == [1, 2, 3]
    values, inverse, counts = x.unique(return_inverse=True, return_counts=True)
    assert values[inverse].tolist() == x.tolist()
    assert counts.tolist() == [2, 1, 1]
    assert rt.unique_consecutive(rt.tensor([1, 1, 2, 1])).tolist() == [1, 2, 1]


def test_quantiles():
    x = rt.tensor([3.0, 1.0, 2.0, 4.0])
    assert x.quantile(0.5).item() == 2.5
    assert x.quantile(rt.tensor([0.0, 1.0])).tolist() == [1, 4]
    assert math.isnan(rt.tensor([1.0, nan]).quantile(0.5).item())
    assert rt.tensor([1.0, nan, 3.0]).nanquantile(0.5).item() == 2


GRADIENTS = {
    "sum": lambda x: x.sum([0, -1], True),
    "mean": lambda x: x.mean(1),
    "prod with zeros": lambda x: (x * rt.tensor([1.0, 0.0, 1.0, 1.0], dtype=rt.float64)).prod(1),
    "prod all": lambda x: x.prod(),
    "amax": lambda x: x.amax(1),
    "max": lambda x: x.max(1)[0],
    "var": lambda x: x.var(1),
    "std_mean": lambda x: rt.std_mean(x, 1),
    "norm 2": lambda x: rt.linalg.vector_norm(x, 2, [1]),
    "norm 3": lambda x: rt.linalg.vector_norm(x, 3, [0]),
    "norm inf": lambda x: rt.linalg.vector_norm(x, inf),
    "logsumexp": lambda x: x.logsumexp([1]),
    "softmax": lambda x: x.softmax(1),
    "log_softmax": lambda x: x.log_softmax(0),
    "cumsum": lambda x: x.cumsum(1),
    "cumprod": lambda x: x.cumprod(1),
    "cumprod with zeros": lambda x: (x * rt.tensor([1.0, 0.0, 1.0, 0.0], dtype=rt.float64)).cumprod(
        1
    ),
    "cummax": lambda x: x.cummax(1)[0],
    "logcumsumexp": lambda x: x.logcumsumexp(1),
    "sort": lambda x: x.sort(1)[0],
    "topk": lambda x: x.topk(2, 1)[0],
    "median": lambda x: x.median(1)[0],
    "quantile": lambda x: x.quantile(0.3, 1),
    "diff": lambda x: x.diff(),
    "trapezoid": lambda x: rt.trapezoid(x),
    "renorm": lambda x: x.renorm(2, 0, 1.0),
}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_by_finite_differences_to_second_order(name):
    a = np.random.default_rng(1).standard_normal((3, 4))
    x = rt.from_numpy(a).requires_grad_(True)
    assert rt.autograd.gradcheck(GRADIENTS[name], (x,))
    assert rt.autograd.gradgradcheck(GRADIENTS[name], (x,))


def test_ties_share_and_equal_values_have_no_spread():
    x = rt.ones(4000, dtype=rt.float16, requires_grad=True)
    x.amax([0]).backward()
    assert x.grad.tolist() == [rt.tensor(1 / 4000, dtype=rt.float16).item()] * 4000
    for f in (lambda t: t.std(), lambda t: rt.linalg.vector_norm(t - 2.0)):
        x = rt.full((5,), 2.0, requires_grad=True)
        f(x).backward()
        assert x.grad.tolist() == [0] * 5


@pytest.mark.parametrize("name", ["max", "min"])
def test_a_number_in_a_tensor_is_an_operand_and_not_a_dimension(name):
    x = rt.tensor([-8, 6, 9])
    want = getattr(np, name + "imum")(x.numpy(), 5)
    assert getattr(rt, name)(x, rt.tensor(5)).tolist() == want.tolist()
    assert getattr(x, name)(dim=rt.tensor(0)).values.item() == getattr(np, name)(x.numpy())


# Positions that PyTorch names among equal elements.
def test_ties_are_named_as_pytorch_names_them():
    rows = rt.tensor([5, 1, 6, 5, 6, 1, 1, 5, 6, 2])
    assert rows.topk(3).indices.tolist() == [2, 4, 8]
    assert rows.topk(4, largest=False).indices.tolist() == [1, 6, 5, 9]
    assert [rows.kthvalue(k).indices.item() for k in (1, 2, 3, 5, 9)] == [6, 1, 5, 7, 8]
    many = rt.arange(3000) * 7919 % 10
    assert many.mode().indices.item() == 2220
    assert many.topk(4).indices.tolist() == [11, 1, 31, 21]
    assert many.topk(100).indices[:4].tolist() == [2161, 2121, 251, 1241]


@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize(("n", "k"), [(1, 1), (5, 5), (40, 7), (1000, 3), (1000, 600)])
def test_selections_are_right_for_every_length(n, k, largest):
    x = rt.from_numpy(np.random.default_rng(n).integers(0, n // 2 + 1, n))
    values, indices = x.topk(k, largest=largest)
    order = sorted(x.tolist(), reverse=largest)
    assert values.tolist() == order[:k]
    assert x[indices].tolist() == order[:k]
    assert len(set(indices.tolist())) == k
    value, index = x.kthvalue(k)
    assert value.item() == sorted(x.tolist())[k - 1] == x[index].item()


@pytest.mark.parametrize("n", [0, 1, 2])
def test_diff_of_order_0_is_the_input_without_what_is_joined(n):
    x, first = rt.tensor([1, 4, 9]), rt.tensor([0])
    got = rt.diff(x, n, prepend=first)
    joined = [0, 1, 4, 9] if n else [1, 4, 9]
    assert got.tolist() == np.diff(np.array(joined), n).tolist()


def test_the_running_logarithm_of_complex_sums_does_not_wrap_angles():
    x = rt.tensor([-4.8 - 7.5j, -inf, 2 + 9j])
    got = rt.logcumsumexp(x, 0)
    assert got[0].item() == x[0].item()
    assert got[1].item() == x[0].item()
    want = np.exp(x[0].item()) + np.exp(x[2].item())
    assert abs(np.exp(got[2].item()) - want) < 1e-4
    assert got[2].imag.item() > 5


@pytest.mark.parametrize("dtype", [rt.bool, rt.uint8, rt.int32])
def test_sum_to_size_of_a_number_widens_integers(dtype):
    x = rt.ones((), dtype=dtype)
    assert x.sum_to_size(()).dtype == rt.int64
    assert x.reshape(1).sum_to_size(1).dtype == dtype


@pytest.mark.parametrize(("dtype", "step"), [(rt.bfloat16, 0.25), (rt.float16, 0.125)])
def test_bins_of_half_types_are_found_with_their_rounding(dtype, step):
    x = (rt.arange(80) * step).to(dtype)
    own = ((x * 100.0).to(dtype) / 10.0).to(dtype).float()
    own = own[x <= 10].to(rt.int64).clamp(max=99)
    assert x.histc(100, 0, 10).tolist() == rt.bincount(own, minlength=100).tolist()


@pytest.mark.parametrize(
    ("call", "dtype"),
    [
        (lambda out: rt.complex(rt.ones(2), rt.ones(2), out=out), rt.complex128),
        (lambda out: rt.polar(rt.ones(2), rt.ones(2), out=out), rt.complex128),
        (lambda out: rt.multinomial(rt.ones(2), 2, out=out), rt.float32),
        (lambda out: rt.mv(rt.ones(2, 2), rt.ones(2), out=out), rt.float64),
        (lambda out: rt.gather(rt.ones(2), 0, rt.tensor([0, 1]), out=out), rt.float64),
        (lambda out: rt.argmax(rt.ones(2, 2), 1, out=out), rt.int32),
        (lambda out: rt.nonzero(rt.ones(2), out=out), rt.int32),
    ],
)
def test_operations_that_do_not_promote_take_an_out_of_their_own_dtype(call, dtype):
    with pytest.raises((RuntimeError, TypeError)):
        call(rt.empty(2, dtype=dtype))


def test_operations_that_promote_cast_into_out():
    out = rt.empty(2, dtype=rt.float64)
    assert rt.add(rt.ones(2), 1, out=out).tolist() == [2, 2]
    assert rt.cumsum(rt.ones(2), 0, out=out).tolist() == [1, 2]
