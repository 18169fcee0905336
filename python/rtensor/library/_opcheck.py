"""Tests of an operation against what it declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rtensor import _C
from rtensor.library._custom_op import _flat
from rtensor.library._functions import _defined

Tensor = _C.Tensor


def _copies(value: Any) -> Any:
    """Arguments of their own for each call: same values, strides and need of gradients."""
    if isinstance(value, Tensor):
        storage = value.untyped_storage()
        if value.is_meta or value.is_nested or storage.nbytes() % value.itemsize:
            copy = value.detach().clone()
        else:
            # All of the memory, so that what overlaps or has gaps does so in the copy.
            whole = storage._as_tensor(value.dtype).clone()
            copy = whole.as_strided(tuple(value.shape), value.stride(), value.storage_offset())
        return copy.requires_grad_(value.requires_grad)
    if isinstance(value, (tuple, list)):
        return type(value)(_copies(v) for v in value)
    return value


def _snapshot(args: Iterable[Any]) -> list[tuple[Any, Any, Any, int]]:
    return [(t, t.detach().clone(), tuple(t.stride()), t._version) for t in _flat(args)]


def _unchanged(t: Any, copy: Any, strides: Any, version: int) -> bool:
    if t.shape != copy.shape or tuple(t.stride()) != strides or t._version != version:
        return False
    now = t.detach()
    return bool(((now == copy) | ((now != now) & (copy != copy))).all())


def _check_schema(
    name: str, op: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]
) -> None:
    written = _C.written_arguments(name)
    mutable = {i for i, n in enumerate(_C.argument_names(name)) if n in written}
    names = list(_C.argument_names(name))
    given = [*enumerate(args), *((names.index(k), v) for k, v in kwargs.items() if k in names)]
    before = [(i, s) for i, a in given for s in _snapshot([a])]
    result = op(*args, **kwargs)
    for i, (t, copy, strides, version) in before:
        if i not in mutable and not _unchanged(t, copy, strides, version):
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

    given = [fake(a) for a in args], {k: fake(v) for k, v in kwargs.items()}
    real = op(*args, **kwargs)
    try:
        shape_only = op(*given[0], **given[1])
    except Exception as error:
        if _C.has_kernel(name, "Meta"):
            raise
        raise RuntimeError(
            f"opcheck: {name} has no shape rule, and its kernel fails on tensors without data; register_fake gives "
            f"it one ({type(error).__name__}: {error})"
        ) from error
    results = _flat(real if isinstance(real, (tuple, list)) else (real,))
    ruled = _flat(shape_only if isinstance(shape_only, (tuple, list)) else (shape_only,))
    if len(results) != len(ruled):
        raise RuntimeError(
            f"opcheck: {name} gives {len(results)} tensors, its shape rule {len(ruled)}"
        )
    for i, (r, f) in enumerate(zip(results, ruled, strict=True)):
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
    if not any(t.requires_grad for t in _flat([*args, *kwargs.values()])):
        return
    answer = {key: reason for key, reason, _ in _C.dispatch_table(name)}
    if not _C.is_mutable(name) and answer.get("AutogradCPU") == "backend fallback":
        outputs = op(*args, **kwargs)
        if any(
            t.requires_grad
            for t in _flat(outputs if isinstance(outputs, (tuple, list)) else (outputs,))
        ):
            raise RuntimeError(
                f"opcheck: {name} has no gradient rule, so backward through it raises; register_autograd gives it one"
            )
    with _C.exclude_autograd():
        result = op(*args, **kwargs)
    inputs = _flat([*args, *kwargs.values()])
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
            checks[test](
                name, call, _copies(tuple(args)), {k: _copies(v) for k, v in (kwargs or {}).items()}
            )
            outcome[test] = "SUCCESS"
        except Exception as error:
            if raise_exception:
                raise
            outcome[test] = str(error)
    return outcome
