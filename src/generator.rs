//! Random state: Philox4x32-10 counters.
//!
//! A generator is a seed and a 128-bit position. An operation that draws reserves a stated range of the position with
//! [`Generator::reserve`]; its kernel then computes element `i` from `(seed, position + i)`, on any device and with
//! any number of threads. The default generator is one for the process.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

pub const DEFAULT_SEED: u64 = 67280421310721;

#[derive(Clone)]
pub struct Generator(Arc<Mutex<State>>);

/// All there is to save and restore.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub seed: u64,
    /// In units of one Philox block (four 32-bit words).
    pub position: u64,
}

impl Generator {
    pub fn new(seed: u64) -> Self {
        Generator(Arc::new(Mutex::new(State { seed, position: 0 })))
    }
    pub fn default_cpu() -> &'static Generator {
        static DEFAULT: OnceLock<Generator> = OnceLock::new();
        DEFAULT.get_or_init(|| Generator::new(DEFAULT_SEED))
    }
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    pub fn state(&self) -> State {
        *self.lock()
    }
    pub fn set_state(&self, state: State) {
        *self.lock() = state;
    }
    pub fn manual_seed(&self, seed: u64) {
        self.set_state(State { seed, position: 0 });
    }
    /// Takes `blocks` Philox blocks; returns where they begin.
    pub fn reserve(&self, blocks: u64) -> State {
        let mut state = self.lock();
        let begin = *state;
        state.position = state.position.wrapping_add(blocks);
        begin
    }
    pub fn same(&self, other: &Generator) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
    pub fn id(&self) -> usize {
        Arc::as_ptr(&self.0) as usize
    }
}

/// One block of Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011).
#[inline(always)]
pub fn philox(seed: u64, block: u64, stream: u64) -> [u32; 4] {
    const M0: u64 = 0xD251_1F53;
    const M1: u64 = 0xCD9E_8D57;
    const W0: u32 = 0x9E37_79B9;
    const W1: u32 = 0xBB67_AE85;
    let mut c = [block as u32, (block >> 32) as u32, stream as u32, (stream >> 32) as u32];
    let (mut k0, mut k1) = (seed as u32, (seed >> 32) as u32);
    for _ in 0..10 {
        let p0 = M0 * u64::from(c[0]);
        let p1 = M1 * u64::from(c[2]);
        c = [(p1 >> 32) as u32 ^ c[1] ^ k0, p1 as u32, (p0 >> 32) as u32 ^ c[3] ^ k1, p0 as u32];
        k0 = k0.wrapping_add(W0);
        k1 = k1.wrapping_add(W1);
    }
    c
}
