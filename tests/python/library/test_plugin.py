"""Custom operations from C: the example, every kind of value there and back, and plug-ins that do wrong."""

import gc
import re
import subprocess
from pathlib import Path

import pytest
import rtensor as rt

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def build(tmp_path_factory):
    """Compile a C source to a shared library."""
    folder = tmp_path_factory.mktemp("plugins")

    def build(source, name=None):
        library = folder / f"{name or source.stem}.so"
        flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
        include = rt.library.include_path()
        subprocess.run(["cc", *flags, "-I", include, str(source), "-o", str(library)], check=True)
        return library

    return build


@pytest.fixture(scope="session")
def example(build):
    rt.ops.load_library(build(ROOT / "examples/custom_operator/plugin.c"))
    return rt.ops.c_demo


@pytest.fixture(scope="session")
def fixture(build):
    rt.ops.load_library(build(ROOT / "tests/fixtures/faulty_plugin.c"))
    return rt.ops


def test_an_opaque_operation(example):
    x = rt.tensor([[-2.0, 0.25], [1.0, 5.0]])
    assert example.soft_limit(x, 0.5).tolist() == [[-0.5, 0.25], [0.5, 0.5]]
    assert example.soft_limit(x).tolist() == [[-1.0, 0.25], [1.0, 1.0]]
    shape_only = example.soft_limit(x.to("meta"), 0.5)
    assert shape_only.shape == (2, 2)
    assert shape_only.device == rt.device("meta")
    assert example.soft_limit(rt.empty(0, 3)).shape == (0, 3)


def test_an_opaque_operation_is_not_differentiable_until_it_is_told_how(example):
    x = rt.ones(2, requires_grad=True)
    y = example.soft_limit(x, 0.5)
    with pytest.raises(RuntimeError, match="c_demo::soft_limit"):
        y.sum().backward()


def test_a_composite_operation_has_the_derivative_of_its_parts(example):
    x = rt.randn(3, dtype=rt.float64, requires_grad=True)
    assert rt.autograd.gradcheck(example.square_plus, (x,))
    assert rt.autograd.gradgradcheck(example.square_plus, (x,))
    assert example.square_plus(rt.tensor([3], dtype=rt.int8)).tolist() == [12]
    assert example.square_plus(rt.ones(2, device="meta")).shape == (2,)


def test_a_composite_operation_is_traced_through(example, tmp_path):
    program = rt.jit.trace(lambda x: example.square_plus(x), (rt.ones(2),))
    assert "aten::mul" in str(program.graph)
    rt.jit.save(program, tmp_path / "a.rt")
    assert rt.jit.load(tmp_path / "a.rt")(rt.tensor([1.0, 3.0])).tolist() == [2.0, 12.0]


def test_an_opaque_operation_runs_in_a_trace_and_is_refused_at_save(example, tmp_path):
    program = rt.jit.trace(lambda x: example.soft_limit(x, 0.5), (rt.ones(2),))
    assert program(rt.tensor([0.1, 2.0, -3.0])).tolist() == pytest.approx([0.1, 0.5, -0.5])
    with pytest.raises(RuntimeError, match="c_demo::soft_limit"):
        rt.jit.save(program, tmp_path / "a.rt")


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ((rt.ones(2, 3).t(),), ValueError, "contiguous"),
        ((rt.ones(2, dtype=rt.float64),), ValueError, "float32"),
        ((rt.ones(2), -1.0), ValueError, "positive"),
        ((rt.ones(2), "a"), TypeError, "limit"),
        ((3,), TypeError, "Tensor"),
    ],
)
def test_bad_arguments(example, arguments, error, text):
    with pytest.raises(error, match=text):
        example.soft_limit(*arguments)


def test_every_kind_of_value_there_and_back(fixture):
    x, y = rt.ones(2), rt.zeros(1)
    given = (x, None, [x, y], [None, y], [1, -(2**40)], [0.5, 2.0], "äß", True, 7, 1.5, rt.int16)
    got = fixture.c_echo.all(*given)
    assert got[0] is x
    assert got[1] is None
    assert [t is u for t, u in zip(got[2], [x, y], strict=True)] == [True, True]
    assert got[3][0] is None
    assert got[3][1] is y
    assert [list(got[4]), list(got[5]), *got[6:]] == [*given[4:6], *given[6:]]
    assert fixture.c_echo.all(x, y, [], [], [], [], "", False, 0, 0.0, rt.bool)[1] is y


def test_dtypes_have_the_numbers_of_the_header(fixture):
    header = (Path(rt.library.include_path()) / "rtensor.h").read_text(encoding="utf-8")
    numbers = dict(re.findall(r"RT_(\w+) = (\d+)", header.split("enum rt_dtype")[1].split("}")[0]))
    assert len(numbers) == 15
    for name, number in numbers.items():
        dtype = getattr(rt, name.lower())
        x = rt.ones(1, dtype=dtype)
        assert fixture.c_echo.all(x, None, [], [], [], [], "", False, 0, 0.0, dtype)[-1] == dtype
        assert fixture.c_echo.number_of(x) == int(number), name


@pytest.mark.parametrize(
    ("case", "error", "text"),
    [
        ("c", RuntimeError, "code 9"),
        ("k", TypeError, "gave \\(int\\)"),
        ("n", ValueError, "kind 77"),
        ("z", ValueError, "null"),
        ("i", IndexError, "argument 5"),
        ("h", rt.ShapeError, "2\\^63"),
        ("s", rt.ShapeError, "negative"),
        ("d", rt.DTypeError, "99"),
        ("v", rt.DeviceError, "99"),
        ("u", AttributeError, "no_such"),
        ("m", TypeError, "'other' is missing"),
        ("t", TypeError, "expected an argument of type Tensor, got int"),
        ("f", IndexError, "as it was told"),
    ],
)
def test_kernels_that_do_wrong(fixture, case, error, text):
    gc.collect()
    before = rt.memory_stats()["live_storages"]
    x = rt.ones(2)
    with pytest.raises(error, match=text):
        getattr(fixture.c_wrong, case)(x)
    del x
    assert rt.memory_stats()["live_storages"] == before


def test_kernels_run_on_any_thread_and_leave_nothing(example):
    from concurrent.futures import ThreadPoolExecutor

    gc.collect()
    before = rt.memory_stats()["live_storages"]
    with ThreadPoolExecutor(4) as pool:
        sums = list(
            pool.map(lambda n: example.square_plus(rt.full((64,), n)).sum().item(), range(200))
        )
    assert sums == [64 * (n * n + n) for n in range(200)]
    assert rt.memory_stats()["live_storages"] == before


def test_files_that_are_no_plug_in(build, tmp_path):
    with pytest.raises(rt.LoadError, match="nothing_here"):
        rt.ops.load_library(tmp_path / "nothing_here.so")
    text = tmp_path / "text.so"
    text.write_text("not a library")
    with pytest.raises(rt.LoadError, match="text"):
        rt.ops.load_library(text)
    empty = tmp_path / "empty.c"
    empty.write_text("int nothing;")
    with pytest.raises(rt.LoadError, match="rtensor_plugin_1"):
        rt.ops.load_library(build(empty))


def test_nothing_stays_of_a_plug_in_that_fails(build, tmp_path):
    source = tmp_path / "half.c"
    source.write_text(
        """
        #include <rtensor.h>
        int32_t rtensor_plugin_1(const rt_api *api, rt_library *library) {
            return api->define(library, "c_half::one(Tensor x) -> Tensor") ||
                   api->define(library, "c_half::two(Nonsense x) -> Tensor");
        }
        """
    )
    with pytest.raises(RuntimeError, match="Nonsense"):
        rt.ops.load_library(build(source))
    with pytest.raises(AttributeError, match="c_half::one"):
        rt.ops.c_half.one


def test_a_name_defined_twice_names_both_places(build, example):
    again = build(ROOT / "examples/custom_operator/plugin.c", "again")
    with pytest.raises(RuntimeError, match=r"defined twice.*plugin\.so.*again\.so"):
        rt.ops.load_library(again)
    assert example.soft_limit(rt.ones(1), 0.5).item() == 0.5
