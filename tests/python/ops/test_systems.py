"""Eigenvalues of general matrices, LDL factors, exponentials and least squares: against their definitions and NumPy."""

import numpy as np
import pytest
import rtensor as rt

KINDS = ("float32", "float64", "complex64", "complex128")
RANDOM = np.random.default_rng(7)


def matrix(kind, *shape):
    x = RANDOM.standard_normal(shape)
    if kind.startswith("complex"):
        x = x + 1j * RANDOM.standard_normal(shape)
    return x.astype(kind)


def close(a, b, scale=1.0):
    # Sums of up to 60 products, and eigenvalues that depend on them: a hundred times what one number is known to.
    loose = np.asarray(a).dtype in (np.float32, np.complex64)
    assert np.allclose(a, b, rtol=5e-5 if loose else 1e-8, atol=(5e-6 if loose else 1e-9) * scale)


def check_eigen(a):
    values, vectors = rt.linalg.eig(rt.from_numpy(a.copy()))
    w, v = values.numpy(), vectors.numpy()
    scale = max(1.0, float(np.abs(a).max(initial=0)) * a.shape[-1])
    close(a @ v, v * w[..., None, :], scale)
    close(np.linalg.norm(v, axis=-2), np.ones(v.shape[:-2] + v.shape[-1:]))
    close(
        np.sort_complex(rt.linalg.eigvals(rt.from_numpy(a.copy())).numpy()),
        np.sort_complex(w),
        scale,
    )
    return w


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(1, 1), (2, 2), (3, 3), (2, 5, 5), (20, 20), (60, 60)])
def test_eigenvectors_are_turned_by_no_angle(kind, shape):
    check_eigen(matrix(kind, *shape))


@pytest.mark.parametrize("kind", ["float64", "complex128"])
def test_eigenvalues_of_matrices_of_special_form(kind):
    n = 12
    companion = np.diag(np.ones(n - 1), -1)
    companion[:, -1] = RANDOM.standard_normal(n)
    forms = [
        np.zeros((4, 4)),
        np.eye(5),
        np.tril(matrix("float64", 6, 6)),
        np.triu(matrix("float64", 6, 6)),
        np.roll(np.eye(7), 1, 0),
        companion,
        np.array([[0.0, 1.0], [-1.0, 0.0]]),
        np.diag(np.arange(5.0)) + np.diag(np.ones(4) * 1e-200, -1),
        matrix("float64", 6, 6) * np.logspace(-8, 8, 6) / np.logspace(-8, 8, 6)[:, None],
        matrix("float64", 4, 4) * 1e150,
        matrix("float64", 4, 4) * 1e-150,
    ]
    for form in forms:
        with np.errstate(all="ignore"):
            scale = np.abs(form).max() or 1.0
        values = rt.linalg.eigvals(rt.from_numpy(form.astype(kind))).numpy()
        wanted = np.linalg.eigvals(form)
        key = lambda z: (round(z.real, 6), round(z.imag, 6))  # noqa: E731
        close(sorted(values / scale, key=key), sorted(wanted / scale, key=key))


def test_real_matrices_have_real_eigenvalues_or_exact_pairs():
    for n in (3, 8, 31):
        values = check_eigen(matrix("float64", n, n))
        pairs = values[values.imag != 0]
        assert (pairs[::2] == pairs[1::2].conj()).all()
        assert (pairs[::2].imag > 0).all()
    symmetric = matrix("float64", 9, 9)
    assert (check_eigen(symmetric + symmetric.T).imag == 0).all()


def test_a_matrix_without_enough_eigenvectors_ends():
    block = np.diag(np.full(6, 2.0)) + np.diag(np.ones(5), 1)
    values, vectors = rt.linalg.eig(rt.from_numpy(block))
    assert np.allclose(values.numpy(), 2.0, atol=1e-2)
    assert vectors.isfinite().all()


@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
def test_what_is_not_finite_raises_or_stays_so(bad):
    a = rt.full((3, 3), bad, dtype=rt.float64)
    for call in (rt.linalg.eig, rt.linalg.eigvals, lambda a: rt.linalg.lstsq(a, a)):
        with pytest.raises(RuntimeError):
            call(a)
    assert rt.matrix_exp(a).isnan().all()
    assert not rt.linalg.ldl_factor_ex(a).LD.isfinite().all()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("hermitian", [False, True])
@pytest.mark.parametrize("n", [1, 2, 3, 8, 40])
def test_ldl_factors_solve(kind, hermitian, n):
    a = matrix(kind, 2, n, n)
    turned = a.swapaxes(-1, -2)
    a = a + (turned.conj() if hermitian else turned)
    b = matrix(kind, 2, n, 3)
    factors, pivots = rt.linalg.ldl_factor(rt.from_numpy(a.copy()), hermitian=hermitian)
    x = rt.linalg.ldl_solve(factors, pivots, rt.from_numpy(b.copy()), hermitian=hermitian).numpy()
    close(a @ x, b, 100 if kind in ("float32", "complex64") else 1)
    assert (factors.numpy() == np.tril(factors.numpy())).all()


def test_ldl_pivots_are_those_of_lapack():
    # Zeros on the diagonal need a block of two; worked by hand after Bunch and Kaufman.
    a = rt.tensor([[0.0, 1.0, 2.0], [1.0, 0.0, 3.0], [2.0, 3.0, 0.0]], dtype=rt.float64)
    factors, pivots = rt.linalg.ldl_factor(a)
    assert pivots.tolist() == [-3, -3, 3]
    assert factors[1, 0] == 2
    assert factors[2, 2] == pytest.approx(-3)
    found = rt.linalg.ldl_factor_ex(rt.zeros(2, 2))
    assert found.info.item() == 1
    assert found.pivots.tolist() == [1, 2]
    with pytest.raises(RuntimeError):
        rt.linalg.ldl_factor(rt.zeros(2, 2))
    with pytest.raises(ValueError, match="no pivot"):
        rt.linalg.ldl_solve(a, rt.tensor([9, 1, 1], dtype=rt.int32), a)
    for device in ("cpu", "meta"):
        with pytest.raises(rt.DTypeError, match="int32"):
            rt.linalg.ldl_solve(a.to(device), rt.tensor([1, 2, 3]).to(device), a.to(device))


@pytest.mark.parametrize("kind", KINDS)
def test_exponentials_solve_their_differential_equation(kind):
    for scale in (1e-3, 0.1, 0.5, 1.5, 4.0, 30.0):
        a = matrix(kind, 5, 5)
        a = (a - a.conj().T) * np.array(scale, a.dtype)
        # Of a skew matrix: unitary, with the eigenvalues' exponentials.
        w, v = np.linalg.eigh(a.astype("complex128") / 1j)
        wanted = (v * np.exp(1j * w)) @ v.conj().T
        found = rt.matrix_exp(rt.from_numpy(a.copy())).numpy()
        close(found, wanted.astype(kind) if kind.startswith("c") else wanted.real.astype(kind), 10)
    nilpotent = rt.tensor([[0.0, 1e8], [0.0, 0.0]], dtype=rt.float64)
    assert np.allclose(rt.linalg.matrix_exp(nilpotent).numpy(), [[1, 1e8], [0, 1]])


@pytest.mark.parametrize("kind", ["bfloat16", "float16"])
def test_exponentials_of_half_types_are_rounded_once(kind):
    # PyTorch 2.13 gives NaN or noise for these dtypes on the CPU; the rounded double result is what is meant.
    a = rt.tensor([[0.1, -0.4], [0.3, 0.2]]).to(getattr(rt, kind))
    assert rt.equal(rt.matrix_exp(a), rt.matrix_exp(a.double()).to(a.dtype))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("driver", [None, "gels", "gelsy", "gelsd", "gelss"])
@pytest.mark.parametrize("shape", [(3, 3), (6, 3), (3, 6), (2, 5, 2)])
def test_least_squares_agree_with_numpy(kind, driver, shape):
    a, b = matrix(kind, *shape), matrix(kind, *shape[:-1], 2)
    found = rt.linalg.lstsq(rt.from_numpy(a.copy()), rt.from_numpy(b.copy()), driver=driver)
    close(found.solution.numpy(), np.linalg.pinv(a) @ b, 10)
    m, n = shape[-2:]
    if m > n and driver not in (None, "gelsy"):
        close(found.residuals.numpy(), (np.abs(a @ found.solution.numpy() - b) ** 2).sum(-2), 10)
    else:
        assert found.residuals.shape == (0,)
    if driver == "gels":
        assert found.rank.shape == (0,)
    else:
        assert (found.rank == min(m, n)).all()
    if driver in ("gelsd", "gelss"):
        close(found.singular_values.numpy(), np.linalg.svd(a, compute_uv=False), 10)


def test_least_squares_without_full_rank_give_the_shortest_solution():
    a = np.array([[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
    b = matrix("float64", 4, 2)
    for driver in ("gelsy", "gelsd", "gelss"):
        found = rt.linalg.lstsq(rt.from_numpy(a), rt.from_numpy(b), driver=driver)
        close(found.solution.numpy(), np.linalg.pinv(a, rcond=1e-12) @ b)
        assert found.rank.item() == 2
    with pytest.raises(RuntimeError, match="full rank"):
        rt.linalg.lstsq(rt.ones(3, 2), rt.ones(3, 1), driver="gels")
    for call in (
        lambda: rt.linalg.lstsq(rt.ones(3, 2), rt.ones(2, 1)),
        lambda: rt.linalg.lstsq(rt.ones(3, 2), rt.ones(3, 1), driver="qr"),
        lambda: rt.linalg.lstsq(rt.ones(3, 2), rt.ones(3, 1, dtype=rt.float64)),
    ):
        with pytest.raises((RuntimeError, ValueError)):
            call()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("transpose", [False, True])
def test_ormqr_multiplies_by_q(kind, left, transpose):
    a = rt.from_numpy(matrix(kind, 5, 3))
    reflections, tau = rt.geqrf(a)
    q = rt.linalg.qr(a, "complete").Q.numpy()
    q = q.conj().T if transpose else q
    other = matrix(kind, 5, 2) if left else matrix(kind, 2, 5)
    found = rt.ormqr(reflections, tau, rt.from_numpy(other.copy()), left, transpose).numpy()
    close(found, q @ other if left else other @ q)
