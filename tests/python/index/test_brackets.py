"""`x[…]` and `x[…] = v` against NumPy."""

import numpy as np
import pytest
import rtensor as rt

N = np.arange(2 * 3 * 4, dtype=np.float32).reshape(2, 3, 4)


def pair():
    a = N.copy()
    return a, rt.tensor(a)


S = np.s_
MASK = N[0] % 2 == 0
# NumPy counts an int beside a list as an index array; there PyTorch's rule differs and is tested below.
KEYS = [
    S[0],
    S[-1],
    S[1, 2],
    S[1, 2, 3],
    S[:],
    S[...],
    S[0:1],
    S[:, 1:],
    S[:, ::2],
    S[..., 1],
    S[1, ..., 2],
    S[None],
    S[:, None, :, None],
    S[None, ..., None],
    S[()],
    S[5:],
    S[:, 2:1],
    S[-1:],
    S[:, -2:, 1:100],
    S[[1, 0]],
    S[[0, 0, 1], [1, 2, 0]],
    S[:, [2, 0]],
    S[[1], :, [0, 3]],
    S[:, [0, 1], [1, 2]],
    S[0, [1, 2]],
    S[[0, 1], None, [1, 2]],
    S[..., [0, 3]],
    S[:, :, [[0], [1]]],
    S[True],
    S[False],
    S[True, 0],
    S[np.array([True, False])],
    S[:, np.array([True, False, True])],
    S[0, MASK],
    S[:, MASK],
    S[np.array(1)],
    S[np.int64(1)],
    S[[True, False]],
    S[[]],
    S[:, []],
    S[np.array([[0, 1]]), 1],
    S[MASK[0, :2]],
    S[:, 1, [0, 1]],
]


def as_key(key):
    """The same key with tensors in place of arrays."""

    def one(k):
        return rt.tensor(k) if isinstance(k, np.ndarray) else k

    return tuple(one(k) for k in key) if isinstance(key, tuple) else one(key)


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_reading_is_as_in_numpy(key):
    a, t = pair()
    for k in (key, as_key(key)):
        got = t[k]
        assert got.shape == a[key].shape
        assert got.tolist() == a[key].tolist()


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_writing_a_number_is_as_in_numpy(key):
    a, t = pair()
    a[key] = -1
    t[as_key(key)] = -1
    assert t.tolist() == a.tolist()


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_writing_a_tensor_is_as_in_numpy(key):
    a, t = pair()
    value = -np.arange(1, a[key].size + 1, dtype=np.float32).reshape(a[key].shape)
    a[key] = value
    t[as_key(key)] = rt.tensor(value)
    assert t.tolist() == a.tolist()


@pytest.mark.parametrize("key", KEYS[:19], ids=str)
def test_basic_keys_are_views(key):
    _, t = pair()
    view = t[key]
    assert view.untyped_storage() == t.untyped_storage()
    if view.numel():
        view.zero_()
        assert t[key].sum().item() == 0


@pytest.mark.parametrize(
    ("key", "error"),
    [
        (5, IndexError),
        (-3, IndexError),
        ((0, 3), IndexError),
        ((0, 0, 0, 0), IndexError),
        (S[..., ...], IndexError),
        (S[::-1], ValueError),
        (S[::0], ValueError),
        ("x", TypeError),
        (1.5, TypeError),
        ([1.5], IndexError),
        ([0, 5], IndexError),
        (2**70, IndexError),
        (np.ones(5, dtype=bool), IndexError),
        (np.ones((1, 12), dtype=bool), IndexError),
        (np.zeros(0, dtype=bool), IndexError),
        ({}, TypeError),
    ],
    ids=str,
)
def test_wrong_keys_are_refused(key, error):
    _, t = pair()
    with pytest.raises(error):
        t[as_key(key)]
    before = t.tolist()
    with pytest.raises(error):
        t[as_key(key)] = 0.0
    assert t.tolist() == before


def test_slices_far_outside_are_clamped():
    a, t = pair()
    assert t[: 2**70].shape == a[: 2**70].shape
    assert t[-(2**70) :].shape == a.shape


def test_values_are_broadcast_and_leading_ones_dropped():
    a, t = pair()
    a[0] = np.float32([[1, 2, 3, 4]])
    t[0] = rt.tensor([[1.0, 2, 3, 4]])
    a[:, 0, 0] = np.float32([[[7, 8]]])
    t[:, 0, 0] = rt.tensor([[[7.0, 8]]])
    assert t.tolist() == a.tolist()
    with pytest.raises(RuntimeError):
        t[0] = rt.tensor([1.0, 2.0, 3.0])


def test_an_int_beside_a_list_selects_first():
    a, t = pair()
    assert t[1, :, [0, 2]].tolist() == a[1][:, [0, 2]].tolist()
    t[0, :, [3]] = 9
    assert t[0, :, 3].tolist() == [9, 9, 9]


def test_masks_of_no_dimension():
    s = rt.tensor(3.0)
    assert s[s < 0].shape == (0,)
    assert s[s > 0].shape == (1,)


def test_iteration_and_membership():
    _, t = pair()
    assert [x.shape for x in t] == [(3, 4), (3, 4)]
    assert len(t) == 2
    assert 5.0 in t
    assert 99.0 not in t
    with pytest.raises(TypeError):
        iter(rt.tensor(1.0))
    with pytest.raises(TypeError):
        len(rt.tensor(1.0))
    with pytest.raises(TypeError):
        t.__contains__("x")


def test_index_tensors_may_be_of_any_integer_dtype_and_negative():
    a, t = pair()
    for dtype in (rt.int64, rt.int32):
        assert t[rt.tensor([-1, 0], dtype=dtype)].tolist() == a[[-1, 0]].tolist()
    with pytest.raises(IndexError):
        t[rt.tensor([1.0])]
