"""Programs as modules: their state is the parameters and buffers of a tree of `nn.Module`s, as of the original.

The state itself lives in the program; the tables of these modules read and write it there.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, MutableMapping
from typing import Any

from rtensor.nn.module import _HOOK_TABLES, Module


class _Table(MutableMapping[str, Any]):
    """The parameters or buffers of one part of a program, by name."""

    def __init__(self, part: ProgramPart, kind: str) -> None:
        self._part = part
        self._kind = kind

    def _full(self, name: str) -> str:
        full = self._part._prefix + str(name)
        if "." in str(name) or self._part._border.kinds.get(full) != self._kind:
            raise KeyError(name)
        return full

    def __getitem__(self, name: str) -> Any:
        return self._part._border.held(self._full(name))

    def __setitem__(self, name: str, value: Any) -> None:
        self._part._program.set_state(self._full(name), value)

    def __delitem__(self, name: str) -> None:
        raise TypeError("the state of a program cannot be deleted")

    def __iter__(self) -> Iterator[str]:
        prefix = self._part._prefix
        for full, kind in self._part._border.kinds.items():
            name = full.removeprefix(prefix)
            if kind == self._kind and full.startswith(prefix) and "." not in name:
                yield name

    def __len__(self) -> int:
        return sum(1 for _ in self)


class ProgramPart(Module):
    """A submodule of a program: its attributes, without a call of its own."""

    # What scripts know it by.
    is_program = True
    _script_source: Any = None
    _border: Any
    _program: Any
    _prefix: str

    def __init__(self, border: Any, prefix: str) -> None:
        put = object.__setattr__
        put(self, "_border", border)
        put(self, "_program", border.program)
        put(self, "_prefix", prefix)
        put(self, "_non_persistent_buffers_set", set())
        for name in _HOOK_TABLES:
            put(self, name, OrderedDict())
        names = (n.removeprefix(prefix) for n in border.kinds if n.startswith(prefix))
        children = dict.fromkeys(n.partition(".")[0] for n in names if "." in n)
        put(self, "_parts", {n: ProgramPart(border, f"{prefix}{n}.") for n in children})

    @property
    def _parameters(self) -> Any:  # type: ignore[override]
        return _Table(self, "parameter")

    @property
    def _buffers(self) -> Any:  # type: ignore[override]
        return _Table(self, "buffer")

    @property
    def _modules(self) -> Any:  # type: ignore[override]
        return self._parts

    @property
    def training(self) -> bool:  # type: ignore[override]
        """The training flag: of a trace, the mode that it was made in."""
        name = f"{self._prefix}training"
        if name in self._border.kinds:
            return bool(self._program.get_state(name))
        return self._border.mode is not False

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or "_border" not in self.__dict__:
            raise AttributeError(name)
        if self._prefix + name in self._border.kinds:
            return self._border.held(self._prefix + name)
        if name in self._parts:
            return self._parts[name]
        raise AttributeError(f"the program has no method or attribute '{self._prefix}{name}'")

    def __setattr__(self, name: str, value: Any) -> None:
        self._program.set_state(self._prefix + name, value)

    def __delattr__(self, name: str) -> None:
        raise TypeError("attributes of a program cannot be deleted")

    def __dir__(self) -> list[str]:
        return sorted({*dir(type(self)), *self._parameters, *self._buffers, *self._parts})

    def __repr__(self) -> str:
        return f"<part '{self._prefix[:-1]}' of a program>"

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Refuse: a part of a program is run by the program."""
        raise NotImplementedError("a part of a program has no call of its own: call the program")

    def train(self, mode: bool = True) -> Any:
        """Set the training flags here and below; a trace has the mode that it was made in."""
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        flags = [
            n
            for n, kind in self._border.kinds.items()
            if kind == "attribute"
            and n.startswith(self._prefix)
            and n.rpartition(".")[2] == "training"
        ]
        if not flags and self._border.mode is not mode:
            raise RuntimeError(
                "this program was traced in one mode and has no training flag: trace the module in the other mode"
            )
        for name in flags:
            self._program.set_state(name, mode)
        return self
