"""What trials of operations of one's own share."""

import itertools

import pytest

counter = itertools.count()


@pytest.fixture
def ns():
    """A namespace that nobody has."""
    return f"trial{next(counter)}"
