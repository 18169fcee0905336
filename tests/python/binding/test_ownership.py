"""Who owns whom across the border: identity of wrappers, cycles through the core, threads, long chains."""

import gc
import threading
import weakref

import pytest
import rtensor as rt


class Tracked:
    """Something whose death can be seen."""


def dies(make):
    """Whether what `make` leaves behind is collected."""
    ref = make()
    gc.collect()
    gc.collect()
    return ref() is None


def test_a_hook_that_closes_over_its_result_is_collected():
    def make():
        token = Tracked()
        x = rt.ones(2, requires_grad=True)
        y = x * 2
        y.register_hook(lambda g, y=y, token=token: None)
        return weakref.ref(token)

    assert dies(make)


def test_a_hook_on_a_leaf_that_closes_over_it_is_collected():
    def make():
        token = Tracked()
        x = rt.ones(2, requires_grad=True)
        x.register_hook(lambda g, x=x, token=token: None)
        return weakref.ref(token)

    assert dies(make)


def test_a_hook_over_two_results_is_collected():
    def make():
        token = Tracked()
        x = rt.ones(2, requires_grad=True)
        a, b = x * 2, x * 3
        a.register_hook(lambda g, a=a, b=b, token=token: None)
        b.register_hook(lambda g, a=a, token=token: None)
        return weakref.ref(token)

    assert dies(make)


def test_gradients_with_history_are_collected():
    def make():
        token = Tracked()
        x = rt.ones(2, requires_grad=True)
        (x * x).sum().backward(create_graph=True)
        x.grad.token = token
        return weakref.ref(token)

    assert dies(make)


def test_what_is_alive_is_not_cleared():
    x = rt.ones(2, requires_grad=True)
    y = x * 2
    seen = []
    y.register_hook(lambda g, y=y: seen.append(g.tolist()))
    z = y.sum()
    del y
    for _ in range(3):
        gc.collect()
    z.backward()
    assert seen == [[1.0, 1.0]]
    assert x.grad.tolist() == [2.0, 2.0]


def test_a_parameter_comes_back_as_what_it_was():
    class Named(rt.Tensor):
        pass

    p = Named([1.0, 2.0]).requires_grad_()
    p.label = "p"
    y = (p * p).sum()
    del p
    gc.collect()
    leaf = y.grad_fn.next_functions[0][0].next_functions[0][0].variable
    assert type(leaf) is Named
    assert leaf.label == "p"


def test_in_place_calls_return_the_object_itself():
    a = rt.ones(2)
    assert a.add_(1) is a
    b = a
    b += 1
    assert b is a
    assert a.tolist() == [3.0, 3.0]


def test_long_chains_run_and_drop():
    x = rt.ones(1, requires_grad=True)
    y = x
    for _ in range(20_000):
        y = y + 1
    y.backward()
    assert x.grad.tolist() == [1.0]
    del y


def test_a_tensor_may_die_on_another_thread():
    before = rt.memory_stats()["live_storages"]
    box = [rt.ones(3, requires_grad=True) * 2]
    box[0].register_hook(lambda g: None)
    thread = threading.Thread(target=box.clear)
    thread.start()
    thread.join()
    gc.collect()
    assert rt.memory_stats()["live_storages"] == before


def test_many_threads_may_call_at_once():
    a = rt.ones(64, 64)
    wrong = []

    def work():
        for _ in range(200):
            if (a + a).sum().item() != 8192:
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not wrong


@pytest.mark.parametrize("attribute", ["grad_fn", "_base"])
def test_wrappers_of_one_thing_are_one_object(attribute):
    x = rt.ones(4, requires_grad=True)
    y = x.view(2, 2)
    assert getattr(y, attribute) is getattr(y, attribute)
