"""The graph while a script is being compiled.

A light mirror of the IR: values with types, nodes, nested blocks. `text` writes it in the notation that the core
parses and verifies, so nothing that is built here is trusted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rtensor import _C
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.types import Type


class Value:
    """A value of the graph."""

    __slots__ = ("name", "type")

    def __init__(self, type: Type, name: str = "") -> None:
        self.type = type
        self.name = name


class Node:
    """An instruction."""

    __slots__ = ("attrs", "blocks", "grad", "inputs", "op", "outputs", "source")

    def __init__(
        self, op: str, inputs: Sequence[Value], outputs: Sequence[Value], source: int | None
    ) -> None:
        self.op = op
        self.inputs = list(inputs)
        self.outputs = list(outputs)
        self.attrs: dict[str, Any] = {}
        self.blocks: list[Block] = []
        self.source = source
        self.grad: bool | None = None


class Block:
    """A sequence of nodes with inputs and results."""

    __slots__ = ("inputs", "nodes", "outputs")

    def __init__(self) -> None:
        self.inputs: list[Value] = []
        self.nodes: list[Node] = []
        self.outputs: list[Value] = []


class Types(list[Type]):
    """An attribute that lists types."""


class Raw(str):
    """An attribute that is written as it stands."""


class Function:
    """A compiled function: parameter names with defaults, and its graph."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.parameters: list[tuple[str, Any]] = []
        self.block = Block()
        self.result: Type = t.NONE
        self.entry = False


NO_DEFAULT = object()


def quote(text: str) -> str:
    """Return a string literal of the IR."""
    out = []
    for c in text:
        if c in '"\\':
            out.append("\\" + c)
        elif c in "\n\r\t":
            out.append({"\n": "\\n", "\r": "\\r", "\t": "\\t"}[c])
        elif ord(c) < 32 or 127 <= ord(c) < 160:
            out.append(f"\\u{{{ord(c):x}}}")
        else:
            out.append(c)
    return '"' + "".join(out) + '"'


def _float(x: float) -> str:
    if x != x:
        return "nan"
    if x in (float("inf"), float("-inf")):
        return "inf" if x > 0 else "-inf"
    text = repr(x).replace("e+", "e")
    return text if any(c in text for c in ".einf") else text + ".0"


def literal(value: Any) -> str:
    """Return an attribute as text."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, Types):
        return f"types({', '.join(map(str, value))})"
    if value is None or isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        if not -(2**63) <= value < 2**63:
            raise OverflowError(f"the integer {value} does not fit in 64 bits")
        return str(value)
    if isinstance(value, float):
        return _float(value)
    if isinstance(value, complex):
        return f"complex({_float(value.real)}, {_float(value.imag)})"
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, _C.dtype):
        return f"dtype({str(value).split('.')[-1]})"
    if isinstance(value, _C.device):
        return f"device({quote(str(value))})"
    if isinstance(value, _C.layout):
        return f"layout({str(value).split('.')[-1]})"
    if isinstance(value, _C.memory_format):
        return f"memory_format({str(value).split('.')[-1]})"
    raise TypeError(f"no literal for {type(value).__name__}")


class _Writer:
    """Numbers values in order of definition and writes them."""

    def __init__(self) -> None:
        self.names: dict[Value, str] = {}
        self.lines: list[str] = []

    def define(self, values: Iterable[Value]) -> str:
        parts = []
        for v in values:
            word = "".join(c if c == "_" or c.isalnum() else "_" for c in v.name)
            n = len(self.names)
            self.names[v] = f"%{word}.{n}" if word else f"%{n}"
            parts.append(f"{self.names[v]} : {v.type}")
        return ", ".join(parts)

    def use(self, values: Iterable[Value]) -> str:
        return ", ".join(self.names[v] for v in values)

    def block(self, block: Block, indent: str) -> None:
        for node in block.nodes:
            # The core numbers results after the blocks; names are only names here.
            head = f"{self.define(node.outputs)} = " if node.outputs else ""
            attrs = ", ".join(f"{k}={literal(v)}" for k, v in node.attrs.items())
            line = (
                f"{indent}{head}{node.op}{f'[{attrs}]' if attrs else ''}({self.use(node.inputs)})"
            )
            if node.grad is not None:
                line += " !grad" if node.grad else " !no_grad"
            if node.source is not None:
                line += f" #{node.source}"
            self.lines.append(line)
            for i, inner in enumerate(node.blocks):
                self.lines.append(f"{indent}  block{i}({self.define(inner.inputs)}):")
                self.block(inner, indent + "    ")
                self.lines.append(f"{indent}    -> ({self.use(inner.outputs)})")


def text(function: Function) -> str:
    """Return a function in the notation of program files."""
    writer = _Writer()
    parameters = ", ".join(
        name if default is NO_DEFAULT else f"{name}={literal(default)}"
        for name, default in function.parameters
    )
    entry = " entry" if function.entry else ""
    writer.lines.append(f"function {quote(function.name)}({parameters}){entry}:")
    writer.lines.append(f"graph({writer.define(function.block.inputs)}):")
    writer.block(function.block, "  ")
    writer.lines.append(f"  return ({writer.use(function.block.outputs)})")
    return "\n".join(writer.lines) + "\n"
