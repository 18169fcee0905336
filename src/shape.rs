//! Arithmetic on shapes: counts, wrapped dimensions, broadcasting, inferred sizes. Checked throughout.

use smallvec::SmallVec;

use crate::error::{Error, Result};

/// Sizes or strides; up to six inline.
pub type Sizes = SmallVec<[i64; 6]>;

/// Prints as Python prints a list.
pub fn show(sizes: &[i64]) -> String {
    format!("{sizes:?}")
}

/// Number of elements.
///
/// # Errors
/// `Shape` on a negative size or a product past 2^63.
pub fn numel(sizes: &[i64]) -> Result<i64> {
    let mut n: i64 = 1;
    let mut empty = false;
    for &s in sizes {
        if s < 0 {
            return Err(Error::shape(format!("sizes must not be negative, got {}", show(sizes))));
        }
        empty |= s == 0;
        n = match n.checked_mul(s.max(1)) {
            Some(n) => n,
            None => {
                return Err(Error::shape(format!("the shape {} has more than 2^63 elements", show(sizes))));
            }
        };
    }
    Ok(if empty { 0 } else { n })
}

/// Bytes of a contiguous tensor, within what an address can reach.
pub fn nbytes(sizes: &[i64], itemsize: usize) -> Result<usize> {
    let n = numel(sizes)?;
    n.checked_mul(itemsize as i64)
        .map(|n| n as usize)
        .ok_or_else(|| Error::shape(format!("the shape {} needs more than 2^63 bytes", show(sizes))))
}

/// `dim` counted from 0. A 0-dim tensor takes 0 and -1, as in PyTorch.
///
/// # Errors
/// `Index`, with the allowed range.
pub fn wrap_dim(dim: i64, ndim: usize) -> Result<usize> {
    let n = ndim.max(1) as i64;
    let d = if dim < 0 { dim.wrapping_add(n) } else { dim };
    if d < 0 || d >= n {
        return Err(Error::index(format!(
            "dimension out of range: got {dim} for a tensor of {ndim} dimension(s), allowed: {} to {}",
            -n,
            n - 1
        )));
    }
    Ok(d as usize)
}

/// Several dimensions as flags; empty or absent means all.
///
/// # Errors
/// `Index` out of range, `Runtime` when one appears twice.
pub fn dim_flags(dims: Option<&[i64]>, ndim: usize) -> Result<SmallVec<[bool; 6]>> {
    let dims = dims.unwrap_or(&[]);
    if dims.is_empty() {
        return Ok(SmallVec::from_elem(true, ndim));
    }
    let mut flags: SmallVec<[bool; 6]> = SmallVec::from_elem(false, ndim.max(1));
    for &d in dims {
        let i = wrap_dim(d, ndim)?;
        if std::mem::replace(&mut flags[i], true) {
            return Err(Error::runtime(format!(
                "dimension {i} appears more than once in dim={}",
                show(dims)
            )));
        }
    }
    flags.truncate(ndim);
    Ok(flags)
}

/// The shape that both fit in, sizes aligned from the right.
///
/// # Errors
/// `Shape` naming both shapes and the first dimension that disagrees.
pub fn broadcast(a: &[i64], b: &[i64]) -> Result<Sizes> {
    let n = a.len().max(b.len());
    let mut out = Sizes::from_elem(1, n);
    for i in 0..n {
        let x = if i < a.len() { a[a.len() - 1 - i] } else { 1 };
        let y = if i < b.len() { b[b.len() - 1 - i] } else { 1 };
        out[n - 1 - i] = match (x, y) {
            _ if x == y => x,
            (1, y) => y,
            (x, 1) => x,
            _ => {
                return Err(Error::shape(format!(
                    "shapes {} and {} cannot be broadcast: sizes {x} and {y} differ at dimension {} of the result",
                    show(a),
                    show(b),
                    n - 1 - i
                )));
            }
        };
    }
    Ok(out)
}

/// Fills in one `-1` so that the count is `numel`.
///
/// # Errors
/// `Shape` when it does not come out, or more than one is -1.
pub fn infer_size(sizes: &[i64], numel_of: i64) -> Result<Sizes> {
    let bad =
        || Error::shape(format!("shape {} is invalid for an input of {numel_of} elements", show(sizes)));
    let mut inferred = None;
    let mut known: i64 = 1;
    for (i, &s) in sizes.iter().enumerate() {
        match s {
            -1 if inferred.is_some() => return Err(Error::shape("only one dimension can be inferred (-1)")),
            -1 => inferred = Some(i),
            s if s < 0 => return Err(Error::shape(format!("invalid size {s} in shape {}", show(sizes)))),
            s => known = known.checked_mul(s).ok_or_else(bad)?,
        }
    }
    let mut out = Sizes::from_slice(sizes);
    match inferred {
        None if known == numel_of => Ok(out),
        None => Err(bad()),
        Some(_) if known == 0 => Err(Error::shape(format!(
            "the size of the dimension given as -1 is ambiguous in {} for an input of {numel_of} elements",
            show(sizes)
        ))),
        Some(i) if numel_of % known == 0 => {
            out[i] = numel_of / known;
            Ok(out)
        }
        Some(_) => Err(bad()),
    }
}
