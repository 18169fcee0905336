"""Kind 1: views, strides, aliasing, overlapping memory."""

import numpy as np
import pytest
import rtensor as rt

from tests.python.trials.forms import layouts, same

F = rt.nn.functional
aten = rt.ops.aten
HUGE = 2**63

OUTSIDE = [
    ((2,), (1,), HUGE - 2),
    ((2,), (1,), HUGE - 1),
    ((2**33, 2**33), (1, 1), 0),
    ((2**33, 2**33), (2**33, 1), 0),
    ((2**62, 2, 2), (0, 0, 0), 0),
    ((3,), (2**62,), 0),
    ((2**62,), (4,), 0),
    ((5, 5), (2**62, 2**62), 0),
    ((2,), (HUGE - 1,), HUGE - 1),
    ((1,), (1,), 8),
    ((2,), (8,), 0),
    ((2,), (1,), -1),
    ((2,), (-1,), 4),
    ((-1,), (1,), 0),
    ((2, 2), (1,), 0),
]
TAKERS = {
    "as_strided": lambda t, *a: t.as_strided(*a),
    "as_strided_": lambda t, *a: t.as_strided_(*a),
    "as_strided_copy": lambda t, *a: aten.as_strided_copy(t, *a),
    "as_strided_scatter": lambda t, *a: aten.as_strided_scatter(t, rt.zeros(1), *a),
    "operator": lambda t, *a: aten.as_strided(t, *a),
}


@pytest.mark.parametrize(("size", "stride", "offset"), OUTSIDE)
@pytest.mark.parametrize("name", TAKERS)
def test_h002_h004_no_view_reaches_past_its_storage(name, size, stride, offset):
    t = rt.arange(8)
    with pytest.raises((RuntimeError, ValueError, OverflowError)):
        TAKERS[name](t, size, stride, offset)
    assert t.tolist() == list(range(8))
    assert t.stride() == (1,)


@pytest.mark.parametrize(
    ("size", "stride"), [((2**33, 2**33), (1, 1)), ((3,), (2**62,)), ((2,), (-1,))]
)
def test_h002_sizes_of_new_memory_are_computed_with_checks(size, stride):
    with pytest.raises((RuntimeError, ValueError, OverflowError, MemoryError)):
        rt.empty_strided(size, stride)
    for make in (rt.empty, rt.zeros, lambda s: rt.full(s, 1.0), lambda s: rt.zeros(1).new_empty(s)):
        with pytest.raises((RuntimeError, ValueError, OverflowError, MemoryError)):
            make((2**33, 2**33))


def test_h002_a_view_without_elements_may_have_any_stride():
    t = rt.zeros(5).as_strided((0, 3), (HUGE - 1, HUGE - 1))
    assert t.shape == (0, 3)
    assert t.sum().item() == 0
    assert (t + 1).shape == (0, 3)


def test_h004_set_grows_the_storage_or_refuses():
    x = rt.arange(8)
    y = rt.arange(2)
    try:
        y.set_(x.untyped_storage(), 0, (2,), (8,))
    except (RuntimeError, TypeError):
        assert y.tolist() == [0, 1]
    else:
        assert y.untyped_storage().nbytes() >= 9 * 8


WRITES = {
    "masked_fill_": lambda t: t.masked_fill_(rt.eye(2, 3, dtype=rt.bool), -1.0),
    "masked_scatter_": lambda t: t.masked_scatter_(rt.eye(2, 3, dtype=rt.bool), rt.ones(2)),
    "add_": lambda t: t.add_(1),
    "mul_": lambda t: t.mul_(rt.ones(2, 3)),
    "exp_": lambda t: t.exp_(),
    "fill_": lambda t: t.fill_(5.0),
    "copy_": lambda t: t.copy_(rt.zeros(2, 3)),
    "zero_": lambda t: t.zero_(),
    "clamp_": lambda t: t.clamp_(0, 1),
    "addcmul_": lambda t: t.addcmul_(rt.ones(2, 3), rt.ones(2, 3)),
    "cumsum_": lambda t: t.cumsum_(0),
    "index_fill_": lambda t: t.index_fill_(0, rt.tensor([0]), 1.0),
    "index_copy_": lambda t: t.index_copy_(0, rt.tensor([0]), rt.ones(1, 3)),
    "index_add_": lambda t: t.index_add_(0, rt.tensor([0]), rt.ones(1, 3)),
    "scatter_": lambda t: t.scatter_(0, rt.tensor([[0, 1, 0]]), rt.ones(1, 3)),
    "scatter_add_": lambda t: t.scatter_add_(0, rt.tensor([[0, 1, 0]]), rt.ones(1, 3)),
    "index_put_": lambda t: t.index_put_((rt.tensor([0]),), rt.tensor(1.0)),
    "setitem": lambda t: t.__setitem__((rt.tensor([0, 1]), 0), 9.0),
    "uniform_": lambda t: t.uniform_(),
    "normal_": lambda t: t.normal_(),
    "bernoulli_": lambda t: t.bernoulli_(),
    "out of add": lambda t: rt.add(rt.ones(2, 3), 1, out=t),
    "out of sum": lambda t: rt.sum(rt.ones(2, 3, 2), 2, out=t),
    "out of mm": lambda t: rt.mm(rt.ones(2, 2), rt.ones(2, 3), out=t),
    "out of cat": lambda t: rt.cat([rt.ones(1, 3), rt.ones(1, 3)], out=t),
    "out of cumsum": lambda t: rt.cumsum(rt.ones(2, 3), 0, out=t),
    "out of sort": lambda t: rt.sort(rt.ones(2, 3), 0, out=(t, rt.empty(2, 3, dtype=rt.int64))),
    "out of index_select": lambda t: rt.index_select(rt.ones(2, 3), 0, rt.tensor([0, 1]), out=t),
    "out of where": lambda t: rt.where(rt.ones(2, 3) > 0, rt.ones(2, 3), rt.ones(2, 3), out=t),
}


@pytest.mark.parametrize("name", WRITES)
def test_h006_a_write_to_cells_that_several_elements_share_is_refused(name):
    x = rt.arange(3.0)
    with pytest.raises(RuntimeError):
        WRITES[name](x.expand(2, 3))
    assert x.tolist() == [0, 1, 2]


def test_h006_the_form_that_copies_gives_each_element_its_own():
    m = rt.tensor([[True, False, False], [False, True, False]])
    assert rt.arange(3.0).expand(2, 3).masked_fill(m, -1.0).tolist() == [[-1, 1, 2], [0, -1, 2]]


OVERLAPS = {
    "transposed": lambda x: x.T,
    "flipped view of rows": lambda x: x.as_strided(x.shape, (1, x.size(0))),
}
BINARY = {
    "add_": (lambda x, y: x.add_(y), np.add),
    "mul_": (lambda x, y: x.mul_(y), np.multiply),
    "copy_": (lambda x, y: x.copy_(y), lambda a, b: b),
    "out of sub": (lambda x, y: rt.sub(x, y, out=x), np.subtract),
    "out of maximum": (lambda x, y: rt.maximum(y, x, out=x), np.maximum),
    "out of exp2": (lambda x, y: rt.neg(y, out=x), lambda a, b: -b),
    "out of mm": (lambda x, y: rt.mm(x, y, out=x), np.matmul),
    "out of cumsum": (lambda x, y: rt.cumsum(y, 0, out=x), lambda a, b: np.cumsum(b, 0)),
    "out of where": (lambda x, y: rt.where(x > 3, x, y, out=x), lambda a, b: np.where(a > 3, a, b)),
    "out of cat": (lambda x, y: rt.cat([y], out=x), lambda a, b: b),
    "assignment": (lambda x, y: x.__setitem__(slice(None), y), lambda a, b: b),
}


@pytest.mark.parametrize("overlap", OVERLAPS)
@pytest.mark.parametrize("name", BINARY)
@pytest.mark.parametrize("n", [2, 7, 9, 33, 70])
@pytest.mark.parametrize("dtype", [rt.int64, rt.float32, rt.int8], ids=str)
def test_h008_an_operand_over_the_output_is_refused_or_read_first(name, overlap, n, dtype):
    f, want = BINARY[name]
    x = (rt.arange(n * n) % 50 + 1).to(dtype).reshape(n, n)
    before = x.clone()
    value = want(before.numpy(), OVERLAPS[overlap](before).numpy()).astype(before.numpy().dtype)
    try:
        f(x, OVERLAPS[overlap](x))
    except RuntimeError:
        assert rt.equal(x, before)
    else:
        np.testing.assert_allclose(x.numpy(), value, rtol=1e-5)


@pytest.mark.parametrize("name", ["add_", "copy_", "out of sub", "out of exp2", "out of cumsum"])
@pytest.mark.parametrize("shift", [1, 3, 8])
def test_h008_a_shifted_operand_is_refused_or_read_first(name, shift):
    f, want = BINARY[name]
    for a, b in ((slice(0, -shift), slice(shift, None)), (slice(shift, None), slice(0, -shift))):
        x = rt.arange(100.0) + 1
        before = x.clone()
        value = want(before.numpy()[a], before.numpy()[b])
        try:
            f(x[a], x[b])
        except RuntimeError:
            assert rt.equal(x, before)
        else:
            np.testing.assert_allclose(x[a].numpy(), value)


def test_h008_a_nested_operand_over_the_output_is_found():
    x = rt.arange(6.0)
    before = x.clone()
    for f in (
        lambda: rt.stack([x[:3], x[3:]], out=x.view(3, 2)),
        lambda: rt.cat([x[3:], x[:3]], out=x),
        lambda: x.index_put_((x[:2].to(rt.int64),), x[2:4]),
        lambda: x.index_copy_(0, rt.tensor([1, 2]), x[:2]),
        lambda: x.scatter_(0, rt.tensor([1, 2, 3]), x[:3]),
    ):
        try:
            f()
        except RuntimeError:
            assert rt.equal(x, before)
        x.copy_(before)
    x.index_copy_(0, rt.tensor([1, 2]), before[:2])
    assert x.tolist() == [0, 0, 1, 3, 4, 5]


@pytest.mark.parametrize("dtype", [rt.int64, rt.float32, rt.uint8, rt.complex64, rt.bool], ids=str)
def test_h010_reversing_twice_is_the_identity(dtype):
    a = (rt.arange(51) % 2 if dtype is rt.bool else rt.arange(51)).to(dtype).reshape(17, 3)
    n = a.numpy()
    for start in layouts(a):
        b, c = start, start
        for _ in range(4):
            b, c = b.flip(0), c.t().flip(1, 0).t()
            part = b.flip(0).narrow(0, 2, 9).t().flip(1)
            np.testing.assert_array_equal(part.numpy(), b.numpy()[::-1][2:11].T[:, ::-1])
        np.testing.assert_array_equal(b.numpy(), n)
        np.testing.assert_array_equal(c.numpy(), n)
        for turn in (
            lambda t: t.roll(5, 0).roll(-5, 0),
            lambda t: t.rot90(4),
            lambda t: t.rot90(2).flip(0, 1),
        ):
            np.testing.assert_array_equal(turn(start).numpy(), n)


KERNELS = {
    "stepped": ((6, 3, 3, 3), lambda w: w[1::2]),
    "permuted": ((3, 3, 3, 4), lambda w: w.permute(3, 2, 0, 1)),
    "transposed": ((4, 3, 3, 3), lambda w: w.transpose(2, 3)),
    "cut": ((4, 3, 5, 5), lambda w: w[:, :, ::2, 1:4]),
    "expanded": ((1, 3, 3, 3), lambda w: w.expand(4, 3, 3, 3)),
    "channels last": ((4, 3, 3, 3), lambda w: w.contiguous(memory_format=rt.channels_last)),
}
CONVOLUTIONS = {
    "conv2d": lambda x, w: F.conv2d(x, w, padding=1),
    "strided": lambda x, w: F.conv2d(x, w, stride=2, dilation=2),
    "transposed": lambda x, w: F.conv_transpose2d(x, w.transpose(0, 1), stride=2),
    "linear": lambda x, w: F.linear(x.flatten(1)[:, : w[0].numel()], w.flatten(1)),
    "conv1d": lambda x, w: F.conv1d(x[:, :, 0], w[:, :, 1]),
}


@pytest.mark.parametrize("layer", CONVOLUTIONS)
@pytest.mark.parametrize("kernel", KERNELS)
def test_h012_the_layout_of_a_kernel_does_not_change_the_numbers(kernel, layer):
    rt.manual_seed(0)
    shape, view = KERNELS[kernel]
    x, base = rt.randn(2, 3, 8, 8), rt.randn(shape)
    got = []
    for turn in (lambda w: w, lambda w: w.contiguous()):
        a, w = x.clone().requires_grad_(), base.clone().requires_grad_()
        y = CONVOLUTIONS[layer](a, turn(view(w)))
        (y * y).sum().backward()
        got.append((y.detach(), a.grad, w.grad))
    for p, q in zip(*got, strict=True):
        assert rt.allclose(p, q, 1e-4, 1e-3)


REDUCTIONS = [
    "logsumexp",
    "sum",
    "mean",
    "amax",
    "amin",
    "prod",
    "var",
    "std",
    "all",
    "any",
    "argmax",
    "nansum",
]


@pytest.mark.parametrize("name", REDUCTIONS)
def test_h014_a_reduction_writes_the_view_it_was_given(name):
    f = getattr(rt, name)
    x = rt.arange(20.0).reshape(5, 4)
    want = f(x, 1)
    c = rt.full((5, 2), 7).to(want.dtype)
    seven = c[:, 1].tolist()
    place = c.data_ptr()
    view = c[:, 0]
    assert f(x, 1, out=view) is view
    same(c[:, 0], want)
    assert c[:, 1].tolist() == seven
    assert c.data_ptr() == place
