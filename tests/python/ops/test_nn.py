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


@pytest.mark.parametrize("dtype", [rt.float16, rt.bfloat16])
@pytest.mark.parametrize("parameters", [None, rt.float32])
def test_the_statistics_of_a_batch_have_the_parameters_dtype(dtype, parameters):
    x = rt.randn(4, 3).to(dtype)
    scale = rt.ones(3, dtype=parameters or dtype)
    found = rt.native_batch_norm(x, scale, scale, None, None, True, 0.1, 1e-5)
    assert [t.dtype for t in found] == [dtype, scale.dtype, scale.dtype]


@pytest.mark.parametrize("training", [True, False])
def test_batch_norm_of_nothing_is_nothing(training):
    x, empty = rt.empty(0, dtype=D).requires_grad_(), rt.empty(0, dtype=D)
    y = F.batch_norm(x, empty, empty, training=training)
    y.sum().backward()
    assert y.shape == x.grad.shape == (0,)


def test_the_statistics_of_groups_are_differentiable():
    x, w = normal(2, 4, 3), normal(4)

    def statistics(x, w):
        return rt.native_group_norm(x, w, w, 2, 4, 3, 2, 1e-3)

    assert rt.autograd.gradcheck(statistics, (x, w))
    assert rt.autograd.gradgradcheck(lambda x: statistics(x, w)[1:], (x,))


def test_bags_of_embeddings_count_rows_and_take_the_old_order_of_arguments():
    w, ids = normal(5, 3), rt.tensor([[1, 1], [1, 0]])
    (plain,) = rt.autograd.grad(F.embedding_bag(ids, w, mode="sum").sum(), w)
    (shared,) = rt.autograd.grad(
        F.embedding_bag(ids, w, mode="sum", scale_grad_by_freq=True).sum(), w
    )
    assert plain[:2, 0].tolist() == [1, 3]
    assert shared[:2, 0].tolist() == [1, 1]
    with pytest.warns(UserWarning, match="order"):
        assert rt.equal(F.embedding_bag(w, ids), F.embedding_bag(ids, w))
    with pytest.raises(RuntimeError):
        F.embedding_bag(ids, w, mode="max", scale_grad_by_freq=True)


def test_norms_over_no_dimension_are_refused():
    for norm in (F.rms_norm, F.layer_norm):
        with pytest.raises(RuntimeError):
            norm(rt.ones(2), [])


@pytest.mark.parametrize(
    ("x", "w", "target", "options"),
    [
        ((3,), (2, 4, 3), (2, 4), {}),
        ((5, 3), (4, 2), (5,), {}),
        ((2, 5, 3), (4, 3), (5,), {}),
        ((5, 3), (4, 3), (5, 4), {"ignore_index": 1}),
        ((5, 3), (4, 3), (5, 4), {"linear_bias": rt.ones(3)}),
    ],
)
def test_linear_cross_entropy_refuses_shapes_that_do_not_meet(x, w, target, options):
    with pytest.raises((RuntimeError, ValueError)):
        F.linear_cross_entropy(rt.ones(x), rt.ones(w), rt.rand(target), **options)


@pytest.mark.parametrize("dtype", [rt.float16, rt.bfloat16])
def test_half_types_are_resized_and_attended_to_with_one_rounding(dtype):
    x = rt.randn(2, 3, 4, 4).to(dtype)
    wide = F.interpolate(x.float(), scale_factor=1.7, mode="bilinear", recompute_scale_factor=False)
    half = F.interpolate(x, scale_factor=1.7, mode="bilinear", recompute_scale_factor=False)
    assert rt.equal(half, wide.to(dtype))
    q, k = (rt.randn(2, n, 8).to(dtype) for n in (3, 6))
    got = F.scaled_dot_product_attention(q, k, k, is_causal=True)
    want = F.scaled_dot_product_attention(q.float(), k.float(), k.float(), is_causal=True)
    assert rt.equal(got, want.to(dtype))


@pytest.mark.parametrize("align_corners", [True, False])
def test_bytes_are_interpolated_in_rounded_steps(align_corners):
    x = rt.tensor([[0, 255], [7, 100]], dtype=rt.uint8).reshape(1, 1, 2, 2)
    got = F.interpolate(x, (2, 3), mode="bilinear", align_corners=align_corners)
    assert got[0, 0].tolist() == [[0, 128, 255], [7, 54, 100]]
    same = F.interpolate(x, scale_factor=1.1, mode="bilinear", align_corners=align_corners)
    assert rt.equal(same, x)


@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
@pytest.mark.parametrize("padding_mode", ["zeros", "border", "reflection"])
def test_the_identity_grid_gives_the_image(mode, padding_mode):
    x = rt.randn(2, 3, 4, 5, dtype=D)
    for align in (False, True):
        theta = rt.eye(2, 3, dtype=D).expand(2, 2, 3)
        grid = F.affine_grid(theta, (2, 3, 4, 5), align)
        got = F.grid_sample(x, grid, mode, padding_mode, align)
        assert (got - x).abs().max().item() < 1e-9


def test_places_beyond_the_image_are_padded():
    x = rt.arange(1.0, 5.0).reshape(1, 1, 2, 2)
    grid = rt.tensor([[[[-3.0, -1.0], [1.5, 1.0]]]])
    for padding_mode, want in (("zeros", [0, 0]), ("border", [1, 4]), ("reflection", [2, 3.5])):
        got = F.grid_sample(x, grid, padding_mode=padding_mode, align_corners=True)
        assert got.reshape(-1).tolist()[0] == want[0]
    volume = rt.arange(8.0).reshape(1, 1, 2, 2, 2)
    middle = F.grid_sample(volume, rt.zeros(1, 1, 1, 1, 3))
    assert middle.item() == 3.5
    with pytest.raises(RuntimeError):
        F.grid_sample(volume, rt.zeros(1, 1, 1, 1, 3), "bicubic")


def test_cubic_interpolation_keeps_points_and_sums():
    x = rt.randn(1, 2, 4, 4, dtype=D)
    same = F.interpolate(x, (7, 7), mode="bicubic", align_corners=True)
    assert (same[..., ::2, ::2] - x).abs().max().item() < 1e-12
    flat = F.interpolate(rt.ones(1, 1, 4, 4), (9, 3), mode="bicubic")
    assert (flat - 1).abs().max().item() < 1e-6
    bytes_ = F.interpolate(rt.full((1, 1, 4, 4), 7, dtype=rt.uint8), (9, 3), mode="bicubic")
    assert bytes_.unique().tolist() == [7]


def test_distances_of_pairs():
    x = rt.randn(5, 3, dtype=D)
    for p in (1.0, 2.0, 3.0):
        want = rt.cdist(x, x, p)[rt.ones(5, 5).triu(1).bool()]
        assert (F.pdist(x, p) - want).abs().max().item() < 1e-12
