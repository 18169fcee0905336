"""Indexing, joining: values against NumPy, bounds, gradients, the public bug reports of their kind."""

import math

import numpy as np
import pytest
import rtensor as rt


def same(t, want):
    want = np.asarray(want)
    assert list(t.shape) == list(want.shape)
    np.testing.assert_array_equal(t.detach().numpy(), want)


def check_grad(f, *inputs):
    assert rt.autograd.gradcheck(f, inputs)


def x345():
    return rt.arange(60, dtype=rt.float64).reshape(3, 4, 5)


INDEXES = {
    "one": (np.array([2, 0, -1]),),
    "two": (np.array([2, 0]), np.array([1, -1])),
    "broadcast": (np.array([[2], [0]]), np.array([1, 3, 0])),
    "apart": (np.array([2, 0]), slice(None), np.array([1, 4])),
    "middle": (slice(None), np.array([[1, 0], [3, 3]])),
    "mask": (np.arange(12).reshape(3, 4) % 3 == 0,),
    "mask_then_index": (np.array([True, False, True]), np.array([1, 2])),
    "empty": (np.array([], dtype=np.int64),),
}


@pytest.mark.parametrize("name", INDEXES)
@pytest.mark.parametrize("turned", [False, True])
def test_brackets_read_and_write_as_numpy(name, turned):
    index = INDEXES[name]
    mine = tuple(rt.from_numpy(i) if isinstance(i, np.ndarray) else i for i in index)
    x = x345()
    if turned:
        x = x.permute(2, 1, 0).contiguous().permute(2, 1, 0)
    a = x.numpy().copy()
    same(x[mine], a[index])
    y, b = x.clone(), a.copy()
    y[mine] = 7.0
    b[index] = 7.0
    same(y, b)
    values = np.arange(a[index].size, dtype=np.float64).reshape(a[index].shape)
    y[mine] = rt.from_numpy(values)
    b[index] = values
    same(y, b)


def test_functions_refuse_negative_indexes_and_brackets_wrap_them():
    last = rt.tensor([-1])
    for call in (
        lambda: rt.scatter_reduce(rt.ones(4), 0, rt.tensor([0, -1]), rt.ones(2), "sum"),
        lambda: rt.gather(rt.arange(5), 0, last),
        lambda: rt.index_select(rt.arange(5), 0, last),
        lambda: rt.zeros(3).index_add(0, last, rt.ones(1)),
    ):
        with pytest.raises(IndexError):
            call()
    same(rt.arange(5)[last], [4])


def test_accumulating_put():
    a = rt.zeros(3)
    a.index_put_([rt.tensor([0, 0, 2])], rt.tensor(1.5), accumulate=True)
    same(a, [3, 0, 1.5])
    x = rt.zeros(5, 4, 3)
    i = rt.tensor([[0, 2], [0, 3]])
    y = x.index_put([i], rt.tensor([1.0, 2.0, 3.0]), accumulate=True)
    same(y[0], np.tile([2.0, 4.0, 6.0], (4, 1)))
    same(y[1], np.zeros((4, 3)))


def test_masks_of_the_wrong_shape_name_both_shapes():
    a = rt.zeros(3, 4)
    for shape in ([1, 12], [2], [0]):
        with pytest.raises(IndexError, match="mask"):
            a[rt.ones(shape, dtype=rt.bool)]
    s = rt.tensor(3.0)
    assert list(s[s < 0].shape) == [0]
    assert list(s[s > 0].shape) == [1]


def test_select_of_nothing():
    assert list(rt.ones(3, 3, 3).index_select(0, rt.zeros(0, dtype=rt.int64)).shape) == [0, 3, 3]


def test_scatter_add_uses_what_the_index_covers():
    y = rt.zeros(3, 5).scatter_add(1, rt.tensor([[1], [2]]), rt.ones(2, 5))
    want = np.zeros((3, 5))
    want[0, 1] = want[1, 2] = 1
    same(y, want)


@pytest.mark.parametrize("dtype", [rt.float16, rt.bfloat16])
def test_half_types_accumulate_in_float32(dtype):
    y = rt.zeros(1, dtype=dtype).index_add(
        0, rt.zeros(4096, dtype=rt.int64), rt.ones(4096, dtype=dtype)
    )
    assert y.item() == 4096


def test_cat_rules():
    with pytest.raises(IndexError):
        rt.cat([rt.zeros(0), rt.zeros(0)], dim=7)
    assert list(rt.cat([rt.zeros(0), rt.ones(2, 3)], 1).shape) == [2, 3]
    with pytest.raises(ValueError):
        rt.cat([rt.zeros(0, 3), rt.ones(2, 2)], 1)
    assert rt.cat([rt.zeros(2, dtype=rt.int32), rt.ones(1)]).dtype == rt.float32


def test_cat_backward_keeps_offsets_of_inputs_without_grad():
    a, b = rt.ones(2, requires_grad=True), rt.ones(1, requires_grad=True)
    y = rt.cat([rt.zeros(3), a, rt.zeros(3), b]) * rt.arange(9)
    y.sum().backward()
    same(a.grad, [3, 4])
    same(b.grad, [8])


def test_stepped_slices_keep_their_gradients_apart():
    z = rt.zeros(2, 3, requires_grad=True)
    ((z[0::2] * 1.0).sum() + (z[1::2] * 10.0).sum()).backward()
    same(z.grad, [[1, 1, 1], [10, 10, 10]])


def real(*shape):
    n = math.prod(shape)
    return (rt.arange(n, dtype=rt.float64).reshape(shape) * 0.7).sin().requires_grad_(True)


ROWS = rt.tensor([2, 0, 2])
PAIRS = rt.tensor([[2, 0], [1, 1], [0, 2]])
MASK = rt.tensor([[True, False, True], [False, True, True]])

GRADIENTS = {
    "index": lambda: (lambda x: x[ROWS], real(3, 2)),
    "index_put": lambda: (lambda x, v: x.index_put([ROWS[:2]], v), real(3, 2), real(2)),
    "index_put_accumulate": lambda: (
        lambda x, v: x.index_put([ROWS], v, True),
        real(3, 2),
        real(3, 2),
    ),
    "index_select": lambda: (lambda x: x.index_select(0, ROWS), real(3, 2)),
    "gather": lambda: (lambda x: x.gather(0, PAIRS), real(3, 2)),
    "scatter": lambda: (lambda x, s: x.scatter(1, PAIRS[:, :1], s), real(3, 3), real(3, 2)),
    "scatter_add": lambda: (lambda x, s: x.scatter_add(1, PAIRS, s), real(3, 3), real(4, 2)),
    "index_add": lambda: (lambda x, s: x.index_add(0, ROWS, s, alpha=2), real(3, 2), real(3, 2)),
    "index_copy": lambda: (lambda x, s: x.index_copy(0, ROWS[:2], s), real(3, 2), real(2, 2)),
    "index_fill": lambda: (lambda x: x.index_fill(0, ROWS, 2.0), real(3, 2)),
    "take": lambda: (lambda x: x.take(PAIRS), real(3, 2)),
    "put": lambda: (lambda x, s: x.put(ROWS[:2], s, False), real(3, 2), real(2)),
    "masked_select": lambda: (lambda x: x.masked_select(MASK), real(2, 3)),
    "masked_select_broadcast": lambda: (lambda x: x.masked_select(MASK), real(3)),
    "masked_scatter": lambda: (lambda x, s: x.masked_scatter(MASK, s), real(2, 3), real(5)),
    "flip": lambda: (lambda x: x.flip([0, 1]), real(2, 3)),
    "roll": lambda: (lambda x: x.roll([1, 2], [0, 1]), real(2, 3)),
    "repeat": lambda: (lambda x: x.repeat([2, 1, 3]), real(2, 3)),
    "select_scatter": lambda: (lambda x, s: x.select_scatter(s, 0, 1), real(2, 3), real(3)),
    "slice_scatter": lambda: (lambda x, s: x.slice_scatter(s, 1, 0, 3, 2), real(2, 3), real(2, 2)),
    "diagonal_scatter": lambda: (lambda x, s: x.diagonal_scatter(s), real(2, 3), real(2)),
    "diag_embed": lambda: (lambda x: rt.diag_embed(x, 1), real(2, 3)),
    "cat": lambda: (lambda a, b: rt.cat([a, b], 1), real(2, 3), real(2, 1)),
    "stack": lambda: (lambda a, b: rt.stack([a, b], 1), real(2, 3), real(2, 3)),
    "repeat_interleave": lambda: (
        lambda x: x.repeat_interleave(rt.tensor([1, 0, 2]), 1),
        real(2, 3),
    ),
    **{
        f"scatter_reduce_{reduce}_{own}": lambda reduce=reduce, own=own: (
            lambda x, s: x.scatter_reduce(1, PAIRS, s, reduce, include_self=own),
            real(3, 3),
            real(3, 2),
        )
        for reduce in ("sum", "prod", "mean", "amax", "amin")
        for own in (True, False)
    },
    **{
        f"index_reduce_{reduce}": lambda reduce=reduce: (
            lambda x, s: x.index_reduce(0, ROWS, s, reduce),
            real(3, 2),
            real(3, 2),
        )
        for reduce in ("prod", "mean", "amax", "amin")
    },
}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_against_finite_differences(name):
    f, *inputs = GRADIENTS[name]()
    check_grad(f, *inputs)


def test_products_with_zeros_have_right_gradients():
    x = rt.tensor([0.0, 2.0, 3.0], dtype=rt.float64, requires_grad=True)
    s = rt.tensor([0.0, 5.0, 0.0], dtype=rt.float64, requires_grad=True)
    x.scatter_reduce(0, rt.tensor([0, 0, 1]), s, "prod").sum().backward()
    same(x.grad, [0, 0, 1])
    same(s.grad, [0, 0, 2])


def test_in_place_forms_that_fail_leave_their_operand():
    x = rt.zeros(3)
    for call in (
        lambda: x.scatter_(0, rt.tensor([0, 5]), rt.ones(2)),
        lambda: x.index_put_([rt.tensor([0, 5])], rt.ones(1)),
        lambda: x.index_fill_(0, rt.tensor([0, 5]), 1.0),
        lambda: x.put_(rt.tensor([0, 5]), rt.ones(2)),
    ):
        with pytest.raises(IndexError):
            call()
        same(x, [0, 0, 0])


def test_composites_against_numpy():
    a = np.arange(6.0).reshape(2, 3)
    x = rt.from_numpy(a.copy())
    same(rt.fliplr(x), np.fliplr(a))
    same(rt.flipud(x), np.flipud(a))
    for k in range(-1, 5):
        same(rt.rot90(x, k, [0, 1]), np.rot90(a, k))
    same(rt.tile(x, [2]), np.tile(a, 2))
    same(rt.hstack([x, x]), np.hstack([a, a]))
    same(rt.vstack([x, x]), np.vstack([a, a]))
    same(rt.dstack([x, x]), np.dstack([a, a]))
    same(rt.column_stack([x, x[:, 0]]), np.column_stack([a, a[:, 0]]))
    same(rt.diag(x), np.diag(a))
    same(rt.diagflat(x, 1), np.diagflat(a, 1))
    same(rt.argwhere(x), np.argwhere(a))
    v = rt.tensor([1, 2, 3])
    same(rt.vander(v), np.vander([1, 2, 3]))
    same(rt.combinations(v), [[1, 2], [1, 3], [2, 3]])
    same(rt.cartesian_prod([v, v[:2]]), [[1, 1], [1, 2], [2, 1], [2, 2], [3, 1], [3, 2]])
    same(
        rt.block_diag([x, rt.ones(1, dtype=rt.float64)]), [[0, 1, 2, 0], [3, 4, 5, 0], [0, 0, 0, 1]]
    )
    for mine, theirs in zip(
        rt.unravel_index(rt.tensor([5, 3]), [2, 3]), np.unravel_index([5, 3], (2, 3)), strict=True
    ):
        same(mine, theirs)
    same(rt.take_along_dim(x, rt.tensor([[2], [0]]), 1), [[2], [3]])


@pytest.mark.parametrize("dtype", [rt.uint8, rt.bool, rt.float32])
def test_an_empty_index_of_gather_and_scatter_may_have_any_dtype(dtype):
    x, empty = rt.arange(5.0, dtype=rt.float64).requires_grad_(), rt.empty(0, dtype=dtype)
    picked = x.gather(0, empty)
    assert picked.shape == (0,)
    assert picked.dtype == x.dtype
    assert rt.autograd.grad(picked.sum(), x)[0].tolist() == [0] * 5
    for y in (x.scatter(0, empty, 1.0), x.scatter_add(0, empty, x), x.scatter(0, empty, x)):
        assert y.tolist() == x.tolist()
    with pytest.raises((RuntimeError, TypeError, IndexError)):
        x.gather(0, rt.zeros(1, dtype=rt.uint8))


def test_take_along_dim_counts_negative_positions_from_the_end():
    x = rt.arange(6.0).reshape(2, 3)
    index = rt.tensor([[-1], [-3]])
    assert rt.take_along_dim(x, index, 1).tolist() == [[2], [3]]
    with pytest.raises(IndexError):
        rt.take_along_dim(x, index - 1, 1)
    with pytest.raises(RuntimeError):
        rt.take_along_dim(x, index.int(), 1)


@pytest.mark.parametrize("name", ["index_put", "put"])
def test_half_types_put_with_accumulation_round_after_each_addition(name):
    x, index = rt.ones(300, dtype=rt.bfloat16), rt.zeros(300, dtype=rt.int64)
    zero = rt.zeros(1, dtype=rt.bfloat16)
    got = zero.index_put([index], x, True) if name == "index_put" else zero.put(index, x, True)
    assert got.item() == 256


def test_narrow_takes_a_start_of_an_integer_dtype_only():
    x = rt.arange(5.0)
    assert x.narrow(0, rt.tensor(3), 2).tolist() == [3, 4]
    for start in (rt.tensor(True), rt.tensor(1.0), rt.tensor([1])):
        with pytest.raises((RuntimeError, TypeError)):
            x.narrow(0, start, 1)
