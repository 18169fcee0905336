//! Maxima and means over windows, and their gradients, plane by plane.
//!
//! Planes are independent, so a thread takes some and nothing depends on the number of threads. Sums of half types
//! are float32, of integers int64. NaN wins a maximum.

use crate::cpu::copy::copy;
use crate::cpu::nn::convolution::dense;
use crate::cpu::parallel::for_each_chunk;
use crate::dispatch::structured::Spec;
use crate::dtype::{DType, Element, bf16, f16};
use crate::error::{Error, Result};
use crate::meta::nn::{Pooling, Span};
use crate::tensor::Tensor;
use crate::with_dtype;

/// Elements that can be summed and divided by a count.
trait Average: Element {
    type Sum: Element;
    fn widen(self) -> Self::Sum;
    fn add(sum: Self::Sum, x: Self::Sum) -> Self::Sum;
    fn over(sum: Self::Sum, count: i64) -> Self::Sum;
    fn narrow(sum: Self::Sum) -> Self;
}
macro_rules! averages {
    ($sum:ty, $add:expr, $over:expr; $($t:ty)*) => { $(
        impl Average for $t {
            type Sum = $sum;
            #[inline(always)]
            fn widen(self) -> $sum { self.cast() }
            #[inline(always)]
            fn add(sum: $sum, x: $sum) -> $sum { $add(sum, x) }
            #[inline(always)]
            fn over(sum: $sum, count: i64) -> $sum { $over(sum, count) }
            #[inline(always)]
            fn narrow(sum: $sum) -> Self { sum.cast() }
        }
    )* };
}
averages!(f32, |a, b| a + b, |sum, n: i64| sum / n as f32; f16 bf16 f32);
averages!(f64, |a, b| a + b, |sum, n: i64| sum / n as f64; f64);
averages!(i64, i64::wrapping_add, |sum: i64, n: i64| sum.checked_div(n).unwrap_or(0); u8 u16 u32 u64 i8 i16 i32 i64);

/// Addresses that threads share: each writes planes of its own.
struct Shared<T>(*mut T);
// SAFETY: planes are disjoint.
unsafe impl<T> Sync for Shared<T> {}
impl<T> Shared<T> {
    /// # Safety
    /// The plane is inside the tensor, and only one thread asks for it.
    #[allow(clippy::mut_from_ref, reason = "disjoint planes")]
    unsafe fn plane(&self, index: usize, size: usize) -> &mut [T] {
        // SAFETY: by contract.
        unsafe { std::slice::from_raw_parts_mut(self.0.add(index * size), size) }
    }
}

/// Calls `f` with each output position's index and spans.
fn each_window(p: &Pooling, mut f: impl FnMut(usize, [&Span; 3])) {
    let mut index = 0;
    for z in &p.axes[0] {
        for y in &p.axes[1] {
            for x in &p.axes[2] {
                f(index, [z, y, x]);
                index += 1;
            }
        }
    }
}

/// Calls `f` with the position in the plane of each element of a window.
#[inline(always)]
fn each_element(input: &[usize; 3], [z, y, x]: [&Span; 3], mut f: impl FnMut(usize)) {
    for i in (z.start..z.end).step_by(z.step) {
        for j in (y.start..y.end).step_by(y.step) {
            let row = (i * input[1] + j) * input[2];
            if x.step == 1 {
                (row + x.start..row + x.end).for_each(&mut f);
            } else {
                (x.start..x.end).step_by(x.step).for_each(|k| f(row + k));
            }
        }
    }
}

/// Runs `kernel` on dense operands, and copies where `out` is not dense.
fn into_dense(out: &Tensor, kernel: impl FnOnce(&Tensor) -> Result<()>) -> Result<()> {
    if out.is_contiguous() {
        return kernel(out);
    }
    let fresh = Tensor::empty(out.sizes(), out.dtype(), out.device())?;
    kernel(&fresh)?;
    copy(out, &fresh)
}

fn cost(p: &Pooling) -> usize {
    let window: usize = p.axes.iter().map(|a| a.iter().map(|s| s.end - s.start).max().unwrap_or(0)).product();
    p.planes * p.positions() * (window + 1)
}

fn chunk(p: &Pooling) -> usize {
    (20_000 / (cost(p) / p.planes.max(1)).max(1)).max(1)
}

fn maxima(spec: &Spec<Pooling>, out: &[Tensor], input: &Tensor) -> Result<()> {
    let (p, input) = (&spec.extra, dense(input, input.dtype())?);
    into_dense(&out[0], |values| {
        into_dense(&out[1], |indices| {
            with_dtype!(input.dtype(), real, |T| {
                let (from, to) = (Shared(input.data_as::<T>()), Shared(values.data_as::<T>()));
                let at = Shared(indices.data_as::<i64>());
                for_each_chunk(p.planes, chunk(p), cost(p), |planes| {
                    let (from, to, at) = (&from, &to, &at);
                    for plane in planes {
                        let positions = p.positions();
                        // SAFETY: dense tensors of these many planes.
                        unsafe {
                            let (from, to) = (from.plane(plane, p.plane()), to.plane(plane, positions));
                            max_plane(p, from, to, at.plane(plane, positions));
                        }
                    }
                })
            })
        })
    })
}

#[allow(clippy::eq_op, reason = "how NaN shows itself for any type")]
fn max_plane<T: Element + PartialOrd>(p: &Pooling, from: &[T], to: &mut [T], at: &mut [i64]) {
    each_window(p, |o, window| {
        let mut best: Option<(T, usize)> = None;
        each_element(&p.input, window, |i| {
            let x = from[i];
            match best {
                Some((b, _)) if !(x > b || x != x) => {}
                _ => best = Some((x, i)),
            }
        });
        let (x, i) = best.unwrap_or_default();
        to[o] = x;
        at[o] = i as i64;
    });
}

fn means(spec: &Spec<Pooling>, out: &[Tensor], input: &Tensor) -> Result<()> {
    let (p, input) = (&spec.extra, dense(input, input.dtype())?);
    into_dense(&out[0], |out| {
        with_dtype!(input.dtype(), real, |T| {
            let (from, to) = (Shared(input.data_as::<T>()), Shared(out.data_as::<T>()));
            for_each_chunk(p.planes, chunk(p), cost(p), |planes| {
                let (from, to) = (&from, &to);
                for plane in planes {
                    // SAFETY: dense tensors of these many planes.
                    unsafe { mean_plane(p, from.plane(plane, p.plane()), to.plane(plane, p.positions())) };
                }
            })
        })
    })
}

fn count_of(p: &Pooling, window: [&Span; 3]) -> i64 {
    p.divisor.unwrap_or_else(|| window.iter().map(|s| s.counted as i64).product())
}

fn mean_plane<T: Average>(p: &Pooling, from: &[T], to: &mut [T]) {
    each_window(p, |o, window| {
        let mut sum = T::Sum::default();
        each_element(&p.input, window, |i| sum = T::add(sum, from[i].widen()));
        to[o] = T::narrow(T::over(sum, count_of(p, window)));
    });
}

fn means_backward(spec: &Spec<Pooling>, out: &[Tensor], grad: &Tensor) -> Result<()> {
    let (p, grad) = (&spec.extra, dense(grad, out[0].dtype())?);
    into_dense(&out[0], |out| {
        with_dtype!(out.dtype(), real, |T| {
            let (from, to) = (Shared(grad.data_as::<T>()), Shared(out.data_as::<T>()));
            for_each_chunk(p.planes, chunk(p), 2 * cost(p), |planes| {
                let (from, to) = (&from, &to);
                let mut sums = vec![<T as Average>::Sum::default(); p.plane()];
                for plane in planes {
                    sums.fill(Default::default());
                    // SAFETY: dense tensors of these many planes.
                    let (from, to) =
                        unsafe { (from.plane(plane, p.positions()), to.plane(plane, p.plane())) };
                    each_window(p, |o, window| {
                        let share = T::over(from[o].widen(), count_of(p, window));
                        each_element(&p.input, window, |i| sums[i] = T::add(sums[i], share));
                    });
                    to.iter_mut().zip(&sums).for_each(|(x, sum)| *x = T::narrow(*sum));
                }
            })
        })
    })
}

/// The gradient goes where the indices point.
fn maxima_backward(out: &Tensor, grad: &Tensor, indices: &Tensor, dims: usize) -> Result<()> {
    let (grad, indices) = (dense(grad, out.dtype())?, dense(indices, DType::Int64)?);
    let plane: usize = out.sizes()[out.ndim() - dims..].iter().product::<i64>() as usize;
    let positions: usize = grad.sizes()[grad.ndim() - dims..].iter().product::<i64>() as usize;
    let planes = out.numel().checked_div(plane as i64).unwrap_or(0) as usize;
    let all = indices.to_vec::<i64>()?;
    if let Some(bad) = all.iter().find(|i| **i < 0 || **i >= plane as i64) {
        return Err(Error::index(format!("index {bad} is outside a plane of {plane} elements")));
    }
    into_dense(out, |out| {
        with_dtype!(out.dtype(), real, |T| {
            let (from, to) = (Shared(grad.data_as::<T>()), Shared(out.data_as::<T>()));
            for_each_chunk(planes, 1, planes * (plane + 2 * positions), |range| {
                let (from, to) = (&from, &to);
                let mut sums = vec![<T as Average>::Sum::default(); plane];
                for p in range {
                    sums.fill(Default::default());
                    // SAFETY: dense tensors of these many planes.
                    let (from, to) = unsafe { (from.plane(p, positions), to.plane(p, plane)) };
                    for (x, i) in from.iter().zip(&all[p * positions..]) {
                        sums[*i as usize] = T::add(sums[*i as usize], x.widen());
                    }
                    to.iter_mut().zip(&sums).for_each(|(x, sum)| *x = T::narrow(*sum));
                }
            })
        })
    })
}

macro_rules! maxima {
    ($($name:ident, $backward:ident, $adaptive:ident, $adaptive_backward:ident, $dims:literal;)*) => { $(
        /// Maxima of windows, and where they are.
        pub fn $name(spec: &Spec<Pooling>, out: &[Tensor], input: &Tensor, _: &[i64], _: &[i64], _: &[i64], _: &[i64], _: bool) -> Result<()> {
            maxima(spec, out, input)
        }
        /// Maxima of as many windows as asked for, and where they are.
        pub fn $adaptive(spec: &Spec<Pooling>, out: &[Tensor], input: &Tensor, _: &[i64]) -> Result<()> {
            maxima(spec, out, input)
        }
        /// The gradient of the input.
        #[allow(clippy::too_many_arguments, reason = "the operation's")]
        pub fn $backward(_: &Spec, out: &[Tensor], grad: &Tensor, _: &Tensor, _: &[i64], _: &[i64], _: &[i64], _: &[i64], _: bool, indices: &Tensor) -> Result<()> {
            maxima_backward(&out[0], grad, indices, $dims)
        }
        /// The gradient of the input.
        pub fn $adaptive_backward(_: &Spec, out: &[Tensor], grad: &Tensor, _: &Tensor, indices: &Tensor) -> Result<()> {
            maxima_backward(&out[0], grad, indices, $dims)
        }
    )* };
}
maxima!(
    max_pool2d_with_indices, max_pool2d_with_indices_backward, adaptive_max_pool2d, adaptive_max_pool2d_backward, 2;
    max_pool3d_with_indices, max_pool3d_with_indices_backward, adaptive_max_pool3d, adaptive_max_pool3d_backward, 3;
);

macro_rules! mean_pools {
    ($($name:ident, $backward:ident, $adaptive:ident, $adaptive_backward:ident;)*) => { $(
        /// Means of windows.
        #[allow(clippy::too_many_arguments, reason = "the operation's")]
        pub fn $name(spec: &Spec<Pooling>, out: &[Tensor], input: &Tensor, _: &[i64], _: &[i64], _: &[i64], _: bool, _: bool, _: Option<i64>) -> Result<()> {
            means(spec, out, input)
        }
        /// The gradient of the input.
        #[allow(clippy::too_many_arguments, reason = "the operation's")]
        pub fn $backward(spec: &Spec<Pooling>, out: &[Tensor], grad: &Tensor, _: &Tensor, _: &[i64], _: &[i64], _: &[i64], _: bool, _: bool, _: Option<i64>) -> Result<()> {
            means_backward(spec, out, grad)
        }
        /// Means of as many windows as asked for.
        pub fn $adaptive(spec: &Spec<Pooling>, out: &[Tensor], input: &Tensor, _: &[i64]) -> Result<()> {
            means(spec, out, input)
        }
        /// The gradient of the input.
        pub fn $adaptive_backward(spec: &Spec<Pooling>, out: &[Tensor], grad: &Tensor, _: &Tensor) -> Result<()> {
            means_backward(spec, out, grad)
        }
    )* };
}
mean_pools!(
    line_means, line_means_backward, adaptive_avg_pool1d, adaptive_avg_pool1d_backward;
    avg_pool2d, avg_pool2d_backward, adaptive_avg_pool2d, adaptive_avg_pool2d_backward;
    avg_pool3d, avg_pool3d_backward, adaptive_avg_pool3d, adaptive_avg_pool3d_backward;
);

/// Means of windows of a line.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn avg_pool1d(
    spec: &Spec<Pooling>,
    out: &[Tensor],
    input: &Tensor,
    _: &[i64],
    _: &[i64],
    _: &[i64],
    _: bool,
    _: bool,
) -> Result<()> {
    means(spec, out, input)
}

/// The gradient of the input.
#[allow(clippy::too_many_arguments, reason = "the operation's")]
pub fn avg_pool1d_backward(
    spec: &Spec<Pooling>,
    out: &[Tensor],
    grad: &Tensor,
    _: &Tensor,
    _: &[i64],
    _: &[i64],
    _: &[i64],
    _: bool,
    _: bool,
) -> Result<()> {
    means_backward(spec, out, grad)
}
