"""Made by `python -m schema.gen` from schema/ops; do not edit."""
