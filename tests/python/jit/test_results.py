"""What comes out of programs: sizes, tuples and named tuples as from the function itself, after loading too."""

# The functions below are spelled in many ways on purpose.
# ruff: noqa: RUF005

import io
import json
import typing

import pytest
import rtensor as rt


class Point(typing.NamedTuple):
    x: rt.Tensor
    n: int


def shape(a):
    return a.shape


def size_and_more(a):
    return a.size(), a.size(0), a.shape[1:], a.shape[-1], a.stride(), len(a.shape)


def sizes_in_lists(a):
    return [a.shape, a.t().shape], {"a": a.shape}


def a_size_on_one_path(a):
    s = a.shape
    if a.dim() == 2:
        s = a.t().shape
    return s


def size_arithmetic(a):
    return a.shape + (1,), (7,) + a.shape, a.shape * 2, a.shape + a.shape, a.shape[:1] + a.shape


def size_as_other(a):
    return list(a.shape), tuple(a.shape), sorted(a.shape), a.shape.numel(), max(a.shape)


def size_compared(a):
    return (
        a.shape == (3, 4),
        a.shape == a.shape,
        a.shape != (3,),
        a.shape == [3, 4],
        a.shape == (3, 4),
    )


def size_as_text(a):
    return str(a.shape), f"{a.shape} of {tuple(a.shape)}", repr(a.shape), f"{a.shape}"


def size_as_argument(a):
    return rt.zeros(a.shape), a.reshape(a.shape[::-1]).shape, a.new_zeros(a.shape)


def named_by_operations(a):
    return a.max(1), rt.topk(a, 2), a.sort(), a.min(dim=0, keepdim=True), a.aminmax()


def named_used(a):
    best = a.max(1)
    values, indices = a.topk(2)
    return best.values + 1, best.indices, best[0], values, indices, best


def lists_of_tensors(a):
    return a.split(2), a.unbind(), a.chunk(2, 1), rt.split(a, [1, a.size(0) - 1]), a.tensor_split(2)


def variadic(a):
    return (
        rt.meshgrid(a[0], a[1]),
        rt.broadcast_tensors(a, a[0]),
        rt.atleast_2d(a[0], a),
        rt.atleast_1d(a),
    )


def several(a):
    return rt.var_mean(a), rt.std_mean(a, dim=1)


def named_by_the_user(a):
    return Point(a + 1, 3), [Point(a, 1)]


def which_kind(a):
    s, parts = a.shape, a.unbind()
    return (
        isinstance(s, tuple),
        isinstance(s, list),
        isinstance(parts, (list, tuple)),
        isinstance(list(parts), list),
        isinstance(a, rt.Tensor),
        isinstance({"a": 1}, dict),
    )


FUNCTIONS = [
    shape,
    size_and_more,
    sizes_in_lists,
    a_size_on_one_path,
    size_arithmetic,
    size_as_other,
    size_compared,
    size_as_text,
    size_as_argument,
    named_by_operations,
    named_used,
    lists_of_tensors,
    variadic,
    several,
    named_by_the_user,
    which_kind,
]


def assert_same_kind(want, got, loose=False):
    """Types, names and values are the same; `loose`: a named tuple may be another class of its name."""
    if loose and hasattr(want, "_fields"):
        assert type(got).__name__ == type(want).__name__
        assert got._fields == want._fields
    else:
        assert type(want) is type(got)
    if isinstance(want, rt.Tensor):
        assert want.dtype == got.dtype
        assert rt.equal(want, got)
    elif isinstance(want, (tuple, list)):
        assert len(want) == len(got)
        for w, g in zip(want, got, strict=True):
            assert_same_kind(w, g, loose)
    elif isinstance(want, dict):
        assert list(want) == list(got)
        for key in want:
            assert_same_kind(want[key], got[key], loose)
    else:
        assert want == got


def loaded(program):
    out = io.BytesIO()
    rt.jit.save(program, out)
    return rt.jit.load(io.BytesIO(out.getvalue()))


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_a_script_gives_the_kinds_that_its_function_gives(function):
    a = rt.arange(12.0).reshape(3, 4)
    want, scripted = function(a), rt.jit.script(function)
    assert_same_kind(want, scripted(a))
    assert_same_kind(want, loaded(scripted)(a), loose=True)


TRACED = [
    shape,
    named_by_operations,
    lists_of_tensors,
    variadic,
    several,
    named_by_the_user,
    sizes_in_lists,
]


@pytest.mark.parametrize("function", TRACED, ids=lambda f: f.__name__)
def test_a_trace_gives_the_kinds_that_its_function_gives(function):
    traced = rt.jit.trace(function, rt.ones(5, 6))
    a = rt.arange(12.0).reshape(3, 4)
    if function is lists_of_tensors:
        a = rt.arange(30.0).reshape(5, 6)  # how many pieces there are is part of a trace
    want = function(a)
    assert_same_kind(want, traced(a))
    assert_same_kind(want, loaded(traced)(a), loose=True)


def test_lists_of_tensors_within_a_script():
    def f(a):
        parts = a.unbind(1)
        out = rt.zeros_like(parts[0])
        for p in parts:
            out = out + p
        return out, len(parts), parts[-1], list(parts), parts[1:], rt.stack(parts)

    a = rt.arange(12.0).reshape(3, 4)
    assert_same_kind(f(a), rt.jit.script(f)(a))


def _append(a):
    s = a.shape
    s.append(1)
    return s


def _assign(a):
    s = a.shape
    s[0] = 1
    return s


def _assign_tuple(a):
    parts = a.unbind()
    parts[0] = a
    return parts


@pytest.mark.parametrize("function", [_append, _assign, _assign_tuple])
def test_what_python_refuses_is_refused(function):
    with pytest.raises(rt.jit.ScriptError, match="list"):
        rt.jit.script(function)


BAD_NOTES = [
    "",
    "x",
    "5",
    "[]",
    '["Size",1]',
    '["list"]',
    '["result","aten::no_such.thing",[]]',
    '["result","aten::add.Tensor",3]',
    '["named","Po int",["x"],[null]]',
    '["named","Point",["x","x"],[null,null]]',
    '["named","Point",["__class__"],[null]]',
    '["named","Point",["x"],[]]',
    '["named","class",["x"],[null]]',
    '["items",[5]]',
    "[" * 5000 + "]" * 5000,
    json.dumps(["tuple"] + [None] * 3),
]


@pytest.mark.parametrize("text", BAD_NOTES, ids=range(len(BAD_NOTES)))
def test_a_note_that_is_no_face_is_refused(text):
    from rtensor.jit import _faces

    with pytest.raises(rt.LoadError, match="note"):
        _faces.read({_faces.NOTE + "f": text})


def test_a_face_that_does_not_fit_changes_nothing():
    from rtensor.jit import _faces

    t = rt.ones(2)
    for face in (
        ["Size"],
        ["tuple", None],
        ["dict", None],
        ["result", "aten::max.dim", [None, None]],
        ["items", []],
    ):
        assert _faces.put_on(face, t, {}) is t
        assert _faces.put_on(face, (1, 2, 3), {}) in ((1, 2, 3), rt.Size((1, 2, 3)))
