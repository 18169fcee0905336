//! `Size`, what `tensor.shape` is: a tuple with `numel()`.
//!
//! A subclass of tuple is made by hand: `PyO3` cannot extend tuple under the stable ABI of Python 3.11. Slicing and
//! adding give a Size again; one item is a plain int, at the speed of a tuple.

use std::ffi::{c_char, c_int, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering::Relaxed};

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use rtensor::scalar::Dim;

use crate::args::Object;

static CLASS: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(null_mut());
/// tuple's own subscript and concatenation.
static SUBSCRIPT: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
static CONCATENATE: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

/// A Size of traced or plain sizes.
#[inline]
pub fn new<'py>(py: Python<'py>, sizes: &[Dim]) -> PyResult<Bound<'py, PyAny>> {
    // SAFETY: an instance of the subclass of tuple with as many items, filled before anybody else sees it.
    unsafe {
        let tuple = ffi::PyType_GenericAlloc(CLASS.load(Relaxed), sizes.len() as ffi::Py_ssize_t);
        let tuple = Bound::from_owned_ptr_or_err(py, tuple)?;
        for (i, size) in sizes.iter().enumerate() {
            let item = if size.is_traced() {
                crate::scalars::from_dim(py, *size)?.into_ptr()
            } else {
                ffi::PyLong_FromLongLong(size.value)
            };
            if item.is_null() || ffi::PyTuple_SetItem(tuple.as_ptr(), i as ffi::Py_ssize_t, item) != 0 {
                return Err(PyErr::fetch(py));
            }
        }
        Ok(tuple)
    }
}

/// A plain tuple that a tuple method gave, as a Size.
fn resized(result: Object) -> Object {
    // SAFETY: a new reference of tuple's method, or null with an exception set.
    unsafe {
        if result.is_null() || ffi::Py_TYPE(result) != &raw mut ffi::PyTuple_Type {
            return result;
        }
        let py = Python::assume_attached();
        let tuple = Bound::from_owned_ptr(py, result).cast_into_unchecked::<PyTuple>();
        let class = Bound::from_borrowed_ptr(py, CLASS.load(Relaxed).cast::<ffi::PyObject>());
        match class.call1((tuple,)) {
            Ok(size) => size.into_ptr(),
            Err(error) => {
                error.restore(py);
                null_mut()
            }
        }
    }
}

unsafe extern "C" fn subscript(this: Object, key: Object) -> Object {
    // SAFETY: tuple's own mp_subscript, read from the type at start-up.
    let base = unsafe { std::mem::transmute::<*mut c_void, ffi::binaryfunc>(SUBSCRIPT.load(Relaxed)) };
    // SAFETY: as CPython called us.
    resized(unsafe { base(this, key) })
}
unsafe extern "C" fn concatenate(this: Object, other: Object) -> Object {
    // SAFETY: tuple's own sq_concat, read from the type at start-up.
    let base = unsafe { std::mem::transmute::<*mut c_void, ffi::binaryfunc>(CONCATENATE.load(Relaxed)) };
    // SAFETY: as CPython called us.
    resized(unsafe { base(this, other) })
}

fn items(this: Object) -> PyResult<Vec<String>> {
    // SAFETY: `this` is a tuple: the methods below are called on a Size only.
    let tuple = unsafe { Borrowed::from_ptr(Python::assume_attached(), this) };
    tuple.try_iter()?.map(|item| Ok(item?.str()?.to_string())).collect()
}
fn finish(result: PyResult<Bound<'_, PyAny>>) -> Object {
    match result {
        Ok(object) => object.into_ptr(),
        Err(error) => {
            // SAFETY: called from CPython with the lock held.
            error.restore(unsafe { Python::assume_attached() });
            null_mut()
        }
    }
}
unsafe extern "C" fn repr(this: Object) -> Object {
    // SAFETY: called from CPython with the lock held.
    let py = unsafe { Python::assume_attached() };
    finish(
        items(this).map(|all| {
            pyo3::types::PyString::new(py, &format!("rtensor.Size([{}])", all.join(", "))).into_any()
        }),
    )
}
unsafe extern "C" fn numel(this: Object, _: Object) -> Object {
    // SAFETY: called from CPython on a Size with the lock held.
    let tuple = unsafe { Borrowed::from_ptr(Python::assume_attached(), this) };
    let product = || {
        let mut product = pyo3::types::PyInt::new(tuple.py(), 1).into_any();
        for item in tuple.try_iter()? {
            product = product.mul(item?)?;
        }
        Ok(product)
    };
    finish(product())
}
unsafe extern "C" fn reduce(this: Object, _: Object) -> Object {
    // SAFETY: called from CPython on a Size with the lock held.
    let tuple = unsafe { Borrowed::from_ptr(Python::assume_attached(), this) };
    let parts = || {
        let plain = tuple.py().get_type::<PyTuple>().call1((tuple,))?;
        Ok((tuple.get_type(), (plain,)).into_pyobject(tuple.py())?.into_any())
    };
    finish(parts())
}

/// Makes the class and adds it to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let method =
        |name: &'static std::ffi::CStr, f: ffi::PyCFunction, doc: &'static std::ffi::CStr| ffi::PyMethodDef {
            ml_name: name.as_ptr(),
            ml_meth: ffi::PyMethodDefPointer { PyCFunction: f },
            ml_flags: ffi::METH_NOARGS,
            ml_doc: doc.as_ptr(),
        };
    let methods: &'static mut [ffi::PyMethodDef] = Box::leak(Box::new([
        method(c"numel", numel, c"numel($self)\n--\n\nNumber of elements of a tensor of this size."),
        method(c"__reduce__", reduce, c""),
        ffi::PyMethodDef::zeroed(),
    ]));
    let slot = |slot: c_int, pfunc: *mut c_void| ffi::PyType_Slot { slot, pfunc };
    let mut slots = [
        slot(ffi::Py_mp_subscript, subscript as *mut c_void),
        slot(ffi::Py_sq_concat, concatenate as *mut c_void),
        slot(ffi::Py_tp_repr, repr as *mut c_void),
        slot(ffi::Py_tp_methods, methods.as_mut_ptr().cast()),
        slot(ffi::Py_tp_doc, c"Sizes of a tensor, by dimension.".as_ptr().cast_mut().cast()),
        slot(0, null_mut()),
    ];
    let name: *const c_char = c"rtensor.Size".as_ptr();
    let flags = (ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_BASETYPE) as std::ffi::c_uint;
    let mut spec = ffi::PyType_Spec { name, basicsize: 0, itemsize: 0, flags, slots: slots.as_mut_ptr() };
    // SAFETY: a spec with sizes inherited from tuple; names and methods live for ever, and tuple's slots are there.
    let class = unsafe {
        let tuple = &raw mut ffi::PyTuple_Type;
        SUBSCRIPT.store(ffi::PyType_GetSlot(tuple, ffi::Py_mp_subscript), Relaxed);
        CONCATENATE.store(ffi::PyType_GetSlot(tuple, ffi::Py_sq_concat), Relaxed);
        Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpecWithBases(&raw mut spec, tuple.cast()))?
    };
    module.add("Size", &class)?;
    CLASS.store(class.into_ptr().cast(), Relaxed);
    Ok(())
}
