"""Functions and methods that are Python's own, and common calls, in scripts: as in eager mode, and after loading."""

# The functions below are spelled in many ways on purpose.

from __future__ import annotations

import io

import pytest
import rtensor as rt
from rtensor.nn import functional as F

from tests.python.jit.script_harness import equal

X = rt.arange(12.0).reshape(3, 4) / 4 - 1
I = rt.tensor([3, 1, 1, 2, 3])  # noqa: E741


def distinct(x, i):
    pairs = rt.unique(i, return_inverse=True), rt.unique_consecutive(i, return_counts=True)
    return rt.unique(i), pairs, rt.unique(i, return_counts=True, return_inverse=True), i.unique()


def places(x, i):
    return i.nonzero(as_tuple=True), rt.nonzero(i), rt.nonzero(x, as_tuple=True), i.nonzero()


def summation(x, i):
    return rt.einsum("ij,kj->ik", x, x), rt.einsum("ij->ji", [x]), rt.einsum("...j,j", x, x[0])


def products(x, i):
    return (
        rt.tensordot(x, x, dims=([1], [1])),
        rt.tensordot(x, x.t(), 1),
        rt.cdist(x, x),
        rt.chain_matmul(x, x.t(), x),
    )


def joined(x, i):
    return (
        rt.block_diag(x, x),
        rt.cartesian_prod(i, i[:2]),
        rt.atleast_1d(x),
        rt.atleast_3d(x, i),
        rt.meshgrid(i, i, indexing="xy"),
    )


def asked(x, i):
    return (
        rt.is_tensor(x),
        rt.is_floating_point(x),
        rt.is_complex(x),
        x.is_contiguous(),
        x.element_size(),
        x.nbytes,
        x.itemsize,
        x.is_cpu,
        x.numel(),
        x.type(rt.float64),
    )


def of_nn(x, i):
    return (
        F.normalize(x, dim=1),
        F.gumbel_softmax(x),
        F.gumbel_softmax(x, hard=True),
        F.one_hot(i),
        F.pad(x, (1, 1)),
        F.softmax(x, 1, dtype=rt.float64),
        F.linear(x, x),
        F.dropout(x, 0.5, True),
        F.scaled_dot_product_attention(x[None], x[None], x[None], is_causal=True),
    )


def made(x, i):
    return (
        rt.rand(2),
        rt.randn(2, 2),
        rt.randint(0, 5, (3,)),
        rt.randperm(4),
        rt.bernoulli(x.sigmoid()),
        rt.zeros(2, 3),
        rt.ones([2]),
        rt.full((2,), 3.0),
        rt.arange(0, 1, 0.5),
        rt.linspace(0, 1, 3),
        rt.eye(2),
        rt.zeros_like(x),
        rt.tensor([[1, 2], [3, 4]]),
        rt.as_tensor([1, 2]),
        rt.as_tensor(x),
        rt.as_tensor(x, dtype=rt.int64),
        x.new_zeros(2),
    )


def shaped(x, i):
    return (
        x.view(-1),
        x.view(4, 3),
        x.reshape(2, -1),
        x.permute(1, 0),
        x.expand(2, 3, 4),
        x.repeat(2, 1),
        x.to(rt.int32),
        x.to("cpu"),
        x.squeeze(),
        x.flatten(1),
        x.transpose(0, 1),
        x.unfold(1, 2, 1),
        x.tril(),
    )


def chosen(x, i):
    j = i[:3].clamp(max=2)
    return (
        x[j],
        x[:, j],
        x.gather(1, j[:, None]),
        x.scatter(1, j[:, None], 5.0),
        x.index_select(0, j),
        x.topk(2),
        x.sort(1, descending=True),
        x.argmax(),
        rt.where(x > 0, x, 0),
        x.masked_fill(x > 0, 0.0),
        x.clamp(0, 1),
    )


def reduced(x, i):
    return (
        x.sum(dim=(0, 1)),
        x.mean(0, keepdim=True),
        x.std(),
        x.var(1),
        x.prod(),
        x.any(),
        x.all(),
        x.norm(),
        x.dist(x),
        rt.allclose(x, x),
        rt.equal(x, x),
        x.cumsum(1),
    )


@pytest.mark.parametrize(
    "function",
    [distinct, places, summation, products, joined, asked, of_nn, made, shaped, chosen, reduced],
    ids=lambda f: f.__name__,
)
def test_as_in_eager_mode(function):
    scripted = rt.jit.script(function)
    out = io.BytesIO()
    rt.jit.save(scripted, out)
    results = []
    for f in (function, scripted, rt.jit.load(io.BytesIO(out.getvalue()))):
        rt.manual_seed(5)
        results.append(f(X, I))
    assert equal(results[0], results[1])
    assert equal(results[0], results[2])
