//! Dispatch keys: what a tensor is, as bits, and which table slot a set of bits selects.
//!
//! A [`KeySet`] is one u64: backend bits below, functionality bits above, in PyTorch's order. The highest
//! functionality decides; functionalities that exist per backend (Dense, Nested, Autograd) add the highest backend.
//! A [`Key`] names a slot of an operator's table or, for alias keys, a group of slots filled at registration.
//! This module is a pure value: `tensor.rs` may use it.

use std::fmt;

use crate::device::{Device, DeviceKind};

/// Functionalities, lowest priority first. The number is the bit in a [`KeySet`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Functionality {
    Dense = 8,
    Nested,
    BackendSelect,
    Python,
    ADInplaceOrView,
    AutogradOther,
    Autograd,
    AutogradNested,
    Tracer,
    Autocast,
    Batched,
}

const BACKENDS: usize = 6;
const BACKEND_BITS: u64 = 0xff;

/// A table slot, or an alias for several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Key {
    Undefined,
    CPU,
    CUDA,
    Meta,
    Private0,
    Private1,
    Private2,
    NestedTensorCPU,
    NestedTensorCUDA,
    NestedTensorMeta,
    NestedTensorPrivate0,
    NestedTensorPrivate1,
    NestedTensorPrivate2,
    BackendSelect,
    Python,
    ADInplaceOrView,
    AutogradOther,
    AutogradCPU,
    AutogradCUDA,
    AutogradMeta,
    AutogradPrivate0,
    AutogradPrivate1,
    AutogradPrivate2,
    AutogradNestedTensor,
    Tracer,
    Autocast,
    Batched,
    // Alias keys: never in a set, no slot.
    CompositeImplicitAutograd,
    CompositeExplicitAutograd,
    CompositeExplicitAutogradNonFunctional,
    CompositeImplicitAutogradNestedTensor,
    Autograd,
}

/// Slots of an operator's table.
pub const SLOTS: usize = Key::Batched as usize + 1;

const NAMES: [&str; SLOTS + 5] = [
    "Undefined",
    "CPU",
    "CUDA",
    "Meta",
    "Private0",
    "Private1",
    "Private2",
    "NestedTensorCPU",
    "NestedTensorCUDA",
    "NestedTensorMeta",
    "NestedTensorPrivate0",
    "NestedTensorPrivate1",
    "NestedTensorPrivate2",
    "BackendSelect",
    "Python",
    "ADInplaceOrView",
    "AutogradOther",
    "AutogradCPU",
    "AutogradCUDA",
    "AutogradMeta",
    "AutogradPrivate0",
    "AutogradPrivate1",
    "AutogradPrivate2",
    "AutogradNestedTensor",
    "Tracer",
    "Autocast",
    "Batched",
    "CompositeImplicitAutograd",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
    "CompositeImplicitAutogradNestedTensor",
    "Autograd",
];

impl Key {
    /// All keys, slots first.
    pub fn all() -> impl Iterator<Item = Key> {
        (0..NAMES.len() as u8).map(Key::from_index)
    }
    /// The keys that have a slot.
    pub fn slots() -> impl Iterator<Item = Key> {
        Self::all().take(SLOTS)
    }
    fn from_index(i: u8) -> Key {
        debug_assert!((i as usize) < NAMES.len());
        // SAFETY: `Key` is `repr(u8)` with the values 0 to NAMES.len() - 1, and `i` is one of them.
        unsafe { std::mem::transmute::<u8, Key>(i) }
    }
    pub fn name(self) -> &'static str {
        NAMES[self as usize]
    }
    pub fn parse(name: &str) -> Option<Key> {
        NAMES.iter().position(|n| *n == name).map(|i| Key::from_index(i as u8))
    }
    pub fn is_alias(self) -> bool {
        self as usize >= SLOTS
    }
    fn within(self, first: Key) -> Option<DeviceKind> {
        let i = (self as usize).wrapping_sub(first as usize);
        DeviceKind::ALL.get(i).copied()
    }
    /// The plain kernels' key of a device.
    pub fn dense(kind: DeviceKind) -> Key {
        Key::from_index(Key::CPU as u8 + kind as u8)
    }
    pub fn is_dense(self) -> bool {
        self.within(Key::CPU).is_some()
    }
    pub fn is_nested(self) -> bool {
        self.within(Key::NestedTensorCPU).is_some()
    }
    pub fn is_autograd(self) -> bool {
        (Key::AutogradOther..=Key::AutogradNestedTensor).contains(&self)
    }
    /// Of an autograd key: the backend keys whose direct kernels make a composite step aside.
    pub fn backends_below(self) -> impl Iterator<Item = Key> {
        let nested = self == Key::AutogradNestedTensor;
        let one = self.within(Key::AutogradCPU).map(Key::dense);
        let all = DeviceKind::ALL.into_iter().filter(move |_| nested);
        one.into_iter().chain(all.map(|k| Key::from_index(Key::NestedTensorCPU as u8 + k as u8)))
    }
    /// Whether an alias key fills slot `slot`.
    pub fn covers(self, slot: Key) -> bool {
        match self {
            Key::CompositeImplicitAutograd => {
                slot == Key::Undefined || slot.is_dense() || slot.is_nested() || slot.is_autograd()
            }
            Key::CompositeExplicitAutograd | Key::CompositeExplicitAutogradNonFunctional => {
                slot == Key::Undefined || slot.is_dense()
            }
            Key::CompositeImplicitAutogradNestedTensor => {
                slot.is_nested() || slot == Key::AutogradNestedTensor
            }
            Key::Autograd => slot.is_autograd(),
            _ => self == slot,
        }
    }
    /// What stands for the key in a set of keys to include or exclude. Alias keys give all that they cover.
    pub fn set(self) -> KeySet {
        if self.is_alias() {
            return Key::slots().filter(|s| self.covers(*s)).fold(KeySet::EMPTY, |a, s| a.union(s.set()));
        }
        let with =
            |f: Functionality, k: Option<DeviceKind>| KeySet((1 << f as u8) | k.map_or(0, |k| 1 << k as u8));
        match self {
            Key::Undefined => KeySet::EMPTY,
            k if k.is_dense() => with(Functionality::Dense, k.within(Key::CPU)),
            k if k.is_nested() => with(Functionality::Nested, k.within(Key::NestedTensorCPU)),
            Key::BackendSelect => with(Functionality::BackendSelect, None),
            Key::Python => with(Functionality::Python, None),
            Key::ADInplaceOrView => with(Functionality::ADInplaceOrView, None),
            Key::AutogradOther => with(Functionality::AutogradOther, None),
            Key::AutogradNestedTensor => with(Functionality::AutogradNested, None),
            Key::Tracer => with(Functionality::Tracer, None),
            Key::Autocast => with(Functionality::Autocast, None),
            Key::Batched => with(Functionality::Batched, None),
            k => with(Functionality::Autograd, k.within(Key::AutogradCPU)),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of backends and functionalities.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct KeySet(pub u64);

/// First slot of each functionality, by bit, and whether it has one slot per backend.
const FIRST: [(u8, bool); 11] = [
    (Key::CPU as u8, true),
    (Key::NestedTensorCPU as u8, true),
    (Key::BackendSelect as u8, false),
    (Key::Python as u8, false),
    (Key::ADInplaceOrView as u8, false),
    (Key::AutogradOther as u8, false),
    (Key::AutogradCPU as u8, true),
    (Key::AutogradNestedTensor as u8, false),
    (Key::Tracer as u8, false),
    (Key::Autocast as u8, false),
    (Key::Batched as u8, false),
];

impl KeySet {
    pub const EMPTY: KeySet = KeySet(0);
    /// The three autograd functionalities.
    pub const AUTOGRAD: KeySet = KeySet(
        1 << Functionality::AutogradOther as u8
            | 1 << Functionality::Autograd as u8
            | 1 << Functionality::AutogradNested as u8,
    );
    pub const AD_INPLACE_OR_VIEW: KeySet = KeySet(1 << Functionality::ADInplaceOrView as u8);
    pub const BACKEND_SELECT: KeySet = KeySet(1 << Functionality::BackendSelect as u8);
    pub const TRACER: KeySet = KeySet(1 << Functionality::Tracer as u8);

    pub const fn of_tensor(device: Device, nested: bool, inference: bool) -> KeySet {
        let backend = 1u64 << device.kind as u8;
        let (kind, autograd) = if nested {
            (Functionality::Nested, Functionality::AutogradNested)
        } else {
            (Functionality::Dense, Functionality::Autograd)
        };
        let plain = KeySet(backend | 1 << kind as u8);
        if inference { plain } else { KeySet(plain.0 | 1 << autograd as u8).union(Self::AD_INPLACE_OR_VIEW) }
    }

    #[inline]
    pub const fn union(self, other: KeySet) -> KeySet {
        KeySet(self.0 | other.0)
    }
    /// Takes functionalities away; backends stay (else `AutogradCPU` without `AutogradCPU` would lose the CPU).
    #[inline]
    pub const fn without(self, other: KeySet) -> KeySet {
        KeySet(self.0 & !(other.0 & !BACKEND_BITS))
    }
    #[inline]
    pub const fn masked(self, mask: u64) -> KeySet {
        KeySet(self.0 & (mask | BACKEND_BITS))
    }
    pub const fn has(self, f: Functionality) -> bool {
        self.0 >> f as u8 & 1 != 0
    }
    pub const fn intersects(self, other: KeySet) -> bool {
        self.0 & other.0 & !BACKEND_BITS != 0
    }
    /// Everything below `f`.
    pub const fn below(self, f: Functionality) -> KeySet {
        KeySet(self.0 & ((1 << f as u8) - 1))
    }
    #[inline]
    pub const fn backends(self) -> u64 {
        self.0 & BACKEND_BITS
    }
    /// The slot that decides.
    #[inline]
    pub fn slot(self) -> Key {
        let functionalities = self.0 >> 8;
        if functionalities == 0 {
            return Key::Undefined;
        }
        let (first, per_backend) = FIRST[functionalities.ilog2() as usize];
        let backend = self.backends();
        let add = if per_backend && backend != 0 { backend.ilog2() as u8 } else { 0 };
        Key::from_index(first + add)
    }
    /// The keys in it, highest priority first.
    pub fn keys(self) -> Vec<Key> {
        let mut out = Vec::new();
        let mut rest = self;
        while rest.0 >> 8 != 0 {
            out.push(rest.slot());
            rest = KeySet(rest.0 & !(1 << rest.0.ilog2()));
        }
        out
    }
}

impl fmt::Debug for KeySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.keys().iter().map(|k| k.name())).finish()
    }
}

const _: () = assert!(BACKENDS == DeviceKind::ALL.len());
