"""Statements of scripts.

Early exits (return, break, continue anywhere) become flags, which are variables like any other: what follows a
statement that may leave runs inside an if on its flags. Where one branch of an if always leaves, what follows simply
goes into the other branch, which also keeps what the condition says about types.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Sequence
from typing import Any

from rtensor.jit.frontend import types as t
from rtensor.jit.frontend.emitter import DEAD, RESULT, RETURNED
from rtensor.jit.frontend.expressions import Expressions
from rtensor.jit.frontend.ir import Block, Value
from rtensor.jit.frontend.sugar import (
    Bound,
    Items,
    Iteration,
    Listing,
    PyObject,
    Thing,
    Undefined,
)
from rtensor.jit.frontend.types import Type

MAX_INT = 2**63 - 1


def always_leaves(body: Sequence[ast.stmt]) -> bool:
    """Whether a block never reaches its end (by its shape alone)."""
    for s in body:
        if isinstance(s, (ast.Return, ast.Break, ast.Continue, ast.Raise)):
            return True
        if isinstance(s, ast.If) and s.orelse and always_leaves(s.body) and always_leaves(s.orelse):
            return True
        if isinstance(s, ast.With) and always_leaves(s.body):
            return True
    return False


def may_leave(statement: ast.stmt, in_loop: bool = False) -> bool:
    """Whether a return, break or continue within takes control past the statement's end."""
    if isinstance(statement, ast.Return):
        return True
    if isinstance(statement, (ast.Break, ast.Continue)):
        return not in_loop
    if isinstance(statement, (ast.For, ast.While)):
        # A break in a loop's else belongs to the loop around.
        within = any(may_leave(s, True) for s in statement.body)
        return within or any(may_leave(s, in_loop) for s in statement.orelse)
    return any(
        may_leave(s, in_loop) for s in ast.iter_child_nodes(statement) if isinstance(s, ast.stmt)
    )


def _breaks(body: Sequence[ast.stmt]) -> bool:
    """Whether a break in a loop's body ends that loop."""

    def found(s: ast.stmt) -> bool:
        if isinstance(s, ast.Break):
            return True
        inner = s.orelse if isinstance(s, (ast.For, ast.While)) else ast.iter_child_nodes(s)
        return any(found(x) for x in inner if isinstance(x, ast.stmt))

    return any(found(s) for s in body)


def assigned_names(body: Sequence[ast.stmt]) -> list[str]:
    """Names that a block gives values to, in order."""
    names: dict[str, None] = {}
    for s in body:
        for node in ast.walk(s):
            if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
                names[node.id] = None
    return list(names)


def _returns(body: Sequence[ast.stmt]) -> bool:
    return any(isinstance(n, ast.Return) for s in body for n in ast.walk(s))


class Statements(Expressions):
    """Emits statements."""

    def body(self, statements: Sequence[ast.stmt]) -> bool:
        """Emit a block; True when it always leaves."""
        for i, s in enumerate(statements):
            rest = statements[i + 1 :]
            if (
                isinstance(s, ast.If)
                and rest
                and (always_leaves(s.body) or always_leaves(s.orelse))
            ):
                return self._if(s, rest)
            if self.statement(s):
                return True
            if rest and may_leave(s):
                return self._guarded(lambda: self.body(rest))  # noqa: B023
        return False

    def statement(self, s: ast.stmt) -> bool:
        """Emit one statement; True when it always leaves."""
        self.at = s
        method = getattr(self, f"_{type(s).__name__.lower()}", None)
        if method is None:
            what = {
                "FunctionDef": "functions within functions",
                "ClassDef": "classes within functions",
            }
            word = type(s).__name__
            raise self.error(s, f"scripts have no {what.get(word, word.lower() + ' statement')}")
        return bool(method(s))

    # ---- leaving

    def _flags(self) -> list[Value]:
        names = [RETURNED] + [n for pair in self.loops[-1:] for n in pair]
        flags = []
        for name in names:
            v = self.env.get(name)
            if isinstance(v, Value) and v is not self.compilation.false:
                flags.append(v)
        return flags

    def _left(self) -> Value | None:
        """Whether control has left: the or of the flags that may be set. None: it has not."""
        flags = self._flags()
        if not flags:
            return None
        out = flags[0]
        for f in flags[1:]:
            out = self.op("aten::bitwise_or.bool", [out, f], t.BOOL)
        return out

    def _guarded(self, rest: Callable[[], bool]) -> bool:
        left = self._left()
        if left is None:
            return rest()
        return self.branch(left, lambda: True, rest)

    def _set(self, flag: str) -> None:
        self.env[flag] = self.constant(True)

    def _return(self, s: ast.Return) -> bool:
        value = self.constant(None) if s.value is None else self.value(s.value, self.result_type)
        if self.result_type is not None:
            value = self.convert(value, self.result_type, s, "the result")
        self.env[RESULT] = value
        self._set(RETURNED)
        self.env[DEAD] = self.compilation.false
        return True

    def _break(self, s: ast.Break) -> bool:
        self._set(self.loops[-1][0])
        return True

    def _continue(self, s: ast.Continue) -> bool:
        self._set(self.loops[-1][1])
        return True

    def _raise(self, s: ast.Raise) -> bool:
        exc = s.exc
        if exc is None or s.cause is not None:
            raise self.error(s, "a raise needs an exception, and no 'from'")
        call = exc if isinstance(exc, ast.Call) else None
        target = self.expression(call.func if call else exc)
        if not (
            isinstance(target, PyObject)
            and isinstance(target.object, type)
            and issubclass(target.object, BaseException)
        ):
            raise self.error(s, "only exception classes can be raised")
        if call is not None and (call.keywords or len(call.args) > 1):
            raise self.error(s, "an exception takes one message")
        message = (
            self.text_of(call.args[0]) if call is not None and call.args else self.constant("")
        )
        name = target.object.__name__
        if getattr(builtins, name, None) is not target.object:
            self.compilation.exceptions[name] = target.object
        self.node("prim::RaiseException", [message, self.constant(name)], [])
        self.env[DEAD] = self.compilation.false
        return True

    # ---- simple statements

    def _pass(self, s: ast.Pass) -> None:
        pass

    def _expr(self, s: ast.Expr) -> None:
        if isinstance(s.value, ast.Constant):
            return  # a docstring
        self.expression(s.value)

    def _assert(self, s: ast.Assert) -> None:
        condition = self.condition(s.test)

        def fail() -> bool:
            message = self.constant("") if s.msg is None else self.text_of(s.msg)
            self.node("prim::RaiseException", [message, self.constant("AssertionError")], [])
            self.env[DEAD] = self.compilation.false
            return True

        self.branch(condition.value, lambda: False, fail)
        self.refine(condition.when_true)

    def _delete(self, s: ast.Delete) -> None:
        for target in s.targets:
            if isinstance(target, ast.Subscript):
                self.delete_item(target)
            elif isinstance(target, ast.Name):
                self.env[target.id] = Undefined(f"'{target.id}' was deleted")
            else:
                raise self.error(target, "only names and items of lists and dicts can be deleted")

    def _import(self, s: ast.Import) -> None:
        raise self.error(s, "scripts have no import statement; import at module level")

    _importfrom = _import

    def _assign(self, s: ast.Assign) -> None:
        thing = self.expression(s.value)
        for target in s.targets:
            self.assign(target, thing)

    def _annassign(self, s: ast.AnnAssign) -> None:
        wanted = self.annotation(s.annotation)
        if s.value is None:
            return
        value = self.convert(self.value(s.value, wanted), wanted, s, "the value")
        # The declared type is wider: the variable keeps it.
        self.assign(s.target, self.widen(value, wanted))

    def _augassign(self, s: ast.AugAssign) -> None:
        target = s.target
        if isinstance(target, ast.Name):
            old = self.value(ast.copy_location(ast.Name(target.id, ast.Load()), target))
            self.assign(target, self.in_place(s.op, old, self.value(s.value), s))
        elif isinstance(target, ast.Attribute):
            owner = self.expression(target.value)
            held = self.load_attribute(owner, target)
            if not isinstance(held, Value):
                raise self.error(s, "this attribute cannot be changed")
            self.store_attribute(owner, target, self.in_place(s.op, held, self.value(s.value), s))
        else:
            self.item_in_place(s)

    def assign(self, target: ast.expr, thing: Thing) -> None:
        """Give a target its value."""
        if isinstance(target, ast.Name):
            if isinstance(thing, (Bound, Iteration)):
                raise self.error(target, "methods and iterators cannot be kept in a variable")
            if isinstance(thing, Listing):
                thing = self.as_value(thing, target)
            if isinstance(thing, Value) and not thing.name:
                thing.name = target.id
            self.env[target.id] = thing
        elif isinstance(target, (ast.Tuple, ast.List)):
            self._assign_items(target, thing)
        elif isinstance(target, ast.Attribute):
            if not isinstance(thing, Value):
                thing = self.as_value(thing, target)
            self.store_attribute(self.expression(target.value), target, thing)
        elif isinstance(target, ast.Subscript):
            self.store_item(target, self.as_value(thing, target))
        else:
            raise self.error(target, "this cannot be assigned to")

    def _assign_items(self, target: ast.Tuple | ast.List, thing: Thing) -> None:
        if any(isinstance(e, ast.Starred) for e in target.elts):
            raise self.error(target, "a starred target is not supported")
        n = len(target.elts)
        items: Sequence[Thing]
        if isinstance(thing, Items):
            items = thing.items
        else:
            value = self.as_value(thing, target)
            if value.type.head == "Tuple":
                items = self.unpack(value)
            elif value.type.head == "List":
                items = self.node("prim::ListUnpack", [value], [value.type.args[0]] * n).outputs
            elif value.type == t.TENSOR:
                parts = self.call_operator("unbind", [value], {}, target)
                items = self.node("prim::ListUnpack", [parts], [t.TENSOR] * n).outputs
            else:
                raise self.error(target, f"a value of type {value.type} cannot be unpacked")
        if len(items) != n:
            raise self.error(target, f"{len(items)} values cannot be unpacked into {n} targets")
        for e, item in zip(target.elts, items, strict=True):
            self.assign(e, item)

    # ---- with

    def _with(self, s: ast.With) -> bool:
        before = self.grad
        for item in s.items:
            mode = self.context(item)
            if mode is not None:
                self.grad = mode
        try:
            return self.body(s.body)
        finally:
            self.grad = before

    # ---- if

    def _if(self, s: ast.If, rest: Sequence[ast.stmt] = ()) -> bool:
        static = self.static_condition(s.test)
        then = list(s.body) + ([] if always_leaves(s.body) else list(rest))
        otherwise = list(s.orelse) + ([] if always_leaves(s.orelse) else list(rest))
        if static is not None:
            return self.body(then if static else otherwise)
        condition = self.condition(s.test)

        def side(statements: Sequence[ast.stmt], facts: dict[str, Type]) -> Callable[[], bool]:
            def emit() -> bool:
                self.refine(facts)
                return self.body(statements)

            return emit

        return self.branch(
            condition.value, side(then, condition.when_true), side(otherwise, condition.when_false)
        )

    # ---- loops

    def _while(self, s: ast.While) -> bool:
        def enter() -> Value:
            return self.condition(s.test).value

        def begin(i: Value) -> None:
            self.refine(self.facts_of_test(s.test))

        left = self._loop(s, self.constant(MAX_INT), enter(), begin, s.body, enter)
        # Without a break, an endless loop is left by return only.
        endless = isinstance(s.test, ast.Constant) and bool(s.test.value)
        return left or (endless and not _breaks(s.body))

    def _for(self, s: ast.For) -> bool:
        thing = self.iterable(s.iter)
        if isinstance(thing, Items):
            return self._unrolled(s, thing.items)
        left: list[bool] = []
        self.iterate(
            thing,
            s.iter,
            lambda trip, live, item, check: left.append(self._for_loop(s, trip, live, item, check)),
        )
        return left[0]

    def _for_loop(
        self,
        s: ast.For,
        trip: Value,
        live: Callable[[Value], Value] | None,
        item: Callable[[Value], Thing],
        check: Callable[[], None] | None,
    ) -> bool:
        """A loop over what `iterate` found: `live` asks whether there is a next item, `item` gives it."""

        def bind(i: Value) -> None:
            self.assign(s.target, item(i))

        start = self.constant(True) if live is None else live(self.constant(0))
        return self._loop(s, trip, start, bind, s.body, None if live is None else live, check)

    def _loop(
        self,
        s: ast.For | ast.While,
        trip: Value,
        start: Value,
        bind: Callable[[Value], None],
        body: Sequence[ast.stmt],
        proceed: Callable[..., Value] | None,
        check: Callable[[], None] | None = None,
    ) -> bool:
        names = assigned_names(body)
        if isinstance(s, ast.While):
            names += [n for n in assigned_names([ast.Expr(s.test)]) if n not in names]
        else:
            names += [n for n in assigned_names([ast.Assign([s.target], s.iter)]) if n not in names]
        depth = len(self.loops)
        broke, continued = f"$broke{depth}", f"$continued{depth}"
        self.env[broke] = self.env[continued] = self.compilation_false()
        own = [broke] if _breaks(body) else []
        if _returns(body):
            own += [RETURNED, RESULT]
            self.env.setdefault(RETURNED, self.compilation_false())
            self.env.setdefault(RESULT, Value(t.NEVER))
        carried = [n for n in names if isinstance(self.env.get(n), Value)] + own
        types = {n: self._type_of(n) for n in carried}
        for _ in range(8):
            node, after = self._attempt(
                s, trip, start, bind, body, proceed, check, carried, types, (broke, continued)
            )
            found = {}
            for n in carried:
                v = after[n]
                joined = t.join(types[n], v.type) if isinstance(v, Value) else None
                if joined is None:
                    why = (
                        v.why
                        if isinstance(v, Undefined)
                        else (
                            f"'{n}' has type {types[n]} before the loop and "
                            f"{v.type if isinstance(v, Value) else 'something that is no value'} after an iteration"
                        )
                    )
                    raise self.error(s, why)
                found[n] = joined
            if found == types and all(found[n].faces == types[n].faces for n in carried):
                break
            self.block.nodes.remove(node)
            types = found
        outs = {n: Value(types[n], "" if n.startswith("$") else n) for n in carried}
        node.outputs = list(outs.values())
        self.env.update(outs)
        for n in names:
            if n not in carried and not isinstance(self.env.get(n), Undefined):
                self.env[n] = Undefined(
                    f"'{n}' is given a value inside the loop only, which may not run"
                )
        stopped = outs.get(broke)
        self.env.pop(broke, None)
        self.env.pop(continued, None)
        return self._else(s.orelse, stopped)

    def _else(self, body: Sequence[ast.stmt], stopped: Value | None) -> bool:
        """What follows a loop that no break ended."""
        if not body:
            return False
        if stopped is None:
            return self._guarded(lambda: self.body(body))
        return self.branch(stopped, lambda: False, lambda: self._guarded(lambda: self.body(body)))

    def _type_of(self, name: str) -> Any:
        v = self.env[name]
        assert isinstance(v, Value)
        return v.type

    def _attempt(
        self,
        s: ast.stmt,
        trip: Value,
        start: Value,
        bind: Callable[[Value], None],
        body: Sequence[ast.stmt],
        proceed: Callable[..., Value] | None,
        check: Callable[[], None] | None,
        carried: list[str],
        types: dict[str, Any],
        flags: tuple[str, str],
    ) -> tuple[Any, dict[str, Thing]]:
        """Emit the loop with the variables at these types; return it and the variables after an iteration."""
        initial = [self.materialize(self.block, self.env[n], types[n]) for n in carried]
        node = self.node("prim::Loop", [trip, start, *initial], [])
        block = Block()
        node.blocks.append(block)
        i = Value(t.INT, "i")
        block.inputs = [i] + [Value(types[n], "" if n.startswith("$") else n) for n in carried]
        with self.inside(block):
            self.env.update(zip(carried, block.inputs[1:], strict=True))
            # What this iteration sets is not yet set when it begins: the loop would have ended.
            for n in (flags[0], flags[1], RETURNED):
                if n in self.env:
                    self.env[n] = self.compilation_false()
            self.loops.append(flags)
            bind(i)
            left = self.body(body)
            self.env.pop(DEAD, None)
            self.loops.pop()
            self.env[flags[1]] = self.compilation_false()
            keep = self._keep_going(left, i, proceed, check, flags)
            after = dict(self.env)
            outputs = [self.materialize(block, after[n], types[n]) for n in carried]
            block.outputs = [keep, *outputs]
        return node, after

    def _keep_going(
        self,
        left: bool,
        i: Value,
        proceed: Callable[..., Value] | None,
        check: Callable[[], None] | None,
        flags: tuple[str, str],
    ) -> Value:
        """Whether another iteration follows: not when control left the loop, else if there is a next item."""

        def following() -> Value:
            if check is not None:
                check()
            if proceed is None:
                return self.constant(True)
            if proceed.__code__.co_argcount == 0:
                return proceed()
            return proceed(self.op("aten::add.int", [i, self.constant(1)], t.INT))

        self.loops.append(flags)
        stop = self._left()
        self.loops.pop()
        if stop is None:
            return following()
        return self.select(stop, lambda: self.constant(False), following, self.at or ast.Pass())

    def _unrolled(self, s: ast.For, items: Sequence[Thing]) -> bool:
        depth = len(self.loops)
        broke, continued = f"$broke{depth}", f"$continued{depth}"
        self.env[broke] = self.env[continued] = self.compilation_false()

        def run(rest: Sequence[Thing]) -> bool:
            if not rest:
                return False
            self.assign(s.target, rest[0])
            left = self.body(s.body)
            if not left or any(isinstance(n, ast.Continue) for x in s.body for n in ast.walk(x)):
                self.env[continued] = self.compilation_false()
                return self._guarded(lambda: run(rest[1:]))
            return left

        self.loops.append((broke, continued))
        left = run(list(items))
        self.loops.pop()
        flag = self.env.pop(broke, None)
        self.env.pop(continued, None)
        if s.orelse:
            known = isinstance(flag, Value) and flag is not self.compilation.false
            return self._else(s.orelse, flag if known else None)  # type: ignore[arg-type]
        return left and not any(
            isinstance(n, (ast.Break, ast.Continue)) for x in s.body for n in ast.walk(x)
        )

    def compilation_false(self) -> Value:
        """A flag that is not set, known at compile time."""
        return self.compilation.false
