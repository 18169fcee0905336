"""The samples that schema entries name: they exist, they run, and layouts and devices agree on them."""

from pathlib import Path

import pytest
import rtensor as rt
import yaml
from rtensor import _C, testing

ROOT = Path(__file__).resolve().parents[3]
DTYPES = {"int": "int64", "int_and_bool": "int64", "complex": "complex128"}


def entries():
    for path in sorted((ROOT / "schema/ops").glob("*.yaml")):
        for entry in yaml.safe_load(path.read_text(encoding="utf-8")) or []:
            if entry.get("samples"):
                yield f"aten::{entry['func'].split('(', 1)[0]}", entry


# What these do depends on the strides of what they are given.
BY_STRIDES = ("aten::as_strided", "aten::view", "aten::_reshape_alias")
ENTRIES = list(entries())


def test_every_name_has_a_generator():
    named = {e["samples"] for _, e in ENTRIES} - {"none"}
    assert sorted(named - set(testing.sample_names())) == []


def generate(op, entry):
    dtype = getattr(rt, DTYPES.get(entry.get("dtypes", ""), "float64"))
    return testing.samples(entry["samples"], _C.schema(op), dtype)


def run(op, sample):
    return _C.call_operator(op, *sample.args, **sample.kwargs)


def flat(result):
    if isinstance(result, rt.Tensor):
        return [result]
    return [t for r in result for t in flat(r)] if isinstance(result, (list, tuple)) else []


def gaps(t):
    """Return the same values with gaps in memory."""
    if t.dim() == 0 or t.numel() < 2:
        return t.clone()
    return t.repeat_interleave(2, t.dim() - 1)[..., ::2]


@pytest.mark.parametrize(("op", "entry"), ENTRIES, ids=[op for op, _ in ENTRIES])
def test_samples_run_and_layouts_agree(op, entry):
    if not _C.has_operator(op) or entry["samples"] not in testing.sample_names():
        pytest.skip("not there")
    unpredictable = "random" in entry.get("tags", []) or "empty" in op
    samples = generate(op, entry)
    assert samples
    writes = bool(_C.written_arguments(op))
    for sample in samples:
        want = flat(run(op, sample.map(lambda t: t.clone())))
        if unpredictable or writes or op.startswith(BY_STRIDES):
            continue
        got = flat(run(op, sample.map(gaps)))
        assert len(got) == len(want), sample
        for g, w in zip(got, want, strict=True):
            testing.assert_close(g, w, equal_nan=True, rtol=1e-7, atol=1e-7)
