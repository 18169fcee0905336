"""What optimizers share: parameter groups, state, saving and loading.

`step` of every optimizer is made of in-place operations on the parameters and on tensors of `state`, numbers that
change from step to step (the step count) among them: so a traced training step records the whole update.
"""

from __future__ import annotations

import copy
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Any, TypeVar, overload

from rtensor import _C
from rtensor.autograd.mode import enable_grad, no_grad
from rtensor.nn.hooks import RemovableHandle, register
from rtensor.nn.module import clear_gradient

Tensor = _C.Tensor
R = TypeVar("R")


class _Required:
    def __repr__(self) -> str:
        return "<required parameter>"


required: _Required = _Required()


class Optimizer:
    """Base of optimizers: subclasses define `update`, which changes one group's parameters.

    Parameters
    ----------
    params : iterable of Tensor, of (name, Tensor) or of dict
        What to optimize; dicts are groups with options of their own.
    defaults : dict
        Options of groups that do not give them.

    """

    def __init__(self, params: Any, defaults: dict[str, Any]) -> None:
        if isinstance(params, Tensor):
            raise TypeError(
                "params argument given to the optimizer should be an iterable of Tensors or dicts, "
                f"but got {type(params).__name__}"
            )
        self.defaults = defaults
        self.state: defaultdict[Any, dict[str, Any]] = defaultdict(dict)
        self.param_groups: list[dict[str, Any]] = []
        self._pre_hooks: OrderedDict[int, Any] = OrderedDict()
        self._post_hooks: OrderedDict[int, Any] = OrderedDict()
        groups = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for group in groups:
            self.add_param_group(dict(group))

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group of parameters with options of its own."""
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group)}")
        given = param_group["params"]
        if isinstance(given, set):
            raise TypeError(
                "optimizer parameters need to be organized in ordered collections, "
                "but the ordering of tensors in sets will change between runs. Please use a list instead."
            )
        listed = [given] if isinstance(given, Tensor) else list(given)
        names = [item[0] for item in listed if isinstance(item, tuple)]
        if names and len(names) != len(listed):
            raise ValueError(
                "all optimizer params should be with/without names. Some param names are missing"
            )
        params = [item[1] if isinstance(item, tuple) else item for item in listed]
        for param in params:
            if not isinstance(param, Tensor):
                raise TypeError(
                    f"optimizer can only optimize Tensors, but one of the params is {type(param).__name__}"
                )
            if not (param.is_leaf or not param.requires_grad):
                raise ValueError("can't optimize a non-leaf Tensor")
        group = dict(param_group, params=params)
        if names:
            group["param_names"] = names
        for name, default in self.defaults.items():
            if default is required and name not in group:
                raise ValueError(
                    f"parameter group didn't specify a value of required optimization parameter {name}"
                )
            group.setdefault(name, default)
        known = {id(p) for g in self.param_groups for p in g["params"]}
        if len({id(p) for p in params}) != len(params):
            raise ValueError("optimizer contains a parameter group with duplicate parameters")
        if known & {id(p) for p in params}:
            raise ValueError("some parameters appear in more than one parameter group")
        self.param_groups.append(group)

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drop the gradients, or fill them with zeros."""
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    clear_gradient(p, set_to_none)

    @overload
    def step(self, closure: None = None) -> None: ...
    @overload
    def step(self, closure: Callable[[], R]) -> R: ...
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Change the parameters once; `closure`, if given, computes the loss (and the gradients) first.

        Returns
        -------
        object
            What `closure` returned.

        """
        for hook in self._pre_hooks.values():
            hook(self, (closure,), {})
        loss = None
        if closure is not None:
            with enable_grad():
                loss = closure()
        with no_grad():
            for group in self.param_groups:
                self.update(group)
        for hook in self._post_hooks.values():
            hook(self, (closure,), {})
        return loss

    def update(self, group: dict[str, Any]) -> None:
        """Change the parameters of one group; called without recording."""
        raise NotImplementedError

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, args, kwargs)` before each step."""
        return register(self._pre_hooks, hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, args, kwargs)` after each step."""
        return register(self._post_hooks, hook)

    def state_dict(self) -> dict[str, Any]:
        """Return state and groups, with parameters named by numbers in order."""
        numbers: dict[int, int] = {}
        groups = []
        for group in self.param_groups:
            for p in group["params"]:
                numbers.setdefault(id(p), len(numbers))
            packed = {k: v for k, v in group.items() if k != "params"}
            packed["params"] = [numbers[id(p)] for p in group["params"]]
            groups.append(packed)
        state = {(numbers[id(k)] if isinstance(k, Tensor) else k): v for k, v in self.state.items()}
        return {"state": state, "param_groups": groups}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take back what `state_dict` gave; everything is checked first."""
        saved = [dict(g) for g in state_dict["param_groups"]]
        if len(saved) != len(self.param_groups):
            raise ValueError("loaded state dict has a different number of parameter groups")
        if any(
            len(s["params"]) != len(g["params"])
            for s, g in zip(saved, self.param_groups, strict=True)
        ):
            raise ValueError(
                "loaded state dict contains a parameter group that doesn't match the size of optimizer's group"
            )
        by_number: dict[Any, Any] = {}
        for s, g in zip(saved, self.param_groups, strict=True):
            by_number.update(zip(s["params"], g["params"], strict=True))
        state: defaultdict[Any, dict[str, Any]] = defaultdict(dict)
        for key, value in state_dict["state"].items():
            param = by_number.get(key)
            state[key if param is None else param] = _for_parameter(value, param)
        for s, g in zip(saved, self.param_groups, strict=True):
            s["params"] = g["params"]
            if "param_names" in g:
                s["param_names"] = g["param_names"]
        self.state = state
        self.param_groups = saved

    def __getstate__(self) -> dict[str, Any]:
        return {"defaults": self.defaults, "state": self.state, "param_groups": self.param_groups}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        self._pre_hooks = OrderedDict()
        self._post_hooks = OrderedDict()

    def __repr__(self) -> str:
        text = f"{type(self).__name__} ("
        for i, group in enumerate(self.param_groups):
            text += f"\nParameter Group {i}\n"
            for key in sorted(group):
                if key != "params":
                    text += f"    {key}: {group[key]}\n"
        return text + ")"


def _for_parameter(value: Any, param: Any) -> Any:
    """Copy loaded state, its tensors in the parameter's dtype and on its device; a step count stays as it is."""
    result = {}
    for key, item in value.items():
        if not isinstance(item, Tensor) or param is None:
            result[key] = copy.deepcopy(item)
        elif key == "step":
            result[key] = item.detach().clone()
        elif param.is_floating_point():
            result[key] = item.detach().to(dtype=param.dtype, device=param.device).clone()
        else:
            result[key] = item.detach().to(device=param.device).clone()
    return result


def gradient_of(param: Any, maximize: bool = False) -> Any:
    """Return the gradient to descend along."""
    return -param.grad if maximize else param.grad


def with_gradients(group: dict[str, Any]) -> list[Any]:
    """Return the parameters that have a gradient."""
    return [p for p in group["params"] if p.grad is not None]


def check(condition: Any, name: str, value: Any) -> None:
    """Refuse an option out of range; NaN is out of every range."""
    if not condition:
        raise ValueError(f"Invalid {name}: {value}")


def counter(param: Any) -> Any:
    """Return a step count at 0: a tensor, so that a trace counts on."""
    return _C.zeros((), dtype=_C.float32, device=param.device)


def corrected(beta: float, step: Any) -> Any:
    """Return `1 - beta ** step` as a tensor; in float64, because float32 would lose half of its digits."""
    return 1 - beta ** step.to(_C.float64)
