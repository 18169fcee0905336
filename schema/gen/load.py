"""Entries from `schema/ops/*.yaml`, checked: keys, types of values, and the structural rules of semantics.md 2.10.

Everything read keeps its line, so that an error names the file and the line at fault.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from schema.gen.model import Place, Schema, SchemaError, parse

VARIANTS = ("function", "method", "attribute", "inplace", "out")
TAGS = (
    "random",
    "any_device",
    "factory",
    "inplace_view",
    "multi_view",
    "data_dependent",
    "pointwise",
    "reduction",
    "broadcast",
    "exact_out",
    "numbers",
)
MODULES = ("nn", "linalg", "fft", "special", "nested")
KEYS = (
    "func",
    "variants",
    "operator",
    "module",
    "name",
    "structured",
    "meta",
    "scalar",
    "dispatch",
    "dtypes",
    "derivative",
    "tags",
    "samples",
    "out",
    "doc",
)
COMPOSITES = (
    "CompositeImplicitAutograd",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
)
BACKENDS = ("CPU", "CUDA", "Meta", "NestedTensorCPU", "NestedTensorCUDA", "NestedTensorMeta")
ALIASES = (*COMPOSITES, "CompositeImplicitAutogradNestedTensor")
# Kernels that are given the call itself: rows that replace those which every operation gets.
RAW_KEYS = ("Autograd", "ADInplaceOrView", "BackendSelect")
DISPATCH_KEYS = (*BACKENDS, *ALIASES, *RAW_KEYS)
PATH = re.compile(r"[a-z_][a-z0-9_]*(::[a-z_][a-z0-9_]*)+$")
PYTHON = re.compile(r"(?:python:\s*)?([a-z_][a-z0-9_]*):([a-z_][A-Za-z0-9_]*)$")


class Block(dict):  # type: ignore[type-arg]
    """A mapping that knows the line of each key."""

    lines: dict[str, int]


@dataclass(frozen=True)
class Kernel:
    """Code that a row of the table names: a Rust path, or a Python function."""

    path: str
    python: bool = False

    @property
    def is_composite(self) -> bool:
        """Made of operations, rather than working on memory itself."""
        return self.python or self.path.startswith("composite::")

    @property
    def takes_dims(self) -> bool:
        return self.path.startswith("composite::")


@dataclass(frozen=True)
class Entry:
    """One entry of a family file."""

    place: Place
    family: str
    schema: Schema
    variants: tuple[str, ...]
    doc: str
    operator: str = ""
    module: str = ""
    name: str = ""
    structured: str = ""
    meta: str = ""
    scalar: tuple[tuple[str, str], ...] = ()
    dispatch: tuple[tuple[str, Kernel], ...] = ()
    dtypes: str = ""
    # By autograd key ("" is all): a text ("composite", "none: ...") or formulas by argument list.
    derivative: dict[str, str | dict[str, str]] = field(default_factory=dict)
    derivative_line: int = 0
    tags: tuple[str, ...] = ()
    samples: str = ""
    out: str = ""

    def fail(self, message: str) -> SchemaError:
        return SchemaError(self.place, f"{self.schema.full_name}: {message}")

    @property
    def is_implicit(self) -> bool:
        return any(key == "CompositeImplicitAutograd" for key, _ in self.dispatch)

    @property
    def kind(self) -> str:
        if self.is_implicit:
            return "Composite"
        explicit = [k for key, k in self.dispatch if key == "CompositeExplicitAutograd"]
        return "ExplicitComposite" if any(k.is_composite for k in explicit) else "Leaf"

    @property
    def python_home(self) -> str:
        return next((k.path for _, k in self.dispatch if k.python), "")

    @property
    def broadcasts(self) -> bool:
        return "pointwise" in self.tags or "broadcast" in self.tags


@dataclass(frozen=True)
class Types:
    """`types.yaml`."""

    sets: dict[str, list[str]]
    dtypes: dict[str, dict[str, object]]
    pending: tuple[str, ...]


def convert(node: yaml.Node, constructor: yaml.SafeLoader) -> object:
    """Plain data of a node; mappings are [`Block`]s."""
    if isinstance(node, yaml.MappingNode):
        block = Block()
        block.lines = {}
        for key, value in node.value:
            name = str(key.value)
            block[name] = convert(value, constructor)
            block.lines[name] = key.start_mark.line + 1
        return block
    if isinstance(node, yaml.SequenceNode):
        return [convert(n, constructor) for n in node.value]
    return constructor.construct_object(node)  # type: ignore[no-untyped-call]


def read(path: Path, shown: str) -> object:
    """Read a yaml file with lines."""
    with path.open(encoding="utf-8") as stream:
        loader = yaml.SafeLoader(stream)
        try:
            node = loader.get_single_node()
        except yaml.MarkedYAMLError as e:
            mark = e.problem_mark
            place = Place(shown, mark.line + 1 if mark else 1)
            raise SchemaError(place, f"not yaml: {e.problem}") from None
        return convert(node, loader) if node is not None else []


def load_types(root: Path) -> Types:
    """Read `schema/types.yaml`."""
    shown = "schema/types.yaml"
    data = read(root / shown, shown)
    assert isinstance(data, Block)
    sets: dict[str, list[str]] = {}
    for name, members in data["sets"].items():
        sets[name] = []
        for member in members:
            if member not in data["dtypes"] and member not in sets:
                place = Place(shown, data["sets"].lines[name])
                raise SchemaError(place, f"no dtype and no set before this one is named '{member}'")
            sets[name] += sets.get(member, [member])
    return Types(sets, dict(data["dtypes"]), tuple(data["pending"] or ()))


def load_entries(root: Path, types: Types) -> list[Entry]:
    """Read all families, in order of file name and line."""
    entries: list[Entry] = []
    seen: dict[str, Place] = {}
    for path in sorted((root / "schema/ops").glob("*.yaml")):
        shown = f"schema/ops/{path.name}"
        blocks = read(path, shown)
        if not isinstance(blocks, list):
            raise SchemaError(Place(shown, 1), "expected a list of entries")
        for block in blocks:
            entry = load_entry(block, shown, path.stem, types)
            name = entry.schema.full_name
            if name in seen:
                raise entry.fail(f"declared before, at {seen[name]}")
            seen[name] = entry.place
            entries.append(entry)
    return entries


def load_entry(block: object, shown: str, family: str, types: Types) -> Entry:
    """Check one entry and give it its form."""
    if not isinstance(block, Block) or "func" not in block:
        raise SchemaError(Place(shown, 1), "an entry is a mapping that begins with `func:`")
    place = Place(shown, block.lines["func"])
    for key in block:
        if key not in KEYS:
            raise SchemaError(
                Place(shown, block.lines[key]), f"unknown key '{key}'; known: {', '.join(KEYS)}"
            )
    schema = parse(str(block["func"]), place)
    for key in ("derivative", "doc"):
        if not block.get(key):
            raise SchemaError(place, f"{schema.full_name}: `{key}` is missing")

    def names(key: str, allowed: tuple[str, ...], default: list[str]) -> tuple[str, ...]:
        value = block.get(key, default)
        value = [value] if isinstance(value, str) else value
        for v in value:
            if v not in allowed:
                raise SchemaError(
                    Place(shown, block.lines[key]),
                    f"{schema.full_name}: {key} has '{v}'; allowed: {', '.join(allowed)}",
                )
        return tuple(value)

    structured = str(block.get("structured", ""))
    tags = list(names("tags", TAGS, []))
    if structured.startswith("pointwise::") and "pointwise" not in tags:
        tags.append("pointwise")
    entry = Entry(
        place=place,
        family=family,
        schema=schema,
        variants=names("variants", VARIANTS, ["function"]),
        doc=str(block["doc"]).strip(),
        operator=str(block.get("operator", "")),
        module=str(block.get("module", "")),
        name=str(block.get("name", "")),
        structured=structured,
        meta=str(block.get("meta", structured)),
        scalar=load_scalar(block, schema, place),
        dispatch=load_dispatch(block, shown, schema),
        dtypes=str(block.get("dtypes", "")),
        derivative=load_derivative(block["derivative"]),
        derivative_line=block.lines["derivative"],
        tags=tuple(tags),
        samples=str(block.get("samples", "")),
        out=str(block.get("out", "")),
    )
    check_entry(entry, types)
    check_schema(entry)
    return entry


def load_scalar(block: Block, schema: Schema, place: Place) -> tuple[tuple[str, str], ...]:
    """Read which tensor arguments take numbers, and the overload of each: `Scalar` unless a mapping names it."""
    value = block.get("scalar", [])
    if isinstance(value, list):
        named = [(a, "Scalar" if len(value) == 1 else f"Scalar{a.capitalize()}") for a in value]
    else:
        named = [(str(a), str(o)) for a, o in value.items()]
    for arguments, _ in named:
        for a in arguments.split(", "):
            declared = schema.argument(a)
            if declared is None or str(declared.type) != "Tensor":
                raise SchemaError(place, f"{schema.full_name}: scalar: '{a}' is no Tensor argument")
    return tuple(named)


def load_dispatch(block: Block, shown: str, schema: Schema) -> tuple[tuple[str, Kernel], ...]:
    """Read rows: keys to kernels."""
    rows: list[tuple[str, Kernel]] = []
    value = block.get("dispatch", Block())
    for keys, target in value.items():
        place = Place(shown, value.lines[keys])
        if keys == "python":
            keys, target = "CompositeImplicitAutograd", f"python: {target}"
        if isinstance(target, Block) and list(target) == ["python"]:
            target = f"python: {target['python']}"
        for key in str(keys).split(","):
            key = key.strip()
            if key not in DISPATCH_KEYS:
                raise SchemaError(
                    place, f"{schema.full_name}: no key '{key}'; keys: {', '.join(DISPATCH_KEYS)}"
                )
            if any(k == key for k, _ in rows):
                raise SchemaError(place, f"{schema.full_name}: {key} has two kernels")
            rows.append((key, load_kernel(str(target), schema, place)))
    return tuple(rows)


def load_kernel(text: str, schema: Schema, place: Place) -> Kernel:
    """Read `family::name` or `python: module:function`."""
    if PATH.match(text):
        return Kernel(text)
    m = PYTHON.match(text)
    if m and text.startswith("python:"):
        return Kernel(f"{m[1]}:{m[2]}", python=True)
    raise SchemaError(
        place,
        f"{schema.full_name}: '{text}' names no kernel; write family::name or 'python: module:function'",
    )


def load_derivative(value: object) -> dict[str, str | dict[str, str]]:
    """Read a derivative: one for all autograd keys, or by key."""
    if isinstance(value, Block) and "default" in value:
        out: dict[str, str | dict[str, str]] = {}
        for key, one in value.items():
            out["" if key == "default" else key] = dict(one) if isinstance(one, Block) else str(one)
        return out
    return {"": {k: str(v) for k, v in value.items()} if isinstance(value, Block) else str(value)}


def check_entry(e: Entry, types: Types) -> None:
    """Check that the fields agree with each other."""
    if e.module and e.module not in MODULES:
        raise e.fail(f"no module '{e.module}'; modules: {', '.join(MODULES)}")
    if e.module and "method" in e.variants and e.schema.name.startswith(f"{e.module}_"):
        raise e.fail(f"a function of rtensor.{e.module} cannot be a method")
    if e.dtypes and e.dtypes not in types.sets:
        raise e.fail(f"no dtype set '{e.dtypes}'; sets: {', '.join(types.sets)}")
    for path in (e.structured, e.meta):
        if path and not PATH.match(path):
            raise e.fail(f"'{path}' names no kernel; write family::name")
    nested_only = (
        bool(e.dispatch)
        and all(k.startswith("NestedTensor") for k, _ in e.dispatch)
        and not e.structured
    )
    if not nested_only and bool(e.structured) == any(
        k in ("CPU", *COMPOSITES) for k, _ in e.dispatch
    ):
        raise e.fail("needs either `structured` or a kernel under CPU or a composite key")
    if sum(k in COMPOSITES for k, _ in e.dispatch) > 1:
        raise e.fail("one composite key at most")
    if e.scalar and not (e.structured or e.dispatch):
        raise e.fail("`scalar` needs kernels that take numbers")
    if e.is_implicit != (e.derivative.get("") == "composite"):
        raise e.fail("`derivative: composite` and CompositeImplicitAutograd go together")
    for key, derivative in e.derivative.items():
        if isinstance(derivative, str) and not re.match(
            r"composite$|(none|not_implemented): \S", derivative
        ):
            raise e.fail(
                f"derivative{f' for {key}' if key else ''}: '{derivative}' is not formulas by argument, "
                "`composite`, `none: reason` or `not_implemented: reason`"
            )


def check_schema(e: Entry) -> None:
    """Check the structural rules of semantics.md 2.10."""
    s = e.schema
    base = s.name.removesuffix("_") if s.is_inplace else s.name
    if base.endswith("_out"):
        raise e.fail("a name may not end in `_out`: out forms are overloads")
    optional = None
    for a in s.arguments:
        if a.kwarg_only:
            continue
        if a.default is None and optional:
            raise e.fail(f"'{a.name}' has no default but follows '{optional}', which has one")
        if a.default is not None:
            optional = a.name
        if a.type.base == "Tensor" and a.default not in (None, "None", "[]"):
            raise e.fail(f"'{a.name}': a tensor's default can only be None")
    written = [r.alias is not None and r.alias.write for r in s.returns]
    if any(written) and not all(written):
        raise e.fail("either all results are written arguments or none is")
    for r in s.returns:
        if r.alias and not any(
            a.alias and a.alias.name == r.alias.name and a.alias.write == r.alias.write
            for a in s.arguments
        ):
            raise e.fail(f"the result's alias {r.alias} is not that of an argument")
    if s.is_inplace:
        first = s.arguments[0] if s.arguments else None
        if first is None or first.name != "self" or not first.is_written:
            raise e.fail("a name that ends in '_' is in-place: `self` comes first and is written")
        if [r.alias for r in s.returns] != [first.alias]:
            raise e.fail("an in-place form returns exactly `self`")
        if {"inplace", "out"} & set(e.variants):
            raise e.fail("an in-place form has no in-place or out form of its own")
    outs = s.out_arguments
    if outs:
        if s.arguments[-len(outs) :] != outs:
            raise e.fail("out arguments come last")
        if [a.alias for a in outs] != [r.alias for r in s.returns]:
            raise e.fail("out arguments and results go together, one by one")
        if "method" in e.variants:
            raise e.fail("an out form cannot be a method")
    if {"method", "attribute"} & set(e.variants) and s.argument("self") is None:
        raise e.fail("a method needs an argument named `self`")
    draws = any(a.type.base == "Generator" for a in s.arguments)
    if draws and "random" not in e.tags:
        raise e.fail("takes a Generator: needs the tag `random`")
    if "inplace" in e.variants and (s.is_view or not s.arguments or s.arguments[0].name != "self"):
        raise e.fail("the in-place form needs `self` first and a result that is no view")
