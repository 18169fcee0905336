"""What a trace says when it freezes something of the example run: where, as a warning or an error."""

from __future__ import annotations

import linecache
import sys
import warnings
from types import FrameType
from typing import Any


class TracerWarning(UserWarning):
    """Something of the example run is frozen into a trace."""


# Whether what freezes is an error; `trace` sets it for the time of a recording.
strict = False


def _user_frame() -> Any:
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module.split(".")[0] != "rtensor":
            return frame
        frame = frame.f_back
    return None


def by_user() -> bool:
    """Whether what called is the user's code: asked where an attribute of a tensor is read."""
    frame: FrameType | None = sys._getframe(1)
    # Methods of Tensor in Python are the user's call.
    while frame is not None and frame.f_globals.get("__name__") == "rtensor._tensor":
        frame = frame.f_back
    module = "" if frame is None else frame.f_globals.get("__name__", "")
    return bool(module.split(".")[0] != "rtensor")


def source_of() -> tuple[str, int, str] | None:
    frame = _user_frame()
    if frame is None:
        return None
    code = frame.f_code
    line = linecache.getline(code.co_filename, frame.f_lineno).strip()
    return f"{frame.f_globals.get('__name__', '')}.{code.co_qualname}", frame.f_lineno, line


def on_freeze(what: str) -> None:
    place = source_of()
    where = f" ({place[0]}, line {place[1]}: {place[2]})" if place is not None else ""
    message = f"the trace keeps {what} as it is in the example{where}"
    if strict:
        raise RuntimeError(message)
    warnings.warn(message, TracerWarning, stacklevel=3)
