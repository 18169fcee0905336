"""Every operation of the table: one rule per test, each over all samples and a choice of dtypes."""

from __future__ import annotations

from typing import Any

import pytest
import rtensor as rt
from rtensor.testing import Sample, assert_close

from tests.python.ops.cases import (
    DIRECTIONLESS,
    HERMITIAN,
    IN_PLACE,
    LONG,
    TRIANGULAR,
    Case,
    each,
    flat,
    overload,
    spread,
)

Tensor = rt.Tensor
DOUBLE = (rt.float64, rt.complex128)
STATISTICS = ("batch_norm", "native_batch_norm", "instance_norm")


def values_unknown(case: Case) -> bool:
    """Whether elements of results are whatever lay in memory."""
    return case.entry.schema.name.startswith(("empty", "new_empty")) or case.name.startswith(
        "resize"
    )


def runs(case: Case) -> Any:
    """Each sample of each dtype, with a text for messages and what it gives. Dtypes not stated may be refused."""
    ran = 0
    for dtype in case.tested():
        for i, sample in enumerate(case.samples(dtype)):
            try:
                result = case.call(sample)
            except (rt.DTypeError, NotImplementedError):
                if case.dtypes:
                    raise
                continue
            ran += 1
            yield f"{case.name}{sample!r} #{i} {dtype}", sample, result
    assert ran, "no sample ran"


def copies(sample: Sample) -> Sample:
    return sample.map(lambda t: t.detach().clone())


def same(actual: Any, expected: Any, where: str, **options: Any) -> None:
    """Compare results; truth values, numbers and tensors."""
    try:
        assert_close(actual, expected, equal_nan=True, **options)
    except AssertionError as e:
        raise AssertionError(f"{where}: {e}") from None


# The device in a call of `to.device` is that of the samples.
@each("meta", lambda c: not c.has("data_dependent") and c.name != "to.device")
def test_meta_gives_the_shape_and_dtype_of_the_real_result(case):
    for where, sample, result in runs(case):
        if not sample.tensors():
            continue
        outcome = case.call(sample.map(lambda t: t.detach().to("meta")))
        for meta, real in zip(flat(outcome), flat(result), strict=True):
            if not isinstance(real, Tensor):
                continue
            assert meta.is_meta, where
            assert (meta.shape, meta.dtype) == (real.shape, real.dtype), where


@each("inputs")
def test_inputs_are_left_as_they_were_and_nothing_leaks(case):
    for where, sample, _ in runs(case):
        before = [
            (t, t.detach().clone(), t._version, t.shape, t.stride()) for t in sample.tensors()
        ]
        result = case.call(sample)
        del result
        live = rt.memory_stats()["live_storages"]
        result = case.call(sample)
        del result
        assert rt.memory_stats()["live_storages"] == live, where
        if case.entry.schema.name in STATISTICS or case.entry.schema.is_mutable:
            # The running statistics are moved on, which the schema of PyTorch does not say.
            before = before[:-2]
        for t, copy, version, shape, stride in before:
            assert (t._version, t.shape, t.stride()) == (version, shape, stride), where
            same(t.detach(), copy, where)


@each("layout", lambda c: not c.reads_layout)
def test_other_layouts_give_the_same(case):
    if values_unknown(case):
        pytest.skip("what lies in memory")
    for where, sample, result in runs(case):
        try:
            spread_result = case.call(sample.map(spread))
        except (RuntimeError, ValueError) as e:
            raise AssertionError(f"{where}: {e}") from e
        same(spread_result, result, where)


@each("out", lambda c: c.form("Out") is not None)
def test_the_out_form_writes_the_same(case):
    out_form = case.form("Out")
    schema = next(f.schema for f in case.forms if f.form == "Out" and f.functional == case.name)
    targets = [a.name for a in schema.arguments if a.alias is not None]
    declared = {a.name for a in schema.arguments}
    for where, sample, result in runs(case):
        if case.has("random"):
            rt.manual_seed(7)
        outs = [rt.empty([0], dtype=t.dtype) for t in flat(result)]
        kwargs = {k: v for k, v in sample.kwargs.items() if k in declared}
        returned = out_form(*sample.args, **kwargs, **dict(zip(targets, outs, strict=True)))
        for r, o in zip(flat(returned), outs, strict=True):
            assert r is o, where
        if not values_unknown(case):
            same(outs, flat(result), where)


@each("inplace", lambda c: c.form("Inplace") is not None)
def test_the_in_place_form_writes_the_same(case):
    in_place = case.form("Inplace")
    for where, sample, result in runs(case):
        target = sample.args[0].detach().clone()
        old, version = target.clone(), target._version
        args = (target, *sample.args[1:])
        fits = result.shape == target.shape and rt.can_cast(result.dtype, target.dtype)
        if case.has("random"):
            rt.manual_seed(7)
        if not fits and not case.has("inplace_view"):
            try:
                in_place(*args, **sample.kwargs)
            except RuntimeError:
                same(target, old, where)
                assert target._version == version, where
            else:
                # A result in a wider dtype of the same kind is rounded into the target.
                assert result.shape == target.shape, where
            continue
        assert in_place(*args, **sample.kwargs) is target, where
        assert target._version == version + 1, (
            f"{where}: version {version} became {target._version}"
        )
        same(target, result.to(target.dtype), where)


def floating(result: Any) -> list[Any]:
    """The results of a kind that may require grad."""
    tensors = [t for t in flat(result) if isinstance(t, Tensor)]
    return [t for t in tensors if t.is_floating_point() or t.is_complex()]


@each("writes", cases=IN_PLACE)
def test_operations_in_place_write_their_operand_alone(case):
    for dtype in case.tested():
        for i, sample in enumerate(case.samples(dtype)):
            where = f"{case.name}{sample!r} #{i} {dtype}"
            mine, other = sample.map(lambda t: t.detach().clone()), copies(sample)
            target, version = mine.args[0], mine.args[0]._version
            assert case.call(mine) is target, where
            # Nothing is written to no elements, nor by detach_().
            if not (case.has("inplace_view") or case.name == "detach_" or target.numel() == 0):
                assert target._version == version + 1, where
            for t, copy in zip(mine.tensors()[1:], other.tensors()[1:], strict=True):
                same(t, copy, where)
            on_meta = sample.map(lambda t: t.detach().to("meta"))
            shape = case.call(on_meta).shape
            assert shape == target.shape, where
            # A view cannot be detached in place.
            if not (case.reads_layout or values_unknown(case) or case.name == "detach_"):
                again = sample.map(spread)
                same(case.call(again), target, where)


def differentiable_inputs(sample: Sample) -> list[Any]:
    return [t for t in sample.tensors() if t.requires_grad]


@each("flags")
def test_results_require_grad_when_they_have_a_gradient(case):
    if case.dtypes and "float64" not in case.dtypes:
        pytest.skip("no floating-point input")
    samples = [s for s in case.samples(rt.float64, True) if differentiable_inputs(s)]
    recorded = able = False
    for sample in samples:
        results = case.call(sample)
        for t in flat(results):
            if not isinstance(t, Tensor):
                continue
            if t.is_floating_point() or t.is_complex():
                able = True
                recorded = recorded or t.requires_grad
                if not case.differentiable:
                    assert not t.requires_grad or t.grad_fn is None
            else:
                assert not t.requires_grad
        with rt.no_grad():
            inputs = {id(t) for t in sample.tensors()}
            # A view of the same elements may be the input itself.
            assert not any(
                t.requires_grad for t in floating(case.call(sample)) if id(t) not in inputs
            )
    # detach_copy() is made of parts, and gives a leaf all the same.
    if case.differentiable and able and case.name != "detach_copy":
        assert recorded


def small(case: Case, limit: int) -> list[tuple[Any, Sample]]:
    """Samples for finite differences: float64 and complex128, up to `limit` elements of inputs."""
    found = []
    for name in ("float64", "complex128"):
        if (case.dtypes and name not in case.dtypes) or (not case.dtypes and name == "complex128"):
            continue
        size = limit if name == "float64" else limit // 2
        for sample in case.samples(getattr(rt, name), True):
            inputs = differentiable_inputs(sample)
            if inputs and sum(t.numel() for t in inputs) <= (10**6 if LONG else size):
                found.append((name, sample))
    return found


def known(case: Case, sample: Sample) -> bool:
    """Whether all results are finite and depend on the inputs: else there is no slope to compare."""
    function, inputs = as_function(case, sample)
    results = function(*inputs)
    return any(t.requires_grad for t in results) and all(t.isfinite().all() for t in results)


def as_function(case: Case, sample: Sample) -> tuple[Any, tuple[Any, ...]]:
    """The operation as a function of the inputs that require grad, its results in double precision alone."""
    inputs = differentiable_inputs(sample)

    def function(*given: Any) -> Any:
        if case.entry.samples in HERMITIAN:
            # One half of such matrices is read: they vary as a whole.
            given = tuple((x + x.mH) / 2 for x in given)
        if case.entry.samples in TRIANGULAR:
            at = TRIANGULAR[case.entry.samples]
            half = rt.triu if sample.kwargs.get("upper") else rt.tril
            given = tuple(half(x) if i == at else x for i, x in enumerate(given))
        replaced = iter(given)
        mine = {id(t): next(replaced) for t in inputs}
        result = case.call(sample.map(lambda t: mine.get(id(t), t)))
        found = tuple(t for t in floating(result) if t.dtype in DOUBLE)
        return tuple(t.abs() for t in found) if case.name in DIRECTIONLESS else found

    return function, tuple(inputs)


def has_gradient(case: Case) -> bool:
    """Whether its gradient is the slope of something: draws have gradient 0 by convention."""
    rule = case.entry.derivative[""]
    drawn = isinstance(rule, dict) and all(f == "zeros_of(grad)" for f in rule.values())
    refused = isinstance(rule, str) and rule.startswith("not_implemented")
    return case.differentiable and not (case.has("factory") or drawn or refused)


def check_derivatives(case, cases, check):
    if not cases:
        pytest.skip("no floating-point input")
    for name, sample in cases:
        function, inputs = as_function(case, sample)
        if not known(case, sample):
            continue
        try:
            assert check(function, inputs)
        except Exception as e:
            raise AssertionError(f"{case.name}{sample!r} {name}: {type(e).__name__}: {e}") from e


@each("gradient", has_gradient)
def test_gradients_agree_with_finite_differences(case):
    check_derivatives(case, small(case, 24), rt.autograd.gradcheck)


@each("second order", has_gradient)
def test_second_derivatives_agree_with_finite_differences(case):
    check_derivatives(case, small(case, 8), rt.autograd.gradgradcheck)


@each("accumulation", has_gradient)
def test_gradients_add_up_when_an_input_is_used_twice(case):
    for _, sample in small(case, 24)[:3]:
        function, inputs = as_function(case, sample)

        def gradients(order: int, function: Any = function, inputs: Any = inputs) -> list[Any]:
            outs = [t for t in function(*inputs) if t.requires_grad]
            plain = [x.real.sum() if x.is_complex() else x.sum() for x in inputs]
            terms = [t.real.sum() if t.is_complex() else t.sum() for t in outs]
            parts = {0: terms, 1: terms + plain, 2: plain + terms}[order]
            total = parts[0]
            for p in parts[1:]:
                total = total + p
            return list(rt.autograd.grad(total, list(inputs), materialize_grads=True))

        if not any(t.requires_grad for t in function(*inputs)):
            continue
        alone = gradients(0)
        for order in (1, 2):
            for g, a in zip(gradients(order), alone, strict=True):
                same(g, a + 1, f"{case.name}{sample!r}", rtol=1e-9, atol=1e-12)


def gradients_of(case: Case, sample: Sample, run: Any) -> list[Any] | None:
    """Gradients of what `run` makes of a sample, weighed unevenly; None when it refuses or nothing is recorded."""
    if case.has("random"):
        rt.manual_seed(7)
    result = run(sample)
    inputs = differentiable_inputs(sample)
    if not result.requires_grad:
        return None
    ramp = rt.arange(1, result.numel() + 1, dtype=rt.float64).reshape(result.shape).cos()
    return list(
        rt.autograd.grad(
            result, inputs, ramp.to(result.dtype), allow_unused=True, materialize_grads=True
        )
    )


@each("in-place gradient", lambda c: has_gradient(c) and c.form("Inplace") is not None)
def test_forms_in_place_have_the_same_gradient(case):
    in_place = case.form("Inplace")

    def functional(sample: Sample) -> Any:
        return overload(case.name)(*sample.args, **sample.kwargs)

    def on_a_copy(sample: Sample) -> Any:
        return in_place(sample.args[0].clone(), *sample.args[1:], **sample.kwargs)

    def through_a_view(sample: Sample) -> Any:
        """The write goes to a part of something larger; the rest of it must not matter."""
        target = sample.args[0]
        base = rt.cat([target.reshape(-1), target.detach().reshape(-1)])
        view = base[: target.numel()].view(target.shape)
        in_place(view, *sample.args[1:], **sample.kwargs)
        return base[: target.numel()].view(target.shape)

    for _, sample in small(case, 24):
        target = sample.args[0]
        result = functional(sample)
        if result.shape != target.shape or result.dtype != target.dtype or case.has("inplace_view"):
            continue
        want = gradients_of(case, sample, functional)
        if want is None:
            continue
        for run in (on_a_copy, through_a_view):
            got = gradients_of(case, sample, run)
            where = f"{case.name}{sample!r} {run.__name__}"
            assert got is not None, where
            for g, w in zip(got, want, strict=True):
                same(g, w, where, rtol=1e-9, atol=1e-12)
