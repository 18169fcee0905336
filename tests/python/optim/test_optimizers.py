"""Optimizers against their formulas in NumPy, and what they share."""

import copy

import numpy as np
import pytest
import rtensor as rt
from rtensor import optim

START = np.array([0.5, -1.0, 2.0])


def gradient(p, step):
    return np.cos(p * (step + 1)) + 0.3 * p


def train(make, steps=6):
    p = rt.tensor(START.tolist(), dtype=rt.float64, requires_grad=True)
    optimizer = make([p])
    for step in range(steps):
        p.grad = rt.tensor(gradient(np.array(p.tolist()), step).tolist(), dtype=rt.float64)
        optimizer.step()
    return np.array(p.tolist()), optimizer, p


def sgd(lr, momentum=0.0, dampening=0.0, decay=0.0, nesterov=False, sign=1):
    def run(p, state, g, t):
        g = sign * g + decay * p
        if momentum:
            state["b"] = g if t == 1 else momentum * state["b"] + (1 - dampening) * g
            g = g + momentum * state["b"] if nesterov else state["b"]
        return p - lr * g

    return run


def adam(lr, b1=0.9, b2=0.999, eps=1e-8, decay=0.0, decoupled=False, amsgrad=False):
    def run(p, state, g, t):
        if decoupled:
            p = p * (1 - lr * decay)
        else:
            g = g + decay * p
        state["m"] = b1 * state.get("m", 0) + (1 - b1) * g
        state["v"] = b2 * state.get("v", 0) + (1 - b2) * g * g
        v = state["v"]
        if amsgrad:
            v = state["x"] = np.maximum(state.get("x", 0), v)
        return p - lr * (state["m"] / (1 - b1**t)) / (np.sqrt(v / (1 - b2**t)) + eps)

    return run


def rmsprop(lr, alpha=0.99, eps=1e-8, momentum=0.0, centered=False):
    def run(p, state, g, t):
        v = state["v"] = alpha * state.get("v", 0) + (1 - alpha) * g * g
        if centered:
            state["m"] = alpha * state.get("m", 0) + (1 - alpha) * g
            v = v - state["m"] ** 2
        g = g / (np.sqrt(v) + eps)
        if momentum:
            g = state["b"] = momentum * state.get("b", 0) + g
        return p - lr * g

    return run


def adagrad(lr, decay=0.0, eps=1e-10):
    def run(p, state, g, t):
        state["s"] = state.get("s", 0) + g * g
        return p - lr / (1 + (t - 1) * decay) * g / (np.sqrt(state["s"]) + eps)

    return run


def adadelta(lr, rho=0.9, eps=1e-6):
    def run(p, state, g, t):
        state["v"] = rho * state.get("v", 0) + (1 - rho) * g * g
        d = np.sqrt(state.get("d", 0) + eps) / np.sqrt(state["v"] + eps) * g
        state["d"] = rho * state.get("d", 0) + (1 - rho) * d * d
        return p - lr * d

    return run


def adamax(lr, b1=0.9, b2=0.999, eps=1e-8):
    def run(p, state, g, t):
        state["m"] = b1 * state.get("m", 0) + (1 - b1) * g
        state["u"] = np.maximum(b2 * state.get("u", 0), np.abs(g) + eps)
        return p - lr / (1 - b1**t) * state["m"] / state["u"]

    return run


CASES = [
    ("plain", lambda ps: optim.SGD(ps, 0.1), sgd(0.1)),
    ("momentum", lambda ps: optim.SGD(ps, 0.1, momentum=0.9), sgd(0.1, 0.9)),
    (
        "dampened",
        lambda ps: optim.SGD(ps, 0.1, momentum=0.9, dampening=0.3, weight_decay=0.1),
        sgd(0.1, 0.9, 0.3, 0.1),
    ),
    (
        "nesterov",
        lambda ps: optim.SGD(ps, 0.1, momentum=0.9, nesterov=True),
        sgd(0.1, 0.9, nesterov=True),
    ),
    ("climbing", lambda ps: optim.SGD(ps, 0.1, maximize=True), sgd(0.1, sign=-1)),
    ("rate as tensor", lambda ps: optim.SGD(ps, rt.tensor(0.1, dtype=rt.float64)), sgd(0.1)),
    ("adam", lambda ps: optim.Adam(ps, 0.1), adam(0.1)),
    ("adam with decay", lambda ps: optim.Adam(ps, 0.1, weight_decay=0.2), adam(0.1, decay=0.2)),
    (
        "amsgrad",
        lambda ps: optim.Adam(ps, 0.1, (0.5, 0.7), amsgrad=True),
        adam(0.1, 0.5, 0.7, amsgrad=True),
    ),
    (
        "adamw",
        lambda ps: optim.AdamW(ps, 0.1, weight_decay=0.2),
        adam(0.1, decay=0.2, decoupled=True),
    ),
    ("rmsprop", lambda ps: optim.RMSprop(ps, 0.1), rmsprop(0.1)),
    (
        "centered",
        lambda ps: optim.RMSprop(ps, 0.1, centered=True, momentum=0.5),
        rmsprop(0.1, momentum=0.5, centered=True),
    ),
    ("adagrad", lambda ps: optim.Adagrad(ps, 0.1, lr_decay=0.2), adagrad(0.1, 0.2)),
    ("adadelta", lambda ps: optim.Adadelta(ps), adadelta(1.0)),
    ("adamax", lambda ps: optim.Adamax(ps, 0.1), adamax(0.1)),
]


@pytest.mark.parametrize(("name", "make", "formula"), CASES, ids=[c[0] for c in CASES])
def test_steps_follow_the_formula(name, make, formula):
    got, _, _ = train(make)
    p, state = START.copy(), {}
    for step in range(6):
        p = formula(p, state, gradient(p, step), step + 1)
    np.testing.assert_allclose(got, p, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("make", [c[1] for c in CASES] + [optim.NAdam, optim.RAdam])
def test_state_can_be_saved_and_continued(make):
    _, optimizer, p = train(make, steps=3)
    saved = copy.deepcopy(optimizer.state_dict())
    assert set(saved) == {"state", "param_groups"}
    twin = p.detach().clone().requires_grad_()
    other = make([twin])
    other.load_state_dict(saved)
    for step in range(3):
        for tensor, o in ((p, optimizer), (twin, other)):
            tensor.grad = rt.tensor(
                gradient(np.array(tensor.tolist()), step).tolist(), dtype=rt.float64
            )
            o.step()
    assert p.tolist() == twin.tolist()


@pytest.mark.parametrize("make", [lambda ps: optim.NAdam(ps, 0.1), lambda ps: optim.RAdam(ps, 0.3)])
def test_others_find_a_minimum(make):
    p = rt.tensor([3.0, -2.0], requires_grad=True)
    optimizer = make([p])
    for _ in range(300):
        optimizer.zero_grad()
        (p * p).sum().backward()
        optimizer.step()
    assert p.abs().max().item() < 0.1


def test_the_step_keeps_the_parameter_and_records_nothing():
    p = rt.ones(2, requires_grad=True)
    where = p.data_ptr()
    optimizer = optim.Adam([p])
    (p * p).sum().backward()
    optimizer.step()
    assert p.data_ptr() == where
    assert p.is_leaf
    assert p.requires_grad


def test_parameters_without_gradient_stay():
    a, b = rt.ones(1, requires_grad=True), rt.ones(1, requires_grad=True)
    optimizer = optim.SGD([a, b], 1.0)
    a.sum().backward()
    optimizer.step()
    assert (a.item(), b.item()) == (0, 1)


def test_groups_have_options_of_their_own():
    a, b = rt.ones(1, requires_grad=True), rt.ones(1, requires_grad=True)
    optimizer = optim.SGD([{"params": [a], "lr": 0.5}, {"params": b}], lr=0.1)
    (a + b).sum().backward()
    optimizer.step()
    assert a.item() == 0.5
    assert b.item() == pytest.approx(0.9)
    assert "Parameter Group 1" in repr(optimizer)


def test_closures_run_with_gradients_on():
    p = rt.ones(1, requires_grad=True)
    optimizer = optim.SGD([p], 0.1)

    def closure():
        optimizer.zero_grad()
        loss = (p * 3).sum()
        loss.backward()
        return loss

    assert optimizer.step(closure).item() == 3
    assert p.item() == pytest.approx(0.7)


def test_hooks_run_around_steps():
    p, log = rt.ones(1, requires_grad=True), []
    optimizer = optim.SGD([p], 0.1)
    handle = optimizer.register_step_pre_hook(lambda o, a, k: log.append("pre"))
    optimizer.register_step_post_hook(lambda o, a, k: log.append("post"))
    optimizer.step()
    handle.remove()
    optimizer.step()
    assert log == ["pre", "post", "post"]


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda p: optim.SGD([], 0.1), ValueError, "empty parameter list"),
        (lambda p: optim.SGD(p, 0.1), TypeError, "iterable of Tensors"),
        (lambda p: optim.SGD([p], -1), ValueError, "Invalid learning rate"),
        (lambda p: optim.SGD([p], float("nan")), ValueError, "Invalid learning rate"),
        (lambda p: optim.SGD([p], 0.1, nesterov=True), ValueError, "Nesterov"),
        (lambda p: optim.Adam([p], betas=(1.0, 0.9)), ValueError, "index 0"),
        (lambda p: optim.SGD([p, p], 0.1), ValueError, "duplicate"),
        (lambda p: optim.SGD([p * 1], 0.1), ValueError, "non-leaf"),
        (lambda p: optim.SGD([1.0], 0.1), TypeError, "can only optimize Tensors"),
        (lambda p: optim.SGD([p], 0.1).add_param_group({"params": p}), ValueError, "more than one"),
        (
            lambda p: optim.SGD([p], 0.1).load_state_dict({"state": {}, "param_groups": []}),
            ValueError,
            "different number",
        ),
    ],
)
def test_mistakes_are_refused(make, error, text):
    with pytest.raises(error, match=text):
        make(rt.ones(1, requires_grad=True))
