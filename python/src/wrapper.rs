//! Python objects that hold one count on an object of the core, and what the cycle collector sees of them.
//!
//! A core object has at most one live wrapper: its header points back (weakly), and [`wrap`] finds it. So `x.grad is
//! x.grad`, `x.add_(1) is x`, and a Parameter stays one in hooks. The rules of identity, traverse and clear, and why
//! each step is as it is: ARCHITECTURE.md, "Who owns whom".

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyRuntimeError;
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use pyo3::pyclass::boolean_struct::True;
use pyo3::{PyClass, ffi};
use rtensor::autograd::collect;
use rtensor::counted::Header;
use rtensor::foreign::Foreign;
use rtensor::tensor::{Tensor, TensorImpl};

use crate::enter;

/// A counted handle of the core, as a raw pointer and back.
pub trait Handle: Sized {
    type Target;
    fn raw(self) -> *mut Self::Target;
    /// # Safety
    /// A pointer from [`Handle::raw`], once.
    unsafe fn from_raw(pointer: *mut Self::Target) -> Self;
    fn header(&self) -> &Header;
}
impl Handle for Tensor {
    type Target = TensorImpl;
    fn raw(self) -> *mut TensorImpl {
        self.into_raw()
    }
    unsafe fn from_raw(pointer: *mut TensorImpl) -> Self {
        // SAFETY: by contract.
        unsafe { Tensor::from_raw(pointer) }
    }
    fn header(&self) -> &Header {
        Tensor::header(self)
    }
}

/// The payload of a wrapper: the handle as a pointer, null once cleared.
#[repr(transparent)]
pub struct Cell<H: Handle>(AtomicPtr<H::Target>);
impl<H: Handle> Cell<H> {
    pub fn new(handle: H) -> Self {
        Cell(AtomicPtr::new(handle.raw()))
    }
}

/// Facts of a class, measured at start-up.
pub struct Facts {
    class: AtomicPtr<ffi::PyTypeObject>,
    /// Distance from the Python object to the payload.
    offset: AtomicUsize,
}
impl Facts {
    pub const fn new() -> Self {
        Facts { class: AtomicPtr::new(null_mut()), offset: AtomicUsize::new(0) }
    }
    #[inline]
    pub fn class(&self) -> *mut ffi::PyTypeObject {
        self.class.load(Relaxed)
    }
}

/// While set, traverse notes the phases that it is called in.
static PROBING: AtomicBool = AtomicBool::new(false);
static PHASES: Mutex<String> = Mutex::new(String::new());

/// A class whose payload is a [`Cell`].
pub trait Wrapper: PyClass<Frozen = True> + Sync + Sized {
    type Of: Handle;
    fn cell(&self) -> &Cell<Self::Of>;
    fn facts() -> &'static Facts;

    /// The Python object that this is the payload of.
    fn object(&self) -> *mut ffi::PyObject {
        (std::ptr::from_ref(self) as usize - Self::facts().offset.load(Relaxed)) as *mut ffi::PyObject
    }

    /// The handle.
    ///
    /// # Errors
    /// RuntimeError when the collector has cleared this wrapper.
    #[inline]
    fn handle(&self) -> PyResult<&Self::Of> {
        let cell = &self.cell().0;
        if cell.load(Relaxed).is_null() {
            return Err(PyRuntimeError::new_err("this object was cleared by the garbage collector"));
        }
        // SAFETY: `Tensor` and `Ref` are transparent over a non-null pointer, as the cell is now; only clear and drop
        // take it out, and whoever borrows holds a reference on the Python object.
        Ok(unsafe { &*std::ptr::from_ref(cell).cast::<Self::Of>() })
    }

    /// Gives the count back; last of all, because that may run any Python code.
    fn leave(&self) {
        let pointer = self.cell().0.load(Relaxed);
        if pointer.is_null() {
            return;
        }
        self.cell().0.store(null_mut(), Relaxed); // no swap: the interpreter lock orders this

        // SAFETY: put there by `alloc`, and taken out once.
        let handle = unsafe { Self::Of::from_raw(pointer) };
        self.forget(handle.header());
        collect::interrupted();
        // SAFETY: tp_dealloc and tp_clear run under the interpreter lock.
        enter::attached(unsafe { Python::assume_attached() }, || drop(handle));
    }

    /// Gives up this wrapper's own count, and not even that when somebody outside the judged set owns the object:
    /// then it is alive, and code that runs between two clears may just have got this wrapper.
    fn clear(&self) {
        let pointer = self.cell().0.load(Relaxed).cast::<Header>();
        // SAFETY: a handle's target starts with its header.
        let Some(header) = (unsafe { pointer.as_ref() }) else { return };
        if collect::judged(header) {
            self.leave();
        } else {
            self.forget(header);
        }
    }

    /// The object's live wrapper is not this one any more.
    fn forget(&self, header: &Header) {
        if header.back.load(Relaxed) == self.object().cast::<c_void>() {
            header.back.store(null_mut(), Relaxed);
        }
    }

    /// # Errors
    /// What `visit` gives.
    fn traverse(&self, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        const { assert!(size_of::<PyVisit<'static>>() == 2 * size_of::<usize>()) };
        // SAFETY: a visitproc and its argument, two words; compared, never called.
        let words: [usize; 2] = unsafe { std::mem::transmute_copy(visit) };
        // CPython passes the traversed object itself as the argument while it subtracts, and never else.
        let subtracting = words.contains(&(self.object() as usize));
        if PROBING.load(Relaxed) {
            PHASES.lock().unwrap_or_else(PoisonError::into_inner).push(if subtracting { '1' } else { '2' });
        }
        let pointer = self.cell().0.load(Relaxed).cast::<Header>();
        // SAFETY: a handle's target starts with its header.
        let Some(header) = (unsafe { pointer.as_ref() }) else { return Ok(()) };
        let mut result = Ok(());
        collect::traverse(header, subtracting, words, &mut |object| {
            // SAFETY: `Foreign` and `Py` are both one non-null pointer to a Python object.
            result = visit.call(unsafe { &*std::ptr::from_ref::<Foreign>(object).cast::<Py<PyAny>>() });
            result.is_err()
        });
        result
    }
}

/// The live wrapper, borrowed. A count of 0: it is being deallocated (a subclass's slots die first).
#[inline]
fn live(header: &Header) -> Option<*mut ffi::PyObject> {
    let back = header.back.load(Relaxed).cast::<ffi::PyObject>();
    // SAFETY: `back` is reset before the wrapper's memory goes, under the lock that we hold.
    (!back.is_null() && unsafe { ffi::Py_REFCNT(back) } > 0).then_some(back)
}

/// The live wrapper of `handle`, or a new one: a new reference, null with an exception set.
#[inline]
pub fn wrap_raw<W: Wrapper>(py: Python<'_>, handle: W::Of) -> *mut ffi::PyObject {
    match live(handle.header()) {
        Some(object) => {
            // SAFETY: alive, and the lock is held.
            unsafe { ffi::Py_INCREF(object) };
            enter::attached(py, || drop(handle));
            object
        }
        None => alloc::<W>(py, W::facts().class(), handle),
    }
}

/// A new wrapper of class `class`, unless the handle has one when it is made.
fn alloc<W: Wrapper>(_py: Python<'_>, class: *mut ffi::PyTypeObject, handle: W::Of) -> *mut ffi::PyObject {
    collect::interrupted();
    // SAFETY: `class` is the class of `W` or a subclass; the payload is null until it is set below, which traverse
    // and drop know.
    let object = unsafe { ffi::PyType_GenericAlloc(class, 0) };
    if object.is_null() {
        return object;
    }
    // The allocation may have run a collection, and that Python code which wrapped the same handle.
    if let Some(other) = live(handle.header()) {
        // SAFETY: both are live objects, and the lock is held.
        unsafe {
            ffi::Py_DECREF(object);
            ffi::Py_INCREF(other);
        }
        return other;
    }
    handle.header().back.store(object.cast(), Relaxed);
    // SAFETY: the payload lies at the offset measured at start-up.
    unsafe {
        let cell = object.cast::<u8>().add(W::facts().offset.load(Relaxed)).cast::<Cell<W::Of>>();
        cell.write(Cell::new(handle));
    }
    object
}

/// The wrapper of `handle`.
pub fn wrap<W: Wrapper>(py: Python<'_>, handle: W::Of) -> PyResult<Bound<'_, PyAny>> {
    // SAFETY: a new reference, or null with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, wrap_raw::<W>(py, handle)) }
}

/// A wrapper of the class `class`, which is that of `W` or a subclass; the handle has none yet.
pub fn wrap_as<'py, W: Wrapper>(
    class: &Bound<'py, pyo3::types::PyType>,
    handle: W::Of,
) -> PyResult<Bound<'py, PyAny>> {
    let py = class.py();
    // SAFETY: as in `wrap`.
    unsafe { Bound::from_owned_ptr_or_err(py, alloc::<W>(py, class.as_type_ptr(), handle)) }
}

/// The handle in `object`, if that is a wrapper.
#[inline]
pub fn borrow<'a, W: Wrapper>(object: *mut ffi::PyObject) -> Option<&'a W::Of> {
    let facts = W::facts();
    // SAFETY: an object whose class is that of `W` has a cell at the measured offset; the caller holds the object
    // while it uses the handle.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if class != facts.class() && ffi::PyType_IsSubtype(class, facts.class()) == 0 {
            return None;
        }
        let cell = object.cast::<u8>().add(facts.offset.load(Relaxed)).cast::<AtomicPtr<()>>();
        if (*cell).load(Relaxed).is_null() { None } else { Some(&*cell.cast::<W::Of>()) }
    }
}

/// Measures a class with one instance made by `PyO3`.
pub fn measure<W: Wrapper>(probe: &Bound<'_, W>) {
    let facts = W::facts();
    facts.class.store(probe.as_any().get_type().as_type_ptr(), Relaxed);
    facts.offset.store(std::ptr::from_ref(probe.get()) as usize - probe.as_ptr() as usize, Relaxed);
}

/// The wrapper of a handle when it lives and is of a subclass.
pub fn live_subclass<W: Wrapper>(handle: &W::Of) -> Option<Foreign> {
    enter::with_python(|py| {
        let object = live(handle.header())?;
        // SAFETY: a live object, under the lock.
        let object = unsafe { Bound::from_borrowed_ptr(py, object) };
        (object.get_type().as_type_ptr() != W::facts().class()).then(|| enter::to_foreign(object))
    })
}

/// Whether the collector's phases come as [`collect`] needs: all subtracting visits, then the others.
fn phases_are_as_expected(seen: &str) -> bool {
    let (first, second) = seen.split_at(seen.len() / 2);
    !seen.is_empty() && first.bytes().all(|b| b == b'1') && second.bytes().all(|b| b == b'2')
}

/// Connects to the cycle collector. The accounting stands on how it calls traverse: see it once, with a tensor that
/// lives through it, else take the cautious rule.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_function(wrap_pyfunction!(collection_boundary, module)?)?;
    let tensor = enter::run(py, || Tensor::from_slice(&[0.0f32]))?;
    let _probe = wrap::<crate::tensor::PyTensor>(py, tensor)?;
    let gc = py.import("gc")?;
    PROBING.store(true, Relaxed);
    gc.call_method1("collect", (0,))?;
    PROBING.store(false, Relaxed);
    let seen = std::mem::take(&mut *PHASES.lock().unwrap_or_else(PoisonError::into_inner));
    if !phases_are_as_expected(&seen) {
        collect::distrust();
    }
    module.add("_collector_phases", seen)?;
    gc.getattr("callbacks")?.call_method1("append", (module.getattr("_collection_boundary")?,))?;
    Ok(())
}

/// For `gc.callbacks`.
#[pyfunction]
#[pyo3(name = "_collection_boundary")]
fn collection_boundary(phase: &str, info: &Bound<'_, PyAny>) -> PyResult<()> {
    // What waits to be dropped would look alive.
    enter::attached(info.py(), || ());
    collect::boundary(phase == "start" && info.get_item("generation")?.extract::<u32>()? == 2);
    Ok(())
}
