"""Kind 2: no elements, no dimensions, dimensions of size zero."""

import math

import pytest
import rtensor as rt

from tests.python.trials.forms import same

F = rt.nn.functional
NO_IDENTITY = {
    "max": lambda t, *d: t.max(*d),
    "min": lambda t, *d: t.min(*d),
    "amax": lambda t, *d: t.amax(*d),
    "amin": lambda t, *d: t.amin(*d),
    "argmax": lambda t, *d: t.argmax(*d),
    "argmin": lambda t, *d: t.argmin(*d),
    "aminmax": lambda t, *d: rt.aminmax(t, dim=d[0]) if d else rt.aminmax(t),
}


@pytest.mark.parametrize("dtype", [rt.float32, rt.int64, rt.float16, rt.bool], ids=str)
@pytest.mark.parametrize("name", NO_IDENTITY)
def test_h016_a_selection_needs_an_element_along_its_own_dimension_only(name, dtype):
    f, z = NO_IDENTITY[name], rt.zeros(0, 4, dtype=dtype)
    results = f(z, 1)
    for r in results if isinstance(results, tuple) else (results,):
        assert r.shape == (0,)
    if name in ("max", "min"):
        assert results[1].dtype == rt.int64
    for dims in ((0,), ()):
        with pytest.raises((RuntimeError, IndexError)):
            f(z, *dims)


@pytest.mark.parametrize("name", ["median", "mode", "kthvalue"])
def test_h016_ranks_too(name):
    f = (lambda t, d: t.kthvalue(1, d)) if name == "kthvalue" else lambda t, d: getattr(t, name)(d)
    z = rt.zeros(0, 4)
    values, indices = f(z, 1)
    assert values.shape == indices.shape == (0,)
    with pytest.raises((RuntimeError, IndexError)):
        f(z, 0)


def test_h018_cat_checks_the_dimension_whatever_is_empty():
    for d in (7, 1, -2):
        with pytest.raises(IndexError):
            rt.cat([rt.zeros(0), rt.zeros(0)], dim=d)
    assert rt.cat([rt.zeros(0), rt.zeros(0)]).shape == (0,)
    assert rt.cat([rt.zeros(0), rt.ones(2, 3)], 1).tolist() == [[1] * 3] * 2
    for d in (2, -3):
        with pytest.raises(IndexError):
            rt.cat([rt.zeros(0), rt.ones(2, 3)], d)
    with pytest.raises(RuntimeError):
        rt.cat([rt.zeros(0, 3), rt.ones(2, 2)], 1)
    with pytest.raises((RuntimeError, ValueError)):
        rt.cat([])
    with pytest.raises((RuntimeError, ValueError)):
        rt.stack([])
    with pytest.raises(IndexError):
        rt.stack([rt.zeros(0)], 2)


LOSSES = {
    "nll_loss": lambda r: F.nll_loss(rt.zeros(0, 3), rt.zeros(0, dtype=rt.int64), reduction=r),
    "cross_entropy": lambda r: F.cross_entropy(
        rt.zeros(0, 3), rt.zeros(0, dtype=rt.int64), reduction=r
    ),
    "mse_loss": lambda r: F.mse_loss(rt.zeros(0), rt.zeros(0), reduction=r),
    "l1_loss": lambda r: F.l1_loss(rt.zeros(0), rt.zeros(0), reduction=r),
    "smooth_l1_loss": lambda r: F.smooth_l1_loss(rt.zeros(0), rt.zeros(0), reduction=r),
    "huber_loss": lambda r: F.huber_loss(rt.zeros(0), rt.zeros(0), reduction=r),
    "kl_div": lambda r: F.kl_div(rt.zeros(0), rt.zeros(0), reduction=r),
    "binary_cross_entropy": lambda r: F.binary_cross_entropy(rt.zeros(0), rt.zeros(0), reduction=r),
    "with_logits": lambda r: F.binary_cross_entropy_with_logits(
        rt.zeros(0), rt.zeros(0), reduction=r
    ),
    "hinge": lambda r: F.hinge_embedding_loss(rt.zeros(0), rt.zeros(0), reduction=r),
    "soft_margin": lambda r: F.soft_margin_loss(rt.zeros(0), rt.zeros(0), reduction=r),
    "poisson": lambda r: F.poisson_nll_loss(rt.zeros(0), rt.zeros(0), reduction=r),
}


@pytest.mark.parametrize("name", LOSSES)
def test_h020_a_loss_of_an_empty_batch(name):
    assert LOSSES[name]("sum").item() == 0
    assert math.isnan(LOSSES[name]("mean").item())
    assert LOSSES[name]("none").shape == (0,)


CONTRACTIONS = {
    "dot": (lambda: rt.dot(rt.zeros(0), rt.zeros(0)), 0.0),
    "vdot": (lambda: rt.vdot(rt.zeros(0), rt.zeros(0)), 0.0),
    "inner": (lambda: rt.inner(rt.zeros(0), rt.zeros(0)), 0.0),
    "tensordot": (lambda: rt.tensordot(rt.zeros(2, 0), rt.zeros(2, 0), 2), 0.0),
    "einsum": (lambda: rt.einsum("i,i->", rt.zeros(0), rt.zeros(0)), 0.0),
    "det": (lambda: rt.linalg.det(rt.zeros(0, 0)), 1.0),
    "batched det": (lambda: rt.linalg.det(rt.zeros(2, 0, 0)), [1.0, 1.0]),
    "mm": (lambda: rt.mm(rt.zeros(2, 0), rt.zeros(0, 2)), [[0.0, 0.0], [0.0, 0.0]]),
    "bmm": (lambda: rt.bmm(rt.zeros(1, 2, 0), rt.zeros(1, 0, 1)), [[[0.0], [0.0]]]),
    "mv": (lambda: rt.mv(rt.zeros(2, 0), rt.zeros(0)), [0.0, 0.0]),
    "addmm": (
        lambda: rt.addmm(rt.ones(1, 2), rt.zeros(1, 0), rt.zeros(0, 2), beta=2),
        [[2.0, 2.0]],
    ),
    "addmv": (lambda: rt.addmv(rt.ones(2), rt.zeros(2, 0), rt.zeros(0)), [1.0, 1.0]),
    "linear": (
        lambda: F.linear(rt.zeros(1, 0), rt.zeros(2, 0), rt.ones(2)),
        [[1.0, 1.0]],
    ),
    "outer": (lambda: rt.outer(rt.zeros(0), rt.zeros(2)), []),
    "inv": (lambda: rt.linalg.inv(rt.zeros(0, 0)), []),
    "trace": (lambda: rt.trace(rt.zeros(0, 0)), 0.0),
    "norm": (lambda: rt.linalg.norm(rt.zeros(0)), 0.0),
    "matrix_power": (lambda: rt.linalg.matrix_power(rt.zeros(0, 0), 3), []),
}


@pytest.mark.parametrize("name", CONTRACTIONS)
def test_h022_a_contraction_over_nothing(name):
    f, want = CONTRACTIONS[name]
    assert f().tolist() == want


@pytest.mark.parametrize("name", ["mm", "dot", "addmm", "linear", "einsum", "mv", "bmm"])
def test_h022_gradients_of_a_contraction_over_nothing(name):
    a, b = {
        "mm": ((2, 0), (0, 2)),
        "dot": ((0,), (0,)),
        "addmm": ((2, 0), (0, 2)),
        "linear": ((2, 0), (3, 0)),
        "einsum": ((2, 0), (0, 2)),
        "mv": ((2, 0), (0,)),
        "bmm": ((1, 2, 0), (1, 0, 2)),
    }[name]
    f = {
        "addmm": lambda x, y: rt.addmm(rt.ones(2, 2), x, y),
        "linear": F.linear,
        "einsum": lambda x, y: rt.einsum("ij,jk->ik", x, y),
    }.get(name, getattr(rt, name, None))
    x, y = rt.zeros(a, requires_grad=True), rt.zeros(b, requires_grad=True)
    f(x, y).sum().backward()
    assert x.grad.shape == x.shape
    assert y.grad.shape == y.shape


ALONG = {
    "sum": (lambda s, d: s.sum(d), 5.0),
    "mean": (lambda s, d: s.mean(d), 5.0),
    "prod": (lambda s, d: s.prod(d), 5.0),
    "logsumexp": (lambda s, d: s.logsumexp(d), 5.0),
    "amax": (lambda s, d: s.amax(d), 5.0),
    "softmax": (lambda s, d: s.softmax(d), 1.0),
    "log_softmax": (lambda s, d: s.log_softmax(d), 0.0),
    "cumsum": (lambda s, d: s.cumsum(d), 5.0),
    "cumprod": (lambda s, d: s.cumprod(d), 5.0),
    "logcumsumexp": (lambda s, d: s.logcumsumexp(d), 5.0),
    "flip": (lambda s, d: s.flip(d), 5.0),
    "argmax": (lambda s, d: s.argmax(d), 0),
    "argsort": (lambda s, d: s.argsort(d), 0),
    "any": (lambda s, d: s.any(d), True),
    "all": (lambda s, d: s.all(d), True),
    "index_select": (lambda s, d: s.index_select(d, rt.tensor(0)), 5.0),
    "gather": (lambda s, d: s.gather(d, rt.tensor(0)), 5.0),
    "count_nonzero": (lambda s, d: s.count_nonzero(d), 1),
}
PAIRS = {
    "sort": lambda s, d: s.sort(d),
    "max": lambda s, d: s.max(d),
    "min": lambda s, d: s.min(d),
    "median": lambda s, d: s.median(d),
    "mode": lambda s, d: s.mode(d),
    "kthvalue": lambda s, d: s.kthvalue(1, d),
    "topk": lambda s, d: s.topk(1, d),
    "cummax": lambda s, d: s.cummax(d),
    "cummin": lambda s, d: s.cummin(d),
}


@pytest.mark.parametrize("name", [*ALONG, *PAIRS])
def test_h024_no_dimension_counts_as_one_of_size_one(name):
    s = rt.tensor(5.0)
    for d in (0, -1):
        if name in ALONG:
            f, want = ALONG[name]
            assert f(s, d).tolist() == want
            assert f(s, d).shape == ()
        else:
            values, indices = PAIRS[name](s, d)
            assert (values.tolist(), indices.tolist()) == (5.0, 0)
    for d in (1, -2):
        with pytest.raises(IndexError):
            (ALONG[name][0] if name in ALONG else PAIRS[name])(s, d)


NONE = rt.zeros(0, dtype=rt.int64)
EMPTY = {
    "index_select": (lambda t: t.index_select(0, NONE), (0, 3, 3)),
    "brackets": (lambda t: t[NONE], (0, 3, 3)),
    "mask": (lambda t: t[t < 0], (0,)),
    "masked_select": (lambda t: rt.masked_select(t, t < 0), (0,)),
    "take": (lambda t: t.take(NONE), (0,)),
    "narrow": (lambda t: t.narrow(1, 3, 0) + 1, (3, 0, 3)),
    "gather": (lambda t: t.gather(1, rt.zeros(3, 0, 3, dtype=rt.int64)), (3, 0, 3)),
    "scatter": (
        lambda t: t.scatter(0, rt.zeros(0, 3, 3, dtype=rt.int64), rt.zeros(0, 3, 3)),
        (3, 3, 3),
    ),
    "index_add": (lambda t: t.index_add(0, NONE, rt.zeros(0, 3, 3)), (3, 3, 3)),
    "index_put": (lambda t: t.index_put((NONE,), rt.zeros(0, 3, 3)), (3, 3, 3)),
    "cat": (lambda t: rt.cat([t[:0], t[:0]], 2), (0, 3, 6)),
    "exp": (lambda t: t[:0].exp(), (0, 3, 3)),
    "matmul": (lambda t: t[:0] @ t[0], (0, 3, 3)),
    "softmax": (lambda t: t[:, :0].softmax(1), (3, 0, 3)),
    "sort": (lambda t: t[:, :0].sort(1)[0], (3, 0, 3)),
    "cumsum": (lambda t: t[:, :0].cumsum(1), (3, 0, 3)),
    "sum": (lambda t: t[:0].sum((0, 1)), (3,)),
    "nonzero": (lambda t: (t < 0).nonzero(), (0, 3)),
    "unique": (lambda t: t[:0].unique(), (0,)),
    "repeat": (lambda t: t.repeat(0, 1, 1), (0, 3, 3)),
    "expand": (lambda t: t[:1, :1].expand(0, 1, 3) * 2, (0, 1, 3)),
    "tril": (lambda t: t[:0].tril(), (0, 3, 3)),
    "roll": (lambda t: t[:0].roll(1, 0), (0, 3, 3)),
    "where": (lambda t: rt.where(t[:0] > 0, t[:0], 0.0), (0, 3, 3)),
    "embedding": (lambda t: F.embedding(NONE, t[0]), (0, 3)),
    "layer_norm": (lambda t: F.layer_norm(t[:0], (3,)), (0, 3, 3)),
    "conv1d": (lambda t: F.conv1d(t[:0], rt.ones(2, 3, 2)), (0, 2, 2)),
    "max_pool1d": (lambda t: F.max_pool1d(t[:0], 2), (0, 3, 1)),
    "pad": (lambda t: F.pad(t[:0], (1, 1)), (0, 3, 5)),
    "one_hot": (lambda t: F.one_hot(NONE, 4), (0, 4)),
    "topk": (lambda t: t.topk(0)[0], (3, 3, 0)),
    "cdist": (lambda t: rt.cdist(t[0][:0], t[0]), (0, 3)),
    "diff": (lambda t: t[:, :, :1].diff(), (3, 3, 0)),
}


@pytest.mark.parametrize("name", EMPTY)
def test_h026_operations_on_nothing(name):
    f, shape = EMPTY[name]
    t = rt.ones(3, 3, 3)
    r = f(t)
    assert r.shape == shape
    x = rt.ones(3, 3, 3, requires_grad=True)
    y = f(x)
    if y.requires_grad:
        y.sum().backward()
        assert x.grad.shape == (3, 3, 3)
        same(x.grad, rt.zeros(3, 3, 3) if 0 in shape else x.grad)


IDENTITIES = {
    "sum": 0.0,
    "prod": 1.0,
    "nansum": 0.0,
    "all": True,
    "any": False,
    "logsumexp": -math.inf,
}


@pytest.mark.parametrize("name", IDENTITIES)
def test_h026_a_reduction_over_nothing_is_its_identity(name):
    f, want = getattr(rt, name), IDENTITIES[name]
    assert f(rt.zeros(2, 0), 1).tolist() == [want] * 2
    assert f(rt.zeros(0, 2), 0).tolist() == [want] * 2
    if name != "logsumexp":
        assert f(rt.zeros(0)).item() == want
    for g in (rt.mean, rt.var, rt.std):
        assert all(math.isnan(v) for v in g(rt.zeros(2, 0), 1).tolist())
        assert g(rt.zeros(0, 2), 1).shape == (0,)
