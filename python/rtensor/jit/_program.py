"""Programs in Python: compiled functions and modules that look like what they were made of."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.jit import _faces
from rtensor.jit._module import ProgramPart
from rtensor.nn.parameter import Parameter

Tensor = _C.Tensor
# The note of the mode that a module was traced in.
MODE = "training"
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
        self.exceptions: dict[str, type[BaseException]] = exceptions or {}
        self.tuples: dict[str, Any] = tuples or {}
        notes = program.notes
        self.faces: dict[str, _faces.Face] = _faces.read(notes)
        # The mode that a module was traced in; None where that is not known, or no trace.
        self.mode: bool | None = {"True": True, "False": False}.get(notes.get(MODE, ""))
        # Names and kinds of the state; they stay as they are.
        state = program.state
        self.kinds: dict[str, str] = {name: kind for name, (kind, _, _) in state.items()}
        # A Parameter stays one while its wrapper lives.
        self._held = {name: v for name, (kind, _, v) in state.items() if kind == "parameter"}

    def make_parameters(self) -> None:
        """Let the parameters of a program that was read from a file be Parameters; a shared one stays shared."""
        made: dict[int, Any] = {}
        plain = {n: v for n, (kind, _, v) in self.program.state.items() if kind == "parameter"}
        for name, value in plain.items():
            if id(value) not in made:
                made[id(value)] = Parameter(value.detach(), value.requires_grad)
            self._held[name] = made[id(value)]
            self.program.set_state(name, made[id(value)])

    def held(self, name: str) -> Any:
        """A piece of state; its wrapper lives as long as the program does, so that it has one identity."""
        value = self._held[name] = self.program.get_state(name)
        return value

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
        self.__name__: str = getattr(original, "__name__", name.rsplit(".", 1)[-1])
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


class ScriptModule(ProgramPart):
    """A module of a program: its methods are functions, its parameters and buffers are the program's state."""

    def __init__(self, border: Border, original: Any = None) -> None:
        super().__init__(border, "")
        name = type(original).__name__ if original is not None else ""
        object.__setattr__(self, "_original_name", name)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Run the program's forward."""
        return self._border.call("forward", args, kwargs)

    def __repr__(self) -> str:
        return f"<ScriptModule {self._original_name or 'with ' + ', '.join(self._program.entries)}>"

    def __getattr__(self, name: str) -> Any:
        border = self.__dict__.get("_border")
        if border is not None and name in border.program.entries:
            return ScriptFunction(border, name)
        return super().__getattr__(name)

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

    def save(self, path: str | pathlib.Path) -> None:
        """Write the program file."""
        save(self, path)


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
    border.make_parameters()
    entries = border.program.entries
    if "forward" not in entries and len(entries) == 1:
        return ScriptFunction(border, entries[0])
    return ScriptModule(border)


def freeze(module: ScriptModule) -> ScriptModule:
    """Return a program whose state that no method writes has become constants."""
    border = module._border
    return ScriptModule(Border(border.program.freeze(), border.exceptions, border.tuples))


def fusion_groups(program: ScriptFunction | ScriptModule) -> list[tuple[str, list[str], int]]:
    """Chains of pointwise operations that a program runs block by block when their tensors are large.

    Returns
    -------
    list of (str, list of str, int)
        The function that the group is in, its operations in order, and how often it has run that way. A group runs
        one operation after the other when its tensors are small, not dense, of several shapes or require grad, or while
        something watches the calls (a mode, a trace, a kernel registered on an operation).

    """
    return program._program.fusion_groups()  # type: ignore[no-any-return]
