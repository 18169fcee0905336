"""Python and the core calling each other without end, and nesting deeper than the native stack."""

import importlib
import pickle

import pytest
import rtensor as rt

from tests.python.trials.forms import child

ENDLESS = {
    "an index": """
        class Index:
            def __index__(self):
                return rt.zeros(3).narrow(0, Index(), 1).numel()
        start = lambda: rt.zeros(3)[Index()]
    """,
    "a kernel": """
        library = rt.library.Library("aten", "IMPL")
        library.impl("exp", lambda x: x.exp(), "CPU")
        start = lambda: rt.ones(2).exp()
    """,
    "a fallback": """
        library = rt.library.Library("_", "IMPL")
        library.fallback(lambda op, *args, **kwargs: rt.ones(2), "ADInplaceOrView")
        start = lambda: rt.ones(2) + 1
    """,
    "a reflected operator": """
        class Other:
            def __radd__(self, other):
                return other + Other()
        start = lambda: rt.ones(1) + Other()
    """,
    "a function": """
        class Function(rt.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                return Function.apply(x)
        start = lambda: Function.apply(rt.ones(1))
    """,
}
RUN = """
import threading
import rtensor as rt
{setup}
def attempt():
    try:
        start()
    except RecursionError:
        print("stopped", end=" ")
attempt()
threading.stack_size(1024 * 1024)
thread = threading.Thread(target=attempt)
thread.start()
thread.join()
"""


@pytest.mark.parametrize("name", ENDLESS)
def test_endless_calls_stop_with_an_error(name):
    setup = "\n".join(line[8:] for line in ENDLESS[name].splitlines())
    assert child(RUN.format(setup=setup)) == "stopped stopped"


def test_lists_of_more_dimensions_than_the_stack_has_room_for():
    t = rt.arange(6).reshape([1] * 3000 + [2, 3])
    nested = t.tolist()
    for _ in range(3000):
        (nested,) = nested
    assert nested == [[0, 1, 2], [3, 4, 5]]
    assert rt.zeros(2, 0, 3).tolist() == [[], []]
    assert rt.arange(6).reshape(2, 3).t()[::2].tolist() == [[0, 3], [2, 5]]


def test_named_results_can_be_pickled():
    result = pickle.loads(pickle.dumps(rt.tensor([2.0, 1.0]).sort()))
    assert result.values.tolist() == [1, 2]
    assert result.indices.tolist() == [1, 0]
    assert type(result) is type(rt.ones(1).sort())
    with pytest.raises(AttributeError):
        importlib.import_module("rtensor.return_types").nothing_of_the_kind
