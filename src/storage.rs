//! One aligned buffer on one device, counted, with the version counter of all its views.
//!
//! # Rationale
//! Storage is the only owner of raw memory. A small buffer lies behind its own head, so that a small tensor costs one
//! allocation less. A buffer never moves and never changes size: growth makes a new storage. The version counter is
//! here because every view of the memory must see every write. One kind of head does move: a window, which one owner
//! slides along memory that somebody else keeps ([`Storage::slide`]).
//!
//! # Limitations
//! Memory lent by others (NumPy, DLPack, a mapped file) is as good as its lender: a file that is truncated while it
//! is mapped can kill the process.

use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{
    AtomicBool, AtomicPtr, AtomicU64, AtomicUsize,
    Ordering::{Acquire, Relaxed, Release},
    fence,
};

use crate::device::cpu::{self, Block};
use crate::device::{Device, DeviceKind, small};
use crate::error::{Error, Result};

/// Up to this many bytes the data follows the head in one block.
const INLINE: usize = 512;

enum Owner {
    /// The block of the head holds the data too.
    Inline,
    /// The data is a block.
    Block,
    /// Whoever lends the memory is kept alive by this.
    Lent(#[allow(dead_code, reason = "held for its Drop")] Box<dyn std::any::Any + Send + Sync>),
    /// Sizes without memory.
    Meta,
}

#[repr(C, align(64))]
struct Inner {
    count: AtomicUsize,
    version: AtomicU64,
    /// Made in inference mode: so are all tensors over it.
    inference: AtomicBool,
    /// Written again by `slide` only.
    data: AtomicPtr<u8>,
    nbytes: usize,
    owner: Owner,
    device: Device,
    read_only: bool,
}

pub struct Storage(NonNull<Inner>);
// SAFETY: the head is immutable but for its atomics. What lies in the memory follows PyTorch's rule: two threads that
// write the same elements at the same time get either value; kernels never read sizes or pointers from it.
unsafe impl Send for Storage {}
// SAFETY: as above.
unsafe impl Sync for Storage {}

/// What `rt.memory_stats()` returns.
#[derive(Debug, Clone, Copy)]
pub struct MemoryStats {
    pub live_storages: u64,
    pub live_bytes: u64,
    pub cached_bytes: u64,
    pub peak_bytes: u64,
}

pub fn memory_stats() -> MemoryStats {
    let live = small::totals();
    MemoryStats {
        live_storages: live.storages,
        live_bytes: live.bytes,
        cached_bytes: cpu::cached() as u64 + live.cached,
        peak_bytes: live.peak,
    }
}

/// Counts a storage that comes (1) or goes (-1).
#[inline]
fn count(by: i64, nbytes: usize, owner: &Owner) {
    let bytes = if matches!(owner, Owner::Meta) { 0 } else { nbytes as i64 };
    small::count(by, by * bytes);
}

impl Storage {
    /// Uninitialised memory of `nbytes` on `device`.
    ///
    /// # Errors
    /// `OutOfMemory`; `Device` where no backend exists.
    #[inline]
    pub fn allocate(nbytes: usize, device: Device) -> Result<Storage> {
        if device.kind != DeviceKind::Cpu || nbytes > INLINE {
            return Self::allocate_apart(nbytes, device);
        }
        let block = cpu::allocate(size_of::<Inner>() + nbytes)?;
        // SAFETY: the block has room for the head and, behind it, 64-byte aligned, for the data.
        let data = unsafe { block.data.as_ptr().add(size_of::<Inner>()) };
        Ok(Self::place(block, data, nbytes, device, Owner::Inline, false))
    }

    /// Head and memory in blocks of their own, or no memory.
    fn allocate_apart(nbytes: usize, device: Device) -> Result<Storage> {
        device.available()?;
        if device.kind == DeviceKind::Meta {
            return Self::boxed(null_mut(), nbytes, device, Owner::Meta, false);
        }
        let block = cpu::allocate(nbytes)?;
        Self::boxed(block.data.as_ptr(), nbytes, device, Owner::Block, false)
    }

    /// Memory that belongs to somebody else, kept alive by `owner`.
    ///
    /// # Safety
    /// `data` is valid for reads (and, unless `read_only`, writes) of `nbytes` while `owner` lives.
    pub unsafe fn lend(
        data: *mut u8,
        nbytes: usize,
        owner: Box<dyn std::any::Any + Send + Sync>,
        read_only: bool,
    ) -> Result<Storage> {
        Self::boxed(data, nbytes, Device::CPU, Owner::Lent(owner), read_only)
    }

    fn boxed(data: *mut u8, nbytes: usize, device: Device, owner: Owner, read_only: bool) -> Result<Storage> {
        let head = cpu::allocate(size_of::<Inner>())?;
        Ok(Self::place(head, data, nbytes, device, owner, read_only))
    }

    #[inline]
    fn place(
        head: Block,
        data: *mut u8,
        nbytes: usize,
        device: Device,
        owner: Owner,
        read_only: bool,
    ) -> Storage {
        count(1, nbytes, &owner);
        let inner = head.data.cast::<Inner>();
        let (count, version, inference) = (AtomicUsize::new(1), AtomicU64::new(0), AtomicBool::new(false));
        let data = AtomicPtr::new(data);
        // SAFETY: the block is at least as large and as aligned as `Inner`.
        unsafe { inner.write(Inner { count, version, inference, data, nbytes, owner, device, read_only }) };
        Storage(inner)
    }

    fn inner(&self) -> &Inner {
        // SAFETY: `self` owns a count.
        unsafe { self.0.as_ref() }
    }
    /// First byte; null for Meta. At least one byte is there even when `nbytes` is 0, on the CPU.
    #[inline]
    pub fn data(&self) -> *mut u8 {
        self.inner().data.load(Relaxed)
    }
    pub fn nbytes(&self) -> usize {
        self.inner().nbytes
    }
    pub fn device(&self) -> Device {
        self.inner().device
    }
    /// Lent by somebody who forbids writing.
    pub fn is_read_only(&self) -> bool {
        self.inner().read_only
    }
    pub fn version(&self) -> u64 {
        self.inner().version.load(Relaxed)
    }
    pub fn bump_version(&self) {
        self.inner().version.fetch_add(1, Relaxed);
    }
    pub fn is_inference(&self) -> bool {
        self.inner().inference.load(Relaxed)
    }
    pub fn mark_inference(&self) {
        self.inner().inference.store(true, Relaxed);
    }
    pub fn same(&self, other: &Storage) -> bool {
        self.0 == other.0
    }
    /// Points a lent storage at other memory of its lender: tensors over it read there from now on.
    ///
    /// # Safety
    /// `to` is valid for `nbytes` as [`Storage::lend`] says, and no kernel is running on a tensor over it.
    pub unsafe fn slide(&self, to: *mut u8) {
        debug_assert!(matches!(self.inner().owner, Owner::Lent(_)));
        self.inner().data.store(to, Relaxed);
    }
    /// How many tensors share it.
    pub fn count(&self) -> usize {
        self.inner().count.load(Acquire)
    }
    /// The bytes, to read.
    ///
    /// # Safety
    /// They were written, and nobody writes them while the slice lives.
    pub unsafe fn bytes(&self) -> &[u8] {
        if self.data().is_null() {
            return &[];
        }
        // SAFETY: `data` is valid for `nbytes`.
        unsafe { std::slice::from_raw_parts(self.data(), self.nbytes()) }
    }
    /// An error if writing is forbidden.
    pub fn writable(&self) -> Result<()> {
        if self.is_read_only() {
            return Err(Error::runtime("the tensor's memory is read-only; write to a clone() of it"));
        }
        Ok(())
    }
}

impl Clone for Storage {
    #[inline]
    fn clone(&self) -> Self {
        self.inner().count.fetch_add(1, Relaxed);
        Storage(self.0)
    }
}
impl Drop for Storage {
    #[inline]
    fn drop(&mut self) {
        // The only owner is we, and there are no weak ones: nobody can join in. A load costs less than a step down.
        if self.inner().count.load(Acquire) == 1 {
            self.free();
        } else if self.inner().count.fetch_sub(1, Release) == 1 {
            fence(Acquire);
            self.free();
        }
    }
}
impl Storage {
    #[inline]
    fn free(&mut self) {
        let inner = self.inner();
        count(-1, inner.nbytes, &inner.owner);
        if !matches!(inner.owner, Owner::Inline) {
            return self.free_apart();
        }
        cpu::free(Block::of(self.0.cast(), size_of::<Inner>() + inner.nbytes));
    }
    #[inline(never)]
    fn free_apart(&mut self) {
        // SAFETY: the count is 0: nobody reads the head any more, and it is taken out once.
        let inner = unsafe { self.0.read() };
        match (inner.owner, NonNull::new(inner.data.into_inner())) {
            (Owner::Block, Some(data)) => cpu::free(Block::of(data, inner.nbytes)),
            (Owner::Lent(owner), _) => drop(owner),
            _ => {}
        }
        cpu::free(Block::of(self.0.cast(), size_of::<Inner>()));
    }
}
