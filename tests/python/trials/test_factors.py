"""Factorisations of matrices at the ends: thin shapes, sizes near the limits of numbers, memory that was used before."""

import numpy as np
import pytest
import rtensor as rt

RANDOM = np.random.default_rng(11)
KINDS = ("float32", "float64", "complex64", "complex128")


def matrix(kind, *shape):
    x = RANDOM.standard_normal(shape)
    if kind.startswith("complex"):
        x = x + 1j * RANDOM.standard_normal(shape)
    return x.astype(kind)


def unitary(x):
    x = x.astype(np.complex128)
    return np.allclose(x.conj().T @ x, np.eye(x.shape[1]), atol=1e-4)


def used_memory():
    """Leaves blocks of many lengths behind that hold no zeros."""
    del [rt.full((n,), 7e200, dtype=rt.float64) for n in range(1, 500)][:]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("short", [1, 2, 3, 5])
@pytest.mark.parametrize("long", [2, 7, 9, 40])
def test_singular_vectors_of_long_matrices_are_a_whole_basis(kind, short, long):
    for shape in ((long, short), (short, long)):
        a = matrix(kind, *shape)
        used_memory()
        u, s, vh = (x.numpy() for x in rt.linalg.svd(rt.from_numpy(a)))
        assert unitary(u)
        assert unitary(vh)
        k = min(shape)
        assert np.allclose((u[:, :k] * s) @ vh[:k], a, atol=1e-4)


SMALL = {"float32": 1e-40, "float64": 1e-310, "complex64": 1e-40, "complex128": 1e-310}


@pytest.mark.parametrize("kind", KINDS)
def test_factors_of_subnormal_matrices(kind):
    small = SMALL[kind]
    real = "float32" if kind in ("float32", "complex64") else "float64"
    a = np.ones((3, 3)).astype(kind) * np.asarray(small, real)
    values, vectors = rt.linalg.eig(rt.from_numpy(a))
    assert np.allclose(sorted(values.abs().double().numpy() / small), [0, 0, 3], atol=1e-3)
    assert np.allclose(np.linalg.norm(vectors.numpy(), axis=0), 1, atol=1e-4)
    assert np.allclose(rt.linalg.eigvals(rt.from_numpy(a)).abs().double().max() / small, 3)
    a = matrix(kind, 5, 3) * np.asarray(small, real)
    for x in (a, a.T.copy()):
        q, r = (x.numpy() for x in rt.linalg.qr(rt.from_numpy(x)))
        assert unitary(q)
        grown = np.asarray(1e5 * 2.0**100 if real == "float32" else 1e300, "float64")
        wide = "complex128"
        error = q.astype(wide) @ (r.astype(wide) * grown) - x.astype(wide) * grown
        assert np.abs(error).max() < 1e-3 * np.abs(x.astype(wide) * grown).max()


@pytest.mark.parametrize("kind", KINDS)
def test_reflections_of_the_largest_numbers(kind):
    top = np.finfo(kind).max
    a = np.array([[top, top / 4, 1], [top / 2, -top, 2], [top, top, 3]]).astype(kind) / 2
    q, r = (x.numpy() for x in rt.linalg.qr(rt.from_numpy(a)))
    assert unitary(q)
    assert np.isfinite(r).all()
    wide = np.longdouble
    assert np.allclose(q.real.astype(wide) @ r.real.astype(wide) / top, a.real / top, atol=1e-5)
    values = rt.linalg.eigvals(rt.from_numpy(a)).numpy()
    assert np.isfinite(values).all()
    with np.errstate(all="ignore"):
        wanted = np.linalg.eigvals(a.astype(kind).astype("complex128") / top)
    assert np.allclose(np.sort(np.abs(values / top)), np.sort(np.abs(wanted)), atol=1e-4)
