"""Tensor code in scripts gives the bits of eager mode."""

# The functions below are spelled in many ways on purpose.

import pytest
import rtensor as rt
import rtensor.nn.functional as F

from tests.python.jit.script_harness import Cases, assert_same

cases = Cases()
A = rt.arange(12, dtype=rt.float32).reshape(3, 4) / 7 - 0.5
B = rt.arange(12, dtype=rt.float32).reshape(3, 4) * 0.3 + 1
C = rt.arange(24, dtype=rt.float32).reshape(2, 3, 4)
N = rt.arange(12).reshape(3, 4)
V = rt.tensor([0.5, -1.0, 2.0])


@cases.on((A, B))
def arithmetic(a, b):
    return a + b, a - b, a * b, a / b, a // b, a % b, b**a, -a, +a, abs(a), a @ b.T


@cases.on((A,), (N,))
def with_numbers(a):
    return a + 1, 1 + a, a - 2, 2 - a, a * 3, 3 * a, a / 2, a // 2, a % 2, a**2, a + 0.5, a + True


@cases.on((B,), (N + 1,))
def reflected(a):
    return 1 / a, 7 // a, 7 % a, 2**a, 1 - a, 2.5 - a, 1.0 / a


@cases.on((N,))
def bits(a):
    return a & 3, 3 & a, a | 4, a ^ 5, ~a, a << 1, a >> 1, 6 | a


@cases.on((A, B), (N, N.flip(0)))
def compares(a, b):
    return a < b, a <= b, a > b, a >= b, a == b, a != b, a > 0, a > 0, a <= 1, a == 0


@cases.on((A,))
def methods(a):
    return (
        a.sum(),
        a.sum(0),
        a.sum(dim=1, keepdim=True),
        a.mean(),
        a.max(),
        a.argmax(1),
        a.exp().log(),
        a.t(),
        a.abs().sqrt(),
    )


@cases.on((A,))
def named_results(a):
    m = a.max(dim=1)
    values, indices = a.max(0)
    s = a.sort(dim=1, descending=True)
    return m.values, m.indices, values, indices, s[0], s.indices


@cases.on((A,), (C,))
def shapes(a):
    n = a.shape[0]
    m = a.size(-1)
    return (
        list(a.shape),
        n,
        m,
        a.dim(),
        a.ndim,
        a.numel(),
        a.reshape(n, -1),
        a.view(-1, m),
        a.flatten(),
        a.unsqueeze(0),
        len(a),
    )


@cases.on((C,))
def shape_methods(c):
    x, y, z = c.shape
    return (
        c.permute(2, 0, 1),
        c.transpose(0, 1),
        c.reshape([x * y, z]),
        c.view(x, y * z),
        c.expand(2, 3, 4),
        c.movedim(0, 1),
    )


@cases.on((C,))
def slicing(c):
    return (
        c[0],
        c[-1],
        c[0, 1],
        c[:, 1],
        c[..., 0],
        c[:, :, 1:3],
        c[0, ..., 1],
        c[None],
        c[:, None, 0],
        c[..., None],
        c[1:, ::2],
        c[:, -2:],
    )


@cases.on((C, 1), (C, -1))
def slicing_with_variables(c, i: int):
    return c[i], c[:, i], c[..., i], c[0:1, i], c[: i + 2]


@cases.on((C,))
def more_ellipsis(c):
    return (
        c[..., 1:3],
        c[..., None, 0],
        c[..., 0, None],
        c[..., :, 1],
        c[0, ..., None],
        c[None, ..., 1],
        c[...],
    )


@cases.on((C, rt.tensor([1, 0])))
def index_tensors(c, i):
    return (
        c[i],
        c[:, i],
        c[0, i],
        c[:, i, 1:3],
        c[i, i],
        c[..., i],
        c[i, :, i],
        c[:, [0, 2]],
        c[i, None],
    )


@cases.on((A,))
def masks(a):
    m = a > 0
    return a[m], a[m].sum(), a[a < 0]


@cases.on((A,))
def assignment(a):
    x = a.clone()
    x[0] = 1
    x[:, 1] = 2.5
    x[1, 2] = a[0, 0]
    x[..., 3] = a[:, 0]
    x[x > 1.5] = 0
    x[1:, ::2] += 10
    x[2] *= 2
    x[None, 0] = 5
    return x


@cases.on((A, rt.tensor([2, 0])))
def assignment_by_index(a, i):
    x = a.clone()
    x[i] = 1.0
    x[i, 1] = rt.ones(2)
    x[:, i] += 3
    x[0, i] = a[1, i]
    return x


@cases.on((A,))
def in_place(a):
    x = a.clone()
    y = x
    x += 1
    x *= 2
    x -= a
    x.add_(1).mul_(2)
    z = x[0]
    z.zero_()
    x.clamp_(min=-1, max=3)
    return x, y, z


@cases.on((N,))
def in_place_ints(a):
    x = a.clone()
    x //= 2
    x %= 3
    x |= 4
    x <<= 1
    return x


@cases.on((A,))
def factories(a):
    n = a.shape[0]
    return (
        rt.zeros(2, 3), rt.zeros([n, 2]), rt.ones(n), rt.full((2, 2), 1.5), rt.arange(n), rt.arange(1, 7, 2), rt.arange(0.0, 1.0, 0.25),
        rt.linspace(0, 1, 5), rt.eye(n), rt.zeros_like(a), rt.ones_like(a, dtype=rt.int64), rt.full_like(a, 2), rt.empty(0),
        rt.zeros(2, dtype=rt.int32), rt.ones((n, 1), dtype=rt.float64), a.new_zeros(2), a.new_ones((2, 2)), a.new_full((2,), 3.0),
    )  # fmt: skip


@cases.on((2, 0.5), (-1, 2.0))
def tensors_of_numbers(n: int, x: float):
    return (
        rt.tensor(n), rt.tensor(x), rt.tensor(True), rt.tensor([n, 2]), rt.tensor([x, 1.0]), rt.tensor([[n, 1], [2, 3]]),
        rt.tensor([1, 2], dtype=rt.float32), rt.tensor(x, dtype=rt.float64), rt.tensor([n, x]), rt.tensor((n, n)),
    )  # fmt: skip


@cases.on((A,))
def dtypes(a):
    return (
        a.to(rt.float64),
        a.to(dtype=rt.int32),
        a.double(),
        a.int(),
        a.bool(),
        a.half().float(),
        a.type_as(rt.zeros(1, dtype=rt.float64)),
        a.dtype,
        a.dtype == rt.float32,
    )


@cases.on((A, rt.float64), (A, rt.int32))
def dtype_argument(a, dtype: rt.dtype):
    return a.to(dtype), rt.zeros(2, dtype=dtype)


@cases.on((rt.tensor(2.5),), (rt.tensor([7]),), (A,))
def numbers_of_tensors(x):
    return float(x), int(x), bool(x)


@cases.on((A, B))
def conditions(a, b):
    if a.sum() > b.sum():
        return a
    elif bool((a < b).all()):
        return b
    return a + b


@cases.on((A,))
def loops_over_tensors(a):
    s = rt.zeros(4)
    for row in a:
        s = s + row
    for i in range(a.size(0)):
        s = s + a[i] * i
    return s


@cases.on((A,))
def lists_of_tensors(a):
    parts = []
    for i in range(3):
        parts.append(a[i] * i)
    x, y = a.split(2, dim=1)
    u, v, w = a.unbind(0)
    return (
        rt.stack(parts),
        rt.cat(parts),
        rt.cat([x, y], dim=1),
        rt.stack((u, v, w)),
        parts,
        rt.cat((a, a)),
    )


@cases.on((A,))
def tensor_lists_by_comprehension(a):
    return rt.stack([row.sum() for row in a]), [x * 2 for x in a.unbind(1)]


@cases.on((A, B))
def functions(a, b):
    return (
        rt.add(a, b),
        rt.add(a, b, alpha=2),
        rt.matmul(a, b.t()),
        rt.where(a > 0, a, b),
        rt.maximum(a, b),
        rt.clamp(a, 0, 1),
        rt.sum(a, dim=0),
    )


@cases.on((A, B))
def where_with_numbers(a, b):
    return (
        rt.where(a > 0, a, 0.0),
        rt.where(a > 0, 1.0, b),
        a.masked_fill(a > 0, -1),
        a.clamp(min=0.1),
        a.clamp(max=b),
    )


@cases.on((A, B))
def functions_of_nn(a, b):
    return (
        F.relu(a), F.gelu(a), F.softmax(a, dim=1), F.log_softmax(a, dim=-1), F.sigmoid(a), F.tanh(a), F.silu(a), F.elu(a), F.leaky_relu(a, 0.1),
        F.softplus(a), F.mse_loss(a, b), F.l1_loss(a, b), F.smooth_l1_loss(a, b), F.normalize(a, dim=1), F.layer_norm(a, [4]),
        F.linear(a, b), F.pad(a, (1, 2)), F.hardtanh(a), F.cosine_similarity(a, b), F.dropout(a, 0.5, False), F.relu(a, inplace=False),
    )  # fmt: skip


@cases.on((A, rt.tensor([1, 0, 3])))
def losses(a, target):
    return (
        F.cross_entropy(a, target),
        F.nll_loss(F.log_softmax(a, 1), target),
        F.cross_entropy(a, target, reduction="sum"),
        F.one_hot(target, 4),
    )


@cases.on(
    (
        rt.arange(32, dtype=rt.float32).reshape(1, 2, 4, 4) / 9,
        rt.arange(36, dtype=rt.float32).reshape(2, 2, 3, 3) / 36,
    )
)
def images(x, w):
    return (
        F.conv2d(x, w),
        F.conv2d(x, w, padding=1, stride=2),
        F.max_pool2d(x, 2),
        F.avg_pool2d(x, 2),
        F.adaptive_avg_pool2d(x, 1),
        F.interpolate(x, scale_factor=2.0),
    )


@cases.on((A,))
def no_grad_inside(a):
    with rt.no_grad():
        b = a * 2
    return b + 1


@cases.on((A, None), (A, B))
def optional_tensor(a, b: rt.Tensor | None = None):
    if b is None:
        b = rt.ones_like(a)
    return a * b


@cases.on(([A, B],), ([A],))
def list_argument(xs: list[rt.Tensor]):
    s = xs[0]
    for x in xs[1:]:
        s = s + x
    return s, len(xs)


@cases.on((A, B))
def out_argument(a, b):
    o = rt.empty_like(a)
    r = rt.add(a, b, out=o)
    rt.mul(o, 2, out=o)
    return o, r


@cases.on((C, 3))
def wrong_dimension(c, d: int):
    return c.sum(d)


@cases.on((A, V))
def wrong_shapes(a, v):
    return a + v


@cases.on((A,))
def composites(a):
    return (
        rt.std(a),
        rt.var(a, 0),
        rt.norm(a),
        a.diff(),
        a.roll(1, 0),
        rt.outer(a[0], a[1]),
        a.tril(),
        a.cumsum(1),
    )


@cases.on((A,))
def properties(a):
    return (
        a.T,
        a.mT,
        a.device,
        a.is_floating_point(),
        a.requires_grad,
        a.element_size(),
        a.is_contiguous(),
        a.t().is_contiguous(),
    )


@cases.on((rt.tensor(3.5),), (rt.tensor(-2),))
def item_with_float(x):
    y: float = float(x.item())
    return y + 1, int(x.item())


@cases.on((A,))
def tuple_index_of_shape(a):
    rows, cols = a.shape
    return rows * 10 + cols, a.shape[-1], a.size()[0], a.shape == [3, 4] or a.shape == (3, 4)


@pytest.mark.parametrize(("f", "calls", "message"), cases.same)
def test_as_in_eager_mode(f, calls, message):
    assert_same(f, calls, message)


def random_numbers(x):
    return (
        rt.rand(3),
        rt.randn(2, 2),
        rt.randint(0, 10, (4,)),
        F.dropout(x, 0.5, True),
        rt.rand_like(x),
        x.clone().normal_(),
        rt.randperm(5),
    )


def test_random_numbers_are_those_of_eager_mode():
    scripted = rt.jit.script(random_numbers)
    rt.manual_seed(3)
    want = random_numbers(A)
    rt.manual_seed(3)
    got = scripted(A)
    for x, y in zip(want, got, strict=True):
        assert rt.equal(x, y)
    assert not rt.equal(scripted(A)[0], got[0])


def squares(x, y):
    return (x * y).sum() + (x**2).sum()


def test_gradients_flow_through_scripts():
    a, b = A.clone().requires_grad_(), B.clone().requires_grad_()
    squares(a, b).backward()
    c, d = A.clone().requires_grad_(), B.clone().requires_grad_()
    rt.jit.script(squares)(c, d).backward()
    assert rt.equal(a.grad, c.grad)
    assert rt.equal(b.grad, d.grad)
