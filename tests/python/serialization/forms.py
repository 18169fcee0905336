"""What tests of files share: every dtype by name, saving to bytes and loading from them."""

import io

import rtensor as rt

DTYPES = [
    "bool", "uint8", "int8", "uint16", "int16", "uint32", "int32", "uint64", "int64",
    "float16", "bfloat16", "float32", "float64", "complex64", "complex128",
]  # fmt: skip


def dump(obj):
    file = io.BytesIO()
    rt.save(obj, file)
    return file.getvalue()


def read(data):
    return rt.load(io.BytesIO(data))
