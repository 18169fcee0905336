"""Every operation of the table in a script: it gives the bits that calling it gives, on all of its samples.

Those whose body is Python are compiled, with what they call; the others are instructions.
"""

from __future__ import annotations

import io
import linecache
from typing import Any

import pytest
import rtensor as rt

from tests.python.jit.script_harness import equal
from tests.python.ops.cases import CASES, IN_PLACE, Case, overload

# Operations that scripts refuse, each with the reason and words of the message. One that compiles fails the test.
REFUSED: dict[str, str] = {
    # A number whose kind the tensor's dtype decides: scripts say which by int(), float() or bool().
    "item": "no static type",
    "_local_scalar_dense": "no static type",
}
# What these give is whatever lay in memory.
UNDEFINED = ("empty", "new_empty", "empty_strided", "new_empty_strided", "empty_like")

OPERATIONS = [c for c in CASES + IN_PLACE if c.entry.schema.name not in UNDEFINED]


def written(name: str, sample: Any) -> tuple[str, list[Any]]:
    """A function that makes the sample's call, as source, and the tensors that it is given."""
    given: list[Any] = []
    parameters: list[str] = []

    def text(value: Any) -> str:
        if isinstance(value, rt.Tensor):
            parameters.append(f"a{len(given)}: Tensor")
        elif isinstance(value, (list, tuple)) and any(isinstance(v, rt.Tensor) for v in value):
            optional = any(v is None for v in value)
            parameters.append(
                f"a{len(given)}: List[{'Optional[Tensor]' if optional else 'Tensor'}]"
            )
            value = list(value)
        elif isinstance(value, (list, tuple)):
            return "[" + ", ".join(map(text, value)) + "]"
        elif isinstance(value, float) and value != value:
            return "math.nan"
        elif isinstance(value, float) and abs(value) == float("inf"):
            return "math.inf" if value > 0 else "-math.inf"
        elif isinstance(value, rt.dtype):
            return str(value).replace("rtensor.", "rt.")
        else:
            return repr(value)
        given.append(value)
        return f"a{len(given) - 1}"

    arguments = [text(a) for a in sample.args]
    arguments += [f"{k}={text(v)}" for k, v in sample.kwargs.items()]
    base, _, variant = name.partition(".")
    operation = f"getattr(rt.ops.aten.{base}, '{variant or 'default'}')"
    call = f"{operation}({', '.join(arguments)})"
    return f"def f({', '.join(parameters)}):\n    return {call}\n", given


def defined(source: str) -> Any:
    """The function of a source text, which `inspect` can read."""
    place = f"<composite {hash(source)}>"
    linecache.cache[place] = (len(source), None, source.splitlines(True), place)
    space: dict[str, Any] = {"__name__": "samples"}
    exec(
        "import math\nfrom typing import List, Optional\nimport rtensor as rt\nfrom rtensor import Tensor",
        space,
    )
    exec(compile(source, place, "exec"), space)
    return space["f"]


def copied(value: Any) -> Any:
    if isinstance(value, rt.Tensor):
        return value.detach().clone()
    return [copied(v) for v in value] if isinstance(value, list) else value


def reloaded(program: Any) -> Any:
    """The program as it comes back from its file."""
    out = io.BytesIO()
    rt.jit.save(program, out)
    return rt.jit.load(io.BytesIO(out.getvalue()))


def outcome(f: Any, given: list[Any]) -> Any:
    rt.manual_seed(7)
    try:
        return f(*map(copied, given))
    except rt.jit.ScriptError:
        raise
    except Exception as error:
        return type(error)


@pytest.mark.parametrize("case", OPERATIONS, ids=lambda c: c.name)
def test_scripting_an_operation_gives_what_calling_it_gives(case: Case):
    reason = REFUSED.get(case.name)
    scripts: dict[str, Any] = {}
    ran = 0
    for dtype in case.tested():
        for i, sample in enumerate(case.samples(dtype)):
            source, given = written(case.name, sample)
            want = outcome(
                lambda *_, s=sample: overload(case.name)(
                    *s.map(copied).args, **s.map(copied).kwargs
                ),
                given,
            )
            if isinstance(want, type) and issubclass(want, (rt.DTypeError, NotImplementedError)):
                continue
            if source not in scripts:
                function = defined(source)
                if reason is not None:
                    with pytest.raises(rt.jit.ScriptError, match=reason):
                        rt.jit.script(function)
                    return
                script = rt.jit.script(function)
                scripts[source] = (script, reloaded(script))
            for program in scripts[source]:
                got = outcome(program, given)
                where = f"{source} #{i} {dtype}: {want} and {got}"
                assert want is got if isinstance(want, type) else equal(want, got), where
            ran += 1
    assert ran, "no sample ran"
