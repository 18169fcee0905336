"""The checks themselves: they pass what is right and find what is wrong."""

import pytest
import rtensor as rt
from rtensor.autograd import Function, GradcheckError, gradcheck, gradgradcheck


def double(*values, **options):
    return rt.tensor([*values], dtype=rt.float64, requires_grad=True, **options)


def wrong(factor, second=False):
    """x ** 3 with a slope that is off by a factor, or whose own slope is."""

    class Off(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x**3

        @staticmethod
        def backward(ctx, g):
            (x,) = ctx.saved_tensors
            slope = 3 * x * x
            return g * (slope.detach() if second else slope * factor)

    return Off.apply


def test_right_formulas_pass():
    x, y = double(0.3, -1.2), double(0.7)
    assert gradcheck(lambda a, b: (a * b, a.sin() / b), (x, y))
    assert gradgradcheck(lambda a, b: (a * b, a.sin() / b), (x, y))
    z = rt.tensor([1 + 2j, -0.5j], dtype=rt.complex128, requires_grad=True)
    assert gradcheck(lambda a: a * a, (z,))
    assert gradcheck(lambda a: a.abs(), (z,))
    assert gradgradcheck(lambda a: a * a, (z,))


@pytest.mark.parametrize("factor", [0.0, 0.99, -1.0])
def test_wrong_formulas_are_found(factor):
    x = double(0.5, 1.5)
    with pytest.raises(GradcheckError, match=r"finite differences[\s\S]*formula"):
        gradcheck(wrong(factor), (x,))
    assert gradcheck(wrong(factor), (x,), raise_exception=False) is False


def test_a_missing_second_derivative_is_found():
    x = double(0.5, 1.5)
    f = wrong(1.0, second=True)
    assert gradcheck(f, (x,))
    with pytest.raises(GradcheckError):
        gradgradcheck(f, (x,))


def test_a_missing_conjugate_is_found():
    class Off(Function):
        @staticmethod
        def forward(ctx, z):
            ctx.save_for_backward(z)
            return z * z

        @staticmethod
        def backward(ctx, g):
            return g * 2 * ctx.saved_tensors[0]

    z = rt.tensor([1 + 2j], dtype=rt.complex128, requires_grad=True)
    with pytest.raises(GradcheckError):
        gradcheck(Off.apply, (z,))


def test_any_layout_of_inputs_and_results():
    x = rt.arange(6.0, dtype=rt.float64).view(2, 3).t().detach().requires_grad_()
    assert not x.is_contiguous()
    assert gradcheck(lambda a: a.t() * 2, (x,))
    assert gradcheck(lambda a: (a * 2).t(), (x,))
    y = rt.arange(12.0, dtype=rt.float64)[1::2].detach().requires_grad_()
    assert gradcheck(lambda a: a * a, (y,))


def test_inputs_keep_their_values():
    x = double(0.5, 1.5)
    gradcheck(lambda a: a * a, (x,))
    assert x.tolist() == [0.5, 1.5]
    assert x.grad is None


def test_what_cannot_be_checked():
    with pytest.raises(ValueError, match="requires grad"):
        gradcheck(lambda a: a, (rt.ones(2),))
    with pytest.raises(GradcheckError, match="float32"):
        gradcheck(lambda a: a.sin(), (rt.ones(2, requires_grad=True),))
    shared = rt.ones(1, dtype=rt.float64).expand(3).requires_grad_()
    with pytest.raises(RuntimeError, match="share memory"):
        gradcheck(lambda a: a, (shared,))


def test_results_that_nobody_used():
    class Two(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.set_materialize_grads(False)
            return x * 2, x * 3

        @staticmethod
        def backward(ctx, a, b):
            return a * 2 + b * 3

    with pytest.raises(Exception, match=r"NoneType|unsupported"):
        gradcheck(Two.apply, (double(1.0),))
