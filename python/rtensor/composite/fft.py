"""Fourier transforms, made of the one over complex numbers: padding before it, halves after it."""

from __future__ import annotations

from collections.abc import Sequence

from rtensor import _C
from rtensor._C import Tensor


def _scale(norm: str | None, inverse: bool) -> int:
    """Normalise by nothing, by the root of the count, or by the count."""
    if norm is None or norm == "backward":
        return 2 if inverse else 0
    if norm == "forward":
        return 0 if inverse else 2
    if norm == "ortho":
        return 1
    raise RuntimeError(f"fft: norm must be 'forward', 'backward' or 'ortho', got '{norm}'")


def _swapped(norm: str | None) -> str:
    """Name the normalisation of the other direction."""
    if norm is None or norm == "backward":
        return "forward"
    return "backward" if norm == "forward" else norm


def _floating(x: Tensor) -> Tensor:
    if x.is_complex() or x.dtype == _C.float32 or x.dtype == _C.float64:
        return x
    if x.is_floating_point():
        raise RuntimeError(f"fft: unsupported dtype {x.dtype}; convert to float32")
    return x * 1.0


def _complex(x: Tensor) -> Tensor:
    x = _floating(x)
    if x.is_complex():
        return x
    return x.to(_C.complex128 if x.dtype == _C.float64 else _C.complex64)


def _real(x: Tensor, name: str) -> Tensor:
    if x.is_complex():
        raise RuntimeError(f"{name} expects real numbers, got {x.dtype}")
    return _floating(x)


def _wrap(x: Tensor, dim: int) -> int:
    n = x.dim()
    if n == 0:
        raise RuntimeError("fft: a 0-dim tensor has no dimension to transform")
    if dim < -n or dim >= n:
        raise IndexError(f"fft: dimension {dim} is out of range for {n} dimension(s)")
    return dim % n


def _resized(x: Tensor, dim: int, n: int) -> Tensor:
    """Cut or pad with zeros to a length."""
    if n < 1:
        raise RuntimeError(f"fft: invalid number of data points ({n}) specified")
    size = x.size(dim)
    if size > n:
        return x.narrow(dim, 0, n)
    if size == n:
        return x
    shape = list(x.shape)
    shape[dim] = n - size
    return _C.cat([x, _C.zeros(shape, dtype=x.dtype, device=x.device)], dim)


def _sized(x: Tensor, dim: int, n: int | None) -> Tensor:
    return _resized(x, dim, x.size(dim) if n is None else n)


def fft(self: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """Transform complex numbers."""
    x = _complex(self)
    d = _wrap(x, dim)
    return _C._fft_c2c(_sized(x, d, n), [d], _scale(norm, False), True)


def ifft(self: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """Transform complex numbers back."""
    x = _complex(self)
    d = _wrap(x, dim)
    return _C._fft_c2c(_sized(x, d, n), [d], _scale(norm, True), False)


def _half(x: Tensor, dim: int, scale: int) -> Tensor:
    """Transform real numbers, and drop what is the conjugate of the rest."""
    whole = _C._fft_c2c(_complex(x), [dim], scale, True)
    return whole.narrow(dim, 0, x.size(dim) // 2 + 1)


def _whole(x: Tensor, dim: int, n: int, scale: int) -> Tensor:
    """Complete the half by its conjugates, transform back, and keep the real part."""
    half = _resized(x, dim, n // 2 + 1)
    rest = n - (n // 2 + 1)
    if rest > 0:
        half = _C.cat([half, half.narrow(dim, 1, rest).flip([dim]).conj()], dim)
    return _C._fft_c2c(half, [dim], scale, False).real


def rfft(self: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """Transform real numbers."""
    x = _real(self, "rfft")
    d = _wrap(x, dim)
    return _half(_sized(x, d, n), d, _scale(norm, False))


def irfft(self: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """Transform back to real numbers."""
    x = _complex(self)
    d = _wrap(x, dim)
    size = 2 * (x.size(d) - 1) if n is None else n
    if size < 1:
        raise RuntimeError(f"fft: invalid number of data points ({size}) specified")
    return _whole(x, d, size, _scale(norm, True))


def hfft(self: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """Transform a Hermitian line."""
    return irfft(_complex(self).conj(), n, dim, _swapped(norm))


def ihfft(self: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """Transform to half of a Hermitian line."""
    return rfft(_real(self, "ihfft"), n, dim, _swapped(norm)).conj()


def _dims(x: Tensor, s: Sequence[int] | None, dim: Sequence[int] | None) -> list[int]:
    """Name the dimensions: all, or as many as there are sizes, from the last."""
    if dim is not None:
        dims = [_wrap(x, d) for d in dim]
    elif s is not None:
        if len(s) > x.dim():
            raise RuntimeError(f"fft: got {len(s)} sizes for {x.dim()} dimension(s)")
        dims = list(range(x.dim() - len(s), x.dim()))
    else:
        dims = list(range(x.dim()))
    for i in range(len(dims)):
        if dims[i] in dims[:i]:
            raise RuntimeError(f"fft: dimension {dims[i]} is named twice")
    if s is not None and len(s) != len(dims):
        raise RuntimeError(f"fft: {len(s)} sizes for {len(dims)} dimension(s)")
    return dims


def _all_sized(x: Tensor, s: list[int] | None, dims: list[int]) -> Tensor:
    for i in range(len(dims)):
        # -1 leaves a dimension as it is.
        size = x.size(dims[i]) if s is None or s[i] == -1 else s[i]
        x = _resized(x, dims[i], size)
    return x


def fftn(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """Transform complex numbers over several dimensions."""
    x = _complex(self)
    dims = _dims(x, s, dim)
    return _C._fft_c2c(_all_sized(x, s, dims), dims, _scale(norm, False), True)


def ifftn(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """Transform complex numbers back over several dimensions."""
    x = _complex(self)
    dims = _dims(x, s, dim)
    return _C._fft_c2c(_all_sized(x, s, dims), dims, _scale(norm, True), False)


def _last(dims: list[int]) -> int:
    if not dims:
        raise RuntimeError("fft: a transform of real numbers needs at least one dimension")
    return dims[len(dims) - 1]


def rfftn(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """Transform real numbers along the last dimension named, complex ones along the others."""
    x = _real(self, "rfftn")
    dims = _dims(x, s, dim)
    scale = _scale(norm, False)
    half = _half(_all_sized(x, s, dims), _last(dims), scale)
    return _C._fft_c2c(half, dims[:-1], scale, True)


def irfftn(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """Transform complex numbers back along all dimensions but the last, and there to real ones."""
    x = _complex(self)
    dims = _dims(x, s, dim)
    last = _last(dims)
    given = -1 if s is None else s[len(s) - 1]
    size = 2 * (x.size(last) - 1) if given == -1 else given
    if size < 1:
        raise RuntimeError(f"fft: invalid number of data points ({size}) specified")
    scale = _scale(norm, True)
    x = _all_sized(x, None if s is None else s[:-1], dims[:-1])
    x = _resized(x, last, size // 2 + 1)
    return _whole(_C._fft_c2c(x, dims[:-1], scale, False), last, size, scale)


def hfftn(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """Transform what is Hermitian along the last dimension named."""
    return irfftn(_complex(self).conj(), s, dim, _swapped(norm))


def ihfftn(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """Transform to what is Hermitian along the last dimension named."""
    return rfftn(_real(self, "ihfftn"), s, dim, _swapped(norm)).conj()


def fft2(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """Name the last two dimensions."""
    return fftn(self, s, dim, norm)


def ifft2(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """Name the last two dimensions."""
    return ifftn(self, s, dim, norm)


def rfft2(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """Name the last two dimensions."""
    return rfftn(self, s, dim, norm)


def irfft2(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """Name the last two dimensions."""
    return irfftn(self, s, dim, norm)


def hfft2(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """Name the last two dimensions."""
    return hfftn(self, s, dim, norm)


def ihfft2(
    self: Tensor,
    s: list[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """Name the last two dimensions."""
    return ihfftn(self, s, dim, norm)


def _shifted(x: Tensor, dim: list[int] | None, back: bool) -> Tensor:
    dims = list(range(x.dim())) if dim is None else list(dim)
    if not dims:
        return x.clone()
    steps = [(x.size(d) + 1) // 2 if back else x.size(d) // 2 for d in dims]
    return x.roll(steps, dims)


def fftshift(self: Tensor, dim: list[int] | None = None) -> Tensor:
    """Roll by half of the size."""
    return _shifted(self, dim, False)


def ifftshift(self: Tensor, dim: list[int] | None = None) -> Tensor:
    """Roll by the other half of the size."""
    return _shifted(self, dim, True)
