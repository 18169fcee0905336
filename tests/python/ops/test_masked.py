"""Masked reductions agree with reductions of what the mask selects; windows with their definitions."""

import math

import numpy as np
import pytest
import rtensor as rt

X = rt.tensor([[3.0, -1.0, 2.0], [0.5, 4.0, -2.0]], dtype=rt.float64)
MASK = rt.tensor([[True, False, True], [True, True, False]])
SELECTED = np.array([3.0, 2.0, 0.5, 4.0])


@pytest.mark.parametrize(
    ("name", "want"),
    [
        ("sum", np.sum),
        ("prod", np.prod),
        ("mean", np.mean),
        ("amax", np.max),
        ("amin", np.min),
        ("var", lambda x: np.var(x, ddof=1)),
        ("std", lambda x: np.std(x, ddof=1)),
        ("norm", np.linalg.norm),
        ("logsumexp", lambda x: np.log(np.exp(x).sum())),
    ],
)
def test_only_what_is_selected_counts(name, want):
    function = getattr(rt.masked, name)
    assert math.isclose(function(X, mask=MASK).item(), want(SELECTED))
    assert math.isclose(function(X).item(), want(X.numpy().reshape(-1)))
    assert function(X, dim=1, keepdim=True, mask=MASK).shape == (2, 1)


def test_positions_lines_and_masks_that_broadcast():
    assert rt.masked.argmin(X, 1, mask=MASK).tolist() == [2, 0]
    assert rt.masked.cumsum(X, 1, mask=MASK).tolist() == [[3, 3, 5], [0.5, 4.5, 4.5]]
    assert rt.masked.median(X, 1, mask=MASK).tolist() == [2, 0.5]
    assert rt.masked.sum(X, 1, mask=MASK[0]).tolist() == [5, -1.5]
    weights = rt.masked.softmax(X, 1, mask=MASK)
    assert weights[0, 1].item() == 0
    assert weights.sum(1).tolist() == pytest.approx([1, 1])
    assert rt.masked.normalize(X, 1, 1, mask=MASK).sum(1).tolist() == pytest.approx([1, 1])
    with pytest.raises(TypeError):
        rt.masked.sum(X, mask=MASK.int())


W = rt.signal.windows


@pytest.mark.parametrize("name", W.__all__)
def test_windows_are_symmetric_or_periods(name):
    options = {"a": [0.5, 0.5]} if name == "general_cosine" else {}
    window = getattr(W, name)
    whole = window(9, dtype=rt.float64, **options)
    assert rt.allclose(whole, whole.flip(0), atol=1e-12)
    assert rt.allclose(window(8, sym=False, dtype=rt.float64, **options), whole[:8], atol=1e-12)
    assert window(0, **options).shape == (0,)
    assert window(1, **options).tolist() == [1]
    assert window(3, requires_grad=True, **options).requires_grad
    for bad in ({"M": -1}, {"M": 3, "dtype": rt.int64}):
        with pytest.raises(ValueError, match=r"."):
            window(**bad, **options)


def test_windows_agree_with_numpy():
    for name in ("hamming", "blackman", "bartlett"):
        want = getattr(np, name)(12)
        np.testing.assert_allclose(getattr(W, name)(12, dtype=rt.float64).numpy(), want, atol=1e-12)
    got = W.kaiser(12, beta=5.0, dtype=rt.float64).numpy()
    np.testing.assert_allclose(got, np.kaiser(12, 5.0), rtol=1e-6)
