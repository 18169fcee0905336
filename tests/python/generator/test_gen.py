"""The generator: notation, rules, derived forms, formulas, and errors that name file and line."""

import re
from pathlib import Path

import pytest

from schema.gen import derive, formulas, load
from schema.gen.model import Place, SchemaError, parse

ROOT = Path(__file__).resolve().parents[3]
HERE = Place("ops.yaml", 7)


def entry(tmp_path, text):
    """Load one family file with the given entries."""
    (tmp_path / "schema/ops").mkdir(parents=True, exist_ok=True)
    (tmp_path / "schema/types.yaml").write_text((ROOT / "schema/types.yaml").read_text())
    (tmp_path / "schema/ops/family.yaml").write_text(text)
    return load.load_entries(tmp_path, load.load_types(tmp_path))


ADD = """
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  variants: [function, method, inplace, out]
  structured: pointwise::add
  scalar: [other]
  derivative: {self: grad, other: grad * alpha}
  doc: Adds.
"""


@pytest.mark.parametrize(
    "text",
    [
        "f() -> ()",
        "view(Tensor(a) self, int[] size) -> Tensor(a)",
        "split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]",
        "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
        "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        "conv(Tensor x, int[2] stride=1, int[2] padding=[0, 0], str mode='zeros') -> (Tensor)",
        "norm(Tensor self, *, float p=-inf, Tensor(a!) out) -> Tensor(a!)",
    ],
)
def test_schemas_print_as_they_were_written(text):
    assert str(parse(text, HERE)) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("f(Tensr x) -> Tensor", "a type ('Tensr' is none)"),
        ("f(Tensor x) -> Tensor extra", "the end of the schema"),
        ("f(Tensor x, *, *, int a) -> Tensor", "one '*' only"),
        ("f(Tensor x, Tensor x) -> Tensor", "'x' is taken"),
        ("f(Tensor x", "','"),
        ("f(Tensor  x) -> Tensor", "write it as"),
    ],
)
def test_errors_name_place_and_column(text, message):
    with pytest.raises(SchemaError) as e:
        parse(text, HERE)
    assert message in str(e.value)
    assert str(e.value).startswith("ops.yaml:7: ")
    assert str(e.value).rstrip().endswith("^")


def test_forms_are_derived(tmp_path):
    operations = derive.expand(entry(tmp_path, ADD))
    assert [str(op.schema) for op in operations] == [
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "add.Scalar(Tensor self, Scalar other, *, Scalar alpha=1) -> Tensor",
        "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        "add_.Scalar(Tensor(a!) self, Scalar other, *, Scalar alpha=1) -> Tensor(a!)",
        "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        "add.Scalar_out(Tensor self, Scalar other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    ]


def test_a_factory_drops_its_options_in_the_out_form(tmp_path):
    text = """
- func: ones(int[] size, *, ScalarType? dtype=None, Device? device=None) -> Tensor
  variants: [function, out]
  dispatch: {CPU: cpu::create::ones}
  tags: [factory]
  derivative: "none: a factory"
  doc: Ones.
"""
    operations = derive.expand(entry(tmp_path, text))
    assert str(operations[1].schema) == "ones.out(int[] size, *, Tensor(a!) out) -> Tensor(a!)"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("doc: Adds.", "dco: Adds."), "7: unknown key 'dco'"),
        (("  doc: Adds.\n", ""), "2: add.Tensor: `doc` is missing"),
        (("  derivative: {self: grad, other: grad * alpha}\n", ""), "`derivative` is missing"),
        (("scalar: [other]", "scalar: [alpha]"), "'alpha' is no Tensor argument"),
        (("structured: pointwise::add", "structured: pointwise.add"), "names no kernel"),
        (
            ("structured: pointwise::add", "dispatch: {CPU: pointwise}"),
            "4: add.Tensor: 'pointwise' names no kernel",
        ),
        (("structured: pointwise::add", "dispatch: {CPUs: a::b}"), "no key 'CPUs'"),
        (("out]", "ouch]"), "3: add.Tensor: variants has 'ouch'"),
        (("add.Tensor(", "add_out.Tensor("), "a name may not end in `_out`"),
        (("-> Tensor", "-> Tensor(a)"), "is not that of an argument"),
        (("Scalar alpha=1", "Generator? alpha=None"), "needs the tag `random`"),
        (("{self: grad, other: grad * alpha}", "composite"), "go together"),
    ],
)
def test_wrong_entries_are_refused_with_their_line(tmp_path, change, message):
    with pytest.raises(SchemaError, match=re.escape(message)):
        entry(tmp_path, ADD.replace(*change))


def test_two_declarations_of_one_name_are_refused(tmp_path):
    with pytest.raises(
        SchemaError,
        match=r"family.yaml:9: add.Tensor: declared before, at schema/ops/family.yaml:2",
    ):
        entry(tmp_path, ADD + ADD)


def compiled(
    tmp_path,
    derivative,
    func="f(Tensor self, Tensor other, int dim, Tensor[] more) -> (Tensor a, Tensor b)",
):
    text = f"""
- func: {func}
  dispatch: {{CPU: cpu::family::f}}
  derivative: {derivative}
  doc: Does.
"""
    operations = derive.expand(entry(tmp_path, text))
    names = formulas.collect_names(tmp_path, operations, ("mul",))
    return formulas.compile_all(operations, names)["f", ""]


def test_only_what_a_formula_names_is_saved(tmp_path):
    f = compiled(
        tmp_path,
        '{self: "grad * other.size(dim) * self.numel() * self.ndim", other: "grads[1] * b"}',
    )
    assert f.inputs == (0, 1)
    assert f.outputs == (0, 1)
    assert f.saves == (("Shape", 1), ("Arg", 2), ("Shape", 0), ("Result", 1))
    assert f.parameters == ("other_shape", "dim", "self_shape", "b")
    assert f.body.splitlines()[1].startswith(
        "return (grad * other_shape[dim] * prod(self_shape) * len(self_shape)"
    )


def test_a_tensor_used_whole_is_saved_once(tmp_path):
    f = compiled(tmp_path, '{self: "grad * self * self.size(0)"}')
    assert f.saves == (("Arg", 0),)


def test_shapes_of_a_list_are_saved_as_shapes(tmp_path):
    f = compiled(tmp_path, '{more: "[grad for s in more.shape]"}')
    assert f.saves == (("Shape", 3),)


def test_arguments_share_a_call(tmp_path):
    f = compiled(tmp_path, '{"self, other": "mul(grad, need)"}')
    assert f.body == "grad = grads[0]\nreturn mul(grad, need)"
    f = compiled(tmp_path, '{"self, other": "mul(grad, need)", more: grad}')
    assert f.body.splitlines()[1:] == [
        "group0 = mul(grad, need[0:2])",
        "return (group0[0], group0[1], grad if need[2] else None)",
    ]


@pytest.mark.parametrize(
    ("formula", "message"),
    [
        ("grad * othr", "'othr' is no argument, result, operation, or helper"),
        ("grad.expnd(self.shape)", "no attribute or method 'expnd'"),
        ("grad *", "not an expression"),
        ("grads[dim]", "must be a number"),
    ],
)
def test_a_typo_in_a_formula_fails_with_its_line(tmp_path, formula, message):
    with pytest.raises(SchemaError, match=re.escape(message)) as e:
        compiled(tmp_path, f'{{self: "{formula}"}}')
    assert str(e.value).startswith("schema/ops/family.yaml:4: f: derivative")
