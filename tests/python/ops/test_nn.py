"""Networks' operations: known values, layouts, running statistics, stability, gradients."""

import math

import pytest
import rtensor as rt

F = rt.nn.functional
D = rt.float64


def normal(*shape):
    return rt.randn(*shape, dtype=D).requires_grad_()


def test_a_stepped_kernel_gives_the_same_convolution():
    x = rt.randn(2, 3, 8, 8, dtype=D).requires_grad_()
    w = rt.randn(6, 3, 3, 3, dtype=D)[1::2].requires_grad_()
    dense = w.detach().contiguous().requires_grad_()
    first, second = F.conv2d(x, w), F.conv2d(x, dense)
    assert (first - second).abs().max().item() < 1e-12
    mine = rt.autograd.grad([first.sum()], [w, x])
    other = rt.autograd.grad([second.sum()], [dense, x])
    assert all((a - b).abs().max().item() < 1e-12 for a, b in zip(mine, other, strict=True))


def test_a_stride_that_leaves_a_rest():
    x, w = rt.ones(1, 1, 5, 5).requires_grad_(), rt.ones(1, 1, 2, 2).requires_grad_()
    y = F.conv2d(x, w, stride=2)
    y.sum().backward()
    assert y.shape == (1, 1, 2, 2)
    assert x.grad[0, 0].tolist() == [[1.0] * 4 + [0.0]] * 4 + [[0.0] * 5]
    assert w.grad.unique().tolist() == [4.0]


def test_a_transposed_convolution_is_the_gradient_of_a_convolution():
    x, w = normal(2, 4, 7, 6), rt.randn(6, 2, 3, 2, dtype=D)
    y = F.conv2d(x, w, stride=2, padding=1, dilation=(1, 2), groups=2)
    g = rt.randn(*y.shape, dtype=D)
    (want,) = rt.autograd.grad([y], [x], [g])
    got = F.conv_transpose2d(
        g, w, stride=2, padding=1, output_padding=(0, 1), groups=2, dilation=(1, 2)
    )
    assert (got - want).abs().max().item() < 1e-12


def test_losses_of_no_elements():
    got = [
        F.nll_loss(rt.zeros(0, 3), rt.zeros(0, dtype=rt.int64), reduction=r)
        for r in ("sum", "mean", "none")
    ]
    assert got[0].item() == 0.0
    assert math.isnan(got[1].item())
    assert got[2].shape == (0,)


def test_losses_of_large_logits():
    assert F.cross_entropy(rt.tensor([[1000.0, 0.0]]), rt.tensor([1])).item() == 1000.0
    assert F.soft_margin_loss(rt.tensor([200.0]), rt.tensor([-1.0])).item() == 200.0
    logits, targets = rt.tensor([200.0, -200.0]), rt.tensor([0.0, 1.0])
    loss = F.binary_cross_entropy_with_logits(logits, targets, reduction="none")
    assert loss.tolist() == [200.0, 200.0]


def test_targets_that_are_no_class_raise():
    with pytest.raises(IndexError, match="out of bounds"):
        F.nll_loss(rt.zeros(1, 3), rt.tensor([3]))
    assert F.nll_loss(rt.zeros(2, 3), rt.tensor([0, 3]), ignore_index=3).item() == 0.0


def test_batch_norm_moves_the_running_statistics():
    x, mean, var = rt.randn(8, 3, 5), rt.zeros(3), rt.ones(3)
    before = mean._version
    F.batch_norm(x, mean, var, training=True, momentum=0.1)
    assert mean._version > before
    assert (mean - 0.1 * x.mean([0, 2])).abs().max().item() < 1e-6
    assert (var - 0.9 - 0.1 * x.var([0, 2])).abs().max().item() < 1e-5


def test_maxima_take_nan_and_point_at_it():
    x = rt.tensor([[[1.0, math.nan, 3.0, 2.0]]])
    values, indices = F.max_pool1d(x, 2, return_indices=True)
    assert math.isnan(values[0, 0, 0].item())
    assert indices.tolist() == [[[1, 2]]]


@pytest.mark.parametrize(
    ("function", "shapes"),
    [
        (
            lambda x, w, b: F.conv2d(x, w, b, stride=2, padding=1, groups=2),
            [(2, 4, 5, 5), (6, 2, 3, 3), (6,)],
        ),
        (lambda x, w: F.conv1d(x, w, padding="same"), [(2, 2, 6), (3, 2, 4)]),
        (
            lambda x, w, b: F.conv_transpose2d(
                x, w, b, stride=2, padding=1, output_padding=1, groups=2
            ),
            [(1, 4, 3, 3), (4, 2, 3, 3), (4,)],
        ),
        (lambda x: F.max_pool2d(x, 2, 1), [(1, 2, 4, 4)]),
        (lambda x: F.avg_pool2d(x, 3, 2, 1), [(1, 2, 5, 5)]),
        (lambda x: F.adaptive_avg_pool2d(x, (2, 3)), [(1, 2, 5, 5)]),
        (lambda x, w, b: F.batch_norm(x, None, None, w, b, True), [(3, 2, 4), (2,), (2,)]),
        (lambda x, w, b: F.layer_norm(x, (4,), w, b), [(3, 2, 4), (4,), (4,)]),
        (lambda x, w, b: F.group_norm(x, 2, w, b), [(3, 4, 4), (4,), (4,)]),
        (lambda x: F.cross_entropy(x, rt.tensor([1, 0, 2]), label_smoothing=0.1), [(3, 3)]),
        (lambda x: F.pad(x, (1, 2, -1, 0)), [(3, 3)]),
        (lambda x: F.pad(x, (1, 2), mode="reflect"), [(2, 3, 3)]),
        (lambda x: F.unfold(x, 2), [(1, 2, 4, 4)]),
        (lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True), [(2, 3, 4)] * 3),
    ],
)
def test_gradients_to_second_order(function, shapes):
    inputs = [normal(*s) for s in shapes]
    assert rt.autograd.gradcheck(function, inputs)
    assert rt.autograd.gradgradcheck(function, inputs)
