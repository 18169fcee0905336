"""Made by `python -m schema.gen` from schema/ops; do not edit.

Each function takes the gradients of the results, which inputs need one, and what was saved.
"""

from math import prod

from rtensor import _C
from rtensor.composite.formulas import (aminmax_backward, angle_backward, as_strided_backward, as_strided_cleared, batch_norm_gradients, cat_backward, cholesky_backward, clamp_backward, clamp_tensor_backward, conj_number, convolution_double_backward, convolution_gradients, copysign_backward, cummax_backward, cumprod_backward, det_backward, div_backward_other, div_mode_backward, div_mode_backward_other, dropout_backward, eigh_backward, elu_double_backward, embedding_double_backward, extreme_backward, extreme_share, gather_backward, gelu_double_backward, group_norm_gradients, householder_backward, i1_backward, i1e_backward, index_backward, index_cleared, index_fill_value_backward, index_reduce_backward, index_select_backward, index_source_backward, layer_norm_gradients, lerp_backward, linear_scan_backward, log_softmax_double_backward, log_softmax_transposed, logcumsumexp_backward, logit_double_backward, logsumexp_backward, lu_factor_backward, masked_cleared, masked_scatter_backward, masked_select_backward, mean_backward, mish_double_backward, nansum_backward, over_conj, permute_backward, pinv_backward, polar_backward, pooled_at, pow_backward_exponent, pow_backward_self, pow_scalar_backward, prelu_double_backward, prod_backward, put_cleared, qr_backward, refused, repeat_backward, reversed_cumsum, scale_by_conj, scatter_reduce_backward, scatter_src_backward, scatter_value_reduce_backward, sgn_backward, silu_double_backward, sinc_backward, slice_backward_from, slogdet_backward, softmax_double_backward, softplus_double_backward, solve_backward, solve_triangular_backward, split_backward, split_with_sizes_backward, std_backward, std_mean_backward, sum_backward, svd_backward, take_backward, times_conj, times_conjugate, unbind_backward, value_selecting_reduction_backward, var_backward, var_mean_backward, vector_norm_backward, xlogy_backward_self, zeros_of)


def d_fill_Scalar(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_fill_Tensor(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad) if need[0] else None, grad.sum() if need[1] else None)


def d_fill__Scalar(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_fill__Tensor(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad) if need[0] else None, grad.sum() if need[1] else None)


def d_zero_(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_clone(grads, need):
    grad = grads[0]
    return (grad,)


def d_copy_(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad) if need[0] else None, grad if need[1] else None)


def d__to_copy(grads, need):
    grad = grads[0]
    return (grad,)


def d_tril(grads, need, diagonal):
    grad = grads[0]
    return (grad.tril(diagonal),)


def d_triu(grads, need, diagonal):
    grad = grads[0]
    return (grad.triu(diagonal),)


def d__fft_c2c(grads, need, dim, normalization, forward):
    grad = grads[0]
    return (_C._fft_c2c(grad, dim, normalization, not forward),)


def d_index_Tensor(grads, need, self_shape, indices):
    grad = grads[0]
    return (index_backward(grad, self_shape, indices),)


def d__unsafe_index_Tensor(grads, need, self_shape, indices):
    grad = grads[0]
    return (index_backward(grad, self_shape, indices),)


def d_index_put(grads, need, accumulate, indices):
    grad = grads[0]
    return ((grad if accumulate else index_cleared(grad, indices)) if need[0] else None, _C.index(grad, indices) if need[1] else None)


def d__unsafe_index_put(grads, need, accumulate, indices):
    grad = grads[0]
    return ((grad if accumulate else index_cleared(grad, indices)) if need[0] else None, _C.index(grad, indices) if need[1] else None)


def d_index_select(grads, need, self_shape, dim, index):
    grad = grads[0]
    return (index_select_backward(grad, self_shape, dim, index),)


def d_gather(grads, need, self_shape, dim, index):
    grad = grads[0]
    return (gather_backward(grad, self_shape, dim, index),)


def d_scatter_src(grads, need, dim, index, src_shape):
    grad = grads[0]
    return (grad.scatter(dim, index, 0) if need[0] else None, scatter_src_backward(grad, dim, index, src_shape) if need[1] else None)


def d_scatter_value(grads, need, dim, index):
    grad = grads[0]
    return (grad.scatter(dim, index, 0),)


def d_scatter_reduce(grads, need, self, dim, index, src, reduce, result):
    grad = grads[0]
    return scatter_reduce_backward(grad, self, dim, index, src, 'sum' if reduce == 'add' else 'prod', True, result)


def d_scatter_value_reduce(grads, need, dim, index, value, reduce):
    grad = grads[0]
    return (scatter_value_reduce_backward(grad, dim, index, value, reduce),)


def d_scatter_add(grads, need, dim, index, src_shape):
    grad = grads[0]
    return (grad if need[0] else None, scatter_src_backward(grad, dim, index, src_shape) if need[1] else None)


def d_scatter_reduce_two(grads, need, self, dim, index, src, reduce, include_self, result):
    grad = grads[0]
    return scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result)


def d_index_add(grads, need, dim, index, source_shape, alpha):
    grad = grads[0]
    return (grad if need[0] else None, index_source_backward(grad, dim, index, source_shape) * conj_number(alpha) if need[1] else None)


def d_index_copy(grads, need, dim, index, source_shape):
    grad = grads[0]
    return (grad.index_fill(dim, index, 0) if need[0] else None, index_source_backward(grad, dim, index, source_shape) if need[1] else None)


def d_index_fill_int_Scalar(grads, need, dim, index):
    grad = grads[0]
    return (grad.index_fill(dim, index, 0),)


def d_index_fill_int_Tensor(grads, need, dim, index):
    grad = grads[0]
    return (grad.index_fill(dim, index, 0) if need[0] else None, index_fill_value_backward(grad, dim, index) if need[1] else None)


def d_index_reduce(grads, need, self, dim, index, source, reduce, include_self, result):
    grad = grads[0]
    return index_reduce_backward(grad, self, dim, index, source, reduce, include_self, result)


def d_take(grads, need, self_shape, index):
    grad = grads[0]
    return (take_backward(grad, self_shape, index),)


def d_put(grads, need, accumulate, index, source_shape):
    grad = grads[0]
    return ((grad if accumulate else put_cleared(grad, index)) if need[0] else None, grad.take(index).reshape(source_shape) if need[1] else None)


def d_masked_select(grads, need, self_shape, mask):
    grad = grads[0]
    return (masked_select_backward(grad, self_shape, mask),)


def d_masked_scatter(grads, need, mask, source_shape):
    grad = grads[0]
    return (masked_cleared(grad, mask) if need[0] else None, masked_scatter_backward(grad, mask, source_shape) if need[1] else None)


def d_flip(grads, need, dims):
    grad = grads[0]
    return (grad.flip(dims),)


def d_roll(grads, need, shifts, dims):
    grad = grads[0]
    return (grad.roll([-s for s in shifts], dims),)


def d_repeat(grads, need, repeats, self_shape):
    grad = grads[0]
    return (repeat_backward(grad, repeats, self_shape),)


def d_select_scatter(grads, need, dim, index):
    grad = grads[0]
    return (grad.select_scatter(zeros_of(grad.select(dim, index)), dim, index) if need[0] else None, grad.select(dim, index) if need[1] else None)


def d_slice_scatter(grads, need, dim, start, end, step):
    grad = grads[0]
    return (grad.slice_scatter(zeros_of(grad.slice(dim, start, end, step)), dim, start, end, step) if need[0] else None, grad.slice(dim, start, end, step) if need[1] else None)


def d_diagonal_scatter(grads, need, offset, dim1, dim2):
    grad = grads[0]
    return (grad.diagonal_scatter(zeros_of(grad.diagonal(offset, dim1, dim2)), offset, dim1, dim2) if need[0] else None, grad.diagonal(offset, dim1, dim2) if need[1] else None)


def d_as_strided_scatter(grads, need, src_shape, size, stride, storage_offset):
    grad = grads[0]
    return (as_strided_cleared(grad, src_shape, size, stride, storage_offset) if need[0] else None, grad.contiguous().as_strided(size, stride, storage_offset) if need[1] else None)


def d_diag_embed(grads, need, offset, dim1, dim2):
    grad = grads[0]
    return (grad.diagonal(offset, dim1, dim2),)


def d_cat(grads, need, tensors_shape, dim):
    grad = grads[0]
    return cat_backward(grad, tensors_shape, dim)


def d_stack(grads, need, dim):
    grad = grads[0]
    return list(grad.unbind(dim))


def d_mm(grads, need, mat2, self):
    grad = grads[0]
    return (grad.mm(mat2.mH) if need[0] else None, self.mH.mm(grad) if need[1] else None)


def d_bmm(grads, need, mat2, self):
    grad = grads[0]
    return (grad.bmm(mat2.mH) if need[0] else None, self.mH.bmm(grad) if need[1] else None)


def d_mv(grads, need, vec, self):
    grad = grads[0]
    return (grad.outer(vec.conj()) if need[0] else None, self.mH.mv(grad) if need[1] else None)


def d_dot(grads, need, tensor, self):
    grad = grads[0]
    return (grad * tensor.conj() if need[0] else None, grad * self.conj() if need[1] else None)


def d_vdot(grads, need, other, self):
    grad = grads[0]
    return (grad.conj() * other if need[0] else None, grad * self if need[1] else None)


def d_addmm(grads, need, beta, mat2, alpha, mat1):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.mm(mat2.mH), alpha) if need[1] else None, times_conjugate(mat1.mH.mm(grad), alpha) if need[2] else None)


def d_addmv(grads, need, beta, vec, alpha, mat):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.outer(vec.conj()), alpha) if need[1] else None, times_conjugate(mat.mH.mv(grad), alpha) if need[2] else None)


def d_baddbmm(grads, need, beta, batch2, alpha, batch1):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.bmm(batch2.mH), alpha) if need[1] else None, times_conjugate(batch1.mH.bmm(grad), alpha) if need[2] else None)


def d_addbmm(grads, need, beta, batch2, alpha, batch1):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.unsqueeze(0).matmul(batch2.mH), alpha) if need[1] else None, times_conjugate(batch1.mH.matmul(grad.unsqueeze(0)), alpha) if need[2] else None)


def d_addr(grads, need, beta, vec2, alpha, vec1):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.mv(vec2.conj()), alpha) if need[1] else None, times_conjugate(grad.mT.mv(vec1.conj()), alpha) if need[2] else None)


def d_matmul_AutogradNestedTensor(grads, need, self, other):
    grad = grads[0]
    return _C.matmul_backward(grad, self, other, need)


def d_linalg_lu_factor_ex(grads, need, LU, pivots):
    grad = grads[0]
    return (lu_factor_backward(grad, LU, pivots),)


def d_linalg_solve_triangular(grads, need, self, result, upper, left, unitriangular):
    grad = grads[0]
    return solve_triangular_backward(grad, self, result, upper, left, unitriangular, need)


def d__linalg_solve_ex(grads, need, A, B, result0, left):
    grad = grads[0]
    return solve_backward(grad, A, B, result0, left, need)


def d_linalg_inv_ex(grads, need, inverse):
    grad = grads[0]
    return (-inverse.mH.matmul(grad).matmul(inverse.mH),)


def d__linalg_det(grads, need, A, result0, LU, pivots):
    grad = grads[0]
    return (det_backward(grad, A, result0, LU, pivots),)


def d__linalg_slogdet(grads, need, A, sign):
    return (slogdet_backward(grads[0], grads[1], A, sign),)


def d_linalg_cholesky_ex(grads, need, L, upper):
    grad = grads[0]
    return (cholesky_backward(grad, L, upper),)


def d_linalg_householder_product(grads, need, input, tau):
    grad = grads[0]
    return householder_backward(grad, input, tau, need)


def d_linalg_qr(grads, need, Q, R, mode):
    return (qr_backward(grads[0], grads[1], Q, R, mode),)


def d__linalg_svd(grads, need, U, S, Vh):
    return (svd_backward(grads[0], grads[1], grads[2], U, S, Vh),)


def d__linalg_eigh(grads, need, eigenvalues, eigenvectors):
    return (eigh_backward(grads[0], grads[1], eigenvalues, eigenvectors),)


def d_linalg_pinv(grads, need, result, self):
    grad = grads[0]
    return (pinv_backward(grad, result, self),)


def d_linalg_pinv_atol_rtol_tensor(grads, need, result, self):
    grad = grads[0]
    return (pinv_backward(grad, result, self),)


def d__nested_tensor_from_list(grads, need):
    grad = grads[0]
    return grad.unbind(0)


def d_to_padded_tensor(grads, need, self):
    grad = grads[0]
    return (_C._nested_from_padded_like(grad, self),)


def d__nested_from_padded_like(grads, need, padded_shape):
    grad = grads[0]
    return (grad.to_padded_tensor(0.0, padded_shape),)


def d_convolution(grads, need, input, weight, stride, padding, dilation, transposed, output_padding, groups):
    grad = grads[0]
    return convolution_gradients(grad, input, weight, stride, padding, dilation, transposed, output_padding, groups, need)


def d_convolution_backward(grads, need, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups):
    return convolution_double_backward(grads, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, need)


def d_max_pool2d_with_indices(grads, need, self, kernel_size, stride, padding, dilation, ceil_mode, result1):
    grad = grads[0]
    return (_C.max_pool2d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1),)


def d_max_pool2d_with_indices_backward(grads, need, indices):
    grad = grads[0]
    return (pooled_at(grad, indices, 2),)


def d_adaptive_max_pool2d(grads, need, self, result1):
    grad = grads[0]
    return (_C.adaptive_max_pool2d_backward(grad, self, result1),)


def d_adaptive_max_pool2d_backward(grads, need, indices):
    grad = grads[0]
    return (pooled_at(grad, indices, 2),)


def d_max_pool3d_with_indices(grads, need, self, kernel_size, stride, padding, dilation, ceil_mode, result1):
    grad = grads[0]
    return (_C.max_pool3d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1),)


def d_max_pool3d_with_indices_backward(grads, need, indices):
    grad = grads[0]
    return (pooled_at(grad, indices, 3),)


def d_adaptive_max_pool3d(grads, need, self, result1):
    grad = grads[0]
    return (_C.adaptive_max_pool3d_backward(grad, self, result1),)


def d_adaptive_max_pool3d_backward(grads, need, indices):
    grad = grads[0]
    return (pooled_at(grad, indices, 3),)


def d_avg_pool1d(grads, need, self, kernel_size, stride, padding, ceil_mode, count_include_pad):
    grad = grads[0]
    return (_C.avg_pool1d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad),)


def d_avg_pool1d_backward(grads, need, kernel_size, stride, padding, ceil_mode, count_include_pad):
    grad = grads[0]
    return (_C.avg_pool1d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad),)


def d_adaptive_avg_pool1d(grads, need, self):
    grad = grads[0]
    return (_C._adaptive_avg_pool1d_backward(grad, self),)


def d__adaptive_avg_pool1d_backward(grads, need, grad_output_shape):
    grad = grads[0]
    return (_C.adaptive_avg_pool1d(grad, grad_output_shape[-1:]),)


def d_avg_pool2d(grads, need, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    grad = grads[0]
    return (_C.avg_pool2d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def d_avg_pool2d_backward(grads, need, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    grad = grads[0]
    return (_C.avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def d_adaptive_avg_pool2d(grads, need, self):
    grad = grads[0]
    return (_C._adaptive_avg_pool2d_backward(grad, self),)


def d__adaptive_avg_pool2d_backward(grads, need, grad_output_shape):
    grad = grads[0]
    return (_C.adaptive_avg_pool2d(grad, grad_output_shape[-2:]),)


def d_avg_pool3d(grads, need, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    grad = grads[0]
    return (_C.avg_pool3d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def d_avg_pool3d_backward(grads, need, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    grad = grads[0]
    return (_C.avg_pool3d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def d_adaptive_avg_pool3d(grads, need, self):
    grad = grads[0]
    return (_C._adaptive_avg_pool3d_backward(grad, self),)


def d__adaptive_avg_pool3d_backward(grads, need, grad_output_shape):
    grad = grads[0]
    return (_C.adaptive_avg_pool3d(grad, grad_output_shape[-3:]),)


def d__batch_norm(grads, need, input, weight, running_mean, running_var, result1, result2, training, eps):
    grad = grads[0]
    return batch_norm_gradients(grad, input, weight, running_mean, running_var, result1, result2, training, eps, need)


def d_native_layer_norm(grads, need, input, normalized_shape, result1, result2, weight, eps):
    grad = grads[0]
    return layer_norm_gradients(grad, input, normalized_shape, result1, result2, weight, eps, need)


def d_native_group_norm(grads, need, input, result1, result2, weight, N, C, HxW, group, eps):
    return group_norm_gradients(grads, input, result1, result2, weight, N, C, HxW, group, eps, need)


def d_nll_loss_forward(grads, need, self, target, weight, reduction, ignore_index, total_weight):
    grad = grads[0]
    return (_C.nll_loss_backward(grad, self, target, weight, reduction, ignore_index, total_weight),)


def d_nll_loss_backward(grads, need, target, weight, reduction, ignore_index):
    grad = grads[0]
    return (_C.nll_loss_nd(grad, target, weight, reduction, ignore_index),)


def d_embedding(grads, need, indices, weight_shape, padding_idx, scale_grad_by_freq):
    grad = grads[0]
    return (_C.embedding_dense_backward(grad, indices, weight_shape[0], padding_idx, scale_grad_by_freq),)


def d_embedding_dense_backward(grads, need, indices, padding_idx, scale_grad_by_freq):
    grad = grads[0]
    return (embedding_double_backward(grad, indices, padding_idx, scale_grad_by_freq),)


def d_constant_pad_nd(grads, need, pad):
    grad = grads[0]
    return (_C.constant_pad_nd(grad, [-p for p in pad], 0),)


def d_im2col(grads, need, self_shape, kernel_size, dilation, padding, stride):
    grad = grads[0]
    return (_C.col2im(grad, self_shape[-2:], kernel_size, dilation, padding, stride),)


def d_col2im(grads, need, kernel_size, dilation, padding, stride):
    grad = grads[0]
    return (_C.im2col(grad, kernel_size, dilation, padding, stride),)


def d_exp(grads, need, result):
    grad = grads[0]
    return (grad * result.conj(),)


def d_exp2(grads, need, result):
    grad = grads[0]
    return (grad * result.conj() * 0.6931471805599453,)


def d_expm1(grads, need, result):
    grad = grads[0]
    return (grad * (result.conj() + 1),)


def d_log(grads, need, self):
    grad = grads[0]
    return (grad / self.conj(),)


def d_log2(grads, need, self):
    grad = grads[0]
    return (grad / (self.conj() * 0.6931471805599453),)


def d_log10(grads, need, self):
    grad = grads[0]
    return (grad / (self.conj() * 2.302585092994046),)


def d_log1p(grads, need, self):
    grad = grads[0]
    return (grad / (self + 1).conj(),)


def d_sqrt(grads, need, result):
    grad = grads[0]
    return (grad / (result * 2).conj(),)


def d_rsqrt(grads, need, result):
    grad = grads[0]
    return (grad * (result * result * result * -0.5).conj(),)


def d_reciprocal(grads, need, result):
    grad = grads[0]
    return (grad * (-(result * result)).conj(),)


def d_sin(grads, need, self):
    grad = grads[0]
    return (grad * self.cos().conj(),)


def d_cos(grads, need, self):
    grad = grads[0]
    return (grad * -self.sin().conj(),)


def d_tan(grads, need, result):
    grad = grads[0]
    return (grad * (result * result + 1).conj(),)


def d_asin(grads, need, self):
    grad = grads[0]
    return (grad * (-self * self + 1).rsqrt().conj(),)


def d_acos(grads, need, self):
    grad = grads[0]
    return (grad * -(-self * self + 1).rsqrt().conj(),)


def d_atan(grads, need, self):
    grad = grads[0]
    return (grad / (self * self + 1).conj(),)


def d_sinh(grads, need, self):
    grad = grads[0]
    return (grad * self.cosh().conj(),)


def d_cosh(grads, need, self):
    grad = grads[0]
    return (grad * self.sinh().conj(),)


def d_tanh(grads, need, result):
    grad = grads[0]
    return (_C.tanh_backward(grad, result),)


def d_asinh(grads, need, self):
    grad = grads[0]
    return (grad * (self * self + 1).rsqrt().conj(),)


def d_acosh(grads, need, self):
    grad = grads[0]
    return (grad * ((self - 1).rsqrt() * (self + 1).rsqrt()).conj(),)


def d_atanh(grads, need, self):
    grad = grads[0]
    return (grad / (1 - self * self).conj(),)


def d_sigmoid(grads, need, result):
    grad = grads[0]
    return (_C.sigmoid_backward(grad, result),)


def d_erf(grads, need, self):
    grad = grads[0]
    return (grad * (self * self).neg().exp() * 1.1283791670955126,)


def d_erfc(grads, need, self):
    grad = grads[0]
    return (grad * (self * self).neg().exp() * -1.1283791670955126,)


def d_deg2rad(grads, need):
    grad = grads[0]
    return (grad * 0.017453292519943295,)


def d_rad2deg(grads, need):
    grad = grads[0]
    return (grad * 57.29577951308232,)


def d_neg(grads, need):
    grad = grads[0]
    return (-grad,)


def d_positive(grads, need):
    grad = grads[0]
    return (grad,)


def d_abs(grads, need, self):
    grad = grads[0]
    return (grad * self.sgn(),)


def d_sign(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_sgn(grads, need, self, result):
    grad = grads[0]
    return (sgn_backward(grad, self, result),)


def d_square(grads, need, self):
    grad = grads[0]
    return (grad * (self * 2).conj(),)


def d_conj_physical(grads, need):
    grad = grads[0]
    return (grad.conj_physical(),)


def d_angle(grads, need, self):
    grad = grads[0]
    return (angle_backward(grad, self),)


def d_floor(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_ceil(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_trunc(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_round(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_round_decimals(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_frac(grads, need):
    grad = grads[0]
    return (grad,)


def d_relu(grads, need, result):
    grad = grads[0]
    return (_C.threshold_backward(grad, result, 0),)


def d_logit(grads, need, self, eps):
    grad = grads[0]
    return (_C.logit_backward(grad, self, eps),)


def d_nan_to_num(grads, need, self):
    grad = grads[0]
    return (grad * self.isfinite(),)


def d_add_Tensor(grads, need, alpha):
    grad = grads[0]
    return (grad if need[0] else None, scale_by_conj(grad, alpha) if need[1] else None)


def d_add_Scalar(grads, need):
    grad = grads[0]
    return (grad,)


def d_sub_Tensor(grads, need, alpha):
    grad = grads[0]
    return (grad if need[0] else None, -scale_by_conj(grad, alpha) if need[1] else None)


def d_sub_Scalar(grads, need):
    grad = grads[0]
    return (grad,)


def d_rsub_Tensor(grads, need, alpha):
    grad = grads[0]
    return (-scale_by_conj(grad, alpha) if need[0] else None, grad if need[1] else None)


def d_rsub_Scalar(grads, need, alpha):
    grad = grads[0]
    return (-scale_by_conj(grad, alpha),)


def d_mul_Tensor(grads, need, other, self):
    grad = grads[0]
    return (times_conj(grad, other) if need[0] else None, times_conj(grad, self) if need[1] else None)


def d_mul_Scalar(grads, need, other):
    grad = grads[0]
    return (times_conj(grad, other),)


def d_div_Tensor(grads, need, other, self):
    grad = grads[0]
    return (over_conj(grad, other) if need[0] else None, div_backward_other(grad, self, other) if need[1] else None)


def d_div_Scalar(grads, need, other):
    grad = grads[0]
    return (over_conj(grad, other),)


def d_div_Tensor_mode(grads, need, other, rounding_mode, self):
    grad = grads[0]
    return (div_mode_backward(grad, other, rounding_mode) if need[0] else None, div_mode_backward_other(grad, self, other, rounding_mode) if need[1] else None)


def d_div_Scalar_mode(grads, need, other, rounding_mode):
    grad = grads[0]
    return (div_mode_backward(grad, other, rounding_mode),)


def d_floor_divide(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_floor_divide_Scalar(grads, need):
    grad = grads[0]
    return (_C.zeros_like(grad),)


def d_remainder_Tensor(grads, need, self, other):
    grad = grads[0]
    return (grad if need[0] else None, -grad * _C.floor_divide(self, other) if need[1] else None)


def d_remainder_Scalar(grads, need):
    grad = grads[0]
    return (grad,)


def d_fmod_Tensor(grads, need, self, other):
    grad = grads[0]
    return (grad if need[0] else None, -grad * _C.div(self, other, rounding_mode='trunc') if need[1] else None)


def d_fmod_Scalar(grads, need):
    grad = grads[0]
    return (grad,)


def d_pow_Tensor_Tensor(grads, need, self, exponent, result):
    grad = grads[0]
    return (pow_backward_self(grad, self, exponent) if need[0] else None, pow_backward_exponent(grad, self, exponent, result) if need[1] else None)


def d_pow_Tensor_Scalar(grads, need, self, exponent):
    grad = grads[0]
    return (pow_backward_self(grad, self, exponent),)


def d_pow_Scalar(grads, need, self, result):
    grad = grads[0]
    return (pow_scalar_backward(grad, self, result),)


def d_maximum(grads, need, self, other):
    grad = grads[0]
    return (extreme_share(grad, self, other, True) if need[0] else None, extreme_share(grad, other, self, True) if need[1] else None)


def d_minimum(grads, need, self, other):
    grad = grads[0]
    return (extreme_share(grad, self, other, False) if need[0] else None, extreme_share(grad, other, self, False) if need[1] else None)


def d_fmax(grads, need, self, other):
    grad = grads[0]
    return (grad * ((self >= other) | other.isnan()) if need[0] else None, grad * ~((self >= other) | other.isnan()) if need[1] else None)


def d_fmin(grads, need, self, other):
    grad = grads[0]
    return (grad * ((self <= other) | other.isnan()) if need[0] else None, grad * ~((self <= other) | other.isnan()) if need[1] else None)


def d_atan2(grads, need, other, self):
    grad = grads[0]
    return (grad * other / (self * self + other * other) if need[0] else None, grad * -self / (self * self + other * other) if need[1] else None)


def d_hypot(grads, need, self, result, other):
    grad = grads[0]
    return (grad * (self / result) if need[0] else None, grad * (other / result) if need[1] else None)


def d_logaddexp(grads, need, other, self):
    grad = grads[0]
    return (grad / (1 + _C.exp(other - self)).conj() if need[0] else None, grad / (1 + _C.exp(self - other)).conj() if need[1] else None)


def d_logaddexp2(grads, need, other, self):
    grad = grads[0]
    return (grad / (1 + _C.exp2(other - self)).conj() if need[0] else None, grad / (1 + _C.exp2(self - other)).conj() if need[1] else None)


def d_copysign_Tensor(grads, need, self, result):
    grad = grads[0]
    return (copysign_backward(grad, self, result) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_copysign_Scalar(grads, need, self, result):
    grad = grads[0]
    return (copysign_backward(grad, self, result),)


def d_xlogy_Tensor(grads, need, self, other):
    grad = grads[0]
    return (xlogy_backward_self(grad, self, other) if need[0] else None, grad * self / other if need[1] else None)


def d_xlogy_Scalar_Other(grads, need, self, other):
    grad = grads[0]
    return (xlogy_backward_self(grad, self, other),)


def d_special_xlog1py(grads, need, self, other):
    grad = grads[0]
    return (grad * _C.special_xlog1py(((self != 0) | other.isnan()).to(other.dtype), other) if need[0] else None, grad * self / (other + 1) if need[1] else None)


def d_nextafter(grads, need, self, other):
    grad = grads[0]
    return (_C.where(self == other, 0, grad) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_where_self(grads, need, condition):
    grad = grads[0]
    return (_C.where(condition, grad, 0) if need[0] else None, _C.where(condition, 0, grad) if need[1] else None)


def d_where_ScalarSelf(grads, need, condition):
    grad = grads[0]
    return (_C.where(condition, 0, grad),)


def d_where_ScalarOther(grads, need, condition):
    grad = grads[0]
    return (_C.where(condition, grad, 0),)


def d_where_Scalar(grads, need):
    return ()


def d_masked_fill_Tensor(grads, need, mask):
    grad = grads[0]
    return (grad.masked_fill(mask, 0) if need[0] else None, _C.where(mask, grad, 0).sum() if need[1] else None)


def d_masked_fill_Scalar(grads, need, mask):
    grad = grads[0]
    return (grad.masked_fill(mask, 0),)


def d_clamp(grads, need, self, min, max):
    grad = grads[0]
    return (clamp_backward(grad, self, min, max),)


def d_clamp_Tensor(grads, need, self, min, max):
    grad = grads[0]
    return clamp_tensor_backward(grad, self, min, max, need)


def d_clamp_min_Tensor(grads, need, self, min):
    grad = grads[0]
    return (_C.where(self >= min, grad, 0) if need[0] else None, _C.where(self >= min, 0, grad) if need[1] else None)


def d_clamp_min_Scalar(grads, need, self, min):
    grad = grads[0]
    return (_C.where(self >= min, grad, 0),)


def d_clamp_max_Tensor(grads, need, self, max):
    grad = grads[0]
    return (_C.where(self <= max, grad, 0) if need[0] else None, _C.where(self <= max, 0, grad) if need[1] else None)


def d_clamp_max_Scalar(grads, need, self, max):
    grad = grads[0]
    return (_C.where(self <= max, grad, 0),)


def d_lerp_Tensor(grads, need, weight, end, self):
    grad = grads[0]
    return (lerp_backward(grad, 1 - weight) if need[0] else None, lerp_backward(grad, weight) if need[1] else None, grad * (end - self).conj() if need[2] else None)


def d_lerp_Scalar(grads, need, weight):
    grad = grads[0]
    return (lerp_backward(grad, 1 - weight) if need[0] else None, lerp_backward(grad, weight) if need[1] else None)


def d_addcmul(grads, need, tensor2, value, tensor1):
    grad = grads[0]
    return (grad if need[0] else None, scale_by_conj(grad * tensor2.conj(), value) if need[1] else None, scale_by_conj(grad * tensor1.conj(), value) if need[2] else None)


def d_addcdiv(grads, need, tensor2, value, tensor1):
    grad = grads[0]
    return (grad if need[0] else None, scale_by_conj(grad / tensor2.conj(), value) if need[1] else None, -scale_by_conj(grad * (tensor1 / (tensor2 * tensor2)).conj(), value) if need[2] else None)


def d_complex(grads, need):
    grad = grads[0]
    return (grad.real if need[0] else None, grad.imag if need[1] else None)


def d_polar(grads, need, result):
    grad = grads[0]
    return polar_backward(grad, result)


def d_gelu(grads, need, self, approximate):
    grad = grads[0]
    return (_C.gelu_backward(grad, self, approximate=approximate),)


def d_silu(grads, need, self):
    grad = grads[0]
    return (_C.silu_backward(grad, self),)


def d_mish(grads, need, self):
    grad = grads[0]
    return (_C.mish_backward(grad, self),)


def d_softplus(grads, need, self, beta, threshold):
    grad = grads[0]
    return (_C.softplus_backward(grad, self, beta, threshold),)


def d_elu(grads, need, alpha, scale, input_scale, self):
    grad = grads[0]
    return (_C.elu_backward(grad, alpha, scale, input_scale, False, self),)


def d_leaky_relu(grads, need, self, negative_slope):
    grad = grads[0]
    return (_C.leaky_relu_backward(grad, self, negative_slope, False),)


def d_hardtanh(grads, need, self, min_val, max_val):
    grad = grads[0]
    return (_C.hardtanh_backward(grad, self, min_val, max_val),)


def d_hardswish(grads, need, self):
    grad = grads[0]
    return (_C.hardswish_backward(grad, self),)


def d_hardsigmoid(grads, need, self):
    grad = grads[0]
    return (_C.hardsigmoid_backward(grad, self),)


def d_softshrink(grads, need, self, lambd):
    grad = grads[0]
    return (_C.softshrink_backward(grad, self, lambd),)


def d_hardshrink(grads, need, self, lambd):
    grad = grads[0]
    return (_C.hardshrink_backward(grad, self, lambd),)


def d_threshold(grads, need, self, threshold):
    grad = grads[0]
    return (_C.threshold_backward(grad, self, threshold),)


def d_log_sigmoid_forward(grads, need, self, buffer):
    return (_C.log_sigmoid_backward(grads[0], self, buffer),)


def d__prelu_kernel(grads, need, self, weight):
    grad = grads[0]
    return _C._prelu_kernel_backward(grad, self, weight)


def d_sigmoid_backward(grads, need, output, grad_output):
    grad = grads[0]
    return (_C.sigmoid_backward(grad, output.conj()) if need[0] else None, grad.conj() * grad_output * (-2 * output + 1).conj() if need[1] else None)


def d_tanh_backward(grads, need, output, grad_output):
    grad = grads[0]
    return (_C.tanh_backward(grad, output.conj()) if need[0] else None, grad.conj() * grad_output * (-2 * output).conj() if need[1] else None)


def d_threshold_backward(grads, need, self, threshold):
    grad = grads[0]
    return (_C.threshold_backward(grad, self, threshold) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_gelu_backward(grads, need, self, approximate, grad_output):
    grad = grads[0]
    return (_C.gelu_backward(grad, self, approximate=approximate) if need[0] else None, gelu_double_backward(grad, grad_output, self, approximate) if need[1] else None)


def d_silu_backward(grads, need, self, grad_output):
    grad = grads[0]
    return (_C.silu_backward(grad, self.conj()) if need[0] else None, silu_double_backward(grad, grad_output, self) if need[1] else None)


def d_mish_backward(grads, need, self, grad_output):
    grad = grads[0]
    return (_C.mish_backward(grad, self) if need[0] else None, mish_double_backward(grad, grad_output, self) if need[1] else None)


def d_softplus_backward(grads, need, self, beta, threshold, grad_output):
    grad = grads[0]
    return (_C.softplus_backward(grad, self, beta, threshold) if need[0] else None, softplus_double_backward(grad * grad_output, self, beta, threshold) if need[1] else None)


def d_elu_backward(grads, need, alpha, scale, input_scale, is_result, self_or_result, grad_output):
    grad = grads[0]
    return (_C.elu_backward(grad, alpha, scale, input_scale, is_result, self_or_result) if need[0] else None, elu_double_backward(grad, grad_output, alpha, scale, input_scale, is_result, self_or_result) if need[1] else None)


def d_leaky_relu_backward(grads, need, self, negative_slope):
    grad = grads[0]
    return (_C.leaky_relu_backward(grad, self, negative_slope, False) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_hardtanh_backward(grads, need, self, min_val, max_val):
    grad = grads[0]
    return (_C.hardtanh_backward(grad, self, min_val, max_val) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_hardswish_backward(grads, need, self, grad_output):
    grad = grads[0]
    return (_C.hardswish_backward(grad, self) if need[0] else None, _C.where((self > -3) & (self < 3), grad * grad_output / 3, 0) if need[1] else None)


def d_hardsigmoid_backward(grads, need, self):
    grad = grads[0]
    return (_C.hardsigmoid_backward(grad, self) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_softshrink_backward(grads, need, self, lambd):
    grad = grads[0]
    return (_C.softshrink_backward(grad, self, lambd) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_hardshrink_backward(grads, need, self, lambd):
    grad = grads[0]
    return (_C.hardshrink_backward(grad, self, lambd) if need[0] else None, _C.zeros_like(grad) if need[1] else None)


def d_log_sigmoid_backward(grads, need, self, buffer, grad_output):
    grad = grads[0]
    return (_C.log_sigmoid_backward(grad, self, buffer) if need[0] else None, -grad * grad_output * _C.sigmoid_backward(_C.ones_like(self), self.sigmoid()) if need[1] else None)


def d_logit_backward(grads, need, self, eps, grad_output):
    grad = grads[0]
    return (_C.logit_backward(grad, self, eps) if need[0] else None, logit_double_backward(grad, grad_output, self, eps) if need[1] else None)


def d__prelu_kernel_backward(grads, need, grad_output, self, weight):
    return prelu_double_backward(grads[0], grads[1], grad_output, self, weight)


def d_lgamma(grads, need, self):
    grad = grads[0]
    return (grad * _C.digamma(self),)


def d_digamma(grads, need, self):
    grad = grads[0]
    return (grad * _C.polygamma(1, self),)


def d_erfinv(grads, need, result):
    grad = grads[0]
    return (grad * (result * result).exp() * 0.886226925452758,)


def d_i0(grads, need, self):
    grad = grads[0]
    return (grad * _C.special_i1(self),)


def d_special_i0e(grads, need, self, result):
    grad = grads[0]
    return (grad * (_C.special_i1e(self) - self.sgn() * result),)


def d_special_i1(grads, need, self, result):
    grad = grads[0]
    return (i1_backward(grad, self, result),)


def d_special_i1e(grads, need, self, result):
    grad = grads[0]
    return (i1e_backward(grad, self, result),)


def d_special_entr(grads, need, self):
    grad = grads[0]
    return (-grad * (self.log() + 1),)


def d_special_erfcx(grads, need, self, result):
    grad = grads[0]
    return (grad * (self * result * 2 - 1.1283791670955126),)


def d_special_ndtr(grads, need, self):
    grad = grads[0]
    return (grad * (self * self * -0.5).exp() * 0.3989422804014327,)


def d_special_ndtri(grads, need, result):
    grad = grads[0]
    return (grad * (result * result * 0.5).exp() * 2.5066282746310007,)


def d_special_log_ndtr(grads, need, self):
    grad = grads[0]
    return (grad / _C.special_erfcx(self * -0.7071067811865476) * 0.7978845608028654,)


def d_sinc(grads, need, self):
    grad = grads[0]
    return (sinc_backward(grad, self),)


def d_polygamma(grads, need, n, self):
    grad = grads[0]
    return (grad * _C.polygamma(n + 1, self),)


def d_igamma(grads, need, self, other):
    grad = grads[0]
    return (refused('igamma', 'input') if need[0] else None, grad * ((self - 1) * other.log() - other - _C.lgamma(self)).exp() if need[1] else None)


def d_igammac(grads, need, self, other):
    grad = grads[0]
    return (refused('igammac', 'input') if need[0] else None, -grad * ((self - 1) * other.log() - other - _C.lgamma(self)).exp() if need[1] else None)


def d_uniform_(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_normal_(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_log_normal_(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_cauchy_(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_exponential_(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_geometric_(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_random_(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_random__to(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_random__from(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_bernoulli__float(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_bernoulli__Tensor(grads, need, p):
    grad = grads[0]
    return (zeros_of(grad) if need[0] else None, zeros_of(p) if need[1] else None)


def d_bernoulli(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_bernoulli_p(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_normal_Tensor_float(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_normal_float_Tensor(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_normal_Tensor_Tensor(grads, need):
    grad = grads[0]
    return (zeros_of(grad) if need[0] else None, zeros_of(grad) if need[1] else None)


def d_poisson(grads, need):
    grad = grads[0]
    return (zeros_of(grad),)


def d_native_dropout(grads, need, result1, p, train):
    grad = grads[0]
    return (dropout_backward(grad, result1, p, train),)


def d_native_dropout_backward(grads, need, mask, scale):
    grad = grads[0]
    return (_C.native_dropout_backward(grad, mask, scale),)


def d_sum(grads, need, self_shape):
    grad = grads[0]
    return (sum_backward(grad, self_shape, None, False),)


def d_sum_dim_IntList(grads, need, self_shape, dim, keepdim):
    grad = grads[0]
    return (sum_backward(grad, self_shape, dim, keepdim),)


def d_nansum(grads, need, self, dim, keepdim):
    grad = grads[0]
    return (nansum_backward(grad, self, dim, keepdim),)


def d_mean(grads, need, self_shape):
    grad = grads[0]
    return (mean_backward(grad, self_shape, None, False),)


def d_mean_dim(grads, need, self_shape, dim, keepdim):
    grad = grads[0]
    return (mean_backward(grad, self_shape, dim, keepdim),)


def d_prod(grads, need, self):
    grad = grads[0]
    return (prod_backward(grad, self, None, False),)


def d_prod_dim_int(grads, need, self, dim, keepdim):
    grad = grads[0]
    return (prod_backward(grad, self, dim, keepdim),)


def d_amax(grads, need, self, result, dim, keepdim):
    grad = grads[0]
    return (extreme_backward(grad, self, result, dim, keepdim),)


def d_amin(grads, need, self, result, dim, keepdim):
    grad = grads[0]
    return (extreme_backward(grad, self, result, dim, keepdim),)


def d_aminmax(grads, need, self, result0, result1, dim, keepdim):
    return (aminmax_backward(grads, self, result0, result1, dim, keepdim),)


def d_max(grads, need, self, result):
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def d_max_dim(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_min(grads, need, self, result):
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def d_min_dim(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_var(grads, need, self, unbiased):
    grad = grads[0]
    return (var_backward(grad, self, None, float(unbiased), False),)


def d_var_dim(grads, need, self, dim, unbiased, keepdim):
    grad = grads[0]
    return (var_backward(grad, self, dim, float(unbiased), keepdim),)


def d_var_correction(grads, need, self, dim, correction, keepdim):
    grad = grads[0]
    return (var_backward(grad, self, dim, correction, keepdim),)


def d_std(grads, need, self, result, unbiased):
    grad = grads[0]
    return (std_backward(grad, self, result, None, float(unbiased), False),)


def d_std_dim(grads, need, self, result, dim, unbiased, keepdim):
    grad = grads[0]
    return (std_backward(grad, self, result, dim, float(unbiased), keepdim),)


def d_std_correction(grads, need, self, result, dim, correction, keepdim):
    grad = grads[0]
    return (std_backward(grad, self, result, dim, correction, keepdim),)


def d_var_mean(grads, need, self, unbiased):
    return (var_mean_backward(grads, self, None, float(unbiased), False),)


def d_var_mean_dim(grads, need, self, dim, unbiased, keepdim):
    return (var_mean_backward(grads, self, dim, float(unbiased), keepdim),)


def d_var_mean_correction(grads, need, self, dim, correction, keepdim):
    return (var_mean_backward(grads, self, dim, correction, keepdim),)


def d_std_mean(grads, need, self, result0, unbiased):
    return (std_mean_backward(grads, self, result0, None, float(unbiased), False),)


def d_std_mean_dim(grads, need, self, result0, dim, unbiased, keepdim):
    return (std_mean_backward(grads, self, result0, dim, float(unbiased), keepdim),)


def d_std_mean_correction(grads, need, self, result0, dim, correction, keepdim):
    return (std_mean_backward(grads, self, result0, dim, correction, keepdim),)


def d_linalg_vector_norm(grads, need, self, result, ord, dim, keepdim):
    grad = grads[0]
    return (vector_norm_backward(grad, self, result, ord, dim, keepdim),)


def d_logsumexp(grads, need, self, result, dim, keepdim):
    grad = grads[0]
    return (logsumexp_backward(grad, self, result, dim, keepdim),)


def d__softmax(grads, need, result, dim, self_dtype):
    grad = grads[0]
    return (_C._softmax_backward_data(grad, result, dim, self_dtype),)


def d__log_softmax(grads, need, result, dim, self_dtype):
    grad = grads[0]
    return (_C._log_softmax_backward_data(grad, result, dim, self_dtype),)


def d__softmax_backward_data(grads, need, output, dim, grad_output_dtype, grad_output):
    grad = grads[0]
    return (_C._softmax_backward_data(grad, output, dim, grad_output_dtype) if need[0] else None, softmax_double_backward(grad, grad_output, output, dim) if need[1] else None)


def d__log_softmax_backward_data(grads, need, output, dim, grad_output):
    grad = grads[0]
    return (log_softmax_transposed(grad, output, dim) if need[0] else None, log_softmax_double_backward(grad, grad_output, output, dim) if need[1] else None)


def d_cumsum(grads, need, dim):
    grad = grads[0]
    return (reversed_cumsum(grad, dim),)


def d_cumprod(grads, need, self, dim):
    grad = grads[0]
    return (cumprod_backward(grad, self, dim),)


def d_cummax(grads, need, indices, dim):
    grad = grads[0]
    return (cummax_backward(grad, indices, dim),)


def d_cummin(grads, need, indices, dim):
    grad = grads[0]
    return (cummax_backward(grad, indices, dim),)


def d_logcumsumexp(grads, need, self, result, dim):
    grad = grads[0]
    return (logcumsumexp_backward(grad, self, result, dim),)


def d__linear_scan(grads, need, factors, result, dim):
    grad = grads[0]
    return linear_scan_backward(grad, factors, result, dim)


def d_sort(grads, need, dim, indices, self_shape):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def d_sort_stable(grads, need, dim, indices, self_shape):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def d_topk(grads, need, dim, indices, self_shape):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def d_kthvalue(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_median(grads, need, self, result):
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def d_median_dim(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_nanmedian(grads, need, self, result):
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def d_nanmedian_dim(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_mode(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def d_view(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d__unsafe_view(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_transpose_int(grads, need, dim0, dim1):
    grad = grads[0]
    return (grad.transpose(dim0, dim1),)


def d_t(grads, need):
    grad = grads[0]
    return (grad.t(),)


def d_permute(grads, need, dims):
    grad = grads[0]
    return (permute_backward(grad, dims),)


def d_expand(grads, need):
    grad = grads[0]
    return (grad,)


def d_select_int(grads, need, self_shape, dim, index):
    grad = grads[0]
    return (_C.select_backward(grad, self_shape, dim, index),)


def d_slice_Tensor(grads, need, self_shape, dim, start, end, step):
    grad = grads[0]
    return (slice_backward_from(grad, self_shape, dim, start, end, step),)


def d_squeeze(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_squeeze_dim(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_squeeze_dims(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_unsqueeze(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_unfold(grads, need, self_shape, dimension, size, step):
    grad = grads[0]
    return (_C.unfold_backward(grad, self_shape, dimension, size, step),)


def d_diagonal(grads, need, self_shape, offset, dim1, dim2):
    grad = grads[0]
    return (_C.diagonal_backward(grad, self_shape, offset, dim1, dim2),)


def d_as_strided(grads, need, self_shape, self_strides, self_offset, size, stride, storage_offset):
    grad = grads[0]
    return (as_strided_backward(grad, self_shape, self_strides, self_offset, size, stride, storage_offset),)


def d_alias(grads, need):
    grad = grads[0]
    return (grad,)


def d_view_as_real(grads, need):
    grad = grads[0]
    return (_C.view_as_complex(grad.contiguous()),)


def d_view_as_complex(grads, need):
    grad = grads[0]
    return (_C.view_as_real(grad),)


def d_split_Tensor(grads, need, split_size, dim, self_shape):
    return (split_backward(grads, split_size, dim, self_shape),)


def d_split_with_sizes(grads, need, split_sizes, dim, self_shape):
    return (split_with_sizes_backward(grads, split_sizes, dim, self_shape),)


def d_unbind_int(grads, need, dim, self_shape):
    return (unbind_backward(grads, dim, self_shape),)


def d_unbind_int_AutogradNestedTensor(grads, need, self):
    return (_C._nested_unbind_backward(grads, self),)


def d_transpose_(grads, need, dim0, dim1):
    grad = grads[0]
    return (grad.transpose(dim0, dim1),)


def d_t_(grads, need):
    grad = grads[0]
    return (grad.t(),)


def d_squeeze_(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_squeeze__dim(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_squeeze__dims(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_unsqueeze_(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def d_as_strided_(grads, need, self_shape, self_strides, self_offset, size, stride, storage_offset):
    grad = grads[0]
    return (as_strided_backward(grad, self_shape, self_strides, self_offset, size, stride, storage_offset),)


def d_select_backward(grads, need, dim, index):
    grad = grads[0]
    return (grad.select(dim, index),)


def d_slice_backward(grads, need, dim, start, end, step):
    grad = grads[0]
    return (grad.slice(dim, start, end, step),)


def d_diagonal_backward(grads, need, offset, dim1, dim2):
    grad = grads[0]
    return (grad.diagonal(offset, dim1, dim2),)


def d_unfold_backward(grads, need, dim, size, step):
    grad = grads[0]
    return (grad.unfold(dim, size, step),)
