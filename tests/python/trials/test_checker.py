"""Kind 12, H165 and H167: the checker of operations of one's own reports writes and rules that the schema does not say."""

import pytest
import rtensor as rt
from rtensor import library
from rtensor.library import Library, custom_op, opcheck

X = (1.0, 2.0)


def defined(ns, schema, kernel):
    """The library and the handle of one operation `f`."""
    lib = Library(ns, "DEF")
    lib.define(schema)
    lib.impl("f", kernel, "CPU")
    return lib, getattr(rt.ops, ns).f


# ---- H165: writes that the schema does not say


def writes_sine(x):
    x.sin_()
    return x.clone()


def writes_through_numpy(x):
    x.detach().numpy()[...] += 1
    return x.clone()


def writes_a_part(x):
    x[..., :1].add_(1)
    return x.clone()


def writes_nothing_new(x):
    x.mul_(1)
    return x.clone()


def changes_the_shape(x):
    x.unsqueeze_(0)
    return x.clone()


@pytest.mark.parametrize(
    "kernel",
    [writes_sine, writes_through_numpy, writes_a_part, writes_nothing_new, changes_the_shape],
)
@pytest.mark.parametrize("values", [X, (1.0, float("nan")), (float("nan"),) * 3])
def test_h165_the_checker_reports_an_undeclared_write(ns, kernel, values):
    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor) -> rt.Tensor:
        return kernel(x)

    f.register_fake(lambda x: rt.empty_like(x))
    x = rt.tensor(values)
    if kernel is writes_through_numpy and all(v != v for v in values):
        return  # NaN plus one: nobody can tell
    with pytest.raises(RuntimeError, match="wrote its argument 0"):
        opcheck(f, (x,), test_utils=("test_schema",))
    assert str(x.tolist()) == str(list(values))
    outcome = opcheck(f, (rt.tensor(X),), raise_exception=False)
    assert "wrote" in outcome["test_schema"]


def test_h165_a_keyword_argument_is_checked_too(ns):
    lib, f = defined(ns, "f(Tensor x, *, Tensor y) -> Tensor", lambda x, y: x + y.add_(1))
    with pytest.raises(RuntimeError, match="wrote its argument 1"):
        opcheck(f, (rt.ones(2),), {"y": rt.ones(2)}, test_utils=("test_schema",))
    del lib


def test_h165_a_saved_operand_still_raises(ns):
    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor) -> rt.Tensor:
        x.sin_()
        return x.clone()

    x, w = rt.ones(2), rt.ones(2, requires_grad=True)
    y = x * w
    f(x)
    with pytest.raises(RuntimeError, match="modified in place"):
        y.sum().backward()


def test_h165_a_result_that_is_an_argument(ns):
    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor, how: str) -> rt.Tensor:
        return {"same": x, "view": x.view(-1), "part": x[:1], "detached": x.detach()}[how]

    for how in ("same", "view", "part", "detached"):
        with pytest.raises(RuntimeError, match="shares memory"):
            f(rt.ones(2), how)
        with pytest.raises(RuntimeError, match="shares memory"):
            opcheck(f, (rt.ones(2), how), test_utils=("test_schema",))


def test_h165_what_is_right_passes(ns):
    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor, k: float = 2.0) -> rt.Tensor:
        return x.clone() * k

    f.register_fake(lambda x, k=2.0: rt.empty_like(x))
    f.register_autograd(
        lambda ctx, g: (g * ctx.k, None),
        setup_context=lambda ctx, inputs, output: setattr(ctx, "k", inputs[1]),
    )
    for x in (
        rt.ones(2, 3),
        rt.ones(2, 3).t(),
        rt.ones(6)[::2],
        rt.zeros(0, 3),
        rt.tensor(1.0),
        rt.tensor([1.0, float("nan")]),
        rt.ones(2, requires_grad=True),
    ):
        assert set(opcheck(f, (x,)).values()) == {"SUCCESS"}
    expanded = rt.ones(1).expand(3)
    assert opcheck(f, (expanded,), test_utils=("test_schema",)) == {"test_schema": "SUCCESS"}


# ---- H167: shape rules


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        (lambda x: rt.empty(x.shape, device="meta"), "stride"),
        (lambda x: rt.empty(x.shape[1], x.shape[0], device="meta").t(), None),
        (lambda x: rt.empty(x.shape[0], 1, device="meta"), "shape"),
        (lambda x: rt.empty(6, device="meta"), "shape"),
        (
            lambda x: rt.empty(x.shape, dtype=rt.float64, device="meta").t().contiguous().t(),
            "dtype",
        ),
    ],
)
def test_h167_the_checker_compares_the_shape_rule_on_the_cpu(ns, rule, says):
    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor) -> rt.Tensor:
        return x.t().contiguous().t()

    f.register_fake(rule)
    if says is None:
        opcheck(f, (rt.ones(2, 3),))
        return
    with pytest.raises(RuntimeError, match=says):
        opcheck(f, (rt.ones(2, 3),))


def test_h167_a_rule_with_another_count_and_a_missing_one_are_reported(ns):
    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor) -> list[rt.Tensor]:
        return [x + 1, x + 2]

    f.register_fake(lambda x: [rt.empty_like(x)])
    with pytest.raises(RuntimeError, match="gives 2 tensors, its shape rule 1"):
        opcheck(f, (rt.ones(2),))

    @custom_op(f"{ns}::g", mutates_args=())
    def g(x: rt.Tensor) -> rt.Tensor:
        return rt.tensor(x.numpy() * 2)

    with pytest.raises(RuntimeError, match="register_fake"):
        opcheck(g, (rt.ones(2),))

    @custom_op(f"{ns}::h", mutates_args=(), device_types="cpu")
    def h(x: rt.Tensor) -> rt.Tensor:
        return x * 2

    with pytest.raises(NotImplementedError, match="register_fake"):
        h(rt.ones(2, device="meta"))


def test_h167_a_missing_gradient_rule_is_reported_and_raises_in_backward(ns):
    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor) -> rt.Tensor:
        return x * 2

    f.register_fake(lambda x: rt.empty_like(x))
    x = rt.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="register_autograd"):
        opcheck(f, (x,))
    with pytest.raises(RuntimeError, match="register_autograd"):
        f(x).sum().backward()
    f.register_autograd(lambda ctx, g: g * 2)
    assert set(opcheck(f, (x,)).values()) == {"SUCCESS"}
    f(x).sum().backward()
    assert x.grad.tolist() == [2, 2]


@pytest.mark.parametrize(
    "gives",
    [lambda g: (g, g), lambda g: (), lambda g: (rt.ones(3), None), lambda g: ("a", None)],
)
def test_h167_gradients_of_another_count_shape_or_kind_are_refused(ns, gives):
    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor, k: float) -> rt.Tensor:
        return x * k

    f.register_autograd(lambda ctx, g: gives(g))
    x = rt.ones(2, requires_grad=True)
    with pytest.raises((RuntimeError, TypeError, ValueError)):
        f(x, 2.0).sum().backward()


def test_opcheck_refuses_what_it_does_not_know(ns):
    lib, h = defined(ns, "f(Tensor x) -> Tensor", lambda x: x + 1)
    with pytest.raises(ValueError, match="test_nothing"):
        opcheck(h, (rt.ones(1),), test_utils=("test_nothing",))
    with pytest.raises(TypeError, match=f"{ns}::f"):
        opcheck(h, ("a",), test_utils=("test_schema",))
    assert library.opcheck(rt.ops.aten.add.Tensor, (rt.ones(2), rt.ones(2))) == {
        "test_schema": "SUCCESS",
        "test_autograd_registration": "SUCCESS",
        "test_faketensor": "SUCCESS",
    }
    del lib
