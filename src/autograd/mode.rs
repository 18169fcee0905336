//! Thread-local switches of autograd: grad mode and inference mode.

use std::cell::Cell;

use crate::dispatch::call::{change_local, is_usual, mark_unusual};
use crate::dispatch::key::KeySet;

thread_local! {
    static GRAD: Cell<bool> = const { Cell::new(true) };
    static INFERENCE: Cell<bool> = const { Cell::new(false) };
}

#[inline]
pub fn grad_enabled() -> bool {
    GRAD.get()
}
/// Returns what it was.
pub fn set_grad_enabled(on: bool) -> bool {
    GRAD.replace(on)
}

#[inline]
pub fn inference_mode() -> bool {
    // The mode is unusual: mostly one relaxed load answers.
    !is_usual() && INFERENCE.get()
}
/// In inference mode autograd keys are excluded and views are not tracked; tensors born in it never record.
/// Returns what it was.
pub fn set_inference_mode(on: bool) -> bool {
    let was = INFERENCE.replace(on);
    if was != on {
        mark_unusual(if on { 1 } else { -1 });
        change_local(|included, excluded| {
            if on {
                *included = included.without(KeySet::AD_INPLACE_OR_VIEW);
                *excluded = excluded.union(KeySet::AUTOGRAD);
            } else {
                *included = included.union(KeySet::AD_INPLACE_OR_VIEW);
                *excluded = excluded.without(KeySet::AUTOGRAD);
            }
        });
    }
    was
}

/// Sets grad mode until dropped.
#[must_use = "the mode ends when dropped"]
pub struct GradMode(bool);
impl GradMode {
    pub fn set(on: bool) -> Self {
        GradMode(set_grad_enabled(on))
    }
}
impl Drop for GradMode {
    fn drop(&mut self) {
        set_grad_enabled(self.0);
    }
}
