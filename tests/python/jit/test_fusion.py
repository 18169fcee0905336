"""Groups of pointwise operations give the same bits in blocks as one operation after the other."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
import rtensor as rt
from rtensor import _C
from rtensor.testing import Sample

from tests.python.jit.script_harness import bits, equal
from tests.python.jit.test_operations import copied, defined, written
from tests.python.ops.cases import CASES, Case

# Two whole blocks and a rest that is no multiple of a vector.
MANY = 9001
POINTWISE = [c for c in CASES if c.has("pointwise")]
# Not steps: they have two results.
NO_STEP = ("log_sigmoid_forward", "_prelu_kernel_backward", "frexp")


@contextlib.contextmanager
def from_elements(n: int):
    """Fuse from tensors of `n` elements on."""
    before = _C._set_fusion_threshold(n)
    try:
        yield
    finally:
        _C._set_fusion_threshold(before)


def runs(program: Any) -> list[int]:
    return [n for _, _, n in rt.jit.fusion_groups(program)]


def outcome(program: Any, given: list[Any]) -> Any:
    """What it gives, or what it raises."""
    try:
        return program(*map(copied, given))
    except Exception as error:
        return type(error), str(error)


def both_ways(program: Any, given: list[Any], least: int = 1) -> tuple[Any, Any, list[int]]:
    """Its outcome fused and not fused, and how often each group ran fused."""
    with from_elements(1 << 60):
        want = outcome(program, given)
        before = runs(program)
    with from_elements(least):
        got = outcome(program, given)
    return want, got, [b - a for a, b in zip(before, runs(program), strict=True)]


def special(t: Any) -> Any:
    """With what is no ordinary number at the front of both blocks, where the dtype has it."""
    if t.dtype.is_floating_point or t.dtype.is_complex:
        odd = rt.tensor([float("nan"), float("inf"), -float("inf"), -0.0, 0.0], dtype=t.dtype)
        t[: len(odd)] = odd
        t[5000 : 5000 + len(odd)] = odd
    return t


def enlarged(sample: Sample) -> Sample | None:
    """The sample with its values again and again; None where nothing in it has several elements."""
    shapes: list[Any] = []

    def look(t: Any) -> Any:
        if t.numel() > 1:
            shapes.append(t.shape)
        return t

    sample.map(look)
    if not shapes:
        return None
    common = rt.broadcast_tensors(*(rt.empty(s) for s in shapes))[0].shape

    def repeat(t: Any) -> Any:
        if t.numel() <= 1:
            return t.detach().clone()
        t = t.detach().expand(common).contiguous().flatten()
        return special(t.repeat(MANY // t.numel() + 1)[:MANY].clone())

    return sample.map(repeat)


def chained(case: Case, sample: Sample) -> tuple[str, list[Any]]:
    """The call between two others: its operands are results, and its result is both kept and read."""
    source, given = written(case.name, sample)
    head, _, call = source.partition("\n    return ")
    same = "getattr(rt.ops.aten.conj_physical, 'default')"
    lines = [f"b{i} = {same}(a{i})" for i, t in enumerate(given) if isinstance(t, rt.Tensor)]
    for i in range(len(given)):
        call = call.replace(f"a{i}", f"b{i}") if isinstance(given[i], rt.Tensor) else call
    lines += [f"r = {call.strip()}", f"return r, {same}({same}(r))"]
    return head + "".join(f"\n    {line}" for line in lines) + "\n", given


@pytest.mark.parametrize("case", POINTWISE, ids=lambda c: c.name)
def test_every_pointwise_operation_gives_the_same_bits(case: Case):
    fused = 0
    for dtype in case.tested():
        scripts: dict[str, Any] = {}
        for sample in case.samples(dtype):
            large = enlarged(sample)
            if large is None or case.entry.schema.name in NO_STEP:
                continue
            source, given = chained(case, large)
            if source not in scripts:
                scripts[source] = rt.jit.script(defined(source))
            want, got, ran = both_ways(scripts[source], given)
            assert equal(want, got), f"{source} {dtype}: {want} and {got}"
            fused += sum(ran)
    assert fused or case.entry.schema.name in NO_STEP, "nothing ran fused"


def chain(x, y):
    a = x * 2 + y
    b = a.sigmoid() * y
    c = rt.where(b > 0.5, b, -a)
    return c.exp(), b


def traced(f: Any, *args: Any) -> Any:
    return rt.jit.trace(f, args, check_trace=False)


SHAPES = [
    ((), ()),
    ((1,), (1,)),
    ((0,), (0,)),
    ((0, 3), (3,)),
    ((2,), (2,)),
    ((1023,), ()),
    ((4096,), (4096,)),
    ((4097,), (1,)),
    ((8191,), (8191,)),
    ((8193,), (1, 1)),
    ((64, 128), (128,)),
    ((100, 130), (1, 130)),
    ((3, 5000), (5000,)),
    ((1, 9000), (9000,)),
    ((9000,), (1, 9000)),
    ((50, 3), (3,)),
    ((7, 11, 130), (11, 130)),
    ((7, 11, 130), (130,)),
    ((90, 100), (90, 1)),
    ((2, 40000), (40000,)),
]


@pytest.mark.parametrize(
    "dtypes", [("float32", "float32"), ("float32", "int64"), ("bfloat16",) * 2]
)
@pytest.mark.parametrize("shapes", SHAPES, ids=str)
def test_shapes(shapes, dtypes):
    x, y = ((rt.randn(s) * 3).to(getattr(rt, d)) for s, d in zip(shapes, dtypes, strict=True))
    program = traced(chain, x, y)
    want, got, _ = both_ways(program, [x, y])
    assert equal(want, got)
    assert equal(tuple(map(rt.clone, chain(x, y))), got)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads(threads):
    x, y = rt.randn(700, 1003), rt.randn(1003)
    program = traced(chain, x, y)
    before = rt.get_num_threads()
    rt.set_num_threads(threads)
    try:
        want, got, ran = both_ways(program, [x, y], 32768)
    finally:
        rt.set_num_threads(before)
    assert equal(want, got)
    assert ran == [1]


def test_the_same_with_random_chains():
    unary = ["exp", "tanh", "abs", "neg", "sqrt", "relu", "floor", "sigmoid", "sin", "square"]
    binary = ["add", "mul", "sub", "div", "maximum", "atan2", "fmod", "pow"]
    rt.manual_seed(3)
    for seed in range(25):
        picks = rt.randint(0, 1 << 30, (24,)).tolist()
        lines, names = [], ["x", "y", "n"]
        for i in range(0, 24, 3):
            p, q, r = picks[i : i + 3]
            left, right = names[q % len(names)], names[r % len(names)]
            call = (
                f"rt.{unary[p % 10]}({left})" if p % 2 else f"rt.{binary[p % 8]}({left}, {right})"
            )
            names.append(f"v{i}")
            lines.append(f"v{i} = {call}")
        results = ", ".join(names[-1 - (seed % 3) :])
        body = "".join(f"\n    {line}" for line in lines)
        source = f"def f(x: Tensor, y: Tensor, n: Tensor):{body}\n    return {results}\n"
        program = rt.jit.script(defined(source))
        given = [rt.randn(5, MANY // 5), rt.randn(MANY // 5), rt.tensor(1.5)]
        want, got, _ = both_ways(program, given)
        assert equal(want, got), source
        assert program.graph == rt.jit.script(defined(source)).graph


def test_groups_are_cut_where_no_value_is_passed_on():
    def f(x, y):
        a = (x * 2).exp()
        b = y.neg().abs().tanh()
        c = rt.mm(a, b)
        return c.relu() + 1, x * 3

    x, y = rt.randn(200, 200), rt.randn(200, 200)
    groups = rt.jit.fusion_groups(traced(f, x, y))
    assert [ops for _, ops, _ in groups] == [
        ["aten::mul.Scalar", "aten::exp"],
        ["aten::neg", "aten::abs", "aten::tanh"],
        ["aten::relu", "aten::add.Scalar"],
    ]


def test_long_chains_become_several_groups():
    def f(x):
        for _ in range(100):
            x = x * 1.01 + 1
        return x

    x = rt.randn(MANY)
    program = traced(f, x)
    want, got, ran = both_ways(program, [x])
    assert equal(want, got)
    assert len(ran) > 5
    assert set(ran) == {1}


def test_loops_and_branches():
    def f(x, n: int):
        total = x
        for i in range(n):
            y = total * 0.5 + x
            if i % 2 == 0:
                y = y.tanh() * 2
            elif i < 4:
                y = (y + 1).abs()
            total = y - i
        return total

    program = rt.jit.script(f)
    x = rt.randn(MANY)
    want, got, ran = both_ways(program, [x, 5])
    assert equal(want, got)
    assert sum(ran) >= 10
    assert equal(f(x, 5), got)


def test_what_requires_grad_is_recorded():
    x, y = rt.randn(300, 300, requires_grad=True), rt.randn(300, 300)
    program = traced(chain, x.detach(), y)
    a, _ = program(x, y)
    assert runs(program) == [0]
    a.sum().backward()
    got = x.grad
    x.grad = None
    chain(x, y)[0].sum().backward()
    assert equal(got, x.grad)
    with rt.no_grad():
        program(x, y)
    assert runs(program) == [1]


def test_steps_without_grad_stay_without_it():
    def f(x, w):
        with rt.no_grad():
            s = w * 2 + 1
            y = x * s + s
        return y, s

    x, w = rt.randn(300, 300), rt.tensor(1.5, requires_grad=True)
    program = traced(f, x, w)
    got = program(x, w)
    assert runs(program) == [1]
    assert not any(t.requires_grad for t in got)
    assert equal(got, f(x, w))


def test_inference_mode():
    x, y = rt.randn(300, 300), rt.randn(300, 300)
    program = traced(chain, x, y)
    with rt.inference_mode():
        a, _ = program(x, y)
        assert a.is_inference()
        assert equal(a, chain(x, y)[0])
    assert runs(program) == [1]


def test_a_registered_kernel_is_called():
    x, y = rt.randn(300, 300), rt.randn(300, 300)
    program = traced(chain, x, y)
    calls = []
    lib = rt.library.Library("aten", "IMPL")

    def sigmoid(t):
        calls.append(t.shape)
        return t * 0

    try:
        lib.impl("sigmoid", sigmoid, "CPU")
        got = program(x, y)
    finally:
        lib._destroy()
    assert calls
    assert runs(program) == [0]
    assert (got[1] == 0).all()
    program(x, y)
    assert runs(program) == [1]
    assert len(calls) == 1


def test_a_trace_sees_the_operations():
    x, y = rt.randn(300, 300), rt.randn(300, 300)
    program = traced(chain, x, y)
    outer = traced(lambda a, b: program(a, b)[0] + 1, x, y)
    assert runs(program) == [0]
    assert "aten::sigmoid" in outer.inlined_graph
    assert equal(outer(x, y), chain(x, y)[0] + 1)


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t.mT.contiguous().mT,
        lambda t: t[::2].repeat_interleave(2, 0)[:, ::1].t().t()[:, :],
        lambda t: t.mT,
        lambda t: rt.randn(600, 600)[::2, ::2],
        lambda t: rt.randn(300, 1).expand(300, 300),
        lambda t: rt.randn(300, 1),
    ],
)
def test_other_layouts(change):
    x = rt.randn(300, 300)
    y = change(x)
    program = traced(chain, x, x)
    want, got, _ = both_ways(program, [x, x])
    assert equal(want, got)
    with from_elements(1):
        got = program(x, y)
    want = chain(x, y)
    assert equal(tuple(want), tuple(got))
    assert [t.stride() for t in want] == [t.stride() for t in got]


def test_offsets():
    base = rt.randn(400, 300)
    x, y = base[7:307], base[50, :]
    program = traced(chain, x, y)
    want, got, ran = both_ways(program, [x, y])
    assert ran == [1]
    assert equal(want, got)
    with from_elements(1):
        assert equal(tuple(chain(x, y)), tuple(program(x, y)))


def test_errors_and_their_stack_are_those_of_the_operations():
    def f(x, y):
        a = x * 2 + 1
        return (a // y) + a

    program = rt.jit.script(f)
    x, y = rt.arange(MANY), rt.arange(MANY) - 7000
    want, got, ran = both_ways(program, [x, y])
    assert want == got
    assert "division by zero" in got[1]
    assert "(a // y) + a" in got[1]
    assert ran == [0]
    want, got, _ = both_ways(program, [x, rt.arange(3)])
    assert want == got
    assert "(a // y) + a" in got[1]
    want, got, ran = both_ways(program, [x, y * 2 + 1])
    assert equal(want, got)
    assert ran == [1]


def test_writes_between_are_seen_in_order():
    def f(x, y):
        a = x * 2 + y
        x.add_(1)
        b = x * 2 + y
        c = b.neg() + a
        y.mul_(2)
        return a, b, c, c * y + x

    x, y = rt.randn(MANY), rt.randn(MANY)
    program = traced(f, x.clone(), y.clone())
    want, got, ran = both_ways(program, [x, y])
    assert equal(want, got)
    assert ran == [1, 1, 1]
    p, q = x.clone(), y.clone()
    version = p._version
    with from_elements(1):
        program(p, q)
    assert p._version == version + 1
    r, s = x.clone(), y.clone()
    f(r, s)
    assert equal((p, q), (r, s))


def test_results_are_tensors_of_their_own():
    def f(x):
        a = x + 1
        b = a * 2
        return a, b, b + a

    x = rt.randn(MANY)
    program = traced(f, x)
    with from_elements(1):
        a, b, c = program(x)
        a2, *_ = program(x)
    assert len({t.data_ptr() for t in (x, a, b, c, a2)}) == 5
    before = bits(b)
    a.zero_()
    assert bits(b) == before
    assert (a2 != 0).any()


def test_numbers_and_small_tensors_promote_as_they_do():
    def f(x, n, k: float):
        s = n * 2 + k
        return (x * s + n).clamp(0, 5) * k, s

    program = rt.jit.script(f)
    for dtype in (rt.float32, rt.float16, rt.int32, rt.float64, rt.bool):
        for n in (rt.tensor(3), rt.tensor([2.5]), rt.tensor(1.5, dtype=rt.float64)):
            x = rt.randint(0, 2, (MANY,)).to(dtype)
            want, got, _ = both_ways(program, [x, n, 0.75])
            assert equal(want, got)
            assert equal(tuple(f(x, n, 0.75)), got)


def test_a_saved_program_says_nothing_of_groups(tmp_path):
    x, y = rt.randn(300, 300), rt.randn(300, 300)
    program = traced(chain, x, y)
    program.save(tmp_path / "a.rt")
    program(x, y)
    program.save(tmp_path / "b.rt")
    assert (tmp_path / "a.rt").read_bytes() == (tmp_path / "b.rt").read_bytes()
    loaded = rt.jit.load(tmp_path / "a.rt")
    assert [g[1] for g in rt.jit.fusion_groups(loaded)] == [
        g[1] for g in rt.jit.fusion_groups(program)
    ]
    assert equal(tuple(loaded(x, y)), tuple(chain(x, y)))
    assert runs(loaded) == [1]
