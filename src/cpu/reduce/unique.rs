//! unique and `unique_consecutive`, of elements or of slices along a dimension.
//!
//! Slices are compared element by element in logical order; a single element is a slice of length 1. NaN equals
//! nothing, itself included, so that each one stands alone.

use super::order::Keyed;
use super::search::flat;
use super::wide::{Sink, Wide, with_wide};
use crate::device::cpu::ensure_room;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::shape::{Sizes, wrap_dim};
use crate::tensor::Tensor;

type Three = (Tensor, Tensor, Tensor);

/// Slices, one after the other, `each` elements long.
struct Slices<W> {
    data: Vec<W>,
    each: usize,
    count: usize,
}
impl<W: Keyed> Slices<W> {
    fn of(&self, i: usize) -> &[W] {
        &self.data[i * self.each..(i + 1) * self.each]
    }
    fn equal(&self, a: usize, b: usize) -> bool {
        self.of(a) == self.of(b)
    }
    /// Positions in ascending order of slices; equal ones keep their order.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.count).collect();
        let keys = |i: usize| self.of(i).iter().map(|x| x.key());
        if self.each == 1 {
            order.sort_by_key(|i| self.data[*i].key());
        } else {
            order.sort_by(|a, b| keys(*a).cmp(keys(*b)));
        }
        order
    }
}

/// The input with `dim` first, as slices; without `dim`, its elements.
fn slices<W: Wide>(t: &Tensor, dim: Option<usize>) -> Result<(Slices<W>, Sizes)> {
    let Some(d) = dim else {
        let data = flat(t)?;
        let count = data.len();
        return Ok((Slices { data, each: 1, count }, Sizes::new()));
    };
    let mut dims: Vec<i64> = (0..t.ndim() as i64).collect();
    dims.remove(d);
    dims.insert(0, d as i64);
    let turned = t.with_layout(t.layout().permute(&dims)?)?;
    let count = turned.sizes()[0] as usize;
    let each = turned.sizes()[1..].iter().product::<i64>() as usize;
    let rest = Sizes::from_slice(&turned.sizes()[1..]);
    Ok((Slices { data: flat(&turned)?, each, count }, rest))
}

fn indices(values: &[i64], sizes: &[i64], t: &Tensor) -> Result<Tensor> {
    let out = Tensor::empty(sizes, DType::Int64, t.device())?;
    let sink = Sink::<i64>::new(&out)?;
    if !values.is_empty() {
        // SAFETY: a fresh row-major tensor of as many elements.
        unsafe { sink.block(0, 1, values) };
    }
    Ok(out)
}

/// Groups of equal neighbours in `order`: the values, which group each slice is in, and how large the groups are.
fn grouped(t: &Tensor, dim: Option<usize>, sort: bool, inverse: bool, counts: bool) -> Result<Three> {
    with_wide!(t.dtype(), real, |W| {
        let (all, rest) = slices::<W>(t, dim)?;
        ensure_room(all.count, 4 * size_of::<i64>())?;
        let order = if sort { all.order() } else { (0..all.count).collect() };
        let mut group_of = vec![0i64; all.count];
        let (mut firsts, mut sizes): (Vec<usize>, Vec<i64>) = (Vec::new(), Vec::new());
        for &i in &order {
            match firsts.last() {
                Some(&first) if all.equal(first, i) => *sizes.last_mut().expect("a size for each first") += 1,
                _ => {
                    firsts.push(i);
                    sizes.push(1);
                }
            }
            group_of[i] = firsts.len() as i64 - 1;
        }
        let values = chosen(t, &all, &firsts, dim, &rest)?;
        let shape = if dim.is_some() { Sizes::from_slice(&[all.count as i64]) } else { t.sizes().into() };
        let none = || Tensor::empty(&[0], DType::Int64, t.device());
        let inverse = if inverse { indices(&group_of, &shape, t)? } else { none()? };
        let counts = if counts { indices(&sizes, &[sizes.len() as i64], t)? } else { none()? };
        Ok((values, inverse, counts))
    })
}

/// The slices `firsts`, with `dim` back in its place.
fn chosen<W: Keyed>(
    t: &Tensor,
    all: &Slices<W>,
    firsts: &[usize],
    dim: Option<usize>,
    rest: &[i64],
) -> Result<Tensor> {
    let mut sizes = Sizes::from_slice(&[firsts.len() as i64]);
    sizes.extend_from_slice(rest);
    let out = Tensor::empty(&sizes, t.dtype(), t.device())?;
    let sink = Sink::<W>::new(&out)?;
    for (i, &first) in firsts.iter().enumerate() {
        if all.each > 0 {
            // SAFETY: a fresh row-major tensor of `firsts.len()` slices.
            unsafe { sink.block((i * all.each) as i64, 1, all.of(first)) };
        }
    }
    let Some(d) = dim else { return Ok(out) };
    let mut dims: Vec<i64> = (1..t.ndim() as i64).collect();
    dims.insert(d, 0);
    let layout: Layout = out.layout().permute(&dims)?;
    out.with_layout(layout)
}

fn checked(t: &Tensor, dim: i64) -> Result<usize> {
    let d = wrap_dim(dim, t.ndim())?;
    if t.ndim() == 0 {
        return Err(Error::index("a 0-dim tensor has no dimension to take slices along"));
    }
    if t.sizes()[d] > 0 && t.numel() == 0 {
        return Err(Error::runtime(format!(
            "slices along dimension {d} of shape {:?} have no elements to compare",
            t.sizes()
        )));
    }
    Ok(d)
}

/// `_unique2`: always sorted.
///
/// # Errors
/// `DType` for complex inputs.
pub fn unique2(self_: &Tensor, _: bool, return_inverse: bool, return_counts: bool) -> Result<Three> {
    grouped(self_, None, true, return_inverse, return_counts)
}
/// `_unique`.
///
/// # Errors
/// As [`unique2`].
pub fn unique(self_: &Tensor, _: bool, return_inverse: bool) -> Result<(Tensor, Tensor)> {
    let (values, inverse, _) = grouped(self_, None, true, return_inverse, false)?;
    Ok((values, inverse))
}
/// `unique_dim`.
///
/// # Errors
/// `Index`, `DType`.
pub fn unique_dim(self_: &Tensor, dim: i64, _: bool, inverse: bool, counts: bool) -> Result<Three> {
    grouped(self_, Some(checked(self_, dim)?), true, inverse, counts)
}
/// `unique_consecutive`: neighbours only.
///
/// # Errors
/// As [`unique_dim`].
pub fn unique_consecutive(self_: &Tensor, inverse: bool, counts: bool, dim: Option<i64>) -> Result<Three> {
    let dim = dim.map(|d| checked(self_, d)).transpose()?;
    grouped(self_, dim, false, inverse, counts)
}
/// `unique_dim_consecutive`.
///
/// # Errors
/// As [`unique_dim`].
pub fn unique_dim_consecutive(self_: &Tensor, dim: i64, inverse: bool, counts: bool) -> Result<Three> {
    grouped(self_, Some(checked(self_, dim)?), false, inverse, counts)
}
