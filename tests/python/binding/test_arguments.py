"""How calls from Python become arguments: conversions, keywords, overloads, and what wrong calls say."""

import copy
import inspect
import pickle

import numpy as np
import pytest
import rtensor as rt


@pytest.fixture
def a():
    return rt.tensor([[1.0, 2.0], [3.0, 4.0]])


@pytest.mark.parametrize("size", [4, (4,), [4], np.int64(4), rt.Size([4])])
def test_sizes_come_as_int_tuple_list_or_numpy_int(a, size):
    assert a.view(size).shape == (4,)


def test_sizes_may_be_given_one_by_one(a):
    assert a.view(1, 4).shape == (1, 4)
    assert a.view(2, -1).shape == (2, 2)
    assert a.permute(1, 0).tolist() == [[1, 3], [2, 4]]


def test_a_list_longer_than_what_is_kept_on_the_stack_works():
    one = rt.tensor([5.0])
    assert one.view([1] * 40).shape == (1,) * 40
    assert one.view(*[1] * 40).numel() == 1


def test_an_int_stands_for_a_list_of_fixed_length(a):
    assert a.sum(1).tolist() == [3, 7]
    assert a.sum((1,)).tolist() == [3, 7]
    assert a.sum([0, 1]).tolist() == 10


def test_numpys_keywords_are_taken(a):
    assert a.sum(axis=0).tolist() == [4, 6]
    assert rt.sum(a, dim=1, keepdims=True).shape == (2, 1)


def test_functions_name_the_first_tensor_input(a):
    assert rt.sum(input=a) == 10
    assert rt.sum(self=a) == 10


def test_keywords_need_not_be_interned(a):
    name = "".join(["d", "i", "m"])
    assert a.sum(**{name: 0}).tolist() == [4, 6]


def test_none_is_out(a):
    assert rt.sum(a, 0, out=None).tolist() == [4, 6]


def test_out_is_written_and_returned(a):
    out = rt.tensor([0.0, 0.0])
    assert rt.sum(a, 0, out=out) is out
    assert out.tolist() == [4, 6]


def test_several_outs_come_as_a_tuple(a):
    values, indices = rt.tensor([0.0, 0.0]), rt.tensor([0, 0])
    result = rt.max(a, 0, out=(values, indices))
    assert result.values is values
    assert values.tolist() == [3, 4]
    assert indices.tolist() == [1, 1]
    with pytest.raises(TypeError, match="needs 2 tensors"):
        rt.max(a, 0, out=(values,))


def test_several_results_have_names(a):
    result = rt.max(a, dim=1)
    assert result.values.tolist() == [2, 4]
    assert result.indices.tolist() == [1, 1]
    values, indices = result
    assert values is result[0]
    assert indices is result[1]


def test_lists_of_tensors_are_tuples(a):
    assert type(a.unbind(0)) is tuple


def test_floats_are_no_ints(a):
    with pytest.raises(
        TypeError, match=r"argument 'size' \(position 1\) must be int\[\], not float"
    ):
        a.view(2.0)


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda a: a.sum(dim="x"), "argument 'dim'"),
        (lambda a: rt.sum(), "argument 'input' is missing"),
        (lambda a: rt.sum(a, foo=1), "unknown keyword 'foo'"),
        (lambda a: a.permute(), "argument 'dims' is missing"),
        (lambda a: a.permute((0, 1), dims=(0, 1)), "argument 'dims' is given twice"),
        (lambda a: a.permute((0, 1), 0), "must be int"),
        (lambda a: rt.permute(a, (0, 1), 0), r"takes 2 positional argument\(s\), 3 given"),
        (lambda a: rt.amax("x"), "argument 'input'.* must be Tensor, not str"),
    ],
)
def test_a_wrong_call_says_what_is_wrong_and_the_signature(a, call, text):
    with pytest.raises(TypeError, match=text) as error:
        call(a)
    assert "(Tensor" in str(error.value)


def test_a_number_is_no_tensor_where_no_tensor_is_given():
    with pytest.raises(TypeError, match="must be Tensor"):
        rt.sum(3.0)


def test_an_exception_of_index_comes_through(a):
    class Broken:
        def __index__(self):
            raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        a.sum(Broken())


def test_a_list_that_changes_while_it_is_read_is_read_as_it_was(a):
    class Clearing:
        def __init__(self, owner):
            self.owner = owner

        def __index__(self):
            self.owner.clear()
            return 1

    sizes = []
    sizes += [Clearing(sizes), Clearing(sizes), 4]
    assert a.view(sizes).shape == (1, 1, 4)


def test_huge_ints_are_an_error(a):
    with pytest.raises((OverflowError, RuntimeError, IndexError)):
        a.sum(2**70)


def test_signatures_and_docs_are_there():
    assert str(inspect.signature(rt.add)) == "(input, other, *, alpha=1, out=None)"
    assert str(inspect.signature(rt.Tensor.add)) == "(self, /, other, *, alpha=1)"
    assert "Declared as" in rt.add.__doc__


def test_a_name_with_several_forms_lists_them():
    assert rt.sum.__text_signature__ is None
    forms = "sum(input, *, dtype=None, out=None)\nsum(input, dim, keepdim=False, *, dtype=None, out=None)\n\n"
    assert rt.sum.__doc__.startswith(forms)
    assert rt.Tensor.permute.__doc__.startswith("permute(dims)\npermute(*dims)\n\n")


def test_any_tensor_named_self_is_input():
    mask = rt.tensor([True, False])
    assert rt.where(mask, input=rt.ones(2), other=rt.zeros(2)).tolist() == [1, 0]
    assert rt.searchsorted(rt.arange(4), input=rt.tensor([2])).tolist() == [2]


def test_functions_and_operations_can_be_pickled_and_copied(a):
    assert pickle.loads(pickle.dumps(rt.sum)) is rt.sum
    for op in (rt.ops.aten.sum, rt.ops.aten.sum.dim_IntList):
        assert pickle.loads(pickle.dumps(op)) == op
        assert copy.deepcopy(op) is op
    assert rt.ops.aten.sum(a) == 10
    assert rt.ops.aten.sum.dim_IntList(a, [0]).tolist() == [4, 6]


def test_operations_that_do_not_exist_are_attribute_errors(a):
    for name in ("no_such_operation", "sum.no_overload"):
        with pytest.raises(AttributeError):
            eval(f"rt.ops.aten.{name}")
    with pytest.raises(AttributeError):
        rt.no_such_name


def test_a_bare_int_list_is_refused_where_a_tensor_list_is_declared():
    with pytest.raises(TypeError, match=r"Tensor\[\]"):
        rt.cat([1, 2])
