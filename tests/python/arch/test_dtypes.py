"""The dtypes of `schema/types.yaml` are those of the core."""

from pathlib import Path

import pytest
import rtensor as rt
from rtensor import _C

from schema.gen.load import load_types

ROOT = Path(__file__).resolve().parents[3]
TYPES = load_types(ROOT)


def test_every_dtype_of_the_core_has_a_row_and_is_in_all():
    assert set(TYPES.dtypes) == set(_C._dtype_names) == set(TYPES.sets["all"])


def test_every_dtype_has_its_public_name():
    assert [n for n in _C._dtype_names if getattr(rt, n, None) is not getattr(_C, n)] == []


def test_sets_name_each_dtype_once():
    for name, members in TYPES.sets.items():
        assert len(members) == len(set(members)), name


def test_names_in_files_are_unique():
    assert sorted(map(repr, _C._safetensors_dtypes.values())) == sorted(
        f"rtensor.{name}" for name in _C._dtype_names
    )


@pytest.mark.parametrize("name", TYPES.sets["float"])
def test_limits_are_those_of_the_format(name):
    dtype = getattr(rt, name)
    limits = rt.finfo(dtype)
    one = rt.ones((), dtype=dtype)
    assert (one + limits.eps).item() > 1
    assert (one + limits.eps / 2).item() == 1
    largest = rt.tensor(limits.max, dtype=dtype)
    assert largest.item() == limits.max
    assert rt.isinf(largest * 1.5).item()
    assert limits.bits == 8 * dtype.itemsize
