"""`python/rtensor/_C.pyi`: types and docstrings for editors and type checkers.

The head (`stub_head.pyi`) is kept by hand: classes, and what Tensor has besides operations. Methods and functions
follow from the table, one `@overload` per schema.
"""

from __future__ import annotations

import keyword
from pathlib import Path

from schema.gen.derive import Operation
from schema.gen.entry_points import Binding, bindings, python_name
from schema.gen.model import Argument, Schema

TYPES = {
    "Tensor": "Tensor",
    "int": "Index",
    "float": "float",
    "bool": "bool",
    "str": "str",
    "complex": "complex",
    "Scalar": "Number",
    "ScalarType": "dtype",
    "Layout": "layout",
    "Device": "device | str",
    "MemoryFormat": "memory_format",
    "Generator": "Generator",
    "Any": "Any",
}
# Attributes of Tensor hide the classes of these names inside its body.
HIDDEN = {"dtype": "_dtype", "layout": "_layout", "device": "_device"}
RESULTS = {"int": "int", "Scalar": "Any", "Device": "device"}


def write_stubs(root: Path, operations: list[Operation]) -> str:
    """Print the stub file."""
    head = (root / "schema/gen/stub_head.pyi").read_text(encoding="utf-8")
    first, rest = head.split("# Kept by hand", 1)
    found = bindings(operations)
    parts = [
        "# Made by `python -m schema.gen` from schema/ops and schema/gen/stub_head.pyi; do not edit.\n"
    ]
    parts += [first, "# Kept by hand", alias_hidden(rest)]
    known = {
        line.split("(")[0].removeprefix("    def ")
        for line in head.splitlines()
        if line.startswith("    def ")
    }
    for b in sorted(found, key=lambda b: b.name):
        if b.attribute:
            parts.append(f"    @property\n    def {b.name}(self) -> Tensor: ...\n")
        elif b.method and b.name not in known:
            methods = [op for _, op in b.operations if op.is_method]
            parts.append(overloads(b, methods, indent="    ", method=True))
    for b in sorted(found, key=lambda b: b.name):
        if b.function and not b.module:
            functions = [op for _, op in b.operations]
            parts.append(overloads(b, functions, indent="", method=False))
    return "".join(parts)


def alias_hidden(text: str) -> str:
    """Give classes that attributes of Tensor hide a second name."""
    before, after = text.split("class Tensor:\n", 1)
    for name, alias in HIDDEN.items():
        after = after.replace(f"def {name}(self) -> {name}:", f"def {name}(self) -> {alias}:")
    after = after.replace("memory_format: memory_format", "memory_format: _memory_format")
    aliases = "".join(f"{alias} = {name}\n" for name, alias in HIDDEN.items())
    return f"{before}{aliases}_memory_format = memory_format\n\nclass Tensor:\n{after}"


def overloads(b: Binding, operations: list[Operation], *, indent: str, method: bool) -> str:
    """Print the overloads of one name; the first has the docstring."""
    lines: list[str] = []
    forms = [form for op in operations for form in signatures(op, method=method)]
    unique = list(dict.fromkeys(forms))
    for i, (parameters, result) in enumerate(unique):
        if len(unique) > 1:
            lines.append(f"{indent}@overload\n")
        body = " ..."
        if i == 0:
            doc = b.operations[0][1].entry.doc.replace("\\", "\\\\").replace('"""', "'''")
            body = f'\n{indent}    """{doc}"""\n'
            body = body.rstrip("\n")
        lines.append(f"{indent}def {b.name}({', '.join(parameters)}) -> {result}:{body}\n")
    return "".join(lines)


def signatures(op: Operation, *, method: bool) -> list[tuple[tuple[str, ...], str]]:
    """List the parameter lists of one operation; a last list of ints may also be given one by one."""
    s = op.schema
    arguments = [a for a in s.arguments if not (method and a.name == "self")]
    tensors = [a for a in s.arguments if a.type.base == "Tensor"]
    out = [a for a in arguments if op.form == "Out" and a.is_written]
    plain = [a for a in arguments if a not in out]
    parameters = ["self"] if method else []
    starred = False
    for a in plain:
        if a.kwarg_only and not starred:
            parameters.append("*")
            starred = True
        parameters.append(parameter(a, tensors, method=method))
    if out:
        parameters += [] if starred else ["*"]
        several = ", ".join(["Tensor"] * len(out))
        parameters.append("out: Tensor" if len(out) == 1 else f"out: tuple[{several}]")
    forms = [(tuple(parameters), result(s))]
    positional = [a for a in plain if not a.kwarg_only]
    if (
        len(positional) == 1
        and positional[0].type.plain == "int[]"
        and positional[0].default is None
    ):
        varargs = ["self"] if method else []
        varargs.append(f"*{positional[0].name}: Index")
        varargs += [p for p in parameters[len(varargs) :] if p != "*"]
        forms.append((tuple(varargs), result(s)))
    return forms


def parameter(a: Argument, tensors: list[Argument], *, method: bool) -> str:
    name = python_name(a, tensors)
    name = f"{name}_" if keyword.iskeyword(name) else name
    return f"{name}: {type_of(a, method=method)}{' = ...' if a.default is not None else ''}"


def type_of(a: Argument, *, method: bool) -> str:
    text = TYPES[a.type.base]
    if method:
        for hidden, alias in {**HIDDEN, "memory_format": "_memory_format"}.items():
            text = alias if text == hidden else text.replace(f"{hidden} |", f"{alias} |")
    optional = False
    for suffix in a.type.suffixes:
        if suffix == "?":
            optional = True
            continue
        element = f"{text} | None" if optional else text
        optional = False
        bare = f" | {text}" if suffix != "[]" else ""
        text = f"Sequence[{element}]{bare}"
    if a.type.plain == "Tensor":
        text = "Tensor | Number" if a.name != "self" else "Tensor"
    return f"{text} | None" if optional else text


def result(s: Schema) -> str:
    types = []
    for r in s.returns:
        base = RESULTS.get(r.type.base, TYPES[r.type.base])
        types.append(f"tuple[{base}, ...]" if r.type.is_list else base)
    if not types:
        return "None"
    return types[0] if len(types) == 1 else f"tuple[{', '.join(types)}]"
