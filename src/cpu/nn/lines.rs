//! Sums and products along lines of float32 or float64, vectorised: what normalisations are made of.
//!
//! Sums keep 16 lanes and join them in a fixed order. Lines of one call have one length.

use crate::cpu::level::{Work, vectorized};
use crate::cpu::math::Math;

const LANES: usize = 16;

#[inline(always)]
fn lanes<T: Math>(n: usize, term: impl Fn(usize) -> T) -> T {
    let mut sums = [T::default(); LANES];
    let whole = n / LANES * LANES;
    for i in (0..whole).step_by(LANES) {
        for (l, sum) in sums.iter_mut().enumerate() {
            *sum = *sum + term(i + l);
        }
    }
    for i in whole..n {
        sums[i - whole] = sums[i - whole] + term(i);
    }
    sums.into_iter().fold(T::default(), |a, b| a + b)
}

/// A closure as work: inlined into the function of each instruction set.
struct Run<F>(F);
impl<R, F: FnOnce() -> R> Work for Run<F> {
    type Output = R;
    #[inline(always)]
    fn run<const FMA: bool>(self) -> R {
        (self.0)()
    }
}

/// Σ x
pub(crate) fn sum<T: Math>(x: &[T]) -> T {
    vectorized(Run(
        #[inline(always)]
        || lanes(x.len(), |i| x[i]),
    ))
}

/// Σ (x − mean)²
pub(crate) fn squares<T: Math>(x: &[T], mean: T) -> T {
    vectorized(Run(
        #[inline(always)]
        || lanes(x.len(), |i| (x[i] - mean) * (x[i] - mean)),
    ))
}

/// Σ y · (x − mean)
pub(crate) fn products<T: Math>(y: &[T], x: &[T], mean: T) -> T {
    let x = &x[..y.len()];
    vectorized(Run(
        #[inline(always)]
        || lanes(y.len(), |i| y[i] * (x[i] - mean)),
    ))
}

/// to = scale · x + shift
pub(crate) fn scale<T: Math>(to: &mut [T], x: &[T], scale: T, shift: T) {
    vectorized(Run(
        #[inline(always)]
        || to.iter_mut().zip(x).for_each(|(to, x)| *to = *x * scale + shift),
    ));
}

/// to = (x − mean) · scale · weight + bias, element by element
pub(crate) fn normalize<T: Math>(
    to: &mut [T],
    x: &[T],
    (mean, scale): (T, T),
    weight: Option<&[T]>,
    bias: Option<&[T]>,
) {
    vectorized(Run(
        #[inline(always)]
        || {
            for (to, x) in to.iter_mut().zip(x) {
                *to = (*x - mean) * scale;
            }
            if let Some(weight) = weight {
                to.iter_mut().zip(weight).for_each(|(to, w)| *to = *to * *w);
            }
            if let Some(bias) = bias {
                to.iter_mut().zip(bias).for_each(|(to, b)| *to = *to + *b);
            }
        },
    ));
}

/// to = y · a + (x − mean) · b + c
pub(crate) fn combine<T: Math>(to: &mut [T], y: &[T], x: &[T], mean: T, [a, b, c]: [T; 3]) {
    vectorized(Run(
        #[inline(always)]
        || {
            for ((to, y), x) in to.iter_mut().zip(y).zip(x) {
                *to = *y * a + (*x - mean) * b + c;
            }
        },
    ));
}

/// to = to · a + (x − mean) · b + c
pub(crate) fn adjust<T: Math>(to: &mut [T], x: &[T], mean: T, [a, b, c]: [T; 3]) {
    vectorized(Run(
        #[inline(always)]
        || to.iter_mut().zip(x).for_each(|(to, x)| *to = *to * a + (*x - mean) * b + c),
    ));
}

/// sums += y · (x − mean) · scale and totals += y, element by element
pub(crate) fn accumulate<T: Math>(sums: &mut [T], totals: &mut [T], y: &[T], x: &[T], (mean, scale): (T, T)) {
    vectorized(Run(
        #[inline(always)]
        || {
            for (((sum, total), y), x) in sums.iter_mut().zip(totals).zip(y).zip(x) {
                *sum = *sum + *y * (*x - mean) * scale;
                *total = *total + *y;
            }
        },
    ));
}

/// to = x · y, element by element
pub(crate) fn multiply<T: Math>(to: &mut [T], x: &[T], y: &[T]) {
    vectorized(Run(
        #[inline(always)]
        || to.iter_mut().zip(x).zip(y).for_each(|((to, x), y)| *to = *x * *y),
    ));
}
