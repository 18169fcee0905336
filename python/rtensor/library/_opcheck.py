"""Tests of an operation against what it declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rtensor import _C
from rtensor.library._custom_op import _flat
from rtensor.library._functions import _defined

Tensor = _C.Tensor


def _snapshot(args: Iterable[Any]) -> list[tuple[Any, Any, Any, int]]:
    return [(t, t.detach().clone(), tuple(t.stride()), t._version) for t in _flat(args)]


def _check_schema(
    name: str, op: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]
) -> None:
    written = _C.written_arguments(name)
    mutable = {i for i, n in enumerate(_C.argument_names(name)) if n in written}
    before = [(i, s) for i, a in enumerate(args) for s in _snapshot([a])]
    result = op(*args, **kwargs)
    for i, (t, copy, strides, _) in before:
        if i in mutable:
            continue
        same = t.shape == copy.shape and tuple(t.stride()) == strides and t.detach().equal(copy)
        if not same and not t.detach().isnan().any():
            raise RuntimeError(
                f"opcheck: {name} wrote its argument {i}: it was modified, but its schema declares it read-only"
            )
    pointers = {
        t.untyped_storage().data_ptr() for i, (t, *_) in before if i not in mutable and t.numel()
    }
    for out in _flat(result if isinstance(result, (tuple, list)) else (result,)):
        if out.numel() and out.untyped_storage().data_ptr() in pointers:
            raise RuntimeError(
                f"opcheck: a result of {name} shares memory with an argument, which its schema does not say"
            )


def _check_fake(
    name: str, op: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]
) -> None:
    def fake(x: Any) -> Any:
        if isinstance(x, Tensor):
            return _C.empty_strided(tuple(x.shape), tuple(x.stride()), dtype=x.dtype, device="meta")
        return type(x)(fake(i) for i in x) if isinstance(x, (tuple, list)) else x

    real = op(*args, **kwargs)
    shape_only = op(*[fake(a) for a in args], **{k: fake(v) for k, v in kwargs.items()})
    pairs = zip(
        _flat(real if isinstance(real, (tuple, list)) else (real,)),
        _flat(shape_only if isinstance(shape_only, (tuple, list)) else (shape_only,)),
        strict=True,
    )
    for i, (r, f) in enumerate(pairs):
        for what, a, b in (
            ("shape", tuple(r.shape), tuple(f.shape)),
            ("dtype", r.dtype, f.dtype),
            ("stride", tuple(r.stride()), tuple(f.stride())),
        ):
            if a != b:
                raise RuntimeError(
                    f"opcheck: result {i} of {name} has {what} {a}, its shape rule says {b}"
                )


def _check_autograd(
    name: str, op: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]
) -> None:
    if not any(t.requires_grad for t in _flat(args)):
        return
    with _C.exclude_autograd():
        result = op(*args, **kwargs)
    inputs = _flat(args)
    for out in _flat(result if isinstance(result, (tuple, list)) else (result,)):
        if out.requires_grad and not any(out is t for t in inputs):
            raise RuntimeError(
                f"opcheck: a device kernel of {name} records gradients itself; use register_autograd"
            )


def opcheck(
    op: Any,
    args: Sequence[Any],
    kwargs: dict[str, Any] | None = None,
    *,
    test_utils: Sequence[str] = ("test_schema", "test_autograd_registration", "test_faketensor"),
    raise_exception: bool = True,
) -> dict[str, str]:
    """Test an operation against what it declares: writes, aliases, shape rule, where its gradient comes from.

    Returns the outcome of each test ("SUCCESS" or the message).
    """
    name = _defined(op)
    call = (
        op
        if callable(op) and not isinstance(op, str)
        else lambda *a, **k: _C.call_operator(name, *a, **k)
    )
    checks = {
        "test_schema": _check_schema,
        "test_autograd_registration": _check_autograd,
        "test_faketensor": _check_fake,
    }
    outcome: dict[str, str] = {}
    for test in test_utils:
        if test not in checks:
            raise ValueError(f"opcheck: no test is named {test!r}; there are {sorted(checks)}")
        try:
            checks[test](name, call, args, kwargs or {})
            outcome[test] = "SUCCESS"
        except Exception as error:
            if raise_exception:
                raise
            outcome[test] = str(error)
    return outcome
