//! Operations that choose between elements or bound them, and the three-operand arithmetic.

use crate::cpu::math::{Math, Number, Signed};
use crate::cpu::pointwise::{Held, Ternary, Unary, arithmetic::is_nan, drive, native, ternary, unary};
use crate::dispatch::arg::Operand;
use crate::dispatch::structured::Spec;
use crate::dtype::DType;
use crate::error::Result;
use crate::iter::{Plan, Slot};
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use crate::with_dtype;

/// `condition ? self : other`, in the dtype of the result.
pub fn where_(
    spec: &Spec,
    out: &[Tensor],
    condition: &Tensor,
    self_: Operand<'_>,
    other: Operand<'_>,
) -> Result<()> {
    let (x, y) = (Held::new(self_), Held::new(other));
    choose(spec.compute, &out[0], Slot::tensor(condition), x.slot(), y.slot())
}

/// `self`, with `value` where the mask is true.
pub fn masked_fill(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    mask: &Tensor,
    value: Operand<'_>,
) -> Result<()> {
    let held = Held::new(value);
    choose(spec.compute, &out[0], Slot::tensor(mask), held.slot(), Slot::tensor(self_))
}

fn choose(dtype: DType, out: &Tensor, condition: Slot<'_>, x: Slot<'_>, y: Slot<'_>) -> Result<()> {
    let plan = Plan::new(&[Slot::tensor(out), condition, x, y])?;
    let native = [dtype, DType::Bool, dtype, dtype];
    drive(&plan, native, 2, false, &|at, _, n| {
        // Moving bits: the size is all that counts.
        match dtype.size() {
            1 => pick::<u8>(at, n),
            2 => pick::<u16>(at, n),
            4 => pick::<u32>(at, n),
            8 => pick::<u64>(at, n),
            _ => pick::<[u64; 2]>(at, n),
        }
    })
}

struct Pick<T> {
    out: *mut T,
    condition: *const u8,
    x: *const T,
    y: *const T,
    n: usize,
}
fn pick<T: Copy>(at: [*mut u8; 4], n: usize) {
    let [out, condition, x, y] = at;
    crate::cpu::level::vectorized(Pick { out: out.cast::<T>(), condition, x: x.cast(), y: y.cast(), n });
}
impl<T: Copy> crate::cpu::level::Work for Pick<T> {
    type Output = ();
    const HIGHEST: crate::cpu::level::Level = crate::cpu::level::Level::V3;
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        for i in 0..self.n {
            // SAFETY: the driver gives runs of `n` elements, aligned for their dtypes.
            unsafe {
                let (x, y) = (self.x.add(i).read(), self.y.add(i).read());
                self.out.add(i).write(if self.condition.add(i).read() != 0 { x } else { y });
            }
        }
    }
}

/// Bounds; NaN stays.
struct Clamp<T> {
    low: Option<T>,
    high: Option<T>,
}
struct ClampLow<T>(T);
struct ClampHigh<T>(T);
struct ClampBoth<T>(T, T);
impl<T: Signed + PartialOrd> Unary<T> for ClampLow<T> {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T) -> T {
        if x < self.0 || is_nan(self.0) { self.0 } else { x }
    }
}
impl<T: Signed + PartialOrd> Unary<T> for ClampHigh<T> {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T) -> T {
        if x > self.0 || is_nan(self.0) { self.0 } else { x }
    }
}
impl<T: Signed + PartialOrd> Unary<T> for ClampBoth<T> {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T) -> T {
        let x = if x < self.0 || is_nan(self.0) { self.0 } else { x };
        if x > self.1 || is_nan(self.1) { self.1 } else { x }
    }
}
impl<T: Signed + PartialOrd> Clamp<T> {
    fn run(self, out: &Tensor, x: &Tensor) -> Result<()> {
        let (out, x) = (Slot::tensor(out), Slot::tensor(x));
        match (self.low, self.high) {
            (Some(low), Some(high)) => unary(out, x, 1, ClampBoth(low, high)),
            (Some(low), None) => unary(out, x, 1, ClampLow(low)),
            (None, Some(high)) => unary(out, x, 1, ClampHigh(high)),
            // The meta function refuses this.
            (None, None) => Ok(()),
        }
    }
}

/// Within `min` and `max`; `max` wins where they cross.
pub fn clamp(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    min: Option<Scalar>,
    max: Option<Scalar>,
) -> Result<()> {
    with_native!(native(spec.compute), real, |T| {
        Clamp::<T> { low: min.map(Scalar::cast), high: max.map(Scalar::cast) }.run(&out[0], self_)
    })
}

struct Between;
impl<T: Signed + PartialOrd> Ternary<T> for Between {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T, low: T, high: T) -> T {
        // NaN in the element or a bound wins.
        let raised = if x < low || is_nan(low) { low } else { x };
        let raised = if is_nan(x) { x } else { raised };
        let lowered = if raised > high || is_nan(high) { high } else { raised };
        if is_nan(raised) { raised } else { lowered }
    }
}

/// Within tensors `min` and `max`.
pub fn clamp_tensor(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    min: Option<&Tensor>,
    max: Option<&Tensor>,
) -> Result<()> {
    match (min, max) {
        (Some(low), Some(high)) => with_native!(native(spec.compute), real, |T| {
            let operands = [self_, low, high].map(Slot::tensor);
            ternary::<T, _>(Slot::tensor(&out[0]), operands, 2, Between)
        }),
        (Some(low), None) => super::maximum(spec, out, self_, low),
        (None, Some(high)) => super::minimum(spec, out, self_, high),
        (None, None) => Ok(()),
    }
}

/// Not below `min`.
pub fn clamp_min(spec: &Spec, out: &[Tensor], self_: &Tensor, min: Operand<'_>) -> Result<()> {
    super::maximum_with(spec, out, self_, min)
}
/// Not above `max`.
pub fn clamp_max(spec: &Spec, out: &[Tensor], self_: &Tensor, max: Operand<'_>) -> Result<()> {
    super::minimum_with(spec, out, self_, max)
}

struct Lerp;
impl<T: Math> Ternary<T> for Lerp {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, start: T, end: T, weight: T) -> T {
        mix(start, end, weight)
    }
}
/// From the nearer end, so that both ends are met exactly.
#[inline(always)]
fn mix<T: Math>(start: T, end: T, weight: T) -> T {
    let w = weight.to_complex();
    let near_start = w.re * w.re + w.im * w.im < 0.25;
    let difference = end.minus(start);
    if near_start {
        start.plus(weight.times(difference))
    } else {
        end.minus(difference.times(T::ONE.minus(weight)))
    }
}

/// `self + weight * (end - self)`.
pub fn lerp(spec: &Spec, out: &[Tensor], self_: &Tensor, end: &Tensor, weight: Operand<'_>) -> Result<()> {
    let held = Held::new(weight);
    with_dtype!(native(spec.compute), wide_and_complex, |T| {
        let operands = [Slot::tensor(self_), Slot::tensor(end), held.slot()];
        ternary::<T, _>(Slot::tensor(&out[0]), operands, 2, Lerp)
    })
}

struct MulAdd<T>(T);
impl<T: Number> Ternary<T> for MulAdd<T> {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T, a: T, b: T) -> T {
        x.plus(self.0.times(a).times(b))
    }
}
struct DivAdd<T>(T);
impl<T: Math> Ternary<T> for DivAdd<T> {
    type Out = T;
    #[inline(always)]
    fn apply<const FMA: bool>(&self, x: T, a: T, b: T) -> T {
        x.plus(self.0.times(a).divide(b))
    }
}

/// `self + value * tensor1 * tensor2`.
pub fn addcmul(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    tensor1: &Tensor,
    tensor2: &Tensor,
    value: Scalar,
) -> Result<()> {
    with_native!(native(spec.compute), ring, |T| {
        let operands = [self_, tensor1, tensor2].map(Slot::tensor);
        ternary::<T, _>(Slot::tensor(&out[0]), operands, 2, MulAdd(value.cast::<T>()))
    })
}

/// `self + value * tensor1 / tensor2`.
pub fn addcdiv(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    tensor1: &Tensor,
    tensor2: &Tensor,
    value: Scalar,
) -> Result<()> {
    with_dtype!(native(spec.compute), wide_and_complex, |T| {
        let operands = [self_, tensor1, tensor2].map(Slot::tensor);
        ternary::<T, _>(Slot::tensor(&out[0]), operands, 3, DivAdd(value.cast::<T>()))
    })
}

unary_ops! {
    replace_nonfinite(wide, 2, nan: f64, high: f64, low: f64): |x| {
        if x.nan() { nan } else if !x.finite() { if x > T::default() { high } else { low } } else { x }
    };
}

/// Numbers in place of NaN and the infinities; by default 0 and the ends of the range of the dtype.
pub fn nan_to_num(
    spec: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    nan: Option<f64>,
    posinf: Option<f64>,
    neginf: Option<f64>,
) -> Result<()> {
    if !spec.compute.is_float() {
        return super::positive(spec, out, self_);
    }
    let most = out[0].dtype().largest();
    replace_nonfinite(spec, out, self_, nan.unwrap_or(0.0), posinf.unwrap_or(most), neginf.unwrap_or(-most))
}
