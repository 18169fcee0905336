"""Programs: `trace` and `script` make them, `save` and `load` keep them, the `rtensor` binary runs them."""

from rtensor.jit._freezing import TracerWarning
from rtensor.jit._program import ScriptFunction, ScriptModule, freeze, fusion_groups, load, save
from rtensor.jit._script import (
    Final,
    annotate,
    export,
    ignore,
    is_scripting,
    script,
    script_if_tracing,
    unused,
)
from rtensor.jit._trace import TracingCheckError, is_tracing, trace
from rtensor.jit.frontend.source import ScriptError

__all__ = [
    "Final",
    "ScriptError",
    "ScriptFunction",
    "ScriptModule",
    "TracerWarning",
    "TracingCheckError",
    "annotate",
    "export",
    "freeze",
    "fusion_groups",
    "ignore",
    "is_scripting",
    "is_tracing",
    "load",
    "save",
    "script",
    "script_if_tracing",
    "trace",
    "unused",
]
