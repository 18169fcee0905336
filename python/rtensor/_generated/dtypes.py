"""Made by `python -m schema.gen` from schema/types.yaml; do not edit."""

from rtensor import _C

TYPE_NAMES = {
    _C.bool: "BoolTensor",
    _C.uint8: "ByteTensor",
    _C.uint16: "UInt16Tensor",
    _C.uint32: "UInt32Tensor",
    _C.uint64: "UInt64Tensor",
    _C.int8: "CharTensor",
    _C.int16: "ShortTensor",
    _C.int32: "IntTensor",
    _C.int64: "LongTensor",
    _C.float16: "HalfTensor",
    _C.bfloat16: "BFloat16Tensor",
    _C.float32: "FloatTensor",
    _C.float64: "DoubleTensor",
    _C.complex64: "ComplexFloatTensor",
    _C.complex128: "ComplexDoubleTensor",
}

# (relative, absolute)
TOLERANCES = {
    _C.float16: (0.001, 1e-05),
    _C.bfloat16: (0.016, 1e-05),
    _C.float32: (1.3e-06, 1e-05),
    _C.float64: (1e-07, 1e-07),
    _C.complex64: (1.3e-06, 1e-05),
    _C.complex128: (1e-07, 1e-07),
}

# (digits, exponent of the smallest and of the largest normal number, resolution)
FLOATS = {
    _C.float16: (11, -14, 15, 0.001),
    _C.bfloat16: (8, -126, 127, 0.01),
    _C.float32: (24, -126, 127, 1e-06),
    _C.float64: (53, -1022, 1023, 1e-15),
}
