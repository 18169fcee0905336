"""Kind 7: gradients. What is kept alive and what is collected is in `tests/python/autograd`."""

import math

import numpy as np
import pytest
import rtensor as rt

F = rt.nn.functional


def test_h083_a_stepped_slice_of_one_row():
    """ml-explore/mlx#4444."""
    z = rt.zeros(2, 3, requires_grad=True)
    ((z[0::2] * 1.0).sum() + (z[1::2] * 10.0).sum()).backward()
    assert z.grad.tolist() == [[1, 1, 1], [10, 10, 10]]


NORMS = {
    "norm": lambda x: x.norm(),
    "norm 3": lambda x: x.norm(p=3),
    "norm 1.5": lambda x: x.norm(p=1.5),
    "norm inf": lambda x: x.norm(p=math.inf),
    "norm squared": lambda x: x.norm() ** 2,
    "vector_norm": lambda x: rt.linalg.vector_norm(x),
    "dist": lambda x: rt.dist(x, rt.zeros(2)),
    "cdist": lambda x: rt.cdist(x.view(1, 2), rt.zeros(1, 2)).sum(),
    "std": lambda x: x.std(),
    "pairwise": lambda x: F.pairwise_distance(x.view(1, 2), rt.zeros(1, 2), eps=0.0).sum(),
}


@pytest.mark.parametrize("name", NORMS)
def test_h085_a_norm_at_zero(name):
    """pytorch/pytorch#2421, jax-ml/jax#4177."""
    x = rt.zeros(2, requires_grad=True)
    NORMS[name](x).backward()
    assert x.grad.tolist() == [0, 0]


def test_h087_the_second_derivative_of_a_product_with_two_zeros():
    """pytorch/pytorch#106789."""
    x = rt.tensor([2.0, 3.0, 0.0, 0.0], requires_grad=True)
    (g,) = rt.autograd.grad(x.prod(), x, create_graph=True)
    rows = [rt.autograd.grad(g[i], x, retain_graph=True)[0].tolist() for i in range(4)]
    assert rows == [[0] * 4, [0] * 4, [0, 0, 0, 6], [0, 0, 6, 0]]


def test_h089_the_branch_that_where_did_not_take():
    """pytorch/pytorch#187297: the safe form holds; the plain one gives NaN, as in PyTorch."""
    x = rt.tensor([-1.0, -4.0], requires_grad=True)
    rt.where(x > 0, rt.where(x > 0, x, 1.0).sqrt(), x).sum().backward()
    assert x.grad.tolist() == [1, 1]
    x.grad = None
    rt.where(x > 0, x.sqrt(), x).sum().backward()
    assert all(math.isnan(g) for g in x.grad.tolist())


def test_h095_hooks_and_retained_gradients_belong_to_a_version():
    """pytorch/pytorch#79996."""
    seen = []
    a = rt.tensor([1.0], requires_grad=True).clone()
    a.register_hook(lambda g: seen.append(("before", g.item())))
    a.retain_grad()
    a.mul_(2)
    a.register_hook(lambda g: seen.append(("after", g.item())))
    (a * 3).sum().backward()
    assert sorted(seen) == [("after", 3), ("before", 6)]
    assert a.grad.item() == 3


def test_h097_cat_with_operands_that_need_no_gradient():
    """tracel-ai/burn#4069."""
    a, b = rt.zeros(2, requires_grad=True), rt.zeros(1, requires_grad=True)
    (rt.cat([rt.zeros(3), a, rt.zeros(3), b]) * rt.arange(9.0)).sum().backward()
    assert a.grad.tolist() == [3, 4]
    assert b.grad.tolist() == [8]


def test_h097_cross_has_the_right_signs():
    """tracel-ai/burn#4069."""
    a = rt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    b = rt.tensor([4.0, 5.0, 6.0], requires_grad=True)
    rt.linalg.cross(a, b)[0].backward()
    assert a.grad.tolist() == [0, 6, -5]
    assert b.grad.tolist() == [0, -3, 2]


def test_h099_upsampling_one_input_twice():
    """huggingface/candle#3507; the table has the same test for every operation."""
    x = rt.zeros(1, 1, 3, requires_grad=True)
    (F.interpolate(x, size=6) * 1 + F.interpolate(x, size=6) * 2).sum().backward()
    assert x.grad.tolist() == [[[6, 6, 6]]]


def test_h101_a_convolution_whose_stride_does_not_divide_its_input():
    """huggingface/candle#1212."""
    x = rt.ones(1, 1, 5, 5, requires_grad=True)
    w = rt.ones(1, 1, 2, 2, requires_grad=True)
    y = F.conv2d(x, w, stride=2)
    assert y.shape == (1, 1, 2, 2)
    y.sum().backward()
    want = [[1.0 if i < 4 and j < 4 else 0.0 for j in range(5)] for i in range(5)]
    assert x.grad.tolist() == [[want]]
    assert w.grad.tolist() == [[[[4, 4], [4, 4]]]]


def test_h103_many_ties_in_half_precision():
    """tinygrad/tinygrad#12296."""
    x = rt.ones(70000, dtype=rt.float16, requires_grad=True)
    x.max().backward()
    want = rt.tensor(1 / 70000, dtype=rt.float16).item()
    assert x.grad[0].item() == pytest.approx(want, rel=0.01)
    assert x.grad[-1].item() == x.grad[0].item()


@pytest.mark.parametrize(
    ("reduce", "want"),
    [
        (lambda x: x.max(), [0, 0.5, 0.5]),
        (lambda x: x.amax(), [0, 0.5, 0.5]),
        (lambda x: rt.maximum(x, rt.tensor(3.0)).sum(), [0, 0.5, 0.5]),
    ],
    ids=["max", "amax", "maximum"],
)
def test_h103_ties_share(reduce, want):
    """tinygrad/tinygrad#12296."""
    x = rt.tensor([1.0, 3.0, 3.0], requires_grad=True)
    reduce(x).backward()
    assert x.grad.tolist() == want


def test_h103_a_maximum_along_a_dimension_chooses_one():
    """tinygrad/tinygrad#12296."""
    x = rt.tensor([1.0, 3.0, 3.0], requires_grad=True)
    x.max(0)[0].backward()
    assert sorted(x.grad.tolist()) == [0, 0, 1]


SAVED_VIEWS = {
    "t": lambda x, w: x.t() @ w,
    "einsum": lambda x, w: rt.einsum("ij,jk->ik", [x, w]),
    "linear": lambda x, w: F.linear(x.view(1, 2, 2), w),
    "view": lambda x, w: x.view(4) * w.view(4),
    "expand": lambda x, w: x[0].expand(2, 2) * w,
    "matmul": lambda x, w: rt.matmul(x, w),
    "slice": lambda x, w: x[:, :1] * w,
}


@pytest.mark.parametrize("name", SAVED_VIEWS)
def test_h105_a_saved_view_of_something_that_is_written_later(name):
    """pytorch/pytorch#197887."""
    x, w = rt.ones(2, 2), rt.ones(2, 2, requires_grad=True)
    y = SAVED_VIEWS[name](x, w)
    x.add_(1)
    with pytest.raises(RuntimeError, match="modified in place"):
        y.sum().backward()


SLICES = {
    "one row of a step": (slice(1, None, 2),),
    "last row": (slice(-1, None),),
    "step past the end": (slice(0, None, 5),),
    "nothing": (slice(2, 2),),
    "int": (1,),
    "negative int": (-1, slice(None, None, 2)),
    "both stepped": (slice(None, None, 2), slice(1, None, 3)),
    "ellipsis": (..., 0),
    "new axis": (None, slice(0, 1)),
    "list": ([0, 0, 2],),
    "list beside slice": (slice(0, 2), [1, 1]),
}


@pytest.mark.parametrize("key", SLICES.values(), ids=SLICES)
@pytest.mark.parametrize("rows", [3, 4])
def test_h083_a_slice_gives_its_gradient_to_what_it_picked(key, rows):
    n = np.arange(rows * 5.0).reshape(rows, 5)
    weights = np.arange(1.0, n[key].size + 1).reshape(n[key].shape)
    want = np.zeros_like(n)
    np.add.at(want, key, weights)
    for turn in (lambda t: t, lambda t: t.t().contiguous().t()):
        x = rt.from_numpy(n.copy()).requires_grad_()
        (turn(x)[key] * rt.from_numpy(weights)).sum().backward()
        np.testing.assert_array_equal(x.grad.numpy(), want)


TWICE = {
    "exp": (lambda x: x.exp(), lambda x: x.exp()),
    "cumsum": (lambda x: x.cumsum(0), lambda x: rt.tensor([3.0, 2.0, 1.0])),
    "clone": (lambda x: x.clone(), lambda x: rt.ones(3)),
    "flip": (lambda x: x.flip(0) * rt.arange(3.0), lambda x: rt.tensor([2.0, 1.0, 0.0])),
    "view": (lambda x: x.view(3, 1)[:, 0], lambda x: rt.ones(3)),
    "sort": (lambda x: x.sort()[0] * rt.arange(3.0), lambda x: rt.tensor([0.0, 1.0, 2.0])),
    "index": (lambda x: x[rt.tensor([0, 0, 0])], lambda x: rt.tensor([3.0, 0.0, 0.0])),
    "expand": (lambda x: x.expand(2, 3).sum(0), lambda x: rt.full((3,), 2.0)),
    "cat": (lambda x: rt.cat([x, x])[:3], lambda x: rt.ones(3)),
    "itself": (lambda x: x, lambda x: rt.ones(3)),
}


@pytest.mark.parametrize("name", TWICE)
def test_h099_gradients_of_one_input_add_up_in_either_order(name):
    f, slope = TWICE[name]
    for combine in (lambda x: f(x) + x, lambda x: x + f(x)):
        x = rt.tensor([1.0, 2.0, 3.0], requires_grad=True)
        combine(x).sum().backward()
        assert rt.allclose(x.grad, slope(x.detach()) + 1)
        combine(x).sum().backward()
        assert rt.allclose(x.grad, 2 * (slope(x.detach()) + 1))
