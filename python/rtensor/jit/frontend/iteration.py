"""Iteration: what for statements and comprehensions run over."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.ir import Block, Value
from rtensor.jit.frontend.operators import Operators
from rtensor.jit.frontend.sugar import Items, Iteration, ModuleRef, PyObject, Thing

# What runs a loop: (trip count, "is there an item at this index", "the item", "check after an iteration").
Runner = Callable[
    [Value, Callable[[Value], Value] | None, Callable[[Value], Thing], Callable[[], None] | None],
    None,
]


class Iterating(Operators):
    """Emits iteration."""

    def iterable(self, node: ast.expr) -> Thing:
        """What an expression gives to iterate over."""
        thing: Thing = self.expression(node)  # type: ignore[attr-defined]
        if isinstance(thing, ModuleRef):
            return self.module_container(thing, node)
        if isinstance(thing, PyObject) and isinstance(thing.object, (list, tuple)):
            return Items(tuple(PyObject(x, thing.name) for x in thing.object))
        if isinstance(thing, Value) and thing.type.head == "Tuple":
            return Items(tuple(self.unpack(thing)))
        if (
            isinstance(thing, Iteration)
            and thing.kind in ("enumerate", "zip", "zip_strict")
            and any(isinstance(p, Items) for p in thing.parts)
        ):
            return self._static_iteration(thing, node)
        return thing

    def module_container(self, ref: ModuleRef, node: ast.AST) -> Items:
        """The items of a ModuleList or Sequential."""
        from_container = type(ref.module).__name__ in ("ModuleList", "Sequential")
        if not from_container:
            raise self.error(node, f"a {type(ref.module).__name__} cannot be iterated over")
        return Items(tuple(self.member(m, ref.child(n)) for n, m in ref.module.named_children()))

    def member(self, module: Any, path: str) -> Thing:
        """A module within a module: compiled with it, or a program of its own."""
        program = self.compilation.is_program(module)
        return PyObject(module, path) if program else ModuleRef(module, path)

    def _static_iteration(self, thing: Iteration, node: ast.AST) -> Items:
        if thing.kind == "enumerate":
            start, items = thing.parts[1], thing.parts[0]
            if not isinstance(items, Items):
                raise self.error(node, "this cannot be enumerated")
            if not isinstance(start, int):
                raise self.error(node, "the start of this enumerate must be a literal")
            return Items(
                tuple(Items((self.constant(i + start), x)) for i, x in enumerate(items.items))
            )
        if not all(isinstance(p, Items) for p in thing.parts):
            return self._zip_with_items(thing, node)
        if thing.kind == "zip_strict" and len({len(p.items) for p in thing.parts}) > 1:
            raise self.error(node, "zip(strict=True) of different lengths")
        return Items(
            tuple(Items(tuple(x)) for x in zip(*(p.items for p in thing.parts), strict=False))
        )

    def iterate(self, thing: Thing, node: ast.AST, run: Runner) -> None:
        """Call `run` with how to loop over `thing`."""
        live, item, trip, check = self._protocol(thing, node)
        run(trip, live, item, check)

    def _protocol(self, thing: Thing, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        """(live, item, trip, check) of something to iterate over."""
        limit = 2**63 - 1
        if isinstance(thing, Iteration):
            found: tuple[Any, Any, Value, Any]
            found = getattr(self, f"_over_{thing.kind}")(thing, node)
            return found
        v: Value = self.as_value(thing, node)  # type: ignore[attr-defined]
        if v.type == t.TENSOR:
            v = self.call_operator("unbind", [v], {}, node)
        if v.type == t.STR:
            v = self.op("aten::list.str", [v], t.list_of(t.STR))
        if v.type.head == "Dict":
            return self._over_dict(v, lambda keys, i: self.item_at(keys, i))
        if v.type.head != "List":
            raise self.error(node, f"a value of type {v.type} cannot be iterated over")
        # Python looks at the list anew for each item: one that grows is followed.
        return self._has(v), lambda i: self.item_at(v, i), self.constant(limit), None

    def _has(self, v: Value) -> Callable[[Value], Value]:
        def live(i: Value) -> Value:
            return self.op("aten::lt.any", [i, self.length(v)], t.BOOL)

        return live

    def length(self, v: Value) -> Value:
        """len() of a list."""
        return self.op("aten::len.t", [v], t.INT)

    def item_at(self, v: Value, i: Value) -> Value:
        """An item of a list."""
        return self.op("aten::__getitem__.t", [v, i], v.type.args[0])

    def _over_dict(
        self, d: Value, item: Callable[[Value, Value], Thing]
    ) -> tuple[Any, Any, Value, Any]:
        size = self.op("aten::len.Dict", [d], t.INT)
        keys = self.op("aten::keys", [d], t.list_of(d.type.args[0]))

        def check() -> None:
            self.node("aten::__check_size", [d, size], [])

        return None, lambda i: item(keys, i), size, check

    def _over_keys(self, it: Iteration, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        return self._over_dict(it.parts[0], lambda keys, i: self.item_at(keys, i))

    def _over_values(self, it: Iteration, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        d = it.parts[0]
        return self._over_dict(
            d,
            lambda keys, i: self.op(
                "aten::__getitem__.Dict", [d, self.item_at(keys, i)], d.type.args[1]
            ),
        )

    def _over_items(self, it: Iteration, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        d = it.parts[0]

        def pair(keys: Value, i: Value) -> Thing:
            key = self.item_at(keys, i)
            return self.tuple_of([key, self.op("aten::__getitem__.Dict", [d, key], d.type.args[1])])

        return self._over_dict(d, pair)

    def _over_range(self, it: Iteration, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        start, stop, step = it.parts
        trip = self.op("aten::__range_length", [start, stop, step], t.INT)
        return None, lambda i: self.op("aten::__derive_index", [i, start, step], t.INT), trip, None

    def _over_reversed(self, it: Iteration, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        v = it.parts[0]
        n = self.length(v)

        def item(i: Value) -> Value:
            last = self.op("aten::sub.int", [n, self.constant(1)], t.INT)
            return self.item_at(v, self.op("aten::sub.int", [last, i], t.INT))

        return None, item, n, None

    def _over_enumerate(self, it: Iteration, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        inner, start = it.parts
        live, item, trip, check = self._protocol(inner, node)
        first = self.constant(start) if isinstance(start, int) else start

        def pair(i: Value) -> Thing:
            index = (
                i
                if isinstance(start, int) and start == 0
                else self.op("aten::add.int", [i, first], t.INT)
            )
            return Items((index, item(i)))

        return live, pair, trip, check

    def _over_zip(self, it: Iteration, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        parts = [self._protocol(p, node) for p in it.parts]
        if not parts:
            raise self.error(node, "zip needs something to iterate over")
        trip = parts[0][2]
        for p in parts[1:]:
            trip = self.op("prim::min.int", [trip, p[2]], t.INT)
        lives = [p[0] for p in parts if p[0] is not None]
        checks = [p[3] for p in parts if p[3] is not None]

        def live(i: Value) -> Value:
            out: Value = lives[0](i)
            for f in lives[1:]:
                out = self.op("aten::bitwise_and.bool", [out, f(i)], t.BOOL)
            return out

        def check() -> None:
            for c in checks:
                c()

        return (
            live if lives else None,
            lambda i: Items(tuple(p[1](i) for p in parts)),
            trip,
            check if checks else None,
        )

    def _over_zip_strict(self, it: Iteration, node: ast.AST) -> tuple[Any, Any, Value, Any]:
        parts = [self._protocol(p, node) for p in it.parts]

        def has(part: tuple[Any, Any, Value, Any], i: Value) -> Value:
            live, _, trip, _ = part
            return live(i) if live is not None else self.op("aten::lt.any", [i, trip], t.BOOL)

        def live(i: Value) -> Value:
            first = has(parts[0], i)
            for k, p in enumerate(parts[1:], 2):
                self._same_end(first, has(p, i), k)
            return first

        checks = [p[3] for p in parts if p[3] is not None]

        def check() -> None:
            for c in checks:
                c()

        return (
            live,
            lambda i: Items(tuple(p[1](i) for p in parts)),
            self.constant(2**63 - 1),
            check if checks else None,
        )

    def _same_end(self, first: Value, other: Value, k: int) -> None:
        """Raise, as zip does, when its argument `k` does not end where those before it end."""
        before = "argument 1" if k == 2 else f"arguments 1-{k - 1}"

        def fail() -> bool:
            longer = self.constant(f"zip() argument {k} is longer than {before}")
            shorter = self.constant(f"zip() argument {k} is shorter than {before}")
            message = self.select(other, lambda: longer, lambda: shorter, self.at or ast.Pass())
            self.node("prim::RaiseException", [message, self.constant("ValueError")], [])
            return False

        self.branch(self.op("aten::ne.any", [first, other], t.BOOL), fail, lambda: False)

    def _zip_with_items(self, thing: Iteration, node: ast.AST) -> Items:
        """Modules beside lists: the loop is unrolled, and a list must have as many items as there are modules."""
        n = min(len(p.items) for p in thing.parts if isinstance(p, Items))
        columns: list[list[Thing]] = []
        for p in thing.parts:
            if isinstance(p, Items):
                columns.append(list(p.items[:n]))
                continue
            v: Value = self.as_value(p, node)  # type: ignore[attr-defined]
            if v.type == t.TENSOR:
                v = self.call_operator("unbind", [v], {}, node)
            if v.type.head != "List":
                raise self.error(node, f"a value of type {v.type} cannot be zipped with modules")
            columns.append(list(self.node("prim::ListUnpack", [v], [v.type.args[0]] * n).outputs))
        return Items(tuple(Items(tuple(x)) for x in zip(*columns, strict=True)))

    def _plain_loop(
        self,
        target: ast.expr,
        trip: Value,
        live: Callable[[Value], Value] | None,
        item: Callable[[Value], Thing],
        check: Callable[[], None] | None,
        body: Callable[[], None],
    ) -> None:
        """A loop without carried variables: of a comprehension."""
        start = self.constant(True) if live is None else live(self.constant(0))
        loop = self.node("prim::Loop", [trip, start], [])
        block = Block()
        loop.blocks.append(block)
        i = Value(t.INT, "i")
        block.inputs = [i]
        with self.inside(block):
            self.assign(target, item(i))  # type: ignore[attr-defined]
            body()
            if check is not None:
                check()
            following = self.op("aten::add.int", [i, self.constant(1)], t.INT)
            block.outputs = [self.constant(True) if live is None else live(following)]

    def iteration_as_list(self, it: Iteration, node: ast.AST) -> Value:
        """list() of an iterator."""
        if it.kind == "range":
            return self.op("aten::list.range", list(it.parts), t.list_of(t.INT))
        if it.kind in ("keys", "values", "items"):
            d = it.parts[0]
            k, v = d.type.args
            element = {"keys": k, "values": v, "items": t.tuple_of([k, v])}[it.kind]
            return self.op(f"aten::{it.kind}", [d], t.list_of(element))
        name = ast.Name("$item", ast.Store())
        generator = ast.comprehension(name, ast.Name("$source", ast.Load()), [], 0)
        self.env["$source"] = it
        load = ast.copy_location(ast.Name("$item", ast.Load()), node)
        return self.comprehension(load, [generator], node, None)  # type: ignore[attr-defined, no-any-return]
