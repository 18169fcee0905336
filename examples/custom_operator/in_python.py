"""Custom operations from Python: defined, differentiated, traced, checked.

    python examples/custom_operator/in_python.py

A composite one is made of operations: its parts give the derivative, and a trace goes through it. An opaque one brings
its own kernel; it says what its results look like (`register_fake`) and how it is differentiated.
"""

import math

import rtensor as rt
from rtensor import nn


@rt.library.custom_op("py_demo::ripple", mutates_args=())
def ripple(x: rt.Tensor, waves: int) -> rt.Tensor:
    """sin(waves * x) / waves, computed behind autograd's back."""
    return (x * waves).sin() / waves


@ripple.register_fake
def _(x: rt.Tensor, waves: int) -> rt.Tensor:
    return rt.empty_like(x)


def _keep(ctx, inputs, output):
    x, ctx.waves = inputs
    ctx.save_for_backward(x)


def _backward(ctx, grad):
    (x,) = ctx.saved_tensors
    return grad * (x * ctx.waves).cos(), None


ripple.register_autograd(_backward, setup_context=_keep)

library = rt.library.Library("py_demo_parts", "DEF")
library.define("swish(Tensor x, float beta=1) -> Tensor")
library.impl("swish", lambda x, beta=1.0: x * (x * beta).sigmoid(), "CompositeImplicitAutograd")


class Net(nn.Module):
    """One layer and the composite operation."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(4, 2)

    def forward(self, x: rt.Tensor) -> rt.Tensor:
        """Give two numbers per row."""
        return rt.ops.py_demo_parts.swish(self.layer(x), 1.5)


def main() -> None:
    """Show each step."""
    x = rt.linspace(0, math.pi, 5, dtype=rt.float64, requires_grad=True)
    y = rt.ops.py_demo.ripple(x, 3)
    y.sum().backward()
    print("ripple:", y.detach())
    print("its gradient:", x.grad)
    assert rt.allclose(x.grad, (3 * x.detach()).cos())
    print("opcheck:", rt.library.opcheck(ripple, (x.detach().requires_grad_(), 2)))

    program = rt.jit.trace(Net(), (rt.randn(3, 4),))
    rt.jit.save(program, "swish.rt")
    loaded = rt.jit.load("swish.rt")
    rows = rt.randn(7, 4)
    assert rt.equal(loaded(rows), program(rows))
    print("a net with a composite operation, traced and saved:")
    print(program.graph)

    opaque = rt.jit.trace(lambda x: rt.ops.py_demo.ripple(x, 2), (rt.randn(3),))
    try:
        rt.jit.save(opaque, "ripple.rt")
    except RuntimeError as error:
        print("an opaque one cannot be saved:", error)


if __name__ == "__main__":
    main()
