"""Lower never names higher: the layering rule of the design, read from the imports."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

# Lowest first; modules of one line may name each other.
RUST_LAYERS = (
    ("error", "foreign", "dtype", "scalar", "shape", "layout"),
    ("device", "counted", "generator", "storage", "tensor"),
    ("iter",),
    ("dispatch",),
    ("meta",),
    ("cpu", "cuda"),
    ("nested",),
    ("autograd",),
    ("composite",),
    ("io", "library", "jit"),
    ("generated",),
)
# Pure values and switches that a lower layer may name, and the table that joins kernels to keys.
RUST_EXCEPTIONS = {
    ("tensor", "dispatch::key"),
    ("tensor", "autograd::mode"),
    ("dispatch", "autograd::mode"),
    ("dispatch", "generated::table"),
    ("nested", "generated::ops"),
    ("composite", "generated::ops"),
    ("autograd", "generated::ops"),
    ("library", "generated::ops"),
    ("jit", "generated::ops"),
    ("jit", "generated::table"),
}
# Kernels know nothing of calls: only what they are given.
KERNELS = ("meta", "cpu", "cuda")
KERNELS_MAY_NAME = {"dispatch::arg", "dispatch::structured"}

PYTHON_LAYERS = (
    ("_C",),
    ("_generated.dtypes",),
    # What gives the classes of `_C` their Python face.
    ("_interop", "return_types", "_ops", "_printing", "_types", "_explain"),
    ("composite",),
    # Methods and functions in Python that call operations and composites.
    ("_tensor", "_variadic", "_inplace", "_frequencies", "_lowrank"),
    ("_generated",),
    ("autograd",),
    (
        "random",
        "nested",
        "library",
        "cuda",
        "linalg",
        "fft",
        "special",
        "masked",
        "signal",
        "_windows",
        "testing",
    ),
    ("torch_archive", "serialization"),
    ("jit", "nn", "optim", "utils"),
    ("__init__",),
)


def rust_sources():
    return sorted(p for p in (ROOT / "src").rglob("*.rs") if p.name != "lib.rs")


def unit(path: Path) -> str:
    return path.relative_to(ROOT / "src").parts[0].removesuffix(".rs")


def without_comments_and_tests(text: str) -> str:
    text = re.sub(r"//[^\n]*", "", text)
    return text.split("#[cfg(test)]")[0]


def named_modules(path: Path):
    """`module::submodule` of every `crate::` path, use groups taken apart."""
    text = without_comments_and_tests(path.read_text(encoding="utf-8"))
    for match in re.finditer(r"crate::([a-z_]+)(?:::(\{[^}]*\}|\w+))?", text):
        module, rest = match[1], match[2] or ""
        if rest.startswith("{"):
            for part in rest.strip("{}").split(","):
                yield module, part.strip().split("::")[0]
        else:
            yield module, rest


@pytest.mark.parametrize("path", rust_sources(), ids=lambda p: str(p.relative_to(ROOT)))
def test_rust_names_only_lower_layers(path):
    rank = {name: i for i, layer in enumerate(RUST_LAYERS) for name in layer}
    this = unit(path)
    if this == "bin":
        return
    assert this in rank, f"give `{this}` a place in RUST_LAYERS"
    for module, sub in named_modules(path):
        if module not in rank or (this, f"{module}::{sub}") in RUST_EXCEPTIONS:
            continue
        assert rank[module] <= rank[this], f"{this} names crate::{module}::{sub}"
        if this in KERNELS and module == "dispatch":
            assert f"{module}::{sub}" in KERNELS_MAY_NAME, f"a kernel names crate::{module}::{sub}"


def test_rayon_is_used_in_one_place():
    users = [
        p
        for p in rust_sources()
        if "rayon" in without_comments_and_tests(p.read_text(encoding="utf-8"))
    ]
    assert [p.relative_to(ROOT).as_posix() for p in users] in ([], ["src/cpu/parallel.rs"])


def test_the_core_knows_no_python():
    for path in rust_sources():
        assert "pyo3" not in path.read_text(encoding="utf-8"), path


def python_sources():
    return sorted((ROOT / "python/rtensor").rglob("*.py"))


def python_unit(path: Path) -> str:
    parts = path.relative_to(ROOT / "python/rtensor").with_suffix("").parts
    return ".".join(parts) if ".".join(parts) == "_generated.dtypes" else parts[0]


def imported(tree: ast.AST):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.split(".")[0] == "rtensor":
                    yield node, [*name.name.split("."), "__init__"][1]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "rtensor":
            parts = (node.module or "").split(".")
            if len(parts) > 1:
                low = parts[1:] == ["_generated", "dtypes"]
                yield node, ".".join(parts[1:]) if low else parts[1]
            else:
                for name in node.names:
                    yield node, name.name


@pytest.mark.parametrize("path", python_sources(), ids=lambda p: str(p.relative_to(ROOT)))
def test_python_imports_only_lower_layers(path):
    rank = {name: i for i, layer in enumerate(PYTHON_LAYERS) for name in layer}
    this = python_unit(path)
    assert this in rank, f"give `{this}` a place in PYTHON_LAYERS"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node, module in imported(tree):
        if this == "__init__":
            continue
        if this == "composite" and module == "__init__":
            continue  # Imported at the first call, when the package is whole.
        wanted = rank.get(module, rank["__init__"])
        assert wanted <= rank[this], f"line {node.lineno}: {this} imports rtensor.{module}"


@pytest.mark.parametrize("path", python_sources(), ids=lambda p: str(p.relative_to(ROOT)))
def test_python_imports_stand_at_the_top(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                assert not isinstance(node, ast.Import | ast.ImportFrom), f"line {node.lineno}"


def test_the_library_never_imports_tests():
    for path in python_sources():
        assert not re.search(
            r"^\s*(from|import) tests\b", path.read_text(encoding="utf-8"), re.M
        ), path
