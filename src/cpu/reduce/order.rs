//! Elements as unsigned keys whose order is the elements' order, NaN last: what sorts and selections compare.
//!
//! Every key has its position beside it, so that equal elements keep their order (stable) and a selection knows where
//! its elements came from. Long lines are sorted by digits, least significant first, skipping digits that all share.

use super::wide::{Ordered, Wide};

/// A type with order-keeping keys.
pub(crate) trait Keyed: Ordered {
    /// Bytes of the key that matter.
    const BYTES: u32;
    /// Larger elements have larger keys; all NaNs have the largest. -0.0 and 0.0 are equal.
    fn key(self) -> u64;
}
impl Keyed for f32 {
    const BYTES: u32 = 4;
    #[inline(always)]
    fn key(self) -> u64 {
        if self.is_nan() {
            return u64::from(u32::MAX);
        }
        let bits = (self + 0.0).to_bits();
        u64::from(if bits >> 31 == 1 { !bits } else { bits | 1 << 31 })
    }
}
impl Keyed for f64 {
    const BYTES: u32 = 8;
    #[inline(always)]
    fn key(self) -> u64 {
        if self.is_nan() {
            return u64::MAX;
        }
        let bits = (self + 0.0).to_bits();
        if bits >> 63 == 1 { !bits } else { bits | 1 << 63 }
    }
}
impl Keyed for i64 {
    const BYTES: u32 = 8;
    #[inline(always)]
    fn key(self) -> u64 {
        self as u64 ^ 1 << 63
    }
}
impl Keyed for u64 {
    const BYTES: u32 = 8;
    #[inline(always)]
    fn key(self) -> u64 {
        self
    }
}

/// An element's key and its position in the line.
pub(crate) type Entry = (u64, u32);

/// The entries of a line; `descending` turns the order round, not the positions.
pub(crate) fn entries<W: Keyed + Wide>(xs: &[W], descending: bool, out: &mut Vec<Entry>) {
    let flip = match (descending, W::BYTES) {
        (false, _) => 0,
        (true, 4) => u64::from(u32::MAX),
        (true, _) => u64::MAX,
    };
    out.clear();
    out.extend(xs.iter().enumerate().map(|(i, x)| (x.key() ^ flip, i as u32)));
}

/// Lines at least this long are sorted by digits.
const RADIX_FROM: usize = 1024;
const DIGIT: u32 = 11;
const BUCKETS: usize = 1 << DIGIT;

/// Sorts stably by key. `spare` is scratch.
pub(crate) fn sort(entries: &mut Vec<Entry>, spare: &mut Vec<Entry>, bytes: u32) {
    if entries.len() < RADIX_FROM {
        // Positions are distinct, so an unstable sort of the pairs is a stable sort of the keys.
        entries.sort_unstable();
        return;
    }
    spare.resize(entries.len(), (0, 0));
    let digits = (bytes * 8).div_ceil(DIGIT);
    let mut counts = vec![0u32; BUCKETS * digits as usize];
    let bucket = |key: u64, digit: u32| (key >> (digit * DIGIT)) as usize % BUCKETS;
    for (key, _) in entries.iter() {
        for d in 0..digits {
            counts[d as usize * BUCKETS + bucket(*key, d)] += 1;
        }
    }
    for d in 0..digits {
        let counts = &mut counts[d as usize * BUCKETS..][..BUCKETS];
        if counts[bucket(entries[0].0, d)] as usize == entries.len() {
            continue;
        }
        let mut start = 0;
        for c in counts.iter_mut() {
            start += std::mem::replace(c, start);
        }
        for entry in entries.iter() {
            let slot = &mut counts[bucket(entry.0, d)];
            spare[*slot as usize] = *entry;
            *slot += 1;
        }
        std::mem::swap(entries, spare);
    }
}
