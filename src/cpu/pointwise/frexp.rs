//! `frexp`: numbers as a fraction from a half to one times a power of two. The one elementwise leaf with two results.

use crate::cpu::copy::copy;
use crate::cpu::parallel::for_each_chunk;
use crate::cpu::rows::copy_same;
use crate::dispatch::structured::Spec;
use crate::dtype::{DType, Element};
use crate::error::Result;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Elements that one thread takes at a time.
const CHUNK: usize = 8192;

/// The fraction and the exponent; zeros, infinities and NaN are their own fractions, with exponent 0.
fn split(x: f64) -> (f64, i32) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0);
    }
    // Numbers below the normal ones are first made normal.
    let (x, lowered) = if x.abs() < f64::MIN_POSITIVE { (x * 54_f64.exp2(), 54) } else { (x, 0) };
    let bits = x.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) as i32 - 1022;
    (f64::from_bits(bits & !(0x7ff << 52) | 1022 << 52), exponent - lowered)
}

struct Addresses<T>(*const T, *mut T, *mut i32);
// SAFETY: chunks are disjoint.
unsafe impl<T> Sync for Addresses<T> {}
impl<T: Element> Addresses<T> {
    /// # Safety
    /// `i` is inside the three tensors, and only this thread has it.
    unsafe fn run(&self, i: usize) {
        // SAFETY: by contract.
        unsafe {
            let (fraction, exponent) = split((*self.0.add(i)).to_f64());
            self.1.add(i).write(T::from_f64(fraction));
            self.2.add(i).write(exponent);
        }
    }
}

/// `frexp`: fractions and exponents.
pub fn frexp(_: &Spec, out: &[Tensor], self_: &Tensor) -> Result<()> {
    let dense = |dtype: DType| Tensor::empty(self_.sizes(), dtype, self_.device());
    let (input, fractions, exponents) = (dense(self_.dtype())?, dense(self_.dtype())?, dense(DType::Int32)?);
    copy_same(&input, self_)?;
    let count = self_.numel() as usize;
    with_dtype!(self_.dtype(), float, |T| {
        let all = Addresses(
            input.data_as::<T>().cast_const(),
            fractions.data_as::<T>(),
            exponents.data_as::<i32>(),
        );
        // SAFETY: dense tensors just made, of as many elements.
        for_each_chunk(count, CHUNK, count * 4, |range| range.for_each(|i| unsafe { all.run(i) }))
    })?;
    copy(&out[0], &fractions)?;
    copy(&out[1], &exponents)
}
