"""Kind 11: memory of NumPy and buffers. A foreign object says how its memory lies, and is not believed unseen."""

import array
import gc
import sys
import threading
import weakref

import numpy as np
import pytest
import rtensor as rt

from tests.python.trials.forms import LENGTHS, child

IMPORTERS = (rt.from_numpy, rt.tensor, rt.as_tensor, rt.asarray, rt.from_dlpack)
REFUSALS = (ValueError, TypeError, BufferError, RuntimeError)


def right_or_refused(get, a):
    """The values of the array, or an error; never something else."""
    try:
        t = get(a)
    except REFUSALS as error:
        assert "panicked" not in str(error)  # noqa: PT017
        return None
    assert tuple(t.shape) == a.shape
    assert t.tolist() == a.tolist()
    assert (t + 0).tolist() == a.tolist()
    assert rt.equal(t.clone() + 0, rt.tensor(a.tolist(), dtype=t.dtype).reshape(a.shape))
    return t


# ---- H151: strides of dimensions that have none


def test_h151_strides_of_dimensions_of_one_or_no_element_do_not_count():
    a = np.arange(12.0).reshape(1, 3, 4)[::-1]
    assert a.strides[0] < 0
    t = rt.from_numpy(a)
    assert t.tolist() == a.tolist()
    assert t.data_ptr() == a.ctypes.data
    assert t.is_contiguous()
    assert rt.from_numpy(np.ascontiguousarray(a)).tolist() == a.tolist()
    absurd = np.lib.stride_tricks.as_strided(np.arange(3.0), (3, 1, 1), (8, 2**60, -7))
    assert rt.from_numpy(absurd).tolist() == absurd.tolist()
    for empty in (np.zeros((0, 3))[::-1], np.zeros((3, 0))[::-2], np.zeros((2, 0, 5))[:, :, ::-1]):
        assert rt.from_numpy(empty).shape == empty.shape
        assert (rt.from_numpy(empty) + 1).numpy().shape == empty.shape


@pytest.mark.parametrize("get", IMPORTERS)
def test_h151_negative_strides_are_copied_or_refused(get):
    for n in LENGTHS:
        a = np.arange(n * 2.0).reshape(n, 2)
        for view in (a[::-1], a[:, ::-1], a[::-1, ::-1], a[::-2], a.T[::-1]):
            right_or_refused(get, view)
    assert rt.tensor(np.arange(5)[::-1]).tolist() == [4, 3, 2, 1, 0]


@pytest.mark.parametrize("get", IMPORTERS)
def test_h151_every_layout_that_tensors_have(get):
    for n in LENGTHS:
        a = np.arange(n * 6).reshape(n, 2, 3)
        for view in (a, a.T, a[::2], a[:, 1:], a[..., 1], np.broadcast_to(a[:1, :1], (n, 2, 3))):
            assert right_or_refused(get, view) is not None


# ---- H153: views that are exported


def exported(t):
    yield t.numpy()
    yield np.asarray(t)
    yield np.from_dlpack(t)


@pytest.mark.parametrize("n", LENGTHS)
def test_h153_an_exported_array_begins_at_its_first_element_and_shares(n):
    m = rt.arange(n * 4).reshape(n, 4)
    for t in (m[n // 2 :], m.t()[1:], m[:, 1::2], m.view(-1)[3:], m.flip(0), m[:, 2], m[-1, -1]):
        for a in exported(t):
            assert a.tolist() == t.tolist()
        a = t.numpy()
        if t.numel():
            a.flat[0] = 77
            assert t.reshape(-1)[0].item() == 77
            t.fill_(5)
            assert (a == 5).all()


def test_h153_memory_lives_as_long_as_anybody_uses_it():
    gc.collect()
    before = rt.memory_stats()["live_storages"]
    a = rt.arange(10)[3:].numpy()
    d = np.from_dlpack(rt.arange(10)[2:])
    gc.collect()
    assert a.tolist() == list(range(3, 10))
    assert d.tolist() == list(range(2, 10))
    del a, d
    gc.collect()
    assert rt.memory_stats()["live_storages"] == before

    class Watched(np.ndarray):
        pass

    owner = np.arange(5.0).view(Watched)
    gone = weakref.ref(owner)
    parts = [rt.from_numpy(owner)[1:], rt.from_dlpack(owner)[2:].view(3), rt.asarray(owner)]
    del owner
    gc.collect()
    assert gone() is not None
    assert [p.tolist() for p in parts] == [[1, 2, 3, 4], [2, 3, 4], [0, 1, 2, 3, 4]]
    round_about = rt.from_numpy(parts[0].numpy())
    del parts
    gc.collect()
    assert round_about.tolist() == [1, 2, 3, 4]
    del round_about
    gc.collect()
    assert gone() is None


def test_h153_a_shared_array_is_not_resized_under_its_user():
    t = rt.arange(4)
    a = t.numpy()
    with pytest.raises(ValueError):
        a.resize(1000, refcheck=False)
    b = np.arange(4.0)
    u = rt.from_numpy(b)
    u.resize_(1000).zero_()  # memory of its own: the array's does not grow
    assert b.tolist() == [0, 1, 2, 3]


# ---- H155: misaligned arrays


def misaligned(n, dtype):
    raw = np.frombuffer(bytearray(n * np.dtype(dtype).itemsize + 1), dtype=np.uint8)[1:]
    a = raw.view(dtype)
    a[...] = np.arange(n) % 100
    return a


@pytest.mark.parametrize(
    "dtype", ["f2", "f4", "f8", "i2", "i4", "i8", "u2", "u4", "u8", "c8", "c16"]
)
def test_h155_misaligned_arrays_are_copied_or_refused(dtype):
    for n in (*LENGTHS, 0):
        a = misaligned(n, dtype)
        for get in IMPORTERS:
            right_or_refused(get, a)
        assert rt.tensor(a).tolist() == a.tolist()
    s = np.zeros(9, dtype=[("a", "i1"), ("b", dtype)])
    s["b"] = np.arange(9)
    for get in IMPORTERS:
        right_or_refused(get, s["b"])
    assert rt.tensor(s["b"]).tolist() == s["b"].tolist()


def test_h155_an_empty_array_over_an_odd_address():
    for dtype in (np.float32, np.int64, np.complex128):
        a = np.frombuffer(bytearray(33), dtype=np.uint8)[1:1].view(dtype)
        t = rt.from_numpy(a)
        assert t.shape == (0,)
        assert rt.cat([t, t]).sum().item() == 0
    with pytest.raises(ValueError, match="align"):
        rt.frombuffer(bytearray(9), dtype=rt.float32, offset=1)


# ---- H157: one array imported twice


def test_h157_one_array_under_two_tensors():
    a = np.ones(4)
    t, u = rt.from_numpy(a), rt.from_numpy(a)
    rt.add(t, u, out=t)
    assert a.tolist() == [2] * 4
    t.add_(u)
    t.copy_(u)
    assert a.tolist() == t.tolist() == u.tolist() == [4] * 4
    b = np.arange(6.0)
    first, second = rt.from_numpy(b[:5]), rt.from_numpy(b[1:])
    try:
        first.copy_(second)
    except RuntimeError:
        assert b.tolist() == list(range(6))
    else:
        assert b.tolist() == [1, 2, 3, 4, 5, 5]


def test_h157_threads_import_one_array_at_once():
    a = np.ones(1000)
    sums = []

    def work():
        for _ in range(200):
            t = rt.from_numpy(a)
            sums.append((t * 2).sum().item())
            np.asarray(t).sum()
            np.from_dlpack(t)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sums == [2000] * 800
    del thread, threads
    gc.collect()
    assert sys.getrefcount(a) <= 3


def test_h157_an_array_written_while_it_is_read_is_no_crash():
    out = child(
        """
        import threading
        import numpy as np
        import rtensor as rt
        a = np.ones(100_000)
        t = rt.from_numpy(a)
        stop = threading.Event()

        def write():
            while not stop.is_set():
                a[...] = 2
                t.mul_(1)

        thread = threading.Thread(target=write)
        thread.start()
        for _ in range(100):
            assert 100_000 <= t.sum().item() <= 200_000
        stop.set()
        thread.join()
        print("done")
        """
    )
    assert out == "done"


# ---- H159: strides, byte order and elements that tensors do not have


@pytest.mark.parametrize("get", IMPORTERS)
def test_h159_records_and_foreign_byte_order_are_copied_or_refused(get):
    s = np.zeros(3, dtype=[("a", "i1"), ("b", "<f4")])
    s["b"] = [1, 2, 3]
    aligned = np.zeros(3, dtype=[("a", "i4"), ("b", "<f4"), ("c", "i4")])
    aligned["b"] = [1, 2, 3]
    odd = np.lib.stride_tricks.as_strided(np.arange(6, dtype="i4"), (3,), (6,))
    right_or_refused(get, s["b"])
    right_or_refused(get, aligned["b"])
    right_or_refused(get, odd)
    for dtype in (">f2", ">f4", ">f8", ">i2", ">i4", ">i8", ">u2", ">c8", ">c16"):
        for n in LENGTHS:
            right_or_refused(get, (np.arange(n) % 50).astype(dtype))


def test_h159_tensor_converts_what_cannot_be_shared():
    s = np.zeros(3, dtype=[("a", "i1"), ("b", "<f4")])
    s["b"] = [1, 2, 3]
    for a in (s["b"], np.array([1, 2, 3], dtype=">f4"), np.array([1, 2, 3], dtype=">i8")):
        assert rt.tensor(a).tolist() == [1, 2, 3]
        assert rt.as_tensor(a).tolist() == [1, 2, 3]
        with pytest.raises(ValueError, match=r"cop|convert"):
            rt.from_numpy(a)


@pytest.mark.parametrize("get", IMPORTERS)
@pytest.mark.parametrize(
    "a",
    [
        np.array(["a", "b"]),
        np.array([b"ab"]),
        np.array([1, None]),
        np.array(["2020-01-01"], dtype="M8[D]"),
        np.array([5], dtype="m8[s]"),
        np.zeros(2, dtype=[("a", "i4"), ("b", "f4")]),
        np.zeros(2, dtype="V4"),
        np.zeros(2, dtype=np.longdouble),
    ],
    ids=lambda a: str(a.dtype),
)
def test_h159_elements_that_tensors_do_not_have_are_refused(get, a):
    with pytest.raises((TypeError, BufferError)):
        get(a)


def test_h159_bytes_that_are_no_bools_are_refused_or_true():
    raw = np.frombuffer(bytearray(b"\x02\x00\x01"), dtype=bool)
    for get in IMPORTERS:
        try:
            t = get(raw)
        except REFUSALS:
            continue
        assert t.long().tolist() == [1, 0, 1]
    with pytest.raises(ValueError, match="bool"):
        rt.frombuffer(b"\x02", dtype=rt.bool)


def test_h159_read_only_memory_is_never_written():
    a = np.arange(4.0)
    a.setflags(write=False)
    for get in (rt.from_numpy, rt.asarray, rt.from_dlpack, rt.as_tensor):
        t = get(a)
        for write in (
            lambda t: t.add_(1),
            lambda t: t.zero_(),
            lambda t: t.__setitem__(0, 5),
            lambda t: t[1:].fill_(2),
            lambda t: t.view(2, 2).t().mul_(2),
            lambda t: rt.add(t, 1, out=t),
            lambda t: t.detach().copy_(rt.zeros(4)),
            lambda t: t.numpy().__setitem__(0, 5),
            lambda t: np.from_dlpack(t).__setitem__(0, 5),
        ):
            with pytest.raises((RuntimeError, ValueError, BufferError)):
                write(t)
        assert a.tolist() == [0, 1, 2, 3]
        assert (t + 1).tolist() == [1, 2, 3, 4]
        t.clone().add_(1)
    constant = rt.frombuffer(b"abc", dtype=rt.uint8)
    with pytest.raises(RuntimeError, match="read-only"):
        constant.zero_()
    broadcast = rt.from_numpy(np.broadcast_to(np.ones(2), (3, 2)))
    with pytest.raises(RuntimeError):
        broadcast.add_(1)


# ---- H163: what NumPy cannot hold


def test_h163_limits_of_numpy_are_errors():
    for n in (65, 70, 200):
        with pytest.raises(ValueError):
            rt.zeros([1] * n).numpy()
        with pytest.raises(ValueError):
            np.asarray(rt.zeros([1] * n))
    assert rt.zeros([1] * 30).numpy().ndim == 30
    assert rt.zeros(()).numpy().shape == ()
    assert rt.zeros(0, 3).numpy().shape == (0, 3)
    for t in (rt.zeros(2, dtype=rt.bfloat16), rt.zeros(2, device="meta")):
        with pytest.raises(TypeError):
            t.numpy()
    with pytest.raises(RuntimeError, match="detach"):
        rt.ones(2, requires_grad=True).numpy()
    assert rt.ones(2, requires_grad=True).numpy(force=True).tolist() == [1, 1]
    with pytest.raises((TypeError, RuntimeError)):
        rt.nested.nested_tensor([rt.ones(1), rt.ones(2)]).numpy()


@pytest.mark.parametrize(
    "dtype",
    "? u1 u2 u4 u8 i1 i2 i4 i8 f2 f4 f8 c8 c16".split(),  # noqa: SIM905
)
def test_h163_rank_0_and_no_elements_of_every_dtype(dtype):
    for shape in ((), (0,), (0, 3), (3, 0), (1, 1, 1)):
        a = np.ones(shape, dtype=dtype)
        for get in IMPORTERS:
            t = get(a)
            assert t.numpy().dtype == a.dtype
            assert t.numpy().shape == shape
            assert t.tolist() == a.tolist()
    scalar = np.ones((), dtype=dtype)[()]
    assert rt.tensor(scalar).numpy().dtype == a.dtype


def test_h163_buffers():
    for code in "bBhHiIlLqQfd":
        given = array.array(code, [1, 2, 3])
        t = rt.asarray(given)
        assert t.tolist() == [1, 2, 3]
        assert t.itemsize == given.itemsize
        given[0] = 7
        assert t[0].item() == 7
        with pytest.raises(BufferError):
            given.append(1)
        del t
        gc.collect()
        given.append(1)
    assert rt.frombuffer(memoryview(b"\x01\x02\x03")[1:], dtype=rt.uint8).tolist() == [2, 3]
    for bad in (memoryview(b"abcd")[::2], array.array("u", "ab")):
        with pytest.raises((BufferError, TypeError)):
            rt.asarray(bad)
    for options in ({"count": 5}, {"offset": 9}, {"offset": -1}, {"count": -3}, {"count": 2**62}):
        with pytest.raises(ValueError):
            rt.frombuffer(b"abcd", dtype=rt.uint8, **options)


def test_h163_functions_of_numpy_take_tensors():
    t = rt.tensor([1.0, 2.0])
    assert np.add(t, 1).tolist() == [2, 3]
    assert np.sin(t).dtype == np.float32
    assert np.concatenate([t, t]).tolist() == [1, 2, 1, 2]
    assert np.where(t > 1, t, 0).tolist() == [0, 2]
    assert float(np.sum(t)) == 3
    assert np.array([t, t]).shape == (2, 2)
    assert np.arange(5)[rt.tensor([1, 2])].tolist() == [1, 2]
    for mixed in (np.ones(2, dtype="f4") + t, t + np.ones(2, dtype="f4"), np.float64(2) * t - 1):
        assert isinstance(mixed, rt.Tensor)
        assert mixed.dtype == rt.float32
    assert (t == np.array([1.0, 3.0])).tolist() == [True, False]
    target = np.zeros(3)
    target[1:] = t
    assert target.tolist() == [0, 1, 2]
    with pytest.raises(ValueError):
        np.array(t, copy=False, dtype="f8")
