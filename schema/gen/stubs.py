"""`python/rtensor/_C.pyi`: types and docstrings for editors and type checkers.

The head (`stub_head.pyi`) is kept by hand: classes, and what Tensor has besides operations. Methods and functions
follow from the table, one `@overload` per schema.
"""

from __future__ import annotations

import ast
import keyword
from pathlib import Path

from schema.gen.derive import Operation
from schema.gen.entry_points import Binding, bindings, python_name
from schema.gen.model import Argument, Return, Schema

# The names with `_` are aliases of the head: dtypes, and attributes of Tensor, hide `int`, `dtype` and such.
TYPES = {
    "Tensor": "Tensor",
    "int": "_Index",
    "float": "_float",
    "bool": "_bool",
    "str": "str",
    "complex": "_complex",
    "Scalar": "_Number",
    "ScalarType": "_dtype",
    "Layout": "_layout",
    "Device": "_device | str",
    "MemoryFormat": "_memory_format",
    "Generator": "Generator",
    "Any": "Any",
}
RESULTS = {"int": "_int", "Scalar": "Any", "Device": "_device"}


def write_stubs(root: Path, operations: list[Operation]) -> str:
    """Print the stub file."""
    head = (root / "schema/gen/stub_head.pyi").read_text(encoding="utf-8")
    found = sorted(bindings(operations), key=lambda b: b.name)
    own = members(head)
    parts = [
        "# Made by `python -m schema.gen` from schema/ops and schema/gen/stub_head.pyi; do not edit.\n",
        head,
    ]
    for b in found:
        if b.name in own:
            continue
        if b.attribute:
            parts.append(f"    @property\n    def {b.name}(self) -> Tensor: ...\n")
        elif b.method:
            methods = [op for _, op in b.operations if op.is_method]
            parts.append(overloads(b.name, b, methods, indent="    ", method=True))
    for b in found:
        if b.function:
            functions = [op for _, op in b.operations]
            # `_C` has functions of all modules, under the operation's own name.
            parts.append(overloads(functions[0].schema.name, b, functions, indent="", method=False))
    parts += [
        named_results(s) for s in {results_name(op.schema): op.schema for op in operations}.values()
    ]
    return "".join(parts)


def members(head: str) -> set[str]:
    """List what the head says of Tensor itself."""
    tree = ast.parse(head)
    body = next(n.body for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Tensor")
    names = {n.name for n in body if isinstance(n, ast.FunctionDef)}
    fields = [n.target for n in body if isinstance(n, ast.AnnAssign)]
    return names | {target.id for target in fields if isinstance(target, ast.Name)}


def results_name(s: Schema) -> str:
    """Name the class of an operation's named results; empty where results have no names."""
    several = len(s.returns) > 1 and all(r.name for r in s.returns)
    return f"_results_of_{s.name}" if several else ""


def named_results(s: Schema) -> str:
    """Print the class of named results: a tuple with a property for each."""
    name = results_name(s)
    if not name:
        return ""
    lines = [f"\nclass {name}(tuple[{', '.join(['Tensor'] * len(s.returns))}]):\n"]
    for r in s.returns:
        if r.name != "count":
            lines.append(f"    @property\n    def {r.name}(self) -> {result_type(r)}: ...\n")
    return "".join(lines)


def overloads(
    name: str, b: Binding, operations: list[Operation], *, indent: str, method: bool
) -> str:
    """Print the overloads of one name; the first has the docstring."""
    lines: list[str] = []
    forms = [form for op in operations for form in signatures(op, method=method)]
    unique: list[tuple[tuple[str, ...], str]] = []
    for form in forms:
        if not any(covers(other, form) for other in unique):
            unique.append(form)
    for i, (parameters, result) in enumerate(unique):
        if len(unique) > 1:
            lines.append(f"{indent}@overload\n")
        body = " ..."
        if i == 0:
            doc = b.operations[0][1].entry.doc.replace("\\", "\\\\").replace('"""', "'''")
            body = f'\n{indent}    """{doc}"""\n'
            body = body.rstrip("\n")
        lines.append(f"{indent}def {name}({', '.join(parameters)}) -> {result}:{body}\n")
    return "".join(lines)


def covers(first: tuple[tuple[str, ...], str], other: tuple[tuple[str, ...], str]) -> bool:
    """Whether an overload leaves nothing to another: a Tensor is an index too."""
    if first[1] != other[1] or len(first[0]) != len(other[0]):
        return False
    return all(
        p == q or (p.endswith(": _Index") and q == p.replace("_Index", "Tensor"))
        for p, q in zip(first[0], other[0], strict=True)
    )


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
        parameters.append(parameter(a, tensors))
    if out:
        parameters += [] if starred else ["*"]
        several = ", ".join(["Tensor"] * len(out))
        parameters.append("out: Tensor" if len(out) == 1 else f"out: tuple[{several}]")
    elif "factory" in op.entry.tags:
        parameters += [] if starred else ["*"]
        # Taken by the binding, not by the operation.
        extras = {"pin_memory": "_bool | None", "requires_grad": "_bool"}
        names = {a.name for a in plain}
        parameters += [f"{n}: {t} = ..." for n, t in extras.items() if n not in names]
    forms = [(tuple(parameters), result(s))]
    positional = [a for a in plain if not a.kwarg_only]
    if (
        len(positional) == 1
        and positional[0].type.plain == "int[]"
        and positional[0].default is None
    ):
        varargs = ["self"] if method else []
        varargs.append(f"*{positional[0].name}: _Index")
        varargs += [p for p in parameters[len(varargs) :] if p != "*"]
        forms.append((tuple(varargs), result(s)))
    return forms


def parameter(a: Argument, tensors: list[Argument]) -> str:
    name = python_name(a, tensors)
    name = f"{name}_" if keyword.iskeyword(name) else name
    return f"{name}: {type_of(a)}{' = ...' if a.default is not None else ''}"


def type_of(a: Argument) -> str:
    text = TYPES[a.type.base]
    optional = False
    for suffix in a.type.suffixes:
        if suffix == "?":
            optional = True
            continue
        element = f"{text} | None" if optional else text
        optional = False
        bare = f" | {text}" if suffix != "[]" else ""
        text = f"Sequence[{element}]{bare}"
    return f"{text} | None" if optional else text


def result(s: Schema) -> str:
    types = [result_type(r) for r in s.returns]
    if not types:
        return "None"
    return types[0] if len(types) == 1 else results_name(s) or f"tuple[{', '.join(types)}]"


def result_type(r: Return) -> str:
    base = RESULTS.get(r.type.base, TYPES[r.type.base])
    return f"tuple[{base}, ...]" if r.type.is_list else base
