"""Singular values of matrices of low rank, by random projections.

After Halko, Martinsson and Tropp, "Finding structure with randomness" (2009), algorithms 4.4 and 5.1.
"""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def _basis(A: Tensor, q: int, niter: int) -> Tensor:
    """Return orthonormal columns that nearly span those of A."""
    start = _C.randn([A.size(-1), q], dtype=A.dtype, device=A.device)
    Q = _C.linalg_qr(A @ start)[0]
    for _ in range(niter):
        Q = _C.linalg_qr(A.mH @ Q)[0]
        Q = _C.linalg_qr(A @ Q)[0]
    return Q


def svd_lowrank(
    A: Tensor, q: int | None = 6, niter: int | None = 2, M: Tensor | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """Return U, S and V of `A` (less `M`): the `q` largest singular values, nearly, and their vectors."""
    q, niter = 6 if q is None else q, 2 if niter is None else niter
    m, n = A.size(-2), A.size(-1)
    if not 0 <= q <= min(m, n):
        raise ValueError(f"svd_lowrank: q must be from 0 to {min(m, n)}, got {q}")
    if niter < 0:
        raise ValueError(f"svd_lowrank: niter must not be negative, got {niter}")
    whole = A if M is None else A - M
    wide = m < n
    tall = whole.mH if wide else whole
    Q = _basis(tall, q, niter)
    U, S, Vh = _C.linalg_svd(Q.mH @ tall, False)
    left, right = Q @ U, Vh.mH
    return (right, S, left) if wide else (left, S, right)


def pca_lowrank(
    A: Tensor, q: int | None = None, center: bool = True, niter: int = 2
) -> tuple[Tensor, Tensor, Tensor]:
    """Return `svd_lowrank` of observations, which are rows, less their mean."""
    most = min(A.size(-2), A.size(-1))
    q = min(6, most) if q is None else q
    if not 0 <= q <= most:
        raise ValueError(f"pca_lowrank: q must be from 0 to {most}, got {q}")
    return svd_lowrank(A - A.mean(-2, True) if center else A, q, niter)
