"""State dicts of modules: listing, checking, loading.

Loading works in two passes over the tree: the first only looks and gathers what will be copied where and every
complaint, the second copies. So a load that fails leaves the module as it was.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

from rtensor import _C
from rtensor.autograd.mode import no_grad
from rtensor.nn.parameter import Parameter

Tensor = _C.Tensor
EXTRA = "_extra_state"


class IncompatibleKeys(NamedTuple):
    """What did not match when a state dict was loaded."""

    missing_keys: list[str]
    unexpected_keys: list[str]

    def __repr__(self) -> str:
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return f"_IncompatibleKeys(missing_keys={self.missing_keys}, unexpected_keys={self.unexpected_keys})"

    def __str__(self) -> str:
        return repr(self)


def collect(
    module: Any, destination: OrderedDict[str, Any], prefix: str, keep_vars: bool
) -> OrderedDict[str, Any]:
    """List parameters and persistent buffers of `module` and below into `destination`."""
    for hook in module._state_dict_pre_hooks.values():
        hook(module, prefix, keep_vars)
    for table in (module._parameters, module._buffers):
        for name, value in table.items():
            if value is not None and name not in module._non_persistent_buffers_set:
                destination[prefix + name] = value if keep_vars else value.detach()
    if _has_extra(module, "get_extra_state"):
        destination[prefix + EXTRA] = module.get_extra_state()
    for name, inner in module._modules.items():
        if inner is not None:
            # Through the method: a part may list itself in its own way.
            inner.state_dict(
                destination=destination, prefix=f"{prefix}{name}.", keep_vars=keep_vars
            )
    for hook in module._state_dict_hooks.values():
        changed = hook(module, destination, prefix, {})
        if changed is not None:
            destination = changed
    return destination


def _has_extra(module: Any, name: str) -> bool:
    """Whether a class overrides the method of Module with this name, which only raises."""
    base = next(c for c in type(module).__mro__ if c.__module__ == "rtensor.nn.module")
    return getattr(type(module), name) is not getattr(base, name)


class _Load:
    """One load: what is given, and what the first pass found."""

    def __init__(self, given: dict[str, Any], strict: bool, assign: bool) -> None:
        self.given = given
        self.strict = strict
        self.assign = assign
        self.missing: list[str] = []
        self.unexpected: list[str] = []
        self.errors: list[str] = []
        # (table, name, old value, new value), and (module, extra state)
        self.copies: list[tuple[dict[str, Any], str, Any, Any]] = []
        self.extras: list[tuple[Any, Any]] = []
        self.modules: list[tuple[Any, str]] = []

    def look(self, module: Any, prefix: str) -> None:
        """Match one module and those below."""
        self.modules.append((module, prefix))
        for hook in module._load_state_dict_pre_hooks.values():
            hook(
                module,
                self.given,
                prefix,
                {},
                self.strict,
                self.missing,
                self.unexpected,
                self.errors,
            )
        known: set[str] = set()
        for table in (module._parameters, module._buffers):
            for name, value in table.items():
                if value is not None and name not in module._non_persistent_buffers_set:
                    known.add(name)
                    self.match(table, name, value, prefix + name)
        if _has_extra(module, "set_extra_state"):
            known.add(EXTRA)
            if prefix + EXTRA in self.given:
                self.extras.append((module, self.given[prefix + EXTRA]))
            else:
                self.missing.append(prefix + EXTRA)
        self.look_for_strangers(module, prefix, known)
        for name, inner in module._modules.items():
            if inner is not None:
                self.look(inner, f"{prefix}{name}.")

    def match(self, table: dict[str, Any], name: str, value: Any, key: str) -> None:
        """Check one entry against what the module holds."""
        new = self.given.get(key)
        if key not in self.given:
            self.missing.append(key)
        elif not isinstance(new, Tensor):
            self.errors.append(
                f'While copying the parameter named "{key}", expected rtensor.Tensor or Tensor-like object from '
                f"checkpoint but received {type(new).__name__}"
            )
        elif tuple(new.shape) != tuple(value.shape):
            self.errors.append(
                f"size mismatch for {key}: copying a param with shape {tuple(new.shape)} from checkpoint, "
                f"the shape in current model is {tuple(value.shape)}."
            )
        elif value.device.type == "meta" and new.device.type != "meta" and not self.assign:
            self.errors.append(
                f"{key}: a parameter on the meta device has no memory to copy into; "
                "pass assign=True to take the given tensor itself"
            )
        else:
            self.copies.append((table, name, value, new))

    def look_for_strangers(self, module: Any, prefix: str, known: set[str]) -> None:
        """Note names under `prefix` that neither this module nor one of its parts knows."""
        for key in self.given:
            if key.startswith(prefix):
                first = key[len(prefix) :].split(".", 1)
                part = module._modules.get(first[0]) if len(first) > 1 else None
                if part is None and not (len(first) == 1 and first[0] in known):
                    self.unexpected.append(key)

    def write(self) -> None:
        """Second pass: copy."""
        with no_grad():
            for table, name, old, new in self.copies:
                if not self.assign:
                    old.copy_(new)
                elif isinstance(old, Parameter) and not isinstance(new, Parameter):
                    table[name] = Parameter(new.detach(), old.requires_grad)
                else:
                    table[name] = new
        for module, extra in self.extras:
            module.set_extra_state(extra)


def load(module: Any, state_dict: Any, strict: bool, assign: bool) -> IncompatibleKeys:
    """Load `state_dict` into `module` and those below."""
    if not isinstance(state_dict, Mapping):
        raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
    work = _Load(OrderedDict(state_dict), strict, assign)
    work.look(module, "")
    keys = IncompatibleKeys(work.missing, work.unexpected)
    if strict:
        if work.unexpected:
            listed = ", ".join(f'"{k}"' for k in work.unexpected)
            work.errors.insert(0, f"Unexpected key(s) in state_dict: {listed}. ")
        if work.missing:
            listed = ", ".join(f'"{k}"' for k in work.missing)
            work.errors.insert(0, f"Missing key(s) in state_dict: {listed}. ")
    if work.errors:
        raise RuntimeError(
            "Error(s) in loading state_dict for {}:\n\t{}".format(
                type(module).__name__, "\n\t".join(work.errors)
            )
        )
    work.write()
    for inner, _ in work.modules:
        for hook in inner._load_state_dict_post_hooks.values():
            hook(inner, keys)
    return keys
