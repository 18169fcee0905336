"""Kernels side by side with NumPy and, where it is installed, PyTorch: one process, one thread, ratio of minima.

    python benches/compare.py [PATTERN]

Below 1 we are faster. For an honest figure of NumPy's products, OPENBLAS_CORETYPE and OPENBLAS_L2_SIZE must not be set.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import rtensor as rt
from rtensor.nn import functional as F

try:
    import torch
except ImportError:  # PyTorch is compared with where it is there, never needed
    torch = None

N = 1000


def least(functions: list[Callable[[], object]], rounds: int = 12) -> list[float]:
    """Minimum seconds of each, taken in turns."""
    best = [float("inf")] * len(functions)
    for _ in range(rounds):
        for i, f in enumerate(functions):
            for _ in range(3):
                start = time.perf_counter()
                f()
                best[i] = min(best[i], time.perf_counter() - start)
    return best


def row(name: str, ours: Callable[[], object], **rivals: Callable[[], object] | None) -> None:
    """Print one line: our time, each rival's, and the ratios."""
    if len(sys.argv) > 1 and sys.argv[1] not in name:
        return
    there = {who: f for who, f in rivals.items() if f is not None}
    mine, *theirs = least([ours, *there.values()])
    parts = [
        f"{who} {seconds * 1e6:9.1f} us  ratio {mine / seconds:5.2f}"
        for who, seconds in zip(there, theirs, strict=True)
    ]
    print(f"{name:34} {mine * 1e6:9.1f} us   {'   '.join(parts)}")


def both(
    name: str, f: Callable[..., object], g: Callable[..., object] | None, *arrays: np.ndarray
) -> None:
    """One function of tensors, the same for us and PyTorch; `g` is NumPy's."""
    xs = [rt.from_numpy(a.copy()) for a in arrays]
    rival = None
    if torch is not None:
        ts = [torch.from_numpy(a.copy()) for a in arrays]
        rival = lambda: f(torch, torch.nn.functional, *ts)  # noqa: E731
    numpy = None if g is None else (lambda: g(*arrays))
    row(name, lambda: f(rt, F, *xs), numpy=numpy, torch=rival)


def main() -> None:
    """Print the table."""
    rt.set_num_threads(1)
    if torch is not None:
        torch.set_num_threads(1)
    random = np.random.default_rng(0)
    x = random.standard_normal((N, N), dtype=np.float32)
    m = random.standard_normal((512, 512), dtype=np.float32)
    image = random.standard_normal((8, 64, 56, 56), dtype=np.float32)
    weight = random.standard_normal((64, 64, 3, 3), dtype=np.float32)
    both("add 1M", lambda t, f, x: x + x, lambda x: x + x, x)
    both("exp 1M", lambda t, f, x: x.exp(), np.exp, x)
    both("tanh 1M", lambda t, f, x: x.tanh(), np.tanh, x)
    both("transposed copy 1M", lambda t, f, x: x.t().contiguous(), lambda x: x.T.copy(), x)
    both("sum 1M", lambda t, f, x: x.sum(), np.sum, x)
    both("sum of rows", lambda t, f, x: x.sum(1), lambda x: x.sum(1), x)
    both("sum of columns", lambda t, f, x: x.sum(0), lambda x: x.sum(0), x)
    both("max of rows with index", lambda t, f, x: x.max(1), None, x)
    both("variance of rows", lambda t, f, x: x.var(1), lambda x: x.var(1, ddof=1), x)
    both("softmax of rows", lambda t, f, x: x.softmax(1), None, x)
    both("softmax of columns", lambda t, f, x: x.softmax(0), None, x)
    both("layer_norm of rows", lambda t, f, x: f.layer_norm(x, (N,)), None, x)
    both("sort of rows", lambda t, f, x: x.sort(1), lambda x: np.sort(x, 1), x)
    both("matrix product 512", lambda t, f, m: m @ m, lambda m: m @ m, m)
    both(
        "matrix product 512, float64", lambda t, f, m: m @ m, lambda m: m @ m, m.astype(np.float64)
    )
    both(
        "conv2d 3x3, 8x64x56x56", lambda t, f, i, w: f.conv2d(i, w, padding=1), None, image, weight
    )
    both("max_pool2d 2, 8x64x56x56", lambda t, f, i: f.max_pool2d(i, 2), None, image)
    both("inverse 512", lambda t, f, m: t.linalg.inv(m), np.linalg.inv, m)
    d = random.standard_normal((256, 256))
    positive = d @ d.T + np.eye(256)
    both(
        "cholesky 256, float64", lambda t, f, m: t.linalg.cholesky(m), np.linalg.cholesky, positive
    )
    both("eigh 256, float64", lambda t, f, m: t.linalg.eigh(m), np.linalg.eigh, positive)
    both("svd 256, float64", lambda t, f, m: t.linalg.svd(m), np.linalg.svd, d)
    both("qr 256, float64", lambda t, f, m: t.linalg.qr(m), np.linalg.qr, d)
    wave = (x[:64] + 1j * x[64:128]).astype(np.complex64)
    both("fft of 64 rows of 1000", lambda t, f, w: t.fft.fft(w), np.fft.fft, wave)
    both("fft of 2^20", lambda t, f, w: t.fft.fft(w), np.fft.fft, np.resize(wave, 1 << 20))
    row(
        "uniform random 1M",
        lambda: rt.rand(N, N),
        numpy=lambda: random.random((N, N), dtype=np.float32),
        torch=None if torch is None else (lambda: torch.rand(N, N)),
    )


if __name__ == "__main__":
    main()
