//! Instruction sets: one body of code, compiled for each level, chosen at run time.
//!
//! A piece of work is a struct whose [`Work::run`] is `#[inline(always)]`; [`vectorized`] calls it inside a function
//! compiled for the best level of this processor, where the compiler vectorises its loops. The level is found once
//! (2.5 ns a call). Never pass work as `dyn`: it would not be inlined (13 to 60 times slower).

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use crate::dtype::{Category, DType};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Level {
    Baseline = 1,
    /// AVX2, FMA, F16C.
    V3,
    /// AVX-512 F, BW, DQ, VL, CD.
    V4,
}

static LEVEL: AtomicU8 = AtomicU8::new(0);

/// The level in use: the processor's, or a lower one set for tests.
#[inline]
pub fn level() -> Level {
    match LEVEL.load(Relaxed) {
        1 => Level::Baseline,
        2 => Level::V3,
        3 => Level::V4,
        _ => detect(),
    }
}

#[cold]
fn detect() -> Level {
    let level = best();
    LEVEL.store(level as u8, Relaxed);
    level
}

/// What this processor can do.
pub fn best() -> Level {
    #[cfg(all(target_arch = "x86_64", not(one_level)))]
    {
        let v3 = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("f16c");
        let v4 = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512vl");
        match (v3, v4) {
            (true, true) => return Level::V4,
            (true, false) => return Level::V3,
            _ => {}
        }
    }
    Level::Baseline
}

/// Uses at most `level` from now on (tests compare the levels).
pub fn limit(level: Level) {
    LEVEL.store(level.min(best()) as u8, Relaxed);
}

/// Code to run at a level. `FMA`: fused multiply-add is one instruction here; without it `mul_add` is a library call.
pub trait Work {
    type Output;
    /// The highest level that this work is compiled for: a third copy of every loop is a third of the library.
    const HIGHEST: Level = Level::V4;
    fn run<const FMA: bool>(self) -> Self::Output;
}

/// [`Work::HIGHEST`] of a loop over elements: floating-point numbers make up for the longer vectors, loops over integers,
/// bool and complex numbers wait for memory.
pub(crate) const fn highest(dtype: DType) -> Level {
    if matches!(dtype.category(), Category::Float) { Level::V4 } else { Level::V3 }
}

/// Runs `work`, compiled for the level in use.
#[inline]
pub fn vectorized<W: Work>(work: W) -> W::Output {
    match level() {
        #[cfg(all(target_arch = "x86_64", not(one_level)))]
        // SAFETY: the level is at most what `best` found.
        Level::V4 => unsafe {
            if const { W::HIGHEST as u8 >= Level::V4 as u8 } { v4(work) } else { v3(work) }
        },
        #[cfg(all(target_arch = "x86_64", not(one_level)))]
        // SAFETY: as above.
        Level::V3 => unsafe { v3(work) },
        _ => baseline(work),
    }
}

#[inline(never)]
fn baseline<W: Work>(work: W) -> W::Output {
    work.run::<{ cfg!(target_arch = "aarch64") }>()
}

#[cfg(all(target_arch = "x86_64", not(one_level)))]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
fn v3<W: Work>(work: W) -> W::Output {
    work.run::<true>()
}

#[cfg(all(target_arch = "x86_64", not(one_level)))]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512cd,avx512vl,avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
fn v4<W: Work>(work: W) -> W::Output {
    work.run::<true>()
}
