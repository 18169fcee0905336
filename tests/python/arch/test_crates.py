"""The crates that ship: from the public registry, under licences that ask for no more than a notice, each once."""

import json
import re
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LICENCES = {"MIT", "Apache-2.0", "BSD-3-Clause", "ISC", "Unicode-3.0", "Zlib"}
# Crates of which two versions are built, with the reason.
TWICE = {
    "syn": "macros of two generations; nothing of it is in what ships",
    "equator": "assertions of two crates for linear algebra; a few hundred bytes",
    "equator-macro": "its macro",
}


@cache
def shipped() -> dict[str, dict]:
    """Package by id: what the two crates need at run time, on any platform."""
    out = subprocess.run(
        ["cargo", "metadata", "--format-version", "1", "--locked"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    metadata = json.loads(out)
    nodes = {n["id"]: n for n in metadata["resolve"]["nodes"]}
    todo, seen = list(metadata["workspace_members"]), set()
    while todo:
        node = todo.pop()
        if node not in seen:
            seen.add(node)
            todo += [
                d["pkg"]
                for d in nodes[node]["deps"]
                if any(k["kind"] is None for k in d["dep_kinds"])
            ]
    return {p["id"]: p for p in metadata["packages"] if p["id"] in seen}


def allowed(expression: str) -> bool:
    """Whether one choice of an SPDX expression needs allowed licences only."""
    words = re.sub(r"/", " OR ", re.sub(r" WITH [\w.-]+", "", expression))
    python = re.sub(
        r"[\w.+-]+",
        lambda m: m[0].lower() if m[0] in ("OR", "AND") else str(m[0] in LICENCES),
        words,
    )
    return eval(python)


def test_the_reader_of_licences_knows_its_operators():
    assert allowed("MIT OR GPL-3.0")
    assert allowed("MIT/GPL-3.0")
    assert allowed("(GPL-3.0 OR Apache-2.0) AND Unicode-3.0")
    assert not allowed("MIT AND GPL-3.0")
    assert not allowed("GPL-3.0 WITH GCC-exception-3.1")


def test_licences_ask_for_no_more_than_a_notice():
    refused = {
        p["name"]: p["license"] for p in shipped().values() if not allowed(p["license"] or "none")
    }
    assert refused == {}


def test_crates_come_from_the_public_registry():
    sources = {p["name"]: p["source"] for p in shipped().values() if p["source"]}
    strange = {
        n: s
        for n, s in sources.items()
        if s != "registry+https://github.com/rust-lang/crates.io-index"
    }
    assert strange == {}


def test_each_crate_ships_once():
    count = Counter(p["name"] for p in shipped().values())
    assert {n for n, c in count.items() if c > 1} == set(TWICE)
