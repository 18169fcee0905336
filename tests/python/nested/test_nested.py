"""Nested tensors: structure, products, gradients, and the error for everything else."""

import numpy as np
import pytest
import rtensor as rt
from rtensor import nested


def parts(*sizes, grad=False):
    """Components with different values, reproducible."""
    made = [rt.arange(int(np.prod(s)), dtype=rt.float64).reshape(s).sin() for s in sizes]
    return [m.requires_grad_() for m in made] if grad else made


def test_shape_marks_what_differs_between_components():
    x = nested.nested_tensor(parts((2, 3), (4, 3)))
    assert x.is_nested
    assert x.dim() == 3
    assert x.shape[0] == 2
    assert x.shape[2] == 3
    assert x.shape[1] == nested.Ragged([2, 4])
    assert repr(x.shape) == "(2, *, 3)"


def test_unbind_gives_the_components_back():
    a = parts((2, 3), (0, 3), (4, 3))
    for got, want in zip(nested.nested_tensor(a).unbind(), a, strict=True):
        assert got.equal(want)
    with pytest.raises(IndexError, match="dimension 0 only"):
        nested.nested_tensor(a).unbind(1)


def test_padding_fills_what_is_missing():
    a = parts((2, 3), (1, 2))
    padded = nested.nested_tensor(a).to_padded_tensor(-1.0)
    assert padded.shape == (2, 2, 3)
    assert padded[0].equal(a[0])
    assert padded[1, 0, :2].equal(a[1][0])
    assert (padded[1, 1] == -1).all()
    assert nested.nested_tensor(a).to_padded_tensor(0.0, (2, 5, 4)).shape == (2, 5, 4)
    with pytest.raises(rt.ShapeError, match="output_size"):
        nested.nested_tensor(a).to_padded_tensor(0.0, (2, 1, 3))


@pytest.mark.parametrize("dtype", [rt.float32, rt.float64, rt.complex128, rt.bfloat16])
def test_matmul_is_one_product_per_component(dtype):
    a = [p.to(dtype) for p in parts((2, 3), (4, 3))]
    b = [p.to(dtype) for p in parts((3, 5), (3, 1))]
    c = nested.nested_tensor(a) @ nested.nested_tensor(b)
    for got, x, y in zip(c.unbind(), a, b, strict=True):
        assert got.equal(x @ y)


def test_matmul_of_higher_rank_components():
    a, b = parts((2, 3, 4), (5, 1, 4)), parts((2, 4, 2), (5, 4, 3))
    c = rt.matmul(nested.nested_tensor(a), nested.nested_tensor(b))
    for got, x, y in zip(c.unbind(), a, b, strict=True):
        assert rt.allclose(got, x @ y)


def test_gradients_are_nested_likewise():
    a, b = parts((2, 3), (4, 3), grad=True), parts((3, 5), (3, 1), grad=True)
    x, y = nested.as_nested_tensor(a), nested.as_nested_tensor(b)
    c = x @ y
    assert c.requires_grad
    loss = sum((p * p).sum() for p in c.unbind())
    loss.backward()
    for p, q in zip(a, b, strict=True):
        left, right = p.detach().requires_grad_(), q.detach().requires_grad_()
        ((left @ right) ** 2).sum().backward()
        assert rt.allclose(p.grad, left.grad)
        assert rt.allclose(q.grad, right.grad)


def test_a_nested_leaf_accumulates_a_nested_gradient():
    x = nested.nested_tensor(parts((2, 3), (4, 3)), requires_grad=True)
    y = nested.nested_tensor(parts((3, 2), (3, 2)))
    for _ in range(2):
        sum(p.sum() for p in (x @ y).unbind()).backward()
    assert x.grad.is_nested
    for g, q in zip(x.grad.unbind(), y.unbind(), strict=True):
        assert rt.allclose(g, 2 * q.sum(1).expand_as(g))


def test_a_component_that_nobody_uses_gets_zeros():
    x = nested.nested_tensor(parts((2,), (3,)), requires_grad=True)
    x.unbind()[1].sum().backward()
    first, second = x.grad.unbind()
    assert first.equal(rt.zeros(2, dtype=rt.float64))
    assert second.equal(rt.ones(3, dtype=rt.float64))


@pytest.mark.parametrize(
    ("make", "error", "says"),
    [
        (lambda: nested.nested_tensor([]), ValueError, "at least one component"),
        (lambda: nested.nested_tensor(parts((2,), (2, 2))), rt.ShapeError, "one rank"),
        (
            lambda: nested.nested_tensor([rt.zeros(2), rt.zeros(2, dtype=rt.int64)]),
            rt.DTypeError,
            "component 1",
        ),
        (lambda: nested.nested_tensor([rt.tensor(1.0)]), rt.ShapeError, "at least 1"),
    ],
)
def test_what_cannot_be_nested_is_refused(make, error, says):
    with pytest.raises(error, match=says):
        make()


def test_products_that_do_not_fit_name_the_component():
    a = nested.nested_tensor(parts((2, 3), (4, 3)))
    with pytest.raises(rt.ShapeError, match="component 1"):
        a @ nested.nested_tensor(parts((3, 5), (2, 1)))
    with pytest.raises(rt.ShapeError, match="2 and 1 components"):
        a @ nested.nested_tensor(parts((3, 5)))
    with pytest.raises(TypeError, match="other must be a nested tensor"):
        a @ parts((3, 5))[0]


@pytest.mark.parametrize("name", ["exp", "sum", "relu", "cumsum"])
def test_anything_else_names_the_operation_and_the_key(name):
    x = nested.nested_tensor(parts((2, 3), (4, 3)))
    with pytest.raises(NotImplementedError, match=f"{name}.*NestedTensorCPU"):
        getattr(x, name)(*([0] if name == "cumsum" else []))


def test_supported_names_what_has_a_kernel():
    assert {"aten::matmul", "aten::unbind.int", "aten::to_padded_tensor"} <= set(nested.supported())


def test_explain_names_the_kernel_and_the_gradient(capsys):
    x = nested.nested_tensor(parts((2, 3)))
    y = nested.nested_tensor(parts((3, 2)))
    rt.explain(rt.matmul, x, y)
    text = capsys.readouterr().out
    assert "nested::matmul_nested" in text
    assert "matmul_backward" in text
