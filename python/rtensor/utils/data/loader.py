"""Batches of a dataset, in this process.

Loading in other processes is not there yet: asking for workers raises and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from rtensor.utils.data.collate import default_collate, default_convert
from rtensor.utils.data.dataset import IterableDataset
from rtensor.utils.data.sampler import BatchSampler, RandomSampler, SequentialSampler


class DataLoader:
    """Iterates over a dataset in batches.

    Parameters
    ----------
    dataset : Dataset
        Where samples come from.
    batch_size : int or None
        Samples in a batch; None gives single samples.
    shuffle : bool
        Whether to draw a new order for every pass.
    sampler, batch_sampler : iterable, optional
        Which samples, or which batches, in which order.
    collate_fn : callable, optional
        Makes a batch of a list of samples.
    drop_last : bool
        Leave out a last batch that is not full.
    generator : Generator, optional
        Draws the order.

    Examples
    --------
    >>> import rtensor as rt
    >>> from rtensor.utils.data import DataLoader, TensorDataset
    >>> loader = DataLoader(TensorDataset(rt.arange(5)), batch_size=2)
    >>> [batch.tolist() for (batch,) in loader]
    [[0, 1], [2, 3], [4]]

    """

    def __init__(
        self,
        dataset: Any,
        batch_size: int | None = 1,
        shuffle: bool | None = None,
        sampler: Any = None,
        batch_sampler: Any = None,
        num_workers: int = 0,
        collate_fn: Callable[[Any], Any] | None = None,
        pin_memory: bool = False,
        drop_last: bool = False,
        timeout: float = 0,
        worker_init_fn: Callable[[int], None] | None = None,
        multiprocessing_context: Any = None,
        generator: Any = None,
        *,
        prefetch_factor: int | None = None,
        persistent_workers: bool = False,
        pin_memory_device: str = "",
        in_order: bool = True,
    ) -> None:
        _refuse_workers(
            num_workers, timeout, multiprocessing_context, prefetch_factor, persistent_workers
        )
        self._iterable = isinstance(dataset, IterableDataset)
        if self._iterable:
            if shuffle:
                raise ValueError(
                    f"DataLoader with IterableDataset: expected unspecified shuffle option, but got shuffle={shuffle}"
                )
            if sampler is not None or batch_sampler is not None:
                raise ValueError(
                    "DataLoader with IterableDataset: expected unspecified sampler and batch_sampler"
                )
        if sampler is not None and shuffle:
            raise ValueError("sampler option is mutually exclusive with shuffle")
        if batch_sampler is not None:
            if batch_size != 1 or shuffle or sampler is not None or drop_last:
                raise ValueError(
                    "batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last"
                )
            batch_size, drop_last = None, False
        elif batch_size is None and drop_last:
            raise ValueError(
                "batch_size=None option disables auto-batching and is mutually exclusive with drop_last"
            )
        if sampler is None and not self._iterable:
            sampler = (
                RandomSampler(dataset, generator=generator)
                if shuffle
                else SequentialSampler(dataset)
            )
        if batch_size is not None and batch_sampler is None:
            if self._iterable:
                BatchSampler((), batch_size, drop_last)  # checks the size
            else:
                batch_sampler = BatchSampler(sampler, batch_size, drop_last)
        self.dataset = dataset
        self.batch_size = batch_size
        self.sampler = sampler
        self.batch_sampler = batch_sampler
        self.num_workers = num_workers
        self.pin_memory = pin_memory
        self.drop_last = drop_last
        self.generator = generator
        batched = batch_size is not None or batch_sampler is not None
        self.collate_fn: Callable[[Any], Any] = collate_fn or (
            default_collate if batched else default_convert
        )

    def __iter__(self) -> Iterator[Any]:
        if self._iterable:
            return self._iterate_stream()
        return self._iterate()

    def _iterate(self) -> Iterator[Any]:
        dataset, collate = self.dataset, self.collate_fn
        if self.batch_sampler is None:
            for index in self.sampler:
                yield collate(dataset[index])
            return
        at_once = getattr(dataset, "__getitems__", None)
        for indices in self.batch_sampler:
            if at_once is not None:
                rows = at_once(indices)
                yield collate(rows if collate is default_collate else list(rows))
            else:
                yield collate([dataset[i] for i in indices])

    def _iterate_stream(self) -> Iterator[Any]:
        samples = iter(self.dataset)
        if self.batch_size is None:
            for sample in samples:
                yield self.collate_fn(sample)
            return
        while batch := list(islice(samples, self.batch_size)):
            if len(batch) < self.batch_size and self.drop_last:
                return
            yield self.collate_fn(batch)

    def __len__(self) -> int:
        if self._iterable:
            n = len(self.dataset)
            if self.batch_size is None:
                return n
            return n // self.batch_size if self.drop_last else -(-n // self.batch_size)
        return len(self.sampler if self.batch_sampler is None else self.batch_sampler)


def _refuse_workers(
    num_workers: int,
    timeout: float,
    context: Any,
    prefetch_factor: int | None,
    persistent_workers: bool,
) -> None:
    if num_workers < 0:
        raise ValueError(
            "num_workers option should be non-negative; use num_workers=0 to disable multiprocessing."
        )
    if num_workers > 0:
        raise NotImplementedError(
            f"DataLoader: num_workers={num_workers}: loading in other processes is not supported yet; use num_workers=0"
        )
    if timeout < 0:
        raise ValueError("timeout option should be non-negative")
    if context is not None or prefetch_factor is not None or persistent_workers:
        raise ValueError(
            "multiprocessing_context, prefetch_factor and persistent_workers can only be specified with num_workers > 0"
        )
