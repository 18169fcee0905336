"""Every module of rtensor.nn: scripted, traced, saved and loaded it gives what calling it gives, and leaves the same state.

The table has a row for each public class; one without a row fails the test.
"""

from __future__ import annotations

import copy
import inspect
import io
import warnings
from typing import Any

import pytest
import rtensor as rt
from rtensor import nn

from tests.python.jit.script_harness import copied, equal

IMAGE, SEQUENCE, VOLUME, ROWS = (2, 4, 6, 6), (2, 4, 8), (1, 4, 4, 6, 6), (3, 4)
INDEX = rt.tensor([[1, 2, 4], [4, 3, 0]])
CLASSES = rt.tensor([1, 0, 3])


def rnd(*shape: int) -> Any:
    """A tensor of small numbers that does not need the generator."""
    n = 1
    for s in shape:
        n *= s
    return ((rt.arange(n, dtype=rt.float32) * 7 % 23) - 11).reshape(shape) / 8


def positive(*shape: int) -> Any:
    return rnd(*shape).abs() + 0.1


def unpooled(dims: int) -> tuple[Any, Any]:
    pool = getattr(nn.functional, f"max_pool{dims}d")
    return pool(rnd(1, 2, *[4] * dims), 2, return_indices=True)


def signs(*shape: int) -> Any:
    return (rnd(*shape) > 0).float() * 2 - 1


# Class -> rows of (arguments, options, inputs).
ROWS_OF: dict[str, list[tuple[tuple[Any, ...], dict[str, Any], tuple[Any, ...]]]] = {}


def row(name: str, *args: Any, inputs: tuple[Any, ...], **options: Any) -> None:
    ROWS_OF.setdefault(name, []).append((args, options, inputs))


for _name in [
    "CELU",
    "ELU",
    "GELU",
    "SELU",
    "Hardshrink",
    "Hardsigmoid",
    "Hardswish",
    "Hardtanh",
    "LeakyReLU",
    "LogSigmoid",
    "Mish",
    "ReLU",
    "ReLU6",
    "RReLU",
    "Sigmoid",
    "SiLU",
    "Softplus",
    "Softshrink",
    "Softsign",
    "Tanh",
    "Tanhshrink",
    "Identity",
    "Dropout",
    "AlphaDropout",
]:
    row(_name, inputs=(rnd(*ROWS),))
for _name in ("LogSoftmax", "Softmax", "Softmin"):
    row(_name, dim=-1, inputs=(rnd(*ROWS),))
    row(_name, dim=0, inputs=(rnd(*ROWS),))
row("GELU", approximate="tanh", inputs=(rnd(*ROWS),))
row("ReLU", inplace=True, inputs=(rnd(*ROWS),))
row("GLU", inputs=(rnd(*ROWS),))
row("PReLU", inputs=(rnd(*ROWS),))
row("PReLU", 4, inputs=(rnd(*ROWS),))
row("Softmax2d", inputs=(rnd(*IMAGE),))
row("Threshold", 0.1, 20.0, inputs=(rnd(*ROWS),))
row("MultiheadAttention", 8, 2, inputs=(rnd(3, 2, 8), rnd(5, 2, 8), rnd(5, 2, 8)))
row("MultiheadAttention", 8, 2, batch_first=True, bias=False, inputs=(rnd(3, 2, 8),) * 3)
row(
    "MultiheadAttention",
    8,
    2,
    dropout=0.5,
    kdim=4,
    vdim=6,
    inputs=(rnd(3, 2, 8), rnd(5, 2, 4), rnd(5, 2, 6)),
)
row("Sequential", nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2), inputs=(rnd(*ROWS),))
for _d, _shape in ((1, SEQUENCE), (2, IMAGE), (3, VOLUME)):
    row(f"Conv{_d}d", 4, 3, 3, inputs=(rnd(*_shape),))
    row(f"Conv{_d}d", 4, 6, 3, padding=1, stride=2, groups=2, bias=False, inputs=(rnd(*_shape),))
    row(f"Conv{_d}d", 4, 3, 3, padding="same", dilation=2, inputs=(rnd(*_shape),))
    row(f"Conv{_d}d", 4, 3, 3, padding=1, padding_mode="circular", inputs=(rnd(*_shape),))
    row(f"ConvTranspose{_d}d", 4, 3, 3, inputs=(rnd(*_shape),))
    row(
        f"ConvTranspose{_d}d",
        4,
        3,
        3,
        stride=2,
        padding=1,
        output_padding=1,
        inputs=(rnd(*_shape),),
    )
    row(f"Dropout{_d}d", inputs=(rnd(*_shape),))
    row(f"BatchNorm{_d}d", 4, inputs=(rnd(*_shape),))
    row(f"BatchNorm{_d}d", 4, affine=False, momentum=None, inputs=(rnd(*_shape),))
    row(f"BatchNorm{_d}d", 4, track_running_stats=False, inputs=(rnd(*_shape),))
    row(f"InstanceNorm{_d}d", 4, inputs=(rnd(*_shape),))
    row(f"InstanceNorm{_d}d", 4, affine=True, track_running_stats=True, inputs=(rnd(*_shape),))
    row(f"AdaptiveAvgPool{_d}d", 2, inputs=(rnd(*_shape),))
    row(f"AdaptiveMaxPool{_d}d", 2, inputs=(rnd(*_shape),))
    row(f"AdaptiveMaxPool{_d}d", 2, return_indices=True, inputs=(rnd(*_shape),))
    row(f"AvgPool{_d}d", 2, inputs=(rnd(*_shape),))
    row(f"AvgPool{_d}d", 3, stride=2, padding=1, count_include_pad=False, inputs=(rnd(*_shape),))
    row(f"LPPool{_d}d", 2, 2, inputs=(rnd(*_shape),))
    row(f"MaxPool{_d}d", 2, inputs=(rnd(*_shape),))
    row(f"MaxPool{_d}d", 2, ceil_mode=True, return_indices=True, inputs=(rnd(*_shape),))
    row(f"MaxUnpool{_d}d", 2, inputs=unpooled(_d))
    row(f"CircularPad{_d}d", 1, inputs=(rnd(*_shape),))
    row(f"ConstantPad{_d}d", 1, 3.5, inputs=(rnd(*_shape),))
    row(f"ReflectionPad{_d}d", 1, inputs=(rnd(*_shape),))
    row(f"ReplicationPad{_d}d", 1, inputs=(rnd(*_shape),))
    row(f"ZeroPad{_d}d", 1, inputs=(rnd(*_shape),))
for _d in (2, 3):
    _shape = (1, 2, *[6] * _d)
    row(f"FractionalMaxPool{_d}d", 2, output_size=3, inputs=(rnd(*_shape),))
    row(f"FractionalMaxPool{_d}d", 2, output_ratio=0.5, return_indices=True, inputs=(rnd(*_shape),))
row("FeatureAlphaDropout", inputs=(rnd(*IMAGE),))
row(
    "CTCLoss",
    inputs=(
        rnd(5, 2, 3).log_softmax(-1),
        rt.tensor([[1, 2], [2, 1]]),
        rt.tensor([5, 4]),
        rt.tensor([2, 1]),
    ),
)
row("Embedding", 5, 3, inputs=(INDEX,))
row("Embedding", 5, 3, padding_idx=1, max_norm=1.0, inputs=(INDEX,))
row("EmbeddingBag", 5, 3, inputs=(INDEX,))
row("EmbeddingBag", 5, 3, mode="sum", inputs=(INDEX.reshape(-1), rt.tensor([0, 2, 5])))
row("EmbeddingBag", 5, 3, mode="max", inputs=(INDEX,))
row("Linear", 4, 3, inputs=(rnd(*ROWS),))
row("Linear", 4, 3, bias=False, inputs=(rnd(2, 3, 4),))
row("Bilinear", 4, 3, 2, inputs=(rnd(5, 4), rnd(5, 3)))
row("GroupNorm", 2, 4, inputs=(rnd(*IMAGE),))
row("LayerNorm", 4, inputs=(rnd(*ROWS),))
row("LayerNorm", (6, 6), elementwise_affine=False, inputs=(rnd(*IMAGE),))
row("RMSNorm", 4, inputs=(rnd(*ROWS),))
row("LocalResponseNorm", 2, inputs=(rnd(*IMAGE),))
row("ChannelShuffle", 2, inputs=(rnd(*IMAGE),))
row("CosineSimilarity", inputs=(rnd(*ROWS), positive(*ROWS)))
row("PairwiseDistance", inputs=(rnd(*ROWS), positive(*ROWS)))
row("Flatten", inputs=(rnd(*IMAGE),))
row("Unflatten", 1, (2, 2), inputs=(rnd(*ROWS),))
row("Fold", (4, 4), 2, inputs=(rnd(1, 8, 9),))
row("Unfold", 2, inputs=(rnd(*IMAGE),))
row("PixelShuffle", 2, inputs=(rnd(*IMAGE),))
row("PixelUnshuffle", 2, inputs=(rnd(*IMAGE),))
for _mode, _shape in (
    ("nearest", SEQUENCE),
    ("linear", SEQUENCE),
    ("bilinear", IMAGE),
    ("nearest", VOLUME),
):
    row("Upsample", scale_factor=2, mode=_mode, inputs=(rnd(*_shape),))
row("Upsample", size=(9, 7), inputs=(rnd(*IMAGE),))
row("UpsamplingBilinear2d", scale_factor=2, inputs=(rnd(*IMAGE),))
row("UpsamplingNearest2d", size=5, inputs=(rnd(*IMAGE),))
for _name in ("L1Loss", "MSELoss", "SmoothL1Loss", "HuberLoss"):
    row(_name, inputs=(rnd(*ROWS), positive(*ROWS)))
    row(_name, reduction="none", inputs=(rnd(*ROWS), positive(*ROWS)))
row("BCELoss", inputs=(rnd(*ROWS).sigmoid(), rnd(*ROWS).sigmoid()))
row("BCEWithLogitsLoss", inputs=(rnd(*ROWS), rnd(*ROWS).sigmoid()))
row(
    "BCEWithLogitsLoss",
    pos_weight=positive(4),
    weight=positive(4),
    inputs=(rnd(*ROWS), rnd(*ROWS).sigmoid()),
)
row("CrossEntropyLoss", inputs=(rnd(*ROWS), CLASSES))
row(
    "CrossEntropyLoss",
    weight=positive(4),
    label_smoothing=0.1,
    ignore_index=0,
    inputs=(rnd(*ROWS), CLASSES),
)
row("CrossEntropyLoss", reduction="sum", inputs=(rnd(*ROWS), rnd(*ROWS).softmax(1)))
row("NLLLoss", inputs=(rnd(*ROWS).log_softmax(1), CLASSES))
row("NLLLoss", weight=positive(4), reduction="none", inputs=(rnd(*ROWS).log_softmax(1), CLASSES))
row("CosineEmbeddingLoss", margin=0.1, inputs=(rnd(*ROWS), positive(*ROWS), signs(3)))
row("GaussianNLLLoss", inputs=(rnd(*ROWS), positive(*ROWS), positive(*ROWS)))
row("GaussianNLLLoss", full=True, inputs=(rnd(*ROWS), positive(*ROWS), positive(*ROWS)))
row("HingeEmbeddingLoss", inputs=(rnd(*ROWS), signs(*ROWS)))
row(
    "KLDivLoss",
    reduction="batchmean",
    inputs=(rnd(*ROWS).log_softmax(1), positive(*ROWS).softmax(1)),
)
row(
    "KLDivLoss",
    reduction="sum",
    log_target=True,
    inputs=(rnd(*ROWS).log_softmax(1), positive(*ROWS).log_softmax(1)),
)
row("MarginRankingLoss", inputs=(rnd(3), positive(3), signs(3)))
row(
    "MultiLabelMarginLoss",
    inputs=(rnd(*ROWS), rt.tensor([[1, 2, -1, 0], [0, -1, 1, 2], [3, 2, 1, 0]])),
)
row("MultiLabelSoftMarginLoss", inputs=(rnd(*ROWS), (rnd(*ROWS) > 0).float()))
row("MultiMarginLoss", inputs=(rnd(*ROWS), CLASSES))
row("PoissonNLLLoss", inputs=(rnd(*ROWS), positive(*ROWS)))
row("PoissonNLLLoss", full=True, log_input=False, inputs=(positive(*ROWS), positive(*ROWS)))
row("SoftMarginLoss", inputs=(rnd(*ROWS), signs(*ROWS)))
row("TripletMarginLoss", swap=True, inputs=(rnd(*ROWS), positive(*ROWS), -positive(*ROWS)))
row("TripletMarginWithDistanceLoss", inputs=(rnd(*ROWS), positive(*ROWS), -positive(*ROWS)))
for _name in ("RNN", "GRU", "LSTM"):
    row(_name, 4, 3, inputs=(rnd(5, 2, 4),))
    row(_name, 4, 3, inputs=(rnd(5, 4),))
    row(_name, 4, 3, 2, bidirectional=True, batch_first=True, dropout=0.5, inputs=(rnd(2, 5, 4),))
    row(_name, 4, 3, 2, bias=False, inputs=(rnd(5, 2, 4),))
row("RNN", 4, 3, nonlinearity="relu", inputs=(rnd(5, 2, 4), rnd(1, 2, 3)))
row("GRU", 4, 3, inputs=(rnd(5, 2, 4), rnd(1, 2, 3)))
row("LSTM", 4, 3, inputs=(rnd(5, 2, 4), (rnd(1, 2, 3), rnd(1, 2, 3))))
row("LSTM", 4, 3, proj_size=2, inputs=(rnd(5, 2, 4),))
for _name in ("RNNCell", "GRUCell"):
    row(_name, 4, 3, inputs=(rnd(2, 4),))
    row(_name, 4, 3, bias=False, inputs=(rnd(2, 4), rnd(2, 3)))
row("RNNCell", 4, 3, nonlinearity="relu", inputs=(rnd(4),))
row("LSTMCell", 4, 3, inputs=(rnd(2, 4),))
row("LSTMCell", 4, 3, inputs=(rnd(2, 4), (rnd(2, 3), rnd(2, 3))))
_LAYER = {"d_model": 8, "nhead": 2, "dim_feedforward": 6}
for _options in (
    {},
    {"batch_first": True, "norm_first": True},
    {"activation": "gelu", "bias": False},
):
    row("TransformerEncoderLayer", **_LAYER, **_options, inputs=(rnd(3, 2, 8),))
    row("TransformerDecoderLayer", **_LAYER, **_options, inputs=(rnd(3, 2, 8), rnd(3, 2, 8) * 2))
row("TransformerEncoder", nn.TransformerEncoderLayer(**_LAYER), 2, inputs=(rnd(3, 2, 8),))
row(
    "TransformerEncoder",
    nn.TransformerEncoderLayer(**_LAYER),
    2,
    nn.LayerNorm(8),
    inputs=(rnd(3, 2, 8),),
)
row(
    "TransformerDecoder",
    nn.TransformerDecoderLayer(**_LAYER),
    2,
    inputs=(rnd(3, 2, 8), rnd(5, 2, 8)),
)
row("Transformer", 8, 2, 1, 1, 6, inputs=(rnd(3, 2, 8), rnd(5, 2, 8)))

# Containers without a forward, and bases.
NO_FORWARD = {
    "Module",
    "ModuleDict",
    "ModuleList",
    "ParameterDict",
    "ParameterList",
    "RNNBase",
    "RNNCellBase",
}

CASES = [
    pytest.param(
        name,
        *r,
        id=f"{name}-{i}",
    )
    for name, rows in ROWS_OF.items()
    for i, r in enumerate(rows)
]


def make(name: str, args: tuple[Any, ...], options: dict[str, Any]) -> Any:
    rt.manual_seed(3)
    return getattr(nn, name)(*map(copy.deepcopy, args), **options)


def reloaded(program: Any) -> Any:
    out = io.BytesIO()
    rt.jit.save(program, out)
    return rt.jit.load(io.BytesIO(out.getvalue()))


def run(module: Any, inputs: tuple[Any, ...]) -> Any:
    rt.manual_seed(11)
    return module(*copied(inputs))


def floats(value: Any) -> list[Any]:
    if isinstance(value, (tuple, list)):
        return [t for v in value for t in floats(v)]
    return [value] if isinstance(value, rt.Tensor) and value.is_floating_point() else []


def gradients(module: Any, result: Any) -> dict[str, Any]:
    loss = sum((t * t).sum() for t in floats(result))
    if isinstance(loss, rt.Tensor) and loss.requires_grad:
        loss.backward()
    return {n: p.grad for n, p in module.named_parameters() if p.grad is not None}


def test_every_module_has_a_row():
    classes = {
        n
        for n in nn.__all__
        if inspect.isclass(getattr(nn, n)) and issubclass(getattr(nn, n), nn.Module)
    }
    assert classes - NO_FORWARD == set(ROWS_OF)


@pytest.mark.parametrize("training", [True, False], ids=["train", "eval"])
@pytest.mark.parametrize(("name", "args", "options", "inputs"), CASES)
def test_a_module_in_a_script(name, args, options, inputs, training):
    eager = make(name, args, options).train(training)
    scripted = rt.jit.script(make(name, args, options).train(training))
    loaded = reloaded(rt.jit.script(make(name, args, options).train(training)))
    for _ in range(2):
        want = run(eager, inputs)
        wanted = gradients(eager, want)
        for program in (scripted, loaded):
            got = run(program, inputs)
            assert equal(want, got), (want, got)
            found = gradients(program, got)
            assert set(found) == set(wanted)
            assert all(equal(wanted[n], found[n]) for n in wanted)
            state = program.state_dict()
            assert all(equal(v, state[n]) for n, v in eager.state_dict().items())


@pytest.mark.parametrize("training", [True, False], ids=["train", "eval"])
@pytest.mark.parametrize(("name", "args", "options", "inputs"), CASES)
def test_a_module_in_a_trace(name, args, options, inputs, training):
    eager = make(name, args, options).train(training)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", rt.jit.TracerWarning)
        module = make(name, args, options).train(training)
        before = {n: v.clone() for n, v in module.state_dict().items()}
        traced = rt.jit.trace(module, inputs)
        with rt.no_grad():
            for n, v in module.state_dict().items():
                v.copy_(before[n])  # the run that was recorded counted too
        loaded = reloaded(traced)
    for _ in range(2):
        want = run(eager, inputs)
        for program in (traced, loaded):
            got = run(program, inputs)
            assert equal(want, got), (want, got)
