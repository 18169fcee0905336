"""Compare formulas with finite differences, to first and second order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rtensor import _C
from rtensor.autograd.engine import grad
from rtensor.autograd.mode import enable_grad, no_grad

Tensor = _C.Tensor


class GradcheckError(RuntimeError):
    """Raised when a formula and the finite differences disagree."""


def _tensors(result: Any) -> list[Any]:
    items = [result] if isinstance(result, Tensor) else list(result)
    return [
        t
        for t in items
        if isinstance(t, Tensor) and (t.is_floating_point() or t.is_complex()) and t.requires_grad
    ]


def _steps(x: Any) -> list[complex]:
    return [1.0, 1j] if x.is_complex() else [1.0]


def _numerical(
    function: Callable[..., Any], inputs: Sequence[Any], x: Any, eps: float, indexes: list[int]
) -> Any:
    """Jacobian by central differences: for each output, rows of x's elements (complex: two derivatives each)."""
    columns: list[list[list[Any]]] = []
    with no_grad():
        flat = x.detach().reshape(-1)
        shared = flat.data_ptr() == x.data_ptr() if x.numel() else True
        for i in range(x.numel()):
            row = []
            for step in _steps(x):
                values = []
                old = flat[i].clone()
                for sign in (1, -1):
                    flat[i] = old + sign * eps * step
                    if not shared:
                        x.detach().copy_(flat.reshape(x.shape))
                    result = function(*inputs)
                    items = [result] if isinstance(result, Tensor) else list(result)
                    items = [t for t in items if isinstance(t, Tensor)]
                    values.append([items[k].detach().clone() for k in indexes])
                flat[i] = old
                if not shared:
                    x.detach().copy_(flat.reshape(x.shape))
                row.append([(a - b) / (2 * eps) for a, b in zip(*values, strict=True)])
            columns.append(row)
    return columns


def _analytic(out: Any, inputs: Sequence[Any], j: int, unit: complex) -> tuple[Any, ...]:
    # Contiguous, whatever the layout of `out`: reshape() of another one would be a copy.
    seed = _C.zeros([out.numel()], dtype=out.dtype)
    seed[j] = unit
    seed = seed.reshape(out.shape)
    return grad([out], list(inputs), [seed], retain_graph=True, allow_unused=True)


def _close(a: complex, n: complex, atol: float, rtol: float) -> bool:
    return abs(a - n) <= atol + rtol * abs(n) or (a != a and n != n)


def _expected(rows: list[list[Any]], k: int, j: int, unit: complex) -> complex:
    """What the gradient of element i must be for a seed of `unit` at output j: conj of PyTorch's convention."""
    derivatives = [complex(step[k].reshape(-1)[j].item()) for step in rows]
    real = derivatives[0]
    if len(derivatives) == 1:
        return (unit.conjugate() * real).real + 0j
    along, imaginary = derivatives
    # L = Re(conj(unit) * out); gradient = dL/da + i dL/db.
    return complex((unit.conjugate() * along).real, (unit.conjugate() * imaginary).real)


def _compare(
    function: Callable[..., Any], inputs: Sequence[Any], eps: float, atol: float, rtol: float
) -> None:
    result = function(*inputs)
    items = [
        t
        for t in ([result] if isinstance(result, Tensor) else list(result))
        if isinstance(t, Tensor)
    ]
    wanted = _tensors(result)
    indexes = [k for k, t in enumerate(items) if any(t is w for w in wanted)]
    checked = [x for x in inputs if isinstance(x, Tensor) and x.requires_grad]
    numeric = [_numerical(function, inputs, x, eps, indexes) for x in checked]
    # The inputs were written to: what the first graph saved is no longer valid.
    wanted = _tensors(function(*inputs))
    for k, out in enumerate(wanted):
        for j in range(out.numel()):
            for unit in _steps(out):
                grads = _analytic(out, checked, j, unit)
                for n, (x, g) in enumerate(zip(checked, grads, strict=True)):
                    values = (
                        [0j] * x.numel()
                        if g is None
                        else [complex(v) for v in g.detach().reshape(-1).tolist()]
                    )
                    want = [_expected(rows, k, j, complex(unit)) for rows in numeric[n]]
                    bad = [
                        i for i in range(len(want)) if not _close(values[i], want[i], atol, rtol)
                    ]
                    if bad:
                        raise GradcheckError(
                            f"gradients disagree for output {k} (element {j}) and input {n}:\n"
                            f"  by finite differences: {want}\n  by the formula:        {values}\n"
                            f"  first difference at element {bad[0]}"
                        )


def _check_inputs(inputs: Sequence[Any]) -> None:
    tested = [x for x in inputs if isinstance(x, Tensor) and x.requires_grad]
    if not tested:
        raise ValueError("gradcheck needs at least one input that requires grad")
    for i, x in enumerate(tested):
        if x.dtype not in (_C.float64, _C.complex128):
            raise GradcheckError(
                f"input {i} has dtype {x.dtype}: finite differences need float64 or complex128 to mean anything"
            )
        if any(s == 0 and n > 1 for s, n in zip(x.stride(), x.shape, strict=True)):
            raise RuntimeError(f"input {i} has elements that share memory: it cannot be perturbed")


def _check_undefined(function: Callable[..., Any], inputs: Sequence[Any]) -> None:
    """Formulas must cope with results that nobody used."""
    wanted = _tensors(function(*inputs))
    checked = [x for x in inputs if isinstance(x, Tensor) and x.requires_grad]
    if len(wanted) > 1:
        for out in wanted:
            grad([out], checked, [_C.ones_like(out)], retain_graph=True, allow_unused=True)


def gradcheck(
    func: Callable[..., Any],
    inputs: Any,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    check_undefined_grad: bool = True,
    nondet_tol: float = 0.0,
) -> bool:
    """Check the gradients of `func` at `inputs` against central differences.

    Inputs that require grad must be float64 or complex128.

    Raises
    ------
    GradcheckError
        When they disagree (or return False with `raise_exception=False`).

    """
    inputs = (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)
    try:
        _check_inputs(inputs)
        _compare(func, inputs, eps, atol, rtol)
        if check_undefined_grad:
            _check_undefined(func, inputs)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


def gradgradcheck(
    func: Callable[..., Any],
    inputs: Any,
    grad_outputs: Any = None,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    gen_non_contig_grad_outputs: bool = False,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
) -> bool:
    """Check second derivatives: `gradcheck` of the gradient, as a function of inputs and of `grad_outputs`."""
    inputs = (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)
    outputs = _tensors(func(*inputs))
    if grad_outputs is None:
        # Fixed, not random: a failure repeats.
        seeds = []
        for out in outputs:
            ramp = _C.arange(1, out.numel() + 1, dtype=_C.float64).reshape(out.shape).cos()
            seeds.append(ramp.to(out.dtype).requires_grad_())
    else:
        seeds = [grad_outputs] if isinstance(grad_outputs, Tensor) else list(grad_outputs)
    n = len(seeds)

    def gradients(*args: Any) -> tuple[Any, ...]:
        given, given_seeds = args[:-n], args[-n:]
        # The gradient is a function of its own: it needs a graph also where the checker records none.
        with enable_grad():
            outs = _tensors(func(*given))
            tested = [x for x in given if isinstance(x, Tensor) and x.requires_grad]
            found = grad(outs, tested, list(given_seeds), create_graph=True, allow_unused=True)
        return tuple(g for g in found if g is not None)

    return gradcheck(
        gradients, (*inputs, *seeds), eps, atol, rtol, raise_exception, False, nondet_tol
    )
