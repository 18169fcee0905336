//! Structured kernels that are handed over instead of run.
//!
//! A fused group of a program runs the same few kernels at many positions. [`with_kernel`] calls an operator's CPU
//! shim as ever, which unpacks arguments and asks the meta function; then `forms::run` finds that somebody waits, and
//! gives the kernel away. The receiver runs it as often as it likes, on operands and targets that it moves in between,
//! while the shim's frame, which the kernel borrows from, stays below. Operators whose CPU kernel is not a structured
//! one are refused.

use std::cell::Cell;
use std::ptr::NonNull;

use crate::dispatch::arg::{Arg, Outputs};
use crate::dispatch::call::Call;
use crate::dispatch::kernel::Function;
use crate::dispatch::key::{Key, KeySet};
use crate::dispatch::registry::Operator;
use crate::dispatch::structured::TensorSpec;
use crate::error::{Error, Result};
use crate::tensor::Tensor;

/// A kernel: writes into tensors of the shapes and dtypes that came with it.
pub type Staged<'k> = dyn FnMut(&[Tensor]) -> Result<()> + 'k;
/// Takes what the results will be, and the kernel.
pub type Receiver<'r> = dyn FnMut(&[TensorSpec], &mut Staged<'_>) -> Result<()> + 'r;

thread_local! {
    static WAITING: Cell<Option<NonNull<Receiver<'static>>>> = const { Cell::new(None) };
}

/// Puts back what waited before, however the call ends.
struct Waiting(Option<NonNull<Receiver<'static>>>);
impl Drop for Waiting {
    fn drop(&mut self) {
        WAITING.set(self.0);
    }
}

/// Whether somebody on this thread waits for a kernel.
pub fn is_set() -> bool {
    WAITING.get().is_some()
}

/// Calls `receiver` with the kernel that `op` has on the CPU for `args`.
///
/// # Errors
/// What the meta function and the receiver give; `Runtime` when the kernel is not a structured one.
pub fn with_kernel(op: &'static Operator, args: &[Arg<'_>], receiver: &mut Receiver<'_>) -> Result<()> {
    let Function::Native(shim) = &op.kernel(Key::CPU).function else { return Err(not_structured(op)) };
    // SAFETY: only the lifetime changes; the guard takes the pointer away before this function returns.
    let receiver = unsafe {
        std::mem::transmute::<NonNull<Receiver<'_>>, NonNull<Receiver<'static>>>(NonNull::from(receiver))
    };
    let guard = Waiting(WAITING.replace(Some(receiver)));
    // No keys: no kernel of the table sees the call.
    shim(&Call { op, keys: KeySet::EMPTY }, args)?;
    let taken = !is_set();
    drop(guard);
    if taken { Ok(()) } else { Err(not_structured(op)) }
}

#[cold]
fn not_structured(op: &Operator) -> Error {
    Error::runtime("its CPU kernel cannot be handed over").at(op.name())
}

/// For `forms::run`: gives the kernel to whoever waits.
///
/// # Errors
/// What the receiver gives.
pub(crate) fn hand_over(specs: &[TensorSpec], kernel: &mut Staged<'_>) -> Result<Outputs> {
    let Some(mut receiver) = WAITING.take() else {
        return Err(Error::runtime("nobody waits for a kernel"));
    };
    // SAFETY: `with_kernel` set it, holds it borrowed, and waits for us; it was taken out, so nobody else calls it.
    let receiver = unsafe { receiver.as_mut() };
    receiver(specs, kernel)?;
    Ok(Outputs::new())
}
