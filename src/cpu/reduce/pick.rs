//! Selections and sorts that are not stable: which of equal elements is named is a matter of the algorithm.
//!
//! `topk`, `kthvalue` and `mode` name the position that PyTorch names on a CPU, so the steps here are those of the
//! algorithms behind them: introselect and introsort with the median of three, a binary heap for few among many, and
//! Hoare's selection. They compare keys alone. Called by [`super::sort`].

use super::order::Entry;

/// Ranges up to this length are left to an insertion sort.
const SHORT: usize = 16;

fn before(a: Entry, b: Entry) -> bool {
    a.0 < b.0
}

/// Partitions that may go wrong before a heap takes over.
fn patience(n: usize) -> u32 {
    2 * n.checked_ilog2().unwrap_or(0)
}

/// Puts the median of three into the first place.
fn median_to_first(xs: &mut [Entry], [a, b, c]: [usize; 3]) {
    let (low, mid, high) = (xs[a], xs[b], xs[c]);
    let median = if before(low, mid) {
        if before(mid, high) {
            b
        } else if before(low, high) {
            c
        } else {
            a
        }
    } else if before(low, high) {
        a
    } else if before(mid, high) {
        c
    } else {
        b
    };
    xs.swap(0, median);
}

/// Parts the range round its median of three; gives where the second part begins. At least four elements.
fn part(xs: &mut [Entry]) -> usize {
    let n = xs.len();
    median_to_first(xs, [1, n / 2, n - 1]);
    let pivot = xs[0];
    let (mut left, mut right) = (1, n);
    loop {
        // The pivot is a median: both walks end within the range.
        while before(xs[left], pivot) {
            left += 1;
        }
        right -= 1;
        while before(pivot, xs[right]) {
            right -= 1;
        }
        if left >= right {
            return left;
        }
        xs.swap(left, right);
        left += 1;
    }
}

fn insertion_sort(xs: &mut [Entry]) {
    for i in 1..xs.len() {
        let x = xs[i];
        let mut to = i;
        while to > 0 && before(x, xs[to - 1]) {
            xs[to] = xs[to - 1];
            to -= 1;
        }
        xs[to] = x;
    }
}

/// Sorts by parts, and short parts by insertion.
pub(super) fn sort(xs: &mut [Entry]) {
    coarse_sort(xs, patience(xs.len()));
    insertion_sort(xs);
}
fn coarse_sort(mut xs: &mut [Entry], mut patience: u32) {
    while xs.len() > SHORT {
        if patience == 0 {
            return heap_first(xs, xs.len());
        }
        patience -= 1;
        let cut = part(xs);
        let (left, right) = xs.split_at_mut(cut);
        coarse_sort(right, patience);
        xs = left;
    }
}

/// Puts the element of rank `nth` into its place, smaller ones before it.
pub(super) fn select(xs: &mut [Entry], nth: usize) {
    let (mut start, mut end, mut patience) = (0, xs.len(), patience(xs.len()));
    while end - start > 3 {
        if patience == 0 {
            heap_select(&mut xs[start..end], nth - start + 1);
            xs.swap(start, nth);
            return;
        }
        patience -= 1;
        let cut = start + part(&mut xs[start..end]);
        if cut <= nth {
            start = cut;
        } else {
            end = cut;
        }
    }
    insertion_sort(&mut xs[start..end]);
}

/// Puts the `count` smallest elements first, in order, by way of a heap.
pub(super) fn heap_first(xs: &mut [Entry], count: usize) {
    heap_select(xs, count);
    for end in (1..count).rev() {
        let last = xs[end];
        xs[end] = xs[0];
        sift(&mut xs[..end], 0, last);
    }
}

/// Makes the `count` smallest elements a heap with the largest of them on top.
fn heap_select(xs: &mut [Entry], count: usize) {
    let (heap, rest) = xs.split_at_mut(count);
    for parent in (0..count / 2).rev() {
        sift(heap, parent, heap[parent]);
    }
    for x in rest {
        if before(*x, heap[0]) {
            let smaller = std::mem::replace(x, heap[0]);
            sift(heap, 0, smaller);
        }
    }
}

/// Fills the hole at `top` from below, down to a leaf, and lets `x` rise from there.
fn sift(heap: &mut [Entry], top: usize, x: Entry) {
    let mut hole = top;
    while 2 * hole + 2 < heap.len() {
        let right = 2 * hole + 2;
        let child = if before(heap[right], heap[right - 1]) { right - 1 } else { right };
        heap[hole] = heap[child];
        hole = child;
    }
    if 2 * hole + 2 == heap.len() {
        heap[hole] = heap[2 * hole + 1];
        hole = 2 * hole + 1;
    }
    while hole > top && before(heap[(hole - 1) / 2], x) {
        heap[hole] = heap[(hole - 1) / 2];
        hole = (hole - 1) / 2;
    }
    heap[hole] = x;
}

/// Hoare's selection: puts the element of rank `k` into its place.
pub(super) fn quickselect(xs: &mut [Entry], k: usize) {
    let (mut low, mut high) = (0, xs.len() - 1);
    while high > low + 1 {
        xs.swap(low + (high - low) / 2, low + 1);
        for (a, b) in [(low + 1, high), (low, high), (low + 1, low)] {
            if before(xs[b], xs[a]) {
                xs.swap(a, b);
            }
        }
        let pivot = xs[low];
        let (mut i, mut j) = (low + 1, high);
        loop {
            i += 1;
            while before(xs[i], pivot) {
                i += 1;
            }
            j -= 1;
            while before(pivot, xs[j]) {
                j -= 1;
            }
            if j < i {
                break;
            }
            xs.swap(i, j);
        }
        xs.swap(low, j);
        if j <= k {
            low = i;
        }
        if j >= k {
            if j == 0 {
                return;
            }
            high = j - 1;
        }
        if high < low {
            return;
        }
    }
    if high == low + 1 && before(xs[high], xs[low]) {
        xs.swap(low, high);
    }
}
