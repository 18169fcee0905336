//! The door between Python and the core: panics, errors, signals and the interpreter lock are handled here.
//!
//! Everything that may run a kernel goes through [`run`]: it marks the thread as holding the interpreter lock, turns a
//! panic into a RuntimeError and an [`Error`] into its exception. Long work calls back through [`install`]'s hooks:
//! the lock is released around it, and between chunks signals are looked for. A Python object that the core drops
//! without the lock waits in a list for the next entry.

use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rtensor::cpu::parallel;
use rtensor::error::Result;
use rtensor::foreign::{self, Foreign};

use crate::{errors, stack};

/// How often long work looks for signals: taking the lock may wait for another Python thread.
const SIGNALS_EVERY: Duration = Duration::from_millis(20);

thread_local! {
    static ATTACHED: Cell<bool> = const { Cell::new(false) };
    static LAST_LOOK: Cell<Option<Instant>> = const { Cell::new(None) };
    /// The exception that a signal handler raised, on its way out.
    static PENDING: RefCell<Option<PyErr>> = const { RefCell::new(None) };
}

/// Objects whose last owner went on a thread without the interpreter lock.
static DEFERRED: Mutex<Vec<Orphan>> = Mutex::new(Vec::new());
static DEFERRED_COUNT: AtomicUsize = AtomicUsize::new(0);
struct Orphan(*mut c_void);
// SAFETY: only carried; the count is given back by a thread that holds the lock.
unsafe impl Send for Orphan {}

/// Marks this thread as holding the interpreter lock until dropped.
struct Attached(bool);
impl Attached {
    #[inline]
    fn new() -> Self {
        Attached(ATTACHED.replace(true))
    }
}
impl Drop for Attached {
    #[inline]
    fn drop(&mut self) {
        ATTACHED.set(self.0);
    }
}

/// Keeps the thread from ending while it has frames of Rust: until 3.14, CPython ends a thread that wants the lock when
/// the interpreter is gone by unwinding its stack, and Rust cannot catch that. Such a thread waits for the process' end,
/// as it does from 3.14 on. Forgotten where the work came back.
struct Stay;
impl Drop for Stay {
    fn drop(&mut self) {
        while !std::thread::panicking() {
            std::thread::park();
        }
    }
}

#[cfg(not(windows))]
mod raw {
    use pyo3::ffi::PyObject;
    // As in `pyo3::ffi`, but that it may unwind.
    unsafe extern "C-unwind" {
        pub(super) fn PyObject_Call(
            function: *mut PyObject,
            args: *mut PyObject,
            keywords: *mut PyObject,
        ) -> *mut PyObject;
    }
}
#[cfg(windows)]
use pyo3::ffi as raw;

/// Calls a Python function: kernels, formulas and hooks go through here.
pub fn call<'py>(
    function: &Bound<'py, PyAny>,
    args: &Bound<'py, PyTuple>,
    keywords: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let keywords = keywords.map_or(std::ptr::null_mut(), Bound::as_ptr);
    let stay = Stay;
    // SAFETY: live objects, a tuple and a dict or null, under the lock that they prove.
    let result = unsafe { raw::PyObject_Call(function.as_ptr(), args.as_ptr(), keywords) };
    std::mem::forget(stay);
    // SAFETY: a new reference, or null with the exception set.
    unsafe { Bound::from_owned_ptr_or_err(function.py(), result) }
}

/// [`catch_unwind`] of what may call Python.
fn caught<R>(f: impl FnOnce() -> R) -> std::thread::Result<R> {
    catch_unwind(AssertUnwindSafe(|| {
        let stay = Stay;
        let result = f();
        std::mem::forget(stay);
        result
    }))
}

/// Runs `f`, which may run kernels and drop what the core owns, under the interpreter lock that `_py` proves.
#[inline]
pub fn attached<R>(_py: Python<'_>, f: impl FnOnce() -> R) -> R {
    let _mark = Attached::new();
    if DEFERRED_COUNT.load(Relaxed) != 0 {
        release_deferred();
    }
    f()
}

/// As [`attached`], with panics and errors turned into exceptions.
#[inline]
pub fn run<R>(py: Python<'_>, f: impl FnOnce() -> Result<R>) -> PyResult<R> {
    stack::check()?;
    match attached(py, || caught(f)) {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(error)) => Err(errors::exception(py, error)),
        Err(panic) => Err(errors::from_panic(&*panic)),
    }
}

/// For raw trampolines: a Python object or null with the exception set; panics become RuntimeError.
#[inline]
pub fn trampoline(f: impl FnOnce(Python<'_>) -> PyResult<*mut ffi::PyObject>) -> *mut ffi::PyObject {
    // SAFETY: CPython calls a trampoline with the interpreter lock held.
    let py = unsafe { Python::assume_attached() };
    if let Err(error) = stack::check() {
        error.restore(py);
        return std::ptr::null_mut();
    }
    let error = match attached(py, || caught(|| f(py))) {
        Ok(Ok(object)) => return object,
        Ok(Err(error)) => error,
        Err(panic) => errors::from_panic(&*panic),
    };
    error.restore(py);
    std::ptr::null_mut()
}

/// Calls Python from a kernel, on any thread.
pub fn with_python<R>(f: impl FnOnce(Python<'_>) -> R) -> R {
    if ATTACHED.get() {
        // SAFETY: the flag is set only while this thread holds the lock.
        return f(unsafe { Python::assume_attached() });
    }
    let state = SAVED.get();
    if !state.is_null() {
        let _lock = Reattached::new(state);
        // SAFETY: the lock was just taken, and is held until the guard is dropped.
        return f(unsafe { Python::assume_attached() });
    }
    Python::attach(|py| attached(py, || f(py)))
}

/// The lock taken back for a moment by a thread that [`detached`] let go of it: `PyO3` still believes it attached.
struct Reattached;
impl Reattached {
    fn new(state: *mut ffi::PyThreadState) -> Self {
        // SAFETY: `detached` saved the state on this thread, which does not hold the lock.
        unsafe { ffi::PyEval_RestoreThread(state) };
        SAVED.set(std::ptr::null_mut());
        ATTACHED.set(true);
        Reattached
    }
}
impl Drop for Reattached {
    fn drop(&mut self) {
        ATTACHED.set(false);
        // SAFETY: the lock is held since `new`; `detached` restores this state at its end.
        SAVED.set(unsafe { ffi::PyEval_SaveThread() });
    }
}

#[cold]
fn release_deferred() {
    let orphans = {
        let mut list = DEFERRED.lock().unwrap_or_else(PoisonError::into_inner);
        DEFERRED_COUNT.store(0, Relaxed);
        std::mem::take(&mut *list)
    };
    for orphan in orphans {
        // SAFETY: this thread holds the lock, and the list owned one count.
        unsafe { ffi::Py_DecRef(orphan.0.cast()) };
    }
}

fn take_count(object: *mut c_void) {
    with_python(|_| {
        // SAFETY: a clone is made of a live `Foreign`, so the object is alive.
        unsafe { ffi::Py_IncRef(object.cast()) }
    });
}

fn give_back(object: *mut c_void) {
    if ATTACHED.get() {
        // SAFETY: this thread holds the lock, and the caller owned one count.
        return unsafe { ffi::Py_DecRef(object.cast()) };
    }
    if SAVED.get().is_null() {
        // PyO3 knows whether this thread is attached, but not that `detached` let the lock go: it drops now or later.
        // SAFETY: `Py` is one non-null pointer that owns a count.
        return drop(unsafe { std::mem::transmute::<*mut c_void, Py<PyAny>>(object) });
    }
    DEFERRED.lock().unwrap_or_else(PoisonError::into_inner).push(Orphan(object));
    DEFERRED_COUNT.fetch_add(1, Relaxed);
}

/// Runs the closure without the interpreter lock, if this thread holds it.
fn detached(work: &mut dyn FnMut()) {
    if !ATTACHED.get() {
        return work();
    }
    struct Restore(*mut ffi::PyThreadState);
    impl Drop for Restore {
        fn drop(&mut self) {
            // SAFETY: the state that `PyEval_SaveThread` gave, on the same thread.
            unsafe { ffi::PyEval_RestoreThread(self.0) };
            ATTACHED.set(true);
        }
    }
    ATTACHED.set(false);
    LAST_LOOK.set(Some(Instant::now()));
    SAVED.with(|saved| {
        // SAFETY: the flag said that this thread holds the lock.
        let restore = Restore(unsafe { ffi::PyEval_SaveThread() });
        let before = saved.replace(restore.0);
        work();
        saved.set(before);
        drop(restore);
    });
}
thread_local! {
    /// The thread state while detached: to attach for a moment.
    static SAVED: Cell<*mut ffi::PyThreadState> = const { Cell::new(std::ptr::null_mut()) };
}

/// Between chunks: true when a signal handler raised.
fn interrupted() -> bool {
    let now = Instant::now();
    let state = SAVED.get();
    if state.is_null() || LAST_LOOK.get().is_some_and(|last| now.duration_since(last) < SIGNALS_EVERY) {
        return false;
    }
    LAST_LOOK.set(Some(now));
    // SAFETY: detached by `detached`, which saved the state on this thread; it is saved again below.
    unsafe { ffi::PyEval_RestoreThread(state) };
    // SAFETY: the lock was just taken.
    let py = unsafe { Python::assume_attached() };
    let raised = py.check_signals().err();
    let stop = raised.is_some();
    if stop {
        PENDING.set(raised);
    }
    // SAFETY: the lock is held; `detached` restores this state at its end.
    let again = unsafe { ffi::PyEval_SaveThread() };
    debug_assert_eq!(again, state);
    stop
}

/// The exception that made [`parallel`] stop.
pub fn take_pending() -> Option<PyErr> {
    PENDING.take()
}

/// Owns a count of a Python object on behalf of the core.
pub fn to_foreign(object: Bound<'_, PyAny>) -> Foreign {
    let pointer = NonNull::new(object.into_ptr().cast()).expect("a Bound is never null");
    // SAFETY: `into_ptr` gave one count, of a live object.
    unsafe { Foreign::from_raw(pointer) }
}
/// The Python object that the core holds.
pub fn from_foreign<'py>(py: Python<'py>, object: &Foreign) -> Bound<'py, PyAny> {
    // SAFETY: made by `to_foreign`, and alive while `object` is.
    unsafe { Bound::from_borrowed_ptr(py, object.as_ptr().cast()) }
}

/// Connects the core to the interpreter; once, at import.
pub fn install() {
    foreign::install(take_count, give_back);
    parallel::install_host(parallel::Host { detached, interrupted });
}
