"""Modules made of modules, and lists and dicts of parameters."""

from __future__ import annotations

import operator
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Self

from rtensor import _C
from rtensor.nn.module import Module, indent
from rtensor.nn.parameter import Parameter

Tensor = _C.Tensor


def _position(index: Any, length: int) -> int:
    number = operator.index(index)
    if not -length <= number < length:
        raise IndexError(f"index {number} is out of range")
    return number % length


class _Numbered(Module):
    """Modules named "0", "1", … in order."""

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[Module]:
        return iter(list(self._modules.values()))

    def __dir__(self) -> list[str]:
        return [n for n in super().__dir__() if not n.isdigit()]

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return self._from(list(self._modules.items())[index])
        return list(self._modules.values())[_position(index, len(self))]

    def __setitem__(self, index: int, module: Module) -> None:
        name = list(self._modules)[_position(index, len(self))]
        setattr(self, name, module)

    def __delitem__(self, index: Any) -> None:
        values = list(self._modules.values())
        if isinstance(index, slice):
            del values[index]
        else:
            del values[_position(index, len(values))]
        self._renumber(values)

    def _renumber(self, values: Iterable[Any]) -> None:
        fresh = {str(i): m for i, m in enumerate(values)}
        self._modules.clear()
        self._modules.update(fresh)

    def _from(self, items: list[tuple[str, Any]]) -> Any:
        raise NotImplementedError

    def append(self, module: Module) -> Self:
        """Add a module at the end."""
        self.add_module(str(len(self)), module)
        return self

    def extend(self, modules: Iterable[Module]) -> Self:
        """Add modules at the end."""
        if not isinstance(modules, Iterable):
            raise TypeError(
                f"{type(self).__name__}.extend should be called with an iterable, but got {type(modules).__name__}"
            )
        for module in list(modules):
            self.append(module)
        return self

    def insert(self, index: int, module: Module) -> Self:
        """Put a module before position `index`."""
        if not isinstance(module, Module):
            raise AssertionError(f"module should be of type: {Module}")
        values = list(self._modules.values())
        if not -len(values) <= index <= len(values):
            raise IndexError(f"Index out of range: {index}")
        values.insert(index, module)
        self._renumber(values)
        return self

    def pop(self, index: int) -> Module:
        """Remove and return a module."""
        module: Module = self[index]
        del self[index]
        return module


class Sequential(_Numbered):
    """Modules that are called one after another.

    Examples
    --------
    >>> import rtensor as rt
    >>> net = rt.nn.Sequential(rt.nn.Linear(4, 8), rt.nn.ReLU(), rt.nn.Linear(8, 2))
    >>> net(rt.zeros(3, 4)).shape == (3, 2)
    True

    """

    def __init__(self, *args: Any) -> None:
        super().__init__()
        if len(args) == 1 and isinstance(args[0], OrderedDict):
            for name, module in args[0].items():
                self.add_module(name, module)
        else:
            for i, module in enumerate(args):
                self.add_module(str(i), module)

    def _from(self, items: list[tuple[str, Any]]) -> Any:
        return type(self)(OrderedDict(items))

    def _renumber(self, values: Iterable[Any]) -> None:
        # Names that the user gave stay with their modules.
        kept = list(values)
        names = {id(m): n for n, m in self._modules.items()}
        if all(n.isdigit() for n in self._modules):
            super()._renumber(kept)
            return
        fresh = {names.get(id(m), str(i)): m for i, m in enumerate(kept)}
        self._modules.clear()
        self._modules.update(fresh)

    def __add__(self, other: Sequential) -> Sequential:
        if not isinstance(other, Sequential):
            raise ValueError(
                f"add operator supports only objects of Sequential class, but {type(other)} is given."
            )
        return Sequential(*self, *other)

    def __iadd__(self, other: Sequential) -> Self:
        if not isinstance(other, Sequential):
            raise ValueError(
                f"add operator supports only objects of Sequential class, but {type(other)} is given."
            )
        return self.extend(other)

    def __mul__(self, other: int) -> Sequential:
        if not isinstance(other, int):
            raise TypeError(f"unsupported operand type(s) for *: {type(self)} and {type(other)}")
        if other <= 0:
            raise ValueError(f"Non-positive multiplication factor {other} for {type(self)}")
        return Sequential(*(module for _ in range(other) for module in self))

    __rmul__ = __mul__

    def forward(self, input: Any) -> Any:
        """Call each with the result of the one before."""
        for module in self:
            input = module(input)
        return input


class ModuleList(_Numbered):
    """A list of modules; it has no forward of its own."""

    def __init__(self, modules: Iterable[Module] | None = None) -> None:
        super().__init__()
        if modules is not None:
            self.extend(modules)

    def _from(self, items: list[tuple[str, Any]]) -> Any:
        return type(self)(m for _, m in items)

    def __iadd__(self, other: Iterable[Module]) -> Self:
        return self.extend(other)

    def __add__(self, other: Iterable[Module]) -> ModuleList:
        return ModuleList([*self, *other])

    def __repr__(self) -> str:
        """Print runs of equal modules once, as PyTorch does."""
        texts = [repr(m) for m in self]
        if not texts:
            return f"{self._get_name()}()"
        runs: list[tuple[int, int, str]] = []
        for i, text in enumerate(texts):
            if runs and runs[-1][2] == text:
                runs[-1] = (runs[-1][0], i, text)
            else:
                runs.append((i, i, text))
        lines = []
        for first, last, text in runs:
            name = f"({first})" if first == last else f"({first}-{last})"
            times = "" if first == last else f"{last - first + 1} x "
            lines.append(f"{name}: {times}{indent(text, 2)}")
        return f"{self._get_name()}(\n  " + "\n  ".join(lines) + "\n)"


class ModuleDict(Module):
    """A dict of modules, in the order of insertion; it has no forward of its own."""

    def __init__(self, modules: Any = None) -> None:
        super().__init__()
        if modules is not None:
            self.update(modules)

    def __getitem__(self, key: str) -> Any:
        return self._modules[key]

    def __setitem__(self, key: str, module: Module) -> None:
        self.add_module(key, module)

    def __delitem__(self, key: str) -> None:
        del self._modules[key]

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __contains__(self, key: object) -> bool:
        return key in self._modules

    def clear(self) -> None:
        """Remove all."""
        self._modules.clear()

    def pop(self, key: str) -> Any:
        """Remove and return one."""
        return self._modules.pop(key)

    def keys(self) -> Any:
        """Return the names."""
        return self._modules.keys()

    def items(self) -> Any:
        """Return pairs of name and module."""
        return self._modules.items()

    def values(self) -> Any:
        """Return the modules."""
        return self._modules.values()

    def update(self, modules: Any) -> None:
        """Add from a mapping or from pairs."""
        if not isinstance(modules, Iterable):
            raise TypeError(
                "ModuleDict.update should be called with an iterable of key/value pairs, "
                f"but got {type(modules).__name__}"
            )
        pairs = modules.items() if isinstance(modules, (Mapping, ModuleDict)) else modules
        for i, pair in enumerate(pairs):
            if not isinstance(pair, Iterable):
                raise TypeError(
                    f"ModuleDict update sequence element #{i} should be Iterable; is {type(pair).__name__}"
                )
            both = list(pair)
            if len(both) != 2:
                raise ValueError(
                    f"ModuleDict update sequence element #{i} has length {len(both)}; 2 is required"
                )
            self[both[0]] = both[1]


def _as_parameter(value: Any) -> Any:
    """Tensors become Parameters; other values stay what they are."""
    return (
        Parameter(value)
        if isinstance(value, Tensor) and not isinstance(value, Parameter)
        else value
    )


class ParameterList(Module):
    """A list of parameters (plain tensors become Parameters)."""

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__()
        self._size = 0
        if values is not None:
            self.extend(values)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Any]:
        return iter([self[i] for i in range(len(self))])

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return type(self)([self[i] for i in range(*index.indices(len(self)))])
        return getattr(self, str(_position(index, len(self))))

    def __setitem__(self, index: int, value: Any) -> None:
        setattr(self, str(_position(index, len(self))), _as_parameter(value))

    def append(self, value: Any) -> Any:
        """Add one at the end."""
        setattr(self, str(self._size), _as_parameter(value))
        self._size += 1
        return self

    def extend(self, values: Iterable[Any]) -> Any:
        """Add several at the end."""
        if not isinstance(values, Iterable) or isinstance(values, Tensor):
            raise TypeError(
                f"ParameterList.extend should be called with an iterable, but got {type(values).__name__}"
            )
        for value in list(values):
            self.append(value)
        return self

    def __iadd__(self, values: Iterable[Any]) -> Any:
        return self.extend(values)

    def extra_repr(self) -> str:
        """Return one line for each."""
        return "\n".join(f"({i}): {_describe(value)}" for i, value in enumerate(self))


def _describe(value: Any) -> str:
    if not isinstance(value, Tensor):
        return f"Object of type: {type(value).__name__}"
    kind = "Parameter" if isinstance(value, Parameter) else "Tensor"
    size = "x".join(str(s) for s in value.shape)
    return f"{kind} containing: [{value.dtype} of size {size}]"


class ParameterDict(Module):
    """A dict of parameters (plain tensors become Parameters), in the order of insertion."""

    def __init__(self, parameters: Any = None) -> None:
        super().__init__()
        self._keys: dict[str, None] = {}
        if parameters is not None:
            self.update(parameters)

    def __getitem__(self, key: str) -> Any:
        if key not in self._keys:
            raise KeyError(key)
        return getattr(self, key)

    def __setitem__(self, key: str, value: Any) -> None:
        if not isinstance(key, str):
            raise TypeError(
                f"Index given to ParameterDict cannot be used as a key as it is not a string (type is '{type(key).__name__}')."
            )
        setattr(self, key, _as_parameter(value))
        self._keys[key] = None

    def __delitem__(self, key: str) -> None:
        del self._keys[key]
        delattr(self, key)

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def keys(self) -> Any:
        """Return the names."""
        return self._keys.keys()

    def values(self) -> list[Any]:
        """Return the parameters."""
        return [self[k] for k in self._keys]

    def items(self) -> list[tuple[str, Any]]:
        """Return pairs of name and parameter."""
        return [(k, self[k]) for k in self._keys]

    def get(self, key: str, default: Any = None) -> Any:
        """Return one, or `default`."""
        return getattr(self, key) if key in self._keys else default

    def pop(self, key: str) -> Any:
        """Remove and return one."""
        value = self[key]
        del self[key]
        return value

    def update(self, parameters: Any) -> None:
        """Add from a mapping or from pairs."""
        pairs = (
            parameters.items() if isinstance(parameters, (Mapping, ParameterDict)) else parameters
        )
        for key, value in pairs:
            self[key] = value

    def extra_repr(self) -> str:
        """Return one line for each."""
        return "\n".join(f"({key}): {_describe(value)}" for key, value in self.items())
