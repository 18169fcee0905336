//! Distributions: how words become elements.
//!
//! A uniform draw has as many random bits as its type has (24 in float32, 53 in float64, 11 and 8 in the half types).
//! Distributions that need a logarithm take a number of 32 or 53 bits strictly between 0 and 1. Normal numbers come in
//! pairs (Box–Muller), both from the words of the pair.

use std::marker::PhantomData;

use crate::cpu::math::Math;
use crate::cpu::random::words::{BATCH, Draw};
use crate::dtype::{DType, Element};

/// What random bits make of a floating type.
pub(super) trait Bits: Element {
    const WORDS: usize;
    /// In `[0, 1)`, with all bits of the type.
    fn unit(words: &[u32]) -> Self;
    /// `low + unit * (high - low)`, never `high`.
    fn between(self, low: f64, high: f64) -> Self;
}

macro_rules! narrow_bits {
    ($($t:ty, $bits:literal;)*) => { $( impl Bits for $t {
        const WORDS: usize = 1;
        #[inline(always)]
        fn unit(words: &[u32]) -> Self { Self::from_f64(f64::from(words[0] >> (32 - $bits)) / f64::from(1u32 << $bits)) }
        #[inline(always)]
        fn between(self, low: f64, high: f64) -> Self {
            let x = Self::from_f64((low as f32 + self.to_f64() as f32 * (high as f32 - low as f32)) as f64);
            if x.to_f64() < high { x } else { Self::from_f64(low) }
        }
    } )* };
}
narrow_bits!(crate::dtype::f16, 11; crate::dtype::bf16, 8;);

impl Bits for f32 {
    const WORDS: usize = 1;
    #[inline(always)]
    fn unit(words: &[u32]) -> f32 {
        (words[0] >> 8) as f32 * (1.0 / 16_777_216.0)
    }
    #[inline(always)]
    fn between(self, low: f64, high: f64) -> f32 {
        let (low, high) = (low as f32, high as f32);
        let x = low + self * (high - low);
        if x < high { x } else { low }
    }
}
impl Bits for f64 {
    const WORDS: usize = 2;
    #[inline(always)]
    fn unit(words: &[u32]) -> f64 {
        (long(words[0], words[1]) >> 11) as i64 as f64 * (1.0 / 9_007_199_254_740_992.0)
    }
    #[inline(always)]
    fn between(self, low: f64, high: f64) -> f64 {
        let x = low + self * (high - low);
        if x < high { x } else { low }
    }
}

#[inline(always)]
pub(super) fn long(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// Strictly between 0 and 1: 32 bits and a half.
#[inline(always)]
pub(super) fn open_32(word: u32) -> f64 {
    (f64::from(word) + 0.5) * (1.0 / 4_294_967_296.0)
}
/// Strictly between 0 and 1: 52 bits and a half.
#[inline(always)]
pub(super) fn open_53(low: u32, high: u32) -> f64 {
    ((long(low, high) >> 12) as i64 as f64 + 0.5) * (1.0 / 4_503_599_627_370_496.0)
}

pub(super) struct Uniform {
    pub(super) low: f64,
    pub(super) high: f64,
}
impl<T: Bits> Draw<T> for Uniform {
    const WORDS: usize = T::WORDS;
    #[inline(always)]
    fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [T]) {
        let plain = self.low == 0.0 && self.high == 1.0;
        for (x, w) in out.iter_mut().zip(words.chunks_exact(T::WORDS)) {
            let unit = T::unit(w);
            *x = if plain { unit } else { unit.between(self.low, self.high) };
        }
    }
}

/// Normal numbers in float32, for all narrower types too.
pub(super) struct Normal {
    pub(super) mean: f64,
    pub(super) std: f64,
}
impl Normal {
    #[inline(always)]
    fn singles<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [f32; BATCH]) {
        let (mean, std) = (self.mean as f32, self.std as f32);
        let (mut first, mut second) = ([0f32; BATCH / 2], [0f32; BATCH / 2]);
        for k in 0..BATCH / 2 {
            let u = (words[2 * k] as f32 + 0.5) * (1.0 / 4_294_967_296.0);
            let angle = words[2 * k + 1] as i32 as f32 * (std::f32::consts::PI / 2_147_483_648.0);
            let radius = Math::sqrt(-2.0 * Math::log::<FMA>(u)) * std;
            first[k] = radius * Math::cos::<FMA>(angle) + mean;
            second[k] = radius * Math::sin::<FMA>(angle) + mean;
        }
        for k in 0..BATCH / 2 {
            out[2 * k] = first[k];
            out[2 * k + 1] = second[k];
        }
    }
}
macro_rules! narrow_normal {
    ($($t:ty),*) => { $( impl Draw<$t> for Normal {
        const WORDS: usize = 1;
        #[inline(always)]
        fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [$t]) {
            let mut wide = [0f32; BATCH];
            self.singles::<FMA>(words, &mut wide);
            for (x, w) in out.iter_mut().zip(wide) {
                *x = crate::cpu::cast::element(w);
            }
        }
    } )* };
}
narrow_normal!(f32, crate::dtype::f16, crate::dtype::bf16);
impl Draw<f64> for Normal {
    const WORDS: usize = 2;
    #[inline(always)]
    fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [f64]) {
        for (pair, w) in out.chunks_exact_mut(2).zip(words.chunks_exact(4)) {
            let u = open_53(w[0], w[1]);
            let angle = (open_53(w[2], w[3]) - 0.5) * std::f64::consts::TAU;
            let radius = Math::sqrt(-2.0 * Math::log::<FMA>(u)) * self.std;
            pair[0] = radius * Math::cos::<FMA>(angle) + self.mean;
            pair[1] = radius * Math::sin::<FMA>(angle) + self.mean;
        }
    }
}

/// 1 with a probability, else 0, for any element type.
pub(super) struct Bernoulli {
    /// Words below this are 1.
    threshold: u32,
    always: bool,
}
impl Bernoulli {
    pub(super) fn new(p: f64) -> Self {
        let scaled = (p * 4_294_967_296.0).round();
        Bernoulli { threshold: scaled as u32, always: scaled >= 4_294_967_296.0 }
    }
}
impl<T: Element> Draw<T> for Bernoulli {
    const WORDS: usize = 1;
    #[inline(always)]
    fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [T]) {
        let (one, zero) = (T::from_i64(1), T::default());
        for (x, w) in out.iter_mut().zip(words) {
            *x = if (*w < self.threshold) | self.always { one } else { zero };
        }
    }
}

/// Integers `low .. low + range`; `range` 0 stands for 2^64.
pub(super) struct Short {
    pub(super) low: i64,
    pub(super) range: u64,
}
/// As [`Short`], for ranges beyond 16 bits: two words keep the bias below 2^-48 for 16-bit, and 2^-32 for 32-bit ranges.
pub(super) struct Long(pub(super) Short);

/// The largest range that takes one word.
pub(super) const SHORT_RANGE: u64 = 1 << 16;

impl<T: Element> Draw<T> for Short {
    const WORDS: usize = 1;
    #[inline(always)]
    fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [T]) {
        for (x, w) in out.iter_mut().zip(words) {
            *x = T::from_i64(self.low.wrapping_add(((u64::from(*w) * self.range) >> 32) as i64));
        }
    }
}
impl<T: Element> Draw<T> for Long {
    const WORDS: usize = 2;
    #[inline(always)]
    fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [T]) {
        let Short { low, range } = self.0;
        for (x, w) in out.iter_mut().zip(words.chunks_exact(2)) {
            let bits = long(w[0], w[1]);
            let k = if range == 0 { bits } else { ((u128::from(bits) * u128::from(range)) >> 64) as u64 };
            let value = low.wrapping_add(k as i64);
            *x = T::from_i64(value);
        }
    }
}

/// A function of one number strictly between 0 and 1, computed in float64.
pub(super) trait Inverse: Sync {
    fn at<const FMA: bool>(&self, u: f64) -> f64;
}
pub(super) struct Inverted<F, T>(pub(super) F, pub(super) PhantomData<fn() -> T>);
impl<T: Element, F: Inverse> Draw<T> for Inverted<F, T> {
    const WORDS: usize =
        if matches!(T::DTYPE, DType::Float64 | DType::Int64 | DType::UInt64) { 2 } else { 1 };
    #[inline(always)]
    fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [T]) {
        let words_each = <Self as Draw<T>>::WORDS;
        for (x, w) in out.iter_mut().zip(words.chunks_exact(words_each)) {
            let u = if words_each == 2 { open_53(w[0], w[1]) } else { open_32(w[0]) };
            *x = T::from_f64(self.0.at::<FMA>(u));
        }
    }
}

pub(super) struct Exponential {
    pub(super) rate: f64,
}
impl Inverse for Exponential {
    #[inline(always)]
    fn at<const FMA: bool>(&self, u: f64) -> f64 {
        -Math::log::<FMA>(u) / self.rate
    }
}
/// Number of trials up to the first success.
pub(super) struct Geometric {
    /// `ln(1 - p)`.
    pub(super) log_failure: f64,
}
impl Inverse for Geometric {
    #[inline(always)]
    fn at<const FMA: bool>(&self, u: f64) -> f64 {
        (Math::log::<FMA>(u) / self.log_failure).ceil().max(1.0)
    }
}
pub(super) struct Cauchy {
    pub(super) median: f64,
    pub(super) sigma: f64,
}
impl Inverse for Cauchy {
    #[inline(always)]
    fn at<const FMA: bool>(&self, u: f64) -> f64 {
        self.median + self.sigma * Math::tan(std::f64::consts::PI * (u - 0.5))
    }
}

/// `exp` of a normal number, computed in float64.
pub(super) struct LogNormal(pub(super) Normal);
impl<T: Element> Draw<T> for LogNormal {
    const WORDS: usize = 2;
    #[inline(always)]
    fn draw<const FMA: bool>(&self, words: &[u32; BATCH], out: &mut [T]) {
        let mut normal = [0f64; BATCH / 2];
        Draw::<f64>::draw::<FMA>(&self.0, words, &mut normal);
        for (x, z) in out.iter_mut().zip(normal) {
            *x = T::from_f64(Math::exp::<FMA>(z));
        }
    }
}
