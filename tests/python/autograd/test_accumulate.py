"""Leaves, the field `.grad`, and how gradients come into it."""

import pytest
import rtensor as rt


def test_only_floating_and_complex_leaves_may_require_grad():
    for dtype in (rt.int64, rt.bool, rt.uint8):
        with pytest.raises(RuntimeError, match="floating"):
            rt.zeros(2, dtype=dtype, requires_grad=True)
        with pytest.raises(RuntimeError, match="floating"):
            rt.zeros(2, dtype=dtype).requires_grad_()
    for dtype in (rt.float16, rt.bfloat16, rt.float32, rt.complex64):
        assert rt.zeros(2, dtype=dtype, requires_grad=True).is_leaf


def test_what_is_a_leaf():
    x = rt.ones(2, requires_grad=True)
    y = x * 2
    assert x.is_leaf
    assert x.grad_fn is None
    assert not y.is_leaf
    assert y.detach().is_leaf
    assert rt.ones(2).is_leaf
    assert (rt.ones(2) + 1).is_leaf


def test_a_result_cannot_stop_requiring_grad():
    y = rt.ones(2, requires_grad=True) * 2
    with pytest.raises(RuntimeError, match=r"detach\(\)"):
        y.requires_grad = False
    with pytest.raises(RuntimeError, match=r"detach\(\)"):
        y.requires_grad_(False)
    y.requires_grad_(True)
    x = rt.ones(2, requires_grad=True)
    x.requires_grad = False
    assert not x.requires_grad


def test_the_second_gradient_is_added_into_the_first():
    x = rt.ones(2, requires_grad=True)
    (x * 2).sum().backward()
    first = x.grad
    assert x.grad is first
    (x * 3).sum().backward()
    assert x.grad is first
    assert first.tolist() == [5, 5]


def test_create_graph_makes_a_new_sum():
    x = rt.ones(2, requires_grad=True)
    (x * x).sum().backward()
    first = x.grad
    (x * x).sum().backward(create_graph=True)
    assert x.grad is not first
    assert first.tolist() == [2, 2]
    assert x.grad.tolist() == [4, 4]
    assert x.grad.requires_grad


def test_a_gradient_that_somebody_else_sees_is_copied():
    x = rt.ones(3, requires_grad=True)
    given = rt.ones(3)
    x.backward(given)
    given.fill_(7)
    assert x.grad.tolist() == [1, 1, 1]
    kept = []
    y = rt.ones(3, requires_grad=True)
    y.register_hook(kept.append)
    (y * 2).sum().backward()
    kept[0].fill_(9)
    assert y.grad.tolist() == [2, 2, 2]


def test_two_leaves_never_share_a_gradient():
    a, b = rt.ones(3, requires_grad=True), rt.ones(3, requires_grad=True)
    (a + b).sum().backward()
    a.grad.fill_(5)
    assert b.grad.tolist() == [1, 1, 1]
    a, b = rt.ones(3, requires_grad=True), rt.ones(3, requires_grad=True)
    (a + b).backward(rt.ones(3))
    a.grad.fill_(5)
    assert b.grad.tolist() == [1, 1, 1]


def test_a_gradient_takes_the_layout_of_its_leaf():
    x = rt.ones(3, 2).t().detach().requires_grad_()
    assert x.stride() == (1, 2)
    (x * rt.ones(2, 3)).sum().backward()
    assert x.grad.stride() == (1, 2)
    y = rt.ones(2, requires_grad=True)
    y.expand(3, 2).sum().backward()
    assert y.grad.is_contiguous()


def test_assigning_the_field_is_checked():
    x = rt.ones(2, requires_grad=True)
    for wrong in (rt.ones(3), rt.ones(2, dtype=rt.float64), rt.ones(2, device="meta")):
        with pytest.raises(RuntimeError):
            x.grad = wrong
    with pytest.raises(TypeError):
        x.grad = 1.0
    with pytest.raises(RuntimeError):
        x.grad = x
    g = rt.ones(2)
    x.grad = g
    assert x.grad is g
    x.grad = None
    assert x.grad is None
    del x.grad
    assert x.grad is None


def test_reading_the_field_of_a_result_warns_unless_it_is_retained():
    x = rt.ones(2, requires_grad=True)
    y = x * 2
    with pytest.warns(UserWarning, match="retain_grad"):
        assert y.grad is None
    y.retain_grad()
    assert y.retains_grad
    (y * 3).sum().backward()
    assert y.grad.tolist() == [3, 3]
    with pytest.raises(RuntimeError):
        rt.ones(2).retain_grad()


def test_retained_gradients_accumulate_as_those_of_leaves():
    x = rt.ones(2, requires_grad=True)
    y = x * 2
    y.retain_grad()
    z = (y * 3).sum()
    z.backward(retain_graph=True)
    z.backward()
    assert y.grad.tolist() == [6, 6]


def test_data_shares_memory_and_nothing_else():
    x = rt.ones(2, requires_grad=True)
    y = x * x
    x.data.fill_(3)
    assert x.tolist() == [3, 3]
    y.sum().backward()
    assert x.grad.tolist() == [6, 6]
    assert not x.data.requires_grad
