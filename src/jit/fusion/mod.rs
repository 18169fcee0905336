//! Fusion: chains of pointwise operations that run block by block.
//!
//! [`form`] finds groups in the instructions of a compiled function and puts an `Action::Fused` before each; the
//! original instructions stay behind it. When a run comes there, [`run`] looks at what the group reads. Plain dense
//! tensors of one shape (and single elements, and rows of it) large enough, nothing that requires grad, nothing unusual
//! in the process: then the kernels of all steps run on one block of elements after the other, and the instructions are
//! skipped. Anything else, every error included, is left to the instructions, which know how to raise it.
//!
//! # Rationale
//! A chain of operations on large tensors is bound by memory: each reads and writes whole tensors. In blocks the
//! intermediate values stay in the cache. The kernels are the operators' own, found in their tables and handed over by
//! [`crate::dispatch::stage`]: the same inner loops and a rounding after every operation, so the bits are the same.
//! Nothing of this is in the graph or in a file: both stay as they were made.
//!
//! # Limitations
//! Only neighbours in the instruction list are joined; a reduction at the end is not part of a group.

mod form;
mod run;

use std::fmt;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

use crate::dispatch::registry::Operator;
use crate::jit::compile::{Operand, Register};

pub use form::form;

/// Tensors of fewer elements run one operation after the other: they stay in the cache anyway, and the plan of a group
/// costs some hundred nanoseconds a step (at 32,768 elements of float32 both ways take the same time).
const WORTH_IT: usize = 64 * 1024;
static THRESHOLD: AtomicUsize = AtomicUsize::new(WORTH_IT);

/// From how many elements on groups run fused.
pub fn threshold() -> usize {
    THRESHOLD.load(Relaxed)
}
/// Sets that number (tests and benches compare both ways) and gives the one before.
pub fn set_threshold(elements: usize) -> usize {
    THRESHOLD.swap(elements, Relaxed)
}

/// Where a step finds an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// A value from before the group.
    Input(usize),
    /// The result of a step.
    Step(usize),
}

struct Step {
    op: &'static Operator,
    operands: Vec<Source>,
    /// The grad mode it runs under; None: the frame's.
    grad: Option<bool>,
    /// Which part of the scratch its blocks are in; None when its whole result is kept.
    slot: Option<usize>,
}

/// Neighbouring pointwise operations.
pub struct Group {
    steps: Vec<Step>,
    /// What it reads from before, each once.
    pub(super) inputs: Vec<Operand>,
    /// Registers that are read after it, and the steps that fill them.
    kept: Vec<(Register, usize)>,
    /// Registers that are empty after it.
    pub(super) emptied: Vec<Register>,
    /// Parts of the scratch.
    slots: usize,
    /// The instruction after the original ones.
    pub(super) next: usize,
    fused: AtomicU64,
}

impl Group {
    /// Registers that its results go to, in order of the results of [`Group::run`].
    pub(super) fn targets(&self) -> impl Iterator<Item = Register> {
        self.kept.iter().map(|(r, _)| *r)
    }
    /// Names of the operations, in order.
    pub fn operations(&self) -> Vec<&'static str> {
        self.steps.iter().map(|s| s.op.qualified_name()).collect()
    }
    /// How often it has run fused.
    pub fn runs(&self) -> u64 {
        self.fused.load(Relaxed)
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.steps.iter().map(|s| s.op.qualified_name()).collect();
        write!(f, "{}", names.join(", "))
    }
}
