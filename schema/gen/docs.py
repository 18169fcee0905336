"""`schema/OPS.md`: every entry in one table per family."""

from __future__ import annotations

from schema.gen.derive import Operation
from schema.gen.load import Entry

HEAD = """# Operations

Made by `python -m schema.gen` from schema/ops; do not edit. A *leaf* has kernels per device and a derivative of its
own, a *composite* is made of operations and gets its derivative from them, an *explicit composite* is made of
operations but has a derivative of its own. *Home* is where the code is.

{count} entries, {operations} operations with their in-place, out and scalar forms.
"""
KINDS = {"Leaf": "leaf", "Composite": "composite", "ExplicitComposite": "explicit composite"}


def write_docs(entries: list[Entry], operations: list[Operation]) -> str:
    """Print the page."""
    forms: dict[str, list[str]] = {}
    for op in operations:
        forms.setdefault(op.entry.schema.full_name, []).append(op.schema.full_name)
    parts = [HEAD.format(count=len(entries), operations=len(operations))]
    for family in dict.fromkeys(e.family for e in entries):
        parts.append(f"\n## {family}\n\n")
        parts.append("| operation | kind | home | dtypes | derivative | what it does |\n")
        parts.append("|---|---|---|---|---|---|\n")
        for e in entries:
            if e.family == family:
                parts.append(row(e, forms[e.schema.full_name]))
    return "".join(parts)


def row(e: Entry, forms: list[str]) -> str:
    others = ", ".join(f"`{f}`" for f in forms if f != e.schema.full_name)
    operation = f"`{e.schema}`" + (f"<br>also {others}" if others else "")
    cells = [
        operation,
        KINDS[e.kind],
        home(e),
        e.dtypes or "",
        derivative(e),
        " ".join(e.doc.split()),
    ]
    return "| " + " | ".join(c.replace("|", "\\|") for c in cells) + " |\n"


def home(e: Entry) -> str:
    if e.structured:
        return f"`meta::{e.meta}`, `cpu::{e.structured}`"
    paths = dict.fromkeys(f"`{'python:' if k.python else ''}{k.path}`" for _, k in e.dispatch)
    return ", ".join(paths)


def derivative(e: Entry) -> str:
    parts = []
    for key, d in e.derivative.items():
        text = d if isinstance(d, str) else "; ".join(f"{names}: `{f}`" for names, f in d.items())
        parts.append(f"{key}: {text}" if key else text)
    return "; ".join(parts).replace("\n", " ")
