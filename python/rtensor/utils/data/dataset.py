"""Things with samples: by number, or one after another."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any, Generic, TypeVar

from rtensor import _C

Tensor = _C.Tensor

T = TypeVar("T", covariant=True)


class Dataset(Generic[T]):
    """Samples by number: subclasses define `__getitem__`, and most `__len__`."""

    def __getitem__(self, index: Any) -> T:
        raise NotImplementedError("Subclasses of Dataset should implement __getitem__.")

    def __add__(self, other: Dataset[Any]) -> ConcatDataset:
        return ConcatDataset([self, other])


class IterableDataset(Dataset[T]):
    """Samples one after another: subclasses define `__iter__`."""

    def __iter__(self) -> Iterator[T]:
        raise NotImplementedError("Subclasses of IterableDataset should implement __iter__.")

    def __add__(self, other: Any) -> ChainDataset:  # type: ignore[override]
        return ChainDataset([self, other])


class TensorDataset(Dataset[tuple[Tensor, ...]]):
    """Rows of tensors that have the same first size."""

    def __init__(self, *tensors: Tensor) -> None:
        if not tensors or any(t.dim() == 0 or t.size(0) != tensors[0].size(0) for t in tensors):
            raise ValueError("Size mismatch between tensors: all need the same first dimension")
        self.tensors = tensors

    def __getitem__(self, index: Any) -> tuple[Tensor, ...]:
        return tuple(t[index] for t in self.tensors)

    def __getitems__(self, indices: list[int]) -> _Rows:
        return _Rows(self.tensors, indices)

    def __len__(self) -> int:
        return int(self.tensors[0].size(0))


class _Rows(Sequence[Any]):
    """Some rows of tensors: a list of samples which the default collate takes as one indexing per tensor."""

    def __init__(self, tensors: tuple[Any, ...], indices: list[int]) -> None:
        self.tensors = tensors
        self.indices = indices

    def __getitem__(self, at: Any) -> Any:
        return tuple(t[self.indices[at]] for t in self.tensors)

    def __len__(self) -> int:
        return len(self.indices)

    def collated(self) -> list[Any]:
        """Return what stacking the samples would give."""
        index = _C.tensor(self.indices, dtype=_C.int64)
        return [t[index] for t in self.tensors]


class StackDataset(Dataset[Any]):
    """Samples of several datasets side by side: as tuples, or as dicts."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if bool(args) == bool(kwargs):
            raise ValueError(
                "StackDataset takes datasets either by position or by name, and at least one"
            )
        self.datasets: Any = args or kwargs
        lengths = {len(d) for d in (args or kwargs.values())}
        if len(lengths) != 1:
            raise ValueError("Size mismatch between datasets")
        self._length = lengths.pop()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(self.datasets, dict):
            return {name: d[index] for name, d in self.datasets.items()}
        return tuple(d[index] for d in self.datasets)

    def __len__(self) -> int:
        return self._length


class ConcatDataset(Dataset[Any]):
    """One dataset after another."""

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets: list[Any] = list(datasets)
        if not self.datasets:
            raise ValueError("datasets should not be an empty iterable")
        if any(isinstance(d, IterableDataset) for d in self.datasets):
            raise ValueError("ConcatDataset does not support IterableDataset")
        self.cumulative_sizes: list[int] = list(accumulate(len(d) for d in self.datasets))

    def __len__(self) -> int:
        return self.cumulative_sizes[-1]

    def __getitem__(self, index: int) -> Any:
        if not -len(self) <= index < len(self):
            raise IndexError(f"index {index} is out of range for a dataset of {len(self)} samples")
        index %= len(self)
        at = bisect_right(self.cumulative_sizes, index)
        before = self.cumulative_sizes[at - 1] if at else 0
        return self.datasets[at][index - before]


class ChainDataset(IterableDataset[Any]):
    """One iterable dataset after another."""

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets: list[Any] = list(datasets)

    def __iter__(self) -> Iterator[Any]:
        for d in self.datasets:
            if not isinstance(d, IterableDataset):
                raise TypeError("ChainDataset only supports IterableDataset")
            yield from d

    def __len__(self) -> int:
        return sum(len(d) for d in self.datasets)


class Subset(Dataset[Any]):
    """Some samples of a dataset."""

    def __init__(self, dataset: Any, indices: Sequence[int]) -> None:
        self.dataset = dataset
        self.indices = indices

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, list):
            return self.dataset[[self.indices[i] for i in index]]
        return self.dataset[self.indices[index]]

    def __getitems__(self, indices: list[int]) -> Any:
        chosen = [self.indices[i] for i in indices]
        if hasattr(self.dataset, "__getitems__"):
            return self.dataset.__getitems__(chosen)
        return [self.dataset[i] for i in chosen]

    def __len__(self) -> int:
        return len(self.indices)


def random_split(dataset: Any, lengths: Sequence[float], generator: Any = None) -> list[Subset]:
    """Split a dataset at random into parts of given lengths, or given shares of it.

    Shares that do not come out even leave samples over: these go to the first parts, one each.
    """
    total = len(dataset)
    counts: list[int]
    if math.isclose(sum(lengths), 1) and sum(lengths) <= 1:
        for i, share in enumerate(lengths):
            if share < 0 or share > 1:
                raise ValueError(f"Fraction at index {i} is not between 0 and 1")
        counts = [math.floor(total * share) for share in lengths]
        for i in range(total - sum(counts)):
            counts[i % len(counts)] += 1
    else:
        counts = [int(n) for n in lengths]
    if sum(counts) != total or any(n < 0 for n in counts):
        raise ValueError("Sum of input lengths does not equal the length of the input dataset!")
    order = _C.randperm(total, generator=generator).tolist()
    starts = [0, *accumulate(counts)]
    return [Subset(dataset, order[a:b]) for a, b in pairwise(starts)]
