//! Element types: what they are called, how they mix, and one macro that turns a run-time dtype into a type.
//!
//! Nothing here allocates. `with_dtype!` is the only place in the crate that matches over all dtypes; its sets have
//! the names that `schema/types.yaml` uses.

use std::fmt;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

pub use half::{bf16, f16};
pub use num_complex::{Complex32, Complex64};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum DType {
    Bool,
    UInt8,
    UInt16,
    UInt32,
    UInt64,
    Int8,
    Int16,
    Int32,
    Int64,
    Float16,
    BFloat16,
    Float32,
    Float64,
    Complex64,
    Complex128,
}
use DType::*;

static DEFAULT_FLOAT: AtomicU8 = AtomicU8::new(Float32 as u8);

/// What floating-point results get where nothing else decides (`set_default_dtype`).
pub fn default_float() -> DType {
    DType::ALL[DEFAULT_FLOAT.load(Relaxed) as usize]
}
/// Sets what [`default_float`] answers, for the process.
///
/// # Errors
/// `DType` unless it is a floating-point type.
pub fn set_default_float(dtype: DType) -> crate::error::Result<()> {
    if !dtype.is_float() {
        return Err(crate::error::Error::dtype(format!(
            "the default dtype must be a floating-point type, got {dtype}"
        )));
    }
    DEFAULT_FLOAT.store(dtype as u8, Relaxed);
    Ok(())
}

/// Promotion order: a higher category wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Category {
    Bool,
    Int,
    Float,
    Complex,
}

/// What is known of a dtype beside its Rust type.
struct Facts {
    dtype: DType,
    name: &'static str,
    size: usize,
    category: Category,
    exact_bits: u32,
    largest: f64,
    numpy: Option<&'static str>,
    safetensors: &'static str,
    dlpack: u8,
}

const fn facts<T>(
    dtype: DType,
    name: &'static str,
    category: Category,
    exact_bits: u32,
    largest: f64,
) -> Facts {
    let size = size_of::<T>();
    Facts { dtype, name, size, category, exact_bits, largest, numpy: None, safetensors: "", dlpack: 0 }
}

impl Facts {
    /// What the dtype is called in NumPy (kind and bytes), in safetensors files, and the code of its kind in DLPack.
    const fn codes(mut self, numpy: Option<&'static str>, safetensors: &'static str, dlpack: u8) -> Self {
        (self.numpy, self.safetensors, self.dlpack) = (numpy, safetensors, dlpack);
        self
    }
}

const COUNT: usize = FACTS.len();
/// One row for each dtype, in the order of the variants.
static FACTS: [Facts; 15] = [
    facts::<bool>(Bool, "bool", Category::Bool, 1, 1.0).codes(Some("b1"), "BOOL", 6),
    facts::<u8>(UInt8, "uint8", Category::Int, 8, u8::MAX as f64).codes(Some("u1"), "U8", 1),
    facts::<u16>(UInt16, "uint16", Category::Int, 16, u16::MAX as f64).codes(Some("u2"), "U16", 1),
    facts::<u32>(UInt32, "uint32", Category::Int, 32, u32::MAX as f64).codes(Some("u4"), "U32", 1),
    facts::<u64>(UInt64, "uint64", Category::Int, 64, u64::MAX as f64).codes(Some("u8"), "U64", 1),
    facts::<i8>(Int8, "int8", Category::Int, 7, i8::MAX as f64).codes(Some("i1"), "I8", 0),
    facts::<i16>(Int16, "int16", Category::Int, 15, i16::MAX as f64).codes(Some("i2"), "I16", 0),
    facts::<i32>(Int32, "int32", Category::Int, 31, i32::MAX as f64).codes(Some("i4"), "I32", 0),
    facts::<i64>(Int64, "int64", Category::Int, 63, i64::MAX as f64).codes(Some("i8"), "I64", 0),
    facts::<f16>(Float16, "float16", Category::Float, 11, 65504.0).codes(Some("f2"), "F16", 2),
    facts::<bf16>(BFloat16, "bfloat16", Category::Float, 8, 3.3895313892515355e38).codes(None, "BF16", 4),
    facts::<f32>(Float32, "float32", Category::Float, 24, f32::MAX as f64).codes(Some("f4"), "F32", 2),
    facts::<f64>(Float64, "float64", Category::Float, 53, f64::MAX).codes(Some("f8"), "F64", 2),
    facts::<Complex32>(Complex64, "complex64", Category::Complex, 24, f32::MAX as f64).codes(
        Some("c8"),
        "C64",
        5,
    ),
    facts::<Complex64>(Complex128, "complex128", Category::Complex, 53, f64::MAX).codes(
        Some("c16"),
        "C128",
        5,
    ),
];

impl DType {
    pub const ALL: [DType; COUNT] = {
        let mut all = [Bool; COUNT];
        let mut i = 0;
        while i < COUNT {
            assert!(FACTS[i].dtype as usize == i, "a row of FACTS out of order");
            all[i] = FACTS[i].dtype;
            i += 1;
        }
        all
    };

    const fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }
    pub const fn name(self) -> &'static str {
        self.facts().name
    }
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|d| d.name() == name)
    }
    /// Bytes of one element.
    pub const fn size(self) -> usize {
        self.facts().size
    }
    pub const fn category(self) -> Category {
        self.facts().category
    }
    /// Up to two to this power every integer is held exactly: bits of an integer without its sign, digits of a float.
    pub const fn exact_bits(self) -> u32 {
        self.facts().exact_bits
    }
    /// The largest finite number.
    pub const fn largest(self) -> f64 {
        self.facts().largest
    }
    /// Kind and bytes as NumPy writes them (`f4`); NumPy does not have every dtype.
    pub const fn numpy(self) -> Option<&'static str> {
        self.facts().numpy
    }
    pub fn from_numpy(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|d| d.numpy() == Some(text))
    }
    /// The name in safetensors files. The format itself has no `C128`; files with it are for rtensor alone.
    pub const fn safetensors(self) -> &'static str {
        self.facts().safetensors
    }
    pub fn from_safetensors(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|d| d.safetensors() == code)
    }
    /// `DLDataTypeCode`.
    pub const fn dlpack(self) -> u8 {
        self.facts().dlpack
    }
    pub fn is_float(self) -> bool {
        self.category() == Category::Float
    }
    pub fn is_complex(self) -> bool {
        self.category() == Category::Complex
    }
    /// Gradients exist for these.
    pub fn is_differentiable(self) -> bool {
        self.category() >= Category::Float
    }
    pub fn is_integral(self) -> bool {
        self.category() == Category::Int
    }
    pub fn is_signed(self) -> bool {
        !matches!(self, Bool | UInt8 | UInt16 | UInt32 | UInt64)
    }
    /// The real type of a complex one; others are their own.
    pub fn to_real(self) -> DType {
        match self {
            Complex64 => Float32,
            Complex128 => Float64,
            d => d,
        }
    }
    /// The complex type over a floating one.
    pub fn to_complex(self) -> DType {
        match self {
            Float64 | Complex128 => Complex128,
            _ => Complex64,
        }
    }
    /// The type that sums and products of this one are kept in: float32 for narrower floats, else itself.
    pub const fn accumulate(self) -> DType {
        if matches!(self.category(), Category::Float) && self.size() < 4 { Float32 } else { self }
    }
    /// A floating type that is computed in float32.
    pub const fn is_narrow(self) -> bool {
        self as u8 != self.accumulate() as u8
    }

    /// The smallest type that both fit in, by PyTorch's lattice.
    pub fn promote(self, other: DType) -> DType {
        if self == other {
            return self;
        }
        let (lo, hi) = if self.category() <= other.category() { (self, other) } else { (other, self) };
        match (lo.category(), hi.category()) {
            (Category::Bool, _) | (Category::Int, Category::Float | Category::Complex) => hi,
            (Category::Int, Category::Int) => promote_int(lo, hi),
            (Category::Float, Category::Float) => match (lo, hi) {
                (Float64, _) | (_, Float64) => Float64,
                _ => Float32, // f16 with bf16, or either with f32
            },
            (Category::Float, Category::Complex) if lo == Float64 => Complex128,
            (Category::Float, Category::Complex) => hi,
            _ => Complex128,
        }
    }
    /// Whether a result of type `self` may be written into `to` (the category may not go down).
    pub fn can_cast(self, to: DType) -> bool {
        self.category() <= to.category()
    }
}

/// Two different integer types. Of the unsigned types only uint8 mixes with signed ones below 64 bits without a
/// question; uint16 to uint64 go to the next signed type that holds both, int64 at most.
fn promote_int(a: DType, b: DType) -> DType {
    match (a.is_signed(), b.is_signed()) {
        (true, true) | (false, false) => {
            if a.size() >= b.size() {
                a
            } else {
                b
            }
        }
        _ => {
            let (signed, unsigned) = if a.is_signed() { (a, b) } else { (b, a) };
            if signed.size() > unsigned.size() {
                return signed;
            }
            match unsigned.size() {
                1 => Int16,
                2 => Int32,
                _ => Int64,
            }
        }
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A Rust type that a tensor can hold.
///
/// Conversions go by C's rules where a value does not fit: integers wrap, floats are cut toward zero and saturate,
/// NaN becomes 0, a complex number loses its imaginary part, anything nonzero is `true`.
pub trait Element: Copy + Default + PartialEq + Send + Sync + fmt::Debug + 'static {
    const DTYPE: DType;
    fn to_f64(self) -> f64;
    fn to_i64(self) -> i64;
    fn to_complex(self) -> Complex64;
    fn from_f64(x: f64) -> Self;
    fn from_i64(x: i64) -> Self;
    fn from_complex(x: Complex64) -> Self;
    #[inline(always)]
    fn to_bool(self) -> bool {
        self != Self::default()
    }
    /// Direct conversion between any two element types, without a detour that would round twice.
    #[inline(always)]
    fn cast<T: Element>(self) -> T {
        match Self::DTYPE.category() {
            Category::Float => T::from_f64(self.to_f64()),
            Category::Complex => T::from_complex(self.to_complex()),
            _ if Self::DTYPE as u8 == UInt64 as u8 && T::DTYPE.category() >= Category::Float => {
                T::from_f64(self.to_i64() as u64 as f64)
            }
            _ => T::from_i64(self.to_i64()),
        }
    }
}

macro_rules! integers {
    ($($t:ty => $d:ident),*) => { $(
        impl Element for $t {
            const DTYPE: DType = $d;
            #[inline(always)] fn to_f64(self) -> f64 { self as f64 }
            #[inline(always)] fn to_i64(self) -> i64 { self as i64 }
            #[inline(always)] fn to_complex(self) -> Complex64 { Complex64::new(self as f64, 0.0) }
            // Through i64 first: a float outside a narrow type wraps like an integer does, inside it is the same.
            #[inline(always)] fn from_f64(x: f64) -> Self {
                if <$t>::MIN == 0 && size_of::<$t>() == 8 && x >= 9223372036854775808.0 { x as u64 as $t } else { x as i64 as $t }
            }
            #[inline(always)] fn from_i64(x: i64) -> Self { x as $t }
            #[inline(always)] fn from_complex(x: Complex64) -> Self { Self::from_f64(x.re) }
        }
    )* };
}
integers!(u8 => UInt8, u16 => UInt16, u32 => UInt32, u64 => UInt64, i8 => Int8, i16 => Int16, i32 => Int32, i64 => Int64);

/// float32 on the way to a half type: where the value is inexact, the neighbour whose last bit is 1, so that rounding
/// again gives what rounding once would (the processor's own way by float32 rounds twice).
#[inline(always)]
fn round_to_odd(x: f64) -> f32 {
    let near = x as f32;
    let back = near as f64;
    if back == x || x.is_nan() {
        return near;
    }
    let toward_zero = near.to_bits() - (back.abs() > x.abs()) as u32;
    f32::from_bits(toward_zero | 1)
}

macro_rules! floats {
    ($($t:ty => $d:ident, $to:expr, $from:expr, $from_int:expr);*) => { $(
        impl Element for $t {
            const DTYPE: DType = $d;
            #[inline(always)] fn to_f64(self) -> f64 { $to(self) }
            #[inline(always)] fn to_i64(self) -> i64 { $to(self) as i64 }
            #[inline(always)] fn to_complex(self) -> Complex64 { Complex64::new($to(self), 0.0) }
            #[inline(always)] fn from_f64(x: f64) -> Self { $from(x) }
            #[inline(always)] fn from_i64(x: i64) -> Self { $from_int(x) }
            #[inline(always)] fn from_complex(x: Complex64) -> Self { $from(x.re) }
        }
    )* };
}
floats!(
    f16 => Float16, f16::to_f64, |x| f16::from_f32(round_to_odd(x)), |x| f16::from_f32(round_to_odd(x as f64));
    bf16 => BFloat16, bf16::to_f64, |x| bf16::from_f32(round_to_odd(x)), |x| bf16::from_f32(round_to_odd(x as f64));
    f32 => Float32, |x: f32| x as f64, |x: f64| x as f32, |x: i64| x as f32;
    f64 => Float64, |x: f64| x, |x: f64| x, |x: i64| x as f64
);

macro_rules! complexes {
    ($($t:ty, $part:ty => $d:ident);*) => { $(
        impl Element for $t {
            const DTYPE: DType = $d;
            #[inline(always)] fn to_f64(self) -> f64 { self.re as f64 }
            #[inline(always)] fn to_i64(self) -> i64 { self.re as i64 }
            #[inline(always)] fn to_complex(self) -> Complex64 { Complex64::new(self.re as f64, self.im as f64) }
            #[inline(always)] fn from_f64(x: f64) -> Self { Self::new(x as $part, 0.0) }
            #[inline(always)] fn from_i64(x: i64) -> Self { Self::new(x as $part, 0.0) }
            #[inline(always)] fn from_complex(x: Complex64) -> Self { Self::new(x.re as $part, x.im as $part) }
        }
    )* };
}
complexes!(Complex32, f32 => Complex64; Complex64, f64 => Complex128);

impl Element for bool {
    const DTYPE: DType = Bool;
    #[inline(always)]
    fn to_f64(self) -> f64 {
        self as u8 as f64
    }
    #[inline(always)]
    fn to_i64(self) -> i64 {
        self as i64
    }
    #[inline(always)]
    fn to_complex(self) -> Complex64 {
        Complex64::new(self as u8 as f64, 0.0)
    }
    #[inline(always)]
    fn from_f64(x: f64) -> Self {
        x != 0.0
    }
    #[inline(always)]
    fn from_i64(x: i64) -> Self {
        x != 0
    }
    #[inline(always)]
    fn from_complex(x: Complex64) -> Self {
        x.re != 0.0 || x.im != 0.0
    }
}

/// Runs `$body` with `$T` standing for the type of `$dtype`, for the dtypes of a set; any other is the error.
///
/// The sets are those of `schema/types.yaml`. A set is a list of groups, and a group names its dtypes once: bool, int,
/// half (f16, bf16), wide (f32, f64), complex.
#[macro_export]
macro_rules! with_dtype {
    ($d:expr, all, |$T:ident| $body:expr) => { $crate::with_dtype!(@ $d, "all", $T, $body; [bool int half wide complex]) };
    ($d:expr, numeric_and_bool, |$T:ident| $body:expr) => { $crate::with_dtype!($d, all, |$T| $body) };
    ($d:expr, numeric, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $d, "integers, floating point, complex", $T, $body; [int half wide complex])
    };
    ($d:expr, int, |$T:ident| $body:expr) => { $crate::with_dtype!(@ $d, "integers", $T, $body; [int]) };
    ($d:expr, int_and_bool, |$T:ident| $body:expr) => { $crate::with_dtype!(@ $d, "bool, integers", $T, $body; [bool int]) };
    ($d:expr, real, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $d, "integers, floating point", $T, $body; [int half wide])
    };
    ($d:expr, real_and_bool, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $d, "bool, integers, floating point", $T, $body; [bool int half wide])
    };
    ($d:expr, float, |$T:ident| $body:expr) => { $crate::with_dtype!(@ $d, "floating point", $T, $body; [half wide]) };
    ($d:expr, half, |$T:ident| $body:expr) => { $crate::with_dtype!(@ $d, "float16, bfloat16", $T, $body; [half]) };
    ($d:expr, wide, |$T:ident| $body:expr) => { $crate::with_dtype!(@ $d, "float32, float64", $T, $body; [wide]) };
    ($d:expr, complex, |$T:ident| $body:expr) => { $crate::with_dtype!(@ $d, "complex", $T, $body; [complex]) };
    ($d:expr, wide_and_complex, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $d, "float32, float64, complex", $T, $body; [wide complex])
    };
    ($d:expr, float_and_complex, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $d, "floating point, complex", $T, $body; [half wide complex])
    };
    (@ $d:expr, $allowed:literal, $T:ident, $body:expr; [bool $($group:ident)*] $($arm:tt)*) => {
        $crate::with_dtype!(@ $d, $allowed, $T, $body; [$($group)*] $($arm)* Bool=bool,)
    };
    (@ $d:expr, $allowed:literal, $T:ident, $body:expr; [int $($group:ident)*] $($arm:tt)*) => {
        $crate::with_dtype!(@ $d, $allowed, $T, $body; [$($group)*] $($arm)*
            UInt8=u8, UInt16=u16, UInt32=u32, UInt64=u64, Int8=i8, Int16=i16, Int32=i32, Int64=i64,)
    };
    (@ $d:expr, $allowed:literal, $T:ident, $body:expr; [half $($group:ident)*] $($arm:tt)*) => {
        $crate::with_dtype!(@ $d, $allowed, $T, $body; [$($group)*] $($arm)*
            Float16=$crate::dtype::f16, BFloat16=$crate::dtype::bf16,)
    };
    (@ $d:expr, $allowed:literal, $T:ident, $body:expr; [wide $($group:ident)*] $($arm:tt)*) => {
        $crate::with_dtype!(@ $d, $allowed, $T, $body; [$($group)*] $($arm)* Float32=f32, Float64=f64,)
    };
    (@ $d:expr, $allowed:literal, $T:ident, $body:expr; [complex $($group:ident)*] $($arm:tt)*) => {
        $crate::with_dtype!(@ $d, $allowed, $T, $body; [$($group)*] $($arm)*
            Complex64=$crate::dtype::Complex32, Complex128=$crate::dtype::Complex64,)
    };
    (@ $d:expr, $allowed:literal, $T:ident, $body:expr; [] $($variant:ident=$t:ty,)*) => {
        match $d {
            $($crate::dtype::DType::$variant => { type $T = $t; $body })*
            #[allow(unreachable_patterns)]
            other => Err($crate::error::Error::unsupported_dtype(other, $allowed)),
        }
    };
}
