//! The exponential of matrices, by scaling, a Padé approximation and squaring.
//!
//! After Higham, "The scaling and squaring method for the matrix exponential revisited" (2005): the 1-norm decides the
//! degree and how often the matrix is halved. Everything is computed in double precision.

use super::lu;
use super::matrices::{Field, Parts, deliver, doubled, each, ensure_work, extents, in_double};
use super::triangular::{Shape, solve};
use crate::cpu::linalg::gemm::{Gemm, Place, Tile};
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::tensor::Tensor;

/// The largest 1-norm at which an approximation is exact to double precision, and the coefficients of its numerator.
const LOW: [(f64, &[f64]); 4] = [
    (1.495_585_217_958_292e-2, &[120.0, 60.0, 12.0, 1.0]),
    (2.539_398_330_063_23e-1, &[30240.0, 15120.0, 3360.0, 420.0, 30.0, 1.0]),
    (
        9.504_178_996_162_932e-1,
        &[17_297_280.0, 8_648_640.0, 1_995_840.0, 277_200.0, 25_200.0, 1_512.0, 56.0, 1.0],
    ),
    (
        2.097_847_961_257_068,
        &[
            17_643_225_600.0,
            8_821_612_800.0,
            2_075_673_600.0,
            302_702_400.0,
            30_270_240.0,
            2_162_160.0,
            110_880.0,
            3_960.0,
            90.0,
            1.0,
        ],
    ),
];
const HIGHEST: f64 = 5.371_920_351_148_152;
const HIGH: [f64; 14] = [
    64_764_752_532_480_000.0,
    32_382_376_266_240_000.0,
    7_771_770_303_897_600.0,
    1_187_353_796_428_800.0,
    129_060_195_264_000.0,
    10_559_470_521_600.0,
    670_442_572_800.0,
    33_522_128_640.0,
    1_323_241_920.0,
    40_840_800.0,
    960_960.0,
    16_380.0,
    182.0,
    1.0,
];

fn product<T: Field>(a: &[T], b: &[T], n: usize) -> Vec<T> {
    let mut out = vec![T::default(); n * n];
    let place = |x: &[T]| Place { at: x.as_ptr().cast_mut(), row: n as isize, col: 1 };
    let target = Place { at: out.as_mut_ptr(), row: n as isize, col: 1 };
    let tile = Tile { m: n, n, k: n, out: target, a: place(a), b: place(b), init: None, alpha: T::ONE };
    // SAFETY: three square matrices of n rows; the target, just made, is none of the others.
    unsafe { <T as Gemm>::multiply(&tile) };
    out
}

/// The sum of multiples of matrices, and of the identity.
fn combined<T: Field>(terms: &[(f64, &[T])], one: f64, n: usize) -> Vec<T> {
    let mut out = vec![T::default(); n * n];
    (0..n).for_each(|k| out[k * n + k] = T::from_f64(one));
    for (factor, matrix) in terms {
        out.iter_mut().zip(*matrix).for_each(|(to, x)| *to = to.plus(x.scaled(*factor)));
    }
    out
}

/// The odd part of the numerator without its last factor, and the even part.
fn parts<T: Field>(b: &[f64], square: &[T], n: usize) -> (Vec<T>, Vec<T>) {
    if b.len() < HIGH.len() {
        let mut powers = vec![square.to_vec()];
        while powers.len() < (b.len() - 1) / 2 {
            powers.push(product(&powers[powers.len() - 1], square, n));
        }
        let sum = |first: usize| {
            let terms: Vec<(f64, &[T])> =
                powers.iter().enumerate().map(|(k, p)| (b[first + 2 + 2 * k], p.as_slice())).collect();
            combined(&terms, b[first], n)
        };
        return (sum(1), sum(0));
    }
    let fourth = product(square, square, n);
    let sixth = product(&fourth, square, n);
    let sum = |first: usize| {
        let at = |k: usize| b[first + 2 * k];
        let low = combined(&[(at(3), &sixth), (at(2), &fourth), (at(1), square)], at(0), n);
        let high = combined(&[(at(6), &sixth), (at(5), &fourth), (at(4), square)], 0.0, n);
        combined(&[(1.0, &low), (1.0, &product(&sixth, &high, n))], 0.0, n)
    };
    (sum(1), sum(0))
}

/// Overwrites `a` with its exponential.
fn exponential<T: Field>(a: &mut [T], n: usize) {
    if a.iter().any(|x| !x.size().is_finite()) {
        a.fill(T::from_f64(f64::NAN));
        return;
    }
    let norm = (0..n).map(|j| (0..n).map(|i| a[i * n + j].size()).sum::<f64>()).fold(0.0, f64::max);
    let low = LOW.iter().find(|(most, _)| norm <= *most);
    let (mut halvings, mut b) = (0, HIGH.as_slice());
    if let Some((_, numerator)) = low {
        b = numerator;
    } else if norm > HIGHEST {
        // An infinite norm of finite elements: no number of halvings is known to be enough, and the result overflows.
        halvings = ((norm / HIGHEST).log2().ceil() as i32).min(1100);
        let scale = (-halvings as f64 / 2.0).exp2();
        a.iter_mut().for_each(|x| *x = x.scaled(scale).scaled(scale));
    }
    let square = product(a, a, n);
    let (odd, even) = parts(b, &square, n);
    let odd = product(a, &odd, n);
    let mut left = combined(&[(1.0, &even), (-1.0, &odd)], 0.0, n);
    let mut x = combined(&[(1.0, &even), (1.0, &odd)], 0.0, n);
    let mut pivots = vec![0; n];
    lu::factorise(&mut left, n, n, &mut pivots, true);
    lu::exchange(&mut x, n, &pivots);
    solve(&left, &mut x, n, n, Shape { upper: false, unit: true });
    solve(&left, &mut x, n, n, Shape { upper: true, unit: false });
    for _ in 0..halvings {
        x = product(&x, &x, n);
    }
    a.copy_from_slice(&x);
}

/// `matrix_exp`.
pub fn matrix_exp(_: &Spec, out: &[Tensor], a: &Tensor) -> Result<()> {
    let (n, _, count) = extents(a)?;
    let real = !a.dtype().is_complex();
    let made = doubled(a)?;
    // Powers, sums and products that live at once.
    ensure_work::<f64>(count, if real { 12 } else { 24 } * n * n)?;
    each(count, n * n * n * 30, |i| {
        // SAFETY: a dense tensor just made; one matrix each.
        unsafe { in_double!(made.dtype(), |T| exponential(Parts::<T>::of(&made).at(i * n * n, n * n), n)) };
    })?;
    deliver(&out[0], &made)
}
