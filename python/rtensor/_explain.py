"""`rt.explain`: which layer an operation belongs to, which kernel runs, where its gradient comes from."""

from __future__ import annotations

from typing import Any

from rtensor import _C


class Explanation(str):
    """The text, with the facts behind it in `.facts`."""

    facts: dict[str, Any]


def _name_of(op: Any) -> str:
    if isinstance(op, str):
        return op
    if isinstance(op, _C.OpOverload):
        return str(op.name())
    if isinstance(op, _C.OpOverloadPacket):
        return str(op._qualified_op_name)
    if hasattr(op, "_qualname"):  # a custom operation
        return str(op._qualname)
    module = getattr(op, "__module__", None) or ""
    name = getattr(op, "__name__", None)
    if name is None:
        raise TypeError(
            f"explain(): expected an operation, its name or its function, got {type(op).__name__}"
        )
    family = module.removeprefix("rtensor").lstrip(".")
    for candidate in (f"aten::{family}_{name}", f"aten::{name}"):
        if (family or candidate == f"aten::{name}") and _has(candidate):
            return candidate
    raise ValueError(f"explain(): {name} is no operation of the table")


def _has(name: str) -> bool:
    try:
        _C.get_packet(name)
    except AttributeError:
        return False
    return True


def _head(facts: dict[str, Any]) -> list[str]:
    return [f"{facts['operation']} ({facts['kind']})", f"  {facts['schema']}"]


def _call_text(facts: dict[str, Any]) -> str:
    lines = _head(facts)
    lines.append("  keys met, highest first:")
    width = max(len(key) for key, _, _ in facts["steps"])
    lines += [f"    {key:{width}}  {kernel}  [{reason}]" for key, reason, kernel in facts["steps"]]
    lines.append(f"  gradient: {facts['derivative']}")
    return "\n".join(lines)


def _table_text(name: str, facts: dict[str, Any]) -> str:
    lines = _head(facts)
    lines.append(f"  gradient: {facts['derivative']}")
    table = _C.dispatch_table(name)
    width = max(len(key) for key, _, _ in table)
    lines += [f"    {key:{width}}  {kernel}  [{reason}]" for key, reason, kernel in table]
    return "\n".join(lines)


def explain(op: Any, *args: Any, show: bool = True, **kwargs: Any) -> Explanation:
    """Say what a call would do, without running it; without arguments, the whole table of the operation.

    Parameters
    ----------
    op : str, operation or function
        `"aten::matmul"`, `rt.ops.aten.matmul` or `rt.matmul`.
    *args, **kwargs
        Arguments of the call.
    show : bool
        Print the text as well.

    """
    name = _name_of(op)
    if args or kwargs:
        facts = _C.explain_call(name, args, kwargs)
        text = _call_text(facts)
    else:
        names = [name]
        if "." not in name:
            overloads = _C.get_packet(name).overloads()
            names = [f"{name}.{o}" for o in overloads] if len(overloads) > 1 else [name]
        every = {n: _C.explain_operator(n) for n in names}
        facts = every[names[0]] if len(names) == 1 else {"overloads": every}
        text = "\n\n".join(_table_text(n, f) for n, f in every.items())
    result = Explanation(text)
    result.facts = facts
    if show:
        print(text)
    return result
