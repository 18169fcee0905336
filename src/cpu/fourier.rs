//! Discrete Fourier transforms of complex lines of any length, by `rustfft`.
//!
//! Lines that lie whole in memory are transformed where they are; others are gathered a few at a time, so that columns
//! are read in runs, and scattered with the scale. Plans (roots of unity, and how a length is taken apart) are kept by
//! the thread that calls.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use num_complex::Complex;
use rustfft::{Fft, FftDirection, FftNum, FftPlanner};

use crate::cpu::parallel::{for_each_chunk, num_threads};
use crate::cpu::reduce::lines::{Lines, at_least_1d};
use crate::cpu::rows::At;
use crate::device::cpu::ensure_room;
use crate::dispatch::structured::Spec;
use crate::dtype::{DType, Element};
use crate::error::{Error, Result};
use crate::shape::wrap_dim;
use crate::tensor::Tensor;

/// Lines that are gathered together.
const SIDE: usize = 8;
/// Elements of all lengths whose plans a thread keeps; before more, it lets go of all but the newest. A plan has some 50
/// bytes for each.
const KEPT_ELEMENTS: usize = 1 << 20;

type Plan<F> = Arc<dyn Fft<F>>;
thread_local! {
    static KEPT: RefCell<HashMap<(TypeId, usize, bool), Box<dyn Any>>> = RefCell::default();
}

/// How `count` lines of `n` elements are transformed.
fn plan<F: FftNum>(n: usize, count: usize, forward: bool) -> Result<Plan<F>> {
    // A prime length becomes a convolution of up to four times as many elements, with as many roots; every thread has
    // a buffer and as much to work in.
    let threads = num_threads().min(count.div_ceil(SIDE));
    let shares = 8 + threads * (count.min(SIDE) + 8);
    ensure_room(n.saturating_mul(shares), 2 * size_of::<F>())?;
    Ok(KEPT.with_borrow_mut(|kept| {
        let key = (TypeId::of::<F>(), n, forward);
        if let Some(plan) = kept.get(&key).and_then(|p| p.downcast_ref::<Plan<F>>()) {
            return plan.clone();
        }
        let elements: usize = kept.keys().map(|(_, n, _)| n + 64).sum();
        if elements + n > KEPT_ELEMENTS {
            kept.clear();
        }
        let direction = if forward { FftDirection::Forward } else { FftDirection::Inverse };
        let plan = FftPlanner::<F>::new().plan_fft(n, direction);
        kept.insert(key, Box::new(plan.clone()));
        plan
    }))
}

/// The transform of lines along one dimension.
struct Pass<'a, F> {
    n: usize,
    lines: &'a Lines,
    plan: &'a dyn Fft<F>,
    from: At<Complex<F>>,
    to: At<Complex<F>>,
    scale: F,
}

impl<F: FftNum> Pass<'_, F> {
    fn run(&self, range: Range<usize>) {
        let mut scratch = vec![Complex::new(F::zero(), F::zero()); self.plan.get_inplace_scratch_len()];
        if self.lines.along[0] == 1 && self.lines.along[1] == 1 {
            for line in range {
                self.whole(line, &mut scratch);
            }
            return;
        }
        let mut buffer = vec![Complex::new(F::zero(), F::zero()); self.n * SIDE.min(range.len())];
        for first in range.clone().step_by(SIDE) {
            self.gathered(first..range.end.min(first + SIDE), &mut buffer, &mut scratch);
        }
    }
    /// One line that lies whole in both tensors.
    fn whole(&self, line: usize, scratch: &mut [Complex<F>]) {
        let bases = self.lines.bases(line);
        // SAFETY: a line of the tensors' own layouts, without gaps; each belongs to one chunk, and lines of one tensor
        // are the same line or apart.
        let out = unsafe {
            let (from, to) =
                (self.from.get().offset(bases[0] as isize), self.to.get().offset(bases[1] as isize));
            if from != to {
                std::ptr::copy_nonoverlapping(from, to, self.n);
            }
            std::slice::from_raw_parts_mut(to, self.n)
        };
        self.plan.process_with_scratch(out, scratch);
        if self.scale != F::one() {
            out.iter_mut().for_each(|x| *x = *x * self.scale);
        }
    }
    /// A few lines with gaps between their elements.
    fn gathered(&self, range: Range<usize>, buffer: &mut [Complex<F>], scratch: &mut [Complex<F>]) {
        let bases: smallvec::SmallVec<[_; SIDE]> = range.map(|line| self.lines.bases(line)).collect();
        let [from, to] = [self.lines.along[0], self.lines.along[1]];
        let buffer = &mut buffer[..self.n * bases.len()];
        for i in 0..self.n {
            for (l, base) in bases.iter().enumerate() {
                // SAFETY: a position of the tensor's own layout.
                buffer[l * self.n + i] = unsafe { self.from.read((base[0] + i as i64 * from) as isize) };
            }
        }
        self.plan.process_with_scratch(buffer, scratch);
        for i in 0..self.n {
            for (l, base) in bases.iter().enumerate() {
                let value = buffer[l * self.n + i] * self.scale;
                // SAFETY: as above; each line belongs to one chunk.
                unsafe { self.to.write((base[1] + i as i64 * to) as isize, value) };
            }
        }
    }
}

/// Transforms the lines of `from` along a dimension into those of `to`, which may be the same tensor.
fn along<F: FftNum>(from: &Tensor, to: &Tensor, dim: i64, forward: bool, scale: f64) -> Result<()>
where
    Complex<F>: Element,
{
    let (source, target) = (at_least_1d(from.layout())?, at_least_1d(to.layout())?);
    let d = wrap_dim(dim, source.ndim())?;
    let n = source.sizes()[d] as usize;
    if from.numel() == 0 {
        return Ok(());
    }
    let lines = Lines::new(d, &[&source, &target]);
    let plan = plan::<F>(n, lines.count, forward)?;
    let scale = F::from_f64(scale).ok_or_else(|| Error::value("the scale is no number"))?;
    let pass = Pass { n, lines: &lines, plan: &*plan, from: At::of(from), to: At::of(to), scale };
    // Chunks are whole groups of neighbours, or a column would be gathered alone.
    let cost = n * (4 + n.ilog2() as usize);
    let chunk = (32_768 / cost).next_multiple_of(SIDE).max(SIDE);
    for_each_chunk(lines.count, chunk, lines.count.saturating_mul(cost), |range| pass.run(range))
}

/// `_fft_c2c`: one dimension after the other.
pub fn c2c(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    dim: &[i64],
    normalization: i64,
    forward: bool,
) -> Result<()> {
    let count: f64 = dim
        .iter()
        .map(|d| wrap_dim(*d, self_.ndim()).map(|d| self_.sizes().get(d).copied().unwrap_or(1) as f64))
        .product::<Result<f64>>()?;
    let scale = match normalization {
        1 => 1.0 / count.sqrt(),
        2 => 1.0 / count,
        _ => 1.0,
    };
    if dim.is_empty() {
        return crate::cpu::copy::copy(&out[0], self_);
    }
    let pass = match self_.dtype() {
        DType::Complex64 => along::<f32>,
        DType::Complex128 => along::<f64>,
        other => return Err(Error::unsupported_dtype(other, "complex")),
    };
    for (i, d) in dim.iter().enumerate() {
        let from = if i == 0 { self_ } else { &out[0] };
        pass(from, &out[0], *d, forward, if i == 0 { scale } else { 1.0 })?;
    }
    Ok(())
}
