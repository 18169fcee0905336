"""Products of matrices: values against NumPy, what beta=0 means, gradients."""

import math

import numpy as np
import pytest
import rtensor as rt

D = rt.float64


def normal(*shape):
    return rt.randn(*shape, dtype=D).requires_grad_()


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((3,), (3,)),
        ((3,), (3, 4)),
        ((2, 3), (3,)),
        ((2, 3), (3, 4)),
        ((5, 2, 3), (3,)),
        ((5, 2, 3), (3, 4)),
        ((2, 3), (5, 3, 4)),
        ((3,), (5, 3, 4)),
        ((5, 1, 2, 3), (4, 3, 2)),
        ((0, 3), (3, 4)),
        ((2, 0), (0, 4)),
        ((33, 70), (70, 65)),
    ],
)
def test_matmul_of_any_ranks_is_numpys(left, right):
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal(left).astype("f4"), rng.standard_normal(right).astype("f4")
    got = rt.from_numpy(a) @ rt.from_numpy(b)
    want = a @ b
    assert got.shape == want.shape
    np.testing.assert_allclose(got.numpy(), want, rtol=1e-5, atol=1e-5)


def test_transposed_and_stepped_operands_give_the_same_numbers():
    a, b = rt.randn(40, 60)[::2, 1::3], rt.randn(30, 20).t()
    want = a.contiguous() @ b.contiguous()
    assert (a @ b - want).abs().max().item() < 1e-5


def test_with_beta_zero_the_input_is_not_read():
    full = rt.full((1, 2, 2), math.nan)
    ones = rt.ones(1, 2, 2)
    assert rt.baddbmm(full, ones, ones, beta=0).tolist() == [[[2.0, 2.0], [2.0, 2.0]]]
    assert rt.addmm(full[0], ones[0], ones[0], beta=0).tolist() == [[2.0, 2.0], [2.0, 2.0]]
    assert rt.addmv(full[0, 0], ones[0], ones[0, 0], beta=0).tolist() == [2.0, 2.0]
    assert rt.bmm(ones, ones, out=full).tolist() == [[[2.0, 2.0], [2.0, 2.0]]]


def test_an_operand_may_be_the_output():
    x = rt.tensor([[1.0, 2.0], [3.0, 4.0]])
    x.addmm_(x, x, beta=0)
    assert x.tolist() == [[7.0, 10.0], [15.0, 22.0]]


def test_misfits_raise_and_leave_the_target_alone():
    x = rt.ones(2, 2)
    with pytest.raises(rt.ShapeError, match="cannot be multiplied"):
        x.addmm_(rt.ones(2, 3), rt.ones(2, 2))
    with pytest.raises(rt.DTypeError, match="same dtype"):
        rt.mm(x, x.to(rt.float64))
    assert x.tolist() == [[1.0, 1.0], [1.0, 1.0]]


@pytest.mark.parametrize(
    "equation",
    [
        "ij,jk->ik",
        "ij->ji",
        "ii->i",
        "ij->",
        "bij,bjk->bik",
        "bij,jk->bik",
        "i,j->ij",
        "...ij,...jk->...ik",
        "ij,jk,kl->il",
    ],
)
def test_einsum_is_numpys(equation):
    rng = np.random.default_rng(0)
    ranks = {"...ij": 3, "...jk": 3}
    names = equation.split("->")[0].split(",")
    operands = [rng.standard_normal((3,) * ranks.get(n, len(n))) for n in names]
    got = rt.einsum(equation, *map(rt.from_numpy, operands))
    np.testing.assert_allclose(got.numpy(), np.einsum(equation, *operands), rtol=1e-9, atol=1e-12)


def test_tensordot_inner_kron_and_chains():
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((2, 3, 4)), rng.standard_normal((3, 4, 5))
    ta, tb = rt.from_numpy(a), rt.from_numpy(b)
    np.testing.assert_allclose(rt.tensordot(ta, tb).numpy(), np.tensordot(a, b), atol=1e-12)
    got = rt.tensordot(ta, tb, dims=([1], [0]))
    np.testing.assert_allclose(got.numpy(), np.tensordot(a, b, axes=([1], [0])), atol=1e-12)
    np.testing.assert_allclose(rt.kron(ta[0], tb[0]).numpy(), np.kron(a[0], b[0]), atol=1e-12)
    chain = [rt.from_numpy(rng.standard_normal(s)) for s in ((2, 9), (9, 3), (3, 7))]
    want = chain[0].numpy() @ chain[1].numpy() @ chain[2].numpy()
    np.testing.assert_allclose(rt.chain_matmul(*chain).numpy(), want, atol=1e-12)


@pytest.mark.parametrize(
    ("function", "shapes"),
    [
        (rt.mm, [(3, 4), (4, 2)]),
        (rt.mv, [(3, 4), (4,)]),
        (rt.dot, [(4,), (4,)]),
        (rt.matmul, [(2, 3, 4), (4, 2)]),
        (rt.matmul, [(2, 1, 3, 4), (3, 4, 2)]),
        (rt.nn.functional.linear, [(2, 3, 4), (5, 4), (5,)]),
        (lambda a, b, c: rt.addmm(a, b, c, beta=2, alpha=3), [(2,), (3, 4), (4, 2)]),
        (rt.addbmm, [(3, 2), (2, 3, 4), (2, 4, 2)]),
        (rt.addr, [(3, 2), (3,), (2,)]),
        (rt.outer, [(3,), (4,)]),
        (lambda a, b: rt.einsum("bij,bjk->ik", a, b), [(2, 3, 4), (2, 4, 2)]),
        (rt.kron, [(2, 3), (2, 2)]),
        (rt.cdist, [(3, 4), (2, 4)]),
    ],
)
def test_gradients_to_second_order(function, shapes):
    inputs = [normal(*s) for s in shapes]
    assert rt.autograd.gradcheck(function, inputs)
    assert rt.autograd.gradgradcheck(function, inputs)


def test_complex_gradients():
    inputs = [rt.randn(2, 3, dtype=rt.complex128).requires_grad_() for _ in range(2)]
    assert rt.autograd.gradcheck(lambda a, b: a.mm(b.mT), inputs)


def test_half_types_round_after_each_product_of_a_batch():
    # 256 + 1 is 256 again in bfloat16, however often.
    left, right = rt.ones(4, 1, 1, dtype=rt.bfloat16), rt.ones(4, 1, 1, dtype=rt.bfloat16)
    start = rt.full((1, 1), 256.0, dtype=rt.bfloat16)
    assert rt.addbmm(start, left, right).item() == 256


def test_addr_of_half_types_rounds_after_each_operation():
    one, third = rt.ones(1, dtype=rt.bfloat16), rt.tensor(1 / 3, dtype=rt.bfloat16)
    beta, alpha = (rt.tensor(x, dtype=rt.bfloat16) for x in (0.6, 0.2))
    want = beta * third + alpha * one * one
    assert rt.addr(third, one, one, beta=0.6, alpha=0.2).tolist() == [want.tolist()]


@pytest.mark.parametrize(
    ("equation", "count", "dtype"),
    [
        ("ij->i", 1, rt.int64),
        ("ii", 1, rt.int64),
        ("ij->ji", 1, rt.uint8),
        ("ij,jk->ik", 2, rt.uint8),
        ("ij,ik->i", 2, rt.int64),
        ("ij,kl->il", 2, rt.int64),
        ("ij,ij->", 2, rt.uint8),
    ],
)
def test_einsum_widens_integers_where_it_sums_one_operand(equation, count, dtype):
    x = rt.tensor([[1, 2], [3, 4]], dtype=rt.uint8)
    got = rt.einsum(equation, *[x] * count)
    assert got.dtype == dtype
    assert got.tolist() == np.einsum(equation, *[x.numpy()] * count, dtype=np.int64).tolist()


def test_tensordot_sums_what_meets_a_size_of_one():
    x, y = normal(1, 2), normal(3, 4)
    got = rt.tensordot(x, y, dims=([0], [0]))
    want = rt.einsum("i,j->ij", x[0], y.sum(0))
    assert (got - want).abs().max().item() < 1e-12
