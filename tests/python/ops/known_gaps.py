"""What is known to be wrong or untested, and why. These lists may only shrink."""

# (check, operation): reason. Each is expected to fail, and it is an error when it does not.
GAPS: dict[tuple[str, str], str] = {}

_BACKWARD = "runs in the second derivatives of the operation that it is the gradient of"
_NESTED = "takes nested tensors: tests/python/nested"

# Operations without samples: reason.
UNSAMPLED: dict[str, str] = {
    "_nested_tensor_from_list": _NESTED,
    "_nested_from_padded_like": _NESTED,
    "_nested_unbind_backward": _NESTED,
    "to_padded_tensor": _NESTED,
    "_batch_norm_update_": "runs inside batch_norm, whose running statistics tests/python/nn checks",
    "matmul_backward": _BACKWARD,
    "convolution_backward": _BACKWARD,
    "max_pool2d_with_indices_backward": _BACKWARD,
    "max_pool3d_with_indices_backward": _BACKWARD,
    "adaptive_max_pool2d_backward": _BACKWARD,
    "adaptive_max_pool3d_backward": _BACKWARD,
    "avg_pool1d_backward": _BACKWARD,
    "avg_pool2d_backward": _BACKWARD,
    "avg_pool3d_backward": _BACKWARD,
    "_adaptive_avg_pool1d_backward": _BACKWARD,
    "_adaptive_avg_pool2d_backward": _BACKWARD,
    "_adaptive_avg_pool3d_backward": _BACKWARD,
    "native_batch_norm_backward": _BACKWARD,
    "native_layer_norm_backward": _BACKWARD,
    "native_group_norm_backward": _BACKWARD,
    "nll_loss_backward": _BACKWARD,
    "embedding_dense_backward": _BACKWARD,
}
