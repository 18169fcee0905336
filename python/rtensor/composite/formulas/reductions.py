"""Derivatives of reductions.

A reduced result is first given its dimensions back, with size 1, so that it meets the input by broadcasting.
"""

from typing import Any

from rtensor import _C


def _wrapped(dim: Any, ndim: Any) -> Any:
    """List the reduced dimensions, counted from 0, in ascending order; all when none is named."""
    dims = [dim] if isinstance(dim, int) else list(dim or ())
    if not dims:
        return list(range(ndim))
    return sorted(d + max(ndim, 1) if d < 0 else d for d in dims) if ndim else []


def restore(x: Any, ndim: Any, dim: Any, keepdim: Any) -> Any:
    """Give the reduced dimensions back, with size 1; a 0-dim tensor meets any shape as it is."""
    if keepdim or x.ndim == 0:
        return x
    for d in _wrapped(dim, ndim):
        x = x.unsqueeze(d)
    return x


def _count(shape: Any, dim: Any) -> Any:
    """Elements that each result was made of."""
    n = 1
    for d in _wrapped(dim, len(shape)):
        n = n * shape[d]
    return n


def sum_backward(grad: Any, shape: Any, dim: Any, keepdim: Any) -> Any:
    """Every element gets the gradient of its sum."""
    return restore(grad, len(shape), dim, keepdim).expand(shape)


def nansum_backward(grad: Any, self: Any, dim: Any, keepdim: Any) -> Any:
    """NaN gets none."""
    return sum_backward(grad, self.shape, dim, keepdim).masked_fill(self != self, 0)


def mean_backward(grad: Any, shape: Any, dim: Any, keepdim: Any) -> Any:
    """Every element gets its share."""
    return sum_backward(grad, shape, dim, keepdim) / _count(shape, dim)


def _products_of_others(x: Any, dim: Any) -> Any:
    """Product of all other elements along `dim`, right where elements are 0."""
    n = x.shape[dim]
    one = _C.ones_like(x.narrow(dim, 0, 1))
    before = _C.cat([one, x.narrow(dim, 0, n - 1)], dim).cumprod(dim)
    after = _C.cat([one, x.flip([dim]).narrow(dim, 0, n - 1)], dim).cumprod(dim).flip([dim])
    return before * after


def prod_backward(grad: Any, self: Any, dim: Any, keepdim: Any) -> Any:
    """Multiply the others, which divides by nothing."""
    if self.ndim == 0:
        return grad
    if self.numel() == 0:
        return _C.zeros_like(self)
    if dim is None:
        others = _products_of_others(self.reshape(-1), 0).reshape(self.shape)
        return grad * others.conj()
    return restore(grad, self.ndim, dim, keepdim) * _products_of_others(self, dim).conj()


def extreme_backward(grad: Any, self: Any, result: Any, dim: Any, keepdim: Any) -> Any:
    """Equal extremes share the gradient evenly; they are counted in float32 at least."""
    result = restore(result, self.ndim, dim, keepdim)
    grad = restore(grad, self.ndim, dim, keepdim)
    chosen = (self == result) | ((self != self) & (result != result))
    wide = self.dtype if self.dtype == _C.float64 else _C.float32
    share = grad.to(wide) / chosen.sum(dim=_wrapped(dim, self.ndim), keepdim=True).to(wide)
    return (share * chosen).to(self.dtype)


def aminmax_backward(grads: Any, self: Any, low: Any, high: Any, dim: Any, keepdim: Any) -> Any:
    """Of both extremes."""
    parts = [
        extreme_backward(grad, self, result, dim, keepdim)
        for grad, result in zip(grads, (low, high), strict=True)
        if grad is not None
    ]
    return parts[0] if len(parts) == 1 else parts[0] + parts[1]


def value_selecting_reduction_backward(
    grad: Any, dim: Any, indices: Any, shape: Any, keepdim: Any
) -> Any:
    """Give the gradient to the elements that were selected."""
    if not keepdim and len(shape) > 0:
        grad, indices = grad.unsqueeze(dim), indices.unsqueeze(dim)
    return grad.new_zeros(shape).scatter(dim, indices, grad)


def var_backward(grad: Any, self: Any, dim: Any, correction: Any, keepdim: Any) -> Any:
    """Twice the deviation from the mean, shared among the degrees of freedom."""
    dims = _wrapped(dim, self.ndim)
    free = _count(self.shape, dim) - (1 if correction is None else correction)
    deviation = self - self.mean(dims, True) if dims else self - self
    return restore(grad, self.ndim, dim, keepdim) * 2 * deviation / free


def std_backward(grad: Any, self: Any, result: Any, dim: Any, correction: Any, keepdim: Any) -> Any:
    """Through the variance; 0 where all values are equal."""
    grad = (grad / (result * 2)).masked_fill(result == 0, 0)
    return var_backward(grad, self, dim, correction, keepdim)


def var_mean_backward(grads: Any, self: Any, dim: Any, correction: Any, keepdim: Any) -> Any:
    """Of the variance and the mean."""
    spread = None if grads[0] is None else var_backward(grads[0], self, dim, correction, keepdim)
    return _with_mean(spread, grads[1], self, dim, keepdim)


def std_mean_backward(
    grads: Any, self: Any, std: Any, dim: Any, correction: Any, keepdim: Any
) -> Any:
    """Of the standard deviation and the mean."""
    spread = (
        None if grads[0] is None else std_backward(grads[0], self, std, dim, correction, keepdim)
    )
    return _with_mean(spread, grads[1], self, dim, keepdim)


def _with_mean(spread: Any, grad: Any, self: Any, dim: Any, keepdim: Any) -> Any:
    if grad is None:
        return spread
    mean = mean_backward(grad, self.shape, dim, keepdim)
    return mean if spread is None else spread + mean


def vector_norm_backward(
    grad: Any, self: Any, result: Any, ord: Any, dim: Any, keepdim: Any
) -> Any:
    """Ratios to the norm, so that no power overflows; 0 where the norm is 0."""
    grad = restore(grad, self.ndim, dim, keepdim)
    norm = restore(result, self.ndim, dim, keepdim)
    if ord == 0:
        return _C.zeros_like(self)
    if ord == 1:
        return self.sgn() * grad
    zero = norm == 0
    # No division by 0, which would be NaN in the second derivative.
    divisor = norm.masked_fill(zero, 1)
    if ord == 2:
        return self * (grad / divisor).masked_fill(zero, 0)
    size = self.abs()
    if ord in (float("inf"), float("-inf")):
        chosen = (size == norm) | ((size != size) & (norm != norm))
        share = grad / chosen.sum(dim=_wrapped(dim, self.ndim), keepdim=True).clamp(1)
        return self.sgn() * (share * chosen)
    ratio = (size / divisor).masked_fill(zero, 0)
    power = ratio.pow(ord - 1)
    if ord < 1:
        power = power.masked_fill(size == 0, 0)
    return self.sgn() * power * grad


def logsumexp_backward(grad: Any, self: Any, result: Any, dim: Any, keepdim: Any) -> Any:
    """Weigh by the softmax; 0 where every element is -inf."""
    result = restore(result, self.ndim, dim, keepdim)
    result = result.masked_fill(result == float("-inf"), 0)
    return restore(grad, self.ndim, dim, keepdim) * (self - result).exp().conj()
