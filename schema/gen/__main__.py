"""Command line of the generator."""

import argparse
import subprocess
import sys
from pathlib import Path

from schema.gen import derive, docs, entry_points, facades, formulas, load, python, rust, stubs
from schema.gen.model import SchemaError

ROOT = Path(__file__).resolve().parents[2]
MODULES = """//! Made by `schema/gen` from `schema/ops`; do not edit.
pub mod bindings;
#[allow(clippy::doc_markdown, reason = "the texts are the schema's, which Python shows too")]
pub mod ops;
pub mod table;
"""


def generate(root: Path) -> dict[str, str]:
    """Make every derived file: path from the root to text."""
    types = load.load_types(root)
    entries = load.load_entries(root, types)
    operations = derive.expand(entries)
    names = formulas.collect_names(root, operations, types.pending)
    compiled = formulas.compile_all(operations, names)
    rust_files = {
        "src/generated/mod.rs": MODULES,
        "src/generated/table.rs": rust.Table(root, operations, compiled).write(),
        "src/generated/ops.rs": entry_points.write_ops(operations),
        "src/generated/bindings.rs": entry_points.write_bindings(operations),
    }
    return {
        **{path: rustfmt(root, text) for path, text in rust_files.items()},
        "python/rtensor/_generated/__init__.py": python.HEAD,
        "python/rtensor/_generated/dtypes.py": python.write_dtypes(types.dtypes),
        "python/rtensor/_generated/derivatives.py": python.write_derivatives(compiled),
        "python/rtensor/_C.pyi": stubs.write_stubs(root, operations),
        "python/rtensor/return_types.pyi": stubs.write_results(operations),
        **facades.write_facades(root, operations),
        "schema/OPS.md": docs.write_docs(entries, operations),
    }


def rustfmt(root: Path, text: str) -> str:
    """Format Rust source by the rules of the repository."""
    command = ["rustfmt", "--edition", "2024", "--config-path", str(root / "rustfmt.toml")]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"rustfmt refused the generated code:\n{done.stderr}")
    return done.stdout


def main() -> int:
    """Write the files, or with `--check` say which are stale."""
    parser = argparse.ArgumentParser(prog="python -m schema.gen", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail when a file is stale"
    )
    check = parser.parse_args().check
    try:
        files = generate(ROOT)
    except SchemaError as e:
        print(e, file=sys.stderr)
        return 2
    stale = []
    for path, text in files.items():
        target = ROOT / path
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not check:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8")
    if check and stale:
        print("stale, run `make generate`: " + ", ".join(stale), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
