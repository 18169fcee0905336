"""H161, kind 11: DLPack, with capsules made by hand. What a capsule says is checked, and it is released once."""

import ctypes
import gc

import numpy as np
import pytest
import rtensor as rt

from tests.python.interop.capsules import Described, Managed, Versioned

REFUSALS = (ValueError, TypeError, BufferError, RuntimeError)


class Offer:
    """Hands out a capsule made by hand, and counts how often it is released."""

    def __init__(self, shape, strides=None, offset=0, version=None, flags=0, values=6, **fields):
        self.values = (ctypes.c_float * values)(*range(values))
        n = len(shape)
        self.shape = (ctypes.c_int64 * max(n, 1))(*shape)
        self.strides = None if strides is None else (ctypes.c_int64 * max(n, 1))(*strides)
        pointer = ctypes.POINTER(ctypes.c_int64)
        described = {
            "data": ctypes.addressof(self.values),
            "device_type": 1,
            "device_id": 0,
            "ndim": n,
            "code": 2,
            "bits": 32,
            "lanes": 1,
            "shape": ctypes.cast(self.shape, pointer),
            "strides": ctypes.cast(self.strides, pointer) if strides is not None else None,
            "byte_offset": offset,
            **fields,
        }
        self.released = []
        self.deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self.released.append)
        deleter = ctypes.cast(self.deleter, ctypes.c_void_p).value
        if version is None:
            self.managed, name = Managed(Described(**described), None, deleter), b"dltensor"
        else:
            self.managed = Versioned(*version, None, deleter, flags, Described(**described))
            name = b"dltensor_versioned"
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = (
            ctypes.py_object,
            [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p],
        )
        self.capsule = new(ctypes.addressof(self.managed), name, None)

    def __dlpack__(self, **_):
        return self.capsule

    def __dlpack_device__(self):
        return (1, 0)


@pytest.mark.parametrize("version", [None, (1, 0), (1, 99)])
@pytest.mark.parametrize(
    ("shape", "strides", "offset", "want"),
    [
        ([4], [1], 8, [2, 3, 4, 5]),
        ([4], None, 8, [2, 3, 4, 5]),
        ([2, 3], None, 0, [[0, 1, 2], [3, 4, 5]]),
        ([2, 2], [1, 2], 4, [[1, 3], [2, 4]]),
        ([2], [3], 4, [1, 4]),
        ([3], [0], 20, [5, 5, 5]),
        ([], None, 12, 3),
        ([], [], 0, 0),
        ([1, 2], [-(2**60), 1], 16, [[4, 5]]),
        ([0, 3], [-5, 1], 0, []),
    ],
)
def test_h161_offset_missing_strides_and_rank_0(shape, strides, offset, want, version):
    offer = Offer(shape, strides, offset, version)
    t = rt.from_dlpack(offer)
    assert t.tolist() == want
    assert list(t.shape) == shape
    if t.numel() and 0 not in (strides or ()):
        t.reshape(-1)[0].fill_(9) if t.dim() == 0 else t.__setitem__(tuple([0] * t.dim()), 9)
        assert offer.values[offset // 4] == 9
    part = t.view(-1) if t.is_contiguous() else t[1:]
    if t.numel():
        assert offer.released == []
    del t
    gc.collect()
    assert offer.released == [] or not want
    del part
    gc.collect()
    assert len(offer.released) == 1


@pytest.mark.parametrize("version", [None, (1, 0)])
@pytest.mark.parametrize(
    "fields",
    [
        {"strides": [-1]},
        {"strides": [2**62]},
        {"shape": [-1]},
        {"shape": [2**62]},
        {"shape": [2**40, 2**40]},
        {"device_type": 2},
        {"device_type": 99},
        {"lanes": 4},
        {"lanes": 0},
        {"code": 3},
        {"code": 77},
        {"bits": 12},
        {"bits": 0},
        {"offset": 1},
        {"offset": 2**64 - 4},
        {"ndim": -1},
        {"data": None},
    ],
    ids=lambda f: f"{next(iter(f))}={next(iter(f.values()))}",
)
def test_h161_what_cannot_be_taken_is_refused_and_released_once_at_most(fields, version):
    given = {"shape": [2], "strides": [1], **fields}
    if len(given["shape"]) != len(given["strides"]):
        given["strides"] = None
    offer = Offer(version=version, **given)
    with pytest.raises(REFUSALS) as caught:
        rt.from_dlpack(offer)
    assert "panicked" not in str(caught.value)
    gc.collect()
    assert len(offer.released) <= 1


def test_h161_a_newer_major_version_is_refused():
    offer = Offer([2], version=(2, 0))
    with pytest.raises(REFUSALS):
        rt.from_dlpack(offer)
    assert len(offer.released) <= 1


def test_h161_the_read_only_flag_is_kept():
    offer = Offer([3], version=(1, 0), flags=1)
    t = rt.from_dlpack(offer)
    with pytest.raises(RuntimeError, match="read-only"):
        t.add_(1)
    assert list(offer.values[:3]) == [0, 1, 2]
    with pytest.raises(BufferError, match="read-only"):
        t.__dlpack__()
    assert not np.from_dlpack(t).flags.writeable


def test_h161_a_capsule_is_taken_once():
    for version in (None, (1, 0)):
        offer = Offer([2], version=version)
        t = rt.from_dlpack(offer)
        with pytest.raises(TypeError, match="taken"):
            rt.from_dlpack(offer)
        assert t.tolist() == [0, 1]
        assert offer.released == []
        del t
        gc.collect()
        assert len(offer.released) == 1


def test_h161_own_capsules_are_released_whether_taken_or_not():
    gc.collect()
    before = rt.memory_stats()["live_storages"]
    t = rt.arange(6.0)
    for _ in range(100):
        t.__dlpack__()
        t.__dlpack__(max_version=(1, 0))
        t[2:].__dlpack__(copy=True)
        a = np.from_dlpack(t[1:])
        rt.from_dlpack(t.t())
    del t
    assert a.tolist() == [1, 2, 3, 4, 5]
    del a
    gc.collect()
    assert rt.memory_stats()["live_storages"] == before


def test_h161_a_copy_is_a_copy():
    a = np.arange(3.0)
    assert rt.from_dlpack(a, copy=False).data_ptr() == a.ctypes.data
    copied = rt.from_dlpack(a, copy=True)
    copied.zero_()
    assert a.tolist() == [0, 1, 2]
    assert rt.from_dlpack(a, device="cpu").data_ptr() == a.ctypes.data
    assert rt.from_dlpack(a, device="meta").is_meta
    with pytest.raises(BufferError, match="copy"):
        rt.from_dlpack(a, device="meta", copy=False)


def test_h161_who_is_no_provider():
    class Raises:
        def __dlpack__(self, **_):
            raise KeyError("mine")

        def __dlpack_device__(self):
            return (1, 0)

    with pytest.raises(KeyError, match="mine"):
        rt.from_dlpack(Raises())
    for other in (3, None, object(), "x", [1, 2]):
        with pytest.raises(TypeError):
            rt.from_dlpack(other)
