"""Program files: the same bytes each time, the same bits after loading, hostile files refused, runs without Python."""

import io
import os
import pathlib
import random
import subprocess

import numpy as np
import pytest
import rtensor as rt
from rtensor import nn

from tests.python.jit.script_harness import equal

ROOT = pathlib.Path(__file__).parents[3]


def find_binary():
    """The command-line program, where it was built."""
    for kind in ("debug", "release"):
        path = ROOT / "target" / kind / "rtensor"
        if path.exists():
            return path
    return None


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(rt.arange(12.0).reshape(4, 3) / 10)
        self.register_buffer("shift", rt.tensor([0.5, -0.5, 1.0]))
        self.calls = 0

    def forward(self, x):
        y = (x @ self.weight + self.shift).relu()
        return y.softmax(-1) * 2


class Branches(Net):
    def forward(self, x):
        self.calls += 1
        if bool(x.sum() > 0):
            for i in range(self.calls):
                x = x + i
        return (x @ self.weight).tanh()


def programs():
    return {
        "traced": rt.jit.trace(Net(), (rt.ones(2, 4),)),
        "scripted": rt.jit.script(Net()),
        "branches": rt.jit.script(Branches()),
    }


def data_of(program):
    out = io.BytesIO()
    rt.jit.save(program, out)
    return out.getvalue()


@pytest.mark.parametrize("name", ["traced", "scripted", "branches"])
def test_bytes_are_equal_each_time(name):
    one, two = data_of(programs()[name]), data_of(programs()[name])
    assert one == two
    again = rt.jit.load(io.BytesIO(one))
    assert data_of(again) == one


@pytest.mark.parametrize("name", ["traced", "scripted", "branches"])
def test_a_loaded_program_gives_the_same_bits(name, tmp_path):
    program = programs()[name]
    path = tmp_path / "net.rt"
    program.save(path)
    loaded = rt.jit.load(path)
    eager = Branches() if name == "branches" else Net()
    for n in (2, 5, 1):
        x = rt.randn(n, 4)
        want = eager(x)
        assert equal(want, program(x))
        assert equal(want, loaded(x))
    assert list(loaded.state_dict()) == list(program.state_dict())


def test_no_path_of_this_machine_is_in_a_file():
    for program in programs().values():
        data = data_of(program)
        assert str(ROOT).encode() not in data
        assert b"/home" not in data


def test_hostile_files_are_refused(tmp_path):
    data = data_of(programs()["scripted"])
    rng = random.Random(0)
    for _ in range(150):
        i = rng.randrange(len(data))
        bad = bytearray(data)
        bad[i] ^= 1 << rng.randrange(8)
        with pytest.raises(rt.LoadError):
            rt.jit.load(io.BytesIO(bytes(bad)))
    for n in [0, 1, 7, *(rng.randrange(len(data)) for _ in range(60)), len(data) - 1]:
        with pytest.raises(rt.LoadError):
            rt.jit.load(io.BytesIO(data[:n]))
    with pytest.raises(rt.LoadError):
        rt.jit.load(io.BytesIO(data + b"x"))
    with pytest.raises(rt.LoadError):
        rt.jit.load(io.BytesIO(b"PK\x03\x04" + bytes(100)))


def test_the_first_format_is_still_read():
    program = rt.jit.load(ROOT / "tests" / "fixtures" / "format-1.rt")
    assert program.graph


def test_training_flag_after_load(tmp_path):
    m = rt.jit.script(nn.Dropout(0.5))
    m.save(tmp_path / "d.rt")
    loaded = rt.jit.load(tmp_path / "d.rt").eval()
    assert equal(loaded(rt.ones(50)), rt.ones(50))
    assert not equal(loaded.train()(rt.ones(50)), rt.ones(50))


def test_frozen_programs():
    frozen = rt.jit.freeze(rt.jit.script(Net()).eval())
    x = rt.randn(3, 4)
    assert equal(Net()(x), frozen(x))
    assert equal(Net()(x), rt.jit.load(io.BytesIO(data_of(frozen)))(x))


@pytest.mark.parametrize("name", ["traced", "scripted", "branches"])
def test_the_binary_gives_the_same_bits(name, tmp_path):
    binary = find_binary()
    if binary is None:
        pytest.skip("the binary is not built")
    program = programs()[name]
    program.save(tmp_path / "net.rt")
    x = np.linspace(-1, 2, 12, dtype=np.float32).reshape(3, 4)
    np.save(tmp_path / "x.npy", x)
    done = subprocess.run(
        [
            binary,
            "run",
            tmp_path / "net.rt",
            "--input",
            f"x={tmp_path / 'x.npy'}",
            "--output",
            tmp_path / "y.npy",
        ],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHOME": "/nonexistent"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    eager = Branches() if name == "branches" else Net()
    assert np.array_equal(np.load(tmp_path / "y.npy"), eager(rt.from_numpy(x)).detach().numpy())


class Large(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(rt.arange(600_000.0).reshape(600, 1000) / 1e5)
        self.register_buffer("mask", rt.arange(200_000) % 2 == 0)
        self.register_buffer("odd", rt.arange(3, dtype=rt.int8))
        self.register_buffer("halves", rt.ones(100_000, dtype=rt.float16))

    def forward(self, x):
        return x @ self.weight + self.mask[:1000] + self.halves[:1000].float()


def test_large_weights_are_mapped(tmp_path):
    path = tmp_path / "large.rt"
    original = Large()
    rt.jit.script(original).save(path)
    data = path.read_bytes()
    loaded, copied = rt.jit.load(path), rt.jit.load(io.BytesIO(data))
    x = rt.ones(2, 600)
    want = original(x)
    assert equal(want, loaded(x))
    assert equal(want, copied(x))
    # What is written stays in memory.
    loaded(x).sum().backward()
    with rt.no_grad():
        loaded.weight.sub_(loaded.weight.grad)
    assert equal(loaded.weight.detach(), (original.weight - 2).detach())
    assert path.read_bytes() == data
    assert equal(want, rt.jit.load(path)(x))
    # Saving in the place of the file that is mapped.
    changed = loaded.weight.detach().clone()
    loaded.save(path)
    assert equal(loaded.weight.detach(), changed)
    assert equal(rt.jit.load(path).weight.detach(), changed)
    assert [p.name for p in tmp_path.iterdir()] == ["large.rt"]


def test_a_large_file_that_was_changed_is_refused(tmp_path):
    path = tmp_path / "large.rt"
    rt.jit.script(Large()).save(path)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(bytes(data))
    with pytest.raises(rt.LoadError):
        rt.jit.load(path)
    path.write_bytes(bytes(data[:-1000]))
    with pytest.raises(rt.LoadError):
        rt.jit.load(path)
    with pytest.raises(FileNotFoundError):
        rt.jit.load(tmp_path / "none.rt")
