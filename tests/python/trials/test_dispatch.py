"""Kind 12, from H169 on: operations of one's own. What is missing, twice or untrue is said when it is done, by name and place."""

import copy
import gc
import importlib
import pickle
import subprocess
import sys
import threading
import time
import warnings

import pytest
import rtensor as rt
from rtensor.library import Library, custom_op

X = (1.0, 2.0)


def defined(ns, schema, kernel=None, key="CPU"):
    """The library and the handle of one operation `f`."""
    lib = Library(ns, "DEF")
    lib.define(schema)
    if kernel is not None:
        lib.impl("f", kernel, key)
    return lib, getattr(rt.ops, ns).f


# ---- H169: handles that are older than what they name


def test_h169_a_handle_sees_later_overloads_kernels_and_the_end(ns):
    lib = Library(ns, "DEF")
    lib.define("f(Tensor x) -> Tensor")
    h = getattr(rt.ops, ns).f
    with pytest.raises(NotImplementedError, match="no kernel"):
        h(rt.ones(2))
    lib.impl("f", lambda x: x + 1, "CPU")
    assert h(rt.tensor(X)).tolist() == [2, 3]
    lib.define("f.two(Tensor x, Tensor y) -> Tensor")
    lib.impl("f.two", lambda x, y: x + y, "CPU")
    assert h(rt.tensor(X), rt.ones(2)).tolist() == [2, 3]
    assert h.two(rt.ones(1), rt.ones(1)).tolist() == [2]
    assert sorted(h.overloads()) == ["default", "two"]
    with pytest.raises(TypeError, match="two"):
        h(rt.ones(1), "a")
    default = h.default
    del lib
    gc.collect()
    for gone in (h, default, lambda x: getattr(rt.ops, ns).f(x)):
        with pytest.raises(AttributeError, match=f"{ns}::f"):
            gone(rt.ones(1))
    again = Library(ns, "DEF")
    again.define("f(Tensor x, int n) -> Tensor")
    again.impl("f", lambda x, n: x * n, "CPU")
    assert h(rt.ones(1), 3).item() == 3


def test_h169_a_kernel_that_ends_its_own_library(ns):
    held = []

    def kernel(x):
        held.clear()
        gc.collect()
        return x + 1

    lib, h = defined(ns, "f(Tensor x) -> Tensor", kernel)
    held.append(lib)
    del lib
    assert h(rt.ones(1)).item() == 2
    with pytest.raises(AttributeError, match=f"{ns}::f"):
        h(rt.ones(1))


def test_h169_calls_on_threads_while_kernels_come_and_go(ns):
    lib, h = defined(ns, "f(Tensor x) -> Tensor", lambda x: x + 1)
    stop, wrong = threading.Event(), []

    def call():
        while not stop.is_set():
            value = h(rt.zeros(2)).tolist()
            if value not in ([1, 1], [2, 2]):
                wrong.append(value)

    threads = [threading.Thread(target=call) for _ in range(3)]
    for t in threads:
        t.start()
    for _ in range(50):
        other = Library(ns, "IMPL")
        with pytest.warns(UserWarning, match=f"{ns}::f"):
            other.impl("f", lambda x: x + 2, "CPU")
        del other
    stop.set()
    for t in threads:
        t.join()
    assert not wrong
    assert h(rt.zeros(1)).item() == 1
    del lib


def test_h169_native_operations_on_threads_while_their_kernels_and_rules_come_and_go():
    x, stop, wrong = rt.linspace(0, 1, 9), threading.Event(), []
    sine, cosine = x.sin().tolist(), x.cos().tolist()

    def call():
        while not stop.is_set():
            leaf = x.clone().requires_grad_()
            try:
                y = rt.sin(leaf)
                y.sum().backward()
                if y.tolist() not in (sine, cosine) or leaf.grad.tolist() not in (
                    cosine,
                    [2.0] * 9,
                ):
                    wrong.append((y.tolist(), leaf.grad.tolist()))
            except Exception as e:
                wrong.append(e)

    threads = [threading.Thread(target=call) for _ in range(3)]
    for t in threads:
        t.start()
    end = time.monotonic() + 1.0
    while time.monotonic() < end:
        other = Library("aten", "IMPL")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            other.impl("sin", lambda x: rt.cos(x), "CPU")
            rt.library.register_autograd("aten::sin", lambda ctx, g: g * 2, lib=other)
        del other
    stop.set()
    for t in threads:
        t.join()
    assert not wrong[:3]
    assert rt.sin(x).tolist() == sine


# ---- H171: twice


def test_h171_defining_twice_names_both_places_and_the_first_stays(ns):
    lib, h = defined(ns, "f(Tensor x) -> Tensor", lambda x: x + 1)
    for schema in ("f(Tensor x) -> Tensor", "f(Tensor x, int n) -> Tensor"):
        for other in (lib, Library(ns, "FRAGMENT")):
            with pytest.raises(
                RuntimeError, match=rf"{ns}::f.*test_dispatch\.py:\d+.*test_dispatch\.py:\d+"
            ):
                other.define(schema)
            del other
            gc.collect()
            assert h(rt.ones(1)).item() == 2
    with pytest.raises(RuntimeError, match=r"test_dispatch\.py:\d+.*test_dispatch\.py:\d+"):
        Library(ns, "DEF")

    def f(x: rt.Tensor) -> rt.Tensor:
        return x.clone()

    with pytest.raises(RuntimeError, match=f"{ns}::f"):
        custom_op(f"{ns}::f", mutates_args=())(f)
    assert h(rt.ones(1)).item() == 2
    assert h.overloads() == ["default"]


def test_h171_a_module_imported_again(ns, tmp_path, monkeypatch):
    (tmp_path / f"{ns}_module.py").write_text(
        "import rtensor as rt\n"
        f"lib = rt.library.Library('{ns}', 'FRAGMENT')\n"
        "lib.define('f(Tensor x) -> Tensor')\n"
        "lib.impl('f', lambda x: x + 1, 'CPU')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module(f"{ns}_module")
    kept = module.lib
    with pytest.raises(RuntimeError, match=rf"{ns}_module\.py:3.*{ns}_module\.py:3"):
        importlib.reload(module)
    assert getattr(rt.ops, ns).f(rt.ones(1)).item() == 2
    del kept, module.lib
    sys.modules.pop(f"{ns}_module")


def test_h171_a_second_kernel_is_said_serves_and_is_undone(ns):
    lib, h = defined(ns, "f(Tensor x) -> Tensor", lambda x: x + 1)
    with pytest.raises(RuntimeError, match="allow_override"):
        lib.impl("f", lambda x: x, "CPU", allow_override=False)
    other = Library(ns, "IMPL")
    with pytest.warns(UserWarning, match=rf"{ns}::f.*CPU.*test_dispatch\.py"):
        other.impl("f", lambda x: x + 2, "CPU")
    assert h(rt.zeros(1)).item() == 2
    third = Library(ns, "IMPL")
    with pytest.warns(UserWarning, match=f"{ns}::f"):
        third.impl("f", lambda x: x + 3, "CPU")
    assert h(rt.zeros(1)).item() == 3
    del other
    gc.collect()
    assert h(rt.zeros(1)).item() == 3
    del third
    gc.collect()
    assert h(rt.zeros(1)).item() == 1
    native = Library("aten", "IMPL")
    with pytest.warns(UserWarning, match="aten::relu"):
        native.impl("relu", lambda x: x * 0 + 7, "CPU")
    assert rt.relu(rt.ones(1)).item() == 7
    del native
    gc.collect()
    assert rt.relu(rt.ones(1)).item() == 1


def test_h171_wrong_registrations_are_refused(ns):
    lib, h = defined(ns, "f(Tensor x) -> Tensor", lambda x: x + 1)
    with pytest.raises(RuntimeError, match="CPUU"):
        lib.impl("f", lambda x: x, "CPUU")
    with pytest.raises(TypeError, match="callable"):
        lib.impl("f", 3, "CPU")
    with pytest.raises(ValueError, match="namespace"):
        lib.impl("aten::relu", lambda x: x, "CPU")
    with pytest.raises(ValueError, match="namespace"):
        lib.define("aten::g(Tensor x) -> Tensor")
    with pytest.raises(ValueError, match="reserved"):
        Library("aten", "DEF")
    assert h(rt.ones(1)).item() == 2
    assert rt.relu(-rt.ones(1)).item() == 0


# ---- H173: copies of handles


def test_h173_handles_are_copied_and_pickled_as_themselves(ns):
    lib, h = defined(ns, "f(Tensor x) -> Tensor", lambda x: x + 1)
    for handle in (h, h.default, rt.ops.aten.add, rt.ops.aten.add.Tensor):
        assert copy.copy(handle) is handle
        assert copy.deepcopy(handle) is handle
        assert copy.deepcopy([{"k": handle}])[0]["k"] is handle
        for protocol in range(2, 6):
            assert pickle.loads(pickle.dumps(handle, protocol)) is handle
    data = pickle.dumps(h)
    done = subprocess.run(
        [sys.executable, "-c", f"import pickle, rtensor; pickle.loads({data!r})"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert f"{ns}::f" in done.stderr
    del lib


def test_h173_a_program_with_an_operation_of_ones_own_in_a_bare_process(ns, tmp_path):
    lib = Library(ns, "DEF")
    lib.define("parts(Tensor x) -> Tensor")
    lib.impl("parts", lambda x: x * 2 + 1)
    lib.define("opaque(Tensor x) -> Tensor")
    lib.impl("opaque", lambda x: x * 2, "CPU")
    lib.impl("opaque", lambda x: rt.empty_like(x), "Meta")
    ops = getattr(rt.ops, ns)
    whole = rt.jit.trace(lambda x: ops.opaque(x) + 1, rt.ones(2))
    with pytest.raises(RuntimeError, match=f"{ns}::opaque"):
        rt.jit.save(whole, tmp_path / "opaque.rt")
    assert not (tmp_path / "opaque.rt").exists()
    path = str(tmp_path / "parts.rt")
    rt.jit.save(rt.jit.trace(lambda x: ops.parts(x) + 1, rt.ones(2)), path)
    code = f"import rtensor as rt; print(rt.jit.load({path!r})(rt.ones(2)).tolist())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[4.0, 4.0]"
    del lib
    gc.collect()
    with pytest.raises((AttributeError, RuntimeError), match=f"{ns}::opaque"):
        whole(rt.ones(2))


# ---- H175: versions


def test_h175_an_operation_that_says_it_writes_raises_the_version(ns):
    @custom_op(f"{ns}::f", mutates_args=("x",))
    def f(x: rt.Tensor) -> None:
        x.detach().numpy()[...] += 1

    for target in (lambda x: x, lambda x: x[1:], lambda x: x.view(1, 2).t()):
        x, w = rt.ones(2), rt.ones(2, requires_grad=True)
        y = x * w
        before = x._version
        f(target(x))
        assert x._version > before
        with pytest.raises(RuntimeError, match="modified in place"):
            y.sum().backward()
    with rt.no_grad():
        before = x._version
        f(x)
        assert x._version > before
    with pytest.raises(RuntimeError, match="leaf"):
        f(w)


def test_h175_only_the_declared_argument_is_raised(ns):
    lib, h = defined(
        ns, "f(Tensor x, Tensor(a!) y, Tensor(b!)[] z) -> ()", lambda x, y, z: (y.copy_(x), None)[1]
    )
    x, y, z = rt.ones(2), rt.zeros(2), [rt.zeros(2), rt.zeros(2)]
    assert h(x, y, z) is None
    assert y.tolist() == [1, 1]
    assert x._version == 0
    assert y._version >= 1
    assert all(t._version >= 1 for t in z)
    del lib


def test_h175_embedding_with_max_norm_and_running_statistics():
    functional = rt.nn.functional
    table, w = rt.ones(3, 2), rt.ones(3, 2, requires_grad=True)
    y = table * w
    functional.embedding(rt.tensor([0, 2]), table, max_norm=0.5)
    assert table._version >= 1
    with pytest.raises(RuntimeError, match="modified in place"):
        y.sum().backward()
    mean, var = rt.zeros(2), rt.ones(2)
    v = rt.ones(2, requires_grad=True)
    y = mean * v + var * v
    functional.batch_norm(rt.randn(4, 2), mean, var, training=True)
    assert mean._version >= 1
    assert var._version >= 1
    with pytest.raises(RuntimeError, match="modified in place"):
        y.sum().backward()


# ---- what a kernel gives, and what it raises


RESULTS = {
    "Tensor": (None, 3, "a", (1,), [], object(), True, 1.5),
    "(Tensor, Tensor)": (None, 3, "ab", (), [1, 2], object()),
    "int": (None, "a", 1.5, (), object()),
    "Tensor[]": (None, 3, "a", [1], object()),
    "()": (3, "a", (), object()),
    "str": (None, 3, b"a"),
    "bool": (None, "a", object()),
}


@pytest.mark.parametrize("schema", RESULTS)
def test_a_result_that_is_not_what_the_schema_says_is_refused_by_name(ns, schema):
    for result in RESULTS[schema]:
        lib, h = defined(ns, f"f(Tensor x) -> {schema}", lambda x, r=result: r)
        with pytest.raises(TypeError, match=rf"{ns}::f: the kernel must return"):
            h(rt.ones(1))
        del lib
        gc.collect()


class Own(Exception):
    pass


@pytest.mark.parametrize("key", ["CPU", "CompositeImplicitAutograd", "CompositeExplicitAutograd"])
@pytest.mark.parametrize(
    "error",
    [
        KeyError("k"),
        ValueError("v"),
        ZeroDivisionError("z"),
        StopIteration(3),
        Own("o"),
        KeyboardInterrupt(),
    ],
    ids=lambda e: type(e).__name__,
)
def test_what_a_kernel_raises_comes_through_as_it_is(ns, error, key):
    def kernel(x):
        raise error

    lib, h = defined(ns, "f(Tensor x) -> Tensor", kernel, key)
    for x in (rt.ones(1), rt.ones(1, requires_grad=True)):
        with pytest.raises(type(error)) as caught:
            h(x)
        assert caught.value is error
    del lib


def test_a_kernel_that_calls_its_own_operation(ns):
    lib, h = defined(ns, "f(Tensor x, int n) -> Tensor")
    lib.impl("f", lambda x, n: x if n == 0 else h(x + 1, n - 1), "CPU")
    assert h(rt.zeros(1), 30).item() == 30
    with pytest.raises(RecursionError):
        h(rt.zeros(1), 10**6)
    assert h(rt.zeros(1), 3).item() == 3
    del lib


def test_a_kernel_sees_the_modes_of_its_caller(ns):
    seen = []

    @custom_op(f"{ns}::f", mutates_args=())
    def f(x: rt.Tensor) -> rt.Tensor:
        seen.append((rt.is_grad_enabled(), x.requires_grad))
        return x * 2

    f.register_autograd(lambda ctx, g: g * 2)
    x = rt.ones(1, requires_grad=True)
    assert f(x).requires_grad
    with rt.no_grad():
        assert not f(x).requires_grad
    assert not f(x.detach()).requires_grad
    assert len(seen) == 3
    assert rt.is_grad_enabled()
