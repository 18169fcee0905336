//! One line per operation.
//!
//! `NAME(SET, cost [, parameters]): |x| expression;` makes the kernel `NAME(spec, out, self_, parameters…)` for the
//! dtypes of SET, computing in the type that [`super::native`] names. In the expression `T` is that type and `FMA`
//! the constant of [`crate::cpu::level::Work::run`]; parameters (numbers) have type `T`.

/// [`with_dtype!`](crate::with_dtype) over the types in which kernels compute: no half types, no bool, and of the
/// integers no more than an operation tells apart. `ring` and `bits`: signed ones stand for unsigned ones too (the bits
/// are the same); `long`: 64 bits for all.
macro_rules! with_native {
    ($dtype:expr, ring, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $crate::cpu::pointwise::signless($dtype), "integers, floating point, complex", $T, $body;
            [wide complex] Int8=i8, Int16=i16, Int32=i32, Int64=i64,)
    };
    ($dtype:expr, bits, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $crate::cpu::pointwise::signless($dtype), "integers", $T, $body;
            [] Int8=i8, Int16=i16, Int32=i32, Int64=i64,)
    };
    ($dtype:expr, long, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $crate::cpu::pointwise::long($dtype), "integers", $T, $body; [] Int64=i64, UInt64=u64,)
    };
    ($dtype:expr, real, |$T:ident| $body:expr) => {
        $crate::with_dtype!(@ $dtype, "integers, floating point", $T, $body; [int wide])
    };
    ($dtype:expr, $set:ident, |$T:ident| $body:expr) => { $crate::with_dtype!($dtype, $set, |$T| $body) };
}

/// The trait that the elements of a set have.
macro_rules! bound {
    ($(#[$a:meta])* wide, $T:ident, $($item:tt)*) => { impl<$T: $crate::cpu::math::Real> $($item)* };
    ($(#[$a:meta])* wide_and_complex, $T:ident, $($item:tt)*) => { impl<$T: $crate::cpu::math::Math> $($item)* };
    ($(#[$a:meta])* complex, $T:ident, $($item:tt)*) => { impl<$T: $crate::cpu::math::Math> $($item)* };
    ($(#[$a:meta])* ring, $T:ident, $($item:tt)*) => { impl<$T: $crate::cpu::math::Signed> $($item)* };
    ($(#[$a:meta])* real, $T:ident, $($item:tt)*) => { impl<$T: $crate::cpu::math::Signed + PartialOrd> $($item)* };
    ($(#[$a:meta])* bits, $T:ident, $($item:tt)*) => { impl<$T: $crate::cpu::pointwise::Integer> $($item)* };
    ($(#[$a:meta])* long, $T:ident, $($item:tt)*) => { impl<$T: $crate::cpu::pointwise::Integer> $($item)* };
}

/// Whether the operations of two operands of a set do not care about their order.
macro_rules! commutes {
    (ring) => {
        true
    };
    (bits) => {
        true
    };
    ($set:ident) => {
        false
    };
}

macro_rules! unary_ops {
    ($($(#[$doc:meta])* $name:ident($set:ident, $cost:expr $(, $p:ident: $pt:ty)*): |$x:ident| $body:expr;)*) => { $(
        $(#[$doc])*
        pub fn $name(
            spec: &$crate::dispatch::structured::Spec,
            out: &[$crate::tensor::Tensor],
            self_: &$crate::tensor::Tensor,
            $($p: $pt),*
        ) -> $crate::error::Result<()> {
            #[derive(Clone, Copy)]
            struct Op { $($p: f64),* }
            bound! { $set, T, $crate::cpu::pointwise::Unary<T> for Op {
                type Out = T;
                #[inline(always)]
                fn apply<const FMA: bool>(&self, $x: T) -> T {
                    $(let $p = T::of(self.$p);)*
                    $body
                }
            } }
            with_native!($crate::cpu::pointwise::native(spec.compute), $set, |T| {
                let op = Op { $($p: $crate::cpu::pointwise::Parameter::value($p)),* };
                $crate::cpu::pointwise::unary::<T, Op>(
                    $crate::iter::Slot::tensor(&out[0]), $crate::iter::Slot::tensor(self_), $cost, op)
            })
        }
    )* };
}

/// The same over a tensor and a tensor or number: `NAME(spec, out, self_, other, parameters…)`.
macro_rules! binary_ops {
    ($($(#[$doc:meta])* $name:ident($set:ident, $cost:expr $(, $p:ident: $pt:ty)*): |$x:ident, $y:ident| $body:expr;)*) => { $(
        $(#[$doc])*
        pub fn $name(
            spec: &$crate::dispatch::structured::Spec,
            out: &[$crate::tensor::Tensor],
            self_: &$crate::tensor::Tensor,
            other: $crate::dispatch::arg::Operand<'_>,
            $($p: $pt),*
        ) -> $crate::error::Result<()> {
            #[derive(Clone, Copy)]
            struct Op { $($p: f64),* }
            bound! { $set, T, $crate::cpu::pointwise::Binary<T> for Op {
                type Out = T;
                const COMMUTES: bool = commutes!($set);
                #[inline(always)]
                fn apply<const FMA: bool>(&self, $x: T, $y: T) -> T {
                    $(let $p = T::of(self.$p);)*
                    $body
                }
            } }
            with_native!($crate::cpu::pointwise::native(spec.compute), $set, |T| {
                let op = Op { $($p: $crate::cpu::pointwise::Parameter::value($p)),* };
                $crate::cpu::pointwise::binary_with::<T, Op>(&out[0], self_, other, $cost, op)
            })
        }
    )* };
}

/// Backward passes and other functions of two tensors.
macro_rules! pair_ops {
    ($($(#[$doc:meta])* $name:ident($set:ident, $cost:expr $(, $p:ident: $pt:ty)*): |$x:ident, $y:ident| $body:expr;)*) => { $(
        $(#[$doc])*
        pub fn $name(
            spec: &$crate::dispatch::structured::Spec,
            out: &[$crate::tensor::Tensor],
            $x: &$crate::tensor::Tensor,
            $y: &$crate::tensor::Tensor,
            $($p: $pt),*
        ) -> $crate::error::Result<()> {
            #[derive(Clone, Copy)]
            struct Op { $($p: f64),* }
            bound! { $set, T, $crate::cpu::pointwise::Binary<T> for Op {
                type Out = T;
                #[inline(always)]
                fn apply<const FMA: bool>(&self, $x: T, $y: T) -> T {
                    $(let $p = T::of(self.$p);)*
                    $body
                }
            } }
            with_native!($crate::cpu::pointwise::native(spec.compute), $set, |T| {
                let op = Op { $($p: $crate::cpu::pointwise::Parameter::value($p)),* };
                $crate::cpu::pointwise::binary_with::<T, Op>(
                    &out[0], $x, $crate::dispatch::arg::Operand::Tensor($y), $cost, op)
            })
        }
    )* };
}

/// Tests of one element, giving bool.
macro_rules! test_ops {
    ($($(#[$doc:meta])* $name:ident($set:ident, $cost:expr): |$x:ident| $body:expr;)*) => { $(
        $(#[$doc])*
        pub fn $name(
            spec: &$crate::dispatch::structured::Spec,
            out: &[$crate::tensor::Tensor],
            self_: &$crate::tensor::Tensor,
        ) -> $crate::error::Result<()> {
            struct Op;
            bound! { $set, T, $crate::cpu::pointwise::Unary<T> for Op {
                type Out = bool;
                #[inline(always)]
                fn apply<const FMA: bool>(&self, $x: T) -> bool { $body }
            } }
            with_native!($crate::cpu::pointwise::native(spec.compute), $set, |T| {
                $crate::cpu::pointwise::unary::<T, Op>(
                    $crate::iter::Slot::tensor(&out[0]), $crate::iter::Slot::tensor(self_), $cost, Op)
            })
        }
    )* };
}

/// Comparisons, giving bool.
macro_rules! compare_ops {
    ($($(#[$doc:meta])* $name:ident($set:ident): |$x:ident, $y:ident| $body:expr;)*) => { $(
        $(#[$doc])*
        pub fn $name(
            spec: &$crate::dispatch::structured::Spec,
            out: &[$crate::tensor::Tensor],
            self_: &$crate::tensor::Tensor,
            other: $crate::dispatch::arg::Operand<'_>,
        ) -> $crate::error::Result<()> {
            struct Op;
            bound! { $set, T, $crate::cpu::pointwise::Binary<T> for Op {
                type Out = bool;
                const COMMUTES: bool = commutes!($set);
                #[inline(always)]
                fn apply<const FMA: bool>(&self, $x: T, $y: T) -> bool { $body }
            } }
            with_native!($crate::cpu::pointwise::native(spec.compute), $set, |T| {
                $crate::cpu::pointwise::binary_with::<T, Op>(&out[0], self_, other, 1, Op)
            })
        }
    )* };
}

/// Operations that take no numbers: the same kernel for a tensor.
macro_rules! tensor_forms {
    ($($name:ident $with:ident;)*) => { $(
        /// See the schema.
        pub fn $name(
            spec: &$crate::dispatch::structured::Spec,
            out: &[$crate::tensor::Tensor],
            self_: &$crate::tensor::Tensor,
            other: &$crate::tensor::Tensor,
        ) -> $crate::error::Result<()> {
            $with(spec, out, self_, $crate::dispatch::arg::Operand::Tensor(other))
        }
    )* };
}
