"""Values of layers and functions, against NumPy's plain formulas."""

import math

import numpy as np
import pytest
import rtensor as rt
from rtensor import nn
from rtensor.nn import functional as F

rng = np.random.default_rng(0)


def arr(*shape):
    return rng.standard_normal(shape)


def ten(a):
    return rt.tensor(a.tolist() if isinstance(a, np.ndarray) else a, dtype=rt.float64)


def close(tensor, array, atol=1e-9):
    np.testing.assert_allclose(np.array(tensor.detach().tolist()), array, rtol=1e-7, atol=atol)
    assert tuple(tensor.shape) == np.shape(array)


def conv(x, w, b, stride, padding, dilation=1, groups=1):
    """Plain convolution of (N, C, H, W)."""
    x = np.pad(x, ((0, 0), (0, 0), (padding, padding), (padding, padding)))
    n, _, height, width = x.shape
    outs, ins, kh, kw = w.shape
    oh = (height - dilation * (kh - 1) - 1) // stride + 1
    ow = (width - dilation * (kw - 1) - 1) // stride + 1
    y = np.zeros((n, outs, oh, ow))
    for o in range(outs):
        g = o // (outs // groups)
        for i in range(oh):
            for j in range(ow):
                rows = slice(i * stride, i * stride + dilation * (kh - 1) + 1, dilation)
                cols = slice(j * stride, j * stride + dilation * (kw - 1) + 1, dilation)
                patch = x[:, g * ins : (g + 1) * ins, rows, cols]
                y[:, o, i, j] = (patch * w[o]).sum((1, 2, 3)) + (0 if b is None else b[o])
    return y


def test_linear_and_bilinear():
    x, w, b = arr(2, 4, 3), arr(5, 3), arr(5)
    close(F.linear(ten(x), ten(w), ten(b)), x @ w.T + b)
    close(F.linear(ten(x), ten(w)), x @ w.T)
    a, c, m = arr(4, 2), arr(4, 3), arr(5, 2, 3)
    close(F.bilinear(ten(a), ten(c), ten(m)), np.einsum("ni,oij,nj->no", a, m, c))


@pytest.mark.parametrize(
    ("stride", "padding", "dilation", "groups"),
    [(1, 0, 1, 1), (2, 1, 1, 1), (1, 2, 2, 1), (1, 1, 1, 2)],
)
def test_conv2d(stride, padding, dilation, groups):
    x, w, b = arr(2, 4, 6, 7), arr(6, 4 // groups, 3, 3), arr(6)
    layer = nn.Conv2d(4, 6, 3, stride, padding, dilation, groups).double()
    layer.load_state_dict({"weight": ten(w), "bias": ten(b)})
    close(layer(ten(x)), conv(x, w, b, stride, padding, dilation, groups))


def test_conv_padding_by_name_and_mode():
    x, w = arr(1, 2, 5, 5), arr(3, 2, 3, 3)
    close(F.conv2d(ten(x), ten(w), padding="same"), conv(x, w, None, 1, 1))
    close(F.conv2d(ten(x), ten(w), padding="valid"), conv(x, w, None, 1, 0))
    layer = nn.Conv2d(2, 3, 3, padding=1, padding_mode="reflect", bias=False).double()
    layer.load_state_dict({"weight": ten(w)})
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)), mode="reflect")
    close(layer(ten(x)), conv(padded, w, None, 1, 0))
    with pytest.raises(ValueError, match="strided"):
        nn.Conv2d(1, 1, 3, stride=2, padding="same")
    with pytest.raises(ValueError, match="divisible by groups"):
        nn.Conv2d(3, 4, 3, groups=2)


def test_transposed_convolution_is_the_adjoint():
    x, w = arr(1, 2, 7, 7), arr(3, 2, 3, 3)
    y = conv(x, w, None, 2, 1)
    back = arr(*y.shape)
    layer = nn.ConvTranspose2d(3, 2, 3, stride=2, padding=1, bias=False).double()
    layer.load_state_dict({"weight": ten(w)})
    z = layer(ten(back), output_size=[7, 7])
    assert np.isclose((y * back).sum(), (ten(x) * z).sum().item())


@pytest.mark.parametrize(
    ("layer", "shape"), [(nn.BatchNorm1d, (5, 3)), (nn.BatchNorm2d, (2, 3, 4, 5))]
)
def test_batch_norm_in_training_and_evaluation(layer, shape):
    x, norm = arr(*shape) * 2 + 1, layer(3).double()
    axes = tuple(i for i in range(x.ndim) if i != 1)
    put = [1, 3] + [1] * (x.ndim - 2)
    mean, var, n = x.mean(axes), x.var(axes), x.size / 3
    close(norm(ten(x)), (x - mean.reshape(put)) / np.sqrt(var.reshape(put) + 1e-5))
    close(norm.running_mean, 0.1 * mean)
    close(norm.running_var, 0.9 + 0.1 * var * n / (n - 1))
    assert norm.num_batches_tracked.item() == 1
    norm.eval()
    m, v = (np.array(t.tolist()).reshape(put) for t in (norm.running_mean, norm.running_var))
    close(norm(ten(x)), (x - m) / np.sqrt(v + 1e-5))
    assert norm.num_batches_tracked.item() == 1


def test_batch_norm_without_momentum_averages():
    norm, xs = nn.BatchNorm1d(2, momentum=None).double(), [arr(4, 2) for _ in range(3)]
    for x in xs:
        norm(ten(x))
    close(norm.running_mean, np.mean([x.mean(0) for x in xs], 0))


def test_other_norms():
    x = arr(2, 4, 6)
    m, v = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    close(nn.LayerNorm(6).double()(ten(x)), (x - m) / np.sqrt(v + 1e-5))
    close(nn.InstanceNorm1d(4).double()(ten(x)), (x - m) / np.sqrt(v + 1e-5))
    g = x.reshape(2, 2, -1)
    y = (g - g.mean(-1, keepdims=True)) / np.sqrt(g.var(-1, keepdims=True) + 1e-5)
    close(nn.GroupNorm(2, 4).double()(ten(x)), y.reshape(x.shape))
    close(
        nn.RMSNorm(6, eps=1e-6).double()(ten(x)), x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-6)
    )
    close(F.normalize(ten(x), dim=-1), x / np.linalg.norm(x, axis=-1, keepdims=True))


def test_pooling():
    x = arr(1, 2, 6, 6)
    blocks = x.reshape(1, 2, 3, 2, 3, 2)
    close(nn.MaxPool2d(2)(ten(x)), blocks.max((3, 5)))
    close(nn.AvgPool2d(2)(ten(x)), blocks.mean((3, 5)))
    close(nn.AdaptiveAvgPool2d(1)(ten(x)), x.mean((2, 3), keepdims=True))
    close(nn.AdaptiveAvgPool2d((3, None))(ten(x)), x.reshape(1, 2, 3, 2, 6).mean(3))
    y, where = F.max_pool2d(ten(x), 2, return_indices=True)
    assert (
        x.reshape(2, 36)[0][where[0, 0].flatten().tolist()].tolist() == y[0, 0].flatten().tolist()
    )


@pytest.mark.parametrize(
    ("layer", "formula"),
    [
        (nn.ReLU(), lambda x: np.maximum(x, 0)),
        (nn.ReLU6(), lambda x: np.clip(x, 0, 6)),
        (nn.Hardtanh(-0.5, 0.7), lambda x: np.clip(x, -0.5, 0.7)),
        (nn.LeakyReLU(0.2), lambda x: np.where(x > 0, x, 0.2 * x)),
        (nn.ELU(1.5), lambda x: np.where(x > 0, x, 1.5 * np.expm1(x))),
        (nn.CELU(2.0), lambda x: np.where(x > 0, x, 2 * np.expm1(x / 2))),
        (nn.SiLU(), lambda x: x / (1 + np.exp(-x))),
        (nn.Mish(), lambda x: x * np.tanh(np.log1p(np.exp(x)))),
        (nn.GELU(), lambda x: x * 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))),
        (
            nn.GELU("tanh"),
            lambda x: 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
        ),
        (nn.Sigmoid(), lambda x: 1 / (1 + np.exp(-x))),
        (nn.Tanh(), np.tanh),
        (nn.Softplus(), lambda x: np.log1p(np.exp(x))),
        (nn.Softsign(), lambda x: x / (1 + np.abs(x))),
        (nn.Tanhshrink(), lambda x: x - np.tanh(x)),
        (nn.Hardswish(), lambda x: x * np.clip(x + 3, 0, 6) / 6),
        (nn.Hardsigmoid(), lambda x: np.clip(x + 3, 0, 6) / 6),
        (nn.LogSigmoid(), lambda x: -np.log1p(np.exp(-x))),
        (nn.Threshold(0.1, 5.0), lambda x: np.where(x > 0.1, x, 5.0)),
        (nn.Softmax(-1), lambda x: np.exp(x) / np.exp(x).sum(-1, keepdims=True)),
        (nn.LogSoftmax(0), lambda x: x - np.log(np.exp(x).sum(0))),
        (nn.GLU(), lambda x: x[:, :3] / (1 + np.exp(-x[:, 3:]))),
        (nn.Flatten(), lambda x: x.reshape(4, 6)),
        (nn.Unflatten(1, (2, 3)), lambda x: x.reshape(4, 2, 3)),
        (nn.Identity(3), lambda x: x),
    ],
    ids=lambda v: repr(v) if isinstance(v, nn.Module) else "",
)
def test_activations(layer, formula):
    x = arr(4, 6) * 2
    close(layer(ten(x)), formula(x))


@pytest.mark.parametrize(
    "name", ["relu", "hardtanh", "elu", "leaky_relu", "silu", "hardswish", "mish", "celu"]
)
def test_inplace_activations_write_into_the_input(name):
    x = ten(arr(5))
    want = getattr(F, name)(x)
    got = getattr(F, name)(x, inplace=True)
    assert got is x
    rt.testing.assert_close(x, want)


def test_embedding_and_padding():
    table = arr(5, 3)
    layer = nn.Embedding(5, 3, padding_idx=-1).double()
    assert layer.padding_idx == 4
    layer.load_state_dict({"weight": ten(table)})
    ids = rt.tensor([[0, 4], [2, 2]])
    out = layer(ids)
    close(out, table[[[0, 4], [2, 2]]])
    out.sum().backward()
    close(layer.weight.grad, np.array([[1.0], [0], [2], [0], [0]]) * np.ones(3))
    with pytest.raises(ValueError, match="padding_idx"):
        nn.Embedding(3, 2, padding_idx=3)


def test_dropout_drops_in_training_only():
    rt.manual_seed(0)
    layer, x = nn.Dropout(0.25), rt.ones(10000)
    y = layer(x)
    kept = (y != 0).sum().item()
    assert 7300 < kept < 7700
    assert set(y.tolist()) == {0.0, rt.tensor(4 / 3).item()}
    assert layer.eval()(x) is x or layer(x).tolist() == x.tolist()
    with pytest.raises(ValueError, match="between 0 and 1"):
        nn.Dropout(1.5)


def test_recurrent_layers_agree_with_their_cells():
    rt.manual_seed(0)
    for layer, cell in ((nn.RNN(3, 4), nn.RNNCell(3, 4)), (nn.GRU(3, 4), nn.GRUCell(3, 4))):
        cell.load_state_dict({k.removesuffix("_l0"): v for k, v in layer.state_dict().items()})
        x, h = rt.randn(5, 2, 3), rt.zeros(2, 4)
        out, last = layer(x)
        for t in range(5):
            h = cell(x[t], h)
            rt.testing.assert_close(out[t], h)
        rt.testing.assert_close(last[0], h)
    layer, cell = nn.LSTM(3, 4, batch_first=True), nn.LSTMCell(3, 4)
    cell.load_state_dict({k.removesuffix("_l0"): v for k, v in layer.state_dict().items()})
    x, state = rt.randn(2, 5, 3), (rt.zeros(2, 4), rt.zeros(2, 4))
    out, (h, c) = layer(x)
    for t in range(5):
        state = cell(x[:, t], state)
    rt.testing.assert_close((h[0], c[0], out[:, -1]), (*state, state[0]))


def test_attention_weights_and_masks():
    rt.manual_seed(0)
    layer = nn.MultiheadAttention(8, 2, batch_first=True).eval()
    x = rt.randn(2, 5, 8)
    out, weights = layer(x, x, x)
    assert out.shape == (2, 5, 8)
    assert weights.shape == (2, 5, 5)
    rt.testing.assert_close(weights.sum(-1), rt.ones(2, 5))
    fast, none = layer(x, x, x, need_weights=False)
    assert none is None
    rt.testing.assert_close(fast, out, rtol=1e-5, atol=1e-5)
    mask = nn.Transformer.generate_square_subsequent_mask(5)
    causal, w = layer(x, x, x, attn_mask=mask)
    assert w[0].triu(1).abs().max().item() == 0
    rt.testing.assert_close(
        causal[:, :1], layer(x[:, :1], x[:, :1], x[:, :1])[0], rtol=1e-5, atol=1e-5
    )
    padding = rt.tensor([[False] * 5, [False, False, False, True, True]])
    _, w = layer(x, x, x, key_padding_mask=padding)
    assert w[1, :, 3:].abs().max().item() == 0


def test_a_transformer_block_trains():
    rt.manual_seed(0)
    block = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16, 0.0, batch_first=True), 2)
    assert block.layers[0].linear1.weight is not block.layers[1].linear1.weight
    x, y = rt.randn(4, 6, 8), rt.randn(4, 6, 8)
    optimizer = rt.optim.Adam(block.parameters(), 1e-2)
    losses = []
    for _ in range(10):
        optimizer.zero_grad()
        loss = F.mse_loss(block(x), y)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < 0.8 * losses[0]


def test_functions_that_are_operations_are_found():
    assert set(F.__dir__()) >= {"relu", "conv2d", "linear"}
    assert F.linear is rt._C.linear
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        F.nothing
