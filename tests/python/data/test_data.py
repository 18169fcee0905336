"""Datasets, samplers, collating and the loader."""

from collections import namedtuple

import numpy as np
import pytest
import rtensor as rt
from rtensor.utils.data import (
    BatchSampler,
    ConcatDataset,
    DataLoader,
    Dataset,
    IterableDataset,
    RandomSampler,
    SequentialSampler,
    StackDataset,
    Subset,
    SubsetRandomSampler,
    TensorDataset,
    WeightedRandomSampler,
    default_collate,
    random_split,
)


def table(n=10):
    return TensorDataset(rt.arange(n), rt.arange(2.0 * n).reshape(n, 2))


class Stream(IterableDataset):
    def __iter__(self):
        return iter(range(5))


def test_loader_batches_in_order():
    loader = DataLoader(table(), batch_size=4)
    assert len(loader) == 3
    batches = list(loader)
    assert isinstance(batches[0], list)
    assert [b.tolist() for b, _ in batches] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]
    assert batches[0][1].shape == (4, 2)
    assert len(DataLoader(table(), 4, drop_last=True)) == 2
    assert [b.tolist() for b, _ in DataLoader(table(), 4, drop_last=True)][-1] == [4, 5, 6, 7]


def test_shuffling_follows_the_seed():
    loader = DataLoader(table(), 3, shuffle=True)

    def order():
        return [i for b, _ in loader for i in b.tolist()]

    rt.manual_seed(1)
    first, second = order(), order()
    rt.manual_seed(1)
    assert order() == first
    assert sorted(first) == sorted(second) == list(range(10))
    assert first != second
    generator = rt.Generator().manual_seed(5)
    own = DataLoader(table(), 10, shuffle=True, generator=generator)
    a = next(iter(own))[0].tolist()
    generator.manual_seed(5)
    assert next(iter(own))[0].tolist() == a


def test_a_map_of_samples_and_a_stream_give_batches():
    class Squares(Dataset):
        def __len__(self):
            return 5

        def __getitem__(self, i):
            return {"x": i * i, "name": str(i)}

    batches = list(DataLoader(Squares(), 2))
    assert batches[1]["x"].tolist() == [4, 9]
    assert batches[1]["name"] == ["2", "3"]
    assert [b.tolist() for b in DataLoader(Stream(), 2)] == [[0, 1], [2, 3], [4]]
    assert [b.tolist() for b in DataLoader(Stream(), 2, drop_last=True)] == [[0, 1], [2, 3]]
    assert list(DataLoader(Stream(), None)) == [0, 1, 2, 3, 4]
    assert next(iter(DataLoader(table(), None)))[0].item() == 0


def test_own_samplers_and_collating():
    assert [b[0].tolist() for b in DataLoader(table(), 2, sampler=[3, 1, 2])] == [[3, 1], [2]]
    assert [b[0].tolist() for b in DataLoader(table(), batch_sampler=[[5], [1, 2]])] == [
        [5],
        [1, 2],
    ]
    assert {type(b) for b in DataLoader(table(), 2, collate_fn=lambda samples: samples)} == {list}


def test_subsets_and_splits():
    parts = random_split(table(), [5, 3, 2], generator=rt.Generator().manual_seed(0))
    assert [len(p) for p in parts] == [5, 3, 2]
    assert sorted(i for p in parts for i in p.indices) == list(range(10))
    assert [len(p) for p in random_split(table(11), [0.5, 0.5])] == [6, 5]
    subset = Subset(table(), [4, 2])
    assert [s[0].item() for s in (subset[0], subset[1])] == [4, 2]
    assert next(iter(DataLoader(subset, 2)))[0].tolist() == [4, 2]


def test_datasets_combine():
    both = table(3) + table(2)
    assert isinstance(both, ConcatDataset)
    assert len(both) == 5
    assert both[3][0].item() == 0
    assert both[-1][0].item() == 1
    with pytest.raises(IndexError):
        both[5]
    assert StackDataset(a=table(3), b=[7, 8, 9])[1]["b"] == 8
    assert list(Stream() + Stream()) == [0, 1, 2, 3, 4] * 2


def test_samplers():
    data = list(range(6))
    assert list(SequentialSampler(data)) == data
    assert sorted(RandomSampler(data)) == data
    assert len(list(RandomSampler(data, replacement=True, num_samples=9))) == 9
    assert len(list(RandomSampler(data, num_samples=8))) == 8
    assert sorted(SubsetRandomSampler([2, 4])) == [2, 4]
    assert list(BatchSampler(range(5), 2, True)) == [[0, 1], [2, 3]]
    assert len(BatchSampler(range(5), 2, False)) == 3
    assert list(WeightedRandomSampler([0.0, 1.0, 0.0], 4)) == [1, 1, 1, 1]


def test_collating_by_kind():
    point = namedtuple("point", "x y")
    got = default_collate([point(1, 2.0), point(3, 4.0)])
    assert isinstance(got, point)
    assert got.x.dtype == rt.int64
    assert got.y.dtype == rt.float64
    assert default_collate([True, False]).dtype == rt.bool
    arrays = [np.ones(2, np.float32), np.zeros(2, np.float32)]
    assert default_collate(arrays).tolist() == [[1, 1], [0, 0]]
    assert default_collate([(1, "a"), (2, "b")])[1] == ("a", "b")
    with pytest.raises(RuntimeError, match="equal size"):
        default_collate([[1, 2], [1]])
    with pytest.raises(TypeError, match="must contain tensors"):
        default_collate([object()])


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda: DataLoader(table(), num_workers=2), NotImplementedError, "num_workers=2"),
        (lambda: DataLoader(table(), num_workers=-1), ValueError, "non-negative"),
        (lambda: DataLoader(table(), 0), ValueError, "positive integer"),
        (lambda: DataLoader(Stream(), 2, shuffle=True), ValueError, "shuffle"),
        (lambda: DataLoader(table(), 2, shuffle=True, sampler=[0]), ValueError, "exclusive"),
        (lambda: DataLoader(table(), 2, batch_sampler=[[0]]), ValueError, "exclusive"),
        (lambda: DataLoader(table(), prefetch_factor=2), ValueError, "num_workers > 0"),
        (lambda: TensorDataset(rt.ones(2), rt.ones(3)), ValueError, "Size mismatch"),
        (lambda: random_split(table(), [3, 3]), ValueError, "Sum of input lengths"),
        (lambda: WeightedRandomSampler([1.0], 0), ValueError, "positive integer"),
    ],
)
def test_mistakes_are_refused(make, error, text):
    with pytest.raises(error, match=text):
        make()
