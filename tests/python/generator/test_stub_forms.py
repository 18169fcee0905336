"""Forms of a name: what is one form, what stays apart, and what a docstring begins with."""

from pathlib import Path

from schema.gen import derive, load
from schema.gen.entry_points import bindings
from schema.gen.forms import forms, union

ROOT = Path(__file__).resolve().parents[3]
FOUND = {
    (b.module, b.name): b
    for b in bindings(derive.expand(load.load_entries(ROOT, load.load_types(ROOT))))
}


def printed(name, *, method=False, module=""):
    b = FOUND[module, name]
    found = forms(b.methods if method else b.functions, method=method)
    return [f"({', '.join(f.printed(typed=True))}) -> {f.result}" for f in found]


def test_forms_that_differ_in_a_type_or_in_out_are_one():
    assert printed("add") == [
        "(input: Tensor, other: Tensor | _Number, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor",
        "(input: _Number, other: Tensor, *, alpha: _Number = 1, out: Tensor | None = None) -> Tensor",
    ]
    assert printed("add", method=True) == [
        "(other: Tensor | _Number, *, alpha: _Number = 1) -> Tensor"
    ]


def test_results_and_parameters_keep_forms_apart():
    assert [f.split(" -> ")[1] for f in printed("max")] == ["Tensor", "return_types.max", "Tensor"]


def test_sizes_may_be_given_one_by_one():
    assert printed("permute", method=True) == [
        "(dims: Sequence[_Index]) -> Tensor",
        "(*dims: _Index) -> Tensor",
    ]


def test_a_union_names_each_type_once():
    assert union("Tensor", "_Number", "Tensor | None") == "Tensor | _Number | None"
    assert union("Sequence[Tensor | None]", "Tensor") == "Sequence[Tensor | None] | Tensor"
    assert union("Tensor", "_Index") == "_Index"


def test_a_heading_is_a_signature_where_one_says_all():
    assert FOUND["", "add"].heading(method=True) == "add($self, other, *, alpha=1)\n--\n\n"
    assert FOUND["", "permute"].heading(method=True) == "permute(dims)\npermute(*dims)\n\n"
    assert FOUND["", "contiguous"].heading(method=True) == (
        "contiguous(*, memory_format=rtensor.contiguous_format)\n\n"
    )
    assert FOUND["", "add_"].heading(method=False) == ""
