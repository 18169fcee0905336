"""Results that PyTorch 2.13 gives otherwise, on purpose: the reference here is the mathematics, named with each."""

import math

import pytest
import rtensor as rt


@pytest.mark.parametrize(
    ("name", "x", "wanted"),
    [
        # Cephes' rational functions, which PyTorch has, are off by 2e-7 just above x = 5; these are SciPy's values.
        ("bessel_j0", 5.4215280659972755, -0.03378131278826054),
        ("bessel_j0", 5.576059452216908, 0.018942641694877763),
        ("bessel_y1", 5.576059452216908, -0.04898599332109948),
    ],
)
def test_bessel_functions_are_exact_just_above_five(name, x, wanted):
    found = getattr(rt.special, name)(rt.tensor(x, dtype=rt.float64)).item()
    assert found == pytest.approx(wanted, rel=1e-12)


@pytest.mark.parametrize("dtype", [rt.float16, rt.float32])
def test_soft_margin_loss_does_not_overflow(dtype):
    # log(1 + exp(z)) is z for large z; PyTorch takes exp(z) in the dtype and gives infinity.
    z = 30.0 if dtype is rt.float16 else 100.0
    x, y = rt.tensor([-z], dtype=dtype), rt.tensor([1.0], dtype=dtype)
    found = rt.nn.functional.soft_margin_loss(x, y)
    assert found.item() == pytest.approx(math.log1p(math.exp(-z)) + z)


def test_what_as_strided_scatter_overwrites_has_no_gradient():
    # PyTorch gives the overwritten elements their gradient and the others none: the wrong way round.
    x = rt.zeros(4, dtype=rt.float64, requires_grad=True)
    out = x.as_strided_scatter(rt.ones(2, dtype=rt.float64), [2], [2])
    (grad,) = rt.autograd.grad(out.sum(), [x])
    assert grad.tolist() == [0, 1, 0, 1]
