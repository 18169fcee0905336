"""Chains of pointwise operations, fused and not: `python benches/fusion.py [--threads N]`.

All in one process, taken in turns; each figure is the minimum over many rounds. "not fused" is the same program with
fusion switched off, "eager" the Python function; PyTorch is run where it is installed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import rtensor as rt
from rtensor import _C

try:
    import torch
except ImportError:  # compared with where it is there, never needed
    torch = None

OFF = 1 << 62


def arithmetic(ns: Any) -> Callable[..., Any]:
    """Six cheap operations."""

    def f(x, y):
        return ((x * 2 + y) * x - y) * 0.5 + 1

    return f


def swish(ns: Any) -> Callable[..., Any]:
    """A gate: sigmoid, products, a choice."""

    def f(x, y):
        a = x * y + 0.5
        b = ns.sigmoid(a) * a
        return ns.where(b > 0, b, b * 0.1) * y

    return f


def normal(ns: Any) -> Callable[..., Any]:
    """A density: exp of a square."""

    def f(x, y):
        d = (x - y) / 1.5
        return ns.exp(d * d * -0.5) * 0.26596

    return f


def adam(ns: Any) -> Callable[..., Any]:
    """A step of Adam: two averages that are kept, and the step."""

    def f(p, g):
        m = p * 0.9 + g * 0.1
        v = p * p * 0.999 + g * g * 0.001
        return p - m / (ns.sqrt(v) + 1e-8) * 0.001, m, v

    return f


CHAINS = {"arithmetic": arithmetic, "swish": swish, "normal": normal, "adam": adam}


def race(rivals: dict[str, Callable[[], object]], seconds: float) -> dict[str, float]:
    """Minimum seconds per call of each, taken in turns."""
    best = dict.fromkeys(rivals, float("inf"))
    for f in rivals.values():
        f()
    # Small ones are timed several at a time.
    start = time.perf_counter()
    next(iter(rivals.values()))()
    number = max(1, int(1e-3 / (time.perf_counter() - start)))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, f in rivals.items():
            start = time.perf_counter()
            for _ in range(number):
                f()
            best[name] = min(best[name], (time.perf_counter() - start) / number)
    return best


def switched(program: Any, threshold: int, args: tuple[Any, ...]) -> Callable[[], object]:
    """The program with another threshold."""

    def call() -> object:
        _C._set_fusion_threshold(threshold)
        return program(*args)

    return call


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--dtype", default="float32")
    parser.add_argument("--sizes", type=int, nargs="*", default=[32768, 262144, 1048576, 16777216])
    args = parser.parse_args()
    rt.set_num_threads(args.threads)
    if torch is not None:
        torch.set_num_threads(args.threads)
    print(f"{'':22}{'fused':>12} | x faster than: not fused, eager, PyTorch")
    for name, make in CHAINS.items():
        for n in args.sizes:
            x, y = (rt.rand(n).to(getattr(rt, args.dtype)) for _ in range(2))
            f = make(rt)
            program = rt.jit.trace(f, (x, y), check_trace=False)
            rivals = {
                "fused": switched(program, 1, (x, y)),
                "not fused": switched(program, OFF, (x, y)),
                "eager": lambda f=f, x=x, y=y: f(x, y),
            }
            if torch is not None:
                g = make(torch)
                p, q = (torch.rand(n, dtype=getattr(torch, args.dtype)) for _ in range(2))
                rivals["PyTorch"] = lambda g=g, p=p, q=q: g(p, q)
            best = race(rivals, args.seconds)
            fused = best.pop("fused")
            ratios = "  ".join(f"{seconds / fused:6.2f}" for seconds in best.values())
            print(f"{name:12}{n:10}{fused * 1e6:10.1f} µs |  {ratios}", flush=True)


if __name__ == "__main__":
    main()
