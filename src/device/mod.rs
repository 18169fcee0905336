//! Where memory lives. Only the CPU has storage so far; Meta tensors have sizes and no memory.
//!
//! CUDA has its place in every type; asking for memory there is one clear error until its backend is built.

use std::fmt;

use crate::error::{Error, Result};

pub mod cpu;
pub(crate) mod small;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum DeviceKind {
    Cpu,
    Cuda,
    Meta,
    Private0,
    Private1,
    Private2,
}

impl DeviceKind {
    pub const ALL: [DeviceKind; 6] = [
        DeviceKind::Cpu,
        DeviceKind::Cuda,
        DeviceKind::Meta,
        DeviceKind::Private0,
        DeviceKind::Private1,
        DeviceKind::Private2,
    ];
    pub const fn name(self) -> &'static str {
        ["cpu", "cuda", "meta", "private0", "private1", "private2"][self as usize]
    }
}

/// A kind and, for kinds that have several, a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Device {
    pub kind: DeviceKind,
    pub index: Option<u8>,
}

impl Device {
    pub const CPU: Device = Device { kind: DeviceKind::Cpu, index: None };
    pub const META: Device = Device { kind: DeviceKind::Meta, index: None };

    /// Reads `cpu`, `cuda`, `cuda:1`, `meta`, `private0` …
    pub fn parse(text: &str) -> Result<Device> {
        let (name, index) = match text.split_once(':') {
            None => (text, None),
            Some((name, n)) => match n.parse::<u8>() {
                Ok(n) => (name, Some(n)),
                Err(_) => return Err(Error::runtime(format!("device '{text}': the index must be 0 to 255"))),
            },
        };
        let Some(kind) = DeviceKind::ALL.into_iter().find(|k| k.name() == name) else {
            return Err(Error::runtime(format!(
                "device '{text}' is not known; use 'cpu', 'cuda', 'cuda:N' or 'meta'"
            )));
        };
        if kind == DeviceKind::Cpu && index.is_some_and(|n| n != 0) {
            return Err(Error::device(format!("device '{text}': there is one cpu device, number 0")));
        }
        // `cpu:0` and `cpu` are the same place.
        Ok(Device { kind, index: if kind == DeviceKind::Cuda { index } else { None } })
    }

    /// An error unless tensors with memory can be made there.
    pub fn available(self) -> Result<()> {
        match self.kind {
            DeviceKind::Cpu | DeviceKind::Meta => Ok(()),
            DeviceKind::Cuda => Err(Error::device(format!(
                "device '{self}': this build of rtensor has no CUDA backend yet; use 'cpu'"
            ))),
            _ => Err(Error::device(format!("device '{self}': no backend is registered for it; use 'cpu'"))),
        }
    }
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index {
            None => f.write_str(self.kind.name()),
            Some(n) => write!(f, "{}:{n}", self.kind.name()),
        }
    }
}

/// How a tensor is laid out in memory, as PyTorch names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum MemoryLayout {
    Strided,
    Jagged,
}
impl MemoryLayout {
    pub const fn name(self) -> &'static str {
        ["strided", "jagged"][self as usize]
    }
}

/// What strides a result should get.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum MemoryFormat {
    Contiguous,
    Preserve,
    ChannelsLast,
    ChannelsLast3d,
}
impl MemoryFormat {
    pub const ALL: [MemoryFormat; 4] = [
        MemoryFormat::Contiguous,
        MemoryFormat::Preserve,
        MemoryFormat::ChannelsLast,
        MemoryFormat::ChannelsLast3d,
    ];
    pub const fn name(self) -> &'static str {
        ["contiguous_format", "preserve_format", "channels_last", "channels_last_3d"][self as usize]
    }
}
