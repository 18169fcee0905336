"""Derivatives: Python expressions, checked, and what each must save.

A formula may name arguments, results (`result`, `result0`, or the names of results), `grad`, `grads`, `need`,
operations, helpers of `python/rtensor/composite/formulas/` and a few builtins; anything else fails here. What it
names is what the recorder saves; of a tensor of which only sizes, dtype or strides are used, only those are kept.
"""

from __future__ import annotations

import ast
import keyword
from dataclasses import dataclass
from pathlib import Path

from schema.gen.derive import Operation
from schema.gen.model import Place, SchemaError

BUILTINS = frozenset(
    "len range tuple list int float bool min max enumerate zip prod reversed sorted isinstance".split()  # noqa: SIM905
)
# Attributes and methods of a tensor (or dtype, or list) that are no operations.
ATTRIBUTES = frozenset(
    "shape dtype device layout ndim size dim numel stride storage_offset item requires_grad is_complex "  # noqa: SIM905
    "is_floating_point is_contiguous T mT H mH real imag to_real to_complex".split()
)
# A package; every function in its modules is a helper.
HELPERS = "python/rtensor/composite/formulas"


@dataclass(frozen=True)
class Names:
    """What formulas may name besides their operands."""

    helpers: frozenset[str]
    functions: frozenset[str]
    methods: frozenset[str]
    pending: frozenset[str]


@dataclass(frozen=True)
class Formula:
    """One compiled derivative."""

    function: str
    text: str
    # Positions of arguments, in order of the gradients returned.
    inputs: tuple[int, ...]
    # Pairs of (Save variant, position).
    saves: tuple[tuple[str, int], ...]
    parameters: tuple[str, ...]
    # Positions of results whose gradients are used.
    outputs: tuple[int, ...]
    body: str
    helpers: frozenset[str]
    functions: frozenset[str]


def collect_names(root: Path, operations: list[Operation], pending: tuple[str, ...]) -> Names:
    """Find everything a formula may call."""
    helpers: set[str] = set()
    for path in sorted((root / HELPERS).glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                helpers.add(node.name)
    functions = {op.schema.name for op in operations if "function" in op.entry.variants}
    methods = {op.schema.name for op in operations if "method" in op.entry.variants}
    return Names(frozenset(helpers), frozenset(functions), frozenset(methods), frozenset(pending))


def compile_all(operations: list[Operation], names: Names) -> dict[tuple[str, str], Formula]:
    """Compile the formulas of all operations: by full name and autograd key ("" is all)."""
    formulas: dict[tuple[str, str], Formula] = {}
    for op in operations:
        if op.form == "Out":
            continue
        for key, derivative in op.entry.derivative.items():
            if isinstance(derivative, str):
                continue
            if (
                op.form == "Inplace"
                and op.schema != op.entry.schema
                and not op.entry.schema.is_inplace
            ):
                formulas[op.schema.full_name, key] = formulas[op.functional, key]
            else:
                formulas[op.schema.full_name, key] = Compiler(op, key, derivative, names).compile()
    return formulas


class Compiler:
    """Turns the formulas of one operation into one function."""

    def __init__(self, op: Operation, key: str, derivative: dict[str, str], names: Names):
        self.op = op
        self.key = key
        self.derivative = derivative
        self.names = names
        self.place = Place(op.entry.place.file, op.entry.derivative_line)
        self.tensors = {a.name for a in op.schema.arguments if a.type.has_tensor}
        self.results = self.result_names()
        self.saves: dict[tuple[str, int], str] = {}
        self.outputs: set[int] = set()
        self.uses_grad = False
        self.helpers: set[str] = set()
        self.functions: set[str] = set()

    def fail(self, message: str) -> SchemaError:
        return SchemaError(self.place, f"{self.op.schema.full_name}: derivative: {message}")

    def result_names(self) -> dict[str, int]:
        returns = self.op.schema.returns
        if len(returns) == 1:
            return {"result": 0}
        names = {f"result{i}": i for i in range(len(returns))}
        arguments = {a.name for a in self.op.schema.arguments}
        names.update(
            {r.name: i for i, r in enumerate(returns) if r.name and r.name not in arguments}
        )
        return names

    def compile(self) -> Formula:
        groups = self.groups()
        inputs = [name for group, _ in groups for name in group]
        lines, values = [], []
        for number, (group, text) in enumerate(groups):
            start = len(values)
            expression = self.expression(text, local_need=(start, len(group), len(inputs)))
            declared = self.op.schema.argument(inputs[0])
            if len(inputs) == 1 and declared is not None and declared.type.is_list:
                # One gradient for each tensor of the list.
                return self.formula(inputs, [f"return {expression}"])
            if len(group) == 1:
                conditional = f"{expression} if need[{start}] else None"
                values.append(expression if len(inputs) == 1 else conditional)
            elif len(groups) == 1:
                return self.formula(inputs, [f"return {expression}"])
            else:
                lines.append(f"group{number} = {expression}")
                values += [f"group{number}[{i}]" for i in range(len(group))]
        body = ", ".join(values) + ("," if len(values) == 1 else "")
        return self.formula(inputs, [*lines, f"return ({body})"])

    def groups(self) -> list[tuple[list[str], str]]:
        """List the argument groups that exist in this form, each with its text."""
        out = []
        for names, text in self.derivative.items():
            group = [n.strip() for n in names.split(",")]
            for name in group:
                declared = self.op.entry.schema.argument(name)
                if declared is None or not declared.type.has_tensor:
                    raise self.fail(f"'{name}' is no tensor argument")
            present = [n for n in group if n not in self.op.numbers]
            if present and present != group:
                raise self.fail(f"'{names}' share one call, but {self.op.numbers} may be numbers")
            if present:
                out.append((group, text))
        return out

    def formula(self, inputs: list[str], lines: list[str]) -> Formula:
        schema = self.op.schema
        if "grad" in self.saves.values():
            raise self.fail("an argument is named 'grad' (the gradient would hide it)")
        text = "; ".join(f"{', '.join(group)}: {f}" for group, f in self.groups())
        head = ["grad = grads[0]"] if self.uses_grad else []
        return Formula(
            # Prefixed: `tanh_backward` the operation is not the derivative of `tanh_backward`.
            function="d_" + schema.identifier + (f"_{self.key}" if self.key else ""),
            text=text,
            inputs=tuple(schema.index(n) for n in inputs),
            saves=tuple(self.saves),
            parameters=tuple(self.saves.values()),
            outputs=tuple(sorted(self.outputs)),
            body="\n".join([*head, *lines]),
            helpers=frozenset(self.helpers),
            functions=frozenset(self.functions),
        )

    def expression(self, text: str, local_need: tuple[int, int, int]) -> str:
        try:
            tree = ast.parse(text, mode="eval")
        except SyntaxError as e:
            caret = " " * ((e.offset or 1) - 1)
            raise self.fail(f"not an expression: {e.msg}\n    {text}\n    {caret}^") from None
        bound = {
            n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }
        whole = Rewriter(self, text, bound, set()).tensors_used_whole(tree)
        new = Rewriter(self, text, bound, whole, local_need).visit(tree)
        source = ast.unparse(ast.fix_missing_locations(new))
        return f"({source})" if isinstance(new.body, ast.IfExp | ast.Lambda) else source

    def save(self, what: str, name: str) -> str:
        """Note that something is saved, and give its parameter's name."""
        if name in self.results and self.op.schema.argument(name) is None:
            index = self.results[name]
            kind = {"": "Result", "Shape": "ResultShape"}[what]
            # The first name wins where a result has two.
            parameter = name
        else:
            index = self.op.schema.index(name)
            kind = what or "Arg"
            parameter = f"{name}_" if keyword.iskeyword(name) else name
        suffix = {"": "", "Shape": "_shape", "DType": "_dtype", "Strides": "_strides"}
        suffix["Offset"] = "_offset"
        return self.saves.setdefault((kind, index), parameter + suffix[what])


METADATA = {
    "shape": "Shape",
    "size": "Shape",
    "ndim": "Shape",
    "dim": "Shape",
    "numel": "Shape",
    "dtype": "DType",
    "is_complex": "DType",
    "is_floating_point": "DType",
    "stride": "Strides",
    "storage_offset": "Offset",
}


class Rewriter(ast.NodeTransformer):
    """Checks names, collects what is saved, and turns uses of metadata into saved metadata."""

    def __init__(
        self,
        compiler: Compiler,
        text: str,
        bound: set[str],
        whole: set[str],
        local_need: tuple[int, int, int] = (0, 0, 0),
    ):
        self.compiler = compiler
        self.text = text
        self.bound = bound
        self.whole = whole
        self.local_need = local_need

    def fail(self, node: ast.expr, message: str) -> SchemaError:
        return self.compiler.fail(f"{message}\n    {self.text}\n    {' ' * node.col_offset}^")

    def metadata(self, node: ast.AST) -> tuple[str, str] | None:
        """Recognise `tensor.attribute`: the tensor and the attribute."""
        if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
            return None
        name, attribute = node.value.id, node.attr
        c = self.compiler
        if name in self.bound or attribute not in METADATA:
            return None
        if name in c.results and c.op.schema.argument(name) is None:
            return (name, attribute) if METADATA[attribute] == "Shape" else None
        return (name, attribute) if name in c.tensors else None

    def tensors_used_whole(self, tree: ast.AST) -> set[str]:
        """Find tensors of which more than metadata is used."""
        only_metadata = {
            id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Attribute) and self.metadata(n)
        }
        return {
            n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and id(n) not in only_metadata
        }

    def visit_Call(self, node: ast.Call) -> ast.AST:
        found = self.metadata(node.func)
        if found is None or found[0] in self.whole:
            return self.generic_visit(node)
        name, attribute = found
        saved = self.compiler.save(METADATA[attribute], name)
        arguments = [self.visit(a) for a in node.args]
        value: ast.expr = ast.Name(saved, ast.Load())
        if attribute in ("size", "stride") and arguments:
            return ast.Subscript(value, arguments[0], ast.Load())
        if attribute == "dim":
            return call("len", value)
        if attribute == "numel":
            return call("prod", value)
        if attribute in ("is_complex", "is_floating_point"):
            return ast.Attribute(value, attribute, ast.Load())
        return value

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        found = self.metadata(node)
        if found is not None and found[0] not in self.whole:
            saved: ast.expr = ast.Name(
                self.compiler.save(METADATA[node.attr], found[0]), ast.Load()
            )
            return call("len", saved) if node.attr == "ndim" else saved
        names = self.compiler.names
        if node.attr not in ATTRIBUTES | names.methods | names.functions | names.pending:
            raise self.fail(node, f"a tensor has no attribute or method '{node.attr}'")
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id == "grads":
            if not (isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int)):
                raise self.fail(node, "the index of `grads` must be a number")
            self.compiler.outputs.add(node.slice.value)
            return node
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        c, name = self.compiler, node.id
        if name in self.bound:
            return node
        if c.op.schema.argument(name) is not None or name in c.results:
            return ast.Name(c.save("", name), ast.Load())
        if name == "grad":
            c.outputs.add(0)
            c.uses_grad = True
        elif name == "grads":
            c.outputs.update(range(len(c.op.schema.returns)))
        elif name == "need":
            start, length, total = self.local_need
            if length != total:
                return ast.parse(f"need[{start}:{start + length}]", mode="eval").body
        elif name in c.names.helpers:
            c.helpers.add(name)
        elif name in c.names.functions:
            # Not by a name of the module: derivative functions have the names of operations.
            c.functions.add(name)
            return ast.Attribute(ast.Name("_C", ast.Load()), name, ast.Load())
        elif name not in BUILTINS | c.names.pending:
            raise self.fail(
                node,
                f"'{name}' is no argument, result, operation, or helper of {HELPERS}",
            )
        return node


def call(function: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(function, ast.Load()), list(arguments), [])
