//! How a reduction walks its input: kept dimensions × reduced dimensions, sorted by stride and merged.
//!
//! A plan is made of layouts only. Kept axes know where their results lie (up to two outputs of the same shape).
//! Which elements meet in which order depends on the layouts alone, never on the thread count.

use smallvec::SmallVec;

use crate::layout::Layout;

/// One axis: its length, the input's stride, the outputs' strides (elements).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Axis {
    pub(crate) size: usize,
    pub(crate) from: i64,
    pub(crate) to: [i64; 2],
}

pub(crate) type Axes = SmallVec<[Axis; 6]>;

/// Outermost first.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) kept: Axes,
    pub(crate) reduced: Axes,
}

impl Plan {
    /// `flags[i]` says whether dimension `i` of `input` is reduced. Outputs either keep the reduced dimensions with
    /// size 1 or lack them. `in_order` leaves the reduced axes in logical order, for results that are positions.
    pub(crate) fn new(input: &Layout, flags: &[bool], outputs: &[&Layout], in_order: bool) -> Plan {
        let keepdim = outputs.first().is_some_and(|o| o.ndim() == input.ndim());
        let (mut kept, mut reduced) = (Axes::new(), Axes::new());
        let mut position = 0;
        for (i, (&size, &from)) in input.sizes().iter().zip(input.strides()).enumerate() {
            let d = if keepdim { i } else { position };
            if flags[i] {
                reduced.push(Axis { size: size as usize, from, to: [0; 2] });
            } else {
                let mut to = [0; 2];
                for (t, o) in to.iter_mut().zip(outputs) {
                    *t = o.strides()[d];
                }
                kept.push(Axis { size: size as usize, from, to });
                position += 1;
            }
        }
        sort(&mut kept);
        if !in_order {
            sort(&mut reduced);
        }
        merge(&mut kept);
        merge(&mut reduced);
        Plan { kept, reduced }
    }

    /// Results.
    pub(crate) fn outputs(&self) -> usize {
        count(&self.kept)
    }
    /// Elements that each result is made of.
    pub(crate) fn each(&self) -> usize {
        count(&self.reduced)
    }
}

/// Results and elements of each, of a row-major input whose reduced dimensions come last: one run after the other.
pub(crate) fn runs(input: &Layout, flags: &[bool]) -> Option<(usize, usize)> {
    let kept = flags.iter().take_while(|gone| !**gone).count();
    if !input.is_contiguous() || flags[kept..].contains(&false) {
        return None;
    }
    let count = |sizes: &[i64]| sizes.iter().product::<i64>() as usize;
    let (outer, inner) = input.sizes().split_at(kept);
    Some((count(outer), count(inner)))
}

pub(crate) fn count(axes: &[Axis]) -> usize {
    axes.iter().map(|a| a.size).product()
}

/// Largest stride first; of equal strides (expanded dimensions), the larger stride of the output.
fn sort(axes: &mut Axes) {
    let sorted = axes.windows(2).all(|w| (w[0].from, w[0].to) >= (w[1].from, w[1].to));
    if !sorted {
        axes.sort_by_key(|a| std::cmp::Reverse((a.from, a.to)));
    }
}

/// Drops axes of size 1 and joins neighbours that are one run in all tensors.
pub(crate) fn merge(axes: &mut Axes) {
    let mut done = 0;
    for i in 0..axes.len() {
        let axis = axes[i];
        if axis.size == 1 {
            continue;
        }
        if done > 0 {
            let last = axes[done - 1];
            let one_run = |outer: i64, inner: i64| outer == inner * axis.size as i64;
            if one_run(last.from, axis.from) && (0..2).all(|i| one_run(last.to[i], axis.to[i])) {
                axes[done - 1] = Axis { size: last.size * axis.size, ..axis };
                continue;
            }
        }
        axes[done] = axis;
        done += 1;
    }
    axes.truncate(done);
}

/// Input and output positions of the `index`-th combination of `axes`.
#[inline]
pub(crate) fn position(axes: &[Axis], mut index: usize) -> (i64, [i64; 2]) {
    let (mut from, mut to) = (0, [0; 2]);
    if let [only] = axes {
        return (index as i64 * only.from, [index as i64 * only.to[0], index as i64 * only.to[1]]);
    }
    for axis in axes.iter().rev() {
        let i = (index % axis.size) as i64;
        index /= axis.size;
        from += i * axis.from;
        to[0] += i * axis.to[0];
        to[1] += i * axis.to[1];
    }
    (from, to)
}
