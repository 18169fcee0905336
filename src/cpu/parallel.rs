//! Work on several threads. The only user of Rayon.
//!
//! A job is a number of chunks, handed out by an atomic cursor: the caller claims chunks at once, workers join if they
//! come, and nobody waits for a worker that has not begun (with the other core busy a wake takes milliseconds). Which
//! thread runs a chunk never changes a result: chunks are the same for any thread count. The pool belongs to the
//! process that made it: a forked child makes its own.
//!
//! Around work above a threshold the driver calls a hook that the Python layer installs: it releases the interpreter
//! lock, and between chunks it looks for signals.

use std::cell::Cell;
use std::ops::Range;
use std::sync::atomic::{
    AtomicBool, AtomicUsize,
    Ordering::{Relaxed, SeqCst},
};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::cpu::denormals::{Mode, flushing};
use crate::error::{Error, ErrorKind, Result};

/// Element steps (about a nanosecond each) below which a job runs on the calling thread.
pub const SERIAL_BELOW: usize = 100_000;

static THREADS: AtomicUsize = AtomicUsize::new(0);

/// Threads that a job may use, the caller included.
pub fn num_threads() -> usize {
    match THREADS.load(Relaxed) {
        0 => {
            let n = default_threads();
            THREADS.store(n, Relaxed);
            n
        }
        n => n,
    }
}
/// `RTENSOR_NUM_THREADS`, else what affinity and the cgroup's quota allow (`available_parallelism` reads both).
fn default_threads() -> usize {
    let named =
        std::env::var("RTENSOR_NUM_THREADS").ok().and_then(|s| s.parse::<usize>().ok()).filter(|n| *n > 0);
    named.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).min(256)
}
/// Sets the number of threads, at least 1.
pub fn set_num_threads(n: usize) {
    THREADS.store(n.clamp(1, 256), Relaxed);
}

#[allow(clippy::struct_field_names, reason = "Rayon's pool in ours")]
struct Pool {
    process: u32,
    threads: usize,
    pool: Arc<rayon::ThreadPool>,
}
static POOL: Mutex<Option<Pool>> = Mutex::new(None);

fn pool(threads: usize) -> Option<Arc<rayon::ThreadPool>> {
    let mut slot = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    if let Some(p) = &*slot {
        if p.process == process && p.threads == threads {
            return Some(p.pool.clone());
        }
        if p.process != process {
            // Its threads stayed in the parent: dropping it would wait for them.
            std::mem::forget(slot.take());
        }
    }
    #[expect(clippy::disallowed_methods, reason = "the only pool")]
    let built = rayon::ThreadPoolBuilder::new()
        .num_threads(threads - 1)
        .thread_name(|i| format!("rtensor-{i}"))
        .build();
    let pool = Arc::new(built.ok()?);
    *slot = Some(Pool { process, threads, pool: pool.clone() });
    Some(pool)
}

/// After fork, in the child: another thread of the parent may have held the lock.
pub fn after_fork_in_child() {
    if POOL.try_lock().is_err() {
        // SAFETY: the child has one thread, so nobody is inside; the old pool's threads do not exist here.
        unsafe { std::ptr::write((&raw const POOL).cast_mut(), Mutex::new(None)) };
    }
}

/// What the host does around long work.
#[derive(Clone, Copy)]
pub struct Host {
    /// Runs the closure without the interpreter lock, if this thread holds it.
    pub detached: fn(&mut dyn FnMut()),
    /// True when the host wants the work to stop (a signal with an exception pending).
    pub interrupted: fn() -> bool,
}
static HOST: OnceLock<Host> = OnceLock::new();
pub fn install_host(host: Host) {
    let _ = HOST.set(host);
}

/// Runs long work that is not chunks of one job (a program) without the host's lock.
pub fn detached<R>(f: impl FnOnce() -> R) -> R {
    let Some(host) = HOST.get() else { return f() };
    let (mut f, mut result) = (Some(f), None);
    (host.detached)(&mut || result = f.take().map(|f| f()));
    result.expect("the host runs the closure once")
}

/// For loops that are not chunks of one job (programs): whether to stop.
///
/// # Errors
/// `Interrupted` when the host asked to.
pub fn check_interrupted() -> Result<()> {
    match HOST.get() {
        Some(host) if (host.interrupted)() => Err(Error::new(ErrorKind::Interrupted)),
        _ => Ok(()),
    }
}

type Body<'a> = dyn Fn(Range<usize>) + Sync + 'a;

struct Job {
    cursor: AtomicUsize,
    total: usize,
    chunk: usize,
    /// Workers inside.
    active: AtomicUsize,
    closed: AtomicBool,
    stop: AtomicBool,
    panicked: AtomicBool,
    /// The caller's mode for denormal numbers, which workers take over.
    flush: bool,
    body: *const Body<'static>,
}
// SAFETY: `body` is called only between `enter` and `leave`, and the caller keeps it alive until nobody is inside.
unsafe impl Send for Job {}
// SAFETY: as above; the rest is atomic.
unsafe impl Sync for Job {}

impl Job {
    fn claim(&self) -> Option<Range<usize>> {
        let start = self.cursor.fetch_add(self.chunk, Relaxed);
        (start < self.total && !self.stop.load(Relaxed)).then(|| start..(start + self.chunk).min(self.total))
    }
    fn work(&self) {
        self.active.fetch_add(1, SeqCst);
        if !self.closed.load(SeqCst) {
            let _mode = Mode::of(self.flush);
            while let Some(range) = self.claim() {
                // SAFETY: not closed when we entered, so the caller waits for us.
                let run = std::panic::AssertUnwindSafe(|| unsafe { (*self.body)(range) });
                if std::panic::catch_unwind(run).is_err() {
                    self.panicked.store(true, SeqCst);
                    self.stop.store(true, SeqCst);
                }
            }
        }
        self.active.fetch_sub(1, SeqCst);
    }
}

thread_local! {
    static ALONE: Cell<bool> = const { Cell::new(false) };
}

/// Runs `f`, a chunk of a job, with every job inside it on this thread alone: the other threads have chunks of their own.
pub fn alone<R>(f: impl FnOnce() -> R) -> R {
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            ALONE.set(self.0);
        }
    }
    let _before = Restore(ALONE.replace(true));
    f()
}

/// Runs `body` over `0..total` in chunks of `chunk`, on several threads when `cost` (element steps of the whole job)
/// is worth it. The chunks do not depend on the thread count.
///
/// # Errors
/// `Interrupted` when the host asked to stop: some chunks did not run.
pub fn for_each_chunk(
    total: usize,
    chunk: usize,
    cost: usize,
    body: impl Fn(Range<usize>) + Sync,
) -> Result<()> {
    let chunk = chunk.max(1);
    if cost < SERIAL_BELOW || total == 0 || ALONE.get() {
        let mut start = 0;
        while start < total {
            let end = (start + chunk).min(total);
            body(start..end);
            start = end;
        }
        return Ok(());
    }
    let Some(host) = HOST.get() else { return heavy(total, chunk, None, &body) };
    let mut result = Ok(());
    (host.detached)(&mut || result = heavy(total, chunk, Some(host.interrupted), &body));
    result
}

fn heavy(
    total: usize,
    chunk: usize,
    interrupted: Option<fn() -> bool>,
    body: &(dyn Fn(Range<usize>) + Sync),
) -> Result<()> {
    // SAFETY: only the lifetime changes; the job is closed and empty before this function returns.
    #[allow(clippy::transmute_ptr_to_ptr, reason = "a cast cannot change the lifetime of a trait object")]
    let body = unsafe { std::mem::transmute::<*const Body<'_>, *const Body<'static>>(body) };
    let job = Arc::new(Job {
        cursor: AtomicUsize::new(0),
        total,
        chunk,
        active: AtomicUsize::new(0),
        closed: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        panicked: AtomicBool::new(false),
        flush: flushing(),
        body,
    });
    let threads = num_threads().min(total.div_ceil(chunk));
    if threads > 1
        && let Some(pool) = pool(num_threads())
    {
        for _ in 1..threads {
            let job = job.clone();
            pool.spawn(move || job.work());
        }
    }
    let mut stopped = false;
    while let Some(range) = job.claim() {
        // SAFETY: the body lives as long as this call.
        let run = std::panic::AssertUnwindSafe(|| unsafe { (*job.body)(range) });
        if std::panic::catch_unwind(run).is_err() {
            job.panicked.store(true, SeqCst);
            job.stop.store(true, SeqCst);
        }
        if interrupted.is_some_and(|f| f()) {
            stopped = true;
            job.stop.store(true, SeqCst);
        }
    }
    job.closed.store(true, SeqCst);
    while job.active.load(SeqCst) != 0 {
        std::thread::yield_now();
    }
    if job.panicked.load(SeqCst) {
        return Err(Error::runtime("internal error: a kernel panicked"));
    }
    if stopped { Err(Error::new(ErrorKind::Interrupted)) } else { Ok(()) }
}
