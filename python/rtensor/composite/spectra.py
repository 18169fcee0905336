"""Transforms of overlapping windows of a signal, and back."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _window(
    window: Tensor | None, x: Tensor, n_fft: int, win_length: int | None, hop: int
) -> Tensor:
    """Check the sizes, and put the window into the middle of a frame."""
    size = n_fft if win_length is None else win_length
    if n_fft <= 0 or hop <= 0 or size <= 0 or size > n_fft:
        raise RuntimeError(
            f"stft: needs 0 < win_length <= n_fft and 0 < hop_length, got n_fft={n_fft}, win_length={size}, "
            f"hop_length={hop}"
        )
    if window is not None and (window.dim() != 1 or window.size(0) != size):
        raise RuntimeError(
            f"stft: the window must be a vector of {size} elements, got shape {list(window.shape)}"
        )
    if window is None:
        real = x.real if x.is_complex() else x
        window = _C.ones([size], dtype=real.dtype, device=x.device)
    before = (n_fft - size) // 2
    return _C.constant_pad_nd(window, [before, n_fft - size - before], 0)


def stft(
    self: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    pad_mode: str = "reflect",
    normalized: bool = False,
    onesided: bool | None = None,
    return_complex: bool | None = None,
    align_to_window: bool | None = None,
) -> Tensor:
    """Cut frames, weigh and transform them."""
    is_complex = self.is_complex() or (window is not None and window.is_complex())
    if return_complex is None and not is_complex:
        raise RuntimeError(
            "stft: return_complex is needed for real inputs; pass return_complex=True"
        )
    if self.dim() != 1 and self.dim() != 2:
        raise RuntimeError(f"stft: needs a signal of 1 or 2 dimensions, got {self.dim()}")
    if is_complex and onesided is not None and onesided:
        raise RuntimeError("stft: complex signals have no onesided transform")
    if align_to_window is not None:
        raise RuntimeError("stft: align_to_window is not supported; leave it out")
    hop = n_fft // 4 if hop_length is None else hop_length
    weights = _window(window, self, n_fft, win_length, hop)
    x = self.reshape([1, -1]) if self.dim() == 1 else self
    if center:
        x = _C.pad(x, [n_fft // 2, n_fft // 2], pad_mode)
    if x.size(-1) < n_fft:
        raise RuntimeError(
            f"stft: a frame of {n_fft} elements is longer than the signal, {x.size(-1)}"
        )
    frames = x.unfold(-1, n_fft, hop) * weights
    norm = "ortho" if normalized else "backward"
    if is_complex or (onesided is not None and not onesided):
        found = _C.fft_fft(frames, None, -1, norm)
    else:
        found = _C.fft_rfft(frames, None, -1, norm)
    found = found.transpose(1, 2)
    if self.dim() == 1:
        found = found.squeeze(0)
    if return_complex is not None and not return_complex:
        return _C.view_as_real(found)
    return found


def istft(
    self: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    normalized: bool = False,
    onesided: bool | None = None,
    length: int | None = None,
    return_complex: bool = False,
) -> Tensor:
    """Add the frames up, each weighed again, and divide by the sum of squared weights."""
    if not self.is_complex() or (self.dim() != 2 and self.dim() != 3):
        raise RuntimeError(
            f"istft: needs complex transforms of 2 or 3 dimensions, got {self.dtype} of shape {list(self.shape)}"
        )
    hop = n_fft // 4 if hop_length is None else hop_length
    weights = _window(window, self, n_fft, win_length, hop)
    x = self.unsqueeze(0) if self.dim() == 2 else self
    half = x.size(1) != n_fft if onesided is None else onesided
    if x.size(1) != (n_fft // 2 + 1 if half else n_fft) or x.numel() == 0:
        raise RuntimeError(
            f"istft: n_fft={n_fft} does not fit {x.size(1)} frequencies (onesided={half})"
        )
    if return_complex and half:
        raise RuntimeError("istft: a onesided transform gives real signals")
    norm = "ortho" if normalized else "backward"
    frames = x.transpose(1, 2)
    if return_complex:
        signal = _C.fft_ifft(frames, None, -1, norm)
    else:
        # The other half is taken to be the conjugate of this one.
        signal = _C.fft_irfft(frames.narrow(-1, 0, n_fft // 2 + 1), n_fft, -1, norm)
    whole = n_fft + hop * (x.size(2) - 1)
    total = _C.unfold_backward(signal * weights, [x.size(0), whole], 1, n_fft, hop)
    squares = (weights * weights).expand([1, x.size(2), n_fft])
    cover = _C.unfold_backward(squares, [1, whole], 1, n_fft, hop)
    start = n_fft // 2 if center else 0
    end = whole - start
    if length is not None:
        end = min(start + length, whole)
    total, cover = total.narrow(1, start, end - start), cover.narrow(1, start, end - start)
    if not cover.is_meta and bool((cover.abs() < 1e-11).any()):
        raise RuntimeError("istft: the windows leave a part of the signal uncovered")
    out = total / cover
    if length is not None and length > end - start:
        out = _C.constant_pad_nd(out, [0, length - (end - start)], 0)
    return out.squeeze(0) if self.dim() == 2 else out
