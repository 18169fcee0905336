"""Custom operations: define, call, differentiate, trace, save; what is wrong is said when it is done."""

import copy
import gc
import pickle

import pytest
import rtensor as rt
from rtensor import library

counter = iter(range(10**6))


@pytest.fixture
def name():
    """A fresh operation name."""
    return f"t{next(counter)}::op"


def test_define_and_call_by_name():
    lib = library.Library("demo_call", "DEF")
    lib.define("scale(Tensor x, float by=2.0) -> Tensor")
    lib.impl("scale", lambda x, by: x * by)
    x = rt.tensor([1.0, 2.0])
    assert rt.ops.demo_call.scale(x).tolist() == [2, 4]
    assert rt.ops.demo_call.scale(x, by=3).tolist() == [3, 6]
    assert rt.ops.demo_call.scale.default(x, 0.5).tolist() == [0.5, 1]


def test_lists_strings_and_several_results():
    lib = library.Library("demo_kinds", "DEF")
    lib.define("repeat(Tensor x, str how, int n) -> Tensor[]")
    lib.impl("repeat", lambda x, how, n: [x + i if how == "add" else x * i for i in range(n)])
    lib.define("pair(Tensor x) -> (Tensor, Tensor)")
    lib.impl("pair", lambda x: (x, x + 1))
    x = rt.tensor([1.0])
    assert [t.item() for t in rt.ops.demo_kinds.repeat(x, "add", 3)] == [1, 2, 3]
    a, b = rt.ops.demo_kinds.pair(x)
    assert (a.item(), b.item()) == (1, 2)


def test_a_composite_is_differentiated_by_its_parts():
    lib = library.Library("demo_composite", "DEF")
    lib.define("cube(Tensor x) -> Tensor")
    lib.impl("cube", lambda x: x * x * x)
    x = rt.tensor([2.0], requires_grad=True)
    rt.ops.demo_composite.cube(x).backward()
    assert x.grad.item() == 12


def test_dropping_the_library_undoes_everything():
    lib = library.Library("demo_drop", "DEF")
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: x)
    assert rt._C.has_operator("demo_drop::f")
    del lib
    gc.collect()
    assert not rt._C.has_operator("demo_drop::f")
    with pytest.raises(AttributeError, match="demo_drop"):
        rt.ops.demo_drop.f(rt.ones(1))
    library.Library("demo_drop", "DEF")


def test_a_kernel_may_come_before_the_definition():
    implementer = library.Library("demo_late", "IMPL")
    implementer.impl("f", lambda x: x + 1)
    lib = library.Library("demo_late", "DEF")
    lib.define("f(Tensor x) -> Tensor")
    assert rt.ops.demo_late.f(rt.zeros(1)).item() == 1


def test_custom_op_with_derivative_fake_kernel_and_grad_modes(name):
    @library.custom_op(name, mutates_args=())
    def op(x: rt.Tensor, bias: rt.Tensor | None = None) -> rt.Tensor:
        return x.sin() if bias is None else x.sin() + bias

    op.register_fake(lambda x, bias=None: rt.empty_like(x))

    def setup(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.has_bias = inputs[1] is not None

    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * x.cos(), grad if ctx.has_bias else None

    op.register_autograd(backward, setup_context=setup)
    x = rt.tensor([0.5, 1.0], dtype=rt.float64, requires_grad=True)
    b = rt.tensor([1.0, 2.0], dtype=rt.float64, requires_grad=True)
    assert rt.autograd.gradcheck(op, (x, b))
    assert rt.autograd.gradcheck(op, (x,))
    with rt.no_grad():
        assert not op(x, b).requires_grad
    assert op(rt.empty(3, device="meta")).shape == (3,)
    assert op._opoverload(x).equal(op(x))


def test_a_missing_derivative_is_an_error_in_backward(name):
    @library.custom_op(name, mutates_args=())
    def op(x: rt.Tensor) -> rt.Tensor:
        return x * 2

    x = rt.ones(2, requires_grad=True)
    y = op(x)
    assert y.requires_grad
    with pytest.raises(RuntimeError, match="register_autograd"):
        y.sum().backward()


def test_a_mutating_op_bumps_the_version_and_spares_leaves(name):
    @library.custom_op(name, mutates_args=("x",))
    def op(x: rt.Tensor) -> None:
        x.add_(1)

    x = rt.zeros(2)
    before = x._version
    w = rt.ones(2, requires_grad=True)
    y = x * w
    op(x)
    assert x.tolist() == [1, 1]
    assert x._version == before + 1
    with pytest.raises(RuntimeError, match="modified in place"):
        y.sum().backward()
    with pytest.raises(RuntimeError, match="leaf"):
        op(w)
    assert w.tolist() == [1, 1]
    with pytest.raises(RuntimeError, match="writes its arguments"):
        op.register_autograd(lambda ctx, g: g)


def test_a_result_that_shares_memory_is_refused(name):
    @library.custom_op(name, mutates_args=())
    def op(x: rt.Tensor) -> rt.Tensor:
        return x

    with pytest.raises(RuntimeError, match="shares memory"):
        op(rt.ones(2))


def test_opcheck_finds_an_undeclared_write(name):
    @library.custom_op(name, mutates_args=())
    def op(x: rt.Tensor) -> rt.Tensor:
        x.sin_()
        return x.clone()

    with pytest.raises(RuntimeError, match="wrote its argument 0"):
        library.opcheck(op, (rt.ones(2),))


def test_opcheck_compares_strides_with_the_shape_rule(name):
    @library.custom_op(name, mutates_args=())
    def op(x: rt.Tensor) -> rt.Tensor:
        return x.t().contiguous().t()

    op.register_fake(lambda x: rt.empty(x.shape, device="meta"))
    with pytest.raises(RuntimeError, match="stride"):
        library.opcheck(op, (rt.ones(2, 3),))
    outcome = library.opcheck(op, (rt.ones(2, 3),), raise_exception=False)
    assert outcome["test_schema"] == "SUCCESS"


def test_without_a_shape_rule_meta_says_what_to_register(name):
    @library.custom_op(name, mutates_args=(), device_types="cpu")
    def op(x: rt.Tensor) -> rt.Tensor:
        return x.clone()

    with pytest.raises(NotImplementedError, match="register_fake"):
        op(rt.empty(2, device="meta"))


def test_a_handle_sees_overloads_that_come_later():
    lib = library.Library("demo_overloads", "DEF")
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: x)
    handle = rt.ops.demo_overloads.f
    lib.define("f.two(Tensor x, Tensor y) -> Tensor")
    lib.impl("f.two", lambda x, y: x + y)
    assert handle(rt.ones(1), rt.ones(1)).item() == 2


def test_defining_twice_names_both_places():
    lib = library.Library("demo_twice", "DEF")
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: x + 1)
    with pytest.raises(RuntimeError, match=r"test_custom_operator\.py.*test_custom_operator\.py"):
        lib.define("f(Tensor x, int n) -> Tensor")
    assert rt.ops.demo_twice.f(rt.zeros(1)).item() == 1
    with pytest.raises(RuntimeError, match="DEF library already"):
        library.Library("demo_twice", "DEF")


def test_handles_copy_and_pickle():
    handle = rt.ops.aten.add
    assert copy.deepcopy(handle)(rt.ones(1), 1).item() == 2
    assert pickle.loads(pickle.dumps(handle.Tensor))(rt.ones(1), rt.ones(1)).item() == 2


@pytest.mark.parametrize(
    ("schema", "says"),
    [
        ("f(Tensor x", "expected"),
        ("f(Tensor x, Tensor x) -> Tensor", "'x'"),
        ("f(Tensor x, int a=1, int b) -> Tensor", "'b'"),
        ("f_(Tensor x) -> Tensor", "in-place"),
        ("f(Tenser x) -> Tensor", "Tenser"),
    ],
)
def test_schema_errors(schema, says):
    lib = library.Library(f"demo_schema{next(counter)}", "DEF")
    with pytest.raises(RuntimeError, match=says):
        lib.define(schema)


def test_wrong_calls_say_the_declaration():
    lib = library.Library("demo_wrong", "DEF")
    lib.define("f(Tensor x, int n=1) -> Tensor")
    lib.impl("f", lambda x, n: x)
    for args, kwargs in [
        ((), {}),
        ((1, "a"), {}),
        ((rt.ones(1), 1, 2), {}),
        ((rt.ones(1),), {"m": 1}),
    ]:
        with pytest.raises(TypeError, match="f"):
            rt.ops.demo_wrong.f(*args, **kwargs)


def annotated(
    x: rt.Tensor,
    n: int = 2,
    s: str = "a",
    w: float | None = None,
    ys: list[rt.Tensor] | None = None,
) -> rt.Tensor:
    """A prototype; never run."""
    raise AssertionError


def test_schemas_are_read_off_annotations():
    text = library.infer_schema(annotated, mutates_args=("x",))
    assert text == '(Tensor(a!) x, int n=2, str s="a", float? w=None, Tensor[]? ys=None) -> Tensor'


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("def f(x) -> int: ...", "needs an annotation"),
        ("def f(x: int): ...", "result needs an annotation"),
        ("def f(*x: int) -> int: ...", "plain parameter"),
        ("def f(x: tuple[int, int]) -> int: ...", "use a list"),
        ("def f(x: dict[str, int]) -> int: ...", "dict"),
        ("def f(x: object) -> int: ...", "do not have"),
    ],
)
def test_what_schemas_do_not_have(source, says):
    space = {}
    exec(source, space)
    with pytest.raises(ValueError, match=says):
        library.infer_schema(space["f"], mutates_args=())


def test_a_composite_traces_into_its_parts_and_saves(tmp_path):
    lib = library.Library("demo_trace", "DEF")
    lib.define("twice(Tensor x) -> Tensor")
    lib.impl("twice", lambda x: x + x)
    program = rt.jit.trace(lambda x: rt.ops.demo_trace.twice(x) * 3, rt.ones(2))
    assert "demo_trace" not in program.graph
    rt.jit.save(program, tmp_path / "p.rt")
    assert rt.jit.load(tmp_path / "p.rt")(rt.ones(3)).tolist() == [6, 6, 6]


def test_an_opaque_one_runs_in_memory_and_is_refused_at_save(tmp_path, name):
    @library.custom_op(name, mutates_args=())
    def op(x: rt.Tensor) -> rt.Tensor:
        return x + 1

    op.register_fake(lambda x: rt.empty_like(x))
    program = rt.jit.trace(lambda x: op(x) * 2, rt.ones(2))
    assert program(rt.zeros(3)).tolist() == [2, 2, 2]
    with pytest.raises(RuntimeError, match=name):
        rt.jit.save(program, tmp_path / "p.rt")


def test_an_operator_that_says_it_writes_raises_the_version():
    @rt.library.custom_op("written::through_numpy", mutates_args=("x",))
    def through_numpy(x: rt.Tensor) -> None:
        x.detach().numpy()[...] += 1

    x, w = rt.ones(3), rt.ones(3, requires_grad=True)
    y = (x * w).sum()
    through_numpy(x)
    assert x._version == 1
    with pytest.raises(RuntimeError):
        y.backward()
