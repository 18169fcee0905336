"""Stubs of the modules that only gather names: where each name is found is read from their own source.

`rtensor` and `rtensor.autograd` import some names at once and others when they are asked for (`_LATER`, `_MODULES`);
`linalg`, `fft` and `special` are the functions of the table, and what they import. A type checker sees each name imported from its home.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

from schema.gen.derive import Operation
from schema.gen.entry_points import bindings
from schema.gen.stubs import MADE

TABLES = ("fft", "linalg", "special")
# Imported for the module's own use.
MEANS = ("__future__", "importlib", "typing")


@dataclass
class Facade:
    """The names of a module: `name: (home, name there)`, and what it declares itself."""

    imports: dict[str, tuple[str, str]] = field(default_factory=dict)
    own: list[str] = field(default_factory=list)

    def printed(self, source: str, *, listed: bool) -> str:
        """Print the stub, with `__all__` where the module has one."""
        lines = [MADE.format(source)]
        for name, (home, there) in sorted(self.imports.items(), key=lambda i: (i[1][0], i[0])):
            lines.append(f"from {home} import {there} as {name}\n")
        lines += ["\n", *self.own] if self.own else []
        if listed:
            names = "".join(f'    "{name}",\n' for name in sorted(self.imports))
            lines.append(f"\n__all__ = [\n{names}]\n")
        return "".join(lines)


def write_facades(root: Path, operations: list[Operation]) -> dict[str, str]:
    """Print the stubs: path from the root to text."""
    files = {}
    for module in TABLES:
        facade = read(root / f"python/rtensor/{module}.py", "rtensor")
        facade.imports |= table(operations, module)
        source = f" and python/rtensor/{module}.py"
        files[f"python/rtensor/{module}.pyi"] = facade.printed(source, listed=True)
    for package in ("rtensor", "rtensor.autograd"):
        folder = f"python/{package.replace('.', '/')}"
        facade = read(root / folder / "__init__.py", package)
        listed = package != "rtensor"
        if not listed:
            facade.imports = table(operations, "") | facade.imports
        files[f"{folder}/__init__.pyi"] = facade.printed(
            f" and {folder}/__init__.py", listed=listed
        )
    return files


def table(operations: list[Operation], module: str) -> dict[str, tuple[str, str]]:
    """Find the public functions of a module of the table: `_C` has them by the operation's own name."""
    return {
        b.name: ("rtensor._C", b.functions[0].schema.name)
        for b in bindings(operations)
        if b.module == module and b.function and not b.name.startswith("_")
    }


def read(path: Path, package: str) -> Facade:
    """Read the names of a module from its source."""
    facade = Facade()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module not in MEANS:
            for alias in node.names:
                facade.imports[alias.asname or alias.name] = (node.module, alias.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name == "_LATER":
                for module, names in ast.literal_eval(node.value).items():
                    facade.imports |= {n: (f"{package}.{module}", n) for n in names}
            elif name == "_MODULES":
                facade.imports |= {n: (package, n) for n in ast.literal_eval(node.value)}
            elif isinstance(node.value, ast.Constant) and node.value.value is None:
                facade.own.append(f"{name}: None\n")
        elif isinstance(node, ast.FunctionDef) and node.name == "__dir__":
            facade.own.append("def __dir__() -> list[str]: ...\n")
    facade.imports = {
        name: place
        for name, place in facade.imports.items()
        if not name.startswith("_") or name.startswith("__")
    }
    return facade
