//! Draws whose parameters are tensors, and draws without replacement.

use crate::cpu::index::apart;
use crate::cpu::random::draws::{long, open_53};
use crate::cpu::random::fills::{draw_bernoulli, draw_normal, draw_uniform, wide};
use crate::cpu::random::source;
use crate::cpu::random::words::reserve;
use crate::cpu::rows::{At, Rows};
use crate::device::cpu::ensure_room;
use crate::dispatch::structured::{Spec, copy_into};
use crate::dtype::{DType, Element};
use crate::error::{Error, Result};
use crate::generator::{Generator, State, philox};
use crate::tensor::Tensor;
use crate::with_dtype;

type Source<'a> = Option<&'a Generator>;

/// Elements in row-major order, in float64.
fn reals(t: &Tensor) -> Result<Vec<f64>> {
    with_dtype!(t.dtype(), float, |T| Ok(t.to_vec::<T>()?.into_iter().map(Element::to_f64).collect()))
}

/// Writes `f(i)` to element `i` of `out`, in row-major order.
fn write_each(out: &Tensor, f: impl Fn(usize) -> f64 + Sync) -> Result<()> {
    let rows = Rows::new(out.sizes(), [out.strides()]);
    let [step] = rows.steps();
    with_dtype!(out.dtype(), all, |T| {
        let to = At::<T>::of(out);
        crate::cpu::parallel::for_each_chunk(rows.numel, 4096, rows.numel.saturating_mul(8), |range| {
            let mut i = range.start;
            rows.each(range, |[at], n| {
                for k in 0..n as isize {
                    // SAFETY: within the layout; each element belongs to one chunk.
                    unsafe { to.write(at + k * step, T::from_f64(f(i))) };
                    i += 1;
                }
            });
        })
    })
}

/// A parameter over the elements of a result: one number, or a tensor that broadcasts.
enum Parameter {
    Number(f64),
    Each(Vec<f64>),
}
impl Parameter {
    fn of(t: &Tensor, sizes: &[i64]) -> Result<Parameter> {
        Ok(Parameter::Each(reals(&t.with_layout(t.layout().expand(sizes)?)?)?))
    }
    fn at(&self, i: usize) -> f64 {
        match self {
            Parameter::Number(x) => *x,
            Parameter::Each(all) => all[i],
        }
    }
}

fn scaled_normal(out: &Tensor, mean: &Parameter, std: &Parameter, generator: Source<'_>) -> Result<()> {
    if let Parameter::Each(all) = std
        && let Some(bad) = all.iter().find(|s| s.is_nan() || **s < 0.0)
    {
        return Err(Error::value(format!("std must not be negative anywhere, got {bad}")));
    }
    let unit = Tensor::empty(out.sizes(), wide(out.dtype()), out.device())?;
    draw_normal(&unit, 0.0, 1.0, generator)?;
    let unit = reals(&unit)?;
    write_each(out, |i| mean.at(i) + std.at(i) * unit[i])
}
pub fn normal_tensor_float(
    _: &Spec,
    out: &[Tensor],
    mean: &Tensor,
    std: f64,
    generator: Source<'_>,
) -> Result<()> {
    let mean = Parameter::of(mean, out[0].sizes())?;
    scaled_normal(&out[0], &mean, &Parameter::Number(std), generator)
}
pub fn normal_float_tensor(
    _: &Spec,
    out: &[Tensor],
    mean: f64,
    std: &Tensor,
    generator: Source<'_>,
) -> Result<()> {
    let std = Parameter::of(std, out[0].sizes())?;
    scaled_normal(&out[0], &Parameter::Number(mean), &std, generator)
}
pub fn normal_tensor_tensor(
    _: &Spec,
    out: &[Tensor],
    mean: &Tensor,
    std: &Tensor,
    generator: Source<'_>,
) -> Result<()> {
    let sizes = out[0].sizes();
    scaled_normal(&out[0], &Parameter::of(mean, sizes)?, &Parameter::of(std, sizes)?, generator)
}

fn bernoulli_each(out: &Tensor, p: &Tensor, generator: Source<'_>) -> Result<()> {
    let p = Parameter::of(p, out.sizes())?;
    if let Parameter::Each(all) = &p
        && let Some(bad) = all.iter().find(|x| !(0.0..=1.0).contains(*x))
    {
        return Err(Error::value(format!("a probability must be between 0 and 1, got {bad}")));
    }
    let unit = Tensor::empty(out.sizes(), DType::Float64, out.device())?;
    draw_uniform(&unit, 0.0, 1.0, generator)?;
    let unit = reals(&unit)?;
    write_each(out, |i| f64::from(u8::from(unit[i] < p.at(i))))
}
/// 0 or 1, with the probability of 1 in `self`.
pub fn bernoulli(_: &Spec, out: &[Tensor], self_: &Tensor, generator: Source<'_>) -> Result<()> {
    bernoulli_each(&out[0], self_, generator)
}
pub fn bernoulli_tensor(
    _: &Spec,
    out: &[Tensor],
    _: &Tensor,
    p: &Tensor,
    generator: Source<'_>,
) -> Result<()> {
    bernoulli_each(&out[0], p, generator)
}

/// Numbers strictly between 0 and 1 for one element: its block, stream after stream.
struct Stream {
    state: State,
    block: u64,
    next: u64,
    spare: Option<f64>,
}
impl Stream {
    fn draw(&mut self) -> f64 {
        if let Some(x) = self.spare.take() {
            return x;
        }
        self.next += 1;
        let w = philox(self.state.seed, self.block, self.next);
        self.spare = Some(open_53(w[2], w[3]));
        open_53(w[0], w[1])
    }
}

/// Poisson numbers with the rates of `self`.
pub fn poisson(_: &Spec, out: &[Tensor], self_: &Tensor, generator: Source<'_>) -> Result<()> {
    let rates = reals(self_)?;
    if let Some(bad) = rates.iter().find(|r| r.is_nan() || **r < 0.0) {
        return Err(Error::value(format!("rates must not be negative, got {bad}")));
    }
    let state = reserve(source(generator), rates.len(), 4);
    write_each(&out[0], |i| {
        let block = state.position.wrapping_add(i as u64);
        let mut stream = Stream { state, block, next: 0, spare: None };
        if rates[i] < 10.0 {
            small_poisson(rates[i], &mut stream)
        } else {
            large_poisson(rates[i], &mut stream)
        }
    })
}
/// Arrivals until their waiting times are used up (Knuth).
fn small_poisson(rate: f64, stream: &mut Stream) -> f64 {
    let limit = (-rate).exp();
    let (mut product, mut k) = (stream.draw(), 0.0);
    while product > limit {
        product *= stream.draw();
        k += 1.0;
    }
    k
}
/// Transformed rejection (Hörmann, "The transformed rejection method for generating Poisson random variables", 1993).
fn large_poisson(rate: f64, stream: &mut Stream) -> f64 {
    if rate.is_infinite() {
        return rate;
    }
    let log_rate = rate.ln();
    let b = 0.931 + 2.53 * rate.sqrt();
    let a = -0.059 + 0.024_83 * b;
    let inverse_alpha = 1.123_9 + 1.132_8 / (b - 3.4);
    let v_r = 0.927_7 - 3.622_4 / (b - 2.0);
    loop {
        let u = stream.draw() - 0.5;
        let v = stream.draw();
        let distance = 0.5 - u.abs();
        let k = ((2.0 * a / distance + b) * u + rate + 0.43).floor();
        if distance >= 0.07 && v <= v_r {
            return k;
        }
        if k < 0.0 || (distance < 0.013 && v > distance) {
            continue;
        }
        let left = (v * inverse_alpha / (a / (distance * distance) + b)).ln();
        if left <= k * log_rate - rate - log_factorial(k) {
            return k;
        }
    }
}
/// Stirling's series: 1e-10 off at 10, where it is used first.
fn log_factorial(k: f64) -> f64 {
    if k < 10.0 {
        return (2..=k as u32).map(|i| f64::from(i).ln()).sum();
    }
    let x = k + 1.0;
    let series = 1.0 / (12.0 * x) - 1.0 / (360.0 * x.powi(3)) + 1.0 / (1260.0 * x.powi(5))
        - 1.0 / (1680.0 * x.powi(7));
    (x - 0.5) * x.ln() - x + 0.5 * (std::f64::consts::TAU).ln() + series
}

/// 64-bit words of a range, two to a block.
struct Longs {
    state: State,
}
impl Longs {
    fn at(&self, i: usize) -> u64 {
        let w = philox(self.state.seed, self.state.position.wrapping_add((i / 2) as u64), 0);
        if i.is_multiple_of(2) { long(w[0], w[1]) } else { long(w[2], w[3]) }
    }
}

/// The numbers below the size of `out`, shuffled (Fisher and Yates: element `i` changes places by word `i`).
pub(super) fn permutation(out: &Tensor, generator: Source<'_>) -> Result<()> {
    let n = out.numel() as usize;
    let words = Longs { state: reserve(source(generator), n, 2) };
    ensure_room(n, size_of::<i64>())?;
    let mut order: Vec<i64> = (0..n as i64).collect();
    for i in 0..n {
        let ahead = ((u128::from(words.at(i)) * (n - i) as u128) >> 64) as usize;
        order.swap(i, i + ahead);
    }
    copy_into(out, &Tensor::from_slice(&order)?)
}

/// Categories drawn with the probabilities of each row of `self`, which need not add up to 1.
pub fn multinomial(
    _: &Spec,
    out: &[Tensor],
    self_: &Tensor,
    num_samples: i64,
    replacement: bool,
    generator: Source<'_>,
) -> Result<()> {
    let weights = reals(self_)?;
    let categories = *self_.sizes().last().unwrap_or(&1) as usize;
    let samples = num_samples as usize;
    for row in weights.chunks(categories) {
        if let Some(bad) = row.iter().find(|w| !w.is_finite() || **w < 0.0) {
            return Err(Error::value(format!("probabilities must be finite and not negative, got {bad}")));
        }
        if row.iter().sum::<f64>() <= 0.0 {
            return Err(Error::value("the probabilities of a row must not all be 0"));
        }
    }
    let rows = weights.len() / categories;
    let each = if replacement { samples } else { categories };
    let words = Longs { state: reserve(source(generator), rows * each, 2) };
    let unit = |i: usize| ((words.at(i) >> 12) as f64 + 0.5) / (1u64 << 52) as f64;
    // Besides the draws, a row's sums, or its clocks and half of them again while they are sorted.
    ensure_room(rows.saturating_mul(samples).saturating_add(categories.saturating_mul(3)), size_of::<i64>())?;
    let mut drawn: Vec<i64> = Vec::with_capacity(rows * samples);
    for (r, row) in weights.chunks(categories).enumerate() {
        if replacement {
            let sums: Vec<f64> = row
                .iter()
                .scan(0.0, |sum, w| {
                    *sum += w;
                    Some(*sum)
                })
                .collect();
            let total = sums[categories - 1];
            let last = row.iter().rposition(|w| *w > 0.0).unwrap_or(0);
            for s in 0..samples {
                let x = unit(r * each + s) * total;
                drawn.push(sums.partition_point(|sum| *sum <= x).min(last) as i64);
            }
        } else {
            // The first of independent exponential clocks with these rates is a draw; so is the next among the rest.
            let mut clocks: Vec<(f64, i64)> = row
                .iter()
                .enumerate()
                .map(|(c, w)| (if *w > 0.0 { -unit(r * each + c).ln() / w } else { f64::INFINITY }, c as i64))
                .collect();
            clocks.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            drawn.extend(clocks[..samples].iter().map(|(_, c)| *c));
        }
    }
    let plain = Tensor::from_slice(&drawn)?;
    let layout = crate::layout::Layout::contiguous(out[0].sizes())?;
    crate::cpu::rows::copy_same(&out[0], &plain.with_layout(layout)?)
}

/// Zeros for some elements, the rest scaled up so that the mean stays; and which were kept.
pub fn native_dropout(
    spec: &Spec,
    out: &[Tensor],
    input: &Tensor,
    p: f64,
    train: Option<bool>,
) -> Result<()> {
    let _ = spec;
    let drops = train.unwrap_or(true) && p > 0.0;
    let (result, mask) = (&out[0], &out[1]);
    draw_mask(mask, if drops { 1.0 - p } else { 1.0 })?;
    let scale = if !drops || p >= 1.0 { f64::from(u8::from(!drops)) } else { 1.0 / (1.0 - p) };
    masked_scale(result, input, mask, scale)
}
/// All ones take no draw.
fn draw_mask(mask: &Tensor, keep: f64) -> Result<()> {
    if keep < 1.0 {
        return draw_bernoulli(mask, keep, None);
    }
    write_each(mask, |_| 1.0)
}
pub fn native_dropout_backward(
    _: &Spec,
    out: &[Tensor],
    grad: &Tensor,
    mask: &Tensor,
    scale: f64,
) -> Result<()> {
    masked_scale(&out[0], grad, mask, scale)
}

/// `x * mask * scale`.
fn masked_scale(out: &Tensor, x: &Tensor, mask: &Tensor, scale: f64) -> Result<()> {
    let (out, x) = (super::fills::parts(out)?, super::fills::parts(x)?);
    let mask = if x.sizes() == mask.sizes() {
        mask.clone()
    } else {
        mask.with_layout(mask.layout().unsqueeze(-1)?.expand(x.sizes())?)?
    };
    apart(&out, &[&mask], |out| {
        let rows = Rows::new(out.sizes(), [out.strides(), x.strides(), mask.strides()]);
        let [dx, sx, mx] = rows.steps();
        with_dtype!(out.dtype(), float, |T| {
            let (to, from, on) = (At::<T>::of(out), At::<T>::of(&x), At::<bool>::of(&mask));
            let factors = [0.0, scale];
            rows.parallel(|[d, s, m], n| {
                for i in 0..n as isize {
                    // SAFETY: offsets come from the layouts, whose shapes agree.
                    unsafe {
                        let factor = factors[usize::from(on.read(m + i * mx))];
                        to.write(d + i * dx, scaled(from.read(s + i * sx), factor));
                    }
                }
            })
        })
    })
}
#[inline(always)]
fn scaled<T: Element>(x: T, factor: f64) -> T {
    if size_of::<T>() == 8 {
        T::from_f64(x.to_f64() * factor)
    } else {
        T::from_f64(f64::from(x.to_f64() as f32 * factor as f32))
    }
}
