"""Operations with a derivative written by hand: `Function`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from rtensor import _C
from rtensor.autograd.mode import no_grad

Tensor = _C.Tensor


class FunctionCtx:
    """What `forward` leaves for `backward`. Any attribute may be set; tensors belong in `save_for_backward`."""

    def __init__(self) -> None:
        self._node: Any = None
        self._to_save: tuple[Any, ...] = ()
        self._dirty: tuple[Any, ...] = ()
        self._non_differentiable: tuple[Any, ...] = ()
        self._materialize = True
        self._metas: list[Any] = []
        self._inputs = 0
        self._shapes: list[Any] = []
        # Which inputs are no tensors.
        self._plain: list[bool] = []
        self._once = False
        self._owner: type[Function] | None = None
        self.needs_input_grad: tuple[bool, ...] = ()

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keep inputs or results; they are version-checked and come back as `saved_tensors`."""
        for t in tensors:
            if t is not None and not isinstance(t, Tensor):
                raise TypeError(
                    f"save_for_backward takes tensors and None, got {type(t).__name__}; "
                    "set other values as attributes of ctx"
                )
        self._to_save = tensors

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        """What `save_for_backward` kept, checked."""
        if self._node is None:
            return self._to_save
        saved: tuple[Any, ...] = self._node.saved
        return saved

    def mark_dirty(self, *tensors: Tensor) -> None:
        """Declare inputs that `forward` writes in place; they must be returned."""
        self._dirty = tensors

    def mark_non_differentiable(self, *tensors: Tensor) -> None:
        """Declare results that have no gradient."""
        self._non_differentiable = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """False: `backward` gets None instead of zeros for results that were not used."""
        self._materialize = bool(value)

    def _backward(self, grads: list[Any]) -> tuple[Any, ...]:
        owner = self._owner
        assert owner is not None
        if self._materialize:
            for i, g in enumerate(grads):
                if g is None and self._metas[i] is not None:
                    shape, dtype, device = self._metas[i]
                    grads[i] = _C.zeros(shape, dtype=dtype, device=device)
        results = owner.backward(self, *grads)
        if not isinstance(results, tuple):
            results = tuple(results) if isinstance(results, list) else (results,)
        n = self._inputs
        if len(results) > n and any(r is not None for r in results[n:]):
            raise RuntimeError(
                f"{owner.__name__}.backward returned {len(results)} gradients, but forward took {n} inputs"
            )
        if len(results) < n:
            raise RuntimeError(
                f"{owner.__name__}.backward returned {len(results)} gradients, expected {n} (one for each input)"
            )
        fitted = []
        for i, (g, shape) in enumerate(zip(results, self._shapes, strict=False)):
            if shape is None:
                if g is not None and self._plain[i]:
                    raise RuntimeError(
                        f"{owner.__name__}.backward returned a gradient at {i}, where forward took no tensor; "
                        "return None there"
                    )
                if g is not None and not self.needs_input_grad[i]:
                    g = None
            elif g is not None:
                if not isinstance(g, Tensor):
                    raise TypeError(
                        f"{owner.__name__}.backward must return tensors or None, got {type(g).__name__} at {i}"
                    )
                if tuple(g.shape) != shape:
                    try:
                        g = g.sum_to_size(shape)
                    except RuntimeError:
                        raise RuntimeError(
                            f"{owner.__name__}.backward returned a gradient of shape {tuple(g.shape)} "
                            f"at {i}, expected {shape}"
                        ) from None
            fitted.append(g)
        return tuple(fitted)


class Function:
    """An operation whose backward is written by hand.

    Subclasses define static methods `forward(ctx, *args)` and `backward(ctx, *grads)`, or `forward(*args)` with
    `setup_context(ctx, inputs, output)`. Call it as `MyFunction.apply(*args)`.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        raise RuntimeError(
            f"{type(self).__name__} is not to be instantiated: use {type(self).__name__}.apply(...)"
        )

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """Compute the results."""
        raise NotImplementedError("a Function must define forward")

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        """Fill `ctx` after a forward that does not take it."""
        raise NotImplementedError("setup_context is not defined")

    @staticmethod
    def backward(ctx: Any, *grads: Any, **kwargs: Any) -> Any:
        """Return one gradient (or None) for each input of forward."""
        raise NotImplementedError("a Function must define backward to be differentiated")

    @classmethod
    def apply(cls, *args: Any) -> Any:
        """Run forward and record it."""
        ctx = FunctionCtx()
        ctx._owner = cls
        tensors = [a if isinstance(a, Tensor) else None for a in args]
        ctx.needs_input_grad = tuple(t is not None and t.requires_grad for t in tensors)
        versions = [None if t is None else t._version for t in tensors]
        recording = _C.is_grad_enabled() and any(ctx.needs_input_grad)
        with no_grad():
            if cls.setup_context is Function.setup_context:
                output = cls.forward(ctx, *args)
            else:
                output = cls.forward(*args)
                cls.setup_context(ctx, args, output)
        outputs: Sequence[Any] = output if isinstance(output, (tuple, list)) else (output,)
        _check_written(cls, ctx, tensors, versions, recording)
        if not recording:
            return output
        fresh = _record(cls, ctx, tensors, outputs)
        if isinstance(output, (tuple, list)):
            return type(output)(fresh) if type(output) in (tuple, list) else tuple(fresh)
        return fresh[0]


def _check_written(
    cls: type, ctx: FunctionCtx, tensors: list[Any], versions: list[Any], recording: bool
) -> None:
    for i, (t, version) in enumerate(zip(tensors, versions, strict=True)):
        if t is None:
            continue
        dirty = any(t is d for d in ctx._dirty)
        if t._version != version and not dirty:
            raise RuntimeError(
                f"{cls.__name__}.forward wrote input {i} in place without ctx.mark_dirty(it)"
            )
        if dirty and recording and t.requires_grad and t.is_leaf:
            raise RuntimeError(
                f"{cls.__name__}: a leaf that requires grad (input {i}) was written in place"
            )


def _record(cls: type, ctx: FunctionCtx, tensors: list[Any], outputs: Sequence[Any]) -> list[Any]:
    fresh: list[Any] = []
    for out in outputs:
        # An input returned as it is, without being written, needs a handle of its own for its history.
        if (
            isinstance(out, Tensor)
            and any(out is t for t in tensors)
            and not any(out is d for d in ctx._dirty)
        ):
            with no_grad():
                out = out.view_as(out)
        fresh.append(out)
    for d in ctx._dirty:
        if not any(d is out for out in outputs):
            raise RuntimeError(
                f"{cls.__name__}.forward must return the tensors that it marked as dirty"
            )
    results = [o for o in fresh if isinstance(o, Tensor)]
    marked = ctx._non_differentiable
    originals = [o for o in outputs if isinstance(o, Tensor)]
    differentiable = [not any(o is m for m in marked) for o in originals]
    saved, ctx._to_save = ctx._to_save, ()
    keep = []
    for t in saved:
        # A result is saved as an alias of itself: no cycle.
        at = next((i for i, o in enumerate(originals) if o is t), None)
        keep.append((t, at if at is not None and differentiable[at] else None))
    ctx._inputs = len(tensors)
    ctx._metas = [(tuple(o.shape), o.dtype, o.device) for o in results]
    ctx._plain = [t is None for t in tensors]
    ctx._shapes = [None if t is None or not t.requires_grad else tuple(t.shape) for t in tensors]
    _C.record_function(cls.__name__, tensors, results, differentiable, keep, ctx)
    return fresh


def once_differentiable(backward: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a `backward` that cannot be differentiated itself: its results raise in a second backward."""

    @functools.wraps(backward)
    def wrapped(ctx: FunctionCtx, *grads: Any) -> Any:
        with no_grad():
            results = backward(ctx, *grads)
        if not _C.is_grad_enabled() or not any(
            isinstance(g, Tensor) and g.requires_grad for g in grads
        ):
            return results
        single = not isinstance(results, tuple)
        fresh = [
            _Once.apply(r, *grads) if isinstance(r, Tensor) else r
            for r in ((results,) if single else results)
        ]
        return fresh[0] if single else tuple(fresh)

    return wrapped


class _Once(Function):
    """Ties a result to what it came from, by a derivative that raises."""

    @staticmethod
    def forward(ctx: FunctionCtx, result: Any, *sources: Any) -> Any:
        return result.clone()

    @staticmethod
    def backward(ctx: FunctionCtx, *grads: Any) -> Any:
        raise RuntimeError(
            "a backward marked with once_differentiable was differentiated a second time"
        )
