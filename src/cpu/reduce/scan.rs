//! Running sums, products, extremes and logarithms of sums along a dimension, and the linear recurrence that their
//! derivatives are made of.
//!
//! Sums and products are kept wide (float64, int64) and rounded once per element. A block is scanned as eight
//! segments at once, then joined: the additions of one chain wait for each other, those of eight do not.

use super::extreme::extreme_of;
use super::lines::{Lines, at_least_1d};
use super::wide::{BLOCK, Number, Ordered, Sink, Source, Wide, with_wide};
use crate::cpu::level::{Work, vectorized};
use crate::dispatch::structured::Spec;
use crate::dtype::{Complex32, Complex64, DType};
use crate::error::Result;
use crate::shape::wrap_dim;
use crate::tensor::Tensor;

const SEGMENTS: usize = 8;

/// Scans a block in place after `carry`; gives the new carry.
struct Block<'a, S, const PRODUCT: bool> {
    xs: &'a mut [S],
    carry: S,
}
#[inline(always)]
fn join<S: Number, const PRODUCT: bool>(a: S, b: S) -> S {
    if PRODUCT { a.times(b) } else { a.plus(b) }
}
impl<S: Number, const PRODUCT: bool> Work for Block<'_, S, PRODUCT> {
    type Output = S;
    #[inline(always)]
    fn run<const FMA: bool>(self) -> S {
        let Block { xs, mut carry } = self;
        let one = if PRODUCT { S::ONE } else { S::default() };
        let (head, tail) = if xs.len() == BLOCK { xs.split_at_mut(BLOCK) } else { xs.split_at_mut(0) };
        if !head.is_empty() {
            let n = BLOCK / SEGMENTS;
            let mut acc = [one; SEGMENTS];
            for i in 0..n {
                for (s, a) in acc.iter_mut().enumerate() {
                    *a = join::<S, PRODUCT>(*a, head[s * n + i]);
                    head[s * n + i] = *a;
                }
            }
            for (s, a) in acc.into_iter().enumerate() {
                for x in &mut head[s * n..(s + 1) * n] {
                    *x = join::<S, PRODUCT>(carry, *x);
                }
                carry = join::<S, PRODUCT>(carry, a);
            }
        }
        for x in tail {
            carry = join::<S, PRODUCT>(carry, *x);
            *x = carry;
        }
        carry
    }
}

/// Lines of the input and of up to three other tensors.
pub(super) fn lines_of(dim: i64, tensors: &[&Tensor]) -> Result<(Lines, usize)> {
    let layouts =
        tensors.iter().map(|t| at_least_1d(t.layout())).collect::<Result<smallvec::SmallVec<[_; 4]>>>()?;
    let dim = wrap_dim(dim, layouts[0].ndim())?;
    let refs: smallvec::SmallVec<[_; 4]> = layouts.iter().collect();
    Ok((Lines::new(dim, &refs), layouts[0].sizes()[dim] as usize))
}

fn running<W: Wide, const PRODUCT: bool>(
    compute: DType,
    dim: i64,
    input: &Tensor,
    out: &Tensor,
) -> Result<()> {
    let (lines, n) = lines_of(dim, &[input, out])?;
    let source = Source::<W>::cast(input, compute)?;
    let sink = Sink::<W::Sum>::new(out)?;
    lines.run(n * 2, |range| {
        let mut narrow = [W::default(); BLOCK];
        let mut wide = [W::Sum::default(); BLOCK];
        for line in range {
            let [from, to, ..] = lines.bases(line);
            let mut carry = if PRODUCT { W::Sum::ONE } else { W::Sum::default() };
            let mut start = 0;
            while start < n {
                let len = BLOCK.min(n - start);
                let s = start as i64;
                // SAFETY: the positions of a line lie within its tensors; each line belongs to one chunk.
                unsafe {
                    let xs = source.block(from + s * lines.along[0], lines.along[0], len, &mut narrow);
                    for (w, x) in wide.iter_mut().zip(xs) {
                        *w = x.sum();
                    }
                    carry = vectorized(Block::<_, PRODUCT> { xs: &mut wide[..len], carry });
                    sink.block(to + s * lines.along[1], lines.along[1], &wide[..len]);
                }
                start += len;
            }
        }
    })
}

/// `cumsum`.
pub fn cumsum(spec: &Spec, out: &[Tensor], self_: &Tensor, dim: i64, _: Option<DType>) -> Result<()> {
    with_wide!(spec.compute, all, |W| running::<W, false>(spec.compute, dim, self_, &out[0]))
}
/// `cumprod`.
pub fn cumprod(spec: &Spec, out: &[Tensor], self_: &Tensor, dim: i64, _: Option<DType>) -> Result<()> {
    with_wide!(spec.compute, all, |W| running::<W, true>(spec.compute, dim, self_, &out[0]))
}

/// The extreme so far and where it is: the last of equals, and NaN once one was met.
fn running_extreme<const MAX: bool>(out: &[Tensor], input: &Tensor, dim: i64) -> Result<()> {
    with_wide!(input.dtype(), real, |W| {
        let (lines, n) = lines_of(dim, &[input, &out[0], &out[1]])?;
        let source = Source::<W>::new(input)?;
        let (values, indices) = (Sink::<W>::new(&out[0])?, Sink::<i64>::new(&out[1])?);
        lines.run(n * 4, |range| {
            let mut xs = vec![W::default(); n];
            let mut at = vec![0i64; n];
            for line in range {
                let [from, to, index, _] = lines.bases(line);
                // SAFETY: the positions of a line lie within its tensors; each line belongs to one chunk.
                unsafe { source.copy(from, lines.along[0], n, &mut xs) };
                let (mut best, mut place) = (xs.first().copied().unwrap_or_default(), 0);
                for i in 0..n {
                    let x = xs[i];
                    if x.is_nan() || (!best.is_nan() && extreme_of::<W, MAX>(x, best)) {
                        (best, place) = (x, i as i64);
                    }
                    (xs[i], at[i]) = (best, place);
                }
                // SAFETY: as above.
                unsafe {
                    values.block(to, lines.along[1], &xs);
                    indices.block(index, lines.along[2], &at);
                }
            }
        })
    })
}
/// `cummax`.
pub fn cummax(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64) -> Result<()> {
    running_extreme::<true>(out, self_, dim)
}
/// `cummin`.
pub fn cummin(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64) -> Result<()> {
    running_extreme::<false>(out, self_, dim)
}

/// Types with exponentials, for logarithms of sums.
pub(super) trait Exponential: Wide {
    /// The real part, which decides the scale.
    fn height(self) -> f64;
    /// exp(self - top).
    fn above(self, top: f64) -> Self::Sum;
    fn log_of(sum: Self::Sum, top: f64) -> Self::Sum;
    /// The logarithm of the running sum.
    fn running(xs: &[Self], ys: &mut [Self::Sum]);
}
macro_rules! exponential {
    ($($t:ty),*; $($c:ty),*) => {
        $(impl Exponential for $t {
            #[inline(always)]
            fn height(self) -> f64 { self as f64 }
            #[inline(always)]
            fn above(self, top: f64) -> f64 { (self as f64 - top).exp() }
            #[inline(always)]
            fn log_of(sum: f64, top: f64) -> f64 { sum.ln() + top }
            /// The sum is kept relative to the largest element so far.
            fn running(xs: &[$t], ys: &mut [f64]) {
                let (mut top, mut sum) = (f64::NEG_INFINITY, 0.0);
                for (x, y) in xs.iter().zip(ys) {
                    let x = f64::from(*x);
                    if x > top {
                        // An infinite scale would turn 0 * inf and inf - inf into NaN.
                        sum *= if top == f64::NEG_INFINITY { 0.0 } else { (top - x).exp() };
                        top = x;
                    }
                    let finite = if top.is_finite() { top } else { 0.0 };
                    sum += (x - finite).exp();
                    *y = sum.ln() + finite;
                }
            }
        })*
        $(impl Exponential for $c {
            #[inline(always)]
            fn height(self) -> f64 { self.re as f64 }
            #[inline(always)]
            fn above(self, top: f64) -> Complex64 { Complex64::new(self.re as f64 - top, self.im as f64).exp() }
            #[inline(always)]
            fn log_of(sum: Complex64, top: f64) -> Complex64 { sum.ln() + top }
            /// Step by step from the logarithm so far, so that angles are not wrapped.
            fn running(xs: &[$c], ys: &mut [Complex64]) {
                let mut log = Complex64::new(f64::NEG_INFINITY, 0.0);
                for (x, y) in xs.iter().zip(ys) {
                    log = log_add_exp(x.sum(), log);
                    *y = log;
                }
            }
        })*
    };
}
exponential!(f32, f64; Complex32, Complex64);

/// `log(exp(a) + exp(b))`, near the one with the larger real part.
fn log_add_exp(a: Complex64, b: Complex64) -> Complex64 {
    if a.is_nan() || b.is_nan() {
        return Complex64::new(f64::NAN, f64::NAN);
    }
    let (low, high) = if a.re < b.re { (a, b) } else { (b, a) };
    if low.re == high.re && low.re.is_infinite() {
        // Nothing plus nothing has no angle; infinities add up by theirs.
        return if low.re < 0.0 { low } else { (low.exp() + high.exp()).ln() };
    }
    let z = (low - high).exp();
    let angle = z.im.atan2(1.0 + z.re);
    let size = if z.norm() < 0.5 {
        0.5 * (z.re * (2.0 + z.re) + z.im * z.im).ln_1p()
    } else {
        (z.re + 1.0).hypot(z.im).ln()
    };
    Complex64::new(size, angle) + high
}

/// `logcumsumexp`.
pub fn logcumsumexp(_: &Spec, out: &[Tensor], self_: &Tensor, dim: i64) -> Result<()> {
    with_wide!(self_.dtype(), float_and_complex, |W| {
        let (lines, n) = lines_of(dim, &[self_, &out[0]])?;
        let source = Source::<W>::new(self_)?;
        let sink = Sink::<<W as Wide>::Sum>::new(&out[0])?;
        lines.run(n * 20, |range| {
            let mut xs = vec![W::default(); n];
            let mut ys = vec![<W as Wide>::Sum::default(); n];
            for line in range {
                let [from, to, ..] = lines.bases(line);
                // SAFETY: the positions of a line lie within its tensors; each line belongs to one chunk.
                unsafe { source.copy(from, lines.along[0], n, &mut xs) };
                W::running(&xs, &mut ys);
                // SAFETY: as above.
                unsafe { sink.block(to, lines.along[1], &ys) };
            }
        })
    })
}

/// `_linear_scan`: `y[i] = b[i] + a[i] * y[i - 1]` along a dimension.
pub fn linear_scan(_: &Spec, out: &[Tensor], a: &Tensor, b: &Tensor, dim: i64) -> Result<()> {
    with_wide!(a.dtype(), float_and_complex, |W| {
        let (lines, n) = lines_of(dim, &[a, b, &out[0]])?;
        let (factors, terms) = (Source::<W>::new(a)?, Source::<W>::new(b)?);
        let sink = Sink::<<W as Wide>::Sum>::new(&out[0])?;
        lines.run(n * 4, |range| {
            let (mut xs, mut ts) = (vec![W::default(); n], vec![W::default(); n]);
            let mut ys = vec![<W as Wide>::Sum::default(); n];
            for line in range {
                let [factor, term, to, _] = lines.bases(line);
                // SAFETY: the positions of a line lie within its tensors; each line belongs to one chunk.
                unsafe {
                    factors.copy(factor, lines.along[0], n, &mut xs);
                    terms.copy(term, lines.along[1], n, &mut ts);
                }
                let mut last = <W as Wide>::Sum::default();
                for i in 0..n {
                    last = if i == 0 { ts[i].sum() } else { ts[i].sum().plus(xs[i].sum().times(last)) };
                    ys[i] = last;
                }
                // SAFETY: as above.
                unsafe { sink.block(to, lines.along[2], &ys) };
            }
        })
    })
}
