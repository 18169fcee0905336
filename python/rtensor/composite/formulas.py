"""Helpers that derivative formulas name. Written with operations, so that they differentiate and trace."""

from math import prod

from rtensor import _C

# The end of a slice that goes to the end of the dimension.
_LAST = 2**63 - 1


def permute_backward(grad, dims):
    """Gradient of `permute`: the inverse order."""
    n = len(dims)
    order = [0] * n
    for i, d in enumerate(dims):
        order[d % n] = i
    return grad.permute(order)


def slice_backward_from(grad, sizes, dim, start, end, step):
    """Gradient of `slice`, whose ends may be left out."""
    start = 0 if start is None else start
    end = _LAST if end is None else end
    return _C.slice_backward(grad, sizes, dim, start, end, step)


def split_backward(grads, split_size, dim, sizes):
    """Gradient of `split`: the parts' gradients one after the other."""
    left = sizes[dim]
    split_sizes = []
    for _ in grads:
        part = left if left < split_size else split_size
        split_sizes.append(part)
        left = left - part
    return split_with_sizes_backward(grads, split_sizes, dim, sizes)


def split_with_sizes_backward(grads, split_sizes, dim, sizes):
    """Gradient of `split_with_sizes`; a part without gradient counts as zeros."""
    some = next(g for g in grads if g is not None)
    parts = []
    for g, size in zip(grads, split_sizes, strict=True):
        if g is None:
            shape = list(sizes)
            shape[dim] = size
            g = some.new_zeros(shape)
        parts.append(g)
    return _C.cat(parts, dim)


def unbind_backward(grads, dim, sizes):
    """Gradient of `unbind`; a position without gradient counts as zeros."""
    some = next(g for g in grads if g is not None)
    shape = list(sizes)
    del shape[dim]
    return _C.stack([some.new_zeros(shape) if g is None else g for g in grads], dim)


def as_strided_backward(grad, sizes, strides, offset, size, stride, storage_offset):
    """Gradient of `as_strided`.

    The gradient is added up over the memory that input and result reach, then read as the input lies in it. Where
    several elements of the input share memory, each gets its share.
    """
    at = offset if storage_offset is None else storage_offset
    low = min(offset, at)
    reach = max(_extent(sizes, strides, offset), _extent(size, stride, at)) - low
    places = _C.arange(reach, device=grad.device)
    memory = grad.new_zeros([reach])
    written = places.as_strided(size, stride, at - low).reshape([-1])
    memory = memory.index_add(0, written, grad.reshape([-1]))
    if _overlaps(sizes, strides):
        read = places.as_strided(sizes, strides, offset - low).reshape([-1])
        ones = grad.new_ones([1]).expand([read.numel()])
        memory = memory / grad.new_zeros([reach]).index_add(0, read, ones).clamp_min(1)
    return memory.as_strided(sizes, strides, offset - low)


def _extent(sizes, strides, offset):
    """One past the last element reached."""
    if 0 in sizes:
        return offset
    return offset + 1 + sum((n - 1) * s for n, s in zip(sizes, strides, strict=True))


def _overlaps(sizes, strides):
    """Whether two indexes may mean the same element."""
    reach = 0
    for stride, size in sorted(zip(strides, sizes, strict=True)):
        if size > 1:
            if stride <= reach:
                return True
            reach += stride * (size - 1)
    return False


# Products.


def times_conjugate(grad, factor):
    """A gradient times the conjugate of a number that scaled the value."""
    if isinstance(factor, complex):
        return grad * factor.conjugate()
    return grad if factor == 1 else grad * factor


# Neural networks. Where the backward pass has a kernel of its own, it runs with grad mode off; with grad mode on
# (`create_graph`) the same gradient is made of differentiable operations.


def convolution_gradients(
    grad, input, weight, stride, padding, dilation, transposed, output_padding, groups, need
):
    """Of input, weight and bias."""
    args = (stride, padding, dilation, transposed, output_padding, groups)
    found = _C.convolution_backward(
        grad, input.conj(), weight.conj(), [grad.size(1)], *args, list(need)
    )
    return tuple(g if wanted else None for g, wanted in zip(found, need, strict=True))


def convolution_double_backward(
    grads, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, need
):
    """The gradients are linear in each of the three tensors: convolutions again."""
    args = (stride, padding, dilation, transposed, output_padding, groups)
    of_input, of_weight, of_bias = grads
    parts = []
    if need[0]:
        if of_input is not None:
            parts.append(_C.convolution(of_input, weight.conj(), None, *args))
        if of_weight is not None:
            parts.append(_C.convolution(input.conj(), of_weight, None, *args))
        if of_bias is not None:
            parts.append(of_bias.reshape([1, -1] + [1] * (grad_output.ndim - 2)).expand_as(grad_output))
    total = parts[0] if parts else None
    for part in parts[1:]:
        total = total + part
    for_input = for_weight = None
    if need[1] and of_weight is not None:
        mask = [True, False, False]
        for_input = _C.convolution_backward(grad_output.conj(), input, of_weight, None, *args, mask)[0]
    if need[2] and of_input is not None:
        mask = [False, True, False]
        for_weight = _C.convolution_backward(grad_output.conj(), of_input, weight, None, *args, mask)[1]
    return total, for_input, for_weight


def pooled_at(grad, indices, dims):
    """The elements that were the maxima."""
    return grad.flatten(-dims).gather(-1, indices.flatten(-dims)).reshape(indices.shape)


def _normalized_gradients(grad, scaled, centered, rstd, dims):
    """Of what was normalised over `dims`: `scaled` is the gradient times the weight."""
    unit = centered * rstd
    along = (scaled * unit).mean(dims, True)
    return (scaled - scaled.mean(dims, True) - unit * along) * rstd


def _deviation(x, dims, eps):
    centered = x - x.mean(dims, True)
    return centered, (centered.square().mean(dims, True) + eps).rsqrt()


def batch_norm_gradients(
    grad, input, weight, running_mean, running_var, mean, invstd, training, eps, need
):
    """Of input, weight and bias."""
    if not _C.is_grad_enabled():
        return _C.native_batch_norm_backward(
            grad, input, weight, running_mean, running_var, mean, invstd, training, eps, list(need)
        )
    shape = [1, -1] + [1] * (input.ndim - 2)
    dims = [0, *range(2, input.ndim)]
    scaled = grad if weight is None else grad * weight.reshape(shape)
    if training:
        centered, rstd = _deviation(input, dims, eps)
        for_input = _normalized_gradients(grad, scaled, centered, rstd, dims)
    else:
        centered = input - running_mean.reshape(shape)
        rstd = (running_var.reshape(shape) + eps).rsqrt()
        for_input = scaled * rstd
    for_weight = (grad * centered * rstd).sum(dims) if need[1] else None
    return for_input, for_weight, grad.sum(dims) if need[2] else None


def layer_norm_gradients(grad, input, normalized_shape, mean, rstd, weight, eps, need):
    """Of input, weight and bias."""
    if not _C.is_grad_enabled():
        return _C.native_layer_norm_backward(
            grad, input, normalized_shape, mean, rstd, weight, None, list(need)
        )
    inner = list(range(input.ndim - len(normalized_shape), input.ndim))
    outer = list(range(input.ndim - len(normalized_shape)))
    centered, rstd = _deviation(input, inner, eps)
    scaled = grad if weight is None else grad * weight
    for_input = _normalized_gradients(grad, scaled, centered, rstd, inner)
    unit = grad * centered * rstd
    for_weight = (unit.sum(outer) if outer else unit) if need[1] else None
    for_bias = (grad.sum(outer) if outer else grad) if need[2] else None
    return for_input, for_weight, for_bias


def group_norm_gradients(grad, input, mean, rstd, weight, N, C, HxW, group, eps, need):
    """Of input, weight and bias."""
    if not _C.is_grad_enabled():
        return _C.native_group_norm_backward(
            grad, input, mean, rstd, weight, N, C, HxW, group, list(need)
        )
    shape = [N, group, C // group, HxW]
    grouped = input.reshape(shape)
    centered, rstd = _deviation(grouped, [2, 3], eps)
    slope = grad.reshape(shape)
    scaled = slope if weight is None else slope * weight.reshape([1, group, C // group, 1])
    for_input = _normalized_gradients(slope, scaled, centered, rstd, [2, 3]).reshape(input.shape)
    for_weight = (slope * centered * rstd).sum([0, 3]).reshape([C]) if need[1] else None
    return for_input, for_weight, slope.sum([0, 3]).reshape([C]) if need[2] else None


def embedding_double_backward(grad, indices, padding_idx, scale_grad_by_freq):
    """The rows again, without those of the padding index."""
    rows = grad.index_select(0, indices.reshape(-1)).reshape([*indices.shape, grad.size(1)])
    if scale_grad_by_freq:
        flat = indices.reshape(-1)
        counts = (flat.unsqueeze(0) == flat.unsqueeze(1)).sum(0).reshape(indices.shape)
        rows = rows / counts.unsqueeze(-1)
    if padding_idx < 0:
        return rows
    return rows.masked_fill((indices == padding_idx).unsqueeze(-1), 0)


# Reductions. A reduced result is first given its dimensions back, with size 1, so that it meets the input by broadcasting.


def _wrapped(dim, ndim):
    """List the reduced dimensions, counted from 0, in ascending order; all when none is named."""
    dims = [dim] if isinstance(dim, int) else list(dim or ())
    if not dims:
        return list(range(ndim))
    return sorted(d + max(ndim, 1) if d < 0 else d for d in dims) if ndim else []


def restore(x, ndim, dim, keepdim):
    """Give the reduced dimensions back, with size 1; a 0-dim tensor meets any shape as it is."""
    if keepdim or x.ndim == 0:
        return x
    for d in _wrapped(dim, ndim):
        x = x.unsqueeze(d)
    return x


def _count(shape, dim):
    """Elements that each result was made of."""
    n = 1
    for d in _wrapped(dim, len(shape)):
        n = n * shape[d]
    return n


def sum_backward(grad, shape, dim, keepdim):
    """Every element gets the gradient of its sum."""
    return restore(grad, len(shape), dim, keepdim).expand(shape)


def nansum_backward(grad, self, dim, keepdim):
    """NaN gets none."""
    return sum_backward(grad, self.shape, dim, keepdim).masked_fill(self != self, 0)


def mean_backward(grad, shape, dim, keepdim):
    """Every element gets its share."""
    return sum_backward(grad, shape, dim, keepdim) / _count(shape, dim)


def _products_of_others(x, dim):
    """Product of all other elements along `dim`, right where elements are 0."""
    n = x.shape[dim]
    one = _C.ones_like(x.narrow(dim, 0, 1))
    before = _C.cat([one, x.narrow(dim, 0, n - 1)], dim).cumprod(dim)
    after = _C.cat([one, x.flip([dim]).narrow(dim, 0, n - 1)], dim).cumprod(dim).flip([dim])
    return before * after


def prod_backward(grad, self, dim, keepdim):
    """Multiply the others, which divides by nothing."""
    if self.ndim == 0:
        return grad
    if self.numel() == 0:
        return _C.zeros_like(self)
    if dim is None:
        others = _products_of_others(self.reshape(-1), 0).reshape(self.shape)
        return grad * others.conj()
    return restore(grad, self.ndim, dim, keepdim) * _products_of_others(self, dim).conj()


def extreme_backward(grad, self, result, dim, keepdim):
    """Equal extremes share the gradient evenly; they are counted in float32 at least."""
    result = restore(result, self.ndim, dim, keepdim)
    grad = restore(grad, self.ndim, dim, keepdim)
    chosen = (self == result) | ((self != self) & (result != result))
    wide = self.dtype if self.dtype == _C.float64 else _C.float32
    share = grad.to(wide) / chosen.sum(dim=_wrapped(dim, self.ndim), keepdim=True).to(wide)
    return (share * chosen).to(self.dtype)


def aminmax_backward(grads, self, low, high, dim, keepdim):
    """Of both extremes."""
    parts = [
        extreme_backward(grad, self, result, dim, keepdim)
        for grad, result in zip(grads, (low, high), strict=True)
        if grad is not None
    ]
    return parts[0] if len(parts) == 1 else parts[0] + parts[1]


def value_selecting_reduction_backward(grad, dim, indices, shape, keepdim):
    """Give the gradient to the elements that were selected."""
    if not keepdim and len(shape) > 0:
        grad, indices = grad.unsqueeze(dim), indices.unsqueeze(dim)
    return grad.new_zeros(shape).scatter(dim, indices, grad)


def var_backward(grad, self, dim, correction, keepdim):
    """Twice the deviation from the mean, shared among the degrees of freedom."""
    dims = _wrapped(dim, self.ndim)
    free = _count(self.shape, dim) - (1 if correction is None else correction)
    deviation = self - self.mean(dims, True) if dims else self - self
    return restore(grad, self.ndim, dim, keepdim) * 2 * deviation / free


def std_backward(grad, self, result, dim, correction, keepdim):
    """Through the variance; 0 where all values are equal."""
    grad = (grad / (result * 2)).masked_fill(result == 0, 0)
    return var_backward(grad, self, dim, correction, keepdim)


def var_mean_backward(grads, self, dim, correction, keepdim):
    """Of the variance and the mean."""
    spread = None if grads[0] is None else var_backward(grads[0], self, dim, correction, keepdim)
    return _with_mean(spread, grads[1], self, dim, keepdim)


def std_mean_backward(grads, self, std, dim, correction, keepdim):
    """Of the standard deviation and the mean."""
    spread = (
        None if grads[0] is None else std_backward(grads[0], self, std, dim, correction, keepdim)
    )
    return _with_mean(spread, grads[1], self, dim, keepdim)


def _with_mean(spread, grad, self, dim, keepdim):
    if grad is None:
        return spread
    mean = mean_backward(grad, self.shape, dim, keepdim)
    return mean if spread is None else spread + mean


def vector_norm_backward(grad, self, result, ord, dim, keepdim):
    """Ratios to the norm, so that no power overflows; 0 where the norm is 0."""
    grad = restore(grad, self.ndim, dim, keepdim)
    norm = restore(result, self.ndim, dim, keepdim)
    if ord == 0:
        return _C.zeros_like(self)
    if ord == 1:
        return self.sgn() * grad
    zero = norm == 0
    # No division by 0, which would be NaN in the second derivative.
    divisor = norm.masked_fill(zero, 1)
    if ord == 2:
        return self * (grad / divisor).masked_fill(zero, 0)
    size = self.abs()
    if ord in (float("inf"), float("-inf")):
        chosen = (size == norm) | ((size != size) & (norm != norm))
        share = grad / chosen.sum(dim=_wrapped(dim, self.ndim), keepdim=True).clamp(1)
        return self.sgn() * (share * chosen)
    ratio = (size / divisor).masked_fill(zero, 0)
    power = ratio.pow(ord - 1)
    if ord < 1:
        power = power.masked_fill(size == 0, 0)
    return self.sgn() * power * grad


def logsumexp_backward(grad, self, result, dim, keepdim):
    """Weigh by the softmax; 0 where every element is -inf."""
    result = restore(result, self.ndim, dim, keepdim)
    result = result.masked_fill(result == float("-inf"), 0)
    return restore(grad, self.ndim, dim, keepdim) * (self - result).exp().conj()


# Indexing and joining.


def index_backward(grad, shape, indices):
    """Elements that were read several times get the sum."""
    return _C.index_put(grad.new_zeros(shape), indices, grad, True)


def zeros_of(x):
    """Zeros like `x`."""
    return _C.zeros_like(x)


def index_cleared(grad, indices):
    """What was overwritten gets no gradient."""
    return _C.index_put(grad, indices, grad.new_zeros(()), False)


def put_cleared(grad, index):
    """What was overwritten gets no gradient."""
    return grad.put(index, grad.new_zeros(index.shape), False)


def masked_cleared(grad, mask):
    """What was overwritten gets no gradient."""
    return grad.masked_fill(mask, 0)


def as_strided_cleared(grad, shape, size, stride, storage_offset):
    """What was overwritten gets no gradient."""
    return grad.as_strided_scatter(grad.new_zeros(shape), size, stride, storage_offset)


def take_backward(grad, shape, index):
    """Elements that were taken several times get the sum."""
    return grad.new_zeros(shape).put(index, grad, True)


def gather_backward(grad, shape, dim, index):
    """Each read place gets what was read from it."""
    return grad.new_zeros(shape).scatter_add(dim, index, grad)


def index_select_backward(grad, shape, dim, index):
    """Each slice gets the sum over the times that it was read."""
    return grad.new_zeros(shape).index_add(dim, index, grad)


def _padded(x, shape):
    """Zeros behind `x` along each dimension, up to `shape`."""
    for d in range(x.ndim):
        if x.shape[d] != shape[d]:
            now = [*x.shape[:d], shape[d], *x.shape[d + 1 :]]
            x = _C.slice_backward(x, now, d, 0, x.shape[d], 1)
    return x


def scatter_src_backward(grad, dim, index, shape):
    """What was written comes from the place where it went; what the index does not reach gets nothing."""
    if index.numel() == 0:
        return grad.new_zeros(shape)
    return _padded(grad.gather(dim, index), shape)


def conj_number(x):
    """The conjugate of a number."""
    return x.conjugate()


def index_source_backward(grad, dim, index, shape):
    """Each slice of `source` gets that of the place where it went."""
    return grad.index_select(dim, index).reshape(shape)


def index_fill_value_backward(grad, dim, index):
    """The sum over all filled slices; a slice named twice counts once."""
    filled = _C.zeros_like(grad).index_fill(dim, index, 1)
    return _C.where(filled == 1, grad, _C.zeros_like(grad)).sum()


def scatter_value_reduce_backward(grad, dim, index, value, reduce):
    """Adding a number passes the gradient on, multiplying scales it, once for each time."""
    if reduce == "add":
        return grad
    return grad.scatter(dim, index, conj_number(value), reduce="multiply")


def _cut(x, shape):
    """The first elements along each dimension."""
    for d in range(x.ndim):
        x = x.narrow(d, 0, shape[d])
    return x


def scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result):
    """Gradients of `self` and `src`."""
    if index.numel() == 0:
        return grad, grad.new_zeros(src.shape)
    shape, src = src.shape, _cut(src, index.shape)
    if reduce == "sum":
        to_self, to_src = grad, grad.gather(dim, index)
    elif reduce == "prod":
        to_self, to_src = _product_backward(grad, self, dim, index, src, include_self, result)
    elif reduce == "mean":
        count = _C.ones_like(grad) if include_self else _C.zeros_like(grad)
        count = count.scatter_add(dim, index, _C.ones_like(src))
        to_self = grad / count.masked_fill(count == 0, 1)
        to_src = to_self.gather(dim, index)
    else:
        of_self = (self == result).to(grad.dtype)
        if not include_self:
            of_self = of_self.scatter(dim, index, 0)
        of_src = (src == result.gather(dim, index)).to(grad.dtype)
        ties = of_self.scatter_add(dim, index, of_src)
        share = grad / ties.masked_fill(ties == 0, 1)
        to_self, to_src = share * of_self, share.gather(dim, index) * of_src
    if not include_self:
        to_self = to_self.scatter(dim, index, 0)
    return to_self, _padded(to_src, shape)


def _conjugate(x):
    return x.conj() if x.dtype.is_complex else x


def _product_backward(grad, self, dim, index, src, include_self, result):
    """Products of all other factors, right where factors are 0."""
    own = self.masked_fill(self == 0, 1)
    others = own.scatter_reduce(dim, index, src, "prod", include_self=include_self) / own
    zero = src == 0
    zeros = _C.zeros_like(self).scatter_add(dim, index, zero.to(self.dtype)).gather(dim, index)
    single = zero & (zeros == 1)
    without = self.scatter_reduce(dim, index, src.masked_fill(single, 1), "prod", include_self=include_self)
    through = result.gather(dim, index) / src.masked_fill(zero, 1)
    through = _C.where(single, without.gather(dim, index), through)
    return grad * _conjugate(others), grad.gather(dim, index) * _conjugate(through)


def index_reduce_backward(grad, self, dim, index, source, reduce, include_self, result):
    """As for `scatter_reduce`, whose index names the slices element by element."""
    if self.ndim == 0:
        index, source_ = index.reshape(()), source.reshape(())
    else:
        d = dim + self.ndim if dim < 0 else dim
        source_ = source.reshape([index.numel() if i == d else n for i, n in enumerate(self.shape)])
        index = index.reshape([-1 if i == d else 1 for i in range(self.ndim)]).expand(source_.shape)
    to_self, to_source = scatter_reduce_backward(
        grad, self, dim, index, source_, reduce, include_self, result
    )
    return to_self, to_source.reshape(source.shape)


def masked_select_backward(grad, shape, mask):
    """Selected elements go back to their places; the engine sums what was broadcast."""
    n = max(len(shape), mask.ndim)
    whole = grad.new_zeros([1] * (n - len(shape)) + list(shape))
    return _C.masked_scatter(whole, mask, grad)


def masked_scatter_backward(grad, mask, shape):
    """The elements that were used, in order, then zeros."""
    used = grad.masked_select(mask)
    rest = grad.new_zeros(prod(shape) - used.numel())
    return _C.cat([used, rest]).reshape(shape)


def repeat_backward(grad, repeats, shape):
    """The sum over all copies."""
    extra = len(repeats) - len(shape)
    if prod(repeats) == 0:
        return grad.new_zeros(shape)
    sizes, summed = [], []
    for d, n in enumerate(repeats):
        summed.append(len(sizes))
        sizes += [n] if d < extra else [n, shape[d - extra]]
    return grad.reshape(sizes).sum(summed) if summed else grad


def cat_backward(grad, shapes, dim):
    """Each tensor gets its part; an empty one that was skipped gets nothing."""
    dim = dim + grad.ndim if dim < 0 else dim
    out, start = [], 0
    for shape in shapes:
        if list(shape) == [0] and grad.ndim != 1:
            out.append(grad.new_zeros([0]))
            continue
        out.append(grad.narrow(dim, start, shape[dim]))
        start = start + shape[dim]
    return out
def softmax_double_backward(grad, grad_output, output, dim):
    """Of `_softmax_backward_data` for its second argument."""
    inner = (grad_output * output).sum(dim, True)
    return grad * (grad_output - inner) - grad_output * (grad * output).sum(dim, True)


def log_softmax_transposed(grad, output, dim):
    """Of `_log_softmax_backward_data` for the gradient that it is given."""
    return grad - (grad * output.exp()).sum(dim, True)


def log_softmax_double_backward(grad, grad_output, output, dim):
    """Of `_log_softmax_backward_data` for its second argument."""
    return -grad * output.exp() * grad_output.sum(dim, True)


# Scans. Backward passes run from the other end.


def reversed_cumsum(x, dim):
    """Sum from each element to the end."""
    return x.flip([dim]).cumsum(dim).flip([dim]) if x.ndim else x


def _from_the_next(factors, terms, dim):
    """`y[i] = terms[i] + factors[i + 1] * y[i + 1]`; the first factor is never used."""
    return _C._linear_scan(_shifted(factors.flip([dim]), dim), terms.flip([dim]), dim).flip([dim])


def _shifted(x, dim):
    """Each element one step later; the first is 0 where there is nothing before it."""
    head = _C.zeros_like(x.narrow(dim, 0, 1))
    return _C.cat([head, x.narrow(dim, 0, x.shape[dim] - 1)], dim)


def cumprod_backward(grad, self, dim):
    """Multiply what comes before with a recurrence over what comes after: no division, so zeros are right."""
    if self.ndim == 0 or self.numel() == 0:
        return grad
    one = _C.ones_like(self.narrow(dim, 0, 1))
    before = _C.cat([one, self.narrow(dim, 0, self.shape[dim] - 1)], dim).cumprod(dim)
    return before.conj() * _from_the_next(self.conj(), grad, dim)


def cummax_backward(grad, indices, dim):
    """Each running extreme pays the element that it is."""
    if grad.ndim == 0:
        return grad
    return _C.zeros_like(grad).scatter_add(dim, indices, grad)


def logcumsumexp_backward(grad, self, result, dim):
    """Weights exp(x[i] - y[k]) as products of steps exp(y[k] - y[k + 1]), none of them above 1."""
    if self.ndim == 0 or self.numel() == 0:
        return grad
    result = result.masked_fill(result == float("-inf"), 0) if not self.is_complex() else result
    step = (_shifted(result, dim) - result).exp().conj()
    return (self - result).exp().conj() * _from_the_next(step, grad, dim)


def linear_scan_backward(grad, a, result, dim):
    """Run the same recurrence from the other end."""
    if a.ndim == 0 or a.numel() == 0:
        return _C.zeros_like(a), grad
    terms = _from_the_next(a.conj(), grad, dim)
    return terms * _shifted(result, dim).conj(), terms
# Elementwise operations. Numbers may stand where tensors do.


def _conj(x):
    """Conjugate a tensor or number."""
    return x.conjugate() if isinstance(x, (int, float, complex)) else x.conj()


def scale_by_conj(grad, number):
    """Multiply by the conjugate of a number; nothing is computed for 1."""
    return grad if number == 1 else grad * _conj(number)


def times_conj(grad, other):
    """Gradient of a product by one factor, `other` being the other one."""
    return grad * _conj(other)


def over_conj(grad, other):
    """Gradient of a quotient by the dividend."""
    return grad / _conj(other)


def div_backward_other(grad, self, other):
    """Gradient of a quotient by the divisor."""
    return -grad * ((self / other) / other).conj()


def div_mode_backward(grad, other, rounding_mode):
    """Give nothing where the quotient is rounded."""
    return over_conj(grad, other) if rounding_mode is None else _C.zeros_like(grad)


def div_mode_backward_other(grad, self, other, rounding_mode):
    """Give nothing where the quotient is rounded."""
    return div_backward_other(grad, self, other) if rounding_mode is None else _C.zeros_like(grad)


def pow_backward_self(grad, self, exponent):
    """Gradient by the base; 0 where the exponent is 0, whatever the base."""
    if isinstance(exponent, (int, float, complex)):
        if exponent == 0:
            return _C.zeros_like(grad)
        return grad * (self ** (exponent - 1) * exponent).conj()
    slope = exponent * self ** (exponent - 1)
    return grad * _C.where(exponent == 0, _C.zeros_like(slope), slope).conj()


def pow_backward_exponent(grad, self, exponent, result):
    """Gradient by the exponent; 0 at a base of 0 with an exponent that is not negative."""
    if exponent.is_complex():
        flat = (self == 0) & (exponent.real >= 0)
    else:
        flat = (self == 0) & (exponent >= 0)
    slope = result * self.log()
    return grad * _C.where(flat, _C.zeros_like(slope), slope).conj()


def pow_scalar_backward(grad, self, result):
    """Gradient of a number to a power, by the power."""
    if self == 0:
        return _C.zeros_like(grad)
    base = _C.scalar_tensor(self, dtype=result.dtype)
    return grad * (result * base.log()).conj()


def extreme_share(grad, self, other, largest):
    """Gradient of maximum or minimum by `self`: all where it is chosen, half where both are equal."""
    chosen = self > other if largest else self < other
    return _C.where(chosen, grad, _C.where(self == other, grad / 2, _C.zeros_like(grad)))


def sgn_backward(grad, self, result):
    """0 for real numbers; for complex ones the part across the direction."""
    if not self.is_complex():
        return _C.zeros_like(grad)
    size = self.abs()
    across = (grad / result - (grad / result).conj()) * result / (size * 2)
    return _C.where(size == 0, _C.zeros_like(across), across)


def angle_backward(grad, self):
    """0 for real numbers; else along the circle."""
    if not self.is_complex():
        return _C.zeros_like(self)
    slope = self * 1j / (self.abs() ** 2)
    return grad * _C.where(self == 0, _C.zeros_like(slope), slope)


def copysign_backward(grad, self, result):
    """Give the sign that the result has relative to `self`; 0 at 0."""
    ratio = result / self
    return grad * _C.where(self == 0, _C.zeros_like(ratio), ratio)


def xlogy_backward_self(grad, self, other):
    """Give the logarithm; 0 where both are 0."""
    if isinstance(other, (int, float)):
        log = _C.scalar_tensor(other, dtype=grad.dtype).log()
        return _C.where(self == 0, _C.zeros_like(grad), grad * log) if other <= 0 else grad * log
    flat = (self == 0) & (other <= 0)
    return _C.where(flat, _C.zeros_like(grad * other), grad * other.log())


def clamp_backward(grad, self, min, max):
    """All within the bounds, the bounds included."""
    inside = self == self
    if min is not None:
        inside = inside & (self >= min)
    if max is not None:
        inside = inside & (self <= max)
    return _C.where(inside, grad, _C.zeros_like(grad))


def clamp_tensor_backward(grad, self, min, max, need):
    """To the operand that was chosen."""
    zero = _C.zeros_like(grad)
    inside = self == self
    if min is not None:
        inside = inside & (self >= min)
    if max is not None:
        inside = inside & (self <= max)
    below = None if min is None else self < min
    if below is not None and max is not None:
        below = below & (min <= max)
    above = None if max is None else self > max
    if above is not None and min is not None:
        above = above | (min > max)
    return (
        _C.where(inside, grad, zero) if need[0] else None,
        _C.where(below, grad, zero) if need[1] and below is not None else None,
        _C.where(above, grad, zero) if need[2] and above is not None else None,
    )


def lerp_backward(grad, weight):
    """Multiply by the weight of that end."""
    return grad * _conj(weight)


def polar_backward(grad, result):
    """By the absolute value and by the angle."""
    size = result.abs()
    direction = _C.where(size == 0, _C.ones_like(result), result / size)
    return (grad * direction.conj()).real, (grad * (result * 1j).conj()).real


def _normal_density(x):
    return (x * x * -0.5).exp() * 0.3989422804014327


def gelu_double_backward(grad, grad_output, self, approximate):
    """Give the slope of gelu's slope."""
    if approximate == "none":
        return grad * grad_output * _normal_density(self) * (2 - self * self)
    b, c = 0.7978845608028654, 0.044715
    t = (b * self * (1 + c * self * self)).tanh()
    s = b * (1 + 3 * c * self * self)
    u = 1 - t * t
    return grad * grad_output * (u * s + 0.5 * self * (u * 6 * b * c * self - 2 * t * u * s * s))


def silu_double_backward(grad, grad_output, self):
    """Give the slope of silu's slope."""
    s = self.sigmoid()
    slope = s * (1 - s) * (2 + self * (1 - 2 * s))
    return grad.conj() * grad_output * slope.conj()


def mish_double_backward(grad, grad_output, self):
    """Give the slope of mish's slope."""
    s = self.sigmoid()
    t = ((-self.abs()).exp().log1p() + self.clamp_min(0)).tanh()
    u = 1 - t * t
    return grad * grad_output * (u * s * 2 + self * u * s * (1 - s) - 2 * self * t * u * s * s)


def softplus_double_backward(grad, self, beta, threshold):
    """Give the slope of softplus' slope; 0 above the threshold."""
    s = (self * beta).sigmoid()
    return _C.where(self * beta > threshold, _C.zeros_like(grad), grad * s * (1 - s) * beta)


def elu_double_backward(grad, grad_output, alpha, scale, input_scale, is_result, self_or_result):
    """Give the slope of elu's slope; from the result it is input_scale."""
    both = grad * grad_output * input_scale
    if not is_result:
        both = both * (self_or_result * input_scale).exp() * (alpha * scale * input_scale)
    return _C.where(self_or_result <= 0, both, _C.zeros_like(both))


def logit_double_backward(grad, grad_output, self, eps):
    """Give the slope of logit's slope; 0 outside the bounds."""
    d = self * (1 - self)
    out = grad * grad_output * (2 * self - 1) / (d * d)
    if eps is None:
        return out
    return _C.where((self < eps) | (self > 1 - eps), _C.zeros_like(out), out)


def prelu_double_backward(grad_input, grad_weight, grad_output, self, weight):
    """By the gradient, the input and the weight."""
    positive = self > 0
    zero = _C.zeros_like(grad_output * self)
    g0 = zero if grad_input is None else grad_input
    g1 = zero if grad_weight is None else grad_weight
    return (
        _C.where(positive, g0, g0 * weight + g1 * self),
        _C.where(positive, zero, g1 * grad_output),
        _C.where(positive, zero, g0 * grad_output),
    )




# Random numbers.


def dropout_backward(grad, mask, p, train):
    """What was kept was scaled."""
    scale = 1.0 if train is False or p == 0 else 0.0 if p == 1 else 1.0 / (1.0 - p)
    return _C.native_dropout_backward(grad, mask, scale)
