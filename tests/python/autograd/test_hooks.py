"""Hooks of tensors, of leaves after accumulation, and of nodes."""

import gc
import weakref

import pytest
import rtensor as rt


def leaf(*values):
    return rt.tensor([float(v) for v in values], requires_grad=True)


def test_a_hook_sees_the_whole_gradient_and_may_replace_it():
    x = leaf(1, 2)
    seen = []
    y = x * 2
    y.register_hook(lambda g: seen.append(g.tolist()))
    y.register_hook(lambda g: g * 10)
    y.register_hook(lambda g: seen.append(g.tolist()))
    (y.sum() + (y * 3).sum()).backward()
    assert seen == [[4, 4], [40, 40]]
    assert x.grad.tolist() == [80, 80]


def test_hooks_of_leaves_run_before_accumulation_and_others_after():
    x = leaf(1)
    order = []
    x.register_hook(lambda g: order.append(("hook", x.grad is None)) or g * 2)
    x.register_post_accumulate_grad_hook(lambda t: order.append(("after", t.grad.item())))
    (x * 3).sum().backward()
    assert order == [("hook", True), ("after", 6)]
    with pytest.raises(RuntimeError, match="leaves"):
        (x * 3).register_post_accumulate_grad_hook(print)


def test_a_leaf_used_twice_has_its_hooks_run_once():
    x = leaf(1)
    seen = []
    x.register_hook(lambda g: seen.append(g.item()))
    (x * 3 + x * 4).sum().backward()
    assert seen == [7]


def test_the_order_around_one_node():
    x = leaf(1)
    y = x * 2
    order = []
    y.grad_fn.register_hook(lambda inputs, outputs: order.append("post"))
    y.grad_fn.register_prehook(lambda outputs: order.append("pre"))
    y.register_hook(lambda g: order.append("tensor"))
    y.sum().backward()
    assert order == ["tensor", "pre", "post"]


def test_hooks_of_nodes_may_replace_gradients():
    x = leaf(1)
    y = x * 2
    y.grad_fn.register_prehook(lambda outputs: (outputs[0] * 10,))
    y.grad_fn.register_hook(lambda inputs, outputs: (inputs[0] + 1,))
    y.sum().backward()
    assert x.grad.item() == 21


def test_removing():
    x = leaf(1)
    y = x * 2
    seen = []
    handles = [
        y.register_hook(lambda g: seen.append("y")),
        x.register_hook(lambda g: seen.append("x")),
        x.register_post_accumulate_grad_hook(lambda t: seen.append("after")),
        y.grad_fn.register_hook(lambda *_: seen.append("post")),
        y.grad_fn.register_prehook(lambda *_: seen.append("pre")),
    ]
    for handle in handles:
        handle.remove()
        handle.remove()
    y.sum().backward(retain_graph=True)
    assert seen == []
    with y.register_hook(lambda g: seen.append("y")):
        y.sum().backward(retain_graph=True)
    y.sum().backward()
    assert seen == ["y"]


def test_a_hook_may_remove_itself_while_it_runs():
    x = leaf(1)
    y = x * 2
    seen = []

    def once(g):
        seen.append(g.item())
        handle.remove()

    handle = y.register_hook(once)
    y.sum().backward(retain_graph=True)
    y.sum().backward()
    assert seen == [1]


def test_wrong_hooks_and_wrong_results():
    x = leaf(1)
    with pytest.raises(TypeError, match="callable"):
        x.register_hook(3)
    with pytest.raises(RuntimeError, match="does not require grad"):
        rt.ones(1).register_hook(print)
    y = x * 2
    y.register_hook(lambda g: 5)
    with pytest.raises(TypeError, match="must return a Tensor or None"):
        y.sum().backward()


@pytest.mark.parametrize("bad", [lambda g: rt.ones(7), lambda g: g.to(rt.complex64)])
def test_a_replaced_gradient_must_fit(bad):
    x = leaf(1, 2)
    y = x * 2
    y.register_hook(bad)
    with pytest.raises(RuntimeError):
        y.sum().backward()


def test_retained_gradients_are_those_after_the_hooks():
    x = leaf(1)
    y = x * 2
    y.retain_grad()
    y.register_hook(lambda g: g * 5)
    y.sum().backward()
    assert y.grad.item() == 5
    assert x.grad.item() == 10


def test_hooks_with_create_graph_are_part_of_the_graph():
    x = leaf(3)
    y = x * x
    y.register_hook(lambda g: g * x)
    (g,) = rt.autograd.grad(y.sum(), x, create_graph=True)
    assert g.item() == 18
    (gg,) = rt.autograd.grad(g.sum(), x)
    assert gg.item() == 12


def test_hooks_run_for_gradients_of_inner_targets():
    x = leaf(3)
    y = x * 2
    y.register_hook(lambda g: g * 10)
    assert rt.autograd.grad((y * 3).sum(), y)[0].item() == 30


def test_a_hook_that_closes_over_its_result_is_collected():
    gone = []
    for kind in ("tensor", "post", "pre", "leaf", "after"):
        x = leaf(1)
        y = x * 2
        token = rt.ones(1)
        weakref.finalize(token, gone.append, kind)

        def hook(*args, held=(x, y, token)):
            return None

        {
            "tensor": y.register_hook,
            "post": y.grad_fn.register_hook,
            "pre": y.grad_fn.register_prehook,
            "leaf": x.register_hook,
            "after": x.register_post_accumulate_grad_hook,
        }[kind](hook)
        del hook, x, y, token
    gc.collect()
    assert sorted(gone) == ["after", "leaf", "post", "pre", "tensor"]
