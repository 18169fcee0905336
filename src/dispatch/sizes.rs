//! Sizes as `Dim`s: symbolic while a trace is on.
//!
//! Rust composites, nodes and formulas ask here, never `tensor.sizes()`, so that a trace does not freeze a size. The
//! tracer installs a hook that records the question; it is asked only while the thread traces.

use std::sync::OnceLock;

use smallvec::SmallVec;

use crate::dispatch::call::{included, is_usual};
use crate::dispatch::key::Functionality;
use crate::scalar::Dim;
use crate::tensor::Tensor;

type Hook = fn(&Tensor, usize) -> Dim;
static HOOK: OnceLock<Hook> = OnceLock::new();

/// Installed once, by the tracer.
pub fn install(hook: Hook) {
    let _ = HOOK.set(hook);
}

/// Whether this thread records a trace right now, or would but for a kernel that is recorded whole around us.
fn tracing() -> bool {
    !is_usual() && included().has(Functionality::Tracer)
}

/// All sizes.
pub fn sizes(t: &Tensor) -> SmallVec<[Dim; 4]> {
    match HOOK.get() {
        Some(hook) if tracing() => (0..t.ndim()).map(|i| hook(t, i)).collect(),
        _ => t.sizes().iter().map(|n| Dim::new(*n)).collect(),
    }
}

/// One size; `dim` is counted from 0.
pub fn size(t: &Tensor, dim: usize) -> Dim {
    match HOOK.get() {
        Some(hook) if tracing() => hook(t, dim),
        _ => Dim::new(t.sizes()[dim]),
    }
}

/// Number of elements, as the product of the sizes.
///
/// # Errors
/// `Overflow`.
pub fn numel(t: &Tensor) -> crate::error::Result<Dim> {
    sizes(t).into_iter().try_fold(Dim::new(1), Dim::mul)
}
