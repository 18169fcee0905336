"""Activation functions as modules; see `rtensor.nn.functional` for what each computes."""

from __future__ import annotations

from typing import Any

from rtensor import _C
from rtensor._C import Tensor
from rtensor.nn import functional as F
from rtensor.nn.module import Module
from rtensor.nn.parameter import Parameter


class ReLU(Module):
    """`max(0, x)`."""

    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.relu(input, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return "inplace=True" if self.inplace else ""


class ReLU6(Module):
    """`min(max(0, x), 6)`."""

    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.relu6(input, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return "inplace=True" if self.inplace else ""


class Hardtanh(Module):
    """Clamps to `min_val` … `max_val`."""

    min_val: float
    max_val: float
    inplace: bool

    def __init__(self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.min_val = min_val
        self.max_val = max_val
        self.inplace = inplace
        if max_val <= min_val:
            raise ValueError("max_val must be larger than min_val")

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.hardtanh(input, self.min_val, self.max_val, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"min_val={self.min_val}, max_val={self.max_val}" + (
            ", inplace=True" if self.inplace else ""
        )


class Threshold(Module):
    """`x` above the threshold, else `value`."""

    threshold: float
    value: float
    inplace: bool

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__()
        self.threshold = threshold
        self.value = value
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.threshold(input, self.threshold, self.value, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"threshold={self.threshold}, value={self.value}" + (
            ", inplace=True" if self.inplace else ""
        )


class ELU(Module):
    """`x` above 0, else `alpha * (exp(x) - 1)`."""

    alpha: float
    inplace: bool

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.elu(input, self.alpha, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"alpha={self.alpha}" + (", inplace=True" if self.inplace else "")


class CELU(Module):
    """`max(0, x) + min(0, alpha * (exp(x / alpha) - 1))`."""

    alpha: float
    inplace: bool

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.celu(input, self.alpha, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"alpha={self.alpha}" + (", inplace=True" if self.inplace else "")


class SELU(Module):
    """The self-normalizing ELU."""

    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.selu(input, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return "inplace=True" if self.inplace else ""


class LeakyReLU(Module):
    """`x` above 0, else `negative_slope * x`."""

    negative_slope: float
    inplace: bool

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False) -> None:
        super().__init__()
        self.negative_slope = negative_slope
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.leaky_relu(input, self.negative_slope, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"negative_slope={self.negative_slope}" + (", inplace=True" if self.inplace else "")


class RReLU(Module):
    """Leaky ReLU with a random slope in training."""

    lower: float
    upper: float
    inplace: bool

    def __init__(
        self, lower: float = 1.0 / 8, upper: float = 1.0 / 3, inplace: bool = False
    ) -> None:
        super().__init__()
        self.lower = lower
        self.upper = upper
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.rrelu(input, self.lower, self.upper, self.training, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"lower={self.lower}, upper={self.upper}" + (
            ", inplace=True" if self.inplace else ""
        )


class SiLU(Module):
    """`x * sigmoid(x)`."""

    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.silu(input, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return "inplace=True" if self.inplace else ""


class Mish(Module):
    """`x * tanh(softplus(x))`."""

    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.mish(input, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return "inplace=True" if self.inplace else ""


class Hardswish(Module):
    """`x * relu6(x + 3) / 6`."""

    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.hardswish(input, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return "inplace=True" if self.inplace else ""


class Hardsigmoid(Module):
    """`relu6(x + 3) / 6`."""

    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.hardsigmoid(input, self.inplace)

    def extra_repr(self) -> str:
        """Return the settings."""
        return "inplace=True" if self.inplace else ""


class GELU(Module):
    """`x` times the normal distribution function of `x`; `approximate` may be 'tanh'."""

    approximate: str

    def __init__(self, approximate: str = "none") -> None:
        super().__init__()
        self.approximate = approximate

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.gelu(input, approximate=self.approximate)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"approximate={self.approximate!r}"


class Sigmoid(Module):
    """`1 / (1 + exp(-x))`."""

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return _C.sigmoid(input)


class Tanh(Module):
    """The hyperbolic tangent."""

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return _C.tanh(input)


class LogSigmoid(Module):
    """`log(sigmoid(x))`."""

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.logsigmoid(input)


class Softsign(Module):
    """`x / (1 + |x|)`."""

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.softsign(input)


class Tanhshrink(Module):
    """`x - tanh(x)`."""

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.tanhshrink(input)


class Softplus(Module):
    """`log(1 + exp(beta * x)) / beta`; the identity above the threshold."""

    beta: float
    threshold: float

    def __init__(self, beta: float = 1.0, threshold: float = 20.0) -> None:
        super().__init__()
        self.beta = beta
        self.threshold = threshold

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.softplus(input, self.beta, self.threshold)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"beta={self.beta}, threshold={self.threshold}"


class Softshrink(Module):
    """Moves towards 0 by `lambd`."""

    lambd: float

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.softshrink(input, self.lambd)

    def extra_repr(self) -> str:
        """Return the settings."""
        return str(self.lambd)


class Hardshrink(Module):
    """Zero between `-lambd` and `lambd`."""

    lambd: float

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.hardshrink(input, self.lambd)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"{self.lambd}"


class GLU(Module):
    """Half of the input times the sigmoid of the other half."""

    dim: int

    def __init__(self, dim: int = -1) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.glu(input, self.dim)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"dim={self.dim}"


class Softmax(Module):
    """`exp(x)` over its sum along `dim`."""

    dim: int | None

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.softmax(input, self.dim)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"dim={self.dim}"


class Softmin(Module):
    """The softmax of `-x`."""

    dim: int | None

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.softmin(input, self.dim)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"dim={self.dim}"


class LogSoftmax(Module):
    """The logarithm of the softmax."""

    dim: int | None

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.log_softmax(input, self.dim)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"dim={self.dim}"


class Softmax2d(Module):
    """Softmax over the channels of a (N, C, H, W) or (C, H, W) input."""

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        if input.dim() != 3 and input.dim() != 4:
            raise ValueError(
                f"Softmax2d: expected input to be 3D or 4D, got {input.dim()}D instead"
            )
        return F.softmax(input, -3)


class PReLU(Module):
    """Leaky ReLU whose slope is learned, one for all channels or one each.

    Parameters
    ----------
    num_parameters : int
        1, or the number of channels.
    init : float
        The slope to begin with.

    """

    num_parameters: int
    weight: Tensor

    def __init__(
        self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__()
        self.num_parameters = num_parameters
        self.init = init
        self.weight = Parameter(_C.full((num_parameters,), init, device=device, dtype=dtype))

    def reset_parameters(self) -> None:
        """Begin again with the first slope."""
        self.weight.detach().fill_(self.init)

    def forward(self, input: Tensor) -> Tensor:
        """Apply it."""
        return F.prelu(input, self.weight)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"num_parameters={self.num_parameters}"
