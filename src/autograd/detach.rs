//! `detach_`: cuts a tensor off its history.

use crate::autograd::node::clear_history;
use crate::dispatch::arg::{Arg, Outputs, one};
use crate::dispatch::call::Call;
use crate::error::{Error, Result};

/// The Autograd kernel of `detach_`. It writes no data: no version is bumped, a leaf may be detached.
///
/// # Errors
/// `Runtime` for a view, whose history is that of its base.
pub fn kernel(_: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let target = args.first().copied().unwrap_or(Arg::None).tensor()?;
    if target.is_view() {
        return Err(Error::runtime("a view cannot be detached in place; use detach()"));
    }
    clear_history(target);
    target.set_requires_grad(false);
    Ok(one(target.clone()))
}
