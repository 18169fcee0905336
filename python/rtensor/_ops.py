"""`rt.ops`: every operation by namespace and name, custom ones included."""

from __future__ import annotations

import os

from rtensor import _C


class _Namespace:
    """The operations of one namespace; looked up when asked for, so that later ones are seen."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __getattr__(self, name: str) -> _C.OpOverloadPacket:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return _C.get_packet(f"{self.__name__}::{name}")
        except AttributeError:
            raise AttributeError(f"no operation is named '{self.__name__}::{name}'") from None

    def __dir__(self) -> list[str]:
        prefix = f"{self.__name__}::"
        names = (n.split(".")[0] for n in _C.operator_names() if n.startswith(prefix))
        return sorted({n[len(prefix) :] for n in names})

    def __repr__(self) -> str:
        return f"<operations of namespace '{self.__name__}'>"


class _Ops:
    """Namespaces as attributes: `rt.ops.aten`, `rt.ops.my_library`."""

    def __getattr__(self, name: str) -> _Namespace:
        if name.startswith("__"):
            raise AttributeError(name)
        namespace = _Namespace(name)
        setattr(self, name, namespace)
        return namespace

    def load_library(self, path: str | os.PathLike[str]) -> None:
        """Load custom operations from a shared library written to `rtensor.h` (`rt.library.include_path()`).

        They stay for the process. Raises LoadError when the file is no plug-in, and what its registrations raise;
        then none of them stays.
        """
        _C.load_plugin(os.path.abspath(path))

    def __dir__(self) -> list[str]:
        return sorted({"load_library", *(n.split("::")[0] for n in _C.operator_names())})

    def __repr__(self) -> str:
        return "<rtensor.ops>"


ops: _Ops = _Ops()
