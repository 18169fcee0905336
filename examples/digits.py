"""Everything at once, on 1,797 real scans of handwritten digits.

Trains a small convolutional net, traces it, scripts a predictor with real control flow, saves both as program files,
runs them in a Rust binary that has no Python, traces a whole training step and lets the binary train. `make demo`
sets up what this needs and runs it.
"""

from __future__ import annotations

import argparse
import pathlib
import subprocess
import time

import numpy as np
import rtensor as rt
from rtensor import nn
from rtensor.nn import functional as F
from rtensor.utils.data import DataLoader, TensorDataset
from sklearn.datasets import load_digits


class Net(nn.Module):
    """Two convolutions and two linear layers: 8x8 images to 10 logits."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(1, 16, 3, padding=1)
        self.conv2 = nn.Conv2d(16, 32, 3, padding=1)
        self.hidden = nn.Linear(128, 64)
        self.out = nn.Linear(64, 10)

    def forward(self, x: rt.Tensor) -> rt.Tensor:
        """Logits of a batch of images, (N, 1, 8, 8) to (N, 10)."""
        x = F.max_pool2d(F.relu(self.conv1(x)), 2)
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        x = F.relu(self.hidden(x.flatten(1)))
        return self.out(x)


class Predictor(nn.Module):
    """Averages probabilities over shifted copies of the images, and stops once it is sure."""

    def __init__(self, net: nn.Module) -> None:
        super().__init__()
        self.net = net

    def forward(self, images: rt.Tensor, sure: float = 0.9) -> tuple[rt.Tensor, rt.Tensor]:
        """Predicted digits, and how many shifts were looked at."""
        total = F.softmax(self.net(images), 1)
        looked = 1
        for shift in [-1, 1]:
            for dim in [2, 3]:
                best = (total / looked).amax(1)
                if best.min() >= sure:
                    return total.argmax(1), rt.tensor(looked)
                shifted = images.roll(shift, dim)
                if shifted.abs().max() > 0:
                    total = total + F.softmax(self.net(shifted), 1)
                    looked += 1
        return total.argmax(1), rt.tensor(looked)


def data() -> tuple[rt.Tensor, rt.Tensor, rt.Tensor, rt.Tensor]:
    """Training images and labels, then the held-out quarter."""
    digits = load_digits()
    images = rt.from_numpy((digits.images / 16).astype(np.float32)).unsqueeze(1)
    labels = rt.from_numpy(digits.target.astype(np.int64))
    order = rt.randperm(len(labels))
    images, labels = images[order], labels[order]
    cut = len(labels) * 3 // 4
    return images[:cut], labels[:cut], images[cut:], labels[cut:]


def accuracy(net: nn.Module, images: rt.Tensor, labels: rt.Tensor) -> float:
    """Share of images whose largest logit is right."""
    with rt.no_grad():
        return float((net(images).argmax(1) == labels).float().mean())


def train(net: nn.Module, images: rt.Tensor, labels: rt.Tensor, epochs: int) -> None:
    """Mini-batches, Adam, a line per epoch."""
    optimizer = rt.optim.Adam(net.parameters(), lr=2e-3)
    batches = DataLoader(TensorDataset(images, labels), batch_size=32, shuffle=True)
    for epoch in range(epochs):
        start, total = time.perf_counter(), 0.0
        for x, y in batches:
            optimizer.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            optimizer.step()
            total += float(loss) * len(y)
        print(
            f"epoch {epoch + 1:2}: loss {total / len(labels):.4f}, {time.perf_counter() - start:.2f} s"
        )


def training_step(net: nn.Module, rate: float):
    """One step of gradient descent on `net`, its parameters updated in place."""
    parameters = list(net.parameters())

    def step(images: rt.Tensor, labels: rt.Tensor) -> rt.Tensor:
        loss = F.cross_entropy(net(images), labels)
        loss.backward()
        with rt.no_grad():
            for p in parameters:
                p.sub_(p.grad, alpha=rate)
                p.grad = None
        return loss.detach()

    return step


def run(binary: str, program: pathlib.Path, *arguments: str) -> float:
    """Run a program with the binary; seconds of wall time."""
    start = time.perf_counter()
    subprocess.run([binary, "run", str(program), *arguments], check=True)
    return time.perf_counter() - start


def save_twice(program, path: pathlib.Path) -> None:
    """Save, save again, and check that the bytes are the same."""
    rt.jit.save(program, path)
    first = path.read_bytes()
    rt.jit.save(program, path)
    assert path.read_bytes() == first, "saving twice must give the same bytes"


def compare_programs(
    binary: str, out: pathlib.Path, net: nn.Module, held: rt.Tensor
) -> dict[str, float]:
    """Trace and script, save, run in the binary, compare with eager results."""
    net.eval()
    traced = rt.jit.trace(net, held[:4])
    predictor = rt.jit.script(Predictor(net))
    save_twice(traced, out / "net.rt")
    save_twice(predictor, out / "predictor.rt")
    np.save(out / "images.npy", held.numpy())
    net_time = run(
        binary,
        out / "net.rt",
        "--input",
        f"x={out / 'images.npy'}",
        "--output",
        str(out / "logits.npy"),
    )
    predictor_time = run(
        binary,
        out / "predictor.rt",
        "--input",
        f"images={out / 'images.npy'}",
        "--output",
        str(out / "digits.npy"),
    )
    with rt.no_grad():
        logits = net(held).numpy()
        digits, looked = Predictor(net)(held)
    from_binary = np.load(out / "logits.npy")
    assert np.array_equal(from_binary, logits), (
        f"logits differ by {np.abs(from_binary - logits).max()}"
    )
    assert np.array_equal(np.load(out / "digits.npy"), digits.numpy()), "predictions differ"
    print(
        f"binary = eager: {len(logits)} rows of logits to the bit, predictions after {int(looked)} shifts"
    )
    return {"net.rt": net_time, "predictor.rt": predictor_time}


def train_in_binary(
    binary: str, out: pathlib.Path, images: rt.Tensor, labels: rt.Tensor, held: rt.Tensor
) -> float:
    """Trace a training step; let the binary and Python take 50 steps each from the same start."""
    rt.manual_seed(1)
    net = Net()
    start = {k: v.clone() for k, v in net.state_dict().items()}
    step = rt.jit.trace(training_step(net, 0.5), (images[:8], labels[:8]))
    net.load_state_dict(start)
    rt.jit.save(step, out / "step.rt")
    np.save(out / "train_images.npy", images.numpy())
    np.save(out / "train_labels.npy", labels.numpy())
    took = run(
        binary,
        out / "step.rt",
        "--input", f"images={out / 'train_images.npy'}",
        "--input", f"labels={out / 'train_labels.npy'}",
        "--output", str(out / "loss.npy"),
        "--repeat", "50",
        "--save", str(out / "after.rt"),
    )  # fmt: skip
    eager = training_step(net, 0.5)
    losses = [float(eager(images, labels)) for _ in range(50)]
    last = float(np.load(out / "loss.npy"))
    print(
        f"50 steps: loss {losses[0]:.4f} to {losses[-1]:.4f} in Python, to {last:.4f} in the binary"
    )
    assert losses[-1] < 0.9 * losses[0], f"the loss must fall, not go {losses}"
    assert abs(last - losses[-1]) <= 1e-4 * abs(losses[-1]), (
        "the binary's loss must be Python's, to rounding"
    )
    after = rt.jit.load(out / "after.rt")
    trained = Net()
    trained.load_state_dict({n.removeprefix("net."): p for n, p in after.named_parameters()})
    with rt.no_grad():
        theirs, ours = trained(held), net(held)
    assert rt.allclose(theirs, ours, rtol=1e-3, atol=1e-3), (
        "after.rt must predict like the net that Python trained"
    )
    agree = float((theirs.argmax(1) == ours.argmax(1)).float().mean())
    print(f"after.rt predicts like Python's net on {agree:.1%} of the held-out images")
    return took


def explain() -> None:
    """Which kernel runs, and where the gradient comes from: of a matmul and of a custom operation."""

    @rt.library.custom_op("demo::double_relu", mutates_args=())
    def double_relu(x: rt.Tensor) -> rt.Tensor:
        return x.clamp(min=0) * 2

    double_relu.register_fake(lambda x: rt.empty_like(x))
    double_relu.register_autograd(
        lambda ctx, grad: grad * 2 * (ctx.x > 0),
        setup_context=lambda ctx, inputs, output: setattr(ctx, "x", inputs[0]),
    )
    a = rt.rand(3, 3, requires_grad=True)
    double_relu(a).sum().backward()
    rt.explain(rt.matmul, a, a)
    rt.explain("demo::double_relu", a)


def main() -> None:
    """Run all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", required=True, help="the rtensor binary")
    parser.add_argument("--out", default="build/digits", type=pathlib.Path)
    parser.add_argument("--epochs", default=15, type=int)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    rt.manual_seed(0)
    images, labels, held, held_labels = data()
    net = Net()
    start = time.perf_counter()
    train(net, images, labels, args.epochs)
    train_time = time.perf_counter() - start
    reached = accuracy(net, held, held_labels)
    assert reached >= 0.97, f"held-out accuracy {reached:.1%} is below 97 %"
    libraries = subprocess.run(["ldd", args.binary], capture_output=True, text=True).stdout
    assert "python" not in libraries.lower(), "the binary must not link Python"
    times = compare_programs(args.binary, args.out, net, held)
    step_time = train_in_binary(args.binary, args.out, images, labels, held)
    explain()
    print(f"\nheld-out accuracy      {reached:7.1%}   training {train_time:.1f} s")
    for name in ("net.rt", "predictor.rt", "step.rt", "after.rt"):
        took = times.get(name)
        when = f"   binary {took:.2f} s" if took is not None else ""
        print(f"{name:20} {(args.out / name).stat().st_size:9} bytes{when}")
    print(f"50 training steps in the binary: {step_time:.2f} s")


if __name__ == "__main__":
    main()
