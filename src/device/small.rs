//! Small blocks of one thread, and what a thread counts for itself.
//!
//! # Rationale
//! A small tensor is made and freed in some 50 ns: a lock prefix (5 ns each) or a malloc (20 ns) would show. So each
//! thread has its own lists, threaded through the free blocks themselves, and its own counters, which only it writes
//! (plain stores) and anybody may read. A block may be freed by another thread than the one that took it: the counters
//! of one thread alone can be negative, their sum over all threads is right.
//!
//! # Limitations
//! The peak is looked at when a thread's own count has moved by [`FLUSH`] bytes, and whenever it is asked for.

use std::cell::Cell;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::cpu::{ALIGN, Block, SMALL, release};

const CLASSES: usize = SMALL / ALIGN;
/// Blocks kept of each class.
const KEPT: u32 = 64;
/// Bytes by which the live bytes of a thread may move unseen by the peak.
const FLUSH: i64 = 1 << 16;

/// A free block.
struct Free {
    next: *mut Free,
}

/// What one thread took less what it gave back.
#[derive(Default)]
struct Tally {
    cached: AtomicI64,
    storages: AtomicI64,
    bytes: AtomicI64,
}
/// Adds where nobody else writes: no lock prefix.
#[inline]
fn add(to: &AtomicI64, by: i64) -> i64 {
    let sum = to.load(Relaxed) + by;
    to.store(sum, Relaxed);
    sum
}

struct Local {
    heads: [Cell<*mut Free>; CLASSES],
    lengths: [Cell<u32>; CLASSES],
    tally: Tally,
    /// Live bytes when the peak was last looked at.
    seen: Cell<i64>,
    registered: Cell<bool>,
}

thread_local! {
    static LOCAL: Local = const {
        Local {
            heads: [const { Cell::new(null_mut()) }; CLASSES],
            lengths: [const { Cell::new(0) }; CLASSES],
            tally: Tally { cached: AtomicI64::new(0), storages: AtomicI64::new(0), bytes: AtomicI64::new(0) },
            seen: Cell::new(0),
            registered: Cell::new(false),
        }
    };
}

/// The tallies of living threads.
static THREADS: Mutex<Vec<Registered>> = Mutex::new(Vec::new());
struct Registered(*const Tally);
// SAFETY: a tally is atomics; its thread takes it out of the list before it goes.
unsafe impl Send for Registered {}
/// What threads that ended, or have no list any more, left.
static REST: Tally =
    Tally { cached: AtomicI64::new(0), storages: AtomicI64::new(0), bytes: AtomicI64::new(0) };
static PEAK: AtomicU64 = AtomicU64::new(0);

fn threads() -> MutexGuard<'static, Vec<Registered>> {
    THREADS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Local {
    #[cold]
    fn register(&self) {
        self.registered.set(true);
        threads().push(Registered(&raw const self.tally));
    }
    fn empty(&self) {
        for (class, head) in self.heads.iter().enumerate() {
            let size = (class + 1) * ALIGN;
            self.lengths[class].set(0);
            let mut next = head.replace(null_mut());
            while let Some(data) = NonNull::new(next) {
                // SAFETY: a free block of the list holds the next one.
                next = unsafe { data.read() }.next;
                add(&self.tally.cached, -(size as i64));
                release(Block { data: data.cast(), size });
            }
        }
    }
}
impl Drop for Local {
    fn drop(&mut self) {
        self.empty();
        if self.registered.get() {
            threads().retain(|t| !std::ptr::eq(t.0, &raw const self.tally));
        }
        REST.storages.fetch_add(self.tally.storages.load(Relaxed), Relaxed);
        REST.bytes.fetch_add(self.tally.bytes.load(Relaxed), Relaxed);
    }
}

/// A block of class `size` (a multiple of 64 up to [`SMALL`]) that this thread has free.
#[inline]
pub(super) fn take(size: usize) -> Option<NonNull<u8>> {
    let class = size / ALIGN - 1;
    LOCAL
        .try_with(|l| {
            let head = NonNull::new(l.heads[class].get())?;
            // SAFETY: a free block of the list holds the next one.
            l.heads[class].set(unsafe { head.read() }.next);
            l.lengths[class].set(l.lengths[class].get() - 1);
            add(&l.tally.cached, -(size as i64));
            Some(head.cast())
        })
        .ok()?
}

/// Keeps a block for this thread; false when it has enough of them.
#[inline]
pub(super) fn give(block: Block) -> bool {
    let class = block.size / ALIGN - 1;
    let kept = LOCAL.try_with(|l| {
        let length = l.lengths[class].get();
        if length >= KEPT {
            return false;
        }
        if !l.registered.get() {
            l.register();
        }
        let head = block.data.cast::<Free>();
        // SAFETY: the block is ours, and at least 64 bytes.
        unsafe { head.write(Free { next: l.heads[class].get() }) };
        l.heads[class].set(head.as_ptr());
        l.lengths[class].set(length + 1);
        add(&l.tally.cached, block.size as i64);
        true
    });
    kept == Ok(true)
}

/// Counts `storages` more, of `bytes` together.
#[inline]
pub(crate) fn count(storages: i64, bytes: i64) {
    let counted = LOCAL.try_with(|l| {
        if !l.registered.get() {
            l.register();
        }
        add(&l.tally.storages, storages);
        let now = add(&l.tally.bytes, bytes);
        if (now - l.seen.get()).abs() >= FLUSH {
            l.seen.set(now);
            totals();
        }
    });
    if counted.is_err() {
        REST.storages.fetch_add(storages, Relaxed);
        REST.bytes.fetch_add(bytes, Relaxed);
    }
}

/// Sums over all threads.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Totals {
    pub(crate) cached: u64,
    pub(crate) storages: u64,
    pub(crate) bytes: u64,
    pub(crate) peak: u64,
}

/// Sums up, and raises the peak.
#[inline(never)]
pub(crate) fn totals() -> Totals {
    let mut sums = [&REST.cached, &REST.storages, &REST.bytes].map(|x| x.load(Relaxed));
    for thread in &*threads() {
        // SAFETY: a tally in the list belongs to a thread that has not taken it out, and the list is locked.
        let tally = unsafe { &*thread.0 };
        for (sum, x) in sums.iter_mut().zip([&tally.cached, &tally.storages, &tally.bytes]) {
            *sum += x.load(Relaxed);
        }
    }
    // Read while others count, a sum may miss a part of what they did.
    let [cached, storages, bytes] = sums.map(|x| x.max(0) as u64);
    let peak = PEAK.fetch_max(bytes, Relaxed).max(bytes);
    Totals { cached, storages, bytes, peak }
}

/// Gives this thread's free blocks back to the system.
pub(super) fn trim() {
    let _ = LOCAL.try_with(Local::empty);
}

/// After fork, in the child: only this thread is left, and a lock that another one held would never open. What other
/// threads counted stays counted: their memory is still there.
pub(super) fn after_fork_in_child() {
    let mine = LOCAL.try_with(|l| &raw const l.tally).ok();
    let mut kept = Vec::new();
    if let Ok(mut all) = THREADS.try_lock() {
        for thread in all.extract_if(.., |t| Some(t.0) != mine) {
            // SAFETY: memory of the parent's threads is still mapped in the child.
            let tally = unsafe { &*thread.0 };
            REST.storages.fetch_add(tally.storages.load(Relaxed), Relaxed);
            REST.bytes.fetch_add(tally.bytes.load(Relaxed), Relaxed);
            REST.cached.fetch_add(tally.cached.load(Relaxed), Relaxed);
        }
    } else {
        kept.extend(mine.map(Registered));
        // SAFETY: the child has one thread, so nobody is inside; the old list is lost on purpose.
        unsafe { std::ptr::write((&raw const THREADS).cast_mut(), Mutex::new(kept)) };
    }
}
