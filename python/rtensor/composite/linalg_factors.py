"""What is made of factorisations: solutions, determinants, inverses, norms of matrices."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor


def lu_factor(A: Tensor, *, pivot: bool = True) -> tuple[Tensor, Tensor]:
    """Factorise, or raise."""
    found = _C.linalg_lu_factor_ex(A, pivot=pivot, check_errors=True)
    return found[0], found[1]


def lu(A: Tensor, *, pivot: bool = True) -> tuple[Tensor, Tensor, Tensor]:
    """Unpack the factors; without exchanges the permutation is empty."""
    found = _C.linalg_lu_factor_ex(A, pivot=pivot)
    return lu_unpack(found[0], found[1], True, pivot)


def lu_unpack(
    LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool = True, unpack_pivots: bool = True
) -> tuple[Tensor, Tensor, Tensor]:
    """Cut the triangles apart, and turn exchanges into a matrix."""
    m, n = LU_data.size(-2), LU_data.size(-1)
    k = min(m, n)
    nothing = _C.empty([0], dtype=LU_data.dtype, device=LU_data.device)
    P, L, U = nothing, nothing, nothing
    if unpack_data:
        one = _C.eye(m, k, dtype=LU_data.dtype, device=LU_data.device)
        L = LU_data.narrow(-1, 0, k).tril(-1) + one
        U = LU_data.narrow(-2, 0, k).triu()
    if unpack_pivots:
        rows = _C._lu_permutation(LU_pivots, m)
        one = _C.eye(m, dtype=LU_data.dtype, device=LU_data.device)
        P = one.index_select(0, rows.reshape(-1)).reshape([*list(rows.shape), m]).mT
    return P, L, U


def solve_by_lu(
    LU: Tensor, pivots: Tensor, B: Tensor, *, left: bool = True, adjoint: bool = False
) -> Tensor:
    """Solve for both triangles, one after the other."""
    if not left:
        # X A = B is A^H X^H = B^H.
        return solve_by_lu(LU, pivots, B.mH, adjoint=not adjoint).mH
    n = LU.size(-1)
    if LU.dim() < 2 or LU.size(-2) != n or B.dim() < 2 or B.size(-2) != n:
        raise RuntimeError(
            f"the factors, of shape {list(LU.shape)}, and B, of shape {list(B.shape)}, make no system of equations"
        )
    P = lu_unpack(LU, pivots, False, True)[0]
    if adjoint:
        X = _C.linalg_solve_triangular(LU.triu().mH, B, upper=False)
        return P @ _C.linalg_solve_triangular(LU.mH, X, upper=True, unitriangular=True)
    X = _C.linalg_solve_triangular(LU, P.mT @ B, upper=False, unitriangular=True)
    return _C.linalg_solve_triangular(LU, X, upper=True)


def lu_solve(self: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    """Put the right side last."""
    return solve_by_lu(LU_data, LU_pivots, self)


def solve_ex(
    A: Tensor, B: Tensor, *, left: bool = True, check_errors: bool = False
) -> tuple[Tensor, Tensor]:
    """Drop the factors."""
    found = _C._linalg_solve_ex(A, B, left=left, check_errors=check_errors)
    return found[0], found[3]


def solve(A: Tensor, B: Tensor, *, left: bool = True) -> Tensor:
    """Solve, or raise."""
    return _C._linalg_solve_ex(A, B, left=left, check_errors=True)[0]


def inv(A: Tensor) -> Tensor:
    """Invert, or raise."""
    return _C.linalg_inv_ex(A, check_errors=True)[0]


def det(A: Tensor) -> Tensor:
    """Drop the factors."""
    return _C._linalg_det(A)[0]


def slogdet(A: Tensor) -> tuple[Tensor, Tensor]:
    """Drop the factors."""
    found = _C._linalg_slogdet(A)
    return found[0], found[1]


def logdet(self: Tensor) -> Tensor:
    """Join the direction and the logarithm of the size."""
    found = _C._linalg_slogdet(self)
    if self.is_complex():
        return found[0].log() + found[1]
    return found[1].masked_fill(found[0] < 0, float("nan"))


def cholesky(self: Tensor, upper: bool = False) -> Tensor:
    """Factorise, or raise."""
    return _C.linalg_cholesky_ex(self, upper=upper, check_errors=True)[0]


def cholesky_solve(self: Tensor, input2: Tensor, upper: bool = False) -> Tensor:
    """Solve for both triangles, one after the other."""
    if self.dim() < 2 or input2.dim() < 2:
        raise RuntimeError("cholesky_solve: both operands need at least 2 dimensions")
    first = input2.mH if upper else input2
    X = _C.linalg_solve_triangular(first, self, upper=False)
    return _C.linalg_solve_triangular(first.mH, X, upper=True)


def cholesky_inverse(self: Tensor, upper: bool = False) -> Tensor:
    """Invert the triangle."""
    if self.dim() < 2 or self.size(-1) != self.size(-2):
        raise RuntimeError(f"cholesky_inverse: needs square matrices, got {list(self.shape)}")
    one = _C.eye(self.size(-1), dtype=self.dtype, device=self.device)
    inverse = _C.linalg_solve_triangular(self, one, upper=upper)
    return inverse @ inverse.mH if upper else inverse.mH @ inverse


def qr(self: Tensor, some: bool = True) -> tuple[Tensor, Tensor]:
    """Name the mode."""
    return _C.linalg_qr(self, "reduced" if some else "complete")


def svd(
    A: Tensor, full_matrices: bool = True, *, driver: str | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """Compute the vectors too."""
    return _C._linalg_svd(A, full_matrices, True, driver=driver)


def svdvals(A: Tensor, *, driver: str | None = None) -> Tensor:
    """Drop the vectors, of which the gradient is made."""
    return _C._linalg_svd(A, False, A.requires_grad, driver=driver)[1]


def eigh(self: Tensor, UPLO: str = "L") -> tuple[Tensor, Tensor]:
    """Compute the vectors too."""
    return _C._linalg_eigh(self, UPLO, True)


def eigvalsh(self: Tensor, UPLO: str = "L") -> Tensor:
    """Drop the vectors, of which the gradient is made."""
    return _C._linalg_eigh(self, UPLO, self.requires_grad)[0]
