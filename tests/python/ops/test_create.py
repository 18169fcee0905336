"""Factories, copies and conversions."""

import numpy as np
import pytest
import rtensor as rt


def test_ranges_are_counted_in_double_precision_and_int64_exactly():
    assert rt.arange(0, 9.86, 1.3).shape == (8,)
    assert rt.arange(0, 9.86, 1.3, dtype=rt.int32).tolist() == list(range(8))
    assert rt.arange(0.1, 0.5, 0.05).shape == (8,)
    assert rt.arange(2**63 - 3, 2**63 - 1).tolist() == [2**63 - 3, 2**63 - 2]
    assert rt.arange(5, 0, -2).tolist() == [5, 3, 1]


@pytest.mark.parametrize(
    "ends", [(0, 1, 0), (0, 1, -1), (0, float("inf"), 1), (float("nan"), 1, 1)]
)
def test_ranges_that_do_not_end_are_refused(ends):
    with pytest.raises((RuntimeError, ValueError)):
        rt.arange(*ends)


def test_dtypes_are_inferred_from_the_value():
    assert rt.full((1,), 2).dtype == rt.int64
    assert rt.full((1,), True).dtype == rt.bool
    assert rt.full((1,), 2.0).dtype == rt.float32
    assert rt.full((1,), 2j).dtype == rt.complex64
    assert rt.arange(3).dtype == rt.int64
    assert rt.arange(3.0).dtype == rt.float32


def test_points_meet_both_ends():
    x = rt.linspace(0, 1, 7)
    np.testing.assert_allclose(x.numpy(), np.linspace(0, 1, 7), rtol=1e-6)
    assert x[-1].item() == 1
    assert rt.linspace(3, 9, 1).tolist() == [3]
    assert rt.linspace(0, 1, 0).shape == (0,)


@pytest.mark.parametrize("offset", [-3, -1, 0, 2, 9])
@pytest.mark.parametrize("shape", [(3, 4), (4, 3), (0, 3), (2, 3, 3)])
def test_triangles(shape, offset):
    a = np.arange(float(np.prod(shape))).reshape(shape)
    t = rt.from_numpy(a)
    assert rt.tril(t, offset).tolist() == np.tril(a, offset).tolist()
    assert (
        rt.triu(t.transpose(-1, -2), offset).tolist()
        == np.triu(a.swapaxes(-1, -2), offset).tolist()
    )
    if len(shape) == 2:
        assert rt.tril_indices(*shape, offset).tolist() == [
            list(i) for i in np.tril_indices(shape[0], offset, shape[1])
        ]


def test_a_copy_may_overlap_its_source():
    x = rt.arange(6)
    x[1:].copy_(x[:5])
    assert x.tolist() == [0, 0, 1, 2, 3, 4]
    y = rt.arange(9.0).reshape(3, 3)
    y.copy_(y.t())
    assert y.tolist() == [[0, 3, 6], [1, 4, 7], [2, 5, 8]]


@pytest.mark.parametrize(
    "source", [rt.bool, rt.uint8, rt.int64, rt.float16, rt.float64, rt.complex64]
)
@pytest.mark.parametrize(
    "target", [rt.bool, rt.int8, rt.uint64, rt.bfloat16, rt.float32, rt.complex128]
)
def test_copies_convert_any_dtype_in_any_layout(source, target):
    x = (rt.arange(60) % 7).reshape(6, 10).to(source)
    want = x.to(target).tolist()
    out = rt.empty(10, 6, dtype=target).t()
    assert out.copy_(x).tolist() == want
    assert x.t().to(target).t().tolist() == want


def test_conversion_returns_itself_where_nothing_changes():
    x = rt.ones(2, 3)
    assert x.float() is x
    assert x.contiguous() is x
    assert x.to(rt.float32, copy=True) is not x
    assert x.t().contiguous().is_contiguous()
    assert x.to("meta").device.type == "meta"


def test_memory_formats():
    x = rt.ones(2, 3, 4, 5).contiguous(memory_format=rt.channels_last)
    assert x.stride() == (60, 1, 15, 3)
    assert rt.empty_like(x).stride() == x.stride()
    assert (x + 1).stride() == x.stride()


def test_one_element_as_a_number():
    assert rt.tensor([[3]]).item() == 3
    assert rt.tensor(True).item() is True
    with pytest.raises((RuntimeError, ValueError)):
        rt.ones(2).item()
    assert rt.equal(rt.arange(5), rt.arange(5))
    assert not rt.equal(rt.arange(5), rt.arange(4))


def test_set_shares_memory_under_a_given_layout():
    x = rt.arange(10.0)
    y = rt.empty(0)
    assert y.set_(x.untyped_storage(), 2, (2, 2)) is y
    y[0, 0] = -1
    assert x[2].item() == -1
    assert y.set_(x, 1, (2,), (4,)).tolist() == [1, 5]
    assert rt.empty(0).set_(x.untyped_storage()).tolist() == x.tolist()
    assert y.set_().shape == (0,)


@pytest.mark.parametrize("layout", [(0, (2,), (10,)), (9, (2,)), (-1, (2,)), (0, (2,), (-1,))])
def test_set_refuses_layouts_beyond_the_memory(layout):
    x, y = rt.arange(10.0), rt.ones(2)
    with pytest.raises((RuntimeError, ValueError)):
        y.set_(x, *layout)
    with pytest.raises((RuntimeError, ValueError)):
        y.set_(x.untyped_storage(), *layout)
    assert y.tolist() == [1, 1]


def test_shapes_broadcast_without_tensors():
    assert rt.broadcast_shapes((2, 1), (3,), 1) == (2, 3)
    with pytest.raises(RuntimeError):
        rt.broadcast_shapes((2,), (3,))


def test_memory_in_another_order_of_dimensions():
    x = rt.empty_permuted((2, 3, 4), (0, 2, 1))
    assert (x.shape, x.stride()) == ((2, 3, 4), (12, 1, 3))
    with pytest.raises(RuntimeError):
        rt.empty_permuted((2, 3), (0, 0))
