"""Sequential, lists and dicts of modules and of parameters."""

from collections import OrderedDict

import pytest
import rtensor as rt
from rtensor import nn


def test_sequential_indexes_slices_and_changes():
    net = nn.Sequential(nn.ReLU(), nn.Tanh(), nn.ELU())
    assert isinstance(net[-1], nn.ELU)
    assert [type(m) for m in net[0:2]] == [nn.ReLU, nn.Tanh]
    del net[1]
    assert list(net._modules) == ["0", "1"]
    net.insert(0, nn.Sigmoid())
    net[1] = nn.Identity()
    assert [type(m) for m in net] == [nn.Sigmoid, nn.Identity, nn.ELU]
    assert len(net + net) == 6
    assert len(net * 2) == 6
    assert isinstance(net.pop(-1), nn.ELU)
    net += nn.Sequential(nn.ReLU())
    assert len(net) == 3
    with pytest.raises(IndexError):
        net[7]


def test_sequential_takes_names():
    net = nn.Sequential(OrderedDict(a=nn.ReLU(), b=nn.Tanh()))
    assert net.a is net[0]
    assert list(net._modules) == ["a", "b"]


def test_module_list_is_a_list():
    layers = nn.ModuleList([nn.Linear(1, 1) for _ in range(3)])
    layers.append(nn.ReLU()).extend([nn.Tanh()])
    assert len(layers) == 5
    assert isinstance(layers[1:3], nn.ModuleList)
    assert len(list(layers.parameters())) == 6
    assert repr(nn.ModuleList([nn.ReLU(), nn.ReLU(), nn.Tanh()])) == (
        "ModuleList(\n  (0-1): 2 x ReLU()\n  (2): Tanh()\n)"
    )
    with pytest.raises(TypeError, match="iterable"):
        layers.extend(3)


def test_module_dict_keeps_order():
    parts = nn.ModuleDict({"z": nn.ReLU(), "a": nn.Tanh()})
    assert list(parts) == ["z", "a"]
    assert "a" in parts
    assert isinstance(parts.pop("a"), nn.Tanh)
    parts.update([("q", nn.ELU())])
    assert list(parts.keys()) == ["z", "q"]
    with pytest.raises(ValueError, match="2 is required"):
        parts.update([("q", nn.ELU(), 1)])


def test_parameter_list_and_dict_register():
    items = nn.ParameterList([rt.ones(2), nn.Parameter(rt.ones(3))])
    assert [n for n, _ in items.named_parameters()] == ["0", "1"]
    items.append(rt.ones(1))
    assert len(items) == 3
    assert isinstance(items[-1], nn.Parameter)
    table = nn.ParameterDict({"a": rt.ones(2)})
    table["b"] = rt.ones(1)
    assert [n for n, _ in table.named_parameters()] == ["a", "b"]
    assert "b" in table
    del table["a"]
    assert list(table.keys()) == ["b"]
    assert table.get("a") is None
