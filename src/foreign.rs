//! A counted reference to an object of the host language, opaque to the core.
//!
//! The core holds hooks, contexts, gradients and exceptions this way without knowing Python. The binding installs
//! one drop function at start-up; the count of live objects tells the cycle collector whether there is anything to do.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

static DROP: OnceLock<fn(*mut c_void)> = OnceLock::new();
static CLONE: OnceLock<fn(*mut c_void)> = OnceLock::new();
static LIVE: AtomicUsize = AtomicUsize::new(0);

#[repr(transparent)]
pub struct Foreign(NonNull<c_void>);

// SAFETY: the host's own count is only touched through the installed functions, which may be called on any thread.
unsafe impl Send for Foreign {}
// SAFETY: as above; a shared reference gives out the pointer and nothing else.
unsafe impl Sync for Foreign {}

/// Called once by the binding: how to take and give back a count.
pub fn install(clone: fn(*mut c_void), drop: fn(*mut c_void)) {
    let _ = CLONE.set(clone);
    let _ = DROP.set(drop);
}

/// How many host objects the core holds.
pub fn live() -> usize {
    LIVE.load(Relaxed)
}

impl Foreign {
    /// # Safety
    /// Takes over one count of `object`, which is a live object of the host that called [`install`].
    pub unsafe fn from_raw(object: NonNull<c_void>) -> Self {
        LIVE.fetch_add(1, Relaxed);
        Foreign(object)
    }
    pub fn as_ptr(&self) -> *mut c_void {
        self.0.as_ptr()
    }
}
impl Clone for Foreign {
    fn clone(&self) -> Self {
        if let Some(f) = CLONE.get() {
            f(self.0.as_ptr());
        }
        LIVE.fetch_add(1, Relaxed);
        Foreign(self.0)
    }
}
impl Drop for Foreign {
    fn drop(&mut self) {
        LIVE.fetch_sub(1, Relaxed);
        if let Some(f) = DROP.get() {
            f(self.0.as_ptr());
        }
    }
}
impl std::fmt::Debug for Foreign {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Foreign({:p})", self.0)
    }
}
