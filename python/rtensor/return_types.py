"""Classes of named results, such as what `sort` gives: found by name, so that results can be pickled."""

from __future__ import annotations

from typing import Any

from rtensor import _C


def __getattr__(name: str) -> Any:
    found = None if name.startswith("__") else _C._class_of_results(name)
    if found is None:
        raise AttributeError(f"module 'rtensor.return_types' has no attribute '{name}'")
    return found
