"""Histograms, differences along grids, frexp and fractional pooling: against NumPy and their definitions."""

import math

import numpy as np
import pytest
import rtensor as rt

RANDOM = np.random.default_rng(11)


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("density", [False, True])
def test_histograms_agree_with_numpy(kind, density):
    x, w = RANDOM.standard_normal((2, 40)).astype(kind)
    for options in ({}, {"range": (-1.0, 0.5)}):
        found = rt.histogram(rt.tensor(x), 7, density=density, **options)
        wanted, edges = np.histogram(x.astype("float64"), 7, density=density, **options)
        assert np.allclose(found.hist.numpy(), wanted, atol=1e-6)
        assert np.allclose(found.bin_edges.numpy(), edges, atol=1e-6)
    edges = np.array([-1.0, -0.25, 0.0, 2.0]).astype(kind)
    found = rt.histogram(rt.tensor(x), rt.tensor(edges), weight=rt.tensor(w), density=density)
    wanted, _ = np.histogram(x, edges, weights=w.astype("float64"), density=density)
    assert np.allclose(found.hist.numpy(), wanted, atol=1e-5)
    points = RANDOM.standard_normal((50, 3)).astype(kind)
    hist, edges = rt.histogramdd(rt.tensor(points), [2, 3, 4], density=density)
    wanted, numpy_edges = np.histogramdd(points.astype("float64"), (2, 3, 4), density=density)
    assert np.allclose(hist.numpy(), wanted, atol=1e-6)
    assert all(
        np.allclose(a.numpy(), b, atol=1e-6) for a, b in zip(edges, numpy_edges, strict=True)
    )


def test_histograms_leave_out_what_is_outside_and_nan():
    x = rt.tensor([0.0, 1.0, 4.0, 5.0, -1.0, math.nan])
    assert rt.histogram(x, 2, range=(0.0, 4.0)).hist.tolist() == [2, 1]
    assert rt.histogram(rt.ones(3), 3).bin_edges.tolist() == pytest.approx([0.5, 5 / 6, 7 / 6, 1.5])
    assert rt.histogram(rt.zeros(0), 2).hist.tolist() == [0, 0]
    for bad in (
        lambda: rt.histogram(x, 3),
        lambda: rt.histogram(rt.ones(3), 0),
        lambda: rt.histogram(rt.ones(3), 2, range=(2.0, 1.0)),
        lambda: rt.histogram(rt.ones(3), rt.ones(2, dtype=rt.float64)),
        lambda: rt.histogram(rt.ones(3), 2, weight=rt.ones(2)),
        lambda: rt.histogram(rt.ones(3, dtype=rt.int64), 2),
        lambda: rt.histogramdd(rt.ones(3), [2]),
        lambda: rt.histogramdd(rt.ones(3, 2), [2, 2], range=[0.0, 1.0]),
    ):
        with pytest.raises((RuntimeError, NotImplementedError)):
            bad()


@pytest.mark.parametrize("order", [1, 2])
def test_differences_agree_with_numpy(order):
    y = RANDOM.standard_normal((4, 5))
    t = rt.from_numpy(y.copy())
    points = [np.array([0.0, 1.0, 1.5, 4.0]), np.array([0.0, 0.5, 2.0, 2.25, 3.0])]
    coordinates = [rt.from_numpy(p.copy()) for p in points]
    calls = (
        ({}, ()),
        ({"spacing": 2.0}, (2.0,)),
        ({"spacing": (2.0, 0.5)}, (2.0, 0.5)),
        ({"spacing": coordinates}, tuple(points)),
    )
    for options, given in calls:
        found = rt.gradient(t, edge_order=order, **options)
        wanted = np.gradient(y, *given, edge_order=order)
        assert isinstance(found, tuple)
        assert all(np.allclose(a.numpy(), b) for a, b in zip(found, wanted, strict=True))
    assert np.allclose(rt.gradient(t, dim=1)[0].numpy(), np.gradient(y, axis=1))
    assert rt.gradient(rt.tensor([1, 4, 9]))[0].tolist() == [3, 4, 5]


def test_frexp_takes_numbers_apart():
    values = [0.0, -0.0, 1.0, -8.0, 0.3, 5e-324, 1.7e308, -2.2e-310]
    mantissa, exponent = rt.frexp(rt.tensor(values, dtype=rt.float64))
    assert exponent.dtype is rt.int32
    assert list(zip(mantissa.tolist(), exponent.tolist(), strict=True)) == [
        math.frexp(x) for x in values
    ]
    for bad in (math.inf, -math.inf, math.nan):
        mantissa, exponent = rt.frexp(rt.tensor([bad]))
        assert exponent.item() == 0
        assert str(mantissa.item()) == str(bad)
    with pytest.raises(RuntimeError):
        rt.frexp(rt.tensor([1]))


def test_fractional_pooling_takes_maxima_of_windows_that_samples_place():
    x = rt.arange(25.0).reshape(1, 1, 5, 5)
    # Steps of 3/2 from 0: windows start at 0, 1 and, the last one, at 3.
    samples = rt.zeros(1, 1, 2)
    found, at = rt.nn.functional.fractional_max_pool2d(
        x, 2, output_size=3, return_indices=True, _random_samples=samples
    )
    assert found.tolist() == [[[[6, 7, 9], [11, 12, 14], [21, 22, 24]]]]
    assert at.tolist() == found.long().tolist()
    layer = rt.nn.FractionalMaxPool3d(2, output_ratio=0.5, return_indices=True)
    found, at = layer(rt.rand(3, 6, 6, 6))
    assert found.shape == at.shape == (3, 3, 3, 3)
    for bad in (
        lambda: rt.nn.FractionalMaxPool2d(2),
        lambda: rt.nn.FractionalMaxPool2d(2, output_ratio=2.0),
        lambda: rt.nn.functional.fractional_max_pool2d(x, 2, output_size=5),
        lambda: rt.nn.functional.fractional_max_pool2d(x, 2),
    ):
        with pytest.raises((ValueError, RuntimeError)):
            bad()


def test_grids_of_too_many_cells_are_refused():
    x = rt.rand(5, 4)
    with pytest.raises(RuntimeError, match="cells"):
        rt.histogramdd(x, bins=[100_000] * 4)
