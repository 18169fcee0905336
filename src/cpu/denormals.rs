//! Whether denormal numbers are kept or taken for 0: a mode of the processor, thread by thread.
//!
//! By default they are kept. A thread that switches changes its own mode; [`crate::cpu::parallel`] carries the mode of
//! the caller to the workers of a job, so that a result does not depend on who computes it. The mode lives in the
//! control register of the floating point unit and nowhere else; new threads begin with their maker's. Called by the binding of `set_flush_denormal`.

#[cfg(target_arch = "x86_64")]
mod register {
    use std::arch::asm;
    use std::arch::x86_64::_fxsave;

    /// Flush results to zero (bit 15), and take denormal operands for zero (bit 6).
    const FLUSH: u32 = 0x8040;

    fn read() -> u32 {
        let mut word = 0u32;
        // SAFETY: stores four bytes to a local.
        unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut word, options(nostack, preserves_flags)) };
        word
    }
    /// What the register may hold: the first processors with it did not take denormal operands for zero.
    fn allowed() -> u32 {
        #[repr(align(16))]
        struct Area([u8; 512]);
        let mut area = Area([0; 512]);
        // SAFETY: 512 bytes, aligned to 16; the instruction belongs to the baseline of x86-64.
        unsafe { _fxsave(area.0.as_mut_ptr()) };
        match u32::from_le_bytes([area.0[28], area.0[29], area.0[30], area.0[31]]) {
            0 => 0xffbf,
            mask => mask,
        }
    }
    pub(super) fn supported() -> bool {
        allowed() & FLUSH == FLUSH
    }
    pub(super) fn get() -> bool {
        read() & FLUSH == FLUSH
    }
    pub(super) fn set(on: bool) {
        let word = if on { read() | FLUSH } else { read() & !FLUSH };
        // SAFETY: loads a register's own bits but for two, which `supported` allowed; rounding and traps stay.
        unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const word, options(nostack, preserves_flags)) };
    }
}

#[cfg(target_arch = "aarch64")]
mod register {
    use std::arch::asm;

    /// Flush to zero: operands and results.
    const FLUSH: u64 = 1 << 24;

    fn read() -> u64 {
        let word: u64;
        // SAFETY: reads a register.
        unsafe { asm!("mrs {}, fpcr", out(reg) word, options(nomem, nostack, preserves_flags)) };
        word
    }
    pub(super) fn supported() -> bool {
        true
    }
    pub(super) fn get() -> bool {
        read() & FLUSH != 0
    }
    pub(super) fn set(on: bool) {
        let word = if on { read() | FLUSH } else { read() & !FLUSH };
        // SAFETY: writes a register's own bits but for one; rounding and traps stay.
        unsafe { asm!("msr fpcr, {}", in(reg) word, options(nostack, preserves_flags)) };
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
mod register {
    pub(super) fn supported() -> bool {
        false
    }
    pub(super) fn get() -> bool {
        false
    }
    pub(super) fn set(_: bool) {}
}

/// Whether this thread takes denormal numbers for 0.
pub fn flushing() -> bool {
    register::get()
}

/// Switches this thread; gives whether the processor can.
pub fn set_flushing(on: bool) -> bool {
    let supported = register::supported();
    if supported {
        register::set(on);
    }
    supported
}

/// Another thread's mode, until dropped.
pub(crate) struct Mode {
    own: bool,
    other: bool,
}
impl Mode {
    pub(crate) fn of(flush: bool) -> Mode {
        let own = register::get();
        if own != flush {
            register::set(flush);
        }
        Mode { own, other: flush }
    }
}
impl Drop for Mode {
    fn drop(&mut self) {
        if self.own != self.other {
            register::set(self.own);
        }
    }
}
