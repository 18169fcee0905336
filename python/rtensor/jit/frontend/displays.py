"""Lists, tuples and dicts written out in scripts, and comprehensions."""

# mypy: disable-error-code="attr-defined, no-any-return"

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from rtensor import _C
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.calls import Calls
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.sugar import Items, ModuleRef, PyObject, Thing
from rtensor.jit.frontend.types import Type


class Displays(Calls):
    """Emits displays and comprehensions."""

    def _e_tuple(self, node: ast.Tuple, expected: Type | None = None) -> Thing:
        if any(isinstance(e, ast.Starred) for e in node.elts):
            return self._starred_tuple(node)
        wanted: Sequence[Type | None] = [None] * len(node.elts)
        if (
            expected is not None
            and expected.head == "Tuple"
            and len(expected.args) == len(node.elts)
        ):
            wanted = expected.args
        things = [self.expression(e, w) for e, w in zip(node.elts, wanted, strict=True)]
        if any(isinstance(x, (ModuleRef, PyObject)) and not self._is_plain(x) for x in things):
            return Items(tuple(things))
        return self.tuple_of([self.as_value(x, node) for x in things])

    def _is_plain(self, thing: Any) -> bool:
        return isinstance(thing, PyObject) and (
            thing.object is None
            or isinstance(
                thing.object, (bool, int, float, complex, str, tuple, _C.dtype, _C.device)
            )
        )

    def _starred_tuple(self, node: ast.Tuple) -> Thing:
        """`(*a, b)`: of tuples another tuple, with a list in it one whose length is not known."""
        things: list[Thing] = []
        for e in node.elts:
            if not isinstance(e, ast.Starred):
                things.append(self.expression(e))
                continue
            inner = self.expression(e.value)
            if isinstance(inner, Value) and inner.type.head == "List":
                out = self._starred_list(
                    ast.copy_location(ast.List(node.elts, ast.Load()), node), None
                )
                out.type = t.any_tuple_of(out.type.args[0])
                return out
            things += self.spread(e)
        if any(isinstance(x, (ModuleRef, PyObject)) and not self._is_plain(x) for x in things):
            return Items(tuple(things))
        return self.tuple_of([self.as_value(x, node) for x in things])

    def _element(self, expected: Type | None, head: str, i: int = 0) -> Type | None:
        if expected is None:
            return None
        inner = expected.args[0] if expected.is_optional else expected
        return inner.args[i] if inner.head == head else None

    def _e_list(self, node: ast.List, expected: Type | None = None) -> Thing:
        element = self._element(expected, "List")
        if any(isinstance(e, ast.Starred) for e in node.elts):
            return self._starred_list(node, element)
        values = [self.value(e, element) for e in node.elts]
        if element is None:
            if not values:
                element = t.TENSOR  # as PyTorch takes it; annotate anything else
            else:
                joined: Type | None = values[0].type
                for v in values[1:]:
                    joined = None if joined is None else t.join(joined, v.type)
                if joined is None:
                    kinds = ", ".join(sorted({str(v.type) for v in values}))
                    raise self.error(node, f"a list holds one type, got {kinds}")
                element = joined
        items = [self.convert(v, element, node, "an item of the list") for v in values]
        return self.list_of(items, element)

    def _starred_list(self, node: ast.List, element: Type | None) -> Value:
        """`[*a, b]`: a concatenation."""
        parts: list[Value] = []
        for e in node.elts:
            if not isinstance(e, ast.Starred):
                v = self.value(e, element)
                parts.append(self.list_of([v], element or v.type))
                continue
            v = self.value(e.value)
            if v.type.head == "Tuple" and v.type.args:
                v = self.list_of(self.unpack(v), v.type.args[0])
            if v.type.head != "List":
                raise self.error(e, f"'*' takes a list or tuple, got {v.type}")
            parts.append(v)
        out = self.op("aten::list.t", [parts[0]], parts[0].type.plain)
        for p in parts[1:]:
            if p.type != out.type:
                raise self.error(
                    node, f"a list holds one type, got {out.type.args[0]} and {p.type.args[0]}"
                )
            out = self.op("aten::add.t", [out, p], out.type)
        return out

    def _e_dict(self, node: ast.Dict, expected: Type | None = None) -> Thing:
        key, item = self._element(expected, "Dict"), self._element(expected, "Dict", 1)
        pairs = []
        for k, v in zip(node.keys, node.values, strict=True):
            if k is None:
                raise self.error(node, "'**' in a dict is not supported")
            pairs.append((self.value(k, key), self.value(v, item)))
        if key is None or item is None:
            if not pairs:
                key, item = t.STR, t.TENSOR  # as PyTorch takes it
            else:
                key, item = pairs[0][0].type, pairs[0][1].type
                for k, v in pairs[1:]:
                    joined = t.join(item, v.type)
                    if k.type != key or joined is None:
                        raise self.error(
                            node, "a dict holds keys of one type and values of one type"
                        )
                    item = joined
        flat = [
            x
            for k, v in pairs
            for x in (self.convert(k, key, node, "a key"), self.convert(v, item, node, "a value"))
        ]
        return self.op("prim::DictConstruct", flat, t.dict_of(key, item))

    # ---- comprehensions

    def _e_listcomp(self, node: ast.ListComp, expected: Type | None = None) -> Thing:
        element = self._element(expected, "List")
        return self.comprehension(node.elt, node.generators, node, element)

    def _e_generatorexp(self, node: ast.GeneratorExp) -> Thing:
        return self.comprehension(node.elt, node.generators, node, None)

    def comprehension(
        self,
        elt: ast.expr,
        generators: list[ast.comprehension],
        node: ast.AST,
        element: Type | None,
    ) -> Value:
        """A list built by a loop. The element's type is found by compiling it once, if it is not known."""
        if element is None:
            element = self._probe(elt, generators, node)
        out = self.list_of([], element)

        def collect() -> None:
            item = self.convert(self.value(elt, element), element, node, "an item")
            self.node("aten::append.t", [out, item], [])

        saved = dict(self.env)
        self._nest(generators, collect, node)
        self.env = saved  # the loop's variables are its own
        return out

    def _probe(self, elt: ast.expr, generators: list[ast.comprehension], node: ast.AST) -> Type:
        count, saved = len(self.block.nodes), dict(self.env)
        found: list[Type] = []
        self._nest(generators, lambda: found.append(self.value(elt).type), node)
        del self.block.nodes[count:]
        self.env = saved
        if not found:
            return t.TENSOR
        joined: Type | None = found[0]
        for other in found[1:]:
            joined = None if joined is None else t.join(joined, other)
        if joined is None:
            raise self.error(node, "the items of this comprehension have different types")
        return joined

    def _e_dictcomp(self, node: ast.DictComp, expected: Type | None = None) -> Thing:
        key, item = self._element(expected, "Dict"), self._element(expected, "Dict", 1)
        if key is None or item is None:
            key = self._probe(node.key, node.generators, node)
            item = self._probe(node.value, node.generators, node)
        out = self.op("prim::DictConstruct", [], t.dict_of(key, item))

        def collect() -> None:
            k = self.convert(self.value(node.key, key), key, node, "a key")
            v = self.convert(self.value(node.value, item), item, node, "a value")
            self.node("aten::_set_item.Dict", [out, k, v], [])

        saved = dict(self.env)
        self._nest(node.generators, collect, node)
        self.env = saved
        return out

    def _nest(
        self, generators: list[ast.comprehension], innermost: Callable[[], None], node: ast.AST
    ) -> None:
        if not generators:
            innermost()
            return
        g = generators[0]

        def within() -> None:
            self._filtered(g.ifs, lambda: self._nest(generators[1:], innermost, node))

        thing = self.iterable(g.iter)
        if isinstance(thing, Items):
            for item in thing.items:
                self.assign(g.target, item)
                within()
            return
        self.iterate(
            thing,
            g.iter,
            lambda trip, live, item, check: self._plain_loop(
                g.target, trip, live, item, check, within
            ),
        )

    def _filtered(self, tests: list[ast.expr], body: Callable[[], None]) -> None:
        if not tests:
            body()
            return
        c = self.condition(tests[0])

        def then() -> bool:
            self.refine(c.when_true)
            self._filtered(tests[1:], body)
            return False

        self.branch(c.value, then, lambda: False)
