//! Files that the core reads and writes without Python: arrays (`.npy`) and tables of tensors (`.safetensors`).
//!
//! Headers are never believed: every size is checked against the bytes that are there before anything is allocated.

pub mod npy;
pub mod safetensors;

use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::shape::nbytes;
use crate::tensor::Tensor;

/// The elements in row-major order, little-endian.
///
/// # Errors
/// `NotImplemented` for a tensor without data.
pub fn to_bytes(t: &Tensor) -> Result<Vec<u8>> {
    crate::with_dtype!(t.dtype(), all, |T| {
        let values = t.to_vec::<T>()?;
        Ok(bytemuck::cast_slice::<T, u8>(&values).to_vec())
    })
}

/// A tensor of its own memory from elements in row-major order, little-endian.
///
/// # Errors
/// `Load` when the count does not fit, or a bool is neither 0 nor 1.
pub fn from_bytes(dtype: DType, sizes: &[i64], bytes: &[u8]) -> Result<Tensor> {
    let need = nbytes(sizes, dtype.size()).map_err(|e| Error::load(e.to_string()))?;
    if need != bytes.len() {
        return Err(Error::load(format!(
            "shape {sizes:?} of {dtype} needs {need} bytes, the file has {}",
            bytes.len()
        )));
    }
    if dtype == DType::Bool {
        check_bools(bytes)?;
        let values: Vec<bool> = bytes.iter().map(|b| *b != 0).collect();
        return shaped(&Tensor::from_slice(&values)?, sizes);
    }
    let flat = crate::with_dtype!(dtype, numeric, |T| {
        if let Ok(values) = bytemuck::try_cast_slice::<u8, T>(bytes) {
            Tensor::from_slice(values)
        } else {
            let elements = bytes.chunks_exact(size_of::<T>()).map(bytemuck::pod_read_unaligned::<T>);
            Tensor::from_slice(&elements.collect::<Vec<T>>())
        }
    })?;
    shaped(&flat, sizes)
}

fn shaped(flat: &Tensor, sizes: &[i64]) -> Result<Tensor> {
    flat.with_layout(Layout::contiguous(sizes)?)
}

/// A byte that is neither 0 nor 1 is no bool, and must never become one.
///
/// # Errors
/// `Load`.
pub fn check_bools(bytes: &[u8]) -> Result<()> {
    match bytes.iter().find(|b| **b > 1) {
        None => Ok(()),
        Some(b) => Err(Error::load(format!("a bool is 0 or 1, the file has {b}"))),
    }
}
