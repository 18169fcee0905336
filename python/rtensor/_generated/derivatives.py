"""Made by `python -m schema.gen` from schema/ops; do not edit.

Each function takes the gradients of the results, which inputs need one, and what was saved.
"""

from math import prod

from rtensor import _C
from rtensor.composite.formulas import (aminmax_backward, as_strided_backward, as_strided_cleared, cat_backward, conj_number, cummax_backward, cumprod_backward, extreme_backward, gather_backward, index_backward, index_cleared, index_fill_value_backward, index_reduce_backward, index_select_backward, index_source_backward, linear_scan_backward, log_softmax_double_backward, log_softmax_transposed, logcumsumexp_backward, logsumexp_backward, masked_cleared, masked_scatter_backward, masked_select_backward, mean_backward, nansum_backward, permute_backward, prod_backward, put_cleared, repeat_backward, reversed_cumsum, scatter_reduce_backward, scatter_src_backward, scatter_value_reduce_backward, slice_backward_from, softmax_double_backward, split_backward, split_with_sizes_backward, std_backward, std_mean_backward, sum_backward, take_backward, times_conjugate, unbind_backward, value_selecting_reduction_backward, var_backward, var_mean_backward, vector_norm_backward, zeros_of)

_log_softmax_backward_data = _C._log_softmax_backward_data
_softmax_backward_data = _C._softmax_backward_data
diagonal_backward = _C.diagonal_backward
index = _C.index
select_backward = _C.select_backward
unfold_backward = _C.unfold_backward
view_as_complex = _C.view_as_complex
view_as_real = _C.view_as_real


def index_Tensor(grads, need, self_shape, indices):
    grad = grads[0]
    return (index_backward(grad, self_shape, indices),)


def _unsafe_index_Tensor(grads, need, self_shape, indices):
    grad = grads[0]
    return (index_backward(grad, self_shape, indices),)


def index_put(grads, need, accumulate, indices):
    grad = grads[0]
    return ((grad if accumulate else index_cleared(grad, indices)) if need[0] else None, index(grad, indices) if need[1] else None)


def _unsafe_index_put(grads, need, accumulate, indices):
    grad = grads[0]
    return ((grad if accumulate else index_cleared(grad, indices)) if need[0] else None, index(grad, indices) if need[1] else None)


def index_select(grads, need, self_shape, dim, index):
    grad = grads[0]
    return (index_select_backward(grad, self_shape, dim, index),)


def gather(grads, need, self_shape, dim, index):
    grad = grads[0]
    return (gather_backward(grad, self_shape, dim, index),)


def scatter_src(grads, need, dim, index, src_shape):
    grad = grads[0]
    return (grad.scatter(dim, index, 0) if need[0] else None, scatter_src_backward(grad, dim, index, src_shape) if need[1] else None)


def scatter_value(grads, need, dim, index):
    grad = grads[0]
    return (grad.scatter(dim, index, 0),)


def scatter_reduce(grads, need, self, dim, index, src, reduce, result):
    grad = grads[0]
    return scatter_reduce_backward(grad, self, dim, index, src, 'sum' if reduce == 'add' else 'prod', True, result)


def scatter_value_reduce(grads, need, dim, index, value, reduce):
    grad = grads[0]
    return (scatter_value_reduce_backward(grad, dim, index, value, reduce),)


def scatter_add(grads, need, dim, index, src_shape):
    grad = grads[0]
    return (grad if need[0] else None, scatter_src_backward(grad, dim, index, src_shape) if need[1] else None)


def scatter_reduce_two(grads, need, self, dim, index, src, reduce, include_self, result):
    grad = grads[0]
    return scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result)


def index_add(grads, need, dim, index, source_shape, alpha):
    grad = grads[0]
    return (grad if need[0] else None, index_source_backward(grad, dim, index, source_shape) * conj_number(alpha) if need[1] else None)


def index_copy(grads, need, dim, index, source_shape):
    grad = grads[0]
    return (grad.index_fill(dim, index, 0) if need[0] else None, index_source_backward(grad, dim, index, source_shape) if need[1] else None)


def index_fill_int_Scalar(grads, need, dim, index):
    grad = grads[0]
    return (grad.index_fill(dim, index, 0),)


def index_fill_int_Tensor(grads, need, dim, index):
    grad = grads[0]
    return (grad.index_fill(dim, index, 0) if need[0] else None, index_fill_value_backward(grad, dim, index) if need[1] else None)


def index_reduce(grads, need, self, dim, index, source, reduce, include_self, result):
    grad = grads[0]
    return index_reduce_backward(grad, self, dim, index, source, reduce, include_self, result)


def take(grads, need, self_shape, index):
    grad = grads[0]
    return (take_backward(grad, self_shape, index),)


def put(grads, need, accumulate, index, source_shape):
    grad = grads[0]
    return ((grad if accumulate else put_cleared(grad, index)) if need[0] else None, grad.take(index).reshape(source_shape) if need[1] else None)


def masked_select(grads, need, self_shape, mask):
    grad = grads[0]
    return (masked_select_backward(grad, self_shape, mask),)


def masked_scatter(grads, need, mask, source_shape):
    grad = grads[0]
    return (masked_cleared(grad, mask) if need[0] else None, masked_scatter_backward(grad, mask, source_shape) if need[1] else None)


def flip(grads, need, dims):
    grad = grads[0]
    return (grad.flip(dims),)


def roll(grads, need, shifts, dims):
    grad = grads[0]
    return (grad.roll([-s for s in shifts], dims),)


def repeat(grads, need, repeats, self_shape):
    grad = grads[0]
    return (repeat_backward(grad, repeats, self_shape),)


def select_scatter(grads, need, dim, index):
    grad = grads[0]
    return (grad.select_scatter(zeros_of(grad.select(dim, index)), dim, index) if need[0] else None, grad.select(dim, index) if need[1] else None)


def slice_scatter(grads, need, dim, start, end, step):
    grad = grads[0]
    return (grad.slice_scatter(zeros_of(grad.slice(dim, start, end, step)), dim, start, end, step) if need[0] else None, grad.slice(dim, start, end, step) if need[1] else None)


def diagonal_scatter(grads, need, offset, dim1, dim2):
    grad = grads[0]
    return (grad.diagonal_scatter(zeros_of(grad.diagonal(offset, dim1, dim2)), offset, dim1, dim2) if need[0] else None, grad.diagonal(offset, dim1, dim2) if need[1] else None)


def as_strided_scatter(grads, need, src_shape, size, stride, storage_offset):
    grad = grads[0]
    return (as_strided_cleared(grad, src_shape, size, stride, storage_offset) if need[0] else None, grad.contiguous().as_strided(size, stride, storage_offset) if need[1] else None)


def diag_embed(grads, need, offset, dim1, dim2):
    grad = grads[0]
    return (grad.diagonal(offset, dim1, dim2),)


def cat(grads, need, tensors_shape, dim):
    grad = grads[0]
    return cat_backward(grad, tensors_shape, dim)


def stack(grads, need, dim):
    grad = grads[0]
    return list(grad.unbind(dim))


def mm(grads, need, mat2, self):
    grad = grads[0]
    return (grad.mm(mat2.mH) if need[0] else None, self.mH.mm(grad) if need[1] else None)


def bmm(grads, need, mat2, self):
    grad = grads[0]
    return (grad.bmm(mat2.mH) if need[0] else None, self.mH.bmm(grad) if need[1] else None)


def mv(grads, need, vec, self):
    grad = grads[0]
    return (grad.outer(vec.conj()) if need[0] else None, self.mH.mv(grad) if need[1] else None)


def dot(grads, need, tensor, self):
    grad = grads[0]
    return (grad * tensor.conj() if need[0] else None, grad * self.conj() if need[1] else None)


def vdot(grads, need, other, self):
    grad = grads[0]
    return (grad.conj() * other if need[0] else None, grad * self if need[1] else None)


def addmm(grads, need, beta, mat2, alpha, mat1):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.mm(mat2.mH), alpha) if need[1] else None, times_conjugate(mat1.mH.mm(grad), alpha) if need[2] else None)


def addmv(grads, need, beta, vec, alpha, mat):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.outer(vec.conj()), alpha) if need[1] else None, times_conjugate(mat.mH.mv(grad), alpha) if need[2] else None)


def baddbmm(grads, need, beta, batch2, alpha, batch1):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.bmm(batch2.mH), alpha) if need[1] else None, times_conjugate(batch1.mH.bmm(grad), alpha) if need[2] else None)


def addbmm(grads, need, beta, batch2, alpha, batch1):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.unsqueeze(0).matmul(batch2.mH), alpha) if need[1] else None, times_conjugate(batch1.mH.matmul(grad.unsqueeze(0)), alpha) if need[2] else None)


def addr(grads, need, beta, vec2, alpha, vec1):
    grad = grads[0]
    return (times_conjugate(grad, beta) if need[0] else None, times_conjugate(grad.mv(vec2.conj()), alpha) if need[1] else None, times_conjugate(grad.mT.mv(vec1.conj()), alpha) if need[2] else None)


def sum(grads, need, self_shape):
    grad = grads[0]
    return (sum_backward(grad, self_shape, None, False),)


def sum_dim_IntList(grads, need, self_shape, dim, keepdim):
    grad = grads[0]
    return (sum_backward(grad, self_shape, dim, keepdim),)


def nansum(grads, need, self, dim, keepdim):
    grad = grads[0]
    return (nansum_backward(grad, self, dim, keepdim),)


def mean(grads, need, self_shape):
    grad = grads[0]
    return (mean_backward(grad, self_shape, None, False),)


def mean_dim(grads, need, self_shape, dim, keepdim):
    grad = grads[0]
    return (mean_backward(grad, self_shape, dim, keepdim),)


def prod(grads, need, self):
    grad = grads[0]
    return (prod_backward(grad, self, None, False),)


def prod_dim_int(grads, need, self, dim, keepdim):
    grad = grads[0]
    return (prod_backward(grad, self, dim, keepdim),)


def amax(grads, need, self, result, dim, keepdim):
    grad = grads[0]
    return (extreme_backward(grad, self, result, dim, keepdim),)


def amin(grads, need, self, result, dim, keepdim):
    grad = grads[0]
    return (extreme_backward(grad, self, result, dim, keepdim),)


def aminmax(grads, need, self, result0, result1, dim, keepdim):
    return (aminmax_backward(grads, self, result0, result1, dim, keepdim),)


def max(grads, need, self, result):
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def max_dim(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def min(grads, need, self, result):
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def min_dim(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def var(grads, need, self, unbiased):
    grad = grads[0]
    return (var_backward(grad, self, None, float(unbiased), False),)


def var_dim(grads, need, self, dim, unbiased, keepdim):
    grad = grads[0]
    return (var_backward(grad, self, dim, float(unbiased), keepdim),)


def var_correction(grads, need, self, dim, correction, keepdim):
    grad = grads[0]
    return (var_backward(grad, self, dim, correction, keepdim),)


def std(grads, need, self, result, unbiased):
    grad = grads[0]
    return (std_backward(grad, self, result, None, float(unbiased), False),)


def std_dim(grads, need, self, result, dim, unbiased, keepdim):
    grad = grads[0]
    return (std_backward(grad, self, result, dim, float(unbiased), keepdim),)


def std_correction(grads, need, self, result, dim, correction, keepdim):
    grad = grads[0]
    return (std_backward(grad, self, result, dim, correction, keepdim),)


def var_mean(grads, need, self, unbiased):
    return (var_mean_backward(grads, self, None, float(unbiased), False),)


def var_mean_dim(grads, need, self, dim, unbiased, keepdim):
    return (var_mean_backward(grads, self, dim, float(unbiased), keepdim),)


def var_mean_correction(grads, need, self, dim, correction, keepdim):
    return (var_mean_backward(grads, self, dim, correction, keepdim),)


def std_mean(grads, need, self, result0, unbiased):
    return (std_mean_backward(grads, self, result0, None, float(unbiased), False),)


def std_mean_dim(grads, need, self, result0, dim, unbiased, keepdim):
    return (std_mean_backward(grads, self, result0, dim, float(unbiased), keepdim),)


def std_mean_correction(grads, need, self, result0, dim, correction, keepdim):
    return (std_mean_backward(grads, self, result0, dim, correction, keepdim),)


def linalg_vector_norm(grads, need, self, result, ord, dim, keepdim):
    grad = grads[0]
    return (vector_norm_backward(grad, self, result, ord, dim, keepdim),)


def logsumexp(grads, need, self, result, dim, keepdim):
    grad = grads[0]
    return (logsumexp_backward(grad, self, result, dim, keepdim),)


def _softmax(grads, need, result, dim, self_dtype):
    grad = grads[0]
    return (_softmax_backward_data(grad, result, dim, self_dtype),)


def _log_softmax(grads, need, result, dim, self_dtype):
    grad = grads[0]
    return (_log_softmax_backward_data(grad, result, dim, self_dtype),)


def _softmax_backward_data(grads, need, output, dim, grad_output_dtype, grad_output):
    grad = grads[0]
    return (_softmax_backward_data(grad, output, dim, grad_output_dtype) if need[0] else None, softmax_double_backward(grad, grad_output, output, dim) if need[1] else None)


def _log_softmax_backward_data(grads, need, output, dim, grad_output):
    grad = grads[0]
    return (log_softmax_transposed(grad, output, dim) if need[0] else None, log_softmax_double_backward(grad, grad_output, output, dim) if need[1] else None)


def cumsum(grads, need, dim):
    grad = grads[0]
    return (reversed_cumsum(grad, dim),)


def cumprod(grads, need, self, dim):
    grad = grads[0]
    return (cumprod_backward(grad, self, dim),)


def cummax(grads, need, indices, dim):
    grad = grads[0]
    return (cummax_backward(grad, indices, dim),)


def cummin(grads, need, indices, dim):
    grad = grads[0]
    return (cummax_backward(grad, indices, dim),)


def logcumsumexp(grads, need, self, result, dim):
    grad = grads[0]
    return (logcumsumexp_backward(grad, self, result, dim),)


def _linear_scan(grads, need, factors, result, dim):
    grad = grads[0]
    return linear_scan_backward(grad, factors, result, dim)


def sort(grads, need, dim, indices, self_shape):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def sort_stable(grads, need, dim, indices, self_shape):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def topk(grads, need, dim, indices, self_shape):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, True),)


def kthvalue(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def median(grads, need, self, result):
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def median_dim(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def nanmedian(grads, need, self, result):
    grad = grads[0]
    return (extreme_backward(grad, self, result, None, False),)


def nanmedian_dim(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def mode(grads, need, dim, indices, self_shape, keepdim):
    grad = grads[0]
    return (value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim),)


def view(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def _unsafe_view(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def transpose_int(grads, need, dim0, dim1):
    grad = grads[0]
    return (grad.transpose(dim0, dim1),)


def t(grads, need):
    grad = grads[0]
    return (grad.t(),)


def permute(grads, need, dims):
    grad = grads[0]
    return (permute_backward(grad, dims),)


def expand(grads, need):
    grad = grads[0]
    return (grad,)


def select_int(grads, need, self_shape, dim, index):
    grad = grads[0]
    return (select_backward(grad, self_shape, dim, index),)


def slice_Tensor(grads, need, self_shape, dim, start, end, step):
    grad = grads[0]
    return (slice_backward_from(grad, self_shape, dim, start, end, step),)


def squeeze(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def squeeze_dim(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def squeeze_dims(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def unsqueeze(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def unfold(grads, need, self_shape, dimension, size, step):
    grad = grads[0]
    return (unfold_backward(grad, self_shape, dimension, size, step),)


def diagonal(grads, need, self_shape, offset, dim1, dim2):
    grad = grads[0]
    return (diagonal_backward(grad, self_shape, offset, dim1, dim2),)


def as_strided(grads, need, self_shape, self_strides, self_offset, size, stride, storage_offset):
    grad = grads[0]
    return (as_strided_backward(grad, self_shape, self_strides, self_offset, size, stride, storage_offset),)


def alias(grads, need):
    grad = grads[0]
    return (grad,)


def view_as_real(grads, need):
    grad = grads[0]
    return (view_as_complex(grad.contiguous()),)


def view_as_complex(grads, need):
    grad = grads[0]
    return (view_as_real(grad),)


def split_Tensor(grads, need, split_size, dim, self_shape):
    return (split_backward(grads, split_size, dim, self_shape),)


def split_with_sizes(grads, need, split_sizes, dim, self_shape):
    return (split_with_sizes_backward(grads, split_sizes, dim, self_shape),)


def unbind_int(grads, need, dim, self_shape):
    return (unbind_backward(grads, dim, self_shape),)


def transpose_(grads, need, dim0, dim1):
    grad = grads[0]
    return (grad.transpose(dim0, dim1),)


def t_(grads, need):
    grad = grads[0]
    return (grad.t(),)


def squeeze_(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def squeeze__dim(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def squeeze__dims(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def unsqueeze_(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def as_strided_(grads, need, self_shape, self_strides, self_offset, size, stride, storage_offset):
    grad = grads[0]
    return (as_strided_backward(grad, self_shape, self_strides, self_offset, size, stride, storage_offset),)


def select_backward(grads, need, dim, index):
    grad = grads[0]
    return (grad.select(dim, index),)


def slice_backward(grads, need, dim, start, end, step):
    grad = grads[0]
    return (grad.slice(dim, start, end, step),)


def diagonal_backward(grads, need, offset, dim1, dim2):
    grad = grads[0]
    return (grad.diagonal(offset, dim1, dim2),)


def unfold_backward(grads, need, dim, size, step):
    grad = grads[0]
    return (grad.unfold(dim, size, step),)
