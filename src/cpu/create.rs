//! Kernels that make values: fills, ranges, identity, triangles.

use crate::cpu::cast::element;
use crate::cpu::parallel::for_each_chunk;
use crate::dispatch::structured::Spec;
use crate::dtype::{Complex64, DType, Element};
use crate::error::{Error, Result};
use crate::iter::{BLOCK, Plan, Slot};
use crate::scalar::Scalar;
use crate::tensor::{Tensor, for_each_offset};
use crate::with_dtype;

/// Every element becomes `value`.
pub fn fill(target: &Tensor, value: Scalar) -> Result<()> {
    if target.is_meta() || target.numel() == 0 {
        return Ok(());
    }
    with_dtype!(target.dtype(), all, |T| {
        let value: T = value.cast();
        if target.is_contiguous() {
            let base = target.data_as::<T>() as usize;
            let n = target.numel() as usize;
            return for_each_chunk(n, 64 * BLOCK, n / 4, |range| {
                // SAFETY: chunks of a contiguous tensor are disjoint and within it.
                let run =
                    unsafe { std::slice::from_raw_parts_mut((base as *mut T).add(range.start), range.len()) };
                run.fill(value);
            });
        }
        let plan = Plan::new(&[Slot::tensor(target), Slot::value(&value)])?;
        crate::cpu::copy::run(&plan)
    })
}

/// Calls `f` with the position of each element of a fresh contiguous tensor.
fn generate<T: Element>(out: &Tensor, f: impl Fn(usize) -> T + Sync) -> Result<()> {
    if out.is_contiguous() {
        let base = out.data_as::<T>() as usize;
        let n = out.numel() as usize;
        return for_each_chunk(n, 32 * BLOCK, n, |range| {
            for i in range {
                // SAFETY: within a contiguous tensor; chunks are disjoint.
                unsafe { (base as *mut T).add(i).write(f(i)) };
            }
        });
    }
    let (base, mut i) = (out.data_as::<T>(), 0);
    for_each_offset(out.layout(), |offset| {
        // SAFETY: offsets of a checked layout.
        unsafe { base.offset(offset as isize).write(f(i)) };
        i += 1;
    });
    Ok(())
}

/// `start + i · step`; integers exactly.
pub fn arange(_: &Spec, out: &[Tensor], start: Scalar, _end: Scalar, step: Scalar) -> Result<()> {
    let out = &out[0];
    let integral = !matches!(start, Scalar::Float(_)) && !matches!(step, Scalar::Float(_));
    with_dtype!(out.dtype(), real, |T| {
        if integral {
            let (start, step) = (start.to_i64(), step.to_i64());
            return generate::<T>(out, |i| element(start.wrapping_add((i as i64).wrapping_mul(step))));
        }
        let (start, step) = (start.to_f64(), step.to_f64());
        // An integer result steps by integers, as in PyTorch.
        let (start, step) =
            if T::DTYPE.is_integral() { (start.trunc(), step.trunc()) } else { (start, step) };
        generate::<T>(out, |i| T::from_f64(start + i as f64 * step))
    })
}

/// `steps` points from `start` to `end`, computed from both ends so that both are met.
pub fn linspace(_: &Spec, out: &[Tensor], start: Scalar, end: Scalar, steps: i64) -> Result<()> {
    points(&out[0], start, end, steps, |x| x)
}
/// `base` to the power of each point.
pub fn logspace(_: &Spec, out: &[Tensor], start: Scalar, end: Scalar, steps: i64, base: f64) -> Result<()> {
    points(&out[0], start, end, steps, |x| {
        if x.im == 0.0 { Complex64::new(base.powf(x.re), 0.0) } else { Complex64::new(base, 0.0).powc(x) }
    })
}

fn points(
    out: &Tensor,
    start: Scalar,
    end: Scalar,
    steps: i64,
    f: impl Fn(Complex64) -> Complex64 + Sync,
) -> Result<()> {
    let (a, b): (Complex64, Complex64) = (start.cast(), end.cast());
    let step = if steps > 1 { (b - a) / (steps - 1) as f64 } else { Complex64::new(0.0, 0.0) };
    with_dtype!(out.dtype(), all, |T| {
        generate::<T>(out, |i| {
            let i = i as i64;
            let x = if i < steps / 2 || steps == 1 {
                a + step * i as f64
            } else {
                b - step * (steps - 1 - i) as f64
            };
            T::from_complex(f(x))
        })
    })
}

/// Ones on the diagonal.
pub fn eye(_: &Spec, out: &[Tensor], _n: i64, _m: i64) -> Result<()> {
    let out = &out[0];
    fill(out, Scalar::Int(0))?;
    let diagonal = out.with_layout(out.layout().diagonal(0, 0, 1)?)?;
    fill(&diagonal, Scalar::Int(1))
}

/// Rows and columns of the elements on and below (`lower`) or above a diagonal.
pub fn triangle_indices(out: &Tensor, rows: i64, columns: i64, offset: i64, lower: bool) -> Result<()> {
    with_dtype!(out.dtype(), int, |T| {
        let count = out.sizes()[1] as usize;
        let base = out.data_as::<T>();
        let mut at = 0;
        for r in 0..rows {
            let (from, to) = triangle_row(r, columns, offset, lower);
            for c in from..to {
                // SAFETY: the meta function counted these elements.
                unsafe {
                    base.add(at).write(T::from_i64(r));
                    base.add(count + at).write(T::from_i64(c));
                }
                at += 1;
            }
        }
        debug_assert_eq!(at, count);
        Ok(())
    })
}

/// Columns of row `r` that belong to the triangle.
pub(crate) fn triangle_row(r: i64, columns: i64, offset: i64, lower: bool) -> (i64, i64) {
    let edge = r.saturating_add(offset);
    if lower { (0, edge.saturating_add(1).clamp(0, columns)) } else { (edge.clamp(0, columns), columns) }
}

/// The lower (or upper) triangle of matrices; zeros elsewhere.
fn triangle(out: &Tensor, self_: &Tensor, offset: i64, lower: bool) -> Result<()> {
    let n = self_.ndim();
    let (rows, columns) = (self_.sizes()[n - 2], self_.sizes()[n - 1]);
    with_dtype!(self_.dtype(), all, |T| {
        let same = out.same(self_) || out.data() == self_.data();
        if !same {
            crate::cpu::copy::copy(out, self_)?;
        }
        let base = out.data_as::<T>();
        let matrices = out.layout().select(n as i64 - 1, 0);
        let (Ok(first_column), true) = (matrices, columns > 0) else { return Ok::<(), Error>(()) };
        let step = out.strides()[n - 1];
        let mut r = 0;
        for_each_offset(&first_column, |at| {
            let (from, to) = triangle_row(r, columns, offset, lower);
            for c in (0..from).chain(to..columns) {
                // SAFETY: within the row.
                unsafe { base.offset((at + c * step) as isize).write(T::default()) };
            }
            r = if r + 1 == rows { 0 } else { r + 1 };
        });
        Ok(())
    })
}

/// Keeps what is on and below a diagonal.
pub fn tril(_: &Spec, out: &[Tensor], self_: &Tensor, diagonal: i64) -> Result<()> {
    triangle(&out[0], self_, diagonal, true)
}
/// Keeps what is on and above a diagonal.
pub fn triu(_: &Spec, out: &[Tensor], self_: &Tensor, diagonal: i64) -> Result<()> {
    triangle(&out[0], self_, diagonal, false)
}

/// The one element of a tensor as a number.
pub fn local_scalar_dense(self_: &Tensor) -> Result<Scalar> {
    if self_.numel() != 1 {
        return Err(Error::runtime(format!(
            "a tensor with {} elements cannot be converted to a number",
            self_.numel()
        )));
    }
    with_dtype!(self_.dtype(), all, |T| {
        // SAFETY: one element is there.
        let x: T = unsafe { self_.data_as::<T>().read() };
        Ok(match T::DTYPE {
            DType::Bool => Scalar::Bool(x.to_bool()),
            d if d.is_complex() => Scalar::Complex(x.to_complex()),
            d if d.is_float() => Scalar::Float(x.to_f64()),
            DType::UInt64 if (x.to_i64()) < 0 => {
                return Err(Error::overflow(format!(
                    "{} does not fit in a 64-bit integer",
                    x.to_i64() as u64
                )));
            }
            _ => Scalar::Int(x.to_i64()),
        })
    })
}
