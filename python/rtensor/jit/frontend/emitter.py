"""The common ground of statements and expressions: where nodes go, what names mean, how branches meet."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.ir import Block, Node, Value
from rtensor.jit.frontend.source import ScriptError, Source
from rtensor.jit.frontend.sugar import Thing, Undefined
from rtensor.jit.frontend.types import Type

if TYPE_CHECKING:
    from rtensor.jit.frontend.compilation import Compilation

# Variables of the compiler's own; their names cannot clash with Python's.
RETURNED, RESULT = "$returned", "$result"
# In the environment of a path that ended by return or raise: its variables are not read any more. (After a break or
# continue they are.)
DEAD = "$dead"


class Emitter:
    """Writes one function into a block."""

    def __init__(
        self, compilation: Compilation, source: Source, scope: Callable[[str], Any]
    ) -> None:
        self.compilation = compilation
        self.source = source
        # Looks up names that are not variables of the function.
        self.scope = scope
        self.block = Block()
        self.env: dict[str, Thing] = {}
        self.grad: bool | None = None
        self.at: ast.AST | None = None
        # Flags of the loops around, innermost last: (broke, continued).
        self.loops: list[tuple[str, str]] = []
        self.result_type: Type | None = None

    # ---- errors

    def error(self, node: ast.AST, message: str) -> ScriptError:
        """An error at a node of the source."""
        return self.source.error(node, message, self.compilation.trail())

    # ---- nodes

    def node(self, op: str, inputs: Sequence[Value], outputs: Sequence[Type], **attrs: Any) -> Node:
        """Append an instruction."""
        row = None if self.at is None else self.compilation.source_row(self.source, self.at)
        node = Node(op, inputs, [Value(x) for x in outputs], row)
        node.attrs.update(attrs)
        node.grad = self.grad
        self.block.nodes.append(node)
        return node

    def op(self, op: str, inputs: Sequence[Value], output: Type, **attrs: Any) -> Value:
        """Append an instruction with one result."""
        return self.node(op, inputs, [output], **attrs).outputs[0]

    def constant(self, value: Any) -> Value:
        """A literal."""
        return self.op("prim::Constant", [], t.of_value(value), value=value)

    def cast(self, value: Value, to: Type) -> Value:
        """The same value under another static type, which it is known to have."""
        return value if value.type == to else self.op("prim::unchecked_cast", [value], to)

    def list_of(self, items: Sequence[Value], element: Type) -> Value:
        """A new list."""
        return self.op("prim::ListConstruct", items, t.list_of(element))

    def tuple_of(
        self, items: Sequence[Value], fields: tuple[str, ...] | None = None, face: Any = None
    ) -> Value:
        """A new tuple."""
        kind = t.tuple_of([v.type for v in items], fields, face)
        return self.op("prim::TupleConstruct", items, kind)

    def unpack(self, value: Value) -> list[Value]:
        """The items of a tuple."""
        return self.node("prim::TupleUnpack", [value], value.type.args).outputs

    def not_(self, value: Value) -> Value:
        """Negate a bool."""
        return self.op("aten::__not__", [value], t.BOOL)

    # ---- blocks

    @contextmanager
    def inside(self, block: Block) -> Iterator[None]:
        """Emit into `block`, with a copy of the environment."""
        outer, env = self.block, self.env
        self.block, self.env = block, dict(env)
        try:
            yield
        finally:
            self.block, self.env = outer, env

    def branch(
        self,
        condition: Value,
        then: Callable[[], bool],
        otherwise: Callable[[], bool],
    ) -> bool:
        """Emit an if. The callbacks emit a branch each and say whether it always leaves; so does the result."""
        node = self.node("prim::If", [condition], [])
        ends: list[tuple[Block, dict[str, Thing], bool]] = []
        for emit in (then, otherwise):
            block = Block()
            node.blocks.append(block)
            with self.inside(block):
                left = emit()
                ends.append((block, self.env, left))
        self._merge(node, ends)
        return ends[0][2] and ends[1][2]

    def select(
        self,
        condition: Value,
        then: Callable[[], Value],
        otherwise: Callable[[], Value],
        at: ast.AST,
    ) -> Value:
        """Emit an if that is an expression."""
        found: list[Value] = []

        def run(emit: Callable[[], Value]) -> Callable[[], bool]:
            def inner() -> bool:
                found.append(emit())
                return False

            return inner

        node_count = len(self.block.nodes)
        self.branch(condition, run(then), run(otherwise))
        node = self.block.nodes[node_count]
        joined = t.join(found[0].type, found[1].type)
        if joined is None:
            raise self.error(
                at,
                f"the two values have types {found[0].type} and {found[1].type}, which do not join",
            )
        for block, value in zip(node.blocks, found, strict=True):
            block.outputs.append(value)
        out = Value(joined)
        node.outputs.append(out)
        return out

    def _merge(self, node: Node, ends: list[tuple[Block, dict[str, Thing], bool]]) -> None:
        (block_a, env_a, _), (block_b, env_b, _) = ends
        dead_a, dead_b = DEAD in env_a, DEAD in env_b
        if dead_a and dead_b:
            self.env[DEAD] = env_a[DEAD]
        for name in dict.fromkeys([*env_a, *env_b]):
            a, b = env_a.get(name), env_b.get(name)
            if a is b or name == DEAD:
                continue
            own = name.startswith("$")
            one_dead = dead_a != dead_b and not own
            if one_dead and dead_a:
                a = None if isinstance(b, Value) else b
            elif one_dead:
                b = None if isinstance(a, Value) else a
            self.env[name] = self._meet(node, name, (block_a, a), (block_b, b), one_dead)

    def _meet(
        self,
        node: Node,
        name: str,
        one: tuple[Block, Thing | None],
        two: tuple[Block, Thing | None],
        left: bool,
    ) -> Thing:
        """The value of a variable after an if. `left`: an absent side never arrives here."""
        (block_a, a), (block_b, b) = one, two
        if a is not None and a == b and not isinstance(a, Value):
            return a
        for x in (a, b):
            if isinstance(x, Undefined):
                return x
        if (a is None or b is None) and not left:
            return Undefined(f"'{name}' is given a value on one path only")
        values = [v for v in (a, b) if isinstance(v, Value)]
        if len(values) < (1 if left else 2):
            return Undefined(f"'{name}' stands for different things on the two paths")
        joined: Type | None = t.NEVER
        for v in values:
            joined = None if joined is None else t.join(joined, v.type)
        if joined is None:
            return Undefined(
                f"'{name}' has type {values[0].type} on one path and {values[1].type} on the other"
            )
        for block, thing in ((block_a, a), (block_b, b)):
            block.outputs.append(self.materialize(block, thing, joined))
        out = Value(joined, "" if name.startswith("$") else name)
        node.outputs.append(out)
        return out

    def materialize(self, block: Block, value: Thing | None, as_type: Type) -> Value:
        """A value for an output of type `as_type`; where there is none, one that is never read."""
        if (
            isinstance(value, Value)
            and value.type != t.NEVER
            and value is not self.compilation.false
        ):
            return value
        if as_type == t.NEVER:
            as_type = t.NONE
        outer, self.block = self.block, block
        try:
            if value is self.compilation.false:
                return self.constant(False)
            if as_type == t.NONE:
                return self.constant(None)
            return self.op("prim::Uninitialized", [], as_type)
        finally:
            self.block = outer
