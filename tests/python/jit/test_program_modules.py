"""Scripted, traced and loaded modules are modules: parts of others, trained, converted, saved as a state dict."""

from __future__ import annotations

import io

import pytest
import rtensor as rt
from rtensor import nn, optim

from tests.python.jit.script_harness import equal


def net():
    rt.manual_seed(0)
    return nn.Sequential(nn.Linear(4, 3), nn.BatchNorm1d(3), nn.Dropout(0.5), nn.Linear(3, 2))


def reloaded(program):
    out = io.BytesIO()
    rt.jit.save(program, out)
    return rt.jit.load(io.BytesIO(out.getvalue()))


def made(how):
    if how == "traced":
        return rt.jit.trace(net().eval(), rt.ones(5, 4))
    scripted = rt.jit.script(net())
    return reloaded(scripted) if how == "loaded" else scripted


EACH = pytest.mark.parametrize("how", ["scripted", "loaded", "traced"])


@EACH
def test_it_is_a_module(how):
    program = made(how)
    assert isinstance(program, nn.Module)
    want = {n: tuple(v.shape) for n, v in net().state_dict().items()}
    assert {n: tuple(v.shape) for n, v in program.state_dict().items()} == want
    assert {n for n, _ in program.named_parameters()} == {n for n, _ in net().named_parameters()}
    assert program.get_parameter("0.weight") is program.get_parameter("0.weight")
    assert len(list(program.parameters())) == 6
    assert program.training is (how != "traced")


@EACH
def test_a_state_dict_goes_both_ways(how):
    program, eager = made(how), net().eval()
    with rt.no_grad():
        for p in eager.parameters():
            p.add_(0.5)
    program.load_state_dict(eager.state_dict())
    program.eval()
    x = rt.randn(5, 4)
    assert equal(eager(x), program(x))
    other = net().eval()
    other.load_state_dict(program.state_dict())
    assert equal(other(x), program(x))
    with pytest.raises(RuntimeError, match=r"[Mm]issing"):
        program.load_state_dict({})


@EACH
def test_a_part_of_another_module(how):
    outer = nn.Sequential(made(how), nn.ReLU()).eval()
    same = nn.Sequential(net(), nn.ReLU()).eval()
    x = rt.randn(5, 4)
    assert equal(same(x), outer(x))
    assert list(outer.state_dict()) == [f"0.{n}" for n in made(how).state_dict()]
    scripted = rt.jit.script(outer)
    assert equal(same(x), scripted(x))
    assert equal(same(x), reloaded(scripted)(x))
    traced = rt.jit.trace(outer, x)
    assert equal(same(x), traced(x))
    assert {n for n, _ in scripted.named_parameters()} == {n for n, _ in outer.named_parameters()}


def test_modes_reach_into_a_program():
    outer = nn.Sequential(made("scripted"), nn.Dropout(0.5))
    outer.eval()
    assert not outer[0].training
    x = rt.randn(5, 4)
    assert equal(outer(x), outer(x))
    scripted = rt.jit.script(outer)
    scripted.train()
    assert not equal(scripted(x), scripted(x))
    assert equal(scripted.eval()(x), scripted(x))


def test_a_trace_has_one_mode():
    traced = made("traced")
    assert traced.eval() is traced
    with pytest.raises(RuntimeError, match="traced in one mode"):
        traced.train()
    with pytest.raises(RuntimeError, match="traced in one mode"):
        reloaded(traced).train()


@EACH
def test_training_steps(how):
    program, eager = made(how).eval(), net().eval()
    steps = [(m, optim.SGD(m.parameters(), lr=0.1)) for m in (program, eager)]
    x, y = rt.randn(5, 4), rt.randn(5, 2)
    for _ in range(3):
        losses = []
        for module, optimizer in steps:
            optimizer.zero_grad()
            loss = ((module(x) - y) ** 2).mean()
            loss.backward()
            optimizer.step()
            losses.append(loss.detach())
        assert equal(losses[0], losses[1])


@EACH
def test_conversion_and_hooks(how):
    program = made(how).eval()
    program.double()
    assert all(p.dtype == rt.float64 for p in program.parameters())
    x = rt.randn(5, 4).double()
    assert equal(net().eval().double()(x), program(x))
    seen = []
    handle = program.register_forward_hook(lambda m, a, out: seen.append(tuple(out.shape)))
    program(x)
    handle.remove()
    program(x)
    assert seen == [(5, 2)]


def test_what_a_program_refuses():
    program = made("scripted")
    with pytest.raises(AttributeError):
        program.unknown = 1
    with pytest.raises(AttributeError):
        _ = program.unknown
    with pytest.raises(TypeError):
        del program.training
    with pytest.raises(NotImplementedError):
        program.get_submodule("0")(rt.ones(1, 4))


def test_containers_of_programs_in_a_script():
    class Lists(nn.Module):
        def __init__(self):
            super().__init__()
            self.parts = nn.ModuleList([rt.jit.script(nn.Linear(4, 4)), nn.ReLU()])
            self.named = nn.ModuleDict({"a": rt.jit.script(nn.Linear(4, 4)), "b": nn.Tanh()})

        def forward(self, x):
            for part in self.parts:
                x = part(x)
            for _, part in self.named.items():
                x = part(x)
            return self.parts[0](x) + self.named["a"](x)

    module = Lists()
    x = rt.randn(2, 4)
    scripted = rt.jit.script(module)
    assert equal(module(x), scripted(x))
    assert equal(module(x), reloaded(scripted)(x))
