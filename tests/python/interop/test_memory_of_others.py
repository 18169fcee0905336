"""Memory shared with NumPy, DLPack and buffers: lifetimes, strides, read-only flags, what is refused."""

import array
import ctypes
import gc
import subprocess
import sys

import numpy as np
import pytest
import rtensor as rt

from tests.python.interop.capsules import Described, Managed

DTYPES = [
    "bool",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "int8",
    "int16",
    "int32",
    "int64",
    "float16",
    "float32",
    "float64",
    "complex64",
    "complex128",
]


@pytest.mark.parametrize("dtype", DTYPES)
def test_arrays_of_every_dtype_are_shared_both_ways(dtype):
    a = np.array([[0, 1], [1, 0]], dtype=dtype)
    t = rt.from_numpy(a)
    assert t.dtype is getattr(rt, dtype)
    assert t.data_ptr() == a.ctypes.data
    assert t.tolist() == a.tolist()
    back = t.numpy()
    assert back.dtype == a.dtype
    assert back.ctypes.data == a.ctypes.data
    a[0, 0] = 1
    assert t[0, 0].item() == 1
    assert back[0, 0] == 1


def test_views_export_their_own_first_element():
    t = rt.tensor(list(range(12)))
    assert t[3:].numpy().tolist() == list(range(3, 12))
    m = t.view(3, 4).T[1:]
    assert m.numpy().tolist() == m.tolist()
    assert np.from_dlpack(t[2:]).tolist() == list(range(2, 12))
    m.numpy()[0, 0] = 77
    assert t[1].item() == 77


def test_the_array_keeps_the_memory():
    a = rt.tensor([1.0, 2.0, 3.0]).numpy()
    b = rt.from_numpy(np.arange(3.0))
    gc.collect()
    assert a.tolist() == [1, 2, 3]
    assert b.tolist() == [0, 1, 2]


def test_strides_of_dimensions_of_size_one_mean_nothing():
    a = np.zeros((1, 3, 4))[::-1]
    assert rt.from_numpy(a).shape == (1, 3, 4)
    assert rt.from_numpy(np.ascontiguousarray(a)).is_contiguous()


def test_what_cannot_be_shared_is_refused_and_copied_by_tensor():
    reversed_ = np.arange(5)[::-1]
    record = np.zeros(3, dtype=[("a", "i1"), ("b", "<f4")])
    record["b"] = [1, 2, 3]
    misaligned = np.frombuffer(bytearray(13), dtype=np.uint8)[1:13].view(np.float32)
    big = np.arange(3, dtype=">f4")
    for a in (reversed_, record["b"], misaligned, big):
        with pytest.raises(ValueError, match=r"copy the array|convert it"):
            rt.from_numpy(a)
        assert rt.tensor(a).tolist() == a.tolist()
    for a in (
        np.array(["x"]),
        np.array([object()]),
        np.array([1], dtype="M8[s]"),
        np.zeros(2, dtype=record.dtype),
    ):
        with pytest.raises(TypeError):
            rt.from_numpy(a)
    with pytest.raises(TypeError):
        rt.from_numpy([1, 2])


def test_an_empty_array_over_an_odd_address_is_fine():
    a = np.frombuffer(bytearray(13), dtype=np.uint8)[1:1].view(np.float32)
    assert rt.from_numpy(a).shape == (0,)


def test_bytes_that_are_no_bools_are_refused():
    with pytest.raises(ValueError, match="neither True nor False"):
        rt.from_numpy(np.frombuffer(b"\x02\x01", dtype=bool))


def test_read_only_memory_is_not_written():
    a = np.arange(3.0)
    a.flags.writeable = False
    t = rt.from_numpy(a)
    with pytest.raises(RuntimeError, match="read-only"):
        t[0] = 5
    assert a.tolist() == [0, 1, 2]
    assert not t.numpy().flags.writeable


def test_limits_of_numpy_are_errors():
    with pytest.raises(ValueError):
        rt.tensor([1.0]).view([1] * 70).numpy()
    assert rt.tensor(2.5).numpy().shape == ()
    with pytest.raises(TypeError, match="bfloat16"):
        rt.tensor([1.0], dtype=rt.bfloat16).numpy()
    with pytest.raises(RuntimeError, match="detach"):
        rt.tensor([1.0], requires_grad=True).numpy()
    with pytest.raises(TypeError, match="meta"):
        rt.tensor([1.0], device="meta").numpy()


def test_numpy_functions_take_tensors():
    t = rt.tensor([1.0, 2.0])
    assert np.asarray(t).tolist() == [1, 2]
    assert np.asarray(t, dtype=np.int64).dtype == np.int64
    assert np.array(t).ctypes.data != t.data_ptr()
    assert np.sum(np.asarray(t)) == 3


def test_numbers_of_numpy_are_numbers():
    assert rt.tensor(np.float64(3)).dtype is rt.float64
    assert rt.tensor([np.float32(1), np.float32(2)]).dtype is rt.float32
    assert rt.tensor(np.array(3.5)).shape == ()
    assert rt.tensor([1, 2, 3])[np.int64(1)].item() == 2
    assert rt.tensor([1.0]).sum(np.int32(0)).item() == 1


@pytest.mark.parametrize("dtype", DTYPES)
def test_dlpack_both_ways(dtype):
    a = np.array([[0, 1, 1], [1, 0, 1]], dtype=dtype)
    t = rt.from_dlpack(a)
    assert t.dtype is getattr(rt, dtype)
    assert t.data_ptr() == a.ctypes.data
    if dtype != "bool" or np.lib.NumpyVersion(np.__version__) >= "1.25.0":
        assert np.from_dlpack(t).tolist() == a.tolist()
    assert rt.from_dlpack(t.T).tolist() == a.T.tolist()
    assert t.__dlpack_device__() == (1, 0)


def test_a_capsule_is_taken_once_and_freed_when_it_is_not():
    t = rt.tensor([1.0, 2.0])
    before = rt.memory_stats()["live_storages"]
    capsule = t.__dlpack__()
    assert rt.from_dlpack(capsule).tolist() == [1, 2]
    with pytest.raises(TypeError, match="not taken"):
        rt.from_dlpack(capsule)
    t.__dlpack__()
    t.__dlpack__(max_version=(1, 0))
    del capsule
    gc.collect()
    assert rt.memory_stats()["live_storages"] == before
    assert rt.from_dlpack(t.__dlpack__(copy=True)).data_ptr() != t.data_ptr()


def _capsule(values, shape, byte_offset=0, strides=None, device=1, code=2, bits=32, lanes=1):
    data = (ctypes.c_float * len(values))(*values)
    sizes = (ctypes.c_int64 * max(1, len(shape)))(*shape)
    steps = (ctypes.c_int64 * len(strides))(*strides) if strides else None
    managed = Managed()
    managed.tensor = Described(
        ctypes.cast(data, ctypes.c_void_p),
        device,
        0,
        len(shape),
        code,
        bits,
        lanes,
        ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64)),
        ctypes.cast(steps, ctypes.POINTER(ctypes.c_int64)) if steps else None,
        byte_offset,
    )
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = (
        ctypes.py_object,
        [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p],
    )
    return new(ctypes.addressof(managed), b"dltensor", None), (data, sizes, steps, managed)


def test_byte_offset_null_strides_and_no_dimensions():
    capsule, keep = _capsule([0, 1, 2, 3, 4, 5], [4], byte_offset=8)
    assert rt.from_dlpack(capsule).tolist() == [2, 3, 4, 5]
    capsule, keep2 = _capsule([0, 1, 2, 3, 4, 5], [2, 3])
    assert rt.from_dlpack(capsule).tolist() == [[0, 1, 2], [3, 4, 5]]
    capsule, keep3 = _capsule([7], [])
    assert rt.from_dlpack(capsule).item() == 7
    del keep, keep2, keep3


@pytest.mark.parametrize(
    "options",
    [
        {"strides": [-1]},
        {"device": 2},
        {"lanes": 4},
        {"code": 3},
        {"bits": 12},
        {"byte_offset": 1},
        {"strides": [2**62]},
    ],
)
def test_capsules_that_cannot_be_taken_are_refused(options):
    capsule, keep = _capsule([0, 1, 2, 3], [2], **options)
    with pytest.raises((BufferError, ValueError, RuntimeError)):
        rt.from_dlpack(capsule)
    del keep


def test_buffers():
    memory = bytearray(range(8))
    t = rt.frombuffer(memory, dtype=rt.uint8, offset=2, count=3)
    assert t.tolist() == [2, 3, 4]
    memory[2] = 99
    assert t[0].item() == 99
    with pytest.raises(BufferError):
        memory.append(1)  # exported
    del t
    gc.collect()
    memory.append(1)
    for bad in ({"count": 10}, {"offset": 10}, {"offset": -1}, {"count": 2**62}):
        with pytest.raises(ValueError):
            rt.frombuffer(memory, dtype=rt.uint8, **bad)
    with pytest.raises(ValueError, match="whole number"):
        rt.frombuffer(b"abc", dtype=rt.float32)
    assert rt.asarray(array.array("d", [1, 2])).dtype is rt.float64


def test_lists():
    t = rt.tensor([[1.5, 2], [3, 4]], dtype=rt.float64)
    assert t.T.tolist() == [[1.5, 3], [2, 4]]
    assert rt.tensor(3).tolist() == 3
    assert rt.tensor([[], []]).tolist() == [[], []]
    assert rt.tensor([2**64 - 1], dtype=rt.uint64).tolist() == [2**64 - 1]
    assert rt.tensor([1.5], dtype=rt.bfloat16).tolist() == [1.5]


def test_numpy_is_not_imported_until_it_is_needed():
    code = "import sys, rtensor as rt; t = rt.tensor([1.0, 2.0]); repr(t); t.sum(); assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
