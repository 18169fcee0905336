"""`python/rtensor/_generated`: what is known of the dtypes, and a straight-line function per operation with formulas."""

from __future__ import annotations

import ast

from schema.gen.formulas import Formula

HEAD = '"""Made by `python -m schema.gen` from schema/ops; do not edit."""\n'


def write_derivatives(formulas: dict[tuple[str, str], Formula]) -> str:
    """Print the module: imports of what the formulas name, then the functions."""
    unique: dict[str, Formula] = {f.function: f for f in formulas.values()}
    helpers = sorted(set().union(*(f.helpers for f in unique.values())))
    functions = sorted(set().union(*(f.functions for f in unique.values())) - set(helpers))
    head = [
        HEAD.replace(
            '."""',
            '.\n\nEach function takes the gradients of the results, which inputs need one, and what was saved.\n"""',
        )
    ]
    head.append("from math import prod\nfrom typing import Any\n")
    if functions:
        head.append("from rtensor import _C")
    if helpers:
        head.append(f"from rtensor.composite.formulas import ({', '.join(helpers)})")
    body = []
    for f in unique.values():
        saved = [f"{name}: Any" for name in f.parameters]
        parameters = ", ".join(["grads: list[Any]", "need: tuple[bool, ...]", *saved])
        # A helper that gives all gradients at once says itself what it gives.
        last = ast.parse(f.body.splitlines()[-1].removeprefix("return "), mode="eval").body
        result = "tuple[Any, ...]" if isinstance(last, ast.Tuple) else "Any"
        lines = "\n".join(f"    {line}" for line in f.body.splitlines())
        body.append(f"def {f.function}({parameters}) -> {result}:\n{lines}\n")
    return "\n".join(head) + "\n\n\n" + "\n\n".join(body)


def write_dtypes(dtypes: dict[str, dict[str, object]]) -> str:
    """Print the facts of `types.yaml` as tables by dtype."""

    def table(head: str, rows: dict[str, str]) -> str:
        return head + " = {\n" + "".join(f"    _C.{n}: {r},\n" for n, r in rows.items()) + "}\n"

    floats = {n: d for n, d in dtypes.items() if "digits" in d}
    tables = (
        table("TYPE_NAMES", {n: f'"{d["tensor"]}"' for n, d in dtypes.items()}),
        "# (relative, absolute)\n"
        + table(
            "TOLERANCES",
            {n: f"({d['rtol']}, {d['atol']})" for n, d in dtypes.items() if "rtol" in d},
        ),
        "# (digits, exponent of the smallest and of the largest normal number, resolution)\n"
        + table(
            "FLOATS",
            {
                n: "({}, {}, {}, {})".format(d["digits"], *d["exponents"], d["resolution"])  # type: ignore[misc]
                for n, d in floats.items()
            },
        ),
    )
    head = HEAD.replace("schema/ops", "schema/types.yaml")
    return head + "\nfrom rtensor import _C\n\n" + "\n".join(tables)
