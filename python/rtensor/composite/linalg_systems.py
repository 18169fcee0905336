"""Least squares, and other names of eigenvalues, LDL factors and exponentials."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def eigvals(self: Tensor) -> Tensor:
    """Drop the vectors, of which the gradient is made."""
    if self.requires_grad:
        return _C.linalg_eig(self)[0]
    return _C._linalg_eigvals(self)


def ldl_factor(self: Tensor, *, hermitian: bool = False) -> tuple[Tensor, Tensor]:
    """Factorise, or raise."""
    found = _C.linalg_ldl_factor_ex(self, hermitian=hermitian, check_errors=True)
    return found[0], found[1]


def matrix_exp(self: Tensor) -> Tensor:
    """Call the operation of the other name."""
    return _C.matrix_exp(self)


def lstsq(
    self: Tensor, b: Tensor, rcond: float | None = None, *, driver: str | None = None
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Solve, and give what the driver leaves; empty tensors stand for what it does not know."""
    name = "gelsy" if driver is None else driver
    vector = self.dim() - b.dim() == 1
    if self.dim() < 2 or not (vector or self.dim() == b.dim()):
        raise RuntimeError(
            f"linalg.lstsq: needs matrices, and as many right sides, got {list(self.shape)} and {list(b.shape)}"
        )
    right = b.unsqueeze(-1) if vector else b
    found = _C._linalg_lstsq(self, right, rcond, name)
    solution, rank, values = found[0], found[1], found[2]
    residuals = _C.empty([0], dtype=values.dtype, device=self.device)
    n = self.size(-1)
    if name != "gelsy" and self.size(-2) > n:
        full = name == "gels" or rank.is_meta or bool((rank == n).all())
        if full:
            residuals = (self @ solution - right).abs().square().sum(-2)
    if name == "gels":
        rank = _C.empty([0], dtype=rank.dtype, device=self.device)
    return solution.squeeze(-1) if vector else solution, residuals, rank, values
