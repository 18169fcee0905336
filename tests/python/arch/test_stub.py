"""The stub of `_C` says what is there: every name of it, the public names of the module, and their parameters.

Of several overloads one is compared: a text signature is that of the first schema.
"""

import ast
import inspect
from pathlib import Path

import pytest
from rtensor import _C

STUB = Path(__file__).resolve().parents[3] / "python/rtensor/_C.pyi"
BODY = ast.parse(STUB.read_text(encoding="utf-8")).body
CLASSES = {n.name: n.body for n in BODY if isinstance(n, ast.ClassDef) and n.name[0] != "_"}
BINDING = ("requires_grad", "pin_memory")
# Its text signature is that of a schema that is no method.
OTHER = ("repeat_interleave",)


def members(body):
    """List the names that a body declares, each with its definitions."""
    found = {}
    for n in body:
        if isinstance(n, ast.FunctionDef | ast.ClassDef):
            found.setdefault(n.name, []).append(n)
        elif isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name):
            found.setdefault(n.target.id, []).append(n)
    return found


def own(name, node):
    """Whether a name is one of the stub alone: an alias, a class of named results."""
    alias = isinstance(node, ast.AnnAssign | ast.ClassDef) and name.startswith("_")
    return name == "__getattr__" or (alias and not name.startswith("__"))


def parameters(node):
    """List the names of parameters, as a stub declares them."""
    a = node.args
    return [x.arg for x in (*a.posonlyargs, *a.args, a.vararg, *a.kwonlyargs, a.kwarg) if x]


def test_names_of_the_module_exist():
    stub = {name for name, nodes in members(BODY).items() if not own(name, nodes[0])}
    assert sorted(stub - set(dir(_C))) == []


def test_functions_of_the_table_are_declared():
    tables = {id(f) for table in _C._functions.values() for f in table.values()}
    bound = {name for name in dir(_C) if id(getattr(_C, name)) in tables}
    assert len(bound) > 200
    assert sorted(bound - set(members(BODY))) == []


@pytest.mark.parametrize("name", CLASSES)
def test_members_of_classes_exist(name):
    stub = members(CLASSES[name])
    assert sorted(n for n in stub if not hasattr(getattr(_C, name), n)) == []


def test_methods_of_tensors_are_declared():
    methods = {n for n in dir(_C.Tensor) if not n.startswith("_")}
    assert sorted(methods - set(members(CLASSES["Tensor"]))) == []


@pytest.mark.parametrize("scope", ["module", "Tensor"])
def test_an_overload_has_the_parameters_of_the_signature(scope):
    body, owner = (BODY, _C) if scope == "module" else (CLASSES["Tensor"], _C.Tensor)
    wrong, compared = {}, 0
    for name, nodes in members(body).items():
        if not isinstance(nodes[0], ast.FunctionDef) or name.startswith("__") or name in OTHER:
            continue
        try:
            known = list(inspect.signature(getattr(owner, name)).parameters)
        except (TypeError, ValueError):
            continue  # nothing that has a signature
        compared += 1
        # Without what factories take besides what is the operation's.
        declared = [
            [p for p in parameters(node) if p in known or p not in BINDING] for node in nodes
        ]
        if known not in declared:
            wrong[name] = (declared, known)
    assert compared > 200
    assert wrong == {}
