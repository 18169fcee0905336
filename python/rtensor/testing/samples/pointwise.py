"""Samples of elementwise operations: one operand, two that broadcast, three, and their backward partners."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor.testing.samples.maker import Draft, Maker

# Pairs of shapes that broadcast.
PAIRS = (
    ((), ()),
    ((3,), ()),
    ((), (2, 3)),
    ((2, 3), (2, 3)),
    ((2, 3), (3,)),
    ((2, 1), (1, 3)),
    ((2, 3, 4), (3, 1)),
    ((0,), (1,)),
    ((2, 0), (1, 1)),
    ((1,), (1,)),
)
Values = dict[str, Any]


def unary(**values: Any) -> Callable[[Maker], Iterator[Draft]]:
    """Make a generator of one operand with values in a range, and a number where one is needed."""

    def generate(make: Maker) -> Iterator[Draft]:
        rest = (0.3,) if make.has("p", "float") else (2,) if make.has("exponent", "Scalar") else ()
        for t in make.layouts(**values):
            yield Draft((t, *rest))

    return generate


def binary(
    left: Values, right: Values, options: tuple[Values, ...] = ({},)
) -> Callable[[Maker], Iterator[Draft]]:
    """Make a generator of two operands that broadcast."""

    def generate(make: Maker) -> Iterator[Draft]:
        for option in options:
            for a, b in PAIRS:
                yield Draft((make(*a, **left), make(*b, **right)), option)
            yield Draft((make.transposed(3, 4, **left), make(3, 4, **right)), option)
            yield Draft((make.offset(3, **left), make.offset(3, **right)), option)

    return generate


_NONZERO: Values = {"low": 0.5, "high": 3.0, "nonzero": True}
_ANY: Values = {}


def _ternary(
    extra: tuple[Values, ...] = ({},), last: Values = _ANY
) -> Callable[[Maker], Iterator[Draft]]:
    def generate(make: Maker) -> Iterator[Draft]:
        for option in extra:
            for a, b, c in (
                ((), (), ()),
                ((2, 3), (2, 3), (2, 3)),
                ((2, 3), (3,), (2, 1)),
                ((0,), (1,), ()),
            ):
                yield Draft((make(*a), make(*b), make(*c, **last)), option)
            yield Draft((make.transposed(3, 4), make(3, 4), make(4, **last)), option)

    return generate


def _compare(make: Maker) -> Iterator[Draft]:
    yield from binary(_ANY, _ANY)(make)
    # Equal elements too.
    t = make(2, 3)
    yield Draft((t, make.leaf(t.detach().clone())))


def _clamp(make: Maker) -> Iterator[Draft]:
    for t in make.layouts():
        yield Draft((t, 1, 3))
    yield Draft((make(2, 3), None, 1))
    yield Draft((make(2, 3), 1, None))
    if "min" in make.arguments and make.floating and not make.dtype.is_complex:
        yield Draft((make(2, 3), -0.5, 0.5))


def _clamp_tensor(make: Maker) -> Iterator[Draft]:
    yield Draft((make(2, 3), make(3, low=0, high=1), make(2, 1, low=1, high=2)))
    yield Draft((make(2, 3), None, make(3)))
    yield Draft((make(2, 3), make(3), None))
    yield Draft((make(0), make(1), make(1)))


def _fill(make: Maker) -> Iterator[Draft]:
    for t in make.layouts():
        yield Draft((t, 1))


def _fill_by(make: Maker) -> Iterator[Draft]:
    for t in make.layouts():
        yield Draft((t, make()))


def _where(make: Maker) -> Iterator[Draft]:
    for c, a, b in (
        ((), (), ()),
        ((2, 3), (2, 3), (2, 3)),
        ((3,), (2, 1), (1, 3)),
        ((0,), (1,), ()),
    ):
        yield Draft((make.mask(*c), make(*a), make(*b)))


def _masked_fill(make: Maker) -> Iterator[Draft]:
    for t, m in (((), ()), ((2, 3), (2, 3)), ((2, 3), (3,)), ((0,), (1,))):
        yield Draft((make(*t), make.mask(*m), make()))


def _prelu(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3), make(1)))
    yield Draft((make(2, 3), make(3)))
    yield Draft((make(2, 3, 4), make(3)))
    yield Draft((make(0, 3), make(1)))


def _with_options(*, count: int, then: tuple[Any, ...]) -> Callable[[Maker], Iterator[Draft]]:
    """`count` tensors of one shape, then plain arguments."""

    def generate(make: Maker) -> Iterator[Draft]:
        for shape in ((), (3,), (2, 3), (0,)):
            yield Draft((*(make(*shape) for _ in range(count)), *then))

    return generate


def _logit_backward(make: Maker) -> Iterator[Draft]:
    for shape in ((), (3,), (2, 3), (0,)):
        yield Draft((make(*shape), make(*shape, low=0.1, high=0.9)))
    yield Draft((make(2, 3), make(2, 3, low=-0.2, high=1.2), 0.1))


def _elu_backward(make: Maker) -> Iterator[Draft]:
    for shape in ((), (3,), (2, 3), (0,)):
        yield Draft((make(*shape), 1.0, 1.0, 1.0, False, make(*shape)))


def _rounding(make: Maker) -> Iterator[Draft]:
    for mode in ("floor", "trunc", None):
        for a, b in PAIRS[:6]:
            yield Draft((make(*a), make(*b, **_NONZERO)), {"rounding_mode": mode})


def _complex_parts(make: Maker) -> Iterator[Draft]:
    yield from binary({"low": 0.1, "high": 2.0}, _ANY)(make)


def _scalar_power(make: Maker) -> Iterator[Draft]:
    for t in make.layouts(low=0, high=3):
        yield Draft((2, t))


def _scalar_exponent(make: Maker) -> Iterator[Draft]:
    for t in make.layouts(low=0.5, high=3):
        yield Draft((t, 3))
        yield Draft((t, 0.5))


def _round_decimals(make: Maker) -> Iterator[Draft]:
    for decimals in (0, 1, -1):
        yield Draft((make(2, 3),), {"decimals": decimals})


def _copy(make: Maker) -> Iterator[Draft]:
    for a, b in (((2, 3), (2, 3)), ((2, 3), (3,)), ((), ()), ((0,), (1,))):
        yield Draft((make(*a), make(*b)))


def _polygamma(make: Maker) -> Iterator[Draft]:
    for n in (0, 1, 2, 3):
        yield Draft((n, make(2, 3, low=0.3, high=4.0)))
    yield Draft((1, make(2, low=-0.9, high=-0.1)))


def _polygamma_inplace(make: Maker) -> Iterator[Draft]:
    for n in (0, 1, 2):
        yield Draft((make(2, 3, low=0.3, high=4.0), n))


def _mvlgamma(make: Maker) -> Iterator[Draft]:
    for p in (1, 3):
        yield Draft((make(2, 3, low=2.0, high=6.0), p))


def _incomplete_gamma(make: Maker) -> Iterator[Draft]:
    for a, b in (((2, 3), (2, 3)), ((3,), (2, 1)), ((), ()), ((0,), (1,))):
        yield Draft((make(*a, low=0.5, high=4.0).detach(), make(*b, low=0.5, high=4.0)))


def _polynomials(make: Maker) -> Iterator[Draft]:
    for a, b in (((2, 3), (2, 3)), ((3,), (2, 1)), ((), ()), ((0,), (1,))):
        yield Draft((make(*a), make(*b, low=0.0, high=9.0)))


TABLE = {
    "polygamma": _polygamma,
    "mvlgamma": _mvlgamma,
    "polygamma_inplace": _polygamma_inplace,
    "incomplete_gamma": _incomplete_gamma,
    "polynomials": _polynomials,
    "unary": unary(),
    "unary_positive": unary(low=0.2, high=3.0),
    "unary_unit": unary(low=-0.9, high=0.9),
    "unary_above_one": unary(low=1.1, high=3.0),
    "probabilities": unary(low=0.1, high=0.9),
    "rates": unary(low=0.1, high=4.0),
    "binary_broadcast": binary(_ANY, _ANY),
    "binary_nonzero": binary(_ANY, _NONZERO),
    "binary_positive": binary({"low": 0.5, "high": 2.0}, {"low": 0.5, "high": 2.0}),
    "binary_integers": binary(_ANY, _ANY),
    "binary_rounding": _rounding,
    "shift": binary({"low": 0, "high": 9}, {"low": 0, "high": 3}),
    "compare": _compare,
    "clamp": _clamp,
    "clamp_tensor": _clamp_tensor,
    "clamp_min": binary(_ANY, _ANY),
    "clamp_max": binary(_ANY, _ANY),
    "fill": _fill,
    "fill_by": _fill_by,
    "where": _where,
    "masked_fill": _masked_fill,
    "lerp": _ternary(),
    "addcmul": _ternary(({}, {"value": 2})),
    "addcdiv": _ternary(({}, {"value": 2}), _NONZERO),
    "prelu": _prelu,
    "threshold": _with_options(count=1, then=(0.5, 2.0)),
    "round_decimals": _round_decimals,
    "scalar_power": _scalar_power,
    "scalar_exponent": _scalar_exponent,
    "complex_parts": _complex_parts,
    "copy": _copy,
    "logit_backward": _logit_backward,
    "backward_pair": _with_options(count=2, then=()),
    "threshold_backward": _with_options(count=2, then=(0.5,)),
    "leaky_relu_backward": _with_options(count=2, then=(0.1, False)),
    "hardtanh_backward": _with_options(count=2, then=(-1.0, 1.0)),
    "softplus_backward": _with_options(count=2, then=(1.0, 20.0)),
    "elu_backward": _elu_backward,
    "log_sigmoid_backward": _with_options(count=3, then=()),
    "prelu_backward": _with_options(count=3, then=()),
}
