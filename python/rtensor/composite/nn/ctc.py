"""Connectionist temporal classification (Graves et al., 2006): the forward recursion, step by step for all sequences.

Labels stand between blanks; a path stays, goes one place on, or two where that skips a blank between unlike labels.
Chances are logarithms; one that is 0 is a large negative number, so that its gradient is 0 and not NaN.
"""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor
from rtensor.composite.nn.losses import _reduce

_NEVER = -1e30


def _check(log_probs: Tensor, targets: Tensor, inputs: Tensor, lengths: Tensor, blank: int) -> None:
    steps, n, classes = log_probs.size(0), log_probs.size(1), log_probs.size(2)
    if targets.is_floating_point() or targets.is_complex():
        raise RuntimeError(f"ctc_loss: targets must be integers, got {targets.dtype}")
    if blank < 0 or blank >= classes:
        raise RuntimeError(f"ctc_loss: blank must be from 0 to {classes - 1}, got {blank}")
    if inputs.numel() != n or lengths.numel() != n:
        raise RuntimeError(
            f"ctc_loss: {n} sequences need as many lengths, got {inputs.numel()} and {lengths.numel()}"
        )
    if inputs.is_meta or n == 0:
        return
    if bool((inputs < 0).any()) or bool((inputs > steps).any()):
        raise RuntimeError(f"ctc_loss: input lengths must be from 0 to {steps}")
    if bool((lengths < 0).any()):
        raise RuntimeError("ctc_loss: target lengths must not be negative")
    most = int(lengths.sum()) if targets.dim() == 1 else int(lengths.max())
    if most > targets.size(-1):
        raise RuntimeError(
            f"ctc_loss: target lengths reach {most}, beyond targets of shape {list(targets.shape)}"
        )


def _labels(targets: Tensor, lengths: Tensor, longest: int, blank: int) -> Tensor:
    """Give labels between blanks, one row for each sequence."""
    n = lengths.size(0)
    labels = targets.to(_C.int64)
    if targets.dim() == 1:
        starts = (lengths.cumsum(0) - lengths).unsqueeze(1)
        places = starts + _C.arange(longest, device=targets.device)
        if targets.numel() > 0:
            labels = labels.take(places.clamp(max=targets.numel() - 1))
        else:
            labels = places * 0 + blank
    blanks = _C.full([n, longest], blank, dtype=_C.int64, device=targets.device)
    pairs = _C.stack([blanks, labels], 2).reshape([n, 2 * longest])
    last = _C.full([n, 1], blank, dtype=_C.int64, device=targets.device)
    return _C.cat([pairs, last], 1)


def _losses(
    log_probs: Tensor, labels: Tensor, inputs: Tensor, lengths: Tensor, blank: int
) -> Tensor:
    n, places = labels.size(0), labels.size(1)
    never = _C.full([n, 2], _NEVER, dtype=log_probs.dtype, device=log_probs.device)
    before = _C.cat([labels.narrow(1, 0, min(2, places)) * 0 + blank, labels], 1)
    skips = (labels != blank) & (labels != before.narrow(1, 0, places))
    place = _C.arange(places, device=labels.device)
    # Before the first step the path stands just before the first blank, or before the first label.
    state = _C.where(place < 2, 0.0, _NEVER).to(log_probs.dtype).expand([n, places])
    for t in range(log_probs.size(0)):
        heard = log_probs.select(0, t).gather(1, labels)
        if t > 0:
            wider = _C.cat([never, state], 1)
            skipped = wider.narrow(1, 0, places).masked_fill(~skips, _NEVER)
            moved = _C.stack([state, wider.narrow(1, 1, places), skipped])
            then = moved.logsumexp(0) + heard
        else:
            then = state + heard
        state = _C.where((inputs > t).unsqueeze(1), then.clamp_min(_NEVER), state)
    end = (lengths * 2).unsqueeze(1)
    final = state.gather(1, end)
    label = state.gather(1, (end - 1).clamp_min(0)).masked_fill(end == 0, _NEVER)
    return -_C.stack([final, label]).logsumexp(0).squeeze(1)


def _reduced(
    log_probs: Tensor,
    targets: Tensor,
    inputs: Tensor,
    lengths: Tensor,
    blank: int,
    reduction: int,
    zero_infinity: bool,
) -> Tensor:
    if log_probs.dtype not in (_C.float32, _C.float64):
        raise NotImplementedError(f"ctc_loss: needs float32 or float64, got {log_probs.dtype}")
    if log_probs.dim() not in (2, 3):
        raise RuntimeError(
            f"ctc_loss: needs log-probabilities of shape (T, N, C) or (T, C), got {list(log_probs.shape)}"
        )
    single = log_probs.dim() == 2
    batch = log_probs.unsqueeze(1) if single else log_probs
    inputs, lengths = inputs.reshape([-1]).to(_C.int64), lengths.reshape([-1]).to(_C.int64)
    _check(batch, targets, inputs, lengths, blank)
    if targets.dim() > 1:
        longest = targets.size(1)
    else:
        longest = 0 if lengths.numel() == 0 or lengths.is_meta else int(lengths.max())
    labels = _labels(targets, lengths, longest, blank)
    loss = _losses(batch, labels, inputs, lengths, blank)
    # No path: too few steps for the labels.
    impossible = loss > -_NEVER / 2
    loss = loss.masked_fill(impossible, 0.0 if zero_infinity else float("inf"))
    if reduction == 1:
        return (loss / lengths.clamp_min(1).to(loss.dtype)).mean()
    loss = _reduce(loss, reduction)
    return loss.squeeze(0) if single and reduction == 0 else loss


def ctc_loss_lists(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: list[int],
    target_lengths: list[int],
    blank: int = 0,
    reduction: int = 1,
    zero_infinity: bool = False,
) -> Tensor:
    """Make tensors of the lengths."""
    inputs = _C.tensor(input_lengths, dtype=_C.int64).to(log_probs.device)
    lengths = _C.tensor(target_lengths, dtype=_C.int64).to(log_probs.device)
    return _reduced(log_probs, targets, inputs, lengths, blank, reduction, zero_infinity)


def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Tensor,
    target_lengths: Tensor,
    blank: int = 0,
    reduction: int = 1,
    zero_infinity: bool = False,
) -> Tensor:
    """Sum over the paths that read as the targets."""
    if input_lengths.is_floating_point() or target_lengths.is_floating_point():
        raise RuntimeError("ctc_loss: lengths must be integers")
    return _reduced(
        log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity
    )
