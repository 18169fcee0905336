"""`rt.ops`, custom kernels written in Python, explain."""

import gc

import pytest
import rtensor as rt
from rtensor import _C


def test_numbers_and_tensors_mix():
    a = rt.tensor([1.0, 2.0])
    assert (a + 1).tolist() == [2, 3]
    assert (1 - a).tolist() == [0, -1]
    assert (2 / a).tolist() == [2, 1]
    assert (2**a).tolist() == [2, 4]
    assert (7 // a).tolist() == [7, 3]
    assert (7 % a).tolist() == [0, 1]
    assert (-a).tolist() == [-1, -2]
    assert abs(-a).tolist() == [1, 2]
    assert (a == 1).tolist() == [True, False]
    assert (a > 1).tolist() == [False, True]
    assert (~(a > 1)).tolist() == [True, False]
    assert (a > 1) is not None
    assert ((a > 0) & (a > 1)).tolist() == [False, True]
    assert (rt.tensor([1, 2]) << 1).tolist() == [2, 4]
    assert (rt.tensor([1]) + 1.5).dtype is rt.float32
    assert (rt.tensor([1]) + True).dtype is rt.int64
    assert (a == "text") is False
    assert (a != None) is True  # noqa: E711
    with pytest.raises(TypeError):
        a + "text"
    with pytest.raises(TypeError):
        a += "text"


def test_arrays_of_numpy_mix():
    np = pytest.importorskip("numpy")
    a = rt.tensor([1.0, 2.0])
    for mixed in (
        a + np.float32(1),
        np.float32(1) + a,
        a + np.ones(2, np.float32),
        np.ones(2, np.float32) + a,
    ):
        assert type(mixed) is rt.Tensor
        assert mixed.tolist() == [2, 3]


def test_a_number_may_stand_for_a_tensor_beside_one():
    a = rt.tensor([1.0, -1.0])
    assert rt.where(a > 0, a, 0.0).tolist() == [1, 0]
    assert rt.where(a > 0, 1, a).dtype is rt.float32
    assert rt.sub(2, a).tolist() == [1, 3]
    assert rt.bitwise_and(6, rt.tensor([3])).tolist() == [2]
    # Where PyTorch has no such form there is none.
    calls = (rt.maximum, rt.eq, rt.copysign, rt.fmod, rt.rsub, rt.logical_and, rt.atan2)
    for function in calls:
        with pytest.raises(TypeError):
            function(0, a)
    for method in ("maximum", "logical_or", "isclose", "ldexp", "fmin"):
        with pytest.raises(TypeError):
            getattr(a, method)(0)


def test_a_truth_value_is_no_int():
    a = rt.ones(2, 2)
    for call in (a.unsqueeze, a.view, a.cumsum, rt.zeros, lambda b: rt.sum(a, [b])):
        with pytest.raises(TypeError):
            call(True)
    assert rt.clamp(a, True).tolist() == [[1, 1], [1, 1]]
    # Operators of the table convert, as torch.ops does.
    assert rt.ops.aten.unsqueeze(a, True).shape == (2, 1, 2)


def test_factories_take_requires_grad():
    assert rt.zeros(2, 3, requires_grad=True).requires_grad
    assert rt.zeros((2, 3)).shape == (2, 3)
    assert rt.zeros([2, 3]).shape == (2, 3)
    assert rt.zeros(2, pin_memory=False).shape == (2,)
    with pytest.raises(RuntimeError):
        rt.zeros(2, pin_memory=True)
    with pytest.raises(RuntimeError):
        rt.zeros(2, dtype=rt.int64, requires_grad=True)


def test_python_kernels_see_and_return_python_values():
    calls = []

    def kernel(x, n, *, flag):
        calls.append((type(x), n, flag))
        return x * n

    held = [
        _C.define(
            "border_test::times(Tensor x, int n=3, *, bool flag=False) -> Tensor", [], __file__, 1
        ),
        _C.register_kernel(
            "border_test::times", "CompositeImplicitAutograd", kernel, False, __file__, 2
        ),
    ]
    op = rt.ops.border_test.times
    assert op(rt.tensor([1.0])).tolist() == [3]
    assert op(rt.tensor([1.0]), n=2, flag=True).tolist() == [2]
    assert calls == [(rt.Tensor, 3, False), (rt.Tensor, 2, True)]
    with pytest.raises(TypeError, match="must be int, not float"):
        op(rt.tensor([1.0]), 2.5)
    for registration in reversed(held):
        registration.remove()
    with pytest.raises(AttributeError):
        op(rt.tensor([1.0]))


def test_exceptions_of_python_kernels_come_out_as_they_were():
    class Mine(Exception):
        pass

    error = Mine("text")

    def kernel(x):
        raise error

    held = [
        _C.define("border_test::raises(Tensor x) -> Tensor", [], __file__, 1),
        _C.register_kernel(
            "border_test::raises", "CompositeImplicitAutograd", kernel, False, __file__, 2
        ),
    ]
    with pytest.raises(Mine) as caught:
        rt.ops.border_test.raises(rt.tensor([1.0]))
    assert caught.value is error
    assert "kernel" in [frame.name for frame in caught.traceback]
    for registration in reversed(held):
        registration.remove()


def test_a_kernel_that_returns_something_else_is_a_type_error():
    held = [
        _C.define("border_test::wrong(Tensor x) -> Tensor", [], __file__, 1),
        _C.register_kernel(
            "border_test::wrong", "CompositeImplicitAutograd", lambda x: "text", False, __file__, 2
        ),
    ]
    with pytest.raises(TypeError, match="must return Tensor, got str"):
        rt.ops.border_test.wrong(rt.tensor([1.0]))
    for registration in reversed(held):
        registration.remove()


def test_kernels_die_with_their_registration():
    import weakref

    class Kernel:
        def __call__(self, x):
            return x

    kernel = Kernel()
    ref = weakref.ref(kernel)
    held = [
        _C.define("border_test::dies(Tensor x) -> Tensor", [], __file__, 1),
        _C.register_kernel(
            "border_test::dies", "CompositeImplicitAutograd", kernel, False, __file__, 2
        ),
    ]
    del kernel
    assert ref() is not None
    for registration in reversed(held):
        registration.remove()
    gc.collect()
    assert ref() is None


def test_explain_names_kernel_and_gradient():
    a = rt.ones(2, requires_grad=True)
    text = rt.explain(rt.add, a, a, show=False)
    assert "aten::add.Tensor (leaf)" in text
    assert "AutogradCPU" in text
    assert "gradient: formula" in text
    table = rt.explain("aten::add.Tensor", show=False)
    assert "NestedTensorCPU" in table
    with pytest.raises(AttributeError):
        rt.explain("aten::nothing", show=False)
