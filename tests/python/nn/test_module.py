"""Module: registration, the tree, state dicts, hooks, conversion, printing, copies."""

import copy
import pickle
import re
from collections import OrderedDict

import pytest
import rtensor as rt
from rtensor import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(2, 3)
        self.rest = nn.Sequential(nn.Linear(3, 3), nn.ReLU())
        self.register_buffer("seen", rt.zeros(2))
        self.register_buffer("scratch", rt.ones(1), persistent=False)
        self.scale = nn.Parameter(rt.ones(3))
        self.tied = self.first

    def forward(self, x):
        return self.rest(self.first(x)) * self.scale


def test_attributes_are_registered_by_kind():
    net = Net()
    assert list(net._parameters) == ["scale"]
    assert list(net._buffers) == ["seen", "scratch"]
    assert list(net._modules) == ["first", "rest", "tied"]
    assert [n for n, _ in net.named_parameters()] == [
        "scale",
        "first.weight",
        "first.bias",
        "rest.0.weight",
        "rest.0.bias",
    ]
    assert [n for n, _ in net.named_modules()] == ["", "first", "rest", "rest.0", "rest.1"]
    assert [n for n, _ in net.named_buffers()] == ["seen", "scratch"]
    assert len(list(net.parameters())) == 5
    assert [n for n, _ in net.named_children()] == ["first", "rest"]


def test_state_dict_has_shared_and_persistent_names_in_order():
    net = Net()
    state = net.state_dict()
    assert isinstance(state, OrderedDict)
    assert list(state) == [
        "scale",
        "seen",
        "first.weight",
        "first.bias",
        "rest.0.weight",
        "rest.0.bias",
        "tied.weight",
        "tied.bias",
    ]
    assert not state["scale"].requires_grad
    assert state["scale"].data_ptr() == net.scale.data_ptr()
    assert net.state_dict(keep_vars=True)["scale"] is net.scale


@pytest.mark.parametrize(
    ("change", "error", "text"),
    [
        (lambda n: setattr(n, "first", 3), TypeError, "child module 'first'"),
        (lambda n: setattr(n, "scale", rt.ones(3)), TypeError, "as parameter 'scale'"),
        (lambda n: setattr(n, "seen", 1.0), TypeError, "as buffer 'seen'"),
        (lambda n: n.register_buffer("a.b", None), KeyError, "got: a.b"),
        (lambda n: n.register_buffer("", None), KeyError, "empty string"),
        (lambda n: n.register_buffer("first", None), KeyError, "already exists"),
        (lambda n: n.register_parameter("p", rt.ones(1)), TypeError, "Parameter or None required"),
        (lambda n: n.add_module("m", 1), TypeError, "is not a Module subclass"),
        (lambda n: n.missing, AttributeError, "has no attribute 'missing'"),
        (lambda n: n.train(1), ValueError, "boolean"),
        (lambda n: n.to(rt.int32), TypeError, "floating point or complex"),
        (lambda n: n.get_submodule("first.weight"), AttributeError, "not an nn.Module"),
        (lambda n: n.get_parameter("seen"), AttributeError, "not an nn.Parameter"),
        (lambda n: nn.Module()(1), NotImplementedError, "forward"),
    ],
)
def test_mistakes_are_refused_with_reasons(change, error, text):
    with pytest.raises(error, match=re.escape(text)):
        change(Net())


def test_assignment_before_init_is_refused():
    class Early(nn.Module):
        def __init__(self):
            self.p = nn.Parameter(rt.ones(1))

    with pytest.raises(AttributeError, match=r"before Module\.__init__"):
        Early()


def test_none_keeps_the_name_and_delattr_drops_it():
    net = Net()
    net.scale = None
    assert "scale" in net._parameters
    assert "scale" not in net.state_dict()
    del net.scale
    assert not hasattr(net, "scale")


def test_load_copies_values_and_reports():
    a, b = Net(), Net()
    target = b.first.weight
    assert str(b.load_state_dict(a.state_dict())) == "<All keys matched successfully>"
    assert b.first.weight is target
    assert b.first.weight.tolist() == a.first.weight.tolist()
    missing, unexpected = b.load_state_dict({"seen": rt.ones(2), "x": rt.ones(1)}, strict=False)
    assert "scale" in missing
    assert unexpected == ["x"]
    assert b.seen.tolist() == [1, 1]


def test_a_failed_load_says_everything_and_changes_nothing():
    net = Net()
    before = net.seen.tolist()
    bad = {"seen": rt.ones(2), "first.weight": rt.zeros(3, 3), "zz": rt.ones(1), "scale": 1.0}
    with pytest.raises(RuntimeError) as e:
        net.load_state_dict(bad)
    for part in (
        "Error(s) in loading state_dict for Net",
        'Missing key(s) in state_dict: "first.bias"',
        'Unexpected key(s) in state_dict: "zz"',
        "size mismatch for first.weight",
        "expected rtensor.Tensor",
    ):
        assert part in str(e.value)
    assert net.seen.tolist() == before


def test_load_with_assign_takes_the_tensors():
    net, other = nn.Linear(2, 1), nn.Linear(2, 1)
    net.load_state_dict(other.state_dict(), assign=True)
    assert isinstance(net.weight, nn.Parameter)
    assert net.weight.data_ptr() == other.weight.data_ptr()


def test_conversion_keeps_sharing_and_integers():
    net = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    net.append(net[0])
    net.double()
    assert net[0].weight is net[2].weight
    assert isinstance(net[0].weight, nn.Parameter)
    assert net[0].weight.requires_grad
    assert net[0].weight.dtype == rt.float64
    assert net[1].running_mean.dtype == rt.float64
    assert net[1].num_batches_tracked.dtype == rt.int64
    assert net.to(rt.float32)[0].weight.dtype == rt.float32
    weight = net[0].weight
    assert net.float()[0].weight is weight


def test_train_eval_freeze_and_zero_grad():
    net = Net()
    net.eval()
    assert not any(m.training for m in net.modules())
    net.train()
    assert all(m.training for m in net.modules())
    net(rt.ones(2)).sum().backward()
    assert net.scale.grad is not None
    net.zero_grad(set_to_none=False)
    assert net.scale.grad.tolist() == [0, 0, 0]
    net.zero_grad()
    assert net.scale.grad is None
    net.requires_grad_(False)
    assert not any(p.requires_grad for p in net.parameters())


def test_forward_hooks_see_and_replace():
    net, log = nn.Linear(2, 2), []
    handles = [
        net.register_forward_pre_hook(lambda m, args: log.append("pre") or (args[0] * 2,)),
        net.register_forward_hook(lambda m, args, out: log.append("post") or out + 1),
        net.register_forward_hook(
            lambda m, args, kwargs, out: log.append(sorted(kwargs)), with_kwargs=True
        ),
        net.register_forward_pre_hook(lambda m, args: log.append("first"), prepend=True),
    ]
    x = rt.ones(2)
    hooked = net(x)
    assert log == ["first", "pre", "post", []]
    for h in handles:
        h.remove()
    rt.testing.assert_close(hooked, net(x * 2) + 1)


def test_always_called_hooks_run_after_failures():
    class Bad(nn.Module):
        def forward(self):
            raise ValueError("no")

    net, log = Bad(), []
    net.register_forward_hook(lambda m, args, out: log.append("plain"))
    net.register_forward_hook(lambda m, args, out: log.append(out), always_call=True)
    with pytest.raises(ValueError, match="no"):
        net()
    assert log == [None]


def test_full_backward_hooks_see_and_replace_gradients():
    net, seen = nn.Linear(2, 1, bias=False), []
    net.register_full_backward_pre_hook(lambda m, out: (out[0] * 2,))
    net.register_full_backward_hook(lambda m, inp, out: seen.append((inp, out)) or (inp[0] * 10,))
    x = rt.ones(1, 2, requires_grad=True)
    net(x).sum().backward()
    ((inputs, outputs),) = seen
    assert outputs[0].tolist() == [[2]]
    rt.testing.assert_close(inputs[0], 2 * net.weight.detach())
    rt.testing.assert_close(x.grad, 20 * net.weight.detach())
    assert net.weight.grad.tolist() == [[2, 2]]


def test_copies_and_pickles_are_whole():
    net = Net()
    for other in (copy.deepcopy(net), pickle.loads(pickle.dumps(net))):
        assert other.tied is other.first
        assert type(other.scale) is nn.Parameter
        assert other.scale.requires_grad
        assert other.scale.data_ptr() != net.scale.data_ptr()
        assert list(other.state_dict()) == list(net.state_dict())
        x = rt.ones(2)
        rt.testing.assert_close(other(x), net(x))


def test_apply_goes_from_the_leaves_up():
    names = []
    Net().apply(lambda m: names.append(type(m).__name__))
    assert names == ["Linear", "Linear", "ReLU", "Sequential", "Net"]


def test_repr_is_that_of_pytorch():
    assert repr(Net()) == (
        "Net(\n"
        "  (first): Linear(in_features=2, out_features=3, bias=True)\n"
        "  (rest): Sequential(\n"
        "    (0): Linear(in_features=3, out_features=3, bias=True)\n"
        "    (1): ReLU()\n"
        "  )\n"
        "  (tied): Linear(in_features=2, out_features=3, bias=True)\n"
        ")"
    )


def test_extra_state_travels():
    class Counting(nn.Module):
        def __init__(self):
            super().__init__()
            self.count = 0

        def get_extra_state(self):
            return {"count": self.count}

        def set_extra_state(self, state):
            self.count = state["count"]

    a, b = Counting(), Counting()
    a.count = 3
    b.load_state_dict(a.state_dict())
    assert b.count == 3


def test_state_dict_hooks_run():
    net, log = nn.Linear(1, 1), []
    net.register_state_dict_post_hook(lambda m, state, prefix, meta: state.update(extra=rt.ones(1)))
    net.register_load_state_dict_pre_hook(
        lambda m, state, *rest: state.pop("extra") and log.append("pre")
    )
    net.register_load_state_dict_post_hook(lambda m, keys: log.append(keys.missing_keys))
    state = net.state_dict()
    assert "extra" in state
    net.load_state_dict(state)
    assert log == ["pre", []]


def test_parameters_are_tensors_of_their_own_class():
    p = nn.Parameter(rt.ones(2))
    assert p.requires_grad
    assert p.is_leaf
    assert isinstance(p, rt.Tensor)
    assert repr(p).startswith("Parameter containing:\n")
    assert type(p * 2) is rt.Tensor
    assert not nn.Parameter(rt.ones(2), requires_grad=False).requires_grad
    with pytest.raises(TypeError, match="must be a Tensor"):
        nn.Parameter([1.0])
