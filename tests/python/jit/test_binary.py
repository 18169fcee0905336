"""Programs that the `rtensor` binary runs as Python does: modules, control flow, state that is kept and saved."""

from __future__ import annotations

import os
import subprocess

import numpy as np
import pytest
import rtensor as rt
from rtensor import nn

from tests.python.jit.script_harness import equal
from tests.python.jit.test_programs import find_binary

BINARY = find_binary()
pytestmark = pytest.mark.skipif(BINARY is None, reason="the binary is not built")


def run_binary(program, inputs, outputs, tmp_path, *more):
    """The results of the binary on the program's file."""
    program.save(tmp_path / "program.rt")
    command = [BINARY, "run", tmp_path / "program.rt"]
    for name, value in inputs.items():
        if isinstance(value, rt.Tensor):
            np.save(tmp_path / f"{name}.npy", value.numpy())
            value = tmp_path / f"{name}.npy"
        command += ["--input", f"{name}={value}"]
    paths = [tmp_path / f"out{i}.npy" for i in range(outputs)]
    for path in paths:
        command += ["--output", path]
    done = subprocess.run(
        [*command, *more],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHOME": "/nonexistent"},
        check=False,
    )
    return done, [rt.from_numpy(np.load(p)) for p in paths] if done.returncode == 0 else []


def close(a, b):
    """Equal, but for the last bits: the binary may have been built with other instruction sets."""
    return (
        a.dtype == b.dtype
        and tuple(a.shape) == tuple(b.shape)
        and rt.allclose(a, b, rtol=1e-5, atol=1e-6)
    )


def steps(x, n: int, scale: float = 0.5):
    words = {"a": 1, "b": 2}
    for i in range(n):
        if i % 2 == 0:
            continue
        x = x + i * scale
    out = [row * words["b"] for row in x if float(row.sum()) > 0]
    assert len(out) > 0, f"nothing of {x.shape} is left"
    best = rt.stack(out).max(0)
    return best.values, best.indices


class Running(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(4)
        self.calls = 0

    def forward(self, x):
        self.calls += 1
        return self.norm(x) * self.calls


def network():
    rt.manual_seed(0)
    return nn.Sequential(
        nn.Conv2d(1, 4, 3, padding=1),
        nn.BatchNorm2d(4),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(36, 5),
    ).eval()


MODULES = {
    "network": (network, (2, 1, 6, 6), 1),
    "lstm": (lambda: nn.LSTM(4, 3, 2, bidirectional=True).eval(), (5, 2, 4), 3),
    "gru": (lambda: nn.GRU(4, 3).eval(), (5, 2, 4), 2),
    "transformer": (lambda: nn.TransformerEncoderLayer(8, 2, 16).eval(), (3, 2, 8), 1),
    "layer norm": (lambda: nn.Sequential(nn.LayerNorm(4), nn.GELU()), (3, 4), 1),
}


def flat(value):
    return [t for v in value for t in flat(v)] if isinstance(value, tuple) else [value]


@pytest.mark.parametrize("how", ["script", "trace"])
@pytest.mark.parametrize("name", MODULES)
def test_modules(name, how, tmp_path):
    make, shape, count = MODULES[name]
    rt.manual_seed(0)
    module = make()
    x = rt.randn(*shape)
    program = rt.jit.script(module) if how == "script" else rt.jit.trace(module, x)
    done, got = run_binary(
        program, {program._program.parameters("forward")[0][0]: x}, count, tmp_path
    )
    assert done.returncode == 0, done.stderr
    want = flat(module(x))
    assert len(want) == len(got)
    assert all(close(w.detach(), g) for w, g in zip(want, got, strict=True))


def test_control_flow_and_numbers(tmp_path):
    program = rt.jit.script(steps)
    x = rt.arange(-6.0, 6.0).reshape(3, 4)
    done, got = run_binary(program, {"x": x, "n": 5}, 2, tmp_path)
    assert done.returncode == 0, done.stderr
    assert all(equal(w, g) for w, g in zip(steps(x, 5), got, strict=True))


def test_what_a_program_raises_ends_the_binary_with_its_message(tmp_path):
    done, _ = run_binary(rt.jit.script(steps), {"x": -rt.ones(2, 2) * 9, "n": 2}, 2, tmp_path)
    assert done.returncode != 0
    assert "nothing of rtensor.Size([2, 2]) is left" in done.stderr
    assert "AssertionError" in done.stderr


def test_state_is_kept_and_saved(tmp_path):
    x = rt.randn(6, 4)
    program = rt.jit.script(Running())
    after = tmp_path / "after.rt"
    done, got = run_binary(program, {"x": x}, 1, tmp_path, "--repeat", "3", "--save", str(after))
    assert done.returncode == 0, done.stderr
    module = Running()
    for _ in range(3):
        want = module(x)
    assert close(want.detach(), got[0])
    loaded = rt.jit.load(after)
    assert loaded.calls == 3
    assert int(loaded.norm.num_batches_tracked) == 3
    assert close(loaded.norm.running_mean, module.norm.running_mean)
    assert close(loaded(x).detach(), module(x).detach())
