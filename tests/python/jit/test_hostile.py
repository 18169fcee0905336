"""Program files made by an enemy, with a right digest: refused by LoadError or harmless, and nothing runs at load."""

from __future__ import annotations

import hashlib
import io
import random

import pytest
import rtensor as rt
from rtensor import nn


class Everything(nn.Module):
    """Uses most instructions."""

    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(3)
        self.names = {"a": 1, "b": 2}
        self.calls = 0

    def forward(self, x, n: int, words: list[str]):
        self.calls += 1
        out = [x]
        for i in range(n):
            if i == 3:
                break
            out.append(self.norm(x) * i)
        total = 0
        for k, v in self.names.items():
            total += v * len(k)
        best = rt.stack(out).max(0)
        text = "-".join([w.upper() for w in words])
        return (
            best,
            x.shape,
            f"{text} {total:03d}",
            rt.finfo(x.dtype).eps,
            out[-1][..., 0],
            (x.split(1), text[1:]),
        )


def file_of(program):
    out = io.BytesIO()
    rt.jit.save(program, out)
    return out.getvalue()


def sealed(data):
    """The bytes with the digest that fits them."""
    data = bytearray(data)
    data[-64:] = hashlib.sha256(bytes(data[:-64])).hexdigest().encode()
    return bytes(data)


def attempt(data):
    """Load and, if that works, call: whatever happens is an exception."""
    try:
        program = rt.jit.load(io.BytesIO(sealed(data)))
    except rt.LoadError:
        return "refused"
    try:
        program(rt.ones(2, 3), 2, ["a", "b"])
    except Exception:
        return "raised"
    return "ran"


@pytest.fixture(scope="module")
def file():
    data = file_of(rt.jit.script(Everything()))
    assert attempt(data) == "ran"
    return data


def test_flipped_bits_with_a_right_digest(file):
    rng = random.Random(1)
    seen = {attempt_flip(file, rng.randrange(len(file) - 64), rng.randrange(8)) for _ in range(600)}
    assert "refused" in seen


def attempt_flip(data, at, bit):
    bad = bytearray(data)
    bad[at] ^= 1 << bit
    return attempt(bad)


def edited(data, old, new):
    """The file with a text replaced by one of the same length."""
    assert len(old) == len(new)
    assert old in data
    return data.replace(old, new)


EDITS = [
    (b": int = prim::Constant", b": str = prim::Constant"),
    (b"aten::stack", b"aten::stuck"),
    (b"prim::Loop(", b"prim::Luup("),
    (b"aten::__format__", b"aten::__farmat__"),
    (b": Tensor[] = prim::ListConstruct", b": string[] = prim::ListConstruct"),
    (b"gives forward", b"gives f0rward"),
    (b'[\\"result\\"', b'[\\"resulT\\"'),
    (b"aten::max.dim", b"aten::max.dam"),
]


@pytest.mark.parametrize(("old", "new"), EDITS, ids=range(len(EDITS)))
def test_edited_instructions(file, old, new):
    assert attempt(edited(file, old, new)) == ("ran" if b"f0rward" in new else "refused")


def test_swapped_types_and_numbers(file):
    rng = random.Random(2)
    words = [b"int", b"str", b"Any", b"9999999999999999999", b"-1", b"Tensor", b"None"]
    start, end = file.index(b"function "), file.index(b"weights.safetensors")
    for _ in range(300):
        at = rng.randrange(start, end)
        word = rng.choice(words)
        bad = bytearray(file)
        bad[at : at + len(word)] = word
        assert attempt(bad[: len(file)]) in ("refused", "raised", "ran")


def test_a_hostile_note_is_refused(file):
    data = edited(file, b'[\\"Size\\"]', b"[[[[[[[[[]")
    assert attempt(data) == "refused"
