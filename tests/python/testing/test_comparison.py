"""assert_close and make_tensor."""

import math

import pytest
import rtensor as rt
from rtensor.testing import assert_close, default_tolerances, make_tensor


def test_tolerances_belong_to_dtypes():
    assert default_tolerances(rt.float32) == (1.3e-6, 1e-5)
    assert default_tolerances(rt.float32, rt.bfloat16) == (1.6e-2, 1e-5)
    assert default_tolerances(rt.int64) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("actual", "expected"),
    [
        (1.0, 1.0 + 1e-8),
        (rt.tensor([1.0, 2.0]), rt.tensor([1.0, 2.000001])),
        (rt.tensor([math.inf]), rt.tensor([math.inf])),
        (rt.tensor([1.0], dtype=rt.bfloat16), rt.tensor([1.01], dtype=rt.bfloat16)),
        ([rt.ones(1), {"a": 2}], [rt.ones(1), {"a": 2}]),
        (rt.zeros(0), rt.zeros(0)),
        (None, None),
    ],
)
def test_close_things_pass(actual, expected):
    assert_close(actual, expected)


@pytest.mark.parametrize(
    ("actual", "expected", "text"),
    [
        (1.0, 1.1, "Scalars are not close"),
        (1, 1.0, "types do not match"),
        (rt.tensor([1.0, 2.0]), rt.tensor([1.0, 2.1]), r"Mismatched elements: 1 / 2 \(50.0%\)"),
        (rt.tensor([[1, 2]]), rt.tensor([[1, 3]]), r"at index \(0, 1\)"),
        (rt.ones(2), rt.ones(3), "'shape' do not match"),
        (rt.ones(2), rt.ones(2, dtype=rt.float64), "'dtype' do not match"),
        (rt.tensor([math.nan]), rt.tensor([math.nan]), "not close"),
        (rt.tensor([math.inf]), rt.tensor([-math.inf]), "not close"),
        ([1, 2], [1], "length of the sequences"),
        ({"a": 1}, {"b": 1}, "keys of the mappings"),
        ([[rt.ones(1)]], [[rt.zeros(1)]], r"at \[0\]\[0\]"),
    ],
)
def test_others_are_told_apart(actual, expected, text):
    with pytest.raises(AssertionError, match=text):
        assert_close(actual, expected)


def test_options():
    assert_close(rt.tensor([math.nan]), rt.tensor([math.nan]), equal_nan=True)
    assert_close(rt.ones(2), rt.ones(2, dtype=rt.float64), check_dtype=False)
    assert_close(1.0, 1.4, rtol=0, atol=0.5)
    with pytest.raises(AssertionError, match="'stride"):
        assert_close(rt.ones(2, 3), rt.ones(3, 2).t(), check_stride=True)
    with pytest.raises(ValueError, match="both"):
        assert_close(1.0, 1.0, rtol=0.1)
    with pytest.raises(TypeError, match="no way to compare"):
        assert_close("a", "a")
    with pytest.raises(AssertionError, match="mine"):
        assert_close(1.0, 2.0, msg="mine")


def test_made_tensors_are_the_same_each_time():
    a = make_tensor(2, 3, dtype=rt.float64, low=-1, high=1)
    assert a.tolist() == make_tensor((2, 3), dtype=rt.float64, low=-1, high=1).tolist()
    assert a.abs().max().item() <= 1
    assert make_tensor(4, dtype=rt.uint8).dtype == rt.uint8
    assert make_tensor(0, 2, dtype=rt.complex64).shape == (0, 2)
    gaps = make_tensor(2, 3, dtype=rt.float64, low=-1, high=1, noncontiguous=True)
    assert not gaps.is_contiguous()
    assert gaps.tolist() == a.tolist()
    assert 0 not in make_tensor(50, dtype=rt.int8, low=0, high=1, exclude_zero=True).tolist()
    assert make_tensor(2, dtype=rt.float32, requires_grad=True).requires_grad
