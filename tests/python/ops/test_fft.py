"""Fourier transforms agree with NumPy's for lengths of all kinds, and invert each other."""

import sys

import numpy as np
import pytest
import rtensor as rt

LENGTHS = (1, 2, 7, 8, 12, 30, 37, 64, 97, 211, 1000)


@pytest.mark.parametrize("n", LENGTHS)
@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"])
@pytest.mark.parametrize("norm", [None, "ortho", "forward"])
def test_one_dimension(name, n, norm):
    source = np.random.default_rng(n)
    x = source.standard_normal((3, n))
    if name in ("fft", "ifft", "irfft", "hfft"):
        x = x + 1j * source.standard_normal((3, n))
    if name in ("irfft", "hfft"):
        if n == 1:
            pytest.skip("nothing is left")
        x[:, 0] = x[:, 0].real
        x[:, -1] = x[:, -1].real
    got = getattr(rt.fft, name)(rt.from_numpy(x), norm=norm)
    want = getattr(np.fft, name)(x, norm=norm)
    np.testing.assert_allclose(got.numpy(), want, rtol=1e-9, atol=1e-11)


@pytest.mark.parametrize("name", ["fftn", "ifftn", "rfftn", "irfftn", "fft2", "rfft2", "irfft2"])
def test_several_dimensions(name):
    source = np.random.default_rng(0)
    x = source.standard_normal((3, 4, 5))
    if not name.startswith("r"):
        x = x + 1j * source.standard_normal((3, 4, 5))
    sizes = {"s": (3, 6), "axes": (0, 1)}
    want = getattr(np.fft, name)(x, **sizes)
    got = getattr(rt.fft, name)(rt.from_numpy(x), s=(3, 6), dim=(0, 1))
    np.testing.assert_allclose(got.numpy(), want, atol=1e-12)
    layout = rt.from_numpy(np.ascontiguousarray(x.T)).permute(2, 1, 0)
    assert rt.allclose(getattr(rt.fft, name)(layout, s=(3, 6), dim=(0, 1)), got, atol=1e-12)


@pytest.mark.parametrize("n", [8, 9])
def test_transforms_invert_each_other(n):
    x = rt.randn(2, n, dtype=rt.float64)
    for there, back in (("rfft", "irfft"), ("fft", "ifft"), ("ihfft", "hfft")):
        y = getattr(rt.fft, back)(getattr(rt.fft, there)(x), n)
        assert rt.allclose(y.real, x)
    assert rt.equal(rt.fft.ifftshift(rt.fft.fftshift(x)), x)
    assert rt.fft.fftshift(rt.arange(5)).tolist() == np.fft.fftshift(np.arange(5)).tolist()


@pytest.mark.parametrize(
    "call",
    [
        lambda: rt.fft.fft(rt.ones(3), n=0),
        lambda: rt.fft.rfft(rt.ones(3, dtype=rt.complex64)),
        lambda: rt.fft.fft(rt.ones(3), norm="none"),
        lambda: rt.fft.fft(rt.ones(3), dim=1),
        lambda: rt.fft.fftn(rt.ones(2, 2), dim=(0, 0)),
        lambda: rt.fft.irfft(rt.ones(1)),
        lambda: rt.fft.fft(rt.ones(3, dtype=rt.float16)),
    ],
)
def test_what_has_no_transform_raises(call):
    with pytest.raises((RuntimeError, ValueError, IndexError)):
        call()


@pytest.mark.parametrize("onesided", [True, False])
@pytest.mark.parametrize("normalized", [True, False])
def test_signals_come_back_from_their_windows(onesided, normalized):
    x = rt.randn(2, 50, dtype=rt.float64)
    window = rt.signal.windows.hann(10, sym=False, dtype=rt.float64)
    options = {"window": window, "onesided": onesided, "normalized": normalized, "win_length": 10}
    y = rt.stft(x, 12, 3, return_complex=True, **options)
    assert y.shape == (2, 7 if onesided else 12, 17)
    assert rt.allclose(rt.istft(y, 12, 3, length=48, **options), x[:, :48])
    first = rt.fft.fft(
        x[0, 9:21] * rt.nn.functional.pad(window, (1, 1)), norm="ortho" if normalized else None
    )
    assert rt.allclose(y[0, :, 5], first[: y.shape[1]])
    with pytest.raises(RuntimeError):
        rt.stft(x, 12)


def test_transforms_of_many_lengths_keep_little_memory():
    resource = pytest.importorskip("resource")
    if not sys.platform.startswith("linux"):
        pytest.skip("counts in kilobytes on Linux")
    x = rt.ones(110_000, dtype=rt.complex128)
    rt.fft.fft(x)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for n in range(100_000, 100_040):
        rt.fft.fft(x[:n])
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 120_000


def test_frequencies_of_signals_without_length():
    assert rt.fft.fftfreq(0).shape == (0,)
    assert rt.fft.rfftfreq(0).isnan().tolist() == [True]
    inf = float("inf")
    assert rt.fft.fftfreq(5, 0.0)[1:].tolist() == [inf, inf, -inf, -inf]
    assert rt.fft.rfftfreq(4, -0.0)[1:].tolist() == [-inf, -inf]
