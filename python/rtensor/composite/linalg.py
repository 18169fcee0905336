"""Products of many tensors, and of vectors, as operations made of operations."""

from __future__ import annotations

from rtensor import _C
from rtensor._C import Tensor

# Einstein summation: every operand is brought to one order of dimensions, pairs are contracted from left to right
# with one batched product each, and what appears in the result alone is left.

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def einsum(equation: str, tensors: list[Tensor], path: list[int] | None = None) -> Tensor:
    """Sum products over the dimensions that the result does not name."""
    if len(tensors) == 0:
        raise RuntimeError("einsum(): must provide at least one operand")
    text = equation.replace(" ", "")
    sides = text.split("->")
    if len(sides) > 2:
        raise RuntimeError("einsum(): found more than one '->' in the equation")
    inputs = sides[0].split(",")
    if len(inputs) != len(tensors):
        raise RuntimeError(
            f"einsum(): the equation has {len(inputs)} operand(s), {len(tensors)} were provided"
        )
    spread = max(_spread(names, t.dim()) for names, t in zip(inputs, tensors, strict=True))
    free = [c for c in _LETTERS if c not in text]
    dots = "".join(free[len(free) - spread :]) if spread > 0 else ""
    named = [_expand_dots(n, t.dim(), dots) for n, t in zip(inputs, tensors, strict=True)]
    result = _result_names(sides, named, dots)
    operands = [_diagonals(t, n) for t, n in zip(tensors, named, strict=True)]
    _check_sizes(operands)
    current, names = operands[0]
    for i in range(1, len(operands)):
        later = result + "".join(n for _, n in operands[i + 1 :])
        current, names = _contract(current, names, operands[i][0], operands[i][1], later)
    gone = [i for i in range(len(names)) if names[i] not in result]
    if gone:
        current = current.sum(gone)
        names = "".join(c for c in names if c in result)
    return current.permute([names.index(c) for c in result])


def _spread(names: str, rank: int) -> int:
    """Count the dimensions that an ellipsis stands for."""
    if "..." not in names:
        if len(names) != rank:
            raise RuntimeError(
                f"einsum(): the number of subscripts in '{names}' does not match the {rank} dimension(s) of the operand"
            )
        return 0
    if rank < len(names) - 3:
        raise RuntimeError(
            f"einsum(): the operand has {rank} dimension(s), fewer than '{names}' names"
        )
    return rank - (len(names) - 3)


def _expand_dots(names: str, rank: int, dots: str) -> str:
    count = _spread(names, rank)
    out = names.replace("...", dots[len(dots) - count :] if count > 0 else "")
    for c in out:
        if c not in _LETTERS:
            raise RuntimeError(f"einsum(): invalid subscript '{c}', letters are allowed")
    return out


def _result_names(sides: list[str], named: list[str], dots: str) -> str:
    everything = "".join(named)
    if len(sides) == 2:
        out = sides[1].replace("...", dots)
        for c in out:
            if out.count(c) > 1:
                raise RuntimeError(f"einsum(): output subscript '{c}' appears more than once")
            if c not in everything:
                raise RuntimeError(
                    f"einsum(): output subscript '{c}' does not appear in any operand"
                )
        return out
    once = [c for c in everything if everything.count(c) == 1 and c not in dots]
    # Capital letters come before small ones, as in the equation's alphabet.
    return dots + "".join(sorted(once))


def _diagonals(x: Tensor, names: str) -> tuple[Tensor, str]:
    """Take the diagonal where a name is repeated."""
    for c in names:
        while names.count(c) > 1:
            first = names.index(c)
            second = names.index(c, first + 1)
            if x.size(first) != x.size(second):
                raise RuntimeError(
                    f"einsum(): subscript '{c}' is repeated with sizes {x.size(first)} and {x.size(second)}"
                )
            x = x.diagonal(0, first, second)
            names = names[:first] + names[first + 1 : second] + names[second + 1 :] + c
    return x, names


def _check_sizes(operands: list[tuple[Tensor, str]]) -> None:
    sizes: dict[str, int] = {}
    for x, names in operands:
        for i in range(len(names)):
            n, c = x.size(i), names[i]
            if c in sizes and sizes[c] != 1 and n != 1 and sizes[c] != n:
                raise RuntimeError(
                    f"einsum(): subscript '{c}' has sizes {sizes[c]} and {n}, which do not broadcast"
                )
            sizes[c] = max(sizes.get(c, n), n) if n != 0 else 0


def _contract(a: Tensor, a_names: str, b: Tensor, b_names: str, later: str) -> tuple[Tensor, str]:
    """Multiply two operands as one batch of matrices."""
    a, a_names = _drop(a, a_names, b_names + later)
    b, b_names = _drop(b, b_names, a_names + later)
    shared = [c for c in a_names if c in b_names]
    # A size 1 that meets a larger size is broadcast: it stays a dimension of its operand alone.
    batch = [
        c for c in shared if c in later or a.size(a_names.index(c)) != b.size(b_names.index(c))
    ]
    summed = [c for c in shared if c not in batch]
    only_a = [c for c in a_names if c not in b_names]
    only_b = [c for c in b_names if c not in a_names]
    if not summed:
        return _outer(a, a_names, b, b_names, batch + only_a + only_b, later)
    sizes = [_larger(a, a_names, b, b_names, c) for c in batch]
    x = a.permute([a_names.index(c) for c in batch + only_a + summed])
    y = b.permute([b_names.index(c) for c in batch + summed + only_b])
    rows = [a.size(a_names.index(c)) for c in only_a]
    inner = [a.size(a_names.index(c)) for c in summed]
    columns = [b.size(b_names.index(c)) for c in only_b]
    x = x.expand([*sizes, *rows, *inner]).reshape(_count(sizes), _count(rows), _count(inner))
    y = y.expand([*sizes, *inner, *columns]).reshape(_count(sizes), _count(inner), _count(columns))
    if x.dtype != y.dtype:
        # A sum that one operand went through widened its integers.
        wide = _C.promote_types(x.dtype, y.dtype)
        x, y = x.to(wide), y.to(wide)
    out = x.bmm(y).reshape([*sizes, *rows, *columns])
    return _drop(out, "".join(batch + only_a + only_b), later)


def _outer(
    a: Tensor, a_names: str, b: Tensor, b_names: str, order: list[str], later: str
) -> tuple[Tensor, str]:
    return _drop(_aligned(a, a_names, order) * _aligned(b, b_names, order), "".join(order), later)


def _aligned(x: Tensor, names: str, order: list[str]) -> Tensor:
    """Bring dimensions into an order that names them all; absent ones have size 1."""
    x = x.permute([names.index(c) for c in order if c in names])
    for i in range(len(order)):
        if order[i] not in names:
            x = x.unsqueeze(i)
    return x


def _drop(x: Tensor, names: str, kept: str) -> tuple[Tensor, str]:
    """Sum over what nobody needs any more."""
    gone = [i for i in range(len(names)) if names[i] not in kept]
    if not gone:
        return x, names
    return x.sum(gone), "".join(c for c in names if c in kept)


def _larger(a: Tensor, a_names: str, b: Tensor, b_names: str, c: str) -> int:
    first, second = a.size(a_names.index(c)), b.size(b_names.index(c))
    return second if first == 1 else first


def _count(sizes: list[int]) -> int:
    n = 1
    for s in sizes:
        n = n * s
    return n


def tensordot(self: Tensor, other: Tensor, dims_self: list[int], dims_other: list[int]) -> Tensor:
    """Sum the product over pairs of dimensions."""
    if len(dims_self) != len(dims_other):
        raise RuntimeError("both dimension lists should have same length")
    first = [d % max(self.dim(), 1) for d in dims_self]
    second = [d % max(other.dim(), 1) for d in dims_other]
    for i in range(len(first)):
        # A size 1 is broadcast: the other operand is summed.
        if self.size(first[i]) == 1:
            other = other.sum(second[i], True, dtype=other.dtype)
        elif other.size(second[i]) == 1:
            self = self.sum(first[i], True, dtype=self.dtype)
        elif self.size(first[i]) != other.size(second[i]):
            raise RuntimeError(
                f"contracted dimensions need to match, but first has size {self.size(first[i])} in dim "
                f"{first[i]} and second has size {other.size(second[i])} in dim {second[i]}"
            )
    rows = [d for d in range(self.dim()) if d not in first]
    columns = [d for d in range(other.dim()) if d not in second]
    inner = [self.size(d) for d in first]
    left = [self.size(d) for d in rows]
    right = [other.size(d) for d in columns]
    x = self.permute(rows + first).reshape(_count(left), _count(inner))
    y = other.permute(second + columns).reshape(_count(inner), _count(right))
    return x.mm(y).reshape(left + right)


def inner(self: Tensor, other: Tensor) -> Tensor:
    """Sum the product over both last dimensions."""
    if self.dim() == 0 or other.dim() == 0:
        return self * other
    if self.size(-1) != other.size(-1):
        raise RuntimeError(
            f"inner() the last dimension must match on both input tensors but got shapes "
            f"{list(self.shape)} and {list(other.shape)}"
        )
    return tensordot(self, other, [-1], [-1])


def _cheapest(sizes: list[int]) -> list[list[int]]:
    """Where to split each run of matrices, by the number of multiplications."""
    n = len(sizes) - 1
    cost = [[0] * n for _ in range(n)]
    split = [[0] * n for _ in range(n)]
    for length in range(1, n):
        for i in range(n - length):
            j = i + length
            best = -1
            for k in range(i, j):
                c = cost[i][k] + cost[k + 1][j] + sizes[i] * sizes[k + 1] * sizes[j + 1]
                if best < 0 or c < best:
                    best = c
                    split[i][j] = k
            cost[i][j] = best
    return split


def _chain(matrices: list[Tensor], split: list[list[int]], i: int, j: int) -> Tensor:
    if i == j:
        return matrices[i]
    k = split[i][j]
    return _chain(matrices, split, i, k).mm(_chain(matrices, split, k + 1, j))


def chain_matmul(matrices: list[Tensor]) -> Tensor:
    """Multiply matrices in the cheapest order."""
    if len(matrices) == 0:
        raise RuntimeError("chain_matmul(): Expected one or more matrices")
    if len(matrices) == 1:
        return matrices[0]
    return multi_dot(matrices)


def multi_dot(tensors: list[Tensor]) -> Tensor:
    """Multiply matrices in the cheapest order; the first and the last may be vectors."""
    if len(tensors) < 2:
        raise RuntimeError("multi_dot(): expected at least 2 tensors")
    first, last = tensors[0].dim() == 1, tensors[-1].dim() == 1
    matrices = list(tensors)
    if first:
        matrices[0] = matrices[0].unsqueeze(0)
    if last:
        matrices[-1] = matrices[-1].unsqueeze(1)
    for i in range(len(matrices)):
        if matrices[i].dim() != 2:
            raise RuntimeError(f"multi_dot(): tensor {i} must be 2D but got {tensors[i].dim()}D")
        if i > 0 and matrices[i - 1].size(1) != matrices[i].size(0):
            raise RuntimeError(
                f"multi_dot(): tensors {i - 1} and {i} with shapes {list(tensors[i - 1].shape)} and "
                f"{list(tensors[i].shape)} cannot be multiplied"
            )
    sizes = [m.size(0) for m in matrices] + [matrices[-1].size(1)]
    out = _chain(matrices, _cheapest(sizes), 0, len(matrices) - 1)
    if last:
        out = out.squeeze(1)
    return out.squeeze(0) if first else out


def kron(self: Tensor, other: Tensor) -> Tensor:
    """Return the Kronecker product."""
    rank = max(self.dim(), other.dim())
    left = [1] * (rank - self.dim()) + list(self.shape)
    right = [1] * (rank - other.dim()) + list(other.shape)
    x = self.reshape([n for size in left for n in (size, 1)])
    y = other.reshape([n for size in right for n in (1, size)])
    return (x * y).reshape([left[i] * right[i] for i in range(rank)])


def matrix_power(self: Tensor, n: int) -> Tensor:
    """Multiply a square matrix with itself, by squaring."""
    if self.dim() < 2 or self.size(-1) != self.size(-2):
        raise RuntimeError(f"matrix_power: needs square matrices, got shape {list(self.shape)}")
    if n == 0:
        return self.clone().copy_(_C.eye(self.size(-1), dtype=self.dtype, device=self.device))
    base = self if n > 0 else _C.linalg_inv(self)
    n = abs(n)
    if n == 1:
        return base.clone()
    out: Tensor | None = None
    while n > 0:
        if n % 2 == 1:
            out = base if out is None else out @ base
        n = n // 2
        if n > 0:
            base = base @ base
    assert out is not None
    return out


def matmul(self: Tensor, other: Tensor) -> Tensor:
    """Multiply by the recipe of `@`."""
    return self @ other


def vecdot(x: Tensor, y: Tensor, *, dim: int = -1) -> Tensor:
    """Sum products along a dimension; the first operand is conjugated."""
    return (x.conj() * y).sum(dim)


def linalg_cross(self: Tensor, other: Tensor, *, dim: int = -1) -> Tensor:
    """Return the cross product of vectors of three elements."""
    if self.dim() != other.dim():
        raise RuntimeError("linalg.cross: inputs must have the same number of dimensions.")
    if self.size(dim) != 3 or other.size(dim) != 3:
        raise RuntimeError(
            f"linalg.cross: inputs dimension {dim} must have length 3. Got {self.size(dim)} and {other.size(dim)}"
        )
    a = self.roll(-1, dim) * other.roll(-2, dim)
    return a - self.roll(-2, dim) * other.roll(-1, dim)


def cross(self: Tensor, other: Tensor, dim: int | None = None) -> Tensor:
    """Return the cross product along `dim`, or the first dimension of size 3."""
    if dim is None:
        dim = -1
        shape = _C.broadcast_tensors([self, other])[0].shape
        for i in range(len(shape) - 1, -1, -1):
            if shape[i] == 3:
                dim = i
        if len(shape) == 0 or shape[dim] != 3:
            raise RuntimeError("no dimension of size 3 in input")
    return linalg_cross(self, other, dim=dim)


def cdist(x1: Tensor, x2: Tensor, p: float = 2, compute_mode: int | None = None) -> Tensor:
    """Return p-norms of the differences of all pairs of rows."""
    if x1.dim() < 2 or x2.dim() < 2 or x1.size(-1) != x2.size(-1):
        raise RuntimeError(
            f"cdist needs rows of one length, got shapes {list(x1.shape)} and {list(x2.shape)}"
        )
    if p < 0:
        raise RuntimeError("cdist only supports non-negative p values")
    return _C.linalg_vector_norm(x1.unsqueeze(-2) - x2.unsqueeze(-3), p, [-1])
