//! Memory of the CPU: 64-byte aligned blocks from size-classed caches.
//!
//! Blocks up to 1 KiB come from lists of the calling thread (`device/small.rs`); larger ones from one trimmable cache
//! with four classes per power of two; from 2 MiB on they are aligned to huge pages and advised so (a first touch in
//! 4 KiB pages costs ten times more). Out of memory is an error value: nothing here aborts. Counters feed
//! `rt.memory_stats()`.

use std::alloc::{Layout, alloc, dealloc};
use std::collections::BTreeMap;
use std::ptr::NonNull;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::device::small;
use crate::error::{Error, Result};

pub const ALIGN: usize = 64;
/// Up to this size blocks are of the thread.
pub(super) const SMALL: usize = 1024;
const HUGE: usize = 2 << 20;
/// What the cache of large blocks may hold, all together.
const CACHE_CAP: usize = 1 << 30;

/// A block of memory: its address and its class size, which is at least what was asked for.
#[derive(Clone, Copy)]
pub struct Block {
    pub data: NonNull<u8>,
    pub(super) size: usize,
}
// SAFETY: a block is plain memory; whoever holds it owns it.
unsafe impl Send for Block {}

impl Block {
    /// The block that [`allocate`] gave for `bytes`, from its address.
    #[inline]
    pub(crate) fn of(data: NonNull<u8>, bytes: usize) -> Block {
        Block { data, size: class(bytes).unwrap_or(ALIGN) }
    }
}

/// Bytes in the cache of large blocks.
static CACHED: AtomicUsize = AtomicUsize::new(0);
static LARGE: Mutex<BTreeMap<usize, Vec<Block>>> = Mutex::new(BTreeMap::new());

/// The class a request falls in: a multiple of 64 up to 1 KiB, then four steps per power of two.
#[inline]
fn class(bytes: usize) -> Option<usize> {
    if bytes <= SMALL {
        return Some(bytes.max(1).next_multiple_of(ALIGN));
    }
    let step = (bytes.checked_next_power_of_two()? / 8).max(ALIGN);
    bytes.checked_next_multiple_of(step).filter(|n| *n <= isize::MAX as usize - HUGE)
}

fn layout(size: usize) -> Option<Layout> {
    Layout::from_size_align(size, if size >= HUGE { HUGE } else { ALIGN }).ok()
}

/// A block of at least `bytes`, uninitialised.
///
/// # Errors
/// `OutOfMemory` when the system refuses.
#[inline]
pub fn allocate(bytes: usize) -> Result<Block> {
    if bytes <= SMALL {
        let size = bytes.max(1).next_multiple_of(ALIGN);
        if let Some(data) = small::take(size) {
            return Ok(Block { data, size });
        }
    }
    allocate_slow(bytes)
}

#[inline(never)]
fn allocate_slow(bytes: usize) -> Result<Block> {
    let refused = || Error::out_of_memory(bytes);
    let size = class(bytes).ok_or_else(refused)?;
    if size > SMALL && CACHED.load(Relaxed) > 0 {
        let hit = lock().get_mut(&size).and_then(Vec::pop);
        if let Some(block) = hit {
            CACHED.fetch_sub(size, Relaxed);
            return Ok(block);
        }
    }
    fresh(size)
        .or_else(|| {
            trim();
            fresh(size)
        })
        .ok_or_else(refused)
}

fn fresh(size: usize) -> Option<Block> {
    let layout = layout(size)?;
    // SAFETY: the size is not 0: the smallest class is 64.
    let data = NonNull::new(unsafe { alloc(layout) })?;
    #[cfg(target_os = "linux")]
    if size >= HUGE {
        // SAFETY: the range was just allocated; the advice changes no content.
        unsafe { libc::madvise(data.as_ptr().cast(), size, libc::MADV_HUGEPAGE) };
    }
    Some(Block { data, size })
}

/// Whether the system would give `count` times `each` bytes at once. For lists that grow in a way that cannot fail
/// and whose length the caller chose: without memory they would end the process.
///
/// # Errors
/// `OutOfMemory` when it refuses.
pub fn ensure_room(count: usize, each: usize) -> Result<()> {
    const SURE: usize = 64 << 20;
    let bytes = count.saturating_mul(each);
    if bytes > SURE {
        Vec::<u8>::new().try_reserve_exact(bytes).map_err(|_| Error::out_of_memory(bytes))?;
    }
    Ok(())
}

/// Gives a block back, to a cache where there is room.
#[inline]
pub fn free(block: Block) {
    if block.size > SMALL {
        free_large(block);
    } else if !small::give(block) {
        release(block);
    }
}

#[inline(never)]
fn free_large(block: Block) {
    if CACHED.load(Relaxed) + block.size > CACHE_CAP {
        return release(block);
    }
    lock().entry(block.size).or_default().push(block);
    CACHED.fetch_add(block.size, Relaxed);
}

pub(super) fn release(block: Block) {
    if let Some(layout) = layout(block.size) {
        // SAFETY: allocated by `fresh` with this very layout, and owned by us.
        unsafe { dealloc(block.data.as_ptr(), layout) };
    }
}

/// Returns every cached large block, and this thread's small ones, to the system.
pub fn trim() {
    let large = std::mem::take(&mut *lock());
    for block in large.into_values().flatten() {
        CACHED.fetch_sub(block.size, Relaxed);
        release(block);
    }
    small::trim();
}

/// Bytes held in the cache of large blocks; threads count those of small ones themselves.
pub fn cached() -> usize {
    CACHED.load(Relaxed)
}

fn lock() -> std::sync::MutexGuard<'static, BTreeMap<usize, Vec<Block>>> {
    LARGE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// After fork, in the child: a lock that another thread of the parent held would never open.
pub fn after_fork_in_child() {
    if LARGE.try_lock().is_err() {
        // SAFETY: the child has one thread, so nobody is inside; the blocks in the map are lost on purpose.
        unsafe { std::ptr::write((&raw const LARGE).cast_mut(), Mutex::new(BTreeMap::new())) };
    }
    small::after_fork_in_child();
}
