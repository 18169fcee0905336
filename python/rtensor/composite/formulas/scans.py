"""Derivatives of scans. Backward passes run from the other end."""

from typing import Any

from rtensor import _C


def reversed_cumsum(x: Any, dim: Any) -> Any:
    """Sum from each element to the end."""
    return x.flip([dim]).cumsum(dim).flip([dim]) if x.ndim else x


def _from_the_next(factors: Any, terms: Any, dim: Any) -> Any:
    """`y[i] = terms[i] + factors[i + 1] * y[i + 1]`; the first factor is never used."""
    return _C._linear_scan(_shifted(factors.flip([dim]), dim), terms.flip([dim]), dim).flip([dim])


def _shifted(x: Any, dim: Any) -> Any:
    """Each element one step later; the first is 0 where there is nothing before it."""
    head = _C.zeros_like(x.narrow(dim, 0, 1))
    return _C.cat([head, x.narrow(dim, 0, x.shape[dim] - 1)], dim)


def cumprod_backward(grad: Any, self: Any, dim: Any) -> Any:
    """Multiply what comes before with a recurrence over what comes after: no division, so zeros are right."""
    if self.ndim == 0 or self.numel() == 0:
        return grad
    one = _C.ones_like(self.narrow(dim, 0, 1))
    before = _C.cat([one, self.narrow(dim, 0, self.shape[dim] - 1)], dim).cumprod(dim)
    return before.conj() * _from_the_next(self.conj(), grad, dim)


def cummax_backward(grad: Any, indices: Any, dim: Any) -> Any:
    """Each running extreme pays the element that it is."""
    if grad.ndim == 0:
        return grad
    return _C.zeros_like(grad).scatter_add(dim, indices, grad)


def logcumsumexp_backward(grad: Any, self: Any, result: Any, dim: Any) -> Any:
    """Weights exp(x[i] - y[k]) as products of steps exp(y[k] - y[k + 1]), none of them above 1."""
    if self.ndim == 0 or self.numel() == 0:
        return grad
    result = result.masked_fill(result == float("-inf"), 0) if not self.is_complex() else result
    step = (_shifted(result, dim) - result).exp().conj()
    return (self - result).exp().conj() * _from_the_next(step, grad, dim)


def linear_scan_backward(grad: Any, a: Any, result: Any, dim: Any) -> Any:
    """Run the same recurrence from the other end."""
    if a.ndim == 0 or a.numel() == 0:
        return _C.zeros_like(a), grad
    terms = _from_the_next(a.conj(), grad, dim)
    return terms * _shifted(result, dim).conj(), terms
