"""The backward pass: roots, targets, retaining, and what it refuses."""

import pytest
import rtensor as rt


def leaf(*values, **options):
    return rt.tensor([float(v) for v in values], requires_grad=True, **options)


def test_a_scalar_begins_with_one_and_others_need_a_gradient():
    x = leaf(1, 2, 3)
    (x * x).sum().backward()
    assert x.grad.tolist() == [2, 4, 6]
    with pytest.raises(RuntimeError, match=r"one element only.*\(3,\)"):
        (x * x).backward()
    with pytest.raises(RuntimeError, match=r"shape \(2,\).*shape \(3,\)"):
        (x * x).backward(rt.ones(2))
    (x * x).backward(rt.tensor([1.0, 0.0, 2.0]))
    assert x.grad.tolist() == [4, 4, 18]


def test_roots_without_history_are_refused():
    with pytest.raises(RuntimeError, match="does not require grad"):
        rt.ones(()).backward()
    x = leaf(1)
    with pytest.raises(RuntimeError, match="does not require grad"):
        x.detach().sum().backward()


def test_a_leaf_may_be_the_root():
    x = rt.tensor(3.0, requires_grad=True)
    x.backward()
    assert x.grad.item() == 1


def test_several_roots_and_their_gradients():
    x = leaf(1, 2)
    a, b = x * 2, (x * 3).sum()
    rt.autograd.backward([a, b], [rt.tensor([1.0, 10.0]), None])
    assert x.grad.tolist() == [5, 23]
    with pytest.raises(RuntimeError, match="got 1 gradients for 2 outputs"):
        rt.autograd.backward([x * 2, x * 3], [rt.ones(2)])


def test_a_graph_is_freed_after_one_pass_whatever_it_saved():
    for build in (lambda x: (x * x).sum(), lambda x: (x * 2.0).sum(), lambda x: x.exp().sum()):
        x = leaf(1, 2)
        y = build(x)
        y.backward()
        with pytest.raises(RuntimeError, match="retain_graph=True"):
            y.backward()
        y = build(x)
        y.backward(retain_graph=True)
        y.backward()


def test_create_graph_retains_by_default():
    x = leaf(2)
    y = (x**3).sum()
    (g,) = rt.autograd.grad(y, x, create_graph=True)
    (gg,) = rt.autograd.grad(g.sum(), x, create_graph=True)
    (ggg,) = rt.autograd.grad(gg.sum(), x)
    assert (g.item(), gg.item(), ggg.item()) == (12, 12, 6)
    y.backward(create_graph=True)
    y.backward()
    with pytest.raises(RuntimeError, match="retain_graph"):
        y.backward()


def test_gradients_without_create_graph_have_no_history():
    x = leaf(2)
    (g,) = rt.autograd.grad((x * x).sum(), x)
    assert not g.requires_grad
    assert g.grad_fn is None


def test_inputs_that_are_not_reached():
    x, y = leaf(1), leaf(2)
    out = (x * 2).sum()
    with pytest.raises(RuntimeError, match="input 1 was not used"):
        rt.autograd.grad(out, [x, y], retain_graph=True)
    gx, gy = rt.autograd.grad(out, [x, y], retain_graph=True, allow_unused=True)
    assert gx.item() == 2
    assert gy is None
    gx, gy = rt.autograd.grad(out, [x, y], retain_graph=True, materialize_grads=True)
    assert gy.tolist() == [0]
    with pytest.raises(ValueError, match="allow_unused"):
        rt.autograd.grad(out, [x], materialize_grads=True, allow_unused=False)
    with pytest.raises(RuntimeError, match="does not require grad"):
        rt.autograd.grad(out, [rt.ones(1)])


def test_grad_leaves_the_fields_alone_and_runs_only_what_leads_to_targets():
    x, y = leaf(1), leaf(2)
    ran = []
    a, b = x * 2, y * 3
    a.register_hook(lambda g: ran.append("a"))
    b.register_hook(lambda g: ran.append("b"))
    (g,) = rt.autograd.grad((a * b).sum(), x)
    assert g.item() == 12
    assert ran == ["a"]
    assert x.grad is None
    assert y.grad is None


def test_a_target_may_be_inside_the_graph():
    x = leaf(3)
    y = x * x
    z = (y * y).sum()
    gy, gx = rt.autograd.grad(z, [y, x])
    assert (gy.item(), gx.item()) == (18, 108)


def test_the_same_target_twice():
    x = leaf(3)
    a, b = rt.autograd.grad((x * x).sum(), [x, x])
    assert a.item() == b.item() == 6


def test_backward_with_inputs_accumulates_into_these_only():
    x, y = leaf(1), leaf(2)
    seen = []
    x.register_post_accumulate_grad_hook(lambda t: seen.append(t.grad.item()))
    (x * y).sum().backward(inputs=[x])
    assert x.grad.item() == 2
    assert y.grad is None
    assert seen == [2]
    with pytest.raises(RuntimeError, match="must not be empty"):
        (x * y).sum().backward(inputs=[])


def test_contributions_add_up_in_any_order():
    x = leaf(2)
    a = x * 3
    b = a + a * a + x
    b.sum().backward()
    assert x.grad.item() == 3 + 2 * 6 * 3 + 1


def test_broadcast_operands_get_gradients_of_their_shape():
    a = rt.ones(2, 1, requires_grad=True)
    b = rt.ones(3, requires_grad=True)
    c = rt.ones((), requires_grad=True)
    (a * b * c).sum().backward()
    assert a.grad.tolist() == [[3], [3]]
    assert b.grad.tolist() == [2, 2, 2]
    assert c.grad.item() == 6


def test_a_real_operand_gets_the_real_part_and_its_own_dtype():
    x = leaf(1, 2)
    z = rt.tensor([1 + 2j, 3 - 1j])
    (x * z).imag.sum().backward()
    assert x.grad.dtype == rt.float32
    assert x.grad.tolist() == [2, -1]
    h = rt.ones(2, dtype=rt.float16, requires_grad=True)
    (h * x.detach().double()).sum().backward()
    assert h.grad.dtype == rt.float16


def test_complex_outputs_need_a_gradient():
    z = rt.tensor([1 + 2j], requires_grad=True)
    with pytest.raises(RuntimeError, match="real outputs only"):
        (z * z).sum().backward()
    with pytest.raises(RuntimeError, match="complex"):
        z.real.backward(rt.ones(1, dtype=rt.complex64))


def test_an_error_in_the_middle_leaves_modes_and_the_engine_usable():
    x = leaf(1)
    y = x * 2
    y.register_hook(lambda g: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        y.sum().backward()
    assert rt.is_grad_enabled()
    (x * 3).sum().backward()
    assert x.grad.item() == 3


def test_backward_inside_a_hook():
    x, w = leaf(2), leaf(5)

    def hook(g):
        # Hooks run in the grad mode of the pass.
        assert not rt.is_grad_enabled()
        with rt.enable_grad():
            (w * w).sum().backward()
        return g * 2

    y = x * 3
    y.register_hook(hook)
    y.sum().backward()
    assert x.grad.item() == 6
    assert w.grad.item() == 10


def test_graphs_can_be_walked():
    x, y = leaf(1), leaf(2)
    z = (x * y).exp()
    assert z.grad_fn.name() == "ExpBackward"
    (mul, index), *_ = z.grad_fn.next_functions
    assert (mul.name(), index) == ("MulBackward", 0)
    assert [n.name() for n, _ in mul.next_functions] == ["AccumulateGrad", "AccumulateGrad"]
    assert mul.next_functions[0][0].variable is x
    assert (x * rt.ones(1)).grad_fn.next_functions[1] == (None, 0)


def test_operations_without_a_gradient_raise_when_reached():
    from rtensor import library

    op = library.custom_op("autograd_tests::opaque", mutates_args=())(_opaque)
    x = leaf(1)
    y = op(x)
    assert y.requires_grad
    with pytest.raises(RuntimeError, match="autograd_tests::opaque"):
        y.sum().backward()


def _opaque(x: rt.Tensor) -> rt.Tensor:
    return x.clone()


def test_anomaly_mode_names_the_operation():
    x = leaf(-1)
    y = x.sqrt()
    with rt.autograd.detect_anomaly(), pytest.raises(RuntimeError, match=r"Sqrt.*nan"):
        y.sum().backward()
