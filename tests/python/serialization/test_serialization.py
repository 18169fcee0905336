"""save and load: what goes in comes out, the format, and damaged or hostile files."""

import io
import json
import pickle
import struct
import zipfile
from collections import OrderedDict

import pytest
import rtensor as rt

from tests.python.serialization.forms import DTYPES, dump, read


def safetensors(header, data=b""):
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


@pytest.mark.parametrize("name", DTYPES)
def test_every_dtype_comes_back(name):
    dtype = getattr(rt, name)
    t = rt.tensor([[0, 1], [1, 1]]).to(dtype)
    got = read(dump({"t": t}))["t"]
    assert got.dtype == dtype
    assert got.tolist() == t.tolist()


def test_a_flat_dict_is_a_plain_safetensors_file():
    data = dump({"b": rt.arange(3, dtype=rt.int32), "a": rt.ones(2, dtype=rt.float64)})
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    assert list(header) == ["__metadata__", "b", "a"]
    assert header["a"] == {"dtype": "F64", "shape": [2], "data_offsets": [0, 16]}
    assert header["b"] == {"dtype": "I32", "shape": [3], "data_offsets": [16, 28]}
    assert length % 8 == 0
    assert data[8 + length :] == struct.pack("<2d3i", 1, 1, 0, 1, 2)
    assert list(read(data)) == ["b", "a"]
    assert dump(read(data)) == data


def test_views_and_empty_tensors_are_saved_as_their_values():
    base = rt.arange(6.0).reshape(2, 3)
    state = {
        "t": base.t(),
        "e": rt.tensor([1.0]).expand(3),
        "s": base[1, 1:],
        "z": rt.zeros(0, 4),
        "r": rt.tensor(3.0),
    }
    got = read(dump(state))
    for name, t in state.items():
        assert got[name].tolist() == t.tolist()
        assert got[name].shape == t.shape


def test_nesting_and_plain_values_come_back():
    state = {
        "epoch": 3,
        "big": 10**30,
        "rate": 0.1,
        "z": 1 + 2j,
        "name": "net",
        "none": None,
        "flag": True,
        "dtype": rt.float16,
        "items": [rt.ones(1), (rt.zeros(2), "x")],
        "groups": OrderedDict([(2, {"w": rt.ones(2)}), (1, {})]),
    }
    got = read(dump(state))
    assert list(got) == list(state)
    assert {k: got[k] for k in ("epoch", "big", "rate", "z", "name", "none", "flag", "dtype")} == {
        k: state[k] for k in ("epoch", "big", "rate", "z", "name", "none", "flag", "dtype")
    }
    assert got["items"][1][0].tolist() == [0, 0]
    assert isinstance(got["groups"], OrderedDict)
    assert list(got["groups"]) == [2, 1]
    assert read(dump(rt.ones(2))).tolist() == [1, 1]
    assert read(dump({})) == {}


def test_modules_and_optimizers_continue_from_their_files(tmp_path):
    net = rt.nn.Sequential(rt.nn.Linear(2, 3), rt.nn.BatchNorm1d(3))
    optimizer = rt.optim.Adam(net.parameters())
    net(rt.ones(4, 2)).sum().backward()
    optimizer.step()
    path = tmp_path / "state.safetensors"
    rt.save({"net": net.state_dict(), "optimizer": optimizer.state_dict()}, path)
    got = rt.load(path)
    other = rt.nn.Sequential(rt.nn.Linear(2, 3), rt.nn.BatchNorm1d(3))
    assert str(other.load_state_dict(got["net"])) == "<All keys matched successfully>"
    twin = rt.optim.Adam(other.parameters())
    twin.load_state_dict(got["optimizer"])
    assert twin.state_dict()["state"][0]["step"].item() == 1


@pytest.mark.parametrize(
    "obj", [object(), {"a": object()}, {(1, 2): rt.ones(1)}, [lambda: 1], {1, 2}]
)
def test_other_objects_are_refused_before_writing(obj, tmp_path):
    path = tmp_path / "x"
    with pytest.raises(TypeError, match="save: "):
        rt.save(obj, path)
    assert not path.exists()


def entry(shape, *offsets, dtype="F32"):
    return {"t": {"dtype": dtype, "shape": shape, "data_offsets": list(offsets)}}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        bytes(7),
        struct.pack("<Q", 0),
        struct.pack("<Q", 2**63),
        struct.pack("<Q", 2**64 - 8),
        struct.pack("<Q", 100) + b"{}",
        struct.pack("<Q", 4) + b"[[[[",
        struct.pack("<Q", 2) + b"[]",
        struct.pack("<Q", 2) + b"\xff\xff",
        safetensors(entry([2**32, 2**32], 0, 0), bytes(8)),
        safetensors(entry([2**62], 0, 0)),
        safetensors(entry([2], 8, 0), bytes(8)),
        safetensors(entry([2], 2**64 - 4, 4), bytes(8)),
        safetensors(entry([-1], 0, 4), bytes(8)),
        safetensors(entry([2**64], 0, 0), bytes(8)),
        safetensors(entry([1], 0, 4), bytes(8)),
        safetensors(entry([1], 4, 8), bytes(8)),
        safetensors(entry([2], 0, 8)),
        safetensors(entry([True], 0, 4), bytes(4)),
        safetensors(entry([1.0], 0, 4), bytes(4)),
        safetensors(entry([2], 0, 8, dtype="F31"), bytes(8)),
        safetensors(entry([1], 0, 1, dtype="BOOL"), b"\x02"),
        safetensors({"t": {"dtype": "F32", "shape": [1]}}, bytes(4)),
        safetensors({"t": 3}),
        safetensors({**entry([1], 0, 4), "u": entry([1], 0, 4)["t"]}, bytes(4)),
        safetensors({"__metadata__": {"a": 1}}),
        safetensors({"__metadata__": {"rtensor": '{"tensor":"missing"}'}}),
        safetensors({"__metadata__": {"rtensor": '{"weird":1}'}}),
        safetensors({"__metadata__": {"rtensor": "[" * 100000}}),
        b"{" * 100,
        pickle.dumps({"a": 1}),
    ],
)
def test_damaged_and_hostile_files_raise_load_error(data):
    with pytest.raises(rt.LoadError):
        read(data)


def test_a_name_twice_is_refused():
    one = '"t":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}'
    text = ("{" + one + "," + one + "}").encode()
    with pytest.raises(rt.LoadError, match="twice"):
        read(struct.pack("<Q", len(text)) + text + b"x")


def test_no_flipped_byte_or_cut_crashes():
    data = dump({"a": rt.arange(4.0), "b": [rt.ones(1, dtype=rt.bool), 3]})
    for i in range(len(data)):
        for bad in (data[:i], data[:i] + bytes([data[i] ^ 0x41]) + data[i + 1 :]):
            try:
                read(bad)
            except rt.LoadError:
                continue


def torch_archive(views, data, **extra):
    def number(n):
        return b"\x8a\x08" + struct.pack("<q", n)

    def tuple_of(ns):
        return b"(" + b"".join(map(number, ns)) + b"t"

    storage = (
        b"(X\x07\0\0\0storagectorch\nFloatStorage\nX\x01\0\0\x000X\x03\0\0\0cpu"
        + number(len(data) // 4)
        + b"tQ"
    )
    items = b"".join(
        b"ctorch._utils\n_rebuild_tensor_v2\n("
        + storage
        + number(offset)
        + tuple_of(size)
        + tuple_of(stride)
        + b"\x89ccollections\nOrderedDict\n)RtR"
        for offset, size, stride in views
    )
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as z:
        z.writestr("archive/data.pkl", b"\x80\x02](" + items + b"e.")
        z.writestr("archive/byteorder", extra.get("order", "little"))
        z.writestr("archive/data/0", data)
        z.writestr("archive/version", "3\n")
    return file.getvalue()


def test_archives_of_pytorch_are_read_as_values():
    data = struct.pack("<30f", *range(30))
    a, b, c = read(torch_archive([(5, [25], [1]), (2, [3, 2], [1, 10]), (0, [0, 3], [3, 1])], data))
    assert a.tolist() == list(range(5, 30))
    assert b.tolist() == [[2, 12], [3, 13], [4, 14]]
    assert c.shape == (0, 3)
    a.zero_()
    assert b[0, 0].item() == 2


@pytest.mark.parametrize(
    "view",
    [
        (0, [1000], [1]),
        (0, [2], [1000]),
        (2**40, [2], [1]),
        (2**62, [2], [2**62]),
        (-1, [1], [1]),
        (1, [2], [-1]),
        (0, [2, 2], [1]),
    ],
)
def test_archives_that_reach_past_their_storage_are_refused(view):
    with pytest.raises(rt.LoadError):
        read(torch_archive([view], bytes(8)))


def test_archives_run_no_code(tmp_path):
    class Evil:
        def __reduce__(self):
            return (tmp_path / "made").mkdir, ()

    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as z:
        z.writestr("archive/data.pkl", pickle.dumps(Evil(), 2))
    with pytest.raises(rt.LoadError, match="weights_only"):
        read(file.getvalue())
    with pytest.raises(ValueError, match="weights_only"):
        rt.load(io.BytesIO(), weights_only=False)
    with pytest.raises(rt.LoadError, match="little"):
        read(torch_archive([(0, [1], [1])], bytes(4), order="big"))
    assert not (tmp_path / "made").exists()
