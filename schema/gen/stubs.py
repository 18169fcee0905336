"""Stubs of `_C` and `return_types`: types and docstrings for editors and type checkers.

The head of `_C` (`stub_head.pyi`) is kept by hand: classes, and what Tensor has besides operations. Methods and
functions follow from the table, one `@overload` per form; at the end is what the package's own modules call
(`stub_core.pyi`).
"""

from __future__ import annotations

import ast
from pathlib import Path

from schema.gen.derive import Operation
from schema.gen.entry_points import Binding, bindings
from schema.gen.forms import forms, result_type, results_name

MADE = "# Made by `python -m schema.gen` from schema/ops{}; do not edit.\n"


def write_stubs(root: Path, operations: list[Operation]) -> str:
    """Print the stub file."""
    head = (root / "schema/gen/stub_head.pyi").read_text(encoding="utf-8")
    found = sorted(bindings(operations), key=lambda b: b.name)
    own = members(head)
    core = (root / "schema/gen/stub_core.pyi").read_text(encoding="utf-8")
    parts = [MADE.format(", schema/gen/stub_head.pyi and schema/gen/stub_core.pyi"), head]
    for b in found:
        if b.name in own:
            continue
        if b.attribute:
            parts.append(f"    @property\n    def {b.name}(self) -> Tensor: ...\n")
        elif b.method:
            parts.append(overloads(b, b.name, method=True))
    for b in found:
        if b.function:
            # `_C` has functions of all modules, under the operation's own name.
            parts.append(overloads(b, b.functions[0].schema.name, method=False))
    return "".join([*parts, "\n", core])


def members(head: str) -> set[str]:
    """List what the head says of Tensor itself."""
    tree = ast.parse(head)
    body = next(n.body for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Tensor")
    names = {n.name for n in body if isinstance(n, ast.FunctionDef)}
    fields = [n.target for n in body if isinstance(n, ast.AnnAssign)]
    return names | {target.id for target in fields if isinstance(target, ast.Name)}


def write_results(operations: list[Operation]) -> str:
    """Print the classes of named results: tuples with a property for each element."""
    imports = "from typing import Final, final\n\nfrom _typeshed import structseq\nfrom rtensor._C import Tensor\n"
    parts = [MADE.format(""), imports]
    named = {results_name(op.schema): op.schema for op in operations}
    for name, s in sorted(named.items()):
        if not name:
            continue
        elements = ", ".join(map(result_type, s.returns))
        fields = ", ".join(f'"{r.name}"' for r in s.returns)
        parts.append(
            f"\n@final\nclass {name.removeprefix('return_types.')}(structseq[Tensor], tuple[{elements}]):\n"
            f"    __match_args__: Final = ({fields})\n"
        )
        for r in s.returns:
            parts.append(f"    @property\n    def {r.name}(self) -> {result_type(r)}: ...\n")
    return "".join(parts)


def overloads(b: Binding, name: str, *, method: bool) -> str:
    """Print the overloads of one name; the first has the docstring."""
    lines: list[str] = []
    indent = "    " if method else ""
    found = forms(b.methods if method else b.functions, method=method)
    for i, form in enumerate(found):
        if len(found) > 1:
            lines.append(f"{indent}@overload\n")
        body = " ..."
        if i == 0:
            doc = b.operations[0][1].entry.doc.replace("\\", "\\\\").replace('"""', "'''")
            body = f'\n{indent}    """{doc}"""'
        parameters = [*(["self"] if method else []), *form.printed(typed=True)]
        lines.append(f"{indent}def {name}({', '.join(parameters)}) -> {form.result}:{body}\n")
    return "".join(lines)
