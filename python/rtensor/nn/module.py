"""The base class of neural network parts.

A module is a Python object whose attributes that are Parameters, buffers or modules are registered when they are
assigned, so that they can be listed, saved, moved and converted as one tree. Registered values live in
`_parameters`, `_buffers` and `_modules`, never in the instance's own dict, and are found by `__getattr__`. Calling a
module runs its hooks around `forward`. What is saved and loaded is in `state.py`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from rtensor import _C
from rtensor.nn import state
from rtensor.nn.conversion import Convertible
from rtensor.nn.hooks import BackwardHooks, RemovableHandle, register
from rtensor.nn.parameter import Buffer, Parameter

Tensor = _C.Tensor
M = TypeVar("M", bound="Module")
F = TypeVar("F", covariant=True)


class _HasForward(Protocol[F]):
    @property
    def forward(self) -> F: ...


_every_forward_pre: OrderedDict[int, Any] = OrderedDict()
_every_forward: OrderedDict[int, Any] = OrderedDict()

_TABLES = ("_parameters", "_buffers", "_modules")


class Module(Convertible):
    """A part of a network: parameters, buffers, parts of its own, and a `forward`.

    Subclasses call `super().__init__()` first, assign what they own to attributes, and define `forward`.

    Examples
    --------
    >>> import rtensor as rt
    >>> class Twice(rt.nn.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.inner = rt.nn.Linear(3, 3)
    ...     def forward(self, x):
    ...         return self.inner(self.inner(x))
    >>> [name for name, _ in Twice().named_parameters()]
    ['inner.weight', 'inner.bias']

    """

    training: bool
    _parameters: dict[str, Any]
    _buffers: dict[str, Any]
    _modules: dict[str, Any]

    def __init__(self) -> None:
        put = super().__setattr__
        put("training", True)
        put("_parameters", {})
        put("_buffers", {})
        put("_non_persistent_buffers_set", set())
        put("_modules", {})
        for name in _HOOK_TABLES:
            put(name, OrderedDict())

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Compute the result; every subclass defines its own."""
        raise NotImplementedError(
            f'Module [{type(self).__name__}] is missing the required "forward" function'
        )

    # Registration

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Own `param` under `name`; None keeps the name without a value."""
        if "_parameters" not in self.__dict__:
            raise AttributeError("cannot assign parameter before Module.__init__() call")
        self._check_name(name, "parameter", self._parameters)
        if param is not None and not isinstance(param, Parameter):
            raise TypeError(
                f"cannot assign '{type(param).__name__}' object to parameter '{name}' "
                "(rtensor.nn.Parameter or None required)"
            )
        if param is not None and param.grad_fn is not None:
            raise ValueError(
                f"cannot assign non-leaf Tensor to parameter '{name}': a parameter is made by the user, not computed; "
                "to express it as a function of another tensor, compute it in forward()"
            )
        self._parameters[name] = param

    def register_buffer(self, name: str, tensor: Any, persistent: bool = True) -> None:
        """Own `tensor` under `name` as state that is not trained; persistent ones are part of the state dict."""
        if "_buffers" not in self.__dict__:
            raise AttributeError("cannot assign buffer before Module.__init__() call")
        self._check_name(name, "buffer", self._buffers)
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(
                f"cannot assign '{type(tensor).__name__}' object to buffer '{name}' (rtensor.Tensor or None required)"
            )
        self._buffers[name] = tensor
        if persistent:
            self._non_persistent_buffers_set.discard(name)
        else:
            self._non_persistent_buffers_set.add(name)

    def add_module(self, name: str, module: Module | None) -> None:
        """Own `module` as a part called `name`."""
        if not isinstance(module, Module) and module is not None:
            raise TypeError(f"{type(module).__name__} is not a Module subclass")
        if "_modules" not in self.__dict__:
            raise AttributeError("cannot assign module before Module.__init__() call")
        self._check_name(name, "module", self._modules)
        self._modules[name] = module

    register_module = add_module

    def _check_name(self, name: Any, what: str, table: dict[str, Any]) -> None:
        if not isinstance(name, str):
            raise TypeError(f"{what} name should be a string. Got {type(name).__name__}")
        if "." in name:
            raise KeyError(f'{what} name can\'t contain ".", got: {name}')
        if name == "":
            raise KeyError(f'{what} name can\'t be empty string ""')
        if name not in table and hasattr(self, name):
            raise KeyError(f"attribute '{name}' already exists")

    def __setattr__(self, name: str, value: Any) -> None:
        own = self.__dict__
        if isinstance(value, Parameter):
            if "_parameters" not in own:
                raise AttributeError("cannot assign parameters before Module.__init__() call")
            self._forget(name, "_parameters")
            self.register_parameter(name, value)
            return
        if isinstance(value, Module):
            if "_modules" not in own:
                raise AttributeError("cannot assign module before Module.__init__() call")
            self._forget(name, "_modules")
            self._modules[name] = value
            return
        if "_parameters" in own:
            if name in own["_parameters"]:
                if value is not None:
                    raise TypeError(
                        f"cannot assign '{type(value).__name__}' as parameter '{name}' "
                        "(rtensor.nn.Parameter or None expected)"
                    )
                self._parameters[name] = None
                return
            if name in own["_modules"]:
                if value is not None:
                    raise TypeError(
                        f"cannot assign '{type(value).__name__}' as child module '{name}' "
                        "(rtensor.nn.Module or None expected)"
                    )
                self._modules[name] = None
                return
            if isinstance(value, Buffer) and name not in own["_buffers"]:
                self._forget(name, "_buffers")
                self.register_buffer(name, value, value.persistent)
                return
            if name in own["_buffers"]:
                if value is not None and not isinstance(value, Tensor):
                    raise TypeError(
                        f"cannot assign '{type(value).__name__}' as buffer '{name}' "
                        "(rtensor.nn.Buffer, rtensor.Tensor or None expected)"
                    )
                self._buffers[name] = value
                return
        super().__setattr__(name, value)

    def _forget(self, name: str, keep: str) -> None:
        """Drop `name` wherever else it is held, before it is registered in the table `keep`."""
        self.__dict__.pop(name, None)
        for table in _TABLES:
            if table != keep and table in self.__dict__:
                self.__dict__[table].pop(name, None)
        self.__dict__.get("_non_persistent_buffers_set", set()).discard(name)

    def __getattr__(self, name: str) -> Any:
        own = self.__dict__
        for table in _TABLES:
            held = own.get(table)
            if held is not None and name in held:
                return held[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __delattr__(self, name: str) -> None:
        for table in _TABLES:
            held = self.__dict__.get(table, {})
            if name in held:
                del held[name]
                self._non_persistent_buffers_set.discard(name)
                return
        super().__delattr__(name)

    def __dir__(self) -> list[str]:
        names = {*dir(type(self)), *self.__dict__}
        for table in _TABLES:
            names.update(self.__dict__.get(table, {}))
        return sorted(n for n in names if not n[:1].isdigit())

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        for name in _HOOK_TABLES:
            self.__dict__.setdefault(name, OrderedDict())

    # Calling

    if TYPE_CHECKING:

        @property
        def __call__(self: _HasForward[F]) -> F:
            """A call has the parameters and the result of the class's `forward`."""

    else:

        def __call__(self, *args: Any, **kwargs: Any) -> Any:
            """Call `forward`, with the hooks around it."""
            if not (
                self._forward_hooks
                or self._forward_pre_hooks
                or self._backward_hooks
                or self._backward_pre_hooks
                or _every_forward
                or _every_forward_pre
            ):
                return self.forward(*args, **kwargs)
            return self._call_with_hooks(args, kwargs)

    def _call_with_hooks(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        for hook, with_kwargs in (*_every_forward_pre.values(), *self._forward_pre_hooks.values()):
            if with_kwargs:
                changed = hook(self, args, kwargs)
                if changed is not None:
                    if not (isinstance(changed, tuple) and len(changed) == 2):
                        raise RuntimeError(
                            f"forward pre-hook must return None or a tuple of (new_args, new_kwargs), got {changed}"
                        )
                    args, kwargs = changed
            else:
                changed = hook(self, args)
                if changed is not None:
                    args = changed if isinstance(changed, tuple) else (changed,)
        backward = None
        if self._backward_hooks or self._backward_pre_hooks:
            backward = BackwardHooks(
                self, list(self._backward_hooks.values()), list(self._backward_pre_hooks.values())
            )
            args = backward.on_inputs(args)
        called: set[int] = set()
        try:
            result = self.forward(*args, **kwargs)
            result = self._after_forward(args, kwargs, result, called)
        except Exception:
            self._always_hooks(args, kwargs, called)
            raise
        return result if backward is None else backward.on_outputs(result)

    def _after_forward(
        self, args: tuple[Any, ...], kwargs: dict[str, Any], result: Any, called: set[int]
    ) -> Any:
        for number, (hook, with_kwargs, _) in (
            *_every_forward.items(),
            *self._forward_hooks.items(),
        ):
            called.add(number)
            changed = hook(self, args, kwargs, result) if with_kwargs else hook(self, args, result)
            if changed is not None:
                result = changed
        return result

    def _always_hooks(
        self, args: tuple[Any, ...], kwargs: dict[str, Any], called: set[int]
    ) -> None:
        """After a failure: the hooks that asked to be called all the same."""
        for number, (hook, with_kwargs, always) in (
            *_every_forward.items(),
            *self._forward_hooks.items(),
        ):
            if always and number not in called:
                if with_kwargs:
                    hook(self, args, kwargs, None)
                else:
                    hook(self, args, None)

    def register_forward_pre_hook(
        self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False
    ) -> RemovableHandle:
        """Call `hook(module, args)` before forward; what it returns replaces the arguments."""
        return register(self._forward_pre_hooks, (hook, with_kwargs), prepend)

    def register_forward_hook(
        self,
        hook: Callable[..., Any],
        *,
        prepend: bool = False,
        with_kwargs: bool = False,
        always_call: bool = False,
    ) -> RemovableHandle:
        """Call `hook(module, args, output)` after forward; what it returns replaces the output."""
        return register(self._forward_hooks, (hook, with_kwargs, always_call), prepend)

    def register_full_backward_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Call `hook(module, grad_input, grad_output)` in backward; what it returns replaces grad_input."""
        return register(self._backward_hooks, hook, prepend)

    def register_full_backward_pre_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Call `hook(module, grad_output)` in backward; what it returns replaces grad_output."""
        return register(self._backward_pre_hooks, hook, prepend)

    def register_state_dict_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(module, prefix, keep_vars)` before state_dict lists this module."""
        return register(self._state_dict_pre_hooks, hook)

    def register_state_dict_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(module, state_dict, prefix, local_metadata)` after state_dict listed this module."""
        return register(self._state_dict_hooks, hook)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(module, state_dict, prefix, metadata, strict, missing, unexpected, errors)` before loading."""
        return register(self._load_state_dict_pre_hooks, hook)

    def register_load_state_dict_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(module, incompatible_keys)` after loading; it may change the two lists."""
        return register(self._load_state_dict_post_hooks, hook)

    # Modes

    def train(self: M, mode: bool = True) -> M:
        """Set training mode here and below: dropout drops, batch norm uses the batch."""
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        for module in self.children():
            module.train(mode)
        return self

    def eval(self: M) -> M:
        """Set evaluation mode here and below."""
        return self.train(False)

    def requires_grad_(self: M, requires_grad: bool = True) -> M:
        """Set whether the parameters want gradients."""
        for p in self.parameters():
            p.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drop the gradients of the parameters, or fill them with zeros."""
        for p in self.parameters():
            if p.grad is not None:
                clear_gradient(p, set_to_none)

    def apply(self: M, fn: Callable[[Module], Any]) -> M:
        """Call `fn` on every module below, then on this one."""
        for module in self.children():
            module.apply(fn)
        fn(self)
        return self

    # State

    def state_dict(
        self, *, destination: Any = None, prefix: str = "", keep_vars: bool = False
    ) -> OrderedDict[str, Any]:
        """Return an ordered dict from dotted names to parameters and persistent buffers, sharing their memory."""
        return state.collect(
            self, OrderedDict() if destination is None else destination, prefix, keep_vars
        )

    def load_state_dict(
        self, state_dict: Any, strict: bool = True, assign: bool = False
    ) -> state.IncompatibleKeys:
        """Copy values into parameters and buffers; everything is checked before anything is written.

        Parameters
        ----------
        state_dict : mapping
            Names to tensors.
        strict : bool
            Whether missing and unexpected names are errors.
        assign : bool
            Take the given tensors themselves instead of copying their values.

        Returns
        -------
        IncompatibleKeys
            `missing_keys` and `unexpected_keys`.

        Raises
        ------
        RuntimeError
            When names or shapes do not match; the module is then as it was.

        """
        return state.load(self, state_dict, strict, assign)

    def get_extra_state(self) -> Any:
        """Return what else belongs into the state dict, under the name `_extra_state`."""
        raise RuntimeError("get_extra_state was called, but this module defines none")

    def set_extra_state(self, state: Any) -> None:
        """Take back what `get_extra_state` gave."""
        raise RuntimeError("set_extra_state was called, but this module defines none")

    # Printing

    def extra_repr(self) -> str:
        """Return what to print between the parentheses besides the parts."""
        return ""

    def __repr__(self) -> str:
        extra = self.extra_repr()
        lines = extra.split("\n") if extra else []
        parts = [f"({name}): " + indent(repr(m), 2) for name, m in self._modules.items()]
        everything = lines + parts
        if not everything:
            return f"{self._get_name()}()"
        if len(lines) == 1 and not parts:
            return f"{self._get_name()}({lines[0]})"
        return f"{self._get_name()}(\n  " + "\n  ".join(everything) + "\n)"


_HOOK_TABLES = (
    "_forward_pre_hooks",
    "_forward_hooks",
    "_backward_pre_hooks",
    "_backward_hooks",
    "_state_dict_pre_hooks",
    "_state_dict_hooks",
    "_load_state_dict_pre_hooks",
    "_load_state_dict_post_hooks",
)


def indent(text: str, width: int) -> str:
    """Indent all lines but the first."""
    return text.replace("\n", "\n" + " " * width)


def clear_gradient(tensor: Any, set_to_none: bool) -> None:
    """Drop a gradient, or fill it with zeros outside of any graph."""
    if set_to_none:
        tensor.grad = None
        return
    if tensor.grad.requires_grad:
        tensor.grad = tensor.grad.detach()
    tensor.grad.zero_()


def register_module_forward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call `hook(module, args)` before the forward of every module."""
    return register(_every_forward_pre, (hook, False))


def register_module_forward_hook(
    hook: Callable[..., Any], *, with_kwargs: bool = False
) -> RemovableHandle:
    """Call `hook(module, args, output)` after the forward of every module."""
    return register(_every_forward, (hook, with_kwargs, False))
