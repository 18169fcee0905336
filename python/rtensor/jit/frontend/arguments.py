"""Arguments are copied in at the border, so a program that writes into a list or dict it was given is refused.

What may be an argument is followed through the graph: through joins, loops, items of containers and calls.
"""

from __future__ import annotations

from collections.abc import Callable

from rtensor.jit.frontend.ir import Block, Function, Node, Value
from rtensor.jit.frontend.types import Type

_WRITES = frozenset(
    [
        "append.t",
        "extend.t",
        "insert.t",
        "pop.t",
        "remove.t",
        "clear.t",
        "reverse.t",
        "sort.list",
        "_set_item.t",
        "_set_slice.t",
        "_delete_slice.t",
        "Delete.t",
        "_set_item.Dict",
        "Delete.Dict",
        "pop.Dict",
        "pop.Dict_default",
        "setdefault",
        "popitem",
        "clear.Dict",
        "update",
    ]
)
_SAME = (
    "prim::unchecked_cast",
    "prim::TupleConstruct",
    "prim::TupleUnpack",
    "prim::TupleIndex",
    "prim::ListUnpack",
)
_READS = (
    "__getitem__.t",
    "__getitem__.Dict",
    "get",
    "get.default",
    "values",
    "items",
    "slice.t",
    "copy.t",
    "copy.Dict",
    "list.t",
    "dict.Dict",
    "add.t",
)


def _holds(kind: Type) -> bool:
    return kind.head in ("List", "Dict") or any(_holds(a) for a in kind.args)


def _holds_deep(kind: Type) -> bool:
    """Whether a copy still shares something that can be written."""
    return any(_holds(a) for a in kind.args)


class _Search:
    def __init__(self, functions: dict[str, Function]) -> None:
        self.functions = functions
        self.seen: dict[tuple[str, frozenset[int]], tuple[Node | None, frozenset[int]]] = {}

    def function(self, f: Function, given: frozenset[int]) -> tuple[Node | None, frozenset[int]]:
        """The first write into the given parameters, and which results may be one of them."""
        key = (f.name, given)
        if key not in self.seen:
            self.seen[key] = (None, frozenset())  # a recursive call adds nothing
            tainted = {f.block.inputs[i] for i in given}
            found = self.block(f.block, tainted)
            results = frozenset(i for i, v in enumerate(f.block.outputs) if v in tainted)
            self.seen[key] = (found, results)
        return self.seen[key]

    def block(self, block: Block, tainted: set[Value]) -> Node | None:
        for node in block.nodes:
            found = self.node(node, tainted)
            if found is not None:
                return found
        return None

    def node(self, node: Node, tainted: set[Value]) -> Node | None:
        name = node.op.removeprefix("aten::")
        touched = [v in tainted for v in node.inputs]
        if node.blocks:
            return self.nested(node, tainted)
        if name in _WRITES and touched and touched[0]:
            return node
        if not any(touched):
            return None
        if node.op == "prim::CallFunction":
            if node.attrs["name"] not in self.functions:
                return None  # a program of its own, which was checked when it was made
            given = frozenset(i for i, x in enumerate(touched) if x)
            found, results = self.function(self.functions[node.attrs["name"]], given)
            tainted.update(node.outputs[i] for i in results)
            return None if found is None else node
        copies = name in (
            "slice.t",
            "copy.t",
            "copy.Dict",
            "list.t",
            "dict.Dict",
            "add.t",
            "values",
            "items",
        )
        if node.op in _SAME or (name in _READS and not copies):
            tainted.update(v for v in node.outputs if _holds(v.type))
        elif name in _READS or node.op == "prim::ListConstruct":
            tainted.update(v for v in node.outputs if _holds_deep(v.type))
        return None

    def nested(self, node: Node, tainted: set[Value]) -> Node | None:
        loop = node.op == "prim::Loop"
        for _ in range(len(node.outputs) + 1 if loop else 1):
            before = len(tainted)
            for block in node.blocks:
                if loop:
                    tainted.update(
                        b
                        for b, v in zip(block.inputs[1:], node.inputs[2:], strict=True)
                        if v in tainted
                    )
                    tainted.update(
                        b
                        for b, v in zip(block.inputs[1:], block.outputs[1:], strict=True)
                        if v in tainted
                    )
                found = self.block(block, tainted)
                if found is not None:
                    return found
                outputs = block.outputs[1:] if loop else block.outputs
                tainted.update(
                    o for o, v in zip(node.outputs, outputs, strict=True) if v in tainted
                )
            if loop:
                tainted.update(
                    o for o, v in zip(node.outputs, node.inputs[2:], strict=True) if v in tainted
                )
            if len(tainted) == before:
                break
        return None


def check(
    function: Function, functions: dict[str, Function], fail: Callable[[str, int | None], Exception]
) -> None:
    """Raise when a function that is called from outside writes into one of its arguments."""
    for i, v in enumerate(function.block.inputs):
        if not _holds(v.type):
            continue
        found, _ = _Search(functions).function(function, frozenset([i]))
        if found is not None:
            raise fail(function.parameters[i][0], found.source)
