"""Operations made of operations: one module per family, imported at first call."""
