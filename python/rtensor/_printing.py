"""How tensors are printed: PyTorch's layout, summarised when long."""

from __future__ import annotations

import math
from typing import Any

from rtensor import _C


class _Options:
    precision = 4
    threshold = 1000
    edgeitems = 3
    linewidth = 80
    sci_mode: bool | None = None


_options = _Options()
_PROFILES = {
    "default": (4, 1000, 3, 80),
    "short": (2, 1000, 2, 80),
    "full": (4, math.inf, 3, 80),
}


def set_printoptions(
    precision: int | None = None,
    threshold: float | None = None,
    edgeitems: int | None = None,
    linewidth: int | None = None,
    profile: str | None = None,
    sci_mode: bool | None = None,
) -> None:
    """Set how tensors are printed.

    Parameters
    ----------
    precision : int
        Digits after the point.
    threshold : int
        Number of elements from which on a tensor is summarised.
    edgeitems : int
        Elements shown at each end of a summarised dimension.
    linewidth : int
        Characters in a line.
    profile : {"default", "short", "full"}
        A set of the above.
    sci_mode : bool
        Scientific notation always or never; None: where the numbers ask for it.

    """
    if profile is not None:
        if profile not in _PROFILES:
            raise ValueError(
                f"set_printoptions: profile must be one of {sorted(_PROFILES)}, got {profile!r}"
            )
        names = ("precision", "threshold", "edgeitems", "linewidth")
        for name, default in zip(names, _PROFILES[profile], strict=True):
            setattr(_options, name, default)
    given: dict[str, float | None] = {
        "precision": precision,
        "threshold": threshold,
        "edgeitems": edgeitems,
        "linewidth": linewidth,
    }
    for name, value in given.items():
        if value is not None:
            setattr(_options, name, value)
    _options.sci_mode = sci_mode


def get_printoptions() -> dict[str, Any]:
    """Return the options in use."""
    names = ("precision", "threshold", "edgeitems", "linewidth", "sci_mode")
    return {name: getattr(_options, name) for name in names}


class _Real:
    """One format for all shown numbers of a real tensor."""

    def __init__(self, values: list[Any], floating: bool) -> None:
        self.floating = floating
        self.integral = True
        self.scientific = False
        self.width = 1
        finite = [abs(v) for v in values if math.isfinite(v) and v != 0] if floating else []
        if finite:
            self.integral = all(v == math.ceil(v) for v in finite)
            high, low = max(finite), min(finite)
            wide = high / low > 1000.0 or high > 1.0e8
            self.scientific = wide if self.integral else wide or low < 1.0e-4
            if _options.sci_mode is not None:
                self.scientific = _options.sci_mode
        # Zeros, infinities and NaNs do not widen the columns.
        shown = [v for v in values if math.isfinite(v) and v != 0] if floating else values
        self.width = max([len(self._text(v)) for v in shown], default=1)

    def _text(self, value: Any) -> str:
        if not self.floating:
            return str(value)
        if self.scientific:
            return f"{value:.{_options.precision}e}"
        if self.integral:
            return f"{value:.0f}." if math.isfinite(value) else f"{value:.0f}"
        return f"{value:.{_options.precision}f}"

    def __call__(self, value: Any) -> str:
        return self._text(value).rjust(self.width)


class _Complex:
    def __init__(self, values: list[complex]) -> None:
        self.real = _Real([v.real for v in values], True)
        self.imag = _Real([v.imag for v in values], True)
        self.width = self.real.width + self.imag.width + 1

    def __call__(self, value: complex) -> str:
        imag = self.imag(value.imag).lstrip()
        sign = "" if imag.startswith("-") else "+"
        return f"{self.real(value.real)}{sign}{imag}j"


def _shown(t: Any, summarise: bool) -> Any:
    """Nested lists of what is shown; None stands for the dots."""
    if t.ndim == 0:
        return t.item()
    edge = _options.edgeitems
    n = t.shape[0]
    if not summarise:
        return t.tolist()
    if n <= 2 * edge:
        return [_shown(t[i], True) for i in range(n)]
    head = [_shown(t[i], True) for i in range(edge)]
    return [*head, None, *[_shown(t[i], True) for i in range(n - edge, n)]]


def _leaves(items: Any) -> list[Any]:
    if not isinstance(items, list):
        return [] if items is None else [items]
    return [leaf for item in items for leaf in _leaves(item)]


def _rows(items: list[Any], form: Any, indent: int) -> str:
    """Numbers of one row, as many in a line as fit."""
    width = form.width + 2
    per_line = max(1, (_options.linewidth - indent) // max(1, width))
    texts = [" ..." if item is None else form(item) for item in items]
    lines = [texts[i : i + per_line] for i in range(0, len(texts), per_line)]
    return "[" + (",\n" + " " * (indent + 1)).join(", ".join(line) for line in lines) + "]"


def _text_of(items: Any, form: Any, indent: int, depth: int) -> str:
    if depth == 0:
        return str(form(items))
    if depth == 1:
        return _rows(items, form, indent)
    parts = [
        "..." if item is None else _text_of(item, form, indent + 1, depth - 1) for item in items
    ]
    return "[" + ("," + "\n" * (depth - 1) + " " * (indent + 1)).join(parts) + "]"


def _contents(t: Any, indent: int) -> str:
    if t.numel() == 0:
        return "[]"
    summarise = t.numel() > _options.threshold
    items = _shown(t, summarise)
    leaves = _leaves(items)
    form: Any = _Complex(leaves) if t.is_complex() else _Real(leaves, t.is_floating_point())
    return _text_of(items, form, indent, t.ndim)


def _suffixes(t: Any) -> list[str]:
    out = []
    default = t.dtype in (_C.get_default_dtype(), _C.int64, _C.bool)
    if t.is_complex():
        default = t.dtype is _C.get_default_dtype().to_complex()
    if t.is_meta or str(t.device) != "cpu":
        out.append(f"device='{t.device}'")
    if t.is_meta or t.numel() == 0:
        if t.ndim != 1 or t.is_meta:
            out.append(f"size={tuple(t.shape)}")
        default = default and t.dtype is _C.get_default_dtype()
    if not default:
        out.append(f"dtype={t.dtype}")
    if t.requires_grad:
        node = t.grad_fn
        out.append("requires_grad=True" if node is None else f"grad_fn=<{node.name()}>")
    return out


def text(t: Any, contents: str | None = None) -> str:
    """Return what `repr` of a tensor shows."""
    name = "tensor" if type(t) is _C.Tensor else type(t).__name__
    if type(t).__name__ == "Parameter":
        plain = text(t.detach().requires_grad_(t.requires_grad), contents)
        return f"Parameter containing:\n{plain}"
    prefix = f"{name}("
    suffixes = _suffixes(t)
    if contents is None:
        if t.is_nested:
            inner = ",\n".join("  " + text(c).replace("\n", "\n  ") for c in t.unbind())
            return f"nested_tensor([\n{inner}\n])"
        if t.is_meta:
            contents = "..."
        else:
            contents = _contents(t.detach() if t.requires_grad else t, len(prefix))
    out = prefix + contents
    for suffix in suffixes:
        last = len(out) - (out.rfind("\n") + 1)
        fits = last + len(suffix) + 3 <= _options.linewidth
        out += f", {suffix}" if fits else f",\n{' ' * len(prefix)}{suffix}"
    return out + ")"
