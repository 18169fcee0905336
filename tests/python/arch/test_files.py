"""Sizes of files and heads of modules: the wall of the house style."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
WALL = 600
GENERATED = ("src/generated/", "python/rtensor/_generated/")
FOLDERS = ("src", "python", "schema", "tests", "benches", "examples")


def sources(*suffixes: str, folders: tuple[str, ...] = FOLDERS) -> list:
    found = []
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            shown = path.relative_to(ROOT).as_posix()
            hidden = any(
                part.startswith(".") or part == "target" for part in path.parts[len(ROOT.parts) :]
            )
            made = shown.startswith("python/") and path.suffix == ".pyi"
            if (
                path.suffix in suffixes
                and not hidden
                and not shown.startswith(GENERATED)
                and not made
            ):
                found.append(pytest.param(path, id=shown))
    return found


@pytest.mark.parametrize("path", sources(".rs", ".py", ".pyi", ".cu", ".cuh"))
def test_no_file_is_longer_than_the_wall(path):
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= WALL, f"{lines} lines; split it"


@pytest.mark.parametrize("path", sources(".rs", folders=("src", "python/src")))
def test_rust_modules_open_with_what_they_are_for(path):
    first = path.read_text(encoding="utf-8").split("\n", 1)[0]
    assert first.startswith("//!") or not first


@pytest.mark.parametrize("path", sources(".py"))
def test_python_modules_open_with_what_they_are_for(path):
    text = path.read_text(encoding="utf-8")
    assert text.startswith(('"""', 'r"""', "#!")) or not text.strip()


@pytest.mark.parametrize("path", sources(".rs"))
def test_no_placeholders(path):
    text = path.read_text(encoding="utf-8")
    for word in ("todo!(", "unimplemented!("):
        assert word not in text
