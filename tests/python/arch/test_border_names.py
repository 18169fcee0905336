"""What Python code asks of `_C` is there: a name without an operation behind it would fail on its user's machine."""

import ast
from pathlib import Path

import pytest
from rtensor import _C

PACKAGE = Path(__file__).resolve().parents[3] / "python/rtensor"


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.py")), ids=lambda p: str(p.relative_to(PACKAGE))
)
def test_names_of_the_border_exist(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asked = {
        (node.attr, node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "_C"
    }
    assert [(name, line) for name, line in sorted(asked) if not hasattr(_C, name)] == []
