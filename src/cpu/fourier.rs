//! Discrete Fourier transforms of complex lines of any length, in double precision.
//!
//! A length is taken apart by its prime factors; where one of them is large, the transform becomes a convolution of a
//! power of two (Bluestein). Roots of unity are computed once per call, each by itself, so errors do not add up.

use std::f64::consts::PI;

use crate::cpu::reduce::lines::{Lines, at_least_1d};
use crate::cpu::rows::At;
use crate::dispatch::structured::Spec;
use crate::dtype::{Complex64, Element};
use crate::error::Result;
use crate::shape::wrap_dim;
use crate::tensor::Tensor;
use crate::with_dtype;

/// Prime factors up to this are summed directly.
const DIRECT: usize = 31;

/// exp(-2 pi i k / n).
fn root(k: usize, n: usize) -> Complex64 {
    let (sine, cosine) = (-2.0 * PI * k as f64 / n as f64).sin_cos();
    Complex64::new(cosine, sine)
}

fn factors(mut n: usize) -> Vec<usize> {
    let mut found = Vec::new();
    let mut p = 2;
    while n > 1 {
        if p * p > n {
            p = n;
        }
        while n.is_multiple_of(p) {
            found.push(p);
            n /= p;
        }
        p += 1;
    }
    found
}

/// What all lines of one length share.
struct Plan {
    n: usize,
    factors: Vec<usize>,
    roots: Vec<Complex64>,
    chirp: Option<Box<Chirp>>,
}

/// The parts of a transform by convolution.
struct Chirp {
    /// exp(-pi i k^2 / n).
    turns: Vec<Complex64>,
    /// The transform of their conjugates, round about.
    kernel: Vec<Complex64>,
    inner: Plan,
}

impl Plan {
    fn new(n: usize) -> Plan {
        let factors = factors(n);
        let direct = factors.last().is_none_or(|p| *p <= DIRECT);
        Plan {
            n,
            roots: if direct { (0..n).map(|k| root(k, n)).collect() } else { Vec::new() },
            chirp: if direct { None } else { Some(Box::new(Chirp::new(n))) },
            factors,
        }
    }
    fn forward(&self, input: &[Complex64], out: &mut [Complex64]) {
        match &self.chirp {
            Some(chirp) => chirp.forward(input, out),
            None => self.part(input, 1, out, 0),
        }
    }
    /// The transform of every `step`-th element of `input`, by the factors from `level` on.
    fn part(&self, input: &[Complex64], step: usize, out: &mut [Complex64], level: usize) {
        let Some(&p) = self.factors.get(level) else {
            out[0] = input[0];
            return;
        };
        let m = out.len() / p;
        for (q, out) in out.chunks_exact_mut(m).enumerate() {
            self.part(&input[q * step..], step * p, out, level + 1);
        }
        let mut terms = [Complex64::default(); DIRECT];
        for k in 0..m {
            for q in 0..p {
                terms[q] = out[q * m + k] * self.roots[q * k * step % self.n];
            }
            if p == 2 {
                (out[k], out[m + k]) = (terms[0] + terms[1], terms[0] - terms[1]);
                continue;
            }
            for r in 0..p {
                let sum =
                    (1..p).fold(terms[0], |sum, q| sum + terms[q] * self.roots[q * r % p * (self.n / p)]);
                out[r * m + k] = sum;
            }
        }
    }
}

impl Chirp {
    fn new(n: usize) -> Chirp {
        let size = (2 * n - 1).next_power_of_two();
        let inner = Plan::new(size);
        // k^2 modulo 2n keeps angles small.
        let turns: Vec<Complex64> =
            (0..n).map(|k| root((k as u128 * k as u128 % (2 * n as u128)) as usize, 2 * n)).collect();
        let mut around = vec![Complex64::default(); size];
        for (k, turn) in turns.iter().enumerate() {
            around[k] = turn.conj();
            around[(size - k) % size] = turn.conj();
        }
        let mut kernel = vec![Complex64::default(); size];
        inner.forward(&around, &mut kernel);
        Chirp { turns, kernel, inner }
    }
    fn forward(&self, input: &[Complex64], out: &mut [Complex64]) {
        let size = self.inner.n;
        let mut first = vec![Complex64::default(); size];
        let mut second = first.clone();
        for ((to, x), turn) in first.iter_mut().zip(input).zip(&self.turns) {
            *to = x * turn;
        }
        self.inner.forward(&first, &mut second);
        // The inverse transform is the conjugate of the transform of the conjugate.
        second.iter_mut().zip(&self.kernel).for_each(|(x, k)| *x = (*x * k).conj());
        self.inner.forward(&second, &mut first);
        for ((to, x), turn) in out.iter_mut().zip(&first).zip(&self.turns) {
            *to = x.conj() / size as f64 * turn;
        }
    }
}

/// Transforms the lines of `from` along a dimension into those of `to`, which may be the same tensor.
fn along<T: Element>(from: &Tensor, to: &Tensor, dim: i64, forward: bool, scale: f64) -> Result<()> {
    let (source, target) = (at_least_1d(from.layout())?, at_least_1d(to.layout())?);
    let d = wrap_dim(dim, source.ndim())?;
    let n = source.sizes()[d] as usize;
    if from.numel() == 0 {
        return Ok(());
    }
    let lines = Lines::new(d, &[&source, &target]);
    let plan = Plan::new(n);
    let (reads, writes) = (At::<T>::of(from), At::<T>::of(to));
    let turned = |z: Complex64| if forward { z } else { z.conj() };
    let cost = n * (8 + 4 * plan.factors.iter().sum::<usize>().min(400));
    lines.run(cost, |range| {
        let (mut input, mut out) = (vec![Complex64::default(); n], vec![Complex64::default(); n]);
        for line in range {
            let bases = lines.bases(line);
            for (i, x) in input.iter_mut().enumerate() {
                let at = bases[0] + i as i64 * lines.along[0];
                // SAFETY: a position of the tensor's own layout; each line belongs to one chunk.
                *x = turned(unsafe { reads.read(at as isize) }.to_complex());
            }
            plan.forward(&input, &mut out);
            for (i, x) in out.iter().enumerate() {
                let at = bases[1] + i as i64 * lines.along[1];
                // SAFETY: as above.
                unsafe { writes.write(at as isize, T::from_complex(turned(*x) * scale)) };
            }
        }
    })
}

/// `_fft_c2c`: one dimension after the other.
pub fn c2c(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    dim: &[i64],
    normalization: i64,
    forward: bool,
) -> Result<()> {
    let count: f64 = dim
        .iter()
        .map(|d| wrap_dim(*d, self_.ndim()).map(|d| self_.sizes().get(d).copied().unwrap_or(1) as f64))
        .product::<Result<f64>>()?;
    let scale = match normalization {
        1 => 1.0 / count.sqrt(),
        2 => 1.0 / count,
        _ => 1.0,
    };
    if dim.is_empty() {
        return crate::cpu::copy::copy(&out[0], self_);
    }
    with_dtype!(self_.dtype(), complex, |T| {
        for (i, d) in dim.iter().enumerate() {
            let from = if i == 0 { self_ } else { &out[0] };
            along::<T>(from, &out[0], *d, forward, if i == 0 { scale } else { 1.0 })?;
        }
        Ok(())
    })
}
