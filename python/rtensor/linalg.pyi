# Made by `python -m schema.gen` from schema/ops and python/rtensor/linalg.py; do not edit.
from rtensor._C import LinAlgError as LinAlgError
from rtensor._C import linalg_cholesky as cholesky
from rtensor._C import linalg_cholesky_ex as cholesky_ex
from rtensor._C import linalg_cond as cond
from rtensor._C import linalg_cross as cross
from rtensor._C import linalg_det as det
from rtensor._C import linalg_diagonal as diagonal
from rtensor._C import linalg_eig as eig
from rtensor._C import linalg_eigh as eigh
from rtensor._C import linalg_eigvals as eigvals
from rtensor._C import linalg_eigvalsh as eigvalsh
from rtensor._C import linalg_householder_product as householder_product
from rtensor._C import linalg_inv as inv
from rtensor._C import linalg_inv_ex as inv_ex
from rtensor._C import linalg_ldl_factor as ldl_factor
from rtensor._C import linalg_ldl_factor_ex as ldl_factor_ex
from rtensor._C import linalg_ldl_solve as ldl_solve
from rtensor._C import linalg_lstsq as lstsq
from rtensor._C import linalg_lu as lu
from rtensor._C import linalg_lu_factor as lu_factor
from rtensor._C import linalg_lu_factor_ex as lu_factor_ex
from rtensor._C import linalg_lu_solve as lu_solve
from rtensor._C import linalg_matmul as matmul
from rtensor._C import linalg_matrix_exp as matrix_exp
from rtensor._C import linalg_matrix_norm as matrix_norm
from rtensor._C import linalg_matrix_power as matrix_power
from rtensor._C import linalg_matrix_rank as matrix_rank
from rtensor._C import linalg_multi_dot as multi_dot
from rtensor._C import linalg_norm as norm
from rtensor._C import linalg_pinv as pinv
from rtensor._C import linalg_qr as qr
from rtensor._C import linalg_slogdet as slogdet
from rtensor._C import linalg_solve as solve
from rtensor._C import linalg_solve_ex as solve_ex
from rtensor._C import linalg_solve_triangular as solve_triangular
from rtensor._C import linalg_svd as svd
from rtensor._C import linalg_svdvals as svdvals
from rtensor._C import linalg_tensorinv as tensorinv
from rtensor._C import linalg_tensorsolve as tensorsolve
from rtensor._C import linalg_vander as vander
from rtensor._C import linalg_vecdot as vecdot
from rtensor._C import linalg_vector_norm as vector_norm

__all__ = [
    "LinAlgError",
    "cholesky",
    "cholesky_ex",
    "cond",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "householder_product",
    "inv",
    "inv_ex",
    "ldl_factor",
    "ldl_factor_ex",
    "ldl_solve",
    "lstsq",
    "lu",
    "lu_factor",
    "lu_factor_ex",
    "lu_solve",
    "matmul",
    "matrix_exp",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "multi_dot",
    "norm",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "solve_ex",
    "solve_triangular",
    "svd",
    "svdvals",
    "tensorinv",
    "tensorsolve",
    "vander",
    "vecdot",
    "vector_norm",
]
