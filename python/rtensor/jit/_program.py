"""Programs in Python: compiled functions and modules that look like what they were made of."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.jit import _faces

Tensor = _C.Tensor
# Files of this many bytes are mapped.
_LARGE = 1 << 20


class Border:
    """What lies between a program and Python: exceptions and named tuples of the user's own, faces of results."""

    def __init__(
        self,
        program: Any,
        exceptions: dict[str, type[BaseException]] | None = None,
        tuples: dict[str, Any] | None = None,
    ) -> None:
        self.program = program
        self.exceptions = exceptions or {}
        self.tuples = tuples or {}
        self.faces = _faces.read(program.notes)

    def call(self, name: str, args: Any, kwargs: Any) -> Any:
        """Call a function of the program. What it raises under the name of a user's class is raised as one."""
        try:
            result = self.program.call(name, args, kwargs)
        except RuntimeError as error:
            kind, _, message = str(error).partition(": ")
            if kind not in self.exceptions:
                raise
            raise self.exceptions[kind](message) from None
        face = self.faces.get(name)
        return result if face is None else _faces.put_on(face, result, self.tuples)


class ScriptFunction:
    """A function of a program.

    Called like the function it was made of. `graph` is its IR; `save` writes the program.
    """

    # What scripts know it by.
    is_program = True

    def __init__(
        self,
        border: Border,
        name: str,
        original: Callable[..., Any] | None = None,
    ) -> None:
        self._border = border
        self._program = border.program
        self._name = name
        # What a script that calls this one compiles; None for traces and loaded programs.
        self._script_source = original
        self.__name__ = getattr(original, "__name__", name.rsplit(".", 1)[-1])
        self.__doc__ = getattr(original, "__doc__", None)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._border.call(self._name, args, kwargs)

    def __repr__(self) -> str:
        return f"<ScriptFunction {self._name}>"

    @property
    def graph(self) -> str:
        """The function as IR."""
        return self._program.graph(self._name)  # type: ignore[no-any-return]

    @property
    def inlined_graph(self) -> str:
        """The function with the functions that it calls put in place."""
        return self._program.graph(self._name, inlined=True)  # type: ignore[no-any-return]

    @property
    def code(self) -> str:
        """The whole program as text, as it stands in a program file."""
        return self._program.text()  # type: ignore[no-any-return]

    def state(self) -> dict[str, Any]:
        """The values that outlive calls, by name."""
        return {name: value for name, (_, _, value) in self._program.state.items()}

    def parameters(self) -> list[Any]:
        """The tensors of the state that are parameters, in the order of their names in the original."""
        return [value for _, value in self.named_parameters()]

    def named_parameters(self) -> Iterator[tuple[str, Any]]:
        """Names and tensors of the parameters."""
        for name, (kind, _, value) in self._program.state.items():
            if kind == "parameter":
                yield name, value

    def save(self, path: str | pathlib.Path) -> None:
        """Write the program file."""
        save(self, path)


class ScriptModule:
    """A module of a program: its methods are functions, its parameters and buffers are the program's state."""

    # What scripts know it by.
    is_program = True

    def __init__(
        self,
        border: Border,
        original: Any = None,
    ) -> None:
        object.__setattr__(self, "_border", border)
        object.__setattr__(self, "_program", border.program)
        object.__setattr__(self, "_script_source", None)
        object.__setattr__(
            self, "_original_name", type(original).__name__ if original is not None else ""
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._border.call("forward", args, kwargs)  # type: ignore[no-any-return]

    forward = __call__

    def __repr__(self) -> str:
        return f"<ScriptModule {self._original_name or 'with ' + ', '.join(self._program.entries)}>"

    def __getattr__(self, name: str) -> Any:
        program = self._program
        if name in program.entries:
            return ScriptFunction(self._border, name)
        found = program.state
        if name in found:
            return found[name][2]
        if any(key.startswith(name + ".") for key in found):
            return _Part(self._border, name + ".")
        raise AttributeError(f"the program has no method or attribute '{name}'")

    def __setattr__(self, name: str, value: Any) -> None:
        self._program.set_state(name, value)

    @property
    def graph(self) -> str:
        """forward as IR."""
        return self._program.graph("forward")  # type: ignore[no-any-return]

    @property
    def inlined_graph(self) -> str:
        """The function forward with what it calls put in place."""
        return self._program.graph("forward", inlined=True)  # type: ignore[no-any-return]

    @property
    def code(self) -> str:
        """The whole program as text, as it stands in a program file."""
        return self._program.text()  # type: ignore[no-any-return]

    def _tensors(self, *kinds: str) -> Iterator[tuple[str, Any]]:
        for name, (kind, _, value) in self._program.state.items():
            if kind in kinds:
                yield name, value

    def named_parameters(self) -> Iterator[tuple[str, Any]]:
        """Names and tensors of the parameters."""
        return self._tensors("parameter")

    def parameters(self) -> Iterator[Any]:
        """The parameters."""
        return (value for _, value in self.named_parameters())

    def named_buffers(self) -> Iterator[tuple[str, Any]]:
        """Names and tensors of the buffers."""
        return self._tensors("buffer")

    def state_dict(self) -> dict[str, Any]:
        """Parameters and buffers by name."""
        return dict(self._tensors("parameter", "buffer"))

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Copy values into parameters and buffers; every name must be there."""
        own = self.state_dict()
        missing, unexpected = sorted(set(own) - set(state)), sorted(set(state) - set(own))
        if missing or unexpected:
            raise RuntimeError(f"load_state_dict: missing {missing}, unexpected {unexpected}")
        with _C.exclude_autograd():
            for name, value in state.items():
                own[name].detach().copy_(value)

    def train(self, mode: bool = True) -> ScriptModule:
        """Set the training flag, where the program has one."""
        flags = [
            n
            for n, (kind, _, _) in self._program.state.items()
            if n.rsplit(".", 1)[-1] == "training"
        ]
        if not flags:
            raise RuntimeError(
                "this program was traced in one mode and has no training flag: trace the module in the other mode"
            )
        for name in flags:
            self._program.set_state(name, mode)
        return self

    def eval(self) -> ScriptModule:
        """Clear the training flag."""
        return self.train(False)

    def save(self, path: str | pathlib.Path) -> None:
        """Write the program file."""
        save(self, path)


class _Part:
    """The attributes of a submodule of a program."""

    # What scripts know it by.
    is_program = True

    def __init__(self, border: Border, prefix: str) -> None:
        self._border = border
        self._program = border.program
        self._prefix = prefix

    def __getattr__(self, name: str) -> Any:
        full = self._prefix + name
        found = self._program.state
        if full in found:
            return found[full][2]
        if any(key.startswith(full + ".") for key in found):
            return _Part(self._border, full + ".")
        raise AttributeError(f"the program has no attribute '{full}'")


def program_of(compilation: Any) -> Border:
    """Verify and compile what the front end built."""
    text, tensors, constants = compilation.text()
    program = _C.Program(text, tensors, constants, compilation.linked())
    return Border(program, compilation.exceptions, compilation.tuples)


def save(program: ScriptFunction | ScriptModule, path: Any) -> None:
    """Write a program to a file (`.rt`), given by path or as an object with `write`.

    Raises
    ------
    RuntimeError
        When the program holds an operation that only Python can run; the message names it.

    """
    if not isinstance(program, (ScriptFunction, ScriptModule)):
        raise TypeError(f"save takes a traced or scripted program, got {type(program).__name__}")
    data = program._program.save()
    if hasattr(path, "write"):
        path.write(data)
        return
    path = pathlib.Path(path)
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    # Another file in its place: from the old one weights of a loaded program may be mapped.
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def load(path: Any) -> ScriptFunction | ScriptModule:
    """Read a program file. Everything in it is verified before anything is used; nothing is run.

    Raises
    ------
    LoadError
        When the file is not a whole and unchanged program file.

    """
    if hasattr(path, "read"):
        border = Border(_C.Program.load(path.read()))
    else:
        path = pathlib.Path(path)
        # Small files are read at once; of large ones the weights stay where they are until they are used.
        large = path.stat().st_size >= _LARGE
        border = Border(_C.Program.load_file(path) if large else _C.Program.load(path.read_bytes()))
    entries = border.program.entries
    if "forward" not in entries and len(entries) == 1:
        return ScriptFunction(border, entries[0])
    return ScriptModule(border)


def freeze(module: ScriptModule) -> ScriptModule:
    """Return a program whose state that no method writes has become constants."""
    border = module._border
    return ScriptModule(Border(border.program.freeze(), border.exceptions, border.tuples))
