//! Intrusive counts for what Rust and Python share: tensors and autograd nodes.
//!
//! A [`Header`] comes first in each counted type. It holds the count, a weak pointer back to the live Python wrapper,
//! and the marks of the cycle collector (`autograd/collect.rs`). When a count reaches 0 the object is freed through a
//! thread-local queue: nested drops push, the outermost drains, so a chain of 100,000 nodes needs no stack.
//! What owns nothing counted (`VTable::is_plain`) bypasses the queue.

use std::cell::Cell;
use std::ffi::c_void;
use std::ops::Deref;
use std::ptr::{NonNull, null};
use std::sync::atomic::{
    AtomicPtr, AtomicUsize,
    Ordering::{Acquire, Relaxed, Release},
    fence,
};

use crate::device::cpu::{self, Block};
use crate::foreign::Foreign;

/// What a pass of the cycle collector notes. Touched under the interpreter lock, inside a traverse, only.
#[derive(Default)]
pub struct Marks {
    pub pass: Cell<u32>,
    pub seen: Cell<u32>,
    /// All owners were met in the subtracting phase, and the children were counted.
    pub open: Cell<bool>,
    pub walk: Cell<u32>,
    /// The pass in which its own wrapper was met.
    pub root: Cell<u32>,
}

/// What the counting layer must know of a type.
pub struct VTable {
    /// # Safety
    /// The count is 0 and nobody else frees it.
    pub free: unsafe fn(*const Header),
    /// Owns nothing counted and no host object.
    pub is_plain: fn(&Header) -> bool,
    /// Calls back for each host object and each counted object it owns. False: it is locked and `wait` is not set.
    pub children:
        fn(&Header, wait: bool, object: &mut dyn FnMut(&Foreign), child: &mut dyn FnMut(&Header)) -> bool,
}

#[repr(C)]
pub struct Header {
    count: AtomicUsize,
    vtable: &'static VTable,
    /// Weak: the live Python object of this one. Read and written under the interpreter lock only.
    pub back: AtomicPtr<c_void>,
    /// Work list of a collector pass while alive, drop queue once the count is 0: never both.
    pub link: Cell<*const Header>,
    pub marks: Marks,
}
// SAFETY: `link` and `marks` are touched by the collector under the interpreter lock, or by the one thread that
// brought the count to 0; the rest is atomic.
unsafe impl Sync for Header {}
// SAFETY: as above.
unsafe impl Send for Header {}

impl Header {
    pub const fn new(vtable: &'static VTable) -> Self {
        Header {
            count: AtomicUsize::new(1),
            vtable,
            back: AtomicPtr::new(std::ptr::null_mut()),
            link: Cell::new(null()),
            marks: Marks {
                pass: Cell::new(0),
                seen: Cell::new(0),
                open: Cell::new(false),
                walk: Cell::new(0),
                root: Cell::new(0),
            },
        }
    }
    pub fn count(&self) -> usize {
        self.count.load(Acquire)
    }
    pub fn vtable(&self) -> &'static VTable {
        self.vtable
    }
}

/// # Safety
/// `repr(C)` with a [`Header`] first whose vtable is that of the type; always made by [`Ref::new`].
pub unsafe trait Counted {}

/// An owner of a counted object.
#[repr(transparent)]
pub struct Ref<T: Counted>(NonNull<T>);

// SAFETY: a `Ref` gives shared access only, and counts atomically.
unsafe impl<T: Counted + Send + Sync> Send for Ref<T> {}
// SAFETY: as above.
unsafe impl<T: Counted + Send + Sync> Sync for Ref<T> {}

impl<T: Counted> Ref<T> {
    #[inline]
    pub fn new(value: T) -> Self {
        let place = Self::place();
        // SAFETY: a new block, large and aligned enough.
        unsafe { place.write(value) };
        Ref(place)
    }
    /// Memory for a value that is written field by field; then [`Ref::from_raw`] makes the owner.
    #[inline]
    pub(crate) fn place() -> NonNull<T> {
        const { assert!(align_of::<T>() <= cpu::ALIGN) };
        let Ok(block) = cpu::allocate(size_of::<T>()) else {
            // As `Box` does: a few hundred bytes are refused only when nothing works any more.
            std::alloc::handle_alloc_error(std::alloc::Layout::new::<T>());
        };
        block.data.cast::<T>()
    }
    #[inline]
    pub fn header(&self) -> &Header {
        // SAFETY: `Counted` puts a header first, and `self` owns a count.
        unsafe { self.0.cast().as_ref() }
    }
    pub fn as_ptr(&self) -> *const T {
        self.0.as_ptr()
    }
    pub fn same(&self, other: &Self) -> bool {
        self.0 == other.0
    }
    pub fn into_raw(self) -> *mut T {
        let p = self.0.as_ptr();
        std::mem::forget(self);
        p
    }
    /// # Safety
    /// A pointer from [`Ref::into_raw`], once.
    pub unsafe fn from_raw(p: *mut T) -> Self {
        // SAFETY: `into_raw` never gives null.
        Ref(unsafe { NonNull::new_unchecked(p) })
    }
    /// A new count on something that may be dying.
    ///
    /// # Safety
    /// The caller keeps the memory alive: a lock that the dying side takes before it frees.
    pub unsafe fn upgrade(p: *const T) -> Option<Self> {
        // SAFETY: the caller keeps `p` alive.
        let count = unsafe { &(*p.cast::<Header>()).count };
        count.fetch_update(Relaxed, Relaxed, |n| (n > 0).then_some(n + 1)).ok()?;
        NonNull::new(p.cast_mut()).map(Ref)
    }
}
impl<T: Counted> Clone for Ref<T> {
    #[inline]
    fn clone(&self) -> Self {
        self.header().count.fetch_add(1, Relaxed);
        Ref(self.0)
    }
}
impl<T: Counted> Deref for Ref<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: `self` owns a count.
        unsafe { self.0.as_ref() }
    }
}
impl<T: Counted> Drop for Ref<T> {
    #[inline]
    fn drop(&mut self) {
        let h = self.header();
        // The only owner is we, and weak pointers exist to what is not plain alone: nobody can join in. A load costs
        // less than a step down.
        if h.count.load(Acquire) == 1 && (h.vtable.is_plain)(h) {
            // SAFETY: the last owner goes.
            return unsafe { (h.vtable.free)(h) };
        }
        if h.count.fetch_sub(1, Release) == 1 {
            fence(Acquire);
            retire(h);
        }
    }
}

thread_local! {
    // const and without Drop: usable at thread and process exit.
    static QUEUE: Cell<*const Header> = const { Cell::new(null()) };
    static DRAINING: Cell<bool> = const { Cell::new(false) };
}

/// The count is 0: free it, or leave it to the outermost `retire` of this thread. Allocates nothing.
fn retire(h: &Header) {
    if (h.vtable.is_plain)(h) {
        // SAFETY: the count is 0, and we brought it there.
        return unsafe { (h.vtable.free)(h) };
    }
    h.link.set(QUEUE.replace(h));
    if DRAINING.replace(true) {
        return;
    }
    loop {
        let next = QUEUE.get();
        if next.is_null() {
            break;
        }
        // SAFETY: what is queued has count 0 and is freed here only, after it left the queue.
        unsafe {
            QUEUE.set((*next).link.get());
            ((*next).vtable.free)(next);
        }
    }
    DRAINING.set(false);
}

/// For free functions of vtables: drops the `T` that `h` heads, and its memory.
///
/// # Safety
/// `h` heads a `T` made by [`Ref::new`] that nobody owns any more; called once.
#[inline]
pub unsafe fn free<T: Counted>(h: *const Header) {
    let place = NonNull::from(
        // SAFETY: by the contract above.
        unsafe { &*h },
    )
    .cast::<T>();
    // SAFETY: as above; the memory is the block that `new` took.
    unsafe { place.drop_in_place() };
    cpu::free(Block::of(place.cast(), size_of::<T>()));
}
