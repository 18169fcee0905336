"""`src/generated/table.rs`: operators, their kernels by key, their derivatives, and the shims that unpack arguments.

One shim serves all forms of an entry (functional, in-place, out, with numbers): what differs between forms is done by
`dispatch::forms`, which is told the operator. That keeps the generated code, and so compile time, small.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from schema.gen.derive import Operation
from schema.gen.formulas import Formula
from schema.gen.load import RAW_KEYS, Entry, Kernel
from schema.gen.model import Argument

HEAD = "//! Made by `python -m schema.gen` from schema/ops; do not edit.\n"
AUTOGRAD_KEYS = (
    "AutogradOther",
    "AutogradCPU",
    "AutogradCUDA",
    "AutogradMeta",
    "AutogradPrivate0",
    "AutogradPrivate1",
    "AutogradPrivate2",
    "AutogradNestedTensor",
)
PASSED_THROUGH = ("BackendSelect", "Python", "ADInplaceOrView", "Autocast", "Batched")
RESERVED = """
as break const continue crate else enum extern false fn for if impl in let loop match mod move mut pub ref return static
struct super trait true type unsafe use where while async await dyn abstract become box do final macro override priv
typeof unsized virtual yield try gen
"""
KEYWORDS = frozenset(RESERVED.split())
TAGS = {
    "random": "RANDOM",
    "any_device": "ANY_DEVICE",
    "factory": "FACTORY",
    "inplace_view": "INPLACE_VIEW",
    "multi_view": "MULTI_VIEW",
    "data_dependent": "DATA_DEPENDENT",
    "pointwise": "POINTWISE",
    "reduction": "REDUCTION",
    "exact_out": "EXACT_OUT",
    "numbers": "NUMBERS",
}

# How a typed kernel takes an argument: accessor of `Arg`, and how the unpacked value is passed on.
PLAIN = {
    "Tensor": ("tensor", "{}"),
    "Tensor?": ("opt_tensor", "{}"),
    "Tensor[]": ("tensors", "{}"),
    "Tensor?[]": ("opt_tensors", "{}"),
    "int": ("int", "{}"),
    "int?": ("opt_int", "{}"),
    "int[]": ("ints", "&{}"),
    "int[]?": ("opt_ints", "{}.as_deref()"),
    "float": ("float", "{}"),
    "float?": ("opt_float", "{}"),
    "float[]": ("plain_floats", "&{}"),
    "float[]?": ("opt_plain_floats", "{}.as_deref()"),
    "bool": ("bool", "{}"),
    "bool?": ("opt_bool", "{}"),
    "bool[]": ("bools", "{}"),
    "str": ("str", "{}"),
    "str?": ("opt_str", "{}"),
    "Scalar": ("scalar", "{}"),
    "Scalar?": ("opt_scalar", "{}"),
    "Scalar[]": ("scalars", "{}"),
    "ScalarType": ("dtype", "{}"),
    "ScalarType?": ("opt_dtype", "{}"),
    "Device": ("device", "{}"),
    "Device?": ("opt_device", "{}"),
    "Layout?": ("opt_layout", "{}"),
    "MemoryFormat": ("memory_format", "{}"),
    "MemoryFormat?": ("opt_memory_format", "{}"),
    "Generator?": ("opt_generator", "{}"),
}
DIMS = {
    "int": ("dim", "{}"),
    "int?": ("opt_dim", "{}"),
    "int[]": ("dims", "{}"),
    "int[]?": ("opt_dims", "{}"),
    "float": ("real", "{}"),
    "float?": ("opt_real", "{}"),
    "float[]": ("floats", "{}"),
    "float[]?": ("opt_floats", "{}"),
}


def string(text: str) -> str:
    """Write a Rust string literal."""
    return json.dumps(text, ensure_ascii=False)


def identifier(name: str) -> str:
    """Write an argument's name in Rust."""
    if name == "self":
        return "self_"
    return f"r#{name}" if name in KEYWORDS else name


class Shims:
    """Shim functions, one per entry and kernel."""

    def __init__(self) -> None:
        self.code: list[str] = []
        self.names: set[str] = set()

    def add(self, entry: Entry, suffix: str, body: str) -> str:
        base = re.sub("_+", "_", f"{entry.schema.identifier.lower()}_{suffix}").lstrip("_")
        name, number = base, 2
        while name in self.names:
            name, number = f"{base}{number}", number + 1
        self.names.add(name)
        self.code.append(f"fn {name}(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {{\n{body}}}\n")
        return name

    def unpack(self, entry: Entry, *, dims: bool) -> tuple[str, list[str]]:
        """Code that binds the arguments, and the expressions that pass them on."""
        names, accessors, passed = [], [], []
        for a in entry.schema.arguments:
            name = identifier(a.name)
            accessor, how = self.accessor(entry, a, dims=dims)
            names.append(name)
            accessors.append(f"{name}.{accessor}()?")
            passed.append(how.format(name))
        if not names:
            return "", []
        pattern = f"let [{', '.join(names)}, ..] = *a else {{ return Err(too_few(call, a)) }};\n"
        if len(names) == 1:
            return f"{pattern}let {names[0]} = {accessors[0]};\n", passed
        return f"{pattern}let ({', '.join(names)}) = ({', '.join(accessors)});\n", passed

    def accessor(self, entry: Entry, a: Argument, *, dims: bool) -> tuple[str, str]:
        if any(a.name in arguments.split(", ") for arguments, _ in entry.scalar):
            return "operand", "{}"
        table = {**PLAIN, **DIMS} if dims else PLAIN
        found = table.get(a.type.plain)
        if found is None:
            raise entry.fail(f"'{a.name}': no kernel can take the type {a.type}")
        return found

    def structured(self, entry: Entry) -> str:
        """Build the shim of a structured entry: meta function, then kernel, in the form that the operator asks for."""
        unpack, passed = self.unpack(entry, dims=False)
        arguments = ", ".join(passed)
        body = (
            f"{unpack}let spec = crate::meta::{entry.meta}({arguments})?;\n"
            f"forms::run(call, a, &spec, &mut |out| "
            f"crate::cpu::{entry.structured}({', '.join(['&spec', 'out', *passed])}))\n"
        )
        return self.add(entry, "structured", body)

    def plain(self, entry: Entry, kernel: Kernel, key: str) -> str:
        """Build the shim of a kernel that returns its results."""
        unpack, passed = self.unpack(entry, dims=kernel.takes_dims)
        body = f"{unpack}crate::{kernel.path}({', '.join(passed)}).and_then(IntoOutputs::into_outputs)\n"
        suffix = {"CompositeImplicitAutograd": "composite", "CompositeExplicitAutograd": "explicit"}
        return self.add(entry, suffix.get(key, key.lower()), body)


class Table:
    """Rows of all operators."""

    def __init__(
        self, root: Path, operations: list[Operation], formulas: dict[tuple[str, str], Formula]
    ):
        self.operations = operations
        self.formulas = formulas
        self.index = {op.schema.full_name: i for i, op in enumerate(operations)}
        self.out_of = {op.functional: op.schema.full_name for op in operations if op.form == "Out"}
        self.shims = Shims()
        self.cache: dict[tuple[str, str], str] = {}
        # Layers that may not be there yet in a partial tree.
        self.has = {
            name: any((root / "src" / f"{name}{end}").exists() for end in (".rs", "/mod.rs"))
            for name in ("autograd/record", "autograd/view", "jit/trace")
        }

    def shim(self, entry: Entry, kernel: Kernel | None, key: str) -> str:
        place = (str(entry.place), kernel.path if kernel else "")
        if place not in self.cache:
            self.cache[place] = (
                self.shims.plain(entry, kernel, key) if kernel else self.shims.structured(entry)
            )
        return self.cache[place]

    def kernels(self, op: Operation) -> list[tuple[str, str, str]]:
        """Rows of an operator: key, name shown, function."""
        e = op.entry
        if op.is_derived:
            key = "CompositeImplicitAutograd" if e.is_implicit else "CompositeExplicitAutograd"
            name = "composite_form" if e.is_implicit else "from_functional"
            rows = [(key, f"forms::{name}", f"forms::{name}")]
        elif e.structured:
            shim = self.shim(e, None, "")
            rows = [("CPU", f"cpu::{e.structured}", shim), ("Meta", f"meta::{e.meta}", shim)]
            if op.form != "Out":
                key = "CompositeExplicitAutogradNonFunctional"
                rows.append((key, "forms::default_backend", shim))
        else:
            rows = []
        if not op.is_derived:
            for key, kernel in e.dispatch:
                if key in RAW_KEYS:
                    rows.append((key, kernel.path, f"crate::{kernel.path}"))
                elif kernel.python:
                    rows.append((key, f"python:{kernel.path}", "host::python_composite"))
                elif not (e.structured and op.form != "Functional"):
                    rows.append((key, kernel.path, self.shim(e, kernel, key)))
        taken = {key for key, _, _ in rows}
        return rows + [row for row in self.layers(op) if row[0] not in taken]

    def layers(self, op: Operation) -> list[tuple[str, str, str]]:
        """Rows above the device: factories, views and writes, autograd."""
        e, rows = op.entry, []
        if "factory" in e.tags and op.form == "Functional" and not e.is_implicit:
            rows.append(("BackendSelect", "factory::select", "factory::select"))
        if not e.is_implicit:
            if self.has["autograd/view"] and (op.schema.is_mutable or op.schema.is_view):
                rows.append(
                    ("ADInplaceOrView", "autograd::view::kernel", "crate::autograd::view::kernel")
                )
            if self.has["autograd/record"]:
                rows.append(
                    ("Autograd", "autograd::record::kernel", "crate::autograd::record::kernel")
                )
        elif self.has["autograd/record"] and any(d != "composite" for d in e.derivative.values()):
            # It serves the autograd keys whose backend has a kernel of its own; the composite serves the others.
            rows.append(("Autograd", "autograd::record::kernel", "crate::autograd::record::kernel"))
        return rows

    def derivatives(self, op: Operation) -> str:
        rows = []
        for key, derivative in op.entry.derivative.items():
            slot = key or "Autograd"
            if op.form == "Out" and (not op.entry.is_implicit or derivative != "composite"):
                value = 'Derivative::None("out= forms are not differentiable")'
            elif derivative == "composite":
                value = "Derivative::Composite"
            elif isinstance(derivative, str):
                what, why = derivative.split(": ", 1)
                variant = "None" if what == "none" else "NotImplemented"
                value = f"Derivative::{variant}({string(why)})"
            else:
                value = formula(
                    self.formulas[op.schema.full_name, key], broadcasts=op.entry.broadcasts
                )
            rows.append(f"(Key::{slot}, {value})")
        return ", ".join(rows)

    def operator(self, op: Operation) -> str:
        e = op.entry
        tags = [TAGS[t] for t in e.tags if t in TAGS and not (op.form == "Out" and t == "factory")]
        if op.form == "Out":
            tags.append("OUT")
        if e.python_home and not op.is_derived:
            tags.append("PYTHON")
        rows = ", ".join(
            f"(Key::{key}, kernel!({string(name)}, {function}))"
            for key, name, function in self.kernels(op)
        )
        other = self.out_of.get(op.schema.full_name) if op.form == "Functional" else op.functional
        home = f"python:{e.python_home}" if e.python_home and not op.is_derived else "rust"
        return (
            "Operator::native(Native {\n"
            f"text: {string(f'aten::{op.schema}')},\n"
            f"kind: Kind::{e.kind}, form: Form::{op.form},\n"
            f"other_form: {self.index[other] if other else 'NO_FORM'},\n"
            f"tags: {' | '.join(f'tags::{t}' for t in tags) or '0'},\n"
            f"home: {string(home)},\n"
            f"kernels: &[{rows}],\n"
            f"derivatives: &[{self.derivatives(op)}],\n"
            f"fallbacks: &FALLBACKS,\n"
            f"doc: {string(e.doc)},\n"
            "}),\n"
        )

    def fallbacks(self) -> str:
        through = list(PASSED_THROUGH)
        rows = []
        if self.has["autograd/record"]:
            kernel = 'kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented)'
            rows += [f"(Key::{key}, {kernel})" for key in AUTOGRAD_KEYS]
        if self.has["jit/trace"]:
            rows.append('(Key::Tracer, kernel!("jit::trace::kernel", crate::jit::trace::kernel))')
        else:
            through.append("Tracer")
        rows += [f"(Key::{key}, Kernel::fallthrough())" for key in through]
        writes = 'kernel!("autograd::view::kernel", crate::autograd::view::kernel)'
        return (
            f"pub static FALLBACKS: [(Key, Kernel); {len(rows)}] = [{', '.join(rows)}];\n\n"
            "/// The row of an operator defined at run time that writes its arguments.\n"
            f"pub static WRITES: [(Key, Kernel); 1] = [(Key::ADInplaceOrView, {writes})];\n"
        )

    def write(self) -> str:
        """Print the whole file."""
        operators = "".join(self.operator(op) for op in self.operations)
        return (
            HEAD
            + '#![allow(unused_imports, non_snake_case, clippy::too_many_lines, clippy::needless_borrow, reason = "generated")]\n\n'
            + "use crate::dispatch::arg::{Arg, IntoOutputs, Outputs};\n"
            + "use crate::dispatch::call::Call;\n"
            + "use crate::dispatch::facts::{Derivative, Form, Kind, NO_FORM, Save, tags};\n"
            + "use crate::dispatch::forms::{self, too_few};\n"
            + "use crate::dispatch::key::Key;\n"
            + "use crate::dispatch::registry::{Kernel, Native, Operator};\n"
            + "use crate::dispatch::{factory, host};\n"
            + "use crate::error::Result;\n"
            + "use crate::kernel;\n\n"
            + "/// What answers under a key for which an operator has nothing of its own.\n"
            + self.fallbacks()
            + f"/// Every native operator.\npub static OPERATORS: [Operator; {len(self.operations)}] = [\n"
            + f"{operators}];\n\n"
            + "\n".join(self.shims.code)
        )


def formula(f: Formula, *, broadcasts: bool) -> str:
    inputs = ", ".join(map(str, f.inputs))
    saves = ", ".join(f"Save::{kind}({i})" for kind, i in f.saves)
    outputs = ", ".join(map(str, f.outputs))
    return (
        f"Derivative::Formula {{ name: {string(f.function)}, text: {string(f.text)}, inputs: &[{inputs}], "
        f"saves: &[{saves}], outputs: &[{outputs}], broadcasts: {str(broadcasts).lower()} }}"
    )
