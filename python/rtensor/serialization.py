"""`save` and `load`: tensors in nested dicts and lists, as one safetensors file.

A flat dict of tensors is a plain safetensors file. Anything around the tensors (nesting, numbers, strings) is kept as
JSON in the file's metadata. Nothing else can be saved, and loading runs no code of a file: the header is checked
before a byte of data is used, and PyTorch's own archives are read by an unpickler that knows tensors only.
"""

from __future__ import annotations

import json
import struct
from collections import OrderedDict
from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from rtensor import _C, torch_archive

Tensor = _C.Tensor
LoadError = _C.LoadError

_DTYPES = _C._safetensors_dtypes
_NAMES = {dtype: code for code, dtype in _DTYPES.items()}

_HEADER_LIMIT = 100_000_000
_ALIGNMENT = 8
# Under which name the metadata holds what is around the tensors.
_SKELETON = "rtensor"


def save(obj: Any, f: Any) -> None:
    """Write tensors to a file: a state dict, or any nesting of dicts, lists, tuples, numbers, strings and None.

    Parameters
    ----------
    obj : object
        What to save.
    f : str, path or binary file
        Where to.

    Raises
    ------
    TypeError
        For objects of other classes, before anything is written.
    ValueError
        For an object that holds itself, or is nested too deeply.

    """
    tensors: dict[str, Any] = {}
    if isinstance(obj, Mapping) and obj and all(_plain_item(k, v) for k, v in obj.items()):
        tensors.update(obj)
        metadata = {"format": "pt"}
    else:
        try:
            skeleton = _pack(obj, "", tensors)
        except RecursionError:
            raise ValueError("save: the object is nested too deeply, or holds itself") from None
        metadata = {"format": "pt", _SKELETON: json.dumps(skeleton, separators=(",", ":"))}
    data = _write(tensors, metadata)
    if hasattr(f, "write"):
        f.write(data)
        return
    with open(f, "wb") as file:
        file.write(data)


def load(f: Any, map_location: Any = None, *, weights_only: bool = True) -> Any:
    """Read what `save` wrote, any safetensors file, or a state dict that PyTorch saved.

    Parameters
    ----------
    f : str, path or binary file
        Where from.
    map_location : device, optional
        Where the tensors shall be.
    weights_only : bool
        Must be True: nothing but tensors is ever loaded.

    Raises
    ------
    LoadError
        When the file is damaged, or holds what this function refuses to make.

    """
    if not weights_only:
        raise ValueError(
            "load: weights_only=False would run code of the file; only weights_only=True is supported"
        )
    if hasattr(f, "read"):
        data = f.read()
    else:
        with open(f, "rb") as file:
            data = file.read()
    result = torch_archive.read(data) if data[:4] == b"PK\x03\x04" else _read(memoryview(data))
    return result if map_location is None else _moved(result, map_location)


def _plain_item(key: Any, value: Any) -> bool:
    return isinstance(key, str) and key != "__metadata__" and isinstance(value, Tensor)


def _pack(obj: Any, path: str, tensors: dict[str, Any]) -> Any:
    """Replace tensors by their names, and say of what kind each container is."""
    if isinstance(obj, Tensor):
        name = path or "tensor"
        while name in tensors or name == "__metadata__":
            name += "_"
        tensors[name] = obj
        return {"tensor": name}
    if obj is None or isinstance(obj, (bool, str)):
        return obj
    if isinstance(obj, int):
        return {"int": str(obj)}
    if isinstance(obj, float):
        return {"float": obj.hex()}
    if isinstance(obj, complex):
        return {"complex": [obj.real.hex(), obj.imag.hex()]}
    if isinstance(obj, _C.dtype) and obj in _NAMES:
        return {"dtype": _NAMES[obj]}
    dot = f"{path}." if path else ""
    if isinstance(obj, Mapping):
        kind = "ordered" if isinstance(obj, OrderedDict) else "dict"
        for key in obj:
            if not isinstance(key, (str, int)):
                raise TypeError(
                    f"save: keys must be str or int, got {type(key).__name__} at {path or 'the top'}"
                )
        return {kind: [[k, _pack(v, f"{dot}{k}", tensors)] for k, v in obj.items()]}
    if type(obj) in (list, tuple):
        return {type(obj).__name__: [_pack(v, f"{dot}{i}", tensors) for i, v in enumerate(obj)]}
    raise TypeError(
        f"save: cannot save a {type(obj).__name__} at {path or 'the top'}: only tensors in dicts, lists and tuples, "
        "numbers, strings and None can be saved; for a module, save its state_dict()"
    )


def _write(tensors: dict[str, Any], metadata: dict[str, str]) -> bytes:
    data: dict[str, bytes] = {}
    for name, value in tensors.items():
        if value.dtype not in _NAMES:
            raise TypeError(f"save: {name}: dtype {value.dtype} cannot be saved")
        if value.device.type == "meta":
            raise TypeError(f"save: {name}: a tensor on the meta device has no data")
        data[name] = _elements(value.detach())
    # The largest elements first keep every tensor aligned to its element.
    order = sorted(tensors, key=lambda n: (-tensors[n].element_size(), n))
    ends = list(accumulate(len(data[name]) for name in order))
    places = {name: [end - len(data[name]), end] for name, end in zip(order, ends, strict=True)}
    header: dict[str, Any] = {"__metadata__": metadata}
    for name, value in tensors.items():
        header[name] = {
            "dtype": _NAMES[value.dtype],
            "shape": list(value.shape),
            "data_offsets": places[name],
        }
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % _ALIGNMENT)
    return struct.pack("<Q", len(text)) + text + b"".join(data[name] for name in order)


def _elements(t: Any) -> bytes:
    """Return the elements row by row, which is how a tensor is pickled."""
    data: bytes = t.__reduce_ex__(2)[1][1]
    return data


def _read(data: memoryview) -> Any:
    if len(data) < 8:
        raise LoadError(f"load: the file has {len(data)} bytes, less than the length of a header")
    (length,) = struct.unpack("<Q", data[:8])
    if length > len(data) - 8 or length > _HEADER_LIMIT:
        raise LoadError(
            f"load: this is no safetensors file, or a damaged one: a header of {length} bytes in a file of "
            f"{len(data)} (pickles are never loaded)"
        )
    try:
        header = json.loads(bytes(data[8 : 8 + length]), object_pairs_hook=_unique)
    except (ValueError, RecursionError) as e:
        raise LoadError(f"load: the header is not valid JSON: {e}") from None
    if not isinstance(header, dict):
        raise LoadError("load: the header must be a JSON object")
    metadata = header.pop("__metadata__", {})
    if not isinstance(metadata, dict) or not all(isinstance(v, str) for v in metadata.values()):
        raise LoadError("load: __metadata__ must hold strings")
    body = data[8 + length :]
    ranges = {name: _check_entry(name, entry, len(body)) for name, entry in header.items()}
    end = 0
    for name, (_, _, begin, stop) in sorted(
        ranges.items(), key=lambda item: (item[1][2], item[1][3])
    ):
        if begin != end:
            raise LoadError(
                f"load: {name}: data begins at {begin}, expected {end}: a gap or an overlap"
            )
        end = stop
    if end != len(body):
        raise LoadError(f"load: the header describes {end} bytes of data, the file has {len(body)}")
    tensors = {
        name: _rebuild(body[begin:stop], dtype, shape)
        for name, (dtype, shape, begin, stop) in ranges.items()
    }
    if _SKELETON not in metadata:
        return tensors
    try:
        return _unpack(json.loads(metadata[_SKELETON]), tensors)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError) as e:
        raise LoadError(f"load: the structure in the metadata is damaged: {e!r}") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a name appears twice")
    return result


def _natural(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**63


def _check_entry(name: str, entry: Any, available: int) -> tuple[Any, list[int], int, int]:
    if not isinstance(entry, dict) or set(entry) != {"dtype", "shape", "data_offsets"}:
        raise LoadError(f"load: {name}: an entry must have dtype, shape and data_offsets")
    code, shape, offsets = entry["dtype"], entry["shape"], entry["data_offsets"]
    if not isinstance(code, str) or code not in _DTYPES:
        raise LoadError(
            f"load: {name}: dtype {code!r} is not known; known are {', '.join(_DTYPES)}"
        )
    if not isinstance(shape, list) or not all(_natural(s) for s in shape):
        raise LoadError(f"load: {name}: shape must be a list of sizes, got {shape!r}")
    if not isinstance(offsets, list) or len(offsets) != 2 or not all(_natural(o) for o in offsets):
        raise LoadError(f"load: {name}: data_offsets must be two numbers, got {offsets!r}")
    begin, end = offsets
    if not begin <= end <= available:
        raise LoadError(
            f"load: {name}: data_offsets {offsets} lie outside of the {available} bytes of data"
        )
    count = 1
    for size in shape:
        count *= size
    dtype = _DTYPES[code]
    # Python's integers do not wrap, so a hostile shape cannot pass as a small one.
    if count * dtype.itemsize != end - begin:
        raise LoadError(
            f"load: {name}: shape {shape} of {code} needs {count * dtype.itemsize} bytes, "
            f"data_offsets {offsets} hold {end - begin}"
        )
    return dtype, shape, begin, end


def _rebuild(data: memoryview, dtype: Any, shape: list[int]) -> Any:
    try:
        return _C._rebuild_tensor(Tensor, bytes(data), dtype, shape, False)
    except (ValueError, OverflowError) as e:
        raise LoadError(f"load: a tensor of shape {shape} cannot be made: {e}") from None


def _unpack(item: Any, tensors: dict[str, Any]) -> Any:
    if item is None or isinstance(item, (bool, str)):
        return item
    ((kind, value),) = item.items()
    if kind == "tensor":
        return tensors[value]
    if kind == "int":
        return int(value)
    if kind == "float":
        return float.fromhex(value)
    if kind == "complex":
        return complex(float.fromhex(value[0]), float.fromhex(value[1]))
    if kind == "dtype":
        return _DTYPES[value]
    if kind in ("dict", "ordered"):
        pairs = [(_key(k), _unpack(v, tensors)) for k, v in value]
        return dict(pairs) if kind == "dict" else OrderedDict(pairs)
    if kind in ("list", "tuple"):
        items = [_unpack(v, tensors) for v in value]
        return items if kind == "list" else tuple(items)
    raise ValueError(f"kind {kind!r}")


def _key(key: Any) -> str | int:
    if not isinstance(key, (str, int)):
        raise TypeError(f"key {key!r}")
    return key


def _moved(obj: Any, device: Any) -> Any:
    if isinstance(obj, Tensor):
        return obj.to(device)
    if isinstance(obj, dict):
        return type(obj)((k, _moved(v, device)) for k, v in obj.items())
    if isinstance(obj, (list, tuple)):
        return type(obj)(_moved(v, device) for v in obj)
    return obj
