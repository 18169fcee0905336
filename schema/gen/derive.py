"""From entries to operations: the functional form, forms with numbers, in-place and out forms.

An entry is written once; what PyTorch lists as `add_.Tensor`, `add.out`, `add.Scalar` follows from it. The order of
operations is that of the entries, each followed by its derived forms: overloads resolve in that order.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from schema.gen.load import Entry
from schema.gen.model import Alias, Argument, Schema, Type

# Dropped in the out form of a factory: the target decides.
FACTORY_OPTIONS = ("dtype", "layout", "device", "pin_memory", "requires_grad")


@dataclass(frozen=True)
class Operation:
    """One operator of the table."""

    entry: Entry
    schema: Schema
    form: str
    # The functional operation that this one is made from, or itself.
    functional: str
    # Tensor arguments of the entry that are numbers here.
    numbers: frozenset[str] = frozenset()

    @property
    def is_derived(self) -> bool:
        """Whether there is no kernel of its own: it runs the functional form and copies."""
        return (
            self.form != "Functional"
            and not self.entry.structured
            and self.schema != self.entry.schema
        )

    @property
    def is_method(self) -> bool:
        """Whether it is bound on Tensor."""
        if "method" not in self.entry.variants or self.form == "Out":
            return False
        declared = self.schema.argument("self")
        return declared is not None and declared.type.base == "Tensor"


def expand(entries: list[Entry]) -> list[Operation]:
    """List every operation of the table."""
    operations: list[Operation] = []
    first: dict[str, str] = {}
    for e in entries:
        first.setdefault(e.schema.name, e.schema.full_name)
        is_first = first[e.schema.name] == e.schema.full_name
        operations.extend(expand_entry(e, is_first=is_first))
    seen: dict[str, Operation] = {}
    for op in operations:
        name = op.schema.full_name
        if name in seen:
            raise op.entry.fail(
                f"{name} is declared twice; the other is at {seen[name].entry.place}"
            )
        seen[name] = op
    return operations


def expand_entry(e: Entry, *, is_first: bool) -> list[Operation]:
    """List the forms of one entry: functional, with numbers, in-place, out."""
    s = e.schema
    if s.out_arguments:
        return [Operation(e, s, "Out", s.full_name)]
    if s.is_inplace:
        return [Operation(e, s, "Inplace", s.full_name), *inplace_scalars(e)]
    functional = [Operation(e, s, "Functional", s.full_name)]
    for arguments, overload in e.scalar:
        numbers = frozenset(arguments.split(", "))
        functional.append(
            Operation(
                e,
                scalar_form(e, numbers, overload),
                "Functional",
                overload_name(s, overload),
                numbers,
            )
        )
    out: list[Operation] = list(functional)
    if "inplace" in e.variants:
        out += [
            Operation(e, inplace_form(e, op.schema), "Inplace", op.schema.full_name, op.numbers)
            for op in functional
            if "self" not in op.numbers
        ]
    if "out" in e.variants or e.structured:
        for op in functional:
            overload = op.schema.overload
            name = (
                "out" if is_first and not op.numbers else f"{overload}_out" if overload else "out"
            )
            if e.out and not op.numbers:
                name = e.out
            out.append(
                Operation(e, out_form(e, op.schema, name), "Out", op.schema.full_name, op.numbers)
            )
    return out


def inplace_scalars(e: Entry) -> list[Operation]:
    """List the forms with numbers of an entry that is in-place itself."""
    return [
        Operation(
            e,
            scalar_form(e, frozenset(arguments.split(", ")), overload),
            "Inplace",
            overload_name(e.schema, overload),
            frozenset(arguments.split(", ")),
        )
        for arguments, overload in e.scalar
    ]


def overload_name(s: Schema, overload: str) -> str:
    return f"{s.name}.{overload}"


def scalar_form(e: Entry, numbers: frozenset[str], overload: str) -> Schema:
    """Derive `add.Scalar(Tensor self, Scalar other, ...)` from `add.Tensor`."""
    arguments = tuple(
        Argument(a.name, Type("Scalar"), None, a.default, a.kwarg_only) if a.name in numbers else a
        for a in e.schema.arguments
    )
    return e.schema.with_(overload=overload, arguments=arguments)


def inplace_form(e: Entry, s: Schema) -> Schema:
    """Derive `add_.Tensor(Tensor(a!) self, ...) -> Tensor(a!)`."""
    alias = Alias("a", write=True)
    this = s.arguments[0]
    if str(this.type) != "Tensor" or len(s.returns) != 1 or str(s.returns[0].type) != "Tensor":
        raise e.fail("an in-place form needs a Tensor `self` and one Tensor result")
    arguments = (Argument("self", this.type, alias), *s.arguments[1:])
    returns = (type(s.returns[0])(Type("Tensor"), None, alias),)
    return s.with_(name=f"{s.name}_", arguments=arguments, returns=returns, returns_tuple=False)


def out_form(e: Entry, s: Schema, overload: str) -> Schema:
    """Derive `add.out(..., *, Tensor(a!) out) -> Tensor(a!)`."""
    if any(str(r.type) != "Tensor" or r.alias for r in s.returns):
        raise e.fail("an out form needs fresh Tensor results")
    dropped = FACTORY_OPTIONS if "factory" in e.tags else ()
    kept = tuple(a for a in s.arguments if not (a.kwarg_only and a.name in dropped))
    several = len(s.returns) > 1
    targets, returns = [], []
    for i, r in enumerate(s.returns):
        alias = Alias("abcdefgh"[i], write=True)
        name = (r.name or f"out{i}") if several else "out"
        targets.append(Argument(name, Type("Tensor"), alias, None, True))
        returns.append(type(r)(Type("Tensor"), r.name if several else None, alias))
    taken = {a.name for a in kept}
    targets = [replace(t, name=f"out_{t.name}") if t.name in taken else t for t in targets]
    return s.with_(
        overload=overload,
        arguments=(*kept, *targets),
        returns=tuple(returns),
        returns_tuple=several,
    )
