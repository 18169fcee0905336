"""Schemas as frozen data: the notation of semantics.md 2.10, parsed and printed.

Printing a parsed schema gives back the exact text; `load` refuses an entry where it would not. `src/dispatch/schema.rs`
reads the same notation at run time; `tests/rust/schema.rs` holds the two together over the whole table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

BASE_TYPES = (
    "Tensor",
    "int",
    "float",
    "bool",
    "str",
    "complex",
    "Scalar",
    "ScalarType",
    "Layout",
    "Device",
    "MemoryFormat",
    "Generator",
    "Any",
)


class SchemaError(Exception):
    """What is wrong with an entry, with its file and line; `column` puts a caret under the text."""

    def __init__(self, place: Place, message: str, text: str = "", column: int | None = None):
        caret = f"\n    {text}\n    {' ' * column}^" if column is not None else ""
        super().__init__(f"{place}: {message}{caret}")


@dataclass(frozen=True)
class Place:
    """Where something was written."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Alias:
    """`(a)`, `(a!)`, `(a -> *)`."""

    name: str
    write: bool = False
    wildcard: bool = False

    def __str__(self) -> str:
        return f"({self.name}{'!' if self.write else ''}{' -> *' if self.wildcard else ''})"


@dataclass(frozen=True)
class Type:
    """A base type and its suffixes: `?`, `[]`, `[2]`, in order."""

    base: str
    suffixes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.base + "".join(self.suffixes)

    def annotated(self, alias: Alias | None) -> str:
        """Print with the alias mark behind the base type."""
        return self.base + (str(alias) if alias else "") + "".join(self.suffixes)

    @property
    def plain(self) -> str:
        """The text with fixed lengths taken out: `int[2]?` is `int[]?`."""
        return self.base + "".join("[]" if s.startswith("[") else s for s in self.suffixes)

    @property
    def is_optional(self) -> bool:
        return self.suffixes[-1:] == ("?",)

    @property
    def is_list(self) -> bool:
        return any(s.startswith("[") for s in self.suffixes)

    @property
    def has_tensor(self) -> bool:
        return self.base == "Tensor"


@dataclass(frozen=True)
class Argument:
    """One parameter."""

    name: str
    type: Type
    alias: Alias | None = None
    default: str | None = None
    kwarg_only: bool = False

    def __str__(self) -> str:
        default = f"={self.default}" if self.default is not None else ""
        return f"{self.type.annotated(self.alias)} {self.name}{default}"

    @property
    def is_written(self) -> bool:
        return self.alias is not None and self.alias.write


@dataclass(frozen=True)
class Return:
    """One result."""

    type: Type
    name: str | None = None
    alias: Alias | None = None

    def __str__(self) -> str:
        return self.type.annotated(self.alias) + (f" {self.name}" if self.name else "")


@dataclass(frozen=True)
class Schema:
    """A declared operation."""

    name: str
    overload: str
    arguments: tuple[Argument, ...]
    returns: tuple[Return, ...]
    returns_tuple: bool = False

    def __str__(self) -> str:
        parts: list[str] = []
        for i, a in enumerate(self.arguments):
            if a.kwarg_only and not (i and self.arguments[i - 1].kwarg_only):
                parts.append("*")
            parts.append(str(a))
        results = ", ".join(map(str, self.returns))
        if self.returns_tuple or len(self.returns) != 1:
            results = f"({results})"
        return f"{self.full_name}({', '.join(parts)}) -> {results}"

    @property
    def full_name(self) -> str:
        return f"{self.name}.{self.overload}" if self.overload else self.name

    @property
    def identifier(self) -> str:
        """The full name as one word."""
        return self.full_name.replace(".", "_")

    @property
    def is_inplace(self) -> bool:
        return self.name.endswith("_") and not self.name.endswith("__")

    @property
    def out_arguments(self) -> tuple[Argument, ...]:
        return tuple(a for a in self.arguments if a.kwarg_only and a.is_written)

    @property
    def is_mutable(self) -> bool:
        return any(a.is_written for a in self.arguments)

    @property
    def is_view(self) -> bool:
        return any(r.alias is not None and not r.alias.write for r in self.returns)

    def argument(self, name: str) -> Argument | None:
        return next((a for a in self.arguments if a.name == name), None)

    def index(self, name: str) -> int:
        return [a.name for a in self.arguments].index(name)

    def with_(self, **changes: object) -> Schema:
        return replace(self, **changes)  # type: ignore[arg-type]


TOKEN = re.compile(r"\s*(->|[A-Za-z_]\w*|[()\[\],.=*!?]|\S)")


class Parser:
    """Recursive descent over one text; every error knows its column."""

    def __init__(self, text: str, place: Place):
        self.text = text
        self.place = place
        self.at = 0

    def fail(self, expected: str) -> SchemaError:
        rest = self.text[self.at :]
        found = f"'{rest.lstrip()[:1]}'" if rest.strip() else "the end"
        column = self.at + len(rest) - len(rest.lstrip())
        return SchemaError(
            self.place, f"schema: expected {expected}, found {found}", self.text, column
        )

    def eat(self, token: str) -> bool:
        m = TOKEN.match(self.text, self.at)
        if not m or m[1] != token:
            return False
        self.at = m.end()
        return True

    def expect(self, token: str) -> None:
        if not self.eat(token):
            raise self.fail(f"'{token}'")

    def word(self, what: str) -> str:
        m = TOKEN.match(self.text, self.at)
        if not m or not re.match(r"[A-Za-z_]", m[1]):
            raise self.fail(what)
        self.at = m.end()
        return m[1]

    def schema(self) -> Schema:
        name = self.word("an operation name")
        overload = self.word("an overload name") if self.eat(".") else ""
        arguments = self.arguments()
        self.expect("->")
        returns_tuple = self.eat("(")
        returns: list[Return] = []
        if returns_tuple:
            while not self.eat(")"):
                if returns:
                    self.expect(",")
                returns.append(self.returned(named=True))
        else:
            returns.append(self.returned(named=False))
        if self.text[self.at :].strip():
            raise self.fail("the end of the schema")
        return Schema(name, overload, arguments, tuple(returns), returns_tuple)

    def arguments(self) -> tuple[Argument, ...]:
        self.expect("(")
        out: list[Argument] = []
        kwarg_only = False
        first = True
        while not self.eat(")"):
            if not first:
                self.expect(",")
            first = False
            if self.eat("*"):
                if kwarg_only:
                    raise self.fail("one '*' only")
                kwarg_only = True
                continue
            type_, alias = self.type()
            name = self.word("an argument name")
            if any(a.name == name for a in out):
                raise self.fail(f"another name ('{name}' is taken)")
            default = self.default() if self.eat("=") else None
            out.append(Argument(name, type_, alias, default, kwarg_only))
        return tuple(out)

    def returned(self, *, named: bool) -> Return:
        type_, alias = self.type()
        name = None
        if named and re.match(r"\s*[A-Za-z_]", self.text[self.at :]):
            name = self.word("a name")
        return Return(type_, name, alias)

    def type(self) -> tuple[Type, Alias | None]:
        start = self.at
        base = self.word("a type")
        if base not in BASE_TYPES:
            self.at = start
            raise self.fail(f"a type ('{base}' is none)")
        alias = None
        if base == "Tensor" and self.eat("("):
            name = self.word("an alias name")
            write = self.eat("!")
            wildcard = self.eat("->")
            if wildcard:
                self.expect("*")
            self.expect(")")
            alias = Alias(name, write, wildcard)
        suffixes = []
        while m := re.compile(r"\?|\[\d*\]").match(self.text, self.at):
            suffixes.append(m[0])
            self.at = m.end()
        return Type(base, tuple(suffixes)), alias

    def default(self) -> str:
        m = re.compile(r"\[[^\]]*\]|'[^']*'|\"[^\"]*\"|[^,)\s]+").match(self.text, self.at)
        if not m:
            raise self.fail("a default")
        self.at = m.end()
        return m[0]


def parse(text: str, place: Place) -> Schema:
    """Read a schema; its print must be the text itself."""
    schema = Parser(text, place).schema()
    printed = str(schema)
    if printed != text:
        same = next((i for i, (a, b) in enumerate(zip(text, printed, strict=False)) if a != b), 0)
        raise SchemaError(place, f"schema: write it as `{printed}`", text, same)
    return schema
