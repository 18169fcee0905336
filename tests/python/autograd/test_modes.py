"""Grad mode, inference mode: as contexts, decorators, around generators, per thread."""

import threading

import pytest
import rtensor as rt


def test_no_grad_records_nothing_and_tracks_views_and_versions():
    x = rt.ones(2, requires_grad=True)
    with rt.no_grad():
        y = x * 2
        v = x[:1]
        x.add_(1)
        assert rt.zeros(2, requires_grad=True).requires_grad
    assert not y.requires_grad
    assert y.grad_fn is None
    assert v._base is x
    assert x._version == 1


def test_modes_nest_and_come_back_after_errors():
    assert rt.is_grad_enabled()
    with rt.no_grad():
        assert not rt.is_grad_enabled()
        with rt.enable_grad():
            assert rt.is_grad_enabled()
            with pytest.raises(KeyError), rt.no_grad():
                raise KeyError
            assert rt.is_grad_enabled()
        assert not rt.is_grad_enabled()
    assert rt.is_grad_enabled()


def test_one_instance_may_nest_in_itself():
    mode = rt.no_grad()
    with mode:
        with rt.enable_grad(), mode:
            assert not rt.is_grad_enabled()
        assert not rt.is_grad_enabled()
    assert rt.is_grad_enabled()


def test_set_grad_enabled_acts_at_once_and_as_a_context():
    rt.set_grad_enabled(False)
    assert not rt.is_grad_enabled()
    rt.set_grad_enabled(True)
    with rt.set_grad_enabled(False):
        assert not rt.is_grad_enabled()
        with rt.set_grad_enabled(True):
            assert rt.is_grad_enabled()
    assert rt.is_grad_enabled()


def test_decorators_with_and_without_parentheses():
    @rt.no_grad()
    def a(n):
        assert not rt.is_grad_enabled()
        return a(n - 1) if n else "done"

    @rt.no_grad
    def b():
        return rt.is_grad_enabled()

    @rt.set_grad_enabled(False)
    def c():
        return rt.is_grad_enabled()

    @rt.inference_mode()
    def d():
        return rt.is_inference_mode_enabled()

    @rt.enable_grad()
    def e():
        return rt.is_grad_enabled()

    assert rt.is_grad_enabled()
    assert a(3) == "done"
    assert a.__name__ == "a"
    assert b() is False
    assert c() is False
    assert d() is True
    with rt.no_grad():
        assert e() is True
        assert not rt.is_grad_enabled()
    assert rt.is_grad_enabled()


def test_generators_have_the_mode_inside_alone():
    @rt.no_grad()
    def numbers():
        assert not rt.is_grad_enabled()
        got = yield 1
        assert not rt.is_grad_enabled()
        assert got == "sent"
        try:
            yield 2
        except ValueError:
            assert not rt.is_grad_enabled()
            yield 3
        return 4

    g = numbers()
    assert next(g) == 1
    assert rt.is_grad_enabled()
    assert g.send("sent") == 2
    assert rt.is_grad_enabled()
    assert g.throw(ValueError()) == 3
    with pytest.raises(StopIteration) as stop:
        next(g)
    assert stop.value.value == 4
    assert rt.is_grad_enabled()


def test_closing_a_generator_closes_the_wrapped_one():
    closed = []

    @rt.no_grad()
    def numbers():
        try:
            yield 1
        finally:
            closed.append(rt.is_grad_enabled())

    g = numbers()
    next(g)
    g.close()
    assert closed == [False]


def test_modes_belong_to_threads():
    seen = []
    with rt.no_grad():
        t = threading.Thread(target=lambda: seen.append(rt.is_grad_enabled()))
        t.start()
        t.join()
    assert seen == [True]


def test_tensors_of_inference_mode():
    x = rt.ones(2, requires_grad=True)
    with rt.inference_mode():
        assert not rt.is_grad_enabled() or rt.is_inference_mode_enabled()
        y = x * 2
        assert y.is_inference()
        y.add_(1)
    assert not y.requires_grad
    with pytest.raises(RuntimeError, match="inference"):
        x * y
    assert (x.detach() * y).tolist() == [3, 3]
    assert (x * y.clone()).requires_grad
    assert not y.clone().is_inference()
    with pytest.raises(RuntimeError, match="inference"):
        y.requires_grad_()
    with rt.inference_mode(), rt.inference_mode(False):
        assert not rt.is_inference_mode_enabled()
        assert (x * 2).requires_grad


def test_ordinary_tensors_in_inference_mode():
    x = rt.ones(3)
    with rt.inference_mode():
        v = x[:2]
        x.add_(1)
    assert not v.is_inference()
    assert not x.is_inference()
    assert x._version == 1
    assert v.tolist() == [2, 2]
