"""What the trials share: lengths around the lane counts, layouts of the same values, the ways of running a function."""

import math
import subprocess
import sys
import textwrap

import numpy as np
import rtensor as rt

LENGTHS = (1, 7, 8, 9, 33, 5000)
INTS = (rt.uint8, rt.int8, rt.int16, rt.int32, rt.int64)
HALVES = (rt.float16, rt.bfloat16)
FLOATS = (rt.float16, rt.bfloat16, rt.float32, rt.float64)
nan, inf = math.nan, math.inf


def layouts(t):
    """The same values contiguous, stepped, offset, and from two dimensions on transposed."""
    yield t.contiguous()
    yield rt.stack([t, t], -1)[..., 1]
    yield rt.cat([t[:1], t], 0)[1:]
    if t.dim() > 1:
        yield t.transpose(0, -1).contiguous().transpose(0, -1)


def cycled(values, n, dtype=None):
    """The values over and over, `n` in all."""
    return rt.tensor([values[i % len(values)] for i in range(n)], dtype=dtype)


def ways(f, *example):
    """The function itself, traced and scripted."""
    return {
        "eager": f,
        "traced": rt.jit.trace(f, example),
        "scripted": rt.jit.script(f),
    }


def same(got, want):
    """Same shape, same values; NaN equals NaN, and the sign of zero counts."""
    g = (
        np.array(got.tolist()).reshape(tuple(got.shape))
        if isinstance(got, rt.Tensor)
        else np.asarray(got)
    )
    w = (
        np.array(want.tolist()).reshape(tuple(want.shape))
        if isinstance(want, rt.Tensor)
        else np.asarray(want)
    )
    assert g.shape == w.shape
    np.testing.assert_array_equal(g, w)
    if g.dtype.kind == "f":
        zero = g == 0
        np.testing.assert_array_equal(np.signbit(g[zero]), np.signbit(w[zero].astype(float)))


def child(code, timeout=120):
    """Runs code in a process of its own: what it prints, after a clean end."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert done.returncode == 0, f"{done.returncode}: {done.stderr[-2000:]}"
    return done.stdout.strip()
