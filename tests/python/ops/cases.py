"""The table of operations as cases of tests: what each is called, its samples, its dtypes, its other forms.

Read from `schema/ops` with the generator's own reader, so that a new entry is tested without being named here.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import rtensor as rt
from rtensor.testing import Sample, samples

from schema.gen import derive, load
from tests.python.ops.known_gaps import GAPS

ROOT = Path(__file__).resolve().parents[3]
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
# One of each kind of kernel: vector loops, integers, truth values, two halves of a number, computed in float32.
FAST = ("float32", "int64", "bool", "complex64", "bfloat16", "uint8")
# Samples of Hermitian matrices.
HERMITIAN = ("positive_matrices", "hermitian_matrices")
# Samples of triangles, by their argument: one half is read, and the gradient is that of a whole matrix.
TRIANGULAR = {"triangles": 0, "cholesky_solve": 1}
# Their vectors are known up to a direction: gradients are checked of absolute values.
DIRECTIONLESS = ("_linalg_svd", "linalg_svd", "_linalg_eigh", "linalg_eigh", "linalg_eig")
# Operations without a set take what their parts take.
UNSTATED = ("float32", "float64", "int64")


@dataclass(frozen=True)
class Case:
    """One entry of the table: its functional form, and the forms made from it."""

    entry: load.Entry
    forms: tuple[derive.Operation, ...]
    dtypes: tuple[str, ...]

    @property
    def name(self) -> str:
        """Name with overload, as in the schema."""
        return self.entry.schema.full_name

    @property
    def arguments(self) -> list[str]:
        """Names of its arguments."""
        return [a.name for a in self.entry.schema.arguments]

    def has(self, *tags: str) -> bool:
        """Whether it is marked with one of these."""
        return any(t in self.entry.tags for t in tags)

    def form(self, kind: str) -> Any | None:
        """The overload that writes into its operand or into a target."""
        for op in self.forms:
            if op.form == kind and op.functional == self.name and not op.numbers:
                return overload(op.schema.full_name)
        return None

    def call(self, sample: Sample) -> Any:
        """Run the functional form; random operations draw the same numbers each time."""
        if self.has("random"):
            rt.manual_seed(7)
        return overload(self.name)(*sample.args, **sample.kwargs)

    def samples(self, dtype: Any, requires_grad: bool = False) -> list[Sample]:
        """Its samples."""
        return samples(self.entry.samples, str(self.entry.schema), dtype, requires_grad)

    def tested(self) -> list[Any]:
        """The dtypes to test."""
        chosen = self.dtypes or UNSTATED
        if not LONG:
            chosen = [d for d in chosen if d in FAST] or chosen[:2]
        return [getattr(rt, d) for d in chosen]

    @property
    def differentiable(self) -> bool:
        """Whether it has a gradient: by formula or by its parts."""
        rule = self.entry.derivative[""]
        return not (isinstance(rule, str) and rule.startswith("none"))

    @property
    def reads_layout(self) -> bool:
        """Whether what it returns depends on strides."""
        names = set(self.arguments)
        return bool(names & {"stride"}) or self.entry.schema.name in LAYOUT


# Their results depend on strides or exist for some strides only.
LAYOUT = {
    "view",
    "_unsafe_view",
    "view_as",
    "resize_",
    "set_",
    "view_as_complex",
    "view_as_complex_copy",
}


def overload(full_name: str) -> Any:
    """The callable of one overload."""
    name, _, variant = full_name.partition(".")
    return getattr(getattr(rt.ops.aten, name), variant or "default")


def _load() -> list[Case]:
    types = load.load_types(ROOT)
    entries = load.load_entries(ROOT, types)
    forms: dict[str, list[derive.Operation]] = {}
    for op in derive.expand(entries):
        forms.setdefault(op.entry.schema.full_name, []).append(op)
    return [
        Case(e, tuple(forms[e.schema.full_name]), tuple(types.sets.get(e.dtypes, ())))
        for e in entries
    ]


ALL = _load()
SAMPLED = [c for c in ALL if c.entry.samples not in ("", "none")]
CASES = [c for c in SAMPLED if not c.entry.schema.is_inplace]
IN_PLACE = [c for c in SAMPLED if c.entry.schema.is_inplace]
BY_NAME = {c.name: c for c in ALL}


def each(check: str, choose: Any = lambda case: True, cases: list[Case] = CASES) -> Any:
    """Parametrise a test over the cases; known gaps are expected to fail, and it is an error if they do not."""
    params = []
    for case in cases:
        if not choose(case):
            continue
        reason = GAPS.get((check, case.name))
        marks = [pytest.mark.xfail(strict=True, reason=reason)] if reason else []
        params.append(pytest.param(case, id=case.name, marks=marks))
    return pytest.mark.parametrize("case", params)


def flat(result: Any) -> list[Any]:
    """The results as a list, lists of tensors taken apart."""
    if isinstance(result, (tuple, list)):
        return [t for item in result for t in flat(item)]
    return [result]


def spread(t: Any) -> Any:
    """A copy with gaps between the elements and in another order of dimensions."""
    source = t.detach()
    if source.numel() < 2:
        return source.clone()
    last = source.permute(list(range(source.ndim))[::-1])
    gaps = rt.empty([*last.shape[:-1], 2 * last.shape[-1]], dtype=source.dtype)
    gaps.fill_(1)
    wide = gaps[..., ::2]
    wide.copy_(last)
    return wide.permute(list(range(source.ndim))[::-1])
