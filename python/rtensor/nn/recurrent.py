"""Recurrent nets: plain, gated (GRU) and long short-term memory, as layers and as single cells.

The steps are written with ordinary operations, gates in the order of PyTorch's weights: input, forget, cell, output
for LSTM; reset, update, new for GRU.
"""

from __future__ import annotations

import math
import warnings
from typing import Any

from rtensor import _C
from rtensor._C import Tensor
from rtensor.nn import functional as F
from rtensor.nn import init
from rtensor.nn.module import Module
from rtensor.nn.parameter import Parameter

_GATES = {"RNN_TANH": 1, "RNN_RELU": 1, "LSTM": 4, "GRU": 3}


def _rnn_step(gates: Tensor, relu: bool) -> Tensor:
    return gates.relu() if relu else gates.tanh()


def _lstm_step(gates: Tensor, c: Tensor) -> tuple[Tensor, Tensor]:
    i, f, g, o = gates.chunk(4, -1)
    c = f.sigmoid() * c + i.sigmoid() * g.tanh()
    return o.sigmoid() * c.tanh(), c


def _gru_step(of_input: Tensor, of_hidden: Tensor, h: Tensor) -> Tensor:
    input_r, input_z, input_n = of_input.chunk(3, -1)
    hidden_r, hidden_z, hidden_n = of_hidden.chunk(3, -1)
    reset = (input_r + hidden_r).sigmoid()
    update = (input_z + hidden_z).sigmoid()
    new = (input_n + reset * hidden_n).tanh()
    return new + update * (h - new)


class RNNBase(Module):
    """What the recurrent layers share: weights, checks, and the walk over layers, directions and time."""

    mode: str
    input_size: int
    hidden_size: int
    num_layers: int
    bias: bool
    batch_first: bool
    dropout: float
    bidirectional: bool
    proj_size: int

    def __init__(
        self,
        mode: str,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if isinstance(dropout, bool) or not 0 <= dropout <= 1:
            raise ValueError(
                "dropout should be a number in range [0, 1] representing the probability of an element being zeroed"
            )
        if dropout > 0 and num_layers == 1:
            warnings.warn(
                "dropout option adds dropout after all but last recurrent layer, so non-zero dropout expects "
                f"num_layers greater than 1, but got dropout={dropout} and num_layers={num_layers}",
                stacklevel=3,
            )
        if hidden_size <= 0:
            raise ValueError("hidden_size must be greater than zero")
        if num_layers <= 0:
            raise ValueError("num_layers must be greater than zero")
        if proj_size < 0:
            raise ValueError(
                "proj_size should be a positive integer or zero to disable projections"
            )
        if proj_size >= hidden_size:
            raise ValueError("proj_size has to be smaller than hidden_size")
        if mode not in _GATES:
            raise ValueError(f"Unrecognized RNN mode: {mode}")
        self.mode = mode
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.num_layers = num_layers
        self.bias = bias
        self.batch_first = batch_first
        self.dropout = float(dropout)
        self.bidirectional = bidirectional
        self.proj_size = proj_size
        directions = 2 if bidirectional else 1
        real = proj_size if proj_size > 0 else hidden_size
        wide = _GATES[mode] * hidden_size
        names: list[tuple[Any, ...]] = []
        for layer in range(num_layers):
            for direction in range(directions):
                suffix = f"_l{layer}" + ("_reverse" if direction else "")
                kinds = ("weight_ih", "weight_hh", "bias_ih", "bias_hh", "weight_hr")
                inner = input_size if layer == 0 else real * directions
                sizes: dict[str, tuple[int, ...]]
                sizes = {f"weight_ih{suffix}": (wide, inner), f"weight_hh{suffix}": (wide, real)}
                if bias:
                    sizes[f"bias_ih{suffix}"] = (wide,)
                    sizes[f"bias_hh{suffix}"] = (wide,)
                if proj_size > 0:
                    sizes[f"weight_hr{suffix}"] = (proj_size, hidden_size)
                for name, size in sizes.items():
                    setattr(self, name, Parameter(_C.empty(size, device=device, dtype=dtype)))
                names.append(tuple(k + suffix if k + suffix in sizes else None for k in kinds))
        # Names of the weights of each layer and direction: known when a script is compiled.
        self._weight_names = tuple(names)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw new values: uniform within one over the root of `hidden_size`."""
        bound = 1.0 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    def flatten_parameters(self) -> None:
        """Do nothing: the weights need no common buffer here."""

    @property
    def all_weights(self) -> list[list[Any]]:
        """The parameters, by layer and direction."""
        groups: dict[str, list[Any]] = {}
        for name, weight in self._parameters.items():
            groups.setdefault(name.partition("_l")[2], []).append(weight)
        return list(groups.values())

    def extra_repr(self) -> str:
        """Return the settings that are not the default."""
        text = f"{self.input_size}, {self.hidden_size}"
        if self.proj_size != 0:
            text += f", proj_size={self.proj_size}"
        if self.num_layers != 1:
            text += f", num_layers={self.num_layers}"
        if self.bias is not True:
            text += f", bias={self.bias}"
        if self.batch_first is not False:
            text += f", batch_first={self.batch_first}"
        if self.dropout != 0:
            text += f", dropout={self.dropout}"
        if self.bidirectional is not False:
            text += f", bidirectional={self.bidirectional}"
        return text

    def _run_layer(
        self,
        x: Tensor,
        h: Tensor,
        c: Tensor | None,
        backward: bool,
        w_ih: Tensor,
        w_hh: Tensor,
        b_ih: Tensor | None,
        b_hh: Tensor | None,
        w_hr: Tensor | None,
    ) -> tuple[Tensor, Tensor, Tensor | None]:
        """Walk over time; return the outputs and the last states."""
        # The part that does not depend on the state, for all times at once.
        of_input = F.linear(x, w_ih, b_ih)
        steps = x.size(0)
        outputs: list[Tensor] = []
        for step in range(steps):
            t = steps - 1 - step if backward else step
            of_hidden = F.linear(h, w_hh, b_hh)
            if self.mode == "GRU":
                h = _gru_step(of_input[t], of_hidden, h)
            elif self.mode == "LSTM":
                h, c = _lstm_step(of_input[t] + of_hidden, c)  # type: ignore[arg-type]  # a LSTM has cells
                if w_hr is not None:
                    h = F.linear(h, w_hr)
            else:
                h = _rnn_step(of_input[t] + of_hidden, self.mode == "RNN_RELU")
            outputs.append(h)
        if backward:
            outputs.reverse()
        return _C.stack(outputs), h, c

    def _check_state(self, state: Tensor, batch: int, width: int, name: str) -> None:
        expected = [self.num_layers * (2 if self.bidirectional else 1), batch, width]
        if list(state.shape) != expected:
            raise RuntimeError(f"Expected {name} size {expected}, got {list(state.shape)}")

    def _walk(
        self, input: Tensor, h0: Tensor | None, c0: Tensor | None
    ) -> tuple[Tensor, Tensor, Tensor | None]:
        """Run all layers; states are (layers * directions, N, width)."""
        if input.dim() not in (2, 3):
            raise ValueError(
                f"{self._get_name()}: Expected input to be 2D or 3D, got {input.dim()}D tensor instead"
            )
        if input.size(-1) != self.input_size:
            raise RuntimeError(
                f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.size(-1)}"
            )
        batched = input.dim() == 3
        x = input if batched else input.unsqueeze(1)
        for state, name in ((h0, "hx"), (c0, "cx")):
            if state is not None and state.dim() != input.dim():
                raise RuntimeError(
                    f"For {'batched 3-D' if batched else 'unbatched 2-D'} input, {name} should also be "
                    f"{input.dim()}-D but got {state.dim()}-D tensor"
                )
        if batched and self.batch_first:
            x = x.transpose(0, 1)
        if not batched:
            h0 = None if h0 is None else h0.unsqueeze(1)
            c0 = None if c0 is None else c0.unsqueeze(1)
        if x.size(0) == 0:
            raise RuntimeError("Expected sequence length to be larger than 0 in RNN")
        batch, directions = x.size(1), 2 if self.bidirectional else 1
        real = self.proj_size if self.proj_size > 0 else self.hidden_size
        if h0 is None:
            h0 = _C.zeros(
                (self.num_layers * directions, batch, real), dtype=x.dtype, device=x.device
            )
        self._check_state(h0, batch, real, "hidden")
        if self.mode == "LSTM":
            if c0 is None:
                c0 = _C.zeros(
                    (self.num_layers * directions, batch, self.hidden_size),
                    dtype=x.dtype,
                    device=x.device,
                )
            self._check_state(c0, batch, self.hidden_size, "hidden[1]")
        last_h: list[Tensor] = []
        last_c: list[Tensor] = []
        sides: list[Tensor] = []
        for at, names in enumerate(self._weight_names):
            out, h, c = self._run_layer(
                x,
                h0[at],
                None if c0 is None else c0[at],
                at % directions == 1,
                getattr(self, names[0]),
                getattr(self, names[1]),
                None if names[2] is None else getattr(self, names[2]),
                None if names[3] is None else getattr(self, names[3]),
                None if names[4] is None else getattr(self, names[4]),
            )
            sides.append(out)
            last_h.append(h)
            if c is not None:
                last_c.append(c)
            if len(sides) < directions:
                continue
            x = sides[0] if directions == 1 else _C.cat(sides, -1)
            sides = []
            if self.dropout > 0 and at + 1 < len(self._weight_names):
                x = F.dropout(x, self.dropout, self.training)
        h_n = _C.stack(last_h)
        c_n = _C.stack(last_c) if self.mode == "LSTM" else None
        if not batched:
            return x.squeeze(1), h_n.squeeze(1), None if c_n is None else c_n.squeeze(1)
        return x.transpose(0, 1) if self.batch_first else x, h_n, c_n


class RNN(RNNBase):
    """Plain recurrent net with tanh or relu."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        nonlinearity: str = "tanh",
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(
                f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'."
            )
        mode = f"RNN_{nonlinearity.upper()}"
        super().__init__(
            mode,
            input_size,
            hidden_size,
            num_layers,
            bias,
            batch_first,
            dropout,
            bidirectional,
            0,
            device,
            dtype,
        )
        self.nonlinearity = nonlinearity

    def forward(self, input: Tensor, hx: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Return the outputs of the last layer at all times, and the last states of all layers."""
        output, h_n, _ = self._walk(input, hx, None)
        return output, h_n


class GRU(RNNBase):
    """Gated recurrent units."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            "GRU",
            input_size,
            hidden_size,
            num_layers,
            bias,
            batch_first,
            dropout,
            bidirectional,
            0,
            device,
            dtype,
        )

    def forward(self, input: Tensor, hx: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Return the outputs of the last layer at all times, and the last states of all layers."""
        output, h_n, _ = self._walk(input, hx, None)
        return output, h_n


class LSTM(RNNBase):
    """Long short-term memory."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(
            "LSTM",
            input_size,
            hidden_size,
            num_layers,
            bias,
            batch_first,
            dropout,
            bidirectional,
            proj_size,
            device,
            dtype,
        )

    def forward(
        self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None
    ) -> tuple[Tensor, tuple[Tensor, Tensor]]:
        """Return the outputs of the last layer at all times, and the last states and cells of all layers."""
        h0, c0 = (None, None) if hx is None else hx
        output, h_n, c_n = self._walk(input, h0, c0)
        return output, (h_n, c_n)  # type: ignore[return-value]  # a LSTM has cells


class RNNCellBase(Module):
    """What the cells share: weights and checks."""

    input_size: int
    hidden_size: int
    bias: bool
    weight_ih: Tensor
    weight_hh: Tensor
    bias_ih: Tensor | None
    bias_hh: Tensor | None

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool,
        num_chunks: int,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.bias = bias
        wide = num_chunks * hidden_size
        self.weight_ih = Parameter(_C.empty(wide, input_size, device=device, dtype=dtype))
        self.weight_hh = Parameter(_C.empty(wide, hidden_size, device=device, dtype=dtype))
        if bias:
            self.bias_ih = Parameter(_C.empty(wide, device=device, dtype=dtype))
            self.bias_hh = Parameter(_C.empty(wide, device=device, dtype=dtype))
        else:
            self.register_parameter("bias_ih", None)
            self.register_parameter("bias_hh", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw new values: uniform within one over the root of `hidden_size`."""
        bound = 1.0 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    def extra_repr(self) -> str:
        """Return the settings."""
        return f"{self.input_size}, {self.hidden_size}" + ("" if self.bias else ", bias=False")

    def _state(self, input: Tensor, state: Tensor | None) -> Tensor:
        if input.dim() not in (1, 2):
            raise ValueError(
                f"{self._get_name()}: Expected input to be 1D or 2D, got {input.dim()}D instead"
            )
        if state is None:
            return _C.zeros(
                (*input.shape[:-1], self.hidden_size), dtype=input.dtype, device=input.device
            )
        if state.dim() != input.dim():
            raise ValueError(
                f"{self._get_name()}: Expected hidden to be {input.dim()}D, got {state.dim()}D instead"
            )
        return state


class RNNCell(RNNCellBase):
    """One step of a plain recurrent net."""

    nonlinearity: str

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        nonlinearity: str = "tanh",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, 1, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """Return the next state."""
        if self.nonlinearity not in ("tanh", "relu"):
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        h = self._state(input, hx)
        gates = F.linear(input, self.weight_ih, self.bias_ih) + F.linear(
            h, self.weight_hh, self.bias_hh
        )
        return _rnn_step(gates, self.nonlinearity == "relu")


class LSTMCell(RNNCellBase):
    """One step of long short-term memory."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, 4, device, dtype)

    def forward(
        self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None
    ) -> tuple[Tensor, Tensor]:
        """Return the next state and cell."""
        h = self._state(input, None if hx is None else hx[0])
        c = self._state(input, None if hx is None else hx[1])
        gates = F.linear(input, self.weight_ih, self.bias_ih) + F.linear(
            h, self.weight_hh, self.bias_hh
        )
        return _lstm_step(gates, c)


class GRUCell(RNNCellBase):
    """One step of a gated recurrent unit."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, 3, device, dtype)

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """Return the next state."""
        h = self._state(input, hx)
        of_input = F.linear(input, self.weight_ih, self.bias_ih)
        return _gru_step(of_input, F.linear(h, self.weight_hh, self.bias_hh), h)
