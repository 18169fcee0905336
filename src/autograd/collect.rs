//! What the host's cycle collector sees of objects that are shared by Rust counts.
//!
//! CPython's collector visits every object of a generation once and subtracts the references it meets from a copy of
//! the counts (phase 1); then it walks again from what kept a positive count (phase 2). We do the same one level
//! below. In phase 1 [`Marks::seen`](crate::counted::Marks) counts how many of an object's owners were met; when all
//! were, nothing outside the pass owns it, so it is *opened*: what it owns is subtracted too. Phase 2 follows what was
//! opened and nothing else. What Rust roots, other threads' stacks or older generations own is never met, stays
//! closed, and so stays alive.
//!
//! Every function here runs under the interpreter lock, called by the binding's traverse and clear.

use std::cell::Cell;
use std::ptr::null;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed};

use crate::counted::Header;
use crate::foreign::{self, Foreign};

/// Steps that a wrapper may pay for in a young collection; one of the oldest generation is not limited.
const BUDGET: u64 = 16;

/// The collector calls in another way than it should: visit only what has one owner (sound, but leaks cycles).
static CAUTIOUS: AtomicBool = AtomicBool::new(false);
static FULL: AtomicBool = AtomicBool::new(false);
static CREDIT: AtomicU64 = AtomicU64::new(0);
static PASS: AtomicU32 = AtomicU32::new(1);
static WALK: AtomicU32 = AtomicU32::new(1);
/// A host object was visited in this pass: only then has phase 2 anything to do.
static MET: AtomicBool = AtomicBool::new(false);
static SUBTRACTING: AtomicBool = AtomicBool::new(false);
static VISITOR: [AtomicUsize; 2] = [const { AtomicUsize::new(0) }; 2];

/// A collection begins or ends; `full`: of the oldest generation.
pub fn boundary(full: bool) {
    FULL.store(full, Relaxed);
    SUBTRACTING.store(false, Relaxed);
}
/// Something that cannot happen between two visits of one phase 1: a clear, a wrapper's birth or death.
#[inline]
pub fn interrupted() {
    SUBTRACTING.store(false, Relaxed);
}
/// The phases did not come as expected at start-up: take the cautious rule.
pub fn distrust() {
    CAUTIOUS.store(true, Relaxed);
}
/// In the last pass everybody who owns `h` was met, and so was judged with it.
pub fn judged(h: &Header) -> bool {
    CAUTIOUS.load(Relaxed) || h.marks.pass.get() == PASS.load(Relaxed) && h.marks.open.get()
}

/// One wrapper is traversed. `subtracting`: in phase 1. `visitor` tells one walk from the next. `visit` returns true
/// to stop.
pub fn traverse(
    root: &Header,
    subtracting: bool,
    visitor: [usize; 2],
    visit: &mut dyn FnMut(&Foreign) -> bool,
) {
    if !begin(root, subtracting, visitor) {
        return;
    }
    let (pass, walk) = (PASS.load(Relaxed), WALK.load(Relaxed));
    let list = WorkList(Cell::new(null()));
    let meet = |h: &Header| {
        if reached(h, subtracting, pass, walk) {
            list.push(h);
        }
    };
    meet(root);
    let mut stop = false;
    while !stop && let Some(h) = list.pop() {
        if subtracting && !pay() {
            break; // What is left stays closed: kept, not walked.
        }
        let mut object = |o: &Foreign| {
            MET.store(true, Relaxed);
            stop |= visit(o);
        };
        // Phase 2 must not fail where phase 1 succeeded, or something alive would be cleared: it waits for the lock.
        // That cannot hang: nobody takes the interpreter lock or calls the host while holding one of these.
        let done = (h.vtable().children)(h, !subtracting, &mut object, &mut |child| meet(child));
        if subtracting {
            h.marks.open.set(done);
        }
    }
}

/// Notes the pass and walk; false when nothing can be found through this wrapper.
fn begin(root: &Header, subtracting: bool, visitor: [usize; 2]) -> bool {
    if subtracting {
        if !SUBTRACTING.swap(true, Relaxed) || root.marks.root.get() == PASS.load(Relaxed) {
            PASS.fetch_add(1, Relaxed);
            CREDIT.store(0, Relaxed);
            MET.store(false, Relaxed);
        }
        root.marks.root.set(PASS.load(Relaxed));
        CREDIT.fetch_add(BUDGET, Relaxed);
    } else {
        SUBTRACTING.store(false, Relaxed);
        if !CAUTIOUS.load(Relaxed) && !MET.load(Relaxed) {
            return false;
        }
    }
    if foreign::live() == 0 {
        return false;
    }
    let last = [VISITOR[0].swap(visitor[0], Relaxed), VISITOR[1].swap(visitor[1], Relaxed)];
    if last != visitor {
        WALK.fetch_add(1, Relaxed);
    }
    true
}

/// An owner of `h` was met: whether `h` is to be opened (phase 1) or followed (phase 2).
fn reached(h: &Header, subtracting: bool, pass: u32, walk: u32) -> bool {
    let marks = &h.marks;
    if CAUTIOUS.load(Relaxed) {
        return h.count() == 1;
    }
    if !subtracting {
        return marks.pass.get() == pass && marks.open.get() && marks.walk.replace(walk) != walk;
    }
    if marks.pass.replace(pass) != pass {
        marks.seen.set(0);
        marks.open.set(false);
    }
    marks.seen.set(marks.seen.get() + 1);
    marks.seen.get() as usize == h.count()
}

fn pay() -> bool {
    let credit = CREDIT.load(Relaxed);
    if credit == 0 && !FULL.load(Relaxed) {
        return false;
    }
    CREDIT.store(credit.saturating_sub(1), Relaxed);
    true
}

/// Objects to visit, linked through their headers: a pass allocates nothing.
struct WorkList(Cell<*const Header>);
impl WorkList {
    fn push(&self, h: &Header) {
        h.link.set(self.0.replace(h));
    }
    fn pop<'a>(&self) -> Option<&'a Header> {
        let top = self.0.get();
        // SAFETY: what is listed is alive: every owner was met in this pass, and none goes while the pass runs.
        let h = unsafe { top.as_ref() }?;
        self.0.set(h.link.get());
        Some(h)
    }
}
