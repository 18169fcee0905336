"""Kind 10: files. What was saved comes back, bit by bit; what is damaged or hostile is refused, and nothing of it runs."""

import copy
import io
import json
import pickle
import struct
import zipfile

import numpy as np
import pytest
import rtensor as rt
from rtensor import nn

from tests.python.serialization.forms import DTYPES, dump, read
from tests.python.trials.forms import LENGTHS, child, layouts


def refused(data):
    with pytest.raises(rt.LoadError) as caught:
        read(data)
    assert "panicked" not in str(caught.value)
    return str(caught.value)


def safetensors(header, data=b"", length=None):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text) if length is None else length) + text + data


def one(shape, begin, end, dtype="F32"):
    return {"t": {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}}


def body(data):
    """The part of a file behind its header."""
    return data[8 + struct.unpack("<Q", data[:8])[0] :]


# ---- H137: sizes and offsets that wrap


@pytest.mark.parametrize(
    "data",
    [
        struct.pack("<Q", 2**63),
        struct.pack("<Q", 2**64 - 8),
        struct.pack("<Q", 2**64 - 1),
        struct.pack("<Q", 100) + b"{}",
        struct.pack("<Q", 0),
        bytes(7),
        b"",
        safetensors(one([2**32, 2**32], 0, 0)),
        safetensors(one([2**62], 0, 0)),
        safetensors(one([2**63, 2], 0, 0)),
        safetensors(one([2**64], 0, 0)),
        safetensors(one([-1, -2], 0, 8), bytes(8)),
        safetensors(one([2**31, 2**31, 4], 0, 0)),
        safetensors(one([2], 8, 0), bytes(8)),
        safetensors(one([2], 2**64 - 4, 4), bytes(8)),
        safetensors(one([2], 0, 2**64 + 8), bytes(8)),
        safetensors(one([2], -8, 0), bytes(8)),
        safetensors(one([1e300], 0, 0)),
        safetensors(one([2**40], 0, 2**42), bytes(8)),
        safetensors(one([1], 0, 4, "F4"), bytes(4)),
        safetensors(one([1], 0, 4, "f32"), bytes(4)),
        safetensors({**one([1], 0, 4), "u": one([1], 2, 6)["t"]}, bytes(6)),
        safetensors({**one([1], 0, 4), "u": one([1], 8, 12)["t"]}, bytes(12)),
        safetensors(one([1], 0, 4), bytes(5)),
        safetensors(b'{"t":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}', bytes(4)),
        safetensors(b'{"t":NaN}'),
        safetensors(b"[" * 200_000),
        safetensors(b'{"a":' * 100_000),
    ],
)
def test_h137_numbers_of_a_file_that_wrap_are_refused(data):
    refused(data)


def test_h137_a_small_file_that_declares_much_takes_no_memory():
    before = rt.memory_stats()["peak_bytes"]
    for size in (2**40, 2**62):
        refused(safetensors(one([size], 0, size * 4), bytes(8)))
    assert rt.memory_stats()["peak_bytes"] == before


def test_h137_empty_shapes_are_no_wrap():
    got = read(safetensors({**one([0, 3], 0, 0), "u": one([2**40, 0], 0, 0)["t"]}))
    assert got["t"].shape == (0, 3)
    assert got["u"].shape == (2**40, 0)


# ---- H139: byte order


def test_h139_data_is_little_endian():
    want = bytes.fromhex("000000000100000002000000030000000400000005000000")
    assert body(dump({"a": rt.arange(6).to(rt.uint32)})) == want
    big = np.arange(6, dtype=">u4")
    assert body(dump({"a": rt.tensor(big)})) == want
    assert read(dump({"a": rt.tensor(big)}))["a"].tolist() == list(range(6))
    with pytest.raises(ValueError, match="byte"):
        rt.from_numpy(big)
    assert body(dump({"z": rt.tensor([1 + 2j])})) == struct.pack("<2f", 1, 2)
    assert body(dump({"b": rt.tensor([True, False])})) == b"\x01\x00"


# ---- H141: layouts


@pytest.mark.parametrize("name", DTYPES)
def test_h141_every_layout_and_dtype_comes_back_as_its_values(name, tmp_path):
    dtype = getattr(rt, name)
    given = [
        rt.tensor([[0, 1], [1, 1]]).to(dtype)[:1].expand(4, 2),
        rt.tensor(1).to(dtype).expand(5),
        rt.tensor(1).to(dtype),
        rt.zeros(0, 3, dtype=dtype),
        rt.zeros(2, 0, dtype=dtype).t(),
        rt.arange(12).to(dtype).reshape(3, 4).t(),
        rt.arange(12).to(dtype)[5::3],
        rt.arange(12).to(dtype).reshape(3, 4)[1:, 1::2],
        rt.arange(12).to(dtype).flip(0),
    ]
    for t in given:
        back = [read(dump({"t": t}))["t"], read(dump([t]))[0], read(dump(t))]
        back += [pickle.loads(pickle.dumps(t)), copy.deepcopy(t)]
        for got in back:
            assert got.dtype == dtype
            assert got.shape == t.shape
            assert got.tolist() == t.tolist()
        if name != "bfloat16":
            np.save(tmp_path / "x.npy", t.numpy())
            assert np.load(tmp_path / "x.npy").tolist() == t.tolist()


@pytest.mark.parametrize("n", LENGTHS)
def test_h141_layouts_of_every_length(n):
    for t in layouts(rt.arange(n * 3.0).reshape(n, 3)):
        assert read(dump({"t": t}))["t"].tolist() == t.tolist()
    assert read(dump({"t": rt.arange(float(n))[:1].expand(4, 1)}))["t"].tolist() == [[0.0]] * 4


def test_h141_payloads_of_nan_and_signs_of_zero_are_kept(tmp_path):
    bits = np.array([0x7FC12345, 0xFFC00001, 0x7F800001, 0x80000000, 1], dtype=np.uint32)
    t = rt.from_numpy(bits.view(np.float32))

    class Holder(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("b", t.clone())

        def forward(self, x):
            return self.b.clone() if x.numel() else x

    rt.jit.save(rt.jit.script(Holder()), tmp_path / "p.rt")
    for got in (
        read(dump({"t": t}))["t"],
        pickle.loads(pickle.dumps(t)),
        copy.deepcopy(t),
        rt.jit.load(tmp_path / "p.rt")(rt.ones(1)),
    ):
        assert got.numpy().view(np.uint32).tolist() == bits.tolist()
    half = rt.tensor([0x7E01, 0xFC00, 0x8000], dtype=rt.uint16).view(rt.float16)
    assert read(dump({"t": half}))["t"].view(rt.uint16).tolist() == [0x7E01, 0xFC00, 0x8000]


def test_h141_any_name_comes_back():
    names = ["a.b", "a/b", "", " ", "ä", "\n", '"', "\\", "\0", "\U0001f600", "x" * 1000, "../x"]
    names += ["__metadata__", "rtensor", "0", "tensor"]
    got = read(dump({n: rt.tensor(i) for i, n in enumerate(names)}))
    assert {n: t.item() for n, t in got.items()} == {n: i for i, n in enumerate(names)}
    clash = {"a": {"b": rt.ones(1)}, "a.b": rt.zeros(1), "x": 1, 1: rt.ones(2), "1": rt.zeros(2)}
    got = read(dump(clash))
    assert got["a"]["b"].item() == 1
    assert got["a.b"].item() == 0
    assert got[1].tolist() == [1, 1]
    assert got["1"].tolist() == [0, 0]
    twice = b'"t":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}'
    assert "twice" in refused(safetensors(b"{" + twice + b"," + twice + b"}", b"x"))


# ---- H143: one memory under several names


def test_h143_tensors_that_share_memory_are_saved_as_values():
    a = rt.tensor([1 + 2j, 3 - 4j])
    got = read(dump([a, a.real, a.imag, a.conj(), rt.view_as_real(a)]))
    assert [t.tolist() for t in got] == [
        [1 + 2j, 3 - 4j],
        [1, 3],
        [2, -4],
        [1 - 2j, 3 + 4j],
        [[1, 2], [3, -4]],
    ]
    b = rt.arange(6.0)
    got = read(dump({"a": b, "again": b, "part": b[2:], "bits": b.view(rt.int32)}))
    got["a"].zero_()
    assert got["again"].tolist() == list(range(6))
    assert got["part"].tolist() == [2, 3, 4, 5]
    assert got["bits"].tolist() == b.view(rt.int32).tolist()


def test_h143_state_that_is_shared_in_a_program_stays_shared(tmp_path):
    class Tied(nn.Module):
        def __init__(self):
            super().__init__()
            self.a = nn.Linear(2, 2, bias=False)
            self.b = nn.Linear(2, 2, bias=False)
            self.b.weight = self.a.weight

        def forward(self, x):
            return self.b(self.a(x))

    module = Tied()
    for program in (rt.jit.trace(module, rt.ones(1, 2)), rt.jit.script(module)):
        rt.jit.save(program, tmp_path / "p.rt")
        loaded = rt.jit.load(tmp_path / "p.rt")
        assert rt.equal(loaded(rt.ones(1, 2)), module(rt.ones(1, 2)))
        with rt.no_grad():
            for p in loaded.parameters():
                p.fill_(2)
        assert loaded(rt.ones(1, 2)).tolist() == [[16, 16]]


# ---- H145: cut files, and records that reach out of their storage


def test_h145_a_cut_file_is_refused_wherever_it_is_cut():
    for whole in (dump({"a": rt.arange(100.0)}), dump([rt.ones(3), {"b": 2}])):
        for n in range(len(whole)):
            refused(whole[:n])
        refused(whole + b"\0")


def torch_archive(views, data=bytes(8), storage="FloatStorage", numel=None, marks=b"", zipped=0):
    """An archive of views (offset, size, stride) of one storage, laid out as PyTorch does."""

    def number(n):
        return b"\x8a\x10" + n.to_bytes(16, "little", signed=True)

    def several(ns):
        return b"(" + b"".join(map(number, ns)) + b"t"

    name = storage.encode()
    kind = b"(X\x07\0\0\0storagectorch\n" + name + b"\nX\x01\0\0\x000X\x03\0\0\0cpu"
    kind += number(len(data) // 4 if numel is None else numel) + b"tQ"
    items = b"".join(
        b"ctorch._utils\n_rebuild_tensor_v2\n("
        + (kind + number(offset) + several(size) + several(stride))
        + b"\x89ccollections\nOrderedDict\n)R"
        + marks
        + b"tR"
        for offset, size, stride in views
    )
    return archive_of(b"\x80\x02](" + items + b"e.", data, zipped)


def archive_of(pickled, data=bytes(8), zipped=0):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as z:
        z.writestr("archive/data.pkl", pickled)
        z.writestr("archive/byteorder", "little")
        z.writestr("archive/data/0", data, compress_type=zipped)
        z.writestr("archive/version", "3\n")
    return file.getvalue()


@pytest.mark.parametrize(
    "view",
    [
        (0, [1000], [1000]),
        (0, [1000], [1]),
        (0, [3], [1]),
        (2**40, [2], [1]),
        (1, [2], [1]),
        (0, [2], [2**62]),
        (2**62, [2], [2**62]),
        (-1, [1], [1]),
        (1, [2], [-1]),
        (0, [2**63], [0]),
        (0, [2, 2], [1]),
        (0, [-1], [1]),
        (2**64, [1], [1]),
    ],
)
def test_h145_a_record_that_reaches_past_its_storage_is_refused(view):
    assert read(torch_archive([(0, [2], [1])]))[0].tolist() == [0, 0]
    refused(torch_archive([view]))


def test_h145_damaged_archives_are_refused():
    data = np.arange(6, dtype="<f4").tobytes()
    good = torch_archive([(0, [6], [1]), (2, [2, 2], [1, 2])], data)
    assert [t.tolist() for t in read(good)] == [list(range(6)), [[2, 4], [3, 5]]]
    for n in range(0, len(good), 7):
        refused(good[:n])
    refused(torch_archive([(0, [2], [1])], bytes(4), numel=2))
    refused(torch_archive([(0, [2], [1])], bytes(8), numel=2**61))
    refused(torch_archive([(0, [2], [1])], zipped=zipfile.ZIP_DEFLATED))
    refused(torch_archive([(0, [2], [1])], storage="NoSuchStorage"))
    refused(torch_archive([(0, [2], [1])], marks=b"}X\x05\0\0\0weird\x88s"))
    refused(archive_of(b""))
    refused(archive_of(b"\x80\x02" + b"(" * 100_000 + b"."))
    refused(archive_of(b"\x80\x02ctorch._utils\n_rebuild_tensor_v2\n."))


def test_h145_a_file_does_not_decide_how_much_memory_is_taken():
    before = rt.memory_stats()["peak_bytes"]
    (t,) = read(torch_archive([(1, [2**20, 2**20], [0, 0])], struct.pack("<2f", 5, 6)))
    assert t.shape == (2**20, 2**20)
    assert t[7, 9].item() == 6
    assert rt.memory_stats()["peak_bytes"] <= before + 2**20


@pytest.mark.parametrize("how", ["trace", "script"])
def test_h145_no_cut_program_is_taken(how, tmp_path):
    program = getattr(rt.jit, how)(nn.Linear(2, 2), *([rt.ones(1, 2)] if how == "trace" else []))
    rt.jit.save(program, tmp_path / "p.rt")
    whole = (tmp_path / "p.rt").read_bytes()
    for n in [*range(0, len(whole), 31), len(whole) - 1]:
        for data in (whole[:n], whole[:n] + bytes([whole[n] ^ 1]) + whole[n + 1 :]):
            with pytest.raises(rt.LoadError):
                rt.jit.load(io.BytesIO(data))


def test_h145_a_mapped_program_may_be_saved_over_itself_and_replaced(tmp_path):
    path = str(tmp_path / "large.rt")
    out = child(
        f"""
        import os
        import rtensor as rt
        layer = rt.nn.Linear(1024, 1024)
        x = rt.ones(1, 1024)
        want = layer(x)
        rt.jit.save(rt.jit.trace(layer, x), {path!r})
        loaded = rt.jit.load({path!r})
        rt.jit.save(loaded, {path!r})
        assert rt.equal(loaded(x), want)
        again = rt.jit.load({path!r})
        assert rt.equal(again(x), want)
        os.remove({path!r})
        with open({path!r}, "wb") as f:
            f.write(b"short")
        assert rt.equal(again(x), want)
        try:
            rt.jit.load({path!r})
        except rt.LoadError:
            print("refused")
        """
    )
    assert out == "refused"


def test_h145_a_state_dict_is_saved_over_the_file_that_it_came_from(tmp_path):
    path = tmp_path / "w.safetensors"
    rt.save({"w": rt.arange(300_000.0)}, path)
    state = rt.load(path)
    state["w"] += 1
    rt.save(state, path)
    assert rt.equal(rt.load(path)["w"], rt.arange(300_000.0) + 1)
    with pytest.raises(TypeError):
        rt.save({"w": object()}, path)
    assert rt.equal(rt.load(path)["w"], rt.arange(300_000.0) + 1)


# ---- H147: no code of a file runs


class Caller:
    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return self.path.mkdir, ()


def test_h147_code_in_a_pickle_is_refused_and_the_message_says_what_is_loaded(tmp_path):
    made = tmp_path / "made"
    for protocol in range(6):
        evil = pickle.dumps(Caller(made), protocol)
        refused(evil)
        assert "weights_only" in refused(archive_of(evil))
    for name in (b"os\nsystem", b"builtins\neval", b"builtins\ngetattr", b"rtensor\nload"):
        refused(archive_of(b"\x80\x02c" + name + b"\n(X\x01\0\0\x001tR."))
    refused(archive_of(b"cos\nsystem\n."))
    with pytest.raises(ValueError, match="weights_only"):
        rt.load(io.BytesIO(dump({"a": rt.ones(1)})), weights_only=False)
    assert not made.exists()


def test_h147_a_pickle_changes_nothing_of_the_process():
    def build(name, attribute):
        text = attribute.encode()
        return b"\x80\x02c" + name + b"\n(N}(X" + struct.pack("<I", len(text)) + text + b"Nutb."

    for name, attribute in (
        (b"torch._utils\n_rebuild_tensor_v2", "__defaults__"),
        (b"torch._utils\n_rebuild_parameter", "__kwdefaults__"),
        (b"torch\nSize", "numel"),
        (b"torch\ndevice", "type"),
        (b"torch\nfloat32", "itemsize"),
        (b"collections\nOrderedDict", "keys"),
        (b"torch\nFloatStorage", "dtype"),
    ):
        refused(archive_of(build(name, attribute)))
    assert rt.ones(2, 3).shape.numel() == 6
    assert rt.device("cpu").type == "cpu"
    assert read(torch_archive([(0, [2], [1])]))[0].tolist() == [0, 0]


def test_h147_a_program_file_with_a_foreign_entry_is_refused(tmp_path):
    rt.jit.save(rt.jit.script(nn.Linear(2, 2)), tmp_path / "p.rt")
    with zipfile.ZipFile(tmp_path / "p.rt", "a") as z:
        z.writestr("code.py", "raise SystemExit")
    with pytest.raises(rt.LoadError):
        rt.jit.load(tmp_path / "p.rt")
    with pytest.raises(rt.LoadError):
        rt.jit.load(io.BytesIO(pickle.dumps({"a": 1})))


def test_h147_what_holds_itself_is_refused_before_writing(tmp_path):
    items = []
    items.append(items)
    deep = []
    for _ in range(100_000):
        deep = [deep]
    for obj in (items, deep):
        with pytest.raises(ValueError, match="itself"):
            rt.save(obj, tmp_path / "x")
    assert not (tmp_path / "x").exists()


# ---- H149: files that PyTorch wrote


def test_h149_two_slices_of_one_storage_each_have_their_own():
    data = np.arange(100, dtype="<f4").tobytes()
    a, b = read(torch_archive([(5, [95], [1]), (0, [5], [1])], data))
    assert a.tolist() == list(range(5, 100))
    assert b.tolist() == list(range(5))
    a.zero_()
    assert b.tolist() == list(range(5))
    views = [
        (0, [10, 10], [1, 10]),
        (0, [34], [3]),
        (3, [], []),
        (9, [4], [0]),
        (0, [0, 3], [3, 1]),
    ]
    t, s, z, e, n = read(torch_archive(views, data))
    assert t.tolist() == np.arange(100).reshape(10, 10).T.tolist()
    assert s.tolist() == list(range(0, 100, 3))
    assert (z.item(), z.shape) == (3, ())
    assert e.tolist() == [9] * 4
    assert n.shape == (0, 3)


def test_h149_marks_of_conjugates_and_negatives_are_applied():
    data = struct.pack("<2f", 1, 2)
    conj = torch_archive(
        [(0, [1], [1])], data, "ComplexFloatStorage", 1, marks=b"}X\x04\0\0\0conj\x88s"
    )
    assert read(conj)[0].tolist() == [1 - 2j]
    neg = torch_archive([(0, [2], [1])], data, marks=b"}X\x03\0\0\0neg\x88s")
    assert read(neg)[0].tolist() == [-1, -2]


def test_h149_dtypes_that_are_stored_as_bytes():
    def archive(dtype, data):
        kind = b"(X\x07\0\0\0storagectorch.storage\nUntypedStorage\nX\x01\0\0\x000X\x03\0\0\0cpu"
        kind += b"K" + bytes([len(data)]) + b"tQ"
        pickled = b"\x80\x02ctorch._utils\n_rebuild_tensor_v3\n(" + kind
        pickled += b"K\x01K\x02\x85K\x01\x85\x89ccollections\nOrderedDict\n)Rctorch\n"
        return archive_of(pickled + dtype + b"\ntR.", data)

    for name, code in (("uint16", "H"), ("uint32", "I"), ("uint64", "Q")):
        got = read(archive(name.encode(), struct.pack(f"<3{code}", 1, 2, 3)))
        assert got.dtype == getattr(rt, name)
        assert got.tolist() == [2, 3]
    refused(archive(b"uint64", bytes(20)))
    refused(archive(b"uint64", bytes(16)))
