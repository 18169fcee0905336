//! Moving rectangles of elements between layouts and dtypes.
//!
//! Everything strided or of another dtype passes here on its way into and out of the L1 blocks of elementwise loops;
//! `copy_` is this and nothing else. Half types convert by bit arithmetic that vectorises, with one rounding.

use crate::cpu::level::{Level, Work, vectorized};
use crate::dtype::{DType, Element, bf16, f16};
use crate::error::Error;
use crate::with_dtype;

/// An address and the strides, in elements, along the width and the height of a rectangle.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) at: *mut u8,
    pub(crate) steps: [isize; 2],
}

/// Copies a rectangle, converting as [`Element::cast`] does.
///
/// # Safety
/// Both places are valid for the rectangle with their dtypes, and do not overlap unless they are the same.
pub(crate) unsafe fn convert(from: DType, src: Place, to: DType, dst: Place, width: usize, height: usize) {
    if from == to {
        // SAFETY: handed on; moving bits needs only the size.
        unsafe {
            match from.size() {
                1 => move_tile::<u8>(src, dst, width, height),
                2 => move_tile::<u16>(src, dst, width, height),
                4 => move_tile::<u32>(src, dst, width, height),
                8 => move_tile::<u64>(src, dst, width, height),
                _ => move_tile::<u128>(src, dst, width, height),
            }
        }
        return;
    }
    // Every dtype is in the set `all`, so there is no error to report.
    let _ = with_dtype!(from, all, |S| {
        with_dtype!(to, all, |D| {
            // SAFETY: handed on.
            unsafe { cast_tile::<S, D>(src, dst, width, height) };
            Ok::<(), Error>(())
        })
    });
}

unsafe fn move_tile<T: Copy>(src: Place, dst: Place, width: usize, height: usize) {
    let (s, d) = (src.at.cast::<T>(), dst.at.cast::<T>());
    let ([sx, sy], [dx, dy]) = (src.steps, dst.steps);
    // Elements of 16 bytes may be aligned to 4 or 8 only: reads and writes are unaligned throughout.
    // SAFETY: by contract of `convert`.
    unsafe {
        if sx == 1 && dx == 1 {
            for y in 0..height as isize {
                let (from, to) = (s.offset(y * sy).cast::<u8>(), d.offset(y * dy).cast::<u8>());
                std::ptr::copy(from, to, width * size_of::<T>());
            }
        } else if sy == 1 && dx == 1 && width * (height | 1) <= TURN {
            turn::<T>(s, sx, d, dy, width, height);
        } else if sy == 1 || (dy == 1 && sx != 1) {
            for x in 0..width as isize {
                let (s, d) = (s.offset(x * sx), d.offset(x * dx));
                for y in 0..height as isize {
                    d.offset(y * dy).write_unaligned(s.offset(y * sy).read_unaligned());
                }
            }
        } else {
            for y in 0..height as isize {
                let (s, d) = (s.offset(y * sy), d.offset(y * dy));
                for x in 0..width as isize {
                    d.offset(x * dx).write_unaligned(s.offset(x * sx).read_unaligned());
                }
            }
        }
    }
}

/// Elements of the block in which a rectangle is turned: a tile, one column wider.
const TURN: usize = 2 * crate::iter::BLOCK;

/// A transposed copy by way of L1: columns are read whole, rows written whole, so that rows that lie a power of two
/// apart do not throw each other out of the cache.
///
/// # Safety
/// As [`convert`].
unsafe fn turn<T: Copy>(s: *const T, sx: isize, d: *mut T, dy: isize, width: usize, height: usize) {
    let mut block = std::mem::MaybeUninit::<[T; TURN]>::uninit();
    let block = block.as_mut_ptr().cast::<T>();
    // Odd, so that a row of the result comes from different banks.
    let pitch = height | 1;
    for x in 0..width {
        // SAFETY: `width * pitch` elements fit in the block.
        unsafe {
            let (from, to) = (s.offset(x as isize * sx).cast::<u8>(), block.add(x * pitch).cast::<u8>());
            std::ptr::copy_nonoverlapping(from, to, height * size_of::<T>());
        }
    }
    vectorized(Turn { block, pitch, d, dy, width, height });
}

struct Turn<T> {
    block: *const T,
    pitch: usize,
    d: *mut T,
    dy: isize,
    width: usize,
    height: usize,
}
impl<T: Copy> Work for Turn<T> {
    type Output = ();
    const HIGHEST: Level = Level::V3;
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        for y in 0..self.height {
            for x in 0..self.width {
                // SAFETY: made by `turn` for a block that is filled.
                unsafe {
                    let value = self.block.add(x * self.pitch + y).read();
                    self.d.offset(y as isize * self.dy).add(x).write_unaligned(value);
                }
            }
        }
    }
}

unsafe fn cast_tile<S: Element, D: Element>(src: Place, dst: Place, width: usize, height: usize) {
    let (s, d) = (src.at.cast::<S>(), dst.at.cast::<D>());
    let ([sx, sy], [dx, dy]) = (src.steps, dst.steps);
    if sx == 1 && dx == 1 {
        for y in 0..height as isize {
            // SAFETY: by contract of `convert`.
            unsafe {
                let run = CastRun { src: s.offset(y * sy), dst: d.offset(y * dy), n: width };
                if vectorises(S::DTYPE) && vectorises(D::DTYPE) {
                    vectorized(run);
                } else {
                    run.run::<false>();
                }
            }
        }
        return;
    }
    for y in 0..height as isize {
        for x in 0..width as isize {
            // SAFETY: by contract of `convert`.
            unsafe { d.offset(y * dy + x * dx).write(element(s.offset(y * sy + x * sx).read())) };
        }
    }
}

/// Pairs of these are compiled per instruction set; the others are rare and not worth the code.
const fn vectorises(d: DType) -> bool {
    use DType::{BFloat16, Bool, Float16, Float32, Float64, Int32, Int64, UInt8};
    matches!(d, Bool | UInt8 | Int32 | Int64 | Float16 | BFloat16 | Float32 | Float64)
}

struct CastRun<S, D> {
    src: *const S,
    dst: *mut D,
    n: usize,
}
impl<S: Element, D: Element> Work for CastRun<S, D> {
    type Output = ();
    const HIGHEST: Level = if is_half(S::DTYPE) || is_half(D::DTYPE) { Level::V4 } else { Level::V3 };
    #[inline(always)]
    fn run<const FMA: bool>(self) {
        for i in 0..self.n {
            // SAFETY: made by `cast_tile` for a run of this length.
            unsafe { self.dst.add(i).write(element(self.src.add(i).read())) };
        }
    }
}

/// [`Element::cast`], with half types by bit arithmetic.
#[inline(always)]
pub(crate) fn element<S: Element, D: Element>(x: S) -> D {
    if is_half(S::DTYPE) {
        return from_f32(widen(x));
    }
    if is_half(D::DTYPE) && size_of::<S>() == 4 && S::DTYPE.is_float() {
        return from_f32(x.to_f64() as f32);
    }
    if S::DTYPE.is_float() && D::DTYPE.is_float() && size_of::<S>() == 8 && size_of::<D>() == 4 {
        return D::from_f64(x.to_f64());
    }
    x.cast()
}

#[inline(always)]
const fn is_half(d: DType) -> bool {
    matches!(d, DType::Float16 | DType::BFloat16)
}

/// A half type as float32, exactly.
#[inline(always)]
fn widen<S: Element>(x: S) -> f32 {
    // SAFETY: called for half types only, which are two bytes.
    let bits = unsafe { std::mem::transmute_copy::<S, u16>(&x) };
    if S::DTYPE == DType::BFloat16 { f32::from_bits((bits as u32) << 16) } else { f16_to_f32(bits) }
}

#[inline(always)]
fn from_f32<D: Element>(x: f32) -> D {
    let bits = match D::DTYPE {
        DType::BFloat16 => f32_to_bf16(x),
        DType::Float16 => f32_to_f16(x),
        _ => return x.cast(),
    };
    // SAFETY: D is one of the half types here, which are two bytes.
    unsafe { std::mem::transmute_copy::<u16, D>(&bits) }
}

#[inline(always)]
pub(crate) fn f16_to_f32(h: u16) -> f32 {
    let sign = ((h & 0x8000) as u32) << 16;
    let bits = ((h & 0x7fff) as u32) << 13;
    let exponent = bits & 0x0f80_0000;
    let normal = bits + (112 << 23);
    // Subnormals: as if normal with exponent 1, minus the implicit one.
    let subnormal = (f32::from_bits(normal + (1 << 23)) - f32::from_bits(113 << 23)).to_bits();
    let special = normal + (112 << 23);
    let out = if exponent == 0x0f80_0000 {
        special
    } else if exponent == 0 {
        subnormal
    } else {
        normal
    };
    f32::from_bits(out | sign)
}

/// To nearest, ties to even.
#[inline(always)]
pub(crate) fn f32_to_f16(x: f32) -> u16 {
    let bits = x.to_bits();
    let sign = ((bits >> 16) & 0x8000) as u16;
    let a = bits & 0x7fff_ffff;
    let normal = (a.wrapping_add(0xc800_0fff).wrapping_add((a >> 13) & 1)) >> 13;
    // Adding 0.5 puts the last bit of the result at the last bit of the float, which rounds.
    let subnormal = (f32::from_bits(a) + 0.5).to_bits().wrapping_sub(0x3f00_0000);
    let out = if a > 0x7f80_0000 {
        0x7e00
    } else if a >= 0x4780_0000 {
        0x7c00
    } else if a < 0x3880_0000 {
        subnormal
    } else {
        normal
    };
    out as u16 | sign
}

/// To nearest, ties to even.
#[inline(always)]
pub(crate) fn f32_to_bf16(x: f32) -> u16 {
    let bits = x.to_bits();
    let rounded = bits.wrapping_add(0x7fff + ((bits >> 16) & 1)) >> 16;
    let nan = (bits >> 16) | 0x40;
    (if x.is_nan() { nan } else { rounded }) as u16
}

const _: () = assert!(size_of::<f16>() == 2 && size_of::<bf16>() == 2);
