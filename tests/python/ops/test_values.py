"""Values against NumPy, for operations that it has under some name; inputs are the samples of the table."""

import warnings

import numpy as np
import pytest
import rtensor as rt

from tests.python.ops.cases import BY_NAME, flat

DTYPES = ("float32", "float64", "int64", "uint8", "bool", "complex64")


def same(name):
    return getattr(np, name)


def axis(function):
    """A function of NumPy that calls `dim` and `keepdim` otherwise."""

    def call(x, dim=None, keepdim=False, **rest):
        dims = tuple(dim) if isinstance(dim, (list, tuple)) else dim
        return function(x, axis=dims or None if isinstance(dims, tuple) else dims, keepdims=keepdim)

    return call


def along(function):
    return lambda x, dim: function(x, axis=dim) if np.ndim(x) else x


UNARY = (
    "abs absolute negative sign sqrt exp exp2 expm1 log log2 log10 log1p sin cos tan arcsin arccos "
    "arctan sinh cosh tanh arcsinh arccosh arctanh floor ceil trunc square reciprocal isnan isinf "
    "isfinite isposinf isneginf signbit deg2rad rad2deg logical_not conj positive angle fix"
)
BINARY = (
    "add.Tensor sub.Tensor mul.Tensor true_divide.Tensor maximum minimum fmax fmin arctan2 hypot "
    "logaddexp logaddexp2 copysign.Tensor nextafter eq.Tensor ne.Tensor lt.Tensor le.Tensor "
    "gt.Tensor ge.Tensor logical_and logical_or logical_xor bitwise_and.Tensor bitwise_or.Tensor "
    "bitwise_xor.Tensor gcd lcm heaviside remainder.Tensor fmod.Tensor floor_divide"
)
RENAMED = {
    "sub.Tensor": np.subtract,
    "mul.Tensor": np.multiply,
    "eq.Tensor": np.equal,
    "ne.Tensor": np.not_equal,
    "lt.Tensor": np.less,
    "le.Tensor": np.less_equal,
    "gt.Tensor": np.greater,
    "ge.Tensor": np.greater_equal,
}
NUMPY = {
    **{n: same(n) for n in UNARY.split()},
    **{n: RENAMED.get(n) or same(n.split(".")[0]) for n in BINARY.split()},
    "sum.dim_IntList": axis(np.sum),
    "mean.dim": axis(np.mean),
    "amax": axis(np.amax),
    "amin": axis(np.amin),
    "prod.dim_int": axis(np.prod),
    "any.dim": axis(np.any),
    "all.dim": axis(np.all),
    "cumsum": along(np.cumsum),
    "cumprod": along(np.cumprod),
    "matmul": np.matmul,
    "mm": np.matmul,
    "bmm": np.matmul,
    "dot": np.dot,
    "outer": np.outer,
    "kron": np.kron,
    "flip": lambda x, dims: np.flip(x, tuple(dims)),
    "where.self": np.where,
    "permute": lambda x, dims: np.transpose(x, dims or None),
    "diagonal": lambda x, offset=0, a=0, b=1: np.diagonal(x, offset, a, b),
    "trace": np.trace,
    "isin.Tensor_Tensor": lambda x, y, invert=False: np.isin(x, y, invert=invert),
    "nan_to_num": np.nan_to_num,
    "take": lambda x, i: np.take(x, i),
    "argmax": axis(np.argmax),
    "argmin": axis(np.argmin),
}
# Kinds that NumPy computes by other rules or refuses.
OTHER_RULES = {
    "sign": "complex64",
    "floor_divide": "complex64 bool",
    "arctan2": "complex64",
    "fix": "bool",
    "angle": "bool",
    "reciprocal": "int64 uint8 bool",
}


def arrays(value):
    if isinstance(value, rt.Tensor):
        return value.detach().numpy()
    return value


def wanted(name, sample):
    """What NumPy says, or None where it has no answer for these dtypes."""
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            return NUMPY[name](
                *(arrays(a) for a in sample.args),
                **{k: arrays(v) for k, v in sample.kwargs.items()},
            )
    except TypeError:
        return None


@pytest.mark.parametrize("name", [n for n in NUMPY if n in BY_NAME])
def test_values_are_those_of_numpy(name):
    case = BY_NAME[name]
    compared = 0
    for dtype in DTYPES:
        if (case.dtypes and dtype not in case.dtypes) or dtype in OTHER_RULES.get(name, ""):
            continue
        for sample in case.samples(getattr(rt, dtype)):
            want = wanted(name, sample)
            if want is None:
                continue
            (result,) = flat(case.call(sample))
            got = result.numpy()
            where = f"{name}{sample!r}"
            assert got.shape == np.shape(want), where
            # Where NumPy computes bytes and truth values in half precision it is the coarser one.
            coarse = np.asarray(want).dtype == np.float16
            np.testing.assert_allclose(
                got.astype(np.complex128),
                np.asarray(want).astype(np.complex128),
                rtol=2e-3 if coarse else 2e-5 if got.dtype.itemsize <= 8 else 1e-10,
                atol=1e-3 if coarse else 1e-5 if got.dtype.itemsize <= 8 else 1e-12,
                err_msg=where,
            )
            compared += 1
    assert compared


def test_the_names_are_those_of_the_table():
    assert [n for n in NUMPY if n not in BY_NAME] == []
