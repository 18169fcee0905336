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


def regular(*shape, dtype=D):
    """Matrices far from singular."""
    return rt.randn(*shape, dtype=dtype) + 4 * rt.eye(shape[-2], shape[-1], dtype=dtype)


def close(got, want, tolerance=1e-9):
    assert list(got.shape) == list(want.shape)
    assert got.numel() == 0 or (got - want).abs().max().item() < tolerance


@pytest.mark.parametrize("dtype", [rt.float64, rt.complex128])
@pytest.mark.parametrize("shape", [(0, 0), (1, 1), (5, 5), (2, 3, 3), (70, 70), (40, 70), (70, 40)])
def test_factors_multiply_to_the_matrix(shape, dtype):
    a = regular(*shape, dtype=dtype)
    P, L, U = rt.linalg.lu(a)
    close(P @ L @ U, a)
    close(L.tril(-1) + rt.eye(*L.shape[-2:], dtype=dtype), L)
    Q, R = rt.linalg.qr(a)
    close(Q @ R, a)
    close(Q.mH @ Q, rt.eye(Q.shape[-1], dtype=dtype).expand(*Q.shape[:-2], -1, -1))
    close(R.triu(), R)
    U, S, Vh = rt.linalg.svd(a)
    k = S.shape[-1]
    close((U[..., :k] * S.unsqueeze(-2)) @ Vh[..., :k, :], a)
    close(U.mH @ U, rt.eye(shape[-2], dtype=dtype).expand(*shape[:-2], -1, -1))
    close(Vh @ Vh.mH, rt.eye(shape[-1], dtype=dtype).expand(*shape[:-2], -1, -1))
    assert (S.diff(dim=-1) <= 0).all()
    if shape[-1] == shape[-2]:
        L = rt.linalg.cholesky(a @ a.mH)
        close(L @ L.mH, a @ a.mH)
        values, V = rt.linalg.eigh(a + a.mH)
        close((V * values.unsqueeze(-2)) @ V.mH, a + a.mH)
        assert (values.diff(dim=-1) >= 0).all()


@pytest.mark.parametrize("dtype", [rt.float32, rt.complex64, rt.float64])
@pytest.mark.parametrize("n", [1, 3, 65])
def test_solutions_solve(n, dtype):
    a, b = regular(n, n, dtype=dtype), rt.randn(n, 2, dtype=dtype)
    tolerance = 1e-3 if dtype != rt.float64 else 1e-9
    close(a @ rt.linalg.solve(a, b), b, tolerance)
    close(rt.linalg.solve(a, b.mT, left=False) @ a, b.mT, tolerance)
    close(a @ rt.linalg.inv(a), rt.eye(n, dtype=dtype), tolerance)
    factors = rt.linalg.lu_factor(a)
    close(a @ rt.linalg.lu_solve(*factors, b), b, tolerance)
    close(a.mH @ rt.linalg.lu_solve(*factors, b, adjoint=True), b, tolerance)
    close(rt.linalg.matrix_power(a, -2) @ a @ a, rt.eye(n, dtype=dtype), tolerance)
    close(rt.linalg.pinv(a) @ a, rt.eye(n, dtype=dtype), tolerance)
    L = rt.linalg.cholesky(a @ a.mH)
    close(a @ (a.mH @ rt.cholesky_solve(b, L)), b, tolerance * 10)


def test_a_vector_or_a_batch_of_them_may_be_solved_for():
    a = regular(2, 3, 3)
    assert rt.linalg.solve(a, rt.ones(2, 3, dtype=D)).shape == (2, 3)
    assert rt.linalg.solve(a, rt.ones(3, dtype=D)).shape == (2, 3)
    assert rt.linalg.solve(a, rt.ones(3, 4, dtype=D)).shape == (2, 3, 4)
    with pytest.raises((RuntimeError, ValueError)):
        rt.linalg.solve(a, rt.ones(2, dtype=D))


def test_determinants_and_their_gradients_where_the_matrix_is_singular():
    assert rt.linalg.det(rt.zeros(0, 0)).item() == 1
    a = rt.tensor([[2.0, 0.0], [0.0, 0.0]], dtype=D, requires_grad=True)
    det = rt.linalg.det(a)
    assert det.item() == 0
    close(rt.autograd.grad(det, a)[0], rt.tensor([[0.0, 0.0], [0.0, 2.0]], dtype=D))
    sign, size = rt.linalg.slogdet(a.detach())
    assert (sign.item(), size.item()) == (0, -math.inf)
    assert math.isnan(rt.logdet(rt.tensor([[-1.0]])).item())
    a = regular(3, 3)
    assert math.isclose(rt.linalg.det(a).item(), np.linalg.det(a.numpy()))


@pytest.mark.parametrize(
    "call",
    [
        lambda: rt.linalg.inv(rt.zeros(2, 2)),
        lambda: rt.linalg.solve(rt.ones(2, 2), rt.ones(2)),
        lambda: rt.linalg.lu_factor(rt.zeros(2, 2)),
        lambda: rt.linalg.cholesky(-rt.eye(2)),
        lambda: rt.linalg.inv(rt.ones(2, 3)),
        lambda: rt.linalg.det(rt.ones(2)),
        lambda: rt.linalg.svd(rt.full((2, 2), math.nan)),
        lambda: rt.linalg.matrix_norm(rt.ones(3)),
        lambda: rt.linalg.matrix_norm(rt.ones(3, 3), 3),
        lambda: rt.linalg.norm(rt.ones(2, 2, 2), 2),
    ],
)
def test_what_has_no_solution_raises(call):
    with pytest.raises((RuntimeError, ValueError)):
        call()


def test_failures_are_told_in_a_tensor_where_asked_for():
    a = rt.stack([rt.eye(2), rt.zeros(2, 2)])
    assert rt.linalg.inv_ex(a).info.tolist() == [0, 1]
    assert rt.linalg.cholesky_ex(a).info.tolist() == [0, 1]
    assert rt.linalg.solve_ex(a, rt.ones(2)).info.tolist() == [0, 1]


@pytest.mark.parametrize("order", [None, 1, -1, 2, -2, math.inf, -math.inf, "fro", "nuc"])
def test_norms_of_matrices(order):
    a = rt.randn(4, 3, dtype=D)
    want = np.linalg.norm(a.numpy(), order)
    assert math.isclose(rt.linalg.norm(a, order).item(), want, rel_tol=1e-12)
    if order is not None:
        assert rt.linalg.matrix_norm(a.expand(2, 4, 3), order, keepdim=True).shape == (2, 1, 1)
        assert math.isclose(rt.linalg.norm(a.t(), order, (1, 0)).item(), want, rel_tol=1e-12)


def test_the_norm_along_a_dimension_needs_no_order():
    assert rt.tensor([[3.0, 4.0]]).norm(dim=1).tolist() == [5]
    assert rt.linalg.norm(rt.tensor([3e-30, 4e-30])).item() == pytest.approx(5e-30)


def test_ranks_and_conditions():
    a = rt.diag(rt.tensor([4.0, 1.0, 1e-20], dtype=D))
    assert rt.linalg.matrix_rank(a).item() == 2
    assert rt.linalg.matrix_rank(a, atol=2.0).item() == 1
    assert rt.linalg.matrix_rank(a.expand(2, 3, 3), atol=rt.tensor([2.0, 0.0])).tolist() == [1, 2]
    assert rt.linalg.cond(a[:2, :2]).item() == 4
    assert rt.linalg.cond(rt.zeros(2, 2), 1).item() == math.inf


def test_tensors_are_inverted_and_solved_as_matrices():
    a = regular(6, 6).reshape(2, 3, 6)
    b = rt.randn(2, 3, dtype=D)
    close(rt.tensordot(a, rt.linalg.tensorsolve(a, b), 1), b)
    close(rt.tensordot(rt.linalg.tensorinv(a), b, 2), rt.linalg.tensorsolve(a, b))
    with pytest.raises(RuntimeError):
        rt.linalg.tensorinv(a, 1)


def test_covariances_and_correlations_agree_with_numpy():
    x = rt.randn(3, 7, dtype=D)
    counts, weights = rt.tensor([1, 2, 0, 3, 1, 1, 2]), rt.rand(7, dtype=D)
    np.testing.assert_allclose(rt.cov(x).numpy(), np.cov(x.numpy()))
    np.testing.assert_allclose(rt.corrcoef(x).numpy(), np.corrcoef(x.numpy()))
    got = rt.cov(x, correction=0, fweights=counts, aweights=weights)
    want = np.cov(x.numpy(), ddof=0, fweights=counts.numpy(), aweights=weights.numpy())
    np.testing.assert_allclose(got.numpy(), want)
    with pytest.raises(RuntimeError):
        rt.cov(x, fweights=weights)
