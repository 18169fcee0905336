"""Random numbers: seeds, threads, layouts, parameters."""

import threading

import pytest
import rtensor as rt


def draws():
    return [
        rt.randn(100_000).tolist()[-5:],
        rt.randperm(1000).tolist(),
        rt.multinomial(rt.ones(50), 20).tolist(),
        rt.native_dropout(rt.ones(1000), 0.5, True)[0].tolist(),
        rt.rand(7, dtype=rt.float64).tolist(),
    ]


def test_a_seed_gives_the_same_numbers_for_every_thread_count():
    seen = []
    before = rt.get_num_threads()
    try:
        for threads in (1, 2, 8):
            rt.set_num_threads(threads)
            rt.manual_seed(0)
            seen.append(draws())
    finally:
        rt.set_num_threads(before)
    rt.manual_seed(0)
    other = threading.Thread(target=lambda: seen.append(draws()))
    other.start()
    other.join()
    assert all(s == seen[0] for s in seen)


def test_strided_targets_get_the_numbers_of_contiguous_ones():
    rt.manual_seed(1)
    plain = rt.empty(33, 3).normal_()
    rt.manual_seed(1)
    turned = rt.empty(3, 66)[:, ::2].t().normal_()
    assert turned.tolist() == plain.tolist()


def test_dropout_gradient_is_the_mask_scaled():
    x = rt.ones(1000, requires_grad=True)
    y, mask = rt.native_dropout(x, 0.25, True)
    y.sum().backward()
    assert x.grad.tolist() == y.tolist()
    assert (y != 0).tolist() == mask.tolist()


@pytest.mark.parametrize(
    "call",
    [
        lambda: rt.empty(2).normal_(0, -1),
        lambda: rt.empty(2).uniform_(2, 1),
        lambda: rt.empty(2).exponential_(-1),
        lambda: rt.empty(2).geometric_(0),
        lambda: rt.empty(2).random_(5, 3),
        lambda: rt.randint(3, 3, (2,)),
        lambda: rt.bernoulli(rt.tensor([1.5])),
        lambda: rt.poisson(rt.tensor([-1.0])),
        lambda: rt.multinomial(rt.tensor([0.0, 0.0]), 1),
        lambda: rt.randperm(-1),
        lambda: rt.empty(2, dtype=rt.int64).normal_(),
    ],
)
def test_bad_parameters_raise(call):
    with pytest.raises((ValueError, TypeError, RuntimeError)):
        call()
