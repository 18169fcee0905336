"""Subscripts: reading, writing and deleting items of tensors, lists, tuples, dicts and strings."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from rtensor import _C
from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.ir import Value
from rtensor.jit.frontend.iteration import Iterating
from rtensor.jit.frontend.sugar import Items, ModuleRef, PyObject, Thing


class Subscripts(Iterating):
    """Emits subscripts."""

    def _e_subscript(self, node: ast.Subscript) -> Thing:
        owner: Thing = self.expression(node.value)  # type: ignore[attr-defined]
        if isinstance(owner, ModuleRef):
            return self._module_item(owner, node)
        if isinstance(owner, Items):
            item: Thing = owner.items[self._literal_index(node, len(owner.items))]
            return item
        if (
            isinstance(owner, PyObject)
            and isinstance(owner.object, (tuple, list))
            and not self._is_dynamic(node.slice)
        ):
            return PyObject(owner.object[self._literal_index(node, len(owner.object))], owner.name)
        v: Value = self.as_value(owner, node)  # type: ignore[attr-defined]
        if v.type == t.TENSOR:
            return self._tensor_get(v, node)
        if self.compilation.class_info(v.type) is not None:
            own = self.special_method(v, "__getitem__", [self._value(node.slice)], node)  # type: ignore[attr-defined]
            if own is not None:
                return own  # type: ignore[no-any-return]
        if v.type.head == "Tuple":
            return self._tuple_item(v, node)
        if v.type.head == "Dict":
            key = self.convert(self._value(node.slice), v.type.args[0], node, "the key")
            return self.op("aten::__getitem__.Dict", [v, key], v.type.args[1])
        if v.type.head == "List" or v.type == t.STR:
            kind = "str" if v.type == t.STR else "t"
            if isinstance(node.slice, ast.Slice):
                return self.op(f"aten::slice.{kind}", [v, *self._bounds(node.slice)], v.type)
            out = t.STR if v.type == t.STR else v.type.args[0]
            return self.op(f"aten::__getitem__.{kind}", [v, self._index(node.slice)], out)
        raise self.error(node, f"a value of type {v.type} has no items")

    def _is_dynamic(self, index: ast.expr) -> bool:
        inner = index.operand if isinstance(index, ast.UnaryOp) else index
        return not isinstance(inner, ast.Constant)

    def _value(self, node: ast.expr) -> Value:
        return self.value(node)  # type: ignore[attr-defined, no-any-return]

    def _index(self, node: ast.expr) -> Value:
        return self.coerce(self._value(node), t.INT, node, "the index")

    def _bounds(self, s: ast.Slice) -> list[Value]:
        def bound(e: ast.expr | None) -> Value:
            return (
                self.constant(None)
                if e is None
                else self.coerce(self._value(e), t.optional(t.INT), e, "a bound")
            )

        step = self.constant(1) if s.step is None else self._index(s.step)
        return [bound(s.lower), bound(s.upper), step]

    def _literal_index(self, node: ast.Subscript, n: int) -> int:
        index = node.slice
        sign = 1
        if isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub):
            sign, index = -1, index.operand
        if not (isinstance(index, ast.Constant) and isinstance(index.value, int)):
            raise self.error(
                node, "the index must be a literal here: the items have different types"
            )
        i = sign * index.value
        if not -n <= i < n:
            raise self.error(node, f"index {i} is out of range for {n} items")
        return i % n

    def _module_item(self, owner: ModuleRef, node: ast.Subscript) -> Thing:
        if type(owner.module).__name__ == "ModuleDict" and isinstance(node.slice, ast.Constant):
            if node.slice.value not in owner.module._modules:
                raise self.error(node, f"the ModuleDict has no {node.slice.value!r}")
            return self.member(owner.module[node.slice.value], owner.child(str(node.slice.value)))
        items = self.module_container(owner, node).items
        found: Thing = items[self._literal_index(node, len(items))]
        return found

    def _tuple_item(self, v: Value, node: ast.Subscript) -> Value:
        kinds = v.type.args
        if isinstance(node.slice, ast.Slice):
            s = node.slice
            parts = [self._literal(p) for p in (s.lower, s.upper, s.step)]
            items = self.unpack(v)[slice(*parts)]
            return self.tuple_of(items)
        if (
            kinds
            and all(k == kinds[0] for k in kinds)
            and not isinstance(node.slice, (ast.Constant, ast.UnaryOp))
        ):
            items_list = self.list_of(self.unpack(v), kinds[0])
            return self.item_at(items_list, self._index(node.slice))
        i = self._literal_index(node, len(kinds))
        return self.op("prim::TupleIndex", [v], kinds[i], index=i)

    def _literal(self, node: ast.expr | None) -> int | None:
        if node is None:
            return None
        try:
            found = ast.literal_eval(node)
        except ValueError:
            raise self.error(node, "the bounds of a tuple's slice must be literals") from None
        if not isinstance(found, int):
            raise self.error(node, "the bounds of a tuple's slice must be ints")
        return found

    # ---- tensors

    def _tensor_get(self, x: Value, node: ast.Subscript) -> Value:
        view, indexes = self._tensor_view(x, node.slice, node)
        if indexes is None:
            return view
        return self.call_operator("index", [view, indexes], {}, node)

    def _parts(self, index: ast.expr) -> list[ast.expr]:
        return list(index.elts) if isinstance(index, ast.Tuple) else [index]

    def _tensor_view(self, x: Value, index: ast.expr, node: ast.AST) -> tuple[Value, Value | None]:
        """Apply the ints, slices, None and Ellipsis of an index as views; what is left are index tensors."""
        parts = self._parts(index)
        values: list[Value | None] = []
        for p in parts:
            plain = isinstance(p, ast.Slice) or (
                isinstance(p, ast.Constant) and p.value in (None, Ellipsis)
            )
            values.append(None if plain else self._value(p))
        dim = 0
        tensors: list[Value | None] = []
        before: list[Value | None] | None = None
        trailing = False
        for i, (p, v) in enumerate(zip(parts, values, strict=True)):
            if (
                v is not None
                and v.type == t.TENSOR
                and any(
                    isinstance(q, ast.Slice | ast.Constant) or (w and w.type == t.INT)
                    for q, w in zip(parts[i + 1 :], values[i + 1 :], strict=True)
                )
            ):
                self._one_dimension(v, p)
        for p, v in zip(parts, values, strict=True):
            if isinstance(p, ast.Constant) and p.value is Ellipsis:
                # From here on, dimensions are counted from the end.
                trailing = True
                before, tensors = tensors, []
                dim = -(self._after(parts, values))
                continue
            if v is None and isinstance(p, ast.Constant):
                at = dim - 1 if trailing else dim
                x = self.call_operator("unsqueeze", [x, self.constant(at)], {}, node)
                dim, tensors = self._step(dim, tensors, None)
                if trailing:
                    dim -= 1
                continue
            if isinstance(p, ast.Slice):
                x = self._slice(x, dim, p, node)
                dim, tensors = self._step(dim, tensors, None)
                continue
            assert v is not None
            x, dim, tensors = self._advance(x, v, dim, tensors, node)
        if not any(v is not None for v in [*tensors, *(before or [])]):
            return x, None
        items = [self.constant(None) if v is None else v for v in tensors]
        kind = t.optional(t.TENSOR)
        if before is None:
            return x, self.list_of(items, kind)
        # The dimensions that the Ellipsis stands for are known when the program runs.
        first = [self.constant(None) if v is None else v for v in before]
        rank = self.op("aten::dim", [x], t.INT)
        left = self.op("aten::sub.int", [rank, self.constant(len(first) + len(items))], t.INT)
        filler = self.op(
            "aten::mul.list", [self.list_of([self.constant(None)], kind), left], t.list_of(kind)
        )
        head = self.op("aten::add.t", [self.list_of(first, kind), filler], t.list_of(kind))
        return x, self.op("aten::add.t", [head, self.list_of(items, kind)], t.list_of(kind))

    def _one_dimension(self, v: Value, node: ast.AST) -> None:
        """An index tensor with others behind it: a mask of several dimensions would shift them."""
        dtype = self.op("prim::dtype", [v], t.DTYPE)
        mask = self.op("aten::eq.any", [dtype, self.constant(_C.bool)], t.BOOL)
        several = self.op(
            "aten::gt.any", [self.op("aten::dim", [v], t.INT), self.constant(1)], t.BOOL
        )

        def fail() -> bool:
            message = self.constant(
                "in a script a mask of several dimensions must be the last index"
            )
            self.node("prim::RaiseException", [message, self.constant("NotImplementedError")], [])
            return False

        self.branch(self.op("aten::bitwise_and.bool", [mask, several], t.BOOL), fail, lambda: False)

    def _step(
        self, dim: int, tensors: list[Value | None], v: Value | None
    ) -> tuple[int, list[Value | None]]:
        return dim + 1, [*tensors, v]

    def _consumes(self, p: ast.expr, v: Value | None) -> int:
        return 0 if isinstance(p, ast.Constant) and p.value in (None, Ellipsis) else 1

    def _after(self, parts: Sequence[ast.expr], values: Sequence[Value | None]) -> int:
        at = next(
            i for i, p in enumerate(parts) if isinstance(p, ast.Constant) and p.value is Ellipsis
        )
        rest = list(zip(parts, values, strict=True))[at + 1 :]
        # None adds a dimension after the view is taken, an int removes one: both are counted as they are met.
        return sum(self._consumes(p, v) for p, v in rest)

    def _slice(self, x: Value, dim: int, s: ast.Slice, node: ast.AST) -> Value:
        if s.lower is None and s.upper is None and s.step is None:
            return x
        start, end, step = self._bounds(s)
        return self.call_operator("slice", [x, self.constant(dim), start, end, step], {}, node)

    def _advance(
        self, x: Value, v: Value, dim: int, tensors: list[Value | None], node: ast.AST
    ) -> tuple[Value, int, list[Value | None]]:
        if v.type == t.INT:
            x = self.call_operator("select", [x, self.constant(dim), v], {}, node)
            return x, dim + 1 if dim < 0 else dim, tensors
        if v.type == t.BOOL:
            raise self.error(node, "a bool as an index is not supported; use None or a mask")
        if v.type.head == "List":
            v = self.list_as_tensor(v, node)
        if v.type != t.TENSOR:
            raise self.error(node, f"a tensor cannot be indexed with {v.type}")
        return x, dim + 1, [*tensors, v]

    def list_as_tensor(self, v: Value, node: ast.AST) -> Value:
        """`rt.tensor` of a list of numbers."""
        return self.make_tensor(v, None, node)

    def make_tensor(self, v: Value, dtype: Value | None, node: ast.AST) -> Value:
        """A tensor of a number, or of nested lists and tuples of numbers."""
        if not self._is_data(v.type):
            raise self.error(node, f"a tensor cannot be made of a value of type {v.type}")
        return self.op(
            "aten::tensor", [v, self.constant(None) if dtype is None else dtype], t.TENSOR
        )

    def _is_data(self, kind: t.Type) -> bool:
        if kind.head in ("List", "Tuple"):
            return all(self._is_data(a) for a in kind.args)
        return kind.is_number

    # ---- writing

    def _refuse_tuple(self, owner: Value, target: ast.AST) -> None:
        if owner.type.face in ("Size", "tuple"):
            raise self.error(
                target, "items of a Size or a tuple cannot be set; make a list by list()"
            )

    def store_item(self, target: ast.Subscript, value: Value) -> None:
        """`x[i] = value`."""
        owner: Value = self.value(target.value)  # type: ignore[attr-defined]
        self._refuse_tuple(owner, target)
        kind = owner.type
        if kind == t.TENSOR:
            self._tensor_set(owner, target, value)
        elif self.compilation.class_info(kind) is not None and (
            self.special_method(  # type: ignore[attr-defined]
                owner, "__setitem__", [self._value(target.slice), value], target
            )
            is not None
        ):
            pass
        elif kind.head == "Dict":
            key = self.convert(self._value(target.slice), kind.args[0], target, "the key")
            self.node(
                "aten::_set_item.Dict",
                [owner, key, self.convert(value, kind.args[1], target, "the value")],
                [],
            )
        elif kind.head == "List" and isinstance(target.slice, ast.Slice):
            new = self.convert(value, kind, target, "the value")
            self.node("aten::_set_slice.t", [owner, *self._bounds(target.slice), new], [])
        elif kind.head == "List":
            item = self.convert(value, kind.args[0], target, "the value")
            self.node("aten::_set_item.t", [owner, self._index(target.slice), item], [])
        else:
            raise self.error(target, f"items of a value of type {kind} cannot be set")

    def _tensor_set(self, x: Value, target: ast.Subscript, value: Value) -> None:
        view, indexes = self._tensor_view(x, target.slice, target)
        if value.type != t.TENSOR:
            if not value.type.is_number:
                raise self.error(
                    target, f"a value of type {value.type} cannot be put into a tensor"
                )
            if indexes is None:
                self.call_operator("fill_", [view, value], {}, target)
                return
            dtype = self.op("prim::dtype", [view], t.DTYPE)
            value = self.op(
                "aten::scalar_tensor", [value, dtype, *[self.constant(None)] * 3], t.TENSOR
            )
        if indexes is None:
            self.call_operator("copy_", [view, value], {}, target)
        else:
            self.call_operator("index_put_", [view, indexes, value], {}, target)

    def item_in_place(self, s: ast.AugAssign) -> None:
        """`x[i] op= value`; the owner and the index are evaluated once."""
        target = s.target
        assert isinstance(target, ast.Subscript)
        owner: Value = self.value(target.value)  # type: ignore[attr-defined]
        value: Value = self.value(s.value)  # type: ignore[attr-defined]
        if owner.type == t.TENSOR:
            view, indexes = self._tensor_view(owner, target.slice, target)
            if indexes is None:
                self.in_place(s.op, view, value, s)  # type: ignore[attr-defined]
                return
            old = self.call_operator("index", [view, indexes], {}, s)
            new = self.binary(s.op, old, value, s)  # type: ignore[attr-defined]
            self.call_operator("index_put_", [view, indexes, new], {}, s)
            return
        kind = owner.type
        self._refuse_tuple(owner, target)
        if kind.head not in ("List", "Dict") or isinstance(target.slice, ast.Slice):
            raise self.error(s, f"items of a value of type {kind} cannot be set")
        suffix = "t" if kind.head == "List" else "Dict"
        item = kind.args[-1]
        key = (
            self._index(target.slice)
            if kind.head == "List"
            else self.convert(self._value(target.slice), kind.args[0], target, "the key")
        )
        old = self.op(f"aten::__getitem__.{suffix}", [owner, key], item)
        new = self.convert(self.in_place(s.op, old, value, s), item, s, "the value")  # type: ignore[attr-defined]
        self.node(f"aten::_set_item.{suffix}", [owner, key, new], [])

    def delete_item(self, target: ast.Subscript) -> None:
        """`del x[i]`."""
        owner: Value = self.value(target.value)  # type: ignore[attr-defined]
        self._refuse_tuple(owner, target)
        if owner.type.head == "Dict":
            key = self.convert(self._value(target.slice), owner.type.args[0], target, "the key")
            self.node("aten::Delete.Dict", [owner, key], [])
        elif owner.type.head == "List" and isinstance(target.slice, ast.Slice):
            self.node("aten::_delete_slice.t", [owner, *self._bounds(target.slice)], [])
        elif owner.type.head == "List":
            self.node("aten::Delete.t", [owner, self._index(target.slice)], [])
        else:
            raise self.error(target, f"items of a value of type {owner.type} cannot be deleted")
