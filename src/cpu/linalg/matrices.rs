//! Batches of dense row-major matrices: what factorisations read, and where they leave their results.
//!
//! Operands are copied, so a kernel may work in place and its targets may have any strides. Each matrix is one
//! thread's. Called by the factorisations of [`super`].

use std::sync::{Mutex, PoisonError};

use faer::dyn_stack::{MemBuffer, StackReq};

use crate::cpu::copy::copy;
use crate::cpu::linalg::gemm::Gemm;
use crate::cpu::math::Math;
use crate::cpu::parallel::{for_each_chunk, num_threads};
use crate::cpu::rows::copy_same;
use crate::device::cpu::ensure_room;
use crate::dtype::{Complex32, Complex64, DType};
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::shape::Sizes;
use crate::tensor::Tensor;

/// float32, float64 and the complex numbers of them.
pub(super) trait Field: Gemm<Scale = Self> + Math {
    /// The absolute value.
    fn size(self) -> f64;
    /// The sum of the parts' absolute values: what pivots are chosen by.
    fn height(self) -> f64;
    /// A real multiple.
    fn scaled(self, by: f64) -> Self;
    /// Precision of one operation.
    const EPSILON: f64;
    /// The exponents of two that normal numbers have lie between this and its negative, with room to spare.
    const REACH: i32;
}
macro_rules! fields {
    (real: $($t:ty),*; complex: $($c:ty, $half:ty);*) => {
        $(impl Field for $t {
            #[inline(always)] fn size(self) -> f64 { self.abs() as f64 }
            #[inline(always)] fn height(self) -> f64 { self.abs() as f64 }
            #[inline(always)] fn scaled(self, by: f64) -> Self { (self as f64 * by) as $t }
            const EPSILON: f64 = <$t>::EPSILON as f64;
            const REACH: i32 = <$t>::MAX_EXP - 24;
        })*
        $(impl Field for $c {
            #[inline(always)] fn size(self) -> f64 { (self.re as f64).hypot(self.im as f64) }
            #[inline(always)] fn height(self) -> f64 { self.re.abs() as f64 + self.im.abs() as f64 }
            #[inline(always)] fn scaled(self, by: f64) -> Self { self * (by as $half) }
            const EPSILON: f64 = <$half>::EPSILON as f64;
            const REACH: i32 = <$half>::MAX_EXP - 24;
        })*
    };
}
fields!(real: f32, f64; complex: Complex32, f32; Complex64, f64);

/// What `faer` factorises here: float64 and complex128; other dtypes are widened.
pub(super) trait Double: Field + faer::traits::ComplexField<Real = f64> {
    /// The number without its imaginary part: values come in the matrix' own type.
    fn real(self) -> f64 {
        self.to_complex().re
    }
}
impl Double for f64 {}
impl Double for Complex64 {}

/// Runs `$body` with `$T` standing for the type that a dtype is widened to.
macro_rules! in_double {
    ($dtype:expr, |$T:ident| $body:expr) => {
        if $dtype.is_complex() {
            type $T = $crate::dtype::Complex64;
            $body
        } else {
            type $T = f64;
            $body
        }
    };
}
pub(super) use in_double;

/// A dense tensor's elements, for threads that keep to matrices of their own.
#[derive(Clone, Copy)]
pub(super) struct Parts<T>(*mut T);
// SAFETY: an address; whoever writes, writes a matrix of its own.
unsafe impl<T> Send for Parts<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for Parts<T> {}
impl<T: crate::dtype::Element> Parts<T> {
    pub(super) fn of(t: &Tensor) -> Self {
        Parts(t.data_as::<T>())
    }
    /// # Safety
    /// Inside the dense tensor, which is alive; nobody else has it now.
    #[inline(always)]
    pub(super) unsafe fn at<'a>(self, start: usize, length: usize) -> &'a mut [T] {
        // SAFETY: by contract.
        unsafe { std::slice::from_raw_parts_mut(self.0.add(start), length) }
    }
}

/// A dense copy; a 0-dim tensor has no matrices and is refused earlier.
pub(super) fn dense_copy(t: &Tensor) -> Result<Tensor> {
    let out = Tensor::empty(t.sizes(), t.dtype(), t.device())?;
    copy_same(&out, t)?;
    Ok(out)
}

/// The matrices of `t`, broadcast to a batch.
pub(super) fn expanded_copy(t: &Tensor, batch: &[i64]) -> Result<Tensor> {
    let mut sizes = Sizes::from_slice(batch);
    sizes.extend_from_slice(&t.sizes()[t.ndim() - 2..]);
    dense_copy(&t.with_layout(t.layout().expand(&sizes)?)?)
}

/// The conjugate transposes, dense.
pub(super) fn adjoint_copy<T: Field>(t: &Tensor) -> Result<Tensor> {
    let n = t.ndim() as i64;
    let out = dense_copy(&t.with_layout(t.layout().transpose(n - 2, n - 1)?)?)?;
    let all = Parts::<T>::of(&out);
    // SAFETY: a dense tensor just made.
    unsafe { all.at(0, out.numel() as usize) }.iter_mut().for_each(|x| *x = x.conjugate());
    Ok(out)
}

/// Rows and columns of each matrix, and how many there are.
///
/// # Errors
/// `OutOfMemory` when there would be no place for a list of the rows, however short they are.
pub(super) fn extents(t: &Tensor) -> Result<(usize, usize, usize)> {
    let n = t.ndim();
    let batch: i64 = t.sizes()[..n - 2].iter().product();
    let (rows, columns) = (t.sizes()[n - 2] as usize, t.sizes()[n - 1] as usize);
    ensure_room(rows.max(columns), 64)?;
    Ok((rows, columns, batch as usize))
}

/// Runs `body` for each matrix of a batch; `cost` is the steps that one takes.
pub(super) fn each(count: usize, cost: usize, body: impl Fn(usize) + Sync) -> Result<()> {
    for_each_chunk(count, (4096 / cost.max(1)).max(1), count.saturating_mul(cost), |range| {
        range.for_each(&body);
    })
}

/// Whether each thread that works on `count` matrices would get `elements` elements of working memory.
///
/// # Errors
/// `OutOfMemory`.
pub(super) fn ensure_work<T>(count: usize, elements: usize) -> Result<()> {
    ensure_room(count.min(num_threads()).saturating_mul(elements), size_of::<T>())
}

/// Moves a dense result into its target.
pub(super) fn deliver(out: &Tensor, dense: &Tensor) -> Result<()> {
    copy(out, &dense.with_layout(Layout::contiguous(out.sizes())?)?)
}

/// An error that names the first matrix whose factorisation failed.
pub(super) fn check_infos(infos: &Tensor, why: &str) -> Result<()> {
    let all = infos.to_vec::<i32>()?;
    match all.iter().position(|info| *info != 0) {
        None => Ok(()),
        Some(at) => {
            let place = if infos.ndim() == 0 { String::new() } else { format!("matrix {at} of the batch: ") };
            Err(Error::linear_algebra(format!("{place}{why} (at {})", all[at])))
        }
    }
}

/// A copy of `a` in double precision, dense.
pub(super) fn doubled(a: &Tensor) -> Result<Tensor> {
    let dtype = if a.dtype().is_complex() { DType::Complex128 } else { DType::Float64 };
    let made = Tensor::empty(a.sizes(), dtype, a.device())?;
    copy(&made, a)?;
    Ok(made)
}

/// Memory for one factorisation.
///
/// # Errors
/// `OutOfMemory`.
pub(super) fn workspace(need: StackReq) -> Result<MemBuffer> {
    MemBuffer::try_new(need).map_err(|_| Error::out_of_memory(need.size_bytes()))
}

/// The first error of several matrices.
#[derive(Default)]
pub(super) struct Failure(Mutex<Option<Error>>);
impl Failure {
    pub(super) fn note(&self, result: Result<()>) {
        if let Err(e) = result {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(e);
        }
    }
    pub(super) fn into_result(self) -> Result<()> {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }
}
