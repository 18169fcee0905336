"""Made by `python -m schema.gen` from schema/ops; do not edit.

Each function takes the gradients of the results, which inputs need one, and what was saved.
"""

from math import prod

from rtensor.composite.formulas import (permute_backward)


def view(grads, need, self_shape):
    grad = grads[0]
    return (grad.reshape(self_shape),)


def transpose_int(grads, need, dim0, dim1):
    grad = grads[0]
    return (grad.transpose(dim0, dim1),)


def permute(grads, need, dims):
    grad = grads[0]
    return (permute_backward(grad, dims),)
