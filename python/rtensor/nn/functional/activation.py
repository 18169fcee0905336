"""Activation functions; `inplace=True` writes into the input."""

from __future__ import annotations

import warnings

from rtensor import _C
from rtensor._C import Tensor


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """Return the larger of 0 and `input`."""
    if inplace:
        return input.relu_()
    return _C.relu(input)


def relu6(input: Tensor, inplace: bool = False) -> Tensor:
    """Clamp to 0 … 6."""
    return hardtanh(input, 0.0, 6.0, inplace)


def hardtanh(
    input: Tensor, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False
) -> Tensor:
    """Clamp to `min_val` … `max_val`."""
    if min_val > max_val:
        raise ValueError("min_val cannot be greater than max_val")
    if inplace:
        return _C.hardtanh_(input, min_val, max_val)
    return _C.hardtanh(input, min_val, max_val)


def threshold(input: Tensor, threshold: float, value: float, inplace: bool = False) -> Tensor:
    """Replace what is not above `threshold` by `value`."""
    if inplace:
        return _C.threshold_(input, threshold, value)
    return _C.threshold(input, threshold, value)


def elu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """Return `x` above 0, else `alpha * (exp(x) - 1)`."""
    if inplace:
        return _C.elu_(input, alpha)
    return _C.elu(input, alpha)


def selu(input: Tensor, inplace: bool = False) -> Tensor:
    """Return the self-normalizing ELU."""
    if inplace:
        return _C.selu_(input)
    return _C.selu(input)


def celu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """Return `max(0, x) + min(0, alpha * (exp(x / alpha) - 1))`."""
    if inplace:
        return _C.celu_(input, alpha)
    return _C.celu(input, alpha)


def leaky_relu(input: Tensor, negative_slope: float = 0.01, inplace: bool = False) -> Tensor:
    """Return `x` above 0, else `negative_slope * x`."""
    if inplace:
        return _C.leaky_relu_(input, negative_slope)
    return _C.leaky_relu(input, negative_slope)


def rrelu(
    input: Tensor,
    lower: float = 1.0 / 8,
    upper: float = 1.0 / 3,
    training: bool = False,
    inplace: bool = False,
) -> Tensor:
    """Leaky ReLU whose slope is drawn from `lower` … `upper` in training, else their mean."""
    if lower > upper:
        raise ValueError(f"rrelu: lower must be at most upper, got {lower} and {upper}")
    if training:
        slope = _C.rand_like(input) * (upper - lower) + lower
        result = _C.where(input > 0, input, input * slope)
    else:
        result = _C.leaky_relu(input, (lower + upper) / 2)
    if inplace:
        return input.copy_(result)
    return result


def rrelu_(
    input: Tensor, lower: float = 1.0 / 8, upper: float = 1.0 / 3, training: bool = False
) -> Tensor:
    """`rrelu` in place."""
    return rrelu(input, lower, upper, training, True)


def relu_(input: Tensor) -> Tensor:
    """`relu` in place."""
    return input.relu_()


def silu(input: Tensor, inplace: bool = False) -> Tensor:
    """Return `x * sigmoid(x)`."""
    if inplace:
        return _C.silu_(input)
    return _C.silu(input)


def mish(input: Tensor, inplace: bool = False) -> Tensor:
    """Return `x * tanh(softplus(x))`."""
    if inplace:
        return _C.mish_(input)
    return _C.mish(input)


def hardswish(input: Tensor, inplace: bool = False) -> Tensor:
    """Return `x * relu6(x + 3) / 6`."""
    if inplace:
        return _C.hardswish_(input)
    return _C.hardswish(input)


def hardsigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    """Return `relu6(x + 3) / 6`."""
    if inplace:
        return _C.hardsigmoid_(input)
    return _C.hardsigmoid(input)


def softsign(input: Tensor) -> Tensor:
    """Return `x / (1 + |x|)`."""
    return input / (input.abs() + 1)


def tanhshrink(input: Tensor) -> Tensor:
    """Return `x - tanh(x)`."""
    return input - input.tanh()


def softmax(
    input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: _C.dtype | None = None
) -> Tensor:
    """Return `exp(x)` over its sum along `dim`."""
    if dim is None:
        dim = _default_dim("softmax", input.dim())
    return _C.softmax(input, dim, dtype)


def softmin(
    input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: _C.dtype | None = None
) -> Tensor:
    """Return the softmax of `-input`."""
    if dim is None:
        dim = _default_dim("softmin", input.dim())
    return _C.softmax(-input, dim, dtype)


def log_softmax(
    input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: _C.dtype | None = None
) -> Tensor:
    """Return the logarithm of the softmax, computed without overflow."""
    if dim is None:
        dim = _default_dim("log_softmax", input.dim())
    return _C.log_softmax(input, dim, dtype)


def _default_dim(name: str, ndim: int) -> int:
    warnings.warn(
        f"Implicit dimension choice for {name} has been deprecated. Change the call to include dim=X as an argument.",
        stacklevel=3,
    )
    if ndim == 0 or ndim == 1 or ndim == 3:
        return 0
    return 1


def gumbel_softmax(
    logits: Tensor, tau: float = 1.0, hard: bool = False, eps: float = 1e-10, dim: int = -1
) -> Tensor:
    """Draw from the Gumbel-softmax distribution; `hard` gives one-hot values with the soft ones' gradient."""
    noise = -_C.rand_like(logits).clamp(min=1e-20).log()
    soft = ((logits - noise.log()) / tau).softmax(dim)
    if hard:
        index = soft.argmax(dim, keepdim=True)
        one_hot = _C.zeros_like(logits).scatter(dim, index, 1.0)
        return one_hot - soft.detach() + soft
    return soft
