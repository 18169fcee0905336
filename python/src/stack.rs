//! Whether the native stack of a thread still has room.
//!
//! Python's own limit counts frames. A Python function that the core calls (an `__index__`, a kernel, a hook) and that
//! calls the core again takes more native stack for each of them than Python reckons with, and threads may have small
//! stacks. So every entry into the core looks at how much is left. Where the bounds are not known, nothing is checked.

use std::cell::Cell;

use pyo3::exceptions::PyRecursionError;
use pyo3::prelude::*;

#[derive(Clone, Copy)]
struct Bounds {
    /// The lowest address.
    low: usize,
    /// Below this the rest is kept for what is already running.
    floor: usize,
}
thread_local! {
    static BOUNDS: Cell<Option<Bounds>> = const { Cell::new(None) };
}

/// # Errors
/// `RecursionError` when little is left.
#[inline]
pub fn check() -> PyResult<()> {
    let mark = 0u8;
    let here = (&raw const mark).addr();
    let bounds = BOUNDS.get().unwrap_or_else(look);
    // Lower than the lowest: code that runs on a stack of its own.
    if here < bounds.floor && here >= bounds.low { Err(exhausted()) } else { Ok(()) }
}

#[cold]
fn exhausted() -> PyErr {
    PyRecursionError::new_err("the stack is nearly full: Python and rtensor call each other too deeply")
}

#[cold]
fn look() -> Bounds {
    let (low, size) = bounds().unwrap_or((0, 0));
    let found = Bounds { low, floor: low + (size / 4).min(256 << 10) };
    BOUNDS.set(Some(found));
    found
}

/// Lowest address and size.
#[cfg(target_os = "linux")]
fn bounds() -> Option<(usize, usize)> {
    let (mut low, mut size) = (std::ptr::null_mut(), 0);
    let mut attributes = std::mem::MaybeUninit::<libc::pthread_attr_t>::uninit();
    // SAFETY: the attributes are filled by the first call, read by the second and destroyed once.
    let known = unsafe {
        if libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) != 0 {
            return None;
        }
        let known = libc::pthread_attr_getstack(attributes.as_ptr(), &raw mut low, &raw mut size) == 0;
        libc::pthread_attr_destroy(attributes.as_mut_ptr());
        known
    };
    known.then(|| (low.addr(), size))
}
#[cfg(not(target_os = "linux"))]
fn bounds() -> Option<(usize, usize)> {
    None
}
