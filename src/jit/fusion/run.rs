//! Runs a group in blocks, or declines.
//!
//! First a plan, at the true shapes: steps without a large operand are called like any operation; of the others the
//! meta functions say what they give. Then threads take ranges of blocks. In a range every step's kernel is asked for
//! once, for windows of a block's size; the windows slide from block to block and the kernels run in order.

use std::cell::Cell;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use smallvec::SmallVec;

use super::{Group, Source, Step, threshold};
use crate::autograd::mode::{GradMode, inference_mode};
use crate::cpu::parallel::{SERIAL_BELOW, alone, for_each_chunk, num_threads};
use crate::cpu::sliding::Sliding;
use crate::device::Device;
use crate::dispatch::arg::{Arg, FromOutputs};
use crate::dispatch::call;
use crate::dispatch::stage;
use crate::dtype::DType;
use crate::error::{Error, ErrorKind, Result};
use crate::iter::BLOCK;
use crate::layout::Layout;
use crate::shape::Sizes;
use crate::tensor::Tensor;

/// Elements of a block, about: a handful of blocks of four bytes an element stay in the second cache.
const WINDOW: usize = 4 * BLOCK;
/// Blocks that one thread takes at a time, at least (of quick ones) and at most: between two takes it looks for signals.
const RANGE: (usize, usize) = (16, 128);

/// How a value takes part.
enum Part {
    /// Not a tensor.
    Number,
    /// The same for every block, in the form that a block's kernels get: one element, or one row.
    Fixed(Tensor),
    /// Of the common shape.
    Large(DType),
}

/// What a group gives in a call.
struct Plan<'a> {
    group: &'a Group,
    inputs: &'a [Arg<'a>],
    input_parts: SmallVec<[Part; 8]>,
    step_parts: SmallVec<[Part; 8]>,
    /// Small results as they are; large ones that are kept, whole.
    results: SmallVec<[Option<Tensor>; 8]>,
    shape: Sizes,
    /// Length of the rows among the operands.
    row: Option<usize>,
    window: usize,
}

impl Group {
    /// Runs fused: one tensor for each of [`Group::targets`]. None: the original instructions shall run. `grad`: the
    /// mode of steps that say nothing.
    ///
    /// # Errors
    /// `Interrupted` alone; other errors are left to the instructions.
    pub(in crate::jit) fn run(&self, inputs: &[Arg<'_>], grad: bool) -> Result<Option<Vec<Tensor>>> {
        let Some(shape) = self.common_shape(inputs, grad) else { return Ok(None) };
        // Nothing here is to be recorded; small steps, which are called, shall know.
        let _mode = GradMode::set(false);
        let done = Plan::new(self, inputs, shape).and_then(|plan| match plan {
            Some(plan) => plan.run().map(Some),
            None => Ok(None),
        });
        match done {
            Ok(Some(results)) => {
                self.fused.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                Ok(Some(results))
            }
            Err(e) if matches!(e.kind(), ErrorKind::Interrupted) => Err(e),
            _ => Ok(None),
        }
    }

    /// The shape of the largest operand, where all of them are plain and it is worth the trouble.
    fn common_shape(&self, inputs: &[Arg<'_>], grad: bool) -> Option<Sizes> {
        let mut largest: Option<&Tensor> = None;
        let (mut plain, mut differentiable) = (call::is_usual_but_for_inference(), false);
        for arg in inputs {
            arg.each_tensor(|t| {
                plain &= [call::PLAIN, call::DENSE].contains(&t.keys());
                differentiable |= t.requires_grad();
                let size = |t: &Tensor| (t.numel(), t.ndim());
                if largest.is_none_or(|l| size(t) > size(l)) {
                    largest = Some(t);
                }
            });
        }
        let largest = largest?;
        let recorded =
            differentiable && !inference_mode() && self.steps.iter().any(|s| s.grad.unwrap_or(grad));
        let large = largest.numel() > 1 && largest.numel() as usize >= threshold();
        let direct = || self.steps.iter().all(|s| s.op.is_direct());
        (plain && large && !recorded && direct()).then(|| Sizes::from_slice(largest.sizes()))
    }
}

/// Sizes without the ones in front, which broadcasting puts there anyway.
fn stripped(sizes: &[i64]) -> &[i64] {
    let ones = sizes.iter().take_while(|s| **s == 1).count();
    &sizes[ones..]
}

impl<'a> Plan<'a> {
    /// None when an operand or a result is not of the kind that runs in blocks.
    fn new(group: &'a Group, inputs: &'a [Arg<'a>], shape: Sizes) -> Result<Option<Plan<'a>>> {
        let mut plan = Plan {
            group,
            inputs,
            input_parts: SmallVec::new(),
            step_parts: SmallVec::new(),
            results: SmallVec::new(),
            shape,
            row: None,
            window: 0,
        };
        for arg in inputs {
            let part = match arg {
                Arg::Tensor(t) => plan.part(t)?,
                _ => Some(Part::Number),
            };
            let Some(part) = part else { return Ok(None) };
            plan.input_parts.push(part);
        }
        // Large intermediate values as they would be, without memory.
        let mut shapes: SmallVec<[Option<Tensor>; 8]> = SmallVec::new();
        for k in 0..group.steps.len() {
            let Some(part) = plan.step(k, &mut shapes)? else { return Ok(None) };
            plan.step_parts.push(part);
        }
        let numel = plan.numel();
        plan.window = match plan.row {
            Some(row) if row > 4 * WINDOW => return Ok(None),
            Some(row) => (WINDOW / row).max(1) * row,
            None => WINDOW,
        }
        .min(numel);
        for (_, k) in &group.kept {
            if let (None, Part::Large(dtype)) = (&plan.results[*k], &plan.step_parts[*k]) {
                plan.results[*k] = Some(Tensor::empty(&plan.shape, *dtype, Device::CPU)?);
            }
        }
        Ok(Some(plan))
    }
    fn numel(&self) -> usize {
        self.shape.iter().product::<i64>() as usize
    }

    fn part(&mut self, t: &Tensor) -> Result<Option<Part>> {
        if t.numel() == 1 && t.ndim() <= self.shape.len() {
            let fixed = if t.ndim() == 0 { t.clone() } else { flat(t)? };
            return Ok(Some(Part::Fixed(fixed)));
        }
        let (all, own) = (stripped(&self.shape), stripped(t.sizes()));
        if !t.is_contiguous() || t.ndim() > self.shape.len() || !all.ends_with(own) {
            return Ok(None);
        }
        if all.len() == own.len() {
            return Ok(Some(Part::Large(t.dtype())));
        }
        let length = t.numel() as usize;
        if *self.row.get_or_insert(length) != length {
            return Ok(None);
        }
        flat(t).map(|t| Some(Part::Fixed(t)))
    }

    /// Plans a step: runs it when it has no large operand.
    fn step(&mut self, k: usize, shapes: &mut SmallVec<[Option<Tensor>; 8]>) -> Result<Option<Part>> {
        let step = &self.group.steps[k];
        let is_large = |s: &Source| {
            let part = match s {
                Source::Input(i) => &self.input_parts[*i],
                Source::Step(s) => &self.step_parts[*s],
            };
            matches!(part, Part::Large(_))
        };
        let large = step.operands.iter().any(is_large);
        let args: SmallVec<[Arg<'_>; 6]> = step
            .operands
            .iter()
            .map(|s| match s {
                Source::Input(i) => self.inputs[*i],
                Source::Step(s) => {
                    self.results[*s].as_ref().or(shapes[*s].as_ref()).map_or(Arg::None, Arg::Tensor)
                }
            })
            .collect();
        if !large {
            let result = Tensor::from_outputs(call::call(step.op, &args)?)?;
            drop(args);
            let part = self.part(&result)?.filter(|p| matches!(p, Part::Fixed(_)));
            self.results.push(Some(result));
            shapes.push(None);
            return Ok(part);
        }
        let mut given = None;
        stage::with_kernel(step.op, &args, &mut |specs, _| {
            if let [only] = specs
                && only.sizes == self.shape
                && only.strides.is_none()
            {
                given = Some(only.dtype);
            }
            Ok(())
        })?;
        drop(args);
        let Some(dtype) = given else { return Ok(None) };
        self.results.push(None);
        shapes.push(Some(Tensor::empty(&self.shape, dtype, Device::META)?));
        Ok(Some(Part::Large(dtype)))
    }

    /// Computes all blocks: the first on this thread, which says how long all of them would take.
    fn run(self) -> Result<Vec<Tensor>> {
        // The last window takes what is left over: its length differs from a multiple of a vector's where the whole
        // tensor's does.
        let windows = (self.numel() / self.window).max(1);
        let rest = self.numel() - (windows - 1) * self.window;
        let even = if rest == self.window { windows } else { windows - 1 };
        let trial = Trial { windows, nanoseconds: Cell::new(0), ran: Cell::new(0) };
        alone(|| self.blocks(0..even, self.window, Some(&trial)))?;
        let (ran, left) = (trial.ran.get(), windows - trial.ran.get());
        let cost = trial.nanoseconds.get().saturating_mul(left);
        // Ranges that are worth the windows made for them, yet enough of them for all threads.
        let least = (SERIAL_BELOW / 2 / trial.nanoseconds.get().max(1)).clamp(1, RANGE.0);
        let range =
            if cost < SERIAL_BELOW { left } else { (left / (4 * num_threads())).clamp(least, RANGE.1) };
        let failed: Mutex<Option<Error>> = Mutex::new(None);
        for_each_chunk(left, range, cost, |range| {
            let (start, end) = (range.start + ran, range.end + ran);
            let result = alone(|| {
                self.blocks(start..end.min(even), self.window, None)?;
                self.blocks(start.max(even)..end, rest, None)
            });
            if let Err(e) = result {
                *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(e);
            }
        })?;
        if let Some(e) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(e);
        }
        let kept = self.group.kept.iter().map(|(_, k)| self.results[*k].clone());
        kept.collect::<Option<Vec<_>>>().ok_or_else(|| Error::runtime("a group without its result"))
    }

    /// Runs all steps on `blocks`, of `length` elements each.
    fn blocks(&self, blocks: Range<usize>, length: usize, trial: Option<&Trial>) -> Result<()> {
        if blocks.is_empty() {
            return Ok(());
        }
        Lane::new(self, length)?.stack(0, &mut || Ok(()), blocks, trial)
    }
}

/// The first blocks: after one it is known whether threads shall help with the others.
struct Trial {
    windows: usize,
    /// What a block takes.
    nanoseconds: Cell<usize>,
    ran: Cell<usize>,
}
impl Trial {
    /// A block has run since `start`; whether to go on.
    fn goes_on(&self, start: Option<Instant>) -> bool {
        self.ran.set(self.ran.get() + 1);
        if let Some(start) = start {
            self.nanoseconds.set(start.elapsed().as_nanos() as usize);
        }
        self.nanoseconds.get().saturating_mul(self.windows) < SERIAL_BELOW
    }
}

/// Contiguous elements in one dimension.
fn flat(t: &Tensor) -> Result<Tensor> {
    t.with_layout(Layout::contiguous(&[t.numel()])?.shifted(t.layout().offset()))
}

/// What one thread needs for blocks of one length.
struct Lane<'a> {
    plan: &'a Plan<'a>,
    /// Windows on the large operands.
    inputs: SmallVec<[Option<Sliding>; 8]>,
    /// Windows on results that are kept.
    kept: SmallVec<[Option<Sliding>; 8]>,
    /// Blocks of values that stay inside.
    inside: SmallVec<[Option<Tensor>; 8]>,
    shape: Sizes,
}

impl<'a> Lane<'a> {
    fn new(plan: &'a Plan<'a>, length: usize) -> Result<Lane<'a>> {
        let shape: Sizes = match plan.row {
            Some(row) => Sizes::from_slice(&[(length / row) as i64, row as i64]),
            None => Sizes::from_slice(&[length as i64]),
        };
        let mut inputs = SmallVec::new();
        for (arg, part) in plan.inputs.iter().zip(&plan.input_parts) {
            inputs.push(match (arg, part) {
                (Arg::Tensor(t), Part::Large(_)) => Some(Sliding::over(t, &shape)?),
                _ => None,
            });
        }
        let widest = plan.step_parts.iter().map(|p| match p {
            Part::Large(dtype) => dtype.size(),
            _ => 1,
        });
        // Every part begins at a line of the cache.
        let bytes = (length * widest.max().unwrap_or(1)).next_multiple_of(64);
        let scratch = Tensor::empty(&[(bytes * plan.group.slots) as i64], DType::UInt8, Device::CPU)?;
        let (mut kept, mut inside) = (SmallVec::new(), SmallVec::new());
        for (k, step) in plan.group.steps.iter().enumerate() {
            let (mut sliding, mut block) = (None, None);
            if let Part::Large(dtype) = plan.step_parts[k] {
                match (&plan.results[k], step.slot) {
                    (Some(result), _) => sliding = Some(Sliding::over(result, &shape)?),
                    (None, slot) => {
                        let offset = slot.unwrap_or_default() * bytes / dtype.size();
                        let layout = Layout::contiguous(&shape)?.shifted(offset as i64);
                        block = Some(Tensor::over(scratch.storage().clone(), layout, dtype)?);
                    }
                }
            }
            kept.push(sliding);
            inside.push(block);
        }
        Ok(Lane { plan, inputs, kept, inside, shape })
    }

    /// The tensor in which a step's block is.
    fn block(&self, k: usize) -> Option<&Tensor> {
        self.inside[k].as_ref().or(self.kept[k].as_ref().map(Sliding::head))
    }
    fn args(&self, step: &Step) -> SmallVec<[Arg<'_>; 6]> {
        let plan = self.plan;
        let one = |s: &Source| match *s {
            Source::Input(i) => match (&plan.input_parts[i], &self.inputs[i]) {
                (Part::Fixed(t), _) => Arg::Tensor(t),
                (_, Some(window)) => Arg::Tensor(window.head()),
                _ => plan.inputs[i],
            },
            Source::Step(k) => match &plan.step_parts[k] {
                Part::Fixed(t) => Arg::Tensor(t),
                _ => self.block(k).map_or(Arg::None, Arg::Tensor),
            },
        };
        step.operands.iter().map(one).collect()
    }

    /// Asks for the kernels from step `k` on; `before` runs those of the steps before it. With all of them at hand the
    /// blocks run.
    fn stack(
        &self,
        k: usize,
        before: &mut dyn FnMut() -> Result<()>,
        blocks: Range<usize>,
        trial: Option<&Trial>,
    ) -> Result<()> {
        let Some(step) = self.plan.group.steps.get(k) else { return self.each(before, blocks, trial) };
        let Some(target) = self.block(k) else { return self.stack(k + 1, before, blocks, trial) };
        stage::with_kernel(step.op, &self.args(step), &mut |specs, kernel| {
            let [spec] = specs else { return Err(not_planned()) };
            if spec.sizes != self.shape || spec.dtype != target.dtype() || spec.strides.is_some() {
                return Err(not_planned());
            }
            let out = [target.clone()];
            let mut both = || {
                before()?;
                kernel(&out)
            };
            self.stack(k + 1, &mut both, blocks.clone(), trial)
        })
    }

    /// Puts the windows on each block and runs the kernels.
    fn each(
        &self,
        kernels: &mut dyn FnMut() -> Result<()>,
        blocks: Range<usize>,
        trial: Option<&Trial>,
    ) -> Result<()> {
        for (i, block) in blocks.enumerate() {
            let start = (i == 0 && trial.is_some()).then(Instant::now);
            let at = block * self.plan.window;
            self.inputs.iter().chain(&self.kept).flatten().for_each(|w| w.move_to(at));
            kernels()?;
            if trial.is_some_and(|t| !t.goes_on(start)) {
                break;
            }
        }
        Ok(())
    }
}

#[cold]
fn not_planned() -> Error {
    Error::runtime("a block's result is not as planned")
}
