//! Operations that make a tensor from no tensor: the `device` argument chooses the backend.

use crate::device::{Device, DeviceKind};
use crate::dispatch::arg::{Arg, Outputs};
use crate::dispatch::call::Call;
use crate::dispatch::key::KeySet;
use crate::error::Result;

/// The `BackendSelect` kernel: calls on below with the keys of the device asked for (the CPU, when none is).
///
/// # Errors
/// As the kernel of that device.
pub fn select(call: &Call, args: &[Arg<'_>]) -> Result<Outputs> {
    let asked = args.iter().rev().find_map(|a| match a {
        Arg::Device(d) => Some(*d),
        _ => None,
    });
    let device = asked.unwrap_or(Device::CPU);
    if device.kind == DeviceKind::Cuda {
        // One clear error, better than a missing kernel; private devices may have kernels of their own.
        device.available()?;
    }
    call.redispatch(KeySet::of_tensor(device, false, true), args)
}
