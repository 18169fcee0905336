"""Samples of what networks are made of: dropout, convolutions, pooling, norms, losses, embeddings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rtensor import _C
from rtensor.testing.samples.maker import Draft, Maker
from rtensor.testing.samples.shape import of

SPACES = {1: (6,), 2: (5, 6), 3: (4, 5, 4)}


def _dropout(make: Maker) -> Iterator[Draft]:
    if "mask" in make.arguments:
        yield Draft((make(5), make.mask(5), 2.0))
        return
    for shape in ((2, 3), (2, 3, 4), (0, 2)):
        yield Draft((make(*shape), 0.5, True))


def _convolution(dims: int, transposed: bool = False) -> Callable[[Maker], Iterator[Draft]]:
    """Make a generator of inputs, weights, with and without bias, stride, padding, groups."""

    def generate(make: Maker) -> Iterator[Draft]:
        space, kernel = SPACES[dims], (3,) * dims
        for groups in (1, 2):
            weight = (4, 6 // groups) if transposed else (6, 4 // groups)
            yield Draft((make(2, 4, *space), make(*weight, *kernel), make(6)), {"groups": groups})
        weight = (4, 6) if transposed else (6, 4)
        named = make.types.get("padding") == "str"
        options: dict[str, Any] = {"padding": "same"} if named else {"stride": 2, "padding": 1}
        yield Draft((make(1, 4, *space), make(*weight, *kernel)), options)
        yield Draft((make(4, *space), make(*weight, *kernel)))

    return generate


def _general_convolution(make: Maker) -> Iterator[Draft]:
    plain = ([1, 1], [0, 0], [1, 1], False, [0, 0], 1)
    yield Draft((make(1, 2, 5, 5), make(3, 2, 3, 3), make(3), *plain))
    yield Draft((make(1, 2, 5), make(3, 2, 3), None, [2], [1], [1], False, [0], 1))


def _pool(dims: int) -> Callable[[Maker], Iterator[Draft]]:
    def generate(make: Maker) -> Iterator[Draft]:
        for shape in ((2, 3, *SPACES[dims]), (3, *SPACES[dims])):
            yield Draft((make(*shape), [2] * dims))
        yield Draft((make(1, 2, *SPACES[dims]), [3] * dims, [1] * dims, [1] * dims))

    return generate


def _adaptive(dims: int) -> Callable[[Maker], Iterator[Draft]]:
    def generate(make: Maker) -> Iterator[Draft]:
        for size in (1, 2, 3):
            yield Draft((make(2, 3, *SPACES[dims]), [size] * dims))

    return generate


def _resample(dims: int) -> Callable[[Maker], Iterator[Draft]]:
    def generate(make: Maker) -> Iterator[Draft]:
        corners = [(False,), (True,)] if "align_corners" in make.arguments else [()]
        for corner in corners:
            for size in (3, 7):
                yield Draft((make(1, 2, *SPACES[dims]), [size] * dims, *corner))

    return generate


def _grid_sampler(make: Maker) -> Iterator[Draft]:
    for mode in (0, 1, 2):
        for padding in (0, 1, 2):
            for align in (False, True):
                grid = make(1, 2, 2, 2, low=-1.3, high=1.3)
                yield Draft((make(1, 1, 3, 2), grid, mode, padding, align))


def _grid_sampler_3d(make: Maker) -> Iterator[Draft]:
    for mode in (0, 1):
        grid = make(1, 1, 2, 1, 3, low=-1.3, high=1.3)
        yield Draft((make(1, 1, 2, 3, 2), grid, mode, 0, False))


def _pdist(make: Maker) -> Iterator[Draft]:
    for p in (1, 2, 3):
        yield Draft((make(4, 3), p))
    yield Draft((make(1, 3),))


def _batch_norm_running(make: Maker) -> Iterator[Draft]:
    for training in (True, False):
        mean, var = make(2).detach(), make(2, low=0.5, high=2.0).detach()
        yield Draft((make(3, 2, 4), make(2), make(2), mean, var, training, 0.1, 1e-5))


def _batch_norm_without(make: Maker) -> Iterator[Draft]:
    yield Draft((make(3, 2, 4), make(2), make(2), True, 0.1, 1e-5))


def _batch_norm(make: Maker) -> Iterator[Draft]:
    def statistics() -> list[Any]:
        # Running statistics never require grad.
        return [make(3).detach(), make(3, low=0.5, high=1.5).detach()]

    momentum = (0.1,) if "momentum" in make.arguments else ()
    last = (False,) if "cudnn_enabled" in make.arguments else ()
    for shape in ((4, 3), (2, 3, 4), (2, 3, 2, 2)):
        training = "use_input_stats" in make.arguments
        if training and len(shape) == 2:
            continue
        for flag in (True, False):
            yield Draft(
                (make(*shape), make(3), make(3), *statistics(), flag, *momentum, 1e-5, *last)
            )
    yield Draft((make(2, 3, 4), None, None, None, None, True, *momentum, 1e-5, *last))


def _layer_norm(make: Maker) -> Iterator[Draft]:
    tail = (1e-5,) if make.types.get("eps") == "float" else ()
    both = (make(4), make(4)) if "bias" in make.arguments else (make(4),)
    yield Draft((make(2, 3, 4), [4], *both, *tail))
    none = (None,) * len(both)
    yield Draft((make(2, 3, 4), [3, 4], *none, *tail))


def _group_norm(make: Maker) -> Iterator[Draft]:
    if "HxW" in make.arguments:
        yield Draft((make(2, 4, 3), make(4), make(4), 2, 4, 3, 2, 1e-5))
        return
    yield Draft((make(2, 4, 3), 2, make(4), make(4)))
    yield Draft((make(2, 4), 4))


def _loss(**values: Any) -> Callable[[Maker], Iterator[Draft]]:
    """Make a generator of two tensors of one shape, for each reduction."""

    def generate(make: Maker) -> Iterator[Draft]:
        for reduction in (0, 1, 2):
            for shape in ((3,), (2, 3)):
                yield Draft(
                    (make(*shape, **values), make(*shape, **values)), {"reduction": reduction}
                )

    return generate


def _classes(make: Maker) -> Iterator[Draft]:
    scored = make(4, 3)
    for reduction in (0, 1, 2):
        yield Draft((scored, make.indexes(4, below=3)), {"reduction": reduction})
    # No gradient flows to the weights of classes.
    weight = make(3, low=0.5, high=1.0).detach()
    yield Draft((make(4, 3), make.indexes(4, below=3)), {"weight": weight})


def _classes_forward(make: Maker) -> Iterator[Draft]:
    for reduction in (0, 1, 2):
        yield Draft((make(4, 3), make.indexes(4, below=3), None, reduction, -100))


def _labels(make: Maker) -> Iterator[Draft]:
    yield Draft((make(1, 4), _C.tensor([[3, 0, -1, 1]])))


def _triplets(make: Maker) -> Iterator[Draft]:
    for reduction in (0, 1, 2):
        yield Draft((make(3, 4), make(3, 4), make(3, 4)), {"reduction": reduction})


def _embedding(make: Maker) -> Iterator[Draft]:
    yield Draft((make(5, 3), make.indexes(2, 2, below=5)))
    # Row 1 is padding, which no gradient reaches: an index of it would have a slope all the same.
    yield Draft((make(5, 3), _C.tensor([0, 2, 4, 2]), 1))


def _one_hot(make: Maker) -> Iterator[Draft]:
    yield Draft((make.indexes(2, 3, below=4), 5))


def _attention(make: Maker) -> Iterator[Draft]:
    yield Draft((make(1, 2, 3, 4), make(1, 2, 5, 4), make(1, 2, 5, 4)))
    yield Draft((make(1, 2, 3, 4), make(1, 2, 3, 4), make(1, 2, 3, 4)), {"is_causal": True})
    yield Draft((make(3, 4), make(5, 4), make(5, 2), make(3, 5)))


TABLE: dict[str, Callable[[Maker], Iterator[Draft]]] = {
    "dropout": _dropout,
    "alpha_dropout": _dropout,
    "feature_dropout": _dropout,
    "feature_alpha_dropout": _dropout,
    **{f"conv{n}d": _convolution(n) for n in SPACES},
    **{f"conv_transpose{n}d": _convolution(n, transposed=True) for n in SPACES},
    "convolution": _general_convolution,
    **{f"max_pool{n}d": _pool(n) for n in SPACES},
    **{f"max_pool{n}d_with_indices": _pool(n) for n in SPACES},
    **{f"avg_pool{n}d": _pool(n) for n in SPACES},
    **{f"adaptive_avg_pool{n}d": _adaptive(n) for n in SPACES},
    **{f"adaptive_max_pool{n}d": _adaptive(n) for n in SPACES},
    **{f"upsample_nearest{n}d": _resample(n) for n in SPACES},
    "upsample_linear1d": _resample(1),
    "upsample_bilinear2d": _resample(2),
    "upsample_trilinear3d": _resample(3),
    "grid_sampler": _grid_sampler,
    "grid_sampler_3d": _grid_sampler_3d,
    "pdist": _pdist,
    "batch_norm": _batch_norm,
    "native_batch_norm": _batch_norm,
    "batch_norm_running": _batch_norm_running,
    "batch_norm_without": _batch_norm_without,
    "instance_norm": _batch_norm,
    "layer_norm": _layer_norm,
    "native_layer_norm": _layer_norm,
    "rms_norm": _layer_norm,
    "group_norm": _group_norm,
    "native_group_norm": _group_norm,
    "mse_loss": _loss(),
    "l1_loss": _loss(),
    "smooth_l1_loss": _loss(),
    "huber_loss": _loss(),
    "soft_margin_loss": _loss(),
    "kl_div": _loss(low=0.1, high=0.9),
    "binary_cross_entropy": _loss(low=0.1, high=0.9),
    "binary_cross_entropy_with_logits": _loss(low=0.1, high=0.9),
    "cross_entropy_loss": _classes,
    "nll_loss": _classes,
    "nll_loss_forward": _classes_forward,
    "multi_margin_loss": _classes,
    "multilabel_margin_loss": _labels,
    "triplet_margin_loss": _triplets,
    "embedding": _embedding,
    "one_hot": _one_hot,
    "scaled_dot_product_attention": _attention,
    "glu": of(((4,),), ((2, 6),), ((4, 3), 0)),
    "pad": of(((2, 3), [1, 2]), ((2, 3), [1, 0, 0, 1]), ((1, 2, 4), [1, 1], "reflect")),
    "constant_pad_nd": of(((2, 3), [1, 2]), ((2, 3), [1, 0, -1, 1], 2)),
    "pixel_shuffle": of(((1, 4, 2, 3), 2)),
    "pixel_unshuffle": of(((1, 1, 4, 6), 2)),
    "channel_shuffle": of(((1, 4, 2, 3), 2)),
    "native_channel_shuffle": of(((1, 4, 2, 3), 2)),
    "im2col": of(((1, 2, 5, 5), [3, 3], [1, 1], [1, 1], [2, 2])),
    "col2im": of(((1, 8, 9), [4, 4], [2, 2], [1, 1], [0, 0], [1, 1])),
}
