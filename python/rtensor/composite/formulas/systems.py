"""Derivatives of reflections, eigenvectors of general matrices, exponentials and least squares."""

from typing import Any

from rtensor import _C
from rtensor.composite.formulas.factors import pinv_backward


def _reflected(x: Any, v: Any, factor: Any) -> Any:
    return x - factor * (v @ (v.mH @ x))


def _reflections(input: Any, tau: Any) -> Any:
    """Vectors, 1 at their first element and 0 before, and factors."""
    m, k = input.size(-2), tau.size(-1)
    lower = input.tril(-1).narrow(-1, 0, k) + _C.eye(m, k, dtype=input.dtype, device=input.device)
    columns = [lower.narrow(-1, i, 1) for i in range(k)]
    return columns, [tau.narrow(-1, i, 1).unsqueeze(-1) for i in range(k)]


def _through(grad: Any, columns: Any, factors: Any, start: Any) -> Any:
    """Of vectors and factors of reflections that act on `start`, the last one first, and of `start`."""
    # behind[i] is what reflection i is applied to.
    behind = [start]
    for i in range(len(columns) - 1, 0, -1):
        behind.append(_reflected(behind[-1], columns[i], factors[i]))
    behind.reverse()
    of_columns, of_factors = [], []
    for v, t, x in zip(columns, factors, behind, strict=False):
        slope = grad @ x.mH
        of_factors.append(-(v.mH @ slope @ v).squeeze(-1))
        of_columns.append(-(t.conj() * (slope @ v) + t * (slope.mH @ v)))
        grad = _reflected(grad, v, t.conj())
    return of_columns, of_factors, grad


def _joined(of_columns: Any, of_factors: Any, input: Any, tau: Any) -> Any:
    """Gradients of the matrix that holds the vectors, and of the factors."""
    k = tau.size(-1)
    rest = _C.zeros([*input.shape[:-1], input.size(-1) - k], dtype=input.dtype, device=input.device)
    for_tau = _C.cat(of_factors, -1) if k > 0 else _C.zeros_like(tau)
    return _C.cat([*of_columns, rest], -1).tril(-1), for_tau


def householder_backward(grad: Any, input: Any, tau: Any, need: Any) -> Any:
    """Of the reflections, one after the other, and of their factors."""
    m, n = input.size(-2), input.size(-1)
    columns, factors = _reflections(input, tau)
    one = _C.eye(m, n, dtype=input.dtype, device=input.device)
    start = one.expand([*input.shape[:-2], m, n])
    of_columns, of_factors, _ = _through(grad, columns, factors, start)
    for_input, for_tau = _joined(of_columns, of_factors, input, tau)
    return for_input if need[0] else None, for_tau


def ormqr_backward(
    grad: Any, self: Any, input2: Any, input3: Any, left: Any, transpose: Any, need: Any
) -> Any:
    """Of the reflections, of their factors, and of what they act on."""
    if not left:
        # C Q is the conjugate transpose of Q^H C^H.
        grad, input3 = grad.mH, input3.mH
    turned = transpose == left
    for_other = None
    if need[2]:
        for_other = _C.ormqr(self, input2, grad, True, not turned)
        for_other = for_other if left else for_other.mH
    if not (need[0] or need[1]):
        return None, None, for_other
    columns, factors = _reflections(self, input2)
    if turned:
        columns.reverse()
        factors = [t.conj() for t in reversed(factors)]
    of_columns, of_factors, _ = _through(grad, columns, factors, input3)
    if turned:
        of_columns.reverse()
        of_factors = [t.conj() for t in reversed(of_factors)]
    return *_joined(of_columns, of_factors, self, input2), for_other


def eig_backward(of_values: Any, of_vectors: Any, values: Any, V: Any) -> Any:
    """Of a matrix whose eigenvalues differ; vectors have length 1, and a direction that nothing may depend on."""
    inner = None
    if of_vectors is not None:
        inner = V.mH @ of_vectors
        along = inner.diagonal(0, -2, -1).real.unsqueeze(-2)
        inner = inner - V.mH @ (V * along)
        gaps = values.unsqueeze(-2) - values.unsqueeze(-1)
        gaps = gaps.conj() + _C.diag_embed(_C.ones_like(values))
        inner = inner / gaps
        inner = inner - _C.diag_embed(inner.diagonal(0, -2, -1))
    if of_values is not None:
        diagonal = _C.diag_embed(of_values)
        inner = diagonal if inner is None else inner + diagonal
    return _C._linalg_solve_ex(V.mH, inner @ V.mH)[0]


def matrix_exp_backward(grad: Any, self: Any) -> Any:
    """Of a block triangle's exponential: its corner is the slope along the block beside the diagonal."""
    n = self.size(-1)
    turned = self.mH
    upper = _C.cat([turned, grad], -1)
    lower = _C.cat([_C.zeros_like(turned), turned], -1)
    return _C.matrix_exp(_C.cat([upper, lower], -2)).narrow(-2, 0, n).narrow(-1, n, n)


def lstsq_backward(grad: Any, A: Any, B: Any, need: Any) -> Any:
    """Of the pseudo-inverse times the right side."""
    if grad is None:
        return None, None
    inverse = _C.linalg_pinv(A)
    for_a = pinv_backward(grad @ B.mH, inverse, A) if need[0] else None
    return for_a, inverse.mH @ grad if need[1] else None
