"""What a user's type checker sees: types of calls, errors for wrong ones, and every public name.

One run of `mypy --strict` over a file that is written here. What is declared is held against the extension itself by
`stubtest`, in `make check`.
"""

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

HEAD = """
from typing import Any
import rtensor as rt
import rtensor.nn.functional as F
from rtensor import nn

x: rt.Tensor = rt.ones(2, 3)
y = rt.add(x, 1)

class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(2, 3)

    def forward(self, x: rt.Tensor) -> rt.Tensor:
        return F.relu(self.linear(x))

net = Net()

class Double(rt.autograd.Function):
    @staticmethod
    def forward(ctx: rt.autograd.FunctionCtx, x: rt.Tensor) -> rt.Tensor:
        ctx.save_for_backward(x)
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: rt.Tensor) -> rt.Tensor:
        return grad * 2

@rt.no_grad()
def with_call(a: int) -> str: ...
@rt.no_grad
def without_call(a: int) -> str: ...
@rt.inference_mode
def inference(a: int) -> str: ...
@rt.jit.script
def program(x: rt.Tensor) -> rt.Tensor: ...
"""

# Expression and type, with the modules of the package left out.
TYPES = {
    "y": "Tensor",
    "rt.add(1, x)": "Tensor",
    "rt.add(x, y, alpha=2, out=None)": "Tensor",
    "rt.zeros((2, 3), dtype=rt.int, device='cpu', requires_grad=True)": "Tensor",
    "rt.zeros(2, 3, out=x)": "Tensor",
    "rt.tensor([1.0])": "Tensor",
    "rt.cat((x, y), dim=0)": "Tensor",
    "rt.where(x > 0, x, 0.0)": "Tensor",
    "rt.max(x, 1).values": "Tensor",
    "rt.split(x, 1)": "tuple[Tensor, ...]",
    "rt.meshgrid(x, y)": "tuple[Tensor, ...]",
    "rt.einsum('ij->ji', x)": "Tensor",
    "rt.unique(x)": "Tensor",
    "rt.nonzero(x, as_tuple=True)": "tuple[Tensor, ...]",
    "rt.broadcast_shapes((1,), (2,))": "Size",
    "rt.allclose(x, y)": "bool",
    "rt.float32": "dtype",
    "rt.int": "dtype",
    "rt.pi": "float",
    "rt.newaxis": "None",
    "rt.device('cpu')": "device",
    "rt.manual_seed(0)": "Generator",
    "rt.finfo(rt.float32).eps": "float",
    "rt.result_type(x, 1)": "dtype",
    "rt.no_grad()": "no_grad",
    "with_call": "def (a: int) -> str",
    "without_call": "def (a: int) -> str",
    "inference": "def (a: int) -> str",
    "rt.ops.aten.add": "OpOverloadPacket",
    "rt.linalg.svd(x)": "tuple[Tensor, Tensor, Tensor, fallback=linalg_svd]",
    "rt.linalg.svd(x).S": "Tensor",
    "rt.fft.fft(x)": "Tensor",
    "rt.special.erf(x)": "Tensor",
    "rt.nested.nested_tensor([x])": "Tensor",
    "rt.cuda.is_available()": "bool",
    "rt.autograd.grad(x, [y])": "tuple[Tensor, ...]",
    "rt.jit.trace(net, (x,))": "ScriptModule",
    "program": "ScriptFunction",
    "x.shape": "Size",
    "x.shape[0]": "int",
    "x.shape[1:] + (1,)": "Size",
    "x.size()": "Size",
    "x.size(0)": "int",
    "x.dtype": "dtype",
    "x.device": "device",
    "x.grad": "Tensor | None",
    "x.grad_fn": "Node | None",
    "x.T": "Tensor",
    "x[0]": "Tensor",
    "x[0, ..., None, ::2]": "Tensor",
    "x[x > 0]": "Tensor",
    "x[[0, 1]]": "Tensor",
    "[row for row in x]": "list[Tensor]",
    "x + 1": "Tensor",
    "1 / x": "Tensor",
    "2**x": "Tensor",
    "-x @ y": "Tensor",
    "x == 1": "Tensor",
    "len(x)": "int",
    "float(x)": "float",
    "x.view(2, 3).transpose(0, 1).mean(dim=-1, keepdim=True)": "Tensor",
    "x.sum((0, 1))": "Tensor",
    "x.sort().indices": "Tensor",
    "x.max(dim=1)": "tuple[Tensor, Tensor, fallback=max]",
    "x.copy_(y).zero_().fill_(1.0)": "Tensor",
    "x.to(rt.float64)": "Tensor",
    "x.type()": "str",
    "x.type(rt.int)": "Tensor",
    "x.requires_grad_()": "Tensor",
    "F.linear(x, y)": "Tensor",
    "F.cross_entropy(x, y)": "Tensor",
    "nn.Parameter(x)": "Parameter",
    "nn.Linear(2, 3).weight": "Tensor",
    "nn.Sequential(nn.ReLU()).append(nn.ReLU())": "Sequential",
    "net.linear": "Linear",
    "net(x)": "Tensor",
    "net.linear(x)": "Tensor",
    "net.train()": "Net",
    "net.parameters()": "Iterator[Parameter]",
    "net.state_dict()": "OrderedDict[str, Any]",
    "rt.optim.SGD(net.parameters(), lr=0.1).step()": "None",
    "rt.utils.data.TensorDataset(x, y)[0]": "tuple[Tensor, ...]",
}

# Statement and the code of its error.
WRONG = {
    "rt.nope": "attr-defined",
    "rt.add('a', x)": "call-overload",
    "rt.add(x)": "call-overload",
    "rt.abs('a')": "arg-type",
    "rt.abs()": "call-arg",
    "rt.zeros(2, dtype='float32')": "call-overload",
    "rt.ones(2, nope=1)": "call-overload",
    "rt.linalg.nope": "attr-defined",
    "rt.fft.nope": "attr-defined",
    "rt.special.nope": "attr-defined",
    "rt.autograd.nope": "attr-defined",
    "rt.jit.nope": "attr-defined",
    "F.nope": "attr-defined",
    "nn.Nope": "attr-defined",
    "nn.Linear('a', 2)": "arg-type",
    "net('a')": "arg-type",
    "x.nope": "attr-defined",
    "x.sum(dim='a')": "arg-type",
    "x + 'a'": "operator",
    "x['a']": "index",
    "x.shape = x.shape": "misc",
    "x.sort().nope": "attr-defined",
    "number: int = rt.ones(2)": "assignment",
}

MODULES = (
    "rtensor",
    "rtensor.autograd",
    "rtensor.fft",
    "rtensor.jit",
    "rtensor.library",
    "rtensor.linalg",
    "rtensor.nn",
    "rtensor.nn.functional",
    "rtensor.nn.init",
    "rtensor.nn.utils",
    "rtensor.optim",
    "rtensor.optim.lr_scheduler",
    "rtensor.signal.windows",
    "rtensor.special",
    "rtensor.testing",
    "rtensor.utils.data",
)
# Imported for the module's own use.
MEANS = ("Any", "annotations", "importlib")


def names(module):
    """List the public names of a module."""
    found = importlib.import_module(module)
    listed = getattr(found, "__all__", None) or dir(found)
    return [n for n in listed if not n.startswith("_") and n not in MEANS]


@pytest.fixture(scope="module")
def seen(tmp_path_factory):
    """What mypy says: types by line, and errors by line."""
    lines = [HEAD, *(f"import {module}" for module in MODULES)]
    lines += [f"reveal_type({expression})" for expression in TYPES]
    lines += WRONG
    lines += [f"reveal_type({m}.{name})" for m in MODULES for name in names(m)]
    source = "\n".join(lines)
    path = tmp_path_factory.mktemp("user") / "user.py"
    path.write_text(source, encoding="utf-8")
    options = ["--strict", "--no-error-summary", "--hide-error-context", "--no-color-output"]
    options += ["--disable-error-code=empty-body", f"--cache-dir={ROOT / '.mypy_cache/user'}"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, path.name],
        cwd=path.parent,
        env={"MYPYPATH": str(ROOT / "python")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr, done.stderr
    text, types, errors = source.splitlines(), {}, {}
    for line in done.stdout.splitlines():
        if match := re.match(r'user\.py:(\d+): note: Revealed type is "(.*)"', line):
            shown = re.sub(r"\b(?:\w+\.)+(?=\w)", "", match[2])
            types.setdefault(text[int(match[1]) - 1], shown)
        elif match := re.match(r"user\.py:(\d+): error: .*\[([\w-]+)\]$", line):
            errors.setdefault(text[int(match[1]) - 1], match[2])
    return types, errors


def test_calls_have_their_types(seen):
    types, _ = seen
    assert {e: types.get(f"reveal_type({e})") for e in TYPES} == TYPES


def test_wrong_code_and_only_that_is_an_error(seen):
    _, errors = seen
    assert errors == WRONG


@pytest.mark.parametrize("module", MODULES)
def test_public_names_are_known(seen, module):
    types, _ = seen
    unknown = [n for n in names(module) if types.get(f"reveal_type({module}.{n})", "Any") == "Any"]
    assert names(module)
    assert unknown == []


def test_the_package_says_that_it_is_typed():
    assert (ROOT / "python/rtensor/py.typed").exists()
