"""The class Tensor: construction, facts, identity, text, pickles, garbage."""

import copy
import gc
import pickle
import weakref

import pytest
import rtensor as rt


def test_facts():
    a = rt.tensor([[1, 2, 3], [4, 5, 6]], dtype=rt.float32)
    assert a.shape == (2, 3)
    assert isinstance(a.shape, tuple)
    assert a.shape.numel() == 6
    assert repr(a.shape) == "rtensor.Size([2, 3])"
    assert type(a.shape[1:]) is rt.Size
    assert type(a.shape + (1,)) is rt.Size  # noqa: RUF005
    assert pickle.loads(pickle.dumps(a.shape)) == a.shape
    assert (a.ndim, a.dim(), a.numel(), a.nelement()) == (2, 2, 6, 6)
    assert (a.size(), a.size(-1), a.stride(), a.stride(0)) == ((2, 3), 3, (3, 1), 3)
    assert (a.itemsize, a.element_size(), a.nbytes, a.storage_offset()) == (4, 4, 24, 0)
    assert a.is_contiguous()
    assert not a.T.is_contiguous()
    assert a.is_floating_point()
    assert not a.is_complex()
    assert a.device == rt.device("cpu")
    assert a.dtype is rt.float32
    assert a.untyped_storage().data_ptr() == a.data_ptr()
    assert a.layout is rt.strided
    with pytest.raises(IndexError):
        a.size(2)


def test_dtypes_have_pytorchs_short_names():
    assert (rt.float, rt.double, rt.half, rt.long, rt.int, rt.short) == (
        rt.float32,
        rt.float64,
        rt.float16,
        rt.int64,
        rt.int32,
        rt.int16,
    )
    assert repr(rt.bfloat16) == "rtensor.bfloat16"
    assert pickle.loads(pickle.dumps(rt.float32)) is rt.float32
    assert copy.deepcopy(rt.int8) is rt.int8


def test_devices():
    assert rt.device("cpu:0") == rt.device("cpu")
    assert repr(rt.device("cuda", 1)) == "device(type='cuda', index=1)"
    assert pickle.loads(pickle.dumps(rt.device("cuda:1"))) == rt.device("cuda:1")
    with pytest.raises(RuntimeError, match="not known"):
        rt.device("toaster")
    with pytest.raises(rt.DeviceError, match="CUDA"):
        rt.tensor(1.0, device="cuda")
    assert rt.tensor([1.0, 2.0], device="meta").is_meta


@pytest.mark.parametrize(
    ("data", "dtype", "shape"),
    [
        (1, rt.int64, ()),
        (1.5, rt.float32, ()),
        (True, rt.bool, ()),
        (1 + 2j, rt.complex64, ()),
        ([], rt.float32, (0,)),
        ([[], []], rt.float32, (2, 0)),
        ([True, 1], rt.int64, (2,)),
        ([1, 2.5], rt.float32, (2,)),
        ([1, 2j], rt.complex64, (2,)),
        (range(3), rt.int64, (3,)),
        (((1, 2), (3, 4)), rt.int64, (2, 2)),
    ],
)
def test_tensor_infers_dtype_and_shape(data, dtype, shape):
    t = rt.tensor(data)
    assert t.dtype is dtype
    assert t.shape == shape


def test_tensor_copies_and_as_tensor_does_not():
    a = rt.tensor([1.0, 2.0])
    assert rt.tensor(a).data_ptr() != a.data_ptr()
    assert rt.as_tensor(a) is a
    assert rt.asarray(a) is a
    assert rt.asarray(a, copy=True).data_ptr() != a.data_ptr()


@pytest.mark.parametrize(
    ("data", "dtype"),
    [
        (300, rt.uint8),
        (-1, rt.uint8),
        (2**63, rt.int64),
        (1e40, rt.float32),
        (float("nan"), rt.int32),
        (1j, rt.float32),
    ],
)
def test_values_that_do_not_fit_are_an_error(data, dtype):
    with pytest.raises((ValueError, OverflowError)):
        rt.tensor(data, dtype=dtype)


def test_the_largest_uint64_fits():
    assert rt.tensor(2**64 - 1, dtype=rt.uint64).item() == 2**64 - 1


@pytest.mark.parametrize(
    "data", [[[1, 2], [3]], [1, [2]], [[1], 2], "text", None, {"a": 1}, [None]]
)
def test_ragged_and_foreign_data_are_an_error(data):
    with pytest.raises((ValueError, TypeError)):
        rt.tensor(data)


def test_a_list_that_contains_itself_is_an_error():
    endless = []
    endless.append(endless)
    with pytest.raises(ValueError, match="nested"):
        rt.tensor(endless)


def test_numbers():
    t = rt.tensor(3)
    assert (int(t), float(t), complex(t), bool(t), [10, 20, 30, 40][t]) == (
        3,
        3.0,
        3 + 0j,
        True,
        40,
    )
    with pytest.raises(RuntimeError, match="ambiguous"):
        bool(rt.tensor([1, 2]))
    with pytest.raises(TypeError):
        [1, 2][rt.tensor(1.0)]
    with pytest.raises(RuntimeError, match="elements"):
        rt.tensor([1, 2]).item()


def test_wrappers_keep_their_identity():
    a = rt.tensor([[1.0, 2.0]], requires_grad=True)
    y = a.sum()
    assert y.grad_fn is y.grad_fn
    assert a.view(2)._base is a
    grad = rt.tensor([[1.0, 1.0]])
    a.grad = grad
    assert a.grad is grad


def test_subclasses_keep_their_attributes():
    class Named(rt.Tensor):
        pass

    p = Named([1.0, 2.0])
    p.name = "p"
    assert type(p) is Named
    assert type(p.sum()) is rt.Tensor
    again = pickle.loads(pickle.dumps(rt.tensor([1.0])))
    assert again.tolist() == [1.0]
    twin = copy.deepcopy(rt.tensor([[1, 2]]).T)
    assert twin.tolist() == [[1], [2]]


def test_only_leaves_are_copied_deeply():
    a = rt.tensor([1.0], requires_grad=True)
    assert copy.deepcopy(a).requires_grad
    with pytest.raises(RuntimeError, match="leaves"):
        copy.deepcopy(a.sum())


def test_requires_grad_is_checked():
    with pytest.raises(RuntimeError, match="floating point"):
        rt.tensor([1], requires_grad=True)
    a = rt.tensor([1.0], requires_grad=True)
    with pytest.raises(RuntimeError, match="leaf"):
        a.sum().requires_grad_(False)
    with pytest.raises(RuntimeError, match="like its tensor"):
        a.grad = rt.tensor([1.0, 2.0])
    with pytest.raises(TypeError):
        a.grad = 3.0


def test_tensors_die_and_cycles_are_collected():
    a = rt.tensor([1.0], requires_grad=True)
    a.me = a
    ref = weakref.ref(a)
    del a
    gc.collect()
    assert ref() is None


def test_memory_comes_back():
    gc.collect()
    before = rt.memory_stats()["live_storages"]
    for _ in range(10):
        t = rt.tensor([1.0, 2.0])
        with pytest.raises(TypeError):
            t.view("x")
        with pytest.raises(RuntimeError):
            t.view(3)
        del t
    gc.collect()
    assert rt.memory_stats()["live_storages"] == before


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda: rt.tensor([1.0, 2.5]), "tensor([1.0000, 2.5000])"),
        (lambda: rt.tensor([1.0, 2.0]), "tensor([1., 2.])"),
        (lambda: rt.tensor([[1, 2], [3, 4]]), "tensor([[1, 2],\n        [3, 4]])"),
        (lambda: rt.tensor([True, False]), "tensor([ True, False])"),
        (lambda: rt.tensor([1.0, 1e10]), "tensor([1.0000e+00, 1.0000e+10])"),
        (lambda: rt.tensor(3.5), "tensor(3.5000)"),
        (lambda: rt.tensor([1], dtype=rt.int32), "tensor([1], dtype=rtensor.int32)"),
        (lambda: rt.tensor([1.0], requires_grad=True), "tensor([1.], requires_grad=True)"),
        (lambda: rt.tensor([]), "tensor([])"),
        (lambda: rt.tensor([[], []]), "tensor([], size=(2, 0))"),
        (lambda: rt.tensor([float("nan"), 1.0]), "tensor([nan, 1.])"),
        (lambda: rt.tensor([1.0, 2.0], device="meta"), "tensor(..., device='meta', size=(2,))"),
        (lambda: rt.tensor([1 + 2j]), "tensor([1.+2.j])"),
    ],
)
def test_text_is_that_of_pytorch(make, text):
    assert repr(make()) == text


def test_long_tensors_are_summarised():
    text = repr(rt.tensor(list(range(2000))))
    assert "..." in text
    assert len(text) < 200


def test_generators_and_seeds():
    g = rt.Generator()
    assert g.manual_seed(7) is g
    assert g.initial_seed() == 7
    state = g.get_state()
    g.manual_seed(8)
    g.set_state(state)
    assert g.initial_seed() == 7
    assert pickle.loads(pickle.dumps(g)).initial_seed() == 7
    assert rt.manual_seed(3) is rt.default_generator


def test_limits():
    assert rt.finfo(rt.float32).eps == 2.0**-23
    assert rt.finfo(rt.float16).max == 65504
    assert rt.iinfo(rt.int8).min == -128
    assert rt.iinfo(rt.uint64).max == 2**64 - 1
    with pytest.raises(TypeError):
        rt.finfo(rt.int8)


def test_default_dtype():
    try:
        rt.set_default_dtype(rt.float64)
        assert rt.tensor(1.0).dtype is rt.float64
        assert rt.tensor(1j).dtype is rt.complex128
        with pytest.raises(rt.DTypeError):
            rt.set_default_dtype(rt.int64)
    finally:
        rt.set_default_dtype(rt.float32)


def test_error_classes():
    assert issubclass(rt.ShapeError, (ValueError,))
    assert issubclass(rt.ShapeError, RuntimeError)
    assert issubclass(rt.DTypeError, TypeError)
    assert issubclass(rt.OutOfMemoryError, MemoryError)
    with pytest.raises(rt.ShapeError):
        rt.tensor([1.0, 2.0]).view(3)
