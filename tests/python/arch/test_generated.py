"""What is derived from the schema is fresh, and every entry is complete."""

import subprocess
import sys
from pathlib import Path

from schema.gen import derive, load
from tests.python.ops.known_gaps import UNSAMPLED

ROOT = Path(__file__).resolve().parents[3]
TYPES = load.load_types(ROOT)
ENTRIES = load.load_entries(ROOT, TYPES)
OPERATIONS = derive.expand(ENTRIES)


def test_generated_files_are_fresh():
    done = subprocess.run(
        [sys.executable, "-m", "schema.gen", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_nothing_is_pending():
    declared = {op.schema.name for op in OPERATIONS}
    assert [name for name in TYPES.pending if name in declared] == [], (
        "declared by now: take it off the list"
    )


def public(e):
    return not e.schema.name.startswith("_") and "backward" not in e.schema.name


def test_public_entries_have_samples_and_dtypes():
    missing = [
        e.schema.full_name
        for e in ENTRIES
        if public(e) and not (e.dtypes and (e.samples or e.schema.full_name in UNSAMPLED))
    ]
    assert missing == []


def test_docs_are_sentences():
    wrong = [e.schema.full_name for e in ENTRIES if not e.doc.endswith((".", "`", ")"))]
    assert wrong == []


# Operation: why it has no shape rule.
NO_META = {
    "_nested_tensor_from_list": "its result is a nested tensor, and the device meta has none",
}


def test_every_leaf_that_computes_has_a_meta_kernel():
    for e in ENTRIES:
        if e.schema.full_name in NO_META:
            continue
        keys = {key for key, _ in e.dispatch}
        if "CPU" in keys and not e.structured and "data_dependent" not in e.tags:
            assert "Meta" in keys, e.schema.full_name


def test_kernels_named_in_the_schema_exist():
    for e in ENTRIES:
        for path in {k.path for _, k in e.dispatch if not k.python}:
            assert rust_function(path), f"{e.schema.full_name}: {path}"
        for _, kernel in e.dispatch:
            if kernel.python:
                module, function = kernel.path.split(":")
                assert python_function(module, function), e.schema.full_name


def python_function(module: str, name: str) -> bool:
    place = ROOT / "python/rtensor/composite" / module
    files = [place.with_suffix(".py")] if not place.is_dir() else list(place.glob("*.py"))
    return any(f"def {name}(" in f.read_text(encoding="utf-8") for f in files)


def rust_function(path: str) -> bool:
    *modules, name = path.split("::")
    place = ROOT / "src" / "/".join(modules)
    files = (
        [place.with_suffix(".rs")]
        if place.with_suffix(".rs").exists()
        else list(place.rglob("*.rs"))
    )
    return any(name in f.read_text(encoding="utf-8") for f in files)
