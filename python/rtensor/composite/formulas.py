"""Helpers that derivative formulas name. Written with operations, so that they differentiate and trace."""


def permute_backward(grad, dims):
    """Gradient of `permute`: the inverse order."""
    order = [0] * len(dims)
    for i, d in enumerate(dims):
        order[d] = i
    return grad.permute(order)
