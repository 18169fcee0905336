"""Lengths that a caller chooses and no machine has room for: an error, and the process goes on."""

import sys

import pytest
import rtensor as rt

from tests.python.trials.forms import child

BIG = 2**45
REFUSED = {
    "tensor_split": lambda: rt.zeros(3).tensor_split(BIG),
    "chunk": lambda: rt.zeros(0).chunk(BIG),
    "split": lambda: rt.zeros(1).expand(BIG).split(1),
    "unbind": lambda: rt.zeros(1).expand(BIG).unbind(),
    "hsplit": lambda: rt.zeros(0).hsplit(BIG),
    "histc": lambda: rt.histc(rt.zeros(3), BIG),
    "bincount": lambda: rt.bincount(rt.tensor([BIG])),
    "bincount minlength": lambda: rt.bincount(rt.tensor([1]), minlength=BIG),
    "nonzero": lambda: rt.zeros(1).expand(BIG).nonzero(),
    "topk": lambda: rt.zeros(1).expand(BIG).topk(1),
    "median": lambda: rt.zeros(1).expand(BIG).median(),
    "mode": lambda: rt.zeros(1).expand(BIG).mode(),
    "kthvalue": lambda: rt.zeros(1).expand(BIG).kthvalue(1),
    "unique": lambda: rt.zeros(1).expand(BIG).unique(),
    "unique of slices": lambda: rt.zeros(0, BIG).unique(dim=1),
    "sum": lambda: rt.zeros(1).expand(2**62).sum(),
    "prod": lambda: rt.zeros(1).expand(2**62).prod(),
    "amax": lambda: rt.zeros(1).expand(2**62).amax(),
    "var": lambda: rt.zeros(1).expand(2**62).var(),
    "norm": lambda: rt.zeros(1).expand(2**62).norm(),
    "dot": lambda: rt.zeros(1).expand(2**62).dot(rt.zeros(1).expand(2**62)),
    "qr": lambda: rt.linalg.qr(rt.zeros(BIG, 0)),
    "svd": lambda: rt.linalg.svd(rt.zeros(BIG, 0)),
    "multinomial": lambda: rt.multinomial(rt.ones(3), BIG, replacement=True),
    "randperm": lambda: rt.randperm(BIG),
    "one_hot": lambda: rt.nn.functional.one_hot(rt.tensor([1]), BIG),
    "repeat": lambda: rt.zeros(2).repeat(BIG),
    "arange": lambda: rt.arange(BIG),
    "tril_indices": lambda: rt.tril_indices(2**24, 2**24),
    "clone": lambda: rt.zeros(1).expand(BIG).clone(memory_format=rt.contiguous_format),
    "to": lambda: rt.zeros(1).expand(BIG).contiguous(),
    "sort": lambda: rt.zeros(1).expand(BIG).sort(),
    "resize": lambda: rt.zeros(1).resize_(BIG),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_does_not_fit_in_memory_is_an_error(name):
    with pytest.raises((RuntimeError, MemoryError, ValueError)):
        REFUSED[name]()
    assert rt.ones(3).sum().item() == 3


# Working memory beside the operands and results, which have none of it.
WORKING = (
    "matrix_exp(a)",
    "linalg.eig(a)",
    "linalg.eigvals(a)",
    "linalg.eigh(a)",
    "linalg.svd(a)",
    "linalg.qr(a)",
    "linalg.lstsq(a, a[:, :1], driver='gels')",
    "linalg.lstsq(a, a[:, :1], driver='gelsy')",
    "linalg.lstsq(a, a[:, :1], driver='gelsd')",
)


@pytest.mark.skipif(sys.platform != "linux", reason="limits the address space")
@pytest.mark.parametrize("call", WORKING)
@pytest.mark.parametrize("matrices", [1.5, 2.5, 3.5])
def test_working_memory_that_is_not_there_is_an_error(call, matrices):
    code = f"""
    import resource
    import rtensor as rt
    rt.set_num_threads(1)
    n = 3000
    a = rt.zeros(n, n, dtype=rt.float64)
    with open("/proc/self/statm") as file:
        now = int(file.read().split()[0]) * resource.getpagesize()
    limit = now + int({matrices} * n * n * 8)
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    try:
        rt.{call}
    except rt.OutOfMemoryError:
        print("refused")
    """
    assert child(code) in (("refused",) if matrices < 2 else ("refused", ""))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
@pytest.mark.parametrize(
    ("given", "call", "room"),
    [
        ("rt.zeros(1)", "rt.randperm(20_000_000)", 250),
        ("rt.ones(20_000_000, dtype=rt.bool)", "x.nonzero()", 100),
        ("rt.ones(10_000_000)", "rt.multinomial(x, 2)", 150),
    ],
)
def test_lists_that_kernels_make_are_asked_for(given, call, room):
    code = f"""
        import resource, rtensor as rt
        rt.set_num_threads(1)
        x = {given}
        used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + {room} * 2**20,) * 2)
        try:
            {call}
        except MemoryError:
            print("refused")
    """
    assert child(code) == "refused"
