"""What a call costs, side by side with NumPy and, where it is installed, PyTorch.

    python benches/overhead.py [--json FILE]

All in one process; each figure is the minimum over many short rounds, the rivals' rounds in turn with ours. A row
fails (exit 1) when our time is more than its allowed share of the rival's.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
import timeit
from collections.abc import Callable

import numpy as np
import rtensor as rt

try:
    import torch
except ImportError:  # PyTorch is compared with where it is there, never needed
    torch = None


def race(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float]:
    """Minimum seconds per call of both, taken in turns."""
    best = [float("inf"), float("inf")]
    for f in (ours, theirs):
        timeit.timeit(f, number=200)
    for _ in range(60):
        for i, f in enumerate((ours, theirs)):
            best[i] = min(best[i], timeit.timeit(f, number=500) / 500)
    return best[0], best[1]


def import_seconds(module: str) -> float:
    """Minimum wall time of a Python process that imports `module`, less that of one that does not."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    bare = min(run("pass") for _ in range(10))
    return min(run(f"import {module}") for _ in range(10)) - bare


def rows() -> list[tuple[str, float, float, float]]:
    """(name, ours, theirs, allowed ratio)."""
    out = []
    a, b = rt.ones(1), rt.ones(1)
    x, y = np.ones(1, dtype=np.float32), np.ones(1, dtype=np.float32)
    out.append(("a + b, one element, against NumPy", *race(lambda: a + b, lambda: x + y), 0.5))
    m, n = rt.ones(4, 4), np.ones((4, 4), dtype=np.float32)
    out.append(
        (
            "a.sum(dim=1), 4x4, against NumPy",
            *race(lambda: m.sum(dim=1), lambda: n.sum(axis=1)),
            0.5,
        )
    )
    if torch is not None:
        torch.set_num_threads(1)
        p, q = rt.ones(3, requires_grad=True), torch.ones(3, requires_grad=True)
        pair = race(lambda: (p * 2).sum().backward(), lambda: (q * 2).sum().backward())
        out.append(("(x * 2).sum().backward(), against PyTorch", *pair, 0.5))
        s, t = rt.ones(2, 2), torch.ones(2, 2)
        out.append(("a + b, 2x2, against PyTorch", *race(lambda: s + s, lambda: t + t), 0.5))
    return out


def main() -> None:
    """Print the table; exit 1 when a row misses its mark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json")
    args = parser.parse_args()
    table = rows()
    for name, ours, theirs, allowed in table:
        mark = "ok" if ours <= allowed * theirs else "MISSED"
        print(
            f"{name:45} {ours * 1e9:9.0f} ns {theirs * 1e9:9.0f} ns  ratio {ours / theirs:5.2f}  allowed {allowed}  {mark}"
        )
    took = import_seconds("rtensor")
    print(f"import rtensor: {took * 1e3:.1f} ms")
    if args.json:
        with open(args.json, "w") as f:
            json.dump({"rows": table, "import_seconds": took}, f)
    if any(ours > allowed * theirs for _, ours, theirs, allowed in table):
        sys.exit(1)


if __name__ == "__main__":
    main()
