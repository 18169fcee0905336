"""Programs: `trace` and `script` make them, `save` and `load` keep them, the `rtensor` binary runs them."""

from rtensor.jit._program import ScriptFunction, ScriptModule, freeze, load, save
from rtensor.jit._script import export, ignore, is_scripting, script, unused
from rtensor.jit._trace import TracerWarning, TracingCheckError, is_tracing, trace
from rtensor.jit.frontend.source import ScriptError

__all__ = [
    "ScriptError",
    "ScriptFunction",
    "ScriptModule",
    "TracerWarning",
    "TracingCheckError",
    "export",
    "freeze",
    "ignore",
    "is_scripting",
    "is_tracing",
    "load",
    "save",
    "script",
    "trace",
    "unused",
]
