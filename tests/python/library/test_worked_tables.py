"""Which kernel serves which key, operation by operation: the precedence of the dispatcher, worked out by hand."""

import pytest
import rtensor as rt

KEYS = (
    "CPU",
    "CUDA",
    "Meta",
    "NestedTensorCPU",
    "AutogradCPU",
    "AutogradNestedTensor",
    "Undefined",
)
DEFAULT = "default backend kernel"
AUTOGRAD = "autograd kernel"

TABLES = {
    # A structured leaf: backends without a kernel go by its `out=` form.
    "relu": ("kernel", DEFAULT, "kernel", "missing", AUTOGRAD, AUTOGRAD, DEFAULT),
    "add.Tensor": ("kernel", DEFAULT, "kernel", "kernel", AUTOGRAD, AUTOGRAD, DEFAULT),
    "sum": ("kernel", DEFAULT, "kernel", "missing", AUTOGRAD, AUTOGRAD, DEFAULT),
    # A composite with a nested kernel and a formula for it: plain tensors take the composite at all levels.
    "matmul": (*["math kernel"] * 3, "kernel", "math kernel", AUTOGRAD, "math kernel"),
    "linear": ("math kernel",) * 7,
    "reshape": ("math kernel",) * 7,
    "layer_norm": ("math kernel",) * 7,
    # A view: one kernel for every device, no default.
    "view": ("kernel", "kernel", "kernel", "missing", AUTOGRAD, AUTOGRAD, "missing"),
}


def table(name, capsys):
    """Reason by key, from the table that `explain` prints."""
    rt.explain(f"aten::{name}")
    reasons = {}
    for line in capsys.readouterr().out.split("\n\n")[0].splitlines():
        if line.startswith("    ") and line.endswith("]"):
            reasons[line.split()[0]] = line[line.rindex("[") + 1 : -1]
    return reasons


@pytest.mark.parametrize("name", TABLES)
def test_each_key_has_the_kernel_that_the_rules_give_it(name, capsys):
    reasons = table(name, capsys)
    assert {key: reasons[key] for key in KEYS} == dict(zip(KEYS, TABLES[name], strict=True))


@pytest.mark.parametrize("name", TABLES)
def test_layers_that_do_nothing_are_skipped(name, capsys):
    reasons = table(name, capsys)
    assert reasons["BackendSelect"] == "backend fallback"
    assert reasons["Tracer"] == "backend fallback"
    assert reasons["ADInplaceOrView"] == ("kernel" if name == "view" else "backend fallback")
