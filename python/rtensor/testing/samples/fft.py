"""Samples of Fourier transforms: lengths with small and large prime factors, cut and padded."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rtensor.testing.samples.maker import Draft, Maker


def _c2c(make: Maker) -> Iterator[Draft]:
    for forward in (True, False):
        yield Draft((make(6), [0], 0, forward))
        yield Draft((make(2, 3), [0, 1], 1, forward))
    yield Draft((make(37), [0], 2, True))
    yield Draft((make(2, 3), [], 0, True))


def _one(make: Maker) -> Iterator[Draft]:
    for n in (4, 5):
        for norm in (None, "ortho"):
            yield Draft((make(n),), {"norm": norm})
    yield Draft((make(3, 2),), {"n": 5, "dim": 0})
    yield Draft((make(2, 4),), {"n": 3, "norm": "forward"})


def _many(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4),))
    yield Draft((make(2, 3, 2),), {"norm": "ortho"})
    yield Draft((make(2, 3),), {"s": [3, 4], "dim": [1, 0]})


def _stft(make: Maker) -> Iterator[Draft]:
    yield Draft((make(12), 4), {"return_complex": True})
    yield Draft(
        (make(2, 9), 4, 2, 3),
        {"return_complex": False, "center": False, "onesided": False}
        if not make.dtype.is_complex
        else {"center": False},
    )


def _istft(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 4), 4, 2))
    yield Draft((make(2, 4, 3), 4, 1), {"length": 2})


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "fft_c2c": _c2c,
    "fft_one": _one,
    "fft_many": _many,
    "stft": _stft,
    "istft": _istft,
}
