"""Derivatives of factorisations and of what is solved with them."""

from typing import Any

from rtensor import _C


def _triangle(x: Any, upper: Any, unit: Any) -> Any:
    """Keep the half that was read."""
    if upper:
        return x.triu(1 if unit else 0)
    return x.tril(-1 if unit else 0)


def solve_triangular_backward(
    grad: Any, self: Any, result: Any, upper: Any, left: Any, unitriangular: Any, need: Any
) -> Any:
    """Of the triangle and of the right side."""
    for_b = _C.linalg_solve_triangular(
        self.mH, grad, upper=not upper, left=left, unitriangular=unitriangular
    )
    if not need[0]:
        return None, for_b
    product = for_b @ result.mH if left else result.mH @ for_b
    return _triangle(-product, upper, unitriangular), for_b if need[1] else None


def solve_backward(grad: Any, A: Any, B: Any, result: Any, left: Any, need: Any) -> Any:
    """Of the matrix and of the right side."""
    vector = B.ndim == 1 or (B.ndim + 1 == A.ndim and B.shape == A.shape[:-1])
    if vector:
        grad, result = grad.unsqueeze(-1), result.unsqueeze(-1)
    for_b = _C._linalg_solve_ex(A.mH, grad, left=left)[0]
    for_a = None
    if need[0]:
        for_a = -(for_b @ result.mH) if left else -(result.mH @ for_b)
    return for_a, for_b.squeeze(-1) if vector else for_b


def det_backward(grad: Any, A: Any, result: Any, LU: Any, pivots: Any) -> Any:
    """Give the conjugate of the adjugate; zero pivots are moved off 0, as the adjugate is continuous."""
    pivot = LU.diagonal(0, -2, -1)
    zero = pivot == 0
    tiny = 2.220446049250313e-16 if A.dtype in (_C.float64, _C.complex128) else 1.1920929e-07
    moved = _C.diag_embed(zero.to(A.dtype) * tiny)
    if not _C.is_grad_enabled():
        factors = LU.detach() + moved
        n = A.size(-1)
        odd = (pivots != _C.arange(1, n + 1, dtype=pivots.dtype, device=pivots.device)).sum(-1)
        sign = (1 - 2 * (odd % 2)).to(A.dtype)
        det = sign * factors.diagonal(0, -2, -1).prod(-1)
        scale = _C.diag_embed((grad * det.conj()).unsqueeze(-1).expand(pivot.shape))
        return _C.linalg_lu_solve(factors, pivots, scale, adjoint=True)
    P, L, _U = _C.lu_unpack(LU.detach(), pivots)
    matrix = A + P @ L @ moved
    scale = (grad * _C._linalg_det(matrix)[0].conj()).unsqueeze(-1).unsqueeze(-1)
    return scale * _C.linalg_inv_ex(matrix)[0].mH


def slogdet_backward(of_sign: Any, of_size: Any, A: Any, sign: Any) -> Any:
    """Scale the inverse; the direction of a real determinant does not change."""
    scale = None if of_size is None else of_size.to(A.dtype)
    if of_sign is not None and A.is_complex():
        turn = (of_sign.conj() * sign).imag * -1j
        scale = turn if scale is None else scale + turn
    if scale is None:
        return _C.zeros_like(A)
    n = A.size(-1)
    system = _C.diag_embed(scale.unsqueeze(-1).expand([*scale.shape, n]))
    return _C._linalg_solve_ex(A.mH, system)[0]


def lu_factor_backward(grad: Any, LU: Any, pivots: Any) -> Any:
    """Of a matrix with any number of rows and columns, from its factors in one matrix."""
    m, n = LU.size(-2), LU.size(-1)
    k = min(m, n)
    P, L, U = _C.lu_unpack(LU, pivots)
    of_l, of_u = grad.narrow(-1, 0, k).tril(-1), grad.narrow(-2, 0, k).triu()
    first_l, first_u = L.narrow(-2, 0, k), U.narrow(-1, 0, k)
    parts_l, parts_u = of_l.narrow(-2, 0, k), of_u.narrow(-1, 0, k)
    below = right = None
    if m > n:
        # The rows below are A2 U^-1.
        below = _right(first_u, of_l.narrow(-2, k, m - k))
        parts_u = parts_u - L.narrow(-2, k, m - k).mH @ below
    if n > m:
        # The columns to the right are L^-1 A2.
        right = _C.linalg_solve_triangular(
            first_l.mH, of_u.narrow(-1, k, n - k), upper=True, unitriangular=True
        )
        parts_l = parts_l - right @ U.narrow(-1, k, n - k).mH
    inner = (first_l.mH @ parts_l).tril(-1) + (parts_u @ first_u.mH).triu()
    inner = _C.linalg_solve_triangular(first_l.mH, inner, upper=True, unitriangular=True)
    out = _right(first_u, inner)
    if below is not None:
        out = _C.cat([out, below], -2)
    if right is not None:
        out = _C.cat([out, right], -1)
    return P @ out


def _right(upper: Any, x: Any) -> Any:
    """Give `x` times the inverse of the conjugate transpose of a triangle."""
    return _C.linalg_solve_triangular(upper.mH, x, upper=False, left=False)


def cholesky_backward(grad: Any, L: Any, upper: Any) -> Any:
    """Of a Hermitian matrix: the gradient is Hermitian too."""
    if upper:
        grad, L = grad.mH, L.mH
    inner = L.mH @ grad.tril()
    inner = (inner.tril() + inner.tril(-1).mH) * 0.5
    first = _C.linalg_solve_triangular(L.mH, inner, upper=True)
    return _C.linalg_solve_triangular(L, first, upper=False, left=False)


def cholesky_inverse_backward(grad: Any, self: Any, result: Any, upper: Any) -> Any:
    """Of a factor taken as a whole matrix, as in PyTorch: the half of zeros has a gradient too."""
    both = -(result @ ((grad + grad.mH) @ result))
    return self.triu() @ both if upper else both @ self.tril()


def cholesky_solve_backward(grad: Any, input2: Any, result: Any, upper: Any, need: Any) -> Any:
    """Of the right side, and of a factor taken as a whole matrix, as in PyTorch."""
    for_self = _C.cholesky_solve(grad, input2, upper)
    if not need[1]:
        return for_self, None
    product = for_self @ result.mH
    both = -(product + product.mH)
    for_factor = input2.triu() @ both if upper else both @ input2.tril()
    return for_self if need[0] else None, for_factor


def qr_backward(of_q: Any, of_r: Any, Q: Any, R: Any, mode: Any) -> Any:
    """Of a matrix whose first columns are independent."""
    m, n = Q.size(-2) if mode != "r" else R.size(-2), R.size(-1)
    if mode == "r":
        raise RuntimeError("linalg.qr: mode 'r' has no Q to make a gradient of; use 'reduced'")
    if mode == "complete" and m > n:
        raise RuntimeError("linalg.qr: mode 'complete' has no gradient for more rows than columns")
    k = min(m, n)
    of_q = _C.zeros_like(Q) if of_q is None else of_q
    of_r = _C.zeros_like(R) if of_r is None else of_r
    first, right = R.narrow(-1, 0, k), None
    if n > m:
        # The columns to the right are Q R2, and R2 = Q^H A2.
        rest, of_rest = R.narrow(-1, k, n - k), of_r.narrow(-1, k, n - k)
        right = Q @ of_rest
        of_q = of_q + Q @ rest @ of_rest.mH
    p, s = Q.mH @ of_q, of_r.narrow(-1, 0, k) @ first.mH
    # R has a real diagonal: an imaginary part there turns Q.
    diagonal = s.diagonal(0, -2, -1)
    if Q.is_complex():
        diagonal = _C.complex(diagonal.real, p.diagonal(0, -2, -1).imag)
    inner = p.tril(-1) - p.mH.tril(-1) + s.mH.tril(-1) + s.triu(1) + _C.diag_embed(diagonal)
    out = _right(first, Q @ (inner - p) + of_q)
    return out if right is None else _C.cat([out, right], -1)


def _skew(x: Any) -> Any:
    return x - x.mH


def svd_backward(of_u: Any, of_s: Any, of_vh: Any, U: Any, S: Any, Vh: Any) -> Any:
    """Of a matrix whose singular values differ; those of the values alone need not."""
    if U.numel() == 0 and S.numel() != 0:
        raise RuntimeError(
            "_linalg_svd: without the vectors there is nothing to make a gradient of"
        )
    k = S.size(-1)
    U, Vh = U.narrow(-1, 0, k), Vh.narrow(-2, 0, k)
    if of_u is None and of_vh is None:
        return (U * of_s.unsqueeze(-2).to(U.dtype)) @ Vh
    u = None if of_u is None else of_u.narrow(-1, 0, k)
    v = None if of_vh is None else of_vh.narrow(-2, 0, k)
    square = S * S
    gaps = square.unsqueeze(-2) - square.unsqueeze(-1)
    gaps = gaps + _C.diag_embed(_C.ones_like(S))
    inner = _C.zeros([*S.shape, k], dtype=U.dtype, device=U.device)
    if u is not None:
        turn = _skew(U.mH @ u)
        inner = inner + turn / gaps * S.unsqueeze(-2)
    if v is not None:
        inner = inner + S.unsqueeze(-1) * (_skew(Vh @ v.mH) / gaps)
    if of_s is not None:
        inner = inner + _C.diag_embed(of_s).to(U.dtype)
    if u is not None and U.is_complex():
        inner = inner + _C.diag_embed(turn.diagonal(0, -2, -1) / (S * 2))
    left = U @ inner
    if u is not None and U.size(-2) > k:
        left = left + (u - U @ (U.mH @ u)) / S.unsqueeze(-2)
    out = left @ Vh
    if v is not None and Vh.size(-1) > k:
        out = out + (U / S.unsqueeze(-2)) @ (v - (v @ Vh.mH) @ Vh)
    return out


def eigh_backward(of_values: Any, of_vectors: Any, values: Any, V: Any) -> Any:
    """Of a Hermitian matrix whose eigenvalues differ; those of the values alone need not."""
    if V.numel() == 0 and values.numel() != 0:
        raise RuntimeError(
            "_linalg_eigh: without the vectors there is nothing to make a gradient of"
        )
    if of_vectors is None:
        return (V * of_values.unsqueeze(-2).to(V.dtype)) @ V.mH
    gaps = values.unsqueeze(-2) - values.unsqueeze(-1)
    gaps = gaps + _C.diag_embed(_C.ones_like(values))
    inner = V.mH @ of_vectors
    inner = inner - _C.diag_embed(inner.diagonal(0, -2, -1))
    inner = inner / gaps
    if of_values is not None:
        inner = inner + _C.diag_embed(of_values).to(V.dtype)
    return V @ inner @ V.mH


def pinv_backward(grad: Any, result: Any, self: Any) -> Any:
    """Of a matrix whose rank stays as it is."""
    slope = grad.mH
    if self.size(-2) <= self.size(-1):
        inner = slope @ result
        outer = inner @ result.mH
        rest = result.mH @ result @ (slope - inner @ self)
        return outer - self @ (result @ outer) + rest - (result @ inner).mH
    inner = result @ slope
    outer = result.mH @ inner
    rest = (slope - self @ inner) @ result @ result.mH
    return outer - (outer @ result) @ self + rest - (inner @ result).mH
