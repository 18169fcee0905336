//! DLPack: memory shared with any array library, both ways.
//!
//! A capsule holds a description of memory and a function that releases it. Taking a capsule renames it, so that it is
//! taken once. Strides count elements; NULL strides mean row-major; the first element lies `byte_offset` after `data`.

use std::ffi::{CStr, c_void};
use std::ptr::null_mut;

use pyo3::exceptions::{PyBufferError, PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rtensor::device::DeviceKind;
use rtensor::dtype::DType;
use rtensor::tensor::Tensor;

use crate::enter;
use crate::interop::Described;

const CPU: i32 = 1;
const CUDA_HOST: i32 = 3;
const READ_ONLY: u64 = 1;
const COPIED: u64 = 2;

#[repr(C)]
struct DLTensor {
    data: *mut c_void,
    device: (i32, i32),
    ndim: i32,
    code: u8,
    bits: u8,
    lanes: u16,
    shape: *mut i64,
    strides: *mut i64,
    byte_offset: u64,
}
#[repr(C)]
struct Managed {
    tensor: DLTensor,
    context: *mut c_void,
    deleter: Option<unsafe extern "C" fn(*mut Managed)>,
}
#[repr(C)]
struct Versioned {
    version: (u32, u32),
    context: *mut c_void,
    deleter: Option<unsafe extern "C" fn(*mut Versioned)>,
    flags: u64,
    tensor: DLTensor,
}

/// Type code and bits of a dtype.
fn code_of(dtype: DType) -> (u8, u8) {
    (dtype.dlpack(), 8 * dtype.size() as u8)
}

/// What an exported description borrows; freed by its deleter.
#[repr(C)]
struct Export<D> {
    #[allow(dead_code, reason = "read by the consumer, through the capsule")]
    described: D,
    _tensor: Tensor,
    _shape: Box<[i64]>,
    _strides: Box<[i64]>,
}

fn describe(t: &Tensor, shape: &mut [i64], strides: &mut [i64]) -> DLTensor {
    let (code, bits) = code_of(t.dtype());
    DLTensor {
        data: t.data().cast(),
        device: (CPU, 0),
        ndim: shape.len() as i32,
        code,
        bits,
        lanes: 1,
        shape: shape.as_mut_ptr(),
        strides: strides.as_mut_ptr(),
        byte_offset: 0,
    }
}

unsafe extern "C" fn delete(managed: *mut Managed) {
    // SAFETY: made by `export` from a box of this type; the description is its first field.
    drop(unsafe { Box::from_raw(managed.cast::<Export<Managed>>()) });
}
unsafe extern "C" fn delete_versioned(managed: *mut Versioned) {
    // SAFETY: as above.
    drop(unsafe { Box::from_raw(managed.cast::<Export<Versioned>>()) });
}

const PLAIN: &CStr = c"dltensor";
const USED: &CStr = c"used_dltensor";
const VERSIONED: &CStr = c"dltensor_versioned";
const USED_VERSIONED: &CStr = c"used_dltensor_versioned";

/// A capsule that nobody took frees what it describes.
unsafe extern "C" fn release(capsule: *mut ffi::PyObject) {
    // SAFETY: called by CPython on a capsule of ours; an untaken one still has its first name.
    unsafe {
        if ffi::PyCapsule_IsValid(capsule, PLAIN.as_ptr()) != 0 {
            delete(ffi::PyCapsule_GetPointer(capsule, PLAIN.as_ptr()).cast());
        } else if ffi::PyCapsule_IsValid(capsule, VERSIONED.as_ptr()) != 0 {
            delete_versioned(ffi::PyCapsule_GetPointer(capsule, VERSIONED.as_ptr()).cast());
        }
    }
}

/// `__dlpack_device__`.
pub fn device(t: &Tensor) -> PyResult<(i32, i32)> {
    match t.device().kind {
        DeviceKind::Cpu => Ok((CPU, 0)),
        _ => Err(PyBufferError::new_err(format!("DLPack has no device for {}", t.device()))),
    }
}

/// `__dlpack__`.
pub fn export<'py>(
    py: Python<'py>,
    t: &Tensor,
    max_version: Option<(u32, u32)>,
    dl_device: Option<(i32, i32)>,
    copy: Option<bool>,
) -> PyResult<Bound<'py, PyAny>> {
    let here = device(t)?;
    if dl_device.is_some_and(|d| d != here) {
        return Err(PyBufferError::new_err(format!(
            "the tensor is on {}; move it before exporting it",
            t.device()
        )));
    }
    if t.requires_grad() {
        return Err(PyBufferError::new_err("a tensor that requires grad cannot be exported; use detach()"));
    }
    if t.nested().is_some() {
        return Err(PyBufferError::new_err("a nested tensor cannot be exported; use unbind()"));
    }
    let copied = copy == Some(true);
    let tensor = if copied { crate::create::copied(py, t, t.dtype())? } else { t.clone() };
    let versioned = max_version.is_some_and(|v| v.0 >= 1);
    if !versioned && tensor.storage().is_read_only() {
        return Err(PyBufferError::new_err(
            "the memory is read-only, which only DLPack 1.0 can say; export a clone()",
        ));
    }
    let mut shape: Box<[i64]> = tensor.sizes().into();
    let mut strides: Box<[i64]> = tensor.strides().into();
    let described = describe(&tensor, &mut shape, &mut strides);
    let (pointer, name): (*mut c_void, &CStr) = if versioned {
        let flags =
            if tensor.storage().is_read_only() { READ_ONLY } else { 0 } | if copied { COPIED } else { 0 };
        let described = Versioned {
            version: (1, 0),
            context: null_mut(),
            deleter: Some(delete_versioned),
            flags,
            tensor: described,
        };
        let export = Export { described, _tensor: tensor, _shape: shape, _strides: strides };
        (Box::into_raw(Box::new(export)).cast(), VERSIONED)
    } else {
        let described = Managed { tensor: described, context: null_mut(), deleter: Some(delete) };
        let export = Export { described, _tensor: tensor, _shape: shape, _strides: strides };
        (Box::into_raw(Box::new(export)).cast(), PLAIN)
    };
    // SAFETY: the description lives until its deleter runs; the name is static.
    unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyCapsule_New(pointer, name.as_ptr(), Some(release))) }
}

/// Calls the producer's deleter when the last tensor over its memory goes.
enum Producer {
    Plain(*mut Managed),
    Versioned(*mut Versioned),
}
// SAFETY: the deleter may be called on any thread, once.
unsafe impl Send for Producer {}
// SAFETY: as above.
unsafe impl Sync for Producer {}
impl Drop for Producer {
    fn drop(&mut self) {
        // SAFETY: taken from a capsule that was renamed: we are the only owner, and release once.
        unsafe {
            match *self {
                Producer::Plain(m) => {
                    if let Some(f) = (*m).deleter {
                        f(m);
                    }
                }
                Producer::Versioned(m) => {
                    if let Some(f) = (*m).deleter {
                        f(m);
                    }
                }
            }
        }
    }
}

fn dtype_of(code: u8, bits: u8, lanes: u16) -> Option<DType> {
    DType::ALL.into_iter().find(|d| lanes == 1 && code_of(*d) == (code, bits))
}

/// Takes a capsule: its memory and who releases it.
fn take(capsule: &Bound<'_, PyAny>) -> PyResult<(*const DLTensor, bool, Producer)> {
    let pointer = capsule.as_ptr();
    // SAFETY: capsules are asked by name, and what has the name has the layout that DLPack fixes for it.
    unsafe {
        if ffi::PyCapsule_IsValid(pointer, VERSIONED.as_ptr()) != 0 {
            let managed = ffi::PyCapsule_GetPointer(pointer, VERSIONED.as_ptr()).cast::<Versioned>();
            if (*managed).version.0 > 1 {
                return Err(PyBufferError::new_err(format!(
                    "DLPack version {}.{} is not known here, at most 1.x",
                    (*managed).version.0,
                    (*managed).version.1
                )));
            }
            ffi::PyCapsule_SetName(pointer, USED_VERSIONED.as_ptr());
            let read_only = (*managed).flags & READ_ONLY != 0;
            Ok((&raw const (*managed).tensor, read_only, Producer::Versioned(managed)))
        } else if ffi::PyCapsule_IsValid(pointer, PLAIN.as_ptr()) != 0 {
            let managed = ffi::PyCapsule_GetPointer(pointer, PLAIN.as_ptr()).cast::<Managed>();
            ffi::PyCapsule_SetName(pointer, USED.as_ptr());
            Ok((&raw const (*managed).tensor, false, Producer::Plain(managed)))
        } else {
            Err(PyTypeError::new_err("from_dlpack(): expected a DLPack capsule that was not taken yet"))
        }
    }
}

/// `from_dlpack(x)`: a tensor over the memory of `x`, an object with `__dlpack__` or a capsule.
///
/// # Errors
/// `BufferError` for another device or type, ValueError for strides that tensors do not have.
pub fn import(object: &Bound<'_, PyAny>) -> PyResult<Tensor> {
    let py = object.py();
    // SAFETY: a live object.
    let capsule = if unsafe { ffi::PyCapsule_CheckExact(object.as_ptr()) } != 0 {
        object.clone()
    } else {
        if !object.hasattr("__dlpack__")? {
            return Err(PyTypeError::new_err(format!(
                "from_dlpack(): expected an object with __dlpack__, got {}",
                object.get_type().name()?
            )));
        }
        ask(object)?
    };
    let (described, read_only, producer) = take(&capsule)?;
    // SAFETY: a taken description stays valid until its deleter runs.
    let d = unsafe { &*described };
    if ![CPU, CUDA_HOST].contains(&d.device.0) {
        return Err(PyBufferError::new_err(format!(
            "from_dlpack(): memory on device type {} is not the CPU's",
            d.device.0
        )));
    }
    let Some(dtype) = dtype_of(d.code, d.bits, d.lanes) else {
        return Err(PyBufferError::new_err(format!(
            "from_dlpack(): no dtype for type code {} with {} bits and {} lane(s)",
            d.code, d.bits, d.lanes
        )));
    };
    if d.ndim < 0 || (d.ndim > 0 && d.shape.is_null()) {
        return Err(PyValueError::new_err("from_dlpack(): the capsule has no valid shape"));
    }
    let n = d.ndim as usize;
    // SAFETY: the description has `ndim` sizes and, unless null, strides.
    let list = |p: *mut i64| unsafe { std::slice::from_raw_parts(p, n) }.to_vec();
    let sizes = if n == 0 { Vec::new() } else { list(d.shape) };
    let item = dtype.size() as i64;
    let strides = (!d.strides.is_null() && n > 0)
        .then(|| list(d.strides).into_iter().map(|s| s.saturating_mul(item)).collect());
    let end = usize::try_from(d.byte_offset).ok().and_then(|n| (d.data as usize).checked_add(n));
    if end.is_none() {
        return Err(PyValueError::new_err(format!(
            "from_dlpack(): the byte offset {} lies outside of memory",
            d.byte_offset
        )));
    }
    let data = d.data.cast::<u8>().wrapping_add(d.byte_offset as usize);
    let described = Described { data, dtype, sizes, strides, read_only };
    // SAFETY: the producer vouches for the memory until it is released, which the storage's owner does.
    enter::run(py, || unsafe { described.share(Box::new(producer)) })
}

fn ask<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    let kwargs = PyDict::new(py);
    kwargs.set_item("max_version", (1, 0))?;
    match object.call_method("__dlpack__", (), Some(&kwargs)) {
        // Producers from before DLPack 1.0 take no such argument.
        Err(error) if error.is_instance_of::<PyTypeError>(py) => object.call_method0("__dlpack__"),
        other => other,
    }
}
