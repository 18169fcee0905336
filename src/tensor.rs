//! The tensor: storage, layout, dtype, key set, and an opaque slot for autograd.
//!
//! [`Tensor`] is a counted handle. Its storage and layout change only together, by [`TensorImpl::set_body`]: one
//! atomic swap, so that safe code on another thread reads either the old pair or the new one.
//!
//! # Limitations
//! A replaced body lives as long as the tensor does (readers hold plain references into it): a tensor that is resized
//! again and again keeps its old storages until it dies. Growing doubles, so that is at most the final size again.

use std::any::Any;
use std::ops::Deref;
use std::ptr::null_mut;
use std::sync::atomic::{
    AtomicPtr, AtomicU8,
    Ordering::{AcqRel, Acquire, Relaxed},
};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::counted::{self, Counted, Header, Ref, VTable};
use crate::device::cpu::ensure_room;
use crate::device::{Device, DeviceKind};
use crate::dispatch::key::KeySet;
use crate::dtype::{DType, Element};
use crate::error::{Error, Result};
use crate::foreign::Foreign;
use crate::layout::Layout;
use crate::scalar::Scalar;
use crate::storage::Storage;

/// What autograd keeps on a tensor; the tensor knows only that it can be walked and dropped.
pub trait AutogradSlot: Any + Send {
    /// Calls back for each host object and counted object owned.
    fn children(&self, object: &mut dyn FnMut(&Foreign), child: &mut dyn FnMut(&Header));
    fn as_any(&mut self) -> &mut dyn Any;
    /// The tensor that this one is a view of.
    fn base(&self) -> Option<Tensor>;
}

/// Storage and layout, which change together.
pub struct Body {
    pub storage: Storage,
    pub layout: Layout,
}

/// Sizes of the components of a nested tensor, one row each; `layout` then has the buffer flat.
#[derive(Clone, Debug, PartialEq)]
pub struct NestedSizes {
    pub sizes: Vec<Vec<i64>>,
}

const REQUIRES_GRAD: u8 = 1;
const HAS_SLOT: u8 = 2;
const WRAPPED_NUMBER: u8 = 4;
const INFERENCE: u8 = 8;
const VIEW: u8 = 16;
const UNVERSIONED: u8 = 32;

#[repr(C)]
pub struct TensorImpl {
    header: Header,
    keys: KeySet,
    dtype: DType,
    flags: AtomicU8,
    /// Null: `first` still holds. Else a leaked box; each knows the one before it.
    current: AtomicPtr<Later>,
    first: Body,
    slot: Mutex<Option<Box<dyn AutogradSlot>>>,
    nested: Option<Box<NestedSizes>>,
}
struct Later {
    body: Body,
    before: *mut Later,
}

// SAFETY: the chain of bodies is reached through an atomic pointer and only ever grows; the rest is immutable, atomic
// or behind the mutex.
unsafe impl Send for TensorImpl {}
// SAFETY: as above.
unsafe impl Sync for TensorImpl {}
// SAFETY: `repr(C)`, header first, with this type's vtable; `make` is the only constructor, in a place of `Ref`'s.
unsafe impl Counted for TensorImpl {}

static VTABLE: VTable = VTable {
    // SAFETY: the counting layer calls it once, at count 0.
    free: |h| unsafe { counted::free::<TensorImpl>(h) },
    is_plain: |h| of(h).is_plain(),
    children: |h, wait, object, child| {
        let t = of(h);
        if t.is_plain() {
            return true;
        }
        let slot = if wait { Some(t.lock_slot()) } else { t.slot.try_lock().ok() };
        slot.map(|s| {
            if let Some(s) = &*s {
                s.children(object, child);
            }
        })
        .is_some()
    },
};

/// The tensor that a header with this vtable heads.
fn of(h: &Header) -> &TensorImpl {
    // SAFETY: only `TensorImpl` uses this vtable.
    unsafe { &*std::ptr::from_ref(h).cast() }
}

impl TensorImpl {
    /// Storage and layout as of one moment.
    #[inline]
    pub fn body(&self) -> &Body {
        let later = self.current.load(Acquire);
        // SAFETY: a later body is freed only in Drop.
        if later.is_null() { &self.first } else { unsafe { &(*later).body } }
    }
    /// Replaces storage and layout in one step.
    ///
    /// # Errors
    /// `Runtime` when the layout reaches past the storage.
    pub fn set_body(&self, storage: Storage, layout: Layout) -> Result<()> {
        layout.check_bounds(self.dtype.size(), storage.nbytes())?;
        let new = Box::into_raw(Box::new(Later { body: Body { storage, layout }, before: null_mut() }));
        let mut old = self.current.load(Relaxed);
        loop {
            // SAFETY: not published yet.
            unsafe { (*new).before = old };
            match self.current.compare_exchange_weak(old, new, AcqRel, Relaxed) {
                Ok(_) => return Ok(()),
                Err(now) => old = now,
            }
        }
    }

    #[inline]
    pub fn storage(&self) -> &Storage {
        &self.body().storage
    }
    #[inline]
    pub fn layout(&self) -> &Layout {
        &self.body().layout
    }
    #[inline]
    pub fn sizes(&self) -> &[i64] {
        self.layout().sizes()
    }
    pub fn strides(&self) -> &[i64] {
        self.layout().strides()
    }
    pub fn ndim(&self) -> usize {
        self.layout().ndim()
    }
    pub fn numel(&self) -> i64 {
        self.layout().numel()
    }
    #[inline]
    pub fn dtype(&self) -> DType {
        self.dtype
    }
    pub fn device(&self) -> Device {
        self.storage().device()
    }
    #[inline]
    pub fn keys(&self) -> KeySet {
        self.keys
    }
    pub fn is_contiguous(&self) -> bool {
        self.layout().is_contiguous()
    }
    pub fn is_meta(&self) -> bool {
        self.device().kind == DeviceKind::Meta
    }
    pub fn nested(&self) -> Option<&NestedSizes> {
        self.nested.as_deref()
    }
    pub fn version(&self) -> u64 {
        self.storage().version()
    }
    /// Counts a write, for all that share the memory; not one through `.data`.
    pub fn bump_version(&self) {
        if !self.flag(UNVERSIONED) {
            self.storage().bump_version();
        }
    }
    /// Writes through this tensor, and through views of it, go unnoticed.
    pub fn set_unversioned(&self) {
        self.set_flag(UNVERSIONED, true);
    }

    #[inline]
    fn flag(&self, bit: u8) -> bool {
        self.flags.load(Relaxed) & bit != 0
    }
    fn set_flag(&self, bit: u8, on: bool) {
        if on {
            self.flags.fetch_or(bit, Relaxed);
        } else {
            self.flags.fetch_and(!bit, Relaxed);
        }
    }
    /// Its own flag, or, for a view, that of its base (which an in-place operation may have set later).
    #[inline]
    pub fn requires_grad(&self) -> bool {
        let flags = self.flags.load(Relaxed);
        flags & REQUIRES_GRAD != 0 || (flags & VIEW != 0 && self.base_requires_grad())
    }
    #[cold]
    fn base_requires_grad(&self) -> bool {
        let base = self.lock_slot().as_ref().and_then(|s| s.base());
        base.is_some_and(|b| b.requires_grad())
    }
    pub fn is_view(&self) -> bool {
        self.flag(VIEW)
    }
    pub fn set_view(&self, on: bool) {
        self.set_flag(VIEW, on);
    }
    pub fn set_requires_grad(&self, on: bool) {
        self.set_flag(REQUIRES_GRAD, on);
    }
    /// Made of a Python number: promotes like the number.
    pub fn is_wrapped_number(&self) -> bool {
        self.flag(WRAPPED_NUMBER)
    }
    pub fn set_wrapped_number(&self) {
        self.set_flag(WRAPPED_NUMBER, true);
    }
    /// Born in inference mode.
    pub fn is_inference(&self) -> bool {
        self.flag(INFERENCE)
    }

    /// No autograd slot: nothing counted is owned.
    #[inline]
    pub fn is_plain(&self) -> bool {
        !self.flag(HAS_SLOT)
    }
    pub fn lock_slot(&self) -> MutexGuard<'_, Option<Box<dyn AutogradSlot>>> {
        self.slot.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Runs `f` on the slot, made with `make` when absent, under its lock.
    pub fn with_slot<S: AutogradSlot + Default, R>(&self, f: impl FnOnce(&mut S) -> R) -> R {
        self.set_flag(HAS_SLOT, true);
        let mut slot = self.lock_slot();
        let slot = slot.get_or_insert_with(|| Box::<S>::default());
        f(slot.as_any().downcast_mut::<S>().expect("one slot type in a process"))
    }

    /// First element's address.
    #[inline]
    pub fn data(&self) -> *mut u8 {
        let body = self.body();
        // Meta tensors have a null base: the address is never read.
        body.storage.data().wrapping_offset(body.layout.offset() as isize * self.dtype.size() as isize)
    }
    /// First element's address as `T`.
    #[inline]
    pub fn data_as<T: Element>(&self) -> *mut T {
        debug_assert_eq!(T::DTYPE, self.dtype);
        self.data().cast()
    }
}

impl Drop for TensorImpl {
    fn drop(&mut self) {
        let mut p = *self.current.get_mut();
        while !p.is_null() {
            // SAFETY: made by `Box::into_raw` in `set_body`; nobody else has the tensor any more.
            p = unsafe { Box::from_raw(p) }.before;
        }
    }
}

/// A counted handle of a tensor.
#[derive(Clone)]
#[repr(transparent)]
pub struct Tensor(Ref<TensorImpl>);

impl Deref for Tensor {
    type Target = TensorImpl;
    #[inline]
    fn deref(&self) -> &TensorImpl {
        &self.0
    }
}

impl Tensor {
    #[inline]
    fn make(storage: Storage, layout: Layout, dtype: DType, nested: Option<Box<NestedSizes>>) -> Tensor {
        // Memory that is new in inference mode; a view of older memory is an ordinary tensor.
        if crate::autograd::mode::inference_mode() && storage.count() == 1 {
            storage.mark_inference();
        }
        let inference = storage.is_inference();
        let keys = KeySet::of_tensor(storage.device(), nested.is_some(), inference);
        let flags = AtomicU8::new(if inference { INFERENCE } else { 0 });
        // Field by field: the whole, 300 bytes, would be copied on its way.
        let place = Ref::<TensorImpl>::place().as_ptr();
        // SAFETY: a new place; every field is written once.
        unsafe {
            (&raw mut (*place).header).write(Header::new(&VTABLE));
            (&raw mut (*place).keys).write(keys);
            (&raw mut (*place).dtype).write(dtype);
            (&raw mut (*place).flags).write(flags);
            (&raw mut (*place).current).write(AtomicPtr::default());
            (&raw mut (*place).first.storage).write(storage);
            (&raw mut (*place).first.layout).write(layout);
            (&raw mut (*place).slot).write(Mutex::new(None));
            (&raw mut (*place).nested).write(nested);
            Tensor::from_raw(place)
        }
    }

    /// A tensor over existing memory.
    ///
    /// # Errors
    /// `Runtime` when the layout reaches past the storage.
    pub fn over(storage: Storage, layout: Layout, dtype: DType) -> Result<Tensor> {
        layout.check_bounds(dtype.size(), storage.nbytes())?;
        Ok(Self::make(storage, layout, dtype, None))
    }

    /// Uninitialised, row-major.
    ///
    /// # Errors
    /// `Shape` for impossible sizes, `OutOfMemory`, `Device`.
    pub fn empty(sizes: &[i64], dtype: DType, device: Device) -> Result<Tensor> {
        let layout = Layout::contiguous(sizes)?;
        let bytes = nbytes(&layout, dtype.size())?;
        Ok(Self::make(Storage::allocate(bytes, device)?, layout, dtype, None))
    }

    /// Uninitialised, of this tensor's sizes, dtype and device. For contiguous tensors it costs less than [`Tensor::empty`].
    ///
    /// # Errors
    /// As [`Tensor::empty`].
    #[inline]
    pub fn empty_alike(&self) -> Result<Tensor> {
        if !self.is_contiguous() {
            return Self::empty(self.sizes(), self.dtype, self.device());
        }
        // No overflow: this tensor has as many elements, in memory.
        let bytes = self.numel() as usize * self.dtype.size();
        Ok(Self::make(Storage::allocate(bytes, self.device())?, self.layout().fresh(), self.dtype, None))
    }

    /// Uninitialised, with the strides given, in memory of its own.
    pub fn empty_strided(sizes: &[i64], strides: &[i64], dtype: DType, device: Device) -> Result<Tensor> {
        let layout = Layout::strided(sizes, strides, 0)?;
        let bytes = layout
            .extent()?
            .checked_mul(dtype.size() as i64)
            .ok_or_else(|| Error::shape("sizes and strides need more than 2^63 bytes"))?;
        Ok(Self::make(Storage::allocate(bytes as usize, device)?, layout, dtype, None))
    }

    /// Another view of the same storage. No autograd history.
    ///
    /// # Errors
    /// As [`Tensor::over`].
    pub fn with_layout(&self, layout: Layout) -> Result<Tensor> {
        let out = Self::over(self.storage().clone(), layout, self.dtype)?;
        if self.flag(UNVERSIONED) {
            out.set_unversioned();
        }
        Ok(out)
    }

    /// The same storage and layout under a new handle, without autograd history.
    pub fn alias(&self) -> Tensor {
        let body = self.body();
        let out = Self::make(body.storage.clone(), body.layout.clone(), self.dtype, self.nested.clone());
        if self.is_wrapped_number() {
            out.set_wrapped_number();
        }
        if self.flag(UNVERSIONED) {
            out.set_unversioned();
        }
        out
    }

    /// A nested tensor: components of `sizes` one after the other in `buffer`, which is one-dimensional.
    pub fn nested_over(buffer: &Tensor, sizes: Vec<Vec<i64>>) -> Result<Tensor> {
        let mut total: i64 = 0;
        for row in &sizes {
            total = total
                .checked_add(crate::shape::numel(row)?)
                .ok_or_else(|| Error::shape("the components have more than 2^63 elements together"))?;
        }
        if buffer.ndim() != 1 || !buffer.is_contiguous() || buffer.numel() != total {
            return Err(Error::shape(format!(
                "the components have {total} elements, the buffer has shape {:?}",
                buffer.sizes()
            )));
        }
        let nested = Some(Box::new(NestedSizes { sizes }));
        Ok(Self::make(buffer.storage().clone(), buffer.layout().clone(), buffer.dtype, nested))
    }

    /// A 0-dim tensor of a number.
    pub fn from_scalar(value: Scalar, dtype: DType, device: Device) -> Result<Tensor> {
        let out = Self::empty(&[], dtype, device)?;
        if !out.is_meta() {
            crate::with_dtype!(dtype, all, |T| {
                let x: T = value.cast();
                // SAFETY: one element was just allocated.
                unsafe { out.data_as::<T>().write(x) };
                Ok::<(), Error>(())
            })?;
        }
        Ok(out)
    }

    /// The elements in row-major order.
    ///
    /// # Errors
    /// `DType` when `T` is not the element type.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        if T::DTYPE != self.dtype {
            return Err(Error::dtype(format!("the tensor holds {}, not {}", self.dtype, T::DTYPE)));
        }
        if self.is_meta() {
            return Err(Error::not_implemented("a meta tensor has no data"));
        }
        ensure_room(self.numel() as usize, size_of::<T>())?;
        let mut out = Vec::with_capacity(self.numel() as usize);
        let base = self.data_as::<T>();
        for_each_offset(self.layout(), |offset| {
            // SAFETY: within the bounds that every layout was checked against.
            out.push(unsafe { base.offset(offset as isize).read() });
        });
        Ok(out)
    }

    /// A one-dimensional tensor of `values` on the CPU.
    pub fn from_slice<T: Element>(values: &[T]) -> Result<Tensor> {
        let out = Self::empty(&[values.len() as i64], T::DTYPE, Device::CPU)?;
        // SAFETY: as many elements as were just allocated.
        unsafe { std::ptr::copy_nonoverlapping(values.as_ptr(), out.data_as::<T>(), values.len()) };
        Ok(out)
    }

    pub fn header(&self) -> &Header {
        self.0.header()
    }
    pub fn same(&self, other: &Tensor) -> bool {
        self.0.same(&other.0)
    }
    /// Identity, for tables keyed by tensor.
    pub fn id(&self) -> usize {
        self.0.as_ptr() as usize
    }
    pub fn into_raw(self) -> *mut TensorImpl {
        self.0.into_raw()
    }
    /// # Safety
    /// A pointer from [`Tensor::into_raw`], once.
    pub unsafe fn from_raw(p: *mut TensorImpl) -> Tensor {
        // SAFETY: by contract.
        Tensor(unsafe { Ref::from_raw(p) })
    }
}

impl std::fmt::Debug for Tensor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tensor({:?}, {}, {})", self.sizes(), self.dtype, self.device())
    }
}

/// Bytes of the elements of a row-major layout.
fn nbytes(layout: &Layout, itemsize: usize) -> Result<usize> {
    match layout.numel().checked_mul(itemsize as i64) {
        Some(bytes) => Ok(bytes as usize),
        None => crate::shape::nbytes(layout.sizes(), itemsize),
    }
}

/// Calls `f` with the position of each element relative to the first, in row-major order.
pub fn for_each_offset(layout: &Layout, mut f: impl FnMut(i64)) {
    let n = layout.numel();
    if layout.is_contiguous() {
        (0..n).for_each(f);
        return;
    }
    let (sizes, strides) = (layout.sizes(), layout.strides());
    let mut index = crate::shape::Sizes::from_elem(0, sizes.len());
    let mut offset = 0;
    for _ in 0..n {
        f(offset);
        for d in (0..sizes.len()).rev() {
            index[d] += 1;
            offset += strides[d];
            if index[d] < sizes[d] {
                break;
            }
            offset -= strides[d] * sizes[d];
            index[d] = 0;
        }
    }
}
