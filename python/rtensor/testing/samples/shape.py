"""Samples of views and rearrangements."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.testing.samples.maker import Draft, Maker


def of(*cases: tuple[Any, ...], **values: Any) -> Callable[[Maker], Iterator[Draft]]:
    """Make a generator from rows of a shape and plain arguments."""

    def generate(make: Maker) -> Iterator[Draft]:
        for shape, *rest in cases:
            yield Draft((make(*shape, **values), *rest))

    return generate


def _any_layout(make: Maker) -> Iterator[Draft]:
    for t in make.layouts():
        yield Draft((t,))


def _complex(make: Maker) -> Iterator[Draft]:
    for shape in ((), (3,), (2, 0)):
        yield Draft((make(*shape, dtype=_C.complex128),))


def _expand_as(make: Maker) -> Iterator[Draft]:
    for a, b in (((1,), (3,)), ((2, 1), (2, 3)), ((), (2,)), ((3,), (2, 3))):
        yield Draft((make(*a), make(*b)))


def _view_as(make: Maker) -> Iterator[Draft]:
    for a, b in (((6,), (2, 3)), ((2, 3), (3, 2)), ((0,), (0, 2)), ((1,), ())):
        yield Draft((make(*a), make(*b)))


def _narrow_tensor(make: Maker) -> Iterator[Draft]:
    for start in (0, 1):
        yield Draft((make(3, 4), 1, _C.tensor(start), 2))


def _split_tensor(make: Maker) -> Iterator[Draft]:
    yield Draft((make(6, 2), _C.tensor([1, 3]), 0))
    yield Draft((make(6, 2), _C.tensor(3), 0))


def _view_dtype(make: Maker) -> Iterator[Draft]:
    same = {1: _C.uint8, 2: _C.int16, 4: _C.int32, 8: _C.int64, 16: _C.complex128}[
        make.dtype.itemsize
    ]
    for shape in ((), (3,), (2, 3), (0,)):
        yield Draft((make(*shape), same))


def _pairs_as_complex(make: Maker) -> Iterator[Draft]:
    for shape in ((2,), (3, 2), (0, 2), (2, 3, 2)):
        yield Draft((make(*shape),))


def _with_source(*cases: tuple[Any, ...]) -> Callable[[Maker], Iterator[Draft]]:
    """Rows of the shapes of two tensors, then plain arguments."""

    def generate(make: Maker) -> Iterator[Draft]:
        for a, b, *rest in cases:
            yield Draft((make(*a), make(*b), *rest))

    return generate


def _lists(
    *lists: tuple[tuple[int, ...], ...], dims: tuple[int, ...] = ()
) -> Callable[[Maker], Iterator[Draft]]:
    """Make a generator of lists of tensors, with the dimension where the operation has one."""

    def generate(make: Maker) -> Iterator[Draft]:
        for shapes in lists:
            for dim in dims or (0,):
                options: dict[str, Any] = {"dim": dim} if dims and "dim" in make.arguments else {}
                if "indexing" in make.arguments:
                    options["indexing"] = "ij"
                yield Draft(([make(*s) for s in shapes],), options)

    return generate


def _repeat_interleave(make: Maker) -> Iterator[Draft]:
    repeats = _C.tensor([1, 0, 2], dtype=_C.int64)
    if make.arguments[0] == "repeats":
        yield Draft((repeats,))
        return
    yield Draft((make(3, 2), repeats, 0))
    yield Draft((make(2, 3), repeats), {"dim": -1})


def _repeat_interleave_int(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 2), 2, 0))
    yield Draft((make(3, 2), 3))
    yield Draft((make(0), 2))


def _squeeze(make: Maker) -> Iterator[Draft]:
    rest: tuple[Any, ...] = (
        (0,) if make.has("dim", "int") else ([0, 2],) if "dim" in make.arguments else ()
    )
    for shape in ((1, 3, 1), (1, 2, 3)):
        yield Draft((make(*shape), *rest))
    if not rest:
        yield Draft((make(),))


def _split(make: Maker) -> Iterator[Draft]:
    if "split_sizes" in make.arguments:
        yield Draft((make(6, 2), [1, 5]))
        return
    for shape, size, dim in (((6, 2), 2, 0), ((5, 2), 2, 0), ((2, 6), 4, 1)):
        yield Draft((make(*shape), size, dim))


def _flip(make: Maker) -> Iterator[Draft]:
    for dims in ([0], [0, 2]):
        yield Draft((make(2, 3, 4), *([dims] if "dims" in make.arguments else [])))


def _chunk_cat(make: Maker) -> Iterator[Draft]:
    yield Draft(([make(4, 2), make(3, 2)], 0, 2))


def _resize_as(make: Maker) -> Iterator[Draft]:
    yield Draft((make(6).detach(), make(2, 3).detach()))


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "unary_view": _any_layout,
    "any_shape": _any_layout,
    "transpose": of(((2, 3), 0, 1), ((2, 3, 4), 0, -1), ((2, 3), 1, 1), ((), 0, 0), ((0, 2), 0, 1)),
    "permute": of(((2, 3), [1, 0]), ((2, 3, 4), [2, 0, 1]), ((2, 3, 4), [-1, 0, 1]), ((), [])),
    "movedim": of(((2, 3, 4), [0, 1], [2, 0]), ((2, 3), [], [])),
    "movedim_int": of(((2, 3, 4), 0, 2), ((2, 3, 4), -1, 0)),
    "expand": of(((1,), [3]), ((2, 1), [2, 3]), ((3,), [2, -1]), ((), [2, 2]), ((1, 3), [0, 3])),
    "expand_as": _expand_as,
    "view": of(((2, 3), [6]), ((2, 3), [3, -1]), ((), [1]), ((0,), [2, 0]), ((6,), [1, 2, 3])),
    "view_as": _view_as,
    "view_dtype": _view_dtype,
    "view_as_complex": _pairs_as_complex,
    "complex_view": _any_layout,
    "as_strided": of(
        ((6,), [2, 2], [2, 1], 1), ((6,), [3], [2], 0), ((6,), [2, 3], [0, 1], 0), ((6,), [], [], 2)
    ),
    "as_strided_scatter": _with_source(
        ((6,), (2, 2), [2, 2], [2, 1], 1), ((6,), (3,), [3], [2], 0)
    ),
    "slice": of(((5,), 0, 1, 4, 2), ((2, 5), 1, None, -1), ((2, 5), -1, 3, 1), ((0,), 0, 0, 5)),
    "slice_scatter": _with_source(((5,), (2,), 0, 1, 4, 2), ((2, 5), (2, 4), 1, None, -1)),
    "select": of(((5,), 0, 2), ((2, 3), 1, -1), ((2, 3, 4), -2, 0)),
    "select_scatter": _with_source(((5,), (), 0, 2), ((2, 3), (2,), 1, -1)),
    "narrow": of(((5,), 0, 1, 3), ((2, 5), -1, -3, 2), ((2, 5), 1, 0, 0)),
    "narrow_tensor": _narrow_tensor,
    "diagonal": of(((3, 3),), ((2, 4), 1), ((2, 3, 4), 0, 0, 2), ((2, 3), -1), ((2, 2), 5)),
    "select_backward": of(((3,), [2, 3], 0, 1), ((2,), [2, 3], 1, -1), ((), [3], 0, 2)),
    "slice_backward": of(((2,), [5], 0, 1, 4, 2), ((2, 3), [2, 5], 1, 1, 4, 1)),
    "diagonal_backward": of(((3,), [3, 3], 0, 0, 1), ((2,), [2, 4], 1, 0, 1)),
    "unfold_backward": of(((4, 2), [5], 0, 2, 1), ((2, 2, 3), [2, 6], 1, 3, 2)),
    "diagonal_scatter": _with_source(((3, 3), (3,)), ((2, 4), (2,), 1)),
    "diag": of(((3,),), ((3,), 1), ((3, 3),), ((2, 4), -1)),
    "diag_embed": of(((3,),), ((2, 3), 1), ((2, 3), 0, 0, 2)),
    "unfold": of(((5,), 0, 2, 1), ((2, 6), 1, 3, 2), ((2, 6), -1, 6, 1)),
    "unflatten": of(((6,), 0, [2, 3]), ((2, 6), -1, [3, -1])),
    "flatten": of(((2, 3),), ((2, 3, 4), 1), ((2, 3, 4), 0, 1), ((),), ((0, 2),)),
    "squeeze": _squeeze,
    "squeeze_dim": of(((1, 3, 1), 0), ((1, 3, 1), 1), ((), 0)),
    "squeeze_dims": of(((1, 3, 1), [0, 2]), ((1, 3, 1), [1])),
    "unsqueeze": of(((2, 3), 0), ((2, 3), -1), ((), 0)),
    "matrix_view": of(((2, 3),), ((3,),), ((),)),
    "matrix_batch": of(((2, 3),), ((2, 3, 4),), ((0, 2),)),
    "matrix": of(((3, 3),), ((2, 4),)),
    "resize_as": _resize_as,
    "resize": of(((6,), [2, 3]), ((6,), [4])),
    "split": _split,
    "chunk": of(((6, 2), 3), ((5, 2), 2), ((2, 7), 4, 1)),
    "split_with_sizes": of(((6, 2), [1, 5]), ((2, 6), [2, 0, 4], 1)),
    "unbind": of(((3,),), ((2, 3), 1), ((2, 0), 0)),
    "tensor_split": of(((7,), 3), ((2, 5), 2, 1)),
    "tensor_split_indices": of(((7,), [2, 5]), ((2, 5), [1, 1], 1)),
    "tensor_split_tensor": _split_tensor,
    "hsplit": of(((4,), 2), ((2, 4), 2)),
    "hsplit_indices": of(((4,), [1, 3]), ((2, 4), [2])),
    "vsplit": of(((4, 2), 2)),
    "vsplit_indices": of(((4, 2), [1, 3])),
    "dsplit": of(((2, 2, 4), 2)),
    "dsplit_indices": of(((2, 2, 4), [1, 3])),
    "cat": _lists(((2, 3), (2, 3)), ((2, 3),), dims=(0, -1)),
    "stack": _lists(((2, 3), (2, 3)), dims=(0, 1, -1)),
    "tensors": _lists(((), (3,), (1, 3)), ((1,),)),
    "vectors": _lists(((2,), (3,)), ((3,),)),
    "matrices": _lists(((2, 3), (1, 2)), ((2, 2), (3,), ())),
    "chunk_cat": _chunk_cat,
    "flip": _flip,
    "alias": _any_layout,
    "detach": _any_layout,
    "view_as_real": _complex,
    "t": of(((2, 3),), ((3,),), ((),)),
    "sum_to_size": of(((2, 3), [3]), ((2, 3), [2, 1]), ((2, 3), []), ((2, 0), [1, 0]), ((3,), [3])),
    "roll": of(((5,), 2), ((2, 3), [1, 1], [0, 1]), ((2, 3), -1, 1)),
    "rot90": of(((2, 3),), ((2, 3), 2), ((2, 3, 4), 1, [1, 2])),
    "repeat": of(((3,), [2]), ((2, 3), [2, 1]), ((3,), [2, 2]), ((), [3])),
    "repeat_interleave": _repeat_interleave,
    "repeat_interleave_int": _repeat_interleave_int,
}
