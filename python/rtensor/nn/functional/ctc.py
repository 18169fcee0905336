"""Connectionist temporal classification: lengths as tensors or lists."""

from __future__ import annotations

from collections.abc import Sequence

from rtensor import _C
from rtensor._C import Tensor
from rtensor.nn.functional.loss import _number


def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Tensor | Sequence[int],
    target_lengths: Tensor | Sequence[int],
    blank: int = 0,
    reduction: str = "mean",
    zero_infinity: bool = False,
) -> Tensor:
    """Return less the logarithm of the chance that frames read as the targets, given log-probabilities."""
    return _C.ctc_loss(
        log_probs,
        targets,
        input_lengths,  # type: ignore[arg-type]
        target_lengths,  # type: ignore[arg-type]
        blank,
        _number(reduction),
        zero_infinity,
    )
