"""Derivatives of elementwise operations. Numbers may stand where tensors do."""

from typing import Any

from rtensor import _C


def _conj(x: Any) -> Any:
    """Conjugate a tensor or number."""
    return x.conj() if isinstance(x, _C.Tensor) else x.conjugate()


def scale_by_conj(grad: Any, number: Any) -> Any:
    """Multiply by the conjugate of a number; nothing is computed for 1."""
    return grad if number == 1 else grad * _conj(number)


def times_conj(grad: Any, other: Any) -> Any:
    """Gradient of a product by one factor, `other` being the other one."""
    return grad * _conj(other)


def over_conj(grad: Any, other: Any) -> Any:
    """Gradient of a quotient by the dividend."""
    return grad / _conj(other)


def div_backward_other(grad: Any, self: Any, other: Any) -> Any:
    """Gradient of a quotient by the divisor."""
    return -grad * ((self / other) / other).conj()


def div_mode_backward(grad: Any, other: Any, rounding_mode: Any) -> Any:
    """Give nothing where the quotient is rounded."""
    return over_conj(grad, other) if rounding_mode is None else _C.zeros_like(grad)


def div_mode_backward_other(grad: Any, self: Any, other: Any, rounding_mode: Any) -> Any:
    """Give nothing where the quotient is rounded."""
    return div_backward_other(grad, self, other) if rounding_mode is None else _C.zeros_like(grad)


def pow_backward_self(grad: Any, self: Any, exponent: Any) -> Any:
    """Gradient by the base; 0 where the exponent is 0, whatever the base."""
    if not isinstance(exponent, _C.Tensor):
        if exponent == 0:
            return _C.zeros_like(grad)
        return grad * (self ** (exponent - 1) * exponent).conj()
    slope = exponent * self ** (exponent - 1)
    return grad * _C.where(exponent == 0, _C.zeros_like(slope), slope).conj()


def pow_backward_exponent(grad: Any, self: Any, exponent: Any, result: Any) -> Any:
    """Gradient by the exponent; 0 at a base of 0 with an exponent that is not negative."""
    if exponent.is_complex():
        flat = (self == 0) & (exponent.real >= 0)
    else:
        flat = (self == 0) & (exponent >= 0)
    slope = result * self.log()
    return grad * _C.where(flat, _C.zeros_like(slope), slope).conj()


def pow_scalar_backward(grad: Any, self: Any, result: Any) -> Any:
    """Gradient of a number to a power, by the power."""
    if self == 0:
        return _C.zeros_like(grad)
    base = _C.scalar_tensor(self, dtype=result.dtype)
    return grad * (result * base.log()).conj()


def extreme_share(grad: Any, self: Any, other: Any, largest: Any) -> Any:
    """Gradient of maximum or minimum by `self`: all where it is chosen, half where both are equal."""
    chosen = self > other if largest else self < other
    return _C.where(chosen, grad, _C.where(self == other, grad / 2, _C.zeros_like(grad)))


def sgn_backward(grad: Any, self: Any, result: Any) -> Any:
    """0 for real numbers; for complex ones the part across the direction."""
    if not self.is_complex():
        return _C.zeros_like(grad)
    size = self.abs()
    across = (grad / result - (grad / result).conj()) * result / (size * 2)
    return _C.where(size == 0, _C.zeros_like(across), across)


def angle_backward(grad: Any, self: Any) -> Any:
    """0 for real numbers; else along the circle."""
    if not self.is_complex():
        return _C.zeros_like(self)
    slope = self * 1j / (self.abs() ** 2)
    return grad * _C.where(self == 0, _C.zeros_like(slope), slope)


def copysign_backward(grad: Any, self: Any, result: Any) -> Any:
    """Give the sign that the result has relative to `self`; 0 at 0."""
    ratio = result / self
    return grad * _C.where(self == 0, _C.zeros_like(ratio), ratio)


def xlogy_backward_self(grad: Any, self: Any, other: Any) -> Any:
    """Give the logarithm; 0 where both are 0."""
    if not isinstance(other, _C.Tensor):
        log = _C.scalar_tensor(other, dtype=grad.dtype).log()
        return _C.where(self == 0, _C.zeros_like(grad), grad * log) if other <= 0 else grad * log
    flat = (self == 0) & (other <= 0)
    return _C.where(flat, _C.zeros_like(grad * other), grad * other.log())


def clamp_backward(grad: Any, self: Any, min: Any, max: Any) -> Any:
    """All within the bounds, the bounds included."""
    inside = self == self
    if min is not None:
        inside = inside & (self >= min)
    if max is not None:
        inside = inside & (self <= max)
    return _C.where(inside, grad, _C.zeros_like(grad))


def clamp_tensor_backward(grad: Any, self: Any, min: Any, max: Any, need: Any) -> Any:
    """To the operand that was chosen."""
    zero = _C.zeros_like(grad)
    inside = self == self
    if min is not None:
        inside = inside & (self >= min)
    if max is not None:
        inside = inside & (self <= max)
    below = None if min is None else self < min
    if below is not None and max is not None:
        below = below & (min <= max)
    above = None if max is None else self > max
    if above is not None and min is not None:
        above = above | (min > max)
    return (
        _C.where(inside, grad, zero) if need[0] else None,
        _C.where(below, grad, zero) if need[1] and below is not None else None,
        _C.where(above, grad, zero) if need[2] and above is not None else None,
    )


def lerp_backward(grad: Any, weight: Any) -> Any:
    """Multiply by the weight of that end."""
    return grad * _conj(weight)


def polar_backward(grad: Any, result: Any) -> Any:
    """By the absolute value and by the angle."""
    size = result.abs()
    direction = _C.where(size == 0, _C.ones_like(result), result / size)
    return (grad * direction.conj()).real, (grad * (result * 1j).conj()).real


def _normal_density(x: Any) -> Any:
    return (x * x * -0.5).exp() * 0.3989422804014327


def gelu_double_backward(grad: Any, grad_output: Any, self: Any, approximate: Any) -> Any:
    """Give the slope of gelu's slope."""
    if approximate == "none":
        return grad * grad_output * _normal_density(self) * (2 - self * self)
    b, c = 0.7978845608028654, 0.044715
    t = (b * self * (1 + c * self * self)).tanh()
    s = b * (1 + 3 * c * self * self)
    u = 1 - t * t
    return grad * grad_output * (u * s + 0.5 * self * (u * 6 * b * c * self - 2 * t * u * s * s))


def silu_double_backward(grad: Any, grad_output: Any, self: Any) -> Any:
    """Give the slope of silu's slope."""
    s = self.sigmoid()
    slope = s * (1 - s) * (2 + self * (1 - 2 * s))
    return grad.conj() * grad_output * slope.conj()


def mish_double_backward(grad: Any, grad_output: Any, self: Any) -> Any:
    """Give the slope of mish's slope."""
    s = self.sigmoid()
    t = ((-self.abs()).exp().log1p() + self.clamp_min(0)).tanh()
    u = 1 - t * t
    return grad * grad_output * (u * s * 2 + self * u * s * (1 - s) - 2 * self * t * u * s * s)


def softplus_double_backward(grad: Any, self: Any, beta: Any, threshold: Any) -> Any:
    """Give the slope of softplus' slope; 0 above the threshold."""
    s = (self * beta).sigmoid()
    return _C.where(self * beta > threshold, _C.zeros_like(grad), grad * s * (1 - s) * beta)


def elu_double_backward(
    grad: Any,
    grad_output: Any,
    alpha: Any,
    scale: Any,
    input_scale: Any,
    is_result: Any,
    self_or_result: Any,
) -> Any:
    """Give the slope of elu's slope; from the result it is input_scale."""
    both = grad * grad_output * input_scale
    if not is_result:
        both = both * (self_or_result * input_scale).exp() * (alpha * scale * input_scale)
    return _C.where(self_or_result <= 0, both, _C.zeros_like(both))


def logit_double_backward(grad: Any, grad_output: Any, self: Any, eps: Any) -> Any:
    """Give the slope of logit's slope; 0 outside the bounds."""
    d = self * (1 - self)
    out = grad * grad_output * (2 * self - 1) / (d * d)
    if eps is None:
        return out
    return _C.where((self < eps) | (self > 1 - eps), _C.zeros_like(out), out)


def prelu_double_backward(
    grad_input: Any, grad_weight: Any, grad_output: Any, self: Any, weight: Any
) -> Any:
    """By the gradient, the input and the weight."""
    positive = self > 0
    zero = _C.zeros_like(grad_output * self)
    g0 = zero if grad_input is None else grad_input
    g1 = zero if grad_weight is None else grad_weight
    return (
        _C.where(positive, g0, g0 * weight + g1 * self),
        _C.where(positive, zero, g1 * grad_output),
        _C.where(positive, zero, g0 * grad_output),
    )


def i1_backward(grad: Any, self: Any, result: Any) -> Any:
    """Give i0 - i1 / x, which is 1/2 at 0."""
    zero = self == 0
    x = self.masked_fill(zero, 1)
    return grad * _C.where(zero, 0.5, _C.i0(self) - result / x).to(grad.dtype)


def i1e_backward(grad: Any, self: Any, result: Any) -> Any:
    """Give i0e - i1e (sgn(x) + 1 / x), which is 1/2 at 0."""
    zero = self == 0
    x = self.masked_fill(zero, 1)
    slope = _C.special_i0e(self) - result * (self.sgn() + x.reciprocal())
    return grad * _C.where(zero, 0.5, slope).to(grad.dtype)


def sinc_backward(grad: Any, self: Any) -> Any:
    """Give the slope of sin(pi x) / (pi x), which is 0 at 0."""
    zero = self == 0
    x = self.masked_fill(zero, 1) * 3.141592653589793
    slope = (x * x.cos() - x.sin()) / (x * x) * 3.141592653589793
    return grad * slope.masked_fill(zero, 0).conj()


def refused(operation: Any, argument: Any) -> Any:
    """Say that there is no gradient by an argument."""
    raise RuntimeError(f"{operation}: there is no gradient by its argument '{argument}'")
