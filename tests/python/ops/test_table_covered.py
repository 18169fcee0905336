"""No operation of the table goes untested, and no list of exceptions outlives its reasons."""

from rtensor.testing import sample_names

from tests.python.ops.cases import ALL, SAMPLED
from tests.python.ops.known_gaps import GAPS, UNSAMPLED


def test_every_operation_has_samples():
    missing = {c.name for c in ALL} - {c.name for c in SAMPLED}
    assert missing <= set(UNSAMPLED), "give these `samples:` in the schema"
    assert not set(UNSAMPLED) - missing, "these have samples now: take them out of the list"


def test_every_name_of_samples_has_a_generator():
    known = set(sample_names())
    assert [(c.name, c.entry.samples) for c in SAMPLED if c.entry.samples not in known] == []


def test_gaps_name_operations_that_exist():
    names = {c.name for c in ALL}
    assert {op for _, op in GAPS} <= names
