"""Devices: what there is, and the one error for what there is not."""

import pytest
import rtensor as rt


@pytest.mark.parametrize(
    "make",
    [
        lambda: rt.zeros(2, device="cuda"),
        lambda: rt.arange(3, device="cuda:1"),
        lambda: rt.tensor([1.0], device="cuda"),
        lambda: rt.zeros_like(rt.ones(2), device="cuda"),
        lambda: rt.ones(2).to("cuda"),
        lambda: rt.nn.Linear(2, 2).to("cuda"),
    ],
)
def test_asking_for_cuda_is_one_clear_error(make):
    with pytest.raises(rt.DeviceError, match="no CUDA backend"):
        make()


def test_there_is_no_cuda_device():
    assert rt.cuda.is_available() is False
    assert rt.cuda.device_count() == 0


@pytest.mark.parametrize("name", ["gpu", "cpu:1", "cuda:x", ""])
def test_unknown_devices_are_refused(name):
    with pytest.raises(RuntimeError, match="device"):
        rt.device(name)


def test_meta_tensors_have_sizes_and_no_memory():
    x = rt.empty(2, 3, device="meta")
    assert (x @ x.t()).shape == (2, 2)
    with pytest.raises(RuntimeError, match="meta"):
        x.tolist()


def test_mixed_devices_name_both():
    with pytest.raises(rt.DeviceError, match=r"cpu.*meta|meta.*cpu"):
        rt.ones(2, 2) @ rt.empty(2, 2, device="meta")
    assert (rt.empty(2, device="meta") + rt.tensor(1.0)).shape == (2,)
