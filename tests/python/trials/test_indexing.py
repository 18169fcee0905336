"""Kind 6: index operations, masks, gather and scatter."""

import numpy as np
import pytest
import rtensor as rt

from tests.python.trials.forms import layouts, ways

F = rt.nn.functional
I = rt.tensor  # noqa: E741
ONE = rt.ones(2)
RANGED = {
    "scatter_reduce": lambda i: rt.scatter_reduce(rt.ones(4), 0, i, ONE, "sum"),
    "scatter": lambda i: rt.ones(4).scatter(0, i, ONE),
    "scatter value": lambda i: rt.ones(4).scatter(0, i, 2.0),
    "scatter_": lambda i: rt.ones(4).scatter_(0, i, ONE),
    "scatter_add": lambda i: rt.ones(4).scatter_add(0, i, ONE),
    "gather": lambda i: rt.gather(rt.ones(4), 0, i),
    "index_select": lambda i: rt.index_select(rt.ones(4), 0, i),
    "index_fill last": lambda i: rt.ones(4, 2).index_copy(0, i - 4, rt.ones(2, 2)),
    "index_select rows": lambda i: rt.index_select(rt.ones(4, 3), 0, i),
    "gather rows": lambda i: rt.gather(rt.ones(4, 2), 0, i[None]),
    "embedding": lambda i: F.embedding(i, rt.ones(4, 2)),
    "nll_loss": lambda i: F.nll_loss(rt.ones(2, 4), i),
    "cross_entropy": lambda i: F.cross_entropy(rt.ones(2, 4), i),
    "one_hot": lambda i: F.one_hot(i, 4),
    "bincount": lambda i: rt.bincount(i),
}


@pytest.mark.parametrize("name", RANGED)
def test_h072_a_negative_index_of_a_function_is_refused(name):
    for index in ([0, -1], [-1, 0], [0, -(2**63)]):
        with pytest.raises((RuntimeError, IndexError, ValueError)):
            RANGED[name](I(index))
    if name not in ("one_hot", "bincount"):
        with pytest.raises((RuntimeError, IndexError, ValueError)):
            RANGED[name](I([0, 2**62]))


def scatter_reduced(x, i):
    return rt.scatter_reduce(x, 0, i, x[:2], "sum")


def gathered(x, i):
    return rt.gather(x, 0, i)


def selected(x, i):
    return rt.index_select(x, 0, i)


def bracketed(x, i):
    return x[i]


@pytest.mark.parametrize("f", [scatter_reduced, gathered, selected, bracketed])
def test_h072_traced_and_scripted_forms_refuse_too(f):
    for g in ways(f, rt.ones(4), I([0, 1])).values():
        if f is bracketed:
            assert g(rt.arange(4.0), I([0, -1])).tolist() == [0, 3]
            with pytest.raises(Exception, match="index"):
                g(rt.arange(4.0), I([0, -5]))
        else:
            with pytest.raises(Exception, match="index"):
                g(rt.arange(4.0), I([0, -1]))


@pytest.mark.parametrize(
    "dtype", [rt.float32, rt.float64, rt.int64, rt.int8, rt.complex64], ids=str
)
def test_h074_an_accumulating_put_takes_a_scalar(dtype):
    a = rt.zeros(3, dtype=dtype)
    a.index_put_([I([0, 0, 2])], rt.tensor(3, dtype=dtype), accumulate=True)
    assert a.tolist() == [6, 0, 3]
    a.put_(I([1, 1]), rt.tensor([1, 1], dtype=dtype), accumulate=True)
    assert a.tolist() == [6, 2, 3]
    a[I([2, 2])] = 5
    assert a.tolist() == [6, 2, 5]


@pytest.mark.parametrize(
    "shape", [(), (3,), (1, 3), (4, 1), (4, 3), (1, 1, 3), (2, 2, 4, 3), (2, 1, 1)]
)
def test_h076_values_are_broadcast_over_what_is_not_indexed(shape):
    i = I([[0, 2], [0, 3]])
    v = rt.arange(1.0, 1 + max(1, int(np.prod(shape)))).reshape(shape)
    want = np.zeros((5, 4, 3))
    np.add.at(want, i.numpy(), np.broadcast_to(v.numpy(), (2, 2, 4, 3)))
    for x in layouts(rt.zeros(5, 4, 3)):
        assert x.index_put([i], v, accumulate=True).tolist() == want.tolist()
    x = rt.zeros(5, 4, 3)
    x.index_put_([i], v, accumulate=True)
    assert x.tolist() == want.tolist()


def test_h078_a_mask_must_have_the_shape_it_masks():
    a = rt.zeros(3, 4)
    for m in (rt.ones(1, 12), rt.ones(2), rt.zeros(0), rt.ones(4), rt.ones(4, 3), rt.ones(3, 4, 1)):
        mask = m.to(rt.bool)
        with pytest.raises(IndexError, match=r"\b3\b"):
            a[mask]
        with pytest.raises(IndexError):
            a[mask] = 1.0
    with pytest.raises(IndexError):
        a[:, rt.ones(3, dtype=rt.bool)]
    s = rt.tensor(3.0)
    assert s[s < 0].shape == (0,)
    assert s[s > 0].shape == (1,)
    assert a[a > 0].shape == (0,)
    assert a[rt.tensor(True)].shape == (1, 3, 4)
    assert a[rt.tensor(False)].shape == (0, 3, 4)


@pytest.mark.parametrize("dtype", [rt.int64, rt.float32, rt.int8, rt.complex128, rt.bool], ids=str)
@pytest.mark.parametrize("index", [[2, 0, 0, 1, 1], [1], [], [0, 1, 0, 1, 0, 1, 0]])
@pytest.mark.parametrize("d", [0, 1, 2])
def test_h080_selecting_along_any_dimension(d, index, dtype):
    x = (rt.arange(24) % 2 if dtype is rt.bool else rt.arange(24)).to(dtype).reshape(2, 3, 4)
    if d == 0:
        index = [i % 2 for i in index]
    want = np.take(x.numpy(), np.array(index, dtype=np.int64), d)
    for t in (*layouts(x), x.permute(2, 0, 1).contiguous().permute(1, 2, 0)):
        i = rt.tensor(index, dtype=rt.int64)
        assert t.index_select(d, i).tolist() == want.tolist()
        key = (slice(None),) * d + (i,)
        assert t[key].tolist() == want.tolist()
        assert (
            rt.take_along_dim(
                t,
                i.view([-1 if k == d else 1 for k in range(3)]).expand(
                    [len(index) if k == d else n for k, n in enumerate(t.shape)]
                ),
                d,
            ).tolist()
            == want.tolist()
        )
        wide = rt.stack([i, i], 1)[:, 0]
        assert t.index_select(d, wide).tolist() == want.tolist()


@pytest.mark.parametrize("reduce", ["sum", "prod", "amax", "amin", "mean"])
def test_h082_an_index_smaller_than_the_source_covers_a_part(reduce):
    index, source = I([[1], [2]]), rt.full((2, 5), 2.0)
    start = rt.full((3, 5), 3.0)
    got = rt.scatter_reduce(start, 1, index, source, reduce)
    both = {"sum": 5.0, "prod": 6.0, "amax": 3.0, "amin": 2.0, "mean": 2.5}[reduce]
    want = np.full((3, 5), 3.0)
    want[0, 1] = want[1, 2] = both
    assert got.tolist() == want.tolist()
    for f in (
        lambda: rt.zeros(3, 5).scatter_add(1, index, rt.ones(2, 5)),
        lambda: rt.zeros(3, 5).scatter(1, index, rt.ones(2, 5)),
    ):
        ones = np.zeros((3, 5))
        ones[0, 1] = ones[1, 2] = 1
        assert f().tolist() == ones.tolist()
    x = rt.ones(2, 5, requires_grad=True)
    rt.zeros(3, 5).scatter_add(1, index, x).sum().backward()
    assert x.grad.tolist() == [[1, 0, 0, 0, 0]] * 2
    for wrong in (rt.ones(4, 1), rt.ones(2, 6)):
        with pytest.raises((RuntimeError, IndexError)):
            rt.zeros(3, 5).scatter_add(1, wrong.to(rt.int64), rt.ones(2, 5))
