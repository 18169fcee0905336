//! sort, topk, kthvalue, median, mode: orders along a dimension, with the positions of what was chosen.
//!
//! NaN ranks above everything. Ties go to the first position, except in `topk`, `kthvalue` and `mode`: see
//! [`super::pick`].

use super::lines::{Lines, at_least_1d, with_dim};
use super::order::{Entry, Keyed, entries, sort as sort_entries};
use super::pick;
use super::wide::{Ordered, Sink, Source, Wide, with_wide};
use crate::device::cpu::ensure_room;
use crate::dispatch::structured::Spec;
use crate::error::{Error, Result};
use crate::shape::wrap_dim;
use crate::tensor::Tensor;

/// Scratch of one thread.
struct Scratch<W> {
    xs: Vec<W>,
    entries: Vec<Entry>,
    spare: Vec<Entry>,
    values: Vec<W>,
    indices: Vec<i64>,
}
impl<W: Keyed> Scratch<W> {
    /// Whether there can be scratch for lines of `n`.
    fn check(n: usize) -> Result<()> {
        if u32::try_from(n).is_err() {
            return Err(Error::runtime(format!("orders at most 2^32 - 1 elements at once, got {n}")));
        }
        ensure_room(n, 2 * size_of::<W>() + 2 * size_of::<Entry>() + size_of::<i64>())
    }
    fn new(n: usize) -> Self {
        Scratch {
            xs: vec![W::default(); n],
            entries: Vec::with_capacity(n),
            spare: Vec::new(),
            values: Vec::with_capacity(n),
            indices: Vec::with_capacity(n),
        }
    }
    /// One element becomes the result.
    fn only(&mut self, position: u32) {
        self.values.clear();
        self.values.push(self.xs[position as usize]);
        self.indices.clear();
        self.indices.push(i64::from(position));
    }
    /// The first `count` entries become the results.
    fn take(&mut self, count: usize) {
        self.values.clear();
        self.indices.clear();
        let (xs, chosen) = (&self.xs[..], &self.entries[..count]);
        self.values.extend(chosen.iter().map(|(_, i)| xs[*i as usize]));
        self.indices.extend(chosen.iter().map(|(_, i)| i64::from(*i)));
    }
}

/// Runs `select` on each line: it leaves values and indices in the scratch, as many as the outputs are long.
fn selecting<W: Keyed>(
    dim: i64,
    input: &Tensor,
    out: &[Tensor],
    each: usize,
    select: impl Fn(&mut Scratch<W>) + Sync,
) -> Result<()> {
    let from = at_least_1d(input.layout())?;
    let d = wrap_dim(dim, from.ndim())?;
    let (values, indices) =
        (with_dim(out[0].layout(), d, from.ndim())?, with_dim(out[1].layout(), d, from.ndim())?);
    let n = from.sizes()[d] as usize;
    let lines = Lines::new(d, &[&from, &values, &indices]);
    if n == 0 {
        return Ok(());
    }
    Scratch::<W>::check(n)?;
    let source = Source::<W>::new(input)?;
    let (to_values, to_indices) = (Sink::<W>::new(&out[0])?, Sink::<i64>::new(&out[1])?);
    lines.run(n * each, |range| {
        let mut scratch = Scratch::new(n);
        for line in range {
            let [at, value, index, _] = lines.bases(line);
            // SAFETY: the positions of a line lie within its tensors; each line belongs to one chunk.
            unsafe { source.copy(at, lines.along[0], n, &mut scratch.xs) };
            select(&mut scratch);
            // SAFETY: as above; `select` leaves as many results as the outputs are long.
            unsafe {
                to_values.block(value, lines.along[1], &scratch.values);
                to_indices.block(index, lines.along[2], &scratch.indices);
            }
        }
    })
}

/// Positions are kept in 32 bits.
fn sorted(out: &[Tensor], input: &Tensor, dim: i64, descending: bool) -> Result<()> {
    with_wide!(input.dtype(), real, |W| {
        selecting::<W>(dim, input, out, 20, |s| {
            entries(&s.xs, descending, &mut s.entries);
            sort_entries(&mut s.entries, &mut s.spare, W::BYTES);
            s.take(s.entries.len());
        })
    })
}
/// `sort`: always stable.
pub fn sort(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64, descending: bool) -> Result<()> {
    sorted(out, self_, dim, descending)
}
/// `sort.stable`.
pub fn sort_stable(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    _: Option<bool>,
    dim: i64,
    descending: bool,
) -> Result<()> {
    sorted(out, self_, dim, descending)
}

/// A heap finds this share of a line faster than parting does.
const FEW: usize = 64;

/// `topk`: a selection, then a sort of what was selected.
pub fn topk(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    k: i64,
    dim: i64,
    largest: bool,
    in_order: bool,
) -> Result<()> {
    let k = k as usize;
    if k == 0 {
        return Ok(());
    }
    with_wide!(self_.dtype(), real, |W| {
        selecting::<W>(dim, self_, out, 4, |s| {
            entries(&s.xs, largest, &mut s.entries);
            if k.saturating_mul(FEW) <= s.entries.len() {
                pick::heap_first(&mut s.entries, k);
            } else {
                pick::select(&mut s.entries, k - 1);
                if in_order {
                    // The last of them is in its place.
                    pick::sort(&mut s.entries[..k - 1]);
                }
            }
            s.take(k);
        })
    })
}

/// The element of rank `rank` (0 is the smallest) becomes the result.
fn choose<W: Keyed>(s: &mut Scratch<W>, rank: usize) {
    entries(&s.xs, false, &mut s.entries);
    let chosen = s.entries.select_nth_unstable(rank).1.1;
    s.only(chosen);
}

/// `kthvalue`.
pub fn kthvalue(_: &Spec, out: &[Tensor], self_: &Tensor, k: i64, dim: i64, _: bool) -> Result<()> {
    with_wide!(self_.dtype(), real, |W| {
        selecting::<W>(dim, self_, out, 4, |s| {
            entries(&s.xs, false, &mut s.entries);
            pick::quickselect(&mut s.entries, k as usize - 1);
            let chosen = s.entries[k as usize - 1].1;
            s.only(chosen);
        })
    })
}

/// The lower middle element; with `skip_nan`, of those that are numbers, else the first NaN where there is one.
fn middle<W: Keyed>(s: &mut Scratch<W>, skip_nan: bool) {
    let nans = s.xs.iter().filter(|x| x.is_nan()).count();
    let n = s.xs.len();
    let rank = match (nans, skip_nan) {
        (0, _) => (n - 1) / 2,
        // NaNs are last, the first of them right after the numbers.
        (nans, false) => n - nans,
        (nans, true) if nans == n => 0,
        (nans, true) => (n - nans - 1) / 2,
    };
    choose(s, rank);
}
/// `median(dim)`.
pub fn median_dim(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64, _: bool) -> Result<()> {
    with_wide!(self_.dtype(), real, |W| selecting::<W>(dim, self_, out, 4, |s| middle(s, false)))
}
/// `nanmedian(dim)`.
pub fn nanmedian_dim(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64, _: bool) -> Result<()> {
    with_wide!(self_.dtype(), real, |W| selecting::<W>(dim, self_, out, 4, |s| middle(s, true)))
}

fn median_all(out: &Tensor, input: &Tensor, skip_nan: bool) -> Result<()> {
    with_wide!(input.dtype(), real, |W| {
        let n = input.numel() as usize;
        let sink = Sink::<W>::new(out)?;
        let result = if n == 0 {
            // Only floating types get here: `meta` refuses the others.
            <W as Wide>::of(f64::NAN)
        } else {
            Scratch::<W>::check(n)?;
            let mut s = Scratch::<W>::new(n);
            let plan = super::plan::Plan::new(
                input.layout(),
                &smallvec::SmallVec::<[bool; 6]>::from_elem(true, input.ndim()),
                &[out.layout()],
                false,
            );
            super::fold::gather(&Source::<W>::new(input)?, &plan.reduced, 0, 0, &mut s.xs);
            middle(&mut s, skip_nan);
            s.values[0]
        };
        // SAFETY: the output has one element.
        unsafe { sink.put(0, result) };
        Ok(())
    })
}
/// `median()`.
pub fn median(_: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    median_all(&out[0], self_, false)
}
/// `nanmedian()`.
pub fn nanmedian(_: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    median_all(&out[0], self_, true)
}

/// `mode`: the smallest of the most frequent elements, and the position of the last in a sort.
pub fn mode(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64, _: bool) -> Result<()> {
    with_wide!(self_.dtype(), real, |W| {
        selecting::<W>(dim, self_, out, 20, |s| {
            entries(&s.xs, false, &mut s.entries);
            pick::sort(&mut s.entries);
            let (mut best, mut longest) = (0, 0);
            for run in s.entries.chunk_by(|a, b| a.0 == b.0 && !s.xs[a.1 as usize].is_nan()) {
                if run.len() > longest {
                    (best, longest) = (run[run.len() - 1].1, run.len());
                }
            }
            s.only(best);
        })
    })
}
