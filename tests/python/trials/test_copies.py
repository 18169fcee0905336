"""Kind 14 without a clock: what makes the reported shapes fast is that nothing is copied; and their numbers are right."""

import gc

import numpy as np
import pytest
import rtensor as rt

F = rt.nn.functional


def peak_of(f):
    """The bytes that a call needed at most above what was live before, and its result."""
    f()  # what is made once
    gc.collect()
    stats = rt.memory_stats()
    # Up to the peak of the process, so that whatever comes on top moves it.
    filler = rt.empty(max(stats["peak_bytes"] - stats["live_bytes"], 1), dtype=rt.uint8)
    before = rt.memory_stats()["live_bytes"]
    result = f()
    peak = rt.memory_stats()["peak_bytes"] - before
    del filler
    return peak, result


def rand(*shape, dtype=rt.float32):
    rt.manual_seed(0)
    return rt.rand(shape).to(dtype)


def close(got, want, tolerance=1e-5):
    np.testing.assert_allclose(
        got.double().numpy(), want, rtol=tolerance, atol=tolerance * max(1, np.abs(want).max())
    )


@pytest.mark.parametrize("dim", [0, 1, 2, -2])
@pytest.mark.parametrize("log", [False, True])
def test_h186_softmax_over_any_dimension_needs_its_result_only(dim, log):
    x = rand(3, 3072, 33)
    run = (lambda: x.log_softmax(dim)) if log else (lambda: x.softmax(dim))
    peak, got = peak_of(run)
    assert peak <= got.nbytes + 2**16
    a = x.double().numpy()
    shifted = a - a.max(dim, keepdims=True)
    total = np.exp(shifted).sum(dim, keepdims=True)
    close(got, shifted - np.log(total) if log else np.exp(shifted) / total)


BROADCASTS = {
    "column": ((1024, 1024), (1024, 1)),
    "row": ((1024, 1024), (1024,)),
    "row of a matrix": ((1024, 1024), (1, 1024)),
    "bias": ((8, 64, 56, 56), (64, 1, 1)),
    "number": ((1024, 1024), ()),
    "both": ((1024, 1), (1, 1024)),
    "middle": ((8, 1, 56, 56), (8, 64, 1, 56)),
    "odd": ((33, 7, 9), (7, 1)),
}


@pytest.mark.parametrize("name", BROADCASTS)
def test_h188_a_broadcast_operand_is_not_written_out(name):
    first, second = BROADCASTS[name]
    a, b = rand(*first), rand(*second) + 1
    for f, g in (
        (rt.add, np.add),
        (rt.mul, np.multiply),
        (rt.sub, np.subtract),
        (rt.div, np.divide),
        (rt.maximum, np.maximum),
    ):
        for x, y in ((a, b), (b, a)):
            peak, got = peak_of(lambda f=f, x=x, y=y: f(x, y))
            assert peak <= got.nbytes + 2**16
            close(got, g(x.double().numpy(), y.double().numpy()))
    if np.broadcast_shapes(first, second) == first:
        peak, _ = peak_of(lambda: a.add_(b))
        assert peak <= 2**16


@pytest.mark.parametrize("dtype", [rt.float32, rt.float64])
def test_h192_transposed_operands_are_not_copied(dtype):
    n = 512
    x, y = rand(n, n, dtype=dtype), rand(n, n, dtype=dtype) - 0.5
    for a, b in (
        (x, y),
        (x.t(), y),
        (x, y.t()),
        (x.t(), y.t()),
        (x[:, :256], y[:256]),
        (x.t()[:256], y[:, 256:]),
    ):
        peak, got = peak_of(lambda a=a, b=b: a @ b)
        # The packed blocks of the product are of a fixed size; a copy would be a whole operand.
        assert peak < got.nbytes + min(a.nbytes, b.nbytes)
        close(got, a.double().numpy() @ b.double().numpy())


def test_h192_heads_of_attention_are_packed_once_at_most():
    q = rand(8, 128, 12, 64).transpose(1, 2)
    k = rand(8, 12, 64, 128) - 0.5
    peak, got = peak_of(lambda: q @ k)
    assert got.shape == (8, 12, 128, 128)
    # Two batch dimensions that do not merge: one pack of the operand that has them, and none of the other.
    assert peak <= got.nbytes + q.nbytes + 2**16
    close(got, q.double().numpy() @ k.double().numpy())
    keys = rand(8, 128, 12, 64).transpose(1, 2)
    peak, got = peak_of(lambda: q @ keys.transpose(-1, -2))
    assert peak <= got.nbytes + q.nbytes + keys.nbytes + 2**16
    close(got, q.double().numpy() @ keys.double().numpy().transpose(0, 1, 3, 2))


def test_h192_other_strides_cost_one_pack_at_most():
    x, y = rand(512, 1024), rand(512, 512) - 0.5
    stepped = x[:, ::2]
    peak, got = peak_of(lambda: stepped @ y)
    assert peak <= got.nbytes + 2 * stepped.nbytes
    close(got, stepped.double().numpy() @ y.double().numpy())
    for a, b in (
        (rand(9, 7, 33)[::2], rand(5, 33, 8)),
        (rand(5, 7, 33).transpose(0, 2), rand(33, 5, 8)[:, :, ::3].transpose(1, 2).transpose(1, 2)),
        (rand(1, 7, 9).expand(4, 7, 9), rand(4, 9, 1).expand(4, 9, 8)),
    ):
        if a.shape[-1] == b.shape[-2] and a.shape[0] == b.shape[0]:
            close(a @ b, a.double().numpy() @ b.double().numpy())


@pytest.mark.parametrize("dtype", [rt.float16, rt.bfloat16])
@pytest.mark.parametrize("n", [1, 7, 8, 9, 33, 512])
def test_h194_half_products_accumulate_wide(dtype, n):
    x, y = rand(n, n, dtype=dtype), (rand(n, n) - 0.5).to(dtype)
    step = 2.0**-10 if dtype == rt.float16 else 2.0**-7
    for a, b in ((x, y), (x.t(), y), (x, y.t())):
        got, want = a @ b, a.double().numpy() @ b.double().numpy()
        assert got.dtype == dtype
        # One rounding of the result, and float32's own along the way: a sum in half would be off by far more.
        error = np.abs(got.double().numpy() - want)
        assert (error <= step * np.abs(want) + 1e-4).all()
    long = rt.ones(1, 70_000, dtype=dtype)
    assert (long @ long.t()).item() == rt.tensor(70_000.0).to(dtype).item()
    ones = rt.full((3, 4096), 0.5, dtype=dtype)
    assert (ones @ ones.t()).tolist() == [[1024.0] * 3] * 3
