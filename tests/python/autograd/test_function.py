"""`Function`: operations whose backward is written by hand."""

import gc
import weakref

import pytest
import rtensor as rt
from rtensor.autograd import Function
from rtensor.autograd.function import once_differentiable


def leaf(*values, dtype=rt.float32):
    return rt.tensor([float(v) for v in values], dtype=dtype, requires_grad=True)


class Square(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        return 2 * x * g


class Exp(Function):
    """Saves its own result."""

    @staticmethod
    def forward(ctx, x):
        y = x.exp()
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, g):
        return g * ctx.saved_tensors[0]


def test_first_and_second_order():
    x = leaf(1, 2, 3, dtype=rt.float64)
    for f in (Square, Exp):
        assert rt.autograd.gradcheck(f.apply, (x,))
        assert rt.autograd.gradgradcheck(f.apply, (x,))
    y = Square.apply(x)
    assert y.grad_fn.name() == "SquareBackward"


def test_setup_context_apart_from_forward():
    class Scale(Function):
        @staticmethod
        def forward(x, factor):
            return x * factor

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.factor = inputs[1]
            assert output.shape == inputs[0].shape

        @staticmethod
        def backward(ctx, g):
            return g * ctx.factor, None

    x = leaf(1, 2)
    Scale.apply(x, 3).sum().backward()
    assert x.grad.tolist() == [3, 3]


def test_instances_are_refused():
    with pytest.raises(RuntimeError, match="apply"):
        Square()


def test_forward_runs_without_grad_mode_and_backward_with_that_of_the_pass():
    seen = []

    class Probe(Function):
        @staticmethod
        def forward(ctx, x):
            seen.append(rt.is_grad_enabled())
            return x.clone()

        @staticmethod
        def backward(ctx, g):
            seen.append(rt.is_grad_enabled())
            return g

    x = leaf(1)
    Probe.apply(x).sum().backward()
    Probe.apply(x).sum().backward(create_graph=True)
    assert seen == [False, False, False, True]
    with rt.no_grad():
        assert not Probe.apply(x).requires_grad
    assert not Probe.apply(rt.ones(1)).requires_grad


def test_needs_input_grad():
    class Product(Function):
        @staticmethod
        def forward(ctx, a, b, n):
            ctx.save_for_backward(a, b)
            ctx.n = n
            assert ctx.needs_input_grad == (True, False, False)
            return a * b * n

        @staticmethod
        def backward(ctx, g):
            _a, b = ctx.saved_tensors
            assert ctx.needs_input_grad == (True, False, False)
            return g * b * ctx.n, None, None

    a = leaf(2)
    Product.apply(a, rt.ones(1) * 3, 4).sum().backward()
    assert a.grad.item() == 12


def test_results_that_were_not_used_give_zeros_or_none():
    got = []

    def two(materialize):
        class Two(Function):
            @staticmethod
            def forward(ctx, x):
                ctx.set_materialize_grads(materialize)
                return x * 2, x * 3

            @staticmethod
            def backward(ctx, a, b):
                got.append((a, b))
                return a * 2

        return Two

    x = leaf(1, 2)
    two(True).apply(x)[0].sum().backward()
    two(False).apply(x)[0].sum().backward()
    assert got[0][1].tolist() == [0, 0]
    assert got[1][1] is None


def test_results_without_gradient():
    class Sort(Function):
        @staticmethod
        def forward(ctx, x):
            values, order = x.sort()
            ctx.mark_non_differentiable(order)
            ctx.save_for_backward(order)
            twice = values * 2
            ctx.mark_non_differentiable(order, twice)
            return values, order, twice

        @staticmethod
        def backward(ctx, g, *rest):
            (order,) = ctx.saved_tensors
            return rt.zeros_like(g).scatter(0, order, g)

    x = leaf(3, 1, 2)
    values, order, twice = Sort.apply(x)
    assert values.requires_grad
    assert not order.requires_grad
    assert not twice.requires_grad
    (values * rt.tensor([1.0, 2.0, 3.0])).sum().backward()
    assert x.grad.tolist() == [3, 1, 2]


def test_an_input_written_in_place():
    class Double(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.mark_dirty(x)
            return x.mul_(2)

        @staticmethod
        def backward(ctx, g):
            return g * 2

    x = leaf(1, 2)
    y = x * 1
    z = Double.apply(y)
    assert z is y
    z.sum().backward()
    assert x.grad.tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="leaf"):
        Double.apply(x)


class Triple(Function):
    """Writes its input in place."""

    @staticmethod
    def forward(ctx, x, other=None):
        ctx.mark_dirty(x)
        x.mul_(3)
        return x if other is None else (x, x * 2)

    @staticmethod
    def backward(ctx, *grads):
        return grads[0] * 3, None


def test_a_view_written_in_place_changes_its_base():
    x = leaf(1, 2, 3)
    y = x * 1
    v = y[1:]
    assert Triple.apply(v) is v
    (y * rt.tensor([1.0, 10.0, 100.0])).sum().backward(retain_graph=True)
    assert x.grad.tolist() == [1, 30, 300]
    x.grad = None
    v.sum().backward()
    assert x.grad.tolist() == [0, 3, 3]
    with pytest.raises(RuntimeError, match="one result"):
        Triple.apply((x * 1)[1:], "two")
    with pytest.raises(RuntimeError, match="view of a leaf"):
        Triple.apply(x[1:])


def test_what_is_marked_as_dirty_must_be_returned():
    class Forgets(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.mark_dirty(x)
            x.mul_(2)
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return g

    with pytest.raises(RuntimeError, match="must return"):
        Forgets.apply(leaf(1) * 1)


def test_a_write_that_was_not_declared_is_an_error():
    class Sly(Function):
        @staticmethod
        def forward(ctx, x):
            x.add_(1)
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return g * 2

    with pytest.raises(RuntimeError, match=r"Sly.*in place.*mark_dirty"):
        Sly.apply(leaf(1) * 1)


def test_an_input_returned_as_it_is():
    class Same(Function):
        @staticmethod
        def forward(ctx, x):
            return x

        @staticmethod
        def backward(ctx, g):
            return g * 3

    x = leaf(1, 2)
    y = Same.apply(x)
    assert y is not x
    assert x.is_leaf
    y.sum().backward()
    assert x.grad.tolist() == [3, 3]


@pytest.mark.parametrize(
    ("returned", "match"),
    [
        (lambda g: (g, g, g), "returned 3 gradients"),
        (lambda g: g, "returned 1 gradients, expected 2"),
        (lambda g: (rt.ones(5), g), r"shape \(5,\).*expected \(2,\)"),
        (lambda g: (1.0, g), "must return tensors or None"),
    ],
)
def test_wrong_gradients(returned, match):
    class Bad(Function):
        @staticmethod
        def forward(ctx, a, b):
            return a + b

        @staticmethod
        def backward(ctx, g):
            return returned(g)

    with pytest.raises((RuntimeError, TypeError), match=match):
        Bad.apply(leaf(1, 2), leaf(3, 4)).sum().backward()


def test_more_gradients_are_fine_when_they_are_none():
    class Generous(Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

        @staticmethod
        def backward(ctx, g):
            return g * 2, None, None

    x = leaf(1)
    Generous.apply(x).sum().backward()
    assert x.grad.item() == 2


def test_a_gradient_is_cast_and_summed_to_its_input():
    class Spread(Function):
        @staticmethod
        def forward(ctx, a, b):
            return a * b

        @staticmethod
        def backward(ctx, g):
            return g * 2.0, g

    a, b = leaf(1), rt.ones(3)
    Spread.apply(a, b).sum().backward()
    assert a.grad.tolist() == [6]


def test_missing_backward_is_told_when_it_is_needed():
    class Half(Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

    with pytest.raises(NotImplementedError, match="backward"):
        Half.apply(leaf(1)).sum().backward()


def test_saved_tensors_are_checked_and_freed():
    x = leaf(1, 2)
    y = x * 1
    z = Square.apply(y)
    with rt.no_grad():
        y.add_(1)
    with pytest.raises(RuntimeError, match=r"SquareBackward.*modified in place"):
        z.sum().backward()
    z = Square.apply(x)
    z.sum().backward()
    with pytest.raises(RuntimeError, match="retain_graph"):
        z.sum().backward()


def test_only_tensors_can_be_saved():
    class Wrong(Function):
        @staticmethod
        def forward(ctx, a):
            ctx.save_for_backward(3)
            return a * 2

    with pytest.raises(TypeError, match="attributes of ctx"):
        Wrong.apply(leaf(1))


def test_once_differentiable():
    class Once(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        @once_differentiable
        def backward(ctx, g):
            assert not rt.is_grad_enabled()
            return 2 * ctx.saved_tensors[0] * g

    x = leaf(3)
    Once.apply(x).sum().backward()
    assert x.grad.item() == 6
    # The gradient that comes in has a history here, so the one that goes out would need one.
    (g,) = rt.autograd.grad((Once.apply(x) ** 2).sum(), x, create_graph=True)
    assert g.item() == 108
    with pytest.raises(RuntimeError, match="once_differentiable"):
        g.sum().backward()


def test_containers_and_other_values_pass_through():
    class Pair(Function):
        @staticmethod
        def forward(ctx, x, text):
            return [x * 2, text]

        @staticmethod
        def backward(ctx, g, *rest):
            return g * 2, None

    x = leaf(1)
    y, text = Pair.apply(x, "words")
    assert text == "words"
    y.sum().backward()
    assert x.grad.item() == 2


def test_a_context_that_keeps_its_own_result_is_collected():
    gone = []

    class Keeper(Function):
        @staticmethod
        def forward(ctx, x, how):
            y = x.clone()
            ctx.token = rt.ones(1)
            weakref.finalize(ctx.token, gone.append, how)
            if how == "saved":
                ctx.save_for_backward(y)
            else:
                ctx.y = y
            return y

        @staticmethod
        def backward(ctx, g):
            return g, None

    gc.collect()
    gc.disable()
    try:
        y = Keeper.apply(leaf(1), "saved")
        del y
        assert gone == ["saved"]
        y = Keeper.apply(leaf(1), "attribute")
        del y
    finally:
        gc.enable()
    gc.collect()
    assert gone == ["saved", "attribute"]


def test_graphs_through_a_function_in_a_function():
    class Outer(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            with rt.enable_grad():
                ctx.x = x.detach().requires_grad_()
                ctx.y = Square.apply(ctx.x)
            return ctx.y.detach()

        @staticmethod
        def backward(ctx, g):
            return rt.autograd.grad(ctx.y, ctx.x, g)[0]

    x = leaf(3)
    Outer.apply(x).sum().backward()
    assert x.grad.item() == 6
