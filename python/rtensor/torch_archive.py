"""Read the tensors of an archive that PyTorch's `torch.save` wrote.

Such a file is a zip with a pickle and one entry of raw bytes per storage. The unpickler here knows how a tensor is
put together from a storage, and plain containers, and refuses every other name: no code of the file is ever run.
"""

from __future__ import annotations

import io
import math
import pickle
import zipfile
import zlib
from collections import OrderedDict
from typing import Any

from rtensor import _C

Tensor = _C.Tensor
LoadError = _C.LoadError

_STORAGES = {
    "BoolStorage": "bool",
    "ByteStorage": "uint8",
    "CharStorage": "int8",
    "ShortStorage": "int16",
    "IntStorage": "int32",
    "LongStorage": "int64",
    "HalfStorage": "float16",
    "BFloat16Storage": "bfloat16",
    "FloatStorage": "float32",
    "DoubleStorage": "float64",
    "ComplexFloatStorage": "complex64",
    "ComplexDoubleStorage": "complex128",
}


# Elements by the name of their dtype; storages of bytes ("UntypedStorage") hold the newer ones.
_DTYPES = {name: getattr(_C, name) for name in (*_STORAGES.values(), "uint16", "uint32", "uint64")}


class _Storage:
    """The class of a storage, as the pickle names it."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype


def _natural(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**63


def _rebuild_tensor(
    storage: Any,
    offset: Any,
    size: Any,
    stride: Any,
    requires_grad: Any = False,
    hooks: Any = None,
    metadata: Any = None,
) -> Any:
    """Return a view of a storage, once it is known to lie within it."""
    sizes, strides = list(size), list(stride)
    if not isinstance(metadata, (dict, type(None))) or not set(metadata or ()) <= {"conj", "neg"}:
        raise LoadError(f"load: a tensor is marked {metadata!r}, which is not known")
    if len(sizes) != len(strides) or not all(_natural(n) for n in (offset, *sizes, *strides)):
        raise LoadError(
            f"load: a tensor of size {size}, stride {stride} and offset {offset} makes no sense"
        )
    if not isinstance(storage, Tensor):
        raise LoadError("load: a tensor is made of something that is no storage")
    last = offset + sum((n - 1) * step for n, step in zip(sizes, strides, strict=True))
    if 0 not in sizes and last >= storage.numel():
        raise LoadError(
            f"load: a tensor of size {tuple(sizes)}, stride {tuple(strides)} and offset {offset} reaches past its "
            f"storage of {storage.numel()} elements"
        )
    # A tensor of its own: what the archive shares is not shared here.
    if 0 in sizes:
        result = storage[:0].reshape(sizes).clone()
    elif math.prod(sizes) <= last + 1 - offset:
        result = storage.as_strided(sizes, strides, offset).clone()
    else:
        # Elements in several places (an expanded tensor) stay so: the file does not decide how much memory is taken.
        result = storage[offset : last + 1].clone().as_strided(sizes, strides, 0)
    if metadata and metadata.get("conj"):
        result = result.conj().resolve_conj()
    if metadata and metadata.get("neg"):
        result = -result
    return result.requires_grad_() if requires_grad is True else result


def _rebuild_tensor_of_bytes(
    storage: Any,
    offset: Any,
    size: Any,
    stride: Any,
    requires_grad: Any,
    hooks: Any,
    dtype: Any,
    metadata: Any = None,
) -> Any:
    """As `_rebuild_tensor`, for a storage of bytes."""
    if not isinstance(storage, Tensor) or not isinstance(dtype, _C.dtype):
        raise LoadError("load: a tensor is made of something that is no storage")
    if storage.numel() % dtype.itemsize:
        raise LoadError(f"load: a storage of {storage.numel()} bytes holds no whole {dtype}")
    return _rebuild_tensor(
        storage.view(dtype), offset, size, stride, requires_grad, hooks, metadata
    )


def _rebuild_parameter(data: Any, requires_grad: Any = True, hooks: Any = None) -> Any:
    return data.requires_grad_(requires_grad is True)


def _bytes(text: Any, encoding: Any) -> bytes:
    """Return bytes as protocol 2 writes them."""
    if not isinstance(text, str) or encoding != "latin1":
        raise LoadError("load: bytes are not written as pickles write them")
    return text.encode("latin1")


def _of_its_own(function: Any) -> Any:
    """Return a function that nobody else has: a pickle can set attributes of what it names."""

    def call(*args: Any) -> Any:
        return function(*args)

    return call


_CALLABLES = {
    ("_codecs", "encode"): _bytes,
    ("torch._utils", "_rebuild_tensor_v2"): _rebuild_tensor,
    ("torch._utils", "_rebuild_tensor_v3"): _rebuild_tensor_of_bytes,
    ("torch._utils", "_rebuild_parameter"): _rebuild_parameter,
    ("torch", "Size"): _C.Size,
    ("torch", "device"): _C.device,
    ("collections", "OrderedDict"): OrderedDict,
    # Protocol 2 writes sets and complex numbers by name.
    ("builtins", "set"): set,
    ("__builtin__", "set"): set,
    ("builtins", "complex"): complex,
    ("__builtin__", "complex"): complex,
}


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: bytes, archive: zipfile.ZipFile, prefix: str) -> None:
        super().__init__(io.BytesIO(data))
        self.archive = archive
        self.prefix = prefix
        self.storages: dict[str, Any] = {}

    def find_class(self, module: str, name: str) -> Any:
        """Answer the few names that tensors need."""
        if (module, name) in _CALLABLES:
            return _of_its_own(_CALLABLES[module, name])
        if module in ("torch", "torch.storage") and name in _STORAGES:
            return _Storage(_DTYPES[_STORAGES[name]])
        if (module, name) == ("torch.storage", "UntypedStorage"):
            return _Storage(_C.uint8)
        if module == "torch" and name in _DTYPES:
            return _DTYPES[name]
        raise LoadError(
            f"load: the file's pickle asks for {module}.{name}, which is not a part of tensors and could run code; "
            "only weights are loaded (weights_only)"
        )

    def persistent_load(self, pid: Any) -> Any:
        """Read one storage."""
        if (
            not isinstance(pid, tuple)
            or len(pid) != 5
            or pid[0] != "storage"
            or not isinstance(pid[1], _Storage)
        ):
            raise LoadError("load: the file's pickle refers to something that is no storage")
        _, kind, key, _, numel = pid
        if not isinstance(key, str) or not _natural(numel):
            raise LoadError("load: a storage's name or size makes no sense")
        if key not in self.storages:
            data = _entry(self.archive, f"{self.prefix}data/{key}")
            if len(data) != numel * kind.dtype.itemsize:
                raise LoadError(
                    f"load: storage {key} has {len(data)} bytes, expected {numel} elements of {kind.dtype}"
                )
            self.storages[key] = _C._rebuild_tensor(Tensor, data, kind.dtype, [numel], False)
        if self.storages[key].dtype != kind.dtype:
            raise LoadError(f"load: storage {key} is of two dtypes")
        return self.storages[key]


def _entry(archive: zipfile.ZipFile, name: str) -> bytes:
    """Return the bytes of an entry; PyTorch compresses none, and one that is could be of any size."""
    if archive.getinfo(name).compress_type != zipfile.ZIP_STORED:
        raise LoadError(f"load: entry {name} is compressed, which PyTorch's archives never are")
    return archive.read(name)


_PLAIN = (Tensor, _C.dtype, _C.device, type(None), bool, int, float, complex, str, bytes)


def _checked(result: Any) -> Any:
    """Return what an archive holds, once there is nothing else in it than values."""
    left, seen = [result], set()
    while left:
        value = left.pop()
        if isinstance(value, _PLAIN) or id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, dict):
            left += [*value.keys(), *value.values()]
        elif isinstance(value, (list, tuple, set)):
            left += value
        else:
            raise LoadError(f"load: the archive holds a {type(value).__name__}, which is no value")
    return result


def read(data: bytes) -> Any:
    """Return what an archive holds."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = archive.namelist()
            pickles = [n for n in names if n.count("/") <= 1 and n.endswith("data.pkl")]
            if len(pickles) != 1:
                raise LoadError("load: this zip file is no archive of tensors: it has no data.pkl")
            prefix = pickles[0].removesuffix("data.pkl")
            order = f"{prefix}byteorder"
            if order in names and _entry(archive, order) != b"little":
                raise LoadError("load: the archive's data is not little-endian")
            return _checked(_Unpickler(_entry(archive, pickles[0]), archive, prefix).load())
    except LoadError:
        raise
    except (
        ArithmeticError,
        AttributeError,
        EOFError,
        LookupError,
        MemoryError,
        NotImplementedError,
        OSError,
        RuntimeError,
        TypeError,
        ValueError,
        pickle.UnpicklingError,
        zipfile.BadZipFile,
        zlib.error,
    ) as e:
        raise LoadError(f"load: the archive is damaged: {type(e).__name__}: {e}") from None
