"""Modules in scripts: parameters, buffers, attributes, containers, the training flag."""

# The functions below are spelled in many ways on purpose.

import pytest
import rtensor as rt
from rtensor import nn

from tests.python.jit.script_harness import equal


def same(module, *args, times=1):
    """The script of a module gives the bits of the module."""
    import copy

    scripted = rt.jit.script(copy.deepcopy(module))
    for _ in range(times):
        rt.manual_seed(7)
        want = module(*args)
        rt.manual_seed(7)
        assert equal(want, scripted(*args))
    for (n, p), (m, q) in zip(
        module.state_dict().items(), scripted.state_dict().items(), strict=False
    ):
        assert n in scripted.state_dict(), n
        assert rt.equal(p, scripted.state_dict()[n]), (n, m, q)
    return scripted


class Mlp(nn.Module):
    def __init__(self, hidden: int = 8):
        super().__init__()
        self.first = nn.Linear(4, hidden)
        self.second = nn.Linear(hidden, 3)
        self.scale = 0.5

    def forward(self, x):
        x = nn.functional.relu(self.first(x))
        return self.second(x) * self.scale


class Counting(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("seen", rt.zeros(()))
        self.register_buffer("last", rt.zeros(2))
        self.calls = 0

    def forward(self, x):
        self.seen += x.sum()
        self.last = x * 2
        self.calls += 1
        return x + self.seen, self.calls


class Lists(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(3)])
        self.named = nn.ModuleDict({"a": nn.Linear(4, 4), "b": nn.ReLU()})
        self.stack = nn.Sequential(nn.Linear(4, 4), nn.Tanh())

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        for i, layer in enumerate(self.layers):
            x = x + layer(x) * i
        for name, part in self.named.items():
            x = part(x)
            if name == "a":
                x = x + 1
        for part in self.stack:
            x = part(x)
        x = self.named["a"](x) + self.layers[0](x) + self.layers[-1](x)
        return self.stack(x), len(self.layers)


class LeavesTheLoop(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(3)])

    def forward(self, x, stop: int):
        for i, layer in enumerate(self.layers):
            if i == stop:
                return x
            x = layer(x)
            if bool(x.sum() > 100):
                break
        return x * 2


class Modes(nn.Module):
    def __init__(self):
        super().__init__()
        self.drop = nn.Dropout(0.5)
        self.norm = nn.BatchNorm1d(4)

    def forward(self, x):
        x = self.drop(self.norm(x))
        if self.training:
            return x + 1
        return x


class Methods(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(rt.ones(4))
        self.bias: rt.Tensor | None = None
        self.flag = True
        self.sizes = [1, 2, 3]

    def helper(self, x, k: int = 2):
        return x * self.weight * k

    @rt.jit.export
    def extra(self, x):
        return self.helper(x, 5)

    def forward(self, x):
        x = self.helper(x) + self.helper(x, k=3)
        if self.bias is not None:
            x = x + self.bias
        if self.flag:
            x = x - 1
        for s in self.sizes:
            x = x * s
        return x


class SharedLists(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = [1, 2, 3]
        self.b = self.a

    def forward(self, x):
        self.b[1] += 10
        return self.a


class Writes(nn.Module):
    state: rt.Tensor | None

    def __init__(self):
        super().__init__()
        self.state = None
        self.history: list[int] = [0]

    def forward(self, x):
        if self.state is None:
            self.state = x
        else:
            s = self.state
            assert s is not None
            self.state = s + x
        self.history.append(x.size(0))
        out = self.state
        assert out is not None
        return out, self.history


def test_a_network():
    x = rt.randn(5, 4)
    same(Mlp(), x)
    same(Mlp(2), x, times=2)


def test_buffers_and_numbers_written_in_forward():
    same(Counting(), rt.ones(2), times=3)


def test_containers():
    same(Lists(), rt.randn(2, 4))


@pytest.mark.parametrize("stop", [0, 1, 2, 5])
def test_loops_over_modules_are_left(stop):
    same(LeavesTheLoop(), rt.randn(2, 4), stop)


def test_the_training_flag():
    m = Modes()
    x = rt.randn(6, 4)
    scripted = rt.jit.script(m)
    for mode in (True, False, True):
        m2 = Modes()
        m2.load_state_dict(scripted.state_dict())
        m2.train(mode)
        scripted.train(mode)
        assert scripted.training is mode
        rt.manual_seed(1)
        want = m2(x)
        rt.manual_seed(1)
        assert rt.equal(want, scripted(x))
    scripted.eval()
    assert rt.equal(scripted(x), scripted(x))


def test_methods_and_constants():
    scripted = same(Methods(), rt.randn(4))
    assert rt.equal(scripted.extra(rt.ones(4)), rt.full((4,), 5.0))


def test_attributes_that_are_one_list_stay_one():
    scripted = rt.jit.script(SharedLists())
    assert scripted(rt.ones(1)) == [1, 12, 3]
    assert scripted(rt.ones(1)) == [1, 22, 3]


def test_attributes_written_by_methods():
    scripted, m = rt.jit.script(Writes()), Writes()
    for n in (2, 2, 2):
        assert equal(m(rt.ones(n)), scripted(rt.ones(n)))


def test_state_is_that_of_the_original():
    m = Mlp()
    scripted = rt.jit.script(m)
    with rt.no_grad():
        m.first.weight.zero_()
    x = rt.randn(2, 4)
    assert rt.equal(m(x), scripted(x))
    assert [n for n, _ in scripted.named_parameters()] == sorted(n for n, _ in m.named_parameters())
    scripted(x).sum().backward()
    assert m.second.weight.grad is not None


def test_parts_are_reached_by_name():
    scripted = rt.jit.script(Mlp())
    assert scripted.first.weight.shape == (8, 4)
    with pytest.raises(AttributeError):
        scripted.third


LAYERS = [
    (nn.Linear(4, 3), (2, 4)),
    (nn.Linear(4, 3, bias=False), (2, 5, 4)),
    (nn.Conv1d(2, 3, 3, padding=1), (2, 2, 8)),
    (nn.Conv2d(2, 3, 3, stride=2, padding="valid"), (2, 2, 8, 8)),
    (nn.ConvTranspose2d(2, 3, 3), (1, 2, 4, 4)),
    (nn.BatchNorm1d(4), (6, 4)),
    (nn.BatchNorm2d(2).eval(), (3, 2, 4, 4)),
    (nn.LayerNorm(4), (3, 4)),
    (nn.GroupNorm(2, 4), (2, 4, 3)),
    (nn.MaxPool2d(2), (1, 2, 4, 4)),
    (nn.AvgPool2d(2), (1, 2, 4, 4)),
    (nn.AdaptiveAvgPool2d(1), (1, 2, 4, 4)),
    (nn.Flatten(), (2, 3, 4)),
    (nn.ReLU(), (3,)),
    (nn.GELU(), (3,)),
    (nn.Softmax(dim=-1), (2, 3)),
    (nn.LogSoftmax(dim=1), (2, 3)),
    (nn.SiLU(), (3,)),
    (nn.Hardswish(), (3,)),
    (nn.PReLU(), (3,)),
    (nn.Dropout(0.3), (5,)),
    (nn.Identity(), (2,)),
    (nn.Upsample(scale_factor=2), (1, 1, 3, 3)),
    (nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Dropout(0.1)), (2, 4)),
]


@pytest.mark.parametrize(
    ("layer", "shape"), LAYERS, ids=[f"{i}-{type(m).__name__}" for i, (m, _) in enumerate(LAYERS)]
)
def test_layers(layer, shape):
    same(layer, rt.randn(*shape), times=2)


def test_embedding_and_losses():
    same(nn.Embedding(5, 3), rt.tensor([[1, 2], [0, 4]]))
    same(nn.MSELoss(), rt.randn(3), rt.randn(3))
    same(nn.CrossEntropyLoss(), rt.randn(3, 4), rt.tensor([1, 2, 0]))


def test_attention_and_transformer():
    same(nn.MultiheadAttention(4, 2), rt.randn(3, 2, 4), rt.randn(3, 2, 4), rt.randn(3, 2, 4))
    same(nn.TransformerEncoderLayer(4, 2, 8), rt.randn(3, 2, 4))
