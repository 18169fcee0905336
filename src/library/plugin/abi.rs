//! The types of `python/rtensor/include/rtensor.h`, field by field. That file says what they mean.

use std::ffi::{c_char, c_void};

use crate::error::{Error, Result};

pub(super) const ABI: u32 = 1;

/// Which member of [`Member`] counts.
pub(super) mod kind {
    pub(in crate::library::plugin) const NONE: i32 = 0;
    pub(in crate::library::plugin) const BOOL: i32 = 1;
    pub(in crate::library::plugin) const INT: i32 = 2;
    pub(in crate::library::plugin) const FLOAT: i32 = 3;
    pub(in crate::library::plugin) const STR: i32 = 4;
    pub(in crate::library::plugin) const TENSOR: i32 = 5;
    pub(in crate::library::plugin) const INTS: i32 = 6;
    pub(in crate::library::plugin) const FLOATS: i32 = 7;
    pub(in crate::library::plugin) const TENSORS: i32 = 8;
    pub(in crate::library::plugin) const DTYPE: i32 = 9;
}

/// A tensor as a plug-in holds it: a borrowed `TensorImpl`.
#[repr(C)]
pub(super) struct RawTensor {
    _private: [u8; 0],
}

#[derive(Clone, Copy)]
#[repr(C)]
pub(super) union Member {
    pub(super) integer: i64,
    pub(super) real: f64,
    pub(super) text: *const c_char,
    pub(super) tensor: *const RawTensor,
    pub(super) integers: *const i64,
    pub(super) reals: *const f64,
    pub(super) tensors: *const *const RawTensor,
}

#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct RawValue {
    pub(super) kind: i32,
    pub(super) count: usize,
    pub(super) member: Member,
}
impl RawValue {
    pub(super) const NONE: RawValue = RawValue { kind: kind::NONE, count: 0, member: Member { integer: 0 } };
    pub(super) fn new(kind: i32, member: Member) -> Self {
        RawValue { kind, count: 0, member }
    }
    pub(super) fn array(kind: i32, count: usize, member: Member) -> Self {
        RawValue { kind, count, member }
    }
}

#[repr(C)]
pub(super) struct Info {
    pub(super) data: *mut c_void,
    pub(super) sizes: *const i64,
    pub(super) strides: *const i64,
    pub(super) ndim: usize,
    pub(super) numel: i64,
    pub(super) dtype: i32,
    pub(super) device: i32,
    pub(super) is_contiguous: i32,
}

pub(super) type KernelFunction =
    unsafe extern "C" fn(*const Api, *mut super::call::PluginCall<'_>, *mut c_void) -> i32;

/// The function that a plug-in exports.
pub(super) type Entry = unsafe extern "C" fn(*const Api, *mut super::Loading) -> i32;

#[repr(C)]
pub(super) struct Api {
    pub(super) abi: u32,
    pub(super) size: u32,
    pub(super) define: unsafe extern "C" fn(*mut super::Loading, *const c_char) -> i32,
    pub(super) implement: unsafe extern "C" fn(
        *mut super::Loading,
        *const c_char,
        *const c_char,
        Option<KernelFunction>,
        *mut c_void,
    ) -> i32,
    pub(super) arguments: unsafe extern "C" fn(*const super::call::PluginCall<'_>) -> usize,
    pub(super) argument: unsafe extern "C" fn(*mut super::call::PluginCall<'_>, usize, *mut RawValue) -> i32,
    pub(super) result: unsafe extern "C" fn(*mut super::call::PluginCall<'_>, *const RawValue) -> i32,
    pub(super) tensor:
        unsafe extern "C" fn(*mut super::call::PluginCall<'_>, *const RawTensor, *mut Info) -> i32,
    pub(super) empty: unsafe extern "C" fn(
        *mut super::call::PluginCall<'_>,
        *const i64,
        usize,
        i32,
        i32,
        *mut *const RawTensor,
    ) -> i32,
    pub(super) dispatch: unsafe extern "C" fn(
        *mut super::call::PluginCall<'_>,
        *const c_char,
        *const RawValue,
        usize,
        *mut RawValue,
        usize,
        *mut usize,
    ) -> i32,
    pub(super) fail:
        unsafe extern "C" fn(*mut super::call::PluginCall<'_>, *const c_char, *const c_char) -> i32,
}

/// A text of the plug-in.
///
/// # Safety
/// Null, or a string that ends with 0 and lives through the call.
pub(super) unsafe fn text<'a>(text: *const c_char, what: &str) -> Result<&'a str> {
    if text.is_null() {
        return Err(Error::value(format!("{what} is null")));
    }
    // SAFETY: by contract.
    let text = unsafe { std::ffi::CStr::from_ptr(text) };
    text.to_str().map_err(|_| Error::value(format!("{what} is not UTF-8")))
}

/// An array of the plug-in.
///
/// # Safety
/// `count` elements at `first`, or none.
pub(super) unsafe fn array<'a, T>(first: *const T, count: usize, what: &str) -> Result<&'a [T]> {
    match (first.is_null(), count) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(Error::value(format!("{what} is null"))),
        // SAFETY: by contract.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts(first, count) }),
    }
}
