"""Compare tensors, numbers, and containers of them, with tolerances that belong to their dtypes."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rtensor import _C
from rtensor._generated.dtypes import TOLERANCES

Tensor = _C.Tensor


def default_tolerances(*dtypes: Any) -> tuple[float, float]:
    """Return the relative and the absolute tolerance for values of these dtypes: the widest of each."""
    pairs = [TOLERANCES.get(d.dtype if isinstance(d, Tensor) else d, (0.0, 0.0)) for d in dtypes]
    return max(p[0] for p in pairs), max(p[1] for p in pairs)


class _Comparison:
    """One call of assert_close: its options, walked through containers."""

    def __init__(self, **options: Any) -> None:
        self.options = options

    def fail(self, where: str, text: str) -> None:
        message = f"{text}{f' (at {where})' if where else ''}"
        given = self.options["msg"]
        if callable(given):
            message = given(message)
        elif given is not None:
            message = given
        raise AssertionError(message)

    def compare(self, actual: Any, expected: Any, where: str) -> None:
        if isinstance(actual, Tensor) and isinstance(expected, Tensor):
            self.tensors(actual, expected, where)
        elif isinstance(actual, Mapping) and isinstance(expected, Mapping):
            if set(actual) != set(expected):
                self.fail(
                    where,
                    f"The keys of the mappings do not match: {list(actual)} and {list(expected)}",
                )
            for key in expected:
                self.compare(actual[key], expected[key], f"{where}[{key!r}]")
        elif _is_sequence(actual) and _is_sequence(expected):
            if len(actual) != len(expected):
                self.fail(
                    where, f"The length of the sequences mismatch: {len(actual)} != {len(expected)}"
                )
            for i, (a, e) in enumerate(zip(actual, expected, strict=True)):
                self.compare(a, e, f"{where}[{i}]")
        elif actual is None and expected is None:
            return
        elif isinstance(actual, (bool, int, float, complex)) and isinstance(
            expected, (bool, int, float, complex)
        ):
            self.numbers(actual, expected, where)
        elif _is_array(actual) and _is_array(expected):
            self.tensors(_C.as_tensor(actual), _C.as_tensor(expected), where)
        else:
            raise TypeError(
                f"assert_close: no way to compare {type(actual).__name__} with {type(expected).__name__}"
                f"{f' (at {where})' if where else ''}"
            )

    def numbers(self, actual: Any, expected: Any, where: str) -> None:
        kinds = [
            _C.complex128
            if isinstance(v, complex)
            else _C.float64
            if isinstance(v, float)
            else _C.int64
            for v in (actual, expected)
        ]
        if self.options["check_dtype"] and type(actual) is not type(expected):
            self.fail(where, f"The (d)types do not match: {type(actual)} != {type(expected)}.")
        rtol, atol = self.tolerances(*kinds)
        if not self.close(actual, expected, rtol, atol):
            self.fail(where, f"Scalars are not close!\n\nExpected {expected} but got {actual}.")

    def tolerances(self, *dtypes: Any) -> tuple[float, float]:
        rtol, atol = self.options["rtol"], self.options["atol"]
        return default_tolerances(*dtypes) if rtol is None else (rtol, atol)

    def close(self, a: Any, e: Any, rtol: float, atol: float) -> bool:
        if a == e:
            return True
        if cmath.isnan(a) and cmath.isnan(e):
            return bool(self.options["equal_nan"])
        if cmath.isinf(a) or cmath.isinf(e):
            return False
        difference = abs(a - e)
        return bool(difference <= atol + rtol * abs(e)) and not math.isnan(difference)

    def tensors(self, actual: Any, expected: Any, where: str) -> None:
        options = self.options
        if actual.is_nested or expected.is_nested:
            if not (actual.is_nested and expected.is_nested):
                self.fail(where, "One of the tensors is nested, the other is not")
            self.compare(list(actual.unbind()), list(expected.unbind()), where)
            return
        if tuple(actual.shape) != tuple(expected.shape):
            self.fail(
                where,
                f"The values for attribute 'shape' do not match: {actual.shape} != {expected.shape}.",
            )
        for name, wanted in (
            ("layout", options["check_layout"]),
            ("device", options["check_device"]),
            ("dtype", options["check_dtype"]),
        ):
            a, e = getattr(actual, name), getattr(expected, name)
            if wanted and a != e:
                self.fail(where, f"The values for attribute '{name}' do not match: {a} != {e}.")
        if options["check_stride"] and tuple(actual.stride()) != tuple(expected.stride()):
            self.fail(
                where,
                f"The values for attribute 'stride()' do not match: {actual.stride()} != {expected.stride()}.",
            )
        if actual.device.type == "meta" or expected.device.type == "meta":
            return
        self.elements(actual.detach(), expected.detach(), where)

    def elements(self, actual: Any, expected: Any, where: str) -> None:
        """Element by element in Python: slow, but it trusts no operation that it may have to test."""
        rtol, atol = self.tolerances(actual.dtype, expected.dtype)
        pairs = list(zip(_flat(actual.tolist()), _flat(expected.tolist()), strict=True))
        bad = [i for i, (a, e) in enumerate(pairs) if not self.close(a, e, rtol, atol)]
        if not bad:
            return
        worst = max(bad, key=lambda i: _size(pairs[i][0], pairs[i][1]))
        a, e = pairs[worst]
        share = 100 * len(bad) / len(pairs)
        self.fail(
            where,
            f"Tensor-likes are not close!\n\nMismatched elements: {len(bad)} / {len(pairs)} ({share:.1f}%)\n"
            f"Greatest difference: {a} where {e} was expected, at index {_index(worst, actual.shape)} "
            f"(up to {atol} absolute and {rtol} relative allowed)",
        )


def _size(a: Any, e: Any) -> float:
    difference = abs(a - e)
    return math.inf if math.isnan(difference) else float(difference)


def _index(position: int, shape: Any) -> tuple[int, ...]:
    index = []
    for size in reversed(shape):
        index.append(position % size)
        position //= size
    return tuple(reversed(index))


def _flat(values: Any) -> list[Any]:
    if not isinstance(values, list):
        return [values]
    result: list[Any] = []
    stack = [values]
    while stack:
        item = stack.pop()
        if isinstance(item, list):
            stack.extend(reversed(item))
        else:
            result.append(item)
    return result


def _is_sequence(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _is_array(value: Any) -> bool:
    return isinstance(value, Tensor) or type(value).__module__ == "numpy"


def assert_close(
    actual: Any,
    expected: Any,
    *,
    allow_subclasses: bool = True,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = False,
    check_device: bool = True,
    check_dtype: bool = True,
    check_layout: bool = True,
    check_stride: bool = False,
    msg: str | Callable[[str], str] | None = None,
) -> None:
    """Raise AssertionError unless `actual` and `expected` are close.

    Close is `|actual - expected| <= atol + rtol * |expected|`; the tolerances come from the dtypes unless both are
    given. Containers are compared item by item.

    Raises
    ------
    AssertionError
        Saying what differs most, and where.
    TypeError
        When the two cannot be compared.
    ValueError
        When only one tolerance is given.

    """
    if (rtol is None) != (atol is None):
        raise ValueError("rtol and atol must both be specified or both be unspecified")
    if not allow_subclasses and type(actual) is not type(expected):
        raise TypeError(f"the types do not match: {type(actual)} and {type(expected)}")
    comparison = _Comparison(
        rtol=rtol,
        atol=atol,
        equal_nan=equal_nan,
        check_device=check_device,
        check_dtype=check_dtype,
        check_layout=check_layout,
        check_stride=check_stride,
        msg=msg,
    )
    comparison.compare(actual, expected, "")


def assert_allclose(
    actual: Any,
    expected: Any,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = True,
) -> None:
    """Compare values only: like `assert_close` without the checks of dtype and device, NaN being equal to NaN."""
    if rtol is None or atol is None:
        given = [v for v in (actual, expected) if isinstance(v, Tensor)]
        defaults = default_tolerances(*given) if given else (1e-7, 1e-7)
        rtol, atol = defaults[0] if rtol is None else rtol, defaults[1] if atol is None else atol
    assert_close(
        _C.as_tensor(actual),
        _C.as_tensor(expected),
        rtol=rtol,
        atol=atol,
        equal_nan=equal_nan,
        check_device=False,
        check_dtype=False,
    )
