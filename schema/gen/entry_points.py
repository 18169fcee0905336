"""`src/generated/ops.rs` and `bindings.rs`: how Rust and Python callers reach the table.

Typed Rust functions exist for operations with a Rust home only: no Rust code calls a Python composite. Bindings group
overloads under the name that Python uses, in resolution order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from schema.gen.derive import Operation
from schema.gen.forms import forms, heading
from schema.gen.model import Schema
from schema.gen.rust import HEAD, identifier, string

# Type in Rust, and how it becomes an `Arg`; `let` lines where a list must live longer.
PARAMETERS = {
    "Tensor": ("&Tensor", "Arg::Tensor({})"),
    "Tensor?": ("Option<&Tensor>", "{}.into()"),
    "Tensor[]": ("&[Tensor]", "Arg::Tensors({})"),
    "Tensor?[]": ("&[Option<Tensor>]", "Arg::OptTensors({})"),
    "int": ("impl Into<Dim>", "Arg::Int({}.into())"),
    "int?": ("Option<Dim>", "{}.into()"),
    "int[]": ("impl DimList", "Arg::Ints(&{}.dims())"),
    "int[]?": ("Option<&[Dim]>", "{}.into()"),
    "float": ("impl Into<Real>", "Arg::Float({}.into())"),
    "float?": ("Option<Real>", "{}.into()"),
    "float[]": ("&[Real]", "Arg::Floats({})"),
    "float[]?": ("Option<&[Real]>", "{}.into()"),
    "bool": ("bool", "Arg::Bool({})"),
    "bool?": ("Option<bool>", "{}.into()"),
    "bool[]": ("&[bool]", "Arg::Bools({})"),
    "str": ("&str", "Arg::Str({})"),
    "str?": ("Option<&str>", "{}.into()"),
    "Scalar": ("impl Into<Scalar>", "Arg::from({}.into())"),
    "Scalar?": ("Option<Scalar>", "{}.into()"),
    "Scalar[]": ("&[Scalar]", "Arg::Scalars({})"),
    "ScalarType": ("DType", "Arg::DType({})"),
    "ScalarType?": ("Option<DType>", "{}.into()"),
    "Device": ("Device", "Arg::Device({})"),
    "Device?": ("Option<Device>", "{}.into()"),
    "Layout?": ("Option<MemoryLayout>", "{}.into()"),
    "MemoryFormat": ("MemoryFormat", "Arg::MemoryFormat({})"),
    "MemoryFormat?": ("Option<MemoryFormat>", "{}.into()"),
    "Generator?": ("Option<&Generator>", "{}.into()"),
}
RESULTS = {
    "Tensor": "Tensor",
    "Tensor[]": "Box<[Tensor]>",
    "bool": "bool",
    "int": "Dim",
    "float": "Real",
    "Scalar": "Scalar",
}


def rust_names(operations: list[Operation]) -> dict[str, str]:
    """Choose the Rust function of each operation: the base name for the first overload, else with the overload."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for op in operations:
        s = op.schema
        name = s.name if s.name not in taken else f"{s.name}_{snake(s.overload)}".replace("__", "_")
        while name in taken:
            name += "_"
        taken.add(name)
        names[s.full_name] = name
    return names


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def result_type(s: Schema) -> str | None:
    types = [RESULTS.get(r.type.plain) for r in s.returns]
    if any(t is None for t in types):
        return None
    return types[0] if len(types) == 1 else f"({', '.join(t or '' for t in types)})"


def write_ops(operations: list[Operation]) -> str:
    """Print the typed entry points."""
    names = rust_names(operations)
    functions = []
    for i, op in enumerate(operations):
        result = result_type(op.schema)
        if (op.entry.python_home and not op.is_derived) or result is None:
            continue
        if op.is_derived and op.entry.python_home:
            continue
        arguments = op.schema.arguments
        if any(a.type.plain not in PARAMETERS for a in arguments):
            continue
        parameters = ", ".join(
            f"{identifier(a.name)}: {PARAMETERS[a.type.plain][0]}" for a in arguments
        )
        packed = ", ".join(
            PARAMETERS[a.type.plain][1].format(identifier(a.name)) for a in arguments
        )
        name = names[op.schema.full_name]
        doc = op.entry.doc.splitlines()[0]
        functions.append(
            f"/// `{op.schema.full_name}`: {doc}\n"
            f"pub fn {identifier(name)}({parameters}) -> Result<{result}> {{\n"
            f"run(&OPERATORS[{i}], &[{packed}])\n}}\n"
        )
    return (
        HEAD
        + '#![allow(unused_imports, non_snake_case, clippy::too_many_arguments, clippy::useless_conversion, reason = "generated")]\n\n'
        + "use crate::device::{Device, MemoryFormat, MemoryLayout};\n"
        + "use crate::dispatch::arg::{Arg, DimList, FromOutputs};\n"
        + "use crate::dispatch::call::call;\n"
        + "use crate::dispatch::registry::Operator;\n"
        + "use crate::dtype::DType;\n"
        + "use crate::error::Result;\n"
        + "use crate::generated::table::OPERATORS;\n"
        + "use crate::generator::Generator;\n"
        + "use crate::scalar::{Dim, Real, Scalar};\n"
        + "use crate::tensor::Tensor;\n\n"
        + "fn run<R: FromOutputs>(op: &'static Operator, args: &[Arg<'_>]) -> Result<R> {\n"
        + "R::from_outputs(call(op, args)?)\n}\n\n"
        + "\n".join(functions)
    )


@dataclass
class Binding:
    """One name that Python calls, and the operators that it may mean."""

    name: str
    module: str
    function: bool
    method: bool
    attribute: bool
    operator: str
    operations: list[tuple[int, Operation]]

    @property
    def functions(self) -> list[Operation]:
        """What a call of the function may mean."""
        return [op for _, op in self.operations] if self.function else []

    @property
    def methods(self) -> list[Operation]:
        """What a call of the method may mean."""
        return [op for _, op in self.operations if op.is_method]

    @property
    def doc(self) -> str:
        lines = [self.operations[0][1].entry.doc, "", "Declared as:", ""]
        lines += [f"    {op.schema}" for _, op in self.operations]
        return "\n".join(lines)

    def heading(self, *, method: bool) -> str:
        """Write what stands above the docstring: how it is called."""
        found = forms(self.methods if method else self.functions, method=method)
        return heading(self.name, found, method=method) if found else ""


def bindings(operations: list[Operation]) -> list[Binding]:
    """Group the operations by Python name; out forms come last."""
    found: dict[tuple[str, str], Binding] = {}
    order = sorted(enumerate(operations), key=lambda pair: pair[1].form == "Out")
    for i, op in order:
        e, name = op.entry, op.schema.name
        if e.module:
            name = name.removeprefix(f"{e.module}_")
        name = e.name or name
        b = found.setdefault((e.module, name), Binding(name, e.module, False, False, False, "", []))
        inplace = op.schema.is_inplace
        derived_inplace = inplace and not e.schema.is_inplace
        b.function |= "function" in e.variants and not (derived_inplace and "method" in e.variants)
        b.method |= op.is_method
        b.attribute |= "attribute" in e.variants
        if op.schema == e.schema or derived_inplace:
            b.operator = b.operator or (
                f"{e.operator}=" if derived_inplace and e.operator else e.operator
            )
        b.operations.append((i, op))
    return list(found.values())


def write_bindings(operations: list[Operation]) -> str:
    """Print the binding table."""
    rows = []
    for b in bindings(operations):
        indexes = ", ".join(str(i) for i, _ in b.operations)
        rows.append(
            f"Binding {{ name: {string(b.name)}, module: {string(b.module)}, function: {str(b.function).lower()}, "
            f"method: {str(b.method).lower()}, attribute: {str(b.attribute).lower()}, "
            f"operator: {string(b.operator)}, operators: &[{indexes}], "
            f"function_heading: {string(b.heading(method=False))}, "
            f"method_heading: {string(b.heading(method=True))}, doc: {string(b.doc)} }},\n"
        )
    return (
        HEAD
        + "use crate::dispatch::binding::Binding;\n\n"
        + "/// Names that the Python layer binds, each with its overloads in resolution order.\n"
        + f"pub static BINDINGS: &[Binding] = &[\n{''.join(rows)}];\n"
    )
