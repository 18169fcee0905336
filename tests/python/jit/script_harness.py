"""What the tests of scripts share: the comparison of a script with Python.

A script is equal to the function or refuses to compile; it never differs. Each case runs in Python and as a script,
on copies of the arguments, and gives the same values of the same types, or an exception of the same class.
"""

import copy
import math

import pytest
import rtensor as rt

# What a script says where it cannot do what Python does: it refuses at run time, and never gives something else.
REFUSALS = ("64-bit int", "64 bits", "ASCII strings only")


def bits(t):
    """The bytes of a tensor's elements, in order."""
    t = t.detach().contiguous()
    return (t.view(rt.int16) if t.dtype == rt.bfloat16 else t).numpy().tobytes()


def equal(a, b):
    """Whether two results are the same: types, structure, bits."""
    if isinstance(a, rt.Tensor) or isinstance(b, rt.Tensor):
        return (
            isinstance(a, rt.Tensor)
            and isinstance(b, rt.Tensor)
            and a.dtype == b.dtype
            and tuple(a.shape) == tuple(b.shape)
            and (a.numel() == 0 or bits(a) == bits(b))
        )
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(equal(x, y) for x, y in zip(a, b, strict=True))
    if type(a) is not type(b):
        return False
    if isinstance(a, list):
        return len(a) == len(b) and all(equal(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, dict):
        return list(a) == list(b) and all(equal(a[k], b[k]) for k in a)
    if isinstance(a, float):
        return (a == b and math.copysign(1, a) == math.copysign(1, b)) or (a != a and b != b)
    return a == b


def copied(x):
    """Arguments of their own for each run."""
    if isinstance(x, rt.Tensor):
        return x.detach().clone().requires_grad_(x.requires_grad)
    if isinstance(x, (list, tuple)):
        return type(x)(*map(copied, x)) if hasattr(x, "_fields") else type(x)(map(copied, x))
    if isinstance(x, dict):
        return {k: copied(v) for k, v in x.items()}
    return copy.deepcopy(x)


def outcome(f, args):
    """What a call gives: ("value", v) or ("error", class name, message)."""
    try:
        return ("value", f(*copied(args)))
    except rt.jit.ScriptError:
        raise
    except Exception as error:
        return ("error", type(error).__name__, str(error.args[0] if error.args else ""))


def assert_same(f, calls, message=False, scripted=None):
    """Run `f` and its script on each tuple of arguments."""
    scripted = scripted or rt.jit.script(f)
    for args in calls:
        want, got = outcome(f, args), outcome(scripted, args)
        if want[0] == "error":
            assert got[0] == "error", (
                f"{f.__name__}{args}: Python raises {want[1]}, the script gives {got[1]!r}"
            )
            assert got[1] == want[1], f"{f.__name__}{args}: {want} and {got}"
            if message:
                assert (want[2].splitlines() or [""])[0] in got[2], (
                    f"{f.__name__}{args}: {want} and {got}"
                )
        else:
            if got[0] == "error" and any(word in got[2] for word in REFUSALS):
                continue
            assert got[0] == "value", f"{f.__name__}{args}: {want} and {got}"
            assert equal(want[1], got[1]), f"{f.__name__}{args}: {want} and {got}"


class Cases:
    """A table of functions to compare, filled by decorators."""

    def __init__(self):
        self.same = []
        self.refused = []

    def on(self, *calls, message=False):
        """The function gives in a script what it gives in Python, on each tuple of arguments."""

        def add(f):
            self.same.append(pytest.param(f, calls, message, id=f.__name__))
            return f

        return add

    def refuse(self, *words):
        """The function does not compile; the message has these words, the source line and a caret under it."""

        def add(f):
            self.refused.append(pytest.param(f, words, id=f.__name__))
            return f

        return add


def assert_refused(f, words):
    """Compiling gives a ScriptError with the line, and a caret below it."""
    with pytest.raises(rt.jit.ScriptError) as caught:
        rt.jit.script(f)
    text = str(caught.value)
    for word in words:
        assert word in text, text
    lines = text.splitlines()
    at = next((i for i, line in enumerate(lines) if line.strip().startswith("^")), None)
    assert at, text
    assert lines[at - 1].strip(), text
