"""Made by `python -m schema.gen` from schema/ops; do not edit.

Each function takes the gradients of the results, which inputs need one, and what was saved.
"""

from math import prod
from typing import Any

from rtensor import _C
from rtensor.composite.formulas import (aminmax_backward, angle_backward, as_strided_backward, as_strided_cleared, batch_norm_gradients, cat_backward, cholesky_backward, cholesky_inverse_backward, cholesky_solve_backward, clamp_backward, clamp_tensor_backward, conj_number, convolution_double_backward, convolution_gradients, copysign_backward, cummax_backward, cumprod_backward, det_backward, div_backward_other, div_mode_backward, div_mode_backward_other, dropout_backward, eig_backward, eigh_backward, elu_double_backward, embedding_double_backward, extreme_backward, extreme_share, gather_backward, gelu_double_backward, group_norm_gradients, householder_backward, i1_backward, i1e_backward, index_backward, index_cleared, index_fill_value_backward, index_reduce_backward, index_select_backward, index_source_backward, layer_norm_gradients, lerp_backward, linear_scan_backward, log_softmax_double_backward, log_softmax_transposed, logcumsumexp_backward, logit_double_backward, logsumexp_backward, lstsq_backward, lu_factor_backward, masked_cleared, masked_scatter_backward, masked_select_backward, matrix_exp_backward, mean_backward, mish_double_backward, nansum_backward, ormqr_backward, over_conj, permute_backward, pinv_backward, polar_backward, pooled_at, pow_backward_exponent, pow_backward_self, pow_scalar_backward, prelu_double_backward, prod_backward, put_cleared, qr_backward, refused, repeat_backward, reversed_cumsum, scale_by_conj, scatter_reduce_backward, scatter_src_backward, scatter_value_reduce_backward, sgn_backward, silu_double_backward, sinc_backward, slice_backward_from, slogdet_backward, softmax_double_backward, softplus_double_backward, solve_backward, solve_triangular_backward, split_backward, split_with_sizes_backward, std_backward, std_mean_backward, sum_backward, svd_backward, take_backward, times_conj, times_conjugate, unbind_backward, value_selecting_reduction_backward, var_backward, var_mean_backward, vector_norm_backward, xlogy_backward_self, zeros_of)


def d_fill_Scalar(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_fill_Tensor(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad) if need[0] else None, grad.sum() if need[1] else None)


def d_fill__Scalar(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_fill__Tensor(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad) if need[0] else None, grad.sum() if need[1] else None)


def d_zero_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_clone(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_copy_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad) if need[0] else None, grad if need[1] else None)


def d__to_copy(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_tril(grads: list[Any], need: tuple[bool, ...], diagonal: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.tril(diagonal),)


def d_triu(grads: list[Any], need: tuple[bool, ...], diagonal: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.triu(diagonal),)


def d__fft_c2c(grads: list[Any], need: tuple[bool, ...], dim: Any, normalization: Any, forward: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C._fft_c2c(grad, dim, normalization, not forward),)


def d_index_Tensor(grads: list[Any], need: tuple[bool, ...], self_shape: Any, indices: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (index_backward(grad, self_shape, indices),)


def d__unsafe_index_Tensor(grads: list[Any], need: tuple[bool, ...], self_shape: Any, indices: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (index_backward(grad, self_shape, indices),)


def d_index_put(grads: list[Any], need: tuple[bool, ...], accumulate: Any, indices: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return ((grad if accumulate else index_cleared(grad, indices)) if need[0] else None, _C.index(grad, indices) if need[1] else None)


def d__unsafe_index_put(grads: list[Any], need: tuple[bool, ...], accumulate: Any, indices: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return ((grad if accumulate else index_cleared(grad, indices)) if need[0] else None, _C.index(grad, indices) if need[1] else None)


def d_index_select(grads: list[Any], need: tuple[bool, ...], self_shape: Any, dim: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (index_select_backward(grad, self_shape, dim, index),)


def d_gather(grads: list[Any], need: tuple[bool, ...], self_shape: Any, dim: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (gather_backward(grad, self_shape, dim, index),)


def d_scatter_src(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any, src_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.scatter(dim, index, 0) if need[0] else None, scatter_src_backward(grad, dim, index, src_shape) if need[1] else None)


def d_scatter_value(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.scatter(dim, index, 0),)


def d_scatter_reduce(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, index: Any, src: Any, reduce: Any, result: Any) -> Any:
    grad = grads[0]
    return scatter_reduce_backward(grad, self, dim, index, src, 'sum' if reduce == 'add' else 'prod', True, result)


def d_scatter_value_reduce(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any, value: Any, reduce: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (scatter_value_reduce_backward(grad, dim, index, value, reduce),)


def d_scatter_add(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any, src_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad if need[0] else None, scatter_src_backward(grad, dim, index, src_shape) if need[1] else None)


def d_scatter_reduce_two(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, index: Any, src: Any, reduce: Any, include_self: Any, result: Any) -> Any:
    grad = grads[0]
    return scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result)


def d_index_add(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any, source_shape: Any, alpha: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad if need[0] else None, index_source_backward(grad, dim, index, source_shape) * conj_number(alpha) if need[1] else None)


def d_index_copy(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any, source_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.index_fill(dim, index, 0) if need[0] else None, index_source_backward(grad, dim, index, source_shape) if need[1] else None)


def d_index_fill_int_Scalar(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.index_fill(dim, index, 0),)


def d_index_fill_int_Tensor(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.index_fill(dim, index, 0) if need[0] else None, index_fill_value_backward(grad, dim, index) if need[1] else None)


def d_index_reduce(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, index: Any, source: Any, reduce: Any, include_self: Any, result: Any) -> Any:
    grad = grads[0]
    return index_reduce_backward(grad, self, dim, index, source, reduce, include_self, result)


def d_take(grads: list[Any], need: tuple[bool, ...], self_shape: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (take_backward(grad, self_shape, index),)


def d_put(grads: list[Any], need: tuple[bool, ...], accumulate: Any, index: Any, source_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return ((grad if accumulate else put_cleared(grad, index)) if need[0] else None, grad.take(index).reshape(source_shape) if need[1] else None)


def d_masked_select(grads: list[Any], need: tuple[bool, ...], self_shape: Any, mask: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (masked_select_backward(grad, self_shape, mask),)


def d_masked_scatter(grads: list[Any], need: tuple[bool, ...], mask: Any, source_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (masked_cleared(grad, mask) if need[0] else None, masked_scatter_backward(grad, mask, source_shape) if need[1] else None)


def d_flip(grads: list[Any], need: tuple[bool, ...], dims: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.flip(dims),)


def d_roll(grads: list[Any], need: tuple[bool, ...], shifts: Any, dims: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.roll([-s for s in shifts], dims),)


def d_repeat(grads: list[Any], need: tuple[bool, ...], repeats: Any, self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (repeat_backward(grad, repeats, self_shape),)


def d_select_scatter(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.select_scatter(zeros_of(grad.select(dim, index)), dim, index) if need[0] else None, grad.select(dim, index) if need[1] else None)


def d_slice_scatter(grads: list[Any], need: tuple[bool, ...], dim: Any, start: Any, end: Any, step: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.slice_scatter(zeros_of(grad.slice(dim, start, end, step)), dim, start, end, step) if need[0] else None, grad.slice(dim, start, end, step) if need[1] else None)


def d_diagonal_scatter(grads: list[Any], need: tuple[bool, ...], offset: Any, dim1: Any, dim2: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.diagonal_scatter(zeros_of(grad.diagonal(offset, dim1, dim2)), offset, dim1, dim2) if need[0] else None, grad.diagonal(offset, dim1, dim2) if need[1] else None)


def d_as_strided_scatter(grads: list[Any], need: tuple[bool, ...], src_shape: Any, size: Any, stride: Any, storage_offset: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (as_strided_cleared(grad, src_shape, size, stride, storage_offset) if need[0] else None, grad.contiguous().as_strided(size, stride, storage_offset) if need[1] else None)


def d_diag_embed(grads: list[Any], need: tuple[bool, ...], offset: Any, dim1: Any, dim2: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.diagonal(offset, dim1, dim2),)


def d_cat(grads: list[Any], need: tuple[bool, ...], tensors_shape: Any, dim: Any) -> Any:
    grad = grads[0]
    return cat_backward(grad, tensors_shape, dim)


def d_stack(grads: list[Any], need: tuple[bool, ...], dim: Any) -> Any:
    grad = grads[0]
    return list(grad.unbind(dim))


def d_mm(grads: list[Any], need: tuple[bool, ...], mat2: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.mm(mat2.mH) if need[0] else None, self.mH.mm(grad) if need[1] else None)


def d_bmm(grads: list[Any], need: tuple[bool, ...], mat2: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.bmm(mat2.mH) if need[0] else None, self.mH.bmm(grad) if need[1] else None)


def d_mv(grads: list[Any], need: tuple[bool, ...], vec: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.outer(vec.conj()) if need[0] else None, self.mH.mv(grad) if need[1] else None)


def d_dot(grads: list[Any], need: tuple[bool, ...], tensor: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * tensor.conj() if need[0] else None, grad * self.conj() if need[1] else None)


def d_vdot(grads: list[Any], need: tuple[bool, ...], other: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.conj() * other if need[0] else None, grad * self if need[1] else None)


def d_addmm(grads: list[Any], need: tuple[bool, ...], beta: Any, mat2: Any, alpha: Any, mat1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.mm(mat2.mH), alpha) if need[1] else None, times_conjugate(mat1.mH.mm(grad), alpha) if need[2] else None)


def d_addmv(grads: list[Any], need: tuple[bool, ...], beta: Any, vec: Any, alpha: Any, mat: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.outer(vec.conj()), alpha) if need[1] else None, times_conjugate(mat.mH.mv(grad), alpha) if need[2] else None)


def d_baddbmm(grads: list[Any], need: tuple[bool, ...], beta: Any, batch2: Any, alpha: Any, batch1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.bmm(batch2.mH), alpha) if need[1] else None, times_conjugate(batch1.mH.bmm(grad), alpha) if need[2] else None)


def d_addbmm(grads: list[Any], need: tuple[bool, ...], beta: Any, batch2: Any, alpha: Any, batch1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.unsqueeze(0).matmul(batch2.mH), alpha) if need[1] else None, times_conjugate(batch1.mH.matmul(grad.unsqueeze(0)), alpha) if need[2] else None)


def d_addr(grads: list[Any], need: tuple[bool, ...], beta: Any, vec2: Any, alpha: Any, vec1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.mv(vec2.conj()), alpha) if need[1] else None, times_conjugate(grad.mT.mv(vec1.conj()), alpha) if need[2] else None)


def d_matmul_AutogradNestedTensor(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> Any:
    grad = grads[0]
    return _C.matmul_backward(grad, self, other, need)


def d_linalg_lu_factor_ex(grads: list[Any], need: tuple[bool, ...], LU: Any, pivots: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (lu_factor_backward(grad, LU, pivots),)


def d_linalg_solve_triangular(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, upper: Any, left: Any, unitriangular: Any) -> Any:
    grad = grads[0]
    return solve_triangular_backward(grad, self, result, upper, left, unitriangular, need)


def d__linalg_solve_ex(grads: list[Any], need: tuple[bool, ...], A: Any, B: Any, result0: Any, left: Any) -> Any:
    grad = grads[0]
    return solve_backward(grad, A, B, result0, left, need)


def d_linalg_inv_ex(grads: list[Any], need: tuple[bool, ...], inverse: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (-inverse.mH.matmul(grad).matmul(inverse.mH),)


def d__linalg_det(grads: list[Any], need: tuple[bool, ...], A: Any, result0: Any, LU: Any, pivots: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (det_backward(grad, A, result0, LU, pivots),)


def d__linalg_slogdet(grads: list[Any], need: tuple[bool, ...], A: Any, sign: Any) -> tuple[Any, ...]:
    return (slogdet_backward(grads[0], grads[1], A, sign),)


def d_linalg_cholesky_ex(grads: list[Any], need: tuple[bool, ...], L: Any, upper: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (cholesky_backward(grad, L, upper),)


def d_cholesky_solve(grads: list[Any], need: tuple[bool, ...], input2: Any, result: Any, upper: Any) -> Any:
    grad = grads[0]
    return cholesky_solve_backward(grad, input2, result, upper, need)


def d_cholesky_inverse(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, upper: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (cholesky_inverse_backward(grad, self, result, upper),)


def d_linalg_householder_product(grads: list[Any], need: tuple[bool, ...], input: Any, tau: Any) -> Any:
    grad = grads[0]
    return householder_backward(grad, input, tau, need)


def d_linalg_qr(grads: list[Any], need: tuple[bool, ...], Q: Any, R: Any, mode: Any) -> tuple[Any, ...]:
    return (qr_backward(grads[0], grads[1], Q, R, mode),)


def d__linalg_svd(grads: list[Any], need: tuple[bool, ...], U: Any, S: Any, Vh: Any) -> tuple[Any, ...]:
    return (svd_backward(grads[0], grads[1], grads[2], U, S, Vh),)


def d__linalg_eigh(grads: list[Any], need: tuple[bool, ...], eigenvalues: Any, eigenvectors: Any) -> tuple[Any, ...]:
    return (eigh_backward(grads[0], grads[1], eigenvalues, eigenvectors),)


def d_linalg_pinv(grads: list[Any], need: tuple[bool, ...], result: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pinv_backward(grad, result, self),)


def d_linalg_pinv_atol_rtol_tensor(grads: list[Any], need: tuple[bool, ...], result: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pinv_backward(grad, result, self),)


def d_linalg_eig(grads: list[Any], need: tuple[bool, ...], eigenvalues: Any, eigenvectors: Any) -> tuple[Any, ...]:
    return (eig_backward(grads[0], grads[1], eigenvalues, eigenvectors),)


def d_matrix_exp(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (matrix_exp_backward(grad, self),)


def d_ormqr(grads: list[Any], need: tuple[bool, ...], self: Any, input2: Any, input3: Any, left: Any, transpose: Any) -> Any:
    grad = grads[0]
    return ormqr_backward(grad, self, input2, input3, left, transpose, need)


def d__linalg_lstsq(grads: list[Any], need: tuple[bool, ...], A: Any, B: Any) -> Any:
    return lstsq_backward(grads[0], A, B, need)


def d__nested_tensor_from_list(grads: list[Any], need: tuple[bool, ...]) -> Any:
    grad = grads[0]
    return grad.unbind(0)


def d_to_padded_tensor(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C._nested_from_padded_like(grad, self),)


def d__nested_from_padded_like(grads: list[Any], need: tuple[bool, ...], padded_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.to_padded_tensor(0.0, padded_shape),)


def d_convolution(grads: list[Any], need: tuple[bool, ...], input: Any, weight: Any, stride: Any, padding: Any, dilation: Any, transposed: Any, output_padding: Any, groups: Any) -> Any:
    grad = grads[0]
    return convolution_gradients(grad, input, weight, stride, padding, dilation, transposed, output_padding, groups, need)


def d_convolution_backward(grads: list[Any], need: tuple[bool, ...], grad_output: Any, input: Any, weight: Any, stride: Any, padding: Any, dilation: Any, transposed: Any, output_padding: Any, groups: Any) -> Any:
    return convolution_double_backward(grads, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, need)


def d_max_pool2d_with_indices(grads: list[Any], need: tuple[bool, ...], self: Any, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: Any, result1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.max_pool2d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1),)


def d_max_pool2d_with_indices_backward(grads: list[Any], need: tuple[bool, ...], indices: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pooled_at(grad, indices, 2),)


def d_adaptive_max_pool2d(grads: list[Any], need: tuple[bool, ...], self: Any, result1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.adaptive_max_pool2d_backward(grad, self, result1),)


def d_adaptive_max_pool2d_backward(grads: list[Any], need: tuple[bool, ...], indices: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pooled_at(grad, indices, 2),)


def d_max_pool3d_with_indices(grads: list[Any], need: tuple[bool, ...], self: Any, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: Any, result1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.max_pool3d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1),)


def d_max_pool3d_with_indices_backward(grads: list[Any], need: tuple[bool, ...], indices: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pooled_at(grad, indices, 3),)


def d_adaptive_max_pool3d(grads: list[Any], need: tuple[bool, ...], self: Any, result1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.adaptive_max_pool3d_backward(grad, self, result1),)


def d_adaptive_max_pool3d_backward(grads: list[Any], need: tuple[bool, ...], indices: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pooled_at(grad, indices, 3),)


def d_avg_pool1d(grads: list[Any], need: tuple[bool, ...], self: Any, kernel_size: Any, stride: Any, padding: Any, ceil_mode: Any, count_include_pad: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.avg_pool1d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad),)


def d_avg_pool1d_backward(grads: list[Any], need: tuple[bool, ...], kernel_size: Any, stride: Any, padding: Any, ceil_mode: Any, count_include_pad: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.avg_pool1d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad),)


def d_adaptive_avg_pool1d(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C._adaptive_avg_pool1d_backward(grad, self),)


def d__adaptive_avg_pool1d_backward(grads: list[Any], need: tuple[bool, ...], grad_output_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.adaptive_avg_pool1d(grad, grad_output_shape[-1:]),)


def d_avg_pool2d(grads: list[Any], need: tuple[bool, ...], self: Any, kernel_size: Any, stride: Any, padding: Any, ceil_mode: Any, count_include_pad: Any, divisor_override: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.avg_pool2d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def d_avg_pool2d_backward(grads: list[Any], need: tuple[bool, ...], kernel_size: Any, stride: Any, padding: Any, ceil_mode: Any, count_include_pad: Any, divisor_override: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def d_adaptive_avg_pool2d(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C._adaptive_avg_pool2d_backward(grad, self),)


def d__adaptive_avg_pool2d_backward(grads: list[Any], need: tuple[bool, ...], grad_output_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.adaptive_avg_pool2d(grad, grad_output_shape[-2:]),)


def d_avg_pool3d(grads: list[Any], need: tuple[bool, ...], self: Any, kernel_size: Any, stride: Any, padding: Any, ceil_mode: Any, count_include_pad: Any, divisor_override: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.avg_pool3d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def d_avg_pool3d_backward(grads: list[Any], need: tuple[bool, ...], kernel_size: Any, stride: Any, padding: Any, ceil_mode: Any, count_include_pad: Any, divisor_override: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.avg_pool3d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def d_adaptive_avg_pool3d(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C._adaptive_avg_pool3d_backward(grad, self),)


def d__adaptive_avg_pool3d_backward(grads: list[Any], need: tuple[bool, ...], grad_output_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.adaptive_avg_pool3d(grad, grad_output_shape[-3:]),)


def d__batch_norm(grads: list[Any], need: tuple[bool, ...], input: Any, weight: Any, running_mean: Any, running_var: Any, result1: Any, result2: Any, training: Any, eps: Any) -> Any:
    grad = grads[0]
    return batch_norm_gradients(grad, input, weight, running_mean, running_var, result1, result2, training, eps, need)


def d_native_layer_norm(grads: list[Any], need: tuple[bool, ...], input: Any, normalized_shape: Any, result1: Any, result2: Any, weight: Any, eps: Any) -> Any:
    grad = grads[0]
    return layer_norm_gradients(grad, input, normalized_shape, result1, result2, weight, eps, need)


def d_native_group_norm(grads: list[Any], need: tuple[bool, ...], input: Any, result1: Any, result2: Any, weight: Any, N: Any, C: Any, HxW: Any, group: Any, eps: Any) -> Any:
    return group_norm_gradients(grads, input, result1, result2, weight, N, C, HxW, group, eps, need)


def d_nll_loss_forward(grads: list[Any], need: tuple[bool, ...], self: Any, target: Any, weight: Any, reduction: Any, ignore_index: Any, total_weight: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.nll_loss_backward(grad, self, target, weight, reduction, ignore_index, total_weight),)


def d_nll_loss_backward(grads: list[Any], need: tuple[bool, ...], target: Any, weight: Any, reduction: Any, ignore_index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.nll_loss_nd(grad, target, weight, reduction, ignore_index),)


def d_embedding(grads: list[Any], need: tuple[bool, ...], indices: Any, weight_shape: Any, padding_idx: Any, scale_grad_by_freq: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.embedding_dense_backward(grad, indices, weight_shape[0], padding_idx, scale_grad_by_freq),)


def d_embedding_dense_backward(grads: list[Any], need: tuple[bool, ...], indices: Any, padding_idx: Any, scale_grad_by_freq: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (embedding_double_backward(grad, indices, padding_idx, scale_grad_by_freq),)


def d_constant_pad_nd(grads: list[Any], need: tuple[bool, ...], pad: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.constant_pad_nd(grad, [-p for p in pad], 0),)


def d_im2col(grads: list[Any], need: tuple[bool, ...], self_shape: Any, kernel_size: Any, dilation: Any, padding: Any, stride: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.col2im(grad, self_shape[-2:], kernel_size, dilation, padding, stride),)


def d_col2im(grads: list[Any], need: tuple[bool, ...], kernel_size: Any, dilation: Any, padding: Any, stride: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.im2col(grad, kernel_size, dilation, padding, stride),)


def d_exp(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * result.conj(),)


def d_exp2(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * result.conj() * 0.6931471805599453,)


def d_expm1(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (result.conj() + 1),)


def d_log(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / self.conj(),)


def d_log2(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / (self.conj() * 0.6931471805599453),)


def d_log10(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / (self.conj() * 2.302585092994046),)


def d_log1p(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / (self + 1).conj(),)


def d_sqrt(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / (result * 2).conj(),)


def d_rsqrt(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (result * result * result * -0.5).conj(),)


def d_reciprocal(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (-(result * result)).conj(),)


def d_sin(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * self.cos().conj(),)


def d_cos(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * -self.sin().conj(),)


def d_tan(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (result * result + 1).conj(),)


def d_asin(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (-self * self + 1).rsqrt().conj(),)


def d_acos(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * -(-self * self + 1).rsqrt().conj(),)


def d_atan(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / (self * self + 1).conj(),)


def d_sinh(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * self.cosh().conj(),)


def d_cosh(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * self.sinh().conj(),)


def d_tanh(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.tanh_backward(grad, result),)


def d_asinh(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (self * self + 1).rsqrt().conj(),)


def d_acosh(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * ((self - 1).rsqrt() * (self + 1).rsqrt()).conj(),)


def d_atanh(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / (1 - self * self).conj(),)


def d_sigmoid(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.sigmoid_backward(grad, result),)


def d_erf(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (self * self).neg().exp() * 1.1283791670955126,)


def d_erfc(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (self * self).neg().exp() * -1.1283791670955126,)


def d_deg2rad(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * 0.017453292519943295,)


def d_rad2deg(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * 57.29577951308232,)


def d_neg(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (-grad,)


def d_positive(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_abs(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * self.sgn(),)


def d_sign(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_sgn(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (sgn_backward(grad, self, result),)


def d_square(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (self * 2).conj(),)


def d_conj_physical(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.conj_physical(),)


def d_angle(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (angle_backward(grad, self),)


def d_floor(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_ceil(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_trunc(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_round(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_round_decimals(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_frac(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_relu(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.threshold_backward(grad, result, 0),)


def d_logit(grads: list[Any], need: tuple[bool, ...], self: Any, eps: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.logit_backward(grad, self, eps),)


def d_nan_to_num(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * self.isfinite(),)


def d_add_Tensor(grads: list[Any], need: tuple[bool, ...], alpha: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad if need[0] else None, scale_by_conj(grad, alpha) if need[1] else None)


def d_add_Scalar(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_sub_Tensor(grads: list[Any], need: tuple[bool, ...], alpha: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad if need[0] else None, -scale_by_conj(grad, alpha) if need[1] else None)


def d_sub_Scalar(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_rsub_Tensor(grads: list[Any], need: tuple[bool, ...], alpha: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (-scale_by_conj(grad, alpha) if need[0] else None, grad if need[1] else None)


def d_rsub_Scalar(grads: list[Any], need: tuple[bool, ...], alpha: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (-scale_by_conj(grad, alpha),)


def d_mul_Tensor(grads: list[Any], need: tuple[bool, ...], other: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (times_conj(grad, other) if need[0] else None, times_conj(grad, self) if need[1] else None)


def d_mul_Scalar(grads: list[Any], need: tuple[bool, ...], other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (times_conj(grad, other),)


def d_div_Tensor(grads: list[Any], need: tuple[bool, ...], other: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (over_conj(grad, other) if need[0] else None, div_backward_other(grad, self, other) if need[1] else None)


def d_div_Scalar(grads: list[Any], need: tuple[bool, ...], other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (over_conj(grad, other),)


def d_div_Tensor_mode(grads: list[Any], need: tuple[bool, ...], other: Any, rounding_mode: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (div_mode_backward(grad, other, rounding_mode) if need[0] else None, div_mode_backward_other(grad, self, other, rounding_mode) if need[1] else None)


def d_div_Scalar_mode(grads: list[Any], need: tuple[bool, ...], other: Any, rounding_mode: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (div_mode_backward(grad, other, rounding_mode),)


def d_floor_divide(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_floor_divide_Scalar(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_remainder_Tensor(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad if need[0] else None, -grad * _C.floor_divide(self, other) if need[1] else None)


def d_remainder_Scalar(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_fmod_Tensor(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad if need[0] else None, -grad * _C.div(self, other, rounding_mode='trunc') if need[1] else None)


def d_fmod_Scalar(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_pow_Tensor_Tensor(grads: list[Any], need: tuple[bool, ...], self: Any, exponent: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pow_backward_self(grad, self, exponent) if need[0] else None, pow_backward_exponent(grad, self, exponent, result) if need[1] else None)


def d_pow_Tensor_Scalar(grads: list[Any], need: tuple[bool, ...], self: Any, exponent: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pow_backward_self(grad, self, exponent),)


def d_pow_Scalar(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (pow_scalar_backward(grad, self, result),)


def d_maximum(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (extreme_share(grad, self, other, True) if need[0] else None, extreme_share(grad, other, self, True) if need[1] else None)


def d_minimum(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (extreme_share(grad, self, other, False) if need[0] else None, extreme_share(grad, other, self, False) if need[1] else None)


def d_fmax(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * ((self >= other) | other.isnan()) if need[0] else None, grad * ~((self >= other) | other.isnan()) if need[1] else None)


def d_fmin(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * ((self <= other) | other.isnan()) if need[0] else None, grad * ~((self <= other) | other.isnan()) if need[1] else None)


def d_atan2(grads: list[Any], need: tuple[bool, ...], other: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * other / (self * self + other * other) if need[0] else None, grad * -self / (self * self + other * other) if need[1] else None)


def d_hypot(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (self / result) if need[0] else None, grad * (other / result) if need[1] else None)


def d_logaddexp(grads: list[Any], need: tuple[bool, ...], other: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / (1 + _C.exp(other - self)).conj() if need[0] else None, grad / (1 + _C.exp(self - other)).conj() if need[1] else None)


def d_logaddexp2(grads: list[Any], need: tuple[bool, ...], other: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / (1 + _C.exp2(other - self)).conj() if need[0] else None, grad / (1 + _C.exp2(self - other)).conj() if need[1] else None)


def d_copysign_Tensor(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (copysign_backward(grad, self, result) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_copysign_Scalar(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (copysign_backward(grad, self, result),)


def d_xlogy_Tensor(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (xlogy_backward_self(grad, self, other) if need[0] else None, grad * self / other if need[1] else None)


def d_xlogy_Scalar_Other(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (xlogy_backward_self(grad, self, other),)


def d_special_xlog1py(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * _C.special_xlog1py(((self != 0) | other.isnan()).to(other.dtype), other) if need[0] else None, grad * self / (other + 1) if need[1] else None)


def d_nextafter(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.where(self == other, 0, grad) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_where_self(grads: list[Any], need: tuple[bool, ...], condition: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.where(condition, grad, 0) if need[0] else None, _C.where(condition, 0, grad) if need[1] else None)


def d_where_ScalarSelf(grads: list[Any], need: tuple[bool, ...], condition: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.where(condition, 0, grad),)


def d_where_ScalarOther(grads: list[Any], need: tuple[bool, ...], condition: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.where(condition, grad, 0),)


def d_where_Scalar(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    return ()


def d_masked_fill_Tensor(grads: list[Any], need: tuple[bool, ...], mask: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.masked_fill(mask, 0) if need[0] else None, _C.where(mask, grad, 0).sum() if need[1] else None)


def d_masked_fill_Scalar(grads: list[Any], need: tuple[bool, ...], mask: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.masked_fill(mask, 0),)


def d_clamp(grads: list[Any], need: tuple[bool, ...], self: Any, min: Any, max: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (clamp_backward(grad, self, min, max),)


def d_clamp_Tensor(grads: list[Any], need: tuple[bool, ...], self: Any, min: Any, max: Any) -> Any:
    grad = grads[0]
    return clamp_tensor_backward(grad, self, min, max, need)


def d_clamp_min_Tensor(grads: list[Any], need: tuple[bool, ...], self: Any, min: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.where(self >= min, grad, 0) if need[0] else None, _C.where(self >= min, 0, grad) if need[1] else None)


def d_clamp_min_Scalar(grads: list[Any], need: tuple[bool, ...], self: Any, min: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.where(self >= min, grad, 0),)


def d_clamp_max_Tensor(grads: list[Any], need: tuple[bool, ...], self: Any, max: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.where(self <= max, grad, 0) if need[0] else None, _C.where(self <= max, 0, grad) if need[1] else None)


def d_clamp_max_Scalar(grads: list[Any], need: tuple[bool, ...], self: Any, max: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.where(self <= max, grad, 0),)


def d_lerp_Tensor(grads: list[Any], need: tuple[bool, ...], weight: Any, end: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (lerp_backward(grad, 1 - weight) if need[0] else None, lerp_backward(grad, weight) if need[1] else None, grad * (end - self).conj() if need[2] else None)


def d_lerp_Scalar(grads: list[Any], need: tuple[bool, ...], weight: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (lerp_backward(grad, 1 - weight) if need[0] else None, lerp_backward(grad, weight) if need[1] else None)


def d_addcmul(grads: list[Any], need: tuple[bool, ...], tensor2: Any, value: Any, tensor1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad if need[0] else None, scale_by_conj(grad * tensor2.conj(), value) if need[1] else None, scale_by_conj(grad * tensor1.conj(), value) if need[2] else None)


def d_addcdiv(grads: list[Any], need: tuple[bool, ...], tensor2: Any, value: Any, tensor1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad if need[0] else None, scale_by_conj(grad / tensor2.conj(), value) if need[1] else None, -scale_by_conj(grad * (tensor1 / (tensor2 * tensor2)).conj(), value) if need[2] else None)


def d_complex(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.real if need[0] else None, grad.imag if need[1] else None)


def d_polar(grads: list[Any], need: tuple[bool, ...], result: Any) -> Any:
    grad = grads[0]
    return polar_backward(grad, result)


def d_gelu(grads: list[Any], need: tuple[bool, ...], self: Any, approximate: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.gelu_backward(grad, self, approximate=approximate),)


def d_silu(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.silu_backward(grad, self),)


def d_mish(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.mish_backward(grad, self),)


def d_softplus(grads: list[Any], need: tuple[bool, ...], self: Any, beta: Any, threshold: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.softplus_backward(grad, self, beta, threshold),)


def d_elu(grads: list[Any], need: tuple[bool, ...], alpha: Any, scale: Any, input_scale: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.elu_backward(grad, alpha, scale, input_scale, False, self),)


def d_leaky_relu(grads: list[Any], need: tuple[bool, ...], self: Any, negative_slope: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.leaky_relu_backward(grad, self, negative_slope, False),)


def d_hardtanh(grads: list[Any], need: tuple[bool, ...], self: Any, min_val: Any, max_val: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.hardtanh_backward(grad, self, min_val, max_val),)


def d_hardswish(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.hardswish_backward(grad, self),)


def d_hardsigmoid(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.hardsigmoid_backward(grad, self),)


def d_softshrink(grads: list[Any], need: tuple[bool, ...], self: Any, lambd: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.softshrink_backward(grad, self, lambd),)


def d_hardshrink(grads: list[Any], need: tuple[bool, ...], self: Any, lambd: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.hardshrink_backward(grad, self, lambd),)


def d_threshold(grads: list[Any], need: tuple[bool, ...], self: Any, threshold: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.threshold_backward(grad, self, threshold),)


def d_log_sigmoid_forward(grads: list[Any], need: tuple[bool, ...], self: Any, buffer: Any) -> tuple[Any, ...]:
    return (_C.log_sigmoid_backward(grads[0], self, buffer),)


def d__prelu_kernel(grads: list[Any], need: tuple[bool, ...], self: Any, weight: Any) -> Any:
    grad = grads[0]
    return _C._prelu_kernel_backward(grad, self, weight)


def d_sigmoid_backward(grads: list[Any], need: tuple[bool, ...], output: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.sigmoid_backward(grad, output.conj()) if need[0] else None, grad.conj() * grad_output * (-2 * output + 1).conj() if need[1] else None)


def d_tanh_backward(grads: list[Any], need: tuple[bool, ...], output: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.tanh_backward(grad, output.conj()) if need[0] else None, grad.conj() * grad_output * (-2 * output).conj() if need[1] else None)


def d_threshold_backward(grads: list[Any], need: tuple[bool, ...], self: Any, threshold: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.threshold_backward(grad, self, threshold) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_gelu_backward(grads: list[Any], need: tuple[bool, ...], self: Any, approximate: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.gelu_backward(grad, self, approximate=approximate) if need[0] else None, gelu_double_backward(grad, grad_output, self, approximate) if need[1] else None)


def d_silu_backward(grads: list[Any], need: tuple[bool, ...], self: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.silu_backward(grad, self.conj()) if need[0] else None, silu_double_backward(grad, grad_output, self) if need[1] else None)


def d_mish_backward(grads: list[Any], need: tuple[bool, ...], self: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.mish_backward(grad, self) if need[0] else None, mish_double_backward(grad, grad_output, self) if need[1] else None)


def d_softplus_backward(grads: list[Any], need: tuple[bool, ...], self: Any, beta: Any, threshold: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.softplus_backward(grad, self, beta, threshold) if need[0] else None, softplus_double_backward(grad * grad_output, self, beta, threshold) if need[1] else None)


def d_elu_backward(grads: list[Any], need: tuple[bool, ...], alpha: Any, scale: Any, input_scale: Any, is_result: Any, self_or_result: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.elu_backward(grad, alpha, scale, input_scale, is_result, self_or_result) if need[0] else None, elu_double_backward(grad, grad_output, alpha, scale, input_scale, is_result, self_or_result) if need[1] else None)


def d_leaky_relu_backward(grads: list[Any], need: tuple[bool, ...], self: Any, negative_slope: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.leaky_relu_backward(grad, self, negative_slope, False) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_hardtanh_backward(grads: list[Any], need: tuple[bool, ...], self: Any, min_val: Any, max_val: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.hardtanh_backward(grad, self, min_val, max_val) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_hardswish_backward(grads: list[Any], need: tuple[bool, ...], self: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.hardswish_backward(grad, self) if need[0] else None, _C.where((self > -3) & (self < 3), grad * grad_output / 3, 0) if need[1] else None)


def d_hardsigmoid_backward(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.hardsigmoid_backward(grad, self) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_softshrink_backward(grads: list[Any], need: tuple[bool, ...], self: Any, lambd: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.softshrink_backward(grad, self, lambd) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_hardshrink_backward(grads: list[Any], need: tuple[bool, ...], self: Any, lambd: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.hardshrink_backward(grad, self, lambd) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_log_sigmoid_backward(grads: list[Any], need: tuple[bool, ...], self: Any, buffer: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.log_sigmoid_backward(grad, self, buffer) if need[0] else None, -grad * grad_output * _C.sigmoid_backward(_C.ones_like(self), self.sigmoid()) if need[1] else None)


def d_logit_backward(grads: list[Any], need: tuple[bool, ...], self: Any, eps: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.logit_backward(grad, self, eps) if need[0] else None, logit_double_backward(grad, grad_output, self, eps) if need[1] else None)


def d__prelu_kernel_backward(grads: list[Any], need: tuple[bool, ...], grad_output: Any, self: Any, weight: Any) -> Any:
    return prelu_double_backward(grads[0], grads[1], grad_output, self, weight)


def d_lgamma(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * _C.digamma(self),)


def d_digamma(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * _C.polygamma(1, self),)


def d_erfinv(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (result * result).exp() * 0.886226925452758,)


def d_i0(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * _C.special_i1(self),)


def d_special_i0e(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (_C.special_i1e(self) - self.sgn() * result),)


def d_special_i1(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (i1_backward(grad, self, result),)


def d_special_i1e(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (i1e_backward(grad, self, result),)


def d_special_entr(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (-grad * (self.log() + 1),)


def d_special_erfcx(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (self * result * 2 - 1.1283791670955126),)


def d_special_ndtr(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (self * self * -0.5).exp() * 0.3989422804014327,)


def d_special_ndtri(grads: list[Any], need: tuple[bool, ...], result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * (result * result * 0.5).exp() * 2.5066282746310007,)


def d_special_log_ndtr(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / _C.special_erfcx(self * -0.7071067811865476) * 0.7978845608028654,)


def d_sinc(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (sinc_backward(grad, self),)


def d_polygamma(grads: list[Any], need: tuple[bool, ...], n: Any, self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad * _C.polygamma(n + 1, self),)


def d_igamma(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (refused('igamma', 'input') if need[0] else None, grad * ((self - 1) * other.log() - other - _C.lgamma(self)).exp() if need[1] else None)


def d_igammac(grads: list[Any], need: tuple[bool, ...], self: Any, other: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (refused('igammac', 'input') if need[0] else None, -grad * ((self - 1) * other.log() - other - _C.lgamma(self)).exp() if need[1] else None)


def d_frexp_Tensor(grads: list[Any], need: tuple[bool, ...], exponent: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad / exponent.detach().to(grad.dtype).exp2(),)


def d_uniform_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_normal_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_log_normal_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_cauchy_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_exponential_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_geometric_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_random_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_random__to(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_random__from(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_bernoulli__float(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_bernoulli__Tensor(grads: list[Any], need: tuple[bool, ...], p: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad) if need[0] else None, zeros_of(p) if need[1] else None)


def d_bernoulli(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_bernoulli_p(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_normal_Tensor_float(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_normal_float_Tensor(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_normal_Tensor_Tensor(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad) if need[0] else None, zeros_of(grad) if need[1] else None)


def d_poisson(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (zeros_of(grad),)


def d_native_dropout(grads: list[Any], need: tuple[bool, ...], result1: Any, p: Any, train: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (dropout_backward(grad, result1, p, train),)


def d_native_dropout_backward(grads: list[Any], need: tuple[bool, ...], mask: Any, scale: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.native_dropout_backward(grad, mask, scale),)


def d_sum(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (sum_backward(grad, self_shape, None, False),)


def d_sum_dim_IntList(grads: list[Any], need: tuple[bool, ...], self_shape: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (sum_backward(grad, self_shape, dim, keepdim),)


def d_nansum(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (nansum_backward(grad, self, dim, keepdim),)


def d_mean(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (mean_backward(grad, self_shape, None, False),)


def d_mean_dim(grads: list[Any], need: tuple[bool, ...], self_shape: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (mean_backward(grad, self_shape, dim, keepdim),)


def d_prod(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (prod_backward(grad, self, None, False),)


def d_prod_dim_int(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (prod_backward(grad, self, dim, keepdim),)


def d_amax(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (extreme_backward(grad, self, result, dim, keepdim),)


def d_amin(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (extreme_backward(grad, self, result, dim, keepdim),)


def d_aminmax(grads: list[Any], need: tuple[bool, ...], self: Any, result0: Any, result1: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    return (aminmax_backward(grads, self, result0, result1, dim, keepdim),)


def d_max(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def d_max_dim(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_min(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def d_min_dim(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_var(grads: list[Any], need: tuple[bool, ...], self: Any, unbiased: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (var_backward(grad, self, None, float(unbiased), False),)


def d_var_dim(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, unbiased: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (var_backward(grad, self, dim, float(unbiased), keepdim),)


def d_var_correction(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, correction: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (var_backward(grad, self, dim, correction, keepdim),)


def d_std(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, unbiased: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (std_backward(grad, self, result, None, float(unbiased), False),)


def d_std_dim(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, dim: Any, unbiased: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (std_backward(grad, self, result, dim, float(unbiased), keepdim),)


def d_std_correction(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, dim: Any, correction: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (std_backward(grad, self, result, dim, correction, keepdim),)


def d_var_mean(grads: list[Any], need: tuple[bool, ...], self: Any, unbiased: Any) -> tuple[Any, ...]:
    return (var_mean_backward(grads, self, None, float(unbiased), False),)


def d_var_mean_dim(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, unbiased: Any, keepdim: Any) -> tuple[Any, ...]:
    return (var_mean_backward(grads, self, dim, float(unbiased), keepdim),)


def d_var_mean_correction(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any, correction: Any, keepdim: Any) -> tuple[Any, ...]:
    return (var_mean_backward(grads, self, dim, correction, keepdim),)


def d_std_mean(grads: list[Any], need: tuple[bool, ...], self: Any, result0: Any, unbiased: Any) -> tuple[Any, ...]:
    return (std_mean_backward(grads, self, result0, None, float(unbiased), False),)


def d_std_mean_dim(grads: list[Any], need: tuple[bool, ...], self: Any, result0: Any, dim: Any, unbiased: Any, keepdim: Any) -> tuple[Any, ...]:
    return (std_mean_backward(grads, self, result0, dim, float(unbiased), keepdim),)


def d_std_mean_correction(grads: list[Any], need: tuple[bool, ...], self: Any, result0: Any, dim: Any, correction: Any, keepdim: Any) -> tuple[Any, ...]:
    return (std_mean_backward(grads, self, result0, dim, correction, keepdim),)


def d_linalg_vector_norm(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, ord: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (vector_norm_backward(grad, self, result, ord, dim, keepdim),)


def d_logsumexp(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, dim: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (logsumexp_backward(grad, self, result, dim, keepdim),)


def d__softmax(grads: list[Any], need: tuple[bool, ...], result: Any, dim: Any, self_dtype: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C._softmax_backward_data(grad, result, dim, self_dtype),)


def d__log_softmax(grads: list[Any], need: tuple[bool, ...], result: Any, dim: Any, self_dtype: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C._log_softmax_backward_data(grad, result, dim, self_dtype),)


def d__softmax_backward_data(grads: list[Any], need: tuple[bool, ...], output: Any, dim: Any, grad_output_dtype: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C._softmax_backward_data(grad, output, dim, grad_output_dtype) if need[0] else None, softmax_double_backward(grad, grad_output, output, dim) if need[1] else None)


def d__log_softmax_backward_data(grads: list[Any], need: tuple[bool, ...], output: Any, dim: Any, grad_output: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (log_softmax_transposed(grad, output, dim) if need[0] else None, log_softmax_double_backward(grad, grad_output, output, dim) if need[1] else None)


def d_cumsum(grads: list[Any], need: tuple[bool, ...], dim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (reversed_cumsum(grad, dim),)


def d_cumprod(grads: list[Any], need: tuple[bool, ...], self: Any, dim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (cumprod_backward(grad, self, dim),)


def d_cummax(grads: list[Any], need: tuple[bool, ...], indices: Any, dim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (cummax_backward(grad, indices, dim),)


def d_cummin(grads: list[Any], need: tuple[bool, ...], indices: Any, dim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (cummax_backward(grad, indices, dim),)


def d_logcumsumexp(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any, dim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (logcumsumexp_backward(grad, self, result, dim),)


def d__linear_scan(grads: list[Any], need: tuple[bool, ...], factors: Any, result: Any, dim: Any) -> Any:
    grad = grads[0]
    return linear_scan_backward(grad, factors, result, dim)


def d_sort(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def d_sort_stable(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def d_topk(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def d_kthvalue(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_median(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def d_median_dim(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_nanmedian(grads: list[Any], need: tuple[bool, ...], self: Any, result: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def d_nanmedian_dim(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_mode(grads: list[Any], need: tuple[bool, ...], dim: Any, indices: Any, self_shape: Any, keepdim: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_view(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d__unsafe_view(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_transpose_int(grads: list[Any], need: tuple[bool, ...], dim0: Any, dim1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.transpose(dim0, dim1),)


def d_t(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.t(),)


def d_permute(grads: list[Any], need: tuple[bool, ...], dims: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (permute_backward(grad, dims),)


def d_expand(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_select_int(grads: list[Any], need: tuple[bool, ...], self_shape: Any, dim: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.select_backward(grad, self_shape, dim, index),)


def d_slice_Tensor(grads: list[Any], need: tuple[bool, ...], self_shape: Any, dim: Any, start: Any, end: Any, step: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (slice_backward_from(grad, self_shape, dim, start, end, step),)


def d_squeeze(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_squeeze_dim(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_squeeze_dims(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_unsqueeze(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_unfold(grads: list[Any], need: tuple[bool, ...], self_shape: Any, dimension: Any, size: Any, step: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.unfold_backward(grad, self_shape, dimension, size, step),)


def d_diagonal(grads: list[Any], need: tuple[bool, ...], self_shape: Any, offset: Any, dim1: Any, dim2: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.diagonal_backward(grad, self_shape, offset, dim1, dim2),)


def d_as_strided(grads: list[Any], need: tuple[bool, ...], self_shape: Any, self_strides: Any, self_offset: Any, size: Any, stride: Any, storage_offset: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (as_strided_backward(grad, self_shape, self_strides, self_offset, size, stride, storage_offset),)


def d_alias(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad,)


def d_view_as_real(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.view_as_complex(grad.contiguous()),)


def d_view_as_complex(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (_C.view_as_real(grad),)


def d_split_Tensor(grads: list[Any], need: tuple[bool, ...], split_size: Any, dim: Any, self_shape: Any) -> tuple[Any, ...]:
    return (split_backward(grads, split_size, dim, self_shape),)


def d_split_with_sizes(grads: list[Any], need: tuple[bool, ...], split_sizes: Any, dim: Any, self_shape: Any) -> tuple[Any, ...]:
    return (split_with_sizes_backward(grads, split_sizes, dim, self_shape),)


def d_unbind_int(grads: list[Any], need: tuple[bool, ...], dim: Any, self_shape: Any) -> tuple[Any, ...]:
    return (unbind_backward(grads, dim, self_shape),)


def d_unbind_int_AutogradNestedTensor(grads: list[Any], need: tuple[bool, ...], self: Any) -> tuple[Any, ...]:
    return (_C._nested_unbind_backward(grads, self),)


def d_transpose_(grads: list[Any], need: tuple[bool, ...], dim0: Any, dim1: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.transpose(dim0, dim1),)


def d_t_(grads: list[Any], need: tuple[bool, ...]) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.t(),)


def d_squeeze_(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_squeeze__dim(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_squeeze__dims(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_unsqueeze_(grads: list[Any], need: tuple[bool, ...], self_shape: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_as_strided_(grads: list[Any], need: tuple[bool, ...], self_shape: Any, self_strides: Any, self_offset: Any, size: Any, stride: Any, storage_offset: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (as_strided_backward(grad, self_shape, self_strides, self_offset, size, stride, storage_offset),)


def d_select_backward(grads: list[Any], need: tuple[bool, ...], dim: Any, index: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.select(dim, index),)


def d_slice_backward(grads: list[Any], need: tuple[bool, ...], dim: Any, start: Any, end: Any, step: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.slice(dim, start, end, step),)


def d_diagonal_backward(grads: list[Any], need: tuple[bool, ...], offset: Any, dim1: Any, dim2: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.diagonal(offset, dim1, dim2),)


def d_unfold_backward(grads: list[Any], need: tuple[bool, ...], dim: Any, size: Any, step: Any) -> tuple[Any, ...]:
    grad = grads[0]
    return (grad.unfold(dim, size, step),)
