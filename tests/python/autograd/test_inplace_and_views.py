"""In-place operations, views of what they write, and version counters."""

import pytest
import rtensor as rt


def grown(*shape):
    """A tensor with history, not a leaf."""
    return rt.ones(*shape, requires_grad=True) * 1


def refused(tensor, match):
    """Every kind of write is refused before anything is written."""
    before, version = tensor.tolist(), tensor._version
    writes = (
        lambda t: t.add_(1),
        lambda t: t.mul_(2),
        lambda t: t.zero_(),
        lambda t: t.fill_(3),
        lambda t: t.copy_(rt.zeros(t.shape)),
        lambda t: t.__setitem__(..., 5),
    )
    for write in writes:
        with pytest.raises(RuntimeError, match=match):
            write(tensor)
        assert tensor.tolist() == before
        assert tensor._version == version


def test_leaves_that_require_grad():
    x = rt.ones(3, requires_grad=True)
    refused(x, "leaf that requires grad")
    with rt.no_grad():
        x.add_(1)
    assert x.tolist() == [2, 2, 2]


def test_views_of_leaves_that_require_grad():
    x = rt.ones(3, requires_grad=True)
    refused(x[:2], "view of a leaf")
    refused(x.view(3), "view of a leaf")


def test_results_of_operations_that_return_several_views():
    for views in (
        lambda t: t.split(1),
        lambda t: t.chunk(2),
        lambda t: t.unbind(0),
    ):
        refused(views(grown(2, 2))[0], "one of several results")


def test_views_made_without_grad_mode():
    x = grown(3)
    with rt.no_grad():
        v = x[:2]
    refused(v, r"no_grad\(\)")
    x = rt.ones(3)
    with rt.no_grad():
        v = x[:2]
    with pytest.raises(RuntimeError, match="no_grad"):
        v.mul_(rt.ones(2, requires_grad=True))
    v.mul_(2)
    assert x.tolist() == [2, 2, 1]


def test_inference_tensors():
    with rt.inference_mode():
        t = rt.ones(3)
        t.add_(1)
    refused(t, "inference_mode")
    x = grown(3)
    with rt.inference_mode():
        v = x[:2]
    refused(v, "inference")


def test_views_that_a_function_returned():
    class Part(rt.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x[:2]

        @staticmethod
        def backward(ctx, g):
            return rt.nn.functional.pad(g, (0, 1))

    refused(Part.apply(grown(3)), "custom Function")


def test_expanded_memory():
    before = rt.ones(1)
    x = before.expand(3)
    with pytest.raises(RuntimeError):
        x.add_(1)
    assert before.tolist() == [1]


def test_out_refuses_what_requires_grad():
    x = rt.ones(3, requires_grad=True)
    out = rt.zeros(3)
    with pytest.raises(RuntimeError, match="out="):
        rt.mul(x, 2, out=out)
    assert out.tolist() == [0, 0, 0]
    with rt.no_grad():
        rt.mul(x, 2, out=out)
    assert out.tolist() == [2, 2, 2]


def test_in_place_on_a_result_continues_its_history():
    x = rt.tensor([1.0, 2.0], requires_grad=True)
    y = x * 2
    before = y.grad_fn
    y.mul_(3)
    assert y.grad_fn is not before
    y.sum().backward()
    assert x.grad.tolist() == [6, 6]


def test_in_place_with_an_operand_that_requires_grad_makes_history():
    x = rt.tensor([1.0, 2.0], requires_grad=True)
    y = rt.zeros(2)
    y.add_(x * x)
    assert y.requires_grad
    y.sum().backward()
    assert x.grad.tolist() == [2, 4]


def test_in_place_saves_what_it_overwrites():
    x = rt.tensor([1.0, 2.0], dtype=rt.float64, requires_grad=True)
    for write in (
        lambda t: t.pow_(3),
        lambda t: t.mul_(t),
        lambda t: t.sin_(),
        lambda t: t.div_(t + 1),
    ):
        y = x * 1
        write(y)
        (g,) = rt.autograd.grad(y.sum(), x)

        def function(v, write=write):
            w = v * 1
            write(w)
            return w

        assert rt.autograd.gradcheck(function, (x,))
        assert g.shape == x.shape


def test_in_place_on_a_view_gives_the_base_a_history():
    x = rt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    base = rt.zeros(3)
    base[:2].mul_(0).add_(x[:2] * 5)
    assert base.grad_fn.name() == "CopySlices"
    base.sum().backward()
    assert x.grad.tolist() == [5, 5, 0]


def test_in_place_on_a_view_of_a_result():
    x = rt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = x * 2
    v = y[1:]
    v.mul_(10)
    assert y.tolist() == [2, 40, 60]
    (y * rt.tensor([1.0, 2.0, 3.0])).sum().backward()
    assert x.grad.tolist() == [2, 40, 60]


def test_the_view_itself_follows():
    x = rt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = x * 2
    v = y[1:]
    v.mul_(10)
    v.sum().backward()
    assert x.grad.tolist() == [0, 20, 20]


def test_views_see_what_happens_to_the_base():
    x = rt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = x * 2
    v = y[1:]
    before = v.grad_fn
    y.mul_(10)
    assert v.grad_fn is not before
    v.sum().backward()
    assert x.grad.tolist() == [0, 20, 20]


def test_a_base_that_comes_to_require_grad_takes_its_views_along():
    x = rt.tensor([1.0, 2.0], requires_grad=True)
    base = rt.zeros(2)
    v = base[:1]
    base.mul_(x)
    base.add_(x * 3)
    assert v.requires_grad
    v.sum().backward()
    assert x.grad.tolist() == [3, 0]


def test_sibling_views_see_each_others_writes():
    x = rt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = x * 1
    a, b = y[:2], y[1:]
    a.mul_(2)
    b.mul_(3)
    y.sum().backward(retain_graph=True)
    assert x.grad.tolist() == [2, 6, 3]
    x.grad = None
    a.sum().backward()
    assert x.grad.tolist() == [2, 6, 0]


def test_chains_of_views_collapse_and_work():
    x = rt.arange(12.0, requires_grad=True)
    y = x * 1
    v = y.view(3, 4).t()[1:3].select(1, 1)
    assert v._base is y
    v.mul_(7)
    y.sum().backward()
    want = [1.0] * 12
    want[5] = want[6] = 7
    assert x.grad.tolist() == want


def test_gradients_of_any_layout_reach_a_written_view():
    x = rt.arange(6.0, requires_grad=True)
    y = x.view(2, 3) * 1
    y.view(6).mul_(2)
    (y.t() * rt.arange(6.0).view(3, 2)).sum().backward()
    assert x.grad.tolist() == [0, 4, 8, 2, 6, 10]
    x = rt.ones(2, 3, requires_grad=True)
    y = (x * 1).t().clone()
    y.t().view(6).mul_(2)
    y.sum().backward()
    assert x.grad.tolist() == [[2] * 3] * 2


def test_writes_by_index_are_recorded():
    x = rt.ones(3, requires_grad=True)
    y = x * 2
    y[0] = 5
    y[1:] *= 3
    y.sum().backward()
    assert x.grad.tolist() == [0, 6, 6]
    w = rt.tensor(2.0, requires_grad=True)
    y = rt.zeros(3)
    y[1] = w * w
    y.sum().backward()
    assert w.grad.item() == 4


def test_views_in_place_change_shape_and_history_alike():
    x = rt.arange(6.0, requires_grad=True)
    y = x.view(2, 3) * 1
    y.t_()
    assert y.shape == (3, 2)
    (y * rt.arange(6.0).view(3, 2)).sum().backward()
    assert x.grad.tolist() == [0, 2, 4, 1, 3, 5]
    y = (x * 1).view(2, 3)
    y.transpose_(0, 1).unsqueeze_(0)
    x.grad = None
    (y[0, :, 0] * 2).sum().backward()
    assert x.grad.tolist() == [2, 2, 2, 0, 0, 0]


def test_each_write_counts_once():
    x = rt.zeros(3)
    assert x._version == 0
    x.add_(1)
    x[0] = 4
    x.view(3)[1:].mul_(2)
    assert x._version == 3
    assert x.detach()._version == 3
    x.detach().zero_()
    assert x._version == 4
    x.data.fill_(1)
    assert x._version == 4
    rt.add(x, 1, out=x)
    assert x._version == 5


def test_a_changed_saved_tensor_is_noticed():
    x = rt.ones(2, requires_grad=True)
    w = rt.ones(2)
    y = x * w
    w.add_(1)
    with pytest.raises(
        RuntimeError,
        match=r"float32.*\[2\].*MulBackward.*modified in place.*version 1, saved at version 0",
    ):
        y.sum().backward()
    y = x.exp()
    y.add_(1)
    with pytest.raises(RuntimeError, match=r"ExpBackward.*modified in place"):
        y.sum().backward()
    y = x * 2.0
    y.add_(1)
    y.sum().backward()
    assert x.grad.tolist() == [2, 2]


@pytest.mark.parametrize("through", ["view", "detach", "slice", "base", "out", "setitem"])
def test_versions_are_shared_by_all_that_share_memory(through):
    x = rt.ones(4, requires_grad=True)
    w = rt.ones(4)
    saved = w[:] if through == "base" else w
    y = x * saved
    {
        "view": lambda: w.view(2, 2).add_(1),
        "detach": lambda: w.detach().add_(1),
        "slice": lambda: w[2:].add_(1),
        "base": lambda: w.add_(1),
        "out": lambda: rt.add(w, 1, out=w),
        "setitem": lambda: w.__setitem__(0, 3),
    }[through]()
    with pytest.raises(RuntimeError, match="modified in place"):
        y.sum().backward()


def test_detach_cuts_and_shares_memory():
    x = rt.ones(2, requires_grad=True)
    y = x * 2
    d = y.detach()
    assert not d.requires_grad
    assert d.data_ptr() == y.data_ptr()
    z = x * 3
    z.detach_()
    assert z.is_leaf
    assert not z.requires_grad
    with pytest.raises(RuntimeError):
        (x * 1)[0:1].detach_()


def test_requires_grad_of_a_view_of_something_plain():
    base = rt.ones(4)
    v = base[:2].requires_grad_()
    with pytest.raises(RuntimeError, match="leaf"):
        v.add_(1)
    (v * 2).sum().backward()
    assert v.grad.tolist() == [2, 2]


SECOND = {
    "operand saved": lambda y, x: y.mul_(x),
    "target saved": lambda y, x: y.pow_(3),
    "result saved": lambda y, x: y.exp_(),
    "a part by a part": lambda y, x: y[1:].mul_(y[:-1].clone()),
    "a part by itself": lambda y, x: y[1:].mul_(y[1:]),
    "result of a part": lambda y, x: y[1:].sin_(),
    "index": lambda y, x: y.__setitem__(0, x[1] * x[2]),
    "add into": lambda y, x: y[:2].addcmul_(x[:2], x[1:]),
    "composite": lambda y, x: y.clip_(-0.5, 0.5).multiply_(x),
}


@pytest.mark.parametrize("name", SECOND)
def test_second_derivatives_go_through_what_was_overwritten(name):
    x = rt.tensor([0.3, -0.7, 0.4], dtype=rt.float64, requires_grad=True)

    def function(x):
        y = x * x
        SECOND[name](y, x)
        return y

    assert rt.autograd.gradcheck(function, (x,))
    assert rt.autograd.gradgradcheck(function, (x,))


@pytest.mark.parametrize("name", ["arccos_", "absolute_", "clip_", "multiply_"])
def test_composites_in_place_keep_what_their_parts_saved(name):
    x = rt.tensor([0.3, -0.7], requires_grad=True)
    y = x * 1
    arguments = {"clip_": (-0.5, 0.5), "multiply_": (x,)}.get(name, ())
    getattr(y, name)(*arguments)
    (g,) = rt.autograd.grad(y.sum(), x)
    (want,) = rt.autograd.grad(getattr(x * 1, name[:-1])(*arguments).sum(), x)
    assert g.tolist() == want.tolist()
