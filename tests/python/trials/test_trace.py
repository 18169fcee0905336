"""Kind 8: what a trace could freeze. The eager run is the reference; what cannot follow the input is said or refused."""

import math
import warnings

import numpy as np
import pytest
import rtensor as rt
from rtensor import nn
from rtensor.jit import TracerWarning, TracingCheckError, trace

from tests.python.jit.script_harness import equal
from tests.python.trials.forms import LENGTHS, layouts

F = nn.functional


def silent(f, *example, **options):
    """A trace that has nothing to say."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return trace(f, example, **options)


def noisy(f, *example):
    """A trace that may say what it keeps."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return trace(f, example)


def rows(n, dtype=rt.float32, columns=4):
    return (rt.arange(n * columns).reshape(n, columns) % 11 - 4).to(dtype)


# ---- H107: slices, and everything else that takes a size


def all_of_a_slice(x):
    y = x.clone()
    y[:, :, 2] = 1
    return y


def parts_of_parts(x):
    y = x.clone(memory_format=rt.contiguous_format)
    y[1:, ::2] = 0
    y[:, -1] += 1
    y[-1] *= 2
    y[: x.shape[0] // 2] = 7
    y[0, :] = rt.arange(x.size(1)).to(x)
    y[..., :1] -= y[..., -1:]
    v = y.view(-1)
    v[::3].add_(1)
    y.t()[0].mul_(3)
    return y, v


def masked_and_listed(x):
    y = x.clone()
    y[y > 5] = 0
    y[y < -2] += 1
    y[[0, -1]] = 4
    return y


def test_h107_slice_assignment_reaches_every_row():
    t = silent(all_of_a_slice, rt.zeros(1, 2, 3))
    assert t(rt.zeros(1, 4, 3)).tolist() == [[[0, 0, 1]] * 4]
    for n in LENGTHS:
        assert equal(t(rt.zeros(2, n, 3)), all_of_a_slice(rt.zeros(2, n, 3)))


@pytest.mark.parametrize("f", [parts_of_parts, masked_and_listed])
def test_h107_in_place_on_parts_follows_the_size_layout_and_dtype(f):
    t = silent(f, rows(3))
    for n in LENGTHS:
        for x in layouts(rows(n)):
            assert equal(t(x.clone()), f(x.clone()))
    for dtype in (rt.float64, rt.int32):
        assert equal(t(rows(5, dtype)), f(rows(5, dtype)))


SIZED = {
    "expand": lambda x: x[:, :1].expand(x.size(0), 6),
    "expand_as": lambda x: x[:1].expand_as(x),
    "reshape": lambda x: x.reshape(x.size(0) * 2, -1),
    "unflatten": lambda x: rt.cat([x, x]).unflatten(0, (2, x.size(0))),
    "repeat": lambda x: x.repeat(1, x.size(0)),
    "tile": lambda x: x.tile(2, x.shape[0]),
    "arange": lambda x: rt.arange(x.shape[0]) + x[:, 0],
    "arange_from_to": lambda x: rt.arange(1, x.shape[0] + 1) * x[:, 0],
    "linspace": lambda x: rt.linspace(0, 1, x.size(0)),
    "zeros": lambda x: rt.zeros(x.shape),
    "ones": lambda x: rt.ones(*x.shape),
    "empty": lambda x: rt.empty(x.shape).fill_(3),
    "full": lambda x: rt.full((x.size(0), 2), x.size(1)),
    "eye": lambda x: rt.eye(x.size(0)) @ x,
    "new_zeros": lambda x: x.new_zeros(x.shape[0], 3),
    "new_full": lambda x: x.new_full((x.shape[0],), 2.5),
    "narrow": lambda x: x.narrow(0, 1, x.size(0) - 1),
    "unfold": lambda x: x.unfold(0, x.size(0) - 1, 1),
    "split": lambda x: x.split([1, x.size(0) - 1])[1],
    "chunk": lambda x: x.chunk(2, 0)[0],
    "select": lambda x: x[x.shape[0] // 2],
    "half": lambda x: x[x.size(0) // 2 :],
    "roll": lambda x: x.roll(x.size(0) // 2, 0),
    "pad": lambda x: F.pad(x, (0, x.size(0))),
    "topk": lambda x: x.topk(x.size(0) - 1, 0)[0],
    "interpolate_to_size": lambda x: F.interpolate(x[None, None], size=(x.size(0) * 2, 3)),
    "interpolate_nearest": lambda x: F.interpolate(x[None, None], scale_factor=2.0),
    "interpolate_exact": lambda x: F.interpolate(
        x[None, None], scale_factor=1.5, mode="nearest-exact"
    ),
    "interpolate_area": lambda x: F.interpolate(x[None, None], scale_factor=0.5, mode="area"),
    "adaptive_pool": lambda x: F.adaptive_avg_pool2d(x[None], (None, 2)),
    "triangle": lambda x: rt.tril(rt.ones(x.size(0), x.size(0))),
    "meshgrid": lambda x: rt.meshgrid(rt.arange(x.size(0)), rt.arange(3), indexing="ij")[0],
    "diagonal": lambda x: x.diag_embed(),
    "numel": lambda x: x.sum() / x.numel(),
    "prefix": lambda x: x.reshape((*x.shape[:1], -1)),
    "named": lambda x: (lambda b, d: x.reshape(b * d))(*x.shape),
    "power": lambda x: x / x.size(0) ** 0.5,
    "divmod": lambda x: rt.zeros(*divmod(x.size(0) + 2, 3)),
    "rounded": lambda x: rt.zeros(round(x.size(0) / 2)),
    "ceiling": lambda x: rt.zeros(math.ceil(x.size(0) / 3), math.floor(x.size(0) * 0.7)),
    "truncated": lambda x: rt.zeros(math.trunc(x.size(0) * 0.3)),
    "ceil_division": lambda x: rt.zeros(-(-x.size(0) // 2)),
    "shifted": lambda x: rt.zeros(x.size(0) >> 1, 1 + (x.size(1) << 1)),
    "absolute": lambda x: rt.zeros(abs(1 - x.size(0))),
    "float_quotient": lambda x: x * (x.size(0) // 0.1 + x.size(0) % 0.1),
    "masked": lambda x: x[x > 0],
    "batched_product": lambda x: x[None] @ x.t()[None].expand(3, -1, -1),
    "vector_by_batches": lambda x: x[:, 0] @ x[None].expand(5, -1, -1),
    "attention": lambda x: F.scaled_dot_product_attention(x[None], x[None], x[None], scale=0.5),
}


@pytest.mark.parametrize("name", SIZED)
def test_h107_sizes_of_the_input_are_not_frozen(name):
    f = SIZED[name]
    with warnings.catch_warnings(record=True):
        warnings.simplefilter("always")
        t = trace(f, rows(5))
    for n in (5, 2, 8, 33):
        for x in layouts(rows(n)):
            assert equal(f(x), t(x)), n


def in_a_trace(loss):
    """The gradient of a loss, as a function to be traced."""

    def gradient(x):
        y = x.clone().requires_grad_()
        loss(y).backward()
        return y.grad

    return gradient


GRADIENTS = {
    "select": lambda x: x[0].pow(2).sum(),
    "last": lambda x: x[-1].pow(2).sum(),
    "slice": lambda x: x[1:, ::2].pow(2).sum(),
    "half": lambda x: x[: x.size(0) // 2].pow(2).sum(),
    "diagonal": lambda x: x.diagonal().pow(2).sum(),
    "unfold": lambda x: x.unfold(0, 2, 1).pow(2).sum(),
    "windows_apart": lambda x: x.unfold(0, 2, 2).pow(2).sum(),
    "flip": lambda x: x.flip(0)[0].pow(2).sum(),
    "written": lambda x: (lambda y: (y.mul_(2), y[0].zero_(), y.pow(2).sum())[-1])(x.clone()),
    "expand": lambda x: x[None].expand(3, -1, -1).pow(2).sum(),
    "narrow": lambda x: x.narrow(0, 1, x.size(0) - 1).pow(2).sum(),
    "softmax": lambda x: x.softmax(0)[0].sum(),
    "sort": lambda x: x.sort(0)[0][0].sum(),
    "mean": lambda x: x.pow(2).mean(),
    "by_size": lambda x: x.pow(2).sum() / x.size(0),
    "divergence": lambda x: F.kl_div(x.log_softmax(1), x.softmax(1), reduction="batchmean"),
    "product": lambda x: (x @ x.t()).sum(),
    "interpolate": lambda x: F.interpolate(x[None, None], scale_factor=2.0).pow(2).sum(),
}


@pytest.mark.parametrize("name", GRADIENTS)
def test_h107_gradients_within_a_trace_follow_size_and_dtype(name):
    f = in_a_trace(GRADIENTS[name])
    with warnings.catch_warnings(record=True):
        warnings.simplefilter("always")
        t = trace(f, rows(5))
    for n, columns in ((5, 4), (2, 4), (9, 4), (33, 6)):
        for dtype in (rt.float32, rt.float64):
            x = rows(n, dtype, columns)
            want, got = f(x), t(x)
            assert want.dtype == got.dtype
            assert rt.allclose(want, got, rtol=1e-6, atol=1e-7), (n, dtype)


@pytest.mark.parametrize(
    "f",
    [
        lambda x, b: x * b,
        lambda x, b: x + b,
        lambda x, b: rt.where(x > 0, b, 0.0),
        lambda x, b: (x - b) / 2,
        lambda x, b: rt.maximum(x, b),
    ],
)
def test_h107_what_is_broadcast_only_when_the_program_runs_has_its_own_gradient(f):
    def gradient(x, b):
        p = b.clone().requires_grad_()
        f(x, p).pow(2).sum().backward()
        return p.grad

    t = silent(gradient, rows(1), rows(1))
    for n in (1, 5, 33):
        assert equal(t(rows(n), rows(1)), gradient(rows(n), rows(1)))
        assert equal(t(rows(n), rows(n)), gradient(rows(n), rows(n)))


# ---- H109: whose tensor is written, and how often


def test_h109_the_example_is_written_at_most_once():
    x = rt.zeros(2)
    t = silent(lambda x: x.add_(1), x, check_inputs=[(rt.ones(3),)])
    assert x.tolist() in ([0, 0], [1, 1])
    y = rt.full((2,), 5.0)
    assert t(y).tolist() == [6, 6]
    assert y.tolist() == [6, 6]
    inside = ({"a": rt.zeros(2)}, [rt.zeros(2)])
    silent(lambda d, a: d["a"].add_(1) + a[0].add_(1), *inside)
    assert inside[0]["a"].tolist() == inside[1][0].tolist() == [0, 0]


def test_h109_writes_into_inputs_reach_the_caller():
    def f(x, u):
        x[0].zero_()
        x[1:] *= 2
        return x.sum() + u.sum()

    t = silent(f, rows(3), rows(2))
    a, b, u = rows(9), rows(9), rows(5)
    assert equal(t(a, u), f(b, u))
    assert equal(a, b)
    assert equal(u, rows(5))


def test_h109_one_tensor_given_twice():
    def f(a, b):
        a += 1
        return a + b

    x = rows(3)
    t = silent(f, x, x)
    assert equal(t(rows(5), rows(5)), rows(5) * 2 + 1)
    both = rows(3)
    t = silent(lambda d: d["a"] - d["b"], {"a": both, "b": both})
    assert equal(t({"b": rows(5), "a": rows(5) * 3}), rows(5) * 2)


def test_h109_what_comes_back_is_what_the_function_gives():
    def f(x):
        y = x + 1
        return x, x.view(-1), y, y, y[0]

    t = silent(f, rows(3))
    x = rows(9)
    same, flat, y, again, part = t(x)
    assert same is x or same.data_ptr() == x.data_ptr()
    flat[0] = 100
    assert x[0, 0].item() == 100
    again[0, 0] = -1
    assert y[0, 0].item() == part[0].item() == -1
    d, (first, second) = silent(lambda x: ({"b": x * 2, "a": x}, [x, x.sum()]), rows(3))(x)
    assert list(d) == ["b", "a"]
    assert equal(d["b"], x * 2)
    assert equal(first, x)
    assert equal(second, x.sum())
    with pytest.raises(RuntimeError, match="different types"):
        trace(lambda x: {"a": x, "b": [x]}, rows(3))
    assert silent(lambda x: (x.size(0), x.shape[1] * 0.5), rows(3))(x) == (9, 2.0)


# ---- H111: values that leave the trace


ESCAPES = {
    "item": lambda x: x * x.max().item(),
    "numpy": lambda x: x + rt.from_numpy(x.numpy() * 2),
    "asarray": lambda x: x + rt.from_numpy(np.asarray(x) * 2),
    "tolist": lambda x: x + rt.tensor(x.tolist()),
    "float": lambda x: x * float(x[0]),
    "int": lambda x: x * int(x[0]),
    "complex": lambda x: x * abs(complex(x[0])),
    "bool": lambda x: x * 2 if x.sum() > 5 else x,
    "not": lambda x: x * 2 if not x[0] > 5 else x,
    "and": lambda x: x * 2 if x[0] > 5 and x[1] > 5 else x,
    "index": lambda x: x * list(range(20))[x[0].long()],
    "range": lambda x: sum(x for _ in range(int(x[0]))),
    "len": lambda x: x * float(len(x)),
    "iteration": lambda x: sum(v for v in x),
    "unpacking": lambda x: (lambda first, *rest: first * len(rest))(*x),
    "list": lambda x: x + len(list(x)),
    "contains": lambda x: x * 2 if 1.0 in x else x,
    "format": lambda x: x + len(f"{x[0]:.0f}"),
    "repr": lambda x: x + len(repr(x)),
    "equal": lambda x: x * 2 if rt.equal(x, rt.ones_like(x)) else x,
    "allclose": lambda x: x * 2 if rt.allclose(x, rt.ones_like(x)) else x,
    "is_nonzero": lambda x: x * 2 if rt.is_nonzero(x[0] - 1) else x,
    "max": lambda x: max(x[0], x[1]),
    "round": lambda x: round(float(x[0])) * x,
    "math": lambda x: x * math.floor(x[0]),
    "slice": lambda x: x[: int(x[0])],
    "factory": lambda x: rt.zeros(int(x[0])),
    "fill": lambda x: rt.full((2,), x[0].item()),
    "bounds": lambda x: x.clamp(max=x[0].item()),
    "power": lambda x: x ** x[0].item(),
    "stride": lambda x: x * x.stride(0),
    "contiguous": lambda x: x * 2 if x.is_contiguous() else x,
    "copied": lambda x: x + rt.tensor(x.numpy()),
    "size_in_a_tensor": lambda x: x * rt.tensor(x.size(0)),
    "branch_on_a_size": lambda x: x * (2 if x.size(0) > 2 else 3),
    "root_of_a_size": lambda x: x * math.sqrt(x.size(0)),
}


@pytest.mark.parametrize("name", ESCAPES)
def test_h111_every_escape_is_said_with_its_line(name):
    f = ESCAPES[name]
    with pytest.warns(TracerWarning) as caught:
        trace(f, rt.tensor([1.0, 2.0]))
    assert any("lambda x:" in str(w.message) for w in caught)
    with pytest.raises(RuntimeError, match="the trace keeps"):
        trace(f, rt.tensor([1.0, 2.0]), strict=True)
    assert rt.jit.trace(lambda x: x + 1, rt.ones(2))(rt.zeros(3)).tolist() == [1, 1, 1]


def test_h111_memory_that_is_still_the_tensors_is_no_escape():
    for f in (
        lambda x: x + rt.from_numpy(x.numpy()),
        lambda x: x + rt.from_dlpack(x),
        lambda x: x.detach() + x.data,
    ):
        t = silent(f, rt.ones(2))
        assert equal(t(rows(3)), rows(3) * 2)


def test_h111_a_frozen_branch_fails_its_check():
    def f(x):
        return x + 1 if bool(x.sum() > 0) else x - 1

    with pytest.warns(TracerWarning), pytest.raises(TracingCheckError):
        trace(f, rt.ones(2), check_inputs=[(-rt.ones(2),)])
    with pytest.warns(TracerWarning), pytest.raises((TracingCheckError, ValueError)):
        trace(lambda x: list(x), rt.ones(2), check_inputs=[(rt.ones(3),)])


# ---- H113: modes


class Noisy(nn.Module):
    def __init__(self):
        super().__init__()
        self.drop = nn.Dropout(0.5)
        self.norm = nn.BatchNorm1d(50)

    def forward(self, x):
        return self.drop(self.norm(x))


@pytest.mark.parametrize("make", [lambda: nn.Dropout(0.5), Noisy])
@pytest.mark.parametrize("training", [True, False])
def test_h113_a_mode_is_kept_and_changing_it_is_refused(make, training, tmp_path):
    module = make().train(training)
    x = rt.rand(4, 50) + 1
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        t = trace(module, x)
    rt.jit.save(t, tmp_path / "p.rt")
    for m in (t, rt.jit.load(tmp_path / "p.rt")):
        assert m.training == training
        assert (0 in m(x).flatten().tolist()) == training
        assert m.train(training) is m
        with pytest.raises(RuntimeError, match="mode"):
            m.train(not training)
        with pytest.raises(RuntimeError, match="mode"):
            nn.Sequential(m).train(not training)
        assert (0 in m(x).flatten().tolist()) == training


# ---- H115: random draws


DRAWS = {
    "rand": lambda x: x + rt.rand(x.shape),
    "randn": lambda x: x + rt.randn(x.size(0)),
    "randint": lambda x: x + rt.randint(0, 1000, (x.size(0),)),
    "randperm": lambda x: x + rt.randperm(x.size(0)),
    "rand_like": lambda x: rt.rand_like(x),
    "randn_like": lambda x: rt.randn_like(x),
    "randint_like": lambda x: rt.randint_like(x, 1000),
    "normal_": lambda x: x.clone().normal_(),
    "uniform_": lambda x: x.clone().uniform_(),
    "exponential_": lambda x: x.clone().exponential_(),
    "bernoulli": lambda x: rt.bernoulli(x + 0.5),
    "bernoulli_": lambda x: x.clone().bernoulli_(0.5),
    "multinomial": lambda x: rt.multinomial(x + 1, 3, True),
    "normal": lambda x: rt.normal(x, 1.0),
    "poisson": lambda x: rt.poisson(x + 20),
    "dropout": lambda x: F.dropout(x + 1, 0.5, True),
    "alpha_dropout": lambda x: F.alpha_dropout(x + 1, 0.5, True),
    "two_draws": lambda x: rt.rand_like(x) - rt.rand_like(x),
    "unused_draw": lambda x: (rt.rand_like(x), rt.rand_like(x))[1],
}


@pytest.mark.parametrize("name", DRAWS)
def test_h115_each_call_draws_and_as_in_eager_mode_for_a_seed(name, tmp_path):
    f = DRAWS[name]
    t = silent(f, rt.zeros(50)) if name == "dropout" else noisy(f, rt.zeros(50))
    rt.jit.save(t, tmp_path / "p.rt")
    for program in (t, rt.jit.load(tmp_path / "p.rt")):
        for n in (50, 9, 5000):
            rt.manual_seed(5)
            a, b = program(rt.zeros(n)), program(rt.zeros(n))
            rt.manual_seed(5)
            assert equal(f(rt.zeros(n)), a)
            assert not equal(a, b)


# ---- H117: containers


def two_lists(x):
    a: list[rt.Tensor] = []
    b: list[rt.Tensor] = []
    a.append(x)
    b.append(x * 2)
    return rt.cat(a), rt.cat(b)


def lists_that_change(x):
    a = [x, x * 2]
    b = a
    a.pop()
    b.insert(0, x + 1)
    d = {"k": x}
    d["k"] = d["k"] * 3
    return a[0], b[-1], d["k"]


@pytest.mark.parametrize("f", [two_lists, lists_that_change])
def test_h117_separate_containers_stay_separate(f):
    for program in (silent(f, rt.ones(2)), rt.jit.script(f)):
        for x in (rt.ones(2), rows(3), rows(9)):
            for _ in range(3):
                assert equal(program(x), f(x))
    assert [v.tolist() for v in two_lists(rt.ones(2))] == [[1, 1], [2, 2]]


# ---- H119: dtype and device


FOLLOWS = {
    "zeros_like": lambda x: rt.zeros_like(x),
    "ones_like": lambda x: rt.ones_like(x) * 2,
    "full_like": lambda x: rt.full_like(x, 3),
    "empty_like": lambda x: rt.empty_like(x).zero_(),
    "new_ones": lambda x: x.new_ones(2),
    "type_as": lambda x: rt.ones(2).type_as(x),
    "to_other": lambda x: rt.ones(2).to(x),
    "mask": lambda x: x.masked_fill(x > 0, 2),
    "where": lambda x: rt.where(x > 0, x, 0),
    "put": lambda x: x.index_put((rt.arange(1),), x[:1] * 2),
    "number": lambda x: x * 2 + 1,
    "mean": lambda x: (x * x).sum(0),
    "copied": lambda x: rt.zeros(x.shape).to(x).copy_(x),
}


@pytest.mark.parametrize("name", FOLLOWS)
def test_h119_results_follow_the_dtype_of_the_input(name):
    f = FOLLOWS[name]
    t = silent(f, rows(3))
    for dtype in (rt.float64, rt.float16, rt.bfloat16, rt.int32, rt.uint8):
        x = rows(9, dtype) if dtype.is_signed else rows(9).abs().to(dtype)
        assert equal(f(x), t(x)), dtype
    if name != "put":  # an index of its own, which is on the CPU
        assert t(rows(3).to("meta")).is_meta


ASKS = {
    "factory": lambda x: rt.zeros(2, dtype=x.dtype),
    "convert": lambda x: rt.ones(2).to(x.dtype),
    "branch": lambda x: x if x.dtype == rt.float32 else x * 2,
    "kind": lambda x: x if x.is_floating_point() else x.float() / 2,
    "bytes": lambda x: x * x.element_size(),
    "limits": lambda x: x * rt.finfo(x.dtype).eps,
    "sum": lambda x: x.sum(dtype=x.dtype),
    "named": lambda x: rt.ones(2).type(x.type()),
    # The library asks, and passes the dtype on.
    "transform": lambda x: rt.fft.rfft(x[:, 0]),
    "attention": lambda x: F.scaled_dot_product_attention(x[None], x[None], x[None]),
    "quantile": lambda x: x.quantile(0.5, 0),
    "own epsilon": lambda x: F.rms_norm(x * 1e-4, (4,)),
}


@pytest.mark.parametrize("name", ASKS)
def test_h119_a_dtype_that_was_asked_for_is_followed_or_another_is_refused(name, tmp_path):
    f = ASKS[name]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        t = trace(f, rows(3))
    rt.jit.save(t, tmp_path / "p.rt")
    for program in (t, rt.jit.load(tmp_path / "p.rt")):
        assert equal(program(rows(3)), f(rows(3)))
        try:
            got = program(rows(3, rt.float64))
        except rt.DTypeError as error:
            assert "traced" in str(error)  # noqa: PT017
            assert "float64" in str(error)  # noqa: PT017
        else:
            assert equal(got, f(rows(3, rt.float64)))


def test_h119_a_device_that_was_asked_for_is_refused_elsewhere():
    t = silent(lambda x: rt.zeros(2, device=x.device) + x, rt.ones(2))
    assert t(rt.ones(2)).tolist() == [1, 1]
    with pytest.raises(RuntimeError, match="traced"):
        t(rt.ones(2, device="meta"))


def test_a_result_that_is_no_value_ends_the_trace():
    endless = []
    endless.append(endless)
    deep = rt.ones(1)
    for _ in range(100_000):
        deep = [deep]
    for bad in (endless, deep, object(), {1: {2}}):
        with pytest.raises((RecursionError, TypeError, RuntimeError)):
            trace(lambda x, bad=bad: bad, (rt.ones(1),))
        with pytest.raises((RecursionError, TypeError, RuntimeError)):
            trace(lambda x: x, (bad,))
        assert not rt.jit.is_tracing()
    assert silent(lambda x: x * 2, rt.ones(2))(rt.zeros(2)).tolist() == [0, 0]
