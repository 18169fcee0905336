"""Functions that modules are made of, under the names of PyTorch's `torch.nn.functional`.

What is an operation of its own with the same signature is that operation, found in `_C` by the table below; the rest
are thin Python functions in the scriptable subset, in the files of this package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rtensor import _C
from rtensor.nn.functional.activation import (
    celu,
    elu,
    gumbel_softmax,
    hardsigmoid,
    hardswish,
    hardtanh,
    leaky_relu,
    log_softmax,
    mish,
    relu,
    relu6,
    rrelu,
    selu,
    silu,
    softmax,
    softmin,
    softsign,
    tanhshrink,
    threshold,
)
from rtensor.nn.functional.attention import multi_head_attention_forward
from rtensor.nn.functional.dropout import (
    alpha_dropout,
    dropout,
    dropout1d,
    dropout2d,
    dropout3d,
    feature_alpha_dropout,
)
from rtensor.nn.functional.loss import (
    binary_cross_entropy,
    binary_cross_entropy_with_logits,
    cosine_embedding_loss,
    cross_entropy,
    gaussian_nll_loss,
    hinge_embedding_loss,
    huber_loss,
    kl_div,
    l1_loss,
    linear_cross_entropy,
    margin_ranking_loss,
    mse_loss,
    multi_margin_loss,
    multilabel_margin_loss,
    multilabel_soft_margin_loss,
    nll_loss,
    poisson_nll_loss,
    smooth_l1_loss,
    soft_margin_loss,
    triplet_margin_loss,
    triplet_margin_with_distance_loss,
)
from rtensor.nn.functional.norm import (
    batch_norm,
    group_norm,
    instance_norm,
    layer_norm,
    local_response_norm,
    normalize,
    rms_norm,
)
from rtensor.nn.functional.pooling import (
    adaptive_avg_pool2d,
    adaptive_avg_pool3d,
    adaptive_max_pool1d,
    adaptive_max_pool2d,
    adaptive_max_pool3d,
    lp_pool1d,
    lp_pool2d,
    lp_pool3d,
    max_pool1d,
    max_pool1d_with_indices,
    max_pool2d,
    max_pool2d_with_indices,
    max_pool3d,
    max_pool3d_with_indices,
    max_unpool1d,
    max_unpool2d,
    max_unpool3d,
)
from rtensor.nn.functional.sparse import embedding, embedding_bag
from rtensor.nn.functional.vision import (
    affine_grid,
    fold,
    grid_sample,
    interpolate,
    unfold,
    upsample,
    upsample_bilinear,
    upsample_nearest,
)

if TYPE_CHECKING:
    # Found by `__getattr__` when they are asked for.
    from rtensor._C import (
        adaptive_avg_pool1d as adaptive_avg_pool1d,
    )
    from rtensor._C import (
        avg_pool1d as avg_pool1d,
    )
    from rtensor._C import (
        avg_pool2d as avg_pool2d,
    )
    from rtensor._C import (
        avg_pool3d as avg_pool3d,
    )
    from rtensor._C import (
        bilinear as bilinear,
    )
    from rtensor._C import (
        celu_ as celu_,
    )
    from rtensor._C import (
        channel_shuffle as channel_shuffle,
    )
    from rtensor._C import (
        conv1d as conv1d,
    )
    from rtensor._C import (
        conv2d as conv2d,
    )
    from rtensor._C import (
        conv3d as conv3d,
    )
    from rtensor._C import (
        conv_transpose1d as conv_transpose1d,
    )
    from rtensor._C import (
        conv_transpose2d as conv_transpose2d,
    )
    from rtensor._C import (
        conv_transpose3d as conv_transpose3d,
    )
    from rtensor._C import (
        cosine_similarity as cosine_similarity,
    )
    from rtensor._C import (
        elu_ as elu_,
    )
    from rtensor._C import (
        gelu as gelu,
    )
    from rtensor._C import (
        glu as glu,
    )
    from rtensor._C import (
        hardshrink as hardshrink,
    )
    from rtensor._C import (
        hardtanh_ as hardtanh_,
    )
    from rtensor._C import (
        leaky_relu_ as leaky_relu_,
    )
    from rtensor._C import (
        linear as linear,
    )
    from rtensor._C import (
        native_channel_shuffle as native_channel_shuffle,
    )
    from rtensor._C import (
        one_hot as one_hot,
    )
    from rtensor._C import (
        pad as pad,
    )
    from rtensor._C import (
        pairwise_distance as pairwise_distance,
    )
    from rtensor._C import (
        pdist as pdist,
    )
    from rtensor._C import (
        pixel_shuffle as pixel_shuffle,
    )
    from rtensor._C import (
        pixel_unshuffle as pixel_unshuffle,
    )
    from rtensor._C import (
        prelu as prelu,
    )
    from rtensor._C import (
        relu_ as relu_,
    )
    from rtensor._C import (
        rrelu_ as rrelu_,
    )
    from rtensor._C import (
        scaled_dot_product_attention as scaled_dot_product_attention,
    )
    from rtensor._C import (
        selu_ as selu_,
    )
    from rtensor._C import (
        sigmoid as sigmoid,
    )
    from rtensor._C import (
        softplus as softplus,
    )
    from rtensor._C import (
        softshrink as softshrink,
    )
    from rtensor._C import (
        tanh as tanh,
    )
    from rtensor._C import (
        threshold_ as threshold_,
    )

    logsigmoid = _C.log_sigmoid

# Names that are operations: the name here, and the one in `_C`.
OPERATIONS = {
    "adaptive_avg_pool1d": "adaptive_avg_pool1d",
    "avg_pool1d": "avg_pool1d",
    "avg_pool2d": "avg_pool2d",
    "avg_pool3d": "avg_pool3d",
    "bilinear": "bilinear",
    "celu_": "celu_",
    "channel_shuffle": "channel_shuffle",
    "conv1d": "conv1d",
    "conv2d": "conv2d",
    "conv3d": "conv3d",
    "conv_transpose1d": "conv_transpose1d",
    "conv_transpose2d": "conv_transpose2d",
    "conv_transpose3d": "conv_transpose3d",
    "cosine_similarity": "cosine_similarity",
    "elu_": "elu_",
    "gelu": "gelu",
    "glu": "glu",
    "hardshrink": "hardshrink",
    "hardtanh_": "hardtanh_",
    "leaky_relu_": "leaky_relu_",
    "linear": "linear",
    "logsigmoid": "log_sigmoid",
    "native_channel_shuffle": "native_channel_shuffle",
    "one_hot": "one_hot",
    "pad": "pad",
    "pairwise_distance": "pairwise_distance",
    "pdist": "pdist",
    "pixel_shuffle": "pixel_shuffle",
    "pixel_unshuffle": "pixel_unshuffle",
    "prelu": "prelu",
    "relu_": "relu_",
    "rrelu_": "rrelu_",
    "scaled_dot_product_attention": "scaled_dot_product_attention",
    "selu_": "selu_",
    "sigmoid": "sigmoid",
    "softplus": "softplus",
    "softshrink": "softshrink",
    "tanh": "tanh",
    "threshold_": "threshold_",
}


def __getattr__(name: str) -> Any:
    operation = getattr(_C, OPERATIONS.get(name, ""), None)
    if operation is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = operation
    return operation


def __dir__() -> list[str]:
    return sorted(
        {*__all__, *(name for name, operation in OPERATIONS.items() if hasattr(_C, operation))}
    )


__all__ = [
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
    "affine_grid",
    "alpha_dropout",
    "batch_norm",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "celu",
    "cosine_embedding_loss",
    "cross_entropy",
    "dropout",
    "dropout1d",
    "dropout2d",
    "dropout3d",
    "elu",
    "embedding",
    "embedding_bag",
    "feature_alpha_dropout",
    "fold",
    "gaussian_nll_loss",
    "grid_sample",
    "group_norm",
    "gumbel_softmax",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "hinge_embedding_loss",
    "huber_loss",
    "instance_norm",
    "interpolate",
    "kl_div",
    "l1_loss",
    "layer_norm",
    "leaky_relu",
    "linear_cross_entropy",
    "local_response_norm",
    "log_softmax",
    "lp_pool1d",
    "lp_pool2d",
    "lp_pool3d",
    "margin_ranking_loss",
    "max_pool1d",
    "max_pool1d_with_indices",
    "max_pool2d",
    "max_pool2d_with_indices",
    "max_pool3d",
    "max_pool3d_with_indices",
    "max_unpool1d",
    "max_unpool2d",
    "max_unpool3d",
    "mish",
    "mse_loss",
    "multi_head_attention_forward",
    "multi_margin_loss",
    "multilabel_margin_loss",
    "multilabel_soft_margin_loss",
    "nll_loss",
    "normalize",
    "poisson_nll_loss",
    "relu",
    "relu6",
    "rms_norm",
    "rrelu",
    "selu",
    "silu",
    "smooth_l1_loss",
    "soft_margin_loss",
    "softmax",
    "softmin",
    "softsign",
    "tanhshrink",
    "threshold",
    "triplet_margin_loss",
    "triplet_margin_with_distance_loss",
    "unfold",
    "upsample",
    "upsample_bilinear",
    "upsample_nearest",
]
