"""Names that PyTorch has beside its operations: functions in place, conversions, windows, frequencies, low rank."""

import math
import pickle

import numpy as np
import pytest
import rtensor as rt


def test_operations_in_place_are_functions_too():
    x = rt.tensor([-1.0, 4.0])
    assert rt.abs_(x) is x
    assert rt.sqrt_(x).tolist() == [1, 2]
    assert rt.clamp_(x, max=1.5).tolist() == [1, 1.5]
    assert rt.fill_(x, 3).tolist() == [3, 3]
    assert rt.nn.functional.relu_(-x).tolist() == [0, 0]
    assert rt.rrelu(rt.tensor([-1.0]), 0.25, 0.25).item() == -0.25
    with pytest.raises(AttributeError):
        rt.no_such_name_


def test_questions_about_tensors():
    x = rt.zeros(2, 3)
    assert rt.numel(x) == 6
    assert rt.is_signed(x)
    assert not rt.is_signed(x.to(rt.uint8))
    assert rt.is_same_size(x, rt.ones(2, 3))
    assert not x.is_same_size(rt.ones(3, 2))
    assert rt.get_device(x) == -1
    assert not x.is_pinned()


def test_conversions():
    x = rt.tensor([1.0, 2.0], dtype=rt.float64)
    assert x.cpu() is x
    assert x.to_dense() is x
    assert x.new_tensor([3]).dtype is rt.float64
    assert x.new_tensor(3, dtype=rt.int32).dtype is rt.int32
    assert x.where(rt.tensor([True, False]), -1).tolist() == [1, -1]
    assert x.polygamma(1).allclose(rt.polygamma(1, x))
    assert x.clone().apply_(lambda v: v * v + 1).tolist() == [2, 5]
    with pytest.raises(RuntimeError):
        x.cuda()


def test_where_of_a_condition_alone_gives_positions():
    rows, columns = rt.where(rt.tensor([[0, 1], [2, 0]]))
    assert rows.tolist() == [0, 1]
    assert columns.tolist() == [1, 0]


@pytest.mark.parametrize("shape", [(3, 3), (2, 5), (7, 3), (9, 2), (3, 3, 3)])
@pytest.mark.parametrize("wrap", [False, True])
def test_diagonals_are_filled_as_in_numpy(shape, wrap):
    x, wanted = rt.zeros(*shape), np.zeros(shape, "float32")
    np.fill_diagonal(wanted, 5, wrap=wrap)
    assert x.fill_diagonal_(5, wrap) is x
    assert (x.numpy() == wanted).all()
    for bad in (rt.zeros(3), rt.zeros(2, 2, 3)):
        with pytest.raises(RuntimeError):
            bad.fill_diagonal_(1)


@pytest.mark.parametrize("n", [0, 1, 2, 7, 8])
def test_windows_agree_with_numpy(n):
    for name in ("bartlett", "blackman", "hamming", "hanning"):
        ours = getattr(rt, f"{name.replace('hanning', 'hann')}_window")
        numpy = getattr(np, name)
        double = {"dtype": rt.float64}
        assert np.allclose(ours(n, False, **double).numpy(), numpy(n), atol=1e-12)
        if n > 1:
            assert np.allclose(ours(n, **double).numpy(), numpy(n + 1)[:-1], atol=1e-12)
    found = rt.kaiser_window(n, periodic=False, beta=8.0)
    assert found.dtype is rt.float32
    assert np.allclose(found.numpy(), np.kaiser(n, 8.0), atol=1e-6)
    weighed = rt.hamming_window(n, False, 0.6, 0.3, dtype=rt.float64).numpy()
    if n > 1:
        turns = 2 * np.pi * np.arange(n) / (n - 1)
        assert np.allclose(weighed, 0.6 - 0.3 * np.cos(turns), atol=1e-12)


def test_options_of_windows_and_frequencies_are_those_of_factories():
    makers = (rt.hann_window, rt.kaiser_window, rt.fft.fftfreq, rt.fft.rfftfreq)
    for make in makers:
        x = make(4, requires_grad=True)
        assert x.is_leaf
        assert x.requires_grad
        assert make(4, dtype=rt.float64, device="meta").dtype is rt.float64
        with pytest.raises(TypeError):
            make(4, nope=1)
        with pytest.raises(RuntimeError, match="CUDA"):
            make(4, pin_memory=True)
    for bad in (lambda: rt.hann_window(-1), lambda: rt.hann_window(3, dtype=rt.int64)):
        with pytest.raises(RuntimeError):
            bad()


@pytest.mark.parametrize("n", [1, 4, 5])
def test_frequencies_agree_with_numpy(n):
    assert np.allclose(rt.fft.fftfreq(n, 0.5).numpy(), np.fft.fftfreq(n, 0.5))
    assert np.allclose(rt.fft.rfftfreq(n, 0.5).numpy(), np.fft.rfftfreq(n, 0.5))


@pytest.mark.parametrize("shape", [(12, 5), (5, 12), (2, 8, 6)])
def test_matrices_of_low_rank_are_found_again(shape):
    left, right = rt.randn(*shape[:-1], 3), rt.randn(*shape[:-2], 3, shape[-1])
    a = (left @ right).double()
    U, S, V = rt.svd_lowrank(a, 4)
    assert rt.allclose((U * S.unsqueeze(-2)) @ V.mH, a)
    assert S[..., 3].max() < 1e-5 * S.max()
    U, S, V = rt.pca_lowrank(a, q=3)
    centered = a - a.mean(-2, True)
    assert rt.allclose((U * S.unsqueeze(-2)) @ V.mH, centered, atol=1e-8)
    with pytest.raises(ValueError, match="q must be"):
        rt.svd_lowrank(a, 99)


def test_failed_factorisations_raise_the_named_error():
    failures = (
        lambda: rt.linalg.inv(rt.zeros(2, 2)),
        lambda: rt.linalg.solve(rt.zeros(2, 2), rt.ones(2)),
        lambda: rt.linalg.cholesky(-rt.eye(2)),
        lambda: rt.linalg.svd(rt.full((2, 2), math.nan)),
        lambda: rt.linalg.ldl_factor(rt.zeros(2, 2)),
        lambda: rt.linalg.lstsq(rt.zeros(2, 2), rt.ones(2, 1), driver="gels"),
    )
    for fails in failures:
        with pytest.raises(rt.linalg.LinAlgError) as caught:
            fails()
        assert isinstance(caught.value, RuntimeError)
        assert type(pickle.loads(pickle.dumps(caught.value))) is rt.linalg.LinAlgError
    with pytest.raises(RuntimeError) as caught:
        rt.zeros(2, 2) @ rt.zeros(3, 3)
    assert not isinstance(caught.value, rt.linalg.LinAlgError)
    assert math.isnan(rt.logdet(-rt.eye(1)).item())


def test_a_number_may_be_copied_and_a_shift_names_a_dimension():
    x = rt.zeros(2, 3)
    assert x.copy_(2).sum().item() == 12
    with pytest.raises(IndexError):
        rt.fft.fftshift(x, 2)
    assert rt.fft.fftshift(x, -1).shape == (2, 3)
