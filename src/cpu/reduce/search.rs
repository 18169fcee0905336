//! searchsorted, bucketize, isin, histc, bincount: where values fall among others.

use super::fold::gather;
use super::order::Keyed;
use super::plan::{Plan, position};
use super::wide::{Sink, Source, Wide, with_wide};
use crate::cpu::parallel::for_each_chunk;
use crate::device::cpu::ensure_room;
use crate::dispatch::arg::Operand;
use crate::dispatch::structured::Spec;
use crate::dtype::{DType, Element};
use crate::error::{Error, Result};
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use crate::with_dtype;

/// The axes of a tensor in logical order.
pub(super) fn in_order(t: &Tensor) -> Plan {
    let flags = smallvec::SmallVec::<[bool; 6]>::from_elem(true, t.ndim());
    Plan::new(t.layout(), &flags, &[], true)
}

/// All elements in logical order.
pub(super) fn flat<W: Wide>(t: &Tensor) -> Result<Vec<W>> {
    ensure_room(t.numel() as usize, size_of::<W>())?;
    let mut out = vec![W::default(); t.numel() as usize];
    if !out.is_empty() {
        gather(&Source::new(t)?, &in_order(t).reduced, 0, 0, &mut out);
    }
    Ok(out)
}
fn flat_operand<W: Wide>(x: Operand<'_>) -> Result<Vec<W>> {
    match x {
        Operand::Tensor(t) => flat(t),
        Operand::Scalar(s) => Ok(vec![s.cast()]),
    }
}

/// Writes one value per element of `out`, in logical order.
fn fill<V: Wide>(out: &Tensor, cost: usize, value: impl Fn(usize) -> V + Sync) -> Result<()> {
    let axes = in_order(out).reduced;
    let sink = Sink::<V>::new(out)?;
    let n = out.numel() as usize;
    for_each_chunk(n, 4096, n.saturating_mul(cost), |range| {
        for i in range {
            // SAFETY: a position of the output; each belongs to one chunk.
            unsafe { sink.put(position(&axes, i).0, value(i)) };
        }
    })
}

/// Searches without branches; `right` passes over equal elements. Keys put NaN last, as `sort` does.
#[inline]
fn bound(sorted: &[u64], key: u64, right: bool) -> usize {
    let (mut start, mut len) = (0, sorted.len());
    while len > 0 {
        let half = len / 2;
        let y = sorted[start + half];
        let before = if right { y <= key } else { y < key };
        start += if before { half + 1 } else { 0 };
        len = if before { len - half - 1 } else { half };
    }
    start
}

fn is_right(right: bool, side: Option<&str>) -> bool {
    right || side == Some("right")
}

/// `searchsorted`.
pub fn searchsorted(
    _: &Spec,
    out: &[Tensor],
    sorted_sequence: &Tensor,
    self_: Operand<'_>,
    _: bool,
    right: bool,
    side: Option<&str>,
    sorter: Option<&Tensor>,
) -> Result<()> {
    let n = sorted_sequence.sizes().last().copied().unwrap_or(1) as usize;
    let per_row = match self_ {
        Operand::Tensor(t) if sorted_sequence.ndim() > 1 => t.sizes().last().copied().unwrap_or(1) as usize,
        _ => usize::MAX,
    };
    let right = is_right(right, side);
    with_wide!(sorted_sequence.dtype(), real, |W| {
        let mut sorted: Vec<u64> = flat::<W>(sorted_sequence)?.into_iter().map(Keyed::key).collect();
        if let Some(sorter) = sorter {
            sorted = permuted(&sorted, &flat::<i64>(sorter)?, n)?;
        }
        let xs = flat_operand::<W>(self_)?;
        fill(&out[0], 60, |i| {
            let row = i / per_row;
            bound(&sorted[row * n..row * n + n], xs[i].key(), right) as i64
        })
    })
}

/// Each row in the order that its sorter says.
fn permuted<W: Copy>(xs: &[W], sorter: &[i64], n: usize) -> Result<Vec<W>> {
    let at = |(i, s): (usize, &i64)| {
        let s = usize::try_from(*s).ok().filter(|s| *s < n).ok_or_else(|| {
            Error::index(format!("sorter holds {s}; allowed: 0 to {}", n.saturating_sub(1)))
        })?;
        Ok(xs[i / n * n + s])
    };
    sorter.iter().enumerate().map(at).collect()
}

/// `bucketize`: `searchsorted` with the arguments in the other order.
pub fn bucketize(
    spec: &Spec,
    out: &[Tensor],
    self_: Operand<'_>,
    boundaries: &Tensor,
    out_int32: bool,
    right: bool,
) -> Result<()> {
    searchsorted(spec, out, boundaries, self_, out_int32, right, None, None)
}

/// `isin`: each element is looked up in the sorted other ones. NaN is in nothing.
pub fn isin(
    spec: &Spec,
    out: &[Tensor],
    elements: Operand<'_>,
    test_elements: Operand<'_>,
    _: bool,
    invert: bool,
) -> Result<()> {
    with_wide!(spec.compute, real, |W| {
        let xs = flat_operand::<W>(elements)?;
        let tests = flat_operand::<W>(test_elements)?;
        let mut keys: Vec<u64> =
            tests.iter().filter(|x| !super::wide::Ordered::is_nan(**x)).map(|x| x.key()).collect();
        keys.sort_unstable();
        fill(&out[0], 60, |i| {
            let x = xs[i];
            let found = !super::wide::Ordered::is_nan(x) && keys.binary_search(&x.key()).is_ok();
            i64::from(found != invert)
        })
    })
}

/// `histc`: `bins` of equal width from `min` to `max` (the data's range where they are equal); others are left out.
pub fn histc(_: &Spec, out: &[Tensor], self_: &Tensor, bins: i64, min: Scalar, max: Scalar) -> Result<()> {
    let xs = flat::<f64>(self_)?;
    // Every step rounds to the input's type: that decides on which side of an edge an element falls.
    let round: fn(f64) -> f64 = match self_.dtype() {
        narrow if narrow.is_narrow() => {
            with_dtype!(narrow, float, |T| Ok(
                (|x| T::from_f64(f64::from(x as f32)).to_f64()) as fn(f64) -> f64
            ))?
        }
        DType::Float32 => |x| f64::from(x as f32),
        _ => |x| x,
    };
    let (mut low, mut high) = (round(min.to_f64()), round(max.to_f64()));
    if low == high && !xs.is_empty() {
        low = xs.iter().copied().fold(f64::INFINITY, super::wide::Ordered::smaller);
        high = xs.iter().copied().fold(f64::NEG_INFINITY, super::wide::Ordered::larger);
    }
    if low == high {
        (low, high) = (low - 1.0, high + 1.0);
    }
    if !(low.is_finite() && high.is_finite()) {
        return Err(Error::runtime(format!("the range [{low}, {high}] is not finite; give min and max")));
    }
    let (width, count) = (round(high - low), round(bins as f64));
    ensure_room(bins as usize, size_of::<i64>())?;
    let mut counts = vec![0i64; bins as usize];
    for x in xs {
        if !(x >= low && x <= high) {
            continue;
        }
        let bin = round(round(round(x - low) * count) / width) as i64;
        counts[bin.clamp(0, bins - 1) as usize] += 1;
    }
    fill(&out[0], 1, |i| counts[i] as f64)
}

/// `bincount`.
///
/// # Errors
/// `Value` for negative elements, `Shape` where the weights do not fit.
pub fn bincount(self_: &Tensor, weights: Option<&Tensor>, minlength: i64) -> Result<Tensor> {
    if minlength < 0 {
        return Err(Error::runtime(format!("minlength must not be negative, got {minlength}")));
    }
    if !(self_.dtype().is_integral() || self_.dtype() == DType::Bool) {
        return Err(Error::unsupported_dtype(self_.dtype(), "integers"));
    }
    if self_.ndim() != 1 && self_.numel() != 0 {
        return Err(Error::shape(format!(
            "the input must have one dimension, got shape {:?}",
            self_.sizes()
        )));
    }
    if let Some(w) = weights
        && w.sizes() != self_.sizes()
    {
        return Err(Error::shape(format!(
            "weights of shape {:?} do not fit an input of shape {:?}",
            w.sizes(),
            self_.sizes()
        )));
    }
    let xs = flat::<i64>(self_)?;
    if let Some(x) = xs.iter().find(|x| **x < 0) {
        return Err(Error::runtime(format!("elements must not be negative, found {x}")));
    }
    let length = xs.iter().max().map_or(0, |x| x.saturating_add(1)).max(minlength);
    let Some(w) = weights else {
        let out = Tensor::empty(&[length], DType::Int64, self_.device())?;
        ensure_room(length as usize, size_of::<i64>())?;
        let mut counts = vec![0i64; length as usize];
        xs.iter().for_each(|x| counts[*x as usize] += 1);
        fill(&out, 1, |i| counts[i])?;
        return Ok(out);
    };
    let dtype = if w.dtype() == DType::Float32 { DType::Float32 } else { DType::Float64 };
    let out = Tensor::empty(&[length], dtype, self_.device())?;
    let ws = flat::<f64>(w)?;
    ensure_room(length as usize, size_of::<f64>())?;
    let mut sums = vec![0f64; length as usize];
    xs.iter().zip(ws).for_each(|(x, w)| sums[*x as usize] += w);
    fill(&out, 1, |i| sums[i])?;
    Ok(out)
}
