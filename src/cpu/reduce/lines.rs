//! The driver of what turns lines into lines: scans, sorts, softmax, selections.
//!
//! A line is what varies along one dimension. Inputs and outputs share the other dimensions; lines are visited in the
//! first tensor's memory order, so that strided neighbours meet in cache.

use smallvec::SmallVec;

use crate::cpu::parallel::for_each_chunk;
use crate::error::Result;
use crate::layout::Layout;

/// Tensors that take part, at most.
const MAX: usize = 4;

/// Positions of a line's first element in each tensor.
pub(crate) type Bases = [i64; MAX];

#[derive(Clone, Copy)]
struct Kept {
    size: usize,
    strides: Bases,
}

/// The lines along one dimension.
pub(crate) struct Lines {
    kept: SmallVec<[Kept; 6]>,
    /// Strides along the line.
    pub(crate) along: Bases,
    pub(crate) count: usize,
}

/// The layout with at least one dimension.
pub(crate) fn at_least_1d(layout: &Layout) -> Result<Layout> {
    if layout.ndim() == 0 { layout.unsqueeze(0) } else { Ok(layout.clone()) }
}
/// An output that lacks the dimension of the lines gets it back.
pub(crate) fn with_dim(layout: &Layout, dim: usize, ndim: usize) -> Result<Layout> {
    if layout.ndim() < ndim.max(1) { layout.unsqueeze(dim as i64) } else { Ok(layout.clone()) }
}

impl Lines {
    /// All layouts have the same sizes but for dimension `dim`.
    pub(crate) fn new(dim: usize, layouts: &[&Layout]) -> Lines {
        let strides_of = |d: usize| {
            let mut s = [0; MAX];
            s.iter_mut().zip(layouts).for_each(|(s, l)| *s = l.strides()[d]);
            s
        };
        let first = layouts[0];
        let mut kept: SmallVec<[Kept; 6]> = (0..first.ndim())
            .filter(|d| *d != dim && first.sizes()[*d] != 1)
            .map(|d| Kept { size: first.sizes()[d] as usize, strides: strides_of(d) })
            .collect();
        kept.sort_by_key(|k| std::cmp::Reverse(k.strides));
        let mut merged: SmallVec<[Kept; 6]> = SmallVec::new();
        for k in kept {
            match merged.last_mut() {
                Some(m) if (0..MAX).all(|i| m.strides[i] == k.strides[i] * k.size as i64) => {
                    *m = Kept { size: m.size * k.size, strides: k.strides };
                }
                _ => merged.push(k),
            }
        }
        let count = merged.iter().map(|k| k.size).product();
        Lines { kept: merged, along: strides_of(dim), count }
    }

    /// Where line `index` begins.
    #[inline]
    pub(crate) fn bases(&self, mut index: usize) -> Bases {
        let mut out = [0; MAX];
        for k in self.kept.iter().rev() {
            let i = (index % k.size) as i64;
            index /= k.size;
            for (o, s) in out.iter_mut().zip(k.strides) {
                *o += i * s;
            }
        }
        out
    }

    /// The innermost group of lines that lie side by side: how many, and how far apart in each tensor.
    pub(crate) fn neighbours(&self) -> (usize, Bases) {
        self.kept.last().map_or((1, [0; MAX]), |k| (k.size, k.strides))
    }

    /// Calls `body` with a range of line numbers, on several threads where `each` (steps per line) makes it worth it.
    pub(crate) fn run(&self, each: usize, body: impl Fn(std::ops::Range<usize>) + Sync) -> Result<()> {
        let chunk = (32_768 / each.max(1)).max(1);
        for_each_chunk(self.count, chunk, self.count.saturating_mul(each), body)
    }
}
