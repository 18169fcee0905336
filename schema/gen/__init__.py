"""The generator: from `schema/ops/*.yaml` to everything that is derived from it.

`python -m schema.gen` writes the generated files, `--check` fails when one is stale. The stages are `model` (the
notation), `load` (entries and their rules), `derive` (in-place, out and scalar forms), `formulas` (derivatives) and
the writers `rust`, `python`, `docs`. No stage names a file that a later one reads.
"""
