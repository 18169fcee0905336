"""The ways in which Python may call one name: what text signatures, docstrings and stubs are printed from.

Each operation under a name gives a form, or two where its sizes may be given one by one. Forms that differ only in
`out`, or in the type of one parameter, are one: a name has as few forms as say the same.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from schema.gen.derive import Operation
from schema.gen.model import Argument, Return, Schema

# The names with `_` are aliases of the stub's head: dtypes, and attributes of Tensor, hide `int`, `dtype` and such.
TYPES = {
    "Tensor": "Tensor",
    "int": "_Index",
    "float": "_float",
    "bool": "_bool",
    "str": "str",
    "complex": "_complex",
    "Scalar": "_Number",
    "ScalarType": "_dtype",
    "Layout": "_layout",
    "Device": "_device | str",
    "MemoryFormat": "_memory_format",
    "Generator": "Generator",
    "Any": "Any",
}
RESULTS = {"int": "_int", "Scalar": "Any", "Device": "_device"}
EITHER = "Tensor | _Number"
# Taken by the binding of a factory, not by the operation.
EXTRAS = (("pin_memory", "_bool | None", "None"), ("requires_grad", "_bool", "False"))


@dataclass(frozen=True)
class Parameter:
    """One parameter, its type as the stub writes it."""

    name: str
    type: str
    # As Python writes it; empty where there is none.
    default: str = ""
    keyword_only: bool = False
    variadic: bool = False

    @property
    def shape(self) -> tuple[object, ...]:
        """What is left without the type."""
        return (self.name, self.default, self.keyword_only, self.variadic)


@dataclass(frozen=True)
class Form:
    """A parameter list and what a call gives; without the receiver."""

    parameters: tuple[Parameter, ...]
    result: str

    @property
    def text(self) -> str:
        """The parameters without types, as a text signature has them."""
        return ", ".join(self.printed(typed=False))

    def printed(self, *, typed: bool) -> list[str]:
        """List the parameters as source."""
        parts: list[str] = []
        starred = False
        for p in self.parameters:
            if p.keyword_only and not starred:
                parts.append("*")
            starred = starred or p.keyword_only or p.variadic
            stars = "*" if p.variadic else ""
            if typed:
                shown = p.default if is_literal(p.default) else "..."
                default = f" = {shown}" if p.default else ""
                parts.append(f"{stars}{p.name}: {p.type}{default}")
            else:
                parts.append(f"{stars}{p.name}{f'={p.default}' if p.default else ''}")
        return parts


def is_literal(default: str) -> bool:
    """Whether a default can be written outside the package: not infinity, not a constant of it."""
    return "1e999" not in default and not default.startswith("rtensor.")


def heading(name: str, found: list[Form], *, method: bool) -> str:
    """Write what a docstring starts with: a text signature, or where no single one says all, the forms.

    CPython reads `name(parameters)` and a line `--` as the signature that `inspect` and `help` show. It has no way to
    give several, nor to name a constant: then a line for each form is the text's own, as with `range` or `dict.pop`.
    """
    shown = list(dict.fromkeys(form.text for form in found))
    defaults = [p.default for p in found[0].parameters]
    if len(shown) == 1 and not any(d.startswith("rtensor.") for d in defaults):
        receiver = ["$self"] if method else []
        return f"{name}({', '.join([*receiver, *filter(None, shown)])})\n--\n\n"
    lines = (f"{name}({text})\n" for text in shown)
    return "".join(lines).replace("1e999", "inf") + "\n"


def forms(operations: Sequence[Operation], *, method: bool) -> list[Form]:
    """List the forms of a name, in the order in which they are tried."""
    merged: list[Form] = []
    for op in operations:
        for form in of_operation(op, method=method):
            add(merged, form)
    if not method:
        for form in filter(None, map(number_first, operations)):
            add(merged, form)
    return merged


def add(merged: list[Form], form: Form) -> None:
    """Add a form, as part of an earlier one where one says both."""
    if any(says(other, form) for other in merged):
        return
    for i, other in enumerate(merged):
        united = unite_out(other, form) or unite(other, form)
        if united is not None:
            del merged[i]
            # It may by now say what yet another form says.
            rest = merged[i:]
            del merged[i:]
            add(merged, united)
            for later in rest:
                add(merged, later)
            return
    merged.append(form)


def number_first(op: Operation) -> Form | None:
    """`rt.sub(1, x)`: what takes a number beside a tensor takes them in the other order too."""
    form = of_operation(op, method=False)[0]
    kinds = [p.type for p in form.parameters]
    if kinds[:2] != ["Tensor", EITHER] or EITHER in kinds[2:] or op.numbers or op.schema.is_inplace:
        return None
    first, second, *rest = form.parameters
    turned = (replace(first, type="_Number"), replace(second, type="Tensor"), *rest)
    return Form(turned, form.result)


def unite_out(first: Form, other: Form) -> Form | None:
    """One form with `out=None`, where the other takes what the first takes, and `out`."""
    *same, out = other.parameters or (None,)
    if out is None or out.name != "out" or out.default:
        return None
    if not says(first, Form(tuple(same), other.result)):
        return None
    kept = (p for p in first.parameters if p.name != "out")
    optional = replace(out, type=f"{out.type} | None", default="None")
    return Form((*kept, optional), first.result)


def says(first: Form, other: Form) -> bool:
    """Whether a form, without the `out` that it need not have, takes what another one takes."""
    needed = tuple(p for p in first.parameters if not (p.name == "out" and p.default))
    return unite(Form(needed, first.result), other) == Form(needed, first.result)


def unite(first: Form, other: Form) -> Form | None:
    """One form that takes what both take, where it takes nothing else: at most one parameter differs, or one covers."""
    if first.result != other.result or len(first.parameters) != len(other.parameters):
        return None
    pairs = list(zip(first.parameters, other.parameters, strict=True))
    if any(p.shape != q.shape for p, q in pairs):
        return None
    different = sum(p != q for p, q in pairs)
    parameters = tuple(replace(p, type=union(p.type, q.type)) for p, q in pairs)
    both = Form(parameters, first.result)
    return both if different < 2 or both in (first, other) else None


def union(*types: str) -> str:
    """One type that takes what any of `types` takes; None comes last."""
    parts = {part: None for t in types for part in re.split(r" \| (?![^\[]*\])", t)}
    if "_Index" in parts:
        parts.pop("Tensor", None)  # a tensor is an index
    last = ("None",) if "None" in parts else ()
    return " | ".join((*(part for part in parts if part != "None"), *last))


def of_operation(op: Operation, *, method: bool) -> list[Form]:
    """List the forms of one operation; a last list of ints may also be given one by one."""
    s = op.schema
    arguments = [a for a in s.arguments if not (method and a.name == "self")]
    out = [a for a in arguments if op.form == "Out" and a.is_written]
    declared = [a for a in arguments if a not in out]
    parameters = [parameter(a) for a in declared]
    if "numbers" in op.entry.tags:
        at = [i for i, p in enumerate(parameters) if p.type == "Tensor"]
        for i in at if method else at[1:]:
            parameters[i] = replace(parameters[i], type=EITHER)
    if out:
        several = ", ".join(["Tensor"] * len(out))
        kind = "Tensor" if len(out) == 1 else f"tuple[{several}]"
        parameters.append(Parameter("out", kind, keyword_only=True))
    elif "factory" in op.entry.tags:
        names = {a.name for a in declared}
        parameters += [Parameter(n, t, d, True) for n, t, d in EXTRAS if n not in names]
    found = [Form(tuple(parameters), result(s))]
    positional = [a for a in declared if not a.kwarg_only]
    if (
        len(positional) == 1
        and positional[0].type.plain == "int[]"
        and positional[0].default is None
    ):
        sizes = Parameter(positional[0].name, "_Index", variadic=True)
        at = declared.index(positional[0])
        found.append(Form((*parameters[:at], sizes, *parameters[at + 1 :]), result(s)))
    return found


def parameter(a: Argument) -> Parameter:
    default = "" if a.default is None else python_default(a)
    return Parameter(python_name(a), type_of(a), default, a.kwarg_only)


def python_name(a: Argument) -> str:
    name = "input" if a.name == "self" else a.name
    return f"{name}_" if keyword.iskeyword(name) else name


def python_default(a: Argument) -> str:
    text = a.default or "None"
    if text in ("inf", "-inf"):
        return text.replace("inf", "1e999")
    if a.type.base in ("ScalarType", "Layout", "MemoryFormat") and text != "None":
        return f"rtensor.{text}"
    return text.replace(",", ", ") if a.type.is_list else text


def type_of(a: Argument) -> str:
    text = TYPES[a.type.base]
    optional = False
    for suffix in a.type.suffixes:
        if suffix == "?":
            optional = True
            continue
        element = f"{text} | None" if optional else text
        optional = False
        bare = f" | {text}" if suffix != "[]" else ""
        text = f"Sequence[{element}]{bare}"
    return f"{text} | None" if optional else text


def result(s: Schema) -> str:
    types = [result_type(r) for r in s.returns]
    if not types:
        return "None"
    return types[0] if len(types) == 1 else results_name(s) or f"tuple[{', '.join(types)}]"


def result_type(r: Return) -> str:
    base = RESULTS.get(r.type.base, TYPES[r.type.base])
    return f"tuple[{base}, ...]" if r.type.is_list else base


def results_name(s: Schema) -> str:
    """Name the class of an operation's named results; empty where results have no names."""
    several = len(s.returns) > 1 and all(r.name for r in s.returns)
    return f"return_types.{s.name}" if several else ""
