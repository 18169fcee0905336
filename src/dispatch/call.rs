//! The call: from arguments to a kernel.
//!
//! Union of the arguments' key sets, plus what the thread includes, minus what it excludes, minus the operator's
//! fallthrough keys; the highest functionality selects the table slot; run. Devices are checked here, once, for every
//! operation. A kernel that calls on below itself uses [`Call::redispatch`]: no scan of arguments or thread state.

use std::cell::Cell;
use std::sync::atomic::{AtomicIsize, Ordering::Relaxed};

use crate::autograd::mode::{grad_enabled, inference_mode};
use crate::device::{Device, DeviceKind};
use crate::dispatch::arg::{Arg, Outputs};
use crate::dispatch::key::{Functionality, KeySet};
use crate::dispatch::registry::{Function, Operator, tags};
use crate::error::{Error, Result};
use crate::tensor::Tensor;

/// What a kernel is told besides its arguments.
#[derive(Clone, Copy)]
pub struct Call {
    pub op: &'static Operator,
    /// The keys that led here.
    pub keys: KeySet,
}

#[derive(Clone, Copy)]
struct Local {
    included: KeySet,
    excluded: KeySet,
}
const DEFAULT: Local =
    Local { included: KeySet::BACKEND_SELECT.union(KeySet::AD_INPLACE_OR_VIEW), excluded: KeySet::EMPTY };
thread_local! {
    static LOCAL: Cell<Local> = const { Cell::new(DEFAULT) };
}

/// How many reasons there are, in the process, for a call not to be the plain one: traces, modes, guards, kernels
/// registered on native operations. Fast paths read this and nothing else.
static UNUSUAL: AtomicIsize = AtomicIsize::new(0);

#[inline]
pub fn is_usual() -> bool {
    UNUSUAL.load(Relaxed) == 0
}
/// Whether inference mode, on this thread, is the only reason, if there is one: what runs below autograd is the same.
pub fn is_usual_but_for_inference() -> bool {
    UNUSUAL.load(Relaxed) == isize::from(inference_mode())
}
/// Adds (or takes away) reasons.
pub fn mark_unusual(by: isize) {
    UNUSUAL.fetch_add(by, Relaxed);
}

/// Restores the thread's key sets when dropped.
#[must_use = "the guard ends when dropped"]
pub struct Guard {
    before: Local,
    unusual: isize,
}

impl Guard {
    /// For kernels that call on below themselves: leaves fast paths on (they never record or trace).
    #[inline]
    pub fn exclude_below(keys: KeySet) -> Guard {
        Self::set(KeySet::EMPTY, keys, 0)
    }
    /// Adds keys to every call of the thread.
    pub fn include(keys: KeySet) -> Guard {
        Self::set(keys, KeySet::EMPTY, 1)
    }
    /// Takes keys away from every call of the thread.
    pub fn exclude(keys: KeySet) -> Guard {
        Self::set(KeySet::EMPTY, keys, 1)
    }
    #[inline]
    fn set(include: KeySet, exclude: KeySet, unusual: isize) -> Guard {
        let before = LOCAL.get();
        LOCAL.set(Local {
            included: before.included.union(include),
            excluded: before.excluded.union(exclude),
        });
        if unusual != 0 {
            mark_unusual(unusual);
        }
        Guard { before, unusual }
    }
    /// Lets `keys` take part again in what a guard around us excluded.
    pub fn admit(keys: KeySet) -> Guard {
        let before = LOCAL.get();
        LOCAL.set(Local { included: before.included, excluded: before.excluded.without(keys) });
        Guard { before, unusual: 0 }
    }
    /// As on a fresh thread.
    pub fn defaults() -> Guard {
        let before = LOCAL.replace(DEFAULT);
        Guard { before, unusual: 0 }
    }
}
impl Drop for Guard {
    #[inline]
    fn drop(&mut self) {
        LOCAL.set(self.before);
        if self.unusual != 0 {
            mark_unusual(-self.unusual);
        }
    }
}

/// Changes the thread's sets for good (inference mode, tracing), the caller undoes it.
pub fn change_local(f: impl FnOnce(&mut KeySet, &mut KeySet)) {
    let mut local = LOCAL.get();
    f(&mut local.included, &mut local.excluded);
    LOCAL.set(local);
}
pub fn included() -> KeySet {
    LOCAL.get().included
}
pub fn excluded() -> KeySet {
    LOCAL.get().excluded
}

/// The keys of the arguments' tensors.
///
/// # Errors
/// `Device` when they are on different devices (0-dim CPU tensors may join).
#[inline]
pub fn keys_of(op: &Operator, args: &[Arg<'_>]) -> Result<KeySet> {
    let mut keys = KeySet::EMPTY;
    for arg in args {
        arg.each_tensor(|t| keys = keys.union(t.keys()));
    }
    let backends = keys.backends();
    if backends & backends.wrapping_sub(1) != 0 && !op.has_tag(tags::ANY_DEVICE) {
        check_devices(args)?;
    }
    Ok(keys)
}

#[cold]
fn check_devices(args: &[Arg<'_>]) -> Result<()> {
    let mut first: Option<&Tensor> = None;
    let mut clash = None;
    for arg in args {
        arg.each_tensor(|t| {
            if t.device().kind == DeviceKind::Cpu && t.ndim() == 0 {
                return;
            }
            match first {
                None => first = Some(t),
                Some(f) if f.device() != t.device() => clash = clash.or(Some((f.device(), t.device()))),
                Some(_) => {}
            }
        });
    }
    match clash {
        None => Ok(()),
        Some((a, b)) => Err(Error::device(format!(
            "all tensors must be on one device, got {a} and {b}; move them with .to('{a}')"
        ))),
    }
}

/// The keys of a dense CPU tensor, as every plain one has them.
pub const PLAIN: KeySet = KeySet::of_tensor(Device::CPU, false, false);
/// What is left of them below autograd.
pub const DENSE: KeySet = KeySet::of_tensor(Device::CPU, false, true);

/// Whether a tensor among the arguments does.
#[inline]
pub fn requires_grad(args: &[Arg<'_>]) -> bool {
    let mut any = false;
    for arg in args {
        arg.each_tensor(|t| any |= t.requires_grad());
    }
    any
}

/// Runs an operation.
///
/// # Errors
/// What the kernel gives, with the operation's name; `Device` for mixed devices; `NotImplemented` without a kernel.
#[inline]
pub fn call(op: &'static Operator, args: &[Arg<'_>]) -> Result<Outputs> {
    let keys = match keys_of(op, args) {
        Ok(keys) => keys,
        Err(e) => return Err(e.at(op.name())),
    };
    if keys == PLAIN && is_usual() && op.is_direct() && !(requires_grad(args) && grad_enabled()) {
        return run(Call { op, keys: DENSE }, args);
    }
    let local = LOCAL.get();
    let keys = keys.union(local.included).without(local.excluded).masked(op.mask());
    run(Call { op, keys }, args)
}

/// Runs the kernel that `call.keys` selects.
#[inline]
fn run(call: Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let kernel = call.op.kernel(call.keys.slot());
    let result = match &kernel.function {
        Function::Native(f) => f(&call, args),
        Function::Dynamic(f) => f(&call, args),
        // Masked out of every set; a set that still selects it has nothing below.
        Function::Fallthrough => Err(call.op.missing_kernel(call.keys)),
    };
    result.map_err(|e| e.at(call.op.name()))
}

impl Call {
    /// The same operation with other keys.
    ///
    /// # Errors
    /// As [`call`].
    #[inline]
    pub fn redispatch(&self, keys: KeySet, args: &[Arg<'_>]) -> Result<Outputs> {
        run(Call { op: self.op, keys: keys.masked(self.op.mask()) }, args)
    }
    /// The same operation with the keys below `f`.
    ///
    /// # Errors
    /// As [`call`].
    #[inline]
    pub fn below(&self, f: Functionality, args: &[Arg<'_>]) -> Result<Outputs> {
        self.redispatch(self.keys.below(f), args)
    }
}
